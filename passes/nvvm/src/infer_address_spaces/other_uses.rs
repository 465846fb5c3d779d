//! Uses that need the generic address of what loops step through: a difference of iterators, a call, a stored pointer.
//!
//! If such a use kept the generic expression, the phis of it would be stepped beside those of the space, in every iteration. It
//! takes the address of the space, cast to the generic one.

use super::InferAddressSpaces;
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode};

/// Expressions looked at below one address.
const MAX_EXPRESSIONS: usize = 64;

impl InferAddressSpaces {
    /// Lets uses of generic expressions that were cloned, and that a phi is behind, use the clones, cast.
    pub(super) fn cast_other_uses(&self, func: &mut FuncMut<'_>) {
        for row in 0..self.clone.len() {
            let inst = Inst::new(row);
            if !self.is_cloned(inst)
                || func.is_dead(inst)
                || !matches!(func.op(inst), Opcode::Phi | Opcode::Select | Opcode::GetElementPtr)
            {
                continue;
            }
            let others: SmallVec<[Use; 4]> =
                func.uses(inst.into()).filter(|&row| !self.is_cloned(func.user(row))).collect();
            if others.is_empty() || !self.steps_without_null(func, inst) {
                continue;
            }
            let Some(clone) = self.clone[row].as_inst() else { continue };
            let behind = match func.op(clone) {
                Opcode::Phi => func.first_non_phi(func.block_of(clone)),
                _ => func.next(clone),
            };
            let ty = func.ty(inst);
            let mut builder = Builder::before(func, behind);
            builder.loc = Md::NONE;
            let generic = builder.cast(Opcode::AddrSpaceCast, clone.into(), ty, 0);
            others.into_iter().for_each(|row| func.set_use(row, generic));
        }
    }

    /// Whether `inst` has a counterpart in a space.
    fn is_cloned(&self, inst: Inst) -> bool {
        self.clone.get(inst.index()).is_some_and(|clone| clone.is_some())
    }

    /// Whether a phi is among the cloned expressions that `inst` is computed by, and no null, which other spaces have elsewhere.
    fn steps_without_null(&self, func: &FuncMut<'_>, inst: Inst) -> bool {
        let mut seen: SmallVec<[Inst; 16]> = SmallVec::from_slice(&[inst]);
        let mut phi = false;
        let mut next = 0;
        while let Some(&at) = seen.get(next) {
            next += 1;
            phi |= func.op(at) == Opcode::Phi;
            if matches!(func.op(at), Opcode::AddrSpaceCast | Opcode::Alloca) {
                continue;
            }
            for base in Self::bases(func, at) {
                if base.is_constant() && func.consts().is_zero(base) {
                    return false;
                }
                let Some(below) = base.as_inst().filter(|&below| self.is_cloned(below)) else { continue };
                if !seen.contains(&below) {
                    if seen.len() == MAX_EXPRESSIONS {
                        return false;
                    }
                    seen.push(below);
                }
            }
        }
        phi
    }
}
