//! What of a loop can be unswitched non-trivially.
//!
//! | instruction | condition |
//! |---|---|
//! | branch | the loop does not change it, or it joins conditions of which the loop does not change some |
//! | branch of the header, in a nest with memory SSA | computed from memory that the way by one side does not change (`partial.rs`) |
//! | branch that leaves, hot on the other side | implied by a branch before it where two bounds compare (`inject.rs`) |
//! | switch | the loop does not change it |
//! | select of other than `i1` | as of a branch |
//! | `llvm.experimental.guard` | the loop does not change it |
//!
//! Instructions of loops inside are left to those. Linear in the loop.

use super::conditions::{Join, invariant_parts, join_of, skip_trivial_select};
use super::inject::{self, Injection};
use super::partial::{self, LoadedCondition};
use crate::knobs;
use crate::region::Region;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::loop_hints::LoopHints;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::LoopCx;

/// Where the condition comes from.
pub enum Source {
    /// It is `parts`, which is one value.
    Whole,
    /// It joins `parts` and others.
    Parts(Join),
    /// Loads that the copy does not repeat.
    Loaded(LoadedCondition),
    /// A comparison of two bounds, which is put before the branch first.
    Injected(Injection),
}

/// An instruction that can be unswitched.
pub struct Candidate {
    /// Branch, switch, select or guard.
    pub inst: Inst,
    /// What is asked before the loop; empty where that is computed first.
    pub parts: Vec<Value>,
    /// Where the condition comes from.
    pub source: Source,
}

impl Candidate {
    /// The side of the branch that the copy of the loop is for: there the condition is decided.
    pub fn side_of_copy(&self) -> usize {
        match &self.source {
            Source::Whole | Source::Injected(_) | Source::Parts(Join::Or) => 0,
            Source::Parts(Join::And) => 1,
            Source::Loaded(condition) => !condition.known as usize,
        }
    }
    /// Whether each of the two loops keeps one side.
    pub fn is_full(&self) -> bool {
        matches!(self.source, Source::Whole | Source::Injected(_))
    }
    /// The values that decide it, for questions about all threads of a warp.
    pub fn deciding(&self) -> Vec<Value> {
        match &self.source {
            Source::Whole | Source::Parts(_) => self.parts.clone(),
            Source::Loaded(condition) => vec![condition.condition().into()],
            Source::Injected(injection) => injection.bounds().to_vec(),
        }
    }
}

/// Whether `inst` is a guard.
pub fn is_guard(func: &Func<'_>, inst: Inst) -> bool {
    facts::intrinsic(func, inst) == Some(id::EXPERIMENTAL_GUARD)
}

/// All candidates of the loop, in the order of its blocks.
pub fn collect(func: &mut FuncMut<'_>, region: &Region, cx: &mut LoopCx<'_>) -> Vec<Candidate> {
    let mut found = Vec::new();
    let guards = cx.session.knobs.get(knobs::SIMPLE_LOOP_UNSWITCH_GUARDS) && func.intrins().has(id::EXPERIMENTAL_GUARD);
    for &block in &region.order {
        if cx.loops.of(block) != region.id {
            continue;
        }
        for inst in func.block_insts(block) {
            match func.op(inst) {
                Opcode::Select if func.ty(inst) != Type::I1 && func.type_of(func.operand(inst, 0)) == Type::I1 => {
                    found.extend(by_condition(func, region, inst, func.operand(inst, 0)));
                }
                Opcode::Call if guards && is_guard(func, inst) => {
                    let condition = skip_trivial_select(func, func.operand(inst, 0));
                    if !condition.is_constant() && region.is_invariant(func, condition) {
                        found.push(Candidate { inst, parts: vec![condition], source: Source::Whole });
                    }
                }
                Opcode::Switch => {
                    let condition = func.operand(inst, 0);
                    let first = func.operand(inst, 1).as_block();
                    let differs = func.successors_of(inst).any(|to| Some(to) != first);
                    if !condition.is_constant() && differs && region.is_invariant(func, condition) {
                        found.push(Candidate { inst, parts: vec![condition], source: Source::Whole });
                    }
                }
                Opcode::Br if func.num_operands(inst) == 3 && func.operand(inst, 1) != func.operand(inst, 2) => {
                    found.extend(by_condition(func, region, inst, func.operand(inst, 0)));
                }
                _ => {}
            }
        }
    }
    let hints = cx.loops.latch(func, region.id).map(|latch| LoopHints::of(func, func.terminator(latch)));
    let is_disabled = |func: &FuncMut<'_>, name: &[u8]| hints.is_some_and(|hints| hints.has(func, name));
    let header_end = func.terminator(region.header);
    if !found.iter().any(|candidate| candidate.inst == header_end)
        && !is_disabled(func, partial::DISABLE)
        && let Some(condition) = partial::find(func, region, cx)
    {
        found.push(Candidate { inst: header_end, parts: Vec::new(), source: Source::Loaded(condition) });
    }
    if !is_disabled(func, inject::DISABLE) {
        let injections = inject::find(func, region, cx);
        found.extend(injections.into_iter().map(|(inst, injection)| Candidate {
            inst,
            parts: Vec::new(),
            source: Source::Injected(injection),
        }));
    }
    found
}

/// `inst`, which depends on `condition`, if the loop does not change that or parts of it.
fn by_condition(func: &Func<'_>, region: &Region, inst: Inst, condition: Value) -> Option<Candidate> {
    let condition = skip_trivial_select(func, condition);
    if condition.is_constant() {
        return None;
    }
    if region.is_invariant(func, condition) {
        return Some(Candidate { inst, parts: vec![condition], source: Source::Whole });
    }
    let root = condition.as_inst()?;
    let join = join_of(func, root)?;
    let parts = invariant_parts(func, root, join, |value| region.is_invariant(func, value));
    (!parts.is_empty()).then_some(Candidate { inst, parts, source: Source::Parts(join) })
}
