//! Control words at optimisation level 0.
//!
//! Every instruction stalls as long as one can, which is longer than any result of fixed latency takes, those of matrix instructions
//! excepted: behind these stand instructions that do nothing. Where a result comes when it comes, or sources are read late, the
//! instruction sets a scoreboard, and the next one waits for it. Which instructions do is known of their units
//! ([`warpc_sass::roles`]).

use super::{Item, Listing, Value, words};
use crate::ori::{Op, OriHead};
use hashbrown::HashMap;
use warpc_machine::operand::oflag;
use warpc_sass::Table;
use warpc_sass::control::{Control, Scoreboard};
use warpc_sass::roles::{Purpose, RegisterFile, Roles, Unit};

/// Control words, by instruction.
pub type ControlColumn = Vec<Control>;

/// Cycles of the longest stall.
const LONGEST: u8 = 15;
/// Instructions that do nothing behind one of a matrix: its result takes at most 35 cycles.
const IDLE_BEHIND_MATRIX: usize = 2;

/// What an instruction needs scoreboards for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Needs {
    /// Its results come when they come.
    results: bool,
    /// Its sources are read late.
    sources: bool,
    /// Its result takes longer than the longest stall.
    is_long: bool,
}

/// What instructions need, by head and by whether they write and read registers; found out once for each.
#[derive(Default)]
pub struct WaitTable {
    known: HashMap<(OriHead, bool, bool), Needs, foldhash::fast::FixedState>,
}

impl WaitTable {
    fn of(&mut self, table: &Table, listing: &Listing, instruction: usize) -> Needs {
        let head = listing.heads[instruction];
        let operands = listing.operands(instruction);
        // Registers that hold nothing are neither.
        let names = |item: &&Item| match item.value {
            Value::Register { letter, number } => number != super::words::absent(letter),
            _ => false,
        };
        let has_results = operands.iter().filter(names).any(|item| item.flags & oflag::DEF != 0);
        let has_sources = operands.iter().filter(names).any(|item| item.flags & oflag::DEF == 0);
        *self
            .known
            .entry((head, has_results, has_sources))
            .or_insert_with(|| needs(table, listing, instruction, has_results))
    }
}

/// What an instruction needs, by the unit that it runs on. Of one that nothing is known of, its results come late if it has some.
fn needs(table: &Table, listing: &Listing, instruction: usize, has_results: bool) -> Needs {
    let head = listing.heads[instruction];
    if head.op.reads_matrices() || head.op == Op::Warpgroup {
        // Products of warp groups have a counter of their own, and the disassembler refuses scoreboards at what waits for it.
        return Needs::default();
    }
    let mut one = Listing::default();
    one.push(listing.heads[instruction], listing.operands(instruction));
    let unknown = Needs { results: has_results, ..Needs::default() };
    let Ok(word) = words(table, &one, &vec![Control::default()]) else { return unknown };
    let (Some(form), Ok((inst, _))) = (table.form_of(word[0]), table.decode_with_stray_bits(word[0])) else {
        return unknown;
    };
    let mut accesses = Vec::new();
    let Ok(unit) = Roles::of_arch(table.arch).accesses(form, word[0], &inst, &mut accesses) else { return unknown };
    let is_late = |access: &warpc_sass::roles::Access| {
        !access.is_write && access.purpose != Purpose::Guard && access.file != RegisterFile::Barrier
    };
    let writes = accesses.iter().any(|access| access.is_write);
    let reads = accesses.iter().any(is_late);
    Needs { results: unit.is_variable() && writes, sources: unit.is_variable() && reads, is_long: unit == Unit::Matrix }
}

/// Puts instructions that do nothing behind those whose results take longer than the longest stall.
pub fn spread(listing: &mut Listing, table: &Table, waits: &mut WaitTable) {
    if !(0..listing.len()).any(|at| waits.of(table, listing, at).is_long) {
        return;
    }
    listing.rewrite(|old, at, new| {
        new.push(old.heads[at], old.operands(at));
        if waits.of(table, old, at).is_long {
            (0..IDLE_BEHIND_MATRIX).for_each(|_| new.push(OriHead::of(Op::Nop), &[]));
        }
    });
}

/// The control words of a listing.
pub fn conservative(listing: &Listing, table: &Table, waits: &mut WaitTable) -> ControlColumn {
    let results = Scoreboard::new(0);
    let sources = Scoreboard::new(1);
    let mut wait = 0;
    let column = (0..listing.len()).map(|instruction| {
        let needs = waits.of(table, listing, instruction);
        let control = Control {
            stall: LONGEST,
            write: results.filter(|_| needs.results),
            read: sources.filter(|_| needs.sources),
            wait,
            ..Control::default()
        };
        wait = needs.results as u8 | (needs.sources as u8) << 1;
        control
    });
    // Instructions that are jumped to wait for both: a jump sets neither, and what stands before one waits.
    column.collect()
}
