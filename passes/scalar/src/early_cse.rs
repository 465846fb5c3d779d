//! `early-cse`: removes computations that a dominating one has made already; `early-cse<memssa>` asks memory SSA what loads see.
//!
//! **When**: equal pure operations (operands of commutative ones in either order, comparisons in either direction), loads of
//! memory that did not change, loads of what was stored, calls that only read, stores of what is there already, stores that
//! are overwritten at once; conditions that a branch or assumption has decided.
//! **How**: one walk over the dominator tree in preorder, iterative, with scoped tables: what a block adds is taken out when its
//! subtree is done. Memory is a counter that every write increments; a block with several predecessors starts a new count.
//! **Invariants**: the earlier instruction keeps the flags both have; blocks and edges stay.
//! **Cost**: linear; with memory SSA plus the bounded walks of its walker.
//! **Source**: Briggs, Cooper and Simpson, "Value numbering", 1997 (dominator-based value numbering).
//! **Relies on** memory SSA or the counter for what may write: barriers, fences and ordered atomics end what is known. Of volatile
//! accesses none goes; an atomic load stands for a plain one, not the other way around; a convergent call takes the place of an equal one
//! in its own block only, as other threads may be in another. A load that stays keeps its TBAA tags and alias scopes, which speak of
//! itself alone.

mod equality;
mod scoped;

use super::patterns as p;
use super::simplify::{Context, Simplifier};
pub(super) use equality::keep_common_flags;
use equality::{equal, hash_of, is_convergent, is_value};
use scoped::Scoped;
use std::hash::BuildHasher;
use std::sync::Arc;
use warpc_analysis::AnalysisSet;
use warpc_analysis::alias::feeds_addresses;
use warpc_analysis::facts;
use warpc_analysis::known_bits::KnownMemo;
use warpc_analysis::library::library_call;
use warpc_analysis::memssa::{MemorySsa, Walker};
use warpc_ir::body::AttachRow;
use warpc_ir::cfg::Cfg;
use warpc_ir::column_sets::{Columns, ERASED, MEANING, PAYLOAD};
use warpc_ir::dom::DomTree;
use warpc_ir::edit::settled::SIMPLIFIED;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Func, FuncMut, Opcode, Ordering, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "early-cse",
    summary: "remove computations that dominating ones have made already",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::ASSUMPTIONS).and(AnalysisSet::MEMSSA),
    preserves: AnalysisSet::CFG_ALL.and(AnalysisSet::MEMSSA),
    // Calls keep the attributes that both have, which are among the payload.
    columns: Columns { reads: MEANING, writes: ERASED.and(PAYLOAD) },
    knobs: &[],
    idempotent: false,
    required: false,
    make: |mut params| {
        let memssa = params.take_flag("memssa", false);
        params.finish("early-cse")?;
        Ok(PassBody::Function(Box::new(EarlyCse { memssa, ..Default::default() })))
    },
};

/// Attachments of a load that say something of its own execution, whoever else takes its value.
const OF_THE_PLACE: [&[u8]; 8] = [
    b"tbaa",
    b"alias.scope",
    b"noalias",
    b"llvm.mem.parallel_loop_access",
    b"llvm.access.group",
    b"invariant.load",
    b"invariant.group",
    b"noundef",
];
/// Attachments that make another value poison.
const OF_THE_VALUE: [&[u8]; 5] = [b"range", b"nonnull", b"align", b"dereferenceable", b"dereferenceable_or_null"];

/// Walks of memory SSA in one function before the pass goes by the counter alone.
const MAX_CLOBBER_WALKS: u32 = 500;

/// Uses of conditions that are looked at in any function; large functions get more.
const MIN_USE_BUDGET: usize = 1 << 16;

#[derive(Default)]
struct EarlyCse {
    /// Known bits, of run after run.
    memo: KnownMemo,
    memssa: bool,
    /// Pure operations and calls, by content.
    values: Scoped<Inst>,
    /// Known conditions: instruction and truth.
    conditions: Scoped<(Value, bool)>,
    /// What memory at an address holds.
    loads: Scoped<Available>,
    /// Calls that only read.
    calls: Scoped<(Inst, u32)>,
    /// Memory that does not change any more.
    invariants: Scoped<Invariant>,
    walker: Walker,
}

/// Value that memory at `ptr` holds since `generation`, made by `by`.
#[derive(Clone, Copy)]
struct Available {
    ptr: Value,
    value: Value,
    by: Inst,
    generation: u32,
}

