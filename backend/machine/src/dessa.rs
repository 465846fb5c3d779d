//! `usedessa`: phis with one register each, and parallel copies on their edges.
//!
//! Selection gives each phi an incoming register, which its predecessors write, and a copy at the head of its block. Here the
//! incoming register becomes the phi's own, and the copies at the end of a predecessor happen at once: put in sequence, with a
//! temporary per cycle, so swaps come out right. Where the phi is still read after the end of a predecessor (a lost copy: the
//! branch reads it, or another successor does), all copies of that predecessor move to blocks of their own on its edges. The
//! coalescers then find fewer copies, and in another shape. Linear.

use crate::ids::*;
use crate::intervals::Intervals;
use crate::isa::{Control, InstructionSet, MoveKind, PhiMark, RowColumns, RowColumnsMut};
use crate::live::{Liveness, Scope};
use crate::operand::{MLoc, MOps, Operand};
use crate::parallel_copies::{Copy, Sequencer};
use crate::rows::{MFreq, MRange, Machine, MachineBlock, MachineMut};

/// Reused memory.
#[derive(Default)]
pub struct Dessa<I: InstructionSet> {
    sequencer: Sequencer,
    /// Phi's register of each incoming register.
    phi_of: Vec<VReg>,
    /// Block of the phi of each incoming register.
    home: Vec<MBlock>,
    /// Edges that get blocks of their own, at the end of the function.
    late: Vec<SplitEdge>,
    /// The new rows.
    insts: I::Rows,
    /// Their blocks in order.
    order: Vec<MBlock>,
    /// Row that each row was; none for new ones.
    origin: Vec<Row>,
    copies: Vec<Copy>,
    sequence: Vec<Copy>,
    split_edges: u32,
}

/// An edge with a block of its own.
struct SplitEdge {
    label: MBlock,
    to: MBlock,
    /// Rows that write incoming registers of `to`.
    writes: Vec<Row>,
}

