//! Coalescing: copies removed, and what they leave dead.
//!
//! | file | what |
//! |---|---|
//! | `settings.rs` | the knobs |
//! | `generic.rs` | the generic coalescer: copies of phis, then others |
//! | `moves.rs` | the target's coalescer: moves by family, and pairs |
//! | `remat.rs`, `constants.rs` | copies of constants; equal constants |
//! | `rewrite.rs` | rows rewritten, dead ones dropped |
//! | `report.rs` | what became of the copies of a function |
//!
//! Selection leaves SSA with two registers per phi and a copy on both sides, which is right as it stands. Intervals are
//! computed for registers of copies alone; a copy goes where the intervals of its ends hold one value wherever they overlap.
//! Rows need not be in SSA form. A register may be written by the row that reads its partner for the last time, except in
//! opaque text, which may write before it reads.
//!
//! The steps are [`Coalescing::start`], [`Coalescing::join_copies`], [`Coalescing::join_moves`], [`Coalescing::rewrite`], each a
//! row of the machine pipeline. Whatever is left out, the rows compute what they did.
//!
//! Invariants: each use reads the value it read before. Cost: linear in rows plus segments; walks and joins stop at a budget
//! proportional to the function, which leaves copies in place. Source: aggressive coalescing over live ranges with value
//! numbers (Chaitin; Budimlić et al.; Boissinot et al. on conventional SSA).

mod constants;
mod generic;
mod moves;
mod remat;
mod report;
pub(crate) mod rewrite;
mod settings;

pub use generic::JoinOutcome;
pub use settings::Settings;

use crate::check;
use crate::dessa::Dessa;
use crate::errors::CoalesceError;
use crate::ids::*;
use crate::intervals::*;
use crate::isa::{InstructionSet, MoveKind, PhiMark};
use crate::live::{Liveness, Scope};
use crate::rows::{Machine, MachineBody, MachineMut};
use moves::MoveKey;
use rewrite::Rewriter;
use std::collections::BinaryHeap;
use std::ops::Range;

/// Largest function (see [`check::proof_size`]) that is proved under debug assertions, and one of which each join is.
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
    pub rematerialised: u32,
    /// Copies of phis, and those of them that were joined before all others.
    pub phis: u32,
    /// See `phis`.
    pub phis_joined: u32,
    /// Edges that got a block of their own (`usedessa`).
    pub split_edges: u32,
}

/// The coalescing of one function at a time, with the memory that is reused from one to the next.
pub struct Coalescing<I: InstructionSet> {
    /// Live ranges of the function at hand.
    pub live: Liveness,
    /// What was done to it so far.
    pub stats: Stats,
    lists: Lists,
    dessa: Dessa<I>,
    rewriter: Rewriter,
    /// Whether the function at hand has copies; else only its constants may be shared.
    has_copies: bool,
    /// Segments that may still be looked at.
    budget: usize,
    /// Rows as they were, where they are compared with those after.
    before: Option<MachineBody<I>>,
    /// Whether each join is proved.
    proves_joins: bool,
}

impl<I: InstructionSet> Default for Coalescing<I> {
    fn default() -> Self {
        Coalescing {
            live: Liveness::default(),
            stats: Stats::default(),
            lists: Lists::default(),
            dessa: Dessa::default(),
            rewriter: Rewriter::default(),
            has_copies: false,
            budget: 0,
            before: None,
            proves_joins: false,
        }
    }
}

/// Lists of the coalescers.
#[derive(Default)]
struct Lists {
    order: Vec<u64>,
    late: Vec<CopyId>,
    /// Intervals to compute again.
    stale: Vec<Interval>,
    /// By copy whose ends interfere: the number of intervals that had shrunk when that was seen.
    failed: Vec<u32>,
    /// Intervals that have shrunk.
    shrunk: u32,
    /// Copies that read each interval and were not rematerialised.
    uses_of: Vec<u32>,
    /// Copies of interval `at`: `copies[copy_start[at]..copy_start[at + 1]]`.
    copy_start: Vec<u32>,
    copies: Vec<CopyId>,
    heap: BinaryHeap<MoveKey>,
    second: BinaryHeap<MoveKey>,
}

