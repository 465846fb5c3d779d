//! `print<branch-prob>`, `print<block-freq>`: probabilities of edges; how often blocks run.
//!
//! **Cost**: linear. **Source**: numbers and format are those of LLVM's printers of these names, so that its tests can judge.

use crate::row::{of_function, says};
use warpc_analysis::{AnalysisSet, print};
use warpc_phase::PassInfo;

/// Row of the printer of probabilities.
pub const EDGES: PassInfo =
    of_function("print<branch-prob>", "print probabilities of branches", AnalysisSet::FREQUENCY, |params| {
        says(params, EDGES.name, |func, cx| {
            print::branch_probs(func, &cx.analyses.cfg(func), &cx.analyses.branch_probs(func))
        })
    });

/// Row of the printer of frequencies.
pub const BLOCKS: PassInfo =
    of_function("print<block-freq>", "print how often blocks run", AnalysisSet::FREQUENCY, |params| {
        says(params, BLOCKS.name, |func, cx| {
            print::block_freqs(func, &cx.analyses.cfg(func), &cx.analyses.block_freqs(func))
        })
    });