impl<I: InstructionSet> Dessa<I> {
    /// Row that each row was before [`Dessa::run`]; none for new ones.
    pub fn origin(&self) -> &[Row] {
        &self.origin
    }
    /// Edges that got blocks of their own.
    pub fn split_edges(&self) -> u32 {
        self.split_edges
    }
    /// Rewrites the phis of `machine`; whether there were any copies.
    pub fn run(&mut self, machine: &mut MachineMut<'_, I>, live: &mut Liveness, iv: &mut Intervals<'_>) -> bool {
        self.origin.clear();
        self.split_edges = 0;
        if !live.build(machine.read(), iv, Scope::Exact) {
            self.origin.extend(machine.read().all_rows());
            return false;
        }
        self.find_phis(machine);
        self.insts.clear();
        self.order.clear();
        self.late.clear();
        let old = std::mem::take(&mut machine.side.order);
        let mut at = 0;
        while at < old.len() {
            // A block of the IR with the blocks that its terminator made.
            let mut end = at + 1;
            while end < old.len() && old[end].0 >= machine.side.ir_blocks {
                end += 1;
            }
            self.region(machine, live, iv, &old[at..end], old.get(end).copied());
            at = end;
        }
        for edge in std::mem::take(&mut self.late) {
            self.open(machine, edge.label);
            self.append_copies(machine, &edge.writes);
            self.push(machine, I::jump(), &[Operand::label(edge.to)], MLoc::NONE);
            self.close(machine);
        }
        machine.insts.truncate(0);
        machine.insts.reserve(self.insts.heads().len());
        for ((&head, &ops), &loc) in self.insts.heads().iter().zip(self.insts.ops()).zip(self.insts.locs()) {
            machine.insts.push_row(head, ops, loc);
        }
        std::mem::swap(&mut machine.side.order, &mut self.order);
        true
    }
    /// Finds the incoming registers and the blocks of their phis.
    fn find_phis(&mut self, machine: &mut MachineMut<'_, I>) {
        let rows = machine.read();
        self.phi_of.clear();
        self.phi_of.resize(rows.regs(), VReg::NONE);
        self.home.clear();
        self.home.resize(rows.regs(), MBlock::NONE);
        for &block in rows.order() {
            for row in rows.ranges[block].rows().filter(|&row| is_head(rows, row)) {
                let operands = rows.operands(row);
                self.phi_of[operands[1].vreg()] = operands[0].vreg();
                self.home[operands[1].vreg()] = block;
            }
        }
        for k in 0..machine.side.loose.len() {
            let to = self.phi_of[machine.side.loose[k]];
            if to.is_some() {
                machine.side.loose.push(to);
            }
        }
    }
    /// Incoming register that `row` writes for a phi.
    fn incoming(&self, machine: Machine<'_, I>, row: Row) -> Option<VReg> {
        if I::phi_mark(machine.heads[row]) != PhiMark::Incoming {
            return None;
        }
        Some(machine.operands(row)[0].vreg()).filter(|&v| self.phi_of[v].is_some())
    }
    /// Rows of the blocks `list`, which come of one block of the IR; `next` stands after them.
    fn region(
        &mut self,
        machine: &mut MachineMut<'_, I>,
        live: &Liveness,
        iv: &Intervals<'_>,
        list: &[MBlock],
        next: Option<MBlock>,
    ) {
        // The copies of the region, by the block they go to. They stand together before the terminator: in the last of the
        // blocks that the rows before it made (a loop that fills memory), and before those that the terminator itself made.
        let rows = machine.read();
        let incoming = |row: Row| self.incoming(rows, row).map(|v| (self.home[v], row));
        let all = list.iter().flat_map(|&block| rows.ranges[block].rows());
        let mut sets: Vec<(MBlock, Row)> = all.filter_map(incoming).collect();
        let last = sets.last().map(|s| s.1);
        let lost = last.is_some_and(|last| {
            let read_later = |&(_, row): &(MBlock, Row)| {
                let of = live.interval[self.phi_of[rows.operands(row)[0].vreg()]];
                of.is_some() && iv.value_at(of, last.write_slot()).is_some()
            };
            sets.iter().any(read_later)
        });
        sets.sort_unstable();
        let holds_last = |block: &MBlock| last.is_some_and(|row| rows.ranges[*block].contains(row));
        let from = list.iter().copied().find(holds_last).unwrap_or(list[0]);
        let edges = if lost { self.split(machine, from, &sets) } else { Vec::new() };
        for &block in list {
            self.open(machine, block);
            for row in machine.read().ranges[block].rows().skip(1) {
                let rows = machine.read();
                if is_head(rows, row) {
                    continue;
                }
                if self.incoming(rows, row).is_some() {
                    if Some(row) == last && !lost {
                        let all: Vec<Row> = sets.iter().map(|s| s.1).collect();
                        self.append_copies(machine, &all);
                    }
                    continue;
                }
                let (head, ops, loc) = (rows.heads[row], rows.ops[row], rows.locs[row]);
                self.append(head, ops, loc, row);
                if I::control(head).branches() {
                    for o in machine.side.pool[ops.range()].iter_mut().filter(|o| o.is_label()) {
                        if let Some(edge) = edges.iter().find(|edge| o.block() == edge.to) {
                            o.payload = edge.label.0;
                        }
                    }
                }
            }
            self.close(machine);
        }
        self.split_edges += edges.len() as u32;
        // The edge that falls through gets its block here, the others theirs at the end.
        for edge in edges {
            if Some(edge.to) == next && self.falls_through() {
                self.open(machine, edge.label);
                self.append_copies(machine, &edge.writes);
                self.close(machine);
            } else {
                self.late.push(edge);
            }
        }
    }
    /// Blocks for the edges from `from` on which the writes `sets` go.
    fn split(&self, machine: &mut MachineMut<'_, I>, from: MBlock, sets: &[(MBlock, Row)]) -> Vec<SplitEdge> {
        let edge = |group: &[(MBlock, Row)]| {
            let to = group[0].0;
            let freqs = machine.blocks.freq();
            let freq = MFreq(freqs[from].0.min(freqs[to].0));
            let label = machine.new_block(MachineBlock { freq, ..MachineBlock::default() });
            SplitEdge { label, to, writes: group.iter().map(|x| x.1).collect() }
        };
        sets.chunk_by(|x, y| x.0 == y.0).map(edge).collect()
    }
    /// Whether the last row lets control go on.
    fn falls_through(&self) -> bool {
        self.insts.heads().last().is_none_or(|&head| !I::control(head).ends_block())
    }
    fn open(&mut self, machine: &mut MachineMut<'_, I>, block: MBlock) {
        self.order.push(block);
        // The old range is still read: the new one is set when the block is closed.
        let old = machine.blocks.range()[block];
        let was = if old == MRange::EMPTY { Row::NONE } else { old.first };
        let ops = machine.side.operands(&[Operand::label(block)]);
        self.append(I::label(), ops, MLoc::NONE, was);
    }
    fn close(&mut self, machine: &mut MachineMut<'_, I>) {
        let heads = self.insts.heads();
        let first = heads.iter().rposition(|&head| I::control(head) == Control::Label).unwrap_or(0);
        let Some(&block) = self.order.last() else { return };
        machine.blocks.range_mut()[block] = MRange { first: Row::new(first), end: Row::new(heads.len()) };
    }
    fn append(&mut self, head: I::Head, ops: MOps, loc: MLoc, was: Row) {
        I::view_mut(&mut self.insts).push_row(head, ops, loc);
        self.origin.push(was);
    }
    fn push(&mut self, machine: &mut MachineMut<'_, I>, head: I::Head, operands: &[Operand], loc: MLoc) {
        let ops = machine.side.operands(operands);
        self.append(head, ops, loc, Row::NONE);
    }
    /// Appends what the rows `writes` write, which happens at once, in sequence.
    fn append_copies(&mut self, machine: &mut MachineMut<'_, I>, writes: &[Row]) {
        let mut copies = std::mem::take(&mut self.copies);
        let mut sequence = std::mem::take(&mut self.sequence);
        copies.clear();
        sequence.clear();
        for &row in writes {
            let operands = machine.read().operands(row);
            if operands[1].is_reg() {
                copies.push(Copy { to: self.phi_of[operands[0].vreg()], from: operands[1].vreg() });
            }
        }
        let registers = machine.read().regs();
        let mut fresh = |v: VReg| machine.new_reg(machine.read().reg_class(v));
        self.sequencer.sequence(&copies, registers, &mut sequence, &mut fresh);
        for copy in &sequence {
            let head = I::copy(machine.read().reg_class(copy.to));
            self.push(machine, head, &[Operand::def(copy.to), Operand::reg(copy.from)], MLoc::NONE);
        }
        // Constants read nothing: they come last.
        for &row in writes {
            let rows = machine.read();
            let (dest, value) = (rows.operands(row)[0].vreg(), rows.operands(row)[1]);
            if !value.is_reg() {
                let (head, loc) = (I::without_phi_mark(rows.heads[row]), rows.locs[row]);
                self.push(machine, head, &[Operand::def(self.phi_of[dest]), value], loc);
            }
        }
        (self.copies, self.sequence) = (copies, sequence);
    }
}

fn is_head<I: InstructionSet>(machine: Machine<'_, I>, row: Row) -> bool {
    I::phi_mark(machine.heads[row]) == PhiMark::Head && I::move_kind(machine.heads[row]) == MoveKind::Copy
}
