//! Matrices of warps and warp groups: fragments in registers, matrices in memory, products.
//!
//! | file | what |
//! |---|---|
//! | `mma.rs`, `extra.rs` | products of a warp (`mma.sync`); sparse matrices, scales of blocks |
//! | `wmma.rs` | `wmma.load`, `wmma.mma`, `wmma.store` |
//! | `matrix.rs` | `ldmatrix`, `stmatrix`, `movmatrix` |
//! | `wgmma.rs`, `descriptor.rs` | products of four warps, and the matrices in shared memory that they read |
//! | `tmem.rs` | tensor memory |
//! | `mnemonic.rs` | the words of PTX instructions as shapes |
//!
//! Shapes and elements are those of [`warpc_ir::intrinsics::matrix`], which the table of intrinsics has as columns.
//!
//! Products are summed in double precision (integers exactly) and rounded once: the order in which the hardware sums is not
//! documented. Products of doubles are fused multiply-adds in order.

mod descriptor;
mod extra;
mod matrix;
mod mma;
pub mod mnemonic;
mod tmem;
mod wgmma;
mod wmma;

pub use descriptor::Descriptor;
pub(crate) use extra::dense;
pub(crate) use matrix::move_matrix;
pub use tmem::TensorOp;
pub(crate) use tmem::{Product, TensorMemory};
pub use wgmma::Wgmma;

use super::float::{narrow, small, widen};
use warpc_ir::consts::{low_mask, sign_extend};
pub use warpc_ir::intrinsics::matrix::{Elem, MatrixOp, MatrixShape, Mma, Part, TensorWords, Wmma};

/// Values of elements.
pub(crate) trait ElemValue {
    /// Element `index` of a register.
    fn get(self, register: u64, index: usize) -> f64;
    /// A number as the bits of an accumulator.
    fn bits_of(self, value: f64) -> u64;
    /// The same, clamped to the range of the type where the product is `satfinite`.
    fn clamped(self, value: f64, sat: bool) -> u64;
}

impl ElemValue for Elem {
    fn get(self, register: u64, index: usize) -> f64 {
        let v = register >> (index as u32 * self.bits()) & low_mask(self.bits());
        match self {
            Elem::F16 => widen(16, v),
            Elem::BF16 => widen(17, v),
            Elem::TF32 => widen(32, v & !0x1fff),
            Elem::F32 => widen(32, v),
            Elem::F64 => widen(64, v),
            Elem::E4M3 => small::widen(small::E4M3, v),
            Elem::E5M2 => small::widen(small::E5M2, v),
            Elem::E3M2 => small::widen(small::E3M2, v),
            Elem::E2M3 => small::widen(small::E2M3, v),
            Elem::E2M1 => small::widen(small::E2M1, v >> 2),
            Elem::E2M1Packed => small::widen(small::E2M1, v),
            Elem::S8 | Elem::S4 | Elem::S32 => sign_extend(v, self.bits()) as f64,
            Elem::U8 | Elem::U4 | Elem::B1 => v as f64,
        }
    }
    fn bits_of(self, value: f64) -> u64 {
        match self {
            Elem::F16 => narrow(16, value),
            Elem::BF16 => narrow(17, value),
            Elem::F64 => narrow(64, value),
            Elem::S32 => value as i64 as u32 as u64,
            _ => narrow(32, value),
        }
    }
    fn clamped(self, value: f64, sat: bool) -> u64 {
        match self {
            Elem::S32 if sat => (value as i64).clamp(i32::MIN as i64, i32::MAX as i64) as u32 as u64,
            _ => self.bits_of(value),
        }
    }
}

/// What a product is of undefined operands.
#[derive(Clone, Copy, Default)]
pub(crate) struct Taint {
    pub undef: bool,
    pub poison: bool,
}

impl Taint {
    /// Notes the state of an operand; its value.
    pub fn read(&mut self, cell: super::warp::Cell) -> u64 {
        self.poison |= cell.poison;
        self.undef |= cell.undef != 0;
        cell.value
    }
    /// A result of `bits` bits.
    pub fn cell(self, value: u64, bits: u32) -> super::warp::Cell {
        let undef = if self.undef && !self.poison { low_mask(bits) } else { 0 };
        super::warp::Cell { value, undef, poison: self.poison }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_columns::random::mix;

    /// Whatever words there are: what is read as a product has fragments that fit its matrices.
    #[test]
    fn products_that_are_read_are_whole() {
        const WORDS: [&str; 40] = [
            "m16n8k8",
            "m16n8k16",
            "m16n8k32",
            "m16n8k64",
            "m16n8k128",
            "m16n8k256",
            "m8n8k4",
            "m8n8k16",
            "m8n8k32",
            "m16n8k4",
            "m16n16k16",
            "m64n8k16",
            "m64n16k32",
            "m64n256k8",
            "m0n8k8",
            "m8n8k0",
            "row",
            "col",
            "f16",
            "bf16",
            "tf32",
            "f32",
            "f64",
            "e4m3",
            "e5m2",
            "e3m2",
            "e2m1",
            "s8",
            "u8",
            "s4",
            "s32",
            "b1",
            "sp",
            "satfinite",
            "xor",
            "kind::f8f6f4",
            "kind::mxf8f6f4",
            "kind::mxf4",
            "mma",
            "load",
        ];
        let (mut mma, mut wgmma, mut wmma) = (0, 0, 0);
        for seed in 0..300_000u64 {
            let word = |n: u64| WORDS[(mix(seed * 16 + n) % WORDS.len() as u64) as usize];
            let mut words: Vec<&str> = (0..2 + seed % 6).map(word).collect();
            if seed % 2 == 0 {
                words.extend(["row", "col"]);
            }
            if let Some(m) = mnemonic::mma(&words) {
                let [a, b, c, d] = m.registers();
                assert!(a > 0 && b > 0 && c > 0 && d > 0 && m.k <= 256, "{words:?}");
                let held = 32 * a * m.elems[0].per_register() * if m.sparse { 2 } else { 1 };
                assert_eq!(held, m.m as usize * m.k as usize * if m.is_four() { 4 } else { 1 }, "{words:?}");
                mma += 1;
            }
            if let Some(m) = Wgmma::parse(&words) {
                assert_eq!(m.results() * m.elems[2].per_register() * 32, 16 * m.n as usize, "{words:?}");
                wgmma += 1;
            }
            if let Some(m) = mnemonic::wmma(&words) {
                wmma += (m.registers(Part::C) > 0) as u32;
            }
        }
        assert!(mma > 100 && wgmma > 0 && wmma > 20, "{mma} {wgmma} {wmma}");
    }
}
