//! Inlining of one call: the callee's body is cloned into the caller.
//!
//! Rows of the callee are translated by content: constants are re-interned, call rows, index lists and attachments copied.
//! Types, attributes and intrinsics keep their ids, so the callee must have no overlay. The shape of the result is LLVM's:
//! what is constant at the call is folded away while cloning (`clone.rs`), the clone of the entry continues the block of the
//! call, the rest of that block is `callee.exit`, stack slots stand first in the caller's entry.

mod attrs;
mod clone;
pub(crate) mod consts;
mod locations;
mod unwind;

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
    /// The calls that came with the callee, in its order.
    pub calls: Vec<Inst>,
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
                // Such a call passes the variable arguments on.
                Opcode::Call if varargs && callee.call(inst).tail == TailKind::MustTail => {
                    return Err(NoInline::VarArgs);
                }
                Opcode::Call => match facts::intrinsic(callee, inst) {
                    Some(id::VA_START) => return Err(NoInline::VarArgs),
                    Some(id::LOCALESCAPE | id::ICALL_BRANCH_FUNNEL | id::EXPERIMENTAL_DEOPTIMIZE) => {
                        return Err(NoInline::Unsupported);
                    }
                    Some(_) => {}
                    None if !twice && facts::call_has(callee, inst, AttrKind::ReturnsTwice) => {
                        return Err(NoInline::ReturnsTwice);
                    }
                    None => {}
                },
                _ => {}
            }
        }
    }
    if callee.consts().block_addresses().next().is_some() { Err(NoInline::BlockAddress) } else { Ok(()) }
}

/// The value of the `convergencectrl` bundle of a call; `Err` when it has other bundles.
fn convergence_token(f: &Func<'_>, call: Inst) -> Result<Option<Value>, NoInline> {
    let row = f.call(call);
    match &*row.bundles {
        [] => Ok(None),
        [(tag, 1)] if f.ctx().tables.strings.get(*tag) == b"convergencectrl" => {
            Ok(Some(f.operand(call, row.num_args as usize)))
        }
        _ => Err(NoInline::Bundles),
    }
}

fn has_entry_token(callee: &Func<'_>) -> bool {
    callee.block_insts(callee.entry()).any(|i| {
        callee.op(i) == Opcode::Call && facts::intrinsic(callee, i) == Some(id::EXPERIMENTAL_CONVERGENCE_ENTRY)
    })
}

fn has_landing_pad(f: &Func<'_>) -> bool {
    f.block_order().flat_map(|b| f.block_insts(b)).any(|i| matches!(f.op(i), Opcode::LandingPad | Opcode::Resume))
}

fn personality(f: &Func<'_>) -> Value {
    f.ctx().extra(f.global()).map_or(Value::NONE, |e| e.personality)
}

/// Clones `callee`, for which [`can_clone`] holds, in place of `call`, a call or invoke.
pub fn inline_call(f: &mut FuncMut<'_>, call: Inst, callee: &Func<'_>, how: &Inlining) -> Result<Inlined, NoInline> {
    let row = f.call(call).clone();
    let shape = &f.ctx().globals.shape[callee.global().index()];
    let invoke = f.op(call) == Opcode::Invoke;
    if !(invoke || f.op(call) == Opcode::Call)
        || row.fn_ty != shape.ty
        || (row.num_args as usize) < callee.num_args()
        || row.tail == TailKind::MustTail
    {
        return Err(NoInline::Mismatch);
    }
    let token = convergence_token(f, call)?;
    if token.is_none() && has_entry_token(callee) {
        return Err(NoInline::Token);
    }
    if invoke && has_landing_pad(callee) {
        return Err(NoInline::Unsupported);
    }
    let handler = personality(callee);
    if handler.is_some() && handler != personality(f) {
        return Err(NoInline::Personality);
    }
    let head = f.block_of(call);
    let entry = f.entry();
    let slots_at = f.first(entry);
    let Arguments { args, copies } = arguments(f, call, callee);
    // A call marked `notail` says no more about the cloned calls than one without a marker.
    let tail = if row.tail == TailKind::NoTail { TailKind::None } else { row.tail };
    let mut cloner = Cloner::new(callee, args, (tail, Locations::new(f, call, callee)));
    cloner.run(f, head, how);
    let first = cloner.blocks[callee.entry().index()];
    let calls: Vec<Inst> =
        cloner.clones(f).map(|(_, n)| n).filter(|&n| matches!(f.op(n), Opcode::Call | Opcode::Invoke)).collect();
    attrs::carry_over(f, call, callee, &cloner, &calls);
    let mut list: Vec<Block> = callee.block_order().filter_map(|b| cloner.blocks[b.index()].get()).collect();
    let mut slots = Vec::new();
    for copy in copies.into_iter().rev() {
        let at = f.first(first);
        copy_bytes(f, at, copy.slot, copy.from, copy.size);
        slots.push(copy.alloca);
    }
    slots.reverse();
    let dynamic = place_slots(f, &list, first, slots_at, &mut slots);
    if let Some(token) = token {
        replace_entry_tokens(f, &calls, token);
    }
    let returns: Vec<Inst> = list.iter().map(|&b| f.terminator(b)).filter(|&t| f.op(t) == Opcode::Ret).collect();
    if how.lifetimes {
        mark_lifetimes(f, &slots, first, &returns);
    }
    if dynamic {
        save_stack(f, first, &returns);
    }
    let mut calls = calls;
    if invoke {
        unwind::reroute(f, call, &mut calls, &mut list);
    }
    connect(f, call, callee, head, first, &list, how);
    calls.retain(|&inner| !f.is_dead(inner));
    Ok(Inlined { calls })
}

