//! Sums: `a + b + ...`, flat, sorted, constants first, like terms collected, invariant terms moved into recurrences.

use super::*;

/// A term of a sum with its constant factor.
struct Term {
    factor: u128,
    term: Expr,
}

impl Se<'_, '_> {
    /// Sum of two.
    pub fn add2(&mut self, a: Expr, b: Expr, wrap: Wrap) -> Expr {
        match (self.constant(a), self.constant(b)) {
            (Some(x), Some(y)) => self.make_const(self.ty(a), x.wrapping_add(y)),
            _ => self.add(Exprs::from_slice(&[a, b]), wrap, 0),
        }
    }
    pub(super) fn add2_at(&mut self, a: Expr, b: Expr, depth: u32) -> Expr {
        match (self.constant(a), self.constant(b)) {
            (Some(x), Some(y)) => self.make_const(self.ty(a), x.wrapping_add(y)),
            _ => self.add(Exprs::from_slice(&[a, b]), Wrap::ANY, depth),
        }
    }
    /// Whether an operand is too large to be folded further.
    pub(super) fn any_huge(&self, ops: &[Expr]) -> bool {
        ops.iter().any(|&o| self.s.nodes.size(o) >= self.set.huge)
    }
    /// Sum of `ops`, which have one width; at most one is a pointer. `wrap`: NUW and NSW facts of the sum.
    pub fn add(&mut self, mut ops: Exprs, wrap: Wrap, depth: u32) -> Expr {
        debug_assert!(!ops.is_empty());
        let mut wrap = wrap.only(Wrap::BOTH);
        let mut depth = depth;
        // Each turn has changed the operands into something simpler.
        loop {
            if ops.len() == 1 {
                return ops[0];
            }
            self.sort_operands(&mut ops);
            let mut first = 0;
            if self.merge_constants(&mut ops, u128::wrapping_add) {
                first = 1;
                if ops.len() == 1 {
                    return ops[0];
                }
                if self.is_zero(ops[0]) {
                    ops.remove(0);
                    first = 0;
                }
                if ops.len() == 1 {
                    return ops[0];
                }
            }
            let ty = self.sum_ty(&ops);
            if depth > self.set.arith_depth || self.any_huge(&ops) {
                let w = self.strengthen(Kind::Add, &ops, wrap);
                return self.node(Kind::Add, ty, 0, &ops, w);
            }
            if let Some(e) = self.s.nodes.find(Kind::Add, ty, 0, &ops) {
                if !self.wrap(e).has(wrap) {
                    let w = self.strengthen(Kind::Add, &ops, wrap);
                    self.s.nodes.add_wrap(e, w);
                }
                return e;
            }
            match self.add_step(&mut ops, wrap, first, depth) {
                Step::Done(e) => return e,
                Step::Again(w) => {
                    wrap = w;
                    depth += 1;
                }
                Step::Stuck => {
                    let ty = self.sum_ty(&ops);
                    let w = self.strengthen(Kind::Add, &ops, wrap);
                    return self.node(Kind::Add, ty, 0, &ops, w);
                }
            }
        }
    }
    /// Type of a sum: that of its pointer, if there is one.
    fn sum_ty(&self, ops: &[Expr]) -> Ty {
        let last = self.ty(ops[ops.len() - 1]);
        if last.is_ptr() {
            return last;
        }
        ops.iter().map(|&o| self.ty(o)).find(|t| t.is_ptr()).unwrap_or(self.ty(ops[0]))
    }

