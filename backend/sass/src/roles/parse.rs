//! The reader of the table of roles, and the match of its rows with the records of an instruction table.
//!
//! A row is `MNEMONIC[.SUFFIX...] UNIT ELEMENT...`. It holds for instructions that print its suffixes in this order, others
//! between them or not; of the rows that fit, the first counts. UNIT is `alu`, `xu` (special functions), `fp64`, `mio` (shared memory
//! and what goes its way), `lsu` (other memory), `tex`, `mma`, `wgmma`; with `@80,89` it is so on these architectures, and `alu` on others.
//!
//! Elements stand for the operands of a record in their order. Immediates and symbols that no element takes are passed over.
//!
//! | element | operand |
//! |---|---|
//! | `wR2` | written: `R`, `U`(niform), `P`, `Q` (uniform predicate), `B`; then how many registers, 1 if it is not said |
//! | `rR4`, `xB` | read; read and written |
//! | `rD2` | uniform registers in brackets: `desc[UR4]`, `gdesc[UR4]` |
//! | `rT2` | the register of an indirect target: `R2 -0x70` |
//! | `wPR`, `rQR` | all predicates, or all uniform ones, that a mask names |
//! | `s2` | a source of any kind: register, uniform register, immediate, constant bank |
//! | `p` | a predicate that is read, uniform or not |
//! | `@g` | an address in global memory, with or without descriptor |
//! | `@s` | an address of 32 bits |
//! | `@u3` | an address that is so many uniform registers |
//! | `@i` | an address in an image |
//! | `$` | a symbol |
//!
//! Operands that a form does not show are not accessed. A `?` behind an element: the record may not have it. Instead of a number: `m` the size of the memory access, `t` of tensor
//! memory, `n` of a warp group's matrix, `c` coordinates, `l` level and offsets, `o` and `d` coordinates and gradients of `TXD`, `x` and `y` the first and the other texels.

use super::count::{DIMENSIONS, SIZES, TENSOR_REPEATS, TENSOR_SHAPES, Words};
use super::rows::{Candidate, Count, Element, Purpose, RegisterFile, Roles, Unit};
use crate::arch::Arch;
use crate::table::{Kind, OperandRow, Place, PrintRow, RecordId, Span, Table, Text};
use std::collections::BTreeMap;

/// What is wrong with the table of roles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RolesError {
    /// A line has no mnemonic, or no unit that is known.
    #[error("line {line}: expected a mnemonic and a unit")]
    Unit {
        /// Its number, from 1.
        line: usize,
    },
    /// A line has an element that is none.
    #[error("line {line}: expected an element instead of the {word}th word")]
    Element {
        /// Its number, from 1.
        line: usize,
        /// Which word of the line, from 1.
        word: usize,
    },
}

