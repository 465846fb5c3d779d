//! `icmp` of a constant that is shifted by a value with another constant: a comparison of the amount.

use super::icmp_constant::ConstantCompare;
use super::{Combiner, p};
use p::Int;
use std::cmp::Ordering;
use warpc_ir::fold::int::holds;
use warpc_ir::opcode::flags;
use warpc_ir::{IntPred, Opcode, Value};

/// Whether `left pred right`.
pub(super) fn compare(pred: IntPred, left: Int, right: Int) -> bool {
    let order: (Ordering, Ordering) = (left.v.cmp(&right.v), left.signed().cmp(&right.signed()));
    holds(pred, order.0, order.1)
}

/// `constant` shifted by `amount`, which is below the width. `None` where the flags make the result poison.
fn shifted(op: Opcode, kept: u16, constant: Int, amount: u32) -> Option<Int> {
    let result = match op {
        Opcode::Shl => Int::new(constant.v << amount, constant.bits),
        Opcode::LShr => Int::new(constant.v >> amount, constant.bits),
        _ => Int::new((constant.signed() >> amount) as u128, constant.bits),
    };
    let unsigned = result.v >> amount == constant.v;
    let signed = result.signed() >> amount == constant.signed();
    let lost = match op {
        Opcode::Shl => kept & flags::NUW != 0 && !unsigned || kept & flags::NSW != 0 && !signed,
        _ => kept & flags::EXACT != 0 && constant.v & p::mask(amount) != 0,
    };
    (!lost).then_some(result)
}

/// For which amounts a comparison of a shifted constant holds, fails, or may be either.
#[derive(Clone, Copy, Default)]
struct Amounts {
    /// A bit for each amount for which it holds.
    yes: u128,
    /// A bit for each amount for which it fails.
    no: u128,
}

impl Amounts {
    /// Whether `test` tells all amounts as they are, of `bits` many.
    fn fit(self, bits: u32, test: impl Fn(u32) -> bool) -> bool {
        (0..bits).all(|amount| match test(amount) {
            true => self.no >> amount & 1 == 0,
            false => self.yes >> amount & 1 == 0,
        })
    }
}

impl Combiner<'_, '_> {
    rules! {
        /// Rules of `(K << n) pred C`, and of the other shifts, for a constant `K`.
        pub(super) fn icmp_shifted_constant_rules(&mut self, cmp: ConstantCompare, op: Opcode, shifted: Int) -> Option<Value> {
            compare_of_shifted_constant,
        }
    }

    /// `(8 >>u n) == 2 -> n == 2`, `(127 >>u n) == 0 -> n >u 6`, `(1 << n) <s 0 -> n == WIDTH - 1`, and so for all shifts of a constant and
    /// all predicates. If the amounts for which the comparison holds are one, all but one, or those below or above a bound; an
    /// amount of the width or more, or one that the flags of the shift exclude, makes poison and counts for either.
    fn compare_of_shifted_constant(&mut self, cmp: ConstantCompare, op: Opcode, constant: Int) -> Option<Value> {
        let bits = constant.bits;
        let mut amounts = Amounts::default();
        for amount in 0..bits {
            match shifted(op, cmp.flags, constant, amount) {
                Some(result) if compare(cmp.pred, result, cmp.c) => amounts.yes |= 1 << amount,
                Some(_) => amounts.no |= 1 << amount,
                None => {}
            }
        }
        if amounts.yes == 0 || amounts.no == 0 {
            let ty = self.cmp_type(cmp.ty);
            return Some(self.bool(ty, amounts.no == 0));
        }
        let (first_yes, first_no) = (amounts.yes.trailing_zeros(), amounts.no.trailing_zeros());
        // What shifts out of all bits is written as a bound, though only one such amount may be left.
        let gone = op != Opcode::AShr && cmp.c.is_zero() || op == Opcode::AShr && cmp.c.is_all_ones();
        let bound = gone && cmp.is_equality() && !constant.is_power_of_two();
        let forms = [
            (IntPred::Eq, first_yes, !bound),
            (IntPred::Ne, first_no, !bound),
            (IntPred::Ult, first_no, true),
            (IntPred::Ugt, first_yes.wrapping_sub(1), first_yes > 0),
        ];
        let (pred, amount, _) = forms.into_iter().find(|&(pred, amount, allowed)| {
            allowed
                && amounts.fit(bits, |n| match pred {
                    IntPred::Eq => n == amount,
                    IntPred::Ne => n != amount,
                    IntPred::Ult => n < amount,
                    _ => n > amount,
                })
        })?;
        self.compare_with(cmp, pred, cmp.y, amount as u128)
    }
}
