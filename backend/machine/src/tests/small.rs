//! What becomes of small functions.

use super::toy::*;
use crate::check;
use crate::coalesce::{Coalescing, Settings, Stats, coalesce};
use crate::dead::DeadRows;
use crate::errors::CoalesceError;
use crate::ids::*;
use crate::intervals::{CopyState, IntervalBody};
use crate::isa::MoveKind;
use crate::live::{Scope, halves};
use crate::operand::{Operand, oflag};
use crate::rows::{MRange, MachineBlock, VClass};

fn copies(m: &Body) -> usize {
    ops(m).into_iter().filter(|&op| op == Op::Copy).count()
}

/// Coalesces `m`; what was done, the state after it, and the intervals.
fn state(m: &mut Body, settings: Settings) -> (Stats, Coalescing<Toy>, IntervalBody) {
    let (mut state, mut rows) = (Coalescing::default(), IntervalBody::default());
    let stats = coalesce(&mut m.write(), &mut rows.write(), &settings, &mut state).unwrap();
    (stats, state, rows)
}

fn run(m: &mut Body) -> Stats {
    state(m, Settings::default()).0
}

#[test]
fn a_dead_chain_goes_and_a_live_one_stays() {
    let mut m = func(
        4,
        &[(
            0,
            &[
                (Op::Set, &[d(0), Operand::imm(1)]),
                (Op::Add, &[d(1), r(0), Operand::imm(2)]),
                (Op::Add, &[d(2), r(1), r(1)]),
                (Op::Add, &[d(3), r(0), Operand::imm(3)]),
                (Op::Store, &[r(3), r(3)]),
                (Op::Stop, &[]),
            ],
        )],
    );
    assert!(DeadRows::default().remove(&mut m.write()));
    assert_eq!(ops(&m), [Op::Label, Op::Set, Op::Add, Op::Store, Op::Stop]);
    assert_eq!(m.read().operands(Row(2))[0], d(3));
    assert_eq!(m.read().ranges[0], MRange { first: Row(0), end: Row(5) });
}

#[test]
fn a_loop_counter_becomes_one_register() {
    // 1 = phi (incoming side 0); 2 = 1 + 1
    let mut m = func(
        3,
        &[
            (0, &[(Op::Set, &[d(0), Operand::ZERO])]),
            (
                1,
                &[
                    (Op::Copy, &[d(1), r(0)]),
                    (Op::Add, &[d(2), r(1), Operand::imm(1)]),
                    (Op::Copy, &[d(0), r(2)]),
                    (Op::Goto, &[l(1)]),
                ],
            ),
        ],
    );
    run(&mut m);
    assert_eq!(copies(&m), 0);
    assert_eq!(m.read().operands(Row(3))[0].payload, m.read().operands(Row(3))[1].payload);
}

#[test]
fn a_lost_copy_is_kept() {
    // The phi is used after the loop, where its incoming side was already overwritten.
    let mut m = func(
        4,
        &[
            (0, &[(Op::Set, &[d(0), Operand::ZERO])]),
            (
                1,
                &[
                    (Op::Copy, &[d(1), r(0)]),
                    (Op::Add, &[d(2), r(1), Operand::imm(1)]),
                    (Op::Copy, &[d(0), r(2)]),
                    (Op::If, &[l(1)]),
                ],
            ),
            (2, &[(Op::Add, &[d(3), r(1), Operand::imm(5)]), (Op::Stop, &[])]),
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
            (0, &[(Op::Set, &[d(0), Operand::ZERO]), (Op::Set, &[d(1), Operand::imm(1)])]),
            (
                1,
                &[
                    (Op::Copy, &[d(2), r(0)]),
                    (Op::Copy, &[d(3), r(1)]),
                    (Op::Copy, &[d(0), r(3)]),
                    (Op::Copy, &[d(1), r(2)]),
                    (Op::Goto, &[l(1)]),
                ],
            ),
        ],
    );
    run(&mut m);
    let mut used: Vec<u32> = m.side.pool.iter().filter(|o| o.is_reg()).map(|o| o.payload).collect();
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
            (0, &[(Op::Set, &[d(0), Operand::ZERO])]),
            (
                1,
                &[
                    (Op::Copy, &[d(1), r(0)]),
                    (Op::Add, &[d(2), r(1), Operand::imm(1)]),
                    (Op::Copy, &[d(0), r(2)]),
                    (Op::Copy, &[d(3), r(2)]),
                    (Op::If, &[l(1)]),
                ],
            ),
            (2, &[(Op::Add, &[d(4), r(3), Operand::imm(5)]), (Op::Stop, &[])]),
        ],
    );
    run(&mut m);
    assert_eq!(copies(&m), 0);
}

