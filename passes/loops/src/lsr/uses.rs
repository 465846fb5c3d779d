//! Who uses values that step with a loop: where the affine recurrences of a loop end up.
//!
//! From the phis of the header, through instructions whose expression is a recurrence of the loop too, to those that use one and are
//! none themselves. What leaves the loop after the last increment is seen after the increment, and so is the comparison that
//! decides about the back edge: then one register serves the phi and its next value.

use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, Opcode, Value};
use warpc_scev::{COULD_NOT_COMPUTE, Expr, Exprs, Kind, Se, Wrap};

/// Depth to which sums and starts of recurrences are looked into.
const DEPTH: u32 = 16;
/// Instructions up to an assumption that are looked at.
const EPHEMERAL: usize = 8;

/// A use of a stepping value.
#[derive(Clone, Copy, Debug)]
pub struct IvUse {
    /// The instruction.
    pub user: Inst,
    /// Its operand.
    pub value: Value,
    /// Whether `expr` holds after the increment.
    pub post: bool,
    /// What the operand is; where `post` says so, with all recurrences of the loop one step back.
    pub expr: Expr,
}

/// Instructions that were met, by number of the loop they were met in.
#[derive(Default)]
pub struct Marks {
    generation: u32,
    rows: Vec<u32>,
}

impl Marks {
    fn begin(&mut self, rows: usize) {
        self.generation += 1;
        if self.rows.len() < rows {
            self.rows.resize(rows, 0);
        }
    }
    /// Marks `inst`; whether it was not marked before.
    fn mark(&mut self, inst: Inst) -> bool {
        std::mem::replace(&mut self.rows[inst.index()], self.generation) != self.generation
    }
}

/// What is looked at.
pub struct Search<'s> {
    /// The loop.
    pub loop_id: Loop,
    /// Its latch.
    pub latch: Block,
    /// Uses from which on it is given up.
    pub most: usize,
    /// Scratch.
    pub marks: &'s mut Marks,
}

impl Search<'_> {
    /// The uses of stepping values; `None` if there are too many.
    pub fn run(&mut self, se: &mut Se<'_, '_>) -> Option<Vec<IvUse>> {
        let func = se.f;
        self.marks.begin(func.num_insts());
        let header = se.loops.header(self.loop_id);
        let phis: Vec<Inst> = func.block_insts(header).take_while(|&i| func.op(i) == Opcode::Phi).collect();
        let mut found: Vec<IvUse> = Vec::new();
        for phi in phis {
            if !self.steps(se, phi) || !self.marks.mark(phi) {
                continue;
            }
            // In depth, last uses first.
            let mut work = vec![(phi, users_of(func, phi))];
            while let Some((inst, users)) = work.last_mut() {
                let inst = *inst;
                let Some(user) = users.pop() else {
                    work.pop();
                    continue;
                };
                let expr = se.get(inst.into());
                let is_phi = func.op(user) == Opcode::Phi;
                let inside = se.loops.contains(self.loop_id, func.block_of(user));
                // The phis of the header are the start.
                if is_phi && func.block_of(user) == header {
                    if !self.steps(se, user) {
                        self.add(se, &mut found, user, inst, expr);
                    }
                    continue;
                }
                // What only serves an assumption is no reason for a register of its own, but keeps what it uses.
                let follow = (inside || !is_phi) && !is_ephemeral(func, user) && self.steps(se, user);
                if !follow {
                    self.add(se, &mut found, user, inst, expr);
                } else if self.marks.mark(user) {
                    work.push((user, users_of(func, user)));
                }
                if found.len() > self.most {
                    return None;
                }
            }
        }
        self.after_increment(se, &mut found);
        Some(found)
    }

    /// Whether `inst` is an interesting recurrence of the loop.
    fn steps(&self, se: &mut Se<'_, '_>, inst: Inst) -> bool {
        let Some(ty) = se.type_of(inst.into()) else { return false };
        if ty.bits() > 64 || !se.f.layout().is_native(ty.bits()) {
            return false;
        }
        if !se.dom.is_reachable(se.f.block_of(inst)) {
            return false;
        }
        let expr = se.get(inst.into());
        self.is_interesting(se, expr, inst, DEPTH)
    }
    fn is_interesting(&self, se: &mut Se<'_, '_>, expr: Expr, inst: Inst, depth: u32) -> bool {
        if depth == 0 {
            return false;
        }
        match se.kind(expr) {
            Kind::AddRec if se.rec_loop(expr) == Some(self.loop_id) => {
                let inside = se.loops.contains(self.loop_id, se.f.block_of(inst));
                if se.is_affine(expr) {
                    return true;
                }
                !inside && {
                    let around = se.loops.of(se.f.block_of(inst));
                    se.at_scope(expr, around) != expr
                }
            }
            Kind::AddRec => {
                let (start, step) = (se.op(expr, 0), se.step_of(expr));
                self.is_interesting(se, start, inst, depth - 1) && !self.is_interesting(se, step, inst, depth - 1)
            }
            Kind::Add => {
                let mut interesting = 0;
                for k in 0..se.num_ops(expr) {
                    let op = se.op(expr, k);
                    interesting += self.is_interesting(se, op, inst, depth - 1) as u32;
                    if interesting > 1 {
                        return false;
                    }
                }
                interesting == 1
            }
            _ => false,
        }
    }

    fn add(&self, se: &mut Se<'_, '_>, found: &mut Vec<IvUse>, user: Inst, operand: Inst, expr: Expr) {
        let value = Value::inst(operand);
        if found.iter().rev().take(8).any(|u| u.user == user && u.value == value) {
            return;
        }
        let post = self.is_after(se, user, value);
        let expr = if post { self.before_increment(se, expr) } else { expr };
        if expr != COULD_NOT_COMPUTE {
            found.push(IvUse { user, value, post, expr });
        }
    }
    /// Whether `user`, out of the loop, sees `value` after the last increment.
    fn is_after(&self, se: &Se<'_, '_>, user: Inst, value: Value) -> bool {
        let func = se.f;
        let block = func.block_of(user);
        if se.loops.contains(self.loop_id, block) {
            return false;
        }
        if func.op(user) == Opcode::Phi {
            return func.phi_pairs(user).filter(|p| p.0 == value).all(|p| se.dom.dominates(self.latch, p.1));
        }
        se.dom.dominates(self.latch, block)
    }
    /// `expr` with the recurrences of the loop one step back; what cannot be computed where that is not the same after the step.
    fn before_increment(&self, se: &mut Se<'_, '_>, expr: Expr) -> Expr {
        let back = step_back(se, expr, self.loop_id, DEPTH);
        match back == COULD_NOT_COMPUTE || step_on(se, back, self.loop_id, DEPTH) != expr {
            true => COULD_NOT_COMPUTE,
            false => back,
        }
    }
    /// The comparison at the latch is made after the increment.
    fn after_increment(&self, se: &mut Se<'_, '_>, found: &mut [IvUse]) {
        let Some(condition) = condition_of(se.f, self.latch) else { return };
        if !se.loops.contains(self.loop_id, se.f.block_of(condition)) || !se.f.has_one_use(condition.into()) {
            return;
        }
        let Some(place) = found.iter().position(|u| u.user == condition) else { return };
        let back = self.before_increment(se, found[place].expr);
        if back != COULD_NOT_COMPUTE {
            found[place] = IvUse { post: true, expr: back, ..found[place] };
        }
    }
}

