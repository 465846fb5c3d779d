//! Runs a sequence of phases on a function.
//!
//! Every phase of the sequence is asked whether it has something to do; where it has not ([`is_no_op`]) nothing is printed,
//! measured or counted for it.

use super::{COUNT, Disabled, Order, Phase, Step};
use warpc_phase::machine_level::{MachinePlace, MachineRun, Observer};

/// What phases work on: the rows of one function, on one architecture.
pub trait Host {
    /// Why a function is not compiled.
    type Error;
    /// Whether there is work for `phase` here. Hooks and slots have some where the architecture put it there, and phases about
    /// things that the function does not hold have none.
    fn has_work(&self, phase: Phase) -> bool;
    /// Runs a phase; says whether it changed rows.
    fn execute(&mut self, step: Step) -> Result<bool, Self::Error>;
    /// The rows as text.
    fn print(&mut self, out: &mut Vec<u8>);
    /// Bytes of rows that are held.
    fn held(&mut self) -> u64;
    /// Checks the rows.
    fn verify(&mut self) -> Result<(), Self::Error>;
    /// What is printed goes here.
    fn log(&mut self) -> &mut Vec<u8>;
}

/// What a sequence runs on.
#[derive(Clone, Copy)]
pub struct Unit<'a> {
    /// Name of the function.
    pub function: &'a str,
    /// Optimisation level.
    pub level: u8,
    /// Phases that are left out.
    pub disabled: &'a Disabled,
}

/// Whether `phase` does nothing on `host` at this optimisation level.
pub fn is_no_op<H: Host>(host: &H, phase: Phase, level: u8) -> bool {
    !phase.row().gate.is_open(level) || !host.has_work(phase)
}

/// Runs `order` on `host`.
pub fn dispatch<H: Host>(
    host: &mut H,
    order: &Order,
    unit: Unit<'_>,
    observer: &mut Observer<'_>,
) -> Result<(), H::Error> {
    for &step in order.steps() {
        let phase = step.phase;
        if is_no_op(host, phase, unit.level)
            || unit.disabled.contains(phase, unit.function)
            || phase.may_be_left_out() && observer.options.is_disabled(phase.name())
        {
            continue;
        }
        let place = MachinePlace {
            row: phase.number(),
            rows: COUNT,
            pass: phase.name(),
            function: unit.function,
            indispensable: !phase.may_be_left_out(),
        };
        observer.run(place, &mut PhaseRun { host, step })?;
    }
    Ok(())
}

/// A phase at work.
struct PhaseRun<'h, H> {
    host: &'h mut H,
    step: Step,
}

