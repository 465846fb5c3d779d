//! What is said of a failure.

use crate::case::{Case, read, write};
use crate::check::Checker;
use crate::subject::Subject;
use std::fmt::Write;
use std::time::Duration;
use warpc_lab::reduce;

/// What a failure is a failure of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Property {
    /// What the pipeline makes is valid and means the same.
    Meaning,
    /// The PTX of what it makes does.
    Ptx,
}

impl Property {
    fn check(self, checker: &mut Checker, case: &Case, subject: &Subject) -> Result<(), String> {
        match self {
            Property::Meaning => checker.check(case, subject),
            Property::Ptx => checker.ptx(case, subject).map(|_| ()),
        }
    }
}

/// A property that does not hold.
#[derive(Clone, Debug)]
pub struct Failure {
    /// Pipeline.
    pub subject: String,
    /// Program.
    pub case: String,
    /// What is wrong.
    pub what: String,
    /// The program made smaller, and what the pipeline makes of it.
    pub report: String,
}

impl Failure {
    /// Makes the program smaller for as long as the property fails on it in any way, for at most `limit`.
    pub fn new(checker: &mut Checker, case: &Case, s: &Subject, what: String, p: Property, limit: Duration) -> Failure {
        let mut bad = |text: &str| {
            let case = case.with_text(text);
            // A program that was moot may fail by what the pass makes alone.
            let undefined = case.is_moot();
            match p.check(checker, &case, s) {
                Ok(()) => false,
                Err(e) => !undefined || e == what,
            }
        };
        let small = reduce::run(&case.text, &mut bad, Some(limit)).text;
        let now = p.check(checker, &case.with_text(&small), s).err().unwrap_or_default();
        let after = checker.transform(read(&small), s).map_or_else(|e| e, |m| write(&m));
        let mut report = String::new();
        let _ = writeln!(report, "{} on {}: {what}", s.name, case.name);
        let _ = writeln!(report, "made smaller: {now}\n{small}\n--- after ---\n{after}");
        let (kind, seed) = case.name.rsplit_once(' ').unwrap_or(("", "0"));
        let kind = match kind {
            "generated" | "nests" | "intrinsics" | "mutated" => kind.to_string(),
            file => format!("file={file}"),
        };
        let which = match p {
            Property::Meaning => format!("--pass '{}'", s.name),
            Property::Ptx => format!("--ptx-only --pass '{}'", s.name),
        };
        let _ =
            writeln!(report, "again: cargo run -p warpc-proof -- run --seed {seed} --cases 1 --kind {kind} {which}");
        let subject = if p == Property::Ptx { format!("PTX of {}", s.name) } else { s.name.clone() };
        Failure { subject, case: case.name.clone(), what, report }
    }
}
