//! `common-bounds`: three and more numbers that are compared with one bound become one comparison of their least or greatest.
//!
//! ```text
//!   x < n & y < n & z < n   ->  max(x, max(y, z)) < n         x > n & y > n & z > n   ->  min(x, min(y, z)) > n
//!   x < n | y < n | z < n   ->  min(x, min(y, z)) < n         x != 0 & y != 0 & z != 0 -> umin(x, umin(y, z)) > 0
//! ```
//!
//! **When**: the code is for a GPU from sm_90 on, whose `VIMNMX3` takes three numbers: `k` comparisons are `k / 2` of these and a comparison.
//! Two comparisons would be two instructions before and after. Numbers of 32 bits, in trees of `and` or of `or` whose parts have no
//! other reader, up to [`MOST_LEAVES`] comparisons. An order of numbers of one sign is signed or unsigned, as its neighbours are. **Why**: kernels
//! over grids of three dimensions begin by asking whether all coordinates are inside.
//! **Invariants**: a tree is poison where one of its leaves is, before and after. Control flow stays. **Cost**: linear, times the bound of leaves.
//! **Source**: selection in LLVM merges two orders with one bound in the same way.
//! **Relies on** nothing that is said of threads or memory: only arithmetic changes.

use smallvec::SmallVec;
use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::signed_constant;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_analysis::known_bits::Values;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, Value, flags};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::dce::erase_dead_chain;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "common-bounds",
    summary: "compare the least or greatest of several numbers with their common bound",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish(INFO.name)?;
        Ok(PassBody::Function(Box::<CommonBounds>::default()))
    },
};

/// The first architecture with a minimum of three numbers in one instruction.
const FIRST_SM: u16 = 90;
/// Comparisons with one bound that are worth it.
const LEAST: usize = 3;
/// Leaves of a tree that are looked at.
const MOST_LEAVES: usize = 32;

#[derive(Default)]
struct CommonBounds {
    roots: Vec<Inst>,
    dead: Vec<Inst>,
}

