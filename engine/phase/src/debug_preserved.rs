//! What passes keep of the debug information that a module came with: `-verify-each-debuginfo-preserve` and
//! `-verify-debuginfo-preserve` of LLVM's `opt`.
//!
//! Before a pass, or before all of them, [`DebugInfo`] of each function says which instructions have a location, whether the
//! function has a subprogram, and how many records each variable has. After it the same is taken again, and what was lost is
//! said in LLVM's words: an instruction that lost its location, or is new and has none, a variable with fewer records, a function
//! without its subprogram. Phis need no location. Instructions are told apart by their rows, which passes do not use again;
//! where rows are renumbered between stages, so are those of what was taken before all passes.
//!
//! **Cost**: one walk over the instructions before and after every pass; nothing where it is not asked for.
//! **Source**: LLVM's guide "How to Update Debug Info", section on the original debug information, and what `opt` prints.

use crate::dump::attach;
use std::collections::HashMap;
use std::fmt::Write;
use warpc_ir::body::DbgKind;
use warpc_ir::ids::*;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::module::{Linkage, ModuleCtx};
use warpc_ir::session::DebugPreserved;
use warpc_ir::{Func, Module, Opcode, Value, ValueKind};
use warpc_text::print::FunctionText;

/// Name of the file in the log whose lines are what was lost, one object of JSON for each pass that lost something.
pub const LOST_FILE: &str = "debug-info-lost.json";

/// Banner of the whole.
const BANNER: &str = "ModuleDebugify (original debuginfo)";
const CHECK: &str = "CheckModuleDebugify (original debuginfo)";

/// Debug information of a function.
pub(crate) struct DebugInfo {
    has_subprogram: bool,
    /// Whether each instruction has a location, by its row.
    located: HashMap<Inst, bool>,
    /// Records that each variable has, in the order in which they were met.
    variables: Vec<(Md, u32)>,
}

impl DebugInfo {
    /// Of `func`; records only where `options` want them.
    pub(crate) fn of(func: &Func<'_>, options: DebugPreserved) -> DebugInfo {
        let subprogram = subprogram(func.ctx(), func.global());
        let mut located = HashMap::new();
        for inst in func.block_order().flat_map(|block| func.block_insts(block)) {
            if func.op(inst) != Opcode::Phi {
                located.insert(inst, func.loc(inst).is_some());
            }
        }
        let mut variables: Vec<(Md, u32)> = Vec::new();
        let mut place: HashMap<Md, usize> = HashMap::new();
        let mut count = |variable: Md, more: u32| {
            let at = *place.entry(variable).or_insert_with(|| {
                variables.push((variable, 0));
                variables.len() - 1
            });
            variables[at].1 += more;
        };
        if let Some(subprogram) = subprogram {
            for variable in retained_variables(func.ctx(), subprogram) {
                count(variable, 0);
            }
            if options.variables {
                for record in &func.side().dbg {
                    let tells = record.kind != DbgKind::Label && record.anchor.is_some() && record.var.is_some();
                    if tells && !is_killed(record.value) && !is_inlined(func.ctx(), record.loc) {
                        count(record.var, 1);
                    }
                }
            }
        }
        DebugInfo { has_subprogram: subprogram.is_some(), located, variables }
    }
    /// Rows were renumbered: `rows` has the new row of each, the largest number for those that are gone.
    pub(crate) fn renumber(&mut self, rows: &[u32]) {
        let located = std::mem::take(&mut self.located);
        let new = |(inst, has): (Inst, bool)| match rows.get(inst.index()) {
            Some(&u32::MAX) => None,
            Some(&row) => Some((Inst(row), has)),
            None => Some((inst, has)),
        };
        self.located = located.into_iter().filter_map(new).collect();
    }
}

/// Whether the body of `function` is what will run under its name: only such functions are looked at.
fn is_exact(module: ModuleCtx<'_>, function: Global) -> bool {
    use Linkage::*;
    matches!(module.globals.sym[function.index()].linkage, External | Private | Internal | Appending)
}

/// What is taken of the functions of a module.
pub(crate) fn of_module(module: &Module, options: DebugPreserved) -> HashMap<Global, DebugInfo> {
    let ctx = module.ctx();
    let mut all = HashMap::new();
    for function in module.defined_functions().into_iter().filter(|&function| is_exact(ctx, function)) {
        // As in LLVM, the function that meets the limit is not looked at.
        if all.len() as u64 + 1 >= options.most_functions {
            break;
        }
        if let Some(func) = module.func(function) {
            all.insert(function, DebugInfo::of(&func, options));
        }
    }
    all
}

