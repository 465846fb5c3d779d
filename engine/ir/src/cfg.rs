//! Control-flow graph of a function: a [`Flow`] over its blocks.
//!
//! Built from the terminators alone, so it also serves bodies whose use lists are not built (the verifier).

use crate::func::Func;
use crate::ids::*;
use std::ops::Deref;
use warpc_columns::graph::Flow;
pub use warpc_columns::graph::{Csr, UNREACHED};

/// Edges and orders of the blocks of a function.
#[derive(Clone, Debug, Default)]
pub struct Cfg(Flow<Block>);

impl Deref for Cfg {
    type Target = Flow<Block>;
    #[inline(always)]
    fn deref(&self) -> &Flow<Block> {
        &self.0
    }
}

impl Cfg {
    /// Graph of `func`.
    pub fn new(func: &Func<'_>) -> Cfg {
        let mut order = Vec::with_capacity(func.num_blocks());
        order.extend(func.block_order());
        let mut edges = Vec::with_capacity(order.len() * 2);
        for &b in &order {
            edges.extend(func.successors(b).map(|s| (b, s)));
        }
        Self::from_edges(func.num_blocks(), order, &edges)
    }
    /// Graph of `order[0]` as entry, the live blocks in layout order, and edges among them in any order of sources.
    pub fn from_edges(rows: usize, order: Vec<Block>, edges: &[(Block, Block)]) -> Cfg {
        Cfg(Flow::from_edges(rows, order, edges))
    }
    /// Hash of blocks and edges, whatever the layout; tells a stale graph from a fresh one in debug builds.
    pub fn fingerprint(func: &Func<'_>) -> u64 {
        let mut sum = func.num_blocks() as u64;
        for b in func.block_order() {
            for (k, s) in func.successors(b).enumerate() {
                let x = (b.0 as u64) << 32 | s.0 as u64;
                let h = (x ^ (k as u64) << 17).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                sum = sum.wrapping_add(h ^ h >> 29);
            }
        }
        sum
    }
}
