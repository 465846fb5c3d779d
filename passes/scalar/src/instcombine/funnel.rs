//! `or` of opposite shifts: a funnel shift.

use super::{Binary, Combiner, p};
use warpc_ir::intrinsics::id;
use warpc_ir::{Opcode, Value};

/// `(x << left) | (y >>u right)` as its rules see it; only the `or` uses the shifts.
#[derive(Clone, Copy)]
pub(super) struct Funnel {
    x: Value,
    y: Value,
    /// Amount of the shift of `x`.
    left: Value,
    /// Amount of the shift of `y`.
    right: Value,
    /// Width, a power of two.
    bits: u128,
}

impl Combiner<'_, '_> {
    /// Rules of `or` of a shift to the left and one to the right, in either order.
    pub(super) fn or_as_funnel_rules(&mut self, site: Binary) -> Option<Value> {
        let bits = p::width(self.f, site.left) as u128;
        if bits < 2 || !bits.is_power_of_two() {
            return None;
        }
        for (high, low) in [(site.left, site.right), (site.right, site.left)] {
            let Some((x, left)) = p::binary(self.f, high, Opcode::Shl).filter(|_| self.one_use(high)) else { continue };
            let Some((y, right)) = p::binary(self.f, low, Opcode::LShr).filter(|_| self.one_use(low)) else { continue };
            if let Some(v) = self.funnel_rules(Funnel { x, y, left, right, bits }) {
                return Some(v);
            }
        }
        None
    }

    rules! {
        /// Rules of `(x << left) | (y >>u right)`, in order.
        fn funnel_rules(&mut self, shifts: Funnel) -> Option<Value> {
            funnel_by_constants,
            funnel_left_by_difference,
            funnel_right_by_difference,
            rotation_left_by_masked_amounts,
            rotation_right_by_masked_amounts,
            rotation_left_by_masked_negation,
            rotation_right_by_masked_negation,
        }
    }

    /// `(x << C) | (y >>u K) -> fshl(x, y, C)`. If `C + K` is the width.
    fn funnel_by_constants(&mut self, shifts: Funnel) -> Option<Value> {
        let (left, right) = (p::int(self.f, shifts.left)?, p::int(self.f, shifts.right)?);
        if left.v >= shifts.bits || right.v >= shifts.bits || left.v + right.v != shifts.bits {
            return None;
        }
        self.intrinsic(id::FSHL, &[shifts.x, shifts.y, shifts.left], 0)
    }

    /// Whether `other` is the width less `amount`.
    fn is_width_less(&self, other: Value, amount: Value, bits: u128) -> bool {
        let difference = p::binary(self.f, other, Opcode::Sub);
        difference.is_some_and(|(c, n)| n == amount && p::int(self.f, c).is_some_and(|c| c.v == bits))
    }

    /// `(x << n) | (y >>u (WIDTH - n)) -> fshl(x, y, n)`. Always: for an `n` of 0 the second shift is poison.
    fn funnel_left_by_difference(&mut self, shifts: Funnel) -> Option<Value> {
        if !self.is_width_less(shifts.right, shifts.left, shifts.bits) {
            return None;
        }
        self.intrinsic(id::FSHL, &[shifts.x, shifts.y, shifts.left], 0)
    }

    /// `(x << (WIDTH - n)) | (y >>u n) -> fshr(x, y, n)`. Always: for an `n` of 0 the first shift is poison.
    fn funnel_right_by_difference(&mut self, shifts: Funnel) -> Option<Value> {
        if !self.is_width_less(shifts.left, shifts.right, shifts.bits) {
            return None;
        }
        self.intrinsic(id::FSHR, &[shifts.x, shifts.y, shifts.right], 0)
    }

    /// `n` of `n & (WIDTH - 1)`.
    fn amount_below_width(&self, value: Value, bits: u128) -> Option<Value> {
        let (n, mask) = p::binary(self.f, value, Opcode::And)?;
        p::int(self.f, mask).is_some_and(|mask| mask.v == bits - 1).then_some(n)
    }

    /// `(x << (n & (WIDTH - 1))) | (x >>u (-n & (WIDTH - 1))) -> fshl(x, x, n)`. Always: a rotation by 0 is one.
    fn rotation_left_by_masked_amounts(&mut self, shifts: Funnel) -> Option<Value> {
        let left = self.amount_below_width(shifts.left, shifts.bits)?;
        let right = self.amount_below_width(shifts.right, shifts.bits)?;
        if shifts.x != shifts.y || p::neg(self.f, right) != Some(left) {
            return None;
        }
        self.intrinsic(id::FSHL, &[shifts.x, shifts.x, left], 0)
    }

    /// `(x << (-n & (WIDTH - 1))) | (x >>u (n & (WIDTH - 1))) -> fshr(x, x, n)`. Always: a rotation by 0 is one.
    fn rotation_right_by_masked_amounts(&mut self, shifts: Funnel) -> Option<Value> {
        let left = self.amount_below_width(shifts.left, shifts.bits)?;
        let right = self.amount_below_width(shifts.right, shifts.bits)?;
        if shifts.x != shifts.y || p::neg(self.f, left) != Some(right) {
            return None;
        }
        self.intrinsic(id::FSHR, &[shifts.x, shifts.x, right], 0)
    }

    /// Whether `other` is `-amount & (WIDTH - 1)`, or both are extended: `zext(-n & (WIDTH - 1))` where `amount` is `zext(n & (WIDTH - 1))`.
    fn is_masked_negation(&self, other: Value, amount: Value, bits: u128) -> bool {
        if let Some(negation) = self.amount_below_width(other, bits) {
            return p::neg(self.f, negation) == Some(amount);
        }
        let inner = |value: Value| p::cast(self.f, value, Opcode::ZExt).and_then(|x| self.amount_below_width(x, bits));
        let (Some(n), Some(negation)) = (inner(amount), inner(other)) else { return false };
        p::neg(self.f, negation) == Some(n)
    }

    /// `(x << n) | (x >>u (-n & (WIDTH - 1))) -> fshl(x, x, n)`, also where both amounts are extended. Always: for an `n` of the width or more
    /// the first shift is poison.
    fn rotation_left_by_masked_negation(&mut self, shifts: Funnel) -> Option<Value> {
        if shifts.x != shifts.y || !self.is_masked_negation(shifts.right, shifts.left, shifts.bits) {
            return None;
        }
        self.intrinsic(id::FSHL, &[shifts.x, shifts.x, shifts.left], 0)
    }

    /// `(x << (-n & (WIDTH - 1))) | (x >>u n) -> fshr(x, x, n)`, also where both amounts are extended. Always: for an `n` of the width or more
    /// the second shift is poison.
    fn rotation_right_by_masked_negation(&mut self, shifts: Funnel) -> Option<Value> {
        if shifts.x != shifts.y || !self.is_masked_negation(shifts.left, shifts.right, shifts.bits) {
            return None;
        }
        self.intrinsic(id::FSHR, &[shifts.x, shifts.x, shifts.right], 0)
    }
}
