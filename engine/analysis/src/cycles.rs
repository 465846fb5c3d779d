//! The nest of cycles of a function. Unlike a loop, a cycle may have several entries: it is a maximal strongly connected part of what is
//! left of its parent without the parent's header.
//!
//! **How**: blocks are numbered by a depth-first walk. From the last number to the first, a block that a block below it in the tree of the
//! walk leads back to is the header of a new cycle, which takes in what reaches those blocks without leaving the tree below the header;
//! a cycle that is met on the way becomes a child, as a whole. **Source**: Havlak, "Nesting of reducible and irreducible loops", 1997.
//! Predecessors are taken last first, as LLVM does, whose lists of uses begin with the youngest.
//! **Invariants**: entries are in the order in which they were found, the header first. Spans of cycles nest, so `contains` is
//! two comparisons. **Cost**: nearly linear: every block is taken in once, and a cycle becomes a child once.

use warpc_ir::Func;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;

/// Number of a cycle that is none.
const NO_CYCLE: u32 = u32::MAX;

/// What a cycle took in.
#[derive(Clone, Copy, Debug)]
enum Member {
    Block(Block),
    Cycle(u32),
}

/// One cycle.
#[derive(Debug)]
struct Cycle {
    /// What it took in, in order, without the header.
    members: Vec<Member>,
    /// Blocks that are entered from outside, the header first.
    entries: Vec<Block>,
    children: Vec<u32>,
    /// Place among the outermost cycles, while it is one.
    place: usize,
    /// The outermost cycle it is in, or one on the way there.
    above: u32,
    /// Numbers in preorder of the cycle and of the last one in it.
    span: [u32; 2],
}

/// The cycles of a function.
#[derive(Debug, Default)]
pub struct Cycles {
    cycles: Vec<Cycle>,
    outermost: Vec<u32>,
    /// The innermost cycle of each block.
    innermost: Vec<u32>,
}

/// Numbers of a block in the depth-first walk: its own, and the last one below it.
type Span = [u32; 2];

const UNMET: u32 = u32::MAX;

