//! The vector code of a tree, and the end of its scalars.

use super::join;
use super::lanes::{self, wide_type};
use super::reduce::Reduction;
use super::scene::Scene;
use super::tree::{Kind, MAX_LANES, Tree};
use super::variants::variant;
use crate::intrinsics::{Overload, lanewise};
use crate::metadata::keep_common;
use crate::operator::Operator;
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::body::Aux;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Builder, Func, FuncMut, Value};
use warpc_scalar::dce::erase_dead_chain;

/// Writes the vector code of `tree`; accesses have alignment `align` by node. Gives the vector of the root, an instruction, by node.
/// Notes the instructions of `made` that put lanes together. Scalars in `kept`, which will be used again, become the lanes that are taken out
/// for them.
pub(super) fn write(
    f: &mut FuncMut<'_>,
    scene: &mut Scene,
    tree: &Tree,
    aligns: &[u64],
    made: &mut Vec<Inst>,
    kept: &mut [Value],
) -> Vec<Inst> {
    let (phis, others) = in_order(f, tree);
    let mut values: Vec<Inst> = vec![Inst::NONE; tree.nodes.len()];
    for &node in &phis {
        let main = tree.main(node);
        let ty = wide_type(f, f.ty(main), tree.lanes(node).len());
        // Behind the phis that are there, in the order that the vectors are made in.
        let phi = f.new_phi(f.block_of(main), ty);
        let end = f.first_non_phi(f.block_of(main));
        f.move_before(phi, end);
        f.set_flags(phi, common_flags(f, tree, node, u32::MAX));
        scene.put(phi, tree.nodes[node].place);
        values[node] = phi;
    }
    for &node in &others {
        let place = tree.nodes[node].place;
        let Some(at) = tree.insts(node).find(|&inst| scene.place(inst) == place) else { continue };
        let before = f.prev(at);
        values[node] = write_node(f, tree, node, at, &values, aligns[node], made);
        put_all(f, scene, before, at);
        let insts: SmallVec<[Inst; MAX_LANES]> = tree.insts(node).collect();
        if tree.nodes[node].alternate == 0 {
            keep_common(f, values[node], &insts);
        }
        if matches!(f.op(insts[0]), Opcode::Load | Opcode::Store | Opcode::Call) {
            for &inst in &insts {
                let by = if inst == at { values[node] } else { Inst::NONE };
                scene.replace(scene.place(inst), by);
            }
        }
    }
    for &node in &phis {
        fill_phi(f, scene, tree, node, &values, made);
    }
    for &node in phis.iter().chain(&others) {
        take_lanes_out(f, scene, tree, node, values[node], kept);
    }
    values
}

/// Combines the lanes of the root, `vector` unless it is one that was there, and `rest`, the other leaves of `reduction`; the new result.
pub(super) fn write_reduction(
    f: &mut FuncMut<'_>,
    scene: &mut Scene,
    tree: &Tree,
    reduction: &Reduction,
    vector: Inst,
    rest: Vec<Value>,
) -> Option<Inst> {
    let extended = narrow_extension(f, tree, reduction.operator);
    let lanes = match tree.nodes[0].kind {
        Kind::Lanes(there) => there,
        _ if extended.is_some() => f.operand(vector, 0),
        _ => vector.into(),
    };
    let before = f.prev(reduction.root);
    let result = reduction.write(f, lanes, rest, extended)?;
    put_all(f, scene, before, reduction.root);
    if extended.is_some() && f.uses(vector.into()).next().is_none() {
        f.erase(vector);
    }
    Some(result)
}

/// The extension that the root of `tree` makes, if the lanes may as well be combined by `operator` before it.
pub(super) fn narrow_extension(func: &Func<'_>, tree: &Tree, operator: Operator) -> Option<Opcode> {
    let is_bitwise = matches!(operator, Operator::Binary(Opcode::And | Opcode::Or | Opcode::Xor));
    let op = func.op(tree.main(0));
    let is_plain = tree.nodes[0].kind == Kind::Vector && tree.nodes[0].alternate == 0;
    (is_bitwise && is_plain && matches!(op, Opcode::ZExt | Opcode::SExt)).then_some(op)
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
            let mut operand = operand as usize;
            if tree.nodes[operand].kind == Kind::Shuffle {
                operand = tree.nodes[operand].operands.first().map_or(operand, |inner| inner.1 as usize);
            }
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
fn fill_phi(f: &mut FuncMut<'_>, scene: &mut Scene, tree: &Tree, node: usize, values: &[Inst], made: &mut Vec<Inst>) {
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
        let value = value_of(&mut Builder::before(f, end), tree, operand as usize, values, made);
        put_all(f, scene, before, end);
        pairs.push((value, from));
    }
    for (value, from) in pairs {
        f.add_incoming(values[node], value, from);
    }
}

/// Flags that all scalars of `node` in `lanes` have. A comparison has the predicate of the first of them, with exchanged operands.
fn common_flags(func: &Func<'_>, tree: &Tree, node: usize, lanes: u32) -> u16 {
    let mut insts = tree.insts(node).enumerate().filter(|&(lane, _)| lanes >> lane & 1 != 0).peekable();
    let first = insts.peek().copied();
    let common = insts.map(|(_, inst)| func.flags(inst)).fold(u16::MAX, |all, one| all & one);
    let common = common & !(flags::HAS_MD | flags::DEAD);
    match first {
        Some((lane, inst)) if matches!(func.op(inst), Opcode::ICmp | Opcode::FCmp) => {
            common & !flags::PRED_MASK | join::operation_bits(func, inst, tree.is_swapped(node, lane)).1
        }
        _ => common,
    }
}

