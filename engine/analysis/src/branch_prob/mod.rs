//! Branch probabilities: from `!prof`, else from heuristics (loop exits, cold and unreachable code, comparisons).
//!
//! | file | what |
//! |---|---|
//! | `regions.rs` | loops and cycles that are none, as places with a number each |
//! | `weights.rs` | weights of blocks and loops that are seldom or never entered |
//! | `unlikely.rs` | branches in a loop that make their own condition false |
//!
//! Numbers are those of LLVM's `BranchProbabilityInfo`, so that thresholds tuned for it hold.

mod regions;
mod unlikely;
mod weights;

use self::regions::Regions;
use self::weights::{Weights, level};
use crate::facts::int_constant;
use crate::loops::Loops;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::opcode::{FloatPred, IntPred, Opcode, flags};
use warpc_ir::{Func, Value};

/// A probability as a numerator over 2^31.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Probability(pub u32);

impl Probability {
    /// Denominator.
    pub const ONE: Probability = Probability(1 << 31);
    /// Never.
    pub const ZERO: Probability = Probability(0);
    /// `n / d`, rounded to nearest; `d` is not 0 and at least `n`.
    pub fn ratio(n: u64, d: u64) -> Probability {
        Probability((((n as u128) << 31) + d as u128 / 2).checked_div(d as u128).unwrap_or(0).min(1 << 31) as u32)
    }
    /// As a number from 0 to 1.
    pub fn value(self) -> f64 {
        self.0 as f64 / Self::ONE.0 as f64
    }
    /// Whether it is at least 80 %.
    pub fn is_hot(self) -> bool {
        self > Probability::ratio(4, 5)
    }
}

/// Expected iterations of a loop: 124 taken to 4 not taken.
const TRIP: u32 = 124 / 4;

/// Probability of every edge of a function, in successor order of each block.
#[derive(Clone, Debug)]
pub struct BranchProbs {
    at: Vec<u32>,
    probs: Vec<Probability>,
    /// By block: nothing is known, so that every edge is as likely as any other.
    even: Vec<bool>,
}

/// What edges are judged by.
struct Judge<'q, 'm> {
    func: &'q Func<'m>,
    cfg: &'q Cfg,
    loops: &'q Loops,
    regions: Regions<'q>,
    weights: Weights,
}

impl BranchProbs {
    /// Probabilities of the edges of `cfg`, with its trees of dominators and post-dominators. Linear.
    pub fn new(func: &Func<'_>, cfg: &Cfg, trees: [&DomTree; 2], loops: &Loops) -> BranchProbs {
        let regions = Regions::new(cfg, loops);
        let weights = Weights::new(func, trees, &regions);
        let judge = Judge { func, cfg, loops, regions, weights };
        let mut at = vec![0u32; cfg.rows() + 1];
        for &b in cfg.layout() {
            at[b.index() + 1] = cfg.succs(b).len() as u32;
        }
        for r in 0..cfg.rows() {
            at[r + 1] += at[r];
        }
        let probs = vec![Probability::ZERO; at[cfg.rows()] as usize];
        let mut p = BranchProbs { probs, at, even: vec![false; cfg.rows()] };
        let mut out = Vec::new();
        for &b in cfg.layout() {
            out.clear();
            let n = cfg.succs(b).len();
            if n < 2 || !cfg.is_reachable(b) || !judge.edges_of(b, &mut out) {
                p.even[b.index()] = true;
                out.clear();
                out.resize(n, Probability::ratio(1, n as u64));
            }
            let from = p.at[b.index()] as usize;
            p.probs[from..from + n].copy_from_slice(&out);
        }
        p
    }
    /// Probability of the edge to successor number `index` of `block`.
    pub fn edge(&self, block: Block, index: usize) -> Probability {
        self.of(block).get(index).copied().unwrap_or_default()
    }
    /// Probabilities of the edges of `block`, in successor order.
    pub fn of(&self, block: Block) -> &[Probability] {
        match self.at.get(block.index()..block.index() + 2) {
            Some(&[x, y]) => &self.probs[x as usize..y as usize],
            _ => &[],
        }
    }
    /// Probability of going from `block` to `to` by any of its edges.
    pub fn to(&self, cfg: &Cfg, block: Block, to: Block) -> Probability {
        let succs = cfg.succs(block);
        if self.even.get(block.index()) == Some(&true) {
            let edges = succs.iter().filter(|&&s| s == to).count();
            return Probability::ratio(edges as u64, succs.len() as u64);
        }
        let sum = succs.iter().zip(self.of(block)).filter(|x| *x.0 == to).map(|x| x.1.0 as u64).sum::<u64>();
        Probability(sum.min(1 << 31) as u32)
    }
}

