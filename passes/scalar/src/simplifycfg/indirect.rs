//! Jumps to an address (`indirectbr`) of which it is known where they can go.

use super::SimplifyCfg;
use super::equality::terminator_on;
use super::util::*;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode, Value};

impl SimplifyCfg {
    /// A jump to the address of one block goes there; targets that occur twice, and those of which nobody has the address, go; a
    /// jump to one of two addresses is a conditional branch.
    pub(super) fn indirect_jump(&mut self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let address = f.operand(term, 0);
        if let Some(to) = block_of_address(f, address) {
            go_to_one_of(f, block, term, address, (to, to));
            return true;
        }
        let changed = self.drop_targets(f, block, term);
        let loc = f.loc(term);
        match f.num_operands(term) {
            1 => {
                erase_terminator(f, term);
                append_unreachable(f, block, loc);
                return true;
            }
            2 => {
                let Some(to) = f.operand(term, 1).as_block() else { return changed };
                erase_terminator(f, term);
                append_br(f, block, to, loc);
                return true;
            }
            _ => {}
        }
        if let Some(select) = address.as_inst().filter(|&i| f.op(i) == Opcode::Select)
            && let (Some(yes), Some(no)) =
                (block_of_address(f, f.operand(select, 1)), block_of_address(f, f.operand(select, 2)))
        {
            let condition = f.operand(select, 0);
            go_to_one_of(f, block, term, condition, (yes, no));
            return true;
        }
        changed
    }

    /// Drops repeated targets and those whose address nobody takes.
    fn drop_targets(&self, f: &mut FuncMut<'_>, block: Block, term: Inst) -> bool {
        let mut kept: Vec<Value> = vec![f.operand(term, 0)];
        let mut dropped: Vec<Block> = Vec::new();
        let mut seen = warpc_columns::RowSet::new(f.num_blocks());
        for to in f.successors_of(term).collect::<Vec<_>>() {
            if self.is_taken(to) && seen.insert(to) {
                kept.push(Value::block(to));
            } else {
                dropped.push(to);
            }
        }
        if dropped.is_empty() {
            return false;
        }
        f.set_operands(term, &kept);
        remove_edges(f, dropped, block);
        true
    }
}

/// The block of this function whose address `value` is.
fn block_of_address(f: &FuncMut<'_>, value: Value) -> Option<Block> {
    let constant = value.as_const().filter(|&c| f.consts().row(c).kind == ConstKind::BlockAddress)?;
    match f.consts().list(constant) {
        [function, block] if *function == Value::global(f.global()) => block.as_block(),
        _ => None,
    }
}

/// Replaces `term` by a branch on `condition` to `yes` or `no`. A block that is no target of `term` is never gone to.
fn go_to_one_of(f: &mut FuncMut<'_>, block: Block, term: Inst, condition: Value, (yes, no): (Block, Block)) {
    let is_target = |f: &FuncMut<'_>, to: Block| f.successors_of(term).any(|s| s == to);
    let (yes, no) = match (is_target(f, yes), is_target(f, no)) {
        (true, true) => (yes, no),
        (true, false) => (yes, yes),
        (false, true) => (no, no),
        (false, false) => {
            let loc = f.loc(term);
            for to in f.successors_of(term).collect::<Vec<_>>() {
                f.swap_remove_phi_edge(to, block);
            }
            erase_terminator(f, term);
            append_unreachable(f, block, loc);
            return;
        }
    };
    terminator_on(f, block, term, condition, yes, no, None);
}
