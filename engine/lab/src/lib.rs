//! The laboratory: programs to test compilers with.
//!
//! | module | what |
//! |---|---|
//! | [`generate`] | kernels that are valid by construction |
//! | [`mutate`] | random changes of modules that keep them valid |
//! | [`reduce`] | smaller modules that still show a bug |
//! | [`fuzzing`] | what the fuzz targets of reader, printer and verifier call |
#![warn(missing_docs)]

pub mod fuzzing;
pub mod generate;
pub mod mutate;
pub mod reduce;
