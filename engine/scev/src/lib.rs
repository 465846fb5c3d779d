//! Scalar evolution: what integers and pointers are as functions of loop iterations, and how often loops run.
//!
//! # Using it
//! A [`Scev`] holds what is known of a function and is cached with the other analyses; a [`Se`] is the view to work with: it
//! borrows the columns, the function, dominators, loops and assumptions, and has all methods.
//! ```ignore
//! let r = analyses.with_scev(f, &session.knobs, |se| {
//!     let e = se.get(v);                          // the expression of a value
//!     let n = se.backedge_taken_count(l);         // COULD_NOT_COMPUTE, or how often the back edge of `l` is taken
//!     let sum = se.add2(e, n, Wrap::ANY);         // expressions are made by folding constructors, never by hand
//!     se.range(sum, false)                        // unsigned range
//! });
//! ```
//! A pass that changes the function between two questions takes the columns out of the cache (`take_scev`), makes a view for each,
//! and puts them back where they still hold.
//!
//! Expressions are rows ([`Expr`]) of [`Nodes`]: equal expressions are equal ids. Take a node apart with [`Se::kind`],
//! [`Se::ops`], [`Se::constant`], [`Se::unknown`], [`Se::rec_loop`]. After a change of the function say [`Se::forget_value`] or
//! [`Se::forget_loop`]. Constructors take no-wrap facts only where they hold wherever the node's operands are defined; a
//! fact true at one place only must not be given.
//!
//! | file | what |
//! |---|---|
//! | `rows.rs`, `node.rs` | rows of a World; interning, what is remembered of each node |
//! | `types.rs` | types and no-wrap facts |
//! | `number.rs`, `wide.rs` | numbers of any width, in 128 bits; constants of more than 128 bits |
//! | `interval.rs`, `regions.rs` | intervals of integers; comparisons and regions without wrap |
//! | `order.rs` | order of operands |
//! | `fold_*.rs`, `algebra.rs` | constructors and their folds; differences, complements, conversions |
//! | `build.rs`, `make.rs`, `phi.rs`, `select.rs`, `gep.rs` | expressions of instructions |
//! | `poison.rs` | where flags of instructions hold for expressions |
//! | `disposition.rs` | what is invariant in a loop, available in a block |
//! | `range.rs`, `multiple.rs` | ranges, constant divisors |
//! | `proofs.rs`, `compare.rs`, `known.rs`, `imply.rs` | no-wrap proofs; what comparisons are known, what follows from others |
//! | `invariant.rs` | comparisons that have one outcome in all iterations |
//! | `guards.rs` | expressions rewritten by the conditions a loop is entered under |
//! | `exits.rs`, `conditions.rs`, `counts.rs`, `quadratic.rs`, `evolve.rs` | how often an exit is not taken; counts of a loop |
//! | `scope.rs` | values at iterations and after loops |
//! | `predicates.rs`, `assumed.rs` | expressions and counts under assumptions to be checked at run time; such assumptions collected for one loop |
//! | `divide.rs`, `delinearize.rs` | quotients by form; offsets as subscripts of arrays |
//! | `forget.rs`, `verify.rs` | invalidation; kept against computed afresh |
//! | `gpu.rs` | special registers: ranges, comparisons, sizes of launches |
//! | `budget.rs`, `gates.rs` | limits of what is looked at; which loops passes may touch |
//! | `reuse.rs`, `widen.rs` | what code can use again for an expression; extensions of sums split |
//! | `print.rs`, `print_facts.rs`, `text.rs` | all of it as text; ranges and guards alone; numbers and types in it |
//!
//! Nothing recurses over the depth of expressions or code: constructors go as deep as the arithmetic and cast knobs say, all
//! else keeps its own stack.
#![warn(missing_docs)]

#[macro_use(rules)]
extern crate warpc_analysis;

pub mod access;
pub mod depend;

