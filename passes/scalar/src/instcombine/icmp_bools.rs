//! `icmp` of what is computed of two booleans: the function of them that the comparison is.

use super::icmp::Compare;
use super::icmp_shifted_constant::compare;
use super::{Combiner, p};
use crate::range::Range;
use p::Int;
use smallvec::SmallVec;
use warpc_ir::{IntPred, Opcode, Value};

/// The values of something for both values of two booleans: at `2 a + b`.
type Table = [Int; 4];

/// Operations between an operand of the comparison and a boolean.
const MAX_DEPTH: u32 = 2;

impl Combiner<'_, '_> {
    rules! {
        /// Rules of comparisons of what is computed of booleans.
        pub(super) fn icmp_of_bools_rules(&mut self, cmp: Compare) -> Option<Value> {
            compare_of_extended_bools,
            compare_with_extended_bool,
            equality_with_extended_test,
        }
    }

    /// `zext(a) + zext(b) == 2 -> a & b`, `sext(a) <s zext(b) -> a | b`, and so for sums, differences and products of two booleans that
    /// are extended, and constants. If the result takes no more instructions than go away.
    fn compare_of_extended_bools(&mut self, cmp: Compare) -> Option<Value> {
        let mut bools = SmallVec::new();
        let left = self.table_of_bools(cmp.a, &mut bools, 0)?;
        let right = self.table_of_bools(cmp.b, &mut bools, 0)?;
        if bools.is_empty() {
            return None;
        }
        let mut function = 0;
        for n in 0..4 {
            if compare(cmp.pred, left[n], right[n]) {
                function |= 0b11 << (2 * n);
            }
        }
        let computed = |s: &Self, value: Value| value.as_inst().is_some() && s.one_use(value);
        let budget = 1 + u32::from(computed(self, cmp.a)) + u32::from(computed(self, cmp.b));
        self.function_of_bits(function, &bools, |_| budget)
    }

    /// `x <u zext(b) -> b && x == 0`, `x <=u sext(b) -> b || x == 0`, and so for all orders that one value of `b` decides. If the extension
    /// goes away.
    fn compare_with_extended_bool(&mut self, cmp: Compare) -> Option<Value> {
        for (pred, x, extended) in [(cmp.pred, cmp.a, cmp.b), (cmp.pred.swapped(), cmp.b, cmp.a)] {
            let Some(def) = extended.as_inst().filter(|_| self.one_use(extended)) else { continue };
            let op = self.f.op(def);
            let bits = p::width(self.f, x);
            if !matches!(op, Opcode::ZExt | Opcode::SExt) || pred.is_equality() || x.is_constant() || bits > 128 {
                continue;
            }
            let bool = self.f.operand(def, 0);
            if !p::is_bool(self.f, self.f.type_of(bool)) {
                continue;
            }
            let of = |number: u128| Range::of_compare(pred, Int::new(number, bits));
            let (yes, no) = (of(if op == Opcode::ZExt { 1 } else { u128::MAX }), of(0));
            let decided = |range: Range| range.is_empty() || range.is_full();
            if !decided(yes) && !decided(no) {
                continue;
            }
            let ty = self.f.ty(cmp.inst);
            let (yes, no) = (self.range_test(x, yes, ty, false)?, self.range_test(x, no, ty, false)?);
            return Some(self.one_decided(bool, yes, no));
        }
        None
    }

    /// `c ? yes : no`, of which one is a constant, where poison of either may be poison of the result.
    fn one_decided(&mut self, c: Value, yes: Value, no: Value) -> Value {
        let truth = |s: &Self, value| p::int(s.f, value).map(|constant| !constant.is_zero());
        match (truth(self, yes), truth(self, no)) {
            (None, Some(false)) => self.binary(Opcode::And, 0, yes, c),
            (Some(true), None) => self.binary(Opcode::Or, 0, no, c),
            (None, Some(true)) => {
                let c = self.not(c);
                self.binary(Opcode::Or, 0, yes, c)
            }
            (Some(false), None) => {
                let c = self.not(c);
                self.binary(Opcode::And, 0, no, c)
            }
            _ => self.select(c, yes, no),
        }
    }

