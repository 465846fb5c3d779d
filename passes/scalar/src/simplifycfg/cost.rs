//! What an instruction costs when it is computed needlessly, and whether it may be.

use super::SimplifyCfg;
use crate::simplify::Simplifier;
use warpc_analysis::cost::ptxas;
use warpc_analysis::facts;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{FuncMut, Opcode, Value};

/// Cost of division and the like.
const EXPENSIVE: u32 = 4;

/// Whether `inst` can be computed although its block is not reached: no effect, no trap, only memory that is surely there.
/// Loads under a sanitizer stay: it would report them.
pub fn speculatable(f: &mut FuncMut<'_>, inst: Inst) -> bool {
    let op = f.op(inst);
    if op.is_pure() {
        return f.ty(inst) != Type::TOKEN;
    }
    if op.is_call() && (super::util::is_pinned_call(f, inst) || f.call(inst).num_bundle_ops > 0) {
        return false;
    }
    if op == Opcode::Load && sanitized(f) {
        return false;
    }
    Simplifier::new(f).values().is_safe_to_speculate(inst)
}

fn sanitized(f: &FuncMut<'_>) -> bool {
    [AttrKind::SanitizeAddress, AttrKind::SanitizeHWAddress, AttrKind::SanitizeThread, AttrKind::SanitizeMemTag]
        .iter()
        .any(|&k| super::util::function_has(f, k))
}

impl SimplifyCfg {
    /// Cost units of computing `inst` needlessly: 0 for what costs nothing on the target, 1 for plain operations, more for what
    /// expands.
    pub(super) fn cost(&self, f: &FuncMut<'_>, inst: Inst) -> u32 {
        let native = |ty: Type| f.types().int_bits(ty).is_some_and(|n| f.layout().is_native(n));
        match f.op(inst) {
            Opcode::Freeze | Opcode::ExtractValue | Opcode::InsertValue | Opcode::Phi | Opcode::Alloca => 0,
            Opcode::BitCast if f.ty(inst) == f.type_of(f.operand(inst, 0)) => 0,
            Opcode::Trunc if native(f.ty(inst)) => 0,
            Opcode::BitCast | Opcode::AddrSpaceCast if self.gpu => 0,
            Opcode::PtrToInt if native(f.ty(inst)) => {
                let space = f.types().addrspace(f.type_of(f.operand(inst, 0))).unwrap_or(0);
                let bits = f.types().int_bits(f.ty(inst)).unwrap_or(0);
                (bits < f.layout().pointer_bits(space)) as u32
            }
            Opcode::IntToPtr if native(f.type_of(f.operand(inst, 0))) => {
                let space = f.types().addrspace(f.ty(inst)).unwrap_or(0);
                let bits = f.types().int_bits(f.type_of(f.operand(inst, 0))).unwrap_or(0);
                (bits > f.layout().pointer_bits(space)) as u32
            }
            Opcode::GetElementPtr => self.address_cost(f, inst),
            Opcode::FDiv | Opcode::FRem | Opcode::SDiv | Opcode::UDiv | Opcode::SRem | Opcode::URem => {
                self.quotient_cost(f, inst)
            }
            Opcode::Call => match facts::intrinsic(f, inst) {
                Some(
                    id::ASSUME
                    | id::SIDEEFFECT
                    | id::PSEUDOPROBE
                    | id::LIFETIME_START
                    | id::LIFETIME_END
                    | id::INVARIANT_START
                    | id::INVARIANT_END
                    | id::EXPERIMENTAL_NOALIAS_SCOPE_DECL
                    | id::EXPECT
                    | id::IS_CONSTANT
                    | id::OBJECTSIZE
                    | id::LAUNDER_INVARIANT_GROUP
                    | id::STRIP_INVARIANT_GROUP
                    | id::PTR_ANNOTATION
                    | id::ANNOTATION
                    | id::VAR_ANNOTATION
                    | id::ARITHMETIC_FENCE
                    | id::EXPERIMENTAL_GC_RELOCATE
                    | id::EXPERIMENTAL_GC_RESULT
                    | id::EXPERIMENTAL_WIDENABLE_CONDITION
                    | id::THREADLOCAL_ADDRESS,
                ) => 0,
                Some(id::SQRT) if self.gpu => root_cost(f, inst),
                Some(_) => 1,
                None => f.call(inst).num_args + 1,
            },
            _ => 1,
        }
    }

    /// Cost of a division. On the GPU it is a routine, unless the divisor is a constant.
    fn quotient_cost(&self, f: &FuncMut<'_>, inst: Inst) -> u32 {
        let scalar = f.types().scalar(f.ty(inst));
        if !self.gpu || f.operand(inst, 1).is_constant() {
            return EXPENSIVE;
        }
        match f.types().int_bits(scalar) {
            Some(..=32) => ptxas::QUOTIENT,
            Some(_) => ptxas::LONG_QUOTIENT,
            None if scalar == Type::DOUBLE => ptxas::DOUBLE_QUOTIENT,
            None if scalar == Type::FLOAT && f.flags(inst) & (flags::AFN | flags::ARCP) == 0 => ptxas::FLOAT_QUOTIENT,
            None => EXPENSIVE,
        }
    }

    /// Address arithmetic that an access can do itself is free: a constant offset on the GPU, one unscaled index elsewhere.
    fn address_cost(&self, f: &FuncMut<'_>, inst: Inst) -> u32 {
        let constant = f.operands(inst).skip(1).all(|v| v.as_const().is_some());
        if constant {
            let zero = f.operands(inst).skip(1).all(|v| f.consts().is_zero(v));
            return !(zero || self.gpu) as u32;
        }
        let elem = Type(f.aux(inst).a);
        let unscaled =
            f.num_operands(inst) == 2 && f.types().is_sized(elem) && f.layout().alloc_size(f.types(), elem) == 1;
        !(unscaled && f.types().vector(f.ty(inst)).is_none()) as u32
    }

    /// Cost of a constant that the code generator may have to compute.
    pub(super) fn constant_cost(&self, f: &FuncMut<'_>, value: Value) -> u32 {
        value.as_const().is_some_and(|c| f.consts().row(c).kind == warpc_ir::consts::ConstKind::Expr) as u32
    }
}

/// Cost of a root on the GPU: an instruction where it may be approximate.
fn root_cost(f: &FuncMut<'_>, inst: Inst) -> u32 {
    if f.flags(inst) & flags::AFN != 0 {
        return 1;
    }
    if f.types().scalar(f.ty(inst)) == Type::DOUBLE { ptxas::DOUBLE_ROOT } else { ptxas::ROOT }
}
