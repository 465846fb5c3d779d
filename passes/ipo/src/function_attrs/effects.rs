//! `memory(...)` of the functions of a component: the union of what their instructions access, each access counted to the
//! arguments, to other memory, or to nothing (allocas and constant memory).

use super::{Component, fn_has, insts, is_exact};
use crate::attr_edit::{Slot, edit_attrs};
use smallvec::SmallVec;
use warpc_analysis::alias::{is_identified_object, may_be_written};
use warpc_analysis::facts::{
    call_memory, intrinsic, is_volatile, may_read, may_write, pointer_operand, underlying_object,
};
use warpc_ir::attrs::{Attr, AttrKind, MemLoc, MemoryEffects};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, id};
use warpc_ir::{Func, Module, Opcode, Value, ValueKind};

/// Steps towards the base of a pointer.
const MAX_STEPS: u32 = 10;
/// Objects that a pointer is looked for in, through phis and selects.
const MAX_OBJECTS: usize = 8;
const READ: u32 = 1;
const WRITE: u32 = 2;
const BOTH: u32 = 3;

/// `access` to every location.
fn everywhere(access: u32) -> MemoryEffects {
    MemoryEffects(access * 0x555)
}

/// `access` to `loc` only.
fn only(loc: MemLoc, access: u32) -> MemoryEffects {
    MemoryEffects::NONE.with(loc, access)
}

/// Objects that `pointer` may point into; itself where there are too many.
fn objects(func: &Func<'_>, pointer: Value) -> SmallVec<[Value; MAX_OBJECTS]> {
    let first = underlying_object(func, pointer, MAX_STEPS);
    let (mut found, mut seen, mut work) = (SmallVec::new(), SmallVec::<[Value; 16]>::new(), vec![first]);
    while let Some(value) = work.pop() {
        let object = underlying_object(func, value, MAX_STEPS);
        if seen.contains(&object) {
            continue;
        }
        if seen.len() == MAX_OBJECTS {
            return SmallVec::from_slice(&[first]);
        }
        seen.push(object);
        match object.as_inst() {
            Some(i) if func.op(i) == Opcode::Select => work.extend([func.operand(i, 1), func.operand(i, 2)]),
            Some(i) if func.op(i) == Opcode::Phi => {
                for (value, _) in func.phi_pairs(i) {
                    if work.len() > MAX_OBJECTS {
                        return SmallVec::from_slice(&[first]);
                    }
                    work.push(value);
                }
            }
            _ => found.push(object),
        }
    }
    found
}

/// The effect that `access` through `pointer` has outside of the function.
fn access_through(func: &Func<'_>, pointer: Value, access: u32) -> MemoryEffects {
    let mut effects = MemoryEffects::NONE;
    // Constant memory and kernel parameters (address spaces 4 and 101) do not change while a kernel runs.
    if matches!(func.types().addrspace(func.types().scalar(func.type_of(pointer))), Some(4 | 101)) {
        return effects;
    }
    for object in objects(func, pointer) {
        let is_alloca = object.as_inst().is_some_and(|i| func.op(i) == Opcode::Alloca);
        let argument = matches!(object.kind(), ValueKind::Arg(_));
        // A `noalias` argument that is only read is not written, but read; constant memory is as good as not read either.
        let access = match may_be_written(func, object) {
            true => access,
            false if argument && is_identified_object(func, object) => access & READ,
            false => 0,
        };
        if is_alloca || access == 0 {
            continue;
        }
        if argument {
            effects = effects.union(only(MemLoc::ArgMem, access));
            continue;
        }
        if !is_identified_object(func, object) {
            effects = effects.union(only(MemLoc::ArgMem, access));
        }
        effects = effects.union(only(MemLoc::ErrnoMem, access)).union(only(MemLoc::Other, access));
    }
    effects
}

/// The effect outside of the function of `access` to the memory that the pointer arguments of call `inst` point to.
fn access_of_arguments(func: &Func<'_>, inst: Inst, access: u32) -> MemoryEffects {
    let mut effects = MemoryEffects::NONE;
    for n in 0..func.call(inst).num_args as usize {
        let value = func.operand(inst, n);
        if func.types().is_ptr(func.types().scalar(func.type_of(value))) {
            effects = effects.union(access_through(func, value, access));
        }
    }
    effects
}

