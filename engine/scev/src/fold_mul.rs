//! Products: flat, sorted, constants first and distributed over small sums, invariant factors moved into recurrences,
//! recurrences of one loop multiplied out.

use super::interval::signed_min;
use super::*;

impl Se<'_, '_> {
    /// Product of two.
    pub fn mul2(&mut self, a: Expr, b: Expr, wrap: Wrap) -> Expr {
        match (self.constant(a), self.constant(b)) {
            (Some(x), Some(y)) => self.make_const(self.ty(a), x.wrapping_mul(y)),
            _ => self.mul_at(Exprs::from_slice(&[a, b]), wrap, 0),
        }
    }
    /// Product of `ops`, integers of one width.
    pub fn mul(&mut self, ops: Exprs, wrap: Wrap) -> Expr {
        self.mul_at(ops, wrap, 0)
    }
    pub(super) fn mul2_at(&mut self, a: Expr, b: Expr, depth: u32) -> Expr {
        match (self.constant(a), self.constant(b)) {
            (Some(x), Some(y)) => self.make_const(self.ty(a), x.wrapping_mul(y)),
            _ => self.mul_at(Exprs::from_slice(&[a, b]), Wrap::ANY, depth),
        }
    }
    pub(super) fn mul_at(&mut self, mut ops: Exprs, wrap: Wrap, depth: u32) -> Expr {
        debug_assert!(!ops.is_empty());
        let mut wrap = wrap.only(Wrap::BOTH);
        let mut depth = depth;
        loop {
            if ops.len() == 1 {
                return ops[0];
            }
            self.sort_operands(&mut ops);
            let ty = self.ty(ops[0]);
            let mut first = 0;
            if self.merge_constants(&mut ops, u128::wrapping_mul) {
                first = 1;
                if ops.len() == 1 {
                    return ops[0];
                }
                if self.is_zero(ops[0]) {
                    return ops[0];
                }
                if self.is_one(ops[0]) {
                    ops.remove(0);
                    first = 0;
                }
                if ops.len() == 1 {
                    return ops[0];
                }
            }
            if depth > self.set.arith_depth || self.any_huge(&ops) {
                let w = self.strengthen(Kind::Mul, &ops, wrap);
                return self.node(Kind::Mul, ty, 0, &ops, w);
            }
            if let Some(e) = self.s.nodes.find(Kind::Mul, ty, 0, &ops) {
                if !self.wrap(e).has(wrap) {
                    let w = self.strengthen(Kind::Mul, &ops, wrap);
                    self.s.nodes.add_wrap(e, w);
                }
                return e;
            }
            if ops.len() == 2
                && self.kind(ops[0]) == Kind::Constant
                && let Some(e) = self.mul_by_constant(ops[0], ops[1], depth)
            {
                return e;
            }
            let mut at = first;
            while at < ops.len() && self.kind(ops[at]) < Kind::Mul {
                at += 1;
            }
            let mut flattened = false;
            while at < ops.len() && self.kind(ops[at]) == Kind::Mul && ops.len() <= self.set.mul_inline {
                let product = ops.remove(at);
                ops.extend_from_slice(self.s.nodes.ops(product));
                flattened = true;
            }
            if flattened {
                wrap = Wrap::ANY;
                depth += 1;
                continue;
            }
            while at < ops.len() && self.kind(ops[at]) < Kind::AddRec {
                at += 1;
            }
            let mut again = false;
            while at < ops.len() && self.kind(ops[at]) == Kind::AddRec {
                if let Some(done) = self.mul_into_rec(&mut ops, at, wrap, depth) {
                    match done {
                        Some(e) => return e,
                        None => again = true,
                    }
                    break;
                }
                at += 1;
            }
            if again {
                wrap = Wrap::ANY;
                depth += 1;
                continue;
            }
            let w = self.strengthen(Kind::Mul, &ops, wrap);
            return self.node(Kind::Mul, ty, 0, &ops, w);
        }
    }

    /// Whether a constant is `e`, or below sums and products only.
    fn has_constant_in_chain(&self, e: Expr) -> bool {
        let mut found = false;
        self.s.nodes.walk(e, |x| {
            found |= self.kind(x) == Kind::Constant;
            if found { None } else { Some(matches!(self.kind(x), Kind::Add | Kind::Mul)) }
        });
        found
    }
    fn mul_by_constant(&mut self, c: Expr, e: Expr, depth: u32) -> Option<Expr> {
        if self.kind(e) == Kind::Add && self.num_ops(e) == 2 && self.has_constant_in_chain(e) {
            let a = self.mul2_at(c, self.op(e, 0), depth + 1);
            let b = self.mul2_at(c, self.op(e, 1), depth + 1);
            return Some(self.add2_at(a, b, depth + 1));
        }
        if !self.is_minus_one(c) {
            return None;
        }
        match self.kind(e) {
            Kind::Add => {
                let mut folded = false;
                let mut new = Exprs::new();
                for o in self.operands(e) {
                    let m = self.mul2_at(c, o, depth + 1);
                    folded |= self.kind(m) != Kind::Mul;
                    new.push(m);
                }
                folded.then(|| self.add(new, Wrap::ANY, depth + 1))
            }
            Kind::AddRec => {
                let l = self.rec_loop(e)?;
                let mut new = Exprs::new();
                for o in self.operands(e) {
                    new.push(self.mul2_at(c, o, depth + 1));
                }
                // Only the smallest signed number has no negative of its own.
                let mut keep = Wrap::NW;
                if self.wrap(e).has(Wrap::NSW) && self.range(e, true).smin() != signed_min(self.bits(e)) {
                    keep = keep.with(Wrap::NSW);
                }
                let wrap = self.wrap(e).only(keep);
                Some(self.rec(new, l, wrap))
            }
            _ => None,
        }
    }