/// Instructions that use `inst`, in the order of their rows.
fn users_of(func: &Func<'_>, inst: Inst) -> Vec<Inst> {
    let mut users: Vec<Inst> = func.uses(inst.into()).map(|row| func.user(row)).collect();
    users.sort_unstable();
    users.dedup();
    users
}

/// The comparison of integers that the branch at the end of `block` depends on.
pub fn condition_of(func: &Func<'_>, block: Block) -> Option<Inst> {
    let branch = func.terminator(block);
    if func.op(branch) != Opcode::Br || func.num_operands(branch) != 3 {
        return None;
    }
    func.operand(branch, 0).as_inst().filter(|&c| func.op(c) == Opcode::ICmp)
}

/// `expr` with the recurrences of `loop_id` one step back.
fn step_back(se: &mut Se<'_, '_>, expr: Expr, loop_id: Loop, depth: u32) -> Expr {
    stepped(se, expr, loop_id, depth, |se, rec| se.pre_inc(rec))
}
/// `expr` with the recurrences of `loop_id` one step on.
pub fn step_on(se: &mut Se<'_, '_>, expr: Expr, loop_id: Loop, depth: u32) -> Expr {
    stepped(se, expr, loop_id, depth, |se, rec| se.post_inc(rec))
}
fn stepped(
    se: &mut Se<'_, '_>,
    expr: Expr,
    loop_id: Loop,
    depth: u32,
    step: fn(&mut Se<'_, '_>, Expr) -> Expr,
) -> Expr {
    if se.is_invariant(expr, loop_id) {
        return expr;
    }
    if depth == 0 {
        return COULD_NOT_COMPUTE;
    }
    let mut ops = Exprs::from_slice(se.ops(expr));
    match se.kind(expr) {
        Kind::AddRec if se.rec_loop(expr) == Some(loop_id) => return step(se, expr),
        Kind::AddRec | Kind::Add | Kind::Mul => {}
        _ => return COULD_NOT_COMPUTE,
    }
    for op in &mut ops {
        *op = stepped(se, *op, loop_id, depth - 1, step);
        if *op == COULD_NOT_COMPUTE {
            return COULD_NOT_COMPUTE;
        }
    }
    match (se.kind(expr), se.rec_loop(expr)) {
        (Kind::AddRec, Some(other)) => se.rec(ops, other, Wrap::ANY),
        (Kind::Add, _) => se.add(ops, Wrap::ANY, 0),
        _ => se.mul(ops, Wrap::ANY),
    }
}

/// Whether `user` only serves assumptions.
fn is_ephemeral(func: &Func<'_>, user: Inst) -> bool {
    let mut work: SmallVec<[Inst; EPHEMERAL]> = SmallVec::from_slice(&[user]);
    let mut at = 0;
    while let Some(&inst) = work.get(at) {
        at += 1;
        if facts::intrinsic(func, inst) == Some(id::ASSUME) {
            continue;
        }
        let pure = func.op(inst).is_binary() || func.op(inst).is_cast() || func.op(inst) == Opcode::ICmp;
        if !pure || func.is_unused(inst.into()) {
            return false;
        }
        for row in func.uses(inst.into()) {
            let next = func.user(row);
            if !work.contains(&next) {
                if work.len() == EPHEMERAL {
                    return false;
                }
                work.push(next);
            }
        }
    }
    true
}
