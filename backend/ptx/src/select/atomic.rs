//! Atomic read-modify-write, compare-exchange and fences.
//!
//! `seq_cst` on `atomicrmw` is taken as CUDA front ends mean it: without an explicit scope the plain `atom` of PTX (relaxed,
//! device), as LLVM does. Weaker orderings and explicit scopes are written out. `cmpxchg` and fences have their full
//! ordering. What PTX lacks is a compare-and-swap loop, bytes and halves inside their word: `ptxas` makes longer loops of the
//! compare-and-swap of 16 bits that PTX has. Logic of bytes and halves is that of their word.

use super::{Addr, Sel};
use crate::features::Feature;
use crate::machine::*;
use crate::opcodes::{atom, cmp, scope, sem, space};
use crate::types::PartKind;
use warpc_ir::ids::*;
use warpc_ir::{Ordering, RmwOp};

/// A byte or half in its word of memory.
struct PlaceInWord {
    /// Address of the word.
    word: Addr,
    /// 8 or 16.
    bits: u32,
    /// Bits of the word below it.
    shift: Operand,
    /// Its bits, and the others.
    mask: Operand,
    rest: Operand,
}

impl Sel<'_, '_, '_> {
    /// The address as one register of 64 bits, which sub-word loops and copies compute with. Pointers of 32 bits wrap around in 32
    /// bits, so their offset is added before they are widened.
    pub fn addr_reg(&mut self, addr: Addr) -> Operand {
        let base = if addr.base.is_reg() {
            addr.base
        } else {
            let r = self.reg(Class::B64);
            self.emit(Op::Mov, PTy::B64, &[Operand::def(r), addr.base]);
            Operand::reg(r)
        };
        if self.m.read().class(base.vreg()) == Class::B64 {
            return self.plus(base, addr.offset);
        }
        let mut narrow = base;
        if addr.offset != 0 {
            narrow = self.new_bin(Op::Add, PTy::S32, base, Operand::imm(addr.offset as i32));
        }
        self.new_cvt(PTy::U64, PTy::U32, Mods(0), narrow)
    }
    fn scope_needs(&mut self, sc: u8) {
        if sc == scope::CLUSTER {
            self.need(Feature::Cluster);
        }
    }
    fn rmw_mods(&mut self, i: Inst, addr: &Addr) -> Mods {
        let sc = self.scope_of(Str(self.f.aux(i).b));
        let mods = Self::space_mods(addr);
        self.scope_needs(sc);
        match self.f.mem(i).ordering {
            Ordering::SeqCst if sc == scope::SYS => mods,
            Ordering::SeqCst | Ordering::Monotonic | Ordering::Unordered | Ordering::NotAtomic => {
                mods.with_sem(sem::RELAXED).with_scope(sc)
            }
            Ordering::Acquire => mods.with_sem(sem::ACQUIRE).with_scope(sc),
            Ordering::Release => mods.with_sem(sem::RELEASE).with_scope(sc),
            Ordering::AcqRel => mods.with_sem(sem::ACQ_REL).with_scope(sc),
        }
    }

    /// `fence`
    pub(super) fn fence(&mut self, i: Inst) {
        let sc = self.scope_of(Str(self.f.aux(i).b));
        if self.f.ctx().str(Str(self.f.aux(i).b)) == b"singlethread" {
            return;
        }
        let s = if self.f.mem(i).ordering == Ordering::SeqCst { sem::SC } else { sem::ACQ_REL };
        self.emit_mods(Op::Fence, PTy::None, Mods(0).with_sem(s).with_scope(sc), &[]);
    }

    /// Native form: operation, type and `.noftz`; `None` needs a loop.
    fn native(&mut self, op: RmwOp, kind: PartKind, bits: u32) -> Option<(u8, PTy, bool)> {
        let int = |o, t: PTy| Some((o, t, false));
        match (op, kind, bits) {
            (RmwOp::Xchg, _, 32 | 64) => int(atom::EXCH, PTy::bits_of(bits)),
            (RmwOp::Add | RmwOp::Sub, PartKind::Int, 32 | 64) => int(atom::ADD, PTy::unsigned(bits)),
            (RmwOp::And, PartKind::Int, 32 | 64) => int(atom::AND, PTy::bits_of(bits)),
            (RmwOp::Or, PartKind::Int, 32 | 64) => int(atom::OR, PTy::bits_of(bits)),
            (RmwOp::Xor, PartKind::Int, 32 | 64) => int(atom::XOR, PTy::bits_of(bits)),
            (RmwOp::Max, PartKind::Int, 32 | 64) => int(atom::MAX, PTy::signed(bits)),
            (RmwOp::Min, PartKind::Int, 32 | 64) => int(atom::MIN, PTy::signed(bits)),
            (RmwOp::UMax, PartKind::Int, 32 | 64) => int(atom::MAX, PTy::unsigned(bits)),
            (RmwOp::UMin, PartKind::Int, 32 | 64) => int(atom::MIN, PTy::unsigned(bits)),
            (RmwOp::UIncWrap, PartKind::Int, 32) => int(atom::INC, PTy::U32),
            (RmwOp::UDecWrap, PartKind::Int, 32) => int(atom::DEC, PTy::U32),
            (RmwOp::FAdd, PartKind::F32, _) => int(atom::ADD, PTy::F32),
            (RmwOp::FAdd, PartKind::F64, _) => int(atom::ADD, PTy::F64),
            (RmwOp::FAdd, PartKind::F16, _) => Some((atom::ADD, PTy::F16, true)),
            (RmwOp::FAdd, PartKind::F16X2, _) => Some((atom::ADD, PTy::F16X2, true)),
            (RmwOp::FAdd, PartKind::BF16, _) if self.try_need(Feature::Bf16Atomics) => {
                Some((atom::ADD, PTy::BF16, true))
            }
            (RmwOp::FAdd, PartKind::BF16X2, _) if self.try_need(Feature::Bf16Atomics) => {
                Some((atom::ADD, PTy::BF16X2, true))
            }
            _ => None,
        }
    }

    /// `atomicrmw`
    pub(super) fn atomicrmw(&mut self, i: Inst) {
        let f = self.f;
        let ty = f.ty(i);
        let info = self.info(ty);
        let bits = self.type_bits(ty) * if info.packed { 2 } else { 1 };
        let a = self.addr(f.operand(i, 0));
        let op = f.mem(i).rmw;
        if bits == 128 && op == RmwOp::Xchg {
            return self.exchange_wide(i, a);
        }
        if info.n != 1 || !matches!(bits, 8 | 16 | 32 | 64) {
            return self.fail("an atomic operation of this type is not supported");
        }
        let part = self.s.types.part(info, 0);
        let d = self.dst(i, 0);
        let v = f.operand(i, 1);
        if matches!(a.space, space::LOCAL | space::PARAM | space::CONST) {
            // Memory of one thread: no atomicity to keep.
            let mods = Self::space_mods(&a);
            let v = self.src_reg(v, 0);
            self.ld(PTy::bits_of(bits), mods, d, a);
            let n = self.rmw_value(op, part.kind, bits, Operand::reg(d), v);
            return self.st(PTy::bits_of(bits), mods, a, n);
        }
        let mods = self.rmw_mods(i, &a);
        if let Some((o, t, noftz)) = self.native(op, part.kind, bits) {
            let mut v = self.src_for(v, 0, t);
            if op == RmwOp::Sub {
                v = if v.is_imm() {
                    let c = self.m.side.imm(v).wrapping_neg();
                    self.imm(if bits == 32 { c as i32 as i64 } else { c })
                } else {
                    self.new_un(Op::Neg, PTy::signed(bits), v)
                };
            }
            let [b, off] = a.operands();
            let mods = mods.with_atom(o).with_noftz(noftz as u8);
            return self.emit_mods(Op::Atom, t, mods, &[Operand::def(d), b, off, v]);
        }
        let v = self.src_reg(v, 0);
        if bits < 32 {
            let place = self.place_in_word(a, bits);
            return match op {
                RmwOp::And | RmwOp::Or | RmwOp::Xor => self.logic_in_word(op, d, place, v, mods),
                _ => self.rmw_in_word(op, part.kind, d, place, v, mods),
            };
        }
        let t = PTy::bits_of(bits);
        let current = self.reg(t.class());
        let plain = Self::space_mods(&a);
        self.ld(t, plain, current, a);
        let head = self.label();
        self.place(head);
        let n = self.rmw_value(op, part.kind, bits, Operand::reg(current), v);
        let [b, off] = a.operands();
        let got = self.reg(t.class());
        self.emit_mods(Op::AtomCas, t, mods, &[Operand::def(got), b, off, Operand::reg(current), n]);
        let again = self.new_setp(cmp::NE, t, Operand::reg(got), Operand::reg(current));
        self.mov(t.class(), current, Operand::reg(got));
        self.jump_if(again, false, head);
        let end = self.label();
        self.place(end);
        self.mov(t.class(), d, Operand::reg(current));
    }

    /// The new value of an operation.
    fn rmw_value(&mut self, op: RmwOp, kind: PartKind, bits: u32, old: Operand, value: Operand) -> Operand {
        let (s, u, b) = (PTy::signed(bits.max(16)), PTy::unsigned(bits.max(16)), PTy::bits_of(bits.max(16)));
        match op {
            RmwOp::Xchg => value,
            RmwOp::Add => self.new_bin(Op::Add, s, old, value),
            RmwOp::Sub => self.new_bin(Op::Sub, s, old, value),
            RmwOp::And => self.new_bin(Op::And, b, old, value),
            RmwOp::Nand => {
                let t = self.new_bin(Op::And, b, old, value);
                self.new_un(Op::Not, b, t)
            }
            RmwOp::Or => self.new_bin(Op::Or, b, old, value),
            RmwOp::Xor => self.new_bin(Op::Xor, b, old, value),
            RmwOp::Max | RmwOp::Min => {
                let (x, y) = if bits == 8 {
                    (self.extend_in_container(old, 8, 16), self.extend_in_container(value, 8, 16))
                } else {
                    (old, value)
                };
                self.new_bin(if op == RmwOp::Max { Op::Max } else { Op::Min }, s, x, y)
            }
            RmwOp::UMax | RmwOp::UMin | RmwOp::UIncWrap | RmwOp::UDecWrap | RmwOp::USubCond | RmwOp::USubSat => {
                let (x, y) = if bits == 8 {
                    let m = Operand::imm(255);
                    (self.new_bin(Op::And, b, old, m), self.new_bin(Op::And, b, value, m))
                } else {
                    (old, value)
                };
                match op {
                    RmwOp::UMax => self.new_bin(Op::Max, u, x, y),
                    RmwOp::UMin => self.new_bin(Op::Min, u, x, y),
                    RmwOp::UIncWrap => {
                        let p = self.new_setp(cmp::GE, u, x, y);
                        let n = self.new_bin(Op::Add, s, x, Operand::imm(1));
                        self.new_selp(b, Operand::ZERO, n, p)
                    }
                    RmwOp::UDecWrap => {
                        let z = self.new_setp(cmp::EQ, b, x, Operand::ZERO);
                        let g = self.new_setp(cmp::GT, u, x, y);
                        let p = self.new_bin(Op::Or, PTy::Pred, z, g);
                        let n = self.new_bin(Op::Add, s, x, Operand::imm(-1));
                        self.new_selp(b, y, n, p)
                    }
                    RmwOp::USubCond => {
                        let p = self.new_setp(cmp::GE, u, x, y);
                        let n = self.new_bin(Op::Sub, s, x, y);
                        self.new_selp(b, n, x, p)
                    }
                    _ => {
                        let t = self.new_bin(Op::Max, u, x, y);
                        self.new_bin(Op::Sub, s, t, y)
                    }
                }
            }
            RmwOp::FAdd | RmwOp::FSub | RmwOp::FMax | RmwOp::FMin | RmwOp::FMaximum | RmwOp::FMinimum => {
                self.rmw_float(op, kind, old, value)
            }
        }
    }
    fn rmw_float(&mut self, op: RmwOp, kind: PartKind, old: Operand, value: Operand) -> Operand {
        use crate::opcodes::round;
        let nan = matches!(op, RmwOp::FMaximum | RmwOp::FMinimum);
        let p = match op {
            RmwOp::FAdd => Op::Add,
            RmwOp::FSub => Op::Sub,
            RmwOp::FMax | RmwOp::FMaximum => Op::Max,
            _ => Op::Min,
        };
        let arithmetic = matches!(p, Op::Add | Op::Sub);
        let one = |s: &mut Self, ty: PTy, a: Operand, b: Operand| {
            let d = s.reg(ty.class());
            if nan {
                s.need(Feature::NanMinMax);
                if ty == PTy::F64 {
                    s.fail("fmaximum and fminimum of double as atomics are not supported");
                }
            }
            let mods = if arithmetic { Mods(0).with_round(round::RN) } else { Mods(0).with_nan(nan as u8) };
            s.emit_mods(p, ty, mods, &[Operand::def(d), a, b]);
            Operand::reg(d)
        };
        match kind {
            PartKind::F32 => one(self, PTy::F32, old, value),
            PartKind::F64 => one(self, PTy::F64, old, value),
            PartKind::F16 | PartKind::BF16 => {
                let h = if kind == PartKind::F16 { PTy::F16 } else { PTy::BF16 };
                let (a, b) = (self.half_to_float(old, h), self.half_to_float(value, h));
                let r = one(self, PTy::F32, a, b);
                let d = self.reg(Class::B16);
                self.float_to_half(d, r, h);
                Operand::reg(d)
            }
            PartKind::F16X2 | PartKind::BF16X2 => {
                let h = if kind == PartKind::F16X2 { PTy::F16 } else { PTy::BF16 };
                let (a, b) = (self.unpack_halves(old), self.unpack_halves(value));
                let mut out = [Operand::NONE; 2];
                for (n, (x, y)) in [(a.0, b.0), (a.1, b.1)].into_iter().enumerate() {
                    let (x, y) = (self.half_to_float(x, h), self.half_to_float(y, h));
                    let r = one(self, PTy::F32, x, y);
                    let d = self.reg(Class::B16);
                    self.float_to_half(d, r, h);
                    out[n] = Operand::reg(d);
                }
                let d = self.reg(Class::B32);
                self.pack(PTy::B32, d, out[0], out[1]);
                Operand::reg(d)
            }
            _ => {
                self.fail("an atomic floating-point operation on an integer");
                value
            }
        }
    }

    /// Where the `bits` bits at `addr` are in their word.
    fn place_in_word(&mut self, addr: Addr, bits: u32) -> PlaceInWord {
        let p = self.addr_reg(addr);
        let word = self.new_bin(Op::And, PTy::B64, p, Operand::imm(-4));
        let low = self.new_cvt(PTy::U32, PTy::U64, Mods(0), p);
        let low = self.new_bin(Op::And, PTy::B32, low, Operand::imm(3));
        let shift = self.new_bin(Op::Shl, PTy::B32, low, Operand::imm(3));
        let m = self.in_reg(Operand::imm((1 << bits) - 1), Class::B32);
        let mask = self.new_bin(Op::Shl, PTy::B32, m, shift);
        let rest = self.new_un(Op::Not, PTy::B32, mask);
        PlaceInWord { word: Addr { base: word, offset: 0, space: addr.space }, bits, shift, mask, rest }
    }
    /// What stands at `place` in the word `whole`; bits above it stand above it still.
    fn in_place(&mut self, place: &PlaceInWord, whole: Operand) -> Operand {
        let low = self.new_bin(Op::Shr, PTy::U32, whole, place.shift);
        self.new_cvt(PTy::U16, PTy::U32, Mods(0), low)
    }
    /// `value` moved to `place`, zeros around it.
    fn moved_to(&mut self, place: &PlaceInWord, value: Operand) -> Operand {
        let wide = self.new_cvt(PTy::U32, PTy::U16, Mods(0), value);
        let up = self.new_bin(Op::Shl, PTy::B32, wide, place.shift);
        self.new_bin(Op::And, PTy::B32, up, place.mask)
    }
    /// The old value out of the word `whole`, as the result.
    fn old_value(&mut self, place: &PlaceInWord, whole: Operand, dst: VReg) {
        let low = self.new_bin(Op::Shr, PTy::U32, whole, place.shift);
        let low = match place.bits {
            8 => self.new_bin(Op::And, PTy::B32, low, Operand::imm(255)),
            _ => low,
        };
        self.cvt(PTy::U16, PTy::U32, Mods(0), dst, low);
    }
    /// `and`, `or` and `xor` of a part of a word: of the word, with bits beside the part that change nothing.
    fn logic_in_word(&mut self, op: RmwOp, dst: VReg, place: PlaceInWord, value: Operand, mods: Mods) {
        let moved = self.moved_to(&place, value);
        let (operation, moved) = match op {
            RmwOp::And => (atom::AND, self.new_bin(Op::Or, PTy::B32, moved, place.rest)),
            RmwOp::Or => (atom::OR, moved),
            _ => (atom::XOR, moved),
        };
        let [b, off] = place.word.operands();
        let got = self.reg(Class::B32);
        self.emit_mods(Op::Atom, PTy::B32, mods.with_atom(operation), &[Operand::def(got), b, off, moved]);
        self.old_value(&place, Operand::reg(got), dst);
    }
    fn rmw_in_word(&mut self, op: RmwOp, kind: PartKind, dst: VReg, place: PlaceInWord, value: Operand, mods: Mods) {
        let current = self.reg(Class::B32);
        self.ld(PTy::B32, Self::space_mods(&place.word), current, place.word);
        let head = self.label();
        self.place(head);
        let cur = Operand::reg(current);
        let old = self.in_place(&place, cur);
        let n = self.rmw_value(op, kind, place.bits, old, value);
        let put = self.moved_to(&place, n);
        let keep = self.new_bin(Op::And, PTy::B32, cur, place.rest);
        let new = self.new_bin(Op::Or, PTy::B32, keep, put);
        let [b, off] = place.word.operands();
        let got = self.reg(Class::B32);
        self.emit_mods(Op::AtomCas, PTy::B32, mods, &[Operand::def(got), b, off, cur, new]);
        let again = self.new_setp(cmp::NE, PTy::B32, Operand::reg(got), cur);
        self.mov(Class::B32, current, Operand::reg(got));
        self.jump_if(again, false, head);
        let end = self.label();
        self.place(end);
        self.old_value(&place, cur, dst);
    }
    fn exchange_wide(&mut self, i: Inst, addr: Addr) {
        self.need(Feature::Atom128);
        let v = self.wide(self.f.operand(i, 1), 0);
        let (x, r) = (self.reg(Class::B128), self.reg(Class::B128));
        self.pack_wide(x, v);
        let mods = self.rmw_mods(i, &addr).with_atom(atom::EXCH);
        let [b, off] = addr.operands();
        self.emit_mods(Op::Atom, PTy::B128, mods, &[Operand::def(r), b, off, Operand::reg(x)]);
        let d = [self.dst(i, 0), self.dst(i, 1)];
        self.unpack_wide(d, r);
    }
    fn pack_wide(&mut self, dst: VReg, values: [Operand; 2]) {
        let values = [self.in_reg(values[0], Class::B64), self.in_reg(values[1], Class::B64)];
        self.pack(PTy::B128, dst, values[0], values[1]);
    }
    fn unpack_wide(&mut self, dst: [VReg; 2], r: VReg) {
        let ops = [Operand::def(dst[0]).with(oflag::OPEN), Operand::def(dst[1]).with(oflag::CLOSE), Operand::reg(r)];
        self.emit(Op::Unpack, PTy::B128, &ops);
    }

    /// `cmpxchg`
    pub(super) fn cmpxchg(&mut self, i: Inst) {
        let f = self.f;
        let (x, y) = (f.operand(i, 1), f.operand(i, 2));
        let ty = f.type_of(x);
        let info = self.info(ty);
        let bits = self.type_bits(ty);
        let a = self.addr(f.operand(i, 0));
        let flag = self.dst(i, info.n as usize);
        if !matches!(bits, 8 | 16 | 32 | 64 | 128) {
            return self.fail("a compare-exchange of this type is not supported");
        }
        if a.space == space::LOCAL {
            return self.cmpxchg_local(i, a, bits, flag);
        }
        let sc = self.scope_of(Str(f.aux(i).b));
        self.scope_needs(sc);
        let m = f.mem(i);
        let (acquire, release) = (
            [m.ordering, m.failure].iter().any(|o| matches!(o, Ordering::Acquire | Ordering::AcqRel)),
            [m.ordering, m.failure].iter().any(|o| matches!(o, Ordering::Release | Ordering::AcqRel)),
        );
        let s = if m.ordering == Ordering::SeqCst || m.failure == Ordering::SeqCst {
            self.emit_mods(Op::Fence, PTy::None, Mods(0).with_sem(sem::SC).with_scope(sc), &[]);
            sem::ACQUIRE
        } else {
            match (acquire, release) {
                (true, true) => sem::ACQ_REL,
                (true, false) => sem::ACQUIRE,
                (false, true) => sem::RELEASE,
                _ => sem::RELAXED,
            }
        };
        let mods = Self::space_mods(&a).with_sem(s).with_scope(sc);
        if bits == 8 {
            return self.cmpxchg_byte(i, a, mods, flag);
        }
        let [b, off] = a.operands();
        if bits == 128 {
            self.need(Feature::Atom128);
            let (p, q, r) = (self.reg(Class::B128), self.reg(Class::B128), self.reg(Class::B128));
            let (u, v) = (self.wide(x, 0), self.wide(y, 0));
            self.pack_wide(p, u);
            self.pack_wide(q, v);
            self.emit_mods(Op::AtomCas, PTy::B128, mods, &[Operand::def(r), b, off, Operand::reg(p), Operand::reg(q)]);
            let d = [self.dst(i, 0), self.dst(i, 1)];
            self.unpack_wide(d, r);
            let same = self.wide_equal(Self::pair_of(d), u);
            return self.mov(Class::Pred, flag, same);
        }
        let t = PTy::bits_of(bits);
        let d = self.dst(i, 0);
        let (u, v) = (self.src(x, 0), self.src(y, 0));
        self.emit_mods(Op::AtomCas, t, mods, &[Operand::def(d), b, off, u, v]);
        self.setp(cmp::EQ, t, flag, Operand::reg(d), u);
    }
    fn cmpxchg_local(&mut self, i: Inst, addr: Addr, bits: u32, flag: VReg) {
        let f = self.f;
        if bits == 128 {
            return self.fail("a 128-bit compare-exchange on local memory is not supported");
        }
        let mods = Self::space_mods(&addr);
        let t = PTy::bits_of(bits);
        let d = self.dst(i, 0);
        let (u, v) = (self.zero_extended(f.operand(i, 1), 0), self.src(f.operand(i, 2), 0));
        self.ld(t, mods, d, addr);
        self.setp(cmp::EQ, PTy::bits_of(bits.max(16)), flag, Operand::reg(d), u);
        let n = self.new_selp(PTy::bits_of(bits.max(16)), v, Operand::reg(d), Operand::reg(flag));
        self.st(t, mods, addr, n);
    }
    fn cmpxchg_byte(&mut self, i: Inst, addr: Addr, mods: Mods, flag: VReg) {
        let f = self.f;
        let (x, y) = (self.zero_extended(f.operand(i, 1), 0), self.zero_extended(f.operand(i, 2), 0));
        let (x, y) = (self.in_reg(x, Class::B16), self.in_reg(y, Class::B16));
        let PlaceInWord { word, shift, rest, .. } = self.place_in_word(addr, 8);
        let x = self.new_cvt(PTy::U32, PTy::U16, Mods(0), x);
        let y = self.new_cvt(PTy::U32, PTy::U16, Mods(0), y);
        let (x, y) = (self.new_bin(Op::Shl, PTy::B32, x, shift), self.new_bin(Op::Shl, PTy::B32, y, shift));
        let first = self.reg(Class::B32);
        self.ld(PTy::B32, Self::space_mods(&word), first, word);
        let others = self.reg(Class::B32);
        self.bin(Op::And, PTy::B32, others, Operand::reg(first), rest);
        let (head, next, end) = (self.label(), self.label(), self.label());
        self.place(head);
        let expect = self.new_bin(Op::Or, PTy::B32, Operand::reg(others), x);
        let want = self.new_bin(Op::Or, PTy::B32, Operand::reg(others), y);
        let [b, off] = word.operands();
        let got = self.reg(Class::B32);
        self.emit_mods(Op::AtomCas, PTy::B32, mods, &[Operand::def(got), b, off, expect, want]);
        self.setp(cmp::EQ, PTy::B32, flag, Operand::reg(got), expect);
        self.jump_if(Operand::reg(flag), false, end);
        self.place(next);
        // Another byte of the word changed: try again; else it is this byte that differs.
        let now = self.new_bin(Op::And, PTy::B32, Operand::reg(got), rest);
        let again = self.new_setp(cmp::NE, PTy::B32, now, Operand::reg(others));
        self.mov(Class::B32, others, now);
        self.jump_if(again, false, head);
        self.place(end);
        let d = self.dst(i, 0);
        let t = self.new_bin(Op::Shr, PTy::U32, Operand::reg(got), shift);
        let t = self.new_bin(Op::And, PTy::B32, t, Operand::imm(255));
        self.cvt(PTy::U16, PTy::U32, Mods(0), d, t);
    }
}
