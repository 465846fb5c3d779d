//! Whether and by how much a loop is unrolled. Reasons come in this order, the first that applies decides:
//!
//! 1. `unroll-count`, then a pragma with a count;
//! 2. a pragma that asks for complete unrolling, or permits it where only a bound on the trip count is known;
//! 3. the trip count is a constant and the unrolled loop is small, or becomes small by folding ([`super::simulate`]);
//! 4. the loop runs a known number of times or not at all, and that number is small;
//! 5. peeling helps ([`crate::peel`]);
//! 6. with `unroll-allow-partial`, the trip count is a constant: by the largest divisor whose copies are small;
//! 7. with `runtime` or `unroll-runtime`, the trip count can be computed before the loop: by the largest power of two up to 8 whose copies
//!    are small; the loop itself stays for the remainder ([`super::remainder`]).
//!
//! Threads of a warp leave the copies together only if all of them run equally often, so a loop with convergent operations gets a
//! remainder only where its exit is uniform, and in LLVM's pass with `unroll-runtime-convergent`; a factor that divides the trip count is
//! free.

use super::declined::Declined;
use super::plan::{ExitTrips, Literal, Plan};
use super::simulate;
use super::trips::Trips;
use crate::knobs;
use crate::loop_sink::has_profile;
use crate::metrics::{Convergence, Costs, Ephemeral, Metrics};
use crate::peel::{self, Eliminated, Peel, PhiMemory, Preferences, eliminated_conditions};
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_analysis::{Analyses, Loops};
use warpc_ir::attrs::AttrKind;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::knobs::{Knob, Knobs};
use warpc_ir::loop_hints::{LoopHints, UNROLL_DISABLE};
use warpc_ir::{Func, FuncMut};
use warpc_scev::CachedScev;

/// Instructions of a loop that stand once however often it is unrolled: the step and test at its end.
pub(super) const BACK_EDGE_SIZE: u32 = 2;
/// Factor of loops whose trip count is not known, where their size permits it.
pub(super) const RUNTIME_COUNT: u32 = 8;
/// Thresholds of the optimisation levels: up to `O2`, and above.
const THRESHOLDS: [u32; 2] = [150, 300];
/// The same in the pipelines of this compiler: docs/loops.md has the figures.
const OWN_THRESHOLDS: [u32; 2] = [150, 400];
/// Iterations that rows of `nvopt` simulate at least: rounds of a cipher choose by their number what they do, and there are 64 of them.
const OWN_ITERATIONS: u32 = 100;
/// Threshold of partial unrolling on other targets than this, whose assembler unrolls by itself what is small.
const FOREIGN_PARTIAL_THRESHOLD: u32 = 150;

/// What the pass was asked for.
#[derive(Clone, Copy, Debug)]
pub struct Mode {
    /// Loops either vanish or stay.
    pub only_complete: bool,
    /// Optimisation level, 0 to 3.
    pub level: u32,
    /// Loops are only unrolled where a pragma says so.
    pub only_when_forced: bool,
    /// `partial` or `no-partial` of the parameters.
    pub partial: Option<bool>,
    /// `upperbound` or `no-upperbound` of the parameters.
    pub upper_bound: Option<bool>,
    /// `runtime` or `no-runtime` of the parameters.
    pub runtime: Option<bool>,
    /// Where nothing is unrolled, the phis that closed the loops are taken back.
    pub keep_forms: bool,
    /// `full-unroll-max` of the parameters.
    pub full_max: Option<u32>,
    /// `peeling` or `no-peeling` of the parameters.
    pub peeling: Option<bool>,
    /// `profile-peeling` or `no-profile-peeling` of the parameters.
    pub profile_peeling: Option<bool>,
    /// Decisions and shape are those of the pipelines of this compiler rather than of LLVM's pass of this name: branches on constants
    /// are folded while they are copied, blocks joined, loops that come free looked at again, arrays on the stack weighted.
    pub own: bool,
}

