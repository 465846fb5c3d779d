//! `.param` variables that are words: loads from them and stores to them.

use super::call::Words;
use super::{LowerFault, Lowering, Work};
use crate::ori::isa::Class;
use crate::ori::operand::{absent, mark};
use crate::ori::{Op, Suffix};
use warpc_machine::ids::VReg;
use warpc_machine::operand::{Operand, oflag};
use warpc_ptx_syntax::rows::{self, Instruction, OperandKind, Space, Variable};
use warpc_ptx_syntax::types::{Type, TypeClass};

impl Lowering<'_> {
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
        let to = VReg(work.registers[operand.id as usize].0 + operand.part());
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
            OperandKind::Register => Some(Operand::reg(VReg(work.registers[operand.id as usize].0 + operand.part()))),
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
