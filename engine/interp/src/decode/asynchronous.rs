//! Decoding of intrinsics of asynchronous operations: copies, bulk operations, tiles of tensors, groups.

use super::super::program::*;
use super::Undecodable;
use super::func::{Decoder, Done};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::semantics::{Asynchronous, Form, Options, Semantics, TileReduction};
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::RmwOp;

/// The operation that a tile is reduced by: of unsigned integers.
fn reduction(op: TileReduction) -> RmwOp {
    match op {
        TileReduction::Add => RmwOp::Add,
        TileReduction::Min => RmwOp::UMin,
        TileReduction::Max => RmwOp::UMax,
        TileReduction::Inc => RmwOp::UIncWrap,
        TileReduction::Dec => RmwOp::UDecWrap,
        TileReduction::And => RmwOp::And,
        TileReduction::Or => RmwOp::Or,
        TileReduction::Xor => RmwOp::Xor,
    }
}

/// The field of a tensor map that an intrinsic replaces, and whether the number of a dimension is given.
fn replaced_field(id: IntrinsicId) -> Option<(Field, bool)> {
    Some(match id {
        id::NVVM_TENSORMAP_REPLACE_GLOBAL_ADDRESS => (Field::Address, false),
        id::NVVM_TENSORMAP_REPLACE_RANK => (Field::Rank, false),
        id::NVVM_TENSORMAP_REPLACE_BOX_DIM => (Field::Box, true),
        id::NVVM_TENSORMAP_REPLACE_GLOBAL_DIM => (Field::Dim, true),
        id::NVVM_TENSORMAP_REPLACE_GLOBAL_STRIDE => (Field::Stride, true),
        id::NVVM_TENSORMAP_REPLACE_ELEMENT_STRIDE => (Field::Step, true),
        id::NVVM_TENSORMAP_REPLACE_ELEMTYPE => (Field::Elem, false),
        id::NVVM_TENSORMAP_REPLACE_INTERLEAVE_LAYOUT => (Field::Interleave, false),
        id::NVVM_TENSORMAP_REPLACE_SWIZZLE_MODE => (Field::Swizzle, false),
        id::NVVM_TENSORMAP_REPLACE_SWIZZLE_ATOMICITY => (Field::Unit, false),
        id::NVVM_TENSORMAP_REPLACE_FILL_MODE => (Field::Fill, false),
        _ => return None,
    })
}

