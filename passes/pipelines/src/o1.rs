//! `default<O1>`: promote memory to values, inline bottom-up, simplify, find address spaces; linear in the size of the input.
//!
//! Row numbers leave room, so that a pass finds its place without renumbering.

use warpc_phase::{TableRow, row};

/// Rows.
pub const ROWS: &[TableRow] = &[
    row(100, "nvvm-reflect"), // first: whole branches of libdevice disappear
    // Across functions, bottom-up, by cost; also what is marked always-inline. A function is simplified with its callees inside
    // before it is copied to more than one place; what is copied once is simplified there.
    row(200, "cgscc(inline,function<lazy>(sroa,early-cse,instcombine,simplifycfg))"),
    row(210, "globaldce"),             // what is inlined everywhere
    row(212, "nvptx-lower-ctor-dtor"), // constructors, which PTX does not have
    row(213, "expand-intrinsics"),     // what selection does not know, so that the passes below see it
    row(215, "wide-integer-routines"), // while the module is whole, for those that are wide still after row 892
    // Callers again, with their callees inside.
    row(300, "sroa"), // arguments passed through memory
    row(305, "early-cse<memssa>"),
    row(310, "instcombine"),
    row(320, "simplifycfg"),
    row(330, "sroa"),                     // slots whose address went through another slot
    row(340, "loop-unroll-full<O3;own>"), // loops of few iterations, and arrays that only they index ...
    row(350, "sroa"),                     // ... become values
    // Memory of the target.
    row(390, "lsa-opt"), // what is only read of a structure passed by value, before its copy is addressed in local memory
    row(400, "nvptx-lower-args"), // pointers a kernel is launched with are global ...
    row(410, "nvptx-lower-alloca"), // ... stack slots are local ...
    row(420, "infer-address-spaces"), // ... and accesses through them say so
    // Leftovers.
    row(700, "separate-const-offset-from-gep"), // neighbours in memory compute the same now
    row(790, "early-cse<memssa>"),              // loads and stores whose space is known now
    row(800, "instcombine"),
    row(810, "adce"),
    row(820, "simplifycfg"),
    row(880, "slsr"),           // addresses at a multiple of a value from earlier ones
    row(884, "loop-simplify"),  // places before loops ...
    row(885, "sinking2<fast>"), // ... for what only they need: a quotient is not for threads that pass by
    row(890, "separate-const-offset-from-gep<lower-gep>"), // after all that looks at indices
    row(892, "expand-wide-integers"), // after all that knows the operations
    row(897, "merge-phis"),     // one counter for two that count alike
    row(898, "sink-increments"), // a phi and its next value, never live together, are one register
    row(899, "bypass-slow-division"), // last: branches that depend on how large values are
    row(900, "unreachableblockelim"), // the back end expects that every block is reached
    row(910, "split-exits"),    // constants for phis are written behind loops, not in them
];
