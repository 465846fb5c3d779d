//! Addresses: base register or symbol plus constant, and the state space; `getelementptr`.

use super::limbs::limb_count;
use super::prepass::ByVal;
use super::values::{extension, space_code};
use super::{NO_REG, NOTHING, Sel};
use crate::constants::{Scalar, is_function};
use crate::machine::*;
use crate::opcodes::space;
use smallvec::SmallVec;
use warpc_ir::consts::sign_extend;
use warpc_ir::ids::*;
use warpc_ir::{Opcode, TypeKind, Value, ValueKind, flags};

/// An address that an instruction can take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Addr {
    /// Register, symbol, parameter or depot.
    pub base: Operand,
    /// Bytes added to it.
    pub offset: i64,
    /// State space (row of `opcodes::SPACE`); 0 for generic.
    pub space: u8,
}

impl Addr {
    /// The same, `bytes` bytes further.
    pub fn plus(self, bytes: i64) -> Addr {
        Addr { offset: self.offset.wrapping_add(bytes), ..self }
    }
    /// The two operands of a row.
    pub fn operands(self) -> [Operand; 2] {
        [self.base.with(oflag::ADDR), Operand::imm(self.offset as i32)]
    }
}

/// One variable term of an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Term {
    /// Index, narrower than the pointer or as wide.
    pub index: Value,
    /// Bytes it counts in.
    pub scale: i64,
    /// Whether a narrow index is widened by zeros, not by its sign.
    pub zext: bool,
}

/// A `getelementptr` of one address: a base, variable terms that its leader adds up, and a constant.
#[derive(Clone, Copy)]
pub(crate) struct Gep {
    /// First of the block with the same base and terms; none when there are no variable terms.
    pub leader: Inst,
    /// Base, without its constants.
    pub base: Value,
    /// Whether only the variable part of the base counts, which is a `getelementptr` then.
    pub variable: bool,
    /// Bytes added to all that.
    pub constant: i64,
}

/// What an address is an offset from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Base {
    /// Part of a value.
    Value(Value, usize),
    /// Variable part of a `getelementptr`.
    Variable(Inst),
    /// Local depot.
    Depot,
    /// Parameter read in place.
    Param(u32),
    /// Depot copy of a byval parameter of a kernel.
    Copied(u32),
    /// Variable of the module.
    Symbol(Global),
}

