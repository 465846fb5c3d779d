//! Regions of a function: parts that are entered by edges to one block, the entry, and left by edges to another, the exit, as a tree.
//!
//! **How**: an exit post-dominates its entry. So the post-dominators of a block are tried one after the other, until one that the block
//! does not dominate; whether two blocks bound a region is told by their dominance frontiers: an edge may leave to where edges
//! leave the part behind the exit, too, and no edge may come in from there. Entries are taken in post-order of the dominator tree, and
//! the search goes on behind the largest region that began at a block before. A block and its only successor are no region.
//! **Source**: Johnson, Pearson and Pingali, "The program structure tree", 1994, with exits that several edges lead to.
//! **Cost**: the lengths of the frontiers, at most [`MAX_FRONTIERS`] for a function, and post-dominators tried.

use warpc_analysis::idf::frontier;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;

/// Number of the region that is the whole function.
pub(super) const WHOLE: usize = 0;

/// Blocks of all dominance frontiers together, above which the function has no regions.
const MAX_FRONTIERS: usize = 1 << 20;

/// A region.
#[derive(Debug)]
pub(super) struct Region {
    pub(super) entry: Block,
    /// `NONE` for the whole function.
    pub(super) exit: Block,
    pub(super) parent: usize,
    pub(super) children: Vec<usize>,
}

/// The tree of regions.
#[derive(Debug)]
pub(super) struct Regions {
    pub(super) rows: Vec<Region>,
    /// The innermost region of each block.
    of: Vec<usize>,
}

impl Regions {
    /// Finds the regions of a function; `None` where its dominance frontiers are too long.
    pub(super) fn new(cfg: &Cfg, dom: &DomTree, post: &DomTree) -> Option<Regions> {
        let whole = Region { entry: cfg.entry(), exit: Block::NONE, parent: WHOLE, children: Vec::new() };
        let mut finder = Finder {
            cfg,
            dom,
            post,
            frontiers: frontiers(cfg, dom)?,
            behind: vec![Block::NONE; cfg.rows()],
            regions: Regions { rows: vec![whole], of: vec![WHOLE; cfg.rows()] },
            smallest: vec![WHOLE; cfg.rows()],
        };
        // The last in preorder first: blocks after those that they dominate.
        for &entry in dom.preorder().iter().rev() {
            finder.find_from(entry);
        }
        finder.build_tree();
        Some(finder.regions)
    }
    /// The innermost region of `block`.
    pub(super) fn of(&self, block: Block) -> usize {
        self.of.get(block.index()).copied().unwrap_or(WHOLE)
    }
    /// Says that the new `block` is directly in `region`.
    pub(super) fn add(&mut self, block: Block, region: usize) {
        self.of.resize(self.of.len().max(block.index() + 1), WHOLE);
        self.of[block.index()] = region;
    }
    /// Whether `block` is in `region`.
    pub(super) fn contains(&self, region: usize, block: Block) -> bool {
        let mut at = self.of(block);
        while at != region && at != WHOLE {
            at = self.rows[at].parent;
        }
        at == region
    }
    /// The region that is directly in `region` and holds `block`; none if `block` is directly in `region`.
    pub(super) fn child_with(&self, region: usize, block: Block) -> Option<usize> {
        let mut at = self.of(block);
        if at == region {
            return None;
        }
        while self.rows[at].parent != region {
            at = self.rows[at].parent;
        }
        Some(at)
    }
    /// All regions but the whole function, outer ones before those inside of them.
    pub(super) fn outer_first(&self) -> Vec<usize> {
        let (mut order, mut work) = (Vec::new(), vec![WHOLE]);
        while let Some(region) = work.pop() {
            order.push(region);
            work.extend(self.rows[region].children.iter().rev());
        }
        order.remove(0);
        order
    }
}

