//! New signatures: functions, their calls and their returns.

use super::liveness::{Liveness, result_parts};
use crate::signature::{ArgFate, function_type, mark_nocall, parts_of_type, renumber_arguments};
use std::collections::HashMap;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::*;
use warpc_ir::{Builder, CallRow, FuncMut, Module, Opcode, TypeKind, Value};
use warpc_phase::{ModuleCx, Remark, RemarkKind, RemarkText};

/// What a function becomes.
pub(super) struct Plan {
    function: Global,
    fn_ty: Type,
    old_ret: Type,
    ret: Type,
    /// Whether each argument stays.
    kept_args: Vec<bool>,
    /// Elements of the result that stay, if they are fewer.
    kept_results: Vec<u32>,
}

/// The functions whose signature changes, with their new types and attributes in the module's tables.
pub(super) fn plans(module: &mut Module, live: &Liveness, cx: &mut ModuleCx<'_>) -> Vec<Plan> {
    let mut plans = Vec::new();
    for g in module.defined_functions() {
        if live.is_frozen(g) {
            continue;
        }
        let Some((old_ret, params, vararg)) = parts_of_type(module, g) else { continue };
        let kept_args: Vec<bool> = (0..params.len()).map(|n| live.argument(g, n)).collect();
        let count = result_parts(module.ctx().types(), old_ret);
        let list = module.ctx().attrs().list(module.globals().parts()[g.index()].attrs).clone();
        let attrs = module.ctx().attrs();
        // Code behind the call may read the argument in place of the result.
        let returned = kept_args
            .iter()
            .enumerate()
            .any(|(n, &kept)| kept && list.params.get(n).is_some_and(|&set| attrs.has(set, AttrKind::Returned)));
        let kept_results: Vec<u32> = (0..count).filter(|&n| returned || live.result(g, n)).map(|n| n as u32).collect();
        let ret = if returned || kept_results.len() == count && count > 0 && !is_single(module, old_ret, count) {
            old_ret
        } else {
            reduced(module, old_ret, &kept_results)
        };
        if cx.session.phase.remarks {
            remarks(module, g, &kept_args, (count, &kept_results), cx);
        }
        if ret == old_ret && kept_args.iter().all(|&kept| kept) {
            continue;
        }
        let stay: Vec<Type> = params.iter().zip(&kept_args).filter(|(_, kept)| **kept).map(|(&ty, _)| ty).collect();
        let fn_ty = function_type(module, ret, &stay, vararg);
        let sets = kept_args.iter().enumerate().filter(|(_, kept)| **kept);
        let sets = sets.map(|(n, _)| list.params.get(n).copied().unwrap_or(AttrSet::EMPTY)).collect();
        let tables = &mut module.tables_mut().attrs;
        let func = without_alloc_size(tables.view().set(list.func)).map_or(list.func, |set| tables.set(set));
        let ret_set = if ret == Type::VOID { AttrSet::EMPTY } else { list.ret };
        let attrs = tables.list(func, ret_set, sets);
        let mut rows = module.globals_mut();
        rows.shape_mut()[g.index()].ty = fn_ty;
        rows.parts_mut()[g.index()].attrs = attrs;
        drop(rows);
        mark_nocall(module, g);
        plans.push(Plan { function: g, fn_ty, old_ret, ret, kept_args, kept_results });
    }
    plans
}

/// Whether `ty` is an aggregate of one element, which becomes that element.
fn is_single(module: &Module, ty: Type, count: usize) -> bool {
    count == 1 && module.ctx().types().is_aggregate(ty) && module.ctx().types().num_elements(ty) == Some(1)
}

/// The type of a result of which the elements `kept` stay.
fn reduced(module: &mut Module, old: Type, kept: &[u32]) -> Type {
    let types = module.ctx().types();
    let element = |n: u32| types.element(old, n as u64).unwrap_or(old);
    match *kept {
        [] => Type::VOID,
        [one] => element(one),
        _ => {
            let fields: Vec<Type> = kept.iter().map(|&n| element(n)).collect();
            let kind = match types.fields(old) {
                Some((_, packed)) => TypeKind::Struct { fields: fields.into(), packed },
                None => TypeKind::Array { len: fields.len() as u64, elem: fields[0] },
            };
            module.tables_mut().types.intern(kind)
        }
    }
}

