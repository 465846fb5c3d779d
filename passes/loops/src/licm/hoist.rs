//! Hoisting: invariant code goes to the end of the preheader, in reverse post-order, so that operands go before their users.

use super::memory::Stays;
use super::{Work, is_movable_kind};
use warpc_analysis::facts;
use warpc_analysis::known_bits::Values;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::RemarkKind;
use warpc_phase::remarks::value_text;
use warpc_scalar::simplifycfg::drop_conditional_facts;

impl Work<'_, '_> {
    pub(super) fn hoist_all(&mut self, func: &mut FuncMut<'_>) {
        for n in 0..self.region.order.len() {
            let block = self.region.order[n];
            if !self.nest && self.is_inner(block) {
                continue;
            }
            let mut i = func.first(block);
            while i.is_some() {
                // A rule may erase the instruction behind, but none that it does not make dead: those stand before.
                let next = func.next(i);
                self.hoist_inst(func, i);
                i = next;
            }
        }
    }

    fn hoist_inst(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        let invariant = self.region.has_invariant_operands(func, inst);
        if invariant && is_movable_kind(func, inst) && self.may_leave(func, inst) && self.is_safe_before(func, inst) {
            if self.live >= self.limits.max_live && !self.shortens(func, inst) {
                return;
            }
            return self.hoist(func, inst);
        }
        if self.divide_by_reciprocal(func, inst) {
            return;
        }
        if invariant && self.is_hoistable_statement(func, inst) {
            return self.hoist(func, inst);
        }
        self.reassociate(func, inst);
    }

    /// Whether memory lets `inst` go, with a remark about a load whose address is invariant.
    fn may_leave(&mut self, func: &Func<'_>, inst: Inst) -> bool {
        let answer = self.may_move(func, inst, false);
        if answer == Err(Stays::Invalidated) && func.op(inst) == Opcode::Load {
            self.remark(
                RemarkKind::Missed,
                "LoadWithLoopInvariantAddressInvalidated",
                inst,
                || "failed to move load with loop-invariant address because the loop may invalidate its value",
            );
        }
        answer.is_ok()
    }

    /// Whether `inst` may run before the loop.
    fn is_safe_before(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        if self.speculate && self.is_speculatable(func, inst) {
            return true;
        }
        let runs = self.is_guaranteed(func, inst);
        if !runs && func.op(inst) == Opcode::Load {
            self.remark(
                RemarkKind::Missed,
                "LoadWithLoopInvariantAddressCondExecuted",
                inst,
                || "failed to hoist load with loop-invariant address because load is conditionally executed",
            );
        }
        runs
    }
    /// Whether `inst` may run at the end of the preheader though the program does not run it there.
    pub(super) fn is_speculatable(&self, func: &Func<'_>, inst: Inst) -> bool {
        Values::with(func, self.cx.dom, &self.facts).at(self.entry(func)).is_safe_to_speculate(inst)
    }
    /// Whether moving `inst` to the preheader makes fewer values live in the loop: it is the last use there of an operand.
    fn shortens(&self, func: &Func<'_>, inst: Inst) -> bool {
        let only_here = |v: Value| v.as_inst().is_some() && func.has_one_use(v);
        func.operands(inst).any(only_here)
    }

    /// Moves `inst` to the preheader.
    pub(super) fn hoist(&mut self, func: &mut FuncMut<'_>, inst: Inst) {
        self.remark(RemarkKind::Passed, "Hoisted", inst, || {
            warpc_phase::RemarkText::from("hoisting ")
                .located("Inst", value_text(func, Value::inst(inst)), func.loc(inst))
                .at(func.loc(inst))
        });
        if (func.flags(inst) & flags::HAS_MD != 0 || func.op(inst).is_call()) && !self.is_guaranteed(func, inst) {
            drop_conditional_facts(func, inst);
        }
        if !self.shortens(func, inst) {
            self.live += 1;
        }
        let entry = self.entry(func);
        self.move_before(func, inst, entry);
        self.drop_location(func, inst);
    }

    /// `x / d` with `arcp` and an invariant divisor: multiplied by `1 / d`, which is hoisted.
    fn divide_by_reciprocal(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        if func.op(inst) != Opcode::FDiv || func.flags(inst) & flags::ARCP == 0 {
            return false;
        }
        let (dividend, divisor) = (func.operand(inst, 0), func.operand(inst, 1));
        if !self.region.is_invariant(func, divisor) {
            return false;
        }
        let Some(one) = one(func, divisor) else { return false };
        let fast = func.flags(inst) & flags::FAST;
        let reciprocal = Builder::before(func, inst).binary(Opcode::FDiv, one, divisor, fast);
        let product = Builder::before(func, inst).binary(Opcode::FMul, dividend, reciprocal, fast);
        self.replace(func, inst, product);
        if let Some(reciprocal) = reciprocal.as_inst() {
            self.hoist(func, reciprocal);
        }
        true
    }

    /// Whether `inst`, `llvm.invariant.start` that nothing ends or a guard, may state its fact before the loop: it does so in the first
    /// iteration, before anything is written.
    fn is_hoistable_statement(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        if func.op(inst) != Opcode::Call {
            return false;
        }
        let statement = match facts::intrinsic(func, inst) {
            Some(id::INVARIANT_START) => func.is_unused(inst.into()),
            Some(id::EXPERIMENTAL_GUARD) => true,
            _ => false,
        };
        statement && self.is_guaranteed(func, inst) && !self.is_written_before(func, inst)
    }
    /// Whether something of the loop that may run before `inst` writes memory.
    fn is_written_before(&self, func: &Func<'_>, inst: Inst) -> bool {
        let home = func.block_of(inst);
        let own = func.block_insts(home).take_while(|&i| i != inst).any(|i| facts::may_write(func, i));
        if own || home == self.region.header {
            return own;
        }
        let mut seen = vec![false; func.num_blocks()];
        let mut work: Vec<Block> = func.predecessors(home).collect();
        while let Some(b) = work.pop() {
            if !self.region.contains(b) || std::mem::replace(&mut seen[b.index()], true) {
                continue;
            }
            if func.block_insts(b).any(|i| facts::may_write(func, i)) {
                return true;
            }
            if b != self.region.header {
                work.extend(func.predecessors(b));
            }
        }
        false
    }
}

/// The number 1 of the type of `like`, a float or vector of floats.
fn one(func: &mut FuncMut<'_>, like: Value) -> Option<Value> {
    let ty = func.type_of(like);
    let scalar = func.types().scalar(ty);
    let int = func.consts_mut().add_i32(1);
    let one = func.folder().cast(Opcode::UIToFP, 0, int, scalar)?;
    Some(if scalar == ty { one } else { func.folder().splat(ty, one) })
}
