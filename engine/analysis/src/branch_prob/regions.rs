//! Loops, and cycles outside of loops that are none because they have several entries, as regions with a number each. An edge may enter
//! or leave one.

use crate::loops::Loops;
use warpc_columns::graph::Sccs;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;

/// The regions of a function: its loops by row, then its cycles.
pub(super) struct Regions<'q> {
    pub(super) cfg: &'q Cfg,
    pub(super) loops: &'q Loops,
    /// Number of the cycle around each block that is in no loop; empty where there are none.
    cycle_of: Vec<u32>,
    cycles: usize,
}

const NONE: u32 = u32::MAX;

impl<'q> Regions<'q> {
    /// Regions of `cfg`. Linear.
    pub(super) fn new(cfg: &'q Cfg, loops: &'q Loops) -> Regions<'q> {
        let mut regions = Regions { cfg, loops, cycle_of: Vec::new(), cycles: 0 };
        let is_reducible = cfg.rpo().iter().all(|&from| {
            let of_loop = |to: Block| loops.is_header(to) && loops.contains(loops.of(to), from);
            cfg.succs(from).iter().all(|&to| cfg.rpo_index(to) > cfg.rpo_index(from) || of_loop(to))
        });
        if !is_reducible {
            regions.find_cycles();
        }
        regions
    }
    fn find_cycles(&mut self) {
        let cfg = self.cfg;
        let parts = Sccs::of_rows(cfg.rows(), |row| cfg.succs(Block::new(row)).iter().map(|to| to.index()));
        self.cycle_of = vec![NONE; cfg.rows()];
        for part in 0..parts.len() {
            let members = parts.members(part);
            if members.len() > 1 {
                members.iter().for_each(|&row| self.cycle_of[row as usize] = self.cycles as u32);
                self.cycles += 1;
            }
        }
    }
    /// Number of regions.
    pub(super) fn len(&self) -> usize {
        self.loops.len() + self.cycles
    }
    /// The innermost region around `block`.
    pub(super) fn of(&self, block: Block) -> Option<usize> {
        match self.loops.of(block).get() {
            Some(inner) => Some(inner.index()),
            None => self.cycle(block).map(|cycle| self.loops.len() + cycle as usize),
        }
    }
    fn cycle(&self, block: Block) -> Option<u32> {
        self.cycle_of.get(block.index()).copied().filter(|&cycle| cycle != NONE && self.loops.of(block).is_none())
    }
    /// Whether an edge between the two leads into a region.
    pub(super) fn enters(&self, from: Block, to: Block) -> bool {
        let inner = self.loops.of(to);
        match inner.is_some() {
            true => !self.loops.contains(inner, from),
            false => self.cycle(to).is_some_and(|cycle| self.cycle(from) != Some(cycle)),
        }
    }
    /// Whether an edge between the two leads out of a region.
    pub(super) fn exits(&self, from: Block, to: Block) -> bool {
        self.enters(to, from)
    }
    /// All blocks of a region.
    pub(super) fn blocks(&self, region: usize) -> Vec<Block> {
        match region.checked_sub(self.loops.len()) {
            None => self.loops.blocks(Loop::new(region)),
            Some(cycle) => {
                self.cfg.rpo().iter().copied().filter(|&b| self.cycle_of[b.index()] == cycle as u32).collect()
            }
        }
    }
    /// Blocks of a region that edges from outside lead to; of a loop, its header.
    pub(super) fn entries(&self, region: usize) -> Vec<Block> {
        match region.checked_sub(self.loops.len()) {
            None => vec![self.loops.header(Loop::new(region))],
            Some(_) => {
                let is_outside = |&pred: &Block| !self.contains(region, pred);
                let mut blocks = self.blocks(region);
                blocks.retain(|&b| self.cfg.preds(b).iter().any(is_outside));
                blocks
            }
        }
    }
    /// Whether `block` is in a region; for a cycle, in a loop of it or not.
    pub(super) fn contains(&self, region: usize, block: Block) -> bool {
        match region.checked_sub(self.loops.len()) {
            None => self.loops.contains(Loop::new(region), block),
            Some(cycle) => self.cycle_of[block.index()] == cycle as u32,
        }
    }
}