fn remarks(module: &Module, global: Global, args: &[bool], results: (usize, &[u32]), cx: &mut ModuleCx<'_>) {
    let Some(f) = module.func(global) else { return };
    let mut say = |name: &'static str, message: RemarkText| {
        let remark = Remark { kind: RemarkKind::Passed, pass: "deadargelim", name, message, at: Inst::NONE };
        cx.remarks.push((global, remark));
    };
    for n in (0..args.len()).filter(|&n| !args[n]) {
        let name = f.side().names.as_ref().map_or(&b""[..], |names| names.get(Value::arg(n as u32)));
        let text = RemarkText::from("eliminating argument ").arg("ArgName", String::from_utf8_lossy(name));
        say("ArgumentRemoved", text.text("(").arg("ArgIndex", n).text(")"));
    }
    if results.1.len() < results.0 {
        for n in (0..results.0 as u32).filter(|n| !results.1.contains(n)) {
            say("ReturnValueRemoved", RemarkText::from("removing return value ").text(&n.to_string()));
        }
    }
}

/// The set without `allocsize`, which names arguments by number, if it has it.
fn without_alloc_size(set: &[Attr]) -> Option<Vec<Attr>> {
    let has = |attr: &Attr| attr.kind() == Some(AttrKind::AllocSize);
    set.iter().any(has).then(|| set.iter().filter(|attr| !has(attr)).cloned().collect())
}

/// Drops the metadata of `call` but its profile: the rest describes another call.
pub(crate) fn keep_call_metadata(func: &mut FuncMut<'_>, call: Inst) {
    let prof = func.ctx().tables.strings.find(b"prof");
    let all: Vec<(Str, Md)> = func.attachments(call).map(|row| (row.kind, row.node)).collect();
    let kept: Vec<(Str, Md)> = all.iter().copied().filter(|row| Some(row.0) == prof).collect();
    if kept.len() < all.len() {
        func.write_attachments(call, &kept);
    }
}

/// Changes all functions of `plans`, their calls and returns. Linear.
pub(super) fn apply(module: &mut Module, plans: &[Plan]) {
    let by_function: HashMap<Global, &Plan> = plans.iter().map(|plan| (plan.function, plan)).collect();
    for g in module.defined_functions() {
        let own = by_function.get(&g).copied();
        let Some(f) = module.func(g) else { continue };
        // The functions have their new types by now, and the calls the old ones.
        let calls: Vec<Inst> = crate::function_attrs::insts(&f)
            .filter(|&i| {
                f.op(i).is_call() && f.callee(i).as_global().is_some_and(|callee| by_function.contains_key(&callee))
            })
            .collect();
        if calls.is_empty() && own.is_none() {
            continue;
        }
        module.edit(g, |f| {
            for call in calls {
                if let Some(plan) = f.callee(call).as_global().and_then(|callee| by_function.get(&callee)) {
                    rewrite_call(f, call, plan);
                }
            }
            if let Some(plan) = own.filter(|plan| plan.ret != plan.old_ret) {
                rewrite_returns(f, plan);
            }
        });
        if let Some(plan) = own
            && let Some(body) = module.body_mut(g)
        {
            let mut next = 0;
            let fates: Vec<ArgFate> = plan
                .kept_args
                .iter()
                .map(|&kept| {
                    next += kept as u32;
                    if kept { ArgFate::Becomes(next - 1) } else { ArgFate::Gone }
                })
                .collect();
            let rows = body.side.args.iter().zip(&plan.kept_args);
            let types: Vec<Type> = rows.filter(|row| *row.1).map(|row| row.0.ty).collect();
            renumber_arguments(body, &fates, &types);
        }
    }
    module.merge_overlays();
}

