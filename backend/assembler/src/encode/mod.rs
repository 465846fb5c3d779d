//! Rows to words of the architecture.
//!
//! | file | what |
//! |---|---|
//! | `at_once.rs` | moves that happen at once, in sequence |
//! | `expand.rs` | pseudo instructions become instructions, once registers have places |
//! | `frame.rs` | the stack pointer at the start of a kernel |
//! | `held.rs` | where registers of the PTX are, for debuggers |
//! | `forms.rs` | which form of the architecture instructions of one kind have, and what is known of it |
//! | `waits.rs` | control words at optimisation level 0: the longest stalls, and a wait after every scoreboard |
//! | `compare.rs` | whether a word says what its instruction says, read back bit by bit |
//! | `regions.rs` | regions of convergence end where somebody waits |
//! | `words.rs` | each instruction to its word, by the form that its operands have; displacements of branches |
//!
//! Rows of a function become a [`Listing`]: instructions in the order of the code, each with its operands as the machine has them.

mod at_once;
mod compare;
mod expand;
mod forms;
mod frame;
mod held;
mod regions;
mod waits;
mod words;

#[cfg(test)]
mod tests;

pub use compare::says;
pub use expand::expand;
pub(crate) use forms::split_guard;
pub use forms::{FormKey, FormTable, Legal};
pub use frame::{FRAME_POINTER, Frame, frame, function_frame, is_kept};
pub use held::NamedRegister;
pub use regions::{convergence_differs, region_without_wait};
pub use waits::{ControlColumn, conservative, spread};
pub use words::{EncodeFault, FormColumn, forms_of, words};

use crate::ori::operand::runtime_of;
use crate::ori::{Op, OriHead};
use warpc_machine::ids::MBlock;
use warpc_machine::operand::{MLoc, Operand};

/// A register or number of an instruction, as the machine has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// A register of a file, by number; 255 and the like for those that are absent.
    Register {
        /// Letter of the class in tables: `R`, `U`, `P`, `Q`, `B`.
        letter: char,
        /// Number.
        number: u16,
    },
    /// A number.
    Number(Number),
    /// A place in a constant bank.
    Bank(u16, u32),
    /// A special register: a row of `crate::ori::operand::SPECIALS`.
    Special(u32),
    /// A label.
    Label(MBlock),
    /// A function whose code lies in the same section; `u32::MAX` is the start of it.
    Function(u32),
    /// A place in the jump tables of the section: bytes from the first on.
    Table(u32),
    /// What the linker knows: by number ([`crate::reference`]).
    Reference(u32),
}

impl Value {
    /// A number.
    pub const fn number(number: i64) -> Value {
        Value::Number(Number::of(number))
    }
}

/// A number of 64 bits as two words: an [`Item`] with it takes four, and there are millions of items.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Number {
    low: u32,
    high: u32,
}

impl Number {
    /// 0
    pub const ZERO: Number = Number::of(0);

    /// As two words.
    pub const fn of(number: i64) -> Number {
        Number { low: number as u32, high: (number >> 32) as u32 }
    }
    /// The number.
    pub const fn get(self) -> i64 {
        (self.high as i64) << 32 | self.low as i64
    }
}

impl std::fmt::Debug for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.get().fmt(f)
    }
}

/// An operand of an instruction: its value, and flags and marks as rows have them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Item {
    /// What it is.
    pub value: Value,
    /// Bits of `oflag`.
    pub flags: u8,
    /// Bits of `crate::ori::operand::mark`.
    pub marks: u16,
}

/// Instructions between which a register of the machine holds a register of the PTX, or one word of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeldRange {
    /// The group of registers that declares it, its number there, and which word of it.
    pub name: (u32, u32, u8),
    /// Whether it is a predicate.
    pub is_predicate: bool,
    /// The register of the machine.
    pub register: u16,
    /// The instruction that writes it.
    pub start: u32,
    /// The last one that reads it.
    pub end: u32,
    /// The function behind the first that it is of, `u32::MAX` for the first.
    pub function: u32,
}

