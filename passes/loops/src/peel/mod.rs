//! Loop peeling: the first iterations, or the last one, become straight code in front of the loop, or behind it.
//!
//! ```text
//!   for (i = 0; i < n; i++)                   if (0 < n) { first(); a[0] = 0; }
//!     { if (i == 0) first(); a[i] = 0; }  ->  for (i = 1; i < n; i++) a[i] = 0;
//! ```
//!
//! **When**, the first that applies ([`wanted`]):
//! 1. `unroll-peel-count`, then `unroll-force-peel-count`: so many iterations.
//! 2. A phi of the header is the same in all iterations but the first few (`phis.rs`); a comparison with a variable of the loop is decided
//!    after the first iterations, or in all but the last (`conditions.rs`); a load behind another exit could be moved out of the
//!    loop once it is known to run (`loads.rs`). At most `unroll-peel-max-count` iterations, and as many as stay below the
//!    threshold of complete unrolling.
//! 3. A profile says that the loop runs no more often than that: all iterations that it usually does.
//!
//! **Legality** ([`can_peel`]): loop-simplify and LCSSA form; with `disable-advanced-peeling`, exits that the latch does not take lead to
//! `unreachable` or a deoptimisation. A copy runs under the conditions of its iteration, by the same threads, so convergent operations, barriers, volatile and atomic
//! accesses may be in it. A token of a convergence loop becomes that of the code around the loop.
//! **Checked after it**: the number of times each block runs and the order of all effects stay; the copies and the loop together do what
//! the loop did; the loop is again in loop-simplify and LCSSA form once `loop-simplify` has run (exits got edges from the copies).
//! **Metadata**: `llvm.loop.peeled.count` counts what was peeled, so that a loop is not peeled again and again; the estimated trip count
//! goes down; branch weights stay. Alias scopes declared in the body are renewed in each copy. Debug records are repeated.
//! **Cost**: deciding looks at each comparison and phi a bounded number of times; peeling is linear in the copies.
//! **Source**: LLVM's `LoopPeel`; names of blocks and the empty blocks between the copies are LLVM's.

mod apply;
mod conditions;
mod loads;
mod phis;

pub use apply::{BEFORE_LAST, Peeled, peel};
pub use conditions::{Eliminated, eliminated_conditions};
pub use phis::Memory as PhiMemory;

use crate::knobs;
use warpc_analysis::{Loops, facts};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::knobs::{Knob, Knobs};
use warpc_ir::loop_hints::{LoopHints, branch_weights};
use warpc_ir::{Func, Opcode};

/// Property of a loop that was peeled: by how many iterations.
pub const PEELED_COUNT: &[u8] = b"llvm.loop.peeled.count";
/// Property of a loop: how often a profile says that it runs.
pub const ESTIMATED_TRIP_COUNT: &[u8] = b"llvm.loop.estimated_trip_count";
/// Blocks of straight code behind an exit that are looked at for the end of the program.
const MAX_STRAIGHT_BLOCKS: usize = 8;

/// What is asked of peeling.
#[derive(Clone, Copy, Debug)]
pub struct Preferences {
    /// `unroll-peel-count`: so many iterations, whatever speaks for or against it; 0 where it is not given.
    pub count: u32,
    /// `unroll-force-peel-count`.
    pub forced: Option<u32>,
    /// Loops are peeled where that helps.
    pub allowed: bool,
    /// Loops that are not innermost, too.
    pub nests: bool,
    /// A profile may ask for it.
    pub profiled: bool,
    /// Most iterations that are peeled from one loop.
    pub most: u32,
    /// Loops with exits in the middle that the program goes on behind, too (not `disable-advanced-peeling`).
    pub advanced: bool,
}

impl Preferences {
    /// By knobs and the parameters `peeling` and `profile-peeling`.
    pub fn new(knobs: &Knobs, peeling: Option<bool>, profile_peeling: Option<bool>) -> Preferences {
        let int = |knob: Knob<i64>| u32::try_from(knobs.get(knob)).ok();
        Preferences {
            count: int(knobs::UNROLL_PEEL_COUNT).unwrap_or(0),
            forced: int(knobs::UNROLL_FORCE_PEEL_COUNT),
            allowed: peeling.unwrap_or(knobs.get(knobs::UNROLL_ALLOW_PEELING)),
            nests: knobs.get(knobs::UNROLL_ALLOW_LOOP_NESTS_PEELING),
            profiled: profile_peeling.unwrap_or(true),
            most: int(knobs::UNROLL_PEEL_MAX_COUNT).unwrap_or(0),
            advanced: !knobs.get(knobs::DISABLE_ADVANCED_PEELING),
        }
    }
}

/// How a loop is peeled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peel {
    /// Iterations.
    pub count: u32,
    /// The last iteration instead of the first ones; `count` is 1.
    pub last: bool,
    /// The loop may run once: then the copy of the last iteration is all that runs, which has to be asked before it.
    pub guarded: bool,
    /// Usual iterations are peeled, or those that a knob says: the loop is left alone from now on.
    pub is_final: bool,
}

