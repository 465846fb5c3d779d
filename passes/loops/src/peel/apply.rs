//! The copies of peeled iterations, and their seams with the loop.
//!
//! ```text
//!   preheader -> h.peel.begin -> copy 0 -> h.peel.next -> copy 1 -> ... -> h.peel.next -> preheader.peel.newph -> loop -> exit
//!   preheader -> (runs again?) preheader.split -> loop -> exit.peel.begin -> copy -> exit.peel.next -> exit     the last iteration
//! ```
//! Each copy may leave to the exits of its iteration. All blocks of the loop are copied, one row after the other, first the instructions,
//! then their operands, which may be of blocks behind.

use super::conditions::exit_comparison;
use super::{ESTIMATED_TRIP_COUNT, PEELED_COUNT, Peel, estimated_trips};
use smallvec::SmallVec;
use warpc_analysis::{Loops, facts};
use warpc_ir::body::Aux;
use warpc_ir::cfg::Cfg;
use warpc_ir::edit::region::RegionDebug;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::loop_hints::{
    LoopHints, UNROLL_DISABLE, UNROLL_PREFIX, number_property, renewed_loop_node, set_loop_node, switch_property,
};
use warpc_ir::opcode::IntPred;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_scalar::scopes::{ScopeClones, is_scope_declaration};

/// Name of the block between the question whether the loop runs before its last iteration and the loop.
pub const BEFORE_LAST: &str = ".split";

/// What was made.
#[derive(Clone, Copy, Debug)]
pub struct Peeled {
    /// Instructions of all copies.
    pub instructions: usize,
}

struct Copier<'c> {
    loops: &'c Loops,
    id: Loop,
    header: Block,
    latch: Block,
    /// Blocks of the loop in reverse post-order.
    order: Vec<Block>,
    phis: Vec<Inst>,
    /// By instruction row: what an instruction of the loop is in the present copy.
    values: Vec<Value>,
    /// By block row: the copy of a block of the loop.
    blocks: Vec<Block>,
    heart: Inst,
    /// Where the loop leaves to its last iteration, when that is peeled: the copy leaves behind itself instead.
    left: Block,
    scopes: ScopeClones,
    debug: RegionDebug,
    instructions: usize,
}

/// Peels loop `id` as `peel` says. It is in loop-simplify and LCSSA form, [`super::can_peel`] holds, and `cfg` knows its blocks. `back_edges`
/// is how often the back edge is taken, a value of the preheader, which a guarded peel needs. Exits lose their dedication, the rest
/// of the form stays; `loops` is not updated.
pub fn peel(
    func: &mut FuncMut<'_>,
    loops: &Loops,
    cfg: &Cfg,
    id: Loop,
    peel: Peel,
    back_edges: Option<Value>,
) -> Peeled {
    let mut order = loops.blocks(id);
    order.sort_unstable_by_key(|&b| cfg.rpo_index(b));
    let header = loops.header(id);
    let latch = loops.latch(func, id).expect("one latch");
    let preheader = loops.preheader(func, id).expect("a preheader");
    let heart =
        func.block_insts(header).find(|&i| facts::intrinsic(func, i) == Some(id::EXPERIMENTAL_CONVERGENCE_LOOP));
    let declarations: Vec<Inst> =
        order.iter().flat_map(|&b| func.block_insts(b)).filter(|&i| is_scope_declaration(func, i)).collect();
    let mut copier = Copier {
        loops,
        id,
        header,
        latch,
        phis: func.block_insts(header).take_while(|&i| func.op(i) == Opcode::Phi).collect(),
        values: vec![Value::NONE; func.num_insts()],
        blocks: vec![Block::NONE; func.num_blocks()],
        heart: heart.unwrap_or(Inst::NONE),
        left: Block::NONE,
        scopes: ScopeClones::of(func, &declarations),
        debug: RegionDebug::of(func, |b| loops.contains(id, b)),
        instructions: 0,
        order,
    };
    match peel.last {
        true => copier.last(func, preheader, back_edges),
        false => copier.first(func, preheader, peel.count),
    }
    note(func, loops, id, peel);
    Peeled { instructions: copier.instructions }
}

