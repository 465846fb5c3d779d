//! Tables made at build time: rows as bytes.
//!
//! A table that is written as text is read by a build script, which packs its rows; the program unpacks them at first use, in about as
//! many steps as they have numbers. The text stays the one source: what reads it is the same module in the build script and in tests.
//!
//! ```
//! use warpc_packed::{Packed, packed, unpack};
//! #[derive(PartialEq, Debug)]
//! struct Row { name: &'static str, bits: u32 }
//! packed! { Row { name, bits } }
//! let mut bytes = Vec::new();
//! vec![Row { name: "add", bits: 32 }].pack(&mut bytes);
//! assert_eq!(unpack::<Vec<Row>>(bytes.leak()), [Row { name: "add", bits: 32 }]);
//! ```
//!
//! Numbers take as few bytes as they need: seven bits to a byte, the lowest first. There is no check of the bytes: they are made by the
//! same sources. Bytes that end too early read as zeros.
#![warn(missing_docs)]

/// What can be packed.
pub trait Packed: Sized {
    /// Appends it to `out`.
    fn pack(&self, out: &mut Vec<u8>);
    /// Reads what [`Packed::pack`] wrote.
    fn unpack(from: &mut Unpacker) -> Self;
}

/// Bytes that are still to be read.
#[derive(Clone, Copy, Debug)]
pub struct Unpacker {
    bytes: &'static [u8],
}

impl Unpacker {
    /// At the first of these bytes.
    pub fn new(bytes: &'static [u8]) -> Unpacker {
        Unpacker { bytes }
    }
    /// Whether none are left.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }
    /// The next byte.
    #[inline]
    pub fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.bytes.split_first() else { return 0 };
        self.bytes = rest;
        first
    }
    /// The next number.
    #[inline]
    pub fn number(&mut self) -> u64 {
        let first = self.byte();
        if first < 0x80 {
            return first as u64;
        }
        let (mut number, mut shift) = ((first & 0x7f) as u64, 7);
        loop {
            let byte = self.byte();
            number |= ((byte & 0x7f) as u64).checked_shl(shift).unwrap_or(0);
            shift += 7;
            if byte < 0x80 {
                return number;
            }
        }
    }
    /// The next `count` bytes.
    pub fn bytes(&mut self, count: usize) -> &'static [u8] {
        let (taken, rest) = self.bytes.split_at(count.min(self.bytes.len()));
        self.bytes = rest;
        taken
    }
}

/// What these bytes hold.
pub fn unpack<T: Packed>(bytes: &'static [u8]) -> T {
    T::unpack(&mut Unpacker::new(bytes))
}

/// Appends a number.
pub fn pack_number(mut number: u64, out: &mut Vec<u8>) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

macro_rules! unsigned {
    ($($Type:ty)*) => {$(
        impl Packed for $Type {
            fn pack(&self, out: &mut Vec<u8>) {
                pack_number(*self as u64, out);
            }
            #[inline]
            fn unpack(from: &mut Unpacker) -> Self {
                from.number() as $Type
            }
        }
    )*};
}

macro_rules! signed {
    ($($Type:ty)*) => {$(
        impl Packed for $Type {
            fn pack(&self, out: &mut Vec<u8>) {
                let number = *self as i64;
                pack_number((number << 1 ^ number >> 63) as u64, out);
            }
            #[inline]
            fn unpack(from: &mut Unpacker) -> Self {
                let number = from.number();
                ((number >> 1) as i64 ^ -((number & 1) as i64)) as $Type
            }
        }
    )*};
}

unsigned! { u8 u16 u32 u64 usize }
signed! { i32 i64 }

impl Packed for bool {
    fn pack(&self, out: &mut Vec<u8>) {
        out.push(*self as u8);
    }
    #[inline]
    fn unpack(from: &mut Unpacker) -> Self {
        from.byte() != 0
    }
}

impl Packed for u128 {
    fn pack(&self, out: &mut Vec<u8>) {
        out.extend(self.to_le_bytes());
    }
    #[inline]
    fn unpack(from: &mut Unpacker) -> Self {
        from.bytes(16).first_chunk().map_or(0, |bytes| u128::from_le_bytes(*bytes))
    }
}

impl Packed for &'static str {
    fn pack(&self, out: &mut Vec<u8>) {
        pack_number(self.len() as u64, out);
        out.extend(self.bytes());
    }
    fn unpack(from: &mut Unpacker) -> Self {
        let length = from.number() as usize;
        std::str::from_utf8(from.bytes(length)).unwrap_or_default()
    }
}

