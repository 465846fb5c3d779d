//! Complements: `~x` by what `x` is.

use super::{Binary, Combiner, p};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Opcode, Value};

/// `~value` as its rules see it.
#[derive(Clone, Copy)]
struct Complement {
    value: Value,
    /// The instruction behind `value`.
    def: Inst,
    op: Opcode,
    ty: Type,
}

impl Combiner<'_, '_> {
    /// Rules of `left ^ -1`.
    pub(super) fn complement(&mut self, site: Binary) -> Option<Value> {
        let def = site.left.as_inst()?;
        let not = Complement { value: site.left, def, op: self.f.op(def), ty: site.ty };
        self.complement_rules(not).or_else(|| {
            if !self.one_use(not.value) {
                return None;
            }
            self.complement_once_rules(not)
        })
    }

    rules! {
        /// Rules of a complement, whoever else uses the value.
        fn complement_rules(&mut self, not: Complement) -> Option<Value> {
            complement_of_sum_with_constant,
            complement_of_difference_from_constant,
            complement_of_shifted_complement,
            complement_of_logic_rules,
        }
    }
    rules! {
        /// Rules of a complement of a value that nothing else uses, in order.
        fn complement_once_rules(&mut self, not: Complement) -> Option<Value> {
            complement_of_comparison,
            complement_of_difference,
            complement_of_extended_bool,
            complement_of_difference_of_bits,
            complement_of_select,
            complement_of_min_max_with_complement,
            complement_of_min_max,
        }
    }

    /// Rules of a complement of `and` and `or`.
    fn complement_of_logic_rules(&mut self, not: Complement) -> Option<Value> {
        self.complement_of_join_rules(not.def)
    }

    /// Whether the complement of `value`, which would have one use, costs nothing.
    fn turns_for_free(&self, value: Value) -> bool {
        self.is_free_to_not(value, self.one_use(value))
    }
    /// The complement of `value`, for free where that is possible.
    pub(super) fn complement_of(&mut self, value: Value) -> Value {
        if self.turns_for_free(value) { self.inverted(value) } else { self.not(value) }
    }

    /// `~(x + C) -> ~C - x`. Always.
    fn complement_of_sum_with_constant(&mut self, not: Complement) -> Option<Value> {
        if not.op != Opcode::Add {
            return None;
        }
        p::int(self.f, self.f.operand(not.def, 1))?;
        Some(self.inverted(not.value))
    }

    /// `~(C - x) -> x + ~C`. Always.
    fn complement_of_difference_from_constant(&mut self, not: Complement) -> Option<Value> {
        if not.op != Opcode::Sub {
            return None;
        }
        p::int(self.f, self.f.operand(not.def, 0))?;
        Some(self.inverted(not.value))
    }

    /// `~(~x >>s n) -> x >>s n`. Always.
    fn complement_of_shifted_complement(&mut self, not: Complement) -> Option<Value> {
        let (shifted, amount) = p::binary(self.f, not.value, Opcode::AShr)?;
        let x = p::not(self.f, shifted)?;
        Some(self.binary(Opcode::AShr, 0, x, amount))
    }

    /// `~(x < y) -> x >= y`, for `icmp` and `fcmp`. If the comparison goes away.
    fn complement_of_comparison(&mut self, not: Complement) -> Option<Value> {
        matches!(not.op, Opcode::ICmp | Opcode::FCmp).then(|| {
            self.invert_predicate(not.def);
            not.value
        })
    }

    /// `~(x - y) -> ~x + y`. If `~x` costs nothing and the difference goes away.
    fn complement_of_difference(&mut self, not: Complement) -> Option<Value> {
        let (x, y) = p::binary(self.f, not.value, Opcode::Sub)?;
        if !self.is_free_to_not(x, false) {
            return None;
        }
        let complement = self.inverted(x);
        Some(self.binary(Opcode::Add, 0, complement, y))
    }

    /// `~sext(bool) -> sext(~bool)`. If the extension goes away.
    fn complement_of_extended_bool(&mut self, not: Complement) -> Option<Value> {
        let x = p::extended_bool(self.f, not.value, Opcode::SExt)?;
        let complement = self.complement_of(x);
        Some(self.cast(Opcode::SExt, 0, complement, not.ty))
    }

    /// `~(x ^ y) -> x ^ ~y`, or `~x ^ y`. If that complement costs nothing and the `xor` goes away.
    fn complement_of_difference_of_bits(&mut self, not: Complement) -> Option<Value> {
        let (x, y) = p::binary(self.f, not.value, Opcode::Xor)?;
        if self.turns_for_free(y) {
            let complement = self.inverted(y);
            return Some(self.binary(Opcode::Xor, 0, x, complement));
        }
        if !self.turns_for_free(x) {
            return None;
        }
        let complement = self.inverted(x);
        Some(self.binary(Opcode::Xor, 0, complement, y))
    }

    /// `~(c ? x : y) -> c ? ~x : ~y`. If both complements cost nothing and the select goes away.
    fn complement_of_select(&mut self, not: Complement) -> Option<Value> {
        let (c, t, e) = p::select(self.f, not.value)?;
        if !self.turns_for_free(t) || !self.turns_for_free(e) {
            return None;
        }
        let (t, e) = (self.inverted_in_place(t), self.inverted_in_place(e));
        Some(self.select(c, t, e))
    }

    /// The complement of `value`, for which `turns_for_free` holds: of a comparison that nothing else uses the comparison itself.
    fn inverted_in_place(&mut self, value: Value) -> Value {
        match value.as_inst().filter(|&i| matches!(self.f.op(i), Opcode::ICmp | Opcode::FCmp) && self.one_use(value)) {
            Some(compare) => {
                self.invert_predicate(compare);
                value
            }
            None => self.inverted(value),
        }
    }

    /// `~max(~x, y) -> min(x, ~y)`, for all minima and maxima. If `~y` costs nothing and the maximum goes away.
    fn complement_of_min_max_with_complement(&mut self, not: Complement) -> Option<Value> {
        let (which, call) = p::intrinsic(self.f, not.value)?;
        let dual = dual_min_max(which)?;
        let (x, y) = self.ops(call);
        for (n, y) in [(x, y), (y, x)] {
            let Some(x) = p::not(self.f, n).filter(|_| self.turns_for_free(y)) else { continue };
            let complement = self.inverted(y);
            return self.intrinsic(dual, &[x, complement], 0);
        }
        None
    }

    /// `~max(x, y) -> min(~x, ~y)`, for all minima and maxima. If both complements cost nothing, and not both are constants.
    fn complement_of_min_max(&mut self, not: Complement) -> Option<Value> {
        let (which, call) = p::intrinsic(self.f, not.value)?;
        let dual = dual_min_max(which)?;
        let (x, y) = self.ops(call);
        if !self.turns_for_free(x) || !self.turns_for_free(y) || x.is_constant() && y.is_constant() {
            return None;
        }
        let (x, y) = (self.inverted(x), self.inverted(y));
        self.intrinsic(dual, &[x, y], 0)
    }
}

/// The minimum or maximum that takes the place of `which` under a complement.
pub(super) fn dual_min_max(which: warpc_ir::intrinsics::IntrinsicId) -> Option<warpc_ir::intrinsics::IntrinsicId> {
    match which {
        id::UMIN => Some(id::UMAX),
        id::UMAX => Some(id::UMIN),
        id::SMIN => Some(id::SMAX),
        id::SMAX => Some(id::SMIN),
        _ => None,
    }
}
