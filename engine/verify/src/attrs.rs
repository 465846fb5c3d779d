//! Where an attribute may stand, and with which types. A list is checked once per signature.

use super::Verifier;
use super::target_types::Place;
use warpc_ir::attrs::{Attr, AttrKind, AttrsRef};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{foreign, id};
use warpc_ir::types::{TypeKind, TypesRef};
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
    fn slot(list: AttrList, ty: Type) -> usize {
        let mix = (list.0 as u64 ^ (ty.0 as u64) << 32).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (mix >> (64 - PAIR_BITS)) as usize
    }
    /// Whether `list` was checked against `ty`.
    #[inline(always)]
    pub fn is_known(&self, list: AttrList, ty: Type) -> bool {
        self.pairs[Self::slot(list, ty)] == (list, ty)
    }
    /// Forgets the pair: calls with the list have rules of their own and are looked at one by one.
    fn forget(&mut self, list: AttrList, ty: Type) {
        self.pairs[Self::slot(list, ty)] = (AttrList::EMPTY, Type::NONE);
    }
    /// Whether `list` was checked against `ty`; notes that it now is.
    fn note(&mut self, list: AttrList, ty: Type) -> bool {
        std::mem::replace(&mut self.pairs[Self::slot(list, ty)], (list, ty)) == (list, ty)
    }
}

/// Attributes of parameters whose rules depend on the call and not on the signature alone: lists with one of them are looked
/// at each time.
const BY_CALL: [AttrKind; 6] = [
    AttrKind::InAlloca,
    AttrKind::ImmArg,
    AttrKind::SwiftError,
    AttrKind::ElementType,
    AttrKind::Preallocated,
    AttrKind::SRet,
];
/// Function attributes of that kind.
const BY_CALL_SITE: [AttrKind; 2] = [AttrKind::Speculatable, AttrKind::Preallocated];

