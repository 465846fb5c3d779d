//! Puts the regions of a plan into rows: threads enlist and wait in blocks of their own on the edges that need them.
//!
//! On the edges into a part stands, from the source on: a wait for each region that the edge leaves, inner ones first, then an enlisting
//! for each that it enters, outer ones first. Edges that end alike share their rows, so that all threads of a region wait at one row.

use super::Plan;
use super::check::{Actions, at};
use crate::flow::PartFlow;
use crate::ids::*;
use crate::isa::{InstructionSet, RegClass, RowColumnsMut};
use crate::operand::{MLoc, MOps, Operand, is_guarded};
use crate::rows::{MRange, MachineBlock, MachineMut};

/// An instruction set with convergence barriers.
pub trait Converges: InstructionSet {
    /// Class of the registers that hold barriers.
    const BARRIER: RegClass;
    /// Head of a row that enlists: its operands are the barrier, which is written, and the label of the row that waits.
    fn enlist() -> Self::Head;
    /// Head of a row that waits: its operand is the barrier.
    fn wait() -> Self::Head;
}

/// A block on edges into a part: what is done there, and where it goes on.
#[derive(Clone, Copy)]
struct Station {
    block: MBlock,
    action: Action,
    /// The station behind it; none where it goes to the part itself.
    next: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Action {
    Wait(usize),
    Enlist(usize),
}

/// Puts the regions of `plan` into the rows of `machine`, whose control flow `flow` is. Gives the barrier of each region. Linear in rows,
/// and in regions times the edges on which they wait.
pub fn place<I: Converges>(machine: &mut MachineMut<'_, I>, flow: &PartFlow, plan: &Plan) -> Vec<VReg> {
    let barriers: Vec<VReg> = plan.regions.iter().map(|_| machine.new_reg(I::BARRIER)).collect();
    if plan.regions.is_empty() {
        return barriers;
    }
    let mut placing = Placing {
        flow,
        actions: Actions::of(plan),
        stations: Vec::new(),
        first: Vec::new(),
        of_region: vec![MBlock::NONE; barriers.len()],
    };
    placing.make_stations(machine);
    placing.write(machine, &barriers);
    barriers
}

struct Placing<'p> {
    flow: &'p PartFlow,
    actions: Actions,
    /// Stations of all edges, those of one part together.
    stations: Vec<Station>,
    /// First station of each edge that has one, by edge, in order.
    first: Vec<((Part, Part), usize)>,
    /// By region: the block in which its threads wait.
    of_region: Vec<MBlock>,
}

