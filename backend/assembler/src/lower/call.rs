//! Calls: arguments and results as words of 32 bits, in registers from R4 on and behind these on the stack.
//!
//! | what | where |
//! |---|---|
//! | arguments | R4 to R15: each in the first registers that are free, 64-bit ones from even registers, 128-bit ones from multiples of four; the rest at the stack pointer of the caller |
//! | results | the same registers |
//! | return address | R20 and R21: bytes from the start of the code, for functions outside of it an address |
//! | everything else | may be changed by what is called, but for the stack pointer and convergence barriers; functions of relocatable files keep what ptxas expects of them ([`crate::encode::is_kept`]) |
//!
//! A `.param` variable of a function or of a call is a row of virtual registers, one per word: what is stored to it and loaded from it are
//! copies. Code of functions lies behind that of the kernel that reaches them, so that calls and returns count from the start of the
//! section; a pointer to a function is a place in constant bank 2, where each kernel has the function's place. In relocatable files
//! functions have sections of their own, return addresses and pointers are those of memory, and the linker knows them.

use super::{LowerFault, Lowering, Work, layout};
use crate::ori::isa::{Class, R_FILE};
use crate::ori::operand::{TOP_OF_STACK, bank, mark};
use crate::ori::{Op, OriHead, Suffix, Suffixes};
use crate::reference::{ReferenceKind, Target};
use warpc_machine::allocate::Location;
use warpc_machine::ids::{MBlock, VReg};
use warpc_machine::operand::{Kind, Operand, oflag};
use warpc_ptx_syntax::rows::{
    self, Function, Instruction, OperandKind, Prototype, Rows, Space, Span, Symbol, Variable,
};
use warpc_ptx_syntax::types::Type;

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
    /// The words of one of so many elements.
    fn element(self, n: u32, elements: u32) -> Words {
        let count = self.count / elements.max(1);
        Words { first: VReg(self.first.0 + n * count), count }
    }
    pub(super) fn word(self, n: u32) -> VReg {
        VReg(self.first.0 + n.min(self.count.saturating_sub(1)))
    }
}

