//! Live ranges, exactly: the walk back from the reads of a register, and the values it holds where.
//!
//! The walk visits each part in which a register is live once; where a register is written more than once, values are followed
//! forwards over the same parts and get a number of their own where different ones meet. A register that only the parts before
//! one part pass on, the usual case for what phis read, needs neither.

use super::ancestors::unite;
use super::append::Appender;
use super::state::Liveness;
use crate::flow::PartFlow;
use crate::ids::*;
use crate::intervals::*;
use crate::isa::InstructionSet;
use crate::rows::Machine;

/// Fewest parts that are sorted by bits.
const DENSE: usize = 8;
/// Most parts between reads and such as no write reaches.
const NEAR: usize = 4;

impl Liveness {
    /// Computes segments and values of interval `of`, which nothing was joined to. Copies that no longer read do not count.
    pub fn interval_of<I: InstructionSet>(&mut self, machine: Machine<'_, I>, iv: &mut Intervals<'_>, of: Interval) {
        let base = ValueNumber::new(iv.values.len());
        self.collect_pieces(machine, iv, of);
        if self.live_in.is_empty() {
            // Most registers are read in the part that writes them alone, and enter none. That costs no walk: whoever makes registers for a row, as
            // spilling does, gets short ones whatever the budget is.
            self.entered.clear();
            self.append_pieces(iv, of, base);
            return;
        }
        if !self.walk_to_undefined() {
            self.walk_back();
        }
        if self.budget == 0 {
            // Live everywhere, with a value that is none in particular.
            let value = iv.new_value(SlotIndex::NONE);
            let all = LiveSegment::new(SlotIndex::START, SlotIndex::NONE, SegValue::exact(value));
            let at = Segment(iv.segments.push(all));
            iv.set_segments(of, SegmentRun::one(at), iv.values.len() as u32 - base.0, true);
            return;
        }
        let mut live = std::mem::take(&mut self.live_in);
        self.in_order(&mut live);
        let undefined = base.plus(self.pieces.len() as u32);
        // The entry gets its own value: the first after those written.
        for &root in self.roots.iter().filter(|&&root| root != Part(0)) {
            self.enter[root] = undefined;
        }
        self.entering(iv, &live, base);
        self.entered.clear();
        let ranges = &self.flow.ranges;
        let slots = |r: &(Part, Part)| (ranges[r.0].0.read_slot(), ranges[r.1].1.read_slot(), undefined);
        let mut paths = self.paths.iter().map(slots).peekable();
        for &part in &live {
            let value = std::mem::replace(&mut self.enter[part], ValueNumber::NONE);
            let start = ranges[part].0.read_slot();
            while let Some(path) = paths.next_if(|path| path.0 <= start) {
                self.entered.push(path);
            }
            self.entered.push((start, self.until[part], value));
        }
        self.entered.extend(paths);
        for &root in &self.roots {
            self.enter[root] = ValueNumber::NONE;
        }
        self.live_in = live;
        self.append_pieces(iv, of, base);
    }
    /// Follows the reads and writes of an interval: a piece for each write, up to the last read of it in its part, and the
    /// parts that the register enters alive because they read it.
    fn collect_pieces<I: InstructionSet>(&mut self, machine: Machine<'_, I>, iv: &mut Intervals<'_>, of: Interval) {
        self.pieces.clear();
        self.live_in.clear();
        self.work.clear();
        self.walk += 1;
        let mut last_write = Row::NONE;
        let mut at = self.events.start(of);
        while let Some((event, next)) = self.events.at(at) {
            let row = event.row();
            at = next;
            if !event.is_write() && self.unread.contains(row) {
                continue;
            }
            let part = self.flow.part_of[row];
            if event.is_write() {
                // A write nothing reads still takes the register for a moment.
                let slot = machine.def_slot(row);
                self.last[part] = (self.walk, self.pieces.len() as u32);
                self.pieces.push((slot, row.end_slot()));
                iv.new_value(slot);
                last_write = row;
                continue;
            }
            // Text that reads and writes the register takes it over from the first slot of the row.
            let own = machine.writes_early(row) && {
                let write = super::events::Event::write(row);
                self.events.from(next).take_while(|&x| x <= write).last() == Some(write)
            };
            let until = if own { row.read_slot() } else { row.write_slot() };
            if last_write.is_some() && last_write >= self.flow.first_row(part) {
                if let Some(piece) = self.pieces.last_mut() {
                    piece.1 = piece.1.max(until);
                }
                continue;
            }
            // The register enters the part alive, at least as far as here.
            self.until[part] = until;
            if self.live_in.last() != Some(&part) {
                self.live_in.push(part);
                self.work.push(part);
            }
        }
    }
    /// Pieces of writes and of parts entered alive, both in order, become the segments of interval `of`.
    fn append_pieces(&mut self, iv: &mut Intervals<'_>, of: Interval, base: ValueNumber) {
        let mut to = Appender::new(&mut iv.segments);
        let mut add = |(start, end, value): (SlotIndex, SlotIndex, ValueNumber)| {
            if start < end {
                to.add(LiveSegment::new(start, end, SegValue::exact(value)));
            }
        };
        let mut entered = self.entered.iter().peekable();
        for (&(start, end), value) in self.pieces.iter().zip(base.0..) {
            while let Some(&e) = entered.next_if(|e| e.0 <= start) {
                add(e);
            }
            add((start, end, ValueNumber(value)));
        }
        entered.for_each(|&e| add(e));
        let run = to.finish();
        iv.set_segments(of, run, iv.values.len() as u32 - base.0, true);
    }
    /// The walk, where after few parts it comes to such that no write reaches: those and all their ancestors, which are known or
    /// found for all registers that come there, are `paths`. Otherwise `false`, and nothing has happened.
    fn walk_to_undefined(&mut self) -> bool {
        self.roots.clear();
        self.paths.clear();
        if !self.forward || self.work.is_empty() || self.work.len() > NEAR {
            return false;
        }
        let first = self.live_in.len();
        let mut k = 0;
        while k < self.live_in.len() && self.budget > 0 {
            let part = self.live_in[k];
            k += 1;
            if part == Part(0) || k > NEAR {
                return self.give_up(first);
            }
            for at in 0..self.flow.preds(part).len() {
                let pred = self.flow.preds(part)[at];
                if let Some(piece) = self.leaving(pred) {
                    self.pieces[piece as usize].1 = self.end_of(pred);
                    continue;
                }
                if std::mem::replace(&mut self.stamp[pred], self.walk) == self.walk {
                    continue;
                }
                if self.flow.preds(pred).iter().any(|&q| self.leaving(q).is_some()) || !self.is_undefined(pred) {
                    self.until[pred] = self.end_of(pred);
                    self.live_in.push(pred);
                } else {
                    self.roots.push(pred);
                }
            }
        }
        for n in 0..self.roots.len() {
            let run = self.ancestors.known(self.roots[n]);
            if self.live_in.iter().any(|&p| self.ancestors.contains(run, p)) {
                return self.give_up(first);
            }
            self.paths.extend_from_slice(self.ancestors.runs(run));
        }
        if self.roots.len() > 1 {
            unite(&mut self.paths);
        }
        if !self.paths.is_empty() {
            // The entry.
            self.live_in.push(Part(0));
            self.until[0] = SlotIndex::START;
        }
        self.work.clear();
        true
    }
    /// Whether no ancestor of `part` writes the register, or was seen to be entered alive.
    fn is_undefined(&mut self, part: Part) -> bool {
        let Some(run) = self.ancestors.find(&self.flow, part, &mut self.budget) else { return false };
        let meets = |&p: &Part| self.ancestors.contains(run, p);
        let written = |p: &(SlotIndex, SlotIndex)| meets(&self.flow.part_of[p.0.row()]);
        !self.live_in.iter().any(meets) && !self.pieces.iter().any(written)
    }
    /// Takes back what was done from `first` on.
    fn give_up(&mut self, first: usize) -> bool {
        for &part in self.live_in[first..].iter().chain(&self.roots) {
            self.stamp[part] = self.walk - 1;
        }
        self.live_in.truncate(first);
        self.roots.clear();
        self.paths.clear();
        false
    }
    /// Sorts parts and drops repetitions: by a bit for each where they are dense.
    fn in_order(&mut self, live: &mut Vec<Part>) {
        let (low, high) = live.iter().fold((u32::MAX, 0), |(l, h), &p| (l.min(p.0 / 64), h.max(p.0 / 64)));
        if live.len() < DENSE || live.is_sorted() || (high - low) as usize > live.len() {
            live.sort_unstable();
            live.dedup();
            return;
        }
        let words = (high - low + 1) as usize;
        self.bits.clear();
        self.bits.resize(words, 0);
        for &part in live.iter() {
            self.bits[(part.0 / 64 - low) as usize] |= 1 << (part.0 % 64);
        }
        live.clear();
        for (k, &word) in self.bits.iter().enumerate() {
            let mut left = word;
            while left != 0 {
                live.push(Part((low + k as u32) * 64 + left.trailing_zeros()));
                left &= left - 1;
            }
        }
    }
    /// Walks back from the parts that the register enters alive.
    fn walk_back(&mut self) {
        while let Some(part) = self.work.pop() {
            let preds = self.flow.preds(part);
            self.budget = self.budget.saturating_sub(preds.len());
            if self.budget == 0 {
                return;
            }
            for &pred in preds {
                if std::mem::replace(&mut self.stamp[pred], self.walk) == self.walk {
                    continue;
                }
                let end = self.end_of(pred);
                match self.leaving(pred) {
                    Some(piece) => self.pieces[piece as usize].1 = end,
                    None => {
                        self.until[pred] = end;
                        self.live_in.push(pred);
                        self.work.push(pred);
                    }
                }
            }
        }
    }
    /// Piece of the last write of this walk in a part.
    #[inline]
    fn leaving(&self, part: Part) -> Option<u32> {
        let (walk, piece) = self.last[part];
        (walk == self.walk).then_some(piece)
    }
    /// Values with which the register enters the parts `live`, in `enter`.
    fn entering(&mut self, iv: &mut Intervals<'_>, live: &[Part], base: ValueNumber) {
        let Some(&first) = live.first() else { return };
        // A register that is written once, before every read on every path, has one value.
        if self.pieces.len() == 1 && first != Part(0) {
            for &part in live {
                self.enter[part] = base;
            }
            return;
        }
        // A value of its own for what edges with different values into a part leave: made once, and never changed.
        let joins = base.plus(self.pieces.len() as u32);
        let own = |iv: &mut Intervals<'_>, flow: &PartFlow, part: Part| iv.new_value(flow.first_row(part).read_slot());
        let mut changed = true;
        while changed {
            changed = false;
            self.budget = self.budget.saturating_sub(live.len());
            for &part in live {
                let at = self.enter[part];
                if at.is_some() && at >= joins && iv.def(at) == self.start_of(part) {
                    continue;
                }
                let mut meet = ValueNumber::NONE;
                let preds = self.flow.preds(part);
                let mut differ = self.budget == 0 || part == Part(0) || preds.is_empty();
                for &pred in preds {
                    let out = self.leaving(pred).map_or(self.enter[pred], |piece| base.plus(piece));
                    differ |= out.is_some() && meet.is_some() && meet != out;
                    meet = if out.is_none() { meet } else { out };
                }
                let new = if differ { own(iv, &self.flow, part) } else { meet };
                if new != at {
                    self.enter[part] = new;
                    changed = true;
                }
            }
        }
        // Parts that no write reaches.
        for &part in live {
            if self.enter[part].is_none() {
                self.enter[part] = own(iv, &self.flow, part);
            }
        }
    }
}
