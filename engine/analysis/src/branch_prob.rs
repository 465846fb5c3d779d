//! Branch probabilities: from `!prof`, else from heuristics (loop exits, cold and unreachable code, comparisons).
//!
//! Numbers are those of LLVM's `BranchProbabilityInfo`, so that thresholds tuned for it hold.

use crate::facts::{call_has, int_constant};
use crate::loops::Loops;
use warpc_ir::attrs::AttrKind;
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

/// Weights of blocks by what they contain.
mod weight {
    pub const UNREACHABLE: u32 = 0;
    pub const NORETURN: u32 = 1;
    pub const COLD: u32 = 0xffff;
    pub const DEFAULT: u32 = 0xfffff;
    /// Expected iterations of a loop: 124 taken to 4 not taken.
    pub const TRIP: u32 = 124 / 4;
}

/// Probability of every edge of a function, in successor order of each block.
#[derive(Clone, Debug)]
pub struct BranchProbs {
    at: Vec<u32>,
    probs: Vec<Probability>,
}

impl BranchProbs {
    /// Probabilities of the edges of `cfg`. Linear.
    pub fn new(func: &Func<'_>, cfg: &Cfg, post: &DomTree, loops: &Loops) -> BranchProbs {
        let weights = block_weights(func, cfg, post, loops);
        let mut at = vec![0u32; cfg.rows() + 1];
        for &b in cfg.layout() {
            at[b.index() + 1] = cfg.succs(b).len() as u32;
        }
        for r in 0..cfg.rows() {
            at[r + 1] += at[r];
        }
        let mut p = BranchProbs { probs: vec![Probability::ZERO; at[cfg.rows()] as usize], at };
        let mut out = Vec::new();
        for &b in cfg.layout() {
            out.clear();
            p.edges_of(func, cfg, loops, &weights, b, &mut out);
            let from = p.at[b.index()] as usize;
            p.probs[from..from + out.len()].copy_from_slice(&out);
        }
        p
    }
    fn edges_of(
        &self,
        func: &Func<'_>,
        cfg: &Cfg,
        loops: &Loops,
        weights: &[Option<u32>],
        block: Block,
        out: &mut Vec<Probability>,
    ) {
        let succs = cfg.succs(block);
        if succs.len() < 2 {
            out.extend(succs.iter().map(|_| Probability::ONE));
            return;
        }
        let t = func.terminator(block);
        if from_metadata(func, t, succs, weights, out)
            || from_weights(cfg, loops, weights, block, out)
            || from_compare(func, t, out)
        {
            return;
        }
        let n = succs.len() as u64;
        out.extend(succs.iter().map(|_| Probability::ratio(1, n)));
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
        let sum = cfg.succs(block).iter().zip(self.of(block)).filter(|x| *x.0 == to).map(|x| x.1.0 as u64).sum::<u64>();
        Probability(sum.min(1 << 31) as u32)
    }
}

/// `!prof !{!"branch_weights", ...}` of a terminator.
fn from_metadata(
    func: &Func<'_>,
    term: Inst,
    succs: &[Block],
    weights: &[Option<u32>],
    out: &mut Vec<Probability>,
) -> bool {
    if func.flags(term) & flags::HAS_MD == 0 {
        return false;
    }
    let tables = func.ctx().tables;
    let Some(node) = func.attachments(term).find(|a| tables.strings.get(a.kind) == b"prof").map(|a| a.node) else {
        return false;
    };
    let ops = tables.metadata.ops(node);
    let is = |m: Md, text: &[u8]| tables.metadata.str_of(m).is_some_and(|s| tables.strings.get(s) == text);
    if !ops.first().is_some_and(|&m| is(m, b"branch_weights")) {
        return false;
    }
    let mut list = &ops[1..];
    if list.first().is_some_and(|&m| is(m, b"expected")) {
        list = &list[1..];
    }
    let numbers: Vec<u64> = list.iter().filter_map(|&m| tables.metadata_int(m)).collect();
    if numbers.len() != succs.len() {
        return false;
    }
    let sum: u64 = numbers.iter().sum();
    let (dead, live): (Vec<usize>, Vec<usize>) =
        (0..succs.len()).partition(|&k| weights[succs[k].index()] == Some(weight::UNREACHABLE));
    if sum == 0 || live.is_empty() {
        out.extend(succs.iter().map(|_| Probability::ratio(1, succs.len() as u64)));
        return true;
    }
    out.extend(numbers.iter().map(|&w| Probability::ratio(w, sum)));
    // Unreachable successors get next to nothing, whatever the profile says.
    let mut excess = 0u64;
    for &k in &dead {
        excess += (out[k].0 as u64).saturating_sub(1);
        out[k] = Probability(out[k].0.min(1));
    }
    if excess > 0 {
        let total: u64 = live.iter().map(|&k| out[k].0 as u64).sum();
        for &k in &live {
            let share = (excess * out[k].0 as u64).checked_div(total).unwrap_or(excess / live.len() as u64);
            out[k].0 = (out[k].0 as u64 + share).min(1 << 31) as u32;
        }
    }
    true
}

