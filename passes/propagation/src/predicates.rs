//! Makes the copies that carry what branches, switches and assumptions say: see [`crate::solver::copies`].
//!
//! For every value with several uses that a condition compares, each edge out of the branch is a place from which on the
//! comparison is known: the dominator subtree of the target where the edge is its only one, else the phis of the target. All
//! uses of the value and all such places are sorted by preorder numbers of the dominator tree, and one walk with a stack gives
//! every use the innermost copy. A copy is only made when a use needs it, right before the branch or behind the assumption.
//!
//! **Cost**: `n log n` in the uses of compared values. **Source**: the renaming of LLVM's `PredicateInfo`.

use crate::solver::copies::Constraint;
use warpc_analysis::facts;
use warpc_columns::RowSet;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Aux, FuncMut, IntPred, Opcode, Value};
use warpc_scalar::patterns as p;

/// Conditions of one branch that are taken apart.
const MAX_CONDITIONS: usize = 8;

/// Where a predicate begins to hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// Along the edge, of which block `to` is entered only this way or not.
    Edge { from: Block, to: Block, only: bool },
    /// Behind an assumption.
    Behind(Inst),
}

/// What holds of a value from a place on.
#[derive(Clone, Copy, Debug)]
pub(crate) enum What {
    /// The value itself is this.
    Is(Value),
    /// Comparison `cmp`, whose operand `operand` is the value, is `truth`.
    Compares { cmp: Inst, operand: usize, truth: bool },
    /// What passes do not use: a comparison of floating-point numbers is `truth`.
    Decides { condition: Inst, truth: bool },
}

/// What holds of a value, and from where on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Predicate {
    /// The value.
    pub value: Value,
    /// Where it begins to hold.
    pub place: Place,
    /// What holds.
    pub what: What,
}

/// A copy and what it carries.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Made {
    /// The copy.
    pub copy: Inst,
    /// What holds of it.
    pub predicate: Predicate,
    /// What was in force before it and the copies that were made with it.
    pub replaced: Value,
}

/// A use or a predicate in the order of the walk.
#[derive(Clone, Copy, Debug)]
struct Item {
    /// Preorder number of the block.
    block: u32,
    /// 0 at its beginning, 1 inside, 2 on an edge out of it.
    part: u8,
    /// Position inside; preorder number of the target of an edge.
    at: u32,
    /// Predicates come before uses, in the order they were found.
    rank: u32,
    /// First and last preorder number where it is in force; of a use, where it is.
    span: [u32; 2],
    /// Index of the predicate, or the operand slot.
    kind: Kind,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Predicate(usize),
    Use(Use),
}

/// Copies of `func` and what holds of each. Uses below conditions use them.
pub fn insert(func: &mut FuncMut<'_>) -> Vec<(Inst, Constraint)> {
    // Operands of comparisons may be copies by now.
    let constraint = |func: &mut FuncMut<'_>, what: What| match what {
        What::Decides { .. } => unreachable!("nobody asked for conditions that are not used"),
        What::Is(other) => Constraint { pred: IntPred::Eq, other },
        What::Compares { cmp, operand, truth } => {
            let pred = if operand == 0 { func.int_pred(cmp) } else { func.int_pred(cmp).swapped() };
            let pred = if truth { pred } else { pred.inverse() };
            Constraint { pred, other: func.operand(cmp, 1 - operand) }
        }
    };
    let made = insert_told(func, false);
    made.into_iter().map(|made| (made.copy, constraint(func, made.predicate.what))).collect()
}

/// The same, with the predicates: copies of one value one after the other, values in the order in which conditions of them were found. If
/// `all`, also of conditions that passes do not use.
pub(crate) fn insert_told(func: &mut FuncMut<'_>, all: bool) -> Vec<Made> {
    let cfg = Cfg::new(func);
    let dom = DomTree::new(&cfg);
    let mut predicates = collect(func, &cfg, &dom, all);
    if predicates.is_empty() {
        return Vec::new();
    }
    let mut found_at = vec![u32::MAX; func.num_insts() + func.num_args()];
    let row = |value: Value| match value.as_inst() {
        Some(inst) => func.num_args() + inst.index(),
        None => value.row() as usize,
    };
    for (at, predicate) in predicates.iter().enumerate() {
        let first = &mut found_at[row(predicate.value)];
        *first = (*first).min(at as u32);
    }
    predicates.sort_by_key(|predicate| found_at[row(predicate.value)]);
    let mut order = vec![0u32; func.num_insts()];
    for &block in cfg.rpo() {
        for (at, inst) in func.block_insts(block).enumerate() {
            order[inst.index()] = at as u32;
        }
    }
    let mut copies = Vec::new();
    for group in predicates.chunk_by(|a, b| a.value == b.value) {
        rename(func, &dom, &order, group, &mut copies);
    }
    copies
}

