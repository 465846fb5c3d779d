//! Which branch of a loop splits it.

use super::with_scev;
use warpc_analysis::Loops;
use warpc_analysis::facts::{call_has, intrinsic};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::is_convergent;
use warpc_ir::opcode::IntPred;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::PassCx;
use warpc_scalar::simplifycfg::addressed_blocks;
use warpc_scev::{Kind, Wrap};

/// Instructions that the arms of a branch must hold together, unless they touch memory: fewer run under a predicate.
const LEAST: usize = 4;
/// Iterations below which unrolling does better.
const FEW: u128 = 4;

/// How the iterations are split.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum SplitKind {
    /// At the iteration where an ordered comparison changes; the truth that it has before.
    Range(bool),
    /// Around the one iteration in which an equality holds; the truth of the comparison in it.
    One(bool),
}

impl SplitKind {
    /// Name of the remark.
    pub(super) fn name(self) -> &'static str {
        match self {
            SplitKind::Range(_) => "processSplitRangeLoop",
            SplitKind::One(_) => "processAllButOneIterationLoop",
        }
    }
}

/// A loop and the branch that splits it: `predicate (counter [+ offset]), bound`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Split {
    pub(super) id: Loop,
    pub(super) kind: SplitKind,
    /// The branch on the comparison.
    pub(super) branch: Inst,
    /// The phi of the header that counts.
    pub(super) counter: Inst,
    /// What is added to it before the comparison, `NONE` for nothing.
    pub(super) offset: Value,
    pub(super) predicate: IntPred,
    pub(super) bound: Value,
}

/// Whether any loop has a branch that could split it; cheap, so that most functions need no canonical form.
pub(super) fn may_split_any(func: &Func<'_>, loops: &Loops) -> bool {
    func.block_order().any(|block| {
        let id = loops.of(block);
        let term = func.terminator(block);
        id.is_some()
            && func.op(term) == Opcode::Br
            && func.num_operands(term) == 3
            && func.operand(term, 0).as_inst().is_some_and(|inst| func.op(inst) == Opcode::ICmp)
            && func.successors(block).all(|to| loops.contains(id, to) && !loops.is_header(to))
    })
}

/// Which loops are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// Those in canonical form.
    Canonical,
    /// All: what could be split if the loops were brought into canonical form.
    Any,
}

/// The first split that is worth it, of inner loops first.
pub(super) fn find(func: &FuncMut<'_>, cx: &mut PassCx<'_>, largest: usize, form: Form) -> Option<Split> {
    let (loops, dom) = (cx.analyses.loops(func), cx.analyses.dom(func));
    let mut addressed: Vec<Block> = addressed_blocks(func).collect();
    addressed.sort_unstable();
    let mut found: Vec<Split> = Vec::new();
    for id in loops.inner_first() {
        let is_formed = || loops.is_loop_simplify_form(func, id) && loops.is_lcssa_form(func, &dom, id);
        // The form gives a loop of several latches one that goes back always.
        let is_plain = |latch| has_plain_back_edge(func, &loops, id, latch);
        let goes_back = loops.latch(func, id).map_or(form == Form::Any, is_plain);
        if !goes_back || form == Form::Canonical && !is_formed() {
            continue;
        }
        let blocks = loops.blocks(id);
        if !can_repeat(func, &blocks, &addressed, largest) {
            continue;
        }
        let splits = blocks.iter().filter_map(|&block| of_branch(func, &loops, id, block));
        found.extend(splits);
    }
    if found.is_empty() {
        return None;
    }
    let uniformity = cx.analyses.uniformity(func);
    found.retain(|split| !uniformity.has_divergent_terminator(func.block_of(split.branch)));
    if found.is_empty() {
        return None;
    }
    with_scev(func, cx, |se| {
        found.into_iter().find_map(|split| {
            // Nothing is known of how often such a loop runs before it has the form.
            if loops.latch(func, split.id).is_none() || loops.predecessor(func, split.id).is_none() {
                return Some(split);
            }
            // A loop of few iterations becomes straight code.
            let trips = se.constant_max_backedge_taken_count(split.id);
            if se.constant(trips).is_some_and(|trips| trips < FEW) {
                return None;
            }
            let expr = se.get(compared(func, split)?);
            if se.kind(expr) != Kind::AddRec || !se.is_affine(expr) || se.rec_loop(expr) != Some(split.id) {
                return None;
            }
            let step = se.constant(se.op(expr, 1))?;
            let is_up = step >> (se.bits(expr) - 1) & 1 == 0;
            let kind = kind_of(split.predicate, step != 0, is_up, se.wrap(expr))?;
            Some(Split { kind, ..split })
        })
    })
}

