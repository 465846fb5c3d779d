//! The call that takes the place of a region.

use super::callee::{exit_number, records_naming};
use super::plan::{Plan, Region};
use super::{field, name_with_prefix};
use warpc_ir::attrs::Attr;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::module::cc;
use warpc_ir::{Builder, FuncMut, Module, TypeKind, Value};

/// Replaces `region` of `from` by a call of `function`, before which the lifetimes of `starts` begin, at the place `loc`.
pub(super) fn replace(
    module: &mut Module,
    from: Global,
    function: Global,
    region: &Region,
    plan: &Plan,
    starts: &[Value],
    loc: Md,
) -> Option<Inst> {
    module.edit(from, |func| {
        drop_debug_records(func, region);
        let block = enter(func, region);
        let call = call(func, block, function, (region, plan), starts, loc);
        leave(func, block, region, plan, call);
        let mut dead: Vec<Block> = region.blocks.clone();
        dead.retain(|&block| !func.is_block_dead(block));
        forget_names(func, &dead);
        func.erase_blocks(&dead);
        for &gone in plan.slots.markers.iter().chain(&plan.slots.allocas) {
            func.erase(gone);
        }
        call
    })
}

/// Drops the records outside of `region` that name what is computed in it: its values are in another function.
fn drop_debug_records(func: &mut FuncMut<'_>, region: &Region) {
    if func.side().dbg.is_empty() {
        return;
    }
    let moves = |value: Value| value.as_inst().is_some_and(|inst| region.holds(func, inst));
    let rows = records_naming(func, moves);
    let inside: Vec<usize> = (func.side().dbg.iter().enumerate())
        .filter(|(_, record)| record.anchor.is_some() && region.holds(func, record.anchor))
        .map(|(row, _)| row)
        .collect();
    func.clear_debug_records(&rows);
    func.clear_debug_records(&inside);
}

/// A block before the region that others enter in its place.
fn enter(func: &mut FuncMut<'_>, region: &Region) -> Block {
    let before = func.prev_block(region.header);
    let block = func.new_block_after(before);
    func.set_name(Value::block(block), b"codeRepl");
    func.replace_uses_where(Value::block(region.header), Value::block(block), |func, u| {
        let user = func.user(u);
        !region.holds(func, user) && func.op(user).is_terminator()
    });
    block
}

/// Slots for the outputs, the call, and loads of the outputs, which take their place.
fn call(
    func: &mut FuncMut<'_>,
    block: Block,
    function: Global,
    (region, plan): (&Region, &Plan),
    starts: &[Value],
    loc: Md,
) -> Inst {
    let mut slots: Vec<Value> = Vec::with_capacity(plan.outputs.len());
    let packed = plan.aggregate.map(|ty| (ty, slot(func, ty)));
    match packed {
        Some((_, packed)) => func.set_name(packed, b"structArg"),
        None => {
            for &output in &plan.outputs {
                let ty = func.ty(output);
                let slot = slot(func, ty);
                func.derive_name(slot, output.into(), ".loc");
                slots.push(slot);
            }
        }
    }
    for &slot in starts.iter().chain(&slots) {
        mark(func, block, id::LIFETIME_START, slot);
    }
    let args: Vec<Value> = match packed {
        Some((ty, packed)) => {
            store_inputs(func, block, plan, ty, packed);
            vec![packed]
        }
        None => plan.inputs.iter().chain(&slots).copied().collect(),
    };
    let fn_ty = func.ctx().globals.shape[function.index()].ty;
    let ret = func.types().func(fn_ty).map_or(Type::VOID, |parts| parts.0);
    let mut builder = Builder::at_end(func, block);
    builder.loc = loc;
    let call = builder.call(Value::global(function), fn_ty, ret, &args, cc::C, AttrList::EMPTY);
    if ret != Type::VOID {
        func.set_name(call.into(), b"targetBlock");
    }
    for (n, &output) in plan.outputs.iter().enumerate() {
        let ty = func.ty(output);
        let align = func.layout().abi_align(func.types(), ty);
        let slot = match packed {
            Some((packed_type, packed)) => {
                let address = field(func, (block, Inst::NONE), packed_type, packed, plan.inputs.len() + n);
                name_with_prefix(func, address, output.into(), "gep_reload_");
                address
            }
            None => slots[n],
        };
        let value = Builder::at_end(func, block).load(ty, slot, align, 0);
        func.derive_name(value, output.into(), ".reload");
        func.replace_uses_where(output.into(), value, |func, u| !region.holds(func, func.user(u)));
    }
    for &slot in &slots {
        mark(func, block, id::LIFETIME_END, slot);
    }
    call
}

