//! Instructions as they are written to words: the other way round than `print.rs`.
//!
//! An instruction is written as mnemonic, suffixes and operands; each operand as the class that its form has (`R`, `c[I][A]`,
//! `desc[U][A]`), its numbers, and its marks. Of the forms of the mnemonic that show such operands and print these suffixes and
//! marks, the one is taken that the sample of the vendor's code holds most often. What the form does not show is what it is when
//! nothing is asked for.
//!
//! [`Shape`] holds what the choice of the form depends on, so that callers can remember the choice: `Table::choose` is a search, linear in
//! the forms of the mnemonic, and [`Choice::word`] is a few steps for each number.

use crate::control::Control;
use crate::float;
use crate::inst::{Guard, Inst};
use crate::table::*;
use std::cell::Cell;

/// What of an operand the choice of the form depends on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Written<'t> {
    /// Its class, as tables name it.
    pub class: &'t str,
    /// Marks: `-`, `~`, `!`, `|` before it, `.H1` and the like behind it; of symbols `=SR_TID.X`.
    pub marks: Vec<&'t str>,
    /// Numbers that must have bits of their own: those of an address that are written, in order register, uniform register, offset.
    /// All are needed elsewhere.
    pub needs: u8,
}

/// An instruction without its numbers.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Shape<'t> {
    /// The mnemonic.
    pub mnemonic: &'t str,
    /// Suffixes, without dots, in any order.
    pub suffixes: Vec<&'t str>,
    /// Operands in the order in which they are written.
    pub operands: Vec<Written<'t>>,
}

/// The form of a shape, with all but its numbers filled in.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    form: FormId,
    /// The instruction as a word whose numbers mean nothing.
    word: u128,
}

/// Why an instruction has no word.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum AssembleError {
    /// No instruction has the mnemonic.
    #[error("unknown instruction {0}")]
    Mnemonic(String),
    /// It has no form with these operands and suffixes.
    #[error("{0} has no form like this")]
    Form(String),
    /// A number has no room.
    #[error(transparent)]
    Number(#[from] crate::codec::EncodeError),
    /// A number is not one that the form takes: it asks for another there.
    #[error("the form asks for another number of operand {operand}")]
    OtherNumber {
        /// The operand, as written.
        operand: usize,
    },
    /// Instructions of the uniform datapath have uniform predicates as guards, others have none.
    #[error("the guard is a predicate of the other datapath")]
    Guard,
}

impl Table {
    /// The form of `shape`.
    pub fn choose(&self, shape: &Shape<'_>) -> Result<Choice, AssembleError> {
        let mut known = false;
        let mut best: Option<(u32, Choice)> = None;
        let wanted = Wanted::of(shape);
        let digest = class_digest(shape.operands.iter().map(|written| written.class.as_bytes()));
        for record in self.records_of(shape.mnemonic) {
            known = true;
            let forms = self.record(record).forms.range();
            let digests = self.digests[forms.clone()].iter();
            let likely = forms.zip(digests).filter(|&(_, &other)| other == digest);
            for form in likely.map(|(form, _)| FormId(form as u16)) {
                let seen = self.forms[form.0 as usize].seen;
                if best.as_ref().is_none_or(|&(other, _)| seen > other)
                    && let Some(wanted) = &wanted
                    && let Some(word) = self.fits(form, shape, wanted)
                {
                    best = Some((seen, Choice { form, word }));
                }
            }
        }
        match best {
            Some((_, choice)) => Ok(choice),
            None if known => Err(AssembleError::Form(shape.mnemonic.to_string())),
            None => Err(AssembleError::Mnemonic(shape.mnemonic.to_string())),
        }
    }

