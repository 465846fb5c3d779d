//! Questions about loops that need the function: entries, latches, exits, and the forms that loop passes rely on.
//!
//! *Loop-simplify form*: a preheader, one latch, and exit blocks that only the loop enters. *LCSSA form*: a value defined in a
//! loop is used outside of it only by phis, whose operands are read at the end of a block of the loop.

use super::Loops;
use crate::dom::DomTree;
use crate::ids::*;
use crate::{Func, Opcode, Value};

/// Exiting blocks of the loops of a nest, found from the inside out: what leaves a loop leaves the loop inside it, too, so a loop
/// is not walked again for those around it. All loops of a nest together cost its edges, once for every loop an edge leaves.
#[derive(Default)]
pub struct ExitingBlocks {
    known: Vec<Option<Box<[Block]>>>,
}

impl ExitingBlocks {
    /// Exiting blocks of `loop_id`, in the order of [`Loops::blocks`], as they are now. Of loops inside `loop_id` those that were asked for
    /// before are known; blocks of these may have got other exits since, but none may have become exiting.
    pub fn find(&mut self, func: &Func<'_>, loops: &Loops, loop_id: Loop) -> Vec<Block> {
        let mut out: Vec<Block> = loops.own_blocks(loop_id).collect();
        for c in loops.children(loop_id) {
            match self.known.get(c.index()) {
                Some(Some(list)) => out.extend(list),
                _ => out.extend(loops.exiting_blocks(func, c)),
            }
        }
        out.retain(|&b| func.successors(b).any(|s| !loops.contains(loop_id, s)));
        if self.known.len() <= loop_id.index() {
            self.known.resize(loop_id.index() + 1, None);
        }
        self.known[loop_id.index()] = Some(out.clone().into());
        out
    }
    /// Forgets all: blocks of inner loops changed.
    pub fn forget(&mut self) {
        self.known.clear();
    }
}

