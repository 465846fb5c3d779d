//! `dse`: erases stores that nothing reads before they are overwritten, or before their memory is gone; shortens fills and copies.
//!
//! **When**: a store, fill or copy is overwritten completely (by one later write, or by several together) on all paths before a
//! read; it is shadowed by the end of the lifetime, `free`, or the end of the function, where nobody else knows the memory; it
//! stores what is there already. Fills are cut at either end, copies at the end. A constant stored over part of a stored constant
//! is merged into it.
//! **How**: each write (*killing*) climbs memory SSA to a write (*dead*) that it overwrites (`search.rs`, `overwrite.rs`); then
//! everything that the dead write reaches is visited: no access may read it, and for memory that the caller sees, killing blocks
//! must cover all paths to the exits, by the post-dominator tree or a walk backwards.
//!
//! | file | what |
//! |---|---|
//! | `search.rs` | finds the write that a killing write may make dead, and proves that it is |
//! | `overwrite.rs` | how two writes lie to each other |
//! | `partial.rs` | joins partial overwrites, shortens fills and copies, merges constants |
//! | `redundant.rs` | stores of what is there already; writes that the end of the function forgets |
//! | `rivals.rs` | which writes may overwrite another at all |
//! | `objects.rs` | who may see an object: after a return, after an unwind; loops and addresses |
//! | `initializes.rs` | writes that calls promise by the attribute `initializes` |
//!
//! **Invariants**: volatile and ordered accesses stay. Barriers, fences and synchronising atomic operations count as reads of all
//! memory that other threads can know, by the alias analysis, so that only memory of this thread that did not escape is passed
//! over. `!noalias`, `!alias.scope` and `!tbaa` are used by the alias analysis. Memory SSA is kept up to date; blocks and edges
//! stay. Nothing is moved or duplicated, so convergent calls and uniformity do not matter.
//! **Cost**: writes (`dse-memoryssa-defs-per-block-limit`) times the limits of the two walks.
//! **Source**: the rules and limits follow LLVM's pass of this name.

mod initializes;
mod objects;
mod overwrite;
mod partial;
mod redundant;
mod rivals;
mod search;
#[cfg(test)]
mod tests;

use crate::knobs;
use objects::Objects;
use overwrite::Overwrite;
use partial::Overlaps;
use rivals::Rivals;
use search::Search;
use std::sync::Arc;
use warpc_analysis::AnalysisSet;
use warpc_analysis::alias::{Alias, AliasCache, Loc, Size, exact_size};
use warpc_analysis::facts;
use warpc_analysis::memssa::{Access, AccessKind, MemorySsa, Users, Walker};
use warpc_columns::RowSet;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::loops::Loops;
use warpc_ir::session::Session;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "dse",
    summary: "erase stores that are overwritten before they are read",
    level: Level::Function,
    reads: AnalysisSet::CFG
        .and(AnalysisSet::DOM)
        .and(AnalysisSet::POSTDOM)
        .and(AnalysisSet::LOOPS)
        .and(AnalysisSet::MEMSSA),
    preserves: AnalysisSet::CFG_ALL.and(AnalysisSet::MEMSSA),
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::DSE],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("dse")?;
        Ok(PassBody::Function(Box::<Dse>::default()))
    },
};

/// Bounds of the walks, from the knobs.
#[derive(Clone, Copy, Default)]
struct Limits {
    scan: usize,
    walk: i64,
    partial_stores: i64,
    writes: usize,
    same_block: i64,
    other_block: i64,
    path_blocks: usize,
    remember: bool,
    track_partial: bool,
    merge_constants: bool,
    initializes: bool,
}

impl Limits {
    fn of(session: &Session) -> Limits {
        let k = &session.knobs;
        let size = |n: i64| usize::try_from(n).unwrap_or(0);
        Limits {
            scan: size(k.get(knobs::DSE_SCAN_LIMIT)),
            walk: k.get(knobs::DSE_WALK_LIMIT),
            partial_stores: k.get(knobs::DSE_PARTIAL_STORE_LIMIT),
            writes: size(k.get(knobs::DSE_DEFS_LIMIT)),
            same_block: k.get(knobs::DSE_SAME_BLOCK_COST),
            other_block: k.get(knobs::DSE_OTHER_BLOCK_COST),
            path_blocks: size(k.get(knobs::DSE_PATH_CHECK_LIMIT)),
            remember: k.get(knobs::DSE_OPTIMIZE_MEMORYSSA),
            track_partial: k.get(knobs::DSE_PARTIAL_OVERWRITE_TRACKING),
            merge_constants: k.get(knobs::DSE_PARTIAL_STORE_MERGING),
            initializes: k.get(knobs::DSE_INITIALIZES),
        }
    }
}

