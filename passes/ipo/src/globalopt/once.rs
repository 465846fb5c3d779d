//! Variables that hold their initialiser until one value is stored.

use super::clean::{clean, clean_keeper, keeps_memory};
use super::reach::{by_function, direct_accesses, erase_dead, to_function, to_module, translate};
use super::status::{OneStore, RootUse, Status};
use super::{Target, WITHOUT_INITIALIZER};
use warpc_ir::attrs::AttrKind;
use warpc_ir::body::Aux;
use warpc_ir::body::MemInfo;
use warpc_ir::cfg::Cfg;
use warpc_ir::consts::Consts;
use warpc_ir::debug_expression::{elements, work_on_operand};
use warpc_ir::dom::DomTree;
use warpc_ir::dwarf::op;
use warpc_ir::edit::Builder;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::module::Linkage;
use warpc_ir::special_node::expression;
use warpc_ir::{FuncMut, Module, Opcode, Value};

/// What one round knows of the variable that it looks at.
#[derive(Clone, Copy)]
pub(super) struct Variable<'a> {
    pub(super) global: Global,
    pub(super) status: &'a Status,
    pub(super) roots: &'a [RootUse],
    /// Table of the constants in `status`.
    pub(super) stored: &'a Consts,
}

/// Uses that one value is stored to `variable`; whether that changed anything.
pub(super) fn optimize(module: &mut Module, variable: Variable<'_>, target: &Target) -> bool {
    let Some(one) = variable.status.store else { return false };
    let Some(value) = module.func(one.function).filter(|f| !f.is_dead(one.store)).map(|f| f.operand(one.store, 0))
    else {
        return false;
    };
    let constant = one.constant.map(|value| {
        let consts = &mut module.tables_mut().consts;
        translate(variable.stored, consts, value)
    });
    let shape = module.globals().shape()[variable.global.index()];
    let may_have_initializer = !target.device || !WITHOUT_INITIALIZER.contains(&shape.addrspace);
    let init = module.globals().parts()[variable.global.index()].init;
    if let Some(constant) = constant
        && init.is_undef_or_poison()
        && may_have_initializer
    {
        let f = module.func(one.function);
        let ty = f.map_or(Type::NONE, |f| f.type_of(value));
        let (types, layout) = (module.tables().types.view(), &module.tables().layout);
        if layout.alloc_size(types, ty) == layout.alloc_size(types, shape.ty) {
            let mut rows = module.globals_mut();
            rows.parts_mut()[variable.global.index()].init = constant;
            rows.shape_mut()[variable.global.index()].ty = ty;
            drop(rows);
            clean(module, variable.global, variable.roots);
            return true;
        }
    }
    let null = module.tables().consts.is_zero(init) && module.tables().types.view().is_ptr(shape.ty);
    let stores_pointer = module.func(one.function).is_some_and(|f| f.types().is_ptr(f.type_of(value)));
    let null_is_invalid = module.tables().types.view().addrspace(shape.ty) == Some(0);
    if null && stores_pointer && null_is_invalid {
        let done = match constant {
            Some(constant) => !value.is_undef_or_poison() && use_where_null_traps(module, variable, constant, target),
            None => !target.device && super::heap::promote(module, variable, one),
        };
        if done {
            return true;
        }
    }
    if variable.status.stores == 1 && forward(module, variable, one) {
        return true;
    }
    let shrinks = !variable.status.atomic && (!init.is_undef_or_poison() || may_have_initializer);
    constant.is_some_and(|constant| shrinks && shrink_to_bool(module, variable, constant))
}

/// Loads that the only store dominates give what it stored. Of values that are no constants only where no other thread and no
/// other activation of the function may have stored in between.
fn forward(module: &mut Module, variable: Variable<'_>, one: OneStore) -> bool {
    let attrs = module.globals().parts()[one.function.index()].attrs;
    let has = |kind| module.ctx().attrs().fn_has(attrs, kind);
    if one.constant.is_none() && !(has(AttrKind::NoSync) && has(AttrKind::NoRecurse)) {
        return false;
    }
    let target = Value::global(variable.global);
    module
        .edit(one.function, |f| {
            let value = f.operand(one.store, 0);
            let ty = f.type_of(value);
            let loads: Vec<Inst> = (variable.roots.iter())
                .filter(|root| root.function == one.function && !f.is_dead(root.user))
                .filter(|root| f.op(root.user) == Opcode::Load && f.operand(root.user, 0) == target)
                .map(|root| root.user)
                .filter(|&load| f.ty(load) == ty)
                .collect();
            if loads.is_empty() {
                return false;
            }
            let dom = DomTree::new(&Cfg::new(f));
            let mut changed = false;
            for load in loads {
                if dom.dominates_inst(f, one.store, load) && value != Value::inst(load) {
                    f.replace_and_erase(load, value);
                    changed = true;
                }
            }
            changed
        })
        .unwrap_or(false)
}

