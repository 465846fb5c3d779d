//! Two one-armed conditionals in a row that store to one place store once, if either condition holds.
//!
//! ```text
//!   if (a) *p = x;
//!   if (b) *p = y;       ->     if (a | b) *p = b ? y : x;
//! ```

use super::SimplifyCfg;
use super::cost::speculatable;
use super::hoist::{join_facts, same_memory_model};
use super::util::*;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, Value};

/// A branch to an arm that leads where the branch goes otherwise.
struct Triangle {
    branch: Inst,
    arm: Block,
    end: Block,
    /// Whether the arm is taken if the condition does not hold.
    inverted: bool,
}

/// The one-armed conditional that `branch` begins.
fn triangle(f: &FuncMut<'_>, branch: Inst) -> Option<Triangle> {
    let (_, yes, no) = cond_br(f, branch)?;
    let leads = |arm: Block, end: Block| {
        arm != end && only_edge_from(f, arm).is_some() && plain_br(f, f.terminator(arm)) == Some(end)
    };
    match (leads(yes, no), leads(no, yes)) {
        (true, false) => Some(Triangle { branch, arm: yes, end: no, inverted: false }),
        (false, true) => Some(Triangle { branch, arm: no, end: yes, inverted: true }),
        _ => None,
    }
}

impl SimplifyCfg {
    /// `branch` ends `block`, which is where another such conditional ends. On the GPU: a branch there is paid for by all threads.
    pub(super) fn conditional_stores(&mut self, f: &mut FuncMut<'_>, block: Block, branch: Inst) -> bool {
        if !self.gpu || !self.options.speculate_blocks {
            return false;
        }
        let Some(second) = triangle(f, branch).filter(|second| second.end != block && !self.is_taken(second.arm))
        else {
            return false;
        };
        let Some(first) = conditional_before(f, block) else { return false };
        let (Some(earlier), Some(later)) = (self.only_store(f, first.arm), self.only_store(f, second.arm)) else {
            return false;
        };
        let is_one_place = f.operand(earlier, 1) == f.operand(later, 1)
            && f.type_of(f.operand(earlier, 0)) == f.type_of(f.operand(later, 0))
            && f.aux(earlier) == f.aux(later)
            && same_memory_model(f, earlier, later);
        if !is_one_place || f.block_insts(block).any(|inst| inst != branch && has_effects(f, inst)) {
            return false;
        }
        store_once(f, block, (&first, earlier), (&second, later));
        true
    }

    /// The store of `arm` that may be done later, or sooner. The rest of the arm may be computed always.
    fn only_store(&self, f: &mut FuncMut<'_>, arm: Block) -> Option<Inst> {
        let mut store = None;
        let mut cost = 0;
        let mut inst = f.first(arm);
        let last = f.terminator(arm);
        while inst != last {
            if f.op(inst) == Opcode::Store && facts::is_simple(f, inst) && store.is_none() {
                store = Some(inst);
            } else if !speculatable(f, inst) || has_effects(f, inst) {
                return None;
            } else {
                cost += self.cost(f, inst);
            }
            inst = f.next(inst);
        }
        store.filter(|_| cost <= self.limits.arm)
    }
}

/// Whether an access or an effect of `inst` could be seen to happen before or after a store.
fn has_effects(f: &FuncMut<'_>, inst: Inst) -> bool {
    !f.op(inst).is_pure() && (facts::may_read(f, inst) || facts::may_write(f, inst) || facts::has_side_effects(f, inst))
}

/// The one-armed conditional that ends at `block`, where nothing else leads.
fn conditional_before(f: &FuncMut<'_>, block: Block) -> Option<Triangle> {
    let [one, other] = unique_preds(f, block)[..] else { return None };
    [one, other].into_iter().find_map(|top| {
        let found = triangle(f, f.terminator(top)).filter(|found| found.end == block)?;
        [one, other].contains(&found.arm).then_some(found)
    })
}

/// Stores in the arm of `second` what either stores.
fn store_once(f: &mut FuncMut<'_>, block: Block, first: (&Triangle, Inst), second: (&Triangle, Inst)) {
    let ((first, earlier), (second, later)) = (first, second);
    let condition = |f: &mut FuncMut<'_>, of: &Triangle| {
        let condition = f.operand(of.branch, 0);
        if of.inverted { new_not(f, condition, second.branch, "") } else { condition }
    };
    let (earlier_value, later_value) = (f.operand(earlier, 0), f.operand(later, 0));
    let (was_taken, is_taken) = (condition(f, first), condition(f, second));
    // What was stored is only read where it was.
    let is_own = earlier_value.as_inst().is_some_and(|inst| f.block_of(inst) == first.arm);
    let before = if is_own { brought(f, block, first, earlier_value) } else { earlier_value };
    let pick = |f: &mut FuncMut<'_>, at: Inst, here: Value, otherwise: Value| {
        if here == otherwise { here } else { Builder::before(f, at).select(is_taken, here, otherwise, 0) }
    };
    let chosen = pick(f, later, later_value, before);
    f.set_operand(later, 0, chosen);
    let end = f.terminator(second.arm);
    for phi in phis(f, second.end) {
        let (Some(around), Some(through)) = (f.phi_value_for(phi, block), f.phi_index_of(phi, second.arm)) else {
            continue;
        };
        let here = f.phi_incoming(phi, through).0;
        let chosen = pick(f, end, here, around);
        f.set_incoming(phi, through, chosen);
    }
    let mut inst = f.first(second.arm);
    while inst != end {
        if inst != later {
            drop_conditional_facts(f, inst);
        }
        inst = f.next(inst);
    }
    join_facts(f, later, earlier);
    f.erase(earlier);
    let either = Builder::before(f, second.branch).binary(Opcode::Or, was_taken, is_taken, 0);
    f.set_operand(second.branch, 0, either);
    if second.inverted {
        f.swap_operands(second.branch, 1, 2);
    }
    drop_md(f, second.branch, b"prof");
}

/// `value` of the arm of `first` at its end, `block`; anything where the arm was not taken.
fn brought(f: &mut FuncMut<'_>, block: Block, first: &Triangle, value: Value) -> Value {
    let known = phis(f, block).into_iter().find(|&phi| f.phi_value_for(phi, first.arm) == Some(value));
    if let Some(phi) = known {
        return phi.into();
    }
    let ty = f.type_of(value);
    let phi = f.new_phi(block, ty);
    let top = f.block_of(first.branch);
    let none = Value::poison(ty);
    f.add_incoming(phi, value, first.arm);
    f.add_incoming(phi, none, top);
    phi.into()
}
