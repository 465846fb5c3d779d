//! `icmp` with a constant, by the operation that is compared.

use super::{Combiner, p};
use crate::range::Range;
use crate::simplify::unsigned_pred;
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{IntPred, Opcode, Value};

const NUW: u16 = flags::NUW;
const NSW: u16 = flags::NSW;

impl Combiner<'_, '_> {
    /// `a pred c`, by the operation behind `a`.
    pub(super) fn icmp_constant(&mut self, i: Inst, pred: IntPred, a: Value, c: Int) -> Option<Value> {
        let j = a.as_inst()?;
        let ty = self.f.type_of(a);
        let bits = c.bits;
        let m = p::mask(bits);
        let (op, fl) = (self.f.op(j), self.f.flags(j));
        let eq = pred.is_equality();
        let once = self.one_use(a);
        if op == Opcode::Call {
            return self.icmp_intrinsic(i, pred, a, c);
        }
        if !op.is_binary() {
            return None;
        }
        let (x, y) = self.ops(j);
        let k = p::int(self.f, y);
        match op {
            Opcode::Add => {
                let k = k?;
                if eq {
                    let v = self.int(ty, c.v.wrapping_sub(k.v));
                    return self.rewrite_icmp(i, pred, x, v);
                }
                // Without wrap the constant moves over, when it does not wrap either.
                let moved = Int::new(c.v.wrapping_sub(k.v), bits);
                if pred.is_signed() && fl & NSW != 0 {
                    let exact = c.signed().checked_sub(k.signed())?;
                    if exact == moved.signed() {
                        let v = self.int(ty, moved.v);
                        return self.rewrite_icmp(i, pred, x, v);
                    }
                }
                if pred.is_unsigned() && fl & NUW != 0 && c.v >= k.v {
                    let v = self.int(ty, moved.v);
                    return self.rewrite_icmp(i, pred, x, v);
                }
                // The set of values, moved: one comparison of x when it does not wrap around.
                let r = Range::of_compare(pred, c).offset(k.v.wrapping_neg());
                if let Some((q, v)) = r.as_compare() {
                    let v = self.int(ty, v.v);
                    return self.rewrite_icmp(i, q, x, v);
                }
                // x + k > c unsigned is x + (k - c - 1) < ~c
                if pred == IntPred::Ugt && once {
                    let off = self.int(ty, k.v.wrapping_sub(c.v).wrapping_sub(1));
                    let moved = self.binary(Opcode::Add, 0, x, off);
                    let v = self.int(ty, !c.v);
                    return self.rewrite_icmp(i, IntPred::Ult, moved, v);
                }
                // x + k < 2^n unsigned where k is a multiple of 2^n: bits above
                if pred == IntPred::Ult && c.is_power_of_two() && k.v & (c.v - 1) == 0 && once {
                    let mask = self.int(ty, !(c.v - 1));
                    let high = self.binary(Opcode::And, 0, x, mask);
                    let v = self.int(ty, k.neg().v);
                    return self.rewrite_icmp(i, IntPred::Eq, high, v);
                }
                None
            }
            Opcode::Sub => {
                if eq && c.is_zero() {
                    return self.rewrite_icmp(i, pred, x, y);
                }
                if let Some(k) = p::int(self.f, x) {
                    // k - y == c is y == k - c
                    if eq {
                        let v = self.int(ty, k.v.wrapping_sub(c.v));
                        return self.rewrite_icmp(i, pred, y, v);
                    }
                    let exact = k.signed().checked_sub(c.signed())?;
                    if pred.is_signed() && fl & NSW != 0 && exact == Int::new(k.v.wrapping_sub(c.v), bits).signed() {
                        let v = self.int(ty, exact as u128);
                        return self.rewrite_icmp(i, pred.swapped(), y, v);
                    }
                    if pred.is_unsigned() && fl & NUW != 0 && k.v >= c.v {
                        let v = self.int(ty, k.v - c.v);
                        return self.rewrite_icmp(i, pred.swapped(), y, v);
                    }
                    return None;
                }
                // x - y against 0 or -1, without signed wrap
                if fl & NSW != 0 {
                    let q = match pred {
                        IntPred::Sgt if c.is_zero() => IntPred::Sgt,
                        IntPred::Slt if c.is_zero() => IntPred::Slt,
                        IntPred::Sgt if c.is_all_ones() => IntPred::Sge,
                        IntPred::Slt if c.is_one() => IntPred::Sle,
                        _ => return None,
                    };
                    return self.rewrite_icmp(i, q, x, y);
                }
                None
            }
            Opcode::Xor => {
                let Some(k) = k else {
                    return if eq && c.is_zero() { self.rewrite_icmp(i, pred, x, y) } else { None };
                };
                if eq {
                    let v = self.int(ty, c.v ^ k.v);
                    return self.rewrite_icmp(i, pred, x, v);
                }
                // The complement turns the order around; flipping the sign bit exchanges signed and unsigned order.
                if k.is_all_ones() {
                    let v = self.int(ty, !c.v);
                    return self.rewrite_icmp(i, pred.swapped(), x, v);
                }
                if k.is_sign_mask() {
                    let v = self.int(ty, c.v ^ k.v);
                    return self.rewrite_icmp(i, pred.flipped_sign(), x, v);
                }
                // A sign test reads the sign bit only.
                if is_sign_test(pred, c).is_some() {
                    let q = if k.is_negative() { flip_sign_test(pred) } else { (pred, c.v) };
                    let v = self.int(ty, q.1);
                    return self.rewrite_icmp(i, q.0, x, v);
                }
                None
            }
            Opcode::And => self.icmp_and(i, pred, a, x, y, c),
            Opcode::Or => {
                if let Some(k) = k {
                    // Bits that are set never compare equal to clear ones.
                    if is_sign_test(pred, c).is_some() && !k.is_negative() {
                        return self.rewrite_icmp(i, pred, x, self.f.operand(i, 1));
                    }
                    if eq && c == k && once {
                        // x | k == k: nothing of x outside of k
                        let n = self.int(ty, !k.v);
                        let rest = self.binary(Opcode::And, 0, x, n);
                        let zero = self.int(ty, 0);
                        return self.rewrite_icmp(i, pred, rest, zero);
                    }
                }
                None
            }
            Opcode::Shl => {
                let k = k.filter(|k| k.v < bits as u128)?;
                let n = k.v as u32;
                if fl & NUW != 0 && (eq || pred.is_unsigned()) || fl & NSW != 0 && (eq || pred.is_signed()) {
                    let signed = fl & NUW == 0 || pred.is_signed();
                    let back =
                        if signed { Int::new((c.signed() >> n) as u128, bits) } else { Int::new(c.v >> n, bits) };
                    let exact = Int::new(back.v << n, bits) == c;
                    if exact && eq {
                        let v = self.int(ty, back.v);
                        return self.rewrite_icmp(i, pred, x, v);
                    }
                    // x << n > c is x > c >> n; x << n < c is x < (c - 1 >> n) + 1
                    if matches!(pred, IntPred::Ugt | IntPred::Sgt) {
                        let v = self.int(ty, back.v);
                        return self.rewrite_icmp(i, pred, x, v);
                    }
                    if matches!(pred, IntPred::Ult | IntPred::Slt) {
                        let less = if signed {
                            ((c.signed().wrapping_sub(1) >> n) + 1) as u128
                        } else {
                            (c.v.wrapping_sub(1) >> n).wrapping_add(1)
                        };
                        if signed && c.is_sign_mask() || !signed && c.is_zero() {
                            return None;
                        }
                        let v = self.int(ty, less);
                        return self.rewrite_icmp(i, pred, x, v);
                    }
                    return None;
                }
                // Equality: the bits that are not shifted out.
                if eq && once && Int::new(c.v >> n << n, bits) == c {
                    let mask = self.int(ty, m >> n);
                    let low = self.binary(Opcode::And, 0, x, mask);
                    let v = self.int(ty, c.v >> n);
                    return self.rewrite_icmp(i, pred, low, v);
                }
                // A sign test reads one bit.
                if let Some(negative) = is_sign_test(pred, c)
                    && once
                {
                    let mask = self.int(ty, 1 << (bits - 1 - n));
                    let bit = self.binary(Opcode::And, 0, x, mask);
                    let zero = self.int(ty, 0);
                    return self.rewrite_icmp(i, if negative { IntPred::Ne } else { IntPred::Eq }, bit, zero);
                }
                None
            }
            Opcode::LShr => {
                let k = k.filter(|k| k.v < bits as u128 && k.v > 0)?;
                let n = k.v as u32;
                let up = c.v << n & m;
                let fits = up >> n == c.v;
                match pred {
                    // x >> n == 0 is x < 2^n
                    IntPred::Eq | IntPred::Ne if c.is_zero() && fl & flags::EXACT == 0 => {
                        let lt = pred == IntPred::Eq;
                        let v = self.int(ty, if lt { 1 << n } else { (1 << n) - 1 });
                        self.rewrite_icmp(i, if lt { IntPred::Ult } else { IntPred::Ugt }, x, v)
                    }
                    IntPred::Eq | IntPred::Ne if fl & flags::EXACT != 0 && fits => {
                        let v = self.int(ty, up);
                        self.rewrite_icmp(i, pred, x, v)
                    }
                    IntPred::Eq | IntPred::Ne if fits && once => {
                        let mask = self.int(ty, m << n);
                        let high = self.binary(Opcode::And, 0, x, mask);
                        let v = self.int(ty, up);
                        self.rewrite_icmp(i, pred, high, v)
                    }
                    IntPred::Ult if fits => {
                        let v = self.int(ty, up);
                        self.rewrite_icmp(i, pred, x, v)
                    }
                    IntPred::Ugt if fits && (c.v + 1) << n & m == (c.v + 1) << n => {
                        let v = self.int(ty, ((c.v + 1) << n) - 1);
                        self.rewrite_icmp(i, pred, x, v)
                    }
                    _ => None,
                }
            }
            Opcode::AShr => {
                let k = k.filter(|k| k.v < bits as u128 && k.v > 0)?;
                let n = k.v as u32;
                if is_sign_test(pred, c).is_some() {
                    return self.rewrite_icmp(i, pred, x, self.f.operand(i, 1));
                }
                let up = Int::new(c.v << n, bits);
                let fits = (up.signed() >> n) == c.signed();
                match pred {
                    IntPred::Slt if fits => {
                        let v = self.int(ty, up.v);
                        self.rewrite_icmp(i, pred, x, v)
                    }
                    IntPred::Sgt => {
                        let next = Int::new(c.v.wrapping_add(1), bits);
                        let up = Int::new(next.v << n, bits);
                        if c.is_max_signed() || (up.signed() >> n) != next.signed() {
                            return None;
                        }
                        let v = self.int(ty, up.v.wrapping_sub(1));
                        self.rewrite_icmp(i, pred, x, v)
                    }
                    IntPred::Eq | IntPred::Ne if fl & flags::EXACT != 0 && fits => {
                        let v = self.int(ty, up.v);
                        self.rewrite_icmp(i, pred, x, v)
                    }
                    IntPred::Eq | IntPred::Ne if fits && once => {
                        let mask = self.int(ty, m << n);
                        let high = self.binary(Opcode::And, 0, x, mask);
                        let v = self.int(ty, up.v);
                        self.rewrite_icmp(i, pred, high, v)
                    }
                    _ => None,
                }
            }
            Opcode::Mul => {
                let k = k.filter(|k| !k.is_zero())?;
                if !eq {
                    // Signs, without wrap.
                    if fl & NSW != 0 && k.signed() > 0 && (c.is_zero() || c.is_all_ones() && pred == IntPred::Sgt) {
                        return self.rewrite_icmp(i, pred, x, self.f.operand(i, 1)).filter(|_| pred.is_signed());
                    }
                    return None;
                }
                // x * k == 0 is x == 0 when nothing is lost, or k is odd.
                if c.is_zero() && (fl & (NUW | NSW) != 0 || k.v & 1 != 0) {
                    return self.rewrite_icmp(i, pred, x, self.f.operand(i, 1));
                }
                if fl & NUW != 0 && c.v.is_multiple_of(k.v) {
                    let v = self.int(ty, c.v / k.v);
                    return self.rewrite_icmp(i, pred, x, v);
                }
                if fl & NSW != 0 && !k.is_all_ones() && c.signed() % k.signed() == 0 {
                    let v = self.int(ty, (c.signed() / k.signed()) as u128);
                    return self.rewrite_icmp(i, pred, x, v);
                }
                None
            }
            // x / y == c without rest is x == y * c, where that does not wrap
            Opcode::UDiv | Opcode::SDiv if eq && fl & flags::EXACT != 0 => {
                if c.is_zero() {
                    return self.rewrite_icmp(i, pred, x, self.f.operand(i, 1));
                }
                if c.is_one() {
                    return self.rewrite_icmp(i, pred, x, y);
                }
                let n = self.known(y).filter(|n| once && n.bits <= 64)?;
                let wraps = if op == Opcode::UDiv {
                    n.max() * c.v > m
                } else {
                    let (lo, hi) = (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1);
                    let ends = [n.smin(), n.smax()].map(|e| e * c.signed());
                    ends.iter().any(|e| !(lo..=hi).contains(e))
                };
                if wraps {
                    return None;
                }
                let k = self.int(ty, c.v);
                let product = self.binary(Opcode::Mul, if op == Opcode::UDiv { NUW } else { NSW }, y, k);
                self.rewrite_icmp(i, pred, product, x)
            }
            Opcode::UDiv => {
                let k = k.filter(|k| k.v > 1)?;
                // x / k in a range is x in a range.
                let (lo, hi) = match pred {
                    IntPred::Eq | IntPred::Ne => (c.v.checked_mul(k.v)?, c.v.checked_mul(k.v)?.checked_add(k.v - 1)?),
                    IntPred::Ult if !c.is_zero() => (0, (c.v - 1).checked_mul(k.v)?.checked_add(k.v - 1)?),
                    IntPred::Ugt => (c.v.checked_add(1)?.checked_mul(k.v)?, m),
                    _ => return None,
                };
                if lo > m {
                    return None;
                }
                let r = Range::new(bits, lo, hi.min(m));
                let r = if pred == IntPred::Ne { r.complement() } else { r };
                if let Some((q, v)) = r.as_compare() {
                    let v = self.int(ty, v.v);
                    return self.rewrite_icmp(i, q, x, v);
                }
                if !once {
                    return None;
                }
                let (start, span) = Range::new(bits, lo, hi.min(m)).start_and_span()?;
                let off = self.int(ty, start.wrapping_neg());
                let s = self.binary(Opcode::Add, 0, x, off);
                let v = self.int(ty, if pred == IntPred::Ne { span } else { span + 1 });
                self.rewrite_icmp(i, if pred == IntPred::Ne { IntPred::Ugt } else { IntPred::Ult }, s, v)
            }
            _ => None,
        }
    }