/// Writes into the metadata of loop `id` that it was peeled.
fn note(func: &mut FuncMut<'_>, loops: &Loops, id: Loop, peel: Peel) {
    let end = func.terminator(loops.latch(func, id).expect("one latch"));
    let hints = LoopHints::of(func, end);
    let estimate = estimated_trips(func, loops, id);
    let already = hints.number(func, PEELED_COUNT).unwrap_or(0).min(u64::from(u32::MAX)) as u32;
    let count = number_property(func, PEELED_COUNT, already.saturating_add(peel.count));
    let mut node = renewed_loop_node(func, hints.node, PEELED_COUNT, &[count]);
    if let Some(estimate) = estimate {
        let left = number_property(func, ESTIMATED_TRIP_COUNT, estimate.saturating_sub(peel.count));
        node = renewed_loop_node(func, node, ESTIMATED_TRIP_COUNT, &[left]);
    }
    if peel.is_final {
        let disable = switch_property(func, UNROLL_DISABLE);
        node = renewed_loop_node(func, node, UNROLL_PREFIX, &[disable]);
    }
    set_loop_node(func, end, node);
}

impl Copier<'_> {
    fn first(&mut self, func: &mut FuncMut<'_>, preheader: Block, count: u32) {
        let begin = func.split_block(func.terminator(preheader));
        let mut between = func.split_block(func.terminator(begin));
        let entry = func.split_block(func.terminator(between));
        func.derive_name(Value::block(begin), Value::block(self.header), ".peel.begin");
        func.derive_name(Value::block(between), Value::block(self.header), ".peel.next");
        func.derive_name(Value::block(entry), Value::block(preheader), ".peel.newph");
        let mut entering: Vec<Value> =
            self.phis.iter().map(|&phi| func.phi_value_for(phi, entry).expect("a pair for the preheader")).collect();
        let mut before = begin;
        for number in 0..count {
            let last = self.copy(func, &entering, number, (before, between));
            entering = self.carried(func);
            before = between;
            between = func.split_block(func.terminator(before));
            func.derive_name(Value::block(between), Value::block(self.header), ".peel.next");
            func.move_block_after(before, last);
            func.move_block_after(between, before);
        }
        for (&phi, &value) in self.phis.iter().zip(&entering) {
            let slot = (0..func.phi_len(phi)).find(|&k| func.phi_incoming(phi, k).1 == entry).expect("a pair");
            func.set_operand(phi, 2 * slot, value);
        }
    }

    /// What the back edge of the present copy brings to the phis.
    fn carried(&self, func: &FuncMut<'_>) -> Vec<Value> {
        let value = |&phi| self.map(func.phi_value_for(phi, self.latch).expect("a pair for the latch"));
        self.phis.iter().map(value).collect()
    }

    fn last(&mut self, func: &mut FuncMut<'_>, preheader: Block, back_edges: Option<Value>) {
        let (compare, _) = exit_comparison(func, self.loops, self.id, self.latch).expect("an equality leaves the loop");
        let exit = func.successors(self.latch).find(|&s| !self.loops.contains(self.id, s)).expect("an exit");
        let exit_phis: Vec<Inst> = func.block_insts(exit).take_while(|&i| func.op(i) == Opcode::Phi).collect();
        let leaving: Vec<Value> =
            exit_phis.iter().map(|&phi| func.phi_value_for(phi, self.latch).expect("a pair for the latch")).collect();
        let begin = func.new_block_after(self.latch);
        let jump = Builder::at_end(func, begin).br(exit);
        let end = func.terminator(self.latch);
        func.set_loc(jump, func.loc(end));
        let between = func.split_block(jump);
        func.derive_name(Value::block(begin), Value::block(exit), ".peel.begin");
        func.derive_name(Value::block(between), Value::block(exit), ".peel.next");
        crate::split::redirect(func, end, exit, begin);
        func.replace_phi_block(exit, self.latch, between);
        self.left = begin;
        let starts: Vec<Value> = self
            .phis
            .iter()
            .map(|&phi| func.phi_value_for(phi, preheader).expect("a pair for the preheader"))
            .collect();
        if let Some(back_edges) = back_edges {
            let jump = func.terminator(preheader);
            let entry = func.split_block(jump);
            func.derive_name(Value::block(entry), Value::block(preheader), BEFORE_LAST);
            let jump = func.terminator(preheader);
            let zero = {
                let ty = func.type_of(back_edges);
                let bits = func.types().int_bits(ty).expect("a count is an integer");
                func.consts_mut().add_int(ty, bits, 0)
            };
            let again = Builder::before(func, jump).icmp(IntPred::Ne, back_edges, zero, Type::I1);
            let loc = func.loc(jump);
            func.erase(jump);
            let branch = Builder::at_end(func, preheader).cond_br(again, entry, begin);
            func.set_loc(branch, loc);
        }
        // What the loop brings to its last iteration.
        let entering: Vec<Value> = (0..self.phis.len())
            .map(|n| {
                let phi = self.phis[n];
                let carried = func.phi_value_for(phi, self.latch).expect("a pair for the latch");
                let ty = func.ty(phi);
                let made = func.new_phi(begin, ty);
                if back_edges.is_some() {
                    func.add_incoming(made, starts[n], preheader);
                }
                func.add_incoming(made, carried, self.latch);
                Value::inst(made)
            })
            .collect();
        self.copy(func, &entering, 0, (begin, between));
        // The copy runs once: where the loop would have gone back, it leaves, too.
        let next = func.split_block(func.terminator(between));
        func.derive_name(Value::block(next), Value::block(self.header), ".peel.next");
        for (&phi, &value) in exit_phis.iter().zip(&leaving) {
            let value = self.map(value);
            let slot = (0..func.phi_len(phi)).find(|&k| func.phi_incoming(phi, k).1 == next).expect("a pair");
            func.set_operand(phi, 2 * slot, value);
        }
        for &phi in &exit_phis {
            if func.phi_len(phi) == 1 && func.single_predecessor(exit) == Some(next) {
                let value = func.phi_incoming(phi, 0).0;
                func.replace_and_erase(phi, value);
            }
        }
        for value in entering {
            let made = value.as_inst().expect("a phi");
            if func.is_unused(value) {
                func.erase(made);
            }
        }
        // The loop is left one iteration before.
        let bound = func.operand(compare, 1);
        let ty = func.type_of(bound);
        let bits = func.types().int_bits(ty).expect("a bound is an integer");
        let one = func.consts_mut().add_int(ty, bits, 1);
        let less = Builder::before(func, compare).binary(Opcode::Sub, bound, one, 0);
        func.set_operand(compare, 1, less);
    }

    fn map(&self, value: Value) -> Value {
        match value.as_inst().and_then(|i| self.values.get(i.index()).copied()) {
            Some(copy) if copy != Value::NONE => copy,
            _ => value,
        }
    }
    fn map_block(&self, block: Block, next: Block) -> Block {
        match block == self.header || block == self.left {
            true => next,
            false => self.blocks.get(block.index()).copied().and_then(|b| b.get()).unwrap_or(block),
        }
    }

    /// Copies the loop between two blocks: `before` leads to the copy of the header afterwards, and the back edge of the copy to `next`.
    /// `entering`: what the phis of the header are. Returns the last block in the order of the function.
    fn copy(
        &mut self,
        func: &mut FuncMut<'_>,
        entering: &[Value],
        number: u32,
        (before, next): (Block, Block),
    ) -> Block {
        if !self.scopes.is_empty() {
            self.scopes.renew(func, &format!("Peel{number}"));
        }
        // The values that enter are of the copy before, which is about to be forgotten.
        for (&phi, &value) in self.phis.iter().zip(entering) {
            self.values[phi.index()] = value;
        }
        let mut at = before;
        for n in 0..self.order.len() {
            let block = self.order[n];
            at = func.new_block_after(at);
            func.derive_name(Value::block(at), Value::block(block), ".peel");
            self.blocks[block.index()] = at;
            self.copy_block(func, block, at);
        }
        for n in 0..self.order.len() {
            let block = self.order[n];
            self.connect(func, block, next);
        }
        let entry = func.terminator(before);
        let target = func.operand(entry, 0);
        func.set_operand(entry, 0, Value::block(self.blocks[self.header.index()]));
        // `before` led to `next`, which the latch leads to now; neither has phis.
        debug_assert_eq!(target, Value::block(next));
        let end = func.terminator(self.blocks[self.latch.index()]);
        set_loop_node(func, end, Md::NONE);
        at
    }

    fn copy_block(&mut self, func: &mut FuncMut<'_>, block: Block, to: Block) {
        let mut inst = func.first(block);
        while inst.is_some() {
            let following = func.next(inst);
            if inst == self.heart {
                self.values[inst.index()] = func.operand(inst, 0);
            } else if func.op(inst) != Opcode::Phi {
                let operands: SmallVec<[Value; 8]> = func.operands(inst).collect();
                let copy = func.clone_inst(inst, &operands);
                func.append(copy, to);
                self.scopes.adapt(func, copy);
                self.enter(func, inst, copy);
            } else if block != self.header {
                let copy = func.new_inst(Opcode::Phi, func.flags(inst), func.ty(inst), &[], Aux::default());
                func.append(copy, to);
                func.copy_attachments(copy, inst);
                self.enter(func, inst, copy);
            }
            inst = following;
        }
    }
    fn enter(&mut self, func: &mut FuncMut<'_>, inst: Inst, copy: Inst) {
        self.instructions += 1;
        if func.ty(inst) != Type::VOID {
            func.derive_name(copy.into(), inst.into(), ".peel");
            self.values[inst.index()] = copy.into();
        }
    }

    /// Gives the copy of `block` its operands, its debug records, and the phis behind exits a pair for each edge out of it.
    fn connect(&mut self, func: &mut FuncMut<'_>, block: Block, next: Block) {
        let to = self.blocks[block.index()];
        let mut waiting: SmallVec<[Inst; 4]> = SmallVec::new();
        let mut copies = func.first(to);
        let mut inst = func.first(block);
        while inst.is_some() {
            let following = func.next(inst);
            let skipped = inst == self.heart || func.op(inst) == Opcode::Phi && block == self.header;
            if !self.debug.before(inst).is_empty() {
                waiting.push(inst);
            }
            if !skipped {
                let copy = copies;
                copies = func.next(copy);
                self.connect_inst(func, inst, copy, next);
                if func.op(inst) != Opcode::Phi {
                    for anchor in waiting.drain(..) {
                        for record in self.debug.before(anchor) {
                            RegionDebug::repeat(func, record, copy, |v| self.map(v));
                        }
                    }
                }
            }
            inst = following;
        }
        let successors: SmallVec<[Block; 4]> = func.successors(block).collect();
        for exit in successors {
            if self.loops.contains(self.id, exit) || exit == self.left {
                continue;
            }
            let mut phi = func.first(exit);
            while phi.is_some() && func.op(phi) == Opcode::Phi {
                if let Some(value) = func.phi_value_for(phi, block) {
                    func.add_incoming(phi, self.map(value), to);
                }
                phi = func.next(phi);
            }
        }
    }
    fn connect_inst(&mut self, func: &mut FuncMut<'_>, inst: Inst, copy: Inst, next: Block) {
        if func.op(inst) == Opcode::Phi {
            let pairs: Vec<(Value, Block)> = func.phi_pairs(inst).collect();
            for (value, from) in pairs {
                let (value, from) = (self.map(value), self.blocks[from.index()]);
                func.add_incoming(copy, value, from);
            }
            return;
        }
        for k in 0..func.num_operands(copy) {
            let old = func.operand(copy, k);
            let new = match old.as_block() {
                Some(block) => Value::block(self.map_block(block, next)),
                None => func.map_value(old, |v| self.map(v)),
            };
            if new != old {
                func.set_operand(copy, k, new);
            }
        }
    }
}
