//! `lower-switch`: a `switch` becomes a balanced tree of comparisons.
//!
//! **How**: cases are sorted as signed numbers and neighbours with one destination are joined to ranges. A node of the tree halves
//! the ranges, a leaf asks one; bounds that are known on the way, of the value or because the default is unreachable, spare
//! comparisons. Without a default the destination of most values takes its place.
//! **Invariants**: every pair of a phi that came from the switch comes from the new block that leads there. Branch weights go. The
//! tree is balanced, so that its walk is as deep as the logarithm of the cases.
//! **Not**: conditions of more than 128 bits, which no front end of device code makes, are left to instruction selection.
//! **Cost**: n log n in the cases.
//! **Relies on** nothing that is said of memory. The way to a block is as before, in more steps: no convergent call gets another
//! condition.

use warpc_analysis::{AnalysisSet, Assumptions, Values};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::patterns as p;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "lower-switch",
    summary: "turn switches into trees of comparisons",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::ASSUMPTIONS),
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("lower-switch")?;
        Ok(PassBody::Function(Box::new(LowerSwitch)))
    },
};

/// Numbers `low..=high` that lead to `to`.
#[derive(Clone, Copy)]
struct Range {
    low: i128,
    high: i128,
    to: Block,
}

impl Range {
    /// Numbers in it; one less where that are all numbers of 128 bits.
    fn len(&self) -> u128 {
        (self.high.wrapping_sub(self.low) as u128).saturating_add(1)
    }
}

struct LowerSwitch;

impl FunctionPass for LowerSwitch {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let is_switch =
            |func: &Func<'_>, i: Inst| func.op(i) == Opcode::Switch && p::width(func, func.operand(i, 0)) <= 128;
        let switches: Vec<Inst> =
            func.block_order().map(|b| func.terminator(b)).filter(|&t| t.is_some() && is_switch(func, t)).collect();
        if switches.is_empty() {
            return Outcome::Unchanged;
        }
        let (dom, assumptions) = (cx.analyses.dom(func), cx.analyses.assumptions(func));
        // Bounds are asked of the function as it was, whose dominators these are.
        let bounds: Vec<(i128, i128)> = switches.iter().map(|&i| bounds(func, &dom, &assumptions, i)).collect();
        let mut dead: Vec<Block> = Vec::new();
        for (&switch, bounds) in switches.iter().zip(bounds) {
            let block = func.block_of(switch);
            // Nothing leads here, or only the block itself: its successors may have lost their pairs.
            let others = func.predecessors(block).any(|b| b != block);
            if block != func.entry() && !others {
                dead.push(block);
                continue;
            }
            let default = func.operand(switch, 1).as_block().unwrap_or(Block::NONE);
            Lowering::new(func, switch).lower(func, bounds);
            if func.predecessors(default).next().is_none() {
                dead.push(default);
            }
        }
        for b in dead {
            if !func.is_block_dead(b) && func.predecessors(b).all(|from| from == b) {
                func.erase_blocks(&[b]);
            }
        }
        Outcome::Changed(AnalysisSet::NONE)
    }
}

/// Smallest and largest signed number that the condition of `switch` may be.
fn bounds(func: &Func<'_>, dom: &DomTree, assumptions: &Assumptions, switch: Inst) -> (i128, i128) {
    let v = func.operand(switch, 0);
    let bits = p::width(func, v);
    let all = (i128::MIN >> (128 - bits), i128::MAX >> (128 - bits));
    match Values::with(func, dom, assumptions).at(switch).known_bits(v) {
        Some(known) if !known.conflicts() => (known.smin(), known.smax()),
        _ => all,
    }
}

/// One switch that is lowered.
struct Lowering {
    switch: Inst,
    block: Block,
    value: Value,
    ty: Type,
    default: Block,
    /// Ascending.
    ranges: Vec<Range>,
    /// Whether the ranges cover all values that occur.
    covered: bool,
    /// All ranges, those of the new default too.
    occupied: Vec<Range>,
    /// Edges of the tree to destinations of the switch: destination, and block.
    edges: Vec<(Block, Block)>,
}

