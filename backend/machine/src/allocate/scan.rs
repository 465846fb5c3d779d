//! The walk over intervals in the order of their starts.

use super::occupancy::{Conflict, Occupancy};
use super::runs::Runs;
use super::target::{Location, Registers, Shape};
use super::{AllocationError, Request};
use crate::ids::*;
use crate::intervals::Intervals;
use crate::isa::RegClass;
use crate::live::Liveness;
use crate::rows::Machine;
use bitvec::vec::BitVec;

/// Slots of the shortest interval that spilling makes shorter: from a write to a read that is not of the next row.
const WORTH_SPILLING: u32 = 3;

/// State of the walk; memory is kept from function to function.
#[derive(Default)]
pub(super) struct Scan {
    occupancy: Occupancy,
    /// By virtual register: its place.
    places: Vec<Option<Location>>,
    /// Registers that are to be spilt.
    spilt: Vec<VReg>,
    /// By interval: what it is worth to keep, per slot that it takes; infinite where it must stay, no number until somebody asks.
    weights: Vec<f32>,
    /// Intervals that a copy would like to share a place with, as chains.
    hints: Vec<Hint>,
    /// By interval: its first hint.
    first_hint: Vec<u32>,
    /// Registers in sequence that wide ones are made of.
    runs: Runs,
    /// Intervals by their start.
    order: Vec<Interval>,
    /// By slot: the first interval that begins there; by interval: the next one that begins where it does.
    starting: Vec<Interval>,
    next: Vec<Interval>,
    /// Segments of the interval at hand.
    segments: Vec<(SlotIndex, SlotIndex)>,
    /// Segments of one that is evicted.
    released: Vec<(SlotIndex, SlotIndex)>,
    /// What an eviction would evict, and the cheapest of these.
    victims: Vec<Interval>,
    cheapest: Vec<Interval>,
    /// Class of the last register that found no place.
    wanted: RegClass,
}

/// An interval at the other end of a copy.
#[derive(Clone, Copy)]
struct Hint {
    other: Interval,
    /// Next hint of the chain, or [`END`].
    next: u32,
}

/// What a walk is over.
#[derive(Clone, Copy)]
struct Facts<'f, 'v> {
    live: &'f Liveness,
    iv: &'f Intervals<'v>,
    /// Registers of spill code.
    short_lived: &'f BitVec,
}

impl Facts<'_, '_> {
    /// What an interval is worth to keep. Only where registers are short somebody wants to know.
    fn weight(self, interval: Interval) -> f32 {
        // What no register holds alone (two halves while they are together) takes no place.
        let reg = self.iv.intervals.reg()[interval].reg;
        if reg.is_none() || self.short_lived[reg.index()] {
            return f32::INFINITY;
        }
        let slots: u32 = self.iv.segments_in(self.iv.run(interval)).map(|(start, end, _)| end.0 - start.0).sum();
        if slots < WORTH_SPILLING { f32::INFINITY } else { self.live.weight(interval) / slots as f32 }
    }
}

/// The weight of an interval, kept for whoever asks next.
fn weight_of(weights: &mut [f32], facts: Facts<'_, '_>, interval: Interval) -> f32 {
    let known = &mut weights[interval.index()];
    if known.is_nan() {
        *known = facts.weight(interval);
    }
    *known
}

/// End of a chain of hints.
const END: u32 = u32::MAX;

/// An interval that looks for a place.
#[derive(Clone, Copy)]
struct Candidate<'r> {
    interval: Interval,
    reg: VReg,
    class: RegClass,
    shape: Shape,
    /// Registers of the file that may be used.
    limit: u16,
    /// Registers that hold no value.
    reserved: &'r [Location],
}

impl Candidate<'_> {
    /// First registers that the shape may have.
    fn starts(self) -> impl Iterator<Item = u16> {
        let last = self.limit.saturating_sub(self.shape.width);
        let none = self.limit < self.shape.width;
        (0..=last).step_by(self.shape.align.max(1) as usize).filter(move |_| !none)
    }
    /// Whether the registers at `at` may hold values.
    fn may_use<I: Registers>(self, at: u16) -> bool {
        let file = self.shape.file;
        let is_free = |place: Location| !I::is_reserved(place) && !self.reserved.contains(&place);
        at.is_multiple_of(self.shape.align.max(1))
            && at + self.shape.width <= self.limit
            && (at..at + self.shape.width).all(|register| is_free(Location { file, register }))
    }
}

