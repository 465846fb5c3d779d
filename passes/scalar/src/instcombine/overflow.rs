//! Arithmetic that saturates or reports its overflow.

use super::{Combiner, p};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, IntrinsicId, id};
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, IntPred, Opcode, Value};

impl Combiner<'_, '_> {
    pub(super) fn saturating(&mut self, i: Inst, which: IntrinsicId) -> Option<Value> {
        let add = matches!(which, id::UADD_SAT | id::SADD_SAT);
        if add && self.constant_right(i) {
            return Some(Value::inst(i));
        }
        let (a, b) = self.ops(i);
        let (ka, kb) = (self.known(a)?, self.known(b)?);
        let m = ka.mask();
        if ka.bits > 64 {
            return None;
        }
        let (smin, smax) = (-(1i128 << (ka.bits - 1)), (1i128 << (ka.bits - 1)) - 1);
        // Never saturates: the plain operation. Always: the bound.
        let fits = match which {
            id::UADD_SAT => ka.max() + kb.max() <= m,
            id::USUB_SAT => ka.min() >= kb.max(),
            id::SADD_SAT => ka.smax() + kb.smax() <= smax && ka.smin() + kb.smin() >= smin,
            _ => ka.smax() - kb.smin() <= smax && ka.smin() - kb.smax() >= smin,
        };
        let ty = self.f.ty(i);
        if fits {
            let fl = if matches!(which, id::UADD_SAT | id::USUB_SAT) { flags::NUW } else { flags::NSW };
            return Some(self.binary(if add { Opcode::Add } else { Opcode::Sub }, fl, a, b));
        }
        if which == id::UADD_SAT && ka.min() + kb.min() > m {
            return Some(self.all_ones(ty));
        }
        // ssub.sat(x, c) = sadd.sat(x, -c)
        if which == id::SSUB_SAT
            && let Some(c) = p::int(self.f, b)
            && !c.is_sign_mask()
        {
            let k = self.int(ty, c.neg().v);
            return self.intrinsic(id::SADD_SAT, &[a, k], 0);
        }
        // Constants of one sign add up.
        if let Some(c) = p::int(self.f, b)
            && let Some((x, d)) = p::binary_intrinsic(self.f, a, which)
            && let Some(d) = p::int(self.f, d)
        {
            let unsigned = matches!(which, id::UADD_SAT | id::USUB_SAT);
            if unsigned {
                let k = self.int(ty, (c.v + d.v).min(m));
                return self.intrinsic(which, &[x, k], 0);
            }
            if which == id::SADD_SAT && c.is_negative() == d.is_negative() {
                let s = c.signed() + d.signed();
                if (smin..=smax).contains(&s) {
                    let k = self.int(ty, s as u128);
                    return self.intrinsic(which, &[x, k], 0);
                }
            }
        }
        None
    }

