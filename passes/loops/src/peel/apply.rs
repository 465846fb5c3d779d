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
pub fn peel(f: &mut FuncMut<'_>, loops: &Loops, cfg: &Cfg, id: Loop, peel: Peel, back_edges: Option<Value>) -> Peeled {
    let mut order = loops.blocks(id);
    order.sort_unstable_by_key(|&b| cfg.rpo_index(b));
    let header = loops.header(id);
    let latch = loops.latch(f, id).expect("one latch");
    let preheader = loops.preheader(f, id).expect("a preheader");
    let heart = f.block_insts(header).find(|&i| facts::intrinsic(f, i) == Some(id::EXPERIMENTAL_CONVERGENCE_LOOP));
    let declarations: Vec<Inst> =
        order.iter().flat_map(|&b| f.block_insts(b)).filter(|&i| is_scope_declaration(f, i)).collect();
    let mut copier = Copier {
        loops,
        id,
        header,
        latch,
        phis: f.block_insts(header).take_while(|&i| f.op(i) == Opcode::Phi).collect(),
        values: vec![Value::NONE; f.num_insts()],
        blocks: vec![Block::NONE; f.num_blocks()],
        heart: heart.unwrap_or(Inst::NONE),
        left: Block::NONE,
        scopes: ScopeClones::of(f, &declarations),
        debug: RegionDebug::of(f, |b| loops.contains(id, b)),
        instructions: 0,
        order,
    };
    match peel.last {
        true => copier.last(f, preheader, back_edges),
        false => copier.first(f, preheader, peel.count),
    }
    note(f, loops, id, peel);
    Peeled { instructions: copier.instructions }
}

/// Writes into the metadata of loop `id` that it was peeled.
fn note(f: &mut FuncMut<'_>, loops: &Loops, id: Loop, peel: Peel) {
    let end = f.terminator(loops.latch(f, id).expect("one latch"));
    let hints = LoopHints::of(f, end);
    let estimate = estimated_trips(f, loops, id);
    let already = hints.number(f, PEELED_COUNT).unwrap_or(0).min(u64::from(u32::MAX)) as u32;
    let count = number_property(f, PEELED_COUNT, already.saturating_add(peel.count));
    let mut node = renewed_loop_node(f, hints.node, PEELED_COUNT, &[count]);
    if let Some(estimate) = estimate {
        let left = number_property(f, ESTIMATED_TRIP_COUNT, estimate.saturating_sub(peel.count));
        node = renewed_loop_node(f, node, ESTIMATED_TRIP_COUNT, &[left]);
    }
    if peel.is_final {
        let disable = switch_property(f, UNROLL_DISABLE);
        node = renewed_loop_node(f, node, UNROLL_PREFIX, &[disable]);
    }
    set_loop_node(f, end, node);
}

