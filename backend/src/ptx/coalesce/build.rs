//! Intervals from liveness: reads and writes by register, the walk back from uses, value numbers.
//!
//! Only registers that copies name have intervals: no other register can be joined. Most are written once and live in a region
//! that is entered at their write (`regions.rs`): one segment covers them, and is made without a walk. It is replaced by the
//! life itself when it is in the way of a join ([`Builder::refine`]), so joins are those of exact intervals. The walk visits each
//! span in which a register is live once; where a register is written more than once, values are followed forwards over the
//! same spans and get a number of their own where different ones meet. Linear in rows plus live spans, within a budget: when
//! it ends, the rest live everywhere.

use super::doms::Dominators;
use super::events::Events;
use super::families::{Family, classify, halves};
use super::flow::Flow;
use super::intervals::*;
use super::regions::Regions;
use crate::ptx::machine::*;

/// Reused memory of the construction.
#[derive(Default)]
pub struct Builder {
    /// Control flow.
    pub flow: Flow,
    /// Interval of each register, or [`NONE`].
    pub interval: Vec<u32>,
    /// Reads and writes of intervals.
    pub events: Events,
    /// Whether phis are joined while intervals are made, where nothing is in the way.
    pub join_phis: bool,
    /// Copies of phis that were joined so.
    pub phis_joined: u32,
    pub(super) regions: Regions,
    /// Intervals that nothing is known to cover.
    uncovered: Vec<u32>,
    /// Dominators, once somebody asked.
    dominators: Option<Dominators>,
    spare: Dominators,
    /// Copies that no longer read.
    pub unread: Vec<bool>,
    /// Rows that write a constant to a register, and rows that take a register apart: equal ones are shared.
    pub constants: Vec<u32>,
    /// Rows that put two registers together, by the register they make.
    packs: Vec<(u32, u32)>,
    /// Spans seen by the walk of a round.
    pub(super) stamp: Vec<u32>,
    /// Last write in a span: round, piece.
    last: Vec<(u32, u32)>,
    /// Where the life of a register that enters a span alive ends.
    pub(super) until: Vec<u32>,
    /// Numbers the intervals computed.
    pub(super) round: u32,
    pub(super) work: Vec<u32>,
    /// Pieces of lives from writes: start, end.
    pub(super) pieces: Vec<(u32, u32)>,
    pub(super) live_in: Vec<u32>,
    bits: Vec<u64>,
    enter: Vec<u32>,
    pub(super) budget: usize,
}

/// Fewest spans that are sorted by bits.
const DENSE: usize = 8;

/// Which registers get intervals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// Those that copies name; segments may cover lives.
    Copies,
    /// Those that copies name.
    Exact,
    /// All of them.
    All,
}

impl Builder {
    /// Fills `iv` for the rows of `m`; `false` when there are no copies.
    pub fn build(&mut self, m: &MachineFunc, iv: &mut Intervals, scope: Scope) -> bool {
        iv.clear();
        self.find_copies(m, iv, scope);
        if iv.intervals.is_empty() {
            return false;
        }
        self.unread.clear();
        self.unread.resize(m.insts.head.len(), false);
        self.build_flow(m);
        self.events.collect(m, &self.interval, iv.intervals.len());
        for k in 0..iv.copies.len() {
            let span = self.flow.span_of[iv.copies.row[k].0 as usize];
            iv.copies.freq[k] = CopyFreq(self.flow.freq[span as usize]);
        }
        self.budget = 32 * m.insts.head.len() + 4096;
        self.stamp.clear();
        self.stamp.resize(self.flow.len(), 0);
        self.last.clear();
        self.last.resize(self.flow.len(), (0, 0));
        self.until.resize(self.flow.len().max(self.until.len()), 0);
        self.round = 0;
        self.enter.clear();
        self.enter.resize(self.flow.len(), NONE);
        if scope == Scope::Copies {
            self.regions.build(&self.flow);
        }
        self.uncovered.clear();
        for c in 0..iv.intervals.len() as u32 {
            let exact = scope != Scope::Copies || iv.intervals.exact[c as usize].0;
            if exact || !self.cover(m, iv, c) {
                self.uncovered.push(c);
            }
        }
        self.phis_joined = 0;
        if scope == Scope::Copies && self.join_phis {
            for k in 0..iv.copies.len() {
                let head = m.insts.head[iv.copies.row[k].0 as usize].mods == phi_mark::HEAD;
                if head && self.join_phi(m, iv, k) {
                    iv.copies.state[k] = CopyState::Joined;
                    self.phis_joined += 1;
                }
            }
        }
        for k in 0..self.uncovered.len() {
            let c = self.uncovered[k];
            if iv.intervals.own[c as usize].0.is_empty() {
                self.interval_of(m, iv, c);
            }
        }
        self.resolve(m, iv);
        true
    }

