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
    // Out of the World, since the views may spawn rows there. A panic leaves the default, which the next function clears.
    let mut side = std::mem::take(&mut *world.resource_mut::<Side>());
    let raw: *mut World = world;
    // SAFETY: the World is borrowed exclusively until the views are dropped, before this function uses it again; the views are
    // of distinct archetypes.
    let result = unsafe {
        let mut machine = MachineMut::<I> {
            insts: I::view_of_world(raw),
            vregs: VirtualRegViewMut::of_raw(raw),
            blocks: MachineBlockViewMut::of_raw(raw),
            side: &mut side,
        };
        work(&mut machine, &mut Intervals::of_raw(raw))
    };
    *world.resource_mut::<Side>() = side;
    result
}
