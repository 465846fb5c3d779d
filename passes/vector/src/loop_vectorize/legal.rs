//! Which loops may run iterations side by side, and what their values are then: induction variables, reductions, values of the
//! iteration before, consecutive accesses, blocks that run under a condition.

use super::declined::Declined;
use crate::intrinsics::lanewise;
use crate::operator::Operator;
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Func, Value};
use warpc_scev::access::LoopAccess;
use warpc_scev::{Expr, Kind, Se};

/// The blocks of a loop.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    /// The loop.
    pub id: Loop,
    /// The block before it, which only jumps to the header.
    pub preheader: Block,
    /// Its only latch, which leaves it too.
    pub latch: Block,
    /// Its blocks in reverse post-order, the header first.
    pub order: Vec<Block>,
    /// The same in ascending order.
    members: Vec<Block>,
    /// Edges that leave it.
    pub exits: Vec<(Block, Block)>,
    /// Whether the last iteration has to run in the loop as it was, because it may leave from elsewhere than the latch.
    pub needs_epilogue: bool,
}

impl Shape {
    /// Of innermost loop `id`.
    pub fn of(se: &mut Se<'_, '_>, id: Loop) -> Result<Shape, Declined> {
        let (f, loops) = (se.f, se.loops);
        let preheader = loops.preheader(f, id).ok_or(Declined::ControlFlow)?;
        let latch = loops.latch(f, id).ok_or(Declined::ControlFlow)?;
        let is_plain = |block: Block| f.op(f.terminator(block)) == Opcode::Br;
        if f.num_operands(f.terminator(preheader)) != 1 || !is_plain(preheader) {
            return Err(Declined::ControlFlow);
        }
        let exits = loops.exit_edges(f, id);
        let mut order = loops.blocks(id);
        if exits.is_empty() || !order.iter().all(|&block| is_plain(block)) {
            return Err(Declined::ControlFlow);
        }
        order.sort_unstable_by_key(|&block| se.cfg.rpo_index(block));
        let mut members = order.clone();
        members.sort_unstable();
        // All edges but the one back to the header go forward: no second loop hides in it that has several entries.
        let goes_back = |block: Block| {
            f.successors(block).any(|to| {
                to != order[0] && members.binary_search(&to).is_ok() && se.cfg.rpo_index(to) <= se.cfg.rpo_index(block)
            })
        };
        if order.iter().any(|&block| goes_back(block)) {
            return Err(Declined::ControlFlow);
        }
        let leaves_early = exits.iter().any(|&(from, _)| from != latch);
        if exits.iter().any(|&(from, _)| !se.dom.dominates(from, latch)) {
            return Err(Declined::ControlFlow);
        }
        Ok(Shape { id, preheader, latch, order, members, exits, needs_epilogue: leaves_early })
    }
    /// Whether `block` is in it.
    pub fn contains(&self, block: Block) -> bool {
        self.members.binary_search(&block).is_ok()
    }
    /// Its header.
    pub fn header(&self) -> Block {
        self.order[0]
    }
    /// The block that the latch leaves to.
    pub fn latch_exit(&self) -> Option<Block> {
        self.exits.iter().find(|edge| edge.0 == self.latch).map(|edge| edge.1)
    }
    /// The instruction that `value` is in the loop, if it is one.
    pub fn inside(&self, func: &Func<'_>, value: Value) -> Option<Inst> {
        value.as_inst().filter(|&inst| self.contains(func.block_of(inst)))
    }
}

/// What a phi of the header is.
#[derive(Clone, Debug)]
pub(super) enum Role {
    /// It moves by the same step in each iteration.
    Induction {
        /// First value.
        start: Value,
        /// Step, in bytes for pointers, which does not change in the loop.
        step: Expr,
    },
    /// It collects a result.
    Reduction(Reduction),
    /// It is what the iteration before computed.
    Recurrence {
        /// Value in the first iteration.
        start: Value,
        /// Value for the next iteration, which stands before all users.
        previous: Inst,
    },
}

