//! A copy of a loop with everything inside it, beside the loop: what versioning and the splitting of iteration spaces begin with.
//!
//! [`Original::copy`] copies the blocks, gives every exit the edges of the copy, and renews alias scopes that the loop declares; debug
//! records are repeated. The copy is entered by nothing yet: phis of its header take what those of the original take, from the same block
//! before the loop or from the one that stands for it. [`CopyMap::add_loops`] enters the copies into the loop nest. Dominators and both
//! forms are the caller's. Cost: linear in the loop, plus two columns as long as the function for each copy.

use crate::copy_map::CopyMap;
use warpc_analysis::Loops;
use warpc_ir::edit::region::RegionDebug;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut};
use warpc_scalar::scopes::{ScopeClones, is_scope_declaration};

/// A loop to be copied.
pub struct Original {
    /// Its blocks, those of inner loops included; the header first.
    pub order: Vec<Block>,
    debug: RegionDebug,
    scopes: ScopeClones,
}

impl CopyMap {
    /// Enters the copies of loop `id` and the loops inside it into the nest, beside `id`. The copy of `id` comes first.
    pub fn add_loops(&self, loops: &mut Loops, id: Loop) -> Vec<Loop> {
        let mut pairs: Vec<(Loop, Loop)> = Vec::new();
        let mut made = Vec::new();
        for own in loops.preorder(id) {
            let parent = loops.parent(own);
            let parent = if own == id { parent } else { pairs.iter().find(|p| p.0 == parent).map_or(parent, |p| p.1) };
            let copy = loops.add_loop(self.block(loops.header(own)), parent);
            pairs.push((own, copy));
            made.push(copy);
        }
        pairs.sort_unstable();
        for own in loops.preorder(id) {
            let at = pairs.binary_search_by_key(&own, |pair| pair.0).expect("every loop inside was copied");
            let blocks: Vec<Block> = loops.own_blocks(own).filter(|&b| b != loops.header(own)).collect();
            for block in blocks {
                loops.add_block(self.block(block), pairs[at].1);
            }
        }
        made
    }
}

impl Original {
    /// The loop of the blocks `order`, the header first.
    pub fn of(func: &Func<'_>, order: Vec<Block>) -> Original {
        let mut inside = vec![false; func.num_blocks()];
        order.iter().for_each(|b| inside[b.index()] = true);
        let all = order.iter().flat_map(|&block| func.block_insts(block));
        let declarations: Vec<Inst> = all.filter(|&inst| is_scope_declaration(func, inst)).collect();
        let debug = RegionDebug::of(func, |block| inside[block.index()]);
        Original { debug, scopes: ScopeClones::of(func, &declarations), order }
    }
    /// Copies the loop behind block `after`, with `suffix` behind the names. `entry`: a block before the loop and what stands for it.
    pub fn copy(
        &mut self,
        func: &mut FuncMut<'_>,
        suffix: &str,
        after: Block,
        entry: Option<(Block, Block)>,
    ) -> CopyMap {
        let mut map = CopyMap::of(func);
        if !self.scopes.is_empty() {
            self.scopes.renew(func, suffix);
        }
        let mut last = after;
        for &block in &self.order {
            last = func.new_block_after(last);
            crate::split::name_block_after(func, last, block, suffix);
            map.blocks[block.index()] = last;
        }
        if let Some((from, to)) = entry {
            map.blocks[from.index()] = to;
        }
        map.clone_blocks(func, &self.order, suffix, &self.debug, &mut self.scopes);
        map.extend_exits(func, &self.order);
        if let Some((from, _)) = entry {
            map.blocks[from.index()] = Block::NONE;
        }
        map
    }
}
