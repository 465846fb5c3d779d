//! Small machine functions for tests.

use crate::ptx::machine::*;

/// A row: opcode and operands.
pub type Row<'a> = (Op, &'a [Operand]);

/// A register that is written.
pub const fn d(v: u32) -> Operand {
    Operand::def(v)
}
/// A register that is read.
pub const fn r(v: u32) -> Operand {
    Operand::reg(v)
}
/// A label.
pub const fn l(b: u32) -> Operand {
    Operand::new(Kind::Label, b)
}

/// Appends a row of 32 bits.
pub fn push(m: &mut MachineFunc, op: Op, mods: Mods, ops: &[Operand]) {
    let at = m.pool.len() as u32;
    m.pool.extend_from_slice(ops);
    let head = MHead { op, ty: PTy::B32, ty2: PTy::None, mods };
    m.insts.push(MachineInst { head, ops: MOps { at, n: ops.len() as u32 }, loc: MLoc(u32::MAX) });
}

/// A function of `regs` registers of 32 bits: blocks by label with their rows.
pub fn func(regs: u32, blocks: &[(u32, &[Row])]) -> MachineFunc {
    let mut m = MachineFunc::default();
    for _ in 0..regs {
        m.vregs.push(VirtualReg { class: VClass(Class::B32) });
    }
    for _ in blocks {
        m.blocks.push(MachineBlock::default());
    }
    for &(b, rows) in blocks {
        let first = m.insts.len() as u32;
        push(&mut m, Op::Label, Mods(0), &[l(b)]);
        for &(op, ops) in rows {
            push(&mut m, op, Mods(0), ops);
        }
        m.blocks.range[b as usize] = MRange { first, end: m.insts.len() as u32 };
        m.order.push(b);
    }
    m
}
