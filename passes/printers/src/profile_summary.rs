//! `print-profile-summary`: the functions of a module, and which of them are entered so often, or so rarely, that the profile of the module
//! makes them hot or cold.
//!
//! **Cost**: linear in functions. **Source**: the format is that of LLVM's printer of the same name, so that its tests can judge.

use crate::callgraph::{Function, functions, module_name};
use crate::row::of_module;
use warpc_ir::Module;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::Global;
use warpc_ir::intrinsics;
use warpc_ir::knobs::{KnobTable, Knobs};
use warpc_phase::{ModuleCx, ModulePass, PassBody, PassInfo, profile};

const KNOBS: &[KnobTable] = &[warpc_phase::knobs::PROFILE_SUMMARY];

/// Row of the printer.
pub const PRINT: PassInfo = of_module("print-profile-summary", "print hot and cold functions", KNOBS, |params| {
    params.finish(PRINT.name)?;
    Ok(PassBody::Module(Box::new(Printer)))
});

/// What follows the name of a cold function.
const COLD: &str = " :cold entry ";

struct Printer;

impl ModulePass for Printer {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let mut out = format!("Functions in {} with hot/cold annotations: \n", module_name(module));
        for function in functions(module) {
            match function {
                Function::Global(global) => {
                    out.extend([
                        &String::from_utf8_lossy(module.ctx().name(global)),
                        temperature(module, global, &cx.session.knobs),
                    ]);
                }
                Function::Intrinsic(callee) => {
                    let row = module.tables().intrins.view().get(callee);
                    let is_cold = row.known().is_some_and(|id| intrinsics::has_fn_attr(id, AttrKind::Cold));
                    out.extend([&*row.name, if is_cold { COLD } else { "" }]);
                }
            }
            out.push('\n');
        }
        cx.text.extend(out.into_bytes());
        false
    }
}

fn temperature(module: &Module, global: Global, knobs: &Knobs) -> &'static str {
    let ctx = module.ctx();
    let tables = module.tables();
    let count = ctx.entry_count(global);
    let hot = profile::hot_count(tables, knobs);
    if count.zip(hot).is_some_and(|(count, least)| count >= least) {
        return " :hot entry ";
    }
    let is_marked = ctx.attrs().fn_has(module.globals().parts()[global.index()].attrs, AttrKind::Cold);
    let is_rare = count.zip(profile::cold_count(tables, knobs)).is_some_and(|(count, most)| count <= most);
    if is_marked || is_rare { COLD } else { "" }
}
