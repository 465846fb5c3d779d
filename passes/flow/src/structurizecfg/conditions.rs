//! What the blocks between the nodes of a region ask, and how the values of phis reach them.

use super::order::Node;
use super::regions::Regions;
use crate::invert::invert;
use std::collections::{BTreeMap, BTreeSet};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{FuncMut, Opcode, Value};
use warpc_propagation::threading::Definitions;
use warpc_scalar::patterns as p;

/// Conditions by the blocks at whose ends they decide.
type At = Vec<(Block, Value)>;

/// The conditions of the edges of a region, as they were before the nodes were laid in line.
pub(super) struct Conditions {
    /// Per node, by its entry: when an edge from a node before it is taken.
    forward: BTreeMap<Block, At>,
    /// Per header of a loop: when an edge back to it is not taken.
    back: BTreeMap<Block, At>,
    /// Per header: the entry of the last node with an edge back to it.
    latches: BTreeMap<Block, Block>,
    yes: Value,
    no: Value,
}

fn set(list: &mut At, block: Block, value: Value) {
    match list.iter_mut().find(|at| at.0 == block) {
        Some(at) => at.1 = value,
        None => list.push((block, value)),
    }
}

fn holds(list: &At, block: Block) -> bool {
    list.iter().any(|at| at.0 == block)
}