/// A loop that counts: copies before, in and after it.
fn counter() -> Body {
    func(
        4,
        &[
            (0, &[(Op::Set, &[d(0), Operand::ZERO])]),
            (
                1,
                &[
                    (Op::Copy, &[d(1), r(0)]),
                    (Op::Add, &[d(2), r(1), Operand::imm(1)]),
                    (Op::Copy, &[d(0), r(2)]),
                    (Op::If, &[l(1)]),
                ],
            ),
            (2, &[(Op::Copy, &[d(3), r(2)]), (Op::Store, &[r(3), Operand::ZERO, r(3)]), (Op::Stop, &[])]),
        ],
    )
}

fn with(m: &mut Body, set: Settings) -> (Stats, usize) {
    let stats = state(m, set).0;
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
    for (i, mark) in [(3, HEAD), (5, INCOMING)] {
        assert_eq!(m.insts.head[i].op, Op::Copy);
        m.insts.head[i].mark = mark;
    }
    let off = Settings { join: false, join_limit: 0, ..Settings::default() };
    let (stats, s, mut rows) = state(&mut m, off);
    assert_eq!((stats.phis, stats.phis_joined, copies(&m)), (2, 2, 1));
    let text = s.report(b"k", 2, &rows.write());
    assert!(
        text.starts_with("cssa: k: 2 of 2 copies of phis joined, 2 of 3 copies in all") && text.lines().count() == 4,
        "{text}"
    );
}

#[test]
fn copies_of_constants_are_rematerialised() {
    // The constant goes to two registers that live together: one of them is written again.
    let make = || {
        func(
            4,
            &[(
                0,
                &[
                    (Op::Set, &[d(0), Operand::imm(7)]),
                    (Op::Copy, &[d(1), r(0)]),
                    (Op::Copy, &[d(2), r(0)]),
                    (Op::Add, &[d(1), r(1), Operand::imm(1)]),
                    (Op::Add, &[d(2), r(2), r(1)]),
                    (Op::Store, &[r(1), Operand::ZERO, r(2)]),
                    (Op::Stop, &[]),
                ],
            )],
        )
    };
    for remat_batch in [0, 100] {
        let mut m = make();
        let (stats, left) = with(&mut m, Settings { remat_batch, ..Settings::default() });
        assert_eq!((stats.rematerialised, left), (1, 0), "batches of {remat_batch}");
        assert_eq!(m.insts.head.iter().filter(|h| h.op == Op::Set).count(), 2);
    }
}