/// The dominance frontier of each block.
fn frontiers(cfg: &Cfg, dom: &DomTree) -> Option<Vec<Vec<Block>>> {
    let mut of: Vec<Vec<Block>> = vec![Vec::new(); cfg.rows()];
    let mut left = MAX_FRONTIERS;
    // Every edge to a block that its source does not dominate strictly is in the frontiers of the dominators of the source up to there.
    for &to in cfg.rpo() {
        for &from in cfg.preds(to).iter().filter(|&&from| dom.is_reachable(from)) {
            let mut at = from;
            while at.is_some() && !dom.strictly_dominates(at, to) {
                if of[at.index()].last() != Some(&to) {
                    left = left.checked_sub(1)?;
                    of[at.index()].push(to);
                }
                at = dom.idom(at);
            }
        }
    }
    debug_assert!(cfg.rpo().iter().take(64).all(|&b| {
        let mut mine = of[b.index()].clone();
        mine.sort_unstable_by_key(|&to| dom.number(to));
        mine == frontier(cfg, dom, b)
    }));
    Some(of)
}

struct Finder<'a> {
    cfg: &'a Cfg,
    dom: &'a DomTree,
    post: &'a DomTree,
    frontiers: Vec<Vec<Block>>,
    /// Per block: the exit of the largest region that begins there.
    behind: Vec<Block>,
    regions: Regions,
    /// The smallest region that begins at each block.
    smallest: Vec<usize>,
}

impl Finder<'_> {
    /// Finds the regions that begin at `entry`, each in the next.
    fn find_from(&mut self, entry: Block) {
        if !self.post.is_reachable(entry) {
            return;
        }
        let (mut inner, mut last) = (None, entry);
        let mut at = entry;
        loop {
            let next = match self.behind[at.index()].get() {
                Some(exit) => exit,
                None => at,
            };
            let exit = self.post.idom(next);
            if exit.is_none() {
                break;
            }
            if self.is_region(entry, exit) {
                inner = self.add(entry, exit, inner);
                last = exit;
            }
            if !self.dom.dominates(entry, exit) {
                break;
            }
            at = exit;
        }
        if last != entry {
            // Behind a region that begins at its exit, the search goes on behind that one.
            self.behind[entry.index()] = self.behind[last.index()].get().unwrap_or(last);
        }
    }
    /// Adds a region around `inner`, unless it is only a block and its successor.
    fn add(&mut self, entry: Block, exit: Block, inner: Option<usize>) -> Option<usize> {
        if self.cfg.succs(entry) == [exit] {
            return None;
        }
        let rows = &mut self.regions.rows;
        let row = rows.len();
        rows.push(Region { entry, exit, parent: WHOLE, children: inner.into_iter().collect() });
        match inner {
            Some(inner) => rows[inner].parent = row,
            None => self.smallest[entry.index()] = row,
        }
        Some(row)
    }
    fn is_region(&self, entry: Block, exit: Block) -> bool {
        let of_entry = &self.frontiers[entry.index()];
        if !self.dom.dominates(entry, exit) {
            // The exit is the header of a loop around the entry.
            return of_entry.iter().all(|&to| to == exit || to == entry);
        }
        let of_exit = &self.frontiers[exit.index()];
        let leaves_through_exit = |to: Block| {
            of_exit.contains(&to)
                && self.cfg.preds(to).iter().all(|&p| !self.dom.dominates(entry, p) || self.dom.dominates(exit, p))
        };
        of_entry.iter().all(|&to| to == exit || to == entry || leaves_through_exit(to))
            && of_exit.iter().all(|&to| to == exit || !self.dom.strictly_dominates(entry, to))
    }
    /// Makes a tree of the regions by one walk over the dominator tree.
    fn build_tree(&mut self) {
        let mut work = vec![(self.cfg.entry(), WHOLE)];
        while let Some((block, mut region)) = work.pop() {
            while block == self.regions.rows[region].exit {
                region = self.regions.rows[region].parent;
            }
            let smallest = self.smallest[block.index()];
            if smallest != WHOLE {
                let mut outermost = smallest;
                while self.regions.rows[outermost].parent != WHOLE {
                    outermost = self.regions.rows[outermost].parent;
                }
                self.regions.rows[outermost].parent = region;
                self.regions.rows[region].children.push(outermost);
                region = smallest;
            }
            self.regions.of[block.index()] = region;
            let from = work.len();
            work.extend(self.dom.children(block).map(|child| (child, region)));
            work[from..].reverse();
        }
    }
}