/// Weight of a block by its own contents.
fn own_weight(func: &Func<'_>, block: Block) -> Option<u32> {
    let t = func.terminator(block);
    if t.is_some() && func.op(t) == Opcode::Unreachable {
        let noreturn = func.block_insts(block).any(|i| func.op(i).is_call() && call_has(func, i, AttrKind::NoReturn));
        return Some(if noreturn { weight::NORETURN } else { weight::UNREACHABLE });
    }
    let cold = |i| func.op(i) == Opcode::Call && call_has(func, i, AttrKind::Cold);
    func.block_insts(block).any(cold).then_some(weight::COLD)
}

/// Weights of blocks: by their contents, of all blocks that cannot avoid such a block, and of blocks all whose successors
/// have weights (the largest of them).
fn block_weights(func: &Func<'_>, cfg: &Cfg, post: &DomTree, loops: &Loops) -> Vec<Option<u32>> {
    let mut w: Vec<Option<u32>> = vec![None; cfg.rows()];
    let mut known = vec![0u32; cfg.rows()];
    let mut work: Vec<Block> = Vec::new();
    let set = |b: Block, x: u32, w: &mut Vec<Option<u32>>, work: &mut Vec<Block>| {
        if w[b.index()].is_none() {
            w[b.index()] = Some(x);
            work.push(b);
        }
    };
    for &b in cfg.rpo() {
        let Some(x) = own_weight(func, b) else { continue };
        // Blocks it post-dominates share its weight while they are in the same loop: walk the chain of blocks with one predecessor.
        set(b, x, &mut w, &mut work);
        let mut at = b;
        while let Some(p) = cfg.single_pred(at) {
            if !post.dominates(b, p) || loops.of(p) != loops.of(b) || w[p.index()].is_some() {
                break;
            }
            set(p, x, &mut w, &mut work);
            at = p;
        }
    }
    while let Some(b) = work.pop() {
        for &p in cfg.preds(b) {
            known[p.index()] += 1;
            let n = cfg.succs(p);
            if w[p.index()].is_none() && known[p.index()] as usize == n.len() {
                let best = n.iter().map(|s| edge_weight(loops, &w, p, *s).unwrap_or(weight::DEFAULT)).max();
                if n.iter().all(|s| w[s.index()].is_some()) {
                    set(p, best.unwrap_or(weight::DEFAULT), &mut w, &mut work);
                }
            }
        }
    }
    w
}

/// Weight of an edge: of its target; leaving a loop, an iteration's share of it.
fn edge_weight(loops: &Loops, w: &[Option<u32>], from: Block, to: Block) -> Option<u32> {
    let own = w[to.index()];
    let l = loops.of(from);
    let exits = l.is_some() && !loops.contains(l, to);
    match own {
        Some(weight::UNREACHABLE) => own,
        _ if exits => Some((own.unwrap_or(weight::DEFAULT) / weight::TRIP).max(1)),
        _ => own,
    }
}

fn from_weights(cfg: &Cfg, loops: &Loops, w: &[Option<u32>], block: Block, out: &mut Vec<Probability>) -> bool {
    let succs = cfg.succs(block);
    let edges: Vec<Option<u32>> = succs.iter().map(|&s| edge_weight(loops, w, block, s)).collect();
    if edges.iter().all(Option::is_none) {
        return false;
    }
    let list: Vec<u64> = edges.iter().map(|e| e.unwrap_or(weight::DEFAULT) as u64).collect();
    let sum: u64 = list.iter().sum();
    if sum == 0 {
        return false;
    }
    out.extend(list.iter().map(|&x| Probability::ratio(x, sum)));
    true
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
    let n = int_constant(func, b)?;
    let bits = func.types().int_bits(func.type_of(b))?;
    // A test of a single bit says nothing.
    if let Some(i) = a.as_inst()
        && func.op(i) == Opcode::And
        && int_constant(func, func.operand(i, 1)).is_some_and(u128::is_power_of_two)
    {
        return None;
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
