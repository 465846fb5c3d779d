//! A variable that only ever points to one small allocation becomes the memory itself.
//!
//! Not done for GPUs, where every thread would allocate memory of its own. All uses of the pointer must trap where it is null, so
//! that they follow the allocation; comparisons with null become a question for an `i1` that says whether the store was reached.

use super::once::Variable;
use super::reach::{by_function, direct_accesses, free_name};
use super::status::OneStore;
use std::collections::HashSet;
use warpc_analysis::facts::{FreshMemory, fresh_memory};
use warpc_analysis::heap;
use warpc_ir::attrs::AttrKind;
use warpc_ir::body::{Aux, MemInfo};
use warpc_ir::edit::Builder;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::module::{GlobalKind, GlobalRow, Linkage, Parts, Shape, Symbol};
use warpc_ir::opcode::IntPred;
use warpc_ir::{Func, FuncMut, Module, Opcode, TypeKind, Value};

/// Bytes of an allocation from which on it stays one.
const MAX_BYTES: u64 = 2048;

/// An allocation that can become a variable.
struct Block {
    call: Inst,
    bytes: u64,
    zeroed: bool,
}

/// Promotes the allocation that `one` stores; whether that was possible.
pub(super) fn promote(module: &mut Module, variable: Variable<'_>, one: OneStore) -> bool {
    let global = variable.global;
    let Some(accesses) = direct_accesses(module, global, variable.roots) else { return false };
    let found = module.func(one.function).and_then(|f| allocation(&f, one.store));
    let Some(found) = found.filter(|found| found.bytes < MAX_BYTES) else { return false };
    for access in &accesses {
        let Some(f) = module.func(access.function) else { return false };
        let read_only_where_set = match f.op(access.user) {
            Opcode::Load => traps_if_null(&f, access.user, global),
            _ => f.types().is_ptr(f.type_of(f.operand(access.user, 0))),
        };
        if !read_only_where_set {
            return false;
        }
    }
    let local = module.func(one.function).is_some_and(|f| is_only_stored_to(&f, found.call, global));
    if !local {
        return false;
    }
    let old = GlobalRow {
        sym: module.globals().sym()[global.index()],
        shape: module.globals().shape()[global.index()],
        parts: module.globals().parts()[global.index()],
    };
    let name = module.ctx().name(global).to_vec();
    let body_ty = module.tables_mut().types.intern(TypeKind::Array { len: found.bytes, elem: Type::I8 });
    let body = add_variable(module, &name, ".body", &old, body_ty, Value::undef(body_ty));
    let no = module.tables_mut().consts.add_bool(false);
    let flag = add_variable(module, &name, ".init", &old, Type::I1, no);
    module.edit(one.function, |f| {
        if found.zeroed {
            fill_with_zeros(f, found.call, body, found.bytes);
        }
        f.replace_all_uses(Value::inst(found.call), Value::global(body));
    });
    let mut flag_used = false;
    for (function, accesses) in by_function(&accesses) {
        module.edit(function, |f| {
            for access in accesses {
                if f.op(access.user) == Opcode::Load {
                    flag_used |= replace_load(f, access.user, body, flag);
                }
            }
        });
    }
    for (function, accesses) in by_function(&accesses) {
        module.edit(function, |f| {
            for access in accesses {
                if f.is_dead(access.user) || f.op(access.user) != Opcode::Store {
                    continue;
                }
                if flag_used {
                    let stored = f.operand(access.user, 0);
                    let reached = !f.consts().is_zero(stored);
                    store_flag(f, access.user, flag, reached);
                }
                f.erase(access.user);
            }
        });
    }
    module.edit(one.function, |f| f.erase(found.call));
    if !flag_used {
        crate::references::erase_global(module, flag);
    }
    true
}

/// The allocation whose result `store` stores.
fn allocation(func: &Func<'_>, store: Inst) -> Option<Block> {
    let call = func.operand(store, 0).as_inst().filter(|&i| func.op(i) == Opcode::Call)?;
    if !heap::is_allocation(func, call) {
        return None;
    }
    let zeroed = fresh_memory(func, call) == Some(FreshMemory::Zero);
    Some(Block { call, bytes: heap::allocated_bytes(func, call)?, zeroed })
}

/// Whether everything that is done with `load`, a load of `global`, traps if it gives null, or only asks whether it does.
fn traps_if_null(func: &Func<'_>, load: Inst, global: Global) -> bool {
    if func.is_unused(Value::inst(load)) {
        return true;
    }
    let attrs = func.ctx().globals.parts[func.global().index()].attrs;
    if func.attrs().fn_has(attrs, AttrKind::NullPointerIsValid) {
        return false;
    }
    let mut seen = HashSet::from([load]);
    let mut work = vec![load];
    while let Some(value) = work.pop() {
        for u in func.uses(Value::inst(value)) {
            let (user, index) = (func.user(u), func.use_index(u));
            let traps = match func.op(user) {
                Opcode::Load => true,
                Opcode::Store => index == 1,
                Opcode::Call | Opcode::Invoke => index + 1 == func.num_operands(user) && passes_not(func, user, value),
                Opcode::GetElementPtr => index == 0,
                Opcode::AddrSpaceCast | Opcode::BitCast | Opcode::Phi => true,
                Opcode::ICmp => {
                    let first = func.operand(user, 0);
                    let direct = first
                        .as_inst()
                        .is_some_and(|i| func.op(i) == Opcode::Load && func.operand(i, 0) == Value::global(global));
                    direct && func.consts().is_zero(func.operand(user, 1)) && !is_signed(func.int_pred(user))
                }
                _ => false,
            };
            if !traps {
                return false;
            }
            let derives =
                matches!(func.op(user), Opcode::GetElementPtr | Opcode::AddrSpaceCast | Opcode::BitCast | Opcode::Phi);
            if derives && seen.insert(user) {
                work.push(user);
            }
        }
    }
    true
}

