//! `licm`, `lnicm`: what is the same in every iteration is computed once, before the loop or behind it.
//!
//! | file | what |
//! |---|---|
//! | `../region.rs` | the blocks of the loop, and what runs whenever it is entered |
//! | `memory.rs` | whether an access may leave its place |
//! | `sink.rs` | what only code behind the loop uses goes to the exits |
//! | `hoist.rs` | what is invariant goes to the preheader |
//! | `reassociate.rs`, `reassociate_compare.rs` | expressions with an invariant part are taken apart |
//! | `candidates.rs` | addresses whose accesses are all known |
//! | `promote.rs` | their loads and stores become values, with a load before and stores behind the loop |
//!
//! **When**: each loop, inner loops first, in the order of the table; `lnicm` takes a whole nest at once and hoists only what is
//! invariant in all of it. `llvm.licm.disable` in the metadata of a loop keeps it as it is.
//! **Invariants**: code that may trap or is undefined on some operands, stores, and calls without `speculatable` leave the loop only
//! if they run whenever it is entered. Code that runs on more paths than before keeps its wrap flags (poison that nobody uses is none)
//! and loses metadata and attributes whose breach is undefined at once. Convergent calls stay: their result depends on which
//! threads come along. Barriers write memory, so that no access moves across them but those to objects that nobody else knows.
//! Stores are put behind the loop only if one of them ran before every exit, or nobody can see the object: another thread must not see
//! a write that the program did not have. Loops keep loop-simplify and LCSSA form; memory SSA is edited along, debug records
//! of moved values stay, those of erased ones become poison.
//! **Cost**: linear in the loop, aside from the questions about memory, which have a budget for each loop (`memory.rs`), and the pairs
//! of at most `licm-mssa-max-acc-promotion` accesses.
//! **Source**: LLVM's LICM, whose knobs and remarks these are; `licm-max-live` is ours, for targets where a register costs occupancy.

mod candidates;
mod hoist;
pub(crate) mod memory;
mod promote;
mod reassociate;
mod reassociate_compare;
mod sink;

use crate::knobs;
use crate::region::{Columns, Guaranteed, Region};
use memory::{Accesses, Memory};
pub(crate) use sink::first_place;
use std::sync::Arc;
use warpc_analysis::alias::AliasCache;
use warpc_analysis::memssa::access_kind;
use warpc_analysis::memssa::{AccessKind, MemorySsa};
use warpc_analysis::{AnalysisSet, Assumptions};
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::loop_hints::LoopHints;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{
    Level, LoopCx, LoopOutcome, LoopPass, Outcome, ParamError, PassBody, PassInfo, PassParams, RemarkKind, RemarkText,
};

const fn row(
    name: &'static str,
    summary: &'static str,
    level: Level,
    make: fn(PassParams) -> Result<PassBody, ParamError>,
) -> PassInfo {
    PassInfo {
        name,
        summary,
        level,
        reads: AnalysisSet::DOM.and(AnalysisSet::LOOPS).and(AnalysisSet::MEMSSA).and(AnalysisSet::ASSUMPTIONS),
        preserves: AnalysisSet::CFG_ALL.and(AnalysisSet::MEMSSA).and(AnalysisSet::ASSUMPTIONS),
        columns: warpc_ir::column_sets::REWRITE,
        knobs: &[knobs::LICM],
        idempotent: false,
        required: false,
        make,
    }
}

/// Row of `licm`.
pub const INFO: PassInfo =
    row("licm", "move invariant code out of loops", Level::Loop, |params| make("licm", false, params));

/// Row of `lnicm`.
pub const LNICM: PassInfo =
    row("lnicm", "move code out of whole nests of loops", Level::LoopNest, |params| make("lnicm", true, params));

fn make(name: &'static str, nest: bool, mut params: PassParams) -> Result<PassBody, ParamError> {
    let speculate = params.take_flag("allowspeculation", true);
    params.finish(name)?;
    Ok(PassBody::Loop(Box::new(Licm { nest, speculate, aliases: AliasCache::default(), columns: Columns::default() })))
}

struct Licm {
    /// Whether all loops of a nest are worked on at once.
    nest: bool,
    /// Whether what is safe may be computed where the program does not.
    speculate: bool,
    aliases: AliasCache,
    columns: Columns,
}

/// The numbers of the knobs.
struct Limits {
    max_uses: usize,
    fp_reassociations: usize,
    int_reassociations: usize,
    single_thread: bool,
    promotion: bool,
    max_live: usize,
}

