//! The loop at hand, and which of its instructions run whenever it is entered.
//!
//! A block runs in the first iteration if every path from the header leads to it: then it dominates the latches, and no block on the
//! way leaves the loop, throws or stops. The blocks that dominate all latches form a chain in the dominator tree, so one walk from
//! the header, segment by segment of that chain, decides for all blocks of the loop. Exits whose condition is false when the loop is
//! entered do not count, nor do inner loops that may never end: a program that needs them to has no other effect to wait for.
//! Cost: linear in the loop, once, and again when an instruction that may stop moves out of it.

use warpc_analysis::{Loops, facts};
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_scalar::simplify::{Context, Simplifier};

/// The blocks of the loop.
pub struct Region {
    /// The loop.
    pub id: Loop,
    /// Its header.
    pub header: Block,
    /// Its preheader.
    pub preheader: Option<Block>,
    /// Its blocks and those of inner loops, in reverse post-order.
    pub order: Vec<Block>,
    /// Blocks that it leaves to, without repeats.
    pub exits: Vec<Block>,
    /// Whether only the loop enters these.
    pub dedicated: bool,
    /// By block row: whether it is in the loop.
    pub inside: Vec<bool>,
    /// By block row: its place in `order`.
    rank: Vec<u32>,
}

/// Columns by block row, which go from loop to loop; empty of blocks of the loop before.
#[derive(Default)]
pub struct Columns {
    inside: Vec<bool>,
    rank: Vec<u32>,
}

impl Region {
    /// Of loop `id`.
    pub fn new(func: &Func<'_>, loops: &Loops, id: Loop, columns: Columns) -> Region {
        let header = loops.header(id);
        let Columns { mut inside, mut rank } = columns;
        if inside.len() < func.num_blocks() {
            inside.resize(func.num_blocks(), false);
            rank.resize(func.num_blocks(), 0);
        }
        // Post-order: a block comes out when all its successors did.
        let mut order = Vec::new();
        let mut work = vec![(header, false)];
        let mut exit_edges = Vec::new();
        while let Some((block, done)) = work.pop() {
            if done {
                order.push(block);
                continue;
            }
            if std::mem::replace(&mut inside[block.index()], true) {
                continue;
            }
            work.push((block, true));
            let from = work.len();
            for next in func.successors(block) {
                match loops.contains(id, next) {
                    true => work.push((next, false)),
                    false => exit_edges.push(next),
                }
            }
            work[from..].reverse();
        }
        order.reverse();
        for (at, b) in order.iter().enumerate() {
            rank[b.index()] = at as u32;
        }
        let exits = crate::split::without_repeats(exit_edges.into_iter());
        let dedicated = exits.iter().all(|&exit| func.predecessors(exit).all(|p| inside[p.index()]));
        Region { id, header, preheader: loops.preheader(func, id), order, exits, dedicated, inside, rank }
    }
    /// Its columns, for the next loop.
    pub fn into_columns(mut self) -> Columns {
        for b in &self.order {
            self.inside[b.index()] = false;
        }
        Columns { inside: self.inside, rank: self.rank }
    }
    /// The place of `block`, of the loop, in `order`.
    pub fn rank(&self, block: Block) -> usize {
        self.rank[block.index()] as usize
    }
    /// Whether `block` is in the loop.
    pub fn contains(&self, block: Block) -> bool {
        self.inside.get(block.index()).copied().unwrap_or(false)
    }
    /// Whether `value` is the same in all iterations.
    pub fn is_invariant(&self, func: &Func<'_>, value: Value) -> bool {
        value.as_inst().is_none_or(|i| !self.contains(func.block_of(i)))
    }
    /// Whether all operands of `inst` are.
    pub fn has_invariant_operands(&self, func: &Func<'_>, inst: Inst) -> bool {
        func.operands(inst).all(|v| self.is_invariant(func, v))
    }
}

/// What is known of a block.
#[derive(Clone, Copy)]
struct Facts {
    /// The first instruction that may not go on to the next one; `NONE` if there is none.
    stop: Inst,
    /// Whether `stop` was looked for.
    scanned: bool,
    /// Whether it runs whenever the loop is entered.
    runs: bool,
}

/// What runs whenever the loop is entered.
pub struct Guaranteed {
    /// By place in the order of the loop.
    blocks: Vec<Facts>,
    /// Whether `runs` is up to date.
    walked: bool,
}