impl Mode {
    /// What LLVM's pass over functions is asked for without parameters.
    pub const LLVM: Mode = Mode {
        only_complete: false,
        level: 2,
        only_when_forced: false,
        partial: None,
        upper_bound: None,
        runtime: None,
        keep_forms: false,
        full_max: None,
        peeling: None,
        profile_peeling: None,
        own: false,
    };
}

/// Limits for the loops of a function.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Size up to which a loop is completely unrolled.
    pub threshold: u32,
    /// The same for loops whose variables index arrays on the stack, which leave memory then.
    pub local_threshold: u32,
    /// The same for partial unrolling.
    pub partial_threshold: u32,
    /// The same with a pragma.
    pub pragma_threshold: u32,
    /// How far simulated savings stretch the threshold, in per cent.
    pub max_boost: u32,
    /// Trip count up to which iterations are simulated.
    pub max_iterations: u32,
    /// Largest trip count of complete unrolling.
    pub full_max_count: u32,
    /// The same where a pragma says `full`.
    pub pragma_full_max: u32,
    /// Largest factor of partial unrolling.
    pub max_count: u32,
    /// Largest bound that stands for a trip count.
    pub max_upper_bound: u32,
    /// `unroll-count`.
    pub count: u32,
    /// Loops are unrolled in part without pragma.
    pub partial: bool,
    /// Loops whose trip count is computed when they are reached are unrolled without pragma.
    pub runtime: bool,
    /// A remainder loop may be made.
    pub remainder: bool,
    /// It is unrolled completely in its turn.
    pub unrolled_remainder: bool,
    /// The same for loops with convergent operations whose exit is uniform.
    pub convergent_remainder: bool,
    /// A loop that a profile says runs fewer times than this is left.
    pub flat_trips: u32,
    /// Loops are unrolled by a bound on their trip count, however often they run.
    pub upper_bound: bool,
    /// The function is to be small.
    pub small: bool,
    /// What is asked of peeling.
    pub peeling: Preferences,
    /// The function says how often it was entered, so that weights of branches count.
    pub has_profile: bool,
}

