//! Trees of shifts, masks and `or` that put the bytes, or the bits, of one value in the opposite order: `bswap` and `bitreverse`.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Opcode, Value};

/// Operations of a tree that are looked at.
const MAX_OPERATIONS: u32 = 64;

/// Operations between the root and a source.
const MAX_DEPTH: u32 = 24;

/// Where a bit that is always clear comes from.
const CLEAR: u8 = u8::MAX;

/// The bits of a value: each one is a bit of `source`, or clear.
#[derive(Clone)]
struct Origins {
    source: Option<Value>,
    bits: SmallVec<[u8; 64]>,
}

impl Origins {
    /// The bits of `source` itself.
    fn identity(source: Value, bits: u32) -> Origins {
        Origins { source: Some(source), bits: (0..bits as u8).collect() }
    }

    fn clear(bits: u32) -> Origins {
        Origins { source: None, bits: SmallVec::from_elem(CLEAR, bits as usize) }
    }

    /// These bits shifted up, or down where `amount` is negative.
    fn shifted(&self, amount: i32) -> Origins {
        let at = |bit: usize| usize::try_from(bit as i32 - amount).ok().and_then(|from| self.bits.get(from));
        let bits = (0..self.bits.len()).map(|bit| at(bit).copied().unwrap_or(CLEAR)).collect();
        Origins { source: self.source, bits }
    }

    /// The bits of either, if none comes from both of two places.
    fn joined(&self, other: &Origins) -> Option<Origins> {
        if self.source.is_some() && other.source.is_some() && self.source != other.source {
            return None;
        }
        let join = |(&left, &right): (&u8, &u8)| match (left, right) {
            (CLEAR, bit) | (bit, CLEAR) => Some(bit),
            (left, right) => (left == right).then_some(left),
        };
        let bits = self.bits.iter().zip(&other.bits).map(join).collect::<Option<_>>()?;
        Some(Origins { source: self.source.or(other.source), bits })
    }
}

/// Where bit `bit` of a value of `width` bits with its bytes in the opposite order comes from.
fn swapped_bytes(bit: usize, width: usize) -> usize {
    (width / 8 - 1 - bit / 8) * 8 + bit % 8
}

impl Combiner<'_, '_> {
    rules! {
        /// Rules of values that may be others in another order.
        pub(super) fn reordered_bits_rules(&mut self, inst: Inst) -> Option<Value> {
            bytes_or_bits_in_opposite_order,
        }
    }

    /// `(x << 24) | ((x & 0xff00) << 8) | ((x >>u 8) & 0xff00) | (x >>u 24) -> bswap(x)`, and so for all widths of two bytes and more and
    /// for `bitreverse`; where some bits are clear under a mask. If the tree is the whole one: nothing but it reads its parts that are
    /// joined.
    fn bytes_or_bits_in_opposite_order(&mut self, inst: Inst) -> Option<Value> {
        let ty = self.f.ty(inst);
        let width = self.f.types().int_bits(self.f.types().scalar(ty)).filter(|&bits| (16..=128).contains(&bits))?;
        if self.is_part_of_tree(inst) {
            return None;
        }
        let mut budget = MAX_OPERATIONS;
        let origins = self.origins(Value::inst(inst), 0, &mut budget)?;
        let source = origins.source?;
        let used = origins.bits.iter().rposition(|&bit| bit != CLEAR)? + 1;
        let matches = |order: &dyn Fn(usize) -> usize| {
            let fits = |(bit, &from): (usize, &u8)| from == CLEAR || from as usize == order(bit);
            origins.bits[..used].iter().enumerate().all(fits)
        };
        let which = if used % 16 == 0 && matches(&|bit| swapped_bytes(bit, used)) {
            id::BSWAP
        } else if matches(&|bit| used - 1 - bit) {
            id::BITREVERSE
        } else {
            return None;
        };
        if used as u32 > width {
            return None;
        }
        let narrow = self.narrowed_type(ty, used as u32);
        let operand = self.resize(source, narrow, false);
        let reordered = self.intrinsic(which, &[operand], 0)?;
        let mask = (0..used).filter(|&bit| origins.bits[bit] != CLEAR).fold(0, |mask, bit| mask | 1u128 << bit);
        let masked = match mask == p::mask(used as u32) {
            true => reordered,
            false => {
                let mask = self.int(narrow, mask);
                self.binary(Opcode::And, 0, reordered, mask)
            }
        };
        Some(self.resize(masked, ty, false))
    }

    /// Whether `inst` is only read by an operation that joins it with others, or changes its order again.
    fn is_part_of_tree(&self, inst: Inst) -> bool {
        let me = Value::inst(inst);
        if !self.one_use(me) {
            return false;
        }
        let user = self.f.user(self.f.first_use(me));
        match p::intrinsic(self.f, Value::inst(user)) {
            Some((which, _)) => matches!(which, id::FSHL | id::FSHR),
            None => self.f.op(user) == Opcode::Or,
        }
    }

