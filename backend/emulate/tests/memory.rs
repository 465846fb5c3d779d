//! Memory: sizes, spaces, atomics, faults.

mod common;

use common::{lanes, run_words, value, values, words_of};
use warpc_interp::ErrorKind;

#[test]
fn loads_extend_and_stores_cut() {
    let at = "LDG.E.U8 R20, desc[UR4][R2.64+0x3]\nLDG.E.S8 R21, desc[UR4][R2.64+0x3]\nLDG.E.U16 R22, desc[UR4][R2.64+0x2]\n\
              LDG.E.S16 R23, desc[UR4][R2.64+0x2]";
    assert_eq!(values(at, &[0x8081_8283, 0], 4), [0x80, 0xffff_ff80, 0x8081, 0xffff_8081]);
    let code = "STG.E.U8 desc[UR4][R2.64+0x5], R4\nLDG.E.64 R20, desc[UR4][R2.64]";
    assert_eq!(values(code, &[0x1234_56ab, 0], 2), [0x1234_56ab, 0xab00]);
    let wide = "LDG.E.128 R8, desc[UR4][R2.64]\nMOV R20, R11\nMOV R21, R8";
    assert_eq!(values(wide, &[1, 2, 3, 4], 2), [4, 1]);
}

#[test]
fn local_and_shared_memory() {
    let local = "LDC R1, c[0x0][0x28]\nIADD3 R1, R1, -0x10, RZ\nSTL [R1+0x4], R4\nLDL R20, [R1+0x4]";
    assert_eq!(value(local, &[99]), 99);
    // The generic address of a place on the stack.
    let generic = "LDC R1, c[0x0][0x28]\nIADD3 R1, R1, -0x10, RZ\nLDC.64 R6, c[0x0][0x20]\nIADD3 R6, P0, R1, R6, RZ\n\
                   IADD3.X R7, RZ, R7, RZ, P0, !PT\nST.E desc[UR4][R6.64+0x8], R4\nLDL R20, [R1+0x8]";
    assert_eq!(value(generic, &[98]), 98);
    let shared = "IMAD R5, R0, 0x4, RZ\nSTS [R5+0x400], R4\nLOP3.LUT R5, R5, 0x7c, RZ, 0x3c, !PT\nLDS R20, [R5+0x400]";
    let inputs = std::array::from_fn(|lane| lane as u32 * 3);
    let reversed: Vec<u32> = inputs.iter().rev().copied().collect();
    assert_eq!(lanes(shared, inputs), reversed);
    let window = "IMAD R6, R0, 0x4, RZ\nIADD3 R6, R6, 0x400, RZ\nS2R R7, SR_SWINHI\nST.E desc[UR4][R6.64], R4\nQSPC.E.S P0, RZ, [R6]\n\
                  LDS R20, [R6]\n@!P0 MOV R20, RZ";
    assert_eq!(lanes(window, inputs), inputs);
}

#[test]
fn atomics_give_the_old_value_lane_by_lane() {
    let add = "LDC.64 R6, c[0x0][0x210]\nMOV R8, 0x1\nATOMG.E.ADD.STRONG.GPU PT, R20, desc[UR4][R6.64+0x80], R8\nIADD3 R20, R20, R4, RZ";
    let mut words = vec![0; 33];
    words[32] = 100;
    let text = format!("IMAD.WIDE.U32 R2, R0, 0x4, R2\nLDG.E R4, desc[UR4][R2.64]\n{add}\nSTG.E desc[UR4][R2.64], R20");
    let result = words_of(&run_words(&text, &words, 32, 0));
    assert_eq!(result[..32], (100..132).collect::<Vec<u32>>());
    assert_eq!(result[32], 132);
    let swap = "ATOMG.E.CAS.STRONG.GPU PT, R20, [R2], R4, R5\nLDG.E R21, desc[UR4][R2.64]";
    assert_eq!(values(swap, &[7, 9], 2), [7, 9]);
    let inc = "ATOMG.E.INC.STRONG.GPU PT, R20, desc[UR4][R2.64], R5\nLDG.E R21, desc[UR4][R2.64]";
    assert_eq!(values(inc, &[4, 4], 2), [4, 0]);
    let least = "ATOMG.E.MIN.S32.STRONG.GPU PT, R20, desc[UR4][R2.64], R5\nLDG.E R21, desc[UR4][R2.64]";
    assert_eq!(values(least, &[4, !0], 2), [4, !0]);
    let float = "REDG.E.ADD.F32.FTZ.RN.STRONG.GPU desc[UR4][R2.64], R5\nLDG.E R20, desc[UR4][R2.64]";
    assert_eq!(value(float, &[1.5f32.to_bits(), 2f32.to_bits()]), 3.5f32.to_bits());
}

#[test]
fn matrices_of_shared_memory() {
    // Each lane stores a word; then the matrix is loaded as it is, and transposed.
    let store =
        "IMAD R5, R0, 0x4, RZ\nSTS [R5+0x400], R4\nLOP3.LUT R6, R0, 0x7, RZ, 0xc0, !PT\nIMAD R6, R6, 0x10, RZ\n";
    let inputs: [u32; 32] = std::array::from_fn(|lane| ((2 * lane as u32 + 1) << 16) | (2 * lane as u32));
    assert_eq!(lanes(&format!("{store}LDSM.16.M88.1 R20, [R6+0x400]").replace(".1 ", " "), inputs), inputs);
    let turned = lanes(&format!("{store}LDSM.16.MT88.2 R20, [R6+0x400]"), inputs);
    let half = |row: u32, column: u32| row * 8 + column;
    let expected: Vec<u32> =
        (0..32).map(|lane| half(lane % 4 * 2 + 1, lane / 4) << 16 | half(lane % 4 * 2, lane / 4)).collect();
    assert_eq!(turned, expected);
    assert_eq!(lanes("MOVM.16.MT88 R20, R4", inputs), expected);
}

#[test]
fn faults_name_their_instruction() {
    let fault = |code: &str| run_words(code, &[0; 4], 32, 0).result.error.expect("a fault");
    let outside = fault("LDG.E R4, desc[UR4][R2.64+0x10]");
    assert_eq!(outside.kind, ErrorKind::OutOfBounds);
    assert_eq!(outside.function, "kernel");
    assert!(outside.message.contains("at 0x30: LDG.E R4, desc[UR4][R2.64+0x10]"), "{}", outside.message);
    assert_eq!(fault("LDG.E.64 R4, desc[UR4][R2.64+0x4]").kind, ErrorKind::Misaligned);
    assert_eq!(fault("STS [R0+0x12345], R0").kind, ErrorKind::Misaligned);
    assert_eq!(fault("IMAD R5, R0, 0x4, RZ\nSTS [R5+0x12344], R0").kind, ErrorKind::OutOfBounds);
    assert_eq!(fault("TEX.SCR.LL R4, R4, R4, R4, 0x0, 0x0, 1D").kind, ErrorKind::Unsupported);
    assert_eq!(fault("BPT.TRAP 0x1").kind, ErrorKind::Trap);
}
