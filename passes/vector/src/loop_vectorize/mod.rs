//! `loop-vectorize`: several iterations of a loop at once, in the lanes of vectors and in vectors side by side.
//!
//! ```text
//!   for (i = 0; i < n; i++) b[i] = a[i] + 1;
//!   ->  for (i = 0; i < n - n % 8; i += 8) { b[i..i+4] = a[i..i+4] + 1; b[i+4..i+8] = a[i+4..i+8] + 1; }      width 4, interleaved 2
//!       for (; i < n; i++) b[i] = a[i] + 1;
//! ```
//! | file | what |
//! |---|---|
//! | `hints.rs` | what the program and knobs ask for |
//! | `legal.rs`, `declined.rs` | whether iterations may run side by side; why not |
//! | `cost.rs` | how wide |
//! | `demand.rs` | in which forms values are needed |
//! | `widen/` | the body of the vector loop |
//! | `emit.rs` | the blocks around it; results; where the rest begins |
//!
//! **When**: innermost loops whose number of iterations is known before them, with induction variables, reductions, values of the iteration
//! before, accesses whose dependences allow it, branches inside. The rest of the iterations runs in the loop as it was. Ranges of pointers and
//! assumptions of scalar evolution are checked before the loop. `always` takes whatever is legal, `width` lanes wide. On NVPTX only what pays there: pairs of 16-bit numbers (`cost.rs`), and
//! what the program asks for by `llvm.loop.vectorize.*`, `llvm.loop.interleave.count` or knobs. Addresses that are not those of neighbours are
//! accessed lane by lane; what runs under a condition and may fault is done lane by lane under a branch.
//! **Not**: loops with calls other than intrinsics of lanes: barriers, votes, shuffles, fences and atomics are such calls, so nothing
//! convergent is copied or made dependent on a check. Volatile accesses, functions with `noimplicitfloat`.
//! **Invariants**: loops are brought into simplified, closed form where one may be vectorised; values leave the loop by phis of its exit; instructions of a vector have flags and metadata of their scalar, without wrap
//! flags in reductions, whose order changes. Floating-point sums only with `reassoc`, or where vectors are asked for by name (as LLVM). Debug records stay in
//! the loop as it was. Remarks and knobs have LLVM's names.
//! **Relies on** the analysis of accesses of loops (`engine/scev/src/access`), scalar evolution and its expander. **Cost**: linear in the loops,
//! times width and interleaving for what is done lane by lane; all is decided and computed before any block is made.
//! **Source**: LLVM's pass of this name.

mod cost;
mod declined;
mod demand;
mod emit;
mod hints;
mod legal;
mod widen;

use crate::knobs;
use cost::Choice;
use declined::Declined;
use demand::Demands;
use emit::Plan;
use hints::{Force, Hints};
use legal::{Legal, Role, Shape};
use std::sync::Arc;
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_analysis::{AliasCache, AnalysisSet, Loops};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::knobs::Knobs;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_loops::expand::{Memory, Options, Shape as Blocks, is_safe_at, plan as plan_code};
use warpc_loops::forms::LoopForms;
use warpc_loops::split::loop_start_location;
use warpc_loops::versioning::{World, emit as emit_checks};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo, RemarkKind, RemarkText};
use warpc_scev::access::{LastAddresses, LoopAccess, Settings};
use warpc_scev::{COULD_NOT_COMPUTE, CachedScev, Expr, Predicate, Scev, Se, Ty};

const NAME: &str = "loop-vectorize";
/// How often the loops of a function are looked at whose bounds are results of loops that were vectorised before.
const ROUNDS: u32 = 8;

