//! `wmma`: matrices of a warp whose fragments the manual leaves open. Here element `n` of a matrix, counted by rows, is element
//! `n % e` of lane `n / e`, `e` being the elements a lane holds; where the lanes hold more than there are, they begin again.

use super::super::exec::Cx;
use super::super::float::fma64;
use super::super::memory::Scalar;
use super::super::program::*;
use super::super::report::{ErrorKind, Fault, Step};
use super::super::warp::{Cell, Warp};
use super::mma::product;
use super::{Elem, ElemValue, Taint};
use warpc_ir::intrinsics::matrix::Logic;
use warpc_ir::intrinsics::semantics::Rounding;

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
        let round = match wmma.round {
            Rounding::Zero => 1,
            Rounding::Down => 2,
            Rounding::Up => 3,
            Rounding::Nearest | Rounding::NearestAway | Rounding::Random => 0,
        };
        let step = |a: f64, b: f64, s: f64| match wmma.logic {
            Some(Logic::And) => s + (a as u64 & b as u64) as f64,
            Some(Logic::Xor) => s + (a as u64 ^ b as u64) as f64,
            None if wmma.elems[0] == Elem::F64 => fma64(round, a, b, s),
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
