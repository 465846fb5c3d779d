//! Diagnostics: errors with a place, and their rendering with the source line and a caret.

use std::fmt::Write as _;

/// Severity of a diagnostic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Severity {
    /// The input is refused.
    Error,
    /// The compiler is wrong, whatever the input: a bug of ours. Shown as an [internal error](INTERNAL).
    Bug,
    /// The input is taken, but something is likely wrong.
    Warning,
    /// More about the diagnostic before.
    Note,
}

/// The word for a bug of the compiler where errors are shown. Messages do not have it: it is their kind.
pub const INTERNAL: &str = "internal error";

impl Severity {
    /// The word for programs that read messages: a bug of the compiler is an error for them.
    pub const fn level(self) -> &'static str {
        match self {
            Severity::Error | Severity::Bug => "error",
            Severity::Warning => "warning",
            Severity::Note => "note",
        }
    }
    /// The word that messages begin with.
    pub const fn word(self) -> &'static str {
        match self {
            Severity::Error => "error",
            Severity::Bug => INTERNAL,
            Severity::Warning => "warning",
            Severity::Note => "note",
        }
    }
}

/// What is written around the parts of a message.
struct Style {
    /// Before places and texts.
    bold: &'static str,
    /// Before the word, by severity.
    words: [&'static str; 4],
    /// Before the caret.
    caret: &'static str,
    /// After each of these.
    reset: &'static str,
}

const PLAIN: Style = Style { bold: "", words: [""; 4], caret: "", reset: "" };
const COLOURED: Style = Style {
    bold: "\x1b[1m",
    words: ["\x1b[1;31m", "\x1b[1;31m", "\x1b[1;35m", "\x1b[1;90m"],
    caret: "\x1b[1;32m",
    reset: "\x1b[0m",
};

/// One diagnostic. `span` is a byte range of the input; `None` when no place is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diag {
    /// Severity.
    pub severity: Severity,
    /// What is wrong, in lower case, without a full stop.
    pub message: String,
    /// Byte range in the input.
    pub span: Option<(u32, u32)>,
    /// What would be right, or where to look.
    pub hint: Option<String>,
}

impl Diag {
    /// An error at byte range `span`.
    pub fn error(message: impl Into<String>, span: (u32, u32)) -> Diag {
        Diag { severity: Severity::Error, message: message.into(), span: Some(span), hint: None }
    }
    /// A bug of the compiler, found at no place of the input.
    pub fn bug(message: impl Into<String>) -> Diag {
        Diag { severity: Severity::Bug, message: message.into(), span: None, hint: None }
    }
    /// The same with a hint.
    pub fn with_hint(mut self, hint: impl Into<String>) -> Diag {
        self.hint = Some(hint.into());
        self
    }
    /// Line and column of the place in `source`, in bytes from 1; none when there is no place.
    pub fn place(&self, source: &[u8]) -> Option<(usize, usize)> {
        let at = (self.span?.0 as usize).min(source.len());
        let line_start = memchr::memrchr(b'\n', &source[..at]).map_or(0, |n| n + 1);
        Some((memchr::memchr_iter(b'\n', &source[..line_start]).count() + 1, at - line_start + 1))
    }
    /// Renders `file:line:col: error: message`, the line, and a caret under the place. Lines longer than 200 bytes are
    /// cut around the caret; control characters and bytes that are not UTF-8 are shown as U+FFFD.
    pub fn render(&self, file: &str, source: &[u8]) -> String {
        self.render_with(file, source, &PLAIN)
    }
    /// The same with the colours of a terminal, which are those of Clang: the place is bold, an error red, a warning magenta, a
    /// note grey, the caret green.
    pub fn render_coloured(&self, file: &str, source: &[u8]) -> String {
        self.render_with(file, source, &COLOURED)
    }
    fn render_with(&self, file: &str, source: &[u8], style: &Style) -> String {
        let Style { bold, caret, reset, .. } = style;
        let word = format!("{}{}:{reset}", style.words[self.severity as usize], self.severity.word());
        let mut out = String::new();
        match (self.span, self.place(source)) {
            (Some((start, end)), Some((line, column))) => {
                let at = (start as usize).min(source.len());
                let line_start = at + 1 - column;
                let line_end = memchr::memchr(b'\n', &source[at..]).map_or(source.len(), |n| at + n);
                let _ = writeln!(out, "{bold}{file}:{line}:{column}:{reset} {word} {bold}{}{reset}", self.message);
                let from = if at - line_start > 160 { at - 80 } else { line_start };
                let to = line_end.min(from + 200);
                let plain = |c: char| match c {
                    '\t' | '\r' => ' ',
                    c if c.is_control() => char::REPLACEMENT_CHARACTER,
                    c => c,
                };
                let show = |b: &[u8]| String::from_utf8_lossy(b).chars().map(plain).collect::<String>();
                let text = show(&source[from..to]);
                let lead = show(&source[from..at.min(to)]).chars().count();
                let width = (end as usize).saturating_sub(at).clamp(1, to.saturating_sub(at).max(1));
                let _ = writeln!(out, "{text}");
                let _ = writeln!(out, "{}{caret}^{}{reset}", " ".repeat(lead), "~".repeat(width - 1));
            }
            _ => {
                let _ = writeln!(out, "{bold}{file}:{reset} {word} {bold}{}{reset}", self.message);
            }
        }
        if let Some(h) = &self.hint {
            let _ = writeln!(out, "  = hint: {h}");
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_change_nothing_but_colours() {
        let warning = Diag { severity: Severity::Warning, ..Diag::error("odd type", (8, 11)) };
        let coloured = warning.render_coloured("a.ll", b"line1\n  int x\n");
        assert_eq!(
            coloured,
            "\x1b[1ma.ll:2:3:\x1b[0m \x1b[1;35mwarning:\x1b[0m \x1b[1modd type\x1b[0m\n  int x\n  \x1b[1;32m^~~\x1b[0m\n"
        );
        for severity in [Severity::Error, Severity::Bug, Severity::Warning, Severity::Note] {
            let diag = Diag { severity, ..Diag::error("text", (0, 1)).with_hint("hint") };
            let mut text = diag.render_coloured("a", b"x");
            while let Some((before, after)) = text.split_once('\x1b') {
                text = format!("{before}{}", after.split_once('m').map_or("", |pair| pair.1));
            }
            assert_eq!(text, diag.render("a", b"x"));
        }
    }

    #[test]
    fn caret_stands_under_the_place() {
        let d = Diag::error("unknown type", (8, 11)).with_hint("integers are `i32`");
        assert_eq!(
            d.render("a.ll", b"line1\n  int x\n"),
            "a.ll:2:3: error: unknown type\n  int x\n  ^~~\n  = hint: integers are `i32`\n"
        );
        assert_eq!(Diag::error("end", (99, 99)).render("a", b"x"), "a:1:2: error: end\nx\n ^\n");
        assert_eq!(
            Diag::error("end", (2, 3)).render("a", b"\x1b\0\xff"),
            "a:1:3: error: end\n\u{fffd}\u{fffd}\u{fffd}\n  ^\n"
        );
    }
}
