//! Optimisation remarks: where they are about, and their text and YAML in LLVM's form.

use crate::pass::{Remark, RemarkArg, RemarkKind, RemarkText};
use crate::stage::FunctionLog;
use std::collections::HashMap;
use std::fmt::Write as _;
use warpc_analysis::Loops;
use warpc_analysis::branch_prob::BranchProbs;
use warpc_analysis::freq::BlockFreqs;
use warpc_ir::Func;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::module::Module;
use warpc_ir::{TypeKind, Value, ValueKind};

/// A file, a line and a column; 0 is unknown.
pub type Place = (String, u32, u32);

/// A remark with the names of its function and place.
#[derive(Clone, PartialEq, Debug)]
pub struct RemarkRow {
    /// The remark.
    pub remark: Remark,
    /// Function.
    pub function: String,
    /// File, line and column, where the instruction has a debug location, or of the function where there is no instruction.
    pub place: Option<Place>,
    /// How often the code that it is about runs, where a profile says it and somebody wants to know.
    pub hotness: Option<u64>,
    /// Places of what arguments name, by argument; may end early.
    pub arg_places: Vec<Option<Place>>,
}

/// Looks up the names of a remark about function `global` at debug location `loc`, or where its text says.
pub fn locate(module: &Module, global: Global, remark: Remark, loc: Md) -> RemarkRow {
    let loc = remark.message.loc().unwrap_or(loc);
    let name = if global.is_none() { &[][..] } else { module.ctx().name(global) };
    // A mark in front keeps targets from changing the name.
    let function = String::from_utf8_lossy(name.strip_prefix(b"\x01").unwrap_or(name)).into_owned();
    // The line of a function is that of its body, as LLVM tells it.
    let of_function = |global: Global| {
        let subprogram = subprogram(module, global)?;
        place(module, subprogram).map(|(file, _, _)| (file, int_field(module, subprogram, "scopeLine"), 0))
    };
    let of_arg = |arg: RemarkArg<'_>| match arg.loc.is_some() {
        true => place(module, arg.loc),
        false => of_function(arg.function),
    };
    let mut arg_places: Vec<Option<Place>> = remark.message.args().map(of_arg).collect();
    arg_places.truncate(arg_places.iter().rposition(Option::is_some).map_or(0, |last| last + 1));
    let place = match remark.at.is_none() && loc.is_none() {
        true => of_function(global),
        false => place(module, loc),
    };
    RemarkRow { remark, function, place, hotness: None, arg_places }
}

/// How often the blocks of a function run, by the number of its calls in a profile.
pub(crate) struct Hotness {
    calls: u64,
    freqs: BlockFreqs,
}

impl Hotness {
    /// That of `func`, if its metadata says how often it was called. Linear.
    pub(crate) fn of(func: &Func<'_>) -> Option<Hotness> {
        let ctx = func.ctx();
        let (strings, metadata) = (&ctx.tables.strings, &ctx.tables.metadata);
        let (kind, key) = (strings.find(b"prof")?, strings.find(b"function_entry_count")?);
        let node = ctx.extra(func.global())?.attachments.iter().find(|attached| attached.0 == kind)?.1;
        let (&name, &count) = (metadata.ops(node).first()?, metadata.ops(node).get(1)?);
        if name.is_none() || count.is_none() || metadata.str_of(name) != Some(key) {
            return None;
        }
        let MdNode::Value(_, value) = metadata.get(count) else { return None };
        let calls = ctx.tables.consts.as_int(*value)?;
        let cfg = Cfg::new(func);
        let (dom, post) = (DomTree::new(&cfg), DomTree::post(&cfg));
        let loops = Loops::new(&cfg, &dom);
        let probs = BranchProbs::new(func, &cfg, [&dom, &post], &loops);
        Some(Hotness { calls, freqs: BlockFreqs::new(func, &cfg, &probs, &loops) })
    }
    /// Runs of `block`.
    pub(crate) fn count(&self, block: Block) -> u64 {
        (self.calls as f64 * self.freqs.of(block)).round() as u64
    }
}

/// The `DISubprogram` of function `global`.
fn subprogram(module: &Module, global: Global) -> Option<Md> {
    let ctx = module.ctx();
    if global.index() >= ctx.globals.parts.len() {
        return None;
    }
    let kind = ctx.tables.strings.find(b"dbg")?;
    ctx.extra(global)?.attachments.iter().find(|attached| attached.0 == kind).map(|attached| attached.1)
}

