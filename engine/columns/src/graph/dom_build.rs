//! How dominator trees are computed: rounds over the reverse post-order; roots of the post-dominator tree, the depth-first walk,
//! Lengauer and Tarjan's algorithm over its numbers.

use super::flow::{Flow, UNREACHED};
use super::scc::Sccs;
use crate::RowSet;
use crate::ids::Id;

/// Blocks the virtual exit gets an edge from: blocks without successors in layout order, then one block per part of the
/// graph that cannot leave (see the file header).
pub(super) fn exit_roots<N: Id>(cfg: &Flow<N>) -> Vec<N> {
    let mut roots: Vec<N> = cfg.layout().iter().copied().filter(|&b| cfg.succs(b).is_empty()).collect();
    let mut seen = RowSet::new(cfg.rows());
    let mut stack = Vec::new();
    let mark_back = |from: N, seen: &mut RowSet<N>, stack: &mut Vec<N>| {
        seen.insert(from);
        stack.push(from);
        while let Some(b) = stack.pop() {
            for &p in cfg.preds(b) {
                if seen.insert(p) {
                    stack.push(p);
                }
            }
        }
    };
    for &r in &roots {
        if !seen.contains(r) {
            mark_back(r, &mut seen, &mut stack);
        }
    }
    if cfg.layout().iter().all(|&b| seen.contains(b)) {
        return roots;
    }
    // Successors are taken in descending layout order, whatever their order in the terminator.
    let mut place = vec![0u32; cfg.rows()];
    for (i, b) in cfg.layout().iter().enumerate() {
        place[b.index()] = i as u32;
    }
    let exits = roots.len();
    // Walks may overlap (each block once per root it leads to). Past a budget, only parts that nothing leaves are walked.
    let mut budget = cfg.rows() * 8 + 1024;
    let scc = Sccs::of_rows(cfg.rows(), |b| cfg.succs(N::new(b)).iter().map(|s| s.index()));
    let mut stamp = vec![0u32; cfg.rows()];
    let mut round = 0;
    for &start in cfg.layout() {
        if seen.contains(start) {
            continue;
        }
        if budget == 0 {
            let c = scc.of(start.index());
            let leaves = |b: &u32| cfg.succs(N::new(*b as usize)).iter().any(|s| scc.of(s.index()) != c);
            if scc.members(c as usize).iter().any(leaves) {
                continue;
            }
        }
        // The block a depth-first walk reaches last.
        round += 1;
        let mut last = start;
        stack.push(start);
        while let Some(b) = stack.pop() {
            if seen.contains(b) || stamp[b.index()] == round {
                continue;
            }
            stamp[b.index()] = round;
            budget = budget.saturating_sub(1);
            last = b;
            let at = stack.len();
            stack.extend(cfg.succs(b).iter().copied().filter(|&s| !seen.contains(s) && stamp[s.index()] != round));
            stack[at..].sort_by_key(|s| place[s.index()]);
        }
        roots.push(last);
        mark_back(last, &mut seen, &mut stack);
    }
    drop_redundant(cfg, &scc, &mut roots, exits);
    roots
}

/// Removes each root from `exits` on that reaches another root. Reaching is transitive, so it is enough to know which
/// roots reach any other: one pass over the strongly connected components, sinks first.
fn drop_redundant<N: Id>(cfg: &Flow<N>, scc: &Sccs, roots: &mut Vec<N>, exits: usize) {
    let mut has_root = vec![false; scc.len()];
    for r in roots.iter() {
        has_root[scc.of(r.index()) as usize] = true;
    }
    // Components are numbered callees first: successors have lower numbers.
    let mut reaches = vec![false; scc.len()];
    for c in 0..scc.len() {
        reaches[c] = scc.members(c).iter().any(|&b| {
            cfg.succs(N::new(b as usize)).iter().any(|s| {
                let d = scc.of(s.index()) as usize;
                d != c && (has_root[d] || reaches[d])
            })
        });
    }
    let mut i = exits;
    while i < roots.len() {
        if reaches[scc.of(roots[i].index()) as usize] {
            roots.swap_remove(i);
        } else {
            i += 1;
        }
    }
}

/// Steps of [`idoms_by_rounds`] per block.
const STEPS: usize = 16;

