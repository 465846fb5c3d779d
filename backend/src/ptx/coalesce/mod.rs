//! From SSA to registers: phis, copies, and what coalescing leaves dead.
//!
//! | file | what |
//! |---|---|
//! | `intervals.rs` | intervals, segments, value numbers and copies as archetypes |
//! | `settings.rs` | the knobs |
//! | `flow.rs`, `doms.rs` | control flow; dominators |
//! | `regions.rs`, `sure.rs` | where a register may live that is written once, and where it must |
//! | `events.rs`, `build.rs` | reads and writes by register; intervals |
//! | `lives.rs`, `above.rs` | lives of registers, exactly; the ways to a place where one is not defined |
//! | `cover.rs`, `phis.rs` | what covers an interval; phis that need no test |
//! | `join.rs`, `append.rs` | interference and union; runs of segments |
//! | `families.rs` | the classification table |
//! | `dessa.rs`, `parallel.rs` | `usedessa`: one register per phi; parallel copies in sequence |
//! | `generic.rs`, `target.rs` | the two coalescers, in this order |
//! | `remat.rs`, `constants.rs` | copies of constants; equal constants |
//! | `patch.rs` | rows rewritten, dead ones dropped |
//! | `naive.rs` | intervals against liveness recomputed |
//! | `prove.rs` | proof that every use reads what it read |
//!
//! Selection leaves SSA with two registers per phi and a copy on both sides, which is right as it stands. Intervals are
//! computed for registers of copies alone; a copy goes where the intervals of its ends hold one value wherever they overlap.
//! Rows need not be in SSA form. A register may be written by the row that reads its partner for the last time, except in
//! opaque text, which may write before it reads.
//!
//! Invariants: each use reads the value it read before. Cost: linear in rows plus segments; walks and joins stop at a budget
//! proportional to the function, which leaves copies in place. Source: aggressive coalescing over live ranges with value
//! numbers (Chaitin; Budimlić et al.; Boissinot et al. on conventional SSA).

mod above;
mod append;
pub mod build;
mod constants;
mod cover;
mod dessa;
mod doms;
pub mod events;
pub mod families;
pub mod flow;
mod generic;
pub mod intervals;
pub mod join;
mod lives;
pub mod naive;
pub mod parallel;
mod patch;
mod phis;
pub mod prove;
pub mod regions;
mod remat;
pub mod settings;
mod sure;
mod target;

#[cfg(test)]
mod random_tests;
#[cfg(test)]
mod tests;

use crate::ptx::machine::*;
use build::{Builder, Scope};
use intervals::{Intervals, NONE};
pub use settings::Settings;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// Reused memory of the coalescers.
#[derive(Default)]
pub struct CoalesceScratch {
    /// The intervals of the function at hand.
    pub intervals: Intervals,
    /// Their construction.
    pub build: Builder,
    lists: Scratch,
    dessa: dessa::Dessa,
    patch: patch::Patcher,
}

/// Lists of the coalescers.
#[derive(Default)]
struct Scratch {
    order: Vec<u64>,
    late: Vec<u64>,
    stale: Vec<u32>,
    /// Copies whose ends interfere, by the number of intervals that had shrunk when that was seen.
    failed: Vec<u32>,
    shrunk: u32,
    /// Copies that read each interval and were not made anew.
    uses_of: Vec<u32>,
    /// Copies of interval `c`: `copies_of[copy_start[c]..copy_start[c + 1]]`.
    copy_start: Vec<u32>,
    copies_of: Vec<u32>,
    heap: BinaryHeap<(u32, Reverse<u32>, u32, Reverse<u32>)>,
    second: BinaryHeap<(u32, Reverse<u32>, u32, Reverse<u32>)>,
}

/// Largest function (see [`prove::size`]) that is proved under debug assertions, and one of which each join is.
const PROVED: usize = 1 << 15;
const PROVED_JOINS: usize = 1 << 22;

/// What was done to a function.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Stats {
    /// Copies there were.
    pub copies: u32,
    /// Copies whose ends were joined.
    pub joined: u32,
    /// Of these, by the target's coalescer.
    pub moves_joined: u64,
    /// Of these, pairs.
    pub pairs: u32,
    /// Copies that became constants.
    pub remade: u32,
    /// Copies of phis, and those of them that were joined before all others.
    pub phis: u32,
    /// See `phis`.
    pub phis_joined: u32,
    /// Edges that got a block of their own (`usedessa`).
    pub split_edges: u32,
}

/// The coalescers at work on one function.
struct Coalescer<'a> {
    m: &'a mut MachineFunc,
    b: &'a mut Builder,
    iv: &'a mut Intervals,
    s: &'a mut Scratch,
    set: &'a Settings,
    budget: usize,
    stats: Stats,
    /// Rows as they were, where each join is proved.
    proof: Option<&'a MachineFunc>,
}

/// Whether block frequencies are worth computing for `m`: there is a choice among copies of several blocks.
pub fn wants_frequencies(m: &MachineFunc) -> bool {
    m.order.len() > 2 && m.insts.head.iter().any(|h| h.op == Op::Copy)
}