impl Copier<'_> {
    fn first(&mut self, f: &mut FuncMut<'_>, preheader: Block, count: u32) {
        let begin = f.split_block(f.terminator(preheader));
        let mut between = f.split_block(f.terminator(begin));
        let entry = f.split_block(f.terminator(between));
        f.derive_name(Value::block(begin), Value::block(self.header), ".peel.begin");
        f.derive_name(Value::block(between), Value::block(self.header), ".peel.next");
        f.derive_name(Value::block(entry), Value::block(preheader), ".peel.newph");
        let mut entering: Vec<Value> =
            self.phis.iter().map(|&phi| f.phi_value_for(phi, entry).expect("a pair for the preheader")).collect();
        let mut before = begin;
        for number in 0..count {
            let last = self.copy(f, &entering, number, (before, between));
            entering = self.carried(f);
            before = between;
            between = f.split_block(f.terminator(before));
            f.derive_name(Value::block(between), Value::block(self.header), ".peel.next");
            f.move_block_after(before, last);
            f.move_block_after(between, before);
        }
        for (&phi, &value) in self.phis.iter().zip(&entering) {
            let slot = (0..f.phi_len(phi)).find(|&k| f.phi_incoming(phi, k).1 == entry).expect("a pair");
            f.set_operand(phi, 2 * slot, value);
        }
    }

    /// What the back edge of the present copy brings to the phis.
    fn carried(&self, f: &FuncMut<'_>) -> Vec<Value> {
        let value = |&phi| self.map(f.phi_value_for(phi, self.latch).expect("a pair for the latch"));
        self.phis.iter().map(value).collect()
    }

    fn last(&mut self, f: &mut FuncMut<'_>, preheader: Block, back_edges: Option<Value>) {
        let (compare, _) = exit_comparison(f, self.loops, self.id, self.latch).expect("an equality leaves the loop");
        let exit = f.successors(self.latch).find(|&s| !self.loops.contains(self.id, s)).expect("an exit");
        let exit_phis: Vec<Inst> = f.block_insts(exit).take_while(|&i| f.op(i) == Opcode::Phi).collect();
        let leaving: Vec<Value> =
            exit_phis.iter().map(|&phi| f.phi_value_for(phi, self.latch).expect("a pair for the latch")).collect();
        let begin = f.new_block_after(self.latch);
        let jump = Builder::at_end(f, begin).br(exit);
        let end = f.terminator(self.latch);
        f.set_loc(jump, f.loc(end));
        let between = f.split_block(jump);
        f.derive_name(Value::block(begin), Value::block(exit), ".peel.begin");
        f.derive_name(Value::block(between), Value::block(exit), ".peel.next");
        crate::split::redirect(f, end, exit, begin);
        f.replace_phi_block(exit, self.latch, between);
        self.left = begin;
        let starts: Vec<Value> =
            self.phis.iter().map(|&phi| f.phi_value_for(phi, preheader).expect("a pair for the preheader")).collect();
        if let Some(back_edges) = back_edges {
            let jump = f.terminator(preheader);
            let entry = f.split_block(jump);
            f.derive_name(Value::block(entry), Value::block(preheader), BEFORE_LAST);
            let jump = f.terminator(preheader);
            let zero = {
                let ty = f.type_of(back_edges);
                let bits = f.types().int_bits(ty).expect("a count is an integer");
                f.consts_mut().add_int(ty, bits, 0)
            };
            let again = Builder::before(f, jump).icmp(IntPred::Ne, back_edges, zero, Type::I1);
            let loc = f.loc(jump);
            f.erase(jump);
            let branch = Builder::at_end(f, preheader).cond_br(again, entry, begin);
            f.set_loc(branch, loc);
        }
        // What the loop brings to its last iteration.
        let entering: Vec<Value> = (0..self.phis.len())
            .map(|n| {
                let phi = self.phis[n];
                let carried = f.phi_value_for(phi, self.latch).expect("a pair for the latch");
                let ty = f.ty(phi);
                let made = f.new_phi(begin, ty);
                if back_edges.is_some() {
                    f.add_incoming(made, starts[n], preheader);
                }
                f.add_incoming(made, carried, self.latch);
                Value::inst(made)
            })
            .collect();
        self.copy(f, &entering, 0, (begin, between));
        // The copy runs once: where the loop would have gone back, it leaves, too.
        let next = f.split_block(f.terminator(between));
        f.derive_name(Value::block(next), Value::block(self.header), ".peel.next");
        for (&phi, &value) in exit_phis.iter().zip(&leaving) {
            let value = self.map(value);
            let slot = (0..f.phi_len(phi)).find(|&k| f.phi_incoming(phi, k).1 == next).expect("a pair");
            f.set_operand(phi, 2 * slot, value);
        }
        for &phi in &exit_phis {
            if f.phi_len(phi) == 1 && f.single_predecessor(exit) == Some(next) {
                let value = f.phi_incoming(phi, 0).0;
                f.replace_and_erase(phi, value);
            }
        }
        for value in entering {
            let made = value.as_inst().expect("a phi");
            if f.is_unused(value) {
                f.erase(made);
            }
        }
        // The loop is left one iteration before.
        let bound = f.operand(compare, 1);
        let ty = f.type_of(bound);
        let bits = f.types().int_bits(ty).expect("a bound is an integer");
        let one = f.consts_mut().add_int(ty, bits, 1);
        let less = Builder::before(f, compare).binary(Opcode::Sub, bound, one, 0);
        f.set_operand(compare, 1, less);
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
    fn copy(&mut self, f: &mut FuncMut<'_>, entering: &[Value], number: u32, (before, next): (Block, Block)) -> Block {
        if !self.scopes.is_empty() {
            self.scopes.renew(f, &format!("Peel{number}"));
        }
        // The values that enter are of the copy before, which is about to be forgotten.
        for (&phi, &value) in self.phis.iter().zip(entering) {
            self.values[phi.index()] = value;
        }
        let mut at = before;
        for n in 0..self.order.len() {
            let block = self.order[n];
            at = f.new_block_after(at);
            f.derive_name(Value::block(at), Value::block(block), ".peel");
            self.blocks[block.index()] = at;
            self.copy_block(f, block, at);
        }
        for n in 0..self.order.len() {
            let block = self.order[n];
            self.connect(f, block, next);
        }
        let entry = f.terminator(before);
        let target = f.operand(entry, 0);
        f.set_operand(entry, 0, Value::block(self.blocks[self.header.index()]));
        // `before` led to `next`, which the latch leads to now; neither has phis.
        debug_assert_eq!(target, Value::block(next));
        let end = f.terminator(self.blocks[self.latch.index()]);
        set_loop_node(f, end, Md::NONE);
        at
    }

    fn copy_block(&mut self, f: &mut FuncMut<'_>, block: Block, to: Block) {
        let mut inst = f.first(block);
        while inst.is_some() {
            let following = f.next(inst);
            if inst == self.heart {
                self.values[inst.index()] = f.operand(inst, 0);
            } else if f.op(inst) != Opcode::Phi {
                let operands: SmallVec<[Value; 8]> = f.operands(inst).collect();
                let copy = f.clone_inst(inst, &operands);
                f.append(copy, to);
                self.scopes.adapt(f, copy);
                self.enter(f, inst, copy);
            } else if block != self.header {
                let copy = f.new_inst(Opcode::Phi, f.flags(inst), f.ty(inst), &[], Aux::default());
                f.append(copy, to);
                f.copy_attachments(copy, inst);
                self.enter(f, inst, copy);
            }
            inst = following;
        }
    }
    fn enter(&mut self, f: &mut FuncMut<'_>, inst: Inst, copy: Inst) {
        self.instructions += 1;
        if f.ty(inst) != Type::VOID {
            f.derive_name(copy.into(), inst.into(), ".peel");
            self.values[inst.index()] = copy.into();
        }
    }

    /// Gives the copy of `block` its operands, its debug records, and the phis behind exits a pair for each edge out of it.
    fn connect(&mut self, f: &mut FuncMut<'_>, block: Block, next: Block) {
        let to = self.blocks[block.index()];
        let mut waiting: SmallVec<[Inst; 4]> = SmallVec::new();
        let mut copies = f.first(to);
        let mut inst = f.first(block);
        while inst.is_some() {
            let following = f.next(inst);
            let skipped = inst == self.heart || f.op(inst) == Opcode::Phi && block == self.header;
            if !self.debug.before(inst).is_empty() {
                waiting.push(inst);
            }
            if !skipped {
                let copy = copies;
                copies = f.next(copy);
                self.connect_inst(f, inst, copy, next);
                if f.op(inst) != Opcode::Phi {
                    for anchor in waiting.drain(..) {
                        for record in self.debug.before(anchor) {
                            RegionDebug::repeat(f, record, copy, |v| self.map(v));
                        }
                    }
                }
            }
            inst = following;
        }
        let successors: SmallVec<[Block; 4]> = f.successors(block).collect();
        for exit in successors {
            if self.loops.contains(self.id, exit) || exit == self.left {
                continue;
            }
            let mut phi = f.first(exit);
            while phi.is_some() && f.op(phi) == Opcode::Phi {
                if let Some(value) = f.phi_value_for(phi, block) {
                    f.add_incoming(phi, self.map(value), to);
                }
                phi = f.next(phi);
            }
        }
    }
    fn connect_inst(&mut self, f: &mut FuncMut<'_>, inst: Inst, copy: Inst, next: Block) {
        if f.op(inst) == Opcode::Phi {
            let pairs: Vec<(Value, Block)> = f.phi_pairs(inst).collect();
            for (value, from) in pairs {
                let (value, from) = (self.map(value), self.blocks[from.index()]);
                f.add_incoming(copy, value, from);
            }
            return;
        }
        for k in 0..f.num_operands(copy) {
            let old = f.operand(copy, k);
            let new = match old.as_block() {
                Some(block) => Value::block(self.map_block(block, next)),
                None => f.map_value(old, |v| self.map(v)),
            };
            if new != old {
                f.set_operand(copy, k, new);
            }
        }
    }
}
