//! Properties over generated machine functions: intervals, proofs and results.

use super::toy::*;
use crate::check;
use crate::coalesce::rewrite::Rewriter;
use crate::coalesce::{Coalescing, Settings, coalesce};
use crate::ids::*;
use crate::intervals::IntervalBody;
use crate::live::Scope;
use crate::operand::{Kind, Operand, is_guarded, oflag};
use crate::rows::{MachineBlock, MachineMut};
use proptest::prelude::*;

/// Small numbers from bytes.
struct Numbers<'a> {
    bytes: &'a [u8],
    at: usize,
    step: u32,
}

impl Numbers<'_> {
    /// A number below `n`.
    fn next(&mut self, n: u32) -> u32 {
        let len = self.bytes.len();
        let b = self.bytes[self.at % len] as u32 + (self.at / len) as u32 * self.step;
        self.at += 1;
        b % n
    }
}

/// A function from bytes: any flow (irreducible too), registers written many times and under guards, pairs, text that is tied
/// or writes early. `loose` leaves some registers undefined at the start.
pub(super) fn func(bytes: &[u8], loose: bool) -> Body {
    func_of_kinds(bytes, loose, PLAIN_KINDS)
}

/// Kinds of rows that [`any_row`] makes; the last one is a call.
const PLAIN_KINDS: u32 = 15;

/// The same with calls among the rows.
pub(super) fn func_with_calls(bytes: &[u8]) -> Body {
    func_of_kinds(bytes, false, PLAIN_KINDS + 1)
}

fn func_of_kinds(bytes: &[u8], loose: bool, kinds: u32) -> Body {
    let mut body = Body::default();
    let mut m = body.write();
    let mut numbers = Numbers { bytes, at: 0, step: 7 };
    let (words, doubles) = (3 + numbers.next(7), 1 + numbers.next(4));
    for _ in 0..words {
        m.new_reg(WORD);
    }
    for _ in 0..doubles {
        m.new_reg(DOUBLE);
    }
    let flag = m.new_reg(FLAG).0;
    for text in ["one $0, $1, $2", "one $0\ntwo $0, $1"] {
        m.side.text_operand(text.as_bytes());
    }
    let blocks = 1 + numbers.next(7);
    for _ in 0..blocks {
        m.new_block(MachineBlock::default());
    }
    for b in 0..blocks {
        open(&mut m, MBlock(b));
        if b == 0 {
            for v in 0..m.read().regs() as u32 {
                if loose && v % 3 == 1 {
                    m.side.loose.push(VReg(v));
                } else {
                    push(&mut m, Op::Set, NO_PHI, &[d(v), Operand::imm(v as i32 % 3)]);
                }
            }
        }
        for _ in 0..numbers.next(9) {
            any_row(&mut m, &mut numbers, (words, doubles, flag), kinds);
        }
        let to = l(numbers.next(blocks));
        match numbers.next(8) {
            0 => drop(push(&mut m, Op::Stop, NO_PHI, &[])),
            1 | 2 => drop(push(&mut m, Op::Goto, NO_PHI, &[to])),
            k if k < 7 => {
                let (x, y) = (numbers.next(words), numbers.next(words));
                push(&mut m, Op::Less, NO_PHI, &[d(flag), r(x), r(y)]);
                push(&mut m, Op::If, NO_PHI, &[r(flag), to]);
            }
            _ => {}
        }
        if b + 1 == blocks {
            push(&mut m, Op::Store, NO_PHI, &[r(numbers.next(words))]);
            push(&mut m, Op::Stop, NO_PHI, &[]);
        }
        close(&mut m);
    }
    drop(m);
    body
}

/// Appends any row that is no branch.
fn any_row(
    machine: &mut MachineMut<'_, Toy>,
    numbers: &mut Numbers<'_>,
    (words, doubles, flag): (u32, u32, u32),
    kinds: u32,
) {
    let (dst, a, c) = (numbers.next(words), numbers.next(words), numbers.next(words));
    let (x, y) = (words + numbers.next(doubles), words + numbers.next(doubles));
    let (op, operands): (Op, Vec<Operand>) = match numbers.next(kinds) {
        0..=3 => (Op::Copy, vec![d(dst), r(a)]),
        4 => (Op::Copy, vec![d(x), r(y)]),
        5 => (Op::Add, vec![d(dst), r(a), r(c)]),
        6 => (Op::Set, vec![d(dst), Operand::imm(a as i32)]),
        7 | 8 => (Op::Join, vec![d(x), r(a).with(oflag::OPEN), r(c).with(oflag::CLOSE)]),
        9 | 10 => {
            let second = if a == dst { (a + 1) % words } else { a };
            (Op::Split, vec![d(dst).with(oflag::OPEN), d(second).with(oflag::CLOSE), r(x)])
        }
        11 => (Op::Store, vec![r(a)]),
        12 => {
            let tied = if c % 2 == 0 { oflag::TIED } else { 0 };
            (Op::Text, vec![Operand::new(Kind::Text, a % 2), d(dst).with(tied), r(a), r(c)])
        }
        13 => (Op::Add, vec![r(flag).with(oflag::GUARD), d(dst), r(a), r(c)]),
        14 => (Op::Less, vec![d(flag), r(a), r(c)]),
        _ => (Op::Call, vec![]),
    };
    push(machine, op, NO_PHI, &operands);
}

