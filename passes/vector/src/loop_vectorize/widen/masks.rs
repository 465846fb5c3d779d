//! Masks: which lanes run a block.

use super::Body;
use smallvec::SmallVec;
use warpc_ir::Value;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;

impl Body<'_, '_> {
    /// Which lanes of `part` run `block`; `None`: all.
    pub(super) fn block_mask(&mut self, block: Block, part: u32, is_always: &dyn Fn(Block) -> bool) -> Option<Value> {
        if is_always(block) {
            return None;
        }
        if let Some(known) = self.masks.get(&(block, block)).and_then(|masks| masks.get(part as usize).copied()) {
            return known;
        }
        let mut from: Vec<Block> = self.func.predecessors(block).collect();
        from.sort_unstable();
        from.dedup();
        let mut all: Option<Value> = None;
        for pred in from {
            let edge = self.edge_mask(pred, block, part, is_always)?;
            all = Some(match all {
                Some(all) => self.at_end().binary(Opcode::Or, all, edge, 0),
                None => edge,
            });
        }
        all
    }
    /// Which lanes of `part` go from `from` to `to`; `None`: all.
    pub(super) fn edge_mask(
        &mut self,
        from: Block,
        to: Block,
        part: u32,
        is_always: &dyn Fn(Block) -> bool,
    ) -> Option<Value> {
        if let Some(known) = self.masks.get(&(from, to)).and_then(|masks| masks.get(part as usize).copied()) {
            return known;
        }
        let source = self.block_mask(from, part, is_always);
        let end = self.func.terminator(from);
        let targets: SmallVec<[Option<Block>; 2]> =
            (1..self.func.num_operands(end)).map(|slot| self.func.operand(end, slot).as_block()).collect();
        let stays = targets.iter().flatten().all(|&block| self.legal.shape.contains(block));
        let is_one = targets.len() < 2 || targets[0] == targets[1] || !stays;
        let made = if is_one {
            source
        } else {
            let condition = self.func.operand(end, 0);
            let mut mask = self.vector(condition, part);
            // A condition that is false goes to the first block that is named last in the row of operands.
            let (yes, _) = self.sides(end);
            if yes != to {
                let truth = self.func.consts_mut().add_bool(true);
                let all = self.repeat(truth);
                mask = self.at_end().binary(Opcode::Xor, mask, all, 0);
            }
            Some(match source {
                Some(source) => {
                    let falsehood = self.func.consts_mut().add_bool(false);
                    let none = self.repeat(falsehood);
                    self.at_end().select(source, mask, none, 0)
                }
                None => mask,
            })
        };
        if !self.in_branch {
            let masks = self.masks.entry((from, to)).or_default();
            if masks.len() == part as usize {
                masks.push(made);
            }
        }
        made
    }
    /// Where the conditional branch `end` goes if its condition is true, and if it is false.
    pub(super) fn sides(&self, end: Inst) -> (Block, Block) {
        let mut to = self.func.successors(self.func.block_of(end));
        let yes = to.next().unwrap_or(Block::NONE);
        (yes, to.next().unwrap_or(Block::NONE))
    }
}
