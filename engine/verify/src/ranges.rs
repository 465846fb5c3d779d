//! Lists of ranges: `!range`, `!noalias.addrspace`, `!absolute_symbol`.

use super::Verifier;
use warpc_ir::consts::{ConstKind, low_mask, sign_extend};
use warpc_ir::ids::*;
use warpc_ir::metadata::MdNode;
use warpc_ir::value::Value;

/// What a list of ranges says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RangeKind {
    /// Values of a result.
    Values,
    /// Address spaces that an address is not in.
    AddressSpaces,
    /// Addresses of a symbol: all of them may be meant.
    AbsoluteSymbol,
}

/// A range `[low, high)` of integers of at most 64 bits, which may wrap.
#[derive(Clone, Copy)]
struct Range {
    low: u64,
    high: u64,
    mask: u64,
}

impl Range {
    /// Whether a value is in it. Equal limits mean all values when they are the largest, none when they are the smallest.
    fn contains(self, value: u64) -> bool {
        if self.low == self.high {
            return self.low == self.mask;
        }
        value.wrapping_sub(self.low) & self.mask < self.high.wrapping_sub(self.low) & self.mask
    }
    fn overlaps(self, other: Range) -> bool {
        let empty = |r: Range| r.low == r.high && r.low == 0;
        !empty(self) && !empty(other) && (self.contains(other.low) || other.contains(self.low))
    }
    fn touches(self, other: Range) -> bool {
        self.high == other.low || self.low == other.high
    }
}

impl Verifier<'_> {
    /// A list of ranges of integers of `bits` bits (ignored for address spaces), which are ordered and apart.
    pub(super) fn range_node(&mut self, node: Md, kind: RangeKind, bits: u32, me: Value) {
        let md = &self.ctx.tables.metadata;
        let ops = md.ops(node);
        let (me, at) = ([me], [Value::meta(node)]);
        if !self.check(ops.len().is_multiple_of(2), "Unfinished range!", &at)
            || !self.check(!ops.is_empty(), "It should have at least one range!", &at)
        {
            return;
        }
        let integer = |v: &Self, m: Md| match *m.get().map(|m| md.get(m))? {
            MdNode::Value(ty, c) => {
                let ints = [ConstKind::Int, ConstKind::WideInt];
                let is_int = c.as_const().is_some_and(|c| ints.contains(&v.ctx.tables.consts.row(c).kind));
                is_int.then_some((ty, c))
            }
            _ => None,
        };
        let (mut first, mut last): (Option<Range>, Option<Range>) = (None, None);
        for pair in ops.chunks_exact(2) {
            let Some((low_ty, low)) = integer(self, pair[0]) else {
                self.fail("The lower limit must be an integer!", &[]);
                return;
            };
            let Some((high_ty, high)) = integer(self, pair[1]) else {
                self.fail("The upper limit must be an integer!", &[]);
                return;
            };
            if !self.check(low_ty == high_ty, "Range pair types must match!", &me) {
                return;
            }
            let width = self.ctx.types().int_bits(low_ty).unwrap_or(0);
            let (message, want) = match kind {
                RangeKind::AddressSpaces => ("noalias.addrspace type must be i32!", 32),
                _ => ("Range types must match instruction type!", bits),
            };
            if !self.check(width == want, message, &me) {
                return;
            }
            if low == high && width > 64 {
                self.fail("The upper and lower limits cannot be the same value", &me);
                return;
            }
            let consts = &self.ctx.tables.consts;
            // Ranges of wider integers are taken as they are.
            let (Some(low), Some(high)) = (consts.as_int(low), consts.as_int(high)) else { continue };
            let range = Range { low, high, mask: low_mask(width) };
            let edge = low == 0 || low == range.mask;
            if !self.check(low != high || edge, "The upper and lower limits cannot be the same value", &me) {
                return;
            }
            let empty = low == high && (low == 0 || kind != RangeKind::AbsoluteSymbol);
            if !self.check(!empty, "Range must not be empty!", &at) {
                return;
            }
            if let Some(last) = last {
                let signed = |v: u64| sign_extend(v, width);
                let ok = self.check(!range.overlaps(last), "Intervals are overlapping", &at)
                    && self.check(signed(low) > signed(last.low), "Intervals are not in order", &at)
                    && self.check(!range.touches(last), "Intervals are contiguous", &at);
                if !ok {
                    return;
                }
            }
            first = first.or(Some(range));
            last = Some(range);
        }
        if ops.len() > 4
            && let (Some(first), Some(last)) = (first, last)
            && self.check(!first.overlaps(last), "Intervals are overlapping", &at)
        {
            self.check(!first.touches(last), "Intervals are contiguous", &at);
        }
    }
}