/// Whether call `user` has `value` as callee only.
fn passes_not(func: &Func<'_>, user: Inst, value: Inst) -> bool {
    (0..func.num_operands(user) - 1).all(|at| func.operand(user, at) != Value::inst(value))
}

fn is_signed(pred: IntPred) -> bool {
    matches!(pred, IntPred::Sgt | IntPred::Sge | IntPred::Slt | IntPred::Sle)
}

/// Whether the pointer that `call` gives is only read and written through, compared, and stored to `global`.
fn is_only_stored_to(func: &Func<'_>, call: Inst, global: Global) -> bool {
    let mut work = vec![call];
    while let Some(value) = work.pop() {
        for u in func.uses(Value::inst(value)) {
            let (user, index) = (func.user(u), func.use_index(u));
            match func.op(user) {
                Opcode::Load | Opcode::ICmp => {}
                Opcode::Store if index == 1 || func.operand(user, 1) == Value::global(global) => {}
                Opcode::BitCast | Opcode::AddrSpaceCast => work.push(user),
                Opcode::GetElementPtr if index == 0 => work.push(user),
                _ => return false,
            }
        }
    }
    true
}

/// Adds an internal variable beside the pointer variable `old`, in the address space of what that points to.
fn add_variable(module: &mut Module, name: &[u8], suffix: &str, old: &GlobalRow, ty: Type, init: Value) -> Global {
    let name = free_name(module, name, suffix);
    // Allocations are aligned for anything that fits into them.
    let bytes = module.tables().layout.alloc_size(module.tables().types.view(), ty);
    let align = (bytes + 1).next_power_of_two() / 2;
    let align = align.clamp(1, 16).trailing_zeros() as u8 + 1;
    let row = GlobalRow {
        sym: Symbol {
            name,
            kind: GlobalKind::Variable,
            linkage: Linkage::Internal,
            tls: old.sym.tls,
            ..Symbol::default()
        },
        shape: Shape { ty, ptr_ty: Type::PTR, align, ..Shape::default() },
        parts: Parts { init, ..Parts::default() },
    };
    Global(module.globals_mut().push(row))
}

/// Fills the variable with zeros where `call` allocated it.
fn fill_with_zeros(func: &mut FuncMut<'_>, call: Inst, body: Global, bytes: u64) {
    let zero = func.consts_mut().add_int(Type::I8, 8, 0);
    let (count, no) = (func.consts_mut().add_i64(bytes), func.consts_mut().add_bool(false));
    let at = func.next(call);
    Builder::before(func, at).intrinsic(
        id::MEMSET,
        &[Type::PTR, Type::I64],
        &[Value::global(body), zero, count, no],
        0,
    );
}

/// Replaces what is done with the pointer that `load` reads; whether the flag is asked.
fn replace_load(func: &mut FuncMut<'_>, load: Inst, body: Global, flag: Global) -> bool {
    let mut asked = false;
    let uses: Vec<(Inst, usize)> = func.uses(Value::inst(load)).map(|u| (func.user(u), func.use_index(u))).collect();
    for (user, index) in uses {
        if func.is_dead(user) {
            continue;
        }
        if func.op(user) != Opcode::ICmp {
            func.set_operand(user, index, Value::global(body));
            continue;
        }
        let pred = func.int_pred(user);
        let value = match pred {
            IntPred::Ult => func.consts_mut().add_bool(false),
            IntPred::Uge => func.consts_mut().add_bool(true),
            _ => {
                asked = true;
                let (mem, scope) = (MemInfo { align: 1, ..func.mem(load) }, func.aux(load).b);
                let aux = Aux { a: mem.pack(), b: scope };
                let set = Builder::before(func, load).emit(Opcode::Load, 0, Type::I1, &[Value::global(flag)], aux);
                let name = [func.ctx().name(flag), b".val"].concat();
                func.set_name(Value::inst(set), &name);
                if matches!(pred, IntPred::Ule | IntPred::Eq) {
                    let yes = func.consts_mut().add_bool(true);
                    let not = Builder::before(func, user).binary(Opcode::Xor, Value::inst(set), yes, 0);
                    func.set_name(not, b"notinit");
                    not
                } else {
                    Value::inst(set)
                }
            }
        };
        func.replace_and_erase(user, value);
    }
    func.erase(load);
    asked
}

/// Stores to the flag, before `store`, whether that stored an address.
fn store_flag(func: &mut FuncMut<'_>, store: Inst, flag: Global, reached: bool) {
    let value = func.consts_mut().add_bool(reached);
    let (mem, scope) = (MemInfo { align: 1, ..func.mem(store) }, func.aux(store).b);
    let aux = Aux { a: mem.pack(), b: scope };
    Builder::before(func, store).emit(Opcode::Store, 0, Type::VOID, &[value, Value::global(flag)], aux);
}
