//! Spill code: what is spilt lives in memory, or in a register of another class, and comes into a short-lived register for each row
//! that names it.

use super::target::{Registers, SpillTo};
use super::{AllocationError, SpillCounts};
use crate::ids::*;
use crate::intervals::Intervals;
use crate::isa::{InstructionSet, RegClass, RowColumnsMut};
use crate::live::Liveness;
use crate::operand::{MLoc, MOps, Operand, is_guarded};
use crate::rows::{MRange, Machine, MachineMut};
use bitvec::vec::BitVec;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Where a spilt register lives.
#[derive(Clone, Copy)]
enum Home {
    /// At this byte of the spill area.
    Memory(u32),
    /// In a register of another class.
    Register(VReg),
}

/// Places in memory of one size, which registers share that are not alive at once: the end of the last of each, and where it is.
struct Slots {
    bytes: u32,
    taken: BinaryHeap<Reverse<(SlotIndex, u32)>>,
}

/// State of spilling; what one function leaves is dropped by [`Spiller::start`].
#[derive(Default)]
pub(super) struct Spiller {
    /// By virtual register: made by spilling, for one row.
    short_lived: BitVec,
    /// By virtual register: where it lives once it is spilt.
    homes: Vec<Option<Home>>,
    slots: Vec<Slots>,
    bytes: u32,
    counts: SpillCounts,
    /// Registers of the row at hand that are spilt: register, short-lived one, whether it is read, whether written.
    here: Vec<Here>,
    operands: Vec<Operand>,
}

#[derive(Clone, Copy)]
struct Here {
    reg: VReg,
    short: VReg,
    home: Home,
    class: RegClass,
    read: bool,
    written: bool,
}

/// Rows on their way into the columns, with a pool of their own for operands: what no row names any more stays behind.
struct NewRows<H> {
    heads: Vec<H>,
    ops: Vec<MOps>,
    locs: Vec<MLoc>,
    pool: Vec<Operand>,
    /// Which row each was once, where somebody asks.
    origin: Option<Vec<Row>>,
}

