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
    put_side(loaded, &mut body.side);
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

/// Puts side tables `side` where those of the last function were; the memory of the use lists that it left serves one that has none.
fn put_side(loaded: &mut Loaded, side: &mut FuncSide) {
    *loaded.side = std::mem::take(side);
    if loaded.side.uses.is_empty() {
        loaded.side.uses = std::mem::take(&mut loaded.spare_uses);
    }
}

/// Gives `body`, whose columns are as they were loaded, its side tables back. If nothing was edited either since the edits counted
/// `edits`, its use lists stay, and the next load need not build them; whether that is so.
pub fn give_back(world: &mut World, body: &mut Body, edits: u32) -> bool {
    let loaded = world.resource_mut::<Loaded>().into_inner();
    // SAFETY: the slabs are of this World, which is borrowed, and nobody changes its rows meanwhile.
    let (insts, blocks) = unsafe { (InstView::of_slab(loaded.insts), BlockView::of_slab(loaded.blocks)) };
    let is_same = (loaded.side.edits, insts.len(), blocks.len()) == (edits, body.insts.len(), body.blocks.len());
    if !is_same {
        body.side = take_side(world);
        return false;
    }
    // Their heads of use lists are not as they were.
    body.blocks.links.copy_from_slice(blocks.links());
    body.side = std::mem::take(&mut *loaded.side);
    let uses = &mut body.side.uses;
    if uses.capacity() > uses.len() + uses.len() / 4 + 64 {
        let kept = uses.as_slice().to_vec();
        loaded.spare_uses = std::mem::replace(uses, kept);
        loaded.spare_uses.clear();
    }
    true
}

/// Takes the side tables out of the World, without use lists.
pub fn take_side(world: &mut World) -> FuncSide {
    let loaded = world.resource_mut::<Loaded>().into_inner();
    let mut side = std::mem::take(&mut *loaded.side);
    loaded.spare_uses = std::mem::take(&mut side.uses);
    loaded.spare_uses.clear();
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
    let loaded = world.resource::<Loaded>();
    loaded.side.uses.capacity().max(loaded.spare_uses.capacity())
}
