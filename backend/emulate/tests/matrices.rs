//! Products of matrices against products that are written out here.

mod common;

use common::{run_words, words_of};

/// The fragments of all lanes, `count` registers each, as the words of a buffer, lane by lane.
fn run(code: &str, registers: [usize; 3], result: usize, word: impl Fn(usize, usize) -> u32) -> Vec<u32> {
    let count: usize = registers.iter().sum();
    let mut text = String::from("IMAD.WIDE.U32 R2, R0, 0x80, R2\n");
    // A begins at R8, B at R16, C at R20; the result is at R24.
    let mut at = 0;
    for (first, number) in [8, 16, 20].into_iter().zip(registers) {
        for register in 0..number {
            text += &format!("LDG.E R{}, desc[UR4][R2.64+{:#x}]\n", first + register, 4 * at);
            at += 1;
        }
    }
    text += code;
    for register in 0..result {
        text += &format!("\nSTG.E desc[UR4][R2.64+{:#x}], R{}", 4 * register, 24 + register);
    }
    let mut words = vec![0; 32 * 32];
    for lane in 0..32 {
        for at in 0..count {
            words[lane * 32 + at] = word(lane, at);
        }
    }
    words_of(&run_words(&text, &words, 32, 0))
}

fn half(value: f32) -> u32 {
    // Small whole numbers and halves of them are exact.
    let bits = value.to_bits();
    if value == 0.0 { 0 } else { bits >> 16 & 0x8000 | ((bits >> 13 & 0x3fc00) - (112 << 10)) | bits >> 13 & 0x3ff }
}

#[test]
fn halves_of_16_by_16_by_8() {
    let a = |row: usize, k: usize| (row as f32 - 3.0) + k as f32 * 0.5;
    let b = |k: usize, column: usize| k as f32 - 2.0 * column as f32;
    let c = |row: usize, column: usize| (row * 8 + column) as f32;
    let pair = |low: f32, high: f32| half(high) << 16 | half(low);
    let result = run("HMMA.16816.F32 R24, R8, R16, R20", [4, 2, 4], 4, |lane, at| {
        let (g, t) = (lane / 4, lane % 4);
        match at {
            0..4 => {
                let (row, k) = (g + 8 * (at % 2), 2 * t + 8 * (at / 2));
                pair(a(row, k), a(row, k + 1))
            }
            4..6 => {
                let k = 2 * t + 8 * (at - 4);
                pair(b(k, g), b(k + 1, g))
            }
            _ => c(g + 8 * ((at - 6) / 2), 2 * t + (at - 6) % 2).to_bits(),
        }
    });
    for lane in 0..32 {
        for at in 0..4 {
            let (row, column) = (lane / 4 + 8 * (at / 2), 2 * (lane % 4) + at % 2);
            let expected = c(row, column) + (0..16).map(|k| a(row, k) * b(k, column)).sum::<f32>();
            assert_eq!(f32::from_bits(result[lane * 32 + at]), expected, "row {row}, column {column}");
        }
    }
}

#[test]
fn bytes_of_16_by_16_by_8() {
    let a = |row: usize, k: usize| (row as i32 * 3 - k as i32 * 7) as i8;
    let b = |k: usize, column: usize| (k as i32 * 5 - column as i32 * 11) as i8;
    let bytes = |values: [i8; 4]| u32::from_le_bytes(values.map(|value| value as u8));
    let result = run("IMMA.16816.S8.S8 R24, R8.ROW, R16.COL, R20", [2, 1, 4], 4, |lane, at| {
        let (g, t) = (lane / 4, lane % 4);
        match at {
            0..2 => bytes([0, 1, 2, 3].map(|k| a(g + 8 * at, 4 * t + k))),
            2 => bytes([0, 1, 2, 3].map(|k| b(4 * t + k, g))),
            _ => 1000,
        }
    });
    for lane in 0..32 {
        for at in 0..4 {
            let (row, column) = (lane / 4 + 8 * (at / 2), 2 * (lane % 4) + at % 2);
            let expected = 1000 + (0..16).map(|k| a(row, k) as i32 * b(k, column) as i32).sum::<i32>();
            assert_eq!(result[lane * 32 + at] as i32, expected, "row {row}, column {column}");
        }
    }
}

#[test]
fn doubles_of_8_by_4_by_8() {
    let a = |row: usize, k: usize| row as f64 + 0.25 * k as f64;
    let b = |k: usize, column: usize| column as f64 - k as f64;
    let word = |value: f64, half: usize| (value.to_bits() >> (32 * half)) as u32;
    let result = run("DMMA.8x8x4 R24, R8, R16, R20", [2, 2, 4], 4, |lane, at| {
        let (g, t) = (lane / 4, lane % 4);
        match at {
            0..2 => word(a(g, t), at),
            2..4 => word(b(t, g), at - 2),
            _ => word((at / 6) as f64, at % 2),
        }
    });
    for lane in 0..32 {
        for at in 0..2 {
            let (row, column) = (lane / 4, 2 * (lane % 4) + at);
            let expected = at as f64 + (0..4).map(|k| a(row, k) * b(k, column)).sum::<f64>();
            let bits = (result[lane * 32 + 2 * at + 1] as u64) << 32 | result[lane * 32 + 2 * at] as u64;
            assert_eq!(f64::from_bits(bits), expected, "row {row}, column {column}");
        }
    }
}