    /// Where the bits of `value` come from. `None` for what has no such bits; a value that is not looked into is a source.
    fn origins(&self, value: Value, depth: u32, budget: &mut u32) -> Option<Origins> {
        let bits = p::width(self.f, value);
        if !(1..=128).contains(&bits) {
            return None;
        }
        if p::is_zero(self.f, value) {
            return Some(Origins::clear(bits));
        }
        let source = Origins::identity(value, bits);
        let Some(def) = value.as_inst() else { return (!value.is_constant()).then_some(source) };
        if depth == MAX_DEPTH || *budget == 0 {
            return None;
        }
        *budget -= 1;
        if let Some((which, call)) = p::intrinsic(self.f, value) {
            return match which {
                id::BSWAP | id::BITREVERSE => self.origins_of_reordered(which == id::BSWAP, call, depth, budget),
                id::FSHL | id::FSHR => self.origins_of_funnel(which == id::FSHL, call, depth, budget),
                _ => Some(source),
            };
        }
        match self.f.op(def) {
            Opcode::Or => {
                let (left, right) = self.ops(def);
                let left = self.origins(left, depth + 1, budget)?;
                left.joined(&self.origins(right, depth + 1, budget)?)
            }
            op @ (Opcode::Shl | Opcode::LShr) => {
                let (x, amount) = self.ops(def);
                let Some(amount) = p::int(self.f, amount).filter(|amount| amount.v < u128::from(bits)) else {
                    return Some(source);
                };
                let x = self.origins(x, depth + 1, budget)?;
                Some(x.shifted(if op == Opcode::Shl { amount.v as i32 } else { -(amount.v as i32) }))
            }
            Opcode::And => {
                let (x, mask) = self.ops(def);
                let Some(mask) = p::int(self.f, mask) else { return Some(source) };
                let mut x = self.origins(x, depth + 1, budget)?;
                for (bit, origin) in x.bits.iter_mut().enumerate() {
                    if mask.v >> bit & 1 == 0 {
                        *origin = CLEAR;
                    }
                }
                Some(x)
            }
            Opcode::ZExt | Opcode::Trunc => {
                let mut x = self.origins(self.f.operand(def, 0), depth + 1, budget)?;
                x.bits.resize(bits as usize, CLEAR);
                Some(x)
            }
            _ => Some(source),
        }
    }

    fn origins_of_reordered(&self, bytes: bool, call: Inst, depth: u32, budget: &mut u32) -> Option<Origins> {
        let mut x = self.origins(self.f.operand(call, 0), depth + 1, budget)?;
        let old = x.bits.clone();
        let width = old.len();
        for (bit, origin) in x.bits.iter_mut().enumerate() {
            *origin = old[if bytes { swapped_bytes(bit, width) } else { width - 1 - bit }];
        }
        Some(x)
    }

    fn origins_of_funnel(&self, left: bool, call: Inst, depth: u32, budget: &mut u32) -> Option<Origins> {
        let width = p::width(self.f, Value::inst(call));
        let amount = p::int(self.f, self.f.operand(call, 2))?.v % u128::from(width);
        let amount = amount as i32;
        let high = self.origins(self.f.operand(call, 0), depth + 1, budget)?;
        let low = self.origins(self.f.operand(call, 1), depth + 1, budget)?;
        // A shift by nothing is one of the two.
        let width = width as i32;
        let (up, down) = if left { (amount, amount - width) } else { (width - amount, -amount) };
        let shifted = |origins: &Origins, by: i32| {
            if by.abs() < width { origins.shifted(by) } else { Origins::clear(width as u32) }
        };
        shifted(&high, up).joined(&shifted(&low, down))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_change_places_and_bits_within_them_do_not() {
        assert_eq!(
            (0..16).map(|bit| swapped_bytes(bit, 16)).collect::<Vec<_>>(),
            [8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7]
        );
        assert_eq!(swapped_bytes(31, 32), 7);
    }

    #[test]
    fn shifts_clear_what_comes_in() {
        let x = Origins::identity(Value::arg(0), 4);
        assert_eq!(x.shifted(1).bits.as_slice(), [CLEAR, 0, 1, 2]);
        assert_eq!(x.shifted(-3).bits.as_slice(), [3, CLEAR, CLEAR, CLEAR]);
        assert!(x.joined(&x.shifted(1)).is_none());
        let halves = x.shifted(2).joined(&x.shifted(-2)).expect("no bit comes from two places");
        assert_eq!(halves.bits.as_slice(), [2, 3, 0, 1]);
    }
}
