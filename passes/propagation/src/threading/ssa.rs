//! Repairs SSA form after a block was copied: a value then has several definitions, one at the end of each of some blocks, and its uses
//! elsewhere need the one that reaches them.
//!
//! Blocks between a use and the definitions are walked backwards. Each gets the value that all its predecessors agree on, or a phi
//! where they do not: optimistic, in an order in which predecessors come first, until nothing changes. Only phis that are needed
//! are made. **Cost**: the blocks between, a few times.

use hashbrown::HashMap;
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode, Value};

/// Phis of a block that are compared with the one that is needed.
const MAX_EXISTING: usize = 32;

/// What a block has at its end.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// Nothing is known yet.
    Unset,
    Known(Value),
    /// The phi of a row.
    Join(usize),
}

/// A block between a use and the definitions.
struct Between {
    block: Block,
    /// Predecessors, one per edge, with the rows of those that are between, too.
    edges: Vec<(Block, Option<usize>)>,
    is: Part,
}

/// A value and its definitions.
pub struct Definitions {
    ty: Type,
    /// Phis are named after it.
    name: Value,
    ends: HashMap<Block, Value>,
    /// What comes from where no definition reaches.
    missing: Value,
    /// Pairs of new phis come in the order of edges, whatever that of other phis of the block is.
    by_edges: bool,
}

impl Definitions {
    /// The definitions `ends`, at the ends of blocks, of a value of type `ty`.
    pub fn new(ty: Type, name: Value, ends: impl IntoIterator<Item = (Block, Value)>) -> Definitions {
        let ends = ends.into_iter().collect();
        Definitions { ty, name, ends, missing: Value::poison(ty), by_edges: false }
    }
    /// The same, with phis and missing values as LLVM's bulk updater has them: pairs in the order of edges, undef where nothing reaches.
    pub(crate) fn in_order_of_edges(
        ty: Type,
        name: Value,
        ends: impl IntoIterator<Item = (Block, Value)>,
    ) -> Definitions {
        Definitions { missing: Value::undef(ty), by_edges: true, ..Definitions::new(ty, name, ends) }
    }
    /// Gives `rows`, uses of `value`, the definition that reaches each.
    pub(crate) fn give_to(&mut self, func: &mut FuncMut<'_>, value: Value, rows: impl IntoIterator<Item = Use>) {
        for row in rows {
            let new = self.at_use(func, row);
            // A phi that was made may use the value as it should.
            if func.use_value(row) == value && new != value {
                func.set_use(row, new);
            }
        }
    }
    /// The value where slot `use_row` reads it.
    pub fn at_use(&mut self, func: &mut FuncMut<'_>, use_row: Use) -> Value {
        let block = func.block_of_use(use_row);
        match func.op(func.user(use_row)) {
            Opcode::Phi => self.at_end(func, block),
            _ => self.at_start(func, block),
        }
    }
    /// The value at the end of `block`.
    pub fn at_end(&mut self, func: &mut FuncMut<'_>, block: Block) -> Value {
        match self.ends.get(&block) {
            Some(&value) => value,
            None => self.at_start(func, block),
        }
    }
    /// The value at the start of `block`, after its phis.
    pub fn at_start(&mut self, func: &mut FuncMut<'_>, block: Block) -> Value {
        let (mut rows, order) = self.between(func, block);
        settle(&mut rows, &order, &self.ends, self.missing);
        self.make(func, &mut rows)
    }
    /// The blocks between `block`, row 0, and the definitions; rows in an order in which predecessors come first, cycles aside.
    fn between(&self, func: &FuncMut<'_>, block: Block) -> (Vec<Between>, Vec<usize>) {
        let mut rows: Vec<Between> = Vec::new();
        let mut row_of: HashMap<Block, usize> = HashMap::new();
        let mut order = Vec::new();
        let new_row = |block: Block, rows: &mut Vec<Between>| {
            let preds = if self.by_edges { func.predecessors(block).collect() } else { preds_like_phis(func, block) };
            let edges = preds.into_iter().map(|from| (from, None)).collect();
            rows.push(Between { block, edges, is: Part::Unset });
            rows.len() - 1
        };
        row_of.insert(block, new_row(block, &mut rows));
        let mut stack = vec![(0, 0)];
        while let Some((row, next)) = stack.last_mut() {
            let (row, edge) = (*row, *next);
            let Some(&(from, _)) = rows[row].edges.get(edge) else {
                order.push(row);
                stack.pop();
                continue;
            };
            *next += 1;
            if self.ends.contains_key(&from) {
                continue;
            }
            let above = match row_of.get(&from) {
                Some(&above) => above,
                None => {
                    let above = new_row(from, &mut rows);
                    row_of.insert(from, above);
                    stack.push((above, 0));
                    above
                }
            };
            rows[row].edges[edge].1 = Some(above);
        }
        (rows, order)
    }
    /// Makes the phis that row 0 needs, and remembers what the blocks between have; the value of row 0.
    fn make(&mut self, func: &mut FuncMut<'_>, rows: &mut [Between]) -> Value {
        let mut work: Vec<usize> = Vec::new();
        let mut needed: Vec<usize> = Vec::new();
        let mut phis: HashMap<usize, Value> = HashMap::new();
        if let Part::Join(row) = rows[0].is {
            work.push(row);
        }
        while let Some(row) = work.pop() {
            if phis.contains_key(&row) {
                continue;
            }
            let parts: Vec<Part> = rows[row].edges.iter().map(|&edge| self.part(rows, edge)).collect();
            let existing = self.existing(func, &rows[row], &parts);
            phis.insert(row, existing.unwrap_or_else(|| Value::inst(func.new_phi(rows[row].block, self.ty))));
            if existing.is_none() {
                func.derive_name(phis[&row], self.name, "");
                needed.push(row);
                work.extend(parts.iter().rev().filter_map(|part| match part {
                    Part::Join(next) => Some(*next),
                    _ => None,
                }));
            }
        }
        for &row in &needed {
            for k in 0..rows[row].edges.len() {
                let edge = rows[row].edges[k];
                let value = match self.part(rows, edge) {
                    Part::Known(value) => value,
                    Part::Join(other) => phis[&other],
                    Part::Unset => self.missing,
                };
                let phi = phis[&row].as_inst().expect("a phi");
                func.add_incoming(phi, value, edge.0);
            }
        }
        let value = |row: &Between| match row.is {
            Part::Known(value) => Some(value),
            Part::Join(other) => phis.get(&other).copied(),
            Part::Unset => None,
        };
        for row in rows.iter() {
            if let Some(value) = value(row) {
                self.ends.entry(row.block).or_insert(value);
            }
        }
        value(&rows[0]).unwrap_or(self.missing)
    }
    /// What comes along an edge.
    fn part(&self, rows: &[Between], (from, row): (Block, Option<usize>)) -> Part {
        match row {
            Some(row) => rows[row].is,
            None => self.ends.get(&from).map_or(Part::Unset, |&value| Part::Known(value)),
        }
    }
    /// A phi of the block that brings these values already.
    fn existing(&self, func: &FuncMut<'_>, row: &Between, parts: &[Part]) -> Option<Value> {
        let phis = func.block_insts(row.block).take_while(|&inst| func.op(inst) == Opcode::Phi).take(MAX_EXISTING);
        let same = |phi: &Inst| {
            func.ty(*phi) == self.ty
                && func.phi_len(*phi) == parts.len()
                && row.edges.iter().zip(parts).all(|(edge, part)| match part {
                    Part::Known(value) => func.phi_value_for(*phi, edge.0) == Some(*value),
                    _ => false,
                })
        };
        phis.into_iter().find(same).map(Value::inst)
    }
}

