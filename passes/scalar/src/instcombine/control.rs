//! `br` and `switch`: complements of conditions, conditions of a switch that are a simple function of another value.

use super::{Combiner, p};
use crate::range::Range;
use p::Int;
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{IntPred, Opcode, Value};

impl Combiner<'_, '_> {
    /// Turns a terminator's condition around where that removes a complement: `br ~c, a, b` is `br c, b, a`.
    pub(super) fn branch(&mut self, i: Inst) -> Option<Value> {
        if self.f.op(i) != Opcode::Br || self.f.num_operands(i) != 3 {
            return self.switch(i);
        }
        let c = self.f.operand(i, 0);
        if self.f.operand(i, 1) == self.f.operand(i, 2) {
            // Nothing to decide.
            if c.is_constant() {
                return None;
            }
            let no = self.bool(Type::I1, false);
            self.set(i, 0, no);
            return Some(Value::inst(i));
        }
        // Profile weights would have to be exchanged with the edges.
        if self.f.flags(i) & flags::HAS_MD != 0 {
            return None;
        }
        let flip = if let Some(x) = p::not(self.f, c) {
            x
        } else if let Some((pred, a, b)) = p::icmp(self.f, c)
            && self.one_use(c)
            && matches!(pred, IntPred::Ne | IntPred::Uge | IntPred::Ule | IntPred::Sge | IntPred::Sle)
        {
            self.icmp(pred.inverse(), a, b)
        } else if let Some((x, n, true)) = p::logical_and(self.f, c)
            && let Some(y) = p::not(self.f, n)
            && self.one_use(c)
            && self.one_use(n)
            && !x.is_constant()
        {
            // x && ~y is the complement of ~x || y
            let (x, yes) = (self.not(x), self.bool(Type::I1, true));
            self.select(x, yes, y)
        } else {
            return None;
        };
        self.set(i, 0, flip);
        self.f.swap_operands(i, 1, 2);
        self.turned = true;
        Some(Value::inst(i))
    }

    /// `switch` on `x + k`, `k - x`, an extension or a shift of `x` is one on `x`: the cases are taken back to it.
    fn switch(&mut self, i: Inst) -> Option<Value> {
        if self.f.op(i) != Opcode::Switch {
            return None;
        }
        let c = self.f.operand(i, 0);
        let j = c.as_inst()?;
        let (op, fl) = (self.f.op(j), self.f.flags(j));
        let constant = |s: &Self, k: usize| p::int(s.f, s.f.operand(j, k));
        match op {
            Opcode::Add => {
                let k = constant(self, 1)?;
                let x = self.f.operand(j, 0);
                self.switch_on(i, x, |case| Some(Int::new(case.v.wrapping_sub(k.v), case.bits)))
            }
            Opcode::Sub => {
                let k = constant(self, 0)?;
                let x = self.f.operand(j, 1);
                self.switch_on(i, x, |case| Some(Int::new(k.v.wrapping_sub(case.v), case.bits)))
            }
            Opcode::ZExt | Opcode::SExt => {
                let x = self.f.operand(j, 0);
                let bits = p::width(self.f, x);
                self.switch_on(i, x, |case| {
                    let near = Int::new(case.v, bits);
                    let back = if op == Opcode::SExt { near.signed() as u128 } else { near.v };
                    (Int::new(back, case.bits) == case).then_some(near)
                })
            }
            // Without wrap only: else several values of x meet in one case.
            Opcode::Shl if fl & (flags::NUW | flags::NSW) != 0 => {
                let n = constant(self, 1).filter(|n| n.v < n.bits as u128)?.v as u32;
                let x = self.f.operand(j, 0);
                self.switch_on(i, x, |case| {
                    let near = if fl & flags::NUW != 0 { case.v >> n } else { (case.signed() >> n) as u128 };
                    (case.v & p::mask(n) == 0).then_some(Int::new(near, case.bits))
                })
            }
            Opcode::Select => self.switch_on_select(i, j),
            _ => None,
        }
    }

    /// Makes `x` the condition of `i`, its cases what `back` makes of them; nothing when `back` has no answer for one.
    fn switch_on(&mut self, i: Inst, x: Value, back: impl Fn(Int) -> Option<Int>) -> Option<Value> {
        let mut cases: SmallVec<[u128; 16]> = SmallVec::new();
        for n in (2..self.f.num_operands(i)).step_by(2) {
            cases.push(back(p::int(self.f, self.f.operand(i, n))?)?.v);
        }
        let ty = self.f.type_of(x);
        for (k, v) in cases.into_iter().enumerate() {
            let v = self.int(ty, v);
            self.f.set_operand(i, 2 + 2 * k, v);
        }
        self.set(i, 0, x);
        Some(Value::inst(i))
    }

    /// `switch` on a choice between `x` and a constant that goes to the default block, where the values of `x` that are not
    /// chosen go there too: a switch on `x`.
    fn switch_on_select(&mut self, i: Inst, select: Inst) -> Option<Value> {
        let c = self.f.operand(select, 0);
        let (pred, l, r) = p::icmp(self.f, c)?;
        let bound = p::int(self.f, r)?;
        let default = self.f.operand(i, 1);
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
            let to_default = (2..self.f.num_operands(i)).step_by(2).all(|n| {
                let to = self.f.operand(i, n + 1);
                p::int(self.f, self.f.operand(i, n)).is_some_and(|v| to == default || v != k && chosen.has(v.v))
            });
            if to_default {
                self.set(i, 0, x);
                return Some(Value::inst(i));
            }
        }
        None
    }
}
