//! `getelementptr`: indices in the width of the address space, constant offsets in bytes, chains merged.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Opcode, TypeKind, Value};

const NO_WRAP: u16 = flags::INBOUNDS | flags::NUSW | flags::NUW;

/// `getelementptr elem, base, indices` as its rules see it.
#[derive(Clone, Copy)]
struct Address {
    inst: Inst,
    ty: Type,
    base: Value,
    /// Type that the indices step through.
    elem: Type,
    /// What it promises of wrapping.
    flags: u16,
    /// Integer of the width of the address space's indices.
    index_ty: Type,
    /// Number of indices.
    indices: usize,
    /// The offset in bytes if all indices are constants.
    offset: Option<i64>,
}

impl Address {
    /// Whether the address is `base` plus a number of bytes.
    fn is_in_bytes(self) -> bool {
        self.elem == Type::I8 && self.indices == 1
    }
}

impl Combiner<'_, '_> {
    /// Rules of `getelementptr`.
    pub(super) fn gep(&mut self, inst: Inst) -> Option<Value> {
        let ty = self.f.ty(inst);
        let space = self.f.types().addrspace(ty)?;
        let index_ty = match self.f.layout().index_bits(space) {
            32 => Type::I32,
            64 => Type::I64,
            _ => return None,
        };
        let base = self.f.operand(inst, 0);
        let elem = Type(self.f.aux(inst).a);
        let indices = self.gep_indices(inst);
        let offset = self.f.folder().gep_offset(elem, &indices);
        let flags = self.f.flags(inst) & NO_WRAP;
        let address = Address { inst, ty, base, elem, flags, index_ty, indices: indices.len(), offset };
        match offset {
            None => self.gep_rules(address),
            // A vector of addresses of one base keeps its form.
            Some(_) if self.f.type_of(base) != ty => None,
            Some(_) => self.constant_gep_rules(address),
        }
    }

    rules! {
        /// Rules of an address with a constant offset, in order.
        fn constant_gep_rules(&mut self, address: Address) -> Option<Value> {
            gep_of_constants_together,
            gep_in_bytes,
            gep_forward_does_not_wrap,
            gep_indices_of_index_width,
        }
    }
    rules! {
        /// Rules of an address with an offset that is no constant, in order.
        fn gep_rules(&mut self, address: Address) -> Option<Value> {
            gep_indices_of_index_width,
            gep_without_leading_zero,
            gep_of_sum_with_constant,
            gep_forward_does_not_wrap,
        }
    }

    fn gep_indices(&self, inst: Inst) -> SmallVec<[Value; 8]> {
        (1..self.f.num_operands(inst)).map(|at| self.f.operand(inst, at)).collect()
    }
    /// The address `offset` bytes behind `base`.
    fn bytes_behind(&mut self, address: Address, base: Value, offset: i64, fl: u16) -> Value {
        let bytes = self.int(address.index_ty, offset as u64 as u128);
        let v = Builder::before(self.f, self.at).gep(Type::I8, base, &[bytes], address.ty, fl);
        self.queue_new(v)
    }

    /// `gep (gep i8 p, K), C -> gep i8 p, K + C'`, where `C'` is `C` in bytes. If `K` and `C` are constants; what both promise
    /// of wrapping stays, unless the sum wraps.
    fn gep_of_constants_together(&mut self, address: Address) -> Option<Value> {
        let offset = address.offset?;
        let inner = p::inst(self.f, address.base, Opcode::GetElementPtr)?;
        let root = self.f.operand(inner, 0);
        let in_bytes = Type(self.f.aux(inner).a) == Type::I8 && self.f.num_operands(inner) == 2;
        if !in_bytes || self.f.type_of(root) != address.ty {
            return None;
        }
        let first = p::int(self.f, self.f.operand(inner, 1))?.signed() as i64;
        let keep = match first.checked_add(offset) {
            Some(_) => warpc_ir::fold::merge_gep_flags(address.flags, self.f.flags(inner) & NO_WRAP),
            None => 0,
        };
        Some(self.bytes_behind(address, root, first.wrapping_add(offset), keep))
    }

