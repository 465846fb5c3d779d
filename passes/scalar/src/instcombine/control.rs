//! `br` and `switch`: complements of conditions, conditions of a switch that are a simple function of another value.

use super::{Combiner, p};
use crate::range::Range;
use p::Int;
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

impl Combiner<'_, '_> {
    /// Rules of `br` and `switch`.
    pub(super) fn branch(&mut self, inst: Inst) -> Option<Value> {
        let c = self.f.operand(inst, 0);
        if (c.is_constant() || c.is_undef_or_poison())
            && let Some(v) = self.decided_branch_rules(inst, c)
        {
            return Some(v);
        }
        if self.f.op(inst) == Opcode::Switch {
            let def = c.as_inst()?;
            return self.switch_rules(inst, def);
        }
        if self.f.num_operands(inst) != 3 {
            return None;
        }
        if let Some(v) = self.branch_rules(inst, c) {
            return Some(v);
        }
        self.note_new_test(inst);
        // Of two edges to one block there is nothing to turn.
        if !self.may_exchange_sides(inst) || self.f.operand(inst, 1) == self.f.operand(inst, 2) {
            return None;
        }
        let complement = self.complement_branch_rules(c)?;
        self.set(inst, 0, complement);
        self.f.swap_operands(inst, 1, 2);
        self.exchange_weights(inst);
        self.turned = true;
        Some(Value::inst(inst))
    }

    rules! {
        /// Rules of `br condition`.
        fn branch_rules(&mut self, inst: Inst, condition: Value) -> Option<Value> {
            branch_to_one_block,
            condition_behind_branch,
        }
    }
    rules! {
        /// Rules that find the complement of the `condition` of a branch, which then exchanges its edges.
        fn complement_branch_rules(&mut self, condition: Value) -> Option<Value> {
            branch_on_complement,
            branch_on_and_with_complement,
        }
    }
    rules! {
        /// Rules of `switch` on the instruction `def`.
        fn switch_rules(&mut self, inst: Inst, def: Inst) -> Option<Value> {
            switch_on_sum,
            switch_on_difference,
            switch_on_extension,
            switch_on_shifted,
            switch_on_low_bits,
            switch_on_choice,
        }
    }

    /// `br condition, b, b -> br false, b, b`. If `condition` is no constant.
    fn branch_to_one_block(&mut self, inst: Inst, condition: Value) -> Option<Value> {
        if self.f.operand(inst, 1) != self.f.operand(inst, 2) || condition.is_constant() {
            return None;
        }
        let no = self.bool(Type::I1, false);
        self.set(inst, 0, no);
        Some(Value::inst(inst))
    }

    /// `br ~condition, a, b -> br condition, b, a`, with exchanged profile weights. Always.
    fn branch_on_complement(&mut self, condition: Value) -> Option<Value> {
        p::not(self.f, condition)
    }

    /// `br (x && ~y), a, b -> br (~x || y), b, a`. If the conjunction, a select, and the complement go away, and `x` is no
    /// constant.
    fn branch_on_and_with_complement(&mut self, condition: Value) -> Option<Value> {
        let (x, n, _) = p::logical_and(self.f, condition).filter(|and| and.2 && self.one_use(condition))?;
        let y = p::not(self.f, n).filter(|_| self.one_use(n) && !x.is_constant())?;
        let (x, yes) = (self.not(x), self.bool(Type::I1, true));
        Some(self.select(x, yes, y))
    }

    /// `switch x + K -> switch x`, its cases less `K`. Always.
    fn switch_on_sum(&mut self, inst: Inst, def: Inst) -> Option<Value> {
        let (x, k) = p::binary(self.f, Value::inst(def), Opcode::Add)?;
        let k = p::int(self.f, k)?;
        self.switch_on(inst, x, |case| Some(Int::new(case.v.wrapping_sub(k.v), case.bits)))
    }

    /// `switch K - x -> switch x`, its cases taken from `K`. Always.
    fn switch_on_difference(&mut self, inst: Inst, def: Inst) -> Option<Value> {
        let (k, x) = p::binary(self.f, Value::inst(def), Opcode::Sub)?;
        let k = p::int(self.f, k)?;
        self.switch_on(inst, x, |case| Some(Int::new(k.v.wrapping_sub(case.v), case.bits)))
    }

    /// `switch zext(x) -> switch x`, and so for `sext`. If every case is the extension of a constant.
    fn switch_on_extension(&mut self, inst: Inst, def: Inst) -> Option<Value> {
        let op = self.f.op(def);
        if !matches!(op, Opcode::ZExt | Opcode::SExt) {
            return None;
        }
        let x = self.f.operand(def, 0);
        let bits = p::width(self.f, x);
        self.switch_on(inst, x, |case| {
            let near = Int::new(case.v, bits);
            let back = if op == Opcode::SExt { near.signed() as u128 } else { near.v };
            (Int::new(back, case.bits) == case).then_some(near)
        })
    }

