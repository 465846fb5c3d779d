//! Words whose bits are mixed, moved, taken apart and put together: PTX must compute what the IR does.

use crate::common::{Dice, bytes, launch, same};
use std::fmt::Write;
use warpc_columns::random::mix;

const THREADS: u32 = 32;
/// Expressions of a kernel.
const EXPRESSIONS: u64 = 24;

/// A kernel that stores `EXPRESSIONS` words, each made by `expression` from `%a`, `%b` and `%c`: it writes rows with names that begin
/// with its number, and returns the name of the last.
fn kernel(mut expression: impl FnMut(&mut String, u64) -> String) -> String {
    let mut t = String::from(
        "define ptx_kernel void @k(ptr %out, ptr %in) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %tid to i64
  %byte = mul i64 %w, 12
  %p = getelementptr i8, ptr %in, i64 %byte
  %p1 = getelementptr i8, ptr %p, i64 4
  %p2 = getelementptr i8, ptr %p, i64 8
  %a = load i32, ptr %p
  %b = load i32, ptr %p1
  %c = load i32, ptr %p2
",
    );
    let size = EXPRESSIONS * 4;
    writeln!(t, "  %obyte = mul i64 %w, {size}\n  %o = getelementptr i8, ptr %out, i64 %obyte").unwrap();
    for n in 0..EXPRESSIONS {
        let r = expression(&mut t, n);
        writeln!(t, "  %o{n} = getelementptr i8, ptr %o, i64 {}\n  store i32 {r}, ptr %o{n}", 4 * n).unwrap();
    }
    t.push_str(
        "  ret void
}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.umin.i32(i32, i32)
",
    );
    t
}

fn check(body: &str) {
    let number = |k: u32| {
        let r = mix(k as u64);
        match r >> 61 {
            0 => (r & 255) as u32,
            1 => (r as u32 & 255).wrapping_neg(),
            2 => 1 << (r & 31),
            3 => [0, u32::MAX, 0x8000_0000, 0x7fff_ffff][r as usize % 4],
            _ => (r >> 7) as u32,
        }
    };
    let input: Vec<u32> = (0..3 * THREADS).map(number).collect();
    let output = vec![0; (THREADS as u64 * EXPRESSIONS * 4) as usize];
    same(body, "sm_90", &launch(THREADS, vec![output, bytes(&input)]));
}

#[test]
fn trees_of_logic_and_fields() {
    for seed in 0..40 {
        let mut d = Dice(seed << 32);
        check(&kernel(|t, n| {
            let mut values: Vec<String> = ["%a", "%b", "%c"].map(str::to_string).to_vec();
            let rows = 3 + d.roll(7);
            for k in 0..rows {
                // Mostly what was made last, so that it has one reader.
                let pick = |d: &mut Dice, values: &[String]| {
                    let last = values.len() - 1;
                    let at = if d.roll(3) > 0 { last } else { d.roll(last as u64 + 1) as usize };
                    values[at].clone()
                };
                let (x, other) = (pick(&mut d, &values), pick(&mut d, &values));
                let name = format!("%e{n}.{k}");
                let op = d.of(&["and", "or", "xor", "and", "or", "xor", "shl", "lshr", "ashr", "mask", "not"]);
                let row = match op {
                    "shl" | "lshr" | "ashr" => format!("{op} i32 {x}, {}", d.of(&[1, 5, 8, 8, 16, 24, 31])),
                    "mask" => {
                        let m = d.of(&[
                            255,
                            0xff00,
                            0xffff,
                            !0xffff,
                            0xff_0000,
                            0xff00_ff00u32 as i32,
                            31,
                            0xfe0,
                            !0xfe0,
                            0x55,
                        ]);
                        format!("and i32 {x}, {m}")
                    }
                    "not" => format!("xor i32 {x}, -1"),
                    _ => format!("{op} i32 {x}, {other}"),
                };
                writeln!(t, "  {name} = {row}").unwrap();
                values.push(name);
            }
            values.pop().unwrap()
        }));
    }
}