    /// Fills the flow.
    pub(super) fn build_flow(&mut self, m: &MachineFunc) {
        self.flow.build(m);
        if let Some(old) = self.dominators.take() {
            self.spare = old;
        }
    }
    /// Dominators of the spans.
    pub(super) fn dominators(&mut self) -> &Dominators {
        let (flow, spare) = (&self.flow, &mut self.spare);
        self.dominators.get_or_insert_with(|| {
            let mut d = std::mem::take(spare);
            d.build(flow);
            d
        })
    }

    /// The same, if somebody asked before.
    pub(super) fn known_dominators(&self) -> Option<&Dominators> {
        self.dominators.as_ref()
    }

    fn find_copies(&mut self, m: &MachineFunc, iv: &mut Intervals, scope: Scope) {
        self.interval.clear();
        self.interval.resize(m.vregs.class.len(), NONE);
        self.packs.clear();
        self.constants.clear();
        let mut unpacks = false;
        for (i, h) in m.insts.head.iter().enumerate() {
            match h.op {
                Op::Copy | Op::Mov => {
                    let Some(family) = classify(m, i) else {
                        if h.op == Op::Mov && h.mods == Mods(0) && constant(m, i).is_some() {
                            self.constants.push(i as u32);
                        }
                        continue;
                    };
                    if !family.row().joins {
                        continue;
                    }
                    let ops = m.operands(i);
                    let dst = number(&mut self.interval, iv, ops[0].payload);
                    let src = number(&mut self.interval, iv, ops[1].payload);
                    iv.copies.row.push(CopyRow(i as u32));
                    iv.copies.ends.push(CopyEnds { dst, src });
                    iv.copies.family.push(CopyFamily(family));
                }
                Op::Pack => {
                    if let Some((_, _, whole)) = halves(m, i, Op::Pack) {
                        self.packs.push((whole, i as u32));
                    }
                }
                Op::Unpack => {
                    unpacks = true;
                    if halves(m, i, Op::Unpack).is_some() {
                        self.constants.push(i as u32);
                    }
                }
                _ => {}
            }
        }
        self.work.clear();
        let plain = iv.copies.row.len();
        let mut halves = Vec::new();
        if unpacks && !self.packs.is_empty() {
            self.find_pairs(m, iv, &mut halves);
        }
        if scope == Scope::All {
            for v in 0..m.vregs.class.len() as u32 {
                number(&mut self.interval, iv, v);
            }
        }
        fill(m, iv);
        for (k, high) in halves.into_iter().enumerate() {
            iv.copies.high[plain + k] = high;
        }
        // Halves live on in the whole just as long as it does.
        while let Some(c) = self.work.pop() {
            iv.intervals.exact[c as usize] = Exact(true);
        }
    }
    /// Pairs taken apart that were put together of registers of the same class: two copies in one row.
    fn find_pairs(&mut self, m: &MachineFunc, iv: &mut Intervals, high: &mut Vec<CopyHigh>) {
        self.packs.sort_unstable();
        for i in 0..m.insts.head.len() {
            let Some((dl, dh, whole)) = halves(m, i, Op::Unpack) else { continue };
            let k = self.packs.partition_point(|p| p.0 < whole);
            let Some(&(w, row)) = self.packs.get(k) else { continue };
            // A register put together twice has no halves to speak of.
            if w != whole || self.packs.get(k + 1).is_some_and(|p| p.0 == whole) {
                continue;
            }
            let Some((sl, sh, _)) = halves(m, row as usize, Op::Pack) else { continue };
            if m.class(sl) != m.class(dl) {
                continue;
            }
            // The whole has an interval too: it tells whether the pair is the only thing that ever wrote it.
            let mut end = |v| {
                let c = number(&mut self.interval, iv, v);
                self.work.push(c);
                c
            };
            end(whole);
            let (dst, src) = (end(dl), end(sl));
            high.push(CopyHigh { dst: end(dh), src: end(sh) });
            iv.copies.row.push(CopyRow(i as u32));
            iv.copies.ends.push(CopyEnds { dst, src });
            iv.copies.family.push(CopyFamily(Family::Pair));
        }
    }

