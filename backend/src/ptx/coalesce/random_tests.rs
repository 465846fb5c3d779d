//! Properties over generated machine functions: intervals, proofs and results.

use super::build::Scope;
use super::*;
use crate::ptx::rows_for_tests::push;
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
    execute(m, 200, true, &mut |_, _| ())
}

/// What it stores alone.
fn stores(m: &MachineFunc) -> Vec<u64> {
    execute(m, 400, false, &mut |_, _| ())
}

/// Runs `m`, and tells what rows that compute read.
fn execute(m: &MachineFunc, limit: u32, ways: bool, read: &mut dyn FnMut(usize, u64)) -> Vec<u64> {
    let mut regs = vec![0u64; m.vregs.class.len()];
    let mut out = Vec::new();
    let (mut i, mut branches) = (0, 0);
    while i < m.insts.head.len() && branches < limit {
        let (h, ops) = (m.insts.head[i], m.operands(i));
        let value = |o: Operand, regs: &[u64]| if o.is_reg() { regs[o.payload as usize] } else { m.imm(o) as u64 };
        let to = |o: Operand| m.blocks.range[o.payload as usize].first as usize;
        let low = |v: u64| v & 0xffff_ffff;
        if !matches!(h.op, Op::Copy | Op::Mov | Op::Pack | Op::Unpack) {
            for o in ops.iter().filter(|o| o.is_reg() && (!o.is_def() || o.has(oflag::TIED))) {
                read(i, regs[o.payload as usize]);
            }
        }
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
                if ways {
                    out.push(value(ops[0], &regs));
                }
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
        for scope in [Scope::All, Scope::Exact, Scope::Copies] {
            let (mut b, mut iv) = (Builder::default(), Intervals::default());
            if b.build(&m, &mut iv, scope) {
                naive::check(&m, &b, &iv).unwrap();
                prop_assert!(scope == Scope::Copies || iv.intervals.exact.iter().all(|e| e.0));
                let covers: Vec<u32> = (0..iv.intervals.len() as u32).filter(|&c| !iv.intervals.exact[c as usize].0).collect();
                for &c in &covers {
                    let value = iv.segments_of(c).next().map(|s| s.2);
                    b.refine(&mut iv, c);
                    prop_assert!(iv.segments_of(c).all(|s| Some(s.2) == value));
                }
                naive::check(&m, &b, &iv).unwrap();
            }
        }
    }

    #[test]
    fn covers_agree_with_lives(bytes in prop::collection::vec(any::<u8>(), 20..200), loose in any::<bool>()) {
        let m = func(&bytes, loose);
        let (mut b, mut covers) = (Builder::default(), Intervals::default());
        let mut lives = Intervals::default();
        if Builder::default().build(&m, &mut lives, Scope::Exact) {
            b.build(&m, &mut covers, Scope::Copies);
            let n = covers.intervals.len() as u32;
            prop_assert_eq!(n, lives.intervals.len() as u32);
            for (x, y) in (0..n).flat_map(|x| (0..x).map(move |y| (x, y))) {
                let meet = lives.interferes(x, y);
                prop_assert!(!meet || covers.interferes(x, y));
                let exact = [x, y].iter().all(|&c| covers.intervals.exact[c as usize].0);
                prop_assert!(meet || !exact || !covers.interferes(x, y), "{} and {}, as they are", x, y);
                prop_assert!(meet || !b.surely_meet(&covers, x, y), "{} and {}", x, y);
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

/// Joins the `n`th two intervals of a class that interfere, whatever that breaks: the rows then, and which they were.
fn wrong_join(m: &MachineFunc, n: usize) -> Option<(MachineFunc, Vec<u32>)> {
    let mut s = CoalesceScratch::default();
    if !s.build.build(m, &mut s.intervals, Scope::All) {
        return None;
    }
    let count = s.intervals.intervals.len() as u32;
    let wrong = |&(x, y): &(u32, u32)| {
        let class = &s.intervals.intervals.class;
        class[x as usize] == class[y as usize] && s.intervals.interferes(x, y)
    };
    let (x, y) = (0..count).flat_map(|x| (0..x).map(move |y| (x, y))).filter(wrong).nth(n)?;
    s.intervals.join(x, y);
    let (mut after, mut origin) = (m.copied(), Vec::new());
    patch::patch(&mut after, &mut s.patch, &mut s.build, &mut s.intervals, &Settings::default(), Some(&mut origin));
    Some((after, origin))
}

/// Every join of intervals that interfere is refused by the proof, or changes no value that a row reads.
#[test]
fn wrong_joins_are_caught_or_change_nothing() {
    let (mut caught, mut same) = (0, 0);
    for seed in 0..300u32 {
        let bytes: Vec<u8> = (0..120u32).map(|k| ((seed * 131 + k * 71) ^ ((k * seed) >> 3)) as u8).collect();
        let m = func(&bytes, false);
        for n in 0..4 {
            let Some((after, origin)) = wrong_join(&m, n) else { break };
            if prove::prove(&m, &after, &origin).is_err() {
                caught += 1;
                continue;
            }
            same += 1;
            let all: Vec<u32> = (0..m.insts.len() as u32).collect();
            let (mut reads, mut now) = (Vec::new(), Vec::new());
            let ends = [
                execute(&m, 400, true, &mut |i, v| reads.push((all[i], v))),
                execute(&after, 400, true, &mut |i, v| now.push((origin[i], v))),
            ];
            assert_eq!(ends[0], ends[1], "seed {seed}, join {n}");
            assert_eq!(reads, now, "seed {seed}, join {n}");
        }
    }
    assert!(caught > 400 && same > 50, "{caught} caught, {same} that change nothing");
}

/// A function as selection leaves it: blocks with phis, each with an incoming register that every predecessor writes.
fn phis(bytes: &[u8]) -> MachineFunc {
    let mut m = MachineFunc::default();
    let mut at = 0;
    let mut next = |n: u32| {
        let b = bytes[at % bytes.len()] as u32 + (at / bytes.len()) as u32 * 5;
        at += 1;
        b % n
    };
    let blocks = 2 + next(6);
    m.ir_blocks = blocks;
    for _ in 0..blocks {
        m.blocks.push(MachineBlock::default());
    }
    // Phis of each block but the entry: incoming register and register.
    let mut of: Vec<Vec<(u32, u32)>> = vec![Vec::new(); blocks as usize];
    let reg = |m: &mut MachineFunc, class| m.vregs.push(VirtualReg { class: VClass(class) });
    let base: Vec<u32> = (0..3).map(|_| reg(&mut m, Class::B32)).collect();
    let pred = reg(&mut m, Class::Pred);
    let mut all = base.clone();
    for b in 1..blocks {
        for _ in 0..next(4) {
            let pair = (reg(&mut m, Class::B32), reg(&mut m, Class::B32));
            of[b as usize].push(pair);
            all.push(pair.1);
        }
    }
    for b in 0..blocks {
        let first = m.insts.len() as u32;
        push(&mut m, Op::Label, Mods(0), &[Operand::new(Kind::Label, b)]);
        if b == 0 {
            // Every register has a value from the start: which ones are read where does not matter then.
            for v in 0..m.vregs.class.len() as u32 {
                push(&mut m, Op::Mov, Mods(0), &[Operand::def(v), Operand::imm(v as i32)]);
            }
        }
        for &(side, to) in &of[b as usize] {
            push(&mut m, Op::Copy, phi_mark::HEAD, &[Operand::def(to), Operand::reg(side)]);
        }
        let any = |n: u32| Operand::reg(all[n as usize]);
        for _ in 0..next(3) {
            let (a, c) = (any(next(all.len() as u32)), any(next(all.len() as u32)));
            push(&mut m, Op::Add, Mods(0), &[Operand::def(base[next(3) as usize]), a, c]);
        }
        let a = any(next(all.len() as u32));
        push(&mut m, Op::St, Mods(0), &[Operand::imm(0).with(oflag::ADDR), Operand::ZERO, a]);
        let (a, c, yes) = (any(next(all.len() as u32)), any(next(all.len() as u32)), 1 + next(blocks - 1));
        let no = if b + 1 < blocks { b + 1 } else { 1 + next(blocks - 1) };
        let ways = if next(3) == 0 { vec![no] } else { vec![yes, no] };
        let mut seen = Vec::new();
        for &w in &ways {
            if seen.contains(&w) {
                continue;
            }
            seen.push(w);
            for &(side, _) in &of[w as usize] {
                let source = if next(5) == 0 { Operand::imm(9) } else { any(next(all.len() as u32)) };
                let op = if source.is_reg() { Op::Copy } else { Op::Mov };
                push(&mut m, op, phi_mark::IN, &[Operand::def(side), source]);
            }
        }
        if ways.len() == 2 {
            push(&mut m, Op::Setp, Mods(0), &[Operand::def(pred), a, c]);
            push(&mut m, Op::Bra, Mods(0), &[Operand::reg(pred).with(oflag::GUARD), Operand::new(Kind::Label, yes)]);
        }
        if b + 1 == blocks {
            push(&mut m, Op::BraUni, Mods(0), &[Operand::new(Kind::Label, no)]);
        }
        m.blocks.range[b as usize] = MRange { first, end: m.insts.len() as u32 };
        m.order.push(b);
    }
    m
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn phis_by_either_way(bytes in prop::collection::vec(any::<u8>(), 20..200), bits in any::<u8>(), dessa in any::<bool>()) {
        let before = phis(&bytes);
        let mut after = before.copied();
        let set = Settings { dessa, ..settings(bits) };
        coalesce(&mut after, &set, &mut CoalesceScratch::default()).unwrap();
        prop_assert_eq!(observed(&before), observed(&after));
        let heads = after.insts.head.iter().filter(|h| h.mods == phi_mark::HEAD).count();
        prop_assert!(!dessa || heads == 0);
    }
}

/// What is stored alone, up to a number: branches differ by the blocks of split edges.
fn observed(m: &MachineFunc) -> Vec<u64> {
    let mut out = stores(m);
    out.truncate(60);
    out
}
