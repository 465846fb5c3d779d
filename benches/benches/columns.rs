//! Columns of a World against plain vectors doing the same work. Goal: 1.05 x; each group prints both sides of one run.
//!
//! | group | work |
//! |---|---|
//! | `load` | a body into the columns of a slot, against cloning its vectors |
//! | `sweep` | one pass over heads and operands, counting uses |
//! | `dce` | dead-code elimination by use counts and a worklist |
//! | `append` | one row at a time, growth included |
//! | `build_uses` | intrusive use lists, against a table of offsets and users (CSR) |
//! | `intern` | constants, half of them new |

use bevy_ecs::prelude::World;
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use std::sync::Arc;
use warpc_ir::body::*;
use warpc_ir::consts::Consts;
use warpc_ir::func::FuncMut;
use warpc_ir::ids::*;
use warpc_ir::loaded::ModuleHandle;
use warpc_ir::loading;
use warpc_ir::module::{GlobalRow, Module, Shape, Symbol};
use warpc_ir::{Builder, Opcode, TypeKind, Value, flags};

const SIZES: [usize; 3] = [300, 10_000, 200_000];

/// A module with one function of one block: `n` additions over a window of earlier values, one in eight dead.
fn straight(n: usize) -> (Module, Body) {
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
        let mut window = [Value::arg(0); 32];
        let mut seed = 1u32;
        for k in 0..n {
            let mut pick = || {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                window[(seed >> 16) as usize % 32]
            };
            let (x, y) = (pick(), pick());
            let v = Builder::at_end(&mut f, b).binary(Opcode::Add, x, y, 0);
            if k % 8 != 0 {
                window[k % 32] = v;
            }
        }
        Builder::at_end(&mut f, b).ret(Some(window[0]));
    }
    (m, body)
}

fn slot(module: Module) -> World {
    let mut world = World::new();
    loading::register(&mut world, ModuleHandle::new(Arc::new(module)));
    world
}

fn load(criterion: &mut Criterion) {
    let mut g = criterion.benchmark_group("load");
    for n in SIZES {
        let (m, body) = straight(n);
        let mut world = slot(m);
        g.throughput(Throughput::Elements(n as u64));
        g.bench_with_input(BenchmarkId::new("slot", n), &n, |b, _| {
            b.iter(|| {
                body.insts.load(&mut world);
                body.blocks.load(&mut world);
            })
        });
        let mut copy = body.insts.clone();
        g.bench_with_input(BenchmarkId::new("vec", n), &n, |b, _| {
            b.iter(|| {
                copy.clear();
                copy.head.extend_from_slice(&body.insts.head);
                copy.ops.extend_from_slice(&body.insts.ops);
                copy.aux.extend_from_slice(&body.insts.aux);
                copy.place.extend_from_slice(&body.insts.place);
                copy.loc.extend_from_slice(&body.insts.loc);
                black_box(&copy);
            })
        });
    }
    g.finish();
}

/// Counts the uses of every row: the kernel both sides share.
fn count_uses(head: &[Head], ops: &[Ops], counts: &mut [u32]) {
    counts.fill(0);
    for (h, o) in head.iter().zip(ops) {
        if h.flags & flags::DEAD != 0 || h.n == POOLED {
            continue;
        }
        for &v in &o.0[..h.n as usize] {
            if let Some(i) = Value(v).as_inst() {
                counts[i.index()] += 1;
            }
        }
    }
}

fn sweep(criterion: &mut Criterion) {
    let mut g = criterion.benchmark_group("sweep");
    for n in SIZES {
        let (m, mut body) = straight(n);
        let rows = body.insts.clone();
        let mut world = slot(m);
        loading::load(&mut world, &mut body);
        let mut counts = vec![0; rows.len()];
        g.throughput(Throughput::Elements(n as u64));
        g.bench_with_input(BenchmarkId::new("slot", n), &n, |b, _| {
            b.iter(|| {
                let f = FuncMut::of_world(&mut world);
                count_uses(f.insts().head(), f.insts().ops(), &mut counts);
                black_box(&counts);
            })
        });
        g.bench_with_input(BenchmarkId::new("vec", n), &n, |b, _| {
            b.iter(|| {
                count_uses(&rows.head, &rows.ops, &mut counts);
                black_box(&counts);
            })
        });
    }
    g.finish();
}

/// Marks dead rows by use counts; the kernel both sides share.
fn dce(head: &mut [Head], ops: &[Ops], counts: &mut [u32], work: &mut Vec<u32>) {
    count_uses(head, ops, counts);
    work.clear();
    work.extend((0..head.len() as u32).filter(|&i| counts[i as usize] == 0 && head[i as usize].op.is_pure()));
    while let Some(i) = work.pop() {
        head[i as usize].flags |= flags::DEAD;
        for &v in &ops[i as usize].0[..head[i as usize].n as usize] {
            if let Some(d) = Value(v).as_inst() {
                counts[d.index()] -= 1;
                if counts[d.index()] == 0 && head[d.index()].op.is_pure() {
                    work.push(d.0);
                }
            }
        }
    }
}

