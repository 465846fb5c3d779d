//! Facts that the attributes of the call state, put on the calls that were cloned.

use super::clone::Cloner;
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::attrs::{Attr, AttrKind, AttrRange};
use warpc_ir::func::{Func, FuncMut};
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::value::Value;

/// Puts facts of `call` on the cloned `calls`.
pub fn carry_over(func: &mut FuncMut<'_>, call: Inst, callee: &Func<'_>, cloner: &Cloner<'_>, calls: &[Inst]) {
    if func.call_has_attr(call, AttrKind::NoUnwind) {
        no_unwind(func, calls);
    }
    result_facts(func, call, callee, cloner);
}

/// Attributes of a result that are violated only where the program has no meaning any more.
const IMMEDIATE: [AttrKind; 4] =
    [AttrKind::Dereferenceable, AttrKind::DereferenceableOrNull, AttrKind::NoAlias, AttrKind::NoUndef];
/// Attributes of a result that make it poison.
const POISONING: [AttrKind; 3] = [AttrKind::NonNull, AttrKind::Align, AttrKind::Range];

/// What the call and the callee say of the result holds for a call of the callee whose result is returned at once: nothing in between
/// can keep the return from happening. What would make it poison holds if nobody else sees the poison, or if poison must not be
/// returned.
fn result_facts(func: &mut FuncMut<'_>, call: Inst, callee: &Func<'_>, cloner: &Cloner<'_>) {
    let attrs = func.attrs();
    let said: Vec<Attr> = [func.call(call).attrs, func.ctx().globals.parts[callee.global().index()].attrs]
        .iter()
        .flat_map(|&list| attrs.set(attrs.list(list).ret).iter().cloned())
        .collect();
    let pick = |kinds: &[AttrKind]| -> Vec<Attr> {
        said.iter().filter(|attr| attr.kind().is_some_and(|kind| kinds.contains(&kind))).cloned().collect()
    };
    let (immediate, poisoning) = (pick(&IMMEDIATE), pick(&POISONING));
    if immediate.is_empty() && poisoning.is_empty() {
        return;
    }
    let never_poison = immediate.iter().any(|attr| attr.kind() == Some(AttrKind::NoUndef));
    for block in callee.block_order() {
        let Some((inner, clone)) = returned_call(func, callee, cloner, block) else { continue };
        let hides_poison = |func: &Func<'_>| {
            !facts::call_ret_has(func, inner, AttrKind::NoUndef) && is_used_once(func, Value::inst(inner))
        };
        let mut more = immediate.clone();
        if !poisoning.is_empty() && (never_poison || hides_poison(callee)) {
            more.extend(poisoning.iter().cloned());
        }
        add_result_facts(func, clone, more);
    }
}

/// Whether one operand of `func` alone is `value`. Linear: bodies at rest have no lists of uses.
fn is_used_once(func: &Func<'_>, value: Value) -> bool {
    let all = func.block_order().flat_map(|block| func.block_insts(block)).flat_map(|inst| func.operands(inst));
    all.filter(|&operand| operand == value).take(2).count() == 1
}

/// The call of the callee whose result `block` returns, with its clone, if nothing between the two can throw or not return.
fn returned_call(func: &Func<'_>, callee: &Func<'_>, cloner: &Cloner<'_>, block: Block) -> Option<(Inst, Inst)> {
    let ret = callee.terminator(block).get()?;
    if callee.op(ret) != Opcode::Ret {
        return None;
    }
    let inner = callee.operands(ret).next()?.as_inst()?;
    if callee.op(inner) != Opcode::Call || callee.block_of(inner) != block {
        return None;
    }
    let mut between = callee.next(inner);
    while between != ret {
        if !facts::transfers_execution(callee, between) {
            return None;
        }
        between = callee.next(between);
    }
    let clone = cloner.clone_of(inner).filter(|&clone| !func.is_dead(clone) && func.op(clone) == Opcode::Call)?;
    Some((inner, clone))
}

/// Adds `more` to what call `call` says of its result, where it does not say as much already.
fn add_result_facts(func: &mut FuncMut<'_>, call: Inst, more: Vec<Attr>) {
    let old = func.call(call).attrs;
    let row = func.attrs().list(old).clone();
    let mut set = func.attrs().set(row.ret).to_vec();
    let before = set.len();
    for attr in more {
        let known = set.iter_mut().find(|own| own.kind() == attr.kind());
        match (known, attr) {
            (None, attr) => set.push(attr),
            (Some(Attr::Int(_, own)), Attr::Int(_, number)) => *own = number.max(*own),
            (Some(Attr::Range(own)), Attr::Range(more)) => narrow(own, more),
            // The same flag.
            (Some(_), _) => {}
        }
    }
    if set.len() == before && set == func.attrs().set(row.ret) {
        return;
    }
    let ret = func.intern_attr_set(set);
    let list = func.intern_attrs(row.func, ret, row.params.to_vec());
    let at = func.aux(call).a as usize;
    func.side_mut().calls[at].attrs = list;
}

/// Leaves in `own` what is in `more`, too, if none of them wraps and anything is.
fn narrow(own: &mut AttrRange, more: AttrRange) {
    let (lo, hi) = (own.lo.max(more.lo), own.hi.min(more.hi));
    if own.ty == more.ty && own.lo < own.hi && more.lo < more.hi && lo < hi {
        *own = AttrRange { lo, hi, ..*own };
    }
}

/// Calls inlined at a call that does not throw do not throw.
fn no_unwind(func: &mut FuncMut<'_>, calls: &[Inst]) {
    let mut known: SmallVec<[(AttrList, AttrList); 4]> = SmallVec::new();
    for &c in calls {
        // Intrinsics say so themselves.
        if func.op(c) != Opcode::Call || facts::intrinsic(func, c).is_some() {
            continue;
        }
        let old = func.call(c).attrs;
        if func.attrs().fn_has(old, AttrKind::NoUnwind) {
            continue;
        }
        let new = match known.iter().find(|k| k.0 == old) {
            Some(k) => k.1,
            None => {
                let new = with_fn_attr(func, old, Attr::Flag(AttrKind::NoUnwind));
                known.push((old, new));
                new
            }
        };
        let at = func.aux(c).a as usize;
        func.side_mut().calls[at].attrs = new;
    }
}

fn with_fn_attr(func: &mut FuncMut<'_>, list: AttrList, attr: Attr) -> AttrList {
    let row = func.attrs().list(list).clone();
    let mut set = func.attrs().set(row.func).to_vec();
    set.push(attr);
    let own = func.intern_attr_set(set);
    func.intern_attrs(own, row.ret, row.params.to_vec())
}
