//! `reassociate`: sums, products and bitwise operations are regrouped, so that constants meet, equal parts are computed once and
//! values that a loop does not change stand together.
//!
//! **When**: `add`, `mul`, `and`, `or`, `xor` of any width, `fadd` and `fmul` with `reassoc` and `nsz`. Differences become sums with
//! negations, shifts by constants products, `or` of values without common bits sums, where that joins two trees.
//! **How**: each value has a *rank*: 0 for constants, then arguments, then instructions by block in reverse post-order; what is
//! computed from operands alone ranks just above them. A tree of one operation whose inner nodes have one use is flattened to
//! its leaves (`tree.rs`), these are sorted by falling rank, simplified as a whole (`add.rs`, `mul.rs`, `bitwise.rs`), and written
//! back into the same instructions as a chain whose innermost operands rank lowest. Of short lists the pair that occurs in most
//! trees comes innermost (`pairs.rs`). Instructions that a rewrite may have opened up are visited again.
//! The parameter `keep-forms` takes back at the end what changed nothing but the form: operands that stand the other way around, and
//! shifts and `or`s that were written as products and sums and are still alone. `instcombine` would take it back, and a pipeline that
//! runs both again and again would never settle. It leaves sums with a constant that are sign-extended as they are where they would
//! lose `nsw`: addresses need it more than they need their invariant parts side by side. In sums of 64 bits it puts products of
//! extended words outermost among what their block computes.
//! **Invariants**: inner nodes move down to the root of their tree, never up; blocks, edges, calls and memory stay. A new
//! operation has the flags that all operations of its tree had, where they hold in any order (`tree.rs`). Debug records of a value
//! that is another one now name poison. Thread numbers stay where the step of a loop over a grid can be seen ([`add`]).
//! **Cost**: n log n in the leaves of a tree; second visits are bounded by [`visits`] of the size of the function.
//! **Source**: Briggs and Cooper, "Effective partial redundancy elimination", 1994 (ranks).
//! **Relies on** nothing that is said of threads or memory: what moves is arithmetic without effects, within a thread, and calls and
//! accesses stay.

mod add;
mod bitwise;
mod instructions;
mod mul;
mod negate;
mod pairs;
mod ranks;
#[cfg(test)]
mod tests;
mod tree;

use crate::knobs;
use pairs::Pairs;
use ranks::Ranks;
use smallvec::SmallVec;
use std::collections::VecDeque;
use warpc_analysis::{AnalysisSet, facts};
use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::patterns as p;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "reassociate",
    summary: "regroup sums, products and bitwise operations",
    level: Level::Function,
    reads: AnalysisSet::CFG,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::REASSOCIATE],
    idempotent: false,
    required: false,
    make: |mut params| {
        let keep_forms = params.take_flag("keep-forms", false);
        params.finish("reassociate")?;
        Ok(PassBody::Function(Box::new(Reassociate { keep_forms, ..Reassociate::default() })))
    },
};

/// Operands of the longest tree whose pairs are counted.
const SHORT: usize = 10;
/// Users that a search for an existing negation looks at, and operands of equal rank that a search for an inverse looks at.
const SEARCH: usize = 64;
/// Steps from an operand of an erased instruction to the root of its tree.
const CLIMB: usize = 1 << 10;

/// Second visits in a function of `insts` instructions.
fn visits(insts: usize) -> usize {
    16 * insts + 1024
}

/// An operand of a tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Leaf {
    rank: u64,
    value: Value,
}

#[derive(Default)]
struct Reassociate {
    ranks: Ranks,
    pairs: Pairs,
    /// Instructions to visit again, first come first, and which are in the list.
    redo: VecDeque<Inst>,
    waiting: RowSet<Inst>,
    keep_threads: bool,
    /// Instructions whose operands stand the other way around than before; ordering them and writing their tree may both turn them.
    swapped: RowSet<Inst>,
    /// Shifts and `or`s that are products and sums now.
    rewritten: Vec<Rewritten>,
    /// The parameter `keep-forms`: what joins no tree is left in the form in which it was.
    keep_forms: bool,
    changed: bool,
}

/// An operation that was written as another one of the same value, in place: operation, flags and right operand of both.
#[derive(Clone, Copy, Debug)]
struct Rewritten {
    inst: Inst,
    old: (Opcode, u16, Value),
    new: (Opcode, u16, Value),
    left: Value,
}

