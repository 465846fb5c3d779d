//! `instcombine`: combines instructions into fewer, cheaper or more canonical ones.
//!
//! | file | what |
//! |---|---|
//! | `add.rs`, `sub.rs`, `wrap_flags.rs`, `narrow_math.rs` | sums and differences, in narrower types too |
//! | `mul.rs`, `divide.rs`, `remainder.rs` | products and quotients |
//! | `shifts.rs`, `shift_of_shift.rs`, `shift_masks.rs`, `funnel.rs` | shifts |
//! | `and.rs`, `or.rs`, `xor.rs`, `complement.rs`, `logic.rs`, `reversal.rs` | bitwise logic |
//! | `assoc.rs` | rules of all associative operations; operations over selects and phis |
//! | `compares.rs`, `compares_xor.rs` | logic of two comparisons |
//! | `icmp.rs`, `icmp_*.rs`, `invert_users.rs`, `fcmp.rs` | comparisons |
//! | `casts.rs`, `extend.rs`, `trunc.rs`, `fptrunc.rs` | conversions |
//! | `select.rs`, `select_*.rs`, `phi.rs`, `phi_values.rs`, `phi_webs.rs` | selects, phis |
//! | `gep.rs`, `gep_steps.rs`, `loadstore.rs`, `atomics.rs`, `scopes.rs`, `declared.rs` | addresses, memory, declared scopes and variables |
//! | `calls.rs`, `min_max.rs`, `bit_count.rs`, `overflow.rs`, `float_calls.rs`, `reduce.rs`, `nvvm.rs` | intrinsics |
//! | `call_sites.rs`, `memory_calls.rs` | what a call site can say of its arguments |
//! | `library.rs`, `library_*.rs`, `heap.rs` | functions of the C library, by the target; memory of the heap |
//! | `control.rs`, `new_tests.rs`, `dead_code.rs` | branches and switches; code that is never reached |
//! | `vector.rs`, `vector_*.rs` | elements of vectors and aggregates; lanes that nobody reads |
//! | `fp.rs`, `fp_powers.rs`, `fp_reassoc.rs`, `fpclass.rs`, `freeze.rs` | floating point, `freeze` |
//! | `demanded_bits.rs` | bits of a result that nobody reads |
//! | `choices.rs` | arithmetic of selects |
//! | `wide.rs` | integers of more than 128 bits |
//! | `sink_not.rs` | complements through logic of booleans |
//! | `sink.rs` | moving code to the only block that needs it |
//! | `building.rs` | what rules make: operations, folded where all operands are constants |
//!
//! **When**: a rule matches; each file lists its rules beside the code. Canonical forms are LLVM's: constants on the right,
//! `sub` of a constant as `add`, strict comparisons, minima and maxima as intrinsics, constant addresses in bytes.
//! **How**: a worklist in program order. A changed instruction queues itself and its users; new instructions come before
//! what is left. Every instruction is first given to the simplifier.
//! **Invariants**: a rule that keeps poison-generating flags proves them; new instructions take the location of the one they
//! replace; blocks and edges stay.
//! **Cost**: linear in practice; [`VISITS`] visits per instruction bound it, and a remark tells when that was reached.

mod add;
mod add_parts;
mod and;
mod assoc;
mod atomics;
mod bit_count;
mod bit_trees;
mod bool_trees;
mod building;
mod byte_swap;
mod call_sites;
mod calls;
mod casts;
mod choices;
mod compare_parts;
mod compares;
mod compares_xor;
mod complement;
mod control;
mod dead_code;
mod declared;
mod demanded_bits;
mod divide;
mod extend;
mod extended_expressions;
mod fcmp;
mod float_calls;
mod float_of_ints;
mod fp;
mod fp_powers;
mod fp_reassoc;
mod fpclass;
mod fptrunc;
mod freeze;
mod funnel;
mod gep;
mod gep_steps;
mod heap;
mod icmp;
mod icmp_bools;
mod icmp_call_operands;
mod icmp_cast;
mod icmp_choice;
mod icmp_constant;
mod icmp_intrinsic;
mod icmp_masks;
mod icmp_ops;
mod icmp_quotient;
mod icmp_remainder;
mod icmp_shift;
mod icmp_shifted_constant;
mod invert_users;
mod joined_tests;
mod known_edges;
mod ldexp;
mod library;
mod library_blocks;
mod library_copies;
mod library_math;
mod library_numbers;
mod library_print;
mod library_strings;
mod loadstore;
mod logic;
mod mask_tests;
mod memory_calls;
mod min_max;
mod mul;
mod narrow_math;
mod negate;
mod new_tests;
mod nvvm;
mod or;
mod overflow;
mod phi;
mod phi_operations;
mod phi_values;
mod phi_webs;
mod reduce;
mod remainder;
mod reversal;
mod saturate;
mod scopes;
mod select;
mod select_abs;
mod select_bits;
mod select_bool;
mod select_bounds;
mod select_compare;
mod select_implied;
mod select_ops;
mod select_overflow;
mod shift_masks;
mod shift_of_shift;
mod shifts;
mod sink;
mod sink_not;
mod squares;
mod stepping;
mod sub;
mod sub_parts;
mod trunc;
mod vector;
mod vector_extract;
mod vector_insert;
mod vector_lanes;
mod vector_shuffle;
mod whole_objects;
mod wide;
mod wrap_flags;
mod xor;