impl Loops {
    /// Blocks of `loop_id` that branch to its header, without repeats. Needs use lists.
    pub fn latches(&self, func: &Func<'_>, loop_id: Loop) -> Vec<Block> {
        let mut out: Vec<Block> =
            func.predecessors(self.header(loop_id)).filter(|&p| self.contains(loop_id, p)).collect();
        out.sort_unstable();
        out.dedup();
        out
    }
    /// The latch of `loop_id`, if the loop has one back edge: a block with two edges to the header is no latch.
    pub fn latch(&self, func: &Func<'_>, loop_id: Loop) -> Option<Block> {
        let mut back = func.predecessors(self.header(loop_id)).filter(|&p| self.contains(loop_id, p));
        back.next().filter(|_| back.next().is_none())
    }
    /// The only block outside `loop_id` that enters it. Needs use lists.
    pub fn predecessor(&self, func: &Func<'_>, loop_id: Loop) -> Option<Block> {
        let mut from = func.predecessors(self.header(loop_id)).filter(|&p| !self.contains(loop_id, p));
        let first = from.next()?;
        from.all(|p| p == first).then_some(first)
    }
    /// The preheader: the only block outside that enters `loop_id`, when it goes nowhere else and code can be put at its end (a
    /// terminator that is a call or unwinds is no place to put code before).
    pub fn preheader(&self, func: &Func<'_>, loop_id: Loop) -> Option<Block> {
        let p = self.predecessor(func, loop_id)?;
        let plain = matches!(func.op(func.terminator(p)), Opcode::Br | Opcode::Switch | Opcode::IndirectBr);
        let mut successors = func.successors(p);
        (plain && successors.next() == Some(self.header(loop_id)) && successors.next().is_none()).then_some(p)
    }
    /// Blocks of `loop_id` with a successor outside, in the order of [`Loops::blocks`].
    pub fn exiting_blocks(&self, func: &Func<'_>, loop_id: Loop) -> Vec<Block> {
        let mut out = self.blocks(loop_id);
        out.retain(|&b| func.successors(b).any(|s| !self.contains(loop_id, s)));
        out
    }
    /// Edges that leave `loop_id`: block inside, block outside; repeats included.
    pub fn exit_edges(&self, func: &Func<'_>, loop_id: Loop) -> Vec<(Block, Block)> {
        let mut out = Vec::new();
        for b in self.blocks(loop_id) {
            out.extend(func.successors(b).filter(|&s| !self.contains(loop_id, s)).map(|s| (b, s)));
        }
        out
    }
    /// Blocks outside `loop_id` that it branches to, without repeats, in order of first appearance.
    pub fn exit_blocks(&self, func: &Func<'_>, loop_id: Loop) -> Vec<Block> {
        self.exit_blocks_of(func, loop_id, &self.blocks(loop_id))
    }
    /// The same from the exiting blocks of `loop_id`.
    pub fn exit_blocks_of(&self, func: &Func<'_>, loop_id: Loop, exiting: &[Block]) -> Vec<Block> {
        let mut out: Vec<Block> = Vec::new();
        let mut edges: Vec<(usize, Block)> = exiting
            .iter()
            .flat_map(|&b| func.successors(b))
            .filter(|&s| !self.contains(loop_id, s))
            .enumerate()
            .collect();
        edges.sort_unstable_by_key(|e| (e.1, e.0));
        edges.dedup_by_key(|e| e.1);
        edges.sort_unstable();
        out.extend(edges.into_iter().map(|e| e.1));
        out
    }
    /// The only block outside that `loop_id` branches to.
    pub fn unique_exit_block(&self, func: &Func<'_>, loop_id: Loop) -> Option<Block> {
        match self.exit_blocks(func, loop_id)[..] {
            [b] => Some(b),
            _ => None,
        }
    }
    /// Whether all predecessors of every exit block are inside `loop_id`.
    pub fn has_dedicated_exits(&self, func: &Func<'_>, loop_id: Loop) -> bool {
        self.exit_blocks(func, loop_id).into_iter().all(|e| func.predecessors(e).all(|p| self.contains(loop_id, p)))
    }
    /// Whether `loop_id` has a preheader, one latch and dedicated exits.
    pub fn is_loop_simplify_form(&self, func: &Func<'_>, loop_id: Loop) -> bool {
        self.preheader(func, loop_id).is_some()
            && self.latch(func, loop_id).is_some()
            && self.has_dedicated_exits(func, loop_id)
    }
    /// Whether operand value `value` is the same in every iteration: not computed inside `loop_id`.
    pub fn is_invariant(&self, func: &Func<'_>, loop_id: Loop, value: Value) -> bool {
        value.as_inst().is_none_or(|i| !self.contains(loop_id, func.block_of(i)))
    }
    /// The first instruction of loop `loop_id` itself (inner loops aside) with a use outside of `loop_id` that is no phi of an exit
    /// block; `None` in LCSSA form. Uses in unreachable blocks and tokens, which no phi takes, do not count.
    pub fn first_value_not_closed(&self, func: &Func<'_>, dom: &DomTree, loop_id: Loop) -> Option<Inst> {
        let open = |i: Inst| {
            let home = func.block_of(i);
            func.ty(i) != Type::TOKEN
                && func.uses(i.into()).any(|u| {
                    let user = func.user(u);
                    let at = match func.op(user) {
                        Opcode::Phi => func.phi_incoming(user, func.use_index(u) / 2).1,
                        _ => func.block_of(user),
                    };
                    at != home && !self.contains(loop_id, at) && dom.is_reachable(at)
                })
        };
        self.own_blocks(loop_id).find_map(|b| func.block_insts(b).find(|&i| open(i)))
    }
    /// Whether `loop_id` and all loops inside it are in LCSSA form. Cost: the uses of the instructions of `loop_id`.
    pub fn is_lcssa_form(&self, func: &Func<'_>, dom: &DomTree, loop_id: Loop) -> bool {
        self.preorder(loop_id).into_iter().all(|x| self.first_value_not_closed(func, dom, x).is_none())
    }
}
