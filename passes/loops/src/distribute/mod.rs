//! `loop-distribute`: one loop becomes several, so that accesses that depend on each other across iterations are alone.
//!
//! ```text
//!   for (i) {                          for (i) a[i + 1] = a[i] * b[i];
//!     a[i + 1] = a[i] * b[i];    ->    for (i) c[i] = d[i] * e[i];
//!     c[i] = d[i] * e[i];
//!   }
//! ```
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | the pass: which loops, what is said where one stays |
//! | `partitions.rs` | what goes to which loop |
//! | `apply.rs` | the loops |
//!
//! **When**: `llvm.loop.distribute.enable` says so, or nothing and `enable-loop-distribute` (or the parameter `all`) does. Bail-outs in this
//! order, each with the name of its remark: `MultipleExitBlocks`, `NotLoopSimplifyForm`, `NotBottomTested`, `MemOpsCanBeVectorized`, `NoUnsafeDeps`,
//! `CantIsolateUnsafeDeps`, `RuntimeCheckWithConvergent`, `TooManySCEVRuntimeChecks`, `HeuristicDisabled`; of our own `NotDuplicable` and
//! `RuntimeCheckNotComputable`. Where the program asked for it by name, the reason is said always, behind a warning.
//! **Not**: loops with barriers, fences, calls that write, volatile or atomic accesses: for these the analysis of accesses names no
//! dependences (`NoUnsafeDeps`). Convergent operations without memory stay where their control dependence is the same in every loop, and
//! never come under a check; calls that several loops or none would have, though they may not return, keep the loop (`NotDuplicable`).
//! **Invariants**: the loops have the shape of the old one, each with an empty preheader. Followup properties of the old loop are given to the
//! new ones (`followup_all`, `_sequential`, `_coincident`, `_fallback`). Copies have debug records and alias scopes of their own.
//! **Relies on** the analysis of the accesses of loops. **Cost**: linear in the loops for each partition, of which there are at most twice as
//! many as `max-dependences`; all is decided and all checks are inserted before any block is.
//! **Source**: specification 003, and LLVM's pass of this name, with its remarks and knobs.

mod apply;
mod partitions;

use crate::copy_map::CopyMap;
use crate::expand::{Memory, Shape};
use crate::followup::followup_node;
use crate::knobs;
use crate::versioning::{Inserted, Target, World, annotate, emit, fork};
use partitions::{Numbers, Partition, Partitions};
use std::sync::Arc;
use warpc_analysis::facts::{self, call_has};
use warpc_analysis::{AliasCache, AnalysisSet, Loops};
use warpc_ir::attrs::AttrKind;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::loop_hints::{LoopHints, set_loop_node};
use warpc_ir::{Func, FuncMut, Opcode};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind, RemarkText};
use warpc_scalar::simplifycfg::addressed_blocks;
use warpc_scev::access::{Check, LastAddresses, LoopAccess, Settings};
use warpc_scev::{CachedScev, Se};

const NAME: &str = "loop-distribute";
const ENABLE: &[u8] = b"llvm.loop.distribute.enable";
const DISABLE_NONFORCED: &[u8] = b"llvm.loop.disable_nonforced";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "make several loops of one, so that dependences across iterations are alone",
    level: Level::Function,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::DISTRIBUTE, knobs::VERSIONING, warpc_scev::knobs::ACCESSES],
    idempotent: false,
    required: false,
    make: |mut params| {
        let all = params.take_flag("all", false);
        params.finish(NAME)?;
        Ok(PassBody::Function(Box::new(LoopDistribute { all, map: CopyMap::default() })))
    },
};

/// Why a loop stays one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Declined {
    ExitBlocks,
    Form,
    BottomTested,
    Vectorizable,
    NoUnsafeDependences,
    NotIsolated,
    Convergent,
    TooManyChecks,
    Disabled,
    NotDuplicable,
    NotComputable,
}

