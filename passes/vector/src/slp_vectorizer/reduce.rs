//! Reductions: a chain or tree of one associative operation over scalars becomes one operation over the lanes of a vector.
//!
//! ```text
//!   ((a0 + a1) + a2) + a3   ->   llvm.vector.reduce.add(<a0, a1, a2, a3>)
//! ```
//! The operations lie in one block and only the last is used outside of the chain. Its *leaves* go into groups that could share a vector
//! (same operation, same predicate, loads of one chain, lanes of one vector); loads and lanes are sorted by their place. A window of a
//! group is the seed of a tree; leaves that stay are combined with the result in pairs.
//!
//! Bitwise logic of extended leaves is done before they are extended: the result alone is.
//!
//! **Poison**: wrap flags are dropped, because sums are formed in another order; of logical `and` and `or` (selects) the vector is
//! frozen, because lanes that were not asked decide the result then. **Floating point** sums and products need `reassoc` on every operation.
//! **Cost**: chains have at most [`OPERATIONS`] operations, and of one chain [`TRIES`] windows are tried.

use super::tree::{Distances, MAX_LANES};
use crate::operator::Operator;
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Builder, Func, FuncMut, Value};

/// Operations of one reduction.
const OPERATIONS: usize = 127;
/// Windows of leaves that are tried for one reduction.
pub(super) const TRIES: usize = 64;
/// Leaves of the smallest reduction that is looked at.
pub(super) const LEAVES: usize = 4;

/// A reduction of a block.
#[derive(Clone, Debug)]
pub(super) struct Reduction {
    /// The operation.
    pub operator: Operator,
    /// The operation that gives the result.
    pub root: Inst,
    /// Its operations, operands before users.
    pub operations: Vec<Inst>,
    /// What it combines, in the order of the program.
    leaves: Vec<Value>,
    /// Fast-math flags of the result.
    fast: u16,
}

impl Reduction {
    /// The reduction whose result is `root`, if it has as many leaves as are worth a vector.
    pub fn of(func: &Func<'_>, root: Inst) -> Option<Reduction> {
        let operator = Operator::of(func, root)?;
        let block = func.block_of(root);
        let is_part = |inst: Inst| {
            func.block_of(inst) == block && Operator::of(func, inst) == Some(operator) && func.has_one_use(inst.into())
        };
        let is_inner = is_part(root)
            && func
                .uses(root.into())
                .all(|u| Operator::of(func, func.user(u)) == Some(operator) && func.block_of(func.user(u)) == block);
        if is_inner || func.uses(root.into()).next().is_none() {
            return None;
        }
        let (mut operations, mut leaves, mut fast) = (Vec::new(), Vec::new(), flags::FAST);
        let mut stack = vec![Value::inst(root)];
        while let Some(value) = stack.pop() {
            let inner = value.as_inst().filter(|&inst| inst == root || operations.len() < OPERATIONS && is_part(inst));
            let Some(inst) = inner else {
                leaves.push(value);
                continue;
            };
            operations.push(inst);
            fast &= func.flags(inst);
            let [first, second] = operator.sides(func, inst);
            stack.extend([second, first]);
        }
        if leaves.len() < LEAVES {
            return None;
        }
        operations.reverse();
        if !func.types().is_float(func.ty(root)) {
            fast = 0;
        }
        Some(Reduction { operator, root, operations, leaves, fast })
    }

    /// Rows of leaves that may make a vector, widest first.
    pub fn seeds(&self, func: &Func<'_>, distances: &Distances, max_lanes: u32) -> Vec<SmallVec<[Value; MAX_LANES]>> {
        let mut groups: Vec<Vec<Value>> = Vec::new();
        for &leaf in &self.leaves {
            let Some(inst) = leaf.as_inst() else { continue };
            let fits = |group: &&mut Vec<Value>| {
                group[0].as_inst().is_some_and(|first| are_alike(func, distances, first, inst))
                    && !group.contains(&leaf)
            };
            match groups.iter_mut().find(fits) {
                Some(group) => group.push(leaf),
                None => groups.push(vec![leaf]),
            }
        }
        let mut seeds = Vec::new();
        for group in &mut groups {
            let first = group[0].as_inst().unwrap_or(Inst::NONE);
            group.sort_by_key(|leaf| leaf.as_inst().map_or(0, |inst| place_of(func, distances, first, inst)));
            let most = group.len().min(max_lanes as usize);
            let mut width = if most == 0 { 0 } else { 1 << most.ilog2() };
            while width >= LEAVES {
                for window in group.windows(width) {
                    seeds.push(window.iter().copied().collect());
                }
                width /= 2;
            }
        }
        seeds.sort_by_key(|seed: &SmallVec<[Value; MAX_LANES]>| std::cmp::Reverse(seed.len()));
        seeds.truncate(TRIES);
        seeds
    }

