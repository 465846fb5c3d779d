//! Whether two neighbours may be fused, and what moves when they are.

use super::candidate::{Candidate, Guard, touches_memory};
use crate::metrics::is_convergent;
use crate::unroll::Trips;
use warpc_analysis::facts;
use warpc_ir::fold::int::compare64;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, Value};
use warpc_scev::depend::{Depend, Direction};

/// Why two neighbours stay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// They run differently often.
    NonEqualTripCount,
    /// Something stands between them.
    NonAdjacent,
    /// One may be left out, the other runs always.
    OneGuard,
    /// They stand behind different conditions.
    Guards,
    /// Code behind the first loop cannot move behind the second.
    ExitBlock,
    /// Code before the guard of the second loop cannot move before that of the first.
    GuardBlock,
    /// The second loop needs what later iterations of the first do.
    Dependences,
    /// Code between the loops cannot move.
    Preheader,
}

impl Reason {
    /// The name of the remark, and its text.
    pub fn text(self) -> (&'static str, &'static str) {
        match self {
            Reason::NonEqualTripCount => ("NonEqualTripCount", "Loop trip counts are not the same"),
            Reason::NonAdjacent => ("NonAdjacent", "Loops are not adjacent"),
            Reason::OneGuard => {
                ("OnlySecondCandidateIsGuarded", "The second candidate is guarded while the first one is not")
            }
            Reason::Guards => ("NonIdenticalGuards", "Candidates have different guards"),
            Reason::ExitBlock => {
                ("NonEmptyExitBlock", "Candidate has a non-empty exit block with instructions that cannot be moved")
            }
            Reason::GuardBlock => {
                ("NonEmptyGuardBlock", "Candidate has a non-empty guard block with instructions that cannot be moved")
            }
            Reason::Dependences => ("InvalidDependencies", "Dependencies prevent fusion"),
            Reason::Preheader => {
                ("NonEmptyPreheader", "Loop has a non-empty preheader with instructions that cannot be moved")
            }
        }
    }
}

/// How two loops are fused.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The first loop.
    pub first: Candidate,
    /// The second one.
    pub second: Candidate,
    /// Iterations to be peeled from the first one before the two are looked at again.
    pub peel: u32,
    /// What moves from the preheader of the second loop to that of the first, in order.
    pub hoisted: Vec<Inst>,
    /// What moves from there to the exit of the second loop, in order.
    pub sunk: Vec<Inst>,
    /// What moves from the latch of the first loop to that of the second, in order.
    pub lowered: Vec<Inst>,
}

/// How `first` and `second`, its neighbour, are fused. Up to `most_peeled` iterations may be peeled from the first.
pub fn legal(
    tests: &mut Depend<'_, '_, '_>,
    first: Candidate,
    second: Candidate,
    most_peeled: u32,
) -> Result<Plan, Reason> {
    let f = tests.se.f;
    let peel = surplus(tests, &first, &second, most_peeled)?;
    if first.leads_to(f) != Some(second.entry()) {
        return Err(Reason::NonAdjacent);
    }
    let mut between: Vec<Inst> = first.accesses.clone();
    match (first.guard, second.guard) {
        (None, None) => {}
        (Some(one), Some(other)) => {
            if one.around != other.block || !tests.se.dom.dominates(one.block, other.block) {
                return Err(Reason::NonAdjacent);
            }
            let is_same = one.way_in == other.way_in && same_condition(f, one.block, other.block);
            if !(is_same || enters(f, one) && enters(f, other)) {
                return Err(Reason::Guards);
            }
            exit_moves(tests, &first, &second)?;
            between.extend(inner(f, first.exit).filter(|&inst| touches_memory(f, inst)));
            guard_moves(tests, one.block, other.block, &between)?;
        }
        _ => return Err(Reason::OneGuard),
    }
    let mut plan = Plan { first, second, peel, hoisted: Vec::new(), sunk: Vec::new(), lowered: Vec::new() };
    // Dependences are those of loops that run equally often.
    if peel == 0 && !dependences_allow(tests, &plan.first, &plan.second) {
        return Err(Reason::Dependences);
    }
    preheader_moves(tests, &mut plan, &between)?;
    if peel == 0 {
        lower_latch(tests, &mut plan);
    }
    Ok(plan)
}

/// By how many iterations the first loop runs more often than the second.
fn surplus(tests: &mut Depend<'_, '_, '_>, first: &Candidate, second: &Candidate, most: u32) -> Result<u32, Reason> {
    let se = &mut *tests.se;
    if first.count == second.count {
        return Ok(0);
    }
    let counts = [first, second].map(|candidate| Trips::of(se, candidate.id).exact);
    let surplus = counts[0].checked_sub(counts[1]).filter(|_| counts[1] != 0);
    surplus.filter(|&surplus| surplus > 0 && surplus <= most).ok_or(Reason::NonEqualTripCount)
}