fn effects_of_call(func: &Func<'_>, inst: Inst) -> MemoryEffects {
    let call = call_memory(func, inst);
    if call == MemoryEffects::NONE || intrinsic(func, inst) == Some(id::PSEUDOPROBE) {
        return MemoryEffects::NONE;
    }
    // Memory that an argument was captured in is other memory.
    let other = only(MemLoc::ArgMem, call.get(MemLoc::Other));
    let effects = call.with(MemLoc::ArgMem, 0).union(other);
    let volatile = |x| intrinsics::is_mem_intrinsic(x) && func.consts().as_int(func.operand(inst, 3)) != Some(0);
    let effects = match intrinsic(func, inst).is_some_and(volatile) {
        true => effects.union(only(MemLoc::InaccessibleMem, BOTH)),
        false => effects,
    };
    match call.get(MemLoc::ArgMem) {
        0 => effects,
        access => effects.union(access_of_arguments(func, inst, access)),
    }
}

fn effects_of_access(func: &Func<'_>, inst: Inst) -> MemoryEffects {
    let access = u32::from(may_read(func, inst)) * READ + u32::from(may_write(func, inst)) * WRITE;
    if access == 0 {
        return MemoryEffects::NONE;
    }
    let Some(pointer) = pointer_operand(func, inst) else { return everywhere(access) };
    let volatile = if is_volatile(func, inst) { access } else { 0 };
    access_through(func, pointer, access).union(only(MemLoc::InaccessibleMem, volatile))
}

/// What the body of `g` accesses, and what its calls within the component access if the component accesses arguments.
fn effects_of(func: &Func<'_>, component: &Component) -> (MemoryEffects, MemoryEffects) {
    let (ctx, g) = (func.ctx(), func.global());
    let declared = ctx.attrs().memory(ctx.attrs().list(ctx.globals.parts[g.index()].attrs).func);
    if declared == MemoryEffects::NONE || !is_exact(ctx, g) {
        return (declared, MemoryEffects::NONE);
    }
    let (mut effects, mut recursive) = (MemoryEffects::NONE, MemoryEffects::NONE);
    let list = ctx.attrs().list(ctx.globals.parts[g.index()].attrs);
    if list
        .params
        .iter()
        .any(|&set| ctx.attrs().has(set, AttrKind::InAlloca) || ctx.attrs().has(set, AttrKind::Preallocated))
    {
        effects = only(MemLoc::ArgMem, BOTH);
    }
    for i in insts(func) {
        if !func.op(i).is_call() {
            effects = effects.union(effects_of_access(func, i));
        } else if func.call(i).bundles.is_empty() && component.calls(func, i) {
            recursive = recursive.union(access_of_arguments(func, i, BOTH));
        } else {
            effects = effects.union(effects_of_call(func, i));
        }
    }
    (declared.intersect(effects), recursive)
}

/// Gives the functions of the component the memory effects that all of them together have.
pub(super) fn infer(module: &mut Module, component: &Component) {
    let (mut effects, mut recursive) = (MemoryEffects::NONE, MemoryEffects::NONE);
    for &g in &component.members {
        let Some(f) = module.func(g) else { continue };
        let (own, own_recursive) = effects_of(&f, component);
        effects = effects.union(own);
        recursive = recursive.union(own_recursive);
        if effects == MemoryEffects::UNKNOWN {
            return;
        }
    }
    let arguments = effects.get(MemLoc::ArgMem);
    if arguments != 0 {
        effects = effects.union(recursive.intersect(everywhere(arguments)));
    }
    for &g in &component.members {
        let list = module.globals().parts()[g.index()].attrs;
        let attrs = module.tables().attrs.view();
        let old = attrs.memory(attrs.list(list).func);
        let new = old.intersect(effects);
        if new == old {
            continue;
        }
        let params = attrs.list(list).params.len();
        debug_assert!(!fn_has(module.ctx(), g, AttrKind::OptimizeNone));
        edit_attrs(module, g, |list| {
            list.add(Slot::Func, Attr::Int(AttrKind::Memory, u64::from(new.0)));
            if new.get(MemLoc::ArgMem) & WRITE == 0 {
                (0..params).for_each(|n| list.remove(Slot::Param(n), &[AttrKind::Writable]));
            }
        });
    }
}