#[test]
fn intervals_of_constants_are_updated_once_where_many_copies_are_rematerialised() {
    // Four registers start with one constant and live together with what becomes of the others, and with the constant.
    let add = |v: u32| [d(v), r(v), Operand::imm(v as i32)];
    let sum = |v: u32| [d(1), r(1), r(v)];
    let copies: Vec<[Operand; 2]> = (1..5).map(|v| [d(v), r(0)]).collect();
    let (adds, sums): (Vec<_>, Vec<_>) = ((1..5).map(add).collect(), (2..5).map(sum).collect());
    let (load, store) = ([d(0), Operand::imm(7)], [r(1), Operand::ZERO, r(0)]);
    let mut rows: Vec<(Op, &[Operand])> = vec![(Op::Set, &load)];
    rows.extend(copies.iter().map(|o| (Op::Copy, &o[..])));
    rows.extend(adds.iter().chain(&sums).map(|o| (Op::Add, &o[..])));
    rows.extend([(Op::Store, &store[..]), (Op::Stop, &[])]);
    for (remat_batch, updates) in [(100, 4), (0, 1)] {
        let mut m = func(5, &[(0, &rows)]);
        let (stats, s, _) = state(&mut m, Settings { remat_batch, verify: true, ..Settings::default() });
        assert_eq!((stats.rematerialised, s.shrunk()), (4, updates), "batches of {remat_batch}");
    }
}

#[test]
fn equal_constants_are_shared_unless_told_not_to() {
    let make = || {
        func(
            2,
            &[
                (
                    0,
                    &[
                        (Op::Set, &[d(0), Operand::imm(7)]),
                        (Op::Store, &[r(0), Operand::ZERO, r(0)]),
                        (Op::If, &[l(1)]),
                    ],
                ),
                (1, &[(Op::Set, &[d(1), Operand::imm(7)]), (Op::Store, &[r(1), Operand::ZERO, r(1)]), (Op::Stop, &[])]),
            ],
        )
    };
    for (share, movs) in [(true, 1), (false, 2)] {
        let mut m = make();
        with(&mut m, Settings { share, ..Settings::default() });
        assert_eq!(m.insts.head.iter().filter(|h| h.op == Op::Set).count(), movs);
    }
}

#[test]
fn the_terminal_rule_holds_a_copy_back() {
    // 1 is written by one copy alone; joining it with 0 would keep 0 and 2 apart.
    let make = || {
        func(
            4,
            &[
                (0, &[(Op::Load, &[d(0), Operand::ZERO, Operand::ZERO])]),
                (
                    1,
                    &[
                        (Op::Copy, &[d(1), r(0)]),
                        (Op::Add, &[d(2), r(0), Operand::imm(1)]),
                        (Op::Store, &[r(1), Operand::ZERO, r(2)]),
                        (Op::Copy, &[d(0), r(2)]),
                        (Op::If, &[l(1)]),
                    ],
                ),
                (2, &[(Op::Stop, &[])]),
            ],
        )
    };
    for terminal in [true, false] {
        let mut m = make();
        assert_eq!(with(&mut m, Settings { terminal, ..Settings::default() }).1, 1);
        let add = m.insts.head.iter().position(|h| h.op == Op::Add).unwrap();
        let ops = m.read().operands(Row::new(add));
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
                (0, &[(Op::Load, &[d(0), Operand::ZERO, Operand::ZERO]), (Op::If, &[l(2)])]),
                (1, &[(Op::Copy, &[d(1), r(0)]), (Op::Goto, &[l(3)])]),
                (2, &[(Op::Set, &[d(1), Operand::ZERO])]),
                (3, &[(Op::Store, &[r(1), Operand::ZERO, r(1)]), (Op::Stop, &[])]),
            ],
        )
    };
    for (split_edges, left) in [(true, 0), (false, 1)] {
        let mut m = make();
        assert_eq!(with(&mut m, Settings { split_edges, join_limit: 0, ..Settings::default() }).1, left);
    }
}

