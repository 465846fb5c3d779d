//! Arithmetic that saturates or reports its overflow.

use super::{Combiner, p};
use p::Int;
use warpc_analysis::known_bits::KnownBits;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, IntrinsicId, id};
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, IntPred, Opcode, Value};

/// Saturating arithmetic as its rules see it.
#[derive(Clone, Copy)]
struct Saturating {
    which: IntrinsicId,
    ty: Type,
    a: Value,
    b: Value,
    known_a: KnownBits,
    known_b: KnownBits,
}

/// `extractvalue` of arithmetic with overflow that nothing else reads.
#[derive(Clone, Copy)]
struct OverflowPart {
    which: IntrinsicId,
    a: Value,
    b: Value,
    /// Type and width of the operands.
    ty: Type,
    bits: u32,
    /// Whether the bit is extracted, not the result.
    is_bit: bool,
}

/// Smallest and largest signed number of `bits`, at most 64.
fn signed_limits(bits: u32) -> (i128, i128) {
    (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1)
}

impl Combiner<'_, '_> {
    /// Rules of saturating arithmetic.
    pub(super) fn saturating(&mut self, inst: Inst, which: IntrinsicId) -> Option<Value> {
        if matches!(which, id::UADD_SAT | id::SADD_SAT)
            && let Some(v) = self.commutative_call_rules(inst)
        {
            return Some(v);
        }
        let (a, b) = self.ops(inst);
        let (known_a, known_b) = (self.known(a)?, self.known(b)?);
        if known_a.bits > 64 {
            return None;
        }
        self.saturating_rules(Saturating { which, ty: self.f.ty(inst), a, b, known_a, known_b })
    }

    rules! {
        /// Rules of saturating arithmetic, in order.
        fn saturating_rules(&mut self, site: Saturating) -> Option<Value> {
            saturating_that_never_does,
            saturating_that_always_does,
            saturating_difference_with_constant,
            saturating_twice_with_constants,
        }
    }

    /// `uadd.sat(a, b) -> a + b`, and so for all four. If the known bits exclude an overflow; it gets `nuw` or `nsw`.
    fn saturating_that_never_does(&mut self, site: Saturating) -> Option<Value> {
        let (a, b) = (site.known_a, site.known_b);
        let (smin, smax) = signed_limits(a.bits);
        let (op, fl, fits) = match site.which {
            id::UADD_SAT => (Opcode::Add, flags::NUW, a.max() + b.max() <= a.mask()),
            id::USUB_SAT => (Opcode::Sub, flags::NUW, a.min() >= b.max()),
            id::SADD_SAT => (Opcode::Add, flags::NSW, a.smax() + b.smax() <= smax && a.smin() + b.smin() >= smin),
            _ => (Opcode::Sub, flags::NSW, a.smax() - b.smin() <= smax && a.smin() - b.smax() >= smin),
        };
        fits.then(|| self.binary(op, fl, site.a, site.b))
    }

    /// `uadd.sat(a, b) -> -1`, `sadd.sat(a, b) -> SMALLEST`, and so for `ssub.sat`. If the known bits say that it overflows, and to which side.
    fn saturating_that_always_does(&mut self, site: Saturating) -> Option<Value> {
        let (a, b) = (site.known_a, site.known_b);
        let (smin, smax) = signed_limits(a.bits);
        let (least, most) = match site.which {
            id::UADD_SAT => return (a.min() + b.min() > a.mask()).then(|| self.all_ones(site.ty)),
            id::SADD_SAT => (a.smin() + b.smin(), a.smax() + b.smax()),
            id::SSUB_SAT => (a.smin() - b.smax(), a.smax() - b.smin()),
            _ => return None,
        };
        match () {
            _ if least > smax => Some(self.int(site.ty, smax as u128)),
            _ if most < smin => Some(self.int(site.ty, smin as u128)),
            _ => None,
        }
    }

    /// `ssub.sat(x, C) -> sadd.sat(x, -C)`. If `C` is not the smallest number.
    fn saturating_difference_with_constant(&mut self, site: Saturating) -> Option<Value> {
        let c = p::int(self.f, site.b).filter(|c| site.which == id::SSUB_SAT && !c.is_sign_mask())?;
        let addend = self.int(site.ty, c.neg().v);
        self.intrinsic(id::SADD_SAT, &[site.a, addend], 0)
    }