/// Whether the latch goes back always, or goes back or leaves.
fn has_plain_back_edge(func: &Func<'_>, loops: &Loops, id: Loop, latch: Block) -> bool {
    let term = func.terminator(latch);
    let others = func.successors(latch).filter(|&to| to != loops.header(id));
    func.op(term) == Opcode::Br
        && func.successors(latch).filter(|&to| to == loops.header(id)).count() == 1
        && others.into_iter().all(|to| !loops.contains(id, to))
}

/// The side of the comparison that counts.
fn compared(func: &Func<'_>, split: Split) -> Option<Value> {
    let comparison = func.operand(split.branch, 0).as_inst()?;
    (0..2).map(|side| func.operand(comparison, side)).find(|&value| value != split.bound)
}

/// How a comparison of a counter that steps up or down splits.
fn kind_of(predicate: IntPred, steps: bool, is_up: bool, wrap: Wrap) -> Option<SplitKind> {
    if !steps {
        return None;
    }
    let keeps = match predicate {
        IntPred::Eq | IntPred::Ne => wrap.has(Wrap::NW) || wrap.has(Wrap::NUW) || wrap.has(Wrap::NSW),
        predicate if predicate.is_signed() => wrap.has(Wrap::NSW),
        // Without signs a step down is a large one up.
        _ => wrap.has(Wrap::NUW) && is_up,
    };
    keeps.then_some(match predicate {
        IntPred::Eq => SplitKind::One(true),
        IntPred::Ne => SplitKind::One(false),
        IntPred::Slt | IntPred::Sle | IntPred::Ult | IntPred::Ule => SplitKind::Range(is_up),
        IntPred::Sgt | IntPred::Sge | IntPred::Ugt | IntPred::Uge => SplitKind::Range(!is_up),
    })
}

/// Whether the blocks of a loop may stand twice in the function, and are no more than `largest` instructions.
fn can_repeat(func: &Func<'_>, blocks: &[Block], addressed: &[Block], largest: usize) -> bool {
    let mut left = largest;
    for &block in blocks {
        if addressed.binary_search(&block).is_ok() {
            return false;
        }
        for inst in func.block_insts(block) {
            let fits = func.ty(inst) != Type::TOKEN
                && match func.op(inst) {
                    Opcode::Call => {
                        let by_table = intrinsic(func, inst).is_some_and(is_convergent);
                        !by_table
                            && !call_has(func, inst, AttrKind::Convergent)
                            && !call_has(func, inst, AttrKind::NoDuplicate)
                            && func.call(inst).bundles.is_empty()
                    }
                    Opcode::LandingPad | Opcode::IndirectBr | Opcode::Alloca => false,
                    op => !op.is_call(),
                };
            let Some(less) = left.checked_sub(1).filter(|_| fits) else { return false };
            left = less;
        }
    }
    true
}