/// A result that all iterations contribute to.
#[derive(Clone, Debug)]
pub(super) struct Reduction {
    /// How.
    pub operator: Operator,
    /// Value before the loop.
    pub start: Value,
    /// The last value of an iteration.
    pub last: Inst,
    /// Fast-math flags of all operations.
    pub fast: u16,
    /// The operations, whose wrap flags do not hold in another order.
    pub members: Vec<Inst>,
}

/// Where an access goes in neighbouring iterations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stride {
    /// To one address.
    Invariant,
    /// To the next element.
    Forward,
    /// To the element before.
    Reverse,
    /// Elsewhere.
    Scattered,
}

/// A loop that may be vectorised.
#[derive(Clone, Debug)]
pub(super) struct Legal {
    /// Its blocks.
    pub shape: Shape,
    /// Phis of the header.
    pub phis: Vec<(Inst, Role)>,
    /// Accesses.
    pub accesses: Vec<(Inst, Stride)>,
    /// Instructions of the loop with users outside.
    pub live_out: Vec<Inst>,
    /// Accesses and divisions that run under a condition and may fault without it.
    pub guarded: Vec<Inst>,
    /// Blocks that every iteration runs, ascending.
    pub always: Vec<Block>,
    /// Iterations less one.
    pub count: Expr,
    /// The analysis of accesses.
    pub access: LoopAccess,
    /// Bits of the smallest and of the largest element that is loaded, stored or collected.
    pub element_bits: (u32, u32),
}

impl Legal {
    /// The role of phi `inst` of the header.
    pub fn role(&self, inst: Inst) -> Option<&Role> {
        self.phis.iter().find(|row| row.0 == inst).map(|row| &row.1)
    }
    /// Where access `inst` goes.
    pub fn stride(&self, inst: Inst) -> Stride {
        let row = self.accesses.binary_search_by_key(&inst, |row| row.0);
        row.map_or(Stride::Scattered, |at| self.accesses[at].1)
    }
    /// Whether `inst` must not run where its condition does not hold.
    pub fn is_guarded(&self, inst: Inst) -> bool {
        self.guarded.binary_search(&inst).is_ok()
    }
    /// Whether wrap flags of `inst` do not hold in another order.
    pub fn is_reordered(&self, inst: Inst) -> bool {
        self.phis.iter().any(|row| matches!(&row.1, Role::Reduction(red) if red.members.contains(&inst)))
    }
}

/// Whether lanes of vectors may have type `ty`.
fn is_element(func: &Func<'_>, ty: Type) -> bool {
    let types = func.types();
    types.is_int(ty) || types.is_float(ty) || types.addrspace(ty).is_some() && !types.is_vector(ty)
}

/// Instructions of the loop with users outside, in order.
pub(super) fn live_out(func: &Func<'_>, shape: &Shape) -> Vec<Inst> {
    let is_used = |inst: &Inst| func.uses((*inst).into()).any(|u| !shape.contains(func.block_of(func.user(u))));
    shape.order.iter().flat_map(|&block| func.block_insts(block)).filter(is_used).collect()
}

