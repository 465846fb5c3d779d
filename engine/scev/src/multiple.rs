//! The largest constant known to divide an expression, and the trailing zeros that follow from it.

use super::fold_udiv::gcd;
use super::*;
use warpc_analysis::known_bits::KnownBits;

/// Trailing zeros that a multiple can tell: it has 128 bits, also of wider integers.
const MOST_ZEROS: u32 = 127;

/// `1 << n`; zero where that has no place in `bits` bits.
fn power_of_two(n: u32, bits: u32) -> u128 {
    if n >= bits { 0 } else { 1u128 << n.min(MOST_ZEROS) }
}

/// The divisor of a value of `bits` bits by what is known of its bits.
pub(super) fn of_bits(known: Option<&KnownBits>, bits: u32) -> u128 {
    power_of_two(known.map_or(0, |k| k.min_trailing_zeros()), bits)
}

impl Se<'_, '_> {
    /// A constant that divides `expr`, as an unsigned number; zero when `expr` is known to be a multiple of all powers of two.
    #[inline]
    pub fn constant_multiple(&mut self, expr: Expr) -> u128 {
        if let Some(c) = self.constant(expr) {
            return c;
        }
        match self.s.nodes.multiple(expr) {
            Some(m) => m,
            None if self.kind(expr) == Kind::WideConstant => self.wide_multiple(expr),
            None => self.new_multiple(expr),
        }
    }
    /// A wide constant if it has at most 128 bits, else the power of two in it.
    fn wide_multiple(&self, expr: Expr) -> u128 {
        let Some(limbs) = self.s.nodes.wide_constant(expr) else { return 1 };
        match limbs[2..].iter().all(|&l| l == 0) {
            true => limbs[0] as u128 | (limbs[1] as u128) << 64,
            false => power_of_two(number::trailing_zeros(limbs, self.bits(expr)), self.bits(expr)),
        }
    }
    #[inline(never)]
    fn new_multiple(&mut self, expr: Expr) -> u128 {
        let mut stack: Exprs = Exprs::from_slice(&[expr]);
        while let Some(&x) = stack.last() {
            if self.is_constant(x) || self.s.nodes.multiple(x).is_some() {
                stack.pop();
                continue;
            }
            let before = stack.len();
            for &o in self.ops(x) {
                if !self.is_constant(o) && self.s.nodes.multiple(o).is_none() {
                    stack.push(o);
                }
            }
            if stack.len() == before {
                let m = self.multiple_of(x);
                self.s.nodes.set_multiple(x, m);
                stack.pop();
            }
        }
        self.s.nodes.multiple(expr).unwrap_or(1)
    }
    /// The same, never zero.
    pub fn non_zero_multiple(&mut self, expr: Expr) -> u128 {
        self.constant_multiple(expr).max(1)
    }
    /// Trailing zero bits that `expr` surely has; its width if it is zero.
    pub fn trailing_zeros(&mut self, expr: Expr) -> u32 {
        self.constant_multiple(expr).trailing_zeros().min(self.bits(expr))
    }
    fn multiple_of(&self, expr: Expr) -> u128 {
        let bits = self.bits(expr);
        let get = |o: Expr| match self.kind(o) {
            Kind::WideConstant => self.wide_multiple(o),
            _ => self.constant(o).or_else(|| self.s.nodes.multiple(o)).unwrap_or(1),
        };
        let zeros = |o: Expr| get(o).trailing_zeros().min(self.bits(o));
        let power = |n: u32| power_of_two(n, bits);
        let ops = self.ops(expr);
        let common = || ops[1..].iter().fold(get(ops[0]), |g, &o| if g == 1 { 1 } else { gcd(g, get(o)) });
        match self.kind(expr) {
            Kind::Constant | Kind::WideConstant => get(expr),
            Kind::PtrToInt | Kind::ZeroExtend => get(ops[0]),
            Kind::UDiv | Kind::VScale | Kind::CouldNotCompute => 1,
            Kind::Truncate | Kind::SignExtend => power(zeros(ops[0])),
            Kind::Mul if self.wrap(expr).has(Wrap::NUW) && bits > number::PLAIN => {
                let zeros = || power(ops.iter().map(|&o| zeros(o)).sum());
                ops.iter().try_fold(1u128, |p, &o| p.checked_mul(get(o))).unwrap_or_else(zeros)
            }
            Kind::Mul if self.wrap(expr).has(Wrap::NUW) => {
                ops.iter().fold(1u128, |p, &o| p.wrapping_mul(get(o)) & mask(bits))
            }
            Kind::Mul => power(ops.iter().map(|&o| zeros(o)).sum()),
            Kind::Add | Kind::AddRec if self.wrap(expr).has(Wrap::NUW) => common(),
            Kind::Add | Kind::AddRec => power(ops.iter().map(|&o| zeros(o)).min().unwrap_or(0)),
            Kind::UMax | Kind::SMax | Kind::UMin | Kind::SMin | Kind::SequentialUMin => common(),
            Kind::Unknown => {
                let Some(v) = self.unknown(expr) else { return 1 };
                of_bits(self.bits_of(v).as_ref(), bits)
            }
        }
    }
}
