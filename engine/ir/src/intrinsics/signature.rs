//! Signatures of intrinsics: the notation of the table, checking a function type, building one.
//!
//! `result(parameter,parameter,...)`, each a type:
//!
//! | written                                   | meaning                                                            |
//! |-------------------------------------------|--------------------------------------------------------------------|
//! | `void i1 i32 f16 bf16 f32 f64 token metadata ptr ptr3 v4f32 {} {i32,i1}` | that type (`ptr3`: address space 3)  |
//! | `any0 anyint0 anyfp0 anyvec0 anyptr0`     | overload slot 0: any type, integer, float, vector, pointer (the middle two also vectors of) |
//! | `0`                                       | the type of slot 0                                                 |
//! | `elem0`                                   | element type of slot 0                                             |
//! | `with0(T)`                                | `T` in the shape of slot 0: a vector of as many when it is a vector |
//! | `nth0/4`                                  | vector with a quarter of slot 0's elements                         |
//! | `ptrs1of0`                                | slot 1: a vector of as many pointers as slot 0 has elements        |
//! | `nxv4i32`                                 | a vector of a multiple of four elements that is not known          |
//! | `ext0` `trunc0`                           | the shape of slot 0 with numbers of twice, of half the width       |
//! | `sub0/1` `sub0/2`                         | slot 0 with each element cut in two, in four                       |
//! | `bits0`                                   | the shape of slot 0 with integers of the same width                |
//! | `?`                                       | a type that is not judged                                          |
//! | `T*n`                                     | n times `T`                                                        |
//! | `...`                                     | more arguments may follow                                          |

use super::{IntrinsicId, info};
use crate::func::{Func, FuncMut};
use crate::ids::Type;
use crate::types::{TypeKind, Types, TypesRef};
use smallvec::SmallVec;

/// Overload types of a call, by slot.
pub type Overloads = SmallVec<[Type; 4]>;

/// Class of types an overload slot takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Any type.
    Any,
    /// Integer, or vector of integers.
    Int,
    /// Floating-point number, or vector of them.
    Float,
    /// Vector.
    Vector,
    /// Pointer.
    Ptr,
    /// Vector of as many pointers as the vector in this slot has elements.
    PtrsLike(u8),
}

