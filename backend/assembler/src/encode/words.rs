//! Instructions to words.

use super::{ControlColumn, Item, Listing, Value};
use crate::ori::operand::{SPECIALS, mark};
use crate::ori::{Op, OriHead};
use hashbrown::HashMap;
use warpc_machine::operand::oflag;
use warpc_sass::assemble::{AssembleError, Choice, Shape, Written};
use warpc_sass::{Guard, Table};

/// An instruction that has no word: a bug of the compiler, never of the input.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("instruction {instruction}: {error}")]
pub struct EncodeFault {
    /// Which, counted from 0.
    pub instruction: usize,
    /// Why.
    pub error: AssembleError,
}

/// What the form of an instruction depends on: its head, and of each operand its kind, flags and marks.
type Key = (OriHead, Vec<(u8, u8, u16)>);

/// The words of a listing. Labels are resolved: displacements count from the next instruction.
pub fn words(table: &Table, listing: &Listing, controls: &ControlColumn) -> Result<Vec<u128>, EncodeFault> {
    let mut forms: HashMap<Key, Choice, foldhash::fast::FixedState> = HashMap::default();
    let mut out = Vec::with_capacity(listing.len());
    for instruction in 0..listing.len() {
        let operands = listing.operands(instruction);
        let head = listing.heads[instruction];
        let (guard, operands) = match operands.split_first() {
            Some((guard, rest)) if guard.flags & oflag::GUARD != 0 => (guard_of(*guard), rest),
            _ => (Guard::ALWAYS, operands),
        };
        let fault = |error| EncodeFault { instruction, error };
        let key = (head, operands.iter().map(|&item| (kind_of(item.value), item.flags, item.marks)).collect());
        let choice = match forms.get(&key) {
            Some(choice) => *choice,
            None => {
                let choice = table.choose(&shape_of(head, operands)).map_err(fault)?;
                forms.insert(key, choice);
                choice
            }
        };
        let numbers = numbers(listing, operands, instruction);
        let numbers: Vec<&[Option<i64>]> = numbers.iter().map(Vec::as_slice).collect();
        out.push(choice.word(table, guard, controls[instruction], &numbers).map_err(fault)?);
    }
    Ok(out)
}

fn guard_of(item: Item) -> Guard {
    let predicate = match item.value {
        Value::Register { number, .. } => number as u8,
        _ => 7,
    };
    Guard { predicate, negated: item.flags & oflag::NEG != 0 }
}

/// Number of the kind of a value, with the letter of a register. Whether a register of an address is there is part of it.
pub fn kind_of(value: Value) -> u8 {
    match value {
        Value::Register { letter, number } if number == absent(letter) => letter as u8 | 0x80,
        Value::Register { letter, .. } => letter as u8,
        Value::Number(0) => 0,
        Value::Number(_) => 1,
        Value::Bank(..) => 2,
        Value::Label(_) | Value::Function(_) => 3,
        // Its text chooses a modifier.
        Value::Special(row) => 4 + row as u8,
    }
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
        Item { value: Value::Function(_) | Value::Label(_), .. },
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
    if let Value::Bank(..) = first.value
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
        Value::Number(_) | Value::Label(_) | Value::Function(_) => "I",
        Value::Bank(..) => "c[I][A]",
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
    let has_offset = offset.value != Value::Number(0);
    has_base as u8 | (has_uniform as u8) << 1 | (has_offset as u8) << 2
}

/// What the form of an instruction depends on. The guard is not among the operands.
pub fn shape_of(head: OriHead, mut operands: &[Item]) -> Shape<'static> {
    let mut shape = Shape {
        mnemonic: head.op.text(),
        suffixes: head.suffixes.iter().map(|suffix| suffix.text()).collect(),
        operands: Vec::new(),
    };
    while !operands.is_empty() {
        let (taken, operand) = written(head.op, operands);
        shape.operands.push(operand);
        operands = &operands[taken..];
    }
    shape
}

/// The numbers of each written operand.
fn numbers(listing: &Listing, mut operands: &[Item], instruction: usize) -> Vec<Vec<Option<i64>>> {
    let mut out = Vec::new();
    let head = listing.heads[instruction];
    let is_absolute = head.op == Op::Mov;
    let register = |item: Item| match item.value {
        Value::Register { number, .. } => number as i64,
        _ => 0,
    };
    let offset = |item: Item| match item.value {
        Value::Number(number) => number,
        _ => 0,
    };
    let address = |base: Item, by: Item| -> [Option<i64>; 3] {
        match base.value {
            Value::Register { letter: 'U', .. } => [None, Some(register(base)), Some(offset(by))],
            Value::Register { number: 255, .. } => [None, None, Some(offset(by))],
            _ => [Some(register(base)), None, Some(offset(by))],
        }
    };
    while let Some(&first) = operands.first() {
        let (taken, Written { class, .. }) = written(head.op, operands);
        let displacement = |value: Value| {
            // A region ends behind the row that waits, which its label stands before.
            let behind = (head.op == Op::Bssy) as i64;
            let target = listing.place_of(value).unwrap_or(0) as i64 + behind;
            // Moves take the place itself, branches the way to it.
            let from = if is_absolute { 0 } else { instruction as i64 + 1 };
            Some((target - from) * 16)
        };
        out.push(match first.value {
            _ if matches!(class, "RI" | "UI") => vec![Some(register(first)), displacement(operands[1].value)],
            _ if matches!(class, "desc[U]" | "gdesc[U]") => vec![Some(register(first))],
            _ if first.marks & mark::DESCRIPTOR != 0 => {
                [&[Some(register(first))][..], &address(operands[1], operands[2])].concat()
            }
            Value::Bank(bank, byte) if first.flags & oflag::ADDR != 0 => {
                let [base, uniform, _] = address(operands[1], Item::plain(Value::Number(0)));
                vec![Some(bank as i64), base, uniform, Some(byte as i16 as i64)]
            }
            _ if first.flags & oflag::ADDR != 0 => address(first, operands[1]).to_vec(),
            Value::Register { number, .. } => vec![Some(number as i64)],
            Value::Number(number) => vec![Some(number)],
            Value::Bank(bank, byte) => vec![Some(bank as i64), None, None, Some(byte as i64)],
            Value::Special(_) => Vec::new(),
            Value::Label(_) | Value::Function(_) => vec![displacement(first.value)],
        });
        operands = &operands[taken..];
    }
    out
}
