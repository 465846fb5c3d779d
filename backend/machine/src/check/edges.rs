//! Where the edges of the rows before lead after: to the same blocks, maybe through new blocks of copies.

use crate::errors::CoalesceError;
use crate::flow::PartFlow;
use crate::ids::*;
use crate::isa::{Control, InstructionSet};
use crate::rows::Machine;

/// An edge between parts of the rows before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    /// The part that it leaves.
    pub from: Part,
    /// Rows after that stand on it: the first, and one past the last.
    pub copies: (Row, Row),
}

impl Edge {
    fn plain(from: Part) -> Edge {
        Edge { from, copies: (Row(0), Row(0)) }
    }
}

/// The blocks of the rows after that the rows before do not have.
struct NewBlocks<'a, I: InstructionSet> {
    after: Machine<'a, I>,
    /// Blocks below this one are old.
    old: MBlock,
    /// By block: the new block before it in the order that goes on to it, or none.
    falls_into: Vec<MBlock>,
}

impl<I: InstructionSet> NewBlocks<'_, I> {
    /// Copies of a new block, and where it leads: a jump at its end, or what follows.
    fn path(&self, label: MBlock) -> ((Row, Row), MBlock) {
        let range = self.after.ranges[label];
        let (first, last) = (range.first.next(), Row(range.end.0 - 1));
        match I::control(self.after.heads[last]) {
            Control::Jump => ((first, last), self.after.operands(last)[0].block()),
            _ => ((first, range.end), label_of(self.after, range.end)),
        }
    }
    /// Copies on the way to the block that an operand names, and the old block where it leads.
    fn resolve(&self, label: MBlock) -> ((Row, Row), MBlock) {
        if label >= self.old { self.path(label) } else { ((Row(0), Row(0)), label) }
    }
    /// The edge from part `from` that falls through to `block`.
    fn fall_through(&self, from: Part, block: MBlock) -> Edge {
        match self.falls_into.get(block.index()).copied().and_then(MBlock::get) {
            Some(label) => Edge { from, copies: self.path(label).0 },
            None => Edge::plain(from),
        }
    }
}

/// Block that the row opens, none where it opens none.
fn label_of<I: InstructionSet>(machine: Machine<'_, I>, row: Row) -> MBlock {
    let opens = machine.heads.get(row.index()).is_some_and(|&h| I::control(h) == Control::Label);
    if opens { machine.operands(row)[0].block() } else { MBlock::NONE }
}

/// Edges by the part of `before` they lead to. `new_rows` has the row of `after` by row of `before`.
pub(super) fn edges<I: InstructionSet>(
    before: Machine<'_, I>,
    after: Machine<'_, I>,
    flow: &PartFlow,
    new_rows: &[Row],
) -> Result<Vec<Vec<Edge>>, CoalesceError> {
    let mut blocks = NewBlocks { after, old: MBlock::new(before.ranges.len()), falls_into: Vec::new() };
    blocks.falls_into.resize(after.ranges.len(), MBlock::NONE);
    for pair in after.order().windows(2) {
        let last = Row(after.ranges[pair[0]].end.0 - 1);
        if pair[0] >= blocks.old && !I::control(after.heads[last]).ends_block() {
            blocks.falls_into[pair[1]] = pair[0];
        }
    }
    let mut edges: Vec<Vec<Edge>> = vec![Vec::new(); flow.len()];
    for from in Part(0).up_to(Part::new(flow.len())) {
        let row = Row(flow.end_row(from).0 - 1);
        let mut targets = flow.succs(from).iter();
        let new = new_rows[row];
        if new.is_some() && I::control(before.heads[row]).branches() {
            let labels = |m: Machine<'_, I>, row| -> Vec<MBlock> {
                m.operands(row).iter().filter(|o| o.is_label()).map(|o| o.block()).collect()
            };
            for (wanted, label) in labels(before, row).into_iter().zip(labels(after, new)) {
                let (copies, now) = blocks.resolve(label);
                if now != wanted {
                    return Err(CoalesceError::Target { row, now, wanted });
                }
                if let Some(&to) = targets.next() {
                    edges[to].push(Edge { from, copies });
                }
            }
        }
        // What is left falls through, maybe into a new block.
        for &to in targets {
            let wanted = label_of(before, flow.first_row(to));
            if wanted.is_none() {
                edges[to].push(Edge::plain(from));
                continue;
            }
            let follows = if new.is_some() { label_of(after, new.next()) } else { MBlock::NONE };
            if follows.is_some() && blocks.resolve(follows).1 != wanted {
                return Err(CoalesceError::Target { row, now: blocks.resolve(follows).1, wanted });
            }
            edges[to].push(blocks.fall_through(from, wanted));
        }
    }
    Ok(edges)
}
