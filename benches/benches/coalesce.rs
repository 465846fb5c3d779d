//! From copies to registers: construction of intervals, the test for interference, the worklist.
//!
//! | group | work |
//! |---|---|
//! | `intervals` | intervals of the copies of a function: a chain of loops with phis, and one block of copies |
//! | `interference` | two runs of segments: a pointer in each, against galloping, for runs of one length and of 1 to 100 |
//! | `worklist` | everything: intervals, both coalescers, rewriting |

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use warpc_machine::coalesce::{Coalescing, Settings, coalesce};
use warpc_machine::ids::{Segment, SlotIndex, ValueNumber};
use warpc_machine::interference::{meet_gallop, meet_walk};
use warpc_machine::intervals::*;
use warpc_machine::live::{Liveness, Scope};
use warpc_ptx::machine::*;

const SIZES: [usize; 3] = [1_000, 10_000, 100_000];

fn push(machine: &mut MachineMut<'_>, op: Op, mods: Mods, operands: &[Operand]) {
    machine.push(MHead { op, ty: PTy::B32, ty2: PTy::None, mods }, operands, MLoc::NONE);
}

fn block(machine: &mut MachineMut<'_>, rows: impl FnOnce(&mut MachineMut<'_>)) {
    let b = machine.new_block(MachineBlock::default());
    let first = Row::new(machine.insts.len());
    push(machine, Op::Label, Mods(0), &[Operand::label(b)]);
    rows(machine);
    machine.blocks.range_mut()[b] = MRange { first, end: Row::new(machine.insts.len()) };
    machine.side.order.push(b);
}

fn reg(machine: &mut MachineMut<'_>) -> VReg {
    machine.new_reg(Class::B32.number())
}

/// About `n` rows: loops one after another, each with four phis, one of which is read after its end.
fn loops(n: usize) -> MachineBody {
    let mut body = MachineBody::default();
    let mut view = body.write();
    let m = &mut view;
    let mut carried: Vec<VReg> = Vec::new();
    block(m, |m| {
        for k in 0..4 {
            let v = reg(m);
            push(m, Op::Mov, Mods(0), &[Operand::def(v), Operand::imm(k)]);
            carried.push(v);
        }
    });
    while m.insts.len() < n {
        let sides: Vec<VReg> = (0..4).map(|_| reg(m)).collect();
        let last = m.side.order.len() - 1;
        for (s, v) in sides.iter().zip(&carried) {
            push(m, Op::Copy, phi_mark::IN, &[Operand::def(*s), Operand::reg(*v)]);
        }
        m.blocks.range_mut()[last].end = Row::new(m.insts.len());
        block(m, |m| {
            let tos: Vec<VReg> = (0..4).map(|_| reg(m)).collect();
            for (t, s) in tos.iter().zip(&sides) {
                push(m, Op::Copy, phi_mark::HEAD, &[Operand::def(*t), Operand::reg(*s)]);
            }
            for k in 0..4 {
                let v = reg(m);
                push(m, Op::Add, Mods(0), &[Operand::def(v), Operand::reg(tos[k]), Operand::reg(tos[(k + 1) % 4])]);
                carried[k] = v;
            }
            for (s, v) in sides.iter().zip(&carried) {
                push(m, Op::Copy, phi_mark::IN, &[Operand::def(*s), Operand::reg(*v)]);
            }
            let p = m.new_reg(Class::Pred.number());
            push(m, Op::Setp, Mods(0), &[Operand::def(p), Operand::reg(tos[0]), Operand::imm(9)]);
            let to = Operand::label(MBlock::new(m.side.order.len()));
            push(m, Op::Bra, Mods(0), &[Operand::reg(p).with(oflag::GUARD), to]);
            carried[0] = tos[0];
        });
    }
    block(m, |m| {
        for &v in &carried {
            push(m, Op::St, Mods(0), &[Operand::reg(v).with(oflag::ADDR), Operand::ZERO, Operand::reg(v)]);
        }
        push(m, Op::Ret, Mods(0), &[]);
    });
    drop(view);
    body
}

