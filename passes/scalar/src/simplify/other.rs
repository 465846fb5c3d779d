//! Conversions, addresses and elements.

use super::{Simplifier, p};
use smallvec::SmallVec;
use warpc_ir::Value;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};

impl Simplifier<'_, '_> {
    /// `op a to ty`.
    pub fn cast(&mut self, op: Opcode, fl: u16, a: Value, ty: Type) -> Option<Value> {
        if a.is_constant() {
            return self.f.folder().cast(op, fl, a, ty);
        }
        let from = self.f.type_of(a);
        if op == Opcode::BitCast && from == ty {
            return Some(a);
        }
        // There and back again.
        let back: &[Opcode] = match op {
            Opcode::Trunc => &[Opcode::ZExt, Opcode::SExt],
            Opcode::FPTrunc => &[Opcode::FPExt],
            Opcode::BitCast => &[Opcode::BitCast],
            _ => &[],
        };
        for &inner in back {
            if let Some(x) = p::cast(self.f, a, inner)
                && self.f.type_of(x) == ty
            {
                return Some(x);
            }
        }
        if op == Opcode::PtrToInt
            && let Some(x) = p::cast(self.f, a, Opcode::IntToPtr)
            && self.f.type_of(x) == ty
        {
            let space = self.f.types().addrspace(from)?;
            let bits = self.f.types().int_bits(ty)?;
            return (self.f.layout().pointer_bits(space) >= bits).then_some(x);
        }
        if op == Opcode::IntToPtr
            && let Some(x) = p::cast(self.f, a, Opcode::PtrToInt)
            && self.f.type_of(x) == ty
        {
            let space = self.f.types().addrspace(ty)?;
            let bits = self.f.types().int_bits(from)?;
            return (self.f.layout().pointer_bits(space) <= bits).then_some(x);
        }
        None
    }

    pub(super) fn gep(&mut self, i: Inst) -> Option<Value> {
        let (base, ty) = (self.f.operand(i, 0), self.f.ty(i));
        if self.f.operands(i).any(|v| v.is_poison()) {
            return Some(Value::poison(ty));
        }
        if base.is_undef_or_poison() {
            return Some(Value::undef(ty));
        }
        if self.f.type_of(base) != ty {
            return None;
        }
        let n = self.f.num_operands(i);
        let zero_size = self.f.layout().fixed_alloc_size(self.f.types(), Type(self.f.aux(i).a)) == Some(0);
        if (1..n).all(|k| p::is_zero(self.f, self.f.operand(i, k))) || n == 2 && zero_size {
            return Some(base);
        }
        // p + (ptrtoint q - ptrtoint p) = q, in bytes, when q points into the same object: the same base
        if n == 2
            && Type(self.f.aux(i).a) == Type::I8
            && let Some((x, y)) = p::binary(self.f, self.f.operand(i, 1), Opcode::Sub)
            && let (Some(q), Some(b)) = (p::cast(self.f, x, Opcode::PtrToInt), p::cast(self.f, y, Opcode::PtrToInt))
            && b == base
            && self.f.type_of(q) == ty
            && p::inst(self.f, q, Opcode::GetElementPtr).is_some_and(|g| self.f.operand(g, 0) == base)
        {
            return Some(q);
        }
        None
    }

    pub(super) fn extract_element(&mut self, v: Value, n: Value) -> Option<Value> {
        let (len, scalable, elem) = self.f.types().vector(self.f.type_of(v))?;
        if n.is_undef_or_poison() || v.is_poison() {
            return Some(Value::poison(elem));
        }
        if v.is_undef_or_poison() {
            return Some(Value::undef(elem));
        }
        if let Some(k) = p::int(self.f, n) {
            if !scalable && k.v >= len as u128 {
                return Some(Value::poison(elem));
            }
            return self.lane(v, k.v as u32);
        }
        // Any lane of a splat.
        if v.is_constant() {
            return self.f.folder().uniform(v).filter(|&u| u != v);
        }
        if let Some(i) = p::inst(self.f, v, Opcode::InsertElement)
            && self.f.operand(i, 2) == n
        {
            return Some(self.f.operand(i, 1));
        }
        None
    }