    /// The leaves beside `lanes`; a leaf that comes again is one of them. `None` if `lanes` are no leaves.
    pub fn rest(&self, lanes: &[Value]) -> Option<Vec<Value>> {
        let mut rest: Vec<Value> = self.leaves.clone();
        for lane in lanes {
            let at = rest.iter().position(|leaf| leaf == lane)?;
            rest.remove(at);
        }
        Some(rest)
    }

    /// Combines the lanes of `vector` with `rest`, the other leaves, before the root. The last instruction. Where the leaves are `extended`,
    /// the vector is that of what they extend, and the result is extended.
    pub fn write(
        &self,
        func: &mut FuncMut<'_>,
        vector: Value,
        mut rest: Vec<Value>,
        extended: Option<Opcode>,
    ) -> Option<Inst> {
        let scalar = func.ty(self.root);
        let narrow = func.types().scalar(func.type_of(vector));
        let mut b = Builder::before(func, self.root);
        let is_logical = matches!(self.operator, Operator::LogicalAnd | Operator::LogicalOr);
        let vector = if is_logical { b.freeze(vector) } else { vector };
        let reduced = self.operator.reduce(&mut b, vector, narrow, self.fast)?;
        let reduced = extended.map_or(reduced, |op| b.cast(op, reduced, scalar, 0));
        rest.insert(0, reduced);
        self.combine_all(&mut b, rest)
    }

    /// Drops leaves that come again where that changes nothing; the new result.
    pub fn without_repeats(&self, func: &mut FuncMut<'_>) -> Option<Inst> {
        let mut once: Vec<Value> = Vec::new();
        for &leaf in &self.leaves {
            if !once.contains(&leaf) {
                once.push(leaf);
            }
        }
        if !self.operator.is_idempotent() || once.len() == self.leaves.len() || once.len() < 2 {
            return None;
        }
        self.combine_all(&mut Builder::before(func, self.root), once)
    }

    /// Combines `values` in pairs, and the pairs again.
    fn combine_all(&self, b: &mut Builder<'_, '_>, mut values: Vec<Value>) -> Option<Inst> {
        while values.len() > 1 {
            let mut next = Vec::with_capacity(values.len().div_ceil(2));
            for pair in values.chunks(2) {
                next.push(match *pair {
                    [first, second] => {
                        let made = self.operator.combine(b, first, second, self.fast)?;
                        b.f.set_name(made, b"op.rdx");
                        made
                    }
                    _ => pair[0],
                });
            }
            values = next;
        }
        values[0].as_inst()
    }
}

/// Whether two leaves may be lanes of one vector.
fn are_alike(func: &Func<'_>, distances: &Distances, first: Inst, second: Inst) -> bool {
    let op = func.op(first);
    op == func.op(second)
        && func.block_of(first) == func.block_of(second)
        && match op {
            Opcode::Load => distances.between(first, second).is_some(),
            Opcode::ExtractElement => func.operand(first, 0) == func.operand(second, 0),
            Opcode::ICmp | Opcode::FCmp => (func.flags(first) ^ func.flags(second)) & flags::PRED_MASK == 0,
            Opcode::Call => func.callee(first) == func.callee(second),
            _ => true,
        }
}

/// Where `inst` stands among the leaves of the group of `first`.
fn place_of(func: &Func<'_>, distances: &Distances, first: Inst, inst: Inst) -> i64 {
    match func.op(inst) {
        Opcode::Load => distances.between(first, inst).unwrap_or(0),
        Opcode::ExtractElement => {
            facts::int_constant(func, func.operand(inst, 1)).and_then(|index| i64::try_from(index).ok()).unwrap_or(0)
        }
        _ => 0,
    }
}
