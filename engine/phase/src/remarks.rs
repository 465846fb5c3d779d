//! Optimisation remarks: where they are about, and their text and YAML in LLVM's form.

use crate::pass::{Remark, RemarkKind};
use std::fmt::Write as _;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::module::Module;

/// A remark with the names of its function and place.
#[derive(Clone, PartialEq, Debug)]
pub struct RemarkRow {
    /// The remark.
    pub remark: Remark,
    /// Function.
    pub function: String,
    /// File, line and column, where the instruction has a debug location.
    pub place: Option<(String, u32, u32)>,
}

/// Looks up the names of a remark about function `global` at debug location `loc`.
pub fn locate(module: &Module, global: Global, remark: Remark, loc: Md) -> RemarkRow {
    let function =
        if global.is_none() { String::new() } else { String::from_utf8_lossy(module.ctx().name(global)).into_owned() };
    RemarkRow { remark, function, place: place(module, loc) }
}

/// File, line and column of a `DILocation`.
fn place(module: &Module, loc: Md) -> Option<(String, u32, u32)> {
    let t = module.tables();
    let field = |node: Md, name: &str| t.strings.find(name.as_bytes()).and_then(|s| t.metadata.field(node, s));
    let int = |node: Md, name: &str| match field(node, name) {
        Some(MdField::Int(v)) => *v as u32,
        _ => 0,
    };
    if !matches!(t.metadata.nodes().get(loc.index())?, MdNode::Special { .. }) {
        return None;
    }
    // Scopes nest: a lexical block without a file of its own takes that of its scope. The walk is bounded, for broken input.
    let mut scope = loc;
    for _ in 0..1000 {
        if let Some(MdField::Node(file)) = field(scope, "file")
            && let Some(MdField::Str(name)) = field(*file, "filename")
        {
            return Some((t.strings.text(*name).into_owned(), int(loc, "line"), int(loc, "column")));
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
        &self.remark.message
    }
    /// The kind as a word for machines: `passed`, `missed` or `analysis`.
    pub fn kind_word(&self) -> &'static str {
        match self.remark.kind {
            RemarkKind::Passed => "passed",
            RemarkKind::Missed => "missed",
            RemarkKind::Analysis => "analysis",
        }
    }
    /// `remark: file:line:col: message`, as `-pass-remarks` prints it.
    pub fn text(&self) -> String {
        match &self.place {
            Some((file, line, col)) => format!("remark: {file}:{line}:{col}: {}\n", self.remark.message),
            None => format!("remark: <unknown>:0:0: {}\n", self.remark.message),
        }
    }
    /// The remark as a YAML document of `--remarks-output`.
    pub fn yaml(&self) -> String {
        let kind = match self.remark.kind {
            RemarkKind::Passed => "Passed",
            RemarkKind::Missed => "Missed",
            RemarkKind::Analysis => "Analysis",
        };
        let mut s = String::new();
        let _ = writeln!(s, "--- !{kind}");
        let _ = writeln!(s, "Pass:            {}", scalar(self.remark.pass));
        let _ = writeln!(s, "Name:            {}", scalar(self.remark.name));
        if let Some((file, line, col)) = &self.place {
            let _ = writeln!(s, "DebugLoc:        {{ File: {}, Line: {line}, Column: {col} }}", quoted(file));
        }
        let _ = writeln!(s, "Function:        {}", scalar(&self.function));
        let _ = writeln!(s, "Args:");
        let _ = writeln!(s, "  - String:          {}", quoted(&self.remark.message));
        s.push_str("...\n");
        s
    }
}

/// A YAML scalar, plain where that is safe.
fn scalar(text: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.' | '$');
    if !text.is_empty() && text.chars().all(plain) && text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
        text.to_string()
    } else {
        quoted(text)
    }
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
    fn yaml_has_the_form_of_llvm() {
        let remark = Remark {
            kind: RemarkKind::Passed,
            pass: "inline",
            name: "Inlined",
            message: "'g' inlined into 'f'".into(),
            at: Inst::NONE,
        };
        let row = RemarkRow { remark, function: "f".into(), place: Some(("a b.cu".into(), 3, 7)) };
        assert_eq!(row.text(), "remark: a b.cu:3:7: 'g' inlined into 'f'\n");
        assert_eq!(
            row.yaml(),
            "--- !Passed\nPass:            inline\nName:            Inlined\n\
             DebugLoc:        { File: 'a b.cu', Line: 3, Column: 7 }\nFunction:        f\nArgs:\n\
             \x20 - String:          '''g'' inlined into ''f'''\n...\n"
        );
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
