//! Wrong rewrites of passes that number values, decide conditions, bring calls and variables into functions and look at warps, if they
//! leave out a condition of a rule.
//!
//! | pass | condition left out | rewrite |
//! |---|---|---|
//! | newgvn | phis are equal on all edges | [`phi_is_one_that_agrees_on_an_edge`] |
//! | newgvn | all operands are equal | [`operation_is_one_with_an_equal_operand`] |
//! | newgvn | comparisons ask the same | [`comparison_is_one_of_another_predicate`] |
//! | correlated-propagation | the condition holds where the value is used | [`value_is_the_constant_of_the_other_edge`] |
//! | correlated-propagation | the values of a narrowed division fit | [`division_is_narrowed_without_a_range`] |
//! | correlated-propagation | no value takes the case | [`case_is_taken_for_impossible`] |
//! | globalopt | all stores write the value | [`load_is_what_one_store_wrote`] |
//! | globalopt | no load reads what is stored | [`stores_of_a_slot_are_dropped`] |
//! | globalopt | a variable that becomes a truth value holds two values | [`stored_value_becomes_a_truth_value`] |
//! | inline | slots of calls that live together are apart | [`two_slots_become_one`] |
//! | inline | arguments are those of the call | [`argument_is_that_of_another_call`] |
//! | inline | each call has a body of its own | [`call_gives_what_another_gave`] |
//! | bdce | no bit of the operand is demanded | [`operand_with_needed_bits_becomes_zero`] |
//! | bdce | no bit that the mask changes is demanded | [`mask_of_needed_bits_is_dropped`] |
//! | bdce | upper bits are not demanded | [`upper_bits_are_taken_for_unneeded`] |
//! | predicate-opt | one side of the branch does not reach the use | [`condition_is_decided_behind_the_join`] |
//! | predicate-opt | the outer condition implies the inner one | [`inner_condition_is_the_outer_one`] |
//! | predicate-opt | the side that is taken has the value | [`condition_has_the_value_of_the_other_side`] |
//! | branch-dist | operands of both arms are chosen by the branch | [`operation_takes_an_operand_of_the_other_arm`] |
//! | branch-dist | accesses keep their order in an arm | [`load_moves_below_a_store`] |
//! | branch-dist | both arms do the same operation | [`operation_is_that_of_the_other_arm`] |
//! | warp-shuffle | both exchanges go the same way | [`shuffle_goes_another_way`] |
//! | warp-shuffle | the width is that of a warp | [`shuffle_has_another_width`] |
//! | warp-shuffle | the same value was exchanged before | [`shuffle_is_that_of_another_value`] |
//! | nvvm-reduction | every step of the tree is there | [`step_of_a_tree_is_skipped`] |
//! | nvvm-reduction | steps have the distances 1, 2, 4, 8, 16 | [`step_of_a_tree_has_another_distance`] |
//! | common-bounds | the greatest of all numbers is compared | [`condition_of_two_is_one_of_them`] |
//! | nvvm-reduction | all steps do the same operation | [`step_of_a_tree_does_another_operation`] |

use super::{Place, int_constant, intrinsic_of};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, id};
use warpc_ir::opcode::{IntPred, Opcode};
use warpc_ir::{Builder, FuncMut, Value};

/// Instructions that are looked at for one that can stand for another.
const LOOKED_AT: usize = 400;

