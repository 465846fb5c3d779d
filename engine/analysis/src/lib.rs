//! Analyses of a function, as dense columns, computed on demand and cached while valid.
//!
//! A pass asks [`Analyses`] for what it needs and gets an `Arc`: it may go on reading it while it edits the function, and
//! says in its `Outcome`(warpc_phase::Outcome) what is still true afterwards. A pass that updates an analysis puts the
//! new one back with the setter. Analyses are never stored in a body; store and compact drop them all.
//!
//! | file | what |
//! |---|---|
//! | `cache.rs` | what is cached, and while what is preserved |
//! | `heap.rs` | functions that allocate and free |
//! | `cycles.rs` | the nest of cycles, irreducible ones with all their entries |
//! | `idf.rs` | iterated dominance frontiers |
//! | `loops.rs` | loop nest |
//! | `facts.rs` | facts of single instructions: memory effects, side effects, underlying objects |
//! | `known_bits/`, `assumptions.rs` | what is known of values; assumptions and branch conditions by value |
//! | `launch.rs` | what a kernel says of the blocks that it is launched with |
//! | `known_float.rs` | which kinds of numbers a floating-point value may be |
//! | `branch_prob/`, `freq/` | branch probabilities, block frequencies |
//! | `uniformity.rs` | what is the same in all threads of a warp |
//! | `library.rs` | which function of the C library a call is of |
//! | `liveness.rs` | values live at block borders |
//! | `cost.rs` | target cost table |
//! | `memssa/` | memory SSA and clobber queries |
//! | `callgraph.rs` | call graph of a module |
//! | `alias/`, `escape.rs` | which accesses may touch the same memory; what captures a pointer |
//! | `print.rs` | all of them as text, in LLVM's format |
//! | `rules.rs` | groups of rewrite rules, for passes and scalar evolution; what their sources declare |

pub mod alias;
pub mod assumptions;
pub mod branch_prob;
mod cache;
pub mod callgraph;
#[cfg(test)]
mod cfg_tests;
pub mod cost;
pub mod cycles;
#[cfg(test)]
mod dom_tests;
pub mod escape;
pub mod facts;
pub mod foreign_cost;
pub mod freq;
pub mod heap;
pub mod idf;
pub mod known_bits;
pub mod known_float;
mod launch;
pub mod library;
pub mod liveness;
#[cfg(test)]
mod loops_tests;
pub mod memssa;
pub mod print;
pub mod rules;
#[cfg(test)]
mod scc_tests;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
pub mod undefined;
pub mod uniformity;

pub use alias::{Alias, AliasCache, AliasResult, Loc, ModRef, Size};
pub use assumptions::Assumptions;
pub use branch_prob::BranchProbs;
pub use cache::{Analyses, Analysis, AnalysisSet, Held, PostDominators, Spare};
pub use callgraph::CallGraph;
pub use cycles::Cycles;
pub use freq::BlockFreqs;
pub use idf::Idf;
pub use known_bits::{KnownBits, Values};
pub use liveness::Liveness;
pub use memssa::MemorySsa;
pub use uniformity::Uniformity;
pub use warpc_ir::loops::{self, Loops};