/// One type of a signature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Pattern {
    Fixed(Type),
    /// Integer of other widths.
    Int(u32),
    /// Pointer of an address space with no fixed id.
    Ptr(u32),
    /// Fixed vector of a scalar.
    Vector(u32, Type),
    /// `{}`
    Empty,
    /// Struct: the text between the braces.
    Struct(&'static str),
    Slot(u8, Class),
    Same(u8),
    Elem(u8),
    With(u8, &'static str),
    Nth(u8, u32),
    /// Vector whose length is a multiple of this one that is not known.
    Scalable(u32, Type),
    /// The shape of a slot, with numbers whose width is doubled so many times.
    Widened(u8, i8),
    /// Elements of a slot cut in two so many times.
    Cut(u8, u8),
    Bits(u8),
    Unknown,
    /// Slot, slot of the shape.
    Ptrs(u8, u8),
    VarArg,
}

/// Splits `list` at commas outside brackets, expanding `T*n`.
fn patterns(list: &'static str) -> impl Iterator<Item = Pattern> {
    let mut rest = list;
    let mut again = (0u32, Pattern::VarArg);
    std::iter::from_fn(move || {
        if again.0 > 0 {
            again.0 -= 1;
            return Some(again.1);
        }
        if rest.is_empty() {
            return None;
        }
        let mut depth = 0;
        let end = rest.bytes().position(|b| {
            depth += matches!(b, b'(' | b'{') as i32 - matches!(b, b')' | b'}') as i32;
            b == b',' && depth == 0
        });
        let (item, tail) = end.map_or((rest, ""), |e| (&rest[..e], &rest[e + 1..]));
        rest = tail;
        let (item, n) = match item.rsplit_once('*') {
            Some((t, n)) if n.bytes().all(|b| b.is_ascii_digit()) => (t, n.parse().unwrap_or(1)),
            _ => (item, 1),
        };
        let p = pattern(item);
        again = (n - 1, p);
        Some(p)
    })
}

/// Leading number of `s`, and the rest.
fn number(s: &'static str) -> (u32, &'static str) {
    let end = s.bytes().position(|b| !b.is_ascii_digit()).unwrap_or(s.len());
    (s[..end].parse().unwrap_or(u32::MAX), &s[end..])
}

fn scalar(s: &str) -> Option<Type> {
    Some(match s {
        "void" => Type::VOID,
        "i1" => Type::I1,
        "i8" => Type::I8,
        "i16" => Type::I16,
        "i32" => Type::I32,
        "i64" => Type::I64,
        "i128" => Type::I128,
        "f16" => Type::HALF,
        "bf16" => Type::BFLOAT,
        "f32" => Type::FLOAT,
        "f64" => Type::DOUBLE,
        "f128" => Type::FP128,
        "ppcf128" => Type::PPC_FP128,
        "ptr" => Type::PTR,
        "token" => Type::TOKEN,
        "metadata" => Type::METADATA,
        _ => return None,
    })
}

/// The table is checked by a test: every row parses, so the fallback is never taken for rows.
fn pattern(s: &'static str) -> Pattern {
    if let Some(t) = scalar(s) {
        return Pattern::Fixed(t);
    }
    if let Some(n) = s.strip_prefix("ptrs") {
        let (slot, of) = number(n);
        return Pattern::Ptrs(slot as u8, number(of.strip_prefix("of").unwrap_or("")).0 as u8);
    }
    if let Some(n) = s.strip_prefix("ptr") {
        let a = number(n).0;
        return if a < 8 { Pattern::Fixed(Type(Type::PTR.0 + a)) } else { Pattern::Ptr(a) };
    }
    for (prefix, class) in [
        ("anyint", Class::Int),
        ("anyfp", Class::Float),
        ("anyvec", Class::Vector),
        ("anyptr", Class::Ptr),
        ("any", Class::Any),
    ] {
        if let Some(n) = s.strip_prefix(prefix) {
            return Pattern::Slot(number(n).0 as u8, class);
        }
    }
    if let Some(n) = s.strip_prefix("elem") {
        return Pattern::Elem(number(n).0 as u8);
    }
    if let Some(n) = s.strip_prefix("with") {
        let (slot, t) = number(n);
        return Pattern::With(slot as u8, &t[1..t.len() - 1]);
    }
    if let Some(n) = s.strip_prefix("nth") {
        let (slot, d) = number(n);
        return Pattern::Nth(slot as u8, number(&d[1..]).0);
    }
    if let Some(n) = s.strip_prefix("nxv") {
        let (len, elem) = number(n);
        return Pattern::Scalable(len, scalar(elem).unwrap_or(Type::VOID));
    }
    for (prefix, doubled) in [("ext", 1), ("trunc", -1)] {
        if let Some(n) = s.strip_prefix(prefix) {
            return Pattern::Widened(number(n).0 as u8, doubled);
        }
    }
    if let Some(n) = s.strip_prefix("sub") {
        let (slot, times) = number(n);
        return Pattern::Cut(slot as u8, number(times.strip_prefix('/').unwrap_or("")).0 as u8);
    }
    if let Some(n) = s.strip_prefix("bits") {
        return Pattern::Bits(number(n).0 as u8);
    }
    match s.as_bytes().first() {
        Some(b'?') => Pattern::Unknown,
        Some(b'{') if s == "{}" => Pattern::Empty,
        Some(b'{') => Pattern::Struct(&s[1..s.len() - 1]),
        Some(b'v') => {
            let (n, elem) = number(&s[1..]);
            Pattern::Vector(n, scalar(elem).unwrap_or(Type::VOID))
        }
        Some(b'i') => Pattern::Int(number(&s[1..]).0),
        Some(b'0'..=b'9') => Pattern::Same(number(s).0 as u8),
        _ => Pattern::VarArg,
    }
}

/// Result and parameters of a signature.
fn split(sig: &'static str) -> (Pattern, &'static str) {
    // The parameter list is the last bracket; none is nested in it but `with0(T)`.
    let mut depth = 0;
    let open = sig.bytes().rposition(|b| {
        depth += (b == b')') as i32 - (b == b'(') as i32;
        depth == 0
    });
    let open = open.unwrap_or(0);
    (pattern(&sig[..open]), &sig[open + 1..sig.len() - 1])
}

/// Whether the intrinsic has overload slots.
pub(super) fn is_overloaded(id: IntrinsicId) -> bool {
    info(id).signature().contains("any")
}

/// Number of parameters, and whether more may follow.
pub fn num_params(id: IntrinsicId) -> (usize, bool) {
    count(info(id).signature())
}

/// The same of a signature.
pub(super) fn count(signature: &'static str) -> (usize, bool) {
    let list = split(signature).1;
    let vararg = list.ends_with("...");
    let n = patterns(list).count() - vararg as usize;
    (n, vararg)
}

struct Checker<'a> {
    types: TypesRef<'a>,
    slots: Overloads,
}

