//! Addresses: a base and the sum of indices times sizes.

use super::*;
use warpc_ir::TypeKind;
use warpc_ir::opcode::flags;

/// Flags of an address computation.
#[derive(Clone, Copy)]
pub(super) struct GepFlags {
    pub nuw: bool,
    pub nusw: bool,
}

impl GepFlags {
    pub(super) fn of(fl: u16) -> GepFlags {
        GepFlags { nuw: fl & flags::NUW != 0, nusw: fl & (flags::NUSW | flags::INBOUNDS) != 0 }
    }
}

impl Se<'_, '_> {
    /// Expression of address computation `i`.
    pub(super) fn gep(&mut self, i: Inst) -> Expr {
        let f = self.f;
        let mut fl = GepFlags::of(f.flags(i));
        if (fl.nuw || fl.nusw) && !self.is_never_poison(i) {
            fl = GepFlags { nuw: false, nusw: false };
        }
        let elem = Type(f.aux(i).a);
        let ops: smallvec::SmallVec<[Value; 6]> = f.operands(i).collect();
        self.address(Value::inst(i), elem, &ops, fl)
    }
    /// Expression of `ops[0]` with indices `ops[1..]` over type `elem`; `value` itself where that cannot be said.
    pub(super) fn address(&mut self, value: Value, elem: Type, ops: &[Value], fl: GepFlags) -> Expr {
        let f = self.f;
        let base = self.get(ops[0]);
        let int = self.ty(base).effective();
        let facts = Wrap::when(fl.nusw, Wrap::NSW).with(Wrap::when(fl.nuw, Wrap::NUW));
        let types = f.types();
        let mut ty = elem;
        let mut offsets = Exprs::new();
        for (k, &index) in ops[1..].iter().enumerate() {
            if k > 0 {
                match types.kind(ty) {
                    TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => ty = *elem,
                    TypeKind::Struct { .. } | TypeKind::Named(_) => {
                        let Some(n) = self.int_of(index) else { return self.make_unknown(value) };
                        let Some(field) = types.element(ty, n as u64) else { return self.make_unknown(value) };
                        if !f.layout().has_fixed_size(types, ty) {
                            return self.make_unknown(value);
                        }
                        let at = f.layout().field_offset(types, ty, n as usize);
                        offsets.push(self.make_const(int, at as u128));
                        ty = field;
                        continue;
                    }
                    _ => return self.make_unknown(value),
                }
            }
            if self.type_of(index).is_none() {
                return self.make_unknown(value);
            }
            let Some(size) = self.size_of(int, ty) else { return self.make_unknown(value) };
            let index = self.get(index);
            let index = self.trunc_or_sext(index, int, 0);
            offsets.push(self.mul2(index, size, facts));
        }
        if offsets.is_empty() {
            return base;
        }
        let offset = self.add(offsets, facts, 0);
        // The base is unsigned: an offset that is not negative cannot wrap it.
        let nuw = fl.nuw || fl.nusw && self.is_known_non_negative(offset);
        self.add2(base, offset, Wrap::when(nuw, Wrap::NUW))
    }
    /// Bytes of a type in memory; a multiple of `vscale` of a scalable vector, `None` of what contains one.
    pub fn size_of(&mut self, ty: Ty, t: Type) -> Option<Expr> {
        let (types, layout) = (self.f.types(), self.f.layout());
        if let TypeKind::Vector { elem, len, scalable: true } = types.kind(t) {
            let bits = *len as u64 * layout.size_in_bits(types, *elem);
            let n = bits.div_ceil(8).next_multiple_of(layout.abi_align(types, t).max(1));
            let (n, s) = (self.make_const(ty, n as u128), self.vscale(ty));
            return Some(self.mul2(n, s, Wrap::ANY));
        }
        let bytes = layout.fixed_alloc_size(types, t)?;
        Some(self.make_const(ty, bytes as u128))
    }
}
