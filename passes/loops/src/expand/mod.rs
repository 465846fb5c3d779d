//! Code of expressions of scalar evolution: from what a value is back to instructions that compute it.
//!
//! In two steps, so that nothing has to be taken back: a [`Plan`] lists what would be inserted and where, what it costs and
//! which values it uses again; [`Plan::apply`] inserts it.
//! ```ignore
//! let mut memory = Memory::default();                        // one for all plans of a function
//! let plan = plan(&mut se, &mut memory, &options, e, at)?;   // value of `e` before instruction `at`
//! if plan.cost() <= limit {
//!     let done = plan.apply(f, &mut scev, &shape);           // `done.value`; `done.undo(..)` removes all of it
//! }
//! ```
//! | file | what |
//! |---|---|
//! | `plan.rs` | the work list: values used again, places, terms of sums and products |
//! | `arith.rs` | steps of sums, products, quotients, conversions, smallest and largest |
//! | `rec.rs` | recurrences: phis used again or made, canonical or as they are, after their increment |
//! | `lcssa.rs` | values used out of their loops, through phis at the exits |
//! | `address.rs` | addresses as a pointer and one offset |
//! | `apply.rs` | insertion, and removal of what was inserted |
//! | `cost.rs` | what a step costs on a GPU |
//!
//! **Places.** A value is computed before the instruction that was asked for, or at the end of the preheader of the outermost
//! loop that it does not change in. Nothing moves that may not be executed there: a division by what may be zero or poison is
//! guarded, or refused.
//! **Poison.** A value is used again only where it is poison no more often than the expression; flags that prevent this are
//! dropped when the plan is applied. New instructions have flags only where the expression has them as facts.
//! **Expressions stay known.** What is inserted is entered as value of its expression, so that later plans find it.
//! **Cost** of a plan: linear in the nodes of the expression times the depth of loops; no recursion.

mod address;
mod apply;
mod arith;
mod cost;
mod lcssa;
mod plan;
mod rec;
#[cfg(test)]
mod tests;

pub use address::{AddressPlan, plan_address};
pub use apply::{Done, Shape};
pub use cost::cost_of_instruction;
pub use lcssa::close;
pub use plan::{Memory, Plan, plan};

use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_scev::Se;
use warpc_scev::{COULD_NOT_COMPUTE, Expr, Kind};

/// Form of recurrences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// From one variable of the loop that counts from zero: `start + step * n`.
    Canonical,
    /// With a phi and an increment of their own.
    Literal,
}

/// How to expand.
#[derive(Clone, Debug)]
pub struct Options {
    /// Form of recurrences.
    pub mode: Mode,
    /// Values used out of their loops go through phis at the exits.
    pub lcssa: bool,
    /// Values of the function are used again.
    pub reuse: bool,
    /// What does not change in a loop is computed before it.
    pub hoist: bool,
    /// Divisors that may be zero or poison are frozen and made at least one; else such expressions are refused.
    pub guard_divisions: bool,
    /// The instruction that the value takes the place of: it is poison no more often than that.
    pub origin: Inst,
    /// Never used again.
    pub except: Inst,
    /// Cost from which on an expression is refused.
    pub budget: u32,
    /// Loops whose recurrences are wanted after their increment.
    pub post_inc: SmallVec<[Loop; 2]>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            mode: Mode::Canonical,
            lcssa: false,
            reuse: true,
            hoist: true,
            guard_divisions: false,
            origin: Inst::NONE,
            except: Inst::NONE,
            budget: u32::MAX,
            post_inc: SmallVec::new(),
        }
    }
}

/// Why there is no plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The expression stands for nothing.
    NotComputable,
    /// A division may have a divisor that is zero or poison.
    Division,
    /// A value is not available at the place.
    Unavailable,
    /// A new phi needs a preheader.
    NoPreheader,
    /// It costs more than the budget.
    TooDear,
}

/// Whether `expr` can be computed wherever its values are available.
pub fn is_safe(se: &mut Se<'_, '_>, expr: Expr, options: &Options) -> bool {
    let mut divisors: SmallVec<[Expr; 4]> = SmallVec::new();
    let mut recs: SmallVec<[Loop; 4]> = SmallVec::new();
    let fine = se.nodes().walk(expr, |x| {
        match se.kind(x) {
            Kind::UDiv => divisors.push(se.op(x, 1)),
            Kind::AddRec => recs.extend(se.rec_loop(x)),
            _ => {}
        }
        (x != COULD_NOT_COMPUTE).then_some(true)
    });
    fine && (options.guard_divisions || divisors.into_iter().all(|d| se.is_safe_divisor(d)))
        && recs.into_iter().all(|l| se.preheader(l).is_some())
}

/// Whether `expr` can be computed before `at`.
pub fn is_safe_at(se: &mut Se<'_, '_>, expr: Expr, at: Inst, options: &Options) -> bool {
    let block = se.f.block_of(at);
    if !is_safe(se, expr, options) || !se.dom.is_reachable(block) || !se.dominates(expr, block) {
        return false;
    }
    let (func, dom) = (se.f, se.dom);
    se.nodes().walk(expr, |x| {
        let there = match se.unknown(x).and_then(|v| v.as_inst()) {
            Some(i) => dom.dominates_inst(func, i, at),
            None => true,
        };
        there.then_some(true)
    })
}

/// Whether computing `expr` before `at` costs more than `budget`, with what is there already taken as free.
pub fn is_dear(se: &mut Se<'_, '_>, memory: &mut Memory, options: &Options, expr: Expr, at: Inst, budget: u32) -> bool {
    let limited = Options { budget, ..options.clone() };
    plan(se, memory, &limited, expr, at).is_err()
}