/// The same of one function, if it is looked at.
pub(crate) fn of_function(func: &Func<'_>, options: DebugPreserved) -> Option<DebugInfo> {
    (is_exact(func.ctx(), func.global()) && options.most_functions > 1).then(|| DebugInfo::of(func, options))
}

fn subprogram(ctx: ModuleCtx<'_>, global: Global) -> Option<Md> {
    let kind = ctx.tables.strings.find(b"dbg")?;
    ctx.extra(global)?.attachments.iter().find(|attached| attached.0 == kind).map(|attached| attached.1)
}

fn field<'a>(ctx: ModuleCtx<'a>, node: Md, name: &[u8]) -> Option<&'a MdField> {
    ctx.tables.metadata.field(node, ctx.tables.strings.find(name)?)
}

fn node_field(ctx: ModuleCtx<'_>, node: Md, name: &[u8]) -> Option<Md> {
    match field(ctx, node, name) {
        Some(&MdField::Node(node)) if node.is_some() => Some(node),
        _ => None,
    }
}

fn is_kind(ctx: ModuleCtx<'_>, node: Md, name: &[u8]) -> bool {
    let name = ctx.tables.strings.find(name);
    matches!(ctx.tables.metadata.get(node), MdNode::Special { kind, .. } if Some(*kind) == name)
}

fn text_field(ctx: ModuleCtx<'_>, node: Md, name: &[u8]) -> String {
    match field(ctx, node, name) {
        Some(&MdField::Str(text)) => String::from_utf8_lossy(ctx.tables.strings.get(text)).into_owned(),
        _ => String::new(),
    }
}

fn retained_variables(ctx: ModuleCtx<'_>, subprogram: Md) -> Vec<Md> {
    let Some(list) = node_field(ctx, subprogram, b"retainedNodes") else { return Vec::new() };
    let is_variable = |node: &Md| node.is_some() && is_kind(ctx, *node, b"DILocalVariable");
    ctx.tables.metadata.ops(list).iter().copied().filter(is_variable).collect()
}

fn is_inlined(ctx: ModuleCtx<'_>, location: Md) -> bool {
    location.is_some() && node_field(ctx, location, b"inlinedAt").is_some()
}

fn is_killed(value: Value) -> bool {
    matches!(value.kind(), ValueKind::Undef(_) | ValueKind::Poison(_))
}

/// The file of the first compile unit; `None` where the module has no debug information.
pub(crate) fn file_name(ctx: ModuleCtx<'_>) -> Option<String> {
    let units = ctx.tables.strings.find(b"llvm.dbg.cu")?;
    let list = ctx.tables.metadata.named.iter().find(|list| list.0 == units)?;
    let file = list.1.first().and_then(|&unit| node_field(ctx, unit, b"file"));
    Some(file.map_or(String::new(), |file| text_field(ctx, file, b"filename")))
}

/// The subprogram that a scope is in.
fn subprogram_of_scope(ctx: ModuleCtx<'_>, scope: Option<Md>) -> Option<Md> {
    let mut scope = scope?;
    // Blocks are nested; a cycle of them is no module that verifies.
    for _ in 0..1 << 16 {
        if is_kind(ctx, scope, b"DISubprogram") {
            return Some(scope);
        }
        scope = node_field(ctx, scope, b"scope")?;
    }
    None
}

/// What one check found.
#[derive(Default)]
struct Losses {
    text: String,
    /// Objects of JSON.
    bugs: Vec<String>,
}

