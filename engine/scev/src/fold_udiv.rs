//! Unsigned quotients and remainders. Divisors that are constants move into sums, products and recurrences where the
//! dividend is exactly divisible and nothing wraps; that is seen by extending it and comparing.

use super::*;
use smallvec::SmallVec;
use warpc_ir::fold::int;
use warpc_ir::opcode::flags;

/// A quotient that is being folded.
#[derive(Clone, Copy)]
struct Quotient {
    dividend: Expr,
    divisor: Expr,
}

/// A quotient by a constant that is not zero.
#[derive(Clone, Copy)]
struct ConstantQuotient {
    dividend: Expr,
    /// The divisor as an expression.
    divisor: Expr,
    by: u128,
    /// The type in which a product of a quotient and the divisor does not wrap, if there are such.
    wide: Option<Ty>,
}

impl Se<'_, '_> {
    /// `dividend / divisor`, unsigned.
    pub fn udiv(&mut self, dividend: Expr, divisor: Expr) -> Expr {
        let ty = self.ty(dividend);
        debug_assert!(!ty.is_ptr());
        if let Some(e) = self.s.nodes.find(Kind::UDiv, ty, 0, &[dividend, divisor]) {
            return e;
        }
        let site = Quotient { dividend, divisor };
        match self.udiv_rules(site) {
            Some(e) => e,
            None => self.node(Kind::UDiv, ty, 0, &[dividend, divisor], Wrap::ANY),
        }
    }

    rules! {
        /// Rules of quotients, in order.
        fn udiv_rules(&mut self, site: Quotient) -> Option<Expr> {
            quotient_of_zero,
            quotient_by_one,
            quotient_by_constant_rules,
            common_factor_rules,
        }
    }
    rules! {
        /// Rules of quotients by a constant.
        fn constant_quotient_rules(&mut self, site: ConstantQuotient) -> Option<Expr> {
            quotient_of_constant,
            quotient_of_recurrence,
            quotient_of_recurrence_with_rounded_start,
            quotient_of_product,
            quotient_of_quotient,
            quotient_of_sum,
        }
    }
    rules! {
        /// Rules of quotients whose sides share a factor.
        fn shared_factor_rules(&mut self, site: Quotient) -> Option<Expr> {
            product_by_its_factor,
            sum_by_its_factor,
            product_by_product,
        }
    }
    rules! {
        /// Rules of quotients that are known to leave no remainder, in order.
        fn exact_quotient_rules(&mut self, site: Quotient) -> Option<Expr> {
            exact_quotient_by_constant,
            exact_quotient_by_factor,
        }
    }
    rules! {
        /// Rules of remainders, in order.
        fn urem_rules(&mut self, site: Quotient) -> Option<Expr> {
            remainder_by_one,
            remainder_by_power_of_two,
        }
    }

    /// Rules of quotients by a constant. What division by zero gives is not for us to say.
    fn quotient_by_constant_rules(&mut self, site: Quotient) -> Option<Expr> {
        if self.kind(site.divisor) == Kind::WideConstant && self.kind(site.dividend) == Kind::WideConstant {
            return self.fold_wide(Opcode::UDiv, site.dividend, site.divisor);
        }
        let by = self.number(site.divisor).filter(|&by| by != 0)?;
        let more = match self.exact_log2(site.divisor) {
            Some(exponent) => exponent,
            None => number::active_bits(by, self.bits(site.divisor)),
        };
        let bits = self.bits(site.dividend) + more;
        let wide = (bits <= number::WIDEST_PROOF).then_some(Ty::int(bits));
        self.constant_quotient_rules(ConstantQuotient { dividend: site.dividend, divisor: site.divisor, by, wide })
    }
    /// Rules of quotients whose sides share a factor, with the knob of common factors.
    fn common_factor_rules(&mut self, site: Quotient) -> Option<Expr> {
        if !self.set.common_factor {
            return None;
        }
        self.shared_factor_rules(site)
    }

    /// `0 /u x -> 0`. Always.
    fn quotient_of_zero(&mut self, site: Quotient) -> Option<Expr> {
        self.is_zero(site.dividend).then_some(site.dividend)
    }

    /// `x /u 1 -> x`. Always.
    fn quotient_by_one(&mut self, site: Quotient) -> Option<Expr> {
        self.is_one(site.divisor).then_some(site.dividend)
    }

    // ---- by constants -------------------------------------------------------------------------------------------