/// The pass with its scratch memory.
#[derive(Default)]
struct Dse {
    users: Users,
    aliases: AliasCache,
    walker: Walker,
    objects: Objects,
    search: Search,
    overlaps: Overlaps,
    writes: Vec<Access>,
    /// By access: what it writes, once that was asked for. Good until fills and copies are shortened.
    written: Vec<Option<Option<Loc>>>,
    nearest: Vec<Access>,
    dead: Vec<Inst>,
    rivals: Rivals,
}

impl FunctionPass for Dse {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let limits = Limits::of(cx.session);
        let (cfg, dom) = (cx.analyses.cfg(func), cx.analyses.dom(func));
        let memssa = cx.analyses.take_memssa(func);
        self.writes.clear();
        for &b in cfg.rpo().iter().rev() {
            for access in memssa.block_accesses(b) {
                if self.writes.len() >= limits.writes {
                    break;
                }
                if memssa.kind(access) == AccessKind::Def && may_kill(func, memssa.inst(access), &limits) {
                    self.writes.push(access);
                }
            }
        }
        let mut changed = false;
        let mut memssa = Some(memssa);
        if !self.writes.is_empty()
            && let Some(memssa) = memssa.take()
        {
            let (post, loops) = (cx.analyses.post_dom(func), cx.analyses.loops(func));
            let graph = Graph { cfg: &cfg, dom: &dom, post: &post, loops: &loops };
            let (any, memssa) = self.work(func, memssa, graph, limits);
            changed = any;
            cx.analyses.put_memssa(func, Arc::new(memssa));
        } else if let Some(memssa) = memssa {
            cx.analyses.put_memssa(func, Arc::new(memssa));
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL.and(AnalysisSet::MEMSSA))
    }
}

/// Whether `inst`, a definition, may make earlier writes dead.
fn may_kill(func: &Func<'_>, inst: Inst, limits: &Limits) -> bool {
    Loc::written(func, inst).is_some()
        || is_memory_terminator(func, inst)
        || limits.initializes && initializes::has_attribute(func, inst)
}

/// Whether `inst` ends the lifetime of an object: a marker says so, or the call frees it.
fn is_memory_terminator(func: &Func<'_>, inst: Inst) -> bool {
    func.op(inst) == Opcode::Call
        && (facts::intrinsic(func, inst) == Some(id::LIFETIME_END) || facts::freed_pointer(func, inst).is_some())
}

impl Dse {
    fn work(
        &mut self,
        func: &mut FuncMut<'_>,
        memssa: MemorySsa,
        graph: Graph<'_>,
        limits: Limits,
    ) -> (bool, MemorySsa) {
        self.users.rebuild(&memssa);
        self.aliases.clear();
        self.walker.clear();
        let Graph { cfg, dom, post, loops } = graph;
        self.objects.begin(func, graph, &memssa);
        self.overlaps.clear();
        self.nearest.clear();
        self.nearest.resize(memssa.len(), Access::NONE);
        self.written.clear();
        self.written.resize(memssa.len(), None);
        let mut state = State { s: self, func, memssa, cfg, dom, post, loops, limits };
        state.find_rivals();
        let mut changed = false;
        let mut at = 0;
        while at < state.s.writes.len() {
            let write = state.s.writes[at];
            at += 1;
            if state.memssa.kind(write) != AccessKind::Dead {
                changed |= state.kill(write);
            }
        }
        if limits.track_partial {
            changed |= state.shorten_overlapped();
        }
        changed |= state.erase_redundant();
        changed |= state.erase_at_end();
        (changed, state.memssa)
    }
}

/// The graph of a function.
#[derive(Clone, Copy)]
struct Graph<'r> {
    cfg: &'r Cfg,
    dom: &'r DomTree,
    post: &'r DomTree,
    loops: &'r Loops,
}

