//! `irce`: inductive range checks leave the loop that runs where they are known to hold.
//!
//! ```text
//!   for (i = s; i < n; i++) {            for (i = s; i < lo; i++) { if (!(0 <= i + k && i + k < len)) out(); a(i); }   "preloop"
//!     if (!(0 <= i + k && i + k < len))  for (; i < hi; i++)      { a(i); }                                            "mainloop"
//!       out();                        -> for (; i < n; i++)       { if (...) out(); a(i); }                            "postloop"
//!     a(i);                              lo = max(s, min(n, -k)), hi = max(s, min(n, len - k))
//!   }
//! ```
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | the pass: which loops, in which order, whether it is worth it |
//! | `checks.rs` | which branches of a loop are range checks |
//! | `structure.rs` | how the loop counts, and up to what |
//! | `space.rs` | the iterations for which checks hold, and which part of the loop's own these are |
//! | `constrain.rs` | the two or three loops |
//!
//! **When**: the loop leaves at its latch by a comparison of a counter of constant step with what does not change; a branch that almost
//! always stays compares a counter of the same step with something that does not change, signed or not. Of the branch, at least
//! `irce-min-eliminated-checks` have to go by frequencies, unless `irce-skip-profitability-checks` says otherwise; loops of
//! `irce-loop-size-cutoff` blocks and more stay.
//! **Threads**: a loop with convergent operations is split only where all threads of a warp split it at the same iteration: others would
//! meet in different loops. Code that must not be copied stays.
//! **Invariants**: each iteration runs once, in order. Values that the loop may never ask are frozen before they decide where it is cut. The loops before and behind are marked so that later passes leave
//! them as they are. Loops come into loop-simplify and LCSSA form first, and again afterwards.
//! **Cost**: linear in the function for each loop that is split; copies are at most `irce-loop-size-cutoff` blocks, and are not split again.
//! **Source**: specification 003, and LLVM's pass of this name.

mod checks;
mod constrain;
mod space;
mod structure;

use super::lcssa;
use crate::expand::Memory;
use crate::forms::LoopForms;
use crate::knobs;
use crate::metrics::{Convergence, Costs, Ephemeral, Metrics};
use crate::region::{Columns, Guaranteed, Region};
use crate::simplify::LoopSimplifier;
use checks::RangeCheck;
use space::{Range, SubRanges};
use std::fmt::Write;
use structure::Structure;
use warpc_analysis::known_bits::Values;
use warpc_analysis::{AnalysisSet, Loops, print};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::patterns::is_exception_pad;
use warpc_scalar::simplifycfg::{addressed_blocks, invert_branch};
use warpc_scev::print::Writer;
use warpc_scev::{CachedScev, Expr, Se};

const NAME: &str = "irce";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "split iterations of loops so that most need no range checks",
    level: Level::Function,
    reads: AnalysisSet::SCEV_ALL.and(AnalysisSet::UNIFORMITY).and(AnalysisSet::FREQUENCY),
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::IRCE],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish(NAME)?;
        let forms = LoopForms::new()?;
        Ok(PassBody::Function(Box::new(Irce { forms, memory: Memory::default() })))
    },
};

struct Irce {
    /// The passes that bring loops into the form that splitting needs.
    forms: LoopForms,
    memory: Memory,
}

/// Uses of a value that are followed to a branch.
const MAX_USES: usize = 32;

/// What is to be done to a loop.
struct Decision {
    structure: Structure,
    parts: SubRanges,
    /// Checks that hold in the main loop.
    checks: Vec<RangeCheck>,
    /// Values that the cuts are made of and that may be poison, though the loop may never ask them.
    doubtful: Vec<Value>,
}

