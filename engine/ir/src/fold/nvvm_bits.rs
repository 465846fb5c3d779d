//! Calls of the target's integer intrinsics over constants: products of 24 bits and high halves, sums of differences, permuted bytes,
//! fields, funnel shifts that clamp, first bits, dot products of bytes.
//!
//! All operations are those of the PTX instruction that the intrinsic is named after.

use super::Folder;
use crate::consts::sign_extend;
use crate::ids::*;
use crate::intrinsics::{IntrinsicId, id};
use crate::value::Value;
use smallvec::SmallVec;

impl Folder<'_> {
    /// `id(args)` of the integer type `ty`.
    pub(super) fn nvvm_integer(&mut self, id: IntrinsicId, args: &[Value], ty: Type) -> Option<Value> {
        let first = *args.first()?;
        let bits = self.types.int_bits(ty)?;
        let from = self.types.int_bits(self.type_of(first))?;
        let args: SmallVec<[u64; 4]> = args.iter().map(|&a| self.consts.as_int(a)).collect::<Option<_>>()?;
        let result = integer(id, bits, from, &args)?;
        let kept = if bits == 64 { u64::MAX } else { (1 << bits) - 1 };
        Some(self.consts.add_int(ty, bits, result & kept))
    }
}

/// The result of `id`, of whose bits the lowest `bits` count; `from` are those of the first argument.
fn integer(id: IntrinsicId, bits: u32, from: u32, args: &[u64]) -> Option<u64> {
    if !matches!(bits, 16 | 32 | 64) || !matches!(from, 16 | 32 | 64) {
        return None;
    }
    let signed = |v: u64| sign_extend(v, bits);
    Some(match (id, args) {
        (id::NVVM_MULHI_I | id::NVVM_MULHI_LL | id::NVVM_MULHI_S, &[a, b]) => {
            ((i128::from(signed(a)) * i128::from(signed(b))) >> bits) as u64
        }
        (id::NVVM_MULHI_UI | id::NVVM_MULHI_ULL | id::NVVM_MULHI_US, &[a, b]) => {
            ((u128::from(a) * u128::from(b)) >> bits) as u64
        }
        (id::NVVM_MUL24_I, &[a, b]) => sign_extend(a, 24).wrapping_mul(sign_extend(b, 24)) as u64,
        (id::NVVM_MUL24_UI, &[a, b]) => (a & 0xff_ffff).wrapping_mul(b & 0xff_ffff),
        (id::NVVM_SAD_I | id::NVVM_SAD_LL | id::NVVM_SAD_S, &[a, b, sum]) => {
            signed(a).abs_diff(signed(b)).wrapping_add(sum)
        }
        (id::NVVM_SAD_UI | id::NVVM_SAD_ULL | id::NVVM_SAD_US, &[a, b, sum]) => a.abs_diff(b).wrapping_add(sum),
        (id::NVVM_PRMT, &[a, b, selector]) => u64::from(permuted(a as u32, b as u32, selector as u32)),
        (id::NVVM_FSHL_CLAMP, &[high, low, by]) => {
            ((funnel(high, low, bits) << by.min(u64::from(bits))) >> bits) as u64
        }
        (id::NVVM_FSHR_CLAMP, &[high, low, by]) => (funnel(high, low, bits) >> by.min(u64::from(bits))) as u64,
        (id::NVVM_BMSK_CLAMP, &[at, width]) => ones(width.min(32)) << at.min(32),
        (id::NVVM_BMSK_WRAP, &[at, width]) => ones(width & 31) << (at & 31),
        (id::NVVM_ZEXT_CLAMP, &[a, width]) => a & ones(width.min(32)),
        (id::NVVM_ZEXT_WRAP, &[a, width]) => a & ones(width & 31),
        (id::NVVM_SEXT_CLAMP, &[a, width]) => field(a, width.min(32)),
        (id::NVVM_SEXT_WRAP, &[a, width]) => field(a, width & 31),
        (id::NVVM_FLO_S, &[a, as_shift]) => {
            let negative = sign_extend(a, from) < 0;
            first_bit(if negative { !sign_extend(a, from) as u64 } else { a }, from, as_shift)
        }
        (id::NVVM_FLO_U, &[a, as_shift]) => first_bit(a, from, as_shift),
        (id::NVVM_IDP4A_U_U, &[a, b, sum]) => dot_of_bytes(a, b, sum, false, false),
        (id::NVVM_IDP4A_S_U, &[a, b, sum]) => dot_of_bytes(a, b, sum, true, false),
        (id::NVVM_IDP4A_U_S, &[a, b, sum]) => dot_of_bytes(a, b, sum, false, true),
        (id::NVVM_IDP4A_S_S, &[a, b, sum]) => dot_of_bytes(a, b, sum, true, true),
        _ => return None,
    })
}

