//! What instructions cost on other targets than this one: those that LLVM's passes count where a module is not for a GPU.
//!
//! Modules that name no target are judged as LLVM judges them without one: nearly everything is one instruction, divisions are four, and an
//! address is free where it is a register or the sum of two. Those that name one are judged by what x86 has, whose addresses scale one
//! register and add a constant, and whose narrow values are parts of wide ones.
//!
//! **Cost**: constant time but for the indices of an address. **Source**: the numbers are those of LLVM's models.

use crate::cost::{CostKind, EXPENSIVE, FREE, cost};
use crate::facts::{int_constant, intrinsic, signed_constant};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, id};
use warpc_ir::opcode::Opcode;
use warpc_ir::{Func, TypeKind, Value};

/// Whether `func` is for a GPU.
pub fn is_for_gpu(func: &Func<'_>) -> bool {
    func.ctx().str(func.ctx().tables.triple).starts_with(b"nvptx")
}

/// What `inst` costs on the target that the module is for.
pub fn target_cost(func: &Func<'_>, inst: Inst, kind: CostKind) -> u32 {
    if is_for_gpu(func) { cost(func, inst, kind) } else { foreign_cost(func, inst) }
}

/// What `inst` costs where the module is not for a GPU.
pub fn foreign_cost(func: &Func<'_>, inst: Inst) -> u32 {
    let names_target = !func.ctx().str(func.ctx().tables.triple).is_empty();
    match func.op(inst) {
        Opcode::Phi | Opcode::Freeze | Opcode::ExtractValue => FREE,
        Opcode::Alloca => u32::from(func.block_of(inst) != func.entry() || !func.operand(inst, 0).is_constant()),
        Opcode::UDiv | Opcode::URem if names_target => match int_constant(func, func.operand(inst, 1)) {
            Some(n) if n.is_power_of_two() => 1,
            _ => EXPENSIVE,
        },
        Opcode::FDiv if names_target => 1,
        Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem | Opcode::FDiv | Opcode::FRem => EXPENSIVE,
        Opcode::GetElementPtr => u32::from(!folds_into_access(func, inst, names_target)),
        op if op.is_cast() => u32::from(!is_free_cast(func, inst, names_target)),
        op if op.is_call() => call_cost(func, inst),
        _ => 1,
    }
}

fn call_cost(func: &Func<'_>, inst: Inst) -> u32 {
    let Some(called) = intrinsic(func, inst) else {
        // Of a function that is known, what it takes; else what it is given.
        let params = func.types().func(func.call(inst).fn_ty).map_or(0, |(_, params, _)| params.len() as u32);
        let is_known = func.callee(inst).as_global().is_some();
        return 1 + if is_known { params } else { func.call(inst).num_args };
    };
    let is_free = intrinsics::is_assume_like(called)
        || intrinsics::is_pass_through(called)
        || matches!(called, id::OBJECTSIZE | id::IS_CONSTANT);
    u32::from(!is_free)
}

/// Whether an address is part of the accesses that use it: a register, and another one times `scale`, and a constant.
fn folds_into_access(func: &Func<'_>, inst: Inst, names_target: bool) -> bool {
    let (types, layout) = (func.types(), func.layout());
    let (mut scale, mut offset) = (0u64, 0i64);
    let mut at = Type(func.aux(inst).a);
    for k in 1..func.num_operands(inst) {
        let index = func.operand(inst, k);
        let constant = signed_constant(func, index).and_then(|n| i64::try_from(n).ok());
        let (stride, field) = match (k, types.kind(at)) {
            (1, _) => (layout.alloc_size(types, at), None),
            (_, &TypeKind::Array { elem, .. } | &TypeKind::Vector { elem, .. }) => {
                at = elem;
                (layout.alloc_size(types, elem), None)
            }
            _ => match (types.fields(at), constant) {
                (Some((fields, _)), Some(n)) if fields.get(n as usize).is_some() => {
                    let begins = layout.field_offset(types, at, n as usize);
                    at = fields[n as usize];
                    (0, Some(begins))
                }
                _ => return false,
            },
        };
        match (field, constant) {
            (Some(begins), _) => offset = offset.wrapping_add(begins as i64),
            (None, Some(n)) => offset = offset.wrapping_add(n.wrapping_mul(stride as i64)),
            // No access takes two scaled registers.
            (None, None) if scale != 0 => return false,
            (None, None) => scale = stride,
        }
    }
    let of_global = func.operand(inst, 0).as_global().is_some();
    match names_target {
        true => matches!(scale, 0 | 1 | 2 | 4 | 8) && i32::try_from(offset).is_ok() && !(of_global && scale != 0),
        false => scale <= 1 && offset == 0 && !of_global,
    }
}

