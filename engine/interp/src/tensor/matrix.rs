//! `ldmatrix` and `stmatrix`: up to four matrices of eight rows of 16 bytes, whose addresses lanes 8n to 8n + 7 give. A
//! register holds two halves of a row, or of a column when transposed. The forms of bytes and of packed numbers are not here.

use super::super::exec::Cx;
use super::super::memory::Scalar;
use super::super::program::*;
use super::super::report::{ErrorKind, Fault, Step};
use super::super::warp::{Cell, Warp, lanes};

impl Cx<'_, '_> {
    /// Runs a load or store of matrices.
    pub(crate) fn matrix(
        &mut self,
        warp: &mut Warp,
        frame: u32,
        function: &Function,
        row: &IntrRow,
        op: MatrixOp,
        here: u32,
    ) -> Step {
        let fi = frame as usize;
        for m in 0..op.num as usize {
            let mut halves = [[Scalar::default(); 8]; 8];
            // Row and column of the two halves in a lane's register.
            let place = |l: usize, j: usize| {
                let (r, k) = (l / 4, 2 * (l % 4) + j);
                if op.trans { (k, r) } else { (r, k) }
            };
            if op.store {
                for l in lanes(here) {
                    let c = warp.frames[fi].cell(function, row.args[1 + m], l);
                    for j in 0..2 {
                        let (r, k) = place(l, j);
                        let cut = |v: u64| v >> (16 * j) & 0xffff;
                        halves[r][k] = Scalar { value: cut(c.value), undef: cut(c.undef), poison: c.poison };
                    }
                }
            }
            for (r, line) in halves.iter_mut().enumerate() {
                let l = m * 8 + r;
                if here >> l & 1 == 0 {
                    let text = "a lane that gives the address of a row is elsewhere";
                    return Err(Fault::new(ErrorKind::Undefined, l as u32, text));
                }
                let p = self.clean(warp, fi, function, row.args[0], l, "an address")?;
                let at = self.view(warp).resolve(l as u32, p, 16, op.store)?;
                self.check_race(warp, l, at, 16, op.store, false)?;
                if p & 15 != 0 {
                    let text = "a row of a matrix is not a multiple of 16";
                    return Err(Fault::new(ErrorKind::Misaligned, l as u32, text));
                }
                for (k, h) in line.iter_mut().enumerate() {
                    if op.store {
                        self.view(warp).write(l as u32, at.0, at.1 + 2 * k, 2, *h);
                    } else {
                        *h = self.view(warp).read(l as u32, at.0, at.1 + 2 * k, 2);
                        self.check_delivered(warp, l as u32, (at.0, at.1 + 2 * k), 2, h)?;
                    }
                }
            }
            if !op.store {
                for l in lanes(here) {
                    let part = |j: usize| {
                        let (r, k) = place(l, j);
                        halves[r][k]
                    };
                    let (a, b) = (part(0), part(1));
                    let poison = a.poison || b.poison;
                    let undef = if poison { 0 } else { a.undef | b.undef << 16 };
                    let c = Cell { value: a.value | b.value << 16, undef, poison };
                    warp.frames[fi].set_cell(row.dst + m as u32, l, c);
                }
            }
        }
        Ok(())
    }
}

/// Transposes a matrix whose row `l / 4` has its numbers `2 * (l % 4)` and the next in lane `l`.
pub(crate) fn move_matrix(warp: &mut Warp, frame: u32, function: &Function, row: &IntrRow, here: u32) -> Step {
    if here != u32::MAX {
        let text = "a matrix is transposed without all lanes of the warp";
        return Err(Fault::new(ErrorKind::Undefined, here.trailing_ones().min(31), text));
    }
    let registers = &mut warp.frames[frame as usize];
    let cells: Vec<Cell> = (0..32).map(|lane| registers.cell(function, row.args[0], lane)).collect();
    for lane in 0..32 {
        let half = |number: usize| {
            let (from, to) = (2 * (lane % 4) + number, lane / 4);
            let cell = cells[4 * from + to / 2];
            let cut = |value: u64| value >> (16 * (to % 2)) & 0xffff;
            (cut(cell.value), cut(cell.undef), cell.poison)
        };
        let (low, high) = (half(0), half(1));
        let poison = low.2 || high.2;
        let undef = if poison { 0 } else { low.1 | high.1 << 16 };
        registers.set_cell(row.dst, lane, Cell { value: low.0 | high.0 << 16, undef, poison });
    }
    Ok(())
}
