//! Control-flow graphs of random functions against the functions.

use crate::testing::{Rng, random_body, random_graph};
use warpc_ir::Func;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;

#[test]
fn rows_agree_with_the_function() {
    for seed in 0..50 {
        let mut rng = Rng::new(seed);
        let n = 1 + rng.below(20);
        let (m, body) = random_body(&mut rng, n);
        let f = Func::of_body(&body, m.ctx());
        let cfg = Cfg::new(&f);
        for b in f.block_order() {
            assert_eq!(cfg.succs(b), f.successors(b).collect::<Vec<_>>());
            let mut p: Vec<_> = f.predecessors(b).collect();
            p.sort();
            let mut q = cfg.preds(b).to_vec();
            q.sort();
            assert_eq!(p, q);
        }
    }
}

#[test]
fn rpo_visits_what_is_reachable_and_puts_forward_edges_forward() {
    for seed in 0..200 {
        let mut rng = Rng::new(seed);
        let n = 1 + rng.below(30);
        let cfg = random_graph(&mut rng, n);
        // Reachability by fixpoint.
        let mut reach = vec![false; n];
        reach[0] = true;
        for _ in 0..n {
            for b in 0..n {
                if reach[b] {
                    cfg.succs(Block::new(b)).iter().for_each(|s| reach[s.index()] = true);
                }
            }
        }
        for b in 0..n {
            assert_eq!(cfg.is_reachable(Block::new(b)), reach[b]);
        }
        // A block other than the entry has a predecessor earlier in the order.
        for &b in &cfg.rpo()[1..] {
            assert!(cfg.preds(b).iter().any(|&p| cfg.rpo_index(p) < cfg.rpo_index(b)));
        }
    }
}
