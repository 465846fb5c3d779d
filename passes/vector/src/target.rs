//! What the target says about vectors: widths of accesses. NVPTX has loads and stores of up to 128 bits in one
//! instruction, and of 256 bits in global memory from sm_100 with PTX 8.8 on.

use warpc_analysis::foreign_cost::is_for_gpu;
use warpc_ir::Func;
use warpc_ir::session::Session;

/// Address space of global memory.
const GLOBAL: u32 = 1;

/// Bytes of the widest access to address space `space` in one instruction.
pub fn access_bytes(func: &Func<'_>, session: &Session, space: u32) -> u64 {
    let target = &session.target;
    let wide = space == GLOBAL && target.sm >= 100 && target.ptx >= 88 && is_for_gpu(func);
    if wide { 32 } else { 16 }
}
