//! By which factor a nest is unrolled and jammed: what unrolling alone would do to the outer loop, then the knob, the pragma, and limits for
//! the inner loop.

use super::legality::Nest;
use crate::knobs;
use crate::metrics::{Convergence, Costs, Ephemeral, Metrics};
use crate::unroll::{ExitTrips, Limits, Literal, Plan, Pragmas, Trips};
use warpc_ir::ids::*;
use warpc_ir::knobs::{Knob, Knobs};
use warpc_ir::loop_hints::{LoopHints, operands, text};
use warpc_ir::{Func, Opcode};
use warpc_scev::COULD_NOT_COMPUTE;
use warpc_scev::depend::Depend;

/// Instructions of a loop that stand once however often it is unrolled.
const BACK_EDGE_SIZE: u32 = 2;
/// Factor of loops whose trip count is not known, where their size permits it.
const RUNTIME_COUNT: u32 = 8;
/// Prefix of the pragmas that the pass obeys.
const PREFIX: &[u8] = b"llvm.loop.unroll_and_jam.";

/// What becomes of a nest.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The nest.
    pub nest: Nest,
    /// Copies.
    pub count: u32,
    /// The outer loop vanishes.
    pub completely: bool,
    /// The outer loop stays for the iterations that the factor leaves.
    pub remainder: bool,
    /// A knob or pragma says so.
    pub explicit: bool,
    /// A number that divides the trip count of the outer loop.
    pub multiple: u32,
    /// The trip count of the outer loop, 0 where it is not known.
    trips: u32,
    /// Instructions of the nest.
    pub instructions: usize,
}

impl Decision {
    /// How the outer loop is unrolled.
    pub fn plan(&self) -> Plan {
        let latch = self.nest.latch;
        let trips = if self.remainder { 0 } else { self.trips };
        let multiple = if self.completely { self.trips } else { self.count };
        Plan {
            count: self.count,
            completely: self.completely,
            prune: false,
            exits: vec![ExitTrips { block: latch, trips, multiple }],
            remainder: self.remainder,
            literal: Some(Literal { latch, only_first: false }),
        }
    }
}

/// Whether the loop with these hints is looked at. `allowed`: loops of which nothing is said are.
pub fn is_asked(func: &Func<'_>, hints: LoopHints, allowed: bool) -> bool {
    let says = |name: &[u8]| hints.is_on(func, &[PREFIX, name].concat());
    let count = hints.number(func, &[PREFIX, b"count"].concat());
    let forbidden = says(b"disable") || count == Some(1);
    let forced = count.is_some() || says(b"enable");
    if forbidden || !forced && hints.is_on(func, b"llvm.loop.disable_nonforced") {
        return false;
    }
    // What pragmas say of unrolling is left to unrolling.
    (forced || allowed) && (has_prefix(func, hints, PREFIX) || !has_prefix(func, hints, b"llvm.loop.unroll."))
}

fn has_prefix(func: &Func<'_>, hints: LoopHints, prefix: &[u8]) -> bool {
    if hints.node.is_none() {
        return false;
    }
    let all = operands(func, hints.node);
    let properties = all.iter().filter(|&&node| node.is_some() && node != hints.node);
    properties.map(|&node| operands(func, node)).any(|property| {
        property
            .first()
            .is_some_and(|&name| name.is_some() && text(func, name).is_some_and(|text| text.starts_with(prefix)))
    })
}

/// Sizes and trip counts of a nest.
struct Sizes {
    outer: u32,
    inner: u32,
    inner_trips: u32,
}

/// What `count` copies of a loop of `size` are.
fn copied(size: u32, count: u32) -> u64 {
    u64::from(size - BACK_EDGE_SIZE) * u64::from(count) + u64::from(BACK_EDGE_SIZE)
}

/// What becomes of `nest`; `None` where it stays. `always`: it is unrolled by two, whatever that costs.
pub fn decide(
    tests: &mut Depend<'_, '_, '_>,
    nest: Nest,
    limits: &Limits,
    knobs: &Knobs,
    always: bool,
) -> Option<Decision> {
    let (f, loops) = (tests.se.f, tests.se.loops);
    let measure = |id: Loop| {
        let blocks = loops.blocks(id);
        let ephemeral = Ephemeral::of(f, blocks.iter().copied());
        Metrics::of(f, &blocks, &|block| loops.contains(id, block), &ephemeral, (Costs::Target, false))
    };
    let (outer, inner) = (measure(nest.id), measure(nest.inner));
    if outer.not_duplicable || outer.convergence != Convergence::None {
        return None;
    }
    let trips = Trips::of(tests.se, nest.id);
    let sizes = Sizes {
        outer: outer.size.max(BACK_EDGE_SIZE + 1),
        inner: inner.size.max(BACK_EDGE_SIZE + 1),
        inner_trips: tests.se.small_constant_exit_trip_count(nest.inner, nest.inner_latch),
    };
    let (mut count, explicit) = match always {
        true => (2, true),
        false => factor(tests, &nest, &trips, &sizes, limits, knobs)?,
    };
    if trips.exact != 0 {
        count = count.min(trips.exact);
    }
    if count <= 1 {
        return None;
    }
    let completely = count == trips.exact;
    let remainder = !completely && !trips.multiple.is_multiple_of(count);
    if remainder && tests.se.backedge_taken_count(nest.id) == COULD_NOT_COMPUTE {
        return None;
    }
    let instructions = loops.blocks(nest.id).iter().map(|&block| f.block_insts(block).count()).sum();
    let multiple = trips.multiple;
    Some(Decision { nest, count, completely, remainder, explicit, multiple, trips: trips.exact, instructions })
}