impl Decoder<'_, '_> {
    /// Decodes an asynchronous operation. `columns` are those of intrinsic `id`.
    pub(super) fn asynchronous(&mut self, inst: Inst, id: IntrinsicId, what: Asynchronous, columns: Semantics) -> Done {
        let bulk = columns.options.has(Options::BULK);
        match what {
            Asynchronous::ReplaceField => {
                let (field, ordinal) = replaced_field(id).ok_or_else(|| Undecodable::Intrinsic(id.name().into()))?;
                let args = self.operands(inst, 0..if ordinal { 3 } else { 2 })?;
                self.intr(Intr::ReplaceField(field, ordinal), args, NO_SLOT);
            }
            Asynchronous::TryCancel => {
                let args = self.operands(inst, 0..2)?;
                self.intr(Intr::TryCancel, args, NO_SLOT);
            }
            Asynchronous::AskCancelled => {
                // Nothing is ever cancelled: the response is zero.
                let (d, zero) = (self.result(inst)?, self.immediate(0));
                self.mov(d, zero, 1);
            }
            Asynchronous::Clear => {
                let mut args = self.operands(inst, 0..2)?;
                args.insert(1, self.immediate(0));
                self.intr(Intr::MemSet { elements: Elements::Any }, args, NO_SLOT);
            }
            Asynchronous::CloseGroup => self.intr(Intr::CloseGroup { bulk }, vec![], NO_SLOT),
            Asynchronous::WaitAll => self.intr(Intr::WaitGroup { bulk: false }, vec![], NO_SLOT),
            Asynchronous::WaitGroup => {
                let args = self.operands(inst, 0..1)?;
                self.intr(Intr::WaitGroup { bulk }, args, NO_SLOT);
            }
            Asynchronous::Arrive => {
                let args = self.operands(inst, 0..1)?;
                self.intr(Intr::CopiesArrive { noinc: columns.options.has(Options::NOINC) }, args, NO_SLOT);
            }
            Asynchronous::Prefetch => {}
            Asynchronous::Copy => {
                let size = match columns.form {
                    Form::Bytes4 => 4,
                    Form::Bytes8 => 8,
                    _ => 16,
                };
                let n = self.f.call(inst).num_args as usize;
                let args = self.operands(inst, 0..n)?;
                self.intr(Intr::CpAsync(size), args, NO_SLOT);
            }
            Asynchronous::BulkToCluster | Asynchronous::BulkToShared | Asynchronous::BulkToGlobal => {
                self.bulk(inst, what, columns.options.has(Options::MASKED))?;
            }
            Asynchronous::TileToCluster
            | Asynchronous::TileToShared
            | Asynchronous::TileToGlobal
            | Asynchronous::TileReduction(_) => self.tile(inst, what, columns)?,
            Asynchronous::Unfolded => return Err(Undecodable::Intrinsic(id.name().into())),
        }
        Ok(())
    }
    /// A copy of bytes; `masked`: under a mask of bytes.
    fn bulk(&mut self, inst: Inst, what: Asynchronous, masked: bool) -> Done {
        let copy = Bulk { way: BulkWay::ToShared, masked, multicast: false, reduce: None };
        let (copy, args) = match what {
            Asynchronous::BulkToCluster => {
                let multicast = self.flag(inst, 6);
                let args = self.operands(inst, 0..5)?;
                (Bulk { multicast, ..copy }, vec![args[0], args[2], args[3], args[1], args[4]])
            }
            Asynchronous::BulkToShared => {
                let args = self.operands(inst, 0..4)?;
                (copy, vec![args[0], args[2], args[3], args[1]])
            }
            _ => {
                let mut args = self.operands(inst, 0..3)?;
                if masked {
                    args.extend(self.operands(inst, 5..6)?);
                }
                (Bulk { way: BulkWay::ToGlobal, ..copy }, args)
            }
        };
        self.intr(Intr::Bulk(copy), args, NO_SLOT);
        Ok(())
    }
    /// A copy or reduction of a tile.
    fn tile(&mut self, inst: Inst, what: Asynchronous, columns: Semantics) -> Done {
        let rows = columns.options.has(Options::GATHERED);
        let rank = match columns.form {
            Form::Rank1 => 1,
            Form::Rank2 => 2,
            Form::Rank3 => 3,
            Form::Rank4 => 4,
            _ => 5,
        };
        let dims = if rows { 5 } else { rank };
        let n = dims as usize;
        let copy = TileCopy { way: BulkWay::ToGlobal, dims, rows, multicast: false, reduce: None };
        let (copy, args) = if matches!(what, Asynchronous::TileToCluster | Asynchronous::TileToShared) {
            let cta = what == Asynchronous::TileToShared;
            // Shared memory, barrier, map, coordinates, mask of blocks, hint, whether there is a mask.
            let multicast = !cta && self.flag(inst, 3 + n + 2);
            let list = self.operands(inst, 0..3 + n + !cta as usize)?;
            let mut args = vec![list[2]];
            args.extend_from_slice(&list[3..3 + n]);
            args.extend([list[0], list[1]]);
            args.extend(list.get(3 + n));
            (TileCopy { way: BulkWay::ToShared, multicast, ..copy }, args)
        } else {
            let reduce = if let Asynchronous::TileReduction(op) = what { Some(reduction(op)) } else { None };
            let list = self.operands(inst, 0..2 + n)?;
            let mut args = vec![list[1]];
            args.extend_from_slice(&list[2..]);
            args.push(list[0]);
            (TileCopy { reduce, ..copy }, args)
        };
        self.intr(Intr::Tile(copy), args, NO_SLOT);
        Ok(())
    }
    /// First slots of some arguments; addresses have their tags.
    fn operands(&mut self, inst: Inst, range: std::ops::Range<usize>) -> Done<Vec<u32>> {
        if range.end > self.f.call(inst).num_args as usize {
            return Err(Undecodable::Malformed("a call with too few arguments"));
        }
        let mut out = Vec::with_capacity(range.len());
        for k in range {
            let v = self.f.operand(inst, k);
            out.push(if self.types.addrspace(self.f.type_of(v)).is_some() { self.pointer(v)? } else { self.src(v)? });
        }
        Ok(out)
    }
    /// Whether immediate argument `index` is set.
    fn flag(&self, inst: Inst, index: usize) -> bool {
        self.view_int(inst, index).is_some_and(|v| v & 1 != 0)
    }
}
