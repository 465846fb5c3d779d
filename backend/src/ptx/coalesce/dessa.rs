//! `usedessa`: phis with one register each, and parallel copies on their edges.
//!
//! Selection gives each phi an incoming register, which its predecessors write, and a copy at the head of its block. Here the
//! incoming register becomes the phi's own, and the copies at the end of a predecessor happen at once: put in sequence, with a
//! temporary per cycle, so swaps come out right. Where the phi is still read after the end of a predecessor (a lost copy: the
//! branch reads it, or another successor does), all copies of that predecessor move to blocks of their own on its edges. The
//! coalescers then find fewer copies, and in another shape. Linear.

use super::build::{Builder, Scope};
use super::intervals::{Intervals, NONE};
use super::parallel::Sequencer;
use crate::ptx::machine::*;

/// Reused memory.
#[derive(Default)]
pub struct Dessa {
    sequencer: Sequencer,
    /// Phi's register of each incoming register.
    phi_of: Vec<u32>,
    /// Block of the phi of each incoming register.
    home: Vec<u32>,
    out: Rows,
}

/// Rows on their way.
#[derive(Default)]
struct Rows {
    insts: MachineInstRows,
    order: Vec<u32>,
    /// Row that each row was; none for new ones.
    origin: Vec<u32>,
    sets: Vec<(u32, usize)>,
    copies: Vec<(u32, u32)>,
    sequence: Vec<(u32, u32)>,
}

impl Dessa {
    /// Row that each row was before [`run`]; none for new ones.
    pub fn origin(&self) -> &[u32] {
        &self.out.origin
    }
}

/// Rewrites the phis of `m`; gives the number of edges that got blocks.
pub fn run(m: &mut MachineFunc, b: &mut Builder, iv: &mut Intervals, s: &mut Dessa) -> u32 {
    s.out.origin.clear();
    if !b.build(m, iv, Scope::Exact) {
        s.out.origin.extend(0..m.insts.head.len() as u32);
        return 0;
    }
    s.phi_of.clear();
    s.phi_of.resize(m.vregs.class.len(), NONE);
    s.home.clear();
    s.home.resize(m.vregs.class.len(), NONE);
    for p in 0..m.order.len() {
        let r = m.blocks.range[m.order[p] as usize];
        for i in r.first as usize..r.end as usize {
            if is_head(m, i) {
                let ops = m.operands(i);
                s.phi_of[ops[1].payload as usize] = ops[0].payload;
                s.home[ops[1].payload as usize] = m.order[p];
            }
        }
    }
    for k in 0..m.loose.len() {
        let to = s.phi_of[m.loose[k] as usize];
        if to != NONE {
            m.loose.push(to);
        }
    }
    let mut out = std::mem::take(&mut s.out);
    out.insts.clear();
    out.order.clear();
    let old = std::mem::take(&mut m.order);
    let mut late: Vec<(u32, u32, Vec<usize>)> = Vec::new();
    let mut split = 0;
    let mut at = 0;
    while at < old.len() {
        // A block of the IR with the blocks that its terminator made.
        let mut end = at + 1;
        while end < old.len() && old[end] >= m.ir_blocks {
            end += 1;
        }
        split += region(m, b, iv, s, &mut out, &old[at..end], old.get(end).copied(), &mut late);
        at = end;
    }
    for (label, to, set) in late {
        open(m, &mut out, label);
        emit(m, s, &mut out, &set);
        let ops = [Operand::new(Kind::Label, to)];
        push(m, &mut out, MHead { op: Op::BraUni, ..MHead::default() }, &ops, MLoc(NONE));
        close(m, &out);
    }
    std::mem::swap(&mut m.insts, &mut out.insts);
    std::mem::swap(&mut m.order, &mut out.order);
    s.out = out;
    split
}

fn is_head(m: &MachineFunc, i: usize) -> bool {
    let h = m.insts.head[i];
    h.op == Op::Copy && h.mods == phi_mark::HEAD
}

/// Incoming register that row `i` writes for a phi.
fn incoming(m: &MachineFunc, s: &Dessa, i: usize) -> Option<u32> {
    let h = m.insts.head[i];
    if !matches!(h.op, Op::Copy | Op::Mov) || h.mods != phi_mark::IN {
        return None;
    }
    Some(m.operands(i)[0].payload).filter(|&v| s.phi_of[v as usize] != NONE)
}

