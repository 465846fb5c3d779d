//! Values of which at most one bit is set, also those that a loop doubles or halves.

use super::{Simplifier, p};
use smallvec::{SmallVec, smallvec};
use warpc_ir::Value;
use warpc_ir::intrinsics;
use warpc_ir::opcode::Opcode;

/// Values that are looked at for one question.
const MOST: usize = 16;
/// Values of a phi that are looked at.
const MOST_OF_PHI: usize = 8;

/// The values that must have at most one bit set, for another to have.
type Parts = SmallVec<[Value; 2]>;

impl Simplifier<'_, '_> {
    /// Whether at most one bit of `value` is set. A phi is taken to be such a value where what it is computed from is asked: it is one
    /// the first time, and whatever is computed from it keeps it one.
    pub(crate) fn power_of_two_or_zero(&self, value: Value) -> bool {
        let mut asked: SmallVec<[Value; MOST]> = smallvec![value];
        let mut next = 0;
        while next < asked.len() {
            let value = asked[next];
            next += 1;
            let Some(parts) = self.parts_of_power(value) else { return false };
            for part in parts {
                if !asked.contains(&part) {
                    asked.push(part);
                }
            }
            if asked.len() > MOST {
                return false;
            }
        }
        true
    }

    /// What must have at most one bit set for `value` to have; nothing where it has; `None` where that is not known.
    fn parts_of_power(&self, value: Value) -> Option<Parts> {
        if let Some(constant) = p::int(self.f, value) {
            return (constant.is_zero() || constant.is_power_of_two()).then(Parts::new);
        }
        if self.known(value).is_some_and(|known| (known.mask() & !known.zero).count_ones() <= 1) {
            return Some(Parts::new());
        }
        if let Some(inst) = value.as_inst() {
            let f = &*self.f;
            let operand = |at: usize| f.operand(inst, at);
            match f.op(inst) {
                // A bit that is shifted out leaves nothing.
                Opcode::Shl | Opcode::LShr | Opcode::ZExt | Opcode::Trunc => return Some(smallvec![operand(0)]),
                Opcode::Mul => return Some(smallvec![operand(0), operand(1)]),
                Opcode::Select => return Some(smallvec![operand(1), operand(2)]),
                Opcode::Phi if f.phi_pairs(inst).count() <= MOST_OF_PHI => {
                    return Some(f.phi_pairs(inst).map(|(value, _)| value).collect());
                }
                // x & -x
                Opcode::And if self.is_lowest_bit(operand(0), operand(1)) => return Some(Parts::new()),
                _ => {}
            }
        }
        if let Some((which, call)) = p::intrinsic(self.f, value)
            && intrinsics::is_int_min_max(which)
        {
            return Some(smallvec![self.f.operand(call, 0), self.f.operand(call, 1)]);
        }
        None
    }

    /// Whether one is the other negated. With undef the two reads of one operand may differ.
    fn is_lowest_bit(&self, left: Value, right: Value) -> bool {
        (p::neg(self.f, left) == Some(right) || p::neg(self.f, right) == Some(left))
            && self.well_defined(left)
            && self.well_defined(right)
    }
}
