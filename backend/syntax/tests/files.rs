//! Small files of every corner of the language, held against what ptxas 13.0.88 said of them.
//!
//! Beside each `files/NAME.ptx`, whose first line says what it is for, lies `NAME.verdict`: `accepted` or `refused`, and the
//! messages (`tools/ptx-verdicts.py` writes them, so that no ptxas is needed here). The reader must agree on the verdict and on the
//! lines of all errors, and word by word, except in files that `differences.txt` names with what may differ.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// What ptxas says about whole programs and code generation is no matter of reading.
fn is_of_reading(message: &str) -> bool {
    message.starts_with("ptxas ")
        && (message.contains(", line ") || message.contains("aborted"))
        && !message.contains("info    :")
        && !message.contains("Advisory")
}

fn line_of_error(message: &str) -> Option<&str> {
    let (place, text) = message.split_once("; ")?;
    if text.starts_with("warning") { None } else { place.split_once(", line ").map(|parts| parts.1) }
}

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files");
    let entries = std::fs::read_dir(folder).expect("the folder of files");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|end| end == "ptx"))
        .collect();
    files.sort();
    files
}

#[test]
fn the_reader_agrees_with_ptxas() {
    let list = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/differences.txt"))
        .expect("differences.txt");
    let mut may_differ: HashMap<&str, &str> = list
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(": "))
        .map(|(name, reason)| (name, reason.split(' ').next().unwrap_or("")))
        .collect();
    let files = files();
    assert!(files.len() >= 300, "{} files", files.len());
    let mut wrong = Vec::new();
    for path in &files {
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
        let text = std::fs::read(path).expect("a file");
        assert!(text.starts_with(b"// "), "{name} says what it is for");
        let verdict = std::fs::read_to_string(path.with_extension("verdict")).expect("a verdict");
        let reading = warpc_ptx_syntax::read(&text, name);
        let refused = verdict.starts_with("refused");
        if reading.is_refused() != refused {
            wrong.push(format!("{name}: ptxas {}\n{}", verdict, reading.render(name)));
            continue;
        }
        let rendered = reading.render(name);
        let want: Vec<&str> = verdict.lines().skip(1).filter(|message| is_of_reading(message)).collect();
        let have: Vec<&str> = rendered.lines().filter(|message| is_of_reading(message)).collect();
        let lines = |messages: &[&str]| -> Vec<String> {
            let mut lines: Vec<String> =
                messages.iter().filter_map(|message| line_of_error(message)).map(str::to_string).collect();
            lines.dedup();
            lines
        };
        let same_lines = lines(&want) == lines(&have);
        let same_words = want == have;
        let good = match may_differ.remove(name) {
            Some("words") => same_lines && !same_words,
            Some("lines") => !same_lines,
            _ => same_words,
        };
        if !good {
            wrong.push(format!("{name}: ptxas says\n{}\nwe say\n{}", want.join("\n"), have.join("\n")));
        }
    }
    assert!(wrong.is_empty(), "{}\n{} files", wrong.join("\n\n"), wrong.len());
    assert!(may_differ.is_empty(), "differences.txt names files that are not there: {may_differ:?}");
}

#[test]
fn what_is_printed_reads_as_equal_rows() {
    for path in files() {
        let text = std::fs::read(&path).expect("a file");
        let reading = warpc_ptx_syntax::read(&text, "a");
        if reading.is_refused() {
            continue;
        }
        let printed = warpc_ptx_syntax::print(&reading.rows);
        let again = warpc_ptx_syntax::read(printed.as_bytes(), "a");
        assert!(
            again.messages.iter().all(|message| reading.messages.iter().any(|old| old.problem == message.problem)),
            "{}: {}\n{printed}",
            path.display(),
            again.render("a")
        );
        assert!(again.rows == reading.rows, "{}:\n{printed}", path.display());
    }
}

