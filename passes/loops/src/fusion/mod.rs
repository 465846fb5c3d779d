//! `loop-fusion`: makes one loop of two that follow each other and run equally often.
//!
//! ```text
//!   for (i < n) a[i] = x;  for (j < n) b[j] = a[j];   ->   for (i < n) { a[i] = x; b[i] = a[i]; }
//! ```
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | the pass: levels of the nest, chains of loops that follow each other, rounds, remarks |
//! | `candidate.rs` | which loops may be fused with any other |
//! | `legality.rs` | which two may be fused: trip counts, guards, dependences, what stands between them |
//! | `apply.rs` | the edit |
//!
//! **When**: two loops of one parent, each left by its latch alone, where the exit of the first is the preheader of the second, or both stand
//! behind the same condition; with equal counts of scalar evolution. Where constants differ, the first loop is peeled, up to
//! `loop-fusion-peel-max-count` iterations. Everything that is legal is fused, as in LLVM.
//! Reasons of loops that stay carry LLVM's names: `NonEqualTripCount`, `NonAdjacent`, `OnlySecondCandidateIsGuarded`, `NonIdenticalGuards`,
//! `NonEmptyExitBlock`, `NonEmptyGuardBlock`, `InvalidDependencies`, `NonEmptyPreheader`; of single loops `InvalidCandidate` with the cause.
//! **Not**: loops with convergent operations, whose order among the threads would change, volatile or atomic accesses, calls that may not
//! return; accesses of which a later iteration of the first loop and an earlier one of the second may touch the same memory.
//! **How**: from the outside in. At each level chains of neighbours are fused from the left; a round decides with one scalar evolution and
//! one set of dependence tests, and fuses one pair of each short chain, or disjoint pairs of long ones.
//! **Invariants**: loops are in simplified form before and after; values that leave a loop need no phi, so LCSSA form may end. The metadata of
//! the fused loop is that of the second. **Relies on** dependence tests, scalar evolution, dominators.
//! **Cost**: for each round linear in the loops that are compared, and their pairs of accesses, up to `da-max-pairs`; rounds are at most
//! [`IN_ORDER`] and the logarithm of the chain.
//! **Source**: LLVM's pass of this name.

mod apply;
mod candidate;
mod legality;

use crate::forms::LoopForms;
use crate::knobs;
use crate::peel::{Peel, peel};
use crate::split::loop_start_location;
use candidate::{Candidate, Invalid};
use legality::{Plan, Reason};
use warpc_analysis::{AnalysisSet, Loops};
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind, RemarkText};
use warpc_scalar::simplifycfg::addressed_blocks;
use warpc_scev::CachedScev;
use warpc_scev::depend::{Depend, Workspace};

const NAME: &str = "loop-fusion";

/// Loops of a chain up to which one pair is fused in a round, from the left, as LLVM does; longer chains are fused pair by pair.
const IN_ORDER: usize = 16;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "make one loop of neighbours that run equally often",
    level: Level::Function,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::FUSION, warpc_scev::knobs::DEPENDENCES],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        Ok(PassBody::Function(Box::new(LoopFusion { forms: LoopForms::simplified()?, work: Workspace::default() })))
    },
};

struct LoopFusion {
    /// The pass that brings loops into simplified form.
    forms: LoopForms,
    work: Workspace,
}

/// Loops of one parent, each the neighbour of the one before.
struct Chain {
    links: Vec<Link>,
}

/// A loop of a chain.
#[derive(Clone, Copy)]
struct Link {
    header: Block,
    /// It was peeled to run as often as the next one.
    is_peeled: bool,
    /// It is not fused with the next one.
    is_closed: bool,
}

/// What was found of two neighbours, by their preheaders.
struct Verdict {
    /// Where the first begins.
    start: Inst,
    preheaders: (Block, Block),
    missed: Option<Reason>,
}

