//! Recurrences: a phi of the loop that is there, one that is made, or a sum and a product of the canonical one.

use super::Refusal;
use super::plan::{Planner, Ref, Task, What};
use warpc_ir::Value;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_scev::{Expr, Exprs, Kind, Ty, Wrap};

/// Phis of a header that are looked at for a wider canonical variable.
const PHIS: usize = 16;

impl Planner<'_, '_, '_> {
    /// Recurrence `expr` before `at`; no value of the function is it.
    pub fn rec(&mut self, expr: Expr, at: Inst) -> Result<(), Refusal> {
        let loop_id = self.se.rec_loop(expr).ok_or(Refusal::NotComputable)?;
        let header = self.se.loops.header(loop_id);
        let block = self.se.f.block_of(at);
        if !self.se.dom.dominates(header, block) {
            return Err(Refusal::Unavailable);
        }
        let body = self.se.f.first_non_phi(header);
        if self.options.post_inc.contains(&loop_id) && self.se.loops.contains(loop_id, block) {
            let pre = self.se.pre_inc(expr);
            if self.se.rec_loop(pre) == Some(loop_id) && pre != expr {
                self.tasks.push(Task::PostInc(expr, at, pre));
                if let Some(r) = self.known(pre, body) {
                    self.values.push(r);
                    return Ok(());
                }
                if let Some((i, drops)) = self.value_again(pre, body) {
                    self.drop_flags(&drops);
                    self.values.push(Ref::Value(i.into()));
                    return Ok(());
                }
                self.tasks.push(Task::Phi(pre, body));
                return self.start_and_step(pre, loop_id, body);
            }
        }
        if !self.canonical() {
            return self.literal(expr, loop_id, at);
        }
        let ops = Exprs::from_slice(self.se.nodes().ops(expr));
        let ty = self.se.ty(expr);
        if ty.is_ptr() || !self.se.is_zero(ops[0]) {
            let mut parts = ops.clone();
            parts[0] = self.se.zero(ty);
            let rest = self.se.rec(parts, loop_id, Wrap::ANY);
            if self.se.kind(rest) != Kind::AddRec || self.se.rec_loop(rest) != Some(loop_id) {
                return self.literal(expr, loop_id, at);
            }
            let first = self.terms.len();
            self.terms.extend([(ops[0], false), (rest, false)]);
            self.push_terms(expr, at, first, false);
            return Ok(());
        }
        if ops.len() > 2 {
            // Its value in the iteration that the canonical variable counts.
            if let Some(x) = self.counted(expr, loop_id, body) {
                self.tasks.push(Task::Use(expr, at));
                self.tasks.push(Task::Need(x, at));
                return Ok(());
            }
            return self.literal(expr, loop_id, at);
        }
        if self.se.is_one(ops[1]) {
            if let Some(i) = self.wider_counter(loop_id, ty) {
                let r = self.op(Opcode::Trunc, 0, ty, &[Ref::Value(i.into())], body, expr)?;
                self.memory.set(expr, body, r);
                let r = self.used_at(r, at, expr)?;
                self.done(expr, at, r);
                return Ok(());
            }
            return self.literal(expr, loop_id, at);
        }
        let (zero, one) = (self.se.zero(ty), self.se.one(ty));
        let n = self.se.rec2(zero, one, loop_id, Wrap::ANY);
        let first = self.terms.len();
        self.terms.extend([(ops[1], false), (n, false)]);
        if self.se.is_solid_unless(ops[1], &self.given) {
            self.push_terms(expr, at, first, true);
        } else {
            // A step that is poison is not seen in the first iteration, but zero times poison is.
            let place = self.place_of(ops[1], at);
            let needs = [Task::Combine(expr, at, 2, true), Task::Need(n, at), Task::Freeze(ops[1], place)];
            self.tasks.extend(needs);
            self.tasks.push(Task::Need(ops[1], place));
        }
        Ok(())
    }
    /// Value of recurrence `expr` by a phi that counts the iterations and does not wrap.
    fn counted(&mut self, expr: Expr, loop_id: Loop, body: Inst) -> Option<Expr> {
        let ty = self.se.ty(expr);
        let (zero, one) = (self.se.zero(ty), self.se.one(ty));
        let n = self.se.rec2(zero, one, loop_id, Wrap::ANY);
        if !self.se.wrap(n).has(Wrap::NUW) {
            return None;
        }
        // Zero times a step that is poison is poison, the start is not.
        let steps = Exprs::from_slice(&self.se.nodes().ops(expr)[1..]);
        if !steps.iter().all(|&s| self.se.is_solid_unless(s, &self.given)) {
            return None;
        }
        let (i, drops) = self.value_again(n, body)?;
        if !drops.is_empty() {
            return None;
        }
        let n = self.se.make_unknown(i.into());
        let x = self.se.at_iteration(expr, n);
        (x != warpc_scev::COULD_NOT_COMPUTE).then_some(x)
    }
    /// A phi of `loop_id` that counts from zero and is wider than `ty`.
    fn wider_counter(&mut self, loop_id: Loop, ty: Ty) -> Option<Inst> {
        if !self.options.reuse {
            return None;
        }
        let func = self.se.f;
        let phis: smallvec::SmallVec<[Inst; PHIS]> = func
            .block_insts(self.se.loops.header(loop_id))
            .take_while(|&i| func.op(i) == Opcode::Phi)
            .take(PHIS)
            .filter(|&i| i != self.options.except)
            .collect();
        phis.into_iter().find(|&i| {
            let wide = self.se.type_of(i.into()).is_some_and(|t| !t.is_ptr() && t.bits() > ty.bits());
            if !wide {
                return false;
            }
            let e = self.se.get(Value::inst(i));
            self.se.rec_loop(e) == Some(loop_id)
                && self.se.is_affine(e)
                && self.se.is_zero(self.se.op(e, 0))
                && self.se.is_one(self.se.op(e, 1))
                && self.se.drops_for(i, e, &self.given).is_some_and(|d| d.is_empty())
        })
    }
    /// A phi and an increment for `expr` itself.
    fn literal(&mut self, expr: Expr, loop_id: Loop, at: Inst) -> Result<(), Refusal> {
        let body = self.se.f.first_non_phi(self.se.loops.header(loop_id));
        if let Some(r) = self.known(expr, body) {
            let r = self.used_at(r, at, expr)?;
            self.done(expr, at, r);
            return Ok(());
        }
        self.tasks.push(Task::Use(expr, at));
        self.tasks.push(Task::Phi(expr, body));
        self.start_and_step(expr, loop_id, body)
    }
    /// Asks for start and step of a new phi of `expr`.
    fn start_and_step(&mut self, expr: Expr, loop_id: Loop, body: Inst) -> Result<(), Refusal> {
        let preheader = self.se.preheader(loop_id).ok_or(Refusal::NoPreheader)?;
        let before = self.se.f.terminator(preheader);
        let step = self.se.step_of(expr);
        self.tasks.push(Task::Need(step, body));
        self.tasks.push(Task::Need(self.se.op(expr, 0), before));
        Ok(())
    }
    /// The phi of `expr` and its increment, at the head of the loop.
    pub fn make_phi(&mut self, expr: Expr, body: Inst) -> Result<(), Refusal> {
        if let Some(r) = self.known(expr, body) {
            self.values.truncate(self.values.len() - 2);
            self.values.push(r);
            return Ok(());
        }
        let step = self.pop();
        let start = self.pop();
        let l = self.se.rec_loop(expr).ok_or(Refusal::NotComputable)?;
        let ty = self.se.ty(expr);
        let phi = self.step(What::Phi(l), 0, ty, &[start, start], body, expr)?;
        let after = self.se.post_inc(expr);
        let what = if ty.is_ptr() { What::Bytes } else { What::Op(Opcode::Add, warpc_ir::opcode::IntPred::Eq) };
        let next = self.step(what, 0, ty, &[phi, step], body, after)?;
        if let Ref::Step(k) = phi {
            self.plan.steps[k as usize].args[1] = next;
        }
        self.memory.set(after, body, next);
        self.done(expr, body, phi);
        Ok(())
    }
    /// Recurrence `expr` is `pre` after its increment, and the phi of that is there.
    pub fn post_inc(&mut self, expr: Expr, at: Inst, pre: Expr) -> Result<(), Refusal> {
        let phi = self.pop();
        let l = self.se.rec_loop(expr).ok_or(Refusal::NotComputable)?;
        let body = self.se.f.first_non_phi(self.se.loops.header(l));
        if let Some(r) = self.known(expr, body) {
            self.done(expr, at, r);
            return Ok(());
        }
        self.memory.set(pre, at, phi);
        let step = self.se.step_of(pre);
        let first = self.terms.len();
        self.terms.extend([(pre, false), (step, false)]);
        self.push_terms(expr, at, first, false);
        Ok(())
    }
}
