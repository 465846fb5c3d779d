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
use warpc_sass::{Guard, Table};

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
    let Ok(choice) = table.choose(&shape) else { return false };
    let form = &table.forms[choice.form().0 as usize];
    // Encodings overlap, so that the decoder may know the word by another form: it is read by the one that was chosen.
    let fixed = form.mask & !GUARD_BITS;
    let written = Guard { predicate: (word >> 12 & 7) as u8, negated: word >> 15 & 1 != 0 };
    written == guard
        && word & fixed == form.value & fixed
        && prints(table, form, word, &shape)
        && has_numbers(table, form, word, &numbers(listing, operands, instruction))
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
fn has_numbers(table: &Table, form: &FormRow, word: u128, numbers: &[Vec<Option<i64>>]) -> bool {
    let operands = table.operands(form.record);
    let shown = &table.shown[form.shown.range()];
    shown.len() == numbers.len()
        && shown.iter().zip(numbers).all(|(&place, numbers)| {
            let values = table.values(&operands[place as usize]);
            numbers.iter().zip(values).all(|(number, value)| {
                let Place::Field(field) = value.place else { return true };
                let stored = table.get(field, word) ^ value.flip as u64;
                let above = 64 - table.width(field) as u32;
                let found = if value.signed { ((stored << above) as i64) >> above } else { stored as i64 };
                let wanted = number.unwrap_or(value.default);
                // Of 32 bits it does not matter whether the highest is a sign.
                wanted == found || above == 32 && wanted as i32 == found as i32
            })
        })
}

/// Bits that the form neither shows nor prints, and that are nobody else's.
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
    !seen
}
