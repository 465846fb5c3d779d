//! From joined intervals to rows: registers renamed, constants shared, joined and dead rows dropped.

use super::constants::ConstantSharing;
use super::settings::Settings;
use crate::dead::mark;
use crate::ids::*;
use crate::intervals::*;
use crate::isa::{InstructionSet, RowColumnsMut};
use crate::live::Liveness;
use crate::rows::MachineMut;
use warpc_columns::RowSet;

/// Reused memory.
#[derive(Default)]
pub(crate) struct Rewriter {
    /// New register of each register.
    rename: Vec<VReg>,
    /// Rows to drop.
    gone: RowSet<Row>,
    /// Reads of each register.
    reads: Vec<u32>,
    sharing: ConstantSharing,
}

impl Rewriter {
    /// Rewrites `machine`; whether rows went. `origin`, where asked for, gets the row that each row was.
    pub fn rewrite<I: InstructionSet>(
        &mut self,
        machine: &mut MachineMut<'_, I>,
        live: &mut Liveness,
        iv: &mut Intervals<'_>,
        settings: &Settings,
        origin: Option<&mut Vec<Row>>,
    ) -> bool {
        self.rename.clear();
        self.rename.extend(VReg(0).up_to(VReg::new(machine.read().regs())));
        // Registers without an interval keep their names: no copy names them, so nothing joined them.
        for of in iv.all() {
            let reg = iv.intervals.reg()[of].reg;
            if reg.is_some() {
                let leader = iv.leader(of);
                self.rename[reg] = register(iv, leader, reg);
            }
        }
        self.gone.reset(machine.read().rows());
        // A row that goes because an equal one stands before it reads nothing that the first does not.
        if settings.share && self.sharing.share(machine.read(), live, iv, &mut self.rename, &mut self.gone) {
            // Sharing renames registers that have no interval and so no events: every operand is looked at.
            for o in machine.side.pool.iter_mut().filter(|o| o.is_reg()) {
                o.payload = self.rename[o.vreg()].0;
            }
        } else {
            self.rename_intervals(machine, live, iv);
            let recorded = machine.side.recorded.range();
            for o in machine.side.pool[recorded].iter_mut().filter(|o| o.is_reg()) {
                o.payload = self.rename[o.vreg()].0;
            }
        }
        self.drop_copies(machine, iv);
        let rows = self.gone.rows();
        let gone = &self.gone;
        match origin {
            Some(origin) => {
                origin.clear();
                machine.retain_rows(|row| {
                    if !gone.contains(row) {
                        origin.push(row);
                    }
                    !gone.contains(row)
                });
            }
            None => machine.retain_rows(|row| !gone.contains(row)),
        }
        machine.read().rows() < rows
    }
    /// Renames the registers of intervals where they are read and written.
    fn rename_intervals<I: InstructionSet>(
        &self,
        machine: &mut MachineMut<'_, I>,
        live: &Liveness,
        iv: &Intervals<'_>,
    ) {
        for (of, reg) in iv.all().zip(iv.intervals.reg()) {
            let from = reg.reg;
            let Some(&to) = self.rename.get(from.index()).filter(|&&to| to != from) else { continue };
            let mut last = Row::NONE;
            for row in live.events.of(of).map(|e| e.row()) {
                // A row that reads and writes the register has two events that follow each other.
                if row == last {
                    continue;
                }
                last = row;
                for o in &mut machine.side.pool[machine.insts.ops()[row].range()] {
                    if o.is_reg() && o.vreg() == from {
                        o.payload = to.0;
                    }
                }
            }
        }
    }
    /// Marks the rows of copies that do nothing any more, and the rows that only such rows read.
    fn drop_copies<I: InstructionSet>(&mut self, machine: &MachineMut<'_, I>, iv: &Intervals<'_>) {
        let machine = machine.read();
        let mut dead = false;
        for copy in iv.all_copies() {
            let row = iv.copies.at()[copy].row;
            match iv.copies.status()[copy].state {
                CopyState::Joined if iv.copies.high()[copy].dst.is_some() => {
                    self.gone.insert(row);
                    dead = true;
                }
                CopyState::Rematerialised => dead = true,
                _ => {
                    let operands = machine.operands(row);
                    // Joined or not: a copy whose ends got one name by joining others does nothing either.
                    if operands[1].is_reg() && operands[0].payload == operands[1].payload {
                        self.gone.insert(row);
                    }
                }
            }
        }
        if dead {
            mark(machine, &mut self.reads, &mut self.gone);
        }
    }
}

/// Register of the interval led by `leader`: its own, or that of a member where it has none.
fn register(iv: &mut Intervals<'_>, leader: Interval, member: VReg) -> VReg {
    let own = &mut iv.intervals.reg_mut()[leader];
    if own.reg.is_none() {
        own.reg = member;
    }
    own.reg
}
