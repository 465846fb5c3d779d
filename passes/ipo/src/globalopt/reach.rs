//! Where the address of a variable gets inside of functions, and constants between a function and the module.

use super::status::RootUse;
use crate::inline::transform::consts::translate_const;
use warpc_analysis::facts::{intrinsic, is_trivially_dead};
use warpc_ir::consts::{ConstKind, Consts};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, FuncMut, Module, Opcode, Value};

/// Uses of the address of a variable in one function, through casts and address arithmetic.
#[derive(Default)]
pub(super) struct Reached {
    /// Uses that are no casts and no address arithmetic: instruction and operand.
    pub(super) ends: Vec<(Inst, usize)>,
    /// Casts and address arithmetic.
    pub(super) derived: Vec<Inst>,
}

/// Follows the address of `global` from `roots`, those in function `func`. Roots that changed since they were collected are left
/// out. Linear.
pub(super) fn reached(func: &Func<'_>, global: Global, roots: &[RootUse]) -> Reached {
    let mut found = Reached::default();
    let mut work: Vec<(Inst, usize)> =
        roots.iter().filter(|root| is_live(func, global, root)).map(|root| (root.user, root.index as usize)).collect();
    work.reverse();
    while let Some((user, index)) = work.pop() {
        let derives = match func.op(user) {
            Opcode::GetElementPtr => index == 0,
            Opcode::BitCast | Opcode::AddrSpaceCast => true,
            _ => is_thread_address(func, user, index),
        };
        if derives {
            found.derived.push(user);
            work.extend(func.uses(Value::inst(user)).map(|u| (func.user(u), func.use_index(u))));
        } else {
            found.ends.push((user, index));
        }
    }
    found
}

/// Whether operand `index` of `inst` is the variable whose address in this thread `inst` gives.
pub(super) fn is_thread_address(func: &Func<'_>, inst: Inst, index: usize) -> bool {
    index == 0 && func.op(inst) == Opcode::Call && intrinsic(func, inst) == Some(id::THREADLOCAL_ADDRESS)
}

/// Whether `root` still is a use of `global`.
fn is_live(func: &Func<'_>, global: Global, root: &RootUse) -> bool {
    if func.is_dead(root.user) || root.index as usize >= func.num_operands(root.user) {
        return false;
    }
    let mut value = func.operand(root.user, root.index as usize);
    while let Some(base) = value.as_const().and_then(|_| super::status::base_pointer(func, value)) {
        value = base;
    }
    value == Value::global(global)
}

/// The uses among `roots` that are loads of exactly the variable or stores to it; `None` if there are others.
pub(super) fn direct_accesses(module: &Module, global: Global, roots: &[RootUse]) -> Option<Vec<RootUse>> {
    let target = Value::global(global);
    let mut found = Vec::with_capacity(roots.len());
    for root in roots {
        let f = module.func(root.function)?;
        if f.is_dead(root.user) {
            continue;
        }
        let index = root.index as usize;
        if index >= f.num_operands(root.user) || f.operand(root.user, index) != target {
            return None;
        }
        match (f.op(root.user), index) {
            (Opcode::Load, 0) | (Opcode::Store, 1) => found.push(*root),
            _ => return None,
        }
    }
    Some(found)
}

/// The runs of `roots` that are in one function.
pub(super) fn by_function(roots: &[RootUse]) -> impl Iterator<Item = (Global, &[RootUse])> {
    roots.chunk_by(|a, b| a.function == b.function).map(|run| (run[0].function, run))
}

/// Constant `value` of `from` in `to`. Numbers cost no more than themselves; others a column as long as the table `from`.
pub(super) fn translate(from: &Consts, to: &mut Consts, value: Value) -> Value {
    let Some(c) = value.as_const() else { return value };
    let row = *from.row(c);
    match row.kind {
        ConstKind::Int => to.add_int(row.ty, 64, row.payload),
        ConstKind::Float => to.add_float(row.ty, row.payload),
        ConstKind::Null => to.add_null(row.ty),
        ConstKind::Zero => to.add_zero(row.ty),
        _ => translate_const(from, to, &mut Vec::new(), value),
    }
}

/// Constant `value` of function `function` in the table of the module.
pub(super) fn to_module(module: &mut Module, function: Global, value: Value) -> Option<Value> {
    if value.as_const().is_none() {
        return value.is_constant().then_some(value);
    }
    let body = module.take_body(function)?;
    let value = translate(&body.side.consts, &mut module.tables_mut().consts, value);
    module.put_body(function, body);
    Some(value)
}

/// Constant `value` of the module in the table of `func`.
pub(super) fn to_function(func: &mut FuncMut<'_>, value: Value) -> Value {
    let tables = func.ctx().tables;
    translate(&tables.consts, func.consts_mut(), value)
}

/// Erases `value` and what it is computed from where nothing uses it any more.
pub(super) fn erase_dead(func: &mut FuncMut<'_>, values: &[Value]) {
    let mut work = values.to_vec();
    while let Some(value) = work.pop() {
        let Some(i) = value.as_inst().filter(|&i| !func.is_dead(i) && is_trivially_dead(func, i)) else { continue };
        work.extend(func.operands(i));
        func.erase(i);
    }
}

/// Erases `inst`, and what computes its operands where nothing else uses that.
pub(super) fn erase_with_operands(func: &mut FuncMut<'_>, inst: Inst) {
    let operands: Vec<Value> = func.operands(inst).collect();
    func.erase(inst);
    erase_dead(func, &operands);
}

/// A name that no global has, made of `base`; none when that is empty.
pub(super) fn free_name(module: &mut Module, base: &[u8], suffix: &str) -> Str {
    if base.is_empty() {
        return Str::EMPTY;
    }
    let mut name = [base, suffix.as_bytes()].concat();
    let length = name.len();
    let mut number = 0u32;
    loop {
        let taken = module
            .tables()
            .strings
            .find(&name)
            .is_some_and(|text| module.globals().sym().iter().any(|sym| sym.name == text && !sym.is_dead()));
        if !taken {
            return module.tables_mut().strings.intern(&name);
        }
        number += 1;
        name.truncate(length);
        name.extend_from_slice(format!(".{number}").as_bytes());
    }
}
