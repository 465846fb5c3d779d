//! Integers of more than 128 bits: what follows from the bits of them that are known. Other rules leave them alone.

use super::{Combiner, p};
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

impl Combiner<'_, '_> {
    rules! {
        /// Rules of operations on integers of more than 128 bits.
        pub(super) fn wide_integer_rules(&mut self, inst: Inst) -> Option<Value> {
            wide_result_of_known_bits,
            wide_sum_of_disjoint_bits,
        }
    }

    /// `x op y -> C`. If all bits of the result are known.
    fn wide_result_of_known_bits(&mut self, inst: Inst) -> Option<Value> {
        if !self.f.op(inst).is_int_binary() {
            return None;
        }
        let known = self.values().wide_known_bits(Value::inst(inst))?;
        let (bits, ty) = (p::width(self.f, Value::inst(inst)), self.f.ty(inst));
        Some(self.f.consts_mut().add_wide_int(ty, bits, known.as_constant()?))
    }

    /// `x + y -> or disjoint x, y`. If no bit may be set in both.
    fn wide_sum_of_disjoint_bits(&mut self, inst: Inst) -> Option<Value> {
        if self.f.op(inst) != Opcode::Add {
            return None;
        }
        let (left, right) = self.ops(inst);
        let values = self.values();
        if !values.wide_known_bits(left)?.no_common_bits(&values.wide_known_bits(right)?) {
            return None;
        }
        Some(self.binary(Opcode::Or, flags::DISJOINT, left, right))
    }
}