impl Placing<'_> {
    /// Finds the stations of each edge. Two edges share stations from where what is left to do is the same.
    fn make_stations<I: Converges>(&mut self, machine: &mut MachineMut<'_, I>) {
        let both = self.actions.wait.iter().chain(&self.actions.enlist_on);
        let mut edges: Vec<(Part, Part)> = both.map(|row| row.0).collect();
        edges.sort_unstable_by_key(|&(from, to)| (to, from));
        edges.dedup();
        let mut of_part = 0;
        let mut last = Part::NONE;
        for edge in edges {
            if edge.1 != last {
                (of_part, last) = (self.stations.len(), edge.1);
            }
            let waits = at(&self.actions.wait, edge).map(Action::Wait);
            let enlists = at(&self.actions.enlist_on, edge).map(Action::Enlist);
            let list: Vec<Action> = waits.chain(enlists).collect();
            // From the last action on.
            let mut next = None;
            for &action in list.iter().rev() {
                let there = |station: &Station| station.action == action && station.next == next;
                let known = self.stations[of_part..].iter().position(there).map(|at| of_part + at);
                next = Some(known.unwrap_or_else(|| {
                    let block = machine.new_block(MachineBlock::default());
                    if let Action::Wait(region) = action {
                        self.of_region[region] = block;
                    }
                    self.stations.push(Station { block, action, next });
                    self.stations.len() - 1
                }));
            }
            if let Some(first) = next {
                self.first.push((edge, first));
            }
        }
        self.first.sort_unstable();
    }
    fn station_of(&self, from: Part, to: Part) -> Option<usize> {
        let at = self.first.binary_search_by_key(&(from, to), |row| row.0).ok()?;
        Some(self.first[at].1)
    }
    /// Writes the rows again, with stations before the part that they lead to.
    fn write<I: Converges>(&self, machine: &mut MachineMut<'_, I>, barriers: &[VReg]) {
        let mut out = Output::new(machine.read().rows());
        let mut opened: Vec<Option<MBlock>> = vec![None; self.flow.len()];
        for &block in &machine.side.order {
            opened[self.flow.first_part(block).index()] = Some(block);
        }
        for part in Part(0).up_to(Part::new(self.flow.len())) {
            self.open_part(machine, &mut out, opened[part.index()], barriers, part);
            self.copy_part(machine, &mut out, barriers, part);
        }
        out.finish(machine);
    }
    /// The stations before `part`, which opens block `opens`, and how the part before it gets to the right one.
    fn open_part<I: Converges>(
        &self,
        machine: &mut MachineMut<'_, I>,
        out: &mut Output<I::Head>,
        opens: Option<MBlock>,
        barriers: &[VReg],
        part: Part,
    ) {
        let stations = self.stations_before(part);
        if stations.is_empty() {
            opens.into_iter().for_each(|block| out.keep(block));
            return;
        }
        // A part in the middle of a block gets a label to go on at.
        let label = opens.unwrap_or_else(|| machine.new_block(MachineBlock::default()));
        let block_of = |station: Option<usize>| station.map_or(label, |station| self.stations[station].block);
        // Who falls into the part jumps to its station, unless that comes next.
        let before = (part.0 > 0).then(|| Part(part.0 - 1)).filter(|&before| self.falls_through(machine, before));
        if let Some(first) = before.map(|before| self.station_of(before, part))
            && first != Some(stations[0])
        {
            out.row(machine, I::jump(), &[Operand::label(block_of(first))]);
        }
        // So does the program when it starts.
        if part == Part(0) {
            let start = machine.new_block(MachineBlock::default());
            out.open(machine, start);
            out.row(machine, I::jump(), &[Operand::label(label)]);
        }
        for (n, &station) in stations.iter().enumerate() {
            let Station { block, action, next } = self.stations[station];
            out.open(machine, block);
            match action {
                Action::Wait(region) => out.row(machine, I::wait(), &[Operand::reg(barriers[region])]),
                Action::Enlist(region) => self.enlist(machine, out, barriers, region),
            }
            if next != stations.get(n + 1).copied() {
                out.row(machine, I::jump(), &[Operand::label(block_of(next))]);
            }
        }
        match opens {
            Some(block) => out.keep(block),
            None => out.open(machine, label),
        }
    }
    /// Stations of the edges into `part`: each before the one that it leads to, so that most fall through.
    fn stations_before(&self, part: Part) -> Vec<usize> {
        let mut mine: Vec<usize> = Vec::new();
        for &from in self.flow.preds(part) {
            let mut next = self.station_of(from, part);
            while let Some(station) = next {
                mine.push(station);
                next = self.stations[station].next;
            }
        }
        mine.sort_unstable();
        mine.dedup();
        // A station is made after those behind it.
        mine.reverse();
        mine
    }
    fn falls_through<I: Converges>(&self, machine: &MachineMut<'_, I>, part: Part) -> bool {
        let read = machine.read();
        let last = Row(self.flow.end_row(part).0 - 1);
        !I::control(read.heads[last]).ends_block() || is_guarded(read.operands(last))
    }
    fn enlist<I: Converges>(
        &self,
        machine: &mut MachineMut<'_, I>,
        out: &mut Output<I::Head>,
        barriers: &[VReg],
        region: usize,
    ) {
        let operands = [Operand::def(barriers[region]), Operand::label(self.of_region[region])];
        out.row(machine, I::enlist(), &operands);
    }
    /// The rows of a part; its branch goes to the stations of its edges, and threads enlist before it.
    fn copy_part<I: Converges>(
        &self,
        machine: &mut MachineMut<'_, I>,
        out: &mut Output<I::Head>,
        barriers: &[VReg],
        part: Part,
    ) {
        let (first, end) = (self.flow.first_row(part), self.flow.end_row(part));
        let last = Row(end.0 - 1);
        let entered: Vec<usize> = at(&self.actions.enlist, part).collect();
        let control = I::control(machine.read().heads[last]);
        let leaves = control.branches() || control.ends_block();
        for row in first.up_to(end) {
            let (head, ops, loc) = (machine.read().heads[row], machine.read().ops[row], machine.read().locs[row]);
            let is_last = row == last;
            if is_last && leaves {
                entered.iter().for_each(|&region| self.enlist(machine, out, barriers, region));
            }
            let ops = if is_last && control.branches() { self.retarget(machine, part, ops) } else { ops };
            out.rows.push((head, ops, loc));
            if is_last && !leaves {
                entered.iter().for_each(|&region| self.enlist(machine, out, barriers, region));
            }
        }
    }
    /// Operands of a branch whose labels are those of the stations on its edges.
    fn retarget<I: Converges>(&self, machine: &mut MachineMut<'_, I>, part: Part, ops: MOps) -> MOps {
        let mut operands = machine.side.pool[ops.range()].to_vec();
        let mut changed = false;
        for operand in operands.iter_mut().filter(|operand| operand.is_label()) {
            if let Some(station) = self.station_of(part, self.flow.first_part(operand.block())) {
                *operand = Operand { payload: self.stations[station].block.0, ..*operand };
                changed = true;
            }
        }
        if changed { machine.side.operands(&operands) } else { ops }
    }
}

/// Rows on their way into the columns.
struct Output<H> {
    rows: Vec<(H, MOps, MLoc)>,
    /// Blocks in order, with their first rows.
    blocks: Vec<(MBlock, Row)>,
}

impl<H: Copy> Output<H> {
    fn new(rows: usize) -> Self {
        Output { rows: Vec::with_capacity(rows + rows / 8), blocks: Vec::new() }
    }
    fn row<I: Converges + InstructionSet<Head = H>>(
        &mut self,
        machine: &mut MachineMut<'_, I>,
        head: H,
        operands: &[Operand],
    ) {
        let ops = machine.side.operands(operands);
        self.rows.push((head, ops, MLoc::NONE));
    }
    /// Opens a new block by its label.
    fn open<I: Converges + InstructionSet<Head = H>>(&mut self, machine: &mut MachineMut<'_, I>, block: MBlock) {
        self.keep(block);
        self.row(machine, I::label(), &[Operand::label(block)]);
    }
    /// A block begins whose label comes with its rows.
    fn keep(&mut self, block: MBlock) {
        self.blocks.push((block, Row::new(self.rows.len())));
    }
    fn finish<I: Converges + InstructionSet<Head = H>>(self, machine: &mut MachineMut<'_, I>) {
        machine.insts.truncate(0);
        for &(head, ops, loc) in &self.rows {
            machine.insts.push_row(head, ops, loc);
        }
        machine.side.order.clear();
        for (n, &(block, first)) in self.blocks.iter().enumerate() {
            let end = self.blocks.get(n + 1).map_or(Row::new(self.rows.len()), |next| next.1);
            machine.blocks.range_mut()[block] = MRange { first, end };
            machine.side.order.push(block);
        }
    }
}
