//! What becomes of small functions.

use super::*;
use crate::ptx::rows_for_tests::{d, func, l, push, r};

fn copies(m: &MachineFunc) -> usize {
    m.insts.head.iter().filter(|h| h.op == Op::Copy).count()
}

fn run(m: &mut MachineFunc) -> Stats {
    coalesce(m, &Settings::default(), &mut CoalesceScratch::default()).unwrap()
}

#[test]
fn a_loop_counter_becomes_one_register() {
    // 1 = phi (incoming side 0); 2 = 1 + 1
    let mut m = func(
        3,
        &[
            (0, &[(Op::Mov, &[d(0), Operand::ZERO])]),
            (
                1,
                &[
                    (Op::Copy, &[d(1), r(0)]),
                    (Op::Add, &[d(2), r(1), Operand::imm(1)]),
                    (Op::Copy, &[d(0), r(2)]),
                    (Op::BraUni, &[l(1)]),
                ],
            ),
        ],
    );
    run(&mut m);
    assert_eq!(copies(&m), 0);
    assert_eq!(m.operands(3)[0].payload, m.operands(3)[1].payload);
}

#[test]
fn a_lost_copy_is_kept() {
    // The phi is used after the loop, where its incoming side was already overwritten.
    let mut m = func(
        4,
        &[
            (0, &[(Op::Mov, &[d(0), Operand::ZERO])]),
            (
                1,
                &[
                    (Op::Copy, &[d(1), r(0)]),
                    (Op::Add, &[d(2), r(1), Operand::imm(1)]),
                    (Op::Copy, &[d(0), r(2)]),
                    (Op::Bra, &[l(1)]),
                ],
            ),
            (2, &[(Op::Add, &[d(3), r(1), Operand::imm(5)]), (Op::Ret, &[])]),
        ],
    );
    run(&mut m);
    // One copy stays: either side of the phi.
    assert_eq!(copies(&m), 1);
}

#[test]
fn a_swap_needs_a_third_register() {
    let mut m = func(
        4,
        &[
            (0, &[(Op::Mov, &[d(0), Operand::ZERO]), (Op::Mov, &[d(1), Operand::imm(1)])]),
            (
                1,
                &[
                    (Op::Copy, &[d(2), r(0)]),
                    (Op::Copy, &[d(3), r(1)]),
                    (Op::Copy, &[d(0), r(3)]),
                    (Op::Copy, &[d(1), r(2)]),
                    (Op::BraUni, &[l(1)]),
                ],
            ),
        ],
    );
    run(&mut m);
    let mut used: Vec<u32> = m.pool.iter().filter(|o| o.is_reg()).map(|o| o.payload).collect();
    used.sort_unstable();
    used.dedup();
    assert!(copies(&m) >= 2 && used.len() >= 3, "{} copies, {} registers", copies(&m), used.len());
}

#[test]
fn copies_of_one_value_share_its_register() {
    // The value goes to a phi of the loop and to one after it.
    let mut m = func(
        5,
        &[
            (0, &[(Op::Mov, &[d(0), Operand::ZERO])]),
            (
                1,
                &[
                    (Op::Copy, &[d(1), r(0)]),
                    (Op::Add, &[d(2), r(1), Operand::imm(1)]),
                    (Op::Copy, &[d(0), r(2)]),
                    (Op::Copy, &[d(3), r(2)]),
                    (Op::Bra, &[l(1)]),
                ],
            ),
            (2, &[(Op::Add, &[d(4), r(3), Operand::imm(5)]), (Op::Ret, &[])]),
        ],
    );
    run(&mut m);
    assert_eq!(copies(&m), 0);
}

/// A loop that counts: copies before, in and after it.
fn counter() -> MachineFunc {
    func(
        4,
        &[
            (0, &[(Op::Mov, &[d(0), Operand::ZERO])]),
            (
                1,
                &[
                    (Op::Copy, &[d(1), r(0)]),
                    (Op::Add, &[d(2), r(1), Operand::imm(1)]),
                    (Op::Copy, &[d(0), r(2)]),
                    (Op::Bra, &[l(1)]),
                ],
            ),
            (2, &[(Op::Copy, &[d(3), r(2)]), (Op::St, &[r(3), Operand::ZERO, r(3)]), (Op::Ret, &[])]),
        ],
    )
}

