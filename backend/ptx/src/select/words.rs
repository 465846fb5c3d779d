//! Vectors of bytes and of 16-bit integers that are computed as words of 32 bits.
//!
//! Elements of such vectors have a register each. Where a vector is stored, or cast to wider integers, and is logic, insertions, shuffles and
//! choices of vectors that are in words already (loaded, cast, constant), it is computed by words: `xor` of four bytes is one `xor`, a shuffle of two
//! words' bytes one `prmt`; sums, minima and maxima of halves are one `add.s16x2` or `min.s16x2` where the target has these. Users are
//! selected before what they use, so a vector whose words alone are asked for has no rows for its elements. The first register of a
//! vector's words stands in its side register.

use super::memory::align_at;
use super::{Addr, NO_REG, Sel};
use crate::constants::{Element, Scalar};
use crate::features::Feature;
use crate::intrinsics::{Found, Generic, IntOp};
use crate::machine::*;
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Ordering, Value, ValueKind, flags};

/// Vectors that are looked through for words: a chain this deep is as good as any.
const DEPTH: u32 = 6;
/// WordShape of the longest vector.
const MOST_WORDS: usize = 16;
/// Selector of `prmt` for a word as it is.
const IDENTITY: u32 = 0x3210;

/// How a vector lies in words.
#[derive(Clone, Copy)]
pub(super) struct WordShape {
    /// Number of words.
    pub count: usize,
    /// Bits of an element: 8 or 16.
    pub bits: u32,
}

impl WordShape {
    pub(super) fn lanes_per_word(self) -> usize {
        32 / self.bits as usize
    }
}

/// Bytes of at most two words, chosen by the selector of a `prmt`.
struct Bytes {
    sources: SmallVec<[(Value, usize); 2]>,
    selector: u32,
}

