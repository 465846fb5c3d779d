//! Mathematical functions: those of the library that are intrinsics, powers and roots of either.

use super::library::LibCall;
use super::{Combiner, p};
use warpc_analysis::facts;
use warpc_analysis::library::{LibFunc, Precision, library_call};
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{FloatPred, flags};
use warpc_ir::{Builder, Opcode, Value};

/// A power as its rules see it, by the intrinsic or by the library.
#[derive(Clone, Copy)]
pub(super) struct Power {
    pub inst: Inst,
    pub base: Value,
    pub exponent: Value,
    pub ty: Type,
    /// Fast-math flags.
    pub fast: u16,
}

impl Combiner<'_, '_> {
    rules! {
        /// Rules of mathematical functions of the library, in order.
        pub(super) fn mathematical_rules(&mut self, call: LibCall) -> Option<Value> {
            library_function_as_intrinsic,
            library_minimum_as_intrinsic,
            library_root_of_square,
            library_function_of_its_inverse,
            even_library_function_of_other_sign,
            odd_library_function_of_negation,
            library_magnitude,
            library_power_rules,
        }
    }
    rules! {
        /// Rules of powers, in order.
        pub(super) fn power_rules(&mut self, power: Power) -> Option<Value> {
            power_of_zero,
            power_of_half,
            power_of_integer_and_half,
        }
    }

    /// `floor(x) -> llvm.floor(x)`, and so for functions that set no error. Always.
    fn library_function_as_intrinsic(&mut self, call: LibCall) -> Option<Value> {
        let which = match call.func {
            LibFunc::Ceil => id::CEIL,
            LibFunc::Copysign => id::COPYSIGN,
            LibFunc::Fabs => id::FABS,
            LibFunc::Floor => id::FLOOR,
            LibFunc::Nearbyint => id::NEARBYINT,
            LibFunc::Rint => id::RINT,
            LibFunc::Round => id::ROUND,
            LibFunc::Roundeven => id::ROUNDEVEN,
            LibFunc::Trunc => id::TRUNC,
            _ => return None,
        };
        let args = [call.a, call.b];
        let count = if call.func == LibFunc::Copysign { 2 } else { 1 };
        let fast = p::fast_math(self.f, call.inst);
        let result = self.intrinsic(which, &args[..count], fast)?;
        self.keep_tail_marker(result, call.inst);
        Some(result)
    }
    fn keep_tail_marker(&mut self, new: Value, old: Inst) {
        if let Some(inst) = new.as_inst().filter(|&inst| self.f.op(inst) == Opcode::Call) {
            let row = warpc_ir::body::CallRow { tail: self.f.call(old).tail, ..self.f.call(inst).clone() };
            self.f.set_call(inst, row);
        }
    }

    /// `fmin(x, y) -> nsz minnum(x, y)`, and so for `fmax`. Always: the sign of a zero is not told by these.
    fn library_minimum_as_intrinsic(&mut self, call: LibCall) -> Option<Value> {
        let which = match call.func {
            LibFunc::Fmin => id::MINNUM,
            LibFunc::Fmax => id::MAXNUM,
            _ => return None,
        };
        let fast = p::fast_math(self.f, call.inst) | flags::NSZ;
        let result = self.intrinsic(which, &[call.a, call.b], fast)?;
        self.keep_tail_marker(result, call.inst);
        Some(result)
    }

    /// `sqrt(x * x) -> fabs(x)`, `sqrt(x * x * y) -> fabs(x) * sqrt(y)`, by the library. If all are `fast`.
    fn library_root_of_square(&mut self, call: LibCall) -> Option<Value> {
        if call.func != LibFunc::Sqrt {
            return None;
        }
        self.root_of_product(call.inst, call.a)
    }
    /// `fabs(x)` or `fabs(x) * sqrt(y)` for the root of `x * x` or `x * x * y`.
    pub(super) fn root_of_product(&mut self, inst: Inst, operand: Value) -> Option<Value> {
        let all_fast = |s: &Self, value: Value| p::has_flags(s.f, value, flags::FAST);
        if !all_fast(self, Value::inst(inst)) || !all_fast(self, operand) {
            return None;
        }
        let (left, right) = p::binary(self.f, operand, Opcode::FMul)?;
        let (square, other) = if left == right {
            (left, None)
        } else {
            let (x, y) = p::binary(self.f, left, Opcode::FMul).filter(|_| all_fast(self, left))?;
            if x != y {
                return None;
            }
            (x, Some(right))
        };
        let fast = p::fast_math(self.f, inst);
        let absolute = self.intrinsic(id::FABS, &[square], fast)?;
        let Some(other) = other else { return Some(absolute) };
        let root = self.intrinsic(id::SQRT, &[other], fast)?;
        Some(self.binary(Opcode::FMul, fast, absolute, root))
    }

