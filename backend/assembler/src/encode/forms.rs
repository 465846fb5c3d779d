//! Forms of instructions: found once for all instructions of one head whose operands are of the same kinds.
//!
//! An instruction is looked up by a key of a few words: its head, and of each operand its kind, flags and marks. Legalisation, control
//! words and encoding ask for the same row, which is filled in as far as somebody asked. Rows are kept from function to function.

use super::waits::Needs;
use super::words::{Source, shape_of, sources};
use super::{Item, Listing, Number, Value};
use crate::ori::OriHead;
use hashbrown::HashTable;
use warpc_machine::operand::oflag;
use warpc_sass::assemble::AssembleError;
use warpc_sass::encoder::{Encoder, Given, MOST_NUMBERS};
use warpc_sass::table::FormId;
use warpc_sass::{Control, Guard, Inst, Table};

/// A row of a [`FormTable`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FormKey(u32);

/// How instructions of a row are encoded.
#[derive(Debug)]
pub(super) struct Encoding {
    pub encoder: Encoder,
    /// The numbers that the encoder asks for.
    pub sources: Vec<Source>,
}

impl Encoding {
    /// An instruction with these operands, as a word and decoded; labels are anywhere.
    pub fn example(&self, table: &Table, operands: &[Item]) -> Option<(FormId, u128, Inst)> {
        let mut numbers = [0; MOST_NUMBERS];
        let nowhere = Listing::default();
        for (number, source) in numbers.iter_mut().zip(&self.sources) {
            *number = source.number(&nowhere, operands, 0);
        }
        let word = self.encoder.word(table, Guard::ALWAYS, Control::default(), &numbers).ok()?;
        let (form, inst) = self.encoder.decode(table, word);
        Some((form, word, inst))
    }
}

/// Which operands must become registers, a bit each, counted without the guard; none where no choice of them has a form.
pub type Legal = Option<u32>;

/// What is known of the instructions of one key.
struct FormRow {
    /// Its words in [`FormTable::keys`].
    first: u32,
    end: u32,
    encoding: Option<Result<Encoding, AssembleError>>,
    needs: Option<Needs>,
    legal: Option<Legal>,
}

/// Rows that a file of a few kernels needs.
const USUAL_ROWS: usize = 128;

/// Forms of one architecture.
pub struct FormTable {
    table: &'static Table,
    /// Words of all keys.
    keys: Vec<u64>,
    rows: Vec<FormRow>,
    found: HashTable<u32>,
    /// Room for the key at hand.
    key: Vec<u64>,
}

impl FormTable {
    /// A table without rows.
    pub fn new(table: &'static Table) -> FormTable {
        FormTable {
            table,
            keys: Vec::with_capacity(USUAL_ROWS * 8),
            rows: Vec::with_capacity(USUAL_ROWS),
            found: HashTable::with_capacity(USUAL_ROWS),
            key: Vec::new(),
        }
    }

