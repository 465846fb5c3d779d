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
        func: &mut FuncMut<'_>,
        value: Value,
        block: Block,
        want: Want,
    ) -> Vec<KnownEdge> {
        self.seen.clear();
        self.edges_of(func, value, block, want, 0)
    }

    fn edges_of(
        &mut self,
        func: &mut FuncMut<'_>,
        value: Value,
        block: Block,
        want: Want,
        depth: u32,
    ) -> Vec<KnownEdge> {
        if !self.seen.insert(value) || depth > MAX_DEPTH {
            return Vec::new();
        }
        if let Some(constant) = known_constant(func, value, want) {
            return func.predecessors(block).map(|from| (constant, from)).collect();
        }
        let Some(inst) = value.as_inst().filter(|&inst| func.block_of(inst) == block) else {
            return self.of_live_in(func, value, block, want);
        };
        let op = func.op(inst);
        match op {
            Opcode::Phi => return self.of_phi(func, inst, want),
            _ if op.is_cast() => {
                let (fl, ty) = (func.flags(inst), func.ty(inst));
                let mut all = self.edges_of(func, func.operand(inst, 0), block, want, depth + 1);
                all.retain_mut(|edge| {
                    func.folder().cast(op, fl, edge.0, ty).map(|folded| edge.0 = folded).is_some()
                        && known_constant(func, edge.0, want).is_some()
                });
                return all;
            }
            Opcode::Freeze => {
                let mut all = self.edges_of(func, func.operand(inst, 0), block, want, depth + 1);
                all.retain(|edge| !edge.0.is_undef_or_poison());
                return all;
            }
            _ => {}
        }
        if func.ty(inst) == Type::I1 {
            if let Some(known) = self.of_logic(func, inst, block, depth) {
                return known;
            }
            if op == Opcode::Xor && p::is_one(func, func.operand(inst, 1)) {
                let mut all = self.edges_of(func, func.operand(inst, 0), block, Want::Integer, depth + 1);
                for edge in all.iter_mut().filter(|edge| !edge.0.is_undef_or_poison()) {
                    let inverse = func.consts().is_zero(edge.0);
                    edge.0 = func.consts_mut().add_bool(inverse);
                }
                return all;
            }
        } else if op.is_binary() {
            return self.of_binary(func, inst, block, want, depth);
        }
        if matches!(op, Opcode::ICmp | Opcode::FCmp)
            && let Some(known) = self.of_compare(func, inst, block, want, depth)
        {
            return known;
        }
        if op == Opcode::Select
            && let Some(known) = self.of_select(func, inst, block, want, depth)
        {
            return known;
        }
        let at = func.terminator(block);
        match self.lazy.constant_at(func, value, at).and_then(|constant| known_constant(func, constant, want)) {
            Some(constant) => func.predecessors(block).map(|from| (constant, from)).collect(),
            None => Vec::new(),
        }
    }

    /// What `value`, which is computed above `block`, is on each edge, by lazy value information.
    fn of_live_in(&mut self, func: &mut FuncMut<'_>, value: Value, block: Block, want: Want) -> Vec<KnownEdge> {
        let preds: SmallVec<[Block; 8]> = func.predecessors(block).collect();
        let compare = p::icmp(func, value).filter(|compare| compare.2.is_constant());
        let mut all = Vec::new();
        for from in preds {
            let mut constant = self.lazy.constant_on_edge(func, value, from, block);
            if constant.is_none()
                && let Some((pred, left, right)) = compare
                && let Some(truth) = self.lazy.compare_on_edge(func, pred, left, right, from, block)
            {
                let ty = func.type_of(value);
                constant = Some(func.folder().bool_of(ty, truth));
            }
            if let Some(constant) = constant.and_then(|constant| known_constant(func, constant, want)) {
                all.push((constant, from));
            }
        }
        all
    }
    fn of_phi(&mut self, func: &mut FuncMut<'_>, phi: Inst, want: Want) -> Vec<KnownEdge> {
        let block = func.block_of(phi);
        let mut all = Vec::new();
        for index in 0..func.phi_len(phi) {
            let (value, from) = func.phi_incoming(phi, index);
            let mut constant = known_constant(func, value, want);
            if constant.is_none() && !value.is_constant() {
                let found = self.lazy.constant_on_edge(func, value, from, block);
                constant = found.and_then(|constant| known_constant(func, constant, want));
            }
            if let Some(constant) = constant {
                all.push((constant, from));
            }
        }
        all
    }
    /// `a && b`, `a || b`.
    fn of_logic(&mut self, func: &mut FuncMut<'_>, inst: Inst, block: Block, depth: u32) -> Option<Vec<KnownEdge>> {
        let value = Value::inst(inst);
        let (left, right, deciding) = match p::logical_or(func, value) {
            Some((left, right, _)) => (left, right, true),
            None => p::logical_and(func, value).map(|(left, right, _)| (left, right, false))?,
        };
        let lefts = self.edges_of(func, left, block, Want::Integer, depth + 1);
        let rights = self.edges_of(func, right, block, Want::Integer, depth + 1);
        let deciding = func.consts_mut().add_bool(deciding);
        // Undef may be taken for the number that decides.
        let decides = |edge: &&KnownEdge| edge.0 == deciding || edge.0.is_undef_or_poison();
        let mut all: Vec<KnownEdge> = lefts.iter().filter(decides).map(|edge| (deciding, edge.1)).collect();
        let from_left: HashSet<Block> = all.iter().map(|edge| edge.1).collect();
        let more = rights.iter().filter(decides).filter(|edge| !from_left.contains(&edge.1));
        all.extend(more.map(|edge| (deciding, edge.1)));
        Some(all)
    }
    fn of_binary(
        &mut self,
        func: &mut FuncMut<'_>,
        inst: Inst,
        block: Block,
        want: Want,
        depth: u32,
    ) -> Vec<KnownEdge> {
        let (op, fl, right) = (func.op(inst), func.flags(inst), func.operand(inst, 1));
        if want == Want::BlockAddress || p::int(func, right).is_none() {
            return Vec::new();
        }
        let mut all = self.edges_of(func, func.operand(inst, 0), block, Want::Integer, depth + 1);
        all.retain_mut(|edge| {
            func.folder().binary(op, fl, edge.0, right).map(|folded| edge.0 = folded).is_some()
                && known_constant(func, edge.0, Want::Integer).is_some()
        });
        all
    }

    fn of_compare(
        &mut self,
        func: &mut FuncMut<'_>,
        inst: Inst,
        block: Block,
        want: Want,
        depth: u32,
    ) -> Option<Vec<KnownEdge>> {
        if want != Want::Integer {
            return Some(Vec::new());
        }
        let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
        let phi = [left, right]
            .into_iter()
            .filter_map(|side| p::inst(func, side, Opcode::Phi))
            .find(|&phi| func.block_of(phi) == block);
        let first_phi = p::inst(func, left, Opcode::Phi).or(p::inst(func, right, Opcode::Phi));
        if let Some(phi) = phi.filter(|_| first_phi.is_some_and(|phi| func.block_of(phi) == block))
            && !self.is_header(block)
        {
            return Some(self.of_phi_compare(func, inst, phi));
        }
        if !right.is_constant() || func.ty(inst) != Type::I1 {
            return None;
        }
        let above = |func: &FuncMut<'_>, value: Value| value.as_inst().is_none_or(|inst| func.block_of(inst) != block);
        if above(func, left) {
            return Some(self.live_in_compare(func, inst, block));
        }
        if func.op(inst) == Opcode::ICmp
            && let Some((base, addend)) = p::binary(func, left, Opcode::Add)
            && above(func, base)
            && let (Some(addend), Some(limit)) = (p::int(func, addend), p::int(func, right))
        {
            return Some(self.live_in_sum(func, inst, block, base, addend, limit));
        }
        let mut all = self.edges_of(func, left, block, Want::Integer, depth + 1);
        all.retain_mut(|edge| {
            fold_compare(func, inst, edge.0, right).map(|folded| edge.0 = folded).is_some()
                && known_constant(func, edge.0, Want::Integer).is_some()
        });
        Some(all)
    }
    /// The results of comparison `inst` with phi `phi` of the block, on each edge.
    fn of_phi_compare(&mut self, func: &mut FuncMut<'_>, inst: Inst, phi: Inst) -> Vec<KnownEdge> {
        let block = func.block_of(phi);
        let mut all = Vec::new();
        for index in 0..func.phi_len(phi) {
            let from = func.phi_incoming(phi, index).1;
            let [left, right] = [0, 1].map(|at| {
                let value = func.operand(inst, at);
                if value == Value::inst(phi) {
                    func.phi_incoming(phi, index).0
                } else {
                    on_edge(func, value, block, from)
                }
            });
            let mut result = fold_compare(func, inst, left, right);
            if result.is_none()
                && right.is_constant()
                && func.op(inst) == Opcode::ICmp
                && left.as_inst().is_none_or(|inst| func.block_of(inst) != block)
            {
                let truth = self.lazy.compare_on_edge(func, func.int_pred(inst), left, right, from, block);
                result = truth.map(|truth| func.consts_mut().add_bool(truth));
            }
            if let Some(constant) = result.and_then(|result| known_constant(func, result, Want::Integer)) {
                all.push((constant, from));
            }
        }
        all
    }
    /// The results of comparison `inst` of a value from above with a constant, on each edge.
    fn live_in_compare(&mut self, func: &mut FuncMut<'_>, inst: Inst, block: Block) -> Vec<KnownEdge> {
        if func.op(inst) != Opcode::ICmp {
            return Vec::new();
        }
        let (pred, left, right) = (func.int_pred(inst), func.operand(inst, 0), func.operand(inst, 1));
        let preds: SmallVec<[Block; 8]> = func.predecessors(block).collect();
        let mut all = Vec::new();
        for from in preds {
            if let Some(truth) = self.lazy.compare_on_edge(func, pred, left, right, from, block) {
                all.push((func.consts_mut().add_bool(truth), from));
            }
        }
        all
    }
    /// A comparison of `base + addend` with `limit`, where `base` is from above: a check of a range.
    fn live_in_sum(
        &mut self,
        func: &mut FuncMut<'_>,
        inst: Inst,
        block: Block,
        base: Value,
        addend: p::Int,
        limit: p::Int,
    ) -> Vec<KnownEdge> {
        let fulfils = Range::allowed(func.int_pred(inst), Range::single(limit.bits, limit.v));
        let preds: SmallVec<[Block; 8]> = func.predecessors(block).collect();
        let mut all = Vec::new();
        for from in preds {
            let fact = self.lazy.on_edge(func, base, from, block);
            let sum = fact.to_range(func, limit.bits, false).add(Range::single(addend.bits, addend.v));
            if sum.is_empty() {
                continue;
            }
            let truth = fulfils.contains(sum);
            if truth || fulfils.inverse().contains(sum) {
                all.push((func.consts_mut().add_bool(truth), from));
            }
        }
        all
    }
    fn of_select(
        &mut self,
        func: &mut FuncMut<'_>,
        inst: Inst,
        block: Block,
        want: Want,
        depth: u32,
    ) -> Option<Vec<KnownEdge>> {
        let yes = known_constant(func, func.operand(inst, 1), want);
        let no = known_constant(func, func.operand(inst, 2), want);
        if yes.is_none() && no.is_none() {
            return None;
        }
        let conditions = self.edges_of(func, func.operand(inst, 0), block, Want::Integer, depth + 1);
        if conditions.is_empty() {
            return None;
        }
        let chosen = |condition: Value| match condition.is_undef_or_poison() {
            true => yes.or(no),
            false if func.consts().is_zero(condition) => no,
            false => yes,
        };
        Some(conditions.iter().filter_map(|edge| Some((chosen(edge.0)?, edge.1))).collect())
    }

    /// The constant that `value`, of `block` or its only predecessor `above`, is when `above` is entered from `from`.
    pub(super) fn through_predecessor(
        &mut self,
        func: &mut FuncMut<'_>,
        value: Value,
        (block, above, from): (Block, Block, Block),
    ) -> Option<Value> {
        if value.is_constant() {
            return Some(value);
        }
        let inside = value.as_inst().filter(|&inst| func.block_of(inst) == block || func.block_of(inst) == above);
        let Some(inst) = inside else { return self.lazy.constant_on_edge(func, value, from, above) };
        match func.op(inst) {
            Opcode::Phi if func.block_of(inst) == above => {
                func.phi_value_for(inst, from).filter(|value| value.is_constant())
            }
            Opcode::ICmp | Opcode::FCmp if func.block_of(inst) == block => {
                // The operands of a comparison are no comparisons of the block: of `i1` at most.
                let [left, right] = [0, 1].map(|at| func.operand(inst, at));
                let simple = |func: &FuncMut<'_>, value: Value| {
                    value.as_inst().is_none_or(|inst| !matches!(func.op(inst), Opcode::ICmp | Opcode::FCmp))
                };
                if !simple(func, left) || !simple(func, right) {
                    return None;
                }
                let left = self.through_predecessor(func, left, (block, above, from))?;
                let right = self.through_predecessor(func, right, (block, above, from))?;
                fold_compare(func, inst, left, right).filter(|result| result.is_constant())
            }
            _ => None,
        }
    }
}

