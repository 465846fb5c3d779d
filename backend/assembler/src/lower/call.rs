//! Calls: arguments and results as words of 32 bits, in registers from R4 on and behind these on the stack.
//!
//! | what | where |
//! |---|---|
//! | arguments | R4 to R15, in order; 64-bit ones from even registers, 128-bit ones from multiples of four; the rest at the stack pointer of the caller |
//! | results | the same registers |
//! | return address | R20 and R21: bytes from the start of the code, for functions outside of it an address |
//! | everything else | may be changed by what is called, but for the stack pointer and convergence barriers |
//!
//! A `.param` variable of a function or of a call is a row of virtual registers, one per word: what is stored to it and loaded from it are
//! copies. Code of functions lies behind that of the kernel that reaches them, so that addresses of functions are offsets.

use super::{LowerFault, Lowering, Work, layout};
use crate::ori::isa::{Class, R_FILE};
use crate::ori::operand::{absent, bank, mark};
use crate::ori::{Op, OriHead, Suffix, Suffixes};
use warpc_machine::allocate::Location;
use warpc_machine::ids::VReg;
use warpc_machine::operand::{Kind, Operand, oflag};
use warpc_ptx_syntax::rows::{self, Function, Instruction, OperandKind, Prototype, Rows, Space, Symbol, Variable};
use warpc_ptx_syntax::types::{Type, TypeClass};

/// First register of arguments and of results, and one past the last.
const REGISTERS: std::ops::Range<u16> = 4..16;
/// The register of the return address.
const LINK: u16 = 20;

/// Words of a `.param` variable: so many registers, from the first on.
#[derive(Clone, Copy, Debug)]
pub(super) struct Words {
    first: VReg,
    count: u32,
}

impl Words {
    /// Words of their own: `count` new registers, of which there is at least one.
    fn new(work: &mut Work<'_, '_, '_>, count: u32) -> Words {
        let first = work.placer.register(Class::R);
        for _ in 1..count {
            work.placer.register(Class::R);
        }
        Words { first, count }
    }
    fn word(self, n: u32) -> VReg {
        VReg(self.first.0 + n.min(self.count.saturating_sub(1)))
    }
}

/// Where the words of an argument or a result are passed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Passed {
    /// In registers from this one on.
    Registers(u16),
    /// On the stack, from this byte on.
    Stack(u32),
}

/// Where variables are passed, in order, each with its words; and the bytes of stack that they take.
fn convention(rows: &Rows, variables: std::ops::Range<usize>) -> (Vec<(usize, Passed, u32)>, u32) {
    let (mut register, mut stack) = (REGISTERS.start, 0u32);
    let list = variables.map(|n| {
        let row = &rows.variables[n];
        let count = (layout::size_of(rows, row) as u32).div_ceil(4).max(1);
        let align = (layout::align_of(row) / 4).clamp(1, 4) as u16;
        let start = register.next_multiple_of(align);
        let passed = if start as u32 + count <= REGISTERS.end as u32 {
            register = start + count as u16;
            Passed::Registers(start)
        } else {
            let start = stack.next_multiple_of(align as u32 * 4);
            stack = start + count * 4;
            Passed::Stack(start)
        };
        (n, passed, count)
    });
    (list.collect(), stack.next_multiple_of(16))
}

/// What a call names, by the rows of its operands.
struct Called {
    results: std::ops::Range<usize>,
    target: rows::Operand,
    arguments: std::ops::Range<usize>,
    prototype: Option<Prototype>,
}

fn called(operands: &[rows::Operand]) -> Option<Called> {
    let list = |at: usize| at + 1..at + 1 + operands[at].id as usize;
    let is_list = |at: usize| operands.get(at).is_some_and(|operand| operand.kind == OperandKind::List);
    let results = if is_list(0) { list(0) } else { 0..0 };
    let target = if is_list(0) { results.end } else { 0 };
    let arguments = if is_list(target + 1) { list(target + 1) } else { target + 1..target + 1 };
    let prototype = operands.iter().rfind(|operand| operand.kind == OperandKind::Prototype);
    Some(Called {
        results,
        target: *operands.get(target)?,
        arguments,
        prototype: prototype.map(|operand| Prototype(operand.id)),
    })
}