impl Spiller {
    /// Forgets the function before. The next has this many registers.
    pub fn start(&mut self, registers: usize) {
        self.short_lived.clear();
        self.short_lived.resize(registers, false);
        self.homes.clear();
        self.homes.resize(registers, None);
        self.slots.clear();
        self.bytes = 0;
        self.counts = SpillCounts::default();
    }
    /// By virtual register: whether it must not be spilt.
    pub fn short_lived(&self) -> &BitVec {
        &self.short_lived
    }
    /// Bytes of memory that are used.
    pub fn bytes(&self) -> u32 {
        self.bytes
    }
    /// What spilling cost.
    pub fn counts(&self) -> SpillCounts {
        self.counts
    }
    /// Finds a home for each of these registers. Those that go to memory share it where they are not alive at once; slots of an earlier
    /// round are not shared, as rows had other numbers then.
    pub fn place<I: Registers>(
        &mut self,
        machine: &mut MachineMut<'_, I>,
        live: &Liveness,
        iv: &Intervals<'_>,
        spilt: &[VReg],
    ) {
        self.slots.clear();
        let mut spans: Vec<(SlotIndex, SlotIndex, VReg)> = spilt
            .iter()
            .map(|&reg| {
                let mut segments = iv.segments_in(iv.run(live.interval[reg]));
                let (start, mut end, _) = segments.next().expect("a register without a live range needs no place");
                if let Some(last) = segments.last() {
                    end = last.1;
                }
                (start, end, reg)
            })
            .collect();
        spans.sort_unstable();
        for (start, end, reg) in spans {
            let class = machine.read().reg_class(reg);
            let home = match I::spill_to(class) {
                SpillTo::Memory(bytes) => {
                    self.counts.registers += 1;
                    Home::Memory(self.slot(bytes, start, end))
                }
                SpillTo::Class(other) => Home::Register(self.new_register(machine, other, false)),
            };
            self.homes[reg.index()] = Some(home);
        }
    }
    /// A slot of this size that is free from `start` on.
    fn slot(&mut self, bytes: u32, start: SlotIndex, end: SlotIndex) -> u32 {
        let of_size = match self.slots.iter().position(|slots| slots.bytes == bytes) {
            Some(at) => at,
            None => {
                self.slots.push(Slots { bytes, taken: BinaryHeap::new() });
                self.slots.len() - 1
            }
        };
        let taken = &mut self.slots[of_size].taken;
        let at = match taken.peek() {
            Some(&Reverse((until, at))) if until <= start => {
                taken.pop();
                at
            }
            _ => {
                let at = self.bytes.next_multiple_of(bytes.max(1));
                self.bytes = at + bytes;
                at
            }
        };
        taken.push(Reverse((end, at)));
        at
    }
    fn new_register<I: Registers>(
        &mut self,
        machine: &mut MachineMut<'_, I>,
        class: RegClass,
        short_lived: bool,
    ) -> VReg {
        let reg = machine.new_reg(class);
        self.short_lived.push(short_lived);
        self.homes.push(None);
        reg
    }
    /// Puts spill code around the rows that name a spilt register. `origin` says for each row which one it was once, and is kept so.
    pub fn rewrite<I: Registers>(
        &mut self,
        machine: &mut MachineMut<'_, I>,
        origin: Option<&mut Vec<Row>>,
    ) -> Result<(), AllocationError> {
        let mut new = self.room(machine.read(), origin.is_some());
        let order = std::mem::take(&mut machine.side.order);
        for &block in &order {
            let range = machine.blocks.range()[block];
            let first = Row::new(new.heads.len());
            for row in range.rows() {
                self.rewrite_row(machine, row, origin.as_deref().map_or(Row::NONE, |origin| origin[row]), &mut new)?;
            }
            machine.blocks.range_mut()[block] = MRange { first, end: Row::new(new.heads.len()) };
        }
        machine.side.order = order;
        machine.side.recorded = new.copy(&machine.side.pool[machine.side.recorded.range()]);
        machine.side.pool = new.pool;
        machine.insts.truncate(0);
        machine.insts.reserve(new.heads.len());
        for ((head, ops), loc) in new.heads.into_iter().zip(new.ops).zip(new.locs) {
            machine.insts.push_row(head, ops, loc);
        }
        if let (Some(origin), Some(new)) = (origin, new.origin) {
            *origin = new;
        }
        Ok(())
    }
    /// Room for the rows of `machine` with their spill code: a row for each read and each write of a spilt register.
    fn room<I: Registers>(&self, machine: Machine<'_, I>, has_origin: bool) -> NewRows<I::Head> {
        let (mut rows, mut operands) = (machine.rows(), machine.side.recorded.n as usize);
        for row in machine.all_rows() {
            let list = machine.operands(row);
            operands += list.len();
            for operand in list.iter().filter(|operand| operand.is_reg() && self.homes[operand.vreg()].is_some()) {
                let keeps_old = operand.is_def() && (operand.is_use() || is_guarded(list));
                rows += 1 + keeps_old as usize;
                operands += 2 * (1 + keeps_old as usize);
            }
        }
        NewRows {
            heads: Vec::with_capacity(rows),
            ops: Vec::with_capacity(rows),
            locs: Vec::with_capacity(rows),
            pool: Vec::with_capacity(operands),
            origin: has_origin.then(|| Vec::with_capacity(rows)),
        }
    }
    fn rewrite_row<I: Registers>(
        &mut self,
        machine: &mut MachineMut<'_, I>,
        row: Row,
        was: Row,
        new: &mut NewRows<I::Head>,
    ) -> Result<(), AllocationError> {
        let read = machine.read();
        let (head, loc) = (read.heads[row], read.locs[row]);
        let operands = read.operands(row);
        if !operands.iter().any(|o| o.is_reg() && self.homes[o.vreg()].is_some()) {
            new.push(head, operands, loc, was);
            return Ok(());
        }
        self.operands.clear();
        self.operands.extend_from_slice(operands);
        self.find_spilt(machine);
        let control = I::control(head);
        if (control.branches() || control.ends_block()) && self.here.iter().any(|here| here.written) {
            return Err(AllocationError::SpillAtEnd { row, opcode: I::opcode(head) });
        }
        for here in self.here.iter().filter(|here| here.read) {
            self.counts.loads += matches!(here.home, Home::Memory(_)) as u32;
            new.load::<I>(here, loc);
        }
        for operand in self.operands.iter_mut().filter(|o| o.is_reg()) {
            if let Some(here) = self.here.iter().find(|here| here.reg == operand.vreg()) {
                operand.payload = here.short.0;
            }
        }
        new.push(head, &self.operands, loc, was);
        for here in self.here.iter().filter(|here| here.written) {
            self.counts.stores += matches!(here.home, Home::Memory(_)) as u32;
            new.store::<I>(here, loc);
        }
        Ok(())
    }
    /// Fills [`Spiller::here`] from the operands at hand. One short-lived register stands for all that a row does with a register.
    fn find_spilt<I: Registers>(&mut self, machine: &mut MachineMut<'_, I>) {
        self.here.clear();
        // A guarded write keeps the old value where the guard is false.
        let guarded = is_guarded(&self.operands);
        for n in 0..self.operands.len() {
            let operand = self.operands[n];
            if !operand.is_reg() {
                continue;
            }
            let reg = operand.vreg();
            let Some(home) = self.homes[reg.index()] else { continue };
            let read = operand.is_use() || guarded && operand.is_def();
            let at = match self.here.iter().position(|here| here.reg == reg) {
                Some(at) => at,
                None => {
                    let class = machine.read().reg_class(reg);
                    let short = self.new_register(machine, class, true);
                    self.here.push(Here { reg, short, home, class, read: false, written: false });
                    self.here.len() - 1
                }
            };
            self.here[at].read |= read;
            self.here[at].written |= operand.is_def();
        }
    }
}

impl<H: Copy> NewRows<H> {
    fn push(&mut self, head: H, operands: &[Operand], loc: MLoc, was: Row) {
        let ops = self.copy(operands);
        self.heads.push(head);
        self.ops.push(ops);
        self.locs.push(loc);
        if let Some(origin) = &mut self.origin {
            origin.push(was);
        }
    }
    fn copy(&mut self, operands: &[Operand]) -> MOps {
        let at = self.pool.len() as u32;
        self.pool.extend_from_slice(operands);
        MOps { at, n: operands.len() as u32 }
    }
    fn load<I: Registers + InstructionSet<Head = H>>(&mut self, here: &Here, loc: MLoc) {
        let from = match here.home {
            Home::Memory(at) => Operand::imm(at as i32),
            Home::Register(reg) => Operand::reg(reg),
        };
        self.push(I::spill_load(here.class), &[Operand::def(here.short), from], loc, Row::NONE);
    }
    fn store<I: Registers + InstructionSet<Head = H>>(&mut self, here: &Here, loc: MLoc) {
        let to = match here.home {
            Home::Memory(at) => Operand::imm(at as i32),
            Home::Register(reg) => Operand::def(reg),
        };
        self.push(I::spill_store(here.class), &[to, Operand::reg(here.short)], loc, Row::NONE);
    }
}
