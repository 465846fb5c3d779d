//! Joins the registers of copies whose lives do not meet.
//!
//! Fires on every `Copy` row (phis leave two per edge). Lives are computed for registers of copies alone, by walking back
//! from uses, as sorted segments of slots; a copy is removed when the segments of its two classes are disjoint, and the
//! classes become one. Rows need not be in SSA form. A register may be written by the row that reads its partner
//! for the last time, except in opaque text, which may write before it reads.
//!
//! Invariants: each use reads the value it read before (the classes of a removed copy never hold two values at once).
//! Cost: linear in rows plus segments; walks and merges stop at a budget proportional to the function, which leaves
//! copies in place. Source: Chaitin-style aggressive coalescing over live ranges, without a dense interference graph.

use crate::ptx::machine::*;

/// No row.
const NONE: u32 = u32::MAX;

/// A piece of a life: slots `start..end`. Row `r` reads at slot `2r` and writes at slot `2r + 1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Segment {
    start: u32,
    end: u32,
}

/// Reused memory of the coalescer.
#[derive(Default)]
pub struct CoalesceScratch {
    /// Copy rows: row, destination, source (candidate numbers).
    copies: Vec<(u32, u32, u32)>,
    /// Candidate number of each register.
    candidate: Vec<u32>,
    /// Register of each candidate.
    register: Vec<u32>,
    /// Reads and writes of candidates in row order, by candidate: `row << 1 | write`.
    events: Vec<u32>,
    event_start: Vec<u32>,
    pending: Vec<(u32, u32)>,
    /// Block of each row, by block order.
    block_of: Vec<u32>,
    /// Rows of each block in order.
    ranges: Vec<(u32, u32)>,
    position: Vec<u32>,
    preds: Vec<u32>,
    pred_start: Vec<u32>,
    edges: Vec<(u32, u32)>,
    stamp: Vec<u32>,
    work: Vec<u32>,
    /// Segments of all classes; each class is a run.
    segments: Vec<Segment>,
    lists: Vec<(u32, u32)>,
    merged: Vec<Segment>,
    parent: Vec<u32>,
}

/// Coalesces the copies of `m`, and drops the rows that became empty.
pub fn coalesce(m: &mut MachineFunc, s: &mut CoalesceScratch) {
    find_copies(m, s);
    if s.copies.is_empty() {
        return;
    }
    flow(m, s);
    collect_events(m, s);
    let rows = m.insts.head.len();
    let mut budget = 32 * rows + 4096;
    live_segments(m, s, &mut budget);
    join(s, 16 * rows + 4096);
    rewrite(m, s);
}

fn find_copies(m: &MachineFunc, s: &mut CoalesceScratch) {
    s.copies.clear();
    s.register.clear();
    s.candidate.clear();
    s.candidate.resize(m.vregs.class.len(), NONE);
    for (i, h) in m.insts.head.iter().enumerate() {
        if h.op != Op::Copy {
            continue;
        }
        let ops = m.operands(i);
        let mut number = |v: u32| {
            let c = &mut s.candidate[v as usize];
            if *c == NONE {
                *c = s.register.len() as u32;
                s.register.push(v);
            }
            *c
        };
        if ops.len() == 2 && ops[1].is_reg() {
            let (d, a) = (number(ops[0].payload), number(ops[1].payload));
            s.copies.push((i as u32, d, a));
        }
    }
}

