//! What a product of a warp may have besides its matrices: a sparse `A` with the places of its numbers, scales of blocks.
//!
//! Of every four numbers of a row of a sparse `A` two are held (of two `tf32` one, of four pairs of four bits two), and
//! two bits for each say which. A row's bits are held by one lane of its group of four, by two (each half of the row) or, in
//! shapes of all four, by two of them; a selector says which lanes where not all do. Numbers of 16 bits and more have row
//! `g` in the lower half and row `g + 8` in the upper half of a lane, those of fewer bits have the rows in neighbouring lanes.
//!
//! A scale stands for a part of a row of `A` or of a column of `B`: a byte that a pair of lanes of the group (`g` and `g + 8`),
//! or a lane for `B`, holds at a place that operands give.

use super::super::float::small;
use super::super::report::{ErrorKind, Fault, Step};
use super::Elem;
use warpc_ir::intrinsics::matrix::Scales;

fn value(scales: Scales, byte: u64) -> f64 {
    if scales.fraction { small::widen(small::E4M3, byte & 0x7f) } else { small::widen(small::UE8M0, byte) }
}

/// Multiplies a matrix by its scales: `line` of element `n`, place along `index`. `word` is the scales of a line.
pub(super) fn scale(
    scales: Scales,
    matrix: &mut [f64],
    index: usize,
    at: impl Fn(usize) -> (usize, usize),
    word: &[u64],
    byte: u64,
) -> Step {
    let parts = scales.parts as usize;
    if byte as usize + parts > 4 {
        let text = format!("byte {byte} of the scales of {parts} parts of a row");
        return Err(Fault::new(ErrorKind::Undefined, 0, text));
    }
    for (n, element) in matrix.iter_mut().enumerate() {
        let (line, x) = at(n);
        let part = x * parts / index;
        *element *= value(scales, word[line] >> (8 * (byte as usize + part)) & 0xff);
    }
    Ok(())
}

/// Lane and first bit of the places of a row, from column `col` on; `cols` in all.
fn place(elem: Elem, cols: usize, (row, col): (usize, usize), selector: usize) -> (usize, u32) {
    let (g, high) = (row % 8, row / 8);
    // Columns of which 16 bits tell the places.
    let per = match elem.bits() {
        32 => 8,
        4 => 32,
        _ => 16,
    };
    let words = cols / per / 2;
    let bit = |n: usize| (n % per / (per / 4) * 4) as u32;
    if elem.bits() >= 16 {
        // One lane, or two, each with half of the row.
        let lane = if cols == per { selector } else { 2 * selector + col / per };
        return (4 * g + lane, bit(col) + 16 * high as u32);
    }
    // A lane has 32 bits of one row; the upper half of long rows is in the upper two lanes.
    let lane = if words > 1 { 2 * (col / (2 * per)) } else { 2 * selector };
    (4 * g + lane + high, (col % (2 * per) / (per / 4) * 4) as u32)
}

/// The sparse matrix of 16 rows held as `held`, of half as many columns, as a dense one of `cols` columns. `words` are the
/// places as the lanes hold them.
pub(crate) fn dense(elem: Elem, cols: usize, held: &[f64], words: &[u64; 32], selector: u64) -> Step<Vec<f64>> {
    let lanes = if elem.bits() >= 16 { cols * elem.bits() as usize / 256 } else { cols * elem.bits() as usize / 128 };
    if selector as usize * lanes.max(1) >= 4 {
        return Err(Fault::new(ErrorKind::Undefined, 0, format!("sparsity selector {selector}")));
    }
    let mut out = vec![0.0; 16 * cols];
    let half = cols / 2;
    for row in 0..16 {
        for c in 0..half {
            // Numbers held for a run of columns, the run, and what an index counts.
            let (held_of, run, unit) = match elem.bits() {
                32 => (1, 2, 2),
                4 => (4, 8, 2),
                _ => (2, 4, 1),
            };
            let first = c / held_of * run;
            let (lane, bit) = place(elem, cols, (row, first), selector as usize);
            let indices = words[lane] >> bit & 15;
            let which = c % held_of / if elem.bits() == 4 { 2 } else { 1 };
            let bad = |text: &str| Err(Fault::new(ErrorKind::Undefined, lane as u32, text));
            let col = if elem.bits() == 32 {
                match indices {
                    0b0100 => first,
                    0b1110 => first + 1,
                    _ => return bad("places of a sparse matrix that are none"),
                }
            } else {
                if indices & 3 >= indices >> 2 {
                    return bad("places of a sparse matrix that are not in order");
                }
                first + (indices >> (2 * which) & 3) as usize * unit + if elem.bits() == 4 { c % 2 } else { 0 }
            };
            out[row * cols + col] = held[row * half + c];
        }
    }
    Ok(out)
}
