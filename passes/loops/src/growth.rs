//! How far copies of loops may make a function grow: `unroll-budget` instructions, over all runs of the passes that unroll and unswitch. A
//! bound for each run alone would allow as much again to every row of a pipeline.

use crate::knobs;
use warpc_ir::knobs::Knobs;
use warpc_ir::{Func, FuncMut};
use warpc_phase::RemarkText;

/// Instructions that setting up the copies of one loop takes beside the copies.
const SETUP: usize = 16;

/// Instructions that may still be added.
pub fn left(func: &Func<'_>, knobs: &Knobs) -> usize {
    let all = u32::try_from(knobs.get(knobs::UNROLL_BUDGET).max(0)).unwrap_or(u32::MAX);
    all.saturating_sub(func.side().growth.copied) as usize
}

/// What is left of `left` behind `made` instructions in copies of one loop; `None` where they are too many.
pub fn without(left: usize, made: usize) -> Option<usize> {
    left.checked_sub(made.saturating_add(SETUP))
}

/// Notes that so many instructions are added.
pub fn spend(func: &mut FuncMut<'_>, amount: usize) {
    if amount == 0 {
        return;
    }
    let first = match func.side().growth.first {
        0 => func.block_order().map(|block| func.block_insts(block).count()).sum::<usize>().max(1) as u32,
        known => known,
    };
    let growth = &mut func.side_mut().growth;
    growth.first = first;
    growth.copied = growth.copied.saturating_add(u32::try_from(amount).unwrap_or(u32::MAX));
}

/// Notes `made` instructions in copies of one loop, if so many may be added. Whether they may.
pub fn take(func: &mut FuncMut<'_>, knobs: &Knobs, made: usize) -> bool {
    let all = left(func, knobs);
    let rest = without(all, made);
    spend(func, rest.map_or(0, |rest| all - rest));
    rest.is_some()
}

/// What is said of a loop that is not copied because nothing is left.
pub fn exhausted(func: &Func<'_>, what: &str) -> RemarkText {
    let growth = func.side().growth;
    RemarkText::from(format!("loop not {what}: the function has grown as far as unroll-budget allows, by "))
        .arg("Copied", growth.copied)
        .text(" instructions from ")
        .arg("First", growth.first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn setting_up_counts() {
        assert_eq!(without(100, 84), Some(0));
        assert_eq!(without(100, 85), None);
        assert_eq!(without(0, 0), None);
        assert_eq!(without(usize::MAX, usize::MAX), Some(0));
    }
}
