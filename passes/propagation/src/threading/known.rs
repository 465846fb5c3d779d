//! Which constants a value of a block has on the edges into it.
//!
//! A value of the block is followed through casts, comparisons, logic and selects to phis and to values from above, which lazy
//! value information answers for every edge. Chains longer than [`MAX_DEPTH`] are not followed.

use super::{Threading, Want, known_constant};
use crate::range::Range;
use hashbrown::HashSet;
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, IntPred, Opcode, Value, flags};
use warpc_scalar::patterns as p;
use warpc_scalar::simplify::Simplifier;

/// Operands of operands of a block that are followed.
const MAX_DEPTH: u32 = 48;
/// Conditions in conditions that are taken apart.
const MAX_CONDITIONS: u32 = 6;

/// A constant or undef, and the predecessor that the edge comes from.
pub(super) type KnownEdge = (Value, Block);

impl Threading<'_> {
    /// What `value` is on edges into `block`, of which it may know some only; asked for the end of `block`.
    pub(super) fn known_on_edges(
        &mut self,
        f: &mut FuncMut<'_>,
        value: Value,
        block: Block,
        want: Want,
    ) -> Vec<KnownEdge> {
        self.seen.clear();
        self.edges_of(f, value, block, want, 0)
    }

    fn edges_of(&mut self, f: &mut FuncMut<'_>, value: Value, block: Block, want: Want, depth: u32) -> Vec<KnownEdge> {
        if !self.seen.insert(value) || depth > MAX_DEPTH {
            return Vec::new();
        }
        if let Some(constant) = known_constant(f, value, want) {
            return f.predecessors(block).map(|from| (constant, from)).collect();
        }
        let Some(inst) = value.as_inst().filter(|&inst| f.block_of(inst) == block) else {
            return self.of_live_in(f, value, block, want);
        };
        let op = f.op(inst);
        match op {
            Opcode::Phi => return self.of_phi(f, inst, want),
            _ if op.is_cast() => {
                let (fl, ty) = (f.flags(inst), f.ty(inst));
                let mut all = self.edges_of(f, f.operand(inst, 0), block, want, depth + 1);
                all.retain_mut(|edge| {
                    f.folder().cast(op, fl, edge.0, ty).map(|folded| edge.0 = folded).is_some()
                        && known_constant(f, edge.0, want).is_some()
                });
                return all;
            }
            Opcode::Freeze => {
                let mut all = self.edges_of(f, f.operand(inst, 0), block, want, depth + 1);
                all.retain(|edge| !edge.0.is_undef_or_poison());
                return all;
            }
            _ => {}
        }
        if f.ty(inst) == Type::I1 {
            if let Some(known) = self.of_logic(f, inst, block, depth) {
                return known;
            }
            if op == Opcode::Xor && p::is_one(f, f.operand(inst, 1)) {
                let mut all = self.edges_of(f, f.operand(inst, 0), block, Want::Integer, depth + 1);
                for edge in all.iter_mut().filter(|edge| !edge.0.is_undef_or_poison()) {
                    let inverse = f.consts().is_zero(edge.0);
                    edge.0 = f.consts_mut().add_bool(inverse);
                }
                return all;
            }
        } else if op.is_binary() {
            return self.of_binary(f, inst, block, want, depth);
        }
        if matches!(op, Opcode::ICmp | Opcode::FCmp)
            && let Some(known) = self.of_compare(f, inst, block, want, depth)
        {
            return known;
        }
        if op == Opcode::Select
            && let Some(known) = self.of_select(f, inst, block, want, depth)
        {
            return known;
        }
        let at = f.terminator(block);
        match self.lazy.constant_at(f, value, at).and_then(|constant| known_constant(f, constant, want)) {
            Some(constant) => f.predecessors(block).map(|from| (constant, from)).collect(),
            None => Vec::new(),
        }
    }

    /// A value that is not of `block`.
    fn of_live_in(&mut self, f: &mut FuncMut<'_>, value: Value, block: Block, want: Want) -> Vec<KnownEdge> {
        let preds: SmallVec<[Block; 8]> = f.predecessors(block).collect();
        let compare = p::icmp(f, value).filter(|compare| compare.2.is_constant());
        let mut all = Vec::new();
        for from in preds {
            let mut constant = self.lazy.constant_on_edge(f, value, from, block);
            if constant.is_none()
                && let Some((pred, left, right)) = compare
                && let Some(truth) = self.lazy.compare_on_edge(f, pred, left, right, from, block)
            {
                let ty = f.type_of(value);
                constant = Some(f.folder().bool_of(ty, truth));
            }
            if let Some(constant) = constant.and_then(|constant| known_constant(f, constant, want)) {
                all.push((constant, from));
            }
        }
        all
    }
    fn of_phi(&mut self, f: &mut FuncMut<'_>, phi: Inst, want: Want) -> Vec<KnownEdge> {
        let block = f.block_of(phi);
        let mut all = Vec::new();
        for index in 0..f.phi_len(phi) {
            let (value, from) = f.phi_incoming(phi, index);
            let mut constant = known_constant(f, value, want);
            if constant.is_none() && !value.is_constant() {
                let found = self.lazy.constant_on_edge(f, value, from, block);
                constant = found.and_then(|constant| known_constant(f, constant, want));
            }
            if let Some(constant) = constant {
                all.push((constant, from));
            }
        }
        all
    }
    /// `a && b`, `a || b`.
    fn of_logic(&mut self, f: &mut FuncMut<'_>, inst: Inst, block: Block, depth: u32) -> Option<Vec<KnownEdge>> {
        let value = Value::inst(inst);
        let (left, right, deciding) = match p::logical_or(f, value) {
            Some((left, right, _)) => (left, right, true),
            None => p::logical_and(f, value).map(|(left, right, _)| (left, right, false))?,
        };
        let lefts = self.edges_of(f, left, block, Want::Integer, depth + 1);
        let rights = self.edges_of(f, right, block, Want::Integer, depth + 1);
        let deciding = f.consts_mut().add_bool(deciding);
        // Undef may be taken for the number that decides.
        let decides = |edge: &&KnownEdge| edge.0 == deciding || edge.0.is_undef_or_poison();
        let mut all: Vec<KnownEdge> = lefts.iter().filter(decides).map(|edge| (deciding, edge.1)).collect();
        let from_left: HashSet<Block> = all.iter().map(|edge| edge.1).collect();
        let more = rights.iter().filter(decides).filter(|edge| !from_left.contains(&edge.1));
        all.extend(more.map(|edge| (deciding, edge.1)));
        Some(all)
    }
    fn of_binary(&mut self, f: &mut FuncMut<'_>, inst: Inst, block: Block, want: Want, depth: u32) -> Vec<KnownEdge> {
        let (op, fl, right) = (f.op(inst), f.flags(inst), f.operand(inst, 1));
        if want == Want::BlockAddress || p::int(f, right).is_none() {
            return Vec::new();
        }
        let mut all = self.edges_of(f, f.operand(inst, 0), block, Want::Integer, depth + 1);
        all.retain_mut(|edge| {
            f.folder().binary(op, fl, edge.0, right).map(|folded| edge.0 = folded).is_some()
                && known_constant(f, edge.0, Want::Integer).is_some()
        });
        all
    }

    fn of_compare(
        &mut self,
        f: &mut FuncMut<'_>,
        inst: Inst,
        block: Block,
        want: Want,
        depth: u32,
    ) -> Option<Vec<KnownEdge>> {
        if want != Want::Integer {
            return Some(Vec::new());
        }
        let (left, right) = (f.operand(inst, 0), f.operand(inst, 1));
        let phi = [left, right]
            .into_iter()
            .filter_map(|side| p::inst(f, side, Opcode::Phi))
            .find(|&phi| f.block_of(phi) == block);
        let first_phi = p::inst(f, left, Opcode::Phi).or(p::inst(f, right, Opcode::Phi));
        if let Some(phi) = phi.filter(|_| first_phi.is_some_and(|phi| f.block_of(phi) == block))
            && !self.is_header(block)
        {
            return Some(self.of_phi_compare(f, inst, phi));
        }
        if !right.is_constant() || f.ty(inst) != Type::I1 {
            return None;
        }
        let above = |f: &FuncMut<'_>, value: Value| value.as_inst().is_none_or(|inst| f.block_of(inst) != block);
        if above(f, left) {
            return Some(self.live_in_compare(f, inst, block));
        }
        if f.op(inst) == Opcode::ICmp
            && let Some((base, addend)) = p::binary(f, left, Opcode::Add)
            && above(f, base)
            && let (Some(addend), Some(limit)) = (p::int(f, addend), p::int(f, right))
        {
            return Some(self.live_in_sum(f, inst, block, base, addend, limit));
        }
        let mut all = self.edges_of(f, left, block, Want::Integer, depth + 1);
        all.retain_mut(|edge| {
            fold_compare(f, inst, edge.0, right).map(|folded| edge.0 = folded).is_some()
                && known_constant(f, edge.0, Want::Integer).is_some()
        });
        Some(all)
    }
    /// A comparison with phi `phi` of the block, on each edge.
    fn of_phi_compare(&mut self, f: &mut FuncMut<'_>, inst: Inst, phi: Inst) -> Vec<KnownEdge> {
        let block = f.block_of(phi);
        let mut all = Vec::new();
        for index in 0..f.phi_len(phi) {
            let from = f.phi_incoming(phi, index).1;
            let [left, right] = [0, 1].map(|at| {
                let value = f.operand(inst, at);
                if value == Value::inst(phi) { f.phi_incoming(phi, index).0 } else { on_edge(f, value, block, from) }
            });
            let mut result = fold_compare(f, inst, left, right);
            if result.is_none()
                && right.is_constant()
                && f.op(inst) == Opcode::ICmp
                && left.as_inst().is_none_or(|inst| f.block_of(inst) != block)
            {
                let truth = self.lazy.compare_on_edge(f, f.int_pred(inst), left, right, from, block);
                result = truth.map(|truth| f.consts_mut().add_bool(truth));
            }
            if let Some(constant) = result.and_then(|result| known_constant(f, result, Want::Integer)) {
                all.push((constant, from));
            }
        }
        all
    }
    /// A comparison of a value from above with a constant.
    fn live_in_compare(&mut self, f: &mut FuncMut<'_>, inst: Inst, block: Block) -> Vec<KnownEdge> {
        if f.op(inst) != Opcode::ICmp {
            return Vec::new();
        }
        let (pred, left, right) = (f.int_pred(inst), f.operand(inst, 0), f.operand(inst, 1));
        let preds: SmallVec<[Block; 8]> = f.predecessors(block).collect();
        let mut all = Vec::new();
        for from in preds {
            if let Some(truth) = self.lazy.compare_on_edge(f, pred, left, right, from, block) {
                all.push((f.consts_mut().add_bool(truth), from));
            }
        }
        all
    }
    /// A comparison of `base + addend` with `limit`, where `base` is from above: a check of a range.
    fn live_in_sum(
        &mut self,
        f: &mut FuncMut<'_>,
        inst: Inst,
        block: Block,
        base: Value,
        addend: p::Int,
        limit: p::Int,
    ) -> Vec<KnownEdge> {
        let fulfils = Range::allowed(f.int_pred(inst), Range::single(limit.bits, limit.v));
        let preds: SmallVec<[Block; 8]> = f.predecessors(block).collect();
        let mut all = Vec::new();
        for from in preds {
            let fact = self.lazy.on_edge(f, base, from, block);
            let sum = fact.to_range(f, limit.bits, false).add(Range::single(addend.bits, addend.v));
            if sum.is_empty() {
                continue;
            }
            let truth = fulfils.contains(sum);
            if truth || fulfils.inverse().contains(sum) {
                all.push((f.consts_mut().add_bool(truth), from));
            }
        }
        all
    }
    fn of_select(
        &mut self,
        f: &mut FuncMut<'_>,
        inst: Inst,
        block: Block,
        want: Want,
        depth: u32,
    ) -> Option<Vec<KnownEdge>> {
        let yes = known_constant(f, f.operand(inst, 1), want);
        let no = known_constant(f, f.operand(inst, 2), want);
        if yes.is_none() && no.is_none() {
            return None;
        }
        let conditions = self.edges_of(f, f.operand(inst, 0), block, Want::Integer, depth + 1);
        if conditions.is_empty() {
            return None;
        }
        let chosen = |condition: Value| match condition.is_undef_or_poison() {
            true => yes.or(no),
            false if f.consts().is_zero(condition) => no,
            false => yes,
        };
        Some(conditions.iter().filter_map(|edge| Some((chosen(edge.0)?, edge.1))).collect())
    }

    /// The constant that `value`, of `block` or its only predecessor `above`, is when `above` is entered from `from`.
    pub(super) fn through_predecessor(
        &mut self,
        f: &mut FuncMut<'_>,
        value: Value,
        (block, above, from): (Block, Block, Block),
    ) -> Option<Value> {
        if value.is_constant() {
            return Some(value);
        }
        let inside = value.as_inst().filter(|&inst| f.block_of(inst) == block || f.block_of(inst) == above);
        let Some(inst) = inside else { return self.lazy.constant_on_edge(f, value, from, above) };
        match f.op(inst) {
            Opcode::Phi if f.block_of(inst) == above => f.phi_value_for(inst, from).filter(|value| value.is_constant()),
            Opcode::ICmp | Opcode::FCmp if f.block_of(inst) == block => {
                // The operands of a comparison are no comparisons of the block: of `i1` at most.
                let [left, right] = [0, 1].map(|at| f.operand(inst, at));
                let simple = |f: &FuncMut<'_>, value: Value| {
                    value.as_inst().is_none_or(|inst| !matches!(f.op(inst), Opcode::ICmp | Opcode::FCmp))
                };
                if !simple(f, left) || !simple(f, right) {
                    return None;
                }
                let left = self.through_predecessor(f, left, (block, above, from))?;
                let right = self.through_predecessor(f, right, (block, above, from))?;
                fold_compare(f, inst, left, right).filter(|result| result.is_constant())
            }
            _ => None,
        }
    }
}

