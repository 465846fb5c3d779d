//! The loop nest as rows of a World against a vector of structs. Goal: 1.05 x; docs/columns.md has the ratios.
//!
//! | group | work |
//! |---|---|
//! | `nest` | finding the loops of a function, in a World that is used again, against [`vector::Nest`] |
//! | `climb` | the depth of every block, and whether loops that are far apart contain it |

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::loops::{LoopWorld, Loops};

/// What [`Loops`] was before its loops were rows of a World, as far as finding and asking goes.
mod vector {
    use super::*;

    #[derive(Clone, Copy)]
    struct LoopRow {
        header: Block,
        parent: Loop,
        depth: u32,
        children: [Loop; 2],
        prev: Loop,
        next: Loop,
        first_block: Block,
        last_block: Block,
    }

    const NEW: LoopRow = LoopRow {
        header: Block::NONE,
        parent: Loop::NONE,
        depth: 0,
        children: [Loop::NONE; 2],
        prev: Loop::NONE,
        next: Loop::NONE,
        first_block: Block::NONE,
        last_block: Block::NONE,
    };

    #[derive(Default)]
    pub struct Nest {
        rows: Vec<LoopRow>,
        of: Vec<Loop>,
        next_block: Vec<Block>,
        prev_block: Vec<Block>,
        top: [Loop; 2],
    }

    impl Nest {
        pub fn new(cfg: &Cfg, dom: &DomTree) -> Nest {
            let n = cfg.rows();
            let links = || vec![Block::NONE; n];
            let mut nest =
                Nest { of: vec![Loop::NONE; n], next_block: links(), prev_block: links(), ..Default::default() };
            nest.find(cfg, dom);
            for &b in cfg.rpo() {
                let id = nest.of[b.index()];
                if id.is_some() {
                    nest.append_block(id, b);
                    if nest.rows[id.index()].header == b {
                        nest.append_loop(id, nest.rows[id.index()].parent);
                    }
                }
            }
            for i in (0..nest.rows.len()).rev() {
                let p = nest.rows[i].parent;
                nest.rows[i].depth = if p.is_none() { 1 } else { nest.rows[p.index()].depth + 1 };
            }
            nest
        }
        fn find(&mut self, cfg: &Cfg, dom: &DomTree) {
            let (mut outer, mut stack) = (Vec::new(), Vec::new());
            for &h in dom.preorder().iter().rev() {
                let latches = cfg.preds(h).iter().filter(|&&p| dom.is_reachable(p) && dom.dominates(h, p));
                stack.extend(latches.copied());
                if stack.is_empty() {
                    continue;
                }
                let id = Loop::new(self.rows.len());
                self.rows.push(LoopRow { header: h, ..NEW });
                outer.push(id.0);
                while let Some(b) = stack.pop() {
                    let inner = self.of[b.index()];
                    let from = if inner.is_none() {
                        self.of[b.index()] = id;
                        if b == h {
                            continue;
                        }
                        b
                    } else {
                        let root = root(&mut outer, inner.0);
                        if root == id.0 {
                            continue;
                        }
                        outer[root as usize] = id.0;
                        self.rows[root as usize].parent = id;
                        self.rows[root as usize].header
                    };
                    stack.extend(cfg.preds(from).iter().filter(|&&p| dom.is_reachable(p)));
                }
            }
        }
        fn append_block(&mut self, loop_id: Loop, block: Block) {
            let last = std::mem::replace(&mut self.rows[loop_id.index()].last_block, block);
            match last.get() {
                Some(x) => self.next_block[x.index()] = block,
                None => self.rows[loop_id.index()].first_block = block,
            }
            self.prev_block[block.index()] = last;
            self.next_block[block.index()] = Block::NONE;
        }
        fn append_loop(&mut self, loop_id: Loop, parent: Loop) {
            let ends = if parent.is_none() { &mut self.top } else { &mut self.rows[parent.index()].children };
            let last = std::mem::replace(&mut ends[1], loop_id);
            if last.is_none() {
                ends[0] = loop_id;
            } else {
                self.rows[last.index()].next = loop_id;
            }
            let row = &mut self.rows[loop_id.index()];
            (row.parent, row.prev, row.next) = (parent, last, Loop::NONE);
        }
        pub fn depth_of(&self, block: Block) -> u32 {
            self.of[block.index()].get().map_or(0, |l| self.rows[l.index()].depth)
        }
        pub fn contains(&self, outer: Loop, block: Block) -> bool {
            let depth = self.rows[outer.index()].depth;
            let mut l = self.of[block.index()];
            while l.is_some() && self.rows[l.index()].depth > depth {
                l = self.rows[l.index()].parent;
            }
            l == outer
        }
        pub fn len(&self) -> usize {
            self.rows.len()
        }
    }

    fn root(outer: &mut [u32], l: u32) -> u32 {
        let mut root = l;
        while outer[root as usize] != root {
            root = outer[root as usize];
        }
        let mut at = l;
        while outer[at as usize] != root {
            at = std::mem::replace(&mut outer[at as usize], root);
        }
        root
    }
}

/// A row of `nests` nests, each of three loops inside each other around blocks that branch.
fn graph(nests: usize) -> Cfg {
    // 1 { 2 { 3 { 4 | 5, 6 } 7 } 8 } 9
    let one = [&[1][..], &[2], &[3], &[4, 5], &[6], &[6], &[3, 7], &[2, 8], &[1, 9], &[10]];
    let mut edges = Vec::new();
    for nest in 0..nests {
        let block = |k: usize| Block::new(one.len() * nest + k);
        for (from, successors) in one.iter().enumerate() {
            edges.extend(successors.iter().map(|&to| (block(from), block(to))));
        }
    }
    let rows = one.len() * nests + 1;
    Cfg::from_edges(rows, (0..rows).map(Block::new).collect(), &edges)
}

fn loops(c: &mut Criterion) {
    for nests in [10, 500, 5_000] {
        let cfg = graph(nests);
        let dom = DomTree::new(&cfg);
        let mut world = Some(LoopWorld::default());
        let mut g = c.benchmark_group("nest");
        g.throughput(Throughput::Elements(cfg.rows() as u64));
        g.bench_function(BenchmarkId::new("world", cfg.rows()), |b| {
            b.iter(|| {
                let loops = Loops::in_world(&cfg, &dom, &mut world);
                black_box(loops.len());
                world = loops.into_world();
            })
        });
        g.bench_function(BenchmarkId::new("vec", cfg.rows()), |b| {
            b.iter(|| black_box(vector::Nest::new(&cfg, &dom).len()))
        });
        g.finish();

        let (of_world, of_vec) = (Loops::new(&cfg, &dom), vector::Nest::new(&cfg, &dom));
        assert_eq!(of_world.len(), of_vec.len());
        let last = Loop::new(of_world.len() - 1);
        let mut g = c.benchmark_group("climb");
        g.bench_function(BenchmarkId::new("world", cfg.rows()), |b| {
            b.iter(|| {
                let asked = |&b: &Block| of_world.depth_of(b) + of_world.contains(last, b) as u32;
                cfg.rpo().iter().map(asked).sum::<u32>()
            })
        });
        g.bench_function(BenchmarkId::new("vec", cfg.rows()), |b| {
            b.iter(|| {
                let asked = |&b: &Block| of_vec.depth_of(b) + of_vec.contains(last, b) as u32;
                cfg.rpo().iter().map(asked).sum::<u32>()
            })
        });
        g.finish();
    }
}

criterion_group!(benches, loops);
criterion_main!(benches);
