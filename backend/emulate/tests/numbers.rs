//! Floating-point numbers: arithmetic, comparisons, special functions, conversions, halves.

mod common;

use common::{value, values};

fn single(code: &str, inputs: &[f32]) -> f32 {
    let inputs: Vec<u32> = inputs.iter().map(|value| value.to_bits()).collect();
    f32::from_bits(value(code, &inputs))
}

fn double(code: &str, inputs: &[f64]) -> f64 {
    let words: Vec<u32> =
        inputs.iter().flat_map(|value| [value.to_bits() as u32, (value.to_bits() >> 32) as u32]).collect();
    let result = values(code, &words, 2);
    f64::from_bits((result[1] as u64) << 32 | result[0] as u64)
}

/// Whether a predicate holds, as a word.
const AS_WORD: &str = "\nSEL R20, RZ, 0x1, !P0\nSEL R21, RZ, 0x1, !P1";

#[test]
fn singles_round_as_asked_and_flush_when_asked() {
    assert_eq!(single("FADD R20, R4, -R5", &[1.0, 3.0]), -2.0);
    assert_eq!(single("FADD R20, |R4|, 0.5", &[-1.0]), 1.5);
    assert_eq!(single("FADD.RP R20, R4, R5", &[1.0, 1e-10]), 1.0 + f32::EPSILON);
    assert_eq!(single("FADD.SAT R20, R4, R5", &[1.0, 3.0]), 1.0);
    assert_eq!(single("FMUL R20, R4, R5", &[1e-30, 1e-10]), 1e-40);
    assert_eq!(single("FMUL.FTZ R20, R4, R5", &[1e-30, 1e-10]), 0.0);
    assert_eq!(
        single("FFMA R20, R4, R5, -R6", &[1.0 + f32::EPSILON, 1.0 + f32::EPSILON, 1.0]),
        2.3841858e-7 + 1.4210855e-14
    );
    assert_eq!(single("FFMA.RM R20, R4, R5, R6", &[1.0, 1.0, 1e-10]), 1.0);
    assert!(single("FADD R20, R4, R5", &[f32::INFINITY, f32::NEG_INFINITY]).is_nan());
    assert_eq!(single("FMNMX R20, R4, R5, PT", &[-0.0, 0.0]).to_bits(), 1 << 31);
    assert_eq!(single("FMNMX R20, R4, R5, !PT", &[f32::NAN, 2.0]), 2.0);
    // The sign is that of the operands, and not of what is compared.
    assert_eq!(single("FMNMX.XORSIGN R20, |R4|, |R5|, PT", &[-3.0, 2.0]), -2.0);
    assert_eq!(single("FSEL R20, R4, -R5, !PT", &[1.0, 2.0]), -2.0);
}

#[test]
fn comparisons_know_numbers_that_are_none() {
    let compare = |how: &str, a: f32, b: f32| {
        values(&format!("FSETP.{how}.AND P0, P1, R4, R5, PT{AS_WORD}"), &[a.to_bits(), b.to_bits()], 2)
    };
    assert_eq!(compare("LT", 1.0, 2.0), [1, 0]);
    assert_eq!(compare("LT", f32::NAN, 2.0), [0, 1]);
    assert_eq!(compare("GEU", f32::NAN, 2.0), [1, 0]);
    assert_eq!(compare("NEU", 2.0, 2.0), [0, 1]);
    assert_eq!(compare("NUM", 2.0, f32::NAN), [0, 1]);
    assert_eq!(compare("EQ", -0.0, 0.0), [1, 0]);
    assert_eq!(compare("EQ.FTZ", 1e-40, 0.0), [1, 0]);
    let doubles = |how: &str, a: f64, b: f64| {
        let words: Vec<u32> = [a, b].iter().flat_map(|v| [v.to_bits() as u32, (v.to_bits() >> 32) as u32]).collect();
        values(&format!("DSETP.{how}.AND P0, P1, R4, R6, PT{AS_WORD}"), &words, 2)
    };
    assert_eq!(doubles("GT", 1.0, 2.0), [0, 1]);
    // Which of the two is the greatest, and whether neither is a number.
    assert_eq!(doubles("MAX", 3.0, 2.0), [1, 0]);
    assert_eq!(doubles("MAX", f64::NAN, 2.0), [0, 0]);
    assert_eq!(doubles("MIN", 3.0, f64::NAN), [1, 0]);
    assert_eq!(doubles("MAX", f64::NAN, f64::NAN), [0, 1]);
    assert_eq!(value("FSET.BF.LT.AND R20, R4, R5, PT", &[0, 1f32.to_bits()]), 1f32.to_bits());
}

