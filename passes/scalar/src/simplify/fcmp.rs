//! `fcmp`.

use super::{Simplifier, p};
use warpc_analysis::known_float::{Classes, classes_of, may_flush};
use warpc_ir::Value;
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{FloatPred, flags};

/// A floating-point comparison as its rules see it.
#[derive(Clone, Copy)]
struct FloatCompare {
    pred: FloatPred,
    /// Whether NaN operands give poison.
    nnan: bool,
    left: Value,
    right: Value,
    /// Type of the result.
    ty: Type,
}

impl FloatCompare {
    /// Whether the comparison is true when an operand is NaN.
    fn is_true_for_nan(self) -> bool {
        self.pred as u8 & 8 != 0
    }
    /// Whether the comparison is true for equal numbers.
    fn is_true_when_equal(self) -> bool {
        self.pred as u8 & 1 != 0
    }
}

impl Simplifier<'_, '_> {
    /// The kinds of numbers that `value` may be, also by assumptions that compare it with a constant.
    pub(super) fn kinds_of(&self, value: Value) -> Classes {
        let mut kinds = classes_of(self.f, value);
        if self.cx.assumptions.is_some() && !value.is_constant() {
            // Every assumption that holds takes away the kinds for which it is false.
            self.assumed(value, |condition| {
                if let Some((pred, left, right)) = p::fcmp(self.f, condition)
                    && left == value
                    && let Some((format, bits)) = p::float(self.f, right)
                {
                    kinds = kinds.and(kinds_that_fulfil(pred, format, bits, may_flush(self.f)));
                }
                false
            });
        }
        kinds
    }
    /// Whether `value` is surely not NaN.
    pub(super) fn never_nan(&self, value: Value) -> bool {
        if let Some(class) = self.float_class(value) {
            return !class.nan;
        }
        !self.kinds_of(value).may_be(Classes::NAN)
    }

    /// `fcmp pred left, right` with flags `fast`, of type `ty`.
    pub(super) fn fcmp(&mut self, pred: FloatPred, fast: u16, left: Value, right: Value, ty: Type) -> Option<Value> {
        if left.is_constant() && right.is_constant() {
            return self.f.folder().fcmp(pred, fast, left, right, ty);
        }
        let swap = left.is_constant();
        let (pred, left, right) = if swap { (pred.swapped(), right, left) } else { (pred, left, right) };
        if right.is_poison() {
            return Some(Value::poison(ty));
        }
        self.float_compare_rules(FloatCompare { pred, nnan: fast & flags::NNAN != 0, left, right, ty })
    }

    rules! {
        /// Rules of `fcmp`, in order; a constant is on the right.
        fn float_compare_rules(&mut self, site: FloatCompare) -> Option<Value> {
            fcmp_that_is_constant,
            fcmp_order_without_nan,
            fcmp_with_nan,
            fcmp_with_itself,
            fcmp_order_of_numbers,
            fcmp_of_kinds,
        }
    }

    /// `fcmp false x, y -> false`, `fcmp true x, y -> true`. Always.
    fn fcmp_that_is_constant(&mut self, site: FloatCompare) -> Option<Value> {
        if !matches!(site.pred, FloatPred::False | FloatPred::True) {
            return None;
        }
        self.bool(site.ty, site.pred == FloatPred::True)
    }

    /// `fcmp nnan ord x, y -> true`, `fcmp nnan uno x, y -> false`. Always.
    fn fcmp_order_without_nan(&mut self, site: FloatCompare) -> Option<Value> {
        if !site.nnan || !matches!(site.pred, FloatPred::Ord | FloatPred::Uno) {
            return None;
        }
        self.bool(site.ty, site.pred == FloatPred::Ord)
    }

    /// `fcmp pred x, NaN -> false` (`true` for unordered `pred`), with `nnan` `-> poison`, the same for undef. Always: undef may
    /// be NaN.
    fn fcmp_with_nan(&mut self, site: FloatCompare) -> Option<Value> {
        if !site.right.is_undef_or_poison() && !self.float_class(site.right)?.nan {
            return None;
        }
        if site.nnan {
            return Some(Value::poison(site.ty));
        }
        self.bool(site.ty, site.is_true_for_nan())
    }

    /// `fcmp ueq x, x -> true`, `fcmp one x, x -> false`, and the like. If NaN gives the same answer as equal numbers, or `x` is
    /// known not to be NaN.
    fn fcmp_with_itself(&mut self, site: FloatCompare) -> Option<Value> {
        if site.left != site.right {
            return None;
        }
        let agree = site.is_true_for_nan() == site.is_true_when_equal();
        if !agree && !site.nnan && !self.never_nan(site.left) {
            return None;
        }
        self.bool(site.ty, site.is_true_when_equal())
    }

    /// `fcmp ord x, y -> true`, `fcmp uno x, y -> false`. If both are known not to be NaN.
    fn fcmp_order_of_numbers(&mut self, site: FloatCompare) -> Option<Value> {
        let asks = matches!(site.pred, FloatPred::Ord | FloatPred::Uno);
        if !asks || !self.never_nan(site.left) || !self.never_nan(site.right) {
            return None;
        }
        self.bool(site.ty, site.pred == FloatPred::Ord)
    }

