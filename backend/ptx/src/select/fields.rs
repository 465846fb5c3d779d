//! Fields of words: insertion, bytes gathered from two words, signed extraction; halves of 64 bits; absolute differences.
//!
//! A pattern is taken when the rows that it covers have no other reader, so that there are fewer rows afterwards, and where the
//! assembler makes no more of it than of the rows: `bfi` and `bfe` of 64 bits are left alone, and so is `bfe.u32` whose result
//! goes into more logic. All matches look at a bounded number of rows.

use super::{NO_REG, Sel};
use crate::intrinsics::IntOp;
use crate::intrinsics::{Found, Generic};
use crate::machine::*;
use smallvec::SmallVec;
use warpc_ir::consts::low_mask;
use warpc_ir::ids::*;
use warpc_ir::{IntPred, Opcode, Value, flags};

/// Rows of a gather that are looked at above one another.
const DEPTH: u32 = 6;
/// Rows before the upper half of a register that are looked through for its lower half.
const NEAR: usize = 8;
/// A byte that is zero.
const ZERO: u8 = 0xff;

/// A part of a value.
type Source = (Value, usize);

/// Where the four bytes of a word come from: source times four plus byte, or [`ZERO`].
#[derive(Clone, Default)]
struct Gather {
    sources: SmallVec<[Source; 4]>,
    bytes: [u8; 4],
    /// Rows covered.
    rows: u32,
    /// A byte of a source that is known to be zero.
    zero: Option<u8>,
}

/// `(base & !mask) | (field << at & mask)`
struct Insertion {
    base: Value,
    field: Value,
    at: u32,
    len: u32,
}

