//! Rows of a World, seen through views, against plain vectors doing the same work. Goal: 1.05 x; docs/columns.md has the ratios.
//!
//! The archetypes have the shapes of the compiler's: instructions (five columns, 52 bytes), segments of live ranges, expressions
//! of scalar evolution. Both sides of a group run the same kernel over slices; what differs is where the rows are and how the
//! slices are got, which is part of the measured work. Views are opened as the compiler opens them, by the handle of their slab.
//!
//! | group | work |
//! |---|---|
//! | `load`, `store` | instructions into the World and back, against copying vectors |
//! | `sweep` | one pass over heads and operands, counting uses |
//! | `random` | a walk along links that jump over the whole column |
//! | `append` | one row at a time into room that is there; `grow`: into none, growth included |
//! | `interfere` | whether two lists of 64 segments meet, a view per test |
//! | `intern` | expressions of two operands, half of them new |
//! | `marks` | a set of rows against a vector of booleans: marking all rows in random order, asking for them, clearing |

use bevy_ecs::prelude::{Component, World};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use hashbrown::HashTable;
use std::alloc::{GlobalAlloc, Layout, System};
use std::hint::black_box;
use warpc_columns::random::{Rng, mix};
use warpc_columns::{RowSet, Slab, archetype, id, register};

/// Puts columns at the beginning of a cache line on both sides: copying a few kilobytes takes a tenth more or less by where they go,
/// which is no property of either side.
struct Lines;

/// The layout with the alignment of a cache line, from a size on at which that shows.
fn in_lines(layout: Layout) -> Layout {
    match layout.size() {
        0..1024 => layout,
        _ => layout.align_to(64).unwrap_or(layout),
    }
}

// SAFETY: blocks are the system's, and are given back with the layout that they were asked for with; growing one, as the trait
// does it, takes a new one.
unsafe impl GlobalAlloc for Lines {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: by the contract of the trait.
        unsafe { System.alloc(in_lines(layout)) }
    }
    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(block, in_lines(layout)) }
    }
}

#[global_allocator]
static ALLOCATOR: Lines = Lines;

#[derive(Component, Clone, Copy, Default)]
pub struct Head {
    pub op: u8,
    pub count: u8,
    pub flags: u16,
    pub ty: u32,
}
#[derive(Component, Clone, Copy, Default)]
pub struct Ops(pub [u32; 4]);
#[derive(Component, Clone, Copy, Default)]
pub struct Payload(pub [u32; 2]);
#[derive(Component, Clone, Copy, Default)]
pub struct Place(pub [u32; 4]);
#[derive(Component, Clone, Copy, Default)]
pub struct Loc(pub u32);
#[derive(Component, Clone, Copy, Default)]
pub struct Start(pub u32);
#[derive(Component, Clone, Copy, Default)]
pub struct End(pub u32);
#[derive(Component, Clone, Copy, Default)]
pub struct Number(pub u32);
#[derive(Component, Clone, Copy, Default)]
pub struct Kind(pub [u16; 4]);
#[derive(Component, Clone, Copy, Default)]
pub struct Parts(pub [u32; 3]);
#[derive(Component, Clone, Copy, Default)]
pub struct Memo(pub [u32; 11]);

archetype! {
    /// The shape of an instruction.
    pub Inst: InstRows, InstView, InstViewMut {
        head, head_mut: Head, ops, ops_mut: Ops, payload, payload_mut: Payload, place, place_mut: Place, loc, loc_mut: Loc,
    }
}
archetype! {
    /// The shape of a segment.
    pub Segment: SegmentRows, SegmentView, SegmentViewMut {
        start, start_mut: Start, end, end_mut: End, number, number_mut: Number,
    }
}
archetype! {
    /// The shape of an expression.
    pub Expr: ExprRows, ExprView, ExprViewMut { kind, kind_mut: Kind, parts, parts_mut: Parts, memo, memo_mut: Memo }
}

const SIZES: [usize; 3] = [300, 10_000, 200_000];

