//! `barrier-lowering`: gives barriers of the block the cheapest form that does the same.
//!
//! | before | after | when |
//! |---|---|---|
//! | `barrier.cta.sync*.count(i, n)` | `barrier.cta.sync*.all(i)` | `n` is the number of threads that the kernel asks for |
//! | `barrier.cta.sync.all(i)`, `.count(i, n)` | the same with `.aligned` | the threads of a warp come to it together |
//! | `barrier.cta.sync*.all(i)` | `bar.warp.sync(mask)` | with `<late>`: the kernel asks for one warp or less, and its threads come to it together |
//!
//! The number of threads is that of `nvvm.reqntid`. **Invariants**: what threads wait for and which accesses are ordered stay as they
//! were; kernels only, since the callers of other functions are not known. Control flow is untouched.
//! **Relies on**: uniformity, post-dominators. **Cost**: linear in the barriers and what uniformity costs.

use super::{Control, barriers, sync};
use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::semantics::Options;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::{Builder, Func, FuncMut, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "barrier-lowering",
    summary: "give barriers of the block their cheapest form",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::POSTDOM).and(AnalysisSet::UNIFORMITY),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |mut params| {
        let is_late = params.take_choice("late").unwrap_or(false);
        params.finish("barrier-lowering")?;
        Ok(PassBody::Function(Box::new(BarrierLowering { is_late })))
    },
};

/// Threads of a warp.
const WARP: u64 = 32;

struct BarrierLowering {
    /// Barriers of one warp become those of a warp.
    is_late: bool,
}

impl FunctionPass for BarrierLowering {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let found = barriers(func);
        if found.is_empty() {
            return Outcome::Unchanged;
        }
        let Some(control) = Control::of_kernel(func, cx.analyses) else { return Outcome::Unchanged };
        let threads = required_threads(func);
        let mut changed = false;
        for inst in found {
            changed |= self.lower(func, inst, &control, threads);
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

impl BarrierLowering {
    fn lower(&self, func: &mut FuncMut<'_>, inst: Inst, control: &Control, threads: Option<u64>) -> bool {
        let Some(semantics) = sync(func, inst) else { return false };
        let counts = semantics.options.has(Options::COUNT);
        let whole = !counts || threads.is_some() && func.consts().as_int(func.operand(inst, 1)) == threads;
        let had_alignment = semantics.options.has(Options::ALIGNED);
        let is_aligned = had_alignment || control.is_together(func.block_of(inst));
        // A thread that has ended counts at a barrier of the block, and must not be in the mask of one of the warp.
        if self.is_late
            && whole
            && control.is_together(func.block_of(inst))
            && let Some(threads @ 1..=WARP) = threads
        {
            let mask = func.consts_mut().add_i32((u64::MAX >> (64 - threads)) as u32);
            return replace(func, inst, id::NVVM_BAR_WARP_SYNC, &[mask]);
        }
        if whole != counts && is_aligned == had_alignment {
            return false;
        }
        let number = func.operand(inst, 0);
        let count = if whole { None } else { Some(func.operand(inst, 1)) };
        let to = match (is_aligned, whole) {
            (true, true) => id::NVVM_BARRIER_CTA_SYNC_ALIGNED_ALL,
            (true, false) => id::NVVM_BARRIER_CTA_SYNC_ALIGNED_COUNT,
            (false, true) => id::NVVM_BARRIER_CTA_SYNC_ALL,
            (false, false) => id::NVVM_BARRIER_CTA_SYNC_COUNT,
        };
        let args: Vec<Value> = std::iter::once(number).chain(count).collect();
        replace(func, inst, to, &args)
    }
}

/// Puts a call of `to` in the place of `inst`.
fn replace(func: &mut FuncMut<'_>, inst: Inst, to: IntrinsicId, args: &[Value]) -> bool {
    let loc = func.loc(inst);
    let mut builder = Builder::before(func, inst);
    builder.loc = loc;
    if builder.intrinsic(to, &[], args, 0).is_none() {
        return false;
    }
    func.erase(inst);
    true
}

/// Threads of a block that the kernel asks for.
fn required_threads(func: &Func<'_>) -> Option<u64> {
    let ctx = func.ctx();
    let set = ctx.attrs().list(ctx.globals.parts[func.global().index()].attrs).func;
    let text = ctx.attrs().string(set, ctx.tables.strings.find(b"nvvm.reqntid")?)??;
    let mut threads = 1u64;
    for part in ctx.str(text).split(|&c| c == b',') {
        let axis: u64 = std::str::from_utf8(part).ok()?.trim().parse().ok().filter(|n| (1..=1024).contains(n))?;
        threads *= axis;
    }
    Some(threads)
}
