//! Tensor memory (`tcgen05`): 128 lanes of 512 columns of 32 bits a block, its allocation, loads and stores of a warp, products.
//!
//! An address is a lane (upper half) and a column. A product is made when its commit has reached the memory barrier it
//! arrives at: a load before that finds what was there before. Not here: blocks in pairs (`cta_group::2`), products of 64 rows,
//! with sums of halves, sparse, scaled or of packed numbers, copies and shifts, and loads and stores that pack halves.

use super::super::exec::Cx;
use super::super::flight::{Until, Work, one_block, shared};
use super::super::memory::Scalar;
use super::super::program::*;
use super::super::report::{ErrorKind, Fault, Step};
use super::super::warp::{Cell, Warp};
use super::descriptor::Descriptor;
use super::mma::product;
use super::{Elem, ElemValue, Taint, TensorWords};

const LANES: usize = 128;
const COLUMNS: usize = 512;

/// Tensor memory of a block.
#[derive(Default, Debug)]
pub(crate) struct TensorMemory {
    /// Lane by lane; empty until the first allocation.
    words: Vec<Cell>,
    /// Number of the allocation of each 32 columns, 0 for none.
    owner: [u16; COLUMNS / 32],
    made: u16,
}

impl TensorMemory {
    fn place(&self, address: u64, columns: usize) -> Option<usize> {
        let (lane, column) = ((address >> 16) as usize & 0xffff, address as usize & 0xffff);
        let inside = lane < LANES && column + columns <= COLUMNS && columns > 0;
        let given = || self.owner[column / 32..(column + columns).div_ceil(32)].iter().all(|&o| o != 0);
        (inside && given()).then_some(lane * COLUMNS + column)
    }
}

/// Lane of tensor memory and column of register `register` of lane `lane`, in a load or store of this shape.
fn place(words: TensorWords, lane: usize, register: usize, split: usize) -> (usize, usize) {
    let (group, thread) = (lane / 4, lane % 4);
    match words {
        TensorWords::Own => (lane, register),
        TensorWords::Two => (group + 8 * (lane % 2), lane / 2 % 2 + 2 * register),
        TensorWords::Four => (group + 8 * (register % 2), thread + register / 2 * 4),
        TensorWords::Eight => (group + 8 * (register / 2 % 2), 2 * thread + register % 2 + register / 4 * 8),
        TensorWords::Split => (lane % 16, register + lane / 16 * split),
    }
}

/// An operation on tensor memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TensorOp {
    /// Destination in shared memory, columns.
    Alloc,
    /// Address, columns.
    Dealloc,
    /// Address (and split); so many registers a lane.
    Load(TensorWords, u8),
    /// Address (and split), registers.
    Store(TensorWords, u8),
    /// Addresses of `D`, of `A` or its descriptor, descriptor of `B`, description of the instruction, whether `D` is added.
    Product {
        /// `A` is in tensor memory.
        a_here: bool,
        /// Kind: 0 halves, 1 `tf32`, 2 eight bits, 3 integers.
        kind: u8,
    },
    /// Memory barrier, and a mask of blocks.
    Commit {
        /// Whether there is the mask.
        multicast: bool,
    },
}

impl TensorOp {
    /// Whether all lanes of the warp take part.
    pub(crate) fn is_whole(self) -> bool {
        !matches!(self, TensorOp::Product { .. } | TensorOp::Commit { .. })
    }
}

/// A product in flight.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Product {
    d: u64,
    a: u64,
    b: Descriptor,
    /// Where `A` is when it is not in tensor memory.
    a_at: Option<Descriptor>,
    elems: [Elem; 3],
    n: usize,
    negate: bool,
    trans: [bool; 2],
    sat: bool,
    accumulate: bool,
}

/// Takes the description of an instruction apart.
fn describe(bits: u64, kind: u8) -> Result<([Elem; 3], usize), &'static str> {
    let of = |at: u32| {
        Some(match (kind, bits >> at & 7) {
            (0, 0) => Elem::F16,
            (0, 1) => Elem::BF16,
            (1, 2) => Elem::TF32,
            (2, 0) => Elem::E4M3,
            (2, 1) => Elem::E5M2,
            (3, 0) => Elem::U8,
            (3, 1) => Elem::S8,
            _ => return None,
        })
    };
    let (Some(a), Some(b)) = (of(7), of(10)) else { return Err("elements of this kind of a product") };
    let d = match (kind, bits >> 4 & 3) {
        (3, 2) => Elem::S32,
        (0..=2, 1) => Elem::F32,
        _ => return Err("sums of this kind of a product"),
    };
    let (n, m) = ((bits >> 17 & 63) as usize * 8, (bits >> 24 & 31) * 16);
    if bits >> 2 & 1 != 0 || m != LANES as u64 || !(8..=256).contains(&n) {
        return Err("a product of this shape");
    }
    Ok(([a, b, d], n))
}

