//! Memory accesses of a loop: whether its iterations may be vectorised, at which width, and what has to be checked at run time.
//!
//! [`LoopAccess::new`] looks at one innermost loop and gives plain rows: its accesses in program order, dependences between them,
//! the pointers whose ranges have to be compared at run time, and the assumptions all of that rests on.
//!
//! | file | what |
//! |---|---|
//! | `collect.rs` | which loops can be looked at; loads, stores, pointers; the course of the analysis |
//! | `sets.rs` | alias sets of the pointers; which of them share an object |
//! | `strides.rs` | strides that are a value, taken to be one; strides of pointers and whether they wrap |
//! | `bounds.rs` | first and last address of an access over the loop; pointers that are one of two |
//! | `groups.rs` | pointers compared at run time, in groups; differences that are enough |
//! | `dependences.rs` | dependences between two accesses: distance, direction, widest safe vector |
//! | `print.rs` | all of it as text, in LLVM's format |
//!
//! **Cost**: alias sets are merged into one from a number of pointers on; pairs of accesses are compared until something unsafe
//! was found after as many dependences as the knob says. What depends on a distance only is remembered by it.

mod bounds;
mod collect;
mod dependences;
mod groups;
pub mod print;
mod sets;
mod strides;
#[cfg(test)]
mod tests;

use crate::knobs;
use crate::{Assumed, Expr, Guards, Predicate, Se};
pub use groups::{Check, CheckedPointer, Checks, Difference, Group};
use warpc_analysis::alias::AliasCache;
use warpc_ir::ids::*;
use warpc_ir::knobs::{Knob, Knobs};
use warpc_ir::opcode::Opcode;
use warpc_ir::{Func, FuncMut, Value};

/// Widest vector, in elements, that is thought of.
const MAX_VECTOR: u64 = 64;

/// A load or store through one pointer. An access through a phi of pointers is one row for each of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    /// The instruction.
    pub inst: Inst,
    /// The pointer.
    pub ptr: Value,
    /// Whether it stores.
    pub write: bool,
    /// Type in memory.
    pub ty: Type,
}

/// How two accesses depend on each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DependenceKind {
    /// They never touch the same memory in different iterations.
    None,
    /// Nothing is known: comparing ranges at run time may show that they are apart.
    Unknown,
    /// The address of one cannot be said: nothing shows that they are apart.
    IndirectUnsafe,
    /// The later one in the code is also the later one in every order of iterations side by side.
    Forward,
    /// The same, but a vector of loads would wait for stores of parts of it.
    ForwardButPreventsForwarding,
    /// A later iteration's earlier access touches what an earlier one's later access does, too near.
    Backward,
    /// The same, far enough for some width.
    BackwardVectorizable,
    /// The same, but a vector of loads would wait for stores of parts of it.
    BackwardVectorizableButPreventsForwarding,
}

/// Whether dependences forbid that iterations run side by side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Safety {
    /// They do not.
    Safe,
    /// Not if ranges are shown to be apart at run time.
    WithChecks,
    /// They do.
    Unsafe,
}

impl DependenceKind {
    /// What it means for iterations side by side.
    pub const fn safety(self) -> Safety {
        use DependenceKind::*;
        match self {
            None | Forward | BackwardVectorizable => Safety::Safe,
            Unknown => Safety::WithChecks,
            _ => Safety::Unsafe,
        }
    }
    /// Name as LLVM prints it.
    pub const fn name(self) -> &'static str {
        use DependenceKind::*;
        match self {
            None => "NoDep",
            Unknown => "Unknown",
            IndirectUnsafe => "IndirectUnsafe",
            Forward => "Forward",
            ForwardButPreventsForwarding => "ForwardButPreventsForwarding",
            Backward => "Backward",
            BackwardVectorizable => "BackwardVectorizable",
            BackwardVectorizableButPreventsForwarding => "BackwardVectorizableButPreventsForwarding",
        }
    }
}

/// A dependence between two accesses, by their rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dependence {
    /// The earlier one in the code.
    pub source: u32,
    /// The later one.
    pub sink: u32,
    /// What it is.
    pub kind: DependenceKind,
}

/// Why a loop cannot be said to be safe.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Name of the reason.
    pub name: &'static str,
    /// Text.
    pub message: String,
    /// Instruction that the message is about; `NONE` for the loop.
    pub at: Inst,
}