    fn add_step(&mut self, ops: &mut Exprs, wrap: Wrap, first: usize, depth: u32) -> Step {
        let ty = self.ty(ops[0]);
        if self.merge_equal(ops, ty, depth) {
            return match ops.len() {
                1 => Step::Done(ops[0]),
                _ => Step::Again(wrap),
            };
        }
        if let Some(e) = self.add_of_truncates(ops, first, ty, depth) {
            return Step::Done(e);
        }
        if ops.len() == 2 {
            if let Some(e) = self.add_keeping_facts(ops) {
                return Step::Done(e);
            }
            // X - X % Y: Y * (X / Y)
            if self.kind(ops[0]) == Kind::Mul && self.num_ops(ops[0]) == 2 && self.is_minus_one(self.op(ops[0], 0)) {
                let rem = self.op(ops[0], 1);
                if let Some((x, y)) = self.match_urem(rem)
                    && x == ops[1]
                {
                    let q = self.udiv(x, y);
                    return Step::Done(self.mul2(y, q, Wrap::ANY));
                }
            }
        }
        let mut at = first;
        let skip = |se: &Self, at: &mut usize, ops: &Exprs, below: Kind| {
            while *at < ops.len() && se.kind(ops[*at]) < below {
                *at += 1;
            }
        };
        skip(self, &mut at, ops, Kind::Add);
        // Sums are flat, up to a size. Only NUW survives: other facts may hang on the order of summation.
        let mut common = wrap.only(Wrap::NUW);
        let mut flattened = false;
        while at < ops.len() && self.kind(ops[at]) == Kind::Add {
            let limit = self.set.add_inline;
            if ops.len() > limit || self.num_ops(ops[at]) > limit {
                break;
            }
            let sum = ops.remove(at);
            ops.extend_from_slice(self.s.nodes.ops(sum));
            common = common.only(self.wrap(sum));
            flattened = true;
        }
        if flattened {
            return Step::Again(common);
        }
        skip(self, &mut at, ops, Kind::Mul);
        if at < ops.len() && self.kind(ops[at]) == Kind::Mul {
            if let Some(e) = self.collect_terms(ops, ty, depth) {
                return e;
            }
            if self.set.common_factor
                && let Some(e) = self.factor_out(ops, &mut at, ty, depth)
            {
                return e;
            }
        }
        skip(self, &mut at, ops, Kind::AddRec);
        while at < ops.len() && self.kind(ops[at]) == Kind::AddRec {
            if let Some(e) = self.add_into_rec(ops, at, wrap, depth) {
                return e;
            }
            at += 1;
        }
        Step::Stuck
    }

    /// `x + x + y`: `2 * x + y`. Equal operands are side by side.
    fn merge_equal(&mut self, ops: &mut Exprs, ty: Ty, depth: u32) -> bool {
        let mut found = false;
        let mut i = 0;
        while i + 1 < ops.len() {
            if ops[i] == ops[i + 1] {
                let n = ops[i..].iter().take_while(|&&o| o == ops[i]).count();
                let scale = self.make_const(ty, n as u128);
                ops[i] = self.mul_at(Exprs::from_slice(&[scale, ops[i]]), Wrap::ANY, depth + 1);
                ops.drain(i + 1..i + n);
                found = true;
            }
            i += 1;
        }
        found
    }

    /// A sum of truncations from one type, when the wide sum folds to a constant or a value.
    fn add_of_truncates(&mut self, ops: &Exprs, first: usize, ty: Ty, depth: u32) -> Option<Expr> {
        let source = |se: &Self, e: Expr| (se.kind(e) == Kind::Truncate).then(|| se.ty(se.op(e, 0)));
        let o = *ops.get(first)?;
        let wide = match self.kind(o) {
            Kind::Truncate => source(self, o)?,
            Kind::Mul => source(self, self.op(o, self.num_ops(o) - 1))?,
            _ => return None,
        };
        let mut large = Exprs::new();
        for &o in ops {
            match self.kind(o) {
                Kind::Truncate if source(self, o) == Some(wide) => large.push(self.op(o, 0)),
                Kind::Constant => large.push(self.any_extend_constant(o, wide)),
                Kind::Mul => {
                    let mut factors = Exprs::new();
                    for m in self.operands(o) {
                        match self.kind(m) {
                            Kind::Truncate if source(self, m) == Some(wide) => factors.push(self.op(m, 0)),
                            Kind::Constant => factors.push(self.any_extend_constant(m, wide)),
                            _ => return None,
                        }
                    }
                    large.push(self.mul_at(factors, Wrap::ANY, depth + 1));
                }
                _ => return None,
            }
        }
        let sum = self.add(large, Wrap::ANY, depth + 1);
        matches!(self.kind(sum), Kind::Constant | Kind::Unknown).then(|| self.truncate(sum, ty, 0))
    }
    fn any_extend_constant(&mut self, c: Expr, ty: Ty) -> Expr {
        let bits = self.bits(c);
        let v = self.constant(c).unwrap_or(0);
        self.make_const(ty, warpc_analysis::known_bits::bits::sext(v, bits) as u128)
    }

