//! Functions of numbers that are not exact, of constants: computed in `double` by the library of the machine that compiles, as LLVM does,
//! and only for targets that have that library. GPUs have none, so nothing in a kernel depends on the machine.
//!
//! What raises an exception other than that it is rounded stays: results that are no number, infinite or too small, of arguments that
//! are none of these.

use super::Simplifier;
use warpc_analysis::facts;
use warpc_analysis::library::{LibFunc, level_of, library_call};
use warpc_ir::Value;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};

impl Simplifier<'_, '_> {
    /// `cos(1.0) -> 0.54...`, and so for functions of the library. If the target has the function, and no rounding or exception counts.
    pub(super) fn library_function_of_numbers(&mut self, inst: Inst) -> Option<Value> {
        let call = self.f.call(inst);
        if call.num_args == 0 || call.num_args > 2 || !call.bundles.is_empty() || !self.f.operand(inst, 0).is_constant()
        {
            return None;
        }
        let count = call.num_args as usize;
        let which = library_call(self.f, inst)?.func;
        if facts::call_has(self.f, inst, AttrKind::StrictFP) {
            return None;
        }
        let x = self.number(self.f.operand(inst, 0))?;
        let result = match count {
            1 => of_one(which, x),
            _ => of_two(which, x, self.number(self.f.operand(inst, 1))?),
        };
        let ty = self.f.ty(inst);
        self.number_of_type(ty, result?)
    }

    /// The same for intrinsics.
    pub(super) fn intrinsic_of_numbers(&mut self, which: IntrinsicId, args: &[Value], ty: Type) -> Option<Value> {
        let known = match which {
            id::COS => LibFunc::Cos,
            id::SIN => LibFunc::Sin,
            id::EXP => LibFunc::Exp,
            id::EXP2 => LibFunc::Exp2,
            id::LOG => LibFunc::Log,
            id::LOG2 => LibFunc::Log2,
            id::LOG10 => LibFunc::Log10,
            id::POW => LibFunc::Pow,
            id::POWI => LibFunc::Pow,
            _ => return None,
        };
        let x = self.number(*args.first()?)?;
        level_of(self.f)?;
        let result = match which {
            id::POWI => {
                let bits = self.f.types().int_bits(self.f.type_of(args[1]))?;
                let times = warpc_ir::consts::sign_extend(self.f.consts().as_int(args[1])?, bits);
                of_two(known, x, times as f64)
            }
            id::POW => of_two(known, x, self.number(args[1])?),
            _ => of_one(known, x),
        };
        self.number_of_type(ty, result?)
    }

    /// A `float` or `double` constant.
    fn number(&self, value: Value) -> Option<f64> {
        let bits = self.f.consts().as_float_bits(value)?;
        match self.f.type_of(value) {
            Type::FLOAT => Some(f64::from(f32::from_bits(bits as u32))),
            Type::DOUBLE => Some(f64::from_bits(bits as u64)),
            _ => None,
        }
    }

    fn number_of_type(&mut self, ty: Type, number: f64) -> Option<Value> {
        match ty {
            Type::FLOAT => Some(self.f.consts_mut().add_float(ty, u64::from((number as f32).to_bits()))),
            Type::DOUBLE => Some(self.f.consts_mut().add_float(ty, number.to_bits())),
            _ => None,
        }
    }
}

fn of_one(which: LibFunc, x: f64) -> Option<f64> {
    if !x.is_finite() {
        return None;
    }
    let within = |holds: bool, y: f64| holds.then_some(y);
    let y = match which {
        LibFunc::Acos => within(x.abs() <= 1.0, x.acos()),
        LibFunc::Asin => within(x.abs() <= 1.0, x.asin()),
        // Of a zero its sign stays.
        LibFunc::Atan if x == 0.0 => Some(x),
        LibFunc::Atan => Some(x.atan()),
        LibFunc::Cos => Some(x.cos()),
        LibFunc::Cosh => Some(x.cosh()),
        LibFunc::Exp => within(x.exp() != 0.0, x.exp()),
        LibFunc::Exp2 => within(x.exp2() != 0.0, x.exp2()),
        LibFunc::Exp10 => within(10f64.powf(x) != 0.0, 10f64.powf(x)),
        LibFunc::Log => within(x > 0.0, x.ln()),
        LibFunc::Log10 => within(x > 0.0, x.log10()),
        LibFunc::Log1p => within(x > -1.0, x.ln_1p()),
        LibFunc::Log2 => within(x > 0.0, x.log2()),
        LibFunc::Sin => Some(x.sin()),
        LibFunc::Sinh => Some(x.sinh()),
        LibFunc::Tan => Some(x.tan()),
        LibFunc::Tanh => Some(x.tanh()),
        _ => None,
    };
    y.filter(|y| y.is_finite() && !y.is_subnormal())
}

fn of_two(which: LibFunc, x: f64, y: f64) -> Option<f64> {
    match which {
        LibFunc::Atan2 if x != 0.0 || y != 0.0 => Some(x.atan2(y)),
        LibFunc::Pow => Some(x.powf(y)).filter(|z| {
            x.is_finite() && y.is_finite() && z.is_finite() && !z.is_subnormal() && (*z != 0.0 || x == 0.0)
        }),
        LibFunc::Fmod if y != 0.0 && x.is_finite() && !y.is_nan() => Some(x % y),
        LibFunc::Remainder if y != 0.0 && x.is_finite() && !y.is_nan() => Some(remainder(x, y)),
        _ => None,
    }
}

/// `x` less the multiple of `y` that is nearest to it, the even one of two.
fn remainder(x: f64, y: f64) -> f64 {
    if y.is_infinite() {
        return x;
    }
    let step = y.abs();
    // Modulo two steps, so that the rest says whether the multiple below is even.
    let mut rest = if step <= f64::MAX / 2.0 { x.abs() % (2.0 * step) } else { x.abs() };
    // Differences of numbers of a similar size are exact, and so are these comparisons.
    if rest > step - rest {
        rest -= step;
        if rest >= step - rest {
            rest -= step;
        }
    }
    if x.is_sign_negative() { -rest } else { rest }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn remainders_round_to_the_nearest_multiple() {
        for (x, y, rest) in [
            (1.0, 2.0, 1.0),
            (1.5, 1.0, -0.5),
            (5.0, 2.0, 1.0),
            (3.0, 2.0, -1.0),
            (-5.5, 2.0, 0.5),
            (7.0, 4.0, -1.0),
            (2.5, 1.0, 0.5),
        ] {
            assert_eq!(remainder(x, y), rest, "{x} {y}");
        }
        assert!(remainder(-4.0, 2.0).is_sign_negative());
    }

    #[test]
    fn what_raises_an_exception_stays() {
        assert_eq!(of_one(LibFunc::Acos, 2.0), None);
        assert_eq!(of_one(LibFunc::Log, 0.0), None);
        assert_eq!(of_one(LibFunc::Exp, 1e9), None);
        assert_eq!(of_one(LibFunc::Exp, -1e9), None);
        assert_eq!(of_one(LibFunc::Cos, f64::INFINITY), None);
        assert_eq!(of_two(LibFunc::Atan2, 0.0, -0.0), None);
        assert_eq!(of_two(LibFunc::Fmod, 1.0, 0.0), None);
        assert_eq!(of_two(LibFunc::Pow, 0.0, -1.0), None);
        assert_eq!(of_two(LibFunc::Pow, 2.0, 3.0), Some(8.0));
        assert_eq!(of_one(LibFunc::Atan, -0.0).map(f64::is_sign_negative), Some(true));
    }
}