impl Limits {
    /// For `func`.
    pub fn new(func: &Func<'_>, knobs: &Knobs, mode: &Mode) -> Limits {
        let int = |k: Knob<i64>| u32::try_from(knobs.get(k)).ok();
        let has = |k: AttrKind| func.attrs().fn_has(func.ctx().globals.parts[func.global().index()].attrs, k);
        let small = has(AttrKind::OptimizeForSize) || has(AttrKind::MinSize);
        let is_high = (mode.level > 2) as usize;
        let set = int(knobs::UNROLL_THRESHOLD);
        let asked = set.or_else(|| small.then(|| int(knobs::UNROLL_OPTSIZE_THRESHOLD).unwrap_or(0)));
        let by_level = THRESHOLDS[is_high];
        let threshold = asked.unwrap_or(if mode.own { OWN_THRESHOLDS[is_high] } else { by_level });
        let local = int(knobs::UNROLL_THRESHOLD_LOCAL).unwrap_or(0);
        let is_own = is_for_gpu(func);
        let partial_threshold = match (is_own, mode.own) {
            // Twice what LLVM allows for this target: docs/loops.md has the figures.
            (true, true) => asked.unwrap_or(by_level) / 2,
            (false, true) => FOREIGN_PARTIAL_THRESHOLD,
            _ if small => int(knobs::UNROLL_OPTSIZE_THRESHOLD).unwrap_or(0),
            (true, false) => by_level / 4,
            (false, false) => FOREIGN_PARTIAL_THRESHOLD,
        };
        // What LLVM's description of this target asks of the pass.
        let by_target = is_own && !mode.own;
        // A knob that is set, be it to false, is asked before what the target wants, and before what the rows of our pipelines say;
        // parameters of a pass that is run by name come first.
        let switch = |knob: Knob<bool>, given: Option<bool>, default: bool| match knobs.is_set(knob) {
            true if mode.own => knobs.get(knob),
            true => given.unwrap_or(knobs.get(knob)),
            false => given.unwrap_or(default),
        };
        Limits {
            threshold,
            local_threshold: if set.is_some() || small || !mode.own { threshold } else { threshold.max(local) },
            partial_threshold: int(knobs::UNROLL_PARTIAL_THRESHOLD).unwrap_or(partial_threshold),
            pragma_threshold: int(knobs::PRAGMA_UNROLL_THRESHOLD).unwrap_or(0),
            max_boost: if small { 100 } else { int(knobs::UNROLL_MAX_PERCENT_BOOST).unwrap_or(100).max(100) },
            max_iterations: int(knobs::UNROLL_MAX_ITERATIONS).unwrap_or(0).max(if mode.own {
                OWN_ITERATIONS
            } else {
                0
            }),
            full_max_count: mode.full_max.or(int(knobs::UNROLL_FULL_MAX_COUNT)).unwrap_or(u32::MAX),
            pragma_full_max: int(knobs::PRAGMA_UNROLL_FULL_MAX).unwrap_or(0),
            max_count: int(knobs::UNROLL_MAX_COUNT).unwrap_or(u32::MAX),
            max_upper_bound: int(knobs::UNROLL_MAX_UPPERBOUND).unwrap_or(0),
            count: int(knobs::UNROLL_COUNT).unwrap_or(0),
            partial: switch(knobs::UNROLL_ALLOW_PARTIAL, mode.partial, by_target),
            runtime: switch(knobs::UNROLL_RUNTIME, mode.runtime, by_target)
                && !mode.only_complete
                && !(small && mode.own),
            remainder: knobs.get(knobs::UNROLL_ALLOW_REMAINDER),
            unrolled_remainder: knobs.get(knobs::UNROLL_REMAINDER),
            convergent_remainder: switch(knobs::UNROLL_RUNTIME_CONVERGENT, None, mode.own),
            flat_trips: int(knobs::FLAT_LOOP_TRIPCOUNT_THRESHOLD).unwrap_or(0),
            upper_bound: mode.upper_bound.unwrap_or(false),
            small,
            peeling: Preferences::new(knobs, mode.peeling.or(mode.own.then_some(false)), mode.profile_peeling),
            has_profile: has_profile(func),
        }
    }
}

/// What pragmas say of a loop.
#[derive(Clone, Copy, Default, Debug)]
pub struct Pragmas {
    /// Never.
    pub disable: bool,
    /// By this factor.
    pub count: u32,
    /// Completely.
    pub full: bool,
    /// Somehow.
    pub enable: bool,
    /// Not where the trip count is known only when the loop is reached.
    pub runtime_disable: bool,
}

impl Pragmas {
    /// Of the loop with these hints.
    pub fn of(func: &Func<'_>, hints: LoopHints) -> Pragmas {
        let count = hints.number(func, b"llvm.loop.unroll.count").unwrap_or(0).min(u32::MAX as u64) as u32;
        let mut p = Pragmas {
            disable: hints.is_on(func, UNROLL_DISABLE) || count == 1,
            count,
            full: hints.is_on(func, b"llvm.loop.unroll.full"),
            enable: hints.is_on(func, b"llvm.loop.unroll.enable"),
            runtime_disable: hints.is_on(func, b"llvm.loop.unroll.runtime.disable"),
        };
        let asked = p.count > 0 || p.full || p.enable;
        p.disable |= !asked && hints.is_on(func, b"llvm.loop.disable_nonforced");
        p
    }
    /// Whether a pragma asks for unrolling.
    pub fn forces(&self) -> bool {
        !self.disable && (self.count > 0 || self.full || self.enable)
    }
}