/// Row of this pass.
pub const INFO: PassInfo = PassInfo {
    name: NAME,
    summary: "run several iterations of a loop at once, in vectors",
    level: Level::Function,
    reads: AnalysisSet::SCEV_ALL,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::LOOP_VECTORIZE, warpc_scev::knobs::ACCESSES],
    idempotent: false,
    required: false,
    make: |mut params| {
        let interleave_forced_only = params.take_flag("interleave-forced-only", false);
        let vectorize_forced_only = params.take_flag("vectorize-forced-only", false);
        let always = params.take_flag("always", false);
        let width = params.take_number::<u32>(NAME, "width")?.unwrap_or(hints::MAX_WIDTH);
        params.finish(NAME)?;
        let (forms, demands) = (LoopForms::new()?, Demands::default());
        Ok(PassBody::Function(Box::new(LoopVectorize {
            interleave_forced_only,
            vectorize_forced_only,
            always,
            width,
            forms,
            demands,
        })))
    },
};

struct LoopVectorize {
    /// Vectors side by side only where they are asked for.
    interleave_forced_only: bool,
    /// Vectors only where they are asked for.
    vectorize_forced_only: bool,
    /// Whether loops become as wide as `width` says wherever that is legal.
    always: bool,
    /// Lanes of the widest vector that is chosen where none is asked for.
    width: u32,
    /// The passes that bring loops into the form that this one needs.
    forms: LoopForms,
    demands: Demands,
}

/// What was found out about a loop.
enum Verdict {
    /// It will be vectorised.
    Go(Box<(Legal, Hints, Choice)>),
    /// It stays; all was said.
    Stay,
}

impl FunctionPass for LoopVectorize {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let loops = cx.analyses.loops(func);
        if loops.has_none() {
            return Outcome::Unchanged;
        }
        let may_gain = self.always || may_gain(func, &loops, &cx.session.knobs);
        if !may_gain && !cx.wants_remarks() {
            return Outcome::Unchanged;
        }
        let mut changed = false;
        if may_gain {
            drop(loops);
            changed = self.forms.bring(func, cx);
        }
        let mut only: Option<Vec<Block>> = None;
        for _ in 0..ROUNDS {
            let (vectorized, later) = self.round(func, cx, only.as_deref());
            changed |= vectorized;
            if later.is_empty() {
                break;
            }
            cx.analyses.invalidate(AnalysisSet::NONE);
            changed |= self.forms.bring(func, cx);
            only = Some(later);
        }
        self.demands.clear();
        Outcome::of(changed, AnalysisSet::NONE)
    }
}

impl LoopVectorize {
    /// Vectorises the innermost loops, or those with one of the headers `only`. Whether there were any, and the headers of those that
    /// need values of another one that was vectorised, which are to be looked at again.
    fn round(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>, only: Option<&[Block]>) -> (bool, Vec<Block>) {
        let loops = cx.analyses.loops(func);
        let wanted: Vec<(Loop, Hints)> = loops
            .inner_first()
            .into_iter()
            .filter(|&id| loops.is_innermost(id) && only.is_none_or(|only| only.contains(&loops.header(id))))
            .filter_map(|id| Some((id, self.asks(func, cx, &loops, id)?)))
            .collect();
        let mut later = Vec::new();
        if wanted.is_empty() {
            return (false, later);
        }
        let knobs = &cx.session.knobs;
        let last = LastAddresses::new(func);
        let (cfg, dom, assumed) = (cx.analyses.cfg(func), cx.analyses.dom(func), cx.analyses.assumptions(func));
        let world = World { shape: Blocks { cfg: &cfg, dom: &dom, loops: &loops }, facts: &assumed, knobs };
        let mut scev = cx.analyses.take_scev(func);
        let mut found = Vec::new();
        {
            let mut search = Search { cx, last: &last, aliases: AliasCache::default(), pass: self };
            let mut se = world.se(&mut scev, func);
            for (id, hints) in wanted {
                if let Verdict::Go(row) = search.look(&mut se, id, hints) {
                    found.push(*row);
                }
            }
        }
        let mut memory = Memory::default();
        let mut plans: Vec<(Plan, Inst, Choice)> = Vec::new();
        let mut planned: Vec<Loop> = Vec::new();
        for (legal, hints, choice) in found {
            let at = start_of(func, &loops, legal.shape.id);
            if needs_values_of(&mut world.se(&mut scev, func), &legal, &planned) {
                later.push(legal.shape.header());
                continue;
            }
            planned.push(legal.shape.id);
            let Some(plan) = prepare(func, &mut scev, &mut memory, world, legal, hints, choice) else {
                decline(cx, at, &hints, Declined::NotComputable);
                continue;
            };
            plans.push((plan, at, choice));
        }
        cx.analyses.put_scev(func, Arc::new(scev));
        // Code before a later loop may use values of an earlier one again: that one is looked at anew.
        plans.retain(|(plan, _, _)| {
            let is_same = legal::live_out(func, &plan.legal.shape) == plan.legal.live_out;
            if !is_same {
                later.push(plan.legal.shape.header());
            }
            is_same
        });
        let vectorized = !plans.is_empty();
        for (mut plan, at, choice) in plans {
            say_vectorized(cx, at, &plan.hints, choice);
            if emit::vectorize(func, &mut plan, &mut self.demands).is_none() {
                let end = func.terminator(plan.legal.shape.latch);
                cx.error(NAME, "Broken", end, "a vectorised loop could not be finished");
            }
        }
        (vectorized, later)
    }

