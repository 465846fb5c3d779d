//! Facts that the attributes of the call state, put on the calls that were cloned.

use super::clone::Cloner;
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::func::{Func, FuncMut};
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;

/// Puts facts of `call` on the cloned `calls`.
pub fn carry_over(func: &mut FuncMut<'_>, call: Inst, _callee: &Func<'_>, _cloner: &Cloner<'_>, calls: &[Inst]) {
    if func.call_has_attr(call, AttrKind::NoUnwind) {
        no_unwind(func, calls);
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
