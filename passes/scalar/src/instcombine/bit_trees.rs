//! Trees of `and`, `or` and `xor` over up to three values, as the form with the fewest instructions.
//!
//! Bit by bit a tree computes a function of its leaves, which a byte holds: its bit `n` is the result for the leaves whose bits are
//! those of `n`. A table says for each byte which form computes it that reads every leaf at most once. Only such forms are made: an
//! undefined leaf, whose readers may all see different bits, then means no more in the new tree than in the old one.

use super::{Binary, Combiner, p};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Value};

/// Leaves of a tree.
pub(super) const LEAVES: usize = 3;

/// Operations of a tree that are looked at.
pub(super) const NODES: usize = 12;

/// The bits of each leaf in the byte of a function.
pub(super) const COLUMNS: [u8; LEAVES] = [0b1111_0000, 0b1100_1100, 0b1010_1010];

/// The two-operand operations of forms, by number.
const OPERATIONS: [Opcode; 3] = [Opcode::And, Opcode::Or, Opcode::Xor];

/// A leaf, or the complement of one.
#[derive(Clone, Copy)]
pub(super) struct Literal {
    pub leaf: u8,
    pub complement: bool,
}

/// An operation on what was made so far and a literal, and whether its result is complemented.
#[derive(Clone, Copy)]
pub(super) struct Step {
    /// Its number in `OPERATIONS`.
    pub operation: u8,
    pub literal: Literal,
    pub complement: bool,
}

/// How a function is computed: a literal, and up to two steps on it.
#[derive(Clone, Copy)]
pub(super) struct Form {
    pub first: Literal,
    pub steps: [Option<Step>; 2],
    /// Instructions of it, where no leaf is a constant.
    pub cost: u8,
}

impl Form {
    pub fn literals(&self) -> impl Iterator<Item = Literal> {
        std::iter::once(self.first).chain(self.steps.into_iter().flatten().map(|step| step.literal))
    }

    /// How many of its instructions are complements.
    pub fn complements(&self) -> u32 {
        u32::from(self.cost) - self.steps.iter().flatten().count() as u32
    }
}

/// The result of an operation on bytes.
pub(super) const fn apply(operation: u8, left: u8, right: u8) -> u8 {
    match operation {
        0 => left & right,
        1 => left | right,
        _ => left ^ right,
    }
}

/// `byte`, or its complement.
const fn turned(byte: u8, complement: bool) -> u8 {
    if complement { !byte } else { byte }
}

/// Forms by function. Among forms that cost the same the one with the complement furthest outside is taken.
pub(super) static FORMS: [Option<Form>; 256] = forms();

const fn forms() -> [Option<Form>; 256] {
    let mut table = [None; 256];
    let mut first = 0;
    while first < LEAVES {
        // Bits of `complements`, from the lowest: of the result, of the inner operation, of each literal.
        let mut complements = 0;
        while complements < 2 {
            let literal = Literal { leaf: first as u8, complement: complements == 1 };
            enter(&mut table, Form { first: literal, steps: [None, None], cost: complements });
            complements += 1;
        }
        let mut second = 0;
        while second < LEAVES {
            if second != first {
                enter_pairs(&mut table, first as u8, second as u8);
            }
            second += 1;
        }
        first += 1;
    }
    table
}

/// Enters the forms whose first two leaves are these.
const fn enter_pairs(table: &mut [Option<Form>; 256], first: u8, second: u8) {
    let mut choice: u8 = 0;
    // Three operations, and the complements of result and literals.
    while choice < 24 {
        let (operation, complements) = (choice / 8, choice % 8);
        let inner = Step {
            operation,
            literal: Literal { leaf: second, complement: complements & 2 != 0 },
            complement: complements & 1 != 0,
        };
        let first = Literal { leaf: first, complement: complements & 4 != 0 };
        let cost = 1 + complements.count_ones() as u8;
        enter(table, Form { first, steps: [Some(inner), None], cost });
        let third = 3 - first.leaf - second;
        let mut outer: u8 = 0;
        while outer < 12 {
            let (operation, complements) = (outer / 4, outer % 4);
            let step = Step {
                operation,
                literal: Literal { leaf: third, complement: complements & 2 != 0 },
                complement: complements & 1 != 0,
            };
            let cost = cost + 1 + complements.count_ones() as u8;
            enter(table, Form { first, steps: [Some(inner), Some(step)], cost });
            outer += 1;
        }
        choice += 1;
    }
}

