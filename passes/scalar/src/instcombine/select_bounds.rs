//! `select` by an order where one arm is what the other one is at the bound, or next to it: the other one of a minimum or maximum.

use super::select::Select;
use super::{Combiner, WORD, p};
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::flags;
use warpc_ir::{IntPred, Opcode, Value};

/// Operations between an arm and what is compared, beside the first one.
const MAX_DEPTH: u32 = 2;

/// `x pred bound` as an order: the minimum or maximum that leaves `x` as it is where the order holds, and the constants that it may be
/// taken with, both of which are `x` itself or next to it where the order begins to fail.
#[derive(Clone, Copy)]
struct Order {
    /// The comparison.
    condition: Value,
    x: Value,
    which: IntrinsicId,
    bounds: [Int; 2],
    /// The arms for when the order holds and when it fails.
    inside: Value,
    outside: Value,
}

/// The smallest and the largest number of a signedness.
const fn ends(signed: bool, bits: u32) -> (Int, Int) {
    let top = 1u128 << (bits - 1);
    if signed { (Int::new(top, bits), Int::new(top - 1, bits)) } else { (Int::new(0, bits), Int::new(u128::MAX, bits)) }
}

/// The order that `x pred c` is, if `x` is not its whole range: signedness, whether it holds below the bound, and the last number for
/// which it holds. For an equality with an end of a range the order that fails just there.
fn order_of(pred: IntPred, c: Int) -> Option<(bool, bool, Int)> {
    let next = |number: Int| Int::new(number.v.wrapping_add(1), number.bits);
    let last = |number: Int| Int::new(number.v.wrapping_sub(1), number.bits);
    let signed = pred.is_signed();
    let (smallest, largest) = ends(signed, c.bits);
    match pred {
        IntPred::Ult | IntPred::Slt if c != smallest => Some((signed, true, last(c))),
        IntPred::Ule | IntPred::Sle if c != largest => Some((signed, true, c)),
        IntPred::Ugt | IntPred::Sgt if c != largest => Some((signed, false, next(c))),
        IntPred::Uge | IntPred::Sge if c != smallest => Some((signed, false, c)),
        IntPred::Ne => [true, false].into_iter().find_map(|signed| {
            let (smallest, largest) = ends(signed, c.bits);
            if c == smallest {
                return Some((signed, false, next(c)));
            }
            (c == largest).then(|| (signed, true, last(c)))
        }),
        _ => None,
    }
}

impl Combiner<'_, '_> {
    rules! {
        /// Rules of `x pred bound ? t : e` where one arm is what the other one is at the bound, or next to it.
        pub(super) fn select_at_bound_rules(&mut self, site: Select) -> Option<Value> {
            select_of_value_at_bound,
            select_next_to_bound,
        }
    }

    /// `x <s n ? x : n - 1 -> smin(x, n - 1)`, `x >s n ? x : n + 1 -> smax(x, n + 1)`, `x >u n ? x : n + 1 -> umax(x, n + 1)`. If the neighbour does
    /// not wrap.
    fn select_next_to_bound(&mut self, site: Select) -> Option<Value> {
        let (pred, x, bound) = p::icmp(self.f, site.c)?;
        for (pred, inside, outside) in [(pred, site.t, site.e), (pred.inverse(), site.e, site.t)] {
            let (which, step, wraps) = match pred {
                IntPred::Slt => (id::SMIN, -1, flags::NSW),
                IntPred::Sgt => (id::SMAX, 1, flags::NSW),
                IntPred::Ugt => (id::UMAX, 1, flags::NUW),
                _ => continue,
            };
            let Some((base, by)) = p::binary(self.f, outside, Opcode::Add) else { continue };
            let is_next = p::int(self.f, by).is_some_and(|by| by.signed() == step);
            let stays = outside.as_inst().is_some_and(|sum| self.f.flags(sum) & wraps != 0);
            if inside == x && base == bound && is_next && stays {
                return self.intrinsic(which, &[x, outside], 0);
            }
        }
        None
    }