fn is_free_cast(func: &Func<'_>, inst: Inst, names_target: bool) -> bool {
    let (types, layout) = (func.types(), func.layout());
    let value: Value = func.operand(inst, 0);
    let (from, to) = (func.type_of(value), func.ty(inst));
    let bits = |ty: Type| types.addrspace(ty).map(|space| layout.pointer_bits(space)).or(types.int_bits(ty));
    match (func.op(inst), bits(from), bits(to)) {
        (Opcode::BitCast, ..) => {
            from == to || types.is_ptr(from) || names_target && types.is_vector(from) && types.is_vector(to)
        }
        (Opcode::AddrSpaceCast, ..) => names_target,
        (Opcode::PtrToInt | Opcode::PtrToAddr, Some(from), Some(to)) => to >= from && layout.is_native(to),
        (Opcode::IntToPtr, Some(from), Some(to)) => from <= to && layout.is_native(from),
        (Opcode::Trunc, Some(_), Some(to)) => names_target || layout.is_native(to),
        (Opcode::ZExt, Some(32), Some(64)) => names_target,
        (Opcode::ZExt | Opcode::SExt, Some(_), Some(_)) => {
            names_target && value.as_inst().is_some_and(|inst| func.op(inst) == Opcode::Load)
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::on_function;

    /// The numbers are those of LLVM 22's `print<cost-model>` with `-cost-kind=code-size`.
    #[test]
    fn costs_without_a_target_and_with_one() {
        let body = "declare void @g(i32, i32)
            declare i32 @llvm.umin.i32(i32, i32)
            define void @f(i32 %a, i64 %b, ptr %p, i64 %c) {
              %1 = add i64 %b, 1
              %2 = udiv i32 %a, 8
              %3 = sdiv i32 %a, %a
              %4 = getelementptr i8, ptr %p, i64 %b
              %5 = getelementptr i32, ptr %p, i64 %b
              %6 = getelementptr i8, ptr %p, i64 4
              %7 = getelementptr {i32, i32}, ptr %p, i64 %b, i32 1
              %8 = getelementptr [4 x i32], ptr %p, i64 %b, i64 %c
              %9 = trunc i64 %b to i32
              %10 = zext i32 %a to i64
              %11 = sext i32 %a to i64
              %12 = freeze i32 %a
              call void @g(i32 %a, i32 %a)
              call void %p(i32 %a)
              %13 = call i32 @llvm.umin.i32(i32 %a, i32 %a)
              ret void
            }";
        let costs = |text: &str| {
            on_function(text, "f", |f| f.block_insts(f.entry()).map(|i| foreign_cost(f, i)).collect::<Vec<_>>())
        };
        assert_eq!(costs(body), [1, 4, 4, 0, 1, 1, 1, 1, 1, 1, 1, 0, 3, 2, 1, 1]);
        let named = format!("target triple = \"x86_64-unknown-linux-gnu\"\n{body}");
        assert_eq!(costs(&named), [1, 1, 4, 0, 0, 0, 0, 1, 0, 0, 1, 0, 3, 2, 1, 1]);
    }
}
