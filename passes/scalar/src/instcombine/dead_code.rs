//! Code that is never reached: behind branches on constants, behind accesses of null, before `unreachable`. Edges and terminators
//! stay: `simplifycfg` removes the blocks. What a dead edge brings to a phi becomes poison.

use super::{Combiner, p};
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Opcode, Value};

/// The most edges into a block that dead ones are taken out of here; those of larger blocks wait for `simplifycfg`.
const MOST_EDGES: usize = 64;

/// Where control goes from a block whose terminator is decided.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Exit {
    /// It is not decided.
    #[default]
    Open,
    /// To one block, whatever the others.
    Only(Block),
    /// Nowhere: the block is dead, or branches on undef.
    Nowhere,
}

impl Combiner<'_, '_> {
    rules! {
        /// Rules of `br` and `switch` on a value that is decided; none of them changes `inst`.
        pub(super) fn decided_branch_rules(&mut self, inst: Inst, condition: Value) -> Option<Value> {
            branch_on_constant,
        }
    }
    rules! {
        /// Rules of `unreachable`.
        pub(super) fn unreachable_rules(&mut self, inst: Inst) -> Option<Value> {
            code_before_unreachable,
        }
    }
    rules! {
        /// Rules of accesses of `ptr` that are undefined.
        pub(super) fn undefined_access_rules(&mut self, inst: Inst, ptr: Value) -> Option<Value> {
            load_of_null,
            store_to_null,
            code_around_store_to_undef,
        }
    }

    /// `br false, a, b -> br false, a, b` where nothing is left in `a`, and so for `switch` and for undef. If nothing else goes to `a`.
    fn branch_on_constant(&mut self, inst: Inst, condition: Value) -> Option<Value> {
        let exit = if condition.is_undef_or_poison() {
            Exit::Nowhere
        } else {
            let number = p::int(self.f, condition)?;
            Exit::Only(match self.f.op(inst) {
                Opcode::Br => self.f.operand(inst, if number.is_zero() { 2 } else { 1 }).as_block()?,
                _ => {
                    let cases = (2..self.f.num_operands(inst)).step_by(2);
                    let chosen = cases.into_iter().find(|&k| p::int(self.f, self.f.operand(inst, k)) == Some(number));
                    self.f.operand(inst, chosen.map_or(1, |k| k + 1)).as_block()?
                }
            })
        };
        let block = self.f.block_of(inst);
        self.decide(block, exit).then_some(Value::inst(inst))
    }

    /// Notes where control goes from `block`, and empties the blocks that are dead now. Returns whether something changed.
    fn decide(&mut self, block: Block, exit: Exit) -> bool {
        let mut work: SmallVec<[(Block, Exit); 8]> = SmallVec::from_slice(&[(block, exit)]);
        let mut changed = false;
        while let Some((from, exit)) = work.pop() {
            if self.exits.is_empty() {
                self.exits.resize(self.f.num_blocks(), Exit::Open);
            }
            if self.exits[from.index()] == Exit::Nowhere || self.exits[from.index()] == exit {
                continue;
            }
            self.exits[from.index()] = exit;
            let mut successors: SmallVec<[Block; 8]> = self.f.successors(from).collect();
            successors.sort_unstable();
            successors.dedup();
            for to in successors.into_iter().filter(|&to| exit != Exit::Only(to)) {
                if self.is_crowded(to) {
                    continue;
                }
                changed |= self.forget_incoming(from, to);
                if self.is_cut_off(to) {
                    let first = self.f.first(to);
                    changed |= self.empty_from(first);
                    work.push((to, Exit::Nowhere));
                }
            }
        }
        changed
    }

    /// Whether so many edges lead to `block` that looking at all of them for each one that dies would be quadratic.
    fn is_crowded(&self, block: Block) -> bool {
        self.f.predecessors(block).nth(MOST_EDGES).is_some()
    }

    /// Makes what the phis of `to` get from `from` poison.
    fn forget_incoming(&mut self, from: Block, to: Block) -> bool {
        let phis: SmallVec<[Inst; 8]> = self.f.block_insts(to).take_while(|&i| self.f.op(i) == Opcode::Phi).collect();
        let mut changed = false;
        for phi in phis {
            for k in 0..self.f.phi_len(phi) {
                let (value, block) = self.f.phi_incoming(phi, k);
                if block == from && !value.is_poison() {
                    let poison = Value::poison(self.f.ty(phi));
                    self.set(phi, 2 * k, poison);
                    self.list.push(phi);
                    changed = true;
                }
            }
        }
        changed
    }

    /// Whether control comes to `block` only over dead edges and from blocks that it dominates.
    fn is_cut_off(&self, block: Block) -> bool {
        let Some(dom) = self.cx.dom.filter(|_| block != self.f.entry()) else { return false };
        self.f.predecessors(block).all(|from| match self.exits[from.index()] {
            Exit::Open => dom.dominates(block, from),
            Exit::Only(to) => to != block || dom.dominates(block, from),
            Exit::Nowhere => true,
        })
    }

