//! Conversions and addresses.

use super::{Simplifier, p};
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::Opcode;
use warpc_ir::{Func, Value};

/// A conversion as its rules see it.
#[derive(Clone, Copy)]
struct Conversion {
    op: Opcode,
    operand: Value,
    /// Type of the operand.
    from: Type,
    /// Type of the result.
    to: Type,
}

/// Addresses between a load and the variable that it reads, at most.
const MAX_ADDRESSES: usize = 8;

/// Whether `call` gives its argument as the address of another, or of no, invariant group.
fn marks_invariant_group(func: &Func<'_>, call: Inst) -> bool {
    matches!(facts::intrinsic(func, call), Some(id::LAUNDER_INVARIANT_GROUP | id::STRIP_INVARIANT_GROUP))
}

impl Simplifier<'_, '_> {
    /// `op operand to ty`.
    pub fn cast(&mut self, op: Opcode, flags: u16, operand: Value, ty: Type) -> Option<Value> {
        if operand.is_constant() {
            return self.f.folder().cast(op, flags, operand, ty);
        }
        self.cast_rules(Conversion { op, operand, from: self.f.type_of(operand), to: ty })
    }

    rules! {
        /// Rules of conversions, in order.
        fn cast_rules(&mut self, site: Conversion) -> Option<Value> {
            bitcast_to_own_type,
            conversion_and_back,
            pointer_to_integer_and_back,
            integer_to_pointer_and_back,
            integer_of_address_of_difference,
            truncation_of_known_bits,
        }
    }
    rules! {
        /// Rules of addresses, in order.
        pub(super) fn gep_rules(&mut self, gep: Inst) -> Option<Value> {
            address_from_poison,
            address_from_undef,
            address_of_nothing_added,
            address_of_difference,
        }
    }

    /// What a load of type `ty` from `address` gives, where that is known: `address` is a place in a constant variable, also one that
    /// was marked to belong to another invariant group.
    pub(super) fn load_of_constant(&mut self, address: Value, ty: Type) -> Option<Value> {
        if address.is_constant() {
            return self.f.folder().load(address, ty);
        }
        let mut base = address;
        let mut offset = 0i64;
        for _ in 0..MAX_ADDRESSES {
            let Some(def) = base.as_inst() else { break };
            match self.f.op(def) {
                Opcode::GetElementPtr => {
                    let indices: SmallVec<[Value; 4]> = self.f.operands(def).skip(1).collect();
                    let element = Type(self.f.aux(def).a);
                    offset = offset.wrapping_add(self.f.folder().gep_offset(element, &indices)?);
                }
                Opcode::Call if marks_invariant_group(self.f, def) => {}
                _ => return None,
            }
            base = self.f.operand(def, 0);
        }
        if !base.is_constant() {
            return None;
        }
        let (offset, of_base) = (self.f.consts_mut().add_int(Type::I64, 64, offset as u64), self.f.type_of(base));
        let place = self.f.folder().gep(Type::I8, 0, base, &[offset], of_base)?;
        self.f.folder().load(place, ty)
    }

    // ---- conversions --------------------------------------------------------------------------------------------

    /// `trunc x -> C`. If the bits that are kept are known, of an integer of more than 128 bits: those of others are looked at where
    /// they are made.
    fn truncation_of_known_bits(&mut self, site: Conversion) -> Option<Value> {
        let bits = self.f.types().int_bits(site.to).filter(|&bits| site.op == Opcode::Trunc && bits <= 128)?;
        let known = self.values().wide_known_bits(site.operand)?.low(bits);
        Some(p::make_int(self.f, site.to, known.as_constant()?))
    }
    /// `bitcast x to T -> x`. If `x` has type `T`.
    fn bitcast_to_own_type(&mut self, site: Conversion) -> Option<Value> {
        (site.op == Opcode::BitCast && site.from == site.to).then_some(site.operand)
    }

    /// `trunc (zext x) -> x`, `trunc (sext x) -> x`, `fptrunc (fpext x) -> x`, `bitcast (bitcast x) -> x`,
    /// `addrspacecast (addrspacecast x) -> x`. If the types are the same; not for generic `x`, of which the inner cast tells where
    /// it points to.
    fn conversion_and_back(&mut self, site: Conversion) -> Option<Value> {
        let inverses: &[Opcode] = match site.op {
            Opcode::Trunc => &[Opcode::ZExt, Opcode::SExt],
            Opcode::FPTrunc => &[Opcode::FPExt],
            Opcode::BitCast => &[Opcode::BitCast],
            Opcode::AddrSpaceCast if self.f.types().addrspace(site.to).is_some_and(|space| space != 0) => {
                &[Opcode::AddrSpaceCast]
            }
            _ => return None,
        };
        let x = inverses.iter().find_map(|&inverse| p::cast(self.f, site.operand, inverse))?;
        (self.f.type_of(x) == site.to).then_some(x)
    }

