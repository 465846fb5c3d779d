//! Messages: diagnostics and remarks as text with or without colours, as JSON with an object per line, or as SARIF 2.1.0.

use serde::Serialize;
use serde_json::{Value, json};
use std::io::{IsTerminal, Write};
use warpc::version;
use warpc::{Diag, Severity};
use warpc_phase::remarks::RemarkRow;

/// Options of messages.
#[derive(clap::Args, Default)]
#[command(next_help_heading = "Messages")]
pub struct MessageArgs {
    /// Form of errors, warnings and remarks on standard error: text, JSON with an object per line, or a SARIF 2.1.0 document
    #[arg(long, value_name = "FORM", value_enum, default_value = "text")]
    message_format: Format,
    /// Colours of messages; `auto` means on a terminal, unless NO_COLOR or CLICOLOR_FORCE says otherwise
    #[arg(long, value_name = "WHEN", value_enum, num_args = 0..=1, require_equals = true, default_value = "auto",
        default_missing_value = "always")]
    color: When,
}

/// A form of messages.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Format {
    /// For people
    #[default]
    Text,
    /// An object per line
    Json,
    /// A document of the Static Analysis Results Interchange Format
    Sarif,
}

/// When there are colours.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Default, Debug)]
enum When {
    /// On a terminal
    #[default]
    Auto,
    /// Always
    #[value(aliases = ["1", "true"])]
    Always,
    /// Never
    #[value(aliases = ["0", "false"])]
    Never,
}

/// How messages are written.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// The form.
    pub format: Format,
    colours: bool,
}

/// Whether there are colours where nobody insists, from variables and whether the output is a terminal.
fn wants_colours(variable: impl Fn(&str) -> Option<String>, is_terminal: bool) -> bool {
    let set = |name: &str| variable(name).filter(|value| !value.is_empty());
    if set("NO_COLOR").is_some() {
        return false;
    }
    if set("CLICOLOR_FORCE").is_some_and(|value| value != "0") {
        return true;
    }
    is_terminal && set("CLICOLOR").is_none_or(|value| value != "0") && set("TERM").is_none_or(|value| value != "dumb")
}

impl MessageArgs {
    /// How messages are to be written.
    pub fn style(&self) -> Style {
        let variable = |name: &str| std::env::var_os(name).map(|value| value.to_string_lossy().into_owned());
        let colours = match self.color {
            When::Always => true,
            When::Never => false,
            When::Auto => wants_colours(variable, std::io::stderr().is_terminal()),
        };
        Style { format: self.message_format, colours }
    }
}

/// A message for machines. What is not known is absent.
#[derive(Serialize)]
struct Record<'a> {
    /// `error`, `warning`, `note` or `remark`.
    severity: &'a str,
    message: &'a str,
    /// File of the place, or of the message where no place is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    /// From 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<usize>,
    /// In bytes from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<usize>,
    /// First byte of the place in the file, from 0.
    #[serde(skip_serializing_if = "Option::is_none")]
    byte: Option<u32>,
    /// First byte after the place.
    #[serde(skip_serializing_if = "Option::is_none")]
    byte_end: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<&'a str>,
    /// Whether the compiler is wrong, not the input.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    internal: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    remark: Option<RemarkPart<'a>>,
}

/// What a remark has besides.
#[derive(Serialize)]
struct RemarkPart<'a> {
    /// `passed`, `missed`, `analysis` or `failure`.
    kind: &'a str,
    pass: &'a str,
    name: &'a str,
    function: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    hotness: Option<u64>,
}

/// An object on a line of its own.
fn line(object: &impl Serialize) -> String {
    let mut text =
        serde_json::to_string(object).unwrap_or_else(|e| format!("{{\"severity\":\"error\",\"message\":\"{e}\"}}"));
    text.push('\n');
    text
}