#[test]
fn doubles() {
    assert_eq!(double("DADD R20, R4, -R6", &[1.0, 0.25]), 0.75);
    assert_eq!(double("DMUL R20, R4, 1.5", &[3.0]), 4.5);
    assert_eq!(double("DFMA R20, R4, R6, R8", &[2.0, 3.0, 0.5]), 6.5);
    assert_eq!(double("DFMA.RP R20, R4, R6, R8", &[1.0, 1.0, 1e-30]), 1.0 + f64::EPSILON);
    assert_eq!(double("DADD R20, -RZ, |R4|", &[-2.0]), 2.0);
}

#[test]
fn special_functions_flush() {
    assert_eq!(single("MUFU.RCP R20, R4", &[4.0]), 0.25);
    assert_eq!(single("MUFU.RCP R20, -R4", &[1e-40]), f32::NEG_INFINITY);
    assert_eq!(single("MUFU.RSQ R20, R4", &[4.0]), 0.5);
    assert_eq!(single("MUFU.SQRT R20, R4", &[2.0]), 2f32.sqrt());
    assert_eq!(single("MUFU.EX2 R20, R4", &[-3.0]), 0.125);
    assert_eq!(single("MUFU.LG2 R20, R4", &[8.0]), 3.0);
    assert_eq!(single("MUFU.SIN R20, R4", &[0.25]), 1.0);
    assert_eq!(single("MUFU.COS R20, R4", &[0.5]), -1.0);
    assert_eq!(value("MUFU.RCP64H R20, R4", &[0x4010_0000]), 0x3fd0_0000);
    let check = |a: f32, b: f32| value(&format!("FCHK P0, R4, R5{AS_WORD}"), &[a.to_bits(), b.to_bits()]);
    assert_eq!(
        [check(1.0, 3.0), check(1.0, 0.0), check(f32::INFINITY, 1.0), check(1e38, 1e-30), check(1e-40, 1.0)],
        [0, 1, 1, 1, 1]
    );
}