    /// What is asked for of loop `id`; `None`, and why, if it is to stay.
    fn asks(&self, func: &Func<'_>, cx: &mut PassCx<'_>, loops: &Loops, id: Loop) -> Option<Hints> {
        let latch = loops.latch(func, id);
        let end = latch.map_or(func.terminator(loops.header(id)), |latch| func.terminator(latch));
        let hints = Hints::of(func, end, &cx.session.knobs);
        let at = start_of(func, loops, id);
        let is_idle = self.vectorize_forced_only && hints.force != Force::Enabled;
        if hints.force == Force::Disabled || is_idle {
            say_missed(cx, at, &hints);
            return None;
        }
        if hints.is_vectorized {
            let text = "loop not vectorized: vectorization and interleaving are explicitly disabled, or the loop has \
                        already been vectorized";
            cx.remark(RemarkKind::Analysis, NAME, "AllDisabled", at, || text);
            return None;
        }
        if latch.is_none() {
            decline(cx, at, &hints, Declined::ControlFlow);
            return None;
        }
        Some(hints)
    }
}

/// The instruction at the start of loop `id`: one with the location that its properties name, or the first of the ends of its preheader
/// and its header that has a location.
fn start_of(func: &Func<'_>, loops: &Loops, id: Loop) -> Inst {
    let of_header = func.terminator(loops.header(id));
    let of_preheader = loops.preheader(func, id).map(|block| func.terminator(block));
    let start = loop_start_location(func, loops, id);
    if start.is_some() {
        let ends = of_preheader.into_iter().chain([of_header]);
        let inside = loops.blocks(id);
        let all = ends.chain(inside.iter().flat_map(|&block| func.block_insts(block)));
        if let Some(found) = all.into_iter().find(|&inst| func.loc(inst) == start) {
            return found;
        }
    }
    of_preheader.filter(|&end| func.loc(end).is_some()).unwrap_or(of_header)
}

/// Whether a loop of `func` may be vectorised: always without a target, and on NVPTX where the program or a knob asks for it or there is
/// arithmetic on 16-bit numbers. Most functions there are left at once.
fn may_gain(func: &Func<'_>, loops: &Loops, knobs: &Knobs) -> bool {
    let is_asked = |id: Loop| {
        loops.latch(func, id).is_none_or(|latch| {
            let hints = Hints::of(func, func.terminator(latch), knobs);
            hints.width > 1 || hints.interleave > 1 || hints.force == Force::Enabled
        })
    };
    let is_narrow = |inst: Inst| matches!(func.ty(inst), Type::HALF | Type::BFLOAT);
    !is_for_gpu(func)
        || loops.inner_first().into_iter().any(|id| loops.is_innermost(id) && is_asked(id))
        || func.block_order().any(|block| !loops.of(block).is_none() && func.block_insts(block).any(is_narrow))
}