/// Whether `above` is computed wherever `below` is.
fn is_above(place: &Place<'_, '_>, above: Inst, below: Inst) -> bool {
    let (from, to) = (place.f.block_of(above), place.f.block_of(below));
    match from == to {
        true => place.f.comes_before(above, below),
        false => place.dom.strictly_dominates(from, to),
    }
}
/// Replaces an instruction that `want` takes by one above it of its type that `stands_for` it.
fn take_another(
    place: &mut Place<'_, '_>,
    want: impl Fn(&FuncMut<'_>, Inst) -> bool,
    stands_for: impl Fn(&FuncMut<'_>, Inst, Inst) -> bool,
) -> Option<()> {
    let inst = place.used(|f, i| want(f, i))?;
    let all = place.f.block_order().flat_map(|block| place.f.block_insts(block)).take(LOOKED_AT);
    let others: Vec<Inst> = all
        .filter(|&other| place.f.ty(other) == place.f.ty(inst) && other != inst)
        .filter(|&other| stands_for(place.f, inst, other) && is_above(place, other, inst))
        .collect();
    if others.is_empty() {
        return None;
    }
    let other = place.rng.pick(&others);
    place.f.replace_and_erase(inst, other.into());
    Some(())
}

pub fn phi_is_one_that_agrees_on_an_edge(place: &mut Place<'_, '_>) -> Option<()> {
    let agrees = |f: &FuncMut<'_>, phi: Inst, other: Inst| {
        f.op(other) == Opcode::Phi
            && f.block_of(other) == f.block_of(phi)
            && (0..f.phi_len(phi)).any(|n| {
                let (value, from) = f.phi_incoming(phi, n);
                f.phi_value_for(other, from) == Some(value)
            })
    };
    let phi = place.used(|f, i| f.op(i) == Opcode::Phi)?;
    let block = place.f.block_of(phi);
    let of_block = place.f.block_insts(block).take_while(|&i| place.f.op(i) == Opcode::Phi);
    let others: Vec<Inst> =
        of_block.filter(|&i| i != phi && place.f.ty(i) == place.f.ty(phi) && agrees(place.f, phi, i)).collect();
    if others.is_empty() {
        return None;
    }
    let other = place.rng.pick(&others);
    place.f.replace_and_erase(phi, other.into());
    Some(())
}
pub fn operation_is_one_with_an_equal_operand(place: &mut Place<'_, '_>) -> Option<()> {
    let is_operation = |f: &FuncMut<'_>, i: Inst| f.op(i).is_binary() && f.types().int_bits(f.ty(i)).is_some();
    let same = |f: &FuncMut<'_>, i: Inst, other: Inst| {
        f.op(other) == f.op(i) && f.operand(other, 0) == f.operand(i, 0) && f.operand(other, 1) != f.operand(i, 1)
    };
    take_another(place, is_operation, same)
}
pub fn comparison_is_one_of_another_predicate(place: &mut Place<'_, '_>) -> Option<()> {
    let same = |f: &FuncMut<'_>, i: Inst, other: Inst| {
        f.op(other) == Opcode::ICmp
            && f.type_of(f.operand(other, 0)) == f.type_of(f.operand(i, 0))
            && f.int_pred(other) != f.int_pred(i)
            && (f.operand(other, 0) == f.operand(i, 0) || f.operand(other, 1) == f.operand(i, 1))
    };
    take_another(place, |f, i| f.op(i) == Opcode::ICmp, same)
}

