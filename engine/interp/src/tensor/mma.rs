//! Matrix products of a warp (`mma.sync`): fragments in registers as the PTX manual lays them out.
//!
//! With `g` the lane's group of four and `t` its place in it, a 32-bit register of `A` holds the elements of row `g` (odd
//! registers of shapes of 16 rows: `g + 8`) from column `t` times the elements of a register on, repeated every four lanes; `B` is
//! laid out so by columns; `C` and `D` have row `g` and columns `2t`, `2t + 1`, then row `g + 8`. The 8 by 8 by 4 product of halves
//! is four products, each of eight lanes, with layouts of their own. Sparse matrices and scales are in `extra.rs`.

use super::super::exec::Cx;
use super::super::float::fma64;
use super::super::program::*;
use super::super::report::{ErrorKind, Fault, Step};
use super::super::warp::Warp;
use super::extra::{dense, scale};
use super::{Elem, ElemValue, Taint};
use warpc_ir::intrinsics::matrix::Logic;

/// The product of two elements and a sum, as the sum that follows.
fn step(mma: Mma, lhs: f64, rhs: f64, sum: f64) -> f64 {
    match (mma.elems[0], mma.logic) {
        (Elem::F64, _) => fma64(0, lhs, rhs, sum),
        (_, Some(Logic::And)) => sum + (lhs as u64 & rhs as u64) as f64,
        (_, Some(Logic::Xor)) => sum + (lhs as u64 ^ rhs as u64) as f64,
        _ => sum + lhs * rhs,
    }
}

/// `lhs * rhs + c` of dense matrices of `m` by `index` and `index` by `n` elements, in place of `c`.
pub(super) fn product(
    m: usize,
    n: usize,
    index: usize,
    lhs: &[f64],
    rhs: &[f64],
    c: &mut [f64],
    step: impl Fn(f64, f64, f64) -> f64,
    fused: bool,
) {
    for r in 0..m {
        for col in 0..n {
            let start = if fused { c[r * n + col] } else { 0.0 };
            let sum = (0..index).fold(start, |s, x| step(lhs[r * index + x], rhs[x * n + col], s));
            c[r * n + col] = if fused { sum } else { c[r * n + col] + sum };
        }
    }
}

