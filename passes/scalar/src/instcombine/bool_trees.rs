//! Trees of booleans over up to three values, with `and` and `or` that are written as selects, as the form with the fewest
//! instructions.
//!
//! A select hides the poison of the arm that is not taken. So what a tree computes is kept for all 27 cases in which each leaf is
//! false, true or poison, and a form takes its place if it is never poison where the tree is not. Each form reads a leaf once, for the
//! reason that `bit_trees` gives; its operations are bitwise where that is allowed.

use super::bit_trees::{FORMS, Form, LEAVES, Literal, NODES, Step};
use super::{Combiner, p};
use crate::outcomes::Outcomes;
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

/// How an operation of a form is written: as such, or as a select by its left or its right operand.
#[derive(Clone, Copy, PartialEq)]
enum Written {
    Bitwise,
    ByLeft,
    ByRight,
}

const WRITTEN: [Written; 3] = [Written::Bitwise, Written::ByLeft, Written::ByRight];

/// A form with its literals in an order, and how its operations are written.
#[derive(Clone, Copy)]
struct Plan {
    form: Form,
    written: [Written; 2],
}

impl Plan {
    fn outcomes(&self) -> Outcomes {
        let literal = |literal: Literal| Outcomes::leaf(literal.leaf as usize).complement(literal.complement);
        let mut value = literal(self.form.first);
        for (step, written) in self.form.steps.iter().flatten().zip(self.written) {
            let right = literal(step.literal);
            value = step_outcomes(step.operation, written, value, right).complement(step.complement);
        }
        value
    }
}

/// The outcomes of an operation that is written so.
fn step_outcomes(op: u8, written: Written, left: Outcomes, right: Outcomes) -> Outcomes {
    let (condition, other) = match written {
        Written::Bitwise => return Outcomes::bitwise(op, left, right),
        Written::ByLeft => (left, right),
        Written::ByRight => (right, left),
    };
    match op {
        0 => Outcomes::select(condition, other, Outcomes::constant(false)),
        _ => Outcomes::select(condition, Outcomes::constant(true), other),
    }
}

/// A leaf of a tree, and its complement where that is another instruction.
#[derive(Clone, Copy)]
struct Leaf {
    value: Value,
    complement: Option<Value>,
}

#[derive(Default)]
struct Tree {
    leaves: SmallVec<[Leaf; LEAVES]>,
    /// Its operations, the root first.
    nodes: SmallVec<[Inst; NODES]>,
    /// Whether operations that others read too are looked into.
    shared: bool,
}

impl Tree {
    /// Whether the complement of the leaf of a literal is an instruction that is there.
    fn has_complement(&self, literal: Literal) -> bool {
        self.leaves[literal.leaf as usize].complement.is_some()
    }

    /// `form` with complements of `xor` moved to leaves whose complements are there.
    fn with_leaves_complemented(&self, mut form: Form) -> Form {
        for number in 0..form.steps.len() {
            let Some(mut step) = form.steps[number] else { break };
            if step.operation != 2 || !step.complement {
                continue;
            }
            if self.has_complement(step.literal) {
                step.literal.complement ^= true;
            } else if number == 0 && self.has_complement(form.first) {
                form.first.complement ^= true;
            } else {
                continue;
            }
            step.complement = false;
            form.steps[number] = Some(step);
        }
        form
    }
}

impl Combiner<'_, '_> {
    rules! {
        /// Rules of `and`, `or`, `xor` and selects of booleans that others are operands of.
        pub(super) fn tree_of_bools_rules(&mut self, inst: Inst) -> Option<Value> {
            tree_of_bools,
        }
    }

    /// `(a && b) || (a && c) -> a && (b || c)`, `(c && x) || (!c && y) -> c ? x : y`, and so for all trees of booleans. If the tree
    /// has at most three leaves, a form of them takes fewer instructions than go away, and is poison only where the tree is.
    fn tree_of_bools(&mut self, inst: Inst) -> Option<Value> {
        let inner = |value: Value| value.as_inst().is_some_and(|def| self.is_bool_operation(def));
        if !p::is_bool(self.f, self.f.ty(inst)) || !self.is_bool_operation(inst) || !self.f.operands(inst).any(inner) {
            return None;
        }
        self.smaller_bool_tree(inst, true).or_else(|| self.smaller_bool_tree(inst, false))
    }

