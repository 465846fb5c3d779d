//! Runs a nest of loop passes, `loop(a,b)`, on the function at hand: on each loop, inner loops first, `a` and then `b`.
//!
//! Loop nest and dominator tree are taken out of the cache while the nest runs; passes edit them along with the function, and
//! they are put back at the end. Everything else stays in the cache as long as passes preserve it. Cost besides the passes:
//! constant for each run of a pass on a loop, unless runs are observed.

use crate::changes;
use crate::check::{self, CheckError};
use crate::dump::{self, Size};
use crate::knobs;
use crate::loop_pass::{LoopCx, LoopPass, LoopUpdater};
use crate::measure::{fingerprint, memory, rows_size};
use crate::pass::{Level, Outcome, PassBody, PassInfo};
use crate::pipeline::{Row, Step, make};
use crate::report::{Event, RowStat};
use crate::slot::{Parked, PassSystem, Slot, SlotState};
use crate::stage::{FunctionLog, StageCx};
use bevy_ecs::prelude::*;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;
use warpc_analysis::{Analyses, AnalysisSet, Loops};
use warpc_columns::Columns;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Value};

/// What the passes of a nest keep up to date.
pub(super) struct NestState {
    loops: Loops,
    dom: DomTree,
    updater: LoopUpdater,
    memssa: bool,
    /// Analyses that are true of what they know and lack what passes added: see [`LoopCx::leaves_incomplete`].
    incomplete: AnalysisSet,
}

/// What is held in the nest and not in the cache.
const HELD: AnalysisSet = AnalysisSet::DOM.and(AnalysisSet::LOOPS);

/// Forms that a loop pass must leave loops in, for the checks around it.
struct Forms {
    outermost: Loop,
    /// Loops of the nest that were in loop-simplify form.
    simplified: Vec<Loop>,
}

impl NestState {
    /// Those of `set` that know everything there is.
    fn complete(&self, set: AnalysisSet) -> AnalysisSet {
        AnalysisSet(set.0 & !self.incomplete.0)
    }
}

impl Slot {
    /// Runs rows `rows`, those of a nest behind the implicit ones. Returns whether to go on with the stage.
    pub(super) fn loop_nest(&mut self, cx: &StageCx, rows: (usize, usize), log: &mut FunctionLog) -> bool {
        let table = cx.pipeline.rows();
        let disabled = |r: &Row| cx.session.phase.is_disabled(r.step.name());
        // Loop passes rely on the form that the implicit rows make.
        let formed = table[..rows.0].iter().rev().take_while(|r| r.loop_nest == table[rows.0].loop_nest);
        let runs = |r: &usize| table[*r].guard.is_none_or(|g| g(&cx.session)) && !disabled(&table[*r]);
        let passes: Vec<usize> = (rows.0..rows.1).filter(runs).collect();
        if passes.is_empty() || formed.into_iter().any(disabled) {
            return true;
        }
        let of_nests = |r: &usize| match &table[*r].step {
            Step::Pass(info, _) => info.level == Level::LoopNest,
            step => matches!(step, Step::Nothing("no-op-loopnest")),
        };
        let outermost_only = passes.iter().all(of_nests);
        let memssa = table[rows.0].memssa;
        let has_loops = self.edit(|f, state| {
            if state.analyses.loops(f).has_none() {
                return false;
            }
            let (loops, dom) = (state.analyses.take_loops(f), state.analyses.take_dom(f));
            let updater = LoopUpdater::new(&loops, outermost_only);
            state.nest = Some(NestState { loops, dom, updater, memssa, incomplete: AnalysisSet::NONE });
            true
        });
        if !has_loops {
            return true;
        }
        let held = cx.session.phase.stats.then(|| memory(&self.func()));
        let go_on = self.visit_loops(cx, &passes, log);
        self.in_place_passes.clear();
        self.edit(|f, state| {
            let NestState { loops, mut dom, incomplete, .. } = state.nest.take().expect("a nest was run");
            state.analyses.invalidate(AnalysisSet(!incomplete.0));
            if !dom.is_numbered() {
                dom.renumber();
            }
            state.analyses.put_dom(f, dom.into());
            state.analyses.put_loops(f, loops.into());
        });
        if let Some(held) = held {
            // Finding erased rows is linear, so it is done once; what the nest freed counts for its last pass.
            let now = memory(&self.func());
            let last = passes[passes.len() - 1];
            log.stats[last - cx.rows.0].add(&RowStat {
                freeable: now.freeable.saturating_sub(held.freeable) as u64,
                leaked: now.leaked.saturating_sub(held.leaked) as u64,
                ..RowStat::default()
            });
        }
        go_on
    }

