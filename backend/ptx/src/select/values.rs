//! Parts of values: following aliases to the instruction that makes a part, constants, arguments, registers on demand.

use super::symbols::SymbolRegs;
use super::{NO_REG, Sel};
use crate::constants::{ConstCx, Element, Scalar};
use crate::intrinsics::Found;
use crate::machine::*;
use crate::opcodes::space;
use crate::types::{Part, PartKind};
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, TypeKind, Value, ValueKind};

/// Registers and notes of the instructions of a function.
#[derive(Default)]
pub(crate) struct ValueRegs {
    /// Uses of each instruction by live instructions.
    pub uses: Vec<u32>,
    /// First register of each instruction's value.
    pub regs: Vec<VReg>,
    /// Second register of an instruction: variable part of an address, incoming side of a phi, extended load, upper half beside
    /// a truncation.
    pub side_regs: Vec<VReg>,
    /// More of an instruction, by opcode: row of a static alloca; row of a `getelementptr`; run of a load or store, or
    /// part of a load that extends or narrows; whether a comparison reads a row of logic.
    pub note: Vec<u32>,
    /// Registers of symbol addresses asked for so far: by global, one per (generic, own space).
    pub symbols: SymbolRegs,
}

/// The extension that makes `value`, what it extends, and whether by sign.
pub(super) fn extension(func: &Func<'_>, value: Value) -> Option<(Inst, Value, bool)> {
    let inst = value.as_inst()?;
    let signed = match func.op(inst) {
        Opcode::SExt => true,
        Opcode::ZExt => false,
        _ => return None,
    };
    Some((inst, func.operand(inst, 0), signed))
}