/// Erases copies; their uses get the values back.
pub fn remove(func: &mut FuncMut<'_>, copies: impl Iterator<Item = Inst>) {
    for copy in copies.filter(|&copy| !func.is_dead(copy)).collect::<Vec<_>>() {
        let value = func.operand(copy, 0);
        func.replace_and_erase(copy, value);
    }
}

fn is_renamed(func: &FuncMut<'_>, value: Value) -> bool {
    (value.as_inst().is_some() || value.as_arg().is_some()) && !func.has_one_use(value) && !func.is_unused(value)
}

fn collect(func: &mut FuncMut<'_>, cfg: &Cfg, dom: &DomTree, all: bool) -> Vec<Predicate> {
    let mut found = Vec::new();
    let mut targets: RowSet<Block> = RowSet::new(func.num_blocks());
    let mut repeated: RowSet<Block> = RowSet::new(func.num_blocks());
    for &block in dom.preorder() {
        let term = func.terminator(block);
        if term.is_some() && func.op(term) == Opcode::Br && func.num_operands(term) == 3 {
            let (yes, no) = (func.operand(term, 1).as_block(), func.operand(term, 2).as_block());
            for (to, truth) in [(yes, true), (no, false)] {
                if let Some(to) = to.filter(|&to| yes != no && to != block) {
                    let place = Place::Edge { from: block, to, only: cfg.preds(to).len() == 1 };
                    conditions(func, (func.operand(term, 0), truth, all), place, &mut found);
                }
            }
        } else if term.is_some() && func.op(term) == Opcode::Switch && is_renamed(func, func.operand(term, 0)) {
            for to in func.successors_of(term) {
                if !targets.insert(to) {
                    repeated.insert(to);
                }
            }
            for at in (2..func.num_operands(term)).step_by(2) {
                let Some(to) = func.operand(term, at + 1).as_block() else { continue };
                if !repeated.contains(to) && to != block {
                    let place = Place::Edge { from: block, to, only: cfg.preds(to).len() == 1 };
                    let what = What::Is(func.operand(term, at));
                    found.push(Predicate { value: func.operand(term, 0), place, what });
                }
            }
            for to in func.successors_of(term) {
                targets.remove(to);
                repeated.remove(to);
            }
        }
    }
    for &block in cfg.layout().iter().filter(|&&block| cfg.is_reachable(block)) {
        let mut inst = func.first(block);
        while inst.is_some() {
            if func.op(inst) == Opcode::Call && facts::intrinsic(func, inst) == Some(id::ASSUME) {
                conditions(func, (func.operand(inst, 0), true, all), Place::Behind(inst), &mut found);
            }
            inst = func.next(inst);
        }
    }
    found
}

/// Predicates of `condition` being `truth`.
fn conditions(
    func: &mut FuncMut<'_>,
    (condition, truth, all): (Value, bool, bool),
    place: Place,
    found: &mut Vec<Predicate>,
) {
    let mut work = smallvec::SmallVec::<[Value; 8]>::from_slice(&[condition]);
    let mut done = smallvec::SmallVec::<[Value; 8]>::new();
    while let Some(condition) = work.pop() {
        if done.contains(&condition) {
            continue;
        }
        if done.len() > MAX_CONDITIONS {
            break;
        }
        done.push(condition);
        let parts = if truth { p::logical_and(func, condition) } else { p::logical_or(func, condition) };
        if let Some((a, b, _)) = parts {
            work.push(b);
            work.push(a);
        }
        if is_renamed(func, condition) && func.type_of(condition) == Type::I1 {
            let known = func.consts_mut().add_bool(truth);
            found.push(Predicate { value: condition, place, what: What::Is(known) });
        }
        if all
            && let Some(inst) = condition.as_inst()
            && func.op(inst) == Opcode::FCmp
        {
            let what = What::Decides { condition: inst, truth };
            let mut operands: Vec<Value> = func.operands(inst).collect();
            operands.dedup();
            let renamed = operands.into_iter().filter(|&value| is_renamed(func, value));
            found.extend(renamed.map(|value| Predicate { value, place, what }));
        }
        let Some(cmp) = p::inst(func, condition, Opcode::ICmp) else { continue };
        if func.operand(cmp, 0) == func.operand(cmp, 1) {
            continue;
        }
        for operand in 0..2 {
            let value = func.operand(cmp, operand);
            if is_renamed(func, value) {
                found.push(Predicate { value, place, what: What::Compares { cmp, operand, truth } });
            }
        }
    }
}

/// An entry of the stack: a predicate in force, and its copy once a use needed it.
struct Active {
    predicate: usize,
    span: [u32; 2],
    copy: Value,
}