    /// `uadd.sat(uadd.sat(x, K), C) -> uadd.sat(x, K + C)`, and so for `usub.sat` and `sadd.sat`. If signed constants have one
    /// sign and a sum; an unsigned sum saturates.
    fn saturating_twice_with_constants(&mut self, site: Saturating) -> Option<Value> {
        let c = p::int(self.f, site.b)?;
        let (x, k) = p::binary_intrinsic(self.f, site.a, site.which)?;
        let k = p::int(self.f, k)?;
        let sum = match site.which {
            id::UADD_SAT | id::USUB_SAT => (c.v + k.v).min(site.known_a.mask()),
            id::SADD_SAT if c.is_negative() == k.is_negative() => {
                let (smin, smax) = signed_limits(c.bits);
                let sum = c.signed() + k.signed();
                (smin..=smax).contains(&sum).then_some(sum as u128)?
            }
            _ => return None,
        };
        let sum = self.int(site.ty, sum);
        self.intrinsic(site.which, &[x, sum], 0)
    }

    /// Rules of arithmetic that reports its overflow.
    pub(super) fn with_overflow(&mut self, inst: Inst, which: IntrinsicId) -> Option<Value> {
        let commutes = !matches!(which, id::USUB_WITH_OVERFLOW | id::SSUB_WITH_OVERFLOW);
        if commutes && let Some(v) = self.commutative_call_rules(inst) {
            return Some(v);
        }
        if self.f.types().is_vector(self.f.type_of(self.f.operand(inst, 0))) {
            return None;
        }
        self.with_overflow_rules(inst, which)
    }

    rules! {
        /// Rules of arithmetic that reports its overflow.
        fn with_overflow_rules(&mut self, inst: Inst, which: IntrinsicId) -> Option<Value> {
            with_overflow_that_never_does,
            with_overflow_that_always_does,
            difference_of_known_order,
        }
    }

    /// `usub.with.overflow(a, b) -> { a - b, false }`, or `true`. If the branch by which control comes here tells the order of `a` and `b`.
    fn difference_of_known_order(&mut self, inst: Inst, which: IntrinsicId) -> Option<Value> {
        if which != id::USUB_WITH_OVERFLOW {
            return None;
        }
        let (a, b) = self.ops(inst);
        let fits = self.ask(|s| s.branch_orders(IntPred::Uge, a, b))?;
        let result = self.binary(Opcode::Sub, if fits { flags::NUW } else { 0 }, a, b);
        self.overflow_pair(inst, result, !fits)
    }

    /// The pair of `result` and a known overflow bit, in place of `inst`.
    fn overflow_pair(&mut self, inst: Inst, result: Value, overflows: bool) -> Option<Value> {
        let (pair, poison) = (self.f.ty(inst), Value::poison(self.f.type_of(result)));
        let bit = self.bool(Type::I1, overflows);
        let start = self.f.folder().consts.add_aggregate(pair, &[poison, bit], false);
        let pair = Builder::before(self.f, self.at).insert_value(start, result, &[0]);
        Some(self.queue_new(pair))
    }

    /// `uadd.with.overflow(a, b) -> { a + b, false }`, and so for all six. If the known bits exclude an overflow.
    fn with_overflow_that_never_does(&mut self, inst: Inst, which: IntrinsicId) -> Option<Value> {
        let (a, b) = self.ops(inst);
        let (l, r) = (self.known(a)?, self.known(b)?);
        if l.bits > 63 && matches!(which, id::SMUL_WITH_OVERFLOW | id::UMUL_WITH_OVERFLOW) || l.bits > 64 {
            return None;
        }
        let (smin, smax) = signed_limits(l.bits);
        let inside = |lo: i128, hi: i128| lo >= smin && hi <= smax;
        let (op, fl, safe) = match which {
            id::UADD_WITH_OVERFLOW => (Opcode::Add, flags::NUW, l.max() + r.max() <= l.mask()),
            id::SADD_WITH_OVERFLOW => (Opcode::Add, flags::NSW, inside(l.smin() + r.smin(), l.smax() + r.smax())),
            id::USUB_WITH_OVERFLOW => (Opcode::Sub, flags::NUW, l.min() >= r.max()),
            id::SSUB_WITH_OVERFLOW => (Opcode::Sub, flags::NSW, inside(l.smin() - r.smax(), l.smax() - r.smin())),
            id::UMUL_WITH_OVERFLOW => (Opcode::Mul, flags::NUW, l.max() * r.max() <= l.mask()),
            _ => {
                let corners = [l.smin() * r.smin(), l.smin() * r.smax(), l.smax() * r.smin(), l.smax() * r.smax()];
                (Opcode::Mul, flags::NSW, corners.iter().all(|&v| inside(v, v)))
            }
        };
        if !safe {
            return None;
        }
        let result = self.binary(op, fl, a, b);
        self.overflow_pair(inst, result, false)
    }

