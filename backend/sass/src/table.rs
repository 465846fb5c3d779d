//! The rows of an instruction table.
//!
//! A *record* is one encoding of one mnemonic: an opcode, all operands that it can have, and its modifiers (bit fields that
//! choose suffixes, negations and the like). Decoding a word fills in every operand, also those that the text leaves out because
//! they are `RZ` or `PT`. A *form* is one way in which words of a record are printed: which operands show, and what each value
//! of each field prints. Forms are chosen by bits; those that ask for more bits come first.
//!
//! All rows lie in flat arrays and name each other by typed numbers or ranges. Texts are spans of the table file, which is part
//! of the program.

use crate::arch::Arch;
use std::ops::Range;
use warpc_packed::packed;

/// Number of a record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RecordId(pub u16);

/// Number of a printed form.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FormId(pub u16);

/// Number of a field: where a number lies in the word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FieldId(pub u16);

/// Index of a modifier in its record.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ModifierIndex(pub u8);

/// Number of a list of what values print.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListId(pub u16);

/// Rows `start..end` of one of the arrays.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Span {
    /// First row.
    pub start: u32,
    /// Row behind the last.
    pub end: u32,
}

impl Span {
    /// As a range of indices.
    pub fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// Number of rows.
    pub fn len(self) -> usize {
        (self.end - self.start) as usize
    }

    /// Whether there is no row.
    pub fn is_empty(self) -> bool {
        self.start == self.end
    }
}

/// Part of a field: bits `shift..shift + width` of the number lie at bits `bit..` of the word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// Lowest bit in the word.
    pub bit: u8,
    /// Number of bits, at most 64.
    pub width: u8,
    /// Lowest bit in the number.
    pub shift: u8,
}

/// What a number of an operand is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A register, `R0` to `R254`; 255 is `RZ`.
    Register,
    /// A uniform register; the highest number of the field is `URZ`.
    Uniform,
    /// A predicate, `P0` to `P6`; 7 is `PT`.
    Predicate,
    /// A uniform predicate, `UP0` to `UP6`; 7 is `UPT`.
    UniformPredicate,
    /// A convergence barrier, `B0` to `B15`.
    Barrier,
    /// A scoreboard, `SB0` to `SB5`.
    Scoreboard,
    /// A number.
    Immediate,
}

/// How the bits of an immediate are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Interpretation {
    /// An integer.
    Integer,
    /// Single precision.
    F32,
    /// The high half of a double.
    F64High,
    /// Half precision.
    F16,
    /// bfloat16.
    Bf16,
}

/// Where a number of an operand comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// A field of the word.
    Field(FieldId),
    /// It is always this, and has no bits: the register of an address that has none.
    Constant(i64),
    /// A uniform register that comes after the one that another operand of the record names, and has no bits of its own.
    After {
        /// The other operand; its last uniform register counts.
        operand: u8,
        /// How many registers later.
        distance: u8,
    },
}

/// A number of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValueRow {
    /// What it is.
    pub kind: Kind,
    /// Where it lies.
    pub place: Place,
    /// Whether the highest bit is a sign.
    pub signed: bool,
    /// How an immediate is read.
    pub interpretation: Interpretation,
    /// What the number is combined with by exclusive or before it is stored.
    pub flip: u8,
    /// The number when nothing is asked for: the `RZ` or `PT` of an operand that may be left out.
    pub default: i64,
}

/// An operand of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OperandRow {
    /// Its class in the text of the table: `R`, `P`, `desc[U][A]`, ...
    pub class: Text,
    /// Its numbers, in [`Table::values`].
    pub values: Span,
    /// Index of its first number among those of its record.
    pub first: u8,
    /// Whether some forms leave it out.
    pub optional: bool,
    /// The bit of [`crate::Control::reuse`] that keeps the register in the operand cache.
    pub reuse: Option<u8>,
}

/// A modifier of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ModifierRow {
    /// Where it lies.
    pub field: FieldId,
    /// Its value when nothing is asked for.
    pub default: u32,
}

