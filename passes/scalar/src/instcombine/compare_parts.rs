//! Comparisons of neighbouring parts of two values: one comparison of the larger part.

use super::compares::{Junction, Test};
use super::{Combiner, p};
use warpc_ir::{IntPred, Opcode, Value};

/// Bits `start` up to `start + bits` of `whole`.
#[derive(Clone, Copy, PartialEq)]
struct Part {
    whole: Value,
    start: u32,
    bits: u32,
}

impl Combiner<'_, '_> {
    /// `trunc(x) == trunc(y) && trunc(x >>u 8) == trunc(y >>u 8) -> trunc(x) == trunc(y)` in a type of both widths, and `!=` for `||`. If the
    /// parts of `x` are neighbours, as those of `y` are, the comparisons go away and none is guarded.
    pub(super) fn tests_of_neighbouring_parts(&mut self, tests: Junction) -> Option<Value> {
        let wanted = if tests.and { IntPred::Eq } else { IntPred::Ne };
        if tests.guarded
            || tests.first.pred != wanted
            || tests.second.pred != wanted
            || !self.one_use(tests.first.value)
            || !self.one_use(tests.second.value)
        {
            return None;
        }
        let (first, second) = (self.parts_compared(tests.first)?, self.parts_compared(tests.second)?);
        // Either operand of the second comparison may be of the value whose part is the first operand of the first one.
        for second in [second, (second.1, second.0)] {
            for (low, high) in [(first, second), (second, first)] {
                let meet = |low: Part, high: Part| {
                    low.whole == high.whole && low.start + low.bits == high.start && low.start != high.start
                };
                if meet(low.0, high.0) && meet(low.1, high.1) {
                    let bits = low.0.bits + high.0.bits;
                    let (x, y) = (Part { bits, ..low.0 }, Part { bits, ..low.1 });
                    let (x, y) = (self.make_part(x), self.make_part(y));
                    return Some(self.icmp(wanted, x, y));
                }
            }
        }
        None
    }

    /// The parts that a comparison compares, which have as many bits.
    fn parts_compared(&self, test: Test) -> Option<(Part, Part)> {
        let (x, y) = (self.part(test.x)?, self.part(test.y)?);
        (x.bits == y.bits).then_some((x, y))
    }

    /// The part of another value that `value` is: cut, shifted down, or both.
    fn part(&self, value: Value) -> Option<Part> {
        let mut bits = p::width(self.f, value);
        let cut = p::cast(self.f, value, Opcode::Trunc);
        let shifted = cut.unwrap_or(value);
        let whole_bits = p::width(self.f, shifted);
        if !(1..=128).contains(&whole_bits) {
            return None;
        }
        let shift = p::binary(self.f, shifted, Opcode::LShr)
            .and_then(|(whole, amount)| Some((whole, p::int(self.f, amount)?.v)))
            .filter(|&(_, amount)| amount < u128::from(whole_bits));
        let (whole, start) = shift.map_or((shifted, 0), |(whole, amount)| (whole, amount as u32));
        bits = bits.min(whole_bits - start);
        // What is shifted down and not cut is a part with zeros above, which say nothing.
        (cut.is_some() || start > 0).then_some(Part { whole, start, bits })
    }

    fn make_part(&mut self, part: Part) -> Value {
        let wide = self.f.type_of(part.whole);
        let amount = self.int(wide, u128::from(part.start));
        let shifted = if part.start == 0 { part.whole } else { self.binary(Opcode::LShr, 0, part.whole, amount) };
        let narrow = self.narrowed_type(wide, part.bits);
        self.resize(shifted, narrow, false)
    }
}
