//! `annotation2metadata`: instructions of a function that `llvm.global.annotations` names get what it says as `!annotation`.
//!
//! **When**: somebody wants remarks, for which `annotation-remarks` counts them; else there is nothing to gain. An entry of the list
//! counts when it names a function with a body and a text; others are passed over.
//! **How**: entries in order, each text added once to what an instruction has. **Invariants**: nothing but attachments changes.
//! **Cost**: linear in the instructions of the functions, times the texts of each.
//! **Relies on** nothing that is said of threads or memory.

use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::metadata::MdNode;
use warpc_ir::{Module, Value};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "annotation2metadata",
    summary: "annotate instructions of annotated functions",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("annotation2metadata")?;
        Ok(PassBody::Module(Box::new(Annotation2Metadata)))
    },
};

struct Annotation2Metadata;

/// The text that constant variable `text` holds, up to its end.
fn text_of(module: &Module, text: Value) -> Option<Vec<u8>> {
    let init = module.globals().parts()[text.as_global()?.index()].init;
    let consts = &module.tables().consts;
    let constant = init.as_const()?;
    let mut bytes = consts.bytes(constant).to_vec();
    bytes.truncate(bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len()));
    (!bytes.is_empty()).then_some(bytes)
}

/// Functions and their texts, in the order of the list.
fn entries(module: &Module) -> Vec<(Global, Vec<u8>)> {
    let Some(list) = module.find_global("llvm.global.annotations") else { return Vec::new() };
    let consts = &module.tables().consts;
    let Some(list) = module.globals().parts()[list.index()].init.as_const() else { return Vec::new() };
    let entry = |entry: &Value| {
        let fields = consts.list(entry.as_const()?);
        let function = fields.first()?.as_global().filter(|&g| module.body(g).is_some())?;
        Some((function, text_of(module, *fields.get(1)?)?))
    };
    consts.list(list).iter().filter_map(entry).collect()
}

impl ModulePass for Annotation2Metadata {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let entries = if cx.session.phase.remarks { entries(module) } else { Vec::new() };
        if entries.is_empty() {
            return false;
        }
        let kind = module.tables_mut().strings.intern(b"annotation");
        let mut changed = false;
        for (function, text) in entries {
            let tables = module.tables_mut();
            let text = tables.strings.intern(&text);
            let text = tables.metadata.add(MdNode::Str(text));
            changed |= annotate(module, function, kind, text);
        }
        changed
    }
}

/// Adds `text` to the annotation of each instruction of `function`.
fn annotate(module: &mut Module, function: Global, kind: Str, text: Md) -> bool {
    // Few different annotations: each is made once.
    let mut made: Vec<(Option<Md>, Md)> = Vec::new();
    let body = |module: &Module| -> Vec<(Inst, Option<Md>)> {
        let Some(f) = module.func(function) else { return Vec::new() };
        f.block_order().flat_map(|b| f.block_insts(b)).map(|i| (i, f.attachment(i, kind))).collect()
    };
    let mut rows: Vec<(Inst, Md)> = Vec::new();
    for (inst, old) in body(module) {
        let known = made.iter().find(|row| row.0 == old).map(|row| row.1);
        let new = known.unwrap_or_else(|| {
            let metadata = &mut module.tables_mut().metadata;
            let mut ops = old.map_or(Vec::new(), |old| metadata.ops(old).to_vec());
            if !ops.contains(&text) {
                ops.push(text);
            }
            let new = metadata.add(MdNode::Tuple { distinct: false, ops: ops.into() });
            made.push((old, new));
            new
        });
        if old != Some(new) {
            rows.push((inst, new));
        }
    }
    let changed = !rows.is_empty();
    module.edit(function, |f| rows.iter().for_each(|&(inst, node)| f.set_attachment(inst, kind, node)));
    changed
}
