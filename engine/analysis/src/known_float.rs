//! Which kinds of numbers a floating-point value may be.
//!
//! The answer is a set of [`Classes`]; a class that is not in it is excluded, unless the value is poison. Operations are looked through for
//! [`MAX_DEPTH`] steps and [`MAX_STEPS`] values. Subnormal numbers count as zeros where a target may flush them. **Source**: IEEE 754, LLVM
//! language reference (`nofpclass`, `llvm.is.fpclass`).

use crate::facts;
use warpc_ir::attrs::AttrKind;
use warpc_ir::consts::ConstKind;
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Func, Value, ValueKind};

/// Steps from a value.
const MAX_DEPTH: u32 = 6;
/// Values that are looked at.
const MAX_STEPS: u32 = 48;
/// Values of a phi that are looked at.
const MAX_INCOMING: usize = 8;
/// Lanes of a constant that are looked at.
const MAX_LANES: usize = 64;

/// A set of kinds of numbers: the bits of `nofpclass` and `llvm.is.fpclass`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Classes(pub u16);

impl Classes {
    /// Signalling and quiet NaN.
    pub const NAN: Classes = Classes(3);
    /// Both infinities.
    pub const INFINITE: Classes = Classes(0x204);
    /// -0.0
    pub const NEGATIVE_ZERO: Classes = Classes(0x20);
    /// Both zeros.
    pub const ZERO: Classes = Classes(0x60);
    /// Both signs of subnormal numbers.
    pub const SUBNORMAL: Classes = Classes(0x90);
    /// Numbers with the sign bit, -0.0 and -inf among them.
    pub const NEGATIVE: Classes = Classes(0x3c);
    /// Numbers without the sign bit.
    pub const POSITIVE: Classes = Classes(0x3c0);
    /// All numbers.
    pub const ALL: Classes = Classes(0x3ff);

    /// Whether one of `other` is in the set.
    pub const fn may_be(self, other: Classes) -> bool {
        self.0 & other.0 != 0
    }
    /// Both sets.
    pub const fn or(self, other: Classes) -> Classes {
        Classes(self.0 | other.0)
    }
    /// What is in both.
    pub const fn and(self, other: Classes) -> Classes {
        Classes(self.0 & other.0)
    }
    /// What is not in `other`.
    pub const fn without(self, other: Classes) -> Classes {
        Classes(self.0 & !other.0)
    }
    /// The numbers of the set with the other sign; NaN stays.
    pub const fn negated(self) -> Classes {
        let mut bits = self.0 & 3;
        let mut at = 2;
        while at < 10 {
            if self.0 >> at & 1 != 0 {
                bits |= 1 << (11 - at);
            }
            at += 1;
        }
        Classes(bits)
    }
    /// The numbers of the set without their signs.
    pub const fn absolute(self) -> Classes {
        self.or(self.negated()).without(Classes::NEGATIVE)
    }
    /// Those with subnormal numbers counted as zeros too.
    const fn flushed(self) -> Classes {
        // A zero that takes the place of a positive number is positive; that of a negative one may have either sign.
        let positive = if self.may_be(Classes(0x80)) { self.or(Classes(0x40)) } else { self };
        if self.may_be(Classes(0x10)) { positive.or(Classes::ZERO) } else { positive }
    }

    const fn of_constant(class: float::Class) -> Classes {
        let at = match class {
            float::Class { nan: true, signaling, .. } => return Classes(if signaling { 1 } else { 2 }),
            float::Class { infinite: true, .. } => 9,
            float::Class { zero: true, .. } => 6,
            float::Class { denormal: true, .. } => 7,
            _ => 8,
        };
        let positive = Classes(1 << at);
        if class.negative { positive.negated() } else { positive }
    }
}

/// The classes that `value` may be of.
pub fn classes_of(func: &Func<'_>, value: Value) -> Classes {
    Walk { f: func, left: MAX_STEPS }.of(value, 0)
}