impl FunctionPass for Reassociate {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let cfg = cx.analyses.cfg(func);
        let local = cx.session.knobs.get(knobs::REASSOCIATE_CSE_LOCAL);
        self.keep_threads = cx.session.knobs.get(knobs::REASSOCIATE_KEEP_THREADS);
        self.ranks.build(func, &cfg);
        self.pairs.build(func, &cfg, local);
        self.redo.clear();
        self.waiting.reset(func.num_insts());
        self.swapped.reset(func.num_insts());
        self.rewritten.clear();
        self.changed = false;
        let mut left = visits(func.num_insts());
        for &b in cfg.rpo() {
            let mut i = func.first(b);
            while i.is_some() {
                if facts::is_trivially_dead(func, i) {
                    let next = func.next(i);
                    self.erase(func, i);
                    i = next;
                } else {
                    // A visit leaves its instruction where it is, and may move the one behind it.
                    self.visit(func, i);
                    i = func.next(i);
                }
            }
            let mut dead: Vec<Inst> = self.redo.iter().copied().collect();
            while let Some(i) = dead.pop() {
                if !func.is_dead(i) && facts::is_trivially_dead(func, i) {
                    dead.extend(func.operands(i).filter_map(Value::as_inst));
                    func.erase(i);
                    self.changed = true;
                }
            }
            while let Some(i) = self.redo.pop_front() {
                self.waiting.remove(i);
                if func.is_dead(i) || left == 0 {
                    continue;
                }
                left -= 1;
                if facts::is_trivially_dead(func, i) {
                    self.erase(func, i);
                } else {
                    self.visit(func, i);
                }
            }
        }
        if self.keep_forms {
            self.restore(func);
        }
        let rewrote = !self.swapped.is_empty() || !self.rewritten.is_empty();
        Outcome::of(self.changed || rewrote, AnalysisSet::CFG_ALL)
    }
}

/// Whether floating-point operation `inst` may be regrouped.
fn may_regroup(func: &Func<'_>, inst: Inst) -> bool {
    func.flags(inst) & (flags::REASSOC | flags::NSZ) == flags::REASSOC | flags::NSZ
}

fn is_fp(op: Opcode) -> bool {
    op.class() & warpc_ir::opcode::class::FP != 0
}

/// The instruction behind `value` when it is operation `op` with one use that may be regrouped.
fn regroupable(func: &Func<'_>, value: Value, op: Opcode) -> Option<Inst> {
    let i = p::inst(func, value, op)?;
    (func.has_one_use(value) && (!is_fp(op) || may_regroup(func, i))).then_some(i)
}

/// The same for either of two operations.
fn regroupable_either(func: &Func<'_>, value: Value, ops: [Opcode; 2]) -> Option<Inst> {
    regroupable(func, value, ops[0]).or_else(|| regroupable(func, value, ops[1]))
}

/// Whether `inst` is an operation whose trees are regrouped.
fn is_associative(func: &Func<'_>, inst: Inst) -> bool {
    match func.op(inst) {
        Opcode::Add | Opcode::Mul | Opcode::And | Opcode::Or | Opcode::Xor => true,
        Opcode::FAdd | Opcode::FMul => may_regroup(func, inst),
        _ => false,
    }
}

/// The only user of `inst`, if it has one use.
fn only_user(func: &Func<'_>, inst: Inst) -> Option<Inst> {
    let v = Value::inst(inst);
    func.has_one_use(v).then(|| func.user(func.first_use(v)))
}

/// `x` of `-x`, integer or not.
fn negated(func: &Func<'_>, value: Value) -> Option<Value> {
    p::neg(func, value).or_else(|| fneg(func, value))
}

/// `x` of `fneg x`, `fsub -0.0, x`, and `fsub 0.0, x` where the sign of zeros does not matter.
fn fneg(func: &Func<'_>, value: Value) -> Option<Value> {
    let i = value.as_inst()?;
    match func.op(i) {
        Opcode::FNeg => Some(func.operand(i, 0)),
        Opcode::FSub => {
            let (format, bits) = p::float(func, func.operand(i, 0))?;
            let sign = 1u128 << (func.types().scalar_bits(format)? - 1);
            (bits == sign || bits == 0 && func.flags(i) & flags::NSZ != 0).then(|| func.operand(i, 1))
        }
        _ => None,
    }
}

impl Reassociate {
    fn again(&mut self, func: &Func<'_>, inst: Inst) {
        self.waiting.resize(func.num_insts().max(self.waiting.rows()));
        if self.waiting.insert(inst) {
            self.redo.push_back(inst);
        }
    }
    fn again_if_inst(&mut self, func: &Func<'_>, value: Value) {
        if let Some(i) = value.as_inst() {
            self.again(func, i);
        }
    }
    fn leaf(&mut self, func: &Func<'_>, value: Value) -> Leaf {
        Leaf { rank: self.ranks.of(func, value), value }
    }

