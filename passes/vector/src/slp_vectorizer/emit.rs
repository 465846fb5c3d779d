//! The vector code of a tree, and the end of its scalars.

use super::reduce::Reduction;
use super::scene::Scene;
use super::tree::{Kind, MAX_LANES, Tree};
use crate::intrinsics::{Overload, lanewise};
use crate::metadata::keep_common;
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::body::Aux;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Builder, Func, FuncMut, Value};
use warpc_scalar::dce::erase_dead_chain;

/// Writes the vector code of `tree`; accesses have alignment `align` by node. Gives the vector of the root, an instruction.
pub(super) fn write(f: &mut FuncMut<'_>, scene: &mut Scene, tree: &Tree, aligns: &[u64]) -> Inst {
    let (phis, others) = in_order(f, tree);
    let mut values: Vec<Inst> = vec![Inst::NONE; tree.nodes.len()];
    for &node in &phis {
        let main = tree.main(node);
        let ty = f.vector_type(tree.lanes(node).len() as u32, f.ty(main));
        let phi = f.new_phi(f.block_of(main), ty);
        f.set_flags(phi, common_flags(f, tree, node));
        scene.put(phi, tree.nodes[node].place);
        values[node] = phi;
    }
    for &node in &others {
        let place = tree.nodes[node].place;
        let Some(at) = tree.insts(node).find(|&inst| scene.place(inst) == place) else { continue };
        let before = f.prev(at);
        values[node] = write_node(f, tree, node, at, &values, aligns[node]);
        put_all(f, scene, before, at);
        let insts: SmallVec<[Inst; MAX_LANES]> = tree.insts(node).collect();
        keep_common(f, values[node], &insts);
        if matches!(f.op(insts[0]), Opcode::Load | Opcode::Store) {
            for &inst in &insts {
                let by = if inst == at { values[node] } else { Inst::NONE };
                scene.replace(scene.place(inst), by);
            }
        }
    }
    for &node in &phis {
        fill_phi(f, scene, tree, node, &values);
    }
    for &node in phis.iter().chain(&others) {
        take_lanes_out(f, scene, tree, node, values[node]);
    }
    values[0]
}

/// Combines the lanes of the root, `vector` unless it is one that was there, and the other leaves of `reduction`; the new result.
pub(super) fn write_reduction(
    f: &mut FuncMut<'_>,
    scene: &mut Scene,
    tree: &Tree,
    reduction: &Reduction,
    vector: Inst,
) -> Option<Inst> {
    let vector = match tree.nodes[0].kind {
        Kind::Lanes(there) => there,
        _ => vector.into(),
    };
    let before = f.prev(reduction.root);
    let result = reduction.write(f, vector, tree.lanes(0))?;
    put_all(f, scene, before, reduction.root);
    Some(result)
}

/// Vector nodes: the phis, and the others with operands before users.
fn in_order(func: &Func<'_>, tree: &Tree) -> (Vec<usize>, Vec<usize>) {
    let (phis, rest): (Vec<usize>, Vec<usize>) =
        tree.vectors().partition(|&node| func.op(tree.main(node)) == Opcode::Phi);
    let mut order = Vec::with_capacity(rest.len());
    let mut seen = vec![false; tree.nodes.len()];
    let mut stack: Vec<(usize, usize)> = Vec::new();
    for &root in &rest {
        stack.extend((!std::mem::replace(&mut seen[root], true)).then_some((root, 0)));
        while let Some((node, next)) = stack.pop() {
            let Some(&(_, operand)) = tree.nodes[node].operands.get(next) else {
                order.push(node);
                continue;
            };
            stack.push((node, next + 1));
            let operand = operand as usize;
            let is_vector = tree.nodes[operand].kind == Kind::Vector && func.op(tree.main(operand)) != Opcode::Phi;
            if is_vector && !std::mem::replace(&mut seen[operand], true) {
                stack.push((operand, 0));
            }
        }
    }
    (phis, order)
}