impl Scan {
    /// Gives every interval a place or puts its register on the list of those to spill.
    pub fn run<I: Registers>(
        &mut self,
        machine: Machine<'_, I>,
        live: &Liveness,
        iv: &Intervals<'_>,
        request: Request<'_>,
        short_lived: &BitVec,
    ) -> Result<(), AllocationError> {
        self.spilt.clear();
        self.places.clear();
        self.places.resize(machine.regs(), None);
        self.occupancy.reset(I::FILES.iter().map(|file| file.registers));
        self.mark_clobbers(machine);
        self.weights.clear();
        self.weights.resize(iv.intervals.len(), f32::NAN);
        let facts = Facts { live, iv, short_lived };
        self.collect_hints(iv);
        self.runs.collect(machine, live, iv);
        self.pin::<I>(live, iv, request)?;
        self.sort_by_start(machine.rows(), iv);
        for at in 0..self.order.len() {
            let interval = self.order[at];
            let of = iv.intervals.reg()[interval];
            if self.places[of.reg].is_some() {
                continue;
            }
            let shape = I::shape(of.class);
            let limit = request.limits[shape.file.0 as usize].min(I::FILES[shape.file.0 as usize].registers);
            self.find_place::<I>(
                facts,
                Candidate { interval, reg: of.reg, class: of.class, shape, limit, reserved: request.reserved },
            )?;
        }
        self.spilt.sort_unstable();
        Ok(())
    }
    /// Intervals of registers by their start, those of one start by number: a list of each slot, from the last interval to the first.
    fn sort_by_start(&mut self, rows: usize, iv: &Intervals<'_>) {
        self.order.clear();
        self.starting.clear();
        self.starting.resize(2 * rows + 2, Interval::NONE);
        self.next.clear();
        self.next.resize(iv.intervals.len(), Interval::NONE);
        for interval in iv.all().rev().filter(|&interval| iv.intervals.reg()[interval].reg.is_some()) {
            if let Some((start, ..)) = iv.segments_in(iv.run(interval)).next() {
                self.next[interval] = std::mem::replace(&mut self.starting[start], interval);
            }
        }
        for &first in &self.starting {
            let mut interval = first;
            while interval.is_some() {
                self.order.push(interval);
                interval = self.next[interval];
            }
        }
    }
    /// Registers that are to be spilt, in the order of their numbers.
    pub fn spilt(&self) -> &[VReg] {
        &self.spilt
    }
    /// Places by virtual register.
    pub fn take_places(&mut self) -> Vec<Option<Location>> {
        std::mem::take(&mut self.places)
    }
    /// What to say where there are too few registers.
    pub fn insufficient<I: Registers>(&self, request: Request<'_>) -> AllocationError {
        let file = I::shape(self.wanted).file.0 as usize;
        AllocationError::Insufficient { file: I::FILES[file].name, limit: request.limits[file] }
    }
    /// Rows that destroy registers take them while they write.
    fn mark_clobbers<I: Registers>(&mut self, machine: Machine<'_, I>) {
        for (row, &head) in machine.all_rows().zip(machine.heads) {
            for (file, registers) in I::clobbers(head) {
                for register in registers.clone() {
                    self.occupancy.clobber(Location { file: *file, register }, row.write_slot(), row.end_slot());
                }
            }
        }
    }
    fn collect_hints(&mut self, iv: &Intervals<'_>) {
        self.hints.clear();
        self.first_hint.clear();
        self.first_hint.resize(iv.intervals.len(), END);
        for ends in iv.copies.ends() {
            for (of, other) in [(ends.dst, ends.src), (ends.src, ends.dst)] {
                self.hints.push(Hint { other, next: self.first_hint[of.index()] });
                self.first_hint[of.index()] = self.hints.len() as u32 - 1;
            }
        }
    }
    /// Puts registers whose place is given there. Rows that destroy registers do not matter to these: the place of a result is
    /// among what a call destroys.
    fn pin<I: Registers>(
        &mut self,
        live: &Liveness,
        iv: &Intervals<'_>,
        request: Request<'_>,
    ) -> Result<(), AllocationError> {
        for &(reg, place) in request.pins {
            let interval = live.interval[reg];
            if interval.is_none() {
                continue;
            }
            let shape = I::shape(iv.intervals.reg()[interval].class);
            load_segments(iv, interval, &mut self.segments);
            let mut other = None;
            self.occupancy.conflicts(shape, place.register, &self.segments, |conflict| {
                if let Conflict::With(interval) = conflict {
                    other = Some(iv.intervals.reg()[interval].reg);
                }
                other.is_none()
            });
            if let Some(other) = other {
                return Err(AllocationError::Pins { one: other, other: reg });
            }
            self.weights[interval.index()] = f32::INFINITY;
            self.occupancy.take(shape, place.register, &self.segments, interval);
            self.places[reg] = Some(place);
        }
        Ok(())
    }
    fn find_place<I: Registers>(
        &mut self,
        facts: Facts<'_, '_>,
        candidate: Candidate<'_>,
    ) -> Result<(), AllocationError> {
        let iv = facts.iv;
        load_segments(iv, candidate.interval, &mut self.segments);
        let free = |scan: &Scan, at: u16| {
            candidate.may_use::<I>(at) && scan.occupancy.is_free(candidate.shape, at, &scan.segments)
        };
        let hinted =
            self.in_run::<I>(candidate).into_iter().chain(self.hinted(iv, candidate)).find(|&at| free(self, at));
        let Candidate { shape, limit, .. } = candidate;
        let may_use = |at| candidate.may_use::<I>(at);
        let is_left = |at| may_use(at) && !self.runs.keeps(shape, at);
        let outside = || self.occupancy.first_free(shape, limit, &self.segments, is_left);
        let anywhere = || match self.runs.are_none() {
            true => None,
            false => self.occupancy.first_free(shape, limit, &self.segments, may_use),
        };
        if let Some(at) = hinted.or_else(outside).or_else(anywhere) {
            self.take(candidate, at);
            return Ok(());
        }
        let weight = weight_of(&mut self.weights, facts, candidate.interval);
        match self.cheapest_eviction::<I>(facts, candidate, weight) {
            Some(at) => {
                for n in 0..self.cheapest.len() {
                    self.evict::<I>(iv, self.cheapest[n]);
                }
                self.take(candidate, at);
            }
            None if weight.is_infinite() => {
                self.wanted = candidate.class;
                let file = candidate.shape.file.0 as usize;
                return Err(AllocationError::Insufficient { file: I::FILES[file].name, limit: candidate.limit });
            }
            None => {
                self.wanted = candidate.class;
                self.spilt.push(candidate.reg);
            }
        }
        Ok(())
    }
    /// Where a run of registers has the candidate; the first of a run to come looks for a place for all of it.
    fn in_run<I: Registers>(&mut self, candidate: Candidate<'_>) -> Option<u16> {
        let member = self.runs.member(candidate.interval)?;
        let base = match self.runs.base(member.run) {
            Some(base) => base,
            None => {
                let whole = Candidate { shape: self.runs.shape(member.run), ..candidate };
                let is_left = |at| whole.may_use::<I>(at) && !self.runs.keeps(whole.shape, at);
                let base = self.occupancy.first_free(whole.shape, whole.limit, &self.segments, is_left)?;
                self.runs.settle(member.run, base);
                base
            }
        };
        Some(base + member.offset)
    }
    /// Places of what copies move from or to the candidate, where they are of its file.
    fn hinted<'s>(&'s self, iv: &'s Intervals<'_>, candidate: Candidate<'_>) -> impl Iterator<Item = u16> + 's {
        let mut next = self.first_hint[candidate.interval.index()];
        let hints = std::iter::from_fn(move || {
            let hint = *self.hints.get(next as usize)?;
            next = hint.next;
            Some(hint.other)
        });
        hints
            .filter(|&other| iv.intervals.reg()[other].reg.is_some())
            .filter_map(|other| self.places[iv.intervals.reg()[other].reg])
            .filter(move |place| place.file == candidate.shape.file)
            .map(|place| place.register)
    }
    fn take(&mut self, candidate: Candidate, at: u16) {
        self.occupancy.take(candidate.shape, at, &self.segments, candidate.interval);
        self.places[candidate.reg] = Some(Location { file: candidate.shape.file, register: at });
    }
    /// Where the candidate displaces the least weight, less than its own; [`Scan::cheapest`] is what is displaced.
    fn cheapest_eviction<I: Registers>(
        &mut self,
        facts: Facts<'_, '_>,
        candidate: Candidate,
        weight: f32,
    ) -> Option<u16> {
        let (mut found, mut least) = (None, weight);
        for at in candidate.starts().filter(|&at| candidate.may_use::<I>(at)) {
            self.victims.clear();
            let (mut cost, victims, weights) = (0.0, &mut self.victims, &mut self.weights);
            let stopped = self.occupancy.conflicts(candidate.shape, at, &self.segments, |conflict| match conflict {
                Conflict::Clobbered => false,
                Conflict::With(other) => {
                    if !victims.contains(&other) {
                        victims.push(other);
                        cost += weight_of(weights, facts, other);
                    }
                    cost < least
                }
            });
            if !stopped && cost < least {
                (found, least) = (Some(at), cost);
                std::mem::swap(&mut self.cheapest, &mut self.victims);
            }
        }
        found
    }
    fn evict<I: Registers>(&mut self, iv: &Intervals<'_>, interval: Interval) {
        let of = iv.intervals.reg()[interval];
        let Some(place) = self.places[of.reg].take() else { return };
        load_segments(iv, interval, &mut self.released);
        self.occupancy.release(I::shape(of.class), place.register, &self.released, interval);
        self.spilt.push(of.reg);
    }
}

fn load_segments(iv: &Intervals<'_>, interval: Interval, out: &mut Vec<(SlotIndex, SlotIndex)>) {
    out.clear();
    out.extend(iv.segments_in(iv.run(interval)).map(|(start, end, _)| (start, end)));
}
