//! Cases of invalid and valid modules, one rule each: the files in `cases/`, whose verdicts and messages are those of LLVM 22.
//!
//! A case begins with a line `;; refuses: message`, `;; warns: message` (broken debug information, which may be dropped) or
//! `;; accepts`, and goes on to the next one. Lines before the first case say what the file is about.

use super::verify_module;
use warpc_text::{ReadOptions, parse_module};

const FILES: [(&str, &str); 10] = [
    ("attributes", include_str!("cases/attributes.txt")),
    ("bundles", include_str!("cases/bundles.txt")),
    ("control", include_str!("cases/control.txt")),
    ("debug", include_str!("cases/debug.txt")),
    ("float", include_str!("cases/float.txt")),
    ("globals", include_str!("cases/globals.txt")),
    ("instructions", include_str!("cases/instructions.txt")),
    ("memory", include_str!("cases/memory.txt")),
    ("metadata", include_str!("cases/metadata.txt")),
    ("vector", include_str!("cases/vector.txt")),
];

/// What a case expects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict<'a> {
    Refused(&'a str),
    Warned(&'a str),
    Accepted,
}

/// A case: where it stands, what it expects, and its module.
pub(super) struct Case<'a> {
    pub place: String,
    pub verdict: Verdict<'a>,
    pub module: String,
}

/// All cases of all files.
pub(super) fn all() -> Vec<Case<'static>> {
    let mut list: Vec<Case<'static>> = Vec::new();
    for (name, text) in FILES {
        let first = list.len();
        for (line, l) in text.lines().enumerate() {
            if let Some(head) = l.strip_prefix(";; ") {
                let verdict = match head.split_once(": ") {
                    Some(("refuses", message)) => Verdict::Refused(message),
                    Some(("warns", message)) => Verdict::Warned(message),
                    _ if head == "accepts" => Verdict::Accepted,
                    _ => panic!("{name}:{}: {l}", line + 1),
                };
                list.push(Case { place: format!("{name}:{}", line + 1), verdict, module: String::new() });
            } else if list.len() > first
                && let Some(case) = list.last_mut()
            {
                case.module.push_str(l);
                case.module.push('\n');
            }
        }
        assert!(list.len() > first, "{name} holds no case");
    }
    list
}

/// Errors about `text` in order, each with whether dropping debug information mends it.
fn errors(text: &str) -> Vec<(String, bool)> {
    let options = ReadOptions { keep_names: true, ..Default::default() };
    let m = match parse_module(text.as_bytes(), &options) {
        Ok(m) => m,
        Err(e) => return e.iter().map(|d| (d.render("case", text.as_bytes()), false)).collect(),
    };
    match verify_module(&m) {
        Ok(()) => Vec::new(),
        Err(e) => e.into_iter().map(|e| (e.message, e.debug)).collect(),
    }
}

#[test]
fn verdicts() {
    let mut wrong = Vec::new();
    for case in all() {
        let got = errors(&case.module);
        let ok = match case.verdict {
            Verdict::Refused(message) => got.iter().any(|e| e.0.contains(message)),
            Verdict::Warned(message) => got.iter().any(|e| e.0.contains(message)) && got.iter().all(|e| e.1),
            Verdict::Accepted => got.is_empty(),
        };
        if !ok {
            wrong.push(format!("{}: {:?}, got {got:?}", case.place, case.verdict));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
