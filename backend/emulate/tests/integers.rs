//! Integers, bits, predicates, selections.

mod common;

use common::{value, values};

/// The sign as a word.
const LEAST: u32 = 1 << 31;

#[test]
fn sums_of_three_carry_up_to_two() {
    assert_eq!(value("IADD3 R20, R4, R5, R6", &[!0, 1, 5]), 5);
    assert_eq!(value("IADD3 R20, R4, -R5, RZ", &[3, 5]), 3u32.wrapping_sub(5));
    assert_eq!(value("IADD3 R20, R4, -0x5, -R5", &[3, 5]), 3u32.wrapping_sub(10));
    // A sum of 64 bits, and a difference.
    let sum = "IADD3 R20, P0, R4, R6, RZ\nIADD3.X R21, R5, R7, RZ, P0, !PT";
    assert_eq!(values(sum, &[!0, 1, 1, 2], 2), [0, 4]);
    let difference = "IADD3 R20, P0, R4, -R6, RZ\nIADD3.X R21, R5, ~R7, RZ, P0, !PT";
    assert_eq!(values(difference, &[0, 1, 1, 0], 2), [!0, 0]);
    // A difference to zero carries out as well: nothing was borrowed.
    assert_eq!(values(difference, &[7, 1, 0, 0], 2), [7, 1]);
    let twice = "IADD3 R20, P0, P1, R4, R4, R4\nSEL R21, RZ, 0x1, !P0\nSEL R22, RZ, 0x1, !P1";
    assert_eq!(values(twice, &[!0], 3), [!0 - 2, 1, 1]);
    assert_eq!(values(twice, &[LEAST], 3), [LEAST, 1, 0]);
}

#[test]
fn products_have_low_high_and_wide_forms() {
    assert_eq!(value("IMAD R20, R4, R5, R6", &[!0, 3, 1]), 1u32.wrapping_sub(3));
    assert_eq!(value("IMAD R20, R4, 0x10, -R5", &[3, 1]), 47);
    assert_eq!(values("IMAD.WIDE R20, R4, R5, R6", &[!0, 3, 1, 0], 2), [!0 - 1, !0]);
    assert_eq!(values("IMAD.WIDE.U32 R20, R4, R5, R6", &[!0, 3, 3, 0], 2), [0, 3]);
    // The addend of a high half is a pair.
    assert_eq!(value("IMAD.HI.U32 R20, R4, R5, R6", &[!0, !0, 0, 7]), 5);
    assert_eq!(value("IMAD.HI R20, R4, R5, RZ", &[!0, 3]), !0);
    let carried = "IMAD.WIDE.U32 R20, P0, R4, R4, R6\nIMAD.X R22, RZ, RZ, RZ, P0";
    assert_eq!(values(carried, &[!0, 0, !0, !0], 3), [0, !0 - 1, 1]);
    assert_eq!(value("IMAD.MOV.U32 R20, RZ, RZ, R4", &[77]), 77);
}

#[test]
fn scaled_sums_take_the_low_or_the_high_half() {
    assert_eq!(value("LEA R20, R4, R5, 0x4", &[3, 1]), 49);
    assert_eq!(value("LEA.HI R20, R4, R5, RZ, 0x4", &[0xf000_0000, 1]), 16);
    assert_eq!(value("LEA.HI R20, R4, R5, R6, 0x4", &[0xf000_0000, 1, 2]), 48);
    let address = "LEA R20, P0, R4, R6, 0x2\nLEA.HI.X R21, R4, R7, R5, 0x2, P0";
    assert_eq!(values(address, &[0x8000_0001, 1, !0, 0x10], 2), [3, 0x17]);
    let signed = "LEA R20, P0, R4, R6, 0x2\nLEA.HI.X.SX32 R21, R4, R7, 0x2, P0";
    assert_eq!(values(signed, &[!0, 0, 0, 0x10], 2), [!0 - 3, 0xf]);
}

#[test]
fn tables_of_three_inputs() {
    let (a, b, c) = (0xf0f0_1234, 0xcccc_5678, 0xaaaa_9abc);
    for table in [0x00, 0xff, 0xc0, 0xfc, 0x3c, 0x96, 0xe8, 0xca, 0x1b, 0x01] {
        let expected = (0..32).fold(0, |word, bit| {
            let row = (a >> bit & 1) << 2 | (b >> bit & 1) << 1 | (c >> bit & 1);
            word | (table >> row & 1) << bit
        });
        let code = format!("LOP3.LUT R20, R4, R5, R6, {table:#x}, !PT");
        assert_eq!(value(&code, &[a, b, c]), expected, "{table:#x}");
    }
    let tested = "LOP3.LUT P0, RZ, R4, 0x8, RZ, 0xc0, !PT\nSEL R20, RZ, 0x1, !P0";
    assert_eq!([value(tested, &[8]), value(tested, &[7])], [1, 0]);
    let logic = "ISETP.NE.AND P1, PT, R4, RZ, PT\nISETP.NE.AND P2, PT, R5, RZ, PT\nPLOP3.LUT P0, P3, P1, P2, PT, 0x28, 0x80\n\
                 SEL R20, RZ, 0x1, !P0\nSEL R21, RZ, 0x1, !P3";
    assert_eq!(values(logic, &[1, 0], 2), [1, 0]);
    assert_eq!(values(logic, &[1, 1], 2), [0, 1]);
}

