//! Which loops passes over induction variables may touch: by depth, and by whether their trip counts are known.

use super::*;
use crate::knobs;
use warpc_ir::knobs::Knobs;

impl Se<'_, '_> {
    /// Whether `indvars` may rewrite induction variables of `loop_id`: it is no deeper than `iv-loop-level`, and its trip count is
    /// known where `Disable-unknown-trip-iv` asks for that.
    pub fn may_rewrite_induction(&mut self, loop_id: Loop, knobs: &Knobs) -> bool {
        let level = knobs.get(knobs::IV_LOOP_LEVEL);
        i64::from(self.loops.depth(loop_id)) <= level
            && (!knobs.get(knobs::DISABLE_UNKNOWN_TRIP_IV) || self.backedge_taken_count(loop_id) != COULD_NOT_COMPUTE)
    }
    /// Whether `loop-reduce` may reduce strength in `loop_id`: its trip count is known where `disable-unknown-trip-lsr` asks for
    /// that.
    pub fn may_reduce_strength(&mut self, loop_id: Loop, knobs: &Knobs) -> bool {
        !knobs.get(knobs::DISABLE_UNKNOWN_TRIP_LSR) || self.backedge_taken_count(loop_id) != COULD_NOT_COMPUTE
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::with;

    /// A loop that ends by what it reads around a counted one.
    const NEST: &str = "
define void @f(ptr %p) {
entry:
  br label %outer
outer:
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %next, %inner ]
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, 8
  br i1 %c, label %inner, label %latch
latch:
  %v = load volatile i1, ptr %p
  br i1 %v, label %outer, label %done
done:
  ret void
}";

    #[test]
    fn depth_and_counts_decide() {
        with(NEST, |se| {
            let outer = se.loops.top()[0];
            let inner = se.loops.children(outer).next().unwrap();
            let mut k = Knobs::default();
            assert!(
                se.may_rewrite_induction(outer, &k) && !se.may_rewrite_induction(inner, &k),
                "outermost loops only"
            );
            k.set(knobs::IV_LOOP_LEVEL, 2);
            assert!(se.may_rewrite_induction(inner, &k));
            assert!(se.may_reduce_strength(outer, &k) && se.may_reduce_strength(inner, &k));
            k.set(knobs::DISABLE_UNKNOWN_TRIP_IV, true);
            k.set(knobs::DISABLE_UNKNOWN_TRIP_LSR, true);
            assert!(!se.may_rewrite_induction(outer, &k) && se.may_rewrite_induction(inner, &k));
            assert!(!se.may_reduce_strength(outer, &k) && se.may_reduce_strength(inner, &k));
        });
    }
}
