//! Aligns the instructions of two arms: which pairs are done once. The best alignment of two sequences where a gap costs a branch,
//! however long it is (Gotoh 1982), over the saved instructions of each pair.

use super::Diamond;
use super::balance::issued;
use std::ops::Range;
use warpc_analysis::cost::ptxas;
use warpc_analysis::facts::{arg_has, intrinsic, is_simple};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{is_immarg, semantics};
use warpc_ir::opcode::{Opcode, class, flags};
use warpc_ir::{Func, Value};

/// Instructions that a branch costs: the comparison's predicate, the jump, and that lanes meet again.
const BRANCH: i32 = 5;

/// A part of an alignment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Segment {
    /// Instructions of each arm, by place, that stay under the branch.
    Gap([Range<usize>; 2]),
    /// So many pairs that are done once, from these places on.
    Run { at: [usize; 2], len: usize },
}

/// Memory of the alignment, kept from branch to branch.
#[derive(Default)]
pub(super) struct Aligner {
    /// Best score of each pair of places: behind a pair, and in a gap.
    scores: Vec<[i32; 2]>,
    /// Whether a wait for memory counts, and not only what is issued.
    counts_waits: bool,
}

const NEVER: i32 = i32::MIN / 2;

impl Aligner {
    /// The best alignment of `arms`, which are those of `diamond`, if it saves at least `least` instructions. Waits that are saved count
    /// too, as long as no more is issued for them: all threads of a warp may take one arm, and then there is nothing to save.
    pub(super) fn plan(
        &mut self,
        func: &Func<'_>,
        diamond: Diamond,
        arms: [&[Inst]; 2],
        least: i32,
    ) -> Option<Vec<Segment>> {
        [true, false].into_iter().find_map(|counts_waits| {
            self.counts_waits = counts_waits;
            let plan = self.align(func, arms, least)?;
            (issued(func, diamond, arms, &plan) >= 0).then_some(plan)
        })
    }

    /// The best alignment of `arms`, if it saves at least `least` instructions.
    fn align(&mut self, func: &Func<'_>, arms: [&[Inst]; 2], least: i32) -> Option<Vec<Segment>> {
        let (rows, columns) = (arms[0].len() + 1, arms[1].len() + 1);
        let branch = cost_of_branch(func, arms);
        self.scores.clear();
        self.scores.resize(rows * columns, [NEVER; 2]);
        self.scores[0] = [0, NEVER];
        for i in 0..rows {
            for j in 0..columns {
                let mut best = self.scores[i * columns + j];
                if i > 0 && j > 0 {
                    let before = self.scores[(i - 1) * columns + j - 1];
                    let saved = self.saving(func, arms[0][i - 1], arms[1][j - 1]).unwrap_or(NEVER);
                    best[0] = best[0].max(before[0].max(before[1]).saturating_add(saved));
                }
                for at in [i.checked_sub(1).map(|i| i * columns + j), j.checked_sub(1).map(|j| i * columns + j)] {
                    let Some(at) = at else { continue };
                    let before = self.scores[at];
                    best[1] = best[1].max(before[1]).max(before[0] - branch);
                }
                self.scores[i * columns + j] = best;
            }
        }
        let [behind_pair, in_gap] = self.scores[rows * columns - 1];
        // The branch that is there already costs nothing more.
        (behind_pair.max(in_gap) + branch >= least).then(|| self.trace(func, arms, branch)).filter(|plan| has_run(plan))
    }

