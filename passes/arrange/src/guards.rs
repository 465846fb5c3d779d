//! `lower-guard-intrinsic`, `make-guards-explicit`, `lower-widenable-condition`: guards become branches, conditions that a compiler may
//! narrow become true.
//!
//! **When**: calls of `llvm.experimental.guard`, which leave the function by a deoptimisation where their condition does not hold, and of
//! `llvm.experimental.widenable.condition`. Front ends of managed languages write them, for devices too.
//! **How**: the block is split at the guard, and the way that is hardly ever taken (weight `guards-predicate-pass-branch-weight` to 1)
//! returns what `llvm.experimental.deoptimize` gives, with the arguments and bundles of the guard. `make-guards-explicit` adds a
//! widenable condition, which keeps the branch one that passes may widen. **Invariants**: `!make.implicit` moves to the branch.
//! **Cost**: linear.
//! **Relies on** nothing that is said of memory. What stands behind a guard, convergent calls and barriers too, was reached only where it
//! held, so the branch gives it no further condition.

use crate::knobs;
use crate::then_block::split_before;
use crate::weights::{Measured, set_weights};
use warpc_analysis::{AnalysisSet, facts};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Rows of the two passes differ in their names and in what the branch is.
const fn info(name: &'static str, summary: &'static str, preserves: AnalysisSet, make: Make) -> PassInfo {
    let reads = AnalysisSet::NONE;
    let columns = warpc_ir::column_sets::REWRITE;
    let knobs = &[knobs::GUARDS];
    PassInfo {
        name,
        summary,
        level: Level::Function,
        reads,
        preserves,
        columns,
        knobs,
        idempotent: true,
        required: false,
        make,
    }
}
type Make = fn(warpc_phase::PassParams) -> Result<PassBody, warpc_phase::ParamError>;

/// Row of `lower-guard-intrinsic`.
pub const LOWER: PassInfo = info("lower-guard-intrinsic", "turn guards into branches", AnalysisSet::NONE, |params| {
    params.finish("lower-guard-intrinsic")?;
    Ok(PassBody::Function(Box::new(Guards { widenable: false })))
});
/// Row of `make-guards-explicit`.
pub const EXPLICIT: PassInfo =
    info("make-guards-explicit", "turn guards into branches that may be widened", AnalysisSet::NONE, |params| {
        params.finish("make-guards-explicit")?;
        Ok(PassBody::Function(Box::new(Guards { widenable: true })))
    });
/// Row of `lower-widenable-condition`.
pub const WIDENABLE: PassInfo =
    info("lower-widenable-condition", "make widenable conditions true", AnalysisSet::CFG_ALL, |params| {
        params.finish("lower-widenable-condition")?;
        Ok(PassBody::Function(Box::new(Widenable)))
    });

/// Calls of `which`, in program order.
fn calls_of(func: &Func<'_>, which: IntrinsicId) -> Vec<Inst> {
    if !func.intrins().has(which) {
        return Vec::new();
    }
    let is_call = |&i: &Inst| func.op(i) == Opcode::Call && facts::intrinsic(func, i) == Some(which);
    func.block_order().flat_map(|b| func.block_insts(b)).filter(is_call).collect()
}

struct Guards {
    widenable: bool,
}

impl Guards {
    /// Makes a branch of `guard`.
    fn lower(&self, func: &mut FuncMut<'_>, guard: Inst, weight: u32) {
        let condition = func.operand(guard, 0);
        let split = split_before(func, guard, condition, false);
        func.set_name(Value::block(split.tail), b"guarded");
        func.set_name(Value::block(split.arm), b"deopt");
        if let Some(kind) = func.ctx().tables.strings.find(b"make.implicit")
            && let Some(node) = func.attachment(guard, kind)
        {
            func.set_attachment(split.branch, kind, node);
        }
        set_weights(func, split.branch, Measured::Known, &[weight, 1]);
        deoptimize(func, guard, split.arm);
        if self.widenable
            && let Some(may_be_false) =
                Builder::before(func, split.branch).intrinsic(id::EXPERIMENTAL_WIDENABLE_CONDITION, &[], &[], 0)
        {
            func.set_name(may_be_false, b"widenable_cond");
            let both = Builder::before(func, split.branch).binary(Opcode::And, condition, may_be_false, 0);
            func.set_name(both, b"exiplicit_guard_cond");
            func.set_operand(split.branch, 0, both);
        }
        func.erase(guard);
    }
}

/// Ends block `block` by the deoptimisation that `guard` says.
fn deoptimize(func: &mut FuncMut<'_>, guard: Inst, block: Block) {
    let old = func.terminator(block);
    let ret = func.return_type();
    let guard_row = func.call(guard).clone();
    let operands: Vec<Value> = func.operands(guard).collect();
    let (args, bundles) = operands[1..operands.len() - 1].split_at(guard_row.num_args as usize - 1);
    let made = Builder::before(func, old).intrinsic(id::EXPERIMENTAL_DEOPTIMIZE, &[ret], args, 0);
    let Some(call) = made.and_then(Value::as_inst) else { return };
    let callee = func.callee(call);
    func.set_operands(call, &[args, bundles, &[callee]].concat());
    let mut row = func.call(call).clone();
    row.num_bundle_ops = guard_row.num_bundle_ops;
    row.bundles = guard_row.bundles;
    row.cc = guard_row.cc;
    func.set_call(call, row);
    let is_void = ret == Type::VOID;
    if !is_void {
        func.set_name(call.into(), b"deoptcall");
    }
    Builder::before(func, old).ret((!is_void).then_some(call.into()));
    func.erase(old);
}

impl FunctionPass for Guards {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let weight = u32::try_from(cx.session.knobs.get(knobs::GUARDS_PASS_WEIGHT)).unwrap_or(u32::MAX);
        let calls = calls_of(func, id::EXPERIMENTAL_GUARD);
        for &guard in &calls {
            self.lower(func, guard, weight);
        }
        Outcome::of(!calls.is_empty(), AnalysisSet::NONE)
    }
}

struct Widenable;

impl FunctionPass for Widenable {
    fn run(&mut self, func: &mut FuncMut<'_>, _cx: &mut PassCx<'_>) -> Outcome {
        let calls = calls_of(func, id::EXPERIMENTAL_WIDENABLE_CONDITION);
        for &call in &calls {
            let truth = func.consts_mut().add_bool(true);
            func.replace_and_erase(call, truth);
        }
        Outcome::of(!calls.is_empty(), AnalysisSet::CFG_ALL)
    }
}
