//! Memory on the stack that a thread asks for while it runs: `alloca`, `stacksave`, `stackrestore`.
//!
//! The stack pointer then is no longer where the function's variables and spilt registers are: these are counted from the *frame
//! pointer*, a register that nothing else uses and that functions keep for their callers ([`crate::encode::FRAME_POINTER`]). Bytes for
//! arguments of calls stay at the stack pointer, below what was asked for last:
//!
//! ```text
//!     frame pointer ->  | arguments of calls before the first alloca | variables | spilt registers | kept registers |
//!     stack pointer ->  | arguments of calls | what alloca gives                 | ...
//! ```

use super::{LowerFault, Lowering, Work};
use crate::ori::isa::Class;
use crate::ori::operand::{TOP_OF_STACK, absent, mark, special};
use crate::ori::{Op, Suffix};
use warpc_machine::operand::{Operand, oflag};
use warpc_ptx_syntax::rows::{Instruction, OperandKind};

/// What the stack pointer is a multiple of.
const STACK_ALIGN: u64 = 16;

impl Lowering<'_> {
    /// Lowers an instruction that moves or reads the stack pointer. Says whether it is one.
    pub(super) fn stack(&mut self, work: &mut Work<'_, '_, '_>, instruction: Instruction) -> Result<bool, LowerFault> {
        let rows = self.rows;
        let operands = &rows.operands[rows.instructions.operands[instruction.index()].range()];
        let name = self.opcode(instruction);
        if !matches!(name, "alloca" | "stacksave" | "stackrestore") {
            return Ok(false);
        }
        let guard = self.guard(work, instruction);
        let behind = guard.map(|guard| work.placer.only_where(guard));
        let low_half = |work: &Work<'_, '_, '_>, operand: warpc_ptx_syntax::rows::Operand| match operand.kind {
            OperandKind::Register => {
                let register = Operand::reg(work.registers[operand.id as usize]);
                if operand.ty.bits() > 32 { Operand { aux: mark::part(0), ..register } } else { register }
            }
            _ => Operand::imm(operand.value as i32),
        };
        match (name, operands) {
            ("stacksave", &[to]) => self.write_address(work, to, TOP_OF_STACK),
            ("stackrestore", &[from]) => {
                work.has_dynamic_stack = true;
                let from = low_half(work, from);
                self.move_stack(work, from);
            }
            ("alloca", &[to, size, ref align @ ..]) => {
                work.has_dynamic_stack = true;
                let size = low_half(work, size);
                let align = align.first().map_or(STACK_ALIGN, |align| align.value.next_power_of_two().max(STACK_ALIGN));
                self.allocate(work, to, size, align);
            }
            _ => return Err(LowerFault::Instruction(format!("{name} of other operands"))),
        }
        if let Some(behind) = behind {
            work.placer.open(behind);
        }
        Ok(true)
    }

    /// Room for `size` bytes above those for arguments of calls. A thread whose stack is full stops, as with ptxas.
    fn allocate(&self, work: &mut Work<'_, '_, '_>, to: warpc_ptx_syntax::rows::Operand, size: Operand, align: u64) {
        let outgoing = work.outgoing;
        let below = (outgoing as u64).next_multiple_of(align);
        let [sum, top, limit] = [(); 3].map(|()| work.placer.register(Class::R));
        let is_room = work.placer.register(Class::P);
        let (pt, rz) = (absent(Class::P), absent(Class::R));
        let size = match size.is_reg() {
            true => size.with(oflag::NEG),
            false => Operand::imm(-size.payload.cast_signed()),
        };
        let extra = Operand::imm(outgoing as i32 - below as i32);
        let extra = if extra.payload == 0 { rz } else { extra };
        let both_are_numbers = size.is_imm() && extra.is_imm();
        let (size, extra) = match both_are_numbers {
            true => (Operand::imm(size.payload.cast_signed() + extra.payload.cast_signed()), rz),
            false => (size, extra),
        };
        work.placer.emit(Op::Iadd3, &[], &[Operand::def(sum), TOP_OF_STACK, size, extra]);
        let mask = Operand::imm((align as i32).wrapping_neg());
        let operands = [Operand::def(top), Operand::reg(sum), mask, rz, Operand::imm(0xc0), pt.with(oflag::NEG)];
        work.placer.emit(Op::Lop3, &[Suffix::Lut], &operands);
        self.move_stack(work, Operand::reg(top));
        let given = work.placer.sum(Operand::reg(top), below as i64);
        self.write_address(work, to, given);
        let name = special("SR_LMEMHIOFF").unwrap_or(Operand::ZERO);
        work.placer.emit(Op::S2r, &[], &[Operand::def(limit), name]);
        let compared = [Operand::def(is_room), pt, Operand::reg(top), Operand::reg(limit), pt];
        work.placer.emit(Op::Isetp, &[Suffix::Ge, Suffix::U32, Suffix::And], &compared);
        let is_full = Operand::reg(is_room).with(oflag::GUARD | oflag::NEG);
        work.placer.emit(Op::Bpt, &[Suffix::Trap], &[is_full, Operand::imm(1)]);
    }

    /// Writes the stack pointer.
    fn move_stack(&self, work: &mut Work<'_, '_, '_>, to: Operand) {
        work.placer.emit(Op::MoveStack, &[], &[to]);
    }

    /// Writes an address of 32 bits to a register of PTX.
    fn write_address(&self, work: &mut Work<'_, '_, '_>, to: warpc_ptx_syntax::rows::Operand, address: Operand) {
        let result = work.registers[to.id as usize];
        match to.ty.bits() > 32 {
            true => work.placer.emit(Op::Pack, &[], &[Operand::def(result), address, Operand::ZERO]),
            false => work.placer.emit(Op::Copy, &[], &[Operand::def(result), address]),
        }
    }
}
