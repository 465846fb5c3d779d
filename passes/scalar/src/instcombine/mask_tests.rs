//! Conjunctions and disjunctions of two tests of one value under masks that are no constants.

use super::compares::{Junction, Test};
use super::{Combiner, p};
use warpc_ir::{IntPred, Opcode, Value};

/// What a test of `word & mask` asks for where it is an equality.
#[derive(Clone, Copy, PartialEq)]
enum Asks {
    /// That no bit of the mask is set.
    None,
    /// That all bits of the mask are set.
    All,
    /// That no bit outside the mask is set.
    Within,
}

/// `word & mask`, tested.
#[derive(Clone, Copy)]
struct MaskTest {
    word: Value,
    mask: Value,
    asks: Asks,
}

impl Combiner<'_, '_> {
    /// `(x & m) == 0 && (x & n) == 0 -> (x & (m | n)) == 0`, `(x & m) == m && (x & n) == n -> (x & (m | n)) == (m | n)`,
    /// `(x & m) == x && (x & n) == x -> (x & (m & n)) == x`, and `!=` for `||`; a single bit that is not clear is set. If the tests go
    /// away, and the second mask is no poison where the second test is guarded.
    pub(super) fn tests_under_variable_masks(&mut self, tests: Junction) -> Option<Value> {
        if !self.one_use(tests.first.value) || !self.one_use(tests.second.value) {
            return None;
        }
        let wanted = if tests.and { IntPred::Eq } else { IntPred::Ne };
        for first in self.mask_tests(tests.first, wanted) {
            for second in self.mask_tests(tests.second, wanted) {
                let (Some(first), Some(second)) = (first, second) else { continue };
                let same = first.word == second.word && first.asks == second.asks && first.mask != second.mask;
                let constants = first.mask.is_constant() && second.mask.is_constant();
                if same && !constants && (!tests.guarded || self.well_defined(second.mask)) {
                    return Some(self.joined_mask_test(first, second.mask, wanted));
                }
            }
        }
        None
    }

    /// One test under the masks of two.
    fn joined_mask_test(&mut self, first: MaskTest, mask: Value, wanted: IntPred) -> Value {
        let op = if first.asks == Asks::Within { Opcode::And } else { Opcode::Or };
        let mask = self.binary(op, 0, first.mask, mask);
        let masked = self.binary(Opcode::And, 0, first.word, mask);
        let ty = self.f.type_of(mask);
        let result = match first.asks {
            Asks::None => self.int(ty, 0),
            Asks::All => mask,
            Asks::Within => first.word,
        };
        self.icmp(wanted, masked, result)
    }

    /// The tests under a mask that a comparison may be read as, by either operand of its `and` as the word.
    fn mask_tests(&self, test: Test, wanted: IntPred) -> [Option<MaskTest>; 4] {
        let mut found = [None; 4];
        if !test.pred.is_equality() {
            return found;
        }
        let (masked, result) = match p::binary(self.f, test.x, Opcode::And) {
            Some(_) => (test.x, test.y),
            None => (test.y, test.x),
        };
        let Some((left, right)) = p::binary(self.f, masked, Opcode::And) else { return found };
        let mut at = 0;
        for (word, mask) in [(left, right), (right, left)] {
            let asks = match test.pred == wanted {
                true if p::is_zero(self.f, result) => Some(Asks::None),
                true if result == mask => Some(Asks::All),
                true if result == word => Some(Asks::Within),
                // A single bit is clear or set.
                false if p::is_zero(self.f, result) && self.is_single_bit(mask) => Some(Asks::All),
                false if result == mask && self.is_single_bit(mask) => Some(Asks::None),
                _ => None,
            };
            if let Some(asks) = asks {
                found[at] = Some(MaskTest { word, mask, asks });
                at += 1;
            }
        }
        found
    }

    /// Whether just one bit of `value` is set.
    fn is_single_bit(&self, value: Value) -> bool {
        if let Some(constant) = p::int(self.f, value) {
            return constant.is_power_of_two();
        }
        let shifted = |op| p::binary(self.f, value, op).and_then(|(x, _)| p::int(self.f, x));
        shifted(Opcode::Shl).is_some_and(|x| x.is_one()) || shifted(Opcode::LShr).is_some_and(|x| x.is_sign_mask())
    }
}
