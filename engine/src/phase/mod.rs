//! Passes, pipelines and the phase manager.
//!
//! | file | what |
//! |---|---|
//! | `pass.rs` | what a pass is |
//! | `pipeline.rs`, `pipeline_text.rs` | pipelines as tables of rows; LLVM's `-passes=` syntax |

pub mod pass;
pub mod pipeline;
pub mod pipeline_text;

pub use pass::*;
pub use pipeline::{NamedPipeline, Pipeline, PipelineError, Registry, Row, Stage, Step, TableRow, guarded, row};
