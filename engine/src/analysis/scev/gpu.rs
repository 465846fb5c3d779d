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
    /// Facts of a recurrence over threads, warps, blocks or the grid: what the conditions of its loop prove, found when it is
    /// made and not only when something extends it.
    pub(super) fn gpu_facts(&mut self, rec: Expr) -> Wrap {
        if self.wrap(rec).has(Wrap::BOTH) || !self.is_affine(rec) || !self.counts_threads(rec) {
            return Wrap::ANY;
        }
        let mut w = self.prove_nsw_by_induction(rec);
        self.add_rec_facts(rec, w);
        w = w.with(self.prove_nuw_by_induction(rec));
        // From a start that is not negative, up, without signed wrap: without unsigned wrap.
        let (start, step) = (self.op(rec, 0), self.op(rec, 1));
        if w.has(Wrap::NSW) && self.is_known_non_negative(start) && self.is_known_non_negative(step) {
            w = w.with(Wrap::NUW);
        }
        w
    }
    /// Whether a special register is in `e`, not far down.
    fn counts_threads(&self, e: Expr) -> bool {
        let mut left = 32;
        let mut found = false;
        self.s.nodes.walk(e, |x| {
            left -= 1;
            found |= self.unknown_inst(x).is_some_and(|i| {
                self.f.op(i) == Opcode::Call
                    && crate::analysis::facts::intrinsic(self.f, i).is_some_and(crate::ir::intrinsics::sreg::is_sreg)
            });
            (left > 0 && !found).then_some(true)
        });
        found
    }
}