    /// `x < C ? f(x) : f(C) -> f(min(x, C))`, the same with `f(C - 1)`, for all orders, minima and maxima, and for `x != C` at an end of
    /// the range. If `f` is `x` itself, or operations of `x` and constants that nothing else reads and that do not cut a value of several words, and
    /// the comparison goes away with them.
    fn select_of_value_at_bound(&mut self, site: Select) -> Option<Value> {
        let (pred, x, c) = p::icmp(self.f, site.c)?;
        let c = p::int(self.f, c).filter(|c| c.bits > 1 && !x.is_constant())?;
        for (pred, inside, outside) in [(pred, site.t, site.e), (pred.inverse(), site.e, site.t)] {
            let Some((signed, below, last)) = order_of(pred, c).filter(|_| outside.is_constant()) else { continue };
            let which = match (signed, below) {
                (true, true) => id::SMIN,
                (true, false) => id::SMAX,
                (false, true) => id::UMIN,
                (false, false) => id::UMAX,
            };
            let beyond = Int::new(if below { last.v.wrapping_add(1) } else { last.v.wrapping_sub(1) }, last.bits);
            let found =
                self.value_at_bound(Order { condition: site.c, x, which, bounds: [last, beyond], inside, outside });
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// The arm inside an order, of a minimum or maximum, if it is the other arm at the bound.
    fn value_at_bound(&mut self, order: Order) -> Option<Value> {
        let ty = self.f.type_of(order.x);
        let def = match order.inside == order.x {
            true => None,
            false if !self.one_use(order.condition) => return None,
            false => Some(order.inside.as_inst().filter(|_| self.one_use(order.inside))?),
        };
        for bound in order.bounds {
            let constant = self.int(ty, bound.v);
            let at_bound = match def {
                None => Some(constant),
                Some(def) => self.operation_of(def, order.x, constant, 0).filter(|value| value.is_constant()),
            };
            if at_bound != Some(order.outside) || !self.f.consts().is_well_defined(order.outside) {
                continue;
            }
            let bounded = self.intrinsic(order.which, &[order.x, constant], 0)?;
            return match def {
                None => Some(bounded),
                Some(def) => self.operation_of(def, order.x, bounded, 0),
            };
        }
        None
    }

    /// The operation `def` of `x` and constants, or of such an operation that only it reads, with `value` in the place of `x`.
    fn operation_of(&mut self, def: Inst, x: Value, value: Value, depth: u32) -> Option<Value> {
        let (op, ty, fl) = (self.f.op(def), self.f.ty(def), self.f.flags(def) & !warpc_ir::flags::HAS_MD);
        // A minimum or maximum of several words costs more than a choice between what is left of it.
        if op == Opcode::Trunc && p::width(self.f, x) > WORD {
            return None;
        }
        if op.is_cast() {
            let operand = self.f.operand(def, 0);
            let operand = self.operand_with(operand, x, value, depth)?;
            return Some(self.cast(op, fl, operand, ty));
        }
        let extreme = p::intrinsic(self.f, Value::inst(def))
            .map(|(which, _)| which)
            .filter(|which| matches!(*which, id::SMIN | id::SMAX | id::UMIN | id::UMAX));
        if extreme.is_none() && (!op.is_binary() || op.is_int_div() || !op.is_int_binary()) {
            return None;
        }
        let (left, right) = self.ops(def);
        let (left, right) = (self.operand_with(left, x, value, depth)?, self.operand_with(right, x, value, depth)?);
        match extreme {
            None => Some(self.binary(op, fl, left, right)),
            Some(which) if left.is_constant() && right.is_constant() => {
                self.f.folder().intrinsic(which, 0, &[left, right], ty)
            }
            Some(which) => self.intrinsic(which, &[left, right], 0),
        }
    }

    /// An operand of such an operation.
    fn operand_with(&mut self, operand: Value, x: Value, value: Value, depth: u32) -> Option<Value> {
        if operand == x {
            return Some(value);
        }
        if operand.is_constant() {
            return Some(operand);
        }
        let def = operand.as_inst().filter(|_| depth < MAX_DEPTH && self.one_use(operand))?;
        self.operation_of(def, x, value, depth + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_order_ends_with_the_last_number_for_which_it_holds() {
        let order = |pred, c: u128| order_of(pred, Int::new(c, 8)).map(|(signed, below, last)| (signed, below, last.v));
        assert_eq!(order(IntPred::Slt, 5), Some((true, true, 4)));
        assert_eq!(order(IntPred::Ugt, 5), Some((false, false, 6)));
        assert_eq!(order(IntPred::Ne, 0x80), Some((true, false, 0x81)));
        assert_eq!(order(IntPred::Ne, 0xff), Some((false, true, 0xfe)));
        assert_eq!(order(IntPred::Slt, 0x80), None);
        assert_eq!(order(IntPred::Ne, 5), None);
    }
}
