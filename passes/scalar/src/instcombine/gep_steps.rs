//! `getelementptr` with several indices, or an index that is a sum or a product: a chain of steps of one index each, the constant
//! one last, so that equal steps are one and constants meet. Products with a constant and the size of the element become one, and
//! the step is in bytes. What the address promises of wrapping every step promises; where two steps change places, only if they do
//! not wrap as unsigned sums, as they then go in one direction.

use super::gep::{Address, MAX_CHAIN, NO_WRAP};
use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Opcode, TypeKind, Value};

impl Combiner<'_, '_> {
    /// Whether `ty` is a struct.
    pub(super) fn is_struct(&self, ty: Type) -> bool {
        matches!(self.f.types().kind(ty), TypeKind::Struct { .. } | TypeKind::Named(_))
    }
    /// The type that `index` steps to in `ty`.
    pub(super) fn type_inside(&self, ty: Type, index: Value) -> Type {
        match *self.f.types().kind(ty) {
            // An array of no element has an element type too.
            TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => elem,
            _ => {
                let field = p::int(self.f, index).map_or(0, |field| field.v as u64);
                self.f.types().element(ty, field).unwrap_or(ty)
            }
        }
    }
    /// Whether `address` steps into a vector or a type whose size depends on the machine: such ones stay as they are.
    fn steps_into_vector(&self, address: Address, indices: &[Value]) -> bool {
        let mut stepped = address.elem;
        for &index in &indices[1..] {
            if self.f.types().is_vector(stepped) {
                return true;
            }
            stepped = self.type_inside(stepped, index);
        }
        self.f.layout().fixed_alloc_size(self.f.types(), address.elem).is_none()
    }
    /// Type of the address that `base` and `index` give.
    fn address_type(&self, address: Address, base: Value, index: Value) -> Type {
        let types = self.f.types();
        if types.is_vector(self.f.type_of(index)) { address.ty } else { self.f.type_of(base) }
    }
    /// `getelementptr elem, base, index`, queued.
    fn step(&mut self, address: Address, elem: Type, base: Value, index: Value, fl: u16) -> Value {
        let ty = self.address_type(address, base, index);
        let v = Builder::before(self.f, self.at).gep(elem, base, &[index], ty, fl);
        self.queue_new(v)
    }
    /// The flags of a product or sum of indices of an address.
    fn flags_of_offset(address: Address) -> u16 {
        let signed = address.flags & (flags::INBOUNDS | flags::NUSW) != 0;
        let unsigned = address.flags & flags::NUW != 0;
        (if signed { flags::NSW } else { 0 }) | (if unsigned { flags::NUW } else { 0 })
    }
    /// What both steps to `p + (x + y)` promise when they are made one by one: all, if neither address nor sum wraps as an unsigned one.
    fn flags_of_steps(address: Address, sum_is_nuw: bool) -> u16 {
        if address.flags & flags::NUW != 0 && sum_is_nuw { address.flags } else { 0 }
    }
    /// The same for the sum `def` of `x` and `y`: of two numbers that are not negative, and whose sum does not wrap as a signed one, it
    /// does not as an unsigned one.
    fn flags_of_steps_by(&self, address: Address, def: Inst, forward: bool) -> u16 {
        let is_or = self.f.op(def) == Opcode::Or;
        let (nuw, nsw) = (self.f.flags(def) & flags::NUW != 0, self.f.flags(def) & flags::NSW != 0);
        let keep = Self::flags_of_steps(address, forward && (is_or || nuw));
        let signed = address.flags & (flags::INBOUNDS | flags::NUSW) != 0;
        if keep != 0 || !signed || !(is_or || nsw) {
            return keep;
        }
        let (x, y) = self.ops(def);
        if self.non_negative(x) && self.non_negative(y) { address.flags | flags::NUW } else { 0 }
    }
    /// `index` times `size`.
    fn scaled_index(&mut self, address: Address, index: Value, size: u64) -> Value {
        if size == 1 {
            return index;
        }
        let ty = self.f.type_of(index);
        let size = self.int(ty, size as u128);
        let v = self.binary(Opcode::Mul, Self::flags_of_offset(address), index, size);
        self.f.derive_name(v, Value::inst(address.inst), ".idx");
        v
    }

