//! Analyses of a function, as dense columns, computed on demand and cached while valid.
//!
//! A pass asks [`Analyses`] for what it needs and gets an `Arc`: it may go on reading it while it edits the function, and
//! says in its [`Outcome`](crate::phase::Outcome) what is still true afterwards. A pass that updates an analysis puts the
//! new one back with the setter. Analyses are never stored in a body; store and compact drop them all.

//!
//! | file | what |
//! |---|---|
//! | `cfg.rs`, `scc.rs` | edges and orders of blocks; strongly connected components |
//! | `dom.rs`, `dom_build.rs`, `idf.rs` | dominator and post-dominator trees; iterated dominance frontiers |
//! | `loops.rs` | loop nest |
//! | `facts.rs` | facts of single instructions: memory effects, side effects, underlying objects |
//! | `known_bits/`, `assumptions.rs` | what is known of values; assumptions and branch conditions by value |
//! | `branch_prob.rs`, `freq.rs` | branch probabilities, block frequencies |
//! | `uniformity.rs` | what is the same in all threads of a warp |
//! | `liveness.rs` | values live at block borders |
//! | `cost.rs` | target cost table |
//! | `memssa/` | memory SSA and clobber queries |
//! | `scev/` | scalar evolution: what values are as functions of loop iterations, how often loops run |
//! | `depend/` | dependence tests of pairs of accesses in loops |
//! | `access/` | memory accesses of a loop: dependences, and what has to be checked before iterations run side by side |
//! | `callgraph.rs` | call graph of a module |
//! | `alias/`, `escape.rs` | which accesses may touch the same memory; what captures a pointer |
//! | `print.rs` | all of them as text, in LLVM's format |

pub mod access;
pub mod alias;
pub mod assumptions;
pub mod branch_prob;
pub mod callgraph;
pub mod cfg;
pub mod cost;
pub mod depend;
pub mod dom;
mod dom_build;
pub mod escape;
pub mod facts;
pub mod freq;
pub mod idf;
pub mod known_bits;
pub mod liveness;
pub mod loops;
pub mod memssa;
pub mod print;
pub mod scc;
pub mod scev;
#[cfg(test)]
pub mod testing;
pub mod uniformity;

use crate::ir::Func;
use crate::knobs::Knobs;
pub use alias::{Alias, AliasCache, AliasResult, Loc, ModRef, Size};
pub use assumptions::Assumptions;
pub use branch_prob::BranchProbs;
pub use callgraph::CallGraph;
pub use cfg::Cfg;
pub use dom::DomTree;
pub use freq::BlockFreqs;
pub use idf::Idf;
pub use known_bits::{KnownBits, Values};
pub use liveness::Liveness;
pub use loops::Loops;
pub use memssa::MemorySsa;
pub use scev::{Scev, Se};
use std::sync::Arc;
pub use uniformity::Uniformity;

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
    /// Scalar evolution.
    pub const SCEV: AnalysisSet = AnalysisSet(512);
    /// Scalar evolution with what its view borrows.
    pub const SCEV_ALL: AnalysisSet = AnalysisSet(1 | 2 | 8 | 256 | 512);
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

/// A cached result, and in debug builds the fingerprint of the graph it was computed from.
struct Cached<T> {
    value: Option<Arc<T>>,
    #[cfg(debug_assertions)]
    graph: u64,
}

impl<T> Default for Cached<T> {
    fn default() -> Self {
        Cached {
            value: None,
            #[cfg(debug_assertions)]
            graph: 0,
        }
    }
}

impl<T> Cached<T> {
    fn put(&mut self, _f: &Func<'_>, value: Arc<T>) -> Arc<T> {
        #[cfg(debug_assertions)]
        {
            self.graph = Cfg::fingerprint(_f);
        }
        self.value = Some(value.clone());
        value
    }
    fn get(&self, _f: &Func<'_>) -> Option<Arc<T>> {
        let v = self.value.clone()?;
        #[cfg(debug_assertions)]
        assert_eq!(
            self.graph,
            Cfg::fingerprint(_f),
            "stale {}: a pass changed blocks or edges and said it preserved this",
            std::any::type_name::<T>()
        );
        Some(v)
    }
}

