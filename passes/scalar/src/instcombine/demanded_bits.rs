//! Bits of a result that nobody reads: operations that only make such bits go, constants lose them.
//!
//! [`Combiner::narrow_operands`] says which bits of its operands an instruction reads when some bits of its result are read, and
//! gives each operand to the rules. An operand that only this instruction uses may change in the bits that are not read; its flags
//! go then. An operand with other users may only be replaced by a value that agrees in the bits that are read.

use super::{Combiner, p};
use p::Int;
use smallvec::{SmallVec, smallvec};
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

/// Operands of operands are looked at this deep.
const MAX_DEPTH: u32 = 6;

/// Operand `index` of `user` as its rules see it: the result of `def`, of which only the bits of `mask` are read.
#[derive(Clone, Copy)]
struct ReadOperand {
    user: Inst,
    index: usize,
    value: Value,
    def: Inst,
    /// Width of the operand, and all of its bits.
    bits: u32,
    all: u128,
    mask: u128,
    depth: u32,
}

/// The constant operand `number` of the bitwise operation, sum or product `inst`, of which only the bits of `mask` are read.
#[derive(Clone, Copy)]
struct ReadConstant {
    inst: Inst,
    op: Opcode,
    number: Int,
    mask: u128,
}

/// The operands of an instruction and what of them is read.
type Reads = SmallVec<[(usize, u128); 2]>;

impl Combiner<'_, '_> {
    /// The rules for all bits of `inst` being read: `inst` itself when an operand changed, another value that equals it.
    pub(super) fn demanded_result(&mut self, inst: Inst) -> Option<Value> {
        let bits = p::width(self.f, Value::inst(inst));
        if bits == 0 || bits > 128 || self.f.types().is_vector(self.f.ty(inst)) {
            return None;
        }
        self.known_result_rules(inst)
            .or_else(|| self.narrow_operands(inst, p::mask(bits), 0).map(|()| Value::inst(inst)))
    }

    rules! {
        /// Rules of the bits of the result of `inst` that are known.
        fn known_result_rules(&mut self, inst: Inst) -> Option<Value> {
            result_of_known_bits,
        }
    }

    /// `x & y -> C`, and so for `or` and `xor`. If all bits of the result are known.
    fn result_of_known_bits(&mut self, inst: Inst) -> Option<Value> {
        let known = self.known(Value::inst(inst)).filter(|known| !known.conflicts())?;
        let number = known.as_constant()?;
        Some(self.int(self.f.ty(inst), number))
    }

    /// Simplifies operand `index` of `inst`, of which only `mask` is read. Returns whether something changed.
    pub(super) fn demanded_operand(&mut self, inst: Inst, index: usize, mask: u128) -> bool {
        if self.f.types().is_vector(self.f.type_of(self.f.operand(inst, index))) {
            return false;
        }
        self.narrow_operand(inst, index, mask, 0).is_some()
    }

    fn narrow_operand(&mut self, user: Inst, index: usize, mask: u128, depth: u32) -> Option<()> {
        let value = self.f.operand(user, index);
        let bits = p::width(self.f, value);
        let all = p::mask(bits);
        let def = value.as_inst()?;
        // An operand that is not read at all decides the result, which is known then.
        if depth >= MAX_DEPTH || mask & all == 0 {
            return None;
        }
        self.read_operand_rules(ReadOperand { user, index, value, def, bits, all, mask: mask & all, depth })
    }

    /// Simplifies the operands of `inst` when only `mask` of its result is read.
    fn narrow_operands(&mut self, inst: Inst, mask: u128, depth: u32) -> Option<()> {
        let op = self.f.op(inst);
        let full = mask == p::mask(p::width(self.f, Value::inst(inst)));
        let reads = self.reads_of(inst, mask);
        self.narrow_constant(inst, op, &reads)
            .or_else(|| reads.iter().find_map(|&(index, mask)| self.narrow_operand(inst, index, mask, depth)))?;
        if !full {
            // Other bits changed, so what the flags said of them is no longer known.
            self.f.drop_poison_flags(inst);
        } else if op == Opcode::Or {
            let fl = self.f.flags(inst) & !flags::DISJOINT;
            self.f.set_flags(inst, fl);
        }
        Some(())
    }

    /// Simplifies the constant of the bitwise operation, sum or product `inst`.
    fn narrow_constant(&mut self, inst: Inst, op: Opcode, reads: &Reads) -> Option<()> {
        if !matches!(op, Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Add | Opcode::Mul) {
            return None;
        }
        let number = p::int(self.f, self.f.operand(inst, 1))?;
        let mask = reads.iter().find(|&&(index, _)| index == 1)?.1;
        self.read_constant_rules(ReadConstant { inst, op, number, mask })
    }

