//! `print<iv-users>`: where counters of a loop are used: operands that are recurrences of the loop, or sums with one, of what is no such sum
//! itself, with the value behind the step where the use is behind the loop.
//!
//! **How**: from each phi of the header down its uses, as long as their results are of interest. A stack of its own holds the walk.
//! **Cost**: linear in uses of what is followed.
//! **Source**: format and order are those of LLVM's printer of the same name, so that its tests can judge.

use crate::row::on_scev;
use std::collections::HashSet;
use warpc_analysis::facts;
use warpc_analysis::known_bits::Values;
use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{Level, LoopCx, LoopOutcome, LoopPass, Outcome, PassBody, PassInfo};
use warpc_scev::print::Writer;
use warpc_scev::{COULD_NOT_COMPUTE, Expr, Kind, Se};

/// Row of the printer.
pub const PRINT: PassInfo = PassInfo {
    level: Level::Loop,
    ..on_scev("print<iv-users>", "print uses of counters", &[], |params| {
        params.finish(PRINT.name)?;
        Ok(PassBody::Loop(Box::new(Printer)))
    })
};

struct Printer;

impl LoopPass for Printer {
    fn run(&mut self, func: &mut FuncMut<'_>, l: Loop, cx: &mut LoopCx<'_>) -> LoopOutcome {
        let text = cx.with_scev(func, |se| text(se, l));
        cx.text.extend(text.into_bytes());
        Outcome::Unchanged
    }
}

/// A use of an interesting value by what is none.
struct Use {
    user: Inst,
    operand: Inst,
    /// Loops behind whose step the use is.
    behind: Vec<Loop>,
}

fn text(se: &mut Se<'_, '_>, l: Loop) -> String {
    let func = se.f;
    let ephemeral = ephemeral_values(func);
    let mut walk = Walk { l, done: RowSet::new(func.num_insts()), ephemeral, uses: vec![] };
    for phi in func.block_insts(se.loops.header(l)).take_while(|&inst| func.op(inst) == Opcode::Phi) {
        walk.follow(se, phi);
    }
    let writer = Writer::new(se);
    let header = |l: Loop| writer.value(Value::block(se.loops.header(l)));
    let mut out = format!("IV Users for loop {}", header(l));
    let names: Vec<Vec<String>> =
        walk.uses.iter().map(|used| used.behind.iter().map(|&l| header(l)).collect()).collect();
    let count = se.backedge_taken_count(l);
    if count != COULD_NOT_COMPUTE {
        out += " with backedge-taken count ";
        writer.expr(se.nodes(), count, &mut out);
    }
    out += ":\n";
    for (used, behind) in walk.uses.iter().zip(names) {
        out += &format!("  {} = ", writer.value(used.operand.into()));
        let expr = se.get(used.operand.into());
        writer.expr(se.nodes(), expr, &mut out);
        behind.iter().for_each(|header| out += &format!(" (post-inc with loop {header})"));
        out += &format!(" in    {}\n", writer.inst(used.user).trim_start());
    }
    out
}

/// Values that only assumptions need, and the assumptions.
fn ephemeral_values(func: &Func<'_>) -> HashSet<Inst> {
    let insts = func.block_order().flat_map(|block| func.block_insts(block));
    let mut work: Vec<Inst> = insts.filter(|&inst| facts::intrinsic(func, inst) == Some(id::ASSUME)).collect();
    let mut found: HashSet<Inst> = work.iter().copied().collect();
    while let Some(inst) = work.pop() {
        for operand in func.operands(inst).filter_map(|operand| operand.as_inst()) {
            let is_needed = func.op(operand) == Opcode::Phi
                || facts::has_side_effects(func, operand)
                || func.uses(operand.into()).any(|used| !found.contains(&func.user(used)));
            if !is_needed && found.insert(operand) {
                work.push(operand);
            }
        }
    }
    found
}

/// An instruction whose uses are looked at.
struct Frame {
    inst: Inst,
    users: Vec<Inst>,
    at: usize,
}

struct Walk {
    l: Loop,
    /// Instructions that have been looked at.
    done: RowSet<Inst>,
    ephemeral: HashSet<Inst>,
    uses: Vec<Use>,
}