    /// `gep T p, x * C -> gep i8 p, (x * C) * size`, and so for `<<`: both products become one. If the product goes away and the
    /// elements are no bytes.
    pub(super) fn gep_by_multiple(&mut self, address: Address) -> Option<Value> {
        if address.indices != 1 || address.elem == Type::I8 {
            return None;
        }
        let size = self.f.layout().fixed_alloc_size(self.f.types(), address.elem)?;
        let index = self.f.operand(address.inst, 1);
        let def = index.as_inst().filter(|&i| matches!(self.f.op(i), Opcode::Mul | Opcode::Shl))?;
        let scalar = !self.f.types().is_vector(self.f.type_of(index));
        if !scalar || !self.one_use(index) || p::int(self.f, self.f.operand(def, 1)).is_none() {
            return None;
        }
        let bytes = self.scaled_index(address, index, size);
        Some(self.step(address, Type::I8, address.base, bytes, address.flags))
    }

    /// `gep T (gep i8 p, C), x, K -> gep i8 (gep i8 p, C + K'), x * size`, where `K'` is `K` in bytes. If one index is no constant, and a
    /// constant one is not 0: the constants meet.
    pub(super) fn gep_of_constants_and_step(&mut self, address: Address) -> Option<Value> {
        if address.indices < 2 || self.f.type_of(address.base) != address.ty {
            return None;
        }
        let inner = p::inst(self.f, address.base, Opcode::GetElementPtr)?;
        let in_bytes = Type(self.f.aux(inner).a) == Type::I8 && self.f.num_operands(inner) == 2;
        p::int(self.f, self.f.operand(inner, 1)).filter(|_| in_bytes)?;
        let indices = self.gep_indices(address.inst);
        if self.steps_into_vector(address, &indices) {
            return None;
        }
        let (mut stepped, mut offset, mut step) = (address.elem, 0i64, None);
        for (at, &index) in indices.iter().enumerate() {
            let field_of = (at > 0).then_some(stepped).filter(|&ty| self.is_struct(ty));
            if at > 0 {
                stepped = self.type_inside(stepped, index);
            }
            let size = self.f.layout().fixed_alloc_size(self.f.types(), stepped)?;
            match (field_of, p::int(self.f, index)) {
                (Some(ty), Some(field)) => {
                    offset =
                        offset.wrapping_add(self.f.layout().field_offset(self.f.types(), ty, field.v as usize) as i64);
                }
                (None, Some(number)) => {
                    offset = offset.wrapping_add((number.signed() as i64).wrapping_mul(size as i64));
                }
                (None, None) if step.is_none() => step = Some((index, size)),
                _ => return None,
            }
        }
        let (index, size) = step.filter(|_| offset != 0)?;
        if self.f.types().is_vector(self.f.type_of(index)) {
            return None;
        }
        let keep = Self::flags_of_steps(address, true);
        let bytes = self.scaled_index(address, index, size);
        let base = self.bytes_behind(address, address.base, offset, keep);
        Some(self.step(address, Type::I8, base, bytes, keep))
    }

    /// `gep [N x T] p, 0, i.. -> gep T p, i..`, and so for the first field of a struct. Always.
    pub(super) fn gep_without_leading_zero(&mut self, address: Address) -> Option<Value> {
        if address.indices < 2 || !p::is_zero(self.f, self.f.operand(address.inst, 1)) {
            return None;
        }
        let mut rest = self.gep_indices(address.inst);
        if self.f.types().is_vector(address.elem)
            || self.address_type(address, address.base, rest[0]) != self.f.type_of(address.base)
        {
            return None;
        }
        let inner = self.type_inside(address.elem, rest[1]);
        rest.remove(0);
        if self.is_struct(address.elem) {
            if address.indices < 3 || !p::is_zero(self.f, rest[0]) {
                return None;
            }
            rest[0] = self.int(address.index_ty, 0);
        }
        let v = Builder::before(self.f, self.at).gep(inner, address.base, &rest, address.ty, address.flags);
        Some(self.queue_new(v))
    }