    /// The segments of the best alignment.
    fn trace(&self, func: &Func<'_>, arms: [&[Inst]; 2], branch: i32) -> Vec<Segment> {
        let columns = arms[1].len() + 1;
        let (mut i, mut j) = (arms[0].len(), arms[1].len());
        let last = self.scores[i * columns + j];
        let mut in_gap = last[1] > last[0];
        let mut segments: Vec<Segment> = Vec::new();
        while i > 0 || j > 0 {
            let score = self.scores[i * columns + j];
            if !in_gap {
                let before = self.scores[(i - 1) * columns + j - 1];
                (i, j) = (i - 1, j - 1);
                match segments.last_mut() {
                    Some(Segment::Run { at, len }) => (*at, *len) = ([i, j], *len + 1),
                    _ => segments.push(Segment::Run { at: [i, j], len: 1 }),
                }
                let saved = self.saving(func, arms[0][i], arms[1][j]).unwrap_or(NEVER);
                in_gap = before[0].saturating_add(saved) != score[0];
                continue;
            }
            let end = [i, j];
            // Back to where the gap was opened.
            loop {
                let score = self.scores[i * columns + j][1];
                let steps = [(i > 0).then(|| (i - 1, j)), (j > 0).then(|| (i, j - 1))];
                let opened =
                    steps.into_iter().flatten().find(|&(i, j)| self.scores[i * columns + j][0] - branch == score);
                let within = steps.into_iter().flatten().find(|&(i, j)| self.scores[i * columns + j][1] == score);
                let Some(step) = within.or(opened) else { break };
                (i, j) = step;
                if within.is_none() {
                    break;
                }
            }
            segments.push(Segment::Gap([i..end[0], j..end[1]]));
            in_gap = false;
        }
        segments.reverse();
        segments
    }

    /// Instructions that are saved if `first` and `second` are done once; `None` if they cannot be.
    fn saving(&self, func: &Func<'_>, first: Inst, second: Inst) -> Option<i32> {
        if !are_alike(func, first, second) {
            return None;
        }
        let mut saved = slots(func, first) + if self.counts_waits { wait(func, first) } else { 0 };
        for n in 0..func.num_operands(first) {
            let (left, right) = (func.operand(first, n), func.operand(second, n));
            if left != right && !comes_from_arms(func, left, right, first, second) {
                saved -= cost_of_choice(func, left, right);
            }
        }
        Some(saved)
    }
}

fn has_run(plan: &[Segment]) -> bool {
    plan.iter().any(|segment| matches!(segment, Segment::Run { .. }))
}

/// What going apart again costs.
pub(super) fn cost_of_branch(func: &Func<'_>, arms: [&[Inst]; 2]) -> i32 {
    let is_call = |&inst: &Inst| func.op(inst).is_call() && intrinsic(func, inst).is_none();
    let is_short = |arm: &[Inst]| arm.len() <= ptxas::PREDICATED && !arm.iter().any(is_call);
    if arms.into_iter().all(is_short) { 1 } else { BRANCH }
}

/// Instructions that choosing between two values costs: one for each word of them. Addresses beside a base, which are for nothing in
/// an access, have to be computed for it.
pub(super) fn cost_of_choice(func: &Func<'_>, left: Value, right: Value) -> i32 {
    let words = if is_wide(func, func.type_of(left)) { 2 } else { 1 };
    let is_beside = |value: Value| {
        let def = value.as_inst().filter(|&inst| func.op(inst) == Opcode::GetElementPtr);
        def.is_some_and(|inst| func.operands(inst).skip(1).all(|index| index.is_constant()))
    };
    let computed = [left, right].into_iter().filter(|&value| is_beside(value)).count() as i32;
    words * (1 + computed)
}

/// Whether a value is longer than a register.
fn is_wide(func: &Func<'_>, ty: Type) -> bool {
    func.types().is_ptr(ty) || func.types().scalar_bits(func.types().scalar(ty)).is_some_and(|bits| bits > 32)
}

/// Whether `left` and `right` are like operations of the two arms, which may be a pair themselves.
fn comes_from_arms(func: &Func<'_>, left: Value, right: Value, first: Inst, second: Inst) -> bool {
    let in_arm = |value: Value, user: Inst| value.as_inst().filter(|&inst| func.block_of(inst) == func.block_of(user));
    match (in_arm(left, first), in_arm(right, second)) {
        (Some(left), Some(right)) => are_alike(func, left, right),
        _ => false,
    }
}