/// Whether a function may treat subnormal numbers as zeros, as operands or results.
pub fn may_flush(func: &Func<'_>) -> bool {
    let ctx = func.ctx();
    let set = ctx.attrs().list(ctx.globals.parts[func.global().index()].attrs).func;
    let flushes = |name: &[u8]| {
        let value = ctx.tables.strings.find(name).and_then(|key| ctx.attrs().string(set, key)?);
        // The mode of results, then that of operands where it is another one.
        value.is_some_and(|value| ctx.str(value).split(|&byte| byte == b',').any(|mode| mode != b"ieee"))
    };
    flushes(b"denormal-fp-math-f32") || flushes(b"denormal-fp-math")
}

struct Walk<'f, 'a> {
    f: &'f Func<'a>,
    left: u32,
}

impl Walk<'_, '_> {
    /// Recursion is bounded by [`MAX_DEPTH`].
    fn of(&mut self, value: Value, depth: u32) -> Classes {
        if self.left == 0 {
            return Classes::ALL;
        }
        self.left -= 1;
        match value.kind() {
            ValueKind::Const(_) => self.constant(value),
            ValueKind::Arg(n) => self.excluded(facts::arg_attrs(self.f, n)),
            ValueKind::Inst(inst) if depth < MAX_DEPTH => {
                let mut classes = self.instruction(inst, depth + 1);
                if self.f.op(inst).takes_fast_math() && self.f.op(inst) != Opcode::FCmp {
                    let fast = self.f.flags(inst);
                    if fast & flags::NNAN != 0 {
                        classes = classes.without(Classes::NAN);
                    }
                    if fast & flags::NINF != 0 {
                        classes = classes.without(Classes::INFINITE);
                    }
                }
                classes
            }
            _ => Classes::ALL,
        }
    }

    /// All classes but those that `nofpclass` of `set` excludes.
    fn excluded(&self, set: AttrSet) -> Classes {
        Classes::ALL.without(Classes(self.f.attrs().int(set, AttrKind::NoFPClass).unwrap_or(0) as u16))
    }

    fn constant(&self, value: Value) -> Classes {
        let consts = self.f.consts();
        let scalar = |value: Value| {
            let format = self.f.types().scalar(self.f.type_of(value));
            let bits = consts.as_float_bits(value).or_else(|| consts.is_zero(value).then_some(0))?;
            float::classify(format, bits).map(Classes::of_constant)
        };
        let Some(c) = value.as_const() else { return Classes::ALL };
        if !matches!(consts.row(c).kind, ConstKind::Aggregate | ConstKind::Splat) {
            return scalar(value).unwrap_or(Classes::ALL);
        }
        let lanes = consts.list(c);
        if lanes.len() > MAX_LANES {
            return Classes::ALL;
        }
        lanes
            .iter()
            .filter(|lane| !lane.is_poison())
            .fold(Classes(0), |all, &lane| all.or(scalar(lane).unwrap_or(Classes::ALL)))
    }

