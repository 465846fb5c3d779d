//! `lsa-opt`: structures that a function gets by value are read where they are, not from copies of them on its stack.
//!
//! **When**: a stack slot of the generic space that is written once, by a copy of a `byval` parameter (`memcpy`, or a load and a store of
//! the whole) from its beginning, and read otherwise; and nobody writes the parameter. Then the slot is the parameter.
//! **Why on a GPU**: an array in a structure of arguments that is indexed by a variable would be copied to local memory by every thread;
//! parameters of a kernel are in constant memory, which all threads read at once.
//! The copy fills the whole slot, and the parameter is not smaller.
//! **Invariants**: the slot does not escape, so nobody tells it from the parameter; no access is better aligned than the parameter; a read
//! before the copy was undefined. Volatile accesses of the slot keep it. Control flow is untouched.
//! **Relies on** nothing but use lists: the parameter is the function's own memory. **Cost**: linear in the uses of slots and parameters,
//! at most [`MAX_USES`] of each.

use smallvec::SmallVec;
use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::{arg_attrs, intrinsic, is_simple};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "lsa-opt",
    summary: "read structures passed by value where they are",
    level: Level::Function,
    reads: AnalysisSet::NONE,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("lsa-opt")?;
        Ok(PassBody::Function(Box::new(LsaOpt)))
    },
};

/// Uses of a slot or a parameter that are looked at, those of addresses in it included.
const MAX_USES: usize = 1024;

struct LsaOpt;

impl FunctionPass for LsaOpt {
    fn run(&mut self, func: &mut FuncMut<'_>, _: &mut PassCx<'_>) -> Outcome {
        let by_value: Vec<Value> = (0..func.num_args())
            .filter(|&n| func.attrs().has(arg_attrs(func, n as u32), AttrKind::ByVal))
            .map(|n| Value::arg(n as u32))
            .collect();
        if by_value.is_empty() {
            return Outcome::Unchanged;
        }
        let slots: Vec<Inst> = func.block_insts(func.entry()).filter(|&inst| func.op(inst) == Opcode::Alloca).collect();
        let mut changed = false;
        for slot in slots {
            changed |= replace(func, slot, &by_value);
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// What is done with an object: reads, and the writes of it.
#[derive(Default)]
struct Uses {
    /// `memcpy`s into it and stores of it, at its beginning.
    writes: SmallVec<[Inst; 2]>,
    /// Calls that say when the slot lives.
    markers: SmallVec<[Inst; 4]>,
    /// Alignment that reads ask for, at most.
    align: u64,
}

/// The uses of `object`; `None` if one is neither a read nor a write of the beginning, or there are too many.
fn uses_of(func: &Func<'_>, object: Value) -> Option<Uses> {
    let mut found = Uses::default();
    // Addresses, and whether each is the beginning.
    let mut work: SmallVec<[(Value, bool); 8]> = SmallVec::new();
    work.push((object, true));
    let mut left = MAX_USES;
    while let Some((address, is_start)) = work.pop() {
        for use_row in func.uses(address) {
            left = left.checked_sub(1)?;
            let (user, index) = (func.user(use_row), func.use_index(use_row));
            match func.op(user) {
                Opcode::Load if is_simple(func, user) => found.align = found.align.max(func.mem(user).align),
                Opcode::GetElementPtr if index == 0 => work.push((user.into(), false)),
                Opcode::Store if index == 1 && is_start && is_simple(func, user) => found.writes.push(user),
                Opcode::Call => match intrinsic(func, user)? {
                    id::LIFETIME_START | id::LIFETIME_END => found.markers.push(user),
                    id::MEMCPY | id::MEMCPY_INLINE if func.consts().as_int(func.operand(user, 3)) == Some(0) => {
                        let align =
                            warpc_analysis::facts::call_arg_int(func, user, index, AttrKind::Align).unwrap_or(1);
                        match (index, is_start) {
                            (0, true) => found.writes.push(user),
                            (1, _) => found.align = found.align.max(align),
                            _ => return None,
                        }
                    }
                    _ => return None,
                },
                _ => return None,
            }
        }
    }
    Some(found)
}

/// Replaces `slot` by the parameter that it is a copy of. Returns whether it is one.
fn replace(func: &mut FuncMut<'_>, slot: Inst, by_value: &[Value]) -> bool {
    let Some(uses) = uses_of(func, slot.into()) else { return false };
    let &[write] = uses.writes.as_slice() else { return false };
    let Some(parameter) = copied_parameter(func, write).filter(|parameter| by_value.contains(parameter)) else {
        return false;
    };
    if func.ty(slot) != func.type_of(parameter)
        || !covers(func, slot, parameter, write)
        || alignment(func, parameter) < uses.align
        || !is_only_read(func, parameter)
    {
        return false;
    }
    for marker in uses.markers {
        func.erase(marker);
    }
    let loaded = func.operand(write, 0).as_inst().filter(|_| func.op(write) == Opcode::Store);
    func.erase(write);
    if let Some(load) = loaded
        && func.is_unused(load.into())
    {
        func.erase(load);
    }
    func.replace_and_erase(slot, parameter);
    true
}

/// Whether `write` fills the whole of `slot`, and `parameter` is as large.
fn covers(func: &Func<'_>, slot: Inst, parameter: Value, write: Inst) -> bool {
    let (types, layout) = (func.types(), func.layout());
    let size = |ty: Type| layout.fixed_alloc_size(types, ty);
    let slot_ty = Type(func.aux(slot).a);
    let set = parameter.as_arg().map(|n| arg_attrs(func, n));
    let of_parameter = set.and_then(|set| func.attrs().ty(set, AttrKind::ByVal)).and_then(size);
    let Some(bytes) = size(slot_ty).filter(|_| func.consts().as_int(func.operand(slot, 0)) == Some(1)) else {
        return false;
    };
    let is_whole = match func.op(write) {
        Opcode::Store => func.type_of(func.operand(write, 0)) == slot_ty,
        _ => func.consts().as_int(func.operand(write, 2)).is_some_and(|length| length >= bytes),
    };
    is_whole && of_parameter.is_some_and(|of_parameter| of_parameter >= bytes)
}

/// The pointer that `write` copies from.
fn copied_parameter(func: &Func<'_>, write: Inst) -> Option<Value> {
    if func.op(write) == Opcode::Call {
        return Some(func.operand(write, 1));
    }
    let load =
        func.operand(write, 0).as_inst().filter(|&inst| func.op(inst) == Opcode::Load && is_simple(func, inst))?;
    func.has_one_use(load.into()).then(|| func.operand(load, 0))
}

/// Bytes that the address of `parameter` is a multiple of.
fn alignment(func: &Func<'_>, parameter: Value) -> u64 {
    let set = parameter.as_arg().map(|n| arg_attrs(func, n));
    set.and_then(|set| func.attrs().int(set, AttrKind::Align)).unwrap_or(1)
}

/// Whether nobody writes `parameter`, nor may: all its uses are reads.
fn is_only_read(func: &Func<'_>, parameter: Value) -> bool {
    uses_of(func, parameter).is_some_and(|uses| uses.writes.is_empty() && uses.markers.is_empty())
}