/// One block of `n` copies, each of the one before it, and as many registers alive.
fn straight(n: usize) -> MachineBody {
    let mut body = MachineBody::default();
    block(&mut body.write(), |m| {
        let first = reg(m);
        push(m, Op::Mov, Mods(0), &[Operand::def(first), Operand::imm(1)]);
        let mut last = first;
        for k in 0..n {
            let v = reg(m);
            push(m, Op::Copy, Mods(0), &[Operand::def(v), Operand::reg(last)]);
            if k % 3 == 0 {
                push(m, Op::Add, Mods(0), &[Operand::def(last), Operand::reg(v), Operand::imm(1)]);
                push(m, Op::St, Mods(0), &[Operand::reg(last).with(oflag::ADDR), Operand::ZERO, Operand::reg(v)]);
            }
            last = v;
        }
        push(m, Op::Ret, Mods(0), &[]);
    });
    body
}

type Input = (&'static str, fn(usize) -> MachineBody);
const INPUTS: [Input; 2] = [("loops", loops), ("straight", straight)];

fn intervals(criterion: &mut Criterion) {
    let mut g = criterion.benchmark_group("intervals");
    g.sample_size(20);
    for (name, make) in INPUTS {
        for n in SIZES {
            let m = make(n);
            g.throughput(Throughput::Elements(m.read().rows() as u64));
            let (mut live, mut rows) = (Liveness::default(), IntervalBody::default());
            let mut iv = rows.write();
            g.bench_function(BenchmarkId::new(name, n), |x| {
                x.iter(|| black_box(live.build(m.read(), &mut iv, Scope::Copies)));
            });
        }
    }
}

fn interference(criterion: &mut Criterion) {
    let mut g = criterion.benchmark_group("interference");
    for n in SIZES {
        for share in [1, 100] {
            // Segments side by side: nothing meets, so both runs are walked to their ends.
            let mut rows = LiveSegmentRows::default();
            let mut segments = rows.view_mut();
            let mut push = |start: u32, value: u32| {
                let value = SegValue::exact(ValueNumber(value));
                segments.push(LiveSegment::new(SlotIndex(start), SlotIndex(start + 3), value));
            };
            (0..n as u32).for_each(|k| push(8 * k, 0));
            (0..(n / share) as u32).for_each(|k| push(8 * k * share as u32 + 4, 1));
            let end = Segment::new(segments.len());
            let long = SegmentRun { first: Segment(0), end: Segment::new(n) };
            let short = SegmentRun { first: long.end, end };
            let name = format!("1 to {share}");
            g.throughput(Throughput::Elements(long.len() as u64 + short.len() as u64));
            g.bench_function(BenchmarkId::new(format!("walk {name}"), n), |x| {
                x.iter(|| black_box(meet_walk(&segments, black_box(short), black_box(long))));
            });
            g.bench_function(BenchmarkId::new(format!("gallop {name}"), n), |x| {
                x.iter(|| black_box(meet_gallop(&segments, black_box(short), black_box(long))));
            });
        }
    }
}

fn worklist(criterion: &mut Criterion) {
    let mut g = criterion.benchmark_group("worklist");
    g.sample_size(20);
    for (name, make) in INPUTS {
        for n in SIZES {
            let m = make(n);
            g.throughput(Throughput::Elements(m.read().rows() as u64));
            let (mut state, mut rows) = (Coalescing::<Ptx>::default(), IntervalBody::default());
            g.bench_function(BenchmarkId::new(name, n), |x| {
                x.iter_batched(
                    || m.clone(),
                    |mut m| {
                        let done = coalesce(&mut m.write(), &mut rows.write(), &Settings::default(), &mut state);
                        black_box(done).is_ok()
                    },
                    criterion::BatchSize::LargeInput,
                );
            });
        }
    }
}

criterion_group!(benches, intervals, interference, worklist);
criterion_main!(benches);
