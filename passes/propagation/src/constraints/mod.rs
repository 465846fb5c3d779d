//! `constraint-elimination`: comparisons that conditions above decide together become constants.
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | the walk over facts and questions |
//! | `collect.rs` | facts of branches, switches, assumptions, accesses and counters of loops; questions |
//! | `facts.rs` | facts enter the systems, with what follows from them |
//! | `questions.rs` | what is asked about, and what is replaced |
//! | `constraint.rs` | conditions as rows of a system, and whether they hold |
//! | `decompose.rs` | values as sums of variables |
//! | `system.rs` | systems of linear constraints, and what follows from them |
//!
//! **When**: `a < b` and `b < c` hold where `a < c` is asked, over sums, addresses, extensions and products with constants. Also
//! minima and maxima, three-way comparisons, differences that cannot overflow, operands of `and` and `or` decided by the other one.
//! **How**: facts and questions in the order of dominators; a stack takes facts out of the systems, one for signed and one for
//! unsigned order, when their part of the tree is left. A fact of one system is a fact of the other where numbers are not negative.
//! **Invariants**: nothing moves and no edge changes; conditions of assumptions stay. Convergent calls, barriers, volatile and
//! atomic accesses are not touched, memory, scopes and uniformity are not looked at, except that an access through an index is in
//! its object.
//! **Cost**: n log n to sort, and for each question elimination among at most `constraint-elimination-max-rows` facts that it
//! shares variables with (`system.rs`).
//! **Source**: the pass of this name in LLVM, whose facts and limits these are.

mod collect;
mod constraint;
mod decompose;
mod facts;
mod questions;
pub mod system;

use crate::knobs;
use collect::{Collector, Item, What};
use hashbrown::HashMap;
use smallvec::SmallVec;
use std::cell::Cell;
use system::{Row, System, Variable};
use warpc_analysis::AnalysisSet;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scev::CachedScev;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "constraint-elimination",
    summary: "decide comparisons by systems of linear constraints",
    level: Level::Function,
    reads: AnalysisSet::CFG
        .and(AnalysisSet::DOM)
        .and(AnalysisSet::LOOPS)
        .and(AnalysisSet::ASSUMPTIONS)
        .and(AnalysisSet::SCEV),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::CONSTRAINT_ELIMINATION],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("constraint-elimination")?;
        Ok(PassBody::Function(Box::new(ConstraintElimination)))
    },
};

/// Conditions in conditions that are taken apart.
const MAX_PARTS: usize = 32;
/// Questions that one question asks in turn, and how deep.
const MAX_QUESTIONS: u32 = 128;
const MAX_DEPTH: u32 = 8;

struct ConstraintElimination;

impl FunctionPass for ConstraintElimination {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let (dom, loops) = (cx.analyses.dom(func), cx.analyses.loops(func));
        let mut numbers = vec![0; func.num_insts()];
        for block in func.block_order() {
            for (number, inst) in func.block_insts(block).enumerate() {
                numbers[inst.index()] = number as u32;
            }
        }
        let mut collector = Collector { dom: &dom, loops: &loops, numbers: &numbers, items: Vec::new() };
        if !loops.is_empty() {
            cx.analyses.with_scev(func, &cx.session.knobs, |se| {
                let func = se.f;
                collector.of_counters(se, func);
            });
        }
        let items = collector.collect(func);
        let max_rows = usize::try_from(cx.session.knobs.get(knobs::CONSTRAINT_ELIMINATION_MAX_ROWS)).unwrap_or(0);
        let mut walk = Walk {
            dom: &dom,
            numbers: &numbers,
            max_rows,
            budget: Cell::new(0),
            sides: Default::default(),
            stack: Vec::new(),
            dead: Vec::new(),
        };
        walk.enter_arguments(func);
        let mut changed = false;
        for item in items {
            while walk.stack.last().is_some_and(|entry| item.span[1] > entry.span[1]) {
                walk.pop();
            }
            changed |= walk.item(func, &item);
        }
        for inst in std::mem::take(&mut walk.dead) {
            if !func.is_dead(inst) && func.is_unused(Value::inst(inst)) {
                func.erase(inst);
            }
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// A fact that waits to be taken out.
struct Entry {
    span: [u32; 2],
    is_signed: bool,
    /// Variables that came with it.
    variables: SmallVec<[Value; 2]>,
}

/// One of the two systems.
#[derive(Default)]
struct Side {
    system: System,
    variables: HashMap<Value, Variable>,
}

struct Walk<'q> {
    dom: &'q DomTree,
    numbers: &'q [u32],
    max_rows: usize,
    /// Questions that the present one may still ask.
    budget: Cell<u32>,
    /// Unsigned, signed.
    sides: [Side; 2],
    stack: Vec<Entry>,
    /// Instructions to erase at the end.
    dead: Vec<Inst>,
}

impl Walk<'_> {
    fn enter_arguments(&mut self, func: &FuncMut<'_>) {
        for n in 0..func.num_args() as u32 {
            for side in &mut self.sides {
                side.variables.insert(Value::arg(n), Variable(n + 1));
            }
        }
        for n in 0..func.num_args() as u32 {
            self.sides[0].system.push(Row::not_negative(Variable(n + 1)));
        }
    }
    fn pop(&mut self) {
        if let Some(entry) = self.stack.pop() {
            let side = &mut self.sides[usize::from(entry.is_signed)];
            side.system.pop();
            for value in entry.variables {
                side.variables.remove(&value);
            }
        }
    }

    fn item(&mut self, func: &mut FuncMut<'_>, item: &Item) -> bool {
        match item.what {
            What::Fact(fact, if_holds, same_sign) => {
                if if_holds.is_none_or(|condition| self.holds(func, condition)) {
                    self.learn(func, fact, same_sign, item.span);
                }
                false
            }
            What::Said(inst) => {
                if !func.is_dead(inst) {
                    self.said_by(func, inst, item.span);
                }
                false
            }
            What::Use(row) => self.decide_use(func, row, item.span),
            What::Inst(inst) => !func.is_dead(inst) && self.decide_inst(func, inst),
        }
    }
}

#[cfg(test)]
mod tests;
