//! `internalize`: gives internal linkage to every definition that need not be visible outside.
//!
//! **When**: names in `llvm.used` and special variables stay visible. Names given as `preserve-gv=NAME` are the whole list of what else
//! does, as in LLVM. Where there are none, or with `kernels`, so do kernels, and variables in address spaces that the host names
//! (global and constant). **Cost**: linear.
//! **Relies on** nothing that is said of threads or memory: only linkage changes.

use warpc_analysis::AnalysisSet;
use warpc_columns::RowSet;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::module::{DllClass, GlobalKind, Linkage, Visibility};
use warpc_ir::nearest::{did_you_mean, nearest};
use warpc_ir::{Module, Value};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo, Remark, RemarkKind};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "internalize",
    summary: "make symbols internal that need not be visible",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |mut params| {
        let mut preserved = Vec::new();
        while let Some(name) = params.take_value("preserve-gv") {
            preserved.push(name.into_bytes());
        }
        let for_host = params.take_flag("kernels", preserved.is_empty());
        params.finish("internalize")?;
        Ok(PassBody::Module(Box::new(Internalize { preserved, for_host })))
    },
};

struct Internalize {
    preserved: Vec<Vec<u8>>,
    /// What the host names stays visible too.
    for_host: bool,
}

impl ModulePass for Internalize {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        self.warn_of_unknown(module, cx);
        let n = module.globals().len();
        let mut keep = RowSet::new(n);
        for i in 0..n {
            let g = Global::new(i);
            let name = module.ctx().name(g);
            let kept = name.starts_with(b"llvm.")
                || self.preserved.iter().any(|p| p == name)
                || self.for_host && is_named_by_host(module, g);
            if kept {
                keep.insert(g);
            }
            if matches!(name, b"llvm.used" | b"llvm.compiler.used") {
                for v in listed(module, module.globals().parts()[i].init) {
                    keep.insert(v);
                }
            }
        }
        let mut changed = false;
        let mut rows = module.globals_mut();
        for i in 0..n {
            let sym = rows.sym()[i];
            let skip = sym.is_dead()
                || sym.is_declaration()
                || sym.linkage.is_local()
                || sym.linkage == Linkage::AvailableExternally
                || sym.linkage == Linkage::Appending;
            if !keep.contains(Global::new(i)) && !skip {
                let s = &mut rows.sym_mut()[i];
                s.linkage = Linkage::Internal;
                s.visibility = Visibility::Default;
                s.dll = DllClass::None;
                rows.parts_mut()[i].comdat = Comdat::NONE;
                changed = true;
            }
        }
        changed
    }
}

impl Internalize {
    /// Says which names to keep no symbol of the module has: whoever misspelt one would miss the symbol much later.
    fn warn_of_unknown(&self, module: &Module, cx: &mut ModuleCx<'_>) {
        let globals = (0..module.globals().len()).map(Global::new);
        let live = globals.filter(|global| !module.globals().sym()[global.index()].is_dead());
        let names: Vec<String> =
            live.map(|global| String::from_utf8_lossy(module.ctx().name(global)).into_owned()).collect();
        let is_unknown =
            |name: &&Vec<u8>| !name.is_empty() && module.find_global(&String::from_utf8_lossy(name)).is_none();
        for name in self.preserved.iter().filter(is_unknown) {
            let name = String::from_utf8_lossy(name);
            let near = nearest(&name, names.iter().map(String::as_str));
            let message = format!("no symbol is called `{name}`{}", did_you_mean(near)).into();
            let kind = RemarkKind::Failure;
            cx.remarks.push((Global::NONE, Remark { kind, pass: INFO.name, name: "Unknown", message, at: Inst::NONE }));
        }
    }
}

/// Whether `global` is a kernel or a variable that the host may name: shared ones it does not.
fn is_named_by_host(module: &Module, global: Global) -> bool {
    let (rows, at) = (module.globals(), global.index());
    module.ctx().is_kernel(global) || rows.sym()[at].kind == GlobalKind::Variable && rows.shape()[at].addrspace != 3
}

/// Globals named in an array of pointers, through casts.
fn listed(module: &Module, init: Value) -> Vec<Global> {
    let consts = &module.tables().consts;
    let mut out = Vec::new();
    let mut stack = vec![init];
    while let Some(v) = stack.pop() {
        if let Some(g) = v.as_global() {
            out.push(g);
        }
        if let Some(c) = v.as_const()
            && matches!(consts.row(c).kind, ConstKind::Aggregate | ConstKind::Expr | ConstKind::Splat)
        {
            stack.extend_from_slice(consts.list(c));
        }
    }
    out
}
