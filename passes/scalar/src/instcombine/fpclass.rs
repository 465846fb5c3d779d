//! `llvm.is.fpclass`: questions that a comparison answers, that sign operations only reorder, or whose answer is known.

use super::{Binary, Combiner, p};
use warpc_analysis::known_float::{Classes, classes_of};
use warpc_ir::attrs::AttrKind;
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Builder, FloatPred, Opcode, Value};

/// `is.fpclass(x, wanted)` as its rules see it.
#[derive(Clone, Copy)]
struct ClassTest {
    inst: Inst,
    x: Value,
    wanted: Classes,
    /// Whether floating-point exceptions are observed: a comparison raises one for a signalling NaN.
    strict: bool,
}

/// The infinities one by one.
const NEGATIVE_INFINITE: Classes = Classes(0x004);
const POSITIVE_INFINITE: Classes = Classes(0x200);

impl Combiner<'_, '_> {
    /// Rules of `is.fpclass`.
    pub(super) fn class_test(&mut self, inst: Inst) -> Option<Value> {
        let wanted = p::int(self.f, self.f.operand(inst, 1))?;
        let wanted = Classes(wanted.v as u16).and(Classes::ALL);
        let ctx = self.f.ctx();
        let set = ctx.attrs().list(ctx.globals.parts[self.f.global().index()].attrs).func;
        let strict = ctx.attrs().has(set, AttrKind::StrictFP);
        self.class_test_rules(ClassTest { inst, x: self.f.operand(inst, 0), wanted, strict })
    }

    rules! {
        /// Rules of `is.fpclass`, in order.
        fn class_test_rules(&mut self, test: ClassTest) -> Option<Value> {
            class_test_of_other_sign,
            class_test_of_absolute,
            class_test_for_infinity,
            class_test_for_zero,
            class_test_for_nan,
            class_test_of_known_classes,
        }
    }

    /// Makes `test` ask for `wanted` of `x`.
    fn ask_classes(&mut self, test: ClassTest, x: Value, wanted: Classes) -> Option<Value> {
        let mask = self.int(Type::I32, wanted.0 as u128);
        self.set(test.inst, 0, x);
        self.set(test.inst, 1, mask);
        Some(Value::inst(test.inst))
    }

    /// `is.fpclass(-x, mask) -> is.fpclass(x, mask')`, where `mask'` has the opposite signs. Always.
    fn class_test_of_other_sign(&mut self, test: ClassTest) -> Option<Value> {
        let x = self.fneg_operand(test.x)?;
        self.ask_classes(test, x, test.wanted.negated())
    }

    /// `is.fpclass(fabs(x), mask) -> is.fpclass(x, mask')`, where `mask'` has the positive kinds of `mask` in both signs. Always.
    fn class_test_of_absolute(&mut self, test: ClassTest) -> Option<Value> {
        let x = p::unary_intrinsic(self.f, test.x, id::FABS)?;
        let positive = test.wanted.without(Classes::NEGATIVE);
        self.ask_classes(test, x, positive.or(positive.negated()))
    }

    /// `x pred number` or `fabs(x) pred number` in place of `test`.
    fn compare_for_class(&mut self, test: ClassTest, pred: FloatPred, absolute: bool, bits: u128) -> Option<Value> {
        let (ty, result) = (self.f.type_of(test.x), self.f.ty(test.inst));
        let x = if absolute { self.intrinsic(id::FABS, &[test.x], 0)? } else { test.x };
        let mut fold = self.f.folder();
        let scalar = fold.types.scalar(ty);
        let number = fold.float(scalar, bits);
        let number = fold.splat(ty, number);
        let v = Builder::before(self.f, self.at).fcmp(pred, x, number, result, 0);
        Some(self.queue_new(v))
    }

