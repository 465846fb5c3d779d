//! The loops of the partitions, one behind the other.
//!
//! ```text
//!   preheader.ldist1 -> copy of the first partition -> preheader.ldist2 -> ... -> preheader -> the loop, last partition -> exit
//! ```
//! Only what a partition has is copied; the loop itself loses what the last partition has not. All values that are used behind the loop are
//! in the last one.

use super::partitions::{Numbers, Partition};
use crate::copy_map::CopyMap;
use crate::followup::followup_node;
use crate::loop_copy::Source;
use crate::split::{name_block_after, redirect};
use crate::versioning::{Inserted, Target};
use warpc_ir::ids::*;
use warpc_ir::loop_hints::{LoopHints, set_loop_node};
use warpc_ir::{FuncMut, Value};
use warpc_scalar::scopes::{ScopeClones, is_scope_declaration};

/// Gives the loop a preheader that is empty but for the checks, and has one predecessor. The preheader it has then.
pub fn split_preheader(func: &mut FuncMut<'_>, target: &mut Target, checks: Option<Inserted>) {
    let preheader = target.preheader;
    let at = checks.map_or(func.terminator(preheader), |inserted| inserted.first);
    if func.first(preheader) != at || func.predecessors(preheader).count() != 1 {
        let split = func.split_block(at);
        name_block_after(func, split, preheader, ".split");
        target.preheader = split;
    }
}

/// Makes the loops of `list` of `target`, whose preheader is empty and has one predecessor. The headers, in order.
pub fn distribute(
    func: &mut FuncMut<'_>,
    target: &Target,
    numbers: &Numbers,
    list: &[Partition],
    map: &mut CopyMap,
) -> Vec<Block> {
    let preheader = target.preheader;
    let before: Vec<Block> = func.predecessors(preheader).collect();
    let hints = LoopHints::of(func, func.terminator(target.latch));
    let declarations: Vec<Inst> = numbers.insts.iter().copied().filter(|&i| is_scope_declaration(func, i)).collect();
    let mut scopes = ScopeClones::of(func, &declarations);
    let debug = target.debug(func);
    let source = Source { preheader, order: &target.order, debug: &debug };
    let mut headers = vec![target.order[0]];
    let mut next = preheader;
    for (at, partition) in list.iter().enumerate().rev().skip(1) {
        let suffix = format!(".ldist{}", at + 1);
        let is_in = |inst: Inst| numbers.of(inst).is_some_and(|number| partition.has[number]);
        map.copy(func, &source, next, &suffix, Some(&mut scopes), is_in);
        let (entry, exiting) = (map.block(preheader), map.block(target.exiting));
        let latch_end = func.terminator(map.block(target.latch));
        headers.push(map.block(target.order[0]));
        map.forget_source(func, &source);
        redirect(func, func.terminator(exiting), target.exit, next);
        name_loop(func, latch_end, hints, partition.cyclic);
        next = entry;
    }
    for from in before {
        redirect(func, func.terminator(from), preheader, next);
    }
    if let Some(last) = list.last() {
        name_loop(func, func.terminator(target.latch), hints, last.cyclic);
        for (number, &inst) in numbers.insts.iter().enumerate().rev() {
            if !last.has[number] {
                let poison = Value::poison(func.ty(inst));
                func.replace_and_erase(inst, poison);
            }
        }
    }
    headers.reverse();
    headers
}

/// Gives a loop the properties that follow distribution.
fn name_loop(func: &mut FuncMut<'_>, latch_end: Inst, hints: LoopHints, cyclic: bool) {
    let own: &[u8] = match cyclic {
        true => b"llvm.loop.distribute.followup_sequential",
        false => b"llvm.loop.distribute.followup_coincident",
    };
    let node = followup_node(func, hints, &[b"llvm.loop.distribute.followup_all", own], None, false);
    if let Some(node) = node {
        set_loop_node(func, latch_end, node);
    }
}