impl FunctionPass for LoopFusion {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let loops = cx.analyses.loops(func);
        if siblings(&loops, 1).is_empty() && loops.inner_first().iter().all(|&id| loops.children(id).nth(1).is_none()) {
            return Outcome::Unchanged;
        }
        drop(loops);
        let mut changed = self.forms.bring(func, cx);
        let mut depth = 1;
        while is_as_deep(&cx.analyses.loops(func), depth) {
            let mut chains = chains(func, cx, depth);
            while !chains.is_empty() {
                let plans = self.round(func, cx, &mut chains);
                if plans.is_empty() {
                    break;
                }
                changed = true;
                let (cfg, loops) = (cx.analyses.cfg(func), cx.analyses.loops(func));
                for plan in plans {
                    match plan.peel {
                        0 => apply::fuse(func, &plan),
                        count => {
                            let how = Peel { count, last: false, guarded: false, is_final: false };
                            peel(func, &loops, &cfg, plan.first.id, how, None);
                            apply::seal(func, &plan.first);
                        }
                    }
                }
                cx.analyses.invalidate(AnalysisSet::NONE);
            }
            depth += 1;
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

impl LoopFusion {
    /// Decides about the neighbours of each chain as far as their turn is. Chains that are done go.
    fn round(&mut self, func: &FuncMut<'_>, cx: &mut PassCx<'_>, chains: &mut Vec<Chain>) -> Vec<Plan> {
        let most_peeled = cx.session.knobs.get(knobs::LOOP_FUSION_PEEL_MAX_COUNT).clamp(0, i64::from(u32::MAX)) as u32;
        let mut addressed: Vec<Block> = addressed_blocks(func).collect();
        addressed.sort_unstable();
        let (mut plans, mut verdicts) = (Vec::new(), Vec::new());
        let session = cx.session;
        let work = &mut self.work;
        cx.analyses.with_scev(func, &session.knobs, |se| {
            let mut tests = Depend::new(se, work, &session.knobs);
            chains.retain_mut(|chain| {
                let before = plans.len();
                let in_order = chain.links.len() <= IN_ORDER;
                let mut at = 0;
                while at + 1 < chain.links.len() {
                    if chain.links[at].is_closed {
                        at += 1;
                        continue;
                    }
                    let mut of = |link: Link| Candidate::of(tests.se, link.header, link.is_peeled, &addressed).ok();
                    let pair = (of(chain.links[at]), of(chain.links[at + 1]));
                    let (Some(first), Some(second)) = pair else {
                        chain.links[at].is_closed = true;
                        continue;
                    };
                    let preheaders = (first.preheader, second.preheader);
                    let start = start(func, tests.se.loops, first.header);
                    let most_peeled = if chain.links[at].is_peeled { 0 } else { most_peeled };
                    let missed = match legality::legal(&mut tests, first, second, most_peeled) {
                        Err(reason) => {
                            chain.links[at].is_closed = true;
                            Some(reason)
                        }
                        Ok(plan) => {
                            match plan.peel {
                                0 => chain.links[at].is_closed = chain.links.remove(at + 1).is_closed,
                                _ => chain.links[at].is_peeled = true,
                            }
                            let is_fused = plan.peel == 0;
                            plans.push(plan);
                            at += 1;
                            if !is_fused {
                                break;
                            }
                            None
                        }
                    };
                    verdicts.push(Verdict { start, preheaders, missed });
                    if in_order && missed.is_none() {
                        break;
                    }
                }
                plans.len() > before
            });
        });
        verdicts.into_iter().for_each(|verdict| report(func, cx, &verdict));
        plans
    }
}

/// Whether any loop is inside `depth` loops, itself among them.
fn is_as_deep(loops: &Loops, depth: u32) -> bool {
    loops.inner_first().into_iter().any(|id| loops.depth(id) >= depth)
}

/// The loops of depth `depth`, by parents, in the order of the code; where a parent has more than one.
fn siblings(loops: &Loops, depth: u32) -> Vec<Vec<Loop>> {
    let sets: Vec<Vec<Loop>> = match depth {
        1 => vec![loops.top()],
        _ => {
            let parents = loops.inner_first().into_iter().filter(|&id| loops.depth(id) + 1 == depth);
            parents.map(|id| loops.children(id).collect()).collect()
        }
    };
    sets.into_iter().filter(|set| set.len() > 1).collect()
}

/// The chains of neighbours among the loops of depth `depth`.
fn chains(func: &FuncMut<'_>, cx: &mut PassCx<'_>, depth: u32) -> Vec<Chain> {
    let loops = cx.analyses.loops(func);
    let sets = siblings(&loops, depth);
    if sets.is_empty() {
        return Vec::new();
    }
    let cfg = cx.analyses.cfg(func);
    let mut addressed: Vec<Block> = addressed_blocks(func).collect();
    addressed.sort_unstable();
    let session = cx.session;
    let mut invalid: Vec<(Block, Invalid)> = Vec::new();
    let found: Vec<Vec<Candidate>> = cx.analyses.with_scev(func, &session.knobs, |se| {
        let of_set = |mut set: Vec<Loop>| {
            set.sort_unstable_by_key(|&id| cfg.rpo_index(loops.header(id)));
            let mut candidates = Vec::new();
            for id in set {
                match Candidate::of(se, loops.header(id), false, &addressed) {
                    Ok(candidate) => candidates.push(candidate),
                    Err(why) => invalid.push((loops.header(id), why)),
                }
            }
            candidates
        };
        sets.into_iter().map(of_set).collect()
    });
    for (header, why) in invalid {
        let Some((name, text)) = why.text() else { continue };
        let at = start(func, &loops, header);
        cx.remark(RemarkKind::Analysis, NAME, "InvalidCandidate", at, || "Loop is not a candidate for fusion");
        cx.remark(RemarkKind::Analysis, NAME, name, at, || {
            format!("[{}]: Loop is not a candidate for fusion: {text}", String::from_utf8_lossy(func.name()))
        });
    }
    found.into_iter().flat_map(|candidates| chains_of(func, cx, &candidates)).collect()
}

/// The chains among loops of one parent, which are in the order of the code.
fn chains_of(func: &FuncMut<'_>, cx: &mut PassCx<'_>, candidates: &[Candidate]) -> Vec<Chain> {
    let mut by_entry: Vec<(Block, usize)> = candidates.iter().enumerate().map(|(n, c)| (c.entry(), n)).collect();
    by_entry.sort_unstable();
    let next = |candidate: &Candidate| {
        let entry = candidate.leads_to(func)?;
        by_entry.binary_search_by_key(&entry, |row| row.0).ok().map(|row| by_entry[row].1)
    };
    report_gaps(func, cx, candidates);
    let mut taken = vec![false; candidates.len()];
    let mut chains = Vec::new();
    for first in 0..candidates.len() {
        let mut links = Vec::new();
        let mut at = first;
        while !std::mem::replace(&mut taken[at], true) {
            links.push(Link { header: candidates[at].header, is_peeled: false, is_closed: false });
            match next(&candidates[at]) {
                Some(behind) => at = behind,
                None => break,
            }
        }
        if links.len() > 1 {
            chains.push(Chain { links });
        }
    }
    chains
}

/// Says of loops one of which runs whenever the other does that something stands between them.
fn report_gaps(func: &FuncMut<'_>, cx: &mut PassCx<'_>, candidates: &[Candidate]) {
    if !cx.wants_remarks() {
        return;
    }
    let (dom, post, loops) = (cx.analyses.dom(func), cx.analyses.post_dom(func), cx.analyses.loops(func));
    for pair in candidates.windows(2) {
        let (first, second) = (pair[0].entry(), pair[1].entry());
        let is_gap = pair[0].leads_to(func) != Some(second);
        if is_gap && dom.dominates(first, second) && post.dominates(second, first) {
            let preheaders = (pair[0].preheader, pair[1].preheader);
            let start = start(func, &loops, pair[0].header);
            let is_even = pair[0].count == pair[1].count;
            let reason = if is_even { Reason::NonAdjacent } else { Reason::NonEqualTripCount };
            report(func, cx, &Verdict { start, preheaders, missed: Some(reason) });
        }
    }
}

/// An instruction where the loop of `header` begins: one with the location that its metadata says, else the end of its preheader, else that
/// of its header.
fn start(func: &Func<'_>, loops: &Loops, header: Block) -> Inst {
    let id = loops.of(header);
    let preheader = loops.preheader(func, id);
    let location = loop_start_location(func, loops, id);
    let near = preheader.into_iter().chain(loops.blocks(id)).flat_map(|block| func.block_insts(block));
    let said = near.filter(|&inst| location.is_some() && func.loc(inst) == location).last();
    said.or(preheader.map(|block| func.terminator(block))).unwrap_or(func.terminator(header))
}

/// The remark of two neighbours.
fn report(func: &Func<'_>, cx: &mut PassCx<'_>, verdict: &Verdict) {
    let (first, second) = verdict.preheaders;
    let (kind, name, text) = match verdict.missed {
        None => (RemarkKind::Passed, "FuseCounter", "Loops fused"),
        Some(reason) => (RemarkKind::Missed, reason.text().0, reason.text().1),
    };
    cx.remark(kind, NAME, name, verdict.start, || {
        let named = |block: Block| {
            let names = func.side().names.as_deref();
            let name = names.map_or(&b""[..], |names| names.get(Value::block(block)));
            String::from_utf8_lossy(name).into_owned()
        };
        RemarkText::from(format!("[{}]: ", String::from_utf8_lossy(func.name())))
            .arg("Cand1", named(first))
            .text(" and ")
            .arg("Cand2", named(second))
            .text(": ")
            .text(text)
    });
}
