//! From joined intervals to rows: registers renamed, constants shared, joined and dead rows dropped.

use super::build::Builder;
use super::constants::share;
use super::intervals::*;
use super::settings::Settings;
use crate::ptx::machine::*;

/// Reused memory.
#[derive(Default)]
pub struct Patcher {
    /// New register of each register.
    pub rename: Vec<u32>,
    /// Rows to drop.
    pub gone: Vec<bool>,
    /// Reads of each register.
    reads: Vec<u32>,
    pub(super) keys: Vec<(u64, u32)>,
    pub(super) defs: Vec<u8>,
}

/// Rewrites `m`. `origin`, where asked for, gets the row that each row was.
pub(super) fn patch(
    m: &mut MachineFunc,
    p: &mut Patcher,
    b: &mut Builder,
    iv: &mut Intervals,
    set: &Settings,
    origin: Option<&mut Vec<u32>>,
) {
    p.rename.clear();
    p.rename.extend(0..m.vregs.class.len() as u32);
    for c in 0..iv.intervals.len() as u32 {
        let v = iv.intervals.reg[c as usize].0;
        if v != NONE {
            let l = iv.leader(c);
            p.rename[v as usize] = register(iv, l, v);
        }
    }
    p.gone.clear();
    p.gone.resize(m.insts.head.len(), false);
    let mut dead = set.share && share(m, p, b, iv);
    for o in &mut m.pool {
        if o.is_reg() {
            o.payload = p.rename[o.payload as usize];
        }
    }
    for k in 0..iv.copies.len() {
        let row = iv.copies.row[k].0 as usize;
        match iv.copies.state[k] {
            CopyState::Joined if iv.copies.high[k].dst != NONE => {
                p.gone[row] = true;
                dead = true;
            }
            CopyState::Remade => dead = true,
            _ => {
                let ops = m.operands(row);
                p.gone[row] |= ops[1].is_reg() && ops[0].payload == ops[1].payload;
            }
        }
    }
    if dead {
        drop_dead(m, p);
    }
    compact(m, &p.gone, origin);
}

/// Register of the interval led by `l`: its own, or that of a member where it has none.
fn register(iv: &mut Intervals, l: u32, member: u32) -> u32 {
    let own = &mut iv.intervals.reg[l as usize];
    if own.0 == NONE {
        own.0 = member;
    }
    own.0
}

/// Marks pure rows whose results nothing reads, from the last row to the first.
fn drop_dead(m: &MachineFunc, p: &mut Patcher) {
    p.reads.clear();
    p.reads.resize(m.vregs.class.len(), 0);
    let reads = |o: &Operand| o.is_reg() && (!o.is_def() || o.has(oflag::TIED));
    for i in 0..m.insts.head.len() {
        if !p.gone[i] {
            for o in m.operands(i).iter().filter(|o| reads(o)) {
                p.reads[o.payload as usize] += 1;
            }
        }
    }
    for i in (0..m.insts.head.len()).rev() {
        if p.gone[i] || !m.insts.head[i].op.is_pure() {
            continue;
        }
        let ops = m.operands(i);
        let unused = |o: &Operand| !o.is_def() || p.reads[o.payload as usize] == 0;
        if ops.iter().any(|o| o.is_def()) && ops.iter().all(unused) {
            p.gone[i] = true;
            for o in ops.iter().filter(|o| reads(o)) {
                p.reads[o.payload as usize] -= 1;
            }
        }
    }
}

/// Closes the gaps that dropped rows leave.
fn compact(m: &mut MachineFunc, gone: &[bool], mut origin: Option<&mut Vec<u32>>) {
    if let Some(o) = &mut origin {
        o.clear();
    }
    let mut to = 0;
    for p in 0..m.order.len() {
        let b = m.order[p] as usize;
        let r = m.blocks.range[b];
        let first = to;
        for i in r.first as usize..r.end as usize {
            if gone[i] {
                continue;
            }
            m.insts.head[to] = m.insts.head[i];
            m.insts.ops[to] = m.insts.ops[i];
            m.insts.loc[to] = m.insts.loc[i];
            if let Some(o) = &mut origin {
                o.push(i as u32);
            }
            to += 1;
        }
        m.blocks.range[b] = MRange { first: first as u32, end: to as u32 };
    }
    m.insts.head.truncate(to);
    m.insts.ops.truncate(to);
    m.insts.loc.truncate(to);
}
