//! Weights of blocks and regions that are seldom or never entered.
//!
//! **How**: a block that ends in `unreachable`, catches an exception or makes a cold call has a weight of its own, and so have the blocks
//! in a line above that cannot avoid it. From there weights spread to predecessors: a block all whose successors have one gets the largest,
//! a loop all whose exits have one, too. **Cost**: linear: a block or region that is looked at again goes on at the successor or exit where
//! it had to stop.

use super::regions::Regions;
use crate::facts::call_has;
use warpc_ir::attrs::AttrKind;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, Opcode};

/// Weights by what blocks contain.
pub(super) mod level {
    pub const UNREACHABLE: u32 = 0;
    pub const NORETURN: u32 = 1;
    pub const UNWIND: u32 = 1;
    pub const COLD: u32 = 0xffff;
    pub const DEFAULT: u32 = 0xfffff;
}

/// Weights that are known.
pub(super) struct Weights {
    /// By block; empty where no block has one.
    blocks: Vec<Option<u32>>,
    /// By region.
    regions: Vec<Option<u32>>,
}

/// How far the targets of a block or region were looked at: their number, and the largest weight so far.
#[derive(Clone, Copy, Default)]
struct Progress {
    targets: u32,
    largest: u32,
}

struct Spreading<'q> {
    cfg: &'q Cfg,
    dom: &'q DomTree,
    post: &'q DomTree,
    regions: &'q Regions<'q>,
    weights: Weights,
    of_blocks: Vec<Progress>,
    of_regions: Vec<Progress>,
    /// Blocks that edges out of a region lead to, of regions that were looked at.
    exits: Vec<Option<Vec<Block>>>,
    waiting_blocks: Vec<Block>,
    /// Blocks whose innermost region may have a weight now.
    waiting_regions: Vec<Block>,
}

impl Weights {
    /// Weights of the blocks of `cfg`.
    pub(super) fn new(func: &Func<'_>, [dom, post]: [&DomTree; 2], regions: &Regions<'_>) -> Weights {
        let cfg = regions.cfg;
        let own: Vec<(Block, u32)> = cfg.rpo().iter().filter_map(|&b| Some((b, own_weight(func, b)?))).collect();
        let mut weights = Weights { blocks: Vec::new(), regions: Vec::new() };
        if own.is_empty() {
            return weights;
        }
        weights.blocks = vec![None; cfg.rows()];
        weights.regions = vec![None; regions.len()];
        let mut spreading = Spreading {
            cfg,
            dom,
            post,
            regions,
            weights,
            of_blocks: vec![Progress::default(); cfg.rows()],
            of_regions: vec![Progress::default(); regions.len()],
            exits: vec![None; regions.len()],
            waiting_blocks: Vec::new(),
            waiting_regions: Vec::new(),
        };
        own.into_iter().for_each(|(block, weight)| spreading.give(block, weight));
        spreading.run();
        spreading.weights
    }
    /// Weight of the edge between the two: that of the region it enters, else that of its target.
    pub(super) fn of_edge(&self, regions: &Regions<'_>, from: Block, to: Block) -> Option<u32> {
        if self.blocks.is_empty() {
            return None;
        }
        match regions.of(to).filter(|_| regions.enters(from, to)) {
            Some(region) => self.regions[region],
            None => self.blocks[to.index()],
        }
    }
}

/// Weight of a block by its own contents.
fn own_weight(func: &Func<'_>, block: Block) -> Option<u32> {
    let term = func.terminator(block);
    let calls = |kind| move |&inst: &Inst| func.op(inst) == Opcode::Call && call_has(func, inst, kind);
    let is_left_for_good = term.is_some() && (func.op(term) == Opcode::Unreachable || deoptimizes(func, term));
    if is_left_for_good {
        let noreturn = func.block_insts(block).any(|inst| calls(AttrKind::NoReturn)(&inst));
        return Some(if noreturn { level::NORETURN } else { level::UNREACHABLE });
    }
    let is_pad = |inst: Inst| {
        matches!(func.op(inst), Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad | Opcode::CatchSwitch)
    };
    let mut insts = func.block_insts(block).filter(|&inst| func.op(inst) != Opcode::Phi);
    let first = insts.next()?;
    if is_pad(first) {
        return Some(level::UNWIND);
    }
    std::iter::once(first).chain(insts).any(|inst| calls(AttrKind::Cold)(&inst)).then_some(level::COLD)
}