impl Declined {
    /// Name of the remark, and what it says.
    const fn text(self) -> (&'static str, &'static str) {
        match self {
            Declined::ExitBlocks => ("MultipleExitBlocks", "multiple exit blocks"),
            Declined::Form => ("NotLoopSimplifyForm", "loop is not in loop-simplify form"),
            Declined::BottomTested => ("NotBottomTested", "loop is not bottom tested"),
            Declined::Vectorizable => ("MemOpsCanBeVectorized", "memory operations are safe for vectorization"),
            Declined::NoUnsafeDependences => ("NoUnsafeDeps", "no unsafe dependences to isolate"),
            Declined::NotIsolated => ("CantIsolateUnsafeDeps", "cannot isolate unsafe dependencies"),
            Declined::Convergent => {
                ("RuntimeCheckWithConvergent", "may not insert runtime check with convergent operation")
            }
            Declined::TooManyChecks => ("TooManySCEVRuntimeChecks", "too many SCEV run-time checks needed.\n"),
            Declined::Disabled => ("HeuristicDisabled", "distribution heuristic disabled"),
            Declined::NotDuplicable => ("NotDuplicable", "it contains code that must not be repeated"),
            Declined::NotComputable => {
                ("RuntimeCheckNotComputable", "run-time checks cannot be computed before the loop")
            }
        }
    }
}

/// How a loop is distributed.
struct Plan {
    target: Target,
    access: LoopAccess,
    numbers: Numbers,
    list: Vec<Partition>,
    pairs: Vec<Check>,
    forced: bool,
    /// Whether it is inside another loop.
    is_nested: bool,
}

struct LoopDistribute {
    /// The parameter: as if the knob were on.
    all: bool,
    map: CopyMap,
}

impl FunctionPass for LoopDistribute {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let loops = cx.analyses.loops(func);
        let enabled = self.all || cx.session.knobs.get(knobs::ENABLE_LOOP_DISTRIBUTE);
        let mut wanted: Vec<(Loop, bool)> = Vec::new();
        for id in loops.inner_first().into_iter().filter(|&id| loops.is_innermost(id)) {
            let forced = forced(func, &loops, id);
            if forced.unwrap_or(enabled) {
                wanted.push((id, forced == Some(true)));
            }
        }
        if wanted.is_empty() {
            return Outcome::Unchanged;
        }
        let knobs = &cx.session.knobs;
        let last = LastAddresses::new(func);
        let (cfg, dom, facts) = (cx.analyses.cfg(func), cx.analyses.dom(func), cx.analyses.assumptions(func));
        let world = World { shape: Shape { cfg: &cfg, dom: &dom, loops: &loops }, facts: &facts, knobs };
        let mut scev = cx.analyses.take_scev(func);
        let mut plans: Vec<Plan> = Vec::new();
        {
            let mut addressed: Vec<Block> = addressed_blocks(func).collect();
            addressed.sort_unstable();
            let settings = Settings::new(knobs);
            let mut search = Search { func, settings, last: &last, aliases: AliasCache::default(), addressed, cx };
            let mut se = world.se(&mut scev, func);
            for (id, forced) in wanted {
                match search.plan(&mut se, id, forced) {
                    Ok(plan) => plans.push(plan),
                    Err(why) => decline(func, &loops, search.cx, id, forced, why),
                }
            }
        }
        let mut memory = Memory::default();
        let mut ready: Vec<(Plan, Option<Inserted>)> = Vec::new();
        for plan in plans {
            let needs_check = !plan.pairs.is_empty() || !plan.access.predicates.is_empty();
            let at = func.terminator(plan.target.preheader);
            let inserted = match needs_check {
                true => emit(func, &mut scev, &mut memory, world, &plan.access, &plan.pairs, at),
                false => None,
            };
            if needs_check && inserted.is_none() {
                decline(func, &loops, cx, plan.target.id, plan.forced, Declined::NotComputable);
                continue;
            }
            let at = place(func, &loops, plan.target.id);
            cx.remark(RemarkKind::Passed, NAME, "Distribute", at, || "distributed loop");
            ready.push((plan, inserted));
        }
        cx.analyses.put_scev(func, Arc::new(scev));
        let mut headers: Vec<Block> = Vec::new();
        for (plan, inserted) in &mut ready {
            headers.extend(self.apply(func, plan, *inserted, cx));
        }
        if cx.session.knobs.get(knobs::LOOP_DISTRIBUTE_VERIFY) {
            verify(func, cx, &headers);
        }
        Outcome::of(!ready.is_empty(), AnalysisSet::NONE)
    }
}

