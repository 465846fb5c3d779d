//! Edges that are led past a block, or past two.

use super::copy::{Copies, add_edge_of_copy, redirect, simplify_block};
use super::known::KnownEdge;
use super::{Threading, Want, best_for_undef, cond_br, only_edge_from, ssa, target_of};
use hashbrown::{HashMap, HashSet};
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_scalar::patterns as p;

/// Targets of known edges: predecessor, target; `NONE` where undef decides.
type Known = Vec<(Block, Block)>;

impl Threading<'_> {
    /// Threads the known edges into `block` that go to one target, or folds its terminator when all edges do.
    pub(super) fn thread_known_edges(
        &mut self,
        func: &mut FuncMut<'_>,
        condition: Value,
        block: Block,
        want: Want,
    ) -> bool {
        if self.is_header(block) {
            return false;
        }
        let edges = self.known_on_edges(func, condition, block, want);
        if edges.is_empty() {
            return self.thread_through_two(func, condition, block);
        }
        let term = func.terminator(block);
        let Some(decided) = decided_edges(func, term, &edges) else { return false };
        let mut known = decided.known;
        if let (Some(to), false) = (decided.only_target, known.is_empty())
            && to.is_some()
            && func.predecessors(block).count() == known.len()
        {
            self.fold_branch(func, condition, block, to, decided.only_value);
            return true;
        }
        let target = match decided.only_target {
            Some(to) => to,
            None => {
                known.retain(|&(_, to)| to.is_none() || !self.is_header(to));
                if known.is_empty() {
                    return false;
                }
                most_popular(func, block, &known)
            }
        };
        let mut preds: Vec<Block> = Vec::new();
        for &(from, to) in known.iter().filter(|edge| edge.1 == target) {
            let edges = func.successors(from).filter(|&to| to == block).count();
            preds.extend(std::iter::repeat_n(from, edges));
            debug_assert!(to == target);
        }
        let target = if target.is_none() { best_for_undef(func, block) } else { target };
        self.try_thread(func, block, &preds, target)
    }

    /// Replaces the terminator of `block`, all edges into which go on to `to`, by a branch to `to`.
    fn fold_branch(&mut self, func: &mut FuncMut<'_>, condition: Value, block: Block, to: Block, value: Option<Value>) {
        let term = func.terminator(block);
        let mut kept = false;
        for other in func.successors_of(term).collect::<Vec<_>>() {
            if other == to && !kept {
                kept = true;
            } else {
                func.swap_remove_phi_edge(other, block);
            }
        }
        let branch = Builder::before(func, term).br(to);
        func.move_debug_records(term, branch);
        func.erase(term);
        self.lazy.forget();
        let Some(inst) = condition.as_inst() else { return };
        if facts::is_trivially_dead(func, inst) {
            func.erase(inst);
        } else if let Some(value) = value {
            self.replace_at_end(func, inst, value, block);
        }
    }

    /// Threads `preds`, with an entry per edge, past `block` to `to`, if that is allowed and cheap.
    fn try_thread(&mut self, func: &mut FuncMut<'_>, block: Block, preds: &[Block], to: Block) -> bool {
        if to == block || preds.is_empty() || self.is_header(block) || self.is_header(to) {
            return false;
        }
        if !preds.iter().all(|&from| Self::can_redirect(func, from)) || self.cost_of_copy(func, block).is_none() {
            return false;
        }
        self.thread(func, block, preds, to);
        true
    }
    fn thread(&mut self, func: &mut FuncMut<'_>, block: Block, preds: &[Block], to: Block) {
        let from = match preds {
            &[from] => from,
            _ => self.split_preds(func, block, preds, ".thr_comm"),
        };
        let new = func.new_block_after(from);
        func.derive_name(Value::block(new), Value::block(block), ".thread");
        let copies = self.copy_block(func, block, new, from, false);
        let loc = func.loc(func.terminator(block));
        let branch = Builder::at_end(func, new).br(to);
        func.set_loc(branch, loc);
        self.finish_debug(func, branch, &copies);
        add_edge_of_copy(func, to, block, new, &copies);
        self.enter(func, block, from, new, &copies);
    }
    /// Leads the edge from `from` to `block` to `new`, the copy of `block`.
    fn enter(&mut self, func: &mut FuncMut<'_>, block: Block, from: Block, new: Block, copies: &Copies) {
        func.swap_remove_phi_edge(block, from);
        redirect(func, from, block, new);
        ssa::repair(func, block, new, copies);
        simplify_block(func, new);
        self.lazy.forget();
    }

    /// Copies `block` and its only predecessor for edges into the latter that decide the branch of `block`.
    fn thread_through_two(&mut self, func: &mut FuncMut<'_>, condition: Value, block: Block) -> bool {
        let Some((_, yes, no)) = cond_br(func, func.terminator(block)) else { return false };
        let Some(above) = only_edge_from(func, block) else { return false };
        let two_ways = cond_br(func, func.terminator(above)).is_some();
        if !two_ways || only_edge_from(func, above).is_some() || self.is_header(above) {
            return false;
        }
        if func.successors(above).any(|to| to == above) {
            return false;
        }
        // Edges that lead to the one target, and to the other: how many, and the last of them.
        let mut found = [(0, Block::NONE); 2];
        for from in func.predecessors(above).collect::<Vec<_>>() {
            if !Self::can_redirect(func, from) {
                continue;
            }
            if let Some(constant) = self.through_predecessor(func, condition, (block, above, from))
                && let Some(number) = p::int(func, constant)
            {
                let entry = &mut found[usize::from(!number.is_zero())];
                *entry = (entry.0 + 1, from);
            }
        }
        let (from, to) = match found {
            [(1, from), _] => (from, no),
            [_, (1, from)] => (from, yes),
            _ => return false,
        };
        if to == block || self.is_header(block) || self.is_header(to) {
            return false;
        }
        let (Some(lower), Some(upper)) = (self.cost_of_copy(func, block), self.cost_of_copy(func, above)) else {
            return false;
        };
        if lower + upper > self.threshold {
            return false;
        }
        // The copy of the upper block keeps its branch; then its edge to `block` is threaded like any other.
        let new = func.new_block_after(above);
        func.derive_name(Value::block(new), Value::block(above), ".thread");
        let copies = self.copy_block(func, above, new, from, true);
        for next in func.successors(above).collect::<Vec<_>>() {
            add_edge_of_copy(func, next, above, new, &copies);
        }
        self.enter(func, above, from, new, &copies);
        simplify_block(func, above);
        self.thread(func, block, &[new], to);
        true
    }
}

