//! Clobber queries: the nearest definition above an access that may write what it reads or writes.
//!
//! The walk climbs definitions. At a phi, it checks all paths up to the definition that reaches the end of the dominator
//! of the phi's block; when none of them clobbers, it goes on there. Once it went through a phi on a cycle, addresses may
//! be of different iterations, and the alias questions say so.

use super::{Access, AccessKind, MemorySsa, loads_reorder};
use crate::alias::{Alias, AliasCache, Loc, ModRef, Size, Tags};
use crate::facts;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Func, Value, ValueKind};

/// Alias questions per query, as in LLVM's `memssa-check-limit`.
pub const BUDGET: u32 = 100;

/// Scratch and remembered answers of clobber queries of one function. Who changes it meanwhile says so: [`Walker::clear`],
/// [`Walker::forget_computed_from`], [`Walker::forget_addresses`].
#[derive(Default)]
pub struct Walker {
    /// Answer per access, `NONE` when not asked yet.
    found: Vec<Access>,
    visited: Vec<u32>,
    stamp: u32,
    work: Vec<Access>,
    defs: Vec<Access>,
    aliases: AliasCache,
    /// Per value an address can be (arguments, then instruction rows): the last answer about it.
    last: Vec<Last>,
}

/// An answer to remember: `size` bytes at a value, with these tags, reach up from `start` to `answer`.
#[derive(Clone, Copy)]
struct Last {
    start: Access,
    answer: Access,
    size: Size,
    tags: Tags,
}

/// What a query is about.
enum About {
    Loc(Inst, Loc),
    Call(Inst),
}

