//! `icmp` of what is computed of two booleans: the function of them that the comparison is.

use super::icmp::Compare;
use super::icmp_shifted_constant::compare;
use super::{Combiner, p};
use crate::range::Range;
use p::Int;
use smallvec::SmallVec;
use warpc_ir::{Opcode, Value};

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
            return Some(self.select(bool, yes, no));
        }
        None
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