/// `width` ones, at most 32.
fn ones(width: u64) -> u64 {
    (1 << width) - 1
}

/// The lowest `width` bits of `a` as a signed number; 0 of none.
fn field(a: u64, width: u64) -> u64 {
    if width == 0 { 0 } else { sign_extend(a & ones(width), width as u32) as u64 }
}

fn funnel(high: u64, low: u64, bits: u32) -> u128 {
    u128::from(high) << bits | u128::from(low)
}

/// Position of the highest bit of `a` of `bits` bits, or how far left it can be shifted; all ones of 0.
fn first_bit(a: u64, bits: u32, as_shift: u64) -> u64 {
    match (a.checked_ilog2(), as_shift) {
        (None, _) => u64::MAX,
        (Some(at), 0) => u64::from(at),
        (Some(at), _) => u64::from(bits - 1 - at),
    }
}

/// Bytes of `high:low` by the four selectors of `selector`; a selector above 7 takes the sign of its byte eight times.
fn permuted(low: u32, high: u32, selector: u32) -> u32 {
    let bytes = u64::from(high) << 32 | u64::from(low);
    (0..4).fold(0, |word, n| {
        let choice = selector >> (4 * n) & 15;
        let byte = (bytes >> (8 * (choice & 7))) as u8;
        let byte = if choice > 7 { if byte > 127 { 255 } else { 0 } } else { byte };
        word | u32::from(byte) << (8 * n)
    })
}

fn dot_of_bytes(a: u64, b: u64, sum: u64, signed_a: bool, signed_b: bool) -> u64 {
    let byte = |word: u64, n: u32, signed: bool| {
        let byte = word >> (8 * n) & 255;
        if signed { sign_extend(byte, 8) } else { byte as i64 }
    };
    (0..4).fold(sum, |sum, n| sum.wrapping_add((byte(a, n, signed_a) * byte(b, n, signed_b)) as u64))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By the PTX manual: the operation, its arguments of 32 bits, its result.
    #[test]
    fn operations_are_those_of_the_instruction() {
        let cases: &[(IntrinsicId, &[u64], u64)] = &[
            (id::NVVM_MUL24_I, &[0x00ff_ffff, 3], 0xffff_fffd),
            (id::NVVM_MUL24_UI, &[0xffff_ffff, 2], 0x01ff_fffe),
            (id::NVVM_SAD_I, &[0xffff_ffff, 1, 10], 12),
            (id::NVVM_SAD_UI, &[0xffff_ffff, 1, 10], 8),
            (id::NVVM_PRMT, &[0x3322_1180, 0x7766_5544, 0x7078], 0x7780_77ff),
            (id::NVVM_FSHL_CLAMP, &[0x1, 0x8000_0000, 40], 0x8000_0000),
            (id::NVVM_FSHL_CLAMP, &[0x1, 0x8000_0000, 1], 3),
            (id::NVVM_FSHR_CLAMP, &[7, 9, 32], 7),
            (id::NVVM_BMSK_CLAMP, &[4, 8], 0xff0),
            (id::NVVM_BMSK_CLAMP, &[40, 8], 0),
            (id::NVVM_BMSK_WRAP, &[33, 33], 2),
            (id::NVVM_ZEXT_CLAMP, &[0xffff_ffff, 99], 0xffff_ffff),
            (id::NVVM_ZEXT_WRAP, &[0xffff_ffff, 32], 0),
            (id::NVVM_SEXT_CLAMP, &[0x80, 8], 0xffff_ff80),
            (id::NVVM_SEXT_WRAP, &[0x80, 40], 0xffff_ff80),
            (id::NVVM_FLO_U, &[0x100, 0], 8),
            (id::NVVM_FLO_U, &[0x100, 1], 23),
            (id::NVVM_FLO_U, &[0, 1], 0xffff_ffff),
            (id::NVVM_FLO_S, &[0xffff_fffe, 0], 0),
            (id::NVVM_FLO_S, &[0xffff_ffff, 0], 0xffff_ffff),
            (id::NVVM_IDP4A_S_U, &[0xff, 2, 1], 0xffff_ffff),
            (id::NVVM_MULHI_I, &[0xffff_ffff, 2], 0xffff_ffff),
            (id::NVVM_MULHI_UI, &[0xffff_ffff, 2], 1),
        ];
        for &(id, args, expected) in cases {
            assert_eq!(integer(id, 32, 32, args).map(|v| v & 0xffff_ffff), Some(expected), "{} {args:x?}", id.name());
        }
        assert_eq!(integer(id::NVVM_FLO_U, 32, 64, &[1 << 40, 0]), Some(40));
        assert_eq!(integer(id::NVVM_SAD_LL, 64, 64, &[u64::MAX, 1, 0]), Some(2));
    }
}