/// Immediate dominator of each block that the entry reaches, both as places in the reverse post-order; [`UNREACHED`] for the entry.
/// `None` where more than [`STEPS`] steps per block would be needed: those are nests of irreducible cycles and deep chains of blocks
/// that all lead to one.
pub(super) fn idoms_by_rounds<N: Id>(cfg: &Flow<N>) -> Option<Vec<u32>> {
    let blocks = cfg.rpo().len();
    let mut idom = vec![UNREACHED; blocks];
    let mut left = STEPS * blocks + 64;
    let mut is_cyclic = false;
    loop {
        let mut changed = false;
        for (at, &b) in cfg.rpo().iter().enumerate().skip(1) {
            let mut common = UNREACHED;
            for &p in cfg.preds(b) {
                let mut other = cfg.rpo_index(p);
                if other == UNREACHED {
                    continue;
                }
                if other != 0 && idom[other as usize] == UNREACHED {
                    // The end of an edge back, in the first round.
                    is_cyclic = true;
                    continue;
                }
                if common == UNREACHED {
                    common = other;
                }
                while common != other {
                    left = left.checked_sub(1)?;
                    match common > other {
                        true => common = idom[common as usize],
                        false => other = idom[other as usize],
                    }
                }
            }
            changed |= idom[at] != common;
            idom[at] = common;
        }
        left = left.checked_sub(blocks)?;
        // Without edges back the first round saw everything.
        if !changed || !is_cyclic {
            return Some(idom);
        }
    }
}

/// A depth-first walk from the roots, in whose numbers the dominators are computed. Number 0 is a virtual root.
pub(super) struct Walk<N> {
    /// N of each number.
    pub(super) vertex: Vec<N>,
    number: Vec<u32>,
    parent: Vec<u32>,
    root: Vec<bool>,
}

impl<N: Id> Walk<N> {
    /// Walks from `roots`, backwards when `post`.
    pub(super) fn new(cfg: &Flow<N>, roots: &[N], post: bool) -> Walk<N> {
        let n = cfg.layout().len() + 1;
        let mut w = Walk {
            vertex: Vec::with_capacity(n),
            number: vec![UNREACHED; cfg.rows()],
            parent: Vec::with_capacity(n),
            root: vec![false; n],
        };
        w.vertex.push(N::NONE);
        w.parent.push(0);
        let next = |b: N| if post { cfg.preds(b) } else { cfg.succs(b) };
        let mut stack: Vec<(N, u32)> = Vec::new();
        for &r in roots {
            if w.number[r.index()] != UNREACHED {
                w.root[w.number[r.index()] as usize] = true;
                continue;
            }
            w.root[w.vertex.len()] = true;
            w.visit(r, 0);
            stack.push((r, 0));
            while let Some((b, k)) = stack.last_mut() {
                let (b, at) = (*b, *k as usize);
                match next(b).get(at) {
                    Some(&s) => {
                        *k += 1;
                        if w.number[s.index()] == UNREACHED {
                            w.visit(s, w.number[b.index()]);
                            stack.push((s, 0));
                        }
                    }
                    None => {
                        stack.pop();
                    }
                }
            }
        }
        w
    }
    fn visit(&mut self, node: N, parent: u32) {
        self.number[node.index()] = self.vertex.len() as u32;
        self.vertex.push(node);
        self.parent.push(parent);
    }
    /// Immediate dominator of each number. Lengauer and Tarjan, simple linking.
    pub(super) fn idoms(&self, cfg: &Flow<N>, post: bool) -> Vec<u32> {
        let n = self.vertex.len();
        let mut semi: Vec<u32> = (0..n as u32).collect();
        let mut idom = vec![0u32; n];
        let mut forest = Forest { ancestor: vec![UNREACHED; n], label: (0..n as u32).collect(), path: Vec::new() };
        // Buckets as linked lists: vertices by semidominator.
        let mut head = vec![UNREACHED; n];
        let mut next = vec![UNREACHED; n];
        for w in (1..n as u32).rev() {
            let i = w as usize;
            let b = self.vertex[i];
            let mut s = if self.root[i] { 0 } else { self.parent[i] };
            for p in if post { cfg.succs(b) } else { cfg.preds(b) } {
                let v = self.number[p.index()];
                if v != UNREACHED {
                    s = s.min(semi[forest.eval(v, &semi) as usize]);
                }
            }
            semi[i] = s;
            next[i] = std::mem::replace(&mut head[s as usize], w);
            let p = self.parent[i];
            forest.ancestor[i] = p;
            let mut v = std::mem::replace(&mut head[p as usize], UNREACHED);
            while v != UNREACHED {
                let u = forest.eval(v, &semi);
                idom[v as usize] = if semi[u as usize] < semi[v as usize] { u } else { p };
                v = next[v as usize];
            }
        }
        for w in 1..n {
            if idom[w] != semi[w] {
                idom[w] = idom[idom[w] as usize];
            }
        }
        idom
    }
}

