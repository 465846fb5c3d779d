//! Rows of the instruction table, conversions and memory aside.

use super::func::*;
use crate::machine::*;
use crate::opcodes::{cmp, round, space};
use warpc_interp::assemble::space as tag;
use warpc_ir::opcode::IntPred;

/// Kind of a float as the interpreter has it; of each half for pairs.
pub(super) fn float_kind(ty: PTy) -> Option<u32> {
    Some(match ty {
        PTy::F16 | PTy::F16X2 => 16,
        PTy::BF16 | PTy::BF16X2 => 17,
        PTy::F32 => 32,
        PTy::F64 => 64,
        _ => return None,
    })
}
pub(super) fn is_pair(ty: PTy) -> bool {
    matches!(ty, PTy::F16X2 | PTy::BF16X2)
}
pub(super) fn is_signed(ty: PTy) -> bool {
    matches!(ty, PTy::S8 | PTy::S16 | PTy::S32 | PTy::S64)
}
/// Tag of a state space of the table; 0 for any.
pub(super) fn tag_of(space: u8) -> u64 {
    match space {
        space::GLOBAL => tag::GLOBAL,
        space::SHARED | space::CLUSTER => tag::SHARED,
        space::CONST => tag::CONST,
        space::LOCAL => tag::LOCAL,
        _ => 0,
    }
}

/// Options of a floating-point function from the modifiers of a row.
pub(super) fn options(mods: Mods) -> u32 {
    let mut x = match mods.round() {
        round::RZ | round::RZI => 1,
        round::RM | round::RMI => 2,
        round::RP | round::RPI => 3,
        _ => 0,
    } << opt::ROUND_SHIFT;
    x |= match mods.round() {
        round::APPROX => opt::APPROX,
        round::FULL => opt::FULL,
        _ => 0,
    };
    x |= if mods.ftz() != 0 { opt::FTZ } else { 0 };
    x |= if mods.sat() != 0 { opt::SAT } else { 0 };
    x | if mods.nan() != 0 { opt::NAN } else { 0 }
}

/// Relations of `setp` on integers.
pub(super) fn int_pred(cmp: u8, signed: bool) -> Option<IntPred> {
    use IntPred::*;
    Some(match cmp {
        cmp::EQ => Eq,
        cmp::NE => Ne,
        cmp::LT if signed => Slt,
        cmp::LE if signed => Sle,
        cmp::GT if signed => Sgt,
        cmp::GE if signed => Sge,
        cmp::LT | cmp::LO => Ult,
        cmp::LE | cmp::LS => Ule,
        cmp::GT | cmp::HI => Ugt,
        cmp::GE | cmp::HS => Uge,
        _ => return None,
    })
}
/// Relations on floats: 1 equal, 2 greater, 4 less, 8 unordered.
pub(super) fn float_pred(cmp: u8) -> Option<u32> {
    Some(match cmp {
        cmp::EQ => 1,
        cmp::NE => 6,
        cmp::LT => 4,
        cmp::LE => 5,
        cmp::GT => 2,
        cmp::GE => 3,
        cmp::EQU => 9,
        cmp::NEU => 14,
        cmp::LTU => 12,
        cmp::LEU => 13,
        cmp::GTU => 10,
        cmp::GEU => 11,
        cmp::NUM => 7,
        cmp::NAN => 8,
        _ => return None,
    })
}