    /// Erases the instructions of a block from `first` on, but its terminator, pads and tokens.
    fn empty_from(&mut self, first: Inst) -> bool {
        let mut dead: SmallVec<[Inst; 16]> = SmallVec::new();
        let mut at = first;
        while at.is_some() && !self.f.op(at).is_terminator() {
            if !p::is_exception_pad(self.f.op(at)) && self.f.ty(at) != Type::TOKEN {
                dead.push(at);
            }
            at = self.f.next(at);
        }
        for &inst in dead.iter().rev() {
            self.push_users(inst);
            self.erase(inst);
        }
        !dead.is_empty()
    }

    /// `store x, p; unreachable -> unreachable`. For all instructions after which control goes on for sure.
    fn code_before_unreachable(&mut self, inst: Inst) -> Option<Value> {
        self.erase_before(inst).then_some(Value::inst(inst))
    }

    /// Erases the instructions before `inst`, which is not reached, as far as control goes on after them for sure.
    fn erase_before(&mut self, inst: Inst) -> bool {
        let mut changed = false;
        loop {
            let before = self.f.prev(inst);
            if before.is_none() || self.stays_before_unreachable(before) {
                return changed;
            }
            self.push_users(before);
            self.erase(before);
            changed = true;
        }
    }

    /// Whether `inst` may not be erased though what follows is not reached.
    fn stays_before_unreachable(&self, inst: Inst) -> bool {
        let op = self.f.op(inst);
        let marker = op == Opcode::Store && self.f.operand(inst, 1).is_undef_or_poison();
        p::is_exception_pad(op) || marker || self.f.ty(inst) == Type::TOKEN || !facts::transfers_execution(self.f, inst)
    }

    /// Whether an access of `ptr` is undefined: null in address space 0, where the function does not say that it is valid.
    fn is_invalid_null(&self, ptr: Value) -> bool {
        p::is_zero(self.f, ptr) && self.null_is_invalid(ptr)
    }
    /// Whether null is no valid address of the address space of `ptr`.
    pub(super) fn null_is_invalid(&self, ptr: Value) -> bool {
        let space = self.f.types().addrspace(self.f.type_of(ptr));
        space.is_some_and(|space| !facts::null_is_valid(self.f, space))
    }

    /// `load null -> poison`, and so for undef. If null is no valid address; a store to poison says that the code is not reached.
    fn load_of_null(&mut self, inst: Inst, ptr: Value) -> Option<Value> {
        let is_load = self.f.op(inst) == Opcode::Load && facts::is_unordered(self.f, inst);
        if !is_load || !ptr.is_undef_or_poison() && !self.is_invalid_null(ptr) {
            return None;
        }
        self.mark_dead_code();
        Some(Value::poison(self.f.ty(inst)))
    }

    /// Puts a store to poison before the instruction that is visited: control does not come there.
    pub(super) fn mark_dead_code(&mut self) {
        let yes = self.bool(Type::I1, true);
        let marker = Builder::before(self.f, self.at).store(yes, Value::poison(Type::PTR), 1, 0);
        self.list.push(marker);
    }

    /// `store x, null -> store poison, null`. If null is no valid address and it is not volatile.
    fn store_to_null(&mut self, inst: Inst, ptr: Value) -> Option<Value> {
        let is_store = self.f.op(inst) == Opcode::Store && facts::is_unordered(self.f, inst);
        if !is_store || !self.is_invalid_null(ptr) || self.f.operand(inst, 0).is_poison() {
            return None;
        }
        let poison = Value::poison(self.f.type_of(self.f.operand(inst, 0)));
        self.set(inst, 0, poison);
        Some(Value::inst(inst))
    }

    /// `x; store undef; y -> store undef`. A store to undef says that the code is not reached: it stays, and what is around it goes.
    fn code_around_store_to_undef(&mut self, inst: Inst, ptr: Value) -> Option<Value> {
        let is_store = self.f.op(inst) == Opcode::Store && facts::is_unordered(self.f, inst);
        if !is_store || !ptr.is_undef_or_poison() {
            return None;
        }
        let mut changed = self.erase_before(inst);
        let next = self.f.next(inst);
        changed |= next.is_some() && self.empty_from(next);
        let block = self.f.block_of(inst);
        changed |= self.decide(block, Exit::Nowhere);
        changed.then_some(Value::inst(inst))
    }

    /// Whether a store to `ptr` marks that the code is not reached.
    pub(super) fn marks_dead_code(&self, ptr: Value) -> bool {
        ptr.is_undef_or_poison() || self.is_invalid_null(ptr)
    }
}
