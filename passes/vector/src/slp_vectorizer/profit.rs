//! What a tree costs as vector code, less what its scalars cost.

use super::cost::{Operation, Target};
use super::emit::narrow_extension;
use super::reduce::Reduction;
use super::tree::{Kind, Tree};
use warpc_ir::Func;
use warpc_ir::Value;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;

/// Whether `tree` has fewer nodes than `min_nodes` and gathers more than constants and lanes of one value.
pub(super) fn is_tiny(tree: &Tree, min_nodes: usize) -> bool {
    let live = || (0..tree.nodes.len()).filter(|&node| tree.is_live(node));
    let is_free = |node: usize| {
        let lanes = tree.lanes(node);
        tree.nodes[node].kind != Kind::Gather
            || lanes.iter().all(|lane| lane.is_constant())
            || lanes.iter().all(|&lane| lane == lanes[0])
    };
    live().count() < min_nodes && !live().all(is_free)
}

/// Cost of the vector code of `tree`, whose accesses have alignment `aligns` by node, less that of the scalars: negative if it pays.
pub(super) fn cost(func: &Func<'_>, target: Target, tree: &Tree, reduction: Option<&Reduction>, aligns: &[u64]) -> i64 {
    let mut cost = 0;
    for node in (0..tree.nodes.len()).filter(|&node| tree.is_live(node)) {
        let values = tree.lanes(node);
        let lanes = values.len() as u32;
        // Extractions that the vectors they take from make needless.
        let gone = || {
            let single = |lane: &&Value| func.uses(**lane).all(|u| tree.is_replaced(func.user(u)));
            values.iter().filter(single).count() as i64 * target.extract(func, func.type_of(values[0]))
        };
        match tree.nodes[node].kind {
            Kind::Vector => cost += vector_cost(func, target, tree, node, aligns[node]),
            Kind::Gather => {
                let scalar = func.type_of(values[0]);
                let is_splat = values.iter().all(|&lane| lane == values[0]);
                let varying = values.iter().filter(|lane| !lane.is_constant()).count() as u32;
                cost += if is_splat && varying > 0 {
                    // One lane is put in and repeated.
                    target.splat(func, scalar, lanes)
                } else {
                    target.insert(func, scalar, lanes, varying)
                };
            }
            Kind::Lanes(_) => cost -= gone(),
            Kind::Blend(..) => cost += target.shuffle(func, func.type_of(values[0]), lanes) - gone(),
            Kind::Shuffle => cost += target.shuffle(func, func.type_of(values[0]), lanes),
        }
    }
    let values = tree.lanes(0);
    let (scalar, lanes) = (func.type_of(values[0]), values.len() as u32);
    if let Some(reduction) = reduction {
        cost += target.reduce(func, reduction.operator, scalar, lanes) - (lanes as i64 - 1);
        let again = reduction.rest(values).unwrap_or_default();
        let is_lane = |leaf: &&Value| leaf.as_inst().is_some_and(|inst| tree.owner(inst).is_some());
        cost += again.iter().filter(is_lane).count() as i64 * target.extract(func, scalar);
        if narrow_extension(func, tree, reduction.operator).is_some() {
            // The result is extended in place of the vector.
            cost += 1 - target.vector(func, tree.operation(func, tree.main(0)), scalar, lanes);
        }
    } else if !tree.inserts.is_empty() {
        cost -= target.insert(func, scalar, lanes, lanes);
    }
    cost
}

/// Cost of vector node `node` less that of its scalars.
fn vector_cost(func: &Func<'_>, target: Target, tree: &Tree, node: usize, align: u64) -> i64 {
    let lanes = tree.lanes(node).len() as u32;
    let main = tree.main(node);
    let scalar = match func.op(main) {
        Opcode::Store | Opcode::ICmp | Opcode::FCmp => func.type_of(func.operand(main, 0)),
        _ => func.ty(main),
    };
    let operation = tree.operation(func, main);
    let mut cost = match func.op(main) {
        Opcode::Load | Opcode::Store => target.access(func, scalar, lanes, align),
        _ => target.vector(func, operation, scalar, lanes),
    };
    if let Some(second) = tree.second(node) {
        cost += target.vector(func, tree.operation(func, second), scalar, lanes);
        cost += target.shuffle(func, func.ty(main), lanes);
    }
    let scalar_cost = |inst: Inst| -> i64 {
        let operation: Operation = tree.operation(func, inst);
        target.scalar(operation)
    };
    cost -= tree.insts(node).map(scalar_cost).sum::<i64>();
    let is_needed = |inst: &Inst| func.uses(Value::inst(*inst)).any(|u| !tree.is_replaced(func.user(u)));
    cost + tree.insts(node).filter(is_needed).count() as i64 * target.extract(func, func.ty(main))
}
