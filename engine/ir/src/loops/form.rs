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
    /// Exiting blocks of `l`, in the order of [`Loops::blocks`], as they are now. Of loops inside `l` those that were asked for
    /// before are known; blocks of these may have got other exits since, but none may have become exiting.
    pub fn find(&mut self, f: &Func<'_>, loops: &Loops, l: Loop) -> Vec<Block> {
        let mut out: Vec<Block> = loops.own_blocks(l).collect();
        for c in loops.children(l) {
            match self.known.get(c.index()) {
                Some(Some(list)) => out.extend(list),
                _ => out.extend(loops.exiting_blocks(f, c)),
            }
        }
        out.retain(|&b| f.successors(b).any(|s| !loops.contains(l, s)));
        if self.known.len() <= l.index() {
            self.known.resize(l.index() + 1, None);
        }
        self.known[l.index()] = Some(out.clone().into());
        out
    }
    /// Forgets all: blocks of inner loops changed.
    pub fn forget(&mut self) {
        self.known.clear();
    }
}

impl Loops {
    /// Blocks of `l` that branch to its header, without repeats. Needs use lists.
    pub fn latches(&self, f: &Func<'_>, l: Loop) -> Vec<Block> {
        let mut out: Vec<Block> = f.predecessors(self.header(l)).filter(|&p| self.contains(l, p)).collect();
        out.sort_unstable();
        out.dedup();
        out
    }
    /// The latch of `l`, if the loop has one back edge: a block with two edges to the header is no latch.
    pub fn latch(&self, f: &Func<'_>, l: Loop) -> Option<Block> {
        let mut back = f.predecessors(self.header(l)).filter(|&p| self.contains(l, p));
        back.next().filter(|_| back.next().is_none())
    }
    /// The only block outside `l` that enters it. Needs use lists.
    pub fn predecessor(&self, f: &Func<'_>, l: Loop) -> Option<Block> {
        let mut from = f.predecessors(self.header(l)).filter(|&p| !self.contains(l, p));
        let first = from.next()?;
        from.all(|p| p == first).then_some(first)
    }
    /// The preheader: the only block outside that enters `l`, when it goes nowhere else and code can be put at its end (a
    /// terminator that is a call or unwinds is no place to put code before).
    pub fn preheader(&self, f: &Func<'_>, l: Loop) -> Option<Block> {
        let p = self.predecessor(f, l)?;
        let plain = matches!(f.op(f.terminator(p)), Opcode::Br | Opcode::Switch | Opcode::IndirectBr);
        let mut successors = f.successors(p);
        (plain && successors.next() == Some(self.header(l)) && successors.next().is_none()).then_some(p)
    }
    /// Blocks of `l` with a successor outside, in the order of [`Loops::blocks`].
    pub fn exiting_blocks(&self, f: &Func<'_>, l: Loop) -> Vec<Block> {
        let mut out = self.blocks(l);
        out.retain(|&b| f.successors(b).any(|s| !self.contains(l, s)));
        out
    }
    /// Edges that leave `l`: block inside, block outside; repeats included.
    pub fn exit_edges(&self, f: &Func<'_>, l: Loop) -> Vec<(Block, Block)> {
        let mut out = Vec::new();
        for b in self.blocks(l) {
            out.extend(f.successors(b).filter(|&s| !self.contains(l, s)).map(|s| (b, s)));
        }
        out
    }
    /// Blocks outside `l` that it branches to, without repeats, in order of first appearance.
    pub fn exit_blocks(&self, f: &Func<'_>, l: Loop) -> Vec<Block> {
        self.exit_blocks_of(f, l, &self.blocks(l))
    }
    /// The same from the exiting blocks of `l`.
    pub fn exit_blocks_of(&self, f: &Func<'_>, l: Loop, exiting: &[Block]) -> Vec<Block> {
        let mut out: Vec<Block> = Vec::new();
        let mut edges: Vec<(usize, Block)> =
            exiting.iter().flat_map(|&b| f.successors(b)).filter(|&s| !self.contains(l, s)).enumerate().collect();
        edges.sort_unstable_by_key(|e| (e.1, e.0));
        edges.dedup_by_key(|e| e.1);
        edges.sort_unstable();
        out.extend(edges.into_iter().map(|e| e.1));
        out
    }
    /// The only block outside that `l` branches to.
    pub fn unique_exit_block(&self, f: &Func<'_>, l: Loop) -> Option<Block> {
        match self.exit_blocks(f, l)[..] {
            [b] => Some(b),
            _ => None,
        }
    }
    /// Whether all predecessors of every exit block are inside `l`.
    pub fn has_dedicated_exits(&self, f: &Func<'_>, l: Loop) -> bool {
        self.exit_blocks(f, l).into_iter().all(|e| f.predecessors(e).all(|p| self.contains(l, p)))
    }
    /// Whether `l` has a preheader, one latch and dedicated exits.
    pub fn is_loop_simplify_form(&self, f: &Func<'_>, l: Loop) -> bool {
        self.preheader(f, l).is_some() && self.latch(f, l).is_some() && self.has_dedicated_exits(f, l)
    }
    /// Whether operand value `value` is the same in every iteration: not computed inside `l`.
    pub fn is_invariant(&self, f: &Func<'_>, l: Loop, value: Value) -> bool {
        value.as_inst().is_none_or(|i| !self.contains(l, f.block_of(i)))
    }
    /// The first instruction of loop `l` itself (inner loops aside) with a use outside of `l` that is no phi of an exit
    /// block; `None` in LCSSA form. Uses in unreachable blocks and tokens, which no phi takes, do not count.
    pub fn first_value_not_closed(&self, f: &Func<'_>, dom: &DomTree, l: Loop) -> Option<Inst> {
        let open = |i: Inst| {
            let home = f.block_of(i);
            f.ty(i) != Type::TOKEN
                && f.uses(i.into()).any(|u| {
                    let user = f.user(u);
                    let at = match f.op(user) {
                        Opcode::Phi => f.phi_incoming(user, f.use_index(u) / 2).1,
                        _ => f.block_of(user),
                    };
                    at != home && !self.contains(l, at) && dom.is_reachable(at)
                })
        };
        self.own_blocks(l).find_map(|b| f.block_insts(b).find(|&i| open(i)))
    }
    /// Whether `l` and all loops inside it are in LCSSA form. Cost: the uses of the instructions of `l`.
    pub fn is_lcssa_form(&self, f: &Func<'_>, dom: &DomTree, l: Loop) -> bool {
        self.preorder(l).into_iter().all(|x| self.first_value_not_closed(f, dom, x).is_none())
    }
}
