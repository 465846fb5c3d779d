//! Where an attribute may stand, and with which types. A list is checked once per signature.

use super::Verifier;
use warpc_ir::attrs::{Attr, AttrKind, AttrsRef};
use warpc_ir::ids::*;
use warpc_ir::types::TypesRef;
use warpc_ir::value::Value;
use warpc_text::type_text;

/// Pairs of list and signature that were checked: direct-mapped, so a pair may be checked again.
pub(crate) struct Checked {
    pairs: Box<[(AttrList, Type)]>,
}

impl Default for Checked {
    fn default() -> Self {
        Checked { pairs: vec![(AttrList::EMPTY, Type::NONE); 1 << PAIR_BITS].into() }
    }
}

const PAIR_BITS: u32 = 10;

impl Checked {
    #[inline(always)]
    fn slot(l: AttrList, ty: Type) -> usize {
        let mix = (l.0 as u64 ^ (ty.0 as u64) << 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mix >> (64 - PAIR_BITS)) as usize
    }
    /// Whether `l` was checked against `ty`.
    #[inline(always)]
    pub fn is_known(&self, l: AttrList, ty: Type) -> bool {
        self.pairs[Self::slot(l, ty)] == (l, ty)
    }
    /// Forgets the pair: calls with the list have rules of their own and are looked at one by one.
    fn forget(&mut self, l: AttrList, ty: Type) {
        self.pairs[Self::slot(l, ty)] = (AttrList::EMPTY, Type::NONE);
    }
    /// Whether `l` was checked against `ty`; notes that it now is.
    fn note(&mut self, l: AttrList, ty: Type) -> bool {
        std::mem::replace(&mut self.pairs[Self::slot(l, ty)], (l, ty)) == (l, ty)
    }
}

