//! The forms of loops on random graphs: irreducible, with unreachable blocks, doubled edges, phis that keep their value on some back
//! edges, and uses anywhere below a definition.

use std::fmt::Write as _;
use std::sync::Arc;
use std::time::Instant;
use warpc_analysis::Loops;
use warpc_columns::random::Rng;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::session::Session;
use warpc_ir::{Builder, Func, FuncMut, Module, Opcode, Value};
use warpc_loops::{lcssa, simplify::LoopSimplifier};
use warpc_passes::REGISTRY;
use warpc_phase::{Pipeline, Report, Worker, check, manager};
use warpc_text::{ReadOptions, parse_module};
use warpc_verify::verify_function;

/// A function of `blocks` blocks with random edges.
fn random_module(rng: &mut Rng, blocks: usize) -> Module {
    let mut text = String::from("define i32 @f(i32 %n, i1 %c) {\nentry:\n  br label %b0\n");
    for b in 0..blocks {
        // Mostly to neighbours, so that there are nests and not only tangles.
        let mut to = || match rng.below(4) {
            0 => rng.below(blocks),
            1 => b.saturating_sub(rng.below(4)),
            _ => (b + 1 + rng.below(2)).min(blocks - 1),
        };
        let (x, y, z) = (to(), to(), to());
        let _ = writeln!(text, "b{b}:\n  %v{b} = add i32 %n, {b}");
        let _ = match rng.below(12) {
            0 => writeln!(text, "  ret i32 %v{b}"),
            1 => writeln!(
                text,
                "  switch i32 %n, label %b{x} [ i32 1, label %b{y}\n i32 2, label %b{y}\n i32 3, label %b{z} ]"
            ),
            2..=4 => writeln!(text, "  br label %b{x}"),
            _ => writeln!(text, "  br i1 %c, label %b{x}, label %b{y}"),
        };
    }
    text.push_str("}\n");
    let mut m = parse_module(text.as_bytes(), &ReadOptions::default()).expect("random text is valid");
    let g = m.find_global("f").expect("function");
    m.edit(g, |f: &mut FuncMut<'_>| add_phis_and_uses(f, rng));
    m
}

/// Gives blocks phis and uses of values of blocks above.
fn add_phis_and_uses(f: &mut FuncMut<'_>, rng: &mut Rng) {
    let dom = DomTree::new(&Cfg::new(f));
    let blocks: Vec<Block> = f.block_order().skip(1).collect();
    let own: Vec<Inst> = (0..f.num_blocks()).map(|b| f.first(Block::new(b))).collect();
    // The value of a block on the way up from `b`.
    let above = |mut b: Block, rng: &mut Rng| {
        while rng.below(3) > 0 && dom.idom(b).is_some() {
            b = dom.idom(b);
        }
        if f_is_entry(b) { Value::arg(0) } else { own[b.index()].into() }
    };
    for &b in &blocks {
        let term = f.terminator(b);
        let v = above(b, rng);
        Builder::before(f, term).binary(Opcode::Xor, v, own[b.index()].into(), 0);
        let preds: Vec<Block> = f.predecessors(b).collect();
        if preds.is_empty() || rng.below(2) == 0 {
            continue;
        }
        let phi = f.new_phi(b, Type::I32);
        let mut sorted = preds.clone();
        sorted.sort_unstable();
        sorted.dedup();
        for p in sorted {
            let stays = dom.is_reachable(p) && dom.dominates(b, p) && rng.below(2) == 0;
            let v = if stays { phi.into() } else { above(p, rng) };
            preds.iter().filter(|&&q| q == p).for_each(|_| f.add_incoming(phi, v, p));
        }
    }
}
fn f_is_entry(b: Block) -> bool {
    b.index() == 0
}

fn check_valid(f: &Func<'_>, seed: u64) {
    if let Err(e) = verify_function(f) {
        panic!("seed {seed}: {}", e[0].message);
    }
}

fn run(m: Module, passes: &str) -> Module {
    run_in(m, passes, Session::default())
}

fn run_in(m: Module, passes: &str, mut session: Session) -> Module {
    let pipeline = Arc::new(Pipeline::parse(passes, &REGISTRY).expect("pipeline"));
    (session.phase.verify_each, session.phase.check_analyses) = (true, true);
    let session = Arc::new(session);
    let mut report = Report::default();
    manager::run(m, &pipeline, &session, &mut Worker::alone(), Instant::now(), &mut report)
        .unwrap_or_else(|e| panic!("{passes}: {e}"))
}

/// Calls `work` with the function and its loops and dominators, all fresh.
fn with_loops(m: &mut Module, work: impl FnOnce(&mut FuncMut<'_>, Loops, DomTree)) {
    let g = m.find_global("f").expect("function");
    m.edit(g, |f: &mut FuncMut<'_>| {
        let cfg = Cfg::new(f);
        let dom = DomTree::new(&cfg);
        let loops = Loops::new(&cfg, &dom);
        work(f, loops, dom);
    });
}

#[test]
fn passes_make_the_forms_of_all_loops() {
    let mut found = 0;
    for seed in 0..400 {
        let mut rng = Rng(seed);
        let blocks = 2 + rng.below(24);
        let mut m = run(random_module(&mut rng, blocks), "lcssa");
        with_loops(&mut m, |f, loops, dom| {
            for l in loops.top() {
                assert!(loops.is_lcssa_form(f, &dom, l), "seed {seed}");
            }
        });
        let mut m = run(m, "loop-simplify,lcssa");
        with_loops(&mut m, |f, loops, dom| {
            for l in loops.inner_first() {
                found += 1;
                assert!(loops.is_loop_simplify_form(f, l), "seed {seed}: {:?}", loops.header(l));
                assert!(loops.is_lcssa_form(f, &dom, l), "seed {seed}");
            }
        });
    }
    assert!(found > 800, "{found} loops are too few");
}

/// What loop passes call keeps loop nest, dominators and LCSSA form.
#[test]
fn simplifying_in_place_keeps_everything() {
    let mut changed = 0;
    for seed in 1000..1400 {
        let mut rng = Rng(seed);
        let blocks = 2 + rng.below(24);
        let mut m = run(random_module(&mut rng, blocks), "unreachableblockelim,lcssa");
        with_loops(&mut m, |f, mut loops, mut dom| {
            for l in loops.top() {
                let mut simplifier = LoopSimplifier::for_loop_pass(&mut loops, &mut dom);
                changed += simplifier.nest(f, l) as u32;
            }
            check_valid(f, seed);
            check::check_loops_and_dominators(f, &loops, &dom).unwrap_or_else(|e| panic!("seed {seed}: {e}"));
            for l in loops.inner_first() {
                assert!(loops.is_loop_simplify_form(f, l), "seed {seed}");
                assert!(loops.is_lcssa_form(f, &dom, l), "seed {seed}: {:?}", loops.header(l));
            }
        });
    }
    assert!(changed > 300, "{changed} nests changed");
}

/// Closing one loop by itself finds the same as the pass.
#[test]
fn nests_are_closed_without_a_graph() {
    for seed in 2000..2100 {
        let mut rng = Rng(seed);
        let mut m = run(random_module(&mut rng, 16), "loop-simplify");
        with_loops(&mut m, |f, loops, dom| {
            for l in loops.top() {
                lcssa::close_nest(f, &loops, &dom, l);
                assert!(loops.is_lcssa_form(f, &dom, l), "seed {seed}");
            }
            check_valid(f, seed);
        });
    }
}

/// Loop passes on random graphs, decided branches among them: after each, loop nest, dominators, both forms and preserved analyses are
/// checked.
#[test]
fn loop_passes_keep_what_they_say() {
    for passes in [
        "loop-mssa(licm)",
        "loop-mssa(lnicm)",
        "loop(loop-deletion)",
        "loop-mssa(loop-instsimplify,licm)",
        "loop(loop-simplifycfg)",
        "loop-mssa(loop-simplifycfg,licm,loop-deletion)",
    ] {
        for seed in 3000..3120 {
            let mut rng = Rng(seed);
            let blocks = 2 + rng.below(24);
            let mut m = random_module(&mut rng, blocks);
            let g = m.find_global("f").expect("function");
            m.edit(g, |f: &mut FuncMut<'_>| decide_branches(f, &mut rng));
            run(m, passes);
        }
    }
}

/// Gives some branches a condition that is known.
fn decide_branches(f: &mut FuncMut<'_>, rng: &mut Rng) {
    let blocks: Vec<Block> = f.block_order().collect();
    for b in blocks {
        let end = f.terminator(b);
        if matches!(f.op(end), Opcode::Br | Opcode::Switch) && f.num_operands(end) > 1 && rng.below(6) == 0 {
            let known = match f.op(end) {
                Opcode::Br => f.consts_mut().add_bool(rng.below(2) == 0),
                _ => f.consts_mut().add_i32(rng.below(4) as u32),
            };
            f.set_operand(end, 0, known);
        }
    }
}

/// Nests with conditions, unrolled and unswitched again and again: however often the passes run, they add no more than the budget of the
/// function, and some find nothing left.
#[test]
fn loops_are_copied_within_the_budget_of_the_function() {
    let (depth, conditions) = (3, 4);
    let mut text = String::from(
        "target triple = \"nvptx64-nvidia-cuda\"\ndefine ptx_kernel void @f(ptr %a, i1 %c0, i1 %c1, i1 %c2, i1 %c3) {\nentry:\n  br label %h0\n",
    );
    for d in 0..depth {
        let before = if d == 0 { "entry".into() } else { format!("h{}", d - 1) };
        let _ = writeln!(text, "h{d}:\n  %i{d} = phi i64 [ 0, %{before} ], [ %n{d}, %l{d} ]");
        let next = if d + 1 < depth { format!("h{}", d + 1) } else { "q0".into() };
        let _ = writeln!(text, "  br label %{next}");
    }
    for c in 0..conditions {
        let next = if c + 1 < conditions { format!("q{}", c + 1) } else { format!("l{}", depth - 1) };
        let _ = writeln!(text, "q{c}:\n  br i1 %c{c}, label %y{c}, label %{next}\ny{c}:");
        let _ = writeln!(text, "  store volatile i64 {c}, ptr %a\n  br label %{next}");
    }
    for d in (0..depth).rev() {
        let out = if d == 0 { "exit".into() } else { format!("l{}", d - 1) };
        let _ = writeln!(text, "l{d}:\n  %n{d} = add nuw nsw i64 %i{d}, 1\n  %d{d} = icmp eq i64 %n{d}, 4096");
        let _ = writeln!(text, "  br i1 %d{d}, label %{out}, label %h{d}");
    }
    text.push_str("exit:\n  ret void\n}\n");
    let rows = "repeat<12>(loop-mssa(simple-loop-unswitch<nontrivial>),loop-unroll<O3;partial;runtime>)";
    let size = |budget: i64| {
        let mut session = Session::default();
        session.knobs.set(warpc_loops::knobs::UNROLL_BUDGET, budget);
        session.knobs.set(warpc_loops::knobs::UNROLL_PARTIAL_THRESHOLD, 100_000);
        session.knobs.set(warpc_loops::knobs::UNROLL_MAX_COUNT, 2);
        let module = parse_module(text.as_bytes(), &ReadOptions::default()).expect("valid text");
        let global = module.find_global("f").expect("function");
        let count = |module: &Module| {
            let func = module.func(global).expect("a body");
            func.block_order().map(|block| func.block_insts(block).count()).sum::<usize>()
        };
        let before = count(&module);
        let module = run_in(module, rows, session);
        (before, count(&module))
    };
    let mut last = 0;
    for budget in [0, 100, 400, 2000, 10_000] {
        let (before, after) = size(budget);
        assert!(after <= before + budget as usize, "{budget}: {before} {after}");
        assert!(after >= last, "{budget}: {last} {after}");
        last = after;
    }
    assert!(last > 4000, "the largest budget is used: {last}");
}
