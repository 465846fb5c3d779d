//! `default<O0>`: passes without which code cannot be generated.

use warpc_engine::phase::{TableRow, row};

/// Rows.
pub const ROWS: &[TableRow] = &[
    row(10, "unreachableblockelim"), // the back end expects that every block is reached
];
