//! The search for a write that a killing write makes dead.
//!
//! 1. Climb definitions from the killing write to one that it overwrites at least in part (`climb`). The climb stops at phis,
//!    which the caller goes on behind, at instructions that unwind to where the object is seen, at ordered accesses, at reads.
//! 2. Visit everything that definition reaches (`is_unread`): nothing may read it, but for what a killing write dominates. Other
//!    writes that overwrite it completely are found on the way.
//! 3. Unless the object is gone after the return, killing writes must stand on all paths from the definition to the exits
//!    (`covers_all_paths`).

use super::objects::ends_unreachable;
use super::overwrite::Overwrite;
use super::rivals::Beside;
use super::{Killer, OnceList, State, is_noop_intrinsic, is_removable};
use warpc_analysis::alias::Loc;
use warpc_analysis::facts;
use warpc_analysis::memssa::{Access, AccessKind};
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Ordering};

/// What a search may still cost, for all candidates of one killing write.
pub(super) struct Budget {
    pub scan: usize,
    pub walk: i64,
    pub partial_stores: i64,
}

/// Scratch of the search.
#[derive(Default)]
pub(super) struct Search {
    pub candidates: OnceList,
    pub reached: OnceList,
    direct: Vec<Access>,
    killing: Vec<Inst>,
    killing_blocks: Vec<Block>,
    blocks: Vec<Block>,
    seen_blocks: warpc_columns::RowSet<Block>,
}

impl State<'_, '_> {
    /// The write at or above `start` that `killer` makes dead, at least in part; or the phi that the climb came to.
    pub(super) fn find_dead(&mut self, killer: &Killer, start: Access, budget: &mut Budget) -> Option<Access> {
        let (found, loc) = self.climb(killer, start, budget)?;
        if self.memssa.kind(found) == AccessKind::Phi {
            return Some(found);
        }
        let mut killing = std::mem::take(&mut self.s.search.killing);
        let mut reached = std::mem::take(&mut self.s.search.reached);
        killing.clear();
        killing.push(killer.inst);
        reached.begin(self.memssa.len());
        let dead = self.is_unread(killer, found, &loc, &mut killing, &mut reached, budget)
            && (self.s.objects.is_gone_after_return(self.func, killer.object)
                || self.covers_all_paths(found, &killing));
        self.s.search.killing = killing;
        self.s.search.reached = reached;
        dead.then_some(found)
    }

    /// The first definition at or above `start` that `killer` overwrites at least in part, with its location; or a phi.
    fn climb(&mut self, killer: &Killer, start: Access, budget: &mut Budget) -> Option<(Access, Loc)> {
        if budget.scan == 0 || budget.walk <= 0 {
            return None;
        }
        let first = self.memssa.defining(killer.access);
        // The nearest definition that the write overwrites is remembered for `erase_redundant`.
        let mut remember = self.limits.remember && first == start && !facts::may_read(self.func, killer.inst);
        let mut at = start;
        loop {
            if self.memssa.kind(at) == AccessKind::Entry {
                return None;
            }
            let same_block = self.memssa.block(at) == self.func.block_of(killer.inst);
            let cost = if same_block { self.limits.same_block } else { self.limits.other_block };
            if budget.walk <= cost {
                return None;
            }
            budget.walk -= cost;
            if self.memssa.kind(at) == AccessKind::Phi {
                return Some((at, killer.loc));
            }
            let inst = self.memssa.inst(at);
            let above = self.memssa.defining(at);
            if self.is_passed_over(inst, killer) {
                remember = false;
                at = above;
                continue;
            }
            if self.stops_climb(killer, start, at) {
                return None;
            }
            let Some(loc) = self.written(at).filter(|_| is_removable(self.func, inst)) else {
                remember = false;
                at = above;
                continue;
            };
            if !self.s.objects.is_loop_independent(self.func, self.loops, inst, killer.inst, loc.ptr) {
                remember = false;
                at = above;
                continue;
            }
            if killer.terminator {
                if self.ends_life_of(killer.inst, inst, &loc) {
                    return Some((at, loc));
                }
                remember = false;
                at = above;
                continue;
            }
            let how = match self.s.rivals.beside(killer.access, at) {
                Some(Beside::Apart) if !killer.initializes => Overwrite::None,
                // What is not known to share bytes is passed over, whether they are known to share none or not.
                Some(Beside::Stranger) if !killer.initializes && !remember => Overwrite::Unknown,
                _ => self.overwrite(killer.inst, inst, &killer.loc, &loc),
            };
            if remember {
                if at != first && matches!(how, Overwrite::Complete | Overwrite::Partial(_)) {
                    self.s.nearest[killer.access.index()] = at;
                }
                remember = how == Overwrite::None;
            }
            match how {
                Overwrite::Complete => return Some((at, loc)),
                Overwrite::Partial(_) if budget.partial_stores > 1 => {
                    budget.partial_stores -= 1;
                    return Some((at, loc));
                }
                Overwrite::Partial(_) => budget.walk -= 1,
                Overwrite::None | Overwrite::Unknown => {}
            }
            at = above;
        }
    }