/// `value` as it is on the edge from `from` into `block`.
fn on_edge(f: &Func<'_>, value: Value, block: Block, from: Block) -> Value {
    match value.as_inst() {
        Some(phi) if f.op(phi) == Opcode::Phi && f.block_of(phi) == block => {
            f.phi_value_for(phi, from).unwrap_or(value)
        }
        _ => value,
    }
}

/// The result of comparison `inst` of other operands, if it is found.
fn fold_compare(f: &mut FuncMut<'_>, inst: Inst, left: Value, right: Value) -> Option<Value> {
    let ty = f.ty(inst);
    if f.op(inst) == Opcode::ICmp {
        let pred = f.int_pred(inst);
        return Simplifier::new(f).icmp(pred, 0, left, right, ty);
    }
    let (pred, fl) = (f.float_pred(inst), f.flags(inst));
    (left.is_constant() && right.is_constant()).then(|| f.folder().fcmp(pred, fl, left, right, ty))?
}

/// What `known` being `truth` says of condition `asked`.
pub(super) fn implied(f: &mut FuncMut<'_>, known: Value, truth: bool, asked: Value, depth: u32) -> Option<bool> {
    if known == asked {
        return Some(truth);
    }
    if depth > MAX_CONDITIONS {
        return None;
    }
    let parts = if truth { p::logical_and(f, known) } else { p::logical_or(f, known) };
    if let Some((left, right, _)) = parts
        && let Some(says) =
            implied(f, left, truth, asked, depth + 1).or_else(|| implied(f, right, truth, asked, depth + 1))
    {
        return Some(says);
    }
    if let Some(inner) = p::not(f, known) {
        return implied(f, inner, !truth, asked, depth + 1);
    }
    if let Some(inner) = p::not(f, asked) {
        return implied(f, known, truth, inner, depth + 1).map(|says| !says);
    }
    for (parts, wanted) in [(p::logical_or(f, asked), true), (p::logical_and(f, asked), false)] {
        let Some((left, right, _)) = parts else { continue };
        for part in [left, right] {
            if implied(f, known, truth, part, depth + 1) == Some(wanted) {
                return Some(wanted);
            }
        }
    }
    let mut simplifier = Simplifier::new(f);
    let says = if truth { simplifier.implies(known, asked) } else { simplifier.refuted_implies(known, asked) };
    says.or_else(|| ordered(f, known, truth, asked))
}