    /// `tan(atan(x)) -> x`, `atanh(tanh(x)) -> x`, `sinh(asinh(x)) -> x`, `asinh(sinh(x)) -> x`, `cosh(acosh(x)) -> x`. If both are `fast`.
    fn library_function_of_its_inverse(&mut self, call: LibCall) -> Option<Value> {
        let inverse = match call.func {
            LibFunc::Tan => LibFunc::Atan,
            LibFunc::Atanh => LibFunc::Tanh,
            LibFunc::Sinh => LibFunc::Asinh,
            LibFunc::Asinh => LibFunc::Sinh,
            LibFunc::Cosh => LibFunc::Acosh,
            _ => return None,
        };
        let inner = p::inst(self.f, call.a, Opcode::Call)?;
        let known = library_call(self.f, inner).filter(|known| known.func == inverse)?;
        let fast = |inst: Inst| self.f.flags(inst) & flags::FAST == flags::FAST;
        let fits = known.precision == call.precision && fast(inner) && fast(call.inst);
        fits.then(|| self.f.operand(inner, 0))
    }

    /// `cos(-x) -> cos(x)`, also for `fabs` and `copysign` in place of the negation. Always.
    fn even_library_function_of_other_sign(&mut self, call: LibCall) -> Option<Value> {
        if !matches!(call.func, LibFunc::Cos | LibFunc::Cosh) {
            return None;
        }
        let x = self.with_other_sign(call.a).or_else(|| p::unary_intrinsic(self.f, call.a, id::FABS))?;
        self.set(call.inst, 0, x);
        Some(Value::inst(call.inst))
    }

    /// `sin(-x) -> -sin(x)`, and so for `tan`, `erf`, `sinh`, `tanh`. If the negation goes away.
    fn odd_library_function_of_negation(&mut self, call: LibCall) -> Option<Value> {
        use LibFunc::{Erf, Sin, Sinh, Tan, Tanh};
        if !matches!(call.func, Sin | Tan | Erf | Sinh | Tanh) || !self.one_use(call.a) {
            return None;
        }
        let x = self.fneg_operand(call.a)?;
        let fast = p::fast_math(self.f, call.inst);
        let again = self.call_mathematical(call.func, x, fast)?;
        self.keep_tail_marker(again, call.inst);
        Some(self.make_fneg(again, fast))
    }

    /// `cabs(0.0, y) -> fabs(y)`, `cabs(x, 0.0) -> fabs(x)`, `cabs(x, y) -> sqrt(x * x + y * y)`. The last if it is `fast`.
    fn library_magnitude(&mut self, call: LibCall) -> Option<Value> {
        if call.func != LibFunc::Cabs {
            return None;
        }
        let fast = p::fast_math(self.f, call.inst);
        let zero = |s: &Self, value: Value| {
            let class = p::float(s.f, value).and_then(|(format, bits)| float::classify(format, bits));
            class.is_some_and(|class| class.zero)
        };
        let alone = match (zero(self, call.a), zero(self, call.b)) {
            (true, _) => Some(call.b),
            (_, true) => Some(call.a),
            _ => None,
        };
        let result = if let Some(part) = alone {
            self.intrinsic(id::FABS, &[part], fast)?
        } else {
            if fast != flags::FAST {
                return None;
            }
            let real = self.binary(Opcode::FMul, fast, call.a, call.a);
            let imaginary = self.binary(Opcode::FMul, fast, call.b, call.b);
            let sum = self.binary(Opcode::FAdd, fast, real, imaginary);
            self.intrinsic(id::SQRT, &[sum], fast)?
        };
        self.keep_tail_marker(result, call.inst);
        Some(result)
    }

    /// Rules of powers for `pow` of the library.
    fn library_power_rules(&mut self, call: LibCall) -> Option<Value> {
        if call.func != LibFunc::Pow || call.precision == Precision::LongDouble {
            return None;
        }
        let fast = p::fast_math(self.f, call.inst);
        let power = Power { inst: call.inst, base: call.a, exponent: call.b, ty: call.ty, fast };
        self.power_rules(power)
    }

