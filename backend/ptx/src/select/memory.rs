//! Loads and stores: parts of a value grouped into vector accesses where the alignment allows, pieces where it forbids
//! even the part, and the forms of `i1`, odd widths and bit vectors.

use super::narrow_loads::LoadedPart;
use super::words::WordShape;
use super::{Addr, NO_REG, Sel};
use crate::features::Feature;
use crate::machine::*;
use crate::opcodes::{cmp, scope, sem, space};
use crate::types::{Part, PartKind, TypeInfo};
use smallvec::SmallVec;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Ordering, Value, ValueKind, flags};

/// Largest power of two that divides both; `offset` 0 keeps `align`.
pub fn align_at(align: u64, offset: u64) -> u64 {
    if offset == 0 { align } else { align.min(1 << offset.trailing_zeros()) }
}

/// Limbs of integers that are stored from the high end.
const DOWNWARDS: std::ops::RangeInclusive<u32> = 5..=14;

/// Selector of `prmt` for the low byte of each half of two words.
const LOW_BYTES_OF_HALVES: u32 = 0x6420;

impl Sel<'_, '_, '_> {
    /// Modifiers of a plain access to an address.
    pub fn space_mods(addr: &Addr) -> Mods {
        Mods(0).with_space(addr.space)
    }
    /// Appends a load of one register.
    pub fn ld(&mut self, ty: PTy, mods: Mods, dst: VReg, addr: Addr) {
        let [b, o] = addr.operands();
        self.emit_mods(Op::Ld, ty, mods, &[Operand::def(dst), b, o]);
    }
    /// Appends a store of one operand.
    pub fn st(&mut self, ty: PTy, mods: Mods, addr: Addr, value: Operand) {
        let [b, o] = addr.operands();
        self.emit_mods(Op::St, ty, mods, &[b, o, value]);
    }

    /// How many parts from `first` on one vector access takes: of 128 bits, and of plain accesses of global memory 256 where the target has
    /// them.
    fn group(&mut self, info: TypeInfo, first: usize, align: u64, mods: Mods) -> usize {
        let parts = self.s.types.parts(info);
        let p = parts[first];
        if p.kind == PartKind::Pred || Self::is_odd(p) {
            return 1;
        }
        let w = p.bytes() as u64;
        let may_be_wide = matches!(w, 4 | 8) && mods.space() == space::GLOBAL && mods.sem() == 0 && align >= 32;
        let mut chosen = 1;
        for g in [8usize, 4, 2] {
            let bytes = w * g as u64;
            let is_wide = bytes > 16;
            if (is_wide && (!may_be_wide || bytes > 32)) || g == 8 && !is_wide {
                continue;
            }
            if first + g > parts.len() || align_at(align, p.offset as u64) < bytes {
                continue;
            }
            let fits = (1..g).all(|j| {
                let q = parts[first + j];
                // The last one may have bits that are padding, as the highest limb of a wide integer.
                q.kind != PartKind::Pred
                    && (!Self::is_odd(q) || j + 1 == g)
                    && q.bytes() as u64 == w
                    && q.offset == p.offset + (j as u32) * w as u32
            });
            if fits && (!is_wide || self.has(Feature::Ld256)) {
                chosen = g;
                break;
            }
        }
        if w * chosen as u64 > 16 {
            self.need(Feature::Ld256);
        }
        chosen
    }
    /// How a vector access takes the parts from part `first` on by words, 4 or 2 of them, if these are bytes or halves in a row, and more
    /// than one access of bytes or halves takes.
    fn words(&self, info: TypeInfo, first: usize, align: u64, mods: Mods) -> Option<WordShape> {
        let parts = self.s.types.parts(info);
        let offset = parts[first].offset;
        let bits = u32::from(parts[first].bits);
        if mods.sem() != 0 || mods.space() == space::PARAM || !matches!(bits, 8 | 16) {
            return None;
        }
        let is_next = |(j, part): (usize, &Part)| {
            part.kind == PartKind::Int && u32::from(part.bits) == bits && part.offset == offset + j as u32 * bits / 8
        };
        let fits = |shape: &WordShape| {
            let count = shape.count * shape.lanes_per_word();
            count > 4
                && first + count <= parts.len()
                && align_at(align, offset as u64) >= 4 * shape.count as u64
                && parts[first..first + count].iter().enumerate().all(is_next)
        };
        [4, 2].into_iter().map(|count| WordShape { count, bits }).find(fits)
    }
    /// Loads words, in one access, into registers from `first` on.
    pub(super) fn load_run(&mut self, addr: Addr, first: VReg, words: usize, mods: Mods) {
        let mut ops: SmallVec<[Operand; 8]> = (0..words).map(|k| Operand::def(first + k as u32)).collect();
        braces(&mut ops);
        ops.extend(addr.operands());
        self.emit_mods(Op::Ld, PTy::B32, mods.with_vec(words.trailing_zeros() as u8), &ops);
    }
    /// Stores words in one access.
    pub(super) fn store_run(&mut self, addr: Addr, mut words: SmallVec<[Operand; 8]>, mods: Mods) {
        let n = braces(&mut words);
        let mut ops: SmallVec<[Operand; 8]> = SmallVec::from_slice(&addr.operands());
        ops.extend(words);
        self.emit_mods(Op::St, PTy::B32, mods.with_vec(n.trailing_zeros() as u8), &ops);
    }
    /// Loads words and takes them apart into the bytes or halves from register `first` on.
    fn load_words(&mut self, addr: Addr, words: WordShape, first: VReg, mods: Mods) {
        let whole: SmallVec<[VReg; 4]> = (0..words.count).map(|_| self.reg(Class::B32)).collect();
        self.load_run(addr, whole[0], words.count, mods);
        self.split_words(whole[0], words, first);
    }
    /// Joins bytes or halves to words and stores these. Registers of two bytes become a word each, and `prmt` takes the low bytes out of
    /// two of these, so that what stands above a byte in its register does not matter.
    fn store_words(&mut self, addr: Addr, values: &[Operand], words: WordShape, mods: Mods) {
        let halves: SmallVec<[Operand; 8]> = values
            .chunks_exact(2)
            .map(|pair| {
                let (low, high) = (self.in_reg(pair[0], Class::B16), self.in_reg(pair[1], Class::B16));
                let both = self.reg(Class::B32);
                self.pack(PTy::B32, both, low, high);
                Operand::reg(both)
            })
            .collect();
        if words.bits == 16 {
            return self.store_run(addr, halves, mods);
        }
        let whole = halves
            .chunks_exact(2)
            .map(|pair| {
                let word = self.reg(Class::B32);
                self.permute(word, pair[0], pair[1], LOW_BYTES_OF_HALVES);
                Operand::reg(word)
            })
            .collect();
        self.store_run(addr, whole, mods);
    }

    /// Loads all parts of a value of layout `info` from `addr` into registers from `first` on.
    pub fn load_parts(&mut self, addr: Addr, info: TypeInfo, first: VReg, align: u64, mods: Mods) {
        if info.bit_lanes != 0 {
            return self.load_bits(addr, info, first, mods);
        }
        let mut k = 0;
        while k < info.n as usize {
            let p = self.s.types.part(info, k);
            let at = addr.plus(p.offset as i64);
            let here = align_at(align, p.offset as u64);
            if let Some(words) = self.words(info, k, align, mods) {
                self.load_words(at, words, first + k as u32, mods);
                k += words.count * words.lanes_per_word();
                continue;
            }
            let g = self.group(info, k, align, mods);
            if g > 1 {
                let mut ops: SmallVec<[Operand; 8]> = SmallVec::new();
                for j in 0..g {
                    let mut d = Operand::def(first + (k + j) as u32);
                    if j == 0 {
                        d = d.with(oflag::OPEN);
                    }
                    if j + 1 == g {
                        d = d.with(oflag::CLOSE);
                    }
                    ops.push(d);
                }
                ops.extend(at.operands());
                let ty = PTy::bits_of(p.bytes() * 8);
                self.emit_mods(Op::Ld, ty, mods.with_vec(g.trailing_zeros() as u8), &ops);
                k += g;
                continue;
            }
            self.load_part(p, at, first + k as u32, here, mods);
            k += 1;
        }
    }
    fn load_part(&mut self, part: Part, addr: Addr, dst: VReg, align: u64, mods: Mods) {
        if part.kind == PartKind::Pred {
            let t = self.reg(Class::B16);
            self.ld(PTy::B8, mods, t, addr);
            let bit = self.new_bin(Op::And, PTy::B16, Operand::reg(t), Operand::imm(1));
            return self.setp(cmp::NE, PTy::B16, dst, bit, Operand::ZERO);
        }
        let bytes = part.bytes();
        if bytes.is_power_of_two() && align >= bytes as u64 {
            return self.ld(PTy::bits_of(bytes * 8), mods, dst, addr);
        }
        // Pieces, from the low end.
        let container = part.container().max(16);
        let (mut at, mut acc) = (0u32, Operand::NONE);
        while at < bytes {
            let w = piece(bytes - at, align_at(align, at as u64));
            let r = self.reg(PTy::bits_of(container).class());
            self.ld(PTy::bits_of(w * 8), mods, r, addr.plus(at as i64));
            let mut o = Operand::reg(r);
            if at != 0 {
                o = self.new_bin(Op::Shl, PTy::bits_of(container), o, Operand::imm(at as i32 * 8));
                at += w;
                if at >= bytes {
                    return self.bin(Op::Or, PTy::bits_of(container), dst, acc, o);
                }
                acc = self.new_bin(Op::Or, PTy::bits_of(container), acc, o);
            } else {
                acc = o;
                at += w;
                if at >= bytes {
                    return self.mov(PTy::bits_of(container).class(), dst, o);
                }
            }
        }
    }
    /// Stores operands `values` (one per part) to `addr`.
    pub fn store_parts(&mut self, addr: Addr, info: TypeInfo, values: &[Operand], align: u64, mods: Mods) {
        if info.bit_lanes != 0 {
            return self.store_bits(addr, info, values, mods);
        }
        // Accesses in order: the first part of each, and its words or parts.
        let mut accesses: SmallVec<[(usize, Option<WordShape>, usize); 8]> = SmallVec::new();
        let mut k = 0;
        while k < info.n as usize {
            let words = self.words(info, k, align, mods);
            let parts = match words {
                Some(words) => words.count * words.lanes_per_word(),
                None => self.group(info, k, align, mods),
            };
            accesses.push((k, words, parts));
            k += parts;
        }
        if self.is_stored_downwards(info) {
            accesses.reverse();
        }
        for (k, words, g) in accesses {
            let p = self.s.types.part(info, k);
            let at = addr.plus(p.offset as i64);
            let here = align_at(align, p.offset as u64);
            if let Some(words) = words {
                self.store_words(at, &values[k..k + g], words, mods);
                continue;
            }
            if g > 1 {
                let [b, o] = at.operands();
                let mut ops: SmallVec<[Operand; 8]> = SmallVec::from_slice(&[b, o]);
                for j in 0..g {
                    let mut v = self.without_padding(self.s.types.part(info, k + j), values[k + j]);
                    if j == 0 {
                        v = v.with(oflag::OPEN);
                    }
                    if j + 1 == g {
                        v = v.with(oflag::CLOSE);
                    }
                    ops.push(v);
                }
                let ty = PTy::bits_of(p.bytes() * 8);
                self.emit_mods(Op::St, ty, mods.with_vec(g.trailing_zeros() as u8), &ops);
                continue;
            }
            self.store_part(p, at, values[k], here, mods);
        }
    }
    /// Whether an integer of many limbs is stored from its high end. Sums come from the low end, and ptxas then has each where its store
    /// wants it; where there are more limbs it has too few registers for all of them, and copies more. A sum of 512 bits is 39
    /// instructions of SASS rather than 45, but one of 1,024 bits 85 rather than 79.
    fn is_stored_downwards(&self, info: TypeInfo) -> bool {
        // The lowest limb is a number of 64 bits.
        let is_limb = |part: &Part| part.kind == PartKind::Limb;
        DOWNWARDS.contains(&info.n) && self.s.types.parts(info)[1..].iter().all(is_limb)
    }
    fn store_part(&mut self, part: Part, addr: Addr, value: Operand, align: u64, mods: Mods) {
        if part.kind == PartKind::Pred {
            let o = if value.is_imm() {
                Operand::imm(value.payload as i32 & 1)
            } else {
                self.new_selp(PTy::B16, Operand::imm(1), Operand::ZERO, value)
            };
            return self.st(PTy::B8, mods, addr, o);
        }
        let bytes = part.bytes();
        if !Self::is_odd(part) && align >= bytes as u64 {
            return self.st(PTy::bits_of(bytes * 8), mods, addr, value);
        }
        let container = part.container();
        let value = self.in_reg(value, PTy::bits_of(container).class());
        let value = self.without_padding(part, value);
        let mut at = 0;
        while at < bytes {
            let w = piece(bytes - at, align_at(align, at as u64));
            let o = if at == 0 {
                value
            } else {
                self.new_bin(Op::Shr, PTy::unsigned(container), value, Operand::imm(at as i32 * 8))
            };
            self.st(PTy::bits_of(w * 8), mods, addr.plus(at as i64), o);
            at += w;
        }
    }
    /// `value` as it is stored: padding bits of the last byte are zeros.
    fn without_padding(&mut self, part: Part, value: Operand) -> Operand {
        if !Self::is_odd(part) {
            return value;
        }
        let ty = PTy::bits_of(part.container());
        let value = self.in_reg(value, ty.class());
        let mask = self.imm(warpc_ir::consts::low_mask(part.bits as u32) as i64);
        self.new_bin(Op::And, ty, value, mask)
    }
    /// Bit width of a lane of a bit vector.
    fn lane_bits(&self, info: TypeInfo) -> u32 {
        self.s.types.part(info, 0).bits as u32
    }
    fn load_bits(&mut self, addr: Addr, info: TypeInfo, first: VReg, mods: Mods) {
        let w = self.lane_bits(info);
        if !matches!(w, 1 | 2 | 4) {
            return self.fail("a vector of elements of this width has no memory form");
        }
        let total = (w * info.n).div_ceil(8);
        for byte in 0..total {
            let r = self.reg(Class::B16);
            self.ld(PTy::B8, mods, r, addr.plus(byte as i64));
            for j in 0..8 / w {
                let k = byte * (8 / w) + j;
                if k >= info.n {
                    break;
                }
                let d = first + k;
                if w == 1 {
                    let t = self.new_bin(Op::And, PTy::B16, Operand::reg(r), Operand::imm(1 << j));
                    self.setp(cmp::NE, PTy::B16, d, t, Operand::ZERO);
                } else {
                    self.bin(Op::Shr, PTy::U16, d, Operand::reg(r), Operand::imm((j * w) as i32));
                }
            }
        }
    }
    fn store_bits(&mut self, addr: Addr, info: TypeInfo, values: &[Operand], mods: Mods) {
        let w = self.lane_bits(info);
        if !matches!(w, 1 | 2 | 4) {
            return self.fail("a vector of elements of this width has no memory form");
        }
        let total = (w * info.n).div_ceil(8);
        for byte in 0..total {
            let mut acc = Operand::ZERO;
            for j in 0..8 / w {
                let k = (byte * (8 / w) + j) as usize;
                if k >= info.n as usize {
                    break;
                }
                let v = values[k];
                let bits = if w == 1 {
                    if v.is_imm() {
                        Operand::imm((v.payload as i32 & 1) << j)
                    } else {
                        self.new_selp(PTy::B16, Operand::imm(1 << j), Operand::ZERO, v)
                    }
                } else {
                    let v = self.in_reg(v, Class::B16);
                    let low = self.new_bin(Op::And, PTy::B16, v, Operand::imm((1 << w) - 1));
                    self.new_bin(Op::Shl, PTy::B16, low, Operand::imm((j * w) as i32))
                };
                acc = if acc == Operand::ZERO { bits } else { self.new_bin(Op::Or, PTy::B16, acc, bits) };
            }
            self.st(PTy::B8, mods, addr.plus(byte as i64), acc);
        }
    }

    /// Loads a parameter or a returned value, which lies at its natural alignment.
    pub fn load_param(&mut self, base: Operand, ty: Type, first: VReg, _kernel: bool) {
        let info = self.info(ty);
        let a = Addr { base, offset: 0, space: space::PARAM };
        let align = (info.align as u64).max(1);
        self.load_parts(a, info, first, align, Self::space_mods(&a));
    }

    /// Modifiers of an access by ordering, scope and `volatile`. `None` when a fence must stand before it.
    fn access_mods(&mut self, i: Inst, addr: &Addr, store: bool) -> Mods {
        let f = self.f;
        let mut mods = Self::space_mods(addr);
        // Only memory that other threads see has semantics.
        if matches!(addr.space, space::LOCAL | space::CONST | space::PARAM) {
            return mods;
        }
        let ordering = f.mem(i).ordering;
        if ordering == Ordering::NotAtomic {
            if f.flags(i) & flags::VOLATILE != 0 {
                mods = mods.with_sem(sem::VOLATILE);
            }
            return mods;
        }
        let sc = self.scope_of(Str(f.aux(i).b));
        if ordering == Ordering::SeqCst {
            self.emit_mods(Op::Fence, PTy::None, Mods(0).with_sem(sem::SC).with_scope(sc), &[]);
        }
        if f.flags(i) & flags::VOLATILE != 0 && ordering <= Ordering::Monotonic {
            // Volatile has the strength of relaxed at system scope.
            return mods.with_sem(sem::VOLATILE);
        }
        let s = match ordering {
            Ordering::Unordered | Ordering::Monotonic => sem::RELAXED,
            _ if store => sem::RELEASE,
            _ => sem::ACQUIRE,
        };
        mods.with_sem(s).with_scope(sc)
    }
    /// Scope of a `syncscope` name.
    pub fn scope_of(&mut self, name: Str) -> u8 {
        match self.f.ctx().str(name) {
            b"" => scope::SYS,
            b"device" => scope::GPU,
            b"block" | b"singlethread" => scope::CTA,
            b"cluster" => {
                self.need(crate::features::Feature::Cluster);
                scope::CLUSTER
            }
            other => {
                let t = String::from_utf8_lossy(other).into_owned();
                self.fail(&format!("unknown synchronisation scope \"{t}\""));
                scope::SYS
            }
        }
    }

    /// `load`
    pub(super) fn load(&mut self, i: Inst) {
        let f = self.f;
        if let Some(run) = self.run_of(i) {
            return self.run_load(i, run);
        }
        let extended = self.s.values.side_regs[i.index()];
        let lasting = f.flags(i) & flags::VOLATILE != 0 || f.mem(i).ordering != Ordering::NotAtomic;
        if !self.is_asked(i) && extended == NO_REG && !lasting {
            return;
        }
        let a = self.addr(f.operand(i, 0));
        let align = f.mem(i).align.max(1);
        let mut mods = self.access_mods(i, &a, false);
        if a.space == space::GLOBAL && !lasting && self.is_invariant(i) {
            mods = mods.with_nc(1);
        }
        let ty = f.ty(i);
        if let Some((first, words)) = self.asked_words(i) {
            return self.load_as_words(i, a, mods, first, words);
        }
        if extended != NO_REG {
            let part = LoadedPart::of_note(self.s.values.note[i.index()]);
            let t = if part.signed { PTy::signed(part.bits) } else { PTy::bits_of(part.bits) };
            self.ld(t, mods, extended, a.plus(i64::from(part.offset)));
            if !self.is_asked(i) {
                return;
            }
        }
        let info = self.info(ty);
        if f.mem(i).ordering != Ordering::NotAtomic && (info.n != 1 || align < info.size) {
            return self.fail("an atomic load of this type or alignment is not supported");
        }
        let first = self.value_regs(i);
        if self.is_loaded_signed(i) {
            return self.ld(PTy::S8, mods, first, a);
        }
        self.load_parts(a, info, first, align, mods);
    }
    /// The loads of a run as one, where the first of them stands.
    fn run_load(&mut self, i: Inst, run: usize) {
        let f = self.f;
        let run = self.s.runs.runs[run];
        let members = run.first as usize..run.end as usize;
        if run.at != i || members.clone().all(|k| !self.is_asked(self.s.runs.members[k].0)) {
            return;
        }
        let a = self.run_address(i, members.clone());
        let mut mods = Self::space_mods(&a);
        if a.space == space::GLOBAL && members.clone().all(|k| self.is_invariant(self.s.runs.members[k].0)) {
            mods = mods.with_nc(1);
        }
        let mut ops: SmallVec<[Operand; 8]> = SmallVec::new();
        let mut ty = PTy::B32;
        for k in members {
            let j = self.s.runs.members[k].0;
            let info = self.info(f.ty(j));
            let first = self.value_regs(j);
            ty = PTy::bits_of(self.s.types.part(info, 0).bytes() * 8);
            ops.extend((0..info.n).map(|p| Operand::def(first + p)));
        }
        let n = braces(&mut ops);
        ops.extend(a.operands());
        self.emit_mods(Op::Ld, ty, mods.with_vec(n.trailing_zeros() as u8), &ops);
    }
    /// The stores of a run as one, where the last of them stands.
    fn run_store(&mut self, i: Inst, run: usize) {
        let f = self.f;
        let run = self.s.runs.runs[run];
        let members = run.first as usize..run.end as usize;
        if run.at != i {
            return;
        }
        let a = self.run_address(i, members.clone());
        let mut values: SmallVec<[Operand; 8]> = SmallVec::new();
        let mut ty = PTy::B32;
        for k in members {
            let v = f.operand(self.s.runs.members[k].0, 0);
            let info = self.info(f.type_of(v));
            ty = PTy::bits_of(self.s.types.part(info, 0).bytes() * 8);
            values.extend(self.value_operands(v));
        }
        let n = braces(&mut values);
        let mut ops: SmallVec<[Operand; 8]> = SmallVec::from_slice(&a.operands());
        ops.extend(values);
        self.emit_mods(Op::St, ty, Self::space_mods(&a).with_vec(n.trailing_zeros() as u8), &ops);
    }
    /// First address of a run from that of its member `i`.
    fn run_address(&mut self, i: Inst, members: std::ops::Range<usize>) -> Addr {
        let f = self.f;
        let list = &self.s.runs.members;
        let first = list[members.start].1;
        let own = list[members].iter().find(|m| m.0 == i).map_or(first, |m| m.1);
        let a = self.addr(f.operand(i, if f.op(i) == Opcode::Load { 0 } else { 1 }));
        let Ok(_) = i32::try_from(a.offset.wrapping_add(first.wrapping_sub(own))) else {
            let base = self.plus(a.base, first.wrapping_sub(own));
            return Addr { base, ..a };
        };
        a.plus(first.wrapping_sub(own))
    }
    /// Whether memory read by load `i` never changes while the kernel runs.
    fn is_invariant(&self, i: Inst) -> bool {
        let f = self.f;
        if f.flags(i) & flags::HAS_MD != 0
            && self.names.invariant_load.is_some()
            && f.attachment(i, self.names.invariant_load).is_some()
        {
            return true;
        }
        if !self.kernel {
            return false;
        }
        // A pointer that steps through an object comes from its start, and from itself.
        let mut phis: SmallVec<[Inst; 4]> = SmallVec::new();
        let mut work: SmallVec<[Value; 8]> = SmallVec::from_slice(&[f.operand(i, 0)]);
        for _ in 0..64 {
            let Some(v) = work.pop() else { return true };
            match v.kind() {
                ValueKind::Arg(n) => {
                    let n = n as usize;
                    let is_unwritten = self.param_has(n, AttrKind::NoAlias)
                        && (self.param_has(n, AttrKind::ReadOnly) || self.param_has(n, AttrKind::ReadNone));
                    if !is_unwritten {
                        return false;
                    }
                }
                ValueKind::Inst(j) => match f.op(j) {
                    Opcode::GetElementPtr | Opcode::AddrSpaceCast | Opcode::BitCast => work.push(f.operand(j, 0)),
                    Opcode::Phi if phis.contains(&j) => {}
                    Opcode::Phi => {
                        phis.push(j);
                        work.extend(f.phi_pairs(j).map(|pair| pair.0));
                    }
                    _ => return false,
                },
                _ => return false,
            }
        }
        false
    }

    /// All parts of a value as operands.
    pub fn value_operands(&mut self, value: Value) -> SmallVec<[Operand; 8]> {
        let info = self.info(self.f.type_of(value));
        (0..info.n as usize).map(|k| self.src(value, k)).collect()
    }

    /// `store`
    pub(super) fn store(&mut self, i: Inst) {
        let f = self.f;
        if let Some(run) = self.run_of(i) {
            return self.run_store(i, run);
        }
        let v = f.operand(i, 0);
        let info = self.info(f.type_of(v));
        let align = f.mem(i).align.max(1);
        let a = self.addr(f.operand(i, 1));
        let mods = self.access_mods(i, &a, true);
        if f.mem(i).ordering != Ordering::NotAtomic && (info.n != 1 || align < info.size) {
            return self.fail("an atomic store of this type or alignment is not supported");
        }
        if align >= 4
            && mods.sem() == 0
            && let Some(words) = self.word_shape(f.type_of(v))
            && self.is_in_words(v)
        {
            return self.store_as_words(i, a, mods, v, words);
        }
        let bits = self.type_bits(f.type_of(v));
        if align * 8 >= bits as u64
            && info.n == 1
            && let Some(o) = self.narrowed(v)
        {
            return self.st(PTy::bits_of(bits), mods, a, o);
        }
        let values = self.value_operands(v);
        self.store_parts(a, info, &values, align, mods);
    }
    /// The wider register a stored value is the low part of: a store takes the low bits by itself.
    fn narrowed(&mut self, value: Value) -> Option<Operand> {
        let f = self.f;
        let bits = self.type_bits(f.type_of(value));
        let (value, _) = self.resolve(value, 0);
        let i = value.as_inst()?;
        if f.op(i) != Opcode::Trunc
            || self.type_bits(f.ty(i)) != bits
            || self.is_asked(i)
            || !matches!(self.type_bits(f.ty(i)), 8 | 16 | 32)
        {
            return None;
        }
        if f.types().is_vector(f.ty(i)) {
            return None;
        }
        let wide = f.operand(i, 0);
        // A 64-bit register in place of a 32-bit one would only move the truncation into the assembler.
        (self.bits_of(wide) <= 64).then(|| self.src_reg(wide, 0))
    }
}

/// Marks all of `ops` as one brace list; their number.
pub(super) fn braces(ops: &mut [Operand]) -> usize {
    let n = ops.len();
    if let [first, .., last] = ops {
        *first = first.with(oflag::OPEN);
        *last = last.with(oflag::CLOSE);
    }
    n
}

/// Bytes of the next piece of `left` bytes at an alignment.
fn piece(left: u32, align: u64) -> u32 {
    let top = 1u32 << (31 - left.leading_zeros());
    top.min(8).min(align.max(1) as u32)
}