    /// An operation that surely does not (or does) overflow: the result and a constant bit.
    pub(super) fn with_overflow(&mut self, i: Inst, which: IntrinsicId) -> Option<Value> {
        let commutes = !matches!(which, id::USUB_WITH_OVERFLOW | id::SSUB_WITH_OVERFLOW);
        if commutes && self.constant_right(i) {
            return Some(Value::inst(i));
        }
        let (a, b) = self.ops(i);
        let ty = self.f.type_of(a);
        if self.f.types().is_vector(ty) {
            return None;
        }
        let (ka, kb) = (self.known(a)?, self.known(b)?);
        if ka.bits > 63 && matches!(which, id::SMUL_WITH_OVERFLOW | id::UMUL_WITH_OVERFLOW) || ka.bits > 64 {
            return None;
        }
        let m = ka.mask();
        let (smin, smax) = (-(1i128 << (ka.bits - 1)), (1i128 << (ka.bits - 1)) - 1);
        let inside = |lo: i128, hi: i128| lo >= smin && hi <= smax;
        let (op, fl, safe) = match which {
            id::UADD_WITH_OVERFLOW => (Opcode::Add, flags::NUW, ka.max() + kb.max() <= m),
            id::SADD_WITH_OVERFLOW => (Opcode::Add, flags::NSW, inside(ka.smin() + kb.smin(), ka.smax() + kb.smax())),
            id::USUB_WITH_OVERFLOW => (Opcode::Sub, flags::NUW, ka.min() >= kb.max()),
            id::SSUB_WITH_OVERFLOW => (Opcode::Sub, flags::NSW, inside(ka.smin() - kb.smax(), ka.smax() - kb.smin())),
            id::UMUL_WITH_OVERFLOW => (Opcode::Mul, flags::NUW, ka.max() * kb.max() <= m),
            _ => {
                let e = [ka.smin() * kb.smin(), ka.smin() * kb.smax(), ka.smax() * kb.smin(), ka.smax() * kb.smax()];
                (Opcode::Mul, flags::NSW, e.iter().all(|&v| inside(v, v)))
            }
        };
        if !safe {
            return None;
        }
        let v = self.binary(op, fl, a, b);
        let sty = self.f.ty(i);
        let no = self.bool(Type::I1, false);
        let start = {
            let poison = Value::poison(ty);
            self.f.folder().consts.add_aggregate(sty, &[poison, no], false)
        };
        let r = Builder::before(self.f, self.at).insert_value(start, v, &[0]);
        Some(self.queue_new(r))
    }

    /// Part of the result of an operation with overflow that nothing else reads: the plain operation, or a comparison.
    pub(super) fn part_of_overflow(&mut self, i: Inst, call: Inst) -> Option<Value> {
        let (which, _) = p::intrinsic(self.f, Value::inst(call))?;
        if !intrinsics::is_with_overflow(which) || !self.one_use(call.into()) {
            return None;
        }
        let (a, b) = self.ops(call);
        let (ty, bits) = (self.f.type_of(a), p::width(self.f, a));
        if self.f.indices(i) == [0] {
            let op = match which {
                id::UADD_WITH_OVERFLOW | id::SADD_WITH_OVERFLOW => Opcode::Add,
                id::USUB_WITH_OVERFLOW | id::SSUB_WITH_OVERFLOW => Opcode::Sub,
                _ => Opcode::Mul,
            };
            return Some(self.binary(op, 0, a, b));
        }
        if which == id::USUB_WITH_OVERFLOW {
            return Some(self.icmp(IntPred::Ult, a, b));
        }
        // x * x overflows when x has more than half of the bits.
        if which == id::UMUL_WITH_OVERFLOW && a == b && bits > 0 && bits.is_multiple_of(2) {
            let half = self.int(ty, p::mask(bits / 2));
            return Some(self.icmp(IntPred::Ugt, a, half));
        }
        // With a constant: a bound of the other operand.
        let c = p::int(self.f, b)?;
        let (max, min) = (p::mask(bits) >> 1, 1u128 << (bits - 1));
        let (pred, bound) = match which {
            id::UADD_WITH_OVERFLOW => (IntPred::Ugt, !c.v),
            id::SADD_WITH_OVERFLOW if c.is_negative() => (IntPred::Slt, min.wrapping_sub(c.v)),
            id::SADD_WITH_OVERFLOW => (IntPred::Sgt, max.wrapping_sub(c.v)),
            id::SSUB_WITH_OVERFLOW if c.is_negative() => (IntPred::Sgt, max.wrapping_add(c.v)),
            id::SSUB_WITH_OVERFLOW => (IntPred::Slt, min.wrapping_add(c.v)),
            id::UMUL_WITH_OVERFLOW if !c.is_zero() => (IntPred::Ugt, p::mask(bits) / c.v),
            _ => return None,
        };
        let bound = self.int(ty, bound);
        Some(self.icmp(pred, a, bound))
    }
}
