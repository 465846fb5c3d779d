//! `wide-integer-routines`: brings the routines that [`expand_wide_integers`](crate::expand_wide_integers) calls into modules that
//! multiply or divide integers too wide for code in place.
//!
//! | file | routine |
//! |---|---|
//! | `wide_integer_routines/multiply.ll` | low digits of a product, row by row |
//! | `wide_integer_routines/divide.ll` | quotient and remainder, long division |
//!
//! One routine serves all widths: numbers are arrays in local memory, and their length is an argument.
//!
//! **When**: before functions are optimised for good, since functions that are worked on side by side cannot add one; a routine
//! whose calls are optimised away is dropped by the assembler. A function of its name that the module has already stays.
//! **Cost**: a look at the table of types; only where it has an integer of more than 128 bits, one walk over all functions.
//! **Relies on** nothing that is said of threads: the routines are not convergent and write nothing but what their callers give them.

use crate::expand_wide_integers::{Routine, routine_of};
use crate::knobs;
use warpc_analysis::AnalysisSet;
use warpc_ir::TypeKind;
use warpc_ir::ids::*;
use warpc_ir::link::link_whole;
use warpc_ir::module::{Linkage, Module};
use warpc_phase::{Level, ModuleCx, ModulePass, PassBody, PassInfo};
use warpc_text::{ReadOptions, parse_module};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "wide-integer-routines",
    summary: "add the routines that multiply and divide integers of more than 128 bits",
    level: Level::Module,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::MODULE,
    knobs: &[knobs::WIDE_INTEGERS],
    idempotent: true,
    required: true,
    make: |params| {
        params.finish("wide-integer-routines")?;
        Ok(PassBody::Module(Box::new(WideIntegerRoutines)))
    },
};

struct WideIntegerRoutines;

impl ModulePass for WideIntegerRoutines {
    fn run(&mut self, module: &mut Module, cx: &mut ModuleCx<'_>) -> bool {
        let types = module.tables().types.view();
        if !(0..types.len()).any(|t| matches!(types.kind(Type(t)), TypeKind::Int(bits) if *bits > 128)) {
            return false;
        }
        let limit = cx.session.knobs.get(knobs::WIDE_MULTIPLY_LIMIT);
        let mut needed = [false; Routine::ALL.len()];
        for global in module.defined_functions() {
            let Some(f) = module.func(global) else { continue };
            for inst in f.block_order().flat_map(|b| f.block_insts(b)) {
                if let Some(routine) = routine_of(&f, inst, limit) {
                    needed[routine as usize] = true;
                }
            }
        }
        let mut changed = false;
        for routine in Routine::ALL.into_iter().filter(|&r| needed[r as usize]) {
            changed |= add(module, routine);
        }
        changed
    }
}

fn source(routine: Routine) -> &'static str {
    match routine {
        Routine::Multiply => include_str!("wide_integer_routines/multiply.ll"),
        Routine::Divide => include_str!("wide_integer_routines/divide.ll"),
    }
}

/// Links `routine` into the module, for it alone. Whether it was not there.
fn add(module: &mut Module, routine: Routine) -> bool {
    if module.find_global(routine.name()).is_some() {
        return false;
    }
    let Ok(library) = parse_module(source(routine).as_bytes(), &ReadOptions::default()) else { return false };
    if link_whole(module, &library).is_err() {
        return false;
    }
    if let Some(global) = module.find_global(routine.name()) {
        module.globals_mut().sym_mut()[global.index()].linkage = Linkage::Internal;
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn routines_are_read_and_have_their_names() {
        for routine in Routine::ALL {
            let mut module = Module::default();
            assert!(add(&mut module, routine));
            let global = module.find_global(routine.name()).expect("the routine");
            assert!(module.func(global).is_some());
            assert!(!add(&mut module, routine));
        }
    }
}
