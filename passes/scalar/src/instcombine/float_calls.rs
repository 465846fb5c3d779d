//! Intrinsics of floating point numbers.

use super::library_math::Power;
use super::{Combiner, p};
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

/// A call of a mathematical function as its rules see it.
#[derive(Clone, Copy)]
struct FloatCall {
    inst: Inst,
    which: IntrinsicId,
    ty: Type,
    /// Fast-math flags.
    fast: u16,
    /// First argument.
    x: Value,
    /// Second argument; the first where there is one only.
    y: Value,
}

impl Combiner<'_, '_> {
    /// The call `inst` as the rules see it.
    fn float_call_site(&self, inst: Inst, which: IntrinsicId) -> FloatCall {
        let second = (self.f.call(inst).num_args > 1) as usize;
        let (x, y) = (self.f.operand(inst, 0), self.f.operand(inst, second));
        FloatCall { inst, which, ty: self.f.ty(inst), fast: self.f.flags(inst) & flags::FAST, x, y }
    }

    /// Rules of mathematical functions.
    pub(super) fn float_call(&mut self, inst: Inst, which: IntrinsicId) -> Option<Value> {
        let call = self.float_call_site(inst, which);
        match which {
            id::FABS => self.fabs_rules(call),
            id::CEIL | id::FLOOR | id::TRUNC | id::RINT | id::NEARBYINT | id::ROUND | id::ROUNDEVEN => {
                self.integral_rules(call)
            }
            id::COPYSIGN => self.copysign_rules(call),
            id::FMA | id::FMULADD => self.fma_rules(call),
            id::POWI => self.powi_rules(call),
            id::SQRT => self.root_rules(call),
            id::COS => self.cosine_rules(call),
            id::SIN => self.sine_rules(call),
            id::POW => {
                let power = Power { inst, base: call.x, exponent: call.y, ty: call.ty, fast: call.fast };
                self.pow_rules(call).or_else(|| self.power_rules(power))
            }
            _ => None,
        }
    }

    rules! {
        /// Rules of `fabs`.
        fn fabs_rules(&mut self, call: FloatCall) -> Option<Value> {
            fabs_of_other_sign,
        }
    }
    rules! {
        /// Rules of roundings to integers.
        fn integral_rules(&mut self, call: FloatCall) -> Option<Value> {
            rounding_of_extension,
        }
    }
    rules! {
        /// Rules of `cos`.
        fn cosine_rules(&mut self, call: FloatCall) -> Option<Value> {
            cosine_of_other_sign,
        }
    }
    rules! {
        /// Rules of `sin`.
        fn sine_rules(&mut self, call: FloatCall) -> Option<Value> {
            sine_of_negation,
        }
    }
    rules! {
        /// Rules of `copysign`, in order.
        fn copysign_rules(&mut self, call: FloatCall) -> Option<Value> {
            copysign_of_constant_sign,
            copysign_to_other_sign,
        }
    }
    rules! {
        /// Rules of `fma` and `fmuladd`, in order.
        fn fma_rules(&mut self, call: FloatCall) -> Option<Value> {
            fma_factors_in_order,
            fma_of_opposite_choices,
            fma_of_negations,
            fma_of_negation_and_constant,
            fma_of_absolute_square,
            fma_with_factor_one,
            fma_with_addend_zero,
        }
    }
    rules! {
        /// Rules of `powi`.
        fn powi_rules(&mut self, call: FloatCall) -> Option<Value> {
            even_powi_of_other_sign,
            powi_of_minus_one,
            powi_of_two,
        }
    }
    rules! {
        /// Rules of `sqrt`.
        fn root_rules(&mut self, call: FloatCall) -> Option<Value> {
            root_of_square,
        }
    }
    rules! {
        /// Rules of `pow`.
        fn pow_rules(&mut self, call: FloatCall) -> Option<Value> {
            pow_of_two,
            pow_of_minus_one,
        }
    }

    /// The value of which `value` is the negative or takes all but the sign.
    pub(super) fn with_other_sign(&self, value: Value) -> Option<Value> {
        self.fneg_operand(value).or_else(|| p::binary_intrinsic(self.f, value, id::COPYSIGN).map(|r| r.0))
    }