/// Computes what all rows have at their ends, to a fixed point.
fn settle(rows: &mut [Between], order: &[usize], ends: &HashMap<Block, Value>, missing: Value) {
    loop {
        let mut changed = false;
        for &row in order {
            if rows[row].is == Part::Join(row) {
                continue;
            }
            let mut all = if rows[row].edges.is_empty() { Part::Known(missing) } else { Part::Unset };
            for &(from, above) in &rows[row].edges {
                let part = match above {
                    Some(above) => rows[above].is,
                    None => ends.get(&from).map_or(Part::Unset, |&value| Part::Known(value)),
                };
                if part == Part::Unset || part == all {
                    continue;
                }
                all = if all == Part::Unset { part } else { Part::Join(row) };
            }
            changed |= rows[row].is != all;
            rows[row].is = all;
        }
        if !changed {
            return;
        }
    }
}

/// The predecessors of `block`, one per edge, in the order of its phis, if it has any. While edges are moved, phis may lack pairs.
fn preds_like_phis(func: &FuncMut<'_>, block: Block) -> SmallVec<[Block; 8]> {
    let (first, preds) = (func.first(block), func.predecessors(block).collect::<SmallVec<[Block; 8]>>());
    match first.is_some() && func.op(first) == Opcode::Phi && func.phi_len(first) == preds.len() {
        true => func.phi_pairs(first).map(|pair| pair.1).collect(),
        false => preds,
    }
}

/// Uses of `value` outside of `block`; that of a phi is where the edge comes from.
pub(crate) fn uses_outside(func: &FuncMut<'_>, value: Value, block: Block) -> Vec<Use> {
    let is_outside = |&row: &Use| {
        let user = func.user(row);
        match func.op(user) {
            Opcode::Phi => func.operand(user, func.use_index(row) + 1).as_block() != Some(block),
            _ => func.block_of(user) != block,
        }
    };
    func.uses(value).filter(is_outside).collect()
}

/// Gives uses of the values of `block` outside of it the definition that reaches them: that of `block`, or the one of `copies`, which
/// stands at the end of `other`.
pub(super) fn repair(func: &mut FuncMut<'_>, block: Block, other: Block, copies: &HashMap<Value, Value>) {
    let insts: Vec<Inst> = func.block_insts(block).collect();
    for inst in insts {
        let value = Value::inst(inst);
        let rows = uses_outside(func, value, block);
        let told: Vec<usize> = {
            let records = func.debug_records_of(inst);
            let outside = |row: &usize| {
                let anchor = func.side().dbg[*row].anchor;
                anchor.is_some() && func.block_of(anchor) != block && func.block_of(anchor) != other
            };
            records.into_iter().filter(outside).collect()
        };
        if rows.is_empty() && told.is_empty() {
            continue;
        }
        let copy = copies.get(&value).copied().unwrap_or(value);
        let mut definitions = Definitions::new(func.ty(inst), value, [(block, value), (other, copy)]);
        definitions.give_to(func, value, rows.into_iter().rev());
        for row in told {
            let at = func.block_of(func.side().dbg[row].anchor);
            let new = definitions.ends.get(&at).copied().unwrap_or(Value::poison(func.ty(inst)));
            func.set_debug_value(row, new);
        }
    }
}
