//! Lowering by row (text with operands) and by code (target-independent intrinsics).

use super::{Addr, Sel, space_code};
use crate::features::Feature;
use crate::intrinsics::{Found, Generic, Row, TABLES};
use crate::machine::*;
use crate::opcodes::{cmp, round, space};
use smallvec::SmallVec;
use warpc_ir::ids::*;

impl Sel<'_, '_, '_> {
    /// Selects call `i` of an intrinsic.
    pub(super) fn intrinsic_call(&mut self, i: Inst, found: Found) {
        match found {
            Found::Row(table, row) => self.intrinsic_row(i, &TABLES[table as usize][row as usize]),
            Found::Generic(g) => self.generic_intrinsic(i, g),
            Found::Nvvm(id, suffix) => self.nvvm_call(i, id, suffix),
            Found::Unknown => {}
        }
    }
    /// Registers of the result, then of the arguments, as the operands of a text row.
    fn intrinsic_row(&mut self, i: Inst, row: &Row) {
        let f = self.f;
        self.need(row.needs);
        let mut ops: SmallVec<[Operand; 16]> = SmallVec::new();
        ops.push(Operand::NONE);
        let info = self.info(f.ty(i));
        if info.n != 0 {
            let first = self.value_regs(i);
            for k in 0..info.n {
                let aux = self.part(f.ty(i), k as usize).arith() as u16;
                ops.push(Operand { aux, ..Operand::def(first + k) });
            }
        }
        for n in 0..f.call(i).num_args as usize {
            let v = f.operand(i, n);
            let ty = f.type_of(v);
            if f.types().is_ptr(ty) && in_brackets(row.text, ops.len() - 1 - implicit(&ops)) {
                let declared = space_code(f.types().addrspace(ty).unwrap_or(0));
                let a = self.addr(v);
                let a = if a.space == declared { a } else { self.as_space(v, declared) };
                ops.push(a.base.with(oflag::ADDR));
                ops.push(Operand::imm(a.offset as i32).with(oflag::IMPLICIT));
                continue;
            }
            let parts = self.info(ty);
            for k in 0..parts.n as usize {
                let p = self.part(ty, k);
                let mut o = self.src(v, k);
                if o.is_imm() && (p.arith().is_half() || p.class() == Class::Pred && !self.is_immediate_arg(i, n)) {
                    o = self.in_reg(o, p.class());
                }
                // Says how an immediate is written, and what kind of register it is.
                o.aux = p.arith() as u16;
                ops.push(o);
            }
        }
        let expanded;
        let text = if row.text.contains("${") {
            expanded = self.expand_codes(i, row.text, &ops);
            &expanded
        } else {
            row.text
        };
        ops[0] = self.text(text.as_bytes());
        self.emit_mods(Op::Text, PTy::None, Mods(0), &ops);
    }
    fn is_immediate_arg(&self, i: Inst, index: usize) -> bool {
        self.f.operand(i, index).is_constant() && self.f.type_of(self.f.operand(i, index)) == Type::I1
    }
    /// The pointer itself in a register, as an address of its declared space.
    fn as_space(&mut self, value: warpc_ir::Value, space: u8) -> Addr {
        let o = self.src(value, 0);
        let base = self.in_reg(o, Class::B64);
        Addr { base, offset: 0, space }
    }
    /// Replaces `${n:code}` by what it stands for.
    fn expand_codes(&mut self, i: Inst, text: &str, ops: &[Operand]) -> String {
        let f = self.f;
        let mut out = String::with_capacity(text.len() + 16);
        let mut rest = text;
        while let Some(at) = rest.find("${") {
            out.push_str(&rest[..at]);
            let end = rest[at..].find('}').map_or(rest.len(), |e| at + e);
            let code = &rest[at + 2..end];
            rest = &rest[(end + 1).min(rest.len())..];
            let (n, what) = code.split_once(':').unwrap_or((code, ""));
            let n: usize = n.parse().unwrap_or(0);
            let results = self.info(f.ty(i)).n as usize;
            if what == "s" {
                let arg = self.argument_of(i, n, results);
                let space = f.types().addrspace(f.type_of(f.operand(i, arg))).unwrap_or(0);
                out.push_str(crate::opcodes::SPACE[space_code(space) as usize]);
                continue;
            }
            let part = if n < results {
                self.part(f.ty(i), n)
            } else {
                let arg = self.argument_of(i, n, results);
                self.part(f.type_of(f.operand(i, arg)), 0)
            };
            let bits = if part.kind == crate::types::PartKind::Pred { 1 } else { part.bits as u32 };
            out.push_str(match what {
                "u" => PTy::unsigned(bits).text(),
                "i" => PTy::signed(bits).text(),
                "b" => PTy::bits_of(bits.next_power_of_two()).text(),
                _ => part.arith().text(),
            });
        }
        out.push_str(rest);
        let _ = ops;
        out
    }
    /// Argument that register `index` of a text row belongs to.
    fn argument_of(&mut self, i: Inst, index: usize, results: usize) -> usize {
        let f = self.f;
        let mut at = results;
        for arg in 0..f.call(i).num_args as usize {
            at += self.info(f.type_of(f.operand(i, arg))).n as usize;
            if index < at {
                return arg;
            }
        }
        0
    }

    fn generic_intrinsic(&mut self, i: Inst, generic: Generic) {
        let f = self.f;
        match generic {
            Generic::Int(op) => self.int_intrinsic(i, op),
            Generic::Overflow(op) => self.overflow_intrinsic(i, op),
            Generic::Float(op) => self.float_intrinsic(i, op),
            Generic::Reduce(op) => self.reduce_intrinsic(i, op),
            Generic::MemCpy => self.memory_copy(i, false),
            Generic::MemMove => self.memory_copy(i, true),
            Generic::MemSet => self.memory_set(i),
            Generic::Ignore => {
                if f.ty(i) != Type::VOID && self.is_asked(i) {
                    let d = self.dst(i, 0);
                    let class = self.part(f.ty(i), 0).class();
                    self.mov(class, d, Operand::ZERO);
                }
            }
            Generic::Identity => {
                let info = self.info(f.ty(i));
                for k in 0..info.n as usize {
                    let o = self.src(f.operand(i, 0), k);
                    let d = self.dst(i, k);
                    let class = self.s.types.part(info, k).class();
                    self.mov(class, d, o);
                }
            }
            Generic::Trap => self.emit(Op::Trap, PTy::None, &[]),
            Generic::DebugTrap => {
                let t = self.text(b"brkpt;");
                self.emit_mods(Op::Text, PTy::None, Mods(0), &[t]);
            }
            Generic::CycleCounter => self.special(i, b"mov.u64 \t$0, %clock64;"),
            Generic::SteadyCounter => self.special(i, b"mov.u64 \t$0, %globaltimer;"),
            Generic::StackSave => {
                self.need(Feature::StackSave);
                self.special(i, b"stacksave.u64 \t$0;");
            }
            Generic::StackRestore => {
                self.need(Feature::StackSave);
                let t = self.text(b"stackrestore.u64 \t$0;");
                let o = self.src_reg(f.operand(i, 0), 0);
                self.emit_mods(Op::Text, PTy::None, Mods(0), &[t, o]);
            }
            Generic::ObjectSize => {
                let least = self.const_int(f.operand(i, 1)) == Some(1);
                let d = self.dst(i, 0);
                let class = self.part(f.ty(i), 0).class();
                self.mov(class, d, Operand::imm(if least { 0 } else { -1 }));
            }
            Generic::Zero => {
                let d = self.dst(i, 0);
                let class = self.part(f.ty(i), 0).class();
                self.mov(class, d, Operand::ZERO);
            }
            Generic::PtrMask => {
                let (a, b) = (self.src_reg(f.operand(i, 0), 0), self.src(f.operand(i, 1), 0));
                let d = self.dst(i, 0);
                let bits = self.bits_of(f.operand(i, 0));
                self.bin(Op::And, PTy::bits_of(bits), d, a, b);
            }
            Generic::VaStart => {
                let n = f.num_args() as u32;
                let r = self.reg(Class::B64);
                let from = Addr { base: Operand::new(Kind::Param, n), offset: 0, space: space::PARAM };
                self.ld(PTy::B64, Mods(0).with_space(space::PARAM), r, from);
                let to = self.addr(f.operand(i, 0));
                self.st(PTy::B64, Mods(0).with_space(to.space), to, Operand::reg(r));
            }
            Generic::VaCopy => {
                let (to, from) = (self.addr(f.operand(i, 0)), self.addr(f.operand(i, 1)));
                let r = self.reg(Class::B64);
                self.ld(PTy::B64, Mods(0).with_space(from.space), r, from);
                self.st(PTy::B64, Mods(0).with_space(to.space), to, Operand::reg(r));
            }
            Generic::ToInt { signed } => self.saturating_to_int(i, signed),
            Generic::RoundToInt { away } => self.round_to_int(i, away),
            Generic::FromFp16 => {
                let o = self.src_reg(f.operand(i, 0), 0);
                let d = self.dst(i, 0);
                let t = self.part(f.ty(i), 0).arith();
                self.cvt(t, PTy::F16, Mods(0), d, o);
            }
            Generic::ToFp16 => {
                let v = f.operand(i, 0);
                let t = self.part(f.type_of(v), 0).arith();
                let o = self.src_reg(v, 0);
                let d = self.dst(i, 0);
                self.cvt(PTy::F16, t, Mods(0).with_round(round::RN), d, o);
            }
            Generic::FpClass => self.float_class(i),
            Generic::Ldexp => self.ldexp(i),
            Generic::Powi => self.powi(i),
            Generic::StepVector => self.step_vector(i),
            Generic::MaskedLoad => self.masked_load(i),
            Generic::MaskedStore => self.masked_store(i),
        }
    }
    fn special(&mut self, i: Inst, text: &[u8]) {
        let d = self.dst(i, 0);
        let t = self.text(text);
        self.emit_mods(Op::Text, PTy::None, Mods(0), &[t, Operand::def(d)]);
    }

    /// `llvm.masked.load`: a branch around each lane.
    fn masked_load(&mut self, i: Inst) {
        let f = self.f;
        // Operands: pointer, (alignment,) mask, passed-through value.
        let n = f.call(i).num_args as usize;
        let (mask, through) = (f.operand(i, n - 2), f.operand(i, n - 1));
        let a = self.addr(f.operand(i, 0));
        let info = self.info(f.ty(i));
        if info.packed || info.bit_lanes != 0 || info.per != 1 {
            return self.fail("a masked load of this type is not supported");
        }
        for k in 0..info.n as usize {
            let p = self.s.types.part(info, k);
            let d = self.dst(i, k);
            let o = self.src(through, k);
            self.mov(p.class(), d, o);
            let bit = self.src_reg(mask, k);
            let (skip, body) = (self.label(), self.label());
            self.jump_if(bit, true, skip);
            self.place(body);
            self.ld(PTy::bits_of(p.bytes() * 8), Mods(0).with_space(a.space), d, a.plus(p.offset as i64));
            self.place(skip);
        }
    }
    fn masked_store(&mut self, i: Inst) {
        let f = self.f;
        let n = f.call(i).num_args as usize;
        let (v, mask) = (f.operand(i, 0), f.operand(i, n - 1));
        let a = self.addr(f.operand(i, 1));
        let info = self.info(f.type_of(v));
        if info.packed || info.bit_lanes != 0 || info.per != 1 {
            return self.fail("a masked store of this type is not supported");
        }
        for k in 0..info.n as usize {
            let p = self.s.types.part(info, k);
            let o = self.src(v, k);
            let bit = self.src_reg(mask, k);
            let (skip, body) = (self.label(), self.label());
            self.jump_if(bit, true, skip);
            self.place(body);
            self.st(PTy::bits_of(p.bytes() * 8), Mods(0).with_space(a.space), a.plus(p.offset as i64), o);
            self.place(skip);
        }
    }

    /// `llvm.is.fpclass`: tests on the bits.
    fn float_class(&mut self, i: Inst) {
        let f = self.f;
        let v = f.operand(i, 0);
        let mask = self.const_int(f.operand(i, 1)).unwrap_or(0) as u32;
        let info = self.info(f.type_of(v));
        if info.packed {
            return self.fail("llvm.is.fpclass of packed halves is not supported");
        }
        for k in 0..info.n as usize {
            let part = self.s.types.part(info, k);
            let d = self.dst(i, k);
            let bits = part.container();
            let (exp, quiet) = match part.arith() {
                PTy::F32 => (0x7f80_0000u64, 0x0040_0000u64),
                PTy::F64 => (0x7ff0_0000_0000_0000, 0x0008_0000_0000_0000),
                PTy::BF16 => (0x7f80, 0x0040),
                _ => (0x7c00, 0x0200),
            };
            let lowest = exp & exp.wrapping_neg();
            let x = self.src_reg(v, k);
            let (b, u, s) = (PTy::bits_of(bits), PTy::unsigned(bits), PTy::signed(bits));
            let arith = part.arith();
            if matches!(arith, PTy::F32 | PTy::F64) && matches!(mask & 0x3ff, 0x3 | 0x3fc) {
                let c = if mask & 3 != 0 { cmp::NAN } else { cmp::NUM };
                self.setp(c, arith, d, x, x);
                continue;
            }
            if let Some(c) = infinity_test(mask).filter(|_| matches!(arith, PTy::F32 | PTy::F64)) {
                let size = self.new_un(Op::Abs, arith, x);
                let infinity = self.imm_bits(exp, bits);
                self.setp(c, arith, d, size, infinity);
                continue;
            }
            let largest = (1u64 << (bits - 1)) - 1;
            let m = self.imm(largest as i64);
            let a = self.new_bin(Op::And, b, x, m);
            // Ranges of the magnitude, and the class bits of its negative and positive side.
            let classes = [
                (lowest - 1, 0x10, 0x80),
                (exp - 1, 0x8, 0x100),
                (exp, 0x4, 0x200),
                (exp | (quiet - 1), 0x1, 0x1),
                (largest, 0x2, 0x2u32),
            ];
            // Neighbours with the same sides are one range.
            let mut ranges: SmallVec<[(u64, u64, bool, bool); 6]> = SmallVec::new();
            ranges.push((0, 0, mask & 0x20 != 0, mask & 0x40 != 0));
            for (high, neg, pos) in classes {
                let (n, p) = (mask & neg != 0, mask & pos != 0);
                match ranges.last_mut() {
                    Some(r) if (r.2, r.3) == (n, p) => r.1 = high,
                    r => {
                        let low = r.map_or(0, |r| r.1 + 1);
                        ranges.push((low, high, n, p));
                    }
                }
            }
            let mut acc: Option<Operand> = None;
            for (low, high, n, p) in ranges.into_iter().filter(|r| r.2 || r.3) {
                let (lo, hi) = (self.imm(low as i64), self.imm(high as i64));
                let mut t = if low == high {
                    self.new_setp(cmp::EQ, b, a, lo)
                } else if low == 0 {
                    self.new_setp(cmp::LE, u, a, hi)
                } else if high == largest {
                    self.new_setp(cmp::GE, u, a, lo)
                } else {
                    let at = self.new_bin(Op::Sub, s, a, lo);
                    let span = self.imm((high - low) as i64);
                    self.new_setp(cmp::LE, u, at, span)
                };
                if !(n && p) {
                    let side = self.new_setp(if n { cmp::LT } else { cmp::GE }, s, x, Operand::ZERO);
                    t = self.new_bin(Op::And, PTy::Pred, t, side);
                }
                acc = Some(match acc {
                    None => t,
                    Some(o) => self.new_bin(Op::Or, PTy::Pred, o, t),
                });
            }
            let o = acc.unwrap_or(Operand::ZERO);
            self.mov(Class::Pred, d, o);
        }
    }
}

fn implicit(ops: &[Operand]) -> usize {
    ops.iter().filter(|o| o.has(oflag::IMPLICIT)).count()
}

/// Whether operand `index` stands in brackets in a text.
fn in_brackets(text: &str, index: usize) -> bool {
    let mut rest = text;
    while let Some(at) = rest.find("[$") {
        let digits: String = rest[at + 2..].chars().take_while(char::is_ascii_digit).collect();
        if digits.parse() == Ok(index) && rest[at + 2 + digits.len()..].starts_with(']') {
            return true;
        }
        rest = &rest[at + 2..];
    }
    false
}

/// How the magnitude of a number compares with infinity where it is of the classes in `mask`, if that says it all.
fn infinity_test(mask: u32) -> Option<u8> {
    match mask & 0x3ff {
        0x204 => Some(cmp::EQ),
        0x1f8 => Some(cmp::LT),
        0x1fb => Some(cmp::NEU),
        0x207 => Some(cmp::GEU),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets() {
        assert!(in_brackets("ld.global.nc.b32 $0, [$1];", 1));
        assert!(!in_brackets("ld.global.nc.b32 $0, [$1];", 0));
        assert!(!in_brackets("mma {$1}, [$12];", 1));
    }
}
