//! `switch`: a table of targets, comparisons of all values of a target at once, a tree of comparisons.
//!
//! Threads of a warp that go to one target by branches of their own execute it one after the other: the assembler brings them together
//! only behind it. So a target of several runs of values is entered by one branch, whose condition is made of all its values, before a
//! tree decides among the others. Values that differ in some bits only, in all ways, are one comparison without these bits; many that
//! are near each other are bits of a word that is shifted by their number.
//!
//! A value that is known to be among the cases, because no other is left or the default is unreachable, needs no check of the range of
//! a table, and no comparison for the most frequent target.

use super::Sel;
use super::int::container;
use crate::knobs;
use crate::machine::*;
use crate::opcodes::cmp;
use smallvec::SmallVec;
use warpc_analysis::{KnownBits, Values};
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Value};

/// Fewest runs of cases that make a jump table, and the most table slots per case (as LLVM).
const TABLE_CASES: usize = 4;
const TABLE_SPARSENESS: u64 = 10;
/// Most slots of a table.
const TABLE_SLOTS: u64 = 1 << 16;
/// Most comparisons for targets of several runs, one after the other.
const SHARED_TESTS: usize = 12;
/// Fewest values that are bits of a word: it takes a difference, a shift and a test of a bit.
const WORD_VALUES: usize = 6;

/// A run of consecutive case values with one target.
#[derive(Clone, Copy)]
struct Cluster {
    low: u64,
    high: u64,
    to: Block,
}

impl Cluster {
    /// Numbers in it; one less where that are all of 64 bits.
    fn len(&self) -> u64 {
        (self.high - self.low).saturating_add(1)
    }
}

/// A condition that some values of a target meet, and no other value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Test {
    /// From the first to the second.
    Range(u64, u64),
    /// Equal to the value but for these bits.
    Without { bits: u64, value: u64 },
    /// Bits of the word, counted from the number.
    Word { from: u64, word: u32 },
}

/// What a switch is decided by.
struct Switch {
    value: Operand,
    ty: PTy,
    clusters: Vec<Cluster>,
    default: Block,
    next: Block,
}

/// Runs of `cases`, which are sorted.
fn clusters_of(cases: &[(u64, Block)]) -> Vec<Cluster> {
    let mut clusters: Vec<Cluster> = Vec::with_capacity(cases.len());
    for &(value, to) in cases {
        match clusters.last_mut() {
            Some(c) if c.to == to && c.high.wrapping_add(1) == value => c.high = value,
            _ => clusters.push(Cluster { low: value, high: value, to }),
        }
    }
    clusters
}

/// Whether numbers of which `known` tells have no value but those of `clusters`.
fn is_covered(known: &KnownBits, clusters: &[Cluster]) -> bool {
    let unknown = (!(known.zero | known.one) & known.mask()).count_ones();
    let possible = |value: u64| u128::from(value) & known.zero == 0 && u128::from(value) & known.one == known.one;
    // Of a run all values are looked at: there are no more than of all that are possible.
    let most = 1u128 << unknown.min(16);
    let cases = clusters.iter().fold(0u128, |sum, c| sum + u128::from(c.len()));
    unknown <= 16
        && cases >= most
        && clusters.iter().flat_map(|c| c.low..=c.high).take(TABLE_SLOTS as usize).filter(|&v| possible(v)).count()
            == most as usize
}

/// The values as one comparison, where they differ in some bits in all ways. Of two values two comparisons cost as much, unless they take
/// two words each.
fn cube(values: &[u64], ty: PTy) -> Option<Test> {
    let bits = values.iter().fold(0, |all, value| all | (value ^ values[0]));
    let is_cube = values.len() > if ty == PTy::U64 { 1 } else { 2 }
        && bits.count_ones() < 16
        && values.len() == 1 << bits.count_ones();
    is_cube.then(|| Test::Without { bits, value: values[0] & !bits })
}