/// Coalesces the copies of `m`, and drops the rows that became empty. An error is a join that could not be proved
/// (`verify-coalescing`).
pub fn coalesce(m: &mut MachineFunc, set: &Settings, s: &mut CoalesceScratch) -> Result<Stats, String> {
    let mut stats = Stats::default();
    // Rows as they were, for the proof: always asked for, or a small function under debug assertions.
    let copied =
        |m: &MachineFunc| (set.verify || cfg!(debug_assertions) && prove::size(m) <= PROVED).then(|| m.copied());
    if set.dessa {
        let phis = copied(m);
        stats.split_edges = dessa::run(m, &mut s.build, &mut s.intervals, &mut s.dessa);
        if let Some(phis) = phis {
            prove::prove(&phis, m, s.dessa.origin())?;
        }
    }
    let (size, before) = (prove::size(m), copied(m));
    s.build.join_phis = set.cssa && set.split_edges && set.large_visits > 0;
    if s.build.build(m, &mut s.intervals, Scope::Copies) {
        if set.verify && size <= PROVED_JOINS {
            naive::check(m, &s.build, &s.intervals)?;
        }
        let budget = 16 * m.insts.head.len() + 4096;
        let (b, iv, lists) = (&mut s.build, &mut s.intervals, &mut s.lists);
        stats.copies = iv.copies.len() as u32;
        stats.joined = b.phis_joined;
        let proof = before.as_ref().filter(|_| set.verify && size <= PROVED_JOINS);
        let mut c = Coalescer { m, b, iv, s: lists, set, budget, stats, proof };
        c.run()?;
        stats = c.stats;
    } else if s.build.constants.len() < 2 {
        return Ok(stats);
    }
    let mut origin = Vec::new();
    let rows = before.is_some().then_some(&mut origin);
    patch::patch(m, &mut s.patch, &mut s.build, &mut s.intervals, set, rows);
    match before {
        Some(before) => prove::prove(&before, m, &origin).map(|()| stats),
        None => Ok(stats),
    }
}

/// What became of the copies of a function, for `cssa-verbosity`: counts, and from 2 on every copy.
pub fn report(name: &[u8], level: i64, stats: &Stats, s: &CoalesceScratch) -> String {
    use std::fmt::Write;
    let mut out = format!(
        "cssa: {}: {} of {} copies of phis joined, {} of {} copies in all, {} made anew, {} edges split\n",
        String::from_utf8_lossy(name),
        stats.phis_joined,
        stats.phis,
        stats.joined,
        stats.copies,
        stats.remade,
        stats.split_edges
    );
    if level > 1 && stats.copies > 0 {
        let (c, t) = (&s.intervals.copies, &s.intervals.intervals);
        for k in 0..c.len() {
            let (e, family) = (c.ends[k], c.family[k].0.row().name);
            let (d, a) = (t.reg[e.dst as usize].0, t.reg[e.src as usize].0);
            let _ = writeln!(out, "  row {}: {d} from {a}, {family}: {:?}", c.row[k].0, c.state[k]);
        }
    }
    out
}

impl Coalescer<'_> {
    fn run(&mut self) -> Result<(), String> {
        self.index();
        let of_phi = |c: &&intervals::CopyRow| self.m.insts.head[c.0 as usize].mods != Mods(0);
        self.stats.phis = self.iv.copies.row.iter().filter(of_phi).count() as u32;
        if self.set.cssa {
            self.prove_join()?;
            self.generic(true)?;
            self.stats.phis_joined = self.stats.joined;
        }
        if self.set.join {
            self.generic(false)?;
        }
        self.families()
    }
    /// Copies by interval.
    fn index(&mut self) {
        let n = self.iv.intervals.len();
        let s = &mut *self.s;
        s.shrunk = 0;
        s.failed.clear();
        s.failed.resize(self.iv.copies.len(), NONE);
        s.uses_of.clear();
        s.uses_of.resize(n, 0);
        s.copy_start.clear();
        s.copy_start.resize(n + 2, 0);
        for e in &self.iv.copies.ends {
            s.uses_of[e.src as usize] += 1;
            s.copy_start[e.src as usize + 2] += 1;
            s.copy_start[e.dst as usize + 2] += 1;
        }
        for c in 0..n {
            s.copy_start[c + 2] += s.copy_start[c + 1];
        }
        s.copies_of.clear();
        s.copies_of.resize(2 * self.iv.copies.len(), NONE);
        for (k, e) in self.iv.copies.ends.iter().enumerate() {
            for c in [e.src, e.dst] {
                let at = &mut s.copy_start[c as usize + 1];
                s.copies_of[*at as usize] = k as u32;
                *at += 1;
            }
        }
        s.copy_start.truncate(n + 1);
    }
    /// Proves the joins so far.
    fn prove_join(&mut self) -> Result<(), String> {
        let Some(before) = self.proof else { return Ok(()) };
        let (mut now, mut origin) = (self.m.copied(), Vec::new());
        patch::patch(&mut now, &mut patch::Patcher::default(), self.b, self.iv, self.set, Some(&mut origin));
        prove::prove(before, &now, &origin)
    }
}