    /// `floor(fpext(x)) -> fpext(floor(x))`, and so for the other roundings to integers. If the extension goes away.
    fn rounding_of_extension(&mut self, call: FloatCall) -> Option<Value> {
        let x = p::cast(self.f, call.x, Opcode::FPExt).filter(|_| self.one_use(call.x))?;
        let rounded = self.intrinsic(call.which, &[x], call.fast)?;
        Some(self.cast(Opcode::FPExt, 0, rounded, call.ty))
    }

    /// `fabs(-x) -> fabs(x)`, `fabs(copysign(x, y)) -> fabs(x)`. Always.
    fn fabs_of_other_sign(&mut self, call: FloatCall) -> Option<Value> {
        let x = self.with_other_sign(call.x)?;
        self.set(call.inst, 0, x);
        Some(Value::inst(call.inst))
    }

    /// `cos(-x) -> cos(x)`, and so for `fabs` and `copysign` in place of the negation. Always.
    fn cosine_of_other_sign(&mut self, call: FloatCall) -> Option<Value> {
        let x = self.with_other_sign(call.x).or_else(|| p::unary_intrinsic(self.f, call.x, id::FABS))?;
        self.set(call.inst, 0, x);
        Some(Value::inst(call.inst))
    }

    /// `sin(-x) -> -sin(x)`. If the negation goes away.
    fn sine_of_negation(&mut self, call: FloatCall) -> Option<Value> {
        let x = self.fneg_operand(call.x).filter(|_| self.one_use(call.x))?;
        let sine = self.intrinsic(id::SIN, &[x], call.fast)?;
        Some(self.make_fneg(sine, call.fast))
    }

    /// `copysign(x, C) -> fabs(x)`, or `-fabs(x)` for a negative `C`. Always.
    fn copysign_of_constant_sign(&mut self, call: FloatCall) -> Option<Value> {
        let (format, bits) = p::float(self.f, call.y)?;
        let absolute = self.intrinsic(id::FABS, &[call.x], call.fast)?;
        let negative = float::classify(format, bits)?.negative;
        Some(if negative { self.make_fneg(absolute, call.fast) } else { absolute })
    }

    /// `copysign(-x, y) -> copysign(x, y)`, and so for `fabs` and `copysign` in place of the negation. Always.
    fn copysign_to_other_sign(&mut self, call: FloatCall) -> Option<Value> {
        let x = self.with_other_sign(call.x).or_else(|| p::unary_intrinsic(self.f, call.x, id::FABS))?;
        self.set(call.inst, 0, x);
        Some(Value::inst(call.inst))
    }

    /// `fma(c ? x : y, c ? y : x, z) -> fma(x, y, z)`, for selects and phis. Always.
    fn fma_of_opposite_choices(&mut self, call: FloatCall) -> Option<Value> {
        let (x, y) = self.opposite_choices(call.x, call.y)?;
        self.set(call.inst, 0, x);
        self.set(call.inst, 1, y);
        Some(Value::inst(call.inst))
    }

    /// `fma(2.0, x, c) -> fma(x, 2.0, c)`. If `x` is no constant.
    fn fma_factors_in_order(&mut self, call: FloatCall) -> Option<Value> {
        if !call.x.is_constant() || call.y.is_constant() {
            return None;
        }
        self.f.swap_operands(call.inst, 0, 1);
        Some(Value::inst(call.inst))
    }

    /// Makes the factors of `call` `x` and `y`.
    fn with_factors(&mut self, call: FloatCall, x: Value, y: Value) -> Option<Value> {
        self.set(call.inst, 0, x);
        self.set(call.inst, 1, y);
        Some(Value::inst(call.inst))
    }

    /// `fma(-x, -y, c) -> fma(x, y, c)`. Always.
    fn fma_of_negations(&mut self, call: FloatCall) -> Option<Value> {
        let (x, y) = (self.fneg_operand(call.x)?, self.fneg_operand(call.y)?);
        self.with_factors(call, x, y)
    }

    /// `fma(-x, C, c) -> fma(x, -C, c)`. Always.
    fn fma_of_negation_and_constant(&mut self, call: FloatCall) -> Option<Value> {
        let x = self.fneg_operand(call.x)?;
        p::float(self.f, call.y)?;
        let negated = self.f.folder().fneg(call.y)?;
        self.with_factors(call, x, negated)
    }