impl Decoder<'_> {
    /// A function of floats of type `ty`, on both halves of pairs.
    pub fn floats(&mut self, function: Fun, ty: PTy, dst: Slot, args: &[Slot], extra: u32) -> Done {
        let k = float_kind(ty).ok_or(Undecodable::FloatOfNoFloat)?;
        if is_pair(ty) {
            return self.halves(dst, args, |s, r, a| s.float(function, r, k, a, extra));
        }
        self.float(function, dst, k, args, extra);
        Ok(())
    }
    /// Runs `body` on the halves of 32-bit operands and packs the results.
    pub fn halves(&mut self, dst: Slot, args: &[Slot], mut body: impl FnMut(&mut Self, Slot, &[Slot])) -> Done {
        let (m, up) = (self.constant(0xffff), self.constant(16));
        let r = self.temps_of(2);
        for h in 0..2 {
            let mut part = [NO_SLOT; 3];
            for (p, &a) in part.iter_mut().zip(args) {
                *p = self.temp();
                if h == 0 {
                    self.int(Fun::And, *p, 32, &[a, m]);
                } else {
                    self.int(Fun::LShrClamp, *p, 32, &[a, up]);
                }
            }
            body(self, r + h, &part[..args.len()]);
        }
        self.int(Fun::ShlClamp, r + 1, 32, &[r + 1, up]);
        self.int(Fun::Or, dst, 32, &[r, r + 1]);
        Ok(())
    }
    /// A row of the table; `ops` without the guard.
    pub fn table(&mut self, head: MHead, ops: &[Operand]) -> Done {
        let (t, m) = (head.ty, head.mods);
        let bits = t.bits();
        let float = float_kind(t).is_some();
        let signed = is_signed(t);
        match head.op {
            Op::Ld => return self.load(head, ops),
            Op::St => return self.store(head, ops),
            Op::Atom | Op::Red | Op::AtomCas => return self.atomic(head, ops),
            Op::Cvt => return self.convert(head, ops),
            Op::Call => return self.call(ops),
            Op::Fence => {
                self.intr(Intr::Fence, Vec::new(), NO_SLOT);
                return Ok(());
            }
            Op::CallOpen | Op::CallClose | Op::DeclParam | Op::Prototype => return Ok(()),
            Op::Ret => {
                let n = self.results.len() as u32;
                let a = self.temps_of(n);
                for k in 0..n {
                    self.mov(a + k, self.results[k as usize]);
                }
                self.emit(Op2 { a: a.0, x: n, ..op(Code::Ret) });
                return Ok(());
            }
            Op::Exit => {
                self.intr(Intr::Exit, vec![], NO_SLOT);
                return Ok(());
            }
            Op::Trap => {
                self.intr(Intr::Trap, vec![], NO_SLOT);
                return Ok(());
            }
            Op::Pack => return self.pack(t, ops),
            Op::Unpack => return self.unpack(t, ops),
            Op::CvtPack => {
                let k = float_kind(t)
                    .filter(|_| is_pair(t) && head.ty2 == PTy::F32)
                    .ok_or(Undecodable::PackingConversion)?;
                let (hi, lo) = (self.src(ops[1], 32)?, self.src(ops[2], 32)?);
                let (d, x) = (self.def(ops[0]), options(m));
                let r = self.temps_of(2);
                self.function(Code::Float, Fun::FpTrunc, r, (k, 32), &[lo], x);
                self.function(Code::Float, Fun::FpTrunc, r + 1, (k, 32), &[hi], x);
                let up = self.constant(16);
                self.int(Fun::ShlClamp, r + 1, 32, &[r + 1, up]);
                self.int(Fun::Or, d, 32, &[r, r + 1]);
                return Ok(());
            }
            _ => {}
        }
        // The rest writes operand 0 and reads the others.
        let d = self.def(ops[0]);
        let mut args = [NO_SLOT; 4];
        let letters = head.op.operands().as_bytes();
        if ops.len() > 5 {
            return Err(Undecodable::ManyOperands(head.op.text().to_string()));
        }
        for (k, &o) in ops[1..].iter().enumerate() {
            let width = match letters.get(k + 1) {
                Some(b'r' | b'x') if head.op != Op::Mov && head.op != Op::Cvta && head.op != Op::CvtaTo => 32,
                Some(b'w') => 2 * bits,
                Some(b'p') => 1,
                _ => bits,
            };
            args[k] = self.src(o, width)?;
        }
        let args = &args[..ops.len() - 1];
        let zero = self.constant(0);
        match head.op {
            Op::Mov | Op::Copy => {
                self.mov(d, args[0]);
                if bits == 128 {
                    self.mov(d + 1, if ops[1].is_reg() { args[0] + 1 } else { zero });
                }
            }
            Op::Cvta => {
                let s = tag_of(m.space());
                if matches!(s, tag::SHARED | tag::LOCAL) {
                    self.function(Code::Int, Fun::Tag, d, (64, 64), args, s as u32);
                } else {
                    self.mov(d, args[0]);
                }
            }
            Op::CvtaTo => self.mov(d, args[0]),
            Op::Add | Op::Sub | Op::Mul | Op::Fma | Op::Div if float => {
                let f = match head.op {
                    Op::Add => Fun::FAdd,
                    Op::Sub => Fun::FSub,
                    Op::Mul => Fun::FMul,
                    Op::Fma => Fun::Fma,
                    _ => Fun::FDiv,
                };
                return self.floats(f, t, d, args, options(m));
            }
            Op::Add if m.sat() != 0 => self.int(Fun::SAddSat, d, bits, args),
            Op::Sub if m.sat() != 0 => self.int(Fun::SSubSat, d, bits, args),
            Op::Add => self.int(Fun::Add, d, bits, args),
            Op::Sub => self.int(Fun::Sub, d, bits, args),
            Op::MulLo => self.int(Fun::Mul, d, bits, args),
            Op::MulHi => self.int(if signed { Fun::MulHiS } else { Fun::MulHiU }, d, bits, args),
            Op::MulWide | Op::MadWide => {
                let f = if signed { Fun::MulWideS } else { Fun::MulWideU };
                let p = if head.op == Op::MulWide { d } else { self.temp() };
                self.function(Code::Int, f, p, (2 * bits, bits), &args[..2], 0);
                if head.op == Op::MadWide {
                    self.int(Fun::Add, d, 2 * bits, &[p, args[2]]);
                }
            }
            Op::MadLo | Op::MadHi => {
                let f = match head.op {
                    Op::MadLo => Fun::Mul,
                    _ if signed => Fun::MulHiS,
                    _ => Fun::MulHiU,
                };
                let p = self.temp();
                self.int(f, p, bits, &args[..2]);
                self.int(Fun::Add, d, bits, &[p, args[2]]);
            }
            Op::Div => self.int(if signed { Fun::SDiv } else { Fun::UDiv }, d, bits, args),
            Op::Rem => self.int(if signed { Fun::SRem } else { Fun::URem }, d, bits, args),
            Op::AddCc | Op::AddC | Op::AddCCc | Op::SubCc | Op::SubCCc | Op::SubC => {
                self.carries(head.op, d, bits, args)
            }
            // The product is no sum: what is carried is that of the addition.
            Op::MadLoCc | Op::MadCLoCc | Op::MadCLo | Op::MadHiCc | Op::MadCHiCc | Op::MadCHi => {
                let p = self.temp();
                let low = matches!(head.op, Op::MadLoCc | Op::MadCLoCc | Op::MadCLo);
                let high = if signed { Fun::MulHiS } else { Fun::MulHiU };
                self.int(if low { Fun::Mul } else { high }, p, bits, &args[..2]);
                let sum = match head.op {
                    Op::MadLoCc | Op::MadHiCc => Op::AddCc,
                    Op::MadCLoCc | Op::MadCHiCc => Op::AddCCc,
                    _ => Op::AddC,
                };
                self.carries(sum, d, bits, &[p, args[2]]);
            }
            Op::Neg if float => return self.floats(Fun::FNeg, t, d, args, options(m)),
            Op::Abs if float => return self.floats(Fun::FAbs, t, d, args, options(m)),
            Op::Neg => self.int(Fun::Sub, d, bits, &[zero, args[0]]),
            Op::Abs => self.int(Fun::Abs, d, bits, &[args[0], zero]),
            Op::Min | Op::Max if float => {
                let f = if head.op == Op::Min { Fun::MinNum } else { Fun::MaxNum };
                return self.floats(f, t, d, args, options(m));
            }
            Op::Min => self.int(if signed { Fun::SMin } else { Fun::UMin }, d, bits, args),
            Op::Max => self.int(if signed { Fun::SMax } else { Fun::UMax }, d, bits, args),
            Op::Sqrt => return self.floats(Fun::Sqrt, t, d, args, options(m)),
            Op::Rsqrt => return self.floats(Fun::RSqrt, t, d, args, options(m) | opt::APPROX),
            Op::Rcp => return self.floats(Fun::Rcp, t, d, args, options(m)),
            Op::Sin => return self.floats(Fun::Sin, t, d, args, options(m) | opt::APPROX),
            Op::Cos => return self.floats(Fun::Cos, t, d, args, options(m) | opt::APPROX),
            Op::Lg2 => return self.floats(Fun::Log2, t, d, args, options(m) | opt::APPROX),
            Op::Ex2 => return self.floats(Fun::Exp2, t, d, args, options(m) | opt::APPROX),
            // The sign of the first, the magnitude of the second.
            Op::Copysign => return self.floats(Fun::CopySign, t, d, &[args[1], args[0]], 0),
            Op::TestpInf | Op::TestpNan => {
                let classes = self.constant(if head.op == Op::TestpInf { 0x204 } else { 3 });
                return self.floats(Fun::IsFpClass, t, d, &[args[0], classes], 0);
            }
            Op::Sad => self.int(if signed { Fun::SadS } else { Fun::SadU }, d, bits, args),
            Op::And => self.int(Fun::And, d, bits, args),
            Op::Or => self.int(Fun::Or, d, bits, args),
            Op::Xor => self.int(Fun::Xor, d, bits, args),
            Op::Not => {
                let ones = self.constant(low_mask(bits));
                self.int(Fun::Xor, d, bits, &[args[0], ones]);
            }
            Op::Shl => self.int(Fun::ShlClamp, d, bits, args),
            Op::Shr => self.int(if signed { Fun::AShrClamp } else { Fun::LShrClamp }, d, bits, args),
            Op::ShfL => self.int(Fun::Fshl, d, 32, &[args[1], args[0], args[2]]),
            Op::ShfR => self.int(Fun::Fshr, d, 32, &[args[1], args[0], args[2]]),
            Op::ShfLClamp => self.int(Fun::FshlClamp, d, 32, &[args[1], args[0], args[2]]),
            Op::ShfRClamp => self.int(Fun::FshrClamp, d, 32, &[args[1], args[0], args[2]]),
            Op::Bfe => self.int(if signed { Fun::BfeS } else { Fun::BfeU }, d, bits, args),
            Op::Bfi => {
                let (field, moved, rest) = (self.temp(), self.temp(), self.temp());
                let (low, ones) = (self.constant(255), self.constant(low_mask(bits)));
                self.int(Fun::FieldMask, field, bits, &[args[2], args[3]]);
                self.int(Fun::And, rest, 32, &[args[2], low]);
                self.int(Fun::ShlClamp, moved, bits, &[args[0], rest]);
                self.int(Fun::And, moved, bits, &[moved, field]);
                self.int(Fun::Xor, field, bits, &[field, ones]);
                self.int(Fun::And, rest, bits, &[args[1], field]);
                self.int(Fun::Or, d, bits, &[moved, rest]);
            }
            Op::Prmt => self.int(Fun::Prmt, d, 32, args),
            Op::Lop3 => {
                let table = self.imm(ops[4]) as u32 & 255;
                self.function(Code::Int, Fun::Lop3, d, (32, 32), &args[..3], table);
            }
            Op::Popc => self.int(Fun::Ctpop, d, bits, args),
            Op::Clz => self.int(Fun::Ctlz, d, bits, &[args[0], zero]),
            Op::Bfind | Op::BfindShift => {
                let f = if signed { Fun::FloS } else { Fun::FloU };
                let as_shift = self.constant((head.op == Op::BfindShift) as u64);
                self.function(Code::Int, f, d, (32, bits), &[args[0], as_shift], 0);
            }
            Op::Brev => self.int(Fun::BitReverse, d, bits, args),
            Op::Setp if float => {
                let x = float_pred(m.cmp()).ok_or(Undecodable::FloatComparison)?;
                let k = float_kind(t).filter(|_| !is_pair(t)).ok_or(Undecodable::PairComparison)?;
                let (mut a, mut b) = (args[0], args[1]);
                if m.ftz() != 0 {
                    for s in [&mut a, &mut b] {
                        let r = self.temp();
                        self.float(Fun::Canonicalize, r, k, &[*s], opt::FTZ);
                        *s = r;
                    }
                }
                self.float(Fun::FCmp, d, k, &[a, b], x);
            }
            Op::Setp => {
                let p = int_pred(m.cmp(), signed).ok_or(Undecodable::IntegerComparison)?;
                self.function(Code::Int, Fun::ICmp, d, (bits, bits), args, p as u32);
            }
            Op::Selp => self.emit(Op2 { d: d.0, a: args[2].0, b: args[0].0, c: args[1].0, ..op(Code::Select) }),
            Op::Alloca => {
                let align = ops.get(2).map_or(1, |&o| self.imm(o).max(1) as u64);
                self.alloca(d, args[0], 1, align.next_power_of_two());
            }
            _ => return Err(Undecodable::Instruction(head.op.text().to_string())),
        }
        Ok(())
    }
    /// Additions and subtractions with the carry. A subtraction is the sum `a + ~b + 1`, or with the carry for the one, and what it
    /// leaves is the carry of that sum, no borrow: so the assembler has it, which shows where an addition reads it.
    fn carries(&mut self, op: Op, dst: Slot, width: u32, args: &[Slot]) {
        let (carry, sum, first, second) = (self.carry, self.temp(), self.temp(), self.temp());
        let a = args[0];
        let b = if matches!(op, Op::SubCc | Op::SubCCc | Op::SubC) {
            let (inverse, ones) = (self.temp(), self.constant(low_mask(width)));
            self.int(Fun::Xor, inverse, width, &[args[1], ones]);
            inverse
        } else {
            args[1]
        };
        let carry_in = match op {
            Op::AddCc => None,
            Op::SubCc => Some(self.constant(1)),
            _ => Some(carry),
        };
        self.int(Fun::UAddO, first, width, &[a, b]);
        self.int(Fun::Add, sum, width, &[a, b]);
        if let Some(carry_in) = carry_in {
            self.int(Fun::UAddO, second, width, &[sum, carry_in]);
            self.int(Fun::Add, sum, width, &[sum, carry_in]);
            self.int(Fun::Or, first, 1, &[first, second]);
        }
        self.mov(dst, sum);
        if !matches!(op, Op::AddC | Op::SubC) {
            self.mov(carry, first);
        }
    }
    fn pack(&mut self, ty: PTy, ops: &[Operand]) -> Done {
        let parts = &ops[1..];
        let part = ty.bits() / parts.len().max(1) as u32;
        let d = self.def(ops[0]);
        if ty.bits() == 128 {
            let (lo, hi) = (self.src(parts[0], 64)?, self.src(parts[1], 64)?);
            let r = self.temps_of(2);
            self.mov(r, lo);
            self.mov(r + 1, hi);
            self.mov(d, r);
            self.mov(d + 1, r + 1);
            return Ok(());
        }
        let acc = self.temp();
        let mut sum = None;
        for (k, &o) in parts.iter().enumerate() {
            let s = self.cut(o, PTy::bits_of(part))?;
            let Some(so_far) = sum else {
                sum = Some(s);
                continue;
            };
            let (moved, by) = (self.temp(), self.constant(k as u64 * part as u64));
            self.int(Fun::ShlClamp, moved, ty.bits(), &[s, by]);
            self.int(Fun::Or, acc, ty.bits(), &[so_far, moved]);
            sum = Some(acc);
        }
        self.mov(d, sum.unwrap_or(acc));
        Ok(())
    }
    fn unpack(&mut self, ty: PTy, ops: &[Operand]) -> Done {
        let (parts, from) = (&ops[..ops.len() - 1], ops[ops.len() - 1]);
        let part = ty.bits() / parts.len().max(1) as u32;
        let a = self.src(from, ty.bits())?;
        if ty.bits() == 128 {
            for (k, &o) in parts.iter().enumerate().filter(|p| p.1.is_reg()) {
                let d = self.def(o);
                self.mov(d, a + k as u32);
            }
            return Ok(());
        }
        // A part may be the source's register.
        let whole = self.temp();
        self.mov(whole, a);
        let m = self.constant(low_mask(part));
        for (k, &o) in parts.iter().enumerate().filter(|p| p.1.is_reg()) {
            let (d, by) = (self.def(o), self.constant(k as u64 * part as u64));
            self.int(Fun::LShrClamp, d, ty.bits(), &[whole, by]);
            self.int(Fun::And, d, ty.bits(), &[d, m]);
        }
        Ok(())
    }
}
