//! Calls of target intrinsics over constants, by the semantic columns of their rows.
//!
//! Operations in any direction of rounding are exact, as the machine's are. Variants that clamp what they compute and approximations
//! are left to the machine, and so is every result that is NaN: its payload differs between the machine and IEEE arithmetic.

use super::float::{Direction, MinMax};
use super::{Folder, float};
use crate::ids::*;
use crate::intrinsics::semantics::{Conversion, FloatOp, Kind, Options, Rounding, Semantics};
use crate::intrinsics::{IntrinsicId, id, semantics};
use crate::opcode::{FloatPred, Opcode};
use crate::value::Value;
use rustc_apfloat::Round;
use smallvec::SmallVec;

/// The options that are folded.
const FOLDED: Options =
    Options::RN.and(Options::RZ).and(Options::RM).and(Options::RP).and(Options::FTZ).and(Options::NAN);

/// The rounding that options name, nearest if they name none.
fn rounding(options: Options) -> Direction {
    match options.rounding() {
        Some(Rounding::Zero) => Direction::TowardZero,
        Some(Rounding::Down) => Direction::Downward,
        Some(Rounding::Up) => Direction::Upward,
        _ => Direction::Nearest,
    }
}

/// `x` of type `ty`, a subnormal number as a zero of its sign if the options say so.
fn flushed(ty: Type, options: Options, x: u128) -> Option<u128> {
    let subnormal = options.has(Options::FTZ) && float::classify(ty, x).is_some_and(|c| c.denormal);
    if subnormal { float::copysign(ty, 0, x) } else { Some(x) }
}

