//! What follows from a condition: whether `lhs first rhs` holds where the comparison `left second right` does.
//!
//! 1. `implied` takes a condition apart: an `and` that holds gives both of its operands, an `or` that fails both opposites.
//! 2. `implied_by` brings the two comparisons to one width.
//! 3. `implied_balanced` brings them to one predicate: sides are exchanged, signed and unsigned comparisons stand for each other
//!    where the signs of the operands allow it, equality and inequality are read as comparisons.
//! 4. `implied_operands` compares the operands: by constant ranges, equal offsets, shifts, the first iteration of a recurrence, and
//!    by what sums, quotients and phis are made of.
//!
//! Each step only loses precision: `false` means that nothing was proved. The rules follow LLVM's.

use super::interval::signed_min;
use super::*;
use warpc_ir::opcode::IntPred;

impl Se<'_, '_> {
    /// Operands of `and` or `or` of booleans, also as a select; and whether it is `and`.
    pub(super) fn logical(&self, value: Value) -> Option<(Value, Value, bool)> {
        let i = value.as_inst()?;
        if self.f.ty(i) != Type::I1 {
            return None;
        }
        let o = |k: usize| self.f.operand(i, k);
        match self.f.op(i) {
            Opcode::And => Some((o(0), o(1), true)),
            Opcode::Or => Some((o(0), o(1), false)),
            Opcode::Select if self.f.type_of(o(0)) == Type::I1 => {
                if self.int_of(o(2)) == Some(0) {
                    Some((o(0), o(1), true))
                } else if self.int_of(o(1)) == Some(1) {
                    Some((o(0), o(2), false))
                } else {
                    None
                }
            }
            _ => None,
        }
    }
    /// Whether `condition` (or, when `inverse`, its opposite) implies `lhs pred rhs`. `at`: a block where it is asked for.
    pub(super) fn implied(
        &mut self,
        pred: IntPred,
        lhs: Expr,
        rhs: Expr,
        condition: Value,
        inverse: bool,
        at: Option<Block>,
    ) -> bool {
        let mut work: smallvec::SmallVec<[Value; 4]> = smallvec::SmallVec::from_slice(&[condition]);
        let depth = self.pending_conditions.len();
        let mut seen = 0;
        let mut found = false;
        while let Some(condition) = work.pop() {
            // The condition is the constant that it is not assumed to be: this is never reached, and everything follows.
            if self.int_of(condition) == Some(inverse as u128) {
                found = true;
                break;
            }
            // Proofs below ask for other facts, which look at the same conditions again: a condition that is being looked at proves
            // nothing new there. Wide logic is given up, since every question about the place would walk through it.
            if self.pending_conditions.contains(&condition) || seen > 32 {
                continue;
            }
            seen += 1;
            self.pending_conditions.push(condition);
            if let Some((x, y, and)) = self.logical(condition)
                && and != inverse
            {
                work.push(y);
                work.push(x);
                continue;
            }
            let Some(i) = condition.as_inst().filter(|&i| self.f.op(i) == Opcode::ICmp) else { continue };
            if self.type_of(self.f.operand(i, 0)).is_none() {
                continue;
            }
            let q = if inverse { self.f.int_pred(i).inverse() } else { self.f.int_pred(i) };
            let (x, y) = (self.get(self.f.operand(i, 0)), self.get(self.f.operand(i, 1)));
            if self.implied_by(pred, lhs, rhs, q, x, y, at) {
                found = true;
                break;
            }
        }
        self.pending_conditions.truncate(depth);
        found
    }
    /// Whether `left second right` implies `lhs first rhs`; widths may differ.
    pub(super) fn implied_by(
        &mut self,
        first: IntPred,
        lhs: Expr,
        rhs: Expr,
        second: IntPred,
        left: Expr,
        right: Expr,
        at: Option<Block>,
    ) -> bool {
        let (mut lhs, mut rhs, mut left, mut right) = (lhs, rhs, left, right);
        let (have, want) = (self.bits(left), self.bits(lhs));
        if want < have {
            if !second.is_signed() && !self.is_ptr(left) && !self.is_ptr(right) {
                // Both fit in the narrow type.
                let (wide, narrow) = (self.ty(left), self.ty(lhs));
                let most = self.make_const(wide, mask(want));
                if self.is_known_simply(IntPred::Ule, left, most) && self.is_known_simply(IntPred::Ule, right, most) {
                    let (left, right) = (self.truncate(left, narrow, 0), self.truncate(right, narrow, 0));
                    if self.implied_balanced(first, lhs, rhs, second, left, right, at) {
                        return true;
                    }
                }
            }
            if self.is_ptr(lhs) || self.is_ptr(rhs) {
                return false;
            }
            let ty = self.ty(left);
            // Extended as its predicate reads it, a comparison says the same.
            lhs = self.extend(lhs, ty, first.is_signed(), 0);
            rhs = self.extend(rhs, ty, first.is_signed(), 0);
        } else if want > have {
            if self.is_ptr(left) || self.is_ptr(right) {
                return false;
            }
            let ty = self.ty(lhs);
            left = self.extend(left, ty, second.is_signed(), 0);
            right = self.extend(right, ty, second.is_signed(), 0);
        }
        self.implied_balanced(first, lhs, rhs, second, left, right, at)
    }
    fn implied_balanced(
        &mut self,
        first: IntPred,
        lhs: Expr,
        rhs: Expr,
        second: IntPred,
        left: Expr,
        right: Expr,
        at: Option<Block>,
    ) -> bool {
        let (mut first, mut lhs, mut rhs, mut second, mut left, mut right) = (first, lhs, rhs, second, left, right);
        if self.simplify_comparison(&mut first, &mut lhs, &mut rhs) && lhs == rhs {
            return first.is_true_when_equal();
        }
        // A condition that never holds implies everything.
        if self.simplify_comparison(&mut second, &mut left, &mut right) && left == right {
            return !second.is_true_when_equal();
        }
        if self.bits(lhs) != self.bits(left) {
            return false;
        }
        let is_const = |se: &Self, e: Expr| se.is_constant(e);
        let is_rec = |se: &Self, e: Expr| se.kind(e) == Kind::AddRec;
        // What the comparisons share has to stand on the same side. A constant stays on the right, where the rules expect it.
        if lhs == right || rhs == left {
            if is_const(self, rhs) {
                std::mem::swap(&mut left, &mut right);
                second = second.swapped();
            } else {
                std::mem::swap(&mut lhs, &mut rhs);
                first = first.swapped();
            }
        }
        if second == first {
            return self.implied_operands(first, lhs, rhs, left, right, at);
        }
        if second.swapped() == first {
            // Constants stay right and recurrences left, if need be by complementing both sides.
            if !is_const(self, rhs) && !is_rec(self, lhs) {
                return self.implied_operands(second, rhs, lhs, left, right, at);
            }
            if !is_const(self, right) && !is_rec(self, left) {
                return self.implied_operands(first, lhs, rhs, right, left, at);
            }
            // `a < b` is `~a > ~b`; pointers have no complement.
            if !self.is_ptr(lhs) && !self.is_ptr(rhs) {
                let (na, nb) = (self.not(lhs), self.not(rhs));
                if self.implied_operands(second, na, nb, left, right, at) {
                    return true;
                }
            }
            if !self.is_ptr(left) && !self.is_ptr(right) {
                let (nx, ny) = (self.not(left), self.not(right));
                return self.implied_operands(first, lhs, rhs, nx, ny, at);
            }
            return false;
        }
        if Self::differ_in_sign(first, second) {
            // Numbers of one sign are in the same order either way.
            if self.is_known_non_negative(left) && self.is_known_non_negative(right)
                || self.is_known_negative(left) && self.is_known_negative(right)
            {
                return self.implied_operands(first, lhs, rhs, left, right, at);
            }
            // As less-than: x <u y and y >= 0 give x <s y; x <s y and y < 0 give x <u y.
            let greater = matches!(first, IntPred::Ugt | IntPred::Uge | IntPred::Sgt | IntPred::Sge);
            let (cp, cq, ca, cb, cx, cy) = if greater {
                (first.swapped(), second.swapped(), rhs, lhs, right, left)
            } else {
                (first, second, lhs, rhs, left, right)
            };
            if cp.is_signed() && self.is_known_non_negative(cb) || cp.is_unsigned() && self.is_known_negative(cb) {
                return self.implied_operands(cq, ca, cb, cx, cy, None);
            }
        }
        if second == IntPred::Ne
            && (is_const(self, left) || is_const(self, right))
            && self.implied_by_not_equal(first, lhs, rhs, left, right, at)
        {
            return true;
        }
        // Equals satisfy every comparison that is true of equals; a strict comparison excludes equality.
        if second == IntPred::Eq
            && first.is_true_when_equal()
            && self.implied_operands(first, lhs, rhs, left, right, at)
        {
            return true;
        }
        if first == IntPred::Ne
            && !second.is_true_when_equal()
            && self.implied_operands(second, lhs, rhs, left, right, at)
        {
            return true;
        }
        self.implied_by_ranges(first, lhs, rhs, second, left, right)
    }
    /// From `v != c`, where `c` is the least that `v` can be: `v >= c + 1`.
    fn implied_by_not_equal(
        &mut self,
        pred: IntPred,
        lhs: Expr,
        rhs: Expr,
        left: Expr,
        right: Expr,
        at: Option<Block>,
    ) -> bool {
        let (c, v) = if self.is_constant(left) { (left, right) } else { (right, left) };
        let signed = pred.is_signed();
        let r = self.range(v, signed);
        let least = if signed { r.smin() } else { r.umin() };
        if self.number(c) != Some(least) {
            return false;
        }
        let ty = self.ty(v);
        let sharper = self.make_const(ty, least.wrapping_add(1));
        let least = self.make_const(ty, least);
        let (pred, lhs, rhs) = match pred {
            IntPred::Eq | IntPred::Ne => return false,
            IntPred::Sle | IntPred::Ule | IntPred::Slt | IntPred::Ult => (pred.swapped(), rhs, lhs),
            _ => (pred, lhs, rhs),
        };
        if matches!(pred, IntPred::Sge | IntPred::Uge) && self.implied_operands(pred, lhs, rhs, v, sharper, at) {
            return true;
        }
        self.implied_operands(pred, lhs, rhs, v, least, at)
    }
    /// Whether `left pred right` implies `lhs pred rhs`.
    fn implied_operands(
        &mut self,
        pred: IntPred,
        lhs: Expr,
        rhs: Expr,
        left: Expr,
        right: Expr,
        at: Option<Block>,
    ) -> bool {
        self.implied_by_ranges(pred, lhs, rhs, pred, left, right)
            || self.implied_by_offset(pred, lhs, rhs, left, right)
            || self.implied_by_shift(pred, lhs, rhs, left, right)
            || self.implied_by_start(pred, lhs, rhs, left, right, at)
            || self.implied_by_sides(pred, lhs, rhs, left, right, 0)
    }
    /// `left` is in a range by `left second right`, `lhs` is `left` and a constant: all of that range satisfies `first rhs`.
    pub(super) fn implied_by_ranges(
        &mut self,
        first: IntPred,
        lhs: Expr,
        rhs: Expr,
        second: IntPred,
        left: Expr,
        right: Expr,
    ) -> bool {
        let (Some(d), Some(c)) = (self.number(rhs), self.number(right)) else { return false };
        let Some(more) = self.constant_difference(lhs, left) else { return false };
        let bits = self.bits(lhs);
        let r = Interval::where_icmp(second, bits, c).add(Interval::single(bits, more));
        r.always(first, Interval::single(bits, d))
    }
    /// `left < right < -c` gives `left + c < right + c`, for recurrences of one loop.
    fn implied_by_offset(&mut self, pred: IntPred, lhs: Expr, rhs: Expr, left: Expr, right: Expr) -> bool {
        if !matches!(pred, IntPred::Slt | IntPred::Ult) {
            return false;
        }
        let (Some(l), Some(m)) = (self.rec_loop(left), self.rec_loop(lhs)) else { return false };
        if l != m {
            return false;
        }
        let (Some(d), Some(e)) = (self.constant_difference(lhs, left), self.constant_difference(rhs, right)) else {
            return false;
        };
        if d != e {
            return false;
        }
        if d == 0 {
            return true;
        }
        let base = if pred == IntPred::Ult { 0 } else { signed_min(self.bits(rhs)) };
        let limit = self.make_const(self.ty(rhs), base.wrapping_sub(e));
        self.is_available_at_entry(right, l) && self.entry_guarded(l, pred, right, limit)
    }
    /// `lhs < (s >> n)` and `s <= rhs` give `lhs < rhs`.
    fn implied_by_shift(&mut self, pred: IntPred, lhs: Expr, rhs: Expr, left: Expr, right: Expr) -> bool {
        let (mut pred, mut lhs, mut rhs, mut left, mut right) = (pred, lhs, rhs, left, right);
        if rhs == right {
            std::mem::swap(&mut lhs, &mut rhs);
            std::mem::swap(&mut left, &mut right);
            pred = pred.swapped();
        }
        if lhs != left {
            return false;
        }
        // A logical shift to the right makes no number larger, read without a sign; with one, if it was not negative.
        let Some(i) = self.unknown_inst(right).filter(|&i| self.f.op(i) == Opcode::LShr) else { return false };
        match pred {
            IntPred::Ult | IntPred::Ule => {
                let s = self.get(self.f.operand(i, 0));
                self.is_known(IntPred::Ule, s, rhs)
            }
            IntPred::Slt | IntPred::Sle => {
                let s = self.get(self.f.operand(i, 0));
                self.is_known_non_negative(s) && self.is_known(IntPred::Sle, s, rhs)
            }
            _ => false,
        }
    }
    /// What is known in every iteration is known of the first one.
    fn implied_by_start(
        &mut self,
        pred: IntPred,
        lhs: Expr,
        rhs: Expr,
        left: Expr,
        right: Expr,
        at: Option<Block>,
    ) -> bool {
        let Some(at) = at else { return false };
        let (rec, other) = if self.kind(left) == Kind::AddRec { (left, right) } else { (right, left) };
        let Some(l) = self.rec_loop(rec) else { return false };
        let Some(latch) = self.loop_facts(l).latch else { return false };
        // What is asked for holds at `at`, which runs in every iteration, the first included.
        if !self.loops.contains(l, at) || !self.dom.dominates(at, latch) || !self.is_available_at_entry(other, l) {
            return false;
        }
        let start = self.op(rec, 0);
        let (left, right) = if rec == left { (start, right) } else { (left, start) };
        self.implied_operands(pred, lhs, rhs, left, right, None)
    }
    /// `lhs <= expr`, `expr pred y`, `y <= rhs`; or what the parts of `lhs` say.
    fn implied_by_sides(&mut self, pred: IntPred, lhs: Expr, rhs: Expr, expr: Expr, y: Expr, depth: u32) -> bool {
        let sides = match pred {
            IntPred::Eq | IntPred::Ne => None,
            IntPred::Slt | IntPred::Sle => Some((IntPred::Sle, IntPred::Sge)),
            IntPred::Sgt | IntPred::Sge => Some((IntPred::Sge, IntPred::Sle)),
            IntPred::Ult | IntPred::Ule => Some((IntPred::Ule, IntPred::Uge)),
            IntPred::Ugt | IntPred::Uge => Some((IntPred::Uge, IntPred::Ule)),
        };
        let direct = match sides {
            None => self.is_same_value(lhs, expr) && self.is_same_value(rhs, y),
            // The limits are compared first: that comparison fails most often.
            Some((left, right)) => self.is_known_simply(right, rhs, y) && self.is_known_simply(left, lhs, expr),
        };
        direct || self.implied_by_operations(pred, lhs, rhs, expr, y, depth)
    }
    /// Sums of what is known, quotients by constants, phis input by input. Goes as deep as its knob says.
    fn implied_by_operations(
        &mut self,
        pred: IntPred,
        lhs: Expr,
        rhs: Expr,
        left: Expr,
        right: Expr,
        depth: u32,
    ) -> bool {
        if depth > self.set.implication_depth {
            return false;
        }
        let (mut pred, mut lhs, mut rhs, mut left, mut right) = (pred, lhs, rhs, left, right);
        // The rules below are about signed greater-than; other strict comparisons are brought to it.
        if matches!(pred, IntPred::Ult | IntPred::Slt) {
            pred = pred.swapped();
            std::mem::swap(&mut lhs, &mut rhs);
            std::mem::swap(&mut left, &mut right);
        }
        if pred == IntPred::Ugt && self.is_known_non_negative(left) && self.is_known_non_negative(right) {
            // All of them not negative: the same as signed.
            let m = self.minus_one(self.ty(lhs));
            if self.implied_operands(IntPred::Sgt, lhs, m, left, right, None)
                && self.implied_operands(IntPred::Sgt, rhs, m, left, right, None)
            {
                pred = pred.flipped_sign();
            }
        }
        if pred != IntPred::Sgt {
            return false;
        }
        let (whole_a, whole_x) = (lhs, left);
        let under = |se: &Self, e: Expr| if se.kind(e) == Kind::SignExtend { se.op(e, 0) } else { e };
        lhs = under(self, lhs);
        left = under(self, left);
        if self.kind(lhs) == Kind::Add {
            if self.bits(lhs) != self.bits(rhs) || !self.wrap(lhs).has(Wrap::NSW) {
                return false;
            }
            if self.num_ops(lhs) == 2 {
                // `s + t > rhs` if `s >= 0` and `t > rhs`, as the sum does not wrap.
                let (s, t) = (self.op(lhs, 0), self.op(lhs, 1));
                let m = self.minus_one(self.ty(rhs));
                for (s, t) in [(s, t), (t, s)] {
                    if self.greater_in_context(s, m, whole_x, right, depth)
                        && self.greater_in_context(t, rhs, whole_x, right, depth)
                    {
                        return true;
                    }
                }
            }
        } else if let Some(i) = self.unknown_inst(lhs)
            && self.f.op(i) == Opcode::SDiv
        {
            let Some(d) = self.int_of(self.f.operand(i, 1)) else { return false };
            let Some(n) = self.existing_or_leaf(self.f.operand(i, 0)) else { return false };
            let denominator = self.make_const(self.ty(lhs), d);
            if self.ty(n) != self.ty(left) || !self.is_same_value(n, left) || !self.is_known_positive(denominator) {
                return false;
            }
            if self.is_ptr(right) {
                return false;
            }
            let ty = self.wider(self.ty(denominator), self.ty(right));
            let (den, far) = (self.sext_or_same(denominator, ty), self.sext_or_same(right, ty));
            // `n / d` with `n > right`: from `right > d - 2` follows `n >= d`, so the quotient is positive; from `right > -1 - d`
            // follows `n > -d`, so it is not negative.
            let two = self.make_const(ty, 2);
            let less = self.minus(den, two, Wrap::ANY);
            if self.is_known_non_positive(rhs) && self.greater_in_context(far, less, whole_x, right, depth) {
                return true;
            }
            let m = self.minus_one(ty);
            let less = self.minus(m, den, Wrap::ANY);
            if self.is_known_negative(rhs) && self.greater_in_context(far, less, whole_x, right, depth) {
                return true;
            }
        }
        self.implied_by_merge(pred, whole_a, rhs, whole_x, right, depth + 1)
    }
    fn existing_or_leaf(&mut self, value: Value) -> Option<Expr> {
        match value.as_inst() {
            Some(_) => self.existing(value),
            None => Some(self.get(value)),
        }
    }
    fn greater_in_context(&mut self, first: Expr, second: Expr, lhs: Expr, rhs: Expr, depth: u32) -> bool {
        if self.bits(first) != self.bits(second) {
            return false;
        }
        self.is_known_simply(IntPred::Sgt, first, second)
            || self.implied_by_operations(IntPred::Sgt, first, second, lhs, rhs, depth + 1)
    }
    /// A phi compares as all of its inputs do.
    fn implied_by_merge(&mut self, pred: IntPred, lhs: Expr, rhs: Expr, left: Expr, right: Expr, depth: u32) -> bool {
        let f = self.f;
        let phi = |se: &Self, e: Expr| se.unknown_inst(e).filter(|&i| f.op(i) == Opcode::Phi && f.phi_len(i) <= 64);
        let (mut pred, mut lhs, mut rhs, mut left, mut right) = (pred, lhs, rhs, left, right);
        let (mut pa, mut pb) = (phi(self, lhs), phi(self, rhs));
        if pa.is_none() && pb.is_none() {
            return false;
        }
        // A phi that is compared already would prove itself.
        let held = self.pending_merges.len();
        for i in [pa, pb].into_iter().flatten() {
            if self.pending_merges.contains(&i) {
                self.pending_merges.truncate(held);
                return false;
            }
            self.pending_merges.push(i);
        }
        if pa.is_none() {
            std::mem::swap(&mut lhs, &mut rhs);
            std::mem::swap(&mut left, &mut right);
            std::mem::swap(&mut pa, &mut pb);
            pred = pred.swapped();
        }
        let r = pa.is_some_and(|i| self.merge_inputs(pred, i, pb, rhs, left, right, depth));
        self.pending_merges.truncate(held);
        r
    }
    fn merge_inputs(
        &mut self,
        pred: IntPred,
        inst: Inst,
        pb: Option<Inst>,
        expr: Expr,
        lhs: Expr,
        rhs: Expr,
        depth: u32,
    ) -> bool {
        let f = self.f;
        let block = f.block_of(inst);
        let easy = |se: &mut Self, s: Expr, t: Expr| {
            se.bits(s) == se.bits(t)
                && (se.is_known_simply(pred, s, t)
                    || se.implied_by_ranges(pred, s, t, pred, lhs, rhs)
                    || se.implied_by_operations(pred, s, t, lhs, rhs, depth))
        };
        // Phis of one block take their values along the same edge, so these are compared with each other.
        if let Some(j) = pb.filter(|&j| f.block_of(j) == block) {
            for k in 0..f.phi_len(inst) {
                let (v, from) = f.phi_incoming(inst, k);
                let Some(w) = f.phi_value_for(j, from) else { return false };
                let (s, t) = (self.get(v), self.get(w));
                if !easy(self, s, t) {
                    return false;
                }
            }
            return true;
        }
        // A recurrence of the phi's own loop: induction over the iterations.
        if let Some(l) = self.rec_loop(expr)
            && self.loops.header(l) == block
        {
            if f.phi_len(inst) != 2 {
                return false;
            }
            let facts = self.loop_facts(l);
            let (Some(from), Some(latch)) = (facts.predecessor, facts.latch) else { return false };
            let (Some(v), Some(w)) = (f.phi_value_for(inst, from), f.phi_value_for(inst, latch)) else { return false };
            let (s, start) = (self.get(v), self.op(expr, 0));
            if !easy(self, s, start) {
                return false;
            }
            let (t, next) = (self.get(w), self.post_inc(expr));
            return easy(self, t, next);
        }
        for k in 0..f.phi_len(inst) {
            let (v, from) = f.phi_incoming(inst, k);
            if !self.dominates(expr, from) {
                return false;
            }
            let s = self.get(v);
            // Not a value of an earlier iteration.
            if !self.properly_dominates(s, block) || !easy(self, s, expr) {
                return false;
            }
        }
        true
    }
}
