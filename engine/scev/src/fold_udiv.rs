//! Unsigned quotients and remainders. Divisors that are constants move into sums, products and recurrences where the
//! dividend is exactly divisible and nothing wraps; that is seen by extending it and comparing.

use super::*;
use smallvec::SmallVec;

impl Se<'_, '_> {
    /// `a / b`, unsigned.
    pub fn udiv(&mut self, a: Expr, b: Expr) -> Expr {
        let ty = self.ty(a);
        debug_assert!(!ty.is_ptr());
        if let Some(e) = self.s.nodes.find(Kind::UDiv, ty, 0, &[a, b]) {
            return e;
        }
        if self.is_zero(a) {
            return a;
        }
        let mut a = a;
        if let Some(d) = self.constant(b) {
            if d == 1 {
                return a;
            }
            // What division by zero gives is not for us to say.
            if d != 0 {
                match self.udiv_by_constant(a, b, d) {
                    Ok(e) => return e,
                    Err(new) => a = new,
                }
                if let Some(e) = self.s.nodes.find(Kind::UDiv, ty, 0, &[a, b]) {
                    return e;
                }
            }
        }
        if self.set.common_factor
            && let Some(e) = self.without_common_factor(a, b)
        {
            return e;
        }
        self.node(Kind::UDiv, ty, 0, &[a, b], Wrap::ANY)
    }
    /// `(x * s) / s`: `x`; `(x * s) / (y * s)`: `x / y`; `(x * s + y * s) / s`: `x + y`, where products and sums do not wrap
    /// and `s` is no constant.
    fn without_common_factor(&mut self, a: Expr, b: Expr) -> Option<Expr> {
        let nuw = |se: &Self, e: Expr| se.wrap(e).has(Wrap::NUW);
        let place = |se: &Self, p: Expr, factor: Expr| {
            let found = se.kind(p) == Kind::Mul && nuw(se, p);
            found.then(|| se.ops(p).iter().position(|&o| o == factor)).flatten()
        };
        if self.kind(b) != Kind::Constant {
            match self.kind(a) {
                Kind::Mul => {
                    if let Some(k) = place(self, a, b) {
                        return Some(self.without_operand(a, k));
                    }
                }
                Kind::Add if nuw(self, a) => {
                    let all: Option<SmallVec<[usize; 4]>> = self.ops(a).iter().map(|&o| place(self, o, b)).collect();
                    if let Some(all) = all {
                        let terms =
                            self.operands(a).into_iter().zip(all).map(|(o, k)| self.without_operand(o, k)).collect();
                        let w = Wrap::when(self.is_known_non_zero(b), Wrap::NUW);
                        return Some(self.add(terms, w, 0));
                    }
                }
                _ => {}
            }
        }
        if self.kind(a) == Kind::Mul && self.kind(b) == Kind::Mul && nuw(self, b) {
            for k in 0..self.num_ops(b) {
                let factor = self.op(b, k);
                if self.kind(factor) != Kind::Constant
                    && let Some(q) = place(self, a, factor)
                {
                    let (x, y) = (self.without_operand(a, q), self.without_operand(b, k));
                    return Some(self.udiv(x, y));
                }
            }
        }
        None
    }
    /// A product without operand `k`; what is left wraps no more than the whole, where what is removed is not zero.
    fn without_operand(&mut self, product: Expr, k: usize) -> Expr {
        let mut rest = self.operands(product);
        let factor = rest.remove(k);
        let w = Wrap::when(self.is_known_non_zero(factor), Wrap::NUW);
        self.mul(rest, w)
    }
    /// The folded quotient, or the dividend to divide.
    fn udiv_by_constant(&mut self, a: Expr, b: Expr, d: u128) -> Result<Expr, Expr> {
        if let Some(v) = self.constant(a) {
            return Ok(self.make_const(self.ty(a), v / d));
        }
        let bits = self.bits(a);
        let shift = interval::active_bits(d) - 1 + !d.is_power_of_two() as u32;
        let wide = (bits + shift <= 128).then_some(Ty::int(bits + shift));
        let mut a = a;
        match self.kind(a) {
            Kind::AddRec if self.is_affine(a) => {
                let (start, step) = (self.op(a, 0), self.op(a, 1));
                if let (Some(wide), Some(n), Some(l)) = (wide, self.constant(step), self.rec_loop(a))
                    && n != 0
                {
                    if n % d == 0 && self.rec_extends(a, wide) {
                        let parts = self.operands(a).into_iter().map(|o| self.udiv(o, b)).collect();
                        return Ok(self.rec(parts, l, Wrap::NW));
                    }
                    if let Some(s) = self.constant(start)
                        && d.is_multiple_of(n)
                        && s % n != 0
                        && self.rec_extends(a, wide)
                    {
                        let start = self.make_const(self.ty(a), s - s % n);
                        a = self.rec(Exprs::from_slice(&[start, step]), l, Wrap::NW);
                    }
                }
            }
            Kind::Mul => {
                if let Some(wide) = wide {
                    let factors: Exprs = self.operands(a).into_iter().map(|o| self.zero_extend(o, wide, 0)).collect();
                    if self.zero_extend(a, wide, 0) == self.mul(factors, Wrap::ANY) {
                        for k in 0..self.num_ops(a) {
                            let o = self.op(a, k);
                            let q = self.udiv(o, b);
                            if self.kind(q) != Kind::UDiv && self.mul2(q, b, Wrap::ANY) == o {
                                let mut new = self.operands(a);
                                new[k] = q;
                                return Ok(self.mul(new, Wrap::ANY));
                            }
                        }
                    }
                }
            }
            Kind::UDiv => {
                if let Some(c) = self.constant(self.op(a, 1)) {
                    let ty = self.ty(a);
                    return Ok(match c.checked_mul(d).filter(|&p| p <= mask(bits)) {
                        None => self.zero(ty),
                        Some(p) => {
                            let p = self.make_const(ty, p);
                            self.udiv(self.op(a, 0), p)
                        }
                    });
                }
            }
            Kind::Add => {
                if let Some(wide) = wide {
                    let terms: Exprs = self.operands(a).into_iter().map(|o| self.zero_extend(o, wide, 0)).collect();
                    if self.zero_extend(a, wide, 0) == self.add(terms, Wrap::ANY, 0) {
                        let mut new = Exprs::new();
                        for o in self.operands(a) {
                            let q = self.udiv(o, b);
                            if self.kind(q) == Kind::UDiv || self.mul2(q, b, Wrap::ANY) != o {
                                break;
                            }
                            new.push(q);
                        }
                        if new.len() == self.num_ops(a) {
                            return Ok(self.add(new, Wrap::ANY, 0));
                        }
                    }
                }
            }
            _ => {}
        }
        Err(a)
    }
    /// Whether zero-extending an affine recurrence is the recurrence of its parts zero-extended: it does not wrap.
    fn rec_extends(&mut self, a: Expr, wide: Ty) -> bool {
        let Some(l) = self.rec_loop(a) else { return false };
        let (start, step) = (self.op(a, 0), self.op(a, 1));
        let whole = self.zero_extend(a, wide, 0);
        let start = self.zero_extend(start, wide, 0);
        let step = self.zero_extend(step, wide, 0);
        whole == self.rec(Exprs::from_slice(&[start, step]), l, Wrap::ANY)
    }
    /// `a / b` where it is known that `b` divides `a`: factors of a product that does not wrap are removed.
    pub fn udiv_exact(&mut self, a: Expr, b: Expr) -> Expr {
        let (mut a, mut b) = (a, b);
        loop {
            if self.kind(a) != Kind::Mul || !self.wrap(a).has(Wrap::NUW) {
                return self.udiv(a, b);
            }
            if let (Some(c), Some(d)) = (self.constant(self.op(a, 0)), self.constant(b)) {
                let rest = Exprs::from_slice(&self.ops(a)[1..]);
                if c == d {
                    return self.mul(rest, Wrap::ANY);
                }
                let bits = self.bits(a);
                let abs = |v: u128| if interval::is_neg(v, bits) { v.wrapping_neg() & mask(bits) } else { v };
                let g = gcd(abs(c), abs(d));
                if g > 1 {
                    let ty = self.ty(b);
                    let mut new = Exprs::new();
                    new.push(self.make_const(ty, c / g));
                    new.extend(rest);
                    a = self.mul(new, Wrap::ANY);
                    b = self.make_const(ty, d / g);
                    if self.kind(a) != Kind::Mul {
                        continue;
                    }
                }
            }
            if let Some(k) = self.ops(a).iter().position(|&o| o == b) {
                let mut rest = self.operands(a);
                rest.remove(k);
                return self.mul(rest, Wrap::ANY);
            }
            return self.udiv(a, b);
        }
    }
    /// `a % b`, unsigned: low bits for a power of two, else `a - a / b * b`.
    pub fn urem(&mut self, a: Expr, b: Expr) -> Expr {
        let ty = self.ty(a);
        if let Some(d) = self.constant(b) {
            if d == 1 {
                return self.zero(ty);
            }
            if d.is_power_of_two() {
                let low = self.truncate(a, Ty::int(d.trailing_zeros()), 0);
                return self.zero_extend(low, ty, 0);
            }
        }
        let q = self.udiv(a, b);
        let p = self.mul2(q, b, Wrap::NUW);
        self.minus(a, p, Wrap::NUW)
    }
    /// The operands of a remainder, if `e` is one in a form that [`Se::urem`] makes.
    pub(super) fn match_urem(&mut self, e: Expr) -> Option<(Expr, Expr)> {
        let ty = self.ty(e);
        if ty.is_ptr() {
            return None;
        }
        if self.kind(e) == Kind::ZeroExtend && self.kind(self.op(e, 0)) == Kind::Truncate {
            let low = self.op(e, 0);
            let a = self.op(low, 0);
            if self.bits(a) > ty.bits() {
                return None;
            }
            let a = if self.bits(a) == ty.bits() { a } else { self.zero_extend(a, ty, 0) };
            let b = self.make_const(ty, 1 << self.bits(low));
            return Some((a, b));
        }
        if self.kind(e) != Kind::Add || self.num_ops(e) != 2 {
            return None;
        }
        let (product, a) = (self.op(e, 0), self.op(e, 1));
        // A dividend that is divided exactly has no rest: what is subtracted has a quotient in it.
        if self.kind(product) != Kind::Mul
            || self.is_ptr(a)
            || !self.ops(product).iter().any(|&o| self.kind(o) == Kind::UDiv)
        {
            return None;
        }
        let with = |se: &mut Self, b: Expr| (se.urem(a, b) == e).then_some((a, b));
        match *self.ops(product) {
            [c, p, q] if self.kind(c) == Kind::Constant => with(self, p).or_else(|| with(self, q)),
            [p, q] => with(self, q)
                .or_else(|| with(self, p))
                .or_else(|| {
                    let n = self.negate(q, Wrap::ANY);
                    with(self, n)
                })
                .or_else(|| {
                    let n = self.negate(p, Wrap::ANY);
                    with(self, n)
                }),
            _ => None,
        }
    }
}

/// Greatest common divisor.
pub(super) fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = match (u64::try_from(a), u64::try_from(b)) {
            (Ok(x), Ok(y)) => (b, (x % y) as u128),
            _ => (b, a % b),
        };
    }
    a
}
