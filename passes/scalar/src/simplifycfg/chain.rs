//! Chains of comparisons of one value with constants, joined by `or` or by `and`, that a branch asks for: one switch on the value,
//! or one comparison with a range.
//!
//! A chain of `or` lists the values for which the branch goes to its first target, one of `and` those for which it goes to its
//! second. One part of the chain may be any other condition: it is asked before, in a block of its own.
//!
//! Not on a GPU: there the comparisons set one predicate, whereas the cases of a switch are branches.

use super::SimplifyCfg;
use super::equality::int_constant;
use super::util::*;
use crate::patterns as pat;
use crate::simplify::Simplifier;
use warpc_ir::consts::low_mask;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, IntPred, Opcode, Value, flags};

/// Values that one comparison of a chain may add to the list.
const MAX_SPAN: u64 = 8;
/// Parts of a chain beyond which it is not looked through.
const MAX_PARTS: usize = 1024;

/// What the parts of a chain have in common.
#[derive(Default)]
struct Chain {
    /// The value that is compared, and its width; 0 before the first comparison.
    value: Option<Value>,
    bits: u32,
    /// The constants it is compared with, zero-extended.
    cases: Vec<u64>,
    comparisons: u32,
    /// The one part that is something else.
    extra: Option<Value>,
    /// Comparisons of another value were met.
    others: bool,
    /// The first comparison is to be the extra part.
    skip: bool,
}

impl SimplifyCfg {
    /// Makes a switch, or a comparison with a range, of the chain of comparisons that `term`, the end of `block`, branches on.
    pub(super) fn comparison_chain(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let Some((condition, yes, no)) = cond_br(f, term) else { return false };
        if self.gpu || yes == no {
            return false;
        }
        let any = pat::logical_or(f, condition).is_some();
        if !any && pat::logical_and(f, condition).is_none() {
            return false;
        }
        let Some(mut chain) = gather(f, condition, any) else { return false };
        // Descending as unsigned numbers, which is the order of the cases.
        chain.cases.sort_unstable_by(|a, b| b.cmp(a));
        chain.cases.dedup();
        if chain.extra.is_some() && chain.cases.len() < 2 {
            return false;
        }
        let (hit, other) = if any { (yes, no) } else { (no, yes) };
        let weights = two_weights(f, term).map(|(t, e)| if any { (t, e) } else { (e, t) });
        let mut from = block;
        if let Some(extra) = chain.extra {
            from = ask_before(f, block, term, extra, hit, any);
        }
        let value = as_integer(f, chain.value.expect("a chain has a value"), term);
        let cases = &chain.cases;
        if cases[0] - cases[cases.len() - 1] == cases.len() as u64 - 1 {
            let range = (cases[cases.len() - 1], cases[0]);
            let inside = in_range(f, value, chain.bits, range, term);
            let br = Builder::before(f, term).cond_br(inside, hit, other);
            if let Some((in_it, out)) = weights {
                set_weights(f, br, &[in_it, out]);
            }
        } else {
            switch_on(f, term, from, value, &chain, (hit, other), weights);
        }
        f.erase(term);
        erase_if_unused(f, condition);
        true
    }
}

/// The parts of the chain that `condition` ends. None unless two comparisons or more are of one value and at most one part is
/// something else.
fn gather(f: &mut FuncMut<'_>, condition: Value, any: bool) -> Option<Chain> {
    let mut chain = Chain::default();
    if !chain.walk(f, condition, any) {
        // The value of the first comparison may be the one that the others do not compare.
        if !chain.others {
            return None;
        }
        chain = Chain { skip: true, ..Chain::default() };
        if !chain.walk(f, condition, any) {
            return None;
        }
    }
    (chain.value.is_some() && chain.comparisons > 1).then_some(chain)
}