impl Lists {
    /// Copies by interval.
    fn index(&mut self, iv: &Intervals<'_>) {
        let count = iv.intervals.len();
        self.shrunk = 0;
        self.failed.clear();
        self.failed.resize(iv.copies.len(), u32::MAX);
        self.uses_of.clear();
        self.uses_of.resize(count, 0);
        self.copy_start.clear();
        self.copy_start.resize(count + 2, 0);
        for ends in iv.copies.ends() {
            self.uses_of[ends.src] += 1;
            self.copy_start[ends.src.index() + 2] += 1;
            self.copy_start[ends.dst.index() + 2] += 1;
        }
        for of in 0..count {
            self.copy_start[of + 2] += self.copy_start[of + 1];
        }
        self.copies.clear();
        self.copies.resize(2 * iv.copies.len(), CopyId::NONE);
        for (copy, ends) in iv.all_copies().zip(iv.copies.ends()) {
            for of in [ends.src, ends.dst] {
                let at = &mut self.copy_start[of.index() + 1];
                self.copies[*at as usize] = copy;
                *at += 1;
            }
        }
        self.copy_start.truncate(count + 1);
    }
    /// Where the copies of an interval stand in `copies`.
    fn copies_of(&self, of: Interval) -> Range<usize> {
        self.copy_start[of] as usize..self.copy_start[of.next()] as usize
    }
}

/// The coalescers at work on one function.
struct Coalescer<'c, 'v, I: InstructionSet> {
    machine: &'c mut MachineMut<'v, I>,
    iv: &'c mut Intervals<'v>,
    live: &'c mut Liveness,
    lists: &'c mut Lists,
    settings: &'c Settings,
    budget: &'c mut usize,
    stats: &'c mut Stats,
    /// Rows as they were, where each join is proved.
    proof: Option<&'c MachineBody<I>>,
}

/// Whether block frequencies are worth computing for `machine`: there is a choice among copies of several blocks.
pub fn wants_frequencies<I: InstructionSet>(machine: Machine<'_, I>) -> bool {
    machine.order().len() > 2 && machine.heads.iter().any(|&h| I::move_kind(h) == MoveKind::Copy)
}

/// Rows as they are, for the proof: always where it is asked for, else of a small function under debug assertions.
fn copied<I: InstructionSet>(machine: Machine<'_, I>, settings: &Settings) -> Option<MachineBody<I>> {
    (settings.verify || cfg!(debug_assertions) && check::proof_size(machine) <= PROVED).then(|| machine.to_body())
}