/// Two registers put together and taken apart again; `more` rows in between.
fn pair(more: &[OpRow<'_>]) -> Body {
    let (open, close) = (oflag::OPEN, oflag::CLOSE);
    let pack = [d(2), r(0).with(open), r(1).with(close)];
    let unpack = [d(3).with(open), d(4).with(close), r(2)];
    let base = [d(5), Operand::ZERO];
    let loads = [[d(0), r(5).with(oflag::ADDR), Operand::ZERO], [d(1), r(5).with(oflag::ADDR), Operand::imm(4)]];
    let stores = [[r(5).with(oflag::ADDR), Operand::ZERO, r(3)], [r(5).with(oflag::ADDR), Operand::ZERO, r(4)]];
    let mut rows: Vec<(Op, &[Operand])> =
        vec![(Op::Set, &base), (Op::Load, &loads[0]), (Op::Load, &loads[1]), (Op::Join, &pack)];
    rows.extend(more);
    rows.extend([(Op::Split, &unpack[..]), (Op::Store, &stores[0]), (Op::Store, &stores[1]), (Op::Stop, &[])]);
    let mut m = func(6, &[(0, &rows)]);
    m.vregs.class[2] = VClass(DOUBLE);
    m
}

#[test]
fn halves_of_a_pair_are_joined_together_or_not_at_all() {
    let mut m = pair(&[]);
    let (stats, _) = with(&mut m, Settings { verify: true, ..Settings::default() });
    assert_eq!((stats.pairs, stats.moves_joined), (1, 1));
    assert!(!ops(&m).iter().any(|o| matches!(o, Op::Join | Op::Split)), "{:?}", ops(&m));
    let halves = [m.read().operands(Row(2))[0].payload, m.read().operands(Row(3))[0].payload];
    assert_eq!(
        [m.read().operands(Row(4))[2].payload, m.read().operands(Row(5))[2].payload],
        halves,
        "each half is its own register"
    );
    // A half that is written while the pair is together keeps both apart.
    for half in [0, 1] {
        let again = [d(half), r(5), Operand::imm(1)];
        let read = [r(5).with(oflag::ADDR), Operand::ZERO, r(half)];
        let mut m = pair(&[(Op::Add, &again), (Op::Store, &read)]);
        let (stats, _) = with(&mut m, Settings { verify: true, ..Settings::default() });
        assert_eq!(stats.pairs, 0, "half {half}");
        assert!(ops(&m).contains(&Op::Split));
    }
    // The whole is read by itself: the pair stays together for that reader, and is not taken apart.
    let read = [r(5).with(oflag::ADDR), Operand::ZERO, r(2)];
    let mut m = pair(&[(Op::Store, &read)]);
    assert_eq!(with(&mut m, Settings { verify: true, ..Settings::default() }).0.pairs, 1);
    assert!(ops(&m).contains(&Op::Join) && !ops(&m).contains(&Op::Split));
    // No budget of joins, no pair.
    assert_eq!(with(&mut pair(&[]), Settings { join_limit: 0, ..Settings::default() }).0.pairs, 0);
}

#[test]
fn halves_are_registers_of_one_class_and_not_one_register() {
    let m = pair(&[]);
    assert_eq!(halves(m.read(), Row(4), MoveKind::Pack), Some([VReg(0), VReg(1), VReg(2)]));
    assert_eq!(halves(m.read(), Row(5), MoveKind::Unpack), Some([VReg(3), VReg(4), VReg(2)]));
    assert_eq!(halves(m.read(), Row(5), MoveKind::Pack), None);
    let mut twice = pair(&[]);
    let at = twice.insts.ops[4].at as usize;
    twice.side.pool[at + 2].payload = 0;
    assert_eq!(halves(twice.read(), Row(4), MoveKind::Pack), None);
    let mut wide = pair(&[]);
    wide.vregs.class[1] = VClass(SHORT);
    assert_eq!(halves(wide.read(), Row(4), MoveKind::Pack), None);
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
                (0, &[(Op::Load, &load), (Op::Add, &add), (Op::Copy, &[d(1), r(0)])]),
                (1, &[(Op::Copy, &[d(3), r(2)]), (Op::If, &[l(1)])]),
                (2, &[(Op::Store, &stores[0]), (Op::Store, &stores[1]), (Op::Stop, &[])]),
            ],
        )
    };
    let off = Settings { cssa: false, join: false, join_limit: 1, ..Settings::default() };
    for (by_frequency, joined) in [(true, 2), (false, 0)] {
        let (_, _, rows) = state(&mut make(), Settings { by_frequency, ..off });
        let done: Vec<u32> = (0..2)
            .filter(|&k| rows.copies.status[k].state == CopyState::Joined)
            .map(|k| rows.intervals.reg[rows.copies.ends[k].src].reg.0)
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
                (0, &[(Op::Set, &[d(0), Operand::ZERO])]),
                (
                    1,
                    &[
                        (Op::Copy, &[d(1), r(0)]),
                        (Op::Add, &[d(2), r(1), Operand::imm(1)]),
                        (Op::Copy, &[d(0), r(2)]),
                        (Op::If, &[r(3).with(oflag::GUARD), l(1)]),
                    ],
                ),
                (2, &[(Op::Store, &[r(1), Operand::ZERO, r(1)]), (Op::Stop, &[])]),
            ],
        );
        m.side.ir_blocks = 3;
        m.vregs.class[3] = VClass(FLAG);
        m.side.loose.push(VReg(3));
        for (i, mark) in [(1, INCOMING), (3, HEAD), (5, INCOMING)] {
            m.insts.head[i].mark = mark;
        }
        m
    };
    let mut m = make();
    let (stats, left) = with(&mut m, Settings { dessa: true, verify: true, ..Settings::default() });
    assert_eq!((stats.split_edges, stats.phis, left), (1, 0, 1), "the copy is on the edge back");
    assert_eq!(m.side.order.len(), 4);
    let (stats, left) = with(&mut make(), Settings { verify: true, ..Settings::default() });
    assert_eq!((stats.split_edges, left), (0, 1));
    // Without the rule that splits it, the proof sees what is lost.
    let before = make();
    let mut after = before.clone();
    for o in &mut after.side.pool {
        if o.is_reg() && o.payload == 0 {
            o.payload = 1;
        }
    }
    let all: Vec<Row> = before.read().all_rows().collect();
    let wrong = check::prove(before.read(), after.read(), &all).unwrap_err();
    assert!(matches!(wrong, CoalesceError::OtherValue { .. }), "{wrong}");
}

