//! `divergence-lowering`: where the threads of a warp meet behind a divergent branch, a truth value that depends on the side that they
//! come from is computed at the meeting point, from the condition of the branch.
//!
//! | phi of `i1`, behind `br c` | becomes |
//! |---|---|
//! | `true` from one side, `false` from the other | `c`, or `not c` |
//! | `false` (or `true`) from one side, `x` from the other | `c && x` and its like, as selects |
//! | `x` and `y`, which both were there before the branch | `select c, x, y` |
//!
//! **Why on a GPU**: both sides of a divergent branch run one after the other, and each has to set the predicate register of the phi; at the
//! meeting point one operation does it for all threads. A comparison that only the phi uses moves there too, where `setp` can take the condition
//! in: `setp.lt.and`. `simplifycfg` does the same where a side holds nothing else, whether threads diverge or not.
//! **When**: the block has two predecessors, and its immediate dominator ends in a divergent branch, one edge of which leads to each. A
//! value that is used is there at the meeting point, or it is a comparison or logic of such values that stands on one side, has no other user,
//! and the phi has a constant for the other side: then nothing is computed that was not.
//! **Invariants**: selects let nothing through from the side that was not taken, so poison of it does not count. Control flow stays as it is, so
//! which threads are together does too. Debug records of a comparison that moves lose it.
//! **Relies on** uniformity and dominance. **Cost**: linear in the phis of `i1`.

use warpc_analysis::AnalysisSet;
use warpc_analysis::uniformity::Uniformity;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "divergence-lowering",
    summary: "truth values that the sides of a divergent branch set become logic of its condition",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::UNIFORMITY),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("divergence-lowering")?;
        Ok(PassBody::Function(Box::new(DivergenceLowering)))
    },
};

struct DivergenceLowering;

