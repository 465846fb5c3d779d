//! Checks what a pass says it preserves: every analysis is computed before the pass, and where it changed the function, those it keeps
//! are compared after it with the same computed afresh. Where it did not, the function must be what it was, to the last bit.
//!
//! | analysis | compared |
//! |---|---|
//! | graph, dominators, post-dominators | edges, reachability, parents of every block |
//! | loops | of every block the header of its innermost loop, of every loop the header of its parent |
//! | liveness | the values live into and out of every block |
//! | uniformity | every argument, value, terminator and pair of blocks of one edge |
//! | memory SSA | order, definitions and phis against the function ([`MemorySsa::check`](warpc_analysis::MemorySsa::check)) |
//! | assumptions | the facts of every value |
//! | scalar evolution | counts and expressions with a constant difference; the columns against each other |
//! | probabilities, frequencies | the edges they are of; they are estimates, which passes keep while the edges stay |
//!
//! Dominance frontiers, known bits, alias answers and the call graph are computed where they are used and never kept.

use warpc_analysis::{Analyses, AnalysisSet, Liveness, Loops};
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::edit::uses::UseError;
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::{Func, Value};
use warpc_scev::CachedScev;

/// What a check around a pass finds wrong. The messages are about the pass, which [`Failure`](crate::manager::Failure) names.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CheckError {
    /// The IR breaks rules of the language: the texts of the verifier, which are LLVM's.
    #[error("{0}")]
    Invalid(String),
    /// The program breaks rules of the target, which a pass checks: a line each.
    #[error("{0}")]
    Refused(String),
    /// The use lists do not say who uses what.
    #[error("use lists are wrong: {0}")]
    UseLists(#[from] UseError),
    /// The pass says `Unchanged`, and the function is another.
    #[error("it says it changed nothing, but it did")]
    ChangedSilently,
    /// An analysis that the pass says it preserved differs from the same computed afresh.
    #[error("it says it preserved the {0}, but it did not")]
    Stale(&'static str),
    /// The same, with the difference.
    #[error("it says it preserved the {analysis}, but it did not: {difference}")]
    StaleAt {
        /// The analysis.
        analysis: &'static str,
        /// The first difference, as its own check words it.
        difference: String,
    },
    /// A loop pass left a block at another place in the dominator tree than it has.
    #[error("it left the dominator tree wrong: {block:?} is below {have:?} and should be below {want:?}")]
    DominatorTree {
        /// The block.
        block: Block,
        /// The parent that it was left with.
        have: Block,
        /// Its parent in the tree computed afresh.
        want: Block,
    },
    /// A loop pass left a block in another loop than it is in.
    #[error("it left the loop nest wrong: {0:?} is in another loop")]
    BlockOfLoop(Block),
    /// A loop pass left a loop in another loop than it is in.
    #[error("it left the loop nest wrong: a loop is in another loop")]
    LoopOfLoop,
    /// A loop lost the form that `loop-simplify` gave it; the name is that of its header.
    #[error("loop %{0} is no longer in loop-simplify form")]
    NotSimplified(String),
    /// A loop lost the form that `lcssa` gave it; the name is that of its header.
    #[error("loop %{0} is no longer in LCSSA form")]
    NotClosed(String),
}

/// Computes every analysis of `func`, so that whatever a pass preserves is there to be compared.
pub fn compute_all(a: &mut Analyses, func: &Func<'_>) {
    a.cfg(func);
    a.dom(func);
    a.post_dom(func);
    a.loops(func);
    a.assumptions(func);
    a.branch_probs(func);
    a.block_freqs(func);
    a.liveness(func);
    a.uniformity(func);
    a.memssa(func);
}

/// Computes scalar evolution of all of `func`.
pub fn compute_scev(a: &mut Analyses, func: &Func<'_>, knobs: &Knobs) {
    a.with_scev(func, knobs, |se| se.compute_everything());
}

/// Recomputes every analysis that is cached and compares. The error names the first that is not what it should be.
pub fn check_analyses(cached: &mut Analyses, func: &Func<'_>, knobs: &Knobs) -> Result<(), CheckError> {
    check_cached(cached, AnalysisSet::ALL, func, knobs)
}

/// The same for the analyses of `set` only.
pub fn check_cached(cached: &mut Analyses, set: AnalysisSet, func: &Func<'_>, knobs: &Knobs) -> Result<(), CheckError> {
    let valid = AnalysisSet(cached.valid().0 & set.0);
    let mut fresh = Analyses::default();
    let ok = |holds: bool, analysis: &'static str| if holds { Ok(()) } else { Err(CheckError::Stale(analysis)) };
    let stale_at = |analysis: &'static str, difference: String| CheckError::StaleAt { analysis, difference };
    let live = || (0..func.num_blocks()).map(Block::new).filter(|&b| !func.is_block_dead(b));
    let cfg = fresh.cfg(func);
    // What unreachable blocks have is not compared beyond their edges: no analysis promises anything of them.
    let blocks = || live().filter(|&b| cfg.is_reachable(b));
    if valid.contains(AnalysisSet::CFG) {
        let a = cached.cfg(func);
        let same = live().all(|x| a.succs(x) == cfg.succs(x) && a.is_reachable(x) == cfg.is_reachable(x));
        ok(same, "control-flow graph")?;
    }
    if valid.contains(AnalysisSet::DOM) {
        let (a, b) = (cached.dom(func), fresh.dom(func));
        ok(live().all(|x| a.idom(x) == b.idom(x)), "dominator tree")?;
    }
    if valid.contains(AnalysisSet::POSTDOM) {
        let (a, b) = (cached.post_dom(func), fresh.post_dom(func));
        ok(live().all(|x| a.idom(x) == b.idom(x)), "post-dominator tree")?;
    }
    if valid.contains(AnalysisSet::LOOPS) {
        ok(same_loops(&cfg, &cached.loops(func), &fresh.loops(func)), "loop nest")?;
    }
    if valid.contains(AnalysisSet::LIVENESS) {
        let (a, b) = (cached.liveness(func), fresh.liveness(func));
        ok(live_sets(&a, true) == live_sets(&b, true) && live_sets(&a, false) == live_sets(&b, false), "liveness")?;
    }
    if valid.contains(AnalysisSet::UNIFORMITY) {
        let (a, b) = (cached.uniformity(func), fresh.uniformity(func));
        let args = (0..func.num_args() as u32).map(Value::arg).all(|v| a.is_divergent(v) == b.is_divergent(v));
        let body = blocks().all(|x| {
            a.has_divergent_terminator(x) == b.has_divergent_terminator(x)
                && cfg.succs(x).iter().all(|&y| a.is_temporal(x, y) == b.is_temporal(x, y))
                && func
                    .block_insts(x)
                    .all(|i| func.ty(i) == Type::VOID || a.is_divergent(i.into()) == b.is_divergent(i.into()))
        });
        ok(args && body, "uniformity")?;
    }
    if valid.contains(AnalysisSet::MEMSSA) {
        let dom = fresh.dom(func);
        cached.memssa(func).check(func, &cfg, &dom).map_err(|wrong| stale_at("memory SSA", wrong.to_string()))?;
    }
    if valid.contains(AnalysisSet::ASSUMPTIONS) {
        let (a, b) = (cached.assumptions(func), fresh.assumptions(func));
        let args = (0..func.num_args() as u32).map(Value::arg).all(|v| a.of(v) == b.of(v));
        let body = blocks().all(|x| func.block_insts(x).all(|i| a.of(i.into()) == b.of(i.into())));
        ok(args && body && a.calls() == b.calls(), "assumptions")?;
    }
    if valid.contains(AnalysisSet::FREQUENCY) {
        let (probs, freqs) = (cached.branch_probs(func), cached.block_freqs(func));
        let edges = blocks().all(|x| probs.of(x).len() == cfg.succs(x).len() && freqs.of(x).is_finite());
        ok(edges, "branch probabilities")?;
    }
    if valid.contains(AnalysisSet::SCEV) {
        let found = cached.with_scev(func, knobs, |se| {
            let mut found = se.verify_maps();
            found.extend(se.verify(knobs));
            found
        });
        if let Some(first) = found.first() {
            return Err(stale_at("scalar evolution", first.to_string()));
        }
    }
    Ok(())
}

/// Checks a loop nest and a dominator tree that a loop pass edited against the same computed afresh.
pub fn check_loops_and_dominators(func: &Func<'_>, loops: &Loops, dom: &DomTree) -> Result<(), CheckError> {
    let cfg = Cfg::new(func);
    let fresh = DomTree::new(&cfg);
    let live = (0..func.num_blocks()).map(Block::new).filter(|&b| !func.is_block_dead(b));
    let wrong = |b: &Block| dom.idom(*b) != fresh.idom(*b) || dom.is_reachable(*b) != fresh.is_reachable(*b);
    if let Some(block) = live.clone().find(wrong) {
        return Err(CheckError::DominatorTree { block, have: dom.idom(block), want: fresh.idom(block) });
    }
    let found = Loops::new(&cfg, &fresh);
    if !same_loops(&cfg, loops, &found) {
        let differs =
            |b: &&Block| loops.of(**b).get().map(|l| loops.header(l)) != found.of(**b).get().map(|l| found.header(l));
        return Err(match cfg.rpo().iter().find(differs) {
            Some(&block) => CheckError::BlockOfLoop(block),
            None => CheckError::LoopOfLoop,
        });
    }
    Ok(())
}

/// Whether two loop nests of one graph are the same but for the ids and the order of loops. Blocks that are not reached do not
/// count.
fn same_loops(cfg: &Cfg, a: &Loops, b: &Loops) -> bool {
    let header = |loops: &Loops, l: Loop| l.get().map(|l| loops.header(l));
    cfg.rpo().iter().all(|&x| {
        let (p, q) = (a.of(x), b.of(x));
        header(a, p) == header(b, q)
            && (p.is_none() || header(a, a.parent(p)) == header(b, b.parent(q)) && a.depth(p) == b.depth(q))
    }) && a.inner_first().len() == b.inner_first().len()
}

/// Values live into (or out of) each block, in reverse post-order.
fn live_sets(l: &Liveness, into: bool) -> Vec<(Block, Vec<Value>)> {
    let mut out = Vec::new();
    let visit = |b: Block, values: &[Value]| {
        let mut list = values.to_vec();
        list.sort_unstable();
        out.push((b, list));
    };
    if into {
        l.sweep_live_in(visit)
    } else {
        l.sweep_live_out(visit)
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_ir::FuncMut;
    use warpc_ir::opcode::Opcode;
    use warpc_lab::generate::{self, Config};

    /// What is made stale.
    const STALE: [AnalysisSet; 5] = [
        AnalysisSet::LIVENESS,
        AnalysisSet::UNIFORMITY,
        AnalysisSet::MEMSSA,
        AnalysisSet::ASSUMPTIONS,
        AnalysisSet::SCEV,
    ];

    /// A change that touches everything is seen in every analysis that claims to be still valid.
    #[test]
    fn stale_analyses_are_found() {
        let knobs = Knobs::default();
        let mut seen = AnalysisSet::NONE;
        for seed in 0..20 {
            let mut m = generate::module(&Config::new(seed, 60));
            let g = m.find_global("k").expect("kernel");
            m.edit(g, |f: &mut FuncMut<'_>| {
                for set in STALE {
                    let mut a = Analyses::default();
                    compute_all(&mut a, f);
                    compute_scev(&mut a, f, &knobs);
                    check_analyses(&mut a, f, &knobs).expect("fresh");
                    a.invalidate(set);
                    // The last store or call, or an instruction with users, goes.
                    let all: Vec<Inst> = f.block_order().flat_map(|b| f.block_insts(b).collect::<Vec<_>>()).collect();
                    let pick = |want: &dyn Fn(Inst) -> bool| all.iter().rev().copied().find(|&i| want(i));
                    let i = match set {
                        AnalysisSet::MEMSSA => pick(&|i| f.op(i) == Opcode::Store),
                        AnalysisSet::SCEV => {
                            pick(&|i| f.op(i) == Opcode::Add && f.ty(i) == Type::I32 && !f.is_unused(i.into()))
                        }
                        AnalysisSet::ASSUMPTIONS => pick(&|i| f.op(i) == Opcode::ICmp && !f.is_unused(i.into())),
                        _ => pick(&|i| f.op(i) == Opcode::Call && f.ty(i) == Type::I32 && !f.is_unused(i.into())),
                    };
                    let Some(i) = i else { continue };
                    if f.ty(i) == Type::VOID {
                        f.erase(i);
                    } else {
                        let (ty, bits) = (f.ty(i), f.types().int_bits(f.ty(i)).unwrap_or(1));
                        let z = f.consts_mut().add_int(ty, bits, 1);
                        f.replace_and_erase(i, z);
                    }
                    if check_analyses(&mut a, f, &knobs).is_err() {
                        seen = seen.and(set);
                    }
                }
            });
        }
        for set in STALE {
            assert!(seen.contains(set), "{set:?}");
        }
    }
}
