//! Values at an iteration, and values as they are seen from outside of the loops that make them.

use super::node::{Link, SETTLED};
use super::*;

/// Operands that have to be looked at first.
type Missing = smallvec::SmallVec<[Expr; 8]>;

impl Se<'_, '_> {
    /// Value of recurrence `rec` in iteration `n`, counted from zero.
    pub fn at_iteration(&mut self, rec: Expr, n: Expr) -> Expr {
        let parts = self.operands(rec);
        let mut sum = parts[0];
        for (k, &p) in parts.iter().enumerate().skip(1) {
            let c = self.binomial(n, k as u32, self.ty(sum).effective());
            if c == COULD_NOT_COMPUTE {
                return c;
            }
            let term = self.mul2(p, c, Wrap::ANY);
            sum = self.add2(sum, term, Wrap::ANY);
        }
        sum
    }
    /// `n` over `k`, in type `ty`: the product is made wide enough to be divided by the power of two in `k!`, and what is
    /// odd in `k!` is divided by multiplying with its inverse.
    fn binomial(&mut self, n: Expr, k: u32, ty: Ty) -> Expr {
        if k == 1 {
            return self.trunc_or_zext(n, ty, 0);
        }
        let bits = ty.bits();
        let (mut odd, mut twos) = (1u128, 1u32);
        for i in 3..=k as u128 {
            let t = i.trailing_zeros();
            twos += t;
            odd = odd.wrapping_mul(i >> t);
        }
        if k > 1000 || bits + twos > 128 {
            return COULD_NOT_COMPUTE;
        }
        let wide = Ty::int(bits + twos);
        let mut product = self.trunc_or_zext(n, wide, 0);
        for i in 1..k {
            let c = self.make_const(self.ty(n), i as u128);
            let less = self.minus(n, c, Wrap::ANY);
            let less = self.trunc_or_zext(less, wide, 0);
            product = self.mul2(product, less, Wrap::ANY);
        }
        let power = self.make_const(wide, 1 << twos);
        let q = self.udiv(product, power);
        let q = self.trunc_or_zext(q, ty, 0);
        let i = self.make_const(ty, super::counts::inverse(odd));
        self.mul2(i, q, Wrap::ANY)
    }
    /// `e` as it is seen in loop `l` (`NONE`: outside of all): recurrences of loops inside have their last value, where
    /// that is known.
    pub fn at_scope(&mut self, e: Expr, l: Loop) -> Expr {
        match self.known_at_scope(e, l) {
            Some(to) => to,
            None => self.new_at_scope(e, l),
        }
    }
    fn new_at_scope(&mut self, e: Expr, l: Loop) -> Expr {
        let mut stack: Missing = Missing::from_slice(&[e]);
        let mut missing = Missing::new();
        while let Some(&x) = stack.last() {
            if self.known_at_scope(x, l).is_some() {
                stack.pop();
                continue;
            }
            missing.clear();
            // While it is computed it is itself: that ends cycles through phis.
            match self.at_scope_step(x, l, &mut missing) {
                Some(to) => {
                    // What a recurrence is made of is made outside of its loop: all loops inside see the same.
                    if to == x && self.rec_loop(x).is_some_and(|own| self.loops.encloses(own, l)) {
                        self.s.nodes.memo_mut(x).bits |= SETTLED;
                    } else {
                        self.set_at_scope(x, l, to);
                    }
                    stack.pop();
                }
                None => {
                    if stack.len() > 1 << 20 || missing.iter().any(|m| stack.contains_recent(*m)) {
                        self.set_at_scope(x, l, x);
                        stack.pop();
                        continue;
                    }
                    stack.extend_from_slice(&missing);
                }
            }
        }
        self.known_at_scope(e, l).unwrap_or(e)
    }
    fn known_at_scope(&self, e: Expr, l: Loop) -> Option<Expr> {
        match self.kind(e) {
            Kind::Constant | Kind::VScale | Kind::CouldNotCompute => return Some(e),
            Kind::Unknown if self.unknown_inst(e).is_none() => return Some(e),
            Kind::AddRec
                if self.s.nodes.memo(e).bits & SETTLED != 0
                    && self.rec_loop(e).is_some_and(|own| self.loops.encloses(own, l)) =>
            {
                return Some(e);
            }
            _ => {}
        }
        let link = self.s.nodes.listed(self.s.nodes.memo(e).scope_list, l.0)?;
        let to = Expr(link.value);
        (self.s.nodes.memo(to).epoch == link.epoch).then_some(to)
    }
    fn set_at_scope(&mut self, e: Expr, l: Loop, to: Expr) {
        let epoch = self.s.nodes.memo(to).epoch;
        let head = self.s.nodes.memo(e).scope_list;
        let next = Link { key: l.0, value: to.0, epoch, next: head };
        self.s.nodes.memo_mut(e).scope_list = self.s.nodes.links.len() as u32;
        self.s.nodes.links.push(next);
    }
    fn at_scope_step(&mut self, e: Expr, l: Loop, missing: &mut Missing) -> Option<Expr> {
        if self.kind(e) == Kind::Unknown {
            return self.unknown_at_scope(e, l, missing);
        }
        let mut changed = false;
        let mut new = Exprs::new();
        for &o in self.ops(e) {
            match self.known_at_scope(o, l) {
                Some(to) => {
                    changed |= to != o;
                    new.push(to);
                }
                None => missing.push(o),
            }
        }
        if !missing.is_empty() {
            return None;
        }
        let Some(own) = self.rec_loop(e) else {
            return Some(if changed { self.with_operands(e, new) } else { e });
        };
        let mut rec = e;
        if changed {
            let w = self.wrap(e).only(Wrap::NW);
            rec = self.rec(new, own, w);
            if self.kind(rec) != Kind::AddRec {
                return Some(rec);
            }
        }
        let own = self.rec_loop(rec).unwrap_or(own);
        if l.is_some() && self.loops.encloses(own, l) {
            return Some(rec);
        }
        let count = self.backedge_taken_count(own);
        if count == COULD_NOT_COMPUTE {
            return Some(rec);
        }
        let last = self.at_iteration(rec, count);
        Some(if last == COULD_NOT_COMPUTE { rec } else { last })
    }
    fn unknown_at_scope(&mut self, e: Expr, l: Loop, missing: &mut Missing) -> Option<Expr> {
        let f = self.f;
        let Some(i) = self.unknown_inst(e) else { return Some(e) };
        if f.op(i) == Opcode::Phi
            && let Some(to) = self.phi_after_loop(i, l)
        {
            return Some(to);
        }
        if !self.can_fold(i) {
            return Some(e);
        }
        let n = f.num_operands(i) - (f.op(i) == Opcode::Call) as usize;
        let mut args: smallvec::SmallVec<[Option<Value>; 4]> = Default::default();
        let mut improved = false;
        for k in 0..n {
            let v = f.operand(i, k);
            if v.is_constant() {
                args.push(Some(v));
                continue;
            }
            if self.type_of(v).is_none() {
                return Some(e);
            }
            let own = self.get(v);
            if own == e {
                return Some(e);
            }
            let Some(to) = self.known_at_scope(own, l) else {
                missing.push(own);
                return None;
            };
            improved |= to != own;
            match self.as_constant_value(to, f.type_of(v)) {
                Some(c) => args.push(Some(c)),
                None => return Some(e),
            }
        }
        if !improved {
            return Some(e);
        }
        Some(self.fold_exprs(i, &args).unwrap_or(e))
    }
    /// A header phi seen from the loop around its own.
    fn phi_after_loop(&mut self, i: Inst, l: Loop) -> Option<Expr> {
        let f = self.f;
        let own = self.loops.of(f.block_of(i)).get()?;
        if self.loops.parent(own) != l || self.loops.header(own) != f.block_of(i) {
            return None;
        }
        let count = self.backedge_taken_count(own);
        if self.is_zero(count) {
            let mut first = None;
            let one =
                f.phi_pairs(i).filter(|x| !self.loops.contains(own, x.1)).all(|(v, _)| *first.get_or_insert(v) == v);
            if let Some(v) = first.filter(|_| one) {
                return Some(self.get(v));
            }
        }
        if count == COULD_NOT_COMPUTE {
            return None;
        }
        // A value from outside that comes around, in a loop that does go around.
        if f.phi_len(i) == 2 && self.is_known_non_zero(count) {
            let k = !self.loops.contains(own, f.phi_incoming(i, 0).1) as usize;
            let v = f.phi_incoming(i, k).0;
            if self.loops.is_invariant(f, own, v) {
                return Some(self.get(v));
            }
        }
        let n = self.constant(count)?;
        self.value_after(i, n, own)
    }
}

/// Whether something was pushed not long ago: cycles close soon.
trait ContainsRecent {
    fn contains_recent(&self, e: Expr) -> bool;
}

impl ContainsRecent for Missing {
    fn contains_recent(&self, e: Expr) -> bool {
        self.iter().rev().take(64).any(|&x| x == e)
    }
}