/// The work on one loop.
struct Work<'w, 'c> {
    nest: bool,
    speculate: bool,
    limits: Limits,
    region: Region,
    /// Columns for the region after blocks were split.
    spare: Columns,
    guaranteed: Guaranteed,
    accesses: Accesses,
    aliases: &'w mut AliasCache,
    /// `None` after blocks were split.
    memory_ssa: Option<MemorySsa>,
    cfg: Arc<Cfg>,
    facts: Arc<Assumptions>,
    cx: &'w mut LoopCx<'c>,
    /// What became of assumptions and conditions of branches.
    facts_after: Facts,
    /// Values that the loop now holds in registers all the time.
    live: usize,
    changed: bool,
}

/// What became of assumptions and conditions of branches: the worst of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Facts {
    /// They are as they were.
    Same,
    /// Some speak of new values, too. What was known of old ones is true.
    Incomplete,
    /// Assumptions moved, or blocks were split.
    Gone,
}

impl LoopPass for Licm {
    fn run(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        let knobs = &cx.session.knobs;
        let number = |value: i64| value.clamp(0, u32::MAX as i64) as u32;
        let (cap, most) = (
            number(knobs.get(knobs::LICM_MSSA_OPTIMIZATION_CAP)),
            number(knobs.get(knobs::LICM_MSSA_MAX_ACC_PROMOTION)),
        );
        let max_live = knobs.get(knobs::LICM_MAX_LIVE);
        let limits = Limits {
            max_uses: number(knobs.get(knobs::LICM_MAX_NUM_USES_TRAVERSED)) as usize,
            fp_reassociations: number(knobs.get(knobs::LICM_MAX_NUM_FP_REASSOCIATIONS)) as usize,
            int_reassociations: number(knobs.get(knobs::LICM_MAX_NUM_INT_REASSOCIATIONS)) as usize,
            single_thread: knobs.get(knobs::LICM_FORCE_THREAD_MODEL_SINGLE),
            promotion: !knobs.get(knobs::DISABLE_LICM_PROMOTION),
            max_live: if max_live < 0 { usize::MAX } else { max_live as usize },
        };
        if let Some(latch) = cx.loops.latch(func, loop_id)
            && LoopHints::of(func, func.terminator(latch)).property(func, b"llvm.licm.disable").is_some()
        {
            return Outcome::Unchanged;
        }
        let (cfg, facts) = (cx.cfg(func), cx.assumptions(func));
        let Some(memory_ssa) = cx.take_memssa(func) else { return Outcome::Unchanged };
        let region = Region::new(func, cx.loops, loop_id, std::mem::take(&mut self.columns));
        let accesses = Accesses::new(&memory_ssa, &region, cap, most);
        self.aliases.clear();
        let mut work = Work {
            nest: self.nest,
            speculate: self.speculate,
            limits,
            guaranteed: Guaranteed::new(&region),
            region,
            spare: Columns::default(),
            accesses,
            aliases: &mut self.aliases,
            memory_ssa: Some(memory_ssa),
            cfg,
            facts,
            cx,
            facts_after: Facts::Same,
            live: 0,
            changed: false,
        };
        work.run(func);
        let Work { memory_ssa, region, facts_after, changed, .. } = work;
        self.columns = region.into_columns();
        let mut kept = AnalysisSet::NONE;
        if let Some(memory_ssa) = memory_ssa {
            cx.put_memssa(func, memory_ssa.into());
            kept = AnalysisSet::CFG_ALL.and(AnalysisSet::MEMSSA);
            match facts_after {
                Facts::Same => kept = kept.and(AnalysisSet::ASSUMPTIONS),
                Facts::Incomplete => {
                    kept = kept.and(AnalysisSet::ASSUMPTIONS);
                    cx.leaves_incomplete(AnalysisSet::ASSUMPTIONS);
                }
                Facts::Gone => {}
            }
        }
        Outcome::of(changed, kept)
    }
}