    /// `switch x << N -> switch x`, its cases shifted back. If the shift does not wrap (else several values of `x` meet in one
    /// case), and no case has one of the low bits.
    fn switch_on_shifted(&mut self, inst: Inst, def: Inst) -> Option<Value> {
        let fl = self.f.flags(def);
        let (x, amount) = p::binary(self.f, Value::inst(def), Opcode::Shl)?;
        let n = p::int(self.f, amount).filter(|n| n.v < n.bits as u128)?.v as u32;
        if fl & (flags::NUW | flags::NSW) == 0 {
            return None;
        }
        self.switch_on(inst, x, |case| {
            let near = if fl & flags::NUW != 0 { case.v >> n } else { (case.signed() >> n) as u128 };
            (case.v & p::mask(n) == 0).then_some(Int::new(near, case.bits))
        })
    }

    /// `switch x << N -> switch trunc(x)`, its cases shifted back. If no case has one of the low bits, and the shift, which goes away,
    /// leaves the bits of an integer of 8, 16, 32 or 64 bits.
    fn switch_on_low_bits(&mut self, inst: Inst, def: Inst) -> Option<Value> {
        let (x, amount) = p::binary(self.f, Value::inst(def), Opcode::Shl).filter(|_| self.one_use(def.into()))?;
        let n = p::int(self.f, amount).filter(|n| n.v < n.bits as u128)?;
        let (shift, left) = (n.v as u32, n.bits - n.v as u32);
        if !matches!(left, 8 | 16 | 32 | 64) {
            return None;
        }
        let fits = |case: Int| case.v & p::mask(shift) == 0;
        let cases = (2..self.f.num_operands(inst)).step_by(2);
        if !cases.into_iter().all(|at| p::int(self.f, self.f.operand(inst, at)).is_some_and(fits)) {
            return None;
        }
        let ty = self.f.int_type(left);
        let low = self.cast(Opcode::Trunc, 0, x, ty);
        self.f.derive_name(low, low, "trunc");
        self.switch_on(inst, low, |case| Some(Int::new(case.v >> shift, left)))
    }

    /// Makes `x` the condition of `inst`, its cases what `back` makes of them; nothing when `back` has no answer for one.
    fn switch_on(&mut self, inst: Inst, x: Value, back: impl Fn(Int) -> Option<Int>) -> Option<Value> {
        let mut cases: SmallVec<[u128; 16]> = SmallVec::new();
        for n in (2..self.f.num_operands(inst)).step_by(2) {
            cases.push(back(p::int(self.f, self.f.operand(inst, n))?)?.v);
        }
        let ty = self.f.type_of(x);
        for (k, v) in cases.into_iter().enumerate() {
            let v = self.int(ty, v);
            self.f.set_operand(inst, 2 + 2 * k, v);
        }
        self.set(inst, 0, x);
        Some(Value::inst(inst))
    }

    /// `switch (c ? x : K) -> switch x`. If `c` compares `x`, or `x` plus a constant, with a constant, and `K` and the values of
    /// `x` that are not chosen go to the default block.
    fn switch_on_choice(&mut self, inst: Inst, select: Inst) -> Option<Value> {
        p::inst(self.f, Value::inst(select), Opcode::Select)?;
        let c = self.f.operand(select, 0);
        let (pred, l, r) = p::icmp(self.f, c)?;
        let bound = p::int(self.f, r)?;
        let default = self.f.operand(inst, 1);
        for (x, k, when) in [
            (self.f.operand(select, 1), self.f.operand(select, 2), true),
            (self.f.operand(select, 2), self.f.operand(select, 1), false),
        ] {
            let Some(k) = p::int(self.f, k) else { continue };
            if x.is_constant() || k.bits != bound.bits {
                continue;
            }
            // Values of x for which x is chosen, where the comparison is one of x, or of x plus a constant.
            let chosen = Range::of_compare(if when { pred } else { pred.inverse() }, bound);
            let chosen = if l == x {
                chosen
            } else if let Some((base, off)) = p::binary(self.f, l, Opcode::Add)
                && base == x
                && let Some(off) = p::int(self.f, off)
            {
                chosen.offset(off.v.wrapping_neg())
            } else {
                continue;
            };
            let to_default = (2..self.f.num_operands(inst)).step_by(2).all(|n| {
                let to = self.f.operand(inst, n + 1);
                p::int(self.f, self.f.operand(inst, n)).is_some_and(|v| to == default || v != k && chosen.has(v.v))
            });
            if to_default {
                self.set(inst, 0, x);
                return Some(Value::inst(inst));
            }
        }
        None
    }
}
