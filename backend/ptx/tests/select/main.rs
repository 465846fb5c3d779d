//! Small functions and the PTX rows they must (not) become.

mod arithmetic;
mod control;
mod families;
mod logic;
mod memory;
mod options;
mod refused;
mod short_pointers;

use warpc_ir::session::{Session, Target};
use warpc_ptx::emit_module;
use warpc_text::{ReadOptions, parse_module};

const LAYOUT: &str = "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n";

fn try_in(session: &Session, text: &str) -> Result<String, String> {
    let source = format!("{LAYOUT}{text}");
    let m = parse_module(source.as_bytes(), &ReadOptions::default()).expect("valid IR");
    match emit_module(&m, session) {
        Ok(b) => Ok(String::from_utf8(b).expect("text").replace(" \t", " ")),
        Err(e) => Err(e.iter().map(|d| d.message.clone()).collect::<Vec<_>>().join("; ")),
    }
}
fn on(sm: u16) -> Session {
    Session { target: Target { sm, suffix: 0, ptx: 0 }, ..Default::default() }
}
fn ptx_in(session: &Session, text: &str) -> String {
    try_in(session, text).expect("compiles")
}
fn ptx_for(sm: u16, text: &str) -> Result<String, String> {
    try_in(&on(sm), text)
}
fn ptx(text: &str) -> String {
    ptx_in(&on(90), text)
}
/// The same where neighbouring accesses are put together.
fn ptx_merged(text: &str) -> String {
    ptx_in(&Session { opt_level: 1, ..on(90) }, text)
}
fn has(text: &str, rows: &[&str]) {
    for r in rows {
        assert!(text.contains(r), "no `{r}` in\n{text}");
    }
}
fn count(text: &str, what: &str) -> usize {
    text.matches(what).count()
}
