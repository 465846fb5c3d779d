//! Reducer: makes a module smaller as long as a test still holds of it.
//!
//! Each [`Kind`] of edit gives a list of units: top-level items of the text, bodies, branches, instructions, operands and so
//! on. Ranges of units are tried, all of them first and then halves, last ones first; the kinds are repeated until none
//! helps. A candidate is valid whenever the start was, and the test sees its text. Nothing is random: the result depends on
//! the text, the test and the time limit alone. The cost is about `n log n` tests for `n` units.
//!
//! | file | what |
//! |---|---|
//! | `edits.rs` | edits of the module: bodies, blocks, instructions, operands, globals, metadata, attributes |
//! | `items.rs` | pieces of the text: definitions, declarations, globals, metadata; lines of a text that does not read |

mod edits;
mod items;

pub use edits::Kind;
use std::collections::HashSet;
use std::ops::Range;
use std::time::{Duration, Instant};
use warpc_ir::module::Module;
use warpc_text::{PrintOptions, ReadOptions, parse_module, print_module};
use warpc_verify::verify_code;

/// What a reduction came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reduced {
    /// The smallest text found; the input where the test does not hold of it.
    pub text: String,
    /// Whether the test held of the input.
    pub held: bool,
    /// Candidates that were tested.
    pub tests: u64,
    /// Whether the time was up before nothing helped any more.
    pub late: bool,
}

struct Reducer<'a> {
    best: String,
    /// Whether candidates must read and verify.
    valid: bool,
    test: &'a mut dyn FnMut(&str) -> bool,
    /// Hashes of texts of which the test does not hold.
    refused: HashSet<u64>,
    tests: u64,
    end: Option<Instant>,
}

fn read(text: &str) -> Option<Module> {
    parse_module(text.as_bytes(), &ReadOptions { keep_names: true, ..Default::default() }).ok()
}

fn write(module: &Module) -> String {
    String::from_utf8_lossy(&print_module(module, &PrintOptions::default())).into_owned()
}

fn is_valid(text: &str) -> bool {
    read(text).is_some_and(|m| verify_code(&m).is_ok())
}

impl Reducer<'_> {
    fn late(&self) -> bool {
        self.end.is_some_and(|e| Instant::now() >= e)
    }
    /// Takes a candidate if the test holds of it.
    fn offer(&mut self, text: String) -> bool {
        use std::hash::BuildHasher;
        if text == self.best || self.late() {
            return false;
        }
        let key = foldhash::fast::FixedState::default().hash_one(&text);
        if self.refused.contains(&key) {
            return false;
        }
        self.tests += 1;
        if (self.test)(&text) {
            self.best = text;
            return true;
        }
        self.refused.insert(key);
        false
    }
    /// The best text with the units of a range edited, if that gives a valid module.
    fn candidate(&self, kind: Kind, range: Range<usize>) -> Option<String> {
        let mut m = read(&self.best)?;
        if !edits::apply(&mut m, kind, range).changed {
            return None;
        }
        m.merge_overlays();
        let text = (verify_code(&m).is_ok()).then(|| write(&m))?;
        // The edit may have dropped the last use of a name: a candidate must read again.
        is_valid(&text).then_some(text)
    }
    /// Tries ranges of units, halving their length.
    fn halve(&mut self, count: impl Fn(&str) -> usize, candidate: impl Fn(&Self, Range<usize>) -> Option<String>) {
        let mut total = count(&self.best);
        let mut step = total;
        while step > 0 && !self.late() {
            let mut end = total;
            while end > 0 && !self.late() {
                let start = end.saturating_sub(step);
                let text = candidate(self, start..end);
                end = start;
                if text.is_some_and(|t| self.offer(t)) {
                    total = count(&self.best);
                    end = start.min(total);
                }
            }
            step = (step / 2).min(total);
        }
    }
    fn edits(&mut self, kind: Kind) {
        let count = |text: &str| read(text).map_or(0, |mut m| edits::apply(&mut m, kind, 0..0).units);
        self.halve(count, |r, range| r.candidate(kind, range));
    }
    fn items(&mut self) {
        self.halve(
            |text| items::items(text).len(),
            |r, range| {
                let text = items::without(&r.best, range);
                if !r.valid {
                    return Some(text);
                }
                let m = read(&text).filter(|m| verify_code(m).is_ok())?;
                // Printing drops blank lines and renumbers metadata.
                Some(write(&m))
            },
        );
    }
    fn lines(&mut self) {
        self.halve(|text| items::lines(text).len(), |r, range| Some(items::without_lines(&r.best, range)));
    }
}

/// Makes `text` smaller as long as `test` holds of it, for at most `limit` (for ever without one). A text that is no valid
/// module is made smaller by lines.
pub fn run(text: &str, test: &mut dyn FnMut(&str) -> bool, limit: Option<Duration>) -> Reduced {
    let start = Instant::now();
    let end = limit.and_then(|l| start.checked_add(l));
    let mut r = Reducer { best: text.into(), valid: is_valid(text), test, refused: HashSet::new(), tests: 1, end };
    if !(r.test)(text) {
        return Reduced { text: text.into(), held: false, tests: 1, late: false };
    }
    if r.valid
        && let Some(m) = read(text)
    {
        // The printer's form is where the edits start. Where it loses what the test wants, items alone are dropped.
        r.offer(write(&m));
    }
    loop {
        let before = r.best.clone();
        r.items();
        if r.valid {
            for &kind in Kind::ALL {
                r.edits(kind);
            }
        } else {
            r.lines();
        }
        let late = r.late();
        if late || r.best == before {
            return Reduced { text: r.best, held: true, tests: r.tests, late };
        }
    }
}

/// [`run`] for tests that keep no state; the smallest text alone.
pub fn reduce(text: &str, test: &dyn Fn(&str) -> bool, limit: Duration) -> String {
    run(text, &mut |t| test(t), Some(limit)).text
}

#[cfg(test)]
mod tests;