fn with(m: &mut MachineFunc, set: Settings) -> (Stats, usize) {
    let stats = coalesce(m, &set, &mut CoalesceScratch::default()).unwrap();
    (stats, copies(m))
}

#[test]
fn limits_of_the_moves() {
    let off = Settings { cssa: false, join: false, ..Settings::default() };
    assert_eq!(with(&mut counter(), off).1, 0, "the moves are joined without the generic coalescer");
    assert_eq!(with(&mut counter(), off).0.moves_joined, 3);
    assert_eq!(with(&mut counter(), Settings { join_limit: 0, ..off }).1, 3);
    assert_eq!(with(&mut counter(), Settings { join_limit: 2, ..off }).1, 1);
    assert_eq!(with(&mut counter(), Settings { copy_limit: 1, ..off }).1, 2);
    let generic = Settings { join: true, join_limit: 0, ..off };
    assert_eq!(with(&mut counter(), generic).1, 0, "the generic one needs no limit of moves");
    // All registers of the loop live in several blocks.
    assert!(with(&mut counter(), Settings { global: false, ..generic }).1 > 0);
    // Every interval is large, and none may be looked at.
    assert_eq!(with(&mut counter(), Settings { large_size: 0, large_visits: 0, ..generic }).1, 3);
    assert_eq!(with(&mut counter(), Settings { by_frequency: false, verify: true, ..off }).1, 0);
}

#[test]
fn phis_alone() {
    let mut m = counter();
    for (i, mark) in [(3, phi_mark::HEAD), (5, phi_mark::IN)] {
        assert_eq!(m.insts.head[i].op, Op::Copy);
        m.insts.head[i].mods = mark;
    }
    let off = Settings { join: false, join_limit: 0, ..Settings::default() };
    let mut s = CoalesceScratch::default();
    let stats = coalesce(&mut m, &off, &mut s).unwrap();
    assert_eq!((stats.phis, stats.phis_joined, copies(&m)), (2, 2, 1));
    let text = report(b"k", 2, &stats, &s);
    assert!(
        text.starts_with("cssa: k: 2 of 2 copies of phis joined, 2 of 3 copies in all") && text.lines().count() == 4,
        "{text}"
    );
}

#[test]
fn copies_of_constants_are_made_anew() {
    // The constant goes to two registers that live together: one of them is written again.
    let make = || {
        func(
            4,
            &[(
                0,
                &[
                    (Op::Mov, &[d(0), Operand::imm(7)]),
                    (Op::Copy, &[d(1), r(0)]),
                    (Op::Copy, &[d(2), r(0)]),
                    (Op::Add, &[d(1), r(1), Operand::imm(1)]),
                    (Op::Add, &[d(2), r(2), r(1)]),
                    (Op::St, &[r(1), Operand::ZERO, r(2)]),
                    (Op::Ret, &[]),
                ],
            )],
        )
    };
    for remat_batch in [0, 100] {
        let mut m = make();
        let (stats, left) = with(&mut m, Settings { remat_batch, ..Settings::default() });
        assert_eq!((stats.remade, left), (1, 0), "batches of {remat_batch}");
        assert_eq!(m.insts.head.iter().filter(|h| h.op == Op::Mov).count(), 2);
    }
}

#[test]
fn intervals_of_constants_are_updated_once_where_many_copies_are_made_anew() {
    // Four registers start with one constant and live together with what becomes of the others, and with the constant.
    let add = |v: u32| [d(v), r(v), Operand::imm(v as i32)];
    let sum = |v: u32| [d(1), r(1), r(v)];
    let copies: Vec<[Operand; 2]> = (1..5).map(|v| [d(v), r(0)]).collect();
    let (adds, sums): (Vec<_>, Vec<_>) = ((1..5).map(add).collect(), (2..5).map(sum).collect());
    let (load, store) = ([d(0), Operand::imm(7)], [r(1), Operand::ZERO, r(0)]);
    let mut rows: Vec<(Op, &[Operand])> = vec![(Op::Mov, &load)];
    rows.extend(copies.iter().map(|o| (Op::Copy, &o[..])));
    rows.extend(adds.iter().chain(&sums).map(|o| (Op::Add, &o[..])));
    rows.extend([(Op::St, &store[..]), (Op::Ret, &[])]);
    for (remat_batch, updates) in [(100, 4), (0, 1)] {
        let (mut m, mut s) = (func(5, &[(0, &rows)]), CoalesceScratch::default());
        let stats = coalesce(&mut m, &Settings { remat_batch, verify: true, ..Settings::default() }, &mut s).unwrap();
        assert_eq!((stats.remade, s.lists.shrunk), (4, updates), "batches of {remat_batch}");
    }
}

