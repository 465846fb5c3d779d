//! Functions on their way into the World of a worker's slot and back: columns are copied, side tables moved.

use crate::body::*;
use crate::edit::compact::{Renumbering, compact, compact_rows};
use crate::func::FuncMut;
use crate::loaded::{Loaded, ModuleHandle};
use crate::module::ModuleCtx;
use bevy_ecs::prelude::*;

/// Loads `body` into the World of a slot: columns are copied, side tables moved. `body` keeps its (stale) columns' memory.
pub fn load(world: &mut World, body: &mut Body) {
    let loaded = world.resource_mut::<Loaded>().into_inner();
    put_side(&mut loaded.side, &mut body.side);
    let (insts, blocks) = (loaded.insts, loaded.blocks);
    // SAFETY: the slabs are of this World.
    unsafe {
        body.insts.load_at(world, insts);
        body.blocks.load_at(world, blocks);
    }
    let mut f = FuncMut::of_world(world);
    if !f.side().uses_built {
        f.build_uses();
    }
    f.unsettle_dependents();
}

/// Puts side tables `side` where those of the last function were; the memory of the use lists that it left serves the next.
fn put_side(there: &mut FuncSide, side: &mut FuncSide) {
    let uses = std::mem::take(&mut there.uses);
    *there = std::mem::take(side);
    if there.uses.is_empty() {
        there.uses = uses;
    }
}

/// Takes the side tables out of the World, without use lists.
pub fn take_side(world: &mut World) -> FuncSide {
    let there = &mut *world.resource_mut::<Loaded>().into_inner().side;
    let mut side = std::mem::take(there);
    there.uses = std::mem::take(&mut side.uses);
    there.uses.clear();
    side.uses_built = false;
    side
}

/// Stores the function loaded in `world` back into `body`, compacted: rows are renumbered in layout order, tombstones go.
/// Gives the renumbering, where there was any.
pub fn store(world: &mut World, body: &mut Body) -> Option<Renumbering> {
    body.side = take_side(world);
    let loaded = world.resource::<Loaded>();
    let (insts, blocks) = (loaded.insts, loaded.blocks);
    let map = {
        let raw: *mut World = world;
        // SAFETY: the World is borrowed exclusively, the slabs are of it, and the views are of distinct archetypes.
        let (mut insts, mut blocks) = unsafe { (InstViewMut::of_slab(raw, insts), BlockViewMut::of_slab(raw, blocks)) };
        compact_rows(&mut insts, &mut blocks, &mut body.side)
    };
    // SAFETY: as above; the views are gone.
    unsafe {
        body.insts.store_slab(insts.read());
        body.blocks.store_slab(blocks.read());
    }
    map
}

/// A copy of the function loaded in `world`, compacted, with its overlay: what a print row shows later. The World stays.
pub fn snapshot(world: &World) -> Body {
    let mut body = Body::default();
    body.insts.store(world);
    body.blocks.store(world);
    body.side = (*world.resource::<Loaded>().side).clone();
    compact(&mut body);
    body
}

/// Registers what a slot's World needs to hold a function of `module`.
pub fn register(world: &mut World, module: ModuleHandle) {
    warpc_columns::register::<InstRow>(world);
    warpc_columns::register::<BlockRow>(world);
    let loaded = Loaded::new(world, module);
    world.insert_resource(loaded);
}

/// The functions that are loaded from now on are of `module`.
pub fn set_module(world: &mut World, module: ModuleHandle) {
    world.resource_mut::<Loaded>().module = module;
}

/// The module that the loaded function is of.
pub fn module(world: &World) -> ModuleCtx<'_> {
    world.resource::<Loaded>().module.ctx()
}

/// Instructions that the memory for use lists has room for.
pub fn room_for_uses(world: &World) -> usize {
    world.resource::<Loaded>().side.uses.capacity()
}
