//! Where threads of a warp may part, and where they may wait for one another: what convergence has to know of a function.
//!
//! Threads that wait to converge do nothing else until those who enlisted with them come. One of these may wait in turn, at a barrier of
//! the block that need not be reached by whole warps (`barrier.sync` without `.aligned`), for what the others do behind the region: to
//! arrive there, or to end; or for lanes of its warp (`bar.warp.sync`, `shfl.sync`), which do their part behind the region. So a region
//! holds no such instruction, though ptxas makes regions that do. What is `.aligned` is left aside: there no branch parts a warp, but those
//! whose other way only ends, as where the last warp is not full; threads do not meet there, for who ends is waited for no more.

use crate::encode::Listing;
use crate::ori::isa::Ori;
use crate::ori::suffix::Suffix;
use crate::ori::{Op, OriHead, OriMachine};
use warpc_columns::RowSet;
use warpc_machine::flow::PartFlow;
use warpc_machine::ids::{Part, Row};
use warpc_machine::isa::InstructionSet;
use warpc_machine::operand::is_guarded;

/// Parts behind which threads may go on apart: uniformity is not known, so every branch with a guard, and tables, where threads have
/// indices of their own.
pub fn branches(machine: OriMachine<'_>, flow: &PartFlow) -> RowSet<Part> {
    let mut divergent = RowSet::new(flow.len());
    for part in Part(0).up_to(Part::new(flow.len())) {
        let last = Row(flow.end_row(part).0 - 1);
        let parts = is_guarded(machine.operands(last)) || machine.heads[last].op == Op::Brx;
        if Ori::control(machine.heads[last]).branches() && parts {
            divergent.insert(part);
        }
    }
    divergent
}

/// Parts that do nothing but end the thread.
pub fn idle_ends(machine: OriMachine<'_>, flow: &PartFlow) -> RowSet<Part> {
    let mut idle = RowSet::new(flow.len());
    for part in Part(0).up_to(Part::new(flow.len())) {
        let (first, last) = (flow.first_row(part).0, flow.end_row(part).0 - 1);
        let ends = machine.heads[Row(last)].op == Op::Exit && !is_guarded(machine.operands(Row(last)));
        if ends && (first..last).all(|row| machine.heads[Row(row)].op == Op::Label) {
            idle.insert(part);
        }
    }
    idle
}

/// Parts in which a thread may wait for others of its warp that need not come there. `calls_wait`: so it may in a function that is called.
pub fn waits(machine: OriMachine<'_>, flow: &PartFlow, calls_wait: bool) -> RowSet<Part> {
    let mut waiting = RowSet::new(flow.len());
    let mut before = OriHead::default();
    let mut rows = machine.all_rows().peekable();
    while let Some(row) = rows.next() {
        let head = machine.heads[row];
        let next = rows.peek().map_or(OriHead::default(), |&next| machine.heads[next]);
        if may_wait(before, head, next) || calls_wait && head.op == Op::Call {
            waiting.insert(flow.part_of[row.index()]);
        }
        before = head;
    }
    waiting
}

/// Whether a thread may wait for others of its warp somewhere in a listing.
pub fn has_waits(listing: &Listing) -> bool {
    let at = |place: usize| listing.heads.get(place).copied().unwrap_or_default();
    (0..listing.heads.len())
        .any(|place| may_wait(place.checked_sub(1).map_or(OriHead::default(), at), at(place), at(place + 1)))
}

/// Whether `head`, between two others, waits for threads that may be elsewhere: at a barrier of the block that does not bring the warp
/// together first, or for lanes of the warp, which may come to another such instruction than this one.
fn may_wait(before: OriHead, head: OriHead, next: OriHead) -> bool {
    match head.op {
        Op::Bar | Op::UcgabarWait => !brings_all(before),
        Op::Warpsync => !(brings_all(head) && matches!(next.op, Op::Bar | Op::UcgabarArv | Op::UcgabarWait)),
        _ => false,
    }
}

/// Whether an instruction brings the whole warp together, at one place: where threads are gathered from several places, none of these may be in a
/// region that others wait behind.
fn brings_all(head: OriHead) -> bool {
    let has = |suffix: Suffix| head.suffixes.iter().any(|other| other == suffix);
    head.op == Op::Warpsync && has(Suffix::All) && !has(Suffix::Collective)
}
