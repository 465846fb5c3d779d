//! Live intervals as rows: segments, value numbers and copy candidates in dense columns.
//!
//! Row `r` of a function reads at slot `2r` and writes at slot `2r + 1`. An interval is a run of the segment columns, sorted by
//! start. Where two intervals are joined, one becomes the leader and gets the segments of both; the columns only grow, so a
//! join costs what its segments cost. An interval may cover the live range of its register with one segment until somebody needs
//! the live range itself. A segment names the value it holds by its origin: a copy holds the value number of what it copies, so
//! intervals may overlap where they hold the same value.

use crate::ids::*;
use crate::isa::{Family, RegClass};
use bevy_ecs::prelude::*;
use warpc_columns::{Slab, SlabRef, archetype};

/// First slot of a segment.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SegStart(pub SlotIndex);
/// One past the last slot of a segment.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SegEnd(pub SlotIndex);
/// Value that a segment holds, its origin once the values are resolved; and whether the segment covers more than that.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct SegValue(u32);

impl SegValue {
    /// Set in the value of segments that cover a live range, and may be more than it.
    const COVER: u32 = 1 << 31;
    /// The value of a segment that is part of a live range.
    #[inline]
    pub const fn exact(value: ValueNumber) -> SegValue {
        SegValue(value.0)
    }
    /// The value of a segment that covers a live range.
    #[inline]
    pub const fn cover(value: ValueNumber) -> SegValue {
        SegValue(value.0 | Self::COVER)
    }
    /// The value.
    #[inline]
    pub const fn number(self) -> ValueNumber {
        ValueNumber(self.0 & !Self::COVER)
    }
    /// The same segment with another value.
    #[inline]
    pub const fn with_number(self, value: ValueNumber) -> SegValue {
        SegValue(value.0 | self.0 & Self::COVER)
    }
    /// The segment as one that covers, if `other` does.
    #[inline]
    pub const fn covering_like(self, other: SegValue) -> SegValue {
        SegValue(self.0 | other.0 & Self::COVER)
    }
    /// Whether the segment is part of a live range.
    #[inline]
    pub const fn is_exact(self) -> bool {
        self.0 & Self::COVER == 0
    }
    /// Whether two segments hold one value.
    #[inline]
    pub const fn same(self, other: SegValue) -> bool {
        (self.0 ^ other.0) & !Self::COVER == 0
    }
}

archetype! {
    /// A segment of a live range.
    pub LiveSegment: LiveSegmentRows, LiveSegmentView, LiveSegmentViewMut {
        /// First slot.
        start, start_mut: SegStart,
        /// One past the last slot.
        end, end_mut: SegEnd,
        /// Value.
        value, value_mut: SegValue,
    }
}

impl LiveSegment {
    /// A segment.
    #[inline]
    pub const fn new(start: SlotIndex, end: SlotIndex, value: SegValue) -> LiveSegment {
        LiveSegment { start: SegStart(start), end: SegEnd(end), value }
    }
}

/// Slot of the write of a value; of a value that several edges into a block join, the first slot of that block.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct DefSlot(pub SlotIndex);
/// Value that this one is a copy of; itself when it is none.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct CopyOf(pub ValueNumber);

archetype! {
    /// A value of an interval.
    pub LiveValue: LiveValueRows, LiveValueView, LiveValueViewMut {
        /// Where it is defined.
        def, def_mut: DefSlot,
        /// What it copies.
        copy_of, copy_of_mut: CopyOf,
    }
}

