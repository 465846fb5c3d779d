//! Copies: which registers have intervals, and which rows move one of them to another.
//!
//! Only registers that copies name have intervals: no other register can be joined.

use super::build::Scope;
use super::state::Liveness;
use crate::ids::*;
use crate::intervals::*;
use crate::isa::{Family, InstructionSet, MoveKind, PhiMark, family_row};
use crate::rows::Machine;

/// Family of a row where it moves one register to another.
#[inline]
pub fn classify<I: InstructionSet>(machine: Machine<'_, I>, row: Row) -> Option<Family> {
    if !matches!(I::move_kind(machine.heads[row]), MoveKind::Copy | MoveKind::Move) {
        return None;
    }
    let &[dest, source] = machine.operands(row) else { return None };
    if !dest.is_def() || !source.is_reg() || source.flags != 0 {
        return None;
    }
    Some(I::family(machine.reg_class(dest.vreg()), machine.reg_class(source.vreg())))
}

/// Low and high half, and the whole, of a row that puts two registers of one class together (`Pack`) or takes them apart
/// (`Unpack`).
#[inline]
pub fn halves<I: InstructionSet>(machine: Machine<'_, I>, row: Row, kind: MoveKind) -> Option<[VReg; 3]> {
    if I::move_kind(machine.heads[row]) != kind {
        return None;
    }
    let &[first, second, third] = machine.operands(row) else { return None };
    if !first.is_reg() || !second.is_reg() || !third.is_reg() {
        return None;
    }
    let (whole, low, high) = match kind {
        MoveKind::Pack => (first.vreg(), second.vreg(), third.vreg()),
        _ => (third.vreg(), first.vreg(), second.vreg()),
    };
    (machine.reg_class(low) == machine.reg_class(high) && low != high).then_some([low, high, whole])
}

impl Liveness {
    /// Finds copies and pairs, and gives their registers intervals; all registers, where `scope` says so.
    pub(super) fn find_copies<I: InstructionSet>(
        &mut self,
        machine: Machine<'_, I>,
        iv: &mut Intervals<'_>,
        scope: Scope,
    ) {
        self.interval.clear();
        self.interval.resize(machine.regs(), Interval::NONE);
        self.packs.clear();
        self.constants.clear();
        let mut unpacks = false;
        for (row, &head) in machine.all_rows().zip(machine.heads) {
            let kind = I::move_kind(head);
            if kind != MoveKind::None {
                unpacks |= kind == MoveKind::Unpack;
                self.find_move(machine, iv, row, kind);
            }
        }
        self.pairs.clear();
        if unpacks && !self.packs.is_empty() {
            self.find_pairs(machine, iv);
        }
        if scope == Scope::All {
            // Most have one value, which lives in one segment.
            iv.intervals.reserve(machine.regs());
            iv.values.reserve(machine.regs());
            iv.segments.reserve(machine.regs());
            for v in VReg(0).up_to(VReg::new(machine.regs())) {
                self.number(machine, iv, v);
            }
        }
        // Halves are live in the whole just as long as it is.
        for &of in &self.pairs {
            iv.intervals.extent_mut()[of].exact = true;
        }
    }
    /// Notes what a row moves: a register, a constant, or halves.
    #[inline(never)]
    fn find_move<I: InstructionSet>(
        &mut self,
        machine: Machine<'_, I>,
        iv: &mut Intervals<'_>,
        row: Row,
        kind: MoveKind,
    ) {
        match kind {
            MoveKind::Copy | MoveKind::Move => match classify(machine, row) {
                Some(family) if family_row::<I>(family).joins => {
                    let operands = machine.operands(row);
                    let dst = self.number(machine, iv, operands[0].vreg());
                    let src = self.number(machine, iv, operands[1].vreg());
                    push_copy(iv, row, family, CopyEnds { dst, src }, CopyHigh::default());
                }
                Some(_) => {}
                None => {
                    // The register of a phi is written once per predecessor: such rows take no part in sharing.
                    if I::phi_mark(machine.heads[row]) == PhiMark::None && machine.constant(row).is_some() {
                        self.constants.push(row);
                    }
                }
            },
            MoveKind::Pack => {
                if let Some([_, _, whole]) = halves(machine, row, kind) {
                    self.packs.push((whole, row));
                }
            }
            MoveKind::Unpack => {
                if halves(machine, row, kind).is_some() {
                    self.constants.push(row);
                }
            }
            MoveKind::None => {}
        }
    }
    /// Pairs taken apart that were put together of registers of the same class: two copies in one row.
    fn find_pairs<I: InstructionSet>(&mut self, machine: Machine<'_, I>, iv: &mut Intervals<'_>) {
        let mut packs = std::mem::take(&mut self.packs);
        // By register, so that the row which made a pair is found by a binary search and not by a table of all registers.
        packs.sort_unstable();
        for row in machine.all_rows() {
            let Some([low_dst, high_dst, whole]) = halves(machine, row, MoveKind::Unpack) else { continue };
            let k = packs.partition_point(|p| p.0 < whole);
            let Some(&(made, pack)) = packs.get(k) else { continue };
            // A register put together twice has no halves to speak of.
            if made != whole || packs.get(k + 1).is_some_and(|p| p.0 == whole) {
                continue;
            }
            let Some([low_src, high_src, _]) = halves(machine, pack, MoveKind::Pack) else { continue };
            if machine.reg_class(low_src) != machine.reg_class(low_dst) {
                continue;
            }
            // The whole has an interval too: it tells whether the pair is the only thing that ever wrote it.
            let [_, dst, src, high_dst, high_src] =
                [whole, low_dst, low_src, high_dst, high_src].map(|v| self.exact_number(machine, iv, v));
            push_copy(iv, row, I::PAIR, CopyEnds { dst, src }, CopyHigh { dst: high_dst, src: high_src });
        }
        self.packs = packs;
    }
    fn exact_number<I: InstructionSet>(
        &mut self,
        machine: Machine<'_, I>,
        iv: &mut Intervals<'_>,
        reg: VReg,
    ) -> Interval {
        let of = self.number(machine, iv, reg);
        self.pairs.push(of);
        of
    }
    /// Interval of a register, a new one if it has none.
    #[inline]
    fn number<I: InstructionSet>(&mut self, machine: Machine<'_, I>, iv: &mut Intervals<'_>, reg: VReg) -> Interval {
        let of = &mut self.interval[reg];
        if of.is_none() {
            *of = iv.new_interval(reg, machine.reg_class(reg));
        }
        *of
    }
}

fn push_copy(iv: &mut Intervals<'_>, row: Row, family: Family, ends: CopyEnds, high: CopyHigh) {
    iv.copies.push(CopyCandidate {
        at: CopyAt { row, freq: 0.0 },
        ends,
        high,
        through: CopyThrough::default(),
        status: CopyStatus { family, state: CopyState::Open },
    });
}
