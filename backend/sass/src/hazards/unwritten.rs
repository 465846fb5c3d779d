//! Registers that are read although no path from an entry writes them first: a check of roles more than of code.
//!
//! A register counts as written where some path from an entry writes it, guarded or not. Blocks have a bit for each
//! register; a worklist takes them until nothing changes.
//!
//! Cost: linear in instructions, times how often a block's bits grow, which is a few times.

use super::code::{Code, Flow, Index};
use super::flow::{Block, Graph};
use super::registers::{Register, RegisterSet};
use crate::roles::Access;

/// A register that is read and that nothing wrote.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unwritten {
    /// The instruction.
    pub reader: Index,
    /// What it reads.
    pub access: Access,
    /// The register.
    pub register: Register,
}

/// The registers that are read before any path has written them. Functions that are entered from elsewhere may read what they are
/// given, so that `is_kernel` must say which entries are kernels; what others and calls of functions elsewhere leave is unknown.
pub fn find(code: &Code, graph: &Graph, is_kernel: impl Fn(Index) -> bool) -> Vec<Unwritten> {
    let mut written: Vec<Option<RegisterSet>> = vec![None; graph.len()];
    let mut work = Vec::new();
    for entry in &graph.entries {
        let known = is_kernel(Index(graph.range(*entry).start));
        written[entry.0 as usize] = Some(if known { RegisterSet::default() } else { RegisterSet::ALL });
        work.push(*entry);
    }
    while let Some(block) = work.pop() {
        let mut bits = written[block.0 as usize].unwrap_or_default();
        walk(code, graph, block, &mut bits, &mut |_| {});
        for successor in graph.successors(block) {
            let known = &mut written[successor.0 as usize];
            let joined = known.map_or(bits, |old| old.union(&bits));
            if *known != Some(joined) {
                *known = Some(joined);
                work.push(*successor);
            }
        }
    }
    let mut found = Vec::new();
    for block in (0..graph.len()).map(|block| Block(block as u32)) {
        if let Some(mut bits) = written[block.0 as usize] {
            walk(code, graph, block, &mut bits, &mut |unwritten| found.push(unwritten));
        }
    }
    found
}

fn walk(code: &Code, graph: &Graph, block: Block, written: &mut RegisterSet, report: &mut dyn FnMut(Unwritten)) {
    for index in graph.range(block).map(Index) {
        for access in code.accesses(index).iter().filter(|access| !access.is_write) {
            for register in Register::of(access).filter(|register| !written.contains(*register)) {
                report(Unwritten { reader: index, access: *access, register });
            }
        }
        for access in code.accesses(index).iter().filter(|access| access.is_write) {
            Register::of(access).for_each(|register| written.insert(register));
        }
        if code.rows[index.0 as usize].flow == Flow::CallElsewhere {
            *written = RegisterSet::ALL;
        }
    }
}
