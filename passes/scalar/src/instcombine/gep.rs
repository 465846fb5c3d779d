//! `getelementptr`: indices in the width of the address space, constant offsets in bytes, chains merged.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Opcode, TypeKind, Value};

const NO_WRAP: u16 = flags::INBOUNDS | flags::NUSW | flags::NUW;

impl Combiner<'_, '_> {
    pub(super) fn gep(&mut self, inst: Inst) -> Option<Value> {
        let ty = self.f.ty(inst);
        let space = self.f.types().addrspace(ty)?;
        let width = self.f.layout().index_bits(space);
        let index_ty = match width {
            32 => Type::I32,
            64 => Type::I64,
            _ => return None,
        };
        let count = self.f.num_operands(inst);
        let base = self.f.operand(inst, 0);
        let elem = Type(self.f.aux(inst).a);
        let fl = self.f.flags(inst) & NO_WRAP;
        let indices: SmallVec<[Value; 8]> = (1..count).map(|k| self.f.operand(inst, k)).collect();
        // All constant: bytes.
        if let Some(offset) = self.f.folder().gep_offset(elem, &indices) {
            return self.constant_gep(inst, base, elem, offset, index_ty, count);
        }
        // Indices in the width of the address space (struct fields are i32 constants and stay).
        if let Some(v) = self.index_widths(inst, index_ty) {
            return Some(v);
        }
        // Leading zeros: the element is the array's.
        if count > 2
            && p::is_zero(self.f, self.f.operand(inst, 1))
            && let TypeKind::Array { elem: inner, .. } = *self.f.types().kind(elem)
        {
            let v = Builder::before(self.f, self.at).gep(inner, base, &indices[1..], ty, fl);
            return Some(self.queue_new(v));
        }
        if count == 2 {
            // p[x + c] = (p[x])[c], the constant outside where accesses can take it
            if let Some(size) = self.f.layout().fixed_alloc_size(self.f.types(), elem)
                && let Some(j) = p::inst(self.f, indices[0], Opcode::Add)
                && self.one_use(indices[0])
                && self.f.flags(j) & flags::NSW != 0
            {
                let (x, c) = self.ops(j);
                if let Some(c) = p::int(self.f, c) {
                    // Both steps stay in what the one step promised only when they go in the same direction.
                    let nuw = fl & flags::NUW != 0 && self.f.flags(j) & flags::NUW != 0;
                    let keep = if nuw { fl } else { 0 };
                    let inner = Builder::before(self.f, self.at).gep(elem, base, &[x], ty, keep);
                    let inner = self.queue_new(inner);
                    let bytes = self.int(index_ty, (c.signed() as i64).wrapping_mul(size as i64) as u64 as u128);
                    let v = Builder::before(self.f, self.at).gep(Type::I8, inner, &[bytes], ty, keep);
                    return Some(self.queue_new(v));
                }
            }
        }
        // nusw with indices that are not negative: nuw
        if fl & flags::NUW == 0
            && fl & (flags::INBOUNDS | flags::NUSW) != 0
            && indices.iter().all(|&v| self.non_negative(v))
        {
            let all = self.f.flags(inst) | flags::NUW;
            self.f.set_flags(inst, all);
            return Some(Value::inst(inst));
        }
        None
    }

    /// A constant offset: in bytes, added to one that the base has already.
    fn constant_gep(
        &mut self,
        inst: Inst,
        base: Value,
        elem: Type,
        offset: i64,
        index_ty: Type,
        indices: usize,
    ) -> Option<Value> {
        let ty = self.f.ty(inst);
        if self.f.type_of(base) != ty {
            return None;
        }
        let fl = self.f.flags(inst) & NO_WRAP;
        if let Some(j) = p::inst(self.f, base, Opcode::GetElementPtr)
            && Type(self.f.aux(j).a) == Type::I8
            && self.f.num_operands(j) == 2
            && self.f.type_of(self.f.operand(j, 0)) == ty
            && let Some(c) = p::int(self.f, self.f.operand(j, 1))
        {
            let root = self.f.operand(j, 0);
            let sum = (c.signed() as i64).wrapping_add(offset);
            let mut keep = warpc_ir::fold::merge_gep_flags(fl, self.f.flags(j) & NO_WRAP);
            // Sums of different signs may leave the range that a step promised.
            if (c.signed() as i64).checked_add(offset).is_none() {
                keep = 0;
            }
            let k = self.int(index_ty, sum as u64 as u128);
            let v = Builder::before(self.f, self.at).gep(Type::I8, root, &[k], ty, keep);
            return Some(self.queue_new(v));
        }
        if elem == Type::I8 && indices == 2 {
            if fl & (flags::INBOUNDS | flags::NUSW) != 0 && fl & flags::NUW == 0 && offset >= 0 {
                let all = self.f.flags(inst) | flags::NUW;
                self.f.set_flags(inst, all);
                return Some(Value::inst(inst));
            }
            return self.index_widths(inst, index_ty);
        }
        let k = self.int(index_ty, offset as u64 as u128);
        let keep = if fl & (flags::INBOUNDS | flags::NUSW) != 0 && offset >= 0 { fl | flags::NUW } else { fl };
        let v = Builder::before(self.f, self.at).gep(Type::I8, base, &[k], ty, keep);
        Some(self.queue_new(v))
    }

    fn index_widths(&mut self, inst: Inst, index_ty: Type) -> Option<Value> {
        let mut ty = Type(self.f.aux(inst).a);
        let mut changed = false;
        for k in 1..self.f.num_operands(inst) {
            let value = self.f.operand(inst, k);
            let is_struct = k > 1 && matches!(self.f.types().kind(ty), TypeKind::Struct { .. } | TypeKind::Named(_));
            if k > 1 {
                let at = p::int(self.f, value).map_or(0, |c| c.v as u64);
                ty = match *self.f.types().kind(ty) {
                    // An array of no element has an element type too.
                    TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => elem,
                    _ => self.f.types().element(ty, at).unwrap_or(ty),
                };
            }
            if !is_struct && self.f.type_of(value) != index_ty && !self.f.types().is_vector(self.f.type_of(value)) {
                let w = self.resize(value, index_ty, true);
                self.set(inst, k, w);
                changed = true;
            }
        }
        changed.then_some(Value::inst(inst))
    }
}
