//! Reads and writes of intervals: a chain for each, in row order.

use crate::ids::*;
use crate::isa::InstructionSet;
use crate::operand::oflag;
use crate::rows::Machine;

/// A read or a write: row and kind, ordered by row, reads before writes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Event(u32);

impl Event {
    /// A read by a row.
    #[inline]
    pub const fn read(row: Row) -> Event {
        Event(row.0 << 1)
    }
    /// A write by a row.
    #[inline]
    pub const fn write(row: Row) -> Event {
        Event(row.0 << 1 | 1)
    }
    /// The row.
    #[inline]
    pub const fn row(self) -> Row {
        Row(self.0 >> 1)
    }
    /// Whether it is a write.
    #[inline]
    pub const fn is_write(self) -> bool {
        self.0 & 1 == 1
    }
}

/// No link.
const NONE: u32 = u32::MAX;

/// Place of an event in its chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link(u32);

/// Reads and writes of one interval.
#[derive(Clone, Copy)]
pub struct Summary {
    /// First link of its chain.
    head: u32,
    /// Last row that names it.
    pub last: Row,
    /// Writes.
    pub writes: u32,
}

/// Of an interval that is that of no register.
const NO_EVENTS: Summary = Summary { head: NONE, last: Row(0), writes: 0 };

/// All chains.
#[derive(Default)]
pub struct Events {
    summaries: Vec<Summary>,
    /// Event, and the next link.
    links: Vec<(Event, u32)>,
    /// Writes of each register that has no interval.
    writes: Vec<u32>,
}

impl Events {
    /// Fills the chains of `count` intervals; `interval` says which register has which. Linear in operands.
    pub fn collect<I: InstructionSet>(&mut self, machine: Machine<'_, I>, interval: &[Interval], count: usize) {
        self.summaries.clear();
        self.summaries.resize(count, NO_EVENTS);
        self.links.clear();
        self.writes.clear();
        self.writes.resize(interval.len(), 0);
        let pool = &machine.side.pool[..];
        self.links.reserve_exact(pool.iter().filter(|operand| operand.is_reg()).count());
        // From the last row to the first, so each chain grows at its head.
        for (row, ops) in machine.ops.iter().enumerate().rev() {
            let (row, operands) = (Row::new(row), &pool[ops.range()]);
            for o in operands {
                if !o.is_reg() {
                    continue;
                }
                let (of, write) = (interval[o.vreg()], o.has(oflag::DEF));
                if of.is_none() {
                    if write {
                        self.writes[o.vreg()] += 1;
                    }
                } else if write {
                    self.add(of, Event::write(row));
                    // Under a guard the old value may stay.
                    if o.has(oflag::TIED) || operands[0].has(oflag::GUARD) {
                        self.add(of, Event::read(row));
                    }
                } else {
                    self.add(of, Event::read(row));
                }
            }
        }
    }
    #[inline]
    fn add(&mut self, of: Interval, event: Event) {
        let summary = &mut self.summaries[of];
        summary.writes += event.is_write() as u32;
        let new = self.links.len() as u32;
        if summary.head == NONE {
            summary.last = event.row();
        } else if self.links[summary.head as usize].0 < event {
            // A row that names a register it reads before the same as one that it writes.
            let mut at = summary.head as usize;
            while let Some(&(next, _)) = self.links.get(self.links[at].1 as usize)
                && next < event
            {
                at = self.links[at].1 as usize;
            }
            let next = std::mem::replace(&mut self.links[at].1, new);
            self.links.push((event, next));
            return;
        }
        self.links.push((event, summary.head));
        summary.head = new;
    }
    /// Whether register `reg`, of interval `of` or none, is written once.
    pub fn written_once(&self, reg: VReg, of: Interval) -> bool {
        if of.is_none() { self.writes[reg] == 1 } else { self.summary(of).writes == 1 }
    }
    /// What is known of an interval.
    #[inline]
    pub fn summary(&self, of: Interval) -> Summary {
        self.summaries.get(of.index()).copied().unwrap_or(NO_EVENTS)
    }
    /// First link of an interval.
    #[inline]
    pub fn start(&self, of: Interval) -> Link {
        Link(self.summary(of).head)
    }
    /// Event of a link, and the link after it.
    #[inline]
    pub fn at(&self, link: Link) -> Option<(Event, Link)> {
        self.links.get(link.0 as usize).map(|&(event, next)| (event, Link(next)))
    }
    /// Events from a link on.
    pub fn from(&self, mut link: Link) -> impl Iterator<Item = Event> + '_ {
        std::iter::from_fn(move || {
            let (event, next) = self.at(link)?;
            link = next;
            Some(event)
        })
    }
    /// Events of an interval.
    pub fn of(&self, of: Interval) -> impl Iterator<Item = Event> + '_ {
        self.from(self.start(of))
    }
    /// First event of an interval.
    pub fn first(&self, of: Interval) -> Option<Event> {
        self.at(self.start(of)).map(|e| e.0)
    }
    /// The only row that writes an interval.
    pub fn only_write(&self, of: Interval) -> Option<Row> {
        let write = || self.of(of).find(|e| e.is_write()).map(Event::row);
        (self.summary(of).writes == 1).then(write).flatten()
    }
}
