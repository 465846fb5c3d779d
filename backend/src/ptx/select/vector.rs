//! Vector elements and shuffles where registers are not simply renamed: dynamic indices and packed halves.

use super::Sel;
use super::int::container;
use crate::ptx::machine::*;
use crate::ptx::opcodes::cmp;
use warpc_engine::ids::*;
use warpc_engine::ir::Value;

impl Sel<'_, '_> {
    /// Lane `n` of a vector of 16-bit floats as a 16-bit register.
    pub fn half_lane(&mut self, v: Value, n: usize) -> Operand {
        let info = self.info(self.f.type_of(v));
        if !info.packed {
            return self.src_reg(v, n);
        }
        let w = self.src_reg(v, n / 2);
        self.half_of(w, n % 2)
    }
    fn half_of(&mut self, w: Operand, h: usize) -> Operand {
        let d = self.reg(Class::B16);
        self.half_into(d, w, h);
        Operand::reg(d)
    }
    fn half_into(&mut self, d: u32, w: Operand, h: usize) {
        let (out, sink) = (Operand::def(d), Operand::new(Kind::Sink, 0));
        let (a, b) = if h == 0 { (out, sink) } else { (sink, out) };
        self.emit(Op::Unpack, PTy::B32, &[a.with(oflag::OPEN), b.with(oflag::CLOSE), w]);
    }
    /// A dynamic index as a 32-bit or 64-bit register, and its type.
    fn index(&mut self, v: Value) -> (Operand, PTy) {
        let bits = self.bits_of(v).min(64);
        let o = self.zero_extended(v, 0);
        let t = PTy::bits_of(container(bits));
        (self.in_reg(o, t.class()), t)
    }

    pub(super) fn extract_element(&mut self, i: Inst) {
        let f = self.f;
        let (v, at) = (f.operand(i, 0), f.operand(i, 1));
        let info = self.info(f.type_of(v));
        let lanes = if info.packed { info.n as usize * 2 } else { info.n as usize / info.per.max(1) as usize };
        if let Some(n) = self.const_int(at) {
            let d = self.dst(i, 0);
            if info.packed && (n as usize) < lanes {
                let w = self.src_reg(v, n as usize / 2);
                return self.half_into(d, w, n as usize % 2);
            }
            // Out of range: poison.
            let own = self.info(f.ty(i));
            for k in 0..own.n as usize {
                let class = self.s.types.part(own, k).class();
                let d = self.dst(i, k);
                self.mov(class, d, Operand::ZERO);
            }
            return;
        }
        let (index, t) = self.index(at);
        let own = self.info(f.ty(i));
        let tests: Vec<Operand> =
            (1..lanes).map(|n| self.new_setp(cmp::EQ, t, index, Operand::imm(n as i32))).collect();
        for k in 0..own.n as usize {
            let raw = self.s.types.part(own, k).raw();
            let lane = |s: &mut Self, n: usize| {
                if info.packed { s.half_lane(v, n) } else { s.src(v, n * info.per as usize + k) }
            };
            let mut acc = lane(self, 0);
            for n in 1..lanes {
                let o = lane(self, n);
                let d = self.reg(raw.class());
                self.select_part(raw, d, o, acc, tests[n - 1]);
                acc = Operand::reg(d);
            }
            let d = self.dst(i, k);
            self.mov(raw.class(), d, acc);
        }
    }