/// Virtual register of an interval, and its class.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct OfReg {
    /// Register; none for what no register holds alone.
    pub reg: VReg,
    /// Class.
    pub class: RegClass,
}
/// A run of the segment columns: segments of an interval and of all that joined it.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Run(pub SegmentRun);
/// Segments of the interval alone, whatever it was joined with.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct OwnRun(pub SegmentRun);
/// Interval that this one was joined into; itself while it stands alone or leads.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Leader(pub Interval);
/// The intervals that are one with this one.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Members {
    /// Next of them, in a circle.
    pub next: Interval,
    /// Their number, this one included; of leaders.
    pub count: u32,
}
/// What is known of the segments of an interval and of all that joined it.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Extent {
    /// Number of values.
    pub values: u32,
    /// How often the interval was looked at while it was large.
    pub visits: u32,
    /// Whether the segments are the live range. Else they cover it, and hold one value.
    pub exact: bool,
}
/// Weight: reads and writes, and those by frequency. Heavier intervals are joined first among equals. Set when somebody asks.
#[derive(Component, Clone, Copy, Default, PartialEq, Debug)]
pub struct Weight(pub f32);

archetype! {
    /// The live interval of a register.
    pub LiveInterval: LiveIntervalRows, LiveIntervalView, LiveIntervalViewMut {
        /// Register.
        reg, reg_mut: OfReg,
        /// Segments.
        run, run_mut: Run,
        /// Segments of its own.
        own, own_mut: OwnRun,
        /// Leader.
        leader, leader_mut: Leader,
        /// Members.
        members, members_mut: Members,
        /// Values, and whether the segments are exact.
        extent, extent_mut: Extent,
        /// Weight.
        weight, weight_mut: Weight,
    }
}

/// A run of segments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SegmentRun {
    /// First segment.
    pub first: Segment,
    /// One past the last segment.
    pub end: Segment,
}

impl Default for SegmentRun {
    fn default() -> Self {
        SegmentRun { first: Segment(0), end: Segment(0) }
    }
}

impl SegmentRun {
    /// A run of one.
    #[inline]
    pub const fn one(segment: Segment) -> SegmentRun {
        SegmentRun { first: segment, end: Segment(segment.0 + 1) }
    }
    /// Number of segments.
    #[inline]
    pub const fn len(self) -> u32 {
        self.end.0 - self.first.0
    }
    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.first.0 == self.end.0
    }
    /// The segments as a range of the columns.
    #[inline]
    pub const fn range(self) -> std::ops::Range<usize> {
        self.first.index()..self.end.index()
    }
    /// The segments.
    #[inline]
    pub fn segments(self) -> impl DoubleEndedIterator<Item = Segment> + ExactSizeIterator {
        self.first.up_to(self.end)
    }
}

/// Row of a copy and the frequency of its block.
#[derive(Component, Clone, Copy, Default, PartialEq, Debug)]
pub struct CopyAt {
    /// Row.
    pub row: Row,
    /// Frequency.
    pub freq: f32,
}
/// Intervals of a copy. For a pair these are its low halves.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct CopyEnds {
    /// Written.
    pub dst: Interval,
    /// Read.
    pub src: Interval,
}
/// High halves of a pair that must join too; none where there are none.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct CopyHigh {
    /// Written.
    pub dst: Interval,
    /// Read.
    pub src: Interval,
}
/// Intervals of the halves of a pair while they are together; none where there are none.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct CopyThrough {
    /// Of the low half.
    pub low: Interval,
    /// Of the high half.
    pub high: Interval,
}
/// What is known of a copy.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum CopyState {
    /// Not tried, or tried in vain.
    #[default]
    Open,
    /// Both ends are one interval.
    Joined,
    /// Its row loads the constant that it copied.
    Rematerialised,
}
/// Family and state of a copy.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct CopyStatus {
    /// Row of the table of families.
    pub family: Family,
    /// State.
    pub state: CopyState,
}

archetype! {
    /// A copy that may go.
    pub CopyCandidate: CopyCandidateRows, CopyCandidateView, CopyCandidateViewMut {
        /// Row and frequency.
        at, at_mut: CopyAt,
        /// Intervals.
        ends, ends_mut: CopyEnds,
        /// High halves.
        high, high_mut: CopyHigh,
        /// Halves while together.
        through, through_mut: CopyThrough,
        /// Family and state.
        status, status_mut: CopyStatus,
    }
}

/// Registers the archetypes in a slot's World.
pub(crate) fn register_archetypes(world: &mut World) {
    warpc_columns::register::<LiveSegment>(world);
    warpc_columns::register::<LiveValue>(world);
    warpc_columns::register::<LiveInterval>(world);
    warpc_columns::register::<CopyCandidate>(world);
}