/// A record: one encoding of one mnemonic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordRow {
    /// Its mnemonic without suffixes.
    pub mnemonic: Text,
    /// Bits 0 to 11 of the word.
    pub opcode: u16,
    /// Bit 91 of the word, which is part of the opcode: a uniform register is read.
    pub uniform: bool,
    /// Whether its guard is a uniform predicate.
    pub uniform_guard: bool,
    /// The bits that are in no field, with the opcode.
    pub base: u128,
    /// All bits of fields, the guard among them.
    pub fields: u128,
    /// Its operands, in [`Table::operands`].
    pub operands: Span,
    /// Its modifiers, in [`Table::modifiers`].
    pub modifiers: Span,
    /// Its forms, in [`Table::forms`].
    pub forms: Span,
    /// How many numbers its operands have.
    pub value_count: u8,
    /// Whether no two fields of it share bits, so that it does not matter in which order they are filled.
    pub is_plain: bool,
    /// How often ptxas wrote it in the sample the table was made from; 0 means that only the disassembler knows it.
    pub seen: u32,
}

/// A printed form of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FormRow {
    /// The bits that make a word this form.
    pub mask: u128,
    /// Their values.
    pub value: u128,
    /// All bits that the form has in no field: those that nobody sees have the value that ptxas writes.
    pub fixed: u128,
    /// Its record.
    pub record: RecordId,
    /// How often ptxas wrote it in the sample the table was made from.
    pub seen: u32,
    /// Indices of the operands that it shows, in [`Table::shown`].
    pub shown: Span,
    /// What it prints besides, in the order of suffixes, in [`Table::prints`].
    pub prints: Span,
}

/// What a form prints besides the numbers of its operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PrintRow {
    /// Always this.
    Always(Token),
    /// What a field's value says.
    Choice {
        /// The field.
        field: FieldId,
        /// The list of tokens by value.
        list: ListId,
        /// What the tokens belong to, unless they say so themselves.
        target: Target,
    },
}

/// What a token belongs to: a shown operand, or the mnemonic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// It is a suffix of the mnemonic.
    Mnemonic,
    /// It marks the shown operand of this index.
    Operand(u8),
}

/// A piece of text in front of, in or behind something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Token {
    /// What it belongs to; of tokens in lists, only if they say so themselves.
    pub target: Option<Target>,
    /// A suffix without its dot, or a mark: `-`, `~`, `!`, `|`, `.H1`, `=SR_TID.X`.
    pub text: Text,
}

/// A span of the table file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Text {
    /// First byte.
    pub at: u32,
    /// Number of bytes.
    pub len: u16,
}

/// What the values of a field print.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListRow {
    /// Its entries, in [`Table::entries`], sorted by value.
    pub entries: Span,
    /// Most tokens of an entry.
    pub most: u8,
    /// Whether a token says itself what it belongs to.
    pub is_mixed: bool,
}

/// What one value of a field prints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EntryRow {
    /// The value; values without an entry are illegal.
    pub value: u16,
    /// Its tokens, in [`Table::tokens`], in print order.
    pub tokens: Span,
}

/// Number of opcodes: bits 0 to 11 and bit 91.
pub const OPCODES: usize = 1 << 13;

/// The highest number of numbers that the operands of a record have.
pub const MAX_VALUES: usize = 16;

/// The highest number of modifiers of a record.
pub const MAX_MODIFIERS: usize = 24;

/// The instruction table of an architecture.
#[derive(PartialEq, Debug)]
pub struct Table {
    /// The architecture.
    pub arch: Arch,
    /// The file that texts are spans of.
    pub(crate) source: &'static str,
    /// Records, in the order of their mnemonics.
    pub records: Vec<RecordRow>,
    /// The first record of each mnemonic and 1, at the place that a hash of the mnemonic says or behind it; else 0. Their number is a power
    /// of two, and most are 0.
    pub(crate) mnemonics: Vec<u16>,
    /// Operands of all records.
    pub operands: Vec<OperandRow>,
    /// Numbers of all operands.
    pub values: Vec<ValueRow>,
    /// Modifiers of all records.
    pub modifiers: Vec<ModifierRow>,
    /// Forms of all records; those of a record that ask for more bits come first.
    pub forms: Vec<FormRow>,
    /// For each form a [`class_digest`] of the operands that it shows: who looks for a form leaves out nearly all others by it.
    pub(crate) digests: Vec<u8>,
    /// Indices of operands that forms show.
    pub shown: Vec<u8>,
    /// What forms print.
    pub prints: Vec<PrintRow>,
    /// Lists of what values print.
    pub lists: Vec<ListRow>,
    /// Entries of all lists.
    pub entries: Vec<EntryRow>,
    /// Tokens of all entries.
    pub tokens: Vec<Token>,
    /// Fields, as spans of [`Table::pieces`].
    pub fields: Vec<Span>,
    /// Pieces of all fields.
    pub pieces: Vec<Piece>,
    /// For each opcode the forms that have it, as a span of [`Table::by_opcode`].
    pub(crate) opcodes: Vec<Span>,
    /// Forms by opcode, those that ask for more bits first.
    pub(crate) by_opcode: Vec<FormId>,
}

