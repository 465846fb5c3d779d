//! Passes, pipelines and the phase manager.
//!
//! | file | what |
//! |---|---|
//! | `pass.rs` | what a pass is |

pub mod pass;

pub use pass::*;
