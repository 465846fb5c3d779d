//! `select` by one bit where an operation with one bit is one of the arms: the operation with the bit itself.

use super::select::Select;
use super::{Combiner, p};
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::{IntPred, Opcode, Value};

/// A choice by whether a bit of `word` is clear or set.
#[derive(Clone, Copy)]
struct BitTest {
    word: Value,
    /// `word` under the mask of the bit, where that is there.
    masked: Option<Value>,
    bit: u32,
    clear: Value,
    set: Value,
}

impl Combiner<'_, '_> {
    rules! {
        /// Rules of a choice by a bit, in order.
        pub(super) fn select_by_bit_rules(&mut self, site: Select) -> Option<Value> {
            select_of_operation_with_bit,
            select_of_constants_one_bit_apart,
        }
    }

    /// The bit by which a select chooses.
    fn bit_test(&self, site: Select) -> Option<BitTest> {
        let (pred, x, c) = p::icmp(self.f, site.c)?;
        let c = p::int(self.f, c)?;
        match pred {
            IntPred::Eq | IntPred::Ne if c.is_zero() => {
                let (word, mask) = p::binary(self.f, x, Opcode::And)?;
                let mask = p::int(self.f, mask).filter(|mask| mask.is_power_of_two())?;
                let (clear, set) = if pred == IntPred::Eq { (site.t, site.e) } else { (site.e, site.t) };
                Some(BitTest { word, masked: Some(x), bit: mask.log2(), clear, set })
            }
            IntPred::Slt if c.is_zero() => {
                Some(BitTest { word: x, masked: None, bit: c.bits - 1, clear: site.e, set: site.t })
            }
            IntPred::Sgt if c.is_all_ones() => {
                Some(BitTest { word: x, masked: None, bit: c.bits - 1, clear: site.t, set: site.e })
            }
            _ => None,
        }
    }

    /// `(x & BIT) == 0 ? b : b | BIT -> b | (x & BIT)`, and so for `^`, `+`, `-` and shifts, for another bit by a shift or an extension,
    /// and by `^` where it is the arm for a clear bit. If no more instructions come than go away.
    fn select_of_operation_with_bit(&mut self, site: Select) -> Option<Value> {
        // A choice between vectors is lane by lane, or the word has another shape.
        if self.cmp_type(site.ty) != self.f.type_of(site.c) {
            return None;
        }
        let test = self.bit_test(site)?;
        let (base, op, bit, inverted) = self.operation_with_bit(test)?;
        let from = p::width(self.f, test.word);
        let to = p::width(self.f, base);
        let shift = test.bit != bit.log2();
        let more = u32::from(shift) + u32::from(inverted) + u32::from(from != to) + u32::from(test.masked.is_none());
        let operation = if inverted { test.clear } else { test.set };
        if more > u32::from(self.one_use(site.c)) + u32::from(self.one_use(operation)) {
            return None;
        }
        let masked = self.bit_under_mask(test);
        let mut moved = self.bit_moved(masked, test.bit, bit.log2(), site.ty);
        if inverted {
            let constant = self.int(site.ty, bit.v);
            moved = self.binary(Opcode::Xor, 0, moved, constant);
        }
        Some(self.binary(op, 0, base, moved))
    }

    /// `(x & 8) == 0 ? K : K ^ 2 -> K ^ ((x & 8) >>u 2)`, and so for all single bits and `!=`. If no more instructions come than go away.
    fn select_of_constants_one_bit_apart(&mut self, site: Select) -> Option<Value> {
        if self.cmp_type(site.ty) != self.f.type_of(site.c) {
            return None;
        }
        let test = self.bit_test(site)?;
        let (clear, set) = (p::int(self.f, test.clear)?, p::int(self.f, test.set)?);
        let bit = Int::new(clear.v ^ set.v, clear.bits);
        if !bit.is_power_of_two() {
            return None;
        }
        let resized = p::width(self.f, test.word) != clear.bits;
        let more = u32::from(test.bit != bit.log2())
            + u32::from(!clear.is_zero())
            + u32::from(resized)
            + u32::from(test.masked.is_none());
        // A shift and an `xor` take as long as comparison and choice.
        let moved_and_flipped = test.bit != bit.log2() && !clear.is_zero();
        if moved_and_flipped || more > 1 + u32::from(self.one_use(site.c)) {
            return None;
        }
        let masked = self.bit_under_mask(test);
        let moved = self.bit_moved(masked, test.bit, bit.log2(), site.ty);
        Some(self.binary(Opcode::Xor, 0, moved, test.clear))
    }

    /// The word of a test with all bits clear but the one that is tested.
    fn bit_under_mask(&mut self, test: BitTest) -> Value {
        match test.masked {
            Some(masked) => masked,
            None => {
                let mask = self.int(self.f.type_of(test.word), 1 << test.bit);
                self.binary(Opcode::And, 0, test.word, mask)
            }
        }
    }

    /// `base op BIT` in one arm of a choice by a bit with `base` in the other one; and whether it is the arm for a clear bit.
    fn operation_with_bit(&self, test: BitTest) -> Option<(Value, Opcode, Int, bool)> {
        [(test.clear, test.set, false), (test.set, test.clear, true)].into_iter().find_map(|(base, arm, inverted)| {
            use Opcode::{AShr, Add, LShr, Or, Shl, Sub, Xor};
            let def =
                arm.as_inst().filter(|&def| matches!(self.f.op(def), Or | Xor | Add | Sub | Shl | LShr | AShr))?;
            let (left, right) = self.ops(def);
            let bit = p::int(self.f, right).filter(|bit| left == base && bit.is_power_of_two())?;
            Some((base, self.f.op(def), bit, inverted))
        })
    }

    /// A value of which only bit `from` may be set, with bit `to` of type `ty` in the place of that.
    fn bit_moved(&mut self, masked: Value, from: u32, to: u32, ty: Type) -> Value {
        if to > from {
            let wide = self.resize(masked, ty, false);
            let amount = self.int(ty, u128::from(to - from));
            return self.binary(Opcode::Shl, 0, wide, amount);
        }
        let amount = self.int(self.f.type_of(masked), u128::from(from - to));
        let moved = if to == from { masked } else { self.binary(Opcode::LShr, 0, masked, amount) };
        self.resize(moved, ty, false)
    }
}
