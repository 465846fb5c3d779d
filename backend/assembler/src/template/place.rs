//! A body with its operands, as rows of a function.

use super::body::{Body, Line};
use super::skeleton::{Place, What};
use crate::ori::isa::{Class, Ori};
use crate::ori::operand::{RUNTIME_FIRST, absent, bank, mark};
use crate::ori::{Op, OriHead, OriMachineMut, Suffix, Suffixes};
use warpc_machine::allocate::Registers;
use warpc_machine::ids::{MBlock, Row, VReg};
use warpc_machine::isa::RowColumnsMut;
use warpc_machine::operand::{Kind, MLoc, MOps, Operand, oflag};
use warpc_machine::rows::{MRange, MachineBlock};

/// An operand that a body is placed with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Param {
    /// A register, with its marks: any operand that is no number.
    Operand(Operand),
    /// A number, of as many bits as its place asks for.
    Number(i64),
    /// An address.
    Address {
        /// Its register, or the zero register.
        base: Operand,
        /// What is added.
        offset: i64,
    },
}

/// Appends rows to a function, block by block.
pub struct Placer<'m, 'r> {
    /// The function.
    pub machine: &'m mut OriMachineMut<'r>,
    /// Where the global-memory descriptor lies in constant bank 0.
    pub descriptor: u32,
    /// The cache policy that accesses of global memory have instead, a wide register.
    pub policy: Option<Operand>,
    /// Where rows come from.
    pub loc: MLoc,
    /// The predicate that carries of PTX are kept in, once one was named.
    carry: Option<VReg>,
    first: Row,
    params: Vec<Operand>,
    /// Of the last body, for its memory.
    scratch: Scratch,
}

/// New registers and blocks of one placing.
#[derive(Default)]
struct Scratch {
    temps: Vec<VReg>,
    labels: Vec<MBlock>,
    descriptor: Option<VReg>,
    /// By operand of the pattern: registers that make up a wide result.
    parts: Vec<(u8, Vec<VReg>)>,
}

impl<'m, 'r> Placer<'m, 'r> {
    /// A placer at the end of `machine`, whose rows must end with a whole block.
    pub fn new(machine: &'m mut OriMachineMut<'r>, descriptor: u32) -> Self {
        let first = Row::new(machine.read().rows());
        let (params, scratch) = (Vec::new(), Scratch::default());
        Placer { machine, descriptor, policy: None, loc: MLoc::NONE, carry: None, first, params, scratch }
    }

    /// A new register.
    pub fn register(&mut self, class: Class) -> VReg {
        self.machine.new_reg(class.number())
    }
    /// A new block, which is not placed yet.
    pub fn block(&mut self) -> MBlock {
        self.machine.new_block(MachineBlock::default())
    }
    /// Appends a row to the open block.
    pub fn row(&mut self, head: OriHead, operands: &[Operand]) {
        self.machine.push(head, operands, self.loc);
    }
    /// Appends a row whose operands are in the pool.
    pub fn keep(&mut self, head: OriHead, ops: MOps) {
        self.machine.insts.push_row(head, ops, self.loc);
    }
    /// Appends a row with an opcode and suffixes.
    pub fn emit(&mut self, op: Op, suffixes: &[Suffix], operands: &[Operand]) {
        self.row(OriHead::new(op, Suffixes::new(suffixes)), operands);
    }
    /// Ends the open block and opens another.
    pub fn open(&mut self, block: MBlock) {
        self.close();
        self.first = Row::new(self.machine.read().rows());
        self.row(OriHead::of(Op::Label), &[Operand::label(block)]);
        self.machine.side.order.push(block);
    }
    /// Ends the open block.
    pub fn close(&mut self) {
        let end = Row::new(self.machine.read().rows());
        if let Some(&block) = self.machine.side.order.last() {
            self.machine.blocks.range_mut()[block] = MRange { first: self.first, end };
        }
    }
    /// The carry of the function.
    fn carry(&mut self) -> VReg {
        match self.carry {
            Some(carry) => carry,
            None => *self.carry.insert(self.machine.new_reg(Class::P.number())),
        }
    }
    /// A wide register of a number.
    pub fn wide_number(&mut self, value: i64) -> Operand {
        let wide = self.register(Class::R64);
        let halves = [Operand::imm(value as i32), Operand::imm((value >> 32) as i32)];
        self.emit(Op::Pack, &[], &[Operand::def(wide), halves[0], halves[1]]);
        Operand::reg(wide)
    }

