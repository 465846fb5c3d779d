//! The edit: the copies of an outer loop, one behind the other, strung together part by part.
//!
//! ```text
//!   fore 0 -> sub 0 -> aft 0 -> fore 1 -> sub 1 -> aft 1 -> fore 0 or exit           as unrolled
//!   fore 0 -> fore 1 -> sub 0 -> sub 1 -> sub 0 or aft 0 -> aft 1 -> fore 0 or exit   as jammed
//! ```
//! The phis of all inner headers stand in the first then, those behind the inner loops in the first of these. The inner loop that is left asks
//! what the last copy asks. **Cost**: the copies and their phis.

use super::legality::Nest;
use crate::split::redirect;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode};

/// Moves the steps of the outer loop's variables before the inner loop, where the next copies need them.
pub fn raise_steps(func: &mut FuncMut<'_>, nest: &Nest) {
    let end = func.terminator(nest.fore_end);
    for &inst in &nest.steps {
        func.move_before(inst, end);
    }
}

/// Strings copies together. Each row has the stations of one copy ([`Nest::stations`]): header, end of what is before the inner loop, inner
/// header, inner latch, latch.
pub fn string(func: &mut FuncMut<'_>, copies: &[Vec<Block>]) {
    let stations: Vec<[Block; 5]> = copies.iter().filter_map(|copy| copy[..].try_into().ok()).collect();
    let (Some(&first), Some(&last)) = (stations.first(), stations.last()) else { return };
    let [_, fore_last, _, sub_last, _] = last;
    let [_, _, sub_first, _, aft_first] = first;
    for (at, &[_, fore_end, inner_header, inner_latch, latch]) in stations.iter().enumerate() {
        let next = stations.get(at + 1);
        func.replace_phi_block(inner_header, fore_end, fore_last);
        func.replace_phi_block(inner_header, inner_latch, sub_last);
        func.replace_phi_block(latch, inner_latch, sub_last);
        let end = func.terminator(fore_end);
        redirect(func, end, inner_header, next.map_or(sub_first, |next| next[0]));
        let end = func.terminator(inner_latch);
        match next {
            Some(next) => {
                let loc = func.loc(end);
                func.erase(end);
                let jump = Builder::at_end(func, inner_latch).br(next[2]);
                func.set_loc(jump, loc);
            }
            None => {
                redirect(func, end, inner_header, sub_first);
                redirect(func, end, latch, aft_first);
            }
        }
        if let Some(next) = next {
            let end = func.terminator(latch);
            redirect(func, end, next[0], next[4]);
        }
    }
    for &[_, _, inner_header, _, latch] in &stations[1..] {
        move_phis(func, inner_header, sub_first);
        move_phis(func, latch, aft_first);
    }
    for part in [1, 3, 4] {
        join(func, stations.iter().map(|copy| copy[part]));
    }
}

/// Moves the phis of block `from` behind those of block `to`.
fn move_phis(func: &mut FuncMut<'_>, from: Block, to: Block) {
    let at = func.first_non_phi(to);
    let phis: Vec<Inst> = func.block_insts(from).take_while(|&inst| func.op(inst) == Opcode::Phi).collect();
    phis.into_iter().for_each(|phi| func.move_before(phi, at));
}

/// Joins each of `ends` with the block of the next copy behind it, where that is entered from there alone.
fn join(func: &mut FuncMut<'_>, ends: impl Iterator<Item = Block>) {
    let ends: Vec<Block> = ends.collect();
    let mut before = Block::NONE;
    for &end in &ends[..ends.len().saturating_sub(1)] {
        // A part of one block was joined with the one before.
        let end = if func.is_block_dead(end) { before } else { end };
        let jump = func.terminator(end);
        let next = if func.num_operands(jump) == 1 { func.operand(jump, 0).as_block() } else { None };
        if let Some(next) = next
            && func.op(jump) == Opcode::Br
            && next != end
            && func.single_predecessor(next) == Some(end)
        {
            func.merge_into_predecessor(next, end);
        }
        before = end;
    }
}