/// Bytes and pieces of files are exchanged, doubled, dropped and put elsewhere; nothing may panic, and what is accepted must come
/// back from its own print.
#[test]
fn no_bytes_make_it_panic() {
    let texts: Vec<Vec<u8>> = files().iter().map(|path| std::fs::read(path).expect("a file")).collect();
    let mut state = 0x2545_F491_4F6C_DD1Du64;
    let mut random = move |limit: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % limit.max(1) as u64) as usize
    };
    for _ in 0..2000 {
        let mut text = texts[random(texts.len())].clone();
        for _ in 0..1 + random(4) {
            if text.is_empty() {
                break;
            }
            let at = random(text.len());
            let end = (at + random(12)).min(text.len());
            match random(5) {
                0 => text[at] = random(256) as u8,
                1 => drop(text.drain(at..end)),
                2 => {
                    let piece = text[at..end].to_vec();
                    let place = random(text.len());
                    text.splice(place..place, piece);
                }
                3 => text[at] = b".,;:{}[]()<>%@!|+-0129_\"/*\\ax"[random(29)],
                _ => text.truncate(at.max(1)),
            }
        }
        let reading = warpc_ptx_syntax::read(&text, "a");
        let printed = warpc_ptx_syntax::print(&reading.rows);
        if !reading.is_refused() {
            let again = warpc_ptx_syntax::read(printed.as_bytes(), "a");
            assert!(
                again.rows == reading.rows,
                "{}\n---\n{printed}\n{}",
                String::from_utf8_lossy(&text),
                again.render("a")
            );
        }
    }
}

/// Nothing follows the nesting of the input with the stack, or looks through all of it again.
#[test]
fn deep_nesting_and_long_lists_are_read() {
    const COUNT: usize = 30_000;
    let head = ".version 9.0\n.target sm_90\n.address_size 64\n.visible .entry k() {\n.reg .b32 %r<1000000>;\n";
    let scopes = format!("{head}{}{}ret; }}\n", "{ .reg .b32 %x; mov.b32 %x, 1;\n".repeat(COUNT), "}\n".repeat(COUNT));
    let parentheses = format!("{head}mov.b32 %r1, {}1{};\nret; }}\n", "(".repeat(COUNT), ")".repeat(COUNT));
    let signs = format!("{head}mov.b32 %r1, {}1;\nret; }}\n", "- ".repeat(COUNT));
    let mut labels = head.to_string();
    for label in 0..COUNT {
        labels.push_str(&format!("L{label}: bra L{};\n", (label * 7919 + 1) % COUNT));
    }
    labels.push_str("ret; }\n");
    let straight = format!("{head}{}ret; }}\n", "add.u32 %r1, %r2, 3;\n".repeat(COUNT));
    for text in [scopes, parentheses, signs, labels, straight] {
        let reading = warpc_ptx_syntax::read(text.as_bytes(), "a");
        assert!(!reading.is_refused(), "{}", reading.render("a").lines().next().unwrap_or(""));
        let again = warpc_ptx_syntax::read(warpc_ptx_syntax::print(&reading.rows).as_bytes(), "a");
        assert!(again.rows == reading.rows);
    }
    let unclosed = warpc_ptx_syntax::read(format!("{head}{}", "{ L: bra M;\n".repeat(COUNT)).as_bytes(), "a");
    assert!(unclosed.is_refused());
}

/// The number of a register may have zeros before it.
#[test]
fn zeros_before_the_number_of_a_register_say_nothing() {
    let text = ".version 8.4\n.target sm_90\n.address_size 64\n.entry k() { .reg .b32 z<12>; mov.b32 z01, z1; ret; }\n";
    let reading = warpc_ptx_syntax::read(text.as_bytes(), "a");
    assert!(!reading.is_refused(), "{}", reading.render("a"));
    let operands = &reading.rows.operands;
    assert_eq!((operands[0].kind, operands[0].id), (operands[1].kind, operands[1].id));
}
