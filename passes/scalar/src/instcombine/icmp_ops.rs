//! `icmp` of two operations.

use super::{Combiner, p};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, IntPred, Opcode, Value};

const NUW: u16 = flags::NUW;
const NSW: u16 = flags::NSW;

impl Combiner<'_, '_> {
    /// Comparisons of two operations, or of an operation with one of its operands.
    pub(super) fn icmp_operands(&mut self, i: Inst, pred: IntPred, a: Value, b: Value) -> Option<Value> {
        let ty = self.f.type_of(a);
        if p::width(self.f, a) == 0 {
            return None;
        }
        let eq = pred.is_equality();
        // ~x against ~y
        if let (Some(x), Some(y)) = (p::not(self.f, a), p::not(self.f, b)) {
            return self.rewrite_icmp(i, pred.swapped(), x, y);
        }
        for (pred, a, b) in [(pred, a, b), (pred.swapped(), b, a)] {
            let Some(j) = a.as_inst() else { continue };
            let (op, fl) = (self.f.op(j), self.f.flags(j));
            if !op.is_binary() {
                continue;
            }
            let (x, y) = self.ops(j);
            // x op y against x: the other operand against the neutral one
            if eq && matches!(op, Opcode::Add | Opcode::Xor | Opcode::Sub) {
                let rest = if x == b {
                    Some(y)
                } else if y == b && op != Opcode::Sub {
                    Some(x)
                } else {
                    None
                };
                // With undef the two reads of the common operand could differ; less is fine.
                if let Some(r) = rest {
                    let zero = self.int(ty, 0);
                    return self.rewrite_icmp(i, pred, r, zero);
                }
            }
            // (x ^ c) == b is (x ^ b) == c
            if eq && op == Opcode::Xor && p::int(self.f, y).is_some() && !b.is_constant() && self.one_use(a) {
                let v = self.binary(Opcode::Xor, 0, x, b);
                return self.rewrite_icmp(i, pred, v, y);
            }
            if op == Opcode::Add && fl & NSW != 0 && pred.is_signed() {
                let rest = if x == b {
                    Some(y)
                } else if y == b {
                    Some(x)
                } else {
                    None
                };
                if let Some(r) = rest {
                    let zero = self.int(ty, 0);
                    return self.rewrite_icmp(i, pred, r, zero);
                }
            }
            // x + 1 <= y is x < y, without wrap (and the like for -1)
            if op == Opcode::Add
                && let Some(k) = p::int(self.f, y)
                && (k.is_one() || k.is_all_ones())
                && !b.is_constant()
            {
                let q = match (pred, k.is_one()) {
                    (IntPred::Sle, true) if fl & NSW != 0 => Some(IntPred::Slt),
                    (IntPred::Sgt, true) if fl & NSW != 0 => Some(IntPred::Sge),
                    (IntPred::Ule, true) if fl & NUW != 0 => Some(IntPred::Ult),
                    (IntPred::Ugt, true) if fl & NUW != 0 => Some(IntPred::Uge),
                    (IntPred::Slt, false) if fl & NSW != 0 => Some(IntPred::Sle),
                    (IntPred::Sge, false) if fl & NSW != 0 => Some(IntPred::Sgt),
                    _ => None,
                };
                if let Some(q) = q {
                    return self.rewrite_icmp(i, q, x, b);
                }
            }
            // Overflow test: x + y < x is ~x < y
            if op == Opcode::Add
                && matches!(pred, IntPred::Ult | IntPred::Uge)
                && (x == b || y == b)
                && let Some(k) = p::int(self.f, if x == b { y } else { x })
            {
                let v = self.int(ty, !k.v);
                let q = if pred == IntPred::Ult { IntPred::Ugt } else { IntPred::Ule };
                return self.rewrite_icmp(i, q, b, v);
            }
            // -1 / x against y: whether x * y overflows
            if op == Opcode::UDiv
                && p::is_all_ones(self.f, x)
                && matches!(pred, IntPred::Ult | IntPred::Uge)
                && self.one_use(a)
                && let Some(bit) = self.product_overflows(y, b)
            {
                return Some(if pred == IntPred::Ult { bit } else { self.not(bit) });
            }
            // x - y against x, unsigned: a borrow
            if op == Opcode::Sub && x == b {
                match pred {
                    IntPred::Ult if self.values().is_non_zero(y) => return self.rewrite_icmp(i, IntPred::Ule, y, x),
                    IntPred::Uge if self.values().is_non_zero(y) => return self.rewrite_icmp(i, IntPred::Ugt, y, x),
                    IntPred::Ugt => return self.rewrite_icmp(i, IntPred::Ugt, y, x),
                    IntPred::Ule => return self.rewrite_icmp(i, IntPred::Ule, y, x),
                    _ => {}
                }
            }
            // (x & b) == b with b a single bit is a bit test already; (x | b) == b: nothing of x outside of b
            if op == Opcode::And && eq && (x == b || y == b) && !b.is_constant() && self.one_use(a) {
                let (v, mask) = if x == b { (y, x) } else { (x, y) };
                // (v & mask) == mask for a mask that is a complement: stays; otherwise (~v & mask) == 0 when ~v is free
                if let Some(n) = p::not(self.f, v) {
                    let low = self.binary(Opcode::And, 0, n, mask);
                    let zero = self.int(ty, 0);
                    return self.rewrite_icmp(i, pred, low, zero);
                }
            }
        }
        self.icmp_same_operation(i, pred, a, b)
    }

