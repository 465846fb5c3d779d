//! Edits of calls that several passes of this family make.

use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::*;
use warpc_ir::{CallRow, FuncMut};

/// Makes `align` (bytes, a power of two) the alignment of argument `index` of call `inst`, whatever it was.
pub fn set_argument_alignment(func: &mut FuncMut<'_>, inst: Inst, index: usize, align: u64) {
    let list = func.call(inst).attrs;
    let row = func.attrs().list(list);
    let (own, ret) = (row.func, row.ret);
    let mut params = row.params.to_vec();
    if params.len() <= index {
        params.resize(index + 1, AttrSet::EMPTY);
    }
    let mut set: Vec<Attr> =
        func.attrs().set(params[index]).iter().filter(|attr| attr.kind() != Some(AttrKind::Align)).cloned().collect();
    set.push(Attr::Int(AttrKind::Align, align));
    params[index] = func.intern_attr_set(set);
    let attrs = func.intern_attrs(own, ret, params);
    let call = CallRow { attrs, ..func.call(inst).clone() };
    func.set_call(inst, call);
}