/// The instructions of `block` before its terminator.
fn inner<'f>(func: &'f Func<'_>, block: Block) -> impl Iterator<Item = Inst> + 'f {
    let end = func.terminator(block);
    func.block_insts(block).filter(move |&inst| inst != end)
}

/// Whether the branches of two blocks ask the same.
fn same_condition(func: &Func<'_>, one: Block, other: Block) -> bool {
    let (a, b) = (func.operand(func.terminator(one), 0), func.operand(func.terminator(other), 0));
    let (Some(x), Some(y)) = (a.as_inst(), b.as_inst()) else { return a == b };
    let compares = matches!(func.op(x), Opcode::ICmp | Opcode::FCmp);
    let is_equal =
        || func.op(x) == func.op(y) && func.flags(x) == func.flags(y) && func.operands(x).eq(func.operands(y));
    x == y || compares && is_equal()
}

/// Whether the branch of `guard` asks constants, and leads to the loop.
fn enters(func: &Func<'_>, guard: Guard) -> bool {
    let condition = func.operand(func.terminator(guard.block), 0);
    let known = facts::int_constant(func, condition).or_else(|| {
        let compare = condition.as_inst().filter(|&inst| func.op(inst) == Opcode::ICmp)?;
        let sides = [func.operand(compare, 0), func.operand(compare, 1)];
        let bits = func.types().int_bits(func.type_of(sides[0])).filter(|&bits| bits <= u64::BITS)?;
        let [left, right] = sides.map(|side| facts::int_constant(func, side));
        Some(u128::from(compare64(func.int_pred(compare), bits, left? as u64, right? as u64)))
    });
    known.is_some_and(|value| (value & 1 == 1) == (guard.way_in == 1))
}

/// Whether `inst` may move over all of `others`: neither writes what the other touches.
fn passes(tests: &mut Depend<'_, '_, '_>, inst: Inst, others: &[Inst]) -> bool {
    let f = tests.se.f;
    if !touches_memory(f, inst) {
        return true;
    }
    let writes = facts::may_write(f, inst);
    others.iter().all(|&other| !(writes || facts::may_write(f, other)) || tests.depends(inst, other, false).is_none())
}

/// Whether `inst` may run at another place that runs as often.
fn is_movable(func: &Func<'_>, inst: Inst) -> bool {
    let is_plain = !matches!(func.op(inst), Opcode::Load | Opcode::Store) || facts::is_simple(func, inst);
    let is_atomic = matches!(func.op(inst), Opcode::AtomicRmw | Opcode::CmpXchg | Opcode::Fence);
    is_plain
        && !is_atomic
        && !facts::may_throw(func, inst)
        && facts::transfers_execution(func, inst)
        && !is_convergent(func, inst)
        && func.ty(inst) != Type::TOKEN
        && func.op(inst) != Opcode::Alloca
}

/// Whether the exit of the first loop may be moved behind the second.
fn exit_moves(tests: &mut Depend<'_, '_, '_>, first: &Candidate, second: &Candidate) -> Result<(), Reason> {
    let f = tests.se.f;
    let insts: Vec<Inst> = inner(f, first.exit).collect();
    for inst in insts {
        if f.op(inst) == Opcode::Phi || !is_movable(f, inst) || !passes(tests, inst, &second.accesses) {
            return Err(Reason::ExitBlock);
        }
    }
    Ok(())
}

/// Whether what block `from` has may be moved to the end of block `to`, over what touches memory `between` them.
fn guard_moves(tests: &mut Depend<'_, '_, '_>, to: Block, from: Block, between: &[Inst]) -> Result<(), Reason> {
    let f = tests.se.f;
    let insts: Vec<Inst> = inner(f, from).collect();
    for &inst in &insts {
        let is_there = |value: Value| {
            let block = value.as_inst().map(|inst| f.block_of(inst));
            block.is_none_or(|block| block == from || block == to || tests.se.dom.dominates(block, to))
        };
        let stands = f.op(inst) == Opcode::Phi || !is_movable(f, inst) || !f.operands(inst).all(is_there);
        if stands || !passes(tests, inst, between) {
            return Err(Reason::GuardBlock);
        }
    }
    Ok(())
}

/// Whether the second loop may begin before the first has ended.
fn dependences_allow(tests: &mut Depend<'_, '_, '_>, first: &Candidate, second: &Candidate) -> bool {
    let f = tests.se.f;
    let around = tests.se.loops.depth(first.id) as usize - 1;
    for &one in &first.accesses {
        for &other in &second.accesses {
            let writes = facts::may_write(f, one) || facts::may_write(f, other);
            if writes && !allows(tests, second, around, one, other) {
                return false;
            }
        }
    }
    let is_of_first =
        |value: Value| value.as_inst().is_some_and(|inst| tests.se.loops.contains(first.id, f.block_of(inst)));
    let insts = second.order.iter().flat_map(|&block| f.block_insts(block));
    !insts.into_iter().any(|inst| f.operands(inst).any(is_of_first))
}

