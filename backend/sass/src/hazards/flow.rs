//! The control flow graph of a section: blocks, and the edges that a warp can take.
//!
//! Calls within the section lead to the function, and each of its returns to behind every call of it; so a path may return to
//! another call than it came from. What a function elsewhere does is not known. `BSYNC` leads to where the regions of its barrier end,
//! which is mostly the next instruction.

use super::code::{Code, Flow, Index};
use crate::roles::RegisterFile;
use std::collections::{BTreeMap, BTreeSet};

/// Number of a block.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Block(pub u32);

/// The control flow graph of a section.
pub struct Graph {
    /// First instruction of each block, in order; then the number of instructions.
    pub starts: Vec<u32>,
    /// For each block where its successors begin in `successors`; then their number.
    first: Vec<u32>,
    successors: Vec<Block>,
    /// Blocks that control enters from outside.
    pub entries: Vec<Block>,
}

impl Graph {
    /// Finds blocks and edges.
    pub fn new(code: &Code) -> Graph {
        let count = code.rows.len();
        let mut is_leader = vec![false; count + 1];
        let mut lead = |index: Index| is_leader[index.0 as usize] = true;
        code.entries.iter().for_each(|entry| lead(*entry));
        code.targets.values().flatten().for_each(|target| lead(*target));
        for (index, row) in code.rows.iter().enumerate() {
            match row.flow {
                Flow::Next => continue,
                Flow::Branch(target) | Flow::Call(target) | Flow::Region(target) => lead(target),
                _ => {}
            }
            lead(Index(index as u32 + 1));
        }
        is_leader[0] = true;
        is_leader[count] = true;
        let starts: Vec<u32> = (0..=count as u32).filter(|index| is_leader[*index as usize]).collect();
        let mut graph = Graph { starts, first: vec![0], successors: Vec::new(), entries: Vec::new() };
        let returns = Returns::find(code);
        let regions = regions(code);
        for block in 0..graph.len() {
            let last = Index(graph.starts[block + 1] - 1);
            let mut targets = Vec::new();
            steps(code, &returns, &regions, last, &mut targets);
            let mut found: Vec<Block> = targets.iter().map(|target| graph.block_of(*target)).collect();
            found.sort_unstable();
            found.dedup();
            graph.successors.extend(found);
            graph.first.push(graph.successors.len() as u32);
        }
        let entries = code.entries.iter().filter(|entry| !returns.calls.contains_key(entry));
        graph.entries = entries.map(|entry| graph.block_of(*entry)).collect();
        graph
    }

    /// Number of blocks.
    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// Whether there is no block.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The instructions of a block.
    pub fn range(&self, block: Block) -> std::ops::Range<u32> {
        self.starts[block.0 as usize]..self.starts[block.0 as usize + 1]
    }

    /// The successors of a block, in order.
    pub fn successors(&self, block: Block) -> &[Block] {
        let at = block.0 as usize;
        &self.successors[self.first[at] as usize..self.first[at + 1] as usize]
    }

    /// The block of an instruction.
    pub fn block_of(&self, index: Index) -> Block {
        Block(self.starts.partition_point(|start| *start <= index.0) as u32 - 1)
    }
}

/// The ends of regions, by the number of their barrier.
fn regions(code: &Code) -> BTreeMap<u8, Vec<Index>> {
    let mut regions: BTreeMap<u8, Vec<Index>> = BTreeMap::new();
    for (index, row) in code.rows.iter().enumerate() {
        let Flow::Region(target) = row.flow else { continue };
        let barrier = code.accesses(Index(index as u32)).iter().find(|access| access.file == RegisterFile::Barrier);
        if let Some(barrier) = barrier {
            let known = regions.entry(barrier.first).or_default();
            if !known.contains(&target) {
                known.push(target);
            }
        }
    }
    regions
}

/// Where the last instruction of a block leads.
fn steps(code: &Code, returns: &Returns, regions: &BTreeMap<u8, Vec<Index>>, last: Index, targets: &mut Vec<Index>) {
    let row = &code.rows[last.0 as usize];
    let next = Index(last.0 + 1);
    let goes_on = match row.flow {
        Flow::Next | Flow::Region(_) | Flow::CallElsewhere => true,
        Flow::Branch(target) => {
            targets.push(target);
            row.may_fall_through
        }
        Flow::Indirect => {
            targets.extend(code.targets.get(&last).into_iter().flatten());
            row.guard.predicate != 7
        }
        Flow::Call(target) => {
            targets.push(target);
            row.may_fall_through || !returns.returning.contains(&target)
        }
        Flow::Return => {
            targets.extend(returns.after(last));
            row.guard.predicate != 7
        }
        Flow::Exit => row.may_fall_through,
        Flow::Synchronise => {
            let barrier = code.accesses(last).iter().find(|access| access.file == RegisterFile::Barrier);
            let ends = barrier.and_then(|barrier| regions.get(&barrier.first));
            // If the next instruction is where some region ends, the region is that one.
            ends.is_none_or(|ends| ends.is_empty() || ends.contains(&next)) || {
                targets.extend(ends.into_iter().flatten());
                true
            }
        }
    };
    if goes_on && (next.0 as usize) < code.rows.len() {
        targets.push(next);
    }
}

/// Which returns belong to which functions.
struct Returns {
    /// The instructions behind the calls of each function.
    calls: BTreeMap<Index, Vec<Index>>,
    /// The functions that a return may belong to.
    functions: BTreeMap<Index, Vec<Index>>,
    /// The functions that have a return.
    returning: BTreeSet<Index>,
}

impl Returns {
    /// Walks each function that is called from its first instruction, over calls that it makes itself.
    fn find(code: &Code) -> Returns {
        let mut returns = Returns { calls: BTreeMap::new(), functions: BTreeMap::new(), returning: BTreeSet::new() };
        for (index, row) in code.rows.iter().enumerate() {
            if let Flow::Call(target) = row.flow {
                let next = Index(index as u32 + 1);
                if (next.0 as usize) < code.rows.len() {
                    returns.calls.entry(target).or_default().push(next);
                }
            }
        }
        let mut seen = vec![u32::MAX; code.rows.len()];
        for (number, function) in returns.calls.keys().enumerate() {
            let mut work = vec![*function];
            while let Some(index) = work.pop() {
                let at = index.0 as usize;
                if at >= code.rows.len() || seen[at] == number as u32 {
                    continue;
                }
                seen[at] = number as u32;
                let row = &code.rows[at];
                let next = Index(index.0 + 1);
                match row.flow {
                    Flow::Return => {
                        returns.functions.entry(index).or_default().push(*function);
                        returns.returning.insert(*function);
                        if row.guard.predicate != 7 {
                            work.push(next);
                        }
                    }
                    Flow::Branch(target) => {
                        work.push(target);
                        if row.may_fall_through {
                            work.push(next);
                        }
                    }
                    Flow::Region(target) => work.extend([target, next]),
                    Flow::Indirect => work.extend(code.targets.get(&index).into_iter().flatten()),
                    Flow::Exit if !row.may_fall_through => {}
                    _ => work.push(next),
                }
            }
        }
        returns
    }

    fn after(&self, at: Index) -> impl Iterator<Item = Index> + '_ {
        let functions = self.functions.get(&at).into_iter().flatten();
        functions.flat_map(|function| self.calls[function].iter().copied())
    }
}
