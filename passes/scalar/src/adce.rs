//! `adce`: aggressive dead-code elimination. Everything is dead until something with an effect needs it.
//!
//! **When**: unused cycles of phis, and branches that decide only about dead code.
//! **How**: marks from the roots (effects, returns, latches) through operands; a live block makes the branches live that it is
//! control dependent on (iterated post-dominance frontier). A dead branch goes to one of its successors; blocks that are not
//! reached any more are erased. Loops are kept, as they may not end, unless a knob says otherwise.
//! **Invariants**: convergent calls stay where they are, under the conditions they had.
//! **Cost**: linear, but for the frontiers, which cost what they walk.
//! **Source**: Cytron et al., "Efficiently computing static single assignment form and the control dependence graph", 1991.

use super::simplifycfg::remove_unreachable_blocks;
use crate::knobs;
use warpc_analysis::facts::would_be_dead;
use warpc_analysis::{AnalysisSet, Idf};
use warpc_columns::RowSet;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode, ValueKind};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "adce",
    summary: "erase instructions and branches that no effect depends on",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::POSTDOM).and(AnalysisSet::DOM),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::ADCE],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("adce")?;
        Ok(PassBody::Function(Box::new(Adce::default())))
    },
};

#[derive(Default)]
struct Adce {
    remove_loops: bool,
    live: RowSet<Inst>,
    live_block: RowSet<Block>,
    work: Vec<Inst>,
    new_blocks: Vec<Block>,
    frontier: Vec<Block>,
}

impl FunctionPass for Adce {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let (cfg, dom, post) = (cx.analyses.cfg(f), cx.analyses.dom(f), cx.analyses.post_dom(f));
        self.remove_loops = cx.session.knobs.get(knobs::ADCE_REMOVE_LOOPS);
        self.mark(f, &cfg, &dom, &post);
        let (changed, edges) = self.sweep(f, &cfg, &post);
        let preserved = if edges { AnalysisSet::NONE } else { AnalysisSet::CFG_ALL };
        Outcome::of(changed, preserved)
    }
}

impl Adce {
    fn mark_inst(&mut self, f: &FuncMut<'_>, inst: Inst) {
        if self.live.insert(inst) {
            self.work.push(inst);
            self.mark_block(f.block_of(inst));
        }
    }
    fn mark_block(&mut self, block: Block) {
        if self.live_block.insert(block) {
            self.new_blocks.push(block);
        }
    }

    fn mark(&mut self, f: &FuncMut<'_>, cfg: &Cfg, dom: &DomTree, post: &DomTree) {
        self.live.reset(f.num_insts());
        self.live_block.reset(f.num_blocks());
        self.work.clear();
        self.new_blocks.clear();
        let mut idf = Idf::new(cfg);
        self.mark_block(f.entry());
        for &b in cfg.rpo() {
            for i in f.block_insts(b) {
                let root = match f.op(i) {
                    // A branch is needed where it may close a loop (dominators miss irreducible ones: any edge back in
                    // reverse post-order counts), and where the block after it is not post-dominated by an exit.
                    Opcode::Br | Opcode::Switch => {
                        !post.is_reachable(b)
                            || !self.remove_loops
                                && f.successors_of(i)
                                    .any(|s| dom.dominates(s, b) || cfg.rpo_index(s) <= cfg.rpo_index(b))
                    }
                    _ => !would_be_dead(f, i),
                };
                if root {
                    self.mark_inst(f, i);
                }
            }
        }
        // Blocks from which no path leaves the function are children of the virtual exit: the branches that lead to them decide
        // whether the thread ends.
        for &r in post.roots() {
            let term = f.terminator(r);
            if term.is_some() && !matches!(f.op(term), Opcode::Ret | Opcode::Unreachable) {
                self.mark_inst(f, term);
            }
        }
        loop {
            while let Some(i) = self.work.pop() {
                for k in 0..f.num_operands(i) {
                    let v = f.operand(i, k);
                    match v.kind() {
                        ValueKind::Inst(d) => self.mark_inst(f, d),
                        // A live phi needs to know where it came from.
                        ValueKind::Block(from) if f.op(i) == Opcode::Phi && cfg.is_reachable(from) => {
                            self.mark_block(from);
                        }
                        _ => {}
                    }
                }
            }
            if self.new_blocks.is_empty() {
                return;
            }
            let new = std::mem::take(&mut self.new_blocks);
            // Straight-line terminators of live blocks cost nothing; they are kept by the sweep.
            self.frontier.clear();
            let mut out = std::mem::take(&mut self.frontier);
            idf.compute(cfg, post, new.iter().copied(), None, &mut out);
            for &b in &out {
                let term = f.terminator(b);
                if term.is_some() && cfg.is_reachable(b) {
                    self.mark_inst(f, term);
                }
            }
            self.frontier = out;
        }
    }