impl Style {
    /// Diagnostics of the input `name`, whose bytes are `source`.
    pub fn diags(&self, name: &str, source: &[u8], diags: &[Diag]) -> String {
        let one = |diag: &Diag| match self.format {
            Format::Text if self.colours => diag.render_coloured(name, source),
            Format::Text => diag.render(name, source),
            Format::Json => line(&record(name, source, diag)),
            Format::Sarif => line(&result(name, source, diag)),
        };
        diags.iter().map(one).collect()
    }
    /// A message of `severity` about the file `name` as a whole.
    pub fn about(&self, name: &str, severity: Severity, message: impl Into<String>) -> String {
        self.diags(name, b"", &[Diag { severity, message: message.into(), span: None, hint: None }])
    }
    /// A remark.
    pub fn remark(&self, row: &RemarkRow) -> String {
        match self.format {
            Format::Text => row.text(),
            Format::Json => line(&remark_record(row)),
            Format::Sarif => line(&remark_result(row)),
        }
    }
    /// What is written of all messages of a run, as the functions above gave them, in order: the text itself, or the
    /// document around the results.
    pub fn whole(&self, messages: String) -> String {
        if self.format != Format::Sarif {
            return messages;
        }
        let driver = json!({
            "name": "warpc",
            "version": version::VERSION,
            "informationUri": env!("CARGO_PKG_REPOSITORY"),
        });
        let head = json!({
            "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
            "version": "2.1.0",
        });
        let run = json!({ "tool": { "driver": driver }, "columnKind": "unicodeCodePoints" });
        // The results are text already; they are put in before the brace that ends each object.
        let (head, run) = (head.to_string(), run.to_string());
        let open = |object: &str| object.strip_suffix('}').unwrap_or_default().to_string();
        let results = messages.trim_end().replace('\n', ",\n");
        format!("{},\"runs\":[{},\"results\":[\n{results}\n]}}]}}\n", open(&head), open(&run))
    }
    /// Whether messages are for people.
    pub fn is_text(&self) -> bool {
        self.format == Format::Text
    }
    /// Whether messages are shown as they come; else all together at the end.
    pub fn streams(&self) -> bool {
        self.format != Format::Sarif
    }
    /// Writes all messages of a run to standard error.
    pub fn show(&self, messages: String) {
        let text = self.whole(messages);
        let _ = std::io::stderr().write_all(text.as_bytes());
    }
}

fn record<'a>(name: &'a str, source: &[u8], diag: &'a Diag) -> Record<'a> {
    let place = diag.place(source);
    Record {
        severity: diag.severity.level(),
        message: &diag.message,
        file: Some(name),
        line: place.map(|place| place.0),
        column: place.map(|place| place.1),
        byte: diag.span.map(|span| span.0),
        byte_end: diag.span.map(|span| span.1),
        hint: diag.hint.as_deref(),
        internal: diag.severity == Severity::Bug,
        remark: None,
    }
}

fn remark_record(row: &RemarkRow) -> Record<'_> {
    let place = row.place.as_ref();
    Record {
        severity: if row.is_warning() { "warning" } else { "remark" },
        message: row.message(),
        file: place.map(|place| &*place.0),
        line: place.map(|place| place.1 as usize),
        column: place.map(|place| place.2 as usize),
        byte: None,
        byte_end: None,
        hint: None,
        internal: false,
        remark: Some(RemarkPart {
            kind: row.kind_word(),
            pass: row.remark.pass,
            name: row.remark.name,
            function: &row.function,
            hotness: row.hotness,
        }),
    }
}

