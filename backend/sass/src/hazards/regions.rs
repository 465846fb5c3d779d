//! Regions of convergence: threads that enter one by `BSSY` must meet again by `BSYNC` before they go on behind its end.
//!
//! A forward walk keeps the `BSSY` instructions whose region may be open. `BSYNC` closes those of its barrier; so do `BREAK`, by which
//! threads leave, and `BMOV`, which saves or restores the barrier. An edge to the end of a region that is open is an error: the threads
//! that come by it go on without the others.
//!
//! A function returns to where it was called from, with the regions that were open there: what is open at one call must not be taken for
//! open behind another. So each function is walked by itself, and a call of it applies what the walk found: the regions that it leaves
//! open, and the barriers that it does not touch on some path.
//!
//! Cost: linear in instructions, those in several functions counted for each, times the regions that are open at once, which are a few.

use super::HazardError;
use super::check::site;
use super::code::{Code, Flow, Index};
use super::flow::{Block, Graph};
use crate::roles::RegisterFile;
use std::collections::{BTreeMap, BTreeSet};

/// A function, by the block that it begins with.
type Function = Block;

/// What is known at a point of a function.
#[derive(Clone, Default)]
struct State {
    /// Regions of the function, and of those that it called, that may be open: the indices of their `BSSY`.
    inner: BTreeSet<Index>,
    /// Regions of its callers that may be open.
    outer: BTreeSet<Index>,
    /// Barriers, a bit each, that on some path nothing was done with since the function began.
    untouched: u32,
}

impl State {
    /// Joins what is known on another path; says whether that is new.
    fn join(&mut self, other: &State) -> bool {
        let count = |state: &State| (state.inner.len(), state.outer.len(), state.untouched);
        let before = count(self);
        self.inner.extend(&other.inner);
        self.outer.extend(&other.outer);
        self.untouched |= other.untouched;
        count(self) != before
    }

    /// Keeps regions of which `keep` says so.
    fn retain(&mut self, keep: impl Fn(Index) -> bool) {
        self.inner.retain(|entry| keep(*entry));
        self.outer.retain(|entry| keep(*entry));
    }
}

/// Ends of regions that are reached while they are open.
pub fn check(code: &Code, graph: &Graph) -> Vec<HazardError> {
    let mut walk = Walk {
        code,
        graph,
        states: BTreeMap::new(),
        work: BTreeSet::new(),
        ends: BTreeMap::new(),
        calls: BTreeMap::new(),
        told: BTreeSet::new(),
    };
    for &entry in &graph.entries {
        walk.join(entry, entry, &State { untouched: u32::MAX, ..State::default() });
    }
    while let Some((function, block)) = walk.work.pop_first() {
        walk.block(function, block);
    }
    let errors = walk
        .told
        .into_iter()
        .map(|(last, entry)| HazardError::RegionLeft { last: site(code, last), entry: site(code, entry) });
    errors.collect()
}

struct Walk<'c> {
    code: &'c Code,
    graph: &'c Graph,
    /// What is known where blocks begin.
    states: BTreeMap<(Function, Block), State>,
    /// Blocks whose state is new.
    work: BTreeSet<(Function, Block)>,
    /// What is known where functions return.
    ends: BTreeMap<Function, State>,
    /// The blocks that end with a call of each function.
    calls: BTreeMap<Function, BTreeSet<(Function, Block)>>,
    /// The last instruction before an end, and the `BSSY` of the region.
    told: BTreeSet<(Index, Index)>,
}

impl Walk<'_> {
    /// Walks a block of a function, and says to those behind it what is known there.
    fn block(&mut self, function: Function, block: Block) {
        let (code, graph) = (self.code, self.graph);
        let mut state = self.states[&(function, block)].clone();
        graph.range(block).map(Index).for_each(|index| step(code, index, &mut state));
        let last = Index(graph.range(block).end - 1);
        let next = Some(Block(block.0 + 1)).filter(|next| (next.0 as usize) < graph.len());
        match code.rows[last.0 as usize].flow {
            Flow::Call(target) => {
                let callee = graph.block_of(target);
                self.calls.entry(callee).or_default().insert((function, block));
                let outer = state.inner.union(&state.outer).copied().collect();
                let entering = State { inner: BTreeSet::new(), outer, untouched: u32::MAX };
                self.step_to(callee, last, callee, entering);
                let Some(next) = next else { return };
                if let Some(end) = self.ends.get(&callee) {
                    let mut behind = state.clone();
                    behind.retain(|entry| barrier_bit(code, entry) & end.untouched != 0);
                    behind.inner.extend(&end.inner);
                    behind.untouched &= end.untouched;
                    self.step_to(function, last, next, behind);
                }
                // The call depends on its guard, or the function does not return as functions do.
                if graph.successors(block).contains(&next) {
                    self.step_to(function, last, next, state);
                }
            }
            Flow::Return => {
                if self.ends.entry(function).or_default().join(&state) {
                    self.work.extend(self.calls.get(&function).into_iter().flatten());
                }
                if let Some(next) = next.filter(|_| code.rows[last.0 as usize].guard.predicate != 7) {
                    self.step_to(function, last, next, state);
                }
            }
            _ => graph.successors(block).iter().for_each(|to| self.step_to(function, last, *to, state.clone())),
        }
    }

    /// An edge from instruction `last` to a block.
    fn step_to(&mut self, function: Function, last: Index, to: Block, mut state: State) {
        let (code, start) = (self.code, Index(self.graph.range(to).start));
        let ends_here = |entry: Index| code.rows[entry.0 as usize].flow == Flow::Region(start);
        let left = state.inner.iter().chain(&state.outer).filter(|entry| ends_here(**entry));
        self.told.extend(left.map(|entry| (last, *entry)));
        // Behind its end a region is as good as closed: what was wrong was said.
        state.retain(|entry| !ends_here(entry));
        self.join(function, to, &state);
    }

    fn join(&mut self, function: Function, block: Block, state: &State) {
        let is_first = !self.states.contains_key(&(function, block));
        if self.states.entry((function, block)).or_default().join(state) || is_first {
            self.work.insert((function, block));
        }
    }
}

/// The barrier of an instruction as a bit; 0 if it has none.
fn barrier_bit(code: &Code, index: Index) -> u32 {
    let barrier = code.accesses(index).iter().find(|access| access.file == RegisterFile::Barrier);
    barrier.map_or(0, |barrier| 1 << (barrier.first & 31))
}

fn step(code: &Code, index: Index, state: &mut State) {
    let own = barrier_bit(code, index);
    if own == 0 {
        return;
    }
    state.retain(|entry| barrier_bit(code, entry) != own);
    state.untouched &= !own;
    if matches!(code.rows[index.0 as usize].flow, Flow::Region(_)) {
        state.inner.insert(index);
    }
}
