//! Alias analysis.
//!
//! | file | what |
//! |---|---|
//! | `address.rs` | addresses as base, offset and scaled variables |

pub mod address;

pub use address::{Address, constant_offset};