    /// The only row that writes interval `c`.
    pub fn only_write(&self, c: u32) -> Option<u32> {
        let write = || self.events.of(c).find(|e| e & 1 == 1).map(|e| e >> 1);
        (self.events.life(c).writes == 1).then(write).flatten()
    }
    /// Weight of interval `c` alone: its reads and writes, and by frequency.
    pub fn weight(&self, c: u32) -> f32 {
        let counts = |e: &u32| e & 1 == 1 || !self.unread[(e >> 1) as usize];
        let rows = self.events.of(c).filter(counts).map(|e| self.flow.span_of[(e >> 1) as usize]);
        rows.map(|span| 1.0 + self.flow.freq[span as usize]).sum()
    }

    /// Computes segments and values of interval `c`, which nothing was joined to. Copies that no longer read do not count.
    pub fn interval_of(&mut self, m: &MachineFunc, iv: &mut Intervals, c: u32) {
        let base = iv.values.len() as u32;
        self.pieces.clear();
        self.live_in.clear();
        self.work.clear();
        self.round += 1;
        // Row of the last write so far.
        let mut written = NONE;
        let mut at = self.events.start(c);
        while let Some((e, next)) = self.events.at(at) {
            let (row, write) = (e >> 1, e & 1 == 1);
            at = next;
            if !write && self.unread[row as usize] {
                continue;
            }
            let span = self.flow.span_of[row as usize];
            if write {
                // A write nothing reads still takes the register for a moment.
                let slot = write_slot(m, row);
                let value = base + self.pieces.len() as u32;
                self.last[span as usize] = (self.round, self.pieces.len() as u32);
                self.pieces.push((slot, 2 * row + 2));
                iv.values.push(ValueNumber { def: DefSlot(slot), copy_of: CopyOf(value) });
                written = row;
                continue;
            }
            // Text that reads and writes the register takes it over from the first slot of the row.
            let own = writes_early(m, row as usize)
                && self.events.from(next).take_while(|&x| x <= e | 1).last() == Some(e | 1);
            let until = if own { 2 * row } else { 2 * row + 1 };
            if written != NONE && written >= self.flow.ranges[span as usize].0 {
                if let Some(p) = self.pieces.last_mut() {
                    p.1 = p.1.max(until);
                }
                continue;
            }
            // The register enters the span alive, at least as far as here.
            self.until[span as usize] = until;
            if self.live_in.last() != Some(&span) {
                self.live_in.push(span);
                self.work.push(span);
            }
        }
        self.walk();
        if self.budget == 0 {
            let value = iv.values.len() as u32;
            iv.values.push(ValueNumber { def: DefSlot(NONE), copy_of: CopyOf(value) });
            let first = iv.segments.len() as u32;
            iv.segments.push(Segment { start: SegStart(0), end: SegEnd(NONE), value: SegValue(value) });
            set(iv, c, first, base, true);
            return;
        }
        let mut live = std::mem::take(&mut self.live_in);
        self.in_order(&mut live);
        self.entering(iv, &live, base);
        // Pieces of writes and of spans entered alive, both in order, become segments.
        let first = iv.segments.len() as u32;
        let (mut i, mut j) = (0, 0);
        while i < live.len() || j < self.pieces.len() {
            let at = live.get(i).map_or(NONE, |&p| 2 * self.flow.ranges[p as usize].0);
            if j == self.pieces.len() || i < live.len() && at <= self.pieces[j].0 {
                let p = live[i] as usize;
                add(iv, first, at, self.until[p], std::mem::replace(&mut self.enter[p], NONE));
                i += 1;
            } else {
                add(iv, first, self.pieces[j].0, self.pieces[j].1, base + j as u32);
                j += 1;
            }
        }
        self.live_in = live;
        set(iv, c, first, base, true);
    }
    /// Sorts spans and drops repetitions: by a bit for each where they are dense.
    fn in_order(&mut self, live: &mut Vec<u32>) {
        if live.len() < DENSE || live.is_sorted() {
            live.sort_unstable();
            live.dedup();
            return;
        }
        let (low, high) = live.iter().fold((NONE, 0), |(l, h), &p| (l.min(p / 64), h.max(p / 64)));
        if (high - low) as usize > live.len() {
            live.sort_unstable();
            live.dedup();
            return;
        }
        let words = (high - low + 1) as usize;
        self.bits.clear();
        self.bits.resize(words, 0);
        for &p in live.iter() {
            self.bits[(p / 64 - low) as usize] |= 1 << (p % 64);
        }
        live.clear();
        for (k, &word) in self.bits.iter().enumerate() {
            let mut left = word;
            while left != 0 {
                live.push((low + k as u32) * 64 + left.trailing_zeros());
                left &= left - 1;
            }
        }
    }