impl LoopDistribute {
    /// Makes the loops of `plan`; the headers.
    fn apply(
        &mut self,
        func: &mut FuncMut<'_>,
        plan: &mut Plan,
        checks: Option<Inserted>,
        cx: &PassCx<'_>,
    ) -> Vec<Block> {
        apply::split_preheader(func, &mut plan.target, checks);
        if let Some(checks) = checks {
            let hints = LoopHints::of(func, func.terminator(plan.target.latch));
            let outside = plan.target.used_outside(func);
            let forked = fork(func, &plan.target, checks.conflict, &outside, &mut self.map);
            if cx.session.knobs.get(knobs::LOOP_VERSION_ANNOTATE_NO_ALIAS) {
                annotate(func, &plan.access, &plan.pairs, forked.check, plan.is_nested);
            }
            let followups: &[&[u8]] =
                &[b"llvm.loop.distribute.followup_all", b"llvm.loop.distribute.followup_fallback"];
            if let Some(node) = followup_node(func, hints, followups, Some(b"llvm.loop.distribute."), true) {
                set_loop_node(func, forked.copied_latch_end, node);
            }
            plan.target.preheader = forked.preheader;
            plan.target.exit = forked.exits[1];
        }
        apply::distribute(func, &plan.target, &plan.numbers, &plan.list, &mut self.map)
    }
}

/// What is needed to look at loops.
struct Search<'s, 'c, 'f> {
    func: &'s FuncMut<'f>,
    settings: Settings,
    last: &'s LastAddresses,
    aliases: AliasCache,
    addressed: Vec<Block>,
    cx: &'s mut PassCx<'c>,
}

/// Whether metadata says that loop `id` is to be distributed, or not.
fn forced(func: &Func<'_>, loops: &Loops, id: Loop) -> Option<bool> {
    let hints = LoopHints::of(func, func.terminator(loops.latch(func, id)?));
    hints.has(func, ENABLE).then(|| hints.is_on(func, ENABLE))
}

/// The instruction at the start of loop `id`: the first of the ends of its preheader and its header that has a location.
fn place(func: &Func<'_>, loops: &Loops, id: Loop) -> Inst {
    let of_header = func.terminator(loops.header(id));
    let of_preheader = loops.preheader(func, id).map(|block| func.terminator(block));
    of_preheader.filter(|&end| func.loc(end).is_some()).unwrap_or(of_header)
}

/// Says why a loop stays.
fn decline(func: &Func<'_>, loops: &Loops, cx: &mut PassCx<'_>, id: Loop, forced: bool, why: Declined) {
    let at = place(func, loops, id);
    let (name, text) = why.text();
    cx.remark(
        RemarkKind::Missed,
        NAME,
        "NotDistributed",
        at,
        || "loop not distributed: use -Rpass-analysis=loop-distribute for more info",
    );
    let kind = if forced { RemarkKind::Insisted } else { RemarkKind::Analysis };
    cx.remark(kind, NAME, name, at, || RemarkText::from("loop not distributed: ").text(text));
    if forced {
        cx.remark(
            RemarkKind::Failure,
            NAME,
            "FailedRequestedDistribution",
            at,
            || "loop not distributed: failed explicitly specified loop distribution",
        );
    }
}

