//! Operations on matrices, as columns of the table of intrinsics: [`Matrix`] in [`super::semantics::Kind`].
//!
//! | intrinsics | column |
//! |---|---|
//! | `llvm.nvvm.mma.*` | [`Mma`]: a product of fragments whose layout the PTX manual fixes |
//! | `llvm.nvvm.wmma.*` | [`Wmma`]: loads, stores and products of fragments whose layout it leaves open |
//! | `llvm.nvvm.ldmatrix.*`, `llvm.nvvm.stmatrix.*` | [`MatrixOp`]: small matrices between shared memory and registers |
//! | `llvm.nvvm.tcgen05.*` | [`TensorMemory`] |
//!
//! The types are plain data; what they say about shapes (elements of a register, registers of a fragment) is derived here, so that
//! tables, interpreters and tests agree on it.

use super::semantics::Rounding;

/// An operation on matrices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Matrix {
    /// A product of a warp (`mma.sync`).
    Mma(Mma),
    /// A load, store or product of a warp (`wmma`).
    Wmma(Wmma),
    /// `ldmatrix` or `stmatrix`.
    Move(MatrixOp),
    /// An operation on tensor memory; its variants are [`super::semantics::Options`].
    TensorMemory(TensorMemory),
}

/// Element of a matrix.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Elem {
    F16,
    BF16,
    TF32,
    F32,
    F64,
    E4M3,
    E5M2,
    /// Six bits in a byte.
    E3M2,
    /// Six bits in a byte.
    E2M3,
    /// Four bits in a byte, two bits above its low end.
    E2M1,
    /// Four bits in four bits.
    E2M1Packed,
    S8,
    U8,
    S4,
    U4,
    S32,
    B1,
}

impl Elem {
    /// Bits it takes in a register and in memory.
    pub const fn bits(self) -> u32 {
        match self {
            Elem::B1 => 1,
            Elem::S4 | Elem::U4 | Elem::E2M1Packed => 4,
            Elem::S8 | Elem::U8 | Elem::E4M3 | Elem::E5M2 | Elem::E3M2 | Elem::E2M3 | Elem::E2M1 => 8,
            Elem::F16 | Elem::BF16 => 16,
            Elem::F64 => 64,
            Elem::TF32 | Elem::F32 | Elem::S32 => 32,
        }
    }
    /// Whether it is an integer of more than one bit.
    pub const fn is_int(self) -> bool {
        matches!(self, Elem::S8 | Elem::U8 | Elem::S4 | Elem::U4 | Elem::S32)
    }
    /// Elements in a register of 32 bits; one of `f64` in a register of 64.
    pub const fn per_register(self) -> usize {
        if self.bits() > 32 { 1 } else { 32 / self.bits() as usize }
    }
}

/// Products of bits: how two are combined before the ones are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Logic {
    /// Both are set.
    And,
    /// One of them is set.
    Xor,
}

/// Scales of blocks: each stands for a part of a row of `A` or of a column of `B`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scales {
    /// Parts of a row.
    pub parts: u8,
    /// Whether they are numbers with a fraction (`ue4m3`) instead of powers of two.
    pub fraction: bool,
}

/// Shape and elements of a product `D = A * B + C` of a warp.
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
    /// Whether integers are clamped.
    pub sat: bool,
    /// Operation on bits.
    pub logic: Option<Logic>,
    /// Whether `A` is sparse: the places of its elements and a selector follow `C`.
    pub sparse: bool,
    /// Scales follow: a word, a byte and a lane for `A`, then for `B`.
    pub scales: Option<Scales>,
}

impl Mma {
    /// Whether it is the product of halves that is four products of eight lanes each.
    pub const fn is_four(self) -> bool {
        self.k == 4 && matches!(self.elems[0], Elem::F16)
    }
    /// Registers of `A`, `B`, `C` and `D` in a lane.
    pub fn registers(self) -> [usize; 4] {
        let sums = |elem: Elem| (self.m as usize / 4) / if elem == Elem::F16 { 2 } else { 1 };
        let [a, _, c, d] = self.elems;
        if self.is_four() {
            let four = |elem: Elem| if elem == Elem::F16 { 4 } else { 8 };
            return [2, 2, four(c), four(d)];
        }
        let tiles = self.k as usize / (4 * a.per_register());
        [tiles * self.m as usize / 8 / if self.sparse { 2 } else { 1 }, tiles, sums(c), sums(d)]
    }
    /// Operands behind `C`.
    pub const fn extra(self) -> usize {
        2 * self.sparse as usize + 6 * self.scales.is_some() as usize
    }
}

