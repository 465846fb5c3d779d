//! The loop level: what a loop pass is, what it may use, and the worklist of loops it can change.
//!
//! Loop passes run in nests, `loop(a,b)`: on each loop of a function, inner loops first, `a` and then `b`. Before the nest the
//! function is brought into loop-simplify and LCSSA form; a pass leaves its loop and the loops around it in these forms. A pass
//! reports the loops it adds and deletes, and the worklist follows. `loop_nest.rs` runs nests.
//!
//! | analysis | kept by |
//! |---|---|
//! | loop nest, dominators ([`LoopCx::loops`], [`LoopCx::dom`]) | every loop pass, always: it edits them along with the function |
//! | scalar evolution, memory SSA | passes whose [`LoopOutcome`] says so; else computed afresh when next asked for |
//! | graph, assumptions, others | likewise; after a change of the graph in the middle of a pass, say [`LoopCx::graph_changed`] |

use crate::pass::{Outcome, Remark, RemarkKind, RemarkText, add_remark};
use std::sync::Arc;
use warpc_analysis::{Analyses, AnalysisSet, Assumptions, Loops, MemorySsa};
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::session::Session;
use warpc_ir::{Func, FuncMut, Value};
use warpc_scev::CachedScev;
use warpc_scev::Scev;
use warpc_scev::Se;

/// What a loop pass did. The set of `Changed` names what is preserved besides the loop nest and the dominator tree, which
/// always are.
pub type LoopOutcome = Outcome;

/// A pass over one loop; of level [`LoopNest`](crate::Level::LoopNest), over one outermost loop with all in it. The object
/// holds parameters and reusable scratch memory; it is made once per worker.
pub trait LoopPass: Send {
    /// Runs on loop `l` of `func`. Must not depend on what earlier loops left in the object.
    fn run(&mut self, func: &mut FuncMut<'_>, l: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome;
}

/// What a loop pass may use.
pub struct LoopCx<'a> {
    /// The loop nest; the pass keeps it up to date.
    pub loops: &'a mut Loops,
    /// The dominator tree; the pass keeps it up to date. Its preorder numbers may be stale after edits.
    pub dom: &'a mut DomTree,
    /// The loops that are still to be visited.
    pub updater: &'a mut LoopUpdater,
    /// Analyses that are dropped at the end of the nest.
    pub(super) incomplete: &'a mut AnalysisSet,
    /// Knobs, target and options.
    pub session: &'a Session,
    /// Whether the nest is `loop-mssa(...)`: passes may ask for memory SSA.
    pub uses_memory_ssa: bool,
    /// All other analyses.
    pub(super) analyses: &'a mut Analyses,
    /// Optimisation remarks of this function.
    pub remarks: &'a mut Vec<Remark>,
    /// What printers say; it goes to the log, functions in order.
    pub text: &'a mut Vec<u8>,
}

