//! Runs `tests/filetests/<pass>/*.ll`: each file names its command in its first line (`; RUN: opt -passes=...`, or `; RUN: llc ...`),
//! says in its second line what it shows, and holds the expected output at its end, after the line `; EXPECT`, every line behind
//! `; `. Of commands with `print<...>`, `print-...`, `aa-eval`, `lint` or `--print-after`, which shows machine rows as PTX after
//! passes of the machine pipeline, the output is what they say on standard error; of those with `-pass-remarks` it is that and then
//! what they write, of `kernel-info` the first alone; likewise of commands with `check-debugify`, which `-enable-debugify` and
//! `-debugify-each` run too, and with `-verify-debuginfo-preserve` or `-verify-each-debuginfo-preserve`. Commands run in a temporary
//! folder, where a file beside the test that has its name and ends in `.txt` is too. Of those with a pass `dot-...` or
//! `-verify-di-preserve-export`, the output is what they say on standard error and then
//! every file that they wrote, hidden ones too, in order of names, each behind a line `== NAME`.
//!
//! A command behind `not` must fail; its output is what it says on standard error, with `INPUT` for the name of the file. After
//! `; EXPECT LINES` stand some lines of the output, in its order, where the whole would say less.
//!
//! `WARPC_UPDATE=1 cargo test --test filetests` rewrites the expectations; read the difference before committing it.

use std::path::{Path, PathBuf};
use std::process::Command;

const MARK: &str = "; EXPECT\n";
const LINES_MARK: &str = "; EXPECT LINES\n";
/// The name of the input in the folder where a command runs.
const INPUT: &str = "input.ll";
/// Passes that write files, with what follows in their names, and an option that does.
const WRITING: &[&str] =
    &["dot-callgraph", "dot-cfg", "dot-ddg", "dot-dom", "dot-post-dom", "-verify-di-preserve-export"];
/// What commands have that are judged by what they say on standard error.
const LOGGED: &[&str] = &[
    "print<",
    "print-callgraph",
    "print-cfg-sccs",
    "=print-",
    "=aa-eval",
    "=lint",
    "-pass-remarks=kernel-info",
    "--print-after=",
    "check-debugify",
    "-enable-debugify",
    "-debugify-each",
    "debuginfo-preserve",
];

/// What commands have whose remarks stand before what they write.
const REMARKING: &str = "-pass-remarks";

fn files(dir: &Path, out: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(dir).expect("folder").map(|e| e.expect("entry").path()).collect();
    entries.sort();
    for p in entries {
        if p.is_dir() {
            files(&p, out);
        } else if p.extension().is_some_and(|e| e == "ll") {
            out.push(p);
        }
    }
}

/// Splits a command line at blanks outside of single quotes.
fn words(line: &str) -> Vec<String> {
    let mut out = vec![String::new()];
    let mut quoted = false;
    for c in line.trim().chars() {
        match c {
            '\'' => quoted = !quoted,
            ' ' if !quoted => out.push(String::new()),
            c => out.last_mut().expect("a word").push(c),
        }
    }
    out.retain(|w| !w.is_empty());
    out
}

/// Runs the command of one file on its input part; the output without the module's name, or what went wrong.
fn run(path: &Path, input: &str) -> Result<String, String> {
    let first = input.lines().next().unwrap_or_default();
    let command = first.strip_prefix("; RUN: ").ok_or("the first line must be `; RUN: <command>`")?;
    let says = input.lines().nth(1).and_then(|line| line.strip_prefix("; ")).unwrap_or_default();
    if says.split(' ').count() < 3 {
        return Err("the second line must be a comment that says what the test shows".into());
    }
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let file = folder.path().join(INPUT);
    std::fs::write(&file, input).map_err(|e| e.to_string())?;
    let beside = path.with_extension("txt");
    if let (true, Some(name)) = (beside.is_file(), beside.file_name()) {
        std::fs::copy(&beside, folder.path().join(name)).map_err(|e| e.to_string())?;
    }
    let (command, fails) = match command.strip_prefix("not ") {
        Some(command) => (command, true),
        None => (command, false),
    };
    let printing: &[&str] = match command.split(' ').next() {
        Some("opt") => &["-S", "-verify-each", "-o", "-"],
        Some("llc") => &["-verify-each", "-o", "-"],
        _ => &[],
    };
    let out = Command::new(env!("CARGO_BIN_EXE_warpc"))
        .args(words(command))
        .args(printing)
        .arg(&file)
        .current_dir(folder.path())
        .output()
        .map_err(|e| e.to_string())?;
    if out.status.success() == fails {
        let what = if fails { "succeeds" } else { "fails" };
        return Err(format!("{} {what}: {}", path.display(), String::from_utf8_lossy(&out.stderr)));
    }
    // A printer is judged by what it says on the log, and by its files where it writes some.
    let writes = WRITING.iter().any(|pass| command.contains(pass));
    let logs = fails || writes || LOGGED.iter().any(|word| command.contains(word));
    let said = if logs || command.contains(REMARKING) { &out.stderr } else { &out.stdout };
    let mut text = String::from_utf8_lossy(said).into_owned();
    if !logs && command.contains(REMARKING) {
        text.push_str(&String::from_utf8_lossy(&out.stdout));
    }
    if writes {
        written(folder.path(), &mut text).map_err(|e| e.to_string())?;
    }
    let text = text.replace(&*file.to_string_lossy(), "INPUT");
    let lines = text.lines().filter(|l| !l.starts_with("; ModuleID") && !l.starts_with("source_filename"));
    Ok(lines.collect::<Vec<_>>().join("\n").trim().to_string())
}