fn rewrite_call(func: &mut FuncMut<'_>, call: Inst, plan: &Plan) {
    let row = func.call(call).clone();
    let list = func.attrs().list(row.attrs).clone();
    let named = plan.kept_args.len();
    let keeps = |n: usize| n >= named || plan.kept_args[n];
    let mut sets = Vec::with_capacity(row.num_args as usize);
    for n in (0..row.num_args as usize).filter(|&n| keeps(n)) {
        let mut set = list.params.get(n).copied().unwrap_or(AttrSet::EMPTY);
        if n < named && plan.ret != plan.old_ret && func.attrs().has(set, AttrKind::Returned) {
            let attrs = func.attrs().set(set).iter().filter(|attr| attr.kind() != Some(AttrKind::Returned)).cloned();
            let attrs = attrs.collect();
            set = func.intern_attr_set(attrs);
        }
        sets.push(set);
    }
    let own = match without_alloc_size(func.attrs().set(list.func)) {
        Some(attrs) => func.intern_attr_set(attrs),
        None => list.func,
    };
    let ret = if plan.ret == Type::VOID { AttrSet::EMPTY } else { list.ret };
    let num_args = sets.len() as u32;
    let attrs = func.intern_attrs(own, ret, sets);
    let operands: Vec<Value> = func
        .operands(call)
        .enumerate()
        .filter(|&(n, _)| n >= row.num_args as usize || keeps(n))
        .map(|(_, value)| value)
        .collect();
    func.set_operands(call, &operands);
    keep_call_metadata(func, call);
    func.set_call(call, CallRow { fn_ty: plan.fn_ty, attrs, num_args, ..row });
    // Flags that a call has are fast-math flags of the result.
    func.set_flags(call, 0);
    if plan.ret == plan.old_ret {
        return;
    }
    let (value, op) = (Value::inst(call), func.op(call));
    if plan.ret == Type::VOID {
        func.replace_all_uses(value, Value::poison(plan.old_ret));
        func.set_op(call, op, Type::VOID);
        if let Some(names) = &mut func.side_mut().names {
            names.set(value, b"");
        }
        return;
    }
    let uses: Vec<Use> = func.uses(value).collect();
    func.set_op(call, op, plan.ret);
    let described = !func.side().dbg.is_empty() || !func.side().local_md.is_empty();
    if !uses.is_empty() || described {
        let old = old_result(func, call, plan);
        for of in uses {
            func.set_use(of, old);
        }
        if described {
            func.replace_debug_value(call, old);
        }
    }
}

/// The result that `call` had, built from the elements that it gives.
fn old_result(func: &mut FuncMut<'_>, call: Inst, plan: &Plan) -> Value {
    let at = if func.op(call) == Opcode::Call {
        func.next(call)
    } else {
        // Only behind the edge to the normal destination is there a result.
        let normal =
            (0..func.num_operands(call)).find(|&n| func.operand(call, n).as_block().is_some()).expect("a successor");
        let to = func.operand(call, normal).as_block().expect("a successor");
        let block = func.split_edge(call, normal);
        func.name_split_edge(block, func.block_of(call), to);
        func.first(block)
    };
    let loc = func.loc(call);
    let mut result = Value::poison(plan.old_ret);
    for (new, &old) in plan.kept_results.iter().enumerate() {
        let element = match plan.kept_results.len() {
            1 => Value::inst(call),
            _ => {
                let ty = func.types().element(plan.ret, new as u64).expect("an element");
                let mut builder = Builder::before(func, at);
                builder.loc = loc;
                let element = builder.extract_value(Value::inst(call), &[new as u32], ty);
                func.set_name(element, b"newret");
                element
            }
        };
        let mut builder = Builder::before(func, at);
        builder.loc = loc;
        result = builder.insert_value(result, element, &[old]);
        func.set_name(result, b"oldret");
    }
    result
}

/// Returns give the elements that stay.
fn rewrite_returns(func: &mut FuncMut<'_>, plan: &Plan) {
    let returns: Vec<Inst> = func
        .block_order()
        .map(|b| func.terminator(b))
        .filter(|&last| last.is_some() && func.op(last) == Opcode::Ret && func.num_operands(last) == 1)
        .collect();
    for ret in returns {
        if plan.ret == Type::VOID {
            func.set_operands(ret, &[]);
            continue;
        }
        let old = func.operand(ret, 0);
        let mut result = Value::poison(plan.ret);
        for (new, &element) in plan.kept_results.iter().enumerate() {
            let ty = func.types().element(plan.old_ret, element as u64).expect("an element");
            let part = Builder::before(func, ret).extract_value(old, &[element], ty);
            func.set_name(part, b"oldret");
            if plan.kept_results.len() == 1 {
                result = part;
            } else {
                result = Builder::before(func, ret).insert_value(result, part, &[new as u32]);
                func.set_name(result, b"newret");
            }
        }
        func.set_operand(ret, 0, result);
    }
}