    /// `fma(fabs(x), fabs(x), c) -> fma(x, x, c)`. If `x` is not undef.
    fn fma_of_absolute_square(&mut self, call: FloatCall) -> Option<Value> {
        if call.x != call.y {
            return None;
        }
        let x = p::unary_intrinsic(self.f, call.x, id::FABS).filter(|&x| self.well_defined(x))?;
        self.with_factors(call, x, x)
    }

    /// `fma(x, 1.0, c) -> x + c`. Always.
    fn fma_with_factor_one(&mut self, call: FloatCall) -> Option<Value> {
        let (format, bits) = p::float(self.f, call.y)?;
        if float::of_i64(format, 1) != Some(bits) {
            return None;
        }
        Some(self.binary(Opcode::FAdd, call.fast, call.x, self.f.operand(call.inst, 2)))
    }

    /// `fma(x, y, -0.0) -> x * y`, and so for 0.0. If the zero is negative, or its sign does not matter.
    fn fma_with_addend_zero(&mut self, call: FloatCall) -> Option<Value> {
        let (format, bits) = p::float(self.f, self.f.operand(call.inst, 2))?;
        let addend = float::classify(format, bits)?;
        if !addend.zero || !addend.negative && call.fast & flags::NSZ == 0 {
            return None;
        }
        Some(self.binary(Opcode::FMul, call.fast, call.x, call.y))
    }

    /// `1.0 / x`.
    fn reciprocal(&mut self, call: FloatCall) -> Option<Value> {
        let format = self.f.types().scalar(call.ty);
        let one = float::of_i64(format, 1)?;
        let mut fold = self.f.folder();
        let one = fold.float(format, one);
        let one = fold.splat(call.ty, one);
        Some(self.binary(Opcode::FDiv, call.fast, one, call.x))
    }
    /// `x * x`, if `x` is not undef.
    fn square(&mut self, call: FloatCall) -> Option<Value> {
        self.well_defined(call.x).then(|| self.binary(Opcode::FMul, call.fast, call.x, call.x))
    }

    /// `powi(-x, N) -> powi(x, N)`, and so for `fabs` and `copysign` in place of the negation. If `N` is even.
    fn even_powi_of_other_sign(&mut self, call: FloatCall) -> Option<Value> {
        p::int(self.f, call.y).filter(|n| n.v & 1 == 0)?;
        let x = self.with_other_sign(call.x).or_else(|| p::unary_intrinsic(self.f, call.x, id::FABS))?;
        self.set(call.inst, 0, x);
        Some(Value::inst(call.inst))
    }

    /// `powi(x, -1) -> 1.0 / x`. Always.
    fn powi_of_minus_one(&mut self, call: FloatCall) -> Option<Value> {
        p::int(self.f, call.y).filter(|n| n.is_all_ones())?;
        self.reciprocal(call)
    }

    /// `powi(x, 2) -> x * x`. If `x` is not undef.
    fn powi_of_two(&mut self, call: FloatCall) -> Option<Value> {
        p::int(self.f, call.y).filter(|n| n.v == 2)?;
        self.square(call)
    }

    /// `sqrt(x * x) -> fabs(x)`, `sqrt(x * x * y) -> fabs(x) * sqrt(y)`. If all are `fast`.
    fn root_of_square(&mut self, call: FloatCall) -> Option<Value> {
        self.root_of_product(call.inst, call.x)
    }

    /// `pow(x, 2.0) -> x * x`. If `x` is not undef.
    fn pow_of_two(&mut self, call: FloatCall) -> Option<Value> {
        if self.is_float_number(call.y, 2) { self.square(call) } else { None }
    }

    /// `pow(x, -1.0) -> 1.0 / x`. Always.
    fn pow_of_minus_one(&mut self, call: FloatCall) -> Option<Value> {
        if self.is_float_number(call.y, -1) { self.reciprocal(call) } else { None }
    }

    // ---- minima and maxima --------------------------------------------------------------------------------------

    /// Rules of minima and maxima of floating-point numbers.
    pub(super) fn float_min_max_call(&mut self, inst: Inst) -> Option<Value> {
        let (which, _) = p::intrinsic(self.f, Value::inst(inst))?;
        let call = self.float_call_site(inst, which);
        self.float_min_max_rules(call)
    }

