//! `memcpyopt`: copies of copies read from the first source, copies of fills become fills, stores of one byte become fills, results
//! that a call writes into a slot to be copied are written where they are copied to.
//!
//! **When**: fills, copies and moves that are not volatile, plain stores, calls with `byval` or read-only arguments.
//! **How**: one walk over each reachable block, again while something changes. What a copy reads or overwrites is found by the
//! walker of memory SSA.
//!
//! | file | what |
//! |---|---|
//! | `copies.rs` | copies of copies, of fills, of constants, of nothing; fills in front of copies; moves |
//! | `fills.rs` | stores of one byte over and over that stand next to each other |
//! | `call_slot.rs` | a slot that a call fills and a copy empties |
//! | `aggregates.rs` | loads and stores of whole aggregates |
//! | `arguments.rs` | arguments that are copies |
//!
//! **Invariants**: memory is written with the same bytes, a slot that is copied away excepted. A write only moves up, to the call
//! that makes the value, when nothing in between may touch it: barriers, fences and synchronising accesses touch all memory that
//! other threads know. Volatile and atomic accesses stay. Metadata of a copy whose source changes is dropped. Memory SSA is kept
//! up to date; blocks and edges stay. Calls are not moved, so convergent ones keep their conditions; uniformity does not matter.
//! **Cost**: a few bounded walks per access; the scan for stores looks at each once for each store that begins a range.
//! **Source**: the rules follow LLVM's pass of this name. As LLVM does for targets without a library, fills and copies are made of
//! stores only with `enable-memcpyopt-without-libcalls` where the target is a GPU.

mod aggregates;
mod arguments;
mod call_slot;
mod copies;
mod fills;
#[cfg(test)]
mod tests;

use crate::call_sites;
use crate::knobs;
use std::sync::Arc;
use warpc_analysis::AnalysisSet;
use warpc_analysis::alias::{Alias, AliasCache, Loc, Size, Tags, constant_offset};
use warpc_analysis::assumptions::Assumptions;
use warpc_analysis::facts::{self, call_arg_int};
use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_analysis::memssa::{Access, AccessKind, MemorySsa, Walker};
use warpc_ir::attrs::AttrKind;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "memcpyopt",
    summary: "forward, merge and remove fills and copies of memory",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::ASSUMPTIONS).and(AnalysisSet::MEMSSA),
    preserves: AnalysisSet::CFG_ALL.and(AnalysisSet::MEMSSA),
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::MEMCPYOPT],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("memcpyopt")?;
        Ok(PassBody::Function(Box::<MemCpyOpt>::default()))
    },
};

/// Walks over the function; each but the last changes something.
const MAX_ROUNDS: usize = 16;

/// The pass with its scratch memory.
#[derive(Default)]
struct MemCpyOpt {
    walker: Walker,
    aliases: AliasCache,
    ranges: fills::Ranges,
}

impl FunctionPass for MemCpyOpt {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let (cfg, dom) = (cx.analyses.cfg(func), cx.analyses.dom(func));
        let assumptions = cx.analyses.assumptions(func);
        let memssa = cx.analyses.take_memssa(func);
        self.walker.clear();
        self.aliases.clear();
        let make_fills = !is_for_gpu(func) || cx.session.knobs.get(knobs::MEMCPYOPT_WITHOUT_LIBCALLS);
        let mut state = State { s: self, func, memssa, cfg: &cfg, dom: &dom, assumptions: &assumptions, make_fills };
        let mut changed = false;
        for _ in 0..MAX_ROUNDS {
            if !state.round() {
                break;
            }
            changed = true;
        }
        let memssa = state.memssa;
        cx.analyses.put_memssa(func, Arc::new(memssa));
        Outcome::of(changed, AnalysisSet::CFG_ALL.and(AnalysisSet::MEMSSA))
    }
}

/// One run over a function.
struct State<'r, 'a> {
    s: &'r mut MemCpyOpt,
    func: &'r mut FuncMut<'a>,
    memssa: MemorySsa,
    cfg: &'r Cfg,
    dom: &'r DomTree,
    assumptions: &'r Assumptions,
    /// Whether stores may become fills and copies.
    make_fills: bool,
}