/// A path as a reference of SARIF: what a URI cannot hold is written as `%XX`.
fn uri(path: &str) -> String {
    let mut out = String::new();
    for byte in path.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' => out.push(byte.into()),
            _ => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

/// A result of SARIF.
fn result(name: &str, source: &[u8], diag: &Diag) -> Value {
    let text = match &diag.hint {
        Some(hint) => format!("{} (hint: {hint})", diag.message),
        None => diag.message.clone(),
    };
    let mut location = json!({ "artifactLocation": { "uri": uri(name) } });
    if let (Some((row, column)), Some((start, end))) = (diag.place(source), diag.span) {
        let at = (start as usize).min(source.len());
        let before = String::from_utf8_lossy(&source[at + 1 - column..at]).chars().count();
        location["region"] = json!({
            "startLine": row,
            "startColumn": before + 1,
            "byteOffset": start,
            "byteLength": end.saturating_sub(start),
        });
    }
    json!({ "level": diag.severity.level(), "message": { "text": text }, "locations": [{ "physicalLocation": location }] })
}

fn remark_result(row: &RemarkRow) -> Value {
    let rule = format!("{}/{}", row.remark.pass, row.remark.name);
    let mut result = json!({
        "ruleId": rule,
        "level": if row.is_warning() { "warning" } else { "note" },
        "message": { "text": row.message() },
        "properties": { "kind": row.kind_word(), "function": row.function },
    });
    if let Some(count) = row.hotness {
        result["properties"]["hotness"] = json!(count);
    }
    if let Some((file, line, column)) = &row.place {
        let mut location = json!({ "artifactLocation": { "uri": uri(file) } });
        // Line 0 is code that no line of the source made; regions count from 1.
        if *line > 0 {
            location["region"] = json!({ "startLine": line });
        }
        if *line > 0 && *column > 0 {
            location["region"]["startColumn"] = json!(column);
        }
        result["locations"] = json!([{ "physicalLocation": location }]);
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    const STYLES: [Format; 3] = [Format::Text, Format::Json, Format::Sarif];

    fn style(format: Format) -> Style {
        Style { format, colours: false }
    }

    #[test]
    fn variables_decide_where_nobody_insists() {
        let with = |pairs: &[(&str, &str)], is_terminal| {
            let find = |name: &str| pairs.iter().find(|pair| pair.0 == name).map(|pair| pair.1.to_string());
            wants_colours(find, is_terminal)
        };
        assert_eq!((with(&[], true), with(&[], false)), (true, false));
        assert!(!with(&[("NO_COLOR", "1"), ("CLICOLOR_FORCE", "1")], true));
        assert!(with(&[("NO_COLOR", ""), ("CLICOLOR_FORCE", "1")], false));
        assert!(!with(&[("CLICOLOR_FORCE", "0")], false));
        assert!(
            !with(&[("CLICOLOR", "0")], true) && !with(&[("TERM", "dumb")], true) && with(&[("TERM", "xterm")], true)
        );
    }

    #[test]
    fn every_form_has_place_and_hint() {
        let source = "é\n ä int x\n".as_bytes();
        let at = source.iter().position(|&byte| byte == b'i').expect("a place") as u32;
        let diags = [Diag::error("unknown type", (at, at + 3)).with_hint("integers are `i32`"), Diag::bug("oops")];
        let [text, json, sarif] = STYLES.map(|format| style(format).diags("a b.ll", source, &diags));
        assert!(
            text.starts_with("a b.ll:2:5: error: unknown type\n") && text.ends_with("a b.ll: internal error: oops\n"),
            "{text}"
        );
        assert_eq!(
            json,
            "{\"severity\":\"error\",\"message\":\"unknown type\",\"file\":\"a b.ll\",\"line\":2,\"column\":5,\"byte\":7,\
             \"byte_end\":10,\"hint\":\"integers are `i32`\"}\n\
             {\"severity\":\"error\",\"message\":\"oops\",\"file\":\"a b.ll\",\"internal\":true}\n"
        );
        let whole = style(Format::Sarif).whole(sarif);
        let document: Value = serde_json::from_str(&whole).expect("a document");
        assert_eq!(document["version"], "2.1.0");
        let results = document["runs"][0]["results"].as_array().expect("results");
        assert_eq!(results.len(), 2);
        let place = &results[0]["locations"][0]["physicalLocation"];
        assert_eq!(place["artifactLocation"]["uri"], "a%20b.ll");
        assert_eq!(place["region"], json!({ "startLine": 2, "startColumn": 4, "byteOffset": 7, "byteLength": 3 }));
        assert_eq!(results[0]["message"]["text"], "unknown type (hint: integers are `i32`)");
    }

    /// Objects of SARIF 2.1.0 (OASIS, section 3 and its JSON schema): those that are written here, the properties that they must
    /// have, and those that they may have with the objects in them. Others are not allowed by the schema.
    #[rustfmt::skip]
    const OBJECTS: &[(&str, &[&str], &[(&str, &str)])] = &[
        ("sarifLog",         &["version", "runs"], &[("$schema", ""), ("version", ""), ("runs", "run")]),
        ("run",              &["tool"],            &[("tool", "tool"), ("results", "result"), ("columnKind", "")]),
        ("tool",             &["driver"],          &[("driver", "toolComponent")]),
        ("toolComponent",    &["name"],            &[("name", ""), ("version", ""), ("informationUri", ""), ("rules", "reportingDescriptor")]),
        ("reportingDescriptor", &["id"],           &[("id", ""), ("shortDescription", "message")]),
        ("result",           &["message"],         &[("message", "message"), ("ruleId", ""), ("level", ""), ("locations", "location"), ("properties", "")]),
        ("message",          &["text"],            &[("text", "")]),
        ("location",         &[],                  &[("physicalLocation", "physicalLocation")]),
        ("physicalLocation", &["artifactLocation"], &[("artifactLocation", "artifactLocation"), ("region", "region")]),
        ("artifactLocation", &["uri"],             &[("uri", "")]),
        ("region",           &[],                  &[("startLine", ""), ("startColumn", ""), ("byteOffset", ""), ("byteLength", "")]),
    ];

    /// Checks an object, or every one of a list, against its row.
    fn check_object(kind: &str, value: &Value) {
        if let Some(list) = value.as_array() {
            return list.iter().for_each(|element| check_object(kind, element));
        }
        let (_, required, allowed) = OBJECTS.iter().find(|row| row.0 == kind).expect("a row");
        let object = value.as_object().unwrap_or_else(|| panic!("{kind} is no object: {value}"));
        for name in *required {
            assert!(object.contains_key(*name), "{kind} has no {name}: {value}");
        }
        for (name, inner) in object {
            let row = allowed.iter().find(|row| row.0 == name).unwrap_or_else(|| panic!("{kind} has {name}"));
            match (row.1, &**name) {
                ("", "level") => assert!(["none", "note", "warning", "error"].iter().any(|level| inner == level)),
                ("", "startLine" | "startColumn") => assert!(inner.as_u64().is_some_and(|number| number > 0)),
                ("", "byteOffset" | "byteLength") => assert!(inner.as_u64().is_some()),
                ("", "properties") => assert!(inner.is_object()),
                ("", _) => assert!(inner.is_string(), "{name}: {inner}"),
                (kind, _) => check_object(kind, inner),
            }
        }
    }

    #[test]
    fn documents_have_what_the_schema_requires() {
        let source = b"define void @f() {\n";
        let mut diags = vec![Diag::error("no place", (0, 0)).with_hint("none"), Diag::bug("oops")];
        diags[0].span = None;
        diags.push(Diag::error("a place", (7, 11)));
        for severity in [Severity::Warning, Severity::Note] {
            diags.push(Diag { severity, ..Diag::error("another", (18, 19)) });
        }
        let sarif = style(Format::Sarif);
        let mut results = sarif.diags("a b%.ll", source, &diags);
        for place in [None, Some(("k.cu".to_string(), 0, 0)), Some(("k.cu".to_string(), 3, 0))] {
            results.push_str(&sarif.remark(&remark(place)));
        }
        results.push_str(&sarif.about("warpc", Severity::Note, "said of no input"));
        let document: Value = serde_json::from_str(&sarif.whole(results)).expect("a document");
        check_object("sarifLog", &document);
        assert_eq!(document["runs"][0]["results"].as_array().map(Vec::len), Some(9));
    }

    fn remark(place: Option<(String, u32, u32)>) -> RemarkRow {
        use warpc_ir::ids::Inst;
        use warpc_phase::{Remark, RemarkKind};
        let message = "moved".into();
        RemarkRow {
            remark: Remark { kind: RemarkKind::Passed, pass: "licm", name: "Hoisted", message, at: Inst::NONE },
            function: "k".into(),
            place,
            hotness: None,
            arg_places: Vec::new(),
        }
    }

    #[test]
    fn a_document_without_results_is_whole() {
        let document: Value = serde_json::from_str(&style(Format::Sarif).whole(String::new())).expect("a document");
        assert_eq!(document["runs"][0]["results"], json!([]));
        assert_eq!(document["runs"][0]["tool"]["driver"]["name"], "warpc");
        assert_eq!(style(Format::Json).whole("x\n".into()), "x\n");
    }
}