/// Whether the block ends in a call that goes back to the interpreter, and returns what that gives.
fn deoptimizes(func: &Func<'_>, term: Inst) -> bool {
    let before = func.prev(term);
    func.op(term) == Opcode::Ret
        && before.is_some()
        && func.op(before) == Opcode::Call
        && func.callee(before).as_intrinsic().and_then(|callee| func.intrins().get(callee).known())
            == Some(id::EXPERIMENTAL_DEOPTIMIZE)
}

impl Spreading<'_> {
    /// Gives `block` its weight, and those above it in a line that cannot avoid it.
    fn give(&mut self, block: Block, weight: u32) {
        let mut at = block;
        loop {
            if !self.post.dominates(block, at) {
                return;
            }
            if self.regions.exits(at, block) {
                self.waiting_regions.push(at);
            } else if !self.regions.enters(at, block) && !self.set(at, weight) {
                return;
            }
            at = self.dom.idom(at);
            if at.is_none() {
                return;
            }
        }
    }
    fn set(&mut self, block: Block, weight: u32) -> bool {
        let place = &mut self.weights.blocks[block.index()];
        if place.is_some() {
            return false;
        }
        *place = Some(weight);
        for &pred in self.cfg.preds(block) {
            if self.regions.exits(pred, block) {
                if self.regions.of(pred).is_some_and(|region| self.weights.regions[region].is_none()) {
                    self.waiting_regions.push(pred);
                }
            } else if self.weights.blocks[pred.index()].is_none() {
                self.waiting_blocks.push(pred);
            }
        }
        true
    }
    /// Takes what waits until nothing does.
    fn run(&mut self) {
        loop {
            if let Some(block) = self.waiting_regions.pop() {
                if let Some(region) = self.regions.of(block) {
                    self.region(region, block);
                }
            } else if let Some(block) = self.waiting_blocks.pop() {
                self.block(block);
            } else {
                return;
            }
        }
    }
    /// Gives `block` the largest weight of its successors, if all have one.
    fn block(&mut self, block: Block) {
        if self.weights.blocks[block.index()].is_some() {
            return;
        }
        let mut progress = self.of_blocks[block.index()];
        let weight = self.largest(block, self.cfg.succs(block), &mut progress);
        self.of_blocks[block.index()] = progress;
        if let Some(weight) = weight {
            self.give(block, weight);
        }
    }
    /// Gives `region` its weight, if all its exits have one. `inside` is one of its blocks.
    fn region(&mut self, region: usize, inside: Block) {
        if self.weights.regions[region].is_some() {
            return;
        }
        let exits = self.exits[region].take().unwrap_or_else(|| self.find_exits(region));
        let mut progress = self.of_regions[region];
        let weight = self.largest(inside, &exits, &mut progress);
        self.of_regions[region] = progress;
        self.exits[region] = Some(exits);
        // A loop that is never left can still be entered once.
        let Some(weight) = weight.map(|weight| weight.max(1)) else { return };
        self.weights.regions[region] = Some(weight);
        for block in self.regions.entries(region) {
            self.waiting_blocks.extend(self.cfg.preds(block));
        }
    }
    fn find_exits(&self, region: usize) -> Vec<Block> {
        let blocks = self.regions.blocks(region);
        let succs = blocks.iter().flat_map(|&b| self.cfg.succs(b));
        succs.copied().filter(|&to| !self.regions.contains(region, to)).collect()
    }
    /// The largest weight of the edges from `from`, or its region, to `targets`, when all have one.
    fn largest(&self, from: Block, targets: &[Block], progress: &mut Progress) -> Option<u32> {
        while let Some(&to) = targets.get(progress.targets as usize) {
            progress.largest = progress.largest.max(self.weights.of_edge(self.regions, from, to)?);
            progress.targets += 1;
        }
        (!targets.is_empty()).then_some(progress.largest)
    }
}