#[test]
fn equal_constants_are_shared_unless_told_not_to() {
    let make = || {
        func(
            2,
            &[
                (0, &[(Op::Mov, &[d(0), Operand::imm(7)]), (Op::St, &[r(0), Operand::ZERO, r(0)]), (Op::Bra, &[l(1)])]),
                (1, &[(Op::Mov, &[d(1), Operand::imm(7)]), (Op::St, &[r(1), Operand::ZERO, r(1)]), (Op::Ret, &[])]),
            ],
        )
    };
    for (share, movs) in [(true, 1), (false, 2)] {
        let mut m = make();
        with(&mut m, Settings { share, ..Settings::default() });
        assert_eq!(m.insts.head.iter().filter(|h| h.op == Op::Mov).count(), movs);
    }
}

#[test]
fn the_terminal_rule_holds_a_copy_back() {
    // 1 is written by one copy alone; joining it with 0 would keep 0 and 2 apart.
    let make = || {
        func(
            4,
            &[
                (0, &[(Op::Ld, &[d(0), Operand::ZERO, Operand::ZERO])]),
                (
                    1,
                    &[
                        (Op::Copy, &[d(1), r(0)]),
                        (Op::Add, &[d(2), r(0), Operand::imm(1)]),
                        (Op::St, &[r(1), Operand::ZERO, r(2)]),
                        (Op::Copy, &[d(0), r(2)]),
                        (Op::Bra, &[l(1)]),
                    ],
                ),
                (2, &[(Op::Ret, &[])]),
            ],
        )
    };
    for terminal in [true, false] {
        let mut m = make();
        assert_eq!(with(&mut m, Settings { terminal, ..Settings::default() }).1, 1);
        let add = m.insts.head.iter().position(|h| h.op == Op::Add).unwrap();
        let ops = m.operands(add);
        assert_eq!(ops[0].payload == ops[1].payload, terminal);
    }
}

#[test]
fn copies_alone_on_an_edge_wait() {
    // Block 1 lies between the branch of block 0 and the join, where the other way writes the register.
    let make = || {
        func(
            2,
            &[
                (0, &[(Op::Ld, &[d(0), Operand::ZERO, Operand::ZERO]), (Op::Bra, &[l(2)])]),
                (1, &[(Op::Copy, &[d(1), r(0)]), (Op::BraUni, &[l(3)])]),
                (2, &[(Op::Mov, &[d(1), Operand::ZERO])]),
                (3, &[(Op::St, &[r(1), Operand::ZERO, r(1)]), (Op::Ret, &[])]),
            ],
        )
    };
    for (split_edges, left) in [(true, 0), (false, 1)] {
        let mut m = make();
        assert_eq!(with(&mut m, Settings { split_edges, join_limit: 0, ..Settings::default() }).1, left);
    }
}

/// Two registers put together and taken apart again; `more` rows in between.
fn pair(more: &[crate::ptx::rows_for_tests::Row]) -> MachineFunc {
    let (open, close) = (oflag::OPEN, oflag::CLOSE);
    let pack = [d(2), r(0).with(open), r(1).with(close)];
    let unpack = [d(3).with(open), d(4).with(close), r(2)];
    let base = [d(5), Operand::ZERO];
    let loads = [[d(0), r(5).with(oflag::ADDR), Operand::ZERO], [d(1), r(5).with(oflag::ADDR), Operand::imm(4)]];
    let stores = [[r(5).with(oflag::ADDR), Operand::ZERO, r(3)], [r(5).with(oflag::ADDR), Operand::ZERO, r(4)]];
    let mut rows: Vec<(Op, &[Operand])> =
        vec![(Op::Mov, &base), (Op::Ld, &loads[0]), (Op::Ld, &loads[1]), (Op::Pack, &pack)];
    rows.extend(more);
    rows.extend([(Op::Unpack, &unpack[..]), (Op::St, &stores[0]), (Op::St, &stores[1]), (Op::Ret, &[])]);
    let mut m = func(6, &[(0, &rows)]);
    m.vregs.class[2] = VClass(Class::B64);
    m
}