impl Chain {
    /// Takes the parts of `condition` up from left to right; whether all of them fit.
    fn walk(&mut self, f: &mut FuncMut<'_>, condition: Value, any: bool) -> bool {
        let mut work = vec![condition];
        let mut seen = vec![condition];
        while let Some(part) = work.pop() {
            let pair = if any { pat::logical_or(f, part) } else { pat::logical_and(f, part) };
            if let Some((left, right, _)) = pair.filter(|_| part.as_inst().is_some()) {
                if seen.len() > MAX_PARTS {
                    return false;
                }
                for side in [right, left] {
                    // A part that occurs twice adds nothing. Chains are short, but for those that programs write.
                    if seen.len() > 64 || !seen.contains(&side) {
                        seen.push(side);
                        work.push(side);
                    }
                }
                continue;
            }
            if part.as_inst().is_some_and(|i| self.comparison(f, i, any)) {
                continue;
            }
            if self.extra.replace(part).is_some() {
                return false;
            }
        }
        true
    }

    /// Whether `value` is the compared one, which the first comparison decides.
    fn is_of(&mut self, f: &FuncMut<'_>, value: Value) -> bool {
        if std::mem::take(&mut self.skip) {
            return false;
        }
        if self.value.is_some_and(|other| other != value) {
            self.others = true;
            return false;
        }
        let ty = f.type_of(value);
        let bits = match f.types().addrspace(ty) {
            Some(space) => f.layout().pointer_bits(space),
            None => f.types().int_bits(ty).unwrap_or(0),
        };
        (self.value, self.bits) = (Some(value), bits);
        true
    }

    /// Adds the values for which comparison `inst` holds, where `any`, or does not, otherwise; whether that is possible.
    fn comparison(&mut self, f: &mut FuncMut<'_>, inst: Inst, any: bool) -> bool {
        if let Some((value, set)) = lowest_bit(f, inst) {
            return self.is_of(f, value) && self.add(&[(any == set) as u64]);
        }
        if f.op(inst) != Opcode::ICmp {
            return false;
        }
        let (value, right) = (f.operand(inst, 0), f.operand(inst, 1));
        let Some((constant, bits)) = int_constant(f, right) else { return false };
        let pred = if any { f.int_pred(inst) } else { f.int_pred(inst).inverse() };
        let mask = low_mask(bits);
        if pred == IntPred::Eq {
            if let Some((of, cases)) = without_a_bit(f, value, constant, mask) {
                return self.is_of(f, of) && self.add(&cases);
            }
            return self.is_of(f, value) && self.add(&[constant]);
        }
        // The values below `first + count`, from `first` on, wrapping.
        let Some((mut first, count)) = region(pred, constant, bits) else { return false };
        let mut of = value;
        if let Some((term, offset)) = pat::binary(f, value, Opcode::Add)
            && let Some(offset) = f.consts().as_int(offset)
        {
            (of, first) = (term, first.wrapping_sub(offset) & mask);
        }
        if !(1..=MAX_SPAN).contains(&count) || !self.is_of(f, of) {
            return false;
        }
        let cases: Vec<u64> = (0..count).map(|n| first.wrapping_add(n) & mask).collect();
        self.add(&cases)
    }

    fn add(&mut self, cases: &[u64]) -> bool {
        self.cases.extend(cases);
        self.comparisons += 1;
        true
    }
}

/// The number, 0 or 1, whose lowest bit `inst` is: `trunc nuw`, where it is `true`, or its inverse.
fn lowest_bit(f: &FuncMut<'_>, inst: Inst) -> Option<(Value, bool)> {
    let (bit, set) = match pat::not(f, Value::inst(inst)) {
        Some(inner) => (inner.as_inst()?, false),
        None => (inst, true),
    };
    if f.op(bit) != Opcode::Trunc || f.flags(bit) & flags::NUW == 0 || f.ty(bit) != Type::I1 {
        return None;
    }
    let value = f.operand(bit, 0);
    f.types().int_bits(f.type_of(value)).filter(|&bits| bits <= 64)?;
    Some((value, set))
}

