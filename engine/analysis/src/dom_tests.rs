//! Dominators against their definition, edits, and size.

use crate::testing::{Rng, body_of, graph, random_graph, random_succs};
use warpc_ir::FuncMut;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;

/// Dominators by definition: `a` dominates `b` when `b` is not reachable without `a`.
fn naive(n: usize, roots: &[usize], next: impl Fn(usize) -> Vec<usize>) -> Vec<Vec<bool>> {
    let reach = |without: usize| {
        let mut seen = vec![false; n];
        let mut stack: Vec<usize> = roots.iter().copied().filter(|&r| r != without).collect();
        stack.iter().for_each(|&r| seen[r] = true);
        while let Some(b) = stack.pop() {
            for s in next(b) {
                if s != without && !seen[s] {
                    seen[s] = true;
                    stack.push(s);
                }
            }
        }
        seen
    };
    let all = reach(n);
    (0..n)
        .map(|a| {
            let r = reach(a);
            (0..n).map(|b| a == b || !all[b] || all[a] && !r[b]).collect()
        })
        .collect()
}
fn check(cfg: &Cfg, dom_tree: &DomTree) {
    let n = cfg.rows();
    let roots: Vec<usize> = dom_tree.roots().iter().map(|b| b.index()).collect();
    let next = |b: usize| {
        let l = if dom_tree.is_post() { cfg.preds(Block::new(b)) } else { cfg.succs(Block::new(b)) };
        l.iter().map(|s| s.index()).collect()
    };
    let want = naive(n, &roots, next);
    for a in 0..n {
        for b in 0..n {
            let (x, y) = (Block::new(a), Block::new(b));
            assert_eq!(dom_tree.dominates(x, y), want[a][b], "{a} {b} in {cfg:?}");
        }
        let b = Block::new(a);
        if dom_tree.is_reachable(b) && dom_tree.idom(b).is_some() {
            assert_eq!(dom_tree.level(b), dom_tree.level(dom_tree.idom(b)) + 1);
            assert!(dom_tree.children(dom_tree.idom(b)).any(|c| c == b));
        }
    }
    let mut slow = dom_tree.clone();
    // An edit drops the numbers, so that queries climb: a block beside all others changes no answer.
    slow.add_block(Block::new(n), Block::NONE);
    assert!(!slow.is_numbered());
    for a in 0..n {
        for b in 0..n {
            assert_eq!(slow.dominates(Block::new(a), Block::new(b)), want[a][b]);
        }
    }
}

#[test]
fn agrees_with_the_definition() {
    for seed in 0..250 {
        let mut rng = Rng::new(seed);
        let n = 1 + rng.below(24);
        let cfg = random_graph(&mut rng, n);
        check(&cfg, &DomTree::new(&cfg));
        let post = DomTree::post(&cfg);
        check(&cfg, &post);
        for &b in cfg.layout() {
            assert!(post.is_reachable(b));
        }
        // No infinite-loop root reaches another root.
        let ends = cfg.layout().iter().filter(|b| cfg.succs(**b).is_empty()).count();
        for &r in &post.roots()[ends..] {
            let mut seen = vec![false; n];
            let mut stack = vec![r];
            while let Some(b) = stack.pop() {
                for &s in cfg.succs(b) {
                    assert!(s == r || !post.roots().contains(&s));
                    if !std::mem::replace(&mut seen[s.index()], true) {
                        stack.push(s);
                    }
                }
            }
        }
    }
}

#[test]
fn edits_keep_the_tree() {
    for seed in 0..200 {
        let mut rng = Rng::new(seed);
        let n = 2 + rng.below(12);
        let (m, mut body) = body_of(&random_succs(&mut rng, n));
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let cfg = Cfg::new(&f);
        let (mut dom, mut post) = (DomTree::new(&cfg), DomTree::post(&cfg));
        let b = Block::new(rng.below(n));
        let at = f.first(b);
        let tail = f.split_block(at);
        dom.split_block(b, tail);
        post.split_block(b, tail);
        check(&Cfg::new(&f), &post);
        let t = f.terminator(tail);
        if let Some(k) = (0..f.num_operands(t)).find(|&k| f.operand(t, k).as_block().is_some()) {
            let to = f.operand(t, k).as_block().unwrap();
            let mid = f.split_edge(t, k);
            dom.split_edge(&f, tail, mid, to);
        }
        check(&Cfg::new(&f), &dom);
        f.merge_into_predecessor(tail, b);
        dom.merge_blocks(tail, b);
        let cfg = Cfg::new(&f);
        check(&cfg, &dom);
        post = DomTree::post(&cfg);
        let (x, y) = (Block::new(rng.below(n)), Block::new(1 + rng.below(n - 1)));
        let mut edges: Vec<(Block, Block)> =
            cfg.layout().iter().flat_map(|&b| cfg.succs(b).iter().map(move |&s| (b, s))).collect();
        edges.push((x, y));
        let more = Cfg::from_edges(cfg.rows(), cfg.layout().to_vec(), &edges);
        dom.update_edges(&more, &[(x, y)], &[]);
        post.update_edges(&more, &[(x, y)], &[]);
        check(&more, &dom);
        check(&more, &post);
        let gone = edges.swap_remove(rng.below(edges.len()));
        let less = Cfg::from_edges(cfg.rows(), cfg.layout().to_vec(), &edges);
        dom.update_edges(&less, &[], &[gone]);
        check(&less, &dom);
    }
}

#[test]
fn hundred_thousand_blocks() {
    let n = 100_000;
    // A deep chain with side exits, a ladder with back edges, and a comb of infinite loops.
    let chain: Vec<Vec<usize>> = (0..n).map(|b| if b + 1 < n { vec![b + 1, n - 1] } else { vec![] }).collect();
    let ladder: Vec<Vec<usize>> = (0..n)
        .map(|b| match b {
            _ if b + 2 >= n => vec![],
            _ if b % 3 == 2 => vec![b + 1, (b - 1).max(1)],
            _ => vec![b + 1, b + 2],
        })
        .collect();
    let nest: Vec<Vec<usize>> = (0..n)
        .map(|b| {
            if b < n / 2 {
                vec![b + 1]
            } else if b + 1 < n {
                vec![n - b, b + 1]
            } else {
                vec![]
            }
        })
        .collect();
    let traps: Vec<Vec<usize>> =
        (0..n).map(|b| if b % 2 == 0 && b + 2 < n { vec![b + 1, b + 2] } else { vec![b] }).collect();
    for succs in [chain, ladder, nest, traps] {
        let cfg = graph(&succs);
        let dom = DomTree::new(&cfg);
        assert_eq!(dom.preorder().len(), cfg.rpo().len());
        let post = DomTree::post(&cfg);
        assert_eq!(post.preorder().len(), n);
    }
}