/// `n` instructions that use earlier ones, whose places are linked in an order without locality.
fn instructions(n: usize) -> InstRows {
    let (mut rows, mut rng) = (InstRows::default(), Rng(1));
    for k in 0..n {
        let mut used = || rng.below(k.max(1)) as u32;
        rows.push(Inst {
            head: Head { op: k as u8, count: 2, flags: (k % 8 == 0) as u16, ty: 3 },
            ops: Ops([used(), used(), u32::MAX, u32::MAX]),
            ..Inst::default()
        });
    }
    // One cycle through all rows.
    let mut order: Vec<u32> = (0..n as u32).collect();
    for k in (1..n).rev() {
        order.swap(k, rng.below(k));
    }
    for k in 0..n {
        rows.place[order[k] as usize].0[2] = order[(k + 1) % n];
    }
    rows
}

/// Whose columns a kernel runs on.
struct Sides {
    world: World,
    rows: InstRows,
}

impl Sides {
    fn new(n: usize) -> Sides {
        let (mut world, rows) = (World::new(), instructions(n));
        register::<Inst>(&mut world);
        rows.load(&mut world);
        Sides { world, rows }
    }
}

/// Runs `of_world` and `of_rows`, which do the same work on `rows` rows, as the two sides of a bench.
fn compare(
    criterion: &mut Criterion,
    group: &str,
    rows: usize,
    sides: &mut Sides,
    mut of_world: impl FnMut(&mut World),
    mut of_rows: impl FnMut(&mut InstRows),
) {
    let mut g = criterion.benchmark_group(group);
    g.throughput(Throughput::Elements(rows as u64));
    g.bench_function(BenchmarkId::new("world", rows), |b| b.iter(|| of_world(&mut sides.world)));
    g.bench_function(BenchmarkId::new("vec", rows), |b| b.iter(|| of_rows(&mut sides.rows)));
    g.finish();
}

fn copy_rows(to: &mut InstRows, from: &InstRows) {
    to.clear();
    to.head.extend_from_slice(&from.head);
    to.ops.extend_from_slice(&from.ops);
    to.payload.extend_from_slice(&from.payload);
    to.place.extend_from_slice(&from.place);
    to.loc.extend_from_slice(&from.loc);
}

fn load_and_store(criterion: &mut Criterion) {
    for n in SIZES {
        let (mut sides, rest) = (Sides::new(n), instructions(n));
        let slab = sides.world.resource::<Slab<Inst>>().handle();
        // SAFETY: the slab is of this World.
        let of_world = |world: &mut World| unsafe { rest.load_at(world, slab) };
        compare(criterion, "load", n, &mut sides, of_world, |rows| copy_rows(black_box(rows), &rest));
        let (mut to, mut copy) = (instructions(n), instructions(n));
        // SAFETY: as above, and the World is borrowed.
        let of_world = |_: &mut World| to.store_slab(unsafe { black_box(slab).read() });
        compare(criterion, "store", n, &mut sides, of_world, |rows| copy_rows(black_box(&mut copy), rows));
    }
}

#[inline(never)]
fn count_uses(head: &[Head], ops: &[Ops], counts: &mut [u32]) {
    counts.fill(0);
    for (h, o) in head.iter().zip(ops) {
        if h.flags == 0 {
            o.0[..h.count as usize].iter().for_each(|&used| counts[used as usize] += 1);
        }
    }
}

fn sweep(criterion: &mut Criterion) {
    for n in SIZES {
        let (mut sides, mut counts, mut others) = (Sides::new(n), vec![0; n], vec![0; n]);
        let of_world = |world: &mut World| {
            let view = InstView::of(world);
            count_uses(view.head(), view.ops(), black_box(&mut counts));
        };
        let of_rows = |rows: &mut InstRows| count_uses(&rows.head, &rows.ops, black_box(&mut others));
        compare(criterion, "sweep", n, &mut sides, of_world, of_rows);
    }
}

/// Walks `rows` steps; the getter is asked for the row in every step, as passes that follow links do.
#[inline(always)]
fn walk(rows: usize, next: impl Fn(u32) -> u32) -> u32 {
    let mut at = 0;
    for _ in 0..rows {
        at = next(at);
    }
    at
}