/// A write that may make others dead: one location of one instruction.
#[derive(Clone, Copy)]
struct Killer {
    access: Access,
    inst: Inst,
    loc: Loc,
    /// What the location is in.
    object: Value,
    /// Whether it ends the lifetime of the object.
    terminator: bool,
    /// Whether the callee writes it before anything else, as the attribute `initializes` says.
    initializes: bool,
}

/// One run over a function.
struct State<'r, 'a> {
    s: &'r mut Dse,
    func: &'r mut FuncMut<'a>,
    memssa: MemorySsa,
    cfg: &'r Cfg,
    dom: &'r DomTree,
    post: &'r DomTree,
    loops: &'r Loops,
    limits: Limits,
}

/// Base that LLVM's rules compare: up to ten steps.
fn object_of(func: &Func<'_>, pointer: Value) -> Value {
    facts::underlying_object(func, pointer, 10)
}

/// Whether `inst`, which writes one location, may be erased when nothing reads that.
fn is_removable(func: &Func<'_>, inst: Inst) -> bool {
    match func.op(inst) {
        Opcode::Store => facts::is_unordered(func, inst),
        Opcode::Call => {
            if let Some(which) = facts::intrinsic(func, inst) {
                match which {
                    id::LIFETIME_START | id::LIFETIME_END => return false,
                    id::MEMCPY | id::MEMCPY_INLINE | id::MEMMOVE | id::MEMSET | id::MEMSET_INLINE => {
                        return func.consts().as_int(func.operand(inst, 3)) == Some(0);
                    }
                    _ => {}
                }
            }
            func.is_unused(Value::inst(inst)) && facts::will_return(func, inst) && !facts::may_throw(func, inst)
        }
        _ => false,
    }
}

/// Intrinsics that are definitions of memory SSA only to keep their place.
fn is_noop_intrinsic(func: &Func<'_>, inst: Inst) -> bool {
    matches!(
        facts::intrinsic(func, inst),
        Some(id::LIFETIME_START | id::LIFETIME_END | id::INVARIANT_END | id::LAUNDER_INVARIANT_GROUP | id::ASSUME)
    )
}

