//! Debug records of promoted allocas: what a record declares to lie in memory has a value from each store and each inserted phi on.
//!
//! Rules are those of LLVM's `ConvertDebugDeclareToDebugValue`. The new records keep scope and place of inlining of the declaration
//! and have line 0, as no line of the source stands for them.

use warpc_ir::body::{DbgKind, DbgRow};
use warpc_ir::dwarf::op;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode, Value};

/// Adds a value record at `store`, which is about to be erased, for each variable that a record declares in the alloca it writes.
pub fn record_store(func: &mut FuncMut<'_>, store: Inst) {
    if func.side().dbg.is_empty() {
        return;
    }
    let (value, address) = (func.operand(store, 0), func.operand(store, 1));
    let Some(alloca) = address.as_inst() else { return };
    let ty = func.type_of(value);
    for row in declarations(func, alloca) {
        let record = func.side().dbg[row];
        let Some(list) = func.expression_elements(record.expr) else { continue };
        // A pointer that was stored is the address of the variable, whatever its size.
        let is_address = list[..] == [op::DEREF];
        let whole = is_address || list.first() != Some(&op::DEREF) && func.covers_variable(ty, &record, &list, alloca);
        let value = if whole { value } else { Value::poison(ty) };
        let record = func.value_record(DbgRow { anchor: store, value, ty, ..record });
        func.side_mut().dbg.push(record);
    }
}

/// Adds a value record behind the phis of the block of `phi`, which was inserted for `alloca`, for each variable declared there.
pub fn record_phi(func: &mut FuncMut<'_>, phi: Inst, alloca: Inst) {
    if func.side().dbg.is_empty() {
        return;
    }
    let ty = func.ty(phi);
    let mut anchor = phi;
    while anchor.is_some() && func.op(anchor) == Opcode::Phi {
        anchor = func.next(anchor);
    }
    if anchor.is_none() {
        return;
    }
    for row in declarations(func, alloca) {
        let record = func.side().dbg[row];
        let Some(list) = func.expression_elements(record.expr) else { continue };
        if func.covers_variable(ty, &record, &list, alloca) {
            let record = func.value_record(DbgRow { anchor, value: Value::inst(phi), ty, ..record });
            func.add_first_debug_record(record);
        }
    }
}

/// Drops the records of variables that lie in `alloca`, which is about to be erased; the records of its values stand for them.
pub fn forget(func: &mut FuncMut<'_>, alloca: Inst) {
    if func.side().dbg.is_empty() {
        return;
    }
    let loads: Vec<usize> = func
        .debug_records_of(alloca)
        .into_iter()
        .filter(|&row| {
            func.expression_elements(func.side().dbg[row].expr).is_some_and(|list| list.first() == Some(&op::DEREF))
        })
        .collect();
    func.clear_debug_records(&loads);
    func.drop_debug_records(alloca, |record| record.kind == DbgKind::Declare);
}

fn declarations(func: &mut FuncMut<'_>, alloca: Inst) -> Vec<usize> {
    let mut rows = func.debug_records_of(alloca);
    rows.retain(|&row| func.side().dbg[row].kind == DbgKind::Declare);
    rows
}
