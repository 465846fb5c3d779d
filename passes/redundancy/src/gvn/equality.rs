//! What branches, switches and assumptions say: values that equal others from an edge on.
//!
//! A condition is true on one edge of its branch; then so are its parts, and the operands of an equality are the same. Of two equal
//! values the constant, else the older one, takes the uses of the other in all blocks that the edge dominates, and stands for
//! expressions that are found equal later. Pointers take the place of others only where they are of the same object.
//! **Cost**: the uses of the values on each edge.

use super::Gvn;
use crate::patch::{may_replace_pointer, reads_address_only};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FloatPred, Func, IntPred, Opcode, Value};
use warpc_scalar::patterns;

/// Equalities that one edge tells at most.
const MAX_EQUALITIES: usize = 64;

/// An edge of the graph.
#[derive(Clone, Copy)]
struct Edge {
    from: Block,
    to: Block,
    /// No other edge leads from `from` to `to`.
    single: bool,
    /// Nor does one from elsewhere.
    sole: bool,
    /// What is told holds behind all of `from`, not on this edge only.
    whole: bool,
}

/// Where the edges of a terminator lead, in order of rows.
struct Successors(Vec<Block>);

impl Successors {
    fn of(func: &Func<'_>, terminator: Inst) -> Successors {
        let mut blocks: Vec<Block> = func.successors_of(terminator).collect();
        blocks.sort_unstable();
        Successors(blocks)
    }
    /// Whether more than one edge leads to `block`.
    fn is_repeated(&self, block: Block) -> bool {
        let at = self.0.partition_point(|&b| b < block);
        self.0.get(at + 1) == Some(&block)
    }
}

