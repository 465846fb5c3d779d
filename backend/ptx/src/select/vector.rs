//! Vector elements and shuffles where registers are not simply renamed: dynamic indices and packed halves.

use super::Sel;
use super::int::container;
use crate::features::Feature;
use crate::machine::*;
use crate::opcodes::{cmp, round};
use crate::types::PartKind;
use warpc_ir::consts::low_mask;
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Value};

/// Where 16 bits of a packed pair come from.
#[derive(Clone, Copy)]
pub(super) enum Half {
    /// A value of its own: part.
    Value(Value, usize),
    /// A half of part `n / 2` of a packed vector: lane `n`.
    Lane(Value, usize),
    Undef,
}

impl Sel<'_, '_, '_> {
    /// Follows lane `lane` of a vector of 16-bit floats through insertions, shuffles and renamings.
    pub(super) fn half(&mut self, value: Value, lane: usize) -> Half {
        let f = self.f;
        let (mut value, mut lane) = (value, lane);
        loop {
            if value.is_undef_or_poison() {
                return Half::Undef;
            }
            if !self.info(f.type_of(value)).packed {
                return Half::Value(value, lane);
            }
            let (at, part) = self.resolve(value, lane / 2);
            lane = 2 * part + lane % 2;
            value = at;
            if value.is_undef_or_poison() {
                return Half::Undef;
            }
            if !self.info(f.type_of(value)).packed {
                return Half::Lane(value, lane);
            }
            let Some(i) = value.as_inst() else { return Half::Lane(value, lane) };
            match f.op(i) {
                Opcode::InsertElement => match self.const_int(f.operand(i, 2)) {
                    Some(k) if k == lane as u64 => return Half::Value(f.operand(i, 1), 0),
                    Some(_) => value = f.operand(i, 0),
                    None => return Half::Lane(value, lane),
                },
                Opcode::ShuffleVector => {
                    let a = f.operand(i, 0);
                    let source = self.info(f.type_of(a));
                    let lanes = if source.packed { source.n as usize * 2 } else { source.n as usize };
                    match f.indices(i).get(lane).copied() {
                        None | Some(u32::MAX) => return Half::Undef,
                        Some(m) if (m as usize) < lanes => (value, lane) = (a, m as usize),
                        Some(m) => (value, lane) = (f.operand(i, 1), m as usize - lanes),
                    }
                }
                _ => return Half::Lane(value, lane),
            }
        }
    }
    /// The float that `half` is the rounding of, where nothing else wants the rounded value.
    fn rounded_float(&mut self, half: Half) -> Option<Value> {
        let Half::Value(v, k) = half else { return None };
        let (v, _) = self.resolve(v, k);
        let i = v.as_inst().filter(|&i| self.f.op(i) == Opcode::FPTrunc && self.single_use(i) && !self.is_asked(i))?;
        let from = self.f.operand(i, 0);
        (self.f.type_of(from) == Type::FLOAT && !self.f.types().is_vector(self.f.ty(i))).then_some(from)
    }
    /// `half` as an operand of a pair.
    fn half_operand(&mut self, half: Half) -> Operand {
        match half {
            Half::Undef => Operand::ZERO,
            Half::Value(v, k) => self.src(v, k),
            Half::Lane(v, n) => {
                let w = self.src(v, n / 2);
                if w.is_imm() {
                    return Operand::imm((w.payload >> (n % 2 * 16)) as i16 as i32);
                }
                self.half_of(w, n % 2)
            }
        }
    }
    /// `llvm.stepvector`: each lane is its number, in the low part where it has several.
    pub(crate) fn step_vector(&mut self, i: Inst) {
        let info = self.info(self.f.ty(i));
        let parts_of_lane = info.per.max(1) as usize;
        for k in 0..info.n as usize {
            let part = self.s.types.part(info, k);
            let number = if k % parts_of_lane == 0 { (k / parts_of_lane) as u64 } else { 0 };
            let number = self.imm((number & low_mask(u32::from(part.bits))) as i64);
            let d = self.dst(i, k);
            self.mov(part.class(), d, number);
        }
    }
    /// A pair of 16-bit floats of kind `to` into `dst`: two conversions in one, a byte permutation, or a move.
    pub(super) fn pack_pair(&mut self, dst: VReg, pair: [Half; 2], to: PartKind) {
        let ty = if matches!(to, PartKind::BF16X2 | PartKind::BF16) { PTy::BF16X2 } else { PTy::F16X2 };
        match pair {
            [Half::Undef, Half::Undef] => return self.mov(Class::B32, dst, Operand::ZERO),
            [Half::Lane(v, x), Half::Lane(w, y)] => {
                let (r, s) = (self.src_reg(v, x / 2), self.src_reg(w, y / 2));
                if r == s && x % 2 == 0 && y % 2 == 1 {
                    return self.mov(Class::B32, dst, r);
                }
                let low = if x % 2 == 0 { 0x10 } else { 0x32 };
                let high = if y % 2 == 0 { 0x54 } else { 0x76 };
                return self.emit(Op::Prmt, PTy::B32, &[Operand::def(dst), r, s, Operand::imm(high << 8 | low)]);
            }
            // The other half may be anything.
            [Half::Lane(v, n), Half::Undef] if n % 2 == 0 => {
                let w = self.src(v, n / 2);
                return self.mov(Class::B32, dst, w);
            }
            [Half::Undef, Half::Lane(v, n)] if n % 2 == 1 => {
                let w = self.src(v, n / 2);
                return self.mov(Class::B32, dst, w);
            }
            _ => {}
        }
        if self.has(Feature::Bf16)
            && let Some(low) = self.rounded_float(pair[0])
            && let Some(high) = self.rounded_float(pair[1])
        {
            self.need(Feature::Bf16);
            let (low, high) = (self.src_reg(low, 0), self.src_reg(high, 0));
            let ops = [Operand::def(dst), high, low];
            return self.row(Op::CvtPack, ty, PTy::F32, Mods(0).with_round(round::RN), &ops);
        }
        if self.pair_of_extremes(dst, pair, to) {
            return;
        }
        let [a, b] = pair.map(|h| self.half_operand(h));
        if a.is_imm() && b.is_imm() {
            let word = (a.payload & 0xffff) | b.payload << 16;
            return self.mov(Class::B32, dst, Operand::new(Kind::Imm, word));
        }
        self.pack(PTy::B32, dst, a, b);
    }
    /// Lane `lane` of a vector of 16-bit floats as a 16-bit register.
    pub fn half_lane(&mut self, value: Value, lane: usize) -> Operand {
        match self.half(value, lane) {
            Half::Value(value, k) => self.src_reg(value, k),
            h => {
                let o = self.half_operand(h);
                self.in_reg(o, Class::B16)
            }
        }
    }
    fn half_of(&mut self, word: Operand, half: usize) -> Operand {
        let d = self.reg(Class::B16);
        self.half_into(d, word, half);
        Operand::reg(d)
    }
    fn half_into(&mut self, dst: VReg, word: Operand, half: usize) {
        let (out, sink) = (Operand::def(dst), Operand::new(Kind::Sink, 0));
        let (a, b) = if half == 0 { (out, sink) } else { (sink, out) };
        self.emit(Op::Unpack, PTy::B32, &[a.with(oflag::OPEN), b.with(oflag::CLOSE), word]);
    }
    /// A dynamic index as a 32-bit or 64-bit register, and its type.
    fn index(&mut self, value: Value) -> (Operand, PTy) {
        let bits = self.bits_of(value).min(64);
        let o = self.zero_extended(value, 0);
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
                return match self.half(v, n as usize) {
                    Half::Lane(v, n) => {
                        let w = self.src_reg(v, n / 2);
                        self.half_into(d, w, n % 2);
                    }
                    h => {
                        let o = self.half_operand(h);
                        self.mov(Class::B16, d, o);
                    }
                };
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
            let to = self.s.types.part(info, 0).kind;
            for k in 0..info.n as usize {
                let d = self.dst(i, k);
                if k != n as usize / 2 {
                    let o = self.src(v, k);
                    self.mov(Class::B32, d, o);
                    continue;
                }
                let pair =
                    [2 * k, 2 * k + 1].map(|l| if l == n as usize { Half::Value(e, 0) } else { self.half(v, l) });
                self.pack_pair(d, pair, to);
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
                let o = self.half_lane(v, lane);
                self.mov(Class::B16, d, o);
            }
            return;
        }
        let to = self.s.types.part(info, 0).kind;
        for k in 0..info.n as usize {
            let d = self.dst(i, k);
            let pair = [mask[2 * k], mask[2 * k + 1]].map(|m| {
                if m == u32::MAX {
                    return Half::Undef;
                }
                let (v, lane) = from(m);
                self.half(v, lane)
            });
            self.pack_pair(d, pair, to);
        }
    }
}
