//! What words say, against the instructions that they were made of.
//!
//! A round trip through the decoder proves that a word is an instruction, not that it is the one that was asked for. Here every bit is
//! read back: suffixes and marks from the fields of the form, numbers from those of its operands, and what the form does not show must
//! be what it is when nothing is asked for.

use super::words::{guard_of, numbers, shape_of};
use super::{Item, Listing};
use warpc_machine::operand::oflag;
use warpc_sass::assemble::Shape;
use warpc_sass::control::FIRST_BIT;
use warpc_sass::table::{FormRow, Place, PrintRow, Target, Token};
use warpc_sass::{Guard, Inst, Table};

/// The guard: bits 12 to 15.
const GUARD_BITS: u128 = 0xf << 12;

/// Whether `word` says what the instruction of the listing says, its control word aside.
pub fn says(table: &Table, listing: &Listing, instruction: usize, word: u128) -> bool {
    let (head, operands) = (listing.heads[instruction], listing.operands(instruction));
    let (guard, operands): (Guard, &[Item]) = match operands.split_first() {
        Some((first, rest)) if first.flags & oflag::GUARD != 0 => (guard_of(*first), rest),
        _ => (Guard::ALWAYS, operands),
    };
    let shape = shape_of(head, operands);
    let (Ok(choice), Ok(inst)) = (table.choose(&shape), table.decode(word)) else { return false };
    let form = &table.forms[choice.form().0 as usize];
    let fixed = form.mask & !GUARD_BITS;
    inst.guard == guard
        && inst.record == form.record
        && word & fixed == form.value & fixed
        && prints(table, form, word, &shape)
        && has_numbers(table, form, &inst, &numbers(listing, operands, instruction))
        && (word ^ form.fixed) & hidden(table, form) == 0
}

/// Whether the form prints the suffixes and marks of `shape` for the fields of `word`, no more and no less.
fn prints(table: &Table, form: &FormRow, word: u128, shape: &Shape<'_>) -> bool {
    let mut wanted: Vec<(Option<u8>, &str)> = shape.suffixes.iter().map(|&suffix| (None, suffix)).collect();
    for (place, operand) in shape.operands.iter().enumerate() {
        wanted.extend(operand.marks.iter().map(|&mark| (Some(place as u8), mark)));
    }
    let mut take = |target: Target, token: &Token| {
        let text = table.text(token.text);
        let place = match token.target.unwrap_or(target) {
            Target::Mnemonic => None,
            Target::Operand(place) => Some(place),
        };
        let at = wanted.iter().position(|want| *want == (place, text.strip_prefix('=').unwrap_or(text)));
        at.map(|at| wanted.swap_remove(at)).is_some()
    };
    let all = table.prints[form.prints.range()].iter().all(|print| match *print {
        PrintRow::Always(token) => take(Target::Mnemonic, &token),
        PrintRow::Choice { field, list, target } => table
            .entry(list, table.get(field, word))
            .is_some_and(|tokens| tokens.iter().all(|token| take(target, token))),
    });
    all && wanted.is_empty()
}

/// Whether operands have these numbers; those that are not written have what they have when nothing is asked for.
fn has_numbers(table: &Table, form: &FormRow, inst: &Inst, numbers: &[Vec<Option<i64>>]) -> bool {
    let operands = table.operands(form.record);
    table.shown[form.shown.range()].iter().zip(numbers).all(|(&place, numbers)| {
        let operand = &operands[place as usize];
        numbers.iter().zip(table.values(operand)).enumerate().all(|(n, (number, value))| {
            let (wanted, found) = (number.unwrap_or(value.default), inst.values[operand.first as usize + n]);
            let is_word = matches!(value.place, Place::Field(field) if table.width(field) == 32);
            wanted == found || is_word && i64::from(wanted as i32) == i64::from(found as i32)
        })
    })
}

/// Bits of fields that the form neither shows nor prints.
fn hidden(table: &Table, form: &FormRow) -> u128 {
    let mut seen = GUARD_BITS | !0 << FIRST_BIT;
    let operands = table.operands(form.record);
    for &place in &table.shown[form.shown.range()] {
        for value in table.values(&operands[place as usize]) {
            if let Place::Field(field) = value.place {
                seen |= table.mask(field);
            }
        }
    }
    for print in &table.prints[form.prints.range()] {
        if let PrintRow::Choice { field, .. } = *print {
            seen |= table.mask(field);
        }
    }
    table.record(form.record).fields & !seen
}