    /// Erases `inst`, which is dead, and looks again at the trees of its operands.
    fn erase(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let operands: SmallVec<[Inst; 4]> = func.operands(inst).filter_map(Value::as_inst).collect();
        func.erase(inst);
        self.changed = true;
        for mut o in operands {
            if func.is_dead(o) || func.block_of(o).is_none() {
                continue;
            }
            let op = func.op(o);
            for _ in 0..CLIMB {
                match only_user(func, o) {
                    Some(user) if func.op(user) == op && user != o => o = user,
                    _ => break,
                }
            }
            if self.ranks.knows(o) {
                self.again(func, o);
            }
        }
    }

    fn visit(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let mut i = inst;
        let op = func.op(i);
        if !op.is_binary() && op != Opcode::FNeg {
            return;
        }
        if op == Opcode::Shl && self.shift_joins_tree(func, i) {
            self.shift_to_product(func, i);
        }
        if func.op(i).is_commutative() {
            self.order_operands(func, i);
        }
        if let Some(new) = self.positive_constants(func, i) {
            i = new;
        }
        if is_fp(func.op(i)) && !may_regroup(func, i) {
            return;
        }
        // Conditions keep the order in which the source asks them: the first is likely to decide.
        if p::is_bool(func, func.ty(i)) {
            return;
        }
        if func.op(i) == Opcode::Or && self.is_sum(func, i) {
            self.or_to_sum(func, i);
        }
        i = match func.op(i) {
            Opcode::Sub | Opcode::FSub | Opcode::FNeg => self.difference(func, i),
            _ => i,
        };
        if !is_associative(func, i) {
            return;
        }
        let op = func.op(i);
        if let Some(user) = only_user(func, i) {
            // An inner node waits for the root of its tree; a sum under a difference waits for that.
            if func.op(user) == op {
                if user != i && func.block_of(user) == func.block_of(i) {
                    self.again(func, user);
                }
                return;
            }
            if matches!((op, func.op(user)), (Opcode::Add, Opcode::Sub) | (Opcode::FAdd, Opcode::FSub)) {
                return;
            }
        }
        self.regroup(func, i);
    }

    /// Regroups the tree with root `root`.
    fn regroup(&mut self, func: &mut FuncMut<'_>, root: Inst) {
        let (mut leaves, common) = self.flatten(func, root);
        let count = leaves.len();
        // Stable: equal ranks keep their order.
        leaves.sort_by_key(|leaf| std::cmp::Reverse(leaf.rank));
        if let Some(v) = self.simplify(func, root, &mut leaves) {
            self.replace_root(func, root, v);
            return;
        }
        self.place_minus_one(func, root, &mut leaves);
        if let [only] = leaves[..] {
            self.replace_root(func, root, only.value);
            return;
        }
        if self.keep_forms && leaves.len() == count && self.is_signed_offset(func, root, &leaves, common) {
            return;
        }
        if self.keep_forms && leaves.len() > 2 {
            place_wide_products(func, root, &mut leaves);
        }
        if leaves.len() > 2 && leaves.len() <= SHORT {
            self.pairs.place_frequent(func, func.op(root), &mut leaves);
        }
        self.write_tree(func, root, &leaves, common);
    }

    /// Whether the sum at `root` has a constant, is sign-extended, and would lose the `nsw` that all its additions have. In the
    /// form in which it is, the constant goes into the address of an access.
    fn is_signed_offset(&self, func: &Func<'_>, root: Inst, leaves: &[Leaf], common: tree::Common) -> bool {
        func.op(root) == Opcode::Add
            && common.loses_nsw(Opcode::Add)
            && leaves.last().is_some_and(|leaf| leaf.value.is_constant())
            && func.uses(root.into()).take(SEARCH).any(|row| func.op(func.user(row)) == Opcode::SExt)
    }

    fn replace_root(&mut self, func: &mut FuncMut<'_>, root: Inst, value: Value) {
        // A value of itself exists in unreachable code only.
        if value == root.into() {
            return;
        }
        func.replace_all_uses(root.into(), value);
        if let Some(v) = value.as_inst()
            && func.loc(root).is_some()
        {
            let loc = func.loc(root);
            func.set_loc(v, loc);
        }
        self.changed = true;
        self.again(func, root);
    }