/// What is known of the memory accesses of a loop.
#[derive(Clone, Debug)]
pub struct LoopAccess {
    /// The loop.
    pub of: Loop,
    /// Whether iterations may run side by side, by [`LoopAccess::max_vector_bits`] and after [`LoopAccess::checks`].
    pub safe: bool,
    /// Whether there is a call that threads have to execute together: nothing can be made to depend on a check.
    pub convergent: bool,
    /// Why it is not safe.
    pub report: Option<Report>,
    /// Widest vector of the accesses in bits; `None` for any.
    pub max_vector_bits: Option<u64>,
    /// Widest at which stored vectors are loaded again as they were stored; `None` for any.
    pub max_forward_bits: Option<u64>,
    /// Accesses in program order.
    pub accesses: Vec<Access>,
    /// Dependences; `None` when there were too many.
    pub dependences: Option<Vec<Dependence>>,
    /// What has to be compared before the loop is entered.
    pub checks: Checks,
    /// Whether bounds of all pointers that need them were found.
    pub checks_complete: bool,
    /// Stores to one address in all iterations.
    pub invariant_stores: Vec<Inst>,
    /// Whether two of them are to one address.
    pub invariant_store_twice: bool,
    /// Whether such an address is loaded too.
    pub invariant_store_loaded: bool,
    /// Strides that are taken to be one: pointer and value.
    pub strides: Vec<(Value, Expr)>,
    /// What has to hold, beside the checks.
    pub predicates: Vec<Predicate>,
    /// Instructions whose expression is another one then.
    pub rewritten: Vec<(Inst, Expr, Expr)>,
    /// Number of loads.
    pub loads: u32,
    /// Number of stores.
    pub stores: u32,
}

/// Knobs of the analysis.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// Whether bounds are given of those pointers that have some when not all have.
    pub partial: bool,
    max_dependences: usize,
    merge_threshold: u32,
    check_threshold: usize,
    versioning: bool,
    forwarding: bool,
    forked_depth: u32,
    unit_strides: bool,
    hoist: bool,
    min_iterations: u64,
    saturation: usize,
    max_pairs: usize,
    /// Width of a vector register of the target, twice: what unrolling may use.
    target_bits: u64,
}

impl Settings {
    /// By the knobs.
    pub fn new(k: &Knobs) -> Settings {
        let size = |knob: Knob<i64>| k.get(knob).clamp(0, u32::MAX as i64) as u64;
        let forced = size(knobs::FORCE_VECTOR_WIDTH).max(1).saturating_mul(size(knobs::FORCE_VECTOR_INTERLEAVE).max(1));
        Settings {
            partial: false,
            max_dependences: size(knobs::MAX_DEPENDENCES) as usize,
            merge_threshold: size(knobs::MEMORY_CHECK_MERGE_THRESHOLD) as u32,
            check_threshold: size(knobs::RUNTIME_MEMORY_CHECK_THRESHOLD) as usize,
            versioning: k.get(knobs::ENABLE_MEM_ACCESS_VERSIONING),
            forwarding: k.get(knobs::FORWARDING_CONFLICT_DETECTION),
            // Both sides of a fork are followed: the depth is an exponent.
            forked_depth: size(knobs::MAX_FORKED_SCEV_DEPTH).min(12) as u32,
            unit_strides: k.get(knobs::SPECULATE_UNIT_STRIDE),
            hoist: k.get(knobs::HOIST_RUNTIME_CHECKS),
            min_iterations: forced.max(2),
            saturation: size(knobs::ALIAS_SET_SATURATION) as usize,
            max_pairs: size(knobs::ACCESS_MAX_PAIRS) as usize,
            target_bits: 64,
        }
    }
}

/// The last address of each kind of pointer: a bound where none is known.
#[derive(Clone, Default, Debug)]
pub struct LastAddresses {
    of: Vec<(Type, Value)>,
}

impl LastAddresses {
    /// Makes the constants for the pointers that `f` accesses.
    pub fn new(f: &mut FuncMut<'_>) -> LastAddresses {
        let mut of: Vec<(Type, Value)> = Vec::new();
        let mut last = Type::NONE;
        for b in f.block_order().collect::<Vec<_>>() {
            let mut i = f.first(b);
            while i.is_some() {
                if matches!(f.op(i), Opcode::Load | Opcode::Store) {
                    let ptr = f.operand(i, (f.op(i) == Opcode::Store) as usize);
                    let ty = f.type_of(ptr);
                    if ty != last && of.iter().all(|x| x.0 != ty) {
                        of.push((ty, Value::NONE));
                    }
                    last = ty;
                }
                i = f.next(i);
            }
        }
        of.retain_mut(|(ty, v)| {
            let Some(space) = f.types().addrspace(*ty) else { return false };
            let (int, ones) = match f.layout().pointer_bits(space) {
                64 => (Type::I64, u64::MAX),
                32 => (Type::I32, u32::MAX as u64),
                _ => return false,
            };
            let head = warpc_ir::consts::ExprHead { op: Opcode::IntToPtr, flags: 0, elem: Type::NONE, inrange: None };
            let bits = if int == Type::I64 { 64 } else { 32 };
            let consts = f.consts_mut();
            let n = consts.add_int(int, bits, ones);
            *v = consts.add_expr(*ty, head, &[n]);
            true
        });
        LastAddresses { of }
    }
    fn get(&self, ty: Type) -> Option<Value> {
        self.of.iter().find(|x| x.0 == ty).map(|x| x.1)
    }
}

impl LoopAccess {
    /// Looks at loop `loop_id`. The columns of `se` hold the expressions of the result.
    pub fn new(
        se: &mut Se<'_, '_>,
        aliases: &mut AliasCache,
        last: &LastAddresses,
        loop_id: Loop,
        settings: Settings,
    ) -> LoopAccess {
        let mut w = Work::new(se, last, loop_id, settings);
        let safe = w.can_be_looked_at() && w.look(aliases);
        w.finish(safe)
    }
    /// Whether the checks are as few as the knob allows.
    pub fn few_checks(&self, settings: &Settings) -> bool {
        self.checks.pairs.len() <= settings.check_threshold
    }
}

