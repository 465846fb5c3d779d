//! `--print-changed`: the text of what a pass worked on, after each pass that changed it, whole or as a difference of lines, in
//! LLVM's form.

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

/// What is shown before the first pass: the module, where passes without a change are shown too.
pub fn at_start(options: &PhaseOptions, module: impl FnOnce() -> Vec<u8>, log: &mut Vec<u8>) {
    if options.print_changed.is_some_and(|wanted| wanted.unchanged) {
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
        let Some(wanted) = options.print_changed else { return };
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
