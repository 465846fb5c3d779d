//! Shifts by constants of shifts by constants, of operations on them, and of products.

use super::shifts::ConstantShift;
use super::{Combiner, p};
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

const NUW: u16 = flags::NUW;
const NSW: u16 = flags::NSW;
const EXACT: u16 = flags::EXACT;

impl Combiner<'_, '_> {
    /// Rules of `(x inner first) op amount`.
    pub(super) fn shift_of_shift(&mut self, shift: ConstantShift, first: u128) -> Option<Value> {
        match (shift.inner, shift.op) {
            (inner, op) if inner == op => self.shift_again_rules(shift, first),
            (Opcode::LShr | Opcode::AShr, Opcode::Shl) => self.shl_of_shr_rules(shift, first),
            (Opcode::Shl, Opcode::LShr) => self.lshr_of_shl_rules(shift, first),
            (Opcode::Shl, _) => self.ashr_of_shl_rules(shift, first),
            _ => self.shr_of_other_shr_rules(shift, first),
        }
    }

    rules! {
        /// Rules of two shifts of one kind.
        fn shift_again_rules(&mut self, shift: ConstantShift, first: u128) -> Option<Value> {
            shift_again,
        }
    }
    rules! {
        /// Rules of `(x >> first) << amount`, in order.
        fn shl_of_shr_rules(&mut self, shift: ConstantShift, first: u128) -> Option<Value> {
            shl_of_exact_shr,
            shl_of_shr,
        }
    }
    rules! {
        /// Rules of `(x << first) >>u amount`, in order.
        fn lshr_of_shl_rules(&mut self, shift: ConstantShift, first: u128) -> Option<Value> {
            lshr_of_shl_without_wrap,
            lshr_of_shl,
        }
    }
    rules! {
        /// Rules of `(x << first) >>s amount`.
        fn ashr_of_shl_rules(&mut self, shift: ConstantShift, first: u128) -> Option<Value> {
            ashr_of_shl_without_wrap,
        }
    }
    rules! {
        /// Rules of a shift right of the other kind of shift right, in order.
        fn shr_of_other_shr_rules(&mut self, shift: ConstantShift, first: u128) -> Option<Value> {
            lshr_of_ashr_to_sign,
            ashr_of_lshr,
        }
    }

    rules! {
        /// Rules of shifts of operations on a shift of the same kind.
        pub(super) fn shift_of_part_rules(&mut self, shift: ConstantShift) -> Option<Value> {
            shift_of_operation_on_shift,
        }
    }
    rules! {
        /// Rules of shifts right of products with a constant.
        pub(super) fn shr_of_product_rules(&mut self, shift: ConstantShift) -> Option<Value> {
            ashr_of_multiple,
            lshr_of_multiple,
        }
    }

    /// `((x op N) inner y) op M -> (x op (N + M)) inner (y op M)`, for `&`, `|`, `^` and all shifts, for `+` and `-` under `shl`, and for
    /// either side. If the operation and the inner shift go away, and `N + M` is less than the width; where a sum and both shifts to the left are
    /// `nuw`, its parts are, and so is `nsw` of the outer one: no part is more than the sum.
    fn shift_of_operation_on_shift(&mut self, shift: ConstantShift) -> Option<Value> {
        let moves = match shift.inner {
            Opcode::And | Opcode::Or | Opcode::Xor => true,
            Opcode::Add | Opcode::Sub => shift.op == Opcode::Shl,
            _ => false,
        };
        if !moves || !shift.once || shift.x.is_constant() || shift.y.is_constant() {
            return None;
        }
        let width = u128::from(shift.bits);
        let (shifted, x, sum) = [shift.x, shift.y].into_iter().find_map(|side| {
            let (x, first) = p::binary(self.f, side, shift.op).filter(|_| self.one_use(side))?;
            let first = p::int(self.f, first).filter(|first| first.v < width - shift.amount)?;
            Some((side, x, first.v + shift.amount))
        })?;
        let grows = shift.op == Opcode::Shl && shift.flags & NUW != 0 && p::has_flags(self.f, shifted, NUW);
        let sums = shift.inner == Opcode::Or || shift.inner == Opcode::Add && shift.inner_flags & NUW != 0;
        let parts = if grows && sums { shift.flags & (NUW | NSW) } else { 0 };
        let whole = match shift.inner {
            Opcode::Or => shift.inner_flags & flags::DISJOINT,
            Opcode::Add => parts,
            _ => 0,
        };
        let amount = self.int(shift.ty, sum);
        let moved = self.binary(shift.op, parts, x, amount);
        let other = if shifted == shift.x { shift.y } else { shift.x };
        let other = self.binary(shift.op, parts, other, shift.amount_value);
        let (left, right) = if shifted == shift.x { (moved, other) } else { (other, moved) };
        Some(self.binary(shift.inner, whole, left, right))
    }