/// Few tests that the values of `clusters` meet, one of them each, and no other value.
fn tests_of(clusters: &[Cluster], ty: PTy) -> SmallVec<[Test; 8]> {
    let mut tests: SmallVec<[Test; 8]> = SmallVec::new();
    let mut values: SmallVec<[u64; 16]> = SmallVec::new();
    let short = clusters.iter().all(|c| c.len() <= 4);
    if short {
        values.extend(clusters.iter().flat_map(|c| c.low..=c.high));
        if let Some(all) = cube(&values, ty) {
            tests.push(all);
            return tests;
        }
        if ty == PTy::U32 && values.len() >= WORD_VALUES && values[values.len() - 1] - values[0] < 32 {
            let word = values.iter().fold(0, |word, value| word | 1 << (value - values[0]));
            tests.push(Test::Word { from: values[0], word });
            return tests;
        }
        values.clear();
    }
    for c in clusters {
        match c.len() {
            1 => values.push(c.low),
            _ => tests.push(Test::Range(c.low, c.high)),
        }
    }
    while let Some(value) = values.pop() {
        let pair = values.iter().position(|other| cube(&[*other, value], ty).is_some());
        tests.push(match pair.map(|at| values.remove(at)).and_then(|other| cube(&[other, value], ty)) {
            Some(pair) => pair,
            None => Test::Range(value, value),
        });
    }
    tests
}

