//! `wmma`: matrices of a warp whose fragments the manual leaves open. Here element `n` of a matrix, counted by rows, is element
//! `n % e` of lane `n / e`, `e` being the elements a lane holds; where the lanes hold more than there are, they begin again.

use super::super::exec::Cx;
use super::super::float::fma64;
use super::super::memory::Scalar;
use super::super::program::*;
use super::super::report::{ErrorKind, Fault, Step};
use super::super::warp::{Cell, Warp};
use super::mma::{Logic, product};
use super::{Elem, Taint};

/// Which matrix, or all of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Part {
    A,
    B,
    C,
    D,
    /// A product.
    Product,
}

/// A load, store or product.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wmma {
    /// Rows of `A`, columns of `B`, columns of `A`.
    pub shape: [u8; 3],
    /// What.
    pub part: Part,
    /// Elements of `A`, `B`, `C` and `D`; of a load or store, those of the matrix four times.
    pub elems: [Elem; 4],
    /// Whether the matrix is by columns in memory.
    pub col: bool,
    /// Integers are clamped.
    pub sat: bool,
    /// Rounding of doubles, as in `opt::ROUND`.
    pub round: u8,
    /// Operation on bits.
    pub logic: Option<Logic>,
}

impl Wmma {
    /// By the words behind `wmma` in a mnemonic or an intrinsic's name.
    pub fn parse(words: &[&str]) -> Option<Wmma> {
        let (mut shape, mut part, mut types) = (None, None, Vec::new());
        let (mut col, mut sat, mut round, mut logic) = (false, false, 0, None);
        for &w in words {
            match w {
                "load" | "store" | "sync" | "aligned" | "popc" | "row" | "stride" | "global" | "shared" | "rn" => {}
                "shared::cta" => {}
                "mma" => part = Some(Part::Product),
                "a" => part = Some(Part::A),
                "b" => part = Some(Part::B),
                "c" => part = Some(Part::C),
                "d" => part = Some(Part::D),
                "col" => col = true,
                "satfinite" => sat = true,
                "rz" => round = 1,
                "rm" => round = 2,
                "rp" => round = 3,
                "and" => logic = Some(Logic::And),
                "xor" => logic = Some(Logic::Xor),
                _ if w.starts_with('m') => {
                    let (m, rest) = w[1..].split_once('n')?;
                    let (n, k) = rest.split_once('k')?;
                    shape = Some([m.parse().ok()?, n.parse().ok()?, k.parse().ok()?]);
                }
                _ if w.len() > 1 && w[..1] == *"p" && w.as_bytes()[1].is_ascii_digit() => {}
                _ => types.push(Elem::parse(w)?),
            }
        }
        let (shape, part): ([u8; 3], Part) = (shape?, part?);
        let known = [[16, 16, 16], [8, 32, 16], [32, 8, 16], [16, 16, 8], [8, 8, 4], [8, 8, 32], [8, 8, 128]];
        if !known.contains(&shape) {
            return None;
        }
        let sum = |e: Elem| match e {
            Elem::F64 => Elem::F64,
            e if e.is_int() || e == Elem::B1 => Elem::S32,
            _ => Elem::F32,
        };
        let elems = match (part, &types[..]) {
            (Part::Product, &[e]) => [e, e, sum(e), sum(e)],
            (Part::Product, &[d, c]) => [Elem::F16, Elem::F16, c, d],
            (Part::Product, &[d, a, b, c]) => [a, b, c, d],
            (Part::Product, _) => return None,
            (_, &[e]) => [e; 4],
            _ => return None,
        };
        Some(Wmma { shape, part, elems, col, sat, round, logic })
    }
    /// Rows and columns of a matrix.
    fn size(self, part: Part) -> (usize, usize) {
        let [m, n, k] = self.shape.map(usize::from);
        match part {
            Part::A => (m, k),
            Part::B => (k, n),
            _ => (m, n),
        }
    }
    fn elem(self, part: Part) -> Elem {
        self.elems[part as usize % 4]
    }
    /// Elements of a matrix that a lane holds.
    fn held(self, part: Part) -> usize {
        let (rows, cols) = self.size(part);
        let halves = self.elem(part) == Elem::F16 && matches!(part, Part::A | Part::B);
        if halves && self.shape[2] == 16 { 16 } else { rows * cols / 32 }
    }
    /// Registers of a matrix.
    pub fn registers(self, part: Part) -> usize {
        self.held(part) / self.elem(part).per_register()
    }
}

