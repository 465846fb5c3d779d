//! Machine rows and live intervals in the World of a worker slot.
//!
//! The archetypes of an instruction set are registered in a World by the first function that is compiled there. A pass works on
//! write views of all of them at once, which are made here and nowhere else.

use crate::intervals::{self, Intervals};
use crate::isa::InstructionSet;
use crate::rows::{MachineBlock, MachineBlockViewMut, MachineMut, Side, VirtualReg, VirtualRegViewMut};
use bevy_ecs::prelude::World;
use warpc_columns::{Slab, register};

/// Registers the archetypes of `I`'s machine rows and of live intervals in a slot's World, unless they are there.
pub fn ensure_registered<I: InstructionSet>(world: &mut World) {
    if world.contains_resource::<Slab<VirtualReg>>() {
        return;
    }
    I::register(world);
    register::<VirtualReg>(world);
    register::<MachineBlock>(world);
    intervals::register_archetypes(world);
    world.init_resource::<Side>();
}

/// Calls `work` with write views of the machine rows and the live intervals of a World in which they are registered.
pub fn with_rows<I: InstructionSet, R>(
    world: &mut World,
    work: impl for<'v> FnOnce(&mut MachineMut<'v, I>, &mut Intervals<'v>) -> R,
) -> R {
    with_side(world, |raw, side| {
        // SAFETY: `raw` is borrowed exclusively until the views are dropped; the views are of distinct archetypes.
        unsafe { work(&mut machine_of_raw(raw, side), &mut Intervals::of_raw(raw)) }
    })
}

/// The same for what needs no intervals.
pub fn with_machine<I: InstructionSet, R>(world: &mut World, work: impl FnOnce(&mut MachineMut<'_, I>) -> R) -> R {
    with_side(world, |raw, side| {
        // SAFETY: as above.
        unsafe { work(&mut machine_of_raw(raw, side)) }
    })
}

/// Calls `work` with a World that is borrowed exclusively, and with its side tables.
fn with_side<R>(world: &mut World, work: impl FnOnce(*mut World, &mut Side) -> R) -> R {
    // Out of the World, since views may spawn rows there. A panic leaves the default, which the next function clears.
    let mut side = std::mem::take(&mut *world.resource_mut::<Side>());
    let result = work(world, &mut side);
    *world.resource_mut::<Side>() = side;
    result
}

/// Write views of the machine rows of a World.
///
/// # Safety
/// `world` must be valid and not otherwise borrowed for `'a`, except by views of other archetypes.
unsafe fn machine_of_raw<'a, I: InstructionSet>(world: *mut World, side: &'a mut Side) -> MachineMut<'a, I> {
    // SAFETY: by the contract; the three archetypes are distinct.
    unsafe {
        MachineMut {
            insts: I::view_of_world(world),
            vregs: VirtualRegViewMut::of_raw(world),
            blocks: MachineBlockViewMut::of_raw(world),
            side,
        }
    }
}