/// Appends the files that a command wrote to its folder, each behind a line with its name.
fn written(folder: &Path, out: &mut String) -> std::io::Result<()> {
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        names.push(entry?.file_name().to_string_lossy().into_owned());
    }
    names.retain(|name| name != INPUT);
    names.sort();
    for name in names {
        let bytes = std::fs::read(folder.join(&name))?;
        out.push_str(&format!("== {name}\n{}", String::from_utf8_lossy(&bytes)));
    }
    Ok(())
}

/// Lines behind `; `, as one text.
fn uncommented(lines: &str) -> String {
    lines.lines().map(|l| l.strip_prefix("; ").unwrap_or("")).collect::<Vec<_>>().join("\n")
}

/// Whether all lines of `expected` are in `got`, in their order.
fn has_lines(got: &str, expected: &str) -> bool {
    let mut rest = got.lines();
    expected.lines().all(|wanted| rest.any(|line| line == wanted))
}

#[test]
fn filetests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/filetests");
    let mut list = Vec::new();
    files(&root, &mut list);
    assert!(!list.is_empty(), "no filetests under {}", root.display());
    let update = std::env::var_os("WARPC_UPDATE").is_some();
    let mut failures = Vec::new();
    for path in list {
        let text = std::fs::read_to_string(&path).expect("filetest");
        if let Some((input, expected)) = text.split_once(LINES_MARK) {
            let expected = uncommented(expected);
            match run(&path, input) {
                Err(e) => failures.push(e),
                Ok(got) if !expected.is_empty() && has_lines(&got, &expected) => {}
                Ok(got) => failures.push(format!("{}\n--- lines\n{expected}\n--- got\n{got}", path.display())),
            }
            continue;
        }
        let (input, expected) = match text.split_once(MARK) {
            Some((input, expected)) => (input, uncommented(expected)),
            None => (text.as_str(), String::new()),
        };
        match run(&path, input) {
            Err(e) => failures.push(e),
            Ok(got) if got == expected.trim() => {}
            Ok(got) if update => {
                let mut out = format!("{}\n{MARK}", input.trim_end());
                for l in got.lines() {
                    out.push_str(if l.is_empty() { ";" } else { "; " });
                    out.push_str(l);
                    out.push('\n');
                }
                std::fs::write(&path, out).expect("filetest is writable");
            }
            Ok(got) => failures.push(format!("{}\n--- expected\n{expected}\n--- got\n{got}", path.display())),
        }
    }
    assert!(failures.is_empty(), "{} filetests fail:\n{}", failures.len(), failures.join("\n\n"));
}

/// Words of the sources of loop passes that look like names of remarks and stand in no expectation, and why.
const NO_REMARKS: &[(&str, &str)] = &[
    ("Broken", "an error of the pass itself, asked for by loop-distribute-verify"),
    ("Contradiction", "an error, whose text is in loop-unroll/contradiction.ll"),
    ("DILocation", "a kind of metadata"),
    ("LVerDomain", "the name of a domain of alias scopes"),
    ("RuntimeCheckNotComputable", "every check that the analysis of accesses asks for can be computed so far"),
    ("TripCount", "an error of the pass itself, asked for by verify-indvars"),
];

/// Strings of `text` that are one word that begins with a capital letter and goes on with a small one.
fn capital_words(text: &str) -> impl Iterator<Item = &str> {
    let is_name = |word: &&str| {
        let mut chars = word.chars();
        chars.next().is_some_and(|c| c.is_ascii_uppercase())
            && word.len() > 2
            && word.chars().any(|c| c.is_ascii_lowercase())
            && chars.all(|c| c.is_ascii_alphanumeric())
    };
    text.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| line.split('"').skip(1).step_by(2))
        .filter(is_name)
}

/// Every remark that a pass of loops can give, and every argument of one, stands by its name in the expectation of a filetest.
#[test]
fn remarks_of_loop_passes_are_expected_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (mut list, mut sources) = (Vec::new(), Vec::new());
    files(&root.join("tests/filetests"), &mut list);
    let mut expected = std::collections::BTreeSet::new();
    for path in list {
        let text = std::fs::read_to_string(&path).expect("filetest");
        let Some((_, lines)) = text.split_once(MARK) else { continue };
        for line in lines.lines() {
            let name =
                line.strip_prefix("; Name:").or_else(|| line.strip_prefix(";   - ").and_then(|l| l.split(':').next()));
            expected.extend(name.map(|name| name.trim().to_string()));
        }
    }
    let mut folders = vec![root.join("passes/loops/src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("folder") {
            let path = entry.expect("entry").path();
            match path.is_dir() {
                true => folders.push(path),
                false => sources.push(std::fs::read_to_string(path).expect("source")),
            }
        }
    }
    let used: std::collections::BTreeSet<&str> = sources.iter().flat_map(|text| capital_words(text)).collect();
    assert!(used.len() > 90, "{}", used.len());
    let unknown: Vec<&str> = used
        .iter()
        .copied()
        .filter(|&word| !expected.contains(word) && !NO_REMARKS.iter().any(|row| row.0 == word))
        .collect();
    assert!(unknown.is_empty(), "without a filetest: {unknown:?}");
    let stale: Vec<&str> =
        NO_REMARKS.iter().map(|row| row.0).filter(|&word| !used.contains(word) || expected.contains(word)).collect();
    assert!(stale.is_empty(), "exceptions without need: {stale:?}");
}
