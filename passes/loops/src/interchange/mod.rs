//! `loop-interchange`: exchanges loops that are directly one inside the other, so that neighbouring iterations access neighbouring memory.
//!
//! ```text
//!   for (i) for (j) a[j][i] += k;   ->   for (j) for (i) a[j][i] += k;
//! ```
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | the pass: nests, and the pairs of their loops in order |
//! | `legality.rs` | directions of dependences, the shape of the code |
//! | `profit.rs` | which loop is better inside |
//! | `apply.rs` | the exchange |
//!
//! **When**: an outermost loop that has one loop directly inside each, two to ten deep, all with known trip counts. From the inside out each
//! loop moves outwards as far as it is legal and pays, then the next: the order that bubbles have. Bail-outs in this order, each with the
//! name of its remark: `UnsupportedLoopNestDepth`, `UnsupportedMemory`, `UnsupportedLoop`, `Dependence`, `TooManyDependences`;
//! for a pair of loops `Dependence`, `ConvergentCall`, `CallInst`, `ExitingNotLatch`, `UnsupportedPHIOuter`, `UnsupportedPHIInner`,
//! `UnsupportedStructureInner`, `NotTightlyNested`, `UnsupportedExitPHI`, `UnsupportedInnerLatchPHI`, `InterchangeNotProfitable`.
//! **Not**: barriers, shuffles, votes; calls that touch memory or may not return; volatile and atomic accesses, fences; inner loops whose
//! bounds change with the outer one, or that a branch of the outer loop may skip: behind the exchange the test of such a loop would run
//! where nothing guards it. Floating-point reductions over both loops move only where they may be reassociated.
//! **How**: in rounds. Each nest is decided as far as its first exchange, all are made, and the analyses are computed once for the next
//! round; a nest has at most as many rounds as it has pairs. **Invariants**: loop-simplify and LCSSA form. Metadata of a loop stays with its
//! latch. Operations of integer reductions lose `nsw` and `nuw`.
//! **Relies on** dependence tests, scalar evolution; on a GPU on what threads share. **Cost**: linear for each round.
//! **Source**: specification 003, and LLVM's pass of this name, with its remarks and knobs.

mod apply;
mod legality;
mod profit;

use crate::forms::LoopForms;
use crate::knobs;
use apply::Exchange;
use legality::{Reason, Row};
use profit::{Costs, Rule};
use smallvec::SmallVec;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_analysis::{AnalysisSet, Loops};
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind, RemarkText};
use warpc_scev::depend::Workspace;
use warpc_scev::{COULD_NOT_COMPUTE, CachedScev, Se};

const NAME: &str = "loop-interchange";

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "exchange nested loops, so that neighbouring iterations access neighbouring memory",
    level: Level::Function,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::INTERCHANGE, warpc_scev::knobs::DEPENDENCES],
    idempotent: false,
    required: false,
    make: |mut params| {
        let always = params.take_flag("always", false);
        params.finish(NAME)?;
        let forms = LoopForms::new()?;
        Ok(PassBody::Function(Box::new(LoopInterchange { always, forms, work: Workspace::default() })))
    },
};

struct LoopInterchange {
    /// The parameter: what is legal is done.
    always: bool,
    /// The passes that bring loops into form.
    forms: LoopForms,
    work: Workspace,
}

/// A nest of loops, one directly inside the other.
struct Nest {
    /// Headers of the loops, the outermost first.
    headers: Vec<Block>,
    rows: Vec<Row>,
    costs: Costs,
    /// The loop that may move outwards next.
    at: usize,
    /// Loops that are in their place, at the outside.
    done: usize,
    /// Whether this round of bubbles exchanged any.
    moved: bool,
}

impl Nest {
    /// Goes on to the next pair. Whether there is one.
    fn advance(&mut self) -> bool {
        self.at -= 1;
        if self.at > self.done {
            return true;
        }
        self.done += 1;
        self.at = self.headers.len() - 1;
        std::mem::replace(&mut self.moved, false) && self.at > self.done
    }
    fn loops(&self, loops: &Loops) -> Option<Vec<Loop>> {
        let found = |&header: &Block| loops.of(header).get().filter(|&id| loops.header(id) == header);
        self.headers.iter().map(found).collect()
    }
}