/// Writes one vector node before `at`.
fn write_node(
    f: &mut FuncMut<'_>,
    tree: &Tree,
    node: usize,
    at: Inst,
    values: &[Inst],
    align: u64,
    made: &mut Vec<Inst>,
) -> Inst {
    let main = tree.main(node);
    let lanes = tree.lanes(node).len();
    let op = f.op(main);
    let mut b = Builder::before(f, at);
    let mut operands: SmallVec<[Value; 4]> = SmallVec::new();
    for slot in 0..b.f.num_operands(main) {
        let given = tree.nodes[node].operands.iter().find(|operand| operand.0 as usize == slot);
        operands.push(match given {
            Some(&(_, operand)) => value_of(&mut b, tree, operand as usize, values, made),
            None => b.f.operand(main, slot),
        });
    }
    let alternate = tree.nodes[node].alternate;
    let fl = common_flags(b.f, tree, node, !alternate);
    let result = b.f.ty(main);
    match op {
        Opcode::Store => b.store(operands[0], operands[1], align, 0),
        Opcode::Load => {
            let ty = wide_type(b.f, result, lanes);
            b.load(ty, operands[0], align, 0).as_inst().unwrap_or(Inst::NONE)
        }
        Opcode::Call => {
            let (result, first) = (wide_type(b.f, result, lanes), b.f.type_of(operands[0]));
            let args = b.f.call(main).num_args as usize;
            let Some(row) = lanewise(b.f, main) else {
                let Some(called) = variant(b.f, main, lanes) else { return Inst::NONE };
                let (ty, cc) = (b.f.ctx().globals.shape[called.index()].ty, b.f.call(main).cc);
                let call = b.call(Value::global(called), ty, result, &operands[..args], cc, AttrList::EMPTY);
                b.f.set_flags(call, fl);
                return call;
            };
            let overloads: SmallVec<[Type; 2]> = match row.overload {
                Overload::Result => smallvec::smallvec![result],
                Overload::Operand => smallvec::smallvec![first],
                Overload::Both => smallvec::smallvec![result, first],
            };
            let call = b.intrinsic(row.id, &overloads, &operands[..args], fl);
            call.and_then(Value::as_inst).unwrap_or(Inst::NONE)
        }
        _ => {
            let ty = wide_type(b.f, result, lanes);
            let first = b.emit(op, fl, ty, &operands, Aux::default());
            let Some(other) = tree.second(node) else { return first };
            let fl = common_flags(b.f, tree, node, alternate);
            let second = b.emit(b.f.op(other), fl, ty, &operands, Aux::default());
            let mask: SmallVec<[u32; MAX_LANES]> =
                (0..lanes as u32).map(|lane| lane + (alternate >> lane & 1) * lanes as u32).collect();
            b.shuffle(first.into(), second.into(), &mask, ty).as_inst().unwrap_or(Inst::NONE)
        }
    }
}

/// The vector of an operand node; what is gathered or has another order is put together here, and noted in `made`.
fn value_of(b: &mut Builder<'_, '_>, tree: &Tree, node: usize, values: &[Inst], made: &mut Vec<Inst>) -> Value {
    let (first, second) = match tree.nodes[node].kind {
        Kind::Vector => return values[node].into(),
        Kind::Lanes(vector) => return vector,
        Kind::Gather => return lanes::gather(b, tree.lanes(node), made),
        Kind::Blend(first, second) => (first, second),
        Kind::Shuffle => {
            let inner = tree.nodes[node].operands.first().map_or(node, |inner| inner.1 as usize);
            (values[inner].into(), values[inner].into())
        }
    };
    let mask = tree.mask(b.f, node);
    let second = if second == first { Value::poison(b.f.type_of(first)) } else { second };
    let lane = b.f.type_of(tree.lanes(node)[0]);
    let ty = wide_type(b.f, lane, mask.len());
    let shuffled = b.shuffle(first, second, &mask, ty);
    made.extend(shuffled.as_inst());
    shuffled
}

/// Gives users of the scalars of `node` that stay the lanes of `vector`, and `kept` as well.
fn take_lanes_out(f: &mut FuncMut<'_>, scene: &mut Scene, tree: &Tree, node: usize, vector: Inst, kept: &mut [Value]) {
    if f.ty(vector) == Type::VOID {
        return;
    }
    for lane in 0..tree.lanes(node).len() {
        let old = tree.lanes(node)[lane];
        if !kept.contains(&old) && !f.uses(old).any(|u| !tree.is_replaced(f.user(u))) {
            continue;
        }
        let scalar = f.type_of(old);
        let at = if f.op(vector) == Opcode::Phi { f.first_non_phi(f.block_of(vector)) } else { f.next(vector) };
        let mut b = Builder::before(f, at);
        let Some(part) = lanes::extract(&mut b, vector.into(), lane, scalar) else { continue };
        if let Some(part) = part.as_inst() {
            scene.put(part, tree.nodes[node].place);
        }
        f.replace_uses_where(old, part, |f, u| !tree.is_replaced(f.user(u)));
        kept.iter_mut().filter(|value| **value == old).for_each(|value| *value = part);
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