/// `value` as it is on the edge from `from` into `block`.
fn on_edge(func: &Func<'_>, value: Value, block: Block, from: Block) -> Value {
    match value.as_inst() {
        Some(phi) if func.op(phi) == Opcode::Phi && func.block_of(phi) == block => {
            func.phi_value_for(phi, from).unwrap_or(value)
        }
        _ => value,
    }
}

/// The result of comparison `inst` of other operands, if it is found.
fn fold_compare(func: &mut FuncMut<'_>, inst: Inst, left: Value, right: Value) -> Option<Value> {
    let ty = func.ty(inst);
    if func.op(inst) == Opcode::ICmp {
        let pred = func.int_pred(inst);
        return Simplifier::new(func).icmp(pred, 0, left, right, ty);
    }
    let (pred, fl) = (func.float_pred(inst), func.flags(inst));
    (left.is_constant() && right.is_constant()).then(|| func.folder().fcmp(pred, fl, left, right, ty))?
}

/// What `known` being `truth` says of condition `asked`.
pub(super) fn implied(func: &mut FuncMut<'_>, known: Value, truth: bool, asked: Value, depth: u32) -> Option<bool> {
    if known == asked {
        return Some(truth);
    }
    if depth > MAX_CONDITIONS {
        return None;
    }
    let parts = if truth { p::logical_and(func, known) } else { p::logical_or(func, known) };
    if let Some((left, right, _)) = parts
        && let Some(says) =
            implied(func, left, truth, asked, depth + 1).or_else(|| implied(func, right, truth, asked, depth + 1))
    {
        return Some(says);
    }
    if let Some(inner) = p::not(func, known) {
        return implied(func, inner, !truth, asked, depth + 1);
    }
    if let Some(inner) = p::not(func, asked) {
        return implied(func, known, truth, inner, depth + 1).map(|says| !says);
    }
    for (parts, wanted) in [(p::logical_or(func, asked), true), (p::logical_and(func, asked), false)] {
        let Some((left, right, _)) = parts else { continue };
        for part in [left, right] {
            if implied(func, known, truth, part, depth + 1) == Some(wanted) {
                return Some(wanted);
            }
        }
    }
    let mut simplifier = Simplifier::new(func);
    let says = if truth { simplifier.implies(known, asked) } else { simplifier.refuted_implies(known, asked) };
    says.or_else(|| ordered(func, known, truth, asked))
}