    /// Visits the loops of the worklist. Returns whether to go on with the stage.
    fn visit_loops(&mut self, cx: &StageCx, passes: &[usize], log: &mut FunctionLog) -> bool {
        let knobs = &cx.session.knobs;
        let observed = cx.session.phase.observes()
            || knobs.get(knobs::VERIFY_LOOP_LCSSA)
            || knobs.get(knobs::VERIFY_LOOP_SIMPLIFY);
        while let Some(l) = self.with_nest(|nest| nest.updater.next_loop(&nest.loops)) {
            let outermost = self.with_nest(|nest| nest.loops.parent(l).is_none());
            for &r in passes {
                let row = &cx.pipeline.rows()[r];
                match &row.step {
                    Step::Pass(info, _) => {
                        if info.level == Level::LoopNest && !outermost {
                            continue;
                        }
                        self.set_at(info.name);
                        if !observed {
                            let outcome = self.run_on_loop(r, row, l, cx, log);
                            log.note(outcome);
                        } else if !self.observed_on_loop(r, row, l, cx, log) {
                            return false;
                        }
                    }
                    Step::Verify => {
                        if let Err(e) = dump::verify_function(&self.func()) {
                            log.error = Some(("verify".into(), e));
                            return false;
                        }
                    }
                    Step::PrintLoop | Step::PrintFunction | Step::PrintModule => {
                        let text = self.loop_text(l);
                        log.text.extend(text);
                    }
                    Step::Check(set) => {
                        let (set, knobs) = (self.with_nest(|nest| nest.complete(*set)), &cx.session.knobs);
                        let checked = self.with_all_analyses(|f, a| check::check_cached(a, set, f, knobs));
                        if let Err(e) = checked {
                            log.error = Some(("verify".into(), e));
                            return false;
                        }
                    }
                    Step::Nothing(_) => {}
                    Step::Invalidate(set) => {
                        let kept = AnalysisSet(!set.0);
                        self.edit(|_, state| state.analyses.invalidate(kept));
                    }
                }
                if self.with_nest(|nest| nest.updater.skips_current()) {
                    break;
                }
            }
        }
        true
    }

    fn with_nest<R>(&mut self, work: impl FnOnce(&mut NestState) -> R) -> R {
        self.edit_state(|state| work(state.nest.as_mut().expect("a nest is being run")))
    }

    /// Runs the loop pass of row `r` on `loop_id`, keeps the analyses it preserves, and takes its remarks and what it prints.
    fn run_on_loop(&mut self, r: usize, row: &Row, loop_id: Loop, cx: &StageCx, log: &mut FunctionLog) -> Outcome {
        let Step::Pass(info, params) = &row.step else { unreachable!("only passes are run here") };
        let new = || match make(info, params) {
            PassBody::Loop(pass) => pass,
            _ => panic!("pass `{}` is of the loop level and made another kind of pass", info.name),
        };
        let outcome = if self.is_in_place() {
            let mut passes = std::mem::take(&mut self.in_place_passes);
            let at = passes.iter().position(|p| p.0 == r).unwrap_or_else(|| {
                passes.push((r, new()));
                passes.len() - 1
            });
            let outcome = self.edit(|f, state| run_on(info, &mut *passes[at].1, f, loop_id, state));
            self.in_place_passes = passes;
            outcome
        } else {
            self.run_system(
                r,
                || PassSystem::Loop(Box::new(IntoSystem::into_system(loop_system(info, new())))),
                loop_id,
            )
        };
        if let Outcome::Changed(preserved) = outcome {
            let kept = AnalysisSet(preserved.0 & info.preserves.0 & !HELD.0);
            self.edit_state(|state| state.analyses.invalidate(kept));
        }
        self.take_output(cx, log);
        outcome
    }