    /// `C2 + (C1 + x)`, where facts of the inner sum hold for the outer one.
    fn add_keeping_facts(&mut self, ops: &Exprs) -> Option<Expr> {
        let c2 = self.constant(ops[0])?;
        let inner = ops[1];
        if self.kind(inner) != Kind::Add {
            return None;
        }
        let c1 = self.constant(self.op(inner, 0))?;
        let bits = self.bits(inner);
        let sum = c1.wrapping_add(c2) & mask(bits);
        let have = self.wrap(inner);
        let neg = |v: u128| interval::is_neg(v, bits);
        let abs = |v: u128| if neg(v) { v.wrapping_neg() & mask(bits) } else { v };
        let mut keep = Wrap::ANY;
        if have.has(Wrap::NUW) && sum <= c1 {
            keep = keep.with(Wrap::NUW);
        }
        if have.has(Wrap::NSW) && neg(c1) == neg(sum) && abs(sum) <= abs(c1) {
            keep = keep.with(Wrap::NSW);
        }
        if keep == Wrap::ANY {
            return None;
        }
        let mut new = self.operands(inner);
        new[0] = self.make_const(self.ty(ops[0]), sum);
        Some(self.add(new, keep, 0))
    }

    /// Terms with their constant factors, when that shows something to fold: equal terms, constants inside of products.
    fn collect_terms(&mut self, ops: &mut Exprs, ty: Ty, depth: u32) -> Option<Step> {
        let m = mask(ty.bits());
        let mut terms: smallvec::SmallVec<[Term; 8]> = Default::default();
        let mut constant = 0u128;
        let mut interesting = false;
        // Lists of operands still to see, innermost last; each with its factor and the next operand.
        let mut stack: SmallVecLists = SmallVecLists::new();
        stack.push((ops.clone(), 1, 0));
        // Places of terms, once there are too many to search.
        let mut place: hashbrown::HashMap<Expr, usize, warpc_columns::intern::Hasher> = Default::default();
        while let Some((list, scale, k)) = stack.last_mut() {
            let Some(&o) = list.get(*k) else {
                stack.pop();
                continue;
            };
            *k += 1;
            let scale = *scale;
            if let Some(c) = self.constant(o) {
                interesting |= scale != 1 || constant != 0 || c == 0;
                constant = constant.wrapping_add(scale.wrapping_mul(c)) & m;
                continue;
            }
            let mut term = o;
            let mut factor = scale;
            if self.kind(o) == Kind::Mul
                && let Some(c) = self.constant(self.op(o, 0))
            {
                factor = scale.wrapping_mul(c) & m;
                if self.num_ops(o) == 2 && self.kind(self.op(o, 1)) == Kind::Add {
                    let inner = self.operands(self.op(o, 1));
                    stack.push((inner, factor, 0));
                    continue;
                }
                let rest = Exprs::from_slice(&self.ops(o)[1..]);
                term = self.mul_at(rest, Wrap::ANY, 0);
            }
            let found = if terms.len() < 16 {
                terms.iter().position(|t| t.term == term)
            } else {
                if place.is_empty() {
                    place.extend(terms.iter().enumerate().map(|(k, t)| (t.term, k)));
                }
                place.get(&term).copied()
            };
            match found {
                Some(k) => {
                    terms[k].factor = terms[k].factor.wrapping_add(factor) & m;
                    interesting = true;
                }
                None => {
                    if !place.is_empty() {
                        place.insert(term, terms.len());
                    }
                    terms.push(Term { factor, term });
                }
            }
        }
        if !interesting {
            return None;
        }
        // Grouped by factor, in order of it.
        terms.sort_by_key(|t| t.factor);
        ops.clear();
        if constant != 0 {
            ops.push(self.make_const(ty, constant));
        }
        let mut i = 0;
        while i < terms.len() {
            let factor = terms[i].factor;
            let n = terms[i..].iter().take_while(|t| t.factor == factor).count();
            let group: Exprs = terms[i..i + n].iter().map(|t| t.term).collect();
            i += n;
            if factor == 0 {
                continue;
            }
            let sum = self.add(group, Wrap::ANY, depth + 1);
            if factor == 1 {
                ops.push(sum);
            } else {
                let c = self.make_const(ty, factor);
                ops.push(self.mul_at(Exprs::from_slice(&[c, sum]), Wrap::ANY, depth + 1));
            }
        }
        Some(match ops.len() {
            0 => Step::Done(self.zero(ty)),
            1 => Step::Done(ops[0]),
            _ => Step::Again(Wrap::ANY),
        })
    }