impl Guaranteed {
    /// Nothing is known yet.
    pub fn new(region: &Region) -> Guaranteed {
        let unknown = Facts { stop: Inst::NONE, scanned: false, runs: false };
        Guaranteed { blocks: vec![unknown; region.order.len()], walked: false }
    }
    /// The first instruction of `block` that may not go on to the next one.
    fn stop(&mut self, func: &Func<'_>, region: &Region, block: Block) -> Inst {
        let facts = &mut self.blocks[region.rank(block)];
        if !facts.scanned {
            facts.scanned = true;
            facts.stop = func.block_insts(block).find(|&i| !facts::transfers_execution(func, i)).unwrap_or(Inst::NONE);
        }
        facts.stop
    }
    /// Whether some block of the loop may throw or stop.
    pub fn may_stop(&mut self, func: &Func<'_>, region: &Region) -> bool {
        region.order.iter().any(|&b| self.stop(func, region, b).is_some())
    }
    /// Says that `inst` leaves `block`.
    pub fn leaves(&mut self, region: &Region, inst: Inst, block: Block) {
        let facts = &mut self.blocks[region.rank(block)];
        if facts.scanned && facts.stop == inst {
            facts.scanned = false;
            self.walked = false;
        }
    }
    /// Whether `inst`, in the loop, runs whenever that is entered.
    pub fn runs(&mut self, func: &mut FuncMut<'_>, region: &Region, dom: &DomTree, inst: Inst) -> bool {
        let block = func.block_of(inst);
        let stop = self.stop(func, region, block);
        if stop.is_some() && stop != inst && func.comes_before(stop, inst) {
            return false;
        }
        if block != region.header && !self.walked {
            self.walk(func, region, dom);
        }
        block == region.header || self.blocks[region.rank(block)].runs
    }
    /// Finds the blocks that run in the first iteration.
    fn walk(&mut self, func: &mut FuncMut<'_>, region: &Region, dom: &DomTree) {
        self.walked = true;
        self.blocks.iter_mut().for_each(|facts| facts.runs = false);
        let latches: Vec<Block> = func.predecessors(region.header).filter(|&p| region.contains(p)).collect();
        let Some(mut at) = latches.iter().copied().reduce(|a, b| dom.common(a, b)) else { return };
        let mut chain = vec![at];
        while at != region.header {
            at = dom.idom(at);
            chain.push(at);
        }
        let mut seen = vec![false; self.blocks.len()];
        let mut work = Vec::new();
        while let Some(block) = chain.pop() {
            self.blocks[region.rank(block)].runs = true;
            let Some(&next) = chain.last() else { return };
            work.push(block);
            while let Some(b) = work.pop() {
                if std::mem::replace(&mut seen[region.rank(b)], true) {
                    continue;
                }
                if self.stop(func, region, b).is_some() {
                    return;
                }
                let successors: Vec<Block> = func.successors(b).collect();
                for s in successors {
                    if region.contains(s) {
                        if s != next {
                            work.push(s);
                        }
                    } else if !leaves_later(func, region, b, s) {
                        return;
                    }
                }
            }
        }
    }
}

/// Whether the edge from `from` out of the loop to `exit` is not taken in the first iteration.
fn leaves_later(func: &mut FuncMut<'_>, region: &Region, from: Block, exit: Block) -> bool {
    let branch = func.terminator(from);
    if func.op(branch) != Opcode::Br || func.num_operands(branch) != 3 || func.single_predecessor(exit) != Some(from) {
        return false;
    }
    let condition = func.operand(branch, 0);
    let on_true = func.operand(branch, 1) == Value::block(exit);
    if let Some(taken) = func.consts().as_int(condition) {
        return (taken & 1 == 1) != on_true;
    }
    let Some(compare) = condition.as_inst().filter(|&i| func.op(i) == Opcode::ICmp) else { return false };
    let Some(preheader) = region.preheader else { return false };
    let start = |func: &Func<'_>, value: Value| {
        let phi = value.as_inst().filter(|&i| func.op(i) == Opcode::Phi && func.block_of(i) == region.header)?;
        func.phi_value_for(phi, preheader)
    };
    let (left, right, predicate) = (func.operand(compare, 0), func.operand(compare, 1), func.int_pred(compare));
    let (left, right, predicate) = match (start(func, left), start(func, right)) {
        (Some(first), _) => (first, right, predicate),
        (None, Some(first)) => (first, left, predicate.swapped()),
        (None, None) => return false,
    };
    let context = Context { at: branch, ..Context::default() };
    Simplifier::with(func, context).known_compare(predicate, left, right) == Some(!on_true)
}
