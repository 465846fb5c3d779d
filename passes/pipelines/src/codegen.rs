//! `codegen`: what prepares optimised functions for instruction selection; linear in the size of the input.

use warpc_phase::{TableRow, row};

/// Rows.
pub const ROWS: &[TableRow] = &[
    row(10, "nvvm-reflect"),          // as without optimisation: calls that have no definition ...
    row(20, "always-inline"),         // ... or no way to be made
    row(22, "expand-intrinsics"),     // what selection does not know, so that the passes below see it
    row(25, "nvptx-lower-ctor-dtor"), // constructors, which PTX does not have
    row(30, "wide-integer-routines"), // while the module is whole, for row 892
    row(40, "div-rem-pairs"),         // remainders beside quotients are differences
    // Memory of the target.
    row(400, "nvptx-lower-args"),     // pointers a kernel is launched with are global ...
    row(410, "nvptx-lower-alloca"),   // ... stack slots are local ...
    row(420, "infer-address-spaces"), // ... and accesses through them say so
    row(430, "infer-alignment"),      // slots that are accessed by words of 64 bits are aligned to them
    // Addresses.
    row(700, "separate-const-offset-from-gep"), // neighbours in memory compute the same now ...
    row(785, "undefined-arms"),                 // what promotion left of arrays that were filled under guards
    row(790, "early-cse<memssa>"),              // ... once; also accesses whose space is known now
    row(795, "scalarizer<integers>"),           // elements are registers anyway, and rules are about scalars
    row(800, "dot-products"),                   // bytes in memory have known distances now
    row(805, "divisibility-tests"),             // remainders that nothing but a comparison reads
    row(880, "slsr"),                           // addresses at a multiple of a value from earlier ones
    row(884, "loop-simplify"),                  // places before loops ...
    row(885, "sinking2<fast>"), // ... for what only they need: a quotient is not for threads that pass by
    row(889, "separate-const-offset-from-gep<lower-gep>"), // products of indices, of which equal ones are one
    row(890, "hoist-guarded"),  // ... or that only guarded blocks of loops compute
    row(891, "hoist-addresses"), // addresses that guarded blocks share
    row(892, "expand-wide-integers"), // what selection does not know of wide integers
    row(893, "narrow-integers"), // indices that fit in 32 bits, after products have found their factors
    row(894, "sink-predicates"), // comparisons that have no register in a loop
    row(895, "simplifycfg<hoist-common-insts;sink-common-insts;join-guards>"), // branches that are decided now; what both sides compute
    row(896, "induct-addresses"),                                              // pointers in loops that ptxas unrolls
    row(897, "merge-phis<counters>"),                                          // one counter for two that count alike
    row(898, "sink-increments"), // a phi and its next value, never live together, are one register
    row(899, "bypass-slow-division"), // last: branches that depend on how large values are
    row(900, "unreachableblockelim"), // the back end expects that every block is reached
    row(905, "common-bounds"),   // coordinates that are compared with one bound, once branches are joined
    row(910, "split-exits"),     // constants for phis are written behind loops, not in them
];
