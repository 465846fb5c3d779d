//! Loops against their definition, deep nests, edits.

use crate::testing::{Rng, body_of, graph, random_body};
use warpc_ir::Func;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::loops::Loops;

/// Natural loop of `header` by definition: `header`, and what reaches a back edge of `header` without passing `header`.
fn naive(cfg: &Cfg, dom: &DomTree, header: Block) -> Vec<Block> {
    let mut inside = vec![header];
    let mut stack: Vec<Block> =
        cfg.preds(header).iter().copied().filter(|&p| cfg.is_reachable(p) && dom.dominates(header, p)).collect();
    if stack.is_empty() {
        return stack;
    }
    while let Some(b) = stack.pop() {
        if !inside.contains(&b) {
            inside.push(b);
            stack.extend(cfg.preds(b).iter().filter(|p| cfg.is_reachable(**p)));
        }
    }
    inside.sort();
    inside
}

#[test]
fn agrees_with_the_definition() {
    let mut nested = 0;
    for seed in 0..250 {
        let mut rng = Rng::new(seed);
        let n = 1 + rng.below(24);
        let (m, body) = random_body(&mut rng, n);
        let f = Func::of_body(&body, m.ctx());
        let cfg = Cfg::new(&f);
        let dom = DomTree::new(&cfg);
        let loops = Loops::new(&cfg, &dom);
        let mut count = 0;
        for &h in cfg.layout() {
            let want = if cfg.is_reachable(h) { naive(&cfg, &dom, h) } else { vec![] };
            if want.is_empty() {
                assert!(!loops.is_header(h));
                continue;
            }
            count += 1;
            let l = loops.of(h);
            assert_eq!(loops.header(l), h);
            let blocks = loops.blocks(l);
            assert_eq!(blocks[0], h);
            let mut sorted = blocks.clone();
            sorted.sort();
            assert_eq!(sorted, want);
            for &b in cfg.layout() {
                assert_eq!(loops.contains(l, b), want.contains(&b));
            }
            let exits: Vec<Block> = loops.exit_blocks(&f, l);
            for &b in &want {
                for s in f.successors(b) {
                    assert!(want.contains(&s) || exits.contains(&s));
                }
            }
            nested += (loops.depth(l) > 1) as usize;
            let up = loops.parent(l);
            assert_eq!(loops.depth(l), if up.is_none() { 1 } else { loops.depth(up) + 1 });
            assert!(up.is_none() || loops.contains(up, h) && loops.children(up).any(|c| c == l));
        }
        assert_eq!(loops.len(), count);
        let order = loops.inner_first();
        assert_eq!(order.len(), count);
        for (i, &l) in order.iter().enumerate() {
            assert!(order[i..].iter().all(|&o| o == l || !loops.encloses(l, o)));
        }
    }
    assert!(nested > 50);
}

#[test]
fn shapes_and_edits() {
    // 0 -> 1 <-> {2 <-> 3} -> 4
    let (m, body) = body_of(&[vec![1], vec![2, 4], vec![3], vec![2, 1], vec![]]);
    let f = Func::of_body(&body, m.ctx());
    let cfg = Cfg::new(&f);
    let dom = DomTree::new(&cfg);
    let mut loops = Loops::new(&cfg, &dom);
    let b: Vec<Block> = (0..5).map(Block::new).collect();
    let (outer, inner) = (loops.of(b[1]), loops.of(b[2]));
    assert_eq!((loops.preheader(&f, outer), loops.preheader(&f, inner)), (Some(b[0]), None));
    assert_eq!((loops.latch(&f, outer), loops.latch(&f, inner)), (Some(b[3]), Some(b[3])));
    assert_eq!(loops.predecessor(&f, inner), Some(b[1]));
    assert_eq!(loops.exiting_blocks(&f, outer), [b[1]]);
    assert_eq!(loops.unique_exit_block(&f, inner), Some(b[1]));
    assert!(!loops.is_loop_simplify_form(&f, inner));
    loops.add_block(Block(5), inner);
    loops.move_block(b[3], outer);
    assert_eq!(loops.blocks(inner), [b[2], Block(5)]);
    loops.dissolve(outer);
    assert_eq!((loops.depth(inner), loops.of(b[1])), (1, Loop::NONE));
    assert!(loops.is_dead(outer));
    loops.erase(inner);
    assert_eq!(loops.top(), []);
}

#[test]
fn deep_nest_of_loops() {
    // 0..k headers, then latches from the inside out.
    let k = 30_000;
    let g: Vec<Vec<usize>> = (0..2 * k + 2)
        .map(|b| match b {
            0 => vec![1],
            b if b <= k => vec![b + 1],
            b if b <= 2 * k => vec![2 * k + 1 - b, b + 1],
            _ => vec![],
        })
        .collect();
    let cfg = graph(&g);
    let loops = Loops::new(&cfg, &DomTree::new(&cfg));
    assert_eq!(loops.len(), k);
    assert_eq!(loops.depth_of(Block::new(k)), k as u32);
    let (inner, outer) = (loops.of(Block::new(k)), loops.of(Block::new(1)));
    assert!(loops.encloses(outer, inner) && !loops.encloses(inner, outer) && !loops.encloses(inner, Loop::NONE));
}

#[test]
fn numbers_agree_with_climbing() {
    // Two nests of nine after each other, the second around another two; then one of them moves.
    let mut g: Vec<Vec<usize>> = Vec::new();
    let nest = |g: &mut Vec<Vec<usize>>, depth: usize| {
        let at = g.len();
        (0..depth).for_each(|k| g.push(vec![at + k + 1]));
        (0..depth).for_each(|k| g.push(vec![at + depth - 1 - k, at + depth + k + 1]));
    };
    nest(&mut g, 9);
    let at = g.len();
    g.push(vec![at + 1]);
    nest(&mut g, 2);
    nest(&mut g, 10);
    let last = g.len();
    g.push(vec![at, last + 1]);
    g.push(vec![]);
    let cfg = graph(&g);
    let mut loops = Loops::new(&cfg, &DomTree::new(&cfg));
    assert_eq!((loops.len(), loops.is_numbered()), (22, true));
    let climbed =
        |loops: &Loops, a: Loop, b: Loop| std::iter::successors(Some(b), |&x| loops.parent(x).get()).any(|x| x == a);
    for moved in [false, true] {
        if moved {
            loops.set_parent(loops.top()[0], loops.top()[1]);
            assert!(!loops.is_numbered());
        }
        for a in (0..22).map(Loop::new) {
            for b in (0..22).map(Loop::new) {
                assert_eq!(loops.encloses(a, b), climbed(&loops, a, b), "{a:?} around {b:?}");
            }
        }
    }
}
