//! Convergence over small graphs: where threads meet, and that warps which run by a plan always come to an end.

use super::random::func;
use super::toy::{Body, Op, Toy};
use crate::convergence::{Enlist, Plan, Region, check, find, nesting, place};
use crate::flow::PartFlow;
use crate::flow::tests::graph;
use crate::ids::{Part, Row};
use proptest::prelude::*;
use warpc_columns::RowSet;
use warpc_columns::graph::Flow;

/// The plan of a graph in which every branch is divergent.
fn plan_of(parts: usize, edges: &[(u32, u32)]) -> (Flow<Part>, Plan) {
    let flow = graph(parts, edges);
    let mut divergent = RowSet::new(parts);
    divergent.fill();
    let plan = find(&flow, &divergent, &RowSet::new(flow.rows()), &RowSet::new(flow.rows()));
    assert_eq!(check(&flow, &plan), Ok(()));
    (flow, plan)
}

fn edges(list: &[(u32, u32)]) -> Vec<(Part, Part)> {
    list.iter().map(|&(from, to)| (Part(from), Part(to))).collect()
}

#[test]
fn arms_of_a_branch_meet_behind_it() {
    let (_, plan) = plan_of(4, &[(0, 1), (0, 2), (1, 3), (2, 3)]);
    let region = Region { enlist: Enlist::Before(Part(0)), meet: Part(3), waits: edges(&[(1, 3), (2, 3)]), size: 2 };
    assert_eq!(plan.regions, [region]);
    let (_, plan) = plan_of(3, &[(0, 1), (0, 2), (1, 2)]);
    assert_eq!(plan.regions[0].waits, edges(&[(0, 2), (1, 2)]), "the way around the arm waits, too");
}

#[test]
fn who_waits_for_threads_of_its_warp_is_not_waited_for() {
    // 0 parts to 1 and 5, 1 to 2 and 3 that meet in 4; all meet in 5.
    let flow = graph(6, &[(0, 1), (0, 5), (1, 2), (1, 3), (2, 4), (3, 4), (4, 5)]);
    let mut divergent = RowSet::new(6);
    divergent.fill();
    let meets = |waiting: Part| {
        let mut parts = RowSet::new(6);
        parts.insert(waiting);
        let plan = find(&flow, &divergent, &parts, &RowSet::new(flow.rows()));
        plan.regions.iter().map(|region| region.meet.0).collect::<Vec<_>>()
    };
    assert_eq!(meets(Part(0)), [5, 4]);
    assert_eq!(meets(Part(1)), [4], "before the inner branch, in the outer region");
    assert_eq!(meets(Part(2)), [0; 0]);
    assert_eq!(meets(Part(5)), [5, 4]);
}

#[test]
fn nobody_meets_where_threads_only_end() {
    // 0 parts to 1 and 4, 1 to 2 and 3 that meet in 3; 4 ends.
    let flow = graph(5, &[(0, 1), (0, 4), (1, 2), (1, 3), (2, 3), (3, 4)]);
    let (mut divergent, mut idle, none) = (RowSet::new(5), RowSet::new(5), RowSet::new(5));
    divergent.fill();
    idle.insert(Part(4));
    let meets =
        |idle| find(&flow, &divergent, &none, idle).regions.iter().map(|region| region.meet.0).collect::<Vec<_>>();
    assert_eq!(meets(&none), [4, 3]);
    assert_eq!(meets(&idle), [3]);
}

#[test]
fn threads_of_a_loop_enlist_once_before_it() {
    let (_, plan) = plan_of(3, &[(0, 1), (1, 1), (1, 2)]);
    assert_eq!(plan.regions.len(), 1);
    assert_eq!((&plan.regions[0].enlist, plan.regions[0].meet), (&Enlist::Before(Part(0)), Part(2)));
    // The entry branches around the loop: a part of its own is needed on the edge.
    let (_, plan) = plan_of(4, &[(0, 1), (0, 3), (1, 1), (1, 2), (2, 3)]);
    let of_loop = plan.regions.iter().find(|region| region.meet == Part(2)).expect("the loop has a region");
    assert_eq!(of_loop.enlist, Enlist::OnEdges(edges(&[(0, 1)])));
}

