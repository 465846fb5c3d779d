//! Instructions as the interpreter runs them: dense columns, one row for each word of code, with operands in one pool.
//!
//! The operands of a row are those of its record in the instruction table, in two lists: predicates, and all others ("data"). So
//! an instruction has the same operands at the same places however it is printed, and whatever classes its sources have.

use crate::op::{Op, Special, Suffix, Suffixes};
use warpc_sass::control::Control;
use warpc_sass::table::{Interpretation, Kind, OperandRow, Place, PrintRow, Target};
use warpc_sass::{Arch, Guard, Inst, Table};

/// What an operand is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Class {
    /// A register.
    Register,
    /// A uniform register.
    Uniform,
    /// A predicate.
    Predicate,
    /// A uniform predicate.
    UniformPredicate,
    /// A convergence barrier.
    Barrier,
    /// An immediate.
    Immediate,
    /// A place in a constant bank, `bank`, at a register, a uniform register and an offset.
    Constant,
    /// An address: register, uniform register, offset.
    Address,
    /// A register and a number.
    RegisterOffset,
    /// Descriptors of matrices, in four uniform registers.
    Matrices,
    /// A special register.
    Special,
    /// What the interpreter does not know.
    Other,
}

/// Marks of an operand, as bits.
pub(crate) mod mark {
    /// `-`
    pub const NEGATED: u16 = 1;
    /// `|x|`
    pub const ABSOLUTE: u16 = 2;
    /// `~`
    pub const INVERTED: u16 = 4;
    /// `!`
    pub const NOT: u16 = 8;
    /// `.64`: the register of an address is a pair.
    pub const PAIR: u16 = 16;
    /// `.U32`: the register of an address is unsigned and extended.
    pub const SHORT: u16 = 32;
    /// `.64` behind a uniform register has no bits of its own.
    pub const SCALE: u16 = 64 | 128 | 256;
    /// `.negA`, `.negB`: a factor is negated.
    pub const NEGATED_FACTORS: [u16; 2] = [512, 1024];
    /// `.tnspA`, `.tnspB`: a factor lies across.
    pub const TURNED_FACTORS: [u16; 2] = [2048, 4096];
    /// Lowest bit of [`SCALE`]: the logarithm of what the register of an address is multiplied by.
    pub const SCALE_SHIFT: u32 = 6;
}

/// Which part of a register is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    /// All of it.
    All,
    /// The low half, twice.
    Low,
    /// The high half, twice.
    High,
    /// All of it is one single.
    Single,
    /// A byte.
    Byte(u8),
}

/// An operand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Operand {
    pub class: Class,
    /// Whether the text shows it: those that it leaves out are what they are when nothing is asked for.
    pub shown: bool,
    pub marks: u16,
    pub part: Part,
    /// Its register, predicate or barrier.
    pub register: u16,
    /// Its uniform register.
    pub uniform: u16,
    /// Its constant bank.
    pub bank: u8,
    pub special: Special,
    /// Its immediate: bits, sign extended where there is a sign.
    pub value: i64,
}

impl Operand {
    const NONE: Operand = Operand {
        class: Class::Other,
        shown: false,
        marks: 0,
        part: Part::All,
        register: 255,
        uniform: 255,
        bank: 0,
        special: Special::Unknown,
        value: 0,
    };

    pub fn has(&self, mark: u16) -> bool {
        self.marks & mark != 0
    }
}

/// Index of an instruction: of all sections of code, one after the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Row(pub u32);

/// Code as columns, one entry for each instruction.
#[derive(Default)]
pub(crate) struct Code {
    pub ops: Vec<Op>,
    pub guards: Vec<Guard>,
    /// Whether the guard is a uniform predicate.
    pub uniform_guards: Vec<bool>,
    pub controls: Vec<Control>,
    pub suffixes: Vec<Suffixes>,
    /// The first types among the suffixes, in their order.
    pub types: Vec<[Option<Suffix>; 3]>,
    /// What else suffixes say: columns of a product of a warp group; of a bulk copy, whether it goes to global memory.
    pub details: Vec<u16>,
    /// Where the predicates of the instruction begin in the pool, where its other operands begin, and where they end.
    pub spans: Vec<[u32; 3]>,
    pub pool: Vec<Operand>,
    /// Whether the instruction has a suffix that is not known.
    pub strange: Vec<bool>,
}

