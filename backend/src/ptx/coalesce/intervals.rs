//! Live intervals as rows: segments, value numbers and copy candidates in dense columns.
//!
//! Row `r` of a function reads at slot `2r` and writes at slot `2r + 1`. An interval is a run of the segment columns, sorted by
//! start. Where two intervals are joined, one becomes the leader and gets the segments of both; the columns only grow, so a
//! join costs what its segments cost. An interval may cover the life of its register with one segment until somebody needs the
//! life itself. A segment names the value it holds by its origin: a copy holds the value number of what
//! it copies, so intervals may overlap where they hold the same value.

use crate::ptx::machine::Class;
use bevy_ecs::prelude::*;
use warpc_columns::archetype;

/// No row.
pub const NONE: u32 = u32::MAX;

/// First slot of a segment.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct SegStart(pub u32);
/// One past the last slot of a segment.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct SegEnd(pub u32);
/// Value number that a segment holds, its origin once the values are resolved; and [`COVER`].
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct SegValue(pub u32);
/// Set in the value of segments that cover a life, and may be more than it.
pub const COVER: u32 = 1 << 31;
impl SegValue {
    /// The value.
    #[inline]
    pub const fn number(self) -> u32 {
        self.0 & !COVER
    }
    /// Whether the segment is part of a life.
    #[inline]
    pub const fn is_exact(self) -> bool {
        self.0 & COVER == 0
    }
    /// Whether two segments hold one value.
    #[inline]
    pub const fn same(self, other: SegValue) -> bool {
        (self.0 ^ other.0) & !COVER == 0
    }
}

archetype! {
    /// A piece of a life.
    pub Segment: SegmentRows, SegmentView, SegmentViewMut {
        /// First slot.
        start, start_mut: SegStart,
        /// One past the last slot.
        end, end_mut: SegEnd,
        /// Value.
        value, value_mut: SegValue,
    }
}

/// Slot of the write of a value; of a value that several ways into a block join, the first slot of that block.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct DefSlot(pub u32);
/// Value number that this one is a copy of; itself when it is none.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct CopyOf(pub u32);

archetype! {
    /// A value of an interval.
    pub ValueNumber: ValueNumberRows, ValueNumberView, ValueNumberViewMut {
        /// Where it is made.
        def, def_mut: DefSlot,
        /// What it copies.
        copy_of, copy_of_mut: CopyOf,
    }
}

/// Virtual register of an interval.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct OfReg(pub u32);
/// Class of an interval.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct OfClass(pub Class);
/// A run of a column: segments of an interval.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Run {
    /// First row.
    pub first: u32,
    /// One past the last row.
    pub end: u32,
}
impl Run {
    /// Rows of the run.
    #[inline]
    pub const fn len(self) -> u32 {
        self.end - self.first
    }
    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.first == self.end
    }
}
/// Weight: reads and writes, and those by frequency. Heavier intervals are joined first among equals. Set when somebody asks.
#[derive(Component, Clone, Copy, Default, PartialEq, Debug)]
pub struct Weight(pub f32);
/// Segments of the interval alone, whatever it was joined with.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct OwnRun(pub Run);
/// Whether the segments of an interval, and of all that joined it, are its life. Else they cover it, and hold one value.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Exact(pub bool);
/// Next of the intervals that are one with this one, in a circle.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct NextMember(pub u32);
/// Interval that this one was joined into; itself while it stands alone or leads.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Leader(pub u32);
/// Value numbers of an interval with all that joined it.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Values(pub u32);
/// Intervals that are one with this one, itself included.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Members(pub u32);
/// How often a large interval was looked at.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Visits(pub u32);

archetype! {
    /// The life of a register.
    pub LiveInterval: LiveIntervalRows, LiveIntervalView, LiveIntervalViewMut {
        /// Register.
        reg, reg_mut: OfReg,
        /// Class.
        class, class_mut: OfClass,
        /// Segments.
        run, run_mut: Run,
        /// Weight.
        weight, weight_mut: Weight,
        /// Segments of its own.
        own, own_mut: OwnRun,
        /// Whether the segments are exact.
        exact, exact_mut: Exact,
        /// Next member.
        next, next_mut: NextMember,
        /// Leader.
        leader, leader_mut: Leader,
        /// Number of values.
        values, values_mut: Values,
        /// Members.
        members, members_mut: Members,
        /// Visits.
        visits, visits_mut: Visits,
    }
}

