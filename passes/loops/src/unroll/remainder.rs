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
pub fn join(func: &mut FuncMut<'_>, seam: &Seam, back_edges: Value, factor: u32) -> Inst {
    // Blocks were joined since the copies were made, so values are asked for now.
    let brought =
        |func: &FuncMut<'_>, phi: Inst| func.phi_value_for(phi, seam.last_latch).expect("a pair for the last copy");
    let carried: Vec<(Inst, Inst, Value)> =
        seam.phis.iter().map(|&(phi, copy)| (phi, copy, brought(func, copy))).collect();
    let leaving: Vec<(Inst, Value)> = func
        .block_insts(seam.exit)
        .take_while(|&i| func.op(i) == Opcode::Phi)
        .map(|phi| (phi, brought(func, phi)))
        .collect();
    let ty = func.type_of(back_edges);
    let bits = func.types().int_bits(ty).expect("a count is an integer");
    let (entry, left, before) = (func.new_block(), func.new_block(), func.new_block());
    func.derive_name(Value::block(entry), Value::block(seam.preheader), ".new");
    func.derive_name(Value::block(left), Value::block(seam.exit), ".unr-lcssa");
    func.derive_name(Value::block(before), Value::block(seam.header), ".preheader");
    func.move_block_after(entry, seam.preheader);
    func.move_block_after(left, seam.last_latch);
    func.move_block_after(before, left);
    let number = |func: &mut FuncMut<'_>, n: u64| func.consts_mut().add_int(ty, bits, n);
    let (zero, one, step, last) =
        (number(func, 0), number(func, 1), number(func, factor as u64), number(func, factor as u64 - 1));

    // In front: how often the copies run, and whether they run at all.
    let end = func.terminator(seam.preheader);
    let certain = Values::new(func).at(end).not_undef_or_poison(back_edges);
    let mut at = Builder::before(func, end);
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
    func.erase(end);
    Builder::at_end(func, seam.preheader).cond_br(few, before, entry);
    Builder::at_end(func, entry).br(seam.first_header);

    // The copies count on by the factor, whatever the condition of the loop was.
    let done = func.new_phi(seam.first_header, ty);
    for &(_, copy, value) in &carried {
        let start = func.phi_value_for(copy, seam.preheader).expect("a pair for the preheader");
        set_pairs(func, copy, seam.preheader, [start, Value::block(entry), value, Value::block(seam.last_latch)]);
    }
    let end = func.terminator(seam.last_latch);
    let loc = func.loc(end);
    let more = Builder::before(func, end).binary(Opcode::Add, done.into(), step, 0);
    let finished = Builder::before(func, end).icmp(IntPred::Eq, more, bound, Type::I1);
    let condition = func.operand(end, 0).as_inst();
    func.erase(end);
    if let Some(condition) = condition.filter(|&condition| func.is_unused(condition.into())) {
        erase_dead_chain(func, &mut vec![condition], Inst::NONE);
    }
    let new_end = Builder::at_end(func, seam.last_latch).cond_br(finished, left, seam.first_header);
    func.set_loc(new_end, loc);
    func.push_operands(done, &pairs_of(zero, entry, more, seam.last_latch));

    // Behind them: what they carry goes on to the loop itself, what they compute to the exit.
    let nothing_left = Builder::at_end(func, left).icmp(IntPred::Eq, rest, zero, Type::I1);
    Builder::at_end(func, left).cond_br(nothing_left, seam.exit, before);
    Builder::at_end(func, before).br(seam.header);
    for &(phi, value) in &leaving {
        let closed = close(func, left, value, seam.last_latch);
        if let Some(index) = (0..func.phi_len(phi)).find(|&k| func.phi_incoming(phi, k).1 == seam.last_latch) {
            func.remove_incoming(phi, index);
        }
        func.add_incoming(phi, closed, left);
    }
    for &(phi, _, value) in &carried {
        let closed = close(func, left, value, seam.last_latch);
        let index = (0..func.phi_len(phi))
            .find(|&k| func.phi_incoming(phi, k).1 == seam.preheader)
            .expect("a pair for the preheader");
        let start = func.phi_incoming(phi, index).0;
        let merged = func.new_phi(before, func.ty(phi));
        func.push_operands(merged, &pairs_of(start, seam.preheader, closed, left));
        let carried = func.phi_value_for(phi, seam.latch).expect("a pair for the latch");
        let pairs = pairs_of(merged.into(), before, carried, seam.latch);
        set_pairs(func, phi, seam.preheader, pairs);
    }
    forbid_unrolling(func, seam.latch);
    new_end
}

/// Gives `phi`, of a header, the pair of the block before the loop and that of the latch; the one of `preheader` stays where it was.
fn set_pairs(f: &mut FuncMut<'_>, phi: Inst, preheader: Block, pairs: [Value; 4]) {
    let [start, from, carried, back] = pairs;
    let is_first = f.phi_incoming(phi, 0).1 == preheader;
    f.set_operands(phi, &if is_first { pairs } else { [carried, back, start, from] });
}

fn pairs_of(first: Value, from: Block, second: Value, back: Block) -> [Value; 4] {
    [first, Value::block(from), second, Value::block(back)]
}

/// `value` of the copies where they are left: through a phi, unless it is none of theirs for certain.
fn close(func: &mut FuncMut<'_>, left: Block, value: Value, latch: Block) -> Value {
    if value.as_inst().is_none() {
        return value;
    }
    let known =
        func.block_insts(left).take_while(|&i| func.op(i) == Opcode::Phi).find(|&i| func.operand(i, 0) == value);
    if let Some(phi) = known {
        return phi.into();
    }
    let ty = func.type_of(value);
    let phi = func.new_phi(left, ty);
    func.add_incoming(phi, value, latch);
    phi.into()
}

/// Marks the loop of `latch`, which runs fewer times than it was unrolled by.
fn forbid_unrolling(func: &mut FuncMut<'_>, latch: Block) {
    let end = func.terminator(latch);
    let hints = LoopHints::of(func, end);
    let disable = switch_property(func, UNROLL_DISABLE);
    let node = renewed_loop_node(func, hints.node, UNROLL_PREFIX, &[disable]);
    set_loop_node(func, end, node);
}
