//! Uses that need the generic address of what loops step through, or of what is computed in global memory: a difference of iterators, a
//! call, a stored pointer.
//!
//! If such a use kept the generic expression, that would be computed beside the one of the space, and its phis stepped in every
//! iteration. It takes the address of the space, cast to the generic one. Such a cast costs instructions unless the space is global
//! memory, where both addresses are the same number; an expression of another space is only cast where it is stepped.

use super::InferAddressSpaces;
use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode};

/// The space whose addresses are generic ones as they are.
const GLOBAL: u32 = 1;
/// Expressions looked at below one address.
const MAX_EXPRESSIONS: usize = 64;

impl InferAddressSpaces {
    /// Lets uses of generic expressions that were cloned, and that a phi is behind or that lie in global memory, use the clones, cast.
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
            let Some(clone) = self.clone[row].as_inst().filter(|_| !others.is_empty()) else { continue };
            let is_free = func.types().addrspace(func.ty(clone)) == Some(GLOBAL);
            if !self.may_take_clone(func, inst, is_free) {
                continue;
            }
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

    /// Whether no null, which other spaces have elsewhere, is among the cloned expressions that `inst` is computed by, and a phi if the
    /// cast is not free.
    fn may_take_clone(&self, func: &FuncMut<'_>, inst: Inst, is_free: bool) -> bool {
        let mut seen: SmallVec<[Inst; 16]> = SmallVec::from_slice(&[inst]);
        let mut worth_it = is_free;
        let mut next = 0;
        while let Some(&at) = seen.get(next) {
            next += 1;
            worth_it |= func.op(at) == Opcode::Phi;
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
        worth_it
    }
}
