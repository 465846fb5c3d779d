//! Unrolling by a factor that need not divide the trip count: the copies run as often as the factor goes into it, and the loop itself
//! stays behind them for the iterations that are left.
//!
//! ```text
//!   preheader:  trips = count of back edges + 1;  rest = trips % n;  trips < n ? before : entry
//!   entry -> copy 0 -> ... -> copy n-1 -> (done += n) == trips - rest ? left : copy 0
//!   left:       rest == 0 ? exit : before
//!   before -> the loop as it was -> exit
//! ```
//!
//! **When**: an innermost loop that its latch alone leaves, without convergent operations (the threads of a warp would leave the copies in
//! different iterations, and the operation stand under one more condition), whose trip count can be computed before it.
//! **Narrow counts**: the factor is at most the number of values of the count's type ([`fits`]).
//! **Wrapping**: trips may be zero where the count of back edges is all ones. The copies count with equality, so that they run 2^w times
//! then if `n` is a power of two; for other factors the rest is computed from the count of back edges, which does not wrap.
//! **Source**: LLVM's `UnrollRuntimeLoopRemainder` with the remainder behind the loop.

use warpc_analysis::known_bits::Values;
use warpc_ir::ids::*;
use warpc_ir::loop_hints::{
    LoopHints, UNROLL_DISABLE, UNROLL_PREFIX, renewed_loop_node, set_loop_node, switch_property,
};
use warpc_ir::opcode::IntPred;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_scalar::dce::erase_dead_chain;

/// What the copies of a loop and the loop itself have to do with each other.
#[derive(Clone, Debug, Default)]
pub struct Seam {
    /// End of the block in front, which leads to the copies.
    pub preheader: Block,
    /// Header of the loop itself.
    pub header: Block,
    /// Its latch, which alone leaves it.
    pub latch: Block,
    /// Where it leaves to.
    pub exit: Block,
    /// Header of the copies.
    pub first_header: Block,
    /// Latch of the last copy.
    pub last_latch: Block,
    /// Each phi of the header with its copy. What the last copy brings to it, and to the exit, stands in the function.
    pub phis: Vec<(Inst, Inst)>,
}

/// Whether a count of `bits` bits can be split by `factor`: a larger factor is another number in its type, and no loop runs as often as
/// wider counts say.
pub fn fits(bits: u32, factor: u64) -> bool {
    bits == u64::BITS || bits < u64::BITS && factor <= 1 << bits
}

