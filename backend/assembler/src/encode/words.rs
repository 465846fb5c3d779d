//! Instructions to words.

use super::forms::{FormKey, FormTable, split_guard};
use super::{ControlColumn, Item, Listing, Value};
use crate::ori::operand::{SPECIALS, mark};
use crate::ori::{Op, OriHead};
use warpc_machine::operand::oflag;
use warpc_sass::Guard;
use warpc_sass::assemble::{AssembleError, Shape, Written};
use warpc_sass::encoder::MOST_NUMBERS;

/// An instruction that has no word: a bug of the compiler, never of the input.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("instruction {instruction}: {error}")]
pub struct EncodeFault {
    /// Which, counted from 0.
    pub instruction: usize,
    /// Why.
    pub error: AssembleError,
}

/// Rows of a [`FormTable`], by instruction.
pub type FormColumn = Vec<FormKey>;

/// The rows of all instructions of a listing.
pub fn forms_of(listing: &Listing, forms: &mut FormTable) -> FormColumn {
    let key = |at| forms.key(listing.heads[at], split_guard(listing.operands(at)).1);
    (0..listing.len()).map(key).collect()
}

/// The words of a listing. Labels are resolved: displacements count from the next instruction.
///
/// # Errors
/// The first instruction that has no word.
pub fn words(
    listing: &Listing,
    keys: &FormColumn,
    controls: &ControlColumn,
    forms: &mut FormTable,
) -> Result<Vec<u128>, EncodeFault> {
    let mut out = Vec::with_capacity(listing.len());
    let table = forms.instructions();
    let mut numbers = [0; MOST_NUMBERS];
    for (instruction, &key) in keys.iter().enumerate() {
        let (guard, operands) = split_guard(listing.operands(instruction));
        let fault = |error| EncodeFault { instruction, error };
        let head = listing.heads[instruction];
        let encoding = forms.encoding(key, head, operands).as_ref().map_err(|error| fault(error.clone()))?;
        for (number, source) in numbers.iter_mut().zip(&encoding.sources) {
            *number = source.number(listing, operands, instruction);
        }
        if let Some(Item { value: Value::Register { letter, .. }, .. }) = guard
            && (letter == 'Q') != encoding.encoder.has_uniform_guard(table)
        {
            return Err(fault(AssembleError::Guard));
        }
        let guard = guard.map_or(Guard::ALWAYS, guard_of);
        out.push(encoding.encoder.word(table, guard, controls[instruction], &numbers).map_err(fault)?);
    }
    Ok(out)
}

pub(super) fn guard_of(item: Item) -> Guard {
    let predicate = match item.value {
        Value::Register { number, .. } => number as u8,
        _ => 7,
    };
    Guard { predicate, negated: item.flags & oflag::NEG != 0 }
}

pub(super) fn absent(letter: char) -> u16 {
    match letter {
        'R' => 255,
        'U' => 63,
        _ => 7,
    }
}

