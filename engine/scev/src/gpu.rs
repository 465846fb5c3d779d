//! What a GPU says: special registers and their ranges, how they compare, and recurrences that step by warps, blocks and
//! grids.
//!
//! With `aggressive-positive-stride-analysis` the number of threads of a grid along an axis is taken to fit in 31 bits where it
//! is computed in 32: `ntid * nctaid` is positive, `ctaid * ntid + tid` does not wrap unsigned and is below it. Computed in 64
//! bits, ranges say so.

use super::*;
use warpc_ir::opcode::IntPred;

/// A special register that says where a thread is in its launch, or how large that is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Register {
    /// Number of the thread in its block.
    Thread,
    /// Threads of a block.
    Threads,
    /// Number of the block in the grid.
    Block,
    /// Blocks of the grid.
    Blocks,
}

impl Register {
    /// Whether it says how many there are, and not which one.
    pub(super) fn is_size(self) -> bool {
        matches!(self, Register::Threads | Register::Blocks)
    }
}

/// What a product of two registers of one axis is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Product {
    /// The number of the first thread of the block in the grid.
    First(u8),
    /// Threads of the grid.
    Grid(u8),
}

impl Se<'_, '_> {
    /// Expression of a call of a special register whose value is known.
    pub(super) fn gpu_source(&mut self, i: Inst, ty: Ty) -> Option<Expr> {
        let k = self.values().known_bits(Value::inst(i))?;
        k.as_constant().filter(|_| ty.bits() == k.bits).map(|c| self.make_const(ty, c))
    }
    /// Range of a special register.
    pub(super) fn gpu_range(&self, value: Value, bits: u32) -> Option<Interval> {
        let i = value.as_inst()?;
        if self.f.op(i) != Opcode::Call {
            return None;
        }
        let id = warpc_analysis::facts::intrinsic(self.f, i)?;
        let (lo, hi) = warpc_ir::intrinsics::range_at(id, warpc_ir::intrinsics::Position::Return)?;
        let r = Interval::new(bits, lo as u128, hi as u128);
        // A launch has at least one thread and one block.
        let size = warpc_ir::intrinsics::sreg_ptx_name(id)
            .is_some_and(|s| ["%ntid", "%nctaid", "WARP_SZ"].iter().any(|p| s.starts_with(p)));
        let r = match warpc_analysis::known_bits::launch_bounds(self.f, id) {
            Some((lo, hi)) if lo <= hi => r.intersect(Interval::new(bits, lo, hi + 1), Prefer::Unsigned),
            _ => r,
        };
        Some(if self.set.positive_strides && size { r.difference(Interval::single(bits, 0)) } else { r })
    }
    /// Facts of a recurrence over threads, warps, blocks or the grid: what the conditions of its loop prove, found when it is
    /// made and not only when something extends it.
    pub(super) fn gpu_facts(&mut self, rec: Expr) -> Wrap {
        if self.wrap(rec).has(Wrap::BOTH) || !self.is_affine(rec) || !self.counts_threads(rec) {
            return Wrap::ANY;
        }
        let mut w = self.prove_nsw_by_induction(rec);
        self.add_rec_facts(rec, w);
        w = w.with(self.prove_nuw_by_induction(rec));
        // From a start that is not negative, up, without signed wrap: without unsigned wrap.
        let (start, step) = (self.op(rec, 0), self.op(rec, 1));
        if w.has(Wrap::NSW) && self.is_known_non_negative(start) && self.is_known_non_negative(step) {
            w = w.with(Wrap::NUW);
        }
        w
    }
    /// The register that `expr` is, and its axis. Extended or not: none is negative.
    pub(super) fn launch_register(&self, expr: Expr) -> Option<(Register, u8)> {
        use warpc_ir::intrinsics::id::*;
        let mut expr = expr;
        while matches!(self.kind(expr), Kind::ZeroExtend | Kind::SignExtend) {
            expr = self.op(expr, 0);
        }
        let i = self.unknown_inst(expr).filter(|&i| self.f.op(i) == Opcode::Call)?;
        Some(match warpc_analysis::facts::intrinsic(self.f, i)? {
            NVVM_READ_PTX_SREG_TID_X => (Register::Thread, 0),
            NVVM_READ_PTX_SREG_TID_Y => (Register::Thread, 1),
            NVVM_READ_PTX_SREG_TID_Z => (Register::Thread, 2),
            NVVM_READ_PTX_SREG_NTID_X => (Register::Threads, 0),
            NVVM_READ_PTX_SREG_NTID_Y => (Register::Threads, 1),
            NVVM_READ_PTX_SREG_NTID_Z => (Register::Threads, 2),
            NVVM_READ_PTX_SREG_CTAID_X => (Register::Block, 0),
            NVVM_READ_PTX_SREG_CTAID_Y => (Register::Block, 1),
            NVVM_READ_PTX_SREG_CTAID_Z => (Register::Block, 2),
            NVVM_READ_PTX_SREG_NCTAID_X => (Register::Blocks, 0),
            NVVM_READ_PTX_SREG_NCTAID_Y => (Register::Blocks, 1),
            NVVM_READ_PTX_SREG_NCTAID_Z => (Register::Blocks, 2),
            _ => return None,
        })
    }
    /// Whether `expr` is the number of a thread in its block or of a block in its grid, and `size` how many there are.
    pub(super) fn is_number_below(&self, expr: Expr, size: Expr) -> bool {
        match (self.launch_register(expr), self.launch_register(size)) {
            (Some((Register::Thread, x)), Some((Register::Threads, y))) => x == y,
            (Some((Register::Block, x)), Some((Register::Blocks, y))) => x == y,
            _ => false,
        }
    }
    /// Whether `expr` is a register of the launch.
    pub(super) fn is_launch_value(&self, expr: Expr) -> bool {
        self.launch_register(expr).is_some()
    }
    /// What the product of `lhs` and `rhs` is; a constant counts as the size of a block where it is required to be that.
    fn launch_product(&self, lhs: Expr, rhs: Expr) -> Option<Product> {
        if self.bits(lhs) < 32 {
            return None;
        }
        let of = |e: Expr, other: Expr| match self.constant(e) {
            Some(c) => {
                let (_, axis) = self.launch_register(other)?;
                let size = warpc_analysis::known_bits::required_block_size(self.f, axis as usize)?;
                (size == c).then_some((Register::Threads, axis))
            }
            None => self.launch_register(e),
        };
        let ((p, x), (q, y)) = (of(lhs, rhs)?, of(rhs, lhs)?);
        match (p, q) {
            _ if x != y => None,
            (Register::Threads, Register::Block) | (Register::Block, Register::Threads) => Some(Product::First(x)),
            (Register::Threads, Register::Blocks) | (Register::Blocks, Register::Threads) => Some(Product::Grid(x)),
            _ => None,
        }
    }
    fn launch_product_in(&self, expr: Expr) -> Option<Product> {
        match *self.ops(expr) {
            [a, b] if self.kind(expr) == Kind::Mul => self.launch_product(a, b),
            _ => None,
        }
    }
    /// The axis along which `expr` is the number of a thread of the grid, or of the first thread of a block.
    fn thread_number(&self, expr: Expr) -> Option<u8> {
        match *self.ops(expr) {
            [p, t] if self.kind(expr) == Kind::Add => {
                self.thread_number_of(p, t).or_else(|| self.thread_number_of(t, p))
            }
            _ => match self.launch_product_in(expr)? {
                Product::First(x) => Some(x),
                Product::Grid(_) => None,
            },
        }
    }
    fn thread_number_of(&self, product: Expr, thread: Expr) -> Option<u8> {
        let (Register::Thread, axis) = self.launch_register(thread)? else { return None };
        (self.launch_product_in(product)? == Product::First(axis)).then_some(axis)
    }
    /// Facts of a sum or product of `ops` that follow from the size of a launch.
    pub(super) fn launch_facts(&self, kind: Kind, ops: &[Expr]) -> Wrap {
        let &[a, b] = ops else { return Wrap::ANY };
        let leaf = |e: Expr| matches!(self.kind(e), Kind::Unknown | Kind::Constant);
        match kind {
            _ if !self.set.positive_strides || self.bits(b) != 32 || self.kind(b) != Kind::Unknown => Wrap::ANY,
            Kind::Mul if leaf(a) => match self.launch_product(a, b) {
                Some(Product::Grid(_)) => Wrap::BOTH,
                Some(Product::First(_)) => Wrap::NUW,
                None => Wrap::ANY,
            },
            Kind::Add if self.kind(a) == Kind::Mul && self.thread_number_of(a, b).is_some() => Wrap::NUW,
            _ => Wrap::ANY,
        }
    }
    /// Range of a product that is the size of a grid.
    pub(super) fn launch_range(&self, ops: &[Expr]) -> Option<Interval> {
        let &[a, b] = ops else { return None };
        let grid = self.bits(a) == 32
            && self.set.positive_strides
            && matches!(self.launch_product(a, b), Some(Product::Grid(_)));
        grid.then(|| Interval::new(32, 1, 1 << 31))
    }
    /// `tid < ntid`, `ctaid < nctaid`, `ctaid * ntid + tid < nctaid * ntid`.
    pub(super) fn is_known_by_launch(&self, pred: IntPred, lhs: Expr, rhs: Expr) -> bool {
        let (pred, lhs, rhs) = match pred {
            IntPred::Sge | IntPred::Sgt | IntPred::Uge | IntPred::Ugt => (pred.swapped(), rhs, lhs),
            IntPred::Eq => return false,
            _ => (pred, lhs, rhs),
        };
        if pred == IntPred::Ne && self.is_known_by_launch(IntPred::Ult, rhs, lhs) {
            return true;
        }
        // Registers are not negative.
        if self.is_number_below(lhs, rhs) {
            return true;
        }
        let bits = self.bits(lhs);
        if bits < 32 || bits == 32 && (pred.is_signed() || !self.set.positive_strides) || bits > 32 && bits < 43 {
            return false;
        }
        match self.launch_product_in(rhs) {
            Some(Product::Grid(y)) => self.thread_number(lhs) == Some(y),
            _ => false,
        }
    }
    /// Whether a special register is in `expr`, not far down.
    pub(super) fn counts_threads(&self, expr: Expr) -> bool {
        let mut left = 32;
        let mut found = false;
        self.s.nodes.walk(expr, |x| {
            left -= 1;
            found |= self.unknown_inst(x).is_some_and(|i| {
                self.f.op(i) == Opcode::Call
                    && warpc_analysis::facts::intrinsic(self.f, i).is_some_and(warpc_ir::intrinsics::sreg::is_sreg)
            });
            (left > 0 && !found).then_some(true)
        });
        found
    }
}
