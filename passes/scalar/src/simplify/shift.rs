//! Shifts.

use super::{Operation, Simplifier, WRAP, p};
use warpc_analysis::facts;
use warpc_analysis::known_bits::KnownBits;
use warpc_ir::Value;
use warpc_ir::opcode::{Opcode, flags};

impl Simplifier<'_, '_> {
    /// Rules of shifts.
    pub(super) fn shift(&mut self, site: Operation) -> Option<Value> {
        self.shift_rules(site).or_else(|| match site.op {
            Opcode::Shl => self.shl_rules(site),
            Opcode::LShr => self.lshr_rules(site),
            _ => self.ashr_rules(site),
        })
    }

    rules! {
        /// Rules of all shifts, in order.
        fn shift_rules(&mut self, site: Operation) -> Option<Value> {
            shift_by_undef,
            shift_by_too_much_in_each_lane,
            shift_of_zero,
            shift_by_zero,
            shift_of_bool,
            known_amount_rules,
            shift_by_extended_bool,
        }
    }
    rules! {
        /// Rules of a shift by an amount of which bits are known.
        fn shift_by_known_rules(&mut self, site: Operation, amount: KnownBits) -> Option<Value> {
            shift_by_width,
            shift_by_nothing_else,
        }
    }
    rules! {
        /// Rules of `shl`, in order.
        fn shl_rules(&mut self, site: Operation) -> Option<Value> {
            shl_of_undef,
            shl_of_exact_shift,
            shl_nuw_of_negative,
            shl_of_sign_without_wrap,
        }
    }
    rules! {
        /// Rules of `lshr`, in order.
        fn lshr_rules(&mut self, site: Operation) -> Option<Value> {
            right_shift_of_undef,
            right_shift_by_itself,
            right_shift_of_shl,
            lshr_of_or_of_shl,
            exact_shift_of_odd,
            lshr_of_all_bits,
        }
    }
    rules! {
        /// Rules of `ashr`, in order.
        fn ashr_rules(&mut self, site: Operation) -> Option<Value> {
            right_shift_of_undef,
            ashr_of_all_ones,
            right_shift_by_itself,
            right_shift_of_shl,
            ashr_of_sign_copies,
            exact_shift_of_odd,
        }
    }

    // ---- the amount ---------------------------------------------------------------------------------------------

    /// `x << undef -> poison`, the same for all shifts. Always: undef may be the width.
    fn shift_by_undef(&mut self, site: Operation) -> Option<Value> {
        site.right.is_undef_or_poison().then(|| Value::poison(site.ty))
    }

    /// `x << <8, undef, -1> -> poison` of bytes, the same for all shifts. If no lane is less than the width.
    fn shift_by_too_much_in_each_lane(&mut self, site: Operation) -> Option<Value> {
        let width = p::width(self.f, site.left) as u128;
        let lanes = self.f.consts().list(site.right.as_const()?);
        let too_much = |lane: Value| {
            lane.is_undef_or_poison() || facts::int_constant(self.f, lane).is_some_and(|amount| amount >= width)
        };
        let all = self.f.types().is_vector(site.ty) && !lanes.is_empty() && lanes.iter().all(|&lane| too_much(lane));
        all.then(|| Value::poison(site.ty))
    }

    /// `0 << n -> 0`, the same for all shifts. Always.
    fn shift_of_zero(&mut self, site: Operation) -> Option<Value> {
        p::is_zero(self.f, site.left).then_some(site.left)
    }

    /// `x << 0 -> x`, the same for all shifts. Always.
    fn shift_by_zero(&mut self, site: Operation) -> Option<Value> {
        p::is_zero(self.f, site.right).then_some(site.left)
    }

    /// `shl i1 x, n -> x`, the same for all shifts. Always: a bit can only be shifted by 0.
    fn shift_of_bool(&mut self, site: Operation) -> Option<Value> {
        p::is_bool(self.f, site.ty).then_some(site.left)
    }

    /// Rules of a shift by an amount of which bits are known; these are computed once.
    fn known_amount_rules(&mut self, site: Operation) -> Option<Value> {
        let amount = self.known(site.right)?;
        self.shift_by_known_rules(site, amount)
    }

    /// `x << n -> poison`, the same for all shifts. If `n` is known to be at least the width.
    fn shift_by_width(&mut self, site: Operation, amount: KnownBits) -> Option<Value> {
        (amount.min() >= p::width(self.f, site.left) as u128).then(|| Value::poison(site.ty))
    }

    /// `x << n -> x`, the same for all shifts. If all bits of `n` that an amount below the width can have are clear.
    fn shift_by_nothing_else(&mut self, site: Operation, amount: KnownBits) -> Option<Value> {
        let last = p::width(self.f, site.left) - 1;
        let meaningful = p::mask(u32::BITS - last.leading_zeros());
        (amount.zero & meaningful == meaningful).then_some(site.left)
    }

