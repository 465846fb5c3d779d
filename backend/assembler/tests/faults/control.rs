//! Faults of control words. The checker of hazards must find them, or a run in which results come as late as they may.
//!
//! Each is put where an instruction depends on another before it, found here by looking along the code without a graph; so that what is
//! injected is wrong by itself and not by the word of the checker.

use super::subject::{Subject, hazards, latencies, table};
use warpc_sass::control::{Control, Scoreboard};
use warpc_sass::hazards::check::{file, place};
use warpc_sass::hazards::code::{Code, Flow, Index};
use warpc_sass::hazards::registers::Register;
use warpc_sass::hazards::timing::Timing;
use warpc_sass::roles::{Access, Purpose, RegisterFile, Unit};
use warpc_sass::sample::Numbers;

/// How an instruction depends on one before it.
#[derive(Clone, Copy, PartialEq)]
enum Dependence {
    Read,
    Rewrite,
    Overwrite,
}

/// What is done to the control words of the two.
#[derive(Clone, Copy, PartialEq)]
enum Change {
    DropWait,
    OtherWait,
    DelayWait,
    NoScoreboard,
    OtherScoreboard,
    WrongKind,
    EarlyWait,
}

/// Of the accesses of a dependence: that of the later instruction, and the register among those of the earlier one.
type Fits = fn(&Access, &Access, u8) -> bool;

const ANY: Fits = |_, _, _| true;
const ADDRESS: Fits = |later, _, _| later.purpose == Purpose::Address;
const DATA: Fits = |later, _, _| later.purpose == Purpose::Data;
const UPPER: Fits = |_, first, part| first.count > 1 && part > 0;
const DESCRIPTOR: Fits = |later, _, _| later.file == RegisterFile::Uniform;
const SOURCE: Fits = |_, first, _| first.purpose == Purpose::Data;
const BASE: Fits = |_, first, _| first.purpose == Purpose::Address;

/// What is wrong with waits.
pub const WAITS: &[(&str, (Wrong, Fits))] = &[
    ("wait: mask dropped before a read", (Wrong(Dependence::Read, Change::DropWait), DATA)),
    ("wait: mask dropped before an address", (Wrong(Dependence::Read, Change::DropWait), ADDRESS)),
    ("wait: mask dropped before an upper register", (Wrong(Dependence::Read, Change::DropWait), UPPER)),
    ("wait: mask dropped before a descriptor", (Wrong(Dependence::Read, Change::DropWait), DESCRIPTOR)),
    ("wait: mask dropped before a second write", (Wrong(Dependence::Rewrite, Change::DropWait), ANY)),
    ("wait: mask dropped before a source is written over", (Wrong(Dependence::Overwrite, Change::DropWait), SOURCE)),
    ("wait: mask dropped before an address is written over", (Wrong(Dependence::Overwrite, Change::DropWait), BASE)),
    ("wait: for another barrier before a read", (Wrong(Dependence::Read, Change::OtherWait), ANY)),
    (
        "wait: for another barrier before a source is written over",
        (Wrong(Dependence::Overwrite, Change::OtherWait), ANY),
    ),
    ("wait: one instruction late", (Wrong(Dependence::Read, Change::DelayWait), ANY)),
    ("wait: one instruction late for a source", (Wrong(Dependence::Overwrite, Change::DelayWait), ANY)),
    ("wait: in the cycle behind the setter", (Wrong(Dependence::Read, Change::EarlyWait), ANY)),
    ("barrier: of a result never set", (Wrong(Dependence::Read, Change::NoScoreboard), ANY)),
    ("barrier: of a result never set before a second write", (Wrong(Dependence::Rewrite, Change::NoScoreboard), ANY)),
    ("barrier: of sources never set", (Wrong(Dependence::Overwrite, Change::NoScoreboard), ANY)),
    ("barrier: another set for a result", (Wrong(Dependence::Read, Change::OtherScoreboard), ANY)),
    ("barrier: another set for sources", (Wrong(Dependence::Overwrite, Change::OtherScoreboard), ANY)),
    ("barrier: that of sources set for a result", (Wrong(Dependence::Read, Change::WrongKind), ANY)),
];

/// A dependence and what is done about it.
#[derive(Clone, Copy)]
pub struct Wrong(Dependence, Change);

/// What is wrong with stalls, by the file of the register and whether it is a guard; and how many cycles are taken from what is needed.
pub const STALLS: &[(&str, (RegisterFile, bool, bool, u8))] = &[
    ("stall: one short for a register", (RegisterFile::Register, false, false, 1)),
    ("stall: none for a register", (RegisterFile::Register, false, false, 15)),
    ("stall: one short for a predicate", (RegisterFile::Predicate, false, false, 1)),
    ("stall: one short for a guard", (RegisterFile::Predicate, true, false, 1)),
    ("stall: none for a guard", (RegisterFile::Predicate, true, false, 15)),
    ("stall: one short for a uniform register", (RegisterFile::Uniform, false, false, 1)),
    ("stall: one short for a second write", (RegisterFile::Register, false, true, 1)),
];

