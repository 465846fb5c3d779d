//! Inlining of one call: the callee's body is cloned into the caller.
//!
//! Rows of the callee are translated by content: constants are re-interned, call rows, index lists and attachments copied.
//! Types, attributes and intrinsics keep their ids, so the callee must have no overlay. The shape of the result is LLVM's:
//! what is constant at the call is folded away while cloning (`clone.rs`), the clone of the entry continues the block of the
//! call, the rest of that block is `callee.exit`, stack slots stand first in the caller's entry.

mod attrs;
mod bundles;
mod clone;
pub(crate) mod consts;
mod locations;
mod metadata;
mod unwind;

use bundles::Bundles;
use clone::Cloner;
use locations::Locations;
use warpc_analysis::facts;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::body::*;
use warpc_ir::edit::build::{Builder, Callee};
use warpc_ir::flags;
use warpc_ir::func::{Func, FuncMut};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{Opcode, TailKind};
use warpc_ir::types::TypeKind;
use warpc_ir::value::{Value, ValueKind};

/// Why a call cannot be inlined whatever its cost.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoInline {
    /// The call does not name the callee with the callee's own function type.
    #[error("the call does not fit the function")]
    Mismatch,
    /// The callee looks at its variable arguments.
    #[error("varargs")]
    VarArgs,
    /// The callee calls itself.
    #[error("recursive call")]
    Recursive,
    /// The callee has an indirect branch.
    #[error("contains indirect branches")]
    IndirectBranch,
    /// The callee takes the address of one of its blocks.
    #[error("blockaddress used outside of callbr")]
    BlockAddress,
    /// A call that may return twice.
    #[error("exposes returns-twice attribute")]
    ReturnsTwice,
    /// Handlers of exceptions that cannot be joined with those of the caller.
    #[error("incompatible personality")]
    Personality,
    /// Funclets, landing pads under an `invoke`, and other rare things.
    #[error("unsupported exception handling")]
    Unsupported,
    /// The call has operand bundles without a meaning in the caller.
    #[error("unsupported operand bundle")]
    Bundles,
    /// A convergent call without the token that its callee needs.
    #[error("convergent call needs convergencectrl operand")]
    Token,
}