fn rename(func: &mut FuncMut<'_>, dom: &DomTree, order: &[u32], group: &[Predicate], copies: &mut Vec<Made>) {
    let Some(value) = group.first().map(|predicate| predicate.value) else { return };
    let mut items: Vec<Item> = Vec::with_capacity(group.len() * 2);
    for (index, predicate) in group.iter().enumerate() {
        let (block, part, at) = match predicate.place {
            Place::Edge { to, only: true, .. } => (to, 0, 0),
            Place::Edge { from, to, only: false } => (from, 2, dom.number(to)),
            Place::Behind(inst) => (func.block_of(inst), 1, order[inst.index()]),
        };
        let (span, kind) = (dom.span(block), Kind::Predicate(index));
        items.push(Item { block: dom.number(block), part, at, rank: index as u32, span, kind });
    }
    for row in func.uses(value) {
        let user = func.user(row);
        let (block, part, at) = if func.op(user) == Opcode::Phi {
            let Some(from) = func.operand(user, func.use_index(row) + 1).as_block() else { continue };
            (from, 2, dom.number(func.block_of(user)))
        } else {
            // What is assumed holds behind the assumption only.
            (func.block_of(user), 1, order[user.index()])
        };
        if !dom.is_reachable(block) || !dom.is_reachable(func.block_of(user)) {
            continue;
        }
        let rank = if part == 1 { 0 } else { u32::MAX };
        items.push(Item { block: dom.number(block), part, at, rank, span: dom.span(block), kind: Kind::Use(row) });
    }
    // Uses of an assumption's own condition rank before the assumption; elsewhere predicates come first.
    items.sort_by_key(|item| {
        let rank = match (item.kind, item.part) {
            (Kind::Predicate(_), 1) => item.rank + 1,
            _ => item.rank,
        };
        (item.block, item.part, item.at, rank)
    });
    let mut stack: Vec<Active> = Vec::new();
    for item in items {
        while let Some(top) = stack.last() {
            if in_force(func, dom, &group[top.predicate], top.span, &item) {
                break;
            }
            stack.pop();
        }
        match item.kind {
            Kind::Predicate(predicate) => stack.push(Active { predicate, span: item.span, copy: Value::NONE }),
            Kind::Use(row) if !stack.is_empty() => {
                let copy = materialize(func, value, group, &mut stack, copies);
                func.set_use(row, copy);
            }
            Kind::Use(_) => {}
        }
    }
}

/// Whether a predicate holds where `item` is.
fn in_force(func: &FuncMut<'_>, dom: &DomTree, predicate: &Predicate, span: [u32; 2], item: &Item) -> bool {
    if let Place::Edge { from, to, only: false } = predicate.place {
        // Along this edge only.
        return match item.kind {
            Kind::Use(row) => {
                let user = func.user(row);
                func.op(user) == Opcode::Phi
                    && func.block_of(user) == to
                    && func.operand(user, func.use_index(row) + 1).as_block() == Some(from)
            }
            Kind::Predicate(_) => item.part == 2 && item.block == dom.number(from) && item.at == dom.number(to),
        };
    }
    span[0] <= item.span[0] && item.span[1] <= span[1]
}

/// Makes the copies of all predicates on the stack that have none yet; the innermost one.
fn materialize(
    func: &mut FuncMut<'_>,
    value: Value,
    group: &[Predicate],
    stack: &mut [Active],
    copies: &mut Vec<Made>,
) -> Value {
    // Those below one with a copy have theirs, so a chain of conditions costs no more than its copies.
    let start = stack.iter().rposition(|active| active.copy.is_some()).map_or(0, |made| made + 1);
    let replaced = if start == 0 { value } else { stack[start - 1].copy };
    let mut outer = replaced;
    for active in &mut stack[start..] {
        let predicate = group[active.predicate];
        let ty = func.type_of(value);
        let copy = func.new_inst(Opcode::BitCast, 0, ty, &[outer], Aux::default());
        match predicate.place {
            Place::Edge { from, .. } => func.insert_before(copy, func.terminator(from)),
            Place::Behind(assumption) => func.insert_after(copy, assumption),
        }
        copies.push(Made { copy, predicate, replaced });
        active.copy = Value::inst(copy);
        outer = active.copy;
    }
    outer
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_exact::{Rng, Shape2, dump, random_function};

    #[test]
    fn copies_come_and_go() {
        let mut made = 0;
        for seed in 0..300 {
            let (m, mut body) = random_function(&mut Rng(seed), Shape2 { size: 14, bits: 3, branches: true });
            let mut f = FuncMut::of_body(&mut body, m.ctx());
            let before = dump(&f);
            let copies = insert(&mut f);
            f.check_uses().unwrap();
            let dom = DomTree::new(&Cfg::new(&f));
            for &(copy, _) in &copies {
                assert!(!f.is_unused(Value::inst(copy)), "{}", dump(&f));
                for row in f.uses(Value::inst(copy)) {
                    assert!(dom.dominates_use(&f, copy, f.user(row), f.use_index(row)), "{}", dump(&f));
                }
            }
            made += copies.len();
            remove(&mut f, copies.iter().map(|copy| copy.0));
            f.check_uses().unwrap();
            assert_eq!(before, dump(&f));
        }
        assert!(made > 100, "{made}");
    }
}