#[test]
fn fields_and_bytes_of_every_place() {
    for seed in 0..20 {
        let mut d = Dice(seed << 32 | 1 << 60);
        check(&kernel(|t, n| {
            let e = |k: u32| format!("%e{n}.{k}");
            match d.roll(4) {
                0 => {
                    // A field of any place, masked before or after it is moved; what stays is masked or not.
                    let at = d.roll(32);
                    let len = 1 + d.roll(32 - at);
                    let low = ((1u64 << len) - 1) as u32;
                    let mask = low << at;
                    if d.roll(2) == 0 {
                        writeln!(t, "  {} = and i32 %a, {low}\n  {} = shl i32 {}, {at}", e(0), e(1), e(0)).unwrap();
                    } else {
                        writeln!(t, "  {} = shl i32 %a, {at}\n  {} = and i32 {}, {mask}", e(0), e(1), e(0)).unwrap();
                    }
                    let kept = d.of(&[!mask, !mask & 0xffff, !mask, !(mask >> 1)]);
                    writeln!(t, "  {} = and i32 %b, {kept}\n  {} = or i32 {}, {}", e(2), e(3), e(1), e(2)).unwrap();
                    e(3)
                }
                1 => {
                    let up = d.roll(32);
                    let down = (up + d.roll(32 - up)).min(31);
                    writeln!(t, "  {} = shl i32 %c, {up}\n  {} = ashr i32 {}, {down}", e(0), e(1), e(0)).unwrap();
                    e(1)
                }
                2 => {
                    // Bytes from anywhere, each moved to its place.
                    for k in 0..4u32 {
                        let (from, by) = (d.of(&["%a", "%b", "%a", "%c"]), d.roll(4) * 8);
                        writeln!(t, "  {} = lshr i32 {from}, {by}", e(10 * k)).unwrap();
                        writeln!(t, "  {} = and i32 {}, 255", e(10 * k + 1), e(10 * k)).unwrap();
                        writeln!(t, "  {} = shl i32 {}, {}", e(10 * k + 2), e(10 * k + 1), 8 * k).unwrap();
                    }
                    writeln!(t, "  {} = or i32 {}, {}", e(3), e(2), e(12)).unwrap();
                    writeln!(t, "  {} = or i32 {}, {}", e(4), e(3), e(22)).unwrap();
                    writeln!(t, "  {} = or i32 {}, {}", e(5), e(4), e(32)).unwrap();
                    d.of(&[e(3), e(4), e(5)])
                }
                _ => {
                    // A 64-bit word of two, computed with, and taken apart.
                    writeln!(t, "  {} = zext i32 %a to i64\n  {} = zext i32 %b to i64", e(0), e(1)).unwrap();
                    writeln!(t, "  {} = shl i64 {}, 32\n  {} = or i64 {}, {}", e(2), e(1), e(3), e(2), e(0)).unwrap();
                    writeln!(t, "  {} = add i64 {}, {}", e(4), e(3), d.of(&[1i64, -1, 1 << 33])).unwrap();
                    writeln!(t, "  {} = trunc i64 {} to i32", e(5), e(4)).unwrap();
                    let shift = d.of(&["lshr", "ashr"]);
                    writeln!(t, "  {} = {shift} i64 {}, 32\n  {} = trunc i64 {} to i32", e(6), e(4), e(7), e(6))
                        .unwrap();
                    writeln!(t, "  {} = sub i32 {}, {}", e(8), e(5), e(7)).unwrap();
                    d.of(&[e(5), e(7), e(8)])
                }
            }
        }));
    }
}

#[test]
fn absolute_differences() {
    for seed in 0..8 {
        let mut d = Dice(seed << 32 | 2 << 60);
        check(&kernel(|t, n| {
            let e = |k: u32| format!("%e{n}.{k}");
            let (x, y) = d.of(&[("%a", "%b"), ("%b", "%c"), ("%c", "17")]);
            match d.roll(3) {
                0 => {
                    // Small enough not to overflow.
                    writeln!(t, "  {} = ashr i32 %a, 2\n  {} = ashr i32 %b, 2", e(0), e(1)).unwrap();
                    writeln!(t, "  {} = sub nsw i32 {}, {}", e(2), e(0), e(1)).unwrap();
                    writeln!(t, "  {} = call i32 @llvm.abs.i32(i32 {}, i1 true)", e(3), e(2)).unwrap();
                }
                1 => {
                    let sign = d.of(&["s", "u"]);
                    writeln!(t, "  {} = call i32 @llvm.{sign}max.i32(i32 {x}, i32 {y})", e(0)).unwrap();
                    writeln!(t, "  {} = call i32 @llvm.{sign}min.i32(i32 {y}, i32 {x})", e(1)).unwrap();
                    writeln!(t, "  {} = sub i32 {}, {}", e(3), e(0), e(1)).unwrap();
                }
                _ => {
                    let p = d.of(&["sgt", "sge", "slt", "sle", "ugt", "uge", "ult", "ule"]);
                    writeln!(t, "  {} = icmp {p} i32 {x}, {y}", e(0)).unwrap();
                    writeln!(t, "  {} = sub i32 {x}, {y}\n  {} = sub i32 {y}, {x}", e(1), e(2)).unwrap();
                    let (yes, no) = d.of(&[(1, 2), (2, 1)]);
                    writeln!(t, "  {} = select i1 {}, i32 {}, i32 {}", e(3), e(0), e(yes), e(no)).unwrap();
                }
            }
            if d.roll(2) == 0 {
                return e(3);
            }
            writeln!(t, "  {} = add i32 {}, %c", e(4), e(3)).unwrap();
            e(4)
        }));
    }
}