impl LoopCx<'_> {
    /// Says that blocks or edges changed in the middle of the pass: what depends on the graph is computed afresh when next asked
    /// for. Loop nest and dominator tree are the pass's to edit; scalar evolution stays, and the pass says what to forget.
    pub fn graph_changed(&mut self) {
        self.analyses.invalidate(AnalysisSet::SCEV);
    }
    /// Says that the analyses of `set`, which the pass preserves, are true of what they know but lack what the pass added. They serve the
    /// passes of this nest, which would otherwise compute them after every loop, and are dropped at its end.
    pub fn leaves_incomplete(&mut self, set: AnalysisSet) {
        *self.incomplete = self.incomplete.and(set);
    }
    /// The control-flow graph. Linear after a change of it: passes that need a few predecessors ask the function instead.
    pub fn cfg(&mut self, func: &Func<'_>) -> Arc<Cfg> {
        self.analyses.cfg(func)
    }
    /// Assumptions and branch conditions by value.
    pub fn assumptions(&mut self, func: &Func<'_>) -> Arc<Assumptions> {
        if !self.analyses.valid().contains(AnalysisSet::ASSUMPTIONS) {
            let cfg = self.cfg(func);
            self.number_dominators();
            self.analyses.put_assumptions(func, Arc::new(Assumptions::new(func, &cfg, self.dom)));
        }
        self.analyses.assumptions(func)
    }
    fn number_dominators(&mut self) {
        if !self.dom.is_numbered() {
            self.dom.renumber();
        }
    }
    /// Memory SSA, in a `loop-mssa(...)` nest.
    pub fn memssa(&mut self, func: &Func<'_>) -> Option<Arc<MemorySsa>> {
        if !self.uses_memory_ssa {
            return None;
        }
        if !self.analyses.valid().contains(AnalysisSet::MEMSSA) {
            let cfg = self.cfg(func);
            self.number_dominators();
            self.analyses.put_memssa(func, Arc::new(MemorySsa::new(func, &cfg, self.dom)));
        }
        Some(self.analyses.memssa(func))
    }
    /// Takes memory SSA out of the cache, to be edited along with the function and put back; computed if it is not there. `None`
    /// outside of a `loop-mssa(...)` nest.
    pub fn take_memssa(&mut self, func: &Func<'_>) -> Option<MemorySsa> {
        drop(self.memssa(func)?);
        Some(self.analyses.take_memssa(func))
    }
    /// Puts back memory SSA that the pass edited along with the function.
    pub fn put_memssa(&mut self, func: &Func<'_>, memssa: Arc<MemorySsa>) {
        self.analyses.put_memssa(func, memssa);
    }
    /// What `work` makes of the view of scalar evolution of `func`, which does not change meanwhile; what is computed is kept.
    pub fn with_scev<'f, R>(&mut self, func: &Func<'f>, work: impl FnOnce(&mut Se<'_, 'f>) -> R) -> R {
        let (cfg, facts) = (self.cfg(func), self.assumptions(func));
        self.number_dominators();
        let mut scev = self.analyses.take_scev(func);
        let made = work(&mut Se::new(&mut scev, func, &cfg, self.dom, self.loops, &facts, &self.session.knobs));
        self.analyses.put_scev(func, Arc::new(scev));
        made
    }
    /// Takes scalar evolution out of the cache, with the graph and the assumptions that a view of it needs: for passes that change the
    /// function between two questions. They say what to forget, and put it back ([`LoopCx::put_scev`]).
    pub fn take_scev(&mut self, func: &Func<'_>) -> (Scev, Arc<Cfg>, Arc<Assumptions>) {
        let (cfg, facts) = (self.cfg(func), self.assumptions(func));
        self.number_dominators();
        (self.analyses.take_scev(func), cfg, facts)
    }
    /// Puts back scalar evolution, of which the pass forgot what its changes made wrong.
    pub fn put_scev(&mut self, func: &Func<'_>, scev: Scev) {
        self.analyses.put_scev(func, Arc::new(scev));
    }
    /// Scalar evolution to forget things of, if any of it was computed.
    fn edit_scev(&mut self, func: &Func<'_>, edit: impl FnOnce(&mut Scev, &Loops)) {
        if let Some(mut scev) = self.analyses.take_computed_scev() {
            edit(&mut scev, self.loops);
            self.analyses.put_scev(func, Arc::new(scev));
        }
    }
    /// Forgets what scalar evolution knows of `loop_id` and the loops inside it, and what depends on them.
    pub fn forget_loop(&mut self, func: &Func<'_>, loop_id: Loop) {
        self.edit_scev(func, |scev, loops| scev.forget_loop(func, loops, loop_id));
    }
    /// Forgets what scalar evolution knows of the outermost loop around `loop_id`.
    pub fn forget_topmost_loop(&mut self, func: &Func<'_>, loop_id: Loop) {
        self.edit_scev(func, |scev, loops| scev.forget_topmost_loop(func, loops, loop_id));
    }
    /// Forgets what scalar evolution knows of `value`: before it is erased, or when its operands changed.
    pub fn forget_value(&mut self, func: &Func<'_>, value: Value) {
        self.edit_scev(func, |scev, _| scev.forget_value(func, value));
    }
    /// Forgets how expressions relate to loops and blocks, after blocks or instructions moved.
    pub fn forget_dispositions(&mut self, func: &Func<'_>) {
        self.edit_scev(func, |scev, _| scev.forget_dispositions());
    }
    /// Adds new loops directly inside the current one, which is visited again after them.
    pub fn add_child_loops(&mut self, new: &[Loop]) {
        self.updater.add_child_loops(self.loops, new);
    }
    /// Adds new loops beside the current one, to be visited after it.
    pub fn add_sibling_loops(&mut self, new: &[Loop]) {
        self.updater.add_sibling_loops(self.loops, new);
    }
    /// Whether anybody reads remarks: a pass need not make them otherwise.
    pub fn wants_remarks(&self) -> bool {
        self.session.phase.remarks
    }
    /// Adds a remark when anybody reads them; `message` is only called then.
    pub fn remark<T: Into<RemarkText>>(
        &mut self,
        kind: RemarkKind,
        pass: &'static str,
        name: &'static str,
        at: Inst,
        message: impl FnOnce() -> T,
    ) {
        add_remark((self.session, self.remarks), kind, pass, name, at, message);
    }
}