/// The intervals of one function in plain vectors, for tests and benches.
#[derive(Clone, Default)]
pub struct IntervalBody {
    /// Intervals.
    pub intervals: LiveIntervalRows,
    /// Segments.
    pub segments: LiveSegmentRows,
    /// Values.
    pub values: LiveValueRows,
    /// Copies.
    pub copies: CopyCandidateRows,
}

impl IntervalBody {
    /// Write view.
    pub fn write(&mut self) -> Intervals<'_> {
        Intervals {
            intervals: self.intervals.view_mut(),
            segments: self.segments.view_mut(),
            values: self.values.view_mut(),
            copies: self.copies.view_mut(),
        }
    }
}

/// The intervals of one function.
pub struct Intervals<'a> {
    /// Intervals.
    pub intervals: LiveIntervalViewMut<'a>,
    /// Segments of all intervals; runs that were outgrown stay behind.
    pub segments: LiveSegmentViewMut<'a>,
    /// Values.
    pub values: LiveValueViewMut<'a>,
    /// Copies.
    pub copies: CopyCandidateViewMut<'a>,
}

/// Where the columns of a World are.
#[derive(Clone, Copy)]
pub(crate) struct IntervalSlabs {
    intervals: SlabRef<LiveInterval>,
    segments: SlabRef<LiveSegment>,
    values: SlabRef<LiveValue>,
    copies: SlabRef<CopyCandidate>,
}

impl IntervalSlabs {
    /// Finds the columns of a World in which they are registered.
    pub(crate) fn of(world: &World) -> IntervalSlabs {
        IntervalSlabs {
            intervals: world.resource::<Slab<LiveInterval>>().handle(),
            segments: world.resource::<Slab<LiveSegment>>().handle(),
            values: world.resource::<Slab<LiveValue>>().handle(),
            copies: world.resource::<Slab<CopyCandidate>>().handle(),
        }
    }
}

/// Bytes of rows whose memory is kept for the next function.
const SMALL: usize = 1 << 15;

