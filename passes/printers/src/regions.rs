//! `print<regions>`: the tree of regions of each function, parts of its graph with one entry and one exit; `verify<regions>`: every edge into
//! a region leads to its entry, every edge out of it to its exit.
//!
//! **How**: blocks are taken from the bottom of the dominator tree up. Each pairs with the blocks that post-dominate it, nearest first, if
//! dominance frontiers say that all edges between the two parts lead through them; chains of regions that end where the next begins are
//! skipped as one. What is found is hung into a tree along the dominator tree.
//! **Source**: Johnson, Pearson and Pingali, "The program structure tree", 1994, for regions; which ones are told, and the format, are
//! LLVM's. **Cost**: linear in the post-dominators that are tried, and in the frontiers.

use crate::knobs;
use crate::row::{of_function, says};
use crate::trees::frontiers;
use std::fmt::Write;
use warpc_analysis::AnalysisSet;
use warpc_analysis::print::Slots;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::knobs::KnobTable;
use warpc_ir::{Func, Value};
use warpc_phase::PassInfo;

const KNOBS: &[KnobTable] = &[knobs::REGIONS];

/// Row of the printer.
pub const PRINT: PassInfo = PassInfo {
    knobs: KNOBS,
    ..of_function("print<regions>", "print regions", AnalysisSet::DOM.and(AnalysisSet::POSTDOM), |params| {
        says(params, PRINT.name, |func, cx| {
            let (cfg, dom, post) = (cx.analyses.cfg(func), cx.analyses.dom(func), cx.analyses.post_dom(func));
            let regions = Regions::new(&cfg, &dom, &post);
            let style = cx.session.knobs.get(knobs::PRINT_REGION_STYLE);
            Writer { func, slots: Slots::new(func), regions: &regions, style, out: String::new() }.all()
        })
    })
};

/// Row of the verifier.
pub const VERIFY: PassInfo =
    of_function("verify<regions>", "verify regions", AnalysisSet::DOM.and(AnalysisSet::POSTDOM), |params| {
        says(params, VERIFY.name, |func, cx| {
            let (cfg, dom, post) = (cx.analyses.cfg(func), cx.analyses.dom(func), cx.analyses.post_dom(func));
            if let Some(block) = Regions::new(&cfg, &dom, &post).wrong_edge() {
                let name = Slots::new(func).name(func, Value::block(block));
                cx.error(VERIFY.name, "WrongRegions", Inst::NONE, format!("regions are wrong at block {name}"));
            }
            String::new()
        })
    });

/// The region that is the whole function.
const WHOLE: usize = 0;

struct Region {
    entry: Block,
    /// `NONE` for the whole function.
    exit: Block,
    parent: Option<usize>,
    children: Vec<usize>,
}

struct Regions<'q> {
    cfg: &'q Cfg,
    dom: &'q DomTree,
    post: &'q DomTree,
    frontiers: Vec<Vec<Block>>,
    regions: Vec<Region>,
    /// The innermost region of each block.
    of: Vec<Option<usize>>,
}

