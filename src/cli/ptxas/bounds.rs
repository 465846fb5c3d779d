//! `--maxntid` and `--minnctapersm`: threads of a block and blocks of a multiprocessor of the kernels that say nothing of them, or of
//! all with `--override-directive-values`. They become directives of these kernels, so that all that reads directives sees them.

use super::Log;
use super::options::{CommandLine, Refusal};
use warpc_ptx_syntax::rows::{Directive, DirectiveKind, Rows, Span};

/// Directives that options give.
pub struct Bounds {
    given: Vec<Directive>,
    /// Whether they stand in the place of those that kernels have.
    is_override: bool,
}

impl Bounds {
    /// What a command line says. A limit of registers leaves both options without effect.
    pub fn of(line: &CommandLine, log: &mut Log) -> Result<Bounds, Refusal> {
        let mut bounds = Bounds { given: Vec::new(), is_override: line.has("override-directive-values") };
        let has_limit = line.has("maxrregcount");
        for option in ["minnctapersm", "maxntid"].into_iter().filter(|option| has_limit && line.has(option)) {
            log.warn(format_args!(
                "Conflicting options -maxrregcount and -{option} specified, ignoring -{option} option"
            ));
        }
        if has_limit {
            return Ok(bounds);
        }
        bounds.given.extend(threads(line.all("maxntid"), log)?);
        let blocks = line.value("minnctapersm").and_then(|value| value.parse().ok()).filter(|&count| count > 0);
        bounds.given.extend(blocks.map(|count| Directive {
            kind: DirectiveKind::MinBlocks,
            count: 1,
            values: [count, 0, 0],
        }));
        Ok(bounds)
    }

    /// Gives them to the kernels of a file.
    pub fn give(&self, rows: &mut Rows) {
        if self.given.is_empty() {
            return;
        }
        for function in rows.functions.iter_mut().filter(|function| function.is_entry) {
            let own = rows.directives[function.directives.range()].to_vec();
            let start = rows.directives.len() as u32;
            let is_given = |one: &Directive| self.given.iter().any(|given| given.kind == one.kind);
            let kept = own.iter().filter(|one| !(self.is_override && is_given(one)));
            rows.directives.extend(kept);
            rows.directives.extend(self.given.iter().filter(|given| self.is_override || !says(&own, given.kind)));
            function.directives = Span { start, end: rows.directives.len() as u32 };
        }
    }
}

/// Whether directives of a kernel say what an option would.
fn says(own: &[Directive], kind: DirectiveKind) -> bool {
    let is_it = |other| own.iter().any(|one| one.kind == other);
    is_it(kind) || kind == DirectiveKind::MaxThreads && is_it(DirectiveKind::RequiredThreads)
}

/// Threads of a block: up to three numbers, with commas or in several options. As in ptxas a number ends where its digits end, what has
/// none is 0, and a first 0 says nothing.
fn threads(values: &[String], log: &mut Log) -> Result<Option<Directive>, Refusal> {
    let texts: Vec<&str> = values.iter().flat_map(|value| value.split(',')).filter(|text| !text.is_empty()).collect();
    if texts.len() > 3 {
        log.warn("Too many values specified for option '-maxntid', option will be ignored");
        return Ok(None);
    }
    let mut directive = Directive { kind: DirectiveKind::MaxThreads, count: texts.len() as u8, values: [0; 3] };
    for (value, text) in directive.values.iter_mut().zip(&texts) {
        let digits = &text[..text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len())];
        let count = if digits.is_empty() { Ok(0) } else { digits.parse::<u32>() };
        *value = count
            .ok()
            .filter(|_| !text.starts_with('-'))
            .ok_or_else(|| Refusal::Invalid(text.to_string(), "maxntid"))? as u64;
    }
    Ok(Some(directive).filter(|directive| directive.values[0] != 0))
}
