//! What the construction of live intervals knows of a function, and the memory it reuses from one to the next.

use super::ancestors::Ancestors;
use super::events::Events;
use super::regions::Regions;
use crate::flow::PartFlow;
use crate::ids::*;
use crate::intervals::{SegEnd, SegStart, SegValue};
use crate::isa::InstructionSet;
use crate::rows::Machine;
use warpc_columns::RowSet;
use warpc_columns::graph::Dominators;

/// The construction of live intervals, and what it leaves for the coalescers.
#[derive(Default)]
pub struct Liveness {
    /// Control flow.
    pub flow: PartFlow,
    /// Interval of each register, or none.
    pub interval: Vec<Interval>,
    /// Reads and writes of intervals.
    pub events: Events,
    /// Whether phis are joined while intervals are made, where nothing is in the way.
    pub join_phis: bool,
    /// Copies of phis that were joined so.
    pub phis_joined: u32,
    /// By row: copies that no longer read.
    pub unread: RowSet<Row>,
    /// Rows that write a constant to a register, and rows that take a register apart: equal ones are shared.
    pub constants: Vec<Row>,
    pub(super) regions: Regions,
    pub(super) ancestors: Ancestors,
    /// Whether each part but the first is entered from one before it, which was looked at.
    pub(crate) forward: bool,
    /// Intervals that nothing is known to cover.
    pub(super) uncovered: Vec<Interval>,
    /// Dominators, once somebody asked.
    dominators: Option<Dominators<Part>>,
    /// Rows that put two registers together, by the register they make.
    pub(super) packs: Vec<(VReg, Row)>,
    /// Intervals whose segments must be exact.
    pub(super) pairs: Vec<Interval>,
    /// Walk that last saw each part.
    pub(super) stamp: Vec<u32>,
    /// Last write in a part: walk, piece.
    pub(super) last: Vec<(u32, u32)>,
    /// Where the live range of a register that enters a part alive ends.
    pub(super) until: Vec<SlotIndex>,
    /// Number of the walk at hand.
    pub(super) walk: u32,
    /// Parts to walk back from.
    pub(super) work: Vec<Part>,
    /// Pieces of live ranges from writes: start, end.
    pub(super) pieces: Vec<(SlotIndex, SlotIndex)>,
    /// Parts that the register enters alive.
    pub(super) live_in: Vec<Part>,
    /// Parts no write reaches, on whose paths from the entry the register is live.
    pub(super) roots: Vec<Part>,
    /// These paths as runs of parts.
    pub(crate) paths: Vec<(Part, Part)>,
    /// Pieces of live ranges at whose start the register is alive: start, end, value.
    pub(super) entered: Vec<(SlotIndex, SlotIndex, ValueNumber)>,
    pub(super) bits: Vec<u64>,
    /// Value with which the register enters each part.
    pub(super) enter: Vec<ValueNumber>,
    /// Segments of many intervals on their way into one.
    pub(super) merged: Vec<(SegStart, SegEnd, SegValue)>,
    /// Steps that walks may still take.
    pub(super) budget: usize,
}

impl Liveness {
    /// Fills the flow.
    pub fn build_flow<I: InstructionSet>(&mut self, machine: Machine<'_, I>) {
        self.flow.build(machine);
        self.dominators = None;
    }
    /// Makes what walks over the parts remember them by. They may take `steps` steps for each of so many rows, and some more.
    pub(super) fn start_walks(&mut self, rows: usize, steps: usize) {
        let parts = self.flow.len();
        self.budget = steps * (rows + 128);
        self.stamp.clear();
        self.stamp.resize(parts, 0);
        self.last.clear();
        self.last.resize(parts, (0, 0));
        self.until.resize(parts.max(self.until.len()), SlotIndex::START);
        self.walk = 0;
        self.enter.clear();
        self.enter.resize(parts, ValueNumber::NONE);
        self.ancestors.clear();
    }
    /// Dominators of the parts.
    pub fn dominators(&mut self) -> &Dominators<Part> {
        self.dominators.get_or_insert_with(|| Dominators::new(&self.flow))
    }
    /// The same, if somebody asked before.
    pub(super) fn known_dominators(&self) -> Option<&Dominators<Part>> {
        self.dominators.as_ref()
    }
    /// Whether every path to `below` leads through `above`, and some path leads there at all.
    pub fn dominates(&mut self, above: Part, below: Part) -> bool {
        dominates_reached(self.dominators(), above, below)
    }
    /// Part of a slot.
    #[inline]
    pub fn part_of(&self, slot: SlotIndex) -> Part {
        self.flow.part_of[slot.row()]
    }
    /// First slot of a part.
    #[inline]
    pub fn start_of(&self, part: Part) -> SlotIndex {
        self.flow.first_row(part).read_slot()
    }
    /// One past the last slot of a part.
    #[inline]
    pub fn end_of(&self, part: Part) -> SlotIndex {
        self.flow.end_row(part).read_slot()
    }
    /// Weight of an interval alone: its reads and writes, and by frequency.
    pub fn weight(&self, of: Interval) -> f32 {
        let counts = |e: &super::events::Event| e.is_write() || !self.unread.contains(e.row());
        let parts = self.events.of(of).filter(counts).map(|e| self.flow.part_of[e.row()]);
        parts.map(|part| 1.0 + self.flow.freq[part]).sum()
    }
}

/// Whether every path to `below` leads through `above`, and some path leads there at all. By the definition every part dominates
/// one that no path reaches; that would let rows of dead parts take values from anywhere.
#[inline]
pub(super) fn dominates_reached(tree: &Dominators<Part>, above: Part, below: Part) -> bool {
    tree.is_reachable(below) && tree.dominates(above, below)
}
