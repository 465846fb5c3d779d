//! Branches in a loop that make their own condition false: `if (++n >= MAX) n = 0;` does not count up to `MAX` again in the next iteration.
//!
//! **How**: the condition compares a phi, or what constants make of one, with a constant. Constants that reach the phi from a successor
//! of the branch decide what the branch does next time. **Cost**: linear in the phis that lead to the one that is compared; few branches of
//! a loop compare with constants.

use crate::facts::int_constant;
use crate::loops::Loops;
use smallvec::SmallVec;
use warpc_ir::cfg::Cfg;
use warpc_ir::fold::int::{binary64, compare64};
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, Value};

/// Phis that are looked at, at most.
const MOST_PHIS: usize = 256;

/// Successors of `block` behind which its branch goes elsewhere.
pub(super) fn edges(func: &Func<'_>, loops: &Loops, cfg: &Cfg, block: Block) -> SmallVec<[Block; 2]> {
    let found = SmallVec::new();
    let around = loops.of(block);
    let term = func.terminator(block);
    if around.is_none() || func.op(term) != Opcode::Br || func.num_operands(term) != 3 {
        return found;
    }
    let Some(compare) = func.operand(term, 0).as_inst().filter(|&c| func.op(c) == Opcode::ICmp) else { return found };
    let Some(bound) = number(func, func.operand(compare, 1)) else { return found };
    let Some((phi, chain)) = counted(func, loops, around, func.operand(compare, 0)) else { return found };
    let bits = func.types().int_bits(func.type_of(func.operand(compare, 1))).unwrap_or(64);
    let goes_elsewhere = |from: Block, value: u64| {
        let steps = chain.iter().rev();
        let value = steps.copied().try_fold(value, |value, step| {
            let by = number(func, func.operand(step, 1))?;
            binary64(func.op(step), 0, bits, value, by)
        });
        let Some(value) = value else { return false };
        let taken = compare64(func.int_pred(compare), bits, value, bound);
        let [on_true, on_false] = [0, 1].map(|k| cfg.succs(block).get(k).copied());
        !taken && on_true == Some(from) || taken && on_false == Some(from)
    };
    trace(func, loops, around, phi, |from, value| cfg.succs(block).contains(&from) && goes_elsewhere(from, value))
}

/// The phi that `value` is, or is computed from by a chain of operations with constants, last first.
fn counted(func: &Func<'_>, loops: &Loops, around: Loop, mut value: Value) -> Option<(Inst, SmallVec<[Inst; 4]>)> {
    let mut chain = SmallVec::new();
    loop {
        let inst = value.as_inst()?;
        if !loops.contains(around, func.block_of(inst)) {
            return None;
        }
        if func.op(inst) == Opcode::Phi {
            return Some((inst, chain));
        }
        if !func.op(inst).is_int_binary() || number(func, func.operand(inst, 1)).is_none() {
            return None;
        }
        chain.push(inst);
        value = func.operand(inst, 0);
    }
}

/// Blocks of the loop from which constants that `keep` takes reach `phi`.
fn trace(
    func: &Func<'_>,
    loops: &Loops,
    around: Loop,
    phi: Inst,
    keep: impl Fn(Block, u64) -> bool,
) -> SmallVec<[Block; 2]> {
    let mut found = SmallVec::new();
    let mut met: SmallVec<[Inst; 8]> = SmallVec::from_slice(&[phi]);
    let mut at = 0;
    while let Some(&phi) = met.get(at) {
        at += 1;
        for (value, from) in func.phi_pairs(phi) {
            if !loops.contains(around, from) {
                continue;
            }
            match value.as_inst().filter(|&inst| func.op(inst) == Opcode::Phi) {
                Some(next) if met.len() < MOST_PHIS && !met.contains(&next) => met.push(next),
                Some(_) => {}
                None => {
                    if number(func, value).is_some_and(|value| keep(from, value)) {
                        found.push(from);
                    }
                }
            }
        }
    }
    found
}

/// The constant that `value` is, of at most 64 bits.
fn number(func: &Func<'_>, value: Value) -> Option<u64> {
    func.types().int_bits(func.type_of(value)).filter(|&bits| bits <= 64)?;
    int_constant(func, value).map(|n| n as u64)
}
