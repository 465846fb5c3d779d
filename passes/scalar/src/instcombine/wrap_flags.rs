//! `nuw` and `nsw` of sums, differences, products and shifts, as known bits prove them.

use super::{Binary, Combiner, p};
use warpc_analysis::known_bits::KnownBits;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

const NUW: u16 = flags::NUW;
const NSW: u16 = flags::NSW;

/// A value with its known bits.
type Known = (Value, KnownBits);

/// The largest amount by which a value of `bits` bits is shifted without poison.
fn largest_amount(bits: u32, amount: KnownBits) -> u128 {
    amount.max().min(bits as u128 - 1)
}

impl Combiner<'_, '_> {
    /// Rules that add `nuw` and `nsw` to `inst`.
    pub(super) fn infer_wrap(&mut self, inst: Inst) -> Option<Value> {
        let (a, b) = self.ops(inst);
        if self.f.flags(inst) & (NUW | NSW) == NUW | NSW {
            return None;
        }
        // The right side is the constant, if one is: where nothing is known of it, the left side is not asked.
        let right = self.known(b)?;
        let shifts_constant = self.f.op(inst) == Opcode::Shl && a.is_constant();
        if right.is_unknown() && !shifts_constant {
            return self.wrap_of_unknown_rules(inst, right.bits);
        }
        let left = self.known(a)?;
        self.wrap_of_known_rules(inst, left, right)
    }

    /// `x - x % y -> sub nuw x, x % y`, `sub nsw` of the signed one. If `x`, which is read twice, is not undef.
    pub(super) fn wrap_of_remainder(&mut self, site: Binary) -> Option<Value> {
        let (dividend, kept) = match p::binary(self.f, site.right, Opcode::URem) {
            Some((dividend, _)) => (dividend, NUW),
            None => (p::binary(self.f, site.right, Opcode::SRem)?.0, NSW),
        };
        if dividend != site.left || site.flags & kept != 0 || !self.well_defined(dividend) {
            return None;
        }
        self.f.set_flags(site.inst, self.f.flags(site.inst) | kept);
        Some(Value::inst(site.inst))
    }

    rules! {
        /// Rules that add flags to `inst`, of whose right operand no bit is known.
        pub(super) fn wrap_of_unknown_rules(&mut self, inst: Inst, bits: u32) -> Option<Value> {
            wrap_of_sign_copies,
        }
    }

    rules! {
        /// Rules that add flags to `inst`, whose operands have these known bits.
        fn wrap_of_known_rules(&mut self, inst: Inst, left: KnownBits, right: KnownBits) -> Option<Value> {
            wrap_of_known_bits,
        }
    }

    /// `x + y -> add nsw x, y`, `x - y -> sub nsw x, y`. If the top two bits of each operand are equal.
    fn wrap_of_sign_copies(&mut self, inst: Inst, bits: u32) -> Option<Value> {
        let fl = self.f.flags(inst);
        let proven = matches!(self.f.op(inst), Opcode::Add | Opcode::Sub) && fl & NSW == 0 && bits <= 64 && {
            let (a, b) = self.ops(inst);
            self.signs_are_copied(a, b)
        };
        proven.then(|| {
            self.f.set_flags(inst, fl | NSW);
            Value::inst(inst)
        })
    }

    /// Whether the top two bits of `a` and of `b` are equal, so that their sum and difference keep the sign.
    fn signs_are_copied(&self, a: Value, b: Value) -> bool {
        self.values().sign_bits(b) > 1 && self.values().sign_bits(a) > 1
    }

    /// `x op y -> op nuw nsw x, y`, for `add`, `sub`, `mul`, `shl`. The flags that hold for all values with these known bits.
    pub(super) fn wrap_of_known_bits(&mut self, inst: Inst, left: KnownBits, right: KnownBits) -> Option<Value> {
        let fl = self.f.flags(inst);
        if fl & (NUW | NSW) == NUW | NSW || left.conflicts() || right.conflicts() {
            return None;
        }
        if left.bits > 64 {
            return self.unsigned_wrap_of_wide(inst, left, right);
        }
        let (op, (a, b)) = (self.f.op(inst), self.ops(inst));
        let nuw = fl & NUW == 0 && self.fits_unsigned(op, (a, left), (b, right));
        let nsw = fl & NSW == 0 && self.fits_signed(op, (a, left), (b, right));
        if !nuw && !nsw {
            return None;
        }
        let add = if nuw { NUW } else { 0 } | if nsw { NSW } else { 0 };
        self.f.set_flags(inst, fl | add);
        Some(Value::inst(inst))
    }

