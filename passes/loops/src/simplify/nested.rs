//! Taking a loop with several back edges apart into two nested loops.
//!
//! If a phi of the header is its own value on some back edges, and changes on others, the former are taken for those of an
//! inner loop in which the value is invariant, the latter for those of a loop around it:
//!
//! ```text
//!   header: %x = phi [ start, preheader ], [ %x, a ], [ %y, b ]
//!
//!   header.outer: %x.ph = phi [ start, preheader ], [ %y, b ]      entered from the preheader and from b
//!   header:                                                        entered from header.outer and from a
//! ```
//!
//! A loop with convergent calls stays as it is: which iterations of the inner loop threads take together would change.

use super::super::lcssa;
use super::super::split;
use super::LoopSimplifier;
use warpc_analysis::facts;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics;
use warpc_ir::{FuncMut, Opcode};
use warpc_scalar::simplify::Simplifier;

impl LoopSimplifier<'_> {
    /// Step 5. Gives the new outer loop.
    pub(super) fn separate_nested_loop(
        &mut self,
        func: &mut FuncMut<'_>,
        loop_id: Loop,
        preheader: Block,
    ) -> Option<Loop> {
        let header = self.shape.loops.header(loop_id);
        let blocks = self.shape.loops.blocks(loop_id);
        if let Some(call) = blocks.into_iter().find_map(|b| func.block_insts(b).find(|&i| is_convergent(func, i))) {
            self.decline("Convergent", "loop is not taken apart into two: it has a convergent call", call);
            return None;
        }
        let phi = self.find_partitioning_phi(func, loop_id)?;
        let outer_edges =
            func.phi_pairs(phi).filter(|&(v, p)| v != phi.into() || !self.shape.loops.contains(loop_id, p));
        let outer_preds = split::without_repeats(outer_edges.map(|p| p.1));
        let indirect = outer_preds.iter().any(|&p| func.op(func.terminator(p)) == Opcode::IndirectBr);
        if indirect || !split::can_split_predecessors(func, header) {
            return None;
        }
        if let Some(scev) = self.scev.as_deref_mut() {
            scev.forget_loop(func, self.shape.loops, loop_id);
        }
        let lcssa = self.preserve_lcssa;
        let new = split::split_edges_into(func, &mut self.shape, header, &outer_preds, ".outer", lcssa);
        split::place_near_predecessor(func, self.shape.loops, new, &outer_preds, loop_id);
        self.edges_changed();
        debug_assert!(outer_preds.contains(&preheader));
        let outer = self.divide_blocks(func, loop_id, header, new);
        self.exiting.forget();
        self.form_dedicated_exits(func, loop_id);
        if self.preserve_lcssa {
            // Values that only the loop used can be used by the outer loop now.
            let dom = self.shape.dom.as_deref().expect("LCSSA form is kept together with dominators");
            lcssa::close_loop(func, self.shape.loops, dom, loop_id);
        }
        Some(outer)
    }

    /// A phi of the header that is its own value on a back edge. Phis that always have one value are replaced on the way.
    fn find_partitioning_phi(&mut self, func: &mut FuncMut<'_>, loop_id: Loop) -> Option<Inst> {
        let mut phi = func.first(self.shape.loops.header(loop_id));
        while phi.is_some() && func.op(phi) == Opcode::Phi {
            let next = func.next(phi);
            match Simplifier::new(func).inst(phi) {
                Some(v) if !self.preserve_lcssa || self.keeps_lcssa(func, phi, v) => self.replace_phi(func, phi, v),
                Some(_) => {}
                None if func.phi_pairs(phi).any(|(v, p)| v == phi.into() && self.shape.loops.contains(loop_id, p)) => {
                    return Some(phi);
                }
                None => {}
            }
            phi = next;
        }
        None
    }

    /// Makes a loop around `loop_id` with header `new`; blocks and loops of `loop_id` that no back edge to its header can be
    /// reached from without passing the header go to the new loop.
    fn divide_blocks(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, header: Block, new: Block) -> Loop {
        self.new_walk(func);
        self.meets(header);
        let mut work: Vec<Block> = func.predecessors(header).filter(|&p| p != new).collect();
        while let Some(b) = work.pop() {
            // What enters the loop from blocks that are never reached was cut before.
            if self.shape.loops.contains(loop_id, b) && self.meets(b) {
                work.extend(func.predecessors(b));
            }
        }
        let loops = &mut *self.shape.loops;
        loops.set_header(loop_id, header);
        loops.remove_block(new);
        let outer = loops.add_loop_around(new, loop_id);
        let children: Vec<Loop> = loops.children(loop_id).collect();
        let own: Vec<Block> = loops.own_blocks(loop_id).collect();
        for c in children {
            if !self.was_met(self.shape.loops.header(c)) {
                self.shape.loops.set_parent(c, outer);
            }
        }
        for b in own {
            if !self.was_met(b) {
                self.shape.loops.move_block(b, outer);
            }
        }
        outer
    }
}

fn is_convergent(func: &FuncMut<'_>, inst: Inst) -> bool {
    func.op(inst).is_call()
        && (func.call_has_attr(inst, AttrKind::Convergent)
            || facts::intrinsic(func, inst).is_some_and(intrinsics::is_convergent))
}
