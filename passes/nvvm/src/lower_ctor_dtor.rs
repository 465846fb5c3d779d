//! `nvptx-lower-ctor-dtor`: constructors and destructors of variables are told to whoever launches kernels, as PTX has none.
//!
//! **When**: the module has `llvm.global_ctors` or `llvm.global_dtors`. **How**: each entry becomes a constant that points to its function, in
//! a section (`.init_array.PRIORITY`, `.fini_array.PRIORITY`) and with a name that a linker can sort by; kernels `nvptx$device$init` and
//! `nvptx$device$fini` call what the linker collects between `__init_array_start` and `__init_array_end`, the latter backwards
//! (`-nvptx-emit-init-fini-kernel=false` leaves them out). The lists go. Names end in what `-nvptx-lower-global-ctor-dtor-id` says, otherwise in a hash of the
//! name of the source. **Cost**: linear in the entries. **Invariants**: functions do not change. **Source**: LLVM's pass of this name; its hash
//! is another one.
//!
//! | file | what |
//! |---|---|
//! | `lower_ctor_dtor/init.ll`, `lower_ctor_dtor/fini.ll` | the kernels and the symbols that they read |
//!
//! **Relies on** one thread: the kernels that it makes are launched with one, so constructors run in their order.

use crate::knobs;
use std::fmt::Write as _;
use warpc_analysis::AnalysisSet;
use warpc_ir::Value;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::link::link_whole;
use warpc_ir::module::{Linkage, Module, Symbol};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo, Remark, RemarkKind};
use warpc_text::{ReadOptions, parse_module};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "nvptx-lower-ctor-dtor",
    summary: "tell who launches kernels of constructors and destructors",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[knobs::LOWER_CTOR_DTOR],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(INFO.name)?;
        Ok(PassBody::Module(Box::new(LowerCtorDtor)))
    },
};

struct LowerCtorDtor;

/// The lists, the words in the names of what they become, and the kernel that reads it.
const LISTS: [(&str, &str, &str); 2] = [
    ("llvm.global_ctors", "init", include_str!("lower_ctor_dtor/init.ll")),
    ("llvm.global_dtors", "fini", include_str!("lower_ctor_dtor/fini.ll")),
];

/// A function to be called, and when among others.
struct Entry {
    priority: u64,
    function: Global,
}

impl ModulePass for LowerCtorDtor {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let knobs = &cx.session.knobs;
        let asked = knobs.get(knobs::CTOR_DTOR_ID);
        let id = if asked.is_empty() { hash_of_source(module) } else { asked.to_string() };
        let with_kernels = knobs.get(knobs::EMIT_INIT_FINI_KERNEL);
        let mut changed = false;
        for (list, word, kernel) in LISTS {
            let Some(global) = module.find_global(list) else { continue };
            let kernel = if with_kernels { kernel } else { "" };
            let lowered = match entries(module, global) {
                Some(entries) => lower(module, global, &entries, (word, &id), kernel),
                None => Err(format!("`@{list}` is no list of priorities and functions")),
            };
            match lowered {
                Ok(()) => changed = true,
                Err(message) => {
                    let (kind, message) = (RemarkKind::Error, message.into());
                    cx.remarks
                        .push((global, Remark { kind, pass: INFO.name, name: "BadList", message, at: Inst::NONE }));
                }
            }
        }
        changed
    }
}

/// FNV-1a of the name of the source, in hexadecimal digits.
fn hash_of_source(module: &Module) -> String {
    let name = module.tables().strings.get(module.tables().source_filename);
    let hash = name
        .iter()
        .fold(0xcbf2_9ce4_8422_2325u64, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    format!("{hash:x}")
}

/// The entries of a list; null functions are none.
fn entries(module: &Module, list: Global) -> Option<Vec<Entry>> {
    let consts = &module.tables().consts;
    let init = module.globals().parts()[list.index()].init;
    if init.is_none() || consts.is_zero(init) {
        return Some(Vec::new());
    }
    let rows = consts.list(init.as_const()?);
    let entry = |&row: &Value| {
        let fields = row.as_const().filter(|&c| consts.row(c).kind != ConstKind::Expr).map(|c| consts.list(c))?;
        let (&priority, &function) = (fields.first()?, fields.get(1)?);
        if consts.is_zero(function) {
            return Some(None);
        }
        Some(Some(Entry { priority: consts.as_int(priority)?, function: function.as_global()? }))
    };
    rows.iter().map(entry).collect::<Option<Vec<_>>>().map(|all| all.into_iter().flatten().collect())
}

/// Replaces `list` by constants, and adds `kernel`.
fn lower(
    module: &mut Module,
    list: Global,
    entries: &[Entry],
    (word, id): (&str, &str),
    kernel: &str,
) -> Result<(), String> {
    let mut names = Vec::new();
    let mut text = String::new();
    let mut used = Vec::new();
    for entry in entries {
        // A function of this module alone has no name for a linker: it gets one while the constants are brought in.
        let name = String::from_utf8_lossy(module.ctx().name(entry.function)).into_owned();
        let constant = format!("__{word}_array_object_{name}_{id}_{}", entry.priority);
        let quoted = |name: &str| name.bytes().map(|byte| format!("\\{byte:02X}")).collect::<String>();
        let _ = writeln!(
            text,
            "@\"{}\" = protected addrspace(4) constant ptr @\"{}\", section \".{word}_array.{}\"",
            quoted(&constant),
            quoted(&name),
            entry.priority
        );
        if !names.contains(&name) {
            let _ = writeln!(text, "declare void @\"{}\"()", quoted(&name));
            names.push(name);
        }
        used.push(format!("ptr addrspacecast (ptr addrspace(4) @\"{}\" to ptr)", quoted(&constant)));
    }
    if !entries.is_empty() {
        let _ = writeln!(
            text,
            "@llvm.used = appending global [{} x ptr] [{}], section \"llvm.metadata\"",
            used.len(),
            used.join(", ")
        );
        text += kernel;
    }
    // A function may have the name of a symbol that the kernel reads.
    let library = parse_module(text.as_bytes(), &ReadOptions::default());
    let library = library.map_err(|errors| errors.first().map_or_else(String::new, |error| error.message.clone()))?;
    let locals: Vec<(Global, Symbol)> = entries
        .iter()
        .map(|entry| (entry.function, module.globals().sym()[entry.function.index()]))
        .filter(|(_, symbol)| symbol.linkage.is_local())
        .collect();
    for &(global, _) in &locals {
        module.globals_mut().sym_mut()[global.index()].linkage = Linkage::External;
    }
    let linked = link_whole(module, &library);
    for (global, symbol) in locals {
        module.globals_mut().sym_mut()[global.index()] = symbol;
    }
    linked.map_err(|error| error.to_string())?;
    let mut rows = module.globals_mut();
    rows.sym_mut()[list.index()].flags |= Symbol::DEAD;
    rows.parts_mut()[list.index()].init = Value::NONE;
    Ok(())
}
