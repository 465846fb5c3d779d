//! `default<O1>`: promote memory to values, clean up, and stay linear in the size of the input.
//!
//! Row numbers leave room, so that a pass finds its place without renumbering.

use warpc_engine::phase::{TableRow, row};

/// Rows.
pub const ROWS: &[TableRow] = &[
    row(100, "sroa"),                 // first: nothing sees through memory that is still in allocas
    row(130, "simplifycfg"),          // branches that became constant
    row(900, "unreachableblockelim"), // the back end expects that every block is reached
];
