//! Scalar evolution of generated functions.
//!
//! | group | work |
//! |---|---|
//! | `intern` | sums of two unknowns, each made and then found again |
//! | `addrec` | products of recurrences with constants and their sums |
//! | `ranges` | unsigned and signed ranges of all address computations of a loop |
//! | `counts` | counts of a row of loops |
//! | `induction` | expressions of one loop with many induction variables |

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use std::fmt::Write;
use std::hint::black_box;
use warpc_analysis::Analyses;
use warpc_ir::knobs::Knobs;
use warpc_ir::{FuncMut, Value};
use warpc_scev::types::Wrap;
use warpc_scev::{Exprs, Scev, Se, Ty};
use warpc_text::{ReadOptions, parse_module};

/// One loop with `n` accesses.
fn addresses(n: usize) -> String {
    let mut s = String::from(
        "define ptx_kernel void @f(ptr %p, i32 %n) {\nentry:\n  br label %loop\nloop:\n\
         \x20 %i = phi i32 [ 0, %entry ], [ %next, %loop ]\n",
    );
    for k in 0..n {
        let m = k % 13 + 1;
        let _ = write!(
            s,
            "  %a{k} = mul nsw i32 %i, {m}\n  %b{k} = add nsw i32 %a{k}, {k}\n  %c{k} = sext i32 %b{k} to i64\n\
             \x20 %d{k} = getelementptr inbounds float, ptr %p, i64 %c{k}\n  store float 0.0, ptr %d{k}\n"
        );
    }
    s.push_str(
        "  %next = add nuw nsw i32 %i, 1\n  %c = icmp slt i32 %next, %n\n  br i1 %c, label %loop, label %done\n",
    );
    s.push_str("done:\n  ret void\n}\n");
    s
}

/// `n` loops after each other.
fn row_of_loops(n: usize) -> String {
    let mut s = String::from("define ptx_kernel void @f(ptr %p, i32 %n) {\nentry:\n  br label %l0\n");
    for k in 0..n {
        let from = if k == 0 { "entry".to_string() } else { format!("l{}", k - 1) };
        let _ = write!(
            s,
            "l{k}:\n  %i{k} = phi i32 [ 0, %{from} ], [ %n{k}, %l{k} ]\n  %n{k} = add nsw i32 %i{k}, {}\n\
             \x20 %c{k} = icmp slt i32 %n{k}, %n\n  br i1 %c{k}, label %l{k}, label %l{}\n",
            k % 5 + 1,
            k + 1
        );
    }
    let _ = write!(s, "l{n}:\n  ret void\n}}\n");
    s
}

/// One loop with `n` induction variables.
fn induction_variables(n: usize) -> String {
    let mut s = String::from("define ptx_kernel void @f(i32 %n) {\nentry:\n  br label %loop\nloop:\n");
    for k in 0..n {
        let _ = writeln!(s, "  %i{k} = phi i32 [ {k}, %entry ], [ %n{k}, %loop ]");
    }
    for k in 0..n {
        let _ = writeln!(s, "  %n{k} = add nsw i32 %i{k}, {}", k % 7 + 1);
    }
    s.push_str("  %c = icmp slt i32 %n0, %n\n  br i1 %c, label %loop, label %done\ndone:\n  ret void\n}\n");
    s
}

/// `test` with a view of the function that is new each time it is asked for.
fn fresh(text: &str, mut test: impl FnMut(&mut dyn FnMut(&mut dyn FnMut(&mut Se<'_, '_>)))) {
    let mut module = parse_module(text.as_bytes(), &ReadOptions::default()).expect("valid text");
    let global = module.find_global("f").expect("the function");
    let mut body = module.take_body(global).expect("its body");
    let f = FuncMut::of_body(&mut body, module.ctx());
    let mut a = Analyses::default();
    let (cfg, dom, loops, facts) = (a.cfg(&f), a.dom(&f), a.loops(&f), a.assumptions(&f));
    let knobs = Knobs::default();
    test(&mut |ask| {
        let mut scev = Scev::new(&f);
        ask(&mut Se::new(&mut scev, &f, &cfg, &dom, &loops, &facts, &knobs));
    });
}

fn all_values(se: &mut Se<'_, '_>, mut each: impl FnMut(&mut Se<'_, '_>, Value)) {
    let f = se.f;
    for b in f.block_order() {
        for i in f.block_insts(b) {
            if se.type_of(Value::inst(i)).is_some() {
                each(se, Value::inst(i));
            }
        }
    }
}

fn scev(criterion: &mut Criterion) {
    for n in [1_000u64, 10_000] {
        let mut g = criterion.benchmark_group("scev");
        g.throughput(Throughput::Elements(n));
        fresh("define void @f(i32 %x, i32 %y) {\n  ret void\n}\n", |with| {
            g.bench_function(BenchmarkId::new("intern", n), |b| {
                b.iter(|| {
                    with(&mut |se| {
                        let (x, ty) = (se.get(Value::arg(0)), Ty::int(32));
                        for k in (0..n as u128).chain(0..n as u128) {
                            let criterion = se.make_const(ty, k);
                            black_box(se.add(Exprs::from_slice(&[criterion, x]), Wrap::ANY, 0));
                        }
                    });
                });
            });
        });
        let text = addresses(n as usize);
        fresh(&text, |with| {
            g.bench_function(BenchmarkId::new("addrec", n), |b| {
                b.iter(|| with(&mut |se| all_values(se, |se, v| _ = black_box(se.get(v)))));
            });
            g.bench_function(BenchmarkId::new("ranges", n), |b| {
                b.iter(|| {
                    with(&mut |se| {
                        all_values(se, |se, v| {
                            let e = se.get(v);
                            black_box((se.range(e, false), se.range(e, true)));
                        });
                    });
                });
            });
        });
        let text = row_of_loops(n as usize);
        fresh(&text, |with| {
            g.bench_function(BenchmarkId::new("counts", n), |b| {
                b.iter(|| {
                    with(&mut |se| {
                        for l in se.loops.top().to_vec() {
                            black_box(se.backedge_taken_count(l));
                        }
                    });
                });
            });
        });
        let text = induction_variables(n as usize);
        fresh(&text, |with| {
            g.bench_function(BenchmarkId::new("induction", n), |b| {
                b.iter(|| with(&mut |se| all_values(se, |se, v| _ = black_box(se.get(v)))));
            });
        });
        g.finish();
    }
}

criterion_group!(benches, scev);
criterion_main!(benches);
