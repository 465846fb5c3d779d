//! Decoding of intrinsics that access memory where a mask says so: `llvm.masked.*`, the memory operations of `llvm.vp.*`,
//! histograms, columns of matrices, relative addresses.

use super::super::program::*;
use super::super::scalar::Fun;
use super::Undecodable;
use super::func::{Decoder, Done};
use super::inst::state_space;
use super::intrinsic::Call;
use warpc_analysis::facts::call_arg_int;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::value::Value;

/// A vector that is accessed by lanes.
struct Lanes {
    len: u32,
    elem: Type,
    /// Slots of an element.
    per: u32,
    /// Conditions.
    on: Vec<u32>,
    /// Number of the argument that is the address.
    pointer: usize,
    /// First slot of what is loaded or stored.
    value: u32,
    stores: bool,
}

impl Decoder<'_, '_> {
    /// Decodes such an intrinsic; `None` when it is none of them.
    pub(super) fn guarded(&mut self, call: &Call<'_>) -> Option<Done> {
        Some(match call.id {
            id::MASKED_LOAD | id::VP_LOAD | id::VP_LOAD_FF => self.in_a_row(call, false),
            id::MASKED_STORE | id::VP_STORE => self.in_a_row(call, true),
            id::MASKED_GATHER | id::VP_GATHER => self.by_addresses(call, false),
            id::MASKED_SCATTER | id::VP_SCATTER => self.by_addresses(call, true),
            id::MASKED_EXPANDLOAD => self.packed(call, false),
            id::MASKED_COMPRESSSTORE => self.packed(call, true),
            id::EXPERIMENTAL_VP_STRIDED_LOAD => self.strided(call, false),
            id::EXPERIMENTAL_VP_STRIDED_STORE => self.strided(call, true),
            id::MATRIX_COLUMN_MAJOR_LOAD => self.columns(call, false),
            id::MATRIX_COLUMN_MAJOR_STORE => self.columns(call, true),
            id::EXPERIMENTAL_VECTOR_HISTOGRAM_ADD => self.histogram(call, Fun::Add),
            id::EXPERIMENTAL_VECTOR_HISTOGRAM_UADD_SAT => self.histogram(call, Fun::UAddSat),
            id::EXPERIMENTAL_VECTOR_HISTOGRAM_UMAX => self.histogram(call, Fun::UMax),
            id::EXPERIMENTAL_VECTOR_HISTOGRAM_UMIN => self.histogram(call, Fun::UMin),
            id::LOAD_RELATIVE => self.load_relative(call),
            _ => return None,
        })
    }
    /// The lanes of a call; those of a load hold what they are where nothing is loaded.
    fn of_call(&mut self, call: &Call<'_>, stores: bool) -> Done<Lanes> {
        let vector = match call.id {
            _ if stores => call.first,
            id::VP_LOAD_FF => self.types.element(call.ty, 0).unwrap_or(call.ty),
            _ => call.ty,
        };
        let (len, elem) = self.shape(vector)?;
        let per = self.width(elem)?;
        let pointer = stores as usize;
        let value = if stores { call.args[0] } else { call.d };
        // Matrices have no mask, masked operations one behind the address, predicated ones a length too.
        let on = match call.id {
            id::MATRIX_COLUMN_MAJOR_LOAD | id::MATRIX_COLUMN_MAJOR_STORE => vec![self.immediate(1); len as usize],
            id::MASKED_LOAD
            | id::MASKED_STORE
            | id::MASKED_GATHER
            | id::MASKED_SCATTER
            | id::MASKED_EXPANDLOAD
            | id::MASKED_COMPRESSSTORE => (0..len).map(|k| call.args[pointer + 1] + k).collect(),
            _ => self.active(call, len)?,
        };
        if !stores {
            let rest = match call.id {
                id::MASKED_LOAD | id::MASKED_GATHER | id::MASKED_EXPANDLOAD => call.args[2],
                _ => self.src(Value::poison(vector))?,
            };
            self.mov(call.d, rest, len * per);
        }
        Ok(Lanes { len, elem, per, on, pointer, value, stores })
    }
    /// A row for an access of some scalars of an address space.
    fn row(&mut self, leaves: &[Leaf], pointer: Type, align: u64) -> u32 {
        let from = leaves.first().map_or(0, |leaf| leaf.off);
        let leaves: Vec<Leaf> = leaves.iter().map(|leaf| Leaf { off: leaf.off - from, ..*leaf }).collect();
        let size = leaves.last().map_or(0, |leaf| leaf.off + ((leaf.bit + leaf.bits).div_ceil(8)) as u64);
        let space = state_space(self.types, pointer);
        self.out.accesses.push(Access { leaves, size, align, space, offset: from as i64, ..Default::default() });
        self.out.accesses.len() as u32 - 1
    }
    /// Emits the access of one lane.
    fn one(&mut self, lanes: &Lanes, k: u32, x: u32, address: u32) {
        let (on, value) = (lanes.on[k as usize], lanes.value + k * lanes.per);
        if lanes.stores {
            self.intr(Intr::StoreIf(x), vec![on, address, value], NO_SLOT);
        } else {
            self.intr(Intr::LoadIf(x), vec![on, address], value);
        }
    }
    /// Whether any lane is accessed.
    fn any(&mut self, lanes: &Lanes) -> Done<u32> {
        let mut any = self.immediate(0);
        for &on in &lanes.on {
            any = self.scalar(Fun::Or, Type::I1, &[any, on])?;
        }
        Ok(any)
    }
    /// The address, of which is checked that it is as aligned as its attribute says where anything is accessed.
    fn base(&mut self, call: &Call<'_>, lanes: &Lanes) -> Done<u32> {
        let address = self.pointer(self.f.operand(call.i, lanes.pointer))?;
        if let Some(align) = call_arg_int(self.f, call.i, lanes.pointer, AttrKind::Align).filter(|&n| n > 1) {
            let any = self.any(lanes)?;
            self.intr(Intr::Aligned(align.trailing_zeros() as u8), vec![address, any], NO_SLOT);
        }
        Ok(address)
    }
    fn pointer_type(&self, call: &Call<'_>, lanes: &Lanes) -> Type {
        self.f.type_of(self.f.operand(call.i, lanes.pointer))
    }
    /// A vector in memory as it stands there.
    fn in_a_row(&mut self, call: &Call<'_>, stores: bool) -> Done {
        let lanes = self.of_call(call, stores)?;
        let vector = if stores {
            call.first
        } else {
            self.types.element(call.ty, 0).filter(|_| call.id == id::VP_LOAD_FF).unwrap_or(call.ty)
        };
        let (leaves, pointer) = (self.leaves(vector)?, self.pointer_type(call, &lanes));
        let address = self.base(call, &lanes)?;
        if call.id == id::VP_LOAD_FF {
            self.mov(call.d + lanes.len * lanes.per, call.args[2], 1);
        }
        if stores && !self.bits(lanes.elem).is_multiple_of(8) {
            // Lanes share bytes: the lanes that are off are written as they are.
            let n = lanes.len * lanes.per;
            let (row, any) = (self.scratch(n), self.any(&lanes)?);
            let x = self.row(&leaves, pointer, 1);
            self.intr(Intr::LoadIf(x), vec![any, address], row);
            for (k, &on) in (0..lanes.len).zip(&lanes.on) {
                let at = k * lanes.per;
                self.choose(row + at, on, [lanes.value + at, row + at], lanes.per);
            }
            self.intr(Intr::StoreIf(x), vec![any, address, row], NO_SLOT);
            return Ok(());
        }
        for k in 0..lanes.len {
            let of = (k * lanes.per) as usize..((k + 1) * lanes.per) as usize;
            let x = self.row(&leaves[of], pointer, 1);
            self.one(&lanes, k, x, address);
        }
        Ok(())
    }
    /// Each lane has its address.
    fn by_addresses(&mut self, call: &Call<'_>, stores: bool) -> Done {
        let lanes = self.of_call(call, stores)?;
        let (leaves, pointer) = (self.leaves(lanes.elem)?, self.pointer_type(call, &lanes));
        let align = call_arg_int(self.f, call.i, lanes.pointer, AttrKind::Align).unwrap_or(1).max(1);
        let x = self.row(&leaves, pointer, align);
        for k in 0..lanes.len {
            self.one(&lanes, k, x, call.args[lanes.pointer] + k);
        }
        Ok(())
    }
    /// Bytes from one element to the next.
    fn step(&mut self, elem: Type) -> u32 {
        let size = self.layout.alloc_size(self.types, elem);
        self.immediate(size)
    }
    /// The address that lies some steps behind another one.
    fn behind(&mut self, address: u32, count: u32, step: u32) -> Done<u32> {
        let distance = self.scalar(Fun::Mul, Type::I64, &[count, step])?;
        self.scalar(Fun::Add, Type::I64, &[address, distance])
    }
    /// The lanes that are set stand one behind the other.
    fn packed(&mut self, call: &Call<'_>, stores: bool) -> Done {
        let lanes = self.of_call(call, stores)?;
        let (leaves, pointer) = (self.leaves(lanes.elem)?, self.pointer_type(call, &lanes));
        let (address, step) = (self.base(call, &lanes)?, self.step(lanes.elem));
        let counts = self.counts(call.args[lanes.pointer + 1], lanes.len)?;
        let x = self.row(&leaves, pointer, 1);
        for k in 0..lanes.len {
            let at = self.behind(address, counts[k as usize], step)?;
            self.one(&lanes, k, x, at);
        }
        Ok(())
    }
    /// A distance in bytes as 64 bits.
    fn distance(&mut self, call: &Call<'_>, index: usize) -> Done<u32> {
        let ty = self.f.type_of(self.f.operand(call.i, index));
        if self.bits(ty) > 64 {
            return Err(Undecodable::WideInteger);
        }
        let d = self.scratch(1);
        self.elementwise(Fun::SExt, Type::I64, ty, &[call.args[index]], 0, 0, 0, d)?;
        Ok(d)
    }
    /// As many bytes lie between the lanes as an argument says.
    fn strided(&mut self, call: &Call<'_>, stores: bool) -> Done {
        let lanes = self.of_call(call, stores)?;
        let (leaves, pointer) = (self.leaves(lanes.elem)?, self.pointer_type(call, &lanes));
        let address = self.base(call, &lanes)?;
        let stride = self.distance(call, lanes.pointer + 1)?;
        let x = self.row(&leaves, pointer, 1);
        for k in 0..lanes.len {
            let number = self.immediate(k as u64);
            let at = self.behind(address, number, stride)?;
            self.one(&lanes, k, x, at);
        }
        Ok(())
    }
    /// The columns of a matrix begin as many elements apart as an argument says.
    fn columns(&mut self, call: &Call<'_>, stores: bool) -> Done {
        let lanes = self.of_call(call, stores)?;
        let (leaves, pointer) = (self.leaves(lanes.elem)?, self.pointer_type(call, &lanes));
        let (address, step) = (self.base(call, &lanes)?, self.step(lanes.elem));
        let (rows, stride) = (self.constant(call, lanes.pointer + 3)?.max(1), self.distance(call, lanes.pointer + 1)?);
        let x = self.row(&leaves, pointer, 1);
        for k in 0..lanes.len {
            let (column, row) = (self.immediate((k / rows) as u64), self.immediate((k % rows) as u64));
            let before = self.scalar(Fun::Mul, Type::I64, &[column, stride])?;
            let count = self.scalar(Fun::Add, Type::I64, &[before, row])?;
            let at = self.behind(address, count, step)?;
            self.one(&lanes, k, x, at);
        }
        Ok(())
    }
    /// Each lane changes a number in memory after the lanes before it did.
    fn histogram(&mut self, call: &Call<'_>, fun: Fun) -> Done {
        let (len, _) = self.shape(call.first)?;
        let elem = self.f.type_of(self.f.operand(call.i, 1));
        let (n, leaves) = (self.width(elem)?, self.leaves(elem)?);
        let x = self.row(&leaves, call.first, 1);
        for k in 0..len {
            let (on, address) = (call.args[2] + k, call.args[0] + k);
            let old = self.scratch(n);
            let zero = self.immediate(0);
            (0..n).for_each(|limb| self.mov(old + limb, zero, 1));
            self.intr(Intr::LoadIf(x), vec![on, address], old);
            let new = self.scalar(fun, elem, &[old, call.args[1]])?;
            self.intr(Intr::StoreIf(x), vec![on, address, new], NO_SLOT);
        }
        Ok(())
    }
    /// A pointer and the distance that stands behind it.
    fn load_relative(&mut self, call: &Call<'_>) -> Done {
        let (address, offset) = (self.pointer(self.f.operand(call.i, 0))?, self.distance(call, 1)?);
        let leaves = self.leaves(Type::I32)?;
        let x = self.row(&leaves, call.first, 4);
        let at = self.scalar(Fun::Add, Type::I64, &[address, offset])?;
        let (yes, word, distance) = (self.immediate(1), self.scratch(1), self.scratch(1));
        self.intr(Intr::LoadIf(x), vec![yes, at], word);
        self.elementwise(Fun::SExt, Type::I64, Type::I32, &[word], 0, 0, 0, distance)?;
        self.elementwise(Fun::Add, Type::I64, Type::I64, &[address, distance], 0, 0, 0, call.d)
    }
}
