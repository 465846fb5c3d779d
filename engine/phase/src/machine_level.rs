//! The machine level: what may be asked for around a pass over machine rows, for every instruction set alike.
//!
//! A back end runs its rows in the order of its table; each run of a row on a function is a [`MachineRun`], and
//! [`Observer::run`] does what options ask for around it: bisection, printing before and after, changes, time, memory, events
//! and checks.

use crate::dump::{self, PassCounts};
use crate::report::{Event, RowStat};
use crate::{changes, dump::number};
use std::time::Instant;
use warpc_ir::session::PhaseOptions;

/// One run of a row of a machine pipeline on a function.
pub trait MachineRun {
    /// Why a function is not compiled.
    type Error;
    /// Runs the pass; says whether it changed rows.
    fn execute(&mut self) -> Result<bool, Self::Error>;
    /// The function as text: its machine rows, or before the first pass what they are made from.
    fn print(&mut self, out: &mut Vec<u8>);
    /// Whether there are machine rows yet, which a change could be told by.
    fn has_rows(&self) -> bool;
    /// Bytes of rows that are held.
    fn held(&mut self) -> u64;
    /// Checks the rows.
    fn verify(&mut self) -> Result<(), Self::Error>;
    /// What is printed goes here.
    fn log(&mut self) -> &mut Vec<u8>;
}

/// Which row runs on what.
#[derive(Clone, Copy)]
pub struct MachinePlace<'a> {
    /// Row number in the table, from 0.
    pub row: usize,
    /// Rows of the table.
    pub rows: usize,
    /// Name of the pass.
    pub pass: &'a str,
    /// Name of the function.
    pub function: &'a str,
    /// Whether there is no output without it, so that it is neither bisected away nor counted by bisection.
    pub indispensable: bool,
}

/// What is done around the rows of one function.
pub struct Observer<'a> {
    /// What is asked for.
    pub options: &'a PhaseOptions,
    /// Counts passes for bisection.
    pub bisect: &'a PassCounts,
    /// Start of the trace.
    pub origin: Instant,
    /// Time and memory per row of the table.
    pub stats: &'a mut Vec<RowStat>,
    /// Events of the trace.
    pub events: &'a mut Vec<Event>,
}

impl Observer<'_> {
    /// Runs a row with everything that is asked for around it. Says whether it changed rows: it did not where it may not run.
    pub fn run<R: MachineRun>(&mut self, place: MachinePlace<'_>, run: &mut R) -> Result<bool, R::Error> {
        let MachinePlace { pass: name, function, indispensable, .. } = place;
        let options = self.options;
        if !indispensable && !dump::may_run(self.bisect, options, name, function, run.log()) {
            return Ok(false);
        }
        // A pass that bisection does not count has no number of its own.
        let counted = options.bisect_limit.is_none() || !indispensable;
        let pass = if counted { number(self.bisect, options, name, function, run.log()) } else { 0 };
        if options.prints_before(name, function, pass) {
            self.print("Before", (name, pass), function, run);
        }
        // Before the first pass there is nothing that its rows could be compared with.
        let watched = changes::watch(options, name, function, options.shows(function), || match run.has_rows() {
            true => text_of(run),
            false => Vec::new(),
        });
        let held = if options.stats { run.held() } else { 0 };
        let start = Instant::now();
        let changed = run.execute()?;
        if options.stats {
            self.count(place, held, run.held(), changed, start);
        }
        if options.trace {
            self.events.push(Event::since(name, function, self.origin, start));
        }
        if let Some(watched) = watched {
            let after = text_of(run);
            watched.report(|| after, run.log());
        }
        if options.prints_after(name, function, pass) {
            self.print("After", (name, pass), function, run);
        }
        if options.verify_each {
            run.verify()?;
        }
        Ok(changed)
    }
    fn print<R: MachineRun>(&self, when: &str, pass: (&str, u32), function: &str, run: &mut R) {
        dump::open(run.log(), self.options, when, pass, function);
        let text = text_of(run);
        run.log().extend(text);
        dump::close(run.log(), self.options);
    }
    fn count(&mut self, place: MachinePlace<'_>, before: u64, after: u64, changed: bool, start: Instant) {
        let time = start.elapsed();
        self.stats.resize(place.rows, RowStat::default());
        self.stats[place.row].add(&RowStat {
            runs: 1,
            changed: changed as u64,
            time,
            total: after.saturating_sub(before),
            freeable: before.saturating_sub(after),
            ..RowStat::default()
        });
    }
}

