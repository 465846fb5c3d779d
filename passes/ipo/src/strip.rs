//! `strip`: takes away names that nobody outside needs, and all debug information; `strip-nondebug`: the names alone.
//!
//! **How**: values of functions, local functions and variables, and structs lose their names and are numbered. What `llvm.used` lists and
//! what is visible outside keeps its name. **Cost**: linear in the module. **Invariants**: the meaning is the same.
//! **Relies on** nothing that is said of threads or memory: only names change.

use crate::references::listed_as_used;
use warpc_analysis::AnalysisSet;
use warpc_ir::ids::*;
use warpc_ir::strip::strip_debug;
use warpc_ir::{FuncMut, Module, Value};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};

/// Row of the pass table.
pub const ALL: PassInfo = row("strip", "drop local names and debug information", |params| {
    params.finish(ALL.name)?;
    Ok(PassBody::Module(Box::new(Strip { keeps_debug: false })))
});

/// Row of the pass table.
pub const NAMES: PassInfo = row("strip-nondebug", "drop local names", |params| {
    params.finish(NAMES.name)?;
    Ok(PassBody::Module(Box::new(Strip { keeps_debug: true })))
});

const fn row(
    name: &'static str,
    summary: &'static str,
    make: fn(warpc_phase::PassParams) -> Result<PassBody, warpc_phase::ParamError>,
) -> PassInfo {
    PassInfo {
        name,
        summary,
        level: Level::Module,
        reads: AnalysisSet::NONE,
        preserves: AnalysisSet::ALL,
        columns: warpc_ir::column_sets::MODULE,
        knobs: &[],
        idempotent: true,
        required: false,
        make,
    }
}

struct Strip {
    keeps_debug: bool,
}

impl ModulePass for Strip {
    fn run(&mut self, module: &mut Module, _cx: &mut ModuleCx<'_>) -> bool {
        let used = listed_as_used(module);
        let mut changed = false;
        for symbol in module.globals_mut().sym_mut().iter_mut().enumerate().filter_map(|(row, symbol)| {
            let is_local = symbol.linkage.is_local() && !symbol.is_dead() && !used.contains(Global::new(row));
            (is_local && symbol.name != Str::EMPTY).then_some(symbol)
        }) {
            symbol.name = Str::EMPTY;
            changed = true;
        }
        for of_struct in &mut module.tables_mut().types.structs {
            changed |= !std::mem::replace(&mut of_struct.numbered, true);
        }
        for global in module.defined_functions() {
            changed |= module.edit(global, drop_names) == Some(true);
        }
        !self.keeps_debug && strip_debug(module) || changed
    }
}

/// Drops the names of the values of `func`; returns whether there were any.
fn drop_names(func: &mut FuncMut<'_>) -> bool {
    let Some(names) = &func.side().names else { return false };
    let args = (0..func.num_args() as u32).map(Value::arg);
    let insts = |block| func.block_insts(block).map(Value::inst);
    let body = func.block_order().flat_map(|block| std::iter::once(Value::block(block)).chain(insts(block)));
    let changed = args.chain(body).any(|value| !names.get(value).is_empty());
    func.side_mut().names = Some(Default::default());
    changed
}