/// `a < b` says `x < y` and `!(y < x)` where `x <= a` and `b <= y`.
fn ordered(func: &Func<'_>, known: Value, truth: bool, asked: Value) -> Option<bool> {
    let (pred, left, right) = p::icmp(func, known)?;
    let pred = if truth { pred } else { pred.inverse() };
    let less = |(pred, left, right): (IntPred, Value, Value)| match pred {
        IntPred::Ugt | IntPred::Uge | IntPred::Sgt | IntPred::Sge => (pred.swapped(), right, left),
        _ => (pred, left, right),
    };
    let (pred, left, right) = less((pred, left, right));
    let is_strict = |pred: IntPred| matches!(pred, IntPred::Ult | IntPred::Slt);
    for inverted in [false, true] {
        let (asked_pred, x, y) = p::icmp(func, asked)?;
        let (asked_pred, x, y) = less((if inverted { asked_pred.inverse() } else { asked_pred }, x, y));
        let is_order = |pred: IntPred| matches!(pred, IntPred::Ult | IntPred::Ule | IntPred::Slt | IntPred::Sle);
        let same_order = is_order(pred) && is_order(asked_pred) && pred.is_signed() == asked_pred.is_signed();
        if same_order
            && (is_strict(pred) || !is_strict(asked_pred))
            && at_most(func, x, left, pred.is_signed())
            && at_most(func, right, y, pred.is_signed())
        {
            return Some(!inverted);
        }
    }
    None
}

/// Whether `small <= large` always.
fn at_most(func: &Func<'_>, small: Value, large: Value, signed: bool) -> bool {
    if small == large {
        return true;
    }
    let addend = |value: Value| {
        let flag = if signed { flags::NSW } else { flags::NUW };
        let (base, constant) = p::binary_with(func, value, Opcode::Add, flag)?;
        Some((base, p::int(func, constant)?))
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