fn text_of<R: MachineRun>(run: &mut R) -> Vec<u8> {
    let mut text = Vec::new();
    run.print(&mut text);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A function of one number, which its pass counts up.
    #[derive(Default)]
    struct Counter {
        number: u64,
        log: Vec<u8>,
    }

    impl MachineRun for Counter {
        type Error = &'static str;
        fn execute(&mut self) -> Result<bool, &'static str> {
            self.number += 1;
            Ok(true)
        }
        fn print(&mut self, out: &mut Vec<u8>) {
            out.extend(format!("{}\n", self.number).bytes());
        }
        fn has_rows(&self) -> bool {
            true
        }
        fn held(&mut self) -> u64 {
            self.number * 1024
        }
        fn verify(&mut self) -> Result<(), &'static str> {
            if self.number > 2 { Err("too many") } else { Ok(()) }
        }
        fn log(&mut self) -> &mut Vec<u8> {
            &mut self.log
        }
    }

    const PLACE: MachinePlace<'static> =
        MachinePlace { row: 1, rows: 3, pass: "count", function: "f", indispensable: false };

    /// Runs a counter that stands at 1 under `options`; gives the result, the counter and what was measured.
    fn observed(options: &PhaseOptions) -> (Result<bool, &'static str>, Counter, Vec<RowStat>, Vec<Event>) {
        let (mut counter, mut stats, mut events) =
            (Counter { number: 1, ..Counter::default() }, Vec::new(), Vec::new());
        let bisect = PassCounts::default();
        let mut observer =
            Observer { options, bisect: &bisect, origin: Instant::now(), stats: &mut stats, events: &mut events };
        let result = observer.run(PLACE, &mut counter);
        (result, counter, stats, events)
    }

    #[test]
    fn what_is_not_asked_for_is_not_done() {
        let (result, counter, stats, events) = observed(&PhaseOptions::default());
        assert_eq!((result, counter.number, counter.log.len()), (Ok(true), 2, 0));
        assert!(stats.is_empty() && events.is_empty());
    }

    #[test]
    fn a_row_is_counted_at_its_place_with_the_bytes_it_added() {
        let options = PhaseOptions { stats: true, trace: true, ..PhaseOptions::default() };
        let (_, _, stats, events) = observed(&options);
        assert_eq!((stats.len(), stats[1].runs, stats[1].changed, stats[1].total), (3, 1, 1, 1024));
        assert_eq!((events.len(), events[0].name.as_str(), events[0].detail.as_str()), (1, "count", "f"));
    }

    #[test]
    fn bisection_leaves_out_what_is_not_indispensable() {
        let options = PhaseOptions { bisect_limit: Some(0), ..PhaseOptions::default() };
        let (result, counter, ..) = observed(&options);
        assert_eq!((result, counter.number), (Ok(false), 1));
        assert!(!counter.log.is_empty(), "bisection says what it left out");
    }

    #[test]
    fn rows_are_checked_after_each_pass_when_asked_for() {
        let options = PhaseOptions { verify_each: true, ..PhaseOptions::default() };
        assert_eq!(observed(&options).0, Ok(true));
        let mut counter = Counter { number: 2, ..Counter::default() };
        let (bisect, mut stats, mut events) = (PassCounts::default(), Vec::new(), Vec::new());
        let mut observer = Observer {
            options: &options,
            bisect: &bisect,
            origin: Instant::now(),
            stats: &mut stats,
            events: &mut events,
        };
        assert_eq!(observer.run(PLACE, &mut counter), Err("too many"));
    }
}