impl Sel<'_, '_, '_> {
    /// `switch`
    pub(super) fn switch(&mut self, i: Inst) {
        let f = self.f;
        let c = f.operand(i, 0);
        let bits = self.bits_of(c);
        let next = self.s.order.next_block[f.block_of(i).index()];
        let Some(default) = f.operand(i, 1).as_block() else { return };
        let n = (f.num_operands(i) - 2) / 2;
        if bits > 64 {
            return self.wide_switch(i, default, n);
        }
        let mut cases: Vec<(u64, Block)> = Vec::with_capacity(n);
        for k in 0..n {
            let (Some(v), Some(b)) = (self.const_int(f.operand(i, 2 + 2 * k)), f.operand(i, 3 + 2 * k).as_block())
            else {
                continue;
            };
            if b != default {
                cases.push((v, b));
            }
        }
        if bits == 1 {
            return self.bit_switch(c, &cases, default, next);
        }
        cases.sort_unstable_by_key(|c| c.0);
        let known = Values::new(f).known_bits(c).filter(|known| !known.conflicts());
        let v = self.zero_extended(c, 0);
        let ty = PTy::unsigned(container(bits));
        let value = self.in_reg(v, ty.class());
        let mut switch = Switch { value, ty, clusters: clusters_of(&cases), default, next };
        let is_covered =
            self.is_unreachable(default) || known.is_some_and(|known| is_covered(&known, &switch.clusters));
        let largest = known.map_or(u64::MAX, |known| known.max() as u64);
        if self.switch_by_table(&switch, cases.len(), is_covered, largest) {
            return;
        }
        if is_covered {
            switch.take_most_frequent_default();
        }
        self.shared_targets(&mut switch);
        self.decision_tree(&switch);
    }
    /// Whether nothing is done in `block` but to say that it is not reached, and that needs no trap.
    fn is_unreachable(&self, block: Block) -> bool {
        let f = self.f;
        f.op(f.first_non_phi(block)) == Opcode::Unreachable && !self.session.knobs.get(knobs::TRAP_UNREACHABLE)
    }
    fn bit_switch(&mut self, condition: Value, cases: &[(u64, Block)], default: Block, next: Block) {
        let p = self.src_reg(condition, 0);
        for &(v, b) in cases {
            self.jump_if(p, v & 1 == 0, MBlock(b.0));
        }
        if default != next {
            self.jump(MBlock(default.0));
        }
    }
    fn wide_switch(&mut self, i: Inst, default: Block, count: usize) {
        let f = self.f;
        let v = self.limbs_extended(f.operand(i, 0), 0, false);
        for k in 0..count {
            let c = self.limbs_extended(f.operand(i, 2 + 2 * k), 0, false);
            let p = self.limbs_equal(&v, &c);
            if let Some(b) = f.operand(i, 3 + 2 * k).as_block() {
                self.jump_if(p, false, MBlock(b.0));
            }
        }
        self.jump(MBlock(default.0));
    }
    fn case_operand(&mut self, value: u64, ty: PTy) -> Operand {
        match ty {
            PTy::U32 => Operand::new(Kind::Imm, value as u32),
            _ => self.imm(value as i64),
        }
    }
    /// A table, where the cases are many and near each other. Its range is checked, unless values are of the cases, or the table has
    /// slots for all up to the `largest` one.
    fn switch_by_table(&mut self, switch: &Switch, cases: usize, is_covered: bool, largest: u64) -> bool {
        let clusters = &switch.clusters;
        if clusters.len() < TABLE_CASES {
            return false;
        }
        let (low, high) = (clusters[0].low, clusters[clusters.len() - 1].high);
        let slots = (TABLE_SPARSENESS * cases as u64).min(TABLE_SLOTS);
        if largest < slots {
            self.jump_table(switch, 0, largest, false);
        } else if high - low < slots {
            self.jump_table(switch, low, high - low, !is_covered);
        } else {
            return false;
        }
        true
    }
    /// `brx.idx` over the numbers from `low` to `low + range`.
    fn jump_table(&mut self, switch: &Switch, low: u64, range: u64, is_checked: bool) {
        let ty = switch.ty;
        let at = if low == 0 {
            switch.value
        } else {
            let n = self.imm((low as i64).wrapping_neg());
            self.new_bin(Op::Add, PTy::signed(ty.bits()), switch.value, n)
        };
        if is_checked {
            let c = self.case_operand(range, ty);
            let out = self.new_setp(cmp::GT, ty, at, c);
            self.jump_if(out, false, MBlock(switch.default.0));
        }
        let index = match ty {
            PTy::U32 => at,
            _ => self.new_cvt(PTy::U32, ty, Mods(0), at),
        };
        let id = self.s.rows.next_call;
        self.s.rows.next_call += 1;
        let mut ops = std::mem::take(&mut self.s.rows.operands);
        ops.clear();
        ops.extend([index, Operand::imm(id as i32)]);
        let mut k = 0;
        for value in low..=low + range {
            while switch.clusters.get(k).is_some_and(|c| c.high < value) {
                k += 1;
            }
            let own = switch.clusters.get(k).filter(|c| c.low <= value);
            ops.push(Operand::new(Kind::Label, own.map_or(switch.default, |c| c.to).0));
        }
        self.emit(Op::BrxIdx, PTy::None, &ops);
        self.s.rows.operands = ops;
    }
    /// Branches to the targets of several runs, whose cases are then decided.
    fn shared_targets(&mut self, switch: &mut Switch) {
        let mut targets: SmallVec<[(Block, SmallVec<[Cluster; 4]>); 8]> = SmallVec::new();
        for &c in &switch.clusters {
            match targets.iter().position(|target| target.0 == c.to) {
                Some(at) => targets[at].1.push(c),
                None if targets.len() < 2 * SHARED_TESTS => targets.push((c.to, SmallVec::from_slice(&[c]))),
                None => return,
            }
        }
        targets.retain(|target| target.1.len() > 1);
        let tests: SmallVec<[_; 8]> = targets.iter().map(|(to, runs)| (*to, tests_of(runs, switch.ty))).collect();
        if tests.iter().map(|target| target.1.len()).sum::<usize>() > SHARED_TESTS {
            return;
        }
        for (to, tests) in tests {
            switch.clusters.retain(|c| c.to != to);
            let mut any = None;
            for test in tests {
                let p = self.case_test(switch.value, switch.ty, test);
                any = Some(any.map_or(p, |other| self.new_bin(Op::Or, PTy::Pred, other, p)));
            }
            let Some(any) = any else { continue };
            self.jump_if(any, false, MBlock(to.0));
            // Rows after a conditional jump belong to a block of their own.
            let l = self.label();
            self.place(l);
        }
    }
    /// The predicate of `test`.
    fn case_test(&mut self, value: Operand, ty: PTy, test: Test) -> Operand {
        let (b, signed) = (PTy::bits_of(ty.bits()), PTy::signed(ty.bits()));
        let less = |s: &mut Self, low: u64| {
            let n = s.imm(warpc_ir::consts::sign_extend(low.wrapping_neg(), ty.bits()));
            if low == 0 { value } else { s.new_bin(Op::Add, signed, value, n) }
        };
        match test {
            Test::Range(low, high) if low == high => {
                let o = self.case_operand(low, ty);
                self.new_setp(cmp::EQ, b, value, o)
            }
            Test::Range(low, high) => {
                let (at, span) = (less(self, low), self.case_operand(high - low, ty));
                self.new_setp(cmp::LE, ty, at, span)
            }
            Test::Without { bits, value: rest } => {
                let kept = self.imm(warpc_ir::consts::sign_extend(!bits, ty.bits()));
                let (at, rest) = (self.new_bin(Op::And, b, value, kept), self.case_operand(rest, ty));
                self.new_setp(cmp::EQ, b, at, rest)
            }
            Test::Word { from, word } => {
                // What is shifted by more than its bits is zero.
                let (at, word) = (less(self, from), self.in_reg(Operand::new(Kind::Imm, word), Class::B32));
                let shifted = self.new_bin(Op::Shr, PTy::U32, word, at);
                let bit = self.new_bin(Op::And, PTy::B32, shifted, Operand::imm(1));
                self.new_setp(cmp::NE, PTy::B32, bit, Operand::ZERO)
            }
        }
    }
    /// Binary search over the clusters.
    fn decision_tree(&mut self, switch: &Switch) {
        let &Switch { value, ty, default, next, .. } = switch;
        let mut work: SmallVec<[(usize, usize, MBlock); 32]> = SmallVec::new();
        work.push((0, switch.clusters.len(), MBlock::NONE));
        while let Some((lo, hi, label)) = work.pop() {
            if label.is_some() {
                self.place(label);
            }
            if hi - lo <= 3 {
                for c in &switch.clusters[lo..hi] {
                    let p = self.case_test(value, ty, Test::Range(c.low, c.high));
                    self.jump_if(p, false, MBlock(c.to.0));
                    // Rows after a conditional jump belong to a block of their own.
                    let l = self.label();
                    self.place(l);
                }
                if work.is_empty() && default == next {
                    continue;
                }
                self.jump(MBlock(default.0));
                continue;
            }
            let mid = lo + (hi - lo) / 2;
            let right = self.label();
            let o = self.case_operand(switch.clusters[mid].low, ty);
            let p = self.new_setp(cmp::GE, ty, value, o);
            self.jump_if(p, false, right);
            let left = self.label();
            work.push((mid, hi, right));
            work.push((lo, mid, left));
        }
    }
}

