//! What LLVM's pass decides, where the pass is asked for by LLVM's name alone: reasons in LLVM's order, with its limits.
//!
//! 1. `unroll-count`, a pragma with a count, a pragma `full`, a pragma `enable` with a small bound;
//! 2. complete unrolling by the trip count, then by a bound on it;
//! 3. peeling;
//! 4. partial unrolling by a divisor of the trip count, or else by a power of two whose copies ask;
//! 5. by a count that is known at run time, with a loop for the rest.
//!
//! Convergent operations allow no loop for the rest.

use super::decide::{BACK_EDGE_SIZE, Change, Decider, RUNTIME_COUNT};
use super::declined::Declined;
use super::plan::Plan;
use warpc_ir::{FuncMut, Opcode};

/// A factor, and how it came about.
#[derive(Clone, Copy)]
struct Factor {
    count: u32,
    /// A loop for the rest is made where the factor may not divide the trip count.
    runtime: bool,
    /// Where no such loop can be made, each copy asks whether to go on.
    force: bool,
}

impl Decider<'_> {
    pub(super) fn upstream(&mut self, func: &mut FuncMut<'_>) -> Result<Change, Declined> {
        let (pragmas, exact, max) = (self.s.pragmas, self.s.trips.exact, self.s.trips.max);
        // One instruction more than the loop itself: what grows no code is unrolled.
        if self.limits.small {
            self.limits.threshold = self.limits.threshold.max(self.size + 1);
        }
        if let Some(factor) = self.directed() {
            return self.unroll(func, factor);
        }
        if (pragmas.forces() || self.limits.count > 0) && exact != 0 {
            self.limits.threshold = self.limits.threshold.max(self.limits.pragma_threshold);
            self.limits.partial_threshold = self.limits.partial_threshold.max(self.limits.pragma_threshold);
        }
        let completely = |count: u32| Factor { count, runtime: false, force: false };
        if exact != 0 && self.pays(func, exact) {
            return self.unroll(func, completely(exact));
        }
        let bounded = (self.limits.upper_bound && self.limits.max_upper_bound > 0) || self.s.trips.max_or_zero;
        if exact == 0 && max != 0 && bounded && max <= self.limits.max_upper_bound && self.pays(func, max) {
            return self.unroll(func, completely(max));
        }
        if let Some(peel) = self.peel(func) {
            return Ok(Change::Peel(peel));
        }
        let factor = if exact != 0 { self.partial()? } else { self.at_run_time_upstream()? };
        self.unroll(func, factor)
    }

    /// Whether a loop for the rest may be made.
    fn allows_remainder(&self) -> bool {
        self.limits.remainder && !self.convergent
    }

    fn directed(&self) -> Option<Factor> {
        let (pragmas, trips) = (self.s.pragmas, &self.s.trips);
        let (by_knob, by_pragma) = (self.limits.count, pragmas.count);
        let runtime = self.limits.runtime || by_pragma > 0;
        let force = by_knob > 0 || by_pragma > 0;
        if by_knob > 0 && self.allows_remainder() && self.unrolled_size(by_knob) < self.limits.threshold {
            return Some(Factor { count: by_knob, runtime, force });
        }
        if by_pragma > 0 && (self.allows_remainder() || trips.multiple.is_multiple_of(by_pragma)) {
            return Some(Factor { count: by_pragma, runtime, force });
        }
        let count = match () {
            _ if pragmas.full && trips.exact != 0 && trips.exact <= self.limits.pragma_full_max => trips.exact,
            _ if pragmas.full && trips.exact != 0 => return None,
            _ if pragmas.enable && trips.exact == 0 && trips.max != 0 && trips.max <= self.limits.max_upper_bound => {
                trips.max
            }
            _ => return None,
        };
        Some(Factor { count, runtime, force })
    }

    /// The factor of a loop whose trip count is known, and that is too large to vanish.
    fn partial(&self) -> Result<Factor, Declined> {
        let (pragmas, exact) = (self.s.pragmas, self.s.trips.exact);
        let asked = pragmas.forces() || self.limits.count > 0;
        if !(self.limits.partial || asked) {
            return Err(Declined::NotProfitable);
        }
        let limit = self.limits.partial_threshold;
        let mut count = exact;
        if self.unrolled_size(count) > limit {
            count = (limit.max(BACK_EDGE_SIZE + 1) - BACK_EDGE_SIZE) / (self.size - BACK_EDGE_SIZE);
        }
        count = count.min(self.limits.max_count);
        count = (1..=count).rev().find(|&n| exact.is_multiple_of(n)).unwrap_or(0);
        if self.allows_remainder() && count <= 1 {
            count = RUNTIME_COUNT;
            while count > 0 && self.unrolled_size(count) > limit {
                count /= 2;
            }
        }
        count = count.min(self.limits.max_count);
        if count < 2 {
            return Err(match (pragmas.full, pragmas.enable) {
                (true, _) => Declined::TooLarge { full: true },
                (_, true) => Declined::TooLarge { full: false },
                _ => Declined::NotProfitable,
            });
        }
        Ok(Factor { count, runtime: false, force: false })
    }

    /// The factor of a loop whose trip count is known at run time.
    fn at_run_time_upstream(&self) -> Result<Factor, Declined> {
        let (pragmas, trips, limits) = (self.s.pragmas, &self.s.trips, &self.limits);
        if pragmas.full {
            return Err(Declined::RuntimeTripCount);
        }
        let is_short = trips.max != 0 && trips.max < limits.max_upper_bound;
        let is_flat = limits.has_profile && trips.profiled != 0 && trips.profiled < limits.flat_trips;
        let runtime = limits.runtime || pragmas.enable || pragmas.count > 0 || limits.count > 0;
        if pragmas.runtime_disable || is_short || is_flat || !runtime {
            return Err(Declined::NotProfitable);
        }
        let mut count = RUNTIME_COUNT;
        while count > 0 && self.unrolled_size(count) > limits.partial_threshold {
            count /= 2;
        }
        if !self.allows_remainder() {
            while count > 0 && !trips.multiple.is_multiple_of(count) {
                count /= 2;
            }
        }
        count = count.min(limits.max_count);
        if trips.max != 0 {
            count = count.min(trips.max);
        }
        match (count, pragmas.count) {
            (2.., _) => Ok(Factor { count, runtime: true, force: false }),
            (_, 0) => Err(Declined::NotProfitable),
            _ => Err(Declined::Remainder { multiple: trips.multiple }),
        }
    }

    /// Unrolls by `factor`, or completely where that is no less than the loop runs.
    fn unroll(&mut self, func: &FuncMut<'_>, factor: Factor) -> Result<Change, Declined> {
        let trips = &self.s.trips;
        let Some(latch) = self.s.loops.latch(func, self.s.l) else { return Err(Declined::NotSimplified) };
        let end = func.terminator(latch);
        let leaves = func.successors(latch).any(|s| !self.s.loops.contains(self.s.l, s));
        if func.op(end) != Opcode::Br || func.num_operands(end) == 3 && !leaves {
            return Err(Declined::NotProfitable);
        }
        let count = if trips.max != 0 { factor.count.min(trips.max) } else { factor.count };
        let completely = trips.max != 0 && count == trips.max;
        if completely {
            return Ok(Change::Unroll(self.make(count, true)));
        }
        if self.mode.only_complete || count < 2 {
            return Err(Declined::NotProfitable);
        }
        let runtime = factor.runtime && !self.convergent && trips.exact == 0 && !trips.multiple.is_multiple_of(count);
        let plan: Plan = match runtime {
            true if trips.splits => self.with_remainder(count),
            true if !factor.force => return Err(Declined::NotProfitable),
            _ => self.make(count, false),
        };
        Ok(Change::Unroll(plan))
    }
}