    pub(super) fn insert_element(&mut self, i: Inst) {
        let f = self.f;
        let (v, e, at) = (f.operand(i, 0), f.operand(i, 1), f.operand(i, 2));
        let info = self.info(f.ty(i));
        if let Some(n) = self.const_int(at) {
            if !info.packed {
                return self.copy_parts(i);
            }
            let n = n as usize;
            for k in 0..info.n as usize {
                let d = self.dst(i, k);
                if k != n / 2 {
                    let o = self.src(v, k);
                    self.mov(Class::B32, d, o);
                    continue;
                }
                let new = self.src_reg(e, 0);
                let other = self.other_half(v, n ^ 1);
                let (a, b) = if n.is_multiple_of(2) { (new, other) } else { (other, new) };
                self.pack(PTy::B32, d, a, b);
            }
            return;
        }
        let (index, t) = self.index(at);
        let lanes = if info.packed { info.n as usize * 2 } else { info.n as usize / info.per.max(1) as usize };
        let mut low = Operand::NONE;
        for n in 0..lanes {
            let p = self.new_setp(cmp::EQ, t, index, Operand::imm(n as i32));
            if info.packed {
                let (new, old) = (self.src_reg(e, 0), self.half_lane(v, n));
                let o = self.new_selp(PTy::B16, new, old, p);
                if n % 2 == 0 {
                    low = o;
                } else {
                    let d = self.dst(i, n / 2);
                    self.pack(PTy::B32, d, low, o);
                }
                continue;
            }
            for k in 0..info.per as usize {
                let q = n * info.per as usize + k;
                let raw = self.s.types.part(info, q).raw();
                let (new, old) = (self.src(e, k), self.src(v, q));
                let d = self.dst(i, q);
                self.select_part(raw, d, new, old, p);
            }
        }
    }
    /// The half of `v` that an insertion keeps: straight from an insertion before it, where that is so.
    fn other_half(&mut self, v: Value, n: usize) -> Operand {
        let f = self.f;
        if let Some(j) = v.as_inst()
            && f.op(j) == warpc_engine::ir::Opcode::InsertElement
            && self.const_int(f.operand(j, 2)) == Some(n as u64)
        {
            return self.src_reg(f.operand(j, 1), 0);
        }
        if v.is_undef_or_poison() {
            return self.in_reg(Operand::ZERO, Class::B16);
        }
        self.half_lane(v, n)
    }

    /// A shuffle with packed halves on one side; others only rename registers.
    pub(super) fn shuffle(&mut self, i: Inst) {
        let f = self.f;
        let info = self.info(f.ty(i));
        let (a, b) = (f.operand(i, 0), f.operand(i, 1));
        let source = self.info(f.type_of(a));
        if !info.packed && !source.packed {
            return self.copy_parts(i);
        }
        let lanes = if source.packed { source.n as usize * 2 } else { source.n as usize };
        let mask: smallvec::SmallVec<[u32; 16]> = f.indices(i).into();
        let from = |m: u32| if (m as usize) < lanes { (a, m as usize) } else { (b, m as usize - lanes) };
        if !info.packed {
            for (n, &m) in mask.iter().enumerate() {
                let d = self.dst(i, n);
                if m == u32::MAX {
                    self.mov(Class::B16, d, Operand::ZERO);
                    continue;
                }
                let (v, lane) = from(m);
                let w = self.src_reg(v, lane / 2);
                self.half_into(d, w, lane % 2);
            }
            return;
        }
        for k in 0..info.n as usize {
            let d = self.dst(i, k);
            let pair = [mask[2 * k], mask[2 * k + 1]];
            if !source.packed {
                let mut halves = [Operand::ZERO; 2];
                for h in 0..2 {
                    halves[h] = if pair[h] == u32::MAX {
                        self.in_reg(Operand::ZERO, Class::B16)
                    } else {
                        let (v, lane) = from(pair[h]);
                        self.src_reg(v, lane)
                    };
                }
                self.pack(PTy::B32, d, halves[0], halves[1]);
                continue;
            }
            // A byte permutation takes any two halves of any two registers.
            let any = |m: u32, other: u32| if m == u32::MAX { other } else { m };
            let (p, q) = (any(pair[0], pair[1]), any(pair[1], pair[0]));
            if p == u32::MAX {
                self.mov(Class::B32, d, Operand::ZERO);
                continue;
            }
            let ((v, x), (w, y)) = (from(p), from(q));
            let (r, s) = (self.src_reg(v, x / 2), self.src_reg(w, y / 2));
            if r == s && x % 2 == 0 && y % 2 == 1 {
                self.mov(Class::B32, d, r);
                continue;
            }
            let low = if x % 2 == 0 { 0x10 } else { 0x32 };
            let high = if y % 2 == 0 { 0x54 } else { 0x76 };
            self.emit(Op::Prmt, PTy::B32, &[Operand::def(d), r, s, Operand::imm(high << 8 | low)]);
        }
    }
}
