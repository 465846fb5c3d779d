//! Conditions on rows of threads.

use warpc_analysis::facts::intrinsic;
use warpc_analysis::uniformity::Uniformity;
use warpc_ir::intrinsics::id;
use warpc_ir::{Func, Opcode, Value};

/// Instructions that are looked at.
const MAX_STEPS: usize = 24;

/// Whether `condition` differs between rows or layers of threads alone: it is computed of `tid.y`, `tid.z` and what all threads have in
/// common. A warp is mostly part of one row, or of a few.
pub(super) fn is_of_rows(func: &Func<'_>, uniformity: &Uniformity, condition: Value) -> bool {
    let mut work = vec![condition];
    let mut has_row = false;
    for _ in 0..MAX_STEPS {
        let Some(value) = work.pop() else { return has_row };
        if !uniformity.is_divergent(value) {
            continue;
        }
        let Some(inst) = value.as_inst() else { return false };
        let op = func.op(inst);
        if matches!(intrinsic(func, inst), Some(id::NVVM_READ_PTX_SREG_TID_Y | id::NVVM_READ_PTX_SREG_TID_Z)) {
            has_row = true;
        } else if op.is_binary() || op.is_cast() || matches!(op, Opcode::ICmp | Opcode::FCmp | Opcode::Select) {
            work.extend(func.operands(inst));
        } else {
            return false;
        }
    }
    work.is_empty() && has_row
}