    /// `gep T p, i, 0, 0 -> gep T p, i`. If the addresses stay as many.
    pub(super) fn gep_without_trailing_zeros(&mut self, address: Address) -> Option<Value> {
        let indices = self.gep_indices(address.inst);
        let last = indices.iter().rposition(|&index| !p::is_zero(self.f, index))?;
        let kept = &indices[..=last];
        let spread = self.f.types().is_vector(self.f.type_of(address.base))
            || kept.iter().any(|&index| self.f.types().is_vector(self.f.type_of(index)));
        if last + 1 == indices.len()
            || self.f.types().is_vector(address.ty) != spread
            || self.steps_into_vector(address, &indices)
        {
            return None;
        }
        let v = Builder::before(self.f, self.at).gep(address.elem, address.base, kept, address.ty, address.flags);
        Some(self.queue_new(v))
    }

    /// `gep T p, i, j.. -> gep T' (gep T p, i), 0, j..`. If `i` is the first index that is not 0, and one behind it is not 0 either.
    pub(super) fn gep_in_two_steps(&mut self, address: Address) -> Option<Value> {
        let indices = self.gep_indices(address.inst);
        let first = indices.iter().position(|&index| !p::is_zero(self.f, index))?;
        if first + 1 >= indices.len() || self.steps_into_vector(address, &indices) {
            return None;
        }
        let mut inner = address.elem;
        for &index in &indices[1..=first] {
            inner = self.type_inside(inner, index);
        }
        let spread = indices[..=first].iter().any(|&index| self.f.types().is_vector(self.f.type_of(index)));
        let ty = if spread { address.ty } else { self.f.type_of(address.base) };
        let split =
            Builder::before(self.f, self.at).gep(address.elem, address.base, &indices[..=first], ty, address.flags);
        self.f.derive_name(split, Value::inst(address.inst), ".split");
        self.queue_new(split);
        let mut rest: SmallVec<[Value; 8]> = SmallVec::new();
        rest.push(self.int(address.index_ty, 0));
        rest.extend_from_slice(&indices[first + 1..]);
        let v = Builder::before(self.f, self.at).gep(inner, split, &rest, address.ty, address.flags);
        Some(self.queue_new(v))
    }

    /// `gep T p, x + y -> gep T (gep T p, x), y`. If the sum goes away.
    pub(super) fn gep_of_sum(&mut self, address: Address) -> Option<Value> {
        if address.indices != 1 {
            return None;
        }
        let index = self.f.operand(address.inst, 1);
        let sum = index.as_inst().filter(|&def| self.one_use(index) && self.is_like_add(def))?;
        let (x, y) = self.ops(sum);
        let keep = self.flags_of_steps_by(address, sum, true);
        let first = self.step(address, address.elem, address.base, x, keep);
        Some(self.step(address, address.elem, first, y, keep))
    }

