//! Conversions: chains of two, between integers and floating-point numbers, between integers and addresses.

use super::{Combiner, p};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

/// A conversion of a conversion, `outer(inner(x))`, as its rules see it.
#[derive(Clone, Copy)]
struct CastChain {
    inner: Opcode,
    outer: Opcode,
    inner_flags: u16,
    outer_flags: u16,
    x: Value,
    /// Type of `x`.
    from: Type,
    /// Type between the two.
    middle: Type,
    /// Type of the result.
    to: Type,
    /// Widths of the lanes of the first and the last type; 0 for addresses.
    from_bits: u32,
    to_bits: u32,
}

impl CastChain {
    fn is(self, inner: Opcode, outer: Opcode) -> bool {
        self.inner == inner && self.outer == outer
    }
}

/// The conversion of `x` to `ty` as its rules see it.
#[derive(Clone, Copy)]
pub(super) struct CastSite {
    pub inst: Inst,
    pub x: Value,
    pub ty: Type,
}

impl Combiner<'_, '_> {
    /// Rules of conversions.
    pub(super) fn cast_inst(&mut self, inst: Inst) -> Option<Value> {
        if let Some(v) = self.fold_into_select_or_phi(inst) {
            return Some(v);
        }
        if let Some(v) = self.cast_of_cast(inst) {
            return Some(v);
        }
        let site = CastSite { inst, x: self.f.operand(inst, 0), ty: self.f.ty(inst) };
        match self.f.op(inst) {
            Opcode::Trunc => self.trunc_rules(site),
            Opcode::ZExt => self.zext_rules(site),
            Opcode::SExt => self.sext_rules(site),
            Opcode::FPTrunc => self.fptrunc_rules(site),
            Opcode::SIToFP if p::width(self.f, site.x) > 1 => self.sitofp_rules(site),
            Opcode::UIToFP if p::width(self.f, site.x) > 1 => self.uitofp_rules(site),
            Opcode::FPToSI | Opcode::FPToUI => self.float_to_int_rules(site),
            Opcode::PtrToInt => self.ptrtoint_rules(site),
            Opcode::IntToPtr => self.inttoptr_rules(site),
            Opcode::BitCast => self.bitcast_rules(site),
            _ => None,
        }
    }

    // ---- chains -------------------------------------------------------------------------------------------------

    /// Rules of a conversion of a conversion.
    fn cast_of_cast(&mut self, inst: Inst) -> Option<Value> {
        let def = self.f.operand(inst, 0).as_inst().filter(|&def| self.f.op(def).is_cast())?;
        let x = self.f.operand(def, 0);
        let (from, middle, to) = (self.f.type_of(x), self.f.ty(def), self.f.ty(inst));
        let bits = |ty: Type| self.f.types().scalar_bits(self.f.types().scalar(ty)).unwrap_or(0);
        let chain = CastChain {
            inner: self.f.op(def),
            outer: self.f.op(inst),
            inner_flags: self.f.flags(def),
            outer_flags: self.f.flags(inst),
            x,
            from,
            middle,
            to,
            from_bits: bits(from),
            to_bits: bits(to),
        };
        self.cast_chain_rules(chain)
    }

    rules! {
        /// Rules of a conversion of a conversion; at most one is for a pair of opcodes.
        fn cast_chain_rules(&mut self, chain: CastChain) -> Option<Value> {
            extension_of_zext,
            sext_of_sext,
            zext_of_sext,
            trunc_of_trunc,
            trunc_of_extension,
            fpext_of_fpext,
            fptrunc_of_fpext,
            fpext_of_converted_integer,
            float_to_int_of_fpext,
            bitcast_of_bitcast,
            addrspacecast_of_addrspacecast,
            ptrtoint_of_inttoptr,
        }
    }

