//! What the inliner tells of calls, in LLVM's words.

use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::{Func, FuncMut, ids::*};
use warpc_phase::{CallGraphCx, Remark, RemarkKind, RemarkText};

/// Locations of inlined calls in one remark; chains of broken input may be endless.
const MAX_SITES: usize = 64;

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

/// Adds a remark about a call of `callee` at `at` when somebody wants remarks: `'callee' what 'caller`, and what `rest` adds.
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
        add(cx, at, kind, rest(text.text("'")));
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
    add(cx, At::call(func, call), (RemarkKind::Missed, "NoDefinition"), text);
}

/// The call at debug location `loc` by function, line from the beginning of that function, and column, then the calls that were
/// inlined around it: ` at callsite f:1:10 @ g:2:3;`. Nothing without a location.
pub fn call_site(func: &Func<'_>, loc: Md) -> RemarkText {
    let mut text = RemarkText::default();
    let mut at = loc;
    for number in 0..MAX_SITES {
        let Some(subprogram) = subprogram(func, at) else { break };
        let line = int(func, at, "line") - int(func, subprogram, "line");
        let name = string(func, subprogram, "linkageName").or_else(|| string(func, subprogram, "name"));
        text = text.text(if number == 0 { " at callsite " } else { " @ " });
        text = text.text(&name.unwrap_or_default()).text(":").arg("Line", line);
        text = text.text(":").arg("Column", int(func, at, "column"));
        match field(func, at, "inlinedAt") {
            Some(MdField::Node(around)) if around.is_some() => at = *around,
            _ => break,
        }
    }
    if text.as_str().is_empty() { text } else { text.text(";") }
}

fn add(cx: &mut CallGraphCx<'_>, at: At, (kind, name): (RemarkKind, &'static str), message: RemarkText) {
    cx.remark_blocks.push((cx.remarks.len(), at.block));
    cx.remarks.push((Remark { kind, pass: "inline", name, message, at: Inst::NONE }, at.loc));
}

fn name(func: &Func<'_>, global: Global) -> String {
    String::from_utf8_lossy(func.ctx().name(global)).into_owned()
}

/// Whether `global` is a function without a body, and not one whose body another worker has at hand.
fn is_declared(func: &Func<'_>, global: Global) -> bool {
    func.ctx().globals.sym[global.index()].is_declaration()
}

/// The `DISubprogram` of a `DILocation`.
fn subprogram(func: &Func<'_>, loc: Md) -> Option<Md> {
    let tables = &func.ctx().tables;
    let wanted = tables.strings.find(b"DISubprogram")?;
    let mut scope = loc;
    for _ in 0..1000 {
        match tables.metadata.nodes().get(scope.index())? {
            MdNode::Special { kind, .. } if *kind == wanted => return Some(scope),
            _ => {}
        }
        match field(func, scope, "scope") {
            Some(MdField::Node(outer)) if outer.is_some() => scope = *outer,
            _ => return None,
        }
    }
    None
}

fn field<'f>(func: &Func<'f>, node: Md, name: &str) -> Option<&'f MdField> {
    let tables = &func.ctx().tables;
    tables.metadata.field(node, tables.strings.find(name.as_bytes())?)
}

fn int(func: &Func<'_>, node: Md, name: &str) -> i64 {
    match field(func, node, name) {
        Some(MdField::Int(value)) => *value as i64,
        _ => 0,
    }
}

fn string(func: &Func<'_>, node: Md, name: &str) -> Option<String> {
    match field(func, node, name) {
        Some(MdField::Str(text)) => Some(func.ctx().tables.strings.text(*text).into_owned()),
        _ => None,
    }
}
