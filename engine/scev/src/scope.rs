//! Values at an iteration, and values as they are seen from outside of the loops that make them.

use super::node::{Link, SETTLED};
use super::*;

/// Operands that have to be looked at first.
type Missing = smallvec::SmallVec<[Expr; 8]>;

impl Se<'_, '_> {
    /// Value of recurrence `rec` in iteration `expr`, counted from zero.
    pub fn at_iteration(&mut self, rec: Expr, expr: Expr) -> Expr {
        let parts = self.operands(rec);
        let mut sum = parts[0];
        for (k, &p) in parts.iter().enumerate().skip(1) {
            let c = self.binomial(expr, k as u32, self.ty(sum).effective());
            if c == COULD_NOT_COMPUTE {
                return c;
            }
            let term = self.mul2(p, c, Wrap::ANY);
            sum = self.add2(sum, term, Wrap::ANY);
        }
        sum
    }
    /// `expr` over `index`, in type `ty`: the product is made wide enough to be divided by the power of two in `k!`, and what is
    /// odd in `k!` is divided by multiplying with its inverse.
    fn binomial(&mut self, expr: Expr, index: u32, ty: Ty) -> Expr {
        if index == 1 {
            return self.trunc_or_zext(expr, ty, 0);
        }
        let bits = ty.bits();
        let (mut odd, mut twos) = (1u128, 1u32);
        for i in 3..=index as u128 {
            let t = i.trailing_zeros();
            twos += t;
            odd = odd.wrapping_mul(i >> t);
        }
        // The odd part is exact up to there.
        if index > 1000 || bits + twos > 128 && (index > 32 || bits + twos > number::WIDEST_PROOF) {
            return COULD_NOT_COMPUTE;
        }
        let wide = Ty::int(bits + twos);
        let mut product = self.trunc_or_zext(expr, wide, 0);
        for i in 1..index {
            let c = self.make_const(self.ty(expr), i as u128);
            let less = self.minus(expr, c, Wrap::ANY);
            let less = self.trunc_or_zext(less, wide, 0);
            product = self.mul2(product, less, Wrap::ANY);
        }
        let power = self.make_power(wide, twos);
        let q = self.udiv(product, power);
        let q = self.trunc_or_zext(q, ty, 0);
        let i = match ty.bits() {
            0..=number::PLAIN => self.make_const(ty, super::counts::inverse(odd)),
            bits => self.make_wide(ty, number::inverse(&number::limbs(odd, number::PLAIN), bits)),
        };
        self.mul2(i, q, Wrap::ANY)
    }
    /// `expr` as it is seen in loop `loop_id` (`NONE`: outside of all): recurrences of loops inside have their last value, where
    /// that is known.
    pub fn at_scope(&mut self, expr: Expr, loop_id: Loop) -> Expr {
        match self.known_at_scope(expr, loop_id) {
            Some(to) => to,
            None => self.new_at_scope(expr, loop_id),
        }
    }
    fn new_at_scope(&mut self, expr: Expr, loop_id: Loop) -> Expr {
        let mut stack: Missing = Missing::from_slice(&[expr]);
        let mut missing = Missing::new();
        while let Some(&x) = stack.last() {
            if self.known_at_scope(x, loop_id).is_some() {
                stack.pop();
                continue;
            }
            missing.clear();
            // An expression under evaluation evaluates to itself, which ends cycles through phis.
            match self.at_scope_step(x, loop_id, &mut missing) {
                Some(to) => {
                    // Operands of a recurrence are invariant in its loop, so that all inner loops see the same values.
                    if to == x && self.rec_loop(x).is_some_and(|own| self.loops.encloses(own, loop_id)) {
                        self.s.nodes.memo_mut(x).bits |= SETTLED;
                    } else {
                        self.set_at_scope(x, loop_id, to);
                    }
                    stack.pop();
                }
                None => {
                    if stack.len() > 1 << 20 || missing.iter().any(|m| stack.contains_recent(*m)) {
                        self.set_at_scope(x, loop_id, x);
                        stack.pop();
                        continue;
                    }
                    stack.extend_from_slice(&missing);
                }
            }
        }
        self.known_at_scope(expr, loop_id).unwrap_or(expr)
    }
    fn known_at_scope(&self, expr: Expr, loop_id: Loop) -> Option<Expr> {
        match self.kind(expr) {
            Kind::Constant | Kind::WideConstant | Kind::VScale | Kind::CouldNotCompute => return Some(expr),
            Kind::Unknown if self.unknown_inst(expr).is_none() => return Some(expr),
            Kind::AddRec
                if self.s.nodes.memo(expr).bits & SETTLED != 0
                    && self.rec_loop(expr).is_some_and(|own| self.loops.encloses(own, loop_id)) =>
            {
                return Some(expr);
            }
            _ => {}
        }
        let link = self.s.nodes.listed(self.s.nodes.memo(expr).scope_list, loop_id.0)?;
        let to = Expr(link.value);
        (self.s.nodes.memo(to).epoch == link.epoch).then_some(to)
    }
    fn set_at_scope(&mut self, expr: Expr, loop_id: Loop, to: Expr) {
        let epoch = self.s.nodes.memo(to).epoch;
        let head = self.s.nodes.memo(expr).scope_list;
        let next = Link { key: loop_id.0, value: to.0, epoch, next: head };
        self.s.nodes.memo_mut(expr).scope_list = self.s.nodes.links.len() as u32;
        self.s.nodes.links.push(next);
    }
    fn at_scope_step(&mut self, expr: Expr, loop_id: Loop, missing: &mut Missing) -> Option<Expr> {
        if self.kind(expr) == Kind::Unknown {
            return self.unknown_at_scope(expr, loop_id, missing);
        }
        let mut changed = false;
        let mut new = Exprs::new();
        for &o in self.ops(expr) {
            match self.known_at_scope(o, loop_id) {
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
        let Some(own) = self.rec_loop(expr) else {
            return Some(if changed { self.with_operands(expr, new) } else { expr });
        };
        let mut rec = expr;
        if changed {
            let w = self.wrap(expr).only(Wrap::NW);
            rec = self.rec(new, own, w);
            if self.kind(rec) != Kind::AddRec {
                return Some(rec);
            }
        }
        let own = self.rec_loop(rec).unwrap_or(own);
        if loop_id.is_some() && self.loops.encloses(own, loop_id) {
            return Some(rec);
        }
        let count = self.backedge_taken_count(own);
        if count == COULD_NOT_COMPUTE {
            return Some(rec);
        }
        let last = self.at_iteration(rec, count);
        Some(if last == COULD_NOT_COMPUTE { rec } else { last })
    }
    fn unknown_at_scope(&mut self, expr: Expr, loop_id: Loop, missing: &mut Missing) -> Option<Expr> {
        let f = self.f;
        let Some(i) = self.unknown_inst(expr) else { return Some(expr) };
        if f.op(i) == Opcode::Phi
            && let Some(to) = self.phi_after_loop(i, loop_id)
        {
            return Some(to);
        }
        if !self.can_fold(i) {
            return Some(expr);
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
                return Some(expr);
            }
            let own = self.get(v);
            if own == expr {
                return Some(expr);
            }
            let Some(to) = self.known_at_scope(own, loop_id) else {
                missing.push(own);
                return None;
            };
            improved |= to != own;
            match self.as_constant_value(to, f.type_of(v)) {
                Some(c) => args.push(Some(c)),
                None => return Some(expr),
            }
        }
        if !improved {
            return Some(expr);
        }
        Some(self.fold_exprs(i, &args).unwrap_or(expr))
    }
    /// A header phi seen from the loop around its own.
    fn phi_after_loop(&mut self, inst: Inst, loop_id: Loop) -> Option<Expr> {
        let f = self.f;
        let own = self.loops.of(f.block_of(inst)).get()?;
        if self.loops.parent(own) != loop_id || self.loops.header(own) != f.block_of(inst) {
            return None;
        }
        let count = self.backedge_taken_count(own);
        if self.is_zero(count) {
            let mut first = None;
            let one =
                f.phi_pairs(inst).filter(|x| !self.loops.contains(own, x.1)).all(|(v, _)| *first.get_or_insert(v) == v);
            if let Some(v) = first.filter(|_| one) {
                return Some(self.get(v));
            }
        }
        if count == COULD_NOT_COMPUTE {
            return None;
        }
        // The back-edge value is loop-invariant, in a loop whose back edge is taken.
        if f.phi_len(inst) == 2 && self.is_known_non_zero(count) {
            let k = !self.loops.contains(own, f.phi_incoming(inst, 0).1) as usize;
            let v = f.phi_incoming(inst, k).0;
            if self.loops.is_invariant(f, own, v) {
                return Some(self.get(v));
            }
        }
        let n = number::plain(self.number(count)?, self.bits(count))?;
        self.value_after(inst, n, own)
    }
}

/// Whether something was pushed not long ago: cycles close soon.
trait ContainsRecent {
    fn contains_recent(&self, e: Expr) -> bool;
}

impl ContainsRecent for Missing {
    fn contains_recent(&self, expr: Expr) -> bool {
        self.iter().rev().take(64).any(|&x| x == expr)
    }
}