    rules! {
        /// Rules of `bitcast`.
        fn bitcast_rules(&mut self, site: CastSite) -> Option<Value> {
            bitcast_of_lowest_lane_inserted,
            bitcast_of_reversing_shuffle,
        }
    }

    /// `bitcast(x in reverse order) -> bswap(bitcast(x))` to an integer, for bytes, and so for booleans and `bitreverse`. If nothing else
    /// reads the shuffle, and the target has integers of as many bytes.
    fn bitcast_of_reversing_shuffle(&mut self, site: CastSite) -> Option<Value> {
        let bits = self.f.types().int_bits(site.ty)?;
        let shuffle = p::inst(self.f, site.x, Opcode::ShuffleVector).filter(|_| self.one_use(site.x))?;
        let x = self.f.operand(shuffle, 0);
        let (len, _, elem) = self.f.types().vector(self.f.ty(shuffle))?;
        if self.f.type_of(x) != self.f.ty(shuffle) || !self.f.operand(shuffle, 1).is_undef_or_poison() {
            return None;
        }
        let lanes = self.f.indices(shuffle);
        let reverse = |(at, &lane): (usize, &u32)| lane == u32::MAX || lane as usize == lanes.len() - 1 - at;
        if lanes.len() != len as usize || !lanes.iter().enumerate().all(reverse) {
            return None;
        }
        let which = match self.f.types().int_bits(elem)? {
            8 if bits % 16 == 0 && self.f.layout().is_native(bits) => id::BSWAP,
            1 => id::BITREVERSE,
            _ => return None,
        };
        let whole = self.cast(Opcode::BitCast, 0, x, site.ty);
        self.intrinsic(which, &[whole], 0)
    }

    /// `zext(zext(x)) -> zext(x)`, `sext(zext(x)) -> zext(x)`. Always; `nneg` of the inner one stays.
    fn extension_of_zext(&mut self, chain: CastChain) -> Option<Value> {
        if chain.inner != Opcode::ZExt || !matches!(chain.outer, Opcode::ZExt | Opcode::SExt) {
            return None;
        }
        Some(self.cast(Opcode::ZExt, chain.inner_flags & flags::NNEG, chain.x, chain.to))
    }

    /// `sext(sext(x)) -> sext(x)`. Always.
    fn sext_of_sext(&mut self, chain: CastChain) -> Option<Value> {
        chain.is(Opcode::SExt, Opcode::SExt).then(|| self.cast(Opcode::SExt, 0, chain.x, chain.to))
    }

    /// `zext nneg(sext(x)) -> zext nneg(x)`. Always: the sign is known to be clear.
    fn zext_of_sext(&mut self, chain: CastChain) -> Option<Value> {
        if !chain.is(Opcode::SExt, Opcode::ZExt) || chain.outer_flags & flags::NNEG == 0 {
            return None;
        }
        Some(self.cast(Opcode::ZExt, flags::NNEG, chain.x, chain.to))
    }

    /// `trunc(trunc(x)) -> trunc(x)`. Always; flags that both have stay.
    fn trunc_of_trunc(&mut self, chain: CastChain) -> Option<Value> {
        if !chain.is(Opcode::Trunc, Opcode::Trunc) {
            return None;
        }
        let both = chain.outer_flags & chain.inner_flags & (flags::NUW | flags::NSW);
        Some(self.cast(Opcode::Trunc, both, chain.x, chain.to))
    }

    /// `trunc(ext(x)) -> ext(x)` where the result is wider than `x`, else `trunc(x)` or `x`. Always.
    fn trunc_of_extension(&mut self, chain: CastChain) -> Option<Value> {
        if chain.outer != Opcode::Trunc || !matches!(chain.inner, Opcode::ZExt | Opcode::SExt) {
            return None;
        }
        if chain.from_bits >= chain.to_bits {
            return Some(self.cast(Opcode::Trunc, 0, chain.x, chain.to));
        }
        let keep = if chain.inner == Opcode::ZExt { chain.inner_flags & flags::NNEG } else { 0 };
        Some(self.cast(chain.inner, keep, chain.x, chain.to))
    }

