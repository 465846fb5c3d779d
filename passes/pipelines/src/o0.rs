//! `default<O0>`: passes without which code cannot be generated.

use warpc_phase::{TableRow, row};

/// Rows.
pub const ROWS: &[TableRow] = &[
    row(10, "nvvm-reflect"),         // libdevice asks for the target; the calls have no definition
    row(20, "always-inline"),        // what is marked so may not be callable otherwise
    row(30, "unreachableblockelim"), // the back end expects that every block is reached
];