/// The blocks behind the two sides of a conditional branch, and its condition.
fn sides(place: &mut Place<'_, '_>, want: impl Fn(&FuncMut<'_>, Inst) -> bool) -> Option<(Inst, Inst, Block, Block)> {
    let branch = place.inst(|f, i| {
        f.op(i) == Opcode::Br
            && f.num_operands(i) == 3
            && f.operand(i, 0).as_inst().is_some_and(|condition| want(f, condition))
    })?;
    let condition = place.f.operand(branch, 0).as_inst()?;
    let targets: Vec<Block> = place.f.successors_of(branch).collect();
    let &[yes, no] = targets.as_slice() else { return None };
    (yes != no).then_some((branch, condition, yes, no))
}
/// Uses of `value` outside of phis in blocks that `want` takes.
fn uses_in(place: &Place<'_, '_>, value: Value, want: impl Fn(Block) -> bool) -> Vec<Use> {
    let uses = place.f.uses(value);
    uses.filter(|&u| place.f.op(place.f.user(u)) != Opcode::Phi && want(place.f.block_of(place.f.user(u)))).collect()
}
/// Puts `with` in the place of one of `uses`.
fn replace_one(place: &mut Place<'_, '_>, uses: &[Use], with: Value) -> Option<()> {
    if uses.is_empty() {
        return None;
    }
    let chosen = place.rng.pick(uses);
    let (user, index) = (place.f.user(chosen), place.f.use_index(chosen));
    let is_condition = place.f.op(user) == Opcode::Br && index == 0;
    if !is_condition && !place.is_free(user, index) {
        return None;
    }
    place.f.set_operand(user, index, with);
    Some(())
}
pub fn value_is_the_constant_of_the_other_edge(place: &mut Place<'_, '_>) -> Option<()> {
    let is_equality = |f: &FuncMut<'_>, i: Inst| {
        f.op(i) == Opcode::ICmp && f.int_pred(i).is_equality() && int_constant(f, f.operand(i, 1)).is_some()
    };
    let (_, condition, yes, no) = sides(place, is_equality)?;
    let (value, constant) = (place.f.operand(condition, 0), place.f.operand(condition, 1));
    let other = if place.f.int_pred(condition) == IntPred::Eq { no } else { yes };
    let uses = uses_in(place, value, |block| place.dom.dominates(other, block));
    replace_one(place, &uses, constant)
}
pub fn division_is_narrowed_without_a_range(place: &mut Place<'_, '_>) -> Option<()> {
    let inst = place.used(|f, i| {
        matches!(f.op(i), Opcode::UDiv | Opcode::URem)
            && f.types().int_bits(f.ty(i)).is_some_and(|bits| bits > 8 && bits <= 64)
            && int_constant(f, f.operand(i, 1)).is_some_and(|divisor| divisor > 1 && divisor < 256)
    })?;
    let (ty, divisor) = (place.f.ty(inst), int_constant(place.f, place.f.operand(inst, 1))?);
    let (op, dividend) = (place.f.op(inst), place.f.operand(inst, 0));
    let divisor = place.f.consts_mut().add_int(Type::I8, 8, divisor);
    let mut at = Builder::before(place.f, inst);
    let narrow = at.cast(Opcode::Trunc, dividend, Type::I8, 0);
    let result = at.binary(op, narrow, divisor, 0);
    let wide = at.cast(Opcode::ZExt, result, ty, 0);
    place.f.replace_and_erase(inst, wide);
    Some(())
}
pub fn case_is_taken_for_impossible(place: &mut Place<'_, '_>) -> Option<()> {
    let switch = place.inst(|f, i| f.op(i) == Opcode::Switch && f.num_operands(i) > 2)?;
    let cases: Vec<usize> =
        (2..place.f.num_operands(switch)).filter(|&n| place.f.operand(switch, n).as_block().is_some()).collect();
    if cases.is_empty() {
        return None;
    }
    let case = place.rng.pick(&cases);
    let (from, target) = (place.f.block_of(switch), place.f.operand(switch, case).as_block()?);
    let instead = place.f.operand(switch, 1).as_block()?;
    if target == instead {
        return None;
    }
    // The default gets one more edge, its phis what they have on the one that is there.
    let phis: Vec<Inst> = place.f.block_insts(instead).take_while(|&i| place.f.op(i) == Opcode::Phi).collect();
    for phi in phis {
        let value = place.f.phi_value_for(phi, from)?;
        place.f.add_incoming(phi, value, from);
    }
    place.f.remove_phi_edge(target, from);
    place.f.set_operand(switch, case, Value::block(instead));
    place.f.erase_unreachable();
    Some(())
}

