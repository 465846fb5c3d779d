//! What a row means that the specification calls "LLVM standard pipeline" or "CGSCC": a nest over the call graph, callees first.
//!
//! | in the nest | why |
//! |---|---|
//! | `inline` | bodies come to their callers, which is where address spaces, launch bounds and constants are known |
//! | `function<lazy>(...)` | what is copied to more than one place is simplified once, before it is copied |
//! | `sroa` | arguments that went through memory become values, so that the cost of inlining is seen as it is |
//! | `early-cse` | the reads of identity registers that every inlined helper repeats become one |
//! | `instcombine`, `simplifycfg` | what is left is small when the caller's cost is judged |
//!
//! The count of iterations is that of LLVM's `devirt<n>`: how often a component may be looked at again after an indirect call
//! became direct in it.

/// One iteration: tier 0 and the tiers.
pub const ONE: &[&str] = &["cgscc(devirt<1>(inline,function<lazy>(sroa,early-cse,instcombine,simplifycfg)))"];
/// The first of tier 0: then attributes are inferred, so that all rows know what calls do.
pub const FIRST: &[&str] =
    &["cgscc(devirt<1>(inline,function<lazy>(sroa,early-cse,instcombine,simplifycfg)))", "cgscc(function-attrs)"];
/// Five iterations: Ofcmid.
pub const FIVE: &[&str] = &["cgscc(devirt<5>(inline,function<lazy>(sroa,early-cse,instcombine,simplifycfg)))"];
/// Eight iterations: Ofcmin, "closer to the full pipeline", and device code of the fast pipelines (slot 213).
pub const EIGHT: &[&str] = &["cgscc(devirt<8>(inline,function<lazy>(sroa,early-cse,instcombine,simplifycfg)))"];