impl Code {
    /// Adds a word. One that cannot be decoded becomes [`Op::Unknown`], which is an error when it runs.
    pub fn push(&mut self, table: &Table, word: u128) {
        let decoded = table.decode_with_stray_bits(word).ok().zip(table.form_of(word));
        let start = self.pool.len() as u32;
        let Some(((inst, _), form)) = decoded else {
            self.ops.push(Op::Unknown);
            self.guards.push(Guard::ALWAYS);
            self.uniform_guards.push(false);
            self.controls.push(Control::default());
            self.suffixes.push(Suffixes::default());
            self.types.push([None; 3]);
            self.details.push(0);
            self.spans.push([start; 3]);
            self.strange.push(true);
            return;
        };
        let record = table.record(inst.record);
        let shape = &table.forms[form.0 as usize];
        let shown = &table.shown[shape.shown.range()];
        let rows = table.operands(inst.record);
        let mut operands: Vec<Operand> = rows.iter().map(|row| read_operand(table, &inst, row)).collect();
        for place in shown {
            operands[*place as usize].shown = true;
        }
        let (mut suffixes, mut types, mut strange) = (Suffixes::default(), [None; 3], false);
        let (mut detail, is_copy) = (None, table.text(record.mnemonic) == "UBLKCP");
        let mut token = |target: Target, text: &str| match target {
            Target::Mnemonic => match Suffix::parse(text) {
                Some(suffix) => {
                    suffixes.insert(suffix);
                    if is_copy && matches!(suffix, Suffix::G | Suffix::S) {
                        detail.get_or_insert((suffix == Suffix::G) as u16);
                    }
                    if suffix.is_type() {
                        let place = types.iter().position(Option::is_none);
                        place.into_iter().for_each(|place| types[place] = Some(suffix));
                    }
                }
                None => match columns(text) {
                    Some(columns) => detail = Some(columns),
                    None => strange |= !matches!(text, "B101" | ""),
                },
            },
            Target::Operand(place) => put_mark(&mut operands[shown[place as usize] as usize], text),
        };
        for print in &table.prints[shape.prints.range()] {
            match *print {
                warpc_sass::table::PrintRow::Always(always) => {
                    token(always.target.unwrap_or(Target::Mnemonic), table.text(always.text));
                }
                PrintRow::Choice { field, list, target } => {
                    for choice in table.entry(list, table.get(field, word)).unwrap_or(&[]) {
                        token(choice.target.unwrap_or(target), table.text(choice.text));
                    }
                }
            }
        }
        merge_halves(table, rows, &mut operands);
        let is_predicate = |operand: &&Operand| matches!(operand.class, Class::Predicate | Class::UniformPredicate);
        self.pool.extend(operands.iter().filter(is_predicate));
        let middle = self.pool.len() as u32;
        self.pool.extend(operands.iter().filter(|operand| !is_predicate(operand)));
        self.ops.push(Op::parse(table.text(record.mnemonic)).unwrap_or(Op::Unknown));
        self.guards.push(inst.guard);
        self.uniform_guards.push(record.uniform_guard);
        self.controls.push(inst.control);
        self.suffixes.push(suffixes);
        self.types.push(types);
        self.details.push(detail.unwrap_or(0));
        self.spans.push([start, middle, self.pool.len() as u32]);
        self.strange.push(strange);
    }

    /// Number of instructions.
    pub fn len(&self) -> usize {
        self.ops.len()
    }
}

