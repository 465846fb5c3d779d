//! Target intrinsics that are plain operations: rewritten, so that everything else knows them.
//!
//! Variants that flush subnormals are rewritten only in functions whose `float` arithmetic flushes them, the others only where it
//! does not; saturating and approximate ones stay.

use super::Combiner;
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::{Opcode, Value};

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
        let name = which.name().strip_prefix("llvm.nvvm.")?;
        let mut parts = name.split('.');
        let head = parts.next()?;
        let (mut ftz, mut round) = (false, "");
        for part in parts {
            match part {
                "ftz" => ftz = true,
                "rn" | "rz" | "rm" | "rp" => round = part,
                "f" | "d" | "f16" | "f16x2" | "bf16" | "bf16x2" | "i" | "ui" | "ll" | "ull" => {}
                "nan" => {}
                _ => return None,
            }
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
            && ftz != self.flushes()
            && self.f.types().is_float(self.f.types().scalar(arg_ty))
        {
            return None;
        }
        let nan = name.contains(".nan");
        let nearest = round == "rn";
        let unary = |s: &mut Self, id: IntrinsicId| s.intrinsic(id, &[a], 0);
        match (head, n) {
            ("ceil", 1) => unary(self, id::CEIL),
            ("floor", 1) => unary(self, id::FLOOR),
            ("trunc", 1) => unary(self, id::TRUNC),
            ("fabs", 1) => unary(self, id::FABS),
            ("sqrt", 1) if nearest => unary(self, id::SQRT),
            ("fma", 3) if nearest => {
                let (b, c) = (self.f.operand(i, 1), self.f.operand(i, 2));
                self.intrinsic(id::FMA, &[a, b, c], 0)
            }
            ("fmax" | "fmin", 2) => {
                let b = self.f.operand(i, 1);
                let to = match (head, nan) {
                    ("fmax", false) => id::MAXNUM,
                    ("fmax", true) => id::MAXIMUM,
                    (_, false) => id::MINNUM,
                    _ => id::MINIMUM,
                };
                self.intrinsic(to, &[a, b], 0)
            }
            ("add" | "mul" | "div", 2) if nearest => {
                let b = self.f.operand(i, 1);
                let op = match head {
                    "add" => Opcode::FAdd,
                    "mul" => Opcode::FMul,
                    _ => Opcode::FDiv,
                };
                Some(self.binary(op, 0, a, b))
            }
            ("rcp", 1) if nearest => {
                let t = self.f.types().scalar(ty);
                let one = float::of_i64(t, 1)?;
                let one = self.f.folder().float(t, one);
                Some(self.binary(Opcode::FDiv, 0, one, a))
            }
            ("f2i" | "d2i" | "f2ll" | "d2ll" | "f2ui" | "d2ui" | "f2ull" | "d2ull", 1) if round == "rz" => {
                // The machine saturates as the generic conversions do, but these make zero of NaN, which it does not always.
                let types = self.f.types();
                let (from, to) = (types.scalar_bits(arg_ty)?, types.int_bits(ty)?);
                if float::target_nan_to_int(from, to) != 0 {
                    return None;
                }
                let to = if head.contains("2u") { id::FPTOUI_SAT } else { id::FPTOSI_SAT };
                self.intrinsic_with(to, &[ty, arg_ty], &[a], 0)
            }
            ("i2d" | "i2f" | "ll2d" | "ll2f", 1) if nearest => Some(self.cast(Opcode::SIToFP, 0, a, ty)),
            ("ui2d" | "ui2f" | "ull2d" | "ull2f", 1) if nearest => Some(self.cast(Opcode::UIToFP, 0, a, ty)),
            ("d2f", 1) if nearest => Some(self.cast(Opcode::FPTrunc, 0, a, ty)),
            _ => None,
        }
    }
}
