//! Types as registers: every IR type is a flat list of parts, each one PTX register.
//!
//! Integers up to 64 bits are one part in the next container (16, 32 or 64 bits; bits above the width are unspecified), wider
//! ones, up to [`MAX_INT_BITS`], 64-bit parts, low first. `i1` is a predicate. Pairs of half or bfloat in vectors of even length share a
//! 32-bit part. Other vectors, arrays and structs are the parts of their elements in order.

use crate::machine::{Class, PTy};
use warpc_ir::TypeKind;
use warpc_ir::ids::Type;
use warpc_ir::layout::DataLayout;
use warpc_ir::types::TypesRef;

/// What a part holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum PartKind {
    /// Predicate.
    Pred,
    /// Integer or pointer; the container follows from the bits.
    Int,
    /// half
    F16,
    /// bfloat
    BF16,
    /// Any but the lowest 64 bits of an integer of more: a register of 64 bits, whatever it holds.
    Limb,
    /// float
    F32,
    /// double
    F64,
    /// Two halves.
    F16X2,
    /// Two bfloats.
    BF16X2,
}

/// One register of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// What it holds.
    pub kind: PartKind,
    /// Significant bits.
    pub bits: u8,
    /// Byte offset in memory.
    pub offset: u32,
}

impl Part {
    /// Register class.
    #[inline]
    pub const fn class(self) -> Class {
        match self.kind {
            PartKind::Pred => Class::Pred,
            PartKind::Int => match self.bits {
                0..=16 => Class::B16,
                17..=32 => Class::B32,
                _ => Class::B64,
            },
            PartKind::F16 | PartKind::BF16 => Class::B16,
            PartKind::F32 | PartKind::F16X2 | PartKind::BF16X2 => Class::B32,
            PartKind::F64 | PartKind::Limb => Class::B64,
        }
    }
    /// Bits of the container.
    #[inline]
    pub const fn container(self) -> u32 {
        self.class().ty().bits()
    }
    /// Type of arithmetic on it; integers as signed.
    #[inline]
    pub const fn arith(self) -> PTy {
        match self.kind {
            PartKind::Pred => PTy::Pred,
            PartKind::Int | PartKind::Limb => PTy::signed(self.container()),
            PartKind::F16 => PTy::F16,
            PartKind::BF16 => PTy::BF16,
            PartKind::F32 => PTy::F32,
            PartKind::F64 => PTy::F64,
            PartKind::F16X2 => PTy::F16X2,
            PartKind::BF16X2 => PTy::BF16X2,
        }
    }
    /// Untyped bits of the container.
    #[inline]
    pub const fn raw(self) -> PTy {
        self.class().ty()
    }
    /// Bytes in memory.
    #[inline]
    pub const fn bytes(self) -> u32 {
        (self.bits as u32).div_ceil(8)
    }
}

/// Parts and layout of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TypeInfo {
    /// First part.
    pub first: u32,
    /// Number of parts.
    pub n: u32,
    /// Lanes per part of a vector: 2 for packed halves, else 1; parts per lane when 0.
    pub packed: bool,
    /// Parts per element of a vector or array.
    pub per: u32,
    /// Elements of a vector whose memory form is a bit string (`<8 x i1>`), else 0.
    pub bit_lanes: u32,
    /// Bytes from one to the next in an array.
    pub size: u64,
    /// ABI alignment.
    pub align: u32,
}

/// Bits of the widest integer.
pub const MAX_INT_BITS: u32 = 8192;

/// Why values of a type cannot be in registers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoRegisters {
    /// An integer is wider than any that is computed with.
    #[error("i{0} is wider than the 8192 bits that integers may have")]
    WideInteger(u32),
    /// A value takes more registers than one may.
    #[error("a value of this type has too many parts for registers")]
    ManyParts,
    /// A value takes more bytes than an offset holds.
    #[error("a value of this type is too large for registers")]
    Large,
    /// A struct has no body.
    #[error("an opaque struct has no value")]
    Opaque,
    /// A floating-point number is none of the target.
    #[error("floating-point types wider than double are not supported")]
    WideFloat,
    /// A vector has no fixed length.
    #[error("scalable vectors are not supported")]
    Scalable,
    /// A type has no values that a register holds.
    #[error("a value of this type cannot be in registers")]
    NoValue,
}