/// Uses of loads that would trap if the load gave null get `value` instead, the only other thing that is ever stored. When no load is
/// left, the stores go.
fn use_where_null_traps(module: &mut Module, variable: Variable<'_>, value: Value, target: &Target) -> bool {
    let pointer = Value::global(variable.global);
    let (mut changed, mut all_gone) = (false, true);
    for (function, roots) in by_function(variable.roots) {
        module.edit(function, |f| {
            let mut new = Value::NONE;
            for root in roots {
                if f.is_dead(root.user) {
                    continue;
                }
                let index = root.index as usize;
                if index >= f.num_operands(root.user) || f.operand(root.user, index) != pointer {
                    all_gone = false;
                    continue;
                }
                match f.op(root.user) {
                    Opcode::Load => {
                        if new.is_none() {
                            new = to_function(f, value);
                        }
                        changed |= replace_trapping(f, root.user, new);
                        if f.is_unused(Value::inst(root.user)) {
                            f.erase(root.user);
                            changed = true;
                        } else {
                            all_gone = false;
                        }
                    }
                    Opcode::Store => {}
                    _ => all_gone = false,
                }
            }
        });
    }
    if all_gone {
        changed |= if keeps_memory(module, variable.global) && !target.device {
            clean_keeper(module, variable.global, variable.roots)
        } else {
            clean(module, variable.global, variable.roots)
        };
    }
    changed
}

/// Replaces `old` by `new` where it is read through, written through or called; whether there was such a use. Linear in the uses.
fn replace_trapping(func: &mut FuncMut<'_>, old: Inst, new: Value) -> bool {
    let attrs = func.ctx().globals.parts[func.global().index()].attrs;
    if func.attrs().fn_has(attrs, AttrKind::NullPointerIsValid) {
        return false;
    }
    let mut changed = false;
    let (mut work, mut derived) = (vec![(old, new)], Vec::new());
    while let Some((from, to)) = work.pop() {
        let uses: Vec<(Inst, usize)> =
            func.uses(Value::inst(from)).map(|u| (func.user(u), func.use_index(u))).collect();
        for (user, index) in uses {
            match func.op(user) {
                Opcode::Load => (func.set_operand(user, index, to), changed = true).1,
                Opcode::Store if index == 1 => (func.set_operand(user, index, to), changed = true).1,
                Opcode::Call | Opcode::Invoke if index + 1 == func.num_operands(user) => {
                    // What is called is not null, so what is passed is not null either.
                    for at in 0..func.num_operands(user) {
                        if func.operand(user, at) == Value::inst(from) {
                            func.set_operand(user, at, to);
                        }
                    }
                    changed = true;
                }
                Opcode::AddrSpaceCast => {
                    let ty = func.ty(user);
                    if let Some(cast) = func.folder().cast(Opcode::AddrSpaceCast, 0, to, ty) {
                        derived.push(user);
                        work.push((user, cast));
                    }
                }
                Opcode::GetElementPtr if index == 0 => {
                    let indices: Vec<Value> = func.operands(user).skip(1).collect();
                    let (elem, flags, ty) = (Type(func.aux(user).a), func.flags(user), func.ty(user));
                    if indices.iter().all(|index| index.is_constant())
                        && let Some(address) = func.folder().gep(elem, flags, to, &indices, ty)
                    {
                        derived.push(user);
                        work.push((user, address));
                    }
                }
                _ => {}
            }
        }
    }
    for i in derived.into_iter().rev() {
        if !func.is_dead(i) && func.is_unused(Value::inst(i)) {
            erase_dead(func, &[Value::inst(i)]);
            changed = true;
        }
    }
    changed
}

/// Makes a variable that only holds its initialiser or `other` an `i1` that says which; whether that was possible.
fn shrink_to_bool(module: &mut Module, variable: Variable<'_>, other: Value) -> bool {
    let global = variable.global;
    let (shape, init) = (module.globals().shape()[global.index()], module.globals().parts()[global.index()].init);
    let types = module.tables().types.view();
    if shape.ty == Type::I1 || types.is_float(shape.ty) || types.is_ptr(shape.ty) || types.is_vector(shape.ty) {
        return false;
    }
    let Some(accesses) = direct_accesses(module, global, variable.roots) else { return false };
    for access in &accesses {
        let Some(f) = module.func(access.function) else { return false };
        let ty = if access.index == 1 { f.type_of(f.operand(access.user, 0)) } else { f.ty(access.user) };
        // An old status: a store that it does not know.
        let value = if access.index == 1 { f.operand(access.user, 0) } else { Value::NONE };
        let copies =
            value.as_inst().is_some_and(|i| f.op(i) == Opcode::Load && f.operand(i, 0) == Value::global(global));
        if ty != shape.ty || value.is_some() && !value.is_constant() && !copies {
            return false;
        }
    }
    describe_bool(module, global, init, other);
    let no = module.tables_mut().consts.add_bool(false);
    {
        let mut rows = module.globals_mut();
        rows.parts_mut()[global.index()].init = no;
        rows.shape_mut()[global.index()].ty = Type::I1;
        rows.sym_mut()[global.index()].linkage = Linkage::Internal;
    }
    for (function, accesses) in by_function(&accesses) {
        let users: Vec<Inst> = accesses.iter().map(|access| access.user).collect();
        let other_here = |module: &mut Module, value| to_module(module, function, value) == Some(other);
        let stored: Vec<bool> = users
            .iter()
            .map(|&user| {
                let value = module.func(function).map(|f| f.operand(user, 0)).filter(|value| value.is_constant());
                value.is_some_and(|value| other_here(module, value))
            })
            .collect();
        module.edit(function, |f| rewrite_bool(f, global, &users, &stored, (init, other)));
    }
    true
}