/// Which matrix of a `wmma` operation, or all of them.
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

/// A load, store or product of fragments whose layout is not specified.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wmma {
    /// Rows of `A`, columns of `B`, columns of `A`.
    pub shape: [u8; 3],
    /// The matrix that is loaded or stored (`D`), or the product.
    pub part: Part,
    /// Elements of `A`, `B`, `C` and `D`; of a load or store, those of the matrix four times.
    pub elems: [Elem; 4],
    /// Whether the matrix is by columns in memory.
    pub col: bool,
    /// Whether integers are clamped.
    pub sat: bool,
    /// Rounding of doubles.
    pub round: Rounding,
    /// Operation on bits.
    pub logic: Option<Logic>,
}

impl Wmma {
    /// Rows and columns of a matrix.
    pub fn size(self, part: Part) -> (usize, usize) {
        let [m, n, k] = self.shape.map(usize::from);
        match part {
            Part::A => (m, k),
            Part::B => (k, n),
            _ => (m, n),
        }
    }
    /// Elements of a matrix.
    pub const fn elem(self, part: Part) -> Elem {
        self.elems[part as usize % 4]
    }
    /// Elements of a matrix that a lane holds. Where lanes hold more than there are, some are held twice.
    pub fn held(self, part: Part) -> usize {
        let (rows, cols) = self.size(part);
        let halves = self.elem(part) == Elem::F16 && matches!(part, Part::A | Part::B);
        if halves && self.shape[2] == 16 { 16 } else { rows * cols / 32 }
    }
    /// Registers of a matrix in a lane.
    pub fn registers(self, part: Part) -> usize {
        self.held(part) / self.elem(part).per_register()
    }
}

/// What the small matrices of `ldmatrix` and `stmatrix` are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MatrixShape {
    /// 8 by 8 numbers of 16 bits.
    Halves,
    /// 16 by 16 or 16 by 8 bytes.
    Bytes,
    /// Numbers of four or six bits that become bytes.
    Packed,
}

/// A load or store of small matrices in shared memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MatrixOp {
    /// Their shape and elements.
    pub shape: MatrixShape,
    /// Number of matrices: 1, 2 or 4.
    pub num: u8,
    /// Whether a register holds a part of a column instead of a row.
    pub trans: bool,
    /// Whether they are stored.
    pub store: bool,
}

/// Which words of tensor memory the lanes of a warp have: the shape of a load or store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TensorWords {
    /// `32x32b`: each lane its own.
    Own,
    /// `16x64b`
    Two,
    /// `16x128b`
    Four,
    /// `16x256b`
    Eight,
    /// `16x32bx2`: the upper lanes so many columns further as an operand behind the address says.
    Split,
}

impl TensorWords {
    /// Registers of a lane for a count of `xN`.
    pub const fn registers(self, count: u8) -> u8 {
        count.saturating_mul(match self {
            TensorWords::Four => 2,
            TensorWords::Eight => 4,
            _ => 1,
        })
    }
}

/// Operations on tensor memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TensorMemory {
    /// Orders operations of other threads.
    Fence,
    /// Waits for loads or stores.
    Wait,
    /// The block allocates no more.
    Relinquish,
    /// Allocates columns.
    Alloc,
    /// Frees columns.
    Dealloc,
    /// A memory barrier learns of the operations issued so far.
    Commit {
        /// Whether a mask of blocks follows, whose barriers all learn of them.
        multicast: bool,
    },
    /// Words to registers: shape, and the count of `xN`.
    Load(TensorWords, u8),
    /// Registers to words: shape, and the count of `xN`.
    Store(TensorWords, u8),
    /// From shared memory.
    Copy,
    /// Rows one down.
    Shift,
    /// A product.
    Product {
        /// Whether `A` is in tensor memory instead of shared memory.
        a_here: bool,
    },
}

/// The words in which tables write columns of matrices.
pub(super) mod columns {
    pub use super::Elem::*;
    use super::{Elem, Rounding};
    pub use super::{Logic, Matrix, MatrixOp, MatrixShape, Mma, Part, Scales, TensorMemory, TensorWords, Wmma};
    use crate::intrinsics::semantics::{Form, Kind, Options, Semantics};

