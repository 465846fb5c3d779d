//! `loop-unroll-full` and `loop-unroll`: loops become straight code, or loops of fewer iterations.
//!
//! ```text
//!   for (i = 0; i < 4; i++) a[i] = 0;     ->      a[0] = 0; a[1] = 0; a[2] = 0; a[3] = 0;
//! ```
//!
//! **When**: see `decide.rs`; `simulate.rs` tells what folds. `loop-unroll-full` only unrolls completely. `loop-unroll` also does
//! what pragmas and `unroll-count` say; where the factor does not divide the trip count, the loop stays for the remainder.
//! **How**: in waves, inner loops first. A wave decides about all loops whose inner loops are settled, with one scalar evolution,
//! and then copies them (`copies.rs`); the analyses are computed afresh for the next wave. Loops inside of one that was
//! completely unrolled are looked at again: their trip counts may be constants now.
//! **Invariants**: each wave starts by bringing all loops into loop-simplify and LCSSA form. Convergent
//! operations may be copied: a copy runs under the conditions of its iteration. Alias scopes declared in the body are renewed.
//! A loop that remains, and one that stays for a remainder, is marked `llvm.loop.unroll.disable` when it was unrolled as asked.
//! **Cost**: linear in the code that is made, which `unroll-budget` bounds for each function; waves are as many as loops are
//! nested that vanish. In `default<O1>`: a sixth more CPU time for `build -O1` over `tests/kernels` (3.57 s for 3.07 s, unoptimised
//! build, November 2026); without it the kernels of `unrolled_arrays.cu` that keep arrays execute 3.9 to 6.5 times as many warp
//! instructions (a sort of 8 numbers 6,832 for 1,744, a tile of a product 29,404 for 5,164).
//! **Names**: `loop-unroll` and `loop-unroll-full` decide as LLVM's passes of these names do for this target. With parameter `own`, which the
//! pipelines here give, branches on constants are folded while they are copied, loops that come free are looked at again, arrays
//! on the stack weigh more, nothing is peeled unless `peeling` says so, and nothing is tidied up behind (`tidy.rs`).
//! **Source**: the criteria and defaults are those of LLVM's pass of this name for this target.

mod copies;
mod decide;
mod declined;
mod plan;
mod remainder;
mod simulate;
pub(crate) mod tidy;
mod trips;
mod upstream;

pub use copies::{Asked, Memory, Staple, Unrolled, unroll};
pub use decide::{Ask, Decision, Limits, Mode, Pragmas, Subject, decide};
pub use declined::Declined;
pub use plan::{ExitTrips, Literal, Plan, Taken};
pub use trips::Trips;

use super::expand;
use super::metrics::Ephemeral;
use super::refit;
use crate::forms::LoopForms;
use crate::growth;
use crate::knobs;
use crate::peel::{self, Peel};
use crate::split::loop_start_location;
use bitvec::slice::BitSlice;
use bitvec::vec::BitVec;
use std::sync::Arc;
use warpc_analysis::{AnalysisSet, Loops};
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::loop_hints::{
    LoopHints, UNROLL_DISABLE, UNROLL_PREFIX, renewed_loop_node, set_loop_node, switch_property,
};
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::closed_form::take_back;
use warpc_phase::{
    FunctionPass, Level, Outcome, ParamError, PassBody, PassCx, PassInfo, PassParams, Remark, RemarkKind, RemarkText,
};
use warpc_scalar::repeated_records::drop_repeated_records;
use warpc_scalar::simplifycfg::addressed_blocks;
use warpc_scev::{COULD_NOT_COMPUTE, CachedScev, Se};

/// Remarks carry the name of one pass, whichever of the two unrolled.
const REMARKS: &str = "loop-unroll";

/// Row of the pass table.
pub const FULL: PassInfo = PassInfo {
    name: "loop-unroll-full",
    summary: "replace loops of few iterations by straight code",
    level: Level::Function,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::UNROLL],
    idempotent: false,
    required: false,
    make: |params| make("loop-unroll-full", params, true),
};

/// Row of the pass table.
pub const PARTIAL: PassInfo = PassInfo {
    name: "loop-unroll",
    summary: "unroll loops completely, or as pragmas say",
    level: Level::Function,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::UNROLL],
    idempotent: false,
    required: false,
    make: |params| make("loop-unroll", params, false),
};

