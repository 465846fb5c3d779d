//! Operands of PTX as operands of templates.

use super::{LowerFault, Lowering, Work};
use crate::ori::isa::Class;
use crate::ori::operand::{IMAGES, absent, bank, mark};
use crate::ori::{Op, Suffix};
use crate::reference::{ReferenceKind, Target};
use crate::template::Param;
use warpc_machine::ids::VReg;
use warpc_machine::operand::{Kind, Operand, oflag};
use warpc_ptx_syntax::rows::{self, Instruction, OperandKind, Space, Symbol, Variable};
use warpc_ptx_syntax::types::Type;

/// Bytes of a constant bank.
const CONSTANT_BANK: u32 = 1 << 16;
const COMPONENTS: [&str; 5] = ["", ".x", ".y", ".z", ".w"];

impl Lowering<'_> {
    /// The operands of an instruction, flat, and their shape: what `Spelt::shape` describes.
    pub(super) fn operands(
        &mut self,
        work: &mut Work<'_, '_, '_>,
        instruction: Instruction,
        params: &mut Vec<Param>,
        shape: &mut Vec<u8>,
    ) -> Result<(), LowerFault> {
        let rows = self.rows;
        let spelling = &rows.spellings[rows.instructions.spelling[instruction.index()].index()];
        let opcode = self.opcode(instruction);
        let types = &spelling.types[..spelling.type_count as usize];
        let is_short = types.iter().all(|ty| ty.bits() <= 32);
        // The part of a policy is a single number, whatever the type of the policy.
        let is_single = types.last() == Some(&Type::F32) || opcode == "createpolicy.fractional";
        let operands = &rows.operands[rows.instructions.operands[instruction.index()].range()];
        // Ends of brackets that are open: the row behind them, the mark.
        let mut open = std::mem::take(&mut self.open);
        open.clear();
        let mut at = 0;
        while at < operands.len() {
            let operand = operands[at];
            match operand.kind {
                OperandKind::Address if operand.id == 1 => {
                    // Copies that go on by themselves have less room: more where they write, less where they read.
                    let bits = match opcode {
                        "cp.async" if params.is_empty() => 20,
                        "cp.async" => 12,
                        _ => 24,
                    };
                    let address = self.address(work, operands[at + 1], (operand.value as i64, bits))?;
                    params.push(address);
                    shape.extend(*b"[r]");
                    at += 1;
                }
                OperandKind::Address | OperandKind::Vector | OperandKind::List => {
                    let (start, end) = match operand.kind {
                        OperandKind::Address => (b'[', b']'),
                        OperandKind::Vector => (b'{', b'}'),
                        _ => (b'(', b')'),
                    };
                    shape.push(start);
                    open.push((at + 1 + operand.id as usize, end));
                }
                OperandKind::Sink => {
                    // Results of comparisons are predicates, and so is the second of two results.
                    let is_predicate = opcode == "setp" || at > 0 && operands[at - 1].is_pair();
                    params.push(Param::Operand(absent(if is_predicate { Class::P } else { Class::R })));
                    shape.push(b'o');
                }
                OperandKind::Variable if operand.component == rows::Operand::SUMMED => {
                    self.operand(work, operand, is_single, params, shape)?;
                    match warpc_ptx_syntax::bits_of_number(rows, instruction, at) {
                        Some(bits) => self.as_number(work, bits, params, shape),
                        None if !is_short => self.widen(work, params),
                        None => {}
                    }
                }
                OperandKind::Special if opcode == "cvt" => {
                    self.operand(work, operand, is_single, params, shape)?;
                    let bits = warpc_ptx_syntax::bits_of_number(rows, instruction, at).unwrap_or(32);
                    self.as_number(work, bits, params, shape);
                }
                OperandKind::Variable | OperandKind::Function if !is_short => {
                    self.operand(work, operand, is_single, params, shape)?;
                    self.widen(work, params);
                }
                _ => self.operand(work, operand, is_single, params, shape)?,
            }
            at += 1;
            while let Some((_, end)) = open.pop_if(|open| open.0 <= at) {
                shape.push(end);
            }
            if operand.is_pair() {
                shape.push(b'|');
            }
        }
        self.open = open;
        match opcode {
            "wgmma.mma_async" | "wgmma.mma_async.sp" => {
                let letters = shape.iter_mut().filter(|byte| byte.is_ascii_lowercase());
                for (letter, param) in letters.zip(params.iter()) {
                    if matches!(param, Param::Number(0)) {
                        *letter = super::wgmma::ZERO;
                    }
                }
            }
            "isspacep" => {
                number_in_register(work, params, shape);
                self.widen(work, params);
                // The linker joins those of all files: the whole bank is taken.
                let size = if self.layout.is_relocatable { CONSTANT_BANK } else { self.layout.constants };
                params.push(Param::Number(size as i64));
                shape.push(b'i');
            }
            _ => {}
        }
        Ok(())
    }

    /// Whether an operand is a register of 64 bits.
    fn is_wide(&self, work: &Work<'_, '_, '_>, param: Option<&Param>) -> bool {
        let Some(Param::Operand(operand)) = param else { return false };
        operand.is_reg() && work.placer.machine.read().reg_class(operand.vreg()) == Class::R64.number()
    }

    /// An address of 32 bits as one of 64: the last operand.
    fn widen(&self, work: &mut Work<'_, '_, '_>, params: &mut [Param]) {
        if self.is_wide(work, params.last()) {
            return;
        }
        if let Some(Param::Operand(operand)) = params.last_mut() {
            let wide = work.placer.register(Class::R64);
            work.placer.emit(Op::Pack, &[], &[Operand::def(wide), *operand, absent(Class::R)]);
            *operand = Operand::reg(wide);
        }
    }

    /// The address of a variable with a number added, or a special register, the last operand, as a number of so many bits.
    fn as_number(&self, work: &mut Work<'_, '_, '_>, bits: u32, params: &mut [Param], shape: &mut [u8]) {
        let (Some(param), Some(letter)) = (params.last().copied(), shape.last_mut()) else { return };
        let Param::Operand(sum) = param else {
            *letter = b'i';
            return;
        };
        *letter = if bits > 32 { b'w' } else { b'r' };
        if bits > 32 {
            self.widen(work, params);
        } else if self.is_wide(work, Some(&param))
            && let Some(last) = params.last_mut()
        {
            let low = work.placer.register(Class::R);
            work.placer.emit(Op::Mov, &[], &[Operand::def(low), Operand { aux: mark::part(0), ..sum }]);
            *last = Param::Operand(Operand::reg(low));
        }
    }

    pub(super) fn operand(
        &mut self,
        work: &mut Work<'_, '_, '_>,
        operand: rows::Operand,
        is_single: bool,
        params: &mut Vec<Param>,
        shape: &mut Vec<u8>,
    ) -> Result<(), LowerFault> {
        let (param, letter) = match operand.kind {
            OperandKind::Register if operand.elements() > 1 => {
                // A whole vector register: its elements.
                shape.push(b'{');
                let first = work.registers[operand.id as usize];
                for n in 0..operand.elements() as u32 {
                    params.push(Param::Operand(Operand::reg(VReg(first.0 + n))));
                    shape.push(b'r');
                }
                shape.push(b'}');
                return Ok(());
            }
            OperandKind::Register => {
                let register = register(work, operand);
                let class = Class::of(work.placer.machine.read().reg_class(register.vreg()));
                let is_wide = matches!(class, Class::R64 | Class::R128 | Class::R256);
                (Param::Operand(register), if is_wide { b'w' } else { b'r' })
            }
            OperandKind::Integer => {
                let is_negated = operand.flags & rows::Operand::NEGATED != 0;
                let value = operand.value as i64;
                let value = if is_negated { value.wrapping_neg() } else { value };
                (Param::Number(value), if value as u32 == u32::MAX { b'm' } else { b'i' })
            }
            OperandKind::Float32 => (Param::Number(operand.value as u32 as i64), b'i'),
            OperandKind::Float64 if is_single => {
                (Param::Number((f64::from_bits(operand.value) as f32).to_bits() as i64), b'i')
            }
            OperandKind::Float64 => (Param::Number(operand.value as i64), b'i'),
            OperandKind::Special if is_whole(operand) => {
                shape.push(b'{');
                for component in 1..=4 {
                    self.operand(work, rows::Operand { component, ..operand }, is_single, params, shape)?;
                }
                shape.push(b'}');
                return Ok(());
            }
            OperandKind::Special => {
                let name = warpc_ptx_syntax::table::table().special[operand.id as usize].name;
                let class = super::class_of(operand.ty.bits(), operand.ty == Type::Pred);
                let body = self.special(&format!("{name}{}", COMPONENTS[operand.component.min(4) as usize]))?;
                let value = Operand::reg(work.placer.register(class));
                work.placer.place(&body, &[Param::Operand(value)], None);
                (Param::Operand(value), b'r')
            }
            OperandKind::Variable if self.is_words(work, Variable(operand.id)) => {
                let Some(place) = self.layout.place_of(&work.frame, Variable(operand.id)) else {
                    return Err(LowerFault::Instruction("the address of a parameter of a call".into()));
                };
                let base = Operand::new(Kind::DepotLocal, 0);
                (Param::Operand(work.placer.sum(base, place as i64 + operand.value as i64)), b'v')
            }
            OperandKind::Variable => {
                let address = self.variable(work, Variable(operand.id), operand.value as i64);
                let param = match address {
                    Param::Address { base, offset } if base.kind == Kind::Sink => Param::Number(offset),
                    Param::Address { base, offset } => Param::Operand(work.placer.sum(base, offset)),
                    other => other,
                };
                (param, b'v')
            }
            OperandKind::Function => {
                let function = rows::Function(operand.id);
                let body = self.layout.body_of(function).unwrap_or(function);
                let is_kernel = self.rows.functions[body.index()].is_entry;
                let value = match self.layout.pointer_to(function) {
                    _ if self.layout.is_relocatable => {
                        let kinds = match is_kernel {
                            true => [ReferenceKind::Low, ReferenceKind::High],
                            false => [ReferenceKind::PointerLow, ReferenceKind::PointerHigh],
                        };
                        self.symbol_address(work, Symbol::Function(body), kinds)
                    }
                    Some(pointer) => work.placer.wide_number(pointer as i64),
                    None => {
                        let slot = self.layout.slot_of(Symbol::Function(body));
                        self.load_address(work, slot.unwrap_or(0))
                    }
                };
                (Param::Operand(value), b'v')
            }
            OperandKind::Label => {
                let block = self.block_of(work, operand.id);
                (Param::Operand(Operand::label(block)), b'l')
            }
            _ => (Param::Number(operand.value as i64), b'o'),
        };
        params.push(param);
        shape.push(letter);
        Ok(())
    }

    /// An address: what stands between brackets, plus `offset`, which has room for so many bits.
    fn address(
        &mut self,
        work: &mut Work<'_, '_, '_>,
        inner: rows::Operand,
        (offset, bits): (i64, u32),
    ) -> Result<Param, LowerFault> {
        Ok(match inner.kind {
            OperandKind::Register => {
                let base = Operand { flags: 0, ..register(work, inner) };
                self.near(work, base, (offset + inner.value as i64, bits))
            }
            OperandKind::Variable => match self.variable(work, Variable(inner.id), inner.value as i64 + offset) {
                Param::Address { base, offset } => self.near(work, base, (offset, bits)),
                other => other,
            },
            _ => Param::Address { base: absent(Class::R), offset: inner.value as i64 + offset },
        })
    }

    /// The address with an offset that instructions have room for: so many bits with a sign.
    fn near(&self, work: &mut Work<'_, '_, '_>, base: Operand, (offset, bits): (i64, u32)) -> Param {
        if base.kind == Kind::Sink || (-(1 << (bits - 1))..1 << (bits - 1)).contains(&offset) {
            return Param::Address { base, offset };
        }
        Param::Address { base: work.placer.sum(base, offset), offset: 0 }
    }

    /// The address of a variable in its space, plus `offset`.
    fn variable(&mut self, work: &mut Work<'_, '_, '_>, variable: Variable, offset: i64) -> Param {
        let row = &self.rows.variables[variable.index()];
        if super::layout::is_image(row) {
            return Param::Address { base: self.handle(work, variable), offset };
        }
        let place = self.layout.place_of(&work.frame, variable).unwrap_or(0) as i64 + offset;
        let symbol = Symbol::Variable(variable);
        match row.space {
            Space::Global if self.layout.is_relocatable => {
                let base = self.symbol_address(work, symbol, [ReferenceKind::Low, ReferenceKind::High]);
                Param::Address { base, offset }
            }
            Space::Const if self.layout.is_relocatable => {
                let base = self.symbol_part(work, symbol, ReferenceKind::Constant);
                Param::Address { base, offset }
            }
            Space::Shared if self.layout.is_relocatable => {
                // The linker counts from behind the reserved bytes on.
                let base = self.symbol_part(work, symbol, ReferenceKind::Shared);
                let base = work.placer.sum(base, self.launch.shared as i64);
                Param::Address { base: self.in_cluster(work, base), offset }
            }
            Space::Global => {
                let slot = self.layout.slot_of(Symbol::Variable(variable)).unwrap_or(0);
                Param::Address { base: self.load_address(work, slot), offset }
            }
            Space::Shared if self.launch.has_clusters => {
                let base = self.in_cluster(work, Operand::imm(place as i32));
                Param::Address { base, offset: 0 }
            }
            Space::Local => Param::Address { base: Operand::new(Kind::DepotLocal, 0), offset: place },
            Space::Reg => Param::Operand(Operand::reg(work.registers[row.register.index()])),
            _ => Param::Address { base: absent(Class::R), offset: place },
        }
    }

    /// A place in shared memory as an address: the number of the thread block in its cluster stands in the eight bits at the top.
    fn in_cluster(&self, work: &mut Work<'_, '_, '_>, place: Operand) -> Operand {
        if !self.launch.has_clusters {
            return place;
        }
        let (rank, address) = (work.placer.register(Class::R), work.placer.register(Class::R));
        let name = crate::ori::operand::special("SR_CgaCtaId").unwrap_or(Operand::ZERO);
        work.placer.emit(Op::S2r, &[], &[Operand::def(rank), name]);
        let operands = [Operand::def(address), Operand::reg(rank), place, Operand::imm(0x18)];
        work.placer.emit(Op::Lea, &[], &operands);
        Operand::reg(address)
    }

    /// What the linker knows of a symbol, as a register of 32 bits.
    fn symbol_part(&self, work: &mut Work<'_, '_, '_>, symbol: Symbol, kind: ReferenceKind) -> Operand {
        let part = work.placer.register(Class::R);
        let reference = work.reference(Target::Symbol(symbol), kind, 0);
        work.placer.emit(Op::Mov, &[], &[Operand::def(part), reference]);
        Operand::reg(part)
    }

    /// The address of a symbol that the linker knows.
    fn symbol_address(&self, work: &mut Work<'_, '_, '_>, symbol: Symbol, kinds: [ReferenceKind; 2]) -> Operand {
        let [low, high] = kinds.map(|kind| self.symbol_part(work, symbol, kind));
        let address = work.placer.register(Class::R64);
        work.placer.emit(Op::Pack, &[], &[Operand::def(address), low, high]);
        Operand::reg(address)
    }

    /// The handle of an image: the number of its header, which the driver writes, and what kind it is.
    fn handle(&mut self, work: &mut Work<'_, '_, '_>, variable: Variable) -> Operand {
        let kind = match self.rows.variables[variable.index()].ty {
            Type::Texref => 1 << 29,
            Type::Samplerref => 1 << 30,
            _ => i32::MIN,
        };
        let (number, handle) = (work.placer.register(Class::R), work.placer.register(Class::R64));
        let place = match self.layout.is_relocatable {
            true => bank(IMAGES, variable.0),
            false => bank(0, self.layout.image_slot(variable)),
        };
        work.placer.emit(Op::Ldc, &[], &[Operand::def(number), place]);
        work.placer.emit(Op::Pack, &[], &[Operand::def(handle), Operand::reg(number), Operand::imm(kind)]);
        Operand::reg(handle)
    }

    /// The address that constant bank 4 holds at a byte.
    fn load_address(&mut self, work: &mut Work<'_, '_, '_>, byte: u32) -> Operand {
        let address = work.placer.register(Class::R64);
        work.placer.emit(Op::Ldc, &[Suffix::B64], &[Operand::def(address), bank(4, byte)]);
        Operand::reg(address)
    }
}

/// Whether an operand is all components of a special register.
fn is_whole(operand: rows::Operand) -> bool {
    operand.component == 0 && warpc_ptx_syntax::table::table().special[operand.id as usize].is_vector
}

/// A register, or a component of a vector register, with its sign.
fn register(work: &Work<'_, '_, '_>, operand: rows::Operand) -> Operand {
    let first = work.registers[operand.id as usize];
    let component = operand.part();
    let negated = operand.flags & (rows::Operand::NOT | rows::Operand::NEGATED) != 0;
    let flags = if negated { oflag::NEG } else { 0 };
    Operand::reg(VReg(first.0 + component)).with(flags)
}

/// Where the last operand is a number, puts it in a register of 64 bits.
fn number_in_register(work: &mut Work<'_, '_, '_>, params: &mut [Param], shape: &mut [u8]) {
    if let (Some(param), Some(letter)) = (params.last_mut(), shape.last_mut())
        && let Param::Number(number) = *param
    {
        *param = Param::Operand(work.placer.wide_number(number));
        *letter = b'w';
    }
}