/// What was decided about a loop.
#[derive(Clone, Debug)]
pub struct Decision {
    /// How it is unrolled; nothing of it counts where the loop is peeled.
    pub plan: Plan,
    /// How it is peeled instead.
    pub peel: Option<Peel>,
    /// A knob or pragma asked for it.
    pub explicit: bool,
    /// Number of instructions of the loop.
    pub instructions: usize,
    /// It has operations that the threads of a warp do together.
    pub convergent: bool,
}

/// The loop and what decisions about it need.
pub struct Subject<'s> {
    /// Loops.
    pub loops: &'s Loops,
    /// Graph.
    pub cfg: &'s Cfg,
    /// The loop.
    pub l: Loop,
    /// Its pragmas.
    pub pragmas: Pragmas,
    /// How often it runs.
    pub trips: Trips,
    /// Code that costs nothing.
    pub ephemeral: &'s Ephemeral,
    /// Dominators.
    pub dom: &'s DomTree,
    /// Analyses that are asked for rarely.
    pub ask: Ask<'s>,
}

/// Questions whose answers cost an analysis.
pub struct Ask<'s> {
    /// Analyses of the function.
    pub analyses: &'s mut Analyses,
    /// Knobs.
    pub knobs: &'s Knobs,
}

impl Ask<'_> {
    /// Whether the threads of a warp leave `loop_id` together.
    fn leaves_together(&mut self, func: &FuncMut<'_>, loop_id: Loop) -> bool {
        !self.analyses.uniformity(func).has_divergent_exit(loop_id)
    }
    /// What of the comparisons of `loop_id` is decided by peeling at most `most` iterations.
    fn eliminated(&mut self, func: &Func<'_>, loop_id: Loop, most: u32) -> Eliminated {
        self.analyses.with_scev(func, self.knobs, |se| eliminated_conditions(se, loop_id, most))
    }
}

/// Scratch memory of decisions.
#[derive(Default)]
pub struct Memory {
    simulated: simulate::Memory,
    phis: PhiMemory,
}

/// Decides about a loop that is in simplified and LCSSA form.
pub fn decide<'s>(
    func: &mut FuncMut<'_>,
    subject: Subject<'s>,
    limits: &Limits,
    mode: &'s Mode,
    memory: &'s mut Memory,
) -> Result<Decision, Declined> {
    let blocks = subject.loops.blocks(subject.l);
    let inside = |b: Block| subject.loops.contains(subject.l, b);
    let costs = if mode.own { Costs::Gpu } else { Costs::Target };
    let m = Metrics::of(func, &blocks, &inside, subject.ephemeral, (costs, false));
    if m.not_duplicable {
        return Err(Declined::NotDuplicable);
    }
    if m.convergence == Convergence::Escaping {
        return Err(Declined::Convergence);
    }
    // The rows of our pipelines come behind the inliner.
    if !mode.own && m.inline_candidates > 0 {
        return Err(Declined::InlineCandidates);
    }
    let latch = subject.loops.latch(func, subject.l).unwrap_or(Block::NONE);
    let literal = (!mode.own).then_some(Literal { latch, only_first: subject.trips.max_or_zero });
    let instructions = blocks.iter().map(|&b| func.block_insts(b).count()).sum();
    let mut d = Decider {
        size: m.size.max(BACK_EDGE_SIZE + 1),
        header_size: Metrics::of(func, &blocks[..1], &inside, subject.ephemeral, (costs, false)).size,
        prune: mode.own && is_reducible(func, &subject),
        convergent: m.convergence != Convergence::None,
        literal,
        s: subject,
        limits: *limits,
        mode,
        memory,
    };
    let explicit = d.s.pragmas.forces() || limits.count > 0;
    let change = d.change(func)?;
    let convergent = d.convergent;
    Ok(match change {
        Change::Unroll(plan) => Decision { plan, peel: None, explicit, instructions, convergent },
        Change::Peel(peel) => {
            let plan = Plan { count: peel.count, ..Plan::default() };
            Decision { plan, peel: Some(peel), explicit, instructions, convergent }
        }
    })
}