/// The loops that are still to be visited, last first, and what the running pass does to the current one.
#[derive(Default)]
pub struct LoopUpdater {
    /// Loops, the next one last. A loop that was added again has an older entry, too, which is stale.
    work: Vec<Loop>,
    /// Index in `work` of the valid entry of each loop; `u32::MAX` when it is not to be visited.
    entry: Vec<u32>,
    current: Loop,
    skip: bool,
    /// The nest has only loop-nest passes: only outermost loops are visited.
    outermost_only: bool,
}

const ABSENT: u32 = u32::MAX;

impl LoopUpdater {
    /// The worklist of all loops, inner loops first; only outermost ones when `outermost_only`.
    pub fn new(loops: &Loops, outermost_only: bool) -> LoopUpdater {
        let mut updater = LoopUpdater { outermost_only, current: Loop::NONE, ..Default::default() };
        updater.push_all(if outermost_only { loops.top() } else { loops.inner_first() });
        updater
    }
    /// Adds loops so that the first of them is visited next.
    fn push_all(&mut self, order: Vec<Loop>) {
        order.into_iter().rev().for_each(|l| self.push(l));
    }
    fn push(&mut self, loop_id: Loop) {
        if self.entry.len() <= loop_id.index() {
            self.entry.resize(loop_id.index() + 1, ABSENT);
        }
        self.entry[loop_id.index()] = self.work.len() as u32;
        self.work.push(loop_id);
    }
    /// Takes the next loop, which becomes the current one.
    pub fn next_loop(&mut self, loops: &Loops) -> Option<Loop> {
        while let Some(l) = self.work.pop() {
            let valid = std::mem::replace(&mut self.entry[l.index()], ABSENT);
            if valid as usize != self.work.len() {
                // A stale entry of a loop that was visited since, or will be: what is valid stays so.
                self.entry[l.index()] = valid;
                continue;
            }
            if !loops.is_dead(l) && (!self.outermost_only || loops.parent(l).is_none()) {
                self.current = l;
                self.skip = false;
                return Some(l);
            }
        }
        None
    }
    /// The loop being visited.
    pub fn current(&self) -> Loop {
        self.current
    }
    /// Whether the remaining passes of the nest do not run on the current loop now: it is gone, or will be visited again.
    pub fn skips_current(&self) -> bool {
        self.skip
    }
    /// Says that `loop_id`, the current loop or one inside it, was deleted from the loop nest.
    pub fn mark_deleted(&mut self, loop_id: Loop) {
        self.skip |= loop_id == self.current;
        if let Some(entry) = self.entry.get_mut(loop_id.index()) {
            *entry = ABSENT;
        }
    }
    /// Visits the current loop again from the first pass of the nest on, before any other.
    pub fn revisit_current(&mut self) {
        self.skip = true;
        self.push(self.current);
    }
    /// Adds new loops directly inside the current one: they and what is in them are visited next, then the current one again.
    pub fn add_child_loops(&mut self, loops: &Loops, new: &[Loop]) {
        debug_assert!(
            new.iter().all(|&l| loops.parent(l) == self.current),
            "new loops are children of the current one"
        );
        self.revisit_current();
        if !self.outermost_only {
            self.push_all(loops.inner_first_of(new.to_vec()));
        }
    }
    /// Adds new loops beside the current one: they and what is in them are visited after it.
    pub fn add_sibling_loops(&mut self, loops: &Loops, new: &[Loop]) {
        self.push_all(if self.outermost_only { new.to_vec() } else { loops.inner_first_of(new.to_vec()) });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_analysis::testing::graph;

    /// Two outermost loops, the first with two inner ones: 1 { 2, 3 }, 5.
    fn nest() -> Loops {
        let cfg = graph(&[vec![1], vec![2, 5], vec![2, 3], vec![3, 4], vec![1], vec![5, 6], vec![]]);
        Loops::new(&cfg, &DomTree::new(&cfg))
    }
    fn of(loops: &Loops, header: u32) -> Loop {
        loops.of(Block(header))
    }
    fn rest(updater: &mut LoopUpdater, loops: &Loops) -> Vec<u32> {
        std::iter::from_fn(|| updater.next_loop(loops).map(|l| loops.header(l).0)).collect()
    }

    #[test]
    fn inner_loops_come_first_in_program_order() {
        let loops = nest();
        assert_eq!(rest(&mut LoopUpdater::new(&loops, false), &loops), [2, 3, 1, 5]);
        assert_eq!(rest(&mut LoopUpdater::new(&loops, true), &loops), [1, 5]);
    }

    #[test]
    fn revisited_loops_come_next() {
        let loops = nest();
        let mut u = LoopUpdater::new(&loops, false);
        assert_eq!(u.next_loop(&loops), Some(of(&loops, 2)));
        u.revisit_current();
        assert!(u.skips_current());
        assert_eq!(u.next_loop(&loops), Some(of(&loops, 2)));
        assert!(!u.skips_current());
        assert_eq!(rest(&mut u, &loops), [3, 1, 5]);
    }

    #[test]
    fn new_children_come_before_their_parent_and_siblings_after() {
        let mut loops = nest();
        let mut u = LoopUpdater::new(&loops, false);
        u.next_loop(&loops);
        let sibling = loops.add_loop(Block(7), of(&loops, 1));
        u.add_sibling_loops(&loops, &[sibling]);
        assert!(!u.skips_current());
        assert_eq!(u.next_loop(&loops), Some(sibling));
        let (a, b) = (loops.add_loop(Block(8), sibling), loops.add_loop(Block(9), sibling));
        let inner = loops.add_loop(Block(10), b);
        u.add_child_loops(&loops, &[a, b]);
        assert!(u.skips_current());
        assert_eq!(rest(&mut u, &loops), [8, 10, 9, 7, 3, 1, 5]);
        let _ = inner;
    }

    #[test]
    fn deleted_loops_are_not_visited() {
        let mut loops = nest();
        let mut u = LoopUpdater::new(&loops, false);
        let first = u.next_loop(&loops).unwrap();
        loops.erase(first);
        u.mark_deleted(first);
        assert!(u.skips_current());
        // A loop on the list that nobody reported is seen by its tombstone.
        loops.dissolve(of(&loops, 1));
        assert_eq!(rest(&mut u, &loops), [3, 5]);
    }

    #[test]
    fn a_loop_that_is_added_twice_is_visited_once() {
        let loops = nest();
        let mut u = LoopUpdater::new(&loops, false);
        u.next_loop(&loops);
        u.add_sibling_loops(&loops, &[of(&loops, 5)]);
        assert_eq!(rest(&mut u, &loops), [5, 3, 1]);
    }
}
