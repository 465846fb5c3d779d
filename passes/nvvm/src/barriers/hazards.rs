//! Which memory threads may touch between barriers: what a barrier has to order.
//!
//! Memory is split into classes: each of the first variables of shared memory is one, all other shared memory, and global memory. An
//! access of an unknown place of shared memory is one of all its classes, a generic one of all. *Above* a place are the accesses that may
//! have happened since the last barrier that all threads came to together, or since the kernel began; *below* those that may happen up
//! to the next one or the end. Both are least fixed points over the blocks.

use super::events::{Direction, is_access};
use super::{Control, whole_barrier};
use warpc_analysis::facts;
use warpc_ir::Func;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, flags};

/// Classes of memory that are read and written, a bit for each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Touched {
    reads: u32,
    writes: u32,
}

impl Touched {
    fn join(self, other: Touched) -> Touched {
        Touched { reads: self.reads | other.reads, writes: self.writes | other.writes }
    }
    /// Whether accesses of two threads, one of each set, may have to be ordered.
    pub(super) fn conflicts(self, other: Touched) -> bool {
        self.writes & (other.reads | other.writes) | self.reads & other.writes != 0
    }
}

/// All classes.
const ALL: u32 = u32::MAX;
/// Global memory and all that may be it.
const GLOBAL: u32 = 1;
/// Shared memory that is no variable of its own class.
const SHARED: u32 = 2;
/// Variables with a class of their own.
const VARIABLES: usize = 30;
/// Steps to the object that an address is in.
const STEPS: u32 = 16;

/// What every instruction touches, as far as other threads may know, and where barriers are.
pub(super) struct Hazards<'h> {
    cfg: &'h Cfg,
    control: &'h Control,
    /// The variables of shared memory with classes of their own.
    variables: Vec<Global>,
    above: Vec<Touched>,
    below: Vec<Touched>,
}

impl<'h> Hazards<'h> {
    /// Finds the classes; [`Hazards::solve`] finds what is touched.
    pub(super) fn new(func: &Func<'_>, cfg: &'h Cfg, control: &'h Control) -> Hazards<'h> {
        let mut variables = Vec::new();
        for &block in cfg.rpo() {
            for inst in func.block_insts(block) {
                let Some(address) = address_of(func, inst) else { continue };
                let object = facts::underlying_object(func, address, STEPS);
                let is_shared = func.types().addrspace(func.type_of(object)) == Some(3);
                variables.extend(object.as_global().filter(|_| is_shared));
            }
        }
        variables.sort_unstable();
        variables.dedup();
        variables.truncate(VARIABLES);
        Hazards { cfg, control, variables, above: Vec::new(), below: Vec::new() }
    }

    /// Whether all threads come to `inst` together and wait there for each other.
    fn is_barrier(&self, func: &Func<'_>, inst: Inst) -> bool {
        whole_barrier(func, inst).is_some() && self.control.is_together(func.block_of(inst))
    }

    /// What `inst`, which is no barrier, touches.
    fn touched(&self, func: &Func<'_>, inst: Inst) -> Touched {
        if !is_access(func, inst) && whole_barrier(func, inst).is_none() {
            return Touched::default();
        }
        let all = Touched { reads: ALL, writes: ALL };
        let Some(address) = address_of(func, inst) else { return all };
        if func.flags(inst) & flags::VOLATILE != 0 || !facts::is_unordered(func, inst) {
            return all;
        }
        let classes = match func.types().addrspace(func.type_of(address)) {
            Some(1) => GLOBAL,
            Some(3) => match facts::underlying_object(func, address, STEPS).as_global() {
                Some(global) => match self.variables.binary_search(&global) {
                    Ok(n) => 4 << n,
                    Err(_) => SHARED,
                },
                None => ALL & !GLOBAL,
            },
            _ => ALL,
        };
        match func.op(inst) {
            Opcode::Load => Touched { reads: classes, writes: 0 },
            _ => Touched { reads: 0, writes: classes },
        }
    }

    /// `state` behind `inst`, in the direction of the walk.
    fn pass(&self, func: &Func<'_>, inst: Inst, state: Touched) -> Touched {
        if self.is_barrier(func, inst) { Touched::default() } else { state.join(self.touched(func, inst)) }
    }

    /// Finds what is touched above and below every block's ends.
    pub(super) fn solve(&mut self, func: &Func<'_>) {
        self.above = self.fixed_point(func, Direction::Forward);
        self.below = self.fixed_point(func, Direction::Backward);
    }

    /// What is touched where blocks are entered, in one direction.
    fn fixed_point(&self, func: &Func<'_>, direction: Direction) -> Vec<Touched> {
        let mut entries = vec![Touched::default(); self.cfg.rows()];
        // What a block adds to what comes in, and whether that goes through.
        let mut effect = vec![(Touched::default(), true); self.cfg.rows()];
        for &block in self.cfg.rpo() {
            let (own, through) = &mut effect[block.index()];
            let mut inst = if direction == Direction::Forward { func.first(block) } else { func.last(block) };
            while inst.is_some() {
                *through &= !self.is_barrier(func, inst);
                *own = self.pass(func, inst, *own);
                inst = if direction == Direction::Forward { func.next(inst) } else { func.prev(inst) };
            }
        }
        let mut work: Vec<Block> = self.cfg.rpo().to_vec();
        if direction == Direction::Forward {
            work.reverse();
        }
        while let Some(block) = work.pop() {
            let (own, through) = effect[block.index()];
            let out = if through { own.join(entries[block.index()]) } else { own };
            let next = if direction == Direction::Forward { self.cfg.succs(block) } else { self.cfg.preds(block) };
            for &next in next.iter().filter(|&&next| self.cfg.is_reachable(next)) {
                let joined = entries[next.index()].join(out);
                if joined != entries[next.index()] {
                    entries[next.index()] = joined;
                    work.push(next);
                }
            }
        }
        entries
    }

    /// A barrier of which nothing above conflicts with anything below.
    pub(super) fn needless(&self, func: &Func<'_>) -> Option<Inst> {
        let mut before: Vec<(Inst, Touched)> = Vec::new();
        for &block in self.cfg.rpo() {
            before.clear();
            let mut state = self.above[block.index()];
            for inst in func.block_insts(block) {
                if self.is_barrier(func, inst) {
                    before.push((inst, state));
                }
                state = self.pass(func, inst, state);
            }
            if before.is_empty() {
                continue;
            }
            let mut state = self.below[block.index()];
            let mut inst = func.last(block);
            while inst.is_some() {
                if let Some(&(barrier, above)) = before.last().filter(|b| b.0 == inst) {
                    before.pop();
                    if !above.conflicts(state) {
                        return Some(barrier);
                    }
                }
                state = self.pass(func, inst, state);
                inst = func.prev(inst);
            }
        }
        None
    }
}

/// The address that a load or store accesses.
fn address_of(func: &Func<'_>, inst: Inst) -> Option<warpc_ir::Value> {
    match func.op(inst) {
        Opcode::Load => Some(func.operand(inst, 0)),
        Opcode::Store => Some(func.operand(inst, 1)),
        _ => None,
    }
}
