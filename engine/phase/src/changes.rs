//! `--print-changed`: the text of what a pass worked on, after each pass that changed it, whole or as a difference of lines, in
//! LLVM's form. Graphs of what changed go to the log as records, which [`take_changes`] takes out: whoever shows the log numbers them
//! and writes the files.

use crate::change_graph::{graphs, titled};
use crate::dump;
use crate::line_diff::{Side, diff};
use std::fmt::Write as _;
use warpc_ir::session::{ChangedForm, PhaseOptions};

/// A function or module whose text may change in a pass.
pub struct Watched<'a> {
    options: &'a PhaseOptions,
    pass: &'a str,
    target: &'a str,
    /// The text before the pass; `None` where the pass is not one of those that were asked for.
    before: Option<Vec<u8>>,
}

/// What a pass did, where changes are asked for as graphs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChangeKind {
    /// There was no pass yet.
    AtStart,
    /// It changed something.
    Changed,
    /// It changed nothing.
    Unchanged,
    /// It is not one of those that were asked for.
    FilteredOut,
}

/// A change as graphs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GraphedChange {
    /// What the pass did.
    pub kind: ChangeKind,
    /// The pass.
    pub pass: String,
    /// What it worked on.
    pub target: String,
    /// One graph per function, without titles: see [`GraphedChange::graph`].
    graphs: Vec<String>,
}

const KINDS: [(ChangeKind, &str); 4] = [
    (ChangeKind::AtStart, "start"),
    (ChangeKind::Changed, "changed"),
    (ChangeKind::Unchanged, "unchanged"),
    (ChangeKind::FilteredOut, "filtered"),
];
/// Between graphs of a record; printed IR has no such byte.
const NEXT_GRAPH: u8 = 5;

impl GraphedChange {
    /// Number of graphs.
    pub fn num_graphs(&self) -> usize {
        self.graphs.len()
    }
    /// Graph `n` under a title, for `dot`.
    pub fn graph(&self, n: usize, title: &str) -> String {
        titled(title, &self.graphs[n])
    }
}

fn add_graphs(log: &mut Vec<u8>, kind: ChangeKind, pass: &str, target: &str, graphs: &[String]) {
    let word = KINDS.iter().find(|row| row.0 == kind).map_or("", |row| row.1);
    // A name may hold any byte.
    let target: String = target.chars().map(|c| if c.is_control() { '_' } else { c }).collect();
    let text: Vec<u8> = graphs.iter().flat_map(|graph| graph.bytes().chain([NEXT_GRAPH])).collect();
    dump::attach_change(log, &format!("{word}\u{7f}{pass}\u{7f}{target}"), &text);
}

/// Takes the changes that are graphs out of a log, in their order.
pub fn take_changes(log: &mut Vec<u8>) -> Vec<GraphedChange> {
    let mut changes = Vec::new();
    dump::take_changes(log, |head, text| {
        let head = String::from_utf8_lossy(head).into_owned();
        let mut words = head.splitn(3, '\u{7f}').map(str::to_string);
        let mut next = || words.next().unwrap_or_default();
        let word = next();
        let kind = KINDS.iter().find(|row| row.1 == word).map_or(ChangeKind::Unchanged, |row| row.0);
        let mut graphs: Vec<String> =
            text.split(|&byte| byte == NEXT_GRAPH).map(|graph| String::from_utf8_lossy(graph).into_owned()).collect();
        graphs.pop();
        changes.push(GraphedChange { kind, pass: next(), target: next(), graphs });
    });
    changes
}

/// What is shown before the first pass: the module, where passes without a change are shown too.
pub fn at_start(options: &PhaseOptions, module: impl FnOnce() -> Vec<u8>, log: &mut Vec<u8>) {
    let Some(wanted) = options.print_changed.filter(|wanted| wanted.unchanged) else { return };
    if wanted.form == ChangedForm::Graph {
        let text = module();
        add_graphs(log, ChangeKind::AtStart, "", "", &graphs(&text, &text));
    } else {
        log.extend(b"*** IR Dump At Start ***\n");
        log.extend(trimmed(&module()));
    }
}

/// Takes the text before `pass` works on `target`; `None` where changes are not asked for.
pub fn watch<'a>(
    options: &'a PhaseOptions,
    pass: &'a str,
    target: &'a str,
    shown: bool,
    text: impl FnOnce() -> Vec<u8>,
) -> Option<Watched<'a>> {
    options.print_changed?;
    let wanted = shown && (options.filter_passes.is_empty() || options.filter_passes.iter().any(|name| name == pass));
    Some(Watched { options, pass, target, before: wanted.then(text) })
}

