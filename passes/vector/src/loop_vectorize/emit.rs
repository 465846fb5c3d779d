//! The blocks of a loop that is vectorised.
//!
//! ```text
//!   preheader:        n < step ?  scalar.ph : next          unless n is known to be enough
//!   vector.memcheck:  conflict ?  scalar.ph : vector.ph     where something has to be checked
//!   vector.ph:        n.vec = n - n % step
//!   vector.body:      step iterations at once, n.vec / step times
//!   middle.block:     results; n == n.vec ? exit : scalar.ph
//!   scalar.ph:        where the rest begins
//!   loop, as it was
//! ```

use super::demand::Demands;
use super::hints::Hints;
use super::legal::{Legal, Role};
use super::widen::{Body, Steps, fold_or, last_phi, moved, scaled};
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::loop_hints::{number_property, renewed_loop_node, set_loop_node, switch_property};
use warpc_ir::opcode::{IntPred, Opcode};
use warpc_ir::{Builder, FuncMut, Value};
use warpc_loops::followup::followup_node;
use warpc_loops::versioning::Inserted;

/// A loop that will be vectorised, with what was computed before it.
pub(super) struct Plan {
    pub legal: Legal,
    pub hints: Hints,
    /// Lanes, vectors side by side.
    pub shape: (u32, u32),
    /// How often the loop runs; zero where that is one more than fits.
    pub trips: Value,
    /// Steps of the induction variables.
    pub steps: Steps,
    /// What has to be checked.
    pub checks: Option<Inserted>,
    /// Whether checks compare ranges of pointers.
    pub compares_ranges: bool,
}

/// Blocks that go to the loop as it was.
struct Entries {
    /// Blocks before any iteration was run.
    early: SmallVec<[Block; 2]>,
    /// The block behind the vector loop, if it goes there.
    late: Option<Block>,
}

/// Lets the preheader go to the first of `targets` where the loop runs at least `fewest` times, more than or as often as `steps` says, to the
/// other one where it does not. Whether it may go there.
fn enter_if_enough(func: &mut FuncMut<'_>, plan: &Plan, (steps, fewest): (Value, u128), targets: [Block; 2]) -> bool {
    let [first, scalar] = targets;
    let check = plan.legal.shape.preheader;
    let is_enough = facts::int_constant(func, plan.trips).is_some_and(|trips| trips >= fewest);
    let end = func.terminator(check);
    let end_loc = func.loc(end);
    func.erase(end);
    let made = if is_enough {
        Builder::at_end(func, check).br(first)
    } else {
        let predicate = if plan.legal.shape.needs_epilogue { IntPred::Ule } else { IntPred::Ult };
        let few = Builder::at_end(func, check).icmp(predicate, plan.trips, steps, Type::I1);
        func.set_name(few, b"min.iters.check");
        set_location(func, few, end_loc);
        Builder::at_end(func, check).cond_br(few, scalar, first)
    };
    func.set_loc(made, end_loc);
    !is_enough
}