/// Largest number of parts one value may have.
pub const MAX_PARTS: usize = 1 << 16;

/// Flattened types, cached by id. Ids of a function's overlay are forgotten between functions.
#[derive(Default)]
pub struct TypeCache {
    rows: Vec<TypeInfo>,
    stamps: Vec<u32>,
    stamp: u32,
    parts: Vec<Part>,
    stack: Vec<(Type, u64)>,
}

impl TypeCache {
    /// Forgets everything, keeps the memory. Cheap: rows are stamped.
    pub fn start(&mut self) {
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            self.stamps.fill(0);
            self.stamp = 1;
        }
        self.parts.clear();
    }
    /// Number of the function at hand; for other caches of the same life.
    #[inline]
    pub fn stamp(&self) -> u32 {
        self.stamp
    }
    /// Part `index` of a type.
    #[inline]
    pub fn part(&self, info: TypeInfo, index: usize) -> Part {
        self.parts[info.first as usize + index]
    }
    /// Parts of a type.
    #[inline]
    pub fn parts(&self, info: TypeInfo) -> &[Part] {
        &self.parts[info.first as usize..(info.first + info.n) as usize]
    }
    /// Parts and layout of `ty`; the error says why it cannot be in registers.
    #[inline]
    pub fn get(&mut self, types: TypesRef<'_>, dl: &DataLayout, ty: Type) -> Result<TypeInfo, NoRegisters> {
        if self.stamps.get(ty.index()) == Some(&self.stamp) {
            return Ok(self.rows[ty.index()]);
        }
        self.flatten(types, dl, ty)
    }
    #[cold]
    fn flatten(&mut self, types: TypesRef<'_>, dl: &DataLayout, ty: Type) -> Result<TypeInfo, NoRegisters> {
        let first = self.parts.len() as u32;
        let mut info = TypeInfo { first, per: 1, ..Default::default() };
        if types.is_sized(ty) {
            info.size = dl.alloc_size(types, ty);
            info.align = dl.abi_align(types, ty) as u32;
        }
        self.stack.clear();
        self.stack.push((ty, 0));
        while let Some((ty, at)) = self.stack.pop() {
            if self.parts.len() - first as usize + self.stack.len() > MAX_PARTS {
                self.parts.truncate(first as usize);
                return Err(NoRegisters::ManyParts);
            }
            match self.one(types, dl, ty, at) {
                Ok(()) => {}
                Err(e) => {
                    self.parts.truncate(first as usize);
                    return Err(e);
                }
            }
        }
        info.n = self.parts.len() as u32 - first;
        match types.kind(ty) {
            TypeKind::Vector { len, elem, .. } if *len != 0 => {
                info.packed = packs(*elem, *len);
                info.per = if info.packed { 1 } else { info.n / *len };
                if !dl.size_in_bits(types, *elem).is_multiple_of(8) {
                    info.bit_lanes = *len;
                }
            }
            TypeKind::Array { len, .. } if *len != 0 => info.per = info.n / *len as u32,
            _ => {}
        }
        if self.rows.len() <= ty.index() {
            self.rows.resize(ty.index() + 1, TypeInfo::default());
            self.stamps.resize(ty.index() + 1, 0);
        }
        self.rows[ty.index()] = info;
        self.stamps[ty.index()] = self.stamp;
        Ok(info)
    }
    fn one(&mut self, types: TypesRef<'_>, dl: &DataLayout, ty: Type, at: u64) -> Result<(), NoRegisters> {
        let offset = u32::try_from(at).map_err(|_| NoRegisters::Large)?;
        let mut put = |kind, bits: u32| self.parts.push(Part { kind, bits: bits as u8, offset });
        match types.kind(ty) {
            TypeKind::Int(1) => put(PartKind::Pred, 1),
            TypeKind::Int(n) if *n <= 64 => put(PartKind::Int, *n),
            TypeKind::Int(n) if *n <= MAX_INT_BITS => {
                put(PartKind::Int, 64);
                for limb in 1..n.div_ceil(64) {
                    let bits = (*n - 64 * limb).min(64) as u8;
                    self.parts.push(Part { kind: PartKind::Limb, bits, offset: offset + 8 * limb });
                }
            }
            TypeKind::Int(n) => return Err(NoRegisters::WideInteger(*n)),
            TypeKind::Ptr(a) => put(PartKind::Int, dl.pointer_bits(*a)),
            TypeKind::Half => put(PartKind::F16, 16),
            TypeKind::BFloat => put(PartKind::BF16, 16),
            TypeKind::Float => put(PartKind::F32, 32),
            TypeKind::Double => put(PartKind::F64, 64),
            TypeKind::Vector { scalable: false, len, elem } => {
                let bits = dl.size_in_bits(types, *elem);
                if packs(*elem, *len) {
                    let kind = if *elem == Type::HALF { PartKind::F16X2 } else { PartKind::BF16X2 };
                    for k in 0..*len / 2 {
                        self.parts.push(Part { kind, bits: 32, offset: offset + 4 * k });
                    }
                } else {
                    let step = bits / 8;
                    self.repeat(*len as u64, *elem, at, step)?;
                }
            }
            TypeKind::Array { len, elem } => {
                let step = dl.alloc_size(types, *elem);
                self.repeat(*len, *elem, at, step)?;
            }
            TypeKind::Struct { .. } | TypeKind::Named(_) => {
                let Some((fields, packed)) = types.fields(ty) else { return Err(NoRegisters::Opaque) };
                if fields.len() > MAX_PARTS {
                    return Err(NoRegisters::ManyParts);
                }
                let from = self.stack.len();
                let mut o = at;
                for &f in fields {
                    let a = if packed { 1 } else { dl.abi_align(types, f) };
                    o = o.next_multiple_of(a);
                    self.stack.push((f, o));
                    o = o.saturating_add(dl.alloc_size(types, f));
                }
                self.stack[from..].reverse();
            }
            TypeKind::Void | TypeKind::Metadata | TypeKind::Label => {}
            TypeKind::Token => {}
            TypeKind::X86Fp80 | TypeKind::Fp128 | TypeKind::PpcFp128 => {
                return Err(NoRegisters::WideFloat);
            }
            TypeKind::Vector { .. } => return Err(NoRegisters::Scalable),
            TypeKind::X86Amx | TypeKind::Func { .. } | TypeKind::Target { .. } => {
                return Err(NoRegisters::NoValue);
            }
        }
        Ok(())
    }
    fn repeat(&mut self, len: u64, elem: Type, at: u64, step: u64) -> Result<(), NoRegisters> {
        if len > MAX_PARTS as u64 {
            return Err(NoRegisters::ManyParts);
        }
        for k in (0..len).rev() {
            self.stack.push((elem, at + k * step));
        }
        Ok(())
    }
}