    /// The same with everything that may be asked for around a pass. Returns whether to go on.
    fn observed_on_loop(&mut self, r: usize, row: &Row, loop_id: Loop, cx: &StageCx, log: &mut FunctionLog) -> bool {
        let opts = &cx.session.phase;
        let name = row.step.name();
        let function = String::from_utf8_lossy(self.func().name()).into_owned();
        let header = self.with_nest(|nest| nest.loops.header(loop_id));
        let target = format!("loop %{} in function {function}", block_name(&self.func(), header));
        if !dump::may_run(&cx.bisect, opts, name, &target, &mut log.text) {
            return true;
        }
        let number = dump::number(&cx.bisect, opts, name, &target, &mut log.text);
        let shown = opts.shows(&function);
        if opts.prints_before(name, &function, number) {
            dump::open(&mut log.text, opts, "Before", (name, number), &target);
            self.print_loop_scope(loop_id, cx, log);
            dump::close(&mut log.text, opts);
        }
        if opts.print_running {
            dump::running(&mut log.text, opts.title(name), &target, Size::None);
        }
        let watched = changes::watch(opts, name, &target, shown, || dump::function_text(&self.func()));
        let before = opts.check_analyses.then(|| {
            let scev = matches!(&row.step, Step::Pass(info, _) if info.preserves.contains(AnalysisSet::SCEV));
            self.with_all_analyses(|f, analyses| {
                check::compute_all(analyses, f);
                if scev {
                    check::compute_scev(analyses, f, &cx.session.knobs);
                }
            });
            fingerprint(&self.func())
        });
        let knobs = &cx.session.knobs;
        let wants_forms =
            opts.verify_each || knobs.get(knobs::VERIFY_LOOP_LCSSA) || knobs.get(knobs::VERIFY_LOOP_SIMPLIFY);
        let form = |f: &mut FuncMut<'_>, state: &mut SlotState| {
            state.nest.as_ref().map(|nest| Forms::of(f, &nest.loops, loop_id))
        };
        let forms = if wants_forms { self.edit(form) } else { None };
        let bytes = opts.stats.then(|| rows_size(&self.func()));
        let start = Instant::now();
        let outcome = self.run_on_loop(r, row, loop_id, cx, log);
        let changed = log.note(outcome);
        if let Some(bytes) = bytes {
            log.stats[r - cx.rows.0].add(&RowStat {
                runs: 1,
                changed: changed as u64,
                time: start.elapsed(),
                total: rows_size(&self.func()).saturating_sub(bytes) as u64,
                ..RowStat::default()
            });
        }
        if opts.trace {
            log.events.push(Event::since(name, target.as_str(), cx.origin, start));
        }
        if let Some(watched) = watched {
            watched.report(|| dump::function_text(&self.func()), &mut log.text);
        }
        if opts.prints_after(name, &function, number) {
            // A loop that is gone or will be visited again may not be what it was.
            if self.with_nest(|nest| nest.loops.is_dead(loop_id)) {
                dump::open(&mut log.text, opts, "After", (name, number), &format!("{target} (invalidated)"));
            } else {
                dump::open(&mut log.text, opts, "After", (name, number), &target);
                self.print_loop_scope(loop_id, cx, log);
            }
            dump::close(&mut log.text, opts);
        }
        match self.checked_after_loop(before.map(|b| (b, changed)), forms, cx) {
            Ok(()) => true,
            Err(e) => {
                log.error = Some((name.into(), e));
                false
            }
        }
    }

    /// Checks what `--verify-each`, `--check-analyses` and the knobs for loops ask for after a loop pass. `before`: the
    /// fingerprint of the function before the pass, and whether the pass says that it changed it.
    fn checked_after_loop(
        &mut self,
        before: Option<(u64, bool)>,
        forms: Option<Forms>,
        cx: &StageCx,
    ) -> Result<(), CheckError> {
        let (opts, knobs) = (&cx.session.phase, &cx.session.knobs);
        if opts.verify_each {
            dump::verify_function(&self.func())?;
            self.edit(|f, _| f.check_uses())?;
        }
        if opts.verify_each || opts.check_analyses {
            self.edit(|f, state| {
                let nest = state.nest.as_ref().expect("a nest is being run");
                check::check_loops_and_dominators(f, &nest.loops, &nest.dom)
            })?;
        }
        let lcssa = opts.verify_each || knobs.get(knobs::VERIFY_LOOP_LCSSA);
        let simplify = opts.verify_each || knobs.get(knobs::VERIFY_LOOP_SIMPLIFY);
        if let Some(forms) = forms {
            self.edit(|f, state| {
                let nest = state.nest.as_ref().expect("a nest is being run");
                forms.check(f, nest, lcssa, simplify)
            })?;
        }
        if let Some((fingerprint_before, changed)) = before {
            if !changed {
                // What was right of this function is right still.
                let same = fingerprint(&self.func()) == fingerprint_before;
                return if same { Ok(()) } else { Err(CheckError::ChangedSilently) };
            }
            let set = self.with_nest(|nest| nest.complete(AnalysisSet::ALL));
            self.with_all_analyses(|f, analyses| check::check_cached(analyses, set, f, knobs))?;
        }
        Ok(())
    }

    /// Calls `work` with all analyses in the cache: copies of those that the nest holds too.
    fn with_all_analyses<R>(&mut self, work: impl FnOnce(&mut FuncMut<'_>, &mut Analyses) -> R) -> R {
        self.edit(|f, state| {
            let nest = state.nest.as_mut().expect("a nest is being run");
            if !nest.dom.is_numbered() {
                nest.dom.renumber();
            }
            state.analyses.put_dom(f, nest.dom.clone().into());
            state.analyses.put_loops(f, nest.loops.clone().into());
            let result = work(f, &mut state.analyses);
            state.analyses.invalidate(AnalysisSet(!HELD.0));
            result
        })
    }

    /// Prints loop `loop_id`, or what it is in where that was asked for.
    fn print_loop_scope(&mut self, loop_id: Loop, cx: &StageCx, log: &mut FunctionLog) {
        let options = &cx.session.phase;
        if options.loop_function_scope && !options.module_scope {
            let header = self.with_nest(|nest| nest.loops.header(loop_id));
            log.text.extend(format!(" (loop: %{})\n", block_name(&self.func(), header)).into_bytes());
        }
        if options.module_scope || options.loop_function_scope {
            return self.print_scope(cx, log);
        }
        let text = self.loop_text(loop_id);
        log.text.extend(text);
    }

    /// Text of loop `loop_id`, in LLVM's form.
    fn loop_text(&mut self, loop_id: Loop) -> Vec<u8> {
        self.edit(|f, state| {
            let cfg = state.analyses.cfg(f);
            let nest = state.nest.as_ref().expect("a nest is being run");
            dump::loop_text(f, &cfg, &nest.loops, loop_id)
        })
    }
}