impl<T: Packed> Packed for Option<T> {
    fn pack(&self, out: &mut Vec<u8>) {
        self.is_some().pack(out);
        if let Some(inner) = self {
            inner.pack(out);
        }
    }
    #[inline]
    fn unpack(from: &mut Unpacker) -> Self {
        bool::unpack(from).then(|| T::unpack(from))
    }
}

impl<T: Packed> Packed for Vec<T> {
    fn pack(&self, out: &mut Vec<u8>) {
        pack_number(self.len() as u64, out);
        self.iter().for_each(|row| row.pack(out));
    }
    fn unpack(from: &mut Unpacker) -> Self {
        let count = from.number();
        (0..count).map(|_| T::unpack(from)).collect()
    }
}

impl<T: Packed, const N: usize> Packed for [T; N] {
    fn pack(&self, out: &mut Vec<u8>) {
        self.iter().for_each(|row| row.pack(out));
    }
    #[inline]
    fn unpack(from: &mut Unpacker) -> Self {
        std::array::from_fn(|_| T::unpack(from))
    }
}

impl<A: Packed, B: Packed> Packed for (A, B) {
    fn pack(&self, out: &mut Vec<u8>) {
        self.0.pack(out);
        self.1.pack(out);
    }
    #[inline]
    fn unpack(from: &mut Unpacker) -> Self {
        (A::unpack(from), B::unpack(from))
    }
}

/// Implements [`Packed`]: for structs by their fields (`packed! { Row { name, bits } }`), for newtypes (`packed! { RowId(_) }`), and for
/// enums, each variant by its fields in braces, nothing or names for those in parentheses
/// (`packed! { enum Place { Field(field), Nowhere, After { operand, distance } } }`).
#[macro_export]
macro_rules! packed {
    (enum $Name:ident { $($Variant:ident $(($($inner:ident),*))? $({$($field:ident),*})?),* $(,)? }) => {
        impl $crate::Packed for $Name {
            fn pack(&self, out: &mut Vec<u8>) {
                let mut number = 0u8;
                $(
                    if let Self::$Variant $(($($inner),*))? $({$($field),*})? = self {
                        out.push(number);
                        $($($crate::Packed::pack($inner, out);)*)?
                        $($($crate::Packed::pack($field, out);)*)?
                        return;
                    }
                    number += 1;
                )*
                let _ = number;
            }
            #[inline]
            fn unpack(from: &mut $crate::Unpacker) -> Self {
                #[allow(non_camel_case_types, dead_code)] // They number the variants.
                #[repr(u8)]
                enum Numbers { $($Variant),* }
                let number = from.byte();
                $(
                    if number == Numbers::$Variant as u8 {
                        $($(let $inner = $crate::Packed::unpack(from);)*)?
                        $($(let $field = $crate::Packed::unpack(from);)*)?
                        return Self::$Variant $(($($inner),*))? $({$($field),*})?;
                    }
                )*
                // What packed it has these variants alone.
                unreachable!("variant {number} of {}", stringify!($Name))
            }
        }
    };
    ($Name:ident(_)) => {
        impl $crate::Packed for $Name {
            fn pack(&self, out: &mut Vec<u8>) {
                $crate::Packed::pack(&self.0, out);
            }
            #[inline]
            fn unpack(from: &mut $crate::Unpacker) -> Self {
                $Name($crate::Packed::unpack(from))
            }
        }
    };
    ($Name:ident { $($field:ident),* $(,)? }) => {
        impl $crate::Packed for $Name {
            fn pack(&self, out: &mut Vec<u8>) {
                $($crate::Packed::pack(&self.$field, out);)*
            }
            #[inline]
            fn unpack(from: &mut $crate::Unpacker) -> Self {
                $(let $field = $crate::Packed::unpack(from);)*
                $Name { $($field),* }
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone, Copy, PartialEq, Debug)]
    enum Place {
        Field(u16),
        Nowhere,
        After { operand: u8, distance: i64 },
    }
    packed! { enum Place { Field(field), Nowhere, After { operand, distance } } }

    #[test]
    fn everything_comes_back() {
        type All = (Vec<(Place, u128)>, (Option<&'static str>, [i64; 4]));
        let all: All = (
            vec![
                (Place::Field(40_000), u128::MAX - 5),
                (Place::Nowhere, 0),
                (Place::After { operand: 200, distance: i64::MIN }, 1 << 90),
            ],
            (Some("text"), [0, -1, i64::MAX, 300]),
        );
        let mut bytes = Vec::new();
        all.pack(&mut bytes);
        assert_eq!(unpack::<All>(bytes.leak()), all);
    }

    #[test]
    fn bytes_that_end_are_zeros() {
        assert_eq!(unpack::<(u64, &'static str)>(&[0x81]), (1, ""));
    }
}