impl Judge<'_, '_> {
    /// Appends the probabilities of the edges of `block`, unless nothing is known of them.
    fn edges_of(&self, block: Block, out: &mut Vec<Probability>) -> bool {
        let term = self.func.terminator(block);
        self.by_metadata(block, term, out) || self.by_weights(block, out) || from_compare(self.func, term, out)
    }
    /// By `!prof !{!"branch_weights", ...}` of the terminator.
    fn by_metadata(&self, block: Block, term: Inst, out: &mut Vec<Probability>) -> bool {
        let succs = self.cfg.succs(block);
        let Some(mut numbers) = profile_weights(self.func, term).filter(|list| list.len() == succs.len()) else {
            return false;
        };
        let mut sum: u64 = numbers.iter().sum();
        if sum > u64::from(u32::MAX) {
            let divisor = sum / u64::from(u32::MAX) + 1;
            numbers.iter_mut().for_each(|n| *n /= divisor);
            sum = numbers.iter().sum();
        }
        let is_dead = |to: Block| self.weights.of_edge(&self.regions, block, to) == Some(level::UNREACHABLE);
        let (dead, live): (Vec<usize>, Vec<usize>) = (0..succs.len()).partition(|&k| is_dead(succs[k]));
        if sum == 0 || live.is_empty() {
            numbers.fill(1);
            sum = succs.len() as u64;
        }
        out.extend(numbers.iter().map(|&n| Probability::ratio(n, sum)));
        if !dead.is_empty() && !live.is_empty() {
            spread(out, &dead, &live);
        }
        true
    }
    /// By the weights of the blocks that the edges lead to, and by whether they leave a loop.
    fn by_weights(&self, block: Block, out: &mut Vec<Probability>) -> bool {
        let unlikely = unlikely::edges(self.func, self.loops, self.cfg, block);
        let mut is_known = false;
        let mut list: smallvec::SmallVec<[u64; 8]> = smallvec::SmallVec::new();
        for &to in self.cfg.succs(block) {
            let mut weight = self.weights.of_edge(&self.regions, block, to);
            let mut divide = |by: u32| {
                if weight != Some(level::UNREACHABLE) {
                    weight = Some((weight.unwrap_or(level::DEFAULT) / by).max(1));
                }
            };
            if self.regions.exits(block, to) {
                divide(TRIP);
            }
            if unlikely.contains(&to) {
                divide(2);
            }
            is_known |= weight.is_some();
            list.push(weight.unwrap_or(level::DEFAULT).into());
        }
        let mut sum: u64 = list.iter().sum();
        if !is_known || sum == 0 {
            return false;
        }
        if sum > u64::from(u32::MAX) {
            let divisor = sum / u64::from(u32::MAX) + 1;
            list.iter_mut().for_each(|n| *n = (*n / divisor).max(1));
            sum = list.iter().sum();
        }
        out.extend(list.iter().map(|&n| Probability::ratio(n, sum)));
        true
    }
}

/// Gives the edges that end in unreachable code next to nothing, whatever the profile says, and the others what is left, in the ratios
/// they had.
fn spread(out: &mut [Probability], dead: &[usize], live: &[usize]) {
    for &k in dead {
        out[k].0 = out[k].0.min(1);
    }
    let sum = |of: &[usize]| of.iter().map(|&k| u64::from(out[k].0)).sum::<u64>().min(1 << 31);
    let (new, old) = ((1 << 31) - sum(dead), sum(live));
    if new == old {
        return;
    }
    for &k in live {
        out[k].0 = match old {
            0 => (new / live.len() as u64) as u32,
            _ => ((new * u64::from(out[k].0) + old / 2) / old) as u32,
        };
    }
}