pub use nvvm::TargetCalls;

use super::patterns as p;
use super::simplify::{Context, Simplifier};
use crate::knobs;
use warpc_analysis::AnalysisSet;
use warpc_analysis::alias::AliasCache;
use warpc_analysis::assumptions::Assumptions;
use warpc_analysis::facts::is_trivially_dead;
use warpc_analysis::known_bits::KnownMemo;
use warpc_analysis::known_bits::{KnownBits, Values};
use warpc_columns::RowSet;
use warpc_ir::cfg::Cfg;
use warpc_ir::edit::settled::{COMBINED, SIMPLIFIED};
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, Remark, RemarkKind};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "instcombine",
    summary: "combine instructions into canonical, cheaper ones",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::ASSUMPTIONS),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::INSTCOMBINE],
    idempotent: false,
    required: false,
    make: |mut params| {
        // Loops of the whole pass are not needed: the worklist runs to its end.
        let _: Option<u64> = params.take_number("instcombine", "max-iterations")?;
        params.take_flag("verify-fixpoint", false);
        params.finish("instcombine")?;
        Ok(PassBody::Function(Box::new(InstCombine::default())))
    },
};

/// Visits per instruction, on average, before the pass stops.
const VISITS: usize = 24;
/// Bits of a register.
const WORD: u32 = 32;

#[derive(Default)]
struct InstCombine {
    memo: KnownMemo,
    list: Worklist,
    aliases: AliasCache,
}

impl FunctionPass for InstCombine {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let lowered = !f.side().dbg.is_empty() && declared::lower_declarations(f);
        f.unsettle_dependents();
        let cfg = cx.analyses.cfg(f);
        let dom = cx.analyses.dom(f);
        let assumptions = cx.analyses.assumptions(f);
        self.aliases.clear();
        let memo = std::mem::take(&mut self.memo);
        memo.begin();
        let context = Context { dom: Some(&dom), assumptions: Some(&assumptions), at: Inst::NONE, memo: Some(&memo) };
        let knobs = &cx.session.knobs;
        let sink_users = match knobs.get(knobs::INSTCOMBINE_CODE_SINKING) {
            true => usize::try_from(knobs.get(knobs::INSTCOMBINE_MAX_SINK_USERS)).unwrap_or(0),
            false => 0,
        };
        let facts;
        let mut c = Combiner {
            f,
            cx: context,
            cfg: &cfg,
            list: &mut self.list,
            at: Inst::NONE,
            fresh: 0,
            wide: false,
            turned: false,
            edited: false,
            sink_users,
            exits: Vec::new(),
            new_tests: Vec::new(),
            is_again: false,
            aliases: &mut self.aliases,
        };
        let (mut changed, mut finished) = c.run();
        if finished && !c.new_tests.is_empty() {
            memo.begin();
            facts = Assumptions::new(c.f, &cfg, &dom);
            let again = c.run_again(&facts);
            changed |= again.0;
            finished = again.1;
        }
        let turned = c.turned;
        self.memo = memo;
        // Turned branches list their successors in another order.
        let preserved = if turned { AnalysisSet::NONE } else { AnalysisSet::CFG_ALL };
        if !finished {
            cx.remarks.push(Remark {
                kind: RemarkKind::Missed,
                pass: "instcombine",
                name: "BudgetExceeded",
                message: format!("stopped after {VISITS} visits per instruction").into(),
                at: Inst::NONE,
            });
        }
        Outcome::of(changed | lowered, preserved)
    }
}