    /// Whether `inst` makes a boolean of booleans of the same type.
    fn is_bool_operation(&self, inst: Inst) -> bool {
        match self.f.op(inst) {
            Opcode::And | Opcode::Or | Opcode::Xor => true,
            Opcode::Select => self.f.type_of(self.f.operand(inst, 0)) == self.f.ty(inst),
            _ => false,
        }
    }

    fn smaller_bool_tree(&mut self, inst: Inst, shared: bool) -> Option<Value> {
        let mut tree = Tree { shared, ..Tree::default() };
        let wanted = self.read_bool_tree(&mut tree, Value::inst(inst), 0)?;
        if tree.nodes.len() == 1 {
            return None;
        }
        let ty = self.f.ty(inst);
        for truth in [false, true] {
            if wanted.allows(Outcomes::constant(truth)) {
                return Some(self.bool(ty, truth));
            }
        }
        let gone = self.nodes_that_go(&tree.nodes);
        if let Some((condition, yes, no)) = self.as_choice(&tree, wanted).filter(|_| gone > 1) {
            return Some(self.select(condition, yes, no));
        }
        let complements = tree.nodes.iter().filter(|&&node| p::not(self.f, Value::inst(node)).is_some()).count() as u32;
        let form = tree.with_leaves_complemented(FORMS[wanted.function() as usize]?);
        let plan = cheapest_plan(form, wanted)?;
        let free = form.literals().filter(|literal| literal.complement && tree.has_complement(*literal)).count() as u32;
        let budget = if form.complements() - free < complements { gone } else { gone - 1 };
        (u32::from(form.cost) - free <= budget.max(1)).then(|| self.make_plan(&plan, &tree))
    }

    /// The three leaves of which a tree chooses by the first.
    fn as_choice(&self, tree: &Tree, wanted: Outcomes) -> Option<(Value, Value, Value)> {
        if tree.leaves.len() < LEAVES {
            return None;
        }
        const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
        let order = ORDERS.into_iter().find(|&[condition, yes, no]| {
            wanted.allows(Outcomes::select(Outcomes::leaf(condition), Outcomes::leaf(yes), Outcomes::leaf(no)))
        })?;
        let [condition, yes, no] = order.map(|leaf| tree.leaves[leaf].value);
        Some((condition, yes, no))
    }

    /// What `value`, an operation of the tree or a leaf, is in all cases. `None` if the tree is too large.
    fn read_bool_tree(&self, tree: &mut Tree, value: Value, depth: u32) -> Option<Outcomes> {
        if value.is_constant() {
            return p::int(self.f, value).map(|constant| Outcomes::constant(!constant.is_zero()));
        }
        let def = value
            .as_inst()
            .filter(|&def| self.is_bool_operation(def) && (depth == 0 || tree.shared || self.one_use(value)));
        let Some(def) = def else { return self.read_bool_leaf(tree, value) };
        if !tree.nodes.contains(&def) {
            if tree.nodes.len() == NODES {
                return None;
            }
            tree.nodes.push(def);
        }
        let left = self.read_bool_tree(tree, self.f.operand(def, 0), depth + 1)?;
        let right = self.read_bool_tree(tree, self.f.operand(def, 1), depth + 1)?;
        Some(match self.f.op(def) {
            Opcode::And => Outcomes::bitwise(0, left, right),
            Opcode::Or => Outcomes::bitwise(1, left, right),
            Opcode::Xor => Outcomes::bitwise(2, left, right),
            _ => Outcomes::select(left, right, self.read_bool_tree(tree, self.f.operand(def, 2), depth + 1)?),
        })
    }

    /// The outcomes of `value` as a leaf, or as the complement of one.
    fn read_bool_leaf(&self, tree: &mut Tree, value: Value) -> Option<Outcomes> {
        for (number, leaf) in tree.leaves.iter_mut().enumerate() {
            if leaf.value == value {
                return Some(Outcomes::leaf(number));
            }
            if self.are_opposite(leaf.value, value) {
                leaf.complement = Some(value);
                return Some(Outcomes::leaf(number).complement(true));
            }
        }
        if tree.leaves.len() == LEAVES {
            return None;
        }
        tree.leaves.push(Leaf { value, complement: None });
        Some(Outcomes::leaf(tree.leaves.len() - 1))
    }

