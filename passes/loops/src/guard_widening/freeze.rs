//! Values that may be poison, frozen where they come from. See the [pass](super).

use super::Shape;
use warpc_analysis::known_bits::Values;
use warpc_analysis::known_bits::can_create_undef_or_poison;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};

/// Values that are looked at for one condition; what is left is frozen itself.
const VALUES: usize = 256;

/// `value`, or what it is replaced by, such that it is neither undef nor poison before `place`: instructions lose the flags that
/// make poison, and what they get it from is frozen at its definition for all users.
pub(super) fn freeze(f: &mut FuncMut<'_>, shape: &Shape, value: Value, place: Inst) -> Value {
    if is_defined(f, shape, value, place) {
        return value;
    }
    if place_behind(f, shape, value).is_none() {
        return frozen(f, value, place);
    }
    let (mut seen, mut work): (Vec<Value>, Vec<Value>) = (Vec::new(), vec![value]);
    let (mut plain, mut sources): (Vec<Inst>, Vec<Value>) = (Vec::new(), Vec::new());
    while let Some(value) = work.pop() {
        if seen.contains(&value) {
            continue;
        }
        seen.push(value);
        if is_defined(f, shape, value, place) {
            continue;
        }
        let pure = value.as_inst().filter(|&inst| !creates_poison(f, inst) && seen.len() < VALUES);
        let can_go_on = |inst: &Inst| {
            f.operands(*inst).all(|operand| operand.as_inst().is_none() || place_behind(f, shape, operand).is_some())
        };
        let Some(inst) = pure.filter(can_go_on) else {
            sources.push(value);
            continue;
        };
        plain.push(inst);
        work.extend(f.operands(inst).filter(|operand| operand.as_block().is_none()));
    }
    for inst in plain {
        f.drop_poison_flags(inst);
    }
    let mut result = value;
    for source in sources {
        let Some(at) = place_behind(f, shape, source) else { continue };
        let by = frozen(f, source, at);
        let own = by.as_inst();
        if source.is_constant() {
            // Only these users need it, and a constant may have users in other functions.
            let users: Vec<Inst> = seen.iter().filter_map(|value| value.as_inst()).collect();
            for user in users {
                for slot in 0..f.num_operands(user) {
                    if f.operand(user, slot) == source {
                        f.set_operand(user, slot, by);
                    }
                }
            }
        } else {
            f.replace_uses_where(source, by, |f, user| Some(f.user(user)) != own);
        }
        if source == result {
            result = by;
        }
    }
    result
}

fn frozen(f: &mut FuncMut<'_>, value: Value, at: Inst) -> Value {
    let frozen = Builder::before(f, at).freeze(value);
    f.set_name(frozen, b"gw.fr");
    frozen
}

fn is_defined(func: &Func<'_>, shape: &Shape, value: Value, place: Inst) -> bool {
    Values::with(func, &shape.dom, &shape.assumptions).at(place).not_undef_or_poison(value)
}

/// Whether `inst` gives poison though its operands are none, its flags left aside.
fn creates_poison(func: &Func<'_>, inst: Inst) -> bool {
    let op = func.op(inst);
    match op {
        Opcode::Shl | Opcode::LShr | Opcode::AShr => {
            let bits = func.types().int_bits(func.types().scalar(func.ty(inst))).unwrap_or(0);
            warpc_analysis::facts::int_constant(func, func.operand(inst, 1)).is_none_or(|by| by >= bits as u128)
        }
        Opcode::FPToUI | Opcode::FPToSI => true,
        Opcode::ICmp | Opcode::FCmp | Opcode::Select | Opcode::Phi | Opcode::GetElementPtr | Opcode::FNeg => false,
        _ if op.is_binary() || op.is_cast() => false,
        _ => can_create_undef_or_poison(func, inst),
    }
}

/// The instruction before which `value` can be frozen for all its users; `None` if there is no such place.
fn place_behind(func: &Func<'_>, shape: &Shape, value: Value) -> Option<Inst> {
    let Some(inst) = value.as_inst() else {
        return func.block_insts(func.entry()).find(|&i| !matches!(func.op(i), Opcode::Phi | Opcode::Alloca));
    };
    let block = func.block_of(inst);
    let at = match func.op(inst) {
        Opcode::Phi => func.first_non_phi(block),
        op if op.is_terminator() => return None,
        _ => func.next(inst),
    };
    let is_lost = |user: Inst| {
        user != at && shape.dom.dominates_inst(func, inst, user) && !shape.dom.dominates_inst(func, at, user)
    };
    (at.is_some() && !func.uses(value).any(|user| is_lost(func.user(user)))).then_some(at)
}