impl Sel<'_, '_, '_> {
    /// Row `i`, which is `or` or `ashr`, by one of the patterns of this file that end in it.
    pub(super) fn fields(&mut self, i: Inst, dst: VReg) -> bool {
        match (self.f.op(i), self.f.ty(i)) {
            (Opcode::Or, Type::I64) => self.joined(i, dst),
            (Opcode::Or, Type::I32) => self.gathered(i, dst) || self.inserted(i, dst),
            (Opcode::AShr, Type::I32) => self.signed_field(i, dst),
            _ => false,
        }
    }

    /// The row that makes `value`, if it is `op`, by a constant, and only row `i` reads it: its other operand and the constant.
    fn inner(&self, i: Inst, value: Value, op: Opcode) -> Option<(Value, u64)> {
        let j =
            value.as_inst().filter(|&j| self.f.op(j) == op && self.f.ty(j) == self.f.ty(i) && self.absorbs(i, j))?;
        Some((self.f.operand(j, 0), self.const_int(self.f.operand(j, 1))?))
    }

    /// `zext low | zext high << 32`: two registers put together.
    fn joined(&mut self, i: Inst, dst: VReg) -> bool {
        let f = self.f;
        for (low, high) in [(0, 1), (1, 0)] {
            let Some((high, 32)) = self.inner(i, f.operand(i, high), Opcode::Shl) else { continue };
            let half = |v: Value| {
                let j = v.as_inst().filter(|&j| f.op(j) == Opcode::ZExt && !self.is_asked(j))?;
                Some(f.operand(j, 0)).filter(|&x| f.type_of(x) == Type::I32)
            };
            let (Some(low), Some(high)) = (half(f.operand(i, low)), half(high)) else { continue };
            let (low, high) = (self.src_reg(low, 0), self.src_reg(high, 0));
            self.pack(PTy::B64, dst, low, high);
            return true;
        }
        false
    }

    /// Truncation `i` of 64-bit `value` to 32 as half of a register that is taken apart: the upper half when `value` is shifted so,
    /// the lower one when a later row that wants the upper one of the same value left it to this.
    pub(super) fn half_of_pair(&mut self, i: Inst, value: Value) -> bool {
        let f = self.f;
        if f.ty(i) != Type::I32 || f.type_of(value) != Type::I64 {
            return false;
        }
        let left = self.s.values.side_regs[i.index()];
        if left != NO_REG {
            let d = self.dst(i, 0);
            self.unpack(value, Operand::def(d), Operand::def(left));
            return true;
        }
        let shift = value.as_inst().filter(|&j| matches!(f.op(j), Opcode::LShr | Opcode::AShr) && !self.is_asked(j));
        let Some(j) = shift.filter(|&j| self.const_int(f.operand(j, 1)) == Some(32)) else { return false };
        let (whole, d) = (f.operand(j, 0), self.dst(i, 0));
        let lower = |&k: &Inst| f.op(k) == Opcode::Trunc && f.ty(k) == Type::I32 && f.operand(k, 0) == whole;
        let before = std::iter::successors(Some(i), |&k| Some(f.prev(k)).filter(|k| k.is_some())).skip(1).take(NEAR);
        match before.into_iter().find(lower) {
            Some(k) if self.s.values.uses[k.index()] != 0 && self.s.values.side_regs[k.index()] == NO_REG => {
                // Asked for, so that it is made for certain.
                self.value_regs(k);
                self.s.values.side_regs[k.index()] = d;
            }
            _ => self.unpack(whole, Operand::new(Kind::Sink, 0), Operand::def(d)),
        }
        true
    }
    fn unpack(&mut self, whole: Value, low: Operand, high: Operand) {
        let o = self.src_reg(whole, 0);
        self.emit(Op::Unpack, PTy::B64, &[low.with(oflag::OPEN), high.with(oflag::CLOSE), o]);
    }

    /// A field of `i`'s operands put into the other: `bfi`.
    fn inserted(&mut self, i: Inst, dst: VReg) -> bool {
        let f = self.f;
        let found = [(0, 1), (1, 0)].into_iter().find_map(|(p, q)| self.insertion(i, f.operand(i, p), f.operand(i, q)));
        let Some(n) = found else { return false };
        let (field, base) = (self.src(n.field, 0), self.src(n.base, 0));
        let ops = [Operand::def(dst), field, base, Operand::imm(n.at as i32), Operand::imm(n.len as i32)];
        self.emit(Op::Bfi, PTy::B32, &ops);
        true
    }
    fn insertion(&self, i: Inst, placed: Value, base: Value) -> Option<Insertion> {
        let f = self.f;
        // The rows that place the field, and whether one of them masks it.
        let (field, at, len, masked) = if let Some((x, m)) = self.inner(i, placed, Opcode::And) {
            let j = x.as_inst().filter(|&j| self.absorbs(i, j) && f.op(j) == Opcode::Shl)?;
            let at = self.const_int(f.operand(j, 1)).filter(|&n| n < 32)? as u32;
            let m = m as u32 >> at;
            let len = m.trailing_ones();
            (len != 0 && m >> (len - 1) == 1).then(|| (f.operand(j, 0), at, len, true))?
        } else {
            let (x, at) = self.inner(i, placed, Opcode::Shl).filter(|p| p.1 < 32)?;
            let at = at as u32;
            match self.inner(i, x, Opcode::And) {
                Some((y, m)) if m & (m + 1) == 0 && m != 0 => {
                    (y, at, (m.trailing_ones()).min(32 - at), m.trailing_ones() <= 32 - at)
                }
                _ => (x, at, 32 - at, false),
            }
        };
        let mask = (low_mask(len) as u32) << at;
        if let Some((x, m)) = self.inner(i, base, Opcode::And)
            && m as u32 == !mask
        {
            return Some(Insertion { base: x, field, at, len });
        }
        // A base that has no bits there stays as it is; then only a mask is saved.
        (masked && !base.is_constant() && self.possible(base, 0) & mask == 0).then_some(Insertion {
            base,
            field,
            at,
            len,
        })
    }
    /// Bits of a 32-bit value that may be set.
    fn possible(&self, value: Value, depth: u32) -> u32 {
        let f = self.f;
        if let Some(c) = self.const_int(value) {
            return c as u32;
        }
        let Some(j) = value.as_inst().filter(|_| depth < DEPTH) else { return u32::MAX };
        let of = |n: usize| self.possible(f.operand(j, n), depth + 1);
        let by = || self.const_int(f.operand(j, 1)).filter(|&n| n < 32);
        match f.op(j) {
            Opcode::And => of(0) & of(1),
            Opcode::Or | Opcode::Xor => of(0) | of(1),
            Opcode::Shl => by().map_or(u32::MAX, |n| of(0) << n),
            Opcode::LShr => by().map_or(u32::MAX, |n| of(0) >> n),
            Opcode::ZExt => low_mask(self.bits_of(f.operand(j, 0)).min(32)) as u32,
            _ => u32::MAX,
        }
    }

    /// Bytes of at most two words put together: `prmt`.
    fn gathered(&mut self, i: Inst, dst: VReg) -> bool {
        let v = Value::inst(i);
        let whole = self.gather(i, v, [true; 2], 0);
        let mut found = whole.permutation();
        if found.is_none() && whole.sources.len() > 2 {
            // Too many words: one operand is made by itself.
            found = self.gather(i, v, [false, true], 0).permutation();
            if found.is_none() {
                found = self.gather(i, v, [true, false], 0).permutation();
            }
        }
        // A constant would need a register beside the selector.
        let variable = |s: &Source| !s.0.is_constant();
        let found = found.filter(|(a, b, _)| variable(a) && b.iter().all(variable));
        let Some((a, b, selector)) = found else { return false };
        let a = self.src_reg(a.0, a.1);
        let b = b.map_or(Operand::ZERO, |(v, part)| self.src(v, part));
        self.emit(Op::Prmt, PTy::B32, &[Operand::def(dst), a, b, Operand::imm(selector as i32)]);
        true
    }
    /// Where the bytes of `value` come from, looking through rows that only row `i` needs, and through those operands of `i` itself
    /// that `through` says.
    fn gather(&mut self, i: Inst, value: Value, through: [bool; 2], depth: u32) -> Gather {
        let f = self.f;
        let row = value.as_inst().filter(|&j| depth < DEPTH && f.ty(j) == Type::I32 && (j == i || self.absorbs(i, j)));
        let Some(j) = row else { return self.gather_leaf(value) };
        let operand = |s: &mut Self, n: usize| match through[n] || j != i {
            true => s.gather(i, f.operand(j, n), through, depth + 1),
            false => s.gather_leaf(f.operand(j, n)),
        };
        match f.op(j) {
            Opcode::And => {
                let mask = self.const_int(f.operand(j, 1)).map(|m| (m as u32).to_le_bytes());
                let Some(mask) = mask.filter(|m| m.iter().all(|&b| b == 0 || b == 0xff)) else {
                    return self.gather_leaf(value);
                };
                let mut g = operand(self, 0);
                for (byte, m) in g.bytes.iter_mut().zip(mask) {
                    *byte |= !m;
                }
                g.rows += 1;
                g
            }
            op @ (Opcode::Shl | Opcode::LShr) => {
                let by = self.const_int(f.operand(j, 1)).filter(|&n| n < 32 && n.is_multiple_of(8));
                let Some(by) = by.map(|n| n as usize / 8) else { return self.gather_leaf(value) };
                let mut g = operand(self, 0);
                let from = g.bytes;
                for (n, byte) in g.bytes.iter_mut().enumerate() {
                    let at = if op == Opcode::Shl { n.checked_sub(by) } else { Some(n + by) };
                    *byte = at.and_then(|at| from.get(at).copied()).unwrap_or(ZERO);
                }
                g.rows += 1;
                g
            }
            Opcode::Or => {
                let (a, b) = (operand(self, 0), operand(self, 1));
                a.or(b).unwrap_or_else(|| self.gather_leaf(value))
            }
            _ => self.gather_leaf(value),
        }
    }
    fn gather_leaf(&mut self, value: Value) -> Gather {
        let bits = self.possible(value, 0).to_le_bytes();
        let mut g = Gather { bytes: [0, 1, 2, 3], ..Gather::default() };
        g.sources.push(self.resolve(value, 0));
        for (n, byte) in g.bytes.iter_mut().enumerate() {
            if bits[n] == 0 {
                *byte = ZERO;
                g.zero = Some(n as u8);
            }
        }
        g
    }

    /// The fields of `(x << a) >> b`, extended by sign.
    fn signed_field(&mut self, i: Inst, dst: VReg) -> bool {
        let f = self.f;
        let Some((x, up)) = self.inner(i, f.operand(i, 0), Opcode::Shl) else { return false };
        let Some(down) = self.const_int(f.operand(i, 1)).filter(|&n| n < 32 && n >= up) else { return false };
        let x = self.src_reg(x, 0);
        let ops = [Operand::def(dst), x, Operand::imm((down - up) as i32), Operand::imm(32 - down as i32)];
        self.emit(Op::Bfe, PTy::S32, &ops);
        true
    }

    /// `|a - b| + c` for the sum `i` of a difference and `c`.
    pub(super) fn sum_of_difference(&mut self, i: Inst, dst: VReg) -> bool {
        let f = self.f;
        for (v, c) in [(0, 1), (1, 0)] {
            let Some(j) = f.operand(i, v).as_inst().filter(|&j| self.absorbs(i, j)) else { continue };
            let Some((a, b, ty)) = self.difference(j) else { continue };
            self.sad(dst, a, b, Some(f.operand(i, c)), ty);
            return true;
        }
        false
    }
    /// Row `i` as an absolute difference.
    pub(super) fn plain_difference(&mut self, i: Inst, dst: VReg) -> bool {
        let Some((a, b, ty)) = self.difference(i) else { return false };
        self.sad(dst, a, b, None, ty);
        true
    }
    fn sad(&mut self, dst: VReg, left: Value, right: Value, addend: Option<Value>, ty: PTy) {
        let (left, right) = (self.src_reg(left, 0), self.src(right, 0));
        let addend = addend.map_or(Operand::ZERO, |c| self.src(c, 0));
        self.emit(Op::Sad, ty, &[Operand::def(dst), left, right, addend]);
    }
    /// What row `other` of 16 or 32 bits is the absolute difference of: of signed values without overflow, a larger and a smaller
    /// one, or by comparing them, or what they extend.
    fn difference(&mut self, other: Inst) -> Option<(Value, Value, PTy)> {
        let f = self.f;
        let bits = f.types().int_bits(f.ty(other)).filter(|b| matches!(b, 16 | 32))?;
        let (signed, unsigned) = (PTy::signed(bits), PTy::unsigned(bits));
        let only = |s: &Self, v: Value| v.as_inst().filter(|&k| s.absorbs(other, k));
        let pair = |k: Inst| (f.operand(k, 0), f.operand(k, 1));
        match f.op(other) {
            Opcode::Call if self.int_op(other) == Some(IntOp::Abs) => {
                let k = only(self, f.operand(other, 0))?;
                let difference = f.op(k) == Opcode::Sub && self.has_flag(k, flags::NSW);
                difference.then(|| (f.operand(k, 0), f.operand(k, 1), signed))
            }
            Opcode::Sub => {
                let (high, low) = (only(self, f.operand(other, 0))?, only(self, f.operand(other, 1))?);
                let ty = match (self.int_op(high)?, self.int_op(low)?) {
                    (IntOp::SMax, IntOp::SMin) => signed,
                    (IntOp::UMax, IntOp::UMin) => unsigned,
                    _ => return None,
                };
                let ((a, b), (x, y)) = (pair(high), pair(low));
                ((a, b) == (x, y) || (a, b) == (y, x)).then_some((a, b, ty))
            }
            Opcode::Select => {
                let p = only(self, f.operand(other, 0)).filter(|&p| f.op(p) == Opcode::ICmp)?;
                let mut sides = [only(self, f.operand(other, 1))?, only(self, f.operand(other, 2))?];
                use IntPred::*;
                let order = f.int_pred(p);
                let ty = match order {
                    Sgt | Sge => signed,
                    Ugt | Uge => unsigned,
                    Slt | Sle | Ult | Ule => {
                        sides.reverse();
                        if order.is_signed() { signed } else { unsigned }
                    }
                    _ => return None,
                };
                if sides.iter().any(|&k| f.op(k) != Opcode::Sub) {
                    return None;
                }
                let extension = if order.is_signed() { Opcode::SExt } else { Opcode::ZExt };
                let is = |wide: Value, v: Value| {
                    let extends = |k: Inst| f.op(k) == extension && f.operand(k, 0) == v;
                    wide == v || wide.as_inst().is_some_and(extends)
                };
                let ((a, b), (x, y)) = (pair(p), pair(sides[0]));
                (is(x, a) && is(y, b) && pair(sides[1]) == (y, x)).then_some((x, y, ty))
            }
            _ => None,
        }
    }
    /// The integer intrinsic that call `i` is of.
    fn int_op(&mut self, i: Inst) -> Option<IntOp> {
        let f = self.f;
        if f.op(i) != Opcode::Call {
            return None;
        }
        match self.intrinsic(f.intrinsic_callee(i)?) {
            Found::Generic(Generic::Int(op)) => Some(op),
            _ => None,
        }
    }
}

