//! Remainders.

use super::{Binary, Combiner, p};
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, IntPred, Opcode, Value};

const NSW: u16 = flags::NSW;

impl Combiner<'_, '_> {
    /// Rules of `urem` and `srem`.
    pub(super) fn rem(&mut self, inst: Inst) -> Option<Value> {
        if let Some(v) = self.fold_into_select_or_phi(inst) {
            return Some(v);
        }
        let site = self.binary_site(inst, 0);
        if let Some(v) = self.divisor_rules(site) {
            return Some(v);
        }
        if self.f.op(inst) == Opcode::SRem { self.srem_rules(site) } else { self.urem_rules(site) }
    }

    /// Rules of `urem` by a constant.
    fn urem_by_constant_rules(&mut self, site: Binary) -> Option<Value> {
        let divisor = p::int(self.f, site.right)?;
        self.constant_urem_rules(site, divisor)
    }

    rules! {
        /// Rules of `urem`, in order.
        fn urem_rules(&mut self, site: Binary) -> Option<Value> {
            urem_by_constant_rules,
            urem_of_one,
            urem_of_next,
            urem_by_a_power,
            unsigned_division_of_extensions,
        }
    }
    rules! {
        /// Rules of `urem` by a constant.
        fn constant_urem_rules(&mut self, site: Binary, divisor: Int) -> Option<Value> {
            urem_by_power_of_two,
            urem_by_large_constant,
        }
    }
    rules! {
        /// Rules of `srem`, in order.
        fn srem_rules(&mut self, site: Binary) -> Option<Value> {
            srem_by_negative_constant,
            srem_of_non_negative,
            srem_of_non_negative_by_a_power,
            srem_of_negation,
        }
    }

    /// `x %u 2^N -> x & (2^N - 1)`. Always.
    fn urem_by_power_of_two(&mut self, site: Binary, divisor: Int) -> Option<Value> {
        if !divisor.is_power_of_two() {
            return None;
        }
        let mask = self.int(site.ty, divisor.v - 1);
        Some(self.binary(Opcode::And, 0, site.left, mask))
    }

    /// `x %u C -> x <u C ? x : x - C`. If `C` is above half of the range, and `x`, which is read three times, not undef.
    fn urem_by_large_constant(&mut self, site: Binary, divisor: Int) -> Option<Value> {
        if !divisor.is_negative() || !self.well_defined(site.left) {
            return None;
        }
        let below = self.icmp(IntPred::Ult, site.left, site.right);
        let difference = self.binary(Opcode::Sub, 0, site.left, site.right);
        Some(self.select(below, site.left, difference))
    }

    /// `1 %u x -> zext(x != 1)`. Always.
    fn urem_of_one(&mut self, site: Binary) -> Option<Value> {
        if !p::is_one(self.f, site.left) {
            return None;
        }
        let differ = self.icmp(IntPred::Ne, site.right, site.left);
        Some(self.cast(Opcode::ZExt, 0, differ, site.ty))
    }

    /// Whether `x <u bound` is known, by itself or from a condition.
    fn is_below(&mut self, x: Value, bound: Value) -> bool {
        if self.ask(|s| s.known_compare(IntPred::Ult, x, bound)) == Some(true) {
            return true;
        }
        self.values().known_by_context(x, |c, truth| {
            p::icmp(self.f, c).is_some_and(|(pred, l, r)| {
                let pred = if truth { pred } else { pred.inverse() };
                (pred, l, r) == (IntPred::Ult, x, bound) || (pred, l, r) == (IntPred::Ugt, bound, x)
            })
        })
    }

    /// `(x + 1) %u n -> x + 1 == n ? 0 : x + 1`. If `x` is known to be below `n`; the sum, which is read twice, is frozen.
    fn urem_of_next(&mut self, site: Binary) -> Option<Value> {
        let (x, one) = p::binary(self.f, site.left, Opcode::Add)?;
        if !p::is_one(self.f, one) || site.right.is_constant() || !self.is_below(x, site.right) {
            return None;
        }
        let next = if self.well_defined(site.left) {
            site.left
        } else {
            let frozen = Builder::before(self.f, self.at).freeze(site.left);
            self.queue_new(frozen)
        };
        let end = self.icmp(IntPred::Eq, next, site.right);
        let zero = self.int(site.ty, 0);
        Some(self.select(end, zero, next))
    }

    /// `x %u y -> x & (y - 1)`. If at most one bit of `y` is set, which is not zero where the remainder means something.
    fn urem_by_a_power(&mut self, site: Binary) -> Option<Value> {
        if !self.ask(|s| s.power_of_two_or_zero(site.right)) {
            return None;
        }
        let ones = self.all_ones(site.ty);
        let mask = self.binary(Opcode::Add, 0, site.right, ones);
        Some(self.binary(Opcode::And, 0, site.left, mask))
    }

    /// `x %s -C -> x %s C`. If `-C` is not the smallest number.
    fn srem_by_negative_constant(&mut self, site: Binary) -> Option<Value> {
        let c = p::int(self.f, site.right).filter(|c| c.is_negative() && !c.is_sign_mask())?;
        let divisor = self.int(site.ty, c.neg().v);
        self.set(site.inst, 1, divisor);
        Some(Value::inst(site.inst))
    }

    /// `x %s y -> x %u y`. If neither is negative.
    fn srem_of_non_negative(&mut self, site: Binary) -> Option<Value> {
        if !self.non_negative(site.left) || !self.non_negative(site.right) {
            return None;
        }
        Some(self.binary(Opcode::URem, 0, site.left, site.right))
    }

    /// `x %s y -> x & (y - 1)`. If at most one bit of `y` is set, and `x` is not negative: the remainder by the least number is `x`, too.
    fn srem_of_non_negative_by_a_power(&mut self, site: Binary) -> Option<Value> {
        if self.non_negative(site.left) { self.urem_by_a_power(site) } else { None }
    }

    /// `-x %s y -> -(x %s y)`. If the negation does not wrap and goes away.
    fn srem_of_negation(&mut self, site: Binary) -> Option<Value> {
        let x = p::neg(self.f, site.left).filter(|_| p::has_flags(self.f, site.left, NSW))?;
        if !self.one_use(site.left) {
            return None;
        }
        let remainder = self.binary(Opcode::SRem, 0, x, site.right);
        Some(self.neg(remainder, NSW))
    }
}