    /// Whether definition `inst` does not concern memory that `killer` writes.
    fn is_passed_over(&mut self, inst: Inst, killer: &Killer) -> bool {
        let func = &*self.func;
        if func.op(inst).is_call() && facts::call_memory(func, inst).only_inaccessible() {
            return true;
        }
        // A fence orders what others see already; that others may have read is asked when its users are visited.
        if func.op(inst) == Opcode::Fence || is_noop_intrinsic(func, inst) {
            return true;
        }
        facts::may_throw(func, inst) && self.s.objects.is_gone_after_unwind(func, killer.object)
    }

    /// Whether nothing above the definition `at` can be dead by `killer`.
    fn stops_climb(&mut self, killer: &Killer, start: Access, at: Access) -> bool {
        let inst = self.memssa.inst(at);
        if self.s.objects.may_throw_between(self.func, killer.inst, inst, killer.object)
            || facts::may_throw(self.func, inst) && !self.s.objects.is_gone_after_unwind(self.func, killer.object)
            || Loc::is_ordered_access(self.func, inst)
            || facts::intrinsic(self.func, inst).is_none() && self.reads(inst, &killer.loc)
        {
            return true;
        }
        let mut direct = std::mem::take(&mut self.s.search.direct);
        direct.clear();
        let limit = self.limits.scan;
        self.s.users.visit(&self.memssa, at, |user| {
            direct.push(user);
            direct.len() <= limit
        });
        let read = direct.len() > limit
            || direct.iter().any(|&user| {
                self.memssa.kind(user) != AccessKind::Phi
                    && !self.memssa.dominates(self.func, self.dom, start, user)
                    && self.reads(self.memssa.inst(user), &killer.loc)
            });
        self.s.search.direct = direct;
        read
    }

    /// Whether `inst` may read `loc`, or keeps writes in front of it in order.
    pub(super) fn reads(&mut self, inst: Inst, loc: &Loc) -> bool {
        let func = &*self.func;
        if is_noop_intrinsic(func, inst) {
            return false;
        }
        if func.op(inst) == Opcode::Store {
            return func.mem(inst).ordering > Ordering::Monotonic;
        }
        if func.op(inst).is_call() && facts::call_memory(func, inst).only_inaccessible() {
            return false;
        }
        self.alias().mod_ref(inst, loc).is_ref()
    }

    fn push_users(&mut self, access: Access, at: usize, budget: &Budget, reached: &mut OnceList) {
        // More than this and the walk gives up.
        let limit = at + budget.scan + 1;
        self.s.users.visit(&self.memssa, access, |user| {
            reached.push(user);
            reached.list.len() <= limit
        });
    }

