//! `loop-data-prefetch`: asks for the memory that later iterations of a loop will load.
//!
//! ```text
//!   for (i) s += a[i * 64];   ->   for (i) { prefetch(&a[(i + 8) * 64]); s += a[i * 64]; }
//! ```
//!
//! **When**: asked for by `prefetch-distance`, in instructions; it is zero by default, because the other warps of a processor hide the latency of
//! memory on a GPU, and a prefetch is an instruction that all of them issue. Innermost loops without prefetches, whose accesses step by at least
//! `min-prefetch-stride`; as many iterations ahead as the distance has bodies of the loop, at least one, at most
//! `max-prefetch-iters-ahead`, and not beyond a known bound of the trip count. Accesses within one cache line of each other are one prefetch.
//! Stores with `loop-prefetch-writes`. On a GPU global and generic memory only: shared and local memory have no use for it.
//! **How**: `llvm.prefetch`, which code generation writes as `prefetch.global.L2` where the pointer is to global memory, and as nothing elsewhere.
//! **Invariants**: blocks and edges stay; a prefetch has no effect that a program sees, so barriers and atomics around it do not matter.
//! **Cost**: each access is compared with the prefetches of its loop, [`MAX_PREFETCHES`] at most.
//! **Source**: LLVM's pass of this name, with its knobs and its remark.

use crate::expand::{self, Memory, Options, Shape, is_safe_at};
use crate::knobs;
use std::sync::Arc;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_analysis::{AnalysisSet, facts};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::knobs::{Knob, Knobs};
use warpc_ir::{Builder, Func, FuncMut, Opcode};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind};
use warpc_scev::{CachedScev, Expr, Kind, Se, Wrap};

const NAME: &str = "loop-data-prefetch";
/// Prefetches of one loop, at most.
const MAX_PREFETCHES: usize = 64;
/// Bytes of a cache line on a GPU, and elsewhere.
const LINES: [i128; 2] = [64, 128];
/// The address spaces of a GPU whose memory is behind a cache of several blocks: generic and global.
const CACHED_SPACES: [u32; 2] = [0, 1];
/// How much a prefetched line is to be kept: as long as possible.
const LOCALITY: u64 = 3;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "prefetch what later iterations of loops load, where a distance is given",
    level: Level::Function,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::DATA_PREFETCH],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Function(Box::<DataPrefetch>::default()))
    },
};

#[derive(Default)]
struct DataPrefetch {
    memory: Memory,
}

/// What the knobs ask for.
#[derive(Clone, Copy)]
struct Asked {
    distance: u64,
    iterations: u64,
    stride: u64,
    writes: bool,
    line: i128,
    on_gpu: bool,
}

impl Asked {
    fn of(func: &Func<'_>, knobs: &Knobs) -> Asked {
        let int = |knob: Knob<i64>| u64::try_from(knobs.get(knob)).unwrap_or(u64::MAX);
        let on_gpu = is_for_gpu(func);
        let line = match knobs.get(knobs::CACHE_LINE_SIZE) {
            0 => LINES[usize::from(on_gpu)],
            size => i128::from(size),
        };
        Asked {
            distance: int(knobs::PREFETCH_DISTANCE),
            iterations: int(knobs::MAX_PREFETCH_ITERS_AHEAD),
            stride: int(knobs::MIN_PREFETCH_STRIDE),
            writes: knobs.get(knobs::LOOP_PREFETCH_WRITES),
            line,
            on_gpu,
        }
    }
}

/// Accesses of one cache line, and where it is asked for.
struct Prefetch {
    access: Inst,
    address: Expr,
    at: Inst,
    writes: bool,
}