impl Cx<'_, '_> {
    /// The product of the warp's fragments.
    pub(crate) fn mma(
        &mut self,
        warp: &mut Warp,
        frame: u32,
        function: &Function,
        row: &IntrRow,
        mma: Mma,
        here: u32,
    ) -> Step {
        if here != u32::MAX {
            let text = "a matrix product without all lanes of the warp";
            return Err(Fault::new(ErrorKind::Undefined, here.trailing_ones().min(31), text));
        }
        if mma.is_four() {
            return self.mma_four(warp, frame, function, row, mma);
        }
        let fr = &mut warp.frames[frame as usize];
        let mut taint = Taint::default();
        let [na, nb, nc, _] = mma.registers();
        let (rows, cols) = (mma.m as usize, mma.k as usize);
        let halves = rows / 8;
        let [ea, eb, ec, ed] = mma.elems;
        // Columns of `A` in registers.
        let held = if mma.sparse { cols / 2 } else { cols };
        let mut a = vec![0.0; rows * held];
        let mut b = vec![0.0; cols * 8];
        let mut c = vec![0.0; rows * 8];
        let (per, per_c) = (ea.per_register(), ec.per_register());
        let place = |l: usize, i: usize| (l / 4 + 8 * (i / 2)) * 8 + 2 * (l % 4) + i % 2;
        for l in 0..32 {
            let (g, t) = (l / 4, l % 4);
            let mut register = |n: usize| taint.read(fr.cell(function, row.args[n], l));
            for r in 0..na {
                let v = register(r);
                for j in 0..per {
                    let k = r / halves * 4 * per + t * per + j;
                    a[(g + 8 * (r % halves)) * held + k] = ea.get(v, j);
                }
            }
            for r in 0..nb {
                let v = register(na + r);
                for j in 0..per {
                    b[(r * 4 * per + t * per + j) * 8 + g] = eb.get(v, j);
                }
            }
            for i in 0..nc * per_c {
                let v = register(na + nb + i / per_c);
                c[place(l, i)] = ec.get(v, i % per_c);
            }
        }
        let extra = na + nb + nc;
        let mut words = |n: usize| {
            let mut out = [0; 32];
            (0..32).for_each(|l| out[l] = taint.read(fr.cell(function, row.args[n], l)));
            out
        };
        if mma.sparse {
            let selector = words(extra + 1)[0] & 3;
            a = dense(ea, cols, &a, &words(extra), selector)?;
        }
        if let Some(s) = mma.scales {
            let first = extra + 2 * mma.sparse as usize;
            let [of_a, byte_a, lane_a] = [0, 1, 2].map(|n| words(first + n));
            let [of_b, byte_b, lane_b] = [3, 4, 5].map(|n| words(first + n));
            let rows_a: Vec<u64> = (0..16).map(|r| of_a[4 * (r % 8) + 2 * (lane_a[0] as usize & 1) + r / 8]).collect();
            let cols_b: Vec<u64> = (0..8).map(|n| of_b[4 * n + (lane_b[0] as usize & 3)]).collect();
            scale(s, &mut a, cols, |n| (n / cols, n % cols), &rows_a, byte_a[0] & 0xffff)?;
            scale(s, &mut b, cols, |n| (n % 8, n / 8), &cols_b, byte_b[0] & 0xffff)?;
        }
        product(rows, 8, cols, &a, &b, &mut c, |a, b, s| step(mma, a, b, s), ea == Elem::F64);
        for l in 0..32 {
            for r in 0..nc {
                let part = |j: usize| ed.clamped(c[place(l, r * per_c + j)], mma.sat) << (j as u32 * ed.bits());
                let word = (0..per_c).fold(0, |v, j| v | part(j));
                fr.set_cell(row.dst + r as u32, l, taint.cell(word, ed.bits().max(32)));
            }
        }
        Ok(())
    }
    /// Four products of 8 by 8 by 4, of lanes 4n to 4n + 3 and 4n + 16 to 4n + 19 each.
    fn mma_four(&mut self, warp: &mut Warp, frame: u32, function: &Function, row: &IntrRow, mma: Mma) -> Step {
        let fr = &mut warp.frames[frame as usize];
        let mut taint = Taint::default();
        let [_, _, nc, nd] = mma.registers();
        // Row (of A) or column (of B) that a lane holds when it holds four along k, and its place along k when it holds four
        // across.
        let line = |l: usize, i: usize, along: bool| {
            let high = if l < 16 { 0 } else { 4 };
            if along { (l % 4 + high, i) } else { (i + high, l % 4) }
        };
        let sum = |e: Elem, l: usize, i: usize| {
            let high = if l < 16 { 0 } else { 4 };
            if e == Elem::F16 {
                (l % 4 + high) * 8 + i
            } else {
                ((l & 1) + (i & 2) + high) * 8 + (i & 4) + (l & 2) + (i & 1)
            }
        };
        let per = |e: Elem| e.per_register();
        let mut a = vec![0.0; 4 * 32];
        let mut b = vec![0.0; 4 * 32];
        let mut c = vec![0.0; 4 * 64];
        for l in 0..32 {
            let q = l % 16 / 4;
            let mut register = |n: usize| taint.read(fr.cell(function, row.args[n], l));
            for i in 0..4 {
                let (r, k) = line(l, i, !mma.turned[0]);
                a[q * 32 + r * 4 + k] = Elem::F16.get(register(i / 2), i % 2);
                let (col, k) = line(l, i, !mma.turned[1]);
                b[q * 32 + k * 8 + col] = Elem::F16.get(register(2 + i / 2), i % 2);
            }
            let e = mma.elems[2];
            for i in 0..8 {
                c[q * 64 + sum(e, l, i)] = e.get(register(4 + i / per(e)), i % per(e));
            }
        }
        debug_assert_eq!(nc * per(mma.elems[2]), 8);
        for q in 0..4 {
            let (a, b) = (&a[q * 32..][..32], &b[q * 32..][..32]);
            product(8, 8, 4, a, b, &mut c[q * 64..][..64], |a, b, s| s + a * b, false);
        }
        let e = mma.elems[3];
        for l in 0..32 {
            let q = l % 16 / 4;
            for r in 0..nd {
                let part = |j: usize| e.bits_of(c[q * 64 + sum(e, l, r * per(e) + j)]) << (j as u32 * e.bits());
                let word = (0..per(e)).fold(0, |v, j| v | part(j));
                fr.set_cell(row.dst + r as u32, l, taint.cell(word, 32));
            }
        }
        Ok(())
    }
}