    /// `is.fpclass(x, +-inf) -> fabs(x) == inf`, `is.fpclass(x, +inf) -> x == inf`, the same for -inf, for these and NaN, and for all
    /// kinds but these. If exceptions are not observed.
    fn class_test_for_infinity(&mut self, test: ClassTest) -> Option<Value> {
        if test.strict {
            return None;
        }
        let format = self.f.types().scalar(self.f.type_of(test.x));
        let infinity = float::infinity(format)?;
        let negative = float::neg(format, infinity)?;
        for (kinds, absolute, bits) in [
            (Classes::INFINITE, true, infinity),
            (POSITIVE_INFINITE, false, infinity),
            (NEGATIVE_INFINITE, false, negative),
        ] {
            for (asked, equal) in [(test.wanted, true), (Classes::ALL.without(test.wanted), false)] {
                let pred = match (asked, equal) {
                    (asked, true) if asked == kinds => FloatPred::Oeq,
                    (asked, true) if asked == kinds.or(Classes::NAN) => FloatPred::Ueq,
                    (asked, false) if asked == kinds => FloatPred::Une,
                    (asked, false) if asked == kinds.or(Classes::NAN) => FloatPred::One,
                    _ => continue,
                };
                return self.compare_for_class(test, pred, absolute, bits);
            }
        }
        None
    }

    /// `is.fpclass(x, +-0) -> x == 0`, the same for zeros and NaN, and for all kinds but these. If exceptions are not observed, and no
    /// subnormal number may count as a zero.
    fn class_test_for_zero(&mut self, test: ClassTest) -> Option<Value> {
        if test.strict || self.may_flush() {
            return None;
        }
        let rest = Classes::ALL.without(test.wanted);
        let pred = match () {
            () if test.wanted == Classes::ZERO => FloatPred::Oeq,
            () if test.wanted == Classes::ZERO.or(Classes::NAN) => FloatPred::Ueq,
            () if rest == Classes::ZERO => FloatPred::Une,
            () if rest == Classes::ZERO.or(Classes::NAN) => FloatPred::One,
            () => return None,
        };
        self.compare_for_class(test, pred, false, 0)
    }

    /// `is.fpclass(x, nan) -> fcmp uno x, 0`, `is.fpclass(x, ~nan) -> fcmp ord x, 0`. If exceptions are not observed.
    fn class_test_for_nan(&mut self, test: ClassTest) -> Option<Value> {
        let pred = match test.wanted {
            Classes::NAN => FloatPred::Uno,
            wanted if wanted == Classes::ALL.without(Classes::NAN) => FloatPred::Ord,
            _ => return None,
        };
        if test.strict { None } else { self.compare_for_class(test, pred, false, 0) }
    }

    /// `is.fpclass(x, mask) -> true`, or `false`, or with fewer kinds. If `x` is known to be of a kind of `mask`, of none, or surely not of
    /// some.
    fn class_test_of_known_classes(&mut self, test: ClassTest) -> Option<Value> {
        let known = classes_of(self.f, test.x);
        let asked = test.wanted.and(known);
        let ty = self.f.ty(test.inst);
        if asked.0 == 0 || asked == known {
            return Some(self.bool(ty, asked.0 != 0));
        }
        if asked == test.wanted { None } else { self.ask_classes(test, test.x, asked) }
    }

    /// `is.fpclass(x, m) & is.fpclass(x, n) -> is.fpclass(x, m & n)`, and so for `|` and `^`. If both tests go away.
    pub(super) fn logic_of_class_tests(&mut self, site: Binary) -> Option<Value> {
        let op = self.f.op(site.inst);
        if !matches!(op, Opcode::And | Opcode::Or | Opcode::Xor) {
            return None;
        }
        let (x, m) = p::binary_intrinsic(self.f, site.left, id::IS_FPCLASS)?;
        let (y, n) = p::binary_intrinsic(self.f, site.right, id::IS_FPCLASS)?;
        if x != y || !self.one_use(site.left) || !self.one_use(site.right) {
            return None;
        }
        let mask = self.f.folder().binary(op, 0, m, n)?;
        self.intrinsic(id::IS_FPCLASS, &[x, mask], 0)
    }

    /// Whether this function may treat subnormal numbers as zeros.
    fn may_flush(&self) -> bool {
        let ctx = self.f.ctx();
        let set = ctx.attrs().list(ctx.globals.parts[self.f.global().index()].attrs).func;
        let flushes = |name: &[u8]| {
            let value = ctx.tables.strings.find(name).and_then(|key| ctx.attrs().string(set, key)?);
            value.is_some_and(|value| !ctx.str(value).starts_with(b"ieee"))
        };
        flushes(b"denormal-fp-math-f32") || flushes(b"denormal-fp-math")
    }
}