    /// `x + x * y`: `x * (1 + y)`; `a * b + a * c`: `a * (b + c)`.
    fn factor_out(&mut self, ops: &mut Exprs, at: &mut usize, ty: Ty, depth: u32) -> Option<Step> {
        while *at < ops.len() && self.kind(ops[*at]) == Kind::Mul {
            let product = ops[*at];
            for k in 0..self.num_ops(product) {
                let factor = self.op(product, k);
                if self.kind(factor) == Kind::Constant {
                    continue;
                }
                if let Some(other) = ops.iter().position(|&o| o == factor) {
                    let rest = self.without_factor(product, k, depth);
                    let one = self.one(ty);
                    let more = self.add2_at(one, rest, depth + 1);
                    let outer = self.mul_at(Exprs::from_slice(&[more, factor]), Wrap::ANY, depth + 1);
                    return Some(replace_two(ops, other, *at, outer));
                }
                let mut j = *at + 1;
                while j < ops.len() && self.kind(ops[j]) == Kind::Mul {
                    let second = ops[j];
                    if let Some(q) = self.ops(second).iter().position(|&o| o == factor) {
                        let a = self.without_factor(product, k, depth);
                        let b = self.without_factor(second, q, depth);
                        let sum = self.add2_at(a, b, depth + 1);
                        if self.set.keep_threads && [factor, a, b].iter().all(|&e| self.is_launch_value(e)) {
                            j += 1;
                            continue;
                        }
                        let outer = self.mul_at(Exprs::from_slice(&[factor, sum]), Wrap::ANY, depth + 1);
                        return Some(replace_two(ops, *at, j, outer));
                    }
                    j += 1;
                }
            }
            *at += 1;
        }
        None
    }
    /// Product without its factor `k`.
    fn without_factor(&mut self, product: Expr, k: usize, depth: u32) -> Expr {
        if self.num_ops(product) == 2 {
            return self.op(product, (k == 0) as usize);
        }
        let mut rest = self.operands(product);
        rest.remove(k);
        self.mul_at(rest, Wrap::ANY, depth + 1)
    }

    /// Moves what the loop of the recurrence at `at` does not change into its start; adds recurrences of one loop.
    fn add_into_rec(&mut self, ops: &mut Exprs, at: usize, wrap: Wrap, depth: u32) -> Option<Step> {
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
            // Facts of the sum hold where the recurrence is defined; for the new start they need that entering its
            // scope means entering the loop.
            inv.push(rec);
            let facts = self.strengthen(Kind::Add, &inv, wrap);
            inv.pop();
            inv.push(self.op(rec, 0));
            let mut start_facts = facts;
            if start_facts != Wrap::ANY {
                let from = self.scope_bound(&inv).0;
                let to = self.f.first(self.loops.header(l));
                if !self.surely_reaches(from, to) {
                    start_facts = Wrap::ANY;
                }
            }
            let mut parts = self.operands(rec);
            parts[0] = self.add(inv, start_facts, depth + 1);
            let keep = self.wrap(rec).only(facts.with(Wrap::NW));
            let new = self.rec(parts, l, keep);
            if rest.len() == 1 {
                return Some(Step::Done(new));
            }
            for o in rest.iter_mut() {
                if *o == rec {
                    *o = new;
                    break;
                }
            }
            *ops = rest;
            return Some(Step::Again(Wrap::ANY));
        }
        let same = |se: &Self, o: Expr| se.rec_loop(o) == Some(l);
        if !ops[at + 1..].iter().any(|&o| same(self, o)) {
            return None;
        }
        let mut parts = self.operands(rec);
        let mut j = at + 1;
        while j < ops.len() && self.kind(ops[j]) == Kind::AddRec {
            if !same(self, ops[j]) {
                j += 1;
                continue;
            }
            let other = ops.remove(j);
            for (k, o) in self.operands(other).into_iter().enumerate() {
                if k < parts.len() {
                    parts[k] = self.add2_at(parts[k], o, depth + 1);
                } else {
                    parts.push(o);
                }
            }
        }
        ops[at] = self.rec(parts, l, Wrap::ANY);
        Some(Step::Again(Wrap::ANY))
    }
}

/// What a turn of folding did.
pub(super) enum Step {
    /// The result.
    Done(Expr),
    /// The operands changed; these facts are left.
    Again(Wrap),
    /// Nothing folds.
    Stuck,
}

type SmallVecLists = smallvec::SmallVec<[(Exprs, u128, usize); 2]>;

/// Takes operands `a` and `b` out and appends `new`.
fn replace_two(ops: &mut Exprs, a: usize, b: usize, new: Expr) -> Step {
    if ops.len() == 2 {
        return Step::Done(new);
    }
    let (low, high) = (a.min(b), a.max(b));
    ops.remove(high);
    ops.remove(low);
    ops.push(new);
    Step::Again(Wrap::ANY)
}