/// A remark, for those who want sizes, when a pass changed the number of instructions.
pub(crate) fn size_change(pass: &str, function: &str, before: usize, after: usize, log: &mut FunctionLog) {
    if before == after {
        return;
    }
    let delta = after as i64 - before as i64;
    let message = RemarkText::default()
        .arg("Pass", pass)
        .text(": Function: ")
        .arg("Function", function)
        .text(": IR instruction count changed from ")
        .arg("IRInstrsBefore", before)
        .text(" to ")
        .arg("IRInstrsAfter", after)
        .text("; Delta: ")
        .arg("DeltaInstrCount", delta);
    let name = "FunctionIRSizeChange";
    log.remarks.push((Remark { kind: RemarkKind::Analysis, pass: SIZE_INFO, name, message, at: Inst::NONE }, Md::NONE));
}

/// The name under which changes of size are reported; no pass is called so.
pub const SIZE_INFO: &str = "size-info";

/// The number that field `name` of `node` holds; 0 without one.
fn int_field(module: &Module, node: Md, name: &str) -> u32 {
    let tables = module.tables();
    match tables.strings.find(name.as_bytes()).and_then(|key| tables.metadata.field(node, key)) {
        Some(&MdField::Int(value)) => u32::try_from(value).unwrap_or(0),
        _ => 0,
    }
}

/// `value` as remarks name it: an instruction by its opcode, with the name of an intrinsic that it calls; an argument and a function by
/// their name, if they have one; a constant as it is written. Linear in the function for constants that are no numbers.
pub fn value_text(func: &Func<'_>, value: Value) -> String {
    match value.kind() {
        ValueKind::Inst(inst) => {
            let op = func.op(inst).text();
            match func.intrinsic_callee(inst) {
                Some(_) => format!("{op} {}", operand_text(func, func.callee(inst)).trim_start_matches('@')),
                None => op.to_string(),
            }
        }
        ValueKind::Global(global) => String::from_utf8_lossy(func.ctx().name(global)).into_owned(),
        ValueKind::Arg(_) | ValueKind::Block(_) => {
            let name = func.side().names.as_ref().map_or(&b""[..], |names| names.get(value));
            String::from_utf8_lossy(name).into_owned()
        }
        _ => operand_text(func, value),
    }
}

/// Type `ty` as it is written; an identified structure with its fields, as LLVM's remarks have it.
pub fn type_text(func: &Func<'_>, ty: Type) -> String {
    let text = |ty: Type| warpc_text::type_text(func.types(), &func.ctx().tables.strings, ty);
    let TypeKind::Named(row) = func.types().kind(ty) else { return text(ty) };
    let body = match &func.types().named(*row).body {
        None => "opaque".to_string(),
        Some((fields, packed)) => {
            let fields: Vec<String> = fields.iter().map(|&field| text(field)).collect();
            let inner = if fields.is_empty() { String::new() } else { format!(" {} ", fields.join(", ")) };
            if *packed { format!("<{{{inner}}}>") } else { format!("{{{inner}}}") }
        }
    };
    format!("{} = type {body}", text(ty))
}

fn operand_text(func: &Func<'_>, value: Value) -> String {
    let consts = func.consts();
    match consts.as_int(value) {
        Some(number) if func.types().int_bits(func.type_of(value)) != Some(1) => number.to_string(),
        _ => {
            let mut text = String::new();
            warpc_text::print::FunctionText::new(func).operand(func, value, &mut text);
            text
        }
    }
}

/// What has been told. A pass that runs again on a function finds again what it could not do, so only those of its remarks about what
/// was not done, and of its facts, are news that the same run has not made as often before.
#[derive(Default)]
pub(crate) struct Told {
    rows: HashMap<String, Count>,
    run: u32,
}

/// How often a remark was made.
#[derive(Default)]
struct Count {
    /// In the run in which it was made most often.
    most: u32,
    /// In run `run`.
    now: u32,
    run: u32,
}

impl Told {
    /// What follows is of another run of a pass on a function.
    pub(crate) fn next_run(&mut self) {
        self.run += 1;
    }
    /// Whether `row` is to be told, which counts it.
    pub(crate) fn is_news(&mut self, row: &RemarkRow) -> bool {
        // A change of size happened each time.
        let happened = matches!(row.remark.kind, RemarkKind::Passed | RemarkKind::Failure | RemarkKind::Error);
        if happened || row.remark.pass == SIZE_INFO {
            return true;
        }
        let count = self.rows.entry(row.yaml()).or_default();
        if count.run != self.run {
            (count.now, count.run) = (0, self.run);
        }
        count.now += 1;
        let is_news = count.now > count.most;
        count.most = count.most.max(count.now);
        is_news
    }
}