    /// Walks back from the spans that the register enters alive.
    fn walk(&mut self) {
        while let Some(b) = self.work.pop() {
            let (p, q) = (self.flow.pred_start[b as usize], self.flow.pred_start[b as usize + 1]);
            self.budget = self.budget.saturating_sub((q - p) as usize);
            if self.budget == 0 {
                return;
            }
            for k in p..q {
                let pred = self.flow.preds[k as usize];
                if std::mem::replace(&mut self.stamp[pred as usize], self.round) == self.round {
                    continue;
                }
                let end = 2 * self.flow.ranges[pred as usize].1;
                match self.leaving(pred) {
                    Some(piece) => self.pieces[piece as usize].1 = end,
                    None => {
                        self.until[pred as usize] = end;
                        self.live_in.push(pred);
                        self.work.push(pred);
                    }
                }
            }
        }
    }
    /// Piece of the last write of this round in span `p`.
    #[inline]
    fn leaving(&self, p: u32) -> Option<u32> {
        let (round, piece) = self.last[p as usize];
        (round == self.round).then_some(piece)
    }
    /// Values with which the register enters the spans `live`, in `enter`.
    fn entering(&mut self, iv: &mut Intervals, live: &[u32], base: u32) {
        let Some(&first) = live.first() else { return };
        // A register that is written once, before every read on every path, has one value.
        if self.pieces.len() == 1 && first != 0 {
            for &p in live {
                self.enter[p as usize] = base;
            }
            return;
        }
        // A value of its own for what ways with different values into a span leave: made once, and never changed.
        let joins = base + self.pieces.len() as u32;
        let own = |iv: &mut Intervals, flow: &Flow, span: u32| {
            let at = iv.values.len() as u32;
            let slot = 2 * flow.ranges[span as usize].0;
            iv.values.push(ValueNumber { def: DefSlot(slot), copy_of: CopyOf(at) });
            at
        };
        let mut changed = true;
        while changed {
            changed = false;
            self.budget = self.budget.saturating_sub(live.len());
            for &l in live {
                let at = self.enter[l as usize];
                if at != NONE && at >= joins && iv.values.def[at as usize].0 == 2 * self.flow.ranges[l as usize].0 {
                    continue;
                }
                let mut meet = NONE;
                let preds = self.flow.preds_of(l);
                let mut differ = self.budget == 0 || l == 0 || preds.is_empty();
                for &p in preds {
                    let out = self.leaving(p).map_or(self.enter[p as usize], |w| base + w);
                    differ |= out != NONE && meet != NONE && meet != out;
                    meet = if out == NONE { meet } else { out };
                }
                let new = if differ { own(iv, &self.flow, l) } else { meet };
                if new != at {
                    self.enter[l as usize] = new;
                    changed = true;
                }
            }
        }
        // Spans that no write reaches.
        for &l in live {
            if self.enter[l as usize] == NONE {
                self.enter[l as usize] = own(iv, &self.flow, l);
            }
        }
    }

