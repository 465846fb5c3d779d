//! `default<O1>`: promote memory to values, inline bottom-up, simplify, find address spaces; linear in the size of the input.
//!
//! Row numbers leave room, so that a pass finds its place without renumbering.

use warpc_engine::phase::{TableRow, row};

/// Rows.
pub const ROWS: &[TableRow] = &[
    // Callees get small before they are judged for inlining.
    row(100, "nvvm-reflect"), // first: whole branches of libdevice disappear
    row(110, "sroa"),         // nothing sees through memory that is still in allocas
    row(115, "early-cse"),    // cheap redundancies first: the combiner has less to look at
    row(120, "instcombine"),  // canonical forms for what the promoted values show
    row(130, "simplifycfg"),  // branches that became constant
    // Across functions.
    row(200, "inline"),    // bottom-up, by cost; also what is marked always-inline
    row(210, "globaldce"), // what is inlined everywhere
    // Callers again, with their callees inside.
    row(300, "sroa"), // arguments passed through memory
    row(305, "early-cse<memssa>"),
    row(310, "instcombine"),
    row(320, "simplifycfg"),
    // Memory of the target.
    row(400, "nvptx-lower-args"),     // pointers a kernel is launched with are global ...
    row(410, "nvptx-lower-alloca"),   // ... stack slots are local ...
    row(420, "infer-address-spaces"), // ... and accesses through them say so
    // Leftovers.
    row(790, "early-cse<memssa>"), // loads and stores whose space is known now
    row(800, "instcombine"),
    row(810, "adce"),
    row(820, "simplifycfg"),
    row(900, "unreachableblockelim"), // the back end expects that every block is reached
];
