//! Guards, and branches that are guards. See the [pass](super).

use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, Opcode, Value};
use warpc_scalar::patterns::binary;

/// Parts of a condition that are looked at.
const MAX_PARTS: usize = 256;
/// Blocks behind a branch that are followed.
const MAX_BLOCKS: usize = 64;

/// Whether `inst` is a call of `llvm.experimental.guard`.
pub fn is_guard(func: &Func<'_>, inst: Inst) -> bool {
    facts::intrinsic(func, inst) == Some(id::EXPERIMENTAL_GUARD)
}

fn is_widenable_condition(func: &Func<'_>, value: Value) -> bool {
    value.as_inst().is_some_and(|i| facts::intrinsic(func, i) == Some(id::EXPERIMENTAL_WIDENABLE_CONDITION))
}

/// The conditions that `condition` joins by `and`, last first; those of a part beyond the limit stay together.
pub fn parts_of(func: &Func<'_>, condition: Value) -> SmallVec<[Value; 8]> {
    let mut seen: SmallVec<[Value; 8]> = SmallVec::from_slice(&[condition]);
    let mut work: Vec<Value> = vec![condition];
    let mut parts = SmallVec::new();
    while let Some(value) = work.pop() {
        let pair = binary(func, value, Opcode::And).filter(|_| seen.len() < MAX_PARTS);
        let Some((left, right)) = pair else {
            parts.push(value);
            continue;
        };
        for side in [left, right] {
            if !seen.contains(&side) {
                seen.push(side);
                work.push(side);
            }
        }
    }
    parts
}

/// The checks of a guard or of a branch on `condition`: its parts without widenable conditions.
pub fn checks_of(func: &Func<'_>, condition: Value) -> Vec<Value> {
    parts_of(func, condition).into_iter().filter(|&part| !is_widenable_condition(func, part)).collect()
}

/// The widenable condition that decides conditional branch `branch` together with others, and nothing else.
pub fn widenable_condition(func: &Func<'_>, branch: Inst) -> Option<Inst> {
    if func.op(branch) != Opcode::Br || func.num_operands(branch) != 3 || !func.has_one_use(func.operand(branch, 0)) {
        return None;
    }
    let mut parts = parts_of(func, func.operand(branch, 0)).into_iter();
    parts.find(|&part| is_widenable_condition(func, part) && func.has_one_use(part))?.as_inst()
}

/// Whether `end` is a widenable branch whose second side deoptimises before it does anything.
pub fn is_guard_branch(func: &Func<'_>, end: Inst) -> bool {
    if widenable_condition(func, end).is_none() {
        return false;
    }
    let mut block = func.operand(end, 2).as_block();
    for _ in 0..MAX_BLOCKS {
        let Some(at) = block else { return false };
        for inst in func.block_insts(at) {
            if facts::intrinsic(func, inst) == Some(id::EXPERIMENTAL_DEOPTIMIZE) {
                return true;
            }
            if !func.op(inst).is_terminator() && facts::has_side_effects(func, inst) {
                return false;
            }
        }
        block = only_successor(func, at);
    }
    false
}

fn only_successor(func: &Func<'_>, block: Block) -> Option<Block> {
    let mut successors = func.successors(block);
    let first = successors.next()?;
    successors.all(|other| other == first).then_some(first)
}

/// Whether `block` ends in the return of a deoptimisation.
pub fn ends_in_deoptimisation(func: &Func<'_>, block: Block) -> bool {
    let end = func.terminator(block);
    func.op(end) == Opcode::Ret
        && func.prev(end).get().is_some_and(|i| facts::intrinsic(func, i) == Some(id::EXPERIMENTAL_DEOPTIMIZE))
}

/// Whether all ways from `block` are one, and end in the return of a deoptimisation.
pub fn leads_to_deoptimisation(func: &Func<'_>, block: Block) -> bool {
    let mut at = block;
    for _ in 0..MAX_BLOCKS {
        match only_successor(func, at) {
            Some(next) => at = next,
            None => return ends_in_deoptimisation(func, at),
        }
    }
    false
}
