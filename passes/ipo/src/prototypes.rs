//! `strip-dead-prototypes`: erases declarations that nothing refers to; `elim-avail-extern`: definitions that are also
//! elsewhere become declarations.
//!
//! **When**: the first takes declared functions, variables and intrinsics without a use in a body or an initialiser; the second
//! every `available_externally` definition, whose body has served inlining by then. **Cost**: linear.
//! **Relies on** nothing that is said of threads or memory: no code of the module changes.

use crate::references::{erase_global, referenced};
use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::module::{GlobalKind, Linkage, Symbol};
use warpc_ir::{Module, Value};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};

/// Row of the pass table.
pub const STRIP: PassInfo = PassInfo {
    name: "strip-dead-prototypes",
    summary: "erase declarations that nothing refers to",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("strip-dead-prototypes")?;
        Ok(PassBody::Module(Box::new(Strip)))
    },
};

/// Row of the pass table.
pub const ELIMINATE: PassInfo = PassInfo {
    name: "elim-avail-extern",
    summary: "make declarations of available_externally definitions",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("elim-avail-extern")?;
        Ok(PassBody::Module(Box::new(Eliminate)))
    },
};

struct Strip;

/// Drops the places of intrinsic declarations whose intrinsic nothing calls; whether there were any.
pub(crate) fn strip_intrinsics(module: &mut Module) -> bool {
    let mut called = vec![false; module.tables().intrins.view().len() as usize];
    for g in module.defined_functions() {
        let Some(f) = module.func(g) else { continue };
        for i in f.block_order().flat_map(|b| f.block_insts(b)) {
            for value in f.operands(i) {
                if let Some(callee) = value.as_intrinsic() {
                    called[callee.index()] = true;
                }
            }
        }
    }
    let decls = &mut module.tables_mut().intrin_decls;
    let before = decls.len();
    decls.retain(|decl| called[decl.callee.index()]);
    decls.len() != before
}

impl ModulePass for Strip {
    fn run(&mut self, module: &mut Module, _cx: &mut ModuleCx<'_>) -> bool {
        let referenced = referenced(module);
        let dead: Vec<Global> = (0..module.globals().len())
            .map(Global::new)
            .filter(|&g| {
                let sym = module.globals().sym()[g.index()];
                let declared = matches!(sym.kind, GlobalKind::Function | GlobalKind::Variable) && sym.is_declaration();
                declared && !sym.is_dead() && !referenced.contains(g)
            })
            .collect();
        dead.iter().for_each(|&g| erase_global(module, g));
        let intrinsics = strip_intrinsics(module);
        intrinsics || !dead.is_empty()
    }
}

struct Eliminate;

impl ModulePass for Eliminate {
    fn run(&mut self, module: &mut Module, _cx: &mut ModuleCx<'_>) -> bool {
        let mut changed = false;
        for g in (0..module.globals().len()).map(Global::new) {
            let sym = module.globals().sym()[g.index()];
            let copy = sym.linkage == Linkage::AvailableExternally && !sym.is_dead() && !sym.is_declaration();
            if !copy || !matches!(sym.kind, GlobalKind::Function | GlobalKind::Variable) {
                continue;
            }
            changed = true;
            module.take_body(g);
            let mut rows = module.globals_mut();
            let parts = &mut rows.parts_mut()[g.index()];
            parts.init = Value::NONE;
            parts.comdat = Comdat::NONE;
            if sym.kind == GlobalKind::Function {
                // What is attached describes the body.
                parts.extra = u32::MAX;
            }
            let sym = &mut rows.sym_mut()[g.index()];
            sym.linkage = Linkage::External;
            sym.flags |= Symbol::DECLARATION;
        }
        changed
    }
}
