//! Subscripts without induction variables: two values.

use super::subscripts::Subscript;
use super::*;
use warpc_ir::opcode::IntPred;

impl Depend<'_, '_, '_> {
    /// Whether the two are never equal.
    pub(super) fn ziv(&mut self, subscript: &Subscript, out: &mut Dependence) -> bool {
        if subscript.src == subscript.dst || self.se.is_known(IntPred::Eq, subscript.src, subscript.dst) {
            return false;
        }
        if self.se.is_known(IntPred::Ne, subscript.src, subscript.dst) {
            return true;
        }
        out.consistent = false;
        false
    }
}
