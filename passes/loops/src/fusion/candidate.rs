//! Loops that may be fused with another: their blocks, their accesses, and the branch that decides whether they run.

use crate::metrics::is_convergent;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, Opcode, Value};
use warpc_scev::{COULD_NOT_COMPUTE, Expr, Se};

/// A loop that its latch alone leaves, and that runs a number of times that is known when it is reached.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The loop.
    pub id: Loop,
    /// The block before it, which only jumps to the header.
    pub preheader: Block,
    /// Its header.
    pub header: Block,
    /// Its latch.
    pub latch: Block,
    /// The block behind it.
    pub exit: Block,
    /// The branch that leads around it.
    pub guard: Option<Guard>,
    /// How often its back edge is taken.
    pub count: Expr,
    /// Its blocks in reverse post-order.
    pub order: Vec<Block>,
    /// Instructions of it that touch memory.
    pub accesses: Vec<Inst>,
}

/// A branch to a loop, or around it to where its exit leads.
#[derive(Clone, Copy, Debug)]
pub struct Guard {
    /// The block of the branch.
    pub block: Block,
    /// Where it leads when the loop is not to run.
    pub around: Block,
    /// Which operand of the branch leads to the loop.
    pub way_in: usize,
}

/// Why a loop is fused with none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Invalid {
    /// No preheader, more than one latch or exit.
    Structure,
    /// Somebody knows the address of a block.
    AddressTaken,
    /// A call may throw or not return.
    MayThrow,
    /// Volatile accesses.
    Volatile,
    /// Atomic accesses.
    Atomic,
    /// Operations that threads execute together.
    Convergent,
    /// It runs a number of times that is not known.
    TripCount,
    /// Exits that others enter.
    NotSimplified,
    /// The latch does not leave it.
    NotRotated,
}

impl Invalid {
    /// The name of the remark and its text; `None` where LLVM has none.
    pub fn text(self) -> Option<(&'static str, &'static str)> {
        Some(match self {
            Invalid::Structure => return None,
            Invalid::AddressTaken => ("AddressTakenBB", "Basic block has address taken"),
            Invalid::MayThrow => ("MayThrowException", "Loop may throw an exception"),
            Invalid::Volatile => ("ContainsVolatileAccess", "Loop contains a volatile access"),
            Invalid::Atomic => ("ContainsAtomicAccess", "Loop contains an atomic access"),
            Invalid::Convergent => ("ConvergentOperation", "Loop contains an operation that threads execute together"),
            Invalid::TripCount => ("UnknownTripCount", "Loop has unknown trip count"),
            Invalid::NotSimplified => ("NotSimplifiedForm", "Loop is not in simplified form"),
            Invalid::NotRotated => ("NotRotated", "Candidate is not rotated"),
        })
    }
}

impl Candidate {
    /// The loop of `header`. Where it `is_peeled`, straight code stands between its guard and its preheader. `addressed`: blocks whose
    /// addresses are taken, ascending.
    pub fn of(se: &mut Se<'_, '_>, header: Block, is_peeled: bool, addressed: &[Block]) -> Result<Candidate, Invalid> {
        let (f, loops) = (se.f, se.loops);
        let id = loops.of(header).get().filter(|&id| loops.header(id) == header).ok_or(Invalid::Structure)?;
        let mut order = loops.blocks(id);
        order.sort_unstable_by_key(|&block| se.cfg.rpo_index(block));
        let mut accesses = Vec::new();
        for &block in &order {
            if addressed.binary_search(&block).is_ok() {
                return Err(Invalid::AddressTaken);
            }
            for inst in f.block_insts(block) {
                check(f, inst)?;
                if touches_memory(f, inst) {
                    accesses.push(inst);
                }
            }
        }
        let (Some(preheader), Some(latch)) = (loops.preheader(f, id), loops.latch(f, id)) else {
            return Err(Invalid::Structure);
        };
        let edges = loops.exit_edges(f, id);
        let &[(exiting, exit)] = &edges[..] else { return Err(Invalid::Structure) };
        let count = se.backedge_taken_count(id);
        if count == COULD_NOT_COMPUTE {
            return Err(Invalid::TripCount);
        }
        let plain = |end: Inst, operands: usize| f.op(end) == Opcode::Br && f.num_operands(end) == operands;
        if !loops.is_loop_simplify_form(f, id) || !plain(f.terminator(preheader), 1) {
            return Err(Invalid::NotSimplified);
        }
        if exiting != latch || !plain(f.terminator(latch), 3) {
            return Err(Invalid::NotRotated);
        }
        let guard = guard(f, preheader, exit, is_peeled);
        Ok(Candidate { id, preheader, header, latch, exit, guard, count, order, accesses })
    }
    /// The first block of the loop with what belongs to it.
    pub fn entry(&self) -> Block {
        self.guard.map_or(self.preheader, |guard| guard.block)
    }
    /// The entry of its neighbour, if it has one.
    pub fn leads_to(&self, func: &Func<'_>) -> Option<Block> {
        match self.guard {
            None => Some(self.exit),
            Some(_) => only_successor(func, self.exit),
        }
    }
}

