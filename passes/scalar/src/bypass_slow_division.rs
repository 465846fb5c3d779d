//! `bypass-slow-division`: divisions of 64 bits are done in 32 where the operands fit, which is tested when it is not known.
//!
//! The target divides 64 bits by a routine of some seventy instructions, 32 bits by one of twenty; sizes and indices that are
//! divided mostly fit.
//!
//! **When**: quotients and remainders of `i64` by something that is not a constant. Where known bits say that the upper halves of
//! both operands are zero (or, signed, that both are sign extensions of 32 bits and the quotient is, too), the division is narrowed
//! in its place; this also where the divisor is a constant that is no power of two. Else a branch tests the upper halves that are
//! not known. An unsigned division of a small dividend needs no long division at all: a larger divisor gives 0 and the dividend.
//! Divisions of the same operands in a block share a branch. **Not** when an operand is known not to fit, or looks like a hash, in
//! functions for size, and for vectors. **Invariants**: a division runs when it did, with the operands it had; a dividend that may
//! be undef or poison is frozen, since the branch reads it (a divisor that is makes the division undefined). `exact` goes where a
//! quotient is shared. **Cost**: linear: blocks are split from their end, and a division is compared with the last [`SHARED`] of
//! its block. **Source**: LLVM does this to 64-bit divisions for this target when it prepares code for selection.
//! **Relies on** nothing that is said of memory. Only divisions stand under the new branches; convergent calls stay where the branches
//! have met again.

use smallvec::SmallVec;
use warpc_analysis::AnalysisSet;
use warpc_analysis::known_bits::Values;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::opcode::{IntPred, flags};
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "bypass-slow-division",
    summary: "divide 64 bits in 32 where they fit",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::ASSUMPTIONS),
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("bypass-slow-division")?;
        Ok(PassBody::Function(Box::<Bypass>::default()))
    },
};

/// Divisions of a block that a later one is compared with.
const SHARED: usize = 16;
/// Rows that are looked through for what makes an operand long.
const DEPTH: u32 = 3;

/// What is done with divisions of the same operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Plan {
    /// Divide 32 bits, extended by sign or not.
    Narrow { signed: bool },
    /// Test the upper halves of dividend and divisor, as said.
    Test { dividend: bool, divisor: bool },
    /// Compare: the dividend is small, so a divisor that matters is.
    Compare,
}

/// Divisions of the same operands in one block.
struct Group {
    signed: bool,
    operands: (Value, Value),
    plan: Plan,
    freeze: bool,
    /// In order; the branch stands before the first.
    members: SmallVec<[Inst; 2]>,
}

#[derive(Default)]
struct Bypass {
    divisions: Vec<Inst>,
    groups: Vec<Group>,
}

fn is_division(op: Opcode) -> bool {
    matches!(op, Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem)
}
fn is_signed(op: Opcode) -> bool {
    matches!(op, Opcode::SDiv | Opcode::SRem)
}
fn is_quotient(op: Opcode) -> bool {
    matches!(op, Opcode::UDiv | Opcode::SDiv)
}

impl FunctionPass for Bypass {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        self.divisions.clear();
        self.groups.clear();
        let mut block = f.entry();
        while block.is_some() {
            let mut inst = f.first(block);
            while inst.is_some() {
                if is_division(f.op(inst)) && f.ty(inst) == Type::I64 {
                    self.divisions.push(inst);
                }
                inst = f.next(inst);
            }
            block = f.next_block(block);
        }
        if self.divisions.is_empty() {
            return Outcome::Unchanged;
        }
        self.plan(f, cx);
        for g in &self.groups {
            let first = g.members[0];
            cx.remark(RemarkKind::Passed, INFO.name, "Bypassed", first, || match g.plan {
                Plan::Narrow { .. } => "division of 64 bits done in 32",
                _ => "division of 64 bits done in 32 when the operands fit",
            });
            if let Plan::Narrow { signed } = g.plan {
                narrow(f, g, signed);
            }
        }
        // Last group first: a split moves what follows it in the block, which is then only what stands before the next group.
        // In program order each split would move the rest of the block again.
        let mut branches = false;
        for g in self.groups.iter().rev().filter(|g| !matches!(g.plan, Plan::Narrow { .. })) {
            branches = true;
            branch(f, g);
        }
        let preserved = if branches { AnalysisSet::NONE } else { AnalysisSet::CFG_ALL };
        Outcome::of(!self.groups.is_empty(), preserved)
    }
}

