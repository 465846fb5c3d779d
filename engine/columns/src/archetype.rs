//! Column storage: one bevy_ecs archetype per kind, seen as plain slices.
//!
//! [`archetype!`](crate::archetype!) names the columns of a kind once and generates
//! * the bundle (one row), whose columns are `Copy` components of that archetype only,
//! * `Rows`: the same columns as plain `Vec`s (how a `Body` is kept between stages),
//! * a read view and a write view over either of the two: raw column pointers behind slice getters,
//! * the implementation of [`Archetype`], by which a [`Slab`](crate::Slab) finds the columns in a World.
//!
//! Rows of a [`World`] are spawned up to the high-water mark and never despawned or moved; the [`Slab`](crate::Slab)
//! resource holds the live length, the tail is spare. A write view appends rows by itself: when the spare tail
//! is used up it spawns more and refreshes its pointers, so no pass carries a protocol for growth. (The design's
//! `NeedRows` protocol was replaced by this: same cost on the hot path, one compare per append.)
//!
//! All `unsafe` of the engine's storage lives in this folder, in `func.rs` and `loading.rs` of the IR, and in the `rows.rs` of loops and of scalar
//! evolution.

use crate::slab::{Archetype, SlabRef};
use bevy_ecs::prelude::*;

/// Declares an archetype; see the module documentation.
///
/// ```
/// use warpc_columns::archetype;
/// #[derive(bevy_ecs::prelude::Component, Clone, Copy, Default, Debug, PartialEq)]
/// pub struct Start(pub u32);
/// #[derive(bevy_ecs::prelude::Component, Clone, Copy, Default, Debug, PartialEq)]
/// pub struct End(pub u32);
/// archetype! {
///     /// A live segment.
///     pub Segment: SegmentRows, SegmentView, SegmentViewMut {
///         start, start_mut: Start,
///         end, end_mut: End,
///     }
/// }
/// let mut rows = SegmentRows::default();
/// rows.view_mut().push(Segment { start: Start(1), end: End(4) });
/// assert_eq!(rows.view().end(), &[End(4)]);
/// ```
#[macro_export]
macro_rules! archetype {
    ($(#[$doc:meta])* $vis:vis $Arch:ident: $Rows:ident, $View:ident, $ViewMut:ident {
        $($(#[$fdoc:meta])* $field:ident, $field_mut:ident: $ty:ty),* $(,)?
    }) => {
        $(#[$doc])*
        #[derive(bevy_ecs::prelude::Bundle, Clone, Copy, Default)]
        $vis struct $Arch { $($(#[$fdoc])* pub $field: $ty),* }

        const _: () = {
            #[derive(Clone, Copy)]
            pub struct Ptrs { $($field: *mut $ty),* }
            // SAFETY: the pointers are only dereferenced by views, which borrow the World or the Rows.
            unsafe impl Send for Ptrs {}
            unsafe impl Sync for Ptrs {}

            /// Numbers of the columns.
            #[allow(non_camel_case_types)]
            enum ColumnNumber { $($field),* }

            /// All columns at once.
            pub struct ColumnsMut<'a> { $($(#[$fdoc])* pub $field: &'a mut [$ty]),* }

            // SAFETY: the ids are looked up for exactly the columns of this bundle.
            unsafe impl $crate::Archetype for $Arch {
                type Ptrs = Ptrs;
                type ColumnsMut<'a> = ColumnsMut<'a>;
                fn column_ids(world: &bevy_ecs::world::World) -> Vec<bevy_ecs::component::ComponentId> {
                    vec![$(world.component_id::<$ty>().expect("registered by spawn")),*]
                }
                fn ptrs(world: &bevy_ecs::world::World, slab: &$crate::SlabState<Self>) -> Ptrs {
                    let table = world.storages().tables.get(slab.table).expect("archetype has a table");
                    let mut ids = slab.ids.iter();
                    Ptrs { $($field: {
                        let id = *ids.next().expect("one id per column");
                        // SAFETY: `id` is the component id of `$ty` in this table.
                        let column = unsafe { table.get_data_slice_for::<$ty>(id) }.expect("table storage");
                        column.as_ptr() as *mut $ty
                    }),* }
                }
            }

            #[allow(dead_code)]
            impl $Rows {
                #[inline]
                fn ptrs(&mut self) -> Ptrs { Ptrs { $($field: self.$field.as_mut_ptr()),* } }
                #[inline]
                fn const_ptrs(&self) -> Ptrs { Ptrs { $($field: self.$field.as_ptr() as *mut $ty),* } }
            }

            #[allow(dead_code)]
            impl<'a> $View<'a> {
                #[inline]
                fn from_ptrs(p: Ptrs, len: usize) -> Self {
                    $View { len, $($field: p.$field,)* access: $crate::Access::ALL, life: std::marker::PhantomData }
                }
                /// No rows.
                #[inline]
                pub const fn empty() -> Self {
                    $View {
                        len: 0,
                        $($field: std::ptr::NonNull::dangling().as_ptr(),)*
                        access: $crate::Access::ALL,
                        life: std::marker::PhantomData,
                    }
                }
            }

            #[allow(dead_code)]
            impl $Rows {
                /// Read view of all rows.
                #[inline]
                pub fn view(&self) -> $View<'_> { $View::from_ptrs(self.const_ptrs(), self.len()) }
                /// Write view; appends grow the vectors.
                pub fn view_mut(&mut self) -> $ViewMut<'_> {
                    let len = self.len();
                    let cap = self.capacity();
                    let view = $View::from_ptrs(self.ptrs(), len);
                    $ViewMut { view, cap, owner: $crate::Owner::Rows(self) }
                }
                /// Copies all rows into the columns of `world` and makes them its live rows.
                pub fn load(&self, world: &mut bevy_ecs::world::World) {
                    let slab = world.resource::<$crate::Slab<$Arch>>().handle();
                    // SAFETY: the borrow of `world` is exclusive.
                    unsafe { self.load_at(world, slab) }
                }
                /// The same by a handle that was found before.
                ///
                /// # Safety
                /// `slab` must be of `world`.
                pub unsafe fn load_at(&self, world: &mut bevy_ecs::world::World, slab: $crate::SlabRef<$Arch>) {
                    let n = self.len();
                    // SAFETY: by the contract; the reference ends here.
                    if n > unsafe { slab.state() }.cap as usize {
                        $crate::ensure_rows::<$Arch>(world, n as u32);
                    }
                    // SAFETY: by the contract.
                    let slab = unsafe { slab.state() };
                    let p = slab.ptrs();
                    // SAFETY: the table has at least `n` rows; the borrow of `world` is exclusive.
                    $(unsafe { std::ptr::copy_nonoverlapping(self.$field.as_ptr(), p.$field, n) };)*
                    slab.len = n as u32;
                }
                /// Replaces all rows by the live rows of `world`.
                pub fn store(&mut self, world: &bevy_ecs::world::World) {
                    self.store_slab(world.resource::<$crate::Slab<$Arch>>());
                }
                /// Replaces all rows by the live rows of a World, by its slab.
                pub fn store_slab(&mut self, slab: &$crate::SlabState<$Arch>) {
                    let n = slab.len as usize;
                    let p = slab.ptrs();
                    // SAFETY: `n <= cap` rows of each column are initialised; the vectors are distinct memory.
                    $(unsafe {
                        self.$field.clear();
                        // A new vector of the right size: growing would copy what is dropped.
                        if self.$field.capacity() < n || self.$field.capacity() > 2 * n + 64 {
                            self.$field = Vec::with_capacity(n);
                        }
                        self.$field.extend_from_slice(std::slice::from_raw_parts(p.$field, n));
                    })*
                }
            }

            #[allow(dead_code)]
            impl<'a> $View<'a> {
                /// Read view of the live rows of `world`.
                pub fn of(world: &'a bevy_ecs::world::World) -> Self {
                    let slab = world.resource::<$crate::Slab<$Arch>>();
                    $View::from_ptrs(slab.ptrs(), slab.len as usize)
                }
                /// The same by a handle that was found before.
                ///
                /// # Safety
                /// The World that `slab` is of must be borrowed for `'a`, and nobody may change its rows meanwhile.
                #[inline]
                pub unsafe fn of_slab(slab: $crate::SlabRef<$Arch>) -> Self {
                    // SAFETY: by the contract.
                    let state = unsafe { slab.read() };
                    $View::from_ptrs(state.ptrs(), state.len as usize)
                }
            }

            #[allow(dead_code)]
            impl $View<'_> {
                $($(#[$fdoc])*
                #[inline(always)]
                pub fn $field(&self) -> &[$ty] {
                    self.access.check_read(ColumnNumber::$field as u32, stringify!($Arch), stringify!($field));
                    // SAFETY: `len` rows of the column are initialised and borrowed for the view's life.
                    unsafe { std::slice::from_raw_parts(self.$field, self.len) }
                })*
            }

            #[allow(dead_code)]
            impl $ViewMut<'_> {
                $($(#[$fdoc])*
                #[inline(always)]
                pub fn $field_mut(&mut self) -> &mut [$ty] {
                    self.view.access.check_write(ColumnNumber::$field as u32, stringify!($Arch), stringify!($field));
                    // SAFETY: as for the read view, and the borrow is exclusive.
                    unsafe { std::slice::from_raw_parts_mut(self.view.$field, self.view.len) }
                })*
                /// Says what may be done to the columns from now on; debug builds check it. Appending a row needs the right to
                /// write the first column.
                #[inline]
                pub fn restrict(&mut self, access: $crate::Access) { self.view.access = access; }
            }

            #[allow(dead_code)]
            impl<'a> $ViewMut<'a> {
                /// Write view of the live rows of `world`; appends spawn.
                ///
                /// # Safety
                /// `world` must be valid and not otherwise borrowed for `'a`, except by views of other archetypes.
                pub unsafe fn of_raw(world: *mut bevy_ecs::world::World) -> Self {
                    // SAFETY: by the contract.
                    unsafe { Self::of_slab(world, (*world).resource::<$crate::Slab<$Arch>>().handle()) }
                }
                /// The same by a handle that was found before.
                ///
                /// # Safety
                /// As for `of_raw`, and `slab` must be of `world`.
                #[inline]
                pub unsafe fn of_slab(world: *mut bevy_ecs::world::World, slab: $crate::SlabRef<$Arch>) -> Self {
                    // SAFETY: by the contract.
                    let state = unsafe { slab.state() };
                    $ViewMut {
                        view: $View::from_ptrs(state.ptrs(), state.len as usize),
                        cap: state.cap as usize,
                        owner: $crate::Owner::World(world, slab),
                    }
                }
                /// Write view of nothing: it has no rows and cannot get any.
                #[inline]
                pub const fn closed() -> Self {
                    $ViewMut { view: $View::empty(), cap: 0, owner: $crate::Owner::Nothing }
                }
                /// All columns to write at the same time: a pass changes some while it reads or changes others.
                #[inline(always)]
                pub fn columns_mut(&mut self) -> <$Arch as $crate::Archetype>::ColumnsMut<'_> {
                    $(self.view.access.check_write(ColumnNumber::$field as u32, stringify!($Arch), stringify!($field));)*
                    let (view, len) = (&self.view, self.view.len);
                    // SAFETY: as for the getters of one column; columns are distinct memory, and the borrow is exclusive.
                    ColumnsMut { $($field: unsafe { std::slice::from_raw_parts_mut(view.$field, len) }),* }
                }
                #[cold]
                #[inline(never)]
                fn grow(&mut self, need: usize) {
                    let len = self.view.len;
                    match self.owner {
                        $crate::Owner::World(world, slab) => {
                            // SAFETY: by the contract of `of_raw`; no slice is alive across `&mut self`.
                            let w = unsafe { &mut *world };
                            // SAFETY: as above, and the reference ends here.
                            unsafe { slab.state() }.len = len as u32;
                            $crate::ensure_rows::<$Arch>(w, need as u32);
                            // SAFETY: as above.
                            let slab = unsafe { slab.state() };
                            self.cap = slab.cap as usize;
                            let access = self.view.access;
                            self.view = $View::from_ptrs(slab.ptrs(), len);
                            self.view.access = access;
                        }
                        $crate::Owner::Nothing => panic!("a view of no rows cannot grow"),
                        $crate::Owner::Rows(rows) => {
                            // SAFETY: the view borrows `rows` exclusively; rows below `len` are initialised.
                            let r = unsafe { &mut *rows };
                            let room = $crate::room(len, need);
                            $(unsafe { r.$field.set_len(len) };
                              r.$field.reserve_exact(room - len);)*
                            self.cap = r.capacity();
                            let access = self.view.access;
                            self.view = $View::from_ptrs(r.ptrs(), len);
                            self.view.access = access;
                        }
                    }
                }
                /// Appends one row and returns its number.
                #[inline]
                pub fn push(&mut self, row: $Arch) -> u32 {
                    self.view.access.check_write(0, stringify!($Arch), "a new row");
                    let i = self.view.len;
                    if i == self.cap { self.grow(i + 1); }
                    // SAFETY: `i < cap` rows of every column are allocated.
                    $(unsafe { self.view.$field.add(i).write(row.$field) };)*
                    self.view.len = i + 1;
                    i as u32
                }
                /// Makes room for `n` more rows.
                #[inline]
                pub fn reserve(&mut self, n: usize) {
                    if self.view.len + n > self.cap { self.grow(self.view.len + n); }
                }
                /// Appends the rows of a range again.
                pub fn extend_within(&mut self, rows: std::ops::Range<usize>) {
                    assert!(rows.start <= rows.end && rows.end <= self.view.len, "rows {rows:?} of {}", self.view.len);
                    let n = rows.end - rows.start;
                    self.reserve(n);
                    let to = self.view.len;
                    // SAFETY: rows below `len` are initialised, `n` more are allocated, and the two do not overlap.
                    $(unsafe {
                        std::ptr::copy_nonoverlapping(self.view.$field.add(rows.start), self.view.$field.add(to), n)
                    };)*
                    self.view.len = to + n;
                }
                /// Drops rows from `len` on, or appends copies of `row` up to `len`.
                pub fn resize(&mut self, len: usize, row: $Arch) {
                    let old = self.view.len;
                    if len > old {
                        self.reserve(len - old);
                        // SAFETY: `len` rows of every column are allocated.
                        $(unsafe {
                            let rows = self.view.$field.add(old).cast::<std::mem::MaybeUninit<$ty>>();
                            std::slice::from_raw_parts_mut(rows, len - old).fill(std::mem::MaybeUninit::new(row.$field));
                        };)*
                    }
                    self.view.len = len;
                }
                /// Drops all rows from `len` on.
                pub fn truncate(&mut self, len: usize) { self.view.len = self.view.len.min(len); }
                /// Drops all rows, with the memory of those that are plain vectors.
                pub fn give_back(&mut self) {
                    self.view.len = 0;
                    if let $crate::Owner::Rows(rows) = self.owner {
                        // SAFETY: the view borrows `rows` exclusively, and no slice is alive across `&mut self`.
                        let r = unsafe { &mut *rows };
                        *r = <$Rows>::default();
                        self.cap = r.capacity();
                        let access = self.view.access;
                        self.view = $View::from_ptrs(r.ptrs(), 0);
                        self.view.access = access;
                    }
                }
            }
        };

        #[doc = concat!("Columns of [`", stringify!($Arch), "`] rows as plain vectors of one length.")]
        #[derive(Clone, Default)]
        $vis struct $Rows { $($(#[$fdoc])* pub $field: Vec<$ty>),* }

        #[allow(dead_code)]
        impl $Rows {
            /// Number of rows.
            #[inline]
            pub fn len(&self) -> usize {
                let n = usize::MAX;
                $(let n = n.min(self.$field.len());)*
                n
            }
            /// Whether there are no rows.
            pub fn is_empty(&self) -> bool { self.len() == 0 }
            /// Rows that fit without growing.
            #[inline]
            pub fn capacity(&self) -> usize {
                let n = usize::MAX;
                $(let n = n.min(self.$field.capacity());)*
                n
            }
            /// Appends one row and returns its number.
            #[inline]
            pub fn push(&mut self, row: $Arch) -> u32 {
                let i = self.len();
                $(self.$field.push(row.$field);)*
                i as u32
            }
            /// Makes room for `n` more rows.
            pub fn reserve(&mut self, n: usize) { $(self.$field.reserve(n);)* }
            /// Drops all rows, keeps the memory.
            pub fn clear(&mut self) { $(self.$field.clear();)* }
            /// Gives unused memory back.
            pub fn shrink_to_fit(&mut self) { $(self.$field.shrink_to_fit();)* }
            /// Bytes held.
            pub fn bytes(&self) -> usize { 0 $(+ self.$field.capacity() * std::mem::size_of::<$ty>())* }
        }

        #[doc = concat!("Read view of [`", stringify!($Arch), "`] rows: one slice per column.")]
        $vis struct $View<'a> {
            len: usize,
            $($field: *mut $ty,)*
            access: $crate::Access,
            life: std::marker::PhantomData<&'a ()>,
        }
        #[allow(dead_code)]
        impl $View<'_> {
            /// A second view with the same pointers and length, for a write view's owner to read through.
            #[allow(dead_code)]
            pub(crate) fn shadow(&self) -> Self { $View { life: std::marker::PhantomData, ..*self } }
            /// Number of rows.
            #[inline(always)]
            pub fn len(&self) -> usize { self.len }
            /// Whether there are no rows.
            #[inline(always)]
            pub fn is_empty(&self) -> bool { self.len == 0 }
        }

        #[doc = concat!("Write view of [`", stringify!($Arch), "`] rows.")]
        $vis struct $ViewMut<'a> {
            view: $View<'a>,
            cap: usize,
            owner: $crate::Owner<$Rows, $Arch>,
        }
        impl<'a> std::ops::Deref for $ViewMut<'a> {
            type Target = $View<'a>;
            #[inline(always)]
            fn deref(&self) -> &$View<'a> { &self.view }
        }
        impl Drop for $ViewMut<'_> {
            #[inline]
            fn drop(&mut self) {
                let len = self.view.len;
                match self.owner {
                    // SAFETY: the owner is borrowed exclusively by this view.
                    $crate::Owner::World(_, slab) => unsafe { slab.state().len = len as u32 },
                    // SAFETY: rows below `len` are initialised; the columns are `Copy`.
                    $crate::Owner::Rows(rows) => unsafe { $((*rows).$field.set_len(len);)* },
                    $crate::Owner::Nothing => {}
                }
            }
        }
    };
}

/// Where the rows of a write view live.
pub enum Owner<R, A: Archetype> {
    /// Columns of an archetype.
    World(*mut World, SlabRef<A>),
    /// Plain vectors.
    Rows(*mut R),
    /// Nowhere: there are none.
    Nothing,
}

impl<R, A: Archetype> Clone for Owner<R, A> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<R, A: Archetype> Copy for Owner<R, A> {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::register;

    #[derive(Component, Clone, Copy, Default, Debug, PartialEq)]
    pub struct A(u32);
    #[derive(Component, Clone, Copy, Default, Debug, PartialEq)]
    pub struct B(u8);
    archetype! {
        /// Test rows.
        pub Pair: PairRows, PairView, PairViewMut { a, a_mut: A, b, b_mut: B }
    }

    #[test]
    fn rows_and_world_agree_through_growth() {
        let mut world = World::new();
        register::<Pair>(&mut world);
        let mut rows = PairRows::default();
        rows.load(&mut world);
        {
            // SAFETY: the World is borrowed by this view only.
            let mut v = unsafe { PairViewMut::of_raw(&mut world) };
            for i in 0..10_000u32 {
                assert_eq!(v.push(Pair { a: A(i), b: B(i as u8) }), i);
                rows.view_mut().push(Pair { a: A(i), b: B(i as u8) });
            }
            v.a_mut()[77] = A(1);
            v.truncate(9_000);
            v.extend_within(70..80);
            assert_eq!((v.len(), v.a()[9_007], v.b()[9_009]), (9_010, A(1), B(79)));
            v.truncate(9_000);
        }
        let mut back = PairRows::default();
        back.store(&world);
        assert_eq!(back.len(), 9_000);
        assert_eq!(back.a[77], A(1));
        assert_eq!(back.b[8_999], B(8_999u32 as u8));
        assert_eq!(rows.len(), 10_000);
        assert_eq!(rows.view().a()[9_999], A(9_999));
        assert_eq!(PairView::of(&world).len(), 9_000);
    }

    #[test]
    fn a_handle_outlives_the_growth_of_its_world() {
        let mut world = World::new();
        register::<Pair>(&mut world);
        let slab = world.resource::<crate::Slab<Pair>>().handle();
        let mut rows = PairRows::default();
        for round in 1..=3u32 {
            {
                // SAFETY: the slab is of this World, which is borrowed by this view only.
                let mut view = unsafe { PairViewMut::of_slab(&mut world, slab) };
                (0..5_000 * round).for_each(|k| _ = view.push(Pair { a: A(k), b: B(round as u8) }));
            }
            // SAFETY: as above, and no write view is left.
            let (view, state) = unsafe { (PairView::of_slab(slab), slab.read()) };
            assert_eq!(
                (view.len(), state.cap),
                (PairView::of(&world).len(), world.resource::<crate::Slab<Pair>>().cap)
            );
            rows.store_slab(state);
            assert_eq!(rows.b[rows.len() - 1], B(round as u8));
        }
        assert_eq!(rows.len(), 30_000);
        let mut other = World::new();
        register::<Pair>(&mut other);
        let slab = other.resource::<crate::Slab<Pair>>().handle();
        // SAFETY: the slab is of the other World.
        unsafe { rows.load_at(&mut other, slab) };
        assert_eq!(PairView::of(&other).a(), rows.a);
        PairRows::default().load(&mut other);
        assert!(PairView::of(&other).is_empty());
    }

    /// Two columns are written in step while a third party of the loop reads one of them: what passes do with a split view.
    #[test]
    fn columns_are_borrowed_one_by_one() {
        let mut world = World::new();
        register::<Pair>(&mut world);
        let mut rows = PairRows::default();
        // SAFETY: the World is borrowed by this view only.
        let mut of_world = unsafe { PairViewMut::of_raw(&mut world) };
        for view in [&mut of_world, &mut rows.view_mut()] {
            view.resize(300, Pair { a: A(7), b: B(1) });
            let columns = view.columns_mut();
            for k in 1..columns.a.len() {
                columns.a[k].0 = columns.a[k - 1].0 + columns.b[k].0 as u32;
                columns.b[k].0 = columns.a[k].0 as u8;
            }
            assert_eq!((view.a()[299], view.b()[2], view.b()[299]), (A(306), B(9), B(50)));
            view.resize(2, Pair::default());
            assert_eq!(view.a(), [A(7), A(8)]);
        }
        drop(of_world);
        assert_eq!((PairView::of(&world).len(), rows.len()), (2, 2));
    }

    #[test]
    #[cfg(debug_assertions)]
    fn undeclared_use_of_a_column_is_caught() {
        use crate::{Access, ColumnSet, Columns};
        let mut rows = PairRows::default();
        rows.push(Pair::default());
        let mut view = rows.view_mut();
        // The columns of this archetype are bits 8 and 9: both are read, the first is written.
        let columns = Columns { reads: ColumnSet(3 << 8), writes: ColumnSet(1 << 8) };
        view.restrict(Access::of("some-pass", columns, ColumnSet(1 << 8)));
        view.a_mut()[0] = A(view.b()[0].0 as u32 + 1);
        for _ in 0..100 {
            view.push(Pair::default());
        }
        let caught = |mut work: Box<dyn FnMut() + '_>| {
            let panic = std::panic::catch_unwind(std::panic::AssertUnwindSafe(&mut work)).expect_err("it is caught");
            panic.downcast_ref::<String>().expect("a message").clone()
        };
        let message = "pass `some-pass` writes column `b` of `Pair`, which it does not declare";
        assert_eq!(caught(Box::new(|| view.b_mut()[0] = B(1))), message);
        assert_eq!(caught(Box::new(|| view.columns_mut().b[0] = B(1))), message);
        view.restrict(Access::of("some-pass", Columns { reads: ColumnSet::NONE, ..columns }, ColumnSet(1 << 8)));
        assert!(caught(Box::new(|| _ = view.a().len())).contains("reads column `a`"));
        view.restrict(Access::ALL);
        view.b_mut()[0] = B(1);
    }

    #[test]
    fn views_of_nothing_are_empty() {
        let mut view = PairViewMut::closed();
        assert!(view.is_empty() && view.a_mut().is_empty() && view.columns_mut().b.is_empty());
        assert!(PairView::empty().a().is_empty());
        let grown = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| view.push(Pair::default())));
        assert!(grown.is_err());
    }
}