/// Row of the copy.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct CopyRow(pub u32);
/// Intervals of a copy: written, read. For a pair these are its low halves.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct CopyEnds {
    /// Written.
    pub dst: u32,
    /// Read.
    pub src: u32,
}
/// High halves of a pair that must join too; [`NONE`] where there are none.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct CopyHigh {
    /// Written.
    pub dst: u32,
    /// Read.
    pub src: u32,
}
impl Default for CopyHigh {
    fn default() -> Self {
        CopyHigh { dst: NONE, src: NONE }
    }
}
/// Intervals of the halves of a pair while they are together; [`NONE`] where there are none.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct CopyThrough {
    /// Of the low half.
    pub low: u32,
    /// Of the high half.
    pub high: u32,
}
impl Default for CopyThrough {
    fn default() -> Self {
        CopyThrough { low: NONE, high: NONE }
    }
}
/// Row of the classification table.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct CopyFamily(pub super::families::Family);
/// Frequency of the copy's block.
#[derive(Component, Clone, Copy, Default, PartialEq, Debug)]
pub struct CopyFreq(pub f32);
/// What is known of a copy.
#[derive(Component, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub enum CopyState {
    /// Not tried, or tried in vain.
    #[default]
    Open,
    /// Both ends are one interval.
    Joined,
    /// Its row makes the value anew.
    Remade,
}

archetype! {
    /// A copy that may go.
    pub CopyCandidate: CopyCandidateRows, CopyCandidateView, CopyCandidateViewMut {
        /// Row.
        row, row_mut: CopyRow,
        /// Intervals.
        ends, ends_mut: CopyEnds,
        /// High halves.
        high, high_mut: CopyHigh,
        /// Halves while together.
        through, through_mut: CopyThrough,
        /// Family.
        family, family_mut: CopyFamily,
        /// Frequency.
        freq, freq_mut: CopyFreq,
        /// State.
        state, state_mut: CopyState,
    }
}

/// Registers the archetypes in a slot's World.
pub fn register(world: &mut World) {
    warpc_columns::register::<Segment>(world);
    warpc_columns::register::<ValueNumber>(world);
    warpc_columns::register::<LiveInterval>(world);
    warpc_columns::register::<CopyCandidate>(world);
}

/// The intervals of one function at rest.
#[derive(Default)]
pub struct Intervals {
    /// Intervals.
    pub intervals: LiveIntervalRows,
    /// Segments of all intervals; runs that were outgrown stay behind.
    pub segments: SegmentRows,
    /// Values.
    pub values: ValueNumberRows,
    /// Copies.
    pub copies: CopyCandidateRows,
    /// Segments of many intervals on their way into one.
    pub(super) merged: Vec<(u32, u32, u32)>,
}

impl Intervals {
    /// Drops all rows, keeps the memory.
    pub fn clear(&mut self) {
        self.intervals.clear();
        self.segments.clear();
        self.values.clear();
        self.copies.clear();
    }
    /// Loads all rows into a World of a slot.
    pub fn load(&self, world: &mut World) {
        self.intervals.load(world);
        self.segments.load(world);
        self.values.load(world);
        self.copies.load(world);
    }
    /// Takes all rows back from a World.
    pub fn store(&mut self, world: &World) {
        self.intervals.store(world);
        self.segments.store(world);
        self.values.store(world);
        self.copies.store(world);
    }
    /// The interval that `c` was joined into.
    #[inline]
    pub fn leader(&mut self, mut c: u32) -> u32 {
        let l = &mut self.intervals.leader;
        while l[c as usize].0 != c {
            l[c as usize] = l[l[c as usize].0 as usize];
            c = l[c as usize].0;
        }
        c
    }
    /// Segments of interval `c` as `(start, end, value)`.
    pub fn segments_of(&self, c: u32) -> impl Iterator<Item = (u32, u32, u32)> + '_ {
        self.segments_in(self.intervals.run[c as usize])
    }
    /// Segments of interval `c` alone.
    pub fn own_segments_of(&self, c: u32) -> impl Iterator<Item = (u32, u32, u32)> + '_ {
        self.segments_in(self.intervals.own[c as usize].0)
    }
    fn segments_in(&self, r: Run) -> impl Iterator<Item = (u32, u32, u32)> + '_ {
        let s = &self.segments;
        (r.first as usize..r.end as usize).map(|k| (s.start[k].0, s.end[k].0, s.value[k].number()))
    }
    /// Slots that the segments of interval `c` take together.
    pub fn size(&self, c: u32) -> u32 {
        self.segments_of(c).fold(0, |n, s| n.saturating_add(s.1 - s.0))
    }
    /// Value that interval `c` holds at `slot`.
    #[inline]
    pub fn value_at(&self, c: u32, slot: u32) -> Option<u32> {
        self.value_in(self.intervals.run[c as usize], slot)
    }
    /// Value that a run of segments holds at `slot`.
    #[inline]
    pub fn value_in(&self, r: Run, slot: u32) -> Option<u32> {
        let starts = &self.segments.start[r.first as usize..r.end as usize];
        let k = match starts {
            [one] => (one.0 <= slot) as usize,
            _ => starts.partition_point(|s| s.0 <= slot),
        };
        let k = k.checked_sub(1)? + r.first as usize;
        (slot < self.segments.end[k].0).then_some(self.segments.value[k].number())
    }
}
