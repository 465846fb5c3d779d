//! `hoist-addresses`: addresses that several blocks beside one another compute alike are computed once before all of them.
//!
//! ```text
//!   if (a) x ^= p[i];              q = &p[i];
//!   if (b) x ^= p[i + 1];    ->    if (a) x ^= q[0];
//!   if (c) x ^= p[i + 2];          if (b) x ^= q[1]; ...
//! ```
//!
//! **When**: an address, or what its index is computed from, stands in at least two blocks of which none dominates the others, control
//! goes from one to the next, and the nearest block that dominates them is in every loop that they are in. The blocks are short, so that
//! the assembler runs them under predicates whether their condition holds or not; in longer ones it must stand [`MANY`] times.
//! **Invariants**: nothing but exact arithmetic moves. It is used where it was used before, and promises only what all of them did.
//! **Cost**: linear; of one expression [`TRIES`] places are compared, and [`STEPS`] blocks are walked from one to the next.
//! **Relies on** nothing that is said of threads or memory: only addresses move, and no access.

use hashbrown::HashTable;
use smallvec::SmallVec;
use warpc_analysis::{AnalysisSet, Loops};
use warpc_columns::random::mix;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Func, FuncMut, Opcode};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "hoist-addresses",
    summary: "compute addresses once before the blocks that share them",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM).and(AnalysisSet::LOOPS),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("hoist-addresses")?;
        Ok(PassBody::Function(Box::<HoistAddresses>::default()))
    },
};

/// Instructions of a block that is run under a predicate.
const SHORT: usize = 12;
/// Blocks that share an expression for which it moves out of longer ones.
const MANY: usize = 4;
/// Places of one expression that are compared with a new one.
const TRIES: usize = 8;
/// Blocks that are walked from one place to another.
const STEPS: usize = 64;
/// Operations from an index to its address that become one, at most.
const ROUNDS: usize = 8;
/// Uses of a value among which an address is looked for.
const USES: usize = 8;

/// An expression in blocks of which none dominates another.
struct Shared {
    hash: u64,
    /// The places, in order of the walk; the first one moves.
    places: SmallVec<[Inst; 4]>,
}

#[derive(Default)]
struct HoistAddresses {
    shared: Vec<Shared>,
    /// Rows of `shared`, by hash.
    by_hash: HashTable<u32>,
    /// Instructions of each block before anything moved; empty until something may.
    lengths: Vec<u32>,
}

impl FunctionPass for HoistAddresses {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        if func.num_blocks() < 4 {
            return Outcome::Unchanged;
        }
        let (cfg, dom, loops) = (cx.analyses.cfg(func), cx.analyses.dom(func), cx.analyses.loops(func));
        self.lengths.clear();
        // What was computed from equal values is equal once these are one.
        let rounds = (0..ROUNDS).take_while(|_| self.find(func, &cfg, &dom, &loops)).count();
        Outcome::of(rounds > 0, AnalysisSet::CFG_ALL)
    }
}

impl HoistAddresses {
    /// Moves what is shared; whether there was any.
    fn find(&mut self, func: &mut FuncMut<'_>, cfg: &Cfg, dom: &DomTree, loops: &Loops) -> bool {
        self.shared.clear();
        self.by_hash.clear();
        for &block in cfg.rpo() {
            for inst in func.block_insts(block) {
                if is_asked(func, inst) {
                    self.note(func, cfg, dom, inst);
                }
            }
        }
        let mut changed = false;
        for shared in std::mem::take(&mut self.shared) {
            if shared.places.len() > 1 {
                self.measure(func);
                changed |= self.hoist(func, dom, loops, &shared.places);
            }
        }
        changed
    }

    /// Counts the instructions of all blocks, once: what moves must not change which blocks are short, and in most functions nothing
    /// is shared.
    fn measure(&mut self, func: &Func<'_>) {
        if self.lengths.is_empty() {
            self.lengths.resize(func.num_blocks(), 0);
            for block in func.block_order() {
                self.lengths[block.index()] = func.block_insts(block).count() as u32;
            }
        }
    }

