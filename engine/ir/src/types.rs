//! Types: interned by content, identified structs by name. Ids of the common types are fixed.

use crate::ids::*;
use warpc_columns::intern::{Interner, Layered};

/// Structure of a type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum TypeKind {
    /// No value.
    Void,
    /// Type of blocks.
    Label,
    /// Type of tokens.
    Token,
    /// Type of metadata operands.
    Metadata,
    /// `x86_amx`: read and printed, never compiled.
    X86Amx,
    /// IEEE binary16.
    Half,
    /// bfloat16.
    BFloat,
    /// IEEE binary32.
    Float,
    /// IEEE binary64.
    Double,
    /// x87 80 bit.
    X86Fp80,
    /// IEEE binary128.
    Fp128,
    /// Pair of doubles.
    PpcFp128,
    /// Integer of 1 to 2^23 bits.
    Int(u32),
    /// Opaque pointer of an address space.
    Ptr(u32),
    /// Array.
    Array {
        /// Elements.
        len: u64,
        /// Element type.
        elem: Type,
    },
    /// Vector, `<vscale x len x elem>` when scalable.
    Vector {
        /// (Minimum) number of elements.
        len: u32,
        /// Whether multiplied by `vscale`.
        scalable: bool,
        /// Element type.
        elem: Type,
    },
    /// Literal struct.
    Struct {
        /// Field types.
        fields: Box<[Type]>,
        /// Without padding.
        packed: bool,
    },
    /// Identified struct: row of [`Types::structs`].
    Named(u32),
    /// Function.
    Func {
        /// Return type.
        ret: Type,
        /// Parameter types.
        params: Box<[Type]>,
        /// Whether more arguments may follow.
        vararg: bool,
    },
    /// Target extension type `target("name", types, ints)`.
    Target {
        /// Name.
        name: Str,
        /// Type parameters.
        types: Box<[Type]>,
        /// Integer parameters.
        ints: Box<[u32]>,
    },
}

impl TypeKind {
    /// The same structure of other types: `map` says which takes the place of each part.
    pub fn map_parts(&self, map: impl Fn(Type) -> Type) -> TypeKind {
        let all = |list: &[Type]| list.iter().map(|&part| map(part)).collect::<Box<[Type]>>();
        match self {
            TypeKind::Array { len, elem } => TypeKind::Array { len: *len, elem: map(*elem) },
            TypeKind::Vector { len, scalable, elem } => {
                TypeKind::Vector { len: *len, scalable: *scalable, elem: map(*elem) }
            }
            TypeKind::Struct { fields, packed } => TypeKind::Struct { fields: all(fields), packed: *packed },
            TypeKind::Func { ret, params, vararg } => {
                TypeKind::Func { ret: map(*ret), params: all(params), vararg: *vararg }
            }
            TypeKind::Target { name, types, ints } => {
                TypeKind::Target { name: *name, types: all(types), ints: ints.clone() }
            }
            other => other.clone(),
        }
    }
    /// Calls `visit` with each part. The body of an identified struct is no part of it.
    pub fn for_each_part(&self, mut visit: impl FnMut(Type)) {
        match self {
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => visit(*elem),
            TypeKind::Struct { fields: parts, .. } | TypeKind::Target { types: parts, .. } => {
                parts.iter().for_each(|&part| visit(part));
            }
            TypeKind::Func { ret, params, .. } => {
                visit(*ret);
                params.iter().for_each(|&param| visit(param));
            }
            _ => {}
        }
    }
}

