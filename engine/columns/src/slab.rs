//! Archetypes, and their rows in a World: how many are live, how many there are, where their columns are.
//!
//! A [`Slab`] is a resource of the World. Looking a resource up takes 14 to 37 ns, an eighth of what copying 300 instructions does, so
//! what a Slab holds is on the heap and stays where it is: a [`SlabRef`], found once per World, opens views without a look-up. As
//! rows are never despawned, a Slab is never taken out of its World.

use bevy_ecs::bundle::{Bundle, NoBundleEffect};
use bevy_ecs::component::ComponentId;
use bevy_ecs::prelude::*;
use bevy_ecs::storage::TableId;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};
use std::ptr::NonNull;

/// A kind of row: its bundle and the raw pointers to its columns.
///
/// # Safety
/// `ptrs` must return pointers to the columns of exactly this archetype's table.
pub unsafe trait Archetype: Bundle<Effect: NoBundleEffect> + Copy + Default {
    /// One raw pointer per column.
    type Ptrs: Copy + Send + Sync + 'static;
    /// All columns as slices to write, one field each: what `columns_mut` of a write view gives.
    type ColumnsMut<'a>;
    /// Component ids in column order.
    fn column_ids(world: &World) -> Vec<ComponentId>;
    /// Column pointers of the archetype's table; valid until rows are spawned.
    fn ptrs(world: &World, slab: &SlabState<Self>) -> Self::Ptrs;
}

/// Rows to have room for when `need` are needed and `len` there: twice as many while they are few, an eighth more when they
/// are many.
pub fn room(len: usize, need: usize) -> usize {
    let more = if len < 1 << 16 { len } else { len / 8 };
    need.max(len + more).max(16)
}

/// Live length and capacity of an archetype in one World; rows `len..cap` are spare.
pub struct SlabState<A: Archetype> {
    /// Live rows.
    pub len: u32,
    /// Spawned rows.
    pub cap: u32,
    /// The archetype's table.
    pub table: TableId,
    /// Component ids in column order.
    pub ids: Box<[ComponentId]>,
    /// Where the columns are. They only move when rows are spawned, so opening a view looks nothing up but this.
    ptrs: Option<A::Ptrs>,
    kind: PhantomData<fn() -> A>,
}

impl<A: Archetype> SlabState<A> {
    /// Pointers to the columns; valid until rows are spawned.
    #[inline]
    pub fn ptrs(&self) -> A::Ptrs {
        self.ptrs.expect("set when the archetype was registered")
    }
}

/// The [`SlabState`] of an archetype, as a resource of its World. It is on the heap, so that views and whoever opens many of them
/// reach it without looking the resource up: see [`SlabRef`].
#[derive(Resource)]
pub struct Slab<A: Archetype>(NonNull<SlabState<A>>);

// SAFETY: it owns the state, which is plain numbers and pointers to columns that only views dereference.
unsafe impl<A: Archetype> Send for Slab<A> {}
// SAFETY: as above.
unsafe impl<A: Archetype> Sync for Slab<A> {}

impl<A: Archetype> Slab<A> {
    fn new(state: SlabState<A>) -> Self {
        Slab(NonNull::from(Box::leak(Box::new(state))))
    }
    /// Where the state is, for as long as the World has the archetype.
    #[inline]
    pub fn handle(&self) -> SlabRef<A> {
        SlabRef(self.0)
    }
}

impl<A: Archetype> Drop for Slab<A> {
    fn drop(&mut self) {
        // SAFETY: the pointer is that of a leaked box, which goes here.
        drop(unsafe { Box::from_raw(self.0.as_ptr()) });
    }
}

impl<A: Archetype> Deref for Slab<A> {
    type Target = SlabState<A>;
    #[inline]
    fn deref(&self) -> &SlabState<A> {
        // SAFETY: the state lives as long as this, and changes through exclusive borrows of the World alone.
        unsafe { self.0.as_ref() }
    }
}

impl<A: Archetype> DerefMut for Slab<A> {
    #[inline]
    fn deref_mut(&mut self) -> &mut SlabState<A> {
        // SAFETY: as above.
        unsafe { self.0.as_mut() }
    }
}

/// Where the [`SlabState`] of an archetype is. Found once per World (`Slab::handle`), it opens views without a look-up.
pub struct SlabRef<A: Archetype>(NonNull<SlabState<A>>);

impl<A: Archetype> Clone for SlabRef<A> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<A: Archetype> Copy for SlabRef<A> {}
// SAFETY: a pointer that only `unsafe` code dereferences.
unsafe impl<A: Archetype> Send for SlabRef<A> {}
// SAFETY: as above.
unsafe impl<A: Archetype> Sync for SlabRef<A> {}

impl<A: Archetype> SlabRef<A> {
    /// The state, to read.
    ///
    /// # Safety
    /// The World must still have the archetype, and nobody may change its state for `'a`.
    #[inline]
    pub unsafe fn read<'a>(self) -> &'a SlabState<A> {
        // SAFETY: by the contract.
        unsafe { &*self.0.as_ptr() }
    }
    /// The state.
    ///
    /// # Safety
    /// The World must still have the archetype, and nobody else may reach its state for `'a`.
    #[inline]
    pub unsafe fn state<'a>(self) -> &'a mut SlabState<A> {
        // SAFETY: by the contract.
        unsafe { &mut *self.0.as_ptr() }
    }
}

/// Smallest number of rows a World keeps of each archetype.
const MIN_ROWS: u32 = 64;

/// Registers archetype `A` in `world` with its first spare rows.
pub fn register<A: Archetype>(world: &mut World) {
    register_rows::<A>(world, MIN_ROWS);
}

/// Registers archetype `A` in `world` with `rows` (at least two) spare rows.
pub fn register_rows<A: Archetype>(world: &mut World, rows: u32) {
    let first = world.spawn(A::default()).id();
    let table = world.entity(first).location().table_id;
    let ids = A::column_ids(world).into();
    world.insert_resource(Slab::<A>::new(SlabState { len: 0, cap: 1, table, ids, ptrs: None, kind: PhantomData }));
    spawn_to::<A>(world, rows.max(2));
}

/// Spawns spare rows so that exactly `rows` exist, if there are fewer.
fn spawn_to<A: Archetype>(world: &mut World, rows: u32) {
    let cap = world.resource::<Slab<A>>().cap;
    if rows > cap {
        world.spawn_batch((cap..rows).map(|_| A::default()));
        let ptrs = A::ptrs(world, world.resource::<Slab<A>>());
        let slab = &mut **world.resource_mut::<Slab<A>>();
        (slab.cap, slab.ptrs) = (rows, Some(ptrs));
    }
}

/// Spawns spare rows so that at least `need` rows exist. Amortised doubling.
pub fn ensure_rows<A: Archetype>(world: &mut World, need: u32) {
    let cap = world.resource::<Slab<A>>().cap;
    if need <= cap {
        return;
    }
    // Half as much again: a million-row function must not hold two million rows.
    let grown = need.max(cap + cap / 2).max(MIN_ROWS);
    spawn_to::<A>(world, grown);
}

/// Whether the slab is an outlier worth dropping: far more rows than `recent` functions needed.
pub fn oversized<A: Archetype>(world: &World, recent: u32) -> bool {
    let cap = world.resource::<Slab<A>>().cap;
    cap > 1 << 14 && cap / 16 > recent
}
