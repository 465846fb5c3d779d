//! Control words at optimisation level 0.
//!
//! Every instruction stalls as long as one can, which is longer than any result of fixed latency takes, those of matrix instructions
//! excepted: behind these stand instructions that do nothing. Where a result comes when it comes, or sources are read late, the
//! instruction sets a scoreboard, and the next one waits for it. Which instructions do is known of their units
//! ([`warpc_sass::roles`]).

use super::forms::{FormKey, FormTable, split_guard};
use super::words::{FormColumn, forms_of};
use super::{Item, Listing, Value};
use crate::ori::{Op, OriHead};
use warpc_machine::operand::oflag;
use warpc_sass::control::{Control, Scoreboard};
use warpc_sass::roles::{RegisterFile, Roles, Unit};

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

/// What an instruction needs; found out once for all of its key.
fn needs_of(listing: &Listing, instruction: usize, key: FormKey, forms: &mut FormTable) -> Needs {
    forms.needs(key, |forms| {
        let (_, operands) = split_guard(listing.operands(instruction));
        needs(listing.heads[instruction], operands, key, forms)
    })
}

/// What an instruction needs, by the unit that it runs on. Of one that nothing is known of, its results come late if it has some.
fn needs(head: OriHead, operands: &[Item], key: FormKey, forms: &mut FormTable) -> Needs {
    if head.op.reads_matrices() || head.op == Op::Warpgroup {
        // Products of warp groups have a counter of their own, and the disassembler refuses scoreboards at what waits for it.
        return Needs::default();
    }
    // Registers that hold nothing are no results.
    let is_result = |item: &Item| match item.value {
        Value::Register { letter, number } => item.flags & oflag::DEF != 0 && number != super::words::absent(letter),
        _ => false,
    };
    let unknown = Needs { results: operands.iter().any(is_result), ..Needs::default() };
    let table = forms.instructions();
    let Ok(encoding) = forms.encoding(key, head, operands) else { return unknown };
    let Some((form, word, inst)) = encoding.example(table, operands) else { return unknown };
    let mut accesses = Vec::new();
    let Ok(unit) = Roles::of_arch(table.arch).accesses(form, word, &inst, &mut accesses) else { return unknown };
    // What comes to a convergence barrier is there at once: the disassembler refuses a scoreboard for it.
    accesses.retain(|access| access.file != RegisterFile::Barrier);
    let writes = accesses.iter().any(|access| access.is_write);
    let reads = accesses.iter().any(|access| !access.is_write);
    Needs { results: unit.is_variable() && writes, sources: unit.is_variable() && reads, is_long: unit == Unit::Matrix }
}

/// Puts instructions that do nothing behind those whose results take longer than the longest stall. The rows of all instructions.
pub fn spread(listing: &mut Listing, forms: &mut FormTable) -> FormColumn {
    let keys = forms_of(listing, forms);
    let is_long: Vec<bool> =
        keys.iter().enumerate().map(|(at, &key)| needs_of(listing, at, key, forms).is_long).collect();
    if !is_long.contains(&true) {
        return keys;
    }
    listing.rewrite(|old, at, new| {
        new.push(old.heads[at], old.operands(at));
        if is_long[at] {
            (0..IDLE_BEHIND_MATRIX).for_each(|_| new.push(OriHead::of(Op::Nop), &[]));
        }
    });
    forms_of(listing, forms)
}

/// The control words of a listing.
pub fn conservative(listing: &Listing, keys: &FormColumn, forms: &mut FormTable) -> ControlColumn {
    let results = Scoreboard::new(0);
    let sources = Scoreboard::new(1);
    let mut wait = 0;
    let column = keys.iter().enumerate().map(|(instruction, &key)| {
        let needs = needs_of(listing, instruction, key, forms);
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