/// The stores to exactly the address of `load`.
fn stores_to(f: &FuncMut<'_>, address: Value, ty: Type) -> Vec<Inst> {
    let users = f.uses(address).filter(|&u| f.use_index(u) == 1).map(|u| f.user(u));
    users.filter(|&user| f.op(user) == Opcode::Store && f.type_of(f.operand(user, 0)) == ty).collect()
}
pub fn load_is_what_one_store_wrote(place: &mut Place<'_, '_>) -> Option<()> {
    let load = place.used(|f, i| f.op(i) == Opcode::Load && !stores_to(f, f.operand(i, 0), f.ty(i)).is_empty())?;
    let stores = stores_to(place.f, place.f.operand(load, 0), place.f.ty(load));
    let values: Vec<Value> = stores.iter().map(|&store| place.f.operand(store, 0)).collect();
    let reach = |v: &Value| v.as_inst().is_none_or(|by| by != load && is_above(place, by, load));
    let values: Vec<Value> = values.into_iter().filter(reach).collect();
    if values.is_empty() {
        return None;
    }
    let value = place.rng.pick(&values);
    place.f.replace_and_erase(load, value);
    Some(())
}
pub fn stores_of_a_slot_are_dropped(place: &mut Place<'_, '_>) -> Option<()> {
    let store = place.inst(|f, i| f.op(i) == Opcode::Store)?;
    let (address, ty) = (place.f.operand(store, 1), place.f.type_of(place.f.operand(store, 0)));
    for store in stores_to(place.f, address, ty) {
        place.f.erase(store);
    }
    Some(())
}
pub fn stored_value_becomes_a_truth_value(place: &mut Place<'_, '_>) -> Option<()> {
    let is_wide =
        |f: &FuncMut<'_>, v: Value| f.types().int_bits(f.type_of(v)).is_some_and(|bits| bits > 1 && bits <= 64);
    let store = place.inst(|f, i| f.op(i) == Opcode::Store && is_wide(f, f.operand(i, 0)))?;
    let value = place.f.operand(store, 0);
    let ty = place.f.type_of(value);
    let bits = place.f.types().int_bits(ty)?;
    let zero = place.f.consts_mut().add_int(ty, bits, 0);
    let mut at = Builder::before(place.f, store);
    let truth = at.icmp(IntPred::Ne, value, zero, Type::I1);
    let value = at.cast(Opcode::ZExt, truth, ty, 0);
    place.f.set_operand(store, 0, value);
    Some(())
}

pub fn two_slots_become_one(place: &mut Place<'_, '_>) -> Option<()> {
    let entry = place.f.entry();
    let slots: Vec<Inst> = place.f.block_insts(entry).filter(|&i| place.f.op(i) == Opcode::Alloca).collect();
    let like = |a: Inst, b: Inst| place.f.ty(a) == place.f.ty(b) && place.f.aux(a).a == place.f.aux(b).a;
    let pairs: Vec<(Inst, Inst)> = slots
        .iter()
        .enumerate()
        .flat_map(|(n, &first)| slots[n + 1..].iter().map(move |&second| (first, second)))
        .filter(|&(first, second)| like(first, second))
        .collect();
    if pairs.is_empty() {
        return None;
    }
    let (first, second) = place.rng.pick(&pairs);
    place.f.replace_and_erase(second, first.into());
    Some(())
}
fn is_plain_call(f: &FuncMut<'_>, inst: Inst) -> bool {
    f.op(inst) == Opcode::Call && f.callee(inst).as_global().is_some()
}
pub fn argument_is_that_of_another_call(place: &mut Place<'_, '_>) -> Option<()> {
    let call = place.used(|f, i| is_plain_call(f, i) && f.call(i).num_args >= 1)?;
    let (callee, count) = (place.f.callee(call), place.f.call(call).num_args as usize);
    let all = place.f.block_order().flat_map(|block| place.f.block_insts(block));
    let others: Vec<Inst> =
        all.filter(|&i| i != call && is_plain_call(place.f, i) && place.f.callee(i) == callee).collect();
    let mut found = Vec::new();
    for other in others {
        for n in 0..count.min(place.f.call(other).num_args as usize) {
            let value = place.f.operand(other, n);
            let is_there = value.as_inst().is_none_or(|by| by != call && is_above(place, by, call));
            if is_there && value != place.f.operand(call, n) {
                found.push((n, value));
            }
        }
    }
    if found.is_empty() {
        return None;
    }
    let (n, value) = place.rng.pick(&found);
    place.f.set_operand(call, n, value);
    Some(())
}
pub fn call_gives_what_another_gave(place: &mut Place<'_, '_>) -> Option<()> {
    let same = |f: &FuncMut<'_>, i: Inst, other: Inst| is_plain_call(f, other) && f.callee(other) == f.callee(i);
    take_another(place, is_plain_call, same)
}