/// Whether what is computed before the loop of `legal` is made of values inside one of the loops `planned`.
fn needs_values_of(se: &mut Se<'_, '_>, legal: &Legal, planned: &[Loop]) -> bool {
    if planned.is_empty() {
        return false;
    }
    let (f, loops) = (se.f, se.loops);
    let mut exprs: Vec<Expr> = vec![legal.count];
    exprs.extend(legal.phis.iter().filter_map(|row| match row.1 {
        Role::Induction { step, .. } => Some(step),
        _ => None,
    }));
    exprs.extend(legal.access.checks.groups.iter().flat_map(|group| [group.low, group.high]));
    for &predicate in &legal.access.predicates {
        match predicate {
            Predicate::Equal(left, right) => exprs.extend([left, right]),
            Predicate::NoWrap { rec, .. } => exprs.push(rec),
        }
    }
    let is_planned = |id: Loop| planned.contains(&id);
    exprs.into_iter().any(|expr| {
        let (nodes, mut found) = (se.nodes(), false);
        nodes.walk(expr, |x| {
            let inside =
                se.unknown(x).and_then(Value::as_inst).is_some_and(|inst| is_planned(loops.of(f.block_of(inst))));
            found |= inside || se.rec_loop(x).is_some_and(is_planned);
            (!found).then_some(true)
        });
        found
    })
}

/// Name and text of the remark that vectors do not pay.
const NO_VECTORS: (&str, &str) =
    ("VectorizationNotBeneficial", "the cost-model indicates that vectorization is not beneficial");

/// Name and text of the remark that several iterations side by side do not pay.
fn no_interleaving(hints: &Hints) -> (&'static str, &'static str) {
    match hints.interleave {
        1 => (
            "InterleavingNotBeneficialAndDisabled",
            "the cost-model indicates that interleaving is not beneficial and is explicitly disabled or interleave count is \
             set to 1",
        ),
        _ => ("InterleavingNotBeneficial", "the cost-model indicates that interleaving is not beneficial"),
    }
}

/// Says that a loop was vectorised.
fn say_vectorized(cx: &mut PassCx<'_>, at: Inst, hints: &Hints, choice: Choice) {
    let Choice { width, parts, .. } = choice;
    if width == 1 {
        let (name, text) = NO_VECTORS;
        cx.remark(RemarkKind::Analysis, NAME, name, at, || text);
        cx.remark(RemarkKind::Passed, NAME, "Interleaved", at, || {
            RemarkText::from("interleaved loop (interleaved count: ").arg("InterleaveCount", parts).text(")")
        });
        return;
    }
    if parts == 1 {
        let (name, text) = no_interleaving(hints);
        cx.remark(RemarkKind::Analysis, NAME, name, at, || text);
    }
    cx.remark(RemarkKind::Passed, NAME, "Vectorized", at, || {
        // Between the first two pieces stands which part of a loop it was, where it was not all of it.
        RemarkText::from("vectorized ")
            .text("")
            .text("loop (vectorization width: ")
            .arg("VectorizationFactor", width)
            .text(", interleaved count: ")
            .arg("InterleaveCount", parts)
            .text(")")
    });
}

/// Says that a loop was not vectorised.
fn say_missed(cx: &mut PassCx<'_>, at: Inst, hints: &Hints) {
    let (name, text) = hints.missed();
    cx.remark(RemarkKind::Missed, NAME, name, at, || text);
}