/// `a < b` says `x < y` and `!(y < x)` where `x <= a` and `b <= y`.
fn ordered(f: &Func<'_>, known: Value, truth: bool, asked: Value) -> Option<bool> {
    let (pred, left, right) = p::icmp(f, known)?;
    let pred = if truth { pred } else { pred.inverse() };
    let less = |(pred, left, right): (IntPred, Value, Value)| match pred {
        IntPred::Ugt | IntPred::Uge | IntPred::Sgt | IntPred::Sge => (pred.swapped(), right, left),
        _ => (pred, left, right),
    };
    let (pred, left, right) = less((pred, left, right));
    let is_strict = |pred: IntPred| matches!(pred, IntPred::Ult | IntPred::Slt);
    for inverted in [false, true] {
        let (asked_pred, x, y) = p::icmp(f, asked)?;
        let (asked_pred, x, y) = less((if inverted { asked_pred.inverse() } else { asked_pred }, x, y));
        let is_order = |pred: IntPred| matches!(pred, IntPred::Ult | IntPred::Ule | IntPred::Slt | IntPred::Sle);
        let same_order = is_order(pred) && is_order(asked_pred) && pred.is_signed() == asked_pred.is_signed();
        if same_order
            && (is_strict(pred) || !is_strict(asked_pred))
            && at_most(f, x, left, pred.is_signed())
            && at_most(f, right, y, pred.is_signed())
        {
            return Some(!inverted);
        }
    }
    None
}

/// Whether `small <= large` always.
fn at_most(f: &Func<'_>, small: Value, large: Value, signed: bool) -> bool {
    if small == large {
        return true;
    }
    let addend = |value: Value| {
        let flag = if signed { flags::NSW } else { flags::NUW };
        let (base, constant) = p::binary_with(f, value, Opcode::Add, flag)?;
        Some((base, p::int(f, constant)?))
    };
    let value_of = |int: p::Int| if signed { Range::single(int.bits, int.v).smin() as u128 } else { int.v };
    let not_negative = |int: p::Int| !signed || value_of(int) as i128 >= 0;
    match (addend(small), addend(large)) {
        (_, Some((base, constant))) if base == small => not_negative(constant),
        (Some((base, constant)), _) if base == large => signed && !not_negative(constant),
        (Some((base, less)), Some((other, more))) if base == other => match signed {
            true => value_of(less) as i128 <= value_of(more) as i128,
            false => less.v <= more.v,
        },
        _ => false,
    }
}
