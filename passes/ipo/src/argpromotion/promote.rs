//! New arguments: the function takes the parts in place of the pointers, and its callers load them.

use super::Fate;
use super::parts::Part;
use crate::deadargelim::rewrite::keep_call_metadata;
use crate::signature::{ArgFate, CallSite, function_type, parts_of_type, renumber_arguments};
use warpc_analysis::Analyses;
use warpc_analysis::alias::constant_offset;
use warpc_analysis::facts::is_trivially_dead;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::body::ArgRow;
use warpc_ir::ids::*;
use warpc_ir::{Builder, CallRow, Func, FuncMut, Module, Opcode, TypeKind, Value};
use warpc_memory::mem2reg::Promoter;

/// Metadata that a load keeps where it is executed in any case.
const KEPT: &[&str] = &[
    "tbaa",
    "tbaa.struct",
    "alias.scope",
    "noalias",
    "noalias.addrspace",
    "dereferenceable",
    "dereferenceable_or_null",
    "noundef",
    "nontemporal",
];
/// Metadata that makes poison of other values: a load keeps it if poison would be undefined behaviour anyway.
const KEPT_IF_DEFINED: &[&str] = &["range", "nonnull", "align"];

/// A part with the metadata that loads of it get.
struct NewPart {
    part: Part,
    metadata: Vec<(Str, Md)>,
}

/// What one argument becomes.
enum Change {
    Stays,
    Dead,
    Parts(Vec<NewPart>),
}

fn kept_metadata(func: &Func<'_>, part: &Part) -> Vec<(Str, Md)> {
    if part.certain.is_none() {
        return Vec::new();
    }
    let strings = &func.ctx().tables.strings;
    let is = |kind: Str, names: &[&str]| names.iter().any(|name| name.as_bytes() == strings.get(kind));
    let defined = func.attachments(part.certain).any(|row| is(row.kind, &["noundef"]));
    func.attachments(part.certain)
        .filter(|row| is(row.kind, KEPT) || defined && is(row.kind, KEPT_IF_DEFINED))
        .map(|row| (row.kind, row.node))
        .collect()
}

/// `set` with the arguments of `allocsize` renumbered, if it has it.
fn renumbered(set: &[Attr], new: &[u32]) -> Option<Vec<Attr>> {
    let at = set.iter().position(|attr| attr.kind() == Some(AttrKind::AllocSize))?;
    let Attr::Int(kind, packed) = set[at] else { return None };
    let argument = |n: u32| new.get(n as usize).copied().filter(|&n| n != u32::MAX);
    let (first, second) = (packed as u32, (packed >> 32) as u32);
    let mut out = set.to_vec();
    match (argument(first), argument(second)) {
        (Some(first), Some(second)) => out[at] = Attr::Int(kind, u64::from(first) | u64::from(second) << 32),
        (Some(first), None) if second == u32::MAX => {
            out[at] = Attr::Int(kind, u64::from(first) | u64::from(u32::MAX) << 32)
        }
        _ => {
            out.remove(at);
        }
    }
    Some(out)
}

/// What a signature becomes.
struct Plan {
    fn_ty: Type,
    changes: Vec<Change>,
    /// New number of each argument that stays, else `u32::MAX`.
    numbers: Vec<u32>,
}

