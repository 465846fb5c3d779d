//! `nvvm-reflect`: replaces calls of `__nvvm_reflect("NAME")` and `llvm.nvvm.reflect` by constants, and removes the code that
//! the constants make unreachable.
//!
//! | name | value |
//! |---|---|
//! | `__CUDA_FTZ` | 1 when the module flag `nvvm-reflect-ftz` or the session asks to flush subnormals |
//! | `__CUDA_ARCH` | ten times the compute capability: 900 for sm_90 |
//! | `__CUDA_PREC_SQRT`, `__CUDA_PREC_DIV` | 1 for IEEE square root or division |
//! | anything else | 0 |
//!
//! `nvvm-reflect-add=NAME=VALUE,...` gives names other values.
//!
//! **Cost**: linear. Without the fold the branches of libdevice on flush-to-zero and architecture would survive to PTX.
//! **Relies on** nothing that is said of threads: the answers are the same for all of them, so no branch that it takes was divergent, and
//! convergent calls stay under the conditions that hold.

use crate::knobs;
use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::session::Session;
use warpc_ir::{FuncMut, IntPred, ModuleCtx, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::simplifycfg::remove_unreachable_blocks;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "nvvm-reflect",
    summary: "replace __nvvm_reflect calls by constants",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::NVVM_REFLECT],
    idempotent: true,
    required: true,
    make: |params| {
        params.finish("nvvm-reflect")?;
        Ok(PassBody::Function(Box::new(NvvmReflect)))
    },
};

struct NvvmReflect;

impl FunctionPass for NvvmReflect {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        if !cx.session.knobs.get(knobs::NVVM_REFLECT_ENABLE) {
            return Outcome::Unchanged;
        }
        let calls: Vec<Inst> =
            func.block_order().flat_map(|b| func.block_insts(b)).filter(|&i| is_reflect(func, i)).collect();
        let given = match given_values(cx.session.knobs.get(knobs::NVVM_REFLECT_ADD)) {
            Ok(given) => given,
            Err(wrong) => {
                let message = format!("-nvvm-reflect-add: `{wrong}` is not NAME=NUMBER");
                cx.error(INFO.name, "WrongReflectValue", Inst::NONE, message);
                return Outcome::Unchanged;
            }
        };
        for &i in &calls {
            let name = func.operands(i).next().and_then(|v| string_of(func, v)).unwrap_or_default();
            let own = given.iter().rev().find(|pair| pair.0.as_bytes() == name);
            let value = own.map_or_else(|| reflect(func.ctx(), cx.session, &name), |pair| pair.1);
            let ty = func.ty(i);
            let Some(bits) = func.types().int_bits(ty).filter(|&b| b <= 64) else { continue };
            let k = func.consts_mut().add_int(ty, bits, value as u64);
            replace_and_fold(func, i, k);
        }
        if !calls.is_empty() {
            remove_unreachable_blocks(func);
        }
        Outcome::of(!calls.is_empty(), AnalysisSet::NONE)
    }
}

/// Names and values of `NAME=VALUE,...`, or the part of it that is wrong.
fn given_values(text: &str) -> Result<Vec<(&str, u32)>, &str> {
    let pair = |part| {
        let (name, value) = str::split_once(part, '=').ok_or(part)?;
        Ok((name, value.parse::<i32>().map_err(|_| part)? as u32))
    };
    text.split(',').filter(|part| !part.is_empty()).map(pair).collect()
}

fn is_reflect(func: &FuncMut<'_>, inst: Inst) -> bool {
    if func.op(inst) != Opcode::Call {
        return false;
    }
    let callee = func.callee(inst);
    match (callee.as_global(), callee.as_intrinsic()) {
        (Some(g), _) => matches!(func.ctx().name(g), b"__nvvm_reflect" | b"__nvvm_reflect_ocl"),
        (_, Some(n)) => func.intrins().get(n).known() == Some(id::NVVM_REFLECT),
        _ => false,
    }
}