impl<H: Host> MachineRun for PhaseRun<'_, H> {
    type Error = H::Error;
    fn execute(&mut self) -> Result<bool, H::Error> {
        self.host.execute(self.step)
    }
    fn print(&mut self, out: &mut Vec<u8>) {
        self.host.print(out);
    }
    fn has_rows(&self) -> bool {
        true
    }
    fn held(&mut self) -> u64 {
        self.host.held()
    }
    fn verify(&mut self) -> Result<(), H::Error> {
        self.host.verify()
    }
    fn log(&mut self) -> &mut Vec<u8> {
        self.host.log()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phases::{Duty, NamedPhases, find, stats_text};
    use std::time::Instant;
    use warpc_ir::session::PhaseOptions;
    use warpc_phase::dump::PassCounts;
    use warpc_phase::report::RowStat;

    /// A function whose only row is the list of phases that ran.
    #[derive(Default)]
    struct Record {
        ran: Vec<(&'static str, Option<i64>)>,
        log: Vec<u8>,
    }

    impl Host for Record {
        type Error = &'static str;
        fn has_work(&self, phase: Phase) -> bool {
            !matches!(phase.row().duty, Duty::Hook | Duty::Graphics)
        }
        fn execute(&mut self, step: Step) -> Result<bool, &'static str> {
            self.ran.push((step.phase.name(), step.parameter));
            if step.parameter == Some(13) { Err("unlucky") } else { Ok(true) }
        }
        fn print(&mut self, out: &mut Vec<u8>) {
            out.extend(format!("{} ran\n", self.ran.len()).bytes());
        }
        fn held(&mut self) -> u64 {
            self.ran.len() as u64 * 2048
        }
        fn verify(&mut self) -> Result<(), &'static str> {
            Ok(())
        }
        fn log(&mut self) -> &mut Vec<u8> {
            &mut self.log
        }
    }

    struct Outcome {
        result: Result<(), &'static str>,
        host: Record,
        stats: Vec<RowStat>,
    }

    fn run(order: &Order, level: u8, disabled: &Disabled, options: &PhaseOptions) -> Outcome {
        let (mut host, mut stats, mut events) = (Record::default(), Vec::new(), Vec::new());
        let bisect = PassCounts::default();
        let origin = Instant::now();
        let mut observer = Observer { options, bisect: &bisect, origin, stats: &mut stats, events: &mut events };
        let result = dispatch(&mut host, order, Unit { function: "f", level, disabled }, &mut observer);
        Outcome { result, host, stats }
    }

    fn names(outcome: &Outcome) -> Vec<&'static str> {
        outcome.host.ran.iter().map(|ran| ran.0).collect()
    }

    #[test]
    fn levels_open_and_close_gates() {
        let options = PhaseOptions::default();
        let at = |level| names(&run(&Order::default(), level, &Disabled::default(), &options));
        let (none, some, all) = (at(0), at(1), at(3));
        assert!(none.contains(&"ProcessO0WaitsAndSBs") && !none.contains(&"GvnCse"));
        assert!(
            some.contains(&"GvnCse") && !some.contains(&"OriLoopUnrolling") && !some.contains(&"ProcessO0WaitsAndSBs")
        );
        assert!(all.contains(&"OriLoopUnrolling"));
        assert!(!all.iter().any(|name| name.starts_with("AdvancedPhase")), "hooks do nothing by themselves");
    }

    #[test]
    fn named_phases_run_with_their_parameters_until_one_fails() {
        let named = NamedPhases::parse("GvnCse=2,OriDoRemat=13,GvnCse").expect("a list");
        let outcome = run(named.order(), 2, &Disabled::default(), &PhaseOptions::default());
        assert_eq!(outcome.result, Err("unlucky"));
        assert_eq!(outcome.host.ran, [("GvnCse", Some(2)), ("OriDoRemat", Some(13))]);
    }

    #[test]
    fn phases_are_left_out_by_list_by_function_and_by_option() {
        let mut disabled = Disabled::default();
        disabled.in_function("f", "GvnCse").expect("a phase");
        disabled.in_function("g", "OriDoRemat").expect("a phase");
        let options = PhaseOptions { disabled: vec!["OriBranchOpt".into()], ..PhaseOptions::default() };
        let ran = names(&run(&Order::default(), 2, &disabled, &options));
        assert!(!ran.contains(&"GvnCse") && ran.contains(&"OriDoRemat") && !ran.contains(&"OriBranchOpt"));
    }

    #[test]
    fn the_report_has_the_specified_form() {
        let options = PhaseOptions { stats: true, ..PhaseOptions::default() };
        let named = NamedPhases::parse("GvnCse,OriDoRemat,GvnCse").expect("a list");
        let outcome = run(named.order(), 2, &Disabled::default(), &options);
        let text = stats_text(&outcome.stats, 4096);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 4);
        assert!(
            lines[0].starts_with("GvnCse :: [Total 4 KB ] [Freeable 0 KB ] [Freeable Leaked 0 KB ] (0%)"),
            "{text}"
        );
        assert!(lines[2].starts_with("All Phases Summary :: [Total 6 KB ]"), "{text}");
        assert_eq!(lines[3], "[Pool Consumption = 4 KB]");
    }

    #[test]
    fn rows_are_printed_before_and_after_a_phase() {
        let gvn = find("GvnCse").expect("a phase").name();
        let options =
            PhaseOptions { print_before: vec![gvn.into()], print_after: vec![gvn.into()], ..PhaseOptions::default() };
        let named = NamedPhases::parse("OriDoRemat,GvnCse").expect("a list");
        let outcome = run(named.order(), 2, &Disabled::default(), &options);
        let log = String::from_utf8(outcome.host.log).expect("text");
        let before = log.find("Before GvnCse").expect("printed before");
        let after = log.find("After GvnCse").expect("printed after");
        assert!(log[before..after].contains("1 ran") && log[after..].contains("2 ran"), "{log}");
    }
}
