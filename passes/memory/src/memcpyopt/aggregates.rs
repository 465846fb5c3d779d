//! `store (load source), dest` of a whole aggregate -> `memcpy(dest, source)`, or a move where the two may overlap.
//!
//! Where something in between writes what was loaded, the copy stands before that: then nothing in between may access the destination,
//! and what the address of the destination is computed from goes up with it.

use super::{Operation, State, Visit};
use smallvec::SmallVec;
use warpc_analysis::alias::Loc;
use warpc_analysis::facts::{self, transfers_execution};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Opcode, Value};

/// Instructions between the load and the store of an aggregate that are looked at.
const MAX_BETWEEN: usize = 128;

impl State<'_, '_> {
    /// A load and store of a whole aggregate of `bytes` bytes: a copy.
    pub(super) fn copy_aggregate(&mut self, load: Inst, store: Inst, bytes: u64) -> Visit {
        let (Some(read), Some(written), Some(loc)) =
            (self.memssa.access(load), self.memssa.access(store), Loc::of(self.func, load))
        else {
            return Visit::Kept;
        };
        let overlaps = self.alias().mod_ref(store, &loc).is_mod();
        let clobber = self.clobber_above(written, &loc);
        let at = match self.memssa.dominates(self.func, self.dom, read, clobber) {
            false => store,
            true => match self.first_writer_between(load, store, &loc) {
                Some(writer) if self.lift_store(load, store, writer) => writer,
                _ => return Visit::Kept,
            },
        };
        let length = self.func.consts_mut().add_i64(bytes);
        let func = &*self.func;
        let operation = Operation {
            which: if overlaps { id::MEMMOVE } else { id::MEMCPY },
            dest: func.operand(store, 1),
            dest_align: Some(func.mem(store).align),
            source: func.operand(load, 0),
            source_align: Some(func.mem(load).align),
            length,
        };
        if at == store {
            let made = self.replace(store, operation);
            if let Visit::Changed(_) = made {
                self.erase(load);
            }
            return made;
        }
        let Some(made) = self.make(operation, at) else { return Visit::Kept };
        let place = self.func.loc(store);
        self.func.set_loc(made, place);
        self.add_definition(made);
        self.erase(store);
        self.erase(load);
        Visit::Changed(made)
    }

    /// The first instruction behind `load` and before `store`, which stand in one block, that may write `loc`.
    fn first_writer_between(&mut self, load: Inst, store: Inst, loc: &Loc) -> Option<Inst> {
        let mut at = self.func.next(load);
        for _ in 0..MAX_BETWEEN {
            if at.is_none() || at == store {
                return None;
            }
            if self.memssa.access(at).is_some() && self.alias().mod_ref(at, loc).is_mod() {
                return Some(at);
            }
            at = self.func.next(at);
        }
        None
    }

    /// Moves what the address of `store` is computed from before `writer`, so that the store may stand there. False, and nothing
    /// moves, where it may not.
    fn lift_store(&mut self, load: Inst, store: Inst, writer: Inst) -> bool {
        let Some(dest) = Loc::of(self.func, store) else { return false };
        if !self.alias().mod_ref(writer, &dest).is_none() {
            return false;
        }
        let mut needed: SmallVec<[Inst; 8]> = SmallVec::new();
        if !self.need_operands(store, writer, &mut needed) {
            return false;
        }
        let mut lifted: SmallVec<[Inst; 8]> = SmallVec::new();
        let mut at = self.func.prev(store);
        for _ in 0..MAX_BETWEEN {
            if at.is_none() || at == writer {
                break;
            }
            let may_go = if !transfers_execution(self.func, at) {
                false
            } else if needed.contains(&at) {
                lifted.push(at);
                self.may_lift(at, writer) && self.need_operands(at, writer, &mut needed)
            } else {
                at == load || self.may_stay_behind(at, &dest, &lifted)
            };
            if !may_go {
                return false;
            }
            at = self.func.prev(at);
        }
        if at != writer {
            return false;
        }
        for &inst in lifted.iter().rev() {
            let is_read = self.memssa.access(inst).is_some();
            if is_read {
                self.memssa.remove(inst);
            }
            self.func.move_before(inst, writer);
            if is_read {
                self.memssa.insert_use(self.func, self.dom, inst);
            }
        }
        true
    }
    /// Adds the operands of `inst` that stand behind `writer` in its block to `needed`. False where `writer` is one.
    fn need_operands(&self, inst: Inst, writer: Inst, needed: &mut SmallVec<[Inst; 8]>) -> bool {
        let func = &*self.func;
        // What a store writes is read where the copy stands.
        let first = usize::from(func.op(inst) == Opcode::Store);
        for operand in func.operands(inst).skip(first).filter_map(Value::as_inst) {
            if operand == writer {
                return false;
            }
            let is_behind = func.block_of(operand) == func.block_of(writer)
                && func.op(operand) != Opcode::Phi
                && func.comes_before(writer, operand);
            if is_behind && !needed.contains(&operand) {
                needed.push(operand);
            }
        }
        true
    }
    /// Whether what is stored to `dest` and what `lifted` read may come before `inst`.
    fn may_stay_behind(&mut self, inst: Inst, dest: &Loc, lifted: &[Inst]) -> bool {
        if self.memssa.access(inst).is_none() {
            return true;
        }
        if !self.alias().mod_ref(inst, dest).is_none() {
            return false;
        }
        lifted.iter().all(|&read| match Loc::of(self.func, read) {
            Some(loc) if self.func.op(read) == Opcode::Load => !self.alias().mod_ref(inst, &loc).is_mod(),
            _ => true,
        })
    }
    /// Whether `inst` gives the same before `writer`: it touches no memory, or reads what is not written by that.
    fn may_lift(&mut self, inst: Inst, writer: Inst) -> bool {
        if self.func.op(inst) == Opcode::Load {
            let Some(read) = Loc::of(self.func, inst).filter(|_| facts::is_simple(self.func, inst)) else {
                return false;
            };
            return !self.alias().mod_ref(writer, &read).is_mod();
        }
        self.memssa.access(inst).is_none() && !facts::has_side_effects(self.func, inst)
    }
}