    /// `x << sext i1 b -> x`, the same for all shifts. Always: the amount is 0, or too large.
    fn shift_by_extended_bool(&mut self, site: Operation) -> Option<Value> {
        let bit = p::cast(self.f, site.right, Opcode::SExt)?;
        p::is_bool(self.f, self.f.type_of(bit)).then_some(site.left)
    }

    // ---- left ---------------------------------------------------------------------------------------------------

    /// `undef << n -> 0`, with `nuw` or `nsw` `undef << n -> undef`. Always: with a flag undef may be what wraps.
    fn shl_of_undef(&mut self, site: Operation) -> Option<Value> {
        if !self.is_undef(site.left) {
            return None;
        }
        if site.flags & WRAP != 0 { Some(site.left) } else { self.zero(site.ty) }
    }

    /// `(x >>exact n) << n -> x`, signed or not. Always.
    fn shl_of_exact_shift(&mut self, site: Operation) -> Option<Value> {
        [Opcode::LShr, Opcode::AShr].into_iter().find_map(|right| {
            let (x, amount) = p::binary_with(self.f, site.left, right, flags::EXACT)?;
            (amount == site.right).then_some(x)
        })
    }

    /// `x <<nuw n -> x`. If `x` is known to have its top bit set, which may not be shifted out.
    fn shl_nuw_of_negative(&mut self, site: Operation) -> Option<Value> {
        let negative = site.has(flags::NUW) && self.known(site.left).is_some_and(|known| known.is_negative());
        negative.then_some(site.left)
    }

    /// `x << (WIDTH - 1) -> 0`. With `nuw` and `nsw`: only zero does not wrap in either sense.
    fn shl_of_sign_without_wrap(&mut self, site: Operation) -> Option<Value> {
        let last = p::width(self.f, site.left) - 1;
        if !site.has(WRAP) || p::int(self.f, site.right)?.v != last as u128 {
            return None;
        }
        self.zero(site.ty)
    }

    // ---- right --------------------------------------------------------------------------------------------------

    /// `undef >> n -> 0`, `undef >>exact n -> undef`, signed or not. Always: with `exact` undef may be what loses bits.
    fn right_shift_of_undef(&mut self, site: Operation) -> Option<Value> {
        if !self.is_undef(site.left) {
            return None;
        }
        if site.has(flags::EXACT) { Some(site.left) } else { self.zero(site.ty) }
    }

    /// `x >> x -> 0`, signed or not. Always: `x` has fewer bits than its value, where the amount is allowed.
    fn right_shift_by_itself(&mut self, site: Operation) -> Option<Value> {
        if site.left != site.right {
            return None;
        }
        self.zero(site.ty)
    }

    /// `(x << n) >> n -> x`. If the left shift does not wrap in the sense of the right one: `nuw` for `lshr`, `nsw` for `ashr`.
    fn right_shift_of_shl(&mut self, site: Operation) -> Option<Value> {
        let lossless = if site.op == Opcode::LShr { flags::NUW } else { flags::NSW };
        let (x, amount) = p::binary_with(self.f, site.left, Opcode::Shl, lossless)?;
        (amount == site.right).then_some(x)
    }

    /// `((x <<nuw N) | y) >>u N -> x`. If only the low `N` bits of `y` can be set; for both orders of the `or`.
    fn lshr_of_or_of_shl(&mut self, site: Operation) -> Option<Value> {
        let (left, right) = p::binary(self.f, site.left, Opcode::Or)?;
        let count = p::int(self.f, site.right)?;
        [(left, right), (right, left)].into_iter().find_map(|(shifted, y)| {
            let (x, amount) = p::binary_with(self.f, shifted, Opcode::Shl, flags::NUW)?;
            let fits = p::int(self.f, amount) == Some(count) && self.known(y)?.max() < 1 << count.v;
            fits.then_some(x)
        })
    }

    /// `x >>exact n -> x`, signed or not. If the low bit of `x` is known to be set, which may not be shifted out.
    fn exact_shift_of_odd(&mut self, site: Operation) -> Option<Value> {
        let odd = site.has(flags::EXACT) && self.known(site.left).is_some_and(|known| known.one & 1 != 0);
        odd.then_some(site.left)
    }

    /// `x >>u n -> 0`. If `n` is known to be more than the number of the highest bit of `x` that can be set.
    fn lshr_of_all_bits(&mut self, site: Operation) -> Option<Value> {
        let known = self.known(site.left)?;
        let amount = self.known(site.right)?;
        if known.max().checked_ilog2().is_some_and(|top| top as u128 >= amount.min()) {
            return None;
        }
        self.zero(site.ty)
    }

    /// `-1 >>s n -> -1`. Always.
    fn ashr_of_all_ones(&mut self, site: Operation) -> Option<Value> {
        p::is_all_ones(self.f, site.left).then_some(site.left)
    }

    /// `x >>s n -> x`. If all bits of `x` are known to be copies of its sign.
    fn ashr_of_sign_copies(&mut self, site: Operation) -> Option<Value> {
        (self.values().sign_bits(site.left) == p::width(self.f, site.left)).then_some(site.left)
    }
}