impl Sel<'_, '_, '_> {
    /// Walks from `ptr` over constants, casts and symbols: base, offset, state space.
    fn walk(&mut self, ptr: Value) -> (Base, i64, u8) {
        let f = self.f;
        let mut v = ptr;
        let mut offset = 0i64;
        let mut space = space_code(f.types().addrspace(f.type_of(ptr)).unwrap_or(0));
        let base = loop {
            let (at, k) = self.resolve(v, 0);
            v = at;
            match v.kind() {
                ValueKind::Inst(i) if k == 0 => match f.op(i) {
                    Opcode::GetElementPtr => {
                        let Some(g) = self.gep_row(i).map(|r| self.s.geps[r]) else { break Base::Value(v, 0) };
                        let leads = g.leader == i;
                        if leads && g.constant == 0 {
                            break Base::Value(v, 0);
                        }
                        let fits = i32::try_from(offset.wrapping_add(g.constant)).is_ok();
                        if g.leader.is_none() && (fits || !self.is_narrow(i)) {
                            offset = offset.wrapping_add(g.constant);
                            if g.variable {
                                break g.base.as_inst().map_or(Base::Value(g.base, 0), Base::Variable);
                            }
                            v = g.base;
                            continue;
                        }
                        if g.leader.is_some() && fits {
                            offset = offset.wrapping_add(g.constant);
                            break Base::Variable(g.leader);
                        }
                        break Base::Value(v, 0);
                    }
                    Opcode::AddrSpaceCast if !f.types().is_vector(f.ty(i)) => {
                        let from = f.types().addrspace(f.type_of(f.operand(i, 0))).unwrap_or(0);
                        let code = space_code(from);
                        let to = f.types().addrspace(f.ty(i)).unwrap_or(0);
                        if to == 0 && code != space::NONE && self.pointer_bits(from) == 64 {
                            space = code;
                            v = f.operand(i, 0);
                            continue;
                        }
                        if code == space::NONE && self.casts_own(f.operand(i, 0), space_code(to)) {
                            v = f.operand(i, 0);
                            continue;
                        }
                        break Base::Value(v, 0);
                    }
                    Opcode::Alloca if self.s.values.note[i.index()] != NOTHING => {
                        let at = self.s.allocas[self.s.values.note[i.index()] as usize].1;
                        offset = offset.wrapping_add(at as i64);
                        space = space::LOCAL;
                        break Base::Depot;
                    }
                    Opcode::Add if f.types().int_bits(f.ty(i)) == Some(64) => match self.const_int(f.operand(i, 1)) {
                        Some(c) => {
                            offset = offset.wrapping_add(c as i64);
                            v = f.operand(i, 0);
                            continue;
                        }
                        None => break Base::Value(v, 0),
                    },
                    _ => break Base::Value(v, 0),
                },
                ValueKind::Arg(n) => match self.s.args.byval[n as usize] {
                    ByVal::Direct | ByVal::Indexed => {
                        space = space::PARAM;
                        break Base::Param(n);
                    }
                    ByVal::Copy if self.kernel => {
                        space = space::LOCAL;
                        break Base::Copied(n);
                    }
                    _ => break Base::Value(v, 0),
                },
                ValueKind::Global(_) | ValueKind::Const(_) => match self.constants().scalar(v) {
                    Scalar::Address { global, offset: o, .. } if !is_function(f.ctx(), global) => {
                        offset = offset.wrapping_add(o);
                        space = self.space_of_global(global);
                        break Base::Symbol(global);
                    }
                    _ => break Base::Value(v, 0),
                },
                _ => break Base::Value(v, k),
            }
        };
        if self.s.args.any_indexed
            && space == space::NONE
            && let Some((n, _)) = self.byval_root(ptr)
            && self.s.args.byval[n as usize] == ByVal::Indexed
        {
            space = space::PARAM;
        }
        (base, offset, space)
    }

    /// What the address of an access is an offset from, for comparison with other addresses of the function: a value, and
    /// whether only its variable part counts. `None` for bases that are not worth comparing.
    pub(super) fn anchor(&mut self, ptr: Value) -> Option<((Value, bool), i64)> {
        let (base, offset, _) = self.walk(ptr);
        let key = match base {
            Base::Value(v, 0) => match v.as_inst() {
                Some(i) if self.f.op(i) == Opcode::GetElementPtr => (v, true),
                _ => (v, false),
            },
            Base::Value(..) => return None,
            Base::Variable(i) => (Value::inst(i), true),
            Base::Depot => (Value::poison(Type::VOID), false),
            Base::Param(n) | Base::Copied(n) => (Value::arg(n), false),
            Base::Symbol(g) => (Value::global(g), false),
        };
        Some((key, offset))
    }

    /// The address that pointer `ptr` is, with constants, casts and symbols folded.
    pub fn addr(&mut self, ptr: Value) -> Addr {
        let (base, mut offset, space) = self.walk(ptr);
        let base = match base {
            Base::Value(v, k) => {
                let o = self.src(v, k);
                self.in_reg(o, Class::B64)
            }
            Base::Variable(i) => self.address_variable(i),
            Base::Depot => {
                self.m.side.uses_depot = true;
                Operand::new(Kind::DepotLocal, 0)
            }
            Base::Param(n) => Operand::new(Kind::Param, n),
            Base::Copied(n) => {
                offset = offset.wrapping_add(self.byval_slot(ParamIndex(n)) as i64);
                self.m.side.uses_depot = true;
                Operand::new(Kind::DepotLocal, 0)
            }
            Base::Symbol(g) if i32::try_from(offset).is_ok() => Operand::new(Kind::Symbol, g.0),
            Base::Symbol(g) => self.symbol(g, false),
        };
        let a = Addr { base, offset, space };
        if i32::try_from(offset).is_ok() {
            return a;
        }
        // The offset does not fit: into a register.
        let base = match base.kind {
            Kind::Reg => base,
            _ => {
                let r = self.reg(Class::B64);
                self.emit(Op::Mov, PTy::B64, &[Operand::def(r), base]);
                Operand::reg(r)
            }
        };
        Addr { base: self.addr_reg(Addr { base, offset, space }), offset: 0, space }
    }
    pub(super) fn pointer_bits(&self, addrspace: u32) -> u32 {
        self.f.layout().pointer_bits(addrspace)
    }
    /// Whether `value` is (constant offsets into) a byval parameter that is read in place, or a static alloca cast to its own
    /// space: the cast of such an address is that of the object.
    pub(super) fn casts_own(&self, mut value: Value, to: u8) -> bool {
        loop {
            match value.kind() {
                ValueKind::Arg(n) => return matches!(self.s.args.byval[n as usize], ByVal::Direct | ByVal::Copy),
                ValueKind::Inst(i) if self.f.op(i) == Opcode::GetElementPtr && self.gep_is_constant(i) => {
                    value = self.f.operand(i, 0);
                }
                ValueKind::Inst(i) => {
                    return to == space::LOCAL
                        && self.f.op(i) == Opcode::Alloca
                        && self.s.values.note[i.index()] != NOTHING;
                }
                _ => return false,
            }
        }
    }

    /// Calls `term` for each variable index of a `getelementptr`; gives the constant bytes. The same on every call.
    pub(super) fn gep_terms(&self, i: Inst, mut term: impl FnMut(Term)) -> i64 {
        let f = self.f;
        let wide = !f.types().is_vector(f.ty(i)) && self.pointer_bits(f.types().addrspace(f.ty(i)).unwrap_or(0)) == 64;
        let (types, dl) = (f.types(), f.layout());
        let mut at = Type(f.aux(i).a);
        let mut offset = 0i64;
        for (n, v) in f.operands(i).skip(1).enumerate() {
            let (scale, next) = if n == 0 {
                (dl.alloc_size(types, at) as i64, at)
            } else {
                match types.kind(at) {
                    TypeKind::Array { elem, .. } => (dl.alloc_size(types, *elem) as i64, *elem),
                    TypeKind::Vector { elem, .. } => (dl.size_in_bits(types, *elem) as i64 / 8, *elem),
                    _ => {
                        let k = self.gep_field(v);
                        offset = offset.wrapping_add(dl.field_offset(types, at, k) as i64);
                        at = types.element(at, k as u64).unwrap_or(Type::I8);
                        continue;
                    }
                }
            };
            at = next;
            match self.gep_index(v) {
                Some(c) => offset = offset.wrapping_add(c.wrapping_mul(scale)),
                None if scale == 0 => {}
                None => {
                    let mut t = Term { index: v, scale, zext: false };
                    if wide {
                        offset = offset.wrapping_add(self.peel(&mut t));
                    }
                    term(t);
                }
            }
        }
        offset
    }
    /// Takes constants out of an index where no wrapping is in the way: `sext(x + c)` counts as `x`, and the bytes of `c`.
    fn peel(&self, term: &mut Term) -> i64 {
        let f = self.f;
        let mut offset = 0i64;
        // Whether the index is widened by its sign, by zeros, or is as wide as the pointer.
        let mut signed = f.type_of(term.index) == Type::I32;
        for _ in 0..8 {
            let Some(i) = term.index.as_inst() else { break };
            let ty = f.ty(i);
            let full = ty == Type::I64;
            let kept = |flag: u16| f.flags(i) & flag != 0;
            match f.op(i) {
                Opcode::SExt | Opcode::ZExt if full && f.type_of(f.operand(i, 0)) == Type::I32 => {
                    term.index = f.operand(i, 0);
                    // What is not negative is extended by its sign just as well.
                    signed = f.op(i) == Opcode::SExt || kept(flags::NNEG);
                    term.zext = !signed;
                }
                Opcode::Add | Opcode::Or if full || ty == Type::I32 => {
                    let exact = match f.op(i) {
                        Opcode::Or => kept(flags::DISJOINT),
                        _ => full || kept(if signed { flags::NSW } else { flags::NUW }),
                    };
                    let Some(c) = self.const_int(f.operand(i, 1)).filter(|_| exact) else { break };
                    let c = if full || signed { sign_extend(c, if full { 64 } else { 32 }) } else { c as i64 };
                    offset = offset.wrapping_add(c.wrapping_mul(term.scale));
                    term.index = f.operand(i, 0);
                }
                // Downwards from a constant.
                Opcode::Sub if full || ty == Type::I32 && signed && kept(flags::NSW) => {
                    let Some((c, scale)) = self.const_int(f.operand(i, 0)).zip(term.scale.checked_neg()) else { break };
                    let c = sign_extend(c, if full { 64 } else { 32 });
                    offset = offset.wrapping_add(c.wrapping_mul(term.scale));
                    *term = Term { index: f.operand(i, 1), scale, ..*term };
                }
                Opcode::Shl if full || ty == Type::I32 => {
                    let exact = full || kept(if signed { flags::NSW } else { flags::NUW });
                    let Some(n) = self.const_int(f.operand(i, 1)).filter(|&n| exact && n < 16) else { break };
                    let Some(scale) = term.scale.checked_shl(n as u32).filter(|s| s >> n == term.scale) else { break };
                    if i32::try_from(scale).is_err() {
                        break;
                    }
                    term.scale = scale;
                    term.index = f.operand(i, 0);
                }
                _ => break,
            }
        }
        offset
    }
    fn gep_field(&self, value: Value) -> usize {
        self.gep_index(value).unwrap_or(0) as usize
    }
    fn gep_index(&self, value: Value) -> Option<i64> {
        if !value.is_constant() {
            return None;
        }
        let cx = self.constants();
        let value = match cx.element(value, 0) {
            // A splat index of a vector of addresses; other constant vectors are handled lane by lane.
            Some(crate::constants::Element::Zero(_)) => return Some(0),
            Some(crate::constants::Element::Value(e)) => {
                let c = value.as_const()?;
                if self.f.consts().row(c).kind != warpc_ir::consts::ConstKind::Splat {
                    return None;
                }
                e
            }
            _ => value,
        };
        match cx.scalar(value) {
            Scalar::Bits(b) => Some(sign_extend(b, self.f.types().int_bits(cx.type_of(value)).unwrap_or(64).min(64))),
            _ => None,
        }
    }
    /// Register with the variable part of address `i`.
    fn address_variable(&mut self, i: Inst) -> Operand {
        if self.s.values.side_regs[i.index()] == NO_REG {
            self.s.values.side_regs[i.index()] = self.reg(if self.is_narrow(i) { Class::B32 } else { Class::B64 });
        }
        Operand::reg(self.s.values.side_regs[i.index()])
    }

    /// Register with the base of a `getelementptr`.
    fn gep_base(&mut self, gep: Gep) -> Operand {
        match gep.base.as_inst().filter(|_| gep.variable) {
            Some(j) => self.address_variable(j),
            None => self.src(gep.base, 0),
        }
    }

    /// `getelementptr`: the variable part, the whole, or both, as was asked for.
    pub(super) fn gep(&mut self, i: Inst) {
        let f = self.f;
        let (whole, variable) = (self.s.values.regs[i.index()], self.s.values.side_regs[i.index()]);
        if whole == NO_REG && variable == NO_REG {
            return;
        }
        let row = self.gep_row(i).map(|r| self.s.geps[r]);
        let bits = if self.is_narrow(i) { 32 } else { 64 };
        let class = PTy::bits_of(bits).class();
        if let Some(g) = row.filter(|g| g.leader != i) {
            // Another row has the sum, or there is none.
            let base = match g.leader.get() {
                Some(j) => self.address_variable(j),
                None => self.gep_base(g),
            };
            if g.constant == 0 {
                return self.mov(class, whole, base);
            }
            let (base, c) = (self.in_reg(base, class), self.imm(g.constant));
            return self.bin(Op::Add, PTy::signed(bits), whole, base, c);
        }
        let mut terms: SmallVec<[Term; 4]> = SmallVec::new();
        let mut offset = self.gep_terms(i, |t| terms.push(t));
        if let Some(g) = row {
            offset = g.constant;
        }
        let in_bank = matches!(self.walk(f.operand(i, 0)).2, space::CONST | space::PARAM);
        let lanes = self.info(f.ty(i)).n as usize;
        for lane in 0..lanes {
            let whole = if whole == NO_REG { NO_REG } else { whole + lane as u32 };
            let p = f.operand(i, 0);
            let scalar_base = !f.types().is_vector(f.type_of(p));
            let base = match row {
                Some(g) => self.gep_base(g),
                None => self.src(p, if scalar_base { 0 } else { lane }),
            };
            if terms.is_empty() {
                let c = self.imm(offset);
                self.bin(Op::Add, PTy::signed(bits), whole, base, c);
                continue;
            }
            let mut acc = base;
            for n in 0..terms.len() {
                let last = n + 1 == terms.len();
                let d = match (last, variable) {
                    (true, NO_REG) if offset == 0 => whole,
                    (true, v) if v != NO_REG => v,
                    _ => self.reg(class),
                };
                self.add_scaled(d, acc, terms[n], lane, bits, in_bank);
                acc = Operand::reg(d);
            }
            if whole != NO_REG && acc != Operand::reg(whole) {
                if offset == 0 {
                    self.mov(class, whole, acc);
                    continue;
                }
                let c = self.imm(offset);
                self.bin(Op::Add, PTy::signed(bits), whole, acc, c);
            }
        }
    }
    /// `dst = base + index * scale`. Into constants and parameters, which ptxas reads by an offset of 32 bits, a shift and no product, so that
    /// it finds the symbol and puts it into the access.
    fn add_scaled(&mut self, dst: VReg, base: Operand, term: Term, lane: usize, bits: u32, in_bank: bool) {
        let f = self.f;
        let vector = f.types().is_vector(f.type_of(term.index));
        let lane = if vector { lane } else { 0 };
        let ty = PTy::signed(bits);
        let index_bits = self.bits_of(term.index);
        if bits == 64 && !vector {
            if let Some((a, b, signed)) = self.index_of_exact_product(term).filter(|_| !in_bank) {
                let wide = self.wide_product(signed, a, b);
                return self.bin(Op::Add, ty, dst, base, wide);
            }
            // A widened 32-bit index multiplies with its widening.
            if let Some((o, signed)) = self.widened_index(term) {
                let wide = if in_bank && term.scale > 0 && (term.scale as u64).is_power_of_two() {
                    let (to, from) = if signed { (PTy::S64, PTy::S32) } else { (PTy::U64, PTy::U32) };
                    let w = self.new_cvt(to, from, Mods(0), o);
                    match term.scale.trailing_zeros() {
                        0 => w,
                        n => self.new_bin(Op::Shl, PTy::B64, w, Operand::imm(n as i32)),
                    }
                } else if let Ok(scale) = i32::try_from(if signed { term.scale } else { term.scale.saturating_abs() }) {
                    let c = self.imm(scale.into());
                    let wide = self.wide_product(signed, o, c);
                    let op = if term.scale < 0 && !signed { Op::Sub } else { Op::Add };
                    return self.bin(op, ty, dst, base, wide);
                } else {
                    let (to, from) = if signed { (PTy::S64, PTy::S32) } else { (PTy::U64, PTy::U32) };
                    let w = self.new_cvt(to, from, Mods(0), o);
                    let c = self.imm(term.scale);
                    self.new_bin(Op::MulLo, PTy::S64, w, c)
                };
                return self.bin(Op::Add, ty, dst, base, wide);
            }
        }
        // Bring the index to the pointer's width.
        let o = if index_bits > bits || index_bits > 64 {
            let o = self.src(term.index, limb_count(index_bits) * lane);
            if bits == 32 && index_bits > 32 { self.new_cvt(PTy::U32, PTy::U64, Mods(0), o) } else { o }
        } else if index_bits == 1 {
            let p = self.src_reg(term.index, lane);
            let one = self.imm(-1);
            self.new_selp(PTy::bits_of(bits), one, Operand::ZERO, p)
        } else {
            let o = self.sign_extended(term.index, lane);
            let container = if index_bits <= 16 {
                16
            } else if index_bits <= 32 {
                32
            } else {
                64
            };
            if container == bits { o } else { self.new_cvt(ty, PTy::signed(container), Mods(0), o) }
        };
        let scaled = if term.scale.unsigned_abs() == 1 {
            o
        } else if term.scale.unsigned_abs().is_power_of_two() {
            let n = Operand::imm(term.scale.trailing_zeros() as i32);
            self.new_bin(Op::Shl, PTy::bits_of(bits), o, n)
        } else {
            let c = self.imm(term.scale);
            return self.emit(Op::MadLo, ty, &[Operand::def(dst), o, c, base]);
        };
        self.bin(if term.scale < 0 { Op::Sub } else { Op::Add }, ty, dst, base, scaled);
    }
    /// The value of 32 bits that an index is the extension of, directly or on the way, and whether by sign.
    /// The factors of an index that is counted in bytes and extends their product, which does not wrap; nothing else reads either.
    fn index_of_exact_product(&mut self, term: Term) -> Option<(Operand, Operand, bool)> {
        if term.scale != 1 {
            return None;
        }
        let (inner, signed) = match self.bits_of(term.index) {
            32 => (term.index, !term.zext),
            _ => {
                let (v, _) = Some(self.resolve(term.index, 0)).filter(|resolved| resolved.1 == 0)?;
                let (i, inner, signed) = extension(self.f, v)?;
                let is_alone = self.single_use(i) && !self.is_asked(i) && self.bits_of(inner) == 32;
                (Some(inner).filter(|_| is_alone)?, signed)
            }
        };
        let (a, b) = self.exact_product(inner, signed, 0)?;
        Some((a, b, signed))
    }
    fn widened_index(&mut self, term: Term) -> Option<(Operand, bool)> {
        let f = self.f;
        if self.bits_of(term.index) == 32 {
            return Some((self.src(term.index, 0), !term.zext));
        }
        let (v, k) = self.resolve(term.index, 0);
        if k != 0 {
            return None;
        }
        let (i, inner, signed) = extension(f, v)?;
        match self.bits_of(inner) {
            32 => Some((self.src(inner, 0), signed)),
            // In 32 bits on the way: the product takes the rest of the extension, which a shift of 64 bits does not.
            bits @ (8 | 16) if self.single_use(i) && !self.is_asked(i) => {
                let short = self.reg(Class::B32);
                self.extend_to(short, inner, 0, 32, bits, signed);
                Some((Operand::reg(short), signed))
            }
            _ => None,
        }
    }
}