fn make(name: &'static str, mut params: PassParams, only_complete: bool) -> Result<PassBody, ParamError> {
    let profile_peeling = only_complete.then_some(false);
    let mut mode = Mode { only_complete, profile_peeling, ..Mode::LLVM };
    for level in 0..=3 {
        if params.take_flag(&format!("O{level}"), false) {
            mode.level = level;
        }
    }
    mode.partial = params.take_choice("partial");
    mode.upper_bound = params.take_choice("upperbound");
    mode.only_when_forced = params.take_flag("only-when-forced", false);
    mode.runtime = params.take_choice("runtime");
    mode.peeling = params.take_choice("peeling");
    mode.profile_peeling = params.take_choice("profile-peeling").or(mode.profile_peeling);
    mode.own = params.take_flag("own", false);
    mode.keep_forms = params.take_flag("keep-forms", false);
    mode.full_max = params.take_number(name, "full-unroll-max")?;
    params.finish(name)?;
    let forms = LoopForms::new()?;
    Ok(PassBody::Function(Box::new(LoopUnroll {
        mode,
        forms,
        memory: Memory::default(),
        decisions: Default::default(),
    })))
}

/// What the trip count of a loop may cost that no pragma asks to unroll, in instructions of 32 bits.
const COUNT_BUDGET: u32 = 8;

struct LoopUnroll {
    mode: Mode,
    /// The passes that bring loops into the form that unrolling needs.
    forms: LoopForms,
    memory: Memory,
    decisions: decide::Memory,
}

/// The analyses of one wave.
struct Wave {
    cfg: Arc<Cfg>,
    dom: Arc<DomTree>,
    loops: Arc<Loops>,
    ephemeral: Ephemeral,
}

/// Whether the knobs ask for copies and for peeled iterations of all loops at once, which is told as an error.
fn knobs_contradict(cx: &mut PassCx<'_>) -> bool {
    let knobs = &cx.session.knobs;
    let both = knobs.get(knobs::UNROLL_COUNT) > 0 && knobs.get(knobs::UNROLL_PEEL_COUNT) > 0;
    if both {
        let message = "Cannot specify both explicit peel count and explicit unroll count";
        cx.error(REMARKS, "Contradiction", Inst::NONE, message.to_string());
    }
    both
}