/// The function that a form computes.
const fn function_of(form: &Form) -> u8 {
    let mut byte = turned(COLUMNS[form.first.leaf as usize], form.first.complement);
    let mut at = 0;
    while at < form.steps.len() {
        if let Some(step) = form.steps[at] {
            let operand = turned(COLUMNS[step.literal.leaf as usize], step.literal.complement);
            byte = turned(apply(step.operation, byte, operand), step.complement);
        }
        at += 1;
    }
    byte
}

/// Complements on the outside of a form count for nothing, those further inside for more.
const fn inner_complements(form: &Form) -> u8 {
    let mut count = 4 * form.first.complement as u8;
    let mut at = 0;
    while at < form.steps.len() {
        if let Some(step) = form.steps[at] {
            count += 4 * step.literal.complement as u8;
            if at == 0 && form.steps[1].is_some() {
                count += step.complement as u8;
            }
        }
        at += 1;
    }
    count
}

/// Enters a form if none that is as good is there.
const fn enter(table: &mut [Option<Form>; 256], form: Form) {
    let function = function_of(&form) as usize;
    let better = match &table[function] {
        None => true,
        Some(old) => form.cost < old.cost || form.cost == old.cost && inner_complements(&form) < inner_complements(old),
    };
    if better {
        table[function] = Some(form);
    }
}

/// A tree while it is read.
#[derive(Default)]
struct Tree {
    leaves: SmallVec<[Value; LEAVES]>,
    /// Its operations, the root first.
    nodes: SmallVec<[Inst; NODES]>,
    /// Whether operations that others read too are looked into.
    shared: bool,
}

impl Combiner<'_, '_> {
    /// `tree(a, b, c) -> form(a, b, c)`, such as `(a & b) | (a & ~b) -> a`. If a tree of `and`, `or` and `xor` of at most three
    /// values computes what a form does that takes fewer instructions than go away.
    pub(super) fn tree_of_bits(&mut self, site: Binary) -> Option<Value> {
        let inner = |value: Value| value.as_inst().is_some_and(|def| OPERATIONS.contains(&self.f.op(def)));
        if !inner(site.left) && !inner(site.right) {
            return None;
        }
        self.smaller_tree(site, true).or_else(|| self.smaller_tree(site, false))
    }

    /// The tree of an operation as a form that is smaller than what goes away.
    fn smaller_tree(&mut self, site: Binary, shared: bool) -> Option<Value> {
        let mut tree = Tree { shared, ..Tree::default() };
        let function = self.read_tree(&mut tree, Value::inst(site.inst), 0)?;
        if tree.nodes.len() == 1 {
            return None;
        }
        let gone = self.nodes_that_go(&tree.nodes);
        // One operation on the leaves is worth it whatever stays, and fewer complements where nothing gets more.
        let complements = tree.nodes.iter().filter(|&&node| p::not(self.f, Value::inst(node)).is_some()).count() as u32;
        let budget = |form: &Form| match form.complements() < complements {
            true => gone.max(1),
            false => (gone - 1).max(1),
        };
        self.function_of_bits(function, &tree.leaves, budget)
    }

    /// The function of `leaves` that a byte says, bit by bit, if its form takes no more instructions than `budget` allows it.
    pub(super) fn function_of_bits(
        &mut self,
        function: u8,
        leaves: &[Value],
        budget: impl Fn(&Form) -> u32,
    ) -> Option<Value> {
        let ty = self.f.type_of(leaves[0]);
        if function == 0 {
            return Some(self.int(ty, 0));
        }
        if function == u8::MAX {
            return Some(self.all_ones(ty));
        }
        let form = FORMS[function as usize]?;
        // The complement of a constant costs nothing.
        let constant = |literal: Literal| literal.complement && leaves[literal.leaf as usize].is_constant();
        let free = form.literals().filter(|&literal| constant(literal)).count() as u32;
        (u32::from(form.cost) - free <= budget(&form)).then(|| self.make_form(&form, leaves))
    }

