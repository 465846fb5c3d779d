//! The PTX back end of warpc.
#![warn(missing_docs)]