impl Table {
    /// The bytes of a text.
    pub fn text(&self, text: Text) -> &'static str {
        &self.source[text.at as usize..text.at as usize + text.len as usize]
    }

    /// Its bytes.
    pub(crate) fn bytes(&self, text: Text) -> &'static [u8] {
        &self.source.as_bytes()[text.at as usize..text.at as usize + text.len as usize]
    }

    /// A record.
    pub fn record(&self, record: RecordId) -> &RecordRow {
        &self.records[record.0 as usize]
    }

    /// The operands of a record.
    pub fn operands(&self, record: RecordId) -> &[OperandRow] {
        &self.operands[self.record(record).operands.range()]
    }

    /// The modifiers of a record.
    pub fn modifiers(&self, record: RecordId) -> &[ModifierRow] {
        &self.modifiers[self.record(record).modifiers.range()]
    }

    /// The forms of a record.
    pub fn forms(&self, record: RecordId) -> &[FormRow] {
        &self.forms[self.record(record).forms.range()]
    }

    /// The numbers of an operand.
    pub fn values(&self, operand: &OperandRow) -> &[ValueRow] {
        &self.values[operand.values.range()]
    }

    /// The pieces of a field.
    pub fn pieces(&self, field: FieldId) -> &[Piece] {
        &self.pieces[self.fields[field.0 as usize].range()]
    }

    /// The number that a word has in a field.
    pub fn get(&self, field: FieldId, word: u128) -> u64 {
        self.pieces(field)
            .iter()
            .fold(0, |number, piece| number | ((word >> piece.bit) as u64 & low_bits(piece.width)) << piece.shift)
    }

    /// The word with a number put into a field; bits that the field has no room for are dropped.
    pub fn put(&self, field: FieldId, word: u128, number: u64) -> u128 {
        self.pieces(field).iter().fold(word, |word, piece| {
            let mask = low_bits(piece.width) as u128;
            word & !(mask << piece.bit) | ((number >> piece.shift) as u128 & mask) << piece.bit
        })
    }

    /// The bits of a field.
    pub fn mask(&self, field: FieldId) -> u128 {
        self.put(field, 0, !0)
    }

    /// Number of bits that a number of a field has, those below its lowest piece included.
    pub fn width(&self, field: FieldId) -> u8 {
        self.pieces(field).iter().map(|piece| piece.shift + piece.width).max().unwrap_or(0)
    }

    /// What a value of a field prints; nothing if the value is illegal.
    pub fn entry(&self, list: ListId, value: u64) -> Option<&[Token]> {
        let entries = &self.entries[self.lists[list.0 as usize].entries.range()];
        let at = match entries.get(value as usize) {
            Some(entry) if entry.value as u64 == value => value as usize,
            _ => entries.binary_search_by_key(&value, |entry| entry.value as u64).ok()?,
        };
        Some(&self.tokens[entries[at].tokens.range()])
    }

    /// The records of a mnemonic.
    pub fn records_of<'t>(&'t self, mnemonic: &'t str) -> impl Iterator<Item = RecordId> + 't {
        let name = mnemonic.as_bytes();
        let places = mnemonic_places(self.mnemonics.len(), name).map(|place| self.mnemonics[place]);
        let named = |&first: &u16| self.bytes(self.records[first as usize - 1].mnemonic) == name;
        let start =
            places.take_while(|&first| first != 0).find(named).map_or(self.records.len(), |first| first as usize - 1);
        let rest = self.records[start..].iter().take_while(move |record| self.bytes(record.mnemonic) == name);
        rest.enumerate().map(move |(n, _)| RecordId((start + n) as u16))
    }

    /// The modifier of a record, and its value, that adds a suffix to the mnemonic: `FTZ`. Of several values that of the first
    /// form counts. Cost: linear in what the forms of the record print.
    pub fn suffix(&self, record: RecordId, suffix: &str) -> Option<(ModifierIndex, u32)> {
        self.find_choice(record, |_, tokens, target| {
            tokens.len() == 1 && target == Target::Mnemonic && self.text(tokens[0].text) == suffix
        })
    }

    /// The modifier of a record, and its value, that puts a mark on an operand of the record: `-` on operand 3.
    pub fn mark(&self, record: RecordId, operand: usize, mark: &str) -> Option<(ModifierIndex, u32)> {
        self.find_choice(record, |form, tokens, target| match target {
            Target::Operand(shown) => {
                tokens.len() == 1
                    && self.shown[form.shown.range()][shown as usize] as usize == operand
                    && self.text(tokens[0].text) == mark
            }
            Target::Mnemonic => false,
        })
    }

    fn find_choice(
        &self,
        record: RecordId,
        wanted: impl Fn(&FormRow, &[Token], Target) -> bool,
    ) -> Option<(ModifierIndex, u32)> {
        for form in self.forms(record) {
            for print in &self.prints[form.prints.range()] {
                let PrintRow::Choice { field, list, target } = *print else { continue };
                for entry in &self.entries[self.lists[list.0 as usize].entries.range()] {
                    let tokens = &self.tokens[entry.tokens.range()];
                    let target = tokens.first().and_then(|token| token.target).unwrap_or(target);
                    if !wanted(form, tokens, target) {
                        continue;
                    }
                    let mask = self.mask(field);
                    let at =
                        self.modifiers(record).iter().position(|modifier| self.mask(modifier.field) & mask == mask)?;
                    let word = self.put(field, 0, entry.value as u64);
                    return Some((ModifierIndex(at as u8), self.get(self.modifiers(record)[at].field, word) as u32));
                }
            }
        }
        None
    }
}