impl Switch {
    /// The target of most runs takes the place of a default that is never taken.
    fn take_most_frequent_default(&mut self) {
        let mut targets: Vec<Block> = self.clusters.iter().map(|c| c.to).collect();
        targets.sort_unstable();
        // The first of those that are as frequent.
        let most = targets.chunk_by(|a, b| a == b).rev().max_by_key(|same| same.len()).map(|same| same[0]);
        if let Some(most) = most {
            self.default = most;
            self.clusters.retain(|c| c.to != most);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn holds(test: Test, value: u64) -> bool {
        match test {
            Test::Range(low, high) => (low..=high).contains(&value),
            Test::Without { bits, value: rest } => value & !bits == rest,
            Test::Word { from, word } => {
                let at = (value as u32).wrapping_sub(from as u32);
                at < 32 && word >> at & 1 == 1
            }
        }
    }

    /// Of numbers up to 63 any that a word of random bits, or one of few, has.
    #[test]
    fn tests_hold_for_their_values_alone() {
        let to = Block::NONE;
        for round in 0..4000 {
            let [one, other, third] = [0, 1, 2].map(|n| warpc_columns::random::mix(3 * round + n));
            let word = match round % 4 {
                0 => one & other & third,
                1 => one & other & third & (one >> 7) & (other >> 9),
                2 => one & other & 0xff << (third % 50),
                // All ways in which some bits may be.
                _ => (0..64)
                    .filter(|value| value & !(third & 63) == other & 63 & !third)
                    .fold(0, |word, n| word | 1 << n),
            };
            let cases: Vec<(u64, Block)> = (0..64).filter(|n| word >> n & 1 == 1).map(|n| (n, to)).collect();
            let clusters = clusters_of(&cases);
            for ty in [PTy::U16, PTy::U32, PTy::U64] {
                let tests = tests_of(&clusters, ty);
                assert!(tests.len() <= clusters.len(), "{tests:?}");
                for value in (0..80).chain([u64::from(u32::MAX), u64::from(u32::MAX) - 5]) {
                    let is_case = value < 64 && word >> value & 1 == 1;
                    assert_eq!(tests.iter().any(|&test| holds(test, value)), is_case, "{value} of {word:x}: {tests:?}");
                }
            }
        }
    }
}