    /// `gep T p, sext(x + C) -> gep T (gep T p, sext(x)), C`. If sum and extension go away, and the sum does not wrap as a signed one.
    pub(super) fn gep_of_extended_sum(&mut self, address: Address) -> Option<Value> {
        if address.indices != 1 {
            return None;
        }
        let index = self.f.operand(address.inst, 1);
        let extension = index.as_inst().filter(|_| self.one_use(index))?;
        let unsigned = match self.f.op(extension) {
            Opcode::SExt => false,
            Opcode::ZExt if self.f.flags(extension) & flags::NNEG != 0 => true,
            _ => return None,
        };
        let narrow = self.f.operand(extension, 0);
        let sum = narrow.as_inst().filter(|&def| self.one_use(narrow) && self.is_like_add(def))?;
        let (x, addend) = self.ops(sum);
        let is_or = self.f.op(sum) == Opcode::Or;
        let constant = p::int(self.f, addend).filter(|_| !self.f.types().is_vector(self.f.type_of(addend)))?;
        if !is_or && self.f.flags(sum) & flags::NSW == 0 {
            return None;
        }
        let keep = self.flags_of_steps_by(address, sum, unsigned);
        let ty = self.f.type_of(index);
        let x = self.cast(Opcode::SExt, 0, x, ty);
        let constant = self.int(ty, constant.signed() as u128);
        let first = self.step(address, address.elem, address.base, x, keep);
        Some(self.step(address, address.elem, first, constant, keep))
    }

    /// Whether `def` is a sum, or an `or` of what has no bit in common.
    fn is_like_add(&self, def: Inst) -> bool {
        match self.f.op(def) {
            Opcode::Add => true,
            Opcode::Or => self.f.flags(def) & flags::DISJOINT != 0,
            _ => false,
        }
    }

    /// `gep T p, x /exact size -> gep i8 p, x`, and so for exact shifts by its logarithm. If `size` is that of `T`.
    pub(super) fn gep_by_exact_quotient(&mut self, address: Address) -> Option<Value> {
        if address.indices != 1 || address.elem == Type::I8 {
            return None;
        }
        let size = self.f.layout().fixed_alloc_size(self.f.types(), address.elem).filter(|&size| size > 1)?;
        let index = self.f.operand(address.inst, 1);
        let def = index.as_inst().filter(|&def| self.f.flags(def) & flags::EXACT != 0)?;
        let wanted = match self.f.op(def) {
            Opcode::LShr | Opcode::AShr if size.is_power_of_two() => size.trailing_zeros() as u64,
            Opcode::UDiv | Opcode::SDiv => size,
            _ => return None,
        };
        let (bytes, by) = self.ops(def);
        p::int(self.f, by).filter(|by| by.v == wanted as u128)?;
        Some(self.step(address, Type::I8, address.base, bytes, address.flags))
    }

    /// `gep i8 (gep T (gep i8 p, K), x), C -> gep i8 (gep T p, x), K + C`, over any number of steps. If nothing else uses the addresses
    /// between.
    pub(super) fn gep_constants_around_steps(&mut self, address: Address) -> Option<Value> {
        let offset = address.offset.filter(|_| address.is_in_bytes())?;
        let mut skipped: SmallVec<[Inst; MAX_CHAIN]> = SmallVec::new();
        let (mut keep, mut at) = (NO_WRAP, address.base);
        let inner = loop {
            let step = p::inst(self.f, at, Opcode::GetElementPtr).filter(|_| self.one_use(at))?;
            keep &= self.f.flags(step);
            if self.f.num_operands(step) == 2 && p::int(self.f, self.f.operand(step, 1)).is_some() {
                break step;
            }
            if skipped.len() == MAX_CHAIN {
                return None;
            }
            skipped.push(step);
            at = self.f.operand(step, 0);
        };
        let (&last, root) = (skipped.last()?, self.f.operand(inner, 0));
        if Type(self.f.aux(inner).a) != Type::I8 || self.f.type_of(root) != address.ty || self.f.ty(inner) != address.ty
        {
            return None;
        }
        let first = p::int(self.f, self.f.operand(inner, 1))?.signed() as i64;
        if keep & flags::NUW == 0 {
            keep = 0;
        }
        self.set(last, 0, root);
        for &step in &skipped {
            let others = self.f.flags(step) & !NO_WRAP;
            self.f.set_flags(step, others | keep);
            self.list.push(step);
        }
        let sum = match first.checked_add(offset) {
            Some(_) => warpc_ir::fold::merge_gep_flags(keep, address.flags),
            None => 0,
        };
        Some(self.bytes_behind(address, address.base, first.wrapping_add(offset), sum))
    }
}