impl<'a> State<'_, 'a> {
    fn alias(&mut self) -> Alias<'_, 'a> {
        Alias::again(self.func, &mut self.s.aliases).with_order(self.dom, self.memssa.cyclic())
    }
    /// [`Loc::written`] of the instruction of `access`, remembered.
    fn written(&mut self, access: Access) -> Option<Loc> {
        let (func, inst) = (&*self.func, self.memssa.inst(access));
        match self.s.written.get_mut(access.index()) {
            Some(row) => *row.get_or_insert_with(|| Loc::written(func, inst)),
            None => Loc::written(func, inst),
        }
    }
    /// [`object_of`], remembered.
    fn object_of(&mut self, pointer: Value) -> Value {
        self.alias().object_of(pointer)
    }

    /// Erases or changes what the write `access` makes dead, and the write itself where it changes nothing.
    fn kill(&mut self, access: Access) -> bool {
        let inst = self.memssa.inst(access);
        let mut changed = false;
        let mut killers: smallvec::SmallVec<[Killer; 2]> = smallvec::SmallVec::new();
        let of = |loc: Loc, object: Value| Killer { access, inst, loc, object, terminator: false, initializes: false };
        if is_memory_terminator(self.func, inst) {
            let loc = self.terminated(inst).map(|(loc, _)| loc);
            killers.extend(loc.map(|loc| Killer { terminator: true, ..of(loc, object_of(self.func, loc.ptr)) }));
        } else {
            killers.extend(self.written(access).map(|loc| of(loc, object_of(self.func, loc.ptr))));
            if self.limits.initializes {
                for loc in self.initialized(inst) {
                    killers.push(Killer { initializes: true, ..of(loc, object_of(self.func, loc.ptr)) });
                }
            }
        }
        for killer in killers {
            let (any, gone) = if self.may_overwrite(&killer) { self.kill_with(&killer) } else { (false, false) };
            changed |= any;
            if gone {
                break;
            }
            if !killer.initializes && self.is_noop(access, killer.object) {
                self.erase(inst);
                return true;
            }
        }
        changed
    }

    /// Whether there may be a write of which `killer` overwrites anything.
    fn may_overwrite(&self, killer: &Killer) -> bool {
        let Size::Exact(size) = killer.loc.size else { return true };
        let is_plain = !killer.terminator && !killer.initializes;
        !is_plain || self.s.rivals.has(killer.access) || exact_size(self.func, killer.object) == Some(size)
    }

    /// Erases what `killer` makes dead; whether anything changed, and whether the killing write itself is gone.
    fn kill_with(&mut self, killer: &Killer) -> (bool, bool) {
        let mut changed = false;
        let mut budget = search::Budget {
            scan: self.limits.scan,
            walk: self.limits.walk,
            partial_stores: self.limits.partial_stores,
        };
        let mut candidates = std::mem::take(&mut self.s.search.candidates);
        candidates.begin(self.memssa.len());
        candidates.push(self.memssa.defining(killer.access));
        let mut gone = false;
        let mut at = 0;
        while let Some(&start) = candidates.list.get(at) {
            at += 1;
            if self.memssa.kind(start) == AccessKind::Dead {
                continue;
            }
            let Some(found) = self.find_dead(killer, start, &mut budget) else { continue };
            if self.memssa.kind(found) == AccessKind::Phi {
                // Only what comes before the phi in a walk from the entry: it is no write of a later iteration.
                let block = self.memssa.block(found);
                for (_, incoming) in self.memssa.incoming(found) {
                    if self.cfg.rpo_index(self.memssa.block(incoming)) < self.cfg.rpo_index(block) {
                        candidates.push(incoming);
                    }
                }
                continue;
            }
            candidates.push(self.memssa.defining(found));
            let (any, killed) = self.overwrite_found(killer, found);
            changed |= any;
            gone |= killed;
            if gone {
                break;
            }
        }
        self.s.search.candidates = candidates;
        (changed, gone)
    }

    /// Erases or changes the write `found`, which nothing reads before `killer` overwrites it at least in part. Whether anything
    /// changed, and whether the killing write is gone.
    fn overwrite_found(&mut self, killer: &Killer, found: Access) -> (bool, bool) {
        let dead = self.memssa.inst(found);
        let Some(dead_loc) = self.written(found) else { return (false, false) };
        if killer.terminator {
            if killer.object != self.object_of(dead_loc.ptr) {
                return (false, false);
            }
            self.erase(dead);
            return (true, false);
        }
        let complete = match self.overwrite(killer.inst, dead, &killer.loc, &dead_loc) {
            Overwrite::Complete => true,
            Overwrite::Partial(at) => {
                if self.limits.track_partial && self.s.overlaps.add(dead, at) {
                    true
                } else {
                    if self.limits.merge_constants && at.is_inside() && self.merge_constants(killer, dead, at) {
                        self.erase(killer.inst);
                        self.s.overlaps.remove(dead);
                        return (true, true);
                    }
                    false
                }
            }
            Overwrite::None | Overwrite::Unknown => false,
        };
        if complete {
            self.erase(dead);
        }
        (complete, false)
    }

    /// Erases `inst` and what was computed for it alone.
    fn erase(&mut self, inst: Inst) {
        let mut work = std::mem::take(&mut self.s.dead);
        work.push(inst);
        while let Some(i) = work.pop() {
            if self.func.is_dead(i) {
                continue;
            }
            let operands: smallvec::SmallVec<[Value; 4]> = self.func.operands(i).collect();
            if self.func.op(i) == Opcode::Store && self.func.types().is_ptr(self.func.type_of(operands[0])) {
                // An object may be captured nowhere now.
                let object = object_of(self.func, operands[0]);
                self.s.objects.forget(self.func, object);
                self.s.aliases.forget_escape(object);
            }
            self.s.users.remove(&mut self.memssa, i);
            self.s.overlaps.remove(i);
            self.func.erase(i);
            for value in operands {
                if let Some(operand) = value.as_inst()
                    && !self.func.is_dead(operand)
                    && facts::is_trivially_dead(self.func, operand)
                {
                    work.push(operand);
                }
            }
        }
        self.s.dead = work;
    }
}

/// Accesses to look at in order, each once.
#[derive(Default)]
struct OnceList {
    list: Vec<Access>,
    seen: RowSet<Access>,
}

impl OnceList {
    fn begin(&mut self, rows: usize) {
        // Only what the last walk entered has to be taken out again.
        for access in self.list.drain(..) {
            self.seen.remove(access);
        }
        self.seen.resize(rows);
    }
    fn push(&mut self, access: Access) {
        if self.seen.insert(access) {
            self.list.push(access);
        }
    }
}
