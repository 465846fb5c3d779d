//! The back end from the outside: its text is read back and printed again.
//!
//! `WARPC_KERNEL=TEXT` takes the files of `tests/kernels` whose path contains it, `WARPC_ALL=1` all of them instead of a sample.

use std::path::{Path, PathBuf};
use warpc::Options;
use warpc_backend::ptx::read::lexer::{TokenKind, tokens};
use warpc_backend::ptx::read::{print_module, read_module};
use warpc_engine::session::Session;

/// Modules of `tests/kernels`, every `step`-th unless all are asked for.
fn kernels(step: usize) -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels");
    let mut stack = vec![root];
    let mut files = Vec::new();
    while let Some(dir) = stack.pop() {
        for e in std::fs::read_dir(dir).expect("folder") {
            let p = e.expect("entry").path();
            match p.extension() {
                _ if p.is_dir() => stack.push(p),
                Some(e) if e == "ll" => files.push(p),
                _ => {}
            }
        }
    }
    files.sort();
    match std::env::var("WARPC_KERNEL") {
        Ok(only) => files.retain(|p| p.to_string_lossy().contains(&only)),
        Err(_) if std::env::var_os("WARPC_ALL").is_some() => {}
        Err(_) => files = files.into_iter().step_by(step).collect(),
    }
    files
}

fn compile(path: &Path, level: u8) -> Vec<u8> {
    let bytes = std::fs::read(path).expect("file");
    let session = Session { opt_level: level, ..Session::default() };
    let options = Options { session, raise_target: true, verify_output: false, ..Default::default() };
    let out = warpc::compile(&bytes, &options).unwrap_or_else(|d| panic!("{}", d[0].render("kernel", &bytes)));
    out.ptx.expect("PTX")
}

/// Tokens as text.
fn words(text: &[u8]) -> Vec<&[u8]> {
    let t = tokens(text).expect("tokens");
    t.iter().filter(|t| t.kind != TokenKind::End).map(|t| &text[t.start as usize..t.end as usize]).collect()
}

/// What is read and printed is read as the same module; where the text has no assembly of its own, it is the same text.
#[test]
fn printing_what_was_read_is_a_fixpoint() {
    let (mut modules, mut same) = (0, 0);
    for path in kernels(9) {
        let name = path.display();
        for level in [0, 1] {
            let text = compile(&path, level);
            let read = |t: &[u8]| read_module(t).unwrap_or_else(|e| panic!("{}", e[0].render(&name.to_string(), t)));
            let once = print_module(&read(&text));
            assert_eq!(once, print_module(&read(&once)), "{name}");
            modules += 1;
            if !text.windows(12).any(|w| w == b"begin inline") {
                let (a, b) = (words(&text), words(&once));
                if let Some(n) = (0..a.len().max(b.len())).find(|&n| a.get(n) != b.get(n)) {
                    let show = |w: &[&[u8]]| {
                        let part = w.iter().skip(n.saturating_sub(8)).take(16);
                        part.map(|t| String::from_utf8_lossy(t)).collect::<Vec<_>>().join(" ")
                    };
                    panic!("{name}\n{}\n{}", show(&a), show(&b));
                }
                same += 1;
            }
        }
    }
    assert!(same > 0 || modules < 4);
    eprintln!("{modules} texts, {same} of them the same when printed again");
}
