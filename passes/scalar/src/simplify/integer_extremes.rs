//! Calls of integer minima, maxima and saturating arithmetic.

use super::intrinsic::CallSite;
use super::{Simplifier, p};
use warpc_ir::Value;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::IntPred;

impl Simplifier<'_, '_> {
    // ---- minima and maxima --------------------------------------------------------------------------------------

    pub(super) fn min_max(&mut self, site: CallSite<'_>) -> Option<Value> {
        let (x, y) = if site.x.is_constant() { (site.args[1], site.x) } else { (site.x, site.args[1]) };
        self.min_max_rules(site, x, y)
    }

    rules! {
        /// Rules of integer minima and maxima of `x` and `y`, in order; a constant is `y`.
        fn min_max_rules(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
            min_max_of_itself,
            min_max_with_limit,
            min_max_of_min_max,
            min_max_of_extremes_of_one_pair,
            min_max_of_known_order,
        }
    }

    /// `min(x, x) -> x`, for all integer minima and maxima. Always.
    fn min_max_of_itself(&mut self, _site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        (x == y).then_some(x)
    }

    /// `umin(x, 0) -> 0`, `umin(x, -1) -> x`, `umin(x, undef) -> 0`, and the like for the others. Always.
    fn min_max_with_limit(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        let bits = p::width(self.f, x);
        if bits > 128 {
            return None;
        }
        let mask = p::mask(bits);
        // The value that always wins, and the one that always loses.
        let (wins, loses) = match site.which {
            id::UMIN => (0, mask),
            id::UMAX => (mask, 0),
            id::SMIN => (1 << (bits - 1), mask >> 1),
            _ => (mask >> 1, 1 << (bits - 1)),
        };
        if y.is_undef_or_poison() {
            return Some(p::make_int(self.f, site.ty, wins));
        }
        let limit = p::int(self.f, y)?;
        if limit.v == wins {
            return Some(y);
        }
        (limit.v == loses).then_some(x)
    }

    /// `max(max(x, y), y) -> max(x, y)`, `max(min(x, y), y) -> y`, and the like for minima. Always.
    fn min_max_of_min_max(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        let opposite = match site.which {
            id::UMIN => id::UMAX,
            id::UMAX => id::UMIN,
            id::SMIN => id::SMAX,
            _ => id::SMIN,
        };
        for (x, y) in [(x, y), (y, x)] {
            let has_y = |pair: Option<(Value, Value)>| pair.is_some_and(|pair| p::partner(pair, y).is_some());
            if has_y(p::binary_intrinsic(self.f, x, site.which)) {
                return Some(x);
            }
            if has_y(p::binary_intrinsic(self.f, x, opposite)) {
                return Some(y);
            }
        }
        None
    }

    /// `umin(umax(x, y), smin(x, y)) -> smin(x, y)`, `umin(umin(x, y), smin(x, y)) -> umin(x, y)`, and so for the others. Always: every extreme
    /// of `x` and `y` is one of them.
    fn min_max_of_extremes_of_one_pair(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        let extreme = |s: &Self, value: Value| {
            let (which, _) = p::intrinsic(s.f, value)?;
            let known = matches!(which, id::UMIN | id::UMAX | id::SMIN | id::SMAX);
            Some((which, p::binary_intrinsic(s.f, value, which).filter(|_| known)?))
        };
        let ((first, pair), (second, other)) = (extreme(self, x)?, extreme(self, y)?);
        let opposite = match site.which {
            id::UMIN => id::UMAX,
            id::UMAX => id::UMIN,
            id::SMIN => id::SMAX,
            _ => id::SMIN,
        };
        if !p::same_pair(pair, other) {
            return None;
        }
        [(first, x, y), (second, y, x)].into_iter().find_map(|(which, value, rest)| match which {
            _ if which == site.which => Some(value),
            _ if which == opposite => Some(rest),
            _ => None,
        })
    }

    /// `min(x, y) -> x` or `y`, for all integer minima and maxima. If the order of `x` and `y` is known.
    fn min_max_of_known_order(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        let pred = match site.which {
            id::UMIN => IntPred::Ule,
            id::UMAX => IntPred::Uge,
            id::SMIN => IntPred::Sle,
            _ => IntPred::Sge,
        };
        match self.known_compare(pred, x, y).or_else(|| self.branch_orders(pred, x, y)) {
            Some(true) => return Some(x),
            Some(false) => return Some(y),
            None => {}
        }
        let reversed = self.known_compare(pred, y, x).or_else(|| self.branch_orders(pred, y, x));
        (reversed == Some(true)).then_some(y)
    }

    // ---- saturating arithmetic ----------------------------------------------------------------------------------

    pub(super) fn saturating(&mut self, site: CallSite<'_>) -> Option<Value> {
        let add = matches!(site.which, id::UADD_SAT | id::SADD_SAT);
        let (x, y) = if add && site.x.is_constant() { (site.args[1], site.x) } else { (site.x, site.args[1]) };
        if add { self.saturating_add_rules(site, x, y) } else { self.saturating_sub_rules(site, x, y) }
    }

    rules! {
        /// Rules of saturating sums of `x` and `y`, in order; a constant is `y`.
        fn saturating_add_rules(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
            saturating_add_of_undef,
            saturating_by_zero,
            uadd_sat_of_all_ones,
            saturating_add_of_complements,
        }
    }
    rules! {
        /// Rules of saturating differences of `x` and `y`, in order.
        fn saturating_sub_rules(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
            saturating_sub_of_undef,
            saturating_by_zero,
            saturating_sub_of_itself,
            usub_sat_of_less,
        }
    }

    /// `uadd.sat(x, undef) -> -1`, the same for `sadd.sat`. Always: undef may be `~x`.
    fn saturating_add_of_undef(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        if !x.is_undef_or_poison() && !y.is_undef_or_poison() {
            return None;
        }
        self.int(site.ty, -1)
    }

    /// `usub.sat(x, undef) -> 0`, the same for `ssub.sat` and an undef `x`. Always: undef may be the other operand.
    fn saturating_sub_of_undef(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        if !x.is_undef_or_poison() && !y.is_undef_or_poison() {
            return None;
        }
        self.zero(site.ty)
    }

    /// `op.sat(x, 0) -> x`, for sums and differences. Always.
    fn saturating_by_zero(&mut self, _site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        p::is_zero(self.f, y).then_some(x)
    }

    /// `uadd.sat(x, -1) -> -1`. Always.
    fn uadd_sat_of_all_ones(&mut self, site: CallSite<'_>, _x: Value, y: Value) -> Option<Value> {
        (site.which == id::UADD_SAT && p::is_all_ones(self.f, y)).then_some(y)
    }

    /// `uadd.sat(x, ~x) -> -1`, the same for `sadd.sat`. Always: the sum is -1 and does not overflow.
    fn saturating_add_of_complements(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        if !p::are_complements(self.f, x, y) {
            return None;
        }
        self.int(site.ty, -1)
    }

    /// `usub.sat(x, x) -> 0`, the same for `ssub.sat`. Always.
    fn saturating_sub_of_itself(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        if x != y {
            return None;
        }
        self.zero(site.ty)
    }

    /// `usub.sat(x, y) -> 0`. If `x` is known not to be more than `y`.
    fn usub_sat_of_less(&mut self, site: CallSite<'_>, x: Value, y: Value) -> Option<Value> {
        let none_left = site.which == id::USUB_SAT
            && (p::is_zero(self.f, x)
                || p::is_all_ones(self.f, y)
                || self.known_compare(IntPred::Ule, x, y) == Some(true));
        if !none_left {
            return None;
        }
        self.zero(site.ty)
    }
}