    /// `fpext(fpext(x)) -> fpext(x)`. Always.
    fn fpext_of_fpext(&mut self, chain: CastChain) -> Option<Value> {
        chain.is(Opcode::FPExt, Opcode::FPExt).then(|| self.cast(Opcode::FPExt, 0, chain.x, chain.to))
    }

    /// `fptrunc(fpext(x)) -> x`, or the one conversion between the formats. If these are not two formats of one width: an
    /// extension is exact.
    fn fptrunc_of_fpext(&mut self, chain: CastChain) -> Option<Value> {
        if !chain.is(Opcode::FPExt, Opcode::FPTrunc) || chain.from_bits == chain.to_bits && chain.from != chain.to {
            return None;
        }
        let op = if chain.from_bits < chain.to_bits { Opcode::FPExt } else { Opcode::FPTrunc };
        Some(self.cast(op, 0, chain.x, chain.to))
    }

    /// `fpext(sitofp(x)) -> sitofp(x)`, and so for `uitofp`. If every value of `x` is a number of the narrow format.
    fn fpext_of_converted_integer(&mut self, chain: CastChain) -> Option<Value> {
        if chain.outer != Opcode::FPExt || !matches!(chain.inner, Opcode::UIToFP | Opcode::SIToFP) {
            return None;
        }
        if !self.is_exact_in(chain.from_bits, chain.inner == Opcode::SIToFP, chain.middle) {
            return None;
        }
        let keep = if chain.inner == Opcode::UIToFP { chain.inner_flags & flags::NNEG } else { 0 };
        Some(self.cast(chain.inner, keep, chain.x, chain.to))
    }

    /// `fptosi(fpext(x)) -> fptosi(x)`, and so for `fptoui`. Always.
    fn float_to_int_of_fpext(&mut self, chain: CastChain) -> Option<Value> {
        if chain.inner != Opcode::FPExt || !matches!(chain.outer, Opcode::FPToSI | Opcode::FPToUI) {
            return None;
        }
        Some(self.cast(chain.outer, 0, chain.x, chain.to))
    }

    /// `bitcast(bitcast(x)) -> bitcast(x)`. Always.
    fn bitcast_of_bitcast(&mut self, chain: CastChain) -> Option<Value> {
        chain.is(Opcode::BitCast, Opcode::BitCast).then(|| self.cast(Opcode::BitCast, 0, chain.x, chain.to))
    }

    /// `addrspacecast(addrspacecast(p)) -> addrspacecast(p)`. If it does not lead back to the first address space.
    fn addrspacecast_of_addrspacecast(&mut self, chain: CastChain) -> Option<Value> {
        if !chain.is(Opcode::AddrSpaceCast, Opcode::AddrSpaceCast) || chain.from == chain.to {
            return None;
        }
        Some(self.cast(Opcode::AddrSpaceCast, 0, chain.x, chain.to))
    }

    /// `ptrtoint(inttoptr(x)) -> trunc(x)`, or `x`. If `x` has the width of the address and the result is no wider.
    fn ptrtoint_of_inttoptr(&mut self, chain: CastChain) -> Option<Value> {
        if !chain.is(Opcode::IntToPtr, Opcode::PtrToInt) {
            return None;
        }
        let space = self.f.types().addrspace(self.f.types().scalar(chain.middle))?;
        if chain.from_bits != self.f.layout().pointer_bits(space) || chain.to_bits > chain.from_bits {
            return None;
        }
        Some(self.resize(chain.x, chain.to, false))
    }

    // ---- integers and floating-point numbers --------------------------------------------------------------------

