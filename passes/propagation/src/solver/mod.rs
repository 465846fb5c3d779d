//! Sparse conditional propagation of constants and ranges through one function.
//!
//! The problem: which values does every instruction have, if only code that can run is looked at? Blocks and edges count as
//! dead, and values as unknown, until the walk reaches them.
//!
//! | file | what |
//! |---|---|
//! | `mod.rs` | facts by value, worklists, which edges can be taken |
//! | `visit.rs` | what an instruction makes of the facts of its operands |
//! | `calls.rs` | calls, memory, and what is known across functions ([`Outside`]) |
//! | `copies.rs` | copies of values below a branch, of which its condition holds |
//!
//! A value of a struct has one cell per element, all others have one. **Cost**: a cell goes down a bounded number of times
//! (see [`crate::lattice`]), and each time its users are visited; phis of more than [`MAX_PHI_PAIRS`] pairs are anything.
//! **Source**: Wegman and Zadeck, "Constant propagation with conditional branches", 1991.

pub mod calls;
pub mod copies;
mod visit;

use crate::lattice::{Fact, range_bits};
use crate::range::Range;
pub use calls::{Alone, Outside};
use copies::Copies;
pub use visit::with_overflow;
use warpc_columns::RowSet;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Opcode, Value, ValueKind};

/// Pairs of a phi that are looked at.
pub const MAX_PHI_PAIRS: usize = 64;
/// Times that the range of what is merged across functions grows.
pub const MAX_GROWTHS: u8 = 10;
/// Elements of a struct that have cells of their own.
const MAX_ELEMENTS: usize = 64;

/// Facts of one function. The memory is kept from function to function.
#[derive(Default)]
pub struct Solver {
    facts: Vec<Fact>,
    growths: Vec<u8>,
    /// First cell of each argument, then of each instruction; one more at the end.
    first: Vec<u32>,
    args: usize,
    executable: RowSet<Block>,
    /// Blocks from which an edge that can be taken leads to a block.
    from: Vec<smallvec::SmallVec<[Block; 2]>>,
    /// First edge of each block, in the order of the terminator's operands; and which of them can be taken.
    first_edge: Vec<u32>,
    taken: Vec<bool>,
    queued: RowSet<Inst>,
    /// Instructions visited since their block could run. Others are visited with their block, so they need not be queued.
    walked: RowSet<Inst>,
    insts: Vec<Inst>,
    blocks: Vec<Block>,
    /// Copies of values below branches; empty without predicates.
    pub copies: Copies,
}

/// Elements of struct type `ty` that have cells; `None` for other types.
#[inline]
fn elements(func: &Func<'_>, ty: Type) -> Option<usize> {
    // No struct is among the fixed types.
    if ty.is_fixed() {
        return None;
    }
    func.types().fields(ty).map(|(fields, _)| fields.len()).filter(|&count| count <= MAX_ELEMENTS)
}

impl Solver {
    /// Forgets everything and makes cells for `func`, whose arguments are unknown; the entry can run.
    pub fn begin(&mut self, func: &Func<'_>) {
        self.args = func.num_args();
        let slots = self.args + func.num_insts();
        self.first.clear();
        self.first.reserve(slots + 1);
        let mut cells = 0u32;
        for slot in 0..slots {
            self.first.push(cells);
            let ty = if slot < self.args {
                func.type_of(Value::arg(slot as u32))
            } else {
                let inst = Inst::new(slot - self.args);
                if func.is_dead(inst) { Type::VOID } else { func.ty(inst) }
            };
            cells += if ty == Type::VOID { 0 } else { elements(func, ty).unwrap_or(1) as u32 };
        }
        self.first.push(cells);
        self.facts.clear();
        self.facts.resize(cells as usize, Fact::Unknown);
        self.growths.clear();
        self.growths.resize(cells as usize, 0);
        self.executable.reset(func.num_blocks());
        self.from.iter_mut().for_each(|from| from.clear());
        self.from.resize_with(func.num_blocks(), Default::default);
        self.first_edge.clear();
        self.first_edge.resize(func.num_blocks() + 1, 0);
        for block in func.block_order() {
            self.first_edge[block.index() + 1] = func.successors(block).count() as u32;
        }
        for at in 1..self.first_edge.len() {
            self.first_edge[at] += self.first_edge[at - 1];
        }
        self.taken.clear();
        self.taken.resize(self.first_edge.last().copied().unwrap_or(0) as usize, false);
        self.queued.reset(func.num_insts());
        self.walked.reset(func.num_insts());
        self.insts.clear();
        self.blocks.clear();
        if func.entry().is_some() {
            self.run_block(func.entry());
        }
    }