    /// A register that holds `base + offset`, of 64 bits where `base` is.
    pub fn sum(&mut self, base: Operand, offset: i64) -> Operand {
        if offset == 0 && base.is_reg() {
            return base;
        }
        let is_wide = base.is_reg() && self.machine.read().reg_class(base.vreg()) == Class::R64.number();
        let rz = absent(Class::R);
        let low = self.register(Class::R);
        let number = Operand::imm(offset as i32);
        if !is_wide {
            self.emit(Op::Iadd3, &[], &[Operand::def(low), base, number, rz]);
            return Operand::reg(low);
        }
        let (high, carry) = (self.register(Class::R), self.register(Class::P));
        let sum = self.register(Class::R64);
        self.emit(Op::Iadd3, &[], &[Operand::def(low), Operand::def(carry), base, number, rz]);
        let upper = Operand { aux: mark::part(1), ..base };
        let never = absent(Class::P).with(oflag::NEG);
        let above = Operand::imm((offset >> 32) as i32);
        let operands = [Operand::def(high), upper, above, rz, Operand::reg(carry), never];
        self.emit(Op::Iadd3, &[Suffix::X], &operands);
        self.emit(Op::Pack, &[], &[Operand::def(sum), Operand::reg(low), Operand::reg(high)]);
        Operand::reg(sum)
    }

    /// Opens a block that runs only where the guard holds. What is returned is to be opened behind it.
    pub fn only_where(&mut self, guard: Operand) -> MBlock {
        let behind = self.block();
        let inverted = Operand { flags: guard.flags ^ oflag::NEG, ..guard };
        self.emit(Op::Bra, &[], &[inverted, Operand::label(behind)]);
        let inside = self.block();
        self.open(inside);
        behind
    }

    /// Places a body. With a guard nothing happens where that does not hold.
    pub fn place(&mut self, body: &Body, params: &[Param], guard: Option<Operand>) {
        let is_sum = |param: &Param| matches!(param, Param::Address { .. });
        if body.plain.iter().any(|&n| is_sum(&params[n as usize])) {
            // An address that a line computes with is one register.
            let mut summed = params.to_vec();
            for &n in &body.plain {
                if let Param::Address { base, offset } = summed[n as usize] {
                    summed[n as usize] = Param::Operand(self.sum(base, offset));
                }
            }
            return self.place_lines(body, &summed, guard);
        }
        self.place_lines(body, params, guard);
    }

    fn place_lines(&mut self, body: &Body, params: &[Param], guard: Option<Operand>) {
        let mut scratch = std::mem::take(&mut self.scratch);
        scratch.temps.clear();
        scratch.temps.extend(body.temps.iter().map(|&class| self.register(class)));
        scratch.labels.clear();
        scratch.labels.extend((0..body.labels).map(|_| self.block()));
        scratch.descriptor = None;
        let around = guard.filter(|_| !body.takes_guard).map(|guard| self.only_where(guard));
        let guard = guard.filter(|_| around.is_none());
        for &line in &body.lines {
            match line {
                Line::Label(label) => self.open(scratch.labels[label as usize]),
                Line::Instruction { head, first, end, is_free } => {
                    let places = &body.places[first as usize..end as usize];
                    self.line(head, places, params, guard.filter(|_| !is_free), &mut scratch);
                }
            }
        }
        for (param, parts) in std::mem::take(&mut scratch.parts) {
            let Param::Operand(result) = params[param as usize] else { continue };
            let mut operands = std::mem::take(&mut self.params);
            operands.clear();
            operands.extend(guard);
            let tied = if guard.is_some() { oflag::TIED } else { 0 };
            operands.push(result.with(oflag::DEF | tied));
            operands.extend(parts.iter().map(|&part| Operand::reg(part)));
            self.emit(Op::Pack, &[], &operands);
            self.params = operands;
        }
        if let Some(behind) = around {
            self.open(behind);
        }
        self.scratch = scratch;
    }

    fn line(
        &mut self,
        head: OriHead,
        places: &[Place],
        params: &[Param],
        guard: Option<Operand>,
        scratch: &mut Scratch,
    ) {
        let mut operands = std::mem::take(&mut self.params);
        operands.clear();
        operands.extend(guard);
        let is_guarded = guard.is_some() || places.first().is_some_and(|place| place.flags & oflag::GUARD != 0);
        for &place in places {
            self.operand(head, place, params, scratch, &mut operands);
        }
        if is_guarded {
            operands.iter_mut().filter(|operand| operand.is_def()).for_each(|def| def.flags |= oflag::TIED);
        }
        self.row(head, &operands);
        self.params = operands;
        if head.op.control().ends_block() || head.op.control().branches() {
            // What follows is a block of its own, unless a label comes anyway.
            let next = self.block();
            self.open(next);
        }
    }