impl Forms {
    fn of(func: &Func<'_>, loops: &Loops, loop_id: Loop) -> Forms {
        let outermost = loops.outermost(loop_id);
        let mut simplified = loops.preorder(outermost);
        simplified.retain(|&x| loops.is_loop_simplify_form(func, x));
        Forms { outermost, simplified }
    }
    fn check(&self, func: &Func<'_>, nest: &NestState, lcssa: bool, simplify: bool) -> Result<(), CheckError> {
        let loops = &nest.loops;
        let alive = |l: &&Loop| !loops.is_dead(**l);
        let name = |l: Loop| block_name(func, loops.header(l));
        let broken = |l: &&Loop| !loops.is_loop_simplify_form(func, **l);
        if simplify && let Some(&l) = self.simplified.iter().filter(alive).find(broken) {
            return Err(CheckError::NotSimplified(name(l)));
        }
        let open = |l: &Loop| loops.first_value_not_closed(func, &nest.dom, *l).is_some();
        if lcssa
            && !loops.is_dead(self.outermost)
            && let Some(l) = loops.preorder(self.outermost).into_iter().find(open)
        {
            return Err(CheckError::NotClosed(name(l)));
        }
        Ok(())
    }
}

/// Name of a block as LLVM calls a loop by its header.
fn block_name(func: &Func<'_>, b: Block) -> String {
    match func.side().names.as_deref().map(|names| names.get(Value::block(b))) {
        Some(name) if !name.is_empty() => String::from_utf8_lossy(name).into_owned(),
        _ => "<unnamed loop>".to_string(),
    }
}

/// Wraps a loop pass as an exclusive system. The `Mutex` is never locked: it makes the `Send` pass `Sync`, as systems must be.
fn loop_system(
    info: &'static PassInfo,
    pass: Box<dyn LoopPass>,
) -> impl FnMut(In<Loop>, &mut World) -> Outcome + Send + Sync + 'static {
    let mut pass = Mutex::new(pass);
    move |In(l): In<Loop>, world: &mut World| {
        let mut state = Parked::take(world);
        let pass = pass.get_mut().unwrap_or_else(PoisonError::into_inner);
        let outcome = run_on(info, &mut **pass, &mut FuncMut::of_world(world), l, &mut state);
        Parked::put(world, state);
        outcome
    }
}

fn run_on(
    info: &PassInfo,
    pass: &mut dyn LoopPass,
    func: &mut FuncMut<'_>,
    loop_id: Loop,
    state: &mut SlotState,
) -> Outcome {
    let session = state.session.as_deref().expect("a stage was entered");
    let nest = state.nest.as_mut().expect("a nest is being run");
    let mut cx = LoopCx {
        loops: &mut nest.loops,
        dom: &mut nest.dom,
        updater: &mut nest.updater,
        incomplete: &mut nest.incomplete,
        session,
        uses_memory_ssa: nest.memssa,
        analyses: &mut state.analyses,
        remarks: &mut state.remarks,
        text: &mut state.text,
    };
    func.declare(info.name, info.columns);
    let outcome = pass.run(func, loop_id, &mut cx);
    func.declare(info.name, Columns::ALL);
    outcome
}
