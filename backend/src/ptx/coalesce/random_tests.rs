//! Properties over generated machine functions: intervals, proofs and results.

use super::build::Scope;
use super::*;
use proptest::prelude::*;

/// A function from bytes: any flow (irreducible too), registers written many times, pairs, text that is tied or writes early.
/// `loose` leaves some registers undefined at the start.
fn func(bytes: &[u8], loose: bool) -> MachineFunc {
    let mut m = MachineFunc::default();
    let mut at = 0;
    let mut next = |n: u32| {
        let b = bytes[at % bytes.len()] as u32 + (at / bytes.len()) as u32 * 7;
        at += 1;
        b % n
    };
    let (words, doubles) = (3 + next(7), 1 + next(4));
    for _ in 0..words {
        m.vregs.push(VirtualReg { class: VClass(Class::B32) });
    }
    for _ in 0..doubles {
        m.vregs.push(VirtualReg { class: VClass(Class::B64) });
    }
    let pred = m.vregs.push(VirtualReg { class: VClass(Class::Pred) });
    for t in ["one $0, $1, $2;", "one $0;\ntwo $0, $1;"] {
        m.texts.push((m.text_bytes.len() as u32, (m.text_bytes.len() + t.len()) as u32));
        m.text_bytes.extend_from_slice(t.as_bytes());
    }
    fn push(m: &mut MachineFunc, op: Op, ty: PTy, ops: &[Operand]) {
        let at = m.pool.len() as u32;
        m.pool.extend_from_slice(ops);
        m.insts.push(MachineInst {
            head: MHead { op, ty, ty2: PTy::None, mods: Mods(0) },
            ops: MOps { at, n: ops.len() as u32 },
            loc: MLoc(NONE),
        });
    }
    let blocks = 1 + next(7);
    for _ in 0..blocks {
        m.blocks.push(MachineBlock::default());
    }
    for b in 0..blocks {
        let first = m.insts.len() as u32;
        push(&mut m, Op::Label, PTy::None, &[Operand::new(Kind::Label, b)]);
        if b == 0 {
            for v in 0..m.vregs.class.len() as u32 {
                if loose && v % 3 == 1 {
                    m.loose.push(v);
                    continue;
                }
                let class = m.class(v);
                push(&mut m, Op::Mov, class.ty(), &[Operand::def(v), Operand::imm(v as i32 % 3)]);
            }
        }
        for _ in 0..next(9) {
            let (d, a, c) = (next(words), next(words), next(words));
            let (x, y) = (words + next(doubles), words + next(doubles));
            let (dd, ra, rc) = (Operand::def(d), Operand::reg(a), Operand::reg(c));
            match next(14) {
                0..=3 => push(&mut m, Op::Copy, PTy::B32, &[dd, ra]),
                4 => push(&mut m, Op::Copy, PTy::B64, &[Operand::def(x), Operand::reg(y)]),
                5 => push(&mut m, Op::Add, PTy::U32, &[dd, ra, rc]),
                6 => push(&mut m, Op::Mov, PTy::B32, &[dd, Operand::imm(a as i32)]),
                7 | 8 => {
                    let ops = [Operand::def(x), ra.with(oflag::OPEN), rc.with(oflag::CLOSE)];
                    push(&mut m, Op::Pack, PTy::B64, &ops);
                }
                9 | 10 => {
                    let second = if a == d { (a + 1) % words } else { a };
                    let ops = [dd.with(oflag::OPEN), Operand::def(second).with(oflag::CLOSE), Operand::reg(x)];
                    push(&mut m, Op::Unpack, PTy::B64, &ops);
                }
                11 => push(&mut m, Op::St, PTy::B32, &[Operand::imm(0).with(oflag::ADDR), Operand::ZERO, ra]),
                12 => {
                    let text = Operand::new(Kind::Text, a % 2);
                    push(
                        &mut m,
                        Op::Text,
                        PTy::None,
                        &[text, dd.with(if c % 2 == 0 { oflag::TIED } else { 0 }), ra, rc],
                    );
                }
                _ => push(&mut m, Op::Setp, PTy::U32, &[Operand::def(pred), ra, rc]),
            }
        }
        let to = Operand::new(Kind::Label, next(blocks));
        match next(8) {
            0 => push(&mut m, Op::Ret, PTy::None, &[]),
            1 | 2 => push(&mut m, Op::BraUni, PTy::None, &[to]),
            k if k < 7 => {
                push(
                    &mut m,
                    Op::Setp,
                    PTy::U32,
                    &[Operand::def(pred), Operand::reg(next(words)), Operand::reg(next(words))],
                );
                push(&mut m, Op::Bra, PTy::None, &[Operand::reg(pred).with(oflag::GUARD), to]);
            }
            _ => {}
        }
        if b + 1 == blocks {
            push(
                &mut m,
                Op::St,
                PTy::B32,
                &[Operand::imm(0).with(oflag::ADDR), Operand::ZERO, Operand::reg(next(words))],
            );
            push(&mut m, Op::Ret, PTy::None, &[]);
        }
        m.blocks.range[b as usize] = MRange { first, end: m.insts.len() as u32 };
        m.order.push(b);
    }
    m
}

