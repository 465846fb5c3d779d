//! Matrix products of a warp (`mma.sync`): fragments in registers as the PTX manual lays them out.
//!
//! With `g` the lane's group of four and `t` its place in it, a 32-bit register of `A` holds the elements of row `g` (odd
//! registers of shapes of 16 rows: `g + 8`) from column `t` times the elements of a register on, repeated every four lanes; `B` is
//! laid out so by columns; `C` and `D` have row `g` and columns `2t`, `2t + 1`, then row `g + 8`. Products are summed exactly
//! (in double precision) and rounded once: the order in which the hardware sums is not documented.

use super::exec::Cx;
use super::float::{narrow, widen};
use super::program::*;
use super::report::{ErrorKind, Fault, Step};
use super::warp::{Cell, Warp};
use crate::ir::consts::{low_mask, sign_extend};

/// Element of a matrix.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Elem {
    F16,
    BF16,
    TF32,
    F32,
    F64,
    S8,
    U8,
    S32,
}

impl Elem {
    /// Element by its PTX name.
    pub fn parse(name: &str) -> Option<Elem> {
        Some(match name {
            "f16" => Elem::F16,
            "bf16" => Elem::BF16,
            "tf32" => Elem::TF32,
            "f32" => Elem::F32,
            "f64" => Elem::F64,
            "s8" => Elem::S8,
            "u8" => Elem::U8,
            "s32" => Elem::S32,
            _ => return None,
        })
    }
    const fn bits(self) -> u32 {
        match self {
            Elem::S8 | Elem::U8 => 8,
            Elem::F16 | Elem::BF16 => 16,
            Elem::F64 => 64,
            _ => 32,
        }
    }
    /// Elements in a register.
    const fn per_register(self) -> usize {
        let n = 32 / self.bits() as usize;
        if n == 0 { 1 } else { n }
    }
    /// Element `j` of a register.
    fn get(self, register: u64, j: usize) -> f64 {
        let v = register >> (j as u32 * self.bits()) & low_mask(self.bits());
        match self {
            Elem::F16 => widen(16, v),
            Elem::BF16 => widen(17, v),
            Elem::TF32 => widen(32, v & !0x1fff),
            Elem::F32 => widen(32, v),
            Elem::F64 => widen(64, v),
            Elem::S8 => sign_extend(v, 8) as f64,
            Elem::U8 => v as f64,
            Elem::S32 => sign_extend(v, 32) as f64,
        }
    }
    fn bits_of(self, v: f64) -> u64 {
        match self {
            Elem::F16 => narrow(16, v),
            Elem::BF16 => narrow(17, v),
            Elem::F64 => narrow(64, v),
            Elem::S32 => v as i64 as u32 as u64,
            _ => narrow(32, v),
        }
    }
}

/// Shape and elements of a product `D = A * B + C` with eight columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mma {
    /// Rows of `A`: 8 or 16.
    pub m: u8,
    /// Columns of `A`.
    pub k: u8,
    /// Elements of `A`, `B`, and of `C` and `D`.
    pub elems: [Elem; 3],
}

impl Mma {
    /// By the words of a mnemonic behind `mma.sync.aligned`: shape, layouts, types of `D`, `A`, `B`, `C`.
    pub fn parse(words: &[&str]) -> Option<Mma> {
        let [shape, "row", "col", d, a, b, c] = *words else { return None };
        let (m, k) = shape.strip_prefix('m')?.split_once("n8k")?;
        let (m, k) = (m.parse().ok()?, k.parse().ok()?);
        let [d, a, b, c] = [Elem::parse(d)?, Elem::parse(a)?, Elem::parse(b)?, Elem::parse(c)?];
        let mma = Mma { m, k, elems: [a, b, c] };
        let tile = 4 * a.per_register();
        // The shape of eight rows of halves has a layout of its own.
        let ok = d == c
            && a.bits() == b.bits()
            && (k as usize).is_multiple_of(tile)
            && k > 0
            && (m == 16 || m == 8 && a.bits() != 16);
        ok.then_some(mma)
    }
    /// Registers of `A`, `B`, and of `C` or `D`.
    pub fn registers(self) -> [usize; 3] {
        let tiles = self.k as usize / (4 * self.elems[0].per_register());
        [tiles * self.m as usize / 8, tiles, self.m as usize / 4 / self.elems[2].per_register()]
    }
}

impl Cx<'_, '_> {
    /// The product of the warp's fragments.
    pub fn mma(&mut self, w: &mut Warp, frame: u32, f: &Function, row: &IntrRow, d: Mma, here: u32) -> Step {
        if here != u32::MAX {
            let text = "a matrix product without all lanes of the warp";
            return Err(Fault::new(ErrorKind::Undefined, here.trailing_ones().min(31), text));
        }
        let fr = &mut w.frames[frame as usize];
        let mut bad = Cell::default();
        let mut register = |n: usize, l: usize| -> u64 {
            let c = fr.cell(f, row.args[n], l);
            bad.poison |= c.poison;
            bad.undef |= c.undef;
            c.value
        };
        let [na, nb, nc] = d.registers();
        let (rows, cols) = (d.m as usize, d.k as usize);
        let halves = rows / 8;
        let mut a = vec![0.0; rows * cols];
        let mut b = vec![0.0; cols * 8];
        let mut c = vec![0.0; rows * 8];
        let per = d.elems[0].per_register();
        let per_c = d.elems[2].per_register();
        let place = |l: usize, i: usize| (l / 4 + 8 * (i / 2)) * 8 + 2 * (l % 4) + i % 2;
        for l in 0..32 {
            let (g, t) = (l / 4, l % 4);
            for r in 0..na {
                let v = register(r, l);
                for j in 0..per {
                    let k = r / halves * 4 * per + t * per + j;
                    a[(g + 8 * (r % halves)) * cols + k] = d.elems[0].get(v, j);
                }
            }
            for r in 0..nb {
                let v = register(na + r, l);
                for j in 0..per {
                    b[(r * 4 * per + t * per + j) * 8 + g] = d.elems[1].get(v, j);
                }
            }
            for i in 0..nc * per_c {
                let v = register(na + nb + i / per_c, l);
                c[place(l, i)] = d.elems[2].get(v, i % per_c);
            }
        }
        for r in 0..rows {
            for n in 0..8 {
                let sum: f64 = (0..cols).map(|k| a[r * cols + k] * b[k * 8 + n]).sum();
                c[r * 8 + n] += sum;
            }
        }
        let e = d.elems[2];
        for l in 0..32 {
            for r in 0..nc {
                let word =
                    (0..per_c).fold(0, |v, j| v | e.bits_of(c[place(l, r * per_c + j)]) << (j as u32 * e.bits()));
                let undef = if bad.undef != 0 && !bad.poison { low_mask(e.bits().max(32)) } else { 0 };
                fr.set_cell(row.dst + r as u32, l, Cell { value: word, undef, poison: bad.poison });
            }
        }
        Ok(())
    }
}