    /// Lane `k` of `v`, found by looking through inserts and shuffles.
    pub fn lane(&mut self, v: Value, k: u32) -> Option<Value> {
        let (mut v, mut k) = (v, k);
        for _ in 0..64 {
            if v.is_constant() {
                return self.f.folder().element(v, k as u64);
            }
            let i = v.as_inst()?;
            match self.f.op(i) {
                Opcode::InsertElement => {
                    let at = p::int(self.f, self.f.operand(i, 2))?.v;
                    if at == k as u128 {
                        return Some(self.f.operand(i, 1));
                    }
                    v = self.f.operand(i, 0);
                }
                Opcode::ShuffleVector => {
                    let (len, scalable, elem) = self.f.types().vector(self.f.type_of(self.f.operand(i, 0)))?;
                    if scalable {
                        return None;
                    }
                    let m = *self.f.indices(i).get(k as usize)?;
                    if m == u32::MAX {
                        return Some(Value::poison(elem));
                    }
                    (v, k) = if m < len { (self.f.operand(i, 0), m) } else { (self.f.operand(i, 1), m - len) };
                }
                _ => return None,
            }
        }
        None
    }

    pub(super) fn insert_element(&mut self, v: Value, e: Value, n: Value) -> Option<Value> {
        let ty = self.f.type_of(v);
        let (len, scalable, _) = self.f.types().vector(ty)?;
        if n.is_undef_or_poison() || !scalable && p::int(self.f, n).is_some_and(|k| k.v >= len as u128) {
            return Some(Value::poison(ty));
        }
        // A poison element may be whatever stood there.
        if e.is_poison() || e.is_undef_or_poison() && self.well_defined(v) {
            return Some(v);
        }
        // The element that was there.
        if let Some(i) = p::inst(self.f, e, Opcode::ExtractElement)
            && self.f.operand(i, 0) == v
            && self.f.operand(i, 1) == n
        {
            return Some(v);
        }
        None
    }

    pub(super) fn shuffle(&mut self, i: Inst) -> Option<Value> {
        let ty = self.f.ty(i);
        let (a, b) = (self.f.operand(i, 0), self.f.operand(i, 1));
        let (len, scalable, _) = self.f.types().vector(self.f.type_of(a))?;
        let mask: SmallVec<[u32; 16]> = self.f.indices(i).into();
        if mask.iter().all(|&m| m == u32::MAX) {
            return Some(Value::poison(ty));
        }
        if scalable {
            return None;
        }
        // The identity of either operand; a poison lane may be anything.
        for (v, from) in [(a, 0), (b, len)] {
            if self.f.type_of(v) == ty && mask.iter().enumerate().all(|(k, &m)| m == k as u32 + from || m == u32::MAX) {
                return Some(v);
            }
        }
        // A splat stays the same under any mask of its lanes.
        if self.f.type_of(a) == ty
            && let Some(j) = p::inst(self.f, a, Opcode::ShuffleVector)
            && mask.iter().all(|&m| m < len)
        {
            let inner = self.f.indices(j);
            if inner.iter().all(|&m| m == inner[0] && m != u32::MAX) {
                return Some(a);
            }
        }
        None
    }

    pub(super) fn extract_value(&mut self, i: Inst) -> Option<Value> {
        let ty = self.f.ty(i);
        let path: SmallVec<[u32; 4]> = self.f.indices(i).into();
        let mut v = self.f.operand(i, 0);
        // Down a chain of inserts.
        for _ in 0..64 {
            if v.is_constant() {
                return self.f.folder().extract_value(v, &path);
            }
            let j = p::inst(self.f, v, Opcode::InsertValue)?;
            let at = self.f.indices(j);
            let common = at.iter().zip(&path).take_while(|(x, y)| x == y).count();
            if common == at.len() && common == path.len() {
                return Some(self.f.operand(j, 1)).filter(|&r| self.f.type_of(r) == ty);
            }
            if common == at.len() || common == path.len() {
                return None;
            }
            v = self.f.operand(j, 0);
        }
        None
    }

    pub(super) fn insert_value(&mut self, i: Inst) -> Option<Value> {
        let (v, e) = (self.f.operand(i, 0), self.f.operand(i, 1));
        if e.is_poison() || e.is_undef_or_poison() && self.well_defined(v) {
            return Some(v);
        }
        // Taken out and put back at the same place.
        if let Some(j) = p::inst(self.f, e, Opcode::ExtractValue)
            && self.f.indices(j) == self.f.indices(i)
            && self.f.type_of(self.f.operand(j, 0)) == self.f.ty(i)
        {
            let from = self.f.operand(j, 0);
            if from == v || v.is_poison() || v.is_undef_or_poison() && self.well_defined(from) {
                return Some(from);
            }
        }
        None
    }

    /// Whether flags of an address computation promise no unsigned wrap.
    pub fn gep_is_nuw(&self, i: Inst) -> bool {
        self.f.flags(i) & flags::NUW != 0
    }
}
