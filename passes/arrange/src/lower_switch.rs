//! `lower-switch`: a `switch` becomes a balanced tree of comparisons.
//!
//! **How**: cases are sorted as signed numbers and neighbours with one destination are joined to ranges. A node of the tree halves
//! the ranges, a leaf asks one; bounds that are known on the way, of the value or because the default is unreachable, spare
//! comparisons. Without a default the destination of most values takes its place.
//! **Invariants**: every pair of a phi that came from the switch comes from the new block that leads there. Branch weights go. The
//! tree is balanced, so that its walk is as deep as the logarithm of the cases.
//! **Not**: conditions of more than 128 bits, which no front end of device code makes, are left to instruction selection.
//! **Cost**: n log n in the cases.

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
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let is_switch = |f: &Func<'_>, i: Inst| f.op(i) == Opcode::Switch && p::width(f, f.operand(i, 0)) <= 128;
        let switches: Vec<Inst> =
            f.block_order().map(|b| f.terminator(b)).filter(|&t| t.is_some() && is_switch(f, t)).collect();
        if switches.is_empty() {
            return Outcome::Unchanged;
        }
        let (dom, assumptions) = (cx.analyses.dom(f), cx.analyses.assumptions(f));
        // Bounds are asked of the function as it was, whose dominators these are.
        let bounds: Vec<(i128, i128)> = switches.iter().map(|&i| bounds(f, &dom, &assumptions, i)).collect();
        let mut dead: Vec<Block> = Vec::new();
        for (&switch, bounds) in switches.iter().zip(bounds) {
            let block = f.block_of(switch);
            // Nothing leads here, or only the block itself: its successors may have lost their pairs.
            let others = f.predecessors(block).any(|b| b != block);
            if block != f.entry() && !others {
                dead.push(block);
                continue;
            }
            let default = f.operand(switch, 1).as_block().unwrap_or(Block::NONE);
            Lowering::new(f, switch).lower(f, bounds);
            if f.predecessors(default).next().is_none() {
                dead.push(default);
            }
        }
        for b in dead {
            if !f.is_block_dead(b) && f.predecessors(b).all(|from| from == b) {
                f.erase_blocks(&[b]);
            }
        }
        Outcome::Changed(AnalysisSet::NONE)
    }
}