#[test]
fn what_is_not_written_on_a_path_is_live_there_like_the_walk_says() {
    // Branches one after another; the register of each join is written on one side, on the other it is not.
    let n = 12;
    let mut body = func(2 * n + 2, &[(0, &[(Op::Set, &[d(0), Operand::imm(1)]), (Op::Set, &[d(1), Operand::imm(1)])])]);
    let mut m = body.write();
    for _ in 0..2 * n {
        m.new_block(MachineBlock::default());
    }
    for k in 0..n {
        let (old, side, to) = (2 * k + 1, 2 * k + 2, 2 * k + 3);
        m.side.loose.push(VReg(side));
        push(&mut m, Op::If, NO_PHI, &[r(0), l(2 * k + 2)]);
        close(&mut m);
        open(&mut m, MBlock(2 * k + 1));
        push(&mut m, Op::Copy, NO_PHI, &[d(side), r(old)]);
        if k % 3 == 0 {
            // A part of its own between the write and the join.
            push(&mut m, Op::If, NO_PHI, &[r(0), l(2 * k + 2)]);
        }
        close(&mut m);
        open(&mut m, MBlock(2 * k + 2));
        push(&mut m, Op::Copy, NO_PHI, &[d(to), r(side)]);
    }
    push(&mut m, Op::Store, NO_PHI, &[r(2 * n + 1)]);
    push(&mut m, Op::Stop, NO_PHI, &[]);
    close(&mut m);
    drop(m);
    let (quick, mut rows) = live(&body, Scope::Copies).unwrap();
    let (walked, mut all) = live(&body, Scope::Exact).unwrap();
    assert!(quick.forward && !walked.forward && !quick.paths.is_empty() && walked.paths.is_empty());
    let (iv, all) = (rows.write(), all.write());
    check::intervals(body.read(), &quick, &iv).unwrap();
    for &side in &body.side.loose {
        let of = quick.interval[side];
        let slots =
            |iv: &crate::intervals::Intervals<'_>| iv.segments_in(iv.run(of)).map(|s| (s.0, s.1)).collect::<Vec<_>>();
        assert_eq!(slots(&iv), slots(&all));
        assert_eq!(iv.intervals.extent()[of].values, all.intervals.extent()[of].values);
    }
}