impl<'q> Regions<'q> {
    fn new(cfg: &'q Cfg, dom: &'q DomTree, post: &'q DomTree) -> Regions<'q> {
        let whole = Region { entry: cfg.entry(), exit: Block::NONE, parent: None, children: Vec::new() };
        let frontiers = frontiers(cfg, dom);
        let mut regions = Regions { cfg, dom, post, frontiers, regions: vec![whole], of: vec![None; cfg.rows()] };
        regions.find();
        regions.hang();
        regions
    }
    /// Finds the regions of every entry, innermost first, as chains of parents.
    fn find(&mut self) {
        let mut skips = vec![Block::NONE; self.cfg.rows()];
        for entry in bottom_up(self.dom) {
            let (mut last, mut last_exit) = (None, entry);
            let mut at = entry;
            loop {
                let from = skips[at.index()];
                at = self.post.idom(if from.is_some() { from } else { at });
                if at.is_none() {
                    break;
                }
                if self.is_region(entry, at) {
                    let new = self.add(entry, at);
                    if let (Some(inner), Some(outer)) = (last, new) {
                        self.put_into(inner, outer);
                    }
                    (last, last_exit) = (new, at);
                }
                if !self.dom.dominates(entry, at) {
                    break;
                }
            }
            if last_exit != entry {
                let further = skips[last_exit.index()];
                skips[entry.index()] = if further.is_some() { further } else { last_exit };
            }
        }
    }
    /// Adds a region, unless it is one block with one successor.
    fn add(&mut self, entry: Block, exit: Block) -> Option<usize> {
        if let [only] = self.cfg.succs(entry)
            && *only == exit
        {
            return None;
        }
        let new = self.regions.len();
        self.regions.push(Region { entry, exit, parent: None, children: Vec::new() });
        self.of[entry.index()].get_or_insert(new);
        Some(new)
    }
    fn put_into(&mut self, inner: usize, outer: usize) {
        self.regions[inner].parent = Some(outer);
        self.regions[outer].children.push(inner);
    }
    fn is_region(&self, entry: Block, exit: Block) -> bool {
        let [from_entry, from_exit] = [entry, exit].map(|block| &self.frontiers[block.index()]);
        if !self.dom.dominates(entry, exit) {
            // The exit is the header of a loop around the entry.
            return from_entry.iter().all(|&to| to == exit || to == entry);
        }
        let leaves_by_exit = |to: Block| {
            let passes = |&pred: &Block| !self.dom.dominates(entry, pred) || self.dom.dominates(exit, pred);
            from_exit.contains(&to) && self.cfg.preds(to).iter().all(passes)
        };
        from_entry.iter().all(|&to| to == exit || to == entry || leaves_by_exit(to))
            && from_exit.iter().all(|&to| to == exit || !self.dom.strictly_dominates(entry, to))
    }
    /// Gives every block its region and every chain of regions its parent.
    fn hang(&mut self) {
        let mut around = vec![WHOLE; self.cfg.rows()];
        for &block in self.dom.preorder() {
            let above = self.dom.idom(block);
            let mut region = if above.is_none() { WHOLE } else { around[above.index()] };
            while block == self.regions[region].exit {
                region = self.regions[region].parent.unwrap_or(WHOLE);
            }
            match self.of[block.index()] {
                Some(own) => {
                    let mut top = own;
                    while let Some(parent) = self.regions[top].parent {
                        top = parent;
                    }
                    self.put_into(top, region);
                    region = own;
                }
                None => self.of[block.index()] = Some(region),
            }
            around[block.index()] = region;
        }
    }
    fn contains(&self, region: usize, block: Block) -> bool {
        let Region { entry, exit, .. } = self.regions[region];
        let beyond = || self.dom.dominates(exit, block) && self.dom.dominates(entry, exit);
        exit.is_none() || self.dom.dominates(entry, block) && !beyond()
    }
    /// The target of an edge that enters a region elsewhere than at its entry, or leaves it elsewhere than to its exit.
    fn wrong_edge(&self) -> Option<Block> {
        let mut edges = self.cfg.rpo().iter().flat_map(|&from| self.cfg.succs(from).iter().map(move |&to| (from, to)));
        let is_wrong = |&(from, to): &(Block, Block)| {
            let mut at = self.of[from.index()].into_iter().chain(self.of[to.index()]);
            at.any(|region| match [from, to].map(|block| self.contains(region, block)) {
                [true, false] => to != self.regions[region].exit,
                [false, true] => to != self.regions[region].entry,
                _ => false,
            })
        };
        edges.find(is_wrong).map(|edge| edge.1)
    }
    /// The child of `region` that begins at `block`.
    fn child_at(&self, region: usize, block: Block) -> Option<usize> {
        let mut inner = self.of[block.index()].filter(|&inner| inner != region)?;
        while let Some(parent) = self.regions[inner].parent
            && parent != region
        {
            inner = parent;
        }
        (self.regions[inner].parent == Some(region) && self.regions[inner].entry == block).then_some(inner)
    }
}

/// Blocks of a tree, each behind its children, those in order.
fn bottom_up(dom: &DomTree) -> Vec<Block> {
    let mut order = Vec::new();
    let mut stack: Vec<Block> = dom.roots().to_vec();
    while let Some(block) = stack.pop() {
        order.push(block);
        stack.extend(dom.children(block));
    }
    order.reverse();
    order
}

struct Writer<'w, 'm> {
    func: &'w Func<'m>,
    slots: Slots,
    regions: &'w Regions<'w>,
    style: &'w str,
    out: String,
}

impl Writer<'_, '_> {
    fn all(mut self) -> String {
        let name = String::from_utf8_lossy(self.func.name()).into_owned();
        let _ = write!(self.out, "Region Tree for function: {name}\nRegion tree:\n");
        // What is open, and whether its opening was written.
        let mut stack = vec![(WHOLE, 0, false)];
        while let Some((region, depth, is_open)) = stack.pop() {
            if is_open {
                let _ = writeln!(self.out, "{:1$}}} ", "", 2 * depth);
                continue;
            }
            let _ = writeln!(self.out, "{:1$}[{depth}] {2}", "", 2 * depth, self.name(region));
            if self.style != "none" {
                let elements = self.elements(region);
                let _ = writeln!(self.out, "{0:1$}{{\n{0:2$}{elements}", "", 2 * depth, 2 * depth + 2);
                stack.push((region, depth, true));
            }
            let children = &self.regions.regions[region].children;
            stack.extend(children.iter().rev().map(|&child| (child, depth + 1, false)));
        }
        self.out.push_str("End region tree\n");
        self.out
    }
    fn name(&self, region: usize) -> String {
        let Region { entry, exit, .. } = self.regions.regions[region];
        let exit = if exit.is_none() { "<Function Return>".into() } else { self.slots.label(self.func, exit, "%") };
        format!("{} => {exit}", self.slots.label(self.func, entry, "%"))
    }
    /// Blocks of a region in the order of a depth-first walk; in style `rn`, regions in it as one each.
    fn elements(&self, region: usize) -> String {
        let Region { entry, exit, .. } = self.regions.regions[region];
        let mut text = String::new();
        let mut is_met = vec![false; self.regions.cfg.rows()];
        let mut stack = vec![entry];
        while let Some(block) = stack.pop() {
            if std::mem::replace(&mut is_met[block.index()], true) {
                continue;
            }
            let child = if self.style == "rn" { self.regions.child_at(region, block) } else { None };
            let onward = |&to: &Block| to != exit && self.regions.contains(region, to);
            match child {
                Some(child) => {
                    let _ = write!(text, "{}, ", self.name(child));
                    stack.extend(Some(self.regions.regions[child].exit).filter(onward));
                }
                None => {
                    let bare = if self.style == "rn" { "%" } else { "" };
                    let _ = write!(text, "{}, ", self.slots.label(self.func, block, bare));
                    stack.extend(self.regions.cfg.succs(block).iter().rev().copied().filter(onward));
                }
            }
        }
        text
    }
}