/// Whether `other`, of the second loop, may run before later iterations of the first run `one`. `around` loops are around both.
fn allows(tests: &mut Depend<'_, '_, '_>, second: &Candidate, around: usize, one: Inst, other: Inst) -> bool {
    let f = tests.se.f;
    let Some(found) = tests.depends(one, other, false) else { return true };
    if found.confused || found.levels.len() != around {
        return false;
    }
    if found.levels.iter().any(|level| !level.direction.has(Direction::EQ)) {
        return true;
    }
    let Some(level) = found.fused.first() else { return false };
    if !level.direction.has(Direction::GT) {
        return true;
    }
    // Both write one place: the second loop has the last word, if it writes in its last iteration.
    let is_last = || tests.se.dom.dominates(f.block_of(other), second.latch);
    level.scalar && f.op(one) == Opcode::Store && f.op(other) == Opcode::Store && is_last()
}

/// Divides what stands between the loops into what moves before both and what moves behind both.
fn preheader_moves(tests: &mut Depend<'_, '_, '_>, plan: &mut Plan, between: &[Inst]) -> Result<(), Reason> {
    let f = tests.se.f;
    let block = plan.second.preheader;
    let insts: Vec<Inst> = inner(f, block).collect();
    let mut stays = between.to_vec();
    let mut is_hoisted = vec![false; insts.len()];
    for (at, &inst) in insts.iter().enumerate() {
        if f.op(inst) != Opcode::Phi && !is_movable(f, inst) {
            return Err(Reason::Preheader);
        }
        let is_there = |value: Value| {
            let Some(operand) = value.as_inst() else { return true };
            let home = f.block_of(operand);
            match home == block {
                true => insts[..at].iter().position(|&i| i == operand).is_some_and(|n| is_hoisted[n]),
                false => home != plan.first.header && tests.se.dom.dominates(home, plan.first.header),
            }
        };
        let can_rise = f.op(inst) != Opcode::Phi && f.operands(inst).all(is_there);
        if can_rise && passes(tests, inst, &stays) {
            is_hoisted[at] = true;
            plan.hoisted.push(inst);
            continue;
        }
        if !can_sink(tests, &plan.second, inst) || !passes(tests, inst, &plan.second.accesses) {
            return Err(Reason::Preheader);
        }
        if touches_memory(f, inst) {
            stays.push(inst);
        }
        plan.sunk.push(inst);
    }
    Ok(())
}

/// Whether nothing before the exit of the second loop uses `inst`, of its preheader.
fn can_sink(tests: &Depend<'_, '_, '_>, second: &Candidate, inst: Inst) -> bool {
    let (f, loops) = (tests.se.f, tests.se.loops);
    f.uses(inst.into()).all(|use_row| {
        let user = f.user(use_row);
        let home = f.block_of(user);
        let at_exit = f.op(user) == Opcode::Phi && home == second.exit;
        !at_exit && !loops.contains(second.id, home)
    }) && (f.op(inst) != Opcode::Phi || f.phi_len(inst) == 1)
}

/// Finds what moves from the latch of the first loop to that of the second: the steps of its variables, and whatever else may.
fn lower_latch(tests: &mut Depend<'_, '_, '_>, plan: &mut Plan) {
    let f = tests.se.f;
    let (from, to) = (plan.first.latch, plan.second.latch);
    // Where the latch of the second loop is its header, nothing of that loop is in between.
    let second = plan.second.accesses.iter().copied().filter(|&inst| f.block_of(inst) != to);
    let mut stays: Vec<Inst> = second.collect();
    let insts: Vec<Inst> = inner(f, from).filter(|&inst| f.op(inst) != Opcode::Phi).collect();
    let mut is_lowered = warpc_columns::RowSet::new(f.num_insts());
    let end = f.terminator(from);
    for &inst in insts.iter().rev() {
        let is_behind = |use_row: Use| {
            let user = f.user(use_row);
            user == end || f.block_of(user) != from || f.op(user) == Opcode::Phi || is_lowered.contains(user)
        };
        let is_free = is_movable(f, inst) && f.uses(inst.into()).all(is_behind);
        if is_free && passes(tests, inst, &stays) {
            is_lowered.insert(inst);
            plan.lowered.push(inst);
        } else if touches_memory(f, inst) {
            stays.push(inst);
        }
    }
    plan.lowered.reverse();
}