/// `bytes` bytes at `ptr` that no write changes since `generation`.
#[derive(Clone, Copy)]
struct Invariant {
    ptr: Value,
    bytes: u64,
    generation: u32,
}

type Hash64 = foldhash::fast::FixedState;

fn hasher() -> Hash64 {
    Hash64::with_seed(0x6373_6500)
}

impl FunctionPass for EarlyCse {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let (cfg, dom) = (cx.analyses.cfg(f), cx.analyses.dom(f));
        let assumptions = cx.analyses.assumptions(f);
        let memssa = self.memssa.then(|| cx.analyses.take_memssa(f));
        self.values.clear();
        self.conditions.clear();
        self.loads.clear();
        self.calls.clear();
        self.invariants.clear();
        self.walker.clear();
        let memo = std::mem::take(&mut self.memo);
        memo.begin();
        let context = Context { dom: Some(&dom), assumptions: Some(&assumptions), at: Inst::NONE, memo: Some(&memo) };
        let mut numbering = Numbering {
            use_budget: 4 * f.num_insts() + MIN_USE_BUDGET,
            s: self,
            f,
            cfg: &cfg,
            dom: &dom,
            cx: context,
            memssa,
            walks: 0,
            changed: false,
            found_callee: false,
            generation: 0,
        };
        numbering.walk();
        let exhausted = numbering.use_budget == 0;
        let (changed, memssa) = (numbering.changed, numbering.memssa.filter(|_| !numbering.found_callee));
        self.memo = memo;
        if exhausted {
            let entry = f.first(f.entry());
            cx.remark(
                RemarkKind::Missed,
                INFO.name,
                "BudgetExhausted",
                entry,
                || "uses of conditions that many branches share were not all looked at",
            );
        }
        let mut preserved = AnalysisSet::CFG_ALL;
        if let Some(m) = memssa {
            cx.analyses.put_memssa(f, Arc::new(m));
            preserved = preserved.and(AnalysisSet::MEMSSA);
        }
        Outcome::of(changed, preserved)
    }
}

/// The walk over one function: what it reads, and what it has found so far.
struct Numbering<'r, 'a> {
    s: &'r mut EarlyCse,
    f: &'r mut FuncMut<'a>,
    cfg: &'r Cfg,
    dom: &'r DomTree,
    cx: Context<'r>,
    memssa: Option<MemorySsa>,
    walks: u32,
    /// Uses of decided conditions that may still be looked at: a condition of many branches is looked through at each.
    use_budget: usize,
    changed: bool,
    /// Whether a call got another callee: memory SSA, which is still right but says too much of it, is not that of the code.
    found_callee: bool,
    generation: u32,
}

/// A block on the walk: its children still to visit, and where its scope ends, which is what they all start with.
struct Frame {
    children: smallvec::SmallVec<[Block; 4]>,
    generation: u32,
    marks: [usize; 5],
}

/// Whether `value` is the callee of some call.
fn is_called(f: &Func<'_>, value: Value) -> bool {
    f.uses(value).any(|u| {
        let user = f.user(u);
        f.op(user).is_call() && f.callee(user) == value
    })
}

/// Whether `inst` compares numbers under constraints that keep it from being a value like others.
fn is_strict_comparison(f: &Func<'_>, inst: Inst) -> bool {
    let which = if f.op(inst) == Opcode::Call { facts::intrinsic(f, inst) } else { None };
    matches!(which, Some(id::EXPERIMENTAL_CONSTRAINED_FCMP | id::EXPERIMENTAL_CONSTRAINED_FCMPS)) && !is_value(f, inst)
}

impl Numbering<'_, '_> {
    fn walk(&mut self) {
        let Some(entry) = self.cfg.entry().get() else { return };
        let mut stack: Vec<Frame> = Vec::new();
        let mut next = Some(entry);
        loop {
            if let Some(b) = next.take() {
                self.block(b);
                let s = &self.s;
                let marks = [s.values.mark(), s.conditions.mark(), s.loads.mark(), s.calls.mark(), s.invariants.mark()];
                let mut children: smallvec::SmallVec<[Block; 4]> = self.dom.children(b).collect();
                children.reverse();
                stack.push(Frame { children, generation: self.generation, marks });
            }
            // What subtrees that are done have added goes when another one follows: the last ones need not be taken back.
            let Some(top) = stack.last_mut() else { return };
            let Some(child) = top.children.pop() else {
                stack.pop();
                continue;
            };
            let [values, conditions, loads, calls, invariants] = top.marks;
            self.s.values.rewind(values);
            self.s.conditions.rewind(conditions);
            self.s.loads.rewind(loads);
            self.s.calls.rewind(calls);
            self.s.invariants.rewind(invariants);
            self.generation = top.generation;
            next = Some(child);
        }
    }