/// A pointer of the loop: row of [`Work::ptrs`].
type Ptr = u32;
/// A pointer and whether it is written: twice the row of the pointer, plus one when it is.
type Node = u32;

fn node(ptr: Ptr, write: bool) -> Node {
    ptr * 2 + write as u32
}

/// Columns of pointers, sorted by value.
#[derive(Default)]
struct Ptrs {
    value: Vec<Value>,
    /// Stride that is a value, taken to be one.
    stride: Vec<Option<Expr>>,
    /// Read only, as far as dependences care.
    read_only: Vec<bool>,
    /// Stored more than once in an iteration, and not known to be at other places in each: the order of stores matters.
    restored: Vec<bool>,
    /// Types accessed, by node.
    types: Vec<smallvec::SmallVec<[Type; 1]>>,
    /// Accesses, by node.
    accesses: Vec<smallvec::SmallVec<[u32; 2]>>,
}

impl Ptrs {
    fn row(&self, value: Value) -> Option<Ptr> {
        self.value.binary_search(&value).ok().map(|k| k as Ptr)
    }
    fn len(&self) -> usize {
        self.value.len()
    }
}

/// The analysis at work.
struct Work<'w, 'q, 'a> {
    se: &'w mut Se<'q, 'a>,
    f: &'q Func<'a>,
    last: &'w LastAddresses,
    l: Loop,
    latch: Block,
    /// Blocks in reverse post-order.
    blocks: Vec<Block>,
    set: Settings,
    assumed: Assumed,
    guards: Option<Guards>,
    ptrs: Ptrs,
    out: LoopAccess,
}

impl<'w, 'q, 'a> Work<'w, 'q, 'a> {
    fn new(se: &'w mut Se<'q, 'a>, last: &'w LastAddresses, l: Loop, set: Settings) -> Self {
        let mut blocks = se.loops.blocks(l);
        blocks.sort_unstable_by_key(|&b| se.cfg.rpo_index(b));
        let f = se.f;
        Work {
            f,
            last,
            l,
            latch: Block::NONE,
            blocks,
            set,
            assumed: Assumed::new(l),
            guards: None,
            ptrs: Ptrs::default(),
            out: LoopAccess {
                of: l,
                safe: false,
                convergent: false,
                report: None,
                max_vector_bits: None,
                max_forward_bits: None,
                accesses: Vec::new(),
                dependences: Some(Vec::new()),
                checks: Checks::default(),
                checks_complete: false,
                invariant_stores: Vec::new(),
                invariant_store_twice: false,
                invariant_store_loaded: false,
                strides: Vec::new(),
                predicates: Vec::new(),
                rewritten: Vec::new(),
                loads: 0,
                stores: 0,
            },
            se,
        }
    }
    fn report(&mut self, name: &'static str, at: Inst, message: impl Into<String>) {
        self.out.report = Some(Report { name, message: message.into(), at });
    }
    /// Expression of a pointer under the assumptions.
    fn expr(&mut self, ptr: Ptr) -> Expr {
        let v = self.ptrs.value[ptr as usize];
        self.se.get_under(&mut self.assumed, v)
    }
    fn is_invariant(&mut self, value: Value) -> bool {
        if self.se.loops.is_invariant(self.f, self.l, value) {
            return true;
        }
        if self.se.type_of(value).is_none() {
            return false;
        }
        let e = self.se.get(value);
        self.se.is_invariant(e, self.l)
    }
    /// Whether `block` is executed in some iterations only.
    fn is_conditional(&self, block: Block) -> bool {
        !self.se.dom.dominates(block, self.latch)
    }
    /// `expr` as the conditions the loop is entered under show it.
    fn guarded(&mut self, expr: Expr) -> Expr {
        let g = match self.guards.take() {
            Some(g) => g,
            None => self.se.guards_of(self.l),
        };
        let expr = self.se.apply(expr, &g);
        self.guards = Some(g);
        expr
    }
    /// Bytes of a type in memory between two elements; `None` for a size that is not known.
    fn alloc_size(&self, ty: Type) -> Option<u64> {
        self.f.layout().fixed_alloc_size(self.f.types(), ty)
    }
    fn finish(mut self, safe: bool) -> LoopAccess {
        self.out.safe = safe;
        self.out.predicates = self.assumed.predicates().to_vec();
        if self.assumed.is_changed() {
            for b in std::mem::take(&mut self.blocks) {
                for i in self.f.block_insts(b) {
                    if self.se.ty_of(self.f.ty(i)).is_none() {
                        continue;
                    }
                    let e = self.se.get(Value::inst(i));
                    if let Some(to) = self.assumed.rewritten(e)
                        && to != e
                    {
                        self.out.rewritten.push((i, e, to));
                    }
                }
            }
        }
        self.out
    }
}
