//! One move for equal constants, and for the halves of one register.
//!
//! Selection gives a constant a register wherever a row takes none (opaque text, halves, selects), and takes a register apart
//! wherever a half of it is read: what each use needs by itself. Where such a row comes before an equal one on every path, the
//! later one goes and its readers read the first. Only registers that are written once and were joined with no other take
//! part. Cost: a sort of these rows, and a tree of dominators where equal ones lie in different blocks.

use crate::ids::*;
use crate::intervals::Intervals;
use crate::isa::{InstructionSet, MoveKind};
use crate::live::Liveness;
use crate::operand::Kind;
use crate::rows::Machine;
use warpc_columns::RowSet;

/// Earlier equal constants that are looked at for one.
const RIVALS: usize = 8;

/// Reused memory.
#[derive(Default)]
pub(super) struct ConstantSharing {
    /// Rows by a key that equal ones have in common.
    keys: Vec<(u64, Row)>,
    /// Rows of one key that stay.
    kept: Vec<Row>,
}

impl ConstantSharing {
    /// Shares constants: renames registers and marks rows. Whether there were any.
    pub fn share<I: InstructionSet>(
        &mut self,
        machine: Machine<'_, I>,
        live: &mut Liveness,
        iv: &mut Intervals<'_>,
        rename: &mut [VReg],
        gone: &mut RowSet<Row>,
    ) -> bool {
        if live.constants.len() < 2 {
            return false;
        }
        self.keys.clear();
        self.keys.extend(live.constants.iter().map(|&row| (key(machine, row), row)));
        self.keys.sort_unstable();
        if !self.keys.windows(2).any(|w| w[0].0 == w[1].0) {
            return false;
        }
        if iv.intervals.is_empty() {
            let (events, interval) = (&mut live.events, &live.interval);
            events.collect(machine, interval, 0);
            live.build_flow(machine);
        }
        let mut shared = false;
        for n in 0..self.keys.len() {
            let (key, row) = self.keys[n];
            let repeats = n > 0 && self.keys[n - 1].0 == key;
            if !repeats {
                self.kept.clear();
            }
            let alone = !repeats && self.keys.get(n + 1).is_none_or(|next| next.0 != key);
            if alone || !takes_part(machine, live, iv, row) {
                continue;
            }
            let first = self.kept.iter().rev().take(RIVALS).copied().find(|&kept| {
                same(machine, kept, row) && {
                    let (above, below) = (live.flow.part_of[kept], live.flow.part_of[row]);
                    above == below || above == Part(0) || live.dominates(above, below)
                }
            });
            match first {
                Some(first) => {
                    let operands = machine.operands(row).iter().zip(machine.operands(first));
                    for (of, to) in operands.filter(|x| x.0.is_def()) {
                        rename[of.vreg()] = to.vreg();
                    }
                    gone.insert(row);
                    shared = true;
                }
                None => self.kept.push(row),
            }
        }
        shared
    }
}

/// What equal rows have in common. Kinds of constants share no keys; two that would by chance are told apart by [`same`].
fn key<I: InstructionSet>(machine: Machine<'_, I>, row: Row) -> u64 {
    let operands = machine.operands(row);
    match machine.constant(row) {
        Some(o) => {
            let class = machine.reg_class(operands[0].vreg()).0 as u64;
            machine.imm(o) as u64 ^ (class << 61 | (matches!(o.kind, Kind::Symbol) as u64) << 60)
        }
        None => 1 << 63 | operands[2].payload as u64,
    }
}

/// Whether two rows write equal values.
fn same<I: InstructionSet>(machine: Machine<'_, I>, one: Row, other: Row) -> bool {
    let (x, y) = (machine.operands(one), machine.operands(other));
    let (head, other_head) = (machine.heads[one], machine.heads[other]);
    let kind = I::move_kind(head);
    if kind != I::move_kind(other_head) || machine.reg_class(x[0].vreg()) != machine.reg_class(y[0].vreg()) {
        return false;
    }
    if kind == MoveKind::Unpack {
        return x[2] == y[2];
    }
    let (a, b) = (x[1], y[1]);
    (a == b || a.is_imm() && b.is_imm() && machine.imm(a) == machine.imm(b)) && I::writes_alike(head, other_head)
}

/// Whether the registers of `row` are written nowhere else and are no part of a larger interval.
fn takes_part<I: InstructionSet>(machine: Machine<'_, I>, live: &Liveness, iv: &mut Intervals<'_>, row: Row) -> bool {
    machine.operands(row).iter().filter(|o| o.is_reg()).all(|o| {
        let of = live.interval[o.vreg()];
        live.events.written_once(o.vreg(), of)
            && (of.is_none() || iv.intervals.members()[of].count == 1 && iv.leader(of) == of)
    })
}
