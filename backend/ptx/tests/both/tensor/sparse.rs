//! Products of matrices of which one holds half of its numbers, and where they belong.

use super::*;

/// Lane and first bit of the places of the numbers held of a run of columns, as the manual's figures show them.
fn place(ty: &str, k: usize, row: usize, run: usize, selector: usize) -> (usize, usize) {
    let (g, high) = (row % 8 * 4, row / 8);
    match (bits(ty), k) {
        // Four runs a row in 16 bits, row g + 8 in the upper half.
        (16, 16) | (32, 8) => (g + selector, 4 * run + 16 * high),
        (16, 32) | (32, 16) => (g + 2 * selector + run / 4, 4 * (run % 4) + 16 * high),
        // Eight runs a row in a lane, row g + 8 in the next.
        (8, 32) | (4, 64) => (g + 2 * selector + high, 4 * run),
        _ => (g + 2 * (run / 8) + high, 4 * (run % 8)),
    }
}

/// Half of the numbers of each row of `A`, where they belong.
#[test]
fn sparse_products_of_a_warp() {
    let cases = [
        ("sp.m16n8k16.row.col.f32.f32", "f16", "f16", "f32", 16, 3),
        ("sp.ordered.metadata.m16n8k16.row.col.bf16", "bf16", "bf16", "f32", 16, 1),
        ("sp.m16n8k32.row.col.f16.f16", "f16", "f16", "f16", 32, 1),
        ("sp.m16n8k8.row.col.tf32", "tf32", "tf32", "f32", 8, 2),
        ("sp.ordered.metadata.m16n8k16.row.col.tf32", "tf32", "tf32", "f32", 16, 1),
        ("sp.m16n8k32.row.col.s8.u8", "s8", "u8", "s32", 32, 1),
        ("sp.m16n8k64.row.col.s8", "s8", "s8", "s32", 64, 0),
        ("sp.ordered.metadata.m16n8k64.row.col.s4", "s4", "s4", "s32", 64, 1),
        ("sp.m16n8k128.row.col.u4.s4", "u4", "s4", "s32", 128, 0),
        ("sp.ordered.metadata.m16n8k64.row.col.f32.e4m3.e5m2.f32", "e4m3", "e5m2", "f32", 64, 0),
        ("sp.ordered.metadata.m16n8k64.row.col.kind.f8f6f4.f32.e2m1.e3m2.f32", "e2m1", "e3m2", "f32", 64, 0),
    ];
    for (name, ta, tb, td, k, selector) in cases {
        let target = if name.contains("kind") { "sm_120a" } else { "sm_100a" };
        // Columns of a run, numbers that an index stands for.
        let (run, unit) = match bits(ta) {
            32 => (2, 1),
            4 => (8, 2),
            _ => (4, 1),
        };
        let chosen = |row: usize, n: usize| -> [usize; 2] {
            const PAIRS: [[usize; 2]; 6] = [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]];
            PAIRS[(mix((row * 64 + n) as u64) % 6) as usize]
        };
        // Of two numbers one is held: its halves are two places.
        let single = |row: usize, n: usize| (mix((row * 64 + n) as u64) % 2) as usize;
        let mut dense = vec![vec![0; k]; 16];
        let mut held = vec![Vec::new(); 16];
        let mut words = [0u64; 32];
        for row in 0..16 {
            for n in 0..k / run {
                let (indices, columns) = if bits(ta) == 32 {
                    let c = single(row, n);
                    ([0b0100, 0b1110][c], vec![n * run + c])
                } else {
                    let [x, y] = chosen(row, n);
                    let columns = [x, y].into_iter().flat_map(|i| (0..unit).map(move |u| n * run + i * unit + u));
                    (x | y << 2, columns.collect())
                };
                for c in columns {
                    let v = value(ta, row * 200 + c);
                    dense[row][c] = v;
                    held[row].push(v);
                }
                let (lane, bit) = place(ta, k, row, n, selector);
                words[lane] |= (indices as u64) << bit;
            }
        }
        let b = |x: usize, c: usize| value(tb, 77_000 + x * 8 + c);
        let c = |r: usize, n: usize| value(td, 99_000 + r * 8 + n);
        let at = |w: char, ty: &str, l: usize, i: usize| fragment(w, 16, k, bits(ty), l, i);
        let ra = pack(ta, 16 * k / 64, |l, i| {
            let (r, n) = at('a', ta, l, i);
            held[r][n]
        });
        let rb = pack(tb, k * 8 / 32, |l, i| {
            let (r, n) = at('b', tb, l, i);
            b(r, n)
        });
        let rc = pack(td, 4, |l, i| {
            let (r, n) = at('c', td, l, i);
            c(r, n)
        });
        let expected = pack(td, 4, |l, i| {
            let (r, n) = at('c', td, l, i);
            c(r, n) + (0..k).map(|x| dense[r][x] * b(x, n)).sum::<i32>()
        });
        let mut types = vec![register(ta, true); ra[0].len()];
        types.extend(vec![register(tb, true); rb[0].len()]);
        types.extend(vec![register(td, true); rc[0].len()]);
        types.push("i32");
        let regs: Vec<Vec<u64>> = (0..32).map(|l| [&ra[l][..], &rb[l], &rc[l], &words[l..=l]].concat()).collect();
        let result = vec![register(td, true); rc[0].len()];
        let got =
            run_with(&format!("llvm.nvvm.mma.{name}"), target, &types, &result, &regs, &[("i32", selector as i64)]);
        assert_eq!(got, expected, "{name}");
    }
}
