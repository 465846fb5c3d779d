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

use super::patterns as p;
use super::simplify::{Context, Simplifier};
use hashbrown::HashTable;
use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::Arc;
use warpc_engine::analysis::facts;
use warpc_engine::analysis::memssa::{MemorySsa, Walker};
use warpc_engine::analysis::{AnalysisSet, Cfg, DomTree};
use warpc_engine::ids::*;
use warpc_engine::ir::attrs::AttrKind;
use warpc_engine::ir::edit::settled::SIMPLIFIED;
use warpc_engine::ir::intrinsics::{self, id};
use warpc_engine::ir::opcode::flags;
use warpc_engine::ir::{FloatPred, Func, FuncMut, IntPred, Opcode, Ordering, Value};
use warpc_engine::phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "early-cse",
    summary: "remove computations that dominating ones have made already",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::ASSUMPTIONS).and(AnalysisSet::MEMSSA),
    preserves: AnalysisSet::CFG_ALL.and(AnalysisSet::MEMSSA),
    knobs: &[],
    idempotent: false,
    make: |mut params| {
        let memssa = params.take_flag("memssa", false);
        params.finish("early-cse")?;
        Ok(PassBody::Function(Box::new(EarlyCse { memssa, ..Default::default() })))
    },
};

/// Walks of memory SSA in one function before the pass goes by the counter alone.
const MAX_CLOBBER_WALKS: u32 = 500;

#[derive(Default)]
struct EarlyCse {
    memssa: bool,
    /// Pure operations and calls, by content.
    values: Scoped<Inst>,
    /// Known conditions: instruction and truth.
    conditions: Scoped<(Value, bool)>,
    /// What memory at an address holds.
    loads: Scoped<Available>,
    /// Calls that only read.
    calls: Scoped<(Inst, u32)>,
    walker: Walker,
}

/// Value that memory at `ptr` holds since `generation`, made by `by`.
#[derive(Clone, Copy)]
struct Available {
    ptr: Value,
    value: Value,
    by: Inst,
    generation: u32,
    invariant: bool,
}

/// A hash table whose entries of a scope are taken out together; the latest of equal keys is found first.
struct Scoped<T> {
    table: HashTable<(u64, u32, T)>,
    log: Vec<(u64, u32, Option<T>)>,
    clock: u32,
}

impl<T> Default for Scoped<T> {
    fn default() -> Self {
        Scoped { table: HashTable::new(), log: Vec::new(), clock: 0 }
    }
}

impl<T: Copy> Scoped<T> {
    fn clear(&mut self) {
        self.table.clear();
        self.log.clear();
        self.clock = 0;
    }
    fn find(&self, hash: u64, same: impl Fn(&T) -> bool) -> Option<T> {
        self.table.find(hash, |e| e.0 == hash && same(&e.2)).map(|e| e.2)
    }
    /// Adds `row`, or puts it in place of the one that is `same`.
    fn insert(&mut self, hash: u64, row: T, same: impl Fn(&T) -> bool) {
        if let Some(e) = self.table.find_mut(hash, |e| e.0 == hash && same(&e.2)) {
            self.log.push((hash, e.1, Some(e.2)));
            e.2 = row;
            return;
        }
        self.clock += 1;
        self.table.insert_unique(hash, (hash, self.clock, row), |e| e.0);
        self.log.push((hash, self.clock, None));
    }
    fn mark(&self) -> usize {
        self.log.len()
    }
    fn rewind(&mut self, mark: usize) {
        while self.log.len() > mark {
            let (hash, stamp, old) = self.log.pop().expect("longer than the mark");
            match old {
                Some(row) => {
                    if let Some(e) = self.table.find_mut(hash, |e| e.1 == stamp) {
                        e.2 = row;
                    }
                }
                None => {
                    if let Ok(e) = self.table.find_entry(hash, |e| e.1 == stamp) {
                        e.remove();
                    }
                }
            }
        }
    }
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
        self.walker.clear();
        let context = Context { dom: Some(&dom), assumptions: Some(&assumptions), at: Inst::NONE };
        let mut run =
            Run { s: self, f, cfg: &cfg, dom: &dom, cx: context, memssa, walks: 0, changed: false, generation: 0 };
        run.walk();
        let (changed, memssa) = (run.changed, run.memssa);
        let mut preserved = AnalysisSet::CFG_ALL;
        if let Some(m) = memssa {
            cx.analyses.put_memssa(f, Arc::new(m));
            preserved = preserved.and(AnalysisSet::MEMSSA);
        }
        Outcome::of(changed, preserved)
    }
}