impl Checker<'_> {
    fn slot(&self, n: u8) -> Option<Type> {
        self.slots.get(n as usize).copied().filter(|&t| t != Type::VOID)
    }
    fn bind(&mut self, n: u8, ty: Type) {
        if self.slots.len() <= n as usize {
            self.slots.resize(n as usize + 1, Type::VOID);
        }
        self.slots[n as usize] = ty;
    }
    /// Collects the slots `p` binds to `ty`.
    fn collect(&mut self, p: Pattern, ty: Type) {
        match p {
            Pattern::Slot(n, _) | Pattern::Ptrs(n, _) => self.bind(n, ty),
            Pattern::Struct(list) => {
                if let Some((fields, _)) = self.types.fields(ty) {
                    for (p, &ty) in patterns(list).zip(fields) {
                        self.collect(p, ty);
                    }
                }
            }
            _ => {}
        }
    }
    /// Whether `ty` is what `p` asks for, slots being known.
    fn matches(&self, p: Pattern, ty: Type) -> bool {
        let types = self.types;
        match p {
            Pattern::Fixed(want) => ty == want,
            Pattern::Int(n) => types.int_bits(ty) == Some(n),
            Pattern::Ptr(a) => types.addrspace(ty) == Some(a),
            Pattern::Vector(n, elem) => types.vector(ty) == Some((n, false, elem)),
            Pattern::Empty => matches!(types.kind(ty), TypeKind::Struct { fields, .. } if fields.is_empty()),
            // With a name or without: older modules declare intrinsics with structs that have names.
            Pattern::Struct(list) => types.fields(ty).is_some_and(|(fields, packed)| {
                !packed
                    && patterns(list).count() == fields.len()
                    && patterns(list).zip(fields.iter()).all(|(p, &ty)| self.matches(p, ty))
            }),
            // Nothing is anything too, as a result.
            Pattern::Slot(_, Class::Any) if ty == Type::VOID => true,
            Pattern::Slot(n, class) => self.slot(n) == Some(ty) && in_class(types, class, ty),
            Pattern::Same(n) => self.slot(n) == Some(ty),
            Pattern::Elem(n) => self.slot(n).is_some_and(|s| types.vector(s).is_some_and(|v| v.2 == ty)),
            Pattern::With(n, inner) => self.slot(n).is_some_and(|s| {
                let shape = |ty| types.vector(ty).map(|v| (v.0, v.1));
                shape(s) == shape(ty) && self.matches(pattern(inner), types.scalar(ty))
            }),
            Pattern::Nth(n, d) => self.slot(n).and_then(|s| types.vector(s)).is_some_and(|(len, scalable, elem)| {
                len % d == 0 && types.vector(ty) == Some((len / d, scalable, elem))
            }),
            Pattern::Ptrs(n, of) => {
                self.slot(n) == Some(ty)
                    && match (types.vector(ty), self.slot(of).and_then(|s| types.vector(s))) {
                        (Some(a), Some(b)) => (a.0, a.1) == (b.0, b.1) && types.is_ptr(a.2),
                        _ => false,
                    }
            }
            Pattern::Scalable(n, elem) => types.vector(ty) == Some((n, true, elem)),
            Pattern::Widened(n, doubled) => self.slot(n).is_some_and(|s| self.is_cut(s, ty, -doubled, 0)),
            Pattern::Cut(n, times) => self.slot(n).is_some_and(|s| self.is_cut(s, ty, times as i8, times)),
            Pattern::Bits(n) => self.slot(n).is_some_and(|s| {
                types.is_int(types.scalar(ty)) && self.shape(s) == self.shape(ty) && self.width(s) == self.width(ty)
            }),
            Pattern::Unknown => true,
            Pattern::VarArg => false,
        }
    }
    /// Length of a vector, and whether it is a multiple of that.
    fn shape(&self, ty: Type) -> Option<(u32, bool)> {
        self.types.vector(ty).map(|v| (v.0, v.1))
    }
    /// Bits of a number or of an element.
    fn width(&self, ty: Type) -> Option<u32> {
        self.types.int_bits(self.types.scalar(ty)).or(match self.types.scalar(ty) {
            Type::HALF | Type::BFLOAT => Some(16),
            Type::FLOAT => Some(32),
            Type::DOUBLE => Some(64),
            _ => None,
        })
    }
    /// Whether `ty` is `of` with numbers of a width halved `halved` times (doubled where that is negative) and as many elements
    /// doubled `more` times. Numbers stay integers or floats.
    fn is_cut(&self, of: Type, ty: Type, halved: i8, more: u8) -> bool {
        let same_kind = self.types.is_int(self.types.scalar(of)) == self.types.is_int(self.types.scalar(ty));
        let longer = self.shape(of).map(|(len, scalable)| (len << more, scalable));
        let (Some(from), Some(to)) = (self.width(of), self.width(ty)) else { return false };
        let fits = if halved >= 0 { from == to << halved } else { to == from << -halved };
        same_kind && longer == self.shape(ty) && fits
    }
}