impl Walker {
    /// Forgets all answers (the function changed in a way that adds definitions or captures).
    pub fn clear(&mut self) {
        self.found.clear();
        self.last.clear();
        self.aliases.clear();
    }
    /// Forgets how addresses are computed from `value`: some uses of it are about to get another value, or it lost flags.
    pub fn forget_computed_from(&mut self, func: &Func<'_>, value: Value) {
        self.aliases.forget_computed_from(func, value);
    }
    /// Forgets how pointers are computed: that happened to a number.
    pub fn forget_addresses(&mut self) {
        self.aliases.forget_addresses();
    }
    /// The access that clobbers definition or use `access`: its defining access, or a phi, or something above it.
    pub fn clobber(&mut self, func: &Func<'_>, memory_ssa: &MemorySsa, dom: &DomTree, access: Access) -> Access {
        if self.found.len() < memory_ssa.len() {
            self.found.resize(memory_ssa.len(), Access::NONE);
        }
        let done = self.found[access.index()];
        if done.is_some() && memory_ssa.kind(done) != AccessKind::Dead {
            return done;
        }
        let r = self.search(func, memory_ssa, dom, access);
        self.found[access.index()] = r;
        r
    }
    fn search(&mut self, func: &Func<'_>, memory_ssa: &MemorySsa, dom: &DomTree, access: Access) -> Access {
        let i = memory_ssa.inst(access);
        let start = memory_ssa.defining(access);
        if !matches!(memory_ssa.kind(access), AccessKind::Def | AccessKind::Use) {
            return access;
        }
        let about = match func.op(i) {
            Opcode::Fence => return start,
            op if op.is_call() => About::Call(i),
            _ => match Loc::of(func, i) {
                Some(l) => About::Loc(i, l),
                None => return start,
            },
        };
        if let About::Loc(i, l) = &about
            && func.op(*i) == Opcode::Load
            && facts::is_unordered(func, *i)
            && (has_invariant_load(func, *i) || !Alias::again(func, &mut self.aliases).mask(l).is_mod())
        {
            return Access::LIVE_ON_ENTRY;
        }
        self.climb(func, memory_ssa, dom, start, &about)
    }
    /// The access at or above `start` that clobbers `loc`. `start` must reach the place the question is for.
    pub fn clobber_of_loc(
        &mut self,
        func: &Func<'_>,
        memory_ssa: &MemorySsa,
        dom: &DomTree,
        start: Access,
        loc: &Loc,
    ) -> Access {
        self.climb(func, memory_ssa, dom, memory_ssa.resolve(start), &About::Loc(Inst::NONE, *loc))
    }
    fn climb(
        &mut self,
        func: &Func<'_>,
        memory_ssa: &MemorySsa,
        dom: &DomTree,
        start: Access,
        about: &About,
    ) -> Access {
        let slot = self.slot(func, about);
        let known = slot.map(|k| self.last[k]).filter(|l| {
            let About::Loc(_, loc) = about else { return false };
            l.start.is_some()
                && l.size == loc.size
                && l.tags == loc.tags
                && memory_ssa.kind(l.answer) != AccessKind::Dead
        });
        let (answer, met) = self.climb_until(func, memory_ssa, dom, start, about, known);
        if let (Some(k), About::Loc(_, loc), false) = (slot, about, met) {
            self.last[k] = Last { start, answer, size: loc.size, tags: loc.tags };
        }
        answer
    }
    /// Row of `last` for an address that means the same everywhere in the function: an argument, or an alloca of the entry.
    fn slot(&mut self, func: &Func<'_>, about: &About) -> Option<usize> {
        let About::Loc(_, loc) = about else { return None };
        let row = match loc.ptr.kind() {
            ValueKind::Arg(n) => n as usize,
            ValueKind::Inst(i) if func.op(i) == Opcode::Alloca && func.block_of(i) == func.entry() => {
                func.num_args() + i.index()
            }
            _ => return None,
        };
        if self.last.len() <= row {
            let none =
                Last { start: Access::NONE, answer: Access::LIVE_ON_ENTRY, size: Size::Any, tags: Tags::default() };
            self.last.resize(row + 1, none);
        }
        Some(row)
    }
    /// The answer, and whether it is the one `known` gave.
    fn climb_until(
        &mut self,
        func: &Func<'_>,
        memory_ssa: &MemorySsa,
        dom: &DomTree,
        start: Access,
        about: &About,
        known: Option<Last>,
    ) -> (Access, bool) {
        let mut budget = BUDGET;
        let mut across = false;
        let mut at = start;
        loop {
            if let Some(l) = known.filter(|l| l.start == at) {
                return (l.answer, true);
            }
            match memory_ssa.kind(at) {
                AccessKind::Entry => return (at, false),
                AccessKind::Phi => {
                    let b = memory_ssa.block(at);
                    // A phi in unreachable code has no dominator.
                    if !dom.is_reachable(b) {
                        return (at, false);
                    }
                    let target = dom.idom(b).get().map_or(Access::LIVE_ON_ENTRY, |d| memory_ssa.reaching_end(d));
                    across |= memory_ssa.is_cyclic(b);
                    match self.paths_are_free(func, memory_ssa, at, target, about, &mut across, &mut budget) {
                        true => at = target,
                        false => return (at, false),
                    }
                }
                _ => {
                    if budget == 0 || self.clobbers(func, memory_ssa, at, about, across) {
                        return (at, false);
                    }
                    budget -= 1;
                    at = memory_ssa.defining(at);
                }
            }
        }
    }
    /// Whether no definition on any path from `phi` up to `target`, which all paths reach, clobbers.
    fn paths_are_free(
        &mut self,
        func: &Func<'_>,
        memory_ssa: &MemorySsa,
        phi: Access,
        target: Access,
        about: &About,
        across: &mut bool,
        budget: &mut u32,
    ) -> bool {
        if self.visited.len() < memory_ssa.len() {
            self.visited.resize(memory_ssa.len(), 0);
        }
        self.stamp += 1;
        let stamp = self.stamp;
        self.work.clear();
        // Cycles anywhere between count for all questions of this region; a cheap upper bound is the phi's own block and
        // those met, so phis are collected first.
        self.visited[phi.index()] = stamp;
        self.work.extend(memory_ssa.incoming(phi).map(|x| x.1));
        let mut defs = std::mem::take(&mut self.defs);
        defs.clear();
        while let Some(a) = self.work.pop() {
            if a == target || self.visited[a.index()] == stamp {
                continue;
            }
            self.visited[a.index()] = stamp;
            match memory_ssa.kind(a) {
                AccessKind::Phi => {
                    *across |= memory_ssa.is_cyclic(memory_ssa.block(a));
                    self.work.extend(memory_ssa.incoming(a).map(|x| x.1));
                }
                // The paths must reach the target; memory at entry is above it only when it is the target.
                AccessKind::Entry => {}
                _ => {
                    defs.push(a);
                    if defs.len() > *budget as usize {
                        self.defs = defs;
                        return false;
                    }
                    self.work.push(memory_ssa.defining(a));
                }
            }
        }
        *budget -= defs.len() as u32;
        let far = *across;
        let free = !defs.iter().any(|&d| self.clobbers(func, memory_ssa, d, about, far));
        self.defs = defs;
        free
    }
    /// Whether definition `access` may write what the question is about.
    fn clobbers(
        &mut self,
        func: &Func<'_>,
        memory_ssa: &MemorySsa,
        access: Access,
        about: &About,
        across: bool,
    ) -> bool {
        let i = memory_ssa.inst(access);
        let mut aa = Alias::again(func, &mut self.aliases).with_cycles(memory_ssa.cyclic(), across);
        match about {
            About::Call(c) => !aa.mod_ref_call(i, *c).is_none(),
            About::Loc(user, loc) => {
                if func.op(i) == Opcode::Load {
                    // A load is a definition because it is ordered.
                    if user.is_some() && func.op(*user) == Opcode::Load {
                        return !loads_reorder(func, *user, i);
                    }
                    if user.is_some() {
                        return aa.mod_ref(i, loc).is_mod();
                    }
                    return func.mem(i).ordering >= warpc_ir::Ordering::Acquire;
                }
                let r: ModRef = if func.op(i).is_call() {
                    aa.call_mod_ref_with(i, loc, memory_ssa.call_effects(access))
                } else {
                    aa.mod_ref(i, loc)
                };
                r.is_mod()
            }
        }
    }
}

fn has_invariant_load(func: &Func<'_>, inst: Inst) -> bool {
    func.flags(inst) & flags::HAS_MD != 0
        && func.attachments(inst).any(|a| func.ctx().tables.strings.get(a.kind) == b"invariant.load")
}