    fn instruction(&mut self, inst: Inst, depth: u32) -> Classes {
        let func = self.f;
        let operand = |at: usize| func.operand(inst, at);
        match func.op(inst) {
            Opcode::FNeg => self.of(operand(0), depth).negated(),
            Opcode::Select => self.of(operand(1), depth).or(self.of(operand(2), depth)),
            Opcode::Phi if func.phi_len(inst) <= MAX_INCOMING => {
                let values = func.phi_pairs(inst).map(|pair| pair.0).filter(|&value| value != Value::inst(inst));
                values.fold(Classes(0), |all, value| all.or(self.of(value, depth)))
            }
            Opcode::FPExt => {
                let from = self.of(operand(0), depth);
                // A subnormal number may be a normal one of the wider format.
                from.or(if from.may_be(Classes::SUBNORMAL) { Classes(0x108) } else { Classes(0) })
            }
            Opcode::FPTrunc => {
                let from = self.of(operand(0), depth);
                let signs = [Classes::NEGATIVE, Classes::POSITIVE];
                signs.into_iter().fold(from.and(Classes::NAN), |all, sign| {
                    let rounds = from.and(sign).may_be(Classes(0x198));
                    all.or(if rounds { sign } else { from.and(sign) })
                })
            }
            Opcode::UIToFP | Opcode::SIToFP => self.of_integer(inst),
            Opcode::FAdd | Opcode::FSub => {
                let (left, right) = (self.of(operand(0), depth), self.of(operand(1), depth));
                let right = if func.op(inst) == Opcode::FSub { right.negated() } else { right };
                let opposite = left.may_be(Classes(0x200)) && right.may_be(Classes(4))
                    || left.may_be(Classes(4)) && right.may_be(Classes(0x200));
                let nan = left.or(right).may_be(Classes::NAN) || opposite;
                let negative = left.or(right).flushed().may_be(Classes::NEGATIVE);
                Classes::ALL.without(if nan { Classes(0) } else { Classes::NAN }).without(if negative {
                    Classes(0)
                } else {
                    Classes::NEGATIVE
                })
            }
            Opcode::FMul => {
                let (left, right) = (self.of(operand(0), depth), self.of(operand(1), depth));
                let invalid = |x: Classes, y: Classes| x.flushed().may_be(Classes::ZERO) && y.may_be(Classes::INFINITE);
                let nan = left.or(right).may_be(Classes::NAN) || invalid(left, right) || invalid(right, left);
                Self::number_or_nan(nan)
            }
            Opcode::FDiv => {
                let (left, right) = (self.of(operand(0), depth), self.of(operand(1), depth));
                let zeros = left.flushed().may_be(Classes::ZERO) && right.flushed().may_be(Classes::ZERO);
                let infinities = left.may_be(Classes::INFINITE) && right.may_be(Classes::INFINITE);
                Self::number_or_nan(left.or(right).may_be(Classes::NAN) || zeros || infinities)
            }
            Opcode::FRem => {
                let (left, right) = (self.of(operand(0), depth), self.of(operand(1), depth));
                let invalid = left.may_be(Classes::INFINITE) || right.flushed().may_be(Classes::ZERO);
                Self::number_or_nan(left.or(right).may_be(Classes::NAN) || invalid)
            }
            Opcode::ExtractElement => self.of(operand(0), depth),
            Opcode::InsertElement => self.of(operand(0), depth).or(self.of(operand(1), depth)),
            Opcode::ShuffleVector => {
                let left = self.of(operand(0), depth);
                if operand(1).is_undef_or_poison() { left } else { left.or(self.of(operand(1), depth)) }
            }
            op if op.is_call() => self.call(inst, depth),
            _ => Classes::ALL,
        }
    }

    /// Infinity, unless a function that grows with its operand, and more slowly, is taken of it.
    fn infinity_unless_of(operand: Classes) -> Classes {
        Classes(0x200).without(operand)
    }

    /// What a minimum or maximum cannot be, since an operand is always on the other side of zero.
    fn beyond(which: warpc_ir::intrinsics::IntrinsicId, left: Classes, right: Classes) -> Classes {
        let far = match which {
            id::MINNUM | id::MINIMUM | id::MINIMUMNUM => Classes::POSITIVE,
            _ => Classes::NEGATIVE,
        };
        let never = |operand: Classes| !operand.may_be(far.or(Classes::NAN));
        if never(left) || never(right) { far.without(Classes::ZERO) } else { Classes(0) }
    }

    fn number_or_nan(nan: bool) -> Classes {
        if nan { Classes::ALL } else { Classes::ALL.without(Classes::NAN) }
    }