/// Changes function `global`, whose arguments have the `fates`, and its calls.
pub(super) fn promote(module: &mut Module, global: Global, fates: &[Fate], sites: &[CallSite]) {
    let Some((ret, params, _)) = parts_of_type(module, global) else { return };
    let Some(f) = module.func(global) else { return };
    let list = module.ctx().attrs().list(module.globals().parts()[global.index()].attrs).clone();
    let (mut types, mut sets, mut numbers, mut changes) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for (n, fate) in fates.iter().enumerate() {
        numbers.push(if matches!(fate, Fate::Stays) { types.len() as u32 } else { u32::MAX });
        changes.push(match fate {
            Fate::Stays => {
                types.push(params[n]);
                sets.push(list.params.get(n).copied().unwrap_or(AttrSet::EMPTY));
                Change::Stays
            }
            Fate::Dead => Change::Dead,
            Fate::Parts(parts) => {
                types.extend(parts.iter().map(|part| part.ty));
                sets.extend(parts.iter().map(|_| AttrSet::EMPTY));
                let new = |part: &Part| NewPart { part: *part, metadata: kept_metadata(&f, part) };
                Change::Parts(parts.iter().map(new).collect())
            }
        });
    }
    let fn_ty = function_type(module, ret, &types, false);
    let table = &mut module.tables_mut().attrs;
    let func = renumbered(table.view().set(list.func), &numbers).map_or(list.func, |set| table.set(set));
    let attrs = table.list(func, list.ret, sets);
    let mut rows = module.globals_mut();
    rows.shape_mut()[global.index()].ty = fn_ty;
    rows.parts_mut()[global.index()].attrs = attrs;
    drop(rows);
    let plan = Plan { fn_ty, changes, numbers };
    let mut callers = vec![global];
    // Last calls first, which numbers the names of loads as LLVM does.
    for site in sites.iter().rev() {
        module.edit(site.caller, |f| rewrite_call(f, site.call, &plan));
        callers.push(site.caller);
    }
    rewrite_body(module, global, &plan, &types);
    callers.sort_unstable();
    callers.dedup();
    module.merge_overlays_of(&callers);
}

/// Name of `value`, empty if it has none.
fn name_of(func: &Func<'_>, value: Value) -> Vec<u8> {
    match value.as_global() {
        Some(g) => func.ctx().name(g).to_vec(),
        None => func.side().names.as_ref().map_or(Vec::new(), |names| names.get(value).to_vec()),
    }
}

/// The address `offset` bytes behind `base`, computed before `at`.
fn address(func: &mut FuncMut<'_>, at: Inst, base: Value, offset: i64) -> Value {
    if offset == 0 {
        return base;
    }
    let ty = func.type_of(base);
    let bits = func.layout().index_bits(func.types().addrspace(ty).unwrap_or(0));
    let int = func.int_type(bits);
    let limbs = [offset as u64, if offset < 0 { u64::MAX } else { 0 }];
    let offset = func.consts_mut().add_wide_int(int, bits, &limbs);
    Builder::before(func, at).gep(Type::I8, base, &[offset], ty, 0)
}

fn rewrite_call(func: &mut FuncMut<'_>, call: Inst, plan: &Plan) {
    let row = func.call(call).clone();
    let list = func.attrs().list(row.attrs).clone();
    let (mut operands, mut sets, mut dead) = (Vec::new(), Vec::new(), Vec::new());
    for (n, change) in plan.changes.iter().enumerate() {
        let value = func.operand(call, n);
        match change {
            Change::Stays => {
                operands.push(value);
                sets.push(list.params.get(n).copied().unwrap_or(AttrSet::EMPTY));
            }
            Change::Dead => dead.push(value),
            Change::Parts(parts) => {
                let name = [&name_of(func, value)[..], b".val"].concat();
                for NewPart { part, metadata } in parts {
                    let pointer = address(func, call, value, part.offset);
                    let load = Builder::before(func, call).load(part.ty, pointer, part.align, 0);
                    func.set_name(load, &name);
                    if let Some(inst) = load.as_inst() {
                        func.write_attachments(inst, metadata);
                    }
                    operands.push(load);
                    sets.push(AttrSet::EMPTY);
                }
            }
        }
    }
    let num_args = operands.len() as u32;
    operands.extend(func.operands(call).skip(row.num_args as usize));
    let own = match renumbered(func.attrs().set(list.func), &plan.numbers) {
        Some(set) => func.intern_attr_set(set),
        None => list.func,
    };
    let attrs = func.intern_attrs(own, list.ret, sets);
    func.set_operands(call, &operands);
    keep_call_metadata(func, call);
    func.set_flags(call, 0);
    func.set_call(call, CallRow { fn_ty: plan.fn_ty, attrs, num_args, ..row });
    if func.is_unused(Value::inst(call))
        && let Some(names) = &mut func.side_mut().names
    {
        names.set(Value::inst(call), b"");
    }
    while let Some(value) = dead.pop() {
        if let Some(inst) = value.as_inst().filter(|&inst| !func.is_dead(inst) && is_trivially_dead(func, inst)) {
            dead.extend(func.operands(inst));
            func.erase(inst);
        }
    }
}

