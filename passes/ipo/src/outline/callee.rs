//! The new function: its row, and its body, which is a copy of the old one without all that is not in the region.

use super::plan::{Plan, Region};
use super::{Options, field, name_with_prefix, set_flag};
use crate::signature::{ArgFate, function_type, renumber_arguments};
use warpc_ir::attrs::{Attr, AttrKind, Attrs};
use warpc_ir::body::{ArgRow, LocalMd};
use warpc_ir::edit::compact::compact;
use warpc_ir::ids::*;
use warpc_ir::module::{FuncExtra, GlobalKind, GlobalRow, Linkage, Parts, Shape, Symbol};
use warpc_ir::{Builder, Func, FuncMut, Module, Opcode, TypeKind, Value, ValueKind};

/// Attributes of a function that need not hold for a part of it, or are about its arguments, its result or its end.
const NOT_OF_PARTS: &[AttrKind] = &[
    AttrKind::AllocKind,
    AttrKind::AllocSize,
    AttrKind::Builtin,
    AttrKind::Convergent,
    AttrKind::JumpTable,
    AttrKind::Memory,
    AttrKind::Naked,
    AttrKind::NoBuiltin,
    AttrKind::NoCreateUndefOrPoison,
    AttrKind::NoMerge,
    AttrKind::NoReturn,
    AttrKind::NoSync,
    AttrKind::Preallocated,
    AttrKind::PresplitCoroutine,
    AttrKind::ReturnsTwice,
    AttrKind::Speculatable,
    AttrKind::WillReturn,
];

/// Type of the result that tells one of so many exits.
fn result_type(exits: usize) -> (Type, u32) {
    match exits {
        0 | 1 => (Type::VOID, 0),
        2 => (Type::I1, 1),
        3..=0x1_0000 => (Type::I16, 16),
        _ => (Type::I32, 32),
    }
}

/// The result that tells exit `n` of `exits`.
pub(super) fn exit_number(func: &mut FuncMut<'_>, n: usize, exits: usize) -> Value {
    let (ty, bits) = result_type(exits);
    // The first of two is the true one.
    let number = if exits == 2 { u64::from(n == 0) } else { n as u64 };
    func.consts_mut().add_int(ty, bits, number)
}

/// Adds the function, without a body yet.
pub(super) fn declare(
    module: &mut Module,
    from: Global,
    plan: &Plan,
    region: &Region,
    options: &Options<'_>,
) -> Global {
    let name = free_name(module, from, region, options.suffix);
    let attrs = attributes(module, from);
    let space = module.tables().layout.alloca_space;
    let slot = module.tables_mut().types.intern(TypeKind::Ptr(space));
    let mut params = plan.input_types.clone();
    params.extend(plan.outputs.iter().map(|_| slot));
    if plan.aggregate.is_some() {
        params = vec![slot];
    }
    let ty = function_type(module, result_type(plan.exits.len()).0, &params, false);
    let personality = module.ctx().extra(from).map_or(Value::NONE, |extra| extra.personality);
    let extra = if personality.is_some() {
        let extras = &mut module.tables_mut().extras;
        extras.push(FuncExtra { personality, ..FuncExtra::default() });
        extras.len() as u32 - 1
    } else {
        u32::MAX
    };
    let sym = Symbol { name, kind: GlobalKind::Function, linkage: Linkage::Internal, ..Symbol::default() };
    let old = module.globals().shape()[from.index()];
    let shape = Shape { ty, ptr_ty: old.ptr_ty, addrspace: old.addrspace, ..Shape::default() };
    let parts = Parts { attrs, extra, ..Parts::default() };
    let function = Global(module.globals_mut().push(GlobalRow { sym, shape, parts }));
    if plan.is_convergent {
        set_flag(module, function, AttrKind::Convergent, true);
    }
    if !plan.returns {
        set_flag(module, function, AttrKind::NoReturn, true);
    }
    function
}

/// A name that no other symbol has: that of the function, and behind a dot the suffix or the name of the region's header.
fn free_name(module: &mut Module, from: Global, region: &Region, suffix: &str) -> Str {
    let header = |func: Func<'_>| match &func.side().names {
        Some(names) => String::from_utf8_lossy(names.get(Value::block(region.header))).into_owned(),
        None => String::new(),
    };
    let header = module.func(from).map_or(String::new(), header);
    let suffix = [suffix, &header, "extracted"].into_iter().find(|name| !name.is_empty()).unwrap_or_default();
    let base = format!("{}.{suffix}", String::from_utf8_lossy(module.ctx().name(from)));
    let mut name = base.clone();
    let mut number = 0u32;
    while module.find_global(&name).is_some() {
        number += 1;
        name = format!("{base}{number}");
    }
    module.tables_mut().strings.intern(name.as_bytes())
}

