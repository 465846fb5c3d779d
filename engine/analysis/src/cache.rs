//! The cache of analyses: results by type, each dropped when a pass does not preserve it.
//!
//! An analysis is a type that implements [`Analysis`]: its bit in [`AnalysisSet`] and how it is computed from others. A crate
//! above adds one by implementing the trait; nothing here names it. A slot holds about a dozen results, so finding one is a
//! walk over a dozen type ids.

use crate::{Assumptions, BlockFreqs, BranchProbs, Liveness, Loops, MemorySsa, Uniformity};
use std::any::{Any, TypeId};
use std::sync::Arc;
use warpc_ir::Func;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::loops::LoopWorld;

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

/// A result that is computed on demand and cached while passes preserve it.
pub trait Analysis: 'static {
    /// What is computed; mostly the type that implements the trait.
    type Result: Clone + Send + Sync + 'static;
    /// Its bit. Analyses that are preserved together share one.
    const SET: AnalysisSet;
    /// Computes it for `func`, asking `cached` for what it needs.
    fn compute(func: &Func<'_>, cached: &mut Analyses) -> Self::Result;
    /// Takes from a result that nobody needs any more what the next one can use again, and puts it in `spare`. The default drops
    /// all of it.
    fn recycle(_result: Self::Result, _spare: &mut Spare) {}
}

/// What dropped results left for the next ones: storage that is dear to make and empty between functions. One of each type.
#[derive(Default)]
pub struct Spare {
    parts: Vec<Box<dyn Any + Send + Sync>>,
}

impl Spare {
    /// Keeps `part`, unless one of its type is there.
    pub fn put<T: Any + Send + Sync>(&mut self, part: T) {
        if !self.parts.iter().any(|p| p.is::<T>()) {
            self.parts.push(Box::new(part));
        }
    }
    /// The part of type `T`, if there is one.
    pub fn take<T: Any + Send + Sync>(&mut self) -> Option<T> {
        let at = self.parts.iter().position(|p| p.is::<T>())?;
        self.parts.swap_remove(at).downcast().ok().map(|p| *p)
    }
}

/// A cached result, and in debug builds the fingerprint of the graph it was computed from where it was [taken](Analyses::fingerprint).
struct Entry {
    kind: TypeId,
    set: AnalysisSet,
    value: Arc<dyn Any + Send + Sync>,
    /// [`Analysis::recycle`] of its type.
    recycle: fn(Arc<dyn Any + Send + Sync>, &mut Spare),
    #[cfg(debug_assertions)]
    graph: Option<u64>,
}

/// Cached analyses of the function at hand. One per worker slot.
#[derive(Default)]
pub struct Analyses {
    entries: Vec<Entry>,
    spare: Spare,
    /// Blocks that could have been looked at since a fingerprint was taken.
    #[cfg(debug_assertions)]
    unchecked: usize,
}

/// Results that wait with a function while others are worked on.
#[derive(Default)]
pub struct Held {
    entries: Vec<Entry>,
}

impl Held {
    /// What waits: results whose storage is nothing but what they say, and that most passes ask for.
    const SET: AnalysisSet =
        AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::POSTDOM).and(AnalysisSet::ASSUMPTIONS);
}

/// [`Analysis::recycle`] of a result that was cached, unless somebody still has it.
fn recycle<A: Analysis>(value: Arc<dyn Any + Send + Sync>, spare: &mut Spare) {
    let value: Arc<A::Result> = value.downcast().expect("entries are found by their type");
    if let Some(result) = Arc::into_inner(value) {
        A::recycle(result, spare);
    }
}

