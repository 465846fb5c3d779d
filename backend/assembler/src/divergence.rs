//! Where threads of a warp may part, and where they may wait for one another: what convergence has to know of a function.
//!
//! Threads that wait to converge do nothing else until those who enlisted with them come. One of these may wait in turn, at a barrier of
//! the block that need not be reached by whole warps (`barrier.sync` without `.aligned`), for what the others do behind the region: to
//! arrive there, or to end. So a region holds no such barrier, though ptxas makes regions that do.

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

/// Parts in which a thread may wait for others of its warp that need not come there. `calls_wait`: so it may in a function that is called.
pub fn waits(machine: OriMachine<'_>, flow: &PartFlow, calls_wait: bool) -> RowSet<Part> {
    let mut waiting = RowSet::new(flow.len());
    let mut before = OriHead::default();
    for row in machine.all_rows() {
        let head = machine.heads[row];
        if waits_behind(before, head) || calls_wait && head.op == Op::Call {
            waiting.insert(flow.part_of[row.index()]);
        }
        before = head;
    }
    waiting
}

/// Whether a thread may wait for others of its warp somewhere in a listing.
pub fn has_waits(listing: &Listing) -> bool {
    let first = OriHead::default();
    let before = std::iter::once(&first).chain(&listing.heads);
    before.zip(&listing.heads).any(|(&before, &head)| waits_behind(before, head))
}

/// Whether `head` waits for other threads of the block, and `before` does not bring the warp together for that.
fn waits_behind(before: OriHead, head: OriHead) -> bool {
    let is_whole = before.op == Op::Warpsync && before.suffixes.iter().any(|suffix| suffix == Suffix::All);
    matches!(head.op, Op::Bar | Op::UcgabarWait) && !is_whole
}
