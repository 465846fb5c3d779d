//! `infer-alignment`: loads and stores get the largest alignment that is known of their addresses.
//!
//! **When**: the address is a slot of the stack whose alignment may be raised to the one preferred for what is accessed; or its low bits
//! are known, from attributes, assumptions and arithmetic; or an access before in the same block through the same base had a larger
//! alignment than what this one says. Masked loads and stores count too.
//! **How**: a walk that raises slots, then a walk with a column of the best alignment of each base, stamped by block.
//! **Invariants**: nothing but alignments changes. What one access says of its base holds for those behind it in its block only: control
//! flow may depend on the address. Slots are never raised above the stack's natural alignment, where the layout names one. Alignments
//! of variables of the module stay: a function is worked on beside others that read them.
//! **Cost**: linear, with known bits of each address.
//! **Relies on** nothing that is said of threads: an access stays as volatile and as ordered as it is.

use crate::call_attributes::edit_argument;
use warpc_analysis::alias::constant_offset;
use warpc_analysis::{AnalysisSet, Values, facts};
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Aux, Func, FuncMut, MemInfo, Opcode, Value, ValueKind};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "infer-alignment",
    summary: "say of loads and stores how their addresses are aligned",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::ASSUMPTIONS),
    preserves: AnalysisSet(AnalysisSet::CFG_ALL.0 | AnalysisSet::ASSUMPTIONS.0),
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("infer-alignment")?;
        Ok(PassBody::Function(Box::<InferAlignment>::default()))
    },
};

/// Largest alignment of the language.
pub(crate) const MOST: u64 = 1 << 32;

/// Casts to other address spaces between an access and its slot.
const MOST_CASTS: u32 = 4;

/// Instructions behind an access among which assumptions are looked for.
const MOST_BEHIND: usize = 15;

#[derive(Default)]
struct InferAlignment {
    /// Best alignment of a base, by row, with the number of the block in which it was found.
    best: Vec<(u32, u64)>,
}

/// A load, a store, or a masked one.
#[derive(Clone, Copy)]
struct Access {
    inst: Inst,
    pointer: Value,
    /// What is loaded or stored.
    ty: Type,
    align: u64,
    /// Argument of the call that is the address; `None` for loads and stores.
    argument: Option<usize>,
}

impl Access {
    fn of(func: &Func<'_>, inst: Inst) -> Option<Access> {
        let masked = |at: usize, ty: Type| {
            let align = facts::call_arg_int(func, inst, at, AttrKind::Align).unwrap_or(1);
            Access { inst, pointer: func.operand(inst, at), ty, align, argument: Some(at) }
        };
        let plain = |at: usize, ty: Type| Access {
            inst,
            pointer: func.operand(inst, at),
            ty,
            align: func.mem(inst).align,
            argument: None,
        };
        match func.op(inst) {
            Opcode::Load => Some(plain(0, func.ty(inst))),
            Opcode::Store => Some(plain(1, func.type_of(func.operand(inst, 0)))),
            Opcode::Call => match facts::intrinsic(func, inst)? {
                id::MASKED_LOAD => Some(masked(0, func.ty(inst))),
                id::MASKED_STORE => Some(masked(1, func.type_of(func.operand(inst, 0)))),
                _ => None,
            },
            _ => None,
        }
    }

    fn set(self, func: &mut FuncMut<'_>, align: u64) {
        match self.argument {
            None => set_access_alignment(func, self.inst, align),
            Some(at) => set_argument_alignment(func, self.inst, at, align),
        }
    }
}

/// Sets the alignment of a load or store.
pub(crate) fn set_access_alignment(func: &mut FuncMut<'_>, inst: Inst, align: u64) {
    let (mem, b) = (func.mem(inst), func.aux(inst).b);
    func.set_aux(inst, Aux { a: MemInfo { align, ..mem }.pack(), b });
}

/// Sets `align` of argument `at` of a call.
pub(crate) fn set_argument_alignment(func: &mut FuncMut<'_>, inst: Inst, at: usize, align: u64) {
    edit_argument(func, inst, at, |set| {
        set.retain(|attr| attr.kind() != Some(AttrKind::Align));
        set.push(Attr::Int(AttrKind::Align, align));
    });
}

/// Natural alignment of the stack in bytes, where the layout names one.
fn stack_alignment(func: &Func<'_>) -> Option<u64> {
    let tables = func.ctx().tables;
    let text = tables.strings.get(tables.layout_text);
    let bits = text.split(|&byte| byte == b'-').find_map(|part| part.strip_prefix(b"S"))?;
    let bits: u64 = std::str::from_utf8(bits).ok()?.parse().ok()?;
    (bits > 0).then_some(bits / 8)
}

