//! Around a pass on one function: what options print before and after it, measure, count and check.
//!
//! A slot whose session asks for none of that runs the pass alone; see `Slot::rows`.

use crate::changes;
use crate::check::{self, CheckError};
use crate::debug_preserved;
use crate::dump::{self, Size};
use crate::measure::{fingerprint, memory};
use crate::pass::{CallGraphPass, Calls};
use crate::pipeline::{Row, Step};
use crate::report::{Event, RowStat};
use crate::slot::Slot;
use crate::stage::{FunctionLog, StageCx};
use std::time::Instant;
use warpc_analysis::AnalysisSet;
use warpc_ir::func::FuncMut;

impl Slot {
    /// Prints the function, or takes a copy of it for a print of the module.
    pub(super) fn print_scope(&self, cx: &StageCx, log: &mut FunctionLog) {
        match cx.session.phase.module_scope {
            true => log.modules.push((log.text.len(), self.copy_of_function())),
            false => log.text.extend(dump::function_text(&self.func())),
        }
    }

    /// Runs the pass of row `r` with everything that may be asked for around a pass. Returns whether to go on.
    pub(super) fn observed(
        &mut self,
        r: usize,
        row: &Row,
        cx: &StageCx,
        log: &mut FunctionLog,
        on_graph: Option<(&dyn CallGraphPass, &Calls)>,
    ) -> bool {
        let opts = &cx.session.phase;
        let name = row.step.name();
        let fname = String::from_utf8_lossy(self.func().name()).into_owned();
        // A component of the call graph is named by its functions in brackets; here it is one of them.
        let target = if on_graph.is_some() { format!("({fname})") } else { fname.clone() };
        if !dump::may_run(&cx.bisect, opts, name, &target, &mut log.text) {
            return true;
        }
        let number = dump::number(&cx.bisect, opts, name, &target, &mut log.text);
        let shown = opts.shows(&fname);
        if opts.prints_before(name, &fname, number) {
            dump::open(&mut log.text, opts, "Before", (name, number), &target);
            self.print_scope(cx, log);
            dump::close(&mut log.text, opts);
        }
        if opts.print_running {
            let size = if on_graph.is_some() { Size::Component } else { Size::Function(&self.func()) };
            dump::running(&mut log.text, opts.title(name), &target, size);
        }
        let watched = changes::watch(opts, name, &target, shown, || dump::function_text(&self.func()));
        let before = opts.check_analyses.then(|| {
            // What the pass keeps is compared afterwards: so all of it is there before.
            let scev = matches!(&row.step, Step::Pass(info, _) if info.preserves.contains(AnalysisSet::SCEV));
            self.edit(|f, state| {
                check::compute_all(&mut state.analyses, f);
                if scev {
                    check::compute_scev(&mut state.analyses, f, &cx.session.knobs);
                }
            });
            fingerprint(&self.func())
        });
        let checked = opts.debug_preserved.filter(|options| options.each);
        let debug = checked.map(|options| debug_preserved::of_function(&self.func(), options));
        let held = opts.stats.then(|| memory(&self.func()));
        let start = Instant::now();
        let outcome = match on_graph {
            Some((pass, calls)) => self.run_on_graph(row.step.info().expect("a pass"), pass, calls, cx, log),
            None => self.run_pass(r, row, cx, log),
        };
        let changed = log.note(outcome);
        if let Some(held) = held {
            let after = memory(&self.func());
            let grown = (after.total - after.freeable).saturating_sub(held.total - held.freeable);
            log.stats[r - cx.rows.0].add(&RowStat {
                runs: 1,
                changed: changed as u64,
                time: start.elapsed(),
                total: grown.max(after.total.saturating_sub(held.total)) as u64,
                freeable: after.freeable.saturating_sub(held.freeable) as u64,
                leaked: after.leaked.saturating_sub(held.leaked) as u64,
                ..RowStat::default()
            });
        }
        if opts.trace {
            log.events.push(Event::since(name, fname.as_str(), cx.origin, start));
        }
        if let Some(watched) = watched {
            watched.report(|| dump::function_text(&self.func()), &mut log.text);
        }
        if let (Some(options), Some(before)) = (checked, debug) {
            debug_preserved::check_function(&self.func(), before.as_ref(), name, options, &mut log.text);
        }
        if opts.prints_after(name, &fname, number) {
            dump::open(&mut log.text, opts, "After", (name, number), &target);
            self.print_scope(cx, log);
            dump::close(&mut log.text, opts);
        }
        if opts.verify_each {
            let lists = |f: &mut FuncMut<'_>| f.check_uses().map_err(CheckError::from);
            let verified = dump::verify_function(&self.func());
            if let Err(e) = verified.and_then(|()| self.edit(|f, _| lists(f))) {
                log.error = Some((name.into(), e));
                return false;
            }
        }
        if let Some(before) = before {
            let e = match changed {
                true => self.edit(|f, state| check::check_analyses(&mut state.analyses, f, &cx.session.knobs)),
                // What was right of this function is right still.
                false if fingerprint(&self.func()) == before => Ok(()),
                false => Err(CheckError::ChangedSilently),
            };
            if let Err(e) = e {
                log.error = Some((name.into(), e));
                return false;
            }
        }
        true
    }
}