/// How to inline.
pub struct Inlining {
    /// The value that an instruction of the caller always equals, if there is one: an instruction simplifier.
    pub simplify: fn(&mut FuncMut<'_>, Inst) -> Option<Value>,
    /// Whether stack slots of the callee get lifetime markers.
    pub lifetimes: bool,
}

/// What an inlining left behind.
pub struct Inlined {
    /// The calls that came with the callee, in its order, each with the call that it was cloned from.
    pub calls: Vec<(Inst, Inst)>,
    /// What came with the callee, is no call, and has weights of a profile.
    pub weighted: Vec<Inst>,
    /// By block of the callee, whether it was cloned.
    pub cloned: Vec<bool>,
}

/// Whether the body of `callee` can be cloned into a caller at all. Linear.
pub fn can_clone(callee: &Func<'_>) -> Result<(), NoInline> {
    let own = callee.ctx().globals.parts[callee.global().index()].attrs;
    let twice = callee.ctx().attrs().fn_has(own, AttrKind::ReturnsTwice);
    let ty = callee.ctx().globals.shape[callee.global().index()].ty;
    let varargs = callee.types().func(ty).is_some_and(|t| t.2);
    for block in callee.block_order() {
        for inst in callee.block_insts(block) {
            match callee.op(inst) {
                Opcode::IndirectBr => return Err(NoInline::IndirectBranch),
                Opcode::CallBr
                | Opcode::CatchSwitch
                | Opcode::CatchPad
                | Opcode::CleanupPad
                | Opcode::CatchRet
                | Opcode::CleanupRet => return Err(NoInline::Unsupported),
                Opcode::VaArg => return Err(NoInline::VarArgs),
                Opcode::Call | Opcode::Invoke
                    if !twice
                        && facts::intrinsic(callee, inst).is_none()
                        && facts::call_has(callee, inst, AttrKind::ReturnsTwice) =>
                {
                    return Err(NoInline::ReturnsTwice);
                }
                // Such a call passes the variable arguments on.
                Opcode::Call if varargs && callee.call(inst).tail == TailKind::MustTail => {
                    return Err(NoInline::VarArgs);
                }
                Opcode::Call => match facts::intrinsic(callee, inst) {
                    Some(id::VA_START) => return Err(NoInline::VarArgs),
                    Some(id::LOCALESCAPE | id::ICALL_BRANCH_FUNNEL) => {
                        return Err(NoInline::Unsupported);
                    }
                    Some(_) => {}
                    None if callee.callee(inst).as_global() == Some(callee.global()) => {
                        return Err(NoInline::Recursive);
                    }
                    None => {}
                },
                Opcode::Invoke if callee.callee(inst).as_global() == Some(callee.global()) => {
                    return Err(NoInline::Recursive);
                }
                _ => {}
            }
        }
    }
    if callee.consts().block_addresses().next().is_some() { Err(NoInline::BlockAddress) } else { Ok(()) }
}

fn has_entry_token(callee: &Func<'_>) -> bool {
    callee.block_insts(callee.entry()).any(|i| {
        callee.op(i) == Opcode::Call && facts::intrinsic(callee, i) == Some(id::EXPERIMENTAL_CONVERGENCE_ENTRY)
    })
}

fn has_landing_pad(func: &Func<'_>) -> bool {
    func.block_order()
        .flat_map(|b| func.block_insts(b))
        .any(|i| matches!(func.op(i), Opcode::LandingPad | Opcode::Resume))
}

/// Clones `callee`, for which [`can_clone`] holds, in place of `call`, a call or invoke.
pub fn inline_call(func: &mut FuncMut<'_>, call: Inst, callee: &Func<'_>, how: &Inlining) -> Result<Inlined, NoInline> {
    let row = func.call(call).clone();
    let shape = &func.ctx().globals.shape[callee.global().index()];
    let invoke = func.op(call) == Opcode::Invoke;
    if !(invoke || func.op(call) == Opcode::Call)
        || row.fn_ty != shape.ty
        || (row.num_args as usize) < callee.num_args()
        || row.tail == TailKind::MustTail
    {
        return Err(NoInline::Mismatch);
    }
    let Bundles { token, state } = Bundles::of(func, call)?;
    if token.is_none() && has_entry_token(callee) {
        return Err(NoInline::Token);
    }
    if invoke && has_landing_pad(callee) && !unwind::is_landing_pad(func, call) {
        return Err(NoInline::Unsupported);
    }
    let (own, handler) = (callee.personality(), func.personality());
    if own.is_some() && handler.is_some() && own != handler {
        return Err(NoInline::Personality);
    }
    if own.is_some() && handler.is_none() {
        func.adopt_personality(own);
    }
    let head = func.block_of(call);
    let entry = func.entry();
    let slots_at = func.first(entry);
    let Arguments { args, copies } = arguments(func, call, callee);
    // A call marked `notail` says no more about the cloned calls than one without a marker.
    let tail = if row.tail == TailKind::NoTail { TailKind::None } else { row.tail };
    let mut cloner = Cloner::new(callee, args, (tail, Locations::new(func, call, callee)), state);
    cloner.run(func, head, how);
    let first = cloner.blocks[callee.entry().index()];
    let is_call = |&(_, n): &(Inst, Inst)| matches!(func.op(n), Opcode::Call | Opcode::Invoke);
    let (origins, calls): (Vec<Inst>, Vec<Inst>) = cloner.clones(func).filter(is_call).unzip();
    let weighted = metadata::weighted(func, &cloner);
    attrs::carry_over(func, call, callee, &cloner, &calls);
    metadata::adapt(func, call, &cloner);
    let mut list: Vec<Block> = callee.block_order().filter_map(|b| cloner.blocks[b.index()].get()).collect();
    let mut slots = Vec::new();
    for copy in copies.into_iter().rev() {
        let at = func.first(first);
        copy_bytes(func, at, copy.slot, copy.from, copy.size);
        slots.push(copy.alloca);
    }
    slots.reverse();
    place_slots(func, &list, first, slots_at, &mut slots);
    let dynamic = has_dynamic_slot(callee, &cloner);
    if let Some(token) = token {
        replace_entry_tokens(func, &calls, token);
    }
    let returns = returns_to_caller(func, call, &list);
    if how.lifetimes {
        mark_lifetimes(func, &slots, first, &returns);
    }
    if dynamic {
        save_stack(func, first, &returns);
    }
    let mut calls = calls;
    if invoke {
        unwind::join_handlers(func, call, &list);
        unwind::reroute(func, call, &mut calls, &mut list);
    }
    connect(func, call, callee, (head, first, &list), &returns, how);
    let calls = origins.into_iter().zip(calls).filter(|&(_, inner)| !func.is_dead(inner)).collect();
    let weighted = weighted.into_iter().filter(|&inst| !func.is_dead(inst)).collect();
    Ok(Inlined { calls, weighted, cloned: cloner.reached })
}

/// The returns of the cloned blocks `list` that lead behind the call. Those of code that is left for good become returns of the
/// caller.
fn returns_to_caller(func: &mut FuncMut<'_>, call: Inst, list: &[Block]) -> Vec<Inst> {
    let mut returns: Vec<Inst> =
        list.iter().map(|&block| func.terminator(block)).filter(|&t| func.op(t) == Opcode::Ret).collect();
    let shape = &func.ctx().globals.shape[func.global().index()];
    let ty = func.types().func(shape.ty).map_or(Type::VOID, |parts| parts.0);
    let same = ty == func.ty(call);
    returns.retain(|&ret| {
        let Some(left) = bundles::deoptimizing(func, ret) else { return true };
        if !same {
            bundles::return_from_caller(func, left, ret, ty);
        }
        false
    });
    returns
}

/// Puts the clones in the place of the call: `list` are their blocks in layout order, `first` the one of the entry, `returns` the
/// returns that lead behind the call.
fn connect(
    func: &mut FuncMut<'_>,
    call: Inst,
    callee: &Func<'_>,
    (head, first, list): (Block, Block, &[Block]),
    returns: &[Inst],
    how: &Inlining,
) {
    let ret_ty = func.ty(call);
    let loc = func.loc(call);
    let mut after = call;
    if func.op(call) == Opcode::Invoke {
        // An invoke ends its block: what follows is a branch to where it goes normally.
        let operands = func.num_operands(call);
        let (normal, unwind) = (func.operand(call, operands - 3), func.operand(call, operands - 2));
        let [normal, unwind] = [normal, unwind].map(|block| block.as_block().expect("successor"));
        func.remove_phi_edge(unwind, head);
        drop_empty_phis(func, unwind);
        after = Builder::at_end(func, head).br(normal);
        func.set_loc(after, loc);
    }
    let returned = |func: &FuncMut<'_>, ret: Inst| func.operands(ret).next().unwrap_or(Value::NONE);
    if let ([_], [ret]) = (list, returns) {
        let value = returned(func, *ret);
        func.erase(*ret);
        func.splice_before(first, call);
        func.erase_block(first);
        finish_call(func, call, ret_ty, value);
        return;
    }
    let tail = func.split_block(if after == call { call } else { after });
    if func.side().names.is_some() {
        let name = [func.ctx().name(callee.global()), b".exit"].concat();
        func.set_name(Value::block(tail), &name);
    }
    // The split left a branch to the tail behind it; an invoke stands before that.
    let br = func.terminator(head);
    func.set_operand(br, 0, Value::block(first));
    func.set_loc(br, loc);
    let mut at = head;
    for &block in list {
        func.move_block_after(block, at);
        at = block;
    }
    func.move_block_after(tail, at);
    match *returns {
        [] => finish_call(func, call, ret_ty, Value::poison(ret_ty)),
        [ret] => {
            let value = returned(func, ret);
            let from = func.block_of(ret);
            func.erase(ret);
            Builder::at_end(func, from).br(tail);
            finish_call(func, call, ret_ty, value);
            // The block that returns takes the rest in and stands in its place.
            let mut name = Vec::new();
            if let Some(names) = &func.side().names {
                name = names.get(Value::block(tail)).to_vec();
            }
            let at = func.prev_block(tail);
            func.merge_into_predecessor(tail, from);
            if from != first && at != from {
                func.move_block_after(from, at);
            }
            if let Some(names) = &mut func.side_mut().names
                && from != first
            {
                names.set(Value::block(from), &name);
            }
        }
        _ => {
            let mut phi = Inst::NONE;
            if ret_ty != Type::VOID && !func.is_unused(Value::inst(call)) {
                phi = func.new_phi(tail, ret_ty);
                // The call has its name still, so the phi gets one of its own.
                func.derive_name(Value::inst(phi), Value::inst(call), "");
                for &ret in returns {
                    let (value, block) = (returned(func, ret), func.block_of(ret));
                    let value = if value == Value::inst(call) { Value::poison(ret_ty) } else { value };
                    func.add_incoming(phi, value, block);
                }
                func.replace_all_uses(Value::inst(call), Value::inst(phi));
            }
            for &ret in returns {
                let (block, at) = (func.block_of(ret), func.loc(ret));
                func.erase(ret);
                let br = Builder::at_end(func, block).br(tail);
                func.set_loc(br, at);
            }
            finish_call(func, call, ret_ty, Value::NONE);
            if phi.is_some()
                && let Some(value) = (how.simplify)(func, phi)
            {
                func.replace_and_erase(phi, value);
            }
        }
    }
    func.merge_into_predecessor(first, head);
}

/// Erases the phis of `block` that no edge brings a value to any more.
fn drop_empty_phis(func: &mut FuncMut<'_>, block: Block) {
    let empty: Vec<Inst> =
        func.block_insts(block).take_while(|&i| func.op(i) == Opcode::Phi).filter(|&i| func.phi_len(i) == 0).collect();
    for phi in empty {
        let poison = Value::poison(func.ty(phi));
        func.replace_and_erase(phi, poison);
    }
}

/// Replaces the call by `value` and erases it.
fn finish_call(func: &mut FuncMut<'_>, call: Inst, ty: Type, value: Value) {
    if ty != Type::VOID && !func.is_unused(Value::inst(call)) {
        // In unreachable code a call can return itself.
        let value = if value == Value::inst(call) || value.is_none() { Value::poison(ty) } else { value };
        func.replace_all_uses(Value::inst(call), value);
    }
    func.erase(call);
}

/// A byval argument that gets a slot of its own.
struct Copy {
    alloca: Inst,
    slot: Value,
    from: Value,
    size: u64,
}

struct Arguments {
    args: Vec<Value>,
    copies: Vec<Copy>,
}

/// Actual arguments; byval ones get a new alloca, unless the callee only reads, as it may write to them.
fn arguments(func: &mut FuncMut<'_>, call: Inst, callee: &Func<'_>) -> Arguments {
    let attrs = func.ctx().globals.parts[callee.global().index()].attrs;
    let count = func.call(call).num_args as usize;
    let mut args: Vec<Value> = func.operands(call).take(count).collect();
    let mut copies = Vec::new();
    let table = func.ctx().attrs();
    let reads_only = {
        let set = table.list(attrs).func;
        !table.memory(set).writes()
    };
    for (index, arg) in args.iter_mut().enumerate() {
        let set = table.param(attrs, index);
        let Some(ty) = table.ty(set, AttrKind::ByVal) else { continue };
        let wanted = table.int(set, AttrKind::Align).unwrap_or(0);
        if reads_only && known_align(func, *arg) >= wanted.max(1) {
            continue;
        }
        let align = wanted.max(func.layout().pref_align(func.types(), ty)).max(1);
        let size = func.layout().store_size(func.types(), ty);
        let ptr_ty = func.type_of(*arg);
        let space = func.layout().alloca_space;
        let alloca_ty = func.intern_type(TypeKind::Ptr(space));
        let one = func.consts_mut().add_i32(1);
        let first = func.first(func.entry());
        let slot = Builder::before(func, first).alloca(ty, alloca_ty, one, align);
        let alloca = slot.as_inst().expect("alloca");
        match arg.kind() {
            ValueKind::Global(g) => {
                let name = func.ctx().name(g).to_vec();
                func.set_name(slot, &name);
            }
            _ => func.derive_name(slot, *arg, ""),
        }
        let slot = if alloca_ty == ptr_ty {
            slot
        } else {
            let after = func.next(alloca);
            Builder::before(func, after).cast(Opcode::AddrSpaceCast, slot, ptr_ty, 0)
        };
        copies.push(Copy { alloca, slot, from: *arg, size });
        *arg = slot;
    }
    Arguments { args, copies }
}

/// Alignment that the address `value` is known to have.
fn known_align(func: &Func<'_>, value: Value) -> u64 {
    match value.kind() {
        ValueKind::Inst(i) if func.op(i) == Opcode::Alloca => Aux::unpack_align(func.aux(i).b).max(1),
        ValueKind::Arg(n) => func.attrs().int(facts::arg_attrs(func, n), AttrKind::Align).unwrap_or(1),
        ValueKind::Global(g) => Aux::unpack_align(func.ctx().globals.shape[g.index()].align as u32).max(1),
        _ => 1,
    }
}

/// `llvm.memcpy` of `size` bytes before `at`, of which no alignment is known.
fn copy_bytes(func: &mut FuncMut<'_>, at: Inst, to: Value, from: Value, size: u64) {
    let (to_ty, from_ty) = (func.type_of(to), func.type_of(from));
    let len = func.consts_mut().add_i64(size);
    let no = func.consts_mut().add_bool(false);
    let made = Builder::before(func, at).intrinsic(id::MEMCPY, &[to_ty, from_ty, Type::I64], &[to, from, len, no], 0);
    if let Some(copy) = made.and_then(Value::as_inst) {
        let set = func.intern_attr_set(vec![Attr::Int(AttrKind::Align, 1)]);
        let attrs = func.intern_attrs(AttrSet::EMPTY, AttrSet::EMPTY, vec![set, set]);
        let row = CallRow { attrs, ..func.call(copy).clone() };
        func.set_call(copy, row);
    }
}

/// Moves the slots of the callee's entry before `at` in the caller's entry, and adds them to `slots`. Unused ones go.
fn place_slots(func: &mut FuncMut<'_>, list: &[Block], first: Block, at: Inst, slots: &mut Vec<Inst>) {
    let mut found = Vec::new();
    for &block in list {
        let mut inst = func.first(block);
        while inst.is_some() {
            let next = func.next(inst);
            if func.op(inst) == Opcode::Alloca {
                if func.is_unused(Value::inst(inst)) {
                    func.erase(inst);
                } else if block == first
                    && func.operand(inst, 0).as_const().is_some()
                    && func.flags(inst) & flags::INALLOCA == 0
                {
                    found.push(inst);
                }
            }
            inst = next;
        }
    }
    for &inst in &found {
        if at.is_some() {
            func.move_before(inst, at);
        }
    }
    slots.extend(found);
}

/// Whether the cloned part of `callee` has slots that are made anew each time code comes to them.
fn has_dynamic_slot(callee: &Func<'_>, cloner: &Cloner<'_>) -> bool {
    callee.block_order().any(|block| {
        callee.block_insts(block).any(|inst| {
            callee.op(inst) == Opcode::Alloca
                && cloner.was_cloned(inst)
                && (block != callee.entry() || callee.operand(inst, 0).as_const().is_none())
        })
    })
}

/// Lifetimes of `slots` that have no markers yet: from the entry of the callee to its returns.
fn mark_lifetimes(func: &mut FuncMut<'_>, slots: &[Inst], first: Block, returns: &[Inst]) {
    let at = func.first(first);
    let mut markers: Option<(Type, [Callee; 2])> = None;
    for &slot in slots {
        let ty = func.ty(slot);
        let marked = func.uses(Value::inst(slot)).any(|u| {
            let user = func.user(u);
            matches!(facts::intrinsic(func, user), Some(id::LIFETIME_START | id::LIFETIME_END))
        });
        // An alloca that is only loaded and stored becomes registers, and needs no markers of its lifetime.
        let plain = func.uses(Value::inst(slot)).all(|u| match func.op(func.user(u)) {
            Opcode::Load => true,
            Opcode::Store => func.use_index(u) == 1,
            _ => false,
        });
        let size = func.layout().alloc_size(func.types(), Type(func.aux(slot).a));
        let dead = size == 0 || func.consts().as_int(func.operand(slot, 0)) == Some(0);
        if marked || plain || dead || func.flags(slot) & flags::SWIFTERROR != 0 {
            continue;
        }
        let [start, end] = match markers {
            Some((of, both)) if of == ty => both,
            _ => {
                let mut builder = Builder::before(func, at);
                let callees = [id::LIFETIME_START, id::LIFETIME_END].map(|id| builder.intrinsic_callee(id, &[ty]));
                let [Some(start), Some(end)] = callees else { return };
                markers = Some((ty, [start, end]));
                [start, end]
            }
        };
        Builder::before(func, at).call_intrinsic(start, &[Value::inst(slot)], 0);
        for &ret in returns {
            Builder::before(func, ret).call_intrinsic(end, &[Value::inst(slot)], 0);
        }
    }
}

/// Saves the stack pointer before the inlined body and restores it where the body returns: the callee has slots whose size or
/// number is not known.
fn save_stack(func: &mut FuncMut<'_>, first: Block, returns: &[Inst]) {
    let ty = func.intern_type(TypeKind::Ptr(func.layout().alloca_space));
    let at = func.first(first);
    let Some(saved) = Builder::before(func, at).intrinsic(id::STACKSAVE, &[ty], &[], 0) else { return };
    func.set_name(saved, b"savedstack");
    for &ret in returns {
        Builder::before(func, ret).intrinsic(id::STACKRESTORE, &[ty], &[saved], 0);
    }
}

/// Calls of `llvm.experimental.convergence.entry` that were cloned are the token of the call.
fn replace_entry_tokens(func: &mut FuncMut<'_>, calls: &[Inst], token: Value) {
    for &call in calls {
        if !func.is_dead(call)
            && func.op(call) == Opcode::Call
            && facts::intrinsic(func, call) == Some(id::EXPERIMENTAL_CONVERGENCE_ENTRY)
        {
            func.replace_and_erase(call, token);
        }
    }
}
