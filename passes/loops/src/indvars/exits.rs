//! Exits whose counts decide them: taken at once, never because another one is taken before, or by a comparison of invariants because
//! none but the first iteration can take them.

use super::Work;
use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, Value};
use warpc_scev::{COULD_NOT_COMPUTE, CountKind, Expr, Kind, Se, Wrap};

/// Comparisons of one condition that are looked at.
const MAX_LEAVES: usize = 32;

/// What is known of the iterations when exits are visited in order of dominance.
struct Bound {
    /// How often the back edge is taken at most.
    most: Expr,
    /// The same by the exits that were visited.
    so_far: Expr,
    /// The exits visited end the loop in its last iteration, so that the others need not be right in it.
    skips_last: bool,
}

impl Work<'_> {
    /// Decides exits. Whether any was.
    pub(super) fn decide_exits(&mut self, func: &mut FuncMut<'_>) -> bool {
        let mut exiting: Vec<Block> = Vec::new();
        for b in self.own_exiting_blocks(func) {
            let Some((branch, on_true)) = self.exit_branch(func, b) else { continue };
            if !self.dom.dominates(b, self.latch) {
                continue;
            }
            match func.consts().as_int(func.operand(branch, 0)) {
                // The back edge is not reached.
                Some(truth) if (truth & 1 == 1) == on_true => self.keep_first_values(func),
                Some(_) => {}
                None => exiting.push(b),
            }
        }
        exiting.sort_by_key(|&b| self.dom.level(b));
        let id = self.id;
        let most = self.ask(func, |se| se.symbolic_max_backedge_taken_count(id));
        if exiting.is_empty() || most == COULD_NOT_COMPUTE {
            return false;
        }
        let mut bound = Bound { most, so_far: COULD_NOT_COMPUTE, skips_last: false };
        let mut met: Vec<Expr> = Vec::new();
        let mut decided = false;
        for b in exiting {
            let (exact, symbolic) = self
                .ask(func, |se| (se.exit_count(id, b, CountKind::Exact), se.exit_count(id, b, CountKind::SymbolicMax)));
            if exact == COULD_NOT_COMPUTE {
                decided |= self.decide_parts(func, b, &bound, false)
                    || bound.skips_last && self.decide_parts(func, b, &bound, true);
                self.ask(func, |se| bound.passes(se, symbolic));
                continue;
            }
            self.ask(func, |se| bound.passes(se, exact));
            if self.ask(func, |se| se.is_zero(exact)) {
                self.fold_exit(func, b, true);
                self.keep_first_values(func);
                decided = true;
                continue;
            }
            let (count, later) = self.ask(func, |se| {
                let bits = se.bits(bound.most).max(se.bits(exact));
                let wide = warpc_scev::Ty::int(bits);
                let count = se.zext_or_same(exact, wide);
                bound.most = se.zext_or_same(bound.most, wide);
                (count, se.entry_guarded(id, IntPred::Ult, bound.most, count))
            });
            // One that is taken before ends the loop, or one above that is taken in the same iteration.
            if later || met.contains(&count) {
                self.fold_exit(func, b, false);
                decided = true;
            } else {
                met.push(count);
            }
        }
        decided
    }
    /// Makes the exit of `block` taken always or never.
    fn fold_exit(&mut self, func: &mut FuncMut<'_>, block: Block, taken: bool) {
        let Some((branch, on_true)) = self.exit_branch(func, block) else { return };
        let truth = func.consts_mut().add_bool(taken == on_true);
        self.set_condition(func, branch, truth);
    }
    /// The back edge is never taken: phis of the header are what they get from outside, and their users what follows.
    fn keep_first_values(&mut self, func: &mut FuncMut<'_>) {
        let mut work: Vec<Inst> = Vec::new();
        for phi in self.header_phis(func) {
            let Some(value) = func.phi_value_for(phi, self.preheader) else { continue };
            work.extend(func.uses(phi.into()).map(|u| func.user(u)));
            self.replace(func, phi, value);
        }
        let mut seen: RowSet<Inst> = RowSet::new(func.num_insts());
        while let Some(i) = work.pop() {
            if !self.contains(func.block_of(i)) || !seen.insert(i) {
                continue;
            }
            let found = self.simplified(func, i);
            if let Some(value) = found.filter(|&v| self.stays_closed(func, i, v)) {
                work.extend(func.uses(i.into()).map(|u| func.user(u)).filter(|&u| !seen.contains(u)));
                self.replace(func, i, value);
            }
        }
    }

    /// Makes invariant comparisons of parts of the condition at the end of `block`, whose exit has no known count.
    fn decide_parts(&mut self, func: &mut FuncMut<'_>, block: Block, bound: &Bound, skip_last: bool) -> bool {
        let Some((branch, on_true)) = self.exit_branch(func, block) else { return false };
        let leaves = leaves(func, func.operand(branch, 0), !on_true);
        let id = self.id;
        let mut last: Vec<Inst> = Vec::new();
        if !skip_last && leaves.len() > 1 {
            last = self.ask(func, |se| {
                if se.exit_count(id, block, CountKind::SymbolicMax) != bound.most {
                    return Vec::new();
                }
                let mut fails = leaves.clone();
                fails.retain(|&leaf| {
                    let count = se.most_by_condition(id, leaf.into(), on_true);
                    count != COULD_NOT_COMPUTE && {
                        let wide = warpc_scev::Ty::int(se.bits(count).max(se.bits(bound.most)));
                        se.zext_or_same(count, wide) == se.zext_or_same(bound.most, wide)
                    }
                });
                fails
            });
        }
        let mut any = false;
        for leaf in leaves {
            // Another part ends the loop in its last iteration.
            let skip = skip_last || last.iter().any(|&other| other != leaf);
            let Some(value) = self.part_before(func, leaf, block, on_true, bound.most, skip) else { continue };
            func.derive_name(value, leaf.into(), ".first_iter");
            self.replace(func, leaf, value);
            last.retain(|&other| other != leaf);
            any = true;
        }
        any
    }
    /// What comparison `leaf` may be replaced by: a constant, or a comparison before the loop.
    fn part_before(
        &mut self,
        func: &mut FuncMut<'_>,
        leaf: Inst,
        block: Block,
        on_true: bool,
        most: Expr,
        skip_last: bool,
    ) -> Option<Value> {
        let pred = if on_true { func.int_pred(leaf).inverse() } else { func.int_pred(leaf) };
        let (left, right, id) = (func.operand(leaf, 0), func.operand(leaf, 1), self.id);
        enum Found {
            Stays(bool),
            Test(warpc_scev::InvariantComparison),
        }
        let found = self.ask(func, |se| {
            se.type_of(left)?;
            let (a, b) = (se.get(left), se.get(right));
            let (a, b) = (se.at_scope(a, id), se.at_scope(b, id));
            if let Some(stays) = se.decided_at(pred, a, b, Some(block)) {
                return Some(Found::Stays(stays));
            }
            let most = iterations(se, a, most, block, skip_last);
            let test = se.invariant_exit_test(pred, a, b, id, block, most)?;
            Some(match se.is_known_at(test.pred, test.lhs, test.rhs, block) {
                true => Found::Stays(true),
                false => Found::Test(test),
            })
        })?;
        match found {
            Found::Stays(stays) => Some(func.consts_mut().add_bool(stays != on_true)),
            Found::Test(test) => {
                let end = func.terminator(self.preheader);
                let (left, right) = self.invariants_before(func, end, &test, u32::MAX / 2)?;
                let pred = if on_true { test.pred.inverse() } else { test.pred };
                let mut builder = Builder::before(func, end);
                builder.loc = Md::NONE;
                Some(builder.icmp(pred, left, right, Type::I1))
            }
        }
    }
}