/// Rewrites the accesses `users` of a function; `stored` says of each whether it stores the other value.
fn rewrite_bool(
    func: &mut FuncMut<'_>,
    global: Global,
    users: &[Inst],
    stored: &[bool],
    (init, other): (Value, Value),
) {
    let pointer = Value::global(global);
    let (init, other) = (to_function(func, init), to_function(func, other));
    let is_one = func.consts().is_zero(init) && func.consts().as_u128(other) == Some(1);
    let emit = |func: &mut FuncMut<'_>, at: Inst, value: Option<Value>| {
        let (fl, mem, scope) = (func.flags(at), MemInfo { align: 1, ..func.mem(at) }, func.aux(at).b);
        let aux = Aux { a: mem.pack(), b: scope };
        let mut builder = Builder::before(func, at);
        match value {
            Some(value) => builder.emit(Opcode::Store, fl, Type::VOID, &[value, pointer], aux),
            None => builder.emit(Opcode::Load, fl, Type::I1, &[pointer], aux),
        }
    };
    // The small load beside each load, for stores that copy it.
    let mut small: std::collections::BTreeMap<Inst, Value> = Default::default();
    for &user in users {
        if func.op(user) != Opcode::Load {
            continue;
        }
        let load = emit(func, user, None);
        func.derive_name(Value::inst(load), Value::inst(user), ".b");
        small.insert(user, Value::inst(load));
    }
    for (&user, &is_other) in users.iter().zip(stored) {
        if func.op(user) != Opcode::Store {
            continue;
        }
        let value = match func.operand(user, 0).as_inst() {
            Some(load) => small[&load],
            None => func.consts_mut().add_bool(is_other),
        };
        emit(func, user, Some(value));
        func.erase(user);
    }
    for (user, load) in small {
        let ty = func.ty(user);
        let mut builder = Builder::before(func, user);
        let value = match is_one {
            true => builder.cast(Opcode::ZExt, load, ty, 0),
            false => builder.select(load, other, init, 0),
        };
        func.take_name(value, Value::inst(user));
        func.replace_and_erase(user, value);
    }
}

/// Rewrites the descriptions of a variable that becomes an `i1`: numbers are computed from it, `flag * (other - init) + init`.
fn describe_bool(module: &mut Module, global: Global, init: Value, other: Value) {
    let Some(mut extra) = module.ctx().extra(global).cloned() else { return };
    let tables = module.tables_mut();
    let numbers = (tables.consts.as_u128(init), tables.consts.as_u128(other));
    let (Some(first), Some(second)) = numbers else { return };
    let (Ok(first), Ok(second)) = (u64::try_from(first), u64::try_from(second)) else { return };
    let find = |tables: &warpc_ir::module::Tables, name: &[u8]| tables.strings.find(name);
    let (Some(dbg), Some(key)) = (find(tables, b"dbg"), find(tables, b"expr")) else { return };
    for (kind, node) in extra.attachments.iter_mut().filter(|row| row.0 == dbg) {
        debug_assert_eq!(*kind, dbg);
        let Some(&MdField::Node(old)) = tables.metadata.field(*node, key) else { continue };
        let Some(list) = elements(tables.metadata.get(old), &tables.strings) else { continue };
        let steps = [op::DEREF_SIZE, 1, op::CONSTU, second.wrapping_sub(first), op::MUL, op::CONSTU, first, op::PLUS];
        let list = work_on_operand(&list, &steps, 0, true);
        let expr = expression(&mut tables.strings, &list);
        let expr = tables.metadata.add(expr);
        let MdNode::Special { kind, fields, .. } = tables.metadata.get(*node).clone() else { continue };
        let fields = fields.into_vec().into_iter();
        let fields = fields.map(|field| if field.0 == key { (key, MdField::Node(expr)) } else { field }).collect();
        *node = tables.metadata.add(MdNode::Special { distinct: false, kind, fields });
    }
    tables.extras.push(extra);
    let row = tables.extras.len() as u32 - 1;
    module.globals_mut().parts_mut()[global.index()].extra = row;
}
