//! Inlining of one call: the callee's body is cloned into the caller.
//!
//! Rows of the callee are translated by content: constants are re-interned, call rows, index lists and attachments copied.
//! Types, attributes and intrinsics keep their ids, so the callee must have no overlay. The shape of the result is LLVM's:
//! what is constant at the call is folded away while cloning (`clone.rs`), the clone of the entry continues the block of the
//! call, the rest of that block is `callee.exit`, stack slots stand first in the caller's entry.

mod attrs;
mod clone;
mod consts;
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
    for b in callee.block_order() {
        for i in callee.block_insts(b) {
            match callee.op(i) {
                Opcode::IndirectBr => return Err(NoInline::IndirectBranch),
                Opcode::CallBr
                | Opcode::CatchSwitch
                | Opcode::CatchPad
                | Opcode::CleanupPad
                | Opcode::CatchRet
                | Opcode::CleanupRet => return Err(NoInline::Unsupported),
                Opcode::VaArg => return Err(NoInline::VarArgs),
                // Such a call passes the variable arguments on.
                Opcode::Call if varargs && callee.call(i).tail == TailKind::MustTail => return Err(NoInline::VarArgs),
                Opcode::Call => match facts::intrinsic(callee, i) {
                    Some(id::VA_START) => return Err(NoInline::VarArgs),
                    Some(id::LOCALESCAPE | id::ICALL_BRANCH_FUNNEL | id::EXPERIMENTAL_DEOPTIMIZE) => {
                        return Err(NoInline::Unsupported);
                    }
                    Some(_) => {}
                    None if !twice && facts::call_has(callee, i, AttrKind::ReturnsTwice) => {
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
    for c in copies.into_iter().rev() {
        let at = f.first(first);
        copy_bytes(f, at, c.slot, c.from, c.size);
        slots.push(c.alloca);
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
    calls.retain(|&c| !f.is_dead(c));
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
        let n = f.num_operands(call);
        let (normal, unwind) = (f.operand(call, n - 3), f.operand(call, n - 2));
        let [normal, unwind] = [normal, unwind].map(|b| b.as_block().expect("successor"));
        f.remove_phi_edge(unwind, head);
        after = Builder::at_end(f, head).br(normal);
        f.set_loc(after, loc);
    }
    let returned = |f: &FuncMut<'_>, r: Inst| f.operands(r).next().unwrap_or(Value::NONE);
    let returns: Vec<Inst> = list.iter().map(|&b| f.terminator(b)).filter(|&t| f.op(t) == Opcode::Ret).collect();
    if let ([_], [ret]) = (list, &returns[..]) {
        let v = returned(f, *ret);
        f.erase(*ret);
        f.splice_before(first, call);
        f.erase_block(first);
        finish_call(f, call, ret_ty, v);
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
    for &b in list {
        f.move_block_after(b, at);
        at = b;
    }
    f.move_block_after(tail, at);
    match returns[..] {
        [] => finish_call(f, call, ret_ty, Value::poison(ret_ty)),
        [ret] => {
            let v = returned(f, ret);
            let from = f.block_of(ret);
            f.erase(ret);
            Builder::at_end(f, from).br(tail);
            finish_call(f, call, ret_ty, v);
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
                for &r in &returns {
                    let (v, b) = (returned(f, r), f.block_of(r));
                    let v = if v == Value::inst(call) { Value::poison(ret_ty) } else { v };
                    f.add_incoming(phi, v, b);
                }
                f.take_name(Value::inst(phi), Value::inst(call));
                f.replace_all_uses(Value::inst(call), Value::inst(phi));
            }
            for &r in &returns {
                let (b, at) = (f.block_of(r), f.loc(r));
                f.erase(r);
                let br = Builder::at_end(f, b).br(tail);
                f.set_loc(br, at);
            }
            finish_call(f, call, ret_ty, Value::NONE);
            if phi.is_some()
                && let Some(v) = (how.simplify)(f, phi)
            {
                f.replace_and_erase(phi, v);
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
    let n = f.call(call).num_args as usize;
    let mut args: Vec<Value> = f.operands(call).take(n).collect();
    let mut copies = Vec::new();
    let table = f.ctx().attrs();
    let reads_only = {
        let set = table.list(attrs).func;
        !table.memory(set).writes()
    };
    for (k, v) in args.iter_mut().enumerate() {
        let set = table.param(attrs, k);
        let Some(ty) = table.ty(set, AttrKind::ByVal) else { continue };
        let wanted = table.int(set, AttrKind::Align).unwrap_or(0);
        if reads_only && known_align(f, *v) >= wanted.max(1) {
            continue;
        }
        let align = wanted.max(f.layout().pref_align(f.types(), ty)).max(1);
        let size = f.layout().store_size(f.types(), ty);
        let ptr_ty = f.type_of(*v);
        let space = f.layout().alloca_space;
        let alloca_ty = f.intern_type(TypeKind::Ptr(space));
        let one = f.consts_mut().add_i32(1);
        let first = f.first(f.entry());
        let slot = Builder::before(f, first).alloca(ty, alloca_ty, one, align);
        let alloca = slot.as_inst().expect("alloca");
        match v.kind() {
            ValueKind::Global(g) => {
                let name = f.ctx().name(g).to_vec();
                f.set_name(slot, &name);
            }
            _ => f.derive_name(slot, *v, ""),
        }
        let slot = if alloca_ty == ptr_ty {
            slot
        } else {
            let after = f.next(alloca);
            Builder::before(f, after).cast(Opcode::AddrSpaceCast, slot, ptr_ty, 0)
        };
        copies.push(Copy { alloca, slot, from: *v, size });
        *v = slot;
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
    let (a, b) = (f.type_of(to), f.type_of(from));
    let len = f.consts_mut().add_i64(size);
    let no = f.consts_mut().add_bool(false);
    let made = Builder::before(f, at).intrinsic(id::MEMCPY, &[a, b, Type::I64], &[to, from, len, no], 0);
    if let Some(i) = made.and_then(Value::as_inst) {
        let set = f.intern_attr_set(vec![Attr::Int(AttrKind::Align, 1)]);
        let attrs = f.intern_attrs(AttrSet::EMPTY, AttrSet::EMPTY, vec![set, set]);
        let row = CallRow { attrs, ..f.call(i).clone() };
        f.set_call(i, row);
    }
}

/// Moves the slots of the callee's entry before `at` in the caller's entry, and adds them to `slots`. Unused ones go. Returns
/// whether there are slots that cannot move.
fn place_slots(f: &mut FuncMut<'_>, list: &[Block], first: Block, at: Inst, slots: &mut Vec<Inst>) -> bool {
    let mut dynamic = false;
    let mut found = Vec::new();
    for &b in list {
        let mut i = f.first(b);
        while i.is_some() {
            let next = f.next(i);
            if f.op(i) == Opcode::Alloca {
                let fixed = f.operand(i, 0).as_const().is_some() && b == first;
                if fixed && f.is_unused(Value::inst(i)) {
                    f.erase(i);
                } else if fixed {
                    found.push(i);
                } else {
                    dynamic = true;
                }
            }
            i = next;
        }
    }
    for &i in &found {
        if at.is_some() {
            f.move_before(i, at);
        }
    }
    slots.extend(found);
    dynamic
}

/// Lifetimes of `slots` that have no markers yet: from the entry of the callee to its returns.
fn mark_lifetimes(f: &mut FuncMut<'_>, slots: &[Inst], first: Block, returns: &[Inst]) {
    let at = f.first(first);
    let mut markers: Option<(Type, [Callee; 2])> = None;
    for &a in slots {
        let ty = f.ty(a);
        let marked = f.uses(Value::inst(a)).any(|u| {
            let i = f.user(u);
            matches!(facts::intrinsic(f, i), Some(id::LIFETIME_START | id::LIFETIME_END))
        });
        // An alloca that is only loaded and stored becomes registers, and needs no markers of its lifetime.
        let plain = f.uses(Value::inst(a)).all(|u| match f.op(f.user(u)) {
            Opcode::Load => true,
            Opcode::Store => f.use_index(u) == 1,
            _ => false,
        });
        let size = f.layout().alloc_size(f.types(), Type(f.aux(a).a));
        let dead = size == 0 || f.consts().as_int(f.operand(a, 0)) == Some(0);
        if marked || plain || dead || f.flags(a) & flags::SWIFTERROR != 0 {
            continue;
        }
        let [start, end] = match markers {
            Some((t, both)) if t == ty => both,
            _ => {
                let mut b = Builder::before(f, at);
                let callees = [id::LIFETIME_START, id::LIFETIME_END].map(|id| b.intrinsic_callee(id, &[ty]));
                let [Some(start), Some(end)] = callees else { return };
                markers = Some((ty, [start, end]));
                [start, end]
            }
        };
        Builder::before(f, at).call_intrinsic(start, &[Value::inst(a)], 0);
        for &r in returns {
            Builder::before(f, r).call_intrinsic(end, &[Value::inst(a)], 0);
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
    for &r in returns {
        Builder::before(f, r).intrinsic(id::STACKRESTORE, &[ty], &[saved], 0);
    }
}

/// Calls of `llvm.experimental.convergence.entry` that were cloned are the token of the call.
fn replace_entry_tokens(f: &mut FuncMut<'_>, calls: &[Inst], token: Value) {
    for &c in calls {
        if !f.is_dead(c)
            && f.op(c) == Opcode::Call
            && facts::intrinsic(f, c) == Some(id::EXPERIMENTAL_CONVERGENCE_ENTRY)
        {
            f.replace_and_erase(c, token);
        }
    }
}