impl Analyses {
    /// The result `A` for `func`, computed if it is not cached.
    pub fn get<A: Analysis>(&mut self, func: &Func<'_>) -> Arc<A::Result> {
        if let Some(at) = self.position::<A>() {
            #[cfg(debug_assertions)]
            if let Some(graph) = self.entries[at].graph
                && let Some(now) = self.fingerprint(func)
            {
                assert_eq!(
                    graph,
                    now,
                    "stale {}: a pass changed blocks or edges and said it preserved this",
                    std::any::type_name::<A>()
                );
            }
            return self.entries[at].value.clone().downcast().expect("entries are found by their type");
        }
        let value = Arc::new(A::compute(func, self));
        self.put::<A>(func, value.clone());
        value
    }
    /// Takes the result out of the cache, to be edited along with the function and put back.
    pub fn take<A: Analysis>(&mut self, func: &Func<'_>) -> A::Result {
        // Computed if it is not cached, and where a stale result is caught.
        drop(self.get::<A>(func));
        self.take_cached::<A>().expect("it was just computed")
    }
    /// Takes the result out of the cache if it is there. The graph may have changed since it was computed.
    pub fn take_cached<A: Analysis>(&mut self) -> Option<A::Result> {
        let entry = self.entries.swap_remove(self.position::<A>()?);
        let value: Arc<A::Result> = entry.value.downcast().expect("entries are found by their type");
        Some(Arc::unwrap_or_clone(value))
    }
    /// Puts back a result that a pass kept up to date while it changed the function.
    pub fn put<A: Analysis>(&mut self, _f: &Func<'_>, value: Arc<A::Result>) {
        let entry = Entry {
            kind: TypeId::of::<A>(),
            set: A::SET,
            value,
            recycle: recycle::<A>,
            #[cfg(debug_assertions)]
            graph: self.fingerprint(_f),
        };
        match self.position::<A>() {
            Some(at) => {
                let old = std::mem::replace(&mut self.entries[at], entry);
                (old.recycle)(old.value, &mut self.spare);
            }
            None => self.entries.push(entry),
        }
    }
    /// The fingerprint of the graph. Of a large function it is taken now and then only: loop passes ask for analyses once for every
    /// loop, and debug builds would take quadratic time.
    #[cfg(debug_assertions)]
    fn fingerprint(&mut self, func: &Func<'_>) -> Option<u64> {
        const MOST_BLOCKS: usize = 512;
        self.unchecked += MOST_BLOCKS;
        if self.unchecked < func.num_blocks() {
            return None;
        }
        self.unchecked = 0;
        Some(Cfg::fingerprint(func))
    }
    /// What dropped results left.
    pub fn spare(&mut self) -> &mut Spare {
        &mut self.spare
    }
    /// Drops a result that was taken out of the cache and does not hold any more.
    pub fn discard<A: Analysis>(&mut self, result: A::Result) {
        A::recycle(result, &mut self.spare);
    }
    fn position<A: Analysis>(&self) -> Option<usize> {
        self.entries.iter().position(|e| e.kind == TypeId::of::<A>())
    }
    /// Drops what is not in `preserved`.
    pub fn invalidate(&mut self, preserved: AnalysisSet) {
        for dropped in self.entries.extract_if(.., |e| !preserved.contains(e.set)) {
            (dropped.recycle)(dropped.value, &mut self.spare);
        }
    }
    /// What is cached.
    pub fn valid(&self) -> AnalysisSet {
        self.entries.iter().fold(AnalysisSet::NONE, |set, e| set.and(e.set))
    }
    /// Drops everything (a new function was loaded, or rows were renumbered).
    pub fn clear(&mut self) {
        for dropped in self.entries.drain(..) {
            (dropped.recycle)(dropped.value, &mut self.spare);
        }
    }
}

impl Analyses {
    /// Takes out what may wait with the function at hand, which is put aside and has not changed.
    pub fn hold(&mut self) -> Held {
        Held { entries: self.entries.extract_if(.., |entry| Held::SET.contains(entry.set)).collect() }
    }
    /// Puts back what waited with the function at hand, which is what it was. Nothing else is cached.
    pub fn resume(&mut self, held: Held) {
        debug_assert!(self.entries.is_empty(), "another function is at hand");
        self.entries = held.entries;
    }
}

/// Names the post-dominator tree, whose type is that of the dominator tree.
pub enum PostDominators {}

/// Loops of `func`, in the World of those that were dropped last.
fn find_loops(func: &Func<'_>, cached: &mut Analyses) -> Loops {
    let (cfg, dom) = (cached.cfg(func), cached.dom(func));
    let mut world = cached.spare().take::<LoopWorld>();
    let loops = Loops::in_world(&cfg, &dom, &mut world);
    keep_loop_world(world, cached.spare());
    loops
}

fn keep_loop_world(world: Option<LoopWorld>, spare: &mut Spare) {
    if let Some(world) = world {
        spare.put(world);
    }
}