/// What a function stores, up to a number of branches.
fn results(m: &MachineFunc) -> Vec<u64> {
    let mut regs = vec![0u64; m.vregs.class.len()];
    let mut out = Vec::new();
    let (mut i, mut branches) = (0, 0);
    while i < m.insts.head.len() && branches < 200 {
        let (h, ops) = (m.insts.head[i], m.operands(i));
        let value = |o: Operand, regs: &[u64]| if o.is_reg() { regs[o.payload as usize] } else { m.imm(o) as u64 };
        let to = |o: Operand| m.blocks.range[o.payload as usize].first as usize;
        let low = |v: u64| v & 0xffff_ffff;
        i += 1;
        match h.op {
            Op::Copy | Op::Mov => regs[ops[0].payload as usize] = value(ops[1], &regs),
            Op::Add => regs[ops[0].payload as usize] = low(value(ops[1], &regs) + value(ops[2], &regs) + 1),
            Op::Pack => regs[ops[0].payload as usize] = low(value(ops[1], &regs)) | value(ops[2], &regs) << 32,
            Op::Unpack => {
                let whole = value(ops[2], &regs);
                regs[ops[0].payload as usize] = low(whole);
                regs[ops[1].payload as usize] = whole >> 32;
            }
            Op::Setp => regs[ops[0].payload as usize] = (value(ops[1], &regs) < value(ops[2], &regs)) as u64,
            Op::St => out.push(value(ops[2], &regs)),
            Op::Text => {
                if super::build::writes_early(m, i - 1) && !ops[1].has(oflag::TIED) {
                    regs[ops[1].payload as usize] = 77;
                }
                let tied = if ops[1].has(oflag::TIED) { value(ops[1], &regs) } else { 0 };
                let v = value(ops[2], &regs).wrapping_mul(5) + value(ops[3], &regs).wrapping_mul(3) + tied;
                regs[ops[1].payload as usize] = low(v);
            }
            Op::Bra => {
                branches += 1;
                out.push(value(ops[0], &regs));
                if value(ops[0], &regs) != 0 {
                    i = to(ops[1]);
                }
            }
            Op::BraUni => {
                branches += 1;
                i = to(ops[0]);
            }
            Op::Ret => break,
            _ => {}
        }
    }
    out
}

fn settings(bits: u8) -> Settings {
    Settings {
        cssa: bits & 1 == 0,
        terminal: bits & 2 == 0,
        share: bits & 4 == 0,
        join: bits & 8 == 0,
        by_frequency: bits & 16 == 0,
        remat_batch: if bits & 32 == 0 { 100 } else { 0 },
        verify: bits & 64 == 0,
        ..Settings::default()
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn intervals_are_those_of_liveness(bytes in prop::collection::vec(any::<u8>(), 20..200), loose in any::<bool>()) {
        let m = func(&bytes, loose);
        for scope in [Scope::All, Scope::Copies] {
            let (mut b, mut iv) = (Builder::default(), Intervals::default());
            if b.build(&m, &mut iv, scope) {
                naive::check(&m, &b, &iv).unwrap();
            }
        }
    }

    #[test]
    fn results_stay(bytes in prop::collection::vec(any::<u8>(), 20..200), bits in any::<u8>()) {
        let before = func(&bytes, false);
        let mut after = before.copied();
        coalesce(&mut after, &settings(bits), &mut CoalesceScratch::default()).unwrap();
        prop_assert_eq!(results(&before), results(&after));
    }

    #[test]
    fn loose_registers_are_proved_too(bytes in prop::collection::vec(any::<u8>(), 20..200), bits in any::<u8>()) {
        let mut m = func(&bytes, true);
        coalesce(&mut m, &settings(bits), &mut CoalesceScratch::default()).unwrap();
    }
}

/// Joins the first two intervals of a class that interfere, whatever that breaks.
fn wrong_join(m: &MachineFunc) -> Option<Result<(), String>> {
    let mut s = CoalesceScratch::default();
    if !s.build.build(m, &mut s.intervals, Scope::All) {
        return None;
    }
    let n = s.intervals.intervals.len() as u32;
    let (x, y) = (0..n).flat_map(|x| (0..x).map(move |y| (x, y))).find(|&(x, y)| {
        s.intervals.intervals.class[x as usize] == s.intervals.intervals.class[y as usize]
            && s.intervals.interferes(x, y)
    })?;
    s.intervals.join(x, y);
    let (mut after, mut origin) = (m.copied(), Vec::new());
    patch::patch(&mut after, &mut s.patch, &mut s.build, &mut s.intervals, &Settings::default(), Some(&mut origin));
    Some(prove::prove(m, &after, &origin))
}

#[test]
fn wrong_joins_are_caught() {
    let (mut tried, mut caught) = (0, 0);
    for seed in 0..400u32 {
        let bytes: Vec<u8> = (0..120u32).map(|k| ((seed * 131 + k * 71) ^ ((k * seed) >> 3)) as u8).collect();
        let m = func(&bytes, false);
        if let Some(done) = wrong_join(&m) {
            tried += 1;
            caught += done.is_err() as u32;
        }
    }
    // Some overlaps hold equal constants, or values that only copies read which nothing reads.
    assert!(tried > 200 && caught * 10 > tried * 6, "{caught} of {tried}");
}