    /// Whether no result of `op` on two values of at most 64 bits, of which this is known, wraps as an unsigned number.
    pub(super) fn fits_unsigned(&self, op: Opcode, (a, left): Known, (b, right): Known) -> bool {
        let mask = p::mask(left.bits);
        let ((least, most), (_, highest)) = (self.bounds(a, left), self.bounds(b, right));
        match op {
            Opcode::Add => most + highest <= mask,
            Opcode::Sub => least >= highest,
            Opcode::Mul => most.checked_mul(highest).is_some_and(|product| product <= mask),
            Opcode::Shl => left.min_leading_zeros() as u128 >= largest_amount(left.bits, right),
            _ => false,
        }
    }

    /// As [`Combiner::fits_unsigned`], as a signed number.
    pub(super) fn fits_signed(&self, op: Opcode, (a, left): Known, (b, right): Known) -> bool {
        let ((a_least, a_most), (b_least, b_most)) = (self.signed_bounds(a, left), self.signed_bounds(b, right));
        let (smin, smax) = (-(1i128 << (left.bits - 1)), (1i128 << (left.bits - 1)) - 1);
        let inside = |lo: i128, hi: i128| lo >= smin && hi <= smax;
        match op {
            Opcode::Add => inside(a_least + b_least, a_most + b_most) || self.signs_are_copied(a, b),
            Opcode::Sub => inside(a_least - b_most, a_most - b_least) || self.signs_are_copied(a, b),
            Opcode::Mul => {
                let ends = [a_least * b_least, a_least * b_most, a_most * b_least, a_most * b_most];
                ends.iter().all(|&end| inside(end, end)) || self.signed_product_fits(a, b, left.bits)
            }
            Opcode::Shl => self.values().sign_bits(a) as u128 > largest_amount(left.bits, right),
            _ => false,
        }
    }

    /// Whether the product of `a` and `b` fits in `bits` bits by their magnitudes: copies of the sign bit that both have beside it.
    fn signed_product_fits(&self, a: Value, b: Value, bits: u32) -> bool {
        self.values().sign_bits(a) + self.values().sign_bits(b) > bits + 1
    }

    /// `nuw` of operations on integers of more than 64 bits.
    fn unsigned_wrap_of_wide(&mut self, inst: Inst, left: KnownBits, right: KnownBits) -> Option<Value> {
        let mask = p::mask(left.bits);
        let fits = |result: Option<u128>| result.is_some_and(|result| result <= mask);
        let proven = match self.f.op(inst) {
            Opcode::Add => fits(left.max().checked_add(right.max())),
            Opcode::Sub => left.min() >= right.max(),
            Opcode::Mul => fits(left.max().checked_mul(right.max())),
            _ => false,
        };
        let fl = self.f.flags(inst);
        if !proven || fl & NUW != 0 {
            return None;
        }
        self.f.set_flags(inst, fl | NUW);
        Some(Value::inst(inst))
    }

    /// The least and the largest unsigned number that `value` may be: by its known bits, a limit, and the range of a call.
    fn bounds(&self, value: Value, known: KnownBits) -> (u128, u128) {
        let (least, most) = (known.min(), known.max());
        let Some(call) = p::inst(self.f, value, Opcode::Call) else { return (least, most) };
        if let Some(limit) = self.limit(value, id::UMIN) {
            return (least, most.min(limit.v));
        }
        if let Some(limit) = self.limit(value, id::UMAX) {
            return (least.max(limit.v), most);
        }
        let attrs = self.f.attrs();
        match attrs.get(attrs.list(self.f.call(call).attrs).ret, AttrKind::Range) {
            Some(Attr::Range(range)) if 0 <= range.lo && range.lo < range.hi => {
                (least.max(range.lo as u128), most.min(range.hi as u128 - 1))
            }
            _ => (least, most),
        }
    }

    /// The least and the largest signed number that `value` may be: by its known bits and a limit.
    fn signed_bounds(&self, value: Value, known: KnownBits) -> (i128, i128) {
        let (least, most) = (known.smin(), known.smax());
        if let Some(limit) = self.limit(value, id::SMIN) {
            return (least, most.min(limit.signed()));
        }
        match self.limit(value, id::SMAX) {
            Some(limit) => (least.max(limit.signed()), most),
            None => (least, most),
        }
    }

    /// The constant of `value`, a minimum or maximum `which` with one.
    fn limit(&self, value: Value, which: IntrinsicId) -> Option<p::Int> {
        let (_, limit) = p::binary_intrinsic(self.f, value, which)?;
        p::int(self.f, limit)
    }
}
