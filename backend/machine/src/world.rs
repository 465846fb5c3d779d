//! Machine rows and live intervals in the World of a worker slot.
//!
//! The archetypes of an instruction set are registered in a World by the first function that is compiled there. A pass works on
//! write views of all of them at once, which are made here and nowhere else.
//!
//! A row of a World costs about 80 bytes beside its columns (the entity, its place, two ticks per column), and a World keeps the
//! rows of its largest function. Functions of [`InstructionSet::OUTLIER`] instructions and more therefore have their rows in vectors: a kernel
//! of 120,000 instructions takes 57 MB instead of 82 MB. Vectors of at most [`KEPT`] rows stay for the next such function, larger ones go with
//! theirs. The views are the same. Archetypes are registered when the first function comes whose rows lie in the World.

use crate::column_sets;
use crate::intervals::{self, IntervalBody, IntervalSlabs, Intervals};
use crate::isa::{InstructionSet, RowColumns, RowColumnsMut};
use crate::rows::{MachineBlock, MachineBlockViewMut, MachineBody, MachineMut, Side, VirtualReg, VirtualRegViewMut};
use bevy_ecs::prelude::{Resource, World};
use warpc_columns::{Access, ColumnSet, Columns, Slab, SlabRef, register};

/// What belongs to the rows of a World beside its columns.
#[derive(Resource)]
struct Store<I: InstructionSet> {
    side: Side,
    /// Where the columns are: every pass opens all of them.
    slabs: Option<Slabs<I>>,
    /// The rows of a large function.
    outlier: Option<Vectors<I>>,
    /// Vectors of one before it.
    spare: Option<Vectors<I>>,
    /// The pass that is running, and the columns that it declares.
    declared: Option<(&'static str, Columns)>,
}

/// Rows that lie in vectors.
type Vectors<I> = Box<(MachineBody<I>, IntervalBody)>;

/// Most rows of a function whose vectors are kept for the next one.
const KEPT: usize = 1 << 11;

impl<I: InstructionSet> Default for Store<I> {
    fn default() -> Self {
        Store { side: Side::default(), slabs: None, outlier: None, spare: None, declared: None }
    }
}

/// Where the columns of a World are.
struct Slabs<I: InstructionSet> {
    insts: I::Slab,
    vregs: SlabRef<VirtualReg>,
    blocks: SlabRef<MachineBlock>,
    intervals: IntervalSlabs,
}

impl<I: InstructionSet> Slabs<I> {
    fn of(world: &World) -> Self {
        Slabs {
            insts: I::slab_of(world),
            vregs: world.resource::<Slab<VirtualReg>>().handle(),
            blocks: world.resource::<Slab<MachineBlock>>().handle(),
            intervals: IntervalSlabs::of(world),
        }
    }
}

/// Prepares a World for a function of about `instructions` rows.
pub fn start_function<I: InstructionSet>(world: &mut World, instructions: usize) {
    let is_outlier = instructions >= I::OUTLIER;
    if !world.contains_resource::<Store<I>>() {
        world.insert_resource(Store::<I>::default());
    }
    if !is_outlier && !world.contains_resource::<Slab<VirtualReg>>() {
        I::register(world);
        register::<VirtualReg>(world);
        register::<MachineBlock>(world);
        intervals::register_archetypes(world);
    }
    // A pass that panicked has left an empty store.
    let found = (!is_outlier && world.resource::<Store<I>>().slabs.is_none()).then(|| Slabs::of(world));
    let store = &mut *world.resource_mut::<Store<I>>();
    store.outlier = is_outlier.then(|| store.spare.take().unwrap_or_else(|| with_room(instructions)));
    if found.is_some() {
        store.slabs = found;
    }
}

/// Vectors for a function of so many instructions, each of which becomes one or two rows; large ones grow by themselves.
fn with_room<I: InstructionSet>(instructions: usize) -> Vectors<I> {
    let mut vectors = Vectors::<I>::default();
    if instructions <= KEPT {
        I::view_mut(&mut vectors.0.insts).reserve(2 * instructions);
        vectors.0.vregs.reserve(2 * instructions);
        vectors.0.side.pool.reserve(6 * instructions);
    }
    vectors
}

/// Frees what a large function left.
pub fn end_function<I: InstructionSet>(world: &mut World) {
    let store = &mut *world.resource_mut::<Store<I>>();
    store.spare = store.outlier.take().filter(|vectors| vectors.0.insts.heads().len() <= KEPT);
    if let Some(vectors) = &mut store.spare {
        vectors.0.write().clear();
        vectors.1.write().clear();
    }
}

/// Says which pass works on the rows of a World from now on and what columns it declares, or that none does. Debug builds check
/// it, for passes that go through [`with_rows`] and [`with_machine`].
pub fn declare<I: InstructionSet>(world: &mut World, pass: Option<(&'static str, Columns)>) {
    if let Some(mut store) = world.get_resource_mut::<Store<I>>() {
        store.declared = pass;
    }
}

/// Lets the views do what the running pass declares.
fn restrict_machine<I: InstructionSet>(rows: &mut MachineMut<'_, I>, declared: Option<(&'static str, Columns)>) {
    let Some((pass, columns)) = declared else { return };
    let access = |set: ColumnSet| Access::of(pass, columns, set);
    rows.insts.restrict(access(column_sets::ROWS));
    rows.vregs.restrict(access(column_sets::REGISTERS));
    rows.blocks.restrict(access(column_sets::BLOCKS));
}
fn restrict_intervals(intervals: &mut Intervals<'_>, declared: Option<(&'static str, Columns)>) {
    let Some((pass, columns)) = declared else { return };
    let access = |set: ColumnSet| Access::of(pass, columns, set);
    intervals.intervals.restrict(access(column_sets::INTERVALS));
    intervals.segments.restrict(access(column_sets::SEGMENTS));
    intervals.values.restrict(access(column_sets::VALUES));
    intervals.copies.restrict(access(column_sets::COPIES));
}