/// One written operand: how many items it takes, its class, and what of it is there.
fn written(op: Op, operands: &[Item]) -> (usize, Written<'static>) {
    let first = operands[0];
    if let [
        Item { value: Value::Register { letter, .. }, .. },
        Item { value: Value::Function(_) | Value::Label(_) | Value::Reference(_) | Value::Number(_), .. },
        ..,
    ] = operands
        && matches!(op, Op::Call | Op::Ret | Op::Brx)
    {
        // A register and a place that it counts from are one operand.
        let class = if *letter == 'U' { "UI" } else { "RI" };
        return (2, Written { class, marks: Vec::new(), needs: 0 });
    }
    let mut marks = Vec::new();
    if first.marks & mark::DESCRIPTOR != 0 && op.reads_matrices() {
        marks.extend(mark::matrices(first.flags & oflag::NEG != 0, first.marks));
        return (1, Written { class: "gdesc[U]", marks, needs: 0 });
    }
    if first.flags & oflag::NEG != 0 {
        marks.push(if matches!(first.value, Value::Register { letter: 'P' | 'Q', .. }) { "!" } else { "-" });
    }
    if first.marks & mark::INVERTED != 0 {
        marks.push("~");
    }
    if first.marks & mark::ABSOLUTE != 0 {
        marks.push("|");
    }
    let tail = mark::tail_of(first.marks);
    if !tail.is_empty() && first.flags & oflag::ADDR == 0 && !matches!(first.value, Value::Bank(..)) {
        marks.push(tail);
    }
    if first.marks & mark::DESCRIPTOR != 0 && operands.len() == 1 {
        return (1, Written { class: "desc[U]", marks, needs: 0 });
    }
    if first.marks & mark::DESCRIPTOR != 0 {
        let needs = needs_of(operands[1], operands[2]) << 1;
        return (3, Written { class: "desc[U][A]", marks: address_marks(operands[1]), needs });
    }
    if let Value::Bank(..) | Value::Table(_) = first.value
        && first.flags & oflag::ADDR != 0
    {
        let has_base = !matches!(operands[1].value, Value::Register { number: 255, .. });
        return (2, Written { class: "c[I][A]", marks, needs: (has_base as u8) << 1 });
    }
    if first.flags & oflag::ADDR != 0 {
        return (2, Written { class: "[A]", marks: address_marks(first), needs: needs_of(first, operands[1]) });
    }
    let class = match first.value {
        Value::Register { letter: 'R', .. } => "R",
        Value::Register { letter: 'U', .. } => "U",
        Value::Register { letter: 'P', .. } => "P",
        Value::Register { letter: 'Q', .. } => "Q",
        Value::Register { .. } => "B",
        // The counter that is waited for.
        Value::Number(_) if op == Op::Depbar && operands.len() > 1 => "S",
        Value::Number(_) | Value::Label(_) | Value::Function(_) | Value::Reference(_) => "I",
        Value::Bank(..) | Value::Table(_) => "c[I][A]",
        Value::Special(row) => {
            marks.push(SPECIALS[row as usize]);
            "$"
        }
    };
    (1, Written { class, marks, needs: 0 })
}

fn address_marks(base: Item) -> Vec<&'static str> {
    let tail = mark::tail_of(base.marks);
    if base.marks & mark::WIDE_ADDRESS != 0 {
        vec![".64"]
    } else if !tail.is_empty() {
        vec![tail]
    } else {
        Vec::new()
    }
}

/// Which numbers of an address must have bits.
fn needs_of(base: Item, offset: Item) -> u8 {
    let has_base = matches!(base.value, Value::Register { letter: 'R', number } if number != 255);
    let has_uniform = matches!(base.value, Value::Register { letter: 'U', .. });
    let has_offset = offset.value != Value::number(0);
    has_base as u8 | (has_uniform as u8) << 1 | (has_offset as u8) << 2
}

/// What the form of an instruction depends on. The guard is not among the operands.
pub(super) fn shape_of(head: OriHead, mut operands: &[Item]) -> Shape<'static> {
    let mut shape = Shape {
        mnemonic: head.op.text(),
        suffixes: head.suffixes.iter().map(|suffix| suffix.text()).collect(),
        operands: Vec::with_capacity(operands.len()),
    };
    while !operands.is_empty() {
        let (taken, operand) = written(head.op, operands);
        shape.operands.push(operand);
        operands = &operands[taken..];
    }
    shape
}

/// Where a number of an instruction comes from: an operand, the guard not counted, and what of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Source {
    item: u8,
    what: What,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    /// Number of a register.
    Register,
    /// A number.
    Number,
    /// A constant bank.
    Bank,
    /// A byte of a constant bank.
    Byte,
    /// The same, counted from a register.
    SignedByte,
    /// The way to a label or function from the next instruction.
    Way,
    /// The way behind the instruction that waits where threads meet.
    WayBehind,
    /// The place of a label or function.
    Place,
    /// The constant bank of jump tables.
    TableBank,
    /// What the linker puts there; zero until then.
    Unknown,
}

