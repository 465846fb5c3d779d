//! The way from copies to registers: construction of intervals, the test for interference, the worklist.
//!
//! | group | work |
//! |---|---|
//! | `intervals` | intervals of the copies of a function: a chain of loops with phis, and one block of copies |
//! | `interference` | two runs of segments: a pointer in each, against galloping, for runs of one length and of 1 to 100 |
//! | `worklist` | everything: intervals, both coalescers, rewriting |

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use warpc_backend::ptx::coalesce::build::{Builder, Scope};
use warpc_backend::ptx::coalesce::intervals::*;
use warpc_backend::ptx::coalesce::join::{meet_gallop, meet_walk};
use warpc_backend::ptx::coalesce::{CoalesceScratch, Settings, coalesce};
use warpc_backend::ptx::machine::*;

const SIZES: [usize; 3] = [1_000, 10_000, 100_000];

fn push(m: &mut MachineFunc, op: Op, mods: Mods, ops: &[Operand]) {
    let at = m.pool.len() as u32;
    m.pool.extend_from_slice(ops);
    let head = MHead { op, ty: PTy::B32, ty2: PTy::None, mods };
    m.insts.push(MachineInst { head, ops: MOps { at, n: ops.len() as u32 }, loc: MLoc(u32::MAX) });
}

fn block(m: &mut MachineFunc, rows: impl FnOnce(&mut MachineFunc)) {
    let b = m.blocks.push(MachineBlock::default());
    let first = m.insts.len() as u32;
    push(m, Op::Label, Mods(0), &[Operand::new(Kind::Label, b)]);
    rows(m);
    m.blocks.range[b as usize] = MRange { first, end: m.insts.len() as u32 };
    m.order.push(b);
}

fn reg(m: &mut MachineFunc) -> u32 {
    m.vregs.push(VirtualReg { class: VClass(Class::B32) })
}

/// About `n` rows: loops one after another, each with four phis, one of which is read after its end.
fn loops(n: usize) -> MachineFunc {
    let mut m = MachineFunc::default();
    let mut carried: Vec<u32> = Vec::new();
    block(&mut m, |m| {
        for k in 0..4 {
            let v = reg(m);
            push(m, Op::Mov, Mods(0), &[Operand::def(v), Operand::imm(k)]);
            carried.push(v);
        }
    });
    while m.insts.len() < n {
        let sides: Vec<u32> = (0..4).map(|_| reg(&mut m)).collect();
        let last = m.order.len() - 1;
        for (s, v) in sides.iter().zip(&carried) {
            push(&mut m, Op::Copy, phi_mark::IN, &[Operand::def(*s), Operand::reg(*v)]);
        }
        m.blocks.range[last].end = m.insts.len() as u32;
        block(&mut m, |m| {
            let tos: Vec<u32> = (0..4).map(|_| reg(m)).collect();
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
            let p = m.vregs.push(VirtualReg { class: VClass(Class::Pred) });
            push(m, Op::Setp, Mods(0), &[Operand::def(p), Operand::reg(tos[0]), Operand::imm(9)]);
            let to = Operand::new(Kind::Label, m.order.len() as u32);
            push(m, Op::Bra, Mods(0), &[Operand::reg(p).with(oflag::GUARD), to]);
            carried[0] = tos[0];
        });
    }
    block(&mut m, |m| {
        for &v in &carried {
            push(m, Op::St, Mods(0), &[Operand::reg(v).with(oflag::ADDR), Operand::ZERO, Operand::reg(v)]);
        }
        push(m, Op::Ret, Mods(0), &[]);
    });
    m
}

/// One block of `n` copies, each of the one before it, and as many registers alive.
fn straight(n: usize) -> MachineFunc {
    let mut m = MachineFunc::default();
    block(&mut m, |m| {
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
    m
}

type Input = (&'static str, fn(usize) -> MachineFunc);
const INPUTS: [Input; 2] = [("loops", loops), ("straight", straight)];

fn intervals(c: &mut Criterion) {
    let mut g = c.benchmark_group("intervals");
    g.sample_size(20);
    for (name, make) in INPUTS {
        for n in SIZES {
            let m = make(n);
            g.throughput(Throughput::Elements(m.insts.len() as u64));
            let (mut b, mut iv) = (Builder::default(), Intervals::default());
            g.bench_function(BenchmarkId::new(name, n), |x| {
                x.iter(|| black_box(b.build(&m, &mut iv, Scope::Copies)));
            });
        }
    }
}

fn interference(c: &mut Criterion) {
    let mut g = c.benchmark_group("interference");
    for n in SIZES {
        for share in [1, 100] {
            // Segments side by side: nothing meets, so both runs are walked to their ends.
            let mut s = SegmentRows::default();
            for k in 0..n as u32 {
                s.push(Segment { start: SegStart(8 * k), end: SegEnd(8 * k + 3), value: SegValue(0) });
            }
            for k in 0..(n / share) as u32 {
                let at = 8 * k * share as u32 + 4;
                s.push(Segment { start: SegStart(at), end: SegEnd(at + 3), value: SegValue(1) });
            }
            let (long, short) = (Run { first: 0, end: n as u32 }, Run { first: n as u32, end: s.len() as u32 });
            let name = format!("1 to {share}");
            g.throughput(Throughput::Elements(long.len() as u64 + short.len() as u64));
            g.bench_function(BenchmarkId::new(format!("walk {name}"), n), |x| {
                x.iter(|| black_box(meet_walk(&s, black_box(short), black_box(long))));
            });
            g.bench_function(BenchmarkId::new(format!("gallop {name}"), n), |x| {
                x.iter(|| black_box(meet_gallop(&s, black_box(short), black_box(long))));
            });
        }
    }
}

fn worklist(c: &mut Criterion) {
    let mut g = c.benchmark_group("worklist");
    g.sample_size(20);
    for (name, make) in INPUTS {
        for n in SIZES {
            let m = make(n);
            g.throughput(Throughput::Elements(m.insts.len() as u64));
            let mut s = CoalesceScratch::default();
            g.bench_function(BenchmarkId::new(name, n), |x| {
                x.iter_batched(
                    || m.copied(),
                    |mut m| black_box(coalesce(&mut m, &Settings::default(), &mut s)),
                    criterion::BatchSize::LargeInput,
                );
            });
        }
    }
}

criterion_group!(benches, intervals, interference, worklist);
criterion_main!(benches);
