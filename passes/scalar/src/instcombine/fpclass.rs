//! `llvm.is.fpclass`: questions that a comparison answers, that sign operations only reorder, or whose answer is known.

use super::{Binary, Combiner, p};
use warpc_analysis::known_float::{self, Classes, classes_of};
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

    /// `is.fpclass(x, m) & is.fpclass(x, n) -> is.fpclass(x, m & n)`, and so for `|` and `^`, and where one is a comparison that
    /// asks for kinds of numbers. If both tests go away.
    pub(super) fn logic_of_class_tests(&mut self, site: Binary) -> Option<Value> {
        let op = self.f.op(site.inst);
        if !matches!(op, Opcode::And | Opcode::Or | Opcode::Xor) {
            return None;
        }
        let is_class_test = |value: Value| p::binary_intrinsic(self.f, value, id::IS_FPCLASS).is_some();
        if !is_class_test(site.left) && !is_class_test(site.right) {
            return None;
        }
        self.joined_class_tests(op, site.left, site.right)
    }

    /// One question for kinds of numbers in place of two that go away.
    pub(super) fn joined_class_tests(&mut self, op: Opcode, left: Value, right: Value) -> Option<Value> {
        if !self.one_use(left) || !self.one_use(right) {
            return None;
        }
        let (x, m) = self.classes_asked(left)?;
        let (_, n) = self.classes_asked(right).filter(|other| other.0 == x)?;
        let joined = match op {
            Opcode::And => m.and(n),
            Opcode::Or => m.or(n),
            _ => m.or(n).without(m.and(n)),
        };
        let mask = self.int(Type::I32, joined.0 as u128);
        self.intrinsic(id::IS_FPCLASS, &[x, mask], 0)
    }

    /// The value and the kinds of numbers for which a boolean asks, if it is true for just these.
    fn classes_asked(&self, value: Value) -> Option<(Value, Classes)> {
        if let Some((x, mask)) = p::binary_intrinsic(self.f, value, id::IS_FPCLASS) {
            return Some((x, Classes(p::int(self.f, mask)?.v as u16).and(Classes::ALL)));
        }
        let (pred, mut x, y) = p::fcmp(self.f, value)?;
        let (format, bits) = p::float(self.f, y)?;
        let absolute = p::unary_intrinsic(self.f, x, id::FABS);
        let asked = classes_that_compare(pred, format, bits, absolute.is_some(), self.may_flush())?;
        if let Some(inner) = absolute {
            x = inner;
        }
        Some((x, asked))
    }

    /// Whether this function may treat subnormal numbers as zeros.
    pub(super) fn may_flush(&self) -> bool {
        known_float::may_flush(self.f)
    }
}

/// The kinds of numbers `x` for which `x pred number` holds, or `fabs(x) pred number`. `None` if that differs within a kind. Where
/// subnormal numbers may be flushed only those beyond them and NaN tell kinds.
fn classes_that_compare(pred: FloatPred, format: Type, number: u128, absolute: bool, flush: bool) -> Option<Classes> {
    let infinity = float::infinity(format)?;
    let sign = float::neg(format, 0)?;
    let smallest_normal = 1u128 << infinity.trailing_zeros();
    if flush && number & !sign < infinity {
        return None;
    }
    // Each kind without its sign: the bit of its positive numbers, the smallest and the largest one.
    let kinds = [(6, 0, 0), (7, 1, smallest_normal - 1), (8, smallest_normal, infinity - 1), (9, infinity, infinity)];
    let mut asked = Classes(0);
    for (bit, smallest, largest) in kinds {
        for negative in [false, true] {
            let signed = |bits: u128| if negative && !absolute { bits | sign } else { bits };
            let ends = (signed(smallest), signed(largest));
            let holds = float::compare(pred, format, ends.0, number)?;
            let inside = smallest < largest && (number & !sign) >= smallest && (number & !sign) <= largest;
            // An order changes at most once within a kind, and equality holds for one number of it.
            if holds != float::compare(pred, format, ends.1, number)? || inside && is_split(pred, ends, number) {
                return None;
            }
            if holds {
                asked = asked.or(Classes(1 << if negative { 11 - bit } else { bit }));
            }
        }
    }
    let unordered = float::compare(pred, format, float::nan(format)?, number)?;
    Some(if unordered { asked.or(Classes::NAN) } else { asked })
}

/// Whether `pred` holds for `number`, which is in the kind with these ends, and not for all others of it, or the other way round.
fn is_split(pred: FloatPred, ends: (u128, u128), number: u128) -> bool {
    let asks_equality = matches!(pred, FloatPred::Oeq | FloatPred::Ueq | FloatPred::One | FloatPred::Une);
    asks_equality && (ends.0..=ends.1).contains(&number)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The kind of a half number, by its bits.
    fn kind(bits: u128) -> Classes {
        let negative = bits & 0x8000 != 0;
        let number = match bits & 0x7fff {
            0 => 6,
            1..0x400 => 7,
            0x400..0x7c00 => 8,
            0x7c00 => 9,
            _ => return if bits & 0x200 != 0 { Classes(2) } else { Classes(1) },
        };
        Classes(1 << if negative { 11 - number } else { number })
    }

    #[test]
    fn comparisons_that_ask_for_kinds_agree_with_them_on_half_numbers() {
        let mut exact = 0;
        // The ends of all kinds, one that is compared with, and numbers between.
        let ends = [0, 1, 0x3ff, 0x400, 0x401, 0x3c00, 0x7bff, 0x7c00, 0x7c01, 0x7e00];
        let sample: Vec<u128> = (0..0x10000).filter(|bits| bits % 61 == 0 || ends.contains(&(bits & 0x7fff))).collect();
        for number in [0u128, 0x8000, 1, 0x3ff, 0x400, 0x8400, 0x401, 0x3c00, 0x7bff, 0x7c00, 0xfc00] {
            for (pred, absolute) in
                (0..16).flat_map(|pred| [(FloatPred::from_u8(pred), false), (FloatPred::from_u8(pred), true)])
            {
                let truth = |bits: u128| {
                    let bits = if absolute { bits & 0x7fff } else { bits };
                    float::compare(pred, Type::HALF, bits, number).expect("a predicate of two numbers")
                };
                let asked = classes_that_compare(pred, Type::HALF, number, absolute, false);
                let (yes, no) = sample.iter().fold((Classes(0), Classes(0)), |(yes, no), &bits| match truth(bits) {
                    true => (yes.or(kind(bits)), no),
                    false => (yes, no.or(kind(bits))),
                });
                assert_eq!(asked.is_some(), !yes.may_be(no), "{pred:?} {number:x} {absolute}");
                if let Some(asked) = asked {
                    assert_eq!(asked, yes, "{pred:?} {number:x} {absolute}");
                    exact += 1;
                }
            }
        }
        assert!(exact > 100, "{exact}");
    }
}
