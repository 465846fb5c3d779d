//! Accesses that say nothing any more: stores to variables that nothing reads, loads of variables that nothing writes.

use super::status::base_pointer;
use warpc_analysis::facts::{intrinsic, is_trivially_dead, is_volatile};
use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value, intrinsics};

/// Casts and address arithmetic between a pointer and its variable.
const MAX_STEPS: usize = 64;

/// Variables whose accesses go.
pub(super) struct Variables {
    /// Nothing reads them.
    pub(super) never_loaded: RowSet<Global>,
    /// They always have the value of their initialiser.
    pub(super) constant: RowSet<Global>,
}

/// The variable that `pointer` points into, and no other.
fn variable(f: &Func<'_>, pointer: Value) -> Option<Global> {
    let mut base = pointer;
    for _ in 0..MAX_STEPS {
        match base_pointer(f, base) {
            Some(next) => base = next,
            None => return base.as_global(),
        }
    }
    None
}

/// Value that a load of a constant variable gives.
fn loaded_value(f: &mut FuncMut<'_>, load: Inst, variable: Global) -> Option<Value> {
    let (pointer, ty) = (f.operand(load, 0), f.ty(load));
    let init = f.ctx().globals.parts[variable.index()].init;
    if init.is_undef_or_poison() {
        return Some(if init.is_poison() { Value::poison(ty) } else { Value::undef(ty) });
    }
    if pointer.is_constant() {
        return f.folder().load(pointer, ty);
    }
    let (base, offset) = warpc_analysis::alias::constant_offset(f, pointer);
    if base != Value::global(variable) {
        return None;
    }
    let offset = f.consts_mut().add_i64(offset as u64);
    let pointer_ty = f.type_of(base);
    let pointer = f.folder().gep(Type::I8, 0, base, &[offset], pointer_ty)?;
    f.folder().load(pointer, ty)
}

/// Erases `value` and what it is computed from where nothing uses it any more.
fn erase_dead(f: &mut FuncMut<'_>, value: Value) {
    let mut work = vec![value];
    while let Some(value) = work.pop() {
        let Some(i) = value.as_inst().filter(|&i| !f.is_dead(i) && is_trivially_dead(f, i)) else { continue };
        work.extend(f.operands(i));
        f.erase(i);
    }
}

/// Cleans the accesses of one function; whether there were any. Linear.
pub(super) fn clean(f: &mut FuncMut<'_>, variables: &Variables) -> bool {
    let mut changed = false;
    let all: Vec<Inst> = f.block_order().flat_map(|b| f.block_insts(b)).collect();
    for i in all {
        if f.is_dead(i) {
            continue;
        }
        let volatile = is_volatile(f, i);
        let pointer = match f.op(i) {
            Opcode::Load if !volatile => f.operand(i, 0),
            Opcode::Store if !volatile => f.operand(i, 1),
            Opcode::Call if intrinsic(f, i).is_some_and(intrinsics::is_mem_intrinsic) => f.operand(i, 0),
            _ => continue,
        };
        let Some(g) = variable(f, pointer) else { continue };
        let (unread, constant) = (variables.never_loaded.contains(g), variables.constant.contains(g));
        match f.op(i) {
            Opcode::Load if constant => {
                let Some(value) = loaded_value(f, i, g) else { continue };
                f.replace_and_erase(i, value);
            }
            Opcode::Store if unread || constant => f.erase(i),
            Opcode::Call if unread => f.erase(i),
            _ => continue,
        }
        erase_dead(f, pointer);
        changed = true;
    }
    changed
}