    /// `None`: nothing to do with the recurrence at `at`; `Some(None)`: the operands changed.
    fn mul_into_rec(&mut self, ops: &mut Exprs, at: usize, wrap: Wrap, depth: u32) -> Option<Option<Expr>> {
        let rec = ops[at];
        let l = self.rec_loop(rec)?;
        let (mut inv, mut rest) = (Exprs::new(), Exprs::new());
        for &o in ops.iter() {
            if self.is_available_at_entry(o, l) {
                inv.push(o);
            } else {
                rest.push(o);
            }
        }
        if !inv.is_empty() {
            let scale = self.mul_at(inv, Wrap::ANY, depth + 1);
            let mut keep = self.strengthen(Kind::Mul, &[scale, rec], wrap).only(self.wrap(rec));
            let mut new = Exprs::new();
            for o in self.operands(rec) {
                new.push(self.mul2_at(scale, o, depth + 1));
                // Signed facts alone need that each part is multiplied without wrap.
                if keep.has(Wrap::NSW) && !keep.has(Wrap::NUW) {
                    let region = self.range(scale, true).mul_nsw_region();
                    if !region.contains_all(self.range(o, true)) {
                        keep = keep.without(Wrap::NSW);
                    }
                }
            }
            let new = self.rec(new, l, keep);
            if rest.len() == 1 {
                return Some(Some(new));
            }
            if let Some(o) = rest.iter_mut().find(|o| **o == rec) {
                *o = new;
            }
            *ops = rest;
            return Some(None);
        }
        let mut changed = false;
        let mut rec = rec;
        let mut j = at + 1;
        while j < ops.len() && self.kind(ops[j]) == Kind::AddRec {
            let other = ops[j];
            let small = self.num_ops(rec) + self.num_ops(other) - 1 <= self.set.rec_size;
            if self.rec_loop(other) != Some(l) || !small || self.any_huge(&[rec, other]) {
                j += 1;
                continue;
            }
            let Some(parts) = self.multiply_recs(rec, other, depth) else {
                j += 1;
                continue;
            };
            let new = self.rec(parts, l, Wrap::ANY);
            if ops.len() == 2 {
                return Some(Some(new));
            }
            ops[at] = new;
            ops.remove(j);
            changed = true;
            rec = new;
            if self.kind(rec) != Kind::AddRec {
                break;
            }
        }
        changed.then_some(None)
    }
    /// Parts of the product of two recurrences of one loop: sums of products weighted by binomial coefficients.
    fn multiply_recs(&mut self, a: Expr, b: Expr, depth: u32) -> Option<Exprs> {
        let (na, nb) = (self.num_ops(a) as i64, self.num_ops(b) as i64);
        let ty = self.ty(a);
        let mut parts = Exprs::new();
        for x in 0..na + nb - 1 {
            let mut sum = Exprs::new();
            for y in x..=2 * x {
                let c1 = choose(x as u64, (2 * x - y) as u64)?;
                for z in (y - x).max(y - na + 1)..(x + 1).min(nb) {
                    let c2 = choose((2 * x - y) as u64, (x - z) as u64)?;
                    let c = if ty.bits() > 64 { c1.checked_mul(c2)? } else { c1.wrapping_mul(c2) };
                    let c = self.make_const(ty, c as u128);
                    let (p, q) = (self.op(a, (y - z) as usize), self.op(b, z as usize));
                    sum.push(self.mul_at(Exprs::from_slice(&[c, p, q]), Wrap::ANY, depth + 1));
                }
            }
            if sum.is_empty() {
                sum.push(self.zero(ty));
            }
            parts.push(self.add(sum, Wrap::ANY, depth + 1));
        }
        Some(parts)
    }
}

/// Binomial coefficient; `None` when it does not fit.
fn choose(n: u64, k: u64) -> Option<u64> {
    if n == 0 || n == k {
        return Some(1);
    }
    if k > n {
        return Some(0);
    }
    let k = k.min(n - k);
    (1..=k).try_fold(1u64, |r, i| Some(r.checked_mul(n - (i - 1))? / i))
}