macro_rules! cached {
    ($($(#[$doc:meta])* $name:ident, $put:ident, $take:ident: $T:ty, $bit:ident, |$s:ident, $f:ident| $make:expr;)*) => {
        /// Cached analyses of the function at hand. One per worker slot.
        #[derive(Default)]
        pub struct Analyses { $($name: Cached<$T>),* }

        impl Analyses {
            /// Drops what is not in `preserved`.
            pub fn invalidate(&mut self, preserved: AnalysisSet) {
                $(if !preserved.contains(AnalysisSet::$bit) { self.$name.value = None; })*
            }
            /// What is cached.
            pub fn valid(&self) -> AnalysisSet {
                let mut set = AnalysisSet::NONE;
                $(if self.$name.value.is_some() { set = set.and(AnalysisSet::$bit); })*
                set
            }
            $($(#[$doc])*
            pub fn $name(&mut self, $f: &Func<'_>) -> Arc<$T> {
                if let Some(v) = self.$name.get($f) {
                    return v;
                }
                let $s = self;
                let v = Arc::new($make);
                $s.$name.put($f, v)
            }
            /// Takes the result out of the cache, to be edited along with the function and put back.
            pub fn $take(&mut self, f: &Func<'_>) -> $T {
                let v = self.$name(f);
                self.$name.value = None;
                Arc::unwrap_or_clone(v)
            }
            /// Puts back a result that a pass kept up to date while it changed the function.
            pub fn $put(&mut self, f: &Func<'_>, value: Arc<$T>) {
                self.$name.put(f, value);
            })*
        }
    };
}

cached! {
    /// Control-flow graph of `f`.
    cfg, put_cfg, take_cfg: Cfg, CFG, |_s, f| Cfg::new(f);
    /// Dominator tree of `f`, numbered.
    dom, put_dom, take_dom: DomTree, DOM, |s, f| DomTree::new(&s.cfg(f));
    /// Post-dominator tree of `f`, numbered.
    post_dom, put_post_dom, take_post_dom: DomTree, POSTDOM, |s, f| DomTree::post(&s.cfg(f));
    /// Loop nest of `f`.
    loops, put_loops, take_loops: Loops, LOOPS, |s, f| Loops::new(&s.cfg(f), &s.dom(f));
    /// Assumptions and branch conditions of `f` by value.
    assumptions, put_assumptions, take_assumptions: Assumptions, ASSUMPTIONS, |s, f| Assumptions::new(f, &s.cfg(f), &s.dom(f));
    /// Branch probabilities of `f`.
    branch_probs, put_branch_probs, take_branch_probs: BranchProbs, FREQUENCY,
        |s, f| BranchProbs::new(f, &s.cfg(f), &s.post_dom(f), &s.loops(f));
    /// Block frequencies of `f`.
    block_freqs, put_block_freqs, take_block_freqs: BlockFreqs, FREQUENCY,
        |s, f| BlockFreqs::new(&s.cfg(f), &s.branch_probs(f), &s.loops(f));
    /// Liveness of the values of `f` at block borders.
    liveness, put_liveness, take_liveness: Liveness, LIVENESS, |s, f| Liveness::new(f, &s.cfg(f));
    /// Uniformity of `f`.
    uniformity, put_uniformity, take_uniformity: Uniformity, UNIFORMITY,
        |s, f| Uniformity::new(f, &s.cfg(f), &s.dom(f), &s.loops(f));
    /// Memory SSA of `f`.
    memssa, put_memssa, take_memssa: MemorySsa, MEMSSA, |s, f| MemorySsa::new(f, &s.cfg(f), &s.dom(f));
    /// Scalar evolution of `f`.
    scev, put_scev, take_scev: Scev, SCEV, |_s, f| Scev::new(f);
}

impl Analyses {
    /// Drops everything (a new function was loaded, or rows were renumbered).
    pub fn clear(&mut self) {
        *self = Analyses::default();
    }
    /// What `work` makes of the view of scalar evolution of `f`, which does not change; what is computed is kept.
    pub fn with_scev<'a, R>(&mut self, f: &Func<'a>, knobs: &Knobs, work: impl FnOnce(&mut Se<'_, 'a>) -> R) -> R {
        let (cfg, dom, loops, facts) = (self.cfg(f), self.dom(f), self.loops(f), self.assumptions(f));
        let mut scev = self.take_scev(f);
        let r = work(&mut Se::new(&mut scev, f, &cfg, &dom, &loops, &facts, knobs));
        self.put_scev(f, Arc::new(scev));
        r
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::testing::body_of;
    use crate::ids::*;
    use crate::ir::FuncMut;

    #[test]
    fn cached_until_invalidated() {
        let (m, mut body) = body_of(&[vec![1, 2], vec![3], vec![3], vec![]]);
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let mut a = Analyses::default();
        let d = a.dom(&f);
        assert!(Arc::ptr_eq(&d, &a.dom(&f)));
        assert_eq!(a.valid(), AnalysisSet::CFG.and(AnalysisSet::DOM));
        let at = f.first(Block(1));
        let tail = f.split_block(at);
        let mut updated = (*d).clone();
        updated.split_block(Block(1), tail);
        updated.renumber();
        a.invalidate(AnalysisSet::NONE);
        a.put_dom(&f, Arc::new(updated));
        assert_eq!(a.dom(&f).idom(tail), Block(1));
        assert_eq!(a.cfg(&f).succs(Block(1)), [tail]);
    }

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "stale")]
    fn stale_reads_are_caught() {
        let (m, mut body) = body_of(&[vec![1, 2], vec![3], vec![3], vec![]]);
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let mut a = Analyses::default();
        a.dom(&f);
        let at = f.first(Block(1));
        f.split_block(at);
        a.dom(&f);
    }
}