/// Notes the instructions between `before`, or the start of the block, and `at`.
pub(super) fn put_all(func: &Func<'_>, scene: &mut Scene, before: Inst, at: Inst) {
    let place = scene.place(at);
    let mut new = if before.is_some() { func.next(before) } else { func.first(func.block_of(at)) };
    while new != at {
        scene.put(new, place);
        new = func.next(new);
    }
}

/// Adds the pairs of the vector phi of `node`; what is gathered is put together where it comes from.
fn fill_phi(f: &mut FuncMut<'_>, scene: &mut Scene, tree: &Tree, node: usize, values: &[Inst]) {
    let main = tree.main(node);
    let mut pairs: SmallVec<[(Value, Block); 4]> = SmallVec::new();
    for k in 0..f.phi_len(main) {
        let from = f.phi_incoming(main, k).1;
        // A block that comes several times brings one value.
        if let Some(&(value, _)) = pairs.iter().find(|pair| pair.1 == from) {
            pairs.push((value, from));
            continue;
        }
        let operand = tree.nodes[node].operands.iter().find(|operand| operand.0 as usize == 2 * k);
        let Some(&(_, operand)) = operand else { continue };
        let end = f.terminator(from);
        let before = f.prev(end);
        let value = value_of(&mut Builder::before(f, end), tree, operand as usize, values);
        put_all(f, scene, before, end);
        pairs.push((value, from));
    }
    for (value, from) in pairs {
        f.add_incoming(values[node], value, from);
    }
}

/// Flags that all scalars of `node` have.
fn common_flags(func: &Func<'_>, tree: &Tree, node: usize) -> u16 {
    let common = tree.insts(node).map(|inst| func.flags(inst)).fold(u16::MAX, |all, one| all & one);
    common & !(flags::HAS_MD | flags::DEAD)
}

/// Writes one vector node before `at`.
fn write_node(f: &mut FuncMut<'_>, tree: &Tree, node: usize, at: Inst, values: &[Inst], align: u64) -> Inst {
    let main = tree.main(node);
    let lanes = tree.lanes(node).len() as u32;
    let op = f.op(main);
    let mut b = Builder::before(f, at);
    let mut operands: SmallVec<[Value; 4]> = SmallVec::new();
    for slot in 0..b.f.num_operands(main) {
        let given = tree.nodes[node].operands.iter().find(|operand| operand.0 as usize == slot);
        operands.push(match given {
            Some(&(_, operand)) => value_of(&mut b, tree, operand as usize, values),
            None => b.f.operand(main, slot),
        });
    }
    let fl = tree.insts(node).map(|inst| b.f.flags(inst)).fold(u16::MAX, |all, one| all & one)
        & !(flags::HAS_MD | flags::DEAD);
    match op {
        Opcode::Store => b.store(operands[0], operands[1], align, 0),
        Opcode::Load => {
            let scalar = b.f.ty(main);
            let ty = b.f.vector_type(lanes, scalar);
            b.load(ty, operands[0], align, 0).as_inst().unwrap_or(Inst::NONE)
        }
        Opcode::Call => {
            let (result, first) = (b.f.ty(main), b.f.type_of(operands[0]));
            let result = b.f.vector_type(lanes, result);
            let Some(row) = lanewise(b.f, main) else { return Inst::NONE };
            let overloads: SmallVec<[Type; 2]> = match row.overload {
                Overload::Result => smallvec::smallvec![result],
                Overload::Operand => smallvec::smallvec![first],
                Overload::Both => smallvec::smallvec![result, first],
            };
            let args = b.f.call(main).num_args as usize;
            let call = b.intrinsic(row.id, &overloads, &operands[..args], fl);
            call.and_then(Value::as_inst).unwrap_or(Inst::NONE)
        }
        _ => {
            let scalar = b.f.ty(main);
            let ty = b.f.vector_type(lanes, scalar);
            b.emit(op, fl, ty, &operands, Aux::default())
        }
    }
}