impl Sel<'_, '_, '_> {
    /// How a vector of type `ty` lies in words, if it does.
    pub(super) fn word_shape(&self, ty: Type) -> Option<WordShape> {
        let types = self.f.types();
        let (lanes, is_scalable, element) = types.vector(ty)?;
        let bits = types.int_bits(element).filter(|bits| matches!(bits, 8 | 16))?;
        let total = lanes as usize * bits as usize;
        (!is_scalable && total.is_multiple_of(32) && total / 32 <= MOST_WORDS)
            .then_some(WordShape { count: total / 32, bits })
    }
    /// Whether `value` can be had in words.
    pub(super) fn is_in_words(&mut self, value: Value) -> bool {
        self.word_shape(self.f.type_of(value)).is_some_and(|words| self.has_words(value, words, DEPTH))
    }
    fn has_words(&mut self, value: Value, words: WordShape, depth: u32) -> bool {
        let f = self.f;
        let i = match value.kind() {
            ValueKind::Inst(i) => i,
            ValueKind::Undef(_) | ValueKind::Poison(_) => return true,
            ValueKind::Const(_) => return (0..words.count).all(|k| self.constant_word(value, words, k).is_some()),
            _ => return false,
        };
        if depth == 0 || f.op(i) == Opcode::Phi {
            return false;
        }
        if self.s.values.side_regs[i.index()] != NO_REG {
            return true;
        }
        match f.op(i) {
            Opcode::Load => {
                f.mem(i).align >= 4
                    && f.mem(i).ordering == Ordering::NotAtomic
                    && f.flags(i) & flags::VOLATILE == 0
                    && self.run_of(i).is_none()
            }
            Opcode::BitCast => {
                let whole = f.operand(i, 0);
                let info = self.info(f.type_of(whole));
                info.n as usize == words.count
                    && !info.packed
                    && info.bit_lanes == 0
                    && (0..words.count).all(|k| self.s.types.part(info, k).class() == Class::B32)
            }
            Opcode::Freeze => self.has_words(f.operand(i, 0), words, depth - 1),
            _ if self.is_asked(i) => false,
            Opcode::And | Opcode::Or | Opcode::Xor => (0..2).all(|n| self.has_words(f.operand(i, n), words, depth - 1)),
            Opcode::Add | Opcode::Call => {
                words.bits == 16
                    && self.has(Feature::Int16x2)
                    && self.packed_arithmetic(i).is_some()
                    && (0..2).all(|n| self.has_words(f.operand(i, n), words, depth - 1))
            }
            Opcode::Select => {
                f.type_of(f.operand(i, 0)) == Type::I1
                    && (1..3).all(|n| self.has_words(f.operand(i, n), words, depth - 1))
            }
            Opcode::InsertElement => {
                let lanes = (words.count * words.lanes_per_word()) as u64;
                // A vector that is made of elements is packed by the store in fewer rows.
                let base = f.operand(i, 0).as_inst();
                base.is_some_and(|base| f.op(base) != Opcode::InsertElement)
                    && self.const_int(f.operand(i, 2)).is_some_and(|at| at < lanes)
                    && self.has_words(f.operand(i, 0), words, depth - 1)
            }
            Opcode::ShuffleVector => {
                let Some(source) = self.word_shape(f.type_of(f.operand(i, 0))) else { return false };
                (0..words.count).all(|k| self.shuffled(i, words, source, k).is_some())
                    && (0..2).all(|n| self.has_words(f.operand(i, n), source, depth - 1))
            }
            _ => false,
        }
    }
    /// The operation on pairs of 16-bit integers that `i` is element by element.
    fn packed_arithmetic(&mut self, i: Inst) -> Option<(Op, PTy)> {
        if self.f.op(i) == Opcode::Add {
            return Some((Op::Add, PTy::S16X2));
        }
        let callee = self.f.intrinsic_callee(i)?;
        match self.intrinsic(callee) {
            Found::Generic(Generic::Int(IntOp::SMin)) => Some((Op::Min, PTy::S16X2)),
            Found::Generic(Generic::Int(IntOp::SMax)) => Some((Op::Max, PTy::S16X2)),
            Found::Generic(Generic::Int(IntOp::UMin)) => Some((Op::Min, PTy::U16X2)),
            Found::Generic(Generic::Int(IntOp::UMax)) => Some((Op::Max, PTy::U16X2)),
            _ => None,
        }
    }
    /// A word of sums, minima or maxima of its halves.
    fn packed_word(&mut self, i: Inst, dst: VReg, left: Operand, right: Operand) {
        self.need(Feature::Int16x2);
        let Some((op, ty)) = self.packed_arithmetic(i) else { return self.not_expanded() };
        let right = self.in_reg(right, Class::B32);
        self.bin(op, ty, dst, left, right);
    }
    /// Word `k` of a constant vector; elements that are not defined are zero.
    fn constant_word(&self, value: Value, words: WordShape, k: usize) -> Option<u32> {
        let per = words.lanes_per_word();
        let mut word = 0;
        for n in 0..per {
            let bits = match self.constants().element(value, (k * per + n) as u64)? {
                Element::Byte(byte) => u32::from(byte),
                Element::Zero(_) => 0,
                Element::Value(element) if element.is_undef_or_poison() => 0,
                Element::Value(element) => match self.constants().scalar(element) {
                    Scalar::Bits(bits) => bits as u32 & (u32::MAX >> (32 - words.bits)),
                    _ => return None,
                },
            };
            word |= bits << (n as u32 * words.bits);
        }
        Some(word)
    }
    /// Where the bytes of word `k` of shuffle `i` come from, if from at most two words.
    fn shuffled(&self, i: Inst, words: WordShape, source: WordShape, k: usize) -> Option<Bytes> {
        let (per, lane_bytes) = (words.lanes_per_word(), words.bits / 8);
        let lanes = source.count * per;
        let mut bytes = Bytes { sources: SmallVec::new(), selector: 0 };
        for (n, &lane) in self.f.indices(i).get(k * per..(k + 1) * per)?.iter().enumerate() {
            let from = match lane {
                // Anything will do, so what stands there already.
                u32::MAX => n as u32 * lane_bytes,
                lane => {
                    let lane = lane as usize;
                    let (operand, lane) = (self.f.operand(i, (lane >= lanes) as usize), lane % lanes);
                    let place = (operand, lane / per);
                    let at = bytes.sources.iter().position(|&known| known == place).unwrap_or_else(|| {
                        bytes.sources.push(place);
                        bytes.sources.len() - 1
                    });
                    4 * at as u32 + (lane % per) as u32 * lane_bytes
                }
            };
            for byte in 0..lane_bytes {
                bytes.selector |= ((from + byte) & 7) << (4 * (n as u32 * lane_bytes + byte));
            }
        }
        (bytes.sources.len() <= 2).then_some(bytes)
    }

    /// Word `k` of a vector that is in words: a register or an immediate.
    pub(super) fn word(&mut self, value: Value, k: usize) -> Operand {
        let f = self.f;
        let Some(i) = value.as_inst() else {
            let words = self.word_shape(f.type_of(value));
            let constant = words.and_then(|words| self.constant_word(value, words, k)).unwrap_or(0);
            return Operand::new(Kind::Imm, constant);
        };
        match f.op(i) {
            Opcode::Freeze => self.word(f.operand(i, 0), k),
            Opcode::BitCast => self.src(f.operand(i, 0), k),
            _ => Operand::reg(self.word_regs(i) + k as u32),
        }
    }
    /// First register of the words of the vector that `i` makes, allocated when first asked for.
    fn word_regs(&mut self, i: Inst) -> VReg {
        let known = self.s.values.side_regs[i.index()];
        if known != NO_REG {
            return known;
        }
        let first = VReg::new(self.m.vregs.len());
        let count = self.word_shape(self.f.ty(i)).map_or(0, |words| words.count);
        for _ in 0..count {
            self.reg(Class::B32);
        }
        self.s.values.side_regs[i.index()] = first;
        first
    }
    /// First register of the words of `i`, if something asked for them.
    pub(super) fn asked_words(&self, i: Inst) -> Option<(VReg, WordShape)> {
        let first = self.s.values.side_regs[i.index()];
        if first == NO_REG {
            return None;
        }
        self.word_shape(self.f.ty(i)).map(|words| (first, words))
    }

    /// Rows for the words of `i`, and for its elements if these are asked for too.
    pub(super) fn select_words(&mut self, i: Inst, first: VReg, words: WordShape) {
        let f = self.f;
        for k in 0..words.count {
            let dst = first + k as u32;
            match f.op(i) {
                Opcode::Select => {
                    let condition = self.src_reg(f.operand(i, 0), 0);
                    let (left, right) = (self.word(f.operand(i, 1), k), self.word(f.operand(i, 2), k));
                    self.emit(Op::Selp, PTy::B32, &[Operand::def(dst), left, right, condition]);
                }
                Opcode::InsertElement => self.inserted_word(i, words, k, dst),
                Opcode::ShuffleVector => self.shuffled_word(i, words, k, dst),
                op => {
                    let (left, right) = (self.word(f.operand(i, 0), k), self.word(f.operand(i, 1), k));
                    let left = self.in_reg(left, Class::B32);
                    let logic = match op {
                        Opcode::And => Some(Op::And),
                        Opcode::Or => Some(Op::Or),
                        Opcode::Xor => Some(Op::Xor),
                        _ => None,
                    };
                    match logic {
                        Some(logic) => self.bin(logic, PTy::B32, dst, left, right),
                        None => self.packed_word(i, dst, left, right),
                    }
                }
            }
        }
        if self.is_asked(i) {
            let lanes = self.value_regs(i);
            self.split_words(first, words, lanes);
        }
    }
    fn inserted_word(&mut self, i: Inst, words: WordShape, k: usize, dst: VReg) {
        let f = self.f;
        let word = self.word(f.operand(i, 0), k);
        let at = self.const_int(f.operand(i, 2)).unwrap_or(0) as usize;
        if at / words.lanes_per_word() != k {
            return self.mov(Class::B32, dst, word);
        }
        let element = self.src_reg(f.operand(i, 1), 0);
        let element = self.new_cvt(PTy::U32, PTy::U16, Mods(0), element);
        let word = self.in_reg(word, Class::B32);
        let (low, lane_bytes) = ((at % words.lanes_per_word()) as u32 * words.bits / 8, words.bits / 8);
        let mut selector = IDENTITY;
        for byte in 0..lane_bytes {
            let place = 4 * (low + byte);
            selector = selector & !(0xf << place) | (4 + byte) << place;
        }
        self.permute(dst, word, element, selector);
    }
    fn shuffled_word(&mut self, i: Inst, words: WordShape, k: usize, dst: VReg) {
        let source = self.word_shape(self.f.type_of(self.f.operand(i, 0)));
        let bytes = source.and_then(|source| self.shuffled(i, words, source, k));
        let Some(bytes) = bytes.filter(|bytes| !bytes.sources.is_empty()) else {
            return self.mov(Class::B32, dst, Operand::ZERO);
        };
        let operands: SmallVec<[Operand; 2]> = bytes.sources.iter().map(|&(value, k)| self.word(value, k)).collect();
        if bytes.selector == IDENTITY {
            return self.mov(Class::B32, dst, operands[0]);
        }
        let left = self.in_reg(operands[0], Class::B32);
        let right = operands.get(1).copied().unwrap_or(Operand::ZERO);
        self.permute(dst, left, right, bytes.selector);
    }
    pub(super) fn permute(&mut self, dst: VReg, left: Operand, right: Operand, selector: u32) {
        self.emit(Op::Prmt, PTy::B32, &[Operand::def(dst), left, right, Operand::imm(selector as i32)]);
    }
    /// Elements from register `lanes` on, out of words from register `first` on.
    pub(super) fn split_words(&mut self, first: VReg, words: WordShape, lanes: VReg) {
        for k in 0..words.count {
            let word = Operand::reg(first + k as u32);
            let lane = lanes + (k * words.lanes_per_word()) as u32;
            if words.bits == 8 {
                self.split_word(word, lane);
                continue;
            }
            let (low, high) = (Operand::def(lane), Operand::def(lane + 1));
            self.emit(Op::Unpack, PTy::B32, &[low.with(oflag::OPEN), high.with(oflag::CLOSE), word]);
        }
    }
    /// The four bytes of `word` into registers of 16 bits, whose upper halves may be anything.
    pub(super) fn split_word(&mut self, word: Operand, first: VReg) {
        let (short, long) = (PTy::unsigned(16), PTy::unsigned(32));
        for at in 0..4 {
            let shifted = if at == 0 { word } else { self.new_bin(Op::Shr, long, word, Operand::imm(8 * at)) };
            self.cvt(short, long, Mods(0), first + at as u32, shifted);
        }
    }

    /// Loads the words of `i` that were asked for, and takes them apart if its elements were too.
    pub(super) fn load_as_words(&mut self, i: Inst, addr: Addr, mods: Mods, first: VReg, words: WordShape) {
        let mut at = 0;
        while at < words.count {
            let place = addr.plus(4 * at as i64);
            let taken = self.words_at_once(i, at, words.count);
            self.load_run(place, first + at as u32, taken, mods);
            at += taken;
        }
        if self.is_asked(i) {
            let lanes = self.value_regs(i);
            self.split_words(first, words, lanes);
        }
    }
    /// Stores a vector that is in words.
    pub(super) fn store_as_words(&mut self, i: Inst, addr: Addr, mods: Mods, value: Value, words: WordShape) {
        let mut at = 0;
        while at < words.count {
            let place = addr.plus(4 * at as i64);
            let taken = self.words_at_once(i, at, words.count);
            let values = (at..at + taken).map(|k| self.word(value, k)).collect();
            self.store_run(place, values, mods);
            at += taken;
        }
    }
    /// How many words from word `at` on access `i` takes in one: four, two or one, as it is aligned.
    fn words_at_once(&self, i: Inst, at: usize, count: usize) -> usize {
        let align = align_at(self.f.mem(i).align, 4 * at as u64);
        [4, 2].into_iter().find(|&n| at + n <= count && align >= 4 * n as u64).unwrap_or(1)
    }

    /// Cast `i` of a vector that is in words to integers of 32 or 64 bits. Whether it was.
    pub(super) fn cast_of_words(&mut self, i: Inst, value: Value) -> bool {
        let f = self.f;
        let info = self.info(f.ty(i));
        let Some(words) = self.word_shape(f.type_of(value)) else { return false };
        if info.packed || info.bit_lanes != 0 || info.n == 0 {
            return false;
        }
        let class = self.s.types.part(info, 0).class();
        let per = match class {
            Class::B32 => 1,
            Class::B64 => 2,
            _ => return false,
        };
        if info.n as usize * per != words.count || !self.is_in_words(value) {
            return false;
        }
        for k in 0..info.n as usize {
            let dst = self.dst(i, k);
            let low = self.word(value, per * k);
            if per == 1 {
                self.mov(class, dst, low);
                continue;
            }
            let (low, high) = (self.in_reg(low, Class::B32), self.word(value, per * k + 1));
            let high = self.in_reg(high, Class::B32);
            self.pack(PTy::B64, dst, low, high);
        }
        true
    }

    /// Whether lane `lane` of `value` is a byte of a word that is asked for or loaded.
    pub(super) fn is_byte_of_word(&mut self, value: Value, lane: usize) -> bool {
        let (vector, _) = self.resolve(value, lane);
        let Some(i) = vector.as_inst() else { return false };
        let Some(words) = self.word_shape(self.f.ty(i)).filter(|words| words.bits == 8) else { return false };
        // Loads of one word are left to what takes four bytes at once, unless their word is wanted anyway.
        let is_load = self.f.op(i) == Opcode::Load && words.count > 1 && self.f.mem(i).align >= 8;
        let is_cast = self.f.op(i) == Opcode::BitCast;
        (is_load || is_cast || self.asked_words(i).is_some()) && self.has_words(vector, words, DEPTH)
    }
    /// Lane `lane` of `value`, a byte of a word that is asked for or loaded, extended to `to` bits in `dst`: one `prmt`. Whether it was.
    pub(super) fn extended_byte(&mut self, dst: VReg, value: Value, lane: usize, to: u32, is_signed: bool) -> bool {
        let is_byte = matches!(to, 16 | 32 | 64) && self.is_byte_of_word(value, lane);
        if is_byte {
            self.extend_byte_of_word(dst, value, lane, to, is_signed);
        }
        is_byte
    }
    /// The same for what [`is_byte_of_word`](Sel::is_byte_of_word), to 16, 32 or 64 bits.
    pub(super) fn extend_byte_of_word(&mut self, dst: VReg, value: Value, lane: usize, to: u32, is_signed: bool) {
        let (vector, lane) = self.resolve(value, lane);
        let word = self.word(vector, lane / 4);
        let byte = (lane % 4) as u32;
        // Bit 3 of a place repeats its sign; places from 4 on are of the second operand, zero.
        let rest = if is_signed { byte | 8 } else { 4 };
        let selector = rest << 12 | rest << 8 | rest << 4 | byte;
        if to == 32 {
            return self.permute(dst, word, Operand::ZERO, selector);
        }
        let whole = self.reg(Class::B32);
        self.permute(whole, word, Operand::ZERO, selector);
        let (to, from) = match is_signed {
            true => (PTy::signed(to), PTy::signed(32)),
            false => (PTy::unsigned(to), PTy::unsigned(32)),
        };
        self.cvt(to, from, Mods(0), dst, Operand::reg(whole));
    }
}
