//! What the phis behind a switch take for each of its cases, where these are constants.
//!
//! A case may go to the phis directly, or through a block that computes nothing but constants once the condition is known to be the
//! case. Nothing of such a block is needed any more when the switch is replaced.

use super::util::*;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::module::ThreadLocal;
use warpc_ir::{FuncMut, Opcode, Value};

/// Instructions of the block of a case that are looked through.
const MAX_FOLDED: usize = 32;

/// The phis behind a switch and what they take: from the cases, and from the default.
pub(super) struct Results {
    /// The block of the phis.
    pub join: Block,
    pub phis: Vec<Inst>,
    /// Each case with one result for each phi.
    pub cases: Vec<(Value, Vec<Value>)>,
    /// Results of the default, if they are constants in the same block.
    pub default: Option<Vec<Value>>,
    /// The default is never taken.
    pub dead_default: bool,
}

/// Results of the cases of switch `term`, the end of `block`; none if they are not constants of the same phis.
pub(super) fn results_of(f: &mut FuncMut<'_>, block: Block, term: Inst) -> Option<Results> {
    let condition = f.operand(term, 0);
    let default = f.operand(term, 1).as_block()?;
    let (mut join, mut all) = (None, Vec::new());
    let mut cases = Vec::with_capacity(f.num_operands(term) / 2);
    for k in (2..f.num_operands(term)).step_by(2) {
        let (case, to) = (f.operand(term, k), f.operand(term, k + 1).as_block()?);
        let values = results_through(f, block, to, Some((condition, case)), &mut join, &mut all)?;
        cases.push((case, values));
    }
    let dead_default = f.op(f.first_non_phi(default)) == Opcode::Unreachable;
    let values = if dead_default { None } else { results_through(f, block, default, None, &mut join, &mut all) };
    Some(Results { join: join?, phis: all, cases, default: values, dead_default })
}

/// Results along the edge from `block` to `to`, which is taken where the value of `known` is the constant beside it. `join` and `all`
/// are filled by the first edge and must agree with the others.
fn results_through(
    f: &mut FuncMut<'_>,
    block: Block,
    to: Block,
    known: Option<(Value, Value)>,
    join: &mut Option<Block>,
    all: &mut Vec<Inst>,
) -> Option<Vec<Value>> {
    let (mut from, mut target) = (block, to);
    let mut known: Vec<(Value, Value)> = known.into_iter().collect();
    let mut inst = f.first(to);
    for _ in 0..MAX_FOLDED {
        if f.op(inst).is_terminator() {
            target = plain_br(f, inst)?;
            from = to;
            break;
        }
        let Some(constant) = folded(f, inst, &known) else { break };
        // What others use must go on being computed.
        let local = f.uses(Value::inst(inst)).all(|u| {
            let user = f.user(u);
            match f.op(user) {
                Opcode::Phi => f.operand(user, f.use_index(u) + 1) == Value::block(to),
                _ => f.block_of(user) == to,
            }
        });
        if !local {
            return None;
        }
        known.push((Value::inst(inst), constant));
        inst = f.next(inst);
    }
    match *join {
        None => {
            *join = Some(target);
            *all = phis(f, target);
        }
        Some(known) if known != target => return None,
        Some(_) => {}
    }
    let value = |f: &FuncMut<'_>, phi: Inst| {
        let v = replaced(f.phi_value_for(phi, from)?, &known);
        is_result(f, v).then_some(v)
    };
    let values: Option<Vec<Value>> = all.iter().map(|&phi| value(f, phi)).collect();
    values.filter(|values| !values.is_empty())
}

fn replaced(value: Value, known: &[(Value, Value)]) -> Value {
    known.iter().find(|pair| pair.0 == value).map_or(value, |pair| pair.1)
}

/// The constant that `inst` computes where the values of `known` are the constants beside them.
fn folded(f: &mut FuncMut<'_>, inst: Inst, known: &[(Value, Value)]) -> Option<Value> {
    let (op, ty, flags) = (f.op(inst), f.ty(inst), f.flags(inst));
    if !(op.is_binary() || op.is_cast() || matches!(op, Opcode::ICmp | Opcode::FCmp | Opcode::Select)) {
        return None;
    }
    let operands: Vec<Value> = f.operands(inst).map(|v| replaced(v, known)).collect();
    if op == Opcode::Select && operands[0].is_constant() {
        let chosen = match f.consts().as_int(operands[0])? {
            0 => operands[2],
            _ => operands[1],
        };
        return chosen.is_constant().then_some(chosen);
    }
    if !operands.iter().all(|v| v.is_constant()) {
        return None;
    }
    match op {
        Opcode::ICmp => {
            let pred = f.int_pred(inst);
            f.folder().icmp(pred, operands[0], operands[1], ty)
        }
        Opcode::FCmp => {
            let pred = f.float_pred(inst);
            f.folder().fcmp(pred, flags, operands[0], operands[1], ty)
        }
        Opcode::Select => None,
        _ if op.is_cast() => f.folder().cast(op, flags, operands[0], ty),
        _ => f.folder().binary(op, flags, operands[0], operands[1]),
    }
}

/// Whether `value` is a constant that is the same for all threads and at all times, and no aggregate.
fn is_result(f: &FuncMut<'_>, value: Value) -> bool {
    if value.is_undef_or_poison() {
        return true;
    }
    if let Some(global) = value.as_global() {
        return f.ctx().globals.sym[global.index()].tls == ThreadLocal::None;
    }
    let Some(constant) = value.as_const() else { return false };
    match f.consts().row(constant).kind {
        ConstKind::Int | ConstKind::WideInt | ConstKind::Float | ConstKind::WideFloat | ConstKind::Null => true,
        // An address in a variable. Any other expression may be a reference that relocation does not know.
        ConstKind::Expr => {
            let is_address = f.consts().expr(constant).is_some_and(|head| head.op == Opcode::GetElementPtr);
            let list = f.consts().list(constant);
            is_address && is_result(f, list[0]) && list[1..].iter().all(|&i| f.consts().as_int(i).is_some())
        }
        _ => false,
    }
}

/// Takes the edges of switch `term`, the end of `block`, away, all but those to `kept`, and `term`, too. Phis of the targets lose
/// their pairs.
pub(super) fn erase_switch(f: &mut FuncMut<'_>, block: Block, term: Inst, kept: &[Block]) {
    let dropped: Vec<Block> = f.successors_of(term).filter(|to| !kept.contains(to)).collect();
    remove_edges(f, dropped, block);
    f.erase(term);
}

/// `phi` takes `value` from `block` instead of the pairs that it has from there.
pub(super) fn take_one(f: &mut FuncMut<'_>, phi: Inst, block: Block, value: Value) {
    while let Some(k) = f.phi_index_of(phi, block) {
        f.swap_remove_incoming(phi, k);
    }
    f.add_incoming(phi, value, block);
}