    /// Finds what copies copy, and lets every segment name the origin of its value.
    fn resolve(&mut self, m: &MachineFunc, iv: &mut Intervals) {
        for k in 0..iv.copies.len() {
            let row = iv.copies.row[k].0;
            let (ends, high) = (iv.copies.ends[k], iv.copies.high[k]);
            if iv.copies.state[k] == CopyState::Joined {
                continue;
            }
            if high.dst == NONE {
                same_value(iv, (ends.dst, 2 * row + 1), (ends.src, 2 * row));
                continue;
            }
            let Some((_, _, whole)) = halves(m, row as usize, Op::Unpack) else { continue };
            let w = self.interval[whole as usize];
            // What is taken apart must be what the row put together, and nothing else on any path.
            let Some(pack) = self.only_write(w) else { continue };
            let made = iv.value_at(w, 2 * row).map(|v| iv.values.def[v as usize].0);
            if made != Some(2 * pack + 1) {
                continue;
            }
            same_value(iv, (ends.dst, 2 * row + 1), (ends.src, 2 * pack));
            same_value(iv, (high.dst, 2 * row + 1), (high.src, 2 * pack));
            // Each half lives on in the whole from where it is put together.
            let low = self.through(iv, w, ends.src, 2 * pack);
            let high = self.through(iv, w, high.src, 2 * pack);
            iv.copies.through[k] = CopyThrough { low, high };
        }
        let origin = &mut iv.values.copy_of;
        for v in 0..origin.len() as u32 {
            // Chains end unless rows no path reaches copy in a circle; their length is bounded by halving.
            let mut at = v;
            let mut steps = 0;
            while origin[at as usize].0 != at && steps <= origin.len() {
                let next = origin[at as usize].0;
                origin[at as usize] = origin[next as usize];
                at = next;
                steps += 1;
            }
            if origin[at as usize].0 != at {
                origin[at as usize] = CopyOf(at);
            }
            origin[v as usize] = CopyOf(at);
        }
        for v in &mut iv.segments.value {
            v.0 = origin[v.number() as usize].0 | v.0 & COVER;
        }
    }
}

impl Builder {
    /// An interval over the life of `whole` that holds what `half` holds at `slot`.
    fn through(&mut self, iv: &mut Intervals, whole: u32, half: u32, slot: u32) -> u32 {
        let run = iv.intervals.run[whole as usize];
        let Some(value) = iv.value_at(half, slot).filter(|&v| iv.values.def[v as usize].0 != NONE) else { return NONE };
        if self.budget < run.len() as usize {
            return NONE;
        }
        self.budget -= run.len() as usize;
        let first = iv.segments.len() as u32;
        for k in run.first as usize..run.end as usize {
            let (start, end) = (iv.segments.start[k], iv.segments.end[k]);
            iv.segments.push(Segment { start, end, value: SegValue(value) });
        }
        let c = iv.intervals.len() as u32;
        iv.intervals.push(LiveInterval {
            reg: OfReg(NONE),
            class: iv.intervals.class[half as usize],
            run: Run { first, end: iv.segments.len() as u32 },
            own: OwnRun(Run { first, end: iv.segments.len() as u32 }),
            exact: Exact(true),
            next: NextMember(c),
            leader: Leader(c),
            members: Members(1),
            ..Default::default()
        });
        c
    }
}