    /// `C1 /u C2 -> C`. Always.
    fn quotient_of_constant(&mut self, site: ConstantQuotient) -> Option<Expr> {
        let dividend = self.constant(site.dividend)?;
        Some(self.make_const(self.ty(site.dividend), dividend / site.by))
    }

    /// `{a,+,N} /u C -> {a /u C,+,N /u C}`. If `C` divides `N` and the recurrence does not wrap.
    fn quotient_of_recurrence(&mut self, site: ConstantQuotient) -> Option<Expr> {
        let step = self.constant_step(site.dividend)?;
        let l = self.rec_loop(site.dividend)?;
        if number::urem(self.bits(site.dividend), step, site.by)? != 0 || !self.rec_extends(site.dividend, site.wide?) {
            return None;
        }
        let parts = self.operands(site.dividend).into_iter().map(|part| self.udiv(part, site.divisor)).collect();
        Some(self.rec(parts, l, Wrap::NW))
    }

    /// `{C1,+,N} /u C -> {C1 - C1 % N,+,N} /u C`. If `N` divides `C` and the recurrence does not wrap.
    fn quotient_of_recurrence_with_rounded_start(&mut self, site: ConstantQuotient) -> Option<Expr> {
        let step = self.constant_step(site.dividend)?;
        let l = self.rec_loop(site.dividend)?;
        let start = self.number(self.op(site.dividend, 0))?;
        let bits = self.bits(site.dividend);
        let rest = number::urem(bits, start, step)?;
        if number::urem(bits, site.by, step)? != 0 || rest == 0 || !self.rec_extends(site.dividend, site.wide?) {
            return None;
        }
        let ty = self.ty(site.dividend);
        let start = self.make_const(ty, number::sub(bits, start, rest)?);
        let dividend = self.rec(Exprs::from_slice(&[start, self.op(site.dividend, 1)]), l, Wrap::NW);
        if let Some(e) = self.s.nodes.find(Kind::UDiv, ty, 0, &[dividend, site.divisor]) {
            return Some(e);
        }
        let rest = self.common_factor_rules(Quotient { dividend, divisor: site.divisor });
        Some(rest.unwrap_or_else(|| self.node(Kind::UDiv, ty, 0, &[dividend, site.divisor], Wrap::ANY)))
    }
    /// The step of an affine recurrence if it is a constant that is not zero.
    fn constant_step(&self, expr: Expr) -> Option<u128> {
        if self.kind(expr) != Kind::AddRec || !self.is_affine(expr) {
            return None;
        }
        self.number(self.op(expr, 1)).filter(|&step| step != 0)
    }

    /// `(x * y) /u C -> (x /u C) * y`. If `C` divides `x` and the product does not wrap.
    fn quotient_of_product(&mut self, site: ConstantQuotient) -> Option<Expr> {
        if self.kind(site.dividend) != Kind::Mul {
            return None;
        }
        let wide = site.wide?;
        let factors = self.operands(site.dividend);
        let extended: Exprs = factors.iter().map(|&factor| self.zero_extend(factor, wide, 0)).collect();
        if self.zero_extend(site.dividend, wide, 0) != self.mul(extended, Wrap::ANY) {
            return None;
        }
        for (at, &factor) in factors.iter().enumerate() {
            if let Some(quotient) = self.divided_exactly(factor, site.divisor) {
                let mut new = factors.clone();
                new[at] = quotient;
                return Some(self.mul(new, Wrap::ANY));
            }
        }
        None
    }
    /// `e / divisor` if that folds and leaves no remainder.
    fn divided_exactly(&mut self, expr: Expr, divisor: Expr) -> Option<Expr> {
        let quotient = self.udiv(expr, divisor);
        (self.kind(quotient) != Kind::UDiv && self.mul2(quotient, divisor, Wrap::ANY) == expr).then_some(quotient)
    }

    /// `(x /u C1) /u C2 -> x /u (C1 * C2)`, `-> 0`. The second if the product is no number of the type.
    fn quotient_of_quotient(&mut self, site: ConstantQuotient) -> Option<Expr> {
        if self.kind(site.dividend) != Kind::UDiv {
            return None;
        }
        let ty = self.ty(site.dividend);
        if ty.bits() > number::PLAIN {
            let (inner, by) = (self.limbs(self.op(site.dividend, 1))?, self.limbs(site.divisor)?);
            let both = int::binary_wide(Opcode::Mul, flags::NUW, ty.bits(), &inner, &by);
            let Some(both) = both else { return Some(self.zero(ty)) };
            let both = self.make_wide(ty, both);
            return Some(self.udiv(self.op(site.dividend, 0), both));
        }
        let inner = self.constant(self.op(site.dividend, 1))?;
        Some(match inner.checked_mul(site.by).filter(|&both| both <= mask(ty.bits())) {
            None => self.zero(ty),
            Some(both) => {
                let both = self.make_const(ty, both);
                self.udiv(self.op(site.dividend, 0), both)
            }
        })
    }