impl Gather {
    /// Both, where no byte comes from both.
    fn or(mut self, other: Gather) -> Option<Gather> {
        let mut moved = [0; 8];
        for (n, s) in other.sources.iter().enumerate().take(8) {
            let known = self.sources.iter().position(|t| t == s);
            moved[n] = known.unwrap_or(self.sources.len()) as u8;
            if known.is_none() {
                self.sources.push(*s);
            }
        }
        let there = |b: u8| moved[b as usize / 4] * 4 + b % 4;
        if self.sources.len() > 8 {
            return None;
        }
        for (a, &b) in self.bytes.iter_mut().zip(&other.bytes) {
            match (*a, b) {
                (_, ZERO) => {}
                (ZERO, b) => *a = there(b),
                _ => return None,
            }
        }
        self.zero = self.zero.or(other.zero.map(there));
        self.rows += other.rows + 1;
        Some(self)
    }
    /// Operands and selector of the `prmt` that makes it, if it is one and saves a row.
    fn permutation(&self) -> Option<(Source, Option<Source>, u32)> {
        let mut used: SmallVec<[u8; 4]> = SmallVec::new();
        for &b in self.bytes.iter().filter(|&&b| b != ZERO) {
            if !used.contains(&(b / 4)) {
                used.push(b / 4);
            }
        }
        if self.rows < 2 || !matches!(used.len(), 1 | 2) {
            return None;
        }
        let zero = match self.zero {
            _ if used.len() == 1 => 4,
            Some(z) => used.iter().position(|&u| u == z / 4).map(|n| n as u8 * 4 + z % 4)?,
            None if self.bytes.contains(&ZERO) => return None,
            None => 0,
        };
        let mut selector = 0;
        for (n, &b) in self.bytes.iter().enumerate() {
            let at = match b {
                ZERO => zero,
                _ => (used[0] != b / 4) as u8 * 4 + b % 4,
            };
            selector |= (at as u32) << (4 * n);
        }
        let source = |n: &u8| self.sources[*n as usize];
        Some((source(&used[0]), used.get(1).map(source), selector))
    }
}
