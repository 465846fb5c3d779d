//! Vectors of bytes and of 16-bit integers, which are computed by words where they can be: PTX must compute what the IR does, and in as few
//! rows as words need.

use crate::common::{Dice, launch, same};
use std::fmt::Write;
use warpc_columns::random::mix;

const THREADS: u32 = 8;
/// Vectors of a kernel.
const VECTORS: u64 = 24;

/// Elements of a constant vector.
fn constant(dice: &mut Dice, lanes: u64, bits: u64) -> String {
    let one = |dice: &mut Dice| format!("i{bits} {}", dice.roll(1 << bits));
    let elements: Vec<String> = (0..lanes).map(|_| one(dice)).collect();
    format!("<{}>", elements.join(", "))
}

/// The row of vector `%v{n}`, which reads vectors before it; the first three are loaded.
fn row(dice: &mut Dice, text: &mut String, n: u64, lanes: u64, bits: u64) {
    let ty = format!("<{lanes} x i{bits}>");
    if n < 3 {
        let align = dice.of(&[4, 4, 8, 16, 1]);
        writeln!(text, "  %p{n} = getelementptr i8, ptr addrspace(1) %from, i64 {}", 32 * n).unwrap();
        return writeln!(text, "  %v{n} = load {ty}, ptr addrspace(1) %p{n}, align {align}").unwrap();
    }
    let (x, y) = (dice.roll(n), dice.roll(n));
    match dice.roll(9) {
        0 => writeln!(text, "  %v{n} = {} {ty} %v{x}, {}", dice.of(&["and", "or", "xor"]), constant(dice, lanes, bits)),
        1..=3 => writeln!(text, "  %v{n} = {} {ty} %v{x}, %v{y}", dice.of(&["and", "or", "xor"])),
        4 => {
            let mask: Vec<String> = (0..lanes).map(|_| format!("i32 {}", dice.roll(2 * lanes))).collect();
            writeln!(text, "  %v{n} = shufflevector {ty} %v{x}, {ty} %v{y}, <{lanes} x i32> <{}>", mask.join(", "))
        }
        5 => {
            // Bytes of one word, turned around.
            let mask: Vec<String> = (0..lanes).map(|lane| format!("i32 {}", lane ^ 1)).collect();
            writeln!(text, "  %v{n} = shufflevector {ty} %v{x}, {ty} poison, <{lanes} x i32> <{}>", mask.join(", "))
        }
        6 => {
            writeln!(text, "  %e{n} = trunc i32 %tid to i{bits}").unwrap();
            writeln!(text, "  %v{n} = insertelement {ty} %v{x}, i{bits} %e{n}, i32 {}", dice.roll(lanes))
        }
        7 => {
            writeln!(text, "  %c{n} = icmp ult i32 %tid, {}", dice.roll(8)).unwrap();
            writeln!(text, "  %v{n} = select i1 %c{n}, {ty} %v{x}, {ty} %v{y}")
        }
        _ => writeln!(text, "  %v{n} = {} {ty} %v{x}, %v{y}", dice.of(&["add", "sub", "mul"])),
    }
    .unwrap();
}

/// What is done with vector `%v{n}`; results are stored from byte `128 * n` on.
fn user(dice: &mut Dice, text: &mut String, n: u64, lanes: u64, bits: u64) {
    let ty = format!("<{lanes} x i{bits}>");
    let (count, wide) = (lanes * bits / 32, lanes * bits);
    writeln!(text, "  %o{n} = getelementptr i8, ptr addrspace(1) %to, i64 {}", 128 * n).unwrap();
    let mut store = |ty: &str, value: String, align: u64| {
        writeln!(text, "{value}  store {ty} %r{n}, ptr addrspace(1) %o{n}, align {align}").unwrap();
    };
    match dice.roll(6) {
        0 => store(&format!("<{count} x i32>"), format!("  %r{n} = bitcast {ty} %v{n} to <{count} x i32>\n"), 4),
        1 if wide == 64 => store("i64", format!("  %r{n} = bitcast {ty} %v{n} to i64\n"), 8),
        2 => store(&format!("<{lanes} x i32>"), format!("  %r{n} = sext {ty} %v{n} to <{lanes} x i32>\n"), 16),
        3 => store(&format!("<{lanes} x i32>"), format!("  %r{n} = zext {ty} %v{n} to <{lanes} x i32>\n"), 4),
        4 if bits == 8 => {
            store(&format!("<{lanes} x i16>"), format!("  %r{n} = sext {ty} %v{n} to <{lanes} x i16>\n"), 4)
        }
        5 => {
            let lane = dice.roll(lanes);
            let taken = format!("  %x{n} = extractelement {ty} %v{n}, i32 {lane}\n");
            store("i64", format!("{taken}  %r{n} = sext i{bits} %x{n} to i64\n"), 8);
        }
        _ => {
            let align = dice.of(&[1, 4, 8, 16]);
            writeln!(text, "  store {ty} %v{n}, ptr addrspace(1) %o{n}, align {align}").unwrap();
        }
    }
}

fn kernel(seed: u64, lanes: u64, bits: u64) -> String {
    let mut dice = Dice(seed << 8 | lanes << 1 | bits >> 4);
    let mut text = String::from(
        "define ptx_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %tid to i64
  %a = mul i64 %w, 96
  %from = getelementptr i8, ptr addrspace(1) %in, i64 %a
",
    );
    writeln!(text, "  %b = mul i64 %w, {}\n  %to = getelementptr i8, ptr addrspace(1) %out, i64 %b", 128 * VECTORS)
        .unwrap();
    for n in 0..VECTORS {
        row(&mut dice, &mut text, n, lanes, bits);
        if dice.roll(3) == 0 || n + 1 == VECTORS {
            user(&mut dice, &mut text, n, lanes, bits);
        }
    }
    text.push_str("  ret void\n}\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n");
    text
}

#[test]
fn words_compute_what_elements_do() {
    let input: Vec<u8> = (0..THREADS as u64 * 96).map(|n| mix(n) as u8).collect();
    for seed in 0..12 {
        for (lanes, bits) in [(4, 8), (8, 8), (16, 8), (2, 16), (4, 16), (8, 16)] {
            let out = vec![0; THREADS as usize * 128 * VECTORS as usize];
            same(&kernel(seed, lanes, bits), "sm_90", &launch(THREADS, vec![out, input.clone()]));
        }
    }
}
