//! Products and quotients of powers, exponentials and trigonometric functions. All need fast-math flags, which they name.

use super::{Binary, Combiner, p};
use warpc_analysis::library::LibFunc;
use warpc_ir::fold::float;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

impl Combiner<'_, '_> {
    /// Base and exponent of a `powi` that may be reassociated.
    fn integer_power(&self, value: Value) -> Option<(Value, Value)> {
        self.may_reassociate(value).then(|| p::binary_intrinsic(self.f, value, id::POWI))?
    }
    /// `powi(x, n + m)`.
    fn power_of_sum(&mut self, site: Binary, x: Value, n: Value, m: Value) -> Option<Value> {
        let sum = self.binary(Opcode::Add, 0, n, m);
        let (ty, exponent) = (self.f.type_of(x), self.f.type_of(sum));
        self.intrinsic_with(id::POWI, &[ty, exponent], &[x, sum], site.flags)
    }
    /// Whether the exponent plus `step` is no other number for wrapping around.
    fn exponent_has_room(&self, exponent: Value, step: i128) -> bool {
        let Some(known) = self.known(exponent).filter(|known| known.bits <= 64) else { return false };
        let (smallest, largest) = (-(1i128 << (known.bits - 1)), (1i128 << (known.bits - 1)) - 1);
        known.smin() + step >= smallest && known.smax() + step <= largest
    }

    /// `powi(x, n) * powi(x, m) -> powi(x, n + m)`. If all may be reassociated, and one power goes away.
    pub(super) fn fmul_of_integer_powers(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        let (x, n) = self.integer_power(site.left)?;
        let (y, m) = self.integer_power(site.right)?;
        let goes = self.only_user(site.left, site.inst) || self.only_user(site.right, site.inst);
        if x != y || site.flags & flags::REASSOC == 0 || !goes || self.f.type_of(n) != self.f.type_of(m) {
            return None;
        }
        self.power_of_sum(site, x, n, m)
    }

    /// `powi(x, n) * x -> powi(x, n + 1)`. If both may be reassociated, the power goes away, and `n + 1` does not wrap.
    pub(super) fn fmul_of_integer_power_by_base(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        if site.flags & flags::REASSOC == 0 {
            return None;
        }
        for (power, base) in [(site.left, site.right), (site.right, site.left)] {
            let Some((x, n)) = self.integer_power(power) else { continue };
            if x == base && self.one_use(power) && self.exponent_has_room(n, 1) {
                let one = self.int(self.f.type_of(n), 1);
                return self.power_of_sum(site, x, n, one);
            }
        }
        None
    }

    /// `powi(x, n) / x -> powi(x, n - 1)`. If both may be reassociated, with `nnan`, the power goes away, and `n - 1` does not wrap.
    pub(super) fn fdiv_of_integer_power_by_base(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        const NEEDED: u16 = flags::REASSOC | flags::NNAN;
        let (x, n) = self.integer_power(site.left)?;
        let fits = x == site.right && site.flags & NEEDED == NEEDED && self.one_use(site.left);
        if !fits || !self.exponent_has_room(n, -1) {
            return None;
        }
        let minus_one = self.all_ones(self.f.type_of(n));
        self.power_of_sum(site, x, n, minus_one)
    }

    /// `sin(x) / cos(x) -> tan(x)`, `cos(x) / sin(x) -> 1.0 / tan(x)`. With `reassoc`, if both go away, and the target has `tan`.
    pub(super) fn fdiv_of_sine_and_cosine(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        let goes = site.flags & flags::REASSOC != 0 && self.one_use(site.left) && self.one_use(site.right);
        let ((first, above), (second, below)) = (p::intrinsic(self.f, site.left)?, p::intrinsic(self.f, site.right)?);
        let inverse = match (first, second) {
            (id::SIN, id::COS) => false,
            (id::COS, id::SIN) => true,
            _ => return None,
        };
        let x = self.f.operand(above, 0);
        if !goes || self.f.operand(below, 0) != x {
            return None;
        }
        let tangent = self.call_mathematical(LibFunc::Tan, x, site.flags)?;
        if !inverse {
            return Some(tangent);
        }
        let one = float::of_i64(self.f.types().scalar(site.ty), 1)?;
        let one = self.float_constant(site.ty, one);
        Some(self.binary(Opcode::FDiv, site.flags, one, tangent))
    }