#[test]
fn shifts_clamp_or_wrap() {
    assert_eq!(value("SHF.L.U32 R20, R4, R5, RZ", &[3, 31]), LEAST);
    assert_eq!(value("SHF.L.U32 R20, R4, R5, RZ", &[3, 32]), 0);
    assert_eq!(value("SHF.R.U32.HI R20, RZ, R5, R4", &[LEAST, 33]), 0);
    assert_eq!(value("SHF.R.S32.HI R20, RZ, R5, R4", &[LEAST, 200]), !0);
    assert_eq!(value("SHF.R.S32.HI R20, RZ, 0x4, R4", &[LEAST]), 0xf800_0000);
    assert_eq!(value("SHF.L.W.U32.HI R20, R4, 0x24, R4", &[0x8000_0001]), 0x18);
    assert_eq!(value("SHF.L.U64.HI R20, R4, 0x8, R5", &[0xab00_0000, 1]), 0x1ab);
    assert_eq!(value("SHF.L.U64.HI R20, R4, R6, R5", &[1, 0, 64]), 0);
    assert_eq!(value("SHF.R.U64 R20, R4, 0x8, R5", &[0x100, 0xab]), 0xab00_0001);
    assert_eq!(value("SHF.R.S64 R20, R4, R6, R5", &[0, LEAST, 63]), !0);
}

#[test]
fn comparisons_of_pairs_begin_with_their_low_halves() {
    let less = "ISETP.LT.U32.AND P0, PT, R4, R6, PT\nISETP.LT.AND.EX P0, PT, R5, R7, PT, P0\nSEL R20, RZ, 0x1, !P0";
    assert_eq!(value(less, &[1, 5, 2, 5]), 1);
    assert_eq!(value(less, &[2, 5, 2, 5]), 0);
    assert_eq!(value(less, &[2, !0, 1, 0]), 1);
    let equal = "ISETP.EQ.U32.AND P0, PT, R4, R6, PT\nISETP.EQ.AND.EX P0, PT, R5, R7, PT, P0\nSEL R20, RZ, 0x1, !P0";
    assert_eq!([value(equal, &[1, 5, 1, 5]), value(equal, &[1, 5, 1, 6]), value(equal, &[1, 5, 2, 5])], [1, 0, 0]);
    let different =
        "ISETP.NE.U32.AND P0, PT, R4, R6, PT\nISETP.NE.AND.EX P0, PT, R5, R7, PT, P0\nSEL R20, RZ, 0x1, !P0";
    assert_eq!([value(different, &[1, 5, 1, 5]), value(different, &[1, 5, 1, 6])], [0, 1]);
    let both = "ISETP.GT.OR P0, P1, R4, R5, !PT\nSEL R20, RZ, 0x1, !P0\nSEL R21, RZ, 0x1, !P1";
    assert_eq!(values(both, &[LEAST, 0], 2), [0, 1]);
}

#[test]
fn bytes_and_fields() {
    assert_eq!(value("PRMT R20, R4, 0x6240, R5", &[0x3322_1100, 0x7766_5544]), 0x6622_4400);
    assert_eq!(value("PRMT R20, R4, 0x9991, RZ", &[0x0000_8000]), 0xffff_ff80);
    assert_eq!(value("SGXT R20, R4, R5", &[0xff, 8]), !0);
    assert_eq!(value("SGXT.U32 R20, R4, R5", &[0x1ff, 8]), 0xff);
    assert_eq!(value("SGXT R20, R4, R5", &[5, 0]), 0);
    assert_eq!(value("BMSK R20, R4, R5", &[4, 8]), 0xff0);
    assert_eq!(value("BMSK R20, R4, R5", &[4, 99]), 0xffff_fff0);
    assert_eq!(value("POPC R20, R4", &[0xf00f]), 8);
    assert_eq!(value("BREV R20, R4", &[1]), LEAST);
    assert_eq!(value("FLO.U32 R20, R4", &[0x10]), 4);
    assert_eq!(value("FLO.U32.SH R20, R4", &[0x10]), 27);
    assert_eq!(value("FLO.U32 R20, R4", &[0]), !0);
    assert_eq!(value("IABS R20, R4", &[LEAST]), LEAST);
    assert_eq!(value("R2P PR, R4, 0x6\nP2R R20, PR, R5, 0x7e", &[2, 0x81]), 0x83);
}

#[test]
fn extremes_and_dot_products() {
    assert_eq!(value("VIMNMX R20, R4, R5, PT", &[!0, 1]), !0);
    assert_eq!(value("VIMNMX R20, R4, R5, !PT", &[!0, 1]), 1);
    assert_eq!(value("VIMNMX.U32 R20, R4, R5, PT", &[!0, 1]), 1);
    assert_eq!(value("VIADDMNMX R20, R4, R5, R6, !PT", &[2, !0 - 9, 0]), 0);
    assert_eq!(value("VIMNMX.S16x2 R20, R4, R5, PT", &[0xffff_0001, 0x0001_ffff]), 0xffff_ffff);
    assert_eq!(value("IDP.4A.S8.S8 R20, R4, R5, R6", &[0xff02_03fe, 0x0101_0101, 100]), 102);
    assert_eq!(value("IDP.4A.U8.U8 R20, R4, R5, RZ", &[0xff00_0000, 0xff00_0000]), 255 * 255);
    assert_eq!(value("VABSDIFF R20, R4, R5, R6", &[!0, 3, 1]), 5);
    assert_eq!(value("VIADD.16x2 R20, R4, R5", &[0xffff_ffff, 0x0001_0002]), 0x0000_0001);
    assert_eq!(value("I2I.S8.S32.SAT R20, R4", &[!0 - 999]), !0 - 127);
    assert_eq!(value("I2I.U16.S32.SAT R20, R4", &[LEAST]), 0);
    let signs = "PLOP3.LUT P0, PT, R4.SIGN, R5.SIGN, R6.SIGN, 0x2, 0x0\nSEL R20, RZ, 0x1, !P0";
    assert_eq!([value(signs, &[1, 1, !0]), value(signs, &[1, !0, !0])], [1, 0]);
}
