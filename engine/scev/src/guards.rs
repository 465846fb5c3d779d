//! What the conditions that a loop is entered under say of expressions: rewrites of unknowns, extensions and extrema to
//! forms that show it (`umin(x, 7)` for `x` where `x < 8`). For ranges and divisors in the context of the loop only.

use super::interval::is_neg;
use super::*;
use hashbrown::HashMap;
use warpc_columns::intern::Hasher;
use warpc_ir::opcode::IntPred;

/// Rewrites that hold where a loop is entered.
pub struct Guards {
    map: HashMap<Expr, Expr, Hasher>,
    /// Expressions with a rewrite, in the order they were found.
    order: Vec<Expr>,
    keep: Wrap,
}

impl Guards {
    fn get(&self, expr: Expr) -> Expr {
        self.map.get(&expr).copied().unwrap_or(expr)
    }
    /// Expressions and what they are rewritten to, in the order they were found.
    pub fn rewrites(&self) -> Vec<(Expr, Expr)> {
        let mut seen = super::node::Seen::default();
        self.order.iter().filter(|&&e| seen.insert(e)).map(|&e| (e, self.get(e))).filter(|(e, to)| e != to).collect()
    }
}

impl Se<'_, '_> {
    /// `expr` as the conditions that `loop_id` is entered under show it.
    pub fn apply_guards(&mut self, expr: Expr, loop_id: Loop) -> Expr {
        let g = self.guards_of(loop_id);
        self.apply(expr, &g)
    }
    /// Conditions that `loop_id` is entered under.
    pub fn guards_of(&mut self, loop_id: Loop) -> Guards {
        let mut g =
            Guards { map: HashMap::with_hasher(Hasher::with_seed(0x67756172)), order: Vec::new(), keep: Wrap::ANY };
        let header = self.loops.header(loop_id);
        let mut terms: Vec<(Value, bool)> = Vec::new();
        let mut left = self.set.conditions;
        for &call in self.facts.calls() {
            if !self.may_look(&mut left) {
                break;
            }
            if !self.f.is_dead(call) && self.dominates_block(call, header) {
                terms.push((self.f.operand(call, 0), true));
            }
        }
        for &call in &self.s.guards {
            if self.dominates_block(call, header) {
                terms.push((self.f.operand(call, 0), true));
            }
        }
        let mut edge = self.loop_facts(loop_id).predecessor.map(|p| (p, header));
        let mut left = self.set.conditions;
        while let Some((from, to)) = edge {
            if !self.may_look(&mut left) {
                break;
            }
            if let Some((c, yes, _)) = self.conditional(from) {
                terms.push((c, yes == to));
            }
            edge = self.dominating_edge(from);
        }
        // The outermost condition first: the shortest chains.
        for (c, truth) in terms.into_iter().rev() {
            let mut work = vec![c];
            let mut seen: Vec<Value> = Vec::new();
            while let Some(c) = work.pop() {
                if seen.contains(&c) || seen.len() > 64 {
                    continue;
                }
                seen.push(c);
                if let Some(i) = c.as_inst().filter(|&i| self.f.op(i) == Opcode::ICmp) {
                    if self.type_of(self.f.operand(i, 0)).is_none() {
                        continue;
                    }
                    let p = if truth { self.f.int_pred(i) } else { self.f.int_pred(i).inverse() };
                    let (a, b) = (self.get(self.f.operand(i, 0)), self.get(self.f.operand(i, 1)));
                    self.collect(p, a, b, &mut g);
                } else if let Some((x, y, and)) = self.logical(c)
                    && and == truth
                {
                    work.push(x);
                    work.push(y);
                }
            }
        }
        // Facts of rewritten sums stay where no rewrite makes a range larger.
        g.keep = Wrap::BOTH;
        for k in 0..g.order.len() {
            let (e, to) = (g.order[k], g.get(g.order[k]));
            // A larger range may wrap where the smaller one was proved not to.
            for (signed, w) in [(false, Wrap::NUW), (true, Wrap::NSW)] {
                let (x, y) = (self.range(e, signed), self.range(to, signed));
                if !x.contains_all(y) {
                    g.keep = g.keep.without(w);
                }
            }
        }
        // What one condition puts in may be rewritten by another.
        if g.order.len() > 1 {
            for k in 0..g.order.len() {
                let e = g.order[k];
                let Some(to) = g.map.remove(&e) else { continue };
                let to = self.apply(to, &g);
                g.map.insert(e, to);
            }
        }
        g
    }
    /// `expr` rewritten.
    pub fn apply(&mut self, expr: Expr, guards: &Guards) -> Expr {
        if guards.map.is_empty() || expr == COULD_NOT_COMPUTE {
            return expr;
        }
        self.rewrite(
            expr,
            |se, x| match se.kind(x) {
                // What replaces may change in the loop of the recurrence.
                Kind::AddRec => rewrite::Visit::Keep,
                Kind::Unknown | Kind::SignExtend | Kind::UMin | Kind::SMin => match guards.map.get(&x) {
                    Some(&to) => rewrite::Visit::Replace(to),
                    None => rewrite::Visit::Below,
                },
                Kind::ZeroExtend => match guards.map.get(&x) {
                    Some(&to) => rewrite::Visit::Replace(to),
                    None => match se.narrower_rewrite(x, guards) {
                        Some(to) => rewrite::Visit::Replace(to),
                        None => rewrite::Visit::Below,
                    },
                },
                _ => rewrite::Visit::Below,
            },
            |se, x, ops| match se.kind(x) {
                Kind::Add => {
                    let w = se.wrap(x).only(guards.keep);
                    se.add(ops, w, 0)
                }
                Kind::Mul => {
                    let w = se.wrap(x).only(guards.keep);
                    se.mul(ops, w)
                }
                _ => se.with_operands(x, ops),
            },
        )
    }
    /// The rewrite of the same operand extended to half the width, or half of that.
    fn narrower_rewrite(&mut self, expr: Expr, guards: &Guards) -> Option<Expr> {
        let (ty, o) = (self.ty(expr), self.op(expr, 0));
        let mut bits = ty.bits() / 2;
        while bits.is_multiple_of(8) && bits >= 8 && bits > self.bits(o) {
            let narrow = self.zero_extend(o, Ty::int(bits), 0);
            if let Some(&to) = guards.map.get(&narrow) {
                return Some(self.zero_extend(to, ty, 0));
            }
            bits /= 2;
        }
        None
    }

