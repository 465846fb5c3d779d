//! Analyses of a function, as dense columns, computed on demand and cached while valid.
//!
//! A pass asks [`Analyses`] for what it needs and gets an `Arc`: it may go on reading it while it edits the function, and
//! says in its [`Outcome`](crate::phase::Outcome) what is still true afterwards. A pass that updates an analysis puts the
//! new one back with the setter. Analyses are never stored in a body; store and compact drop them all.

/// A set of analyses, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AnalysisSet(pub u32);

impl AnalysisSet {
    /// No analysis.
    pub const NONE: AnalysisSet = AnalysisSet(0);
    /// All analyses.
    pub const ALL: AnalysisSet = AnalysisSet(u32::MAX);
    /// Control-flow graph: predecessors, successors, orders.
    pub const CFG: AnalysisSet = AnalysisSet(1);
    /// Dominator tree.
    pub const DOM: AnalysisSet = AnalysisSet(2);
    /// Post-dominator tree.
    pub const POSTDOM: AnalysisSet = AnalysisSet(4);
    /// Loop nest.
    pub const LOOPS: AnalysisSet = AnalysisSet(8);
    /// Liveness of values at block ends.
    pub const LIVENESS: AnalysisSet = AnalysisSet(16);
    /// Uniformity (divergence).
    pub const UNIFORMITY: AnalysisSet = AnalysisSet(32);
    /// Memory SSA.
    pub const MEMSSA: AnalysisSet = AnalysisSet(64);
    /// Branch probabilities and block frequencies.
    pub const FREQUENCY: AnalysisSet = AnalysisSet(128);
    /// Assumptions by value.
    pub const ASSUMPTIONS: AnalysisSet = AnalysisSet(256);
    /// Everything that depends only on blocks and edges.
    pub const CFG_ALL: AnalysisSet = AnalysisSet(1 | 2 | 4 | 8 | 128);

    /// Union.
    pub const fn and(self, other: AnalysisSet) -> AnalysisSet {
        AnalysisSet(self.0 | other.0)
    }
    /// Whether all of `other` is in.
    pub const fn contains(self, other: AnalysisSet) -> bool {
        self.0 & other.0 == other.0
    }
}

/// Cached analyses of the function at hand. One per worker slot.
#[derive(Default)]
pub struct Analyses {}

impl Analyses {
    /// Drops everything (a new function was loaded, or rows were renumbered).
    pub fn clear(&mut self) {
        *self = Analyses::default();
    }
    /// Drops what is not in `preserved`.
    pub fn invalidate(&mut self, _preserved: AnalysisSet) {}
}
