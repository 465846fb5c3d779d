//! Floating-point numbers. What LLVM's `instcombine` does with them are rules of ours (`instcombine/nvvm.rs`), which run here too; the
//! others are below.

use super::Call;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::intrinsics::semantics::{Conversion, FloatOp, Kind, Options};
use warpc_ir::{FuncMut, Opcode, Value};
use warpc_scalar::instcombine::TargetCalls;

/// The rules of `instcombine` for intrinsics of the target.
#[derive(Default)]
pub(super) struct Floats(TargetCalls);

impl Floats {
    /// A plain instruction that does the same as the call `inst`.
    pub(super) fn lower(&mut self, func: &mut FuncMut<'_>, cfg: &Cfg, inst: Inst) -> Option<Value> {
        self.0.lower(func, cfg, inst)
    }
}

impl Call<'_, '_> {
    /// | before | after |
    /// |---|---|
    /// | `round.f(x)`, `round.ftz.f(x)`, `round.d(x)` | `roundeven(x)`: a subnormal number becomes the same zero, flushed or not |
    /// | `f2h.rn(x)` | `bitcast (fptrunc x to half) to i16` |
    /// | `f2f16.rn(x)`, `f2bf16.rn(x)` | `fptrunc x` |
    pub(super) fn rounded(&mut self) -> Option<Value> {
        let (value, ty, options) = (self.argument(0), self.func.ty(self.inst), self.columns.options);
        match self.columns.kind {
            Kind::Float(FloatOp::Round) if options.only(Options::FTZ) => {
                self.build().intrinsic(id::ROUNDEVEN, &[ty], &[value], 0)
            }
            Kind::Convert(Conversion::FloatToHalfBits) if options == Options::RN => {
                let half = self.cast(Opcode::FPTrunc, value, Type::HALF);
                Some(self.cast(Opcode::BitCast, half, ty))
            }
            Kind::Convert(Conversion::FloatToHalf) if options == Options::RN => {
                Some(self.cast(Opcode::FPTrunc, value, ty))
            }
            _ => None,
        }
    }
}
