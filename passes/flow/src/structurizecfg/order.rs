//! The order in which the nodes of a region are laid in line: a node after those that lead to it, and the nodes of a cycle together, its
//! entry first, the rest of it ordered in the same way.
//!
//! **How**: strongly connected components of the graph come callees first (Tarjan). Of each, what is left without its entry is
//! ordered again. **Cost**: a walk over the edges for each level of nested cycles.

use super::regions::Regions;
use warpc_ir::Func;
use warpc_ir::ids::*;

/// A part of a region: a block, or a region directly in it by its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Node {
    Block(Block),
    Region(usize),
}

impl Node {
    /// The block that a node is entered by.
    pub(super) fn entry(self, regions: &Regions) -> Block {
        match self {
            Node::Block(block) => block,
            Node::Region(region) => regions.rows[region].entry,
        }
    }
    /// The node of `region` that holds `block`.
    pub(super) fn of(regions: &Regions, region: usize, block: Block) -> Node {
        match regions.child_with(region, block) {
            Some(child) => Node::Region(child),
            None => Node::Block(block),
        }
    }
}

/// The nodes of a region as a graph.
struct Graph {
    nodes: Vec<Node>,
    edges: Vec<Vec<u32>>,
}

impl Graph {
    /// The nodes that the entry of `region` reaches, the entry first.
    fn new(func: &Func<'_>, regions: &Regions, region: usize) -> Graph {
        let exit = regions.rows[region].exit;
        let mut graph = Graph { nodes: Vec::new(), edges: Vec::new() };
        let mut row_of: Vec<u32> = vec![u32::MAX; func.num_blocks()];
        let mut at = 0;
        let first = Node::of(regions, region, regions.rows[region].entry);
        row_of[first.entry(regions).index()] = 0;
        graph.nodes.push(first);
        while at < graph.nodes.len() {
            let successors: Vec<Block> = match graph.nodes[at] {
                Node::Block(block) => func.successors(block).collect(),
                Node::Region(child) => vec![regions.rows[child].exit],
            };
            let mut edges = Vec::with_capacity(successors.len());
            for to in successors.into_iter().filter(|&to| to != exit) {
                let row = &mut row_of[to.index()];
                if *row == u32::MAX {
                    *row = graph.nodes.len() as u32;
                    graph.nodes.push(Node::of(regions, region, to));
                }
                edges.push(*row);
            }
            graph.edges.push(edges);
            at += 1;
        }
        graph
    }
    /// Strongly connected components of what `entry` reaches through `allowed` nodes, one that leads to another after that;
    /// within each, the node that it is entered by comes last. None of the nodes is allowed afterwards.
    fn components(&self, entry: u32, allowed: &mut [bool], scratch: &mut Scratch) -> Vec<Vec<u32>> {
        let mut found = Vec::new();
        // Node and next edge.
        let mut open = vec![(entry, 0)];
        scratch.enter(entry);
        while let Some(&mut (node, ref mut edge)) = open.last_mut() {
            if let Some(&to) = self.edges[node as usize].get(*edge) {
                *edge += 1;
                let seen = scratch.low[to as usize] != 0;
                if !allowed[to as usize] {
                    continue;
                }
                if seen {
                    let low = scratch.low[to as usize];
                    let mine = &mut scratch.low[node as usize];
                    *mine = low.min(*mine);
                } else {
                    scratch.enter(to);
                    open.push((to, 0));
                }
                continue;
            }
            open.pop();
            let low = scratch.low[node as usize];
            if let Some(&(above, _)) = open.last() {
                let theirs = &mut scratch.low[above as usize];
                *theirs = low.min(*theirs);
            }
            if low != scratch.number[node as usize] {
                continue;
            }
            let mut members = Vec::new();
            while let Some(member) = scratch.stack.pop() {
                // Finished: no edge lowers anything to it.
                scratch.low[member as usize] = u32::MAX;
                members.push(member);
                if member == node {
                    break;
                }
            }
            found.push(members);
        }
        for &member in found.iter().flatten() {
            allowed[member as usize] = false;
            scratch.low[member as usize] = 0;
        }
        found
    }
}

/// Memory of a walk.
struct Scratch {
    /// Per node: number in depth-first order, and the lowest number that it leads back to; 0 where not met.
    number: Vec<u32>,
    low: Vec<u32>,
    next: u32,
    stack: Vec<u32>,
}

impl Scratch {
    fn enter(&mut self, node: u32) {
        self.next += 1;
        self.number[node as usize] = self.next;
        self.low[node as usize] = self.next;
        self.stack.push(node);
    }
}

/// The nodes of `region`, the last in line first, so that the entry is at the end.
pub(super) fn last_first(func: &Func<'_>, regions: &Regions, region: usize) -> Vec<Node> {
    let graph = Graph::new(func, regions, region);
    let nodes = graph.nodes.len();
    let mut scratch = Scratch { number: vec![0; nodes], low: vec![0; nodes], next: 0, stack: Vec::new() };
    let mut order: Vec<u32> = vec![0; nodes];
    let mut allowed = vec![true; nodes];
    // Ranges of the order that hold a cycle each, with its entry last.
    let mut cycles: Vec<(usize, usize)> = Vec::new();
    let (mut at, mut entry) = (0, 0);
    loop {
        for members in graph.components(entry, &mut allowed, &mut scratch) {
            // Up to two nodes are in order, the second of them being the entry.
            if members.len() > 2 {
                cycles.push((at, at + members.len()));
            }
            order[at..at + members.len()].copy_from_slice(&members);
            at += members.len();
        }
        let Some((start, end)) = cycles.pop() else { break };
        for &node in &order[start..end - 1] {
            allowed[node as usize] = true;
        }
        at = start;
        entry = order[end - 1];
    }
    order.into_iter().map(|node| graph.nodes[node as usize]).collect()
}