    fn sweep(&mut self, f: &mut FuncMut<'_>, cfg: &Cfg, post: &DomTree) -> (bool, bool) {
        let (mut changed, mut edges) = (false, false);
        // Users go before what they use, so that debug records of a dead value can say what it was computed from.
        for &b in cfg.rpo().iter().rev() {
            let mut inst = f.last(b);
            while inst.is_some() {
                let previous = f.prev(inst);
                if !self.live.contains(inst) && !f.op(inst).is_terminator() {
                    f.erase(inst);
                    changed = true;
                }
                inst = previous;
            }
        }
        for &b in cfg.rpo() {
            let last = f.terminator(b);
            if last.is_some() && !self.live.contains(last) && f.successors_of(last).count() > 1 {
                let to = self.way_out(f, cfg, post, b, last);
                f.fold_terminator_to(b, to);
                changed = true;
                edges = true;
            }
        }
        if edges {
            remove_unreachable_blocks(f);
        }
        (changed, edges)
    }

    /// Successor that a dead branch goes to: the one nearest to where all paths meet again.
    fn way_out(&self, f: &FuncMut<'_>, cfg: &Cfg, post: &DomTree, block: Block, term: Inst) -> Block {
        let meet = post.idom(block);
        let mut best = Block::NONE;
        for s in f.successors_of(term) {
            if s == meet {
                return s;
            }
            // Later in reverse post-order is nearer to the end.
            if best.is_none() || cfg.rpo_index(s) > cfg.rpo_index(best) {
                best = s;
            }
        }
        best
    }
}

#[cfg(test)]
fn count(f: &warpc_ir::Func<'_>) -> usize {
    f.block_order().map(|b| f.block_insts(b).count()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_exact::{Rng, Shape2, cases, check_pass, make_pass, random_function, run_pass};
    use warpc_ir::Value;

    #[test]
    fn random_functions_are_refined() {
        check_pass(&super::INFO, &[], cases(600), Shape2 { size: 12, bits: 3, branches: true });
    }

    /// A diamond that computes a value nobody needs collapses to a straight line.
    #[test]
    fn dead_diamonds_and_phi_cycles_go() {
        let mut rng = Rng(7);
        let (m, mut body) = random_function(&mut rng, Shape2 { size: 9, bits: 3, branches: true });
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        // Return an argument instead of what was computed; divisions may be undefined but have no effect.
        let last = f.block_order().last().unwrap();
        let ret = f.terminator(last);
        let ty = f.type_of(f.operand(ret, 0));
        f.set_operand(ret, 0, Value::poison(ty));
        assert!(run_pass(&mut *make_pass(&super::INFO, &[]), &mut f));
        f.check_uses().unwrap();
        assert!(f.block_order().all(|b| f.block_insts(b).all(|i| f.op(i).is_terminator())));
        assert!(count(&f) <= 4);
        assert!(!run_pass(&mut *make_pass(&super::INFO, &[]), &mut f));
    }
}