/// Looks at the phis and instructions of a loop, except for memory.
pub(super) fn judge(
    se: &mut Se<'_, '_>,
    shape: Shape,
    access: LoopAccess,
    may_reorder: bool,
) -> Result<Legal, (Declined, Inst)> {
    let f = se.f;
    let live_out = live_out(f, &shape);
    // Values leave by phis of the exit that the latch goes to.
    let exit = shape.latch_exit();
    let leaves_by_phi = |u: Use| {
        let user = f.user(u);
        let block = f.block_of(user);
        shape.contains(block) || f.op(user) == Opcode::Phi && Some(block) == exit
    };
    if !shape.needs_epilogue
        && let Some(&open) = live_out.iter().find(|inst| !f.uses((**inst).into()).all(leaves_by_phi))
    {
        return Err((Declined::NotReduction, open));
    }
    let mut phis: Vec<(Inst, Role)> = Vec::new();
    let header = shape.header();
    for phi in f.block_insts(header).take_while(|&inst| f.op(inst) == Opcode::Phi) {
        if !is_element(f, f.ty(phi)) {
            return Err((Declined::ControlFlow, phi));
        }
        let role = role_of(se, &shape, phi, may_reorder, &live_out).map_err(|why| (why, phi))?;
        phis.push((phi, role));
    }
    let is_induction = |row: &(Inst, Role)| matches!(row.1, Role::Induction { .. });
    if !phis.iter().any(is_induction) {
        return Err((Declined::NoInduction, Inst::NONE));
    }
    let mut guarded: Vec<Inst> = Vec::new();
    let mut accesses: Vec<(Inst, Stride)> = Vec::new();
    let mut bits = (u32::MAX, 8);
    let mut note = |ty: Type| {
        if let Some(size) = size_of(f, ty) {
            bits = (bits.0.min(size), bits.1.max(size));
        }
    };
    for &block in &shape.order {
        let is_conditional = !se.dom.dominates(block, shape.latch);
        for inst in f.block_insts(block) {
            let op = f.op(inst);
            check(f, &shape, inst).map_err(|why| (why, inst))?;
            if matches!(op, Opcode::Load | Opcode::Store) {
                let ty = if op == Opcode::Load { f.ty(inst) } else { f.type_of(f.operand(inst, 0)) };
                note(ty);
                accesses.push((inst, stride_of(se, &shape, &access, inst, ty)));
                if is_conditional && !is_safe_access(se, &shape, inst) {
                    guarded.push(inst);
                }
            } else if is_conditional && may_trap(f, inst) {
                guarded.push(inst);
            }
        }
    }
    for (phi, role) in &phis {
        if matches!(role, Role::Reduction(_)) {
            note(f.ty(*phi));
        }
    }
    accesses.sort_unstable_by_key(|row| row.0);
    guarded.sort_unstable();
    let (count, _) = se.predicated_count(shape.id, warpc_scev::CountKind::Exact);
    let mut always: Vec<Block> = shape.order.clone();
    always.retain(|&block| se.dom.dominates(block, shape.latch));
    always.sort_unstable();
    Ok(Legal { always, shape, phis, accesses, live_out, guarded, count, access, element_bits: bits })
}

/// Bits of a number or pointer.
pub(super) fn size_of(func: &Func<'_>, ty: Type) -> Option<u32> {
    let types = func.types();
    types.scalar_bits(ty).or_else(|| types.addrspace(ty).map(|space| func.layout().pointer_bits(space)))
}

/// Whether a division faults for some divisors.
fn may_trap(func: &Func<'_>, inst: Inst) -> bool {
    let is_division = matches!(func.op(inst), Opcode::UDiv | Opcode::SDiv | Opcode::URem | Opcode::SRem);
    is_division
        && facts::signed_constant(func, func.operand(inst, 1)).is_none_or(|divisor| divisor == 0 || divisor == -1)
}

/// Whether load `inst`, which runs under a condition, is of an address that every iteration accesses anyway.
fn is_safe_access(se: &Se<'_, '_>, shape: &Shape, inst: Inst) -> bool {
    let f = se.f;
    let Some(ptr) = facts::pointer_operand(f, inst).filter(|_| f.op(inst) == Opcode::Load) else { return false };
    let bytes = |ty: Type| f.layout().store_size(f.types(), ty);
    f.uses(ptr).take(64).any(|u| {
        let user = f.user(u);
        let accessed = match f.op(user) {
            Opcode::Load => f.ty(user),
            Opcode::Store if f.use_index(u) == 1 => f.type_of(f.operand(user, 0)),
            _ => return false,
        };
        let block = f.block_of(user);
        shape.contains(block)
            && se.dom.dominates(block, shape.latch)
            && bytes(accessed) >= bytes(f.ty(inst))
            && f.mem(user).align >= f.mem(inst).align
    })
}