/// What a visit of an instruction did.
enum Visit {
    /// Nothing.
    Kept,
    /// Something; the walk goes on there.
    Changed(Inst),
}

/// Which of the two a fill, copy or move accesses.
#[derive(Clone, Copy)]
enum Side {
    Dest,
    Source,
}

/// The intrinsic that `inst` calls, when it is a fill, copy or move.
fn block_operation(func: &Func<'_>, inst: Inst) -> Option<IntrinsicId> {
    facts::intrinsic(func, inst)
        .filter(|which| matches!(*which, id::MEMSET | id::MEMSET_INLINE | id::MEMCPY | id::MEMCPY_INLINE | id::MEMMOVE))
}

fn is_copy(func: &Func<'_>, inst: Inst) -> bool {
    matches!(facts::intrinsic(func, inst), Some(id::MEMCPY | id::MEMCPY_INLINE))
}

fn is_fill(func: &Func<'_>, inst: Inst) -> bool {
    matches!(facts::intrinsic(func, inst), Some(id::MEMSET | id::MEMSET_INLINE))
}

/// Whether a fill, copy or move is volatile.
fn is_volatile(func: &Func<'_>, inst: Inst) -> bool {
    func.consts().as_int(func.operand(inst, 3)) != Some(0)
}

/// Alignment of argument `index` of call `inst` by its attribute.
fn argument_alignment(func: &Func<'_>, inst: Inst, index: usize) -> Option<u64> {
    call_arg_int(func, inst, index, AttrKind::Align)
}

/// What a fill, copy or move `inst` accesses on one side.
fn side(func: &Func<'_>, inst: Inst, side: Side) -> Loc {
    let length = func.consts().as_int(func.operand(inst, 2)).map_or(Size::After, Size::Exact);
    Loc { ptr: func.operand(inst, side as usize), size: length, tags: Tags::of(func, inst) }
}

/// Bytes from pointer `from` to pointer `to`, when both are constant offsets from one base.
fn offset_between(func: &Func<'_>, from: Value, to: Value) -> Option<i64> {
    let ((base, start), (other, end)) = (constant_offset(func, from), constant_offset(func, to));
    let (base, other) = (Place::of(func, base), Place::of(func, other));
    let same = base.pointer == other.pointer && base.step == other.step;
    same.then(|| (end.checked_add(other.inside)?).checked_sub(start.checked_add(base.inside)?)).flatten()
}

/// An address as a step over elements from a pointer, and bytes into the element: addresses of one step differ by the bytes, whatever
/// the step and the size of an element are.
struct Place {
    pointer: Value,
    /// Type of the elements and how many are stepped over.
    step: Option<(Type, Value)>,
    inside: i64,
}

impl Place {
    fn of(func: &Func<'_>, address: Value) -> Place {
        let start = Place { pointer: address, step: None, inside: 0 };
        let Some(inst) = address.as_inst().filter(|&inst| func.op(inst) == Opcode::GetElementPtr) else { return start };
        let (elem, count) = (Type(func.aux(inst).a), func.operand(inst, 1));
        let indices: smallvec::SmallVec<[Value; 4]> = func.operands(inst).skip(2).collect();
        let Some(inside) = offset_inside(func, elem, &indices) else { return start };
        let step = (!func.consts().is_zero(count)).then_some((elem, count));
        Place { pointer: func.operand(inst, 0), step, inside }
    }
}

/// Byte offset of the part of `ty` that constant `indices` lead to.
fn offset_inside(func: &Func<'_>, mut ty: Type, indices: &[Value]) -> Option<i64> {
    let (types, layout) = (func.types(), func.layout());
    let mut offset = 0i64;
    for &index in indices {
        let bits = types.int_bits(func.type_of(index)).filter(|&bits| bits <= 64)?;
        let number = warpc_ir::consts::sign_extend(func.consts().as_int(index)?, bits);
        let step = if types.fields(ty).is_some() {
            let at = i64::try_from(layout.field_offset(types, ty, usize::try_from(number).ok()?)).ok()?;
            ty = types.element(ty, number as u64)?;
            at
        } else {
            let elem = types.element(ty, 0)?;
            let stride = match types.is_vector(ty) {
                true => layout.size_in_bits(types, elem) / 8,
                false => layout.fixed_alloc_size(types, elem)?,
            };
            ty = elem;
            number.checked_mul(i64::try_from(stride).ok()?)?
        };
        offset = offset.checked_add(step)?;
    }
    Some(offset)
}