    /// Adds `inst` to the places of its expression, if control comes to it from one of them and none dominates it.
    fn note(&mut self, func: &Func<'_>, cfg: &Cfg, dom: &DomTree, inst: Inst) {
        let (hash, block) = (hash_of(func, inst), func.block_of(inst));
        let found = self.by_hash.find(hash, |&row| {
            let places = &self.shared[row as usize].places;
            are_equal(func, places[0], inst)
        });
        let Some(&row) = found else {
            let row = self.shared.len() as u32;
            self.shared.push(Shared { hash, places: SmallVec::from_slice(&[inst]) });
            self.by_hash.insert_unique(hash, row, |&row| self.shared[row as usize].hash);
            return;
        };
        let places = &self.shared[row as usize].places;
        let is_beside = |&place: &Inst| !dom.dominates(func.block_of(place), block);
        let last = places[places.len() - 1];
        if places.iter().rev().take(TRIES).all(is_beside) && leads_to(cfg, func.block_of(last), block) {
            self.shared[row as usize].places.push(inst);
        }
    }

    /// Moves the first of `places` before all of them, where it stands for the others.
    fn hoist(&self, func: &mut FuncMut<'_>, dom: &DomTree, loops: &Loops, places: &[Inst]) -> bool {
        let Some((&first, others)) = places.split_first() else { return false };
        let blocks: SmallVec<[Block; 4]> = places.iter().map(|&place| func.block_of(place)).collect();
        let is_short = |block: &Block| self.lengths[block.index()] as usize <= SHORT;
        if places.len() < MANY && !blocks.iter().all(is_short) {
            return false;
        }
        let home = blocks.iter().copied().reduce(|left, right| dom.common(left, right));
        let Some(home) = home.filter(|&home| home.is_some()) else { return false };
        let inner = loops.of(home);
        if inner.is_some() && !blocks.iter().all(|&block| loops.contains(inner, block)) {
            return false;
        }
        let mut kept = func.flags(first);
        for &other in others {
            kept &= func.flags(other) | !flags::INT_POISON;
            func.replace_all_uses(other.into(), first.into());
            func.erase(other);
        }
        func.set_flags(first, kept);
        func.set_loc(first, Md::NONE);
        func.move_before(first, func.terminator(home));
        true
    }
}

/// Whether `inst` is an address with a variable index, or arithmetic that an address is computed from.
fn is_asked(func: &Func<'_>, inst: Inst) -> bool {
    let is_variable = |inst: Inst| func.operands(inst).skip(1).any(|index| !index.is_constant());
    match func.op(inst) {
        Opcode::GetElementPtr => is_variable(inst) && func.types().is_ptr(func.ty(inst)),
        Opcode::SExt | Opcode::ZExt | Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::Shl | Opcode::Or => {
            matches!(func.ty(inst), Type::I32 | Type::I64) && feeds_address(func, inst)
        }
        _ => false,
    }
}

/// Whether an address or its arithmetic uses `inst`.
fn feeds_address(func: &Func<'_>, inst: Inst) -> bool {
    func.uses(inst.into()).take(USES).any(|use_row| {
        matches!(
            func.op(func.user(use_row)),
            Opcode::GetElementPtr | Opcode::SExt | Opcode::ZExt | Opcode::Add | Opcode::Mul | Opcode::Shl
        )
    })
}

fn hash_of(func: &Func<'_>, inst: Inst) -> u64 {
    let kind = u64::from(func.ty(inst).0) << 8 | func.op(inst) as u64;
    func.operands(inst).fold(mix(kind), |hash, operand| mix(hash ^ u64::from(operand.0)))
}

/// Whether two instructions compute the same of the same operands, but for what they promise.
fn are_equal(func: &Func<'_>, left: Inst, right: Inst) -> bool {
    let differ = (func.flags(left) ^ func.flags(right)) & flags::HAS_MD;
    func.op(left) == func.op(right)
        && func.ty(left) == func.ty(right)
        && differ == 0
        && (func.op(left) != Opcode::GetElementPtr || func.aux(left).a == func.aux(right).a)
        && func.operands(left).eq(func.operands(right))
}

/// Whether control goes from the end of `from` to `to` without going back.
fn leads_to(cfg: &Cfg, from: Block, to: Block) -> bool {
    let mut work: SmallVec<[Block; 16]> = SmallVec::from_slice(&[from]);
    let (mut seen, mut next) = (SmallVec::<[Block; 16]>::new(), 0);
    let end = cfg.rpo_index(to);
    while let Some(&block) = work.get(next) {
        next += 1;
        for &after in cfg.succs(block) {
            if after == to {
                return true;
            }
            let is_between = cfg.rpo_index(after) > cfg.rpo_index(block) && cfg.rpo_index(after) < end;
            if is_between && work.len() < STEPS && !seen.contains(&after) {
                seen.push(after);
                work.push(after);
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use warpc_exact::{Shape2, cases, check_pass};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&super::INFO, &[], cases(300), Shape2 { size: 14, bits: 3, branches: true });
    }
}