    /// `uadd.with.overflow(a, b) -> { a + b, true }`, and so for all sums and differences. If the known bits say that it overflows.
    fn with_overflow_that_always_does(&mut self, inst: Inst, which: IntrinsicId) -> Option<Value> {
        let (a, b) = self.ops(inst);
        let (l, r) = (self.known(a)?, self.known(b)?);
        if l.bits > 64 {
            return None;
        }
        let (smin, smax) = signed_limits(l.bits);
        let (op, always) = match which {
            id::UADD_WITH_OVERFLOW => (Opcode::Add, l.min() + r.min() > l.mask()),
            id::SADD_WITH_OVERFLOW => (Opcode::Add, l.smin() + r.smin() > smax || l.smax() + r.smax() < smin),
            id::USUB_WITH_OVERFLOW => (Opcode::Sub, l.max() < r.min()),
            id::SSUB_WITH_OVERFLOW => (Opcode::Sub, l.smin() - r.smax() > smax || l.smax() - r.smin() < smin),
            _ => return None,
        };
        if !always {
            return None;
        }
        let result = self.binary(op, 0, a, b);
        self.overflow_pair(inst, result, true)
    }

    /// Rules of a part of the result of an operation with overflow that nothing else reads.
    pub(super) fn part_of_overflow(&mut self, inst: Inst, call: Inst) -> Option<Value> {
        let (which, _) = p::intrinsic(self.f, Value::inst(call))?;
        if !intrinsics::is_with_overflow(which) || !self.one_use(call.into()) {
            return None;
        }
        let (a, b) = self.ops(call);
        let (ty, bits) = (self.f.type_of(a), p::width(self.f, a));
        let part = OverflowPart { which, a, b, ty, bits, is_bit: self.f.indices(inst) != [0] };
        if !part.is_bit {
            return self.overflow_result_rules(part);
        }
        self.overflow_bit_rules(part).or_else(|| {
            let c = p::int(self.f, b)?;
            self.overflow_bit_with_constant_rules(part, c)
        })
    }

    rules! {
        /// Rules of the result of an operation with overflow.
        fn overflow_result_rules(&mut self, part: OverflowPart) -> Option<Value> {
            overflow_result_alone,
        }
    }
    rules! {
        /// Rules of the overflow bit.
        fn overflow_bit_rules(&mut self, part: OverflowPart) -> Option<Value> {
            overflow_bit_of_product_of_bits,
            overflow_bit_of_unsigned_difference,
            overflow_bit_of_square,
        }
    }
    rules! {
        /// Rules of the overflow bit of an operation with a constant.
        fn overflow_bit_with_constant_rules(&mut self, part: OverflowPart, constant: Int) -> Option<Value> {
            overflow_bit_of_sum_with_constant,
            overflow_bit_of_difference_with_constant,
            overflow_bit_of_product_with_constant,
            overflow_bit_of_signed_product_with_constant,
        }
    }

    /// `extractvalue(uadd.with.overflow(a, b), 0) -> a + b`, and so for all six. If nothing else reads the pair.
    fn overflow_result_alone(&mut self, part: OverflowPart) -> Option<Value> {
        let op = match part.which {
            id::UADD_WITH_OVERFLOW | id::SADD_WITH_OVERFLOW => Opcode::Add,
            id::USUB_WITH_OVERFLOW | id::SSUB_WITH_OVERFLOW => Opcode::Sub,
            _ => Opcode::Mul,
        };
        Some(self.binary(op, 0, part.a, part.b))
    }

    /// `extractvalue(smul.with.overflow(a, b), 1) -> a & b`, `extractvalue(umul.with.overflow(a, b), 1) -> false`. If the numbers are of one
    /// bit: only the product of -1 and -1 is none of them.
    fn overflow_bit_of_product_of_bits(&mut self, part: OverflowPart) -> Option<Value> {
        match part.which {
            _ if part.bits != 1 => None,
            id::SMUL_WITH_OVERFLOW => Some(self.binary(Opcode::And, 0, part.a, part.b)),
            id::UMUL_WITH_OVERFLOW => Some(self.bool(part.ty, false)),
            _ => None,
        }
    }

