//! What may be asked for around a pass: text of the IR, verification, numbering for bisection.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicI64, Ordering};
use warpc_ir::{Func, Module};
use warpc_text::{PrintOptions, print_function, print_module};

/// `; *** IR Dump After PASS on WHERE ***`, in LLVM's form.
pub fn banner(out: &mut Vec<u8>, when: &str, pass: &str, target: &str) {
    let mut s = String::new();
    let _ = writeln!(s, "; *** IR Dump {when} {pass} on {target} ***");
    out.extend(s.into_bytes());
}

/// Counts a pass and says on the log whether it runs: `BISECT: [NOT ]running pass (n) PASS on WHERE`.
pub fn bisect(count: &AtomicI64, limit: i64, pass: &str, target: &str, out: &mut Vec<u8>) -> bool {
    let n = count.fetch_add(1, Ordering::Relaxed) + 1;
    let run = limit < 0 || n <= limit;
    let not = if run { "" } else { "NOT " };
    out.extend(format!("BISECT: {not}running pass ({n}) {pass} on {target}\n").into_bytes());
    run
}

/// Text of a function at hand.
pub fn function_text(f: &Func<'_>) -> Vec<u8> {
    let mut out = vec![b'\n'];
    out.extend(print_function(f, None, &PrintOptions::default()));
    out
}

/// Text of a module.
pub fn module_text(m: &Module) -> Vec<u8> {
    print_module(m, &PrintOptions::default())
}

/// Verifies a function at hand; the error is what LLVM would print.
pub fn verify_function(f: &Func<'_>) -> Result<(), String> {
    match warpc_verify::verify_function(f) {
        Ok(()) => Ok(()),
        Err(list) => Err(list.iter().map(|e| e.message.as_str()).collect::<Vec<_>>().join("\n")),
    }
}

/// Verifies a module; the error is what LLVM would print.
pub fn verify_module(m: &Module) -> Result<(), String> {
    match warpc_verify::verify_code(m) {
        Ok(()) => Ok(()),
        Err(list) => Err(list.iter().map(|e| e.render(m)).collect()),
    }
}