impl Cx<'_, '_> {
    /// Runs a load, store or product.
    pub(crate) fn wmma(
        &mut self,
        warp: &mut Warp,
        frame: u32,
        function: &Function,
        row: &IntrRow,
        wmma: Wmma,
        here: u32,
    ) -> Step {
        if here != u32::MAX {
            let text = "a matrix operation without all lanes of the warp";
            return Err(Fault::new(ErrorKind::Undefined, here.trailing_ones().min(31), text));
        }
        match wmma.part {
            Part::Product => self.wmma_product(warp, frame as usize, function, row, wmma),
            _ => self.wmma_memory(warp, frame as usize, function, row, wmma),
        }
    }
    /// A load: address and optional stride; a store: address, registers, optional stride.
    fn wmma_memory(&mut self, warp: &mut Warp, fi: usize, function: &Function, row: &IntrRow, wmma: Wmma) -> Step {
        let store = wmma.part == Part::D;
        let (rows, cols) = wmma.size(wmma.part);
        let (e, held, n) = (wmma.elem(wmma.part), wmma.held(wmma.part), wmma.registers(wmma.part));
        let (bits, per) = (e.bits() as u64, e.per_register());
        let stride_at = if store { 1 + n } else { 1 };
        for l in 0..32 {
            let base = self.clean(warp, fi, function, row.args[0], l, "an address")?;
            let stride = match row.args.get(stride_at) {
                Some(&s) => self.clean(warp, fi, function, s, l, "a stride")? as u32 as u64,
                None => (if wmma.col { rows } else { cols }) as u64,
            };
            if base & (bits.div_ceil(8) - 1) != 0 {
                let text = format!("a matrix at {base:#x} is not at a multiple of its elements");
                return Err(Fault::new(ErrorKind::Misaligned, l as u32, text));
            }
            for r in 0..n {
                let mut c = if store { warp.frames[fi].cell(function, row.args[1 + r], l) } else { Cell::default() };
                for j in 0..per {
                    let index = (l * held + r * per + j) % (rows * cols);
                    let (i, k) = ((index / cols) as u64, (index % cols) as u64);
                    let at = if wmma.col { k * stride + i } else { i * stride + k };
                    let size = bits.div_ceil(8);
                    let place = self.view(warp).resolve(l as u32, base + at * bits / 8, size, store)?;
                    self.check_race(warp, l, place, size as usize, store, false)?;
                    let shift = j as u32 * e.bits();
                    if store {
                        let m = warpc_ir::consts::low_mask(e.bits());
                        let s = Scalar { value: c.value >> shift & m, undef: c.undef >> shift & m, poison: c.poison };
                        self.view(warp).write(l as u32, place.0, place.1, size as usize, s);
                        continue;
                    }
                    let s = self.view(warp).read(l as u32, place.0, place.1, size as usize);
                    self.check_delivered(warp, l as u32, place, size as usize, &s)?;
                    let (down, m) = ((at * bits % 8) as u32, warpc_ir::consts::low_mask(e.bits()));
                    c.value |= (s.value >> down & m) << shift;
                    c.undef |= (s.undef >> down & m) << shift;
                    c.poison |= s.poison;
                }
                if !store {
                    c.undef = if c.poison { 0 } else { c.undef };
                    warp.frames[fi].set_cell(row.dst + r as u32, l, c);
                }
            }
        }
        Ok(())
    }
    fn wmma_product(&mut self, warp: &mut Warp, fi: usize, function: &Function, row: &IntrRow, wmma: Wmma) -> Step {
        let fr = &mut warp.frames[fi];
        let mut taint = Taint::default();
        let mut first = 0;
        let mut gather = |part: Part| {
            let (rows, cols) = wmma.size(part);
            let (e, held) = (wmma.elem(part), wmma.held(part));
            let mut out = vec![0.0; rows * cols];
            for l in 0..32 {
                for i in 0..held {
                    let v = taint.read(fr.cell(function, row.args[first + i / e.per_register()], l));
                    out[(l * held + i) % (rows * cols)] = e.get(v, i % e.per_register());
                }
            }
            first += wmma.registers(part);
            out
        };
        let (a, b, mut c) = (gather(Part::A), gather(Part::B), gather(Part::C));
        let [m, n, k] = wmma.shape.map(usize::from);
        let step = |a: f64, b: f64, s: f64| match wmma.logic {
            Some(Logic::And) => s + (a as u64 & b as u64) as f64,
            Some(Logic::Xor) => s + (a as u64 ^ b as u64) as f64,
            None if wmma.elems[0] == Elem::F64 => fma64(wmma.round, a, b, s),
            None => s + a * b,
        };
        product(m, n, k, &a, &b, &mut c, step, wmma.elems[0] == Elem::F64);
        let (e, held) = (wmma.elem(Part::D), wmma.held(Part::D));
        let per = e.per_register();
        for l in 0..32 {
            for r in 0..held / per {
                let part = |j: usize| e.clamped(c[l * held + r * per + j], wmma.sat) << (j as u32 * e.bits());
                let word = (0..per).fold(0, |v, j| v | part(j));
                fr.set_cell(row.dst + r as u32, l, taint.cell(word, e.bits().max(32)));
            }
        }
        Ok(())
    }
}