impl Work<'_, '_> {
    fn run(&mut self, func: &mut FuncMut<'_>) {
        let suspends = self.region.order.iter().any(|&b| {
            func.intrins().has(id::CORO_SUSPEND)
                && func.block_insts(b).any(|i| func.op(i).is_call() && facts_of_suspend(func, i))
        });
        if self.region.dedicated {
            self.sink_all(func);
        }
        if self.region.preheader.is_some() {
            self.hoist_all(func);
            if self.limits.promotion && self.region.dedicated && !self.accesses.too_many && !suspends {
                self.promote_all(func);
            }
        }
    }
    fn remark<T: Into<RemarkText>>(
        &mut self,
        kind: RemarkKind,
        name: &'static str,
        at: Inst,
        message: impl FnOnce() -> T,
    ) {
        // Both passes speak by one name, as in LLVM.
        self.cx.remark(kind, INFO.name, name, at, message);
    }
    /// Whether `inst` may leave the loop as far as memory is concerned.
    fn may_move(&mut self, func: &Func<'_>, inst: Inst, sinking: bool) -> Result<(), memory::Stays> {
        let mut memory = Memory {
            accesses: &mut self.accesses,
            aliases: self.aliases,
            region: &self.region,
            dom: self.cx.dom,
            max_uses: self.limits.max_uses,
            once: true,
        };
        memory.may_move(func, inst, sinking)
    }
    /// Whether `inst` runs whenever the loop is entered.
    fn is_guaranteed(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        self.guaranteed.runs(func, &self.region, self.cx.dom, inst)
    }
    /// Whether `block` belongs to a loop inside the one at hand, which had its turn.
    fn is_inner(&self, block: Block) -> bool {
        self.cx.loops.of(block) != self.region.id
    }
    /// The end of the preheader.
    fn entry(&self, func: &Func<'_>) -> Inst {
        func.terminator(self.region.preheader.expect("asked for after it was found"))
    }
    /// Erases `inst`, which nothing uses.
    fn erase(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        self.note_leaving(func, inst);
        if let Some(memory_ssa) = &mut self.memory_ssa {
            memory_ssa.remove(inst);
        }
        self.note_assumption(func, inst);
        func.erase(inst);
        self.changed = true;
    }
    /// Before `inst` leaves its block.
    fn note_leaving(&mut self, func: &Func<'_>, inst: Inst) {
        let block = func.block_of(inst);
        if self.region.contains(block) {
            self.guaranteed.leaves(&self.region, inst, block);
            if let Some(kind) = access_kind(func, inst) {
                self.accesses.note_leaving(kind == AccessKind::Def);
            }
        }
    }
    /// Moves `inst` before `at`, out of the loop.
    fn move_before(&mut self, func: &mut FuncMut<'_>, inst: Inst, at: Inst) {
        self.note_leaving(func, inst);
        if let Some(memory_ssa) = &mut self.memory_ssa {
            memory_ssa.remove(inst);
        }
        self.note_assumption(func, inst);
        func.move_before(inst, at);
        self.add_access(func, inst);
        self.changed = true;
    }
    /// Before `inst` goes, or goes elsewhere.
    fn note_assumption(&mut self, func: &Func<'_>, inst: Inst) {
        if warpc_analysis::facts::intrinsic(func, inst) == Some(id::ASSUME) {
            self.facts_after = Facts::Gone;
        }
    }
    /// After a condition was given another operand, or is another one.
    fn note_condition(&mut self) {
        self.facts_after = self.facts_after.max(Facts::Incomplete);
    }
    /// Gives `inst`, which has just been put in its place, an access.
    fn add_access(&mut self, func: &Func<'_>, inst: Inst) {
        let Some(memory_ssa) = &mut self.memory_ssa else { return };
        match access_kind(func, inst) {
            Some(AccessKind::Def) => {
                memory_ssa.insert_def(func, &self.cfg, self.cx.dom, inst);
            }
            Some(_) => {
                memory_ssa.insert_use(func, self.cx.dom, inst);
            }
            None => {}
        }
    }
    /// The location of code that stands on other paths than before: calls that may be inlined need one.
    fn drop_location(&self, func: &mut FuncMut<'_>, inst: Inst) {
        if !func.op(inst).is_call() || func.intrinsic_callee(inst).is_some() {
            func.set_loc(inst, Md::NONE);
        }
    }
    /// A name for new value `value`.
    fn name(&self, func: &mut FuncMut<'_>, value: Value, name: &[u8]) {
        if let Some(names) = &mut func.side_mut().names
            && value.as_inst().is_some()
        {
            names.set_unique(value, name);
        }
    }
}

fn facts_of_suspend(func: &Func<'_>, inst: Inst) -> bool {
    warpc_analysis::facts::intrinsic(func, inst) == Some(id::CORO_SUSPEND)
}

/// Whether `inst` is a kind of instruction that may leave a loop at all.
fn is_movable_kind(func: &Func<'_>, inst: Inst) -> bool {
    !matches!(func.op(inst), Opcode::Phi | Opcode::Alloca | Opcode::VaArg | Opcode::AtomicRmw | Opcode::CmpXchg)
        && !func.op(inst).is_terminator()
}