    /// `x == zext(x == C) -> x <u 2` for a `C` of 1, `-> x == 0` for others but 0, `-> false` for 0, and so for `sext`, which gives -1, and
    /// for `!=`. Always: only 0 and what the extension of true is can be equal to the extension.
    fn equality_with_extended_test(&mut self, cmp: Compare) -> Option<Value> {
        if !cmp.pred.is_equality() {
            return None;
        }
        let (x, def) = [(cmp.a, cmp.b), (cmp.b, cmp.a)].into_iter().find_map(|(x, extended)| {
            let def = extended.as_inst().filter(|&def| matches!(self.f.op(def), Opcode::ZExt | Opcode::SExt))?;
            Some((x, def))
        })?;
        let (test_pred, tested, constant) = p::icmp(self.f, self.f.operand(def, 0))?;
        let constant = p::int(self.f, constant).filter(|_| tested == x && test_pred.is_equality())?;
        let bits = constant.bits;
        let yes = Int::new(if self.f.op(def) == Opcode::ZExt { 1 } else { u128::MAX }, bits);
        let holds = |number: Int| (number.v == constant.v) == (test_pred == IntPred::Eq);
        let (is_zero_equal, is_yes_equal) = (!holds(Int::new(0, bits)), holds(yes));
        let range = match (is_zero_equal, is_yes_equal) {
            (false, false) => Range::empty(bits),
            (true, false) => Range::new(bits, 0, 0),
            (false, true) => Range::new(bits, yes.v, yes.v),
            (true, true) if yes.v == 1 => Range::new(bits, 0, 1),
            (true, true) => Range::new(bits, yes.v, 0),
        };
        let range = if cmp.pred == IntPred::Eq { range } else { range.complement() };
        let ty = self.f.ty(cmp.inst);
        self.range_test(x, range, ty, true)
    }

    /// The values of `value` for both values of `bools`, to which the booleans that it is computed of are added.
    fn table_of_bools(&self, value: Value, bools: &mut SmallVec<[Value; 3]>, depth: u32) -> Option<Table> {
        if let Some(constant) = p::int(self.f, value) {
            return Some([constant; 4]);
        }
        let def = value.as_inst().filter(|_| depth < MAX_DEPTH)?;
        let bits = p::width(self.f, value);
        match self.f.op(def) {
            op @ (Opcode::ZExt | Opcode::SExt) => {
                let source = self.f.operand(def, 0);
                if !p::is_bool(self.f, self.f.type_of(source)) || bits > 128 {
                    return None;
                }
                let at = match bools.iter().position(|&known| known == source) {
                    Some(at) => at,
                    None if bools.len() == 2 => return None,
                    None => {
                        bools.push(source);
                        bools.len() - 1
                    }
                };
                let yes = Int::new(if op == Opcode::ZExt { 1 } else { u128::MAX }, bits);
                let no = Int::new(0, bits);
                Some(if at == 0 { [no, no, yes, yes] } else { [no, yes, no, yes] })
            }
            op @ (Opcode::Add | Opcode::Sub | Opcode::Mul) => {
                let (left, right) = self.ops(def);
                let left = self.table_of_bools(left, bools, depth + 1)?;
                let right = self.table_of_bools(right, bools, depth + 1)?;
                let value = |a: Int, b: Int| match op {
                    Opcode::Add => a.v.wrapping_add(b.v),
                    Opcode::Sub => a.v.wrapping_sub(b.v),
                    _ => a.v.wrapping_mul(b.v),
                };
                Some(std::array::from_fn(|n| Int::new(value(left[n], right[n]), bits)))
            }
            _ => None,
        }
    }
}