/// Where the known edges of a block go.
struct Decided {
    known: Known,
    /// The target of all of them, or that undef decides all.
    only_target: Option<Block>,
    /// The constant of all of them.
    only_value: Option<Value>,
}

/// The targets of `edges`, one per predecessor, those that cannot be redirected aside. `None` if a constant names no target.
fn decided_edges(func: &FuncMut<'_>, term: Inst, edges: &[KnownEdge]) -> Option<Decided> {
    let mut seen: HashSet<Block> = HashSet::default();
    let mut decided = Decided { known: Vec::new(), only_target: None, only_value: None };
    let mut targets: HashMap<Value, Block> = HashMap::default();
    for &(constant, from) in edges {
        if !seen.insert(from) {
            continue;
        }
        let to = match constant.is_undef_or_poison() {
            true => Block::NONE,
            false => match targets.get(&constant) {
                Some(&to) => to,
                None => {
                    let to = target_of(func, term, constant)?;
                    targets.insert(constant, to);
                    to
                }
            },
        };
        if decided.known.is_empty() {
            (decided.only_target, decided.only_value) = (Some(to), Some(constant));
        } else {
            decided.only_target = decided.only_target.filter(|&only| only == to);
            decided.only_value = decided.only_value.filter(|&only| only == constant);
        }
        if func.op(func.terminator(from)) != Opcode::IndirectBr {
            decided.known.push((from, to));
        }
    }
    decided.only_value = decided.only_value.filter(|only| !only.is_undef_or_poison());
    (!decided.known.is_empty()).then_some(decided)
}

/// The target of most edges; if several have as many, the one that is the first successor of `block`. `NONE` when undef decides all.
fn most_popular(func: &FuncMut<'_>, block: Block, known: &Known) -> Block {
    let mut popularity: HashMap<Block, usize> = HashMap::default();
    for &(_, to) in known.iter().filter(|edge| edge.1.is_some()) {
        *popularity.entry(to).or_default() += 1;
    }
    let mut best = (0, Block::NONE);
    for to in func.successors(block) {
        let count = popularity.get(&to).copied().unwrap_or(0);
        if count > best.0 {
            best = (count, to);
        }
    }
    best.1
}