mod algebra;
mod assumed;
mod budget;
mod build;
mod compare;
mod conditions;
mod counts;
pub mod delinearize;
mod disposition;
mod divide;
mod evolve;
mod exits;
mod fold_add;
mod fold_cast;
mod fold_extend_rec;
mod fold_minmax;
mod fold_mul;
mod fold_rec;
mod fold_udiv;
mod forget;
mod gates;
mod gep;
mod gpu;
mod guards;
mod imply;
pub mod interval;
mod invariant;
pub mod knobs;
mod known;
mod make;
mod multiple;
pub mod node;
pub mod number;
mod order;
mod phi;
mod poison;
mod predicates;
pub mod print;
pub mod print_facts;
mod proofs;
mod quadratic;
mod range;
mod regions;
mod reuse;
mod rewrite;
mod rows;
mod scope;
mod select;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod tests_gpu;
#[cfg(test)]
mod tests_rules;
mod text;
pub mod types;
mod verify;
mod wide;
mod widen;

pub use assumed::Assumed;
pub use delinearize::ArrayAccess;
pub use disposition::{BlockDisposition, LoopDisposition};
pub use exits::{CountKind, ExitLimit};
pub use guards::Guards;
pub use interval::{Interval, Prefer};
pub use invariant::InvariantComparison;
pub use node::{COULD_NOT_COMPUTE, Expr, Exprs, Kind, NodeWorld, Nodes};
pub use predicates::{Predicate, Predicates};
pub use reuse::Drops;
pub use types::{Ty, Wrap};

use budget::Settings;
use std::cell::Cell;
use std::sync::Arc;
use warpc_analysis::assumptions::Assumptions;
use warpc_analysis::known_bits::Values;
use warpc_analysis::known_bits::bits::mask;
use warpc_analysis::loops::Loops;
use warpc_analysis::{Analyses, Analysis, AnalysisSet, Spare};
use warpc_ir::cfg::Cfg;
use warpc_ir::consts::Consts;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::knobs::Knobs;
use warpc_ir::{Func, Opcode, Value};

/// What is known of the values and loops of a function. Outlives passes; see the [module](self).
#[derive(Clone)]
pub struct Scev {
    /// Expressions.
    pub nodes: Nodes,
    /// Expression of each instruction.
    inst_expr: Vec<Expr>,
    /// Next instruction with the same expression.
    inst_next: Vec<Inst>,
    /// Expression of each argument.
    arg_expr: Vec<Expr>,
    /// What is known of each loop.
    loops: Vec<exits::LoopRow>,
    /// Extensions that folded.
    folds: fold_cast::FoldCache,
    /// Predicates in use.
    predicates: Vec<Predicate>,
    /// Recurrences made under predicates, by header phi.
    rewrites: predicates::Rewrites,
    /// `llvm.experimental.guard` calls.
    guards: Vec<Inst>,
    /// Instructions given up for their size.
    failures: u32,
    /// Walks over conditions that stopped at the limit.
    cut_walks: u32,
    /// Memory of rewriters.
    scratch: Vec<rewrite::RewriteMemo>,
    /// Instructions that a walk of `forget` has seen: the number of the last such walk, and by instruction the number of the
    /// last walk that met it.
    forget_walk: u32,
    forget_seen: Vec<u32>,
}

impl Scev {
    /// Of `f`: nothing is computed before it is asked for.
    pub fn new(f: &Func<'_>) -> Scev {
        Scev::in_world(f, NodeWorld::default())
    }
    /// Of `f`, with its expressions in `world`.
    pub fn in_world(f: &Func<'_>, world: NodeWorld) -> Scev {
        let n = f.num_insts();
        let mut s = Scev {
            nodes: Nodes::for_instructions(n, world),
            inst_expr: vec![Expr::NONE; n],
            inst_next: vec![Inst::NONE; n],
            arg_expr: Vec::new(),
            loops: Vec::new(),
            folds: Default::default(),
            predicates: Vec::new(),
            rewrites: Default::default(),
            guards: Vec::new(),
            failures: 0,
            cut_walks: 0,
            scratch: Vec::new(),
            forget_walk: 0,
            forget_seen: Vec::new(),
        };
        let guard = |i: Inst| warpc_analysis::facts::intrinsic(f, i) == Some(id::EXPERIMENTAL_GUARD);
        if f.intrins().has(id::EXPERIMENTAL_GUARD) {
            for b in f.block_order() {
                s.guards.extend(f.block_insts(b).filter(|&i| f.op(i) == Opcode::Call && guard(i)));
            }
        }
        s
    }
}