    /// Whether every integer of `bits` is a number of format `ty`.
    fn is_exact_in(&self, bits: u32, signed: bool, ty: Type) -> bool {
        let digits = match self.f.types().scalar(ty) {
            Type::HALF => 11,
            Type::BFLOAT => 8,
            Type::FLOAT => 24,
            Type::DOUBLE => 53,
            Type::FP128 => 113,
            _ => return false,
        };
        bits - signed as u32 <= digits
    }

    rules! {
        /// Rules of `sitofp`, in order.
        fn sitofp_rules(&mut self, site: CastSite) -> Option<Value> {
            sitofp_of_sext,
            int_to_float_of_zext,
            sitofp_of_non_negative,
        }
    }
    rules! {
        /// Rules of `uitofp`, in order.
        fn uitofp_rules(&mut self, site: CastSite) -> Option<Value> {
            int_to_float_of_zext,
            uitofp_of_non_negative,
        }
    }

    /// `sitofp(sext(x)) -> sitofp(x)`. If `x` is no boolean.
    fn sitofp_of_sext(&mut self, site: CastSite) -> Option<Value> {
        let x = p::cast(self.f, site.x, Opcode::SExt).filter(|&x| p::width(self.f, x) > 1)?;
        Some(self.cast(Opcode::SIToFP, 0, x, site.ty))
    }

    /// `sitofp(zext(x)) -> uitofp(x)`, `uitofp(zext(x)) -> uitofp(x)`. Always; `nneg` of the extension stays.
    fn int_to_float_of_zext(&mut self, site: CastSite) -> Option<Value> {
        let x = p::cast(self.f, site.x, Opcode::ZExt)?;
        let keep = self.f.flags(site.x.as_inst()?) & flags::NNEG;
        Some(self.cast(Opcode::UIToFP, keep, x, site.ty))
    }

    /// `sitofp(x) -> uitofp nneg(x)`. If `x` is not negative.
    fn sitofp_of_non_negative(&mut self, site: CastSite) -> Option<Value> {
        self.non_negative(site.x).then(|| self.cast(Opcode::UIToFP, flags::NNEG, site.x, site.ty))
    }

    /// `uitofp(x) -> uitofp nneg(x)`. If `x` is not negative.
    fn uitofp_of_non_negative(&mut self, site: CastSite) -> Option<Value> {
        self.add_nneg(site)
    }

    /// Notes that the operand of conversion `site` is not negative, if that is known and not noted yet.
    pub(super) fn add_nneg(&mut self, site: CastSite) -> Option<Value> {
        let fl = self.f.flags(site.inst);
        if fl & flags::NNEG != 0 || !self.non_negative(site.x) {
            return None;
        }
        self.f.set_flags(site.inst, fl | flags::NNEG);
        Some(Value::inst(site.inst))
    }

    rules! {
        /// Rules of `fptosi` and `fptoui`.
        fn float_to_int_rules(&mut self, site: CastSite) -> Option<Value> {
            float_to_int_of_converted_integer,
        }
    }

    /// `fptosi(sitofp(x)) -> x` resized, and so for all four pairs. If the format holds every value of `x`: what does not fit
    /// on the way out is poison.
    fn float_to_int_of_converted_integer(&mut self, site: CastSite) -> Option<Value> {
        let def = site.x.as_inst()?;
        let signed = match self.f.op(def) {
            Opcode::SIToFP => true,
            Opcode::UIToFP => false,
            _ => return None,
        };
        let x = self.f.operand(def, 0);
        if !self.is_exact_in(p::width(self.f, x), signed, self.f.type_of(site.x)) {
            return None;
        }
        let signed = signed && self.f.op(site.inst) == Opcode::FPToSI;
        Some(self.resize(x, site.ty, signed))
    }

    // ---- integers and addresses ---------------------------------------------------------------------------------

