//! `ForwardProgress`: loops that wait let other threads of the warp go on.
//!
//! Threads of a warp that a branch parted run one part after the other, and the hardware need not leave the part that runs before it ends,
//! meets the others, or says `YIELD`. A thread that waits in a loop for what another one of its warp is to write would wait for ever: a
//! spin lock, a flag, a memory barrier.
//!
//! **How**: registers that depend on reads of what others write ([`Lowered::awaiting`]) are followed through rows. Where such a register
//! decides a branch of a loop that the read is in, a `YIELD` stands at the start of the part of code with the read. A function may be called in a
//! loop, so there every such read has one. A loop that sleeps gives way already.
//! **Relies on** the control flow; not on loops having one entry. **Cost**: linear, and nothing where no instruction waits.
//! ptxas puts it in the same places at its level 0.
//!
//! [`Lowered::awaiting`]: crate::lower::Lowered::awaiting

use crate::edit::{Became, rebuild};
use crate::launch::Launch;
use crate::ori::isa::Ori;
use crate::ori::{Op, OriMachine, OriMachineMut};
use std::convert::Infallible;
use warpc_columns::RowSet;
use warpc_columns::graph::{Csr, Sccs};
use warpc_machine::flow::PartFlow;
use warpc_machine::ids::{Part, Row, VReg};
use warpc_machine::isa::InstructionSet;
use warpc_machine::operand::is_guarded;

/// What the phase works on.
pub struct Waits<'w> {
    /// Instructions of PTX whose results may depend on other threads, in order.
    pub awaiting: &'w [u32],
    /// Whether nobody calls the function.
    pub is_entry: bool,
    /// What architecture it is for.
    pub launch: &'w Launch,
}

/// Puts a `YIELD` where threads wait; says whether there is such a place. `flow` is memory for the control flow.
pub fn run(machine: &mut OriMachineMut<'_>, flow: &mut PartFlow, waits: &Waits<'_>) -> bool {
    if waits.awaiting.is_empty() {
        return false;
    }
    flow.build(machine.read());
    let yields = places(machine.read(), flow, waits);
    if yields.is_empty() {
        return false;
    }
    let mut next = yields.iter().copied().peekable();
    let written = rebuild::<Infallible>(machine, waits.launch, |placer, _, row| {
        if next.next_if_eq(&row).is_some() {
            placer.emit(Op::Yield, &[], &[]);
        }
        Ok(Became::Same)
    });
    let Ok(()) = written;
    true
}

/// Rows before which threads give way, in order: the first of each part of code with a read that others are waited for by.
fn places(machine: OriMachine<'_>, flow: &PartFlow, waits: &Waits<'_>) -> Vec<Row> {
    let reads: Vec<Row> = machine.all_rows().filter(|&row| is_read(machine, row, waits.awaiting)).collect();
    let loops = Loops::of(machine, flow, &dependent(machine, &reads));
    let mut parts: Vec<Part> = reads.iter().map(|&row| flow.part_of[row.index()]).collect();
    parts.dedup();
    parts.retain(|&part| !waits.is_entry && !loops.is_cyclic(part) || loops.waits(part));
    let first = |&part: &Part| {
        let (start, end) = flow.ranges[part.index()];
        start.up_to(end).find(|&row| machine.heads[row].op != Op::Label)
    };
    parts.iter().filter_map(first).collect()
}

/// Whether `row` belongs to an instruction that waits, and has a result.
fn is_read(machine: OriMachine<'_>, row: Row, awaiting: &[u32]) -> bool {
    let location = machine.locs[row];
    awaiting.binary_search(&location.0).is_ok() && machine.operands(row).iter().any(|operand| operand.is_def())
}

/// Registers that depend on results of `reads`, on whatever way.
fn dependent(machine: OriMachine<'_>, reads: &[Row]) -> RowSet<VReg> {
    let uses = |row: Row| {
        let used = machine.operands(row).iter().filter(|operand| operand.is_use());
        used.map(move |operand| (operand.vreg().index(), row))
    };
    let all: Vec<(usize, Row)> = machine.all_rows().flat_map(uses).collect();
    let readers = Csr::group(machine.regs(), all.into_iter());
    let mut dependent = RowSet::<VReg>::new(machine.regs());
    let mut work: Vec<Row> = reads.to_vec();
    while let Some(row) = work.pop() {
        for operand in machine.operands(row).iter().filter(|operand| operand.is_def()) {
            if dependent.insert(operand.vreg()) {
                work.extend_from_slice(readers.row(operand.vreg().index()));
            }
        }
    }
    dependent
}

/// Parts of code that control comes to again, and which of them wait.
struct Loops {
    /// Strongly connected components of parts.
    components: Sccs,
    /// By component: whether control can go round in it.
    is_cyclic: Vec<bool>,
    /// By component: whether a branch in it depends on other threads, and nothing in it sleeps.
    waits: Vec<bool>,
}

impl Loops {
    fn of(machine: OriMachine<'_>, flow: &PartFlow, dependent: &RowSet<VReg>) -> Loops {
        let components = Sccs::of_rows(flow.len(), |part| flow.succs(Part::new(part)).iter().map(|to| to.index()));
        let mut is_cyclic: Vec<bool> = (0..components.len()).map(|c| components.members(c).len() > 1).collect();
        let mut waits = vec![false; components.len()];
        let mut sleeps = vec![false; components.len()];
        for part in Part(0).up_to(Part::new(flow.len())) {
            let component = components.of(part.index()) as usize;
            is_cyclic[component] |= flow.succs(part).contains(&part);
            let (start, end) = flow.ranges[part.index()];
            sleeps[component] |= start.up_to(end).any(|row| machine.heads[row].op == Op::Nanosleep);
            let last = Row(end.0 - 1);
            waits[component] |= decides(machine, last)
                && machine.operands(last).iter().any(|operand| operand.is_use() && dependent.contains(operand.vreg()));
        }
        waits.iter_mut().zip(&sleeps).for_each(|(waits, &sleeps)| *waits &= !sleeps);
        Loops { components, is_cyclic, waits }
    }
    fn is_cyclic(&self, part: Part) -> bool {
        self.is_cyclic[self.components.of(part.index()) as usize]
    }
    fn waits(&self, part: Part) -> bool {
        self.is_cyclic(part) && self.waits[self.components.of(part.index()) as usize]
    }
}

/// Whether `row` decides where control goes on.
fn decides(machine: OriMachine<'_>, row: Row) -> bool {
    let control = Ori::control(machine.heads[row]);
    machine.heads[row].op == Op::Brx
        || is_guarded(machine.operands(row)) && (control.branches() || control.ends_block())
}