impl FunctionPass for DivergenceLowering {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let joins: Vec<Block> = func.block_order().filter(|&block| truth_phis(func, block).next().is_some()).collect();
        if joins.is_empty() {
            return Outcome::Unchanged;
        }
        let (dom, uniformity) = (cx.analyses.dom(func), cx.analyses.uniformity(func));
        let mut changed = false;
        for join in joins {
            let Some(meeting) = Meeting::of(func, &dom, &uniformity, join) else { continue };
            let phis: Vec<Inst> = truth_phis(func, join).collect();
            for phi in phis {
                let Some(plan) = meeting.plan(func, &dom, phi) else { continue };
                cx.remark(
                    RemarkKind::Passed,
                    "divergence-lowering",
                    "Lowered",
                    phi,
                    || "truth value computed where the sides of a divergent branch meet",
                );
                meeting.lower(func, phi, plan);
                changed = true;
            }
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// The phis of `i1` of `block`, if it has two predecessors.
fn truth_phis<'f>(func: &'f Func<'_>, block: Block) -> impl Iterator<Item = Inst> + 'f {
    func.block_insts(block)
        .take_while(|&inst| func.op(inst) == Opcode::Phi)
        .filter(|&inst| func.ty(inst) == Type::I1 && func.phi_len(inst) == 2)
}

/// A block where the sides of a divergent branch meet.
#[derive(Clone, Copy, Debug)]
struct Meeting {
    join: Block,
    /// Condition of the branch.
    condition: Value,
    /// The predecessors that are reached by its edges, that of a true condition first.
    sides: [Block; 2],
}

/// The values of a phi by the side that they come from.
#[derive(Clone, Copy, Debug)]
struct Plan {
    values: [Value; 2],
    /// The one of them that moves to the meeting point.
    moves: Inst,
}

impl Meeting {
    fn of(func: &Func<'_>, dom: &DomTree, uniformity: &Uniformity, join: Block) -> Option<Meeting> {
        let above = dom.idom(join).get()?;
        let term = func.terminator(above);
        if func.op(term) != Opcode::Br || func.num_operands(term) != 3 || !uniformity.has_divergent_terminator(above) {
            return None;
        }
        let condition = func.operand(term, 0);
        let edges = [func.operand(term, 1).as_block()?, func.operand(term, 2).as_block()?];
        let phi = func.first(join);
        if edges[0] == edges[1] || condition.is_constant() || func.phi_len(phi) != 2 {
            return None;
        }
        let preds = [func.phi_incoming(phi, 0).1, func.phi_incoming(phi, 1).1];
        // An edge that leads to the meeting point itself stands for its own side.
        let is_behind = |pred: Block, edge: Block| match edge == join {
            true => pred == above,
            false => pred != above && dom.edge_dominates(func, above, edge, pred),
        };
        let sides = match preds {
            [first, second] if is_behind(first, edges[0]) && is_behind(second, edges[1]) => [first, second],
            [first, second] if is_behind(second, edges[0]) && is_behind(first, edges[1]) => [second, first],
            _ => return None,
        };
        Some(Meeting { join, condition, sides })
    }
    /// Whether `value` is the same at the meeting point as at the end of the predecessors.
    fn is_there(&self, func: &Func<'_>, dom: &DomTree, value: Value) -> bool {
        match value.as_inst() {
            // The result of a call that may unwind is there on one edge only.
            Some(inst) if func.op(inst).is_terminator() => false,
            Some(inst) => func.block_of(inst) != self.join && dom.dominates(func.block_of(inst), self.join),
            None => true,
        }
    }
    /// Whether the instruction `value` can be computed at the meeting point instead of where it is.
    fn can_move(&self, func: &Func<'_>, dom: &DomTree, value: Value) -> bool {
        let Some(inst) = value.as_inst() else { return false };
        let is_logic = matches!(func.op(inst), Opcode::ICmp | Opcode::FCmp | Opcode::And | Opcode::Or | Opcode::Xor);
        is_logic && func.has_one_use(value) && func.operands(inst).all(|operand| self.is_there(func, dom, operand))
    }
    /// How `phi` is computed here, if that saves anything.
    fn plan(&self, func: &Func<'_>, dom: &DomTree, phi: Inst) -> Option<Plan> {
        let values = [func.phi_value_for(phi, self.sides[0])?, func.phi_value_for(phi, self.sides[1])?];
        if values.iter().any(|value| value.is_undef_or_poison() || *value == Value::inst(phi)) {
            return None;
        }
        let is_there = values.map(|value| self.is_there(func, dom, value));
        let moves = match (is_there, values.map(|value| value.is_constant())) {
            ([true, true], _) => Inst::NONE,
            ([false, true], [_, true]) if self.can_move(func, dom, values[0]) => values[0].as_inst()?,
            ([true, false], [true, _]) if self.can_move(func, dom, values[1]) => values[1].as_inst()?,
            _ => return None,
        };
        Some(Plan { values, moves })
    }
    /// Puts what `plan` says in the place of `phi`.
    fn lower(&self, func: &mut FuncMut<'_>, phi: Inst, plan: Plan) {
        let at = func.first_non_phi(self.join);
        let mut values = plan.values;
        if plan.moves.is_some() {
            let operands: Vec<Value> = func.operands(plan.moves).collect();
            let copy = func.clone_inst(plan.moves, &operands);
            func.insert_before(copy, at);
            func.set_loc(copy, func.loc(plan.moves));
            func.take_name(copy.into(), plan.moves.into());
            let moved = values.iter().position(|&value| value == Value::inst(plan.moves)).unwrap_or(0);
            values[moved] = copy.into();
        }
        let known = values.map(|value| func.consts().as_int(value).filter(|_| value.is_constant()));
        let truth = func.consts_mut().add_bool(true);
        let mut build = Builder::before(func, at);
        let value = match known {
            [Some(one), Some(other)] if one == other => values[0],
            [Some(1), Some(_)] => self.condition,
            [Some(_), Some(_)] => build.binary(Opcode::Xor, self.condition, truth, 0),
            _ => build.select(self.condition, values[0], values[1], 0),
        };
        if value.as_inst().is_some_and(|new| func.next(new) == at && value != self.condition) {
            func.take_name(value, phi.into());
        }
        func.replace_and_erase(phi, value);
        if plan.moves.is_some() {
            func.erase(plan.moves);
        }
    }
}

#[cfg(test)]
mod tests {
    use warpc_exact::{Shape2, cases, check_pass};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&super::INFO, &[], cases(300), Shape2 { size: 14, bits: 3, branches: true });
    }
}