/// Makes the loops of `plan`.
pub(super) fn vectorize(func: &mut FuncMut<'_>, plan: &mut Plan, demands: &mut Demands) -> Option<()> {
    renew_starts(func, plan);
    demands.of(func, &plan.legal);
    let legal = &plan.legal;
    let shape = &legal.shape;
    let (width, parts) = plan.shape;
    let step = width * parts;
    let latch_end = func.terminator(shape.latch);
    let loc = func.loc(latch_end);
    let check = shape.preheader;
    let guard = plan.checks.map(|_| {
        // The checks stay in the preheader: code before later loops may use parts of them.
        let at = func.terminator(check);
        let block = func.split_block(at);
        func.set_name(Value::block(block), if plan.compares_ranges { b"vector.memcheck" } else { b"vector.scevcheck" });
        block
    });
    let tail = guard.unwrap_or(check);
    let scalar = func.split_block(func.terminator(tail));
    let before = func.new_block_after(tail);
    let body = func.new_block_after(before);
    let middle = func.new_block_after(body);
    for (block, name) in
        [(scalar, &b"scalar.ph"[..]), (before, b"vector.ph"), (body, b"vector.body"), (middle, b"middle.block")]
    {
        func.set_name(Value::block(block), name);
    }

    // The blocks before the vector loop.
    let ty = func.type_of(plan.trips);
    let bits = func.types().int_bits(ty)?;
    let steps = func.consts_mut().add_wide_int(ty, bits, &[step as u64, 0]);
    let mut entries = Entries { early: SmallVec::new(), late: None };
    let fewest = step as u128 + shape.needs_epilogue as u128;
    let first = guard.unwrap_or(before);
    let end_loc = func.loc(func.terminator(check));
    if enter_if_enough(func, plan, (steps, fewest), [first, scalar]) {
        entries.early.push(check);
    }
    if let (Some(block), Some(checks)) = (guard, plan.checks) {
        let end = func.terminator(block);
        func.erase(end);
        let made = Builder::at_end(func, block).cond_br(checks.conflict, scalar, before);
        func.set_loc(made, end_loc);
        entries.early.push(block);
    }
    let done = vectorised_iterations(func, plan, before, steps)?;
    let ends = ends_of_inductions(func, plan, before, done);
    let made = Builder::at_end(func, before).br(body);
    func.set_loc(made, end_loc);

    // The vector loop.
    let index = func.new_phi(body, ty);
    func.set_name(index.into(), b"index");
    let counted_at = location_of_counter(func, legal);
    func.set_loc(index, counted_at);
    let zero = func.consts_mut().add_wide_int(ty, bits, &[0, 0]);
    func.add_incoming(index, zero, before);
    let mut written = Body::new(func, legal, demands, &plan.steps, plan.shape, before, body, index.into());
    written.write()?;
    let mut back: Vec<(Inst, Value)> = Vec::new();
    while let Some((phi, of, part)) = written.open.pop() {
        let next = match legal.role(of)? {
            Role::Reduction(reduction) => written.vector(reduction.last.into(), part),
            Role::Recurrence { previous, .. } => written.vector((*previous).into(), part),
            Role::Induction { .. } => continue,
        };
        back.push((phi, next));
    }
    let (next, counters) = written.end_counters(index, steps);
    back.extend(counters);
    let last = written.current;
    written.current = middle;
    let results = results(&mut written, plan, &ends)?;
    for (phi, value) in back {
        func.add_incoming(phi, value, last);
    }
    func.add_incoming(index, next, last);
    set_location(func, next, counted_at);
    let finished = Builder::at_end(func, last).icmp(IntPred::Eq, next, done, Type::I1);
    set_location(func, finished, loc);
    let vector_end = Builder::at_end(func, last).cond_br(finished, middle, body);
    func.set_loc(vector_end, loc);
    func.move_block_after(middle, last);

    leave(func, plan, [middle, scalar], done, &results, &mut entries)?;
    resume(func, plan, scalar, &entries, &results)?;
    mark(func, plan, vector_end, latch_end);
    if entries.early.is_empty() && entries.late.is_none() {
        func.erase_unreachable();
    }
    Some(())
}

/// Gives `value` the location `loc`, if it is an instruction.
fn set_location(func: &mut FuncMut<'_>, value: Value, loc: Md) {
    if let Some(inst) = value.as_inst() {
        func.set_loc(inst, loc);
    }
}

/// Where the program counts the iterations: at the first counter, or at what comes into it.
fn location_of_counter(func: &FuncMut<'_>, legal: &Legal) -> Md {
    let counter = legal.phis.iter().find(|row| matches!(row.1, Role::Induction { .. })).map(|row| row.0);
    let Some(phi) = counter else { return Md::NONE };
    let incoming = func.phi_pairs(phi).filter_map(|pair| pair.0.as_inst());
    std::iter::once(phi).chain(incoming).map(|inst| func.loc(inst)).find(|loc| loc.is_some()).unwrap_or(Md::NONE)
}

/// How many iterations the vector loop makes, computed at the end of `before`: all but the rest of a division by `steps`, and with an
/// epilogue at least one is left.
fn vectorised_iterations(func: &mut FuncMut<'_>, plan: &Plan, before: Block, steps: Value) -> Option<Value> {
    let ty = func.type_of(plan.trips);
    let bits = func.types().int_bits(ty)?;
    let mut rest = fold_or(func, before, Opcode::URem, plan.trips, steps);
    func.set_name(rest, b"n.mod.vf");
    if plan.legal.shape.needs_epilogue {
        let zero = func.consts_mut().add_wide_int(ty, bits, &[0, 0]);
        rest = match facts::int_constant(func, rest) {
            Some(0) => steps,
            Some(_) => rest,
            None => {
                let none = Builder::at_end(func, before).icmp(IntPred::Eq, rest, zero, Type::I1);
                Builder::at_end(func, before).select(none, steps, rest, 0)
            }
        };
    }
    let done = fold_or(func, before, Opcode::Sub, plan.trips, rest);
    func.set_name(done, b"n.vec");
    Some(done)
}

