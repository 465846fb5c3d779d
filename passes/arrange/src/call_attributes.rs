//! Attributes of the arguments of one call.

use warpc_ir::FuncMut;
use warpc_ir::attrs::Attr;
use warpc_ir::ids::*;

/// Changes the attributes of argument `at` of call `call` by `edit`.
pub(crate) fn edit_argument(func: &mut FuncMut<'_>, call: Inst, at: usize, edit: impl FnOnce(&mut Vec<Attr>)) {
    let list = func.attrs().list(func.call(call).attrs).clone();
    let mut params = list.params.into_vec();
    if params.len() <= at {
        params.resize(at + 1, AttrSet::EMPTY);
    }
    let mut set = func.attrs().set(params[at]).to_vec();
    edit(&mut set);
    params[at] = func.intern_attr_set(set);
    let mut row = func.call(call).clone();
    row.attrs = func.intern_attrs(list.func, list.ret, params);
    func.set_call(call, row);
}
