//! All passes of warpc, and the pipelines: which passes run at a level, in which order, and why there.
//!
//! | crate | family |
//! |---|---|
//! | [`scalar`] | values and control flow of one function |
//! | [`redundancy`] | values and loads computed twice |
//! | [`propagation`] | facts about values, along control flow |
//! | [`arrange`] | instructions that move, are grouped otherwise, or become simpler ones |
//! | [`flow`] | control flow that gets another shape |
//! | [`vector`] | scalars that become vectors, and the other way round |
//! | [`memory`] | loads, stores, allocas |
//! | [`loops`] | loops; code of expressions of scalar evolution |
//! | [`ipo`] | across functions |
//! | [`nvvm`] | knowledge of the target |
//! | [`printers`] | analyses as text |
//!
//! | file | pipeline, one row per pass |
//! |---|---|
//! | `codegen.rs` | `codegen`: what is done right before instruction selection, for functions optimised elsewhere |
//! | `o0.rs` | `default<O0>`: only what code generation needs |
//! | `o1.rs` | `default<O1>` |
//! | `function_simplification.rs` | `function-simplification<O1>` to `function-simplification<Oz>` |
//! | `generic.rs` | `generic<O0>` to `generic<Oz>` and those around a link: modules for no GPU |
//! | `nvopt/` | `nvopt<O0>` to `nvopt<O3>`, `nvopt<Ofcmax>`, `nvopt<Ofcmid>`, `nvopt<Ofcmin>` |
//!
//! `classes.rs` says what LLVM calls passes in its logs. `defaults.rs` has the knobs that the rows of `nvopt` take otherwise than passes
//! run by name. `idle.rs` has passes that find nothing to do on a GPU. `optional.rs` puts passes into pipelines
//! that knobs ask for. `unwritten.rs` lists names of passes that are known and not written.
#![warn(missing_docs)]

pub mod classes;
pub mod codegen;
pub mod defaults;
pub mod function_simplification;
pub mod generic;
pub mod idle;
pub mod knobs;
pub mod nvopt;
pub mod o0;
pub mod o1;
pub mod optional;
pub mod unwritten;

use std::borrow::Cow;
pub use warpc_arrange as arrange;
pub use warpc_flow as flow;
pub use warpc_ipo as ipo;
use warpc_ir::knobs::KnobTable;
pub use warpc_loops as loops;
pub use warpc_memory as memory;
pub use warpc_nvvm as nvvm;
use warpc_phase::{NamedPipeline, PassInfo, Registry};
pub use warpc_printers as printers;
pub use warpc_propagation as propagation;
pub use warpc_redundancy as redundancy;
pub use warpc_scalar as scalar;
pub use warpc_vector as vector;

/// All pass tables, one per family. A pass is found by its name: file, filetest folder and timing row share it.
pub const FAMILIES: &[&[PassInfo]] = &[
    scalar::TABLE,
    redundancy::TABLE,
    propagation::TABLE,
    arrange::TABLE,
    flow::TABLE,
    vector::TABLE,
    loops::TABLE,
    memory::TABLE,
    ipo::TABLE,
    nvvm::TABLE,
    printers::TABLE,
    idle::TABLE,
];

/// Tables of all knobs of the passes, and of the crates of the engine that they use.
pub const KNOBS: &[KnobTable] = &[
    ipo::knobs::TABLE,
    scalar::knobs::TABLE,
    redundancy::knobs::TABLE,
    propagation::knobs::TABLE,
    arrange::knobs::TABLE,
    flow::knobs::TABLE,
    vector::knobs::TABLE,
    memory::knobs::TABLE,
    loops::knobs::TABLE,
    nvvm::knobs::TABLE,
    printers::knobs::TABLE,
    knobs::TABLE,
    warpc_scev::knobs::TABLE,
    warpc_phase::knobs::TABLE,
];

/// Row of the pass called `name`.
pub fn find(name: &str) -> Option<&'static PassInfo> {
    FAMILIES.iter().flat_map(|t| t.iter()).find(|p| p.name == name)
}

/// All named pipelines.
pub const PIPELINES: &[NamedPipeline] = &[
    NamedPipeline {
        name: "default<O0>",
        summary: "what code generation needs",
        rows: Cow::Borrowed(o0::ROWS),
        tracks_dependences: false,
    },
    NamedPipeline {
        name: "codegen",
        summary: "preparation of optimised functions",
        rows: Cow::Borrowed(codegen::ROWS),
        tracks_dependences: false,
    },
    NamedPipeline {
        name: "default<O1>",
        summary: "scalar optimisation and inlining, in linear time",
        rows: Cow::Borrowed(o1::ROWS),
        tracks_dependences: false,
    },
    function_simplification::O1,
    function_simplification::O2,
    function_simplification::O3,
    function_simplification::OS,
    function_simplification::OZ,
];

/// Passes and pipelines of this crate, for pipeline text.
pub const REGISTRY: Registry = Registry {
    families: FAMILIES,
    pipelines: PIPELINES,
    canonical_loops: loops::CANONICAL,
    in_loops: loops::IN_LOOPS,
    in_functions: &["jump-table-to-switch", "print<func-properties>", "print<inline-cost>"],
    conditions: &["coro-cond"],
    unwritten: unwritten::UNWRITTEN,
};

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_phase::Pipeline;

    #[test]
    fn every_table_resolves_and_is_in_order() {
        for p in PIPELINES {
            let built = Pipeline::from_table(&p.rows, &REGISTRY).unwrap_or_else(|e| panic!("{}: {e}", p.name));
            assert!(built.rows().windows(2).all(|w| w[0].number <= w[1].number), "{}", p.name);
            assert!(Pipeline::parse(p.name, &REGISTRY).is_ok(), "{}", p.name);
        }
    }

    #[test]
    fn knobs_of_passes_are_registered() {
        for pass in REGISTRY.passes() {
            for knob in pass.knobs.iter().flat_map(|table| table.iter()) {
                let known = KNOBS.iter().flat_map(|table| table.iter()).any(|row| std::ptr::eq(*row, *knob));
                assert!(known, "{}: {}", pass.name, knob.name);
            }
        }
    }

    #[test]
    fn unwritten_names_are_sorted() {
        assert!(unwritten::UNWRITTEN.is_sorted());
    }

    #[test]
    fn pass_names_are_unique() {
        let mut names: Vec<_> = REGISTRY.passes().map(|p| p.name).collect();
        let n = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), n);
    }
}