    /// `(x & y) pred c`.
    fn icmp_and(&mut self, i: Inst, pred: IntPred, a: Value, x: Value, y: Value, c: Int) -> Option<Value> {
        let ty = self.f.type_of(a);
        let bits = c.bits;
        let m = p::mask(bits);
        let eq = pred.is_equality();
        let k = p::int(self.f, y)?;
        if eq {
            // A bit that must be set must not be clear.
            if k.is_power_of_two() && c == k {
                let zero = self.int(ty, 0);
                return self.rewrite_icmp(i, pred.inverse(), a, zero);
            }
            if c.is_zero() {
                // The sign bit: a sign test.
                if k.is_sign_mask() {
                    let (q, v) = if pred == IntPred::Eq { (IntPred::Sgt, u128::MAX) } else { (IntPred::Slt, 0) };
                    let v = self.int(ty, v);
                    return self.rewrite_icmp(i, q, x, v);
                }
                // All bits from n up clear: below 2^n
                if k.neg().is_power_of_two() && self.one_use(a) {
                    let n = k.neg().v;
                    let lt = pred == IntPred::Eq;
                    let v = self.int(ty, if lt { n } else { n - 1 });
                    return self.rewrite_icmp(i, if lt { IntPred::Ult } else { IntPred::Ugt }, x, v);
                }
            }
            // (x >> n) & k == c: on x itself
            if let Some((v, n)) = p::binary(self.f, x, Opcode::LShr).or(p::binary(self.f, x, Opcode::Shl))
                && let Some(n) = p::int(self.f, n)
                && n.v < bits as u128
                && self.one_use(x)
                && self.one_use(a)
            {
                let right = p::inst(self.f, x, Opcode::LShr).is_some();
                let move_back = |v: u128| if right { v << n.v & m } else { v >> n.v };
                let again = |v: u128| if right { v >> n.v } else { v << n.v & m };
                let kept = if right { m >> n.v } else { m << n.v & m };
                // Bits of the mask where the shift brought zeros must be asked for as zeros.
                if c.v & !(kept & k.v) == 0 {
                    let (k2, c2) = (move_back(k.v & kept), move_back(c.v));
                    if again(c2) == c.v {
                        let mask = self.int(ty, k2);
                        let low = self.binary(Opcode::And, 0, v, mask);
                        let v = self.int(ty, c2);
                        return self.rewrite_icmp(i, pred, low, v);
                    }
                }
            }
            // trunc(x) & k: on x itself
            return None;
        }
        // Signed tests of the sign bit: of x, when the mask keeps it.
        if is_sign_test(pred, c).is_some() && k.is_negative() {
            return self.rewrite_icmp(i, pred, x, self.f.operand(i, 1));
        }
        // (x & -2^n) < c, c a multiple of 2^n: x < c
        if pred == IntPred::Ult && k.neg().is_power_of_two() && c.v & (k.neg().v - 1) == 0 {
            return self.rewrite_icmp(i, pred, x, self.f.operand(i, 1));
        }
        if pred == IntPred::Ugt && k.neg().is_power_of_two() && c.v & (k.neg().v - 1) == k.neg().v - 1 {
            return self.rewrite_icmp(i, pred, x, self.f.operand(i, 1));
        }
        None
    }