/// Blocks in order, and their predecessors.
fn flow(m: &MachineFunc, s: &mut CoalesceScratch) {
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

fn collect_events(m: &MachineFunc, s: &mut CoalesceScratch) {
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

/// Slot from which a register written by row `r` is taken.
fn write_slot(m: &MachineFunc, r: u32) -> u32 {
    if m.insts.head[r as usize].op == Op::Text { 2 * r } else { 2 * r + 1 }
}

/// Segments of every candidate, sorted. When the budget ends, the rest get one segment over everything.
fn live_segments(m: &MachineFunc, s: &mut CoalesceScratch, budget: &mut usize) {
    let n = s.register.len();
    s.stamp.clear();
    s.stamp.resize(s.ranges.len(), NONE);
    s.segments.clear();
    s.lists.clear();
    let all = Segment { start: 0, end: u32::MAX };
    for c in 0..n {
        let from = s.segments.len();
        let events = &s.events[s.event_start[c] as usize..s.event_start[c + 1] as usize];
        s.work.clear();
        for (k, &e) in events.iter().enumerate() {
            let (row, write) = (e >> 1, e & 1 == 1);
            let block = s.block_of[row as usize];
            if write {
                // A write nothing reads still takes the register for a moment.
                let slot = write_slot(m, row);
                s.segments.push(Segment { start: slot, end: 2 * row + 2 });
                continue;
            }
            // Only the last read before a write or the block's end extends a life.
            let next = events.get(k + 1);
            if next.is_some_and(|&x| x & 1 == 0 && s.block_of[(x >> 1) as usize] == block) {
                continue;
            }
            let (first, _) = s.ranges[block as usize];
            let before = events[..k].iter().rev().find(|&&x| x & 1 == 1).filter(|&&x| x >> 1 >= first);
            match before {
                Some(&x) => s.segments.push(Segment { start: write_slot(m, x >> 1), end: 2 * row + 1 }),
                None => {
                    s.segments.push(Segment { start: 2 * first, end: 2 * row + 1 });
                    s.work.push(block);
                }
            }
        }
        while let Some(b) = s.work.pop() {
            let (p, q) = (s.pred_start[b as usize], s.pred_start[b as usize + 1]);
            *budget = budget.saturating_sub((q - p) as usize);
            for k in p..q {
                let pred = s.preds[k as usize];
                if s.stamp[pred as usize] == c as u32 {
                    continue;
                }
                s.stamp[pred as usize] = c as u32;
                *budget = budget.saturating_sub(1);
                let (first, end) = s.ranges[pred as usize];
                // The last write in the block, if there is one.
                let at = events.partition_point(|&x| x >> 1 < end);
                let write = events[..at].iter().rev().take_while(|&&x| x >> 1 >= first).find(|&&x| x & 1 == 1);
                match write {
                    Some(&x) => s.segments.push(Segment { start: write_slot(m, x >> 1), end: 2 * end }),
                    None => {
                        s.segments.push(Segment { start: 2 * first, end: 2 * end });
                        s.work.push(pred);
                    }
                }
            }
            if *budget == 0 {
                s.work.clear();
            }
        }
        if *budget == 0 {
            s.segments.truncate(from);
            s.segments.push(all);
        }
        let to = normalise(&mut s.segments, from);
        s.lists.push((from as u32, to as u32));
    }
}

/// Sorts the segments from `from` on and joins those that touch or overlap; gives the new end.
fn normalise(segments: &mut Vec<Segment>, from: usize) -> usize {
    segments[from..].sort_unstable_by_key(|s| s.start);
    let mut to = from;
    for k in from..segments.len() {
        let x = segments[k];
        if to > from && segments[to - 1].end >= x.start {
            segments[to - 1].end = segments[to - 1].end.max(x.end);
        } else {
            segments[to] = x;
            to += 1;
        }
    }
    segments.truncate(to);
    to
}

fn root(parent: &mut [u32], mut c: u32) -> u32 {
    while parent[c as usize] != c {
        parent[c as usize] = parent[parent[c as usize] as usize];
        c = parent[c as usize];
    }
    c
}

/// Whether two sorted lists have a slot in common; gallops through the longer one.
fn meet(a: &[Segment], b: &[Segment]) -> bool {
    let (a, b) = if a.len() <= b.len() { (a, b) } else { (b, a) };
    let mut at = 0;
    for x in a {
        // First segment of `b` that ends after `x` starts.
        let mut step = 1;
        let mut high = at;
        while high < b.len() && b[high].end <= x.start {
            at = high + 1;
            high += step;
            step *= 2;
        }
        let high = high.min(b.len());
        at += b[at..high].partition_point(|y| y.end <= x.start);
        match b.get(at) {
            Some(y) if y.start < x.end => return true,
            Some(_) => {}
            None => return false,
        }
    }
    false
}

/// Joins the classes of copies whose lives are disjoint.
fn join(s: &mut CoalesceScratch, mut budget: usize) {
    let n = s.register.len();
    s.parent.clear();
    s.parent.extend(0..n as u32);
    for k in 0..s.copies.len() {
        let (_, d, a) = s.copies[k];
        let (x, y) = (root(&mut s.parent, d), root(&mut s.parent, a));
        if x == y {
            continue;
        }
        let (p, q) = (s.lists[x as usize], s.lists[y as usize]);
        let work = 1 + (p.1 - p.0).min(q.1 - q.0) as usize;
        if work > budget {
            continue;
        }
        budget -= work;
        let (u, v) = (&s.segments[p.0 as usize..p.1 as usize], &s.segments[q.0 as usize..q.1 as usize]);
        if meet(u, v) {
            continue;
        }
        let both = u.len() + v.len();
        if both > budget {
            continue;
        }
        budget -= both / 2;
        s.merged.clear();
        let (mut i, mut j) = (0, 0);
        while i < u.len() || j < v.len() {
            let left = j == v.len() || i < u.len() && u[i].start < v[j].start;
            let next = if left { u[i] } else { v[j] };
            if left {
                i += 1;
            } else {
                j += 1;
            }
            match s.merged.last_mut() {
                Some(last) if last.end == next.start => last.end = next.end,
                _ => s.merged.push(next),
            }
        }
        // The longer run is reused where the joined list fits, else the list goes to the end.
        let at = if s.merged.len() <= (p.1 - p.0) as usize {
            p.0 as usize
        } else if s.merged.len() <= (q.1 - q.0) as usize {
            q.0 as usize
        } else {
            let at = s.segments.len();
            s.segments.resize(at + s.merged.len(), Segment { start: 0, end: 0 });
            at
        };
        s.segments[at..at + s.merged.len()].copy_from_slice(&s.merged);
        s.lists[x as usize] = (at as u32, (at + s.merged.len()) as u32);
        s.parent[y as usize] = x;
    }
}

/// Renames registers to their class and drops copies of a register to itself.
fn rewrite(m: &mut MachineFunc, s: &mut CoalesceScratch) {
    for o in &mut m.pool {
        if o.is_reg() {
            let c = s.candidate[o.payload as usize];
            if c != NONE {
                o.payload = s.register[root(&mut s.parent, c) as usize];
            }
        }
    }
    let mut to = 0;
    for p in 0..m.order.len() {
        let b = m.order[p] as usize;
        let r = m.blocks.range[b];
        let first = to;
        for i in r.first as usize..r.end as usize {
            let (h, o) = (m.insts.head[i], m.insts.ops[i]);
            if h.op == Op::Copy && o.n == 2 {
                let (d, a) = (m.pool[o.at as usize], m.pool[o.at as usize + 1]);
                if a.is_reg() && a.payload == d.payload {
                    continue;
                }
            }
            m.insts.head[to] = h;
            m.insts.ops[to] = o;
            m.insts.loc[to] = m.insts.loc[i];
            to += 1;
        }
        m.blocks.range[b] = MRange { first: first as u32, end: to as u32 };
    }
    m.insts.head.truncate(to);
    m.insts.ops.truncate(to);
    m.insts.loc.truncate(to);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn func(regs: u32, blocks: &[(u32, &[(Op, &[Operand])])]) -> MachineFunc {
        let mut m = MachineFunc::default();
        for _ in 0..regs {
            m.vregs.push(VirtualReg { class: VClass(Class::B32) });
        }
        for _ in blocks {
            m.blocks.push(MachineBlock::default());
        }
        let push = |m: &mut MachineFunc, op: Op, ops: &[Operand]| {
            let at = m.pool.len() as u32;
            m.pool.extend_from_slice(ops);
            m.insts.push(MachineInst {
                head: MHead { op, ty: PTy::B32, ty2: PTy::None, mods: Mods(0) },
                ops: MOps { at, n: ops.len() as u32 },
                loc: MLoc(NONE),
            });
        };
        for &(b, rows) in blocks {
            let first = m.insts.len() as u32;
            push(&mut m, Op::Label, &[Operand::new(Kind::Label, b)]);
            for &(op, ops) in rows {
                push(&mut m, op, ops);
            }
            m.blocks.range[b as usize] = MRange { first, end: m.insts.len() as u32 };
            m.order.push(b);
        }
        m
    }
    const fn d(v: u32) -> Operand {
        Operand::def(v)
    }
    const fn r(v: u32) -> Operand {
        Operand::reg(v)
    }
    const fn l(b: u32) -> Operand {
        Operand::new(Kind::Label, b)
    }
    fn copies(m: &MachineFunc) -> usize {
        m.insts.head.iter().filter(|h| h.op == Op::Copy).count()
    }

    #[test]
    fn a_loop_counter_becomes_one_register() {
        // 1 = phi (incoming side 0); 2 = 1 + 1
        let mut m = func(
            3,
            &[
                (0, &[(Op::Mov, &[d(0), Operand::ZERO])]),
                (
                    1,
                    &[
                        (Op::Copy, &[d(1), r(0)]),
                        (Op::Add, &[d(2), r(1), Operand::imm(1)]),
                        (Op::Copy, &[d(0), r(2)]),
                        (Op::BraUni, &[l(1)]),
                    ],
                ),
            ],
        );
        coalesce(&mut m, &mut CoalesceScratch::default());
        assert_eq!(copies(&m), 0);
        assert_eq!(m.operands(3)[0].payload, m.operands(3)[1].payload);
    }

    #[test]
    fn a_lost_copy_is_kept() {
        // The phi is used after the loop, where its incoming side was already overwritten.
        let mut m = func(
            4,
            &[
                (0, &[(Op::Mov, &[d(0), Operand::ZERO])]),
                (
                    1,
                    &[
                        (Op::Copy, &[d(1), r(0)]),
                        (Op::Add, &[d(2), r(1), Operand::imm(1)]),
                        (Op::Copy, &[d(0), r(2)]),
                        (Op::Bra, &[l(1)]),
                    ],
                ),
                (2, &[(Op::Add, &[d(3), r(1), Operand::imm(5)]), (Op::Ret, &[])]),
            ],
        );
        coalesce(&mut m, &mut CoalesceScratch::default());
        // One copy stays: either side of the phi.
        assert_eq!(copies(&m), 1);
    }

    #[test]
    fn a_swap_needs_a_third_register() {
        let mut m = func(
            4,
            &[
                (0, &[(Op::Mov, &[d(0), Operand::ZERO]), (Op::Mov, &[d(1), Operand::imm(1)])]),
                (
                    1,
                    &[
                        (Op::Copy, &[d(2), r(0)]),
                        (Op::Copy, &[d(3), r(1)]),
                        (Op::Copy, &[d(0), r(3)]),
                        (Op::Copy, &[d(1), r(2)]),
                        (Op::BraUni, &[l(1)]),
                    ],
                ),
            ],
        );
        coalesce(&mut m, &mut CoalesceScratch::default());
        let mut used: Vec<u32> = m.pool.iter().filter(|o| o.is_reg()).map(|o| o.payload).collect();
        used.sort_unstable();
        used.dedup();
        assert!(copies(&m) >= 2 && used.len() >= 3, "{} copies, {} registers", copies(&m), used.len());
    }

    #[test]
    fn meeting_segments() {
        let s = |v: &[(u32, u32)]| v.iter().map(|&(start, end)| Segment { start, end }).collect::<Vec<_>>();
        let long = s(&[(0, 2), (4, 6), (8, 10), (12, 14), (16, 18), (20, 22)]);
        assert!(!meet(&long, &s(&[(2, 4), (14, 16)])));
        assert!(meet(&long, &s(&[(2, 4), (15, 17)])));
        assert!(meet(&s(&[(21, 22)]), &long));
        assert!(!meet(&s(&[(22, 30)]), &long));
    }
}
