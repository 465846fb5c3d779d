//! Passes, pipelines and the phase manager.
//!
//! | file | what |
//! |---|---|
//! | `pass.rs`, `params.rs` | what a pass is; its parameters in a pipeline |
//! | `loop_pass.rs`, `loop_nest.rs` | loop passes and their worklist; runs the nests `loop(...)` of a function |
//! | `pipeline.rs`, `pipeline_text.rs` | pipelines as tables of rows; LLVM's `-passes=` syntax |
//! | `manager.rs`, `callgraph.rs` | run a pipeline on a module; its call-graph stages |
//! | `stage.rs` | what a stage is run with, and what it gives of a function |
//! | `slot.rs`, `observe.rs` | worker slots: a World, and the systems initialised on it; what is printed, measured and checked around a pass |
//! | `workers.rs` | the threads of a batch and their work stealing |
//! | `machine_level.rs` | what may be asked for around a pass over machine rows |
//! | `changes.rs`, `line_diff.rs` | what a pass changed, as text |
//! | `dump.rs`, `report.rs`, `remarks.rs` | what is printed, verified, measured and remarked around passes |
//! | `closed_form.rs` | phis that closed loops for passes that did nothing go again |
//! | `dependences.rs` | which rows are skipped because nothing has changed |
//! | `measure.rs` | memory of a function, and whether a pass changed it |
//! | `profile.rs` | which counts are hot by a module's profile |
//! | `knobs.rs` | the knobs read here |
//! | `check.rs` | comparison of the analyses that passes preserve |
#![warn(missing_docs)]

mod callgraph;
mod change_graph;
pub mod changes;
pub mod check;
pub mod closed_form;
pub mod debug_preserved;
mod dependences;
pub mod dump;
mod idle;
pub mod knobs;
pub mod line_diff;
mod loop_nest;
pub mod loop_pass;
pub mod machine_level;
pub mod manager;
mod measure;
mod observe;
pub mod params;
pub mod pass;
pub mod pipeline;
pub mod pipeline_text;
pub mod profile;
pub mod remarks;
pub mod report;
pub mod slot;
mod stage;
mod visible;
mod waves;
pub mod workers;

#[cfg(test)]
mod loop_tests;
#[cfg(test)]
mod tests;

pub use loop_pass::{LoopCx, LoopOutcome, LoopPass, LoopUpdater};
pub use manager::{Failure, Report};
pub use params::{ParamError, PassParams};
pub use pass::*;
pub use pipeline::{NamedPipeline, Pipeline, PipelineError, Registry, Row, Stage, Step, TableRow, guarded, row};
pub use workers::{SlotPool, Worker, run_batch};
