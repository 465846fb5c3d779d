//! Target intrinsics that are plain operations: rewritten, so that everything else knows them.
//!
//! Variants that flush subnormals are rewritten only in functions whose `float` arithmetic flushes them, the others only where it
//! does not; saturating and approximate ones stay.

use super::Combiner;
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::semantics::{Conversion, FloatOp, Kind, Options, Rounding, Semantics};
use warpc_ir::intrinsics::{IntrinsicId, id, semantics};
use warpc_ir::{Opcode, Value};

/// The options of intrinsics that are plain operations.
const REWRITTEN: Options =
    Options::RN.and(Options::RZ).and(Options::RM).and(Options::RP).and(Options::FTZ).and(Options::NAN);

impl Combiner<'_, '_> {
    /// Whether subnormal `float`s are flushed in this function.
    fn flushes(&self) -> bool {
        let ctx = self.f.ctx();
        let set = ctx.attrs().list(ctx.globals.parts[self.f.global().index()].attrs).func;
        let find = |name: &[u8]| {
            let key = ctx.tables.strings.find(name)?;
            let value = ctx.attrs().string(set, key)??;
            Some(ctx.str(value).starts_with(b"preserve-sign"))
        };
        find(b"denormal-fp-math-f32").or_else(|| find(b"denormal-fp-math")).unwrap_or(false)
    }

    pub(super) fn nvvm(&mut self, i: Inst, which: IntrinsicId) -> Option<Value> {
        let Semantics { kind, options, form: _ } = semantics(which);
        if !options.only(REWRITTEN) {
            return None;
        }
        let ty = self.f.ty(i);
        let n = self.f.call(i).num_args as usize;
        if n == 0 {
            return None;
        }
        let a = self.f.operand(i, 0);
        let of_float = |s: &Self, t: Type| s.f.types().scalar(t) == Type::FLOAT || s.f.types().scalar(t) == Type::HALF;
        let arg_ty = self.f.type_of(a);
        // Flushing has to agree with the function where it can matter.
        if (of_float(self, ty) || of_float(self, arg_ty))
            && options.has(Options::FTZ) != self.flushes()
            && self.f.types().is_float(self.f.types().scalar(arg_ty))
        {
            return None;
        }
        let rounding = options.rounding();
        let nearest = rounding == Some(Rounding::Nearest);
        match kind {
            Kind::Float(op) => self.nvvm_float(i, op, options, n),
            Kind::Convert(how @ (Conversion::FloatToSigned | Conversion::FloatToUnsigned))
                if n == 1 && rounding == Some(Rounding::Zero) =>
            {
                // The machine saturates as the generic conversions do, but these make zero of NaN, which it does not always.
                let types = self.f.types();
                let (from, to) = (types.scalar_bits(arg_ty)?, types.int_bits(ty)?);
                if float::target_nan_to_int(from, to) != 0 {
                    return None;
                }
                let to = if how == Conversion::FloatToUnsigned { id::FPTOUI_SAT } else { id::FPTOSI_SAT };
                self.intrinsic_with(to, &[ty, arg_ty], &[a], 0)
            }
            Kind::Convert(how) if n == 1 && nearest => {
                let op = match how {
                    Conversion::SignedToFloat => Opcode::SIToFP,
                    Conversion::UnsignedToFloat => Opcode::UIToFP,
                    Conversion::DoubleToFloat => Opcode::FPTrunc,
                    _ => return None,
                };
                Some(self.cast(op, 0, a, ty))
            }
            _ => None,
        }
    }

    /// Arithmetic of `n` arguments as the operation or the target-independent intrinsic that does the same.
    fn nvvm_float(&mut self, i: Inst, op: FloatOp, options: Options, n: usize) -> Option<Value> {
        let nearest = options.rounding() == Some(Rounding::Nearest);
        let a = self.f.operand(i, 0);
        let unary = |s: &mut Self, id: IntrinsicId| s.intrinsic(id, &[a], 0);
        match (op, n) {
            (FloatOp::Ceil, 1) => unary(self, id::CEIL),
            (FloatOp::Floor, 1) => unary(self, id::FLOOR),
            (FloatOp::Trunc, 1) => unary(self, id::TRUNC),
            (FloatOp::Abs, 1) => unary(self, id::FABS),
            (FloatOp::Sqrt, 1) if nearest => unary(self, id::SQRT),
            (FloatOp::Fma, 3) if nearest => {
                let (b, c) = (self.f.operand(i, 1), self.f.operand(i, 2));
                self.intrinsic(id::FMA, &[a, b, c], 0)
            }
            (FloatOp::Max | FloatOp::Min, 2) => {
                let b = self.f.operand(i, 1);
                let to = match (op, options.has(Options::NAN)) {
                    (FloatOp::Max, false) => id::MAXNUM,
                    (FloatOp::Max, true) => id::MAXIMUM,
                    (_, false) => id::MINNUM,
                    _ => id::MINIMUM,
                };
                self.intrinsic(to, &[a, b], 0)
            }
            (FloatOp::Add | FloatOp::Mul | FloatOp::Div, 2) if nearest => {
                let b = self.f.operand(i, 1);
                let op = match op {
                    FloatOp::Add => Opcode::FAdd,
                    FloatOp::Mul => Opcode::FMul,
                    _ => Opcode::FDiv,
                };
                Some(self.binary(op, 0, a, b))
            }
            (FloatOp::Rcp, 1) if nearest => {
                let t = self.f.types().scalar(self.f.ty(i));
                let one = float::of_i64(t, 1)?;
                let one = self.f.folder().float(t, one);
                Some(self.binary(Opcode::FDiv, 0, one, a))
            }
            _ => None,
        }
    }
}