/// Says why a loop was not vectorised, at `at`.
fn decline(cx: &mut PassCx<'_>, at: Inst, hints: &Hints, why: Declined) {
    let (name, text) = why.text();
    let kind = if hints.insists() { RemarkKind::Insisted } else { why.kind() };
    let text = match why {
        Declined::NoImplicitFloat => RemarkText::from(text),
        _ => RemarkText::from("loop not vectorized: ").text(text),
    };
    cx.remark(kind, NAME, name, at, || text);
    say_missed(cx, at, hints);
}

/// What is needed to look at loops.
struct Search<'s, 'c> {
    cx: &'s mut PassCx<'c>,
    last: &'s LastAddresses,
    aliases: AliasCache,
    pass: &'s LoopVectorize,
}

impl Search<'_, '_> {
    /// Whether and how loop `id` is vectorised.
    fn look(&mut self, se: &mut Se<'_, '_>, id: Loop, hints: Hints) -> Verdict {
        let f = se.f;
        let at = start_of(f, se.loops, id);
        match self.judge(se, id, &hints) {
            Ok((legal, choice)) => Verdict::Go(Box::new((legal, hints, choice))),
            Err(Some((why, place))) => {
                let place = place.get().filter(|&inst| f.loc(inst).is_some()).unwrap_or(at);
                decline(self.cx, place, &hints, why);
                Verdict::Stay
            }
            Err(None) => Verdict::Stay,
        }
    }

    /// Decides. `Err(None)`: the reason was given.
    fn judge(
        &mut self,
        se: &mut Se<'_, '_>,
        id: Loop,
        hints: &Hints,
    ) -> Result<(Legal, Choice), Option<(Declined, Inst)>> {
        let f = se.f;
        let knobs = &self.cx.session.knobs;
        let at = start_of(f, se.loops, id);
        let shape = Shape::of(se, id).map_err(|why| Some((why, Inst::NONE)))?;
        let header_end = f.terminator(shape.header());
        if shape.order.len() > 1 && !knobs.get(knobs::ENABLE_IF_CONVERSION) {
            return Err(Some((Declined::ControlFlow, Inst::NONE)));
        }
        let settings = Settings::new(knobs);
        let access = LoopAccess::new(se, &mut self.aliases, self.last, id, settings);
        let legal = legal::judge(se, shape, access, hints.allows_reordering());
        let legal = legal.map_err(Some)?;
        if !legal.access.safe {
            // As in LLVM, these are only told where remarks are asked for, even of loops that insist.
            if let Some(report) = legal.access.report.as_ref().filter(|_| self.cx.wants_remarks()) {
                let place = report.at.get().filter(|&inst| f.loc(inst).is_some()).unwrap_or(at);
                let text = RemarkText::from("loop not vectorized: ").text(&report.message);
                let kind = if hints.insists() { RemarkKind::Insisted } else { RemarkKind::Analysis };
                self.cx.remark(kind, NAME, report.name, place, || text);
            }
            say_missed(self.cx, at, hints);
            return Err(None);
        }
        if legal.access.invariant_store_loaded || legal.access.invariant_store_twice {
            return Err(Some((Declined::InvariantStore, Inst::NONE)));
        }
        let has_conditional_store = legal.guarded.iter().any(|&inst| f.op(inst) == Opcode::Store);
        if has_conditional_store && !knobs.get(knobs::ENABLE_COND_STORES_VEC) {
            self.say_not_beneficial(at, hints);
            return Err(None);
        }
        if legal.count == COULD_NOT_COMPUTE {
            return Err(Some((Declined::Count, header_end)));
        }
        self.check_amount(&legal, hints, &settings)?;
        if self.cx.wants_remarks() {
            self.say_mixed_precision(f, &legal);
        }
        let own = f.ctx().globals.parts[f.global().index()].attrs;
        if f.attrs().fn_has(own, AttrKind::NoImplicitFloat) {
            return Err(Some((Declined::NoImplicitFloat, Inst::NONE)));
        }
        let pass = self.pass;
        let mut choice = cost::choose(f, self.cx.session, &legal, hints, pass.width, pass.always);
        if pass.interleave_forced_only && hints.force != Force::Enabled && hints.interleave == 0 {
            choice.parts = 1;
        }
        self.fit(se, &legal, hints, at, &mut choice)?;
        Ok((legal, choice))
    }