impl FunctionPass for CommonBounds {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        if cx.session.target.sm < FIRST_SM || !is_for_gpu(func) {
            return Outcome::of(false, AnalysisSet::CFG_ALL);
        }
        self.roots.clear();
        let all = func.block_order().flat_map(|block| func.block_insts(block));
        self.roots.extend(all.filter(|&inst| is_root(func, inst)));
        let mut changed = false;
        for &root in &self.roots {
            changed |= join(func, root, &mut self.dead);
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// Whether `inst` is an `and` or `or` of booleans.
fn is_logic(func: &Func<'_>, inst: Inst) -> bool {
    matches!(func.op(inst), Opcode::And | Opcode::Or) && func.ty(inst) == Type::I1
}

/// Whether `inst` is the top of a tree of one operation: what reads it is another one, or several.
fn is_root(func: &Func<'_>, inst: Inst) -> bool {
    is_logic(func, inst) && {
        let mut uses = func.uses(inst.into());
        match (uses.next(), uses.next()) {
            (Some(only), None) => func.op(func.user(only)) != func.op(inst),
            (first, _) => first.is_some(),
        }
    }
}

/// A comparison as an order of a number and a bound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Order {
    pred: IntPred,
    bound: Value,
}

/// One way in which a leaf is an order.
#[derive(Clone, Copy)]
struct Reading {
    order: Order,
    number: Value,
    leaf: usize,
}

type Leaves = SmallVec<[Value; 8]>;
type Readings = SmallVec<[Reading; 16]>;

/// Joins comparisons of the tree with top `root`.
fn join(func: &mut FuncMut<'_>, root: Inst, dead: &mut Vec<Inst>) -> bool {
    let Some(leaves) = leaves_of(func, root) else { return false };
    let is_and = func.op(root) == Opcode::And;
    let mut readings = Readings::new();
    for (leaf, &value) in leaves.iter().enumerate() {
        read(func, value, leaf, is_and, &mut readings);
    }
    let mut used: SmallVec<[bool; 8]> = SmallVec::from_elem(false, leaves.len());
    let mut joined = Leaves::new();
    while let Some(order) = most_common(&readings, &used) {
        let mut numbers: SmallVec<[Value; 8]> = SmallVec::new();
        for reading in readings.iter().filter(|reading| reading.order == order) {
            if !std::mem::replace(&mut used[reading.leaf], true) {
                numbers.push(reading.number);
            }
        }
        joined.push(compare_extreme(func, root, order, &numbers, is_and));
    }
    if joined.is_empty() {
        return false;
    }
    let rest = leaves.iter().zip(&used).filter(|&(_, &is_used)| !is_used).map(|(&leaf, _)| leaf);
    let mut parts = rest.chain(joined.iter().copied());
    let first = parts.next().expect("there is a joined comparison");
    let op = func.op(root);
    let parts: Leaves = parts.collect();
    let whole = parts.iter().fold(first, |left, &right| Builder::before(func, root).binary(op, left, right, 0));
    func.take_name(whole, root.into());
    func.replace_all_uses(root.into(), whole);
    dead.push(root);
    erase_dead_chain(func, dead, Inst::NONE);
    true
}

/// Leaves of the tree with top `root`, from left to right. `None` if they are too few or too many.
fn leaves_of(func: &Func<'_>, root: Inst) -> Option<Leaves> {
    let op = func.op(root);
    let mut leaves = Leaves::new();
    let mut open: SmallVec<[Value; 8]> = SmallVec::from_slice(&[func.operand(root, 1), func.operand(root, 0)]);
    while let Some(value) = open.pop() {
        match value.as_inst() {
            Some(inst) if func.op(inst) == op && func.has_one_use(value) && inst != root => {
                open.extend([func.operand(inst, 1), func.operand(inst, 0)]);
            }
            _ => leaves.push(value),
        }
        if leaves.len() + open.len() > MOST_LEAVES {
            return None;
        }
    }
    Some(leaves).filter(|leaves| leaves.len() >= LEAST)
}

/// The ways in which leaf `value` is an order that its neighbours may share.
fn read(func: &Func<'_>, value: Value, leaf: usize, is_and: bool, into: &mut Readings) {
    let Some(inst) = value.as_inst().filter(|&inst| func.op(inst) == Opcode::ICmp && func.has_one_use(value)) else {
        return;
    };
    let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
    if func.type_of(left) != Type::I32 || left.is_constant() {
        return;
    }
    let pred = func.int_pred(inst);
    if pred.is_equality() {
        if let Some(pred) = order_of_equality(func, pred, right, is_and) {
            into.push(Reading { order: Order { pred, bound: right }, number: left, leaf });
        }
        return;
    }
    let any_sign = func.flags(inst) & flags::SAMESIGN != 0 || are_not_negative(func, left, right);
    let mut push = |pred: IntPred, bound: Value, number: Value| {
        into.push(Reading { order: Order { pred, bound }, number, leaf });
        if any_sign {
            into.push(Reading { order: Order { pred: pred.flipped_sign(), bound }, number, leaf });
        }
    };
    push(pred, right, left);
    if !right.is_constant() {
        push(pred.swapped(), left, right);
    }
}

/// The order that equality with zero or with all ones is: being none of the bound in an `and`, and it in an `or`.
fn order_of_equality(func: &Func<'_>, pred: IntPred, bound: Value, is_and: bool) -> Option<IntPred> {
    match (signed_constant(func, bound)?, pred, is_and) {
        (0, IntPred::Ne, true) => Some(IntPred::Ugt),
        (0, IntPred::Eq, false) => Some(IntPred::Ule),
        (-1, IntPred::Ne, true) => Some(IntPred::Ult),
        (-1, IntPred::Eq, false) => Some(IntPred::Uge),
        _ => None,
    }
}

/// Whether two numbers are known not to be negative.
fn are_not_negative(func: &Func<'_>, left: Value, right: Value) -> bool {
    let values = Values::new(func);
    [right, left].iter().all(|&value| values.known_bits(value).is_some_and(|known| known.is_non_negative()))
}

/// The first order that most leaves have that are not used yet, if they are enough.
fn most_common(readings: &Readings, used: &[bool]) -> Option<Order> {
    let mut best = None;
    for (n, reading) in readings.iter().enumerate() {
        if used[reading.leaf] || readings[..n].iter().any(|other| other.order == reading.order) {
            continue;
        }
        let mut leaves: SmallVec<[usize; 16]> = (readings[n..].iter())
            .filter(|other| other.order == reading.order && !used[other.leaf])
            .map(|other| other.leaf)
            .collect();
        leaves.dedup();
        if leaves.len() >= LEAST && best.is_none_or(|(count, _)| leaves.len() > count) {
            best = Some((leaves.len(), reading.order));
        }
    }
    best.map(|(_, order)| order)
}

/// The extreme that decides for all numbers of an `and`, or for any of an `or`: all are below a bound if the greatest is, and one is if the
/// least is.
fn extreme_for(pred: IntPred, is_and: bool) -> IntrinsicId {
    let is_less = matches!(pred, IntPred::Ult | IntPred::Ule | IntPred::Slt | IntPred::Sle);
    match (is_less == is_and, pred.is_signed()) {
        (true, true) => id::SMAX,
        (true, false) => id::UMAX,
        (false, true) => id::SMIN,
        (false, false) => id::UMIN,
    }
}

/// The comparison of the least or greatest of `numbers` that stands for their comparisons, before `at`.
fn compare_extreme(func: &mut FuncMut<'_>, at: Inst, order: Order, numbers: &[Value], is_and: bool) -> Value {
    let mut build = Builder::before(func, at);
    let callee = build
        .intrinsic_callee(extreme_for(order.pred, is_and), &[Type::I32])
        .expect("integers of 32 bits have extremes");
    let mut extreme = numbers[0];
    for &number in &numbers[1..] {
        extreme = build.call_intrinsic(callee, &[extreme, number], 0);
    }
    build.icmp(order.pred, extreme, order.bound, Type::I1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn extremes_decide_for_all_or_any() {
        const NUMBERS: [i8; 7] = [i8::MIN, -2, -1, 0, 1, 2, i8::MAX];
        let holds = |pred: IntPred, x: i8, bound: i8| {
            let (u, v) = (x as u8, bound as u8);
            match pred {
                IntPred::Slt => x < bound,
                IntPred::Sle => x <= bound,
                IntPred::Sgt => x > bound,
                IntPred::Sge => x >= bound,
                IntPred::Ult => u < v,
                IntPred::Ule => u <= v,
                IntPred::Ugt => u > v,
                IntPred::Uge => u >= v,
                IntPred::Eq | IntPred::Ne => unreachable!("no order"),
            }
        };
        let extreme = |which: IntrinsicId, x: i8, y: i8| match which {
            id::SMAX => x.max(y),
            id::SMIN => x.min(y),
            id::UMAX => (x as u8).max(y as u8) as i8,
            _ => (x as u8).min(y as u8) as i8,
        };
        use IntPred::*;
        for pred in [Slt, Sle, Sgt, Sge, Ult, Ule, Ugt, Uge] {
            for (x, y, bound) in triples(&NUMBERS) {
                let both = (holds(pred, x, bound), holds(pred, y, bound));
                for (is_and, expected) in [(true, both.0 && both.1), (false, both.0 || both.1)] {
                    let got = holds(pred, extreme(extreme_for(pred, is_and), x, y), bound);
                    assert_eq!(got, expected, "{pred:?} {x} {y} {bound} {is_and}");
                }
            }
        }
    }

    /// All triples.
    fn triples(numbers: &[i8]) -> impl Iterator<Item = (i8, i8, i8)> + '_ {
        let pairs = numbers.iter().flat_map(|&x| numbers.iter().map(move |&y| (x, y)));
        pairs.flat_map(|(x, y)| numbers.iter().map(move |&z| (x, y, z)))
    }
}