/// The attributes of `from` that hold for a part of it.
fn attributes(module: &mut Module, from: Global) -> AttrList {
    let list = module.globals().parts()[from.index()].attrs;
    let thunk = module.tables().strings.find(b"thunk");
    let table: &mut Attrs = &mut module.tables_mut().attrs;
    let view = table.view();
    let kept: Vec<Attr> = (view.set(view.list(list).func).iter())
        .filter(|attr| match attr {
            Attr::Str(key, _) => Some(*key) != thunk,
            attr => attr.kind().is_none_or(|kind| !NOT_OF_PARTS.contains(&kind)),
        })
        .cloned()
        .collect();
    let func = table.set(kept);
    table.list(func, AttrSet::EMPTY, Vec::new())
}

/// Gives `function` the blocks of `region` as its body.
pub(super) fn fill(module: &mut Module, from: Global, function: Global, region: &Region, plan: &Plan) {
    let Some(body) = module.body(from) else { return };
    let mut body = Box::new(body.clone());
    body.side.global = function;
    body.side.uses_built = false;
    let old = body.side.args.len();
    let (_, types, _) = crate::signature::parts_of_type(module, function).unwrap_or_default();
    body.side.args.extend(types.iter().map(|&ty| ArgRow { ty, first_use: Use::NONE }));
    module.put_body(function, body);
    module.edit(function, |func| build(func, region, plan, old as u32));
    module.merge_overlays_of(&[function]);
    let fates: Vec<ArgFate> = (0..old + types.len())
        .map(|n| if n < old { ArgFate::Gone } else { ArgFate::Becomes((n - old) as u32) })
        .collect();
    if let Some(body) = module.body_mut(function) {
        renumber_arguments(body, &fates, &types);
        compact(body);
    }
}

/// Turns the copy of the old function, whose new arguments stand behind the `old` ones, into the region alone.
fn build(func: &mut FuncMut<'_>, region: &Region, plan: &Plan, old: u32) {
    if plan.aggregate.is_none() {
        for (n, &input) in (old..).zip(&plan.inputs) {
            func.take_name(Value::arg(n), input);
            func.replace_all_uses(input, Value::arg(n));
        }
    }
    drop_debug_records(func, region, plan, old);
    let root = func.new_block_after(Block::NONE);
    let enter = Builder::at_end(func, root).br(region.header);
    if let Some(ty) = plan.aggregate {
        load_inputs(func, plan, ty, enter, Value::arg(old));
    }
    for &slot in plan.slots.allocas.iter().chain(&plan.slots.markers) {
        func.move_before(slot, enter);
    }
    let header_phis: Vec<Inst> =
        func.block_insts(region.header).take_while(|&inst| func.op(inst) == Opcode::Phi).collect();
    for phi in header_phis {
        if let Some(index) = (0..func.phi_len(phi)).find(|&index| !region.has(func.phi_incoming(phi, index).1)) {
            func.set_operand(phi, 2 * index + 1, Value::block(root));
        }
    }
    let stubs = make_stubs(func, region, plan);
    let names: Vec<Vec<u8>> = exit_names(func, plan);
    let dead: Vec<Block> =
        func.block_order().filter(|&block| block != root && !region.has(block) && !stubs.contains(&block)).collect();
    forget_names(func, &dead);
    func.erase_blocks(&dead);
    name_blocks(func, root, &stubs, &names);
    let mut last = root;
    for &block in region.blocks.iter().chain(&stubs) {
        func.move_block_after(block, last);
        last = block;
    }
    let first_output = plan.inputs.len();
    for (n, &output) in (first_output..).zip(&plan.outputs) {
        match plan.aggregate {
            Some(ty) => store_behind(func, output, |func, at| {
                let slot = field(func, (Block::NONE, at), ty, Value::arg(old), n);
                name_with_prefix(func, slot, output.into(), "gep_");
                slot
            }),
            None => {
                let slot = Value::arg(old + n as u32);
                func.derive_name(slot, output.into(), ".out");
                store_behind(func, output, |_, _| slot);
            }
        }
    }
    let place = first_location(func, region);
    func.set_loc(enter, place);
}

/// Loads the inputs before `enter` from the structure of type `ty` at `base`.
fn load_inputs(func: &mut FuncMut<'_>, plan: &Plan, ty: Type, enter: Inst, base: Value) {
    for (n, (&input, &input_type)) in plan.inputs.iter().zip(&plan.input_types).enumerate() {
        let address = field(func, (Block::NONE, enter), ty, base, n);
        let align = func.layout().abi_align(func.types(), input_type);
        let value = Builder::before(func, enter).load(input_type, address, align, 0);
        for (value, prefix) in [(address, "gep_"), (value, "loadgep_")] {
            name_with_prefix(func, value, input, prefix);
        }
        func.replace_all_uses(input, value);
    }
}