    fn run_block(&mut self, block: Block) {
        if self.executable.insert(block) {
            self.blocks.push(block);
        }
    }
    /// Whether control can reach `block`.
    pub fn is_executable(&self, block: Block) -> bool {
        self.executable.contains(block)
    }
    /// Whether control can go along edge `index` of the terminator of `block`.
    pub fn is_taken(&self, block: Block, index: usize) -> bool {
        self.taken[self.first_edge[block.index()] as usize + index]
    }
    /// Whether control can go along all edges of the terminator of `block`.
    pub fn are_all_taken(&self, block: Block) -> bool {
        let (first, end) = (self.first_edge[block.index()], self.first_edge[block.index() + 1]);
        self.taken[first as usize..end as usize].iter().all(|&taken| taken)
    }
    fn cell(&self, value: Value, element: usize) -> Option<usize> {
        let slot = match value.kind() {
            ValueKind::Arg(number) => number as usize,
            ValueKind::Inst(inst) => self.args + inst.index(),
            _ => return None,
        };
        let cell = *self.first.get(slot)? as usize + element;
        (cell < self.first[slot + 1] as usize).then_some(cell)
    }
    /// What is known of `value`, or of its first element.
    pub fn fact(&self, func: &Func<'_>, value: Value) -> Fact {
        match self.cell(value, 0) {
            Some(cell) => self.facts[cell],
            None if value.is_constant() => Fact::of_constant(func, value),
            None => Fact::Overdefined,
        }
    }
    /// Whether `inst` has one cell, of which nothing is known and nothing will be.
    pub fn is_given_up(&self, inst: Inst) -> bool {
        match self.first.get(self.args + inst.index()..) {
            Some(&[first, end, ..]) => end == first + 1 && self.facts[first as usize] == Fact::Overdefined,
            _ => false,
        }
    }
    /// What is known of element `element` of the struct `value`.
    pub fn element(&self, func: &mut FuncMut<'_>, value: Value, element: usize) -> Fact {
        if let Some(cell) = self.cell(value, element) {
            return self.facts[cell];
        }
        if !value.is_constant() {
            return Fact::Overdefined;
        }
        match func.folder().extract_value(value, &[element as u32]) {
            Some(part) => Fact::of_constant(func, part),
            None => Fact::Overdefined,
        }
    }
    /// The constant that `value` is, a struct of constants for a struct. Undef where only undef reached it.
    pub fn constant(&self, func: &mut FuncMut<'_>, value: Value) -> Option<Value> {
        let ty = func.type_of(value);
        let Some(count) = elements(func, ty) else {
            let fact = self.fact(func, value);
            return if fact.is_unresolved() { Some(Value::undef(ty)) } else { fact.as_constant(func, ty) };
        };
        let fields = func.types().fields(ty)?.0.to_vec();
        let mut parts = Vec::with_capacity(count);
        for (at, &field) in fields.iter().enumerate() {
            let fact = self.element(func, value, at);
            parts.push(if fact.is_unresolved() { Value::undef(field) } else { fact.as_constant(func, field)? });
        }
        if parts.iter().all(|part| part.is_undef_or_poison()) {
            return Some(Value::undef(ty));
        }
        Some(func.consts_mut().add_aggregate(ty, &parts, false))
    }
    /// The integers that `value` can be, which is an integer or a vector of them; with `undef` also if it may be undef.
    pub fn range(&self, func: &Func<'_>, value: Value, bits: u32, undef: bool) -> Range {
        self.fact(func, value).to_range(func, bits, undef)
    }