    fn block(&mut self, block: Block) {
        // Other predecessors may have written.
        let preds = self.cfg.preds(block);
        if preds.len() != 1 {
            self.generation += 1;
        } else {
            self.branch_condition(preds[0], block);
        }
        let mut last_store = Inst::NONE;
        let mut inst = self.f.first(block);
        while inst.is_some() {
            let next = self.f.next(inst);
            self.instruction(inst, &mut last_store);
            inst = next;
        }
    }

    /// What the branch from `from` says in `block`.
    fn branch_condition(&mut self, from: Block, block: Block) {
        let t = self.f.terminator(from);
        if t.is_none() || self.f.op(t) != Opcode::Br || self.f.num_operands(t) != 3 {
            return;
        }
        let (yes, no) = (self.f.operand(t, 1).as_block(), self.f.operand(t, 2).as_block());
        if yes == no {
            return;
        }
        let c = self.f.operand(t, 0);
        // A comparison whose exceptions are seen is made once more wherever it stands.
        if c.as_inst().is_some_and(|i| is_strict_comparison(self.f, i)) {
            return;
        }
        self.decided(c, yes == Some(block), Some(block));
    }

    /// Records that `condition` is `truth` from here on; with a block, uses below it see the constant.
    fn decided(&mut self, condition: Value, truth: bool, below: Option<Block>) {
        let mut work: smallvec::SmallVec<[(Value, bool); 8]> = smallvec::smallvec![(condition, truth)];
        let mut steps = 0;
        while let Some((condition, truth)) = work.pop() {
            steps += 1;
            if steps > 16 || condition.is_constant() || self.f.type_of(condition) != Type::I1 {
                continue;
            }
            if let Some(i) = condition.as_inst() {
                let h = hash_of(self.f, i);
                if is_value(self.f, i) {
                    self.s.conditions.insert(h, (condition, truth), |_| false);
                }
                // Both sides of a conjunction that holds, of a disjunction that does not.
                if let Some((a, b, _)) =
                    if truth { p::logical_and(self.f, condition) } else { p::logical_or(self.f, condition) }
                {
                    work.push((b, truth));
                    work.push((a, truth));
                }
                if let Some(x) = p::not(self.f, condition) {
                    work.push((x, !truth));
                }
            }
            if let Some(b) = below {
                self.replace_below(condition, truth, b);
            }
        }
    }

    fn replace_below(&mut self, condition: Value, truth: bool, block: Block) {
        let mut uses: smallvec::SmallVec<[Use; 8]> = smallvec::SmallVec::new();
        for u in self.f.uses(condition) {
            if self.use_budget == 0 {
                break;
            }
            self.use_budget -= 1;
            let user = self.f.user(u);
            let at = if self.f.op(user) == Opcode::Phi {
                let k = self.f.use_index(u);
                self.f.operand(user, k + 1).as_block().unwrap_or(Block::NONE)
            } else {
                self.f.block_of(user)
            };
            if at.is_some() && self.dom.is_reachable(at) && self.dom.dominates(block, at) {
                uses.push(u);
            }
        }
        if uses.is_empty() {
            return;
        }
        let v = self.f.consts_mut().add_bool(truth);
        for u in uses {
            self.f.set_use(u, v);
        }
        self.s.walker.forget_addresses();
        self.changed = true;
    }

    fn erase(&mut self, inst: Inst) {
        if let Some(m) = &mut self.memssa {
            m.remove(inst);
        }
        self.f.erase(inst);
        self.changed = true;
    }
    fn replace(&mut self, inst: Inst, value: Value) {
        // What `inst` was for is computed from `value` now, which may have lost flags.
        let (types, ty) = (self.f.types(), self.f.ty(inst));
        let concerns_addresses = match types.is_int(ty) {
            true => feeds_addresses(self.f, Value::inst(inst)) || feeds_addresses(self.f, value),
            false => !types.is_float(types.scalar(ty)),
        };
        if concerns_addresses {
            self.s.walker.forget_computed_from(self.f, Value::inst(inst));
            self.s.walker.forget_computed_from(self.f, value);
        }
        self.found_callee |= types.is_ptr(ty) && is_called(self.f, Value::inst(inst));
        self.f.replace_all_uses(Value::inst(inst), value);
        self.changed = true;
        if facts::is_trivially_dead(self.f, inst) {
            self.erase(inst);
        }
    }