    /// The instructions of the architecture.
    pub fn instructions(&self) -> &'static Table {
        self.table
    }

    /// The row of an instruction. The guard is not among the operands.
    pub fn key(&mut self, head: OriHead, operands: &[Item]) -> FormKey {
        let FormTable { keys, rows, found, key, .. } = self;
        let head = head.words();
        let length = head.len() + operands.len();
        if key.len() < length {
            key.resize(length, 0);
        }
        let key = &mut key[..length];
        key[..head.len()].copy_from_slice(&head);
        let mut hash = hash_of(&head);
        for (word, item) in key[head.len()..].iter_mut().zip(operands) {
            *word = word_of(*item);
            hash = mixed(hash, *word);
        }
        let key = &*key;
        let words = |row: &FormRow| &keys[row.first as usize..row.end as usize];
        if let Some(&row) = found.find(hash, |&row| words(&rows[row as usize]) == key) {
            return FormKey(row);
        }
        let (row, first) = (rows.len() as u32, keys.len() as u32);
        found.insert_unique(hash, row, |&row| hash_of(words(&rows[row as usize])));
        keys.extend_from_slice(key);
        rows.push(FormRow { first, end: keys.len() as u32, encoding: None, needs: None, legal: None });
        FormKey(row)
    }

    /// How the instructions of a row are encoded; `operands` are those of one of them.
    pub(super) fn encoding(
        &mut self,
        key: FormKey,
        head: OriHead,
        operands: &[Item],
    ) -> &Result<Encoding, AssembleError> {
        let table = self.table;
        self.rows[key.0 as usize].encoding.get_or_insert_with(|| {
            let choice = table.choose(&shape_of(head, operands))?;
            let (mut given, mut numbers) = (Vec::with_capacity(operands.len()), Vec::with_capacity(operands.len() + 2));
            sources(head, operands, |list| {
                given.push(Given::of(list.iter().map(Option::is_some)));
                numbers.extend(list.iter().flatten());
            });
            let encoder = Encoder::new(table, choice, given)?;
            Ok(Encoding { encoder, sources: numbers })
        })
    }

    /// Whether an instruction has a form as it is.
    pub(crate) fn has_form(&mut self, head: OriHead, operands: &[Item]) -> bool {
        let key = self.key(head, operands);
        self.encoding(key, head, operands).is_ok()
    }

    /// What the instructions of a row need, found by `find` once for all.
    pub(super) fn needs(&mut self, key: FormKey, find: impl FnOnce(&mut FormTable) -> Needs) -> Needs {
        if let Some(needs) = self.rows[key.0 as usize].needs {
            return needs;
        }
        let needs = find(self);
        self.rows[key.0 as usize].needs = Some(needs);
        needs
    }

    /// Which operands of the instructions of a row must become registers, found by `find` once for all.
    pub(crate) fn legal(&mut self, key: FormKey, find: impl FnOnce(&mut FormTable) -> Legal) -> Legal {
        if let Some(legal) = self.rows[key.0 as usize].legal {
            return legal;
        }
        let legal = find(self);
        self.rows[key.0 as usize].legal = Some(legal);
        legal
    }
}

/// A hash of a key: its words are few, and most of their bits are alike.
fn hash_of(key: &[u64]) -> u64 {
    key.iter().fold(0, |hash, &word| mixed(hash, word))
}

/// The hash of a key with one word more.
fn mixed(hash: u64, word: u64) -> u64 {
    const FACTOR: u128 = 0x9e37_79b9_7f4a_7c15;
    let product = (hash ^ word ^ FACTOR as u64) as u128 * FACTOR;
    product as u64 ^ (product >> 64) as u64
}

/// Flags that say something to who looks for a form. What is under a guard has the form that it has without.
const FLAGS: u8 = oflag::DEF | oflag::NEG | oflag::ADDR;

/// The kind, flags and marks of an operand as one word. Whether a register is there, and whether a number is zero, is part of the kind.
fn word_of(item: Item) -> u64 {
    let kind: u64 = match item.value {
        Value::Register { letter, number } if number == super::words::absent(letter) => letter as u64 | 0x80,
        Value::Register { letter, .. } => letter as u64,
        Value::Number(Number::ZERO) => 0,
        Value::Number(_) => 1,
        Value::Bank(..) => 2,
        Value::Label(_) | Value::Function(_) => 3,
        Value::Table(_) => 5,
        Value::Reference(_) => 6,
        // Its text chooses a modifier.
        Value::Special(row) => 4 | (row as u64) << 32,
    };
    kind | ((item.flags & FLAGS) as u64) << 8 | (item.marks as u64) << 16
}

/// The guard of an instruction, and its other operands.
pub(crate) fn split_guard(operands: &[Item]) -> (Option<Item>, &[Item]) {
    match operands.split_first() {
        Some((guard, rest)) if guard.flags & oflag::GUARD != 0 => (Some(*guard), rest),
        _ => (None, operands),
    }
}