/// `(x & ~bit) == c` with `c` without the bit, and `(x | bit) == c` with it: `x` is `c` with or without the bit.
fn without_a_bit(f: &FuncMut<'_>, value: Value, constant: u64, mask: u64) -> Option<(Value, [u64; 2])> {
    if let Some((of, kept)) = pat::binary(f, value, Opcode::And) {
        let bit = !f.consts().as_int(kept)? & mask;
        return (bit.is_power_of_two() && constant & bit == 0).then_some((of, [constant, constant | bit]));
    }
    let (of, set) = pat::binary(f, value, Opcode::Or)?;
    let bit = f.consts().as_int(set)?;
    (bit.is_power_of_two() && constant & bit != 0).then_some((of, [constant, constant & !bit]))
}

/// The first of the values, and their number, for which `x pred constant` holds; none if all or no values do.
fn region(pred: IntPred, constant: u64, bits: u32) -> Option<(u64, u64)> {
    let mask = low_mask(bits);
    let least = 1u64 << (bits - 1);
    // The values from `a` to before `b`, which are not equal.
    let (from, to) = match pred {
        IntPred::Ult => (0, constant),
        IntPred::Ule => (0, constant.wrapping_add(1) & mask),
        IntPred::Ugt => (constant.wrapping_add(1) & mask, 0),
        IntPred::Uge => (constant, 0),
        IntPred::Slt => (least, constant),
        IntPred::Sle => (least, constant.wrapping_add(1) & mask),
        IntPred::Sgt => (constant.wrapping_add(1) & mask, least),
        IntPred::Sge => (constant, least),
        IntPred::Ne => (constant.wrapping_add(1) & mask, constant),
        IntPred::Eq => (constant, constant.wrapping_add(1) & mask),
    };
    (from != to).then_some((from, to.wrapping_sub(from) & mask))
}

/// Asks for `extra` at the end of `block` and puts what `term` asks for behind it. Returns the new block.
fn ask_before(f: &mut FuncMut<'_>, block: Block, term: Inst, extra: Value, hit: Block, any: bool) -> Block {
    let tail = f.split_block(term);
    if let Some(names) = &mut f.side_mut().names {
        names.set_unique(Value::block(tail), b"switch.early.test");
    }
    let jump = f.terminator(block);
    f.erase(jump);
    // A part of a chain of selects may be undefined where it is not needed.
    let frozen = if Simplifier::new(f).values().at(term).not_undef_or_poison(extra) {
        extra
    } else {
        let loc = f.loc(term);
        let mut bld = Builder::at_end(f, block);
        bld.loc = loc;
        bld.freeze(extra)
    };
    let (yes, no) = if any { (hit, tail) } else { (tail, hit) };
    let loc = f.loc(term);
    let mut bld = Builder::at_end(f, block);
    bld.loc = loc;
    bld.cond_br(frozen, yes, no);
    add_edge_like(f, hit, block, tail);
    tail
}

/// `value` or, for a pointer, its address.
fn as_integer(f: &mut FuncMut<'_>, value: Value, at: Inst) -> Value {
    let Some(space) = f.types().addrspace(f.type_of(value)) else { return value };
    let bits = f.layout().pointer_bits(space);
    let ty = f.int_type(bits);
    let loc = f.loc(at);
    let mut bld = Builder::before(f, at);
    bld.loc = loc;
    let address = bld.cast(Opcode::PtrToInt, value, ty, 0);
    if let Some(names) = &mut f.side_mut().names {
        names.set_unique(address, b"magicptr");
    }
    address
}

