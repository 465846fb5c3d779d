//! `select` by the overflow bit of an operation between its result and a limit: saturating arithmetic.

use super::select::Select;
use super::{Combiner, p};
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{self, IntrinsicId, id};
use warpc_ir::{IntPred, Opcode, Value};

/// `overflow ? limit : result` of one call, `which(x, y)`, as its rules see it.
#[derive(Clone, Copy)]
struct OverflowChoice {
    which: IntrinsicId,
    x: Value,
    y: Value,
    limit: Value,
}

/// Which limit a signed operation has where it overflows: the smallest number if `value` is negative, or the largest.
#[derive(Clone, Copy)]
struct SignChoice {
    value: Value,
    /// Whether a negative value means the smallest number.
    smallest: bool,
    /// Numbers below this count as negative: -1, 0 or 1.
    below: i128,
}

impl Combiner<'_, '_> {
    /// Rules of a choice by an overflow bit.
    pub(super) fn select_by_overflow_rules(&mut self, site: Select) -> Option<Value> {
        let (bit, result) = (site.c.as_inst()?, site.e.as_inst()?);
        let is_part = |part: Inst| self.f.op(part) == Opcode::ExtractValue;
        if !is_part(bit) || !is_part(result) || self.f.indices(bit) != [1] || self.f.indices(result) != [0] {
            return None;
        }
        let pair = self.f.operand(bit, 0);
        let (which, call) = p::intrinsic(self.f, pair).filter(|_| self.f.operand(result, 0) == pair)?;
        if !intrinsics::is_with_overflow(which) {
            return None;
        }
        let (x, y) = self.ops(call);
        self.overflow_choice_rules(OverflowChoice { which, x, y, limit: site.t })
    }

    rules! {
        /// Rules of a choice by an overflow bit, in order.
        fn overflow_choice_rules(&mut self, site: OverflowChoice) -> Option<Value> {
            unsigned_overflow_to_saturating,
            signed_overflow_to_saturating,
        }
    }

    /// `overflow ? -1 : sum -> uadd.sat(x, y)`, `overflow ? 0 : difference -> usub.sat(x, y)`, for the parts of one
    /// `uadd.with.overflow(x, y)` or `usub.with.overflow(x, y)`. Always.
    fn unsigned_overflow_to_saturating(&mut self, site: OverflowChoice) -> Option<Value> {
        let limit = p::int(self.f, site.limit)?;
        let which = match site.which {
            id::UADD_WITH_OVERFLOW if limit.is_all_ones() => id::UADD_SAT,
            id::USUB_WITH_OVERFLOW if limit.is_zero() => id::USUB_SAT,
            _ => return None,
        };
        self.intrinsic(which, &[site.x, site.y], 0)
    }

    /// `overflow ? (x < 0 ? SMALLEST : LARGEST) : sum -> sadd.sat(x, y)`, and so for `ssub`. If the sign that is asked for says
    /// to which side it overflows: that of either addend, of the minuend, or the opposite one of the subtrahend.
    fn signed_overflow_to_saturating(&mut self, site: OverflowChoice) -> Option<Value> {
        let which = match site.which {
            id::SADD_WITH_OVERFLOW => id::SADD_SAT,
            id::SSUB_WITH_OVERFLOW => id::SSUB_SAT,
            _ => return None,
        };
        let sign = self.sign_choice(site.limit)?;
        let is_sum = which == id::SADD_SAT;
        // An addend or subtrahend of 0 never overflows; neither does a minuend of -1, but one of 0 overflows to the largest number.
        let zero_either_way = matches!(sign.below, 0 | 1);
        let by_x = sign.value == site.x
            && sign.smallest
            && if is_sum { zero_either_way } else { matches!(sign.below, 0 | -1) };
        let by_y = sign.value == site.y && sign.smallest == is_sum && zero_either_way;
        if !by_x && !by_y {
            return None;
        }
        self.intrinsic(which, &[site.x, site.y], 0)
    }

    /// How `limit` chooses between the smallest and the largest number.
    fn sign_choice(&self, limit: Value) -> Option<SignChoice> {
        let (condition, yes, no) = p::select(self.f, limit)?;
        let (pred, value, bound) = p::icmp(self.f, condition)?;
        let (yes, no) = (p::int(self.f, yes)?, p::int(self.f, no)?);
        let bound = p::int(self.f, bound)?.signed();
        // Written as `value < bound`: of `value > bound` that is the opposite.
        let (below, first, second) = match pred {
            IntPred::Slt => (bound, yes, no),
            IntPred::Sgt => (bound + 1, no, yes),
            _ => return None,
        };
        let limits = |least: Int, most: Int| least.is_sign_mask() && most.is_max_signed();
        let smallest = match (limits(first, second), limits(second, first)) {
            (true, _) => true,
            (_, true) => false,
            _ => return None,
        };
        (-1..=1).contains(&below).then_some(SignChoice { value, smallest, below })
    }
}
