//! Accesses that say nothing any more: stores to variables that nothing reads, loads of variables that nothing writes.

use super::reach::{by_function, erase_dead, erase_with_operands, is_thread_address, reached, to_function};
use super::status::RootUse;
use warpc_analysis::alias::constant_offset;
use warpc_analysis::facts::{has_side_effects, intrinsic, underlying_object};
use warpc_analysis::heap;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::module::{Linkage, Symbol, Tables};
use warpc_ir::{Func, FuncMut, Module, Opcode, TypeKind, Value, intrinsics};

/// Nesting of types that is looked at for pointers, and steps of a computation that is erased with a store.
const MAX_NESTING: u32 = 20;

/// The value of type `ty` in the initialiser `init`, of type `whole`, at byte `offset`, if exactly such a value stands there. The
/// result is of the table of the module.
fn leaf_at(tables: &Tables, init: Value, whole: Type, offset: u64, ty: Type) -> Option<Value> {
    let (mut value, mut at, mut offset) = (init, whole, offset);
    let (types, layout) = (tables.types.view(), &tables.layout);
    loop {
        if at == ty && offset == 0 {
            return Some(value);
        }
        let (n, elem, rest) = match types.kind(at) {
            TypeKind::Array { elem, .. } => {
                let size = layout.alloc_size(types, *elem).max(1);
                (offset / size, *elem, offset % size)
            }
            _ => {
                let (fields, _) = types.fields(at)?;
                let (n, start) = layout.field_at(types, at, offset)?;
                (n as u64, fields[n], offset - start)
            }
        };
        let c = value.as_const().filter(|&c| tables.consts.row(c).kind == ConstKind::Aggregate)?;
        value = *tables.consts.list(c).get(n as usize)?;
        (at, offset) = (elem, rest);
    }
}

/// What a load of type `ty` from byte `offset` of `variable`, any byte for `None`, gives before anything is stored. The variable is
/// marked constant meanwhile, see [`as_constant`].
pub(super) fn first_value(func: &mut FuncMut<'_>, variable: Global, offset: Option<i64>, ty: Type) -> Option<Value> {
    let (globals, tables) = (func.ctx().globals, func.ctx().tables);
    let (init, shape) = (globals.parts[variable.index()].init, globals.shape[variable.index()]);
    if init.is_undef_or_poison() {
        return Some(if init.is_poison() { Value::poison(ty) } else { Value::undef(ty) });
    }
    if tables.consts.is_zero(init) {
        return func.folder().zero(ty);
    }
    let offset = u64::try_from(offset?).ok()?;
    let types = tables.types.view();
    let end = offset.checked_add(tables.layout.fixed_store_size(types, ty)?)?;
    if end > tables.layout.fixed_alloc_size(types, shape.ty)? {
        return None;
    }
    if let Some(leaf) = leaf_at(tables, init, shape.ty, offset, ty) {
        return Some(to_function(func, leaf));
    }
    let mut pointer = Value::global(variable);
    if offset > 0 {
        let step = func.consts_mut().add_i64(offset);
        pointer = func.folder().gep(Type::I8, 0, pointer, &[step], shape.ptr_ty)?;
    }
    func.folder().load(pointer, ty)
}

/// Does `work` while `global` counts as a constant.
pub(super) fn as_constant<R>(module: &mut Module, global: Global, work: impl FnOnce(&mut Module) -> R) -> R {
    let flags = module.globals().sym()[global.index()].flags;
    module.globals_mut().sym_mut()[global.index()].flags = flags | Symbol::CONSTANT;
    let result = work(module);
    module.globals_mut().sym_mut()[global.index()].flags = flags;
    result
}

/// Erases stores to `global`, whose value never changes or is never read, and folds loads of it; whether there were any. Linear in the
/// uses.
pub(super) fn clean(module: &mut Module, global: Global, roots: &[RootUse]) -> bool {
    as_constant(module, global, |module| {
        let mut changed = false;
        for (function, roots) in by_function(roots) {
            changed |= module.edit(function, |f| clean_function(f, global, roots)).unwrap_or(false);
        }
        changed
    })
}