    /// `powi(x, n) / (x * y) -> powi(x, n - 1) / y`. If all may be reassociated, with `nnan`, the power goes away, and `n - 1` does not wrap.
    pub(super) fn fdiv_of_integer_power_by_multiple(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        const NEEDED: u16 = flags::REASSOC | flags::NNAN;
        let (x, n) = self.integer_power(site.left)?;
        let y = p::other(self.f, site.right, Opcode::FMul, x).filter(|_| self.may_reassociate(site.right))?;
        if site.flags & NEEDED != NEEDED || !self.one_use(site.left) || !self.exponent_has_room(n, -1) {
            return None;
        }
        let minus_one = self.all_ones(self.f.type_of(n));
        let power = self.power_of_sum(site, x, n, minus_one)?;
        Some(self.binary(Opcode::FDiv, site.flags, power, y))
    }

    /// `pow(x, y) * pow(x, z) -> pow(x, y + z)`, `pow(x, y) * pow(z, y) -> pow(x * z, y)`. With `reassoc`, and if one power goes away.
    pub(super) fn fmul_of_powers(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        let (x, y) = p::binary_intrinsic(self.f, site.left, id::POW)?;
        let (z, w) = p::binary_intrinsic(self.f, site.right, id::POW)?;
        let goes = self.only_user(site.left, site.inst) || self.only_user(site.right, site.inst);
        if site.flags & flags::REASSOC == 0 || !goes {
            return None;
        }
        let (base, exponent) = if x == z {
            (x, self.binary(Opcode::FAdd, site.flags, y, w))
        } else if y == w {
            (self.binary(Opcode::FMul, site.flags, x, z), y)
        } else {
            return None;
        };
        self.intrinsic(id::POW, &[base, exponent], site.flags)
    }

    /// `pow(x, y) * x -> pow(x, y + 1.0)`, `pow(x, y) * (1.0 / x) -> pow(x, y - 1.0)`. With `reassoc`, and if the power goes away.
    pub(super) fn fmul_of_power_by_base(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        if site.flags & flags::REASSOC == 0 {
            return None;
        }
        for (power, other) in [(site.left, site.right), (site.right, site.left)] {
            let Some((x, y)) = p::binary_intrinsic(self.f, power, id::POW) else { continue };
            let inverse = p::binary(self.f, other, Opcode::FDiv)
                .is_some_and(|(one, base)| base == x && self.is_float_number(one, 1) && self.may_reassociate(other));
            if !self.one_use(power) || x != other && !(inverse && self.one_use(other)) {
                continue;
            }
            let format = self.f.types().scalar(site.ty);
            let step = float::of_i64(format, if inverse { -1 } else { 1 })?;
            let step = self.float_constant(site.ty, step);
            let exponent = self.binary(Opcode::FAdd, site.flags, y, step);
            return self.intrinsic(id::POW, &[x, exponent], site.flags);
        }
        None
    }

    /// `exp(x) * exp(y) -> exp(x + y)`, the same for `exp2`. If the product is `reassoc` and one of the calls goes away.
    pub(super) fn fmul_of_exponentials(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        if site.flags & flags::REASSOC == 0 {
            return None;
        }
        let (which, l) = p::intrinsic(self.f, site.left)?;
        let (other, r) = p::intrinsic(self.f, site.right)?;
        let goes_away = self.one_use(site.left)
            || self.one_use(site.right)
            || site.left == site.right && self.only_user(site.left, site.inst);
        if which != other || !matches!(which, id::EXP | id::EXP2) || !goes_away {
            return None;
        }
        let (x, y) = (self.f.operand(l, 0), self.f.operand(r, 0));
        let sum = self.binary(Opcode::FAdd, site.flags, x, y);
        self.intrinsic(which, &[sum], site.flags)
    }
}