/// Instructions to visit: a stack whose top is next, and those queued during a visit, which come first.
#[derive(Default)]
struct Worklist {
    stack: Vec<Inst>,
    deferred: Vec<Inst>,
    queued: RowSet<Inst>,
}

impl Worklist {
    fn clear(&mut self, rows: usize) {
        self.stack.clear();
        self.deferred.clear();
        self.queued.reset(rows);
    }
    fn push(&mut self, inst: Inst) {
        if self.queued.rows() <= inst.index() {
            self.queued.resize(inst.index() + 64);
        }
        if self.queued.insert(inst) {
            self.deferred.push(inst);
        }
    }
    fn pop(&mut self) -> Option<Inst> {
        // Queued last is visited last: the stack takes them in reverse.
        while let Some(i) = self.deferred.pop() {
            self.stack.push(i);
        }
        let i = self.stack.pop()?;
        self.queued.remove(i);
        Some(i)
    }
}

/// A binary operation as its rules see it.
#[derive(Clone, Copy)]
struct Binary {
    inst: Inst,
    ty: Type,
    /// The flags that rules of this opcode may keep.
    flags: u16,
    left: Value,
    right: Value,
}

/// State of one run.
pub(crate) struct Combiner<'c, 'a> {
    f: &'c mut FuncMut<'a>,
    cx: Context<'c>,
    cfg: &'c Cfg,
    list: &'c mut Worklist,
    /// Instruction being visited: new ones go before it.
    at: Inst,
    /// Rows below this existed before the visit.
    fresh: usize,
    /// Whether the function has integers of more than 128 bits, which most rules leave alone.
    wide: bool,
    /// Whether a branch was turned around.
    turned: bool,
    /// Whether anything beside the instruction that was visited was edited.
    edited: bool,
    /// Users of an instruction that is moved to their block; 0 moves none.
    sink_users: usize,
    /// Where control goes from blocks whose terminator is decided; empty while there is none.
    exits: Vec<dead_code::Exit>,
    /// Branches whose tests the facts of this run say nothing of.
    new_tests: Vec<Inst>,
    /// Whether this is the second look, by facts of such tests.
    is_again: bool,
    /// What alias analysis learnt of objects.
    aliases: &'c mut AliasCache,
}

impl<'c, 'a> Combiner<'c, 'a> {
    fn run(&mut self) -> (bool, bool) {
        let rows = self.f.num_insts();
        self.list.clear(rows);
        let all = !self.f.any_settled();
        let mut budget = 1000;
        self.wide = self.f.side().args.iter().any(|arg| p::is_wide_integer(self.f, arg.ty));
        for &b in self.cfg.rpo() {
            for i in self.f.block_insts(b) {
                budget += VISITS;
                self.wide |= p::is_wide_integer(self.f, self.f.ty(i));
                if all || self.may_combine(i) {
                    self.list.stack.push(i);
                    self.list.queued.insert(i);
                }
            }
        }
        self.list.stack.reverse();
        let changed = self.refold_operands() | self.erase_unused_scopes();
        let (worked, finished) = self.work_off(budget);
        (changed | worked, finished)
    }

    /// Visits what is on the list until it is empty, or `budget` visits were made: whether something changed, and whether it is empty.
    fn work_off(&mut self, mut budget: usize) -> (bool, bool) {
        let mut changed = false;
        while let Some(i) = self.list.pop() {
            if self.f.is_dead(i) {
                continue;
            }
            if budget == 0 {
                return (changed | self.edited, false);
            }
            budget -= 1;
            if is_trivially_dead(self.f, i) {
                self.erase(i);
                changed = true;
                continue;
            }
            changed |= self.visit(i);
        }
        (changed | self.edited, true)
    }

    /// Folds constant expressions among the operands of the instructions on the list.
    fn refold_operands(&mut self) -> bool {
        let mut changed = false;
        for at in 0..self.list.stack.len() {
            let inst = self.list.stack[at];
            for index in 0..self.f.num_operands(inst) {
                let written = self.f.operand(inst, index);
                if written.as_const().is_none() {
                    continue;
                }
                let folded = self.f.folder().refold(written);
                if folded != written {
                    self.f.set_operand(inst, index, folded);
                    changed = true;
                }
            }
        }
        changed
    }