/// The analyses of this crate: one row each, with the names of its three accessors.
macro_rules! analyses {
    ($($(#[$doc:meta])* $name:ident, $put:ident, $take:ident: $Key:ty => $T:ty, $bit:ident,
        |$a:ident, $f:ident| $make:expr $(, recycle |$old:ident, $spare:ident| $recycle:expr)?;)*) => {
        $(impl Analysis for $Key {
            type Result = $T;
            const SET: AnalysisSet = AnalysisSet::$bit;
            fn compute($f: &Func<'_>, $a: &mut Analyses) -> $T { $make }
            $(fn recycle($old: $T, $spare: &mut Spare) { $recycle })?
        })*
        impl Analyses {
            $($(#[$doc])*
            pub fn $name(&mut self, func: &Func<'_>) -> Arc<$T> { self.get::<$Key>(func) }
            /// [`Analyses::take`] of it.
            pub fn $take(&mut self, func: &Func<'_>) -> $T { self.take::<$Key>(func) }
            /// [`Analyses::put`] of it.
            pub fn $put(&mut self, func: &Func<'_>, value: Arc<$T>) { self.put::<$Key>(func, value) })*
        }
    };
}

analyses! {
    /// Control-flow graph of `func`.
    cfg, put_cfg, take_cfg: Cfg => Cfg, CFG, |_a, f| Cfg::new(f);
    /// Dominator tree of `func`, numbered.
    dom, put_dom, take_dom: DomTree => DomTree, DOM, |a, f| DomTree::new(&a.cfg(f));
    /// Post-dominator tree of `func`, numbered.
    post_dom, put_post_dom, take_post_dom: PostDominators => DomTree, POSTDOM, |a, f| DomTree::post(&a.cfg(f));
    /// Loop nest of `func`.
    loops, put_loops, take_loops: Loops => Loops, LOOPS,
        |a, f| find_loops(f, a), recycle |old, spare| keep_loop_world(old.into_world(), spare);
    /// Assumptions and branch conditions of `func` by value.
    assumptions, put_assumptions, take_assumptions: Assumptions => Assumptions, ASSUMPTIONS, |a, f| Assumptions::new(f, &a.cfg(f), &a.dom(f));
    /// Branch probabilities of `func`.
    branch_probs, put_branch_probs, take_branch_probs: BranchProbs => BranchProbs, FREQUENCY,
        |a, f| BranchProbs::new(f, &a.cfg(f), [&a.dom(f), &a.post_dom(f)], &a.loops(f));
    /// Block frequencies of `func`.
    block_freqs, put_block_freqs, take_block_freqs: BlockFreqs => BlockFreqs, FREQUENCY,
        |a, f| BlockFreqs::new(f, &a.cfg(f), &a.branch_probs(f), &a.loops(f));
    /// Liveness of the values of `func` at block borders.
    liveness, put_liveness, take_liveness: Liveness => Liveness, LIVENESS, |a, f| Liveness::new(f, &a.cfg(f));
    /// Uniformity of `func`.
    uniformity, put_uniformity, take_uniformity: Uniformity => Uniformity, UNIFORMITY,
        |a, f| Uniformity::new(f, &a.cfg(f), &a.dom(f), &a.loops(f));
    /// Memory SSA of `func`.
    memssa, put_memssa, take_memssa: MemorySsa => MemorySsa, MEMSSA, |a, f| MemorySsa::new(f, &a.cfg(f), &a.dom(f));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::body_of;
    use warpc_ir::FuncMut;
    use warpc_ir::ids::*;

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

    /// An analysis with storage worth keeping: how often that was made, and how often used.
    struct Costly;

    impl Analysis for Costly {
        type Result = [u32; 2];
        const SET: AnalysisSet = AnalysisSet::LIVENESS;
        fn compute(_f: &Func<'_>, cached: &mut Analyses) -> [u32; 2] {
            let [made, used] = cached.spare().take().unwrap_or([1, 0]);
            [made, used + 1]
        }
        fn recycle(result: [u32; 2], spare: &mut Spare) {
            spare.put(result);
        }
    }

    #[test]
    fn dropped_results_leave_their_storage() {
        let (m, mut body) = body_of(&[vec![]]);
        let f = FuncMut::of_body(&mut body, m.ctx());
        let mut a = Analyses::default();
        assert_eq!(*a.get::<Costly>(&f), [1, 1]);
        a.clear();
        assert_eq!(*a.get::<Costly>(&f), [1, 2]);
        a.invalidate(AnalysisSet::LIVENESS);
        assert_eq!(*a.get::<Costly>(&f), [1, 2], "it was preserved");
        a.invalidate(AnalysisSet::CFG);
        assert_eq!(*a.get::<Costly>(&f), [1, 3]);
        let taken = a.take::<Costly>(&f);
        a.discard::<Costly>(taken);
        assert_eq!(*a.get::<Costly>(&f), [1, 4]);
        a.put::<Costly>(&f, Arc::new([7, 7]));
        assert_eq!(a.spare().take::<[u32; 2]>(), Some([1, 4]), "it was replaced");
        // Who still has a result keeps it whole.
        let held = a.get::<Costly>(&f);
        a.clear();
        assert_eq!((*held, a.spare().take::<[u32; 2]>()), ([7, 7], None));
    }

    #[test]
    fn loops_leave_their_world() {
        let looping = [vec![1], vec![1, 2], vec![]];
        let straight = [vec![1], vec![]];
        let mut a = Analyses::default();
        let mut of = |blocks: &[Vec<usize>]| {
            let (m, mut body) = body_of(blocks);
            let f = FuncMut::of_body(&mut body, m.ctx());
            let count = a.loops(&f).len();
            a.clear();
            (count, a.spare().take::<LoopWorld>().map(|world| a.spare().put(world)).is_some())
        };
        assert_eq!(of(&straight), (0, false), "no loops, no World");
        assert_eq!(of(&looping), (1, true));
        assert_eq!(of(&straight), (0, true), "it waits for the next loops");
        assert_eq!(of(&looping), (1, true));
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
