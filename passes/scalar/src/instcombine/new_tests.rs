//! Branches that came to test something else while the function was combined.
//!
//! What branches say of values was collected before the first rule: a test of a narrower value says nothing there of that value. When
//! the list is empty, what reads the values of such tests is looked at once more, by facts collected anew.

use super::{Combiner, Context};
use warpc_analysis::assumptions::Assumptions;
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Value};

/// Facts of a value that are looked at: one with more has enough of them.
const FACTS: usize = 32;
/// Readers of a value that are looked at, and readers of each of them.
const READERS: usize = 16;

impl<'c> Combiner<'c, '_> {
    /// Notes `branch`, of two sides, if nothing is known of what it tests.
    pub(super) fn note_new_test(&mut self, branch: Inst) {
        let Some(facts) = self.cx.assumptions.filter(|_| !self.is_again) else { return };
        let Some(test) = self.f.operand(branch, 0).as_inst() else { return };
        let is_compare = matches!(self.f.op(test), Opcode::ICmp | Opcode::FCmp);
        let tested = if is_compare { self.f.operand(test, 0) } else { Value::inst(test) };
        if tested.is_constant() {
            return;
        }
        let about = facts.of(tested);
        let is_old = about.len() >= FACTS || about.iter().any(|fact| fact.inst == branch);
        let has_side_of_its_own =
            (1..3).filter_map(|side| self.f.operand(branch, side).as_block()).any(|to| self.cfg.preds(to).len() == 1);
        if !is_old && has_side_of_its_own && self.new_tests.last() != Some(&branch) {
            self.new_tests.push(branch);
        }
    }

    /// Looks again at what reads the values that branches test since the run began, by the `facts` of the function as it is now.
    pub(super) fn run_again(&mut self, facts: &'c Assumptions) -> (bool, bool) {
        self.is_again = true;
        self.cx = Context { assumptions: Some(facts), ..self.cx };
        self.list.clear(self.f.num_insts());
        let mut budget = 1000;
        for branch in std::mem::take(&mut self.new_tests) {
            if self.f.is_dead(branch) || self.f.op(branch) != Opcode::Br {
                continue;
            }
            let Some(test) = self.f.operand(branch, 0).as_inst() else { continue };
            for index in 0..self.f.num_operands(test) {
                let value = self.f.operand(test, index);
                if value.is_constant() || value.as_block().is_some() {
                    continue;
                }
                let readers: smallvec::SmallVec<[Inst; READERS]> =
                    self.f.uses(value).take(READERS).map(|reader| self.f.user(reader)).collect();
                for reader in readers {
                    budget += super::VISITS;
                    self.look_again(reader);
                    let further: smallvec::SmallVec<[Inst; READERS]> =
                        self.f.uses(Value::inst(reader)).take(READERS).map(|user| self.f.user(user)).collect();
                    further.into_iter().for_each(|user| self.look_again(user));
                }
            }
        }
        self.work_off(budget)
    }

    fn look_again(&mut self, inst: Inst) {
        self.f.unsettle(inst);
        self.list.push(inst);
    }
}
