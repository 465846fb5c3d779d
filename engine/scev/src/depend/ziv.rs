//! Subscripts without induction variables: two values.

use super::subscripts::Subscript;
use super::*;
use warpc_ir::opcode::IntPred;

impl Depend<'_, '_, '_> {
    /// Whether the two are never equal.
    pub(super) fn ziv(&mut self, s: &Subscript, out: &mut Dependence) -> bool {
        if s.src == s.dst || self.se.is_known(IntPred::Eq, s.src, s.dst) {
            return false;
        }
        if self.se.is_known(IntPred::Ne, s.src, s.dst) {
            return true;
        }
        out.consistent = false;
        false
    }
}