/// The way out of the vector loop, at the end of `middle`: to the exit where all iterations are done, else to the `scalar` loop.
fn leave(
    func: &mut FuncMut<'_>,
    plan: &Plan,
    [middle, scalar]: [Block; 2],
    done: Value,
    results: &[(Inst, Value)],
    entries: &mut Entries,
) -> Option<()> {
    let shape = &plan.legal.shape;
    let loc = func.loc(func.terminator(shape.latch));
    let exit = shape.latch_exit().filter(|_| !shape.needs_epilogue);
    let all_done = match (exit, facts::int_constant(func, plan.trips).zip(facts::int_constant(func, done))) {
        (None, _) => Some(false),
        (_, Some((trips, done))) => Some(trips == done),
        _ => None,
    };
    let made = match (all_done, exit) {
        (Some(true), Some(exit)) => Builder::at_end(func, middle).br(exit),
        (None, Some(exit)) => {
            let same = Builder::at_end(func, middle).icmp(IntPred::Eq, plan.trips, done, Type::I1);
            func.set_name(same, b"cmp.n");
            set_location(func, same, loc);
            Builder::at_end(func, middle).cond_br(same, exit, scalar)
        }
        _ => Builder::at_end(func, middle).br(scalar),
    };
    func.set_loc(made, loc);
    if all_done != Some(true) {
        entries.late = Some(middle);
    }
    if all_done != Some(false)
        && let Some(exit) = exit
    {
        let phis: Vec<Inst> = func.block_insts(exit).take_while(|&inst| func.op(inst) == Opcode::Phi).collect();
        for phi in phis {
            let value = func.phi_value_for(phi, shape.latch)?;
            let known = results.iter().find(|row| Value::inst(row.0) == value).map(|row| row.1);
            func.add_incoming(phi, known.unwrap_or(value), middle);
        }
    }
    Some(())
}

/// Reads the first values of phis again: loops that were vectorised before this one may have changed them.
fn renew_starts(func: &FuncMut<'_>, plan: &mut Plan) {
    let preheader = plan.legal.shape.preheader;
    for (phi, role) in &mut plan.legal.phis {
        if let Some(now) = func.phi_value_for(*phi, preheader) {
            match role {
                Role::Induction { start, .. } | Role::Recurrence { start, .. } => *start = now,
                Role::Reduction(reduction) => reduction.start = now,
            }
        }
    }
}

/// The induction variables after `done` iterations.
fn ends_of_inductions(func: &mut FuncMut<'_>, plan: &Plan, before: Block, done: Value) -> Vec<(Inst, Value)> {
    let mut ends = Vec::new();
    for (phi, role) in &plan.legal.phis {
        let Role::Induction { start, .. } = role else { continue };
        let step = plan.steps.iter().find(|row| row.0 == *phi).map_or(Value::NONE, |row| row.1);
        let far = scaled(func, before, done, step);
        let end = moved(func, before, *start, far);
        if end != done && end.as_inst().is_some() {
            func.set_name(end, b"ind.end");
        }
        ends.push((*phi, end));
    }
    ends
}

/// Values behind the vector loop, computed in its middle block: of phis of the header what they begin the rest with, and of instructions
/// that are used outside their last values.
fn results(body: &mut Body<'_, '_>, plan: &Plan, ends: &[(Inst, Value)]) -> Option<Vec<(Inst, Value)>> {
    let legal = &plan.legal;
    let (width, parts) = plan.shape;
    let latch = legal.shape.latch;
    let mut list: Vec<(Inst, Value)> = Vec::new();
    let last_lane = body.func.consts_mut().add_i32(width - 1);
    let take_last = |body: &mut Body<'_, '_>, inst: Inst| {
        let vector = body.last_vector(inst);
        let ty = body.func.ty(inst);
        if width == 1 {
            vector
        } else {
            Builder::at_end(body.func, body.current).extract_element(vector, last_lane, ty)
        }
    };
    for (phi, role) in &legal.phis {
        match role {
            Role::Induction { .. } => {
                let end = ends.iter().find(|row| row.0 == *phi)?.1;
                // What the phi is in the next iteration, and where it is used behind the loop, what it was in the last.
                if let Some(next) = body.func.phi_value_for(*phi, latch).and_then(Value::as_inst) {
                    list.push((next, end));
                }
                if legal.live_out.contains(phi) && !legal.shape.needs_epilogue {
                    let step = body.step(*phi);
                    let ty = body.func.type_of(step);
                    let bits = body.func.types().int_bits(ty)?;
                    let zero = body.func.consts_mut().add_wide_int(ty, bits, &[0, 0]);
                    let current = body.current;
                    let back = fold_or(body.func, current, Opcode::Sub, zero, step);
                    let value = moved(body.func, current, end, back);
                    list.push((*phi, value));
                }
            }
            Role::Reduction(reduction) => {
                let mut all = body.vector(reduction.last.into(), 0);
                for part in 1..parts {
                    let next = body.vector(reduction.last.into(), part);
                    let current = body.current;
                    let mut b = Builder::at_end(body.func, current);
                    all = reduction.operator.combine(&mut b, next, all, reduction.fast)?;
                    b.f.set_name(all, b"bin.rdx");
                }
                if width > 1 {
                    let (ty, current) = (body.func.ty(*phi), body.current);
                    let mut b = Builder::at_end(body.func, current);
                    all = reduction.operator.reduce(&mut b, all, ty, reduction.fast)?;
                }
                locate(body, reduction.last);
                list.push((reduction.last, all));
            }
            Role::Recurrence { previous, .. } => {
                let value = take_last(body, *previous);
                body.func.set_name(value, b"vector.recur.extract");
                list.push((*previous, value));
            }
        }
    }
    if !legal.shape.needs_epilogue {
        for &inst in &legal.live_out {
            if list.iter().all(|row| row.0 != inst) {
                let value = take_last(body, inst);
                list.push((inst, value));
            }
        }
    }
    Some(list)
}

