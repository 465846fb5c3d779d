//! `loop-sink`: invariant code goes back from the preheader to the rare paths of a loop that need it.
//!
//! **When**: the function has a profile; all users of an instruction of the preheader are in the loop, in at most
//! `max-uses-for-sinking` blocks; and there are blocks above them that run less often than the preheader: taken from the rarest on, each
//! stands for the blocks with users that it dominates if it runs less often than they do together. Several copies must run less often
//! than `sink-freq-percent-threshold` per cent of the preheader.
//! **Invariants**: only what could leave the loop by the rules of `licm` goes into it (`licm/memory.rs`): no convergent calls; loads only
//! if nothing in the loop, and nothing behind them in the preheader, writes memory. Loops stay in loop-simplify and LCSSA form.
//! **Cost**: for each instruction of a preheader its users, and their blocks times the rare blocks of the loop.
//! **Source**: specification 003, and LLVM's pass of this name.

use crate::knobs;
use crate::licm::memory::{Accesses, Memory};
use crate::region::{Columns, Region};
use warpc_analysis::alias::AliasCache;
use warpc_analysis::memssa::{AccessKind, MemorySsa};
use warpc_analysis::{AnalysisSet, BlockFreqs, Loops};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

const NAME: &str = "loop-sink";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "move invariant code to rare paths of loops",
    level: Level::Function,
    reads: AnalysisSet::CFG_ALL.and(AnalysisSet::MEMSSA),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::LOOP_SINK, knobs::LICM],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Function(Box::<LoopSink>::default()))
    },
};

#[derive(Default)]
struct LoopSink {
    columns: Columns,
    aliases: AliasCache,
}

/// What the work on one loop needs.
struct Site<'s> {
    region: &'s Region,
    preheader: Block,
    dom: &'s DomTree,
    freqs: &'s BlockFreqs,
    /// Blocks of the loop that run less often than the preheader, the rarest first.
    cold: Vec<Block>,
    threshold: f64,
    most_blocks: usize,
}

impl FunctionPass for LoopSink {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let loops = cx.analyses.loops(func);
        if loops.has_none() || !has_profile(func) {
            return Outcome::Unchanged;
        }
        let (dom, freqs, memory_ssa) = (cx.analyses.dom(func), cx.analyses.block_freqs(func), cx.analyses.memssa(func));
        let knobs = &cx.session.knobs;
        let number = |value: i64| value.clamp(0, u32::MAX as i64) as u32;
        let mut changed = false;
        for id in loops.inner_first() {
            let Some(preheader) = loops.preheader(func, id) else { continue };
            let region = Region::new(func, &loops, id, std::mem::take(&mut self.columns));
            let mut cold: Vec<Block> =
                region.order.iter().copied().filter(|&b| freqs.of(b) < freqs.of(preheader)).collect();
            cold.sort_by(|&a, &b| freqs.of(a).total_cmp(&freqs.of(b)));
            if !cold.is_empty() {
                let site = Site {
                    region: &region,
                    preheader,
                    dom: &dom,
                    freqs: &freqs,
                    cold,
                    threshold: f64::from(number(knobs.get(knobs::SINK_FREQ_PERCENT_THRESHOLD))) / 100.0,
                    most_blocks: number(knobs.get(knobs::MAX_USES_FOR_SINKING)) as usize,
                };
                let mut accesses = Accesses::new(
                    &memory_ssa,
                    &region,
                    number(knobs.get(knobs::LICM_MSSA_OPTIMIZATION_CAP)),
                    number(knobs.get(knobs::LICM_MSSA_MAX_ACC_PROMOTION)),
                );
                let max_uses = number(knobs.get(knobs::LICM_MAX_NUM_USES_TRAVERSED)) as usize;
                changed |= self.sink_all(func, &loops, &memory_ssa, &site, &mut accesses, max_uses);
            }
            self.columns = region.into_columns();
        }
        self.aliases.clear();
        Outcome::of(changed, INFO.preserves)
    }
}

/// Whether the function says how often it was entered.
pub(crate) fn has_profile(func: &Func<'_>) -> bool {
    let strings = &func.ctx().tables.strings;
    let extra = func.ctx().extra(func.global());
    extra.is_some_and(|extra| extra.attachments.iter().any(|&(kind, _)| strings.get(kind) == b"prof"))
}

