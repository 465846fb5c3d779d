//! What is known of values: bits, sign bits, non-zero, freedom from undef and poison.
//!
//! | file | what |
//! |---|---|
//! | `bits.rs` | known bits as a value |
//! | `arith.rs` | arithmetic, shifts and saturation on them |
//! | `values.rs` | known bits of IR values, opcode by opcode |
//! | `wide.rs` | the same of integers of more than 128 bits |
//! | `context.rs` | what assumptions and dominating branches add |
//! | `calls.rs` | intrinsics, special registers, launch bounds |
//! | `facts.rs` | sign bits, speculation, dereferenceable memory |
//! | `non_zero.rs` | integers and addresses that are not zero |
//! | `memo.rs` | answers that are asked for again |
//! | `undef.rs` | freedom from undef and poison; when a condition counts as a fact |
//!
//! A [`Values`] is a question's context: the function and, where there are, dominators, assumptions and the place the answer
//! is for. Look-through stops at [`MAX_DEPTH`]. Facts are those LLVM's value tracking knows, found anew.

mod arith;
pub mod bits;
mod calls;
mod context;
mod facts;
mod memo;
mod non_zero;
mod undef;
mod values;
mod wide;

pub use bits::KnownBits;
pub use calls::{launch_bounds, required_block_size};
pub use facts::{is_dereferenceable, object_size};
pub use memo::KnownMemo;
pub use undef::can_create_undef_or_poison;
pub use wide::WideBits;

use crate::assumptions::Assumptions;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Func, Value};

/// Operands of operands are looked at this deep.
pub const MAX_DEPTH: u32 = 6;

/// Where and about what is asked.
#[derive(Clone, Copy)]
pub struct Values<'q, 'a> {
    /// The function.
    pub f: &'q Func<'a>,
    /// Dominators, for assumptions and branches.
    pub dom: Option<&'q DomTree>,
    /// Assumptions and branch conditions by value.
    pub assumptions: Option<&'q Assumptions>,
    /// Answers hold just before this instruction; `NONE`: wherever the value is defined.
    pub at: Inst,
    /// Where answers are remembered.
    pub memo: Option<&'q KnownMemo>,
}

impl<'q, 'a> Values<'q, 'a> {
    /// Questions without a place.
    pub fn new(func: &'q Func<'a>) -> Self {
        Values { f: func, dom: None, assumptions: None, at: Inst::NONE, memo: None }
    }
    /// Questions answered with assumptions and dominating branches.
    pub fn with(func: &'q Func<'a>, dom: &'q DomTree, assumptions: &'q Assumptions) -> Self {
        Values { f: func, dom: Some(dom), assumptions: Some(assumptions), at: Inst::NONE, memo: None }
    }
    /// The same, for the place just before `inst`.
    pub fn at(self, inst: Inst) -> Self {
        Values { at: inst, ..self }
    }
    /// Known bits of an integer or pointer (of every lane, of a vector); `None` for other types and widths above 128.
    pub fn known_bits(&self, value: Value) -> Option<KnownBits> {
        let bits = self.width(self.f.type_of(value))?;
        Some(self.rooted(value).bits_at(value, bits, 0))
    }
    /// Without a place, the place of `value` itself.
    fn rooted(&self, value: Value) -> Self {
        if self.at.is_some() { *self } else { Values { at: value.as_inst().unwrap_or(Inst::NONE), ..*self } }
    }
    /// Width in bits of an integer, pointer or vector of them, up to 128.
    #[inline]
    pub fn width(&self, ty: Type) -> Option<u32> {
        // Most questions are about these, which need no table.
        match ty {
            Type::I1 => Some(1),
            Type::I8 => Some(8),
            Type::I16 => Some(16),
            Type::I32 => Some(32),
            Type::I64 => Some(64),
            _ => self.width_by_table(ty),
        }
    }
    #[inline(never)]
    fn width_by_table(&self, ty: Type) -> Option<u32> {
        let types = self.f.types();
        let s = types.scalar(ty);
        let bits = match types.addrspace(s) {
            Some(space) => self.f.layout().pointer_bits(space),
            None => types.int_bits(s)?,
        };
        (1..=128).contains(&bits).then_some(bits)
    }
    /// Smallest and largest unsigned value, as far as known bits tell.
    pub fn unsigned_range(&self, value: Value) -> Option<(u128, u128)> {
        self.known_bits(value).map(|k| (k.min(), k.max()))
    }
    /// Smallest and largest signed value, as far as known bits tell.
    pub fn signed_range(&self, value: Value) -> Option<(i128, i128)> {
        self.known_bits(value).map(|k| (k.smin(), k.smax()))
    }
    /// Whether `value & mask` is known to be zero.
    pub fn mask_is_zero(&self, value: Value, mask: u128) -> bool {
        self.known_bits(value).is_some_and(|k| mask & !k.zero & k.mask() == 0)
    }
    /// Whether no bit is set in both.
    pub fn no_common_bits(&self, lhs: Value, rhs: Value) -> bool {
        if let (Some(x), Some(y)) = (self.wide_known_bits(lhs), self.wide_known_bits(rhs)) {
            return x.no_common_bits(&y);
        }
        let Some(y) = self.known_bits(rhs).filter(|y| !y.is_unknown()) else { return false };
        self.known_bits(lhs).is_some_and(|x| x.no_common_bits(y))
    }
    /// Largest power of two (in bytes) that pointer `value` is known to be a multiple of; at least 1.
    pub fn pointer_alignment(&self, value: Value) -> u64 {
        if self.is_unaligned(value) {
            return 1;
        }
        self.known_bits(value).map_or(1, |k| 1 << k.min_trailing_zeros().min(32))
    }
    /// Whether `value` is an offset from a loaded pointer of which nothing is said, the most frequent one without alignment.
    fn is_unaligned(&self, mut value: Value) -> bool {
        for _ in 0..MAX_DEPTH {
            let Some(i) = value.as_inst() else { return false };
            if self.assumptions.is_some_and(|a| !a.of(value).is_empty()) {
                return false;
            }
            match self.f.op(i) {
                Opcode::GetElementPtr => value = self.f.operand(i, 0),
                Opcode::Load => return self.f.flags(i) & flags::HAS_MD == 0,
                _ => return false,
            }
        }
        false
    }
}

#[cfg(test)]
mod tests;