fn random(criterion: &mut Criterion) {
    for n in SIZES {
        let of_world = |world: &mut World| {
            let view = InstView::of(world);
            black_box(walk(n, |at| view.place()[at as usize].0[2] ^ view.loc()[at as usize].0));
        };
        let of_rows = |rows: &mut InstRows| {
            black_box(walk(n, |at| rows.place[at as usize].0[2] ^ rows.loc[at as usize].0));
        };
        compare(criterion, "random", n, &mut Sides::new(n), of_world, of_rows);
    }
}

fn append(criterion: &mut Criterion) {
    for n in SIZES {
        let row = Inst { loc: Loc(7), ..Inst::default() };
        let of_world = |world: &mut World| {
            // SAFETY: the World is borrowed by this view only.
            let mut view = unsafe { InstViewMut::of_raw(world) };
            view.truncate(0);
            (0..n).for_each(|_| _ = view.push(black_box(row)));
        };
        let of_rows = |rows: &mut InstRows| {
            rows.clear();
            (0..n).for_each(|_| _ = rows.push(black_box(row)));
        };
        compare(criterion, "append", n, &mut Sides::new(n), of_world, of_rows);
        let of_world = |world: &mut World| {
            *world = World::new();
            register::<Inst>(world);
            // SAFETY: as above.
            let mut view = unsafe { InstViewMut::of_raw(world) };
            (0..n).for_each(|_| _ = view.push(black_box(row)));
        };
        let of_rows = |rows: &mut InstRows| {
            *rows = InstRows::default();
            (0..n).for_each(|_| _ = rows.push(black_box(row)));
        };
        compare(criterion, "grow", n, &mut Sides::new(n), of_world, of_rows);
    }
}

/// Whether two sorted lists of segments have a slot in common where their numbers differ.
#[inline(never)]
fn meet(start: &[Start], end: &[End], number: &[Number], one: (usize, usize), other: (usize, usize)) -> bool {
    let (mut i, mut j) = (one.0, other.0);
    while i < one.1 && j < other.1 {
        if end[i].0 <= start[j].0 {
            i += 1;
        } else if end[j].0 <= start[i].0 {
            j += 1;
        } else if number[i].0 != number[j].0 {
            return true;
        } else if end[i].0 < end[j].0 {
            i += 1;
        } else {
            j += 1;
        }
    }
    false
}

fn interfere(criterion: &mut Criterion) {
    const SEGMENTS: usize = 64;
    let lists = 512;
    let (mut rows, mut world) = (SegmentRows::default(), World::new());
    for list in 0..lists {
        for k in 0..SEGMENTS as u32 {
            let start = 16 * k + 2 * (list % 8);
            rows.push(Segment { start: Start(start), end: End(start + 2), number: Number(list) });
        }
    }
    register::<Segment>(&mut world);
    rows.load(&mut world);
    let slab = world.resource::<Slab<Segment>>().handle();
    let run = |list: usize| (list * SEGMENTS, (list + 1) * SEGMENTS);
    let mut g = criterion.benchmark_group("interfere");
    g.throughput(Throughput::Elements(lists as u64));
    g.bench_function("world", |b| {
        b.iter(|| {
            for list in 1..lists as usize {
                // SAFETY: nothing changes the World here.
                let view = unsafe { SegmentView::of_slab(black_box(slab)) };
                black_box(meet(view.start(), view.end(), view.number(), run(list - 1), run(list)));
            }
        })
    });
    g.bench_function("vec", |b| {
        b.iter(|| {
            for list in 1..lists as usize {
                let rows = black_box(&rows);
                black_box(meet(&rows.start, &rows.end, &rows.number, run(list - 1), run(list)));
            }
        })
    });
    g.finish();
}

/// Rows that expressions are interned in.
trait Exprs {
    fn parts(&self) -> &[Parts];
    fn push(&mut self, row: Expr) -> u32;
}
impl Exprs for ExprViewMut<'_> {
    fn parts(&self) -> &[Parts] {
        (**self).parts()
    }
    fn push(&mut self, row: Expr) -> u32 {
        ExprViewMut::push(self, row)
    }
}
impl Exprs for ExprRows {
    fn parts(&self) -> &[Parts] {
        &self.parts
    }
    fn push(&mut self, row: Expr) -> u32 {
        ExprRows::push(self, row)
    }
}