/// An instruction of integers of at most 64 bits.
fn is_number(f: &FuncMut<'_>, inst: Inst) -> bool {
    f.types().int_bits(f.ty(inst)).is_some_and(|bits| bits > 1 && bits <= 64)
}
pub fn operand_with_needed_bits_becomes_zero(place: &mut Place<'_, '_>) -> Option<()> {
    let inst = place.used(|f, i| {
        is_number(f, i)
            && matches!(f.op(i), Opcode::Add | Opcode::Or | Opcode::Xor | Opcode::And | Opcode::Mul)
            && !f.operand(i, 0).is_constant()
    })?;
    let ty = place.f.ty(inst);
    let bits = place.f.types().int_bits(ty)?;
    let zero = place.f.consts_mut().add_int(ty, bits, 0);
    place.f.set_operand(inst, 0, zero);
    place.f.set_flags(inst, 0);
    Some(())
}
pub fn mask_of_needed_bits_is_dropped(place: &mut Place<'_, '_>) -> Option<()> {
    let inst = place.used(|f, i| {
        matches!(f.op(i), Opcode::And | Opcode::Or | Opcode::Xor) && int_constant(f, f.operand(i, 1)).is_some()
    })?;
    let value = place.f.operand(inst, 0);
    place.f.replace_and_erase(inst, value);
    Some(())
}
pub fn upper_bits_are_taken_for_unneeded(place: &mut Place<'_, '_>) -> Option<()> {
    let inst = place.used(|f, i| f.ty(i) == Type::I32 && f.op(i).is_binary())?;
    let uses: Vec<Use> = place.f.uses(inst.into()).collect();
    let next = place.f.next(inst).get()?;
    let mut at = Builder::before(place.f, next);
    let narrow = at.cast(Opcode::Trunc, inst.into(), Type::I8, 0);
    let wide = at.cast(Opcode::ZExt, narrow, Type::I32, 0);
    replace_one(place, &uses, wide)
}

fn truth(place: &mut Place<'_, '_>, truth: bool) -> Value {
    place.f.consts_mut().add_bool(truth)
}
pub fn condition_is_decided_behind_the_join(place: &mut Place<'_, '_>) -> Option<()> {
    let (branch, condition, yes, no) = sides(place, |_, _| true)?;
    let from = place.f.block_of(branch);
    let is_behind = |block: Block| {
        block != from
            && place.dom.dominates(from, block)
            && !(place.dom.dominates(yes, block)
                && place.f.block_order().all(|b| b != no || !place.dom.dominates(no, block)))
            && !place.dom.dominates(no, block)
    };
    let uses = uses_in(place, condition.into(), is_behind);
    let decided = place.rng.below(2) == 1;
    let value = truth(place, decided);
    replace_one(place, &uses, value)
}
pub fn inner_condition_is_the_outer_one(place: &mut Place<'_, '_>) -> Option<()> {
    let (branch, condition, ..) = sides(place, |_, _| true)?;
    let from = place.f.block_of(branch);
    let inner: Vec<Inst> = (place.f.block_order())
        .filter(|&block| block != from && place.dom.dominates(from, block))
        .filter_map(|block| place.f.terminator(block).get())
        .filter(|&i| {
            place.f.op(i) == Opcode::Br && place.f.num_operands(i) == 3 && place.f.operand(i, 0) != condition.into()
        })
        .collect();
    if inner.is_empty() {
        return None;
    }
    let other = place.rng.pick(&inner);
    place.f.set_operand(other, 0, condition.into());
    Some(())
}
pub fn condition_has_the_value_of_the_other_side(place: &mut Place<'_, '_>) -> Option<()> {
    let (_, condition, yes, no) = sides(place, |_, _| true)?;
    let is_yes = place.rng.below(2) == 1;
    let (side, decided) = if is_yes { (yes, false) } else { (no, true) };
    let uses = uses_in(place, condition.into(), |block| place.dom.dominates(side, block));
    let value = truth(place, decided);
    replace_one(place, &uses, value)
}

