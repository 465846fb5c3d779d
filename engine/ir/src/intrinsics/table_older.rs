//! Semantic columns of names that LLVM 22 does not have and does not upgrade. Written by
//! `engine/ir/tools/gen-intrinsics.py`; change that, not this.

use super::semantics::Semantics;
use super::semantics::columns::*;

/// By name.
#[rustfmt::skip]
pub(super) const ROWS: &[(&str, Semantics)] = &[
    ("llvm.nvvm.mul.rm.ftz.sat.f", of(Kind::Float(FloatOp::Mul), RM|FTZ|SAT, Form::Float)),
    ("llvm.nvvm.mul.rm.sat.f", of(Kind::Float(FloatOp::Mul), RM|SAT, Form::Float)),
    ("llvm.nvvm.mul.rn.ftz.sat.f", of(Kind::Float(FloatOp::Mul), RN|FTZ|SAT, Form::Float)),
    ("llvm.nvvm.mul.rn.sat.f", of(Kind::Float(FloatOp::Mul), RN|SAT, Form::Float)),
    ("llvm.nvvm.mul.rp.ftz.sat.f", of(Kind::Float(FloatOp::Mul), RP|FTZ|SAT, Form::Float)),
    ("llvm.nvvm.mul.rp.sat.f", of(Kind::Float(FloatOp::Mul), RP|SAT, Form::Float)),
    ("llvm.nvvm.mul.rz.ftz.sat.f", of(Kind::Float(FloatOp::Mul), RZ|FTZ|SAT, Form::Float)),
    ("llvm.nvvm.mul.rz.sat.f", of(Kind::Float(FloatOp::Mul), RZ|SAT, Form::Float)),
    ("llvm.nvvm.read.ptx.sreg.clock.hi", is(Kind::SpecialRegister)),
    ("llvm.nvvm.read.ptx.sreg.globaltimer.hi", is(Kind::SpecialRegister)),
    ("llvm.nvvm.tanh.approx", of(Kind::Float(FloatOp::Tanh), APPROX, Form::Any)),
    ("llvm.nvvm.tanh.approx.f", of(Kind::Float(FloatOp::Tanh), APPROX, Form::Float)),
];
