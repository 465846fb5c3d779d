//! Debug calls of older modules: `llvm.dbg.addr`, which gave the address of a variable as a value. LLVM 22 reads it as
//! `#dbg_value` with an expression that goes through the address: `DW_OP_deref` at its end, before a fragment.

use crate::ids::*;
use crate::metadata::{MdField, MdNode};
use crate::module::{Module, Tables};

/// The expression of the value at the address that `expression` computes. Metadata of another kind is returned as it is.
pub fn through_address(tables: &mut Tables, expression: Md) -> Md {
    let Some(node) = expression.get() else { return expression };
    let MdNode::Expr(list) = tables.metadata.get(node) else { return expression };
    let list = list.to_vec();
    with_deref(tables, list)
}

/// The expression of these operators with a dereference at its end, before a fragment.
pub fn with_deref(tables: &mut Tables, mut list: Vec<MdField>) -> Md {
    let is = |field: &MdField, name: &[u8]| matches!(field, MdField::Sym(s) if tables.strings.get(*s) == name);
    let end = match list.len() {
        n @ 3.. if is(&list[n - 3], b"DW_OP_LLVM_fragment") => n - 3,
        n => n,
    };
    let deref = tables.strings.intern(b"DW_OP_deref");
    list.insert(end, MdField::Sym(deref));
    tables.metadata.add(MdNode::Expr(list.into()))
}

/// Brings debug records that were calls of `llvm.dbg.addr` to the form of LLVM 22: functions and the numbers of their records.
/// Linear in `records`.
pub fn upgrade_addresses(module: &mut Module, records: &[(Global, u32)]) {
    for &(function, record) in records {
        let record = record as usize;
        let Some(old) = module.body(function).and_then(|body| Some(body.side.dbg.get(record)?.expr)) else { continue };
        let expression = through_address(module.tables_mut(), old);
        if let Some(body) = module.body_mut(function) {
            body.side.dbg[record].expr = expression;
        }
    }
}