/// The vector of an operand node; what is gathered is put together here.
fn value_of(b: &mut Builder<'_, '_>, tree: &Tree, node: usize, values: &[Inst]) -> Value {
    match tree.nodes[node].kind {
        Kind::Vector => values[node].into(),
        Kind::Lanes(vector) => vector,
        Kind::Gather => gather(b, tree.lanes(node)),
    }
}

/// A vector of `lanes`: constants first, the others put into it.
fn gather(b: &mut Builder<'_, '_>, lanes: &[Value]) -> Value {
    let scalar = b.f.type_of(lanes[0]);
    let ty = b.f.vector_type(lanes.len() as u32, scalar);
    let fixed: SmallVec<[Value; MAX_LANES]> =
        lanes.iter().map(|&lane| if lane.is_constant() { lane } else { Value::poison(scalar) }).collect();
    let mut vector = b.f.consts_mut().add_aggregate(ty, &fixed, true);
    let is_splat = lanes.len() > 1 && !lanes[0].is_constant() && lanes.iter().all(|&lane| lane == lanes[0]);
    for (n, &lane) in lanes.iter().enumerate() {
        if !lane.is_constant() {
            let index = b.f.consts_mut().add_i32(n as u32);
            vector = b.insert_element(vector, lane, index);
            if is_splat {
                let mask: SmallVec<[u32; MAX_LANES]> = smallvec::smallvec![0; lanes.len()];
                return b.shuffle(vector, Value::poison(ty), &mask, ty);
            }
        }
    }
    vector
}

/// Gives users of the scalars of `node` that stay the lanes of `vector`.
fn take_lanes_out(f: &mut FuncMut<'_>, scene: &mut Scene, tree: &Tree, node: usize, vector: Inst) {
    if f.ty(vector) == Type::VOID {
        return;
    }
    for lane in 0..tree.lanes(node).len() {
        let old = tree.lanes(node)[lane];
        if !f.uses(old).any(|u| !tree.is_replaced(f.user(u))) {
            continue;
        }
        let scalar = f.type_of(old);
        let index = f.consts_mut().add_i32(lane as u32);
        let at = if f.op(vector) == Opcode::Phi { f.first_non_phi(f.block_of(vector)) } else { f.next(vector) };
        let mut b = Builder::before(f, at);
        let part = b.extract_element(vector.into(), index, scalar);
        if let Some(part) = part.as_inst() {
            scene.put(part, tree.nodes[node].place);
        }
        f.replace_uses_where(old, part, |f, u| !tree.is_replaced(f.user(u)));
    }
}

/// Erases the scalars of `tree`, which nothing needs any more, and what only they needed.
pub(super) fn erase_scalars(f: &mut FuncMut<'_>, scene: &Scene, tree: &Tree) {
    let mut gone: Vec<Inst> = tree.vectors().flat_map(|node| tree.insts(node)).collect();
    gone.sort_by_key(|&inst| std::cmp::Reverse(scene.place(inst)));
    let order: Vec<Inst> = tree.inserts.iter().rev().copied().chain(gone).collect();
    erase_all(f, &order, |inst| tree.is_replaced(inst));
}

/// Erases `operations`, operands before users, which nothing needs any more, and what only they needed.
pub(super) fn erase_operations(f: &mut FuncMut<'_>, operations: &[Inst]) {
    let order: Vec<Inst> = operations.iter().rev().copied().collect();
    erase_all(f, &order, |inst| operations.contains(&inst));
}

/// Erases `order`, users first, and what only it needed and is not `listed` itself.
fn erase_all(f: &mut FuncMut<'_>, order: &[Inst], listed: impl Fn(Inst) -> bool) {
    let mut work = Vec::new();
    for &inst in order {
        let operands: SmallVec<[Inst; 4]> = f.operands(inst).filter_map(Value::as_inst).collect();
        f.erase(inst);
        for operand in operands {
            if !f.is_dead(operand) && !listed(operand) && facts::is_trivially_dead(f, operand) {
                work.push(operand);
                erase_dead_chain(f, &mut work, Inst::NONE);
            }
        }
    }
}
