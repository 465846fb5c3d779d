//! The types of the language, one row each: name in the text, width, class; and which register an operand of a type takes.

/// What the bits of a type mean, as far as registers are told apart by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeClass {
    /// One bit that guards instructions.
    Pred,
    /// Bits of any meaning.
    Bits,
    /// Unsigned integers.
    Unsigned,
    /// Signed integers.
    Signed,
    /// IEEE formats that registers may have.
    Float,
    /// Formats that only instructions have: their values lie in registers of bits.
    Alternate,
    /// Several integers in a register: also only in instructions.
    Packed,
    /// References to textures, samplers and surfaces.
    Opaque,
}

macro_rules! types {
    ($($Name:ident $text:literal $bits:literal $class:ident;)*) => {
        /// A type.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum Type { $(#[doc = concat!("`.", $text, "`")] $Name,)* }

        /// Types by number.
        pub const TYPES: &[Type] = &[$(Type::$Name),*];
        const TEXTS: &[&str] = &[$($text),*];
        const BITS: &[u16] = &[$($bits),*];
        const CLASSES: &[TypeClass] = &[$(TypeClass::$class),*];
    };
}

#[rustfmt::skip]
types! {
    Pred        "pred"        1    Pred;
    B1          "b1"          1    Bits;
    B8          "b8"          8    Bits;
    B16         "b16"         16   Bits;
    B32         "b32"         32   Bits;
    B64         "b64"         64   Bits;
    B128        "b128"        128  Bits;
    U2          "u2"          2    Unsigned;
    U4          "u4"          4    Unsigned;
    U8          "u8"          8    Unsigned;
    U16         "u16"         16   Unsigned;
    U32         "u32"         32   Unsigned;
    U64         "u64"         64   Unsigned;
    S2          "s2"          2    Signed;
    S4          "s4"          4    Signed;
    S8          "s8"          8    Signed;
    S16         "s16"         16   Signed;
    S32         "s32"         32   Signed;
    S64         "s64"         64   Signed;
    F16         "f16"         16   Float;
    F32         "f32"         32   Float;
    F64         "f64"         64   Float;
    F16x2       "f16x2"       32   Float;
    Bf16        "bf16"        16   Alternate;
    Bf16x2      "bf16x2"      32   Alternate;
    Tf32        "tf32"        32   Alternate;
    F32x2       "f32x2"       64   Alternate;
    U16x2       "u16x2"       32   Packed;
    S16x2       "s16x2"       32   Packed;
    U8x4        "u8x4"        32   Packed;
    S8x4        "s8x4"        32   Packed;
    E4m3        "e4m3"        8    Alternate;
    E5m2        "e5m2"        8    Alternate;
    E2m3        "e2m3"        8    Alternate;
    E3m2        "e3m2"        8    Alternate;
    E2m1        "e2m1"        8    Alternate;
    Ue8m0       "ue8m0"       8    Alternate;
    Ue4m3       "ue4m3"       8    Alternate;
    E4m3x2      "e4m3x2"      16   Alternate;
    E5m2x2      "e5m2x2"      16   Alternate;
    E2m3x2      "e2m3x2"      16   Alternate;
    E3m2x2      "e3m2x2"      16   Alternate;
    E2m1x2      "e2m1x2"      8    Alternate;
    Ue8m0x2     "ue8m0x2"     16   Alternate;
    E4m3x4      "e4m3x4"      32   Alternate;
    E5m2x4      "e5m2x4"      32   Alternate;
    E2m3x4      "e2m3x4"      32   Alternate;
    E3m2x4      "e3m2x4"      32   Alternate;
    E2m1x4      "e2m1x4"      16   Alternate;
    Texref      "texref"      64   Opaque;
    Samplerref  "samplerref"  64   Opaque;
    Surfref     "surfref"     64   Opaque;
}

impl Type {
    /// Name without the dot.
    pub fn text(self) -> &'static str {
        TEXTS[self as usize]
    }
    /// Width in bits.
    pub fn bits(self) -> u32 {
        u32::from(BITS[self as usize])
    }
    /// Class.
    pub fn class(self) -> TypeClass {
        CLASSES[self as usize]
    }
    /// The type called `text`, without the dot.
    pub fn of(text: &[u8]) -> Option<Type> {
        TEXTS.iter().position(|name| name.as_bytes() == text).map(|row| TYPES[row])
    }
    /// A set with it alone.
    pub fn alone(self) -> TypeSet {
        TypeSet(1 << (self as u8))
    }
    /// Whether it is an integer or bits.
    pub fn is_integral(self) -> bool {
        matches!(self.class(), TypeClass::Bits | TypeClass::Unsigned | TypeClass::Signed)
    }
    /// Whether a register may be declared with it.
    pub fn is_of_registers(self) -> bool {
        use TypeClass::*;
        match self.class() {
            Pred | Float => true,
            Bits | Unsigned | Signed => self.bits() >= 8,
            Alternate | Packed | Opaque => false,
        }
    }
    /// Whether a variable may be declared with it.
    pub fn is_of_variables(self) -> bool {
        self.class() == TypeClass::Opaque || (self.is_of_registers() && self != Type::Pred)
    }
    /// Whether an operand of type `self` of an instruction may be a register of type `register`: of the same width, and of the
    /// same kind or bits. With `wider` the register may be wider, as loads, stores and conversions allow.
    pub fn takes(self, register: Type, wider: bool) -> bool {
        use TypeClass::*;
        if (self == Type::Pred) != (register == Type::Pred) {
            return false;
        }
        let (want, have) = (self.bits(), register.bits());
        if !(want == have || (wider && have > want && register.is_integral()) || (want < 16 && have == 16)) {
            return false;
        }
        match (self.class(), register.class()) {
            (Opaque, _) | (_, Opaque) => false,
            (Bits, _) | (Pred, _) | (_, Bits) => true,
            (Unsigned | Signed, Unsigned | Signed) => true,
            (Float, Float) => self == register,
            _ => false,
        }
    }
}

/// A set of types.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TypeSet(u64);

impl TypeSet {
    /// Whether `ty` is in it.
    pub fn has(self, ty: Type) -> bool {
        self.0 >> (ty as u8) & 1 == 1
    }
    /// Adds `ty`.
    pub fn add(&mut self, ty: Type) {
        self.0 |= 1 << (ty as u8);
    }
    /// Whether nothing is in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// Its types, in order.
    pub fn iter(self) -> impl Iterator<Item = Type> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let ty = TYPES.get(left.trailing_zeros() as usize).copied();
            left &= left.wrapping_sub(1);
            ty
        })
    }
}

const _: () = assert!(TYPES.len() <= 64, "a set of types has 64 bits");

impl warpc_packed::Packed for Type {
    fn pack(&self, out: &mut Vec<u8>) {
        (*self as u8).pack(out);
    }
    fn unpack(from: &mut warpc_packed::Unpacker) -> Self {
        TYPES[from.number() as usize % TYPES.len()]
    }
}
warpc_packed::packed! { TypeSet(_) }