impl Conditions {
    /// Collects the conditions of `region`, whose nodes are `order`, the first one last.
    pub(super) fn new(func: &mut FuncMut<'_>, regions: &Regions, region: usize, order: &[Node]) -> Conditions {
        let (yes, no) = (p::make_bool(func, Type::I1, true), p::make_bool(func, Type::I1, false));
        let (forward, back, latches) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        let mut all = Conditions { forward, back, latches, yes, no };
        let mut seen = vec![false; func.num_blocks()];
        for &node in order.iter().rev() {
            all.collect(func, regions, region, node, &seen);
            let entry = node.entry(regions);
            seen[entry.index()] = true;
            let successors: Vec<Block> = match node {
                Node::Block(block) => func.successors(block).collect(),
                Node::Region(child) => vec![regions.rows[child].exit],
            };
            for to in successors.into_iter().filter(|to| seen[to.index()]) {
                all.latches.insert(to, entry);
            }
        }
        all
    }
    /// Collects the conditions of the edges to `node`. `seen`: entries of the nodes before it.
    fn collect(&mut self, func: &mut FuncMut<'_>, regions: &Regions, region: usize, node: Node, seen: &[bool]) {
        let entry = node.entry(regions);
        let (mut forward, mut back): (At, At) = Default::default();
        let mut from_all: Vec<Block> = func.predecessors(entry).filter(|&b| regions.contains(region, b)).collect();
        let mut met = BTreeSet::new();
        from_all.retain(|&b| met.insert(b));
        // The last first, as LLVM does: which of two edges counts as the `else` of the other depends on the order.
        from_all.reverse();
        for from in from_all {
            if let Some(child) = regions.child_with(region, from) {
                let first = regions.rows[child].entry;
                match Node::Region(child) == node {
                    true => {}
                    false if seen[first.index()] => set(&mut forward, first, self.yes),
                    false => set(&mut back, first, self.no),
                }
                continue;
            }
            let term = func.terminator(from);
            let to: Vec<Block> = func.successors(from).collect();
            for (at, _) in to.iter().enumerate().filter(|&(_, &to)| to == entry) {
                if !seen[from.index()] {
                    let left = self.taken(func, term, at, true);
                    set(&mut back, from, left);
                    continue;
                }
                // An edge to a node before this one instead: this one runs, unless that one did.
                let other = *to.get(1 - at).unwrap_or(&Block::NONE);
                let is_else = other.is_some()
                    && seen.get(other.index()) == Some(&true)
                    && !self.latches.contains_key(&other)
                    && !holds(&forward, other)
                    && !holds(&forward, from);
                if is_else {
                    set(&mut forward, other, self.no);
                    set(&mut forward, from, self.yes);
                } else {
                    let taken = self.taken(func, term, at, false);
                    set(&mut forward, from, taken);
                }
            }
        }
        self.forward.insert(entry, forward);
        self.back.insert(entry, back);
    }
    /// Whether branch `term` takes its edge `at`, or, `not`, does not.
    fn taken(&self, func: &mut FuncMut<'_>, term: Inst, at: usize, not: bool) -> Value {
        if func.num_operands(term) == 1 {
            return if not { self.no } else { self.yes };
        }
        let condition = func.operand(term, 0);
        if (at == 1) == not { condition } else { invert(func, condition) }
    }
    /// The entry of the last node that leads back to `header`, if one does.
    pub(super) fn latch(&self, header: Block) -> Option<Block> {
        self.latches.get(&header).copied()
    }
    /// What stands in a branch until its condition is known.
    pub(super) fn unknown(&self) -> Value {
        self.no
    }
    /// Whether the node entered by `entry` runs whenever the one entered by `last` does.
    pub(super) fn always(&self, dom: &DomTree, entry: Block, last: Block) -> bool {
        let list = &self.forward[&entry];
        list.iter().all(|at| at.1 == self.yes) && list.iter().any(|at| dom.dominates(at.0, last))
    }
    /// Whether `top` dominates all nodes that lead to the one entered by `entry`.
    pub(super) fn all_below(&self, dom: &DomTree, entry: Block, top: Block) -> bool {
        self.forward[&entry].iter().all(|at| dom.dominates(top, at.0))
    }
    /// Gives the branches `enters` and `repeats` of the line their conditions.
    pub(super) fn insert(
        &self,
        func: &mut FuncMut<'_>,
        regions: &Regions,
        dom: &DomTree,
        region: usize,
        enters: &[Inst],
        repeats: &[Inst],
    ) {
        // Whoever comes from outside of the region has passed no edge of it.
        let entry = regions.rows[region].entry;
        let outside: Vec<Block> = func.predecessors(entry).filter(|&b| !regions.contains(region, b)).collect();
        for (branches, back) in [(enters, false), (repeats, true)] {
            for &branch in branches {
                let block = func.block_of(branch);
                let to = func.operand(branch, 1 + back as usize).as_block().expect("a branch leads to blocks");
                // A loop that no edge led back is left.
                let (list, default) = match back {
                    true => (&self.back[&to], self.yes),
                    false => (&self.forward[&to], self.no),
                };
                let condition = match list.iter().find(|at| at.0 == block) {
                    Some(at) => at.1,
                    None => {
                        let mut ends: At = outside.iter().map(|&b| (b, default)).collect();
                        set(&mut ends, if back { to } else { block }, default);
                        let (mut top, mut defined) = (block, false);
                        for &(at, value) in list {
                            set(&mut ends, at, value);
                            let common = dom.common(top, at);
                            defined = if common == at { true } else { defined && common == top };
                            top = common;
                        }
                        if !defined && top.is_some() {
                            set(&mut ends, top, default);
                        }
                        Definitions::new(Type::I1, Value::NONE, ends).at_start(func, block)
                    }
                };
                func.set_operand(branch, 0, condition);
            }
        }
    }
    /// Opposites of comparisons that are used for nothing else become the opposite comparisons; those that nothing uses go.
    pub(super) fn simplify(&self, func: &mut FuncMut<'_>) {
        for (_, condition) in self.forward.values().chain(self.back.values()).flatten() {
            simplify(func, *condition);
        }
    }
}