#[test]
fn halves_of_a_pair_are_joined_together_or_not_at_all() {
    let ops = |m: &MachineFunc| m.insts.head.iter().map(|h| h.op).collect::<Vec<_>>();
    let mut m = pair(&[]);
    let (stats, _) = with(&mut m, Settings { verify: true, ..Settings::default() });
    assert_eq!((stats.pairs, stats.moves_joined), (1, 1));
    assert!(!ops(&m).iter().any(|o| matches!(o, Op::Pack | Op::Unpack)), "{:?}", ops(&m));
    let halves = [m.operands(2)[0].payload, m.operands(3)[0].payload];
    assert_eq!([m.operands(4)[2].payload, m.operands(5)[2].payload], halves, "each half is its own register");
    // A half that is written while the pair is together keeps both apart.
    for half in [0, 1] {
        let again = [d(half), r(5), Operand::imm(1)];
        let read = [r(5).with(oflag::ADDR), Operand::ZERO, r(half)];
        let mut m = pair(&[(Op::Add, &again), (Op::St, &read)]);
        let (stats, _) = with(&mut m, Settings { verify: true, ..Settings::default() });
        assert_eq!(stats.pairs, 0, "half {half}");
        assert!(ops(&m).contains(&Op::Unpack));
    }
    // The whole is read by itself: the pair stays together for that reader, and is not taken apart.
    let read = [r(5).with(oflag::ADDR), Operand::ZERO, r(2)];
    let mut m = pair(&[(Op::St, &read)]);
    assert_eq!(with(&mut m, Settings { verify: true, ..Settings::default() }).0.pairs, 1);
    assert!(ops(&m).contains(&Op::Pack) && !ops(&m).contains(&Op::Unpack));
    // No budget of joins, no pair.
    assert_eq!(with(&mut pair(&[]), Settings { join_limit: 0, ..Settings::default() }).0.pairs, 0);
}

#[test]
fn halves_are_registers_of_one_class_and_not_one_register() {
    let m = pair(&[]);
    assert_eq!(families::halves(&m, 4, Op::Pack), Some((0, 1, 2)));
    assert_eq!(families::halves(&m, 5, Op::Unpack), Some((3, 4, 2)));
    assert_eq!(families::halves(&m, 5, Op::Pack), None);
    let mut twice = pair(&[]);
    let at = twice.insts.ops[4].at as usize;
    twice.pool[at + 2].payload = 0;
    assert_eq!(families::halves(&twice, 4, Op::Pack), None);
    let mut wide = pair(&[]);
    wide.vregs.class[1] = VClass(Class::B16);
    assert_eq!(families::halves(&wide, 4, Op::Pack), None);
}

#[test]
fn hot_moves_come_first_where_joins_are_few() {
    // 0 is copied to 1 before a loop, 2 to 3 in it.
    let make = || {
        let (load, add) = ([d(0), Operand::ZERO, Operand::ZERO], [d(2), r(0), Operand::imm(1)]);
        let stores = [[r(1), Operand::ZERO, r(0)], [r(3), Operand::ZERO, r(2)]];
        func(
            4,
            &[
                (0, &[(Op::Ld, &load), (Op::Add, &add), (Op::Copy, &[d(1), r(0)])]),
                (1, &[(Op::Copy, &[d(3), r(2)]), (Op::Bra, &[l(1)])]),
                (2, &[(Op::St, &stores[0]), (Op::St, &stores[1]), (Op::Ret, &[])]),
            ],
        )
    };
    let off = Settings { cssa: false, join: false, join_limit: 1, ..Settings::default() };
    for (by_frequency, joined) in [(true, 2), (false, 0)] {
        let (mut m, mut s) = (make(), CoalesceScratch::default());
        coalesce(&mut m, &Settings { by_frequency, ..off }, &mut s).unwrap();
        let done: Vec<u32> = (0..2)
            .filter(|&k| s.intervals.copies.state[k] == intervals::CopyState::Joined)
            .map(|k| s.intervals.intervals.reg[s.intervals.copies.ends[k].src as usize].0)
            .collect();
        assert_eq!(done, [joined], "by frequency: {by_frequency}");
    }
}

