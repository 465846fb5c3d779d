//! Changes to the attributes of a function of the module, one list at a time.

use warpc_ir::attrs::{Attr, AttrKind, Attrs};
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Module};

/// Attributes that make poison undefined behaviour.
pub(crate) const POISON_TRAPS: &[AttrKind] =
    &[AttrKind::NoUndef, AttrKind::Dereferenceable, AttrKind::DereferenceableOrNull];

/// List `list` of a call in `func` where the parameters for which `of` holds lose what makes poison undefined behaviour.
pub(crate) fn without_poison_traps(func: &mut FuncMut<'_>, list: AttrList, of: impl Fn(usize) -> bool) -> AttrList {
    let row = func.attrs().list(list).clone();
    let mut params = row.params.to_vec();
    for (n, set) in params.iter_mut().enumerate() {
        if of(n) && POISON_TRAPS.iter().any(|&kind| func.attrs().has(*set, kind)) {
            let kept = func.attrs().set(*set).iter();
            let kept = kept.filter(|attr| !attr.kind().is_some_and(|kind| POISON_TRAPS.contains(&kind))).cloned();
            let kept = kept.collect();
            *set = func.intern_attr_set(kept);
        }
    }
    if params[..] == row.params[..] { list } else { func.intern_attrs(row.func, row.ret, params) }
}

/// The set of a list that an edit is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slot {
    /// Of the function.
    Func,
    /// Of the result.
    Ret,
    /// Of a parameter.
    Param(usize),
}

/// An attribute list taken apart into its sets.
pub struct ListEdit<'a> {
    attrs: &'a mut Attrs,
    func: AttrSet,
    ret: AttrSet,
    params: Vec<AttrSet>,
}

impl ListEdit<'_> {
    fn set(&self, slot: Slot) -> AttrSet {
        match slot {
            Slot::Func => self.func,
            Slot::Ret => self.ret,
            Slot::Param(n) => self.params.get(n).copied().unwrap_or(AttrSet::EMPTY),
        }
    }
    fn put(&mut self, slot: Slot, set: AttrSet) {
        match slot {
            Slot::Func => self.func = set,
            Slot::Ret => self.ret = set,
            Slot::Param(n) => {
                if self.params.len() <= n {
                    self.params.resize(n + 1, AttrSet::EMPTY);
                }
                self.params[n] = set;
            }
        }
    }
    /// Whether the set has `kind`.
    pub fn has(&self, slot: Slot, kind: AttrKind) -> bool {
        self.attrs.view().has(self.set(slot), kind)
    }
    /// Adds `attr`, in place of one of its kind.
    pub fn add(&mut self, slot: Slot, attr: Attr) {
        let mut all = self.attrs.view().set(self.set(slot)).to_vec();
        all.push(attr);
        let set = self.attrs.set(all);
        self.put(slot, set);
    }
    /// Adds keyword `kind`.
    pub fn flag(&mut self, slot: Slot, kind: AttrKind) {
        if !self.has(slot, kind) {
            self.add(slot, Attr::Flag(kind));
        }
    }
    /// Removes the attributes of `kinds`.
    pub fn remove(&mut self, slot: Slot, kinds: &[AttrKind]) {
        let set = self.set(slot);
        if kinds.iter().any(|&kind| self.attrs.view().has(set, kind)) {
            let mut all = self.attrs.view().set(set).to_vec();
            all.retain(|attr| attr.kind().is_none_or(|kind| !kinds.contains(&kind)));
            let set = self.attrs.set(all);
            self.put(slot, set);
        }
    }
}

/// Edits list `list` of the module's tables; gives the new one. Cost: the size of the list, whatever the number of edits.
pub(crate) fn edited(attrs: &mut Attrs, list: AttrList, edit: impl FnOnce(&mut ListEdit<'_>)) -> AttrList {
    let row = attrs.view().list(list).clone();
    let mut open = ListEdit { attrs, func: row.func, ret: row.ret, params: row.params.into_vec() };
    edit(&mut open);
    let ListEdit { attrs, func, ret, params } = open;
    attrs.list(func, ret, params)
}

/// Edits the attributes of function `global`; whether they are others now.
pub fn edit_attrs(module: &mut Module, global: Global, edit: impl FnOnce(&mut ListEdit<'_>)) -> bool {
    let old = module.globals().parts()[global.index()].attrs;
    let new = edited(&mut module.tables_mut().attrs, old, edit);
    if new != old {
        module.globals_mut().parts_mut()[global.index()].attrs = new;
    }
    new != old
}