    /// Whether `inst` or an operand of it changed since the pass was last done with it.
    fn may_combine(&self, inst: Inst) -> bool {
        let settled = |inst: Inst| self.f.is_settled(inst, COMBINED);
        !settled(inst) || self.f.operands(inst).any(|v| v.as_inst().is_some_and(|j| !settled(j)))
    }

    fn visit(&mut self, inst: Inst) -> bool {
        self.at = inst;
        self.fresh = self.f.num_insts();
        let me = Value::inst(inst);
        if self.f.ty(inst) != Type::VOID && !self.f.is_unused(me) && !self.f.is_settled(inst, SIMPLIFIED) {
            if let Some(v) = Simplifier::with(self.f, self.cx).inst(inst) {
                self.replace(inst, v);
                return true;
            }
            self.f.settle(inst, SIMPLIFIED);
        }
        if self.sink_rules(inst).is_some() {
            self.list.push(inst);
            return true;
        }
        // What the source says of an instruction it says of those that take its place.
        let annotation = self.annotation_of(inst);
        let result = self.combine(inst);
        if let Some((kind, node)) = annotation.filter(|_| result.is_some()) {
            for row in (self.fresh..self.f.num_insts()).map(Inst::new) {
                if !self.f.is_dead(row) {
                    self.f.set_attachment(row, kind, node);
                }
            }
        }
        match result {
            None => {
                self.f.settle(inst, COMBINED);
                false
            }
            Some(v) if v == me => {
                self.push_users(inst);
                self.list.push(inst);
                true
            }
            Some(v) => {
                self.replace(inst, v);
                true
            }
        }
    }

    /// The attachment `annotation` of `inst`.
    fn annotation_of(&self, inst: Inst) -> Option<(Str, Md)> {
        let kind = self.f.ctx().tables.strings.find(b"annotation")?;
        Some((kind, self.f.attachment(inst, kind)?))
    }

    /// The value to replace `inst` by: another one, `inst` itself when it was changed in place, `None` when nothing was done.
    fn combine(&mut self, inst: Inst) -> Option<Value> {
        use Opcode::*;
        if self.wide && p::is_near_wide_integer(self.f, inst) {
            return self.wide_integer_rules(inst);
        }
        let op = self.f.op(inst);
        if (op.is_int_div() || op.is_shift())
            && self.f.types().is_vector(self.f.ty(inst))
            && let Some(v) = self.operation_of_shuffles_rules(self.binary_site(inst, !flags::HAS_MD))
        {
            return Some(v);
        }
        match op {
            Add => self.add(inst),
            Sub => self.sub(inst),
            Mul => self.mul(inst),
            UDiv | SDiv => self.div(inst),
            URem | SRem => self.rem(inst),
            Shl | LShr | AShr => self.shift(inst),
            And => self.and(inst),
            Or => self.or(inst),
            Xor => self.xor(inst),
            FAdd | FSub | FMul | FDiv | FRem => self.float(inst),
            FNeg => self.fneg(inst),
            ICmp => self.icmp_inst(inst),
            FCmp => self.fcmp(inst),
            Select => self.select_inst(inst),
            Phi => self.phi(inst),
            Freeze => self.freeze(inst),
            GetElementPtr => self.gep(inst),
            Load => self.load(inst),
            Store => self.store(inst),
            AtomicRmw => self.atomic_rmw(inst),
            Alloca => self.alloca(inst),
            Call => self.call(inst),
            ExtractElement | InsertElement | ShuffleVector => self.vector(inst),
            ExtractValue | InsertValue => self.aggregate(inst),
            Br | Switch => self.branch(inst),
            Unreachable => self.unreachable_rules(inst),
            op if op.is_cast() => self.cast_inst(inst),
            _ => None,
        }
    }

    // ---- the worklist -------------------------------------------------------------------------------------------

