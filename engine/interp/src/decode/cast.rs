//! Decoding of conversions.

use super::super::program::*;
use super::super::scalar::Fun;
use super::Undecodable;
use super::consts::float_kind;
use super::func::{Decoder, Done};
use super::inst::space_tag;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;

impl Decoder<'_, '_> {
    /// Decodes a conversion, `bitcast` and `addrspacecast` among them.
    pub(super) fn cast(&mut self, inst: Inst) -> Done {
        let f = self.f;
        let (op, ty) = (f.op(inst), f.ty(inst));
        let v = f.operand(inst, 0);
        let from = f.type_of(v);
        let fl = (f.flags(inst) & 0xff) as u8;
        let a = self.src(v)?;
        let d = self.define(inst)?;
        let fun = match op {
            Opcode::Trunc => Fun::Trunc,
            Opcode::ZExt => Fun::ZExt,
            Opcode::SExt => Fun::SExt,
            Opcode::FPTrunc => Fun::FpTrunc,
            Opcode::FPExt => Fun::FpExt,
            Opcode::FPToUI => Fun::FpToUI,
            Opcode::FPToSI => Fun::FpToSI,
            Opcode::UIToFP => Fun::UIToFp,
            Opcode::SIToFP => Fun::SIToFp,
            Opcode::BitCast => return self.bitcast(ty, from, a, d),
            Opcode::AddrSpaceCast => {
                let space = |t: Type, s: &Self| s.types.addrspace(s.types.scalar(t)).unwrap_or(0);
                let (s, t) = (space(from, self), space(ty, self));
                let (sb, tb) = (self.layout.pointer_bits(s), self.layout.pointer_bits(t));
                let n = self.width(ty)?;
                if sb == tb {
                    self.mov(d, a, n);
                    return Ok(());
                }
                // Short pointers keep the low half; their space stands above it.
                let (fun, imm) =
                    if tb < sb { (Fun::And, warpc_ir::consts::low_mask(tb)) } else { (Fun::Or, space_tag(s)) };
                let b = self.immediate(imm);
                return self.elementwise(fun, Type::I64, Type::I64, &[a, b], 2, 0, 0, d).and_then(|()| {
                    for k in 1..n {
                        self.elementwise(fun, Type::I64, Type::I64, &[a + k, b], 2, 0, 0, d + k)?;
                    }
                    Ok(())
                });
            }
            _ => {
                if self.bits(ty) < self.bits(from) {
                    Fun::Trunc
                } else {
                    Fun::ZExt
                }
            }
        };
        let fl = if matches!(op, Opcode::PtrToInt | Opcode::IntToPtr | Opcode::PtrToAddr) { 0 } else { fl };
        if matches!(op, Opcode::FPTrunc | Opcode::FPExt) && float_kind(self.types.scalar(ty)).is_none() {
            return Err(Undecodable::ForeignNumber);
        }
        self.elementwise(fun, ty, from, &[a], 0, 0, fl, d)
    }
    /// Bits of the source put together and cut again, in memory order.
    fn bitcast(&mut self, ty: Type, from: Type, a: u32, d: u32) -> Done {
        let (src, dst) = (self.leaves(from)?, self.leaves(ty)?);
        let place = |l: &Leaf| l.off * 8 + l.bit as u64;
        if src.iter().map(|l| (place(l), l.bits)).eq(dst.iter().map(|l| (place(l), l.bits))) {
            self.mov(d, a, dst.len() as u32);
            return Ok(());
        }
        for (k, t) in dst.iter().enumerate() {
            let d = d + k as u32;
            let mut started = false;
            let tmp = self.out.slots;
            self.out.slots += 2;
            for (j, s) in src.iter().enumerate() {
                let (lo, hi) = (place(t).max(place(s)), (place(t) + t.bits as u64).min(place(s) + s.bits as u64));
                if lo >= hi {
                    continue;
                }
                let a = a + j as u32;
                let (down, up) = ((lo - place(s)) as u32, (lo - place(t)) as u32);
                // (a >> down) cut to hi - lo bits, moved up.
                let sh = self.immediate(down as u64);
                let mask = self.immediate(warpc_ir::consts::low_mask((hi - lo) as u32));
                let upc = self.immediate(up as u64);
                let op = |f: Fun, d: u32, a: u32, b: u32| Op { f, w: 64, w2: 64, n: 2, d, a, b, ..Self::op(Code::Int) };
                self.emit(op(Fun::LShr, tmp, a, sh));
                self.emit(op(Fun::And, tmp, tmp, mask));
                if started {
                    self.emit(op(Fun::Shl, tmp, tmp, upc));
                    self.emit(op(Fun::Or, tmp + 1, tmp + 1, tmp));
                } else {
                    self.emit(op(Fun::Shl, tmp + 1, tmp, upc));
                }
                started = true;
                self.mov(d, tmp + 1, 1);
            }
        }
        Ok(())
    }
}