    /// A word of the form with the suffixes and marks of `shape`, if it can have them.
    fn fits(&self, form: FormId, shape: &Shape<'_>, wanted: &Wanted<'_>) -> Option<u128> {
        let row = &self.forms[form.0 as usize];
        let shown = &self.shown[row.shown.range()];
        if shown.len() != shape.operands.len() {
            return None;
        }
        let operands = self.operands(row.record);
        for (&place, written) in shown.iter().zip(&shape.operands) {
            let operand = &operands[place as usize];
            if self.bytes(operand.class) != written.class.as_bytes() {
                return None;
            }
            for (n, value) in self.values(operand).iter().enumerate() {
                if written.needs >> n & 1 == 1 && !matches!(value.place, Place::Field(_)) {
                    return None;
                }
                // A register that follows the uniform one of an address is there only where that is written.
                if let Place::After { operand: other, .. } = value.place {
                    let position = shown.iter().position(|&place| place == other);
                    let is_address = self.text(operands[other as usize].class).ends_with("[A]");
                    let uniform = 1 << self.uniform_place(&operands[other as usize]);
                    if is_address && position.is_some_and(|at| shape.operands[at].needs & uniform == 0) {
                        return None;
                    }
                }
            }
        }
        let mut left = wanted.all();
        let mut choices = [None; MAX_MODIFIERS];
        let mut count = 0;
        for print in &self.prints[row.prints.range()] {
            match *print {
                PrintRow::Always(token) => left = wanted.without(left, token.target?, self.bytes(token.text))?,
                PrintRow::Choice { field, list, target } => {
                    *choices.get_mut(count)? = Some((field, list, target));
                    count += 1;
                }
            }
        }
        let mut values = [0; MAX_MODIFIERS];
        let choices = &choices[..count];
        // Where two lists print the same suffixes, their order says which prints which.
        let prints_all = Cell::new(false);
        let in_order = |values: &[u16]| {
            prints_all.set(true);
            self.prints_in_order(row, values, &shape.suffixes)
        };
        let is_found = self.satisfy(choices, wanted, left, (&mut values, 0), &in_order)
            || prints_all.get() && self.satisfy(choices, wanted, left, (&mut values, 0), &|_| true);
        if is_found { self.with_modifiers(form, choices, &values) } else { None }
    }

    /// Whether a form prints these suffixes in this order when its choices have these values.
    fn prints_in_order(&self, form: &FormRow, values: &[u16], suffixes: &[&str]) -> bool {
        let mut values = values.iter();
        let mut expected = suffixes.iter();
        self.prints[form.prints.range()].iter().all(|print| match *print {
            PrintRow::Always(token) if token.target == Some(Target::Mnemonic) => {
                expected.next() == Some(&self.text(token.text))
            }
            PrintRow::Always(_) => true,
            PrintRow::Choice { list, target, .. } => {
                let Some(tokens) = values.next().and_then(|&value| self.entry(list, value as u64)) else {
                    return false;
                };
                let own = tokens.iter().filter(|token| token.target.unwrap_or(target) == Target::Mnemonic);
                own.clone().all(|token| expected.next() == Some(&self.text(token.text)))
            }
        })
    }

    /// Finds values of the choices from `at` on that print what is wanted and left, no more and no less, and that `accept` takes.
    fn satisfy(
        &self,
        choices: &[Option<Chosen>],
        wanted: &Wanted<'_>,
        left: u64,
        (values, at): (&mut [u16; MAX_MODIFIERS], usize),
        accept: &dyn Fn(&[u16]) -> bool,
    ) -> bool {
        let Some(&Some((_, list, target))) = choices.get(at) else {
            return left == 0 && accept(&values[..at]);
        };
        let row = &self.lists[list.0 as usize];
        let entries = &self.entries[row.entries.range()];
        // Values that print more come first; of equal ones the lowest. A list that prints nothing of what is left prints nothing at all.
        let most = if row.is_mixed && left != 0 || wanted.has(left, target) { row.most as usize } else { 0 };
        for count in (0..=most).rev() {
            for entry in entries.iter().filter(|entry| entry.tokens.len() == count) {
                let tokens = &self.tokens[entry.tokens.range()];
                let rest = tokens.iter().try_fold(left, |left, token| {
                    wanted.without(left, token.target.unwrap_or(target), self.bytes(token.text))
                });
                let Some(rest) = rest else { continue };
                values[at] = entry.value;
                if self.satisfy(choices, wanted, rest, (&mut *values, at + 1), accept) {
                    return true;
                }
                if count == 0 {
                    // Other values that print nothing leave the same.
                    break;
                }
            }
        }
        false
    }

    /// The word with these values of the form's choices, and with the bits that make a word this form.
    fn with_modifiers(&self, form: FormId, choices: &[Option<Chosen>], values: &[u16]) -> Option<u128> {
        let row = &self.forms[form.0 as usize];
        // Numbers that are not shown, and bits that nobody sees, are as the vendor's assembler has them.
        let mut word = row.fixed;
        for ((field, ..), &value) in choices.iter().flatten().zip(values) {
            word = self.put(*field, word, value as u64);
        }
        // A value of a choice may contradict what makes a word this form.
        (word & row.mask == row.value).then_some(word)
    }
}

/// A field whose value says what is printed.
type Chosen = (FieldId, ListId, Target);

/// Most suffixes and marks of an instruction.
const MOST_WANTED: usize = 32;

