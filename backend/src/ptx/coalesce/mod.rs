//! Joins the registers of copies whose lives do not meet.
//!
//! Fires on every `Copy` row (phis leave two per edge). Lives are computed for registers of copies alone, by walking back
//! from uses, as sorted segments of slots; a copy is removed when the segments of its two classes are disjoint or hold the
//! same value (one is a copy of the other), and the classes become one. Rows need not be in SSA form. A register may be written by the row that reads its partner
//! for the last time, except in opaque text, which may write before it reads.
//!
//! Invariants: each use reads the value it read before (the classes of a removed copy never hold two values at once).
//! Cost: linear in rows plus segments; walks and merges stop at a budget proportional to the function, which leaves
//! copies in place. Source: Chaitin-style aggressive coalescing over live ranges, without a dense interference graph.

mod live;

use crate::ptx::machine::*;
use live::{collect_events, flow, live_segments};

/// No row.
const NONE: u32 = u32::MAX;

/// A piece of a life: slots `start..end`. Row `r` reads at slot `2r` and writes at slot `2r + 1`. Pieces of one value number
/// hold the same value wherever they overlap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Segment {
    start: u32,
    end: u32,
    value: u32,
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
    value: Vec<u32>,
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

fn root(parent: &mut [u32], mut c: u32) -> u32 {
    while parent[c as usize] != c {
        parent[c as usize] = parent[parent[c as usize] as usize];
        c = parent[c as usize];
    }
    c
}

/// Whether two sorted lists have a slot in common where their values differ; gallops through the longer one.
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
        if at == b.len() {
            return false;
        }
        if b[at..].iter().take_while(|y| y.start < x.end).any(|y| y.value != x.value) {
            return true;
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
                Some(last) if last.end >= next.start && last.value == next.value => last.end = last.end.max(next.end),
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
            s.segments.extend_from_slice(&s.merged);
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
    fn copies_of_one_value_share_its_register() {
        // The value goes to a phi of the loop and to one after it.
        let mut m = func(
            5,
            &[
                (0, &[(Op::Mov, &[d(0), Operand::ZERO])]),
                (
                    1,
                    &[
                        (Op::Copy, &[d(1), r(0)]),
                        (Op::Add, &[d(2), r(1), Operand::imm(1)]),
                        (Op::Copy, &[d(0), r(2)]),
                        (Op::Copy, &[d(3), r(2)]),
                        (Op::Bra, &[l(1)]),
                    ],
                ),
                (2, &[(Op::Add, &[d(4), r(3), Operand::imm(5)]), (Op::Ret, &[])]),
            ],
        );
        coalesce(&mut m, &mut CoalesceScratch::default());
        assert_eq!(copies(&m), 0);
    }

    #[test]
    fn meeting_segments() {
        let s =
            |v: &[(u32, u32)]| v.iter().map(|&(start, end)| Segment { start, end, value: start }).collect::<Vec<_>>();
        let long = s(&[(0, 2), (4, 6), (8, 10), (12, 14), (16, 18), (20, 22)]);
        assert!(!meet(&long, &s(&[(2, 4), (14, 16)])));
        assert!(meet(&long, &s(&[(2, 4), (15, 17)])));
        assert!(meet(&s(&[(21, 22)]), &long));
        assert!(!meet(&s(&[(22, 30)]), &long));
    }
}
