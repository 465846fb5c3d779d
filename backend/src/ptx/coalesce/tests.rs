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
