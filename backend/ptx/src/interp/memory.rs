//! Loads, stores and atomic operations of all state spaces.

use super::func::*;
use super::table::{float_kind, is_pair, is_signed, tag_of};
use crate::machine::*;
use crate::opcodes::{atom, sem};
use warpc_interp::program::Order;
use warpc_ir::opcode::RmwOp;

impl Decoder<'_> {
    /// Slot and offset of a base of an address.
    pub fn base(&mut self, operand: Operand) -> Done<(Slot, i64)> {
        let call = |d: &Self, n: usize| {
            d.call_params.get(n).filter(|p| p.0 != NO_SLOT).map(|p| (p.0, 0)).ok_or(Undecodable::ParameterNotDeclared)
        };
        Ok(match operand.kind {
            Kind::Param => self.param(ParamIndex(operand.payload)),
            Kind::CallRet => call(self, 0)?,
            Kind::CallParam => call(self, operand.payload as usize + 1)?,
            _ => (self.src(operand, 64)?, 0),
        })
    }
    /// An access of `count` elements of `bits` bits: its row.
    pub fn access(&mut self, count: u32, bits: u32, space: u64, offset: i64, atomic: bool) -> u32 {
        let bytes = bits as u64 / 8;
        let mut leaves = Vec::new();
        for k in 0..count as u64 {
            leaves.push(Leaf { off: k * bytes, bit: 0, bits: bits.min(64) });
            if bits > 64 {
                leaves.push(Leaf { off: k * bytes + 8, bit: 0, bits: bits - 64 });
            }
        }
        let size = count as u64 * bytes;
        let x = self.out.accesses.len() as u32;
        let row = Access { leaves, size, align: size, atomic, space, offset, elems: 1, ..Default::default() };
        self.out.accesses.push(row);
        x
    }
    pub fn load(&mut self, head: MHead, ops: &[Operand]) -> Done {
        let n = ops.len() - 2;
        let (defs, base, off) = (&ops[..n], ops[n], self.imm(ops[n + 1]));
        let (a, add) = self.base(base)?;
        let bits = head.ty.bits();
        let x = self.access(n as u32, bits, tag_of(head.mods.space()), add + off, head.mods.sem() != 0);
        self.out.accesses[x as usize].order = order(head);
        let per = if bits == 128 { 2 } else { 1 };
        if n == 1 && !is_signed(head.ty) {
            let d = self.def(defs[0]);
            self.emit(Op2 { d: d.0, a: a.0, x, ..op(Code::Load) });
            return Ok(());
        }
        let t = self.temps_of(n as u32 * per);
        self.emit(Op2 { d: t.0, a: a.0, x, ..op(Code::Load) });
        for (k, &o) in defs.iter().enumerate() {
            let (d, s) = (self.def(o), t + k as u32 * per);
            let wide = self.class_bits(o, head.ty);
            if is_signed(head.ty) && wide > bits {
                self.function(Code::Int, Fun::SExt, d, (wide, bits), &[s], 0);
            } else {
                (0..per).for_each(|p| self.mov(d + p, s + p));
            }
        }
        Ok(())
    }
    pub fn store(&mut self, head: MHead, ops: &[Operand]) -> Done {
        let (base, off, values) = (ops[0], self.imm(ops[1]), &ops[2..]);
        let (b, add) = self.base(base)?;
        let (n, bits) = (values.len() as u32, head.ty.bits());
        let per = if bits == 128 { 2 } else { 1 };
        let a = if n == 1 {
            self.src(values[0], bits)?
        } else {
            let t = self.temps_of(n * per);
            for (k, &o) in values.iter().enumerate() {
                let s = self.src(o, bits)?;
                (0..per).for_each(|p| self.mov(t + k as u32 * per + p, s + p));
            }
            t
        };
        let x = self.access(n, bits, tag_of(head.mods.space()), add + off, head.mods.sem() != 0);
        self.out.accesses[x as usize].order = order(head);
        self.emit(Op2 { a: a.0, b: b.0, x, ..op(Code::Store) });
        Ok(())
    }
    /// `atom`, `red`, `atom.cas`.
    pub fn atomic(&mut self, head: MHead, ops: &[Operand]) -> Done {
        let (def, ops) = if head.op == Op::Red { (None, ops) } else { (Some(ops[0]), &ops[1..]) };
        let (base, off) = (ops[0], self.imm(ops[1]));
        let (a, add) = self.base(base)?;
        let (t, bits) = (head.ty, head.ty.bits());
        let x = self.access(1, bits, tag_of(head.mods.space()), add + off, true);
        self.out.accesses[x as usize].order = order(head);
        let d = match def {
            Some(o) => self.def(o),
            None => self.temps_of(2),
        };
        let per = if bits == 128 { 2 } else { 1 };
        if head.op == Op::AtomCas {
            let (b, c) = (self.src(ops[2], bits)?, self.src(ops[3], bits)?);
            // The success bit stands behind the old value.
            let old = self.temps_of(per + 1);
            self.emit(Op2 { d: old.0, a: a.0, b: b.0, c: c.0, x, ..op(Code::CmpXchg) });
            (0..per).for_each(|p| self.mov(d + p, old + p));
            return Ok(());
        }
        let float = float_kind(t);
        let rmw = match head.mods.atom() {
            atom::ADD if float.is_some() => RmwOp::FAdd,
            atom::MIN if float.is_some() => RmwOp::FMin,
            atom::MAX if float.is_some() => RmwOp::FMax,
            atom::ADD => RmwOp::Add,
            atom::EXCH => RmwOp::Xchg,
            atom::AND => RmwOp::And,
            atom::OR => RmwOp::Or,
            atom::XOR => RmwOp::Xor,
            atom::MIN if is_signed(t) => RmwOp::Min,
            atom::MAX if is_signed(t) => RmwOp::Max,
            atom::MIN => RmwOp::UMin,
            atom::MAX => RmwOp::UMax,
            atom::INC => RmwOp::UIncWrap,
            atom::DEC => RmwOp::UDecWrap,
            _ => return Err(Undecodable::Atomic),
        };
        let b = self.src(ops[2], bits)?;
        let row = &mut self.out.accesses[x as usize];
        row.float = float.unwrap_or(0);
        if !is_pair(t) {
            self.emit(Op2 { d: d.0, a: a.0, b: b.0, x, w2: rmw as u16, ..op(Code::Rmw) });
            return Ok(());
        }
        row.leaves = vec![Leaf { off: 0, bit: 0, bits: 16 }, Leaf { off: 2, bit: 0, bits: 16 }];
        row.elems = 2;
        let (v, old) = (self.temps_of(2), self.temps_of(2));
        let (m, up) = (self.constant(0xffff), self.constant(16));
        self.int(Fun::And, v, 32, &[b, m]);
        self.int(Fun::LShrClamp, v + 1, 32, &[b, up]);
        self.emit(Op2 { d: old.0, a: a.0, b: v.0, x, w2: rmw as u16, ..op(Code::Rmw) });
        self.int(Fun::ShlClamp, old + 1, 32, &[old + 1, up]);
        self.int(Fun::Or, d, 32, &[old, old + 1]);
        Ok(())
    }
}

/// What an access orders by itself.
fn order(head: MHead) -> Order {
    let s = head.mods.sem();
    let both = matches!(s, sem::ACQ_REL | sem::SC);
    Order { release: both || s == sem::RELEASE, acquire: both || s == sem::ACQUIRE }
}