#[inline(never)]
fn intern_all(n: u32, rows: &mut impl Exprs, table: &mut HashTable<(u32, u32)>) {
    table.clear();
    for k in (0..n).chain(0..n) {
        let parts = Parts([k, k / 2, 7]);
        let hash = mix((k as u64) << 32 | (k / 2) as u64);
        let found = table.find(hash, |&(h, row)| h == hash as u32 && rows.parts()[row as usize].0 == parts.0);
        if found.is_none() {
            let row = rows.push(Expr { parts, ..Expr::default() });
            table.insert_unique(hash, (hash as u32, row), |&(h, _)| h as u64 | (h as u64) << 32);
        }
    }
    black_box(rows.parts().len());
}

fn intern(criterion: &mut Criterion) {
    for n in [1_000, 50_000] {
        let (mut world, mut rows) = (World::new(), ExprRows::default());
        register::<Expr>(&mut world);
        let mut table = HashTable::with_capacity(n as usize);
        let mut g = criterion.benchmark_group("intern");
        g.throughput(Throughput::Elements(2 * n as u64));
        // SAFETY: the World is borrowed by this view only.
        let mut view = unsafe { ExprViewMut::of_raw(&mut world) };
        g.bench_function(BenchmarkId::new("world", n), |b| {
            b.iter(|| {
                view.truncate(0);
                intern_all(n, &mut view, &mut table);
            })
        });
        g.bench_function(BenchmarkId::new("vec", n), |b| {
            b.iter(|| {
                rows.clear();
                intern_all(n, &mut rows, &mut table);
            })
        });
        g.finish();
    }
}

id! {
    /// A row that is marked.
    Row;
}

/// What marks are kept in.
trait Marks {
    fn reset(&mut self, rows: usize);
    fn mark(&mut self, row: Row) -> bool;
    fn has(&self, row: Row) -> bool;
}
impl Marks for RowSet<Row> {
    fn reset(&mut self, rows: usize) {
        RowSet::reset(self, rows);
    }
    fn mark(&mut self, row: Row) -> bool {
        self.insert(row)
    }
    fn has(&self, row: Row) -> bool {
        self.contains(row)
    }
}
impl Marks for Vec<bool> {
    fn reset(&mut self, rows: usize) {
        self.clear();
        self.resize(rows, false);
    }
    fn mark(&mut self, row: Row) -> bool {
        !std::mem::replace(&mut self[row.index()], true)
    }
    fn has(&self, row: Row) -> bool {
        self[row.index()]
    }
}

#[inline(never)]
fn mark_all(marks: &mut impl Marks, order: &[Row]) -> usize {
    order.iter().filter(|&&row| marks.mark(row)).count()
}

#[inline(never)]
fn ask_all(marks: &impl Marks, order: &[Row]) -> usize {
    order.iter().filter(|&&row| marks.has(row)).count()
}

fn marks_of(criterion: &mut Criterion, side: &str, rows: usize, marks: &mut impl Marks, order: &[Row]) {
    let mut g = criterion.benchmark_group("marks");
    g.throughput(Throughput::Elements(rows as u64));
    marks.reset(rows);
    g.bench_function(BenchmarkId::new(format!("mark-{side}"), rows), |b| b.iter(|| mark_all(black_box(marks), order)));
    g.bench_function(BenchmarkId::new(format!("test-{side}"), rows), |b| b.iter(|| ask_all(black_box(marks), order)));
    g.bench_function(BenchmarkId::new(format!("clear-{side}"), rows), |b| {
        b.iter(|| black_box(&mut *marks).reset(rows))
    });
    g.finish();
}

fn marks(criterion: &mut Criterion) {
    for n in [100, 10_000, 1_000_000] {
        let (mut order, mut rng): (Vec<Row>, _) = ((0..n).map(Row::new).collect(), Rng(1));
        (1..n).rev().for_each(|k| order.swap(k, rng.below(k)));
        marks_of(criterion, "set", n, &mut RowSet::<Row>::default(), &order);
        marks_of(criterion, "bools", n, &mut Vec::<bool>::new(), &order);
    }
}

criterion_group!(benches, load_and_store, sweep, random, append, interfere, intern, marks);
criterion_main!(benches);