    /// Says that neither vectors nor several iterations side by side pay.
    fn say_not_beneficial(&mut self, at: Inst, hints: &Hints) {
        for (name, text) in [NO_VECTORS, no_interleaving(hints)] {
            self.cx.remark(RemarkKind::Missed, NAME, name, at, || text);
        }
    }

    /// Says which stored numbers come from narrower ones: conversions change how many fit into a vector.
    fn say_mixed_precision(&mut self, func: &Func<'_>, legal: &Legal) {
        let shape = &legal.shape;
        let is_store =
            |inst: &Inst| func.op(*inst) == Opcode::Store && func.type_of(func.operand(*inst, 0)) == Type::FLOAT;
        let mut work: Vec<Inst> = legal.accesses.iter().map(|row| row.0).filter(is_store).collect();
        let mut seen: Vec<Inst> = Vec::new();
        while let Some(inst) = work.pop() {
            if seen.len() > 1024 || !shape.contains(func.block_of(inst)) || seen.contains(&inst) {
                continue;
            }
            seen.push(inst);
            if func.op(inst) == Opcode::FPExt {
                self.cx.remark(RemarkKind::Analysis, NAME, "VectorMixedPrecision", inst, || {
                    "floating point conversion changes vector width. Mixed floating point precision requires an up/down \
                     cast that will negatively impact performance."
                });
            }
            work.extend(func.operands(inst).filter_map(Value::as_inst));
        }
    }

    /// Whether the checks before the loop are few enough.
    fn check_amount(
        &mut self,
        legal: &Legal,
        hints: &Hints,
        settings: &Settings,
    ) -> Result<(), Option<(Declined, Inst)>> {
        let knobs = &self.cx.session.knobs;
        let is_forced = hints.force == Force::Enabled;
        let of_ranges = legal.access.checks.pairs.len() as i64;
        let ranges_fit = match is_forced {
            true => of_ranges <= knobs.get(knobs::VECTORIZE_MEMORY_CHECK_THRESHOLD),
            false => legal.access.few_checks(settings) || hints.allows_reordering(),
        };
        let threshold = match is_forced {
            true => knobs::PRAGMA_VECTORIZE_SCEV_CHECK_THRESHOLD,
            false => knobs::VECTORIZE_SCEV_CHECK_THRESHOLD,
        };
        let assumed_fit = legal.access.predicates.len() as i64 <= knobs.get(threshold);
        if ranges_fit && assumed_fit { Ok(()) } else { Err(Some((Declined::TooManyChecks, Inst::NONE))) }
    }