impl FunctionPass for Irce {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        if cx.analyses.loops(func).has_none() {
            return Outcome::Unchanged;
        }
        let mut changed = self.forms.bring(func, cx);
        let loops = cx.analyses.loops(func);
        let headers: Vec<Block> = loops.inner_first().into_iter().map(|id| loops.header(id)).collect();
        drop(loops);
        for header in headers {
            let Some(id) = loop_of(func, cx, header) else { continue };
            let Some(branches) = candidates(func, cx, id) else { continue };
            changed |= turn_around(func, cx, id, &branches);
            let Some(id) = loop_of(func, cx, header) else { continue };
            if let Some(decision) = decide(func, cx, id, &branches)
                && let Some(headers) = constrain::constrain(func, cx, &mut self.memory, id, &decision)
            {
                func.erase_unreachable();
                cx.analyses.invalidate(AnalysisSet::NONE);
                form_loops(func, cx, &headers);
                self.forms.bring(func, cx);
                changed = true;
            }
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

/// Brings the loops of `headers` into form, one after the other.
fn form_loops(func: &mut FuncMut<'_>, cx: &mut PassCx<'_>, headers: &[Block]) {
    let (mut loops, mut dom) = (cx.analyses.take_loops(func), cx.analyses.take_dom(func));
    for &header in headers {
        let id = loops.of(header);
        if id.is_some() && loops.header(id) == header {
            lcssa::close_nest(func, &loops, &dom, id);
            LoopSimplifier::for_loop_pass(&mut loops, &mut dom).nest(func, id);
        }
    }
    cx.analyses.invalidate(AnalysisSet::NONE);
}

/// The loop of header `header`.
fn loop_of(func: &FuncMut<'_>, cx: &mut PassCx<'_>, header: Block) -> Option<Loop> {
    let loops = cx.analyses.loops(func);
    loops.of(header).get().filter(|&id| loops.header(id) == header)
}

/// The branches of loop `id` that may be range checks, if it may be split.
fn candidates(func: &FuncMut<'_>, cx: &mut PassCx<'_>, id: Loop) -> Option<Vec<Inst>> {
    let loops = cx.analyses.loops(func);
    let blocks = loops.blocks(id);
    let cutoff = usize::try_from(cx.session.knobs.get(knobs::IRCE_LOOP_SIZE_CUTOFF)).unwrap_or(0);
    let preheader = loops.preheader(func, id)?;
    if blocks.len() >= cutoff || !may_be_copied(func, &blocks) {
        return None;
    }
    worthwhile_branches(func, cx, &loops, id, preheader, &blocks)
}

/// Lets the first side of all `branches` stay in loop `id`. Whether any was turned around.
fn turn_around(func: &mut FuncMut<'_>, cx: &mut PassCx<'_>, id: Loop, branches: &[Inst]) -> bool {
    let loops = cx.analyses.loops(func);
    let leaves =
        |func: &FuncMut<'_>, branch: Inst| func.operand(branch, 1).as_block().is_some_and(|b| !loops.contains(id, b));
    let mut any = false;
    for &branch in branches {
        if leaves(func, branch) {
            invert_branch(func, branch);
            any = true;
        }
    }
    if any {
        cx.analyses.invalidate(AnalysisSet::NONE);
    }
    any
}

/// How to split loop `id`, if it should be.
fn decide(func: &mut FuncMut<'_>, cx: &mut PassCx<'_>, id: Loop, branches: &[Inst]) -> Option<Decision> {
    let loops = cx.analyses.loops(func);
    let knobs = &cx.session.knobs;
    let blocks = loops.blocks(id);
    let preheader = loops.preheader(func, id)?;
    let always: Vec<bool> = {
        let region = Region::new(func, &loops, id, Columns::default());
        let mut guaranteed = Guaranteed::new(&region);
        let dom = cx.analyses.dom(func);
        branches.iter().map(|&branch| guaranteed.runs(func, &region, &dom, branch)).collect()
    };
    let uniformity = has_convergent(func, &blocks).then(|| cx.analyses.uniformity(func));
    let mut text = String::new();
    let asked = Asked::of(knobs);
    let decision = cx.analyses.with_scev(func, knobs, |se| {
        let checks: Vec<RangeCheck> = branches
            .iter()
            .zip(&always)
            .flat_map(|(&branch, &runs)| checks::of_branch(se, asked, id, branch, runs))
            .collect();
        if checks.is_empty() {
            return None;
        }
        if asked.print_checks {
            print_checks(se, id, &checks, &mut text);
        }
        let structure = structure::parse(se, asked, id)?;
        let mut safe: Option<Range> = None;
        let mut kept = Vec::new();
        for check in checks {
            let Some(range) = space::safe_iterations(se, &check, &structure) else { continue };
            if range.is_scaled && asked.print_scaled {
                print_scaled(se, id, &check, &mut text);
            }
            if let Some(both) = space::intersect(se, safe, range, structure.signed) {
                safe = Some(both);
                kept.push(check);
            }
        }
        let parts = space::sub_ranges(se, asked, id, safe?, &structure)?;
        let exprs = [parts.low, parts.high, Some(structure.start), Some(structure.bound)];
        if uniformity
            .is_some_and(|u| exprs.into_iter().flatten().any(|e| differs(se, e, |value| u.is_divergent(value))))
        {
            return None;
        }
        let doubtful = doubtful_values(se, &parts, &kept, preheader);
        Some(Decision { structure, parts, checks: kept, doubtful })
    });
    if decision.is_some() && asked.print_loops {
        let name = String::from_utf8_lossy(func.name()).into_owned();
        let cfg = cx.analyses.cfg(func);
        let _ = write!(text, "irce: in function {name}: constrained {}", print::one_loop(func, &cfg, &loops, id));
    }
    cx.text.extend_from_slice(text.as_bytes());
    decision
}

/// The knobs that are asked again and again.
#[derive(Clone, Copy)]
struct Asked {
    unsigned_latch: bool,
    narrow_latch: bool,
    widest_overflow_check: u32,
    print_checks: bool,
    print_loops: bool,
    print_scaled: bool,
}

impl Asked {
    fn of(knobs: &Knobs) -> Asked {
        let widest = knobs.get(knobs::IRCE_MAX_TYPE_SIZE_FOR_OVERFLOW_CHECK).clamp(0, 64);
        Asked {
            unsigned_latch: knobs.get(knobs::IRCE_ALLOW_UNSIGNED_LATCH),
            narrow_latch: knobs.get(knobs::IRCE_ALLOW_NARROW_LATCH),
            widest_overflow_check: widest as u32,
            print_checks: knobs.get(knobs::IRCE_PRINT_RANGE_CHECKS),
            print_loops: knobs.get(knobs::IRCE_PRINT_CHANGED_LOOPS),
            print_scaled: knobs.get(knobs::IRCE_PRINT_SCALED_BOUNDARY_RANGE_CHECKS),
        }
    }
}

/// Whether the blocks may stand more than once in the function.
fn may_be_copied(func: &FuncMut<'_>, blocks: &[Block]) -> bool {
    let inside = |b: Block| blocks.contains(&b);
    let pads = |b: Block| is_exception_pad(func.op(func.first_non_phi(b)));
    !Metrics::of(func, blocks, &inside, &Ephemeral::default(), (Costs::Gpu, false)).not_duplicable
        && !blocks.iter().any(|&b| pads(b))
        && addressed_blocks(func).all(|b| !inside(b))
}

fn has_convergent(func: &FuncMut<'_>, blocks: &[Block]) -> bool {
    let inside = |b: Block| blocks.contains(&b);
    Metrics::of(func, blocks, &inside, &Ephemeral::default(), (Costs::Gpu, false)).convergence != Convergence::None
}

/// Values that the cuts are computed from and that may be undef or poison at the end of `preheader`, unless a branch that always runs asks them.
fn doubtful_values(se: &mut Se<'_, '_>, parts: &SubRanges, checks: &[RangeCheck], preheader: Block) -> Vec<Value> {
    let mut values = Vec::new();
    let mut asked = Vec::new();
    let collect = |se: &Se<'_, '_>, expr: Expr, to: &mut Vec<Value>| {
        se.nodes().walk(expr, |x| {
            to.extend(se.unknown(x));
            Some(true)
        });
    };
    for cut in [parts.low, parts.high].into_iter().flatten() {
        collect(se, cut, &mut values);
    }
    for check in checks.iter().filter(|check| check.always) {
        collect(se, check.begin, &mut asked);
        collect(se, check.end, &mut asked);
    }
    values.sort_unstable();
    values.dedup();
    let at = se.f.terminator(preheader);
    let known = Values::with(se.f, se.dom, se.facts).at(at);
    values.retain(|&value| {
        !asked.contains(&value) && !known.not_undef_or_poison(value) && !is_asked_before(se.f, se.dom, value, preheader)
    });
    values
}

/// Whether a branch that leads to `block` compares `value`: it would be undefined if that were undef or poison.
fn is_asked_before(func: &Func<'_>, dom: &DomTree, value: Value, block: Block) -> bool {
    let mut work: Vec<Inst> =
        func.uses(value).take(MAX_USES).map(|u| func.user(u)).filter(|&user| func.op(user) == Opcode::ICmp).collect();
    let mut left = MAX_USES;
    while let Some(inst) = work.pop() {
        for u in func.uses(inst.into()).take(MAX_USES) {
            let user = func.user(u);
            left = left.saturating_sub(1);
            match func.op(user) {
                Opcode::Br if func.block_of(user) != block && dom.dominates(func.block_of(user), block) => return true,
                Opcode::And if left > 0 => work.push(user),
                _ => {}
            }
        }
    }
    false
}

/// Whether a value that `expr` is computed from differs between threads.
fn differs(se: &Se<'_, '_>, expr: Expr, is_divergent: impl Fn(Value) -> bool) -> bool {
    let mut any = false;
    se.nodes().walk(expr, |x| {
        any |= se.unknown(x).is_some_and(&is_divergent);
        Some(true)
    });
    any
}

/// The conditional branches of loop `id` that almost always stay in it, but for that of the latch. `None` where the loop runs too few times.
fn worthwhile_branches(
    func: &FuncMut<'_>,
    cx: &mut PassCx<'_>,
    loops: &Loops,
    id: Loop,
    preheader: Block,
    blocks: &[Block],
) -> Option<Vec<Inst>> {
    let knobs = &cx.session.knobs;
    let skips = knobs.get(knobs::IRCE_SKIP_PROFITABILITY_CHECKS);
    let least = knobs.get(knobs::IRCE_MIN_ELIMINATED_CHECKS).max(0) as u64;
    let latch = loops.latch(func, id)?;
    let cfg = cx.analyses.cfg(func);
    let mut order: Vec<Block> = blocks.to_vec();
    order.sort_unstable_by_key(|&b| cfg.rpo_index(b));
    let branches = order.into_iter().filter(|&b| b != latch).map(|b| func.terminator(b));
    let branches: Vec<Inst> = branches.filter(|&i| func.op(i) == Opcode::Br && func.num_operands(i) == 3).collect();
    if branches.is_empty() || skips {
        return Some(branches);
    }
    let (frequencies, probabilities) = (cx.analyses.block_freqs(func), cx.analyses.branch_probs(func));
    let (inside, before) = (frequencies.of(loops.header(id)), frequencies.of(preheader));
    // Ratios of frequencies are rounded: a hair below a whole number is that number.
    let trips = (inside > 0.0 && before > 0.0).then(|| (inside / before + 1e-6) as u64);
    if trips.is_some_and(|trips| trips < least) {
        return None;
    }
    let stays = |branch: Inst| {
        let side = usize::from(!func.operand(branch, 1).as_block().is_some_and(|b| loops.contains(id, b)));
        let probability = probabilities.edge(func.block_of(branch), side).value();
        match trips {
            Some(trips) => (probability * trips as f64 + 1e-6) as u64 >= least,
            None => probability >= 15.0 / 16.0,
        }
    };
    Some(branches.into_iter().filter(|&branch| stays(branch)).collect())
}

fn print_checks(se: &mut Se<'_, '_>, id: Loop, checks: &[RangeCheck], text: &mut String) {
    let of_loop = print::one_loop(se.f, se.cfg, se.loops, id);
    let _ = write!(text, "irce: looking at loop {of_loop}");
    let _ = writeln!(text, "irce: loop has {} inductive range checks: ", checks.len());
    let writer = Writer::new(se);
    checks.iter().for_each(|check| print_check(se, &writer, check, text));
}

fn print_check(se: &Se<'_, '_>, writer: &Writer<'_, '_>, check: &RangeCheck, text: &mut String) {
    text.push_str("InductiveRangeCheck:\n");
    for (title, expr) in [("  Begin: ", check.begin), ("  Step: ", check.step), ("  End: ", check.end)] {
        text.push_str(title);
        writer.expr(se.nodes(), expr, text);
    }
    let line = writer.inst(check.user);
    let _ = writeln!(text, "\n  CheckUse:   {} Operand: {}", line.trim(), check.operand);
}

fn print_scaled(se: &mut Se<'_, '_>, id: Loop, check: &RangeCheck, text: &mut String) {
    let name = String::from_utf8_lossy(se.f.name()).into_owned();
    let of_loop = print::one_loop(se.f, se.cfg, se.loops, id);
    let _ = write!(text, "irce: in function {name}, in {of_loop}");
    text.push_str("there is range check with scaled boundary:\n");
    let writer = Writer::new(se);
    print_check(se, &writer, check, text);
}