    fn collect(&mut self, pred: IntPred, lhs: Expr, rhs: Expr, guards: &mut Guards) {
        let (mut pred, mut lhs, mut rhs) = (pred, lhs, rhs);
        if self.is_constant(lhs) {
            std::mem::swap(&mut lhs, &mut rhs);
            pred = pred.swapped();
        }
        if self.collect_range_check(pred, lhs, rhs, guards) || self.collect_remainder(pred, lhs, rhs, guards) {
            return;
        }
        if self.is_constant(lhs) || self.s.nodes.has_rec(rhs) {
            return;
        }
        if self.kind(lhs) != Kind::Unknown && self.kind(rhs) == Kind::Unknown {
            std::mem::swap(&mut lhs, &mut rhs);
            pred = pred.swapped();
            // The exit condition of a loop that was left says nothing here, and each such loop would add an operand.
            if self.s.nodes.has_rec(rhs) {
                return;
            }
        }
        let rewritten = guards.get(lhs);
        let by = self.divisor_in(rewritten).filter(|&d| self.is_divisible(rewritten, d, 0));
        // Strict comparisons become those with the next number, a multiple where the value is one.
        let ty = self.ty(rhs);
        let one = self.one(ty);
        let down = |se: &mut Self, e: Expr| by.map_or(e, |d| se.align(e, d, false));
        let up = |se: &mut Self, e: Expr| by.map_or(e, |d| se.align(e, d, true));
        match pred {
            IntPred::Ult | IntPred::Slt => {
                if pred == IntPred::Ult {
                    if ty.is_ptr() {
                        return;
                    }
                    rhs = self.umax2(rhs, one);
                }
                rhs = self.minus(rhs, one, Wrap::ANY);
                rhs = down(self, rhs);
            }
            IntPred::Ugt | IntPred::Sgt => {
                rhs = self.add2(rhs, one, Wrap::ANY);
                rhs = up(self, rhs);
            }
            IntPred::Ule | IntPred::Sle => rhs = down(self, rhs),
            IntPred::Uge | IntPred::Sge => rhs = up(self, rhs),
            IntPred::Eq | IntPred::Ne => {}
        }
        let mut work = vec![lhs];
        let mut seen = super::node::Seen::default();
        while let Some(from) = work.pop() {
            if self.is_constant(from) || !seen.insert(from) {
                continue;
            }
            let now = guards.get(from);
            if self.is_ptr(now) != self.is_ptr(rhs) && !pred.is_equality() {
                continue;
            }
            // A bound of an extremum is one of its operands, in one direction.
            let (kind, below) = match pred {
                IntPred::Ult | IntPred::Ule => (Kind::UMin, Kind::UMax),
                IntPred::Slt | IntPred::Sle => (Kind::SMin, Kind::SMax),
                IntPred::Ugt | IntPred::Uge => (Kind::UMax, Kind::UMin),
                IntPred::Sgt | IntPred::Sge => (Kind::SMax, Kind::SMin),
                IntPred::Eq if self.is_constant(rhs) => (Kind::Constant, Kind::Constant),
                IntPred::Ne if self.is_zero(rhs) => (Kind::UMax, Kind::Constant),
                _ => continue,
            };
            let to = match pred {
                IntPred::Eq => rhs,
                IntPred::Ne => {
                    if self.is_ptr(now) {
                        continue;
                    }
                    let least = up(self, one);
                    self.umax2(now, least)
                }
                _ => self.min_max(kind, Exprs::from_slice(&[now, rhs])),
            };
            if self.kind(now) == below {
                work.extend_from_slice(self.s.nodes.ops(now));
            }
            if from == now {
                guards.order.push(from);
            }
            guards.map.insert(from, to);
        }
    }
    /// `c1 + x < c2` as an interval of `x` that does not wrap.
    fn collect_range_check(&mut self, pred: IntPred, lhs: Expr, rhs: Expr, guards: &mut Guards) -> bool {
        let &[c1, x] = self.ops(lhs) else { return false };
        if self.kind(lhs) != Kind::Add || self.kind(x) != Kind::Unknown || self.is_ptr(x) {
            return false;
        }
        let (Some(c1), Some(c2)) = (self.number(c1), self.number(rhs)) else { return false };
        let r = Interval::where_icmp(pred, self.bits(x), c2).minus(c1);
        if r.is_wrapped() || r.is_full() || r.is_empty() {
            return false;
        }
        let ty = self.ty(x);
        let (least, most) = (self.make_const(ty, r.umin()), self.make_const(ty, r.umax()));
        let m = self.umin2(guards.get(x), most);
        let to = self.umax2(least, m);
        guards.map.insert(x, to);
        guards.order.push(x);
        true
    }
    /// `x % d == 0`: `x` is `x / d * d`.
    fn collect_remainder(&mut self, pred: IntPred, lhs: Expr, rhs: Expr, guards: &mut Guards) -> bool {
        if pred != IntPred::Eq || !self.is_zero(rhs) {
            return false;
        }
        let Some((x, d)) = self.match_urem(lhs) else { return false };
        if self.kind(x) != Kind::Unknown {
            return false;
        }
        let now = self.align_extremum(guards.get(x), d, 0);
        let q = self.udiv(now, d);
        let to = self.mul2(q, d, Wrap::ANY);
        guards.map.insert(x, to);
        guards.order.push(x);
        true
    }
    /// Constants of nested extrema moved to the next multiples of `d` inwards.
    fn align_extremum(&mut self, expr: Expr, d: Expr, depth: u32) -> Expr {
        let kind = self.kind(expr);
        let &[c, x] = self.ops(expr) else { return expr };
        if !kind.is_min_max() || depth > self.set.arith_depth {
            return expr;
        }
        if self.number(c).is_none_or(|v| is_neg(v, self.bits(c))) {
            return expr;
        }
        let min = matches!(kind, Kind::SMin | Kind::UMin);
        let c = self.align(c, d, !min);
        let x = self.align_extremum(x, d, depth + 1);
        self.min_max(kind, Exprs::from_slice(&[x, c]))
    }
    /// The next multiple of `d` not below (`up`) or above `expr`, when both are constants.
    fn align(&mut self, expr: Expr, d: Expr, up: bool) -> Expr {
        let (Some(v), Some(by)) = (self.number(expr), self.number(d)) else { return expr };
        let bits = self.bits(expr);
        if number::plain(v, bits).is_none() || number::plain(by, bits).is_none() {
            return expr;
        }
        if is_neg(v, bits) || is_neg(by, bits) || by == 0 {
            return expr;
        }
        let rest = v % by;
        let ty = self.ty(expr);
        match (rest, up) {
            (0, _) => expr,
            (_, true) => self.make_const(ty, v + by - rest),
            (_, false) => self.make_const(ty, v - rest),
        }
    }
    /// `d` of a part `x / d * d` of nested extrema.
    fn divisor_in(&self, expr: Expr) -> Option<Expr> {
        let mut work: Exprs = Exprs::from_slice(&[expr]);
        let mut steps = 0;
        while let Some(expr) = work.pop() {
            steps += 1;
            if steps > 64 {
                return None;
            }
            let kind = self.kind(expr);
            if kind == Kind::Mul
                && let &[p, q] = self.ops(expr)
            {
                let (p, q) = if self.is_constant(p) { (q, p) } else { (p, q) };
                if self.kind(p) == Kind::UDiv && self.op(p, 1) == q {
                    return Some(q);
                }
            } else if kind.is_min_max() {
                work.extend(self.ops(expr)[..2].iter().rev().copied());
            }
        }
        None
    }
    fn is_divisible(&mut self, expr: Expr, d: Expr, depth: u32) -> bool {
        let r = self.urem(expr, d);
        if self.is_zero(r) {
            return true;
        }
        self.kind(expr).is_min_max()
            && depth < 8
            && self.is_divisible(self.op(expr, 0), d, depth + 1)
            && self.is_divisible(self.op(expr, 1), d, depth + 1)
    }
}
