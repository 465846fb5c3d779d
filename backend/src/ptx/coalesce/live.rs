//! Lives of the registers of copies, as segments with value numbers: control flow of the rows, reads and writes by register,
//! the walk back from uses.

use super::{CoalesceScratch, NONE, Segment};
use crate::ptx::machine::*;

/// Blocks in order, and their predecessors.
pub(super) fn flow(m: &MachineFunc, s: &mut CoalesceScratch) {
    let n = m.order.len();
    s.position.clear();
    s.position.resize(m.blocks.range.len(), NONE);
    s.ranges.clear();
    s.block_of.clear();
    s.block_of.resize(m.insts.head.len(), 0);
    for (p, &b) in m.order.iter().enumerate() {
        s.position[b as usize] = p as u32;
        let r = m.blocks.range[b as usize];
        s.ranges.push((r.first, r.end));
        s.block_of[r.first as usize..r.end as usize].fill(p as u32);
    }
    s.edges.clear();
    for p in 0..n {
        let (first, end) = s.ranges[p];
        let mut falls = true;
        for i in first as usize + 1..end as usize {
            let op = m.insts.head[i].op;
            if matches!(op, Op::Bra | Op::BraUni | Op::BrxIdx) {
                for o in m.operands(i) {
                    if o.kind == Kind::Label {
                        s.edges.push((p as u32, s.position[o.payload as usize]));
                    }
                }
            }
            if i + 1 == end as usize && op.ends_block() {
                falls = false;
            }
        }
        if falls && p + 1 < n {
            s.edges.push((p as u32, p as u32 + 1));
        }
    }
    s.pred_start.clear();
    s.pred_start.resize(n + 1, 0);
    for e in &s.edges {
        s.pred_start[e.1 as usize + 1] += 1;
    }
    for p in 0..n {
        s.pred_start[p + 1] += s.pred_start[p];
    }
    s.preds.clear();
    s.preds.resize(s.edges.len(), 0);
    for e in s.edges.iter().rev() {
        // Filled from the back of each run: starts end up where they belong.
        let at = &mut s.pred_start[e.1 as usize + 1];
        *at -= 1;
        s.preds[*at as usize] = e.0;
    }
    // Each start now stands one block late.
    for p in 0..n {
        s.pred_start[p] = s.pred_start[p + 1];
    }
    s.pred_start[n] = s.edges.len() as u32;
}

pub(super) fn collect_events(m: &MachineFunc, s: &mut CoalesceScratch) {
    s.pending.clear();
    for i in 0..m.insts.head.len() {
        for o in m.operands(i) {
            if !o.is_reg() {
                continue;
            }
            let c = s.candidate[o.payload as usize];
            if c == NONE {
                continue;
            }
            let write = o.has(oflag::DEF);
            if !write || o.has(oflag::TIED) {
                s.pending.push((c, (i as u32) << 1));
            }
            if write {
                s.pending.push((c, (i as u32) << 1 | 1));
            }
        }
    }
    let n = s.register.len();
    s.event_start.clear();
    s.event_start.resize(n + 1, 0);
    for e in &s.pending {
        s.event_start[e.0 as usize + 1] += 1;
    }
    for c in 0..n {
        s.event_start[c + 1] += s.event_start[c];
    }
    s.events.clear();
    s.events.resize(s.pending.len(), 0);
    for e in s.pending.iter().rev() {
        let at = &mut s.event_start[e.0 as usize + 1];
        *at -= 1;
        s.events[*at as usize] = e.1;
    }
    for c in 0..n {
        s.event_start[c] = s.event_start[c + 1];
    }
    s.event_start[n] = s.pending.len() as u32;
    // A row may write a register before it reads it in operand order.
    for c in 0..n {
        let run = &mut s.events[s.event_start[c] as usize..s.event_start[c + 1] as usize];
        if !run.is_sorted() {
            run.sort_unstable();
        }
    }
}

/// Slot from which the register written by event `k` is taken.
fn write_slot(m: &MachineFunc, events: &[u32], k: usize) -> u32 {
    let r = events[k] >> 1;
    let tied = k > 0 && events[k - 1] == r << 1;
    if m.insts.head[r as usize].op == Op::Text && !tied { 2 * r } else { 2 * r + 1 }
}

/// Value numbers: of a register written once, its candidate number (that of the source, when the write is a copy of such a
/// register); of one written more often, the row of the write, or [`JOINED`] and the candidate where writes may meet.
const JOINED: u32 = 1 << 31;
const ROW: u32 = 1 << 30;

