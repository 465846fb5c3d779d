//! What becomes of functions that another is equal to.

use super::words::Shapes;
use crate::function_attrs::insts;
use crate::references::{erase_global, replace_globals};
use crate::signature::parts_of_type;
use std::collections::BTreeMap;
use warpc_analysis::facts::called_function;
use warpc_columns::RowSet;
use warpc_ir::body::{ArgRow, Body, Names};
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, GlobalRow, Linkage, Parts, Symbol, UnnamedAddr, Visibility, cc};
use warpc_ir::opcode::TailKind;
use warpc_ir::types::TypesRef;
use warpc_ir::{Builder, CallRow, FuncMut, Module, Opcode, Value};

/// Whether a call of `global` is smaller than `global`, and can be made.
pub(super) fn can_be_called(module: &Module, global: Global) -> bool {
    let variadic = parts_of_type(module, global).is_none_or(|ty| ty.2);
    let small = module.func(global).is_some_and(|f| insts(&f).take(2).count() < 2);
    !variadic && !small
}

/// Whether two functions take and give the same bits as values of the same kind.
pub(super) fn same_types(module: &Module, a: Global, b: Global) -> bool {
    let globals = module.globals();
    let (a, b) = (globals.shape()[a.index()].ty, globals.shape()[b.index()].ty);
    a == b || {
        let mut shapes = Shapes::default();
        shapes.of(module.ctx(), a) == shapes.of(module.ctx(), b)
    }
}

/// A function that becomes a call or an alias of another, with a row of its own behind all others.
pub(super) struct StandIn {
    pub old: Global,
    pub stays: Global,
    pub alias: bool,
}

/// What a round does.
#[derive(Default)]
pub(super) struct Plan {
    /// Functions whose direct calls are those of another.
    pub calls: BTreeMap<Global, Global>,
    /// Functions of which all uses are those of another.
    pub uses: BTreeMap<Global, Global>,
    /// Functions that lose their name to a stand-in.
    pub private: Vec<Global>,
    pub stand_ins: Vec<StandIn>,
    pub erased: Vec<Global>,
}

/// Where `global` is after all of `to`. Each function gives way once, so this ends.
fn end_of(to: &BTreeMap<Global, Global>, mut global: Global) -> Global {
    while let Some(&next) = to.get(&global) {
        global = next;
    }
    global
}

impl Plan {
    /// Does it; whether anything changed. Stand-ins are in `done`.
    pub fn carry_out(self, module: &mut Module, done: &mut RowSet<Global>) -> bool {
        let Plan { calls, uses, private, stand_ins, erased } = self;
        let mut changed = !(stand_ins.is_empty() && erased.is_empty() && uses.is_empty());
        changed |= redirect_calls(module, &calls);
        let mut rows: BTreeMap<Global, Global> = BTreeMap::new();
        for stand_in in &stand_ins {
            rows.insert(stand_in.old, copy_row(module, stand_in.old));
        }
        private.iter().for_each(|&global| make_private(module, global));
        let now = |old: Global| {
            let end = end_of(&uses, old);
            rows.get(&end).copied().unwrap_or(end)
        };
        let pairs: Vec<(Global, Global)> =
            uses.keys().chain(rows.keys()).map(|&old| (old, now(old))).filter(|pair| pair.0 != pair.1).collect();
        if !pairs.is_empty() {
            replace_globals(module, &pairs);
        }
        for StandIn { old, stays, alias } in stand_ins {
            let (stays, new) = (end_of(&calls, stays), rows[&old]);
            if alias {
                make_alias(module, stays, old, new);
            } else {
                make_thunk(module, stays, old, new);
            }
            done_with(done, new);
            if !private.contains(&old) {
                erase_global(module, old);
            }
        }
        erased.iter().for_each(|&old| erase_global(module, old));
        module.merge_overlays();
        changed
    }
}

/// A row behind all others with what `global` has but its body.
fn copy_row(module: &mut Module, global: Global) -> Global {
    let old = module.globals();
    let row = GlobalRow {
        sym: old.sym()[global.index()],
        shape: old.shape()[global.index()],
        parts: old.parts()[global.index()],
    };
    Global(module.globals_mut().push(row))
}

/// Takes the name of a function.
fn make_private(module: &mut Module, global: Global) {
    let mut rows = module.globals_mut();
    let sym = &mut rows.sym_mut()[global.index()];
    (sym.name, sym.linkage, sym.visibility) = (Str::EMPTY, Linkage::Private, Visibility::Default);
    sym.flags |= Symbol::DSO_LOCAL;
    let parts = &mut rows.parts_mut()[global.index()];
    (parts.comdat, parts.number) = (Comdat::NONE, u32::MAX);
}

fn done_with(done: &mut RowSet<Global>, global: Global) {
    if done.rows() <= global.index() {
        done.resize(global.index() + 1);
    }
    done.insert(global);
}

/// Direct calls of functions in `to` become calls of those at the end; whether there were any. Linear in the module.
fn redirect_calls(module: &mut Module, to: &BTreeMap<Global, Global>) -> bool {
    let mut changed = false;
    for g in module.defined_functions() {
        let Some(f) = module.func(g) else { continue };
        let called = |i: Inst| called_function(&f, i).filter(|callee| to.contains_key(callee));
        let calls: Vec<(Inst, Global)> = insts(&f).filter_map(|i| Some((i, end_of(to, called(i)?)))).collect();
        if !calls.is_empty() {
            changed = true;
            module.edit(g, |f| {
                for (call, callee) in calls {
                    let index = f.num_operands(call) - 1;
                    f.set_operand(call, index, Value::global(callee));
                }
            });
        }
    }
    changed
}

