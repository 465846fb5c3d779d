//! `memcpy`, `memmove` and `memset`: unrolled by constant size, loops otherwise. Of `llvm.*.element.unordered.atomic` every element
//! is one access.

use super::memory::align_at;
use super::prepass::UNROLL_BYTES;
use super::{Addr, Sel};
use crate::machine::*;
use crate::opcodes::{cmp, scope, sem, space};
use smallvec::SmallVec;
use warpc_ir::Value;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;

/// Bytes of the largest element of an atomic copy: the machine has no wider access that is one for all targets.
const MAX_ELEMENT: u64 = 8;

/// How a copy accesses memory.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Copying {
    Plain,
    Volatile,
    /// By elements of so many bytes, none of which is seen half-written.
    Elements(u64),
}

impl Copying {
    /// Width in bytes of an access of `left` bytes at an alignment, at most 16.
    fn width(self, left: u64, align: u64) -> u64 {
        if let Copying::Elements(bytes) = self {
            return bytes;
        }
        let top = 1u64 << (63 - left.leading_zeros());
        top.min(16).min(align.max(1))
    }
    /// Width in bytes of an access at any alignment.
    fn least_width(self) -> u64 {
        self.width(1, 1)
    }
}

impl Sel<'_, '_, '_> {
    /// Modifiers of one access of a copy.
    fn chunk_mods(&self, addr: &Addr) -> Mods {
        let mods = Self::space_mods(addr);
        // As of single accesses: only where other threads see it.
        let seen = !matches!(addr.space, space::LOCAL | space::CONST | space::PARAM);
        match self.copying {
            Copying::Volatile if seen => mods.with_sem(sem::VOLATILE),
            Copying::Elements(_) if seen => mods.with_sem(sem::RELAXED).with_scope(scope::SYS),
            _ => mods,
        }
    }
    /// Registers of a chunk of `width` bytes loaded from `addr`.
    fn load_chunk(&mut self, addr: Addr, width: u64, mods: Mods) -> SmallVec<[Operand; 2]> {
        let [b, o] = addr.operands();
        if width == 16 {
            let (x, y) = (self.reg(Class::B64), self.reg(Class::B64));
            let ops = [Operand::def(x).with(oflag::OPEN), Operand::def(y).with(oflag::CLOSE), b, o];
            self.emit_mods(Op::Ld, PTy::B64, mods.with_vec(1), &ops);
            return SmallVec::from_slice(&[Operand::reg(x), Operand::reg(y)]);
        }
        let t = PTy::bits_of(width as u32 * 8);
        let r = self.reg(t.class());
        self.ld(t, mods, r, addr);
        SmallVec::from_slice(&[Operand::reg(r)])
    }
    fn store_chunk(&mut self, addr: Addr, width: u64, values: &[Operand], mods: Mods) {
        let [b, o] = addr.operands();
        if width == 16 {
            let ops = [b, o, values[0].with(oflag::OPEN), values[1].with(oflag::CLOSE)];
            return self.emit_mods(Op::St, PTy::B64, mods.with_vec(1), &ops);
        }
        self.st(PTy::bits_of(width as u32 * 8), mods, addr, values[0]);
    }
    /// Copies a constant number of bytes, chunk by chunk.
    pub fn copy_bytes(&mut self, to: Addr, from: Addr, size: u64, to_align: u64, from_align: u64) {
        let (tm, fm) = (self.chunk_mods(&to), self.chunk_mods(&from));
        let mut at = 0;
        while at < size {
            let w = self.copying.width(size - at, align_at(to_align, at).min(align_at(from_align, at)));
            let v = self.load_chunk(from.plus(at as i64), w, fm);
            self.store_chunk(to.plus(at as i64), w, &v, tm);
            at += w;
        }
    }

    fn argument_align(&self, i: Inst, index: usize) -> u64 {
        let attrs = self.f.attrs();
        attrs.int(attrs.param(self.f.call(i).attrs, index), AttrKind::Align).unwrap_or(1).max(1)
    }
    /// Length operand in 64 bits.
    fn length(&mut self, value: Value) -> Operand {
        let bits = self.bits_of(value);
        let o = self.zero_extended(value, 0);
        if bits == 64 || o.is_imm() {
            return o;
        }
        let c = super::int::container(bits);
        self.new_cvt(PTy::U64, PTy::unsigned(c), Mods(0), o)
    }

    /// How call `i` of a memory intrinsic accesses memory: its last argument says whether it is volatile, or the size of an element.
    /// `None` when it cannot be done.
    fn copying_of(&mut self, i: Inst) -> Option<Copying> {
        let f = self.f;
        let last = self.const_int(f.operand(i, 3)).unwrap_or(0);
        if f.type_of(f.operand(i, 3)) == Type::I1 {
            return Some(if last == 1 { Copying::Volatile } else { Copying::Plain });
        }
        if !last.is_power_of_two() || last > MAX_ELEMENT {
            self.fail(&format!("an atomic copy by elements of {last} bytes is not supported"));
            return None;
        }
        if self.const_int(f.operand(i, 2)).is_some_and(|size| !size.is_multiple_of(last)) {
            self.fail("the length of an atomic copy is not a multiple of its element size");
            return None;
        }
        Some(Copying::Elements(last))
    }

    /// `llvm.memcpy` and `llvm.memmove`
    pub(crate) fn memory_copy(&mut self, i: Inst, moves: bool) {
        let f = self.f;
        let (d, s, n) = (f.operand(i, 0), f.operand(i, 1), f.operand(i, 2));
        let Some(copying) = self.copying_of(i) else { return };
        self.copying = copying;
        let (da, sa) = (self.argument_align(i, 0), self.argument_align(i, 1));
        if let Some(size) = self.const_int(n) {
            if size == 0 {
                return;
            }
            if size <= UNROLL_BYTES {
                let (to, from) = (self.addr(d), self.addr(s));
                if moves {
                    return self.move_bytes(to, from, size, da, sa);
                }
                return self.copy_bytes(to, from, size, da, sa);
            }
        }
        let (to, from) = (self.addr(d), self.addr(s));
        let len = self.length(n);
        let w = copying.width(u64::MAX, da.min(sa));
        let known = len.is_imm().then(|| self.m.side.imm(len) as u64);
        if moves {
            return self.move_loop((to, from), len, known, w);
        }
        match known {
            Some(size) => {
                let whole = size / w * w;
                let count = self.imm(whole as i64);
                self.forward_loop(to, from, Operand::ZERO, count, w);
                // The tail starts at a multiple of the chunk, so at its alignment.
                self.copy_bytes(to.plus(whole as i64), from.plus(whole as i64), size - whole, w, w);
            }
            None if w == copying.least_width() => self.guarded_loop(to, from, Operand::ZERO, len, w),
            None => {
                let m = self.imm(-(w as i64));
                let whole = self.new_bin(Op::And, PTy::B64, len, m);
                self.guarded_loop(to, from, Operand::ZERO, whole, w);
                self.guarded_loop(to, from, whole, len, 1);
            }
        }
    }
    /// All loads before all stores.
    fn move_bytes(&mut self, to: Addr, from: Addr, size: u64, da: u64, sa: u64) {
        let (tm, fm) = (self.chunk_mods(&to), self.chunk_mods(&from));
        let mut chunks: SmallVec<[(u64, u64, SmallVec<[Operand; 2]>); 8]> = SmallVec::new();
        let mut at = 0;
        while at < size {
            let w = self.copying.width(size - at, align_at(da, at).min(align_at(sa, at)));
            let v = self.load_chunk(from.plus(at as i64), w, fm);
            chunks.push((at, w, v));
            at += w;
        }
        for (at, w, v) in chunks {
            self.store_chunk(to.plus(at as i64), w, &v, tm);
        }
    }
    /// `for at in (start..end).step_by(width)`, which runs at least once.
    fn forward_loop(&mut self, to: Addr, from: Addr, start: Operand, end: Operand, width: u64) {
        let (to, from) = self.bases(to, from);
        let at = self.reg(Class::B64);
        self.mov(Class::B64, at, start);
        let head = self.label();
        self.place(head);
        let (t, f) = self.indexed(to, from, at);
        let v = self.load_chunk(f, width, self.chunk_mods(&f));
        self.store_chunk(t, width, &v, self.chunk_mods(&t));
        self.bin(Op::Add, PTy::S64, at, Operand::reg(at), Operand::imm(width as i32));
        let more = self.new_setp(cmp::LT, PTy::U64, Operand::reg(at), end);
        self.jump_if(more, false, head);
        let done = self.label();
        self.place(done);
    }
    /// The same, also when there is nothing to do.
    fn guarded_loop(&mut self, to: Addr, from: Addr, start: Operand, end: Operand, width: u64) {
        let (skip, body) = (self.label(), self.label());
        let none = match start {
            Operand::ZERO => self.new_setp(cmp::EQ, PTy::B64, end, start),
            a => self.new_setp(cmp::GE, PTy::U64, a, end),
        };
        self.jump_if(none, false, skip);
        self.place(body);
        self.forward_loop(to, from, start, end, width);
        self.place(skip);
    }
    /// An address in the generic space.
    fn generic_reg(&mut self, addr: Addr) -> Operand {
        let r = self.addr_reg(addr);
        if addr.space == space::NONE {
            return r;
        }
        let d = self.reg(Class::B64);
        self.emit_mods(Op::Cvta, PTy::U64, Mods(0).with_space(addr.space), &[Operand::def(d), r]);
        Operand::reg(d)
    }
    /// Chunks of `width` bytes and what they leave, from the end when the destination lies above the source. A chunk is loaded whole before it is
    /// stored, so that it may overlap itself.
    fn move_loop(&mut self, (to, from): (Addr, Addr), len: Operand, known: Option<u64>, width: u64) {
        let len =
            if known.is_some() && width > self.copying.least_width() { len } else { self.in_reg(len, Class::B64) };
        let skip = self.label();
        let none = known.is_none().then(|| self.new_setp(cmp::EQ, PTy::B64, len, Operand::ZERO));
        if Self::one_base(to, from) {
            // Which lies above the other is known.
            if let Some(none) = none {
                let start = self.label();
                self.jump_if(none, false, skip);
                self.place(start);
            }
            if to.offset > from.offset {
                self.move_backward((to, from), len, known, width);
            } else {
                self.move_forward((to, from), len, known, width);
            }
            return self.place(skip);
        }
        let (forward, backward, fwd) = (self.label(), self.label(), self.label());
        let (tb, fb) = (self.addr_reg(to), self.addr_reg(from));
        let (tg, fg) = if to.space == from.space { (tb, fb) } else { (self.generic_reg(to), self.generic_reg(from)) };
        let up = self.new_setp(cmp::GT, PTy::U64, tg, fg);
        if let Some(none) = none {
            self.jump_if(none, false, skip);
            self.place(fwd);
        }
        self.jump_if(up, false, backward);
        self.place(forward);
        let base = |b: Operand, a: Addr| Addr { base: b, offset: 0, space: a.space };
        let sides = (base(tb, to), base(fb, from));
        self.move_forward(sides, len, known, width);
        self.jump(skip);
        self.place(backward);
        self.move_backward(sides, len, known, width);
        self.place(skip);
    }
    /// The part of a length that chunks of `width` bytes make up.
    fn whole_chunks(&mut self, len: Operand, known: Option<u64>, width: u64) -> Operand {
        match known {
            Some(size) => self.imm((size / width * width) as i64),
            None => {
                let mask = self.imm(-(width as i64));
                self.new_bin(Op::And, PTy::B64, len, mask)
            }
        }
    }
    /// At least one byte, from the start.
    fn move_forward(&mut self, (to, from): (Addr, Addr), len: Operand, known: Option<u64>, width: u64) {
        if width == self.copying.least_width() {
            return self.forward_loop(to, from, Operand::ZERO, len, width);
        }
        let whole = self.whole_chunks(len, known, width);
        let Some(size) = known else {
            self.guarded_loop(to, from, Operand::ZERO, whole, width);
            return self.guarded_loop(to, from, whole, len, 1);
        };
        let at = (size / width * width) as i64;
        self.forward_loop(to, from, Operand::ZERO, whole, width);
        self.copy_bytes(to.plus(at), from.plus(at), size % width, width, width);
    }
    /// At least one byte, from the end.
    fn move_backward(&mut self, (to, from): (Addr, Addr), len: Operand, known: Option<u64>, width: u64) {
        if width == self.copying.least_width() {
            return self.backward_loop(to, from, (len, Operand::ZERO), width);
        }
        let whole = self.whole_chunks(len, known, width);
        let Some(size) = known else {
            for (start, end, width) in [(len, whole, 1), (whole, Operand::ZERO, width)] {
                let (skip, body) = (self.label(), self.label());
                let none = self.new_setp(cmp::EQ, PTy::B64, start, end);
                self.jump_if(none, false, skip);
                self.place(body);
                self.backward_loop(to, from, (start, end), width);
                self.place(skip);
            }
            return;
        };
        let at = (size / width * width) as i64;
        self.move_bytes(to.plus(at), from.plus(at), size % width, width, width);
        self.backward_loop(to, from, (whole, Operand::ZERO), width);
    }
    /// Chunks one by one from `start` down to `end`; there is at least one. A label follows.
    fn backward_loop(&mut self, to: Addr, from: Addr, (start, end): (Operand, Operand), width: u64) {
        let (to, from) = self.bases(to, from);
        let at = self.reg(Class::B64);
        self.mov(Class::B64, at, start);
        let head = self.label();
        self.place(head);
        self.bin(Op::Add, PTy::S64, at, Operand::reg(at), Operand::imm(-(width as i32)));
        let (t, f) = self.indexed(to, from, at);
        let v = self.load_chunk(f, width, self.chunk_mods(&f));
        self.store_chunk(t, width, &v, self.chunk_mods(&t));
        let more = self.new_setp(cmp::NE, PTy::B64, Operand::reg(at), end);
        self.jump_if(more, false, head);
    }
    /// Whether two addresses differ by a constant.
    fn one_base(to: Addr, from: Addr) -> bool {
        to.base == from.base && to.space == from.space
    }
    /// Two addresses in registers; of one base, with their offsets.
    fn bases(&mut self, to: Addr, from: Addr) -> (Addr, Addr) {
        if Self::one_base(to, from) {
            let base = self.addr_reg(Addr { offset: 0, ..to });
            return (Addr { base, ..to }, Addr { base, ..from });
        }
        let (tb, fb) = (self.addr_reg(to), self.addr_reg(from));
        (Addr { base: tb, offset: 0, ..to }, Addr { base: fb, offset: 0, ..from })
    }
    /// What `bases` gave, `at` bytes further.
    fn indexed(&mut self, to: Addr, from: Addr, at: VReg) -> (Addr, Addr) {
        let p = self.new_bin(Op::Add, PTy::S64, from.base, Operand::reg(at));
        let q = if Self::one_base(to, from) { p } else { self.new_bin(Op::Add, PTy::S64, to.base, Operand::reg(at)) };
        (Addr { base: q, ..to }, Addr { base: p, ..from })
    }

    /// `llvm.memset`
    pub(crate) fn memory_set(&mut self, i: Inst) {
        let f = self.f;
        let (d, v, n) = (f.operand(i, 0), f.operand(i, 1), f.operand(i, 2));
        let align = self.argument_align(i, 0);
        let Some(copying) = self.copying_of(i) else { return };
        self.copying = copying;
        let known = self.const_int(n);
        if known == Some(0) {
            return;
        }
        let to = self.addr(d);
        let len = self.length(n);
        let w = match known {
            Some(size) => copying.width(size, align),
            None => copying.width(u64::MAX, align),
        };
        let splat = self.byte_splat(v, w);
        let mods = self.chunk_mods(&to);
        let middle = match splat[1] {
            o if o.is_imm() => Operand::new(Kind::Imm, self.m.side.imm(o) as u32),
            o => o,
        };
        let value = |w: u64, s: &[Operand; 2]| -> [Operand; 2] {
            match w {
                1 | 2 => [s[0]; 2],
                4 => [middle; 2],
                _ => [s[1]; 2],
            }
        };
        if let Some(size) = known.filter(|&s| s <= UNROLL_BYTES) {
            let mut at = 0;
            while at < size {
                let w = copying.width(size - at, align_at(align, at));
                self.store_chunk(to.plus(at as i64), w, &value(w, &splat), mods);
                at += w;
            }
            return;
        }
        let base = self.addr_reg(to);
        let at_reg = |b: Operand| Addr { base: b, offset: 0, space: to.space };
        let whole = match known {
            Some(size) => self.imm((size / w * w) as i64),
            None if w == copying.least_width() => len,
            None => {
                let m = self.imm(-(w as i64));
                self.new_bin(Op::And, PTy::B64, len, m)
            }
        };
        self.set_loop(at_reg(base), Operand::ZERO, whole, w, &value(w, &splat));
        match known {
            Some(size) => {
                let mut at = size / w * w;
                while at < size {
                    let w = copying.width(size - at, align_at(w, at));
                    self.store_chunk(to.plus(at as i64), w, &value(w, &splat), mods);
                    at += w;
                }
            }
            None if w == copying.least_width() => {}
            None => self.set_loop(at_reg(base), whole, len, 1, &value(1, &splat)),
        }
    }
    fn set_loop(&mut self, to: Addr, start: Operand, end: Operand, width: u64, values: &[Operand; 2]) {
        let (skip, body, head) = (self.label(), self.label(), self.label());
        let at = self.reg(Class::B64);
        self.mov(Class::B64, at, start);
        let none = self.new_setp(cmp::GE, PTy::U64, Operand::reg(at), end);
        self.jump_if(none, false, skip);
        self.place(body);
        self.place(head);
        let q = self.new_bin(Op::Add, PTy::S64, to.base, Operand::reg(at));
        let a = Addr { base: q, offset: 0, space: to.space };
        self.store_chunk(a, width, values, self.chunk_mods(&a));
        self.bin(Op::Add, PTy::S64, at, Operand::reg(at), Operand::imm(width as i32));
        let more = self.new_setp(cmp::LT, PTy::U64, Operand::reg(at), end);
        self.jump_if(more, false, head);
        self.place(skip);
    }
    /// The byte as a 16-bit operand, and repeated over 32 or 64 bits as `width` asks.
    fn byte_splat(&mut self, value: Value, width: u64) -> [Operand; 2] {
        let o = self.zero_extended(value, 0);
        if o.is_imm() {
            let b = self.m.side.imm(o) as u64 & 255;
            let narrow = Operand::imm((b * 0x0101) as i16 as i32);
            let wide = self.imm((b * 0x0101_0101_0101_0101) as i64);
            let mid = Operand::new(Kind::Imm, (b * 0x0101_0101) as u32);
            return [narrow, if width >= 8 { wide } else { mid }];
        }
        let t = self.new_cvt(PTy::U32, PTy::U16, Mods(0), o);
        let m = self.new_bin(Op::MulLo, PTy::S32, t, Operand::imm(0x0101_0101));
        let narrow = self.new_cvt(PTy::U16, PTy::U32, Mods(0), m);
        if width < 8 {
            return [narrow, m];
        }
        let d = self.reg(Class::B64);
        self.pack(PTy::B64, d, m, m);
        [narrow, Operand::reg(d)]
    }
}
