//! What a GPU says: special registers and their ranges, and recurrences that step by warps, blocks and grids.

use super::*;

impl Se<'_, '_> {
    /// Expression of a call of a special register whose value is known.
    pub(super) fn gpu_source(&mut self, i: Inst, ty: Ty) -> Option<Expr> {
        let k = self.values().known_bits(Value::inst(i))?;
        k.as_constant().filter(|_| ty.bits() == k.bits).map(|c| self.make_const(ty, c))
    }
    /// Range of a special register.
    pub(super) fn gpu_range(&self, v: Value, bits: u32) -> Option<Interval> {
        let i = v.as_inst()?;
        if self.f.op(i) != Opcode::Call {
            return None;
        }
        let id = crate::analysis::facts::intrinsic(self.f, i)?;
        let (lo, hi) = crate::ir::intrinsics::range_at(id, crate::ir::intrinsics::Position::Return)?;
        let r = Interval::new(bits, lo as u128, hi as u128);
        // A launch has at least one thread and one block.
        let size = crate::ir::intrinsics::sreg_ptx_name(id)
            .is_some_and(|s| ["%ntid", "%nctaid", "WARP_SZ"].iter().any(|p| s.starts_with(p)));
        Some(if self.set.positive_strides && size { r.difference(Interval::single(bits, 0)) } else { r })
    }
    /// Facts of a recurrence that steps by a number of threads.
    pub(super) fn gpu_facts(&mut self, _rec: Expr) -> Wrap {
        Wrap::ANY
    }
}
