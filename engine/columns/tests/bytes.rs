//! What a row costs in a World besides its columns, counted by an allocator. The figures of docs/columns.md are these.

use bevy_ecs::prelude::{Component, World};
use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering};
use warpc_columns::{archetype, register_rows};

struct Counting;
static HELD: AtomicUsize = AtomicUsize::new(0);

// SAFETY: it hands everything on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        HELD.fetch_add(layout.size(), Ordering::Relaxed);
        // SAFETY: by the contract of the caller.
        unsafe { System.alloc(layout) }
    }
    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        HELD.fetch_sub(layout.size(), Ordering::Relaxed);
        // SAFETY: as above.
        unsafe { System.dealloc(at, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[derive(Component, Clone, Copy, Default)]
pub struct One(pub u32);
#[derive(Component, Clone, Copy, Default)]
pub struct Two(pub u64);
#[derive(Component, Clone, Copy, Default)]
pub struct Three(pub u64);
archetype! {
    /// One column.
    pub Single: SingleRows, SingleView, SingleViewMut { one, one_mut: One }
}
archetype! {
    /// Two columns.
    pub Double: DoubleRows, DoubleView, DoubleViewMut { two, two_mut: Two, three, three_mut: Three }
}

/// Bytes per row that `rows` rows of an archetype take in a World that has nothing else, less those of its columns.
fn overhead<A: warpc_columns::Archetype>(rows: usize) -> usize {
    let mut world = World::new();
    let before = HELD.load(Ordering::Relaxed);
    register_rows::<A>(&mut world, rows as u32);
    (HELD.load(Ordering::Relaxed) - before) / rows - size_of::<A>()
}

/// The World keeps what it knows of entities in a vector that doubles: it is as good as full before a power of two and half
/// empty behind it.
#[test]
fn a_row_costs_its_entity_and_two_ticks_per_column() {
    assert_eq!(size_of::<Double>(), 16, "no padding in the sum");
    for (rows, most) in [(65_000, 48), (66_000, 72)] {
        let (single, double) = (overhead::<Single>(rows), overhead::<Double>(rows));
        let per_column = double - single;
        let per_row = single - per_column;
        println!("{rows} rows: {per_row} bytes per row and {per_column} per column besides the columns");
        assert!(per_column <= 8 && per_row <= most, "{per_row} bytes per row and {per_column} per column");
    }
}
