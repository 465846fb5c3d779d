//! `print<domtree>`, `print<postdomtree>`, `print<domfrontier>`: the trees of dominators and post-dominators with depths, and for each block
//! those where its dominance ends.
//!
//! **How**: the frontier of a block is that of its children in the tree, without what it dominates, behind its own successors.
//! **Cost**: linear; of frontiers, in their text, which is quadratic in the blocks at worst.
//! **Source**: the format is that of LLVM's printers of these names. Frontiers stand in order of blocks, where LLVM takes a hash map's.

use crate::row::{of_function, says};
use std::fmt::Write;
use warpc_analysis::print::Slots;
use warpc_analysis::{AnalysisSet, print};
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Func, Value};
use warpc_phase::PassInfo;

/// Row of the printer of dominators.
pub const DOM: PassInfo = of_function("print<domtree>", "print the dominator tree", AnalysisSet::DOM, |params| {
    says(params, DOM.name, |func, cx| print::dom_tree(func, &cx.analyses.dom(func)))
});

/// Row of the printer of post-dominators.
pub const POST_DOM: PassInfo =
    of_function("print<postdomtree>", "print the post-dominator tree", AnalysisSet::POSTDOM, |params| {
        says(params, POST_DOM.name, |func, cx| print::dom_tree(func, &cx.analyses.post_dom(func)))
    });

/// Row of the printer of dominance frontiers.
pub const FRONTIER: PassInfo =
    of_function("print<domfrontier>", "print where the dominance of blocks ends", AnalysisSet::DOM, |params| {
        says(params, FRONTIER.name, |func, cx| frontiers_text(func, &cx.analyses.cfg(func), &cx.analyses.dom(func)))
    });

/// The dominance frontier of every block, by row.
pub(crate) fn frontiers(cfg: &Cfg, dom: &DomTree) -> Vec<Vec<Block>> {
    let mut of: Vec<Vec<Block>> = vec![Vec::new(); cfg.rows()];
    let mut stamps = vec![Block::NONE; cfg.rows()];
    for &block in dom.preorder().iter().rev() {
        let mut found = Vec::new();
        let mut add = |at: Block| {
            let is_new = dom.idom(at) != block && std::mem::replace(&mut stamps[at.index()], block) != block;
            if is_new {
                found.push(at);
            }
        };
        cfg.succs(block).iter().for_each(|&to| add(to));
        dom.children(block).for_each(|child| of[child.index()].iter().for_each(|&at| add(at)));
        of[block.index()] = found;
    }
    of
}

fn frontiers_text(func: &Func<'_>, cfg: &Cfg, dom: &DomTree) -> String {
    let slots = Slots::new(func);
    let mut text = format!("DominanceFrontier for function: {}\n", String::from_utf8_lossy(func.name()));
    let of = frontiers(cfg, dom);
    for &block in cfg.layout().iter().filter(|&&block| cfg.is_reachable(block)) {
        // Writing to a string does not fail.
        let _ = write!(text, "  DomFrontier for BB {} is:\t", slots.name(func, Value::block(block)));
        for &at in &of[block.index()] {
            let _ = write!(text, " {}", slots.name(func, Value::block(at)));
        }
        text.push('\n');
    }
    text
}