#[test]
fn conversions_round_and_clamp() {
    let bits = |value: f32| value.to_bits();
    assert_eq!(value("F2I.TRUNC.NTZ R20, R4", &[bits(-1.9)]), !0);
    assert_eq!(value("F2I.NTZ R20, R4", &[bits(2.5)]), 2);
    assert_eq!(value("F2I.U32.TRUNC.NTZ R20, R4", &[bits(-1.0)]), 0);
    assert_eq!(value("F2I.U32.TRUNC.NTZ R20, R4", &[bits(1e20)]), !0);
    assert_eq!(value("F2I.FLOOR.NTZ R20, R4", &[bits(-1.1)]), !0 - 1);
    assert_eq!(value("F2I.TRUNC.NTZ R20, R4", &[bits(f32::NAN)]), 0);
    assert_eq!(values("F2I.S64.F64.TRUNC R20, R4", &[0, 0xc008_0000], 2), [!0 - 2, !0]);
    assert_eq!(single("I2FP.F32.S32 R20, R4", &[f32::from_bits(!0)]), -1.0);
    assert_eq!(single("I2FP.F32.U32 R20, R4", &[f32::from_bits(!0)]), 4294967296.0);
    assert_eq!(single("I2F.RP R20, R4", &[f32::from_bits(0x0100_0001)]), 16777218.0);
    assert_eq!(single("I2F.U8 R20, R4.B1", &[f32::from_bits(0xab00)]), 171.0);
    assert_eq!(single("I2F.U64.RP R20, R4", &[f32::from_bits(0), f32::from_bits(1)]), 4294967296.0);
    assert_eq!(double("I2F.F64.S64 R20, R4", &[f64::from_bits(!0)]), -1.0);
    assert_eq!(double("I2F.F64 R20, R4", &[f64::from_bits(7)]), 7.0);
    assert_eq!(double("F2F.F64.F32 R20, R4", &[f64::from_bits(bits(1.5) as u64)]), 1.5);
    assert_eq!(values("F2F.F32.F64 R20, R4", &[0, 0xbff8_0000], 1), [bits(-1.5)]);
    assert_eq!(value("F2F.F16.F32 R20, R4", &[bits(1.5)]), 0x3e00);
    assert_eq!(single("FRND.FLOOR R20, R4", &[-1.5]), -2.0);
    assert_eq!(single("FRND R20, R4", &[2.5]), 2.0);
    assert_eq!(value("F2FP.F16.F32.PACK_AB R20, R4, R5", &[bits(1.0), bits(-2.0)]), 0x3c00_c000);
    assert_eq!(value("F2FP.BF16.F32.PACK_AB R20, RZ, R4", &[bits(1.0)]), 0x3f80);
    assert_eq!(value("F2FP.SATFINITE.E4M3.F32.PACK_AB_MERGE_C R20, R4, R5, RZ", &[bits(1e9), bits(1.0)]), 0x7e38);
    assert_eq!(value("F2FP.F16.E4M3.UNPACK_B R20, R4", &[0x7e38]), 0x5f00_3c00);
    assert_eq!(value("F2FP.SATFINITE.E4M3.F16.UNPACK_B_MERGE_C R20, R4, R5", &[0x5f00_3c00, 0xab]), 0x00ab_7e38);
    assert_eq!(value("F2IP.U8.F32.TRUNC.NTZ R20, R4, R5, RZ", &[bits(1e9), bits(2.5)]), 0xff02);
}

#[test]
fn pairs_of_halves() {
    assert_eq!(value("HADD2 R20, R4, R5", &[0x3c00_4000, 0x3c00_3c00]), 0x4000_4200);
    assert_eq!(value("HADD2 R20, R4, -R5.H0_H0", &[0x3c00_4000, 0x3c00_3c00]), 0x0000_3c00);
    assert_eq!(value("HADD2.F32 R20, -RZ, R4.H1_H1", &[0x4000_3c00]), 2f32.to_bits());
    assert_eq!(value("HMUL2 R20, R4, R5.H1_H1", &[0x3c00_4000, 0x4000_3c00]), 0x4000_4400);
    assert_eq!(value("HMUL2.BF16_V2 R20, R4, R5", &[0x3f80_4000, 0x4000_4000]), 0x4000_4080);
    assert_eq!(value("HFMA2 R20, R4, R5, R6", &[0x3c00_4000, 0x4000_4000, 0x3c00_3c00]), 0x4200_4500);
    // The first immediate is that of the higher half.
    assert_eq!(value("HFMA2.MMA R20, -RZ, RZ, 1.875, 0", &[0]), 0x3f80_0000);
    assert_eq!(value("HMNMX2 R20, R4, R5, !PT", &[0x3c00_4000, 0x4000_3c00]), 0x4000_4000);
    let both = format!("HSETP2.GT.AND P0, P1, R4, R5, PT{AS_WORD}");
    assert_eq!(values(&both, &[0x3c00_4000, 0x3c00_3c00], 2), [1, 0]);
    assert_eq!(value("HSET2.EQ.AND R20, R4, R5, PT", &[0x3c00_4000, 0x3c00_3c00]), 0xffff_0000);
}