impl Intervals<'_> {
    /// Write views of the columns of a World.
    ///
    /// # Safety
    /// `world` must be valid and not otherwise borrowed while the views live, except by views of other archetypes; `slabs` must
    /// be of it.
    pub(crate) unsafe fn of_slabs<'a>(world: *mut World, slabs: IntervalSlabs) -> Intervals<'a> {
        // SAFETY: by the contract; the four archetypes are distinct.
        unsafe {
            Intervals {
                intervals: LiveIntervalViewMut::of_slab(world, slabs.intervals),
                segments: LiveSegmentViewMut::of_slab(world, slabs.segments),
                values: LiveValueViewMut::of_slab(world, slabs.values),
                copies: CopyCandidateViewMut::of_slab(world, slabs.copies),
            }
        }
    }
    /// Drops all rows, keeps the memory.
    pub fn clear(&mut self) {
        self.intervals.truncate(0);
        self.segments.truncate(0);
        self.values.truncate(0);
        self.copies.truncate(0);
    }
    /// Drops all rows; those of a large function with their memory.
    pub fn give_back(&mut self) {
        if self.bytes() <= SMALL {
            return self.clear();
        }
        self.intervals.give_back();
        self.segments.give_back();
        self.values.give_back();
        self.copies.give_back();
    }
    /// Bytes of all rows.
    pub fn bytes(&self) -> usize {
        self.intervals.len() * size_of::<LiveInterval>()
            + self.segments.len() * size_of::<LiveSegment>()
            + self.values.len() * size_of::<LiveValue>()
            + self.copies.len() * size_of::<CopyCandidate>()
    }
    /// All intervals.
    pub fn all(&self) -> impl DoubleEndedIterator<Item = Interval> + ExactSizeIterator + use<> {
        Interval(0).up_to(Interval::new(self.intervals.len()))
    }
    /// All copies.
    pub fn all_copies(&self) -> impl DoubleEndedIterator<Item = CopyId> + ExactSizeIterator + use<> {
        CopyId(0).up_to(CopyId::new(self.copies.len()))
    }
    /// A new value, which copies none.
    #[inline]
    pub fn new_value(&mut self, def: SlotIndex) -> ValueNumber {
        let value = ValueNumber::new(self.values.len());
        self.values.push(LiveValue { def: DefSlot(def), copy_of: CopyOf(value) });
        value
    }
    /// A new interval without segments, alone.
    #[inline]
    pub fn new_interval(&mut self, reg: VReg, class: RegClass) -> Interval {
        let interval = Interval::new(self.intervals.len());
        self.intervals.push(LiveInterval {
            reg: OfReg { reg, class },
            leader: Leader(interval),
            members: Members { next: interval, count: 1 },
            ..LiveInterval::default()
        });
        interval
    }
    /// Sets the segments of an interval that stands alone, and the number of its values.
    #[inline]
    pub fn set_segments(&mut self, interval: Interval, run: SegmentRun, values: u32, exact: bool) {
        self.intervals.run_mut()[interval] = Run(run);
        self.intervals.own_mut()[interval] = OwnRun(run);
        let extent = &mut self.intervals.extent_mut()[interval];
        (extent.values, extent.exact) = (values, exact);
    }
    /// The interval that `interval` was joined into.
    #[inline]
    pub fn leader(&mut self, mut interval: Interval) -> Interval {
        let leaders = self.intervals.leader_mut();
        while leaders[interval].0 != interval {
            leaders[interval] = leaders[leaders[interval].0];
            interval = leaders[interval].0;
        }
        interval
    }
    /// Segments of an interval.
    #[inline]
    pub fn run(&self, interval: Interval) -> SegmentRun {
        self.intervals.run()[interval].0
    }
    /// Segments of an interval alone.
    #[inline]
    pub fn own_run(&self, interval: Interval) -> SegmentRun {
        self.intervals.own()[interval].0
    }
    /// Whether the segments of an interval are its live range.
    #[inline]
    pub fn is_exact(&self, interval: Interval) -> bool {
        self.intervals.extent()[interval].exact
    }
    /// Segments of a run as start, end and value.
    pub fn segments_in(&self, run: SegmentRun) -> impl Iterator<Item = (SlotIndex, SlotIndex, ValueNumber)> + '_ {
        let (start, end, value) = (self.segments.start(), self.segments.end(), self.segments.value());
        run.segments().map(|k| (start[k].0, end[k].0, value[k].number()))
    }
    /// Slots that the segments of an interval take together.
    pub fn size(&self, interval: Interval) -> u32 {
        self.segments_in(self.run(interval)).fold(0, |sum, s| sum.saturating_add(s.1.0 - s.0.0))
    }
    /// Value that an interval holds at `slot`.
    #[inline]
    pub fn value_at(&self, interval: Interval, slot: SlotIndex) -> Option<ValueNumber> {
        self.value_in(self.run(interval), slot)
    }
    /// Value that a run of segments holds at `slot`.
    #[inline]
    pub fn value_in(&self, run: SegmentRun, slot: SlotIndex) -> Option<ValueNumber> {
        let starts = &self.segments.start()[run.range()];
        let after = match starts {
            [one] => (one.0 <= slot) as usize,
            _ => starts.partition_point(|s| s.0 <= slot),
        };
        let segment = Segment::new(after.checked_sub(1)? + run.first.index());
        (slot < self.segments.end()[segment].0).then_some(self.segments.value()[segment].number())
    }
    /// Slot at which a value is defined.
    #[inline]
    pub fn def(&self, value: ValueNumber) -> SlotIndex {
        self.values.def()[value].0
    }
    /// Whether the segments of an interval lie between two slots.
    #[inline]
    pub fn lies_within(&self, interval: Interval, first: SlotIndex, end: SlotIndex) -> bool {
        let run = self.run(interval);
        run.is_empty()
            || self.segments.start()[run.first].0 >= first && self.segments.end()[Segment(run.end.0 - 1)].0 <= end
    }
}