    fn icmp_intrinsic(&mut self, i: Inst, pred: IntPred, a: Value, c: Int) -> Option<Value> {
        let (which, j) = p::intrinsic(self.f, a)?;
        let ty = self.f.type_of(a);
        let x = self.f.operand(j, 0);
        let eq = pred.is_equality();
        let bits = c.bits as u128;
        let with = |s: &mut Self, q: IntPred, v: u128| {
            let v = s.int(ty, v);
            s.rewrite_icmp(i, q, x, v)
        };
        match which {
            // -1, 0 or 1 for less, equal, greater
            id::SCMP | id::UCMP => {
                let q = match (pred, c.signed()) {
                    (IntPred::Eq, 0) => IntPred::Eq,
                    (IntPred::Ne, 0) => IntPred::Ne,
                    (IntPred::Sgt, 0) | (IntPred::Eq, 1) => IntPred::Sgt,
                    (IntPred::Sgt, -1) | (IntPred::Ne, -1) => IntPred::Sge,
                    (IntPred::Slt, 0) | (IntPred::Eq, -1) => IntPred::Slt,
                    (IntPred::Slt, 1) | (IntPred::Ne, 1) => IntPred::Sle,
                    _ => return None,
                };
                let q = if which == id::UCMP { unsigned_pred(q) } else { q };
                let y = self.f.operand(j, 1);
                Some(self.icmp(q, x, y))
            }
            id::CTPOP if eq && c.is_zero() => with(self, pred, 0),
            id::CTPOP if eq && c.v == bits => with(self, pred, u128::MAX),
            id::CTLZ | id::CTTZ if eq && c.v == bits => with(self, pred, 0),
            id::CTLZ if eq && c.is_zero() => {
                let (q, v) = if pred == IntPred::Eq { (IntPred::Slt, 0) } else { (IntPred::Sgt, u128::MAX) };
                with(self, q, v)
            }
            // ctlz(x) > c is x < 2^(bits - c - 1); ctlz(x) < c is x >= 2^(bits - c)
            id::CTLZ if pred == IntPred::Ugt && c.v < bits - 1 => with(self, IntPred::Ult, 1 << (bits - c.v - 1)),
            id::CTLZ if pred == IntPred::Ult && c.v > 0 && c.v <= bits => {
                with(self, IntPred::Ugt, p::mask((bits - c.v) as u32) & if c.v == bits { 0 } else { u128::MAX })
            }
            id::CTTZ if eq && c.v < bits && self.one_use(a) => {
                let mask = self.int(ty, p::mask(c.v as u32 + 1));
                let low = self.binary(Opcode::And, 0, x, mask);
                let v = self.int(ty, 1 << c.v);
                self.rewrite_icmp(i, pred, low, v)
            }
            id::BSWAP | id::BITREVERSE if eq => {
                let k = self.int(ty, c.v);
                let r = self.f.folder().intrinsic(which, 0, &[k], ty)?;
                self.rewrite_icmp(i, pred, x, r)
            }
            id::ABS if eq && c.is_zero() => with(self, pred, 0),
            id::FSHL | id::FSHR if eq && (c.is_zero() || c.is_all_ones()) && self.f.operand(j, 1) == x => {
                // A rotation of zeros or ones; the amount may be poison, the value alone is more defined.
                with(self, pred, c.v)
            }
            id::USUB_SAT if eq && c.is_zero() => {
                let y = self.f.operand(j, 1);
                let q = if pred == IntPred::Eq { IntPred::Ule } else { IntPred::Ugt };
                self.rewrite_icmp(i, q, x, y)
            }
            id::UMAX if eq && c.is_zero() && self.one_use(a) => {
                let y = self.f.operand(j, 1);
                let o = self.binary(Opcode::Or, 0, x, y);
                let v = self.int(ty, 0);
                self.rewrite_icmp(i, pred, o, v)
            }
            id::UMIN | id::UMAX | id::SMIN | id::SMAX => {
                // Against a constant on one side of the clamp: the other operand decides.
                let k = p::int(self.f, self.f.operand(j, 1))?;
                let q = match (which, pred) {
                    (id::UMIN, IntPred::Ult) if c.v <= k.v => pred,
                    (id::UMIN, IntPred::Ugt) if c.v < k.v => pred,
                    (id::UMAX, IntPred::Ugt) if c.v >= k.v => pred,
                    (id::UMAX, IntPred::Ult) if c.v > k.v => pred,
                    (id::SMIN, IntPred::Slt) if c.signed() <= k.signed() => pred,
                    (id::SMIN, IntPred::Sgt) if c.signed() < k.signed() => pred,
                    (id::SMAX, IntPred::Sgt) if c.signed() >= k.signed() => pred,
                    (id::SMAX, IntPred::Slt) if c.signed() > k.signed() => pred,
                    (id::UMIN, IntPred::Eq | IntPred::Ne) if c.v < k.v => pred,
                    (id::UMAX, IntPred::Eq | IntPred::Ne) if c.v > k.v => pred,
                    (id::SMIN, IntPred::Eq | IntPred::Ne) if c.signed() < k.signed() => pred,
                    (id::SMAX, IntPred::Eq | IntPred::Ne) if c.signed() > k.signed() => pred,
                    _ => return None,
                };
                with(self, q, c.v)
            }
            _ => None,
        }
    }
}

/// Whether `x pred c` asks for the sign bit: `true` when it holds for negative numbers.
pub(super) fn is_sign_test(pred: IntPred, c: Int) -> Option<bool> {
    match pred {
        IntPred::Slt if c.is_zero() => Some(true),
        IntPred::Sgt if c.is_all_ones() => Some(false),
        _ => None,
    }
}

/// The opposite sign test: predicate and constant.
fn flip_sign_test(pred: IntPred) -> (IntPred, u128) {
    if pred == IntPred::Slt { (IntPred::Sgt, u128::MAX) } else { (IntPred::Slt, 0) }
}