fn in_class(types: TypesRef<'_>, class: Class, ty: Type) -> bool {
    match class {
        Class::Any => true,
        Class::Int => types.is_int(types.scalar(ty)),
        Class::Float => types.is_float(types.scalar(ty)),
        Class::Vector => types.is_vector(ty),
        Class::Ptr => types.is_ptr(ty),
        Class::PtrsLike(_) => types.is_ptr(types.scalar(ty)),
    }
}

/// Where a function type differs from a signature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mismatch {
    /// It is no function type.
    NotAFunction,
    /// Another number of parameters.
    Count,
    /// The result.
    Return,
    /// A parameter.
    Param(usize),
}

/// Overload types by slot of function type `fn_ty` against a signature of the notation above.
pub fn match_signature(types: TypesRef<'_>, sig: &'static str, fn_ty: Type) -> Result<Overloads, Mismatch> {
    let Some((ret, params, vararg)) = types.func(fn_ty) else { return Err(Mismatch::NotAFunction) };
    let (want_ret, list) = split(sig);
    let want_vararg = list.ends_with("...");
    if vararg != want_vararg {
        return Err(Mismatch::Count);
    }
    // Read once: the text is taken apart at every call.
    let wanted: SmallVec<[Pattern; 8]> = patterns(list).take(params.len() + 2).collect();
    if params.len() != wanted.len() - want_vararg as usize {
        return Err(Mismatch::Count);
    }
    let mut c = Checker { types, slots: Overloads::new() };
    c.collect(want_ret, ret);
    for (&p, &t) in wanted.iter().zip(params) {
        c.collect(p, t);
    }
    // A result that depends on the parameters is looked at when they are right.
    let derived = matches!(
        want_ret,
        Pattern::Same(_)
            | Pattern::Elem(_)
            | Pattern::With(..)
            | Pattern::Nth(..)
            | Pattern::Widened(..)
            | Pattern::Cut(..)
            | Pattern::Bits(_)
    );
    let fits = c.matches(want_ret, ret);
    if !fits && !derived {
        return Err(Mismatch::Return);
    }
    match wanted.iter().zip(params).position(|(&p, &t)| !c.matches(p, t)) {
        Some(i) => Err(Mismatch::Param(i)),
        None if !fits => Err(Mismatch::Return),
        None => Ok(c.slots),
    }
}

