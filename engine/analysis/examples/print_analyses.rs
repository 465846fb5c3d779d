//! Prints analyses of every function of `.ll` files in LLVM's format, or times them:
//! `cargo run --release -p warpc-analysis --example print_analyses -- NAME|time FILES...`
//! with NAME one of domtree, postdomtree, loops, branch-prob, block-freq.

use std::time::Instant;
use warpc_analysis::{Analyses, print};
use warpc_ir::FuncMut;
use warpc_ir::ids::*;
use warpc_text::{ReadOptions, parse_module};

fn main() {
    let mut args = std::env::args().skip(1);
    let what = args.next().unwrap_or_default();
    let mut times: Vec<(&str, f64)> = Vec::new();
    let mut count = 0usize;
    for path in args {
        let bytes = std::fs::read(&path).expect("readable file");
        let mut m = match parse_module(&bytes, &ReadOptions { keep_names: what != "time", ..Default::default() }) {
            Ok(m) => m,
            Err(e) => {
                eprintln!("{path}: {:?}", e.first());
                continue;
            }
        };
        for g in m.defined_functions() {
            let mut body = m.take_body(g).expect("body");
            {
                let f = FuncMut::of_body(&mut body, m.ctx());
                let mut a = Analyses::default();
                let text = match what.as_str() {
                    "domtree" => print::dom_tree(&f, &a.dom(&f)),
                    "postdomtree" => print::dom_tree(&f, &a.post_dom(&f)),
                    "loops" => print::loops(&f, &a.cfg(&f), &a.loops(&f)),
                    "branch-prob" => print::branch_probs(&f, &a.cfg(&f), &a.branch_probs(&f)),
                    "block-freq" => print::block_freqs(&f, &a.cfg(&f), &a.block_freqs(&f)),
                    _ => {
                        count += f.num_insts();
                        let mut lap = |name, run: &mut dyn FnMut()| {
                            let t = Instant::now();
                            run();
                            let s = t.elapsed().as_secs_f64();
                            match times.iter_mut().find(|x| x.0 == name) {
                                Some(x) => x.1 += s,
                                None => times.push((name, s)),
                            }
                        };
                        lap("cfg", &mut || drop(a.cfg(&f)));
                        lap("dom", &mut || drop(a.dom(&f)));
                        lap("post_dom", &mut || drop(a.post_dom(&f)));
                        lap("loops", &mut || drop(a.loops(&f)));
                        lap("assumptions", &mut || drop(a.assumptions(&f)));
                        lap("branch_probs", &mut || drop(a.branch_probs(&f)));
                        lap("block_freqs", &mut || drop(a.block_freqs(&f)));
                        lap("liveness", &mut || drop(a.liveness(&f)));
                        lap("uniformity", &mut || drop(a.uniformity(&f)));
                        lap("memssa", &mut || drop(a.memssa(&f)));
                        lap("clobbers", &mut || {
                            let (mem, dom) = (a.memssa(&f), a.dom(&f));
                            let mut w = warpc_analysis::memssa::Walker::default();
                            for i in (0..f.num_insts()).map(Inst::new) {
                                if let Some(x) = mem.access(i) {
                                    w.clobber(&f, &mem, &dom, x);
                                }
                            }
                        });
                        lap("known_bits", &mut || {
                            let (facts, dom) = (a.assumptions(&f), a.dom(&f));
                            let q = warpc_analysis::Values::with(&f, &dom, &facts);
                            for i in (0..f.num_insts()).map(Inst::new).filter(|&i| !f.is_dead(i)) {
                                std::hint::black_box(q.known_bits(i.into()));
                            }
                        });
                        String::new()
                    }
                };
                print!("{text}");
            }
            m.put_body(g, body);
        }
    }
    for (name, s) in times {
        println!("{name:14} {:9.3} ms {:8.1} ns per instruction", s * 1e3, s * 1e9 / count as f64);
    }
}
