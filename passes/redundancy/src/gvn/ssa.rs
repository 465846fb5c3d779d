//! Phis for a value that several blocks have, where it is wanted in another one.
//!
//! Blocks between are walked backwards from where the value is wanted to those that have it. Those with several predecessors are
//! candidates for phis; a candidate all of whose operands are one value, or itself, is that value. Only phis that the wanted value
//! needs are made, and one that stands there already is taken. **Cost**: the blocks between, a few times.

use super::Gvn;
use hashbrown::HashMap;
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Value};

/// What a block has: a value, or the candidate of a block.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Known(Value),
    /// Row of a block between.
    Join(usize),
}

/// A block between.
struct Between {
    block: Block,
    /// Predecessors, one per edge, with what they bring.
    edges: Vec<(Block, Part)>,
    /// What the candidate turned out to be.
    is: Option<Part>,
}

impl Gvn<'_, '_> {
    /// Predecessors of `block`, one per edge: edges made by this pass first, then the later ones of the text first, as LLVM has
    /// them in its lists.
    pub(super) fn preds(&self, block: Block) -> Vec<Block> {
        let all: smallvec::SmallVec<[Block; 8]> = self.f.predecessors(block).collect();
        let made = |b: &&Block| b.index() >= self.cfg.rows();
        let mut ordered: Vec<Block> = all.iter().filter(made).copied().collect();
        ordered.extend(all.iter().rev().filter(|b| !made(b)));
        ordered
    }
    /// The predecessors of `block` in the order of its phis, if it has any.
    fn preds_like_phis(&self, block: Block) -> Vec<Block> {
        let first = self.f.first(block);
        match first.is_some() && self.f.op(first) == Opcode::Phi {
            true => self.f.phi_pairs(first).map(|pair| pair.1).collect(),
            false => self.preds(block),
        }
    }
    /// The value at the start of `home` that blocks of `ends` have at their ends. Made phis are appended to `made`.
    pub(super) fn merged_value(
        &mut self,
        ends: &HashMap<Block, Value>,
        home: Block,
        ty: Type,
        made: &mut Vec<Inst>,
    ) -> Value {
        let mut rows: Vec<Between> = Vec::new();
        let mut row_of: HashMap<Block, usize> = HashMap::new();
        let mut work = vec![home];
        row_of.insert(home, 0);
        rows.push(Between { block: home, edges: Vec::new(), is: None });
        while let Some(block) = work.pop() {
            let row = row_of[&block];
            for p in self.preds_like_phis(block) {
                let part = match ends.get(&p) {
                    Some(&value) => Part::Known(value),
                    None if !self.dom.is_reachable(p) => Part::Known(Value::poison(ty)),
                    None => Part::Join(*row_of.entry(p).or_insert_with(|| {
                        rows.push(Between { block: p, edges: Vec::new(), is: None });
                        work.push(p);
                        rows.len() - 1
                    })),
                };
                rows[row].edges.push((p, part));
            }
        }
        settle(&mut rows, ty);
        self.make_joins(&mut rows, ty, made)
    }
    /// Makes the phis that the first of `rows` needs; its value.
    fn make_joins(&mut self, rows: &mut [Between], ty: Type, made: &mut Vec<Inst>) -> Value {
        let root = match resolve(rows, Part::Join(0)) {
            Part::Known(value) => return value,
            Part::Join(row) => row,
        };
        let mut phis: HashMap<usize, Inst> = HashMap::new();
        let mut needed = vec![root];
        let mut work = vec![root];
        let mut joins = 0;
        while let Some(row) = work.pop() {
            for k in 0..rows[row].edges.len() {
                if let Part::Join(next) = resolve(rows, rows[row].edges[k].1) {
                    joins += 1;
                    if !needed.contains(&next) {
                        needed.push(next);
                        work.push(next);
                    }
                }
            }
        }
        if joins == 0
            && let Some(phi) = self.existing_phi(&rows[root], ty)
        {
            return Value::inst(phi);
        }
        for &row in &needed {
            let phi = self.f.new_phi(rows[row].block, ty);
            phis.insert(row, phi);
            made.push(phi);
        }
        for &row in &needed {
            for k in 0..rows[row].edges.len() {
                let (from, part) = rows[row].edges[k];
                let value = match resolve(rows, part) {
                    Part::Known(value) => value,
                    Part::Join(other) => Value::inst(phis[&other]),
                };
                self.f.add_incoming(phis[&row], value, from);
            }
        }
        Value::inst(phis[&root])
    }
    /// A phi that brings the same values already.
    fn existing_phi(&self, row: &Between, ty: Type) -> Option<Inst> {
        let f = &*self.f;
        f.block_insts(row.block).take_while(|&i| f.op(i) == Opcode::Phi).take(32).find(|&phi| {
            f.ty(phi) == ty
                && f.phi_len(phi) == row.edges.len()
                && row.edges.iter().all(|&(from, part)| f.phi_value_for(phi, from).map(Part::Known) == Some(part))
        })
    }
}

/// What `part` turned out to be.
fn resolve(rows: &[Between], part: Part) -> Part {
    let mut part = part;
    while let Part::Join(row) = part {
        match rows[row].is {
            Some(next) => part = next,
            None => return part,
        }
    }
    part
}

/// Finds out which candidates bring one value only.
fn settle(rows: &mut [Between], ty: Type) {
    let mut changed = true;
    while changed {
        changed = false;
        for row in 0..rows.len() {
            if rows[row].is.is_some() {
                continue;
            }
            let mut only = None;
            let mut several = false;
            for &(_, part) in &rows[row].edges {
                let part = resolve(rows, part);
                if part == Part::Join(row) || only == Some(part) {
                    continue;
                }
                several |= only.is_some();
                only = Some(part);
            }
            if !several {
                rows[row].is = Some(only.unwrap_or(Part::Known(Value::poison(ty))));
                changed = true;
            }
        }
    }
}