    fn instruction(&mut self, inst: Inst, last_store: &mut Inst) {
        if facts::is_trivially_dead(self.f, inst) {
            self.erase(inst);
            return;
        }
        let op = self.f.op(inst);
        if op == Opcode::Call
            && let Some(which) = facts::intrinsic(self.f, inst)
        {
            match which {
                id::ASSUME => {
                    let c = self.f.operand(inst, 0);
                    self.decided(c, true, None);
                    return;
                }
                // These say something, but neither read nor write memory that code can see.
                id::SIDEEFFECT | id::PSEUDOPROBE | id::EXPERIMENTAL_NOALIAS_SCOPE_DECL => return,
                id::INVARIANT_START => {
                    self.invariant_start(inst);
                    return;
                }
                _ => {}
            }
        }
        if self.f.ty(inst) != Type::VOID && !op.is_terminator() && !self.f.is_settled(inst, SIMPLIFIED) {
            match Simplifier::with(self.f, self.cx).inst(inst) {
                None => self.f.settle(inst, SIMPLIFIED),
                Some(v) => {
                    // A function of the library of constants sets no error where it is folded.
                    let folded = op == Opcode::Call && v.is_constant() && library_call(self.f, inst).is_some();
                    self.replace(inst, v);
                    if folded && !self.f.is_dead(inst) {
                        self.erase(inst);
                    }
                    if self.f.is_dead(inst) {
                        return;
                    }
                }
            }
        }
        if is_value(self.f, inst) {
            // Others see what was stored before a call that does not come back.
            if op.is_call() && (facts::may_throw(self.f, inst) || !facts::will_return(self.f, inst)) {
                *last_store = Inst::NONE;
            }
            self.value(inst);
            return;
        }
        match op {
            Opcode::Load => self.load(inst, last_store),
            Opcode::Store => self.store(inst, last_store),
            _ if op.is_call() => self.call(inst, last_store),
            // A release fence orders what is before it: later loads may still take earlier values.
            Opcode::Fence if self.f.mem(inst).ordering == Ordering::Release => *last_store = Inst::NONE,
            _ => {
                if facts::may_read(self.f, inst) || facts::may_throw(self.f, inst) {
                    *last_store = Inst::NONE;
                }
                if facts::may_write(self.f, inst) {
                    self.generation += 1;
                    *last_store = Inst::NONE;
                }
            }
        }
    }

    fn value(&mut self, inst: Inst) {
        let hash = hash_of(self.f, inst);
        let f = &*self.f;
        if f.ty(inst) == Type::I1 {
            // Decided by a branch above.
            let known =
                self.s.conditions.find(hash, |&(c, _)| c.as_inst().is_some_and(|j| !f.is_dead(j) && equal(f, inst, j)));
            if let Some((_, truth)) = known {
                let v = self.f.consts_mut().add_bool(truth);
                self.replace(inst, v);
                return;
            }
        }
        let found = self.s.values.find(hash, |&j| !f.is_dead(j) && equal(f, inst, j));
        match found {
            Some(j) if is_convergent(self.f, inst) && self.f.block_of(inst) != self.f.block_of(j) => {}
            Some(j) => {
                keep_common_flags(self.f, j, inst);
                self.replace(inst, Value::inst(j));
                return;
            }
            None => {}
        }
        self.s.values.insert(hash, inst, |_| false);
    }

    /// Whether memory that `later` reads is as it was for `earlier`.
    fn same_memory(&mut self, earlier: Inst, generation: u32, later: Inst) -> bool {
        if generation == self.generation {
            return true;
        }
        let Some(m) = &self.memssa else { return false };
        let (Some(e), Some(l)) = (m.access(earlier), m.access(later)) else { return false };
        if self.walks >= MAX_CLOBBER_WALKS {
            return false;
        }
        self.walks += 1;
        let d = self.s.walker.clobber(self.f, m, self.dom, l);
        m.dominates(self.f, self.dom, d, e)
    }

    fn pointer_hash(ptr: Value) -> u64 {
        hasher().hash_one(ptr.0)
    }