/// Rows of the blocks `list`, which come of one block of the IR; `next` stands after them.
#[allow(clippy::too_many_arguments)]
fn region(
    m: &mut MachineFunc,
    b: &Builder,
    iv: &mut Intervals,
    s: &mut Dessa,
    out: &mut Rows,
    list: &[u32],
    next: Option<u32>,
    late: &mut Vec<(u32, u32, Vec<usize>)>,
) -> u32 {
    // The copies of the region, by the block they go to. They stand in its first block, before the terminator.
    out.sets.clear();
    let r = m.blocks.range[list[0] as usize];
    let mut last = None;
    for i in r.first as usize..r.end as usize {
        if let Some(v) = incoming(m, s, i) {
            out.sets.push((s.home[v as usize], i));
            last = Some(i);
        }
    }
    let lost = last.is_some_and(|last| {
        let read_later = |&(_, i): &(u32, usize)| {
            let to = s.phi_of[m.operands(i)[0].payload as usize];
            let c = b.interval[to as usize];
            c != NONE && iv.value_at(c, 2 * last as u32 + 1).is_some()
        };
        out.sets.iter().any(read_later)
    });
    out.sets.sort_unstable();
    let sets = std::mem::take(&mut out.sets);
    let mut edges: Vec<(u32, u32, Vec<usize>)> = Vec::new();
    if lost {
        for group in sets.chunk_by(|x, y| x.0 == y.0) {
            let often = m.blocks.freq[list[0] as usize].0.min(m.blocks.freq[group[0].0 as usize].0);
            let label = m.blocks.push(MachineBlock { freq: MFreq(often), ..MachineBlock::default() });
            edges.push((label, group[0].0, group.iter().map(|x| x.1).collect()));
        }
    }
    for &block in list {
        open(m, out, block);
        let r = m.blocks.range[block as usize];
        for i in r.first as usize + 1..r.end as usize {
            if is_head(m, i) {
                continue;
            }
            if incoming(m, s, i).is_some() {
                if Some(i) == last && !lost {
                    let all: Vec<usize> = sets.iter().map(|x| x.1).collect();
                    emit(m, s, out, &all);
                }
                continue;
            }
            let (h, o, loc) = (m.insts.head[i], m.insts.ops[i], m.insts.loc[i]);
            out.insts.push(MachineInst { head: h, ops: o, loc });
            out.origin.push(i as u32);
            if lost && matches!(h.op, Op::Bra | Op::BraUni | Op::BrxIdx) {
                for k in o.at as usize..(o.at + o.n) as usize {
                    let x = &mut m.pool[k];
                    if let Some(e) = edges.iter().find(|e| x.kind == Kind::Label && x.payload == e.1) {
                        x.payload = e.0;
                    }
                }
            }
        }
        close(m, out);
    }
    out.sets = sets;
    let split = edges.len() as u32;
    // The edge that falls through gets its block here, the others theirs at the end.
    for e in edges {
        if Some(e.1) == next && falls(out) {
            open(m, out, e.0);
            emit(m, s, out, &e.2);
            close(m, out);
        } else {
            late.push(e);
        }
    }
    split
}

/// Whether the last row lets control go on.
fn falls(out: &Rows) -> bool {
    out.insts.head.last().is_none_or(|h| !h.op.ends_block())
}

fn open(m: &mut MachineFunc, out: &mut Rows, block: u32) {
    out.order.push(block);
    // The old range is still read: the new one is set when the block is closed.
    let old = m.blocks.range[block as usize];
    out.origin.push(if old == MRange::default() { NONE } else { old.first });
    let at = m.pool.len() as u32;
    m.pool.push(Operand::new(Kind::Label, block));
    out.insts.push(MachineInst { head: MHead::default(), ops: MOps { at, n: 1 }, loc: MLoc(NONE) });
}

fn close(m: &mut MachineFunc, out: &Rows) {
    let first = out.insts.head.iter().rposition(|h| h.op == Op::Label).unwrap_or(0) as u32;
    let Some(&block) = out.order.last() else { return };
    m.blocks.range[block as usize] = MRange { first, end: out.insts.head.len() as u32 };
}

fn push(m: &mut MachineFunc, out: &mut Rows, head: MHead, ops: &[Operand], loc: MLoc) {
    let at = m.pool.len() as u32;
    m.pool.extend_from_slice(ops);
    out.insts.push(MachineInst { head, ops: MOps { at, n: ops.len() as u32 }, loc });
    out.origin.push(NONE);
}

/// Appends the copies of rows `set`, which happen at once, in sequence.
fn emit(m: &mut MachineFunc, s: &mut Dessa, out: &mut Rows, set: &[usize]) {
    let mut copies = std::mem::take(&mut out.copies);
    let mut sequence = std::mem::take(&mut out.sequence);
    copies.clear();
    sequence.clear();
    for &i in set {
        let ops = m.operands(i);
        if ops[1].is_reg() {
            copies.push((s.phi_of[ops[0].payload as usize], ops[1].payload));
        }
    }
    let locations = m.vregs.class.len();
    let vregs = &mut m.vregs;
    let mut fresh = |v: u32| {
        let class = vregs.class[v as usize];
        vregs.push(VirtualReg { class })
    };
    s.sequencer.sequence(&copies, locations, &mut sequence, &mut fresh);
    for &(to, from) in &sequence {
        let head = MHead { op: Op::Copy, ty: m.class(to).ty(), ..MHead::default() };
        push(m, out, head, &[Operand::def(to), Operand::reg(from)], MLoc(NONE));
    }
    // Constants read nothing: they come last.
    for &i in set {
        let ops = m.operands(i);
        let (d, o) = (ops[0].payload, ops[1]);
        if !o.is_reg() {
            let head = MHead { mods: Mods(0), ..m.insts.head[i] };
            push(m, out, head, &[Operand::def(s.phi_of[d as usize]), o], m.insts.loc[i]);
        }
    }
    out.copies = copies;
    out.sequence = sequence;
}