impl Analysis for Scev {
    type Result = Scev;
    const SET: AnalysisSet = AnalysisSet::SCEV;
    fn compute(f: &Func<'_>, cached: &mut Analyses) -> Scev {
        Scev::in_world(f, cached.spare().take().unwrap_or_default())
    }
    fn recycle(result: Scev, spare: &mut Spare) {
        let world = result.nodes.into_world();
        if world.is_worth_keeping() {
            spare.put(world);
        }
    }
}

/// Scalar evolution among the cached analyses.
pub trait CachedScev {
    /// What `work` makes of the view of scalar evolution of `f`, which does not change; what is computed is kept.
    fn with_scev<'a, R>(&mut self, f: &Func<'a>, knobs: &Knobs, work: impl FnOnce(&mut Se<'_, 'a>) -> R) -> R;
    /// [`Analyses::take`] of it.
    fn take_scev(&mut self, f: &Func<'_>) -> Scev;
    /// Takes it out of the cache if any of it was computed, to forget what a change of the function makes wrong. The graph may
    /// have changed meanwhile.
    fn take_computed_scev(&mut self) -> Option<Scev>;
    /// [`Analyses::put`] of it.
    fn put_scev(&mut self, f: &Func<'_>, value: Arc<Scev>);
    /// [`Analyses::discard`] of it.
    fn discard_scev(&mut self, value: Scev);
}

impl CachedScev for Analyses {
    fn with_scev<'a, R>(&mut self, f: &Func<'a>, knobs: &Knobs, work: impl FnOnce(&mut Se<'_, 'a>) -> R) -> R {
        let (cfg, dom, loops, facts) = (self.cfg(f), self.dom(f), self.loops(f), self.assumptions(f));
        let mut scev = self.take_scev(f);
        let r = work(&mut Se::new(&mut scev, f, &cfg, &dom, &loops, &facts, knobs));
        self.put_scev(f, Arc::new(scev));
        r
    }
    fn take_scev(&mut self, f: &Func<'_>) -> Scev {
        self.take::<Scev>(f)
    }
    fn take_computed_scev(&mut self) -> Option<Scev> {
        self.take_cached::<Scev>()
    }
    fn put_scev(&mut self, f: &Func<'_>, value: Arc<Scev>) {
        self.put::<Scev>(f, value);
    }
    fn discard_scev(&mut self, value: Scev) {
        self.discard::<Scev>(value);
    }
}

impl Scev {
    /// Makes room for instructions and loops that are new.
    fn grow(&mut self, f: &Func<'_>, loops: &Loops) {
        if self.inst_expr.len() < f.num_insts() {
            self.inst_expr.resize(f.num_insts(), Expr::NONE);
            self.inst_next.resize(f.num_insts(), Inst::NONE);
        }
        if self.loops.len() < loops.len() {
            self.loops.resize_with(loops.len(), Default::default);
        }
    }
}

/// The view that computes: columns, function, and what is known of it.
pub struct Se<'q, 'a> {
    s: &'q mut Scev,
    /// The function.
    pub f: &'q Func<'a>,
    /// Its graph.
    pub cfg: &'q Cfg,
    /// Its dominators.
    pub dom: &'q DomTree,
    /// Its loops.
    pub loops: &'q Loops,
    /// Assumptions and conditions by value.
    pub facts: &'q Assumptions,
    set: Settings,
    /// Conditions whose implications are being looked into.
    pending_conditions: Vec<Value>,
    /// Phis whose ranges are being computed.
    pending_phis: Vec<Inst>,
    /// Phis that are being compared input by input.
    pending_merges: Vec<Inst>,
    /// Set while conditions above a latch are walked.
    walking_latch: bool,
    /// Set while an unsigned comparison is proved by two signed ones.
    splitting: bool,
    /// Where straight code was last looked at from, and how far it goes.
    straight_run: Cell<(Inst, Inst)>,
    /// Loops whose counts are being computed.
    counting: u32,
    /// Canonical forms of comparisons.
    forms: compare::Forms,
    /// Constants of evaluated code.
    consts: Option<Box<Consts>>,
}

impl<'q, 'a> Se<'q, 'a> {
    /// The view.
    pub fn new(
        scev: &'q mut Scev,
        f: &'q Func<'a>,
        cfg: &'q Cfg,
        dom: &'q DomTree,
        loops: &'q Loops,
        facts: &'q Assumptions,
        knobs: &Knobs,
    ) -> Self {
        scev.grow(f, loops);
        Se {
            s: scev,
            f,
            cfg,
            dom,
            loops,
            facts,
            set: Settings::new(knobs, f),
            pending_conditions: Vec::new(),
            pending_phis: Vec::new(),
            pending_merges: Vec::new(),
            walking_latch: false,
            straight_run: Cell::new((Inst::NONE, Inst::NONE)),
            splitting: false,
            counting: 0,
            forms: Default::default(),
            consts: None,
        }
    }

