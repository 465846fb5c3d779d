//! Intervals: which registers have them, what they are made from, and which values are copies of others.
//!
//! Only registers that copies name have intervals: no other register can be joined. Most are written once and live in a region
//! that is entered at their write (`regions.rs`): one segment covers them, and is made without a walk. It is replaced by the
//! life itself where it is in the way of a join (`cover.rs`), so joins are those of exact intervals. The others are walked at
//! once (`lives.rs`). Linear in rows plus live spans, within a budget: when it ends, the rest live everywhere.

use super::above::Above;
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
    pub(super) above: Above,
    /// Whether each span but the first is entered from one before it, which was looked at.
    pub(super) forward: bool,
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
    pub(super) last: Vec<(u32, u32)>,
    /// Where the life of a register that enters a span alive ends.
    pub(super) until: Vec<u32>,
    /// Numbers the intervals computed.
    pub(super) round: u32,
    pub(super) work: Vec<u32>,
    /// Pieces of lives from writes: start, end.
    pub(super) pieces: Vec<(u32, u32)>,
    pub(super) live_in: Vec<u32>,
    /// Spans no write reaches on whose ways from the entry the register lives, and these ways as runs of spans.
    pub(super) roots: Vec<u32>,
    pub(super) ways: Vec<(u32, u32)>,
    /// Pieces of lives at whose start the register is alive: start, end, value.
    pub(super) entered: Vec<(u32, u32, u32)>,
    pub(super) bits: Vec<u64>,
    pub(super) enter: Vec<u32>,
    pub(super) budget: usize,
}

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
        self.above.clear();
        self.forward = scope == Scope::Copies && self.regions.build(&self.flow);
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
        let rows = m.insts.head.iter().enumerate();
        for (i, h) in rows.filter(|x| matches!(x.1.op, Op::Copy | Op::Mov | Op::Pack | Op::Unpack)) {
            unpacks |= h.op == Op::Unpack;
            self.found(m, iv, i);
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
    /// Notes what row `i` moves: a register, a constant, or halves.
    #[inline(never)]
    fn found(&mut self, m: &MachineFunc, iv: &mut Intervals, i: usize) {
        let h = m.insts.head[i];
        match h.op {
            Op::Copy | Op::Mov => match classify(m, i) {
                Some(family) if family.row().joins => {
                    let ops = m.operands(i);
                    let dst = number(&mut self.interval, iv, ops[0].payload);
                    let src = number(&mut self.interval, iv, ops[1].payload);
                    iv.copies.row.push(CopyRow(i as u32));
                    iv.copies.ends.push(CopyEnds { dst, src });
                    iv.copies.family.push(CopyFamily(family));
                }
                Some(_) => {}
                None if h.op == Op::Mov && h.mods == Mods(0) && constant(m, i).is_some() => {
                    self.constants.push(i as u32)
                }
                None => {}
            },
            Op::Pack => {
                if let Some((_, _, whole)) = halves(m, i, Op::Pack) {
                    self.packs.push((whole, i as u32));
                }
            }
            _ if halves(m, i, Op::Unpack).is_some() => self.constants.push(i as u32),
            _ => {}
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
            if origin[v as usize].0 == v {
                continue;
            }
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

/// Sets the columns of interval `c`, whose segments are `run` and whose values start at `base`.
#[inline]
pub(super) fn set(iv: &mut Intervals, c: u32, run: Run, base: u32, exact: bool) {
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