impl Lowering {
    fn new(func: &Func<'_>, switch: Inst) -> Lowering {
        let value = func.operand(switch, 0);
        let default = func.operand(switch, 1).as_block().unwrap_or(Block::NONE);
        let mut ranges: Vec<Range> = Vec::new();
        for n in (2..func.num_operands(switch)).step_by(2) {
            let to = func.operand(switch, n + 1).as_block().unwrap_or(Block::NONE);
            if let Some(c) = p::int(func, func.operand(switch, n)).filter(|_| to != default) {
                ranges.push(Range { low: c.signed(), high: c.signed(), to });
            }
        }
        ranges.sort_unstable_by_key(|range| range.low);
        ranges.dedup_by(|next, last| {
            let joins = last.to == next.to && last.high + 1 == next.low;
            if joins {
                last.high = next.high;
            }
            joins
        });
        let ty = func.type_of(value);
        let (occupied, edges) = (Vec::new(), Vec::new());
        Lowering { switch, block: func.block_of(switch), value, ty, default, ranges, covered: false, occupied, edges }
    }

    fn lower(mut self, func: &mut FuncMut<'_>, bounds: (i128, i128)) {
        let (mut low, mut high) = bounds;
        if let (Some(&first), Some(&last)) = (self.ranges.first(), self.ranges.last()) {
            let first_inst = func.first_non_phi(self.default);
            if func.op(first_inst) == Opcode::Unreachable {
                (low, high) = (first.low, last.high);
                self.covered = true;
            } else {
                (low, high) = (low.min(first.low), high.max(last.high));
                let cases = self.ranges.iter().fold(0u128, |sum, range| sum.saturating_add(range.len()));
                self.covered = (high.wrapping_sub(low) as u128) < cases;
            }
        }
        if self.covered {
            self.take_popular_default();
        }
        let ranges = std::mem::take(&mut self.ranges);
        let root = match ranges.is_empty() {
            true => {
                self.edges.push((self.default, self.block));
                self.default
            }
            false => self.tree(func, &ranges, low, high, self.block),
        };
        self.rewrite_phis(func);
        let loc = func.loc(self.switch);
        func.erase(self.switch);
        let branch = Builder::at_end(func, self.block).br(root);
        func.set_loc(branch, loc);
    }

    /// The destination of most values becomes the default, as the default is never taken.
    fn take_popular_default(&mut self) {
        let mut counts: Vec<(Block, usize, u128)> =
            self.ranges.iter().enumerate().map(|(n, range)| (range.to, n, range.len())).collect();
        counts.sort_unstable();
        let mut best: (u128, usize, Block) = (0, 0, self.default);
        for group in counts.chunk_by(|a, b| a.0 == b.0) {
            // Of equally frequent ones the one that got there first.
            let (total, last) =
                (group.iter().fold(0u128, |sum, row| sum.saturating_add(row.2)), group[group.len() - 1].1);
            if total > best.0 || total == best.0 && last < best.1 {
                best = (total, last, group[0].0);
            }
        }
        self.default = best.2;
        self.occupied.clone_from(&self.ranges);
        self.ranges.retain(|range| range.to != best.2);
    }

    /// The block that decides among `ranges` a value between `low` and `high`; it is reached from `from`. As deep as the logarithm of
    /// the ranges.
    fn tree(&mut self, func: &mut FuncMut<'_>, ranges: &[Range], low: i128, high: i128, from: Block) -> Block {
        if let [only] = ranges {
            if only.low == low && only.high == high {
                self.edges.push((only.to, from));
                return only.to;
            }
            return self.leaf(func, *only, low, high);
        }
        let (left, right) = ranges.split_at(ranges.len() / 2);
        let pivot = right[0].low;
        // What is between the halves does not occur, or leads to the new default.
        let below = match left.last() {
            Some(last) if self.covered && self.is_gap(last.high + 1, pivot - 1) => last.high,
            _ => pivot - 1,
        };
        let node = func.new_block();
        let yes = self.tree(func, left, low, below, node);
        let no = self.tree(func, right, pivot, high, node);
        func.move_block_after(node, self.block);
        func.set_name(Value::block(node), b"NodeBlock");
        let pivot = p::make_int(func, self.ty, pivot as u128);
        let condition = Builder::at_end(func, node).icmp(IntPred::Slt, self.value, pivot, Type::I1);
        func.set_name(condition, b"Pivot");
        Builder::at_end(func, node).cond_br(condition, yes, no);
        node
    }