    fn lower(&mut self, func: &Func<'_>, value: Value, element: usize, fact: Fact, growths: Option<u8>) -> bool {
        let Some(cell) = self.cell(value, element) else { return false };
        let changed = self.facts[cell].merge(func, fact, &mut self.growths[cell], growths);
        if changed {
            self.queue_users(func, value);
        }
        changed
    }
    /// Lowers what is known of argument `number` by `fact`; whether that changed it.
    pub fn lower_argument(
        &mut self,
        func: &Func<'_>,
        number: u32,
        element: usize,
        fact: Fact,
        growths: Option<u8>,
    ) -> bool {
        self.lower(func, Value::arg(number), element, fact, growths)
    }
    /// Every element of `value` may be anything.
    fn lower_all(&mut self, func: &Func<'_>, value: Value) {
        let count = elements(func, func.type_of(value)).unwrap_or(1);
        for element in 0..count {
            self.lower(func, value, element, Fact::Overdefined, None);
        }
    }
    /// Arguments get what attributes say of them, and are anything else.
    pub fn assume_arguments(&mut self, func: &Func<'_>) {
        for number in 0..func.num_args() as u32 {
            let value = Value::arg(number);
            if elements(func, func.type_of(value)).is_some() {
                self.lower_all(func, value);
            } else {
                self.lower(func, value, 0, argument_fact(func, number), None);
            }
        }
    }
    fn queue_users(&mut self, func: &Func<'_>, value: Value) {
        for row in func.uses(value) {
            self.queue(func.user(row));
        }
        for &copy in self.copies.waiting_for(value) {
            if self.walked.contains(copy) && self.queued.insert(copy) {
                self.insts.push(copy);
            }
        }
    }
    /// Visits `inst` again, if it was visited.
    pub fn queue(&mut self, inst: Inst) {
        if self.walked.contains(inst) && self.queued.insert(inst) {
            self.insts.push(inst);
        }
    }
    /// Goes on until nothing changes.
    pub fn solve(&mut self, func: &mut FuncMut<'_>, outside: &mut dyn Outside) {
        loop {
            if let Some(inst) = self.insts.pop() {
                self.queued.remove(inst);
                self.visit(func, inst, outside);
            } else if let Some(block) = self.blocks.pop() {
                let mut inst = func.first(block);
                while inst.is_some() {
                    self.walked.insert(inst);
                    self.visit(func, inst, outside);
                    inst = func.next(inst);
                }
            } else {
                return;
            }
        }
    }
    /// Gives up on values that still wait for others; whether there were any. To be solved again then.
    pub fn resolve_unknown(&mut self, func: &FuncMut<'_>, outside: &mut dyn Outside) -> bool {
        let mut changed = false;
        for block in func.block_order() {
            if !self.executable.contains(block) {
                continue;
            }
            for inst in func.block_insts(block) {
                changed |= self.resolve(func, inst, outside);
            }
        }
        changed
    }
    fn resolve(&mut self, func: &FuncMut<'_>, inst: Inst, outside: &mut dyn Outside) -> bool {
        let ty = func.ty(inst);
        if ty == Type::VOID {
            return false;
        }
        let tracked = func.op(inst).is_call()
            && warpc_analysis::facts::called_function(func, inst).is_some_and(|callee| outside.tracks(callee));
        let count = match elements(func, ty) {
            // These are as precise as their operands, element by element.
            Some(_) if matches!(func.op(inst), Opcode::ExtractValue | Opcode::InsertValue) => return false,
            Some(count) => count,
            // A load of what is not defined may be undef.
            None if func.op(inst) == Opcode::Load => return false,
            None => 1,
        };
        let mut changed = false;
        for element in (0..count).filter(|_| !tracked) {
            let cell = self.cell(Value::inst(inst), element);
            if cell.is_some_and(|cell| self.facts[cell] == Fact::Unknown) {
                changed |= self.lower(func, Value::inst(inst), element, Fact::Overdefined, None);
            }
        }
        changed
    }
}

/// What attributes say of argument `number`.
pub fn argument_fact(func: &Func<'_>, number: u32) -> Fact {
    let set = warpc_analysis::facts::arg_attrs(func, number);
    fact_of_attributes(func, set, func.type_of(Value::arg(number)))
}

/// What an attribute set says of a value of type `ty`.
pub(crate) fn fact_of_attributes(func: &Func<'_>, set: AttrSet, ty: Type) -> Fact {
    if let Some(Attr::Range(range)) = func.attrs().get(set, AttrKind::Range)
        && let Some(bits) = range_bits(func, ty)
    {
        return Fact::of_range(Range::new(bits, range.lo as u128, range.hi as u128));
    }
    if func.types().is_ptr(ty) && func.attrs().get(set, AttrKind::NonNull).is_some() {
        return Fact::NotNull;
    }
    Fact::Overdefined
}