    rules! {
        /// Rules of `inttoptr`.
        fn inttoptr_rules(&mut self, site: CastSite) -> Option<Value> {
            inttoptr_in_pointer_width,
        }
    }
    rules! {
        /// Rules of `ptrtoint`, in order.
        fn ptrtoint_rules(&mut self, site: CastSite) -> Option<Value> {
            ptrtoint_in_pointer_width,
            ptrtoint_of_offset_from_null,
        }
    }

    /// The integer type of the width of pointers of type `ty`, and the width.
    fn integer_for_pointer(&mut self, ty: Type) -> Option<(Type, u32)> {
        let (elem, bits) = match self.f.layout().pointer_bits(self.f.types().addrspace(self.f.types().scalar(ty))?) {
            32 => (Type::I32, 32),
            64 => (Type::I64, 64),
            _ => return None,
        };
        Some((self.with_lanes_of(ty, elem), bits))
    }

    /// `inttoptr(x) -> inttoptr(zext(x))` or of `trunc(x)`. If `x` has not the width of the address.
    fn inttoptr_in_pointer_width(&mut self, site: CastSite) -> Option<Value> {
        let (int, bits) = self.integer_for_pointer(site.ty)?;
        if p::width(self.f, site.x) == bits {
            return None;
        }
        let resized = self.resize(site.x, int, false);
        Some(self.cast(Opcode::IntToPtr, 0, resized, site.ty))
    }

    /// `ptrtoint(p) -> zext(ptrtoint(p))` or `trunc` of it. If the result has not the width of the address.
    fn ptrtoint_in_pointer_width(&mut self, site: CastSite) -> Option<Value> {
        let (int, bits) = self.integer_for_pointer(self.f.type_of(site.x))?;
        if self.f.types().int_bits(self.f.types().scalar(site.ty))? == bits {
            return None;
        }
        let number = self.cast(Opcode::PtrToInt, 0, site.x, int);
        Some(self.resize(number, site.ty, false))
    }

    /// `ptrtoint(null + n) -> n * size`. If the result has the type of the index.
    fn ptrtoint_of_offset_from_null(&mut self, site: CastSite) -> Option<Value> {
        let def = p::inst(self.f, site.x, Opcode::GetElementPtr).filter(|&def| self.f.num_operands(def) == 2)?;
        let (base, index) = self.ops(def);
        if !p::is_zero(self.f, base) || self.f.type_of(index) != site.ty || !self.f.types().is_int(site.ty) {
            return None;
        }
        let size = self.f.layout().fixed_alloc_size(self.f.types(), Type(self.f.aux(def).a))?;
        if size == 1 {
            return Some(index);
        }
        let size = self.int(site.ty, size as u128);
        Some(self.binary(Opcode::Mul, 0, index, size))
    }

    /// `bitcast(insertelement(bitcast(n), e, LOWEST)) -> (n & HIGH) | zext(e)`, of integers. If the lane is the one of the lowest bits, and the
    /// vectors go away.
    fn bitcast_of_lowest_lane_inserted(&mut self, site: CastSite) -> Option<Value> {
        let insert = p::inst(self.f, site.x, Opcode::InsertElement).filter(|_| self.one_use(site.x))?;
        let (vector, element) = self.ops(insert);
        let n = p::cast(self.f, vector, Opcode::BitCast).filter(|_| self.one_use(vector))?;
        let lane = p::int(self.f, self.f.operand(insert, 2))?.v;
        let lowest = if self.f.layout().big_endian { self.lane_count(vector)? as u128 - 1 } else { 0 };
        let (bits, all) = (self.f.types().int_bits(self.f.type_of(element))?, self.f.types().int_bits(site.ty)?);
        if self.f.type_of(n) != site.ty || lane != lowest || all > 128 {
            return None;
        }
        let high = self.int(site.ty, p::mask(all) & !p::mask(bits));
        let kept = self.binary(Opcode::And, 0, n, high);
        let low = self.cast(Opcode::ZExt, 0, element, site.ty);
        Some(self.binary(Opcode::Or, flags::DISJOINT, kept, low))
    }
}