/// What a function stores and which way it branches, up to a number of branches.
fn results(m: &Body) -> Vec<u64> {
    execute(m, 200, true, &mut |_, _| ())
}

/// What it stores alone.
fn stores(m: &Body) -> Vec<u64> {
    execute(m, 400, false, &mut |_, _| ())
}

/// Where registers are while rows run.
pub(super) trait Storage {
    fn get(&self, reg: VReg) -> u64;
    fn set(&mut self, reg: VReg, value: u64);
    /// A call destroys what it destroys.
    fn call(&mut self);
    /// Spill code: a register to a place and back.
    fn spill(&mut self, at: i64, reg: VReg);
    fn fill(&mut self, reg: VReg, at: i64);
}

/// Virtual registers, as many as there are.
struct Virtual(Vec<u64>);

impl Storage for Virtual {
    fn get(&self, reg: VReg) -> u64 {
        self.0[reg.index()]
    }
    fn set(&mut self, reg: VReg, value: u64) {
        self.0[reg.index()] = value;
    }
    fn call(&mut self) {}
    fn spill(&mut self, _: i64, _: VReg) {
        unreachable!("virtual registers are not spilt");
    }
    fn fill(&mut self, _: VReg, _: i64) {
        unreachable!("virtual registers are not spilt");
    }
}

/// Runs `m`, and tells what rows that compute read.
fn execute(m: &Body, limit: u32, branches_too: bool, read: &mut dyn FnMut(usize, u64)) -> Vec<u64> {
    let mut regs = Virtual(vec![0u64; m.read().regs()]);
    execute_on(m, limit, branches_too, &mut regs, read)
}

