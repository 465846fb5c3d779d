//! Regions of convergence: threads that enter one by `BSSY` must meet again by `BSYNC` before they go on behind its end.
//!
//! A forward walk keeps the `BSSY` instructions whose region may be open. `BSYNC` closes those of its barrier; so do `BREAK`, by which
//! threads leave, and `BMOV`, which saves or restores the barrier. An edge to the end of a region that is open is an error: the threads
//! that come by it go on without the others.
//!
//! Cost: linear in instructions, times the regions that are open at once, which are a few.

use super::HazardError;
use super::check::site;
use super::code::{Code, Flow, Index};
use super::flow::{Block, Graph};
use crate::roles::RegisterFile;
use std::collections::BTreeSet;

/// The regions that may be open, as the indices of their `BSSY`, in order.
type Open = Vec<Index>;

/// Ends of regions that are reached while they are open.
pub fn check(code: &Code, graph: &Graph) -> Vec<HazardError> {
    let mut entries: Vec<Option<Open>> = vec![None; graph.len()];
    let mut work: BTreeSet<Block> = graph.entries.iter().copied().collect();
    graph.entries.iter().for_each(|entry| entries[entry.0 as usize] = Some(Vec::new()));
    let mut told = BTreeSet::new();
    while let Some(block) = work.pop_first() {
        let mut open = entries[block.0 as usize].clone().unwrap_or_default();
        graph.range(block).map(Index).for_each(|index| step(code, index, &mut open));
        let last = Index(graph.range(block).end - 1);
        for successor in graph.successors(block) {
            let start = Index(graph.range(*successor).start);
            for entry in &open {
                if code.rows[entry.0 as usize].flow == Flow::Region(start) {
                    told.insert((last, *entry));
                }
            }
            // Behind its end a region is as good as closed: what was wrong was said.
            let here = open.iter().filter(|entry| code.rows[entry.0 as usize].flow != Flow::Region(start));
            let known = &mut entries[successor.0 as usize];
            let is_first = known.is_none();
            let known = known.get_or_insert_default();
            let before = known.len();
            known.extend(here);
            known.sort_unstable();
            known.dedup();
            if is_first || known.len() != before {
                work.insert(*successor);
            }
        }
    }
    let errors = told
        .into_iter()
        .map(|(last, entry)| HazardError::RegionLeft { last: site(code, last), entry: site(code, entry) });
    errors.collect()
}

fn step(code: &Code, index: Index, open: &mut Open) {
    let barrier = |index: Index| {
        let mut accesses = code.accesses(index).iter();
        accesses.find(|access| access.file == RegisterFile::Barrier).map(|access| access.first)
    };
    let Some(own) = barrier(index) else { return };
    open.retain(|entry| barrier(*entry) != Some(own));
    if matches!(code.rows[index.0 as usize].flow, Flow::Region(_)) {
        open.push(index);
        open.sort_unstable();
    }
}
