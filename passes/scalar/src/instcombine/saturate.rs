//! Clamps of sums that were computed with more bits: saturating arithmetic.

use super::min_max::MinMax;
use super::{Combiner, p};
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Opcode, Value};

impl Combiner<'_, '_> {
    /// `smin(smax(x + y, -2^N), 2^N - 1) -> sext(sadd.sat(trunc(x), trunc(y)))`, and so for `-` and the other order of the bounds. If the
    /// bounds are the ends of a narrower type with registers, which holds every value of `x` and `y`, and all that is clamped goes away.
    pub(super) fn clamp_of_wide_sum(&mut self, site: MinMax, bound: Int) -> Option<Value> {
        let (which, a) = (site.which, site.a);
        let inner_which = super::complement::dual_min_max(which)?;
        if !matches!(which, id::SMIN | id::SMAX) {
            return None;
        }
        let (sum, other) = p::binary_intrinsic(self.f, a, inner_which).filter(|_| self.one_use(a))?;
        let other = p::int(self.f, other)?;
        let (low, high) = if which == id::SMIN { (other, bound) } else { (bound, other) };
        let narrow_bits = 128 - high.v.leading_zeros() + 1;
        let fits = high.is_low_mask() && high.signed() > 0 && low.signed() == -high.signed() - 1;
        if !fits || narrow_bits >= high.bits || !matches!(narrow_bits, 8 | 16 | 32 | 64) {
            return None;
        }
        let def = sum.as_inst().filter(|_| self.one_use(sum))?;
        let saturating = match self.f.op(def) {
            Opcode::Add => id::SADD_SAT,
            Opcode::Sub => id::SSUB_SAT,
            _ => return None,
        };
        let (x, y) = self.ops(def);
        let held = |value: Value| self.values().sign_bits(value) > high.bits - narrow_bits;
        if !held(x) || !held(y) {
            return None;
        }
        let wide = self.f.type_of(sum);
        let narrow = self.narrowed_type(wide, narrow_bits);
        let (x, y) = (self.cast(Opcode::Trunc, 0, x, narrow), self.cast(Opcode::Trunc, 0, y, narrow));
        let result = self.intrinsic(saturating, &[x, y], 0)?;
        Some(self.cast(Opcode::SExt, 0, result, wide))
    }

    /// The integer type of `bits` bits, or vectors of it with as many lanes as `ty`.
    pub(super) fn narrowed_type(&mut self, ty: Type, bits: u32) -> Type {
        let lane = self.f.int_type(bits);
        self.with_lanes_of(ty, lane)
    }
}
