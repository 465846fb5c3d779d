//! Control flow of machine rows: parts of blocks, edges between them, frequencies.
//!
//! A part ends before a label and after a row that may branch, so what is live where a branch leaves a block in its middle is
//! known exactly.

use crate::graph::Graph;
use crate::ids::{MBlock, Part, Row};
use crate::isa::InstructionSet;
use crate::operand::is_guarded;
use crate::rows::Machine;

/// Parts in layout order; 0 is the entry.
#[derive(Default)]
pub struct Flow {
    /// Rows of each part: the first, and one past the last.
    pub ranges: Vec<(Row, Row)>,
    /// Part of each row.
    pub part_of: Vec<Part>,
    /// Successors of part `p`: `succs[succ_start[p]..succ_start[p + 1]]`.
    pub succs: Vec<Part>,
    /// See `succs`.
    pub succ_start: Vec<u32>,
    /// Predecessors of part `p`: `preds[pred_start[p]..pred_start[p + 1]]`.
    pub preds: Vec<Part>,
    /// See `preds`.
    pub pred_start: Vec<u32>,
    /// Frequency of each part.
    pub freq: Vec<f32>,
    /// First part of each block.
    first_part: Vec<Part>,
}

impl Graph for Flow {
    type Node = Part;
    #[inline]
    fn node(number: usize) -> Part {
        Part::new(number)
    }
    #[inline]
    fn number(node: Part) -> usize {
        node.index()
    }
    #[inline]
    fn nodes(&self) -> usize {
        self.ranges.len()
    }
    #[inline]
    fn preds(&self, part: Part) -> &[Part] {
        &self.preds[self.pred_start[part] as usize..self.pred_start[part.next()] as usize]
    }
    #[inline]
    fn succs(&self, part: Part) -> &[Part] {
        &self.succs[self.succ_start[part] as usize..self.succ_start[part.next()] as usize]
    }
}

impl Flow {
    /// Fills the columns for `m`. Linear.
    pub fn build<I: InstructionSet>(&mut self, m: Machine<'_, I>) {
        self.ranges.clear();
        self.part_of.clear();
        self.part_of.resize(m.rows(), Part(0));
        self.first_part.clear();
        self.first_part.resize(m.ranges.len(), Part::NONE);
        self.freq.clear();
        for &block in m.order() {
            let range = m.ranges[block];
            self.first_part[block] = Part::new(self.ranges.len());
            let mut first = range.first;
            let heads = &m.heads[range.first.index()..range.end.index()];
            for (&head, row) in heads.iter().zip(range.rows()) {
                let (control, end) = (I::control(head), row.next());
                if end == range.end || control.branches() || control.ends_block() {
                    self.part_of[first.index()..end.index()].fill(Part::new(self.ranges.len()));
                    self.ranges.push((first, end));
                    self.freq.push(m.freqs[block].0);
                    first = end;
                }
            }
        }
        self.link(m);
        if self.freq.contains(&0.0) {
            self.estimate(I::LOOP_FREQUENCY);
        }
    }
    /// Finds the edges.
    fn link<I: InstructionSet>(&mut self, m: Machine<'_, I>) {
        let parts = self.ranges.len();
        self.succs.clear();
        self.succ_start.clear();
        for part in 0..parts {
            self.succ_start.push(self.succs.len() as u32);
            let last = Row(self.ranges[part].1.0 - 1);
            let (control, operands) = (I::control(m.heads[last]), m.operands(last));
            if control.branches() {
                let targets = operands.iter().filter(|o| o.is_label()).map(|o| self.first_part[o.block()]);
                self.succs.extend(targets.filter(|p| p.is_some()));
            }
            if (!control.ends_block() || is_guarded(operands)) && part + 1 < parts {
                self.succs.push(Part::new(part + 1));
            }
        }
        self.succ_start.push(self.succs.len() as u32);
        self.find_preds();
    }
    /// Fills the predecessors from the successors.
    fn find_preds(&mut self) {
        let parts = self.ranges.len();
        self.pred_start.clear();
        self.pred_start.resize(parts + 2, 0);
        for to in &self.succs {
            self.pred_start[to.index() + 2] += 1;
        }
        for part in 0..parts {
            self.pred_start[part + 2] += self.pred_start[part + 1];
        }
        self.preds.clear();
        self.preds.resize(self.succs.len(), Part(0));
        for part in 0..parts {
            for &to in &self.succs[self.succ_start[part] as usize..self.succ_start[part + 1] as usize] {
                let at = &mut self.pred_start[to.index() + 1];
                self.preds[*at as usize] = Part::new(part);
                *at += 1;
            }
        }
        self.pred_start.truncate(parts + 1);
    }
    /// Frequencies by the depth of the loops that backward edges enclose in layout order.
    fn estimate(&mut self, (iterations, deepest): (f32, i32)) {
        let parts = self.ranges.len();
        let mut step = vec![0i32; parts + 1];
        let mut seen = Part::NONE;
        for part in Part(0).up_to(Part::new(parts)).rev() {
            for &to in self.succs(part).iter().rev() {
                // One loop for all edges back to a header: the outermost stands last.
                if to <= part && to != seen {
                    seen = to;
                    step[to] += 1;
                    step[part.next()] -= 1;
                }
            }
        }
        let mut depth = 0;
        for part in 0..parts {
            depth += step[part];
            self.freq[part] = iterations.powi(depth.min(deepest));
        }
    }
    /// A flow with these edges, one row per part. For tests of what only looks at the graph.
    #[cfg(test)]
    pub fn of_edges(parts: u32, edges: &[(u32, u32)]) -> Flow {
        let mut flow = Flow { ranges: (0..parts).map(|p| (Row(p), Row(p + 1))).collect(), ..Flow::default() };
        for part in 0..parts {
            flow.succ_start.push(flow.succs.len() as u32);
            flow.succs.extend(edges.iter().filter(|e| e.0 == part).map(|e| Part(e.1)));
        }
        flow.succ_start.push(flow.succs.len() as u32);
        flow.find_preds();
        flow
    }
    /// Number of parts.
    pub fn len(&self) -> usize {
        self.ranges.len()
    }
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }
    /// First part of a block, none where the block was not placed.
    pub fn first_part(&self, block: MBlock) -> Part {
        self.first_part[block]
    }
    /// First row of a part.
    #[inline]
    pub fn first_row(&self, part: Part) -> Row {
        self.ranges[part].0
    }
    /// One past the last row of a part.
    #[inline]
    pub fn end_row(&self, part: Part) -> Row {
        self.ranges[part].1
    }
    /// Whether part `p` lies alone on what would else be an edge from a branch to a join.
    pub fn splits_an_edge(&self, part: Part) -> bool {
        let (&[from], &[to]) = (self.preds(part), self.succs(part)) else { return false };
        self.succs(from).len() > 1 && self.preds(to).len() > 1
    }
}
