//! Products and quotients in another order, which `reassoc` allows, and quotients whose value is known where they are no NaN.

use super::{Binary, Combiner, p};
use warpc_ir::fold::float;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

impl Combiner<'_, '_> {
    /// The constant `left op right`, if it is a normal number.
    fn normal_constant(&mut self, op: Opcode, left: Value, right: Value) -> Option<Value> {
        if !left.is_constant() || !right.is_constant() {
            return None;
        }
        let folded = self.f.folder().binary(op, 0, left, right)?;
        p::float(self.f, folded).is_some_and(|(ty, bits)| !Self::leaves_normal_range(ty, bits)).then_some(folded)
    }

    /// `(C1 / x) * C2 -> (C1 * C2) / x`. If both are `reassoc`, the quotient goes away, and the constant is normal.
    pub(super) fn fmul_of_quotient_of_constant(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        let (above, x) = self.reassociated_quotient(site, site.left)?;
        if !self.one_use(site.left) {
            return None;
        }
        let above = self.normal_constant(Opcode::FMul, above, site.right)?;
        Some(self.binary(Opcode::FDiv, site.flags, above, x))
    }

    /// `(x / C1) * C2 -> x * (C2 / C1)`. If both are `reassoc`, and the constant is normal.
    pub(super) fn fmul_of_quotient_by_constant(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        let (x, below) = self.reassociated_quotient(site, site.left)?;
        let factor = self.normal_constant(Opcode::FDiv, site.right, below)?;
        Some(self.binary(Opcode::FMul, site.flags, x, factor))
    }

    /// `(x + C1) * C2 -> x * C2 + C1 * C2`, the same for `C1 - x`. If both are `reassoc`, the sum goes away, and the constant is
    /// normal: sum and product may become one operation.
    pub(super) fn fmul_of_sum_with_constant(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        if site.flags & flags::REASSOC == 0 || !self.one_use(site.left) || !self.may_reassociate(site.left) {
            return None;
        }
        if let Some((x, addend)) = p::binary(self.f, site.left, Opcode::FAdd) {
            let addend = self.normal_constant(Opcode::FMul, addend, site.right)?;
            let product = self.binary(Opcode::FMul, site.flags, x, site.right);
            return Some(self.binary(Opcode::FAdd, site.flags, product, addend));
        }
        let (from, x) = p::binary(self.f, site.left, Opcode::FSub)?;
        let from = self.normal_constant(Opcode::FMul, from, site.right)?;
        let product = self.binary(Opcode::FMul, site.flags, x, site.right);
        Some(self.binary(Opcode::FSub, site.flags, from, product))
    }

    /// `(x / y) * z -> (x * z) / y`. If both are `reassoc` and the quotient goes away.
    pub(super) fn fmul_of_quotient(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        for (quotient, z) in [(site.left, site.right), (site.right, site.left)] {
            if let Some((x, y)) = self.reassociated_quotient(site, quotient)
                && self.one_use(quotient)
            {
                let product = self.binary(Opcode::FMul, site.flags, x, z);
                return Some(self.binary(Opcode::FDiv, site.flags, product, y));
            }
        }
        None
    }

    /// Operands of `value`, if it is a quotient and it and the product `site` are `reassoc`.
    fn reassociated_quotient(&self, site: Binary, value: Value) -> Option<(Value, Value)> {
        let both = site.flags & flags::REASSOC != 0 && self.may_reassociate(value);
        p::binary(self.f, value, Opcode::FDiv).filter(|_| both)
    }

    /// `sqrt(x) * sqrt(y) -> sqrt(x * y)`. With `reassoc nnan`, if both roots go away.
    pub(super) fn fmul_of_roots(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        const NEEDED: u16 = flags::REASSOC | flags::NNAN;
        let x = p::unary_intrinsic(self.f, site.left, id::SQRT)?;
        let y = p::unary_intrinsic(self.f, site.right, id::SQRT)?;
        if site.flags & NEEDED != NEEDED || !self.one_use(site.left) || !self.one_use(site.right) {
            return None;
        }
        let product = self.binary(Opcode::FMul, site.flags, x, y);
        self.intrinsic(id::SQRT, &[product], site.flags)
    }

    /// `(x / sqrt(y)) * (x / sqrt(y)) -> (x * x) / y`, the same for the quotient the other way around. With `reassoc nnan nsz`, if the
    /// quotient goes away and what is read twice is not undef.
    pub(super) fn square_of_quotient_of_root(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        const NEEDED: u16 = flags::REASSOC | flags::NNAN | flags::NSZ;
        let known = site.left == site.right && site.flags & NEEDED == NEEDED && self.only_user(site.left, site.inst);
        let (above, below) = p::binary(self.f, site.left, Opcode::FDiv).filter(|_| known)?;
        if let Some(y) = p::unary_intrinsic(self.f, below, id::SQRT)
            && self.well_defined(above)
        {
            let square = self.binary(Opcode::FMul, site.flags, above, above);
            return Some(self.binary(Opcode::FDiv, site.flags, square, y));
        }
        let y = p::unary_intrinsic(self.f, above, id::SQRT).filter(|_| self.well_defined(below))?;
        let square = self.binary(Opcode::FMul, site.flags, below, below);
        Some(self.binary(Opcode::FDiv, site.flags, y, square))
    }