    /// `(x + y) /u C -> x /u C + y /u C`. If `C` divides both and the sum does not wrap.
    fn quotient_of_sum(&mut self, site: ConstantQuotient) -> Option<Expr> {
        if self.kind(site.dividend) != Kind::Add {
            return None;
        }
        let wide = site.wide?;
        let addends = self.operands(site.dividend);
        let extended: Exprs = addends.iter().map(|&addend| self.zero_extend(addend, wide, 0)).collect();
        if self.zero_extend(site.dividend, wide, 0) != self.add(extended, Wrap::ANY, 0) {
            return None;
        }
        let mut new = Exprs::new();
        for addend in addends {
            new.push(self.divided_exactly(addend, site.divisor)?);
        }
        Some(self.add(new, Wrap::ANY, 0))
    }

    // ---- with a common factor -----------------------------------------------------------------------------------

    /// Place of `factor` in a product that does not wrap.
    fn place_of_factor(&self, product: Expr, factor: Expr) -> Option<usize> {
        let is_product = self.kind(product) == Kind::Mul && self.wrap(product).has(Wrap::NUW);
        is_product.then(|| self.ops(product).iter().position(|&o| o == factor)).flatten()
    }

    /// `(x * s) /u s -> x`. If the product does not wrap and `s` is no constant.
    fn product_by_its_factor(&mut self, site: Quotient) -> Option<Expr> {
        if self.is_constant(site.divisor) {
            return None;
        }
        let at = self.place_of_factor(site.dividend, site.divisor)?;
        Some(self.without_operand(site.dividend, at))
    }

    /// `(x * s + y * s) /u s -> x + y`. If sum and products do not wrap and `s` is no constant.
    fn sum_by_its_factor(&mut self, site: Quotient) -> Option<Expr> {
        let is_sum = self.kind(site.dividend) == Kind::Add && self.wrap(site.dividend).has(Wrap::NUW);
        if !is_sum || self.is_constant(site.divisor) {
            return None;
        }
        let addends = self.operands(site.dividend);
        let places: Option<SmallVec<[usize; 4]>> =
            addends.iter().map(|&addend| self.place_of_factor(addend, site.divisor)).collect();
        let terms = addends.iter().zip(places?).map(|(&addend, at)| self.without_operand(addend, at)).collect();
        let wrap = Wrap::when(self.is_known_non_zero(site.divisor), Wrap::NUW);
        Some(self.add(terms, wrap, 0))
    }