/// Words of a variable. Elements of a vector register have words of their own, as they have registers.
fn words_of(rows: &Rows, row: &rows::VariableRow) -> u32 {
    match row.space {
        Space::Reg => row.ty.bits().div_ceil(32).max(1) * u32::from(row.elements),
        _ => (layout::size_of(rows, row) as u32).div_ceil(4).max(1),
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

/// Where variables are passed, in order, each with its words; and the bytes of stack that they take. What is aligned leaves registers
/// free before it, which smaller ones behind it take.
fn convention(rows: &Rows, variables: std::ops::Range<usize>) -> (Vec<(usize, Passed, u32)>, u32) {
    let (mut taken, mut stack) = (0u32, 0u32);
    let list = variables.map(|n| {
        let row = &rows.variables[n];
        let count = words_of(rows, row);
        let align = (layout::align_of(row) / 4).clamp(1, 4) as u16;
        let fits = |start: u16| start as u32 + count <= REGISTERS.end as u32 && taken & run(start, count) == 0;
        let mut starts = REGISTERS.filter(|register| register.is_multiple_of(align));
        let passed = match starts.find(|&start| fits(start)) {
            Some(start) => {
                taken |= run(start, count);
                Passed::Registers(start)
            }
            None => {
                let start = stack.next_multiple_of(align as u32 * 4);
                stack = start + count * 4;
                Passed::Stack(start)
            }
        };
        (n, passed, count)
    });
    (list.collect(), stack.next_multiple_of(16))
}

/// Bits of registers: `count` from `start` on.
fn run(start: u16, count: u32) -> u32 {
    let ones = (1u64 << count.min(32)) - 1;
    (ones << start) as u32
}

/// The place of what a call calls among the operands of an instruction; none if it is no call.
pub(super) fn target_of(rows: &Rows, instruction: Instruction) -> Option<usize> {
    let opcode = rows.spellings[rows.instructions.spelling[instruction.index()].index()].opcode;
    if warpc_ptx_syntax::table::table().opcodes[opcode.index()] != "call" {
        return None;
    }
    let operands = &rows.operands[rows.instructions.operands[instruction.index()].range()];
    let first = operands.first()?;
    let at = if first.kind == OperandKind::List { first.rows() } else { 0 };
    (at < operands.len()).then_some(at)
}

/// Results and parameters of what an instruction calls: rows of variables; none if it is no call.
pub(super) fn signature_of(rows: &Rows, instruction: Instruction) -> Option<(Span, Span)> {
    target_of(rows, instruction)?;
    let called = called(rows, &rows.operands[rows.instructions.operands[instruction.index()].range()])?;
    signature(rows, &called)
}

fn signature(rows: &Rows, called: &Called) -> Option<(Span, Span)> {
    let direct = (called.target.kind == OperandKind::Function).then_some(Function(called.target.id));
    if let Some(function) = direct.or(called.one_of) {
        let row = &rows.functions[function.index()];
        return Some((row.results, row.params));
    }
    let row = &rows.prototypes[called.prototype?.index()];
    Some((row.results, row.params))
}

/// What a call names, by the rows of its operands.
struct Called {
    results: std::ops::Range<usize>,
    target: rows::Operand,
    arguments: std::ops::Range<usize>,
    /// Of a call through a pointer.
    prototype: Option<Prototype>,
    /// The first of the functions that it may call, if they are said instead.
    one_of: Option<Function>,
}

fn called(rows: &Rows, operands: &[rows::Operand]) -> Option<Called> {
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
        one_of: operands.iter().rfind(|operand| operand.kind == OperandKind::Targets).and_then(|list| {
            let first = rows.operands[rows.targets[list.id as usize].targets.range()].first()?;
            (first.kind == OperandKind::Function).then_some(Function(first.id))
        }),
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
            let called = called(rows, &rows.operands[rows.instructions.operands[call.index()].range()])?;
            let (results, params) = signature(rows, &called)?;
            Some(convention(rows, params.range()).1.max(convention(rows, results.range()).1))
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

    /// The words of a `.param` variable, made when it is first named.
    pub(super) fn words(&self, work: &mut Work<'_, '_, '_>, variable: u32) -> Words {
        if let Some(&words) = work.words.get(&variable) {
            return words;
        }
        let words = Words::new(work, words_of(self.rows, &self.rows.variables[variable as usize]));
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
                self.load_registers(work, register, row.elements, words);
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

    /// Registers of PTX side by side from words.
    fn load_registers(&self, work: &mut Work<'_, '_, '_>, first: VReg, elements: u8, words: Words) {
        for n in 0..u32::from(elements) {
            self.load_register(work, VReg(first.0 + n), words.element(n, elements.into()));
        }
    }

    /// Words from registers of PTX side by side.
    fn store_registers(&self, work: &mut Work<'_, '_, '_>, words: Words, first: VReg, elements: u8) {
        for n in 0..u32::from(elements) {
            self.store_words(work, words.element(n, elements.into()), Operand::reg(VReg(first.0 + n)));
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
                let register = work.registers[row.register.index()];
                self.store_registers(work, words, register, row.elements);
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
        let (way, base) = match self.layout.is_relocatable {
            true => (Suffix::Abs, Operand::ZERO),
            false => (Suffix::Rel, super::START),
        };
        let mut operands = vec![Operand::reg(link), base];
        operands.extend(returned);
        work.placer.emit(Op::Ret, &[way, Suffix::Nodec], &operands);
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
        let called = called(rows, operands).ok_or_else(|| unsupported("nothing"))?;
        let (results, params) = signature(rows, &called).ok_or_else(|| unsupported("what has no prototype"))?;
        let (results, params) = (results.range(), params.range());
        let behind = guard.map(|guard| work.placer.only_where(guard));
        let mut passed = Vec::new();
        for (&operand, (variable, place, count)) in operands[called.arguments].iter().zip(convention(rows, params).0) {
            self.argument(work, operand, variable, (place, count), &mut passed);
        }
        let returns = work.placer.block();
        let link = self.pinned(work, Class::R64, LINK);
        let mut row: Vec<Operand> = Vec::new();
        let head = self.way(work, called.target, (link, returns), &mut row);
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
                    let address = TOP_OF_STACK.with(oflag::ADDR);
                    work.placer.emit(Op::Ldl, &[], &[to, address, Operand::imm(at as i32)]);
                }
            }
        }
        for (operand, words) in variables {
            if operand.kind == OperandKind::Register {
                let first = VReg(work.registers[operand.id as usize].0 + operand.part());
                self.load_registers(work, first, operand.elements(), words);
            }
        }
        if let Some(behind) = behind {
            work.placer.open(behind);
        }
        Ok(())
    }

    /// The call itself: what stands before it, its head, and the operands that say what is called.
    fn way(
        &self,
        work: &mut Work<'_, '_, '_>,
        target: rows::Operand,
        (link, returns): (VReg, MBlock),
        row: &mut Vec<Operand>,
    ) -> OriHead {
        let label = Operand::label(returns);
        let absolute = OriHead::new(Op::Call, Suffixes::new(&[Suffix::Abs, Suffix::Noinc]));
        let relative = OriHead::new(Op::Call, Suffixes::new(&[Suffix::Rel, Suffix::Noinc]));
        let function = (target.kind == OperandKind::Function).then_some(Function(target.id));
        let body = function.and_then(|function| self.layout.body_of(function));
        if self.layout.is_relocatable {
            work.placer.emit(Op::Lepc, &[], &[Operand::def(link), label]);
            match function {
                Some(function) => {
                    let symbol = Target::Symbol(Symbol::Function(body.unwrap_or(function)));
                    row.push(work.reference(symbol, ReferenceKind::Call, 0));
                }
                None => {
                    row.push(Operand::reg(work.registers[target.id as usize]));
                    row.push(work.reference(Target::FunctionTable, ReferenceKind::CallOffset, 0));
                }
            }
            return absolute;
        }
        match (function, body) {
            (Some(function), None) => {
                let slot = self.layout.slot_of(Symbol::Function(function)).unwrap_or(0);
                let address = work.placer.register(Class::R64);
                work.placer.emit(Op::Ldc, &[Suffix::B64], &[Operand::def(address), bank(4, slot)]);
                work.placer.emit(Op::Lepc, &[], &[Operand::def(link), label]);
                row.push(Operand::reg(address));
                absolute
            }
            (Some(_), Some(body)) => {
                work.placer.emit(Op::Pack, &[], &[Operand::def(link), label, Operand::ZERO]);
                row.push(Operand::new(Kind::Symbol, body.0));
                relative
            }
            (None, _) => {
                // The place of the function stands where the pointer says.
                let pointer = Operand { aux: mark::part(0), ..Operand::reg(work.registers[target.id as usize]) };
                let place = work.placer.register(Class::R64);
                let table = bank(2, 0).with(oflag::ADDR);
                work.placer.emit(Op::Ldc, &[Suffix::B64], &[Operand::def(place), table, pointer]);
                work.placer.emit(Op::Pack, &[], &[Operand::def(link), label, Operand::ZERO]);
                row.extend([Operand::reg(place), super::START]);
                relative
            }
        }
    }

    /// Words that a result of a call is put into: of its variable, or new ones.
    fn words_of_result(&self, work: &mut Work<'_, '_, '_>, operand: rows::Operand, variable: u32) -> Words {
        if operand.kind == OperandKind::Variable && self.rows.variables[variable as usize].space != Space::Reg {
            return self.words(work, variable);
        }
        Words::new(work, words_of(self.rows, &self.rows.variables[variable as usize]))
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
                        let first = VReg(work.registers[operand.id as usize].0 + operand.part());
                        self.store_registers(work, words, first, operand.elements());
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
                    let address = TOP_OF_STACK.with(oflag::ADDR);
                    work.placer.emit(Op::Stl, &[], &[address, Operand::imm((at + n * 4) as i32), word]);
                }
            }
        }
    }
}