/// What an element asks of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wanted {
    /// A register of this class.
    Class(&'static str),
    /// The register of an indirect target.
    Target,
    /// A uniform register in brackets.
    Descriptor,
    /// A symbol that stands for all predicates of a file.
    All(RegisterFile),
    /// A source of any kind.
    Source,
    /// A predicate of either file.
    AnyPredicate,
    /// An address in global memory.
    Global,
    /// Any other address.
    Address,
    /// A symbol.
    Symbol,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Pattern {
    wanted: Wanted,
    count: Count,
    is_read: bool,
    is_write: bool,
    is_optional: bool,
}

/// A row of the table.
struct Row {
    mnemonic: &'static str,
    suffixes: Vec<&'static str>,
    unit: Unit,
    patterns: Vec<Pattern>,
}

/// Reads the table and resolves it for an architecture.
pub(crate) fn roles(arch: Arch, table: &Table, source: &'static str) -> Result<Roles, RolesError> {
    let mut rows = Vec::new();
    for (index, line) in source.lines().enumerate() {
        if !line.is_empty() && !line.starts_with('#') {
            rows.push(row(arch, line, index + 1)?);
        }
    }
    // Rows keep their order within a mnemonic.
    rows.sort_by_key(|row| row.mnemonic);
    let suffixes: Vec<&'static str> = rows.iter().flat_map(|row| row.suffixes.iter().copied()).collect();
    let mut roles = Roles {
        arch,
        words: Words::new(table, &suffixes),
        records: Vec::with_capacity(table.records.len()),
        candidates: Vec::new(),
        elements: Vec::new(),
        suffixes: Vec::new(),
        shown: table.forms.iter().map(|form| shown(&table.shown[form.shown.range()])).collect(),
    };
    for record in 0..table.records.len() {
        let record = RecordId(record as u16);
        let mnemonic = table.text(table.record(record).mnemonic);
        let start = roles.candidates.len() as u32;
        let first = rows.partition_point(|row| row.mnemonic < mnemonic);
        for row in rows[first..].iter().take_while(|row| row.mnemonic == mnemonic) {
            resolve(&mut roles, table, record, row);
        }
        roles.records.push(Span { start, end: roles.candidates.len() as u32 });
    }
    Ok(roles)
}

/// The operands that a form shows, as bits.
fn shown(operands: &[u8]) -> u32 {
    operands.iter().fold(0, |bits, operand| bits | 1 << operand)
}

fn row(arch: Arch, line: &'static str, number: usize) -> Result<Row, RolesError> {
    let mut words = line.split_whitespace();
    let error = RolesError::Unit { line: number };
    let mut head = words.next().ok_or(error)?.split('.');
    let mnemonic = head.next().ok_or(error)?;
    let unit = unit(arch, words.next().ok_or(error)?).ok_or(error)?;
    let mut patterns = Vec::new();
    for (index, word) in words.enumerate() {
        patterns.push(pattern(word).ok_or(RolesError::Element { line: number, word: index + 3 })?);
    }
    Ok(Row { mnemonic, suffixes: head.collect(), unit, patterns })
}

fn unit(arch: Arch, word: &str) -> Option<Unit> {
    let (name, arches) = word.split_once('@').map_or((word, None), |(name, arches)| (name, Some(arches)));
    let unit = match name {
        "alu" => Unit::Fixed,
        "xu" => Unit::Special,
        "fp64" => Unit::Double,
        "mio" => Unit::Shared,
        "lsu" => Unit::Memory,
        "tex" => Unit::Texture,
        "mma" => Unit::Matrix,
        "wgmma" => Unit::Warpgroup,
        _ => return None,
    };
    let here = arches.is_none_or(|arches| arches.split(',').any(|number| number.parse() == Ok(arch.number())));
    Some(if here { unit } else { Unit::Fixed })
}

fn pattern(word: &str) -> Option<Pattern> {
    let (word, is_optional) = word.strip_suffix('?').map_or((word, false), |word| (word, true));
    let read = |wanted, count| Pattern { wanted, count, is_read: true, is_write: false, is_optional };
    let (first, rest) = word.split_at_checked(1)?;
    Some(match (first, rest) {
        ("@", "g") => read(Wanted::Global, Count::GlobalAddress),
        ("@", "s") => read(Wanted::Address, Count::Fixed(1)),
        ("@", "i") => read(Wanted::Address, Count::Coordinates),
        ("@", _) => read(Wanted::Address, count(rest.strip_prefix('u')?)?),
        ("$", "") => read(Wanted::Symbol, Count::Fixed(0)),
        ("p", "") => read(Wanted::AnyPredicate, Count::Fixed(1)),
        ("s", _) => read(Wanted::Source, count(rest)?),
        ("w" | "r" | "x", _) => {
            let (class, width) = rest.split_at_checked(1)?;
            let wanted = match (class, width) {
                ("P", "R") => Wanted::All(RegisterFile::Predicate),
                ("Q", "R") => Wanted::All(RegisterFile::UniformPredicate),
                ("R", _) => Wanted::Class("R"),
                ("U", _) => Wanted::Class("U"),
                ("P", _) => Wanted::Class("P"),
                ("Q", _) => Wanted::Class("Q"),
                ("B", _) => Wanted::Class("B"),
                ("D", _) => Wanted::Descriptor,
                ("T", _) => Wanted::Target,
                _ => return None,
            };
            let count = if matches!(wanted, Wanted::All(_)) { Count::Masked } else { count(width)? };
            Pattern { wanted, count, is_read: first != "w", is_write: first != "r", is_optional }
        }
        _ => return None,
    })
}

fn count(word: &str) -> Option<Count> {
    Some(match word {
        "" => Count::Fixed(1),
        "m" => Count::Memory,
        "t" => Count::TensorMemory,
        "n" => Count::Warpgroup,
        "c" => Count::Coordinates,
        "l" => Count::Level,
        "o" => Count::StepCoordinates,
        "d" => Count::Steps,
        "x" => Count::FirstTexels,
        "y" => Count::OtherTexels,
        _ => Count::Fixed(word.parse().ok()?),
    })
}

/// Adds a row to those of a record, if its elements are the operands of the record.
fn resolve(roles: &mut Roles, table: &Table, record: RecordId, row: &Row) {
    let operands = table.operands(record);
    let mut taken = Vec::new();
    if !fits(table, &row.patterns, operands, 0, &mut taken) {
        return;
    }
    let start = roles.elements.len() as u32;
    for (pattern, operand) in &taken {
        add_elements(&mut roles.elements, table, operands, pattern, *operand);
    }
    let first_suffix = roles.suffixes.len() as u32;
    roles.suffixes.extend(row.suffixes.iter().map(|suffix| roles.words.number(suffix)));
    roles.candidates.push(Candidate {
        suffixes: Span { start: first_suffix, end: roles.suffixes.len() as u32 },
        elements: Span { start, end: roles.elements.len() as u32 },
        unit: row.unit,
    });
}

/// Whether the patterns take the operands from `at` on; what takes what is left in `taken`. Patterns are few, and so is the depth.
fn fits(
    table: &Table,
    patterns: &[Pattern],
    operands: &[OperandRow],
    at: usize,
    taken: &mut Vec<(Pattern, usize)>,
) -> bool {
    let is_passed_over =
        |at: usize| matches!(table.text(operands[at].class), "I" | "$" | "{}" | "S") || operands[at].values.is_empty();
    let Some((pattern, rest)) = patterns.split_first() else {
        return (at..operands.len()).all(is_passed_over);
    };
    if at < operands.len() {
        if takes(table.text(operands[at].class), pattern.wanted) {
            taken.push((*pattern, at));
            if fits(table, rest, operands, at + 1, taken) {
                return true;
            }
            taken.pop();
        }
        if is_passed_over(at) && fits(table, patterns, operands, at + 1, taken) {
            return true;
        }
    }
    pattern.is_optional && fits(table, rest, operands, at, taken)
}

fn takes(class: &str, wanted: Wanted) -> bool {
    match wanted {
        Wanted::Class(wanted) => class == wanted,
        Wanted::Target => matches!(class, "RI" | "UI"),
        Wanted::Descriptor => matches!(class, "desc[U]" | "gdesc[U]" | "idesc[U]"),
        Wanted::All(_) | Wanted::Symbol => class == "$",
        Wanted::Source => matches!(class, "R" | "U" | "I") || class.starts_with('c'),
        Wanted::AnyPredicate => matches!(class, "P" | "Q"),
        Wanted::Global => matches!(class, "[A]" | "desc[U][A]"),
        Wanted::Address => matches!(class, "[A]" | "tmem[A]"),
    }
}

/// Adds the registers of an operand.
fn add_elements(
    elements: &mut Vec<Element>,
    table: &Table,
    operands: &[OperandRow],
    pattern: &Pattern,
    operand: usize,
) {
    let row = &operands[operand];
    let class = table.text(row.class);
    let element = Element {
        file: RegisterFile::Register,
        value: None,
        operand: operand as u8,
        count: pattern.count,
        is_read: pattern.is_read,
        is_write: pattern.is_write,
        purpose: Purpose::Data,
    };
    if let Wanted::All(file) = pattern.wanted {
        // The mask is the last operand if that is an immediate.
        let mask = operands.last().filter(|last| table.text(last.class) == "I").map(|last| last.first);
        elements.push(Element { file, value: mask, ..element });
        return;
    }
    for (place, value) in table.values(row).iter().enumerate() {
        if matches!(value.place, Place::Constant(_)) {
            continue;
        }
        let file = match value.kind {
            Kind::Register => RegisterFile::Register,
            Kind::Uniform => RegisterFile::Uniform,
            Kind::Predicate => RegisterFile::Predicate,
            Kind::UniformPredicate => RegisterFile::UniformPredicate,
            Kind::Barrier => RegisterFile::Barrier,
            Kind::Scoreboard | Kind::Immediate => continue,
        };
        let is_descriptor = file == RegisterFile::Uniform && place == 0 && class.starts_with("desc");
        let (purpose, count) = match pattern.wanted {
            Wanted::Global if is_descriptor => (Purpose::Descriptor, Count::Fixed(2)),
            Wanted::Global if file == RegisterFile::Uniform => (Purpose::Address, Count::Fixed(2)),
            Wanted::Global | Wanted::Target => (Purpose::Address, pattern.count),
            // Images and bulk copies say how many registers of their one kind an address is.
            Wanted::Address => (Purpose::Address, pattern.count),
            Wanted::Descriptor => (Purpose::Descriptor, pattern.count),
            // A constant bank: a handle of 64 bits, or the index in the bank.
            Wanted::Source if class.starts_with("cx") && place == 0 => (Purpose::Descriptor, Count::Fixed(2)),
            Wanted::Source if class.starts_with('c') => (Purpose::Address, Count::Fixed(1)),
            _ => (Purpose::Data, pattern.count),
        };
        let value = Some(row.first + place as u8);
        elements.push(Element { file, value, purpose, count, ..element });
    }
}

/// Other suffixes that counts depend on.
const OTHERS: [&str; 9] = ["E", "F16", "F32", ".U32", ".64", "LL", "AOFFI", "DC", "MS"];

impl Words {
    /// Numbers the texts that rows name, and those that counts depend on.
    pub(super) fn new(table: &Table, of_rows: &[&'static str]) -> Words {
        let mut numbers: BTreeMap<&'static str, u8> = BTreeMap::new();
        let mut names = vec![""];
        let mut add = |name: &'static str, names: &mut Vec<&'static str>| {
            *numbers.entry(name).or_insert_with(|| {
                names.push(name);
                (names.len() - 1) as u8
            })
        };
        for name in of_rows {
            add(name, &mut names);
        }
        let counted = SIZES.iter().chain(&DIMENSIONS).chain(&TENSOR_SHAPES).chain(&TENSOR_REPEATS);
        for name in counted.map(|row| row.0).chain(OTHERS) {
            add(name, &mut names);
        }
        let mut number = |text: Text| {
            let text = table.text(text);
            let text = text.strip_prefix('=').unwrap_or(text);
            // Shapes such as 64x16x16 are as many as there are widths.
            if text.starts_with("64x") && names.len() < 250 {
                return add(text, &mut names);
            }
            names.iter().position(|name| *name == text && !text.is_empty()).unwrap_or(0) as u8
        };
        let tokens = table.tokens.iter().map(|token| number(token.text)).collect();
        let prints = table.prints.iter().map(|print| match print {
            PrintRow::Always(token) => number(token.text),
            PrintRow::Choice { .. } => 0,
        });
        let prints = prints.collect();
        Words { names, tokens, prints }
    }

    /// The number of a text that rows name.
    pub(super) fn number(&self, name: &str) -> u8 {
        self.names.iter().position(|known| *known == name).unwrap_or(0) as u8
    }
}
