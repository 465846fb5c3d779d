//! `loop-idiom`: loops that compute what one operation computes.
//!
//! | file | what |
//! |---|---|
//! | `candidates.rs` | which stores, fills and copies of a block step with the loop, and which of them lie side by side |
//! | `memory.rs` | these become one fill, copy or move before the loop |
//! | `bits.rs` | loops that count bits, shift a number until it is zero, or until a bit is met: their trip count is a `ctpop`, `ctlz` or `cttz` |
//!
//! **When**: of a loop whose trip count is known when it is reached, accesses that every iteration makes, at addresses that step by as many
//! bytes as are written, where nothing else in the loop touches that memory; of other loops those of one block without effects.
//! The target must have a library of fills and copies: a GPU has none and makes loops of them again, byte by byte where the alignment
//! says no more, so that there only `loop-idiom-device-memory` and the parameter `device-memory` ask for them, while bits are counted by
//! one instruction.
//! **Invariants**: blocks and edges stay, and with them what runs in which iteration: convergent operations are as they were. A loop whose
//! instructions may throw or stop, as barriers do, keeps its accesses. Volatile and atomic accesses stay. A fill or copy is
//! in the `noalias` scopes that all accesses have, and of the most generic of their TBAA types. Debug records stay with their values. A loop that does nothing any more is
//! left to `loop-deletion`.
//! **Cost**: linear in the loop, and for each of at most [`MAX_OPERATIONS`] accesses that might go one walk over the loop.
//! **Source**: LLVM's pass of this name, with its knobs and remarks.

mod bits;
mod candidates;
mod memory;

use crate::expand::{Done, Memory, Mode, Options, Shape, plan};
use crate::knobs;
use crate::region::{Columns, Region};
use std::sync::Arc;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_analysis::{AliasCache, AnalysisSet, Assumptions};
use warpc_ir::attrs::AttrKind;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut};
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo};
use warpc_scev::{COULD_NOT_COMPUTE, Expr, Scev, Se};

const NAME: &str = "loop-idiom";

/// Accesses of one loop for which the rest of the loop is searched.
const MAX_OPERATIONS: usize = 64;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "make fills, copies and bit counts of loops",
    level: Level::Loop,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::CFG_ALL.and(AnalysisSet::SCEV),
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::LOOP_IDIOM, knobs::EXPANSION],
    idempotent: false,
    required: false,
    make: |mut params| {
        let device_memory = params.take_flag("device-memory", false);
        params.finish(NAME)?;
        Ok(PassBody::Loop(Box::new(LoopIdiom { device_memory, ..LoopIdiom::default() })))
    },
};

#[derive(Default)]
struct LoopIdiom {
    /// Whether GPUs get fills and copies, whatever `loop-idiom-device-memory` says.
    device_memory: bool,
    columns: Columns,
    memory: Memory,
    aliases: AliasCache,
}

/// Which operations the target has, and the knobs leave.
#[derive(Clone, Copy)]
struct Wanted {
    fills: bool,
    copies: bool,
    bits: bool,
    /// In loops of several blocks at the top, only fills of fills: the function is to be small.
    small: bool,
}

/// The work on one loop.
struct Work<'w, 'c> {
    region: Region,
    preheader: Block,
    cx: &'w mut LoopCx<'c>,
    memory: &'w mut Memory,
    aliases: &'w mut AliasCache,
    scev: Scev,
    cfg: Arc<Cfg>,
    facts: Arc<Assumptions>,
    wanted: Wanted,
    /// Walks over the loop that are left.
    left: usize,
    changed: bool,
}

impl LoopPass for LoopIdiom {
    fn run(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        let knobs = &cx.session.knobs;
        // A function of these names is what the calls would call.
        if knobs.get(knobs::DISABLE_LOOP_IDIOM_ALL) || matches!(func.name(), b"memset" | b"memcpy") {
            return Outcome::Unchanged;
        }
        let Some(preheader) = cx.loops.preheader(func, loop_id) else { return Outcome::Unchanged };
        let gpu = is_for_gpu(func);
        let library = !gpu || self.device_memory || knobs.get(knobs::LOOP_IDIOM_DEVICE_MEMORY);
        let attrs = func.ctx().globals.parts[func.global().index()].attrs;
        let is_small = [AttrKind::OptimizeForSize, AttrKind::MinSize].iter().any(|&k| func.attrs().fn_has(attrs, k));
        let wanted = Wanted {
            fills: library && !knobs.get(knobs::DISABLE_LOOP_IDIOM_MEMSET),
            copies: library && !knobs.get(knobs::DISABLE_LOOP_IDIOM_MEMCPY),
            bits: gpu,
            small: is_small && knobs.get(knobs::USE_LIR_CODE_SIZE_HEURS),
        };
        let region = Region::new(func, cx.loops, loop_id, std::mem::take(&mut self.columns));
        self.aliases.clear();
        let (scev, cfg, facts) = cx.take_scev(func);
        let (memory, aliases) = (&mut self.memory, &mut self.aliases);
        let (left, changed) = (MAX_OPERATIONS, false);
        let mut work = Work { region, preheader, cx, memory, aliases, scev, cfg, facts, wanted, left, changed };
        work.run(func);
        let Work { region, cx, scev, changed, .. } = work;
        cx.put_scev(func, scev);
        self.columns = region.into_columns();
        Outcome::of(changed, INFO.preserves)
    }
}

impl Work<'_, '_> {
    fn run(&mut self, func: &mut FuncMut<'_>) {
        let id = self.region.id;
        let count = self.ask(func, |se| se.backedge_taken_count(id));
        if count == COULD_NOT_COMPUTE {
            if self.wanted.bits && self.region.order.len() == 1 {
                self.count_bits(func);
            }
            return;
        }
        // A body that runs once is no loop, and goes as such.
        let once = self.ask(func, |se| se.is_zero(count));
        if (self.wanted.fills || self.wanted.copies) && !once {
            self.replace_accesses(func, count);
        }
    }
    /// Asks `questions` of scalar evolution.
    fn ask<R>(&mut self, func: &Func<'_>, questions: impl FnOnce(&mut Se<'_, '_>) -> R) -> R {
        let knobs = &self.cx.session.knobs;
        questions(&mut Se::new(&mut self.scev, func, &self.cfg, self.cx.dom, self.cx.loops, &self.facts, knobs))
    }
    /// Computes `expr` at the end of the preheader, if that is safe there.
    fn compute(&mut self, func: &mut FuncMut<'_>, expr: Expr) -> Option<Done> {
        let at = func.terminator(self.preheader);
        let options = Options { mode: Mode::Literal, ..Options::default() };
        let knobs = &self.cx.session.knobs;
        let mut se = Se::new(&mut self.scev, func, &self.cfg, self.cx.dom, self.cx.loops, &self.facts, knobs);
        let plan = plan(&mut se, self.memory, &options, expr, at).ok()?;
        let shape = Shape { cfg: &self.cfg, dom: self.cx.dom, loops: self.cx.loops };
        Some(plan.apply(func, &mut self.scev, &shape))
    }
    /// Takes back what [`Work::compute`] inserted, the last first.
    fn take_back(&mut self, func: &mut FuncMut<'_>, inserted: Vec<Done>) {
        for done in inserted.into_iter().rev() {
            done.undo(func, &mut self.scev);
        }
    }
}