impl Cycles {
    /// Finds the cycles of `func`.
    pub fn new(func: &Func<'_>, cfg: &Cfg) -> Cycles {
        let (met, spans) = walk(cfg);
        let mut cycles = Cycles { innermost: vec![NO_CYCLE; cfg.rows()], ..Cycles::default() };
        let mut work = Vec::new();
        for &header in met.iter().rev() {
            let below = |block: Block| contains(spans[header.index()], spans[block.index()]);
            work.extend(func.predecessors(header).filter(|&pred| below(pred)));
            work.reverse();
            if !work.is_empty() {
                cycles.grow(func, &spans, header, &mut work);
            }
        }
        cycles.number();
        cycles
    }
    /// Makes the cycle of `header` from the blocks `work` that lead back to it.
    fn grow(&mut self, func: &Func<'_>, spans: &[Span], header: Block, work: &mut Vec<Block>) {
        let cycle = self.cycles.len() as u32;
        let place = self.outermost.len();
        self.outermost.push(cycle);
        let entries = vec![header];
        let (members, children) = (Vec::new(), Vec::new());
        self.cycles.push(Cycle { members, entries, children, place, above: cycle, span: [0; 2] });
        self.innermost[header.index()] = cycle;
        while let Some(block) = work.pop() {
            if block == header {
                continue;
            }
            match self.top(self.innermost[block.index()]) {
                NO_CYCLE => {
                    self.innermost[block.index()] = cycle;
                    self.cycles[cycle as usize].members.push(Member::Block(block));
                    self.look_back(func, spans, cycle, block, work);
                }
                top if top != cycle => {
                    self.adopt(cycle, top);
                    for at in 0..self.cycles[top as usize].entries.len() {
                        let entry = self.cycles[top as usize].entries[at];
                        self.look_back(func, spans, cycle, entry, work);
                    }
                }
                _ => {}
            }
        }
    }
    /// Blocks of the tree below the header that lead to `block` are of the cycle, too; other ones make it an entry.
    fn look_back(&mut self, func: &Func<'_>, spans: &[Span], cycle: u32, block: Block, work: &mut Vec<Block>) {
        let header = self.cycles[cycle as usize].entries[0];
        let mut is_entry = false;
        let first = work.len();
        for pred in func.predecessors(block) {
            if contains(spans[header.index()], spans[pred.index()]) {
                work.push(pred);
            } else if spans[pred.index()][0] != UNMET {
                is_entry = true;
            }
        }
        work[first..].reverse();
        if is_entry {
            self.cycles[cycle as usize].entries.push(block);
        }
    }
    /// The outermost cycle that `cycle` is in by now. The way there is made shorter.
    fn top(&mut self, mut cycle: u32) -> u32 {
        if cycle == NO_CYCLE {
            return NO_CYCLE;
        }
        loop {
            let above = self.cycles[cycle as usize].above;
            if above == cycle {
                return cycle;
            }
            let next = self.cycles[above as usize].above;
            self.cycles[cycle as usize].above = next;
            cycle = next;
        }
    }
    /// Makes the outermost cycle `child` a child of `parent`.
    fn adopt(&mut self, parent: u32, child: u32) {
        let place = self.cycles[child as usize].place;
        self.outermost.swap_remove(place);
        if let Some(&moved) = self.outermost.get(place) {
            self.cycles[moved as usize].place = place;
        }
        self.cycles[child as usize].above = parent;
        self.cycles[parent as usize].children.push(child);
        self.cycles[parent as usize].members.push(Member::Cycle(child));
    }
    /// Gives the cycles their spans.
    fn number(&mut self) {
        let order = self.preorder();
        for (number, &cycle) in order.iter().enumerate() {
            self.cycles[cycle as usize].span = [number as u32; 2];
        }
        // Children come behind their parent.
        for &cycle in order.iter().rev() {
            let last = |&child: &u32| self.cycles[child as usize].span[1];
            if let Some(last) = self.cycles[cycle as usize].children.iter().map(last).max() {
                self.cycles[cycle as usize].span[1] = last;
            }
        }
    }
    /// All cycles, each before its children.
    pub fn preorder(&self) -> Vec<u32> {
        let mut order = Vec::with_capacity(self.cycles.len());
        let mut stack: Vec<u32> = self.outermost.iter().rev().copied().collect();
        while let Some(cycle) = stack.pop() {
            order.push(cycle);
            stack.extend(self.cycles[cycle as usize].children.iter().rev());
        }
        order
    }
    /// The blocks by which `cycle` is entered, the header first.
    pub fn entries(&self, cycle: u32) -> &[Block] {
        &self.cycles[cycle as usize].entries
    }
    /// All cycles, each before its children, with their depths from 1.
    pub fn with_depths(&self) -> Vec<(u32, u32)> {
        let mut depths = vec![1; self.cycles.len()];
        let order = self.preorder();
        for &cycle in &order {
            for &child in &self.cycles[cycle as usize].children {
                depths[child as usize] = depths[cycle as usize] + 1;
            }
        }
        order.into_iter().map(|cycle| (cycle, depths[cycle as usize])).collect()
    }
    /// The blocks of `cycle` and of those inside it, in the order in which they were found, the header first.
    pub fn blocks(&self, cycle: u32) -> Vec<Block> {
        let mut blocks = Vec::new();
        let mut work = vec![Member::Cycle(cycle)];
        while let Some(member) = work.pop() {
            match member {
                Member::Block(block) => blocks.push(block),
                Member::Cycle(inner) => {
                    let inner = &self.cycles[inner as usize];
                    blocks.push(inner.entries[0]);
                    work.extend(inner.members.iter().rev());
                }
            }
        }
        blocks
    }
    /// Whether `block` is in `cycle` or in one inside it.
    pub fn contains(&self, cycle: u32, block: Block) -> bool {
        match self.innermost.get(block.index()) {
            Some(&inner) if inner != NO_CYCLE => {
                contains(self.cycles[cycle as usize].span, self.cycles[inner as usize].span)
            }
            _ => false,
        }
    }
    /// A new block of `cycle` itself.
    pub fn add_block(&mut self, cycle: u32, block: Block) {
        if self.innermost.len() <= block.index() {
            self.innermost.resize(block.index() + 1, NO_CYCLE);
        }
        self.innermost[block.index()] = cycle;
    }
    /// `cycle` is entered by the block `entry` alone from now on.
    pub fn set_entry(&mut self, cycle: u32, entry: Block) {
        self.cycles[cycle as usize].entries = vec![entry];
    }
}