/// Joins the copies of a loop, `factor` of them, with the loop itself. `back_edges` is how often the back edge of the loop is taken,
/// computed in the preheader. Returns the new end of the last copy.
pub fn join(f: &mut FuncMut<'_>, seam: &Seam, back_edges: Value, factor: u32) -> Inst {
    // Blocks were joined since the copies were made, so values are asked for now.
    let brought = |f: &FuncMut<'_>, phi: Inst| f.phi_value_for(phi, seam.last_latch).expect("a pair for the last copy");
    let carried: Vec<(Inst, Inst, Value)> =
        seam.phis.iter().map(|&(phi, copy)| (phi, copy, brought(f, copy))).collect();
    let leaving: Vec<(Inst, Value)> =
        f.block_insts(seam.exit).take_while(|&i| f.op(i) == Opcode::Phi).map(|phi| (phi, brought(f, phi))).collect();
    let ty = f.type_of(back_edges);
    let bits = f.types().int_bits(ty).expect("a count is an integer");
    let (entry, left, before) = (f.new_block(), f.new_block(), f.new_block());
    f.derive_name(Value::block(entry), Value::block(seam.preheader), ".new");
    f.derive_name(Value::block(left), Value::block(seam.exit), ".unr-lcssa");
    f.derive_name(Value::block(before), Value::block(seam.header), ".preheader");
    f.move_block_after(entry, seam.preheader);
    f.move_block_after(left, seam.last_latch);
    f.move_block_after(before, left);
    let number = |f: &mut FuncMut<'_>, n: u64| f.consts_mut().add_int(ty, bits, n);
    let (zero, one, step, last) = (number(f, 0), number(f, 1), number(f, factor as u64), number(f, factor as u64 - 1));

    // In front: how often the copies run, and whether they run at all.
    let end = f.terminator(seam.preheader);
    let certain = Values::new(f).at(end).not_undef_or_poison(back_edges);
    let mut at = Builder::before(f, end);
    // The loop may end the program before it asks how often it runs; here the question comes first.
    let back_edges = if certain { back_edges } else { at.freeze(back_edges) };
    let trips = at.binary(Opcode::Add, back_edges, one, 0);
    let rest = if factor.is_power_of_two() {
        at.binary(Opcode::And, trips, last, 0)
    } else {
        let part = at.binary(Opcode::URem, back_edges, step, 0);
        let part = at.binary(Opcode::Add, part, one, 0);
        at.binary(Opcode::URem, part, step, 0)
    };
    let bound = at.binary(Opcode::Sub, trips, rest, 0);
    let few = at.icmp(IntPred::Ult, back_edges, last, Type::I1);
    f.erase(end);
    Builder::at_end(f, seam.preheader).cond_br(few, before, entry);
    Builder::at_end(f, entry).br(seam.first_header);

    // The copies count on by the factor, whatever the condition of the loop was.
    let done = f.new_phi(seam.first_header, ty);
    for &(_, copy, value) in &carried {
        let start = f.phi_value_for(copy, seam.preheader).expect("a pair for the preheader");
        f.set_operands(copy, &pairs_of(start, entry, value, seam.last_latch));
    }
    let end = f.terminator(seam.last_latch);
    let loc = f.loc(end);
    let more = Builder::before(f, end).binary(Opcode::Add, done.into(), step, 0);
    let finished = Builder::before(f, end).icmp(IntPred::Eq, more, bound, Type::I1);
    let condition = f.operand(end, 0).as_inst();
    f.erase(end);
    if let Some(condition) = condition.filter(|&condition| f.is_unused(condition.into())) {
        erase_dead_chain(f, &mut vec![condition], Inst::NONE);
    }
    let new_end = Builder::at_end(f, seam.last_latch).cond_br(finished, left, seam.first_header);
    f.set_loc(new_end, loc);
    f.push_operands(done, &pairs_of(zero, entry, more, seam.last_latch));

    // Behind them: what they carry goes on to the loop itself, what they compute to the exit.
    let nothing_left = Builder::at_end(f, left).icmp(IntPred::Eq, rest, zero, Type::I1);
    Builder::at_end(f, left).cond_br(nothing_left, seam.exit, before);
    Builder::at_end(f, before).br(seam.header);
    for &(phi, value) in &leaving {
        let closed = close(f, left, value, seam.last_latch);
        if let Some(index) = (0..f.phi_len(phi)).find(|&k| f.phi_incoming(phi, k).1 == seam.last_latch) {
            f.remove_incoming(phi, index);
        }
        f.add_incoming(phi, closed, left);
    }
    for &(phi, _, value) in &carried {
        let closed = close(f, left, value, seam.last_latch);
        let index = (0..f.phi_len(phi))
            .find(|&k| f.phi_incoming(phi, k).1 == seam.preheader)
            .expect("a pair for the preheader");
        let start = f.phi_incoming(phi, index).0;
        let merged = f.new_phi(before, f.ty(phi));
        f.push_operands(merged, &pairs_of(start, seam.preheader, closed, left));
        let carried = f.phi_value_for(phi, seam.latch).expect("a pair for the latch");
        f.set_operands(phi, &pairs_of(merged.into(), before, carried, seam.latch));
    }
    forbid_unrolling(f, seam.latch);
    new_end
}

fn pairs_of(first: Value, from: Block, second: Value, back: Block) -> [Value; 4] {
    [first, Value::block(from), second, Value::block(back)]
}

/// `value` of the copies where they are left: through a phi, unless it is none of theirs for certain.
fn close(f: &mut FuncMut<'_>, left: Block, value: Value, latch: Block) -> Value {
    if value.as_inst().is_none() {
        return value;
    }
    let known = f.block_insts(left).take_while(|&i| f.op(i) == Opcode::Phi).find(|&i| f.operand(i, 0) == value);
    if let Some(phi) = known {
        return phi.into();
    }
    let ty = f.type_of(value);
    let phi = f.new_phi(left, ty);
    f.add_incoming(phi, value, latch);
    phi.into()
}

/// Marks the loop of `latch`, which runs fewer times than it was unrolled by.
fn forbid_unrolling(f: &mut FuncMut<'_>, latch: Block) {
    let end = f.terminator(latch);
    let hints = LoopHints::of(f, end);
    let disable = switch_property(f, UNROLL_DISABLE);
    let node = renewed_loop_node(f, hints.node, UNROLL_PREFIX, &[disable]);
    set_loop_node(f, end, node);
}