/// Whether the two do the same to operands of the same types.
fn are_alike(func: &Func<'_>, first: Inst, second: Inst) -> bool {
    let op = func.op(first);
    if op != func.op(second)
        || func.ty(first) != func.ty(second)
        || func.num_operands(first) != func.num_operands(second)
    {
        return false;
    }
    let operands = || (0..func.num_operands(first)).map(|n| (func.operand(first, n), func.operand(second, n)));
    let is_fixed = |value: Value| is_nameless(value) || is_error_slot(func, value);
    if operands().any(|(left, right)| {
        left != right && (func.type_of(left) != func.type_of(right) || is_fixed(left) || is_fixed(right))
    }) {
        return false;
    }
    let differ = func.flags(first) ^ func.flags(second);
    match op {
        Opcode::Load | Opcode::Store => {
            let is_plain = is_simple(func, first) && is_simple(func, second);
            is_plain || differ & flags::VOLATILE == 0 && func.aux(first) == func.aux(second)
        }
        Opcode::AtomicRmw | Opcode::CmpXchg => {
            differ & (flags::VOLATILE | flags::WEAK) == 0 && func.aux(first) == func.aux(second)
        }
        // Indices of fields are constants, and stay the same.
        Opcode::GetElementPtr => {
            let same = |(left, right): (Value, Value)| left == right || !left.is_constant() && !right.is_constant();
            func.aux(first).a == func.aux(second).a && operands().skip(1).all(same)
        }
        Opcode::ICmp | Opcode::FCmp => differ & flags::PRED_MASK == 0,
        Opcode::Select | Opcode::FNeg => true,
        Opcode::Call => are_same_calls(func, first, second),
        _ => op.is_binary() || op.is_cast(),
    }
}

/// Whether `value` is an operand that no select or phi can give.
fn is_nameless(value: Value) -> bool {
    use warpc_ir::ValueKind::{Block, LocalMeta, Meta};
    matches!(value.kind(), Block(_) | Meta(_) | LocalMeta(_))
}

/// Whether `value` is a slot of an error, which is only read and written by its name.
fn is_error_slot(func: &Func<'_>, value: Value) -> bool {
    let is_slot = |inst: Inst| func.op(inst) == Opcode::Alloca && func.flags(inst) & flags::SWIFTERROR != 0;
    value.as_arg().is_some_and(|n| arg_has(func, n, AttrKind::SwiftError)) || value.as_inst().is_some_and(is_slot)
}

fn are_same_calls(func: &Func<'_>, first: Inst, second: Inst) -> bool {
    let (one, other) = (func.call(first), func.call(second));
    if func.callee(first) != func.callee(second)
        || (one.fn_ty, one.cc, one.attrs) != (other.fn_ty, other.cc, other.attrs)
        || one.tail.joined(other.tail).is_none()
        || func.call_has_attr(first, AttrKind::NoMerge)
        || func.callee(first).as_inst().is_some()
    {
        return false;
    }
    let Some(id) = intrinsic(func, first) else { return true };
    (0..one.num_args as usize).all(|n| !is_immarg(id, n) || func.operand(first, n) == func.operand(second, n))
}

/// A part of the wait for memory, in instructions.
fn wait(func: &Func<'_>, inst: Inst) -> i32 {
    match func.op(inst) {
        Opcode::Load => 7,
        Opcode::Store => 3,
        Opcode::AtomicRmw | Opcode::CmpXchg => 15,
        _ => 0,
    }
}

/// Instructions that ptxas makes of `inst`, roughly.
pub(super) fn slots(func: &Func<'_>, inst: Inst) -> i32 {
    let is_double = func.types().scalar(func.ty(inst)) == Type::DOUBLE;
    let is_wide = is_wide(func, func.ty(inst));
    match func.op(inst) {
        Opcode::Load | Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg => 1,
        Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem if func.operand(inst, 1).is_constant() => 4,
        Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem => {
            (if is_wide { ptxas::LONG_QUOTIENT } else { ptxas::QUOTIENT }) as i32
        }
        Opcode::FDiv | Opcode::FRem => {
            if is_double {
                ptxas::DOUBLE_QUOTIENT as i32
            } else {
                12
            }
        }
        Opcode::Call => match intrinsic(func, inst) {
            Some(id) if semantics::semantics(id).kind == semantics::Kind::Debug => 0,
            Some(_) => {
                if is_double {
                    8
                } else {
                    4
                }
            }
            None => 30,
        },
        Opcode::BitCast | Opcode::Trunc | Opcode::AddrSpaceCast | Opcode::PtrToInt | Opcode::IntToPtr => 0,
        op if op.class() & class::FP != 0 && is_double => 4,
        _ => {
            if is_wide {
                2
            } else {
                1
            }
        }
    }
}
