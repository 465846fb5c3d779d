//! Sums: `a + b + ...`, flat, sorted, constants first, like terms collected, invariant terms moved into recurrences.

use super::*;

/// A term of a sum with its constant factor.
struct Term {
    factor: u128,
    term: Expr,
}

/// A sum that is being folded: operands sorted by complexity, a constant first.
struct Sum {
    ops: Exprs,
    /// Facts of the sum.
    wrap: Wrap,
    /// Type of the first operand.
    ty: Ty,
    /// First operand that is no constant.
    first: usize,
    depth: u32,
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
    pub fn add(&mut self, ops: Exprs, wrap: Wrap, depth: u32) -> Expr {
        debug_assert!(!ops.is_empty());
        let mut sum = Sum { ty: self.ty(ops[0]), ops, wrap: wrap.only(Wrap::BOTH), first: 0, depth };
        // Each turn has changed the operands into something simpler.
        loop {
            if sum.ops.len() == 1 {
                return sum.ops[0];
            }
            self.sort_operands(&mut sum.ops);
            if let Some(e) = self.constant_addend_rules(&mut sum) {
                return e;
            }
            let ty = self.sum_ty(&sum.ops);
            if sum.depth > self.set.arith_depth || self.any_huge(&sum.ops) {
                let wrap = self.strengthen(Kind::Add, &sum.ops, sum.wrap);
                return self.node(Kind::Add, ty, 0, &sum.ops, wrap);
            }
            if let Some(e) = self.s.nodes.find(Kind::Add, ty, 0, &sum.ops) {
                if !self.wrap(e).has(sum.wrap) {
                    let wrap = self.strengthen(Kind::Add, &sum.ops, sum.wrap);
                    self.s.nodes.add_wrap(e, wrap);
                }
                return e;
            }
            sum.ty = self.ty(sum.ops[0]);
            match self.add_rules(&mut sum) {
                Some(Step::Done(e)) => return e,
                Some(Step::Again(wrap)) => {
                    sum.wrap = wrap;
                    sum.depth += 1;
                }
                None => {
                    let ty = self.sum_ty(&sum.ops);
                    let wrap = self.strengthen(Kind::Add, &sum.ops, sum.wrap);
                    return self.node(Kind::Add, ty, 0, &sum.ops, wrap);
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

    rules! {
        /// Rules of sums with constants.
        fn constant_addend_rules(&mut self, sum: &mut Sum) -> Option<Expr> {
            sum_of_constants,
        }
    }
    rules! {
        /// Rules of sums, in order.
        fn add_rules(&mut self, sum: &mut Sum) -> Option<Step> {
            sum_of_equals,
            sum_of_truncations,
            sum_of_two_rules,
            sum_of_sums,
            sum_of_multiples,
            sum_with_common_factor,
            sum_with_recurrence_rules,
        }
    }
    rules! {
        /// Rules of sums of two operands.
        fn two_addend_rules(&mut self, sum: &mut Sum) -> Option<Step> {
            constant_and_sum_with_constant,
            dividend_less_remainder,
        }
    }
    rules! {
        /// Rules of sums with the recurrence at `at`, in order.
        fn recurrence_addend_rules(&mut self, sum: &mut Sum, at: usize) -> Option<Step> {
            sum_into_recurrence,
            sum_of_recurrences,
        }
    }

    /// Rules of sums of two operands.
    fn sum_of_two_rules(&mut self, sum: &mut Sum) -> Option<Step> {
        if sum.ops.len() != 2 {
            return None;
        }
        self.two_addend_rules(sum)
    }
    /// Rules of sums with recurrences, each of them in turn.
    fn sum_with_recurrence_rules(&mut self, sum: &mut Sum) -> Option<Step> {
        let mut at = self.first_of(&sum.ops, sum.first, Kind::AddRec);
        while at < sum.ops.len() && self.kind(sum.ops[at]) == Kind::AddRec {
            if let Some(step) = self.recurrence_addend_rules(sum, at) {
                return Some(step);
            }
            at += 1;
        }
        None
    }
    /// The first operand from `start` on whose kind is not below `kind`; operands are sorted by kind.
    pub(super) fn first_of(&self, ops: &[Expr], start: usize, kind: Kind) -> usize {
        let mut at = start;
        while at < ops.len() && self.kind(ops[at]) < kind {
            at += 1;
        }
        at
    }

    /// `C1 + C2 -> C`, `0 + x -> x`. Always; with more operands the constants become one.
    fn sum_of_constants(&mut self, sum: &mut Sum) -> Option<Expr> {
        sum.first = 0;
        if !self.merge_constants(&mut sum.ops, u128::wrapping_add)
            && !self.merge_wide(&mut sum.ops, wide::total(Opcode::Add))
        {
            return None;
        }
        sum.first = 1;
        if sum.ops.len() > 1 && self.is_zero(sum.ops[0]) {
            sum.ops.remove(0);
            sum.first = 0;
        }
        (sum.ops.len() == 1).then(|| sum.ops[0])
    }

    /// `x + x + y -> 2 * x + y`. Always; equal operands are side by side.
    fn sum_of_equals(&mut self, sum: &mut Sum) -> Option<Step> {
        let ops = &mut sum.ops;
        let mut found = false;
        let mut i = 0;
        while i + 1 < ops.len() {
            if ops[i] == ops[i + 1] {
                let count = ops[i..].iter().take_while(|&&o| o == ops[i]).count();
                let scale = self.make_const(sum.ty, count as u128);
                ops[i] = self.mul_at(Exprs::from_slice(&[scale, ops[i]]), Wrap::ANY, sum.depth + 1);
                ops.drain(i + 1..i + count);
                found = true;
            }
            i += 1;
        }
        found.then(|| if sum.ops.len() == 1 { Step::Done(sum.ops[0]) } else { Step::Again(sum.wrap) })
    }

    /// `trunc x + trunc y -> trunc (x + y)`, also of products of truncations and constants. If all are truncated from one type, and
    /// the wide sum is a constant or a value.
    fn sum_of_truncations(&mut self, sum: &mut Sum) -> Option<Step> {
        let first = *sum.ops.get(sum.first)?;
        let wide = match self.kind(first) {
            Kind::Truncate => self.truncated_from(first)?,
            Kind::Mul => self.truncated_from(self.op(first, self.num_ops(first) - 1))?,
            _ => return None,
        };
        let mut large = Exprs::new();
        for &addend in &sum.ops {
            let before = match self.kind(addend) {
                Kind::Mul => {
                    let factors: Option<Exprs> =
                        self.operands(addend).into_iter().map(|factor| self.before_truncation(factor, wide)).collect();
                    self.mul_at(factors?, Wrap::ANY, sum.depth + 1)
                }
                _ => self.before_truncation(addend, wide)?,
            };
            large.push(before);
        }
        let total = self.add(large, Wrap::ANY, sum.depth + 1);
        let folds = self.is_constant(total) || self.kind(total) == Kind::Unknown;
        folds.then(|| Step::Done(self.truncate(total, sum.ty, 0)))
    }
    /// The type that `expr` is truncated from, if it is a truncation.
    fn truncated_from(&self, expr: Expr) -> Option<Ty> {
        (self.kind(expr) == Kind::Truncate).then(|| self.ty(self.op(expr, 0)))
    }
    /// What `expr` is truncated from if that has type `wide`; a constant in that type.
    fn before_truncation(&mut self, expr: Expr, wide: Ty) -> Option<Expr> {
        if self.is_constant(expr) {
            return Some(self.sign_extend(expr, wide, 0));
        }
        (self.truncated_from(expr) == Some(wide)).then(|| self.op(expr, 0))
    }

    /// `C2 + (C1 + x) -> (C1 + C2) + x`. If facts of the inner sum hold for the new one: without unsigned wrap if the constant
    /// does not grow, without signed wrap if it comes closer to zero.
    fn constant_and_sum_with_constant(&mut self, sum: &mut Sum) -> Option<Step> {
        let outer = self.number(sum.ops[0])?;
        let inner_sum = sum.ops[1];
        if self.kind(inner_sum) != Kind::Add {
            return None;
        }
        let inner = self.number(self.op(inner_sum, 0))?;
        let bits = self.bits(inner_sum);
        let total = number::add(bits, inner, outer)?;
        let have = self.wrap(inner_sum);
        let negative = |v: u128| interval::is_neg(v, bits);
        // Of codes the complement and one more is that of the number, or near enough to compare with others.
        let magnitude = |v: u128| if negative(v) { v.wrapping_neg() & mask(bits) } else { v };
        let mut keep = Wrap::ANY;
        if have.has(Wrap::NUW) && total <= inner {
            keep = keep.with(Wrap::NUW);
        }
        if have.has(Wrap::NSW) && negative(inner) == negative(total) && magnitude(total) <= magnitude(inner) {
            keep = keep.with(Wrap::NSW);
        }
        if keep == Wrap::ANY {
            return None;
        }
        let mut new = self.operands(inner_sum);
        new[0] = self.make_const(self.ty(sum.ops[0]), total);
        Some(Step::Done(self.add(new, keep, 0)))
    }

    /// `-1 * (x % y) + x -> y * (x /u y)`. Always.
    fn dividend_less_remainder(&mut self, sum: &mut Sum) -> Option<Step> {
        let negated = sum.ops[0];
        if self.kind(negated) != Kind::Mul || self.num_ops(negated) != 2 || !self.is_minus_one(self.op(negated, 0)) {
            return None;
        }
        let (x, y) = self.match_urem(self.op(negated, 1)).filter(|&(x, _)| x == sum.ops[1])?;
        let quotient = self.udiv(x, y);
        Some(Step::Done(self.mul2(y, quotient, Wrap::ANY)))
    }

    /// `x + (y + z) -> x + y + z`. Up to a number of operands. Only NUW survives: other facts may hang on the order of summation.
    fn sum_of_sums(&mut self, sum: &mut Sum) -> Option<Step> {
        let at = self.first_of(&sum.ops, sum.first, Kind::Add);
        let mut common = sum.wrap.only(Wrap::NUW);
        let mut flattened = false;
        let limit = self.set.add_inline;
        while at < sum.ops.len() && self.kind(sum.ops[at]) == Kind::Add {
            if sum.ops.len() > limit || self.num_ops(sum.ops[at]) > limit {
                break;
            }
            let inner = sum.ops.remove(at);
            sum.ops.extend_from_slice(self.s.nodes.ops(inner));
            common = common.only(self.wrap(inner));
            flattened = true;
        }
        flattened.then_some(Step::Again(common))
    }

    /// `3 * x + x -> 4 * x`, `C * (D + x) -> C * D + C * x`. If a term occurs twice or constants meet.
    fn sum_of_multiples(&mut self, sum: &mut Sum) -> Option<Step> {
        let at = self.first_of(&sum.ops, sum.first, Kind::Mul);
        if at >= sum.ops.len() || self.kind(sum.ops[at]) != Kind::Mul {
            return None;
        }
        let (terms, constant) = self.terms_of(&sum.ops, sum.ty.bits())?;
        self.sum_of_terms(sum, terms, constant)
    }

    /// Terms with their constant factors, and the constant, as numbers of `bits` bits; `None` when there is nothing to collect, or a
    /// factor has no code.
    fn terms_of(&mut self, ops: &[Expr], bits: u32) -> Option<(Terms, u128)> {
        let mut terms = Terms::new();
        let mut constant = 0u128;
        let mut interesting = false;
        // Lists of operands still to see, innermost last; each with its factor and the next operand.
        let mut stack: SmallVecLists = SmallVecLists::new();
        stack.push((Exprs::from_slice(ops), 1, 0));
        // Places of terms, once there are too many to search.
        let mut place: hashbrown::HashMap<Expr, usize, warpc_columns::intern::Hasher> = Default::default();
        while let Some((list, scale, k)) = stack.last_mut() {
            let Some(&o) = list.get(*k) else {
                stack.pop();
                continue;
            };
            *k += 1;
            let scale = *scale;
            if self.is_constant(o) {
                let c = self.number(o)?;
                interesting |= scale != 1 || constant != 0 || c == 0;
                constant = number::add(bits, constant, number::mul(bits, scale, c)?)?;
                continue;
            }
            let mut term = o;
            let mut factor = scale;
            if self.kind(o) == Kind::Mul && self.is_constant(self.op(o, 0)) {
                factor = number::mul(bits, scale, self.number(self.op(o, 0))?)?;
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
                    terms[k].factor = number::add(bits, terms[k].factor, factor)?;
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
        interesting.then_some((terms, constant))
    }

    /// The sum of `constant` and `terms`, those of one factor put together.
    fn sum_of_terms(&mut self, sum: &mut Sum, mut terms: Terms, constant: u128) -> Option<Step> {
        // Grouped by factor, in order of it.
        terms.sort_by_key(|t| t.factor);
        let ops = &mut sum.ops;
        ops.clear();
        if constant != 0 {
            ops.push(self.make_const(sum.ty, constant));
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
            let total = self.add(group, Wrap::ANY, sum.depth + 1);
            if factor == 1 {
                ops.push(total);
            } else {
                let scale = self.make_const(sum.ty, factor);
                ops.push(self.mul_at(Exprs::from_slice(&[scale, total]), Wrap::ANY, sum.depth + 1));
            }
        }
        Some(match ops.len() {
            0 => Step::Done(self.zero(sum.ty)),
            1 => Step::Done(ops[0]),
            _ => Step::Again(Wrap::ANY),
        })
    }

    /// `x + x * y -> x * (1 + y)`, `a * b + a * c -> a * (b + c)`. With the knob of common factors; products of launch values are
    /// left as they are where threads are kept.
    fn sum_with_common_factor(&mut self, sum: &mut Sum) -> Option<Step> {
        if !self.set.common_factor {
            return None;
        }
        let mut at = self.first_of(&sum.ops, sum.first, Kind::Mul);
        while at < sum.ops.len() && self.kind(sum.ops[at]) == Kind::Mul {
            let product = sum.ops[at];
            for k in 0..self.num_ops(product) {
                let factor = self.op(product, k);
                if self.is_constant(factor) {
                    continue;
                }
                if let Some(other) = sum.ops.iter().position(|&o| o == factor) {
                    let rest = self.without_factor(product, k, sum.depth);
                    let one = self.one(sum.ty);
                    let more = self.add2_at(one, rest, sum.depth + 1);
                    let outer = self.mul_at(Exprs::from_slice(&[more, factor]), Wrap::ANY, sum.depth + 1);
                    return Some(replace_two(&mut sum.ops, other, at, outer));
                }
                let mut j = at + 1;
                while j < sum.ops.len() && self.kind(sum.ops[j]) == Kind::Mul {
                    let second = sum.ops[j];
                    if let Some(q) = self.ops(second).iter().position(|&o| o == factor) {
                        let a = self.without_factor(product, k, sum.depth);
                        let b = self.without_factor(second, q, sum.depth);
                        let both = self.add2_at(a, b, sum.depth + 1);
                        if self.set.keep_threads && [factor, a, b].iter().all(|&e| self.is_launch_value(e)) {
                            j += 1;
                            continue;
                        }
                        let outer = self.mul_at(Exprs::from_slice(&[factor, both]), Wrap::ANY, sum.depth + 1);
                        return Some(replace_two(&mut sum.ops, at, j, outer));
                    }
                    j += 1;
                }
            }
            at += 1;
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

    /// `x + {a,+,b} -> {x + a,+,b}`. If `x` is available where the loop is entered.
    fn sum_into_recurrence(&mut self, sum: &mut Sum, at: usize) -> Option<Step> {
        let rec = sum.ops[at];
        let l = self.rec_loop(rec)?;
        let (mut inv, mut rest) = (Exprs::new(), Exprs::new());
        for &o in sum.ops.iter() {
            if self.is_available_at_entry(o, l) {
                inv.push(o);
            } else {
                rest.push(o);
            }
        }
        if inv.is_empty() {
            return None;
        }
        // Facts of the sum hold where the recurrence is defined; for the new start they need that entering its
        // scope means entering the loop.
        inv.push(rec);
        let facts = self.strengthen(Kind::Add, &inv, sum.wrap);
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
        parts[0] = self.add(inv, start_facts, sum.depth + 1);
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
        sum.ops = rest;
        Some(Step::Again(Wrap::ANY))
    }

    /// `{a,+,b} + {c,+,d} -> {a + c,+,b + d}`. If both recurrences are of one loop.
    fn sum_of_recurrences(&mut self, sum: &mut Sum, at: usize) -> Option<Step> {
        let rec = sum.ops[at];
        let l = self.rec_loop(rec)?;
        let same = |se: &Self, o: Expr| se.rec_loop(o) == Some(l);
        if !sum.ops[at + 1..].iter().any(|&o| same(self, o)) {
            return None;
        }
        let mut parts = self.operands(rec);
        let mut j = at + 1;
        while j < sum.ops.len() && self.kind(sum.ops[j]) == Kind::AddRec {
            if !same(self, sum.ops[j]) {
                j += 1;
                continue;
            }
            let other = sum.ops.remove(j);
            for (k, o) in self.operands(other).into_iter().enumerate() {
                if k < parts.len() {
                    parts[k] = self.add2_at(parts[k], o, sum.depth + 1);
                } else {
                    parts.push(o);
                }
            }
        }
        sum.ops[at] = self.rec(parts, l, Wrap::ANY);
        Some(Step::Again(Wrap::ANY))
    }
}

/// What a rule did.
pub(super) enum Step {
    /// The result.
    Done(Expr),
    /// The operands changed; these facts are left.
    Again(Wrap),
}

type Terms = smallvec::SmallVec<[Term; 8]>;
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
