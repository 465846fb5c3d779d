//! Sums that are squares of sums.

use super::{Binary, Combiner, p};
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

/// The operations of one arithmetic: sum, product, and what doubles.
#[derive(Clone, Copy)]
struct Ring {
    add: Opcode,
    mul: Opcode,
}

const INTEGERS: Ring = Ring { add: Opcode::Add, mul: Opcode::Mul };
const FLOATS: Ring = Ring { add: Opcode::FAdd, mul: Opcode::FMul };

impl Combiner<'_, '_> {
    /// `a * a + 2 * a * b + b * b -> (a + b) * (a + b)`, and so for `a * a + (2 * a + b) * b`, in any order of sums and factors. If the
    /// operations in between go away.
    pub(super) fn square_of_sum(&mut self, site: Binary) -> Option<Value> {
        let (a, b) = self.terms_of_square(site, INTEGERS)?;
        let sum = self.binary(Opcode::Add, 0, a, b);
        Some(self.binary(Opcode::Mul, 0, sum, sum))
    }

    /// `a * a + 2 * a * b + b * b -> (a + b) * (a + b)` of floating-point numbers, and so for `a * a + (2 * a + b) * b`. If the outer sum may
    /// be reassociated and has `nsz`, and the operations in between go away.
    pub(super) fn float_square_of_sum(&mut self, site: Binary, _op: Opcode) -> Option<Value> {
        let needed = flags::REASSOC | flags::NSZ;
        if site.flags & needed != needed {
            return None;
        }
        let (a, b) = self.terms_of_square(site, FLOATS)?;
        let sum = self.binary(Opcode::FAdd, site.flags, a, b);
        Some(self.binary(Opcode::FMul, site.flags, sum, sum))
    }

    /// `a` and `b` of the sum `a * a + 2 * a * b + b * b`.
    fn terms_of_square(&self, site: Binary, ring: Ring) -> Option<(Value, Value)> {
        for (left, right) in [(site.left, site.right), (site.right, site.left)] {
            if !self.one_use(left) || !self.one_use(right) {
                continue;
            }
            if let Some(a) = self.factor_of_square(left, ring)
                && let Some(b) = self.rest_of_square(right, a, ring)
            {
                return Some((a, b));
            }
            // a * a and b * b stand together.
            if let Some((x, y)) = p::binary(self.f, left, ring.add)
                && let (Some(a), Some(b)) = (self.factor_of_square(x, ring), self.factor_of_square(y, ring))
                && self.one_use(x)
                && self.one_use(y)
                && self.is_double_product(right, a, b, ring)
            {
                return Some((a, b));
            }
        }
        None
    }

    /// `a` of `a * a`.
    fn factor_of_square(&self, value: Value, ring: Ring) -> Option<Value> {
        p::binary(self.f, value, ring.mul).filter(|(x, y)| x == y).map(|(x, _)| x)
    }

    /// `b` of `(2 * a + b) * b`, or of `2 * a * b + b * b`.
    fn rest_of_square(&self, value: Value, a: Value, ring: Ring) -> Option<Value> {
        if let Some((x, y)) = p::binary(self.f, value, ring.mul) {
            return [(x, y), (y, x)].into_iter().find_map(|(sum, b)| {
                let (u, w) = p::binary(self.f, sum, ring.add).filter(|_| self.one_use(sum))?;
                let fits = u == b && self.is_double(w, a, ring) || w == b && self.is_double(u, a, ring);
                fits.then_some(b)
            });
        }
        let (x, y) = p::binary(self.f, value, ring.add)?;
        [(x, y), (y, x)].into_iter().find_map(|(double, square)| {
            let b = self.factor_of_square(square, ring).filter(|_| self.one_use(square) && self.one_use(double))?;
            self.is_double_product(double, a, b, ring).then_some(b)
        })
    }

    /// Whether `value` is `2 * x`.
    fn is_double(&self, value: Value, x: Value, ring: Ring) -> bool {
        if ring.add == Opcode::Add {
            return p::binary(self.f, value, Opcode::Shl).is_some_and(|(y, n)| y == x && p::is_one(self.f, n));
        }
        let two = |constant: Value| {
            p::float(self.f, constant)
                .is_some_and(|(format, bits)| warpc_ir::fold::float::of_i64(format, 2) == Some(bits))
        };
        p::binary(self.f, value, Opcode::FMul).is_some_and(|(y, c)| y == x && two(c))
            || p::binary(self.f, value, Opcode::FAdd) == Some((x, x))
    }

    /// Whether `value` is `2 * a * b`.
    fn is_double_product(&self, value: Value, a: Value, b: Value, ring: Ring) -> bool {
        let is_product =
            |value: Value| p::binary(self.f, value, ring.mul).is_some_and(|pair| p::same_pair(pair, (a, b)));
        // The product is doubled, or one of its factors is.
        let doubled = match ring.add {
            Opcode::Add => p::binary(self.f, value, Opcode::Shl).filter(|&(_, n)| p::is_one(self.f, n)).map(|(x, _)| x),
            _ => p::binary(self.f, value, Opcode::FMul).map(|(x, _)| x).filter(|&x| self.is_double(value, x, ring)),
        };
        if doubled.is_some_and(is_product) {
            return true;
        }
        let Some((x, y)) = p::binary(self.f, value, ring.mul) else { return false };
        [(a, b), (b, a)]
            .into_iter()
            .any(|(a, b)| x == a && self.is_double(y, b, ring) || y == a && self.is_double(x, b, ring))
    }
}
