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
fn allocation(f: &Func<'_>, store: Inst) -> Option<Block> {
    let call = f.operand(store, 0).as_inst().filter(|&i| f.op(i) == Opcode::Call)?;
    if !heap::is_allocation(f, call) {
        return None;
    }
    let zeroed = fresh_memory(f, call) == Some(FreshMemory::Zero);
    Some(Block { call, bytes: heap::allocated_bytes(f, call)?, zeroed })
}

/// Whether everything that is done with `load`, a load of `global`, traps if it gives null, or only asks whether it does.
fn traps_if_null(f: &Func<'_>, load: Inst, global: Global) -> bool {
    if f.is_unused(Value::inst(load)) {
        return true;
    }
    let attrs = f.ctx().globals.parts[f.global().index()].attrs;
    if f.attrs().fn_has(attrs, AttrKind::NullPointerIsValid) {
        return false;
    }
    let mut seen = HashSet::from([load]);
    let mut work = vec![load];
    while let Some(value) = work.pop() {
        for u in f.uses(Value::inst(value)) {
            let (user, index) = (f.user(u), f.use_index(u));
            let traps = match f.op(user) {
                Opcode::Load => true,
                Opcode::Store => index == 1,
                Opcode::Call | Opcode::Invoke => index + 1 == f.num_operands(user) && passes_not(f, user, value),
                Opcode::GetElementPtr => index == 0,
                Opcode::AddrSpaceCast | Opcode::BitCast | Opcode::Phi => true,
                Opcode::ICmp => {
                    let first = f.operand(user, 0);
                    let direct = first
                        .as_inst()
                        .is_some_and(|i| f.op(i) == Opcode::Load && f.operand(i, 0) == Value::global(global));
                    direct && f.consts().is_zero(f.operand(user, 1)) && !is_signed(f.int_pred(user))
                }
                _ => false,
            };
            if !traps {
                return false;
            }
            let derives =
                matches!(f.op(user), Opcode::GetElementPtr | Opcode::AddrSpaceCast | Opcode::BitCast | Opcode::Phi);
            if derives && seen.insert(user) {
                work.push(user);
            }
        }
    }
    true
}

/// Whether call `user` has `value` as callee only.
fn passes_not(f: &Func<'_>, user: Inst, value: Inst) -> bool {
    (0..f.num_operands(user) - 1).all(|at| f.operand(user, at) != Value::inst(value))
}

fn is_signed(pred: IntPred) -> bool {
    matches!(pred, IntPred::Sgt | IntPred::Sge | IntPred::Slt | IntPred::Sle)
}

/// Whether the pointer that `call` gives is only read and written through, compared, and stored to `global`.
fn is_only_stored_to(f: &Func<'_>, call: Inst, global: Global) -> bool {
    let mut work = vec![call];
    while let Some(value) = work.pop() {
        for u in f.uses(Value::inst(value)) {
            let (user, index) = (f.user(u), f.use_index(u));
            match f.op(user) {
                Opcode::Load | Opcode::ICmp => {}
                Opcode::Store if index == 1 || f.operand(user, 1) == Value::global(global) => {}
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
fn fill_with_zeros(f: &mut FuncMut<'_>, call: Inst, body: Global, bytes: u64) {
    let zero = f.consts_mut().add_int(Type::I8, 8, 0);
    let (count, no) = (f.consts_mut().add_i64(bytes), f.consts_mut().add_bool(false));
    let at = f.next(call);
    Builder::before(f, at).intrinsic(id::MEMSET, &[Type::PTR, Type::I64], &[Value::global(body), zero, count, no], 0);
}

/// Replaces what is done with the pointer that `load` reads; whether the flag is asked.
fn replace_load(f: &mut FuncMut<'_>, load: Inst, body: Global, flag: Global) -> bool {
    let mut asked = false;
    let uses: Vec<(Inst, usize)> = f.uses(Value::inst(load)).map(|u| (f.user(u), f.use_index(u))).collect();
    for (user, index) in uses {
        if f.is_dead(user) {
            continue;
        }
        if f.op(user) != Opcode::ICmp {
            f.set_operand(user, index, Value::global(body));
            continue;
        }
        let pred = f.int_pred(user);
        let value = match pred {
            IntPred::Ult => f.consts_mut().add_bool(false),
            IntPred::Uge => f.consts_mut().add_bool(true),
            _ => {
                asked = true;
                let (mem, scope) = (MemInfo { align: 1, ..f.mem(load) }, f.aux(load).b);
                let aux = Aux { a: mem.pack(), b: scope };
                let set = Builder::before(f, load).emit(Opcode::Load, 0, Type::I1, &[Value::global(flag)], aux);
                let name = [f.ctx().name(flag), b".val"].concat();
                f.set_name(Value::inst(set), &name);
                if matches!(pred, IntPred::Ule | IntPred::Eq) {
                    let yes = f.consts_mut().add_bool(true);
                    let not = Builder::before(f, user).binary(Opcode::Xor, Value::inst(set), yes, 0);
                    f.set_name(not, b"notinit");
                    not
                } else {
                    Value::inst(set)
                }
            }
        };
        f.replace_and_erase(user, value);
    }
    f.erase(load);
    asked
}

/// Stores to the flag, before `store`, whether that stored an address.
fn store_flag(f: &mut FuncMut<'_>, store: Inst, flag: Global, reached: bool) {
    let value = f.consts_mut().add_bool(reached);
    let (mem, scope) = (MemInfo { align: 1, ..f.mem(store) }, f.aux(store).b);
    let aux = Aux { a: mem.pack(), b: scope };
    Builder::before(f, store).emit(Opcode::Store, 0, Type::VOID, &[value, Value::global(flag)], aux);
}