impl FunctionPass for DataPrefetch {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let asked = Asked::of(func, &cx.session.knobs);
        if asked.distance == 0 || cx.analyses.loops(func).has_none() {
            return Outcome::Unchanged;
        }
        let (cfg, dom, loops) = (cx.analyses.cfg(func), cx.analyses.dom(func), cx.analyses.loops(func));
        let facts = cx.analyses.assumptions(func);
        let mut scev = cx.analyses.take_scev(func);
        let shape = Shape { cfg: &cfg, dom: &dom, loops: &loops };
        let mut changed = false;
        for id in loops.inner_first().into_iter().filter(|&id| loops.is_innermost(id)) {
            let found = {
                let mut se = Se::new(&mut scev, func, &cfg, &dom, &loops, &facts, &cx.session.knobs);
                prefetches(&mut se, id, asked)
            };
            let Some((found, ahead)) = found else { continue };
            for Prefetch { access, address, at, writes } in found {
                let plan = {
                    let mut se = Se::new(&mut scev, func, &cfg, &dom, &loops, &facts, &cx.session.knobs);
                    let step = se.step_of(address);
                    let ty = se.ty(step);
                    let ahead = se.make_const(ty, u128::from(ahead));
                    let further = se.mul2(ahead, step, Wrap::ANY);
                    let later = se.add2(address, further, Wrap::ANY);
                    let options = Options::default();
                    let safe = is_safe_at(&mut se, later, at, &options);
                    safe.then(|| expand::plan(&mut se, &mut self.memory, &options, later, at).ok()).flatten()
                };
                let Some(plan) = plan else { continue };
                let pointer = plan.apply(func, &mut scev, &shape).value;
                changed = true;
                let ty = func.type_of(pointer);
                let mut number = |value: u64| func.consts_mut().add_int(Type::I32, 32, value);
                let (writes, locality, data) = (number(u64::from(writes)), number(LOCALITY), number(1));
                Builder::before(func, at).intrinsic(id::PREFETCH, &[ty], &[pointer, writes, locality, data], 0);
                cx.remark(RemarkKind::Passed, NAME, "Prefetched", access, || "prefetched memory access");
            }
        }
        cx.analyses.put_scev(func, Arc::new(scev));
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// The prefetches of loop `id`, and how many iterations they look ahead.
fn prefetches(se: &mut Se<'_, '_>, id: Loop, asked: Asked) -> Option<(Vec<Prefetch>, u64)> {
    let f = se.f;
    let mut blocks = se.loops.blocks(id);
    blocks.sort_unstable_by_key(|&block| se.cfg.rpo_index(block));
    let mut size = 0u64;
    for inst in blocks.iter().flat_map(|&block| f.block_insts(block)) {
        // Somebody knows better already.
        if facts::intrinsic(f, inst) == Some(id::PREFETCH) {
            return None;
        }
        size += u64::from(f.op(inst) != Opcode::Phi);
    }
    let ahead = (asked.distance / size.max(1)).max(1);
    let bound = u64::from(se.small_constant_max_trip_count(id));
    if ahead > asked.iterations || bound != 0 && bound < ahead + 1 {
        return None;
    }
    let mut found: Vec<Prefetch> = Vec::new();
    for inst in blocks.iter().flat_map(|&block| f.block_insts(block)) {
        let writes = f.op(inst) == Opcode::Store;
        if f.op(inst) != Opcode::Load && !(writes && asked.writes) {
            continue;
        }
        let Some(pointer) = facts::pointer_operand(f, inst) else { continue };
        let space = f.types().addrspace(f.type_of(pointer)).unwrap_or(0);
        if asked.on_gpu && !CACHED_SPACES.contains(&space) || se.type_of(pointer).is_none() {
            continue;
        }
        let address = se.get(pointer);
        let steps = se.kind(address) == Kind::AddRec && se.rec_loop(address) == Some(id) && se.is_affine(address);
        if steps && !joins(se, &mut found, inst, address, asked.line) && found.len() < MAX_PREFETCHES {
            found.push(Prefetch { access: inst, address, at: inst, writes });
        }
    }
    found.retain(|prefetch| asked.stride <= 1 || stride(se, prefetch.address).is_some_and(|by| by >= asked.stride));
    Some((found, ahead))
}

/// Whether `access` is of a cache line that is asked for already; the prefetch then stands where it serves both.
fn joins(se: &mut Se<'_, '_>, found: &mut [Prefetch], access: Inst, address: Expr, line: i128) -> bool {
    let f = se.f;
    for prefetch in found {
        let Some(apart) = distance(se, address, prefetch.address).filter(|apart| apart.abs() < line) else { continue };
        let (here, there) = (f.block_of(prefetch.at), f.block_of(access));
        let both = se.dom.common(here, there);
        if both != here {
            prefetch.at = f.terminator(both);
        }
        prefetch.writes |= apart == 0 && f.op(access) == Opcode::Store;
        return true;
    }
    false
}

/// `one` less `other`, where that is a constant.
fn distance(se: &mut Se<'_, '_>, one: Expr, other: Expr) -> Option<i128> {
    let difference = se.minus(one, other, Wrap::ANY);
    let value = se.constant(difference)?;
    Some(signed(value, se.bits(difference)))
}

/// By how many bytes an address steps, where that is a constant.
fn stride(se: &mut Se<'_, '_>, address: Expr) -> Option<u64> {
    let step = se.step_of(address);
    let value = se.constant(step)?;
    Some(signed(value, se.bits(step)).unsigned_abs().min(u128::from(u64::MAX)) as u64)
}

fn signed(value: u128, bits: u32) -> i128 {
    let unused = i128::BITS - bits.clamp(1, i128::BITS);
    (value << unused) as i128 >> unused
}
