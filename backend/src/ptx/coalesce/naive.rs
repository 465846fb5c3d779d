//! Checker of intervals: liveness once more, by bit sets over rows, compared slot by slot.

use super::build::{Builder, writes_early};
use super::intervals::{Intervals, NONE};
use crate::ptx::machine::*;
use bitvec::vec::BitVec;

/// Rows that may follow row `i`.
fn following(m: &MachineFunc, i: usize, starts: &[u32], out: &mut Vec<usize>) {
    out.clear();
    let (h, ops) = (m.insts.head[i], m.operands(i));
    if matches!(h.op, Op::Bra | Op::BraUni | Op::BrxIdx) {
        out.extend(ops.iter().filter(|o| o.kind == Kind::Label).map(|o| starts[o.payload as usize] as usize));
    }
    let guarded = ops.first().is_some_and(|o| o.has(oflag::GUARD));
    if (!h.op.ends_block() || guarded) && i + 1 < m.insts.head.len() {
        out.push(i + 1);
    }
}

/// Compares the intervals of `iv`, each by itself, with liveness recomputed: equal, or covered where they are not
/// exact. Time and memory are rows times registers: for small functions.
pub fn check(m: &MachineFunc, b: &Builder, iv: &Intervals) -> Result<(), String> {
    let (rows, regs) = (m.insts.head.len(), m.vregs.class.len());
    let starts: Vec<u32> = m.blocks.range.iter().map(|r| r.first).collect();
    let mut before = vec![BitVec::<usize>::repeat(false, regs); rows];
    let mut after = before.clone();
    let mut next = Vec::new();
    let mut changed = true;
    while changed {
        changed = false;
        for i in (0..rows).rev() {
            let mut live = BitVec::<usize>::repeat(false, regs);
            following(m, i, &starts, &mut next);
            for &n in &next {
                live |= before[n].as_bitslice();
            }
            after[i].copy_from_bitslice(&live);
            let ops = m.operands(i);
            let guarded = ops.first().is_some_and(|o| o.has(oflag::GUARD));
            for o in ops.iter().filter(|o| o.is_def()) {
                live.set(o.payload as usize, false);
            }
            for o in ops.iter().filter(|o| o.is_reg() && (!o.is_def() || guarded || o.has(oflag::TIED))) {
                live.set(o.payload as usize, true);
            }
            if live != before[i] {
                before[i] = live;
                changed = true;
            }
        }
    }
    for v in 0..regs {
        let c = b.interval[v];
        if c == NONE {
            continue;
        }
        let exact = iv.intervals.exact[c as usize].0;
        let mut held = vec![0u8; 2 * rows];
        for (start, end, _) in iv.own_segments_of(c) {
            if end == NONE {
                // Given up for want of budget.
                held.fill(2);
                break;
            }
            for s in start..end {
                held[s as usize] += 1;
            }
        }
        if held.first() == Some(&2) {
            continue;
        }
        for i in 0..rows {
            let ops = m.operands(i);
            let written = ops.iter().any(|o| o.is_def() && o.payload as usize == v);
            let early = written && writes_early(m, i);
            let want = [before[i][v] || early, after[i][v] || written];
            for k in 0..2 {
                let covered = !exact && held[2 * i + k] == 1;
                if held[2 * i + k] != want[k] as u8 && !covered {
                    return Err(format!(
                        "the interval of register {v} holds slot {} {} times, {} expected",
                        2 * i + k,
                        held[2 * i + k],
                        want[k] as u8
                    ));
                }
            }
        }
    }
    Ok(())
}