impl FunctionPass for LoopUnroll {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let limits = Limits::new(func, &cx.session.knobs, &self.mode);
        // Headers of loops that stay as they are.
        let mut settled: BitVec = BitVec::new();
        let mut changed = false;
        loop {
            // Most functions have no loop to unroll: they are left as they are.
            let loops = cx.analyses.loops(func);
            let fixed = exits_at_constants(func, &loops);
            if !loops
                .inner_first()
                .into_iter()
                .any(|l| is_candidate(&loops, l, self.pragmas(func, &loops, l), (&limits, &self.mode), &fixed))
            {
                break;
            }
            if knobs_contradict(cx) {
                break;
            }
            // The passes that form loops edit the nest, and would copy it while it is held here.
            drop(loops);
            let (insts, was_closed) = self.form_loops(func, cx, &mut changed);
            let a = &mut *cx.analyses;
            let wave = Wave {
                cfg: a.cfg(func),
                dom: a.dom(func),
                loops: a.loops(func),
                ephemeral: Ephemeral::of(func, func.block_order()),
            };
            settled.resize(func.num_blocks(), false);
            let decisions = self.decide_wave(func, &wave, &limits, &mut settled, cx);
            if decisions.is_empty() {
                changed |= was_closed && !(self.mode.keep_forms && take_back(func, cx.analyses, insts));
                break;
            }
            // Trip counts are computed while all loops are as scalar evolution knows them.
            let counts: Vec<Option<Value>> =
                decisions.iter().map(|(l, decision)| Self::back_edges(func, *l, decision, cx)).collect();
            // Trip counts stand unused before their loops until these are unrolled.
            let joins_exit = counts.iter().all(Option::is_none);
            let mut remaining: Vec<Block> = Vec::new();
            let mut peeled: Vec<Block> = Vec::new();
            let mut copies: Vec<Block> = Vec::new();
            let mut remainders: Vec<(Block, u32)> = Vec::new();
            for ((l, mut decision), count) in decisions.into_iter().zip(counts) {
                settled.set(wave.loops.header(l).index(), true);
                if decision.plan.remainder && count.is_none() {
                    if !decision.explicit || decision.convergent {
                        continue;
                    }
                    decision.plan.keep_all_exits();
                }
                if let Some(peel) = decision.peel {
                    self.peel(func, &wave, l, (peel, count), cx);
                    peeled.push(wave.loops.header(l));
                    continue;
                }
                let asked = Asked { plan: &decision.plan, back_edges: count, joins_exit, staple: None };
                let explicit = decision.explicit;
                if decision.plan.remainder && limits.unrolled_remainder {
                    let made = decision.instructions.saturating_mul(decision.plan.count as usize - 1);
                    if growth::take(func, &cx.session.knobs, made) {
                        remainders.push((wave.loops.header(l), decision.plan.count - 1));
                    }
                }
                let (header, blocks) =
                    self.apply(func, &wave, l, (asked, explicit), cx.remarks, cx.session.phase.remarks);
                copies.extend(blocks);
                if let Some(header) = header.get() {
                    settled.resize(func.num_blocks(), false);
                    settled.set(header.index(), true);
                    remaining.push(header);
                }
            }
            func.erase_unreachable();
            cx.analyses.invalidate(AnalysisSet::NONE);
            changed = true;
            // LLVM's pass over functions looks at each loop once, so not at copies of loops.
            settled.resize(func.num_blocks(), !self.mode.own && !self.mode.only_complete);
            if !remainders.is_empty() {
                self.unroll_remainders(func, &remainders, &mut copies, cx);
                settled.resize(func.num_blocks(), !self.mode.own && !self.mode.only_complete);
            }
            if !peeled.is_empty() {
                dedicate_exits(func, &peeled);
                cx.analyses.invalidate(AnalysisSet::NONE);
            }
            if !self.mode.own {
                remaining.append(&mut peeled);
                tidy::tidy(func, cx, &remaining, &copies);
            }
        }
        // What an iteration says of variables, each of its copies says again.
        if changed && !func.side().dbg.is_empty() {
            drop_repeated_records(func);
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

impl LoopUnroll {
    /// Decides about the loops whose inner loops are settled. Those to be unrolled are not inside each other.
    fn decide_wave(
        &mut self,
        func: &mut FuncMut<'_>,
        wave: &Wave,
        limits: &Limits,
        settled: &mut BitVec,
        cx: &mut PassCx<'_>,
    ) -> Vec<(Loop, Decision)> {
        let loops = &*wave.loops;
        let mut addressed: Vec<Block> = addressed_blocks(func).collect();
        addressed.sort_unstable();
        let at_constants = exits_at_constants(func, loops);
        let fresh = |l: &Loop| !settled[loops.header(*l).index()];
        let checked: Vec<(Loop, Result<Pragmas, Declined>)> = loops
            .inner_first()
            .into_iter()
            .filter(fresh)
            .map(|l| (l, self.check_loop(func, wave, l, limits, (&addressed, &at_constants))))
            .collect();
        let asked = checked.iter().filter(|c| c.1.is_ok()).map(|c| c.0);
        let trips: Vec<Trips> =
            cx.analyses.with_scev(func, &cx.session.knobs, |se| asked.map(|l| Trips::of(se, l)).collect());
        let mut trips = trips.into_iter();
        let mut decisions = Vec::new();
        let all = growth::left(func, &cx.session.knobs);
        let mut left = all;
        // Loops with something inside that changes in this wave.
        let mut busy: BitVec = bitvec::bitvec![0; loops.len()];
        for (l, check) in checked {
            let trips = if check.is_ok() { trips.next() } else { None };
            if !busy[l.index()] {
                let decided = check.and_then(|pragmas| {
                    let trips = trips.unwrap_or_default();
                    let ask = Ask { analyses: &mut *cx.analyses, knobs: &cx.session.knobs };
                    let (cfg, dom, ephemeral) = (&wave.cfg, &wave.dom, &wave.ephemeral);
                    let s = Subject { loops, cfg, dom, l, pragmas, trips, ephemeral, ask };
                    let d = decide(func, s, limits, &self.mode, &mut self.decisions)?;
                    let made = d.instructions.saturating_mul(d.plan.count as usize);
                    left = growth::without(left, made).ok_or(Declined::Budget)?;
                    Ok(d)
                });
                match decided {
                    Ok(d) => {
                        decisions.push((l, d));
                        mark_around(loops, l, &mut busy);
                    }
                    Err(why) => {
                        settled.set(loops.header(l).index(), true);
                        if let Some(name) = why.name() {
                            let at = func.terminator(loops.header(l));
                            cx.remark(RemarkKind::Missed, REMARKS, name, at, || why.text(func));
                        }
                    }
                }
            }
        }
        growth::spend(func, all - left);
        decisions
    }

    /// What pragmas say of `loop_id`; where only they decide, silence forbids.
    fn pragmas(&self, func: &FuncMut<'_>, loops: &Loops, loop_id: Loop) -> Pragmas {
        let mut pragmas = match loops.latch(func, loop_id) {
            Some(latch) => Pragmas::of(func, LoopHints::of(func, func.terminator(latch))),
            None => Pragmas::default(),
        };
        pragmas.disable |= self.mode.only_when_forced && !pragmas.forces();
        pragmas
    }

    /// Whether `loop_id` may be unrolled at all; what pragmas say of it.
    fn check_loop(
        &self,
        func: &FuncMut<'_>,
        wave: &Wave,
        loop_id: Loop,
        limits: &Limits,
        (addressed, at_constants): (&[Block], &BitSlice),
    ) -> Result<Pragmas, Declined> {
        let loops = &*wave.loops;
        let pragmas = self.pragmas(func, loops, loop_id);
        if !is_candidate(loops, loop_id, pragmas, (limits, &self.mode), at_constants) {
            return Err(Declined::NotProfitable);
        }
        let formed = loops.is_loop_simplify_form(func, loop_id) && loops.is_lcssa_form(func, &wave.dom, loop_id);
        if !formed || has_double_back_edge(func, loops, loop_id) {
            return Err(Declined::NotSimplified);
        }
        if !addressed.is_empty() && loops.blocks(loop_id).iter().any(|b| addressed.binary_search(b).is_ok()) {
            return Err(Declined::NotDuplicable);
        }
        Ok(pragmas)
    }

    /// Brings the loops into the form that unrolling needs. The rows of instructions there were before the last of the passes that do so, and
    /// whether that changed anything; what those before it changed counts at once.
    fn form_loops(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>, changed: &mut bool) -> (usize, bool) {
        let (mut insts, mut was_closed) = (func.num_insts(), false);
        for form in self.forms.passes() {
            *changed |= was_closed;
            insts = func.num_insts();
            let outcome = form.run(func, cx);
            was_closed = outcome != Outcome::Unchanged;
            if let Outcome::Changed(preserved) = outcome {
                cx.analyses.invalidate(preserved);
            }
        }
        (insts, was_closed)
    }

    /// Computes in the preheader how often the back edge of `loop_id` is taken, where the plan needs it. `None` where it does not, and where
    /// that costs more than unrolling is worth.
    fn back_edges(func: &mut FuncMut<'_>, loop_id: Loop, decision: &Decision, cx: &mut PassCx<'_>) -> Option<Value> {
        if !decision.plan.remainder && !decision.peel.is_some_and(|peel| peel.guarded) {
            return None;
        }
        let budget = if decision.explicit { u32::MAX } else { COUNT_BUDGET };
        // The question whether a peeled loop runs again needs no more than the number one.
        let count = if decision.peel.is_some() { 1 } else { u64::from(decision.plan.count) };
        back_edges(func, cx, loop_id, count, budget)
    }

    /// Peels `loop_id`; `back_edges` is how often it goes back, where that has to be asked.
    fn peel(
        &mut self,
        func: &mut FuncMut<'_>,
        wave: &Wave,
        loop_id: Loop,
        (peel, back_edges): (Peel, Option<Value>),
        cx: &mut PassCx<'_>,
    ) {
        if peel.guarded && back_edges.is_none() {
            return;
        }
        let loops = &*wave.loops;
        let at = func.terminator(loops.preheader(func, loop_id).expect("a preheader"));
        peel::peel(func, loops, &wave.cfg, loop_id, peel, back_edges);
        cx.remark(RemarkKind::Passed, REMARKS, "Peeled", at, || {
            RemarkText::from(" peeled loop by ").arg("PeelCount", peel.count).text(" iterations")
        });
    }

    /// Completely unrolls loops that were left behind copies for what the factor leaves, given by their headers with the most iterations they
    /// run. Adds the blocks that are made to `copies`.
    fn unroll_remainders(
        &mut self,
        func: &mut FuncMut<'_>,
        remainders: &[(Block, u32)],
        copies: &mut Vec<Block>,
        cx: &mut PassCx<'_>,
    ) {
        let headers: Vec<Block> = remainders.iter().map(|remainder| remainder.0).collect();
        dedicate_exits(func, &headers);
        cx.analyses.invalidate(AnalysisSet::NONE);
        let (cfg, loops) = (cx.analyses.cfg(func), cx.analyses.loops(func));
        for &(header, count) in remainders {
            let loop_id = loops.of(header);
            let Some(latch) = loop_id.get().and_then(|l| loops.latch(func, l)) else { continue };
            // How often it runs is not known: every copy but the last one asks.
            let literal = Some(Literal { latch, only_first: false });
            let plan = Plan { count, completely: true, literal, ..Plan::default() };
            let asked = Asked { plan: &plan, back_edges: None, joins_exit: true, staple: None };
            copies.extend(unroll(func, &loops, &cfg, loop_id, asked, &mut self.memory).blocks);
        }
        func.erase_unreachable();
        cx.analyses.invalidate(AnalysisSet::NONE);
    }

    /// Unrolls `loop_id` as asked, `explicit` where a pragma or knob did; the header of the loop that remains, and the copies.
    fn apply(
        &mut self,
        func: &mut FuncMut<'_>,
        wave: &Wave,
        loop_id: Loop,
        (asked, explicit): (Asked<'_>, bool),
        remarks: &mut Vec<Remark>,
        wants_remarks: bool,
    ) -> (Block, Vec<Block>) {
        let loops = &*wave.loops;
        let preheader = loops.preheader(func, loop_id).expect("a preheader");
        let latch = loops.latch(func, loop_id).expect("one latch");
        let hints = LoopHints::of(func, func.terminator(latch));
        let plan = asked.plan;
        let start = loop_start_location(func, loops, loop_id);
        let unrolled = unroll(func, loops, &wave.cfg, loop_id, asked, &mut self.memory);
        if unrolled.header.is_some() {
            mark_unrolled(func, unrolled.latch_end, hints, explicit || self.mode.own && plan.remainder);
        }
        if wants_remarks {
            let (name, message) = match plan.completely {
                true => (
                    "FullyUnrolled",
                    RemarkText::from("completely unrolled loop with ")
                        .arg("UnrollCount", plan.count)
                        .text(" iterations"),
                ),
                false => {
                    let text = RemarkText::from("unrolled loop by a factor of ").arg("UnrollCount", plan.count);
                    ("PartialUnrolled", if plan.remainder { text.text(" with run-time trip count") } else { text })
                }
            };
            let (at, message) = (func.terminator(preheader), message.at(start));
            remarks.push(Remark { kind: RemarkKind::Passed, pass: REMARKS, name, message, at });
        }
        (unrolled.header, unrolled.blocks)
    }
}

/// Computes in the preheader of `loop_id` how often its back edge is taken, for a split by `count`, at a cost of at most `budget`
/// instructions of 32 bits; `None` where that cannot be. Blocks stay as they are.
pub(crate) fn back_edges(
    func: &mut FuncMut<'_>,
    cx: &mut PassCx<'_>,
    loop_id: Loop,
    count: u64,
    budget: u32,
) -> Option<Value> {
    let (cfg, dom, loops) = (cx.analyses.cfg(func), cx.analyses.dom(func), cx.analyses.loops(func));
    let at = func.terminator(loops.preheader(func, loop_id)?);
    let facts = cx.analyses.assumptions(func);
    let mut scev = cx.analyses.take_scev(func);
    let shape = expand::Shape { cfg: &cfg, dom: &dom, loops: &loops };
    let options = expand::Options { lcssa: true, budget, ..expand::Options::default() };
    let planned = {
        let mut se = Se::new(&mut scev, func, &cfg, &dom, &loops, &facts, &cx.session.knobs);
        let count = se.backedge_taken_count(loop_id);
        let safe = count != COULD_NOT_COMPUTE && expand::is_safe_at(&mut se, count, at, &options);
        safe.then(|| expand::plan(&mut se, &mut expand::Memory::default(), &options, count, at).ok()).flatten()
    };
    let value = planned.map(|plan| plan.apply(func, &mut scev, &shape).value);
    cx.analyses.put_scev(func, Arc::new(scev));
    value.filter(|&value| func.types().int_bits(func.type_of(value)).is_some_and(|bits| remainder::fits(bits, count)))
}

/// Brings the nests of the loops with these headers, which were peeled, back into form: exits got edges from the copies.
fn dedicate_exits(func: &mut FuncMut<'_>, headers: &[Block]) {
    let cfg = Cfg::new(func);
    let mut dom = DomTree::new(&cfg);
    let mut loops = Loops::new(&cfg, &dom);
    let mut tops: Vec<Loop> = headers.iter().map(|&header| loops.outermost(loops.of(header))).collect();
    tops.sort_unstable();
    tops.dedup();
    for top in tops {
        refit::reform(func, &mut loops, &mut dom, top);
    }
}

/// Marks the loops around `loop_id`. Stops at one that is marked: those around it are, too.
fn mark_around(loops: &Loops, loop_id: Loop, busy: &mut BitVec) {
    let mut around = loops.parent(loop_id);
    while around.is_some() && !busy.replace(around.index(), true) {
        around = loops.parent(around);
    }
}

/// Whether it is worth asking how often `loop_id` runs. Loops without pragma are asked only where an exit compares with a constant
/// or an address at a constant distance: other trip counts are hardly ever constants, and finding out costs more than all else.
///
/// `at_constants` are [`exits_at_constants`].
fn is_candidate(
    loops: &Loops,
    loop_id: Loop,
    pragmas: Pragmas,
    (limits, mode): (&Limits, &Mode),
    at_constants: &BitSlice,
) -> bool {
    if pragmas.disable {
        return false;
    }
    if pragmas.forces() || limits.count > 0 || limits.partial || limits.runtime && loops.is_innermost(loop_id) {
        return true;
    }
    if !mode.own {
        let in_part = limits.partial && limits.partial_threshold > 0;
        return limits.threshold > 0 || in_part || limits.small;
    }
    if limits.threshold == 0 {
        return false;
    }
    if limits.peeling.count > 0 || limits.peeling.allowed {
        return true;
    }
    at_constants[loop_id.index()]
}

/// Loops with an exit that compares with a constant or an address at a constant distance, or whose condition is none or made of several.
fn exits_at_constants(func: &Func<'_>, loops: &Loops) -> BitVec {
    let mut found = BitVec::repeat(false, loops.len());
    if loops.is_empty() {
        return found;
    }
    for block in func.block_order() {
        let innermost = loops.of(block);
        if innermost.is_none() || !branches_by_constant(func, func.terminator(block)) {
            continue;
        }
        for target in func.successors(block) {
            let mut left = innermost;
            while left.is_some() && !loops.contains(left, target) {
                found.set(left.index(), true);
                left = loops.parent(left);
            }
        }
    }
    found
}

/// Whether `end` is a branch on a comparison with a constant or an address at a constant distance, on several conditions, or on none.
fn branches_by_constant(func: &Func<'_>, end: Inst) -> bool {
    let is_fixed = |v: Value| {
        v.is_constant()
            || v.as_inst().is_some_and(|i| {
                func.op(i) == Opcode::GetElementPtr
                    && (1..func.num_operands(i)).all(|k| func.operand(i, k).is_constant())
            })
    };
    if func.op(end) != Opcode::Br || func.num_operands(end) != 3 {
        return false;
    }
    match func.operand(end, 0).as_inst() {
        Some(i) if func.op(i) == Opcode::ICmp => is_fixed(func.operand(i, 0)) || is_fixed(func.operand(i, 1)),
        Some(i) => matches!(func.op(i), Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Select),
        None => true,
    }
}

/// Whether both edges of the latch lead to the header: one iteration would have two ends.
fn has_double_back_edge(func: &Func<'_>, loops: &Loops, loop_id: Loop) -> bool {
    let header = loops.header(loop_id);
    loops.latch(func, loop_id).is_some_and(|b| func.successors(b).filter(|&s| s == header).count() != 1)
}

/// Gives the loop that remains its metadata: what followup properties say, else, if unrolling was asked for, a mark that it has
/// been done.
fn mark_unrolled(func: &mut FuncMut<'_>, latch_end: Inst, hints: LoopHints, explicit: bool) {
    let followups: Vec<Md> = [&b"llvm.loop.unroll.followup_all"[..], b"llvm.loop.unroll.followup_unrolled"]
        .iter()
        .filter_map(|name| hints.property(func, name))
        .flat_map(|p| p[1..].to_vec())
        .collect();
    if !followups.is_empty() {
        let node = renewed_loop_node(func, Md::NONE, b"", &followups);
        set_loop_node(func, latch_end, node);
    } else if explicit {
        let disable = switch_property(func, UNROLL_DISABLE);
        let node = renewed_loop_node(func, hints.node, UNROLL_PREFIX, &[disable]);
        set_loop_node(func, latch_end, node);
    }
}