    /// `(x *nsw C) >>s N -> x *nsw (C >>s N)`, for -1 its negation. If `C` is a multiple of `2^N`, and the product goes away or becomes a
    /// negation.
    fn ashr_of_multiple(&mut self, shift: ConstantShift) -> Option<Value> {
        if shift.inner != Opcode::Mul || shift.op != Opcode::AShr || shift.inner_flags & NSW == 0 {
            return None;
        }
        let factor = p::int(self.f, shift.y).filter(|factor| u128::from(factor.v.trailing_zeros()) >= shift.amount)?;
        let rest = factor.signed() >> shift.amount;
        match rest {
            -1 => Some(self.neg(shift.x, NSW)),
            _ if shift.once => {
                let rest = self.int(shift.ty, rest as u128);
                Some(self.binary(Opcode::Mul, NSW, shift.x, rest))
            }
            _ => None,
        }
    }

    /// `(x *nuw C) >>u N -> x *nuw nsw (C >>u N)`. If `C` is a multiple of `2^N` and the product goes away: what comes out is less than the
    /// sign bit.
    fn lshr_of_multiple(&mut self, shift: ConstantShift) -> Option<Value> {
        let asks = shift.inner == Opcode::Mul && shift.op == Opcode::LShr && shift.once;
        if !asks || shift.inner_flags & NUW == 0 {
            return None;
        }
        let factor = p::int(self.f, shift.y).filter(|factor| u128::from(factor.v.trailing_zeros()) >= shift.amount)?;
        let rest = self.int(shift.ty, factor.v >> shift.amount);
        Some(self.binary(Opcode::Mul, NUW | NSW, shift.x, rest))
    }

    /// `x` shifted left by `first` and right (as the outer shift) by its amount, where neither loses a bit.
    fn shift_difference(&mut self, shift: ConstantShift, first: u128, left_flags: u16) -> Value {
        if first > shift.amount {
            let amount = self.int(shift.ty, first - shift.amount);
            self.binary(Opcode::Shl, left_flags, shift.x, amount)
        } else if first < shift.amount {
            let amount = self.int(shift.ty, shift.amount - first);
            self.binary(shift.op, shift.flags & EXACT, shift.x, amount)
        } else {
            shift.x
        }
    }

    /// `(x op N) op M -> x op (N + M)`; past the width `-> 0`, for `ashr` `-> x >>s (WIDTH - 1)`. Always, with the common flags.
    fn shift_again(&mut self, shift: ConstantShift, first: u128) -> Option<Value> {
        let width = shift.bits as u128;
        let sum = first + shift.amount;
        if sum >= width {
            if shift.op != Opcode::AShr {
                return Some(self.int(shift.ty, 0));
            }
            let top = self.int(shift.ty, width - 1);
            return Some(self.binary(shift.op, 0, shift.x, top));
        }
        let sum = self.int(shift.ty, sum);
        let keep = shift.flags & shift.inner_flags & if shift.op == Opcode::Shl { NUW | NSW } else { EXACT };
        Some(self.binary(shift.op, keep, shift.x, sum))
    }