impl Gvn<'_, '_> {
    pub(super) fn branch(&mut self, branch: Inst) -> bool {
        if self.f.num_operands(branch) != 3 {
            return false;
        }
        let condition = self.f.operand(branch, 0);
        let (Some(yes), Some(no)) = (self.f.operand(branch, 1).as_block(), self.f.operand(branch, 2).as_block()) else {
            return false;
        };
        let from = self.f.block_of(branch);
        if yes == no {
            return false;
        }
        if let Some(truth) = self.f.consts().as_int(condition) {
            return self.kill_edge(from, if truth != 0 { no } else { yes });
        }
        if condition.is_constant() {
            return false;
        }
        let (on, off) = (self.f.consts_mut().add_bool(true), self.f.consts_mut().add_bool(false));
        let (yes, no) = (self.edge(from, yes, true), self.edge(from, no, true));
        let first = self.propagate(condition, on, yes);
        self.propagate(condition, off, no) | first
    }
    pub(super) fn switch(&mut self, switch: Inst) -> bool {
        let value = self.f.operand(switch, 0);
        if value.is_constant() {
            return false;
        }
        let from = self.f.block_of(switch);
        let edges = Successors::of(self.f, switch);
        let count = self.f.num_operands(switch);
        let mut changed = false;
        for k in (2..count).step_by(2) {
            let (case, to) = (self.f.operand(switch, k), self.f.operand(switch, k + 1));
            let Some(to) = to.as_block() else { continue };
            // Two cases that lead to one block tell neither.
            if edges.is_repeated(to) {
                continue;
            }
            let edge = self.edge(from, to, true);
            changed |= self.propagate(value, case, edge);
        }
        changed
    }
    pub(super) fn assumption(&mut self, call: Inst) -> bool {
        let condition = self.f.operand(call, 0);
        if condition.is_constant() {
            return self.decided_assumption(call);
        }
        let from = self.f.block_of(call);
        let on = self.f.consts_mut().add_bool(true);
        let mut changed = false;
        let edges = Successors::of(self.f, self.f.terminator(from));
        for &to in &edges.0 {
            let edge = Edge { whole: true, ..self.edge(from, to, !edges.is_repeated(to)) };
            changed |= self.propagate(condition, on, edge);
        }
        self.equal_below.insert(condition, on);
        if let Some(negated) = patterns::not(self.f, condition) {
            let off = self.f.consts_mut().add_bool(false);
            self.equal_below.insert(negated, off);
        }
        if let Some((left, right)) = self.equal_operands(condition, true) {
            let (old, new) = self.order_equal(left, right);
            if !old.is_constant() && may_replace_pointer(self.f, old, new) {
                self.equal_below.insert(old, new);
            }
        }
        changed
    }
    /// An assumption of a constant: what follows one of `false` is never reached, which a store to nowhere tells later passes; one
    /// of `true` says nothing.
    fn decided_assumption(&mut self, call: Inst) -> bool {
        let condition = self.f.operand(call, 0);
        let Some(truth) = self.f.consts().as_int(condition) else { return false };
        if truth == 0 {
            let null = self.f.consts_mut().add_null(Type::PTR);
            Builder::before(self.f, call).store(Value::poison(Type::I8), null, 1, 0);
        }
        if !self.f.call(call).bundles.is_empty() {
            return truth == 0;
        }
        self.doom(call);
        true
    }
    /// Replaces operands of `inst` that an assumption above it in its block told the values of.
    pub(super) fn replace_equal_operands(&mut self, inst: Inst) -> bool {
        if self.f.op(inst) == Opcode::Phi {
            return false;
        }
        let mut changed = false;
        for k in 0..self.f.num_operands(inst) {
            let value = self.f.operand(inst, k);
            if let Some(&other) = self.equal_below.get(&value) {
                self.note_replaced(value, other);
                self.f.set_operand(inst, k, other);
                changed = true;
            }
        }
        self.changed |= changed;
        changed
    }
    /// The operands of comparison `condition` if they are equal when it is `truth`: for all uses, equal numbers of unequal bits aside.
    fn equal_operands(&self, condition: Value, truth: bool) -> Option<(Value, Value)> {
        if let Some((pred, left, right)) = patterns::icmp(self.f, condition) {
            let pred = if truth { pred } else { pred.inverse() };
            return (pred == IntPred::Eq).then_some((left, right));
        }
        let (pred, left, right) = patterns::fcmp(self.f, condition)?;
        let inst = condition.as_inst()?;
        let pred = if truth { pred } else { pred.inverse() };
        let no_nan = self.f.flags(inst) & warpc_ir::opcode::flags::NNAN != 0;
        if pred != FloatPred::Oeq && !(pred == FloatPred::Ueq && no_nan) {
            return None;
        }
        // Zeros of both signs compare equal.
        let nonzero = |value: Value| {
            patterns::float(self.f, value)
                .is_some_and(|_| !patterns::is_zero(self.f, value) && !self.is_negative_zero(value))
        };
        (nonzero(left) || nonzero(right)).then_some((left, right))
    }
    fn is_negative_zero(&self, value: Value) -> bool {
        let Some((ty, bits)) = patterns::float(self.f, value) else { return false };
        let width = self.f.layout().size_in_bits(self.f.types(), ty) as u32;
        bits == 1u128 << (width - 1)
    }
    /// Of two equal values, the one whose uses go and the one that takes them: constants, then arguments, then older ones stay.
    fn order_equal(&mut self, left: Value, right: Value) -> (Value, Value) {
        let rank = |value: Value| match () {
            _ if value.is_constant() => 0,
            _ if value.as_arg().is_some() => 1,
            _ => 2,
        };
        match rank(left).cmp(&rank(right)) {
            std::cmp::Ordering::Less => (right, left),
            std::cmp::Ordering::Greater => (left, right),
            std::cmp::Ordering::Equal => {
                let (a, b) = (self.number(left), self.number(right));
                if a < b { (right, left) } else { (left, right) }
            }
        }
    }
    /// The edge from `from` to `to`; `single`: no other edge leads from the one to the other.
    fn edge(&self, from: Block, to: Block, single: bool) -> Edge {
        Edge { from, to, single, sole: single && self.f.single_predecessor(to) == Some(from), whole: false }
    }
    /// Uses that `left` equals `right` on an edge.
    fn propagate(&mut self, left: Value, right: Value, edge: Edge) -> bool {
        if !self.dom.is_reachable(edge.to) {
            return false;
        }
        let mut work: SmallVec<[(Value, Value); 8]> = smallvec::smallvec![(left, right)];
        let (mut changed, mut told) = (false, 0);
        while let Some((left, right)) = work.pop() {
            told += 1;
            if left == right || left.is_constant() && right.is_constant() || told > MAX_EQUALITIES {
                continue;
            }
            let (old, new) = self.order_equal(left, right);
            if edge.sole && new.as_inst().is_none() && may_replace_pointer(self.f, old, new) {
                let number = self.number(old);
                self.leaders.insert(number, new, edge.to);
            }
            changed |= self.replace_behind(old, new, edge, true);
            // What a condition says.
            let Some(truth) = self.f.consts().as_int(new).filter(|_| self.f.type_of(new) == Type::I1) else { continue };
            changed |= self.condition(old, truth != 0, edge, &mut work);
        }
        self.changed |= changed;
        changed
    }
    /// What follows from `condition` being `truth`.
    fn condition(
        &mut self,
        condition: Value,
        truth: bool,
        edge: Edge,
        work: &mut SmallVec<[(Value, Value); 8]>,
    ) -> bool {
        let constant = self.f.consts_mut().add_bool(truth);
        let parts = match truth {
            true => patterns::logical_and(self.f, condition),
            false => patterns::logical_or(self.f, condition),
        };
        if let Some((left, right, _)) = parts {
            work.push((left, constant));
            work.push((right, constant));
            return false;
        }
        if let Some(negated) = patterns::not(self.f, condition) {
            let other = self.f.consts_mut().add_bool(!truth);
            work.push((negated, other));
            return false;
        }
        let Some(inst) = condition.as_inst().filter(|&i| matches!(self.f.op(i), Opcode::ICmp | Opcode::FCmp)) else {
            return false;
        };
        if let Some(pair) = self.equal_operands(condition, truth) {
            work.push(pair);
        }
        // The opposite comparison is the opposite.
        let op = self.f.op(inst);
        let opposite = match op {
            Opcode::ICmp => self.f.int_pred(inst).inverse() as u8,
            _ => self.f.float_pred(inst).inverse() as u8,
        };
        let (left, right) = (self.f.operand(inst, 0), self.f.operand(inst, 1));
        let (left_number, right_number) = (self.number(left), self.number(right));
        let _ = (left_number, right_number);
        let other = self.f.consts_mut().add_bool(!truth);
        let next = self.numbering.next();
        let number = self.numbering.compare(op, opposite, left, right, self.f.ty(inst));
        let mut changed = false;
        if number < next
            && let Some(found) = self.leaders.find(self.f, &self.dom, edge.to, number)
            && found.as_inst().is_some()
        {
            changed = self.replace_behind(found, other, edge, false);
        }
        if edge.sole {
            self.leaders.insert(number, other, edge.to);
        }
        changed
    }
    /// Replaces the uses of `old` that the edge dominates by `new`. `spare_one`: where it has one use only, that is the condition.
    fn replace_behind(&mut self, old: Value, new: Value, edge: Edge, spare_one: bool) -> bool {
        if !old.has_uses() || spare_one && self.f.has_one_use(old) {
            return false;
        }
        let dominates = match edge.sole {
            true => true,
            // The block may be dominated by the edge all the same: back edges aside.
            false => {
                let mut edges = 0;
                let others = self.f.predecessors(edge.to).all(|p| {
                    edges += (p == edge.from) as usize;
                    p == edge.from || self.dom.dominates(edge.to, p)
                });
                others && edges == 1
            }
        };
        let anywhere = may_replace_pointer(self.f, old, new);
        let mut uses: Vec<Use> = Vec::new();
        for u in self.f.uses(old) {
            if self.use_budget == 0 {
                break;
            }
            self.use_budget -= 1;
            if !anywhere && !reads_address_only(self.f, u) {
                continue;
            }
            let (user, at) = (self.f.user(u), self.f.block_of_use(u));
            // A phi at the end of the edge reads on the edge.
            let is_on_edge = self.f.op(user) == Opcode::Phi && at == edge.from && self.f.block_of(user) == edge.to;
            if is_on_edge && (edge.whole || edge.single) {
                uses.push(u);
                continue;
            }
            if !self.dom.is_reachable(at) {
                continue;
            }
            let behind = match edge.whole {
                true => self.dom.strictly_dominates(edge.from, at),
                false => dominates && self.dom.dominates(edge.to, at),
            };
            if behind {
                uses.push(u);
            }
        }
        let changed = !uses.is_empty();
        if changed {
            self.note_replaced(old, new);
        }
        for u in uses {
            self.f.set_use(u, new);
        }
        changed
    }
}