/// Whether every cycle of the loop is a loop: entered at its header only.
fn is_reducible(func: &Func<'_>, subject: &Subject<'_>) -> bool {
    subject.loops.blocks(subject.l).iter().all(|&b| {
        func.successors(b).all(|t| {
            !subject.loops.contains(subject.l, t)
                || subject.cfg.rpo_index(t) > subject.cfg.rpo_index(b)
                || subject.loops.header(subject.loops.of(t)) == t && subject.loops.contains(subject.loops.of(t), b)
        })
    })
}

/// What becomes of a loop.
pub(super) enum Change {
    Unroll(Plan),
    Peel(Peel),
}

pub(super) struct Decider<'d> {
    pub(super) s: Subject<'d>,
    pub(super) limits: Limits,
    pub(super) mode: &'d Mode,
    memory: &'d mut Memory,
    pub(super) size: u32,
    header_size: u32,
    prune: bool,
    /// It has operations that the threads of a warp do together.
    pub(super) convergent: bool,
    /// The shape of the copies, where that is LLVM's.
    literal: Option<Literal>,
}

impl Decider<'_> {
    pub(super) fn make(&self, count: u32, completely: bool) -> Plan {
        let exits = self.s.trips.exits.clone();
        Plan { count, completely, prune: self.prune, exits, remainder: false, literal: self.literal }
    }

    /// By `count`, with the loop itself for the remainder. Nothing is pruned: what is known of the loop's last iteration does not hold for
    /// that of the copies.
    pub(super) fn with_remainder(&self, count: u32) -> Plan {
        let exits = self.s.trips.exits.iter().map(|exit| ExitTrips { multiple: count, ..*exit }).collect();
        Plan { count, completely: false, prune: false, exits, remainder: true, literal: self.literal }
    }

    /// By `count`, which asks after each copy whether to go on.
    fn asking_always(&self, count: u32) -> Plan {
        let mut plan = self.make(count, false);
        plan.keep_all_exits();
        plan
    }

    /// Whether what the factor leaves may be done by the loop itself.
    fn splits(&mut self, func: &FuncMut<'_>) -> bool {
        self.limits.remainder
            && self.s.trips.splits
            && (!self.convergent || self.limits.convergent_remainder && self.s.ask.leaves_together(func, self.s.l))
    }

    /// How a loop is unrolled whose trip count is not known.
    fn at_run_time(&mut self, func: &FuncMut<'_>) -> Option<Plan> {
        let (max, multiple, profiled) = (self.s.trips.max, self.s.trips.multiple, self.s.trips.profiled);
        let forced = self.s.pragmas.forces() || self.limits.count > 0;
        if !(self.limits.runtime || forced && !self.mode.only_complete) || self.s.pragmas.runtime_disable {
            return None;
        }
        let is_short =
            max != 0 && max <= self.limits.max_upper_bound || profiled != 0 && profiled < self.limits.flat_trips;
        if is_short && !forced {
            return None;
        }
        let wanted = if self.limits.count > 0 { self.limits.count } else { RUNTIME_COUNT };
        let mut count = wanted.min(self.limits.max_count.max(1));
        while count > 1 && (self.unrolled_size(count) > self.limits.partial_threshold || max != 0 && count > max) {
            count /= 2;
        }
        let splits = count > 1 && self.splits(func);
        while count > 1 && !splits && !multiple.is_multiple_of(count) {
            count /= 2;
        }
        match count {
            0 | 1 => None,
            _ if multiple.is_multiple_of(count) => Some(self.make(count, false)),
            _ => Some(self.with_remainder(count)),
        }
    }

    /// The iterations that are peeled.
    pub(super) fn peel(&mut self, func: &FuncMut<'_>) -> Option<Peel> {
        let Subject { loops, dom, l, .. } = self.s;
        let profiled_trips = if self.limits.has_profile { self.s.trips.profiled } else { 0 };
        let (size, threshold, trips) = (self.size, self.limits.threshold, self.s.trips.exact);
        let subject = peel::Subject { loops, dom, id: l, size, threshold, trips, profiled_trips };
        let ask = &mut self.s.ask;
        let conditions = &mut |func: &Func<'_>, most: u32| ask.eliminated(func, l, most);
        peel::wanted(func, subject, &self.limits.peeling, &mut self.memory.phis, conditions)
    }

    fn change(&mut self, func: &mut FuncMut<'_>) -> Result<Change, Declined> {
        let count = self.limits.peeling.count;
        if count > 0 {
            let possible = peel::can_peel(func, self.s.loops, self.s.l, &self.limits.peeling);
            let peel = Peel { count, last: false, guarded: false, is_final: true };
            return if possible { Ok(Change::Peel(peel)) } else { Err(Declined::NotProfitable) };
        }
        if !self.mode.own {
            return self.upstream(func);
        }
        if let Some(plan) = self.complete(func)? {
            return Ok(Change::Unroll(plan));
        }
        if let Some(peel) = self.peel(func) {
            return Ok(Change::Peel(peel));
        }
        self.in_part(func).map(Change::Unroll)
    }

    /// What is directed, and complete unrolling.
    fn complete(&mut self, func: &mut FuncMut<'_>) -> Result<Option<Plan>, Declined> {
        let (pragmas, exact, max) = (self.s.pragmas, self.s.trips.exact, self.s.trips.max);
        let max_or_zero = self.s.trips.max_or_zero;
        if let Some(plan) = self.as_directed(func)? {
            return Ok(Some(plan));
        }
        if (pragmas.forces() || self.limits.count > 0) && exact != 0 {
            self.limits.threshold = self.limits.threshold.max(self.limits.pragma_threshold);
            self.limits.partial_threshold = self.limits.partial_threshold.max(self.limits.pragma_threshold);
        } else if self.s.trips.indexes_local_array {
            self.limits.threshold = self.limits.local_threshold;
        }
        if exact != 0 && self.pays(func, exact) {
            return Ok(Some(self.make(exact, true)));
        }
        let bounded = self.limits.upper_bound || max_or_zero;
        if exact == 0 && max != 0 && bounded && max <= self.limits.max_upper_bound && self.pays(func, max) {
            return Ok(Some(self.make(max, true)));
        }
        Ok(None)
    }

    /// Partial unrolling, and unrolling by a count that is known only at run time.
    fn in_part(&mut self, func: &mut FuncMut<'_>) -> Result<Plan, Declined> {
        let (pragmas, exact, multiple) = (self.s.pragmas, self.s.trips.exact, self.s.trips.multiple);
        let partial = self.limits.partial || pragmas.enable;
        if exact != 0 && partial && !self.mode.only_complete {
            let room = self.limits.partial_threshold.saturating_sub(BACK_EDGE_SIZE) / (self.size - BACK_EDGE_SIZE);
            let most = room.min(self.limits.max_count).min(exact);
            if let Some(count) = (2..=most).rev().find(|&n| multiple.is_multiple_of(n)) {
                return Ok(self.make(count, count == exact));
            }
        }
        if exact == 0
            && !pragmas.full
            && let Some(plan) = self.at_run_time(func)
        {
            return Ok(plan);
        }
        Err(match (pragmas.full, pragmas.enable, exact) {
            (true, _, 0) => Declined::RuntimeTripCount,
            (true, _, _) => Declined::TooLarge { full: true },
            (_, true, n) if n != 0 => Declined::TooLarge { full: false },
            _ => Declined::NotProfitable,
        })
    }

    /// What a knob or pragma says outright.
    fn as_directed(&mut self, func: &FuncMut<'_>) -> Result<Option<Plan>, Declined> {
        let pragmas = self.s.pragmas;
        let splits = (self.limits.count > 0 || pragmas.count > 1) && self.splits(func);
        let trips = &self.s.trips;
        // The factor was asked for: where no remainder can be split off, each copy asks whether to go on. Not with convergent
        // operations, which would stand under one more condition in each copy.
        let by_factor = |count: u32| match () {
            _ if trips.exact != 0 || trips.multiple.is_multiple_of(count) => Some(self.make(count, false)),
            _ if splits => Some(self.with_remainder(count)),
            _ if !self.convergent && self.limits.remainder => Some(self.asking_always(count)),
            _ => None,
        };
        let by_knob = self.limits.count;
        if by_knob > 0 && self.unrolled_size(by_knob) < self.limits.threshold {
            if trips.max != 0 && by_knob >= trips.max {
                return Ok(Some(self.make(trips.max, true)));
            }
            if by_knob > 1
                && !self.mode.only_complete
                && let Some(plan) = by_factor(by_knob)
            {
                return Ok(Some(plan));
            }
        }
        if pragmas.count > 1 {
            if trips.max != 0 && pragmas.count >= trips.max {
                return Ok(Some(self.make(trips.max, true)));
            }
            if self.mode.only_complete {
                return Err(Declined::NotProfitable);
            }
            if self.unrolled_size(pragmas.count) < self.limits.pragma_threshold
                && let Some(plan) = by_factor(pragmas.count)
            {
                return Ok(Some(plan));
            }
            return Err(Declined::Remainder { multiple: trips.multiple });
        }
        if pragmas.full && trips.exact != 0 {
            if trips.exact > self.limits.pragma_full_max {
                return Err(Declined::TooLarge { full: true });
            }
            return Ok(Some(self.make(trips.exact, true)));
        }
        if pragmas.enable && trips.exact == 0 && trips.max != 0 && trips.max <= self.limits.max_upper_bound {
            return Ok(Some(self.make(trips.max, true)));
        }
        Ok(None)
    }

    /// Size of `count` copies. Where the header leaves, the last copy is the header alone.
    pub(super) fn unrolled_size(&self, count: u32) -> u32 {
        let body = (self.size - BACK_EDGE_SIZE) as u64;
        let mut size = body * count as u64 + BACK_EDGE_SIZE as u64;
        if self.mode.own && self.s.trips.leaves_in_header && count == self.s.trips.exact && count > 1 {
            size -= body.saturating_sub(self.header_size as u64);
        }
        size.min(u32::MAX as u64) as u32
    }

    /// Whether complete unrolling into `count` copies pays.
    pub(super) fn pays(&mut self, func: &mut FuncMut<'_>, count: u32) -> bool {
        if count > self.limits.full_max_count {
            return false;
        }
        // One iteration: the loop only loses its back edge.
        let threshold = self.limits.threshold;
        if count == 1 || self.unrolled_size(count) < threshold {
            return count == 1 || threshold > 0;
        }
        if count > self.limits.max_iterations.max(1) || !self.s.loops.is_innermost(self.s.l) {
            return false;
        }
        let plan = self.make(count, true);
        let limit = (threshold as u64 * self.limits.max_boost as u64 / 100).min(u32::MAX as u64) as u32;
        let (s, memory) = (&self.s, &mut self.memory.simulated);
        match simulate::simulate(func, s.loops, s.cfg, s.l, &plan, (s.ephemeral, limit), memory) {
            Some(costs) => {
                let boost = match (costs.rolled as u64 * 100, costs.unrolled as u64) {
                    (_, 0) => self.limits.max_boost,
                    (rolled, unrolled) => (rolled / unrolled).min(self.limits.max_boost as u64) as u32,
                };
                (costs.unrolled as u64) < threshold as u64 * boost as u64 / 100
            }
            None => false,
        }
    }
}
