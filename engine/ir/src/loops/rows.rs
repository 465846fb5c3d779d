//! Rows of loops: columns of a World that goes from function to function.
//!
//! The loops of a function outlive the pass that asked for them and are shared between passes, so they have a World of their own
//! beside that of the worker slot. [`Store`] keeps it together with the write view of its rows, which is opened once: a loop is
//! read through a column pointer and a length, as from a slice. A function without loops has no World. When the loops are
//! dropped their World serves the next function, with its rows as spare ones.

use crate::ids::*;
use bevy_ecs::prelude::{Component, World};
use warpc_columns::{HeldWorld, Slab, archetype, register_rows};

/// Header of a loop; `NONE` in the tombstone of a deleted one.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LoopHeader(pub Block);

/// Where a loop stands in the nest.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LoopNesting {
    /// Loop around it.
    pub parent: Loop,
    /// Nesting depth, 1 for outermost loops.
    pub depth: u32,
}

/// Lists that a loop is in or has.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LoopLinks {
    /// First and last loop directly inside.
    pub children: [Loop; 2],
    /// Neighbours under the same parent.
    pub prev: Loop,
    /// See `prev`.
    pub next: Loop,
}

/// Ends of the list of blocks whose innermost loop this is; the header is first.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OwnBlocks {
    /// First block.
    pub first: Block,
    /// Last block.
    pub last: Block,
}

/// Numbers of the loops in an order with outer loops first, where nests are deep; see
/// [`Loops::is_numbered`](super::Loops::is_numbered).
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct NestSpan {
    /// Number of the loop.
    pub first: u32,
    /// How many loops it holds, itself included; their numbers follow its own.
    pub len: u32,
}

archetype! {
    /// A loop.
    pub LoopRow: LoopRows, LoopView, LoopViewMut {
        /// Header.
        header, header_mut: LoopHeader,
        /// Parent and depth.
        nesting, nesting_mut: LoopNesting,
        /// Children and siblings.
        links, links_mut: LoopLinks,
        /// Blocks.
        own, own_mut: OwnBlocks,
        /// Numbers in deep nests.
        span, span_mut: NestSpan,
    }
}

/// A World of loops between two functions: it holds no loops, only room for some.
pub struct LoopWorld(Box<World>);

/// Spare rows of a new World.
const FIRST_ROWS: u32 = 16;
/// Rows up to which a World is worth keeping between functions.
const KEPT_ROWS: u32 = 1 << 15;

impl Default for LoopWorld {
    fn default() -> LoopWorld {
        let mut world = Box::new(World::new());
        register_rows::<LoopRow>(&mut world, FIRST_ROWS);
        LoopWorld(world)
    }
}

impl LoopWorld {
    /// Rows that it has room for.
    pub fn room(&self) -> u32 {
        self.0.resource::<Slab<LoopRow>>().cap
    }
}

/// The rows of a function: their World, once there is a loop, and the write view of them.
pub(super) struct Store {
    /// Before the World, which it writes the number of live rows to when it is dropped. It is borrowed from the World beside it
    /// and not from anything that ends earlier; so it must never be moved out of here or exchanged for that of another store.
    rows: LoopViewMut<'static>,
    world: Option<HeldWorld>,
}

// SAFETY: the columns are plain data in a World that only this store reaches; they change through `&mut self` alone.
unsafe impl Send for Store {}
// SAFETY: as above; `&self` only reads.
unsafe impl Sync for Store {}

impl Default for Store {
    fn default() -> Store {
        Store { rows: LoopViewMut::closed(), world: None }
    }
}

impl Store {
    /// No rows, in `world`.
    pub(super) fn open(world: LoopWorld) -> Store {
        let world = HeldWorld::new(world.0);
        // SAFETY: the World stays where it is until what holds it is dropped, after the view; nobody else reaches it.
        let mut rows = unsafe { LoopViewMut::of_raw(world.as_ptr()) };
        rows.truncate(0);
        Store { rows, world: Some(world) }
    }
    /// The World with all rows spare, if there is one and it is worth keeping.
    pub(super) fn close(self) -> Option<LoopWorld> {
        let Store { mut rows, world } = self;
        rows.truncate(0);
        drop(rows);
        let world = LoopWorld(world?.into_box());
        (world.room() <= KEPT_ROWS).then_some(world)
    }
    /// The rows.
    #[inline(always)]
    pub(super) fn view(&self) -> &LoopView<'_> {
        &self.rows
    }
    /// The rows, to change.
    #[inline(always)]
    pub(super) fn columns_mut(&mut self) -> <LoopRow as warpc_columns::Archetype>::ColumnsMut<'_> {
        self.rows.columns_mut()
    }
    /// Appends a row and returns its number.
    #[inline]
    pub(super) fn push(&mut self, row: LoopRow) -> Loop {
        if self.world.is_none() {
            *self = Store::open(LoopWorld::default());
        }
        Loop(self.rows.push(row))
    }
}

impl Clone for Store {
    /// The live rows, in a World of their own.
    fn clone(&self) -> Store {
        let mut copy = Store::default();
        let from = self.view();
        for k in 0..from.len() {
            copy.push(LoopRow {
                header: from.header()[k],
                nesting: from.nesting()[k],
                links: from.links()[k],
                own: from.own()[k],
                span: from.span()[k],
            });
        }
        copy
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(k: u32) -> LoopRow {
        LoopRow {
            header: LoopHeader(Block(k)),
            nesting: LoopNesting { parent: Loop(k + 1), depth: k },
            links: LoopLinks { children: [Loop(k); 2], prev: Loop(k + 2), next: Loop(k + 3) },
            own: OwnBlocks { first: Block(k), last: Block(k + 4) },
            span: NestSpan { first: k, len: 1 },
        }
    }
    fn assert_same(store: &Store, rows: &LoopRows) {
        let view = store.view();
        assert_eq!((view.header(), view.nesting()), (&rows.header[..], &rows.nesting[..]));
        assert_eq!((view.links(), view.own()), (&rows.links[..], &rows.own[..]));
        assert_eq!(view.span(), rows.span);
    }

    #[test]
    fn rows_of_a_world_are_those_of_vectors_and_copies_share_nothing() {
        let (mut store, mut rows) = (Store::default(), LoopRows::default());
        assert_same(&store.clone(), &rows);
        for k in 0..1000 {
            assert_eq!(store.push(row(k)), Loop(rows.push(row(k))));
        }
        let copy = store.clone();
        store.columns_mut().nesting[17].depth = 0;
        store.push(row(9));
        assert_same(&copy, &rows);
        // Moving a store leaves its view valid, and so does dropping the other one.
        let moved = Box::new(copy);
        drop(store);
        assert_same(&moved, &rows);
    }

    #[test]
    fn a_world_is_used_again_without_its_rows() {
        assert!(Store::default().close().is_none(), "no loops, no World");
        let mut store = Store::default();
        for k in 0..100 {
            store.push(row(k));
        }
        let world = store.close().expect("it is small");
        let room = world.room();
        assert!(room >= 100);
        let mut store = Store::open(world);
        assert!(store.view().is_empty());
        let mut rows = LoopRows::default();
        (0..100).for_each(|k| assert_eq!(store.push(row(k ^ 1)), Loop(rows.push(row(k ^ 1)))));
        assert_same(&store, &rows);
        assert_eq!(store.close().map(|w| w.room()), Some(room));
        let mut store = Store::default();
        for k in 0..=KEPT_ROWS {
            store.push(row(k));
        }
        assert!(store.close().is_none(), "that of an outlier goes");
    }
}
