//! What becomes of small functions.

use super::*;

fn func(regs: u32, blocks: &[(u32, &[(Op, &[Operand])])]) -> MachineFunc {
    let mut m = MachineFunc::default();
    for _ in 0..regs {
        m.vregs.push(VirtualReg { class: VClass(Class::B32) });
    }
    for _ in blocks {
        m.blocks.push(MachineBlock::default());
    }
    let push = |m: &mut MachineFunc, op: Op, ops: &[Operand]| {
        let at = m.pool.len() as u32;
        m.pool.extend_from_slice(ops);
        m.insts.push(MachineInst {
            head: MHead { op, ty: PTy::B32, ty2: PTy::None, mods: Mods(0) },
            ops: MOps { at, n: ops.len() as u32 },
            loc: MLoc(NONE),
        });
    };
    for &(b, rows) in blocks {
        let first = m.insts.len() as u32;
        push(&mut m, Op::Label, &[Operand::new(Kind::Label, b)]);
        for &(op, ops) in rows {
            push(&mut m, op, ops);
        }
        m.blocks.range[b as usize] = MRange { first, end: m.insts.len() as u32 };
        m.order.push(b);
    }
    m
}
const fn d(v: u32) -> Operand {
    Operand::def(v)
}
const fn r(v: u32) -> Operand {
    Operand::reg(v)
}
const fn l(b: u32) -> Operand {
    Operand::new(Kind::Label, b)
}
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
