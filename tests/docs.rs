//! The documents name files that exist: every path in backticks, every link between documents and every section that a link
//! names. Knobs without effect are listed where readers look for them.
//!
//! A path is a code span whose first word starts with a folder of [`FOLDERS`]. The last part of a path may have one `*`, which
//! some file must match. Code blocks are examples and are left out.

use std::path::{Path, PathBuf};
use warpc::KNOBS;
use warpc_ir::knobs::Levels;

/// Folders at the root that hold what documents name.
const FOLDERS: [&str; 8] = ["engine/", "passes/", "backend/", "src/", "tests/", "benches/", "docs/", "fuzz/"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// README.md and the documents, in the order of their names.
fn documents() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(root().join("docs")).expect("docs/");
    let mut found: Vec<PathBuf> = entries.map(|e| e.expect("an entry").path()).collect();
    found.retain(|p| p.extension().is_some_and(|e| e == "md"));
    found.push(root().join("README.md"));
    found.sort();
    found
}

/// The lines of `text` with their numbers, without those of code blocks.
fn prose(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut in_block = false;
    text.lines().enumerate().filter_map(move |(at, line)| {
        let fence = line.trim_start().starts_with("```");
        in_block ^= fence;
        (!in_block && !fence).then_some((at + 1, line))
    })
}

/// The paths that `line` names in backticks.
fn paths(line: &str) -> impl Iterator<Item = &str> {
    let spans = line.split('`').skip(1).step_by(2);
    spans
        .filter_map(|span| span.split_whitespace().next())
        .filter(|word| FOLDERS.iter().any(|folder| word.starts_with(folder)))
}

/// The targets of the links of `line` that lead to files of the tree: path, and section or nothing.
fn links(line: &str) -> impl Iterator<Item = (&str, &str)> {
    line.split("](")
        .skip(1)
        .filter_map(|rest| rest.split_once(')'))
        .map(|(target, _)| target)
        .filter(|target| !target.contains("://"))
        .map(|target| target.split_once('#').unwrap_or((target, "")))
}

/// Whether `path` is there; a `*` in its last part stands for anything.
fn exists(path: &Path) -> bool {
    let name = path.file_name().and_then(|n| n.to_str()).unwrap_or("");
    let Some((before, after)) = name.split_once('*') else { return path.exists() };
    let Ok(mut entries) = std::fs::read_dir(path.parent().expect("a folder")) else { return false };
    entries.any(|entry| {
        let entry = entry.expect("an entry").file_name();
        let entry = entry.to_string_lossy();
        entry.len() >= before.len() + after.len() && entry.starts_with(before) && entry.ends_with(after)
    })
}

/// The name by which links reach a heading: small letters, hyphens for blanks, no punctuation.
fn section(heading: &str) -> String {
    let kept = heading.trim_start_matches('#').trim().chars();
    kept.filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'))
        .map(|c| if c == ' ' { '-' } else { c.to_ascii_lowercase() })
        .collect()
}

/// What the document `text` in folder `home` names and is not there, one line each; and how many names were looked at.
fn missing(home: &Path, text: &str) -> (Vec<String>, usize) {
    let (mut wrong, mut looked_at) = (Vec::new(), 0);
    for (at, line) in prose(text) {
        // The spans of a line are told by counting backticks.
        if line.matches('`').count() % 2 == 1 {
            wrong.push(format!("{at}: a code span goes over the end of the line"));
        }
        for path in paths(line) {
            looked_at += 1;
            if !exists(&root().join(path)) {
                wrong.push(format!("{at}: `{path}` does not exist"));
            }
        }
        for (path, wanted) in links(line) {
            looked_at += 1;
            let target = std::fs::read_to_string(home.join(path));
            let linked = if path.is_empty() { Some(text) } else { target.as_deref().ok() };
            match linked {
                None => wrong.push(format!("{at}: the link to {path} leads nowhere")),
                Some(linked) => {
                    let found =
                        wanted.is_empty() || prose(linked).any(|(_, l)| l.starts_with('#') && section(l) == wanted);
                    if !found {
                        wrong.push(format!("{at}: {path} has no section {wanted}"));
                    }
                }
            }
        }
    }
    (wrong, looked_at)
}

#[test]
fn documents_name_files_that_exist() {
    let (mut wrong, mut looked_at) = (Vec::new(), 0);
    for document in documents() {
        let text = std::fs::read_to_string(&document).expect("a document");
        let (found, names) = missing(document.parent().expect("a folder"), &text);
        looked_at += names;
        let name = document.strip_prefix(root()).expect("of the tree").display().to_string();
        wrong.extend(found.into_iter().map(|line| format!("{name}:{line}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(looked_at >= 100, "only {looked_at} names found: the documents are not read as they are written");
}

#[test]
fn what_does_not_exist_is_found() {
    let text = "# A title, of two\n`engine/none.rs` and `docs/testing.md`, `tests/*.rs`, `tests/*.none`, `src/no such` `--flag`\n\
                ```\n`engine/in_a_block.rs`\n```\n[a](#a-title-of-two) [b](#b) [c](no.md) [d](testing.md#fuzzing) [e](https://x.y)\n`warpc\nopt`";
    let (wrong, looked_at) = missing(&root().join("docs"), text);
    let expected = [
        "2: `engine/none.rs` does not exist",
        "2: `tests/*.none` does not exist",
        "2: `src/no` does not exist",
        "6:  has no section b",
        "6: the link to no.md leads nowhere",
        "6: testing.md has no section fuzzing",
        "7: a code span goes over the end of the line",
        "8: a code span goes over the end of the line",
    ];
    assert_eq!((wrong.as_slice(), looked_at), (expected.map(String::from).as_slice(), 9));
}

#[test]
fn knobs_without_effect_are_listed() {
    let text = std::fs::read_to_string(root().join("docs/departures.md")).expect("docs/departures.md");
    let (_, list) = text.split_once("## Knobs without effect").expect("the section of the knobs");
    let list = list.split("\n## ").next().unwrap_or(list);
    // Its first table has them; others tell of knobs that act where few pipelines read them.
    let table = list.split("\n\n").find(|part| part.starts_with('|')).expect("a table");
    let first_columns = table.lines().filter_map(|line| line.split('|').nth(1));
    let mut listed: Vec<_> = first_columns.flat_map(|column| column.split('`').skip(1).step_by(2)).collect();
    let mut without: Vec<_> = KNOBS.rows().filter(|row| row.levels == Levels::Nowhere).map(|row| row.name).collect();
    listed.sort();
    without.sort();
    assert!(!without.is_empty());
    assert_eq!(listed, without, "docs/departures.md lists others than the tables have");
}