/// Raises the alignment of the slot that `pointer` is, itself or in another address space, to `wanted`, if it is one and may be.
fn raise_slot(func: &mut FuncMut<'_>, pointer: Value, wanted: u64, stack: Option<u64>) -> bool {
    let mut pointer = pointer;
    for _ in 0..MOST_CASTS {
        let Some(cast) = pointer.as_inst().filter(|&i| func.op(i) == Opcode::AddrSpaceCast) else { break };
        pointer = func.operand(cast, 0);
    }
    let Some(slot) = pointer.as_inst().filter(|&i| func.op(i) == Opcode::Alloca) else { return false };
    let aux = func.aux(slot);
    if wanted <= Aux::unpack_align(aux.b) || stack.is_some_and(|most| wanted > most) {
        return false;
    }
    func.set_aux(slot, Aux { b: Aux::pack_align(wanted), ..aux });
    true
}

/// Alignment of an address `offset` bytes from one that is aligned to `align`.
fn common(align: u64, offset: i64) -> u64 {
    if offset == 0 { align } else { align.min(1 << offset.trailing_zeros().min(32)) }
}

/// The last place, at `access` or behind, that control gets to once it is at `access`, with an assumption between: what that says of
/// the address held at the access already.
fn place_of_question(func: &Func<'_>, access: Inst, has_assumptions: bool) -> Inst {
    let (mut place, mut at) = (access, access);
    for _ in 0..if has_assumptions { MOST_BEHIND } else { 0 } {
        if func.op(at).is_terminator() || !facts::transfers_execution(func, at) {
            break;
        }
        let next = func.next(at);
        if facts::intrinsic(func, at) == Some(id::ASSUME) {
            place = next;
        }
        at = next;
    }
    place
}

impl InferAlignment {
    /// Row of a base in the column.
    fn row(func: &Func<'_>, base: Value) -> Option<usize> {
        let (args, insts) = (func.num_args(), func.num_insts());
        match base.kind() {
            ValueKind::Arg(n) => Some(n as usize),
            ValueKind::Inst(i) => Some(args + i.index()),
            ValueKind::Global(g) => Some(args + insts + g.index()),
            _ => None,
        }
    }

    /// Alignment that accesses before in the block tell of `access`, which tells those behind what it knows.
    fn alignment_from_base(&mut self, func: &Func<'_>, access: Access, stamp: u32) -> u64 {
        let (base, offset) = constant_offset(func, access.pointer);
        let Some(row) = Self::row(func, base) else { return access.align };
        let own = common(access.align, offset);
        if self.best.len() <= row {
            self.best.resize(row + 1, (0, 0));
        }
        let (found, best) = self.best[row];
        if found == stamp && best > own {
            return common(best, offset).max(access.align);
        }
        self.best[row] = (stamp, own);
        access.align
    }
}

impl FunctionPass for InferAlignment {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let stack = stack_alignment(func);
        let mut changed = false;
        let mut accesses: Vec<(Block, Access)> = Vec::new();
        for b in func.block_order().collect::<Vec<Block>>() {
            let mut i = func.first(b);
            while i.is_some() {
                let next = func.next(i);
                if let Some(mut access) = Access::of(func, i) {
                    let preferred = func.layout().pref_align(func.types(), access.ty);
                    if preferred > access.align && raise_slot(func, access.pointer, preferred, stack) {
                        access.set(func, preferred);
                        access.align = preferred;
                        changed = true;
                    }
                    accesses.push((b, access));
                }
                i = next;
            }
        }
        if accesses.is_empty() {
            return Outcome::Unchanged;
        }
        let (dom, assumptions) = (cx.analyses.dom(func), cx.analyses.assumptions(func));
        let has_assumptions = !assumptions.calls().is_empty();
        self.best.clear();
        let (mut stamp, mut block) = (0, Block::NONE);
        for (b, access) in accesses {
            if b != block {
                (stamp, block) = (stamp + 1, b);
            }
            let place = place_of_question(func, access.inst, has_assumptions);
            let known = Values::with(func, &dom, &assumptions).at(place).pointer_alignment(access.pointer).min(MOST);
            let align = self.alignment_from_base(func, access, stamp).max(known);
            if align > access.align {
                access.set(func, align);
                changed = true;
            }
        }
        Outcome::of(changed, INFO.preserves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offset_keeps_what_its_low_bits_allow() {
        assert_eq!(common(16, 0), 16);
        assert_eq!(common(16, 8), 8);
        assert_eq!(common(4, 8), 4);
        assert_eq!(common(16, -4), 4);
        assert_eq!(common(MOST, i64::MIN), MOST);
    }
}