    fn load(&mut self, inst: Inst, last_store: &mut Inst) {
        let unordered = facts::is_unordered(self.f, inst);
        if !unordered {
            // What was known before is not known behind it; what it loads is.
            *last_store = Inst::NONE;
            self.generation += 1;
        }
        let ptr = self.f.operand(inst, 0);
        let hash = Self::pointer_hash(ptr);
        let invariant = self.is_invariant(inst);
        if invariant {
            self.is_invariant_from_here(ptr, self.access_size(self.f.ty(inst)));
        }
        let atomic = !facts::is_simple(self.f, inst);
        let found = self.s.loads.find(hash, |a| a.ptr == ptr);
        if let Some(a) = found
            && unordered
            && !self.f.is_dead(a.by)
            && self.f.type_of(a.value) == self.f.ty(inst)
            // An atomic load is not a plain one done earlier.
            && (!atomic || !facts::is_simple(self.f, a.by))
            && (invariant
                || self.was_invariant(ptr, self.f.ty(inst), a.generation)
                || self.same_memory(a.by, a.generation, inst))
        {
            // The earlier load promises only what both do.
            if a.value == Value::inst(a.by) {
                self.keep_common_metadata(a.by, inst);
            }
            self.replace(inst, a.value);
            return;
        }
        let row = Available { ptr, value: Value::inst(inst), by: inst, generation: self.generation };
        self.s.loads.insert(hash, row, |a| a.ptr == ptr);
        *last_store = Inst::NONE;
    }

    fn is_invariant(&self, inst: Inst) -> bool {
        self.f.ctx().tables.strings.find(b"invariant.load").is_some_and(|kind| self.f.attachment(inst, kind).is_some())
    }

    /// Bytes that an access of type `ty` reads or writes.
    fn access_size(&self, ty: Type) -> u64 {
        self.f.layout().store_size(self.f.types(), ty)
    }

    /// Notes that no write behind this place changes `bytes` bytes at `ptr`, unless that is known already.
    fn is_invariant_from_here(&mut self, ptr: Value, bytes: u64) {
        let hash = Self::pointer_hash(ptr);
        let same = |row: &Invariant| row.ptr == ptr && row.bytes == bytes;
        if self.s.invariants.find(hash, same).is_none() {
            self.s.invariants.insert(hash, Invariant { ptr, bytes, generation: self.generation }, |_| false);
        }
    }

    /// Whether what type `ty` takes at `ptr` did not change any more when the count of memory was `generation`.
    fn was_invariant(&self, ptr: Value, ty: Type, generation: u32) -> bool {
        let bytes = self.access_size(ty);
        let row = self.s.invariants.find(Self::pointer_hash(ptr), |row| row.ptr == ptr && row.bytes == bytes);
        row.is_some_and(|row| row.generation <= generation)
    }

    /// `llvm.invariant.start` of which nothing says where it ends.
    fn invariant_start(&mut self, inst: Inst) {
        if self.f.is_unused(Value::inst(inst))
            && let Some(bytes) = self.f.consts().as_int(self.f.operand(inst, 0))
        {
            let ptr = self.f.operand(inst, 1);
            self.is_invariant_from_here(ptr, bytes);
        }
    }

    /// Drops attachments of `kept` that say more than both loads, where what they say is not of the place of `kept` alone.
    fn keep_common_metadata(&mut self, kept: Inst, gone: Inst) {
        if self.f.flags(kept) & flags::HAS_MD == 0 {
            return;
        }
        let strings = &self.f.ctx().tables.strings;
        // A value that must not be poison is in range where it is loaded, or nothing behind has a meaning.
        let must_hold = strings.find(b"noundef").is_some_and(|kind| self.f.attachment(kept, kind).is_some());
        let stays = |row: &AttachRow| {
            let kind = strings.get(row.kind);
            OF_THE_PLACE.contains(&kind)
                || must_hold && OF_THE_VALUE.contains(&kind)
                || self.f.attachment(gone, row.kind) == Some(row.node)
        };
        let rows: Vec<(Str, Md)> = self.f.attachments(kept).filter(stays).map(|r| (r.kind, r.node)).collect();
        self.f.write_attachments(kept, &rows);
    }