    /// The overflow bit of the unsigned product.
    fn product_overflows(&mut self, x: Value, y: Value) -> Option<Value> {
        // Twice the width is the widest that is multiplied in registers.
        if p::width(self.f, x) > 64 || self.f.types().is_vector(self.f.type_of(x)) {
            return None;
        }
        let pair = self.intrinsic(id::UMUL_WITH_OVERFLOW, &[x, y], 0)?;
        let bit = Builder::before(self.f, self.at).extract_value(pair, &[1], Type::I1);
        Some(self.queue_new(bit))
    }

    /// `x op y pred x op z`.
    fn icmp_same_operation(&mut self, i: Inst, pred: IntPred, a: Value, b: Value) -> Option<Value> {
        let (j, l) = (a.as_inst()?, b.as_inst()?);
        let op = self.f.op(j);
        if op != self.f.op(l) || !op.is_binary() || !op.is_int_binary() {
            return None;
        }
        let both = self.f.flags(j) & self.f.flags(l);
        let ((x0, x1), (y0, y1)) = (self.ops(j), self.ops(l));
        let eq = pred.is_equality();
        let keeps = eq || pred.is_signed() && both & NSW != 0 || pred.is_unsigned() && both & NUW != 0;
        match op {
            Opcode::Add | Opcode::Xor => {
                let pair = if x0 == y0 {
                    (x1, y1)
                } else if x1 == y1 {
                    (x0, y0)
                } else if x0 == y1 {
                    (x1, y0)
                } else if x1 == y0 {
                    (x0, y1)
                } else {
                    return None;
                };
                (op == Opcode::Add && keeps || eq).then(|| self.rewrite_icmp(i, pred, pair.0, pair.1))?
            }
            Opcode::Sub => {
                if x1 == y1 && keeps {
                    return self.rewrite_icmp(i, pred, x0, y0);
                }
                if x0 == y0 && keeps {
                    return self.rewrite_icmp(i, pred.swapped(), x1, y1);
                }
                None
            }
            Opcode::Mul if x1 == y1 && eq => {
                let k = p::int(self.f, x1)?;
                let injective = k.v & 1 != 0 || !k.is_zero() && (both & NUW != 0 || both & NSW != 0);
                injective.then(|| self.rewrite_icmp(i, pred, x0, y0))?
            }
            Opcode::Shl if x1 == y1 => {
                let ok = eq && both & (NUW | NSW) != 0 || !eq && keeps;
                ok.then(|| self.rewrite_icmp(i, pred, x0, y0))?
            }
            Opcode::LShr | Opcode::AShr if x1 == y1 && both & flags::EXACT != 0 => {
                let ok = eq || (op == Opcode::AShr) == pred.is_signed();
                ok.then(|| self.rewrite_icmp(i, pred, x0, y0))?
            }
            _ => None,
        }
    }
}