fn dead_code(criterion: &mut Criterion) {
    let mut g = criterion.benchmark_group("dce");
    for n in SIZES {
        let (m, body) = straight(n);
        let mut world = slot(m);
        let mut counts = vec![0; body.insts.len()];
        let mut work = Vec::new();
        g.throughput(Throughput::Elements(n as u64));
        g.bench_with_input(BenchmarkId::new("slot", n), &n, |b, _| {
            b.iter(|| {
                body.insts.load(&mut world);
                // SAFETY: the World is borrowed by this view only.
                let mut v = unsafe { InstViewMut::of_raw(&mut world) };
                let columns = v.columns_mut();
                dce(columns.head, columns.ops, &mut counts, &mut work);
            })
        });
        let mut copy = body.insts.clone();
        g.bench_with_input(BenchmarkId::new("vec", n), &n, |b, _| {
            b.iter(|| {
                copy.head.copy_from_slice(&body.insts.head);
                copy.ops.copy_from_slice(&body.insts.ops);
                copy.aux.copy_from_slice(&body.insts.aux);
                copy.place.copy_from_slice(&body.insts.place);
                copy.loc.copy_from_slice(&body.insts.loc);
                dce(&mut copy.head, &copy.ops, &mut counts, &mut work);
            })
        });
    }
    g.finish();
}

fn append(criterion: &mut Criterion) {
    let mut g = criterion.benchmark_group("append");
    for n in SIZES {
        let (m, body) = straight(n);
        let mut world = slot(m);
        let row = InstRow { head: body.insts.head[0], ops: body.insts.ops[0], ..Default::default() };
        InstRows::default().load(&mut world);
        g.throughput(Throughput::Elements(n as u64));
        g.bench_with_input(BenchmarkId::new("slot", n), &n, |b, &n| {
            b.iter(|| {
                // SAFETY: the World is borrowed by this view only.
                let mut v = unsafe { InstViewMut::of_raw(&mut world) };
                v.truncate(0);
                for _ in 0..n {
                    v.push(black_box(row));
                }
            })
        });
        let mut rows = InstRows::default();
        g.bench_with_input(BenchmarkId::new("vec", n), &n, |b, &n| {
            b.iter(|| {
                rows.clear();
                for _ in 0..n {
                    rows.push(black_box(row));
                }
            })
        });
    }
    g.finish();
}

fn build_uses(criterion: &mut Criterion) {
    let mut g = criterion.benchmark_group("build_uses");
    for n in SIZES {
        let (m, mut body) = straight(n);
        let rows = body.insts.clone();
        g.throughput(Throughput::Elements(n as u64));
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        g.bench_with_input(BenchmarkId::new("intrusive", n), &n, |b, _| b.iter(|| f.build_uses()));
        let (mut start, mut users) = (vec![0u32; rows.len() + 1], vec![0u32; rows.len() * 2]);
        g.bench_with_input(BenchmarkId::new("csr", n), &n, |b, _| {
            b.iter(|| {
                count_uses(&rows.head, &rows.ops, &mut start[1..]);
                for i in 1..start.len() {
                    start[i] += start[i - 1];
                }
                let mut at = start.clone();
                for (i, (h, o)) in rows.head.iter().zip(&rows.ops).enumerate() {
                    for &v in &o.0[..h.n as usize] {
                        if let Some(d) = Value(v).as_inst() {
                            users[at[d.index()] as usize] = i as u32;
                            at[d.index()] += 1;
                        }
                    }
                }
                black_box(&users);
            })
        });
    }
    g.finish();
}

fn intern(criterion: &mut Criterion) {
    let mut g = criterion.benchmark_group("intern");
    let n = 10_000u32;
    g.throughput(Throughput::Elements(n as u64));
    let mut consts = Consts::default();
    g.bench_function("columns", |b| {
        b.iter(|| {
            consts.clear();
            for k in 0..n {
                black_box(consts.add_i32(k / 2));
            }
        })
    });
    let mut map: std::collections::HashMap<(u32, u64), u32> = Default::default();
    g.bench_function("std HashMap", |b| {
        b.iter(|| {
            map.clear();
            for k in 0..n {
                let next = map.len() as u32;
                black_box(*map.entry((Type::I32.0, (k / 2) as u64)).or_insert(next));
            }
        })
    });
    g.finish();
}

criterion_group!(benches, load, sweep, dead_code, append, build_uses, intern);
criterion_main!(benches);