/// Puts the clones in the place of the call: `list` are their blocks in layout order, `first` the one of the entry.
fn connect(
    f: &mut FuncMut<'_>,
    call: Inst,
    callee: &Func<'_>,
    head: Block,
    first: Block,
    list: &[Block],
    how: &Inlining,
) {
    let ret_ty = f.ty(call);
    let loc = f.loc(call);
    let mut after = call;
    if f.op(call) == Opcode::Invoke {
        // An invoke ends its block: what follows is a branch to where it goes normally.
        let operands = f.num_operands(call);
        let (normal, unwind) = (f.operand(call, operands - 3), f.operand(call, operands - 2));
        let [normal, unwind] = [normal, unwind].map(|block| block.as_block().expect("successor"));
        f.remove_phi_edge(unwind, head);
        after = Builder::at_end(f, head).br(normal);
        f.set_loc(after, loc);
    }
    let returned = |f: &FuncMut<'_>, ret: Inst| f.operands(ret).next().unwrap_or(Value::NONE);
    let returns: Vec<Inst> =
        list.iter().map(|&block| f.terminator(block)).filter(|&t| f.op(t) == Opcode::Ret).collect();
    if let ([_], [ret]) = (list, &returns[..]) {
        let value = returned(f, *ret);
        f.erase(*ret);
        f.splice_before(first, call);
        f.erase_block(first);
        finish_call(f, call, ret_ty, value);
        return;
    }
    let tail = f.split_block(if after == call { call } else { after });
    if f.side().names.is_some() {
        let name = [f.ctx().name(callee.global()), b".exit"].concat();
        f.set_name(Value::block(tail), &name);
    }
    // The split left a branch to the tail behind it; an invoke stands before that.
    let br = f.terminator(head);
    f.set_operand(br, 0, Value::block(first));
    f.set_loc(br, loc);
    let mut at = head;
    for &block in list {
        f.move_block_after(block, at);
        at = block;
    }
    f.move_block_after(tail, at);
    match returns[..] {
        [] => finish_call(f, call, ret_ty, Value::poison(ret_ty)),
        [ret] => {
            let value = returned(f, ret);
            let from = f.block_of(ret);
            f.erase(ret);
            Builder::at_end(f, from).br(tail);
            finish_call(f, call, ret_ty, value);
            // The block that returns takes the rest in and stands in its place.
            let mut name = Vec::new();
            if let Some(names) = &f.side().names {
                name = names.get(Value::block(tail)).to_vec();
            }
            let at = f.prev_block(tail);
            f.merge_into_predecessor(tail, from);
            if from != first && at != from {
                f.move_block_after(from, at);
            }
            if let Some(names) = &mut f.side_mut().names
                && from != first
            {
                names.set(Value::block(from), &name);
            }
        }
        _ => {
            let mut phi = Inst::NONE;
            if ret_ty != Type::VOID && !f.is_unused(Value::inst(call)) {
                phi = f.new_phi(tail, ret_ty);
                for &ret in &returns {
                    let (value, block) = (returned(f, ret), f.block_of(ret));
                    let value = if value == Value::inst(call) { Value::poison(ret_ty) } else { value };
                    f.add_incoming(phi, value, block);
                }
                f.take_name(Value::inst(phi), Value::inst(call));
                f.replace_all_uses(Value::inst(call), Value::inst(phi));
            }
            for &ret in &returns {
                let (block, at) = (f.block_of(ret), f.loc(ret));
                f.erase(ret);
                let br = Builder::at_end(f, block).br(tail);
                f.set_loc(br, at);
            }
            finish_call(f, call, ret_ty, Value::NONE);
            if phi.is_some()
                && let Some(value) = (how.simplify)(f, phi)
            {
                f.replace_and_erase(phi, value);
            }
        }
    }
    f.merge_into_predecessor(first, head);
}