    /// In a product that only a sum uses, a factor -1 comes outermost: `-1 * x * y + z` becomes `z - x * y` then.
    fn place_minus_one(&self, func: &Func<'_>, root: Inst, leaves: &mut Vec<Leaf>) {
        let (Some(user), Some(&last)) = (only_user(func, root), leaves.last()) else { return };
        let minus_one = match (func.op(root), func.op(user)) {
            (Opcode::Mul, Opcode::Add) => !func.types().is_vector(func.ty(root)) && p::is_all_ones(func, last.value),
            (Opcode::FMul, Opcode::FAdd) => p::float(func, last.value)
                .is_some_and(|(format, bits)| Some(bits) == warpc_ir::fold::float::of_i64(format, -1)),
            _ => false,
        };
        if minus_one && leaves.len() > 1 {
            leaves.pop();
            leaves.insert(0, last);
        }
    }

    /// Folds the constants of a sorted list and applies the rules of its operation until the list stays as long as it is. Returns
    /// the value when the tree is no tree any more.
    fn simplify(&mut self, func: &mut FuncMut<'_>, root: Inst, leaves: &mut Vec<Leaf>) -> Option<Value> {
        let (op, ty) = (func.op(root), func.ty(root));
        loop {
            let mut constant: Option<Value> = None;
            while let Some(c) = leaves.last().map(|leaf| leaf.value).filter(|v| v.is_constant()) {
                constant = match constant {
                    None => Some(c),
                    Some(k) => {
                        let fl = func.flags(root) & if is_fp(op) { flags::FAST } else { 0 };
                        let folded = func.folder().binary(op, fl, c, k);
                        if folded.is_none() {
                            break;
                        }
                        folded
                    }
                };
                leaves.pop();
            }
            if leaves.is_empty() {
                return constant;
            }
            if let Some(c) = constant.filter(|&c| !is_identity(func, op, c)) {
                if is_absorber(func, op, c) {
                    return Some(c);
                }
                leaves.push(Leaf { rank: 0, value: c });
            }
            if let [only] = leaves[..] {
                return Some(only.value);
            }
            let before = leaves.len();
            let result = match op {
                Opcode::And | Opcode::Or => self.and_or_xor(func, op, ty, leaves),
                Opcode::Xor => self.exclusive_or(func, root, leaves),
                Opcode::Add | Opcode::FAdd => self.sum(func, root, leaves),
                _ => self.product(func, root, leaves),
            };
            if result.is_some() {
                return result;
            }
            if leaves.len() == before {
                return None;
            }
        }
    }
}

/// Whether `x op constant` is `x`.
fn is_identity(func: &Func<'_>, op: Opcode, constant: Value) -> bool {
    let float = p::float(func, constant);
    match op {
        Opcode::Add | Opcode::Or | Opcode::Xor => p::is_zero(func, constant),
        Opcode::Mul => p::is_one(func, constant),
        Opcode::And => p::is_all_ones(func, constant),
        // Adding +0.0 is left to passes that ask for `nsz` alone.
        Opcode::FAdd => float.is_some_and(|(format, bits)| {
            func.types().scalar_bits(format).is_some_and(|width| bits == 1 << (width - 1))
        }),
        Opcode::FMul => float.is_some_and(|(format, bits)| Some(bits) == warpc_ir::fold::float::of_i64(format, 1)),
        _ => false,
    }
}

/// Whether `x op constant` is `constant`.
fn is_absorber(func: &Func<'_>, op: Opcode, constant: Value) -> bool {
    match op {
        Opcode::Mul | Opcode::And => p::is_zero(func, constant),
        Opcode::Or => p::is_all_ones(func, constant),
        _ => false,
    }
}

/// In a sum of 64 bits, products of words that are only added come outermost of what is computed in their block. Each is one
/// multiplication with an addend of two registers then, and words are summed up before, with a carry; a word that is added to a
/// product directly needs a register of zeros beside it.
fn place_wide_products(func: &Func<'_>, root: Inst, leaves: &mut [Leaf]) {
    if func.op(root) != Opcode::Add || func.ty(root) != Type::I64 {
        return;
    }
    let is_word = |value: Value| value.as_inst().is_some_and(|i| matches!(func.op(i), Opcode::ZExt | Opcode::SExt));
    let is_wide_product = |leaf: &Leaf| {
        let product = leaf.value.as_inst().filter(|&i| func.op(i) == Opcode::Mul && func.has_one_use(leaf.value));
        product.is_some_and(|i| func.operands(i).all(is_word))
    };
    leaves.sort_by_key(|leaf| (std::cmp::Reverse(ranks::block_part(leaf.rank)), !is_wide_product(leaf)));
}