pub fn operation_takes_an_operand_of_the_other_arm(place: &mut Place<'_, '_>) -> Option<()> {
    let (.., yes, no) = sides(place, |_, _| true)?;
    let of = |block: Block| -> Vec<Inst> {
        place.f.block_insts(block).filter(|&i| place.f.op(i).is_binary() && place.f.ty(i) == Type::I32).collect()
    };
    let (ours, theirs) = (of(yes), of(no));
    let mut pairs = Vec::new();
    for &own in &ours {
        for &other in theirs.iter().filter(|&&other| place.f.op(other) == place.f.op(own)) {
            let value = place.f.operand(other, 1);
            let is_there = value.as_inst().is_none_or(|by| is_above(place, by, own));
            if is_there && value != place.f.operand(own, 1) {
                pairs.push((own, value));
            }
        }
    }
    if pairs.is_empty() {
        return None;
    }
    let (own, value) = place.rng.pick(&pairs);
    if matches!(place.f.op(own), Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem) {
        return None;
    }
    place.f.set_operand(own, 1, value);
    place.f.set_flags(own, 0);
    Some(())
}
pub fn operation_is_that_of_the_other_arm(place: &mut Place<'_, '_>) -> Option<()> {
    const OPERATIONS: [Opcode; 6] = [Opcode::Add, Opcode::Sub, Opcode::Mul, Opcode::And, Opcode::Or, Opcode::Xor];
    let (.., yes, no) = sides(place, |_, _| true)?;
    let of = |block: Block| -> Vec<Inst> {
        let insts = place.f.block_insts(block);
        insts.filter(|&i| OPERATIONS.contains(&place.f.op(i)) && !place.f.is_unused(i.into())).collect()
    };
    let (ours, theirs) = (of(yes), of(no));
    let pairs: Vec<(Inst, Inst)> = ours
        .iter()
        .flat_map(|&own| theirs.iter().map(move |&other| (own, other)))
        .filter(|&(own, other)| place.f.op(own) != place.f.op(other))
        .collect();
    if pairs.is_empty() {
        return None;
    }
    let (own, other) = place.rng.pick(&pairs);
    let (op, ty) = (place.f.op(other), place.f.ty(own));
    place.f.set_op(own, op, ty);
    place.f.set_flags(own, 0);
    Some(())
}
/// What an address is an offset from.
fn base(f: &FuncMut<'_>, mut address: Value) -> Value {
    while let Some(inst) =
        address.as_inst().filter(|&i| matches!(f.op(i), Opcode::GetElementPtr | Opcode::AddrSpaceCast))
    {
        address = f.operand(inst, 0);
    }
    address
}
pub fn load_moves_below_a_store(place: &mut Place<'_, '_>) -> Option<()> {
    let load = place.used(|f, i| f.op(i) == Opcode::Load)?;
    let from = base(place.f, place.f.operand(load, 0));
    let is_write = |f: &FuncMut<'_>, i: Inst| match f.op(i) {
        Opcode::Store => base(f, f.operand(i, 1)) == from,
        Opcode::AtomicRmw => base(f, f.operand(i, 0)) == from,
        _ => false,
    };
    let mut at = place.f.next(load);
    while let Some(inst) = at.get() {
        // Nothing up to the store may need what is loaded.
        if place.f.operands(inst).any(|value| value == load.into()) || place.f.op(inst).is_terminator() {
            return None;
        }
        if is_write(place.f, inst) {
            let next = place.f.next(inst).get()?;
            place.f.move_before(load, next);
            return Some(());
        }
        at = place.f.next(inst);
    }
    None
}
fn is_shuffle(f: &FuncMut<'_>, inst: Inst) -> bool {
    intrinsic_of(f, inst).is_some_and(intrinsics::is_shuffle) && f.call(inst).num_args == 4
}