impl Lowering<'_> {
    /// Bytes at the stack pointer that the calls of a function pass arguments in.
    pub(super) fn outgoing(&self, function: Function) -> u32 {
        let rows = self.rows;
        let body = rows.functions[function.index()].body.range();
        let calls = rows.statements[body].iter().filter_map(|statement| match *statement {
            rows::StatementRow::Instruction(instruction) if self.opcode(instruction) == "call" => Some(instruction),
            _ => None,
        });
        let bytes = calls.filter_map(|call| {
            let called = called(&rows.operands[rows.instructions.operands[call.index()].range()])?;
            let (results, params) = self.signature(&called)?;
            Some(convention(rows, params).1.max(convention(rows, results).1))
        });
        bytes.max().unwrap_or(0)
    }

    /// How an instruction is written.
    pub(super) fn spelling(&self, instruction: Instruction) -> &rows::SpellingRow {
        &self.rows.spellings[self.rows.instructions.spelling[instruction.index()].index()]
    }

    /// The name of the opcode of an instruction.
    pub(super) fn opcode(&self, instruction: Instruction) -> &'static str {
        warpc_ptx_syntax::table::table().opcodes[self.spelling(instruction).opcode.index()]
    }

    /// Results and parameters of what is called.
    fn signature(&self, called: &Called) -> Option<(std::ops::Range<usize>, std::ops::Range<usize>)> {
        let rows = self.rows;
        if called.target.kind == OperandKind::Function {
            let row = &rows.functions[called.target.id as usize];
            return Some((row.results.range(), row.params.range()));
        }
        let row = &rows.prototypes[called.prototype?.index()];
        Some((row.results.range(), row.params.range()))
    }

    /// The words of a `.param` variable, made when it is first named.
    fn words(&self, work: &mut Work<'_, '_, '_>, variable: u32) -> Words {
        if let Some(&words) = work.words.get(&variable) {
            return words;
        }
        let size = layout::size_of(self.rows, &self.rows.variables[variable as usize]);
        let count = (size as u32).div_ceil(4).max(1);
        let words = Words::new(work, count);
        work.words.insert(variable, words);
        words
    }

    /// A register of 32 bits at a given place.
    fn pinned(&self, work: &mut Work<'_, '_, '_>, class: Class, register: u16) -> VReg {
        let pinned = work.placer.register(class);
        work.pins.push((pinned, Location { file: R_FILE, register }));
        pinned
    }

    /// Parameters of a function, where it begins.
    pub(super) fn enter(&mut self, work: &mut Work<'_, '_, '_>) {
        let link = self.pinned(work, Class::R64, LINK);
        let (list, _) = convention(self.rows, work.function.params.range());
        let mut entry = vec![Operand::def(link).with(oflag::IMPLICIT)];
        let mut copies: Vec<(VReg, Result<VReg, u32>)> = Vec::new();
        for &(variable, passed, count) in &list {
            let words = self.words(work, variable as u32);
            for n in 0..count {
                match passed {
                    Passed::Registers(first) => {
                        let pinned = self.pinned(work, Class::R, first + n as u16);
                        entry.push(Operand::def(pinned).with(oflag::IMPLICIT));
                        copies.push((words.word(n), Ok(pinned)));
                    }
                    Passed::Stack(at) => copies.push((words.word(n), Err(at + n * 4))),
                }
            }
        }
        work.placer.emit(Op::Entry, &[], &entry);
        let kept = work.placer.register(Class::R64);
        work.link = Some(kept);
        work.placer.emit(Op::Copy, &[], &[Operand::def(kept), Operand::reg(link)]);
        for (word, from) in copies {
            match from {
                Ok(pinned) => work.placer.emit(Op::Copy, &[], &[Operand::def(word), Operand::reg(pinned)]),
                Err(at) => {
                    let address = [Operand::new(Kind::CallParam, 0).with(oflag::ADDR), Operand::imm(at as i32)];
                    work.placer.emit(Op::Ldl, &[], &[Operand::def(word), address[0], address[1]]);
                }
            }
        }
        for &(variable, _, count) in &list {
            let row = &self.rows.variables[variable];
            let words = self.words(work, variable as u32);
            if row.space == Space::Reg {
                let register = work.registers[row.register.index()];
                self.load_register(work, register, words);
            } else if let Some(place) = self.layout.place_of(&work.frame, Variable(variable as u32)) {
                // Its address is taken.
                for n in 0..count {
                    let address = Operand::new(Kind::DepotLocal, 0).with(oflag::ADDR);
                    let at = Operand::imm((place + n * 4) as i32);
                    work.placer.emit(Op::Stl, &[], &[address, at, Operand::reg(words.word(n))]);
                }
            }
        }
    }

    /// A register of PTX from words.
    fn load_register(&self, work: &mut Work<'_, '_, '_>, register: VReg, words: Words) {
        let mut operands = vec![Operand::def(register)];
        operands.extend((0..words.count).map(|n| Operand::reg(words.word(n))));
        let op = if words.count == 1 { Op::Copy } else { Op::Pack };
        work.placer.emit(op, &[], &operands);
    }

    /// Words from an operand of PTX.
    fn store_words(&self, work: &mut Work<'_, '_, '_>, words: Words, from: Operand) {
        for n in 0..words.count {
            let part = Operand { aux: mark::part(n as u8), ..from };
            let (op, from) = if words.count == 1 { (Op::Copy, from) } else { (Op::Extract, part) };
            work.placer.emit(op, &[], &[Operand::def(words.word(n)), from]);
        }
    }

    /// Leaves a function, and opens the block behind.
    pub(super) fn leave(&mut self, work: &mut Work<'_, '_, '_>, guard: Option<Operand>) {
        let behind = guard.map(|guard| work.placer.only_where(guard));
        self.give_back(work);
        let next = behind.unwrap_or_else(|| work.placer.block());
        work.placer.open(next);
    }

    /// The results where the caller takes them, and the return.
    pub(super) fn give_back(&mut self, work: &mut Work<'_, '_, '_>) {
        let (list, _) = convention(self.rows, work.function.results.range());
        let mut returned = Vec::new();
        for &(variable, passed, count) in &list {
            let words = self.words(work, variable as u32);
            let row = &self.rows.variables[variable];
            if row.space == Space::Reg {
                let register = Operand::reg(work.registers[row.register.index()]);
                self.store_words(work, words, register);
            }
            for n in 0..count {
                let word = Operand::reg(words.word(n));
                match passed {
                    Passed::Registers(first) => {
                        let pinned = self.pinned(work, Class::R, first + n as u16);
                        work.placer.emit(Op::Copy, &[], &[Operand::def(pinned), word]);
                        returned.push(Operand::reg(pinned).with(oflag::IMPLICIT));
                    }
                    Passed::Stack(at) => {
                        let address = Operand::new(Kind::CallParam, 0).with(oflag::ADDR);
                        let at = Operand::imm((at + n * 4) as i32);
                        work.placer.emit(Op::Stl, &[], &[address, at, word]);
                    }
                }
            }
        }
        let link = self.pinned(work, Class::R64, LINK);
        let kept = work.link.unwrap_or(link);
        work.placer.emit(Op::Copy, &[], &[Operand::def(link), Operand::reg(kept)]);
        let mut operands = vec![Operand::reg(link), super::START];
        operands.extend(returned);
        work.placer.emit(Op::Ret, &[Suffix::Rel, Suffix::Nodec], &operands);
    }

    /// A call.
    pub(super) fn call(
        &mut self,
        work: &mut Work<'_, '_, '_>,
        instruction: Instruction,
        guard: Option<Operand>,
    ) -> Result<(), LowerFault> {
        let rows = self.rows;
        let operands = &rows.operands[rows.instructions.operands[instruction.index()].range()];
        let unsupported = |what: &str| LowerFault::Instruction(format!("call of {what}"));
        let called = called(operands).ok_or_else(|| unsupported("nothing"))?;
        let (results, params) = self.signature(&called).ok_or_else(|| unsupported("what has no prototype"))?;
        let behind = guard.map(|guard| work.placer.only_where(guard));
        let mut passed = Vec::new();
        for (&operand, (variable, place, count)) in operands[called.arguments].iter().zip(convention(rows, params).0) {
            self.argument(work, operand, variable, (place, count), &mut passed);
        }
        let returns = work.placer.block();
        let link = self.pinned(work, Class::R64, LINK);
        let is_outside = called.target.kind == OperandKind::Function
            && !rows.functions[called.target.id as usize].has_body
            && self.layout.body_of(Function(called.target.id)).is_none();
        let mut row: Vec<Operand> = Vec::new();
        let label = Operand::label(returns);
        let head = if is_outside {
            let slot = self.layout.slot_of(Symbol::Function(Function(called.target.id))).unwrap_or(0);
            let address = work.placer.register(Class::R64);
            work.placer.emit(Op::Ldc, &[Suffix::B64], &[Operand::def(address), bank(4, slot)]);
            work.placer.emit(Op::Lepc, &[], &[Operand::def(link), label]);
            row.push(Operand::reg(address));
            OriHead::new(Op::Call, Suffixes::new(&[Suffix::Abs, Suffix::Noinc]))
        } else {
            work.placer.emit(Op::Pack, &[], &[Operand::def(link), label, Operand::ZERO]);
            match called.target.kind {
                OperandKind::Function => {
                    let body = self.layout.body_of(Function(called.target.id)).unwrap_or(Function(called.target.id));
                    row.push(Operand::new(Kind::Symbol, body.0));
                }
                _ => {
                    row.push(Operand::reg(work.registers[called.target.id as usize]));
                    row.push(super::START);
                }
            }
            OriHead::new(Op::Call, Suffixes::new(&[Suffix::Rel, Suffix::Noinc]))
        };
        row.push(Operand::reg(link).with(oflag::IMPLICIT));
        row.extend(passed);
        let (list, _) = convention(rows, results);
        let mut taken: Vec<(usize, u32, Result<VReg, u32>)> = Vec::new();
        for (n, &(_, place, count)) in list.iter().enumerate() {
            for word in 0..count {
                match place {
                    Passed::Registers(first) => {
                        let pinned = self.pinned(work, Class::R, first + word as u16);
                        row.push(Operand::def(pinned).with(oflag::IMPLICIT));
                        taken.push((n, word, Ok(pinned)));
                    }
                    Passed::Stack(at) => taken.push((n, word, Err(at + word * 4))),
                }
            }
        }
        work.placer.row(head, &row);
        work.placer.open(returns);
        let variables: Vec<(rows::Operand, Words)> = operands[called.results]
            .iter()
            .zip(&list)
            .map(|(&operand, &(variable, ..))| {
                let variable = if operand.kind == OperandKind::Variable { operand.id } else { variable as u32 };
                (operand, self.words_of_result(work, operand, variable))
            })
            .collect();
        for (n, word, from) in taken {
            let Some((_, words)) = variables.get(n) else { continue };
            let to = Operand::def(words.word(word));
            match from {
                Ok(pinned) => work.placer.emit(Op::Copy, &[], &[to, Operand::reg(pinned)]),
                Err(at) => {
                    let address = Operand::new(Kind::DepotLocal, 0).with(oflag::ADDR);
                    work.placer.emit(Op::Ldl, &[], &[to, address, Operand::imm(at as i32)]);
                }
            }
        }
        for (operand, words) in variables {
            if operand.kind == OperandKind::Register {
                let register = work.registers[operand.id as usize];
                self.load_register(work, register, words);
            }
        }
        if let Some(behind) = behind {
            work.placer.open(behind);
        }
        Ok(())
    }

    /// Words that a result of a call is put into: of its variable, or new ones.
    fn words_of_result(&self, work: &mut Work<'_, '_, '_>, operand: rows::Operand, variable: u32) -> Words {
        if operand.kind == OperandKind::Variable && self.rows.variables[variable as usize].space != Space::Reg {
            return self.words(work, variable);
        }
        let count = (layout::size_of(self.rows, &self.rows.variables[variable as usize]) as u32).div_ceil(4).max(1);
        Words::new(work, count)
    }

    /// Puts an argument where it is passed.
    fn argument(
        &mut self,
        work: &mut Work<'_, '_, '_>,
        operand: rows::Operand,
        variable: usize,
        (place, count): (Passed, u32),
        passed: &mut Vec<Operand>,
    ) {
        let words = match operand.kind {
            OperandKind::Variable if self.rows.variables[operand.id as usize].space != Space::Reg => {
                self.words(work, operand.id)
            }
            _ => {
                let words = Words::new(work, count);
                match operand.kind {
                    OperandKind::Register => {
                        let from = Operand::reg(work.registers[operand.id as usize]);
                        self.store_words(work, words, from);
                    }
                    _ => {
                        let is_single = self.rows.variables[variable].ty == Type::F32;
                        let bits = match operand.kind {
                            OperandKind::Float64 if is_single => {
                                (f64::from_bits(operand.value) as f32).to_bits() as u64
                            }
                            _ => operand.value,
                        };
                        for n in 0..count {
                            let half = Operand::imm((bits >> (32 * (n & 1))) as i32);
                            work.placer.emit(Op::Copy, &[], &[Operand::def(words.word(n)), half]);
                        }
                    }
                }
                words
            }
        };
        for n in 0..count {
            let word = Operand::reg(words.word(n));
            match place {
                Passed::Registers(first) => {
                    let pinned = self.pinned(work, Class::R, first + n as u16);
                    work.placer.emit(Op::Copy, &[], &[Operand::def(pinned), word]);
                    passed.push(Operand::reg(pinned).with(oflag::IMPLICIT));
                }
                Passed::Stack(at) => {
                    let address = Operand::new(Kind::DepotLocal, 0).with(oflag::ADDR);
                    work.placer.emit(Op::Stl, &[], &[address, Operand::imm((at + n * 4) as i32), word]);
                }
            }
        }
    }

    /// A load from or a store to a `.param` variable that is words. Says whether the instruction is one.
    pub(super) fn parameter(
        &mut self,
        work: &mut Work<'_, '_, '_>,
        instruction: Instruction,
    ) -> Result<bool, LowerFault> {
        let rows = self.rows;
        let is_load = match self.opcode(instruction) {
            "ld" => true,
            "st" => false,
            _ => return Ok(false),
        };
        let operands = &rows.operands[rows.instructions.operands[instruction.index()].range()];
        let Some(at) = operands.iter().position(|operand| operand.kind == OperandKind::Address) else {
            return Ok(false);
        };
        let Some(&variable) = operands.get(at + 1).filter(|inner| inner.kind == OperandKind::Variable) else {
            return Ok(false);
        };
        let row = &rows.variables[variable.id as usize];
        let is_kernel_parameter =
            work.function.is_entry && work.function.params.range().contains(&(variable.id as usize));
        if row.space != Space::Param || is_kernel_parameter {
            return Ok(false);
        }
        let words = self.words(work, variable.id);
        let spelling = &rows.spellings[rows.instructions.spelling[instruction.index()].index()];
        let ty = spelling.types[..spelling.type_count as usize].last().copied().unwrap_or(Type::B32);
        let guard = self.guard(work, instruction);
        let mut offset = variable.value.wrapping_add(operands[at].value) as u32;
        let data = if is_load { &operands[..at] } else { &operands[at + 2..] };
        for &operand in data.iter().filter(|operand| operand.kind != OperandKind::Vector) {
            if is_load {
                self.load_element(work, operand, (ty, words, offset), guard);
            } else {
                self.store_element(work, operand, (ty, words, offset), guard);
            }
            offset += ty.bits().div_ceil(8);
        }
        Ok(true)
    }

    /// Writes `to` by a row, under a guard.
    fn guarded(work: &mut Work<'_, '_, '_>, op: Op, guard: Option<Operand>, to: VReg, sources: &[Operand]) {
        let tied = if guard.is_some() { oflag::TIED } else { 0 };
        let mut operands: Vec<Operand> = guard.into_iter().collect();
        operands.push(Operand::def(to).with(tied));
        operands.extend_from_slice(sources);
        work.placer.emit(op, &[], &operands);
    }

    fn load_element(
        &self,
        work: &mut Work<'_, '_, '_>,
        operand: rows::Operand,
        (ty, words, offset): (Type, Words, u32),
        guard: Option<Operand>,
    ) {
        if operand.kind != OperandKind::Register {
            return;
        }
        let to = VReg(work.registers[operand.id as usize].0 + operand.component.max(1) as u32 - 1);
        let is_wide = work.placer.machine.read().reg_class(to) != Class::R.number();
        let word = Operand::reg(words.word(offset / 4));
        let low = match ty.bits() {
            0..=16 => {
                let is_signed = ty.class() == TypeClass::Signed;
                let selector = selector_of_load(offset % 4, ty.bits().div_ceil(8), is_signed);
                let low = work.placer.register(Class::R);
                let operands = [Operand::def(low), word, Operand::imm(selector), absent(Class::R)];
                work.placer.emit(Op::Prmt, &[], &operands);
                Operand::reg(low)
            }
            _ => word,
        };
        match ty.bits().div_ceil(32) {
            1 if is_wide => {
                let high = work.placer.register(Class::R);
                let (rz, by) = (absent(Class::R), Operand::imm(31));
                match ty.class() {
                    TypeClass::Signed => {
                        let suffixes = [Suffix::R, Suffix::S32, Suffix::Hi];
                        work.placer.emit(Op::Shf, &suffixes, &[Operand::def(high), rz, by, low]);
                    }
                    _ => work.placer.emit(Op::Mov, &[], &[Operand::def(high), rz]),
                }
                Self::guarded(work, Op::Pack, guard, to, &[low, Operand::reg(high)]);
            }
            1 => Self::guarded(work, Op::Copy, guard, to, &[low]),
            count => {
                let parts: Vec<Operand> = (0..count).map(|n| Operand::reg(words.word(offset / 4 + n))).collect();
                Self::guarded(work, Op::Pack, guard, to, &parts);
            }
        }
    }

    fn store_element(
        &mut self,
        work: &mut Work<'_, '_, '_>,
        operand: rows::Operand,
        (ty, words, offset): (Type, Words, u32),
        guard: Option<Operand>,
    ) {
        let bits = match operand.kind {
            OperandKind::Float64 if ty == Type::F32 => (f64::from_bits(operand.value) as f32).to_bits() as u64,
            OperandKind::Integer if operand.flags & rows::Operand::NEGATED != 0 => operand.value.wrapping_neg(),
            _ => operand.value,
        };
        let register = match operand.kind {
            OperandKind::Register => {
                let component = operand.component.max(1) as u32 - 1;
                Some(Operand::reg(VReg(work.registers[operand.id as usize].0 + component)))
            }
            OperandKind::Function | OperandKind::Variable => {
                let (mut params, mut shape) = (Vec::new(), Vec::new());
                let _ = self.operand(work, operand, false, &mut params, &mut shape);
                match params.first() {
                    Some(&crate::template::Param::Operand(operand)) => Some(operand),
                    _ => None,
                }
            }
            _ => None,
        };
        let to = words.word(offset / 4);
        if ty.bits() <= 16 {
            let bytes = ty.bits().div_ceil(8);
            let value = register.unwrap_or(Operand::imm(bits as i32));
            let value = if value.is_imm() {
                let loaded = work.placer.register(Class::R);
                work.placer.emit(Op::Mov, &[], &[Operand::def(loaded), value]);
                Operand::reg(loaded)
            } else {
                Operand { aux: mark::part(0), ..value }
            };
            let selector = Operand::imm(selector_of_store(offset % 4, bytes));
            return Self::guarded(work, Op::Prmt, guard, to, &[value, selector, Operand::reg(to)]);
        }
        for n in 0..ty.bits().div_ceil(32) {
            let to = words.word(offset / 4 + n);
            match register {
                Some(register) => {
                    let part = Operand { aux: mark::part(n as u8), ..register };
                    Self::guarded(work, Op::Extract, guard, to, &[part]);
                }
                None => {
                    let part = Operand::imm((bits >> (32 * (n & 1))) as i32);
                    Self::guarded(work, Op::Copy, guard, to, &[part]);
                }
            }
        }
    }

    /// Whether a variable is words in this function.
    pub(super) fn is_words(&self, work: &Work<'_, '_, '_>, variable: Variable) -> bool {
        let row = &self.rows.variables[variable.index()];
        let of_kernel = work.function.is_entry && work.function.params.range().contains(&variable.index());
        row.space == Space::Param && !of_kernel
    }
}

/// Selector of `PRMT R, word, selector, RZ` that takes `bytes` from byte `first` on; bytes above are zero, or copies of the sign.
fn selector_of_load(first: u32, bytes: u32, is_signed: bool) -> i32 {
    let above = if is_signed { 8 | (first + bytes - 1) } else { 4 };
    (0..4).map(|n| (if n < bytes { first + n } else { above }) << (4 * n)).sum::<u32>() as i32
}

/// Selector of `PRMT R, value, selector, R` that puts the lowest `bytes` of a value at byte `first`.
fn selector_of_store(first: u32, bytes: u32) -> i32 {
    let taken = |n: u32| if (first..first + bytes).contains(&n) { n - first } else { 4 + n };
    (0..4).map(|n| taken(n) << (4 * n)).sum::<u32>() as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn selectors_choose_bytes() {
        assert_eq!(selector_of_load(0, 1, false), 0x4440);
        assert_eq!(selector_of_load(2, 2, true), 0xbb32);
        assert_eq!(selector_of_load(3, 1, true), 0xbbb3);
        assert_eq!(selector_of_store(1, 1), 0x7604);
        assert_eq!(selector_of_store(2, 2), 0x1054);
    }
}