    /// `x < C -> true`, or `false`. If every kind of number that `x` may be (positive or negative, zero, infinite, NaN) stands so to `C`;
    /// a minimum or maximum with a constant lies on one side of that.
    fn fcmp_of_kinds(&mut self, site: FloatCompare) -> Option<Value> {
        let (format, bits) = p::float(self.f, site.right)?;
        let class = float::classify(format, bits).filter(|class| !class.nan)?;
        let kinds = self.kinds_of(site.left);
        let kinds = if site.nnan { kinds.without(Classes::NAN) } else { kinds };
        let mut orders = orders_of_kinds(kinds, class, may_flush(self.f));
        if let Some(side) = self.side_of_extreme(site.left, format, bits) {
            orders &= side | NAN;
        }
        let truth = match site.pred as u8 {
            _ if orders == 0 => return None,
            pred if orders & !pred == 0 => true,
            pred if orders & pred == 0 => false,
            _ => return None,
        };
        self.bool(site.ty, truth)
    }

    /// How a minimum or maximum with a constant stands to the number `bits`, where that constant is no NaN.
    fn side_of_extreme(&self, value: Value, format: Type, bits: u128) -> Option<u8> {
        let (which, call) = p::intrinsic(self.f, value)?;
        let is_min = match which {
            id::MINNUM | id::MINIMUM | id::MINIMUMNUM => true,
            id::MAXNUM | id::MAXIMUM | id::MAXIMUMNUM => false,
            _ => return None,
        };
        let (_, limit) = [0, 1].into_iter().find_map(|at| p::float(self.f, self.f.operand(call, at)))?;
        let is = |pred: FloatPred| float::compare(pred, format, limit, bits);
        let class = float::classify(format, limit)?;
        if class.nan || class.denormal {
            return None;
        }
        match is_min {
            true if is(FloatPred::Olt)? => Some(LESS),
            true if is(FloatPred::Oeq)? => Some(LESS | EQUAL),
            false if is(FloatPred::Ogt)? => Some(GREATER),
            false if is(FloatPred::Oeq)? => Some(GREATER | EQUAL),
            _ => None,
        }
    }
}

// How two numbers stand to one another: the bits of a predicate of `fcmp`.
const EQUAL: u8 = 1;
const GREATER: u8 = 2;
const LESS: u8 = 4;
const NAN: u8 = 8;

/// Place of zero among the kinds of numbers in their order, from -inf to inf.
const ZERO_RANK: u8 = 3;

/// Place of kind `bit` of [`Classes`] among the kinds of numbers in their order; `None` for NaN.
fn rank(bit: u16) -> Option<u8> {
    match bit {
        0 | 1 => None,
        2..=5 => Some(bit as u8 - 2),
        _ => Some(bit as u8 - 3),
    }
}

/// How numbers of kind `bit` may stand to a constant of class `class`. Subnormal numbers count as zeros, too, where they may be taken for
/// such (`flush`).
fn orders_of_kind(bit: u16, class: float::Class, flush: bool) -> u8 {
    let Some(own) = rank(bit) else { return NAN };
    let size = match class {
        float::Class { infinite: true, .. } => 3,
        float::Class { zero: true, .. } => 0,
        float::Class { denormal: true, .. } => 1,
        _ => 2,
    };
    let other = if class.negative { ZERO_RANK - size } else { ZERO_RANK + size };
    let is_exact = |rank: u8| matches!(rank, 0 | ZERO_RANK | 6);
    let subnormal = |rank: u8| flush && matches!(rank, 2 | 4);
    let mut orders = 0;
    for own in [own, if subnormal(own) { ZERO_RANK } else { own }] {
        for other in [other, if subnormal(other) { ZERO_RANK } else { other }] {
            orders |= match own.cmp(&other) {
                std::cmp::Ordering::Less => LESS,
                std::cmp::Ordering::Greater => GREATER,
                std::cmp::Ordering::Equal if is_exact(own) => EQUAL,
                std::cmp::Ordering::Equal => LESS | EQUAL | GREATER,
            };
        }
    }
    orders
}

/// How numbers of these kinds may stand to a constant.
fn orders_of_kinds(kinds: Classes, class: float::Class, flush: bool) -> u8 {
    (0..10).filter(|bit| kinds.may_be(Classes(1 << bit))).fold(0, |all, bit| all | orders_of_kind(bit, class, flush))
}

/// The kinds of numbers of which some may fulfil `pred` against a constant.
fn kinds_that_fulfil(pred: FloatPred, format: Type, bits: u128, flush: bool) -> Classes {
    let Some(class) = float::classify(format, bits) else { return Classes::ALL };
    if class.nan {
        return if pred as u8 & NAN != 0 { Classes::ALL } else { Classes(0) };
    }
    let fulfils = |bit: &u16| orders_of_kind(*bit, class, flush) & pred as u8 != 0;
    (0..10).filter(fulfils).fold(Classes(0), |all, bit| all.or(Classes(1 << bit)))
}