/// The string a constant pointer points to, without its terminating zero.
fn string_of(func: &FuncMut<'_>, mut value: Value) -> Option<Vec<u8>> {
    // Through casts and zero offsets, in a few steps.
    for _ in 0..8 {
        if let Some(i) = value.as_inst() {
            if !matches!(func.op(i), Opcode::AddrSpaceCast | Opcode::GetElementPtr | Opcode::BitCast | Opcode::Freeze) {
                return None;
            }
            value = func.operand(i, 0);
        } else if let Some(c) = value.as_const() {
            value = *func.consts().list(c).first()?;
        } else {
            break;
        }
    }
    let init = func.ctx().globals.parts[value.as_global()?.index()].init;
    let bytes = func.ctx().tables.consts.bytes(init.as_const()?);
    Some(bytes.strip_suffix(b"\0").unwrap_or(bytes).to_vec())
}

fn reflect(ctx: ModuleCtx<'_>, session: &Session, name: &[u8]) -> u32 {
    let flag = |name: &[u8]| ctx.tables.module_flag_int(name).map(|value| value as u32);
    match name {
        b"__CUDA_FTZ" => flag(b"nvvm-reflect-ftz").unwrap_or(session.fp.ftz as u32),
        b"__CUDA_ARCH" => session.target.sm as u32 * 10,
        b"__CUDA_PREC_SQRT" => flag(b"nvvm-reflect-prec-sqrt").unwrap_or(session.fp.prec_sqrt as u32),
        b"__CUDA_PREC_DIV" => flag(b"nvvm-reflect-prec-div").unwrap_or(session.fp.prec_div as u32),
        _ => 0,
    }
}

/// Replaces `inst` by `constant` and folds the comparisons, extensions and branches that decides.
fn replace_and_fold(func: &mut FuncMut<'_>, inst: Inst, constant: Value) {
    let mut work: Vec<(Inst, Value)> = vec![(inst, constant)];
    while let Some((inst, constant)) = work.pop() {
        let users: Vec<Inst> = func.uses(Value::inst(inst)).map(|u| func.user(u)).collect();
        func.replace_and_erase(inst, constant);
        for u in users {
            if func.is_dead(u) {
                continue;
            }
            if let Some(v) = fold(func, u) {
                work.push((u, v));
            } else if func.op(u) == Opcode::Br && func.num_operands(u) == 3 {
                if let Some(c) = func.consts().as_int(func.operand(u, 0)) {
                    let to = func.operand(u, if c != 0 { 1 } else { 2 }).as_block().expect("branch target");
                    let block = func.block_of(u);
                    func.fold_terminator_to(block, to);
                }
            } else if func.op(u) == Opcode::Switch
                && let c = func.operand(u, 0)
                && c.as_const().is_some()
            {
                let hit = (2..func.num_operands(u)).step_by(2).find(|&n| func.operand(u, n) == c);
                let to = func.operand(u, hit.map_or(1, |n| n + 1)).as_block().expect("switch target");
                let block = func.block_of(u);
                func.fold_terminator_to(block, to);
            }
        }
    }
}

/// Constant value of `user`, a comparison or extension whose operands are constants.
fn fold(func: &mut FuncMut<'_>, user: Inst) -> Option<Value> {
    use warpc_ir::consts::{low_mask, sign_extend};
    let ty = func.ty(user);
    let a = func.consts().as_int(func.operands(user).next()?)?;
    let from = func.types().int_bits(func.type_of(func.operand(user, 0)))?;
    let to = func.types().int_bits(ty)?;
    if from > 64 || to > 64 {
        return None;
    }
    let value = match func.op(user) {
        Opcode::ICmp => {
            let b = func.consts().as_int(func.operand(user, 1))?;
            let (sa, sb) = (sign_extend(a, from), sign_extend(b, from));
            let holds = match func.int_pred(user) {
                IntPred::Eq => a == b,
                IntPred::Ne => a != b,
                IntPred::Ugt => a > b,
                IntPred::Uge => a >= b,
                IntPred::Ult => a < b,
                IntPred::Ule => a <= b,
                IntPred::Sgt => sa > sb,
                IntPred::Sge => sa >= sb,
                IntPred::Slt => sa < sb,
                IntPred::Sle => sa <= sb,
            };
            holds as u64
        }
        Opcode::ZExt | Opcode::Trunc => a & low_mask(to),
        Opcode::SExt => sign_extend(a, from) as u64 & low_mask(to),
        _ => return None,
    };
    Some(func.consts_mut().add_int(ty, to, value))
}