    /// What was not looked at: instructions given up for their size, walks over conditions that stopped at their limit.
    pub fn limits_met(&self) -> (u32, u32) {
        (self.s.failures, self.s.cut_walks)
    }

    // ---- nodes --------------------------------------------------------------------------------------------------

    /// All nodes.
    pub fn nodes(&self) -> &Nodes {
        &self.s.nodes
    }
    /// Kind of `expr`.
    #[inline(always)]
    pub fn kind(&self, expr: Expr) -> Kind {
        self.s.nodes.kind(expr)
    }
    /// Type of `expr`.
    #[inline(always)]
    pub fn ty(&self, expr: Expr) -> Ty {
        self.s.nodes.ty(expr)
    }
    /// Width of `expr`.
    #[inline(always)]
    pub fn bits(&self, expr: Expr) -> u32 {
        self.s.nodes.ty(expr).bits()
    }
    /// Whether `expr` is a pointer.
    #[inline]
    pub fn is_ptr(&self, expr: Expr) -> bool {
        self.s.nodes.ty(expr).is_ptr()
    }
    /// No-wrap facts of `expr`.
    #[inline(always)]
    pub fn wrap(&self, expr: Expr) -> Wrap {
        self.s.nodes.wrap(expr)
    }
    /// Operands of `expr`.
    #[inline(always)]
    pub fn ops(&self, expr: Expr) -> &[Expr] {
        self.s.nodes.ops(expr)
    }
    /// Operand `index` of `expr`.
    #[inline(always)]
    pub fn op(&self, expr: Expr, index: usize) -> Expr {
        self.s.nodes.op(expr, index)
    }
    /// Number of operands of `expr`.
    #[inline]
    pub fn num_ops(&self, expr: Expr) -> usize {
        self.s.nodes.num_ops(expr)
    }
    /// Operands of `expr`, copied.
    pub(crate) fn operands(&self, expr: Expr) -> Exprs {
        Exprs::from_slice(self.s.nodes.ops(expr))
    }
    /// Bits of a constant of at most 128 bits.
    #[inline]
    pub fn constant(&self, expr: Expr) -> Option<u128> {
        self.s.nodes.constant(expr)
    }
    /// Value of an unknown.
    #[inline]
    pub fn unknown(&self, expr: Expr) -> Option<Value> {
        self.s.nodes.unknown(expr)
    }
    /// Instruction of an unknown.
    pub(crate) fn unknown_inst(&self, expr: Expr) -> Option<Inst> {
        self.unknown(expr)?.as_inst()
    }
    /// Loop of a recurrence.
    #[inline]
    pub fn rec_loop(&self, expr: Expr) -> Option<Loop> {
        self.s.nodes.rec_loop(expr)
    }
    /// Whether `expr` is a recurrence with a step that does not change.
    pub fn is_affine(&self, expr: Expr) -> bool {
        self.kind(expr) == Kind::AddRec && self.num_ops(expr) == 2
    }
    /// Whether `expr` is the constant zero.
    pub fn is_zero(&self, expr: Expr) -> bool {
        match self.kind(expr) {
            Kind::Constant => self.constant(expr) == Some(0),
            Kind::WideConstant => self.number(expr) == Some(0),
            _ => false,
        }
    }
    /// Whether `expr` is the constant one.
    pub fn is_one(&self, expr: Expr) -> bool {
        match self.kind(expr) {
            Kind::Constant => self.constant(expr) == Some(1),
            Kind::WideConstant => self.number(expr) == Some(1),
            _ => false,
        }
    }
    /// Whether `expr` is the constant with all bits set.
    pub fn is_minus_one(&self, expr: Expr) -> bool {
        match self.kind(expr) {
            Kind::Constant => self.constant(expr) == Some(mask(self.bits(expr))),
            Kind::WideConstant => self.number(expr) == Some(u128::MAX),
            _ => false,
        }
    }