/// Sets the columns of interval `c`, whose segments start at `first` and whose values start at `base`.
pub(super) fn set(iv: &mut Intervals, c: u32, first: u32, base: u32, exact: bool) {
    let run = Run { first, end: iv.segments.len() as u32 };
    let i = c as usize;
    (iv.intervals.run[i], iv.intervals.own[i]) = (run, OwnRun(run));
    iv.intervals.values[i] = Values(iv.values.len() as u32 - base);
    iv.intervals.exact[i] = Exact(exact);
}

/// The constant that row `i` writes to a register, if that is all it does.
pub fn constant(m: &MachineFunc, i: usize) -> Option<Operand> {
    let ops = m.operands(i);
    let simple = m.insts.head[i].op == Op::Mov && ops.len() == 2 && ops[0].is_def() && ops[0].flags == oflag::DEF;
    let fixed =
        |o: Operand| matches!(o.kind, Kind::Imm | Kind::Wide | Kind::Symbol | Kind::DepotSymbol) && o.flags == 0;
    (simple && fixed(ops[1])).then(|| ops[1])
}

/// Says that the value written to interval and slot `to` is that of `from`.
fn same_value(iv: &mut Intervals, to: (u32, u32), from: (u32, u32)) {
    let (Some(t), Some(f)) = (iv.value_at(to.0, to.1), iv.value_at(from.0, from.1)) else { return };
    let def = |v: u32| iv.values.def[v as usize].0;
    // An interval that lives everywhere, for want of budget, holds no value in particular.
    if def(t) == to.1 && def(f) != NONE {
        iv.values.copy_of[t as usize] = CopyOf(f);
    }
}

/// Interval of register `v`; of a new one only that column is filled.
#[inline]
fn number(interval: &mut [u32], iv: &mut Intervals, v: u32) -> u32 {
    let c = &mut interval[v as usize];
    if *c == NONE {
        *c = iv.intervals.reg.len() as u32;
        iv.intervals.reg.push(OfReg(v));
    }
    *c
}

/// Fills the other columns of intervals and copies.
fn fill(m: &MachineFunc, iv: &mut Intervals) {
    let t = &mut iv.intervals;
    let n = t.reg.len();
    t.class.extend(t.reg.iter().map(|r| OfClass(m.class(r.0))));
    t.run.resize(n, Run::default());
    t.weight.resize(n, Weight::default());
    t.own.resize(n, OwnRun::default());
    t.exact.resize(n, Exact::default());
    t.next.extend((0..n as u32).map(NextMember));
    t.leader.extend((0..n as u32).map(Leader));
    t.values.resize(n, Values::default());
    t.members.resize(n, Members(1));
    t.visits.resize(n, Visits::default());
    let t = &mut iv.copies;
    let n = t.row.len();
    t.high.resize(n, CopyHigh::default());
    t.through.resize(n, CopyThrough::default());
    t.freq.resize(n, CopyFreq::default());
    t.state.resize(n, CopyState::default());
}

/// Slot from which the registers that `row` writes are taken.
pub(super) fn write_slot(m: &MachineFunc, row: u32) -> u32 {
    if writes_early(m, row as usize) { 2 * row } else { 2 * row + 1 }
}

/// Whether row `i` may write a result before it read all operands: opaque text of more than one instruction.
pub fn writes_early(m: &MachineFunc, i: usize) -> bool {
    if m.insts.head[i].op != Op::Text {
        return false;
    }
    let text = m.operands(i).first().filter(|o| o.kind == Kind::Text).map_or(&b""[..], |o| m.text(o.payload));
    let text = text.trim_ascii();
    let one = text.strip_suffix(b";").unwrap_or(text);
    memchr::memchr2(b';', b'\n', one).is_some() || one.first() == Some(&b'{')
}

/// Appends a segment to those from `first` on, or extends the last.
#[inline]
fn add(iv: &mut Intervals, first: u32, start: u32, end: u32, value: u32) {
    if start < end {
        iv.append(first, (start, end, value));
    }
}
