//! What it costs to take a huge function into a slot's World and back, against work on its body where it is.
//!
//! Functions of 65,536 rows and more are not loaded (`engine/phase/src/slot.rs`). Per size three ways to build the use lists of a
//! function and put it at rest again: in a World that is new, in one that has held a function of that size, and in place. A
//! program has few functions of this size, so the new World is the usual case. Whole compilations: `docs/huge-functions.md`.

use bevy_ecs::prelude::World;
use criterion::{BatchSize, BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use std::sync::Arc;
use warpc_ir::body::*;
use warpc_ir::edit::compact::compact;
use warpc_ir::func::FuncMut;
use warpc_ir::ids::*;
use warpc_ir::loaded::ModuleHandle;
use warpc_ir::loading;
use warpc_ir::module::{GlobalRow, Module, Shape, Symbol};
use warpc_ir::{Builder, Opcode, TypeKind, Value};

const SIZES: [usize; 3] = [1 << 16, 1 << 18, 1 << 20];

/// A module with one function of one block: `rows` additions, each of the two results before it.
fn straight(rows: usize) -> (Arc<Module>, Body) {
    let mut m = Module::default();
    let ty = m.tables_mut().types.intern(TypeKind::Func { ret: Type::I32, params: [Type::I32].into(), vararg: false });
    m.globals_mut().push(GlobalRow {
        sym: Symbol::default(),
        shape: Shape { ty, ptr_ty: Type::PTR, ..Default::default() },
        ..Default::default()
    });
    let mut body = Body::default();
    body.side.global = Global(0);
    body.side.args = vec![ArgRow { ty: Type::I32, first_use: Use::NONE }];
    {
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let b = f.new_block();
        let (mut x, mut y) = (Value::arg(0), Value::arg(0));
        for _ in 0..rows {
            (x, y) = (y, Builder::at_end(&mut f, b).binary(Opcode::Add, x, y, 0));
        }
        Builder::at_end(&mut f, b).ret(Some(y));
    }
    put_at_rest(&mut body);
    (Arc::new(m), body)
}

fn put_at_rest(body: &mut Body) {
    compact(body);
    body.side.uses = Vec::new();
    body.side.uses_built = false;
}

fn slot(module: &Arc<Module>) -> World {
    let mut world = World::new();
    loading::register(&mut world, ModuleHandle::new(module.clone()));
    world
}

/// Loads, which builds the use lists, and stores.
fn through(world: &mut World, body: &mut Body) {
    loading::load(world, body);
    loading::store(world, body);
}

fn huge(criterion: &mut Criterion) {
    let mut g = criterion.benchmark_group("huge");
    g.sample_size(10);
    for rows in SIZES {
        let (m, body) = straight(rows);
        g.throughput(Throughput::Elements(rows as u64));
        g.bench_with_input(BenchmarkId::new("new world", rows), &rows, |b, _| {
            b.iter_batched(
                || (slot(&m), body.clone()),
                |(mut world, mut body)| {
                    through(&mut world, &mut body);
                    (world, body)
                },
                BatchSize::PerIteration,
            )
        });
        let mut world = slot(&m);
        through(&mut world, &mut body.clone());
        g.bench_with_input(BenchmarkId::new("used world", rows), &rows, |b, _| {
            b.iter_batched(
                || body.clone(),
                |mut body| {
                    through(&mut world, &mut body);
                    body
                },
                BatchSize::PerIteration,
            )
        });
        g.bench_with_input(BenchmarkId::new("in place", rows), &rows, |b, _| {
            b.iter_batched(
                || body.clone(),
                |mut body| {
                    FuncMut::of_body(&mut body, m.ctx()).build_uses();
                    put_at_rest(&mut body);
                    black_box(body)
                },
                BatchSize::PerIteration,
            )
        });
    }
    g.finish();
}

criterion_group!(benches, huge);
criterion_main!(benches);