/// Where an indirect branch may go.
#[derive(Clone, Debug)]
pub struct JumpTable {
    /// The branch.
    pub branch: u32,
    /// Where it begins, from the first table on.
    pub byte: u32,
    /// The label of each index.
    pub targets: Vec<MBlock>,
}

/// Instructions in the order of the code.
#[derive(Clone, Default, Debug)]
pub struct Listing {
    /// Opcode and suffixes, by instruction.
    pub heads: Vec<OriHead>,
    /// Operands, by instruction: the end of its range of [`Listing::items`]. The guard is first where there is one.
    ends: Vec<u32>,
    /// Operands of all.
    pub items: Vec<Item>,
    /// By label: the instruction that it stands before.
    pub labels: Vec<u32>,
    /// Functions behind the first, and the instructions where they begin.
    pub functions: Vec<(u32, u32)>,
    /// What is added to the numbers of labels of each of them.
    pub label_bases: Vec<u32>,
    /// Rows of instructions of the file, by instruction.
    pub locations: Vec<MLoc>,
    /// Where registers of the PTX are, if debuggers ask for it.
    pub held: Vec<HeldRange>,
    /// Jump tables, one behind the other: the instruction that each is of, and its targets, all labels.
    pub tables: Vec<JumpTable>,
    /// Where instructions that are pushed come from.
    pub at: MLoc,
}

const _: () = assert!(size_of::<Item>() == 16);