/// The factor, and whether a knob or pragma says it; `None` where the nest is left to others.
fn factor(
    tests: &mut Depend<'_, '_, '_>,
    nest: &Nest,
    trips: &Trips,
    sizes: &Sizes,
    limits: &Limits,
    knobs: &Knobs,
) -> Option<(u32, bool)> {
    let f = tests.se.f;
    let int = |knob: Knob<i64>| u32::try_from(knobs.get(knob)).unwrap_or(0);
    let hints = LoopHints::of(f, f.terminator(nest.latch));
    if limits.count > 0 || Pragmas::of(f, hints).forces() {
        return None;
    }
    let mut most = u64::from(int(knobs::UNROLL_AND_JAM_THRESHOLD));
    if most == 0 {
        return None;
    }
    let by_knob = int(knobs::UNROLL_AND_JAM_COUNT);
    let by_pragma = hints.number(f, &[PREFIX, b"count"].concat()).unwrap_or(0).min(u64::from(u32::MAX)) as u32;
    let fits = |count: u32, most: u64| {
        copied(sizes.outer, count) < u64::from(limits.threshold) && copied(sizes.inner, count) < most
    };
    let mut count = as_unrolled(trips, sizes, limits);
    if by_knob > 0 {
        count = by_knob;
        if limits.remainder && fits(count, most) {
            return Some((count, true));
        }
    }
    if by_pragma > 0 {
        count = by_pragma;
        let divides = limits.remainder || trips.multiple.is_multiple_of(by_pragma);
        if divides && fits(count, most) {
            return Some((count, true));
        }
    }
    let counted = by_knob > 0 || by_pragma > 0;
    let explicit = counted || hints.is_on(f, &[PREFIX, b"enable"].concat());
    if explicit {
        most = u64::from(int(knobs::PRAGMA_UNROLL_AND_JAM_THRESHOLD));
    }
    if !limits.remainder && copied(sizes.inner, count) >= most {
        return None;
    }
    if !counted && limits.remainder {
        while count != 0 && copied(sizes.inner, count) >= most {
            count -= 1;
        }
    }
    if explicit {
        return Some((count, true));
    }
    let is_small =
        sizes.inner_trips != 0 && u64::from(sizes.inner) * u64::from(sizes.inner_trips) < u64::from(limits.threshold);
    let blocks = tests.se.loops.blocks(nest.inner);
    (!is_small && blocks.len() == 1 && shares_a_load(tests, nest)).then_some((count, false))
}

/// By which factor unrolling alone would take the outer loop.
fn as_unrolled(trips: &Trips, sizes: &Sizes, limits: &Limits) -> u32 {
    let part = u64::from(limits.partial_threshold);
    let at_run_time = || {
        let mut count = RUNTIME_COUNT;
        while count > 0 && copied(sizes.outer, count) > part {
            count /= 2;
        }
        count
    };
    let count = match trips.exact {
        0 if !limits.runtime => 0,
        0 => at_run_time(),
        exact if exact <= limits.full_max_count && copied(sizes.outer, exact) < u64::from(limits.threshold) => exact,
        _ if !limits.partial => 0,
        exact => {
            let room = limits.partial_threshold.max(BACK_EDGE_SIZE + 1) - BACK_EDGE_SIZE;
            let most = if copied(sizes.outer, exact) > part { room / (sizes.outer - BACK_EDGE_SIZE) } else { exact };
            let divisor = (2..=most.min(limits.max_count)).rev().find(|&count| exact.is_multiple_of(count));
            divisor.or(limits.remainder.then(at_run_time)).unwrap_or(0)
        }
    };
    count.min(limits.max_count)
}

/// Whether the inner loop loads something that all iterations of the outer loop load.
fn shares_a_load(tests: &mut Depend<'_, '_, '_>, nest: &Nest) -> bool {
    let f = tests.se.f;
    let loads: Vec<Inst> = f.block_insts(nest.inner_header).filter(|&inst| f.op(inst) == Opcode::Load).collect();
    loads.into_iter().any(|load| {
        let address = tests.se.get(f.operand(load, 0));
        let behind = tests.se.at_scope(address, nest.id);
        tests.se.is_invariant(behind, nest.id)
    })
}
