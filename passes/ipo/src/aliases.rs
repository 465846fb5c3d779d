//! `canonicalize-aliases`: an alias of an alias becomes one of what that stands for.
//!
//! **When**: the alias stands for another as it is, without an offset. **Cost**: linear in the aliases: each chain is walked once.
//! **Invariants**: every alias is the same address as before.
//! **Relies on** nothing that is said of threads or memory: only symbols change.

use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::module::GlobalKind;
use warpc_ir::{Module, Value};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "canonicalize-aliases",
    summary: "make aliases of aliases stand for what those do",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::ALL,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(INFO.name)?;
        Ok(PassBody::Module(Box::new(CanonicalizeAliases)))
    },
};

struct CanonicalizeAliases;

/// What `alias` stands for, if it is another alias.
fn next(module: &Module, alias: Global) -> Option<Global> {
    let is_alias = |global: Global| module.globals().sym()[global.index()].kind == GlobalKind::Alias;
    module.globals().parts()[alias.index()].init.as_global().filter(|&to| is_alias(alias) && is_alias(to))
}

impl ModulePass for CanonicalizeAliases {
    fn run(&mut self, module: &mut Module, _cx: &mut ModuleCx<'_>) -> bool {
        let mut changed = false;
        let mut chain = Vec::new();
        for first in (0..module.globals().len()).map(Global::new) {
            chain.clear();
            let mut last = first;
            // The verifier lets no alias stand for itself.
            while let Some(to) = next(module, last) {
                chain.push(last);
                last = to;
            }
            // The last alias stands for no alias; those before it will stand for the same.
            let target: Value = module.globals().parts()[last.index()].init;
            for &alias in &chain {
                module.globals_mut().parts_mut()[alias.index()].init = target;
                changed = true;
            }
        }
        changed
    }
}
