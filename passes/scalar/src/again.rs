//! Values that are computed again where they are read: one place per block, before the first reader in it, and the copies there.

use smallvec::SmallVec;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, Value};

/// A block where a value is computed again.
pub struct Place {
    /// The copy stands before this instruction.
    pub before: Inst,
    /// The uses that read it.
    pub uses: SmallVec<[Use; 4]>,
}

/// Places of one value, each in a block of its own.
pub type Places = SmallVec<[Place; 4]>;

/// Adds `use_row` to the place in its block; false where that would be a place more than `most`.
pub fn add_use(func: &Func<'_>, places: &mut Places, use_row: Use, most: usize) -> bool {
    let before = func.place_of_use(use_row);
    let block = func.block_of(before);
    if let Some(place) = places.iter_mut().find(|place| func.block_of(place.before) == block) {
        place.uses.push(use_row);
        if before != place.before && func.comes_before(before, place.before) {
            place.before = before;
        }
        return true;
    }
    if places.len() >= most {
        return false;
    }
    places.push(Place { before, uses: SmallVec::from_slice(&[use_row]) });
    true
}

/// Lets the uses of `place` read a copy of `inst` that stands there, of `operands` instead of its own where some are given. The name of
/// the copy ends in `suffix`.
pub fn compute_again(func: &mut FuncMut<'_>, inst: Inst, operands: Option<&[Value]>, place: &Place, suffix: &str) {
    let copy = copy_before(func, inst, operands, place.before, suffix);
    for &use_row in &place.uses {
        func.set_use(use_row, copy.into());
    }
}

/// A copy of `inst` before `before`, of `operands` instead of its own where some are given.
pub fn copy_before(func: &mut FuncMut<'_>, inst: Inst, operands: Option<&[Value]>, before: Inst, suffix: &str) -> Inst {
    let own: SmallVec<[Value; 4]> = func.operands(inst).collect();
    let copy = func.clone_inst(inst, operands.unwrap_or(&own));
    func.insert_before(copy, before);
    func.set_loc(copy, func.loc(inst));
    func.derive_name(copy.into(), inst.into(), suffix);
    copy
}
