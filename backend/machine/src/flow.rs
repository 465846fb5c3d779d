//! Control flow of machine rows: parts of blocks, their frequencies, and the edges between them.
//!
//! A part ends before a label and after a row that may branch, so what is live where a branch leaves a block in its middle is
//! known exactly. Edges, predecessors and dominators are those of `warpc_columns::graph`, which blocks of the IR use too.

use crate::ids::{MBlock, Part, Row};
use crate::isa::InstructionSet;
use crate::operand::is_guarded;
use crate::rows::Machine;
use std::ops::Deref;
use warpc_columns::graph::Flow;

/// Parts in layout order; 0 is the entry. It is a [`Flow`] of parts, with what rows add to one.
#[derive(Default)]
pub struct PartFlow {
    /// Edges between parts.
    graph: Flow<Part>,
    /// Rows of each part: the first, and one past the last.
    pub ranges: Vec<(Row, Row)>,
    /// Part of each row.
    pub part_of: Vec<Part>,
    /// Frequency of each part.
    pub freq: Vec<f32>,
    /// First part of each block.
    first_part: Vec<Part>,
    /// Edges on their way into `graph`.
    edges: Vec<(Part, Part)>,
}

impl Deref for PartFlow {
    type Target = Flow<Part>;
    #[inline(always)]
    fn deref(&self) -> &Flow<Part> {
        &self.graph
    }
}

impl PartFlow {
    /// Fills the columns for `machine`. Linear.
    pub fn build<I: InstructionSet>(&mut self, machine: Machine<'_, I>) {
        self.ranges.clear();
        self.part_of.clear();
        self.part_of.resize(machine.rows(), Part(0));
        self.first_part.clear();
        self.first_part.resize(machine.ranges.len(), Part::NONE);
        self.freq.clear();
        for &block in machine.order() {
            let range = machine.ranges[block];
            self.first_part[block] = Part::new(self.ranges.len());
            let mut first = range.first;
            let heads = &machine.heads[range.first.index()..range.end.index()];
            for (&head, row) in heads.iter().zip(range.rows()) {
                let (control, end) = (I::control(head), row.next());
                if end == range.end || control.branches() || control.ends_block() {
                    self.part_of[first.index()..end.index()].fill(Part::new(self.ranges.len()));
                    self.ranges.push((first, end));
                    self.freq.push(machine.freqs[block].0);
                    first = end;
                }
            }
        }
        self.link(machine);
        if self.freq.contains(&0.0) {
            self.estimate(I::LOOP_FREQUENCY);
        }
    }
    /// Finds the edges: those of a part in the order of its labels, then that to the next part.
    fn link<I: InstructionSet>(&mut self, machine: Machine<'_, I>) {
        self.edges.clear();
        let parts = Part::new(self.ranges.len());
        for part in Part(0).up_to(parts) {
            let last = Row(self.end_row(part).0 - 1);
            let (control, operands) = (I::control(machine.heads[last]), machine.operands(last));
            if control.branches() {
                let targets = operands.iter().filter(|o| o.is_label()).map(|o| self.first_part[o.block()]);
                self.edges.extend(targets.filter(|to| to.is_some()).map(|to| (part, to)));
            }
            if (!control.ends_block() || is_guarded(operands)) && part.next() < parts {
                self.edges.push((part, part.next()));
            }
        }
        self.graph.rebuild(parts.index(), &self.edges);
    }
    /// Frequencies by the depth of the loops that backward edges enclose in layout order.
    fn estimate(&mut self, (iterations, deepest): (f32, i32)) {
        let parts = self.ranges.len();
        let mut step = vec![0i32; parts + 1];
        let mut seen = Part::NONE;
        for part in Part(0).up_to(Part::new(parts)).rev() {
            for &to in self.graph.succs(part).iter().rev() {
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

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A graph of parts with these edges.
    pub(crate) fn graph(parts: usize, edges: &[(u32, u32)]) -> Flow<Part> {
        let edges: Vec<_> = edges.iter().map(|&(from, to)| (Part(from), Part(to))).collect();
        let mut graph = Flow::default();
        graph.rebuild(parts, &edges);
        graph
    }

    #[test]
    fn a_graph_of_fewer_parts_forgets_the_larger_one() {
        let mut flow = graph(4, &[(0, 1), (1, 2), (2, 1), (2, 3)]);
        assert_eq!((flow.preds(Part(1)), flow.rpo().len()), (&[Part(0), Part(2)][..], 4));
        flow.rebuild(2, &[(Part(0), Part(1))]);
        assert_eq!((flow.preds(Part(1)), flow.succs(Part(1)), flow.rows()), (&[Part(0)][..], &[][..], 2));
    }
}