    fn push_value(&mut self, value: Value) {
        if let Some(i) = value.as_inst() {
            self.list.push(i);
        }
    }
    fn push_users(&mut self, inst: Inst) {
        let mut u = self.f.first_use(Value::inst(inst));
        while u.is_some() {
            let user = self.f.user(u);
            self.list.push(user);
            self.f.unsettle(user);
            u = self.f.next_use(u);
        }
    }
    /// Replaces `inst` by `value` and erases it when it has no effect.
    fn replace(&mut self, inst: Inst, value: Value) {
        self.push_users(inst);
        self.push_value(value);
        if let Some(n) = value.as_inst()
            && n.index() >= self.fresh
        {
            self.f.take_name(value, Value::inst(inst));
        }
        self.f.replace_all_uses(Value::inst(inst), value);
        if is_trivially_dead(self.f, inst) {
            self.erase(inst);
        }
    }
    /// Erases `inst`, which is dead; its operands are looked at again.
    fn erase(&mut self, inst: Inst) {
        self.edited = true;
        for k in 0..self.f.num_operands(inst) {
            let value = self.f.operand(inst, k);
            self.push_value(value);
            // A value with one use left may combine with it now.
            if value.as_inst().is_some() {
                let u = self.f.first_use(value);
                let next = if u.is_some() { self.f.next_use(u) } else { u };
                if next.is_some() && self.f.next_use(next).is_none() {
                    let (a, b) = (self.f.user(u), self.f.user(next));
                    self.list.push(a);
                    self.list.push(b);
                    // So may what reads that user alone.
                    let user = if a == inst { b } else { a };
                    let reader = self.f.first_use(Value::inst(user));
                    if reader.is_some() && self.f.next_use(reader).is_none() {
                        self.list.push(self.f.user(reader));
                    }
                }
            }
        }
        self.f.erase(inst);
    }
    /// Sets operand `index` of `inst`; the old operand is looked at again, and so is what alone uses it now.
    fn set(&mut self, inst: Inst, index: usize, value: Value) {
        let old = self.f.operand(inst, index);
        self.edited = true;
        self.f.set_operand(inst, index, value);
        self.push_value(old);
        if old.as_inst().is_some() && self.one_use(old) {
            self.list.push(self.f.user(self.f.first_use(old)));
        }
        self.push_value(value);
    }

    // ---- questions ----------------------------------------------------------------------------------------------

    fn values(&self) -> Values<'_, 'a> {
        Values { f: self.f, dom: self.cx.dom, assumptions: self.cx.assumptions, at: self.at, memo: self.cx.memo }
    }
    fn known(&self, value: Value) -> Option<KnownBits> {
        self.values().known_bits(value)
    }
    fn one_use(&self, value: Value) -> bool {
        value.has_uses() && self.f.has_one_use(value)
    }
    /// Whether `inst` alone uses `value`, however often.
    fn only_user(&self, value: Value, inst: Inst) -> bool {
        value.has_uses() && self.f.uses(value).all(|u| self.f.user(u) == inst)
    }
    fn well_defined(&self, value: Value) -> bool {
        self.values().not_undef_or_poison(value)
    }
    fn non_negative(&self, value: Value) -> bool {
        self.known(value).is_some_and(|k| k.is_non_negative())
    }
    /// What a simplifier in this context answers.
    fn ask<T>(&mut self, go: impl FnOnce(&mut Simplifier<'_, 'a>) -> T) -> T {
        let cx = Context { at: self.at, ..self.cx };
        go(&mut Simplifier::with(self.f, cx))
    }
    /// Binary operation `inst` with those of its flags that are in `kept`.
    fn binary_site(&self, inst: Inst, kept: u16) -> Binary {
        let (left, right) = self.ops(inst);
        Binary { inst, ty: self.f.ty(inst), flags: self.f.flags(inst) & kept, left, right }
    }
    fn ops(&self, inst: Inst) -> (Value, Value) {
        (self.f.operand(inst, 0), self.f.operand(inst, 1))
    }
    /// Rank for the order of operands of commutative operations, higher ones first: undef and poison, other constants, casts
    /// and negations, everything else. Arguments rank as instructions do, so that a rule finds what it looks for in either form.
    fn rank(&self, value: Value) -> u32 {
        let Some(i) = value.as_inst() else {
            return match value {
                v if v.is_undef_or_poison() => 0,
                v if v.is_constant() => 1,
                _ => 3,
            };
        };
        let op = self.f.op(i);
        let unary = op.is_cast()
            || op == Opcode::FNeg
            || op == Opcode::Xor && p::not(self.f, value).is_some()
            || op == Opcode::Sub && p::neg(self.f, value).is_some();
        if unary { 2 } else { 3 }
    }
}

#[cfg(test)]
mod tests;