    fn store(&mut self, inst: Inst, last_store: &mut Inst) {
        let (v, ptr) = (self.f.operand(inst, 0), self.f.operand(inst, 1));
        let hash = Self::pointer_hash(ptr);
        // A store that is volatile or ordered stays, but says what memory holds.
        let simple = facts::is_simple(self.f, inst);
        // Storing what is there already changes nothing.
        if simple
            && let Some(a) = self.s.loads.find(hash, |a| a.ptr == ptr)
            && !self.f.is_dead(a.by)
            && a.value == v
            && a.value != Value::inst(inst)
            && (self.was_invariant(ptr, self.f.type_of(v), a.generation) || self.same_memory(a.by, a.generation, inst))
        {
            self.erase(inst);
            return;
        }
        // The store before this one, when nothing read in between.
        let unordered = facts::is_unordered(self.f, inst);
        if let Some(s) = last_store.get()
            && unordered
            && self.f.operand(s, 1) == ptr
            && self.f.type_of(self.f.operand(s, 0)) == self.f.type_of(v)
        {
            self.erase(s);
        }
        self.generation += 1;
        let row = Available { ptr, value: v, by: inst, generation: self.generation };
        self.s.loads.insert(hash, row, |a| a.ptr == ptr);
        *last_store = if unordered { inst } else { Inst::NONE };
    }

    fn call(&mut self, inst: Inst, last_store: &mut Inst) {
        let memory = facts::call_memory(self.f, inst);
        // Where an equal call has returned, this one would as well, and not throw.
        let plain = self.f.ty(inst) != Type::VOID && !memory.writes() && self.f.call(inst).bundles.is_empty();
        if plain {
            let hash = hash_of(self.f, inst);
            let f = &*self.f;
            let found = self.s.calls.find(hash, |&(j, _)| !f.is_dead(j) && equal(f, inst, j));
            if let Some((j, generation)) = found
                && (!is_convergent(self.f, inst) || self.f.block_of(inst) == self.f.block_of(j))
                && self.same_memory(j, generation, inst)
            {
                keep_common_flags(self.f, j, inst);
                self.replace(inst, Value::inst(j));
                return;
            }
            let (generation, f) = (self.generation, &*self.f);
            self.s.calls.insert(hash, (inst, generation), |&(j, _)| !f.is_dead(j) && equal(f, inst, j));
        }
        if memory.reads() || facts::may_throw(self.f, inst) || !facts::will_return(self.f, inst) {
            *last_store = Inst::NONE;
        }
        if memory.writes() {
            self.generation += 1;
            *last_store = Inst::NONE;
        }
    }
}

#[cfg(test)]
mod tests {
    use warpc_exact::{Shape2, cases, check_pass, rewrite};
    use warpc_ir::ids::*;
    use warpc_ir::{Builder, IntPred, Opcode, Value};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&super::INFO, &[], cases(500), Shape2 { size: 9, bits: 3, branches: false });
        check_pass(&super::INFO, &[], cases(500), Shape2 { size: 12, bits: 3, branches: true });
        check_pass(&super::INFO, &["memssa"], cases(200), Shape2 { size: 12, bits: 3, branches: true });
    }

    #[test]
    fn comparisons_turned_around_and_commuted_operands_are_equal() {
        rewrite(
            &super::INFO,
            &[Type::I32, Type::I32, Type::PTR],
            |f, b| {
                let (x, y) = (Value::arg(0), Value::arg(1));
                let c = Builder::at_end(f, b).icmp(IntPred::Slt, x, y, Type::I1);
                let d = Builder::at_end(f, b).icmp(IntPred::Sgt, y, x, Type::I1);
                let a = Builder::at_end(f, b).binary(Opcode::Add, x, y, 0);
                let s = Builder::at_end(f, b).binary(Opcode::Add, y, x, 0);
                let e = Builder::at_end(f, b).binary(Opcode::Xor, c, d, 0);
                let m = Builder::at_end(f, b).binary(Opcode::Sub, a, s, 0);
                let z = Builder::at_end(f, b).cast(Opcode::ZExt, e, Type::I32, 0);
                Builder::at_end(f, b).store(x, Value::arg(2), 4, 0);
                let l = Builder::at_end(f, b).load(Type::I32, Value::arg(2), 4, 0);
                let t = Builder::at_end(f, b).binary(Opcode::Sub, l, x, 0);
                let u = Builder::at_end(f, b).binary(Opcode::Or, z, m, 0);
                Builder::at_end(f, b).binary(Opcode::Or, t, u, 0)
            },
            |f, v| {
                assert!(f.consts().is_zero(v));
                let ops: Vec<Opcode> = f.block_insts(f.entry()).map(|i| f.op(i)).collect();
                // Operands of what went are dead now; they are left for later passes.
                assert_eq!(ops, [Opcode::ICmp, Opcode::Add, Opcode::Store, Opcode::Ret]);
            },
        );
    }
}