/// Smallest and largest signed number that the condition of `switch` may be.
fn bounds(f: &Func<'_>, dom: &DomTree, assumptions: &Assumptions, switch: Inst) -> (i128, i128) {
    let v = f.operand(switch, 0);
    let bits = p::width(f, v);
    let all = (i128::MIN >> (128 - bits), i128::MAX >> (128 - bits));
    match Values::with(f, dom, assumptions).at(switch).known_bits(v) {
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
    fn new(f: &Func<'_>, switch: Inst) -> Lowering {
        let value = f.operand(switch, 0);
        let default = f.operand(switch, 1).as_block().unwrap_or(Block::NONE);
        let mut ranges: Vec<Range> = Vec::new();
        for n in (2..f.num_operands(switch)).step_by(2) {
            let to = f.operand(switch, n + 1).as_block().unwrap_or(Block::NONE);
            if let Some(c) = p::int(f, f.operand(switch, n)).filter(|_| to != default) {
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
        let ty = f.type_of(value);
        let (occupied, edges) = (Vec::new(), Vec::new());
        Lowering { switch, block: f.block_of(switch), value, ty, default, ranges, covered: false, occupied, edges }
    }

    fn lower(mut self, f: &mut FuncMut<'_>, bounds: (i128, i128)) {
        let (mut low, mut high) = bounds;
        if let (Some(&first), Some(&last)) = (self.ranges.first(), self.ranges.last()) {
            let first_inst = f.first_non_phi(self.default);
            if f.op(first_inst) == Opcode::Unreachable {
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
            false => self.tree(f, &ranges, low, high, self.block),
        };
        self.rewrite_phis(f);
        let loc = f.loc(self.switch);
        f.erase(self.switch);
        let branch = Builder::at_end(f, self.block).br(root);
        f.set_loc(branch, loc);
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
    fn tree(&mut self, f: &mut FuncMut<'_>, ranges: &[Range], low: i128, high: i128, from: Block) -> Block {
        if let [only] = ranges {
            if only.low == low && only.high == high {
                self.edges.push((only.to, from));
                return only.to;
            }
            return self.leaf(f, *only, low, high);
        }
        let (left, right) = ranges.split_at(ranges.len() / 2);
        let pivot = right[0].low;
        // What is between the halves does not occur, or leads to the new default.
        let below = match left.last() {
            Some(last) if self.covered && self.is_gap(last.high + 1, pivot - 1) => last.high,
            _ => pivot - 1,
        };
        let node = f.new_block();
        let yes = self.tree(f, left, low, below, node);
        let no = self.tree(f, right, pivot, high, node);
        f.move_block_after(node, self.block);
        f.set_name(Value::block(node), b"NodeBlock");
        let pivot = p::make_int(f, self.ty, pivot as u128);
        let condition = Builder::at_end(f, node).icmp(IntPred::Slt, self.value, pivot, Type::I1);
        f.set_name(condition, b"Pivot");
        Builder::at_end(f, node).cond_br(condition, yes, no);
        node
    }

    /// Whether there is something from `low` to `high`, and nothing of it occurs.
    fn is_gap(&self, low: i128, high: i128) -> bool {
        let next = self.occupied.partition_point(|range| range.high < low);
        low <= high && self.occupied.get(next).is_none_or(|range| range.low > high)
    }

    fn leaf(&mut self, f: &mut FuncMut<'_>, range: Range, low: i128, high: i128) -> Block {
        let leaf = f.new_block_after(self.block);
        f.set_name(Value::block(leaf), b"LeafBlock");
        let number = |f: &mut FuncMut<'_>, n: i128| p::make_int(f, self.ty, n as u128);
        let (pred, value, bound) = if range.low == range.high {
            (IntPred::Eq, self.value, number(f, range.low))
        } else if range.low == low {
            (IntPred::Sle, self.value, number(f, range.high))
        } else if range.high == high {
            (IntPred::Sge, self.value, number(f, range.low))
        } else if range.low == 0 {
            (IntPred::Ule, self.value, number(f, range.high))
        } else {
            let less = number(f, range.low.wrapping_neg());
            let offset = Builder::at_end(f, leaf).binary(Opcode::Add, self.value, less, 0);
            f.set_name(offset, b".off");
            f.derive_name(offset, self.value, ".off");
            (IntPred::Ule, offset, number(f, range.high.wrapping_sub(range.low)))
        };
        let condition = Builder::at_end(f, leaf).icmp(pred, value, bound, Type::I1);
        f.set_name(condition, b"SwitchLeaf");
        Builder::at_end(f, leaf).cond_br(condition, range.to, self.default);
        self.edges.extend([(self.default, leaf), (range.to, leaf)]);
        leaf
    }

    /// Pairs of phis that came from the switch come from the blocks of the tree, in the places of the old ones as far as these go.
    fn rewrite_phis(&mut self, f: &mut FuncMut<'_>) {
        let mut successors: Vec<Block> = f.successors_of(self.switch).collect();
        successors.sort_unstable();
        successors.dedup();
        // Stable: the edges of a destination stay in order.
        self.edges.sort_by_key(|edge| edge.0);
        let mut operands: Vec<Value> = Vec::new();
        for to in successors {
            let first = self.edges.partition_point(|edge| edge.0 < to);
            let edges = || self.edges[first..].iter().take_while(|edge| edge.0 == to).map(|edge| edge.1);
            let mut phi = f.first(to);
            while phi.is_some() && f.op(phi) == Opcode::Phi {
                operands.clear();
                let (mut value, mut new) = (Value::NONE, edges());
                for (v, from) in f.phi_pairs(phi) {
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
                f.set_operands(phi, &operands);
                let next = f.next(phi);
                // The only way into a block that all values lead to.
                if !self.occupied.is_empty()
                    && self.edges.len() == 1
                    && operands.len() == 2
                    && operands[0] != phi.into()
                {
                    f.replace_and_erase(phi, operands[0]);
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
