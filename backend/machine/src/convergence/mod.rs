//! Convergence: where the threads of a warp that a branch parted come together again.
//!
//! | file | what |
//! |---|---|
//! | `regions.rs` | regions: where threads enlist for a barrier, and where they wait for each other |
//! | `place.rs` | regions put into rows |
//! | `check.rs` | every path enlists and waits in the order of a stack, and paths agree where they meet |
//!
//! **How.** The threads that a divergent branch parts meet at its nearest post-dominator: there they wait for all that enlisted
//! before the branch. Where the branch is in a loop that its meeting point is not in, threads enlist before the loop, once. Ways
//! that lead to an end of the program do not count, but for the last end in the layout: a thread that ends is waited for no more.
//! Loops with several entries are entered from their nearest common dominator.
//!
//! **What it relies on.** Convergence makes programs faster and is never needed for a right result: instructions that want whole
//! warps synchronise by themselves. So a region that would break the order of the stack is left out, as are those beyond the budget, and
//! those in which a thread may wait for another one of its warp that waits for it to converge.
//!
//! **Cost.** Each region is walked once; all walks together visit at most [`BUDGET`] times as many parts as there are.

mod check;
mod place;
mod regions;

pub use check::{PathFault, check};
pub use place::{Converges, place};
pub use regions::{find, nesting};

use crate::ids::Part;

/// Parts that walks may visit, for each part there is.
pub const BUDGET: usize = 64;

/// A region of code that threads leave together.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Region {
    /// Where threads enlist.
    pub enlist: Enlist,
    /// Where they meet.
    pub meet: Part,
    /// Edges into the meeting point on which they wait, in order.
    pub waits: Vec<(Part, Part)>,
    /// Number of parts inside: of two regions in each other the outer one has more.
    pub size: u32,
}

/// Where threads enlist.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Enlist {
    /// At the end of this part, before it branches.
    Before(Part),
    /// On these edges into a loop, in order.
    OnEdges(Vec<(Part, Part)>),
}

/// Regions of a function, outer ones before those inside of them.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Plan {
    /// Regions.
    pub regions: Vec<Region>,
    /// Divergent branches whose threads meet nowhere, in order: none of their ways go on together, or the region was left out.
    pub apart: Vec<Part>,
}