    /// Whether the two are comparisons of the same values by opposite predicates, poison in the same cases.
    fn are_opposite(&self, left: Value, right: Value) -> bool {
        let (Some((pred, a, b)), Some((other, c, d))) = (p::icmp(self.f, left), p::icmp(self.f, right)) else {
            return false;
        };
        let plain = |value: Value| !p::has_flags(self.f, value, flags::SAMESIGN);
        let opposite =
            (c, d) == (a, b) && other == pred.inverse() || (c, d) == (b, a) && other == pred.inverse().swapped();
        opposite && plain(left) && plain(right)
    }

    fn make_plan(&mut self, plan: &Plan, tree: &Tree) -> Value {
        let mut made = self.make_bool_literal(plan.form.first, tree);
        for (step, written) in plan.form.steps.iter().flatten().zip(plan.written) {
            let literal = self.make_bool_literal(step.literal, tree);
            made = self.make_written(step.operation, written, made, literal);
            if step.complement {
                made = self.not(made);
            }
        }
        made
    }

    fn make_written(&mut self, op: u8, written: Written, left: Value, right: Value) -> Value {
        let (condition, other) = match written {
            Written::Bitwise => {
                let op = [Opcode::And, Opcode::Or, Opcode::Xor][op as usize];
                return self.binary(op, 0, left, right);
            }
            Written::ByLeft => (left, right),
            Written::ByRight => (right, left),
        };
        let known = self.bool(self.f.type_of(left), op == 1);
        if op == 0 { self.select(condition, other, known) } else { self.select(condition, known, other) }
    }

    fn make_bool_literal(&mut self, literal: Literal, tree: &Tree) -> Value {
        let leaf = tree.leaves[literal.leaf as usize];
        match (literal.complement, leaf.complement) {
            (false, _) => leaf.value,
            (true, Some(complement)) => complement,
            (true, None) => self.not(leaf.value),
        }
    }
}

/// The form with as few selects as are needed for it to stand for `wanted`, its literals in any order where that changes nothing.
fn cheapest_plan(form: Form, wanted: Outcomes) -> Option<Plan> {
    let mut best: Option<(usize, Plan)> = None;
    for form in reorderings(form) {
        for inner in WRITTEN {
            for outer in WRITTEN {
                let plan = Plan { form, written: [inner, outer] };
                let steps = form.steps.iter().flatten().zip(plan.written);
                let possible = steps.clone().all(|(step, written)| step.operation != 2 || written == Written::Bitwise);
                let selects = steps.filter(|&(_, written)| written != Written::Bitwise).count();
                let better = best.as_ref().is_none_or(|&(fewest, _)| selects < fewest);
                if possible && better && wanted.allows(plan.outcomes()) {
                    best = Some((selects, plan));
                }
            }
        }
    }
    best.map(|(_, plan)| plan)
}

/// `form` with its literals in all orders that compute the same.
fn reorderings(form: Form) -> SmallVec<[Form; 3]> {
    let mut all: SmallVec<[Form; 3]> = SmallVec::new();
    all.push(form);
    if let [Some(inner), Some(outer)] = form.steps
        && inner.operation == outer.operation
        && !inner.complement
    {
        let literals = [form.first, inner.literal, outer.literal];
        for [first, second, third] in [[0, 2, 1], [1, 2, 0]] {
            let mut other = form;
            other.first = literals[first];
            other.steps[0] = Some(Step { literal: literals[second], ..inner });
            other.steps[1] = Some(Step { literal: literals[third], ..outer });
            all.push(other);
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::super::bit_trees::{COLUMNS, apply};
    use super::*;

    #[test]
    fn cases_without_poison_are_the_columns_of_bytes() {
        for (leaf, column) in COLUMNS.iter().enumerate() {
            assert_eq!(Outcomes::leaf(leaf).function(), *column);
        }
        let (a, b) = (Outcomes::leaf(0), Outcomes::leaf(1));
        assert_eq!(Outcomes::bitwise(0, a, b).function(), apply(0, COLUMNS[0], COLUMNS[1]));
        assert_eq!(Outcomes::select(a, b, Outcomes::constant(false)).function(), apply(0, COLUMNS[0], COLUMNS[1]));
    }

    #[test]
    fn a_select_may_stand_for_a_bitwise_operation_and_not_the_other_way_round() {
        let (a, b) = (Outcomes::leaf(0), Outcomes::leaf(1));
        let (bitwise, by_left) = (Outcomes::bitwise(0, a, b), step_outcomes(0, Written::ByLeft, a, b));
        assert!(bitwise.allows(by_left) && !by_left.allows(bitwise));
    }
}
