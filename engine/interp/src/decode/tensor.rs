//! Decoding of intrinsics of matrices: products, loads and stores. Pairs of halves are registers there and two slots here.

use super::super::program::*;
use super::super::scalar::Fun;
use super::Undecodable;
use super::func::{Decoder, Done};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::matrix::{Matrix, TensorMemory};
use warpc_ir::intrinsics::semantics::Options;
use warpc_ir::intrinsics::{IntrinsicId, semantics};
use warpc_ir::types::TypeKind;

impl Decoder<'_, '_> {
    /// Decodes an intrinsic of matrices by its columns.
    pub(super) fn matrices(&mut self, inst: Inst, id: IntrinsicId, matrix: Matrix) -> Done {
        let unknown = || Undecodable::Intrinsic(id.name().into());
        let (kind, results) = match matrix {
            Matrix::Mma(product) => (Intr::Mma(product), product.registers()[3]),
            Matrix::Wmma(fragments) => {
                let held = match fragments.part {
                    Part::D => 0,
                    Part::Product => fragments.registers(Part::D),
                    part => fragments.registers(part),
                };
                (Intr::Wmma(fragments), held)
            }
            Matrix::Move(op) if op.shape == MatrixShape::Halves => {
                (Intr::Matrix(op), if op.store { 0 } else { op.num as usize })
            }
            Matrix::Move(_) => return Err(unknown()),
            Matrix::TensorMemory(op) => {
                match self.tensor_memory(inst, op, semantics(id).options).ok_or_else(unknown)? {
                    Some(found) => found,
                    None => return Ok(()),
                }
            }
        };
        let args = self.registers(inst)?;
        let expected = match kind {
            Intr::Mma(m) => m.registers()[..3].iter().sum::<usize>() + m.extra(),
            Intr::Wmma(m) if m.part == Part::Product => {
                m.registers(Part::A) + m.registers(Part::B) + m.registers(Part::C)
            }
            // Strides and immediates may stand behind them.
            Intr::Matrix(m) => args.len().max(1 + if m.store { m.num as usize } else { 0 }),
            Intr::Wmma(m) if m.part == Part::D => args.len().max(1 + m.registers(Part::D)),
            Intr::Tensor(TensorOp::Store(shape, n)) => {
                args.len().max(1 + (shape == TensorWords::Split) as usize + n as usize)
            }
            Intr::Tensor(TensorOp::Product { .. }) => args.len().max(5),
            Intr::Tensor(TensorOp::Alloc | TensorOp::Dealloc) => args.len().max(2),
            _ => args.len().max(1),
        };
        if args.len() != expected {
            return Err(unknown());
        }
        let ty = self.f.ty(inst);
        let d = self.result(inst)?;
        if results == 0 {
            self.intr(kind, args, NO_SLOT);
            return Ok(());
        }
        // Registers of the result, then the slots of its parts.
        let regs = self.out.slots;
        self.out.slots += results as u32;
        self.intr(kind, args, regs);
        let mut parts: Vec<Type> = match self.types.fields(ty) {
            Some((fields, _)) => fields.to_vec(),
            None => vec![ty],
        };
        if parts.len() < results {
            // A vector of registers.
            parts = vec![self.types.scalar(ty); results];
        }
        let (mut at, sixteen) = (d, self.immediate(16));
        let low = self.immediate(0xffff);
        for (k, t) in parts.into_iter().enumerate() {
            let r = regs + k as u32;
            if self.is_pair(t) {
                self.integer(Fun::And, at, r, low);
                self.integer(Fun::LShr, at + 1, r, sixteen);
                at += 2;
            } else {
                self.mov(at, r, 1);
                at += 1;
            }
        }
        Ok(())
    }
    /// An operation on tensor memory and the registers it gives; nothing for what only orders.
    fn tensor_memory(&mut self, inst: Inst, op: TensorMemory, options: Options) -> Option<Option<(Intr, usize)>> {
        let args = self.f.call(inst).num_args as usize;
        let immediate = |at: usize| if at < args { self.view_int(inst, at) } else { None };
        // Blocks in pairs, and products that are more than a product, do not run.
        if !options.only(Options::NONE) {
            return None;
        }
        let (op, results) = match op {
            TensorMemory::Fence | TensorMemory::Wait | TensorMemory::Relinquish => return Some(None),
            TensorMemory::Alloc => (TensorOp::Alloc, 0),
            TensorMemory::Dealloc => (TensorOp::Dealloc, 0),
            TensorMemory::Commit { multicast } => (TensorOp::Commit { multicast }, 0),
            TensorMemory::Load(shape, count) | TensorMemory::Store(shape, count) => {
                // The last operand says whether halves are packed.
                if args == 0 || immediate(args - 1) != Some(0) {
                    return None;
                }
                let held = shape.registers(count);
                match op {
                    TensorMemory::Load(..) => (TensorOp::Load(shape, held), held as usize),
                    _ => (TensorOp::Store(shape, held), 0),
                }
            }
            // Immediates: the kind of the elements, and how many blocks.
            TensorMemory::Product { a_here } if immediate(6) == Some(1) => {
                (TensorOp::Product { a_here, kind: immediate(5)? as u8 }, 0)
            }
            TensorMemory::Product { .. } | TensorMemory::Copy | TensorMemory::Shift => return None,
        };
        Some(Some((Intr::Tensor(op), results)))
    }
    fn is_pair(&self, ty: Type) -> bool {
        matches!(self.types.kind(ty), TypeKind::Vector { len: 2, elem, .. } if self.bits(*elem) == 16)
    }
    fn integer(&mut self, fun: Fun, d: u32, lhs: u32, rhs: u32) {
        self.emit(Op { f: fun, w: 32, w2: 32, n: 2, d, a: lhs, b: rhs, ..Self::op(Code::Int) });
    }
    /// The arguments as registers: a pair of halves is one. Addresses have their tags.
    fn registers(&mut self, inst: Inst) -> Done<Vec<u32>> {
        let n = self.f.call(inst).num_args as usize;
        let mut out = Vec::with_capacity(n);
        for k in 0..n {
            let v = self.f.operand(inst, k);
            let t = self.f.type_of(v);
            if self.types.addrspace(t).is_some() {
                out.push(self.pointer(v)?);
            } else if self.is_pair(t) {
                let (s, d, sixteen) = (self.src(v)?, self.out.slots, self.immediate(16));
                self.out.slots += 1;
                self.integer(Fun::Shl, d, s + 1, sixteen);
                self.integer(Fun::Or, d, d, s);
                out.push(d);
            } else {
                let s = self.src(v)?;
                out.extend((0..self.width(t)?).map(|p| s + p));
            }
        }
        Ok(out)
    }
}
