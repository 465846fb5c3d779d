//! Conditions that a branch decides: what they are behind it, and choices by them where ways meet again.

use super::select::Select;
use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Value};

/// Uses of a condition that are looked at.
const USES: usize = 32;
/// Ways into a block that are looked at.
const WAYS: usize = 8;

/// A branch with two sides.
#[derive(Clone, Copy)]
struct TwoWays {
    block: Block,
    yes: Block,
    no: Block,
}

impl Combiner<'_, '_> {
    /// The sides of `branch`, if they are two.
    fn two_ways(&self, branch: Inst) -> Option<TwoWays> {
        if self.f.op(branch) != Opcode::Br || self.f.num_operands(branch) != 3 {
            return None;
        }
        let (yes, no) = (self.f.operand(branch, 1).as_block()?, self.f.operand(branch, 2).as_block()?);
        (yes != no).then_some(TwoWays { block: self.f.block_of(branch), yes, no })
    }

    /// What the condition of a branch is at the end of `from`, on the way to `to` if that is known: `true` on all ways over its first side.
    fn decided_on(&self, ways: TwoWays, from: Block, to: Option<Block>) -> Option<bool> {
        let dom = self.cx.dom?;
        for (side, truth) in [(ways.yes, true), (ways.no, false)] {
            if from == ways.block && to == Some(side) || dom.edge_dominates(self.f, ways.block, side, from) {
                return Some(truth);
            }
        }
        None
    }

    /// `br c, a, b`, where `a` and all behind it have `c -> true`, and all behind `b` `c -> false`. Always: to branch on undef is undefined.
    pub(super) fn condition_behind_branch(&mut self, inst: Inst, condition: Value) -> Option<Value> {
        let is_other = condition.has_uses() && !self.f.has_one_use(condition);
        let ways = self.two_ways(inst).filter(|_| is_other)?;
        let uses: SmallVec<[Use; USES]> = self.f.uses(condition).take(USES).collect();
        let mut changed = false;
        for use_row in uses {
            let (user, at) = (self.f.user(use_row), self.f.use_index(use_row));
            if user == inst {
                continue;
            }
            let block = self.f.block_of(user);
            let known = match self.f.op(user) {
                Opcode::Phi => {
                    let from = self.f.operand(user, at | 1).as_block()?;
                    self.decided_on(ways, from, Some(block))
                }
                _ => self.decided_on(ways, block, None),
            };
            if let Some(truth) = known {
                let truth = self.bool(Type::I1, truth);
                self.set(user, at, truth);
                self.list.push(user);
                changed = true;
            }
        }
        changed.then_some(Value::inst(inst))
    }

    /// `select c, x, y -> phi` of `x` on the ways on which a branch by `c` went to its first side, and of `y` on the others. If `c` is
    /// decided on all ways into the block, and `x` and `y` are there.
    pub(super) fn select_by_way(&mut self, site: Select) -> Option<Value> {
        let block = self.f.block_of(site.inst);
        let dom = self.cx.dom?;
        let above = dom.idom(block);
        let ways = if above.is_some() { self.two_ways(self.f.terminator(above))? } else { return None };
        if self.f.operand(self.f.terminator(ways.block), 0) != site.c || !p::is_bool(self.f, self.f.type_of(site.c)) {
            return None;
        }
        let preds = self.cfg.preds(block);
        if preds.len() < 2 || preds.len() > WAYS {
            return None;
        }
        let mut results: SmallVec<[(Value, Block); WAYS]> = SmallVec::new();
        for &from in preds {
            let truth = self.decided_on(ways, from, Some(block))?;
            let value = self.brought_over(if truth { site.t } else { site.e }, from, block)?;
            results.push((value, from));
        }
        self.phi_of_results(site.inst, site.inst, &results)
    }

    /// What `value`, of `block`, is at the end of `from`: an input of a phi, or a value that is known there.
    fn brought_over(&self, value: Value, from: Block, block: Block) -> Option<Value> {
        let Some(inst) = value.as_inst() else { return Some(value) };
        let at = self.f.block_of(inst);
        if at == block {
            // What else is computed there would be that of the last time where `from` comes around a loop.
            return if self.f.op(inst) == Opcode::Phi { self.f.phi_value_for(inst, from) } else { None };
        }
        self.cx.dom?.dominates(at, from).then_some(value)
    }
}