impl Bypass {
    fn plan(&mut self, f: &Func<'_>, cx: &mut PassCx<'_>) {
        let attrs = f.ctx().attrs();
        let own = attrs.list(f.ctx().globals.parts[f.global().index()].attrs).func;
        let small = attrs.has(own, AttrKind::OptimizeForSize) || attrs.has(own, AttrKind::MinSize);
        let (dom, assumptions) = (cx.analyses.dom(f), cx.analyses.assumptions(f));
        let values = Values::with(f, &dom, &assumptions);
        let mut first_of_block = 0;
        for n in 0..self.divisions.len() {
            let inst = self.divisions[n];
            let same_block = |g: &Group| f.block_of(g.members[0]) == f.block_of(inst);
            if self.groups.last().is_some_and(|g| !same_block(g)) {
                first_of_block = self.groups.len();
            }
            let (signed, operands) = (is_signed(f.op(inst)), (f.operand(inst, 0), f.operand(inst, 1)));
            let from = first_of_block.max(self.groups.len().saturating_sub(SHARED));
            let known = self.groups[from..].iter_mut().find(|g| (g.signed, g.operands) == (signed, operands));
            if let Some(g) = known {
                g.members.push(inst);
                continue;
            }
            let Some(plan) = plan_of(values.at(inst), signed, operands) else { continue };
            if small && !matches!(plan, Plan::Narrow { .. }) {
                continue;
            }
            let freeze = !values.at(inst).not_undef_or_poison(operands.0);
            let members = SmallVec::from_slice(&[inst]);
            self.groups.push(Group { signed, operands, plan, freeze, members });
        }
    }
}

/// What to do with a division of `a` by `b`; `None` for nothing.
fn plan_of(values: Values<'_, '_>, signed: bool, (a, b): (Value, Value)) -> Option<Plan> {
    const LOW: u128 = u32::MAX as u128;
    let f = values.f;
    if a.is_undef_or_poison() || b.is_undef_or_poison() {
        return None;
    }
    let divisor = b.as_const().map(|c| f.consts().int(c));
    if divisor.is_some_and(|d| d.is_none_or(|d| d == 0 || d.is_power_of_two())) {
        return None;
    }
    let (ka, kb) = (values.known_bits(a)?, values.known_bits(b)?);
    let (short_a, short_b) = (ka.max() <= LOW, kb.max() <= LOW);
    if short_a && short_b {
        return Some(Plan::Narrow { signed: false });
    }
    if signed {
        let (sa, sb) = (values.sign_bits(a), values.sign_bits(b));
        // The smallest value divided by -1 does not fit.
        if sa > 32 && sb > 32 && (sa > 33 || kb.zero != 0) {
            return Some(Plan::Narrow { signed: true });
        }
    }
    if divisor.is_some() || ka.min() > LOW || kb.min() > LOW {
        return None;
    }
    if short_a && !signed {
        return Some(Plan::Compare);
    }
    let looks_long = |v: Value, short: bool| !short && is_hash(f, v, DEPTH);
    if looks_long(a, short_a) || looks_long(b, short_b) {
        return None;
    }
    Some(Plan::Test { dividend: !short_a, divisor: !short_b })
}

/// Whether `value` is mixed so that its upper half is hardly ever zero.
fn is_hash(f: &Func<'_>, value: Value, depth: u32) -> bool {
    let Some(i) = value.as_inst().filter(|_| depth > 0) else { return false };
    let wide = |value: Value| value.as_const().and_then(|c| f.consts().int(c)).is_some_and(|c| c > u32::MAX as u64);
    match f.op(i) {
        Opcode::Xor => true,
        Opcode::Mul => wide(f.operand(i, 1)),
        Opcode::Phi => (0..f.phi_len(i)).all(|k| {
            let value = f.phi_incoming(i, k).0;
            value.is_undef_or_poison() || wide(value) || is_hash(f, value, depth - 1)
        }),
        _ => false,
    }
}

/// The division that the members of a group with this kind of result become, if it has one.
fn member(f: &Func<'_>, group: &Group, quotient: bool) -> Option<Inst> {
    group.members.iter().copied().find(|&i| is_quotient(f.op(i)) == quotient)
}
fn operation(signed: bool, quotient: bool) -> Opcode {
    match (signed, quotient) {
        (false, true) => Opcode::UDiv,
        (false, false) => Opcode::URem,
        (true, true) => Opcode::SDiv,
        (true, false) => Opcode::SRem,
    }
}