impl FunctionPass for LoopInterchange {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let loops = cx.analyses.loops(func);
        if loops.has_none() {
            return Outcome::Unchanged;
        }
        let nests = chains(&loops);
        report_depths(func, cx, &loops);
        drop(loops);
        if nests.is_empty() {
            return Outcome::Unchanged;
        }
        let mut changed = self.forms.bring(func, cx);
        let on_gpu = is_for_gpu(func);
        let rules = match self.always {
            true => SmallVec::from_slice(&[Rule::Ignore]),
            false => profit::rules(&cx.session.knobs, on_gpu),
        };
        let mut active: Vec<Nest> = Vec::new();
        {
            let loops = cx.analyses.loops(func);
            for headers in nests {
                match self.begin(func, cx, &loops, headers, on_gpu) {
                    Ok(Some(nest)) => active.push(nest),
                    Ok(None) => {}
                    Err((outermost, reason)) => missed(func, cx, &loops, outermost, reason),
                }
            }
        }
        while !active.is_empty() {
            let mut plans: Vec<Exchange> = Vec::new();
            let loops = cx.analyses.loops(func);
            active.retain_mut(|nest| match next(func, cx, &loops, nest, &rules) {
                Some(plan) => {
                    plans.push(plan);
                    nest.headers.swap(nest.at - 1, nest.at);
                    nest.rows.iter_mut().for_each(|row| row.ways.swap(nest.at - 1, nest.at));
                    nest.costs.exchanged(nest.at);
                    nest.moved = true;
                    nest.advance()
                }
                None => false,
            });
            drop(loops);
            if plans.is_empty() {
                break;
            }
            plans.into_iter().for_each(|plan| apply::exchange(func, plan));
            cx.analyses.invalidate(AnalysisSet::NONE);
            self.forms.bring(func, cx);
            changed = true;
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

impl LoopInterchange {
    /// What is known of the nest with these headers; `None` where nothing has to be said of a nest that stays.
    fn begin(
        &mut self,
        func: &FuncMut<'_>,
        cx: &mut PassCx<'_>,
        loops: &Loops,
        headers: Vec<Block>,
        on_gpu: bool,
    ) -> Result<Option<Nest>, (Loop, Reason)> {
        let at = headers.len() - 1;
        let mut nest = Nest { headers, rows: Vec::new(), costs: Costs::default(), at, done: 0, moved: false };
        let Some(ids) = nest.loops(loops) else { return Ok(None) };
        let session = cx.session;
        let knobs = &session.knobs;
        let size = |knob| usize::try_from(knobs.get(knob)).unwrap_or(0);
        let accesses = size(knobs::LOOP_INTERCHANGE_MAXMEMINSTR_COUNT);
        let most_rows = size(knobs::LOOP_INTERCHANGE_MAX_DEPENDENCES);
        let exits_once = loops.exit_edges(func, ids[0]).len() == 1;
        let found = cx.analyses.with_scev(func, knobs, |se| {
            if !ids.iter().all(|&id| is_counted(se, id)) {
                return Ok(None);
            }
            let rows = legality::dependences(se, &mut self.work, knobs, &ids, accesses, most_rows)?;
            Ok(exits_once.then(|| (rows, Costs::of(se, &ids, knobs, on_gpu))))
        });
        let start = loops.header(ids[0]);
        match found {
            Ok(None) => Ok(None),
            Ok(Some((rows, costs))) => {
                cx.remark(
                    RemarkKind::Analysis,
                    NAME,
                    "Dependence",
                    func.terminator(start),
                    || "Computed dependence info, invoking the transform.",
                );
                (nest.rows, nest.costs) = (rows, costs);
                Ok(Some(nest))
            }
            Err(reason) => Err((ids[0], reason)),
        }
    }
}

/// Whether the loop has one back edge, one exiting block, and a trip count that is known when it is reached.
fn is_counted(se: &mut Se<'_, '_>, id: Loop) -> bool {
    let exiting = se.loops.exiting_blocks(se.f, id);
    se.loops.latch(se.f, id).is_some() && exiting.len() == 1 && se.backedge_taken_count(id) != COULD_NOT_COMPUTE
}

/// The headers of the loops of each outermost loop with one loop inside each.
fn chains(loops: &Loops) -> Vec<Vec<Block>> {
    let chain = |top: Loop| {
        let mut ids = vec![top];
        let mut at = top;
        loop {
            let mut inside = loops.children(at);
            match (inside.next(), inside.next()) {
                (Some(child), None) => at = child,
                (None, _) => break,
                (Some(_), Some(_)) => return None,
            }
            ids.push(at);
        }
        (ids.len() > 1).then(|| ids.into_iter().map(|id| loops.header(id)).collect())
    };
    loops.top().into_iter().filter_map(chain).collect()
}

/// The instruction at the start of loop `id`.
fn place(func: &Func<'_>, loops: &Loops, id: Loop) -> Inst {
    let of_preheader = loops.preheader(func, id).map(|block| func.terminator(block));
    of_preheader.filter(|&end| func.loc(end).is_some()).unwrap_or(func.terminator(loops.header(id)))
}

fn missed(func: &Func<'_>, cx: &mut PassCx<'_>, loops: &Loops, id: Loop, reason: Reason) {
    let at = place(func, loops, id);
    cx.remark(RemarkKind::Missed, NAME, reason.0, at, || reason.1);
}

/// Says of outermost loops that are too shallow or too deep.
fn report_depths(func: &Func<'_>, cx: &mut PassCx<'_>, loops: &Loops) {
    if !cx.wants_remarks() {
        return;
    }
    let (least, most) = depths(cx);
    for top in loops.top() {
        let depth = loops.preorder(top).len() as i64;
        if depth < least || depth > most {
            cx.remark(RemarkKind::Missed, NAME, "UnsupportedLoopNestDepth", place(func, loops, top), || {
                RemarkText::from("Unsupported depth of loop nest, the supported range is [")
                    .arg("String", least)
                    .text(", ")
                    .arg("String", most)
                    .text("].\n")
            });
        }
    }
}

fn depths(cx: &PassCx<'_>) -> (i64, i64) {
    let knobs = &cx.session.knobs;
    (knobs.get(knobs::LOOP_INTERCHANGE_MIN_LOOP_NEST_DEPTH), knobs.get(knobs::LOOP_INTERCHANGE_MAX_LOOP_NEST_DEPTH))
}

/// The next exchange of `nest`, of the loop at its `at`.
fn next(func: &FuncMut<'_>, cx: &mut PassCx<'_>, loops: &Loops, nest: &mut Nest, rules: &[Rule]) -> Option<Exchange> {
    let ids = nest.loops(loops)?;
    let (least, most) = depths(cx);
    if (ids.len() as i64) < least || ids.len() as i64 > most {
        return None;
    }
    let session = cx.session;
    let threshold = session.knobs.get(knobs::LOOP_INTERCHANGE_THRESHOLD);
    loop {
        let (outer, inner) = (ids[nest.at - 1], ids[nest.at]);
        let found = match legality::keeps_order(&nest.rows, nest.at) {
            false => Err(legality::reasons::DEPENDENCE),
            true => cx.analyses.with_scev(func, &session.knobs, |se| {
                let plan = legality::legal(se, outer, inner)?;
                match profit::is_profitable(se, &ids, nest.at, &nest.rows, &nest.costs, rules, threshold) {
                    Some(true) => Ok(plan),
                    Some(false) => Err(legality::reasons::NOT_PROFITABLE),
                    None => Err(legality::reasons::NO_COST),
                }
            }),
        };
        match found {
            Ok(plan) => {
                let at = place(func, loops, inner);
                cx.remark(RemarkKind::Passed, NAME, "Interchanged", at, || "Loop interchanged with enclosing loop.");
                return Some(plan);
            }
            Err(reason) => missed(func, cx, loops, inner, reason),
        }
        if !nest.advance() {
            return None;
        }
    }
}