    /// The function that `value`, an operation of the tree or a leaf, computes. `None` if the tree is too large.
    fn read_tree(&self, tree: &mut Tree, value: Value, depth: u32) -> Option<u8> {
        let def = value
            .as_inst()
            .filter(|&def| OPERATIONS.contains(&self.f.op(def)) && (depth == 0 || tree.shared || self.one_use(value)));
        let Some(def) = def else { return self.read_leaf(tree, value) };
        if !tree.nodes.contains(&def) {
            if tree.nodes.len() == NODES {
                return None;
            }
            tree.nodes.push(def);
        }
        let (left, right) = self.ops(def);
        if self.f.op(def) == Opcode::Xor && p::is_all_ones(self.f, right) {
            return Some(!self.read_tree(tree, left, depth + 1)?);
        }
        let operation = OPERATIONS.iter().position(|&op| op == self.f.op(def))? as u8;
        // Leaves are numbered in this order, which is that of the operands of the form.
        let (first, second) =
            if self.order_in_tree(left) > self.order_in_tree(right) { (right, left) } else { (left, right) };
        let first = self.read_tree(tree, first, depth + 1)?;
        Some(apply(operation, first, self.read_tree(tree, second, depth + 1)?))
    }

    /// Where an operand is read: operations and their complements come first, then values, then complements of values.
    fn order_in_tree(&self, value: Value) -> u8 {
        let operation = |value: Value| value.as_inst().is_some_and(|def| OPERATIONS.contains(&self.f.op(def)));
        match p::not(self.f, value) {
            Some(inner) if operation(inner) => 0,
            Some(_) => 2,
            None => u8::from(!operation(value)),
        }
    }

    /// The column of `value` as a leaf. A constant is the complement of another one, and with a second one for other rules.
    fn read_leaf(&self, tree: &mut Tree, value: Value) -> Option<u8> {
        if value.is_constant() {
            let constant = p::int(self.f, value)?;
            let other = tree.leaves.iter().position(|leaf| leaf.is_constant());
            if let Some(at) = other
                && tree.leaves[at] != value
            {
                return (p::int(self.f, tree.leaves[at])? == constant.not()).then_some(!COLUMNS[at]);
            }
        }
        let at = match tree.leaves.iter().position(|&leaf| leaf == value) {
            Some(at) => at,
            None if tree.leaves.len() == LEAVES => return None,
            None => {
                tree.leaves.push(value);
                tree.leaves.len() - 1
            }
        };
        Some(COLUMNS[at])
    }

    /// How many operations of a tree, the first of which makes its result, nothing reads once that is computed otherwise.
    pub(super) fn nodes_that_go(&self, nodes: &[Inst]) -> u32 {
        let mut gone: SmallVec<[Inst; NODES]> = SmallVec::new();
        // What reads a node may stand behind it where the tree reads it twice.
        loop {
            let before = gone.len();
            for &node in nodes {
                let root = node == nodes[0];
                if !gone.contains(&node) && (root || self.only_read_by(Value::inst(node), &gone)) {
                    gone.push(node);
                }
            }
            if gone.len() == before {
                return gone.len() as u32;
            }
        }
    }

    /// Whether all that read `value` are among `readers`.
    fn only_read_by(&self, value: Value, readers: &[Inst]) -> bool {
        self.f.uses(value).take(NODES + 1).enumerate().all(|(n, row)| n < NODES && readers.contains(&self.f.user(row)))
    }

    /// A form of these leaves.
    fn make_form(&mut self, form: &Form, leaves: &[Value]) -> Value {
        let mut made = self.make_literal(form.first, leaves);
        for step in form.steps.iter().flatten() {
            let literal = self.make_literal(step.literal, leaves);
            made = self.binary(OPERATIONS[step.operation as usize], 0, made, literal);
            if step.complement {
                made = self.not(made);
            }
        }
        made
    }

    fn make_literal(&mut self, literal: Literal, leaves: &[Value]) -> Value {
        let value = leaves[literal.leaf as usize];
        if literal.complement { self.not(value) } else { value }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_form_computes_its_function_with_the_leaves_it_reads() {
        let mut found = 0;
        for (function, form) in FORMS.iter().enumerate() {
            let Some(form) = form else { continue };
            found += 1;
            assert_eq!(usize::from(function_of(form)), function);
            assert!(form.cost <= 5, "{function:08b}");
        }
        // Constants have no form; functions such as the majority of three need a leaf twice.
        assert!(FORMS[0].is_none() && FORMS[255].is_none() && FORMS[0b1110_1000].is_none());
        assert!(found > 90, "{found}");
    }
}
