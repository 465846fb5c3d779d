//! `forceattrs`: functions get and lose the attributes that the command line names: `-force-attribute=kernel:noinline`,
//! `-force-remove-attribute=nounwind` (of all functions), several with commas between them.
//!
//! What is removed goes first. **Cost**: functions times what is asked for. **Invariants**: the user answers for what attributes promise.
//! **Source**: the options are those of LLVM's pass of this name.
//! **Relies on** the user: an attribute may speak of convergence or memory, and nothing here checks that it holds.

use crate::attr_edit::{Slot, edit_attrs};
use crate::knobs;
use warpc_analysis::AnalysisSet;
use warpc_ir::Module;
use warpc_ir::attrs::{AttrForm, AttrKind};
use warpc_ir::ids::*;
use warpc_ir::module::GlobalKind;
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo, Remark, RemarkKind};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "forceattrs",
    summary: "add and remove attributes of functions as asked",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[knobs::FORCE_ATTRIBUTES],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish(INFO.name)?;
        Ok(PassBody::Module(Box::new(Force)))
    },
};

struct Force;

/// An attribute, and the only function that it is for.
struct Asked<'k> {
    function: Option<&'k str>,
    kind: AttrKind,
}

/// Parts of a list of `FUNCTION:ATTRIBUTE` or `ATTRIBUTE`; an error is the part that names no keyword of functions.
fn parse(list: &str) -> Result<Vec<Asked<'_>>, &str> {
    let parts = list.split(',').map(str::trim).filter(|part| !part.is_empty());
    let asked = parts.map(|part| {
        let (function, name) = match part.split_once(':') {
            Some((function, name)) => (Some(function), name),
            None => (None, part),
        };
        let kind = AttrKind::parse(name).filter(|kind| kind.form() == AttrForm::Flag && kind.positions().contains('f'));
        kind.map(|kind| Asked { function, kind }).ok_or(part)
    });
    asked.collect()
}

impl ModulePass for Force {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let lists = [knobs::FORCE_REMOVE_ATTRIBUTE, knobs::FORCE_ATTRIBUTE].map(|knob| cx.session.knobs.get(knob));
        let [removed, added] = match (parse(lists[0]), parse(lists[1])) {
            (Ok(removed), Ok(added)) => [removed, added],
            (Err(part), _) | (_, Err(part)) => {
                let message = format!("forceattrs: `{part}` names no attribute of functions that is a word").into();
                let remark =
                    Remark { kind: RemarkKind::Error, pass: INFO.name, name: "Unknown", message, at: Inst::NONE };
                cx.remarks.push((Global::NONE, remark));
                return false;
            }
        };
        let mut changed = false;
        for row in 0..module.globals().len() {
            let symbol = module.globals().sym()[row];
            if symbol.kind != GlobalKind::Function || symbol.is_dead() {
                continue;
            }
            let name = String::from_utf8_lossy(module.ctx().name(Global::new(row))).into_owned();
            let is_meant = |asked: &&Asked<'_>| asked.function.is_none_or(|function| function == name);
            changed |= edit_attrs(module, Global::new(row), |edit| {
                removed.iter().filter(is_meant).for_each(|asked| edit.remove(Slot::Func, &[asked.kind]));
                added.iter().filter(is_meant).for_each(|asked| edit.flag(Slot::Func, asked.kind));
            });
        }
        changed
    }
}