    /// Whether nothing reads `loc`, which definition `dead` writes, before it is written again. Fills `killing` with the writes
    /// that overwrite it.
    fn is_unread(
        &mut self,
        killer: &Killer,
        dead: Access,
        loc: &Loc,
        killing: &mut Vec<Inst>,
        reached: &mut OnceList,
        budget: &mut Budget,
    ) -> bool {
        let dead_inst = self.memssa.inst(dead);
        self.push_users(dead, 0, budget, reached);
        let mut at = 0;
        while let Some(&user) = reached.list.get(at) {
            if budget.scan < reached.list.len() - at {
                return false;
            }
            at += 1;
            budget.scan -= 1;
            if self.memssa.kind(user) == AccessKind::Phi {
                let block = self.memssa.block(user);
                if !killing.iter().any(|&k| self.dom.strictly_dominates(self.func.block_of(k), block)) {
                    self.push_users(user, at, budget, reached);
                }
                continue;
            }
            let inst = self.memssa.inst(user);
            if killing.iter().any(|&k| k != inst && self.dom.dominates_inst(self.func, k, inst))
                || self.ends_life_of(inst, dead_inst, loc)
            {
                continue;
            }
            if is_noop_intrinsic(self.func, inst) {
                self.push_users(user, at, budget, reached);
                continue;
            }
            if facts::may_throw(self.func, inst) && !self.s.objects.is_gone_after_unwind(self.func, killer.object) {
                return false;
            }
            // The callee writes it before it reads it.
            let initialized = killer.initializes && inst == killer.inst && killer.object == self.object_of(loc.ptr);
            if !initialized && self.reads(inst, loc) {
                return false;
            }
            // Around a loop the address may be another one: the write does not kill itself.
            if user == dead && !self.s.objects.is_loop_invariant(self.func, self.loops, loc.ptr) {
                return false;
            }
            if user == killer.access || user == dead || self.memssa.kind(user) != AccessKind::Def {
                continue;
            }
            if !self.overwrites_completely(user, dead, loc) {
                self.push_users(user, at, budget, reached);
                continue;
            }
            let (b, d) = (self.func.block_of(inst), self.memssa.block(dead));
            if self.cfg.rpo_index(b) <= self.cfg.rpo_index(d) && b != d
                || b == d && self.func.comes_before(inst, dead_inst)
            {
                return false;
            }
            if !self.s.objects.is_gone_after_return(self.func, killer.object) {
                killing.push(inst);
            }
        }
        true
    }

    /// Whether all paths from the write `dead` to the end of the function pass a write of `killing`.
    fn covers_all_paths(&mut self, dead: Access, killing: &[Inst]) -> bool {
        let mut blocks = std::mem::take(&mut self.s.search.killing_blocks);
        blocks.clear();
        blocks.extend(killing.iter().map(|&k| self.func.block_of(k)));
        blocks.sort_unstable();
        blocks.dedup();
        let covered = self.blocks_cover(self.memssa.block(dead), &blocks);
        self.s.search.killing_blocks = blocks;
        covered
    }
    fn blocks_cover(&mut self, from: Block, killing: &[Block]) -> bool {
        let mut common = killing[0];
        for &b in &killing[1..] {
            if common.is_none() {
                break;
            }
            common = self.post.common(common, b);
        }
        if common.is_none() || !self.post.dominates(common, from) {
            if common.is_some() && !self.s.objects.unreachable_exit {
                return false;
            }
            // All exits but those that are never reached.
            common = Block::NONE;
        }
        if common.is_some() && killing.binary_search(&common).is_ok() {
            return true;
        }
        let search = &mut self.s.search;
        search.blocks.clear();
        search.seen_blocks.reset(self.func.num_blocks());
        let mut push = |block: Block, list: &mut Vec<Block>| {
            if search.seen_blocks.insert(block) {
                list.push(block);
            }
        };
        match common.get() {
            Some(block) => push(block, &mut search.blocks),
            None => {
                for &root in self.post.roots() {
                    if !ends_unreachable(self.func, root) {
                        push(root, &mut search.blocks);
                    }
                }
            }
        }
        let mut at = 0;
        while let Some(&block) = search.blocks.get(at) {
            at += 1;
            if killing.binary_search(&block).is_ok() {
                continue;
            }
            if block == from {
                return false;
            }
            if !self.dom.is_reachable(block) {
                continue;
            }
            for &pred in self.cfg.preds(block) {
                push(pred, &mut search.blocks);
            }
            if search.blocks.len() >= self.limits.path_blocks {
                return false;
            }
        }
        true
    }
}
