//! Control flow of machine rows: spans of rows that run together, edges between them, frequencies.
//!
//! A span ends at a label or after a branch, so what is live where a branch leaves a block in its middle is known exactly.

use crate::ptx::machine::*;

/// Spans in layout order; 0 is the entry.
#[derive(Default)]
pub struct Flow {
    /// Rows of each span.
    pub ranges: Vec<(u32, u32)>,
    /// Span of each row.
    pub span_of: Vec<u32>,
    /// Edges by source.
    pub edges: Vec<(u32, u32)>,
    /// Predecessors of span `p`: `preds[pred_start[p]..pred_start[p + 1]]`.
    pub preds: Vec<u32>,
    /// See `preds`.
    pub pred_start: Vec<u32>,
    /// Successors of span `p`: targets of `edges[succ_start[p]..succ_start[p + 1]]`.
    pub succ_start: Vec<u32>,
    /// Frequency of each span.
    pub freq: Vec<f32>,
    /// Span of each label.
    label: Vec<u32>,
}

/// Iterations a loop is taken to make where nothing else is known, and the depth up to which loops count.
const TRIP: f32 = 32.0;
const DEPTH: i32 = 8;

/// Whether a row with this head may go elsewhere.
pub(super) fn branches(h: MHead) -> bool {
    matches!(h.op, Op::Bra | Op::BraUni | Op::BrxIdx)
}

impl Flow {
    /// Fills the columns for `m`. Linear.
    pub fn build(&mut self, m: &MachineFunc) {
        self.ranges.clear();
        self.span_of.clear();
        self.span_of.resize(m.insts.head.len(), 0);
        self.label.clear();
        self.label.resize(m.blocks.range.len(), u32::MAX);
        self.freq.clear();
        for &b in &m.order {
            let r = m.blocks.range[b as usize];
            self.label[b as usize] = self.ranges.len() as u32;
            let mut first = r.first;
            let rows = &m.insts.head[r.first as usize..r.end as usize];
            for (h, end) in rows.iter().zip(r.first + 1..) {
                if end == r.end || branches(*h) || h.op.ends_block() {
                    self.span_of[first as usize..end as usize].fill(self.ranges.len() as u32);
                    self.ranges.push((first, end));
                    self.freq.push(m.blocks.freq[b as usize].0);
                    first = end;
                }
            }
        }
        self.link(m);
        if self.freq.contains(&0.0) {
            self.estimate();
        }
    }
    fn link(&mut self, m: &MachineFunc) {
        let n = self.ranges.len();
        self.edges.clear();
        self.succ_start.clear();
        for p in 0..n {
            self.succ_start.push(self.edges.len() as u32);
            let i = self.ranges[p].1 as usize - 1;
            let h = m.insts.head[i];
            let ops = m.operands(i);
            if branches(h) {
                for o in ops.iter().filter(|o| o.kind == Kind::Label) {
                    let to = self.label[o.payload as usize];
                    if to != u32::MAX {
                        self.edges.push((p as u32, to));
                    }
                }
            }
            let guarded = ops.first().is_some_and(|o| o.has(oflag::GUARD));
            if (!h.op.ends_block() || guarded) && p + 1 < n {
                self.edges.push((p as u32, p as u32 + 1));
            }
        }
        self.succ_start.push(self.edges.len() as u32);
        self.pred_start.clear();
        self.pred_start.resize(n + 2, 0);
        for e in &self.edges {
            self.pred_start[e.1 as usize + 2] += 1;
        }
        for p in 0..n {
            self.pred_start[p + 2] += self.pred_start[p + 1];
        }
        self.preds.clear();
        self.preds.resize(self.edges.len(), 0);
        for e in &self.edges {
            let at = &mut self.pred_start[e.1 as usize + 1];
            self.preds[*at as usize] = e.0;
            *at += 1;
        }
        self.pred_start.truncate(n + 1);
    }
    /// Frequencies by the depth of the loops that backward edges enclose in layout order.
    fn estimate(&mut self) {
        let n = self.ranges.len();
        let mut step = vec![0i32; n + 1];
        let mut seen = u32::MAX;
        for &(p, q) in self.edges.iter().rev() {
            // One loop for all edges back to a header: the outermost stands last.
            if q <= p && q != seen {
                seen = q;
                step[q as usize] += 1;
                step[p as usize + 1] -= 1;
            }
        }
        let mut depth = 0;
        for p in 0..n {
            depth += step[p];
            self.freq[p] = TRIP.powi(depth.min(DEPTH));
        }
    }
    /// Number of spans.
    pub fn len(&self) -> usize {
        self.ranges.len()
    }
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }
    /// Predecessors of span `p`.
    #[inline]
    pub fn preds_of(&self, p: u32) -> &[u32] {
        &self.preds[self.pred_start[p as usize] as usize..self.pred_start[p as usize + 1] as usize]
    }
    /// Edges that leave span `p`.
    #[inline]
    pub fn edges_of(&self, p: u32) -> &[(u32, u32)] {
        &self.edges[self.succ_start[p as usize] as usize..self.succ_start[p as usize + 1] as usize]
    }
    /// Whether span `p` lies alone on what would else be an edge from a branch to a join.
    pub fn splits_an_edge(&self, p: u32) -> bool {
        let (&[from], &[(_, to)]) = (self.preds_of(p), self.edges_of(p)) else { return false };
        self.edges_of(from).len() > 1 && self.preds_of(to).len() > 1
    }
}