/// Why a function type is no signature of an intrinsic. The texts begin as LLVM's; `signature` is the table's.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SignatureError {
    /// The type is no function type.
    #[error("{0} is used with a type that is not a function type")]
    NotAFunction(&'static str),
    /// It has another number of parameters.
    #[error(
        "Intrinsic called with incompatible signature! {name} takes {count} arguments{}, its type has {given}",
        if *more { " and more" } else { "" }
    )]
    Count {
        /// Name of the intrinsic.
        name: &'static str,
        /// How many parameters it has.
        count: usize,
        /// Whether it takes any number beyond them.
        more: bool,
        /// How many parameters the type has.
        given: usize,
    },
    /// It returns a type that the intrinsic does not.
    #[error("Intrinsic has incorrect return type! {name} does not return {ty}, see {signature}")]
    Return {
        /// Name of the intrinsic.
        name: &'static str,
        /// The type returned.
        ty: String,
        /// The signature in the table.
        signature: &'static str,
    },
    /// A parameter is of a type that the intrinsic does not take there.
    #[error(
        "Intrinsic has incorrect argument type! Argument {index} of {name} may not be of type {ty}, see {signature}"
    )]
    Param {
        /// Which parameter, from 0.
        index: usize,
        /// Name of the intrinsic.
        name: &'static str,
        /// The type of the parameter.
        ty: String,
        /// The signature in the table.
        signature: &'static str,
    },
}

/// Checks that function type `fn_ty` is one of the signatures of `id`, and returns the overload types by slot. The error
/// names the first position that does not fit.
pub fn check_signature(types: TypesRef<'_>, id: IntrinsicId, fn_ty: Type) -> Result<Overloads, SignatureError> {
    let (name, signature) = (info(id).name(), info(id).signature());
    check(types, name, signature, fn_ty)
}

/// Checks that function type `fn_ty` is one of those of `signature`, that of an intrinsic called `name`.
pub(super) fn check(
    types: TypesRef<'_>,
    name: &'static str,
    signature: &'static str,
    fn_ty: Type,
) -> Result<Overloads, SignatureError> {
    let mismatch = match match_signature(types, signature, fn_ty) {
        Ok(slots) => return Ok(slots),
        Err(mismatch) => mismatch,
    };
    let (ret, params, _) = types.func(fn_ty).unwrap_or((Type::VOID, &[], false));
    Err(match mismatch {
        Mismatch::NotAFunction => SignatureError::NotAFunction(name),
        Mismatch::Count => {
            let (count, more) = count(signature);
            SignatureError::Count { name, count, more, given: params.len() }
        }
        Mismatch::Return => SignatureError::Return { name, ty: text(types, ret), signature },
        Mismatch::Param(index) => SignatureError::Param { index, name, ty: text(types, params[index]), signature },
    })
}

/// Overload types by slot for arguments whose types are known (`None`: a constant takes the type its slot has) and a result
/// type. The first argument that says so binds a slot; the result is asked for slots no argument binds.
pub(super) fn infer(id: IntrinsicId, types: TypesRef<'_>, args: &[Option<Type>], ret: Type) -> Overloads {
    let (want_ret, list) = split(info(id).signature());
    let mut c = Checker { types, slots: Overloads::new() };
    for (p, t) in patterns(list).zip(args) {
        match (p, *t) {
            (Pattern::Same(n) | Pattern::Slot(n, _) | Pattern::Ptrs(n, _), Some(t)) if c.slot(n).is_none() => {
                c.bind(n, t)
            }
            _ => {}
        }
    }
    let mut of_ret = Checker { types, slots: Overloads::new() };
    of_ret.collect(want_ret, ret);
    for n in 0..of_ret.slots.len() as u8 {
        if let (None, Some(t)) = (c.slot(n), of_ret.slot(n)) {
            c.bind(n, t);
        }
    }
    c.slots
}

/// A type for a message.
fn text(types: TypesRef<'_>, ty: Type) -> String {
    let mut s = String::new();
    super::mangle::mangle(&mut s, types, |_, s| s.push('?'), ty);
    s
}

/// Where [`signature`] reads and adds types: a module's table, or a function's overlay over it.
pub trait TypeSource {
    /// Read access.
    fn types(&self) -> TypesRef<'_>;
    /// Id of `kind`, added when new.
    fn intern_type(&mut self, kind: TypeKind) -> Type;
}

impl TypeSource for Types {
    fn types(&self) -> TypesRef<'_> {
        self.view()
    }
    fn intern_type(&mut self, kind: TypeKind) -> Type {
        self.intern(kind)
    }
}

