//! Comparisons that peeling decides: those that are known from some iteration on, and those that only the last iteration changes.
//!
//! A comparison of a variable that steps evenly with an invariant value changes its outcome at most once, if the variable does not wrap. The
//! value at each of the first iterations is an expression of scalar evolution; it is compared with the bound until the other outcome is
//! known. `min` and `max` of a variable and an invariant value are such comparisons, too. Cost: at most `most` questions for each
//! comparison of a branch or `select`.

use warpc_analysis::{Loops, facts};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{id, is_int_min_max};
use warpc_ir::opcode::IntPred;
use warpc_ir::{Func, Opcode, Value};
use warpc_scev::{COULD_NOT_COMPUTE, Expr, Kind, Se, Wrap};

/// Joins of conditions that are looked through.
const MAX_JOINS: u32 = 4;

/// What peeling would decide.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Eliminated {
    /// Iterations at the beginning after which more comparisons are known.
    pub first: u32,
    /// A comparison is known in all iterations but the last, which can be peeled.
    pub last: bool,
    /// The loop may run once only.
    pub may_run_once: bool,
}

/// What of the comparisons of `loop_id` is decided by peeling at most `most` iterations.
pub fn eliminated_conditions(se: &mut Se<'_, '_>, loop_id: Loop, most: u32) -> Eliminated {
    let (func, loops) = (se.f, se.loops);
    let longest = se.constant_max_backedge_taken_count(loop_id);
    // The whole loop is not peeled.
    let all_but_one = match se.constant(longest) {
        Some(count) if longest != COULD_NOT_COMPUTE => (count.min(u128::from(u64::MAX)) as u32).wrapping_sub(1),
        _ => u32::MAX,
    };
    let mut search =
        Search { se, loop_id, most: most.min(all_but_one), found: Eliminated::default(), last_can_go: None };
    let latch = loops.latch(func, loop_id);
    for block in loops.blocks(loop_id) {
        for inst in func.block_insts(block) {
            match func.op(inst) {
                Opcode::Select => search.condition(func.operand(inst, 0), 0),
                Opcode::Call => search.min_or_max(inst),
                _ => {}
            }
        }
        let end = func.terminator(block);
        if Some(block) != latch && func.op(end) == Opcode::Br && func.num_operands(end) == 3 {
            search.condition(func.operand(end, 0), 0);
        }
    }
    let mut found = search.found;
    if found.last {
        let count = se.backedge_taken_count(loop_id);
        found.may_run_once = !se.is_known_non_zero(count);
    }
    found
}

struct Search<'s, 'c, 'f> {
    se: &'s mut Se<'c, 'f>,
    loop_id: Loop,
    most: u32,
    found: Eliminated,
    /// Whether the last iteration can be peeled, once that was asked.
    last_can_go: Option<bool>,
}

/// How far a walk over the first iterations came.
struct Walk {
    count: u32,
    value: Expr,
    /// The opposite holds now.
    turned: bool,
}

