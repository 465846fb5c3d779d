//! Builds the expression of one instruction from those of its operands.

use super::build::{Binary, Right, Work};
use super::*;
use warpc_analysis::facts::intrinsic;

impl Se<'_, '_> {
    fn right(&mut self, right: Right, ty: Ty) -> Expr {
        match right {
            Right::Value(v) => self.get(v),
            Right::Int(c) => self.make_const(ty, c),
        }
    }

    /// Expression of `i`; `None` when it was put back on the work list.
    pub(super) fn make(&mut self, i: Inst, work: &mut Work) -> Option<Expr> {
        let v = Value::inst(i);
        let Some(ty) = self.type_of(v) else { return Some(self.make_unknown(v)) };
        if let Some(b) = self.binary(v)
            && let Some(e) = self.make_binary(i, b, ty)
        {
            return Some(e);
        }
        if self.f.op(i) == Opcode::Phi {
            return self.make_phi(i, work);
        }
        Some(match self.make_other(i, ty) {
            Some(e) => e,
            None => self.make_unknown(v),
        })
    }
    fn make_binary(&mut self, i: Inst, binary: Binary, ty: Ty) -> Option<Expr> {
        let f = self.f;
        let right_int = match binary.right {
            Right::Int(c) => Some(c),
            Right::Value(v) => self.number_of(v),
        };
        match binary.op {
            Opcode::Add | Opcode::Mul => Some(self.make_chain(binary, ty)),
            Opcode::UDiv | Opcode::URem => {
                let (x, y) = (self.get(binary.left), self.right(binary.right, ty));
                Some(if binary.op == Opcode::UDiv { self.udiv(x, y) } else { self.urem(x, y) })
            }
            Opcode::Sub => {
                let w = binary.inst.map_or(Wrap::ANY, |x| self.usable_flags(x));
                let (x, y) = (self.get(binary.left), self.right(binary.right, ty));
                Some(self.minus(x, y, w))
            }
            Opcode::And => {
                if let Some(c) = right_int
                    && let Some(e) = self.make_mask(binary.left, c, ty)
                {
                    return Some(e);
                }
                (ty == Ty::int(1)).then(|| {
                    let (x, y) = (self.get(binary.left), self.right(binary.right, ty));
                    self.umin2(x, y)
                })
            }
            Opcode::Or => (ty == Ty::int(1)).then(|| {
                let (x, y) = (self.get(binary.left), self.right(binary.right, ty));
                self.umax2(x, y)
            }),
            Opcode::Xor => self.make_xor(binary.left, right_int?, ty),
            Opcode::Shl => {
                let (n, bits) = (right_int?, ty.bits());
                if n >= bits as u128 {
                    return None;
                }
                // Signed facts alone do not hold for the largest shift.
                let have = self.usable_flags(i);
                let nsw = have.has(Wrap::NSW) && (have.has(Wrap::NUW) || n < bits as u128 - 1);
                let w = have.only(Wrap::NUW).with(Wrap::when(nsw, Wrap::NSW));
                let (x, c) = (self.get(binary.left), self.make_power(ty, n as u32));
                Some(self.mul2(x, c, w))
            }
            Opcode::AShr => self.make_ashr(f, binary.left, right_int?, ty),
            _ => None,
        }
    }
    /// A chain of sums and differences as one sum, or of products as one. Where flags hold, they are those of one node.
    fn make_chain(&mut self, binary: Binary, ty: Ty) -> Expr {
        let mut binary = binary;
        let product = binary.op == Opcode::Mul;
        let joined: &[Opcode] = if product { &[Opcode::Mul] } else { &[Opcode::Add, Opcode::Sub] };
        let mut ops = Exprs::new();
        loop {
            if let Some(x) = binary.inst {
                if let Some(e) = self.existing(Value::inst(x)) {
                    ops.push(e);
                    break;
                }
                let w = self.usable_flags(x);
                if w != Wrap::ANY {
                    let (l, r) = (self.get(binary.left), self.right(binary.right, ty));
                    ops.push(match binary.op {
                        Opcode::Sub => self.minus(l, r, w),
                        Opcode::Mul => self.mul2(l, r, w),
                        _ => self.add2(l, r, w),
                    });
                    break;
                }
            }
            let r = self.right(binary.right, ty);
            ops.push(if binary.op == Opcode::Sub { self.negate(r, Wrap::ANY) } else { r });
            match self.binary(binary.left) {
                Some(n) if joined.contains(&n.op) => binary = n,
                _ => {
                    ops.push(self.get(binary.left));
                    break;
                }
            }
        }
        if product { self.mul(ops, Wrap::ANY) } else { self.add(ops, Wrap::ANY, 0) }
    }
    /// `x & c` where `c` is a run of ones, but for bits of `x` that are zero anyway: low bits, zero-extended, shifted.
    fn make_mask(&mut self, left: Value, c: u128, ty: Ty) -> Option<Expr> {
        let bits = ty.bits();
        if c == 0 {
            return Some(self.zero(ty));
        }
        if c == mask(bits) {
            return Some(self.get(left));
        }
        if bits > number::PLAIN && c >> 110 != 0 {
            return self.make_wide_mask(left, c, ty);
        }
        let high = bits - interval::active_bits(c);
        let low = c.trailing_zeros();
        let known = self.bits_of(left).map_or(0, |k| k.zero);
        let run = mask(bits - high - low) << low;
        if high == 0 && low == 0 || !c & !known & run != 0 {
            return None;
        }
        let x = self.get(left);
        let scale = self.make_const(ty, 1 << low);
        let first = if self.kind(x) == Kind::Mul { self.constant(self.op(x, 0)) } else { None };
        let shifted = match first {
            Some(m) => {
                // (x * 8) & 8; the factor keeps its sign, on which the flags of the product rest.
                let common = m.trailing_zeros().min(low);
                let signed = (m << (128 - bits)) as i128 >> (128 - bits);
                let mut ops = Exprs::from_slice(&[self.make_const(ty, (signed >> common) as u128 & mask(bits))]);
                ops.extend_from_slice(&self.s.nodes.ops(x)[1..]);
                let w = self.wrap(x);
                let p = self.mul(ops, w);
                let d = self.make_const(ty, 1 << (low - common));
                self.udiv(p, d)
            }
            None => self.udiv(x, scale),
        };
        let narrow = self.truncate(shifted, Ty::int(bits - high - low), 0);
        let wide = self.zero_extend(narrow, ty, 0);
        Some(self.mul2(wide, scale, Wrap::ANY))
    }
    /// `x & (2^n - 1)` of more than 128 bits, of which many are kept.
    fn make_wide_mask(&mut self, left: Value, c: u128, ty: Ty) -> Option<Expr> {
        let exponent = number::exact_log2(&number::decode(c.wrapping_add(1), ty.bits()))?;
        let x = self.get(left);
        let low = self.truncate(x, Ty::int(exponent), 0);
        Some(self.zero_extend(low, ty, 0))
    }
    /// `x ^ -1`, and `(x & c) ^ c` where `c` is a run of low ones.
    fn make_xor(&mut self, left: Value, c: u128, ty: Ty) -> Option<Expr> {
        if c == mask(ty.bits()) {
            let x = self.get(left);
            return Some(self.not(x));
        }
        let f = self.f;
        let l = left.as_inst()?;
        if f.op(l) != Opcode::And || self.number_of(f.operand(l, 1)) != Some(c) {
            return None;
        }
        let x = self.get(left);
        if self.kind(x) != Kind::ZeroExtend {
            return None;
        }
        let inner = self.op(x, 0);
        let bits = self.bits(inner);
        if c == mask(bits) {
            let n = self.not(inner);
            return Some(self.zero_extend(n, ty, 0));
        }
        if c == interval::signed_min(bits) {
            let s = self.make_const(self.ty(inner), c);
            let sum = self.add2(inner, s, Wrap::ANY);
            return Some(self.zero_extend(sum, ty, 0));
        }
        None
    }
    /// `(x << n) >> m`, also with a constant added between: a sign-extension.
    fn make_ashr(&mut self, f: &warpc_ir::Func<'_>, left: Value, m: u128, ty: Ty) -> Option<Expr> {
        let bits = ty.bits();
        if m >= bits as u128 {
            return None;
        }
        if m == 0 {
            return Some(self.get(left));
        }
        let m = m as u32;
        let narrow = Ty::int(bits - m);
        let l = left.as_inst()?;
        let (shl, added) = match f.op(l) {
            Opcode::Add => {
                let s = f.operand(l, 0).as_inst().filter(|&s| f.op(s) == Opcode::Shl)?;
                (s, Some(self.int_of(f.operand(l, 1))?))
            }
            Opcode::Shl => (l, None),
            _ => return None,
        };
        let n = self.number_of(f.operand(shl, 1))?;
        if n >= bits as u128 || n < m as u128 {
            return None;
        }
        let x = self.get(f.operand(shl, 0));
        let x = self.truncate(x, narrow, 0);
        let c = self.make_power(narrow, n as u32 - m);
        let mut e = self.mul2(x, c, Wrap::ANY);
        if let Some(c) = added {
            let c = warpc_analysis::known_bits::bits::sext(c, bits) >> m;
            let c = self.make_const(narrow, c as u128);
            e = self.add2(e, c, Wrap::ANY);
        }
        Some(self.sign_extend(e, ty, 0))
    }
    fn make_other(&mut self, i: Inst, ty: Ty) -> Option<Expr> {
        let f = self.f;
        match f.op(i) {
            Opcode::Trunc => {
                let x = self.get(f.operand(i, 0));
                Some(self.truncate(x, ty, 0))
            }
            Opcode::ZExt => {
                let x = self.get(f.operand(i, 0));
                Some(self.zero_extend(x, ty, 0))
            }
            Opcode::SExt => {
                // A difference loses its flag when it becomes a sum: extend its operands.
                if let Some(b) = self.binary(f.operand(i, 0))
                    && b.op == Opcode::Sub
                    && b.wrap.has(Wrap::NSW)
                    && let Some(narrow) = self.type_of(b.left)
                {
                    let (x, y) = (self.get(b.left), self.right(b.right, narrow));
                    let (x, y) = (self.sign_extend(x, ty, 0), self.sign_extend(y, ty, 0));
                    return Some(self.minus(x, y, Wrap::NSW));
                }
                let x = self.get(f.operand(i, 0));
                Some(self.sign_extend(x, ty, 0))
            }
            Opcode::BitCast => {
                self.type_of(f.operand(i, 0))?;
                Some(self.get(f.operand(i, 0)))
            }
            Opcode::PtrToInt => {
                let x = self.get(f.operand(i, 0));
                let p = self.ptr_to_int(x);
                (p != COULD_NOT_COMPUTE).then(|| self.trunc_or_zext(p, ty, 0))
            }
            Opcode::SDiv | Opcode::SRem => {
                let (x, y) = (self.get(f.operand(i, 0)), self.get(f.operand(i, 1)));
                if !self.is_known_non_negative(x) || !self.is_known_non_negative(y) {
                    return None;
                }
                Some(if f.op(i) == Opcode::SDiv { self.udiv(x, y) } else { self.urem(x, y) })
            }
            Opcode::GetElementPtr => Some(self.gep(i)),
            Opcode::Select => Some(self.select(Value::inst(i), f.operand(i, 0), f.operand(i, 1), f.operand(i, 2))),
            Opcode::Call | Opcode::Invoke => self.make_call(i, ty),
            _ => None,
        }
    }
    fn make_call(&mut self, inst: Inst, ty: Ty) -> Option<Expr> {
        let f = self.f;
        if let Some(r) = self.returned(inst) {
            return Some(self.get(r));
        }
        let x = intrinsic(f, inst)?;
        let o = |se: &mut Self, k: usize| se.get(f.operand(inst, k));
        match x {
            id::ABS => {
                let a = o(self, 0);
                let nsw = self.int_of(f.operand(inst, 1)) == Some(1);
                let n = self.negate(a, Wrap::when(nsw, Wrap::NSW));
                Some(self.smax2(a, n))
            }
            id::UMAX | id::UMIN | id::SMAX | id::SMIN => {
                let kind = match x {
                    id::UMAX => Kind::UMax,
                    id::UMIN => Kind::UMin,
                    id::SMAX => Kind::SMax,
                    _ => Kind::SMin,
                };
                let ops = Exprs::from_slice(&[o(self, 0), o(self, 1)]);
                Some(self.min_max(kind, ops))
            }
            id::USUB_SAT => {
                let (a, b) = (o(self, 0), o(self, 1));
                let m = self.umin2(a, b);
                Some(self.minus(a, m, Wrap::NUW))
            }
            id::UADD_SAT => {
                let (a, b) = (o(self, 0), o(self, 1));
                let n = self.not(b);
                let m = self.umin2(a, n);
                Some(self.add2(m, b, Wrap::NUW))
            }
            id::START_LOOP_ITERATIONS | id::ANNOTATION | id::PTR_ANNOTATION => Some(o(self, 0)),
            id::VSCALE => Some(self.vscale(ty)),
            _ => self.gpu_source(inst, ty),
        }
    }
}