/// The largest power of two that divides `offset`, at most `align`.
fn common_alignment(align: u64, offset: u64) -> u64 {
    if offset == 0 { align } else { align.min(1 << offset.trailing_zeros()) }
}

/// A fill, copy or move to be made.
#[derive(Clone, Copy)]
struct Operation {
    which: IntrinsicId,
    dest: Value,
    dest_align: Option<u64>,
    /// The source, or the byte of a fill.
    source: Value,
    /// None for a fill.
    source_align: Option<u64>,
    length: Value,
}

impl<'a> State<'_, 'a> {
    fn alias(&mut self) -> Alias<'_, 'a> {
        Alias::again(self.func, &mut self.s.aliases).with_order(self.dom, self.memssa.cyclic())
    }
    fn round(&mut self) -> bool {
        let mut changed = false;
        for k in 0..self.cfg.rpo().len() {
            let b = self.cfg.rpo()[k];
            let mut inst = self.func.first(b);
            while inst.is_some() {
                let next = self.func.next(inst);
                inst = match self.visit(inst) {
                    Visit::Kept => next,
                    Visit::Changed(at) => {
                        changed = true;
                        at
                    }
                };
            }
        }
        changed
    }
    fn visit(&mut self, inst: Inst) -> Visit {
        match self.func.op(inst) {
            Opcode::Store => self.visit_store(inst),
            Opcode::Call => match block_operation(self.func, inst) {
                Some(id::MEMSET) => self.visit_fill(inst),
                Some(id::MEMSET_INLINE) => Visit::Kept,
                Some(id::MEMMOVE) => self.visit_move(inst),
                Some(_) => self.visit_copy(inst),
                None => self.visit_arguments(inst),
            },
            _ => Visit::Kept,
        }
    }
    /// Erases `inst` with its access.
    fn erase(&mut self, inst: Inst) {
        self.memssa.remove(inst);
        self.func.erase(inst);
    }
    /// Erases `inst`; the walk goes on behind it.
    fn erase_and_go_on(&mut self, inst: Inst) -> Visit {
        let next = self.func.next(inst);
        self.erase(inst);
        Visit::Changed(next)
    }
    /// What is written nearest above access `access` at `loc`.
    fn clobber_above(&mut self, access: Access, loc: &Loc) -> Access {
        let start = self.memssa.defining(access);
        self.s.walker.clobber_of_loc(self.func, &self.memssa, self.dom, start, loc)
    }
    /// The writing instruction of a definition.
    fn writer(&self, access: Access) -> Option<Inst> {
        (self.memssa.kind(access) == AccessKind::Def).then(|| self.memssa.inst(access))
    }
    /// Whether something between `start`, a definition, and `end` may write `loc`.
    fn written_between(&mut self, loc: &Loc, start: Access, end: Access) -> bool {
        let clobber = self.clobber_above(end, loc);
        !self.memssa.dominates(self.func, self.dom, clobber, start)
    }
    /// Whether something between `start` and `end`, both in one block, may read or write `loc`. True for blocks that differ.
    fn accessed_between(&mut self, loc: &Loc, start: Inst, end: Inst) -> bool {
        if self.func.block_of(start) != self.func.block_of(end) {
            return true;
        }
        let mut at = self.func.next(start);
        while at.is_some() && at != end {
            if self.memssa.access(at).is_some() && !self.alias().mod_ref(at, loc).is_none() {
                return true;
            }
            at = self.func.next(at);
        }
        at.is_none()
    }
    /// Makes `operation` before `at`; it has no access yet.
    fn make(&mut self, operation: Operation, at: Inst) -> Option<Inst> {
        let Operation { which, dest, dest_align, source, source_align, length } = operation;
        let no = self.func.consts_mut().add_bool(false);
        let (dest_ty, length_ty) = (self.func.type_of(dest), self.func.type_of(length));
        let fills = which == id::MEMSET;
        let source_ty = self.func.type_of(source);
        let types: &[Type] = if fills { &[dest_ty, length_ty] } else { &[dest_ty, source_ty, length_ty] };
        let made = Builder::before(self.func, at).intrinsic(which, types, &[dest, source, length, no], 0)?.as_inst()?;
        for (index, align) in [(0, dest_align), (1, source_align)] {
            if let Some(align) = align {
                call_sites::set_argument_alignment(self.func, made, index, align);
            }
        }
        let place = self.func.loc(at);
        self.func.set_loc(made, place);
        Some(made)
    }
    /// Makes `operation` in the place of `old`, which goes.
    fn replace(&mut self, old: Inst, operation: Operation) -> Visit {
        match self.make(operation, old) {
            Some(made) => {
                self.memssa.replace(self.func, old, made);
                self.func.erase(old);
                Visit::Changed(made)
            }
            None => Visit::Kept,
        }
    }
    /// `pointer` plus `offset` bytes, made before `at`.
    fn offset_pointer(&mut self, pointer: Value, offset: Value, at: Inst) -> Value {
        use warpc_ir::opcode::flags::{INBOUNDS, NUSW};
        let ty = self.func.type_of(pointer);
        let made = Builder::before(self.func, at).gep(Type::I8, pointer, &[offset], ty, INBOUNDS | NUSW);
        if let Some(i) = made.as_inst() {
            let place = self.func.loc(at);
            self.func.set_loc(i, place);
        }
        made
    }
    /// Whether a caller may see memory at `pointer` after an instruction from `start` on, before `end`, has unwound.
    fn is_seen_by_unwinding(&self, pointer: Value, start: Inst, end: Inst) -> bool {
        let func = &*self.func;
        let object = facts::underlying_object(func, pointer, 10);
        let gone = match object.kind() {
            warpc_ir::ValueKind::Arg(n) => {
                facts::arg_has(func, n, AttrKind::ByVal) || facts::arg_has(func, n, AttrKind::DeadOnUnwind)
            }
            warpc_ir::ValueKind::Inst(i) => func.op(i) == Opcode::Alloca,
            _ => false,
        };
        let parts = func.ctx().globals.parts[func.global().index()].attrs;
        if gone || func.attrs().fn_has(parts, AttrKind::NoUnwind) {
            return false;
        }
        let mut at = start;
        while at.is_some() && at != end {
            if facts::may_throw(func, at) {
                return true;
            }
            at = func.next(at);
        }
        false
    }
    /// Integer constant `bytes` of the type of `like`.
    fn length_like(&mut self, like: Value, bytes: u64) -> Value {
        let ty = self.func.type_of(like);
        let bits = self.func.types().int_bits(ty).unwrap_or(64);
        self.func.consts_mut().add_int(ty, bits, bytes)
    }
    /// Alignment that `pointer` is known to have, after a slot was aligned to `align` bytes where that helps.
    fn enforce_alignment(&mut self, pointer: Value, align: u64) -> u64 {
        let known = warpc_analysis::known_bits::Values::new(self.func).pointer_alignment(pointer);
        let (base, offset) = constant_offset(self.func, pointer);
        let slot = base.as_inst().filter(|&i| self.func.op(i) == Opcode::Alloca);
        if known >= align || offset.rem_euclid(align as i64) != 0 {
            return known;
        }
        match slot {
            Some(slot) => {
                self.raise_slot(slot, align);
                align
            }
            None => known,
        }
    }
    /// Makes `align` the alignment of alloca `slot` if it is less.
    fn raise_slot(&mut self, slot: Inst, align: u64) {
        let aux = self.func.aux(slot);
        if slot_alignment(self.func, slot) < align {
            let b = aux.b & !0xff | warpc_ir::Aux::pack_align(align);
            self.func.set_aux(slot, warpc_ir::Aux { b, ..aux });
        }
    }
}

/// Alignment of alloca `slot`.
fn slot_alignment(func: &Func<'_>, slot: Inst) -> u64 {
    warpc_ir::Aux::unpack_align(func.aux(slot).b & 0xff)
}