fn contains(outer: Span, inner: Span) -> bool {
    inner[0] != UNMET && outer[0] <= inner[0] && inner[0] <= outer[1]
}

/// A depth-first walk that takes the last successor first: the blocks as they are met, and their spans.
fn walk(cfg: &Cfg) -> (Vec<Block>, Vec<Span>) {
    let mut met: Vec<Block> = Vec::new();
    let mut spans = vec![[UNMET; 2]; cfg.rows()];
    // A block stands on the stack for each edge to it, and once more, marked, while blocks below it are walked.
    let mut stack = vec![(cfg.entry(), false)];
    while let Some((block, is_open)) = stack.pop() {
        if block.is_none() {
            continue;
        }
        if is_open {
            spans[block.index()][1] = met.len() as u32 - 1;
        } else if spans[block.index()][0] == UNMET {
            spans[block.index()] = [met.len() as u32; 2];
            met.push(block);
            stack.push((block, true));
            stack.extend(cfg.succs(block).iter().map(|&to| (to, false)));
        }
    }
    (met, spans)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{Rng, body_of};

    /// The cycles of a function whose blocks have these successors.
    fn cycles_of(edges: &[Vec<usize>]) -> (Cycles, Cfg) {
        let (module, body) = body_of(edges);
        let func = Func::of_body(&body, module.ctx());
        let cfg = Cfg::new(&func);
        (Cycles::new(&func, &cfg), cfg)
    }

    #[test]
    fn irreducible_cycles_have_all_entries_and_their_children() {
        // 1 and 2 are both entered from 0; 3 and 4 form a loop in the cycle; 5 is behind it, 6 is unreachable and enters 3.
        let (cycles, _) = cycles_of(&[vec![1, 2], vec![2], vec![3], vec![4, 1], vec![3, 5], vec![], vec![3]]);
        let order = cycles.preorder();
        assert_eq!(order.len(), 2);
        assert_eq!(cycles.entries(order[0]), [Block(2), Block(1)]);
        assert_eq!(cycles.entries(order[1]), [Block(3)]);
        let members = |cycle| (0..7).filter(|&block| cycles.contains(cycle, Block(block))).collect::<Vec<_>>();
        assert_eq!(members(order[0]), [1, 2, 3, 4]);
        assert_eq!(members(order[1]), [3, 4]);
    }

    #[test]
    fn cycles_of_random_graphs_are_strongly_connected() {
        let mut rng = Rng::new(7);
        for _ in 0..300 {
            let count = 2 + rng.below(12);
            let edges: Vec<Vec<usize>> =
                (0..count).map(|_| (0..rng.below(3)).map(|_| 1 + rng.below(count - 1)).collect()).collect();
            let (cycles, cfg) = cycles_of(&edges);
            let reaches = |from: Block, inside: &dyn Fn(Block) -> bool| {
                let mut seen = vec![false; count];
                let mut work = vec![from];
                while let Some(block) = work.pop() {
                    for &to in cfg.succs(block) {
                        if inside(to) && !std::mem::replace(&mut seen[to.index()], true) {
                            work.push(to);
                        }
                    }
                }
                seen
            };
            let is_cyclic = |block: usize| reaches(Block(block as u32), &|_| true)[block];
            for block in (0..count).filter(|&block| cfg.is_reachable(Block(block as u32))) {
                let in_any = cycles.preorder().iter().any(|&cycle| cycles.contains(cycle, Block(block as u32)));
                assert_eq!(in_any, is_cyclic(block), "{edges:?}");
            }
            for cycle in cycles.preorder() {
                let inside = |block: Block| cycles.contains(cycle, block) && cfg.is_reachable(block);
                for block in (0..count as u32).map(Block).filter(|&block| inside(block)) {
                    let seen = reaches(block, &inside);
                    assert!((0..count as u32).map(Block).all(|to| !inside(to) || seen[to.index()]), "{edges:?}");
                    let is_entry = cfg.preds(block).iter().any(|&pred| cfg.is_reachable(pred) && !inside(pred));
                    assert_eq!(cycles.entries(cycle).contains(&block), is_entry, "{edges:?} {block:?}");
                }
            }
        }
    }
}