#[test]
fn copies_on_an_edge_that_falls_through_are_proved() {
    // The branch of block 1 reads the phi, so its copies move to both of its edges; that to block 2 falls through.
    let mut m = func(
        7,
        &[
            (0, &[(Op::Load, &[d(0)]), (Op::Copy, &[d(1), r(0)])]),
            (
                1,
                &[
                    (Op::Copy, &[d(2), r(1)]),
                    (Op::Add, &[d(4), r(2), Operand::imm(1)]),
                    (Op::Copy, &[d(1), r(4)]),
                    (Op::Copy, &[d(5), r(4)]),
                    (Op::If, &[r(2), l(1)]),
                ],
            ),
            (2, &[(Op::Copy, &[d(6), r(5)]), (Op::Store, &[r(6)]), (Op::Store, &[r(2)]), (Op::Stop, &[])]),
        ],
    );
    m.side.ir_blocks = 3;
    for (row, mark) in [(2, INCOMING), (4, HEAD), (6, INCOMING), (7, INCOMING), (10, HEAD)] {
        assert_eq!(m.insts.head[row].op, Op::Copy);
        m.insts.head[row].mark = mark;
    }
    for (dessa, split) in [(true, 2), (false, 0)] {
        let mut after = m.clone();
        let (stats, _) = with(&mut after, Settings { dessa, verify: true, ..Settings::default() });
        assert_eq!(stats.split_edges, split);
    }
}

/// The old value of what a row writes under a guard is read: the row that wrote it stays.
#[test]
fn what_a_guarded_row_may_leave_is_not_dead() {
    let guard = r(0).with(oflag::GUARD);
    let mut m = func(
        3,
        &[(
            0,
            &[
                (Op::Load, &[d(0)]),
                (Op::Set, &[d(1), Operand::imm(7)]),
                (Op::Text, &[guard, d(1), r(0)]),
                (Op::Set, &[d(2), Operand::imm(7)]),
                (Op::Stop, &[]),
            ],
        )],
    );
    assert!(DeadRows::default().remove(&mut m.write()));
    assert_eq!(ops(&m), [Op::Label, Op::Load, Op::Set, Op::Text, Op::Stop]);
}

/// A block that selection cut in parts (a loop that fills memory) has its copies in the last of them.
#[test]
fn copies_behind_a_label_that_selection_made_are_kept_with_usedessa() {
    let mut m = func(
        4,
        &[
            (0, &[(Op::Load, &[d(0)]), (Op::Load, &[d(3)])]),
            // Both made by selection, in block 0 of the IR.
            (2, &[(Op::Store, &[r(0)]), (Op::If, &[r(3), l(2)])]),
            (3, &[(Op::Copy, &[d(1), r(0)])]),
            (1, &[(Op::Copy, &[d(2), r(1)]), (Op::Store, &[r(2)]), (Op::Stop, &[])]),
        ],
    );
    m.side.ir_blocks = 2;
    for (row, mark) in [(7, INCOMING), (9, HEAD)] {
        assert_eq!(m.insts.head[row].op, Op::Copy);
        m.insts.head[row].mark = mark;
    }
    with(&mut m, Settings { dessa: true, verify: true, ..Settings::default() });
    let stores: Vec<Operand> = m
        .read()
        .all_rows()
        .filter(|&row| m.insts.head[row].op == Op::Store)
        .map(|row| m.read().operands(row)[0])
        .collect();
    assert_eq!(stores[0], stores[1], "both store what was loaded");
}
