//! `sub` of sums and of something made of the same addends.

use super::{Binary, Combiner, p};
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

impl Combiner<'_, '_> {
    rules! {
        /// Rules of differences of a sum and something of its addends, in order.
        pub(super) fn sub_of_parts_rules(&mut self, site: Binary) -> Option<Value> {
            sub_of_logic_from_sum,
            sub_of_extreme_from_sum,
            sub_of_positive_difference,
            difference_of_sums_with_constants,
            sub_of_extended_difference,
        }
    }

    /// `(v + w) - (v | w) -> v & w`, `(v + w) - (v & w) -> v | w`. Always.
    fn sub_of_logic_from_sum(&mut self, site: Binary) -> Option<Value> {
        let pair = p::binary(self.f, site.left, Opcode::Add)?;
        [(Opcode::Or, Opcode::And), (Opcode::And, Opcode::Or)].into_iter().find_map(|(taken, rest)| {
            let fits = p::binary(self.f, site.right, taken).is_some_and(|other| p::same_pair(pair, other));
            fits.then(|| self.binary(rest, 0, pair.0, pair.1))
        })
    }

    /// `(v + w) - smin(v, w) -> smax(v, w)`, and so for all minima and maxima. If the extreme goes away.
    fn sub_of_extreme_from_sum(&mut self, site: Binary) -> Option<Value> {
        let pair = p::binary(self.f, site.left, Opcode::Add)?;
        let (which, _) = p::intrinsic(self.f, site.right).filter(|_| self.one_use(site.right))?;
        let rest = match which {
            id::SMIN => id::SMAX,
            id::SMAX => id::SMIN,
            id::UMIN => id::UMAX,
            id::UMAX => id::UMIN,
            _ => return None,
        };
        let other = p::binary_intrinsic(self.f, site.right, which)?;
        if !p::same_pair(pair, other) {
            return None;
        }
        self.intrinsic(rest, &[pair.0, pair.1], 0)
    }

    /// `v - smax(v - w, 0) -> smin(v, w)`. If the inner difference does not wrap.
    fn sub_of_positive_difference(&mut self, site: Binary) -> Option<Value> {
        let (difference, zero) = p::binary_intrinsic(self.f, site.right, id::SMAX)?;
        let (v, w) = p::binary(self.f, difference, Opcode::Sub)?;
        let exact = p::has_flags(self.f, difference, flags::NSW);
        if v != site.left || !p::is_zero(self.f, zero) || !exact {
            return None;
        }
        self.intrinsic(id::SMIN, &[v, w], 0)
    }

    /// `sext(v) - sext(v - w) -> sext(w)`, and so for `zext`. If the inner difference does not wrap in the sense of the extension.
    fn sub_of_extended_difference(&mut self, site: Binary) -> Option<Value> {
        [(Opcode::SExt, flags::NSW), (Opcode::ZExt, flags::NUW)].into_iter().find_map(|(ext, exact)| {
            let v = p::cast(self.f, site.left, ext)?;
            let (minuend, w) = p::binary_with(self.f, p::cast(self.f, site.right, ext)?, Opcode::Sub, exact)?;
            (minuend == v).then(|| self.cast(ext, 0, w, site.ty))
        })
    }

    /// `(v + C) - (w + D) -> (v - w) + (C - D)`. If both sums go away.
    fn difference_of_sums_with_constants(&mut self, site: Binary) -> Option<Value> {
        let sum = |s: &Self, value: Value| {
            let (v, c) = p::binary(s.f, value, Opcode::Add).filter(|_| s.one_use(value))?;
            Some((v, p::int(s.f, c)?))
        };
        let ((v, c), (w, d)) = (sum(self, site.left)?, sum(self, site.right)?);
        let constant = self.int(site.ty, c.v.wrapping_sub(d.v) & p::mask(c.bits));
        let difference = self.binary(Opcode::Sub, 0, v, w);
        Some(self.binary(Opcode::Add, 0, difference, constant))
    }

    /// `(x ^ s) - s -> abs(x)` for `s = x >>s (WIDTH - 1)`. If the `xor` goes away; `nsw` says that the smallest number does not occur.
    pub(super) fn sub_to_absolute(&mut self, site: Binary) -> Option<Value> {
        let x = p::spread_sign(self.f, site.right)?;
        if p::other(self.f, site.left, Opcode::Xor, site.right) != Some(x) || !self.one_use(site.left) {
            return None;
        }
        self.absolute_integer(x, site.flags & flags::NSW != 0)
    }
}