    /// Fits the choice to how often the loop runs; says so where nothing is worth it.
    fn fit(
        &mut self,
        se: &mut Se<'_, '_>,
        legal: &Legal,
        hints: &Hints,
        at: Inst,
        choice: &mut Choice,
    ) -> Result<(), Option<(Declined, Inst)>> {
        let f = se.f;
        let trips = se.constant(legal.count).map(|count| count.saturating_add(1));
        let needs_checks = !legal.access.checks.pairs.is_empty() || !legal.access.predicates.is_empty();
        let own = f.ctx().globals.parts[f.global().index()].attrs;
        let for_size = f.attrs().fn_has(own, AttrKind::OptimizeForSize) || f.attrs().fn_has(own, AttrKind::MinSize);
        let fewest = self.cx.session.knobs.get(knobs::VECTORIZER_MIN_TRIP_COUNT).max(0) as u128;
        let most = se.small_constant_max_trip_count(legal.shape.id) as u128;
        let most = trips.or((most > 0).then_some(most));
        let is_short = most.is_some_and(|trips| trips < fewest);
        if hints.force != Force::Enabled && !self.pass.always && (is_short || for_size) {
            if needs_checks {
                return Err(Some((Declined::ChecksForSize, Inst::NONE)));
            }
            let step = (choice.width * choice.parts) as u128;
            let is_whole = trips.is_some_and(|trips| trips % step == 0) && !legal.shape.needs_epilogue;
            if !is_whole {
                return Err(Some((Declined::TailForSize, Inst::NONE)));
            }
        }
        let needed = |choice: &Choice| (choice.width * choice.parts) as u128 + legal.shape.needs_epilogue as u128;
        while choice.parts > 1 && trips.is_some_and(|trips| trips < needed(choice)) {
            choice.parts /= 2;
        }
        let is_enough = trips.is_none_or(|trips| trips >= needed(choice));
        if let Some(asked) = choice.clamped_from {
            let (width, loop_start) = (choice.width, at);
            self.cx.remark(RemarkKind::Analysis, NAME, "VectorizationFactor", loop_start, || {
                RemarkText::from("User-specified vectorization factor ")
                    .arg("UserVectorizationFactor", asked)
                    .text(" is unsafe, clamping to maximum safe vectorization factor ")
                    .arg("VectorizationFactor", width)
            });
        }
        if is_enough && choice.width * choice.parts > 1 {
            return Ok(());
        }
        self.say_not_beneficial(at, hints);
        Err(None)
    }
}

/// Computes before the loop what is needed there. `None`, and nothing stays, where that is not possible.
fn prepare(
    func: &mut FuncMut<'_>,
    scev: &mut Scev,
    memory: &mut Memory,
    world: World<'_>,
    legal: Legal,
    hints: Hints,
    choice: Choice,
) -> Option<Plan> {
    let at = func.terminator(legal.shape.preheader);
    let widest = legal
        .phis
        .iter()
        .filter(|(_, role)| matches!(role, Role::Induction { .. }))
        .map(|(phi, _)| func.types().int_bits(func.ty(*phi)).unwrap_or(64))
        .max()?;
    let mut wanted: Vec<Expr> = Vec::new();
    {
        let mut se = world.se(scev, func);
        let bits = widest.max(se.bits(legal.count));
        wanted.push(se.trip_count(legal.count, Ty::int(bits), legal.shape.id));
        for (_, role) in &legal.phis {
            if let Role::Induction { step, .. } = role {
                wanted.push(*step);
            }
        }
        let options = Options { guard_divisions: true, ..Options::default() };
        for &expr in &wanted {
            if !is_safe_at(&mut se, expr, at, &options) || plan_code(&mut se, memory, &options, expr, at).is_err() {
                return None;
            }
        }
    }
    let options = Options { guard_divisions: true, ..Options::default() };
    let mut made: Vec<Value> = Vec::new();
    let mut done = Vec::new();
    for &expr in &wanted {
        let mut se = world.se(scev, func);
        let Ok(plan) = plan_code(&mut se, memory, &options, expr, at) else { break };
        let one = plan.apply(func, scev, &world.shape);
        made.push(one.value);
        done.push(one);
    }
    let access = &legal.access;
    let needs_checks = !access.checks.pairs.is_empty() || !access.predicates.is_empty();
    let checks = match needs_checks {
        true => emit_checks(func, scev, memory, world, access, &access.checks.pairs, at),
        false => None,
    };
    if made.len() < wanted.len() || needs_checks && checks.is_none() {
        for one in done.into_iter().rev() {
            one.undo(func, scev);
        }
        return None;
    }
    let inductions = legal.phis.iter().filter(|row| matches!(row.1, Role::Induction { .. })).map(|row| row.0);
    let steps = inductions.zip(made[1..].iter().copied()).collect();
    let compares_ranges = !access.checks.pairs.is_empty();
    Some(Plan { trips: made[0], steps, checks, compares_ranges, shape: (choice.width, choice.parts), legal, hints })
}

#[cfg(test)]
mod tests;