/// File, line and column of a `DILocation`.
fn place(module: &Module, loc: Md) -> Option<Place> {
    let t = module.tables();
    let field = |node: Md, name: &str| t.strings.find(name.as_bytes()).and_then(|s| t.metadata.field(node, s));
    if !matches!(t.metadata.nodes().get(loc.index())?, MdNode::Special { .. }) {
        return None;
    }
    // Scopes nest: a lexical block without a file of its own takes that of its scope. The walk is bounded, for broken input.
    let mut scope = loc;
    for _ in 0..1000 {
        if let Some(MdField::Node(file)) = field(scope, "file")
            && let Some(MdField::Str(name)) = field(*file, "filename")
        {
            return Some((
                t.strings.text(*name).into_owned(),
                int_field(module, loc, "line"),
                int_field(module, loc, "column"),
            ));
        }
        match field(scope, "scope") {
            Some(MdField::Node(s)) if s.is_some() => scope = *s,
            _ => break,
        }
    }
    None
}

impl RemarkRow {
    /// The text.
    pub fn message(&self) -> &str {
        self.remark.message.as_str()
    }
    /// The kind as a word for machines: `passed`, `missed`, `analysis`, `failure` or `error`.
    pub fn kind_word(&self) -> &'static str {
        match self.remark.kind {
            RemarkKind::Passed => "passed",
            RemarkKind::Missed => "missed",
            RemarkKind::Analysis
            | RemarkKind::AnalysisFpCommute
            | RemarkKind::AnalysisAliasing
            | RemarkKind::Insisted => "analysis",
            RemarkKind::Failure => "failure",
            RemarkKind::Error => "error",
        }
    }
    /// Whether it is a warning.
    pub fn is_warning(&self) -> bool {
        self.remark.kind == RemarkKind::Failure
    }
    /// `remark: file:line:col: message`, as `-pass-remarks` prints it; a warning begins with `warning:`.
    pub fn text(&self) -> String {
        let what = if self.is_warning() { "warning" } else { "remark" };
        let hotness = self.hotness.map_or(String::new(), |count| format!(" (hotness: {count})"));
        match &self.place {
            Some((file, line, col)) => format!("{what}: {file}:{line}:{col}: {}{hotness}\n", self.message()),
            None => format!("{what}: <unknown>:0:0: {}{hotness}\n", self.message()),
        }
    }
    /// The remark as a YAML document of `--remarks-output`.
    pub fn yaml(&self) -> String {
        let kind = match self.remark.kind {
            RemarkKind::Passed => "Passed",
            RemarkKind::Missed => "Missed",
            RemarkKind::Analysis | RemarkKind::Insisted => "Analysis",
            RemarkKind::AnalysisFpCommute => "AnalysisFPCommute",
            RemarkKind::AnalysisAliasing => "AnalysisAliasing",
            RemarkKind::Failure | RemarkKind::Error => "Failure",
        };
        let mut s = String::new();
        let _ = writeln!(s, "--- !{kind}");
        // What the program asked about is said under no pass, so that no choice of passes hides it.
        let pass = if self.remark.kind == RemarkKind::Insisted { "" } else { self.remark.pass };
        let _ = writeln!(s, "Pass:            {}", scalar(pass));
        let _ = writeln!(s, "Name:            {}", scalar(self.remark.name));
        if let Some(at) = &self.place {
            let _ = writeln!(s, "{}", yaml_place(at, ""));
        }
        let _ = writeln!(s, "Function:        {}", scalar(&self.function));
        if let Some(count) = self.hotness {
            let _ = writeln!(s, "Hotness:         {count}");
        }
        s.push_str(if self.remark.message.args().next().is_some() { "Args:\n" } else { "Args:            []\n" });
        for (number, arg) in self.remark.message.args().enumerate() {
            let key = format!("{}:", scalar(arg.key));
            let _ = writeln!(s, "  - {key:<16} {}", scalar(arg.value));
            if let Some(Some(at)) = self.arg_places.get(number) {
                let _ = writeln!(s, "{}", yaml_place(at, "    "));
            }
        }
        s.push_str("...\n");
        s
    }
}