/// The split by the branch at the end of `block`, whose kind is not known yet; threads may part there.
fn of_branch(func: &Func<'_>, loops: &Loops, id: Loop, block: Block) -> Option<Split> {
    let branch = func.terminator(block);
    if func.op(branch) != Opcode::Br || func.num_operands(branch) != 3 {
        return None;
    }
    let comparison = func.operand(branch, 0).as_inst().filter(|&inst| func.op(inst) == Opcode::ICmp)?;
    let arms = [func.operand(branch, 1).as_block()?, func.operand(branch, 2).as_block()?];
    // The test of an exit or of the back edge ends the loop, it does not split it; nor do those of inner loops.
    let stays = |arm: Block| loops.contains(id, arm) && arm != loops.header(id) && loops.contains(loops.of(block), arm);
    if arms[0] == arms[1]
        || !arms.iter().all(|&arm| stays(arm) && !loops.is_header(arm))
        || decides_exit(func, loops, id, comparison)
        || !is_worth_it(func, block, arms)
    {
        return None;
    }
    let sides = [func.operand(comparison, 0), func.operand(comparison, 1)];
    let predicate = func.int_pred(comparison);
    let make = |side: usize, predicate: IntPred| {
        let (counter, offset) = counter(func, loops, id, sides[side])?;
        let bound = sides[1 - side];
        loops.is_invariant(func, id, bound).then_some(Split {
            id,
            kind: SplitKind::Range(true),
            branch,
            counter,
            offset,
            predicate,
            bound,
        })
    };
    make(0, predicate).or_else(|| make(1, predicate.swapped()))
}

/// Whether a branch that leaves the loop asks `comparison` again, alone or with more: where it changes the loop ends, and nothing
/// is left for a second one.
fn decides_exit(func: &Func<'_>, loops: &Loops, id: Loop, comparison: Inst) -> bool {
    let leaves = |user: Inst| {
        func.op(user) == Opcode::Br
            && loops.contains(id, func.block_of(user))
            && func.successors_of(user).any(|to| !loops.contains(id, to))
    };
    let users = |inst: Inst| func.uses(inst.into()).map(|row| func.user(row));
    users(comparison).any(|user| {
        let joins = matches!(func.op(user), Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Select | Opcode::Freeze);
        leaves(user) || joins && users(user).any(leaves)
    })
}

/// The phi of the header of `id` that `value` is, and what is added to it.
fn counter(func: &Func<'_>, loops: &Loops, id: Loop, value: Value) -> Option<(Inst, Value)> {
    let is_counter = |inst: Inst| {
        func.op(inst) == Opcode::Phi && func.block_of(inst) == loops.header(id) && func.types().is_int(func.ty(inst))
    };
    let inst = value.as_inst()?;
    if is_counter(inst) {
        return Some((inst, Value::NONE));
    }
    if func.op(inst) != Opcode::Add {
        return None;
    }
    let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
    let of = |sum: Value, offset: Value| {
        let phi = sum.as_inst().filter(|&inst| is_counter(inst))?;
        loops.is_invariant(func, id, offset).then_some((phi, offset))
    };
    of(left, right).or_else(|| of(right, left))
}

/// Whether what the arms of a branch hold costs more under predicates than in a loop of its own.
fn is_worth_it(func: &Func<'_>, block: Block, arms: [Block; 2]) -> bool {
    let mut count = 0;
    for arm in arms.into_iter().filter(|&arm| func.single_predecessor(arm) == Some(block)) {
        for inst in func.block_insts(arm).filter(|&inst| !func.op(inst).is_terminator()) {
            let is_dear = matches!(
                func.op(inst),
                Opcode::Load
                    | Opcode::Store
                    | Opcode::Call
                    | Opcode::AtomicRmw
                    | Opcode::CmpXchg
                    | Opcode::UDiv
                    | Opcode::SDiv
                    | Opcode::URem
                    | Opcode::SRem
                    | Opcode::FDiv
            );
            count += if is_dear { LEAST } else { 1 };
        }
        // An arm that branches again, or holds a loop.
        if func.successors(arm).count() != 1
            || func.successors(arm).any(|next| func.single_predecessor(next) == Some(arm))
        {
            count += LEAST;
        }
    }
    count >= LEAST
}