pub fn shuffle_goes_another_way(place: &mut Place<'_, '_>) -> Option<()> {
    const WAYS: [(warpc_ir::intrinsics::IntrinsicId, warpc_ir::intrinsics::IntrinsicId); 4] = [
        (id::NVVM_SHFL_SYNC_BFLY_I32, id::NVVM_SHFL_SYNC_DOWN_I32),
        (id::NVVM_SHFL_SYNC_DOWN_I32, id::NVVM_SHFL_SYNC_UP_I32),
        (id::NVVM_SHFL_SYNC_UP_I32, id::NVVM_SHFL_SYNC_BFLY_I32),
        (id::NVVM_SHFL_SYNC_IDX_I32, id::NVVM_SHFL_SYNC_BFLY_I32),
    ];
    super::swap_intrinsic(place, &WAYS)
}
pub fn shuffle_has_another_width(place: &mut Place<'_, '_>) -> Option<()> {
    let shuffle = place.used(|f, i| is_shuffle(f, i) && int_constant(f, f.operand(i, 3)).is_some())?;
    // Segments of four lanes more or fewer: bits 8 to 12 of the last operand.
    let width = int_constant(place.f, place.f.operand(shuffle, 3))? as u32 ^ 0x1c00;
    let width = place.f.consts_mut().add_i32(width);
    place.f.set_operand(shuffle, 3, width);
    Some(())
}
pub fn shuffle_is_that_of_another_value(place: &mut Place<'_, '_>) -> Option<()> {
    take_another(place, is_shuffle, |f, i, other| is_shuffle(f, other) && f.operand(i, 1) != f.operand(other, 1))
}

/// An operation on a value and what a shuffle gives of it or of another, with the shuffle.
fn step(place: &mut Place<'_, '_>) -> Option<(Inst, Inst)> {
    let shuffled = |f: &FuncMut<'_>, i: Inst| {
        f.operands(i).take(2).find_map(|value| value.as_inst().filter(|&by| is_shuffle(f, by)))
    };
    let inst = place.used(|f, i| f.op(i).is_binary() && shuffled(f, i).is_some())?;
    Some((inst, shuffled(place.f, inst)?))
}
pub fn step_of_a_tree_is_skipped(place: &mut Place<'_, '_>) -> Option<()> {
    let (inst, shuffle) = step(place)?;
    let value = place.f.operands(inst).take(2).find(|&value| value != shuffle.into())?;
    place.f.replace_and_erase(inst, value);
    Some(())
}
pub fn step_of_a_tree_has_another_distance(place: &mut Place<'_, '_>) -> Option<()> {
    let shuffle = place.used(|f, i| is_shuffle(f, i) && int_constant(f, f.operand(i, 2)).is_some())?;
    let distance = int_constant(place.f, place.f.operand(shuffle, 2))? as u32;
    let other = if distance == 16 { 1 } else { distance * 2 + u32::from(distance == 0) };
    let other = place.f.consts_mut().add_i32(other);
    place.f.set_operand(shuffle, 2, other);
    Some(())
}
pub fn step_of_a_tree_does_another_operation(place: &mut Place<'_, '_>) -> Option<()> {
    let (inst, _) = step(place)?;
    let (op, ty) = (place.f.op(inst), place.f.ty(inst));
    let other = match op {
        Opcode::Add => Opcode::Xor,
        Opcode::Xor => Opcode::Or,
        Opcode::Or => Opcode::And,
        Opcode::And => Opcode::Or,
        _ => return None,
    };
    place.f.set_op(inst, other, ty);
    place.f.set_flags(inst, 0);
    Some(())
}

/// A conjunction or disjunction of two comparisons, and these.
fn two_comparisons(place: &mut Place<'_, '_>) -> Option<(Inst, [Inst; 2])> {
    let compared = |f: &FuncMut<'_>, value: Value| value.as_inst().filter(|&i| f.op(i) == Opcode::ICmp);
    let logic = place.used(|f, i| {
        let is_logic = matches!(f.op(i), Opcode::And | Opcode::Or) && f.ty(i) == Type::I1;
        is_logic && (0..2).all(|n| compared(f, f.operand(i, n)).is_some())
    })?;
    let sides = [compared(place.f, place.f.operand(logic, 0))?, compared(place.f, place.f.operand(logic, 1))?];
    Some((logic, sides))
}
pub fn condition_of_two_is_one_of_them(place: &mut Place<'_, '_>) -> Option<()> {
    let (logic, sides) = two_comparisons(place)?;
    let side = place.rng.pick(&sides);
    place.f.replace_and_erase(logic, side.into());
    Some(())
}