    const fn matrix(which: Matrix, options: u32) -> Semantics {
        Semantics { kind: Kind::Matrix(which), options: Options(options), form: Form::Any }
    }
    /// A product of `rows` by `index` and `index` by 8 elements.
    pub const fn mma(rows: u8, index: u16, elems: [Elem; 4]) -> Mma {
        Mma { m: rows, k: index, elems, turned: [false; 2], sat: false, logic: None, sparse: false, scales: None }
    }
    impl Mma {
        pub(in crate::intrinsics) const fn turned(self, lhs: bool, rhs: bool) -> Mma {
            Mma { turned: [lhs, rhs], ..self }
        }
        pub(in crate::intrinsics) const fn sat(self) -> Mma {
            Mma { sat: true, ..self }
        }
        pub(in crate::intrinsics) const fn bits(self, logic: Logic) -> Mma {
            Mma { logic: Some(logic), ..self }
        }
        pub(in crate::intrinsics) const fn sparse(self) -> Mma {
            Mma { sparse: true, ..self }
        }
        pub(in crate::intrinsics) const fn scaled(self, parts: u8) -> Mma {
            Mma { scales: Some(Scales { parts, fraction: false }), ..self }
        }
        pub(in crate::intrinsics) const fn scaled_by_fractions(self, parts: u8) -> Mma {
            Mma { scales: Some(Scales { parts, fraction: true }), ..self }
        }
        pub(in crate::intrinsics) const fn semantics(self) -> Semantics {
            matrix(Matrix::Mma(self), 0)
        }
    }
    /// A load or store of matrices of this shape.
    pub const fn wmma(shape: [u8; 3], part: Part, elem: Elem) -> Wmma {
        wmma_product(shape, [elem; 4]).of(part)
    }
    /// A product of matrices of this shape.
    pub const fn wmma_product(shape: [u8; 3], elems: [Elem; 4]) -> Wmma {
        Wmma { shape, part: Part::Product, elems, col: false, sat: false, round: Rounding::Nearest, logic: None }
    }
    impl Wmma {
        const fn of(self, part: Part) -> Wmma {
            Wmma { part, ..self }
        }
        pub(in crate::intrinsics) const fn col(self) -> Wmma {
            Wmma { col: true, ..self }
        }
        pub(in crate::intrinsics) const fn sat(self) -> Wmma {
            Wmma { sat: true, ..self }
        }
        pub(in crate::intrinsics) const fn round(self, round: Rounding) -> Wmma {
            Wmma { round, ..self }
        }
        pub(in crate::intrinsics) const fn bits(self, logic: Logic) -> Wmma {
            Wmma { logic: Some(logic), ..self }
        }
        pub(in crate::intrinsics) const fn semantics(self) -> Semantics {
            matrix(Matrix::Wmma(self), 0)
        }
    }
    /// A load of so many matrices.
    pub const fn ldmatrix(shape: MatrixShape, num: u8, trans: bool) -> Semantics {
        matrix(Matrix::Move(MatrixOp { shape, num, trans, store: false }), 0)
    }
    /// A store of so many matrices.
    pub const fn stmatrix(shape: MatrixShape, num: u8, trans: bool) -> Semantics {
        matrix(Matrix::Move(MatrixOp { shape, num, trans, store: true }), 0)
    }
    /// An operation on tensor memory with its variants.
    pub const fn tensor(operation: TensorMemory, options: u32) -> Semantics {
        matrix(Matrix::TensorMemory(operation), options)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intrinsics::semantics::{Kind, Options, semantics};
    use crate::intrinsics::{IntrinsicId, find, info};

    /// Registers that a list of types of a signature (`i32*4,f32`) stands for. Pointers and immediates are not counted.
    fn registers(list: &str) -> usize {
        let items = list.split(',').map(|item| item.split_once('*').unwrap_or((item, "1")));
        items
            .filter(|item| !item.0.is_empty() && !item.0.contains("ptr"))
            .map(|item| item.1.parse::<usize>().unwrap_or(0))
            .sum()
    }

    /// Registers of the results and of the operands that the signature of `id` has.
    fn of_signature(id: IntrinsicId) -> (usize, usize) {
        let (results, operands) = info(id).signature().split_once('(').expect("a signature");
        let results = results.trim_matches(['{', '}']);
        (if results == "void" { 0 } else { registers(results) }, registers(operands.trim_end_matches(')')))
    }

    /// LLVM's signatures, which nobody derives from shapes, have as many registers as the columns say.
    #[test]
    fn signatures_have_the_registers_of_the_shapes() {
        let mut seen = [0; 4];
        for id in IntrinsicId::all() {
            let Kind::Matrix(matrix) = semantics(id).kind else { continue };
            let (results, operands) = of_signature(id);
            let vector = info(id).signature().starts_with('v');
            match matrix {
                Matrix::Mma(product) => {
                    let [a, b, c, d] = product.registers();
                    assert_eq!((results, operands), (d, a + b + c + product.extra()), "{id:?}");
                    seen[0] += 1;
                }
                Matrix::Wmma(product) if product.part == Part::Product => {
                    let [a, b, c, d] = [Part::A, Part::B, Part::C, Part::D].map(|part| product.registers(part));
                    assert_eq!((results, operands), (d, a + b + c), "{id:?}");
                    seen[1] += 1;
                }
                Matrix::Wmma(access) => {
                    let held = access.registers(access.part);
                    let stride = info(id).name().contains(".stride") as usize;
                    let expected = if access.part == Part::D { (0, held + stride) } else { (held, stride) };
                    assert_eq!((results, operands), expected, "{id:?}");
                    seen[1] += 1;
                }
                Matrix::Move(access) => {
                    // A matrix of 16 by 16 bytes takes two registers.
                    let wide = access.shape != MatrixShape::Halves && info(id).name().contains("m16n16");
                    let held = access.num as usize * (1 + wide as usize);
                    assert_eq!((results, operands), if access.store { (0, held) } else { (held, 0) }, "{id:?}");
                    seen[2] += 1;
                }
                Matrix::TensorMemory(TensorMemory::Load(words, count)) => {
                    let held = words.registers(count);
                    let result = info(id).signature().split_once('(').map_or("", |parts| parts.0);
                    assert_eq!(result, if held == 1 { "i32".into() } else { format!("v{held}i32") }, "{id:?}");
                    assert!(vector || held == 1);
                    seen[3] += 1;
                }
                Matrix::TensorMemory(_) => {}
            }
        }
        assert_eq!(seen.map(|count| count > 20), [true; 4], "{seen:?}");
    }

    #[test]
    fn columns_say_what_names_say() {
        let of = |name: &str| semantics(find(name).expect("a row"));
        let matrix = |name: &str| match of(name).kind {
            Kind::Matrix(matrix) => matrix,
            other => panic!("{name}: {other:?}"),
        };
        let Matrix::Mma(product) = matrix("llvm.nvvm.mma.xor.popc.m16n8k256.row.col.b1") else { panic!("no product") };
        assert_eq!((product.m, product.k, product.logic), (16, 256, Some(Logic::Xor)));
        assert_eq!(product.elems, [Elem::B1, Elem::B1, Elem::S32, Elem::S32]);
        let Matrix::Mma(product) = matrix("llvm.nvvm.mma.m8n8k4.col.row.f32.f16") else { panic!("no product") };
        assert_eq!((product.elems[3], product.elems[2], product.turned), (Elem::F32, Elem::F16, [true; 2]));
        let Matrix::Wmma(product) = matrix("llvm.nvvm.wmma.m8n8k4.mma.row.col.rm.f64") else { panic!("no product") };
        assert_eq!((product.round, product.shape), (Rounding::Down, [8, 8, 4]));
        let Matrix::Move(access) = matrix("llvm.nvvm.stmatrix.sync.aligned.m16n8.x2.trans.b8") else {
            panic!("no move")
        };
        assert_eq!(access, MatrixOp { shape: MatrixShape::Bytes, num: 2, trans: true, store: true });
        let pair = of("llvm.nvvm.tcgen05.commit.mc.shared.cg2");
        assert_eq!(pair.kind, Kind::Matrix(Matrix::TensorMemory(TensorMemory::Commit { multicast: true })));
        assert_eq!(pair.options, Options::PAIR);
        let sparse = of("llvm.nvvm.tcgen05.mma.ws.sp.tensor.zero_col_mask");
        assert_eq!(sparse.kind, Kind::Matrix(Matrix::TensorMemory(TensorMemory::Product { a_here: true })));
        assert_eq!(sparse.options, Options::STATIONARY.and(Options::SPARSE).and(Options::MASKED));
    }
}