struct Run<'r, 'a> {
    s: &'r mut EarlyCse,
    f: &'r mut FuncMut<'a>,
    cfg: &'r Cfg,
    dom: &'r DomTree,
    cx: Context<'r>,
    memssa: Option<MemorySsa>,
    walks: u32,
    changed: bool,
    generation: u32,
}

/// A block on the walk: its children still to visit, and where its scopes began.
struct Frame {
    children: smallvec::SmallVec<[Block; 4]>,
    generation: u32,
    marks: [usize; 4],
}

impl Run<'_, '_> {
    fn walk(&mut self) {
        let Some(entry) = self.cfg.entry().get() else { return };
        let mut stack: Vec<Frame> = Vec::new();
        let mut next = Some(entry);
        loop {
            if let Some(b) = next.take() {
                let s = &self.s;
                let marks = [s.values.mark(), s.conditions.mark(), s.loads.mark(), s.calls.mark()];
                self.block(b);
                let mut children: smallvec::SmallVec<[Block; 4]> = self.dom.children(b).collect();
                children.reverse();
                stack.push(Frame { children, generation: self.generation, marks });
            }
            let depth = stack.len();
            let Some(top) = stack.last_mut() else { return };
            match top.children.pop() {
                Some(c) => {
                    self.generation = top.generation;
                    next = Some(c);
                }
                None => {
                    if depth == 1 {
                        return; // the next function starts with empty tables
                    }
                    let [v, c, l, k] = top.marks;
                    self.s.values.rewind(v);
                    self.s.conditions.rewind(c);
                    self.s.loads.rewind(l);
                    self.s.calls.rewind(k);
                    stack.pop();
                }
            }
        }
    }

    fn block(&mut self, b: Block) {
        // Other predecessors may have written.
        let preds = self.cfg.preds(b);
        if preds.len() != 1 {
            self.generation += 1;
        } else {
            self.branch_condition(preds[0], b);
        }
        let mut last_store = Inst::NONE;
        let mut i = self.f.first(b);
        while i.is_some() {
            let next = self.f.next(i);
            self.instruction(i, &mut last_store);
            i = next;
        }
    }

    /// What the branch from `from` says in `b`.
    fn branch_condition(&mut self, from: Block, b: Block) {
        let t = self.f.terminator(from);
        if t.is_none() || self.f.op(t) != Opcode::Br || self.f.num_operands(t) != 3 {
            return;
        }
        let (yes, no) = (self.f.operand(t, 1).as_block(), self.f.operand(t, 2).as_block());
        if yes == no {
            return;
        }
        let c = self.f.operand(t, 0);
        self.decided(c, yes == Some(b), Some(b));
    }

    /// Records that condition `c` is `truth` from here on; with a block, uses below it see the constant.
    fn decided(&mut self, c: Value, truth: bool, below: Option<Block>) {
        let mut work: smallvec::SmallVec<[(Value, bool); 8]> = smallvec::smallvec![(c, truth)];
        let mut steps = 0;
        while let Some((c, truth)) = work.pop() {
            steps += 1;
            if steps > 16 || c.is_constant() || self.f.type_of(c) != Type::I1 {
                continue;
            }
            if let Some(i) = c.as_inst() {
                let h = hash_of(self.f, i);
                if is_value(self.f, i) {
                    self.s.conditions.insert(h, (c, truth), |_| false);
                }
                // Both sides of a conjunction that holds, of a disjunction that does not.
                if let Some((a, b, _)) = if truth { p::logical_and(self.f, c) } else { p::logical_or(self.f, c) } {
                    work.push((b, truth));
                    work.push((a, truth));
                }
                if let Some(x) = p::not(self.f, c) {
                    work.push((x, !truth));
                }
            }
            if let Some(b) = below {
                self.replace_below(c, truth, b);
            }
        }
    }