/// Calls `work` with write views of the machine rows and the live intervals of a World, after [`start_function`].
pub fn with_rows<I: InstructionSet, R>(
    world: &mut World,
    work: impl for<'v> FnOnce(&mut MachineMut<'v, I>, &mut Intervals<'v>) -> R,
) -> R {
    with_store(world, |raw, store: &mut Store<I>| {
        let (mut rows, mut intervals) = match &mut store.outlier {
            Some(rows) => {
                let (body, intervals) = &mut **rows;
                (body.write(), intervals.write())
            }
            None => {
                let slabs = store.slabs.as_ref().expect("a function was started");
                // SAFETY: `raw` is borrowed exclusively until the views are dropped; the views are of distinct archetypes.
                unsafe { (machine_of_raw(raw, slabs, &mut store.side), Intervals::of_slabs(raw, slabs.intervals)) }
            }
        };
        restrict_machine(&mut rows, store.declared);
        restrict_intervals(&mut intervals, store.declared);
        work(&mut rows, &mut intervals)
    })
}

/// The same for what needs no intervals.
pub fn with_machine<I: InstructionSet, R>(world: &mut World, work: impl FnOnce(&mut MachineMut<'_, I>) -> R) -> R {
    with_store(world, |raw, store: &mut Store<I>| {
        let mut rows = match &mut store.outlier {
            Some(rows) => rows.0.write(),
            None => {
                let slabs = store.slabs.as_ref().expect("a function was started");
                // SAFETY: as above.
                unsafe { machine_of_raw(raw, slabs, &mut store.side) }
            }
        };
        restrict_machine(&mut rows, store.declared);
        work(&mut rows)
    })
}

/// Calls `work` with a World that is borrowed exclusively, and with what belongs to its rows.
fn with_store<I: InstructionSet, R>(world: &mut World, work: impl FnOnce(*mut World, &mut Store<I>) -> R) -> R {
    // Out of the World, since views may spawn rows there. A panic leaves the default, which the next function clears.
    let mut store = std::mem::take(&mut *world.resource_mut::<Store<I>>());
    let result = work(world, &mut store);
    *world.resource_mut::<Store<I>>() = store;
    result
}

/// Write views of the machine rows of a World.
///
/// # Safety
/// `world` must be valid and not otherwise borrowed for `'a`, except by views of other archetypes; `slabs` must be of it.
unsafe fn machine_of_raw<'a, I: InstructionSet>(
    world: *mut World,
    slabs: &Slabs<I>,
    side: &'a mut Side,
) -> MachineMut<'a, I> {
    // SAFETY: by the contract; the three archetypes are distinct.
    unsafe {
        MachineMut {
            insts: I::view_of_slab(world, slabs.insts),
            vregs: VirtualRegViewMut::of_slab(world, slabs.vregs),
            blocks: MachineBlockViewMut::of_slab(world, slabs.blocks),
            side,
        }
    }
}