/// Gives what stands in the current block and has no location that of `inst`.
fn locate(body: &mut Body<'_, '_>, inst: Inst) {
    let loc = body.func.loc(inst);
    let mut at = body.func.first(body.current);
    while at.is_some() && loc.is_some() {
        if body.func.loc(at).is_none() {
            body.func.set_loc(at, loc);
        }
        at = body.func.next(at);
    }
}

/// Phis of `scalar`, the block before the loop as it was: where it begins.
fn resume(
    func: &mut FuncMut<'_>,
    plan: &Plan,
    scalar: Block,
    entries: &Entries,
    results: &[(Inst, Value)],
) -> Option<()> {
    for (phi, role) in &plan.legal.phis {
        let (start, name): (Value, &[u8]) = match role {
            Role::Induction { start, .. } => (*start, b"bc.resume.val"),
            Role::Reduction(reduction) => (reduction.start, b"bc.merge.rdx"),
            Role::Recurrence { start, .. } => (*start, b"scalar.recur.init"),
        };
        let next = func.phi_value_for(*phi, plan.legal.shape.latch)?;
        let late = match next.as_inst() {
            Some(next) => results.iter().find(|row| row.0 == next)?.1,
            None => next,
        };
        let made = last_phi(func, scalar, func.ty(*phi));
        func.set_name(made.into(), name);
        if let Some(middle) = entries.late {
            func.add_incoming(made, late, middle);
        }
        for &block in &entries.early {
            func.add_incoming(made, start, block);
        }
        let at = func.phi_index_of(*phi, scalar)?;
        func.set_incoming(*phi, at, made.into());
    }
    Some(())
}

/// The property that forbids to unroll by a count that is known only when the loop is reached.
const NO_RUNTIME_UNROLL: &[u8] = b"llvm.loop.unroll.runtime.disable";

/// Notes on both loops that this pass was there.
fn mark(func: &mut FuncMut<'_>, plan: &Plan, vector_end: Inst, scalar_end: Inst) {
    let vectorized = number_property(func, b"llvm.loop.isvectorized", 1);
    let no_unroll = switch_property(func, NO_RUNTIME_UNROLL);
    let all: &[u8] = b"llvm.loop.vectorize.followup_all";
    let rows: [(Inst, &[&[u8]], bool); 2] = [
        (vector_end, &[all, b"llvm.loop.vectorize.followup_vectorized"], true),
        (scalar_end, &[all, b"llvm.loop.vectorize.followup_epilogue"], plan.checks.is_none()),
    ];
    for (end, followups, unrolled) in rows {
        let hints = plan.hints.node;
        if let Some(node) = followup_node(func, hints, followups, None, false) {
            // The vector loop is not unrolled again for a count that is known only when it is reached.
            let node = match end == vector_end {
                true => renewed_loop_node(func, node, NO_RUNTIME_UNROLL, &[no_unroll]),
                false => node,
            };
            set_loop_node(func, end, node);
            continue;
        }
        let more: &[Md] = match (end == vector_end, unrolled) {
            (true, _) => &[vectorized, no_unroll],
            (false, true) => &[no_unroll, vectorized],
            (false, false) => &[vectorized],
        };
        let node = renewed_loop_node(func, hints.node, b"llvm.loop.vectorize.", &[]);
        let node = renewed_loop_node(func, node, b"llvm.loop.interleave.", more);
        set_loop_node(func, end, node);
    }
}