impl Listing {
    /// One with room for so many instructions, and operands of all.
    pub fn with_capacity(instructions: usize, items: usize) -> Listing {
        Listing {
            heads: Vec::with_capacity(instructions),
            ends: Vec::with_capacity(instructions),
            items: Vec::with_capacity(items),
            locations: Vec::with_capacity(instructions),
            ..Listing::default()
        }
    }
    /// Number of instructions.
    pub fn len(&self) -> usize {
        self.heads.len()
    }
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.heads.is_empty()
    }
    /// Operands of an instruction.
    pub fn operands(&self, instruction: usize) -> &[Item] {
        let start = instruction.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.items[start as usize..self.ends[instruction] as usize]
    }
    /// The same, to be changed.
    pub fn operands_mut(&mut self, instruction: usize) -> &mut [Item] {
        let start = instruction.checked_sub(1).map_or(0, |before| self.ends[before]);
        &mut self.items[start as usize..self.ends[instruction] as usize]
    }
    /// Appends an instruction.
    pub fn push(&mut self, head: OriHead, operands: &[Item]) {
        self.heads.push(head);
        self.locations.push(self.at);
        self.items.extend_from_slice(operands);
        self.ends.push(self.items.len() as u32);
    }
    /// Removes instructions, told by their heads and operands. Says whether there were any.
    pub fn remove(&mut self, is_idle: impl Fn(OriHead, &[Item]) -> bool) -> bool {
        let before = self.len();
        let Some(first) = (0..before).find(|&at| is_idle(self.heads[at], self.operands(at))) else { return false };
        let mut moved = Vec::with_capacity(before + 1);
        moved.extend(0..first as u32);
        let mut start = first.checked_sub(1).map_or(0, |last| self.ends[last] as usize);
        let (mut kept, mut kept_items) = (first, start);
        for at in first..before {
            let end = self.ends[at] as usize;
            moved.push(kept as u32);
            if !is_idle(self.heads[at], &self.items[start..end]) {
                self.heads[kept] = self.heads[at];
                self.locations[kept] = self.locations[at];
                self.items.copy_within(start..end, kept_items);
                kept_items += end - start;
                self.ends[kept] = kept_items as u32;
                kept += 1;
            }
            start = end;
        }
        moved.push(kept as u32);
        self.heads.truncate(kept);
        self.locations.truncate(kept);
        self.ends.truncate(kept);
        self.items.truncate(kept_items);
        self.move_places(&moved);
        true
    }
    /// Writes instructions anew: `each` is given the old listing, an instruction of it, and the new one, to which it appends. Labels and
    /// functions stand before what became of the instruction that they stood before.
    pub fn rewrite(&mut self, mut each: impl FnMut(&Listing, usize, &mut Listing)) {
        let mut old = std::mem::take(self);
        let mut moved = Vec::with_capacity(old.len() + 1);
        for at in 0..old.len() {
            moved.push(self.len() as u32);
            self.at = old.locations[at];
            each(&old, at, self);
        }
        moved.push(self.len() as u32);
        self.labels = std::mem::take(&mut old.labels);
        self.functions = std::mem::take(&mut old.functions);
        self.tables = std::mem::take(&mut old.tables);
        self.label_bases = std::mem::take(&mut old.label_bases);
        self.held = std::mem::take(&mut old.held);
        self.move_places(&moved);
    }
    /// Places of instructions become those of `moved`, which has one for each instruction that there was, and one for the end.
    fn move_places(&mut self, moved: &[u32]) {
        let labels = self.labels.iter_mut().filter(|label| **label != u32::MAX);
        let places = labels.chain(self.functions.iter_mut().map(|(_, place)| place));
        places.for_each(|place| *place = moved[*place as usize]);
        for table in &mut self.tables {
            // The branch is the last of what became of it.
            table.branch = moved[table.branch as usize + 1] - 1;
        }
        for held in &mut self.held {
            (held.start, held.end) = (moved[held.start as usize], moved[held.end as usize]);
        }
    }
    /// Bytes that it holds.
    pub fn held(&self) -> usize {
        self.heads.len() * (size_of::<OriHead>() + 2 * size_of::<u32>()) + self.items.len() * size_of::<Item>()
    }
    /// Instructions whose number the driver writes, each with its row of [`crate::ori::operand::RUNTIME`].
    pub fn runtime(&self) -> Vec<(u32, u32)> {
        let named = self.items.iter().enumerate().filter_map(|(item, named)| match named.value {
            Value::Function(payload) => Some((item as u32, runtime_of(payload)? as u32)),
            _ => None,
        });
        let mut list: Vec<(u32, u32)> =
            named.map(|(item, row)| (self.ends.partition_point(|&end| end <= item) as u32, row)).collect();
        list.dedup_by_key(|named| named.0);
        list
    }
    /// Number of named barriers: one more than the highest, 16 where a register says which.
    pub fn barriers(&self) -> u8 {
        let bars = (0..self.len()).filter(|&at| self.heads[at].op == crate::ori::Op::Bar);
        let used = bars.map(|at| {
            let operands = self.operands(at).iter().find(|item| item.flags & warpc_machine::operand::oflag::GUARD == 0);
            match operands.map(|item| item.value) {
                Some(Value::Number(number)) => (number.get() + 1).clamp(0, 16) as u8,
                Some(Value::Register { letter: 'R', .. }) => 16,
                _ => 1,
            }
        });
        used.max().unwrap_or(0)
    }
    /// Puts instructions before the first.
    pub fn prepend(&mut self, start: &Listing) {
        let (heads, items) = (start.heads.len(), start.items.len() as u32);
        self.heads.splice(0..0, start.heads.iter().copied());
        self.locations.splice(0..0, start.locations.iter().copied());
        self.items.splice(0..0, start.items.iter().copied());
        self.ends.iter_mut().for_each(|end| *end += items);
        self.ends.splice(0..0, start.ends.iter().copied());
        self.labels.iter_mut().filter(|label| **label != u32::MAX).for_each(|label| *label += heads as u32);
        self.tables.iter_mut().for_each(|table| table.branch += heads as u32);
        for held in &mut self.held {
            (held.start, held.end) = (held.start + heads as u32, held.end + heads as u32);
        }
    }
    /// Puts the code of a function behind all.
    pub fn append(&mut self, function: u32, code: &Listing) {
        let (heads, items, labels) = (self.heads.len() as u32, self.items.len() as u32, self.labels.len() as u32);
        self.functions.push((function, heads));
        self.label_bases.push(labels);
        self.heads.extend_from_slice(&code.heads);
        self.locations.extend_from_slice(&code.locations);
        self.ends.extend(code.ends.iter().map(|end| end + items));
        self.labels.extend(code.labels.iter().map(|&label| if label == u32::MAX { label } else { label + heads }));
        let bytes = self.table_bytes();
        self.items.extend(code.items.iter().map(|&item| match item.value {
            Value::Label(block) => Item { value: Value::Label(MBlock(block.0 + labels)), ..item },
            Value::Table(byte) => Item { value: Value::Table(byte + bytes), ..item },
            _ => item,
        }));
        let moved = |table: &JumpTable| JumpTable {
            branch: table.branch + heads,
            byte: table.byte + bytes,
            targets: table.targets.iter().map(|block| MBlock(block.0 + labels)).collect(),
        };
        self.tables.extend(code.tables.iter().map(moved));
        let range =
            |held: &HeldRange| HeldRange { start: held.start + heads, end: held.end + heads, function, ..*held };
        self.held.extend(code.held.iter().map(range));
    }
    /// Bytes of the jump tables.
    pub fn table_bytes(&self) -> u32 {
        self.tables.iter().map(|table| table.byte + table.targets.len() as u32 * 4).max().unwrap_or(0)
    }
    /// Puts the jump tables at a byte of their bank.
    pub fn place_tables(&mut self, start: u32) {
        for item in &mut self.items {
            if let Value::Table(byte) = item.value {
                item.value = Value::Bank(2, byte + start);
            }
        }
    }
    /// The instruction that a label or a function stands before.
    pub fn place_of(&self, value: Value) -> Option<u32> {
        match value {
            Value::Label(block) => self.labels.get(block.index()).copied().filter(|&place| place != u32::MAX),
            Value::Function(u32::MAX) => Some(0),
            Value::Function(payload) if runtime_of(payload).is_some() => Some(0),
            Value::Function(function) => self.functions.iter().find(|row| row.0 == function).map(|row| row.1),
            _ => None,
        }
    }
    /// The instruction that waits for a barrier where the threads of a region meet: the first one behind the label, or what stands there if none
    /// waits. Only what fills a barrier that was spilt can come between.
    pub fn meeting_of(&self, label: Value) -> Option<u32> {
        let place = self.place_of(label)?;
        let fills = |op: Op| matches!(op, Op::Bmov | Op::Ldl | Op::Mov);
        let rest = self.heads.get(place as usize..).unwrap_or_default();
        let skipped = rest.iter().take_while(|head| fills(head.op)).count();
        let waits = rest.get(skipped).is_some_and(|head| head.op == Op::Bsync);
        Some(if waits { place + skipped as u32 } else { place })
    }
    /// Sets a label to the place of the next instruction.
    pub fn label(&mut self, block: MBlock) {
        if self.labels.len() <= block.index() {
            self.labels.resize(block.index() + 1, u32::MAX);
        }
        self.labels[block.index()] = self.heads.len() as u32;
    }
}

impl Item {
    /// A value without flags and marks.
    pub const fn plain(value: Value) -> Item {
        Item { value, flags: 0, marks: 0 }
    }
    /// Register `number` of a class.
    pub const fn register(letter: char, number: u16) -> Item {
        Item::plain(Value::Register { letter, number })
    }
    /// The same with flags.
    pub const fn with(mut self, flags: u8) -> Item {
        self.flags |= flags;
        self
    }
    /// The value of `operand` with its flags and marks.
    pub const fn of(value: Value, operand: Operand) -> Item {
        Item { value, flags: operand.flags, marks: operand.aux }
    }
}