/// Link-eval forest with path compression.
struct Forest {
    ancestor: Vec<u32>,
    label: Vec<u32>,
    path: Vec<u32>,
}

impl Forest {
    /// Vertex of least semidominator on the path from `v` up to, without, the root of its tree.
    fn eval(&mut self, v: u32, semi: &[u32]) -> u32 {
        let up = |a: &[u32], x: u32| a[x as usize];
        if up(&self.ancestor, v) == UNREACHED {
            return v;
        }
        let mut x = v;
        while up(&self.ancestor, up(&self.ancestor, x)) != UNREACHED {
            self.path.push(x);
            x = up(&self.ancestor, x);
        }
        while let Some(y) = self.path.pop() {
            let y = y as usize;
            let a = self.ancestor[y] as usize;
            if semi[self.label[a] as usize] < semi[self.label[y] as usize] {
                self.label[y] = self.label[a];
            }
            self.ancestor[y] = self.ancestor[a];
        }
        self.label[v as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    crate::id! {
        /// A node of a test graph.
        pub Node;
    }

    fn flow(nodes: usize, edges: &[(usize, usize)]) -> Flow<Node> {
        let edges: Vec<(Node, Node)> = edges.iter().map(|&(from, to)| (Node::new(from), Node::new(to))).collect();
        Flow::from_edges(nodes, (0..nodes).map(Node::new).collect(), &edges)
    }

    /// The immediate dominators by Lengauer and Tarjan's algorithm, in the form of [`idoms_by_rounds`].
    fn idoms_by_walk(cfg: &Flow<Node>) -> Vec<u32> {
        let walk = Walk::new(cfg, &[cfg.entry()], false);
        assert_eq!(walk.vertex[1..], *cfg.depth_first());
        let idom = walk.idoms(cfg, false);
        let mut out = vec![UNREACHED; cfg.rpo().len()];
        for (number, &node) in walk.vertex.iter().enumerate().skip(2) {
            out[cfg.rpo_index(node) as usize] = cfg.rpo_index(walk.vertex[idom[number] as usize]);
        }
        out
    }

    proptest! {
        #[test]
        fn rounds_find_what_the_walk_finds(
            (nodes, edges) in (1usize..14).prop_flat_map(|n| (Just(n), proptest::collection::vec((0..n, 0..n), 0..3 * n)))
        ) {
            let cfg = flow(nodes, &edges);
            if let Some(found) = idoms_by_rounds(&cfg) {
                prop_assert_eq!(found, idoms_by_walk(&cfg));
            }
        }
    }

    /// A chain, each node of which also leaves to one exit: every step up is as long as the chain.
    #[test]
    fn a_ladder_is_given_up_and_has_a_tree() {
        let nodes = 2000;
        let exit = nodes - 1;
        let edges: Vec<(usize, usize)> = (0..exit).flat_map(|node| [(node, node + 1), (node, exit)]).collect();
        let cfg = flow(nodes, &edges);
        assert_eq!(idoms_by_rounds(&cfg), None);
        let tree = crate::graph::Dominators::new(&cfg);
        assert_eq!((tree.idom(Node::new(exit)), tree.idom(Node::new(77))), (Node::new(0), Node::new(76)));
        let short = flow(20, &(0..19).flat_map(|node| [(node, node + 1), (node, 19)]).collect::<Vec<_>>());
        assert_eq!(idoms_by_rounds(&short), Some(idoms_by_walk(&short)));
    }
}