#[test]
fn regions_in_each_other_meet_from_the_inside_out() {
    // 0 parts to 1 and 4; 1 parts to 2 and 3; all meet in 4.
    let (flow, plan) = plan_of(5, &[(0, 1), (0, 4), (1, 2), (1, 3), (2, 4), (3, 4)]);
    let sizes: Vec<u32> = plan.regions.iter().map(|region| region.size).collect();
    assert_eq!((sizes, nesting(&flow, &plan)), (vec![3, 2], vec![0, 1]));
    assert!(plan.regions.iter().all(|region| region.meet == Part(4)));
}

#[test]
fn early_ends_do_not_keep_threads_apart() {
    // 1 ends early; 0 and 2 go on to 3.
    let (_, plan) = plan_of(5, &[(0, 1), (0, 2), (2, 3), (2, 4), (3, 4)]);
    let meets: Vec<Part> = plan.regions.iter().map(|region| region.meet).collect();
    assert!(meets.contains(&Part(4)), "{plan:?}");
    // Nothing but ends.
    let (_, plan) = plan_of(3, &[(0, 1), (0, 2)]);
    assert_eq!((plan.regions.len(), plan.apart.len()), (0, 3));
}

#[test]
fn loops_with_two_entries_are_entered_from_their_common_dominator() {
    let (_, plan) = plan_of(4, &[(0, 1), (0, 2), (1, 2), (2, 1), (2, 3)]);
    assert_eq!(plan.regions.len(), 1);
    assert_eq!((&plan.regions[0].enlist, plan.regions[0].meet), (&Enlist::Before(Part(0)), Part(3)));
}

#[test]
fn ways_in_from_the_side_keep_a_region_out() {
    // 0 goes to 1 or 2; 1 parts to 2 and 3, and 2 is entered from 0 as well; all end in 4.
    let (flow, plan) = plan_of(5, &[(0, 1), (0, 2), (1, 2), (1, 3), (2, 4), (3, 4)]);
    assert!(plan.regions.iter().all(|region| region.enlist == Enlist::Before(Part(0))), "{plan:?}");
    assert!(plan.apart.contains(&Part(1)));
    let whole = &plan.regions[0];
    let wrong = Plan {
        regions: vec![Region { enlist: Enlist::Before(Part(1)), waits: edges(&[(2, 4), (3, 4)]), ..whole.clone() }],
        apart: Vec::new(),
    };
    assert!(check(&flow, &wrong).is_err(), "a thread that did not enlist would wait");
}

#[test]
fn a_chain_of_branches_takes_linear_work() {
    // Each part branches over the next to the end: regions in each other, as deep as there are parts.
    let depth = 3_000;
    let mut all = Vec::new();
    for part in 0..depth {
        all.extend([(part, part + 1), (part, depth)]);
    }
    let (_, plan) = plan_of(depth as usize + 1, &all);
    // Outer regions are walked until the budget ends; the rest is left out.
    assert!(plan.regions.len() > 30 && plan.apart.len() > 1_000, "{} regions", plan.regions.len());
}

/// A thread of a warp.
struct Thread {
    at: Part,
    /// Where it goes next, with what it has still to wait for on the way.
    edge: Option<(Part, Vec<usize>)>,
    steps: u32,
    gone: bool,
}