/// Whether the order of `inst` among other instructions that touch memory matters. Assumptions hold in any order.
pub fn touches_memory(func: &Func<'_>, inst: Inst) -> bool {
    (facts::may_read(func, inst) || facts::may_write(func, inst)) && facts::intrinsic(func, inst) != Some(id::ASSUME)
}

/// Whether `inst` may be in a loop that is fused.
fn check(func: &Func<'_>, inst: Inst) -> Result<(), Invalid> {
    if is_convergent(func, inst) || func.ty(inst) == Type::TOKEN {
        return Err(Invalid::Convergent);
    }
    // Before what may not return, which volatile stores may not.
    if facts::is_volatile(func, inst) {
        return Err(Invalid::Volatile);
    }
    if facts::may_throw(func, inst) || !facts::transfers_execution(func, inst) {
        return Err(Invalid::MayThrow);
    }
    let is_plain = !matches!(func.op(inst), Opcode::Load | Opcode::Store) || facts::is_simple(func, inst);
    match is_plain && !matches!(func.op(inst), Opcode::AtomicRmw | Opcode::CmpXchg | Opcode::Fence) {
        true => Ok(()),
        false => Err(Invalid::Atomic),
    }
}

/// The branch around a loop that is left to `exit`.
fn guard(func: &Func<'_>, preheader: Block, exit: Block, is_peeled: bool) -> Option<Guard> {
    let mut inside = preheader;
    let mut block = func.single_predecessor(inside)?;
    while is_peeled && func.op(func.terminator(block)) == Opcode::Br && func.num_operands(func.terminator(block)) == 1 {
        inside = block;
        block = func.single_predecessor(inside)?;
    }
    let branch = func.terminator(block);
    if func.op(branch) != Opcode::Br || func.num_operands(branch) != 3 {
        return None;
    }
    let way_in = (1..3).find(|&k| func.operand(branch, k) == Value::block(inside))?;
    let around = func.operand(branch, 3 - way_in).as_block()?;
    (around != inside && leads_straight(func, exit, around)).then_some(Guard { block, around, way_in })
}

/// Whether `from` is `to`, or leads to it through empty blocks that nothing else enters.
fn leads_straight(func: &Func<'_>, from: Block, to: Block) -> bool {
    let Some(mut at) = only_successor(func, from) else { return false };
    if from == to {
        return true;
    }
    // Each block has one predecessor, so the way ends, or comes back to where it began.
    let start = at;
    while at != to {
        let is_empty = func.first(at) == func.terminator(at) && func.single_predecessor(at).is_some();
        match only_successor(func, at).filter(|&next| is_empty && next != start) {
            Some(next) => at = next,
            None => return false,
        }
    }
    true
}

fn only_successor(func: &Func<'_>, block: Block) -> Option<Block> {
    let mut successors = func.successors(block);
    let first = successors.next()?;
    successors.all(|next| next == first).then_some(first)
}
