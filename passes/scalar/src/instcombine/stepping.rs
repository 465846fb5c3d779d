//! Low bits of a number that a loop steps by a multiple of more bits: they are those of its first value.

use super::casts::CastSite;
use super::{Binary, Combiner, p};
use p::Int;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Opcode, Value};

impl Combiner<'_, '_> {
    /// `phi(x, phi + 8) & 7 -> x & 7`. If the step is a constant whose low bits are zero where the mask has ones: threads and copies of a
    /// body that ask for the parity, the lane or the place in a block need not ask again. What is made need not be computed in the loop.
    pub(super) fn and_of_stepping_phi(&mut self, site: Binary, def: Inst, mask: Int) -> Option<Value> {
        let read = p::mask(128 - mask.v.leading_zeros());
        let first = self.first_of_steps(def, read)?;
        Some(self.binary(Opcode::And, 0, first, site.right))
    }

    /// `trunc phi(x, phi + 8) to i3 -> trunc x`. If the step is a constant whose bits that are kept are zero.
    pub(super) fn trunc_of_stepping_phi(&mut self, site: CastSite) -> Option<Value> {
        let kept = p::mask(self.f.types().int_bits(site.ty)?);
        let first = self.first_of_steps(site.x.as_inst()?, kept)?;
        Some(Builder::before(self.f, site.inst).cast(Opcode::Trunc, first, site.ty, 0))
    }

    /// The value with which a loop begins to step phi `def`, if no step changes the bits `low`. It is there where the phi is: what is
    /// added to the phi comes from behind it, so there is no other way into the loop.
    fn first_of_steps(&self, def: Inst, low: u128) -> Option<Value> {
        if self.f.op(def) != Opcode::Phi || self.f.phi_len(def) != 2 {
            return None;
        }
        let values = [self.f.phi_incoming(def, 0).0, self.f.phi_incoming(def, 1).0];
        (0..2).find_map(|at| {
            let (phi, step) = p::binary(self.f, values[at], Opcode::Add)?;
            let step = p::int(self.f, step)?;
            (phi == Value::inst(def) && step.v & low == 0).then_some(values[1 - at])
        })
    }
}
