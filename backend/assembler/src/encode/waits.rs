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

/// What instructions like `head` need scoreboards for. Those that were never counted get both, that of results where there are any.
fn needs(latencies: &Latencies, head: OriHead, has_results: bool) -> Scoreboards {
    if head.op.reads_matrices() || head.op == crate::ori::Op::Warpgroup {
        // Products of warp groups have a counter of their own, and the disassembler refuses scoreboards at what waits for it.
        return Scoreboards::default();
    }
    let mut mnemonic = head.op.text().to_string();
    for suffix in head.suffixes.iter() {
        mnemonic.push('.');
        mnemonic.push_str(suffix.text());
    }
    // What any class of the opcode needs: suffixes that no class names do not make it faster.
    let opcode = head.op.text();
    let of_opcode = |name: &str| name == opcode || name.strip_prefix(opcode).is_some_and(|rest| rest.starts_with('.'));
    let exact = latencies.class_of(&mnemonic).map(|class| latencies.classes[class.0 as usize]);
    let mut known = latencies.classes.iter().filter(|class| of_opcode(class.name)).peekable();
    if known.peek().is_none() {
        return Scoreboards { results: has_results, sources: !head.op.is_pure() && !leaves(head) };
    }
    let rows: Vec<_> = exact.map_or_else(|| known.copied().collect(), |class| vec![class]);
    Scoreboards {
        results: rows.iter().any(|class| class.results_with_scoreboard > 0),
        sources: rows.iter().any(|class| class.sources_with_scoreboard > 0),
    }
}

/// What an instruction needs, by the unit that it runs on. Of one that nothing is known of, its results come late if it has some.
fn needs(table: &Table, listing: &Listing, instruction: usize, has_results: bool) -> Needs {
    let mut one = Listing::default();
    one.push(listing.heads[instruction], listing.operands(instruction));
    let unknown = Needs { results: has_results, ..Needs::default() };
    let Ok(word) = words(table, &one, &vec![Control::default()]) else { return unknown };
    let (Some(form), Ok(inst)) = (table.form_of(word[0]), table.decode(word[0])) else { return unknown };
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
