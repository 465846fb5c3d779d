//! One `mov` for equal constants, and for the halves of one register.
//!
//! Selection gives a constant a register wherever a row takes none (opaque text, halves, selects), and takes a register apart
//! wherever a half of it is read: what each use needs by itself. Where such a `mov` comes before an equal one on every path,
//! the later one goes and its readers read the first. Only registers that are written once and were joined with no other take
//! part. Cost: a sort of these rows, and a tree of dominators where equal ones lie in different blocks.

use super::build::{Builder, constant};
use super::intervals::*;
use super::patch::Patcher;
use crate::ptx::machine::*;

/// Earlier equal constants that are looked at for one.
const RIVALS: usize = 8;

/// Shares constants: renames registers and marks rows. Whether there were any.
pub(super) fn share(m: &MachineFunc, p: &mut Patcher, b: &mut Builder, iv: &mut Intervals) -> bool {
    if b.constants.len() < 2 {
        return false;
    }
    p.keys.clear();
    for &i in &b.constants {
        let Some(o) = constant(m, i as usize) else {
            p.keys.push((1 << 63 | m.operands(i as usize)[2].payload as u64, i));
            continue;
        };
        // Kinds of constants share no keys; two that would by chance are told apart below.
        let mix =
            (m.class(m.operands(i as usize)[0].payload) as u64) << 61 | (matches!(o.kind, Kind::Symbol) as u64) << 60;
        p.keys.push((m.imm(o) as u64 ^ mix, i));
    }
    p.keys.sort_unstable();
    if !p.keys.windows(2).any(|w| w[0].0 == w[1].0) {
        return false;
    }
    if iv.intervals.is_empty() {
        b.events.collect(m, &b.interval, 0);
        b.build_flow(m);
    }
    let mut shared = false;
    let mut kept: Vec<u32> = Vec::new();
    for n in 0..p.keys.len() {
        let (key, row) = p.keys[n];
        if n > 0 && p.keys[n - 1].0 != key {
            kept.clear();
        }
        let alone = n > 0 && p.keys[n - 1].0 == key || p.keys.get(n + 1).is_some_and(|x| x.0 == key);
        if !alone || !takes_part(m, b, iv, row) {
            continue;
        }
        let first = kept.iter().rev().take(RIVALS).copied().find(|&k| {
            same(m, k, row) && {
                let (x, y) = (b.flow.span_of[k as usize], b.flow.span_of[row as usize]);
                x == y || x == 0 || b.dominators().dominates(x, y)
            }
        });
        match first {
            Some(k) => {
                for (of, to) in m.operands(row as usize).iter().zip(m.operands(k as usize)).filter(|x| x.0.is_def()) {
                    p.rename[of.payload as usize] = to.payload;
                }
                p.gone[row as usize] = true;
                shared = true;
            }
            None => kept.push(row),
        }
    }
    shared
}

fn same(m: &MachineFunc, i: u32, j: u32) -> bool {
    let (x, y) = (m.operands(i as usize), m.operands(j as usize));
    let (h, k) = (m.insts.head[i as usize], m.insts.head[j as usize]);
    if h.op != k.op || m.class(x[0].payload) != m.class(y[0].payload) {
        return false;
    }
    if h.op == Op::Unpack {
        return x[2] == y[2];
    }
    let (a, b) = (x[1], y[1]);
    (a == b || a.is_imm() && b.is_imm() && m.imm(a) == m.imm(b)) && h.ty.is_f32_or_f64() == k.ty.is_f32_or_f64()
}

/// Whether the registers of `row` are written nowhere else and are no part of a larger interval.
fn takes_part(m: &MachineFunc, b: &Builder, iv: &mut Intervals, row: u32) -> bool {
    m.operands(row as usize).iter().filter(|o| o.is_reg()).all(|o| {
        let v = o.payload;
        let c = b.interval[v as usize];
        b.events.written_once(v, c) && (c == NONE || iv.intervals.members[c as usize].0 == 1 && iv.leader(c) == c)
    })
}
