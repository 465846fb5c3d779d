//! Values that branches and switches may tell something of.
//!
//! Of any other value the edges of the function say nothing, wherever they lead: what it is in a block is what its definition gave,
//! and no walk over blocks finds more. **Cost**: a look at each terminator and at what its condition is made of.

use bitvec::vec::BitVec;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, Value, ValueKind};

/// Operands of operands of a comparison that it may be about: `trunc(x & m)` does not count.
const OPERANDS_BELOW: u32 = 2;

/// The values that the conditions of a function are about. A value made later counts as one.
#[derive(Default)]
pub struct Told {
    args: usize,
    /// By argument, then by row of instruction. Empty until it is asked for.
    marked: BitVec,
    /// What is still to be looked at: a condition or part of one, and how many levels of operands below it count.
    work: Vec<(Value, u32)>,
}

impl Told {
    /// Whether an edge of `func` may say something of `value`; no assumptions are looked at.
    pub fn is_told(&mut self, func: &Func<'_>, value: Value) -> bool {
        if self.marked.is_empty() {
            self.find(func);
        }
        // What is computed from a condition is known with it, and a sum with what is added to.
        self.is_marked(value)
            || value.as_inst().is_some_and(|inst| {
                (func.op(inst).is_int_binary() || func.op(inst).is_cast())
                    && func.operands(inst).any(|operand| self.is_marked(operand))
            })
    }

    /// Forgets the values: conditions may have changed.
    pub fn forget(&mut self) {
        self.marked.clear();
    }

    fn is_marked(&self, value: Value) -> bool {
        self.row(value).is_some_and(|row| self.marked.get(row).is_none_or(|marked| *marked))
    }

    fn row(&self, value: Value) -> Option<usize> {
        match value.kind() {
            ValueKind::Arg(number) => Some(number as usize),
            ValueKind::Inst(inst) => Some(self.args + inst.index()),
            _ => None,
        }
    }

    fn find(&mut self, func: &Func<'_>) {
        self.args = func.num_args();
        self.marked.resize(self.args + func.num_insts(), false);
        for block in func.block_order() {
            let term = func.terminator(block);
            let decides = term.is_some()
                && (func.op(term) == Opcode::Br && func.num_operands(term) == 3 || func.op(term) == Opcode::Switch);
            if decides {
                self.work.push((func.operand(term, 0), OPERANDS_BELOW));
            }
        }
        while let Some((value, below)) = self.work.pop() {
            let (Some(row), inst) = (self.row(value), value.as_inst()) else { continue };
            // Parts of a condition are conditions; what they compare is looked at from each of them, a few levels down.
            let is_condition = func.type_of(value) == Type::I1;
            if self.marked.replace(row, true) && is_condition {
                continue;
            }
            // Nobody looks through a phi.
            let Some(inst) = inst.filter(|&inst| func.op(inst) != Opcode::Phi) else { continue };
            let is_part = |&operand: &Value| is_condition && func.type_of(operand) == Type::I1;
            let below_operand = |operand: &Value| if is_part(operand) { Some(below) } else { below.checked_sub(1) };
            for operand in func.operands(inst) {
                if let Some(left) = below_operand(&operand) {
                    self.work.push((operand, left));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Told;
    use crate::lattice::Fact;
    use crate::lazy::conditions::{anything, from_branch};
    use warpc_exact::{Rng, Shape2, random_function};
    use warpc_ir::ids::*;
    use warpc_ir::{Func, Opcode, Value};

    #[test]
    fn whatever_a_branch_says_something_of_is_told() {
        let mut said = 0;
        for seed in 0..3000u64 {
            let shape = Shape2 { size: 12, bits: 3, branches: true };
            let (module, body) = random_function(&mut Rng((seed + 1).wrapping_mul(0x1234_5678_9abc_def1)), shape);
            let func = Func::of_body(&body, module.ctx());
            let mut told = Told::default();
            let args = (0..func.num_args() as u32).map(Value::arg);
            let rows = func.block_order().flat_map(|block| func.block_insts(block)).map(Value::inst);
            // An operation on constants is one of a condition that is a constant, of which its definition says as much.
            let is_folded = |value: Value| {
                value.as_inst().is_some_and(|inst| func.operands(inst).all(|operand| operand.is_constant()))
            };
            for value in args.chain(rows).filter(|&value| func.type_of(value) != Type::VOID && !is_folded(value)) {
                for block in func.block_order() {
                    let term = func.terminator(block);
                    if func.op(term) != Opcode::Br {
                        continue;
                    }
                    for to in func.successors(block) {
                        if from_branch(&func, value, term, to, &mut anything) != Fact::Overdefined {
                            said += 1;
                            assert!(told.is_told(&func, value), "seed {seed}: {value:?}\n{}", warpc_exact::dump(&func));
                        }
                    }
                }
            }
        }
        assert!(said > 1000, "{said} facts are too few to judge by");
    }
}
