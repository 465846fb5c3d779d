//! What the phase manager measures of a function around a pass: its memory, and a fingerprint that tells whether it changed.

use warpc_ir::body::{BlockRow, InstRow, PoolRow};
use warpc_ir::func::Func;
use warpc_ir::opcode::flags;

/// Memory of the function at hand, in bytes.
pub(crate) struct Memory {
    /// Bytes of rows and side tables.
    pub(crate) total: usize,
    /// Those of erased instructions, which compaction gives back.
    pub(crate) freeable: usize,
    /// Those of pooled operands that no instruction refers to.
    pub(crate) leaked: usize,
}

/// Bytes of the rows and side tables of a function. Constant time.
pub(crate) fn rows_size(func: &Func<'_>) -> usize {
    let s = func.side();
    func.num_insts() * size_of::<InstRow>()
        + func.num_blocks() * size_of::<BlockRow>()
        + s.pool.len() * size_of::<PoolRow>()
        + s.calls.len() * size_of::<warpc_ir::CallRow>()
        + s.consts.size_bytes()
}

/// The memory of a function. One walk over its instructions.
pub(crate) fn memory(func: &Func<'_>) -> Memory {
    let s = func.side();
    let dead = func.insts().head().iter().filter(|h| h.flags & flags::DEAD != 0).count();
    let mut used = 0;
    for (h, o) in func.insts().head().iter().zip(func.insts().ops()) {
        if h.n == warpc_ir::body::POOLED && h.flags & flags::DEAD == 0 {
            used += o.0[2] as usize;
        }
    }
    Memory {
        total: rows_size(func),
        freeable: dead * size_of::<InstRow>(),
        leaked: s.pool.len().saturating_sub(used) * size_of::<PoolRow>(),
    }
}

/// Hash of everything a pass can change in the columns.
pub(crate) fn fingerprint(func: &Func<'_>) -> u64 {
    use std::hash::{BuildHasher, Hasher};
    let mut h = foldhash::fast::FixedState::default().build_hasher();
    for b in func.block_order() {
        h.write_u32(b.0);
        for i in func.block_insts(b) {
            let head = func.head(i);
            h.write_u32(i.0);
            h.write_u32(head.op as u32 | (head.flags as u32) << 16);
            h.write_u32(head.ty.0);
            h.write_u64(func.aux(i).a as u64 | (func.aux(i).b as u64) << 32);
            for v in func.operands(i) {
                h.write_u32(v.0);
            }
        }
    }
    h.finish()
}