fn simplify(func: &mut FuncMut<'_>, condition: Value) {
    let live = |&i: &Inst| !func.is_dead(i) && func.op(i) == Opcode::Xor;
    let Some(opposite) = condition.as_inst().filter(live) else { return };
    let Some(inner) = p::not(func, condition) else { return };
    if func.is_unused(condition) {
        func.erase(opposite);
        return;
    }
    let Some(cmp) = inner.as_inst().filter(|_| func.has_one_use(inner)) else { return };
    let pred = match func.op(cmp) {
        Opcode::ICmp => func.int_pred(cmp).inverse() as u16,
        Opcode::FCmp => func.float_pred(cmp).inverse() as u16,
        _ => return,
    };
    func.set_flags(cmp, func.flags(cmp) & !flags::PRED_MASK | pred << flags::PRED_SHIFT);
    func.replace_and_erase(opposite, inner);
}

/// Values that edges brought to phis before they led elsewhere, and edges that lead to blocks now.
#[derive(Default)]
pub(super) struct Values {
    /// Per block: its phis, each with what it lost.
    lost: BTreeMap<Block, BTreeMap<Inst, At>>,
    added: BTreeMap<Block, Vec<Block>>,
    /// Places in the source of terminators that were erased.
    places: BTreeMap<Block, Md>,
}

impl Values {
    /// Notes an edge; the phis of `to` get their values for it in the end.
    pub(super) fn note_added(&mut self, from: Block, to: Block) {
        self.added.entry(to).or_default().push(from);
    }
    /// Erases the terminator of `block`, if there is one.
    pub(super) fn kill_terminator(&mut self, func: &mut FuncMut<'_>, block: Block) {
        let Some(term) = func.terminator(block).get() else { return };
        let to: Vec<Block> = func.successors(block).collect();
        for to in to {
            self.remove_edge(func, block, to);
        }
        self.places.insert(block, func.loc(term));
        func.erase(term);
    }
    /// Gives the new terminator `term` the place in the source of the one it stands for.
    pub(super) fn set_place(&self, func: &mut FuncMut<'_>, term: Inst) {
        if let Some(&place) = self.places.get(&func.block_of(term)) {
            func.set_loc(term, place);
        }
    }
    /// The terminator of the new block `flow` will stand for that of `block`.
    pub(super) fn share_place(&mut self, func: &FuncMut<'_>, flow: Block, block: Block) {
        let own = func.terminator(block).get().map(|term| func.loc(term));
        if let Some(place) = self.places.get(&block).copied().or(own) {
            self.places.insert(flow, place);
        }
    }
    /// Takes the pairs of all edges from `from` out of the phis of `to`.
    pub(super) fn remove_edge(&mut self, func: &mut FuncMut<'_>, from: Block, to: Block) {
        let phis: Vec<Inst> = func.block_insts(to).take_while(|&i| func.op(i) == Opcode::Phi).collect();
        for phi in phis {
            while let Some(at) = func.phi_index_of(phi, from) {
                let value = func.phi_incoming(phi, at).0;
                set(self.lost.entry(to).or_default().entry(phi).or_default(), from, value);
                func.remove_incoming(phi, at);
            }
        }
    }
    /// Gives phis the values of the edges that were added.
    pub(super) fn set(self, func: &mut FuncMut<'_>, dom: &DomTree) {
        let mut affected = Vec::new();
        for (to, phis) in self.lost {
            let Some(edges) = self.added.get(&to) else { continue };
            for (phi, brought) in phis {
                let ty = func.ty(phi);
                let poison = Value::poison(ty);
                let mut ends: At = vec![(func.entry(), poison), (to, poison)];
                let (mut top, mut defined) = (to, false);
                for (at, value) in brought {
                    set(&mut ends, at, value);
                    let common = dom.common(top, at);
                    defined = if common == at { true } else { defined && common == top };
                    top = common;
                }
                if !defined && top.is_some() {
                    set(&mut ends, top, poison);
                }
                let mut definitions = Definitions::new(ty, Value::NONE, ends);
                for &from in edges {
                    let value = definitions.at_end(func, from);
                    func.add_incoming(phi, value, from);
                }
                affected.push(phi);
            }
        }
        for phi in affected {
            if let Some(value) = func.phi_constant_value(phi) {
                func.replace_and_erase(phi, value);
            }
        }
    }
}