    /// The constant `value`, a [number] of the integers that `ty` computes with.
    pub fn make_const(&mut self, ty: Ty, value: u128) -> Expr {
        let ty = ty.effective();
        if ty.bits() > number::PLAIN {
            return self.make_wide(ty, number::decode(value, ty.bits()));
        }
        self.s.nodes.intern(Kind::Constant, ty, value & mask(ty.bits()), &[]).0
    }
    /// Zero.
    pub fn zero(&mut self, ty: Ty) -> Expr {
        self.make_const(ty, 0)
    }
    /// One.
    pub fn one(&mut self, ty: Ty) -> Expr {
        self.make_const(ty, 1)
    }
    /// All bits set.
    pub fn minus_one(&mut self, ty: Ty) -> Expr {
        self.make_const(ty, u128::MAX)
    }
    /// Value `value`, not looked through.
    pub fn make_unknown(&mut self, value: Value) -> Expr {
        let ty = self.type_of(value).unwrap_or(Ty::int(0));
        self.s.nodes.intern(Kind::Unknown, ty, value.0 as u128, &[]).0
    }
    /// The factor of scalable vectors.
    pub fn vscale(&mut self, ty: Ty) -> Expr {
        self.s.nodes.intern(Kind::VScale, ty, 0, &[]).0
    }
    /// The node as it is, without folding; new facts are added.
    fn node(&mut self, kind: Kind, ty: Ty, data: u128, ops: &[Expr], wrap: Wrap) -> Expr {
        let (e, _) = self.s.nodes.intern(kind, ty, data, ops);
        self.s.nodes.add_wrap(e, wrap);
        e
    }
    /// Adds facts to a recurrence; what its range was without them is dropped.
    pub(crate) fn add_rec_facts(&mut self, rec: Expr, wrap: Wrap) {
        if self.s.nodes.add_wrap(rec, wrap) {
            self.s.nodes.drop_ranges(rec);
        }
    }

    // ---- types --------------------------------------------------------------------------------------------------

    /// Type of expressions of IR type `ty`: integers that compile and pointers have one.
    pub fn ty_of(&self, ty: Type) -> Option<Ty> {
        let types = self.f.types();
        if let Some(space) = types.addrspace(ty) {
            let bits = self.f.layout().index_bits(space);
            return ((1..=128).contains(&bits) && space < 1 << 15).then(|| Ty::ptr(space, bits));
        }
        types.int_bits(ty).filter(|n| (1..=number::WIDEST).contains(n)).map(Ty::int)
    }
    /// Type of the expression of a value.
    pub fn type_of(&self, value: Value) -> Option<Ty> {
        self.ty_of(self.f.type_of(value))
    }
    /// The wider of two types.
    pub(crate) fn wider(&self, lhs: Ty, rhs: Ty) -> Ty {
        if lhs.bits() >= rhs.bits() { lhs } else { rhs }
    }

    // ---- values -------------------------------------------------------------------------------------------------

    /// Questions about bits of IR values.
    pub(crate) fn values(&self) -> Values<'q, 'a> {
        Values::with(self.f, self.dom, self.facts)
    }
    /// Integer constant of up to 128 bits.
    pub(crate) fn int_of(&self, value: Value) -> Option<u128> {
        value.as_const()?;
        let types = self.f.types();
        types.is_int(self.f.type_of(value)).then(|| warpc_analysis::facts::int_constant(self.f, value)).flatten()
    }
    /// Expression of `value`, when it is known already.
    pub fn existing(&self, value: Value) -> Option<Expr> {
        match value.as_inst() {
            Some(i) => self.s.inst_expr.get(i.index())?.get(),
            None => None,
        }
    }
    /// Instructions whose expression is `expr`, last found first.
    pub fn values_of(&self, expr: Expr) -> impl Iterator<Item = Inst> + '_ {
        let mut at = self.s.nodes.memo(expr).values;
        std::iter::from_fn(move || {
            let i = at.get()?;
            at = self.s.inst_next[i.index()];
            Some(i)
        })
    }
    fn remember(&mut self, value: Value, expr: Expr) {
        if let Some(i) = value.as_inst()
            && self.s.inst_expr[i.index()].is_none()
        {
            self.s.inst_expr[i.index()] = expr;
            let head = &mut self.s.nodes.memo_mut(expr).values;
            self.s.inst_next[i.index()] = std::mem::replace(head, i);
        }
    }
}