impl CoalesceScratch {
    /// The only row that writes candidate `c`.
    fn only_write(&self, c: u32) -> Option<u32> {
        let events = &self.events[self.event_start[c as usize] as usize..self.event_start[c as usize + 1] as usize];
        let mut writes = events.iter().filter(|&&e| e & 1 == 1);
        let first = writes.next()?;
        writes.next().is_none().then_some(first >> 1)
    }
    /// Candidate whose value a copy at `row` gives, if the row is a copy.
    fn copied(&self, m: &MachineFunc, row: u32) -> Option<u32> {
        if m.insts.head[row as usize].op != Op::Copy {
            return None;
        }
        let o = m.pool[m.insts.ops[row as usize].at as usize + 1];
        o.is_reg().then(|| self.candidate[o.payload as usize])
    }
    /// Value of every candidate that is written once; `NONE` for the others. Sources come before their copies only mostly,
    /// so chains are followed until they end.
    fn number_values(&mut self, m: &MachineFunc) {
        let n = self.register.len();
        let mut values = std::mem::take(&mut self.value);
        values.clear();
        values.resize(n, NONE);
        for c in 0..n as u32 {
            if self.only_write(c).is_some() {
                values[c as usize] = c;
            }
        }
        // A write that does not come before every read on every path gives no name to the value.
        for &r in &m.loose {
            if self.candidate[r as usize] != NONE {
                values[self.candidate[r as usize] as usize] = NONE;
            }
        }
        for c in 0..n as u32 {
            if values[c as usize] != c {
                continue;
            }
            if let Some(from) = self.only_write(c).and_then(|r| self.copied(m, r))
                && values[from as usize] != NONE
                && from != c
            {
                values[c as usize] = values[from as usize];
            }
        }
        self.value = values;
    }
    /// Value written to candidate `c` by `row`.
    fn written(&self, m: &MachineFunc, c: u32, row: u32) -> u32 {
        let own = self.value[c as usize];
        if own != NONE {
            return own;
        }
        match self.copied(m, row).map(|s| self.value[s as usize]) {
            Some(v) if v != NONE => v,
            _ => ROW | row,
        }
    }
    /// Value of candidate `c` where it enters a block.
    fn entering(&self, c: u32) -> u32 {
        let own = self.value[c as usize];
        if own != NONE { own } else { JOINED | c }
    }
}

/// Segments of every candidate, sorted. When the budget ends, the rest get one segment over everything.
pub(super) fn live_segments(m: &MachineFunc, s: &mut CoalesceScratch, budget: &mut usize) {
    s.number_values(m);
    let n = s.register.len();
    s.stamp.clear();
    s.stamp.resize(s.ranges.len(), NONE);
    s.lists.clear();
    let mut segments = std::mem::take(&mut s.segments);
    let mut work = std::mem::take(&mut s.work);
    let mut stamp = std::mem::take(&mut s.stamp);
    segments.clear();
    for c in 0..n as u32 {
        let from = segments.len();
        let events = &s.events[s.event_start[c as usize] as usize..s.event_start[c as usize + 1] as usize];
        let entering = s.entering(c);
        work.clear();
        for (k, &e) in events.iter().enumerate() {
            let (row, write) = (e >> 1, e & 1 == 1);
            let block = s.block_of[row as usize];
            if write {
                // A write nothing reads still takes the register for a moment.
                let start = write_slot(m, events, k);
                segments.push(Segment { start, end: 2 * row + 2, value: s.written(m, c, row) });
                continue;
            }
            // Only the last read before a write or the block's end extends a life.
            let next = events.get(k + 1);
            if next.is_some_and(|&x| x & 1 == 0 && s.block_of[(x >> 1) as usize] == block) {
                continue;
            }
            let (first, _) = s.ranges[block as usize];
            let end = 2 * row + 1;
            match events[..k].iter().rposition(|&x| x & 1 == 1).filter(|&w| events[w] >> 1 >= first) {
                Some(w) => {
                    let value = s.written(m, c, events[w] >> 1);
                    segments.push(Segment { start: write_slot(m, events, w), end, value });
                }
                None => {
                    segments.push(Segment { start: 2 * first, end, value: entering });
                    work.push(block);
                }
            }
        }
        while let Some(b) = work.pop() {
            let (p, q) = (s.pred_start[b as usize], s.pred_start[b as usize + 1]);
            *budget = budget.saturating_sub((q - p) as usize);
            for k in p..q {
                let pred = s.preds[k as usize];
                if stamp[pred as usize] == c {
                    continue;
                }
                stamp[pred as usize] = c;
                *budget = budget.saturating_sub(1);
                let (first, end) = s.ranges[pred as usize];
                let end = 2 * end;
                // The last write in the block, if there is one.
                let at = events.partition_point(|&x| x >> 1 < end / 2);
                let mut w = at;
                while w > 0 && events[w - 1] >> 1 >= first && events[w - 1] & 1 == 0 {
                    w -= 1;
                }
                if w > 0 && events[w - 1] >> 1 >= first {
                    let value = s.written(m, c, events[w - 1] >> 1);
                    segments.push(Segment { start: write_slot(m, events, w - 1), end, value });
                } else {
                    segments.push(Segment { start: 2 * first, end, value: entering });
                    work.push(pred);
                }
            }
            if *budget == 0 {
                work.clear();
            }
        }
        if *budget == 0 {
            segments.truncate(from);
            segments.push(Segment { start: 0, end: u32::MAX, value: ROW | JOINED | c });
        }
        let to = normalise(&mut segments, from);
        s.lists.push((from as u32, to as u32));
    }
    (s.segments, s.work, s.stamp) = (segments, work, stamp);
}

/// Sorts the segments from `from` on and joins those of one value that touch or overlap; gives the new end.
fn normalise(segments: &mut Vec<Segment>, from: usize) -> usize {
    let run = &mut segments[from..];
    if run.len() > 1 {
        run.sort_unstable_by_key(|s| (s.start as u64) << 32 | s.end as u64);
    }
    let mut to = from;
    for k in from..segments.len() {
        let x = segments[k];
        if to > from && segments[to - 1].end >= x.start && segments[to - 1].value == x.value {
            segments[to - 1].end = segments[to - 1].end.max(x.end);
        } else {
            segments[to] = x;
            to += 1;
        }
    }
    segments.truncate(to);
    to
}