    /// `(x * s) /u (y * s) -> x /u y`. If the products do not wrap and `s` is no constant.
    fn product_by_product(&mut self, site: Quotient) -> Option<Expr> {
        let divisor = site.divisor;
        if self.kind(site.dividend) != Kind::Mul
            || self.kind(divisor) != Kind::Mul
            || !self.wrap(divisor).has(Wrap::NUW)
        {
            return None;
        }
        for at in 0..self.num_ops(divisor) {
            let factor = self.op(divisor, at);
            if !self.is_constant(factor)
                && let Some(place) = self.place_of_factor(site.dividend, factor)
            {
                let dividend = self.without_operand(site.dividend, place);
                let divisor = self.without_operand(divisor, at);
                return Some(self.udiv(dividend, divisor));
            }
        }
        None
    }
    /// A product without operand `at`; what is left wraps no more than the whole, where what is removed is not zero.
    fn without_operand(&mut self, product: Expr, at: usize) -> Expr {
        let mut rest = self.operands(product);
        let factor = rest.remove(at);
        let wrap = Wrap::when(self.is_known_non_zero(factor), Wrap::NUW);
        self.mul(rest, wrap)
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
    // ---- exact --------------------------------------------------------------------------------------------------

    /// `dividend / divisor` where it is known that nothing remains: factors of a product that does not wrap are removed.
    pub fn udiv_exact(&mut self, dividend: Expr, divisor: Expr) -> Expr {
        if self.kind(dividend) != Kind::Mul || !self.wrap(dividend).has(Wrap::NUW) {
            return self.udiv(dividend, divisor);
        }
        match self.exact_quotient_rules(Quotient { dividend, divisor }) {
            Some(e) => e,
            None => self.udiv(dividend, divisor),
        }
    }

    /// `(C1 * x) /exact C2 -> (C1 / G * x) /exact (C2 / G)`. If the greatest common divisor `G` of the constants is not 1.
    fn exact_quotient_by_constant(&mut self, site: Quotient) -> Option<Expr> {
        let bits = self.bits(site.dividend);
        let factor = number::plain(self.number(self.op(site.dividend, 0))?, bits)?;
        let divisor = number::plain(self.number(site.divisor)?, bits)?;
        let rest = Exprs::from_slice(&self.ops(site.dividend)[1..]);
        if factor == divisor {
            return Some(self.mul(rest, Wrap::ANY));
        }
        let magnitude = |v: u128| if interval::is_neg(v, bits) { v.wrapping_neg() & mask(bits) } else { v };
        let common = gcd(magnitude(factor), magnitude(divisor));
        if common <= 1 {
            return None;
        }
        let ty = self.ty(site.divisor);
        let mut new = Exprs::new();
        new.push(self.make_const(ty, factor / common));
        new.extend(rest);
        let dividend = self.mul(new, Wrap::ANY);
        let divisor = self.make_const(ty, divisor / common);
        if self.kind(dividend) != Kind::Mul {
            return Some(self.udiv_exact(dividend, divisor));
        }
        let by_factor = self.exact_quotient_by_factor(Quotient { dividend, divisor });
        Some(by_factor.unwrap_or_else(|| self.udiv(dividend, divisor)))
    }

    /// `(x * y) /exact y -> x`. Always: the product does not wrap.
    fn exact_quotient_by_factor(&mut self, site: Quotient) -> Option<Expr> {
        let at = self.ops(site.dividend).iter().position(|&factor| factor == site.divisor)?;
        let mut rest = self.operands(site.dividend);
        rest.remove(at);
        Some(self.mul(rest, Wrap::ANY))
    }

    // ---- remainders ---------------------------------------------------------------------------------------------

    /// `dividend % divisor`, unsigned: `dividend - dividend / divisor * divisor` unless a rule applies.
    pub fn urem(&mut self, dividend: Expr, divisor: Expr) -> Expr {
        if let Some(e) = self.urem_rules(Quotient { dividend, divisor }) {
            return e;
        }
        let quotient = self.udiv(dividend, divisor);
        let multiple = self.mul2(quotient, divisor, Wrap::NUW);
        self.minus(dividend, multiple, Wrap::NUW)
    }

    /// `x % 1 -> 0`. Always.
    fn remainder_by_one(&mut self, site: Quotient) -> Option<Expr> {
        let ty = self.ty(site.dividend);
        self.is_one(site.divisor).then(|| self.zero(ty))
    }

    /// `x % C -> zext (trunc x)`. If `C` is a power of two: the low bits remain.
    fn remainder_by_power_of_two(&mut self, site: Quotient) -> Option<Expr> {
        let ty = self.ty(site.dividend);
        let exponent = self.exact_log2(site.divisor)?;
        let low = self.truncate(site.dividend, Ty::int(exponent), 0);
        Some(self.zero_extend(low, ty, 0))
    }
    /// The operands of a remainder, if `expr` is one in a form that [`Se::urem`] makes.
    pub(super) fn match_urem(&mut self, expr: Expr) -> Option<(Expr, Expr)> {
        let ty = self.ty(expr);
        if ty.is_ptr() {
            return None;
        }
        if self.kind(expr) == Kind::ZeroExtend && self.kind(self.op(expr, 0)) == Kind::Truncate {
            let low = self.op(expr, 0);
            let a = self.op(low, 0);
            if self.bits(a) > ty.bits() {
                return None;
            }
            let a = if self.bits(a) == ty.bits() { a } else { self.zero_extend(a, ty, 0) };
            let b = self.make_power(ty, self.bits(low));
            return Some((a, b));
        }
        if self.kind(expr) != Kind::Add || self.num_ops(expr) != 2 {
            return None;
        }
        let (product, a) = (self.op(expr, 0), self.op(expr, 1));
        // A dividend that is divided exactly has no rest: what is subtracted has a quotient in it.
        if self.kind(product) != Kind::Mul
            || self.is_ptr(a)
            || !self.ops(product).iter().any(|&o| self.kind(o) == Kind::UDiv)
        {
            return None;
        }
        let with = |se: &mut Self, b: Expr| (se.urem(a, b) == expr).then_some((a, b));
        match *self.ops(product) {
            [c, p, q] if self.is_constant(c) => with(self, p).or_else(|| with(self, q)),
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
