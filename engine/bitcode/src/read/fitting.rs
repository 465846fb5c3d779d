//! Attributes of parameters and results that older files have and the types of today do not take.

use super::error::{Cause, Part};
use super::reader::Reader;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::*;

impl Reader {
    /// A list of attributes with the types that `byval` and the like did not have in older files: `param` gives the row of the
    /// type of a parameter.
    pub(super) fn add_types(&mut self, list: AttrList, param: impl Fn(&Self, usize) -> u32) -> Part<AttrList> {
        if !self.attrs.untyped {
            return Ok(list);
        }
        let row = self.tables.attrs.view().list(list).clone();
        let mut params = row.params.into_vec();
        let mut changed = false;
        for (k, set) in params.iter_mut().enumerate() {
            let mut attrs = self.tables.attrs.view().set(*set).to_vec();
            let mut some = false;
            for a in &mut attrs {
                let Attr::Type(kind @ (AttrKind::ByVal | AttrKind::SRet | AttrKind::InAlloca), t) = *a else {
                    continue;
                };
                if t.is_none() {
                    let pointee = self.types.part(param(self, k), 0);
                    let ty = self.types.of_row(pointee).ok_or(Cause::Type("a parameter with an old attribute"))?;
                    *a = Attr::Type(kind, ty);
                    some = true;
                }
            }
            if some {
                *set = self.tables.attrs.set(attrs);
                changed = true;
            }
        }
        if changed { Ok(self.tables.attrs.list(row.func, row.ret, params)) } else { Ok(list) }
    }
    /// A list without attributes that the types of a function of type `fn_ty` do not take: older files have some.
    pub(super) fn fitting_attributes(&mut self, list: AttrList, fn_ty: Type) -> AttrList {
        if !self.types.typed || list == AttrList::EMPTY {
            return list;
        }
        // Neighbouring calls are often alike.
        if (self.last_fitting.0, self.last_fitting.1) == (list, fn_ty) {
            return self.last_fitting.2;
        }
        let fitting = self.find_fitting(list, fn_ty);
        self.last_fitting = (list, fn_ty, fitting);
        fitting
    }
    fn find_fitting(&mut self, list: AttrList, fn_ty: Type) -> AttrList {
        if let Some(&known) = self.fitting.get(&(list, fn_ty)) {
            return known;
        }
        let row = self.tables.attrs.view().list(list).clone();
        let mut params = row.params.into_vec();
        let Some((ret, of, _)) = self.tables.types.view().func(fn_ty) else { return list };
        let of: Vec<Type> = of.iter().take(params.len()).copied().collect();
        let ret = self.fitting_set(row.ret, ret);
        for (set, ty) in params.iter_mut().zip(of) {
            *set = self.fitting_set(*set, ty);
        }
        let new = self.tables.attrs.list(row.func, ret, params);
        self.fitting.insert((list, fn_ty), new);
        new
    }
    fn fitting_set(&mut self, set: AttrSet, ty: Type) -> AttrSet {
        use AttrKind::*;
        let types = self.tables.types.view();
        let attrs = self.tables.attrs.view().set(set);
        let fits = |a: &Attr| match a.kind() {
            Some(SExt | ZExt) => types.is_int(ty),
            Some(Align) => types.is_ptr(types.scalar(ty)),
            Some(
                Captures
                | NonNull
                | ReadNone
                | ReadOnly
                | WriteOnly
                | Dereferenceable
                | DereferenceableOrNull
                | Writable
                | DeadOnUnwind
                | Initializes
                | DeadOnReturn
                | NoAlias
                | Nest
                | SwiftError
                | Preallocated
                | InAlloca
                | ByVal
                | SRet
                | ByRef
                | ElementType
                | AllocPtr,
            ) => types.is_ptr(ty),
            Some(NoUndef) => ty != Type::VOID,
            _ => true,
        };
        if attrs.iter().all(fits) {
            return set;
        }
        let kept = attrs.iter().filter(|a| fits(a)).cloned().collect();
        self.tables.attrs.set(kept)
    }
}