#[test]
fn phis_have_one_register_and_edges_their_blocks_with_usedessa() {
    // The phi is read after the loop, where its next value would be lost.
    let make = || {
        let mut m = func(
            4,
            &[
                (0, &[(Op::Mov, &[d(0), Operand::ZERO])]),
                (
                    1,
                    &[
                        (Op::Copy, &[d(1), r(0)]),
                        (Op::Add, &[d(2), r(1), Operand::imm(1)]),
                        (Op::Copy, &[d(0), r(2)]),
                        (Op::Bra, &[r(3).with(oflag::GUARD), l(1)]),
                    ],
                ),
                (2, &[(Op::St, &[r(1), Operand::ZERO, r(1)]), (Op::Ret, &[])]),
            ],
        );
        m.ir_blocks = 3;
        m.vregs.class[3] = VClass(Class::Pred);
        m.loose.push(3);
        for (i, mark) in [(1, phi_mark::IN), (3, phi_mark::HEAD), (5, phi_mark::IN)] {
            m.insts.head[i].mods = mark;
        }
        m
    };
    let mut m = make();
    let (stats, left) = with(&mut m, Settings { dessa: true, verify: true, ..Settings::default() });
    assert_eq!((stats.split_edges, stats.phis, left), (1, 0, 1), "the copy is on the edge back");
    assert_eq!(m.order.len(), 4);
    let (stats, left) = with(&mut make(), Settings { verify: true, ..Settings::default() });
    assert_eq!((stats.split_edges, left), (0, 1));
    // Without the rule that splits it, the proof sees what is lost.
    let before = make();
    let mut after = before.copied();
    for o in &mut after.pool {
        if o.is_reg() && o.payload == 0 {
            o.payload = 1;
        }
    }
    let all: Vec<u32> = (0..before.insts.len() as u32).collect();
    assert!(prove::prove(&before, &after, &all).is_err());
}

#[test]
fn what_is_not_written_on_a_way_lives_there_like_the_walk_says() {
    use super::build::{Builder, Scope};
    // Branches one after another; the register of each join is written on one side, on the other it is not.
    let n = 12;
    let mut m = func(2 * n + 2, &[(0, &[(Op::Mov, &[d(0), Operand::imm(1)]), (Op::Mov, &[d(1), Operand::imm(1)])])]);
    let branch = |m: &mut MachineFunc, b| push(m, Op::Bra, Mods(0), &[r(0).with(oflag::GUARD), l(b)]);
    let open = |m: &mut MachineFunc, b| {
        let first = m.insts.len() as u32;
        m.blocks.range[b as usize - 1].end = first;
        m.blocks.push(MachineBlock { range: MRange { first, end: first }, ..Default::default() });
        m.order.push(b);
        push(m, Op::Label, Mods(0), &[l(b)]);
    };
    for k in 0..n {
        let (old, side, to) = (2 * k + 1, 2 * k + 2, 2 * k + 3);
        m.loose.push(side);
        branch(&mut m, 2 * k + 2);
        open(&mut m, 2 * k + 1);
        push(&mut m, Op::Copy, Mods(0), &[d(side), r(old)]);
        if k % 3 == 0 {
            // A span of its own between the write and the join.
            branch(&mut m, 2 * k + 2);
        }
        open(&mut m, 2 * k + 2);
        push(&mut m, Op::Copy, Mods(0), &[d(to), r(side)]);
    }
    push(&mut m, Op::St, Mods(0), &[r(2 * n + 1).with(oflag::ADDR), Operand::ZERO, r(2 * n + 1)]);
    push(&mut m, Op::Ret, Mods(0), &[]);
    m.blocks.range[2 * n as usize].end = m.insts.len() as u32;
    let (mut quick, mut walked) = (Builder::default(), Builder::default());
    let (mut iv, mut all) = (Intervals::default(), Intervals::default());
    assert!(quick.build(&m, &mut iv, Scope::Copies) && walked.build(&m, &mut all, Scope::Exact));
    assert!(quick.forward && !walked.forward && !quick.ways.is_empty() && walked.ways.is_empty());
    naive::check(&m, &quick, &iv).unwrap();
    for side in &m.loose {
        let c = quick.interval[*side as usize];
        let slots = |iv: &Intervals| iv.segments_of(c).map(|s| (s.0, s.1)).collect::<Vec<_>>();
        assert_eq!(slots(&iv), slots(&all));
        assert_eq!(iv.intervals.values[c as usize], all.intervals.values[c as usize]);
    }
}