/// Whether vectors of `elem` share registers pairwise.
pub fn packs(elem: Type, len: u32) -> bool {
    len.is_multiple_of(2) && len != 0 && (elem == Type::HALF || elem == Type::BFLOAT)
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_ir::layout::NVPTX64;
    use warpc_ir::types::Types;

    #[test]
    fn flattening() {
        let dl = DataLayout::parse(NVPTX64).unwrap();
        let mut types = Types::default();
        let v = types.intern(TypeKind::Vector { len: 4, scalable: false, elem: Type::HALF });
        let s = types.intern(TypeKind::Struct { fields: [Type::I8, v, Type::I128, Type::I1].into(), packed: false });
        let mut c = TypeCache::default();
        c.start();
        let i = c.get(types.view(), &dl, s).unwrap();
        let offs: Vec<_> = c.parts(i).iter().map(|p| (p.kind, p.offset)).collect();
        use PartKind::*;
        assert_eq!(offs, [(Int, 0), (F16X2, 8), (F16X2, 12), (Int, 16), (Limb, 24), (Pred, 32)]);
        assert!(c.get(types.view(), &dl, v).unwrap().packed);
        let odd = types.intern(TypeKind::Int(200));
        let odd = c.get(types.view(), &dl, odd).unwrap();
        let bits: Vec<_> = c.parts(odd).iter().map(|p| (p.bits, p.offset)).collect();
        assert_eq!((bits, odd.size, odd.align), (vec![(64, 0), (64, 8), (64, 16), (8, 24)], 32, 32));
        let big = types.intern(TypeKind::Int(8193));
        let error = c.get(types.view(), &dl, big).unwrap_err();
        assert_eq!(error.to_string(), "i8193 is wider than the 8192 bits that integers may have");
    }
}