/// Runs a warp by a plan, in an order of threads that `pick` chooses. Threads end after some steps, as if they had left. Says how many could
/// not go on.
fn run_warp(flow: &Flow<Part>, plan: &Plan, mut pick: impl FnMut(usize) -> usize) -> usize {
    let count = 4;
    let entry = |_| Thread { at: flow.entry(), edge: None, steps: 0, gone: false };
    let mut threads: Vec<Thread> = (0..count).map(entry).collect();
    let mut enlisted = vec![vec![false; count]; plan.regions.len()];
    loop {
        let may_go = |threads: &[Thread], enlisted: &[Vec<bool>], n: usize| match &threads[n].edge {
            _ if threads[n].gone => false,
            // All that are enlisted and still there wait for the same.
            Some((_, waits)) if !waits.is_empty() => (0..count).all(|other| {
                let waits_too = threads[other].edge.as_ref().is_some_and(|edge| edge.1.first() == Some(&waits[0]));
                !enlisted[waits[0]][other] || threads[other].gone || waits_too
            }),
            _ => true,
        };
        let ready: Vec<usize> = (0..count).filter(|&n| may_go(&threads, &enlisted, n)).collect();
        if ready.is_empty() {
            return threads.iter().filter(|thread| !thread.gone).count();
        }
        let n = ready[pick(ready.len())];
        match threads[n].edge.take() {
            Some((to, mut waits)) if !waits.is_empty() => {
                // All that wait for this go on together.
                let region = waits.remove(0);
                enlisted[region][n] = false;
                threads[n].edge = Some((to, waits));
                for other in (0..count).filter(|&other| other != n) {
                    if let Some((_, waits)) = &mut threads[other].edge
                        && waits.first() == Some(&region)
                    {
                        waits.remove(0);
                        enlisted[region][other] = false;
                    }
                }
            }
            Some((to, _)) => {
                let from = threads[n].at;
                for (region, enlisted) in plan.regions.iter().zip(&mut enlisted) {
                    if matches!(&region.enlist, Enlist::OnEdges(edges) if edges.contains(&(from, to))) {
                        enlisted[n] = true;
                    }
                }
                threads[n].at = to;
            }
            None => {
                let from = threads[n].at;
                threads[n].steps += 1;
                let next = flow.succs(from);
                if next.is_empty() || threads[n].steps > 40 {
                    threads[n].gone = true;
                    continue;
                }
                for (region, enlisted) in plan.regions.iter().zip(&mut enlisted) {
                    if region.enlist == Enlist::Before(from) {
                        enlisted[n] = true;
                    }
                }
                let to = next[pick(next.len())];
                let inner_first = (0..plan.regions.len()).rev();
                let waits = inner_first.filter(|&region| plan.regions[region].waits.contains(&(from, to))).collect();
                threads[n].edge = Some((to, waits));
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn warps_come_to_an_end(
        parts in 2u32..10,
        targets in prop::collection::vec((any::<u8>(), any::<u8>(), 0u8..4), 10),
        divergent in any::<u16>(),
        picks in prop::collection::vec(any::<u8>(), 64),
    ) {
        let mut edges = Vec::new();
        for (part, &(one, other, kind)) in (0..parts).zip(&targets) {
            // Ends, jumps, branches to anywhere, branches to the next part.
            match kind {
                0 if part + 1 == parts => {}
                0 => edges.push((part, one as u32 % parts)),
                1 => edges.extend([(part, one as u32 % parts), (part, other as u32 % parts)]),
                _ if part + 1 < parts => edges.extend([(part, part + 1), (part, one as u32 % parts)]),
                _ => {}
            }
        }
        edges.sort_unstable();
        edges.dedup();
        let flow = graph(parts as usize, &edges);
        let mut branches = RowSet::new(parts as usize);
        for part in (0..parts).filter(|part| divergent >> part & 1 == 1) {
            branches.insert(Part(part));
        }
        let plan = find(&flow, &branches, &RowSet::new(flow.rows()), &RowSet::new(flow.rows()));
        prop_assert_eq!(check(&flow, &plan), Ok(()));
        let mut at = 0;
        let stuck = run_warp(&flow, &plan, |limit| {
            at += 1;
            (picks[at % picks.len()] as usize + at / picks.len()) % limit
        });
        prop_assert_eq!(stuck, 0);
    }
}

/// A body with the regions of all its branches.
fn converged(before: &Body) -> Body {
    let mut flow = PartFlow::default();
    flow.build::<Toy>(before.read());
    let mut divergent = RowSet::new(flow.len());
    divergent.fill();
    let plan = find(&flow, &divergent, &RowSet::new(flow.rows()), &RowSet::new(flow.rows()));
    let mut after = before.clone();
    place(&mut after.write(), &flow, &plan);
    after
}

/// A thread that runs rows: which way a branch goes is a matter of the thread and of how many it has met.
struct RowThread {
    row: Row,
    branches: u32,
    jumps: u32,
    trace: Vec<(Op, u32)>,
    gone: bool,
}

/// Rows of a trace, and jumps: a thread that has as many is taken to have left.
const TRACE: usize = 40;
const JUMPS: u32 = 150;

impl RowThread {
    fn new() -> RowThread {
        RowThread { row: Row(0), branches: 0, jumps: 0, trace: Vec::new(), gone: false }
    }
    /// Runs one row, `mask` being the threads enlisted by barrier; `Wait` is left to the caller.
    fn step(&mut self, body: &Body, number: usize, enlisted: &mut [[bool; THREADS]]) {
        let rows = body.read();
        let (op, operands) = (rows.heads[self.row].op, rows.operands(self.row));
        let label =
            || operands.iter().find(|operand| operand.is_label()).map(|operand| rows.ranges[operand.block()].first);
        let next = self.row.next();
        match op {
            Op::Label => self.row = next,
            Op::Enlist => {
                assert!(!enlisted[operands[0].vreg().index()][number], "a thread enlists twice");
                enlisted[operands[0].vreg().index()][number] = true;
                self.row = next;
            }
            Op::Goto => {
                self.jumps += 1;
                self.row = label().expect("a target");
            }
            Op::If => {
                self.branches += 1;
                let mixed = (number as u32 * 7 + self.branches * 13) ^ (self.branches >> 1);
                let taken = mixed % 5 < 2;
                self.trace.push((op, taken as u32));
                self.row = if taken { label().expect("a target") } else { next };
            }
            Op::Stop => self.gone = true,
            _ => {
                self.trace.push((op, operands.first().map_or(0, |operand| operand.payload)));
                self.row = next;
            }
        }
        self.gone |= self.row.index() >= rows.rows() || self.trace.len() >= TRACE || self.jumps >= JUMPS;
    }
}

const THREADS: usize = 5;

/// All threads, once nobody can go on.
fn run_rows(body: &Body, mut pick: impl FnMut(usize) -> usize) -> Vec<RowThread> {
    let rows = body.read();
    let mut threads: Vec<RowThread> = (0..THREADS).map(|_| RowThread::new()).collect();
    let mut enlisted = vec![[false; THREADS]; rows.regs()];
    loop {
        let waits = |thread: &RowThread| {
            (!thread.gone && rows.heads[thread.row].op == Op::Wait).then(|| rows.operands(thread.row)[0].vreg())
        };
        let may_go = |n: usize| match waits(&threads[n]) {
            _ if threads[n].gone => false,
            // All that are enlisted and still there wait at the same row.
            Some(barrier) => (0..THREADS).all(|other| {
                !enlisted[barrier.index()][other] || threads[other].gone || threads[other].row == threads[n].row
            }),
            None => true,
        };
        let ready: Vec<usize> = (0..THREADS).filter(|&n| may_go(n)).collect();
        if ready.is_empty() {
            return threads;
        }
        let n = ready[pick(ready.len())];
        match waits(&threads[n]) {
            Some(barrier) => {
                let row = threads[n].row;
                for (other, thread) in
                    threads.iter_mut().enumerate().filter(|(_, thread)| !thread.gone && thread.row == row)
                {
                    assert!(enlisted[barrier.index()][other], "a thread waits that did not enlist");
                    enlisted[barrier.index()][other] = false;
                    thread.row = row.next();
                }
            }
            None => threads[n].step(body, n, &mut enlisted),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn threads_run_what_they_ran(
        bytes in prop::collection::vec(any::<u8>(), 20..200),
        picks in prop::collection::vec(any::<u8>(), 64),
    ) {
        let before = func(&bytes, false);
        let after = converged(&before);
        let mut at = 0;
        let mut pick = |limit: usize| {
            at += 1;
            (picks[at % picks.len()] as usize + at / picks.len()) % limit
        };
        let expected = run_rows(&before, &mut pick);
        let threads = run_rows(&after, &mut pick);
        prop_assert!(threads.iter().all(|thread| thread.gone), "threads wait for each other");
        for (thread, expected) in threads.iter().zip(&expected) {
            let same = thread.trace.len().min(expected.trace.len());
            prop_assert_eq!(&thread.trace[..same], &expected.trace[..same]);
            let cut = thread.jumps >= JUMPS || expected.jumps >= JUMPS;
            prop_assert!(thread.trace.len() == expected.trace.len() || cut);
        }
    }
}

/// The property above is about something: functions of random bytes have regions, stations on edges among them.
#[test]
fn random_functions_have_regions() {
    let (mut waits, mut enlists) = (0, 0);
    for seed in 0..200u32 {
        let bytes: Vec<u8> = (0..150u32).map(|k| ((seed * 197 + k * 59) ^ ((k * seed) >> 4)) as u8).collect();
        let after = converged(&func(&bytes, false));
        let count = |wanted: Op| after.read().heads.iter().filter(|head| head.op == wanted).count();
        waits += count(Op::Wait);
        enlists += count(Op::Enlist);
    }
    assert!(waits > 60 && enlists > 60, "{waits} waits, {enlists} enlistings");
}