    fn replace_below(&mut self, c: Value, truth: bool, b: Block) {
        let mut uses: smallvec::SmallVec<[Use; 8]> = smallvec::SmallVec::new();
        for u in self.f.uses(c) {
            let user = self.f.user(u);
            let at = if self.f.op(user) == Opcode::Phi {
                let k = self.f.use_index(u);
                self.f.operand(user, k + 1).as_block().unwrap_or(Block::NONE)
            } else {
                self.f.block_of(user)
            };
            if at.is_some() && self.dom.is_reachable(at) && self.dom.dominates(b, at) {
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
        self.changed = true;
    }

    fn erase(&mut self, i: Inst) {
        if let Some(m) = &mut self.memssa {
            m.remove(i);
        }
        self.f.erase(i);
        self.changed = true;
    }
    fn replace(&mut self, i: Inst, v: Value) {
        self.f.replace_all_uses(Value::inst(i), v);
        self.changed = true;
        if facts::is_trivially_dead(self.f, i) {
            self.erase(i);
        }
    }

    fn instruction(&mut self, i: Inst, last_store: &mut Inst) {
        if facts::is_trivially_dead(self.f, i) {
            self.erase(i);
            return;
        }
        let op = self.f.op(i);
        if op == Opcode::Call
            && let Some(which) = facts::intrinsic(self.f, i)
        {
            match which {
                id::ASSUME => {
                    let c = self.f.operand(i, 0);
                    self.decided(c, true, None);
                    return;
                }
                // These say something, but neither read nor write memory that code can see.
                id::SIDEEFFECT | id::PSEUDOPROBE | id::EXPERIMENTAL_NOALIAS_SCOPE_DECL => return,
                _ => {}
            }
        }
        if self.f.ty(i) != Type::VOID && !op.is_terminator() && !self.f.is_settled(i, SIMPLIFIED) {
            match Simplifier::with(self.f, self.cx).inst(i) {
                None => self.f.settle(i, SIMPLIFIED),
                Some(v) => {
                    self.replace(i, v);
                    if self.f.is_dead(i) {
                        return;
                    }
                }
            }
        }
        if is_value(self.f, i) {
            self.value(i);
            return;
        }
        match op {
            Opcode::Load => self.load(i, last_store),
            Opcode::Store => self.store(i, last_store),
            _ if op.is_call() => self.call(i, last_store),
            // A release fence orders what is before it: later loads may still take earlier values.
            Opcode::Fence if self.f.mem(i).ordering == Ordering::Release => *last_store = Inst::NONE,
            _ => {
                if facts::may_read(self.f, i) || facts::may_throw(self.f, i) {
                    *last_store = Inst::NONE;
                }
                if facts::may_write(self.f, i) {
                    self.generation += 1;
                    *last_store = Inst::NONE;
                }
            }
        }
    }

    fn value(&mut self, i: Inst) {
        let h = hash_of(self.f, i);
        let f = &*self.f;
        if f.ty(i) == Type::I1 {
            // Decided by a branch above.
            let known =
                self.s.conditions.find(h, |&(c, _)| c.as_inst().is_some_and(|j| !f.is_dead(j) && equal(f, i, j)));
            if let Some((_, truth)) = known {
                let v = self.f.consts_mut().add_bool(truth);
                self.replace(i, v);
                return;
            }
        }
        let found = self.s.values.find(h, |&j| !f.is_dead(j) && equal(f, i, j));
        match found {
            Some(j) if is_convergent(self.f, i) && self.f.block_of(i) != self.f.block_of(j) => {}
            Some(j) => {
                keep_common_flags(self.f, j, i);
                self.replace(i, Value::inst(j));
                return;
            }
            None => {}
        }
        self.s.values.insert(h, i, |_| false);
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

    fn load(&mut self, i: Inst, last_store: &mut Inst) {
        if !facts::is_unordered(self.f, i) {
            *last_store = Inst::NONE;
            self.generation += 1;
            return;
        }
        let ptr = self.f.operand(i, 0);
        let h = Self::pointer_hash(ptr);
        let invariant = self.is_invariant(i);
        let atomic = !facts::is_simple(self.f, i);
        let found = self.s.loads.find(h, |a| a.ptr == ptr);
        if let Some(a) = found
            && !self.f.is_dead(a.by)
            && self.f.type_of(a.value) == self.f.ty(i)
            // An atomic load is not a plain one done earlier.
            && (!atomic || !facts::is_simple(self.f, a.by))
            && (a.invariant || invariant || self.same_memory(a.by, a.generation, i))
        {
            // The earlier load promises only what both do.
            if a.value == Value::inst(a.by) {
                self.keep_common_metadata(a.by, i);
            }
            self.replace(i, a.value);
            return;
        }
        let row = Available { ptr, value: Value::inst(i), by: i, generation: self.generation, invariant };
        self.s.loads.insert(h, row, |a| a.ptr == ptr);
        *last_store = Inst::NONE;
    }

    fn is_invariant(&self, i: Inst) -> bool {
        self.f.ctx().tables.strings.find(b"invariant.load").is_some_and(|kind| self.f.attachment(i, kind).is_some())
    }

    /// Drops attachments of `kept` that `gone` does not have in the same form.
    fn keep_common_metadata(&mut self, kept: Inst, gone: Inst) {
        if self.f.flags(kept) & flags::HAS_MD == 0 {
            return;
        }
        let rows: Vec<(Str, Md)> = self
            .f
            .attachments(kept)
            .filter(|r| self.f.attachment(gone, r.kind) == Some(r.node))
            .map(|r| (r.kind, r.node))
            .collect();
        self.f.write_attachments(kept, &rows);
    }

    fn store(&mut self, i: Inst, last_store: &mut Inst) {
        if !facts::is_unordered(self.f, i) {
            *last_store = Inst::NONE;
            self.generation += 1;
            return;
        }
        let (v, ptr) = (self.f.operand(i, 0), self.f.operand(i, 1));
        let h = Self::pointer_hash(ptr);
        let simple = facts::is_simple(self.f, i);
        // Storing what is there already changes nothing.
        if simple
            && let Some(a) = self.s.loads.find(h, |a| a.ptr == ptr)
            && !self.f.is_dead(a.by)
            && a.value == v
            && a.value != Value::inst(i)
            && self.same_memory(a.by, a.generation, i)
        {
            self.erase(i);
            return;
        }
        // The store before this one, when nothing read in between.
        if let Some(s) = last_store.get()
            && simple
            && facts::is_simple(self.f, s)
            && self.f.operand(s, 1) == ptr
            && self.f.type_of(self.f.operand(s, 0)) == self.f.type_of(v)
        {
            self.erase(s);
        }
        self.generation += 1;
        let row = Available { ptr, value: v, by: i, generation: self.generation, invariant: false };
        self.s.loads.insert(h, row, |a| a.ptr == ptr);
        *last_store = if simple { i } else { Inst::NONE };
    }

    fn call(&mut self, i: Inst, last_store: &mut Inst) {
        let memory = facts::call_memory(self.f, i);
        let plain = self.f.ty(i) != Type::VOID
            && !memory.writes()
            && !facts::may_throw(self.f, i)
            && facts::will_return(self.f, i)
            && self.f.call(i).bundles.is_empty();
        if plain {
            let h = hash_of(self.f, i);
            let f = &*self.f;
            let found = self.s.calls.find(h, |&(j, _)| !f.is_dead(j) && equal(f, i, j));
            if let Some((j, generation)) = found
                && (!is_convergent(self.f, i) || self.f.block_of(i) == self.f.block_of(j))
                && self.same_memory(j, generation, i)
            {
                keep_common_flags(self.f, j, i);
                self.replace(i, Value::inst(j));
                return;
            }
            let (generation, f) = (self.generation, &*self.f);
            self.s.calls.insert(h, (i, generation), |&(j, _)| !f.is_dead(j) && equal(f, i, j));
        }
        if memory.reads() || facts::may_throw(self.f, i) || !facts::will_return(self.f, i) {
            *last_store = Inst::NONE;
        }
        if memory.writes() {
            self.generation += 1;
            *last_store = Inst::NONE;
        }
    }
}

fn is_convergent(f: &Func<'_>, i: Inst) -> bool {
    f.op(i).is_call() && facts::call_has(f, i, AttrKind::Convergent)
}

/// Whether equal instructions of this kind have equal results, wherever they stand.
fn is_value(f: &Func<'_>, i: Inst) -> bool {
    let op = f.op(i);
    if op.is_pure() || op.is_int_div() {
        return true;
    }
    if op != Opcode::Call || f.ty(i) == Type::VOID || !f.call(i).bundles.is_empty() {
        return false;
    }
    let m = facts::call_memory(f, i);
    let free = !m.reads() && !m.writes() && !facts::may_throw(f, i) && facts::will_return(f, i);
    // What a thread reads of its own state may change although memory does not.
    free && match facts::intrinsic(f, i) {
        Some(which) => intrinsics::uniformity(which) != intrinsics::Uniformity::Divergent || intrinsics::is_sreg(which),
        None => true,
    }
}

/// Operands in a canonical order, predicates in a canonical direction.
fn canonical(f: &Func<'_>, i: Inst) -> (Value, Value, u16) {
    let (a, b) = (f.operand(i, 0), f.operand(i, 1));
    let swap = a > b;
    match f.op(i) {
        Opcode::ICmp => {
            let q = f.int_pred(i);
            if swap { (b, a, q.swapped() as u16) } else { (a, b, q as u16) }
        }
        Opcode::FCmp => {
            let q = f.float_pred(i);
            if swap { (b, a, q.swapped() as u16) } else { (a, b, q as u16) }
        }
        _ if swap => (b, a, 0),
        _ => (a, b, 0),
    }
}

fn commutes(f: &Func<'_>, i: Inst) -> bool {
    match f.op(i) {
        Opcode::ICmp | Opcode::FCmp => true,
        Opcode::Call => facts::intrinsic(f, i).is_some_and(intrinsics::is_commutative) && f.call(i).num_args >= 2,
        op => op.is_commutative(),
    }
}

/// Hash of what [`equal`] compares.
fn hash_of(f: &Func<'_>, i: Inst) -> u64 {
    let mut h = hasher().build_hasher();
    let op = f.op(i);
    (op as u8, f.ty(i).0).hash(&mut h);
    let mut skip = 0;
    if commutes(f, i) {
        let (a, b, q) = canonical(f, i);
        (a.0, b.0, q).hash(&mut h);
        skip = 2;
    }
    for v in f.operands(i).skip(skip) {
        v.0.hash(&mut h);
    }
    match op {
        Opcode::GetElementPtr => f.aux(i).a.hash(&mut h),
        Opcode::ExtractValue | Opcode::InsertValue | Opcode::ShuffleVector => f.indices(i).hash(&mut h),
        _ => {}
    }
    h.finish()
}

/// Whether `a` and `b` compute the same from the same operands, flags apart.
fn equal(f: &Func<'_>, a: Inst, b: Inst) -> bool {
    let op = f.op(a);
    if op != f.op(b) || f.ty(a) != f.ty(b) || f.num_operands(a) != f.num_operands(b) {
        return false;
    }
    let mut skip = 0;
    if commutes(f, a) {
        if canonical(f, a) != canonical(f, b) {
            return false;
        }
        skip = 2;
    }
    if !f.operands(a).skip(skip).eq(f.operands(b).skip(skip)) {
        return false;
    }
    match op {
        Opcode::GetElementPtr => f.aux(a).a == f.aux(b).a,
        Opcode::ExtractValue | Opcode::InsertValue | Opcode::ShuffleVector => f.indices(a) == f.indices(b),
        Opcode::Call => {
            let (x, y) = (f.call(a), f.call(b));
            x.attrs == y.attrs && x.cc == y.cc && x.fn_ty == y.fn_ty
        }
        _ => true,
    }
}

/// The kept instruction promises only what both did. A predicate stays.
fn keep_common_flags(f: &mut FuncMut<'_>, kept: Inst, gone: Inst) {
    let (a, b) = (f.flags(kept), f.flags(gone));
    let promise = match f.op(kept) {
        Opcode::ICmp => flags::SAMESIGN,
        op if op.takes_fast_math() => flags::FAST,
        Opcode::Load | Opcode::Store => 0,
        _ => flags::INT_POISON,
    };
    let common = a & (b | !promise);
    if common != a {
        f.set_flags(kept, common);
    }
}

/// Predicates are compared as numbers; both tables have at most 16.
const _: () = assert!(IntPred::ALL.len() <= 16 && FloatPred::ALL.len() <= 16);

#[cfg(test)]
mod tests {
    use crate::testing::{Shape2, cases, check_pass, rewrite};
    use warpc_engine::ids::*;
    use warpc_engine::ir::{Builder, IntPred, Opcode, Value};

    #[test]
    fn random_functions_are_refined() {
        check_pass("early-cse", &[], cases(500), Shape2 { size: 9, bits: 3, branches: false });
        check_pass("early-cse", &[], cases(500), Shape2 { size: 12, bits: 3, branches: true });
        check_pass("early-cse", &["memssa"], cases(200), Shape2 { size: 12, bits: 3, branches: true });
    }

    #[test]
    fn comparisons_turned_around_and_commuted_operands_are_equal() {
        rewrite(
            "early-cse",
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
