//! What follows from a condition: whether `a p b` holds where another comparison does.

use super::interval::signed_min;
use super::*;
use warpc_ir::opcode::IntPred;

impl Se<'_, '_> {
    /// Operands of `and` or `or` of booleans, also as a select; and whether it is `and`.
    pub(super) fn logical(&self, v: Value) -> Option<(Value, Value, bool)> {
        let i = v.as_inst()?;
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
    /// Whether `c` (or, when `inverse`, its opposite) implies `a p b`. `at`: a block where it is asked for.
    pub(super) fn implied(&mut self, p: IntPred, a: Expr, b: Expr, c: Value, inverse: bool, at: Option<Block>) -> bool {
        let mut work: smallvec::SmallVec<[Value; 4]> = smallvec::SmallVec::from_slice(&[c]);
        let depth = self.pending_conditions.len();
        let mut seen = 0;
        let mut found = false;
        while let Some(c) = work.pop() {
            if self.int_of(c) == Some(inverse as u128) {
                found = true;
                break;
            }
            if self.pending_conditions.contains(&c) || seen > 32 {
                continue;
            }
            seen += 1;
            self.pending_conditions.push(c);
            if let Some((x, y, and)) = self.logical(c)
                && and != inverse
            {
                work.push(y);
                work.push(x);
                continue;
            }
            let Some(i) = c.as_inst().filter(|&i| self.f.op(i) == Opcode::ICmp) else { continue };
            if self.type_of(self.f.operand(i, 0)).is_none() {
                continue;
            }
            let q = if inverse { self.f.int_pred(i).inverse() } else { self.f.int_pred(i) };
            let (x, y) = (self.get(self.f.operand(i, 0)), self.get(self.f.operand(i, 1)));
            if self.implied_by(p, a, b, q, x, y, at) {
                found = true;
                break;
            }
        }
        self.pending_conditions.truncate(depth);
        found
    }
    /// Whether `x q y` implies `a p b`; widths may differ.
    pub(super) fn implied_by(
        &mut self,
        p: IntPred,
        a: Expr,
        b: Expr,
        q: IntPred,
        x: Expr,
        y: Expr,
        at: Option<Block>,
    ) -> bool {
        let (mut a, mut b, mut x, mut y) = (a, b, x, y);
        let (have, want) = (self.bits(x), self.bits(a));
        if want < have {
            if !q.is_signed() && !self.is_ptr(x) && !self.is_ptr(y) {
                // Both fit in the narrow type.
                let (wide, narrow) = (self.ty(x), self.ty(a));
                let most = self.make_const(wide, mask(want));
                if self.is_known_simply(IntPred::Ule, x, most) && self.is_known_simply(IntPred::Ule, y, most) {
                    let (x, y) = (self.truncate(x, narrow, 0), self.truncate(y, narrow, 0));
                    if self.implied_balanced(p, a, b, q, x, y, at) {
                        return true;
                    }
                }
            }
            if self.is_ptr(a) || self.is_ptr(b) {
                return false;
            }
            let ty = self.ty(x);
            a = self.extend(a, ty, p.is_signed(), 0);
            b = self.extend(b, ty, p.is_signed(), 0);
        } else if want > have {
            if self.is_ptr(x) || self.is_ptr(y) {
                return false;
            }
            let ty = self.ty(a);
            x = self.extend(x, ty, q.is_signed(), 0);
            y = self.extend(y, ty, q.is_signed(), 0);
        }
        self.implied_balanced(p, a, b, q, x, y, at)
    }
    fn implied_balanced(
        &mut self,
        p: IntPred,
        a: Expr,
        b: Expr,
        q: IntPred,
        x: Expr,
        y: Expr,
        at: Option<Block>,
    ) -> bool {
        let (mut p, mut a, mut b, mut q, mut x, mut y) = (p, a, b, q, x, y);
        if self.simplify_comparison(&mut p, &mut a, &mut b) && a == b {
            return p.is_true_when_equal();
        }
        if self.simplify_comparison(&mut q, &mut x, &mut y) && x == y {
            return !q.is_true_when_equal();
        }
        if self.bits(a) != self.bits(x) {
            return false;
        }
        let is_const = |se: &Self, e: Expr| se.kind(e) == Kind::Constant;
        let is_rec = |se: &Self, e: Expr| se.kind(e) == Kind::AddRec;
        if a == y || b == x {
            if is_const(self, b) {
                std::mem::swap(&mut x, &mut y);
                q = q.swapped();
            } else {
                std::mem::swap(&mut a, &mut b);
                p = p.swapped();
            }
        }
        if q == p {
            return self.implied_operands(p, a, b, x, y, at);
        }
        if q.swapped() == p {
            // Constants stay right and recurrences left, if need be by complementing both sides.
            if !is_const(self, b) && !is_rec(self, a) {
                return self.implied_operands(q, b, a, x, y, at);
            }
            if !is_const(self, y) && !is_rec(self, x) {
                return self.implied_operands(p, a, b, y, x, at);
            }
            if !self.is_ptr(a) && !self.is_ptr(b) {
                let (na, nb) = (self.not(a), self.not(b));
                if self.implied_operands(q, na, nb, x, y, at) {
                    return true;
                }
            }
            if !self.is_ptr(x) && !self.is_ptr(y) {
                let (nx, ny) = (self.not(x), self.not(y));
                return self.implied_operands(p, a, b, nx, ny, at);
            }
            return false;
        }
        if Self::differ_in_sign(p, q) {
            if self.is_known_non_negative(x) && self.is_known_non_negative(y)
                || self.is_known_negative(x) && self.is_known_negative(y)
            {
                return self.implied_operands(p, a, b, x, y, at);
            }
            // As less-than: x <u y and y >= 0 give x <s y; x <s y and y < 0 give x <u y.
            let greater = matches!(p, IntPred::Ugt | IntPred::Uge | IntPred::Sgt | IntPred::Sge);
            let (cp, cq, ca, cb, cx, cy) =
                if greater { (p.swapped(), q.swapped(), b, a, y, x) } else { (p, q, a, b, x, y) };
            if cp.is_signed() && self.is_known_non_negative(cb) || cp.is_unsigned() && self.is_known_negative(cb) {
                return self.implied_operands(cq, ca, cb, cx, cy, None);
            }
        }
        if q == IntPred::Ne && (is_const(self, x) || is_const(self, y)) && self.implied_by_not_equal(p, a, b, x, y, at)
        {
            return true;
        }
        if q == IntPred::Eq && p.is_true_when_equal() && self.implied_operands(p, a, b, x, y, at) {
            return true;
        }
        if p == IntPred::Ne && !q.is_true_when_equal() && self.implied_operands(q, a, b, x, y, at) {
            return true;
        }
        self.implied_by_ranges(p, a, b, q, x, y)
    }
    /// From `v != c`, where `c` is the least that `v` can be: `v >= c + 1`.
    fn implied_by_not_equal(&mut self, p: IntPred, a: Expr, b: Expr, x: Expr, y: Expr, at: Option<Block>) -> bool {
        let (c, v) = if self.kind(x) == Kind::Constant { (x, y) } else { (y, x) };
        let signed = p.is_signed();
        let r = self.range(v, signed);
        let least = if signed { r.smin() } else { r.umin() };
        if self.constant(c) != Some(least) {
            return false;
        }
        let ty = self.ty(v);
        let sharper = self.make_const(ty, least.wrapping_add(1));
        let least = self.make_const(ty, least);
        let (p, a, b) = match p {
            IntPred::Eq | IntPred::Ne => return false,
            IntPred::Sle | IntPred::Ule | IntPred::Slt | IntPred::Ult => (p.swapped(), b, a),
            _ => (p, a, b),
        };
        if matches!(p, IntPred::Sge | IntPred::Uge) && self.implied_operands(p, a, b, v, sharper, at) {
            return true;
        }
        self.implied_operands(p, a, b, v, least, at)
    }
    /// Whether `x p y` implies `a p b`.
    fn implied_operands(&mut self, p: IntPred, a: Expr, b: Expr, x: Expr, y: Expr, at: Option<Block>) -> bool {
        self.implied_by_ranges(p, a, b, p, x, y)
            || self.implied_by_offset(p, a, b, x, y)
            || self.implied_by_shift(p, a, b, x, y)
            || self.implied_by_start(p, a, b, x, y, at)
            || self.implied_by_sides(p, a, b, x, y, 0)
    }
    /// `x` is in a range by `x q y`, `a` is `x` and a constant: all of that range satisfies `p b`.
    pub(super) fn implied_by_ranges(&mut self, p: IntPred, a: Expr, b: Expr, q: IntPred, x: Expr, y: Expr) -> bool {
        let (Some(d), Some(c)) = (self.constant(b), self.constant(y)) else { return false };
        let Some(more) = self.constant_difference(a, x) else { return false };
        let bits = self.bits(a);
        let r = Interval::where_icmp(q, bits, c).add(Interval::single(bits, more));
        r.always(p, Interval::single(bits, d))
    }
    /// `x < y < -c` gives `x + c < y + c`, for recurrences of one loop.
    fn implied_by_offset(&mut self, p: IntPred, a: Expr, b: Expr, x: Expr, y: Expr) -> bool {
        if !matches!(p, IntPred::Slt | IntPred::Ult) {
            return false;
        }
        let (Some(l), Some(m)) = (self.rec_loop(x), self.rec_loop(a)) else { return false };
        if l != m {
            return false;
        }
        let (Some(d), Some(e)) = (self.constant_difference(a, x), self.constant_difference(b, y)) else { return false };
        if d != e {
            return false;
        }
        if d == 0 {
            return true;
        }
        let base = if p == IntPred::Ult { 0 } else { signed_min(self.bits(b)) };
        let limit = self.make_const(self.ty(b), base.wrapping_sub(e));
        self.is_available_at_entry(y, l) && self.entry_guarded(l, p, y, limit)
    }
    /// `a < (s >> n)` and `s <= b` give `a < b`.
    fn implied_by_shift(&mut self, p: IntPred, a: Expr, b: Expr, x: Expr, y: Expr) -> bool {
        let (mut p, mut a, mut b, mut x, mut y) = (p, a, b, x, y);
        if b == y {
            std::mem::swap(&mut a, &mut b);
            std::mem::swap(&mut x, &mut y);
            p = p.swapped();
        }
        if a != x {
            return false;
        }
        let Some(i) = self.unknown_inst(y).filter(|&i| self.f.op(i) == Opcode::LShr) else { return false };
        match p {
            IntPred::Ult | IntPred::Ule => {
                let s = self.get(self.f.operand(i, 0));
                self.is_known(IntPred::Ule, s, b)
            }
            IntPred::Slt | IntPred::Sle => {
                let s = self.get(self.f.operand(i, 0));
                self.is_known_non_negative(s) && self.is_known(IntPred::Sle, s, b)
            }
            _ => false,
        }
    }
    /// What is known in every iteration is known of the first one.
    fn implied_by_start(&mut self, p: IntPred, a: Expr, b: Expr, x: Expr, y: Expr, at: Option<Block>) -> bool {
        let Some(at) = at else { return false };
        let (rec, other) = if self.kind(x) == Kind::AddRec { (x, y) } else { (y, x) };
        let Some(l) = self.rec_loop(rec) else { return false };
        let Some(latch) = self.loop_facts(l).latch else { return false };
        if !self.loops.contains(l, at) || !self.dom.dominates(at, latch) || !self.is_available_at_entry(other, l) {
            return false;
        }
        let start = self.op(rec, 0);
        let (x, y) = if rec == x { (start, y) } else { (x, start) };
        self.implied_operands(p, a, b, x, y, None)
    }
    /// `a <= x`, `x p y`, `y <= b`; or what the parts of `a` say.
    fn implied_by_sides(&mut self, p: IntPred, a: Expr, b: Expr, x: Expr, y: Expr, depth: u32) -> bool {
        let sides = match p {
            IntPred::Eq | IntPred::Ne => None,
            IntPred::Slt | IntPred::Sle => Some((IntPred::Sle, IntPred::Sge)),
            IntPred::Sgt | IntPred::Sge => Some((IntPred::Sge, IntPred::Sle)),
            IntPred::Ult | IntPred::Ule => Some((IntPred::Ule, IntPred::Uge)),
            IntPred::Ugt | IntPred::Uge => Some((IntPred::Uge, IntPred::Ule)),
        };
        let direct = match sides {
            None => self.is_same_value(a, x) && self.is_same_value(b, y),
            // The side of the limits first: it is the one that mostly fails.
            Some((left, right)) => self.is_known_simply(right, b, y) && self.is_known_simply(left, a, x),
        };
        direct || self.implied_by_operations(p, a, b, x, y, depth)
    }
    /// Sums of what is known, quotients by constants, phis input by input. Goes as deep as its knob says.
    fn implied_by_operations(&mut self, p: IntPred, a: Expr, b: Expr, x: Expr, y: Expr, depth: u32) -> bool {
        if depth > self.set.implication_depth {
            return false;
        }
        let (mut p, mut a, mut b, mut x, mut y) = (p, a, b, x, y);
        if matches!(p, IntPred::Ult | IntPred::Slt) {
            p = p.swapped();
            std::mem::swap(&mut a, &mut b);
            std::mem::swap(&mut x, &mut y);
        }
        if p == IntPred::Ugt && self.is_known_non_negative(x) && self.is_known_non_negative(y) {
            // All of them not negative: the same as signed.
            let m = self.minus_one(self.ty(a));
            if self.implied_operands(IntPred::Sgt, a, m, x, y, None)
                && self.implied_operands(IntPred::Sgt, b, m, x, y, None)
            {
                p = p.flipped_sign();
            }
        }
        if p != IntPred::Sgt {
            return false;
        }
        let (whole_a, whole_x) = (a, x);
        let under = |se: &Self, e: Expr| if se.kind(e) == Kind::SignExtend { se.op(e, 0) } else { e };
        a = under(self, a);
        x = under(self, x);
        if self.kind(a) == Kind::Add {
            if self.bits(a) != self.bits(b) || !self.wrap(a).has(Wrap::NSW) {
                return false;
            }
            if self.num_ops(a) == 2 {
                let (s, t) = (self.op(a, 0), self.op(a, 1));
                let m = self.minus_one(self.ty(b));
                for (s, t) in [(s, t), (t, s)] {
                    if self.greater_in_context(s, m, whole_x, y, depth)
                        && self.greater_in_context(t, b, whole_x, y, depth)
                    {
                        return true;
                    }
                }
            }
        } else if let Some(i) = self.unknown_inst(a)
            && self.f.op(i) == Opcode::SDiv
        {
            let Some(d) = self.int_of(self.f.operand(i, 1)) else { return false };
            let Some(n) = self.existing_or_leaf(self.f.operand(i, 0)) else { return false };
            let denominator = self.make_const(self.ty(a), d);
            if self.ty(n) != self.ty(x) || !self.is_same_value(n, x) || !self.is_known_positive(denominator) {
                return false;
            }
            if self.is_ptr(y) {
                return false;
            }
            let ty = self.wider(self.ty(denominator), self.ty(y));
            let (den, far) = (self.sext_or_same(denominator, ty), self.sext_or_same(y, ty));
            let two = self.make_const(ty, 2);
            let less = self.minus(den, two, Wrap::ANY);
            if self.is_known_non_positive(b) && self.greater_in_context(far, less, whole_x, y, depth) {
                return true;
            }
            let m = self.minus_one(ty);
            let less = self.minus(m, den, Wrap::ANY);
            if self.is_known_negative(b) && self.greater_in_context(far, less, whole_x, y, depth) {
                return true;
            }
        }
        self.implied_by_merge(p, whole_a, b, whole_x, y, depth + 1)
    }
    fn existing_or_leaf(&mut self, v: Value) -> Option<Expr> {
        match v.as_inst() {
            Some(_) => self.existing(v),
            None => Some(self.get(v)),
        }
    }
    fn greater_in_context(&mut self, s: Expr, t: Expr, x: Expr, y: Expr, depth: u32) -> bool {
        if self.bits(s) != self.bits(t) {
            return false;
        }
        self.is_known_simply(IntPred::Sgt, s, t) || self.implied_by_operations(IntPred::Sgt, s, t, x, y, depth + 1)
    }
    /// A phi compares as all of its inputs do.
    fn implied_by_merge(&mut self, p: IntPred, a: Expr, b: Expr, x: Expr, y: Expr, depth: u32) -> bool {
        let f = self.f;
        let phi = |se: &Self, e: Expr| se.unknown_inst(e).filter(|&i| f.op(i) == Opcode::Phi && f.phi_len(i) <= 64);
        let (mut p, mut a, mut b, mut x, mut y) = (p, a, b, x, y);
        let (mut pa, mut pb) = (phi(self, a), phi(self, b));
        if pa.is_none() && pb.is_none() {
            return false;
        }
        let held = self.pending_merges.len();
        for i in [pa, pb].into_iter().flatten() {
            if self.pending_merges.contains(&i) {
                self.pending_merges.truncate(held);
                return false;
            }
            self.pending_merges.push(i);
        }
        if pa.is_none() {
            std::mem::swap(&mut a, &mut b);
            std::mem::swap(&mut x, &mut y);
            std::mem::swap(&mut pa, &mut pb);
            p = p.swapped();
        }
        let r = pa.is_some_and(|i| self.merge_inputs(p, i, pb, b, x, y, depth));
        self.pending_merges.truncate(held);
        r
    }
    fn merge_inputs(&mut self, p: IntPred, i: Inst, pb: Option<Inst>, b: Expr, x: Expr, y: Expr, depth: u32) -> bool {
        let f = self.f;
        let block = f.block_of(i);
        let easy = |se: &mut Self, s: Expr, t: Expr| {
            se.bits(s) == se.bits(t)
                && (se.is_known_simply(p, s, t)
                    || se.implied_by_ranges(p, s, t, p, x, y)
                    || se.implied_by_operations(p, s, t, x, y, depth))
        };
        if let Some(j) = pb.filter(|&j| f.block_of(j) == block) {
            for k in 0..f.phi_len(i) {
                let (v, from) = f.phi_incoming(i, k);
                let Some(w) = f.phi_value_for(j, from) else { return false };
                let (s, t) = (self.get(v), self.get(w));
                if !easy(self, s, t) {
                    return false;
                }
            }
            return true;
        }
        if let Some(l) = self.rec_loop(b)
            && self.loops.header(l) == block
        {
            if f.phi_len(i) != 2 {
                return false;
            }
            let facts = self.loop_facts(l);
            let (Some(from), Some(latch)) = (facts.predecessor, facts.latch) else { return false };
            let (Some(v), Some(w)) = (f.phi_value_for(i, from), f.phi_value_for(i, latch)) else { return false };
            let (s, start) = (self.get(v), self.op(b, 0));
            if !easy(self, s, start) {
                return false;
            }
            let (t, next) = (self.get(w), self.post_inc(b));
            return easy(self, t, next);
        }
        for k in 0..f.phi_len(i) {
            let (v, from) = f.phi_incoming(i, k);
            if !self.dominates(b, from) {
                return false;
            }
            let s = self.get(v);
            // Not a value of an earlier iteration.
            if !self.properly_dominates(s, block) || !easy(self, s, b) {
                return false;
            }
        }
        true
    }
}