/// Drops the records of `region` that name what is not passed to it: the first `old` arguments, and values from outside.
fn drop_debug_records(func: &mut FuncMut<'_>, region: &Region, plan: &Plan, old: u32) {
    let is_elsewhere = |value: Value| match value.kind() {
        ValueKind::Arg(n) => n < old,
        ValueKind::Inst(inst) => !region.holds(func, inst) && !plan.slots.allocas.contains(&inst),
        _ => false,
    };
    let rows = records_naming(func, is_elsewhere);
    func.clear_debug_records(&rows);
}

/// Rows of the debug records that name a value of which `holds` is true.
pub(super) fn records_naming(func: &Func<'_>, holds: impl Fn(Value) -> bool) -> Vec<usize> {
    let names = |value: Value| match value.kind() {
        ValueKind::LocalMeta(row) => match &func.side().local_md[row as usize] {
            LocalMd::Value(_, value) => holds(*value),
            LocalMd::ArgList(list) => list.iter().any(|entry| holds(entry.1)),
        },
        _ => holds(value),
    };
    let records = func.side().dbg.iter().enumerate();
    records.filter(|(_, row)| !row.is_cleared() && (names(row.value) || names(row.address))).map(|row| row.0).collect()
}

/// The first location in `region`, for the jump into it.
fn first_location(func: &Func<'_>, region: &Region) -> Md {
    let mut all = region.blocks.iter().flat_map(|&block| func.block_insts(block)).map(|inst| func.loc(inst));
    all.find(|loc| loc.is_some()).unwrap_or(Md::NONE)
}

/// Makes a block per exit that returns its number, and leads the edges of `region` there.
fn make_stubs(func: &mut FuncMut<'_>, region: &Region, plan: &Plan) -> Vec<Block> {
    let count = plan.exits.len();
    let mut stub_of: Vec<Block> = vec![Block::NONE; func.num_blocks()];
    let mut stubs = Vec::with_capacity(count);
    for (n, &exit) in plan.exits.iter().enumerate() {
        let stub = func.new_block();
        let value = (count > 1).then(|| exit_number(func, n, count));
        Builder::at_end(func, stub).ret(value);
        stub_of[exit.index()] = stub;
        stubs.push(stub);
    }
    for &block in &region.blocks {
        let end = func.terminator(block);
        for index in 0..func.num_operands(end) {
            if let Some(to) = func.operand(end, index).as_block()
                && let Some(&stub) = stub_of.get(to.index()).filter(|stub| stub.is_some())
            {
                // Phis of the exit go with it.
                func.set_operand(end, index, Value::block(stub));
            }
        }
    }
    stubs
}

/// Takes the names of what is about to go.
fn forget_names(func: &mut FuncMut<'_>, dead: &[Block]) {
    if func.side().names.is_none() {
        return;
    }
    for &block in dead {
        let insts: Vec<Inst> = func.block_insts(block).collect();
        if let Some(names) = &mut func.side_mut().names {
            insts.into_iter().for_each(|inst| names.set(Value::inst(inst), b""));
            names.set(Value::block(block), b"");
        }
    }
}

/// The names of the blocks that tell exits.
fn exit_names(func: &Func<'_>, plan: &Plan) -> Vec<Vec<u8>> {
    let Some(names) = &func.side().names else { return Vec::new() };
    plan.exits.iter().map(|&exit| [names.get(Value::block(exit)), b".exitStub"].concat()).collect()
}

fn name_blocks(func: &mut FuncMut<'_>, root: Block, stubs: &[Block], exits: &[Vec<u8>]) {
    func.set_name(Value::block(root), b"newFuncRoot");
    for (&stub, name) in stubs.iter().zip(exits) {
        func.set_name(Value::block(stub), name);
    }
}

/// Stores `output` as soon as it is known to the place that `slot` gives, before the instruction that it is told.
fn store_behind(func: &mut FuncMut<'_>, output: Inst, slot: impl FnOnce(&mut FuncMut<'_>, Inst) -> Value) {
    let at = match func.op(output) {
        Opcode::Phi => func.first_non_phi(func.block_of(output)),
        Opcode::Invoke => match func.successors_of(output).next() {
            Some(normal) => func.first_non_phi(normal),
            None => return,
        },
        _ => func.next(output),
    };
    let align = func.layout().abi_align(func.types(), func.ty(output));
    let slot = slot(func, at);
    let mut builder = Builder::before(func, at);
    builder.loc = Md::NONE;
    let store = builder.store(output.into(), slot, align, 0);
    // What is said of variables behind the value comes first.
    func.move_debug_records(at, store);
}