    /// `gep i32 p, C -> gep i8 p, 4 * C`, and so for all element types and constant indices. If it is not in bytes yet; it gets
    /// `nuw` if it does not wrap as a signed sum and goes forward.
    fn gep_in_bytes(&mut self, address: Address) -> Option<Value> {
        let offset = address.offset.filter(|_| !address.is_in_bytes())?;
        let forward = address.flags & (flags::INBOUNDS | flags::NUSW) != 0 && offset >= 0;
        let keep = if forward { address.flags | flags::NUW } else { address.flags };
        Some(self.bytes_behind(address, address.base, offset, keep))
    }

    /// `gep nusw p, i -> gep nusw nuw p, i`, and so for `inbounds`. If no index is negative.
    fn gep_forward_does_not_wrap(&mut self, address: Address) -> Option<Value> {
        let signed = address.flags & (flags::INBOUNDS | flags::NUSW) != 0;
        if !signed || address.flags & flags::NUW != 0 {
            return None;
        }
        if !self.gep_indices(address.inst).iter().all(|&index| self.non_negative(index)) {
            return None;
        }
        let all = self.f.flags(address.inst) | flags::NUW;
        self.f.set_flags(address.inst, all);
        Some(Value::inst(address.inst))
    }

    /// `gep p, i32 i -> gep p, sext(i)`, `gep p, i128 i -> gep p, trunc(i)`. If the index has another width than the address space
    /// and is neither a field of a struct nor a vector.
    fn gep_indices_of_index_width(&mut self, address: Address) -> Option<Value> {
        let mut stepped = address.elem;
        let mut changed = false;
        for at in 1..=address.indices {
            let index = self.f.operand(address.inst, at);
            let mut is_field = false;
            // The first index steps over whole elements, the others into them.
            if at > 1 {
                let kind = self.f.types().kind(stepped);
                is_field = matches!(kind, TypeKind::Struct { .. } | TypeKind::Named(_));
                stepped = match *kind {
                    // An array of no element has an element type too.
                    TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => elem,
                    _ => {
                        let field = p::int(self.f, index).map_or(0, |field| field.v as u64);
                        self.f.types().element(stepped, field).unwrap_or(stepped)
                    }
                };
            }
            let ty = self.f.type_of(index);
            if !is_field && ty != address.index_ty && !self.f.types().is_vector(ty) {
                let resized = self.resize(index, address.index_ty, true);
                self.set(address.inst, at, resized);
                changed = true;
            }
        }
        changed.then_some(Value::inst(address.inst))
    }

    /// `gep [N x T] p, 0, i.. -> gep T p, i..`. Always.
    fn gep_without_leading_zero(&mut self, address: Address) -> Option<Value> {
        if address.indices < 2 || !p::is_zero(self.f, self.f.operand(address.inst, 1)) {
            return None;
        }
        let TypeKind::Array { elem: inner, .. } = *self.f.types().kind(address.elem) else { return None };
        let rest = self.gep_indices(address.inst);
        let v = Builder::before(self.f, self.at).gep(inner, address.base, &rest[1..], address.ty, address.flags);
        Some(self.queue_new(v))
    }

    /// `gep T p, x + C -> gep i8 (gep T p, x), C'`, where `C'` is `C` in bytes: accesses can take it. If the sum is `nsw` and
    /// nothing else reads it. The promises stay if both are `nuw`: only then do both steps go in the same direction.
    fn gep_of_sum_with_constant(&mut self, address: Address) -> Option<Value> {
        if address.indices != 1 {
            return None;
        }
        let size = self.f.layout().fixed_alloc_size(self.f.types(), address.elem)?;
        let index = self.f.operand(address.inst, 1);
        let sum = p::inst(self.f, index, Opcode::Add).filter(|_| self.one_use(index))?;
        if self.f.flags(sum) & flags::NSW == 0 {
            return None;
        }
        let (x, addend) = self.ops(sum);
        let addend = p::int(self.f, addend)?.signed() as i64;
        let both_forward = address.flags & flags::NUW != 0 && self.f.flags(sum) & flags::NUW != 0;
        let keep = if both_forward { address.flags } else { 0 };
        let first = Builder::before(self.f, self.at).gep(address.elem, address.base, &[x], address.ty, keep);
        let first = self.queue_new(first);
        Some(self.bytes_behind(address, first, addend.wrapping_mul(size as i64), keep))
    }
}
