//! The graph of a loop: nodes in columns, edges by node.

use std::collections::HashMap;
use warpc_analysis::facts;
use warpc_columns::graph::Sccs;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode};
use warpc_scev::depend::{Depend, Dependence, Direction};

/// Row of a node.
pub(super) type Node = usize;

/// What an edge stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum EdgeKind {
    DefUse,
    Memory,
    Rooted,
}

/// What a node is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Content {
    Root,
    Insts(Vec<Inst>),
    /// Nodes in a circle.
    Pi(Vec<Node>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Edge {
    pub kind: EdgeKind,
    pub to: Node,
}

pub(super) struct Graph {
    pub content: Vec<Content>,
    pub edges: Vec<Vec<Edge>>,
    /// Nodes in printed order.
    pub order: Vec<Node>,
    /// Per node: the pi-block it is in.
    pub pi_of: Vec<Option<Node>>,
    /// Whether the dependences of all pairs of accesses are known.
    pub tested_all: bool,
    root: Option<Node>,
}

impl Graph {
    /// A node for each instruction, with edges to uses and between accesses.
    pub(super) fn new(depend: &mut Depend<'_, '_, '_>, l: Loop) -> Graph {
        let func = depend.se.f;
        let se = &*depend.se;
        // Each block before those it leads to, but for back edges.
        let blocks = se.cfg.rpo().iter().copied().filter(|&block| se.loops.contains(l, block));
        let insts: Vec<Inst> = blocks.flat_map(|block| func.block_insts(block)).collect();
        let mut node_of = vec![usize::MAX; func.num_insts()];
        insts.iter().enumerate().for_each(|(node, inst)| node_of[inst.index()] = node);
        let mut graph = Graph {
            content: insts.iter().map(|&inst| Content::Insts(vec![inst])).collect(),
            edges: vec![vec![]; insts.len()],
            order: (0..insts.len()).collect(),
            pi_of: vec![None; insts.len()],
            tested_all: true,
            root: None,
        };
        let mut met = vec![usize::MAX; insts.len()];
        for (node, &inst) in insts.iter().enumerate() {
            let mut users: Vec<Inst> = func.uses(inst.into()).map(|used| func.user(used)).collect();
            // The use that was added last comes first.
            users.reverse();
            // Phis that close a loop are newer than all that was read.
            let around = depend.se.loops.of(func.block_of(inst));
            users.sort_by_key(|&user| {
                func.op(user) != Opcode::Phi || depend.se.loops.contains(around, func.block_of(user))
            });
            for user in users {
                let to = node_of[user.index()];
                if to != usize::MAX && to != node && std::mem::replace(&mut met[to], node) != node {
                    graph.edges[node].push(Edge { kind: EdgeKind::DefUse, to });
                }
            }
        }
        let touches = |inst: Inst| facts::may_read(func, inst) || facts::may_write(func, inst);
        let touching: Vec<Node> = (0..insts.len()).filter(|&node| touches(insts[node])).collect();
        for (at, &from) in touching.iter().enumerate() {
            for &to in &touching[at + 1..] {
                if !depend.has_budget() {
                    graph.tested_all = false;
                    return graph;
                }
                if let Some(dependence) = depend.depends(insts[from], insts[to], true) {
                    let is_input = [from, to].iter().all(|&node| !facts::may_write(func, insts[node]));
                    graph.add_memory(from, to, &dependence, is_input);
                }
            }
        }
        graph
    }
    /// Edges in the directions in which the accesses may follow each other; two reads have one, in the order of the program.
    fn add_memory(&mut self, from: Node, to: Node, dependence: &Dependence, is_input: bool) {
        let (mut forward, mut backward) = (true, dependence.confused);
        if !dependence.confused && !dependence.loop_independent && !is_input {
            match dependence.levels.iter().map(|level| level.direction).find(|&direction| direction != Direction::EQ) {
                Some(Direction::GT) => (forward, backward) = (false, true),
                Some(Direction::LT) | None => {}
                Some(_) => backward = true,
            }
        }
        if forward {
            self.edges[from].push(Edge { kind: EdgeKind::Memory, to });
        }
        if backward {
            self.edges[to].push(Edge { kind: EdgeKind::Memory, to: from });
        }
    }
    fn first(&self, node: Node) -> Option<Inst> {
        match &self.content[node] {
            Content::Insts(insts) => insts.first().copied(),
            _ => None,
        }
    }
    fn last(&self, node: Node) -> Option<Inst> {
        match &self.content[node] {
            Content::Insts(insts) => insts.last().copied(),
            _ => None,
        }
    }
    /// Joins nodes with one edge, to a use in the same block that nothing else leads to, with that use.
    pub(super) fn simplify(&mut self, func: &Func<'_>) {
        let count = self.content.len();
        let mut into = vec![0usize; count];
        self.edges.iter().flatten().for_each(|edge| into[edge.to] += 1);
        let is_one = |edges: &[Edge]| matches!(edges, [Edge { kind: EdgeKind::DefUse, .. }]);
        let mut is_candidate: Vec<bool> = self.edges.iter().map(|edges| is_one(edges)).collect();
        let mut gone = vec![false; count];
        let mut work: Vec<Node> = (0..count).filter(|&node| is_candidate[node]).collect();
        while let Some(from) = work.pop() {
            if !std::mem::replace(&mut is_candidate[from], false) {
                continue;
            }
            let [Edge { to, .. }] = self.edges[from][..] else { continue };
            let blocks = [self.last(from), self.first(to)].map(|inst| inst.map(|inst| func.block_of(inst)));
            if blocks[0] != blocks[1] || into[to] != 1 || self.edges[to].iter().any(|edge| edge.to == from) {
                continue;
            }
            if let Content::Insts(more) = std::mem::replace(&mut self.content[to], Content::Insts(vec![]))
                && let Content::Insts(insts) = &mut self.content[from]
            {
                insts.extend(more);
            }
            self.edges[from] = std::mem::take(&mut self.edges[to]);
            gone[to] = true;
            if std::mem::replace(&mut is_candidate[to], false) {
                is_candidate[from] = true;
                work.push(from);
            }
        }
        self.order.retain(|&node| !gone[node]);
    }
    fn add(&mut self, content: Content) -> Node {
        self.content.push(content);
        self.edges.push(vec![]);
        self.pi_of.push(None);
        self.order.push(self.content.len() - 1);
        self.content.len() - 1
    }
    /// A root with edges to nodes from which all are reached.
    pub(super) fn connect_root(&mut self) {
        let nodes = self.order.clone();
        let root = self.add(Content::Root);
        let mut met = vec![false; self.content.len()];
        for node in nodes {
            if met[node] {
                continue;
            }
            self.edges[root].push(Edge { kind: EdgeKind::Rooted, to: node });
            met[node] = true;
            let mut work = vec![node];
            while let Some(node) = work.pop() {
                for edge in &self.edges[node] {
                    if !std::mem::replace(&mut met[edge.to], true) {
                        work.push(edge.to);
                    }
                }
            }
        }
        self.root = Some(root);
    }
    /// Puts a node in the place of those that lead to each other.
    pub(super) fn make_pi_blocks(&mut self) {
        for mut members in self.circles() {
            // Nodes have the order of the program.
            members.sort_unstable();
            let pi = self.add(Content::Pi(members.clone()));
            let mut is_member = vec![false; self.content.len()];
            members.iter().for_each(|&node| is_member[node] = true);
            // What leaves the circle, by where it goes.
            let mut leaving: HashMap<Node, Vec<EdgeKind>> = HashMap::new();
            for &member in &members {
                self.pi_of[member] = Some(pi);
                let (inside, outside): (Vec<Edge>, Vec<Edge>) =
                    std::mem::take(&mut self.edges[member]).into_iter().partition(|edge| is_member[edge.to]);
                self.edges[member] = inside;
                outside.iter().for_each(|edge| leaving.entry(edge.to).or_default().push(edge.kind));
            }
            for at in 0..self.order.len() {
                let node = self.order[at];
                if node == pi || is_member[node] {
                    continue;
                }
                let mut entering: Vec<(Node, EdgeKind)> = vec![];
                self.edges[node].retain(|edge| {
                    if is_member[edge.to] {
                        entering.push((edge.to, edge.kind));
                    }
                    !is_member[edge.to]
                });
                entering.sort_by_key(|&(member, _)| member);
                let mut made: Vec<EdgeKind> = vec![];
                for (_, kind) in entering {
                    if !made.contains(&kind) {
                        made.push(kind);
                        self.edges[node].push(Edge { kind, to: pi });
                    }
                }
                made.clear();
                for &kind in leaving.get(&node).into_iter().flatten() {
                    if !made.contains(&kind) {
                        made.push(kind);
                        self.edges[pi].push(Edge { kind, to: node });
                    }
                }
            }
        }
    }
    /// Sets of more than one node that lead to each other, in the order in which a walk from the root leaves them.
    fn circles(&self) -> Vec<Vec<Node>> {
        let Some(root) = self.root else { return vec![] };
        // The walk starts at row 0, which is the root's.
        let swapped = |row: usize| match row {
            0 => root,
            row if row == root => 0,
            row => row,
        };
        let next = |row: usize| self.edges[swapped(row)].iter().map(move |edge| swapped(edge.to));
        let parts = Sccs::of_rows(self.content.len(), next);
        let members = |part: usize| parts.members(part).iter().map(|&row| swapped(row as usize)).collect::<Vec<Node>>();
        (0..parts.len()).map(members).filter(|members| members.len() > 1).collect()
    }
    /// Orders the nodes so that each comes before those it leads to.
    pub(super) fn sort(&mut self) {
        let Some(root) = self.root else { return };
        let mut met = vec![false; self.content.len()];
        met[root] = true;
        let mut walk = vec![(root, 0)];
        let mut order = vec![];
        while let Some((node, at)) = walk.last_mut() {
            if let Some(edge) = self.edges[*node].get(*at) {
                *at += 1;
                if !std::mem::replace(&mut met[edge.to], true) {
                    walk.push((edge.to, 0));
                }
                continue;
            }
            if let Content::Pi(members) = &self.content[*node] {
                order.extend(members);
            }
            order.push(*node);
            walk.pop();
        }
        order.reverse();
        self.order = order;
    }
}
