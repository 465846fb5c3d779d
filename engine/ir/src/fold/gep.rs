//! Constant addresses: offsets are computed with the data layout and written as `getelementptr i8`, the canonical form.

use super::Folder;
use crate::consts::{Consts, ExprHead, low_mask, sign_extend};
use crate::ids::*;
use crate::opcode::{Opcode, flags};
use crate::types::TypeKind;
use crate::value::Value;
use smallvec::SmallVec;

/// Flags of a `getelementptr`.
const NOWRAP: u16 = flags::INBOUNDS | flags::NUSW | flags::NUW;

impl Folder<'_> {
    /// Byte offset that constant `indices` give from the base of a `getelementptr elem`, modulo 2^64. `None` when one is no plain
    /// integer, or the type has no fixed size.
    pub fn gep_offset(&self, elem: Type, indices: &[Value]) -> Option<i64> {
        self.gep_offset_in(self.consts, elem, indices)
    }

    /// The same for indices of table `consts`.
    pub(super) fn gep_offset_in(&self, consts: &Consts, elem: Type, indices: &[Value]) -> Option<i64> {
        let mut ty = elem;
        let mut offset = 0i64;
        for (k, &v) in indices.iter().enumerate() {
            let c = consts.as_int(v)?;
            let n = sign_extend(c, self.types.int_bits(consts.ty(v.as_const()?))?);
            if k == 0 {
                let size = self.layout.fixed_alloc_size(self.types, ty)?;
                offset = offset.wrapping_add(n.wrapping_mul(size as i64));
                continue;
            }
            match self.types.kind(ty) {
                TypeKind::Struct { .. } | TypeKind::Named(_) => {
                    let at = self.layout.field_offset(self.types, ty, n as usize);
                    offset = offset.wrapping_add(at as i64);
                    ty = self.types.element(ty, n as u64)?;
                }
                TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
                    ty = *elem;
                    offset = offset.wrapping_add(n.wrapping_mul(self.layout.alloc_size(self.types, ty) as i64));
                }
                _ => return None,
            }
        }
        Some(offset)
    }

    /// `getelementptr elem, base, indices` of result type `ty`.
    pub fn gep(&mut self, elem: Type, fl: u16, base: Value, indices: &[Value], ty: Type) -> Option<Value> {
        if base.is_poison() || indices.iter().any(|v| v.is_poison()) {
            return Some(Value::poison(ty));
        }
        if self.types.is_vector(ty) {
            return self.vector_gep(elem, fl, base, indices, ty);
        }
        if self.is_undef(base) {
            return Some(Value::undef(ty));
        }
        let space = self.types.addrspace(ty)?;
        let width = self.layout.index_bits(space);
        let index_ty = match width {
            16 => Type::I16,
            32 => Type::I32,
            64 => Type::I64,
            _ => return None,
        };
        let mut offset = sign_extend(self.gep_offset(elem, indices)? as u64, width);
        let mut fl = fl & NOWRAP;
        let mut base = base;
        // Offsets of nested expressions add up; what both steps promise, the sum does.
        while let Some(c) = base.as_const()
            && let Some(h) = self.consts.expr(c)
            && h.op == Opcode::GetElementPtr
            && h.inrange.is_none()
        {
            let list: SmallVec<[Value; 8]> = self.consts.list(c).into();
            let Some(inner) = self.gep_offset(h.elem, &list[1..]) else { break };
            fl = merge_flags(fl, h.flags & NOWRAP);
            base = list[0];
            offset = sign_extend((offset as u64).wrapping_add(inner as u64), width);
        }
        if offset == 0 {
            return Some(base);
        }
        // From null or a literal address: a literal address.
        let literal = if self.consts.is_zero(base) {
            Some(0)
        } else {
            let c = base.as_const().filter(|_| self.is_expr(base, Opcode::IntToPtr));
            c.and_then(|c| self.consts.as_int(self.consts.list(c)[0]))
        };
        if let Some(at) = literal
            && !self.layout.non_integral.contains(&space)
        {
            let bits = self.layout.pointer_bits(space);
            let sum = at.wrapping_add(offset as u64) & low_mask(bits);
            let int = self.consts.add_int(if bits == 32 { Type::I32 } else { Type::I64 }, bits, sum);
            return self.cast(Opcode::IntToPtr, 0, int, ty);
        }
        if fl & flags::INBOUNDS == 0 && offset >= 0 && self.is_inside(base, offset as u64) {
            fl |= flags::INBOUNDS;
        }
        if fl & (flags::INBOUNDS | flags::NUSW) != 0 && offset >= 0 {
            fl |= flags::NUW;
        }
        let index = self.consts.add_int(index_ty, width, offset as u64);
        Some(self.gep_expr(fl, base, index, ty))
    }

    fn gep_expr(&mut self, fl: u16, base: Value, index: Value, ty: Type) -> Value {
        let head = ExprHead { op: Opcode::GetElementPtr, flags: fl, elem: Type::I8, inrange: None };
        self.consts.add_expr(ty, head, &[base, index])
    }

    fn vector_gep(&mut self, elem: Type, fl: u16, base: Value, indices: &[Value], ty: Type) -> Option<Value> {
        let (_, _, ptr) = self.types.vector(ty)?;
        // Only the common uniform case: one address in all lanes.
        let base = self.uniform(base)?;
        let mut one: SmallVec<[Value; 8]> = SmallVec::new();
        for &v in indices {
            one.push(self.uniform(v)?);
        }
        let r = self.gep(elem, fl, base, &one, ptr)?;
        Some(self.consts.add_splat(ty, r))
    }

    /// Whether `offset` lies in (or at the end of) the variable `base`.
    fn is_inside(&self, base: Value, offset: u64) -> bool {
        let (Some(ctx), Some(g)) = (self.ctx, base.as_global()) else { return false };
        let (sym, shape) = (&ctx.globals.sym[g.index()], &ctx.globals.shape[g.index()]);
        sym.kind == crate::module::GlobalKind::Variable
            && sym.linkage != crate::module::Linkage::ExternWeak
            && self.types.is_sized(shape.ty)
            && self.layout.fixed_alloc_size(self.types, shape.ty).is_some_and(|size| offset <= size)
    }
}

/// What the sum of two steps promises when the steps promise `lhs` and `rhs`.
pub fn merge_flags(lhs: u16, rhs: u16) -> u16 {
    let nusw = |f: u16| f & (flags::INBOUNDS | flags::NUSW) != 0;
    let mut r = lhs & rhs & (flags::INBOUNDS | flags::NUW);
    if nusw(lhs) && nusw(rhs) && r & flags::INBOUNDS == 0 {
        r |= flags::NUSW;
    }
    // Without `nuw`, steps of different sign may leave the range of the sum; `inbounds` still holds for both ends.
    r
}