impl Verifier<'_> {
    /// Checks a whole list against a function type.
    pub(super) fn attribute_list(
        &mut self,
        attrs: AttrsRef<'_>,
        types: TypesRef<'_>,
        list: AttrList,
        fn_ty: Type,
        at: &[Value],
    ) {
        if list == AttrList::EMPTY || self.checked.note(list, fn_ty) {
            return;
        }
        let before = self.errors.len();
        let Some((ret, params, vararg)) = types.func(fn_ty) else { return };
        let row = attrs.list(list);
        for attr in attrs.set(row.func) {
            if let Some(k) = attr.kind()
                && !k.positions().contains('f')
            {
                self.fail(format!("Attribute '{}' does not apply to functions!", k.text()), at);
            }
        }
        for attr in attrs.set(row.ret) {
            if let Some(k) = attr.kind()
                && !k.positions().contains('r')
            {
                self.fail(format!("Attribute '{}' does not apply to function return values", k.text()), at);
            }
        }
        self.value_attributes(attrs, types, row.ret, ret, at);
        if row.params.len() > params.len() && !vararg {
            self.fail("Attribute after last parameter!", at);
        }
        for (&s, &p) in row.params.iter().zip(params) {
            self.parameter_attributes(attrs, types, s, p, at);
        }
        if row.params.iter().any(|&s| s != AttrSet::EMPTY) {
            self.unique_parameters(attrs, types, &row.params, ret, params, at);
        }
        self.header_attributes(attrs, list, at);
        self.signature_attributes(attrs, types, list, fn_ty, at);
        let by_call = row.params.iter().any(|&s| s != AttrSet::EMPTY && BY_CALL.iter().any(|&k| attrs.has(s, k)))
            || BY_CALL_SITE.iter().any(|&k| attrs.has(row.func, k));
        if by_call || self.errors.len() != before {
            self.checked.forget(list, fn_ty);
        }
    }

    /// Attributes of a parameter or argument of type `ty`.
    pub(super) fn parameter_attributes(
        &mut self,
        attrs: AttrsRef<'_>,
        types: TypesRef<'_>,
        set: AttrSet,
        ty: Type,
        at: &[Value],
    ) {
        for attr in attrs.set(set) {
            if let Some(k) = attr.kind()
                && !k.positions().contains('p')
            {
                self.fail(format!("Attribute '{}' does not apply to parameters", k.text()), at);
            }
        }
        self.value_attributes(attrs, types, set, ty, at);
    }

    /// Attributes of one value: which may stand together, and with its type.
    fn value_attributes(&mut self, attrs: AttrsRef<'_>, types: TypesRef<'_>, set: AttrSet, ty: Type, at: &[Value]) {
        if set == AttrSet::EMPTY {
            return;
        }
        self.boolean_strings(attrs, set, at);
        self.parameter_pairs(attrs, set, at);
        for attr in attrs.set(set) {
            if let Some(k) = attr.kind()
                && k.positions().contains('p')
                && !fits_type(types, attr, ty)
            {
                self.fail(self.incompatible(attr), at);
                return;
            }
        }
        let align = attrs.int(set, AttrKind::Align).is_none_or(u64::is_power_of_two);
        self.check(align, "alignment is not a power of two", at);
        let memory = [AttrKind::ByVal, AttrKind::ByRef, AttrKind::InAlloca, AttrKind::Preallocated];
        if attrs.kinds(set) & AttrKind::mask(&memory) == 0 {
            return;
        }
        for (kind, word) in [
            (AttrKind::ByVal, "byval"),
            (AttrKind::ByRef, "byref"),
            (AttrKind::InAlloca, "inalloca"),
            (AttrKind::Preallocated, "preallocated"),
        ] {
            let Some(memory) = attrs.ty(set, kind) else { continue };
            if !types.is_sized(memory) {
                self.fail(format!("Attribute '{word}' does not support unsized types!"), at);
            } else if self.ctx.tables.layout.alloc_size(types, memory) >= 1 << 32 {
                self.fail(format!("huge '{word}' arguments are unsupported"), at);
            }
            if kind == AttrKind::ByVal && !self.may_be(types, memory, Place::Local) {
                self.fail("'byval' argument has illegal target extension type", at);
            }
        }
    }

    /// Attributes that at most one parameter has, and those that tie a parameter to its position or to the result.
    fn unique_parameters(
        &mut self,
        attrs: AttrsRef<'_>,
        types: TypesRef<'_>,
        sets: &[AttrSet],
        ret: Type,
        params: &[Type],
        at: &[Value],
    ) {
        let count = |kind| sets.iter().zip(params).filter(|s| attrs.has(*s.0, kind)).count();
        for kind in [AttrKind::SRet, AttrKind::SwiftAsync, AttrKind::SwiftError, AttrKind::SwiftSelf] {
            if count(kind) > 1 {
                self.fail(format!("Cannot have multiple '{}' parameters!", kind.text()), at);
            }
        }
        for kind in [AttrKind::Nest, AttrKind::Returned] {
            if count(kind) > 1 {
                self.fail(format!("More than one parameter has attribute {}!", kind.text()), at);
            }
        }
        for (n, (&s, &p)) in sets.iter().zip(params).enumerate() {
            if attrs.has(s, AttrKind::Returned) {
                let message = "Incompatible argument and return types for 'returned' attribute";
                self.check(may_be_returned(types, p, ret), message, at);
            }
            if attrs.has(s, AttrKind::SRet) {
                self.check(n < 2, "Attribute 'sret' is not on first or second parameter!", at);
            }
            if attrs.has(s, AttrKind::InAlloca) {
                self.check(n + 1 == params.len(), "inalloca isn't on the last parameter!", at);
            }
        }
    }

    /// Attributes of intrinsics that are declared and that no table knows: those of others are the table's, those of other targets were
    /// those of theirs whatever is written.
    pub(super) fn intrinsic_declarations(&mut self) {
        for d in &self.ctx.tables.intrin_decls {
            let row = self.ctx.tables.intrins.view().get(d.callee);
            let at = [Value::intrinsic(d.callee)];
            if d.attrs != AttrList::EMPTY && row.known().is_none() && foreign(&row.name).is_none() {
                self.attribute_list(self.ctx.attrs(), self.ctx.types(), d.attrs, row.ty, &at);
            }
            if row.known() == Some(id::EXPERIMENTAL_GC_GET_POINTER_BASE) {
                let same = self.ctx.types().func(row.ty).is_none_or(|t| t.1.first() == Some(&t.0));
                self.check(same, "gc.get.pointer.base operand and result must be of the same type", &at);
            }
        }
    }

    /// Overloads of `llvm.experimental.deoptimize` are all called in one way.
    pub(super) fn deoptimize_declarations(&mut self) {
        let rows = self.ctx.tables.intrins.view();
        let mut first = None;
        for d in &self.ctx.tables.intrin_decls {
            if rows.get(d.callee).known() != Some(id::EXPERIMENTAL_DEOPTIMIZE) {
                continue;
            }
            let &mut (callee, cc) = first.get_or_insert((d.callee, d.cc));
            let message = "All llvm.experimental.deoptimize declarations must have the same calling convention";
            self.check(cc == d.cc, message, &[Value::intrinsic(callee), Value::intrinsic(d.callee)]);
        }
    }

    /// The message that `attr` stands at a value of a wrong type.
    fn incompatible(&self, attr: &Attr) -> String {
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

    fn parameter_pairs(&mut self, attrs: AttrsRef<'_>, set: AttrSet, at: &[Value]) {
        use AttrKind::*;
        // One attribute alone is in nobody's way.
        if attrs.set(set).len() == 1 {
            return;
        }
        let kinds = attrs.kinds(set);
        let has = |k: AttrKind| kinds & AttrKind::mask(&[k]) != 0;
        let passing = [ByVal, ByRef, InAlloca, Preallocated, InReg, Nest, SRet].into_iter().filter(|&k| has(k)).count();
        if passing > 1 && !(passing == 2 && has(SRet) && has(InReg)) {
            let message = "Attributes 'byval', 'inalloca', 'preallocated', 'inreg', 'nest', 'byref', and 'sret' are incompatible!";
            self.fail(message, at);
        }
        if has(ImmArg) && attrs.set(set).len() > 1 + has(Range) as usize {
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
        for other in [ReadNone, ReadOnly] {
            if pair(Writable, other) {
                self.fail(format!("Attributes writable and {} are incompatible!", other.text()), at);
            }
        }
    }
}

/// Whether `attr` may stand at a value of type `ty`.
fn fits_type(types: TypesRef<'_>, attr: &Attr, ty: Type) -> bool {
    use AttrKind::*;
    let Some(kind) = attr.kind() else { return true };
    match kind {
        NoAlias
        | Captures
        | ReadNone
        | ReadOnly
        | Dereferenceable
        | DereferenceableOrNull
        | NonNull
        | ByVal
        | ByRef
        | SRet
        | InAlloca
        | Preallocated
        | Nest
        | Initializes
        | Writable
        | DeadOnUnwind
        | DeadOnReturn
        | ElementType
        | SwiftError
        | AllocPtr => types.is_ptr(ty),
        Align => types.is_ptr(types.scalar(ty)),
        ZExt | SExt | AllocAlign => types.is_int(ty),
        Range => matches!(attr, Attr::Range(r) if r.ty == types.scalar(ty)),
        NoFPClass => has_fp_classes(types, ty),
        NoUndef => ty != Type::VOID,
        _ => true,
    }
}

/// Whether a type consists of floating-point numbers: one, a vector, arrays of them, or a struct of one such type.
fn has_fp_classes(types: TypesRef<'_>, mut ty: Type) -> bool {
    if let Some((fields, _)) = types.fields(ty) {
        let Some((&first, rest)) = fields.split_first() else { return false };
        if rest.iter().any(|&f| f != first) {
            return false;
        }
        ty = first;
    }
    while let TypeKind::Array { elem, .. } = types.kind(ty) {
        ty = *elem;
    }
    types.is_float(types.scalar(ty))
}

/// Whether an argument of type `param` may be what a function returns as `ret`: the same bits without any change.
pub(super) fn may_be_returned(types: TypesRef<'_>, param: Type, ret: Type) -> bool {
    let bits = |ty: Type| {
        let (n, scalable, elem) = types.vector(ty)?;
        Some((n as u64 * types.scalar_bits(elem)? as u64, scalable))
    };
    param == ret || bits(param).is_some_and(|b| Some(b) == bits(ret))
}