impl Losses {
    fn add(&mut self, text: String, bug: &[(&str, &str)]) {
        self.text += &text;
        let quoted = |text: &str| serde_json::Value::from(text).to_string();
        let fields: Vec<String> = bug.iter().map(|(key, value)| format!("{}:{}", quoted(key), quoted(value))).collect();
        self.bugs.push(format!("{{{}}}", fields.join(",")));
    }
    /// Compares `func` with what it was.
    fn compare(&mut self, func: &Func<'_>, before: &DebugInfo, pass: &str, file: &str, options: DebugPreserved) {
        let (ctx, after) = (func.ctx(), DebugInfo::of(func, options));
        let name = String::from_utf8_lossy(func.name()).into_owned();
        if before.has_subprogram && !after.has_subprogram {
            let text = format!("ERROR: {pass} dropped DISubprogram of {name} from {file}\n");
            self.add(text, &[("action", "drop"), ("metadata", "DISubprogram"), ("name", &name)]);
        }
        let mut printer = None;
        for block in func.block_order() {
            for inst in func.block_insts(block) {
                let had = before.located.get(&inst);
                if after.located.get(&inst) != Some(&false) || had == Some(&false) {
                    continue;
                }
                let label = func.side().names.as_deref().map_or(&b""[..], |names| names.get(Value::block(block)));
                let label = if label.is_empty() { "no-name".into() } else { String::from_utf8_lossy(label) };
                let (verb, action) =
                    if had.is_none() { ("did not generate", "not-generate") } else { ("dropped", "drop") };
                let of = if had.is_none() { "for" } else { "of" };
                let mut text = format!("WARNING: {pass} {verb} DILocation {of}   ");
                printer.get_or_insert_with(|| FunctionText::new(func)).inst(func, inst, &mut text);
                let _ = writeln!(text, " (BB: {label}, Fn: {name}, File: {file})");
                let bug = [
                    ("action", action),
                    ("bb-name", &label),
                    ("fn-name", &name),
                    ("instr", func.op(inst).text()),
                    ("metadata", "DILocation"),
                ];
                self.add(text, &bug);
            }
        }
        for &(variable, count) in &before.variables {
            let Some(&(_, now)) = after.variables.iter().find(|row| row.0 == variable) else { continue };
            if count > now {
                let scope = subprogram_of_scope(ctx, node_field(ctx, variable, b"scope"));
                let function = scope.map_or(String::new(), |scope| text_field(ctx, scope, b"name"));
                let variable = text_field(ctx, variable, b"name");
                let text = format!(
                    "WARNING: {pass} drops dbg.value()/dbg.declare() for {variable} from function {function} (file {file})\n"
                );
                let bug = [
                    ("action", "drop"),
                    ("fn-name", &*function),
                    ("metadata", "dbg-var-intrinsic"),
                    ("name", &variable),
                ];
                self.add(text, &bug);
            }
        }
    }
    /// Writes what was found, and the verdict on `who`.
    fn write(self, who: &str, pass: &str, file: &str, options: DebugPreserved, log: &mut Vec<u8>) {
        let verdict = if self.bugs.is_empty() { "PASS" } else { "FAIL" };
        if options.export && !self.bugs.is_empty() {
            let quoted = |text: &str| serde_json::Value::from(text).to_string();
            let named = if pass.is_empty() { "no-name" } else { pass };
            let (file, named, bugs) = (quoted(file), quoted(named), self.bugs.join(","));
            let line = format!("{{\"file\":{file}, \"pass\":{named}, \"bugs\": [[{bugs}]]}}\n");
            attach(log, LOST_FILE, line.as_bytes());
        }
        if options.quiet {
            return;
        }
        // What is exported is not printed.
        if !options.export {
            log.extend_from_slice(self.text.as_bytes());
        }
        log.extend_from_slice(format!("{who}: {verdict}\n").as_bytes());
    }
}

fn skipped(options: DebugPreserved, banner: &str, log: &mut Vec<u8>) {
    if !options.quiet {
        log.extend_from_slice(format!("{banner}: Skipping module without debug info\n").as_bytes());
    }
}

/// Says what `pass` lost of a function, of which `before` is what it had.
pub(crate) fn check_function(
    func: &Func<'_>,
    before: Option<&DebugInfo>,
    pass: &str,
    options: DebugPreserved,
    log: &mut Vec<u8>,
) {
    let Some(file) = file_name(func.ctx()) else {
        skipped(options, "FunctionDebugify (original debuginfo)", log);
        return skipped(options, CHECK, log);
    };
    let mut losses = Losses::default();
    if let Some(before) = before {
        losses.compare(func, before, pass, &file, options);
    }
    losses.write(pass, pass, &file, options, log);
}

/// The same of a module, after a pass of modules; `pass` is empty after all passes.
pub(crate) fn check_module(
    module: &Module,
    before: &HashMap<Global, DebugInfo>,
    pass: &str,
    options: DebugPreserved,
    log: &mut Vec<u8>,
) {
    let Some(file) = file_name(module.ctx()) else {
        skipped(options, BANNER, log);
        return skipped(options, CHECK, log);
    };
    let mut losses = Losses::default();
    for function in module.defined_functions() {
        if let (Some(before), Some(func)) = (before.get(&function), module.func(function)) {
            losses.compare(&func, before, pass, &file, options);
        }
    }
    losses.write(if pass.is_empty() { CHECK } else { pass }, pass, &file, options, log);
}
