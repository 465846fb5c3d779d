//! What the inliner tells of calls, in LLVM's words.

use warpc_ir::{Func, FuncMut, ids::*};
use warpc_phase::{CallGraphCx, Remark, RemarkKind, RemarkText};

/// Where a call is, or was before it was inlined.
#[derive(Clone, Copy)]
pub struct At {
    /// Its debug location.
    pub loc: Md,
    /// Its block.
    pub block: Block,
}

impl At {
    /// Where `call` is.
    pub fn call(func: &Func<'_>, call: Inst) -> At {
        At { loc: func.loc(call), block: func.block_of(call) }
    }
}

/// Adds a remark about a call of `callee` at `at` when somebody wants remarks: `'callee' what 'caller`, and what `rest` adds, which
/// begins with the closing quote.
pub fn remark(
    cx: &mut CallGraphCx<'_>,
    func: &FuncMut<'_>,
    at: At,
    kind: (RemarkKind, &'static str),
    callee: Global,
    what: &str,
    rest: impl FnOnce(RemarkText) -> RemarkText,
) {
    if cx.session.phase.remarks {
        let text = RemarkText::from("'").function("Callee", &name(func, callee), callee).text(&format!("' {what} '"));
        let text = text.function("Caller", &name(func, func.global()), func.global());
        add(cx, at, "inline", kind, rest(text));
    }
}

/// Says of `call`, if it calls a function without a body, that this is why it stays.
pub fn no_definition(cx: &mut CallGraphCx<'_>, func: &FuncMut<'_>, call: Inst) {
    let Some(callee) = func.callee(call).as_global().filter(|&callee| func.module_func(callee).is_none()) else {
        return;
    };
    if callee == func.global() || !is_declared(func, callee) {
        return;
    }
    let text = RemarkText::default()
        .function("Callee", &name(func, callee), callee)
        .text(" will not be inlined into ")
        .function("Caller", &name(func, func.global()), func.global())
        .text(" because its definition is unavailable")
        .verbose();
    add(cx, At::call(func, call), "inline", (RemarkKind::Missed, "NoDefinition"), text);
}

/// Says of the call of `callee` at `at` that its body holds `pattern`, which cannot be inlined, when somebody wants remarks.
pub fn uninlinable(cx: &mut CallGraphCx<'_>, func: &FuncMut<'_>, at: At, callee: Global, pattern: &str) {
    if cx.session.phase.remarks {
        // That a recursive caller would grow its stack is said of the callee as a whole.
        let (before, behind) = match pattern.starts_with("recursive and") {
            true => (" is ", ". Cost is not fully computed"),
            false => (" has uninlinable pattern (", ") and cost is not fully computed"),
        };
        let text = RemarkText::default()
            .function("Callee", &name(func, callee), callee)
            .text(before)
            .arg("InlineResult", pattern)
            .text(behind);
        add(cx, at, "inline-cost", (RemarkKind::Missed, "NeverInline"), text);
    }
}

fn add(
    cx: &mut CallGraphCx<'_>,
    at: At,
    pass: &'static str,
    (kind, name): (RemarkKind, &'static str),
    message: RemarkText,
) {
    cx.remark_blocks.push((cx.remarks.len(), at.block));
    cx.remarks.push((Remark { kind, pass, name, message, at: Inst::NONE }, at.loc));
}

/// The name of `global` without the mark that keeps targets from changing it.
fn name(func: &Func<'_>, global: Global) -> String {
    let name = func.ctx().name(global);
    String::from_utf8_lossy(name.strip_prefix(b"\x01").unwrap_or(name)).into_owned()
}

/// Whether `global` is a function without a body, and not one whose body another worker has at hand.
fn is_declared(func: &Func<'_>, global: Global) -> bool {
    func.ctx().globals.sym[global.index()].is_declaration()
}