impl Sel<'_, '_, '_> {
    /// What constants of this function are read with.
    pub fn constants(&self) -> ConstCx<'_> {
        ConstCx { consts: self.f.consts(), types: self.f.types(), layout: self.f.layout(), module: self.f.ctx() }
    }

    /// Part offset of element `indices` inside an aggregate of type `ty`.
    fn aggregate_part(&mut self, ty: Type, indices: &[u32]) -> usize {
        let mut at = ty;
        let mut k = 0;
        for &i in indices {
            let types = self.f.types();
            match types.kind(at) {
                TypeKind::Struct { .. } | TypeKind::Named(_) => {
                    let Some((fields, _)) = types.fields(at) else { return k };
                    for &f in &fields[..(i as usize).min(fields.len())] {
                        k += self.info(f).n as usize;
                    }
                    at = fields[i as usize];
                }
                _ => {
                    let Some(e) = types.element(at, i as u64) else { return k };
                    k += self.info(e).n as usize * i as usize;
                    at = e;
                }
            }
        }
        k
    }

    /// Follows part `part` of `value` to the value that makes it, through instructions that only rename or regroup parts.
    pub fn resolve(&mut self, value: Value, part: usize) -> (Value, usize) {
        let (mut value, mut part) = (value, part);
        loop {
            let Some(i) = value.as_inst() else { return (value, part) };
            match self.alias(i, part) {
                Some(next) => (value, part) = next,
                None => return (value, part),
            }
        }
    }

    fn alias(&mut self, i: Inst, part: usize) -> Option<(Value, usize)> {
        let f = self.f;
        match f.op(i) {
            Opcode::Freeze => Some((f.operand(i, 0), part)),
            Opcode::BitCast => {
                let v = f.operand(i, 0);
                let (a, b) = (self.info(f.type_of(v)), self.info(f.ty(i)));
                let same = a.n == b.n
                    && a.bit_lanes == 0
                    && b.bit_lanes == 0
                    && (0..a.n as usize).all(|k| self.s.types.part(a, k).class() == self.s.types.part(b, k).class());
                same.then_some((v, part))
            }
            Opcode::PtrToInt | Opcode::IntToPtr | Opcode::PtrToAddr | Opcode::Trunc => {
                let v = f.operand(i, 0);
                if self.f.types().is_vector(f.ty(i)) {
                    return None;
                }
                let (from, to) = (f.type_of(v), f.ty(i));
                let (a, b) = (self.part(from, 0), self.part(to, 0));
                let narrowing = self.type_bits(to) <= self.type_bits(from);
                (narrowing && a.class() == b.class() && b.kind != PartKind::Pred && self.info(to).n == 1)
                    .then_some((v, 0))
            }
            Opcode::ExtractValue => {
                let v = f.operand(i, 0);
                let at = self.aggregate_part(f.type_of(v), f.indices(i));
                Some((v, at + part))
            }
            Opcode::InsertValue => {
                let (v, e) = (f.operand(i, 0), f.operand(i, 1));
                let at = self.aggregate_part(f.ty(i), f.indices(i));
                let n = self.info(f.type_of(e)).n as usize;
                Some(if part >= at && part < at + n { (e, part - at) } else { (v, part) })
            }
            Opcode::ExtractElement => {
                let v = f.operand(i, 0);
                let info = self.info(f.type_of(v));
                let n = self.const_int(f.operand(i, 1))? as usize;
                (!info.packed && n < (info.n / info.per.max(1)) as usize).then(|| (v, n * info.per as usize + part))
            }
            Opcode::InsertElement => {
                let info = self.info(f.ty(i));
                let n = self.const_int(f.operand(i, 2))? as usize;
                if info.packed {
                    // The other pairs of the vector are those of the operand.
                    return (part != n / 2).then(|| (f.operand(i, 0), part));
                }
                let at = n * info.per as usize;
                Some(if part >= at && part < at + info.per as usize {
                    (f.operand(i, 1), part - at)
                } else {
                    (f.operand(i, 0), part)
                })
            }
            Opcode::ShuffleVector => {
                let info = self.info(f.ty(i));
                let a = f.operand(i, 0);
                let source = self.info(f.type_of(a));
                if info.packed || source.packed || info.per == 0 {
                    return None;
                }
                let per = info.per as usize;
                let lanes = source.n as usize / per;
                let m = *f.indices(i).get(part / per)?;
                Some(if m == u32::MAX {
                    (Value::poison(f.types().scalar(f.ty(i))), part % per)
                } else if (m as usize) < lanes {
                    (a, m as usize * per + part % per)
                } else {
                    (f.operand(i, 1), (m as usize - lanes) * per + part % per)
                })
            }
            Opcode::Call => match self.intrinsic(f.intrinsic_callee(i)?) {
                Found::Generic(g) if g.is_identity() => Some((f.operand(i, 0), part)),
                _ => None,
            },
            _ => None,
        }
    }

    /// Registers of the value of `i`, allocated when first asked for.
    #[inline]
    pub fn value_regs(&mut self, i: Inst) -> VReg {
        let r = self.s.values.regs[i.index()];
        if r != NO_REG {
            return r;
        }
        let info = self.info(self.f.ty(i));
        let first = VReg::new(self.m.vregs.len());
        for k in 0..info.n as usize {
            let class = self.s.types.part(info, k).class();
            self.reg(class);
        }
        self.s.values.regs[i.index()] = first;
        first
    }
    /// Register of part `part` of the value of `i`, which is being selected.
    #[inline]
    pub fn dst(&mut self, i: Inst, part: usize) -> VReg {
        self.value_regs(i) + part as u32
    }
    /// Register of part `part` of an argument.
    fn arg_reg(&mut self, param: ParamIndex, part: usize) -> VReg {
        if self.s.args.regs[param.index()] == NO_REG {
            if self.is_named_handle(param) {
                self.fail("an image or sampler that is a parameter can be named by instructions for images alone");
            }
            let ty = self.f.side().args[param.index()].ty;
            let info = self.info(ty);
            let first = VReg::new(self.m.vregs.len());
            for k in 0..info.n as usize {
                let class = self.s.types.part(info, k).class();
                self.reg(class);
            }
            self.s.args.regs[param.index()] = first;
        }
        self.s.args.regs[param.index()] + part as u32
    }

    /// Part `part` of `value` as an operand: a register or an immediate.
    pub fn src(&mut self, value: Value, part: usize) -> Operand {
        let (value, part) = self.resolve(value, part);
        match value.kind() {
            ValueKind::Inst(i) => {
                let r = self.value_regs(i);
                Operand::reg(r + part as u32)
            }
            ValueKind::Arg(n) => {
                if self.s.args.byval[n as usize] != super::prepass::ByVal::Not {
                    return self.byval_address(ParamIndex(n));
                }
                Operand::reg(self.arg_reg(ParamIndex(n), part))
            }
            ValueKind::Const(_) | ValueKind::Global(_) | ValueKind::Undef(_) | ValueKind::Poison(_) => {
                self.constant_part(value, part)
            }
            _ => {
                self.fail("an operand of this kind has no value");
                Operand::ZERO
            }
        }
    }
    /// The same, as a register.
    pub fn src_reg(&mut self, value: Value, part: usize) -> Operand {
        let o = self.src(value, part);
        if o.is_reg() {
            return o;
        }
        let class = self.part(self.f.type_of(value), part).class();
        self.in_reg(o, class)
    }
    /// The same for arithmetic of type `ty`: half types and predicates take no immediates.
    pub fn src_for(&mut self, value: Value, part: usize, ty: PTy) -> Operand {
        if ty.is_half() || ty == PTy::Pred { self.src_reg(value, part) } else { self.src(value, part) }
    }

    /// Part `part` of a constant.
    fn constant_part(&mut self, value: Value, part: usize) -> Operand {
        let (mut value, mut part) = (value, part);
        loop {
            if value.is_undef_or_poison() {
                return self.undefined();
            }
            let t = self.f.type_of(value);
            let kind = value.as_const().map(|c| self.f.consts().row(c).kind);
            match kind {
                Some(ConstKind::Zero) => return Operand::ZERO,
                Some(ConstKind::WideInt) => {
                    let limb =
                        self.f.consts().limbs(value.as_const().expect("constant")).get(part).copied().unwrap_or(0);
                    return self.imm(limb as i64);
                }
                Some(ConstKind::Aggregate | ConstKind::Splat | ConstKind::Bytes) => {
                    let info = self.info(t);
                    if info.packed {
                        let (lo, hi) = (self.half_bits(value, 2 * part), self.half_bits(value, 2 * part + 1));
                        return Operand::new(Kind::Imm, lo | hi << 16);
                    }
                    // Find the element the part belongs to.
                    let (index, inner) = match self.f.types().kind(t) {
                        TypeKind::Struct { .. } | TypeKind::Named(_) => {
                            let Some((fields, _)) = self.f.types().fields(t) else { return Operand::ZERO };
                            let mut at = 0;
                            let mut found = (0, 0);
                            for (n, &f) in fields.iter().enumerate() {
                                let w = self.info(f).n as usize;
                                if part < at + w {
                                    found = (n, part - at);
                                    break;
                                }
                                at += w;
                            }
                            found
                        }
                        _ => (part / info.per.max(1) as usize, part % info.per.max(1) as usize),
                    };
                    match self.constants().element(value, index as u64) {
                        Some(Element::Value(e)) => (value, part) = (e, inner),
                        Some(Element::Byte(b)) => return Operand::imm(b as i32),
                        Some(Element::Zero(_)) | None => return Operand::ZERO,
                    }
                }
                _ => return self.scalar_constant(value, t, part),
            }
        }
    }
    fn half_bits(&self, value: Value, lane: usize) -> u32 {
        match self.constants().element(value, lane as u64) {
            Some(Element::Value(e)) => match self.constants().scalar(e) {
                Scalar::Bits(b) => b as u32 & 0xffff,
                _ => 0,
            },
            _ => 0,
        }
    }
    fn undefined(&mut self) -> Operand {
        Operand::ZERO
    }
    fn scalar_constant(&mut self, value: Value, ty: Type, part: usize) -> Operand {
        match self.constants().scalar(value) {
            Scalar::Bits(b) => {
                if part > 0 {
                    // The upper half of a wide constant that was written narrow.
                    return Operand::ZERO;
                }
                let bits = self.type_bits(ty);
                match bits {
                    64 => self.imm(b as i64),
                    32 => Operand::new(Kind::Imm, b as u32),
                    16 => Operand::imm(b as i16 as i32),
                    _ => self.imm(b as i64),
                }
            }
            Scalar::Address { global, offset, generic } => {
                let base = self.symbol(global, generic);
                let r = self.plus(base, offset);
                if self.type_bits(ty) == 32 { self.new_cvt(PTy::U32, PTy::U64, Mods(0), r) } else { r }
            }
            Scalar::Truncated { global, offset, generic, bits } => {
                let base = self.symbol(global, generic);
                let full = self.plus(base, offset);
                match bits {
                    0..=16 => self.new_cvt(PTy::U16, PTy::U64, Mods(0), full),
                    17..=32 => self.new_cvt(PTy::U32, PTy::U64, Mods(0), full),
                    _ => full,
                }
            }
            Scalar::Unsupported => {
                self.fail("a constant expression of this form is not supported");
                Operand::ZERO
            }
        }
    }
    /// `base + offset` in 64 bits.
    pub fn plus(&mut self, base: Operand, offset: i64) -> Operand {
        if offset == 0 {
            return base;
        }
        let o = self.imm(offset);
        self.new_bin(Op::Add, PTy::S64, base, o)
    }

    /// State space of a global variable.
    pub fn space_of_global(&self, global: Global) -> u8 {
        space_code(self.f.ctx().globals.shape[global.index()].addrspace.max(1))
    }

    /// Whether bits above the width of an integer of container `part` are known to be zero in the register of `value`.
    pub fn is_zero_extended(&mut self, value: Value) -> bool {
        let bits = self.bits_of(value);
        let (value, k) = self.resolve(value, 0);
        let f = self.f;
        match value.kind() {
            ValueKind::Const(_) => bits < 16 || bits == 64 || bits == 32 || bits > 16,
            ValueKind::Inst(i) if k == 0 => {
                // Lanes of a vector may lie in one register, and are cut out of it with what stands above.
                if self.type_bits(f.ty(i)) != bits || f.types().is_vector(f.ty(i)) {
                    return false;
                }
                match f.op(i) {
                    Opcode::Load => bits.is_multiple_of(8) && !self.is_loaded_signed(i),
                    Opcode::ZExt => true,
                    Opcode::And => {
                        self.const_int(f.operand(i, 1)).is_some() || self.const_int(f.operand(i, 0)).is_some()
                    }
                    Opcode::LShr => self.const_int(f.operand(i, 1)).is_some_and(|c| c != 0),
                    _ => false,
                }
            }
            ValueKind::Arg(n) => {
                let own = f.side().args[n as usize].ty;
                self.type_bits(own) == bits && bits.is_multiple_of(8) && !f.types().is_vector(own)
            }
            _ => false,
        }
    }
    /// Integer `value` with the bits above its width cleared; containers that are full need nothing.
    pub fn zero_extended(&mut self, value: Value, part: usize) -> Operand {
        let bits = self.bits_of(value);
        let o = self.src(value, part);
        let ty = PTy::bits_of(if bits <= 16 {
            16
        } else if bits <= 32 {
            32
        } else {
            64
        });
        if bits == ty.bits() || bits == 1 {
            return o;
        }
        if o.is_imm() {
            // A constant may be seen through a truncation.
            let c = self.m.side.imm(o) & warpc_ir::consts::low_mask(bits) as i64;
            return self.imm(c);
        }
        if part == 0 && !self.f.types().is_vector(self.f.type_of(value)) && self.is_zero_extended(value) {
            return o;
        }
        let mask = self.imm(warpc_ir::consts::low_mask(bits) as i64);
        self.new_bin(Op::And, ty, o, mask)
    }
    /// Integer `value` with the sign bit of its width copied upwards.
    pub fn sign_extended(&mut self, value: Value, part: usize) -> Operand {
        let bits = self.bits_of(value);
        if bits == 8 && self.is_sign_extended(value) {
            return self.src(value, part);
        }
        if bits == 8 && self.is_byte_of_word(value, part) {
            let byte = self.reg(Class::B16);
            self.extend_byte_of_word(byte, value, part, 16, true);
            return Operand::reg(byte);
        }
        let o = self.src(value, part);
        let container = if bits <= 16 {
            16
        } else if bits <= 32 {
            32
        } else {
            64
        };
        if bits == container || bits == 1 {
            return o;
        }
        if o.is_imm() {
            let c = self.m.side.imm(o) as u64;
            return self.imm(warpc_ir::consts::sign_extend(c, bits));
        }
        self.extend_in_container(o, bits, container)
    }
    /// Sign-extends the low `bits` of a register of `container` bits.
    pub fn extend_in_container(&mut self, operand: Operand, bits: u32, container: u32) -> Operand {
        match (bits, container) {
            (8, 16) => self.new_cvt(PTy::S16, PTy::S8, Mods(0), operand),
            (8, 32) => self.new_cvt(PTy::S32, PTy::S8, Mods(0), operand),
            (16, 32) => self.new_cvt(PTy::S32, PTy::S16, Mods(0), operand),
            (32, 64) => self.new_cvt(PTy::S64, PTy::S32, Mods(0), operand),
            (_, 16) => {
                let n = Operand::imm(16 - bits as i32);
                let up = self.new_bin(Op::Shl, PTy::B16, operand, n);
                self.new_bin(Op::Shr, PTy::S16, up, n)
            }
            _ => self.new_tri(Op::Bfe, PTy::signed(container), operand, Operand::ZERO, Operand::imm(bits as i32)),
        }
    }

    /// Copies all parts of an instruction whose value was not an alias after all.
    pub(super) fn copy_parts(&mut self, i: Inst) {
        let info = self.info(self.f.ty(i));
        for k in 0..info.n as usize {
            let Some((v, at)) = self.alias(i, k) else { continue };
            let o = self.src(v, at);
            let d = self.dst(i, k);
            let class = self.s.types.part(info, k).class();
            self.mov(class, d, o);
        }
    }

    /// Rows at the start of the entry block: depot, parameters, symbol addresses, byval parameters.
    pub(super) fn prologue(&mut self) {
        self.loc = MLoc::NONE;
        self.at = Inst::NONE;
        for n in 0..self.f.num_args() {
            self.prologue_byval(ParamIndex::new(n));
        }
        self.end_chunk();
        for n in 0..self.f.num_args() {
            let first = self.s.args.regs[n];
            if first == NO_REG {
                continue;
            }
            let ty = self.f.side().args[n].ty;
            self.load_param(Operand::new(Kind::Param, n as u32), ty, first, self.kernel);
        }
        self.entry_symbols();
        self.end_chunk();
    }
    /// Whether the part is an integer whose memory form is wider than its bits.
    pub fn is_odd(part: Part) -> bool {
        matches!(part.kind, PartKind::Int | PartKind::Limb) && !matches!(part.bits, 8 | 16 | 32 | 64)
    }
}

/// State space of an address space number; 0 for generic.
pub fn space_code(addrspace: u32) -> u8 {
    match addrspace {
        1 => space::GLOBAL,
        3 => space::SHARED,
        4 => space::CONST,
        5 => space::LOCAL,
        7 => space::CLUSTER,
        101 => space::PARAM,
        _ => space::NONE,
    }
}