/// Gives the body the new arguments: each part gets a slot, which is made a register at once.
fn rewrite_body(module: &mut Module, global: Global, plan: &Plan, types: &[Type]) {
    let Some(body) = module.body_mut(global) else { return };
    let old = body.side.args.len();
    // Behind the old arguments until the old ones go.
    let mut fates: Vec<ArgFate> =
        plan.numbers.iter().map(|&to| if to == u32::MAX { ArgFate::Gone } else { ArgFate::Becomes(to) }).collect();
    let mut next = 0;
    for change in &plan.changes {
        match change {
            Change::Stays => next += 1,
            Change::Dead => {}
            Change::Parts(parts) => {
                for new in parts {
                    body.side.args.push(ArgRow { ty: new.part.ty, first_use: Use::NONE });
                    fates.push(ArgFate::Becomes(next));
                    next += 1;
                }
            }
        }
    }
    module.edit(global, |f| {
        let mut number = old as u32;
        let mut slots = Vec::new();
        for (n, change) in plan.changes.iter().enumerate() {
            if let Change::Parts(parts) = change {
                use_slots(f, n as u32, number, parts, &mut slots);
                number += parts.len() as u32;
            }
        }
        if !slots.is_empty() {
            let mut analyses = Analyses::default();
            let (cfg, dom) = (analyses.cfg(f), analyses.dom(f));
            Promoter::default().promote(f, &cfg, &dom, &slots);
        }
    });
    if let Some(body) = module.body_mut(global) {
        renumber_arguments(body, &fates, types);
    }
}

/// Makes slots for the parts of argument `n`, which are arguments from `number` on, and turns all accesses to them.
fn use_slots(func: &mut FuncMut<'_>, n: u32, number: u32, parts: &[NewPart], slots: &mut Vec<Inst>) {
    let argument = Value::arg(n);
    let name = name_of(func, argument);
    let at = func.first(func.entry());
    let mut by_offset: Vec<(i64, Value)> = Vec::with_capacity(parts.len());
    for (k, NewPart { part, .. }) in parts.iter().enumerate() {
        let value = Value::arg(number + k as u32);
        let new_name = [&name[..], format!(".{}.val", part.offset).as_bytes()].concat();
        func.set_name(value, &new_name);
        let ptr = func.intern_type(TypeKind::Ptr(func.layout().alloca_space));
        let one = func.consts_mut().add_i32(1);
        let mut builder = Builder::before(func, at);
        builder.loc = Md::NONE;
        let slot = builder.alloca(part.ty, ptr, one, part.align);
        builder.store(value, slot, part.align, 0);
        by_offset.push((part.offset, slot));
        slots.extend(slot.as_inst());
    }
    let slot_of = |func: &Func<'_>, pointer: Value| {
        let offset = constant_offset(func, pointer).1;
        by_offset.iter().find(|entry| entry.0 == offset).map(|entry| entry.1)
    };
    let mut work: Vec<Use> = func.uses(argument).collect();
    let mut steps = Vec::new();
    while let Some(of) = work.pop() {
        let (user, index) = (func.user(of), func.use_index(of));
        if func.op(user) == Opcode::GetElementPtr {
            steps.push(user);
            work.extend(func.uses(Value::inst(user)));
        } else if let Some(slot) = slot_of(func, func.operand(user, index)) {
            func.set_operand(user, index, slot);
        }
    }
    // Users stand behind what they use in the list.
    for step in steps.into_iter().rev() {
        if !func.is_dead(step) {
            func.replace_and_erase(step, Value::poison(func.ty(step)));
        }
    }
}