/// The suffixes and marks of an instruction, each with what it belongs to.
struct Wanted<'t> {
    texts: [(Target, &'t str); MOST_WANTED],
    len: usize,
}

impl<'t> Wanted<'t> {
    /// What must be printed, by target: suffixes first, then marks by operand. Each is a bit until it is printed. None where there
    /// is more than any form prints.
    fn of(shape: &Shape<'t>) -> Option<Wanted<'t>> {
        let mut wanted = Wanted { texts: [(Target::Mnemonic, ""); MOST_WANTED], len: 0 };
        for &suffix in &shape.suffixes {
            wanted.push(Target::Mnemonic, suffix)?;
        }
        for (place, written) in shape.operands.iter().enumerate() {
            for &mark in &written.marks {
                wanted.push(Target::Operand(place as u8), mark)?;
            }
        }
        Some(wanted)
    }

    fn push(&mut self, target: Target, text: &'t str) -> Option<()> {
        *self.texts.get_mut(self.len)? = (target, text);
        self.len += 1;
        Some(())
    }
    /// A bit for each.
    fn all(&self) -> u64 {
        (1 << self.len) - 1
    }
    /// Whether something of a target is left.
    fn has(&self, left: u64, target: Target) -> bool {
        let mut rest = left;
        while rest != 0 {
            if self.texts[rest.trailing_zeros() as usize].0 == target {
                return true;
            }
            rest &= rest - 1;
        }
        false
    }
    /// Those that are left when a token is printed; none where it is not among them.
    fn without(&self, left: u64, target: Target, token: &[u8]) -> Option<u64> {
        let mut rest = left;
        while rest != 0 {
            let at = rest.trailing_zeros();
            let (wanted, text) = self.texts[at as usize];
            if wanted == target && is_token(token, text.as_bytes()) {
                return Some(left & !(1 << at));
            }
            rest &= rest - 1;
        }
        None
    }
}

/// Whether a token of the table is the mark or symbol that is written; symbols stand in tables with an equals sign.
fn is_token(token: &[u8], written: &[u8]) -> bool {
    token == written || matches!(token, [b'=', symbol @ ..] if symbol == written)
}

/// A number of 32 bits as a field reads it: with a sign or without. Others stay as they are.
pub(crate) fn in_32_bits(number: i64, signed: bool) -> i64 {
    match (i32::try_from(number), u32::try_from(number), signed) {
        (Ok(small), _, false) => small as u32 as i64,
        (_, Ok(large), true) => large as i32 as i64,
        _ => number,
    }
}

impl Choice {
    /// An instruction of the form that has all but the numbers.
    pub(crate) fn inst(&self, table: &Table) -> Inst {
        let mut inst = Inst::new(table, table.forms[self.form.0 as usize].record);
        table.fill(&mut inst, self.word);
        inst
    }
    /// The same as a word whose numbers mean nothing.
    pub(crate) fn base(&self) -> u128 {
        self.word
    }
    /// The form that was chosen.
    pub fn form(&self) -> FormId {
        self.form
    }
    /// How the floating-point immediate at operand `place` is read.
    pub(crate) fn interpretation(&self, table: &Table, place: usize, suffixes: &[&str]) -> Interpretation {
        let row = &table.forms[self.form.0 as usize];
        let operand = &table.operands(row.record)[table.shown[row.shown.range()][place] as usize];
        let plain = table.values(operand).first().map_or(Interpretation::Integer, |value| value.interpretation);
        let mnemonic = table.text(table.record(row.record).mnemonic);
        let start = float::of_mnemonic(plain, mnemonic);
        suffixes.iter().fold(start, |known, suffix| float::of_suffix(plain, suffix).unwrap_or(known))
    }
    /// The word with these numbers: for each operand that is written, its numbers; none for those that are not written.
    pub fn word(
        &self,
        table: &Table,
        guard: Guard,
        control: Control,
        numbers: &[&[Option<i64>]],
    ) -> Result<u128, AssembleError> {
        let mut inst = Inst { guard, control, ..self.inst(table) };
        let row = &table.forms[self.form.0 as usize];
        let operands = table.operands(row.record);
        for (&place, numbers) in table.shown[row.shown.range()].iter().zip(numbers) {
            let operand = &operands[place as usize];
            for (n, (number, value)) in numbers.iter().zip(table.values(operand)).enumerate() {
                let number = number.unwrap_or(value.default);
                inst.values[operand.first as usize + n] = match value.place {
                    Place::Field(field) if table.width(field) == 32 => in_32_bits(number, value.signed),
                    _ => number,
                };
            }
        }
        // Numbers that follow from others.
        for operand in operands {
            for (n, value) in table.values(operand).iter().enumerate() {
                if let Place::After { operand: other, distance } = value.place {
                    let other = &operands[other as usize];
                    let from = inst.values[other.first as usize + table.uniform_place(other)];
                    inst.values[operand.first as usize + n] = from + distance as i64;
                }
            }
        }
        let word = table.encode(&inst)?;
        // The form may ask for a number, too: another one is another form.
        if word & row.mask & !(GUARD_BITS) != row.value & !(GUARD_BITS) {
            let operand = numbers.len().saturating_sub(1);
            return Err(AssembleError::OtherNumber { operand });
        }
        Ok(word)
    }
}