fn clean_function(func: &mut FuncMut<'_>, global: Global, roots: &[RootUse]) -> bool {
    let found = reached(func, global, roots);
    let mut changed = false;
    for (i, index) in found.ends {
        if func.is_dead(i) {
            continue;
        }
        match func.op(i) {
            Opcode::Load => {
                let pointer = func.operand(i, 0);
                let (mut base, offset) = constant_offset(func, pointer);
                if let Some(call) = base.as_inst().filter(|&call| is_thread_address(func, call, 0)) {
                    base = func.operand(call, 0);
                }
                let offset = (base == Value::global(global)).then_some(offset);
                let ty = func.ty(i);
                let Some(value) = first_value(func, global, offset, ty) else { continue };
                func.replace_and_erase(i, value);
                erase_dead(func, &[pointer]);
            }
            Opcode::Store if index == 1 => erase_with_operands(func, i),
            Opcode::Call if index == 0 && intrinsic(func, i).is_some_and(intrinsics::is_mem_intrinsic) => {
                erase_with_operands(func, i);
            }
            _ => continue,
        }
        changed = true;
    }
    for i in found.derived {
        if !func.is_dead(i) {
            erase_dead(func, &[Value::inst(i)]);
        }
    }
    changed
}

/// Whether tools that look for lost memory may take `global` for what keeps it: it may hold a pointer and has a symbol.
pub(super) fn keeps_memory(module: &Module, global: Global) -> bool {
    if module.globals().sym()[global.index()].linkage == Linkage::Private {
        return false;
    }
    let types = module.tables().types.view();
    let mut work = vec![(module.globals().shape()[global.index()].ty, 0)];
    let mut steps = 0;
    while let Some((ty, depth)) = work.pop() {
        steps += 1;
        if depth > MAX_NESTING || steps > 256 {
            return true;
        }
        match types.kind(ty) {
            TypeKind::Ptr(_) => return true,
            TypeKind::Vector { elem, .. } | TypeKind::Array { elem, .. } => work.push((*elem, depth + 1)),
            _ => {
                if let Some((fields, _)) = types.fields(ty) {
                    work.extend(fields.iter().map(|&field| (field, depth + 1)));
                }
            }
        }
    }
    false
}

/// The instructions from `value` back to an allocation or a constant, when they are there for one store only.
fn removable(func: &Func<'_>, value: Inst) -> Option<Vec<Inst>> {
    let (mut chain, mut i) = (Vec::new(), value);
    loop {
        if !func.has_one_use(Value::inst(i)) || matches!(func.op(i), Opcode::Load | Opcode::Invoke) {
            return None;
        }
        chain.push(i);
        if heap::is_allocation(func, i) {
            return Some(chain);
        }
        if has_side_effects(func, i) {
            return None;
        }
        let single = match func.op(i) {
            Opcode::GetElementPtr => func.operands(i).skip(1).all(|index| index.is_constant()),
            _ => func.num_operands(i) == 1,
        };
        let from = func.operand(i, 0);
        if !single || chain.len() > 4096 {
            return None;
        }
        match from.as_inst() {
            Some(next) => i = next,
            None => return (from.is_constant() && from.as_global().is_none()).then_some(chain),
        }
    }
}

/// Erases the stores of constants to `global`, which nothing reads, and stores of memory that nothing else knows; the memory goes with
/// them. Others stay for tools that look for lost memory. Linear in the uses.
pub(super) fn clean_keeper(module: &mut Module, global: Global, roots: &[RootUse]) -> bool {
    let mut changed = false;
    for (function, roots) in by_function(roots) {
        changed |= module.edit(function, |f| clean_keeper_in(f, global, roots)).unwrap_or(false);
    }
    changed
}

fn clean_keeper_in(func: &mut FuncMut<'_>, global: Global, roots: &[RootUse]) -> bool {
    let mut changed = false;
    for (i, index) in reached(func, global, roots).ends {
        if func.is_dead(i) {
            continue;
        }
        let source = match func.op(i) {
            Opcode::Store if index == 1 => func.operand(i, 0),
            Opcode::Call if index == 0 => match intrinsic(func, i) {
                Some(id) if intrinsics::is_mem_intrinsic(id) => func.operand(i, 1),
                _ => continue,
            },
            _ => continue,
        };
        let copies = func.op(i) == Opcode::Call && func.types().is_ptr(func.type_of(source));
        let fixed = if copies {
            let object = underlying_object(func, source, 6).as_global();
            object.is_some_and(|object| func.ctx().globals.sym[object.index()].has(Symbol::CONSTANT))
        } else {
            source.is_constant()
        };
        if fixed {
            erase_with_operands(func, i);
            changed = true;
        } else if let Some(chain) = source.as_inst().and_then(|from| removable(func, from)) {
            func.erase(i);
            for made in chain {
                func.erase(made);
            }
            changed = true;
        }
    }
    changed
}