/// The low half of `value`.
fn low(at: &mut Builder<'_, '_>, value: Value) -> Value {
    let f = &*at.f;
    if let Some(c) = value.as_const().and_then(|c| f.consts().int(c)) {
        return at.f.consts_mut().add_i32(c as u32);
    }
    let extended = value.as_inst().filter(|&i| matches!(f.op(i), Opcode::ZExt | Opcode::SExt)).map(|i| f.operand(i, 0));
    match extended.filter(|&x| f.type_of(x) == Type::I32) {
        Some(x) => x,
        None => at.cast(Opcode::Trunc, value, Type::I32, 0),
    }
}

/// Divides in 32 bits in place.
fn narrow(f: &mut FuncMut<'_>, group: &Group, signed: bool) {
    for &i in &group.members {
        let op = operation(signed, is_quotient(f.op(i)));
        let mut at = Builder::before(f, i);
        let [a, b] = [at.f.operand(i, 0), at.f.operand(i, 1)].map(|v| low(&mut at, v));
        let short = at.binary(op, a, b, 0);
        let v = at.cast(if signed { Opcode::SExt } else { Opcode::ZExt }, short, Type::I64, 0);
        f.derive_name(short, i.into(), ".short");
        f.take_name(v, i.into());
        f.replace_and_erase(i, v);
    }
}

/// Puts a branch before the first division of a group, and phis after it.
fn branch(f: &mut FuncMut<'_>, group: &Group) {
    let first = group.members[0];
    // A narrowed division may have replaced what this one divides.
    let (head, loc, a, b) = (f.block_of(first), f.loc(first), f.operand(first, 0), f.operand(first, 1));
    let tail = f.split_block(first);
    let jump = f.last(head);
    f.erase(jump);
    let fast = f.new_block_after(head);
    let slow = if group.plan == Plan::Compare { head } else { f.new_block_after(fast) };
    for (block, suffix) in [(tail, ".divided"), (fast, ".short"), (slow, ".long")] {
        if block != head {
            f.derive_name(Value::block(block), Value::block(head), suffix);
        }
    }
    let mut at = Builder::at_end(f, head);
    at.loc = loc;
    let a = if group.freeze { at.freeze(a) } else { a };
    match group.plan {
        Plan::Test { dividend, divisor } => {
            let tested = match (dividend, divisor) {
                (true, true) => at.binary(Opcode::Or, a, b, 0),
                (true, false) => a,
                _ => b,
            };
            let half = at.f.consts_mut().add_i64(32);
            let upper = at.binary(Opcode::LShr, tested, half, 0);
            let upper = at.cast(Opcode::Trunc, upper, Type::I32, flags::NUW);
            let zero = at.f.consts_mut().add_i32(0);
            let fits = at.icmp(IntPred::Eq, upper, zero, Type::I1);
            at.cond_br(fits, fast, slow);
        }
        _ => {
            let fits = at.icmp(IntPred::Uge, a, b, Type::I1);
            at.cond_br(fits, fast, tail);
        }
    }
    let results = [true, false].map(|quotient| {
        member(f, group, quotient)?;
        let phi = f.new_phi(tail, Type::I64);
        f.set_loc(phi, loc);
        Some(phi)
    });
    let mut at = Builder::at_end(f, fast);
    at.loc = loc;
    let [x, y] = [a, b].map(|v| low(&mut at, v));
    for (quotient, phi) in [true, false].into_iter().zip(results) {
        let Some(phi) = phi else { continue };
        let short = at.binary(operation(false, quotient), x, y, 0);
        let v = at.cast(Opcode::ZExt, short, Type::I64, 0);
        at.f.add_incoming(phi, v, fast);
    }
    at.br(tail);
    if group.plan == Plan::Compare {
        let zero = f.consts_mut().add_i64(0);
        for (v, phi) in [zero, a].into_iter().zip(results) {
            if let Some(phi) = phi {
                f.add_incoming(phi, v, head);
            }
        }
    } else {
        let mut at = Builder::at_end(f, slow);
        at.loc = loc;
        for (quotient, phi) in [true, false].into_iter().zip(results) {
            let Some(phi) = phi else { continue };
            let v = at.binary(operation(group.signed, quotient), a, b, 0);
            at.f.add_incoming(phi, v, slow);
        }
        at.br(tail);
    }
    for &i in &group.members {
        let Some(phi) = results[!is_quotient(f.op(i)) as usize] else { continue };
        f.take_name(phi.into(), i.into());
        f.replace_and_erase(i, phi.into());
    }
}