impl Search<'_, '_, '_> {
    fn condition(&mut self, condition: Value, depth: u32) {
        let func = self.se.f;
        let Some(inst) = condition.as_inst().filter(|_| depth < MAX_JOINS) else { return };
        match func.op(inst) {
            Opcode::And | Opcode::Or => {
                self.condition(func.operand(inst, 0), depth + 1);
                self.condition(func.operand(inst, 1), depth + 1);
            }
            Opcode::ICmp if !func.types().is_vector(func.type_of(condition)) => self.comparison(inst),
            _ => {}
        }
    }

    fn comparison(&mut self, inst: Inst) {
        let func = self.se.f;
        let mut pred = func.int_pred(inst);
        let sides = [func.operand(inst, 0), func.operand(inst, 1)];
        if sides.iter().any(|&v| self.se.type_of(v).is_none()) {
            return;
        }
        let [mut left, mut right] = sides.map(|v| self.se.get(v));
        if self.se.decided_at(pred, left, right, None).is_some() {
            return;
        }
        if self.se.kind(left) != Kind::AddRec {
            (left, right, pred) = (right, left, pred.swapped());
        }
        let se = &mut *self.se;
        if se.kind(left) != Kind::AddRec || !se.is_affine(left) || se.rec_loop(left) != Some(self.loop_id) {
            return;
        }
        let no_self_wrap = se.wrap(left) != Wrap::ANY;
        let turns_once = pred.is_equality() && no_self_wrap || se.is_increasing_test(pred, left).is_some();
        if !turns_once {
            return;
        }
        let start = self.at(left, self.found.first);
        if !self.se.is_known(pred, start, right) {
            pred = pred.inverse();
        }
        let walk = self.walk(pred, left, right, start);
        if !walk.turned {
            self.ask_last(pred, left, right);
            return;
        }
        let mut count = walk.count;
        // An equality holds in one iteration, which has to go, too.
        let step = self.se.step_of(left);
        let next = self.se.add2(walk.value, step, Wrap::ANY);
        if pred.is_equality() && !self.se.is_known(pred.inverse(), next, right) && self.se.is_known(pred, next, right) {
            if count >= self.most {
                return;
            }
            count += 1;
        }
        self.found.first = self.found.first.max(count);
    }

    /// `min` and `max` of a variable and an invariant value.
    fn min_or_max(&mut self, inst: Inst) {
        let func = self.se.f;
        let Some(called) = facts::intrinsic(func, inst).filter(|&called| is_int_min_max(called)) else { return };
        if func.types().is_vector(func.ty(inst)) {
            return;
        }
        let sides = [func.operand(inst, 0), func.operand(inst, 1)];
        let Some(fixed) = sides.iter().position(|&v| self.se.loops.is_invariant(func, self.loop_id, v)) else { return };
        let [bound, rec] = [sides[fixed], sides[1 - fixed]].map(|v| self.se.get(v));
        let se = &mut *self.se;
        if se.kind(rec) != Kind::AddRec || !se.is_affine(rec) || se.rec_loop(rec) != Some(self.loop_id) {
            return;
        }
        let signed = matches!(called, id::SMIN | id::SMAX);
        let step = se.step_of(rec);
        let grows = se.is_known_positive(step);
        if !grows && !se.is_known_negative(step) {
            return;
        }
        if !se.wrap(rec).has(if signed { Wrap::NSW } else { Wrap::NUW }) {
            return;
        }
        let pred = match (grows, signed) {
            (true, true) => IntPred::Slt,
            (true, false) => IntPred::Ult,
            (false, true) => IntPred::Sgt,
            (false, false) => IntPred::Ugt,
        };
        let start = self.at(rec, self.found.first);
        let walk = self.walk(pred, rec, bound, start);
        match walk.turned {
            true => self.found.first = walk.count,
            false => self.ask_last(pred, rec, bound),
        }
    }

    /// Value of `rec` in iteration `index`, counted from zero.
    fn at(&mut self, rec: Expr, index: u32) -> Expr {
        let ty = self.se.ty(rec);
        let index = self.se.make_const(ty, u128::from(index));
        self.se.at_iteration(rec, index)
    }
    /// Goes on from what was found while `pred` is known.
    fn walk(&mut self, pred: IntPred, rec: Expr, bound: Expr, start: Expr) -> Walk {
        let step = self.se.step_of(rec);
        let (mut count, mut value) = (self.found.first, start);
        while count < self.most && self.se.is_known(pred, value, bound) {
            value = self.se.add2(value, step, Wrap::ANY);
            count += 1;
        }
        Walk { count, value, turned: self.se.is_known(pred.inverse(), value, bound) }
    }

    /// Sees whether `rec pred bound` holds in all iterations but the last.
    fn ask_last(&mut self, pred: IntPred, rec: Expr, bound: Expr) {
        if self.found.last {
            return;
        }
        let loop_id = self.loop_id;
        let can_go = match self.last_can_go {
            Some(known) => known,
            None => can_peel_last(self.se, loop_id),
        };
        self.last_can_go = Some(can_go);
        if !can_go {
            return;
        }
        let se = &mut *self.se;
        let count = se.backedge_taken_count(loop_id);
        let guards = se.guards_of(loop_id);
        let (count, bound) = (se.apply(count, &guards), se.apply(bound, &guards));
        let one = se.one(se.ty(count));
        let before = se.minus(count, one, Wrap::ANY);
        let (at_last, at_second_last) = (se.at_iteration(rec, count), se.at_iteration(rec, before));
        self.found.last = se.is_known(pred.inverse(), at_last, bound) && se.is_known(pred, at_second_last, bound);
    }
}

/// Whether the exit of `loop_id` can be moved one iteration ahead: the latch alone leaves it, when a variable that steps by one equals an
/// invariant integer, and nothing else uses that comparison.
pub fn can_peel_last(se: &mut Se<'_, '_>, loop_id: Loop) -> bool {
    let (func, loops) = (se.f, se.loops);
    let Some(latch) = loops.latch(func, loop_id) else { return false };
    if se.backedge_taken_count(loop_id) == COULD_NOT_COMPUTE || loops.exiting_blocks(func, loop_id) != [latch] {
        return false;
    }
    let Some((compare, _)) = exit_comparison(func, loops, loop_id, latch) else { return false };
    let sides = [func.operand(compare, 0), func.operand(compare, 1)];
    if func.types().int_bits(func.type_of(sides[1])).is_none_or(|bits| bits > u64::BITS) {
        return false;
    }
    let [counter, bound] = sides.map(|v| se.get(v));
    let is_counter = se.kind(counter) == Kind::AddRec && se.is_affine(counter) && se.rec_loop(counter) == Some(loop_id);
    if !is_counter || !se.is_invariant(bound, loop_id) || !loops.is_invariant(func, loop_id, sides[1]) {
        return false;
    }
    let step = se.step_of(counter);
    se.is_one(step)
}

/// The equality that decides whether the latch goes back, if nothing else uses it; and whether the loop is left where it is true.
pub fn exit_comparison(func: &Func<'_>, loops: &Loops, loop_id: Loop, latch: Block) -> Option<(Inst, bool)> {
    let end = func.terminator(latch);
    if func.op(end) != Opcode::Br || func.num_operands(end) != 3 {
        return None;
    }
    let compare = func.operand(end, 0).as_inst().filter(|&i| func.op(i) == Opcode::ICmp)?;
    if func.uses(compare.into()).count() != 1 {
        return None;
    }
    let leaves_on_true = func.operand(end, 2) == Value::block(loops.header(loop_id));
    let wanted = if leaves_on_true { IntPred::Eq } else { IntPred::Ne };
    (func.int_pred(compare) == wanted).then_some((compare, leaves_on_true))
}
