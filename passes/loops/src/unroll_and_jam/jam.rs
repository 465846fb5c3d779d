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
pub fn raise_steps(f: &mut FuncMut<'_>, nest: &Nest) {
    let end = f.terminator(nest.fore_end);
    for &inst in &nest.steps {
        f.move_before(inst, end);
    }
}

/// Strings copies together. Each row has the stations of one copy ([`Nest::stations`]): header, end of what is before the inner loop, inner
/// header, inner latch, latch.
pub fn string(f: &mut FuncMut<'_>, copies: &[Vec<Block>]) {
    let stations: Vec<[Block; 5]> = copies.iter().filter_map(|copy| copy[..].try_into().ok()).collect();
    let (Some(&first), Some(&last)) = (stations.first(), stations.last()) else { return };
    let [_, fore_last, _, sub_last, _] = last;
    let [_, _, sub_first, _, aft_first] = first;
    for (at, &[_, fore_end, inner_header, inner_latch, latch]) in stations.iter().enumerate() {
        let next = stations.get(at + 1);
        f.replace_phi_block(inner_header, fore_end, fore_last);
        f.replace_phi_block(inner_header, inner_latch, sub_last);
        f.replace_phi_block(latch, inner_latch, sub_last);
        let end = f.terminator(fore_end);
        redirect(f, end, inner_header, next.map_or(sub_first, |next| next[0]));
        let end = f.terminator(inner_latch);
        match next {
            Some(next) => {
                let loc = f.loc(end);
                f.erase(end);
                let jump = Builder::at_end(f, inner_latch).br(next[2]);
                f.set_loc(jump, loc);
            }
            None => {
                redirect(f, end, inner_header, sub_first);
                redirect(f, end, latch, aft_first);
            }
        }
        if let Some(next) = next {
            let end = f.terminator(latch);
            redirect(f, end, next[0], next[4]);
        }
    }
    for &[_, _, inner_header, _, latch] in &stations[1..] {
        move_phis(f, inner_header, sub_first);
        move_phis(f, latch, aft_first);
    }
    for part in [1, 3, 4] {
        join(f, stations.iter().map(|copy| copy[part]));
    }
}

/// Moves the phis of block `from` behind those of block `to`.
fn move_phis(f: &mut FuncMut<'_>, from: Block, to: Block) {
    let at = f.first_non_phi(to);
    let phis: Vec<Inst> = f.block_insts(from).take_while(|&inst| f.op(inst) == Opcode::Phi).collect();
    phis.into_iter().for_each(|phi| f.move_before(phi, at));
}

/// Joins each of `ends` with the block of the next copy behind it, where that is entered from there alone.
fn join(f: &mut FuncMut<'_>, ends: impl Iterator<Item = Block>) {
    let ends: Vec<Block> = ends.collect();
    let mut before = Block::NONE;
    for &end in &ends[..ends.len().saturating_sub(1)] {
        // A part of one block was joined with the one before.
        let end = if f.is_block_dead(end) { before } else { end };
        let jump = f.terminator(end);
        let next = if f.num_operands(jump) == 1 { f.operand(jump, 0).as_block() } else { None };
        if let Some(next) = next
            && f.op(jump) == Opcode::Br
            && next != end
            && f.single_predecessor(next) == Some(end)
        {
            f.merge_into_predecessor(next, end);
        }
        before = end;
    }
}