    /// `(x * y) * x -> (x * x) * y`. With `reassoc`, if the inner product goes away: the square does not wait for `y`.
    pub(super) fn fmul_of_product_by_factor(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        if site.flags & flags::REASSOC == 0 {
            return None;
        }
        for (product, x) in [(site.left, site.right), (site.right, site.left)] {
            let Some(y) = p::other(self.f, product, Opcode::FMul, x) else { continue };
            if x != y && self.one_use(product) {
                let square = self.binary(Opcode::FMul, site.flags, x, x);
                return Some(self.binary(Opcode::FMul, site.flags, square, y));
            }
        }
        None
    }

    /// `x / (x * y) -> 1.0 / y`. With `reassoc nnan`: of a zero or an infinity the quotient is NaN.
    pub(super) fn fdiv_by_multiple_of_itself(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        const NEEDED: u16 = flags::REASSOC | flags::NNAN;
        let y = p::other(self.f, site.right, Opcode::FMul, site.left).filter(|_| site.flags & NEEDED == NEEDED)?;
        let one = float::of_i64(self.f.types().scalar(site.ty), 1)?;
        let one = self.float_constant(site.ty, one);
        Some(self.binary(Opcode::FDiv, site.flags, one, y))
    }

    /// `x / 0.0 -> copysign(inf, x)`; poison with `ninf`. With `nnan`, and `nsz` for `-0.0`.
    pub(super) fn fdiv_by_zero(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        let (ty, bits) = p::float(self.f, site.right).filter(|_| site.flags & flags::NNAN != 0)?;
        let class = float::classify(ty, bits).filter(|class| class.zero)?;
        if class.negative && site.flags & flags::NSZ == 0 {
            return None;
        }
        if site.flags & flags::NINF != 0 {
            return Some(Value::poison(site.ty));
        }
        let infinity = float::infinity(ty)?;
        let infinity = self.float_constant(site.ty, infinity);
        self.intrinsic(id::COPYSIGN, &[infinity, site.left], site.flags)
    }

    /// `x / fabs(x) -> copysign(1.0, x)`, `fabs(x) / x -> copysign(1.0, x)`. With `nnan ninf`.
    pub(super) fn fdiv_by_own_magnitude(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        const NEEDED: u16 = flags::NNAN | flags::NINF;
        if site.flags & NEEDED != NEEDED {
            return None;
        }
        let of = |combiner: &Self, magnitude: Value| p::unary_intrinsic(combiner.f, magnitude, id::FABS);
        let x = match (of(self, site.left), of(self, site.right)) {
            (_, Some(x)) if x == site.left => x,
            (Some(x), _) if x == site.right => x,
            _ => return None,
        };
        let one = float::of_i64(self.f.types().scalar(site.ty), 1)?;
        let one = self.float_constant(site.ty, one);
        self.intrinsic(id::COPYSIGN, &[one, x], site.flags)
    }

    /// `C1 / (x * C2) -> (C1 / C2) / x`, `C1 / (x / C2) -> (C1 * C2) / x`. With `reassoc arcp`, if the constant is normal.
    pub(super) fn fdiv_of_constant_by_multiple(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        const NEEDED: u16 = flags::REASSOC | flags::ARCP;
        if site.flags & NEEDED != NEEDED || !site.left.is_constant() {
            return None;
        }
        let multiple = p::binary(self.f, site.right, Opcode::FMul).map(|parts| (Opcode::FDiv, parts));
        let (op, (x, constant)) =
            multiple.or_else(|| p::binary(self.f, site.right, Opcode::FDiv).map(|parts| (Opcode::FMul, parts)))?;
        let above = self.normal_constant(op, site.left, constant)?;
        Some(self.binary(Opcode::FDiv, site.flags, above, x))
    }

    /// `x / sqrt(y / z) -> x * sqrt(z / y)`. If all three are `reassoc arcp`, and the root and its quotient go away.
    pub(super) fn fdiv_by_root_of_quotient(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        const NEEDED: u16 = flags::REASSOC | flags::ARCP;
        let inner = p::unary_intrinsic(self.f, site.right, id::SQRT)?;
        let (y, z) = p::binary(self.f, inner, Opcode::FDiv)?;
        let flags_of =
            |combiner: &Self, value: Value| value.as_inst().map_or(0, |inst| combiner.f.flags(inst) & flags::FAST);
        let (of_root, of_quotient) = (flags_of(self, site.right), flags_of(self, inner));
        let may = [site.flags, of_root, of_quotient].iter().all(|fl| fl & NEEDED == NEEDED);
        if !may || !self.one_use(site.right) || !self.one_use(inner) {
            return None;
        }
        let inverse = self.binary(Opcode::FDiv, of_quotient, z, y);
        let root = self.intrinsic(id::SQRT, &[inverse], of_root)?;
        Some(self.binary(Opcode::FMul, site.flags, site.left, root))
    }
}