/// What phi `phi` of the header is.
fn role_of(
    se: &mut Se<'_, '_>,
    shape: &Shape,
    phi: Inst,
    may_reorder: bool,
    live_out: &[Inst],
) -> Result<Role, Declined> {
    let f = se.f;
    let (Some(start), Some(next)) = (f.phi_value_for(phi, shape.preheader), f.phi_value_for(phi, shape.latch)) else {
        return Err(Declined::ControlFlow);
    };
    if se.type_of(phi.into()).is_some() {
        let expr = se.get(phi.into());
        if se.kind(expr) == Kind::AddRec && se.rec_loop(expr) == Some(shape.id) && se.is_affine(expr) {
            let step = se.op(expr, 1);
            return Ok(Role::Induction { start, step });
        }
    }
    let next = shape.inside(f, next).ok_or(Declined::NotReduction)?;
    if let Some(mut reduction) = reduction_of(f, shape, phi, next, live_out) {
        reduction.start = start;
        let is_strict = matches!(reduction.operator, Operator::Binary(Opcode::FAdd | Opcode::FMul))
            && reduction.fast & flags::REASSOC == 0;
        return if is_strict && !may_reorder { Err(Declined::FloatOrder) } else { Ok(Role::Reduction(reduction)) };
    }
    let stands_before = |u: Use| {
        let user = f.user(u);
        f.op(user) != Opcode::Phi && shape.contains(f.block_of(user)) && se.dom.dominates_inst(f, next, user)
    };
    if f.op(next) != Opcode::Phi && is_element(f, f.ty(next)) && f.uses(phi.into()).all(stands_before) {
        return Ok(Role::Recurrence { start, previous: next });
    }
    Err(Declined::NotReduction)
}

/// What `phi` collects until `last`: every way through an iteration applies one operation to it, any number of times.
fn reduction_of(func: &Func<'_>, shape: &Shape, phi: Inst, last: Inst, live_out: &[Inst]) -> Option<Reduction> {
    let mut members: Vec<Inst> = vec![phi];
    let mut operator: Option<Operator> = None;
    let mut fast = flags::FAST;
    let mut at = 0;
    while at < members.len() {
        let member = members[at];
        at += 1;
        for u in func.uses(member.into()) {
            let user = func.user(u);
            if !shape.contains(func.block_of(user)) {
                continue;
            }
            if user == phi && member == last || members.contains(&user) {
                continue;
            }
            if members.len() > 64 {
                return None;
            }
            members.push(user);
        }
    }
    members.remove(0);
    let is_part = |value: Value| value == phi.into() || value.as_inst().is_some_and(|inst| members.contains(&inst));
    for &member in &members {
        let parts: SmallVec<[usize; 4]> =
            (0..func.num_operands(member)).filter(|&slot| is_part(func.operand(member, slot))).collect();
        let found = match func.op(member) {
            Opcode::Phi => {
                if !func.phi_pairs(member).all(|(value, _)| is_part(value)) {
                    return None;
                }
                continue;
            }
            Opcode::Select if parts[..] == [1, 2] => continue,
            Opcode::Sub if parts[..] == [0] => Operator::Binary(Opcode::Add),
            Opcode::FSub if parts[..] == [0] => Operator::Binary(Opcode::FAdd),
            // A product of reciprocals.
            Opcode::FDiv if parts[..] == [0] && func.flags(member) & flags::REASSOC != 0 => {
                Operator::Binary(Opcode::FMul)
            }
            Opcode::FAdd | Opcode::FMul if parts.len() == 1 => Operator::Binary(func.op(member)),
            Opcode::Call if parts[..] == [2] && facts::intrinsic(func, member) == Some(id::FMULADD) => {
                Operator::Binary(Opcode::FAdd)
            }
            _ if parts.len() == 1 && func.op(member) != Opcode::Select => Operator::of(func, member)?,
            _ => return None,
        };
        if operator.is_some_and(|known| known != found) {
            return None;
        }
        operator = Some(found);
        if func.types().is_float(func.ty(member)) {
            fast &= func.flags(member);
        } else {
            fast = 0;
        }
    }
    if !members.contains(&last) || live_out.contains(&phi) || members.iter().any(|m| *m != last && live_out.contains(m))
    {
        return None;
    }
    let operator = operator?;
    Some(Reduction { operator, start: Value::NONE, last, fast, members })
}

