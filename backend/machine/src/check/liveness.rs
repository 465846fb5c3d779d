//! Checker of intervals: liveness once more, by bit sets over rows, compared slot by slot.

use crate::errors::CoalesceError;
use crate::ids::*;
use crate::intervals::Intervals;
use crate::isa::InstructionSet;
use crate::live::Liveness;
use crate::operand::{is_guarded, oflag};
use crate::rows::Machine;
use bitvec::vec::BitVec;

/// Rows that may follow `row`.
fn following<I: InstructionSet>(machine: Machine<'_, I>, row: Row, out: &mut Vec<Row>) {
    out.clear();
    let (control, operands) = (I::control(machine.heads[row]), machine.operands(row));
    if control.branches() {
        out.extend(operands.iter().filter(|o| o.is_label()).map(|o| machine.ranges[o.block()].first));
    }
    if (!control.ends_block() || is_guarded(operands)) && row.next().index() < machine.rows() {
        out.push(row.next());
    }
}

/// Registers that are live before and after each row.
struct Sets {
    before: Vec<BitVec>,
    after: Vec<BitVec>,
}

fn liveness<I: InstructionSet>(machine: Machine<'_, I>) -> Sets {
    let none = BitVec::repeat(false, machine.regs());
    let mut sets = Sets { before: vec![none.clone(); machine.rows()], after: vec![none.clone(); machine.rows()] };
    let mut next = Vec::new();
    let mut changed = true;
    while changed {
        changed = false;
        for row in machine.all_rows().rev() {
            let mut live = none.clone();
            following(machine, row, &mut next);
            for &n in &next {
                live |= sets.before[n].as_bitslice();
            }
            sets.after[row].copy_from_bitslice(&live);
            let operands = machine.operands(row);
            let guarded = is_guarded(operands);
            for o in operands.iter().filter(|o| o.is_def()) {
                live.set(o.vreg().index(), false);
            }
            let reads = |o: &&crate::operand::Operand| o.is_reg() && (!o.is_def() || guarded || o.has(oflag::TIED));
            for o in operands.iter().filter(reads) {
                live.set(o.vreg().index(), true);
            }
            if live != sets.before[row] {
                sets.before[row] = live;
                changed = true;
            }
        }
    }
    sets
}

/// Compares the intervals of `iv`, each by itself, with liveness recomputed: equal, or covered where they are not
/// exact. Time and memory are rows times registers: for small functions.
pub fn intervals<I: InstructionSet>(
    machine: Machine<'_, I>,
    live: &Liveness,
    iv: &Intervals<'_>,
) -> Result<(), CoalesceError> {
    let sets = liveness(machine);
    let mut held = Vec::new();
    for reg in VReg(0).up_to(VReg::new(machine.regs())) {
        let of = live.interval[reg];
        if of.is_none() || !count_segments(iv, of, machine.rows(), &mut held) {
            continue;
        }
        let exact = iv.is_exact(of);
        for row in machine.all_rows() {
            let written = machine.operands(row).iter().any(|o| o.is_def() && o.vreg() == reg);
            let early = written && machine.writes_early(row);
            let want = [sets.before[row][reg.index()] || early, sets.after[row][reg.index()] || written];
            for (slot, want) in [row.read_slot(), row.write_slot()].into_iter().zip(want) {
                let (held, expected) = (held[slot], want as u8);
                let covered = !exact && held == 1;
                if held != expected && !covered {
                    return Err(CoalesceError::Interval { reg, slot, held, expected });
                }
            }
        }
    }
    Ok(())
}

/// Counts the segments of an interval that hold each slot. `false` for one that was given up for want of budget.
fn count_segments(iv: &Intervals<'_>, of: Interval, rows: usize, held: &mut Vec<u8>) -> bool {
    held.clear();
    held.resize(2 * rows, 0);
    for (start, end, _) in iv.segments_in(iv.own_run(of)) {
        if end.is_none() {
            return false;
        }
        for slot in start.up_to(end) {
            held[slot] += 1;
        }
    }
    true
}