macro_rules! fixed_types {
    ($($(#[$doc:meta])* $name:ident = $n:literal: $kind:expr;)*) => {
        impl Type {
            $($(#[$doc])* pub const $name: Type = Type($n);)*
        }
        const FIXED: &[TypeKind] = &[$($kind),*];
    };
}
fixed_types! {
    /// `void`
    VOID = 0: TypeKind::Void;
    /// `label`
    LABEL = 1: TypeKind::Label;
    /// `token`
    TOKEN = 2: TypeKind::Token;
    /// `metadata`
    METADATA = 3: TypeKind::Metadata;
    /// `x86_amx`
    X86_AMX = 4: TypeKind::X86Amx;
    /// `half`
    HALF = 5: TypeKind::Half;
    /// `bfloat`
    BFLOAT = 6: TypeKind::BFloat;
    /// `float`
    FLOAT = 7: TypeKind::Float;
    /// `double`
    DOUBLE = 8: TypeKind::Double;
    /// `x86_fp80`
    X86_FP80 = 9: TypeKind::X86Fp80;
    /// `fp128`
    FP128 = 10: TypeKind::Fp128;
    /// `ppc_fp128`
    PPC_FP128 = 11: TypeKind::PpcFp128;
    /// `i1`
    I1 = 12: TypeKind::Int(1);
    /// `i8`
    I8 = 13: TypeKind::Int(8);
    /// `i16`
    I16 = 14: TypeKind::Int(16);
    /// `i32`
    I32 = 15: TypeKind::Int(32);
    /// `i64`
    I64 = 16: TypeKind::Int(64);
    /// `i128`
    I128 = 17: TypeKind::Int(128);
    /// `ptr`
    PTR = 18: TypeKind::Ptr(0);
    /// `ptr addrspace(1)`: global
    PTR_GLOBAL = 19: TypeKind::Ptr(1);
    /// `ptr addrspace(2)`
    PTR_2 = 20: TypeKind::Ptr(2);
    /// `ptr addrspace(3)`: shared
    PTR_SHARED = 21: TypeKind::Ptr(3);
    /// `ptr addrspace(4)`: constant
    PTR_CONST = 22: TypeKind::Ptr(4);
    /// `ptr addrspace(5)`: local
    PTR_LOCAL = 23: TypeKind::Ptr(5);
    /// `ptr addrspace(6)`: tensor memory
    PTR_TENSOR = 24: TypeKind::Ptr(6);
    /// `ptr addrspace(7)`: shared of the cluster
    PTR_CLUSTER = 25: TypeKind::Ptr(7);
}

impl Type {
    /// Whether the id is one of those that are the same in every module. No such type is a vector, aggregate or function.
    #[inline]
    pub const fn is_fixed(self) -> bool {
        self.0 <= Type::PTR_CLUSTER.0
    }
}

/// Body of an identified struct.
#[derive(Clone, Debug)]
pub struct NamedStruct {
    /// Name without `%`; a number where it was written as one.
    pub name: Str,
    /// Whether `name` is a number in the text (`%0 = type ...`).
    pub numbered: bool,
    /// Fields and packedness; `None` while opaque.
    pub body: Option<(Box<[Type]>, bool)>,
}

/// Type table of a module (or the overlay of one function).
#[derive(Clone)]
pub struct Types {
    rows: Interner<TypeKind>,
    /// Identified structs, in order of appearance.
    pub structs: Vec<NamedStruct>,
}

impl Default for Types {
    fn default() -> Self {
        let mut rows = Interner::default();
        for k in FIXED {
            rows.intern(k.clone());
        }
        Types { rows, structs: Vec::new() }
    }
}

impl Types {
    /// An empty overlay whose ids follow those of `base`. It may not define identified structs.
    pub fn overlay(base: &Types) -> Types {
        Types { rows: Interner::overlay(&base.rows), structs: Vec::new() }
    }
    /// Number of types, base included.
    pub fn len(&self) -> u32 {
        self.rows.len()
    }
    /// First id of this table: 0 unless it is an overlay.
    pub fn offset(&self) -> u32 {
        self.rows.offset()
    }
    /// Whether an overlay is still empty.
    pub fn is_empty(&self) -> bool {
        self.rows.own().is_empty()
    }
    /// Rows of this table alone (without the base of an overlay).
    pub fn own(&self) -> &[TypeKind] {
        self.rows.own()
    }
    /// Id of `kind`.
    pub fn intern(&mut self, kind: TypeKind) -> Type {
        match kind {
            TypeKind::Int(1) => Type::I1,
            TypeKind::Int(8) => Type::I8,
            TypeKind::Int(16) => Type::I16,
            TypeKind::Int(32) => Type::I32,
            TypeKind::Int(64) => Type::I64,
            TypeKind::Ptr(a) if a < 8 => Type(Type::PTR.0 + a),
            kind => Type(self.rows.intern(kind)),
        }
    }
    /// Adds an identified struct with no body yet.
    pub fn add_struct(&mut self, name: Str, numbered: bool) -> Type {
        let n = self.structs.len() as u32;
        self.structs.push(NamedStruct { name, numbered, body: None });
        Type(self.rows.intern(TypeKind::Named(n)))
    }
    /// Read access without an overlay.
    #[inline]
    pub fn view(&self) -> TypesRef<'_> {
        TypesRef { rows: Layered::single(&self.rows), structs: &self.structs }
    }
    /// Read access through `over`, an overlay of this table.
    #[inline]
    pub fn view_over<'a>(&'a self, over: &'a Types) -> TypesRef<'a> {
        TypesRef { rows: Layered::new(&self.rows, &over.rows), structs: &self.structs }
    }
    /// Id of `kind` if it is in this table.
    pub fn find(&self, kind: &TypeKind) -> Option<Type> {
        self.rows.find(kind).map(Type)
    }
}

/// Read access to types: a module's table with, inside a function, its overlay.
#[derive(Clone, Copy)]
pub struct TypesRef<'a> {
    rows: Layered<'a, TypeKind>,
    structs: &'a [NamedStruct],
}

impl<'a> TypesRef<'a> {
    /// Structure of `ty`.
    #[inline]
    pub fn kind(self, ty: Type) -> &'a TypeKind {
        self.rows.get(ty.0)
    }
    /// Number of types.
    pub fn len(self) -> u32 {
        self.rows.len()
    }
    /// Never true: the fixed types are always there.
    pub fn is_empty(self) -> bool {
        false
    }
    /// Identified struct `n`.
    pub fn named(self, n: u32) -> &'a NamedStruct {
        &self.structs[n as usize]
    }
    /// All identified structs.
    pub fn structs(self) -> &'a [NamedStruct] {
        self.structs
    }
    /// Bits of an integer type.
    #[inline]
    pub fn int_bits(self, ty: Type) -> Option<u32> {
        match ty {
            Type::I1 => Some(1),
            Type::I8 => Some(8),
            Type::I16 => Some(16),
            Type::I32 => Some(32),
            Type::I64 => Some(64),
            Type::I128 => Some(128),
            _ if ty.is_fixed() => None,
            _ => match self.kind(ty) {
                TypeKind::Int(n) => Some(*n),
                _ => None,
            },
        }
    }
    /// Whether `ty` is an integer.
    #[inline]
    pub fn is_int(self, ty: Type) -> bool {
        if ty.is_fixed() {
            return ty.0 >= Type::I1.0 && ty.0 <= Type::I128.0;
        }
        matches!(self.kind(ty), TypeKind::Int(_))
    }
    /// Whether `ty` is a floating-point scalar.
    #[inline]
    pub fn is_float(self, ty: Type) -> bool {
        ty.0 >= Type::HALF.0 && ty.0 <= Type::PPC_FP128.0
    }
    /// Whether `ty` is a pointer.
    #[inline]
    pub fn is_ptr(self, ty: Type) -> bool {
        self.addrspace(ty).is_some()
    }
    /// Address space of a pointer type.
    #[inline]
    pub fn addrspace(self, ty: Type) -> Option<u32> {
        if ty.is_fixed() {
            return ty.0.checked_sub(Type::PTR.0);
        }
        match self.kind(ty) {
            TypeKind::Ptr(a) => Some(*a),
            _ => None,
        }
    }
    /// Whether `ty` is a vector.
    #[inline]
    pub fn is_vector(self, ty: Type) -> bool {
        !ty.is_fixed() && matches!(self.kind(ty), TypeKind::Vector { .. })
    }
    /// Length and element of a fixed or scalable vector.
    #[inline]
    pub fn vector(self, ty: Type) -> Option<(u32, bool, Type)> {
        if ty.is_fixed() {
            return None;
        }
        match *self.kind(ty) {
            TypeKind::Vector { len, scalable, elem } => Some((len, scalable, elem)),
            _ => None,
        }
    }
    /// Element type of a vector, `ty` itself otherwise.
    #[inline]
    pub fn scalar(self, ty: Type) -> Type {
        if ty.is_fixed() {
            return ty;
        }
        match *self.kind(ty) {
            TypeKind::Vector { elem, .. } => elem,
            _ => ty,
        }
    }
    /// Whether `ty` is an array or struct.
    pub fn is_aggregate(self, ty: Type) -> bool {
        !ty.is_fixed() && matches!(self.kind(ty), TypeKind::Array { .. } | TypeKind::Struct { .. } | TypeKind::Named(_))
    }
    /// Fields and packedness of a literal or identified struct with a body.
    pub fn fields(self, ty: Type) -> Option<(&'a [Type], bool)> {
        match self.kind(ty) {
            TypeKind::Struct { fields, packed } => Some((fields, *packed)),
            TypeKind::Named(n) => self.named(*n).body.as_ref().map(|(f, p)| (&**f, *p)),
            _ => None,
        }
    }
    /// Number of elements an aggregate or vector has.
    pub fn num_elements(self, ty: Type) -> Option<u64> {
        match self.kind(ty) {
            TypeKind::Array { len, .. } => Some(*len),
            TypeKind::Vector { len, scalable: false, .. } => Some(*len as u64),
            _ => self.fields(ty).map(|(f, _)| f.len() as u64),
        }
    }
    /// Type of what an array or a vector is made of. There may be no element: an array without one is memory that a launch sizes.
    pub fn sequence_element(self, ty: Type) -> Option<Type> {
        match self.kind(ty) {
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => Some(*elem),
            _ => None,
        }
    }
    /// Type of element `i` of an aggregate or vector.
    pub fn element(self, ty: Type, i: u64) -> Option<Type> {
        match self.kind(ty) {
            TypeKind::Array { elem, len } if i < *len => Some(*elem),
            TypeKind::Vector { elem, len, .. } if i < *len as u64 => Some(*elem),
            TypeKind::Struct { .. } | TypeKind::Named(_) => self.fields(ty)?.0.get(usize::try_from(i).ok()?).copied(),
            _ => None,
        }
    }
    /// Return type, parameter types and whether variadic, of a function type.
    pub fn func(self, ty: Type) -> Option<(Type, &'a [Type], bool)> {
        match self.kind(ty) {
            TypeKind::Func { ret, params, vararg } => Some((*ret, params, *vararg)),
            _ => None,
        }
    }
    /// Whether a value of `ty` can be in a register (not void, label, metadata, function).
    pub fn is_first_class(self, ty: Type) -> bool {
        !matches!(self.kind(ty), TypeKind::Void | TypeKind::Func { .. })
    }
    /// Whether `ty` has a size: everything but void, label, metadata, token, function and opaque structs.
    pub fn is_sized(self, ty: Type) -> bool {
        match self.kind(ty) {
            TypeKind::Void | TypeKind::Label | TypeKind::Token | TypeKind::Metadata | TypeKind::Func { .. } => false,
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => self.is_sized(*elem),
            TypeKind::Struct { .. } | TypeKind::Named(_) => {
                self.fields(ty).is_some_and(|(f, _)| f.iter().all(|&ty| self.is_sized(ty)))
            }
            _ => true,
        }
    }
    /// Bits of a scalar that is not a pointer (integers and floats); `None` for anything else.
    pub fn scalar_bits(self, ty: Type) -> Option<u32> {
        Some(match self.kind(ty) {
            TypeKind::Int(n) => *n,
            TypeKind::Half | TypeKind::BFloat => 16,
            TypeKind::Float => 32,
            TypeKind::Double => 64,
            TypeKind::X86Fp80 => 80,
            TypeKind::Fp128 | TypeKind::PpcFp128 => 128,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fixed_ids_and_interning() {
        let mut t = Types::default();
        assert_eq!(t.view().kind(Type::PTR_CLUSTER), &TypeKind::Ptr(7));
        let fixed = (0..t.len()).map(Type).filter(|ty| ty.is_fixed());
        assert_eq!(fixed.count(), FIXED.len());
        assert_eq!(t.intern(TypeKind::Int(128)), Type::I128);
        assert_eq!(t.intern(TypeKind::Ptr(3)), Type::PTR_SHARED);
        let v = t.intern(TypeKind::Vector { len: 4, scalable: false, elem: Type::FLOAT });
        assert_eq!(v, t.intern(TypeKind::Vector { len: 4, scalable: false, elem: Type::FLOAT }));
        let mut over = Types::overlay(&t);
        let a = over.intern(TypeKind::Int(17));
        assert_eq!(a.0, t.len());
        assert_eq!(t.view_over(&over).int_bits(a), Some(17));
        assert_eq!(t.view_over(&over).scalar(v), Type::FLOAT);
    }
}
