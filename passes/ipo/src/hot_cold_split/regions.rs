//! Blocks that are as cold as one of them: those that lead to it alone, and those that it leads to alone.

use warpc_columns::RowSet;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Func, Opcode, TypeKind};
use warpc_scalar::patterns::is_exception_pad;

/// What was found around a cold block.
pub(super) enum Found {
    /// All of the function is cold.
    Everything,
    /// Parts with one entry each, which comes first.
    Parts(Vec<Vec<Block>>),
}

/// Blocks with how good an entry each is: ancestors of the cold block are the better the farther away they are, and 0 says that a
/// block cannot be an entry.
#[derive(Default)]
struct Region {
    blocks: Vec<(Block, usize)>,
    entry: Option<(Block, usize)>,
}

impl Region {
    fn add(&mut self, block: Block, score: usize) {
        self.suggest(block, score);
        self.blocks.push((block, score));
    }
    fn suggest(&mut self, block: Block, score: usize) {
        if score > self.entry.map_or(0, |entry| entry.1) {
            self.entry = Some((block, score));
        }
    }
    /// Takes the region apart: what the best entry dominates goes with it, then what the best of the rest dominates.
    fn parts(mut self, dom: &DomTree) -> Vec<Vec<Block>> {
        let mut parts = Vec::new();
        while let Some((entry, _)) = self.entry.take() {
            let mut part = vec![entry];
            let mut rest = Region::default();
            for &(block, score) in &self.blocks {
                match block == entry || dom.dominates(entry, block) {
                    true => part.extend(Some(block).filter(|&block| block != entry)),
                    false => rest.add(block, score),
                }
            }
            self = rest;
            parts.push(part);
        }
        parts
    }
}

/// Whether `block` is entered by exceptions.
pub(super) fn handles_exceptions(func: &Func<'_>, block: Block) -> bool {
    is_exception_pad(func.op(func.first_non_phi(block)))
}

/// Whether `block` may be part of another function.
fn may_move(func: &Func<'_>, block: Block) -> bool {
    let end = func.op(func.terminator(block));
    !handles_exceptions(func, block)
        && !matches!(end, Opcode::Invoke | Opcode::Resume)
        && !func.block_insts(block).any(|inst| matches!(func.types().kind(func.ty(inst)), TypeKind::Token))
}

/// What a walk does behind a block.
enum Step {
    Enter,
    Skip,
    Stop,
}

/// Walks depth first from `from` over `next`, calling `visit` for each other block that is met, with the length of the way to it. Whether the
/// walk came to its end.
fn walk(
    rows: usize,
    from: Block,
    next: impl Fn(Block) -> Vec<Block>,
    mut visit: impl FnMut(Block, usize) -> Step,
) -> bool {
    let mut seen: RowSet<Block> = RowSet::new(rows);
    seen.insert(from);
    let mut path = vec![next(from).into_iter()];
    while let Some(top) = path.last_mut() {
        let Some(block) = top.next() else {
            path.pop();
            continue;
        };
        if !seen.insert(block) {
            continue;
        }
        match visit(block, path.len() + 1) {
            Step::Enter => path.push(next(block).into_iter()),
            Step::Skip => {}
            Step::Stop => return false,
        }
    }
    true
}

/// The regions around the cold block `sink`: usually one; where `sink` cannot move, what leads to it and what it leads to are two. `post` is the tree
/// of post-dominators.
pub(super) fn regions(func: &Func<'_>, sink: Block, dom: &DomTree, post: &DomTree) -> Vec<Found> {
    let rows = func.num_blocks();
    let sink_score = usize::from(may_move(func, sink));
    let mut region = Region::default();
    region.suggest(sink, sink_score);
    let mut members: RowSet<Block> = RowSet::new(rows);
    let predecessors = |block: Block| {
        let mut list: Vec<Block> = func.predecessors(block).filter(|&from| dom.is_reachable(from)).collect();
        list.reverse();
        list
    };
    let finished = walk(rows, sink, predecessors, |block, length| {
        let only = post.dominates(sink, block);
        if only && block == func.entry() {
            return Step::Stop;
        }
        if !only || !may_move(func, block) {
            return Step::Skip;
        }
        members.insert(block);
        region.add(block, length);
        Step::Enter
    });
    if !finished || sink_score > 0 && sink == func.entry() {
        return vec![Found::Everything];
    }
    let mut found = Vec::new();
    if sink_score > 0 {
        members.insert(sink);
        region.blocks.push((sink, sink_score));
    } else {
        found.push(Found::Parts(std::mem::take(&mut region).parts(dom)));
    }
    walk(
        rows,
        sink,
        |block| func.successors(block).collect(),
        |block, _| {
            if members.contains(block) || !dom.dominates(sink, block) || !may_move(func, block) {
                return Step::Skip;
            }
            members.insert(block);
            region.add(block, 1);
            Step::Enter
        },
    );
    found.push(Found::Parts(region.parts(dom)));
    found
}