impl TypeSource for FuncMut<'_> {
    fn types(&self) -> TypesRef<'_> {
        Func::types(self)
    }
    fn intern_type(&mut self, kind: TypeKind) -> Type {
        FuncMut::intern_type(self, kind)
    }
}

/// Function type of `id` for overload types by slot; `None` when they do not fit (too few, or not of the shape a derived type
/// needs). Classes of slots are not checked: [`check_signature`] does.
pub fn signature(id: IntrinsicId, overloads: &[Type], types: &mut impl TypeSource) -> Option<Type> {
    signature_of(info(id).signature(), overloads, types)
}

/// The same for a signature of the notation above.
pub(super) fn signature_of(sig: &'static str, overloads: &[Type], types: &mut impl TypeSource) -> Option<Type> {
    let (ret, list) = split(sig);
    let ret = build(ret, overloads, types)?;
    let mut params = Vec::new();
    let mut vararg = false;
    for p in patterns(list) {
        if p == Pattern::VarArg {
            vararg = true;
        } else {
            params.push(build(p, overloads, types)?);
        }
    }
    Some(types.intern_type(TypeKind::Func { ret, params: params.into(), vararg }))
}

fn build(p: Pattern, overloads: &[Type], types: &mut impl TypeSource) -> Option<Type> {
    let slot = |n: u8| overloads.get(n as usize).copied();
    Some(match p {
        Pattern::Fixed(t) => t,
        Pattern::Int(n) => types.intern_type(TypeKind::Int(n)),
        Pattern::Ptr(a) => types.intern_type(TypeKind::Ptr(a)),
        Pattern::Vector(len, elem) => types.intern_type(TypeKind::Vector { len, scalable: false, elem }),
        Pattern::Empty => types.intern_type(TypeKind::Struct { fields: Box::default(), packed: false }),
        Pattern::Struct(list) => {
            let fields = patterns(list).map(|p| build(p, overloads, types)).collect::<Option<_>>()?;
            types.intern_type(TypeKind::Struct { fields, packed: false })
        }
        Pattern::Slot(n, _) | Pattern::Same(n) | Pattern::Ptrs(n, _) => slot(n)?,
        Pattern::Elem(n) => types.types().vector(slot(n)?)?.2,
        Pattern::With(n, inner) => {
            let elem = build(pattern(inner), overloads, types)?;
            match types.types().vector(slot(n)?) {
                Some((len, scalable, _)) => types.intern_type(TypeKind::Vector { len, scalable, elem }),
                None => elem,
            }
        }
        Pattern::Nth(n, d) => {
            let (len, scalable, elem) = types.types().vector(slot(n)?)?;
            types.intern_type(TypeKind::Vector { len: len / d, scalable, elem })
        }
        // Of other targets, whose calls nothing makes here.
        Pattern::Scalable(..) | Pattern::Widened(..) | Pattern::Cut(..) | Pattern::Bits(_) | Pattern::Unknown => {
            return None;
        }
        Pattern::VarArg => return None,
    })
}

/// Types of a list in the notation above that has no slots: `bf16`, `v2bf16`.
pub(super) fn plain_types(list: &'static str, types: &mut impl TypeSource) -> Overloads {
    patterns(list).filter_map(|p| build(p, &[], types)).collect()
}

/// Class of each overload slot.
pub fn slots(id: IntrinsicId) -> SmallVec<[Class; 4]> {
    slots_of(info(id).signature())
}

/// The same for a signature of the notation above.
pub(super) fn slots_of(sig: &'static str) -> SmallVec<[Class; 4]> {
    let (ret, list) = split(sig);
    let mut out = SmallVec::<[Class; 4]>::new();
    let mut see = |p: Pattern| {
        if let Pattern::Slot(n, class) = p {
            out.resize(out.len().max(n as usize + 1), class);
            out[n as usize] = class;
        } else if let Pattern::Ptrs(n, of) = p {
            out.resize(out.len().max(n as usize + 1), Class::PtrsLike(of));
            out[n as usize] = Class::PtrsLike(of);
        }
    };
    if let Pattern::Struct(fields) = ret {
        patterns(fields).for_each(&mut see);
    }
    see(ret);
    patterns(list).for_each(see);
    out
}