impl Walk {
    fn follow(&mut self, se: &mut Se<'_, '_>, root: Inst) {
        let mut stack: Vec<Frame> = vec![];
        if self.enter(se, root) {
            stack.push(self.frame(se, root));
        }
        while let Some(frame) = stack.last_mut() {
            let Some(&user) = frame.users.get(frame.at) else {
                stack.pop();
                continue;
            };
            frame.at += 1;
            let inst = frame.inst;
            let func = se.f;
            let (is_phi, is_done) = (func.op(user) == Opcode::Phi, self.done.contains(user));
            if is_phi && is_done {
                continue;
            }
            let is_outside = se.loops.of(func.block_of(user)) != self.l;
            let is_end = is_done || is_phi && is_outside;
            if !is_end && self.enter(se, user) {
                let next = self.frame(se, user);
                stack.push(next);
                continue;
            }
            let behind = self.loops_behind(se, user, inst);
            self.uses.push(Use { user, operand: inst, behind });
        }
    }
    fn frame(&self, se: &Se<'_, '_>, inst: Inst) -> Frame {
        let func = se.f;
        let mut met = HashSet::new();
        let mut users: Vec<Inst> = func.uses(inst.into()).map(|used| func.user(used)).collect();
        // The use that was added last comes first.
        users.reverse();
        // Phis that close the loop are newer than all that was read.
        users.sort_by_key(|&user| func.op(user) != Opcode::Phi || se.loops.contains(self.l, func.block_of(user)));
        users.retain(|&user| met.insert(user));
        Frame { inst, users, at: 0 }
    }
    /// Whether the uses of `inst`, which is looked at for the first time, are of interest rather than `inst` itself.
    fn enter(&mut self, se: &mut Se<'_, '_>, inst: Inst) -> bool {
        self.done.insert(inst);
        let func = se.f;
        let Some(ty) = se.type_of(inst.into()) else { return false };
        let is_safe = func.op(inst) == Opcode::Phi || Values::new(func).is_safe_to_speculate(inst);
        let bits = ty.bits();
        if !is_safe || bits > 64 || !func.layout().is_native(bits) || self.ephemeral.contains(&inst) {
            return false;
        }
        let expr = se.get(inst.into());
        self.is_interesting(se, expr, inst)
    }
    fn is_interesting(&self, se: &mut Se<'_, '_>, expr: Expr, inst: Inst) -> bool {
        // Of nested recurrences the start counts, of sums the only member that is of interest.
        let mut work = vec![expr];
        let mut count = 0;
        while let Some(expr) = work.pop() {
            match se.kind(expr) {
                Kind::AddRec if se.rec_loop(expr) == Some(self.l) => {
                    let block = se.f.block_of(inst);
                    let simplifies = !se.is_affine(expr) && !se.loops.contains(self.l, block) && {
                        let around = se.loops.of(block);
                        se.at_scope(expr, around) != expr
                    };
                    count += u32::from(se.is_affine(expr) || simplifies);
                }
                Kind::AddRec => {
                    let step = se.step_of(expr);
                    if !self.has_recurrence(se, step) {
                        work.push(se.op(expr, 0));
                    }
                }
                Kind::Add => work.extend_from_slice(se.ops(expr)),
                _ => {}
            }
            if count > 1 {
                return false;
            }
        }
        count == 1
    }
    /// Whether a step is itself of interest, which is more than can be handled.
    fn has_recurrence(&self, se: &Se<'_, '_>, step: Expr) -> bool {
        se.kind(step) == Kind::AddRec && se.rec_loop(step) == Some(self.l)
            || se.kind(step) == Kind::Add && se.ops(step).iter().any(|&op| se.rec_loop(op) == Some(self.l))
    }
    /// Whether `user` sees what the counter is behind the step of the loop.
    fn loops_behind(&self, se: &mut Se<'_, '_>, user: Inst, operand: Inst) -> Vec<Loop> {
        let expr = se.get(operand.into());
        let mut loops: Vec<Loop> = vec![];
        let mut found = HashSet::new();
        let mut work = vec![expr];
        while let Some(expr) = work.pop() {
            if !found.insert(expr) {
                continue;
            }
            if let Some(l) = se.rec_loop(expr)
                && !loops.contains(&l)
                && is_behind(se, l, user, operand)
            {
                loops.push(l);
            }
            work.extend_from_slice(se.ops(expr));
        }
        loops
    }
}

/// Whether `user` is behind loop `l`, and its latch dominates it or the edges on which a phi takes `operand`.
fn is_behind(se: &Se<'_, '_>, l: Loop, user: Inst, operand: Inst) -> bool {
    let func = se.f;
    let block = func.block_of(user);
    let Some(latch) = se.loops.latch(func, l).filter(|_| !se.loops.contains(l, block)) else { return false };
    se.dom.dominates(latch, block)
        || func.op(user) == Opcode::Phi
            && func.phi_pairs(user).all(|(value, from)| value != Value::inst(operand) || se.dom.dominates(latch, from))
}
