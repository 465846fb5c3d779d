//! Pieces of a module's text: top-level items, and lines where the text is no module.

use std::ops::Range;

/// Byte ranges of the top-level items: a definition with its body, or any other line that is not blank.
pub(super) fn items(text: &str) -> Vec<Range<usize>> {
    let mut out = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let line_end = memchr::memchr(b'\n', &text.as_bytes()[at..]).map_or(text.len(), |n| at + n + 1);
        let line = &text[at..line_end];
        let end = match line.starts_with("define ") {
            true => text[at..].find("\n}\n").map_or(text.len(), |n| at + n + 3),
            false => line_end,
        };
        if !line.trim().is_empty() {
            out.push(at..end);
        }
        at = end;
    }
    out
}

/// Byte ranges of the lines.
pub(super) fn lines(text: &str) -> Vec<Range<usize>> {
    let mut out = Vec::new();
    let mut at = 0;
    for l in text.split_inclusive('\n') {
        out.push(at..at + l.len());
        at += l.len();
    }
    out
}

fn cut(text: &str, pieces: &[Range<usize>], range: Range<usize>) -> String {
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    for p in pieces.get(range).unwrap_or_default() {
        out.push_str(&text[at..p.start]);
        at = p.end;
    }
    out.push_str(&text[at..]);
    out
}

/// The text without the items of a range.
pub(super) fn without(text: &str, range: Range<usize>) -> String {
    cut(text, &items(text), range)
}

/// The text without the lines of a range.
pub(super) fn without_lines(text: &str, range: Range<usize>) -> String {
    cut(text, &lines(text), range)
}