impl Folder<'_> {
    /// `id(args)` of type `ty`, an intrinsic of the target.
    pub(super) fn nvvm(&mut self, id: IntrinsicId, args: &[Value], ty: Type) -> Option<Value> {
        let Semantics { kind, options, form } = semantics(id);
        if !options.only(FOLDED) || form.is_pair() || args.iter().any(|a| a.is_undef_or_poison()) {
            return None;
        }
        match kind {
            Kind::Float(_) if id == id::NVVM_SQRT_F => self.nvvm_generic_sqrt(args),
            Kind::Float(FloatOp::Saturate) => self.nvvm_saturate(options, args),
            Kind::Float(op) => self.nvvm_float(op, options, args, ty),
            Kind::Convert(Conversion::FloatToSigned) => self.nvvm_to_int(options, true, args, ty),
            Kind::Convert(Conversion::FloatToUnsigned) => self.nvvm_to_int(options, false, args, ty),
            Kind::Convert(Conversion::SignedToFloat) => self.nvvm_from_int(options, true, args, ty),
            Kind::Convert(Conversion::UnsignedToFloat) => self.nvvm_from_int(options, false, args, ty),
            Kind::Convert(Conversion::DoubleToFloat) => {
                let (from, x) = self.nvvm_numbers(options, args)?;
                let result = float::convert_rounded(from, ty, x[0], rounding(options))?;
                self.nvvm_number(options, ty, result)
            }
            _ => self.nvvm_bits(id, args, ty),
        }
    }

    /// Type and bits of arguments that are scalar floating-point numbers, none of them NaN.
    fn nvvm_numbers(&self, options: Options, args: &[Value]) -> Option<(Type, SmallVec<[u128; 3]>)> {
        let ty = self.type_of(*args.first()?);
        if !self.types.is_float(ty) {
            return None;
        }
        let mut numbers = SmallVec::new();
        for &a in args {
            let x = flushed(ty, options, self.float_bits(a)?)?;
            if float::classify(ty, x)?.nan {
                return None;
            }
            numbers.push(x);
        }
        Some((ty, numbers))
    }

    /// The constant of a result that is no NaN.
    fn nvvm_number(&mut self, options: Options, ty: Type, x: u128) -> Option<Value> {
        if float::classify(ty, x)?.nan {
            return None;
        }
        let x = flushed(ty, options, x)?;
        Some(self.float(ty, x))
    }

    /// Arithmetic.
    fn nvvm_float(&mut self, op: FloatOp, options: Options, args: &[Value], ty: Type) -> Option<Value> {
        let (t, x) = self.nvvm_numbers(options, args)?;
        let direction = rounding(options);
        let binary = |op, a, b| Some(float::binary_rounded(op, t, a, b, direction)?.0);
        let result = match (op, &*x) {
            (FloatOp::Ceil, &[a]) => float::round(t, a, Round::TowardPositive)?,
            (FloatOp::Floor, &[a]) => float::round(t, a, Round::TowardNegative)?,
            (FloatOp::Trunc, &[a]) => float::round(t, a, Round::TowardZero)?,
            (FloatOp::Round, &[a]) => float::round(t, a, Round::NearestTiesToEven)?,
            (FloatOp::Abs, &[a]) => float::abs(t, a)?,
            (FloatOp::Sqrt, &[a]) => float::sqrt_rounded(t, a, direction)?,
            (FloatOp::Rcp, &[a]) => binary(Opcode::FDiv, float::of_i64(t, 1)?, a)?,
            (FloatOp::Fma, &[a, b, c]) => float::fma_rounded(t, a, b, c, direction)?,
            (FloatOp::Min | FloatOp::Max, &[a, b]) => {
                let kind = if options.has(Options::NAN) { MinMax::Propagate } else { MinMax::Num };
                float::min_max(t, op == FloatOp::Max, kind, a, b)?
            }
            (FloatOp::Add, &[a, b]) => binary(Opcode::FAdd, a, b)?,
            (FloatOp::Mul, &[a, b]) => binary(Opcode::FMul, a, b)?,
            (FloatOp::Div, &[a, b]) => binary(Opcode::FDiv, a, b)?,
            _ => return None,
        };
        self.nvvm_number(options, ty, result)
    }

    /// The nearest number from 0 to 1: of NaN, and of -0 too, it is +0.
    fn nvvm_saturate(&mut self, options: Options, args: &[Value]) -> Option<Value> {
        let &[a] = args else { return None };
        let ty = self.type_of(a);
        if !self.types.is_float(ty) {
            return None;
        }
        let x = flushed(ty, options, self.float_bits(a)?)?;
        let class = float::classify(ty, x)?;
        let one = float::of_i64(ty, 1)?;
        let result = if class.nan || class.negative {
            0
        } else if float::compare(FloatPred::Ogt, ty, x, one)? {
            one
        } else {
            x
        };
        Some(self.float(ty, result))
    }

    /// The square root whose precision, and whether it flushes, the options of code generation tell: the exact one is as good as
    /// any of them, but of a subnormal number it is not known.
    fn nvvm_generic_sqrt(&mut self, args: &[Value]) -> Option<Value> {
        let (ty, x) = self.nvvm_numbers(Options::NONE, args)?;
        if float::classify(ty, x[0])?.denormal {
            return None;
        }
        let root = float::sqrt(ty, x[0])?;
        self.nvvm_number(Options::NONE, ty, root)
    }

    /// A conversion to an integer, which saturates; of NaN it is what the machine gives.
    fn nvvm_to_int(&mut self, options: Options, signed: bool, args: &[Value], ty: Type) -> Option<Value> {
        let &[a] = args else { return None };
        let from = self.type_of(a);
        if !self.types.is_float(from) {
            return None;
        }
        let x = flushed(from, options, self.float_bits(a)?)?;
        let bits = self.types.int_bits(ty)?;
        let result = if float::classify(from, x)?.nan {
            float::target_nan_to_int(self.types.scalar_bits(from)?, bits)
        } else {
            float::to_int_sat(from, signed, bits, float::round(from, x, rounding(options).round())?)? as u64
        };
        Some(self.consts.add_int(ty, bits, result))
    }

    /// A conversion of an integer.
    fn nvvm_from_int(&mut self, options: Options, signed: bool, args: &[Value], ty: Type) -> Option<Value> {
        let a = *args.first()?;
        let bits = self.types.int_bits(self.type_of(a))?;
        let a = self.consts.as_int(a)?;
        let x = if signed { crate::consts::sign_extend(a, bits) as i128 as u128 } else { a as u128 };
        let result = float::from_int_rounded(ty, signed, x, rounding(options))?;
        Some(self.float(ty, result))
    }

    /// Operations on bits: halves of a `double`, and those of integers.
    fn nvvm_bits(&mut self, id: IntrinsicId, args: &[Value], ty: Type) -> Option<Value> {
        if id == id::NVVM_D2I_HI || id == id::NVVM_D2I_LO {
            let (_, x) = self.nvvm_numbers(Options::NONE, args)?;
            let half = if id == id::NVVM_D2I_HI { x[0] >> 32 } else { x[0] };
            return Some(self.consts.add_int(Type::I32, 32, half as u64));
        }
        self.nvvm_integer(id, args, ty)
    }
}