/// Where access `inst` of type `ty` goes in neighbouring iterations.
fn stride_of(se: &mut Se<'_, '_>, shape: &Shape, access: &LoopAccess, inst: Inst, ty: Type) -> Stride {
    let f = se.f;
    let Some(ptr) = facts::pointer_operand(f, inst) else { return Stride::Scattered };
    if se.loops.is_invariant(f, shape.id, ptr) {
        return Stride::Invariant;
    }
    if se.type_of(ptr).is_none() {
        return Stride::Scattered;
    }
    let rewritten = access.rewritten.iter().find(|row| Value::inst(row.0) == ptr).map(|row| row.2);
    let expr = match rewritten {
        Some(expr) => expr,
        None => se.get(ptr),
    };
    if se.kind(expr) != Kind::AddRec || se.rec_loop(expr) != Some(shape.id) || !se.is_affine(expr) {
        return Stride::Scattered;
    }
    let (types, layout) = (f.types(), f.layout());
    let bytes = layout.store_size(types, ty);
    if bytes == 0 || layout.alloc_size(types, ty) != bytes || layout.size_in_bits(types, ty) != bytes * 8 {
        return Stride::Scattered;
    }
    let (step, bits) = (se.op(expr, 1), se.bits(expr));
    let mask = if bits >= 128 { u128::MAX } else { (1 << bits) - 1 };
    match se.constant(step) {
        Some(step) if step & mask == bytes as u128 => Stride::Forward,
        Some(step) if step & mask == (bytes as u128).wrapping_neg() & mask => Stride::Reverse,
        _ => Stride::Scattered,
    }
}

/// Whether instruction `inst` can be done for several iterations at once.
fn check(func: &Func<'_>, shape: &Shape, inst: Inst) -> Result<(), Declined> {
    let (op, ty) = (func.op(inst), func.ty(inst));
    match op {
        Opcode::Br => Ok(()),
        Opcode::Store => {
            let stored = func.type_of(func.operand(inst, 0));
            let plain = facts::is_simple(func, inst) && is_element(func, stored);
            if plain { Ok(()) } else { Err(Declined::Instruction) }
        }
        Opcode::Load => {
            if !is_element(func, ty) {
                Err(Declined::ReturnType)
            } else if !facts::is_simple(func, inst) {
                Err(Declined::Instruction)
            } else {
                Ok(())
            }
        }
        Opcode::Call => {
            let stays = |slot: usize| shape.inside(func, func.operand(inst, slot)).is_none();
            match lanewise(func, inst) {
                Some(row) if func.call(inst).bundles.is_empty() && is_element(func, ty) => {
                    if row.scalar.is_none_or(stays) { Ok(()) } else { Err(Declined::Call) }
                }
                _ if is_once(func, inst) && (0..func.call(inst).num_args as usize).all(stays) => Ok(()),
                _ if facts::intrinsic(func, inst) == Some(id::ASSUME) => Ok(()),
                _ => Err(Declined::Call),
            }
        }
        Opcode::Phi | Opcode::Select | Opcode::GetElementPtr | Opcode::ICmp | Opcode::FCmp | Opcode::Freeze => {
            let from = func.operand(inst, (op == Opcode::Select) as usize);
            let fits = is_element(func, ty) && (op == Opcode::Phi || is_element(func, func.type_of(from)));
            if fits { Ok(()) } else { Err(Declined::ReturnType) }
        }
        _ if op.is_binary() || op.is_cast() || op == Opcode::FNeg => {
            let fits = is_element(func, ty) && is_element(func, func.type_of(func.operand(inst, 0)));
            if fits { Ok(()) } else { Err(Declined::ReturnType) }
        }
        _ if op.is_call() => Err(Declined::Call),
        _ => Err(Declined::Instruction),
    }
}

/// Whether call `inst` says something about memory or scopes that is said once for all iterations side by side.
pub(super) fn is_once(func: &Func<'_>, inst: Inst) -> bool {
    use id::{EXPERIMENTAL_NOALIAS_SCOPE_DECL, LIFETIME_END, LIFETIME_START, PSEUDOPROBE, SIDEEFFECT};
    let called = facts::intrinsic(func, inst);
    let once = [EXPERIMENTAL_NOALIAS_SCOPE_DECL, LIFETIME_END, LIFETIME_START, PSEUDOPROBE, SIDEEFFECT];
    called.is_some_and(|called| once.contains(&called))
}
