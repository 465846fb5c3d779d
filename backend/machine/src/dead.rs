//! Rows whose results nothing reads: lanes of vectors and halves of wide integers that selection computed in vain.
//!
//! One walk from the last row to the first over counted reads, so a chain of dead rows goes at once; a cycle of phis that only
//! feed each other stays (the optimiser removes those). Linear.

use crate::ids::{Row, VReg};
use crate::isa::InstructionSet;
use crate::operand::{Operand, is_guarded};
use crate::rows::{Machine, MachineMut};
use warpc_columns::RowSet;

/// Reused memory.
#[derive(Default)]
pub struct DeadRows {
    /// Reads of each register.
    reads: Vec<u32>,
    gone: RowSet<Row>,
}

impl DeadRows {
    /// Removes the dead rows of `machine`; whether there were any.
    pub fn remove<I: InstructionSet>(&mut self, machine: &mut MachineMut<'_, I>) -> bool {
        self.gone.reset(machine.read().rows());
        let any = mark(machine.read(), &mut self.reads, &mut self.gone);
        if any {
            let gone = &self.gone;
            machine.retain_rows(|row| !gone.contains(row));
        }
        any
    }
}

/// Marks the pure rows whose results no row that stays reads, beside those marked before; whether there are any. `reads` is
/// memory for one count per register.
pub fn mark<I: InstructionSet>(machine: Machine<'_, I>, reads: &mut Vec<u32>, gone: &mut RowSet<Row>) -> bool {
    reads.clear();
    reads.resize(machine.regs(), 0);
    for row in machine.all_rows().filter(|&row| !gone.contains(row)) {
        for v in uses(machine, row) {
            reads[v] += 1;
        }
    }
    let mut any = false;
    for row in machine.all_rows().rev() {
        if gone.contains(row) || !I::is_pure(machine.heads[row]) {
            continue;
        }
        let operands = machine.operands(row);
        let unused = |o: &Operand| !o.is_def() || reads[o.vreg()] == 0;
        if operands.iter().any(|o| o.is_def()) && operands.iter().all(unused) {
            gone.insert(row);
            any = true;
            for v in uses(machine, row) {
                reads[v] -= 1;
            }
        }
    }
    any
}

/// Registers that a row reads. Under a guard what it writes may keep its old value.
fn uses<'a, I: InstructionSet>(machine: Machine<'a, I>, row: Row) -> impl Iterator<Item = VReg> + 'a {
    let operands = machine.operands(row);
    let guarded = is_guarded(operands);
    operands.iter().filter(move |o| o.is_use() || guarded && o.is_reg()).map(|o| o.vreg())
}