/// The same with registers in a storage.
pub(super) fn execute_on<S: Storage>(
    m: &Body,
    limit: u32,
    branches_too: bool,
    regs: &mut S,
    read: &mut dyn FnMut(usize, u64),
) -> Vec<u64> {
    let m = m.read();
    let mut out = Vec::new();
    let (mut row, mut branches) = (Row(0), 0);
    while row.index() < m.rows() && branches < limit {
        let (op, mut operands) = (m.heads[row].op, m.operands(row));
        let value = |o: Operand, regs: &S| if o.is_reg() { regs.get(o.vreg()) } else { m.imm(o) as u64 };
        let low = |v: u64| v & 0xffff_ffff;
        let guarded = is_guarded(operands);
        if !matches!(op, Op::Copy | Op::Set | Op::Join | Op::Split) {
            for o in operands.iter().filter(|o| o.is_use() || guarded && o.is_def()) {
                read(row.index(), regs.get(o.vreg()));
            }
        }
        let early = m.writes_early(row);
        row = row.next();
        if guarded {
            if value(operands[0], regs) == 0 {
                continue;
            }
            operands = &operands[1..];
        }
        match op {
            Op::Copy | Op::Set => regs.set(operands[0].vreg(), value(operands[1], regs)),
            Op::Add => {
                let sum = low(value(operands[1], regs) + value(operands[2], regs) + 1);
                regs.set(operands[0].vreg(), sum);
            }
            Op::Join => {
                let whole = low(value(operands[1], regs)) | value(operands[2], regs) << 32;
                regs.set(operands[0].vreg(), whole);
            }
            Op::Split => {
                let whole = value(operands[2], regs);
                regs.set(operands[0].vreg(), low(whole));
                regs.set(operands[1].vreg(), whole >> 32);
            }
            Op::Less => {
                let less = value(operands[1], regs) < value(operands[2], regs);
                regs.set(operands[0].vreg(), less as u64);
            }
            Op::Store => out.push(value(operands[0], regs)),
            Op::Text => {
                let (dest, tied) = (operands[1].vreg(), operands[1].has(oflag::TIED));
                if early && !tied {
                    regs.set(dest, 77);
                }
                let old = if tied { regs.get(dest) } else { 0 };
                let sum = value(operands[2], regs).wrapping_mul(5) + value(operands[3], regs).wrapping_mul(3);
                regs.set(dest, low(sum + old));
            }
            Op::If => {
                branches += 1;
                let taken = value(operands[0], regs);
                if branches_too {
                    out.push(taken);
                }
                if taken != 0 {
                    row = m.ranges[operands[1].block()].first;
                }
            }
            Op::Goto => {
                branches += 1;
                row = m.ranges[operands[0].block()].first;
            }
            Op::Stop => break,
            Op::Call => regs.call(),
            Op::Spill if operands[0].is_reg() => regs.set(operands[0].vreg(), value(operands[1], regs)),
            Op::Spill => regs.spill(m.imm(operands[0]), operands[1].vreg()),
            Op::Fill if operands[1].is_reg() => regs.set(operands[0].vreg(), value(operands[1], regs)),
            Op::Fill => regs.fill(operands[0].vreg(), m.imm(operands[1])),
            Op::Label | Op::Load | Op::Enlist | Op::Wait => {}
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

fn coalesced(before: &Body, settings: &Settings) -> Body {
    let mut after = before.clone();
    let (mut state, mut rows) = (Coalescing::default(), IntervalBody::default());
    coalesce(&mut after.write(), &mut rows.write(), settings, &mut state).unwrap();
    after
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn intervals_are_those_of_liveness(bytes in prop::collection::vec(any::<u8>(), 20..200), loose in any::<bool>()) {
        let m = func(&bytes, loose);
        for scope in [Scope::All, Scope::Exact, Scope::Copies] {
            let Some((mut live, mut rows)) = live(&m, scope) else { continue };
            let mut iv = rows.write();
            check::intervals(m.read(), &live, &iv).unwrap();
            prop_assert!(scope == Scope::Copies || iv.all().all(|of| iv.is_exact(of)));
            let covers: Vec<Interval> = iv.all().filter(|&of| !iv.is_exact(of)).collect();
            for &of in &covers {
                let value = iv.segments_in(iv.run(of)).next().map(|s| s.2);
                live.refine(&mut iv, of);
                prop_assert!(iv.segments_in(iv.run(of)).all(|s| Some(s.2) == value));
            }
            check::intervals(m.read(), &live, &iv).unwrap();
        }
    }

    #[test]
    fn covers_agree_with_live_ranges(bytes in prop::collection::vec(any::<u8>(), 20..200), loose in any::<bool>()) {
        let m = func(&bytes, loose);
        if let Some((_, mut exact)) = live(&m, Scope::Exact) {
            let (mut live, mut covers) = live(&m, Scope::Copies).expect("the same copies");
            let (exact, covers) = (exact.write(), covers.write());
            prop_assert_eq!(exact.intervals.len(), covers.intervals.len());
            for (x, y) in exact.all().flat_map(|x| Interval(0).up_to(x).map(move |y| (x, y))) {
                let meet = exact.interferes(x, y);
                prop_assert!(!meet || covers.interferes(x, y));
                let both = covers.is_exact(x) && covers.is_exact(y);
                prop_assert!(meet || !both || !covers.interferes(x, y), "{:?} and {:?}, as they are", x, y);
                prop_assert!(meet || !live.surely_meet(&covers, x, y), "{:?} and {:?}", x, y);
            }
        }
    }

    #[test]
    fn results_stay(bytes in prop::collection::vec(any::<u8>(), 20..200), bits in any::<u8>()) {
        let before = func(&bytes, false);
        prop_assert_eq!(results(&before), results(&coalesced(&before, &settings(bits))));
    }

    #[test]
    fn loose_registers_are_proved_too(bytes in prop::collection::vec(any::<u8>(), 20..200), bits in any::<u8>()) {
        coalesced(&func(&bytes, true), &settings(bits));
    }
}

/// Joins the `n`th two intervals of a class that interfere, whatever that breaks: the rows then, and which they were.
fn wrong_join(m: &Body, n: usize) -> Option<(Body, Vec<Row>)> {
    let (mut live, mut rows) = live(m, Scope::All)?;
    let mut iv = rows.write();
    let wrong = |&(x, y): &(Interval, Interval)| {
        let regs = iv.intervals.reg();
        regs[x].class == regs[y].class && iv.interferes(x, y)
    };
    let (x, y) = iv.all().flat_map(|x| Interval(0).up_to(x).map(move |y| (x, y))).filter(wrong).nth(n)?;
    iv.join(x, y);
    let (mut after, mut origin) = (m.clone(), Vec::new());
    Rewriter::default().rewrite(&mut after.write(), &mut live, &mut iv, &Settings::default(), Some(&mut origin));
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
            if check::prove(m.read(), after.read(), &origin).is_err() {
                caught += 1;
                continue;
            }
            same += 1;
            let (mut reads, mut now) = (Vec::new(), Vec::new());
            let ends = [
                execute(&m, 400, true, &mut |row, v| reads.push((row, v))),
                execute(&after, 400, true, &mut |row, v| now.push((origin[row].index(), v))),
            ];
            assert_eq!(ends[0], ends[1], "seed {seed}, join {n}");
            assert_eq!(reads, now, "seed {seed}, join {n}");
        }
    }
    assert!(caught > 400 && same > 50, "{caught} caught, {same} that change nothing");
}

/// A function as selection leaves it: blocks with phis, each with an incoming register that every predecessor writes.
fn phis(bytes: &[u8]) -> Body {
    let mut body = Body::default();
    let mut m = body.write();
    let mut numbers = Numbers { bytes, at: 0, step: 5 };
    let blocks = 2 + numbers.next(6);
    m.side.ir_blocks = blocks;
    for _ in 0..blocks {
        m.new_block(MachineBlock::default());
    }
    let base: Vec<u32> = (0..3).map(|_| m.new_reg(WORD).0).collect();
    let flag = m.new_reg(FLAG).0;
    let mut all = base.clone();
    // Phis of each block but the entry: incoming register and register.
    let mut of: Vec<Vec<(u32, u32)>> = vec![Vec::new(); blocks as usize];
    for list in of.iter_mut().skip(1) {
        for _ in 0..numbers.next(4) {
            let pair = (m.new_reg(WORD).0, m.new_reg(WORD).0);
            list.push(pair);
            all.push(pair.1);
        }
    }
    for b in 0..blocks {
        open(&mut m, MBlock(b));
        if b == 0 {
            // Every register has a value from the start: which ones are read where does not matter then.
            for v in 0..m.read().regs() as u32 {
                push(&mut m, Op::Set, NO_PHI, &[d(v), Operand::imm(v as i32)]);
            }
        }
        for &(incoming, phi) in &of[b as usize] {
            push(&mut m, Op::Copy, HEAD, &[d(phi), r(incoming)]);
        }
        let any = |numbers: &mut Numbers<'_>| r(all[numbers.next(all.len() as u32) as usize]);
        for _ in 0..numbers.next(3) {
            let (x, y) = (any(&mut numbers), any(&mut numbers));
            push(&mut m, Op::Add, NO_PHI, &[d(base[numbers.next(3) as usize]), x, y]);
        }
        let stored = any(&mut numbers);
        push(&mut m, Op::Store, NO_PHI, &[stored]);
        let (x, y, yes) = (any(&mut numbers), any(&mut numbers), 1 + numbers.next(blocks - 1));
        let no = if b + 1 < blocks { b + 1 } else { 1 + numbers.next(blocks - 1) };
        let mut targets = if numbers.next(3) == 0 { vec![no] } else { vec![yes, no] };
        let branches = targets.len() == 2;
        targets.dedup();
        for &to in &targets {
            for &(incoming, _) in &of[to as usize] {
                let constant = numbers.next(5) == 0;
                let (op, source) = if constant { (Op::Set, Operand::imm(9)) } else { (Op::Copy, any(&mut numbers)) };
                push(&mut m, op, INCOMING, &[d(incoming), source]);
            }
        }
        if branches {
            push(&mut m, Op::Less, NO_PHI, &[d(flag), x, y]);
            push(&mut m, Op::If, NO_PHI, &[r(flag), l(yes)]);
        }
        if b + 1 == blocks {
            push(&mut m, Op::Goto, NO_PHI, &[l(no)]);
        }
        close(&mut m);
    }
    drop(m);
    body
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..Default::default() })]

    #[test]
    fn phis_by_either_translation(bytes in prop::collection::vec(any::<u8>(), 20..200), bits in any::<u8>(), dessa in any::<bool>()) {
        let before = phis(&bytes);
        let after = coalesced(&before, &Settings { dessa, ..settings(bits) });
        prop_assert_eq!(observed(&before), observed(&after));
        let heads = after.insts.head.iter().filter(|h| h.mark == HEAD).count();
        prop_assert!(!dessa || heads == 0);
    }
}

/// What is stored alone, up to a number: branches differ by the blocks of split edges.
fn observed(m: &Body) -> Vec<u64> {
    let mut out = stores(m);
    out.truncate(60);
    out
}
