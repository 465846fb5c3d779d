//! Products of four warps (`wgmma.mma_async`): 64 rows, `A` in registers or in shared memory, `B` in shared memory.
//!
//! Each warp has 16 rows, with fragments as in `mma.rs`. The product is made when it is issued: what is in shared memory then
//! counts, and its results are in their registers at once, whether or not the kernel waits.

use super::super::exec::Cx;
use super::super::program::*;
use super::super::report::{ErrorKind, Fault, Step};
use super::super::warp::Warp;
use super::descriptor::Descriptor;
use super::mma::product;
use super::{Elem, ElemValue, Taint, mnemonic};

/// A product `D = A * B (+ D)` of 64 rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wgmma {
    /// Columns of `B`.
    pub n: u16,
    /// Elements of `A`, `B` and `D`.
    pub elems: [Elem; 3],
    /// Whether `A` is in registers.
    pub a_in_registers: bool,
    /// Signs of `A` and `B`.
    pub negate: [bool; 2],
    /// Whether `A` and `B` lie across `k` in memory.
    pub trans: [bool; 2],
    /// Integers are clamped.
    pub sat: bool,
}

impl Wgmma {
    /// By the words behind `wgmma.mma_async`; immediates behind the predicate are set by [`Wgmma::immediates`].
    pub fn parse(words: &[&str]) -> Option<Wgmma> {
        let (mut shape, mut types, mut sat) = (None, Vec::new(), false);
        for &w in words {
            match w {
                "sync" | "aligned" => {}
                "satfinite" => sat = true,
                _ if w.starts_with("m64n") => {
                    let (n, k) = w[4..].split_once('k')?;
                    shape = Some((n.parse::<u16>().ok()?, k.parse::<u32>().ok()?));
                }
                _ => types.push(mnemonic::element(w)?),
            }
        }
        let (n, k) = shape?;
        let [d, a, b] = types[..] else { return None };
        let kind = |e: Elem| match e {
            Elem::F16 | Elem::BF16 | Elem::TF32 => e as u8,
            Elem::E4M3 | Elem::E5M2 => Elem::E4M3 as u8,
            Elem::S8 | Elem::U8 => Elem::S8 as u8,
            _ => u8::MAX,
        };
        let sums = match a {
            Elem::S8 | Elem::U8 => d == Elem::S32,
            Elem::BF16 | Elem::TF32 => d == Elem::F32,
            _ => matches!(d, Elem::F16 | Elem::F32),
        };
        let same = kind(a) == kind(b) && kind(a) != u8::MAX && sums;
        let ok = n % 8 == 0 && (8..=256).contains(&n) && k * a.bits() == 256 && same;
        ok.then_some(Wgmma { n, elems: [a, b, d], a_in_registers: false, negate: [false; 2], trans: [false; 2], sat })
    }
    /// Immediates: signs of `A` and `B`, then which matrices in memory lie across `k`.
    pub fn immediates(&mut self, list: &[i64]) -> Option<()> {
        let mut list = list.iter();
        if !self.elems[0].is_int() {
            for n in &mut self.negate {
                *n = match list.next()? {
                    1 => false,
                    -1 => true,
                    _ => return None,
                };
            }
        }
        if self.elems[0].bits() == 16 {
            for t in self.trans.iter_mut().skip(self.a_in_registers as usize) {
                *t = *list.next()? != 0;
            }
        }
        list.next().is_none().then_some(())
    }
    /// Registers of `D` in a lane.
    pub fn results(self) -> usize {
        self.n as usize / if self.elems[2] == Elem::F16 { 4 } else { 2 }
    }
    /// Registers of `A` in a lane, or its descriptor.
    pub fn sources(self) -> usize {
        if self.a_in_registers { 4 } else { 1 }
    }
}

impl Cx<'_, '_> {
    /// One warp's rows of the product: registers of `D`, `A`, descriptor of `B`, predicate.
    pub(crate) fn wgmma(
        &mut self,
        warp: &mut Warp,
        frame: u32,
        function: &Function,
        row: &IntrRow,
        d: Wgmma,
        here: u32,
    ) -> Step {
        let undefined = |l: u32, text: &str| Fault::new(ErrorKind::Undefined, l, text);
        if here != u32::MAX {
            return Err(undefined(here.trailing_ones().min(31), "a matrix product without all lanes of the warp"));
        }
        let fi = frame as usize;
        let [ea, eb, ed] = d.elems;
        let (n, k) = (d.n as usize, 256 / ea.bits() as usize);
        let per = ea.per_register();
        let nd = d.results();
        let uniform = |s: u32, what: &str| -> Step<u64> {
            let v = self.clean(warp, fi, function, s, 0, what)?;
            for l in 1..32 {
                if self.clean(warp, fi, function, s, l, what)? != v {
                    return Err(undefined(l as u32, &format!("{what} that is not the same in all lanes")));
                }
            }
            Ok(v)
        };
        let descriptor = |s: u32| -> Step<Descriptor> {
            let bits = uniform(s, "a matrix descriptor")?;
            Descriptor::wgmma(bits).map_err(|e| Fault::new(ErrorKind::Unsupported, 0, e))
        };
        let behind = nd + d.sources();
        let in_memory = if d.a_in_registers { None } else { Some(descriptor(row.args[nd])?) };
        let b_at = descriptor(row.args[behind])?;
        let accumulate = uniform(row.args[behind + 1], "a predicate")? & 1 != 0;
        let mut taint = Taint::default();
        let mut a = vec![0.0; 16 * k];
        match in_memory {
            Some(at) => {
                let first = (warp.index as usize % 4) * 16;
                for r in 0..16 {
                    for x in 0..k {
                        a[r * k + x] = self.shared_element(warp, at, (first + r, x), ea, !d.trans[0], &mut taint)?;
                    }
                }
            }
            None => {
                for l in 0..32 {
                    for r in 0..4 {
                        let v = taint.read(warp.frames[fi].cell(function, row.args[nd + r], l));
                        for j in 0..per {
                            let x = r / 2 * 4 * per + l % 4 * per + j;
                            a[(l / 4 + 8 * (r % 2)) * k + x] = ea.get(v, j);
                        }
                    }
                }
            }
        }
        let mut b = vec![0.0; k * n];
        for col in 0..n {
            for x in 0..k {
                b[x * n + col] = self.shared_element(warp, b_at, (col, x), eb, !d.trans[1], &mut taint)?;
            }
        }
        let per_d = ed.per_register();
        let place = |l: usize, i: usize| (l / 4 + 8 * (i / 2 % 2)) * n + i / 4 * 8 + 2 * (l % 4) + i % 2;
        let mut c = vec![0.0; 16 * n];
        if accumulate {
            for l in 0..32 {
                for i in 0..nd * per_d {
                    let v = taint.read(warp.frames[fi].cell(function, row.args[i / per_d], l));
                    c[place(l, i)] = ed.get(v, i % per_d);
                }
            }
        }
        let sign = if d.negate[0] != d.negate[1] { -1.0 } else { 1.0 };
        let step = |a: f64, b: f64, s: f64| s + sign * a * b;
        product(16, n, k, &a, &b, &mut c, step, false);
        for l in 0..32 {
            for r in 0..nd {
                let part = |j: usize| ed.clamped(c[place(l, r * per_d + j)], d.sat) << (j as u32 * ed.bits());
                let word = (0..per_d).fold(0, |v, j| v | part(j));
                warp.frames[fi].set_cell(row.dst + r as u32, l, taint.cell(word, 32));
            }
        }
        Ok(())
    }
}