impl Verifier<'_> {
    /// Checks a whole list against a function type.
    pub(super) fn attribute_list(&mut self, a: AttrsRef<'_>, t: TypesRef<'_>, l: AttrList, fn_ty: Type, at: &[Value]) {
        if l == AttrList::EMPTY || self.checked.note(l, fn_ty) {
            return;
        }
        let Some((ret, params, vararg)) = t.func(fn_ty) else { return };
        let row = a.list(l);
        for attr in a.set(row.func) {
            if let Some(k) = attr.kind()
                && !k.positions().contains('f')
            {
                self.fail(format!("Attribute '{}' does not apply to functions!", k.text()), at);
            }
        }
        for attr in a.set(row.ret) {
            let Some(k) = attr.kind() else { continue };
            if !k.positions().contains('r') {
                self.fail(format!("Attribute '{}' does not apply to function return values", k.text()), at);
            } else if let Some(message) = wrong_type(t, attr, ret) {
                self.fail(self.attribute_message(attr, message), at);
            }
        }
        if row.params.len() > params.len() && !vararg {
            self.fail("Attribute after last parameter!", at);
        }
        for (n, &s) in row.params.iter().enumerate() {
            let set = a.set(s);
            for attr in set {
                let Some(k) = attr.kind() else { continue };
                if !k.positions().contains('p') {
                    self.fail(format!("Attribute '{}' does not apply to parameters", k.text()), at);
                } else if let Some(&p) = params.get(n)
                    && let Some(message) = wrong_type(t, attr, p)
                {
                    self.fail(self.attribute_message(attr, message), at);
                }
            }
            self.parameter_pairs(a, s, at);
        }
        let by_value = [AttrKind::InAlloca, AttrKind::ImmArg, AttrKind::SwiftError];
        if row.params.iter().any(|&s| s != AttrSet::EMPTY && by_value.iter().any(|&k| a.has(s, k))) {
            self.checked.forget(l, fn_ty);
        }
    }

    /// Attributes of the intrinsics that are declared.
    pub(super) fn intrinsic_declarations(&mut self) {
        for d in &self.ctx.tables.intrin_decls {
            if d.attrs != AttrList::EMPTY {
                let ty = self.ctx.tables.intrins.view().get(d.callee).ty;
                self.attribute_list(self.ctx.attrs(), self.ctx.types(), d.attrs, ty, &[Value::intrinsic(d.callee)]);
            }
        }
    }

    /// Overloads of `llvm.experimental.deoptimize` are all called in one way.
    pub(super) fn deoptimize_declarations(&mut self) {
        let rows = self.ctx.tables.intrins.view();
        let mut first = None;
        for d in &self.ctx.tables.intrin_decls {
            if !rows.get(d.callee).name.starts_with("llvm.experimental.deoptimize.") {
                continue;
            }
            let &mut (callee, cc) = first.get_or_insert((d.callee, d.cc));
            let message = "All llvm.experimental.deoptimize declarations must have the same calling convention";
            self.check(cc == d.cc, message, &[Value::intrinsic(callee), Value::intrinsic(d.callee)]);
        }
    }

    /// `message` about `attr`, or that it stands at a wrong type.
    fn attribute_message(&self, attr: &Attr, message: &str) -> String {
        if !message.is_empty() {
            return message.into();
        }
        let word = attr.kind().map_or("", |k| k.text());
        let ty = |t: Type| type_text(self.ctx.types(), &self.ctx.tables.strings, t);
        let text = match attr {
            Attr::Int(AttrKind::Align, n) => format!("align {n}"),
            Attr::Int(AttrKind::Dereferenceable | AttrKind::DereferenceableOrNull, n) => format!("{word}({n})"),
            Attr::Type(_, t) if t.is_some() => format!("{word}({})", ty(*t)),
            Attr::Range(r) => format!("range({} {}, {})", ty(r.ty), r.lo, r.hi),
            _ => word.to_string(),
        };
        format!("Attribute '{text}' applied to incompatible type!")
    }

    fn parameter_pairs(&mut self, a: AttrsRef<'_>, s: AttrSet, at: &[Value]) {
        use AttrKind::*;
        let has = |k| a.has(s, k);
        let passing = [ByVal, ByRef, InAlloca, Preallocated, InReg, Nest, SRet].into_iter().filter(|&k| has(k)).count();
        if passing > 1 && !(passing == 2 && has(SRet) && has(InReg)) {
            let message = "Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!";
            self.fail(message, at);
        }
        if has(ImmArg) && a.set(s).len() > 1 + has(Range) as usize {
            let message = "Attribute 'immarg' is incompatible with other attributes except the 'range' attribute";
            self.fail(message, at);
        }
        let pair = |x: AttrKind, y: AttrKind| has(x) && has(y);
        for (x, y) in [
            (InAlloca, ReadOnly),
            (SRet, Returned),
            (ZExt, SExt),
            (ReadNone, ReadOnly),
            (ReadNone, WriteOnly),
            (ReadOnly, WriteOnly),
        ] {
            if pair(x, y) {
                self.fail(format!("Attributes '{} and {}' are incompatible!", x.text(), y.text()), at);
            }
        }
    }
}

/// Message when `attr` does not fit a value of type `ty`; empty for the usual one.
fn wrong_type(t: TypesRef<'_>, attr: &Attr, ty: Type) -> Option<&'static str> {
    use AttrKind::*;
    let k = attr.kind()?;
    let scalar = t.scalar(ty);
    let ok = match k {
        NoAlias
        | Captures
        | ReadNone
        | ReadOnly
        | WriteOnly
        | Dereferenceable
        | DereferenceableOrNull
        | NonNull
        | ByVal
        | ByRef
        | SRet
        | InAlloca
        | Preallocated
        | Nest
        | Align
        | Initializes
        | Writable
        | DeadOnUnwind
        | DeadOnReturn
        | ElementType
        | SwiftError
        | AllocPtr
        | NoFree => t.is_ptr(scalar),
        ZExt | SExt | NoExt => t.is_int(scalar),
        Range => t.is_int(scalar) && matches!(attr, Attr::Range(r) if r.ty == scalar),
        NoFPClass => t.is_float(scalar) || t.is_aggregate(ty),
        NoUndef => ty != Type::VOID,
        _ => true,
    };
    if ok {
        return None;
    }
    if k == Range && t.is_int(scalar) {
        return Some("Range bit width must match type bit width!");
    }
    Some("")
}
