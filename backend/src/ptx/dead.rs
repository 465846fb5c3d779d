//! Removes rows whose results nothing reads: lanes of vectors and halves of wide integers that selection computed in vain.
//!
//! One walk from the last row to the first over counted reads, so a chain of dead rows goes at once; a cycle of phis that only
//! feed each other stays (the optimiser removes those). Linear.

use crate::ptx::machine::*;

/// Reused memory.
#[derive(Default)]
pub struct DeadScratch {
    /// Reads of each register.
    reads: Vec<u32>,
    gone: Vec<bool>,
}

/// Removes the dead rows of `m`.
pub fn remove(m: &mut MachineFunc, s: &mut DeadScratch) {
    s.gone.clear();
    s.gone.resize(m.insts.head.len(), false);
    if mark(m, &mut s.reads, &mut s.gone) {
        let gone = &s.gone;
        m.retain_rows(|i| !gone[i]);
    }
}

/// Marks the pure rows whose results no row that stays reads, beside those marked before; whether there are any. `reads` is
/// memory for one count per register.
pub fn mark(m: &MachineFunc, reads: &mut Vec<u32>, gone: &mut [bool]) -> bool {
    reads.clear();
    reads.resize(m.vregs.class.len(), 0);
    let read = |o: &Operand| o.is_reg() && (!o.is_def() || o.has(oflag::TIED));
    for i in (0..gone.len()).filter(|&i| !gone[i]) {
        for o in m.operands(i).iter().filter(|o| read(o)) {
            reads[o.payload as usize] += 1;
        }
    }
    let mut any = false;
    for i in (0..gone.len()).rev() {
        if gone[i] || !m.insts.head[i].op.is_pure() {
            continue;
        }
        let ops = m.operands(i);
        let unused = |o: &Operand| !o.is_def() || reads[o.payload as usize] == 0;
        if ops.iter().any(|o| o.is_def()) && ops.iter().all(unused) {
            gone[i] = true;
            any = true;
            for o in ops.iter().filter(|o| read(o)) {
                reads[o.payload as usize] -= 1;
            }
        }
    }
    any
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ptx::rows_for_tests::{d, func, r};

    #[test]
    fn a_dead_chain_goes_and_a_live_one_stays() {
        let mut m = func(
            4,
            &[(
                0,
                &[
                    (Op::Mov, &[d(0), Operand::imm(1)]),
                    (Op::Add, &[d(1), r(0), Operand::imm(2)]),
                    (Op::Add, &[d(2), r(1), r(1)]),
                    (Op::Add, &[d(3), r(0), Operand::imm(3)]),
                    (Op::St, &[r(3).with(oflag::ADDR), Operand::ZERO, r(3)]),
                    (Op::Ret, &[]),
                ],
            )],
        );
        remove(&mut m, &mut DeadScratch::default());
        let left: Vec<Op> = m.insts.head.iter().map(|h| h.op).collect();
        assert_eq!(left, [Op::Label, Op::Mov, Op::Add, Op::St, Op::Ret]);
        assert_eq!(m.operands(2)[0], Operand::def(3));
        assert_eq!(m.blocks.range[0], MRange { first: 0, end: 5 });
    }
}