impl<I: InstructionSet> Coalescing<I> {
    /// Gives phis one register each where `usedessa` says so. Whether rows changed.
    pub fn leave_ssa<'v>(
        &mut self,
        machine: &mut MachineMut<'v, I>,
        iv: &mut Intervals<'v>,
        settings: &Settings,
    ) -> Result<bool, CoalesceError> {
        self.stats = Stats::default();
        if !settings.dessa {
            return Ok(false);
        }
        let phis = copied(machine.read(), settings);
        let changed = self.dessa.run(machine, &mut self.live, iv);
        self.stats.split_edges = self.dessa.split_edges();
        if let Some(phis) = phis {
            check::prove(phis.read(), machine.read(), self.dessa.origin())?;
        }
        Ok(changed)
    }
    /// Computes the intervals of the registers of copies, and joins the phis that need no test. Whether there are copies.
    pub fn start<'v>(
        &mut self,
        machine: &mut MachineMut<'v, I>,
        iv: &mut Intervals<'v>,
        settings: &Settings,
    ) -> Result<bool, CoalesceError> {
        let rows = machine.read();
        let size = check::proof_size(rows);
        self.before = copied(rows, settings);
        self.proves_joins = settings.verify && size <= PROVED_JOINS;
        self.live.join_phis = settings.cssa && settings.split_edges && settings.large_visits > 0;
        self.has_copies = self.live.build(rows, iv, Scope::Copies);
        if !self.has_copies {
            return Ok(false);
        }
        if self.proves_joins {
            check::intervals(rows, &self.live, iv)?;
        }
        self.budget = 16 * rows.rows() + 4096;
        self.stats.copies = iv.copies.len() as u32;
        self.stats.joined = self.live.phis_joined;
        let of_phi = |at: &&CopyAt| I::phi_mark(rows.heads[at.row]) != PhiMark::None;
        self.stats.phis = iv.copies.at().iter().filter(of_phi).count() as u32;
        self.lists.index(iv);
        self.coalescer(machine, iv, settings).prove_join()?;
        Ok(true)
    }
    /// The generic coalescer. Whether copies were joined.
    pub fn join_copies<'v>(
        &mut self,
        machine: &mut MachineMut<'v, I>,
        iv: &mut Intervals<'v>,
        settings: &Settings,
    ) -> Result<bool, CoalesceError> {
        if !self.has_copies {
            return Ok(false);
        }
        let before = (self.stats.joined, self.stats.rematerialised);
        if settings.cssa {
            self.coalescer(machine, iv, settings).join_copies(true)?;
            self.stats.phis_joined = self.stats.joined;
        }
        if settings.join {
            self.coalescer(machine, iv, settings).join_copies(false)?;
        }
        Ok(before != (self.stats.joined, self.stats.rematerialised))
    }
    /// The target's coalescer. Whether moves were joined.
    pub fn join_moves<'v>(
        &mut self,
        machine: &mut MachineMut<'v, I>,
        iv: &mut Intervals<'v>,
        settings: &Settings,
    ) -> Result<bool, CoalesceError> {
        if !self.has_copies {
            return Ok(false);
        }
        let before = self.stats.moves_joined;
        self.coalescer(machine, iv, settings).join_moves()?;
        Ok(before != self.stats.moves_joined)
    }
    /// Rewrites the rows by what was joined. Whether rows went.
    pub fn rewrite<'v>(
        &mut self,
        machine: &mut MachineMut<'v, I>,
        iv: &mut Intervals<'v>,
        settings: &Settings,
    ) -> Result<bool, CoalesceError> {
        if !self.has_copies && self.live.constants.len() < 2 {
            return Ok(false);
        }
        let mut origin = Vec::new();
        let asked = self.before.is_some().then_some(&mut origin);
        let changed = self.rewriter.rewrite(machine, &mut self.live, iv, settings, asked);
        if let Some(before) = self.before.take() {
            check::prove(before.read(), machine.read(), &origin)?;
        }
        Ok(changed)
    }
    fn coalescer<'c, 'v>(
        &'c mut self,
        machine: &'c mut MachineMut<'v, I>,
        iv: &'c mut Intervals<'v>,
        settings: &'c Settings,
    ) -> Coalescer<'c, 'v, I> {
        Coalescer {
            machine,
            iv,
            live: &mut self.live,
            lists: &mut self.lists,
            settings,
            budget: &mut self.budget,
            stats: &mut self.stats,
            proof: self.before.as_ref().filter(|_| self.proves_joins),
        }
    }
    /// Intervals that had to be computed again.
    #[cfg(test)]
    pub(crate) fn shrunk(&self) -> u32 {
        self.lists.shrunk
    }
}

/// All steps, one after the other. An error is a join that could not be proved.
pub fn coalesce<'v, I: InstructionSet>(
    machine: &mut MachineMut<'v, I>,
    iv: &mut Intervals<'v>,
    settings: &Settings,
    state: &mut Coalescing<I>,
) -> Result<Stats, CoalesceError> {
    state.leave_ssa(machine, iv, settings)?;
    state.start(machine, iv, settings)?;
    state.join_copies(machine, iv, settings)?;
    state.join_moves(machine, iv, settings)?;
    state.rewrite(machine, iv, settings)?;
    Ok(state.stats)
}

impl<I: InstructionSet> Coalescer<'_, '_, I> {
    /// Proves the joins so far.
    fn prove_join(&mut self) -> Result<(), CoalesceError> {
        let Some(before) = self.proof else { return Ok(()) };
        let (mut now, mut origin) = (self.machine.read().to_body(), Vec::new());
        Rewriter::default().rewrite(&mut now.write(), self.live, self.iv, self.settings, Some(&mut origin));
        check::prove(before.read(), now.read(), &origin)
    }
}
