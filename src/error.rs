//! Why a compilation failed: an error that programs pass along with `?`, with the diagnostics inside.

use std::fmt;
use std::ops::{Deref, DerefMut};
use warpc_ir::diag::{Diag, INTERNAL, Severity};

/// What was wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The options: text of a pipeline, names of passes, a level that is not written.
    Options,
    /// A module to link against cannot be read, or libdevice is needed and not found.
    Library,
    /// The module: it cannot be read, breaks the rules, or asks for what the target lacks.
    Input,
    /// The file of the module cannot be read.
    File,
    /// A key of a session: what it stood for was removed.
    Stale,
    /// Nothing of the caller's: a bug of the compiler.
    Internal,
}

/// Why a compilation failed. It is a list of at least one [`Diag`], errors and notes to them, and can be used as a slice of them.
///
/// As text it is their messages, one per line. [`Error::render`] adds places: spans are byte ranges of the module's bytes, which
/// an error does not hold. They are absent from errors of other kinds than [`ErrorKind::Input`].
///
/// ```
/// let source = b"define void @f() {\n  rat void\n}\n";
/// let error = warpc::compile(source, &warpc::Options::default()).unwrap_err();
/// assert_eq!(error.kind(), warpc::ErrorKind::Input);
/// assert_eq!(error[0].place(source), Some((2, 3)));
/// assert!(error.render("f.ll", source).starts_with("f.ll:2:3: error: "));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    kind: ErrorKind,
    diagnostics: Vec<Diag>,
}

impl Error {
    /// An error of `kind`; one with a diagnostic about a bug of the compiler is [`ErrorKind::Internal`].
    pub(crate) fn new(kind: ErrorKind, diagnostics: Vec<Diag>) -> Error {
        let is_bug = diagnostics.iter().any(|d| d.severity == Severity::Bug);
        Error { kind: if is_bug { ErrorKind::Internal } else { kind }, diagnostics }
    }
    /// An error of one message without a place.
    pub(crate) fn message(kind: ErrorKind, message: impl Into<String>) -> Error {
        Error::new(kind, vec![crate::compiler::plain(message)])
    }
    /// A bug of the compiler.
    pub(crate) fn bug(message: impl Into<String>) -> Error {
        Error::new(ErrorKind::Internal, vec![Diag::bug(message)])
    }
    /// What was wrong.
    pub fn kind(&self) -> ErrorKind {
        self.kind
    }
    /// Whether it is a bug of the compiler; a module that shows one is worth a report.
    pub fn is_internal(&self) -> bool {
        self.kind == ErrorKind::Internal
    }
    /// The diagnostics: severity, message, place, hint.
    pub fn diagnostics(&self) -> &[Diag] {
        &self.diagnostics
    }
    /// The diagnostics for people: `name:line:column`, the message, the line of `source` and a caret, the hint. `source` is what
    /// was compiled.
    pub fn render(&self, name: &str, source: &[u8]) -> String {
        self.diagnostics.iter().map(|d| d.render(name, source)).collect()
    }
}

/// Diagnostics of a module; those of a bug of the compiler become [`ErrorKind::Internal`].
impl From<Vec<Diag>> for Error {
    fn from(diagnostics: Vec<Diag>) -> Error {
        Error::new(ErrorKind::Input, diagnostics)
    }
}

impl Deref for Error {
    type Target = [Diag];
    fn deref(&self) -> &[Diag] {
        &self.diagnostics
    }
}

impl DerefMut for Error {
    fn deref_mut(&mut self) -> &mut [Diag] {
        &mut self.diagnostics
    }
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, diagnostic) in self.diagnostics.iter().enumerate() {
            if at > 0 {
                out.write_str("\n")?;
            }
            if diagnostic.severity == Severity::Bug {
                write!(out, "{INTERNAL}: ")?;
            }
            out.write_str(&diagnostic.message)?;
            if let Some(hint) = &diagnostic.hint {
                write!(out, " ({hint})")?;
            }
        }
        Ok(())
    }
}

impl std::error::Error for Error {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_text_has_all_messages_and_hints() {
        let first = Diag::error("unknown type", (3, 4)).with_hint("integers are `i32`");
        let error = Error::from(vec![first, crate::compiler::plain("verdict")]);
        assert_eq!(error.to_string(), "unknown type (integers are `i32`)\nverdict");
        assert_eq!(
            error.render("a.ll", b"a\n b"),
            "a.ll:2:2: error: unknown type\n b\n ^\n  = hint: integers are `i32`\na.ll: error: verdict\n"
        );
        assert_eq!((error.kind(), error.is_internal()), (ErrorKind::Input, false));
    }

    #[test]
    fn a_bug_among_the_diagnostics_makes_the_error_internal() {
        let error = Error::from(vec![crate::compiler::plain("one"), Diag::bug("a pass panicked")]);
        assert_eq!((error.kind(), error.is_internal()), (ErrorKind::Internal, true));
        assert_eq!(error.to_string(), "one\ninternal error: a pass panicked");
        assert!(error.render("a.ll", b"").ends_with("a.ll: internal error: a pass panicked\n"));
        // The words alone say nothing: they may come from the module.
        let error = Error::from(vec![crate::compiler::plain("internal error")]);
        assert!(!error.is_internal());
    }

    #[test]
    fn it_goes_where_errors_go() {
        fn fails() -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
            Err(Error::message(ErrorKind::Options, "no such level"))?
        }
        let error = fails().unwrap_err();
        assert_eq!(error.to_string(), "no such level");
        assert!(error.downcast_ref::<Error>().is_some_and(|e| e.kind() == ErrorKind::Options && e.len() == 1));
    }
}
