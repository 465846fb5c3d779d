//! Questions about phis with many pairs and switches with many cases, answered in constant time.
//!
//! The rules for empty blocks and for comparisons of one value look at one block after the other, and each look asks about
//! the same phi or the same switch: whether a block brings a value to a phi, whether a switch has a case. A search per question
//! is quadratic in a switch of thousands of cases. Here is an index of the last wide block asked about, and one of the last wide
//! switch. Both are filled once, kept while their rules add to what they describe, and forgotten when another rule edits edges.
//! An entry is a hint that is compared with the IR before it counts; only "there is none" is taken on trust.

use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Value};

/// Pairs, cases and edges up to which a plain search is as fast.
const FEW: usize = 16;

/// Dense map from row numbers to positions that is emptied in constant time.
#[derive(Default)]
struct Positions {
    /// Epoch in which the entry was written, and the position.
    entries: Vec<(u32, u32)>,
    epoch: u32,
}

impl Positions {
    fn clear(&mut self) {
        self.epoch += 1;
    }
    fn set(&mut self, row: usize, position: usize) {
        if row >= self.entries.len() {
            self.entries.resize(row + 1, (0, 0));
        }
        self.entries[row] = (self.epoch, position as u32);
    }
    fn get(&self, row: usize) -> Option<usize> {
        let &(epoch, position) = self.entries.get(row)?;
        (epoch == self.epoch).then_some(position as usize)
    }
}

/// Predecessors of one block with the place of their pairs in its phis.
#[derive(Default)]
pub(super) struct Incoming {
    /// The block described, `NONE` for none.
    of: Option<Block>,
    pairs: Positions,
}

impl Incoming {
    /// Edges were edited by a rule that does not tell about them.
    pub fn forget(&mut self) {
        self.of = None;
    }
    /// `pred` may be a predecessor of `to` from now on.
    pub fn add(&mut self, to: Block, pred: Block) {
        if self.of == Some(to) {
            self.pairs.set(pred.index(), 0);
        }
    }
    /// Value that `phi` of block `to` takes from `pred`, if that is a predecessor.
    pub fn value(&mut self, f: &FuncMut<'_>, to: Block, phi: Inst, pred: Block) -> Option<Value> {
        let narrow = f.phi_len(phi) <= FEW || f.uses(Value::block(pred)).take(FEW).count() < FEW;
        if narrow {
            return f.phi_value_for(phi, pred);
        }
        if f.successors(pred).take(FEW).count() < FEW {
            return f.successors(pred).any(|s| s == to).then(|| f.phi_value_for(phi, pred)).flatten();
        }
        if self.of != Some(to) {
            self.of = Some(to);
            self.pairs.clear();
            for (k, (_, from)) in f.phi_pairs(phi).enumerate() {
                self.pairs.set(from.index(), k);
            }
        }
        let k = self.pairs.get(pred.index())?;
        if k < f.phi_len(phi) {
            let (v, from) = f.phi_incoming(phi, k);
            if from == pred {
                return Some(v);
            }
        }
        // The pair has moved.
        let k = f.phi_index_of(phi, pred)?;
        self.pairs.set(pred.index(), k);
        Some(f.phi_incoming(phi, k).0)
    }
}

/// Cases of one switch by their constants.
#[derive(Default)]
pub(super) struct CaseIndex {
    /// The switch described.
    of: Option<Inst>,
    /// Operands of the switch that are in the index: cases that were appended since are added when asked for.
    filled: usize,
    operands: Positions,
}

impl CaseIndex {
    /// Cases were dropped.
    pub fn forget(&mut self) {
        self.of = None;
    }
    /// Operand of `switch` that is the `case`.
    pub fn find(&mut self, f: &FuncMut<'_>, switch: Inst, case: Value) -> Option<usize> {
        let n = f.num_operands(switch);
        let search = || (2..n).step_by(2).find(|&c| f.operand(switch, c) == case);
        let Some(constant) = case.as_const().filter(|_| n > 2 * FEW) else { return search() };
        if self.of != Some(switch) || n < self.filled {
            self.of = Some(switch);
            self.filled = 2;
            self.operands.clear();
        }
        while self.filled < n {
            if let Some(c) = f.operand(switch, self.filled).as_const() {
                self.operands.set(c.index(), self.filled);
            }
            self.filled += 2;
        }
        let c = self.operands.get(constant.index())?;
        if f.operand(switch, c) == case { Some(c) } else { search() }
    }
}

#[cfg(test)]
mod tests {
    use super::Positions;

    #[test]
    fn positions_of_an_older_epoch_are_gone() {
        let mut p = Positions::default();
        p.clear();
        p.set(7, 3);
        assert_eq!((p.get(7), p.get(6), p.get(70)), (Some(3), None, None));
        p.clear();
        assert_eq!(p.get(7), None);
    }
}
