//! From joined intervals to rows: registers renamed, constants shared, joined and dead rows dropped.

use super::build::Builder;
use super::constants::share;
use super::intervals::*;
use super::settings::Settings;
use crate::ptx::dead::mark;
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
    // A row that goes because it was made before reads nothing that the first does not.
    if set.share && share(m, p, b, iv) {
        for o in m.pool.iter_mut().filter(|o| o.is_reg()) {
            o.payload = p.rename[o.payload as usize];
        }
    } else {
        rename(m, p, b, iv);
    }
    let mut dead = false;
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
        mark(m, &mut p.reads, &mut p.gone);
    }
    let gone = &p.gone;
    match origin {
        Some(origin) => {
            origin.clear();
            m.retain_rows(|i| {
                if !gone[i] {
                    origin.push(i as u32);
                }
                !gone[i]
            });
        }
        None => m.retain_rows(|i| !gone[i]),
    }
}

/// Renames the registers of intervals where they are read and written.
fn rename(m: &mut MachineFunc, p: &Patcher, b: &Builder, iv: &Intervals) {
    for (c, &OfReg(v)) in iv.intervals.reg.iter().enumerate() {
        let Some(&to) = p.rename.get(v as usize).filter(|&&to| to != v) else { continue };
        let mut last = NONE;
        for row in b.events.of(c as u32).map(|e| e >> 1) {
            if row == last {
                continue;
            }
            last = row;
            let MOps { at, n } = m.insts.ops[row as usize];
            for o in &mut m.pool[at as usize..(at + n) as usize] {
                if o.is_reg() && o.payload == v {
                    o.payload = to;
                }
            }
        }
    }
}

/// Register of the interval led by `l`: its own, or that of a member where it has none.
fn register(iv: &mut Intervals, l: u32, member: u32) -> u32 {
    let own = &mut iv.intervals.reg[l as usize];
    if own.0 == NONE {
        own.0 = member;
    }
    own.0
}
