//! One latch for a loop with several back edges: all of them go to a new block, which goes to the header.

use super::super::split;
use super::LoopSimplifier;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, Value};

impl LoopSimplifier<'_> {
    /// Step 6. The metadata of the loop moves from the old latches to the new one; of several, the first found stays.
    pub(super) fn insert_unique_latch(&mut self, func: &mut FuncMut<'_>, loop_id: Loop, preheader: Block) {
        let header = self.shape.loops.header(loop_id);
        let mut latches = split::unique_predecessors(func, header);
        let indirect = latches.iter().map(|&p| func.terminator(p)).find(|&t| func.op(t) == Opcode::IndirectBr);
        if let Some(t) = indirect {
            self.decline(
                "IndirectLatch",
                "loop gets no unique latch: its header is the target of an indirect branch",
                t,
            );
            return;
        }
        latches.retain(|&p| p != preheader);
        let Some(&last) = latches.last() else { return };
        let latch = func.new_block_after(last);
        split::name_block_after(func, latch, header, ".backedge");
        let first = func.first_non_phi(header);
        let mut builder = Builder::at_end(func, latch);
        builder.loc = builder.f.loc(first);
        let branch = builder.br(header);
        let mut phi = func.first(header);
        while phi.is_some() && func.op(phi) == Opcode::Phi {
            self.merge_back_edges(func, phi, preheader, latch, branch);
            phi = func.next(phi);
        }
        self.move_loop_metadata(func, &latches, branch);
        for &p in &latches {
            split::redirect(func, func.terminator(p), header, latch);
        }
        self.shape.loops.add_block(latch, loop_id);
        if let Some(dom) = self.shape.dom.as_deref_mut() {
            let above = latches.iter().copied().filter(|&p| dom.is_reachable(p)).reduce(|a, p| dom.common(a, p));
            // The header dominates its latches, so it is nobody's child but what it was before.
            dom.add_block(latch, above.unwrap_or(header));
        }
        self.edges_changed();
    }

    /// Leaves `phi` of the header a pair for the preheader and one for `latch`: a phi of the values on the back edges, or
    /// the value that all of them bring.
    fn merge_back_edges(&mut self, func: &mut FuncMut<'_>, phi: Inst, preheader: Block, latch: Block, branch: Inst) {
        let pairs: Vec<(Value, Block)> = func.phi_pairs(phi).collect();
        let (entry, back): (Vec<_>, Vec<_>) = pairs.into_iter().partition(|p| p.1 == preheader);
        let common = back.first().map(|p| p.0).filter(|&v| back.iter().all(|p| p.0 == v));
        let value = common.unwrap_or_else(|| {
            let operands: Vec<Value> = back.iter().flat_map(|p| [p.0, Value::block(p.1)]).collect();
            let merged = func.new_inst(Opcode::Phi, 0, func.ty(phi), &operands, Default::default());
            func.insert_before(merged, branch);
            func.set_loc(merged, func.loc(phi));
            func.name_after(merged.into(), phi.into(), ".be");
            merged.into()
        });
        let mut operands: Vec<Value> = entry.iter().flat_map(|p| [p.0, Value::block(p.1)]).collect();
        operands.extend([value, Value::block(latch)]);
        func.set_operands(phi, &operands);
    }

    fn move_loop_metadata(&mut self, func: &mut FuncMut<'_>, latches: &[Block], branch: Inst) {
        let Some(kind) = func.ctx().tables.strings.find(b"llvm.loop") else { return };
        let mut found = None;
        for &p in latches {
            let term = func.terminator(p);
            if let Some(node) = func.attachment(term, kind) {
                found = found.or(Some(node));
                func.set_attachment(term, kind, Md::NONE);
            }
        }
        if let Some(node) = found {
            func.set_attachment(branch, kind, node);
        }
    }
}