    /// `ptrtoint (inttoptr x) -> x`. If the types are the same and no wider than a pointer.
    fn pointer_to_integer_and_back(&mut self, site: Conversion) -> Option<Value> {
        if site.op != Opcode::PtrToInt {
            return None;
        }
        let x = p::cast(self.f, site.operand, Opcode::IntToPtr).filter(|&x| self.f.type_of(x) == site.to)?;
        let space = self.f.types().addrspace(site.from)?;
        let bits = self.f.types().int_bits(site.to)?;
        (self.f.layout().pointer_bits(space) >= bits).then_some(x)
    }

    /// `inttoptr (ptrtoint p) -> p`. If the types are the same and the integer is at least as wide as a pointer.
    fn integer_to_pointer_and_back(&mut self, site: Conversion) -> Option<Value> {
        if site.op != Opcode::IntToPtr {
            return None;
        }
        let pointer = p::cast(self.f, site.operand, Opcode::PtrToInt).filter(|&p| self.f.type_of(p) == site.to)?;
        let space = self.f.types().addrspace(site.to)?;
        let bits = self.f.types().int_bits(site.from)?;
        (self.f.layout().pointer_bits(space) <= bits).then_some(pointer)
    }

    /// `ptrtoint (gep i8, p, (x - ptrtoint p)) -> x`. If `x` is as wide as a pointer and as what is added to one.
    fn integer_of_address_of_difference(&mut self, site: Conversion) -> Option<Value> {
        let gep = p::inst(self.f, site.operand, Opcode::GetElementPtr).filter(|_| site.op == Opcode::PtrToInt)?;
        if self.f.num_operands(gep) != 2 || Type(self.f.aux(gep).a) != Type::I8 {
            return None;
        }
        let (base, added) = (self.f.operand(gep, 0), self.f.operand(gep, 1));
        let (end, start) = p::binary(self.f, added, Opcode::Sub)?;
        let start = p::cast(self.f, start, Opcode::PtrToInt)?;
        let space = self.f.types().addrspace(self.f.types().scalar(site.from))?;
        let layout = self.f.layout();
        let bits = p::width(self.f, end);
        let whole = bits == layout.pointer_bits(space) && bits == layout.index_bits(space);
        (whole && start == base && self.f.type_of(end) == site.to).then_some(end)
    }

    // ---- addresses ----------------------------------------------------------------------------------------------

    /// `gep poison, n -> poison`, `gep p, poison -> poison`. Always.
    fn address_from_poison(&mut self, gep: Inst) -> Option<Value> {
        let ty = self.f.ty(gep);
        self.f.operands(gep).any(|operand| operand.is_poison()).then(|| Value::poison(ty))
    }

    /// `gep undef, n -> undef`. Always.
    fn address_from_undef(&mut self, gep: Inst) -> Option<Value> {
        self.f.operand(gep, 0).is_undef_or_poison().then(|| Value::undef(self.f.ty(gep)))
    }

    /// `gep p, 0, ... -> p`, `gep T, p, n -> p`. The second if `T` has no size; if the result is no vector of a scalar base.
    fn address_of_nothing_added(&mut self, gep: Inst) -> Option<Value> {
        let base = self.f.operand(gep, 0);
        if self.f.type_of(base) != self.f.ty(gep) {
            return None;
        }
        let count = self.f.num_operands(gep);
        let size = self.f.layout().fixed_alloc_size(self.f.types(), Type(self.f.aux(gep).a));
        let adds_nothing = (1..count).all(|at| p::is_zero(self.f, self.f.operand(gep, at)));
        (adds_nothing || count == 2 && size == Some(0)).then_some(base)
    }

    /// `gep i8, p, (ptrtoint q - ptrtoint p) -> q`. If `q` is known to point into the object of `p`: it is computed from it.
    fn address_of_difference(&mut self, gep: Inst) -> Option<Value> {
        let (base, ty) = (self.f.operand(gep, 0), self.f.ty(gep));
        if self.f.type_of(base) != ty || self.f.num_operands(gep) != 2 || Type(self.f.aux(gep).a) != Type::I8 {
            return None;
        }
        let (end, start) = p::binary(self.f, self.f.operand(gep, 1), Opcode::Sub)?;
        let end = p::cast(self.f, end, Opcode::PtrToInt)?;
        let start = p::cast(self.f, start, Opcode::PtrToInt)?;
        let inside = p::inst(self.f, end, Opcode::GetElementPtr).is_some_and(|inner| self.f.operand(inner, 0) == base);
        (start == base && self.f.type_of(end) == ty && inside).then_some(end)
    }
}