/// The loop, and what is known of it.
#[derive(Clone, Copy)]
pub struct Subject<'s> {
    /// Loops.
    pub loops: &'s Loops,
    /// Dominators.
    pub dom: &'s DomTree,
    /// The loop.
    pub id: Loop,
    /// Its size in the units of the target's cost table.
    pub size: u32,
    /// Size up to which loops are completely unrolled.
    pub threshold: u32,
    /// Its trip count, 0 where that is no known constant.
    pub trips: u32,
    /// How often a profile of the function says that it runs; 0 where none does.
    pub profiled_trips: u32,
}

/// How often the metadata of loop `id`, or else the branch weights of its latch, say that it runs.
pub fn estimated_trips(func: &Func<'_>, loops: &Loops, id: Loop) -> Option<u32> {
    let latch = loops.latch(func, id)?;
    let end = func.terminator(latch);
    if let Some(count) = LoopHints::of(func, end).number(func, ESTIMATED_TRIP_COUNT) {
        return Some(count.min(u64::from(u32::MAX)) as u32);
    }
    let weights = branch_weights(func, end)?;
    let &[first, second] = &weights[..] else { return None };
    if func.successors(latch).all(|s| loops.contains(id, s)) {
        return None;
    }
    let back_first = func.successors(latch).next() == Some(loops.header(id));
    let (back, exit) = if back_first { (first, second) } else { (second, first) };
    Some(back.saturating_add(exit / 2).checked_div(exit)?.saturating_add(1))
}

/// Whether the iterations that a loop usually does may be peeled: its latch leaves it, and other exits are deoptimisations.
fn leaves_by_latch(func: &Func<'_>, loops: &Loops, id: Loop) -> bool {
    let Some(latch) = loops.latch(func, id) else { return false };
    let edges = loops.exit_edges(func, id);
    edges.iter().any(|&(from, _)| from == latch)
        && edges.iter().all(|&(from, exit)| from == latch || func.op(func.terminator(exit)) == Opcode::Ret)
}

/// Whether the loop can be peeled. It is in loop-simplify form. Exits in the middle that the program goes on behind are left alone
/// where `preferences` say so: the threads that leave there wait for those in the copies.
pub fn can_peel(func: &Func<'_>, loops: &Loops, id: Loop, preferences: &Preferences) -> bool {
    let Some(latch) = loops.latch(func, id) else { return false };
    preferences.advanced
        || loops.exit_edges(func, id).iter().all(|&(from, exit)| from == latch || ends_program(func, exit))
}

/// Whether the straight code from `block` on ends the program, or leaves optimised code.
fn ends_program(func: &Func<'_>, block: Block) -> bool {
    let mut block = block;
    for _ in 0..MAX_STRAIGHT_BLOCKS {
        let end = func.terminator(block);
        let deoptimises =
            || func.prev(end).get().is_some_and(|i| facts::intrinsic(func, i) == Some(id::EXPERIMENTAL_DEOPTIMIZE));
        match func.op(end) {
            Opcode::Unreachable => return true,
            Opcode::Ret => return deoptimises(),
            _ => {}
        }
        let mut next = func.successors(block);
        let Some(only) = next.next() else { return false };
        if next.any(|other| other != only) {
            return false;
        }
        block = only;
    }
    false
}

/// How the loop should be peeled, if at all. `conditions` finds out what comparisons would be decided by peeling so many iterations at
/// most; it is asked only where the size allows any.
pub fn wanted(
    func: &Func<'_>,
    subject: Subject<'_>,
    preferences: &Preferences,
    memory: &mut PhiMemory,
    conditions: &mut dyn FnMut(&Func<'_>, u32) -> Eliminated,
) -> Option<Peel> {
    let Subject { loops, dom, id, size, threshold, trips, profiled_trips } = subject;
    let first = |count: u32, is_final: bool| Some(Peel { count, last: false, guarded: false, is_final });
    if !can_peel(func, loops, id, preferences) || !preferences.nests && !loops.is_innermost(id) {
        return None;
    }
    if let Some(count) = preferences.forced {
        return if count > 0 { first(count, true) } else { None };
    }
    if !preferences.allowed || size == 0 || size.saturating_mul(2) > threshold {
        return None;
    }
    let latch = loops.latch(func, id)?;
    let already = LoopHints::of(func, func.terminator(latch)).number(func, PEELED_COUNT).unwrap_or(0);
    let room = u64::from(preferences.most).checked_sub(already).filter(|&room| room > 0)?;
    let most = preferences.most.min(threshold / size - 1);
    let by_phis = phis::iterations_to_invariance(func, loops, id, most, memory);
    let by_conditions = conditions(func, most);
    let mut count = by_phis.max(by_conditions.first);
    if count == 0 && loads::helps_invariant_loads(func, loops, dom, id) {
        count = 1;
    }
    count = count.min(most);
    if count > 0 && u64::from(count) <= room {
        return first(count, false);
    }
    if by_conditions.last && most > 0 {
        return Some(Peel { count: 1, last: true, guarded: by_conditions.may_run_once, is_final: false });
    }
    // A constant trip count is better served by partial unrolling.
    let usual = u64::from(profiled_trips);
    let is_short = usual > 0 && usual + already <= u64::from(most);
    if trips == 0 && preferences.profiled && is_short && leaves_by_latch(func, loops, id) {
        return first(profiled_trips, true);
    }
    None
}