impl Cx<'_, '_> {
    /// An operation of a whole warp.
    pub(crate) fn tensor_memory(
        &mut self,
        warp: &mut Warp,
        frame: u32,
        function: &Function,
        row: &IntrRow,
        op: TensorOp,
        here: u32,
    ) -> Step {
        let fi = frame as usize;
        let l = here.trailing_zeros().min(31) as usize;
        let fault = |kind, text: String| Fault::new(kind, l as u32, text);
        let first = self.clean(warp, fi, function, row.args[0], l, "an address")?;
        match op {
            TensorOp::Alloc | TensorOp::Dealloc => {
                let n = self.clean(warp, fi, function, row.args[1], l, "a number of columns")? as u32 as usize;
                if !n.is_power_of_two() || !(32..=COLUMNS).contains(&n) {
                    return Err(fault(ErrorKind::Undefined, format!("{n} columns of tensor memory")));
                }
                if op == TensorOp::Alloc {
                    return self.allocate(warp, l, first, n);
                }
                let (at, n) = ((first & 0xffff) as usize / 32, n / 32);
                let owner = self
                    .tensor
                    .owner
                    .get(at..at + n)
                    .map_or(0, |o| if o.iter().all(|x| *x == o[0]) { o[0] } else { 0 });
                if owner == 0 || self.tensor.owner.iter().filter(|o| **o == owner).count() != n {
                    return Err(fault(
                        ErrorKind::Undefined,
                        format!("columns at {first:#x} that were not allocated together"),
                    ));
                }
                self.tensor.owner[at..at + n].fill(0);
            }
            TensorOp::Load(shape, n) | TensorOp::Store(shape, n) => {
                let store = matches!(op, TensorOp::Store(..));
                let split = shape == TensorWords::Split;
                let by = if split {
                    self.clean(warp, fi, function, row.args[1], l, "a split")? as usize & 0xffff
                } else {
                    0
                };
                let regs = 1 + split as usize;
                let columns =
                    (0..32).map(|l| place(shape, l, (n as usize).saturating_sub(1), by).1 + 1).max().unwrap_or(1);
                let lane = (first >> 16) as usize & 0xffff;
                let own = warp.index as usize % 4 * 32;
                let Some(at) = self.tensor.place(first, columns) else {
                    return Err(fault(ErrorKind::OutOfBounds, format!("tensor memory at {first:#x} is not allocated")));
                };
                let half = shape != TensorWords::Own && lane == own + 16;
                if lane != own && !half || here != u32::MAX {
                    let text = format!("lanes from {lane} of tensor memory, where the warp's are from {own}");
                    return Err(fault(ErrorKind::Undefined, text));
                }
                for l in 0..32 {
                    if self.clean(warp, fi, function, row.args[0], l, "an address")? != first {
                        return Err(fault(ErrorKind::Undefined, "addresses that are not the same in all lanes".into()));
                    }
                    for r in 0..n as usize {
                        let (row_of, column) = place(shape, l, r, by);
                        let word = &mut self.tensor.words[at + row_of * COLUMNS + column];
                        if store {
                            *word = warp.frames[fi].cell(function, row.args[regs + r], l);
                        } else {
                            warp.frames[fi].set_cell(row.dst + r as u32, l, *word);
                        }
                    }
                }
            }
            TensorOp::Product { .. } | TensorOp::Commit { .. } => {}
        }
        Ok(())
    }
    fn allocate(&mut self, warp: &mut Warp, l: usize, to: u64, n: usize) -> Step {
        let t = &mut *self.tensor;
        let free = (0..t.owner.len()).step_by(n / 32).find(|&k| t.owner[k..k + n / 32].iter().all(|&o| o == 0));
        let Some(k) = free else {
            let text = format!("{n} columns of tensor memory when there are not so many");
            return Err(Fault::new(ErrorKind::Resource, l as u32, text));
        };
        t.made += 1;
        t.owner[k..k + n / 32].fill(t.made);
        // What is in it is not defined.
        let undef = Cell { value: 0, undef: 0xffff_ffff, poison: false };
        if t.words.is_empty() {
            t.words = vec![undef; LANES * COLUMNS];
        }
        for lane in 0..LANES {
            t.words[lane * COLUMNS + k * 32..][..n].fill(undef);
        }
        let at = self.outside_stack(warp, l, shared(to), 4, true, true)?;
        self.check_race(warp, l, at, 4, true, false)?;
        self.view(warp).write(l as u32, at.0, at.1, 4, Scalar { value: k as u64 * 32, ..Default::default() });
        Ok(())
    }
    /// Issues a product or a commit of one lane.
    pub(crate) fn tensor_issue(
        &mut self,
        warp: &mut Warp,
        fi: usize,
        function: &Function,
        row: &IntrRow,
        op: TensorOp,
        lane: usize,
    ) -> Step {
        let mut args = [0u64; 5];
        for (v, &s) in args.iter_mut().zip(&row.args) {
            *v = self.clean(warp, fi, function, s, lane, "an operand of a tensor operation")?;
        }
        let unsupported = |text: &str| Fault::new(ErrorKind::Unsupported, lane as u32, text);
        match op {
            TensorOp::Commit { multicast } => {
                if multicast {
                    one_block(args[1], lane)?;
                }
                self.issue(warp, lane, Until::Barrier(shared(args[0])), Work::Commit);
            }
            TensorOp::Product { a_here, kind } => {
                let [d, a, b, bits, accumulate] = args;
                let (elems, n) = describe(bits, kind).map_err(unsupported)?;
                let columns = 8;
                if self.tensor.place(d, n).is_none() || a_here && self.tensor.place(a, columns).is_none() {
                    let text = "a product of tensor memory that is not allocated";
                    return Err(Fault::new(ErrorKind::OutOfBounds, lane as u32, text));
                }
                let p = Product {
                    d,
                    a,
                    b: Descriptor::tensor(b).map_err(unsupported)?,
                    a_at: if a_here { None } else { Some(Descriptor::tensor(a).map_err(unsupported)?) },
                    elems,
                    n,
                    negate: (bits >> 13 ^ bits >> 14) & 1 != 0,
                    trans: [bits >> 15 & 1 != 0, bits >> 16 & 1 != 0],
                    sat: bits >> 3 & 1 != 0,
                    accumulate: accumulate & 1 != 0,
                };
                self.issue(warp, lane, Until::Commit, Work::Product(Box::new(p)));
            }
            _ => {}
        }
        Ok(())
    }
    /// Makes a product of 128 rows.
    pub(crate) fn tensor_product(&mut self, warp: &mut Warp, p: &Product) -> Step {
        let [ea, eb, ed] = p.elems;
        let (k, per) = (256 / ea.bits() as usize, ea.per_register());
        let mut taint = Taint::default();
        let mut a = vec![0.0; LANES * k];
        for r in 0..LANES {
            for x in 0..k {
                a[r * k + x] = match p.a_at {
                    Some(at) => self.shared_element(warp, at, (r, x), ea, !p.trans[0], &mut taint)?,
                    None => {
                        let at = self.tensor.place(p.a, 8).unwrap_or(0);
                        ea.get(taint.read(self.tensor.words[at + r * COLUMNS + x / per]), x % per)
                    }
                };
            }
        }
        let mut b = vec![0.0; k * p.n];
        for col in 0..p.n {
            for x in 0..k {
                b[x * p.n + col] = self.shared_element(warp, p.b, (col, x), eb, !p.trans[1], &mut taint)?;
            }
        }
        let at = self.tensor.place(p.d, p.n).unwrap_or(0);
        let mut c = vec![0.0; LANES * p.n];
        if p.accumulate {
            for (r, line) in c.chunks_mut(p.n).enumerate() {
                for (col, v) in line.iter_mut().enumerate() {
                    *v = ed.get(taint.read(self.tensor.words[at + r * COLUMNS + col]), 0);
                }
            }
        }
        let sign = if p.negate { -1.0 } else { 1.0 };
        product(LANES, p.n, k, &a, &b, &mut c, |a, b, s| s + sign * a * b, false);
        for (r, line) in c.chunks(p.n).enumerate() {
            for (col, &v) in line.iter().enumerate() {
                self.tensor.words[at + r * COLUMNS + col] = taint.cell(ed.clamped(v, p.sat), 32);
            }
        }
        Ok(())
    }
}