    /// Which bits of its operands `inst` reads when the bits of `mask` of its result are read. Operands that are not listed are
    /// read as a whole.
    fn reads_of(&self, inst: Inst, mask: u128) -> Reads {
        let op = self.f.op(inst);
        let bits = p::width(self.f, Value::inst(inst));
        let all = p::mask(bits);
        let fl = self.f.flags(inst);
        match op {
            // Where one operand decides, the other is not read. Only one of them is changed at a time: each may rely on the other.
            Opcode::And | Opcode::Or => {
                let decides = |value: Value| match self.known(value) {
                    Some(known) if op == Opcode::And => known.zero,
                    Some(known) => known.one,
                    None => 0,
                };
                let (x, y) = self.ops(inst);
                smallvec![(0, mask & !decides(y)), (1, mask & !decides(x))]
            }
            Opcode::Xor => smallvec![(0, mask), (1, mask)],
            Opcode::Add | Opcode::Sub => self.sum_reads(inst, mask, all),
            // Carries come from below.
            Opcode::Mul => {
                let low = p::mask(128 - mask.leading_zeros());
                if mask == all || low == all { smallvec![] } else { smallvec![(0, low), (1, low)] }
            }
            Opcode::Shl | Opcode::LShr | Opcode::AShr => {
                let amount = p::int(self.f, self.f.operand(inst, 1)).filter(|n| n.v < bits as u128 && n.v > 0);
                amount.map_or_else(Reads::new, |n| smallvec![(0, shift_reads(op, fl, bits, mask, n.v as u32))])
            }
            Opcode::Trunc if fl & (flags::NUW | flags::NSW) == 0 => smallvec![(0, mask)],
            Opcode::ZExt | Opcode::SExt => {
                let from = p::width(self.f, self.f.operand(inst, 0));
                if from <= 1 || fl & flags::NNEG != 0 {
                    return smallvec![];
                }
                let reads_sign = op == Opcode::SExt && mask & !p::mask(from) != 0;
                smallvec![(0, mask & p::mask(from) | if reads_sign { 1 << (from - 1) } else { 0 })]
            }
            Opcode::Select if mask != all => smallvec![(1, mask), (2, mask)],
            _ => smallvec![],
        }
    }

    /// The same of a sum or difference. Carries come from below, but none from the lowest bits where one side has zeros: if these
    /// bits of the result are not read either, the other side may have anything there. What is taken away borrows wherever the
    /// other side has zeros.
    fn sum_reads(&self, inst: Inst, mask: u128, all: u128) -> Reads {
        let low = p::mask(128 - mask.leading_zeros());
        let below = mask.trailing_zeros();
        if mask == 0 || low == all && below == 0 {
            return smallvec![];
        }
        let carries_in = |other: Value| match self.known(other) {
            Some(known) if below > 0 => low & !p::mask(below.min(known.zero.trailing_ones())),
            _ => low,
        };
        let (x, y) = self.ops(inst);
        let from_y = if self.f.op(inst) == Opcode::Sub { low } else { carries_in(x) };
        let mut reads: Reads = smallvec![(0, carries_in(y)), (1, from_y)];
        reads.retain(|&mut (_, mask)| mask != all);
        reads
    }

    rules! {
        /// Rules of an operand of which only some bits are read, in order.
        fn read_operand_rules(&mut self, operand: ReadOperand) -> Option<()> {
            operand_that_agrees_where_read,
            limit_below_read_bits,
            remainder_of_read_low_bits,
            operand_of_one_user_rules,
        }
    }
    rules! {
        /// Rules of an operand that nothing else uses and of which some bits are not read, in order.
        fn own_operand_rules(&mut self, operand: ReadOperand) -> Option<()> {
            operand_known_where_read,
            ashr_of_unread_signs,
            sext_of_unread_signs,
            sum_with_highest_read_bit,
            operands_of_operand_rules,
        }
    }
    rules! {
        /// Rules of the constant of a bitwise operation, sum or product of which only some bits are read, in order.
        fn read_constant_rules(&mut self, constant: ReadConstant) -> Option<()> {
            xor_of_all_read_bits,
            constant_of_unread_bits,
        }
    }

    /// Rules of an operand that nothing else uses.
    fn operand_of_one_user_rules(&mut self, operand: ReadOperand) -> Option<()> {
        if operand.mask == operand.all || !self.one_use(operand.value) {
            return None;
        }
        self.own_operand_rules(operand)
    }

