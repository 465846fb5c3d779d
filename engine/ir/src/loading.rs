//! Functions on their way into the World of a worker's slot and back: columns are copied, side tables moved.

use crate::body::*;
use crate::edit::compact::{Renumbering, compact, compact_rows};
use crate::func::FuncMut;
use bevy_ecs::prelude::*;

/// Loads `body` into the World of a slot: columns are copied, side tables moved. `body` keeps its (stale) columns' memory.
pub fn load(world: &mut World, body: &mut Body) {
    body.insts.load(world);
    body.blocks.load(world);
    put_side(world, std::mem::take(&mut body.side));
    let mut f = FuncMut::of_world(world);
    if !f.side().uses_built {
        f.build_uses();
    }
}

/// Puts side tables in the World; the memory of the use lists that the last function left there serves the next.
fn put_side(world: &mut World, mut side: FuncSide) {
    let mut there = world.resource_mut::<FuncSide>();
    if side.uses.is_empty() {
        side.uses = std::mem::take(&mut there.uses);
    }
    *there = side;
}

/// Takes the side tables out of the World, without use lists.
pub fn take_side(world: &mut World) -> FuncSide {
    let mut there = world.resource_mut::<FuncSide>();
    let mut side = std::mem::take(&mut *there);
    there.uses = std::mem::take(&mut side.uses);
    there.uses.clear();
    side.uses_built = false;
    side
}

/// Stores the function loaded in `world` back into `body`, compacted: rows are renumbered in layout order, tombstones go.
/// Gives the renumbering, where there was any.
pub fn store(world: &mut World, body: &mut Body) -> Option<Renumbering> {
    body.side = take_side(world);
    let map = {
        let raw: *mut World = world;
        // SAFETY: the World is borrowed exclusively, and the views are of distinct archetypes.
        let (mut insts, mut blocks) = unsafe { (InstViewMut::of_raw(raw), BlockViewMut::of_raw(raw)) };
        compact_rows(&mut insts, &mut blocks, &mut body.side)
    };
    body.insts.store(world);
    body.blocks.store(world);
    map
}

/// A copy of the function loaded in `world`, compacted, with its overlay: what a print row shows later. The World stays.
pub fn snapshot(world: &World) -> Body {
    let mut body = Body::default();
    body.insts.store(world);
    body.blocks.store(world);
    body.side = world.resource::<FuncSide>().clone();
    compact(&mut body);
    body
}

/// Registers what a slot's World needs to hold a function.
pub fn register(world: &mut World) {
    warpc_columns::register::<InstRow>(world);
    warpc_columns::register::<BlockRow>(world);
    world.init_resource::<FuncSide>();
}
