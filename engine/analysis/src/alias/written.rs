//! What an instruction writes: one location, for passes that compare writes with each other.

use super::calls::argument_loc;
use super::{Loc, Size};
use crate::facts::{call_arg_has, call_memory, intrinsic, is_unordered};
use warpc_ir::Func;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::Opcode;

impl Loc {
    /// The only location that `inst` may write, `None` when it writes nothing or more than one. Of a store or atomic operation:
    /// its bytes. Of a call that touches only memory of its arguments: that of the one pointer that it may write through.
    pub fn written(func: &Func<'_>, inst: Inst) -> Option<Loc> {
        match func.op(inst) {
            Opcode::Store | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::VaArg => Loc::of(func, inst),
            Opcode::Call | Opcode::Invoke => Loc::written_by_call(func, inst),
            _ => None,
        }
    }
    fn written_by_call(func: &Func<'_>, inst: Inst) -> Option<Loc> {
        let memory = call_memory(func, inst);
        let row = func.call(inst);
        if !memory.only_args() || !memory.writes() || !row.bundles.is_empty() {
            return None;
        }
        let mut found: Option<(usize, bool)> = None;
        for n in 0..row.num_args as usize {
            let v = func.operand(inst, n);
            let reads_only =
                || call_arg_has(func, inst, n, AttrKind::ReadOnly) || call_arg_has(func, inst, n, AttrKind::ReadNone);
            if !func.types().is_ptr(func.type_of(v)) || reads_only() {
                continue;
            }
            match found {
                None => found = Some((n, true)),
                Some((k, _)) if func.operand(inst, k) == v => found = Some((k, false)),
                Some(_) => return None,
            }
        }
        let (n, once) = found?;
        let mut loc = argument_loc(func, inst, n);
        if !once {
            loc.size = Size::Any;
        }
        match intrinsic(func, inst) {
            Some(id::MASKED_STORE) => {
                // Some lanes may stay as they are.
                let whole = Size::of(func, func.type_of(func.operand(inst, 0)));
                if let Size::Exact(bytes) = whole {
                    loc.size = Size::AtMost(bytes);
                }
            }
            Some(
                id::MEMCPY_ELEMENT_UNORDERED_ATOMIC
                | id::MEMMOVE_ELEMENT_UNORDERED_ATOMIC
                | id::MEMSET_ELEMENT_UNORDERED_ATOMIC,
            ) => {
                loc.size = func.consts().as_int(func.operand(inst, 2)).map_or(Size::After, Size::Exact);
            }
            _ => {}
        }
        Some(loc)
    }
    /// Whether an ordered access keeps `inst` in its place among those of other threads: a store, load or atomic operation
    /// stronger than `monotonic`. Fences are none.
    pub fn is_ordered_access(func: &Func<'_>, inst: Inst) -> bool {
        use warpc_ir::Ordering::Monotonic;
        match func.op(inst) {
            Opcode::Load | Opcode::Store => !is_unordered(func, inst) && func.mem(inst).ordering > Monotonic,
            Opcode::AtomicRmw => func.mem(inst).ordering > Monotonic,
            Opcode::CmpXchg => func.mem(inst).ordering > Monotonic || func.mem(inst).failure > Monotonic,
            _ => false,
        }
    }
}