    /// `extractvalue(usub.with.overflow(a, b), 1) -> a <u b`. If nothing else reads the pair.
    fn overflow_bit_of_unsigned_difference(&mut self, part: OverflowPart) -> Option<Value> {
        (part.which == id::USUB_WITH_OVERFLOW).then(|| self.icmp(IntPred::Ult, part.a, part.b))
    }

    /// `extractvalue(umul.with.overflow(x, x), 1) -> x >u 2^(WIDTH / 2) - 1`. If the width is even and nothing else reads the
    /// pair.
    fn overflow_bit_of_square(&mut self, part: OverflowPart) -> Option<Value> {
        let even = part.bits > 0 && part.bits.is_multiple_of(2);
        if part.which != id::UMUL_WITH_OVERFLOW || part.a != part.b || !even {
            return None;
        }
        let half = self.int(part.ty, p::mask(part.bits / 2));
        Some(self.icmp(IntPred::Ugt, part.a, half))
    }

    /// `extractvalue(uadd.with.overflow(x, C), 1) -> x >u ~C`, and a signed bound for `sadd`. If nothing else reads the pair.
    fn overflow_bit_of_sum_with_constant(&mut self, part: OverflowPart, constant: Int) -> Option<Value> {
        let (max, min) = (p::mask(part.bits) >> 1, 1u128 << (part.bits - 1));
        let (pred, bound) = match part.which {
            id::UADD_WITH_OVERFLOW => (IntPred::Ugt, !constant.v),
            id::SADD_WITH_OVERFLOW if constant.is_negative() => (IntPred::Slt, min.wrapping_sub(constant.v)),
            id::SADD_WITH_OVERFLOW => (IntPred::Sgt, max.wrapping_sub(constant.v)),
            _ => return None,
        };
        let bound = self.int(part.ty, bound);
        Some(self.icmp(pred, part.a, bound))
    }

    /// `extractvalue(ssub.with.overflow(x, C), 1) -> x <s SMALLEST + C`, or `x >s LARGEST + C` for a negative `C`. If nothing
    /// else reads the pair.
    fn overflow_bit_of_difference_with_constant(&mut self, part: OverflowPart, constant: Int) -> Option<Value> {
        if part.which != id::SSUB_WITH_OVERFLOW {
            return None;
        }
        let (max, min) = (p::mask(part.bits) >> 1, 1u128 << (part.bits - 1));
        let (pred, limit) = if constant.is_negative() { (IntPred::Sgt, max) } else { (IntPred::Slt, min) };
        let bound = self.int(part.ty, limit.wrapping_add(constant.v));
        Some(self.icmp(pred, part.a, bound))
    }

    /// `extractvalue(smul.with.overflow(x, C), 1) -> (x - LEAST) >u (MOST - LEAST)`. `LEAST` to `MOST` is what times `C` has a
    /// product. If `C` is neither 0 nor 1, the width at most 64, and nothing else reads the pair.
    fn overflow_bit_of_signed_product_with_constant(&mut self, part: OverflowPart, constant: Int) -> Option<Value> {
        if part.which != id::SMUL_WITH_OVERFLOW || constant.v <= 1 || part.bits > 64 || part.bits < 2 {
            return None;
        }
        let (smallest, largest) = signed_limits(part.bits);
        let factor = constant.signed();
        let (low, high) = if factor > 0 { (smallest, largest) } else { (largest, smallest) };
        // Quotients are cut towards zero: one bound is above, the other below.
        let (least, most) = ((low / factor).max(smallest), (high / factor).min(largest));
        let offset = self.int(part.ty, least.wrapping_neg() as u128);
        let moved = if least == 0 { part.a } else { self.binary(Opcode::Add, 0, part.a, offset) };
        let span = self.int(part.ty, (most - least) as u128);
        Some(self.icmp(IntPred::Ugt, moved, span))
    }

    /// `extractvalue(umul.with.overflow(x, C), 1) -> x >u LARGEST / C`. If `C` is not 0 and nothing else reads the pair.
    fn overflow_bit_of_product_with_constant(&mut self, part: OverflowPart, constant: Int) -> Option<Value> {
        if part.which != id::UMUL_WITH_OVERFLOW || constant.is_zero() {
            return None;
        }
        let bound = self.int(part.ty, p::mask(part.bits) / constant.v);
        Some(self.icmp(IntPred::Ugt, part.a, bound))
    }
}