    fn operand(
        &mut self,
        head: OriHead,
        place: Place,
        params: &[Param],
        scratch: &mut Scratch,
        out: &mut Vec<Operand>,
    ) {
        let mut offset = place.offset as i64;
        let operand = match place.what {
            What::Param(param) => match params[param as usize] {
                Param::Number(number) if place.flags & oflag::ADDR != 0 => {
                    offset += number;
                    absent(Class::R)
                }
                Param::Number(number) => return out.push(self.number(head, place, number)),
                Param::Address { base, offset: by } => {
                    offset += by;
                    base
                }
                Param::Operand(result) if place.flags & oflag::DEF != 0 && place.part.is_some() => {
                    Operand::reg(self.part_of(param, result, place.part, scratch))
                }
                Param::Operand(operand) => operand,
            },
            What::Temp(temp) => Operand::reg(scratch.temps[temp as usize]),
            What::Absent(class) => absent(class),
            What::Number(number) => self.machine.side.immediate(number),
            What::Bank(number, byte) => bank(number, byte),
            What::Special(row) => Operand::new(Kind::Special, row),
            What::Label(label) => Operand::label(scratch.labels[label as usize]),
            What::Runtime(row) => Operand::new(Kind::Symbol, RUNTIME_FIRST + row as u32),
            What::StackPointer => Operand::new(Kind::DepotLocal, 0),
            What::Descriptor => Operand::reg(self.descriptor(scratch)),
            What::Carry => Operand::reg(self.carry()),
        };
        let operand = match place.part {
            Some(part) if place.flags & oflag::DEF == 0 => self.part_of_narrow(operand, part),
            _ => operand,
        };
        let flags = operand.flags ^ place.flags & oflag::NEG | place.flags & !oflag::NEG;
        let mut marks = operand.aux | place.marks;
        if operand.kind == Kind::Bank {
            marks = operand.aux;
        } else if let Some(part) = place.part.filter(|_| place.flags & oflag::DEF == 0 && self.is_wide(operand)) {
            marks |= mark::part(part);
        }
        let is_address = place.flags & oflag::ADDR != 0;
        if let Some(number) = place.bank {
            out.push(bank(number, offset as u32).with(oflag::ADDR));
            return out.push(Operand { flags: flags & !oflag::ADDR, aux: marks, ..operand });
        }
        out.push(Operand { flags, aux: marks, ..operand });
        if is_address {
            let offset = self.machine.side.immediate(offset);
            out.push(offset);
        }
    }

    /// Whether an operand is a register of more than 32 bits.
    fn is_wide(&self, operand: Operand) -> bool {
        operand.is_reg() && Ori::shape(self.machine.read().reg_class(operand.vreg())).width > 1
    }

    /// What stands for a part of a register: above those of a register of 32 bits, which may be an address, there is zero.
    fn part_of_narrow(&self, operand: Operand, part: u8) -> Operand {
        let has_none_above = operand.is_reg() && !self.is_wide(operand);
        if part > 0 && has_none_above { absent(Class::R) } else { operand }
    }

    /// The descriptor of global memory, loaded where it is needed.
    fn descriptor(&mut self, scratch: &mut Scratch) -> VReg {
        if let Some(register) = scratch.descriptor {
            return register;
        }
        let register = self.register(Class::U64);
        match self.policy {
            Some(policy) => {
                let half = |part| Operand { flags: 0, aux: mark::part(part), ..policy };
                self.emit(Op::Pack, &[], &[Operand::def(register), half(0), half(1)]);
            }
            None => self.emit(Op::Uldc, &[Suffix::B64], &[Operand::def(register), bank(0, self.descriptor)]),
        }
        scratch.descriptor = Some(register);
        register
    }

    /// The register of one part of a wide result.
    fn part_of(&mut self, param: u8, result: Operand, part: Option<u8>, scratch: &mut Scratch) -> VReg {
        let part = part.unwrap_or(0) as usize;
        let at = match scratch.parts.iter().position(|parts| parts.0 == param) {
            Some(at) => at,
            None => {
                let width = if result.is_reg() {
                    Ori::shape(self.machine.read().reg_class(result.vreg())).width as usize
                } else {
                    part + 1
                };
                let parts = (0..width).map(|_| self.register(Class::R)).collect();
                scratch.parts.push((param, parts));
                scratch.parts.len() - 1
            }
        };
        scratch.parts[at].1[part]
    }

    /// A number as the operand of an instruction: its marks are part of it.
    fn number(&mut self, head: OriHead, place: Place, number: i64) -> Operand {
        let is_negated = place.flags & oflag::NEG != 0;
        if place.is_wide {
            let marks = place.part.map_or(0, mark::part) | place.marks;
            return Operand { flags: place.flags, aux: marks, ..self.wide_number(number) };
        }
        if place.is_truth {
            let flags = if number == 0 { oflag::NEG } else { 0 };
            return absent(Class::P).with(flags ^ place.flags);
        }
        let mut value = match place.part {
            Some(part) => (number >> (32 * (part & 1) as u32)) as i32 as i64,
            None => number,
        };
        let floating = head.op.floating();
        let sign: i64 = match floating {
            None => 0,
            Some(Class::R64) => 1 << 63,
            Some(_) if matches!(head.op, Op::Hadd2 | Op::Hmul2 | Op::Hfma2 | Op::Hmnmx2 | Op::Hsetp2) => 0x8000_8000,
            Some(_) => 1 << 31,
        };
        if place.marks & mark::ABSOLUTE != 0 {
            value = if sign == 0 { value.wrapping_abs() } else { value & !sign };
        }
        if is_negated {
            value = if sign == 0 { value.wrapping_neg() } else { value ^ sign };
        }
        if place.marks & mark::INVERTED != 0 {
            value = !value;
        }
        if floating == Some(Class::R64) {
            // The high half stands in the instruction where the low one is zero.
            return if value as u32 == 0 { Operand::imm((value >> 32) as i32) } else { self.wide_number(value) };
        }
        Operand::imm(value as i32)
    }
}
