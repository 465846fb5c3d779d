//! `fcmp`.

use super::{Simplifier, p};
use warpc_analysis::known_float::{Classes, classes_of};
use warpc_ir::Value;
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{FloatPred, Opcode, flags};

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
    /// Whether `value` is surely not below zero (it may be -0.0 or NaN).
    fn never_less_than_zero(&self, value: Value) -> bool {
        if let Some(class) = self.float_class(value) {
            return !class.negative || class.zero || class.nan;
        }
        let Some(def) = value.as_inst() else { return false };
        match self.f.op(def) {
            Opcode::UIToFP => true,
            Opcode::Call
                if matches!(p::intrinsic(self.f, value), Some((id::FABS | id::EXP | id::EXP2 | id::SQRT, _))) =>
            {
                true
            }
            _ => !classes_of(self.f, value).may_be(Classes::NEGATIVE.without(Classes::NEGATIVE_ZERO)),
        }
    }
    /// Whether `value` is surely not NaN.
    pub(super) fn never_nan(&self, value: Value) -> bool {
        if let Some(class) = self.float_class(value) {
            return !class.nan;
        }
        let Some(def) = value.as_inst() else { return !classes_of(self.f, value).may_be(Classes::NAN) };
        match self.f.op(def) {
            Opcode::UIToFP | Opcode::SIToFP => true,
            op if op.takes_fast_math() && op != Opcode::FCmp && self.f.flags(def) & flags::NNAN != 0 => true,
            _ => !classes_of(self.f, value).may_be(Classes::NAN),
        }
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
            float_constant_rules,
            fcmp_that_is_assumed,
        }
    }
    rules! {
        /// Rules of `fcmp` with a constant of class `class`, in order.
        fn float_class_rules(&mut self, site: FloatCompare, class: float::Class) -> Option<Value> {
            fcmp_with_infinity,
            fcmp_of_non_negative_with_zero,
            fcmp_of_non_negative_with_negative,
        }
    }

    /// `x < C -> true`, or `false`. If `C` is a zero or an infinity, and an assumption that compares `x` with a constant decides it.
    fn fcmp_that_is_assumed(&mut self, site: FloatCompare) -> Option<Value> {
        let (format, asked) = p::float(self.f, site.right)?;
        let class = float::classify(format, asked)?;
        if site.ty != Type::I1 || !class.zero && !class.infinite {
            return None;
        }
        let decided = [true, false].into_iter().find(|&truth| {
            self.assumed(site.left, |condition| {
                let Some((pred, left, right)) = p::fcmp(self.f, condition) else { return false };
                let known = p::float(self.f, right).filter(|_| left == site.left);
                let says = |known: u128| order_decides(format, (pred, known), (site.pred, asked));
                known.is_some_and(|(_, known)| says(known) == Some(truth))
            })
        });
        decided.and_then(|truth| self.bool(site.ty, truth))
    }

    /// Rules of `fcmp` with a constant.
    fn float_constant_rules(&mut self, site: FloatCompare) -> Option<Value> {
        let class = self.float_class(site.right)?;
        self.float_class_rules(site, class)
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

    /// `x > inf -> false`, `x <= inf -> true` (unordered), and the like for -inf. Always.
    fn fcmp_with_infinity(&mut self, site: FloatCompare, class: float::Class) -> Option<Value> {
        if !class.infinite {
            return None;
        }
        let truth = match (site.pred, class.negative) {
            (FloatPred::Ogt, false) | (FloatPred::Olt, true) => false,
            (FloatPred::Ule, false) | (FloatPred::Uge, true) => true,
            _ => return None,
        };
        self.bool(site.ty, truth)
    }

    /// `x < 0.0 -> false`, `x >= 0.0 -> true`. If `x` is known not to be below zero, and NaN gives the same answer or is excluded.
    fn fcmp_of_non_negative_with_zero(&mut self, site: FloatCompare, class: float::Class) -> Option<Value> {
        if !class.zero || !self.never_less_than_zero(site.left) {
            return None;
        }
        let is_number = site.nnan || self.never_nan(site.left);
        let truth = match site.pred {
            FloatPred::Olt => false,
            FloatPred::Uge => true,
            FloatPred::Oge if is_number => true,
            FloatPred::Ult if is_number => false,
            _ => return None,
        };
        self.bool(site.ty, truth)
    }

    /// `x < C -> false`, `x == C -> false`, `x > C -> true` (unordered), and the like. If `C` is negative and `x` is known not
    /// to be below zero.
    fn fcmp_of_non_negative_with_negative(&mut self, site: FloatCompare, class: float::Class) -> Option<Value> {
        if !class.negative || class.zero || class.nan || !self.never_less_than_zero(site.left) {
            return None;
        }
        let truth = match site.pred {
            FloatPred::Olt | FloatPred::Ole | FloatPred::Oeq => false,
            FloatPred::Ugt | FloatPred::Uge | FloatPred::Une => true,
            _ => return None,
        };
        self.bool(site.ty, truth)
    }
}

/// What `x pred known` says of `x pred asked`, for two constants that are no NaN and not subnormal: what all `x` have in common that are
/// below both, one of them, between them, above both or NaN, as far as the first comparison holds of them.
fn order_decides(format: Type, fact: (FloatPred, u128), question: (FloatPred, u128)) -> Option<bool> {
    const EQUAL: u8 = 1;
    const GREATER: u8 = 2;
    const LESS: u8 = 4;
    const NAN: u8 = 8;
    let (known, asked) = (float::classify(format, fact.1)?, float::classify(format, question.1)?);
    if known.nan || asked.nan || known.denormal || asked.denormal {
        return None;
    }
    let ordered = |pred: FloatPred| float::compare(pred, format, fact.1, question.1);
    // How each kind of `x` stands to the first constant and to the second.
    let between = match () {
        () if ordered(FloatPred::Oeq)? => {
            [(LESS, LESS), (EQUAL, EQUAL), (GREATER, GREATER), (EQUAL, EQUAL), (EQUAL, EQUAL)]
        }
        () if ordered(FloatPred::Olt)? => {
            [(LESS, LESS), (EQUAL, LESS), (GREATER, LESS), (GREATER, EQUAL), (GREATER, GREATER)]
        }
        () => [(LESS, LESS), (LESS, EQUAL), (LESS, GREATER), (EQUAL, GREATER), (GREATER, GREATER)],
    };
    let mut answer = None;
    for (first, second) in between.into_iter().chain([(NAN, NAN)]) {
        // Nothing is above infinity or below the negative one.
        let beyond =
            |class: float::Class, order: u8| class.infinite && order == if class.negative { LESS } else { GREATER };
        if fact.0 as u8 & first == 0 || beyond(known, first) || beyond(asked, second) {
            continue;
        }
        let truth = question.0 as u8 & second != 0;
        if answer.is_some_and(|other| other != truth) {
            return None;
        }
        answer = Some(truth);
    }
    answer
}
