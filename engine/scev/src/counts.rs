//! How far a recurrence is from zero, how many of its values are less or greater than a bound.

use super::interval::{signed_max, signed_min};
use super::*;
use smallvec::SmallVec;
use warpc_ir::fold::int::lshr;
use warpc_ir::opcode::IntPred;

const CNC: Expr = COULD_NOT_COMPUTE;

impl Se<'_, '_> {
    /// Limit of an exit that is not taken while `v != 0`.
    pub(super) fn how_far_to_zero(&mut self, expr: Expr, loop_id: Loop, only: bool, predicated: bool) -> ExitLimit {
        if expr == CNC {
            return ExitLimit::none();
        }
        if self.is_constant(expr) {
            return if self.is_zero(expr) { ExitLimit::all(expr) } else { ExitLimit::none() };
        }
        let mut predicates = SmallVec::new();
        let mut rec = expr;
        while matches!(self.kind(rec), Kind::ZeroExtend | Kind::SignExtend) {
            rec = self.op(rec, 0);
        }
        if self.kind(rec) != Kind::AddRec && predicated {
            rec = self.rec_under(expr, loop_id, &mut predicates);
        }
        if rec == CNC || self.rec_loop(rec) != Some(loop_id) {
            return ExitLimit::none();
        }
        if self.num_ops(rec) == 3 && !self.is_ptr(rec) {
            return match self.quadratic_zero(rec) {
                CNC => ExitLimit::none(),
                n => self.limit(n, n, n, false, predicates),
            };
        }
        if !self.is_affine(rec) {
            return ExitLimit::none();
        }
        // start + step * n = 0, modulo the width.
        let outer = self.loops.parent(loop_id);
        let start = self.at_scope(self.op(rec, 0), outer);
        let step = self.at_scope(self.op(rec, 1), outer);
        if !self.is_invariant(step, loop_id) || start == CNC {
            return ExitLimit::none();
        }
        let guards = self.guards_of(loop_id);
        let step_here = self.apply(step, &guards);
        let down = self.is_known_negative(step_here);
        if !down && !self.is_known_non_negative(step_here) {
            return ExitLimit::none();
        }
        let distance = if down { start } else { self.negate(start, Wrap::ANY) };
        let bits = self.bits(step);
        let ty = self.ty(distance);
        if self.is_one(step) || self.is_minus_one(step) {
            let here = self.apply(distance, &guards);
            let mut most = self.range(here, false).umax().min(self.range(distance, false).umax());
            // A rotated loop runs once more than its count: where the distance plus one is not zero, it is less.
            let one = self.one(ty);
            let zero = self.zero(ty);
            let next = self.add2(distance, one, Wrap::ANY);
            if self.entry_guarded(loop_id, IntPred::Ne, next, zero) {
                most = most.min(self.range(next, false).umax().wrapping_sub(1) & mask(bits));
            }
            let most = self.make_const(ty, most);
            return self.limit(distance, most, distance, false, predicates);
        }
        if only && self.wrap(rec) != Wrap::ANY && self.has_no_abnormal_exits(loop_id) {
            // A step that misses zero wraps, which is undefined: the quotient is exact.
            if !self.is_finite(loop_id) && !self.is_known_non_zero(step_here) {
                return ExitLimit::none();
            }
            let by = if down { self.negate(step, Wrap::ANY) } else { step };
            let exact = self.udiv(distance, by);
            let here = self.apply(exact, &guards);
            let most = self.range(here, false).umax().min(self.range(exact, false).umax());
            let most = self.make_const(ty, most);
            return self.limit(exact, most, exact, false, predicates);
        }
        if !self.is_constant(step) || self.is_zero(step) {
            return ExitLimit::none();
        }
        let negated = self.negate(start, Wrap::ANY);
        let exact = self.solve_linear(step, negated);
        if exact == CNC {
            return ExitLimit::none();
        }
        let here = self.apply(exact, &guards);
        let most = self.range(here, false).umax().min(self.range(exact, false).umax());
        let most = self.make_const(ty, most);
        self.limit(exact, most, exact, false, predicates)
    }
    /// The least `x` with `step * x = expr` modulo the width, of a constant step that is not zero.
    fn solve_linear(&mut self, step: Expr, expr: Expr) -> Expr {
        let bits = self.bits(expr);
        let ty = self.ty(expr);
        // The power of two in the step must be in the other side too; the rest of it has an inverse.
        let (twos, i) = match self.constant(step) {
            Some(step) => {
                let twos = step.trailing_zeros();
                (twos, self.make_const(ty, inverse(step >> twos) & mask(bits - twos)))
            }
            None => {
                let Some(step) = self.limbs(step) else { return CNC };
                let twos = number::trailing_zeros(&step, bits);
                let odd = number::inverse(&lshr(&step, twos), bits - twos);
                (twos, self.make_wide(ty, odd))
            }
        };
        if self.trailing_zeros(expr) < twos {
            return CNC;
        }
        let d = self.make_power(ty, twos);
        let p = self.mul2(expr, i, Wrap::ANY);
        self.udiv_exact(p, d)
    }
    /// `ceil(expr / d)` without overflow.
    fn udiv_ceil(&mut self, expr: Expr, d: Expr) -> Expr {
        let one = self.one(self.ty(expr));
        let m = self.umin2(expr, one);
        let less = self.minus(expr, m, Wrap::ANY);
        let q = self.udiv(less, d);
        self.add2(m, q, Wrap::ANY)
    }
    /// Whether adding the stride to the last value below `end` may overflow.
    fn may_overflow_below(&mut self, end: Expr, stride: Expr, signed: bool) -> bool {
        let bits = self.bits(end);
        let one = self.one(self.ty(stride));
        let less = self.minus(stride, one, Wrap::ANY);
        let (e, s) = (self.range(end, signed), self.range(less, signed));
        if signed {
            number::is_difference_below(bits, signed_max(bits), s.smax(), e.smax(), true)
        } else {
            number::is_difference_below(bits, mask(bits), s.umax(), e.umax(), false)
        }
    }
    fn may_overflow_above(&mut self, end: Expr, stride: Expr, signed: bool) -> bool {
        let bits = self.bits(end);
        let one = self.one(self.ty(stride));
        let less = self.minus(stride, one, Wrap::ANY);
        let (e, s) = (self.range(end, signed), self.range(less, signed));
        if signed {
            number::add(bits, signed_min(bits), s.smax()).is_none_or(|limit| interval::slt(e.smin(), limit, bits))
        } else {
            s.umax() > e.umin()
        }
    }
    /// Whether `expr` is less than `expr + stride` where that is compared with a bound that `expr` is below: ranges leave no wrap,
    /// or the recurrence that starts with `expr` does not wrap. (If it did in its first step, the sum would be far below the bound
    /// and the step taken.)
    fn grows(&mut self, expr: Expr, stride: Expr, loop_id: Loop, signed: bool) -> bool {
        if !self.counts_threads(stride) || !self.is_known_positive(stride) {
            return false;
        }
        let need = if signed { Wrap::NSW } else { Wrap::NUW };
        let rec = self.s.nodes.find(Kind::AddRec, self.ty(expr), loop_id.0 as u128, &[expr, stride]);
        if rec.is_some_and(|r| self.wrap(r).has(need)) {
            return true;
        }
        let (expr, stride) = (self.range(expr, signed), self.range(stride, signed));
        (if signed { stride.add_nsw_region() } else { stride.add_nuw_region() }).contains_all(expr)
    }
    /// Assumes as a predicate that a recurrence over threads, blocks or grids does not wrap, where counts may have predicates. The
    /// assumption covers only iterations that the loop executes, so this exit must be the loop's only one.
    fn assume_no_wrap(&mut self, iv: Expr, signed: bool, predicated: bool, predicates: &mut Predicates) -> bool {
        if !predicated || !self.set.more_counts || !self.counts_threads(iv) {
            return false;
        }
        let p = self.predicate(Predicate::NoWrap { rec: iv, nusw: !signed, nssw: signed });
        if !predicates.contains(&p) {
            predicates.push(p);
        }
        true
    }
    /// A constant bound of the count of a recurrence that is below `end`.
    fn most_below(&mut self, start: Expr, stride: Expr, end: Expr, bits: u32, signed: bool) -> Expr {
        let ty = self.ty(stride);
        if signed && bits == 1 {
            return self.zero(ty);
        }
        if signed && self.is_known_negative(stride) {
            return CNC;
        }
        let (rs, rt, re) = (self.range(start, signed), self.range(stride, signed), self.range(end, signed));
        let least = if signed { rs.smin() } else { rs.umin() };
        let step = Self::max_of(bits, signed, 1, if signed { rt.smin() } else { rt.umin() });
        let top = if signed { signed_max(bits) } else { mask(bits) };
        let most = if signed { re.smax() } else { re.umax() };
        let below = number::is_difference_below(bits, top, step - 1, most, signed);
        let ends = [if below { top } else { most }, if below { step - 1 } else { 0 }];
        let [top, less] = ends.map(|end| self.make_const(ty, end));
        let most = self.minus(top, less, Wrap::ANY);
        let least = self.make_const(ty, least);
        let most = if signed { self.smax2(most, least) } else { self.umax2(most, least) };
        let d = self.minus(most, least, Wrap::ANY);
        let step = self.make_const(ty, step);
        self.udiv_ceil(d, step)
    }
    /// Whether wrapping around would make the loop endless, which it is not: the exit `iv < end` is the only one, and the
    /// values repeat.
    fn cannot_self_wrap(&mut self, iv: Expr, end: Expr, loop_id: Loop, only: bool) -> bool {
        self.is_invariant(end, loop_id)
            && self.exact_log2(self.op(iv, 1)).is_some()
            && only
            && self.has_no_abnormal_exits(loop_id)
            && self.is_finite(loop_id)
    }
    /// A zero-extended recurrence as a recurrence, where the comparison itself shows that it does not wrap.
    fn extended_iv(&mut self, expr: Expr, end: Expr, loop_id: Loop, only: bool) -> Option<Expr> {
        if self.kind(expr) != Kind::ZeroExtend {
            return None;
        }
        let rec = self.op(expr, 0);
        if self.rec_loop(rec) != Some(loop_id) || !self.is_affine(rec) {
            return None;
        }
        let step = self.op(rec, 1);
        if !self.wrap(rec).has(Wrap::NUW) && only && self.is_invariant(end, loop_id) && self.is_known_non_zero(step) {
            // The bound is below what the narrow type can pass over in one step.
            let inner = self.bits(rec);
            let stride = self.range(step, false).umax();
            let limit = number::sub(inner, mask(inner), stride.wrapping_sub(1) & mask(inner));
            let here = self.apply_guards(end, loop_id);
            // In the width of the bound, where it is wider.
            let limit = limit.and_then(|limit| number::zext(limit, inner, self.bits(end)));
            let most = self.range(here, false).umax();
            if limit.is_some_and(|limit| most <= limit) {
                self.add_rec_facts(rec, Wrap::NUW);
            }
        }
        if !self.wrap(rec).has(Wrap::NUW) {
            return None;
        }
        let ty = self.ty(expr);
        let start = self.extended_start(rec, ty, false, 0);
        let step = self.zero_extend(step, ty, 0);
        let w = self.wrap(rec);
        let iv = self.rec2(start, step, loop_id, w);
        (self.kind(iv) == Kind::AddRec).then_some(iv)
    }
    /// Limit of an exit that is not taken while `expr < end`.
    pub(super) fn how_many_less(
        &mut self,
        expr: Expr,
        end: Expr,
        loop_id: Loop,
        signed: bool,
        only: bool,
        predicated: bool,
    ) -> ExitLimit {
        let mut predicates = SmallVec::new();
        let mut iv = if self.kind(expr) == Kind::AddRec {
            expr
        } else {
            self.extended_iv(expr, end, loop_id, only).unwrap_or(CNC)
        };
        let mut assumed = false;
        if iv == CNC && predicated {
            iv = self.rec_under(expr, loop_id, &mut predicates);
            assumed = true;
        }
        if iv == CNC || self.rec_loop(iv) != Some(loop_id) || !self.is_affine(iv) {
            return ExitLimit::none();
        }
        let need = if signed { Wrap::NSW } else { Wrap::NUW };
        let no_wrap = only && self.wrap(iv).has(need);
        let p = if signed { IntPred::Slt } else { IntPred::Ult };
        let mut stride = self.op(iv, 1);
        let positive = self.is_known_positive(stride);
        if !positive {
            // If it never wraps and the loop ends, a stride of zero or less leaves in the first iteration.
            if assumed || !no_wrap || !self.is_finite(loop_id) || !self.has_no_abnormal_exits(loop_id) {
                return ExitLimit::none();
            }
            if !self.is_known_non_zero(stride) {
                if !self.is_invariant(end, loop_id) {
                    return ExitLimit::none();
                }
                let start_if_zero = self.minus(self.op(iv, 0), stride, Wrap::ANY);
                if start_if_zero == CNC || !self.entry_guarded(loop_id, p, start_if_zero, end) {
                    let one = self.one(self.ty(stride));
                    stride = self.umax2(stride, one);
                }
            }
        } else if !self.is_one(stride) && !no_wrap {
            let may = self.may_overflow_below(end, stride, signed);
            if may
                && !self.cannot_self_wrap(iv, end, loop_id, only)
                && !self.assume_no_wrap(iv, signed, predicated && only, &mut predicates)
            {
                return ExitLimit::none();
            }
        }
        let (first, bound) = (self.op(iv, 0), end);
        let start = self.ptr_to_int(first);
        let end = self.ptr_to_int(end);
        if start == CNC || end == CNC {
            return ExitLimit::none();
        }
        let bits = self.bits(expr);
        let mut count = CNC;
        let mut if_taken = CNC;
        if !self.is_invariant(end, loop_id) {
            (count, if_taken) = self.count_towards(start, stride, end, loop_id, signed, positive);
            if count == CNC {
                let most = self.most_below(start, stride, end, bits, signed);
                return self.limit(CNC, most, most, false, predicates);
            }
        } else {
            // Where end is above start - stride: (end - 1 - (start - stride)) / stride.
            let before = self.minus(first, stride, Wrap::ANY);
            let grows = before != CNC
                && (self.entry_guarded(loop_id, p, before, first) || self.grows(before, stride, loop_id, signed));
            if grows && self.entry_guarded(loop_id, p, before, bound) {
                let m = self.minus_one(self.ty(stride));
                let last = self.add2(end, m, Wrap::ANY);
                let low = self.minus(start, stride, Wrap::ANY);
                let n = self.minus(last, low, Wrap::ANY);
                count = self.udiv(n, stride);
            }
            if count == CNC {
                (count, if_taken) = self.count_below(start, stride, end, (first, bound), loop_id, signed);
            }
        }
        let mut max_or_zero = false;
        let mut most = if self.is_constant(count) {
            count
        } else if if_taken != CNC && self.is_constant(if_taken) {
            max_or_zero = true;
            if_taken
        } else {
            self.most_below(start, stride, end, bits, signed)
        };
        if most == CNC && count != CNC {
            most = self.largest(count);
        }
        let symbolic = if count == CNC { most } else { count };
        self.limit(count, most, symbolic, max_or_zero, predicates)
    }
    /// Count of a recurrence towards a bound that comes down to meet it, and the count if it runs at all.
    fn count_towards(
        &mut self,
        start: Expr,
        stride: Expr,
        end: Expr,
        loop_id: Loop,
        signed: bool,
        positive: bool,
    ) -> (Expr, Expr) {
        if !positive || self.rec_loop(end) != Some(loop_id) || !self.wrap(end).has(Wrap::NSW) || !self.is_affine(end) {
            return (CNC, CNC);
        }
        // What goes below zero is large to an unsigned comparison.
        if !signed && !self.is_known_non_negative(end) {
            return (CNC, CNC);
        }
        let (first, down) = (self.op(end, 0), self.op(end, 1));
        if !self.is_known_negative(down) || !self.will_not_overflow(Opcode::Sub, true, stride, down, None) {
            return (CNC, CNC);
        }
        let by = self.minus(stride, down, Wrap::ANY);
        if !self.is_known_positive(by) {
            return (CNC, CNC);
        }
        let top = if signed { self.smax2(first, start) } else { self.umax2(first, start) };
        let d = self.minus(top, start, Wrap::ANY);
        let count = self.udiv_ceil(d, by);
        let d = self.minus(first, start, Wrap::ANY);
        (count, self.udiv_ceil(d, by))
    }
    /// `ceil((max(end, start) - start) / stride)`, and the same with `end` itself when that is not known to be larger.
    fn count_below(
        &mut self,
        start: Expr,
        stride: Expr,
        end: Expr,
        (first, bound): (Expr, Expr),
        loop_id: Loop,
        signed: bool,
    ) -> (Expr, Expr) {
        let mut if_taken = CNC;
        let top = if self.is_entered_at_or_below(first, bound, loop_id, signed) {
            end
        } else {
            let d = self.minus(end, start, Wrap::ANY);
            if_taken = self.udiv_ceil(d, stride);
            if signed { self.smax2(end, start) } else { self.umax2(end, start) }
        };
        let one = self.one(self.ty(stride));
        let less = self.minus(stride, one, Wrap::ANY);
        // Whether top - start + stride - 1 may overflow.
        let power = self.exact_log2(stride).is_some();
        let may = !power && start != stride && start != less;
        let d = self.minus(top, start, Wrap::ANY);
        let count = if may {
            self.udiv_ceil(d, stride)
        } else {
            let n = self.add2(d, less, Wrap::ANY);
            self.udiv(n, stride)
        };
        (count, if_taken)
    }
    fn is_entered_at_or_below(&mut self, first: Expr, bound: Expr, loop_id: Loop, signed: bool) -> bool {
        let (ge, gt) = if signed { (IntPred::Sge, IntPred::Sgt) } else { (IntPred::Uge, IntPred::Ugt) };
        let guards = self.guards_of(loop_id);
        let (b, s) = (self.apply(bound, &guards), self.apply(first, &guards));
        if self.entry_guarded(loop_id, ge, bound, first) || self.is_known(ge, b, s) {
            return true;
        }
        let m = self.minus_one(self.ty(first));
        let less = self.add2(first, m, Wrap::ANY);
        self.entry_guarded(loop_id, gt, bound, less)
    }
    /// Whether `top - bottom + stride - 1` fits in the type, for all `top` not below `bottom`.
    fn has_room(&mut self, top: Expr, bottom: Expr, stride: Expr, signed: bool) -> bool {
        let bits = self.bits(stride);
        let (t, b, s) = (self.range(top, signed), self.range(bottom, signed), self.range(stride, signed));
        let (high, low, step) = if signed { (t.smax(), b.smin(), s.smax()) } else { (t.umax(), b.umin(), s.umax()) };
        let room = number::sub(bits, mask(bits), step.wrapping_sub(1) & mask(bits));
        number::sub(bits, high, low).zip(room).is_some_and(|(d, room)| d <= room)
    }
    /// Limit of an exit that is not taken while `expr > end`.
    pub(super) fn how_many_greater(
        &mut self,
        expr: Expr,
        end: Expr,
        loop_id: Loop,
        signed: bool,
        only: bool,
        predicated: bool,
    ) -> ExitLimit {
        let mut predicates = SmallVec::new();
        if !self.is_invariant(end, loop_id) {
            return ExitLimit::none();
        }
        let mut iv = expr;
        if self.kind(expr) != Kind::AddRec && predicated {
            iv = self.rec_under(expr, loop_id, &mut predicates);
        }
        if iv == CNC || self.rec_loop(iv) != Some(loop_id) || !self.is_affine(iv) {
            return ExitLimit::none();
        }
        let need = if signed { Wrap::NSW } else { Wrap::NUW };
        let no_wrap = only && self.wrap(iv).has(need);
        let (gt, ge) = if signed { (IntPred::Sgt, IntPred::Sge) } else { (IntPred::Ugt, IntPred::Uge) };
        let stride = self.negate(self.op(iv, 1), Wrap::ANY);
        if !self.is_known_positive(stride) {
            return ExitLimit::none();
        }
        if !self.is_one(stride)
            && !no_wrap
            && self.may_overflow_above(end, stride, signed)
            && !self.assume_no_wrap(iv, signed, predicated && only, &mut predicates)
        {
            return ExitLimit::none();
        }
        let first = self.op(iv, 0);
        let mut bottom = end;
        // Where the last value does not wrap the sum does not for powers of two; otherwise there must be room for it.
        let power = self.exact_log2(stride).is_some();
        let sums = power || !self.may_overflow_above(end, stride, signed) || self.has_room(first, end, stride, signed);
        // The sum also counts a first value that is below the end by less than a stride as no iterations.
        let before = self.add2(first, stride, Wrap::ANY);
        if !(sums && self.entry_guarded(loop_id, gt, before, end) || self.entry_guarded(loop_id, ge, first, end)) {
            if self.is_ptr(first) != self.is_ptr(end) {
                return ExitLimit::none();
            }
            bottom = if signed { self.smin2(end, first) } else { self.umin2(end, first) };
        }
        let (start, bottom) = (self.ptr_to_int(first), self.ptr_to_int(bottom));
        if start == CNC || bottom == CNC {
            return ExitLimit::none();
        }
        let one = self.one(self.ty(stride));
        let bits = self.bits(expr);
        let d = self.minus(start, bottom, Wrap::ANY);
        let count = if sums {
            let less = self.minus(stride, one, Wrap::ANY);
            let n = self.add2(d, less, Wrap::ANY);
            self.udiv(n, stride)
        } else {
            self.udiv_ceil(d, stride)
        };
        let most = if self.is_constant(count) {
            count
        } else {
            let (rs, rt, re) = (self.range(start, signed), self.range(stride, signed), self.range(end, signed));
            let top = if signed { rs.smax() } else { rs.umax() };
            let step = if signed { rt.smin() } else { rt.umin() };
            let base = if signed { signed_min(bits) } else { 0 };
            let least = if signed { re.smin() } else { re.umin() };
            let limit = number::add(bits, base, step.wrapping_sub(1) & mask(bits));
            let low = limit.map(|limit| Self::max_of(bits, signed, least, limit));
            match low.and_then(|low| number::sub(bits, top, low)) {
                Some(d) => {
                    let ty = self.ty(stride);
                    let d = self.make_const(ty, d);
                    let step = self.make_const(ty, step);
                    self.udiv_ceil(d, step)
                }
                None => self.largest(count),
            }
        };
        self.limit(count, most, count, false, predicates)
    }
}

/// Inverse of an odd number modulo a power of two.
pub(super) fn inverse(a: u128) -> u128 {
    let mut x = a;
    // Each step doubles the number of right bits, of which there are three at first.
    for _ in 0..6 {
        x = x.wrapping_mul(2u128.wrapping_sub(a.wrapping_mul(x)));
    }
    x
}