    /// `(x >> exact N) << M -> x >> exact (N - M)` or `x << (M - N)`. Always: nothing was lost on the way down.
    fn shl_of_exact_shr(&mut self, shift: ConstantShift, first: u128) -> Option<Value> {
        if shift.inner_flags & EXACT == 0 {
            return None;
        }
        if first > shift.amount {
            let amount = self.int(shift.ty, first - shift.amount);
            return Some(self.binary(shift.inner, EXACT, shift.x, amount));
        }
        let amount = self.int(shift.ty, shift.amount - first);
        Some(self.binary(Opcode::Shl, shift.flags & (NUW | NSW), shift.x, amount))
    }

    /// `(x >> N) << M -> (x >> (N - M)) & MASK` or `(x << (M - N)) & MASK`, for `N = M` only the mask. If the inner shift goes
    /// away, or `N = M`.
    fn shl_of_shr(&mut self, shift: ConstantShift, first: u128) -> Option<Value> {
        let mask = p::mask(shift.bits);
        let high = mask << shift.amount;
        if first == shift.amount {
            let high = self.int(shift.ty, high);
            return Some(self.binary(Opcode::And, 0, shift.x, high));
        }
        if !shift.once {
            return None;
        }
        let (moved, kept) = if first > shift.amount {
            let amount = self.int(shift.ty, first - shift.amount);
            (self.binary(shift.inner, 0, shift.x, amount), mask)
        } else {
            let amount = self.int(shift.ty, shift.amount - first);
            let moved = self.binary(Opcode::Shl, 0, shift.x, amount);
            // Without signed wrap, what comes from a logical shift stays positive.
            let positive = shift.inner == Opcode::LShr && shift.flags & NSW != 0;
            (moved, if positive { mask >> 1 } else { mask })
        };
        let kept = self.int(shift.ty, high & kept);
        Some(self.binary(Opcode::And, 0, moved, kept))
    }

    /// `(x <<nuw N) >>u M -> x <<nuw (N - M)` or `x >>u (M - N)`. Always.
    fn lshr_of_shl_without_wrap(&mut self, shift: ConstantShift, first: u128) -> Option<Value> {
        (shift.inner_flags & NUW != 0).then(|| self.shift_difference(shift, first, NUW))
    }

    /// `(x << N) >>u M -> (x << (N - M)) & MASK` or `(x >>u (M - N)) & MASK`, for `N = M` only the mask. If the inner shift goes
    /// away, or `N = M`.
    fn lshr_of_shl(&mut self, shift: ConstantShift, first: u128) -> Option<Value> {
        if first != shift.amount && !shift.once {
            return None;
        }
        let moved = self.shift_difference(ConstantShift { flags: 0, ..shift }, first, 0);
        let low = self.int(shift.ty, p::mask(shift.bits) >> shift.amount);
        Some(self.binary(Opcode::And, 0, moved, low))
    }

    /// `(x <<nsw N) >>s M -> x <<nsw (N - M)` or `x >>s (M - N)`. Always.
    fn ashr_of_shl_without_wrap(&mut self, shift: ConstantShift, first: u128) -> Option<Value> {
        (shift.inner_flags & NSW != 0).then(|| self.shift_difference(shift, first, NSW))
    }

    /// `(x >>s N) >>u (WIDTH - 1) -> x >>u (WIDTH - 1)`. Always: both read the sign bit.
    fn lshr_of_ashr_to_sign(&mut self, shift: ConstantShift, _first: u128) -> Option<Value> {
        if shift.inner != Opcode::AShr || shift.amount != shift.bits as u128 - 1 {
            return None;
        }
        Some(self.binary(Opcode::LShr, 0, shift.x, shift.amount_value))
    }

    /// `(x >>u N) >>s M -> (x >>u N) >>u M`. If `N > 0`: the sign bit is clear.
    fn ashr_of_lshr(&mut self, shift: ConstantShift, first: u128) -> Option<Value> {
        if shift.inner != Opcode::LShr || first == 0 {
            return None;
        }
        Some(self.binary(Opcode::LShr, shift.flags & EXACT, shift.value, shift.amount_value))
    }
}