impl LoopSink {
    fn sink_all(
        &mut self,
        func: &mut FuncMut<'_>,
        loops: &Loops,
        memory_ssa: &MemorySsa,
        site: &Site<'_>,
        accesses: &mut Accesses,
        max_uses: usize,
    ) -> bool {
        self.aliases.clear();
        let mut changed = false;
        // What is behind the instruction in the preheader and writes.
        let mut written = false;
        let mut at = func.prev(func.terminator(site.preheader));
        while let Some(i) = at.get() {
            at = func.prev(i);
            if func.op(i) == Opcode::Phi {
                break;
            }
            let access = memory_ssa.access(i).map(|a| memory_ssa.kind(a));
            let mut memory = Memory {
                accesses,
                aliases: &mut self.aliases,
                region: site.region,
                dom: site.dom,
                max_uses,
                once: false,
            };
            let movable = !matches!(func.op(i), Opcode::Alloca | Opcode::VaArg)
                && access != Some(AccessKind::Def)
                && !(access == Some(AccessKind::Use) && written)
                && memory.may_move(func, i, true).is_ok();
            written |= access == Some(AccessKind::Def);
            changed |= movable && site.sink(func, loops, i);
        }
        changed
    }
}

impl Site<'_> {
    /// Moves `inst` to rare blocks, if that is worth it.
    fn sink(&self, func: &mut FuncMut<'_>, loops: &Loops, inst: Inst) -> bool {
        let mut users: Vec<Block> = Vec::new();
        for u in func.uses(inst.into()) {
            let (user, k) = (func.user(u), func.use_index(u));
            let mut at = func.block_of(user);
            if !loops.contains(self.region.id, at) {
                return false;
            }
            if func.op(user) == Opcode::Phi {
                at = func.phi_incoming(user, k / 2).1;
                if at == self.preheader {
                    return false;
                }
            }
            if !users.contains(&at) {
                users.push(at);
            }
            if users.len() > self.most_blocks {
                return false;
            }
        }
        let mut targets = self.targets(func, users);
        if targets.is_empty() || targets.len() > 1 && !targets.iter().all(|b| self.cold.contains(b)) {
            return false;
        }
        targets.sort_by_key(|&b| self.region.rank(b));
        for &b in &targets[1..] {
            let operands: Vec<Value> = func.operands(inst).collect();
            let copy = func.clone_inst(inst, &operands);
            func.insert_before(copy, crate::licm::first_place(func, b));
            let loc = func.loc(inst);
            func.set_loc(copy, loc);
            func.derive_name(copy.into(), inst.into(), "");
            let dom = self.dom;
            func.replace_uses_where(inst.into(), copy.into(), |func, u| {
                let (user, k) = (func.user(u), func.use_index(u));
                let at = match func.op(user) {
                    Opcode::Phi => func.phi_incoming(user, k / 2).1,
                    _ => func.block_of(user),
                };
                user != copy && dom.dominates(b, at)
            });
        }
        let first = crate::licm::first_place(func, targets[0]);
        func.move_before(inst, first);
        true
    }

    /// The blocks that `users` can be served from, as rarely as possible; none if that is not rare enough.
    fn targets(&self, func: &Func<'_>, users: Vec<Block>) -> Vec<Block> {
        let mut into = users;
        for &rare in &self.cold {
            let below: Vec<Block> = into.iter().copied().filter(|&b| self.dom.dominates(rare, b)).collect();
            if below.is_empty() {
                continue;
            }
            if self.together(&below) > self.freqs.of(rare) {
                into.retain(|b| !below.contains(b));
                into.push(rare);
            } else if self.together(&into) <= self.freqs.of(rare) {
                break;
            }
        }
        let closed = |b: &Block| func.op(crate::licm::first_place(func, *b)) == Opcode::CatchSwitch;
        if into.iter().any(closed) || self.together(&into) > self.freqs.of(self.preheader) {
            into.clear();
        }
        into
    }
    /// How often `blocks` run together; several count for more.
    fn together(&self, blocks: &[Block]) -> f64 {
        let sum: f64 = blocks.iter().map(|&b| self.freqs.of(b)).sum();
        if blocks.len() > 1 { sum / self.threshold } else { sum }
    }
}
