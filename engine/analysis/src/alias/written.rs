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
    pub fn written(f: &Func<'_>, inst: Inst) -> Option<Loc> {
        match f.op(inst) {
            Opcode::Store | Opcode::CmpXchg | Opcode::AtomicRmw | Opcode::VaArg => Loc::of(f, inst),
            Opcode::Call | Opcode::Invoke => Loc::written_by_call(f, inst),
            _ => None,
        }
    }
    fn written_by_call(f: &Func<'_>, inst: Inst) -> Option<Loc> {
        let memory = call_memory(f, inst);
        let row = f.call(inst);
        if !memory.only_args() || !memory.writes() || !row.bundles.is_empty() {
            return None;
        }
        let mut found: Option<(usize, bool)> = None;
        for n in 0..row.num_args as usize {
            let v = f.operand(inst, n);
            let reads_only =
                || call_arg_has(f, inst, n, AttrKind::ReadOnly) || call_arg_has(f, inst, n, AttrKind::ReadNone);
            if !f.types().is_ptr(f.type_of(v)) || reads_only() {
                continue;
            }
            match found {
                None => found = Some((n, true)),
                Some((k, _)) if f.operand(inst, k) == v => found = Some((k, false)),
                Some(_) => return None,
            }
        }
        let (n, once) = found?;
        let mut loc = argument_loc(f, inst, n);
        if !once {
            loc.size = Size::Any;
        }
        match intrinsic(f, inst) {
            Some(id::MASKED_STORE) => {
                // Some lanes may stay as they are.
                let whole = Size::of(f, f.type_of(f.operand(inst, 0)));
                if let Size::Exact(bytes) = whole {
                    loc.size = Size::AtMost(bytes);
                }
            }
            Some(
                id::MEMCPY_ELEMENT_UNORDERED_ATOMIC
                | id::MEMMOVE_ELEMENT_UNORDERED_ATOMIC
                | id::MEMSET_ELEMENT_UNORDERED_ATOMIC,
            ) => {
                loc.size = f.consts().as_int(f.operand(inst, 2)).map_or(Size::After, Size::Exact);
            }
            _ => {}
        }
        Some(loc)
    }
    /// Whether an ordered access keeps `inst` in its place among those of other threads: a store, load or atomic operation
    /// stronger than `monotonic`. Fences are none.
    pub fn is_ordered_access(f: &Func<'_>, inst: Inst) -> bool {
        use warpc_ir::Ordering::Monotonic;
        match f.op(inst) {
            Opcode::Load | Opcode::Store => !is_unordered(f, inst) && f.mem(inst).ordering > Monotonic,
            Opcode::AtomicRmw => f.mem(inst).ordering > Monotonic,
            Opcode::CmpXchg => f.mem(inst).ordering > Monotonic || f.mem(inst).failure > Monotonic,
            _ => false,
        }
    }
}