/// Pairs of instructions that stand in one stretch of code, the later of which touches a register of the earlier one first.
fn pairs(code: &Code, dependence: Dependence, fits: Fits) -> Vec<(usize, usize)> {
    let (is_first, is_later) = match dependence {
        Dependence::Read => (true, false),
        Dependence::Rewrite => (true, true),
        Dependence::Overwrite => (false, true),
    };
    let mut out = Vec::new();
    for at in 0..code.rows.len() {
        let row = &code.rows[at];
        let set = if is_first { row.control.write } else { row.control.read };
        let (Some(set), true) = (set, row.flow == Flow::Next) else { continue };
        // Whoever waits for the result waits for the sources.
        if !is_first && row.control.write.is_some() {
            continue;
        }
        for later in at + 1..code.rows.len() {
            let other = &code.rows[later];
            let touched = |is_write: bool| {
                let firsts = code.accesses(Index(at as u32)).iter().filter(|one| one.is_write == is_first);
                let mut all = Vec::new();
                // Of sources only registers are read late.
                let counts = |one: &&Access| match is_first {
                    true => one.file != RegisterFile::Barrier,
                    false => one.file == RegisterFile::Register,
                };
                for first in firsts.filter(counts) {
                    for (part, register) in Register::of(first).enumerate() {
                        let now = code.accesses(Index(later as u32)).iter().filter(|one| one.is_write == is_write);
                        let same = now.filter(|one| Register::of(one).any(|one| one == register));
                        all.extend(same.map(|one| (*one, *first, part as u8)));
                    }
                }
                all
            };
            let is_ordered = is_later && other.unit.is_variable();
            let waits = later > at + 1 && other.control.wait >> set.number() & 1 != 0;
            if waits || is_ordered && !touched(true).is_empty() || is_later && is_first && !touched(false).is_empty() {
                break;
            }
            let found = touched(is_later);
            if found.iter().any(|(now, first, part)| fits(now, first, *part)) {
                out.push((at, later));
            }
            // One of the same kind sets the same barrier: whoever waits for it waits for both.
            if !found.is_empty() || other.flow != Flow::Next || other.unit != Unit::Fixed {
                break;
            }
        }
    }
    out
}

/// Injects a fault of waits; says whether there was something to change, and whether it is caught.
pub fn try_wait(
    subject: &Subject,
    (Wrong(dependence, change), fits): (Wrong, Fits),
    numbers: &mut Numbers,
) -> Option<bool> {
    let code = subject.code(&subject.words)?;
    let mut found = pairs(&code, dependence, fits);
    found.retain(|&(at, later)| change != Change::DelayWait || later == at + 1);
    let (at, _) = *found.get(numbers.below(found.len().max(1) as u64) as usize)?;
    let mut controls = subject.controls.clone();
    let result = dependence != Dependence::Overwrite;
    let own = if result { controls[at].write } else { controls[at].read }?;
    let other = Scoreboard::new(5);
    let bit = 1 << own.number();
    match change {
        Change::DropWait => controls[at + 1].wait &= !bit,
        Change::OtherWait => controls[at + 1].wait = controls[at + 1].wait & !bit | 1 << 5,
        Change::DelayWait => {
            controls[at + 1].wait &= !bit;
            controls.get_mut(at + 2)?.wait |= bit;
        }
        Change::NoScoreboard if result => controls[at].write = None,
        Change::NoScoreboard => controls[at].read = None,
        Change::OtherScoreboard if result => controls[at].write = other,
        Change::OtherScoreboard => controls[at].read = other,
        Change::WrongKind => (controls[at].write, controls[at].read) = (None, Some(own)),
        Change::EarlyWait => controls[at].stall = 1,
    }
    Some(is_caught(subject, &controls))
}

/// Makes the stall between two instructions behind each other shorter by `less` than the second, which depends on the first, needs.
pub fn try_stall(
    subject: &Subject,
    (of, is_guard, is_rewrite, less): (RegisterFile, bool, bool, u8),
    numbers: &mut Numbers,
) -> Option<bool> {
    let code = subject.code(&subject.words)?;
    let timing = Timing::new(latencies());
    let mut found = Vec::new();
    for at in 0..code.rows.len().saturating_sub(1) {
        let (first, second) = (Index(at as u32), Index(at as u32 + 1));
        let (row, next) = (&code.rows[at], &code.rows[at + 1]);
        if row.flow != Flow::Next || row.unit.is_variable() || is_rewrite && next.unit.is_variable() {
            continue;
        }
        for write in code.accesses(first).iter().filter(|one| one.is_write && one.file == of) {
            let now = code.accesses(second).iter().filter(|one| one.is_write == is_rewrite);
            for read in now.filter(|one| (one.purpose == Purpose::Guard) == is_guard) {
                let same = Register::of(write).any(|register| Register::of(read).any(|other| other == register));
                let Some(file) = file(read).filter(|_| same) else { continue };
                let needed = match is_rewrite {
                    true => timing.rewrite(row.class, next.class, file),
                    false => timing.read(row.class, next.class, file, place(&code, second, read)),
                };
                found.push((at, needed));
            }
        }
    }
    found.retain(|&(_, needed)| (2..=15).contains(&needed));
    let (at, needed) = *found.get(numbers.below(found.len().max(1) as u64) as usize)?;
    let mut controls = subject.controls.clone();
    controls[at].stall = needed.saturating_sub(less).max(1);
    Some(is_caught(subject, &controls))
}

/// Whether the checker, or a run, finds something with these control words.
fn is_caught(subject: &Subject, controls: &[Control]) -> bool {
    const BITS: u128 = !0 << warpc_sass::control::FIRST_BIT;
    let words: Vec<u128> =
        subject.words.iter().zip(controls).map(|(word, control)| word & !BITS | control.pack()).collect();
    debug_assert!(words.iter().all(|&word| table().decode(word).is_ok()));
    subject.code(&words).is_none_or(|code| !hazards(&code).is_empty()) || subject.runs_otherwise(&words)
}
