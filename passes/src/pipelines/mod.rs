//! Pipelines: which passes run at a level, in which order, and why there. One file per table, one row per pass.
//!
//! | file | pipeline |
//! |---|---|
//! | `codegen.rs` | `codegen`: what is done right before instruction selection, for functions optimised elsewhere |
//! | `o0.rs` | `default<O0>`: only what code generation needs |
//! | `o1.rs` | `default<O1>` |

pub mod codegen;
pub mod o0;
pub mod o1;

use warpc_engine::phase::{NamedPipeline, Registry};

/// All named pipelines.
pub const PIPELINES: &[NamedPipeline] = &[
    NamedPipeline { name: "default<O0>", summary: "what code generation needs", rows: o0::ROWS },
    NamedPipeline { name: "codegen", summary: "preparation of optimised functions", rows: codegen::ROWS },
    NamedPipeline { name: "default<O1>", summary: "scalar optimisation and inlining, in linear time", rows: o1::ROWS },
];

/// Passes and pipelines of this crate, for pipeline text.
pub const REGISTRY: Registry = Registry { families: crate::FAMILIES, pipelines: PIPELINES };

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_engine::phase::Pipeline;

    #[test]
    fn every_table_resolves_and_is_in_order() {
        for p in PIPELINES {
            let built = Pipeline::from_table(p.rows, &REGISTRY).unwrap_or_else(|e| panic!("{}: {e}", p.name));
            assert!(built.rows().windows(2).all(|w| w[0].number <= w[1].number), "{}", p.name);
            assert!(Pipeline::parse(p.name, &REGISTRY).is_ok(), "{}", p.name);
        }
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