/// Whether `value` is one of the numbers from `low` to `high`, as one comparison, with an addition where no bound is an end of the
/// numbers with or without sign.
pub(super) fn in_range(f: &mut FuncMut<'_>, value: Value, bits: u32, (low, high): (u64, u64), at: Inst) -> Value {
    let (mask, least) = (low_mask(bits), 1u64 << (bits - 1));
    let after = high.wrapping_add(1) & mask;
    let size = high.wrapping_sub(low) & mask;
    let (pred, bound, offset) = if low == after {
        (IntPred::Uge, 0, 0)
    } else if size == 0 {
        (IntPred::Eq, low, 0)
    } else if size == mask.wrapping_sub(1) {
        (IntPred::Ne, after, 0)
    } else if low == least {
        (IntPred::Slt, after, 0)
    } else if low == 0 {
        (IntPred::Ult, after, 0)
    } else if after == least {
        (IntPred::Sge, low, 0)
    } else if after == 0 {
        (IntPred::Uge, low, 0)
    } else {
        (IntPred::Ult, size + 1, low.wrapping_neg() & mask)
    };
    let ty = f.type_of(value);
    let (bound, offset_value) = (f.consts_mut().add_int(ty, bits, bound), f.consts_mut().add_int(ty, bits, offset));
    let loc = f.loc(at);
    let mut bld = Builder::before(f, at);
    bld.loc = loc;
    let from_low = if offset == 0 { value } else { bld.binary(Opcode::Add, value, offset_value, 0) };
    bld.icmp(pred, from_low, bound, Type::I1)
}

/// Puts a switch on `value` before `term`: the cases of `chain` go to `hit`, everything else to `other`. Weights are of the two.
fn switch_on(
    f: &mut FuncMut<'_>,
    term: Inst,
    from: Block,
    value: Value,
    chain: &Chain,
    (hit, other): (Block, Block),
    weights: Option<(u64, u64)>,
) {
    let ty = f.type_of(value);
    let number = |&case: &u64| (f.consts_mut().add_int(ty, chain.bits, case), hit);
    let cases: Vec<(Value, Block)> = chain.cases.iter().map(number).collect();
    let loc = f.loc(term);
    let mut bld = Builder::before(f, term);
    bld.loc = loc;
    let switch = bld.switch(value, other, &cases);
    if let Some((in_it, out)) = weights {
        let mut all = vec![out];
        all.resize(cases.len() + 1, in_it / cases.len() as u64);
        set_weights(f, switch, &all);
    }
    // `hit` had one edge from here.
    for phi in phis(f, hit) {
        let Some(v) = f.phi_value_for(phi, from) else { continue };
        (1..cases.len()).for_each(|_| f.add_incoming(phi, v, from));
    }
}

#[cfg(test)]
mod tests {
    use super::region;
    use warpc_ir::IntPred;

    #[test]
    fn regions_are_those_of_the_predicates() {
        let all = [
            IntPred::Eq,
            IntPred::Ne,
            IntPred::Ult,
            IntPred::Ule,
            IntPred::Ugt,
            IntPred::Uge,
            IntPred::Slt,
            IntPred::Sle,
            IntPred::Sgt,
            IntPred::Sge,
        ];
        let signed = |n: u64| if n > 3 { n as i64 - 8 } else { n as i64 };
        for pred in all {
            for c in 0..8u64 {
                let holds = |x: u64| match pred {
                    IntPred::Eq => x == c,
                    IntPred::Ne => x != c,
                    IntPred::Ult => x < c,
                    IntPred::Ule => x <= c,
                    IntPred::Ugt => x > c,
                    IntPred::Uge => x >= c,
                    IntPred::Slt => signed(x) < signed(c),
                    IntPred::Sle => signed(x) <= signed(c),
                    IntPred::Sgt => signed(x) > signed(c),
                    IntPred::Sge => signed(x) >= signed(c),
                };
                let number = (0..8).filter(|&x| holds(x)).count() as u64;
                match region(pred, c, 3) {
                    None => assert!(number == 0 || number == 8),
                    Some((first, count)) => {
                        assert_eq!(count, number);
                        assert!((0..count).all(|n| holds((first + n) & 7)));
                    }
                }
            }
        }
    }
}