/// The call is replaced by `value` and erased.
fn finish_call(f: &mut FuncMut<'_>, call: Inst, ty: Type, value: Value) {
    if ty != Type::VOID && !f.is_unused(Value::inst(call)) {
        // In unreachable code a call can return itself.
        let value = if value == Value::inst(call) || value.is_none() { Value::poison(ty) } else { value };
        f.replace_all_uses(Value::inst(call), value);
    }
    f.erase(call);
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
fn arguments(f: &mut FuncMut<'_>, call: Inst, callee: &Func<'_>) -> Arguments {
    let attrs = f.ctx().globals.parts[callee.global().index()].attrs;
    let count = f.call(call).num_args as usize;
    let mut args: Vec<Value> = f.operands(call).take(count).collect();
    let mut copies = Vec::new();
    let table = f.ctx().attrs();
    let reads_only = {
        let set = table.list(attrs).func;
        !table.memory(set).writes()
    };
    for (index, arg) in args.iter_mut().enumerate() {
        let set = table.param(attrs, index);
        let Some(ty) = table.ty(set, AttrKind::ByVal) else { continue };
        let wanted = table.int(set, AttrKind::Align).unwrap_or(0);
        if reads_only && known_align(f, *arg) >= wanted.max(1) {
            continue;
        }
        let align = wanted.max(f.layout().pref_align(f.types(), ty)).max(1);
        let size = f.layout().store_size(f.types(), ty);
        let ptr_ty = f.type_of(*arg);
        let space = f.layout().alloca_space;
        let alloca_ty = f.intern_type(TypeKind::Ptr(space));
        let one = f.consts_mut().add_i32(1);
        let first = f.first(f.entry());
        let slot = Builder::before(f, first).alloca(ty, alloca_ty, one, align);
        let alloca = slot.as_inst().expect("alloca");
        match arg.kind() {
            ValueKind::Global(g) => {
                let name = f.ctx().name(g).to_vec();
                f.set_name(slot, &name);
            }
            _ => f.derive_name(slot, *arg, ""),
        }
        let slot = if alloca_ty == ptr_ty {
            slot
        } else {
            let after = f.next(alloca);
            Builder::before(f, after).cast(Opcode::AddrSpaceCast, slot, ptr_ty, 0)
        };
        copies.push(Copy { alloca, slot, from: *arg, size });
        *arg = slot;
    }
    Arguments { args, copies }
}

/// Alignment that the address `value` is known to have.
fn known_align(f: &Func<'_>, value: Value) -> u64 {
    match value.kind() {
        ValueKind::Inst(i) if f.op(i) == Opcode::Alloca => Aux::unpack_align(f.aux(i).b).max(1),
        ValueKind::Arg(n) => f.attrs().int(facts::arg_attrs(f, n), AttrKind::Align).unwrap_or(1),
        ValueKind::Global(g) => Aux::unpack_align(f.ctx().globals.shape[g.index()].align as u32).max(1),
        _ => 1,
    }
}

/// `llvm.memcpy` of `size` bytes before `at`, of which no alignment is known.
fn copy_bytes(f: &mut FuncMut<'_>, at: Inst, to: Value, from: Value, size: u64) {
    let (to_ty, from_ty) = (f.type_of(to), f.type_of(from));
    let len = f.consts_mut().add_i64(size);
    let no = f.consts_mut().add_bool(false);
    let made = Builder::before(f, at).intrinsic(id::MEMCPY, &[to_ty, from_ty, Type::I64], &[to, from, len, no], 0);
    if let Some(copy) = made.and_then(Value::as_inst) {
        let set = f.intern_attr_set(vec![Attr::Int(AttrKind::Align, 1)]);
        let attrs = f.intern_attrs(AttrSet::EMPTY, AttrSet::EMPTY, vec![set, set]);
        let row = CallRow { attrs, ..f.call(copy).clone() };
        f.set_call(copy, row);
    }
}

/// Moves the slots of the callee's entry before `at` in the caller's entry, and adds them to `slots`. Unused ones go. Returns
/// whether there are slots that cannot move.
fn place_slots(f: &mut FuncMut<'_>, list: &[Block], first: Block, at: Inst, slots: &mut Vec<Inst>) -> bool {
    let mut dynamic = false;
    let mut found = Vec::new();
    for &block in list {
        let mut inst = f.first(block);
        while inst.is_some() {
            let next = f.next(inst);
            if f.op(inst) == Opcode::Alloca {
                let fixed = f.operand(inst, 0).as_const().is_some() && block == first;
                if fixed && f.is_unused(Value::inst(inst)) {
                    f.erase(inst);
                } else if fixed {
                    found.push(inst);
                } else {
                    dynamic = true;
                }
            }
            inst = next;
        }
    }
    for &inst in &found {
        if at.is_some() {
            f.move_before(inst, at);
        }
    }
    slots.extend(found);
    dynamic
}

/// Lifetimes of `slots` that have no markers yet: from the entry of the callee to its returns.
fn mark_lifetimes(f: &mut FuncMut<'_>, slots: &[Inst], first: Block, returns: &[Inst]) {
    let at = f.first(first);
    let mut markers: Option<(Type, [Callee; 2])> = None;
    for &slot in slots {
        let ty = f.ty(slot);
        let marked = f.uses(Value::inst(slot)).any(|u| {
            let user = f.user(u);
            matches!(facts::intrinsic(f, user), Some(id::LIFETIME_START | id::LIFETIME_END))
        });
        // An alloca that is only loaded and stored becomes registers, and needs no markers of its lifetime.
        let plain = f.uses(Value::inst(slot)).all(|u| match f.op(f.user(u)) {
            Opcode::Load => true,
            Opcode::Store => f.use_index(u) == 1,
            _ => false,
        });
        let size = f.layout().alloc_size(f.types(), Type(f.aux(slot).a));
        let dead = size == 0 || f.consts().as_int(f.operand(slot, 0)) == Some(0);
        if marked || plain || dead || f.flags(slot) & flags::SWIFTERROR != 0 {
            continue;
        }
        let [start, end] = match markers {
            Some((of, both)) if of == ty => both,
            _ => {
                let mut builder = Builder::before(f, at);
                let callees = [id::LIFETIME_START, id::LIFETIME_END].map(|id| builder.intrinsic_callee(id, &[ty]));
                let [Some(start), Some(end)] = callees else { return };
                markers = Some((ty, [start, end]));
                [start, end]
            }
        };
        Builder::before(f, at).call_intrinsic(start, &[Value::inst(slot)], 0);
        for &ret in returns {
            Builder::before(f, ret).call_intrinsic(end, &[Value::inst(slot)], 0);
        }
    }
}

/// Saves the stack pointer before the inlined body and restores it where the body returns: the callee has slots whose size or
/// number is not known.
fn save_stack(f: &mut FuncMut<'_>, first: Block, returns: &[Inst]) {
    let ty = f.intern_type(TypeKind::Ptr(f.layout().alloca_space));
    let at = f.first(first);
    let Some(saved) = Builder::before(f, at).intrinsic(id::STACKSAVE, &[ty], &[], 0) else { return };
    f.set_name(saved, b"savedstack");
    for &ret in returns {
        Builder::before(f, ret).intrinsic(id::STACKRESTORE, &[ty], &[saved], 0);
    }
}

/// Calls of `llvm.experimental.convergence.entry` that were cloned are the token of the call.
fn replace_entry_tokens(f: &mut FuncMut<'_>, calls: &[Inst], token: Value) {
    for &call in calls {
        if !f.is_dead(call)
            && f.op(call) == Opcode::Call
            && facts::intrinsic(f, call) == Some(id::EXPERIMENTAL_CONVERGENCE_ENTRY)
        {
            f.replace_and_erase(call, token);
        }
    }
}
