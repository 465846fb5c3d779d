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
use super::extra::{Scales, dense};
use super::{Elem, Taint};

/// Product of bits: how two are combined before the ones are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Logic {
    /// Both.
    And,
    /// One of them.
    Xor,
}

/// Shape and elements of a product `D = A * B + C`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mma {
    /// Rows of `A`: 8 or 16.
    pub m: u8,
    /// Columns of `A`.
    pub k: u16,
    /// Elements of `A`, `B`, `C` and `D`.
    pub elems: [Elem; 4],
    /// Whether `A` is by columns and `B` by rows: only in the shape that is four products.
    pub turned: [bool; 2],
    /// Integers are clamped.
    pub sat: bool,
    /// Operation on bits.
    pub logic: Option<Logic>,
    /// `A` is sparse: places and selector follow `C`.
    pub sparse: bool,
    /// Scales follow: a word, a byte and a lane for `A`, then for `B`.
    pub scales: Option<Scales>,
}

impl Mma {
    /// By the words of a mnemonic of PTX or of an intrinsic's name behind `mma`: shape, layouts, options, types. A name has
    /// the types of `A` and `B` alone where the others follow, and those of `D` and `C` alone where `A` and `B` are halves.
    pub fn parse(words: &[&str]) -> Option<Mma> {
        let (mut shape, mut layouts, mut types) = (None, Vec::new(), Vec::new());
        let (mut sat, mut logic, mut small, mut packed) = (false, None, false, false);
        let (mut sparse, mut parts, mut fraction) = (false, 0, false);
        for &w in words {
            match w {
                "sync" | "aligned" | "popc" | "kind" | "ordered" | "metadata" | "block" | "scale" | "block_scale" => {}
                "sp" | "sp::ordered_metadata" => sparse = true,
                "row" | "col" => layouts.push(w == "col"),
                "satfinite" => sat = true,
                "and" => logic = Some(Logic::And),
                "xor" => logic = Some(Logic::Xor),
                "f8f6f4" | "kind::f8f6f4" => small = true,
                "mxf8f6f4" | "kind::mxf8f6f4" => (small, parts) = (true, 1),
                "mxf4" | "kind::mxf4" => (packed, parts) = (true, 2),
                "mxf4nvf4" | "kind::mxf4nvf4" => packed = true,
                "1x" | "scale_vec::1X" => parts = 1,
                "2x" | "scale_vec::2X" => parts = 2,
                "4x" | "scale_vec::4X" => parts = 4,
                "ue8m0" => {}
                "ue4m3" => fraction = true,
                _ if w.starts_with('m') => {
                    let (m, rest) = w[1..].split_once("n8k")?;
                    shape = Some((m.parse::<u8>().ok()?, rest.parse::<u16>().ok()?));
                }
                _ => types.push(Elem::parse(w)?),
            }
        }
        let (m, k) = shape?;
        let [a_col, b_col] = layouts[..] else { return None };
        let sum = |e: Elem| match e {
            Elem::F64 => Elem::F64,
            e if e.is_int() || e == Elem::B1 => Elem::S32,
            _ => Elem::F32,
        };
        let [d, a, b, c] = match types[..] {
            [a] => [sum(a), a, a, sum(a)],
            [d @ (Elem::F16 | Elem::F32), c @ (Elem::F16 | Elem::F32)] => [d, Elem::F16, Elem::F16, c],
            [a, b] => [sum(a), a, b, sum(a)],
            [d, a, b, c] => [d, a, b, c],
            _ => return None,
        };
        let pack = |e: Elem| if packed && e == Elem::E2M1 { Elem::E2M1Packed } else { e };
        let (a, b) = (pack(a), pack(b));
        let scales = (parts > 0).then_some(Scales { parts, fraction });
        let mma = Mma { m, k, elems: [a, b, c, d], turned: [a_col, !b_col], sat, logic, sparse, scales };
        let ok = if mma.is_four() {
            m == 8 && !sparse && matches!((c, d), (Elem::F16 | Elem::F32, Elem::F16 | Elem::F32)) && b == Elem::F16
        } else {
            let tile = 4 * a.per_register();
            d == c
                && mma.turned == [false; 2]
                && a.bits() == b.bits()
                && a.is_int() == b.is_int()
                && (k as usize).is_multiple_of(tile)
                && (1..=4).contains(&(k as usize / tile))
                && (m == 16 || m == 8 && a.bits() != 16)
                && (a == Elem::B1) == logic.is_some()
                && (!sparse || m == 16 && matches!(k as u32 * a.bits(), 256 | 512) && a.bits() < 64 && a != Elem::B1)
                && (!matches!(a, Elem::E3M2 | Elem::E2M3 | Elem::E2M1) || small)
                && matches!(
                    (d, sum(a)),
                    (Elem::F16, Elem::F32) | (Elem::F32, Elem::F32) | (Elem::S32, Elem::S32) | (Elem::F64, Elem::F64)
                )
        };
        ok.then_some(mma)
    }
    /// Whether it is the product of halves that is four.
    pub fn is_four(self) -> bool {
        self.k == 4 && self.elems[0] == Elem::F16
    }
    /// Registers of `A`, `B`, `C` and `D`.
    pub fn registers(self) -> [usize; 4] {
        let sums = |e: Elem| (self.m as usize / 4) / if e == Elem::F16 { 2 } else { 1 };
        let [a, _, c, d] = self.elems;
        if self.is_four() {
            let n = |e: Elem| if e == Elem::F16 { 4 } else { 8 };
            return [2, 2, n(c), n(d)];
        }
        let tiles = self.k as usize / (4 * a.per_register());
        [tiles * self.m as usize / 8 / if self.sparse { 2 } else { 1 }, tiles, sums(c), sums(d)]
    }
    /// Operands behind `C`.
    pub fn extra(self) -> usize {
        2 * self.sparse as usize + 6 * self.scales.is_some() as usize
    }
    /// The product of two elements and a sum, as the sum that follows.
    fn step(self, lhs: f64, rhs: f64, sum: f64) -> f64 {
        match (self.elems[0], self.logic) {
            (Elem::F64, _) => fma64(0, lhs, rhs, sum),
            (_, Some(Logic::And)) => sum + (lhs as u64 & rhs as u64) as f64,
            (_, Some(Logic::Xor)) => sum + (lhs as u64 ^ rhs as u64) as f64,
            _ => sum + lhs * rhs,
        }
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
            s.apply(&mut a, cols, |n| (n / cols, n % cols), &rows_a, byte_a[0] & 0xffff)?;
            s.apply(&mut b, cols, |n| (n % 8, n / 8), &cols_b, byte_b[0] & 0xffff)?;
        }
        product(rows, 8, cols, &a, &b, &mut c, |a, b, s| mma.step(a, b, s), ea == Elem::F64);
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