fn read_operand(table: &Table, inst: &Inst, row: &OperandRow) -> Operand {
    let mut operand = Operand::NONE;
    let rows = table.values(row);
    let numbers = &inst.values[row.first as usize..row.first as usize + rows.len()];
    let class = table.text(row.class);
    operand.uniform = table.arch.uniform_zero() as u16;
    for (value, &number) in rows.iter().zip(numbers) {
        match value.kind {
            Kind::Register => operand.register = number as u16,
            Kind::Uniform => operand.uniform = number as u16,
            Kind::Predicate | Kind::UniformPredicate | Kind::Barrier | Kind::Scoreboard => {
                operand.register = number as u16
            }
            Kind::Immediate if class.starts_with("c[") && std::ptr::eq(value, &rows[0]) => operand.bank = number as u8,
            Kind::Immediate => operand.value = number,
        }
    }
    operand.class = match class {
        "R" => Class::Register,
        "U" => Class::Uniform,
        "P" => Class::Predicate,
        "Q" => Class::UniformPredicate,
        "B" => Class::Barrier,
        "I" => Class::Immediate,
        "RI" => Class::RegisterOffset,
        "[A]" | "desc[U][A]" => Class::Address,
        "gdesc[U]" => Class::Matrices,
        "$" => Class::Special,
        _ if class.starts_with("c[") => Class::Constant,
        _ => Class::Other,
    };
    if rows.first().is_some_and(|value| value.interpretation == Interpretation::F64High) {
        operand.value <<= 32;
    }
    operand
}

/// Columns of a product of a warp group: `64x128x16`.
fn columns(text: &str) -> Option<u16> {
    text.strip_prefix("64x")?.split_once('x')?.0.parse().ok()
}

fn put_mark(operand: &mut Operand, text: &str) {
    match text {
        "-" => operand.marks |= mark::NEGATED,
        "|" => operand.marks |= mark::ABSOLUTE,
        "~" => operand.marks |= mark::INVERTED,
        "!" => operand.marks |= mark::NOT,
        ".64" => operand.marks |= mark::PAIR,
        ".U32" => operand.marks |= mark::SHORT,
        ".X4" => operand.marks |= 2 << mark::SCALE_SHIFT,
        ".X8" => operand.marks |= 3 << mark::SCALE_SHIFT,
        ".X16" => operand.marks |= 4 << mark::SCALE_SHIFT,
        ".H0_H0" | ".H0" => operand.part = Part::Low,
        ".H1_H1" | ".H1" => operand.part = Part::High,
        ".F32" => operand.part = Part::Single,
        ".negA" => operand.marks |= mark::NEGATED_FACTORS[0],
        ".negB" => operand.marks |= mark::NEGATED_FACTORS[1],
        ".tnspA" => operand.marks |= mark::TURNED_FACTORS[0],
        ".tnspB" => operand.marks |= mark::TURNED_FACTORS[1],
        ".B0" => operand.part = Part::Byte(0),
        ".B1" => operand.part = Part::Byte(1),
        ".B2" => operand.part = Part::Byte(2),
        ".B3" => operand.part = Part::Byte(3),
        _ => {
            if let Some(name) = text.strip_prefix('=') {
                if let Some(number) = name.strip_prefix('B').and_then(|number| number.parse().ok()) {
                    (operand.class, operand.register) = (Class::Barrier, number);
                }
                operand.special = Special::parse(name.strip_prefix("SR_").unwrap_or(name)).unwrap_or(Special::Unknown);
            }
        }
    }
}

/// Two immediates of 16 bits beside one another are one of 32 bits: the first is that of the higher bits.
fn merge_halves(table: &Table, rows: &[OperandRow], operands: &mut Vec<Operand>) {
    let half_at = |place: usize| -> Option<u8> {
        let value = table.values(rows.get(place)?).first()?;
        let is_half = matches!(value.interpretation, Interpretation::F16 | Interpretation::Bf16);
        match value.place {
            Place::Field(field) if is_half && value.kind == Kind::Immediate => Some(table.pieces(field).first()?.bit),
            _ => None,
        }
    };
    for place in 0..rows.len() {
        let (Some(first), Some(second)) = (half_at(place), half_at(place + 1)) else { continue };
        let low = first.min(second);
        let bits = |operand: &Operand, bit: u8| (operand.value as u32 & 0xffff) << (bit - low);
        let value = bits(&operands[place], first) | bits(&operands[place + 1], second);
        operands[place].value = value as i64;
        operands[place].shown = true;
        operands.remove(place + 1);
        return;
    }
}

/// The table of an architecture; reading it is done once.
pub(crate) fn table(arch: Arch) -> &'static Table {
    arch.table()
}
