//! What is done with what was observed while modules were compiled: logs, reports, traces, remarks, dumps.

use super::common::say;
use super::drawing::Drawing;
use super::inputs::shown;
use super::llvm::reports;
use super::messages::Style;
use super::phase::{LeastHotness, PhaseArgs, RemarkFilter};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;
use warpc::compiler::Compiled;
use warpc::output::Pending;
use warpc_phase::changes::take_changes;
use warpc_phase::dump::take_files;
use warpc_phase::report::{Event, Stats, trace_json};
use warpc_phase::{Pipeline, append_text};

/// What was observed in all inputs of a run, put together in their order.
#[derive(Default)]
pub struct Observed {
    stats: Stats,
    stages: [Duration; 5],
    events: Vec<Event>,
    yaml: String,
    drawing: Drawing,
    /// The first print or file of a pass that could not be written.
    unwritten: Option<Unwritten>,
}

/// A file or folder that cannot be written.
#[derive(Debug, thiserror::Error)]
#[error("{}: {error}", shown(.path))]
struct Unwritten {
    path: PathBuf,
    error: std::io::Error,
}

impl Observed {
    /// Takes what one compilation, that of `module`, observed; the log is appended to `text`, the remarks that are shown are given
    /// as messages.
    pub fn take(
        &mut self,
        module: &str,
        c: &mut Compiled,
        filter: &RemarkFilter,
        args: &PhaseArgs,
        style: Style,
        text: &mut Vec<u8>,
    ) -> String {
        let mut messages = String::new();
        if let Some(folder) = &args.ir_dump_directory
            && let Err(e) = write_dumps(folder, module, c)
        {
            self.unwritten.get_or_insert(e);
        }
        let changes = take_changes(&mut c.log);
        if args.draws_changes()
            && let Err((path, error)) = self.drawing.write(&args.dot_cfg_dir, &args.print_changed_dot_path, &changes)
        {
            self.unwritten.get_or_insert(Unwritten { path, error });
        }
        append_text(text, std::mem::take(&mut c.log));
        for file in std::mem::take(&mut c.files) {
            if let Err(error) = std::fs::write(&file.name, &file.bytes) {
                self.unwritten.get_or_insert(Unwritten { path: file.name.into(), error });
            }
        }
        let least = match filter.least {
            LeastHotness::Count(count) => count,
            LeastHotness::OfProfile => c.hot_count.unwrap_or(u64::MAX),
        };
        for r in c.remarks.iter().filter(|r| r.hotness.unwrap_or(0) >= least) {
            if filter.shows(r) {
                messages.push_str(&style.remark(r));
            }
            if args.remarks_output.is_some() && filter.writes(r.remark.pass) {
                self.yaml.push_str(&r.yaml());
            }
        }
        self.stats.add(&c.stats);
        let m = &c.metrics;
        for (sum, time) in self.stages.iter_mut().zip([m.read, m.verify, m.link, m.passes, m.emit]) {
            *sum += time;
        }
        self.events.append(&mut c.events);
        messages
    }
    /// The reports of `--time-passes` and `--stats`, where they are asked for.
    fn reports(&self, args: &PhaseArgs, pipeline: &Pipeline) -> String {
        let mut out = String::new();
        if args.time_passes {
            let names = ["Read", "Verify", "Link", "Passes", "Emit"];
            let stages: Vec<_> = names.into_iter().zip(self.stages).collect();
            out.push_str(&reports::times(&self.stats, pipeline, &stages));
        }
        match (args.stats, args.stats_json) {
            (true, true) => out.push_str(&reports::statistics_json(&self.stats, pipeline)),
            (true, false) => out.push_str(&reports::statistics(&self.stats, pipeline)),
            (false, _) => {}
        }
        out
    }
    /// Writes the reports that were asked for; `output` is where the program's output goes.
    pub fn finish(
        &self,
        args: &PhaseArgs,
        pipeline: &Pipeline,
        output: &Path,
        pending: &Pending,
    ) -> Result<(), String> {
        if args.stat.is_some() {
            eprint!("{}", self.stats.text(pipeline));
        }
        if let Some(e) = &self.unwritten {
            return Err(e.to_string());
        }
        let reports = self.reports(args, pipeline);
        match &args.info_output_file {
            Some(path) if !reports.is_empty() && path != Path::new("-") => {
                let file = std::fs::OpenOptions::new().append(true).create(true).open(path);
                let written = file.and_then(|mut file| file.write_all(reports.as_bytes()));
                written.map_err(|e| format!("{}: {e}", shown(path)))?;
            }
            Some(_) => say(&reports),
            None => eprint!("{reports}"),
        }
        let write = |path: &Path, text: &str| {
            if path == Path::new("-") {
                return std::io::stdout().write_all(text.as_bytes()).map_err(|e| format!("<stdout>: {e}"));
            }
            pending.write(path, text.as_bytes()).map_err(|e| format!("{}: {e}", shown(path)))
        };
        if let Some(p) = args.trace_path(output) {
            let long = |event: &&Event| event.dur >= args.time_trace_granularity as f64;
            let events: Vec<Event> = self.events.iter().filter(long).cloned().collect();
            write(&p, &trace_json(&events))?;
        }
        if let Some(path) = args.stats_path(output) {
            write(&path, &reports::statistics_json(&self.stats, pipeline))?;
        }
        if let Some(p) = &args.remarks_output {
            write(p, &self.yaml)?;
        }
        Ok(())
    }
}

/// Writes the prints of a log that are for files, and takes them out of it. Their names are those of LLVM: number of the pass, hash
/// of the module's name, what was printed and the hash of its name, pass, and whether it is from before or after.
fn write_dumps(folder: &Path, module: &str, compiled: &mut Compiled) -> Result<(), Unwritten> {
    let files = take_files(&mut compiled.log);
    std::fs::create_dir_all(folder).map_err(|error| Unwritten { path: folder.into(), error })?;
    let module = short_hash(module);
    for print in files {
        let kind = match &*print.target {
            "[module]" => "module".to_string(),
            target if target.starts_with("loop ") => format!("loop-{}", short_hash(target)),
            target if target.starts_with('(') => format!("scc-{}", short_hash(target)),
            target => format!("function-{}", short_hash(target)),
        };
        let when = print.when.to_lowercase();
        let path = folder.join(format!("{}-{module}-{kind}-{}-{when}.ll", print.number, print.pass));
        std::fs::write(&path, &print.text).map_err(|error| Unwritten { path, error })?;
    }
    Ok(())
}

fn short_hash(text: &str) -> String {
    blake3::hash(text.as_bytes()).to_hex()[..16].to_string()
}