impl Watched<'_> {
    /// Appends to `log` what changed since.
    pub fn report(self, text: impl FnOnce() -> Vec<u8>, log: &mut Vec<u8>) {
        let Watched { options, pass, target, before } = self;
        let pass = options.title(pass);
        let Some(wanted) = options.print_changed else { return };
        if wanted.form == ChangedForm::Graph {
            let (kind, graphs) = match before.map(|before| (before, text())) {
                None => (ChangeKind::FilteredOut, Vec::new()),
                Some((before, after)) if before == after => (ChangeKind::Unchanged, Vec::new()),
                Some((before, after)) => (ChangeKind::Changed, graphs(&before, &after)),
            };
            if wanted.unchanged || kind == ChangeKind::Changed {
                add_graphs(log, kind, pass, target, &graphs);
            }
            return;
        }
        let mut line = String::new();
        let Some(before) = before else {
            if wanted.unchanged {
                let _ = writeln!(line, "*** IR Dump After {pass} on {target} filtered out ***");
            }
            log.extend(line.into_bytes());
            return;
        };
        let after = text();
        if before == after {
            if wanted.unchanged {
                let _ = writeln!(line, "*** IR Dump After {pass} on {target} omitted because no change ***");
            }
            log.extend(line.into_bytes());
            return;
        }
        if options.print_before_changed && wanted.form == ChangedForm::Whole {
            log.extend(format!("*** IR Dump Before {pass} on {target} ***\n").into_bytes());
            log.extend(trimmed(&before));
        }
        log.extend(format!("*** IR Dump After {pass} on {target} ***\n").into_bytes());
        match wanted.form {
            ChangedForm::Whole => log.extend(trimmed(&after)),
            ChangedForm::Diff => lines(trimmed(&before), trimmed(&after), ["", "", ""], log),
            ChangedForm::ColourDiff => {
                lines(trimmed(&before), trimmed(&after), ["\x1b[31m", "\x1b[32m", "\x1b[0m"], log);
            }
            ChangedForm::Graph => {}
        }
    }
}

/// The text without the empty line that sets a function off from others.
fn trimmed(text: &[u8]) -> &[u8] {
    text.strip_prefix(b"\n").unwrap_or(text)
}

/// Appends the lines of both texts with their signs; `colours`: of lines taken out, of lines put in, of the end of such a line.
fn lines(before: &[u8], after: &[u8], colours: [&str; 3], log: &mut Vec<u8>) {
    let [taken_out, put_in, end] = colours;
    for (side, line) in diff(before, after) {
        let (start, sign, end) = match side {
            Side::Both => ("", b' ', ""),
            Side::Before => (taken_out, b'-', end),
            Side::After => (put_in, b'+', end),
        };
        log.extend(start.as_bytes());
        log.push(sign);
        log.extend(line);
        log.extend(end.as_bytes());
        log.push(b'\n');
    }
    log.push(b'\n');
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_ir::session::PrintChanged;

    fn report(form: ChangedForm, unchanged: bool, filter: &[&str], after: &str) -> String {
        let options = PhaseOptions {
            print_changed: Some(PrintChanged { form, unchanged }),
            print_before_changed: true,
            filter_passes: filter.iter().map(|name| name.to_string()).collect(),
            ..Default::default()
        };
        let mut log = Vec::new();
        let watched = watch(&options, "p", "f", true, || b"\na\nb\n".to_vec()).expect("changes are asked for");
        watched.report(|| after.as_bytes().to_vec(), &mut log);
        String::from_utf8(log).unwrap()
    }

    #[test]
    fn graphs_are_records_of_the_log() {
        let texts = ["define void @f() {\n  ret void\n}\n", "define void @f() {\n  unreachable\n}\n"];
        let options = |unchanged| PhaseOptions {
            print_changed: Some(PrintChanged { form: ChangedForm::Graph, unchanged }),
            filter_passes: vec!["p".into()],
            ..Default::default()
        };
        for unchanged in [true, false] {
            let (options, mut log) = (options(unchanged), b"before\n".to_vec());
            at_start(&options, || texts[0].into(), &mut log);
            for (pass, after) in [("p", texts[1]), ("p", texts[0]), ("q", texts[1])] {
                let watched = watch(&options, pass, "f", true, || texts[0].into()).expect("changes are asked for");
                watched.report(|| after.into(), &mut log);
                log.extend(b"between\n");
            }
            let changes = take_changes(&mut log);
            assert_eq!(log, b"before\nbetween\nbetween\nbetween\n");
            let kinds: Vec<ChangeKind> = changes.iter().map(|change| change.kind).collect();
            use ChangeKind::*;
            let expected: &[ChangeKind] =
                if unchanged { &[AtStart, Changed, Unchanged, FilteredOut] } else { &[Changed] };
            assert_eq!(kinds, expected);
            let changed = changes.iter().find(|change| change.kind == Changed).expect("one");
            assert_eq!((changed.num_graphs(), &*changed.pass, &*changed.target), (1, "p", "f"));
            assert!(changed.graph(0, "1. p").starts_with("digraph \"1. p\" {"));
        }
    }

    #[test]
    fn what_changed_is_shown_and_what_did_not_only_where_asked() {
        let (same, other) = ("\na\nb\n", "\na\nc\n");
        let whole = ChangedForm::Whole;
        assert_eq!(
            report(whole, false, &[], other),
            "*** IR Dump Before p on f ***\na\nb\n*** IR Dump After p on f ***\na\nc\n"
        );
        assert_eq!(report(whole, false, &[], same), "");
        assert_eq!(report(whole, true, &[], same), "*** IR Dump After p on f omitted because no change ***\n");
        assert_eq!(report(whole, true, &["q"], other), "*** IR Dump After p on f filtered out ***\n");
        assert_eq!(report(whole, false, &["q"], other), "");
        assert_eq!(report(ChangedForm::Diff, true, &["p"], other), "*** IR Dump After p on f ***\n a\n-b\n+c\n\n");
        assert!(report(ChangedForm::ColourDiff, true, &[], other).contains("\x1b[31m-b\x1b[0m\n\x1b[32m+c\x1b[0m\n"));
        assert!(watch(&PhaseOptions::default(), "p", "f", true, Vec::new).is_none());
    }
}
