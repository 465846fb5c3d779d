//! Random legal words of a form, for tests and tools.

use crate::control::{Control, Scoreboard};
use crate::table::*;

/// A source of numbers that needs no crate: xorshift with a multiplication.
pub struct Numbers(pub u64);

impl Numbers {
    /// The next number below a bound above 0.
    pub fn below(&mut self, bound: u64) -> u64 {
        self.bits() % bound
    }

    /// 64 random bits.
    pub fn bits(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }
}

/// A word of a form: random operands, random legal values of its fields, a random guard and control word. The word may belong to
/// a form that asks for more: a random predicate may be `PT`, which another form leaves out.
pub fn word(table: &Table, form: FormId, numbers: &mut Numbers) -> u128 {
    let form = &table.forms[form.0 as usize];
    let mut word = form.fixed & !GUARD_BITS | (numbers.below(16) as u128) << 12;
    for shown in &table.shown[form.shown.range()] {
        for value in table.values(&table.operands(form.record)[*shown as usize]) {
            if let Place::Field(field) = value.place {
                let number = match value.kind {
                    Kind::Scoreboard => numbers.below(6),
                    // Short numbers are the common ones, and those with special prints.
                    _ if numbers.below(2) == 0 => numbers.bits() >> numbers.below(64),
                    _ => numbers.bits(),
                };
                word = table.put(field, word, number);
            }
        }
    }
    for print in &table.prints[form.prints.range()] {
        if let PrintRow::Choice { field, list, .. } = *print {
            let entries = &table.entries[table.lists[list.0 as usize].entries.range()];
            let entry = entries[numbers.below(entries.len() as u64) as usize];
            word = table.put(field, word, entry.value as u64);
        }
    }
    let scoreboard = |number: u64| Scoreboard::new(number as u8);
    let yields = numbers.below(2) == 1;
    let control = Control {
        stall: if yields { 1 + numbers.below(11) } else { numbers.below(16) } as u8,
        yields,
        write: scoreboard(numbers.below(7)),
        read: scoreboard(numbers.below(7)),
        wait: numbers.below(64) as u8,
        reuse: 0,
    };
    word & !(!0 << crate::control::FIRST_BIT) | control.pack()
}