impl Source {
    /// The number of an instruction with these operands.
    pub(super) fn number(self, listing: &Listing, operands: &[Item], instruction: usize) -> i64 {
        let value = operands[self.item as usize].value;
        let place = || listing.place_of(value).unwrap_or(0) as i64;
        match (self.what, value) {
            (What::Register, Value::Register { number, .. }) => number as i64,
            (What::Number, Value::Number(number)) => number.get(),
            (What::Bank, Value::Bank(bank, _)) => bank as i64,
            (What::Byte, Value::Bank(_, byte)) => byte as i64,
            (What::SignedByte, Value::Bank(_, byte)) => byte as i16 as i64,
            (What::Way, _) => (place() - instruction as i64 - 1) * 16,
            (What::WayBehind, _) => {
                let meeting = listing.meeting_of(value).unwrap_or(0) as i64;
                (meeting - instruction as i64) * 16
            }
            (What::Place, _) => place() * 16,
            (What::TableBank, _) => 2,
            _ => 0,
        }
    }
}

/// The numbers of each written operand of an instruction; the guard is not among the operands.
pub(super) fn numbers(listing: &Listing, operands: &[Item], instruction: usize) -> Vec<Vec<Option<i64>>> {
    let number = |source: Source| source.number(listing, operands, instruction);
    let mut numbers = Vec::new();
    sources(listing.heads[instruction], operands, |list| {
        numbers.push(list.iter().map(|source| source.map(number)).collect());
    });
    numbers
}

/// Calls `each` with where the numbers of each written operand come from; none for those that are what they are when nothing is
/// asked for.
pub(super) fn sources(head: OriHead, operands: &[Item], mut each: impl FnMut(&[Option<Source>])) {
    let mut at = 0;
    // Moves take the place itself, branches the way to it. A region ends behind the row that waits.
    let way = match head.op {
        Op::Mov => What::Place,
        Op::Bssy => What::WayBehind,
        _ => What::Way,
    };
    while let Some(&first) = operands.get(at) {
        let rest = &operands[at..];
        let (taken, Written { class, .. }) = written(head.op, rest);
        let of = |item: usize, what: What| Some(Source { item: (at + item) as u8, what });
        let address = |base: usize, offset: Option<Source>| match rest[base].value {
            Value::Register { letter: 'U', .. } => [None, of(base, What::Register), offset],
            Value::Register { number: 255, .. } => [None, None, offset],
            _ => [of(base, What::Register), None, offset],
        };
        // A place by itself, or one that the linker knows, is no way.
        let target = |item: usize| match rest[item].value {
            Value::Number(_) => of(item, What::Number),
            Value::Reference(_) => of(item, What::Unknown),
            _ => of(item, way),
        };
        match first.value {
            _ if matches!(class, "RI" | "UI") => each(&[of(0, What::Register), target(1)]),
            _ if matches!(class, "desc[U]" | "gdesc[U]") => each(&[of(0, What::Register)]),
            _ if first.marks & mark::DESCRIPTOR != 0 => {
                let [base, uniform, offset] = address(1, of(2, What::Number));
                each(&[of(0, What::Register), base, uniform, offset]);
            }
            Value::Bank(..) if first.flags & oflag::ADDR != 0 => {
                let [base, uniform, _] = address(1, None);
                each(&[of(0, What::Bank), base, uniform, of(0, What::SignedByte)]);
            }
            _ if first.flags & oflag::ADDR != 0 && !matches!(first.value, Value::Table(_)) => {
                each(&address(0, of(1, What::Number)));
            }
            Value::Register { .. } => each(&[of(0, What::Register)]),
            Value::Number(_) => each(&[of(0, What::Number)]),
            Value::Bank(..) => each(&[of(0, What::Bank), None, None, of(0, What::Byte)]),
            Value::Table(_) => {
                let [base, uniform, _] = address(1, None);
                each(&[of(0, What::TableBank), base, uniform, of(0, What::Unknown)]);
            }
            Value::Reference(_) => each(&[of(0, What::Unknown)]),
            Value::Special(_) => each(&[]),
            Value::Label(_) | Value::Function(_) => each(&[of(0, way)]),
        }
        at += taken;
    }
}