    /// Rules of the operands of an operand.
    fn operands_of_operand_rules(&mut self, operand: ReadOperand) -> Option<()> {
        self.narrow_operands(operand.def, operand.mask, operand.depth + 1)?;
        self.list.push(operand.def);
        Some(())
    }

    /// `(x & z) op y -> x op y`, and so for `or`, `xor`, `add` and `sub`. If `z` leaves the bits that are read as they are in `x`. On a
    /// GPU a mask that several sums of disjoint bits share stays.
    fn operand_that_agrees_where_read(&mut self, operand: ReadOperand) -> Option<()> {
        let op = self.f.op(operand.def);
        if !matches!(op, Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Add | Opcode::Sub) {
            return None;
        }
        // Neighbours in memory are told by the constants that are added to one shared value.
        let is_shared_base = op == Opcode::And
            && p::has_flags(self.f, Value::inst(operand.user), flags::DISJOINT)
            && self.f.op(operand.user) == Opcode::Or
            && !self.one_use(operand.value);
        if is_shared_base && is_for_gpu(self.f) {
            return None;
        }
        let (x, z) = self.ops(operand.def);
        let kept = match () {
            () if self.leaves_read_bits(op, x, z, operand) => x,
            () if op != Opcode::Sub && self.leaves_read_bits(op, z, x, operand) => z,
            () => return None,
        };
        self.set(operand.user, operand.index, kept);
        Some(())
    }

    /// Whether `op` with `other` leaves those bits of `kept`, the first operand, as they are that are read of `operand`.
    fn leaves_read_bits(&self, op: Opcode, kept: Value, other: Value, operand: ReadOperand) -> bool {
        // Where all bits are read, other rules know the constants that change nothing.
        if operand.mask == operand.all && !other.is_constant() {
            return false;
        }
        let Some(known) = self.known(other).filter(|known| !known.conflicts()) else { return false };
        let (neutral, mask) = match op {
            Opcode::And => (known.one, operand.mask),
            Opcode::Or | Opcode::Xor => (known.zero, operand.mask),
            // Carries come from below.
            _ => (known.zero, p::mask(128 - operand.mask.leading_zeros())),
        };
        let changed = mask & !neutral;
        changed == 0 || operand.mask != operand.all && self.are_decided_bits(op, kept, changed)
    }

    /// Whether `op` does not change the bits `bits` of `kept`, whatever the other operand is: zeros of an `and`, ones of an `or`.
    fn are_decided_bits(&self, op: Opcode, kept: Value, bits: u128) -> bool {
        let decided = match (op, kept.as_inst()) {
            (Opcode::And, Some(_)) => self.known(kept).filter(|known| !known.conflicts()).map_or(0, |known| known.zero),
            (Opcode::Or, Some(_)) => self.known(kept).filter(|known| !known.conflicts()).map_or(0, |known| known.one),
            _ => 0,
        };
        bits & !decided == 0
    }

    /// `umax(x, C) op y -> x op y`, `umin(x, C) op y -> C op y`. If all bits of `C` are below those that are read; the other way around if all
    /// bits of `C` from the lowest one that is read on are set.
    fn limit_below_read_bits(&mut self, operand: ReadOperand) -> Option<()> {
        let (which, call) = p::intrinsic(self.f, operand.value).filter(|call| matches!(call.0, id::UMAX | id::UMIN))?;
        let (x, limit) = self.ops(call);
        let number = p::int(self.f, limit)?;
        let (low, high) = (operand.mask.trailing_zeros().min(127), number.v);
        // Above the lowest bit that is read the constant is the least number, or the largest.
        let chosen = match (high >> low, p::mask(number.bits) >> low) {
            (0, _) if which == id::UMAX => x,
            (0, _) => limit,
            (above, most) if above == most => {
                if which == id::UMIN {
                    x
                } else {
                    limit
                }
            }
            _ => return None,
        };
        self.set(operand.user, operand.index, chosen);
        Some(())
    }

    /// `x op y -> x op C`. If all bits of `y` that are read are known, and nothing else uses it.
    fn operand_known_where_read(&mut self, operand: ReadOperand) -> Option<()> {
        let known = self.known(operand.value).filter(|known| operand.mask & !(known.zero | known.one) == 0)?;
        let number = self.int(self.f.type_of(operand.value), known.one & operand.mask);
        self.set(operand.user, operand.index, number);
        Some(())
    }

