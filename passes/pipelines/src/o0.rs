//! `default<O0>`: passes without which code cannot be generated.

use warpc_phase::{TableRow, row};

/// Rows.
pub const ROWS: &[TableRow] = &[
    row(10, "nvvm-reflect"), // libdevice asks for the target; the calls have no definition
    // What is marked so may not be callable otherwise. It is simplified before it is copied, so that no copy has to be: slots
    // become values, branches on constants go. Functions that are not marked stay as they are.
    row(20, "cgscc(always-inline,function<lazy>(sroa,early-cse,simplifycfg))"),
    row(22, "expand-intrinsics"),     // what selection does not know becomes what it knows
    row(24, "nvptx-lower-ctor-dtor"), // constructors, which PTX does not have
    row(25, "wide-integer-routines"), // integers that selection does not know are multiplied and divided ...
    row(26, "expand-wide-integers"),  // ... by routines, and computed by what it knows
    row(30, "unreachableblockelim"),  // the back end expects that every block is reached
];