impl Search<'_, '_, '_> {
    fn plan(&mut self, se: &mut Se<'_, '_>, id: Loop, forced: bool) -> Result<Plan, Declined> {
        let (func, loops) = (self.func, se.loops);
        if loops.exit_edges(func, id).len() != 1 {
            return Err(Declined::ExitBlocks);
        }
        let target = Target::of(func, se.cfg, loops, id).ok_or(Declined::Form)?;
        if !target.is_rotated() {
            return Err(Declined::BottomTested);
        }
        let access = LoopAccess::new(se, &mut self.aliases, self.last, id, self.settings);
        if access.safe {
            return Err(Declined::Vectorizable);
        }
        let dependences = access.dependences.clone().filter(|list| !list.is_empty());
        let dependences = dependences.ok_or(Declined::NoUnsafeDependences)?;
        let numbers = Numbers::new(func, &target.order);
        let used_outside = target.used_outside(func);
        let mut partitions = Partitions::of(func, &numbers, &access, &dependences, &used_outside);
        let knobs = &self.cx.session.knobs;
        if !knobs.get(knobs::LOOP_DISTRIBUTE_NON_IF_CONVERTIBLE) {
            partitions.merge_not_convertible(|block| !se.dom.dominates(block, target.latch));
        }
        if partitions.list.len() < 2 {
            return Err(Declined::NotIsolated);
        }
        partitions.populate();
        partitions.merge_for_loads();
        let list = partitions.list;
        if list.len() < 2 {
            return Err(Declined::NotIsolated);
        }
        if access.convergent && !access.predicates.is_empty() {
            return Err(Declined::Convergent);
        }
        let threshold = match forced {
            true => knobs::LOOP_DISTRIBUTE_SCEV_CHECK_THRESHOLD_WITH_PRAGMA,
            false => knobs::LOOP_DISTRIBUTE_SCEV_CHECK_THRESHOLD,
        };
        if access.predicates.len() as i64 > knobs.get(threshold) {
            return Err(Declined::TooManyChecks);
        }
        if !forced && LoopHints::of(func, func.terminator(target.latch)).has(func, DISABLE_NONFORCED) {
            return Err(Declined::Disabled);
        }
        let of_pointer = partitions::partitions_of_pointers(&access, &numbers, &list);
        let pairs = partitions::crossing(&access, &of_pointer);
        if access.convergent && !pairs.is_empty() {
            return Err(Declined::Convergent);
        }
        if !target.is_copyable(func, &self.addressed) || !effects_stay(func, &numbers, &list) {
            return Err(Declined::NotDuplicable);
        }
        let is_nested = loops.parent(id).is_some();
        Ok(Plan { target, access, numbers, list, pairs, forced, is_nested })
    }
}

/// Whether every instruction with effects, accesses aside, is in one loop and has none on memory: calls that may not return, or that threads
/// execute together.
fn effects_stay(func: &Func<'_>, numbers: &Numbers, list: &[Partition]) -> bool {
    let passes_by = |inst: Inst| {
        use id::{ASSUME, EXPERIMENTAL_NOALIAS_SCOPE_DECL, LIFETIME_END, LIFETIME_START, PSEUDOPROBE, SIDEEFFECT};
        matches!(
            facts::intrinsic(func, inst),
            Some(ASSUME | LIFETIME_START | LIFETIME_END | SIDEEFFECT | PSEUDOPROBE | EXPERIMENTAL_NOALIAS_SCOPE_DECL)
        )
    };
    numbers.insts.iter().enumerate().all(|(number, &inst)| {
        let op = func.op(inst);
        let has_effects =
            facts::has_side_effects(func, inst) || op.is_call() && call_has(func, inst, AttrKind::Convergent);
        if matches!(op, Opcode::Load | Opcode::Store) || op.is_terminator() || !has_effects || passes_by(inst) {
            return true;
        }
        let touches = facts::may_read(func, inst) || facts::may_write(func, inst) || facts::may_throw(func, inst);
        !touches && list.iter().filter(|partition| partition.has[number]).count() == 1
    })
}

/// Computes the loops afresh, each of which must have the shape that it was given.
fn verify(func: &FuncMut<'_>, cx: &mut PassCx<'_>, headers: &[Block]) {
    let cfg = Cfg::new(func);
    let loops = Loops::new(&cfg, &DomTree::new(&cfg));
    for &header in headers {
        let id = loops.of(header);
        let stands = loops.is_header(header)
            && loops.is_innermost(id)
            && loops.preheader(func, id).is_some()
            && loops.exit_edges(func, id).len() == 1;
        if !stands {
            cx.error(NAME, "Broken", func.terminator(header), "a distributed loop has lost its shape");
        }
    }
}