/// A slot for a value of type `ty` at the start of the function.
fn slot(func: &mut FuncMut<'_>, ty: Type) -> Value {
    let entry = func.entry();
    let space = func.layout().alloca_space;
    let slot_type = func.intern_type(TypeKind::Ptr(space));
    let align = func.layout().abi_align(func.types(), ty);
    let one = func.consts_mut().add_i32(1);
    let mut builder = match func.first(entry).get() {
        Some(first) => Builder::before(func, first),
        None => Builder::at_end(func, entry),
    };
    builder.loc = Md::NONE;
    builder.alloca(ty, slot_type, one, align)
}

/// Stores the inputs at the end of `block` to the structure of type `ty` at `packed`.
fn store_inputs(func: &mut FuncMut<'_>, block: Block, plan: &Plan, ty: Type, packed: Value) {
    for (n, &input) in plan.inputs.iter().enumerate() {
        let address = field(func, (block, Inst::NONE), ty, packed, n);
        name_with_prefix(func, address, input, "gep_");
        let align = func.layout().abi_align(func.types(), plan.input_types[n]);
        Builder::at_end(func, block).store(input, address, align, 0);
    }
}

/// A marker of the lifetime of `slot`, unless that is no slot any more.
fn mark(func: &mut FuncMut<'_>, block: Block, which: warpc_ir::intrinsics::IntrinsicId, slot: Value) {
    let ty = func.type_of(slot);
    Builder::at_end(func, block).intrinsic(which, &[ty], &[slot], 0);
}

/// Goes to the exit that the call tells.
fn leave(func: &mut FuncMut<'_>, block: Block, region: &Region, plan: &Plan, call: Inst) {
    for &exit in &plan.exits {
        let mut phi = func.first(exit);
        while phi.is_some() && func.op(phi) == warpc_ir::Opcode::Phi {
            if let Some(index) = (0..func.phi_len(phi)).find(|&index| region.has(func.phi_incoming(phi, index).1)) {
                func.set_operand(phi, 2 * index + 1, Value::block(block));
            }
            phi = func.next(phi);
        }
    }
    let count = plan.exits.len();
    match plan.exits[..] {
        [] => {
            Builder::at_end(func, block).unreachable();
        }
        [only] => {
            Builder::at_end(func, block).br(only);
        }
        [first, second] => {
            Builder::at_end(func, block).cond_br(call.into(), first, second);
        }
        [ref first @ .., last] => {
            let cases: Vec<(Value, Block)> =
                first.iter().enumerate().map(|(n, &exit)| (exit_number(func, n, count), exit)).collect();
            Builder::at_end(func, block).switch(call.into(), last, &cases);
        }
    }
}

/// Takes the names of what is about to go.
fn forget_names(func: &mut FuncMut<'_>, dead: &[Block]) {
    for &block in dead {
        let insts: Vec<Inst> = func.block_insts(block).collect();
        if let Some(names) = &mut func.side_mut().names {
            insts.into_iter().for_each(|inst| names.set(Value::inst(inst), b""));
            names.set(Value::block(block), b"");
        }
    }
}

/// Adds attributes to the call `call` of `from`.
pub(crate) fn add_to_call(module: &mut Module, from: Global, call: Inst, attr: Attr) {
    module.edit(from, |func| {
        let row = func.call(call).clone();
        let list = func.attrs().list(row.attrs).clone();
        let mut set = func.attrs().set(list.func).to_vec();
        set.push(attr);
        let set = func.intern_attr_set(set);
        let attrs = func.intern_attrs(set, list.ret, list.params.to_vec());
        func.set_call(call, warpc_ir::CallRow { attrs, ..row });
    });
    module.merge_overlays_of(&[from]);
}