/// Makes row `new`, which is a copy of that of `old`, an alias of `stays`, which is aligned like both.
fn make_alias(module: &mut Module, stays: Global, old: Global, new: Global) {
    let align = module.globals().shape()[old.index()].align;
    let mut rows = module.globals_mut();
    let shape = &mut rows.shape_mut()[stays.index()];
    shape.align = shape.align.max(align);
    let sym = &mut rows.sym_mut()[new.index()];
    (sym.kind, sym.unnamed_addr) = (GlobalKind::Alias, UnnamedAddr::Global);
    if !sym.linkage.is_local() {
        sym.flags &= !Symbol::DSO_LOCAL;
    }
    let shape = &mut rows.shape_mut()[new.index()];
    (shape.cc, shape.align) = (cc::C, 0);
    let number = rows.parts_mut()[new.index()].number;
    rows.parts_mut()[new.index()] = Parts { init: Value::global(stays), number, ..Default::default() };
}

/// Gives row `new`, which is a copy of that of `old`, a body that calls `stays`, which takes the same bits.
fn make_thunk(module: &mut Module, stays: Global, old: Global, new: Global) {
    let Some((ret, params, _)) = parts_of_type(module, new) else { return };
    let Some((callee_ret, callee_params, _)) = parts_of_type(module, stays) else { return };
    let has_names = module.body(old).is_some_and(|body| body.side.names.is_some());
    let mut body = Body::default();
    body.side.global = new;
    body.side.args = params.iter().map(|&ty| ArgRow { ty, first_use: Use::NONE }).collect();
    body.side.names = has_names.then(|| Box::new(Names::default()));
    module.put_body(new, Box::new(body));
    let (shape, attrs) = (module.globals().shape()[stays.index()], module.globals().parts()[stays.index()].attrs);
    module.edit(new, |f| {
        let block = f.new_block();
        let args: Vec<Value> = (0..f.num_args() as u32).map(Value::arg).collect();
        let args: Vec<Value> = args
            .iter()
            .zip(params.iter().zip(&*callee_params))
            .map(|(&arg, (&from, &to))| convert(f, block, arg, (from, to)))
            .collect();
        let call = Builder::at_end(f, block).call(Value::global(stays), shape.ty, callee_ret, &args, shape.cc, attrs);
        let row = f.call(call).clone();
        f.set_call(call, CallRow { tail: TailKind::Tail, addrspace: shape.addrspace, ..row });
        let value = (ret != Type::VOID).then(|| convert(f, block, Value::inst(call), (callee_ret, ret)));
        Builder::at_end(f, block).ret(value);
    });
    // What is attached describes the old body, but for what checks of calls say of the function.
    if let Some(mut extra) = module.ctx().extra(new).cloned() {
        extra.attachments.retain(|row| matches!(module.ctx().str(row.0), b"type" | b"kcfi_type"));
        let extras = &mut module.tables_mut().extras;
        extras.push(extra);
        let row = extras.len() as u32 - 1;
        module.globals_mut().parts_mut()[new.index()].extra = row;
    }
}

/// The operation that makes a value of type `to` of one of type `from`, which is no structure and has the same bits.
fn conversion(types: TypesRef<'_>, from: Type, to: Type) -> Opcode {
    match (types.is_ptr(types.scalar(from)), types.is_ptr(types.scalar(to))) {
        (false, true) => Opcode::IntToPtr,
        (true, false) => Opcode::PtrToInt,
        _ => Opcode::BitCast,
    }
}

/// `value` of the first type as one of the second, which has the same shape: fields one by one.
fn convert(func: &mut FuncMut<'_>, block: Block, value: Value, (from, to): (Type, Type)) -> Value {
    /// A structure or array of which the first fields are done.
    struct Whole {
        value: Value,
        types: (Type, Type),
        done: u32,
        result: Value,
    }
    let mut open: Vec<Whole> = Vec::new();
    let mut next = (value, (from, to));
    loop {
        let (value, (from, to)) = next;
        let count = func.types().num_elements(from).filter(|_| func.types().is_aggregate(from) && from != to);
        let mut result = match count {
            None if from == to => value,
            None => {
                let op = conversion(func.types(), from, to);
                Builder::at_end(func, block).cast(op, value, to, 0)
            }
            Some(_) => {
                open.push(Whole { value, types: (from, to), done: 0, result: Value::poison(to) });
                Value::NONE
            }
        };
        // Ends of structures, then the next field of the innermost one.
        loop {
            let Some(whole) = open.last_mut() else { return result };
            if result.is_some() {
                whole.result = Builder::at_end(func, block).insert_value(whole.result, result, &[whole.done]);
                whole.done += 1;
            }
            let (from, to) = whole.types;
            if u64::from(whole.done) == func.types().num_elements(from).unwrap_or(0) {
                result = whole.result;
                open.pop();
                continue;
            }
            let part = |ty: Type| func.types().element(ty, u64::from(whole.done)).unwrap_or(ty);
            let (from, to) = (part(from), part(to));
            let value = Builder::at_end(func, block).extract_value(whole.value, &[whole.done], from);
            next = (value, (from, to));
            break;
        }
    }
}