/// A few bits of the classes of operands in order: lists whose digests differ, differ. It is below 128, so that it is packed as one byte.
pub(crate) fn class_digest<'c>(classes: impl Iterator<Item = &'c [u8]>) -> u8 {
    const FACTOR: u32 = 0x0100_0193;
    let with = |hash: u32, byte: u8| (hash ^ byte as u32).wrapping_mul(FACTOR);
    // Letters are below 128: a byte that is not separates the classes.
    let hash = classes.fold(0, |hash, class| with(class.iter().fold(hash, |hash, &byte| with(hash, byte)), !0));
    (hash >> 25) as u8
}

/// The places of a table of so many, in order, at which the records of a mnemonic may be named.
pub(crate) fn mnemonic_places(count: usize, mnemonic: &[u8]) -> impl Iterator<Item = usize> {
    let hash = mnemonic.iter().fold(0, |hash: usize, &byte| hash.wrapping_mul(31) + byte as usize);
    (0..count).map(move |n| (hash + n) & (count - 1))
}

/// Bits 12 to 15: the guard.
pub(crate) const GUARD_BITS: u128 = 0xf << 12;

/// A mask of the lowest `width` bits.
pub(crate) fn low_bits(width: u8) -> u64 {
    if width >= 64 { !0 } else { (1 << width) - 1 }
}

packed! { enum Arch { Sm80, Sm89, Sm90, Sm100, Sm120 } }
packed! { RecordId(_) }
packed! { FormId(_) }
packed! { FieldId(_) }
packed! { ListId(_) }
packed! { Span { start, end } }
packed! { Piece { bit, width, shift } }
packed! { enum Kind { Register, Uniform, Predicate, UniformPredicate, Barrier, Scoreboard, Immediate } }
packed! { enum Interpretation { Integer, F32, F64High, F16, Bf16 } }
packed! { enum Place { Field(field), Constant(number), After { operand, distance } } }
packed! { ValueRow { kind, place, signed, interpretation, flip, default } }
packed! { OperandRow { class, values, first, optional, reuse } }
packed! { ModifierRow { field, default } }
packed! { RecordRow {
    mnemonic, opcode, uniform, uniform_guard, base, fields, operands, modifiers, forms, value_count, is_plain, seen
} }
packed! { FormRow { mask, value, fixed, record, seen, shown, prints } }
packed! { enum PrintRow { Always(token), Choice { field, list, target } } }
packed! { enum Target { Mnemonic, Operand(operand) } }
packed! { Token { target, text } }
packed! { Text { at, len } }
packed! { ListRow { entries, most, is_mixed } }
packed! { EntryRow { value, tokens } }
packed! { Table {
    arch, source, records, mnemonics, operands, values, modifiers, forms, digests, shown, prints, lists, entries, tokens,
    fields, pieces, opcodes, by_opcode
} }
