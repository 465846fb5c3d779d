//! Products: flat, sorted, constants first and distributed over small sums, invariant factors moved into recurrences,
//! recurrences of one loop multiplied out.

use super::fold_add::Step;
use super::interval::signed_min;
use super::*;

/// A product that is being folded: operands sorted by complexity, a constant first.
struct Product {
    ops: Exprs,
    /// Facts of the product.
    wrap: Wrap,
    /// First operand that is no constant.
    first: usize,
    depth: u32,
}

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
    /// Product of `ops`, made at `depth` of a fold.
    pub(super) fn mul_at(&mut self, ops: Exprs, wrap: Wrap, depth: u32) -> Expr {
        debug_assert!(!ops.is_empty());
        let mut product = Product { ops, wrap: wrap.only(Wrap::BOTH), first: 0, depth };
        // Each turn has changed the operands into something simpler.
        loop {
            if product.ops.len() == 1 {
                return product.ops[0];
            }
            self.sort_operands(&mut product.ops);
            let ty = self.ty(product.ops[0]);
            if let Some(e) = self.constant_factor_rules(&mut product) {
                return e;
            }
            if product.depth > self.set.arith_depth || self.any_huge(&product.ops) {
                let wrap = self.strengthen(Kind::Mul, &product.ops, product.wrap);
                return self.node(Kind::Mul, ty, 0, &product.ops, wrap);
            }
            if let Some(e) = self.s.nodes.find(Kind::Mul, ty, 0, &product.ops) {
                if !self.wrap(e).has(product.wrap) {
                    let wrap = self.strengthen(Kind::Mul, &product.ops, product.wrap);
                    self.s.nodes.add_wrap(e, wrap);
                }
                return e;
            }
            match self.mul_rules(&mut product) {
                Some(Step::Done(e)) => return e,
                Some(Step::Again(wrap)) => {
                    product.wrap = wrap;
                    product.depth += 1;
                }
                None => {
                    let wrap = self.strengthen(Kind::Mul, &product.ops, product.wrap);
                    return self.node(Kind::Mul, ty, 0, &product.ops, wrap);
                }
            }
        }
    }

    rules! {
        /// Rules of products with constants.
        fn constant_factor_rules(&mut self, product: &mut Product) -> Option<Expr> {
            product_of_constants,
        }
    }
    rules! {
        /// Rules of products, in order.
        fn mul_rules(&mut self, product: &mut Product) -> Option<Step> {
            product_with_constant_rules,
            product_of_products,
            product_with_recurrence_rules,
        }
    }
    rules! {
        /// Rules of a constant times `expr`, in order.
        fn multiple_rules(&mut self, scale: Expr, expr: Expr, depth: u32) -> Option<Step> {
            multiple_of_sum,
            negated_sum,
            negated_recurrence,
        }
    }
    rules! {
        /// Rules of products with the recurrence at `at`, in order.
        fn recurrence_factor_rules(&mut self, product: &mut Product, at: usize) -> Option<Step> {
            product_into_recurrence,
            product_of_recurrences,
        }
    }

    /// Rules of a constant times one operand.
    fn product_with_constant_rules(&mut self, product: &mut Product) -> Option<Step> {
        match product.ops[..] {
            [scale, e] if self.is_constant(scale) => self.multiple_rules(scale, e, product.depth),
            _ => None,
        }
    }
    /// Rules of products with recurrences, each of them in turn.
    fn product_with_recurrence_rules(&mut self, product: &mut Product) -> Option<Step> {
        let mut at = self.first_of(&product.ops, product.first, Kind::AddRec);
        while at < product.ops.len() && self.kind(product.ops[at]) == Kind::AddRec {
            if let Some(step) = self.recurrence_factor_rules(product, at) {
                return Some(step);
            }
            at += 1;
        }
        None
    }

    /// `C1 * C2 -> C`, `0 * x -> 0`, `1 * x -> x`. Always; with more operands the constants become one.
    fn product_of_constants(&mut self, product: &mut Product) -> Option<Expr> {
        product.first = 0;
        if !self.merge_constants(&mut product.ops, u128::wrapping_mul)
            && !self.merge_wide(&mut product.ops, wide::total(Opcode::Mul))
        {
            return None;
        }
        product.first = 1;
        if product.ops.len() > 1 && self.is_zero(product.ops[0]) {
            return Some(product.ops[0]);
        }
        if product.ops.len() > 1 && self.is_one(product.ops[0]) {
            product.ops.remove(0);
            product.first = 0;
        }
        (product.ops.len() == 1).then(|| product.ops[0])
    }

    /// Whether a constant is `expr`, or below sums and products only.
    fn has_constant_in_chain(&self, expr: Expr) -> bool {
        let mut found = false;
        self.s.nodes.walk(expr, |x| {
            found |= self.is_constant(x);
            if found { None } else { Some(matches!(self.kind(x), Kind::Add | Kind::Mul)) }
        });
        found
    }

    /// `C * (x + y) -> C * x + C * y`. If there is a constant below `x + y`, with only sums and products between.
    fn multiple_of_sum(&mut self, scale: Expr, expr: Expr, depth: u32) -> Option<Step> {
        if self.kind(expr) != Kind::Add || self.num_ops(expr) != 2 || !self.has_constant_in_chain(expr) {
            return None;
        }
        let left = self.mul2_at(scale, self.op(expr, 0), depth + 1);
        let right = self.mul2_at(scale, self.op(expr, 1), depth + 1);
        Some(Step::Done(self.add2_at(left, right, depth + 1)))
    }

    /// `-1 * (x + y + ...) -> -1 * x + -1 * y + ...`. If one of the products folds.
    fn negated_sum(&mut self, scale: Expr, expr: Expr, depth: u32) -> Option<Step> {
        if !self.is_minus_one(scale) || self.kind(expr) != Kind::Add {
            return None;
        }
        let mut folded = false;
        let mut new = Exprs::new();
        for addend in self.operands(expr) {
            let negated = self.mul2_at(scale, addend, depth + 1);
            folded |= self.kind(negated) != Kind::Mul;
            new.push(negated);
        }
        folded.then(|| Step::Done(self.add(new, Wrap::ANY, depth + 1)))
    }

    /// `-1 * {a,+,b} -> {-1 * a,+,-1 * b}`. Always; without signed wrap if it had none and is never the smallest signed number,
    /// which alone has no negation.
    fn negated_recurrence(&mut self, scale: Expr, expr: Expr, depth: u32) -> Option<Step> {
        if !self.is_minus_one(scale) {
            return None;
        }
        let l = self.rec_loop(expr)?;
        let mut new = Exprs::new();
        for part in self.operands(expr) {
            new.push(self.mul2_at(scale, part, depth + 1));
        }
        let mut keep = Wrap::NW;
        if self.wrap(expr).has(Wrap::NSW) && self.range(expr, true).smin() != signed_min(self.bits(expr)) {
            keep = keep.with(Wrap::NSW);
        }
        let wrap = self.wrap(expr).only(keep);
        Some(Step::Done(self.rec(new, l, wrap)))
    }

    /// `x * (y * z) -> x * y * z`. Up to a number of operands.
    fn product_of_products(&mut self, product: &mut Product) -> Option<Step> {
        let at = self.first_of(&product.ops, product.first, Kind::Mul);
        let mut flattened = false;
        while at < product.ops.len()
            && self.kind(product.ops[at]) == Kind::Mul
            && product.ops.len() <= self.set.mul_inline
        {
            let inner = product.ops.remove(at);
            product.ops.extend_from_slice(self.s.nodes.ops(inner));
            flattened = true;
        }
        flattened.then_some(Step::Again(Wrap::ANY))
    }

    /// `x * {a,+,b} -> {x * a,+,x * b}`. If `x` is available where the loop is entered.
    fn product_into_recurrence(&mut self, product: &mut Product, at: usize) -> Option<Step> {
        let rec = product.ops[at];
        let l = self.rec_loop(rec)?;
        let (mut invariant, mut rest) = (Exprs::new(), Exprs::new());
        for &factor in product.ops.iter() {
            if self.is_available_at_entry(factor, l) {
                invariant.push(factor);
            } else {
                rest.push(factor);
            }
        }
        if invariant.is_empty() {
            return None;
        }
        let scale = self.mul_at(invariant, Wrap::ANY, product.depth + 1);
        let mut keep = self.strengthen(Kind::Mul, &[scale, rec], product.wrap).only(self.wrap(rec));
        let mut new = Exprs::new();
        for part in self.operands(rec) {
            new.push(self.mul2_at(scale, part, product.depth + 1));
            // Signed facts alone need that each part is multiplied without wrap.
            if keep.has(Wrap::NSW) && !keep.has(Wrap::NUW) {
                let region = self.range(scale, true).mul_nsw_region();
                if !region.contains_all(self.range(part, true)) {
                    keep = keep.without(Wrap::NSW);
                }
            }
        }
        let new = self.rec(new, l, keep);
        if rest.len() == 1 {
            return Some(Step::Done(new));
        }
        if let Some(factor) = rest.iter_mut().find(|factor| **factor == rec) {
            *factor = new;
        }
        product.ops = rest;
        Some(Step::Again(Wrap::ANY))
    }

    /// `{a,+,b} * {c,+,d} -> {a * c,+,a * d + b * c + b * d,+,2 * b * d}`. If both recurrences are of one loop and the result is
    /// not too large; the parts are sums of products weighted by binomial coefficients.
    fn product_of_recurrences(&mut self, product: &mut Product, at: usize) -> Option<Step> {
        let mut rec = product.ops[at];
        let l = self.rec_loop(rec)?;
        let mut changed = false;
        let mut next = at + 1;
        while next < product.ops.len() && self.kind(product.ops[next]) == Kind::AddRec {
            let other = product.ops[next];
            let small = self.num_ops(rec) + self.num_ops(other) - 1 <= self.set.rec_size;
            if self.rec_loop(other) != Some(l) || !small || self.any_huge(&[rec, other]) {
                next += 1;
                continue;
            }
            let Some(parts) = self.multiply_recs(rec, other, product.depth) else {
                next += 1;
                continue;
            };
            let new = self.rec(parts, l, Wrap::ANY);
            if product.ops.len() == 2 {
                return Some(Step::Done(new));
            }
            product.ops[at] = new;
            product.ops.remove(next);
            changed = true;
            rec = new;
            if self.kind(rec) != Kind::AddRec {
                break;
            }
        }
        changed.then_some(Step::Again(Wrap::ANY))
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