/// The numbers of `!prof !{!"branch_weights", ...}`.
fn profile_weights(func: &Func<'_>, term: Inst) -> Option<Vec<u64>> {
    if func.flags(term) & flags::HAS_MD == 0 {
        return None;
    }
    let tables = func.ctx().tables;
    let node = func.attachments(term).find(|a| tables.strings.get(a.kind) == b"prof").map(|a| a.node)?;
    let ops = tables.metadata.ops(node);
    let is = |m: Md, text: &[u8]| tables.metadata.str_of(m).is_some_and(|s| tables.strings.get(s) == text);
    if !ops.first().is_some_and(|&m| is(m, b"branch_weights")) {
        return None;
    }
    let mut list = &ops[1..];
    if list.first().is_some_and(|&m| is(m, b"expected")) {
        list = &list[1..];
    }
    Some(list.iter().filter_map(|&m| tables.metadata_int(m)).collect())
}

/// A comparison that mostly has one result: pointers are seldom equal, numbers seldom zero or negative, floats seldom
/// equal or unordered.
fn from_compare(func: &Func<'_>, term: Inst, out: &mut Vec<Probability>) -> bool {
    if func.op(term) != Opcode::Br {
        return false;
    }
    let Some(c) = func.operand(term, 0).as_inst() else { return false };
    let likely = match func.op(c) {
        Opcode::ICmp => likely_int(func, c).map(|l| (l, 20, 12)),
        Opcode::FCmp => match func.float_pred(c) {
            FloatPred::Ord => Some((true, (1 << 20) - 1, 1)),
            FloatPred::Uno => Some((false, (1 << 20) - 1, 1)),
            // As LLVM has it: only the predicate that holds of a number and itself, NaN included, is unlikely.
            FloatPred::Ueq => Some((false, 20, 12)),
            FloatPred::Oeq | FloatPred::One | FloatPred::Une => Some((true, 20, 12)),
            _ => None,
        },
        _ => None,
    };
    let Some((taken, much, little)) = likely else { return false };
    let (a, b) = (Probability::ratio(much, much + little), Probability::ratio(little, much + little));
    out.extend(if taken { [a, b] } else { [b, a] });
    true
}

fn likely_int(func: &Func<'_>, c: Inst) -> Option<bool> {
    let p = func.int_pred(c);
    let (a, b): (Value, Value) = (func.operand(c, 0), func.operand(c, 1));
    if func.types().is_ptr(func.type_of(a)) {
        return match p {
            IntPred::Eq => Some(false),
            IntPred::Ne => Some(true),
            _ => None,
        };
    }
    let n = number(func, b)?;
    let bits = func.types().int_bits(func.type_of(b))?;
    // A test of a single bit says nothing.
    if let Some(i) = a.as_inst()
        && func.op(i) == Opcode::And
        && number(func, func.operand(i, 1)).is_some_and(u128::is_power_of_two)
    {
        return None;
    }
    // Strings and memory are seldom equal, and which number says that they are not is anybody's guess.
    if a.as_inst().is_some_and(|call| compares_memory(func, call)) {
        return match p {
            IntPred::Eq => Some(false),
            IntPred::Ne => Some(true),
            _ => None,
        };
    }
    let minus = crate::known_bits::bits::mask(bits);
    match (n, p) {
        (0, IntPred::Eq | IntPred::Slt) | (1, IntPred::Slt) => Some(false),
        (0, IntPred::Ne | IntPred::Sgt) => Some(true),
        (n, IntPred::Eq) if n == minus => Some(false),
        (n, IntPred::Ne | IntPred::Sgt) if n == minus => Some(true),
        _ => None,
    }
}

/// The number that `value` is, or is the bit cast of: casts keep large constants in one place.
fn number(func: &Func<'_>, value: Value) -> Option<u128> {
    let cast = value.as_inst().filter(|&inst| func.op(inst) == Opcode::BitCast);
    int_constant(func, cast.map_or(value, |cast| func.operand(cast, 0)))
}

/// Functions of the C library that compare two strings or pieces of memory; LLVM knows them by name alone here.
const COMPARING: [&[u8]; 6] = [b"strcmp", b"strncmp", b"strcasecmp", b"strncasecmp", b"memcmp", b"bcmp"];

/// Whether `call` is of one of them.
fn compares_memory(func: &Func<'_>, call: Inst) -> bool {
    func.op(call) == Opcode::Call
        && func.callee(call).as_global().is_some_and(|callee| COMPARING.contains(&func.ctx().name(callee)))
}