/// A place behind `indentation`, as LLVM breaks its lines: before an entry that would begin behind column 70.
fn yaml_place((file, line, column): &Place, indentation: &str) -> String {
    let mut text = format!("{indentation}DebugLoc:        ");
    let (start, mut line_start) = (text.len() + 2, 0);
    text.push_str("{ ");
    for (key, value) in [("File", scalar(file)), ("Line", line.to_string()), ("Column", column.to_string())] {
        if text.len() > start {
            text.push_str(", ");
        }
        if text.len() - line_start > 70 {
            text.push('\n');
            line_start = text.len();
            let _ = write!(text, "{:start$}", "");
        }
        let _ = write!(text, "{key}: {value}");
    }
    text.push_str(" }");
    text
}

/// Words that are no texts where they stand without quotes.
const NO_TEXTS: [&str; 10] = ["null", "true", "false", "yes", "no", "on", "off", "y", "n", "nan"];

/// A YAML scalar, plain where LLVM leaves it so. It quotes slashes and dollars though they would be safe, and some read the lines
/// without a reader of YAML.
fn scalar(text: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.' | ',' | '^' | ' ');
    let starts = text.starts_with(|c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.'));
    if starts
        && !text.ends_with(' ')
        && text.chars().all(plain)
        && !is_number(text)
        && !NO_TEXTS.iter().any(|word| text.eq_ignore_ascii_case(word))
    {
        text.to_string()
    } else {
        quoted(text)
    }
}

/// Whether readers of YAML take `text`, which begins with no sign, for a number.
fn is_number(text: &str) -> bool {
    let digits = text.replace('_', "");
    let based = |prefix: &str, base: u32| {
        digits.strip_prefix(prefix).is_some_and(|rest| rest.chars().all(|c| c.is_digit(base)))
    };
    digits.parse::<f64>().is_ok()
        || based("0x", 16)
        || based("0o", 8)
        || based("0b", 2)
        || matches!(&*digits.to_ascii_lowercase(), ".inf" | ".nan")
}

/// A quoted YAML scalar: single quotes, or double quotes where control characters need escapes.
fn quoted(text: &str) -> String {
    if !text.chars().any(char::is_control) {
        return format!("'{}'", text.replace('\'', "''"));
    }
    let mut s = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => {
                s.push('\\');
                s.push(c);
            }
            '\n' => s.push_str("\\n"),
            '\t' => s.push_str("\\t"),
            c if c.is_control() => {
                let _ = write!(s, "\\u{:04X}", c as u32);
            }
            c => s.push(c),
        }
    }
    s.push('"');
    s
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_places_are_broken_as_llvm_breaks_them() {
        let file = "clang/include/__clang_cuda_builtin_vars.h".to_string();
        let broken = "DebugLoc:        { File: 'clang/include/__clang_cuda_builtin_vars.h', Line: 67, \n                   Column: 27 }";
        assert_eq!(yaml_place(&(file, 67, 27), ""), broken);
        assert_eq!(
            yaml_place(&("a.cu".into(), 1, 2), "    "),
            "    DebugLoc:        { File: a.cu, Line: 1, Column: 2 }"
        );
    }

    #[test]
    fn facts_are_news_once_in_each_place() {
        let row = |kind, line| {
            let remark = Remark { kind, pass: "gvn", name: "X", message: "m".into(), at: Inst::NONE };
            RemarkRow {
                remark,
                function: "f".into(),
                place: Some(("a".into(), line, 1)),
                hotness: None,
                arg_places: Vec::new(),
            }
        };
        let mut told = Told::default();
        told.next_run();
        let mut say = |rows: &[(RemarkKind, u32)]| {
            told.next_run();
            rows.iter().map(|&(kind, line)| told.is_news(&row(kind, line))).collect::<Vec<_>>()
        };
        assert_eq!(say(&[(RemarkKind::Missed, 1), (RemarkKind::Missed, 1), (RemarkKind::Missed, 2)]), [true; 3]);
        assert_eq!(
            say(&[(RemarkKind::Missed, 1), (RemarkKind::Missed, 1), (RemarkKind::Missed, 1)]),
            [false, false, true]
        );
        assert_eq!(say(&[(RemarkKind::Passed, 1), (RemarkKind::Passed, 1)]), [true; 2]);
    }

    #[test]
    fn failures_are_warnings() {
        let remark = Remark {
            kind: RemarkKind::Failure,
            pass: "loop-distribute",
            name: "FailedRequestedDistribution",
            message: RemarkText::from("not done"),
            at: Inst::NONE,
        };
        let row = RemarkRow { remark, function: "f".into(), place: None, hotness: None, arg_places: Vec::new() };
        assert_eq!(row.text(), "warning: <unknown>:0:0: not done\n");
        assert!(row.yaml().starts_with("--- !Failure\n"));
        assert_eq!(row.kind_word(), "failure");
    }
    #[test]
    fn yaml_has_the_form_of_llvm() {
        let message = RemarkText::from("'")
            .function("Callee", "g", Global::new(1))
            .text("' inlined into '")
            .function("Caller", "f.0 x", Global::new(0))
            .text("' with ")
            .arg("Cost", -5)
            .text("\n");
        let remark = Remark { kind: RemarkKind::Passed, pass: "inline", name: "Inlined", message, at: Inst::NONE };
        let place = |line, column| Some(("a b.cu".to_string(), line, column));
        let row = RemarkRow {
            remark,
            function: "no".into(),
            place: place(3, 7),
            hotness: None,
            arg_places: vec![None, place(1, 0)],
        };
        assert_eq!(row.text(), "remark: a b.cu:3:7: 'g' inlined into 'f.0 x' with -5\n\n");
        let lines = [
            "--- !Passed",
            "Pass:            inline",
            "Name:            Inlined",
            "DebugLoc:        { File: a b.cu, Line: 3, Column: 7 }",
            "Function:        'no'",
            "Args:",
            "  - String:          ''''",
            "  - Callee:          g",
            "    DebugLoc:        { File: a b.cu, Line: 1, Column: 0 }",
            "  - String:          ''' inlined into '''",
            "  - Caller:          f.0 x",
            "  - String:          ''' with '",
            "  - Cost:            '-5'",
            "  - String:          \"\\n\"",
            "...",
        ];
        assert_eq!(row.yaml(), lines.map(|line| format!("{line}\n")).concat());
        let empty = Remark { message: RemarkText::default(), ..row.remark };
        let row = RemarkRow { remark: empty, function: "f".into(), place: None, hotness: None, arg_places: Vec::new() };
        assert!(row.yaml().ends_with("Function:        f\nArgs:            []\n...\n"));
    }

    #[test]
    fn scalars_are_quoted_where_llvm_quotes_them() {
        for plain in ["_Z1", "1a", ".x", "a,b", "a b", "load", "a.cu"] {
            assert_eq!(scalar(plain), plain);
        }
        for other in
            ["a$b", "$b", "/tmp/s.c", "a:b", "12", "-a", "~", "f<T>(x)", "1.5e3", "0x1f", "1_0", ".nan", "", "no"]
        {
            assert_eq!(scalar(other), format!("'{other}'"));
        }
    }

    #[test]
    fn a_text_may_say_its_place() {
        let m = Module::default();
        let message = RemarkText::from("moved").at(Md::NONE);
        assert_eq!(message.loc(), None, "no place is none");
        let message = message.at(Md::new(7));
        assert_eq!(message.loc(), Some(Md::new(7)));
        let remark = Remark { kind: RemarkKind::AnalysisAliasing, pass: "p", name: "N", message, at: Inst::NONE };
        assert!(locate(&m, Global::NONE, remark, Md::NONE).yaml().starts_with("--- !AnalysisAliasing\n"));
    }

    #[test]
    fn locations_resolve_through_scopes() {
        let mut m = Module::default();
        let t = m.tables_mut();
        let mut special = |kind: &str, fields: &[(&str, MdField)]| {
            let fields = fields.iter().map(|(n, v)| (t.strings.intern(n.as_bytes()), v.clone())).collect();
            let kind = t.strings.intern(kind.as_bytes());
            t.metadata.add(MdNode::Special { distinct: true, kind, fields })
        };
        let file = special("DIFile", &[]);
        let sub = special("DISubprogram", &[("file", MdField::Node(file))]);
        let block = special("DILexicalBlock", &[("scope", MdField::Node(sub))]);
        let loc = special(
            "DILocation",
            &[("line", MdField::Int(12)), ("column", MdField::Int(4)), ("scope", MdField::Node(block))],
        );
        assert_eq!(place(&m, loc), None, "the file has no name yet");
        let t = m.tables_mut();
        let (kind, key) = (t.strings.intern(b"DIFile"), t.strings.intern(b"filename"));
        let name = t.strings.intern(b"k.cu");
        t.metadata.define(file, MdNode::Special { distinct: true, kind, fields: [(key, MdField::Str(name))].into() });
        assert_eq!(place(&m, loc), Some(("k.cu".into(), 12, 4)));
        assert_eq!(place(&m, Md::NONE), None);
    }
}