    /// `(x >>s N) op y -> (x >>u N) op y`. If no copy of the sign is read, and nothing else uses the shift.
    fn ashr_of_unread_signs(&mut self, operand: ReadOperand) -> Option<()> {
        if self.f.op(operand.def) != Opcode::AShr {
            return None;
        }
        let (x, amount) = self.ops(operand.def);
        let number = p::int(self.f, amount).filter(|number| number.v < operand.bits as u128)?;
        if operand.mask & !(operand.all >> number.v) != 0 {
            return None;
        }
        let exact = self.f.flags(operand.def) & flags::EXACT;
        let at = std::mem::replace(&mut self.at, operand.def);
        let shifted = self.binary(Opcode::LShr, exact, x, amount);
        self.at = at;
        self.set(operand.user, operand.index, shifted);
        Some(())
    }

    /// `sext(x) op y -> zext(x) op y`. If no copy of the sign is read, and nothing else uses the extension.
    fn sext_of_unread_signs(&mut self, operand: ReadOperand) -> Option<()> {
        if self.f.op(operand.def) != Opcode::SExt {
            return None;
        }
        let x = self.f.operand(operand.def, 0);
        if operand.mask & !p::mask(p::width(self.f, x)) != 0 {
            return None;
        }
        let ty = self.f.ty(operand.def);
        let at = std::mem::replace(&mut self.at, operand.def);
        let extended = self.cast(Opcode::ZExt, 0, x, ty);
        self.at = at;
        self.set(operand.user, operand.index, extended);
        Some(())
    }

    /// `(x %s 2^N) op y -> x op y`. If only the `N` lowest bits are read: the remainder is `x` less a multiple of `2^N`.
    fn remainder_of_read_low_bits(&mut self, operand: ReadOperand) -> Option<()> {
        if self.f.op(operand.def) != Opcode::SRem {
            return None;
        }
        let (x, divisor) = self.ops(operand.def);
        let divisor = p::int(self.f, divisor).filter(|divisor| divisor.is_power_of_two())?;
        if operand.mask >= divisor.v {
            return None;
        }
        self.set(operand.user, operand.index, x);
        Some(())
    }

    /// `(x + C) op y -> (x ^ C) op y`. If of what is read of `C`, and of the bits below, only the highest bit is set, and nothing else uses the sum:
    /// what is carried out of it is not read.
    fn sum_with_highest_read_bit(&mut self, operand: ReadOperand) -> Option<()> {
        if self.f.op(operand.def) != Opcode::Add {
            return None;
        }
        let (x, addend) = self.ops(operand.def);
        let number = p::int(self.f, addend)?;
        let highest = 1u128 << (127 - operand.mask.leading_zeros());
        if number.v & (highest | (highest - 1)) != highest {
            return None;
        }
        let bit = self.int(self.f.type_of(operand.value), highest);
        let at = std::mem::replace(&mut self.at, operand.def);
        let flipped = self.binary(Opcode::Xor, 0, x, bit);
        self.at = at;
        self.set(operand.user, operand.index, flipped);
        Some(())
    }

    /// `x ^ C -> ~x`. If `C` has all bits that are read, but not all bits.
    fn xor_of_all_read_bits(&mut self, constant: ReadConstant) -> Option<()> {
        let ReadConstant { inst, op, number, mask } = constant;
        if op != Opcode::Xor || number.is_all_ones() || number.v & mask != mask || number.v == mask {
            return None;
        }
        let ones = self.all_ones(self.f.type_of(self.f.operand(inst, 1)));
        self.set(inst, 1, ones);
        Some(())
    }

    /// `x & C -> x & C'`, and so for `or`, `xor`, `+` and `*`, where `C'` has only the bits of `C` that are read. If these are fewer; a
    /// complement stays one.
    fn constant_of_unread_bits(&mut self, constant: ReadConstant) -> Option<()> {
        let ReadConstant { inst, op, number, mask } = constant;
        if number.v & !mask == 0 || op == Opcode::Xor && number.is_all_ones() {
            return None;
        }
        let smaller = self.int(self.f.type_of(self.f.operand(inst, 1)), number.v & mask);
        self.set(inst, 1, smaller);
        Some(())
    }
}

/// Which bits of its first operand a shift of `bits` by `amount` reads when the bits of `mask` of its result are read.
fn shift_reads(op: Opcode, fl: u16, bits: u32, mask: u128, amount: u32) -> u128 {
    let all = p::mask(bits);
    if op == Opcode::Shl {
        let mut reads = mask >> amount;
        // The flags read the bits that are shifted out.
        if fl & flags::NUW != 0 {
            reads |= all & !(all >> amount);
        }
        if fl & flags::NSW != 0 {
            reads |= all & !(all >> (amount + 1).min(127));
        }
        return reads;
    }
    let mut reads = mask << amount & all;
    if fl & flags::EXACT != 0 {
        reads |= p::mask(amount);
    }
    if op == Opcode::AShr && mask & !(all >> amount) != 0 {
        reads |= 1 << (bits - 1);
    }
    reads
}
