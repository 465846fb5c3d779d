//! How often a loop runs, as far as scalar evolution and a profile know.

use super::plan::ExitTrips;
use crate::peel::estimated_trips;
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Value};
use warpc_scev::{COULD_NOT_COMPUTE, Se};

/// What scalar evolution knows of how often a loop runs.
#[derive(Clone, Default, Debug)]
pub struct Trips {
    /// The smallest constant trip count of an exit; 0 when there is none. The loop may leave earlier by another exit.
    pub exact: u32,
    /// Whether `exact` is of the header, whose last iteration does nothing but leave.
    pub leaves_in_header: bool,
    /// A number that divides how often the loop runs.
    pub multiple: u32,
    /// A bound; 0 when there is none.
    pub max: u32,
    /// The loop runs as often as the bound says, or once.
    pub max_or_zero: bool,
    /// By exiting block, those of loops inside aside.
    pub exits: Vec<ExitTrips>,
    /// An address into an array on the stack steps with the loop.
    pub indexes_local_array: bool,
    /// The latch alone leaves, and how often the back edge is taken has an expression: a remainder can be split off.
    pub splits: bool,
    /// How often a profile says that the loop runs; 0 where none does.
    pub profiled: u32,
}

impl Trips {
    /// Of `loop_id`.
    pub fn of(se: &mut Se<'_, '_>, loop_id: Loop) -> Trips {
        let mut t = Trips { multiple: 1, ..Default::default() };
        let exiting = se.exiting_blocks(loop_id);
        let (func, loops) = (se.f, se.loops);
        let header = loops.header(loop_id);
        for &b in &exiting {
            let trips = se.small_constant_exit_trip_count(loop_id, b);
            let multiple = if trips != 0 { trips } else { se.small_constant_exit_trip_multiple(loop_id, b) };
            // A block of a loop inside runs more than once in an iteration: the exit is taken at one of those times only.
            if loops.of(b) == loop_id {
                t.exits.push(ExitTrips { block: b, trips, multiple });
            }
            if trips != 0 && (t.exact == 0 || trips < t.exact) {
                t.exact = trips;
                t.leaves_in_header = b == header && loops.latch(func, loop_id) != Some(header);
            }
        }
        t.exits.sort_unstable_by_key(|e| e.block);
        if t.exact != 0 {
            t.multiple = t.exact;
            t.max = t.exact;
        } else {
            let latch = loops.latch(func, loop_id).filter(|b| exiting.contains(b));
            let single = if exiting.len() == 1 { exiting.first().copied() } else { None };
            if let Some(b) = latch.or(single) {
                t.multiple = t.exits.iter().find(|e| e.block == b).map_or(1, |e| e.multiple);
            }
            t.max = se.small_constant_max_trip_count(loop_id);
            t.max_or_zero = se.is_max_or_zero(loop_id);
            t.splits = loops.is_innermost(loop_id)
                && latch.is_some_and(|b| exiting[..] == [b] && func.op(func.terminator(b)) == Opcode::Br)
                && se.backedge_taken_count(loop_id) != COULD_NOT_COMPUTE;
        }
        t.profiled = estimated_trips(func, loops, loop_id).unwrap_or(0);
        t.indexes_local_array = t.exact != 0 && indexes_local_array(se, loop_id);
        t
    }
}

/// Whether an address that steps with `loop_id` points into a stack slot.
fn indexes_local_array(se: &mut Se<'_, '_>, loop_id: Loop) -> bool {
    let (func, loops) = (se.f, se.loops);
    for b in loops.blocks(loop_id) {
        for i in func.block_insts(b) {
            if func.op(i) != Opcode::GetElementPtr {
                continue;
            }
            let slot = |v: Value| {
                v.as_inst().is_some_and(|a| func.op(a) == Opcode::Alloca && func.block_of(a) == func.entry())
            };
            if !slot(warpc_analysis::facts::underlying_object(func, func.operand(i, 0), 8)) {
                continue;
            }
            let e = se.get(i.into());
            if se.rec_loop(e) == Some(loop_id) {
                return true;
            }
        }
    }
    false
}