    rules! {
        /// Rules of minima and maxima of floating-point numbers, in order.
        fn float_min_max_rules(&mut self, call: FloatCall) -> Option<Value> {
            float_min_max_constant_second,
            float_min_max_of_opposite_choices,
            float_min_max_with_own_negation,
            float_min_max_of_negations,
            float_min_max_twice_with_constants,
            float_min_max_of_extensions,
        }
    }

    /// `minnum(C, x) -> minnum(x, C)`, and so for all four. Always.
    fn float_min_max_constant_second(&mut self, call: FloatCall) -> Option<Value> {
        if !call.x.is_constant() || call.y.is_constant() {
            return None;
        }
        self.f.swap_operands(call.inst, 0, 1);
        Some(Value::inst(call.inst))
    }

    /// `minnum(c ? x : y, c ? y : x) -> minnum(x, y)`, for all minima and maxima, selects and phis. Always.
    fn float_min_max_of_opposite_choices(&mut self, call: FloatCall) -> Option<Value> {
        let (x, y) = self.opposite_choices(call.x, call.y)?;
        self.intrinsic(call.which, &[x, y], call.fast)
    }

    /// `maxnum(x, -x) -> fabs(x)`, `minnum(x, -x) -> -fabs(x)`, and so for `maximum` and `minimum`. If the negation goes away,
    /// or it is a maximum.
    fn float_min_max_with_own_negation(&mut self, call: FloatCall) -> Option<Value> {
        let pairs = [(call.x, call.y), (call.y, call.x)];
        let (negation, x) = pairs.into_iter().find(|&(n, x)| self.fneg_operand(n) == Some(x))?;
        let max = matches!(call.which, id::MAXNUM | id::MAXIMUM);
        if !max && !self.one_use(negation) {
            return None;
        }
        let absolute = self.intrinsic(id::FABS, &[x], call.fast)?;
        Some(if max { absolute } else { self.make_fneg(absolute, call.fast) })
    }

    /// `minnum(-x, -y) -> -maxnum(x, y)`, and so for all four. If one negation goes away.
    fn float_min_max_of_negations(&mut self, call: FloatCall) -> Option<Value> {
        let (x, y) = (self.fneg_operand(call.x)?, self.fneg_operand(call.y)?);
        if !self.one_use(call.x) && !self.one_use(call.y) {
            return None;
        }
        let dual = match call.which {
            id::MINNUM => id::MAXNUM,
            id::MAXNUM => id::MINNUM,
            id::MINIMUM => id::MAXIMUM,
            _ => id::MINIMUM,
        };
        let v = self.intrinsic(dual, &[x, y], call.fast)?;
        Some(self.make_fneg(v, call.fast))
    }

    /// `minnum(minnum(x, K), C) -> minnum(x, minnum(K, C))`, and so for all four. Always.
    fn float_min_max_twice_with_constants(&mut self, call: FloatCall) -> Option<Value> {
        let (x, k) = p::binary_intrinsic(self.f, call.x, call.which)?;
        if !call.y.is_constant() || !k.is_constant() {
            return None;
        }
        let both = self.f.folder().intrinsic(call.which, 0, &[k, call.y], call.ty)?;
        // What is said of one is not said of the other.
        let fast = call.fast & p::fast_math(self.f, call.x.as_inst()?);
        self.intrinsic(call.which, &[x, both], fast)
    }

    /// `minnum(fpext(x), fpext(y)) -> fpext(minnum(x, y))`, and so for all four. If `x` and `y` have one type, and the conversions go
    /// away.
    fn float_min_max_of_extensions(&mut self, call: FloatCall) -> Option<Value> {
        let (x, y) = (p::cast(self.f, call.x, Opcode::FPExt)?, p::cast(self.f, call.y, Opcode::FPExt)?);
        let goes = self.one_use(call.x) && self.one_use(call.y);
        if !goes || self.f.type_of(x) != self.f.type_of(y) {
            return None;
        }
        let narrow = self.intrinsic(call.which, &[x, y], call.fast)?;
        Some(self.cast(Opcode::FPExt, 0, narrow, call.ty))
    }
}