    /// The root of the base of `power`: by the intrinsic where the power sets no error, else by the library.
    fn root_for(&mut self, power: Power) -> Option<Value> {
        if !facts::may_write(self.f, power.inst) {
            return self.intrinsic(id::SQRT, &[power.base], power.fast);
        }
        if power.ty != Type::DOUBLE {
            return None;
        }
        let root = self.call_library(LibFunc::Sqrt, &[power.base], power.inst)?;
        self.f.set_flags(root.as_inst()?, power.fast);
        Some(root)
    }
    fn float_number(&mut self, ty: Type, number: i64) -> Option<Value> {
        let format = self.f.types().scalar(ty);
        let bits = float::of_i64(format, number)?;
        Some(self.float_value(ty, bits))
    }
    fn float_value(&mut self, ty: Type, bits: u128) -> Value {
        let format = self.f.types().scalar(ty);
        let mut fold = self.f.folder();
        let scalar = fold.float(format, bits);
        fold.splat(ty, scalar)
    }
    /// The exponent of `power` doubled, and the format, if it is a constant of which that is exact.
    fn doubled_exponent(&self, power: Power) -> Option<(Type, u128)> {
        let (format, bits) = p::float(self.f, power.exponent)?;
        Some((format, float::binary(Opcode::FAdd, format, bits, bits)?))
    }

    /// `pow(x, 0.0) -> 1.0`, `pow(x, -0.0) -> 1.0`, `pow(1.0, y) -> 1.0`, `pow(x, 1.0) -> x`. Always, also for NaN.
    fn power_of_zero(&mut self, power: Power) -> Option<Value> {
        let zero = p::float(self.f, power.exponent).and_then(|(format, bits)| float::classify(format, bits));
        if zero.is_some_and(|class| class.zero) || self.is_float_number(power.base, 1) {
            return self.float_number(power.ty, 1);
        }
        self.is_float_number(power.exponent, 1).then_some(power.base)
    }

    /// `pow(x, 0.5) -> x == -inf ? inf : fabs(sqrt(x))`, `pow(x, -0.5) -> 1.0 / ...`. The absolute value unless zeros have no sign, the select
    /// unless there are no infinities; the second with `afn` or `reassoc`; a power that sets errors only without infinities.
    fn power_of_half(&mut self, power: Power) -> Option<Value> {
        let (format, twice) = self.doubled_exponent(power)?;
        let (plus, minus) = (float::of_i64(format, 1)?, float::of_i64(format, -1)?);
        let finite = power.fast & flags::NINF != 0;
        if twice != plus && (twice != minus || power.fast & (flags::AFN | flags::REASSOC) == 0) {
            return None;
        }
        if !finite && facts::may_write(self.f, power.inst) {
            return None;
        }
        let mut root = self.root_for(power)?;
        if power.fast & flags::NSZ == 0 {
            root = self.intrinsic(id::FABS, &[root], power.fast)?;
        }
        if !finite {
            let infinity = float::infinity(format)?;
            let negative = float::neg(format, infinity)?;
            let (infinity, negative) = (self.float_value(power.ty, infinity), self.float_value(power.ty, negative));
            let ty = self.cmp_type(power.ty);
            let is_negative =
                Builder::before(self.f, self.at).fcmp(FloatPred::Oeq, power.base, negative, ty, power.fast);
            let is_negative = self.queue_new(is_negative);
            let choice = Builder::before(self.f, self.at).select(is_negative, infinity, root, power.fast);
            root = self.queue_new(choice);
        }
        if twice == plus {
            return Some(root);
        }
        let one = self.float_number(power.ty, 1)?;
        Some(self.binary(Opcode::FDiv, power.fast, one, root))
    }

    /// `pow(x, 3.0) -> powi(x, 3)`, `pow(x, 3.5) -> powi(x, 3) * sqrt(x)`. With `afn`, if the exponent is a multiple of one half.
    fn power_of_integer_and_half(&mut self, power: Power) -> Option<Value> {
        if power.fast & flags::AFN == 0 {
            return None;
        }
        let (format, twice) = self.doubled_exponent(power)?;
        let number = float::to_int(format, true, 32, twice)?? as u32 as i32;
        if float::of_i64(format, number as i64) != Some(twice) || number.unsigned_abs() <= 1 {
            return None;
        }
        let root = if number & 1 != 0 { Some(self.root_for(power)?) } else { None };
        let whole = self.int(Type::I32, number.div_euclid(2) as i128 as u128);
        let v = self.intrinsic_with(id::POWI, &[power.ty, Type::I32], &[power.base, whole], power.fast)?;
        Some(match root {
            Some(root) => self.binary(Opcode::FMul, power.fast, v, root),
            None => v,
        })
    }
}
