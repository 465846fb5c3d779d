//! Strongly connected components against mutual reachability.

use crate::testing::{Rng, random_succs};
use warpc_columns::graph::Sccs;

#[test]
fn agrees_with_mutual_reachability() {
    for seed in 0..200 {
        let mut rng = Rng::new(seed);
        let n = 1 + rng.below(16);
        let g = random_succs(&mut rng, n);
        let s = Sccs::of_rows(n, |v| g[v].iter().copied());
        let mut reach = vec![vec![false; n]; n];
        for v in 0..n {
            let mut stack = vec![v];
            reach[v][v] = true;
            while let Some(x) = stack.pop() {
                for &y in &g[x] {
                    if !std::mem::replace(&mut reach[v][y], true) {
                        stack.push(y);
                    }
                }
            }
        }
        for a in 0..n {
            for b in 0..n {
                assert_eq!(s.of(a) == s.of(b), reach[a][b] && reach[b][a]);
                if reach[a][b] {
                    assert!(s.of(a) >= s.of(b));
                }
            }
        }
    }
}
