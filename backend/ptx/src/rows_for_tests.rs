//! Small machine functions for tests.

use crate::machine::*;

/// A row: opcode and operands.
pub type OpRow<'a> = (Op, &'a [Operand]);

/// A register that is written.
pub const fn d(number: u32) -> Operand {
    Operand::def(VReg(number))
}
/// A register that is read.
pub const fn r(number: u32) -> Operand {
    Operand::reg(VReg(number))
}
/// A label.
pub const fn l(block: u32) -> Operand {
    Operand::label(MBlock(block))
}

/// A function of `regs` registers of 32 bits: blocks by label with their rows.
pub fn func(regs: u32, blocks: &[(u32, &[OpRow])]) -> MachineBody {
    let mut body = MachineBody::default();
    let mut m = body.write();
    for _ in 0..regs {
        m.new_reg(Class::B32.number());
    }
    for _ in blocks {
        m.new_block(MachineBlock::default());
    }
    for &(b, rows) in blocks {
        let first = m.push(MHead::default(), &[l(b)], MLoc::NONE);
        for &(op, operands) in rows {
            m.push(MHead { op, ty: PTy::B32, ty2: PTy::None, mods: Mods(0) }, operands, MLoc::NONE);
        }
        m.blocks.range_mut()[MBlock(b)] = MRange { first, end: Row::new(m.insts.len()) };
        m.side.order.push(MBlock(b));
    }
    drop(m);
    body
}