    /// An integer in a floating-point format: no NaN, no -0.0, no subnormal number, and no infinity if the format has room for all.
    fn of_integer(&self, inst: Inst) -> Classes {
        let types = self.f.types();
        let bits = types.int_bits(types.scalar(self.f.type_of(self.f.operand(inst, 0)))).unwrap_or(u32::MAX);
        let room = match types.scalar(self.f.ty(inst)) {
            Type::HALF => 15,
            Type::FLOAT | Type::BFLOAT => 127,
            Type::DOUBLE => 1023,
            _ => 0,
        };
        let unsigned = self.f.op(inst) == Opcode::UIToFP;
        let mut classes = Classes::ALL.without(Classes::NAN.or(Classes::SUBNORMAL).or(Classes::NEGATIVE_ZERO));
        // The smallest signed number is a power of two, of which the exponent is that of the sign.
        if bits - u32::from(!unsigned) <= room {
            classes = classes.without(Classes::INFINITE);
        }
        if unsigned { classes.without(Classes::NEGATIVE) } else { classes }
    }

    fn call(&mut self, inst: Inst, depth: u32) -> Classes {
        let func = self.f;
        let ret = func.attrs().list(func.call(inst).attrs).ret;
        let said = self.excluded(ret);
        let Some(which) = facts::intrinsic(func, inst) else {
            let callee = facts::called_function(func, inst);
            let set = callee.map(|g| func.attrs().list(func.ctx().globals.parts[g.index()].attrs).ret);
            return set.map_or(said, |set| said.and(self.excluded(set)));
        };
        let first = |s: &mut Self| s.of(func.operand(inst, 0), depth);
        let classes = match which {
            id::FABS => first(self).absolute(),
            id::COPYSIGN => {
                let (magnitude, sign) = (first(self), self.of(func.operand(inst, 1), depth));
                let positive = magnitude.absolute();
                let nan = sign.may_be(Classes::NAN);
                let mut all = positive.and(Classes::NAN);
                if nan || sign.may_be(Classes::POSITIVE) {
                    all = all.or(positive);
                }
                if nan || sign.may_be(Classes::NEGATIVE) {
                    all = all.or(positive.negated());
                }
                all
            }
            id::SQRT => {
                let from = first(self);
                let nan = from.may_be(Classes::NAN.or(Classes::NEGATIVE).without(Classes::NEGATIVE_ZERO));
                let zero = from.flushed().may_be(Classes::NEGATIVE_ZERO);
                let negative = if zero { Classes::NEGATIVE.without(Classes::NEGATIVE_ZERO) } else { Classes::NEGATIVE };
                Self::number_or_nan(nan).without(negative).without(Self::infinity_unless_of(from))
            }
            id::EXP | id::EXP2 | id::EXP10 => {
                Self::number_or_nan(first(self).may_be(Classes::NAN)).without(Classes::NEGATIVE)
            }
            id::LOG | id::LOG2 | id::LOG10 => {
                let invalid = Classes::NAN.or(Classes::NEGATIVE).without(Classes::NEGATIVE_ZERO);
                let from = first(self);
                Self::number_or_nan(from.may_be(invalid)).without(Self::infinity_unless_of(from))
            }
            id::SIN | id::COS => {
                let nan = first(self).may_be(Classes::NAN.or(Classes::INFINITE));
                Self::number_or_nan(nan).without(Classes::INFINITE)
            }
            id::FLOOR | id::CEIL | id::TRUNC | id::RINT | id::NEARBYINT | id::ROUND | id::ROUNDEVEN => {
                let from = first(self);
                let kept = from.and(Classes::NAN.or(Classes::INFINITE));
                let signs = [Classes::NEGATIVE, Classes::POSITIVE];
                signs.into_iter().fold(kept, |all, sign| {
                    let finite = sign.without(Classes::INFINITE.or(Classes::SUBNORMAL));
                    all.or(if from.and(sign).may_be(sign.without(Classes::INFINITE)) { finite } else { Classes(0) })
                })
            }
            id::CANONICALIZE | id::ARITHMETIC_FENCE => first(self).flushed(),
            id::LDEXP | id::POWI => Self::number_or_nan(first(self).may_be(Classes::NAN)),
            id::MINNUM | id::MAXNUM | id::MINIMUMNUM | id::MAXIMUMNUM => {
                let (left, right) = (first(self), self.of(func.operand(inst, 1), depth));
                let nan = left.may_be(Classes::NAN) && right.may_be(Classes::NAN);
                // A signalling NaN may come through.
                let signalling = matches!(which, id::MINNUM | id::MAXNUM) && left.or(right).may_be(Classes(1));
                let both = left.or(right).without(Self::beyond(which, left, right));
                if nan || signalling { both } else { both.without(Classes::NAN) }
            }
            id::MINIMUM | id::MAXIMUM => {
                let (left, right) = (first(self), self.of(func.operand(inst, 1), depth));
                left.or(right).without(Self::beyond(which, left, right))
            }
            id::VECTOR_REDUCE_FMAX
            | id::VECTOR_REDUCE_FMIN
            | id::VECTOR_REDUCE_FMAXIMUM
            | id::VECTOR_REDUCE_FMINIMUM => first(self),
            id::FMA | id::FMULADD => {
                let all = (1..3).fold(first(self), |all, at| all.or(self.of(func.operand(inst, at), depth)));
                Self::number_or_nan(all.may_be(Classes::NAN.or(Classes::INFINITE)) || which == id::FMULADD)
            }
            _ => Classes::ALL,
        };
        classes.and(said)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::parse;

    /// The classes of the value that `@f` returns.
    fn returned(parameters: &str, body: &str) -> Classes {
        let m = parse(&format!("define float @f({parameters}) {{\n{body}\nret float %r\n}}\n"));
        let f = m.func(m.find_global("f").unwrap()).unwrap();
        classes_of(&f, f.operand(f.terminator(f.entry()), 0))
    }

    #[test]
    fn signs_and_nans_are_followed() {
        assert_eq!(Classes::NEGATIVE.negated(), Classes::POSITIVE);
        assert_eq!(Classes(0x204).absolute(), Classes(0x200));
        let square = returned("float nofpclass(nan inf) %x", "%r = fmul float %x, %x");
        assert!(!square.may_be(Classes::NAN) && square.may_be(Classes::INFINITE));
        // The product of a zero and an infinity is NaN.
        assert!(
            returned("float nofpclass(nan) %x, float nofpclass(nan) %y", "%r = fmul float %x, %y").may_be(Classes::NAN)
        );
        let root = returned(
            "float nofpclass(nan) %x",
            "%a = call float @llvm.fabs.f32(float %x)\n%r = call float @llvm.sqrt.f32(float %a)",
        );
        assert!(!root.may_be(Classes::NAN) && !root.may_be(Classes::NEGATIVE));
        let sum = returned("i32 %n", "%a = uitofp i32 %n to float\n%r = fadd float %a, %a");
        assert!(!sum.may_be(Classes::NAN.or(Classes::NEGATIVE)));
        let choice = returned("i1 %c, float %x", "%a = fneg nnan float %x\n%r = select i1 %c, float %a, float -0.0");
        assert!(!choice.may_be(Classes::NAN) && choice.may_be(Classes::NEGATIVE_ZERO));
        assert_eq!(returned("float %x", "%r = fadd float %x, 1.0"), Classes::ALL);
        let whole =
            returned("float %x", "%a = call float @llvm.fabs.f32(float %x)\n%r = call float @llvm.floor.f32(float %a)");
        assert_eq!(whole, Classes(0x343));
        // Widening gives no NaN, narrowing may give infinities.
        let narrow = returned("double nofpclass(nan inf) %x", "%r = fptrunc double %x to float");
        assert!(!narrow.may_be(Classes::NAN) && narrow.may_be(Classes::INFINITE));
    }
}
