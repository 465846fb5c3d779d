//! What two calls of one function promise by attributes, when one of them is to stand for both.

use crate::attrs::{Attr, AttrKind, AttrRange, AttrsRef, MemoryEffects};
use crate::ids::*;
use crate::{FuncMut, Opcode};

/// Attributes that only promise something, or allow it: without them a call does the same.
const PROMISES: u128 = AttrKind::mask(&[
    AttrKind::Align,
    AttrKind::Cold,
    AttrKind::DeadOnUnwind,
    AttrKind::Dereferenceable,
    AttrKind::DereferenceableOrNull,
    AttrKind::Hot,
    AttrKind::Memory,
    AttrKind::MustProgress,
    AttrKind::NoAlias,
    AttrKind::NoCallback,
    AttrKind::NoCreateUndefOrPoison,
    AttrKind::NoFPClass,
    AttrKind::NoFree,
    AttrKind::NonNull,
    AttrKind::NoRecurse,
    AttrKind::NoSync,
    AttrKind::NoUndef,
    AttrKind::NoUnwind,
    AttrKind::Range,
    AttrKind::ReadNone,
    AttrKind::ReadOnly,
    AttrKind::Speculatable,
    AttrKind::WillReturn,
    AttrKind::Writable,
    AttrKind::WriteOnly,
]);

/// Attributes by which a parameter is passed; what is passed so has an alignment that is no promise.
const PASSED_IN_MEMORY: u128 =
    AttrKind::mask(&[AttrKind::ByVal, AttrKind::ByRef, AttrKind::InAlloca, AttrKind::Preallocated, AttrKind::SRet]);

impl AttrsRef<'_> {
    /// Whether lists differ in promises at most, so that calls with either do the same.
    pub fn are_alike(self, first: AttrList, second: AttrList) -> bool {
        if first == second {
            return true;
        }
        let (a, b) = (self.list(first), self.list(second));
        let params = a.params.len().max(b.params.len());
        self.sets_are_alike(a.func, b.func)
            && self.sets_are_alike(a.ret, b.ret)
            && (0..params).all(|n| self.sets_are_alike(self.param(first, n), self.param(second, n)))
    }
    fn sets_are_alike(self, first: AttrSet, second: AttrSet) -> bool {
        let is_fixed = |attr: &&Attr| attr.kind().is_none_or(|kind| PROMISES >> kind as u32 & 1 == 0);
        let fixed = |set: AttrSet| self.set(set).iter().filter(is_fixed);
        let in_memory = |set: AttrSet| self.kinds(set) & PASSED_IN_MEMORY != 0;
        first == second || fixed(first).eq(fixed(second)) && !in_memory(first)
    }
    /// What both of two sets that are alike say.
    fn common_of(self, first: AttrSet, second: AttrSet) -> Vec<Attr> {
        let both = |attr: &Attr| {
            let kind = attr.kind()?;
            let other = self.get(second, kind)?;
            match (kind, attr, other) {
                (AttrKind::Memory, Attr::Int(_, a), Attr::Int(_, b)) => {
                    let union = MemoryEffects(*a as u32).union(MemoryEffects(*b as u32));
                    Some(Attr::Int(kind, union.0 as u64))
                }
                (AttrKind::NoFPClass, Attr::Int(_, a), Attr::Int(_, b)) if a & b != 0 => Some(Attr::Int(kind, a & b)),
                (
                    AttrKind::Align | AttrKind::Dereferenceable | AttrKind::DereferenceableOrNull,
                    Attr::Int(_, a),
                    Attr::Int(_, b),
                ) => Some(Attr::Int(kind, *a.min(b))),
                (AttrKind::Range, Attr::Range(a), Attr::Range(b)) => hull(*a, *b).map(Attr::Range),
                _ if attr == other => Some(attr.clone()),
                _ => None,
            }
        };
        let keep = |attr: &Attr| match attr.kind() {
            Some(kind) if PROMISES >> kind as u32 & 1 != 0 => both(attr),
            _ => Some(attr.clone()),
        };
        self.set(first).iter().filter_map(keep).collect()
    }
}

/// A range that has both; none where that is every value, or would wrap.
fn hull(a: AttrRange, b: AttrRange) -> Option<AttrRange> {
    let plain = a.ty == b.ty && a.lo < a.hi && b.lo < b.hi;
    plain.then(|| AttrRange { ty: a.ty, lo: a.lo.min(b.lo), hi: a.hi.max(b.hi) })
}

impl FuncMut<'_> {
    /// Makes `kept` promise by attributes what `gone` does as well, which it is about to replace, if both are calls. Their attributes are alike.
    pub fn keep_common_attrs(&mut self, kept: Inst, gone: Inst) {
        if self.op(kept) != Opcode::Call || self.op(gone) != Opcode::Call {
            return;
        }
        let (mine, other) = (self.call(kept).attrs, self.call(gone).attrs);
        if mine == other {
            return;
        }
        let attrs = self.attrs();
        let (a, b) = (attrs.list(mine), attrs.list(other));
        let (func, ret) = (attrs.common_of(a.func, b.func), attrs.common_of(a.ret, b.ret));
        let params: Vec<Vec<Attr>> =
            (0..a.params.len()).map(|n| attrs.common_of(attrs.param(mine, n), attrs.param(other, n))).collect();
        let (func, ret) = (self.intern_attr_set(func), self.intern_attr_set(ret));
        let params = params.into_iter().map(|set| self.intern_attr_set(set)).collect();
        let attrs = self.intern_attrs(func, ret, params);
        let mut row = self.call(kept).clone();
        row.attrs = attrs;
        self.set_call(kept, row);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attrs::Attrs;

    fn range(lo: i128, hi: i128) -> Attr {
        Attr::Range(AttrRange { ty: Type::I32, lo, hi })
    }

    #[test]
    fn promises_of_both_stay() {
        let mut attrs = Attrs::default();
        let first = attrs.set(vec![Attr::Flag(AttrKind::NoUndef), Attr::Int(AttrKind::Align, 8), range(0, 5)]);
        let second = attrs.set(vec![Attr::Int(AttrKind::Align, 4), range(2, 9)]);
        let passed = attrs.set(vec![Attr::Flag(AttrKind::ZExt)]);
        let view = attrs.view();
        assert!(view.sets_are_alike(first, second) && view.sets_are_alike(first, AttrSet::EMPTY));
        assert!(!view.sets_are_alike(first, passed), "how it is passed is no promise");
        assert_eq!(view.common_of(first, second), [Attr::Int(AttrKind::Align, 4), range(0, 9)]);
        assert_eq!(view.common_of(first, AttrSet::EMPTY), []);
    }

    #[test]
    fn the_alignment_of_what_is_in_memory_is_fixed() {
        let mut attrs = Attrs::default();
        let by_value = Attr::Type(AttrKind::ByVal, Type::I32);
        let first = attrs.set(vec![by_value.clone(), Attr::Int(AttrKind::Align, 8)]);
        let second = attrs.set(vec![by_value, Attr::Int(AttrKind::Align, 4)]);
        assert!(!attrs.view().sets_are_alike(first, second));
        assert!(attrs.view().sets_are_alike(first, first));
    }

    #[test]
    fn ranges_that_wrap_are_dropped() {
        let wrapped = AttrRange { ty: Type::I32, lo: 7, hi: 2 };
        assert_eq!(hull(wrapped, AttrRange { ty: Type::I32, lo: 0, hi: 2 }), None);
    }
}