    /// Whether there is something from `low` to `high`, and nothing of it occurs.
    fn is_gap(&self, low: i128, high: i128) -> bool {
        let next = self.occupied.partition_point(|range| range.high < low);
        low <= high && self.occupied.get(next).is_none_or(|range| range.low > high)
    }

    fn leaf(&mut self, func: &mut FuncMut<'_>, range: Range, low: i128, high: i128) -> Block {
        let leaf = func.new_block_after(self.block);
        func.set_name(Value::block(leaf), b"LeafBlock");
        let number = |func: &mut FuncMut<'_>, n: i128| p::make_int(func, self.ty, n as u128);
        let (pred, value, bound) = if range.low == range.high {
            (IntPred::Eq, self.value, number(func, range.low))
        } else if range.low == low {
            (IntPred::Sle, self.value, number(func, range.high))
        } else if range.high == high {
            (IntPred::Sge, self.value, number(func, range.low))
        } else if range.low == 0 {
            (IntPred::Ule, self.value, number(func, range.high))
        } else {
            let less = number(func, range.low.wrapping_neg());
            let offset = Builder::at_end(func, leaf).binary(Opcode::Add, self.value, less, 0);
            func.set_name(offset, b".off");
            func.derive_name(offset, self.value, ".off");
            (IntPred::Ule, offset, number(func, range.high.wrapping_sub(range.low)))
        };
        let condition = Builder::at_end(func, leaf).icmp(pred, value, bound, Type::I1);
        func.set_name(condition, b"SwitchLeaf");
        Builder::at_end(func, leaf).cond_br(condition, range.to, self.default);
        self.edges.extend([(self.default, leaf), (range.to, leaf)]);
        leaf
    }

    /// Pairs of phis that came from the switch come from the blocks of the tree, in the places of the old ones as far as these go.
    fn rewrite_phis(&mut self, func: &mut FuncMut<'_>) {
        let mut successors: Vec<Block> = func.successors_of(self.switch).collect();
        successors.sort_unstable();
        successors.dedup();
        // Stable: the edges of a destination stay in order.
        self.edges.sort_by_key(|edge| edge.0);
        let mut operands: Vec<Value> = Vec::new();
        for to in successors {
            let first = self.edges.partition_point(|edge| edge.0 < to);
            let edges = || self.edges[first..].iter().take_while(|edge| edge.0 == to).map(|edge| edge.1);
            let mut phi = func.first(to);
            while phi.is_some() && func.op(phi) == Opcode::Phi {
                operands.clear();
                let (mut value, mut new) = (Value::NONE, edges());
                for (v, from) in func.phi_pairs(phi) {
                    if from != self.block {
                        operands.extend([v, Value::block(from)]);
                        continue;
                    }
                    value = v;
                    if to != self.default {
                        operands.extend(new.next().into_iter().flat_map(|from| [v, Value::block(from)]));
                    }
                }
                operands.extend(new.flat_map(|from| [value, Value::block(from)]));
                func.set_operands(phi, &operands);
                let next = func.next(phi);
                // The only way into a block that all values lead to.
                if !self.occupied.is_empty()
                    && self.edges.len() == 1
                    && operands.len() == 2
                    && operands[0] != phi.into()
                {
                    func.replace_and_erase(phi, operands[0]);
                }
                phi = next;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_exact::{Shape2, cases, check_pass};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&INFO, &[], cases(300), Shape2 { size: 10, bits: 3, branches: true });
    }
}