impl Bound {
    /// Takes note of an exit, not taken more than `count` times, that all later exits are below of.
    fn passes(&mut self, se: &mut Se<'_, '_>, count: Expr) {
        if self.skips_last || count == COULD_NOT_COMPUTE {
            return;
        }
        self.so_far = match self.so_far {
            COULD_NOT_COMPUTE => count,
            so_far => se.umin_any(&[so_far, count], false),
        };
        self.skips_last = self.so_far == self.most;
    }
}

/// `most` in the type of `side`, if it fits, for the iterations before the last where `skip_last`.
fn iterations(se: &mut Se<'_, '_>, side: Expr, most: Expr, block: Block, skip_last: bool) -> Expr {
    let (ty, own) = (se.ty(side).effective(), se.ty(most));
    let mut most = most;
    if ty.bits() > own.bits() {
        most = se.zero_extend(most, ty, 0);
    } else if ty.bits() < own.bits() {
        let all = se.minus_one(ty);
        let all = se.zero_extend(all, own, 0);
        if se.is_known_at(IntPred::Ule, most, all, block) {
            most = se.truncate(most, ty, 0);
        }
    }
    if !skip_last {
        return most;
    }
    let less = |se: &mut Se<'_, '_>, expr: Expr| {
        let one = se.one(se.ty(expr));
        se.minus(expr, one, Wrap::ANY)
    };
    if se.kind(most) == Kind::UMin {
        let parts: Vec<Expr> = se.ops(most).to_vec();
        let parts: Vec<Expr> = parts.into_iter().map(|part| less(se, part)).collect();
        return se.umin_any(&parts, false);
    }
    less(se, most)
}

/// The comparisons that `condition` is made of, each used once; of a condition that must hold to stay (`all`), those it is the
/// conjunction of, else those it is the disjunction of.
fn leaves(func: &Func<'_>, condition: Value, all: bool) -> Vec<Inst> {
    let mut found = Vec::new();
    let mut work = vec![condition];
    let mut steps = 0;
    while let Some(value) = work.pop() {
        steps += 1;
        let Some(i) = value.as_inst().filter(|_| func.has_one_use(value) && steps <= 4 * MAX_LEAVES) else { continue };
        if func.ty(i) != Type::I1 {
            continue;
        }
        let constant = |k: usize| func.consts().as_int(func.operand(i, k)).map(|c| c & 1 == 1);
        match func.op(i) {
            Opcode::ICmp if found.len() < MAX_LEAVES => found.push(i),
            Opcode::And if all => work.extend([func.operand(i, 0), func.operand(i, 1)]),
            Opcode::Or if !all => work.extend([func.operand(i, 0), func.operand(i, 1)]),
            Opcode::Select if all && constant(2) == Some(false) => {
                work.extend([func.operand(i, 0), func.operand(i, 1)])
            }
            Opcode::Select if !all && constant(1) == Some(true) => {
                work.extend([func.operand(i, 0), func.operand(i, 2)])
            }
            _ => {}
        }
    }
    found
}
