//! `warp-shuffle`: exchanges between the lanes of a warp whose result a lane can tell by itself, or that were done before.
//!
//! | rule | before -> after |
//! |---|---|
//! | uniform value | `shfl(x)` -> `x`; `vote.all(p)`, `vote.any(p)` -> `p`; `redux.min/max/and/or(x)` -> `x` |
//! | uniform vote | `vote.uni(p)` -> `true`; `vote.ballot.sync(m, false)` -> `0`; the truth that `match.all(m, x)` gives beside the lanes -> `true` |
//! | no distance | `shfl.bfly/up/down(x, 0)` -> `x` |
//! | butterfly of a butterfly | `bfly(bfly(x, a), b)` -> `bfly(x, a ^ b)`, over the whole warp, where the inner has no other user |
//! | done before | of two equal exchanges in one block, the second is the first |
//!
//! **Relies on** uniformity: a value that is the same in all lanes that execute an exchange together. A mask may name lanes that have exited
//! or never were (PTX ISA 9.0, 9.7.13: an exchange waits for the lanes that have *not* exited), so that which lanes a ballot or a match
//! counts is not known from its mask: `ballot(-1, true)` tells how many lanes the last warp of a block has. **Convergence**: exchanges are erased or get other
//! operands, never moved and never copied. Shuffles and votes order no memory, so nothing else depends on the erased ones.
//! Lanes whose paths diverged may meet in different instructions, if these have one kind and mask (PTX ISA 9.0, 9.7.9.6): where control
//! diverges, exchanges of which another block has one of the same kind stay.
//! **Cost**: linear, and at most [`WINDOW`] comparisons per exchange.

use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::intrinsic;
use warpc_analysis::uniformity::Uniformity;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::IntrinsicId;
use warpc_ir::intrinsics::semantics::{Kind, Options, Reduction, Shuffle, Vote, semantics};
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "warp-shuffle",
    summary: "exchanges between lanes whose result is known without them",
    level: Level::Function,
    reads: AnalysisSet::UNIFORMITY,
    preserves: AnalysisSet::CFG,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    // What an answer makes uniform is known when it runs again.
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("warp-shuffle")?;
        Ok(PassBody::Function(Box::<WarpShuffle>::default()))
    },
};

/// Earlier exchanges of a block that one is compared with.
const WINDOW: usize = 16;
/// Operands of shuffles that name the whole warp as one segment: the clamp of all modes but `up`, and that of `up`.
const WHOLE_WARP: u64 = 31;
const WHOLE_WARP_UP: u64 = 0;

#[derive(Default)]
struct WarpShuffle {
    exchanges: Vec<Inst>,
    /// What they call, the block of the first that does so, and whether there is one in another block.
    kinds: Vec<(IntrinsicId, Block, bool)>,
}

impl FunctionPass for WarpShuffle {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        self.exchanges.clear();
        for b in func.block_order() {
            self.exchanges.extend(func.block_insts(b).filter(|&i| is_exchange(func, i)));
        }
        if self.exchanges.is_empty() {
            return Outcome::Unchanged;
        }
        let (cfg, uniformity) = (cx.analyses.cfg(func), cx.analyses.uniformity(func));
        self.exchanges.retain(|&i| cfg.is_reachable(func.block_of(i)));
        let is_divergent = cfg.rpo().iter().any(|&block| uniformity.has_divergent_terminator(block));
        self.find_spread_kinds(func);
        let mut changed = false;
        for n in 0..self.exchanges.len() {
            let i = self.exchanges[n];
            if is_divergent && self.is_spread(func, i) {
                continue;
            }
            changed |= answer(func, i, &uniformity) || shorten(func, i) || self.repeated(func, n);
        }
        Outcome::of(changed, AnalysisSet::CFG)
    }
}

impl WarpShuffle {
    /// Finds the intrinsics that exchanges of several blocks call.
    fn find_spread_kinds(&mut self, func: &Func<'_>) {
        self.kinds.clear();
        for &inst in &self.exchanges {
            let (Some(id), block) = (intrinsic(func, inst), func.block_of(inst)) else { continue };
            match self.kinds.iter_mut().find(|kind| kind.0 == id) {
                Some(kind) => kind.2 |= kind.1 != block,
                None => self.kinds.push((id, block, false)),
            }
        }
    }
    /// Whether lanes in another block may take part in exchange `inst` where control diverges: any exchange of the same kind and mask will do.
    fn is_spread(&self, func: &Func<'_>, inst: Inst) -> bool {
        intrinsic(func, inst).is_none_or(|id| self.kinds.iter().any(|kind| kind.0 == id && kind.2))
    }
    /// Replaces exchange `n` by an equal one before it in its block.
    fn repeated(&self, func: &mut FuncMut<'_>, n: usize) -> bool {
        let inst = self.exchanges[n];
        let earlier = self.exchanges[n.saturating_sub(WINDOW)..n]
            .iter()
            .find(|&&e| !func.is_dead(e) && func.block_of(e) == func.block_of(inst) && is_same(func, e, inst));
        let Some(&earlier) = earlier else { return false };
        func.replace_and_erase(inst, earlier.into());
        true
    }
}

/// Whether `inst` is a shuffle, a vote, a match or a reduction over a warp.
fn is_exchange(func: &Func<'_>, inst: Inst) -> bool {
    func.op(inst) == Opcode::Call
        && intrinsic(func, inst).is_some_and(|id| {
            matches!(semantics(id).kind, Kind::Shuffle(_) | Kind::Vote(_) | Kind::Match | Kind::WarpReduction(_))
        })
}

/// Whether two exchanges are of the same intrinsic and operands. Those without a mask differ by who executes them.
fn is_same(func: &Func<'_>, first: Inst, second: Inst) -> bool {
    let names_lanes = |inst| {
        intrinsic(func, inst).is_some_and(|id| {
            let what = semantics(id);
            what.options.has(Options::SYNC) || matches!(what.kind, Kind::Match | Kind::WarpReduction(_))
        })
    };
    intrinsic(func, first) == intrinsic(func, second)
        && names_lanes(first)
        && func.ty(first) == func.ty(second)
        && func.operands(first).eq(func.operands(second))
}

/// What an exchange of a value that all lanes share gives.
enum Answer {
    /// The operand of this number.
    Operand(usize),
    /// True.
    Yes,
    /// No lane.
    NoLane,
    /// True as the second field; the first is lanes that are not known.
    SecondIsYes,
}

/// Replaces an exchange whose result does not depend on other lanes. Returns whether it did.
fn answer(func: &mut FuncMut<'_>, inst: Inst, uniformity: &Uniformity) -> bool {
    let Some(known) = intrinsic(func, inst) else { return false };
    let what = semantics(known);
    let sync = what.options.has(Options::SYNC) as usize;
    let exchanged = match what.kind {
        Kind::Match => 1,
        Kind::WarpReduction(_) => 0,
        _ => sync,
    };
    let uniform = !uniformity.is_divergent_use(func, func.use_of(inst, exchanged));
    let answer = match what.kind {
        Kind::Shuffle(mode) if uniform || stays_in_lane(func, inst, mode, sync) => Answer::Operand(exchanged),
        Kind::Vote(Vote::All | Vote::Any) if uniform => Answer::Operand(exchanged),
        Kind::Vote(Vote::Uniform) if uniform => Answer::Yes,
        Kind::Vote(Vote::Ballot) if func.consts().as_int(func.operand(inst, exchanged)) == Some(0) => Answer::NoLane,
        Kind::Match if uniform && func.ty(inst) != Type::I32 => Answer::SecondIsYes,
        Kind::WarpReduction(op) if uniform && is_idempotent(op) && what.options == Options::NONE => Answer::Operand(0),
        _ => return false,
    };
    let value = match answer {
        Answer::Operand(k) if what.options.has(Options::PREDICATE) => {
            return replace_field(func, inst, 0, func.operand(inst, k));
        }
        Answer::Operand(k) => func.operand(inst, k),
        Answer::Yes => func.consts_mut().add_bool(true),
        Answer::NoLane => func.consts_mut().add_int(Type::I32, 32, 0),
        Answer::SecondIsYes => {
            let yes = func.consts_mut().add_bool(true);
            return replace_field(func, inst, 1, yes);
        }
    };
    func.replace_and_erase(inst, value);
    true
}

/// Whether reducing a value with itself gives the value.
fn is_idempotent(op: Reduction) -> bool {
    matches!(op, Reduction::And | Reduction::Or | Reduction::SMin | Reduction::SMax | Reduction::UMin | Reduction::UMax)
}

/// Whether every lane reads its own value: a distance of zero.
fn stays_in_lane(func: &Func<'_>, inst: Inst, mode: Shuffle, sync: usize) -> bool {
    mode != Shuffle::Index && func.consts().as_int(func.operand(inst, sync + 1)) == Some(0)
}

/// Replaces field `field` of an exchange that gives two, where nobody asks for the other. Returns whether it did.
fn replace_field(func: &mut FuncMut<'_>, inst: Inst, field: u32, value: Value) -> bool {
    let users: smallvec::SmallVec<[Inst; 4]> = func.uses(inst.into()).map(|u| func.user(u)).collect();
    if !users.iter().all(|&u| func.op(u) == Opcode::ExtractValue && func.indices(u) == [field]) {
        return false;
    }
    for user in users {
        func.replace_and_erase(user, value);
    }
    func.erase(inst);
    true
}

/// Joins two butterflies over the whole warp. Returns whether it did.
fn shorten(func: &mut FuncMut<'_>, outer: Inst) -> bool {
    let Some((mask, from, far)) = whole_butterfly(func, outer) else { return false };
    let Some(inner) =
        from.as_inst().filter(|&i| func.op(i) == Opcode::Call && func.block_of(i) == func.block_of(outer))
    else {
        return false;
    };
    let Some((inner_mask, value, near)) = whole_butterfly(func, inner) else { return false };
    if intrinsic(func, inner) != intrinsic(func, outer) || inner_mask != mask || !func.has_one_use(inner.into()) {
        return false;
    }
    if near == far {
        func.replace_and_erase(outer, value);
    } else {
        let distance = func.consts_mut().add_int(Type::I32, 32, near ^ far);
        func.set_operand(outer, 1, value);
        func.set_operand(outer, 2, distance);
    }
    func.erase(inner);
    true
}

/// Mask, value and distance of a butterfly shuffle over the whole warp as one segment.
pub(crate) fn whole_butterfly(func: &Func<'_>, inst: Inst) -> Option<(Value, Value, u64)> {
    let shuffle = whole_shuffle(func, inst)?;
    (shuffle.mode == Shuffle::Butterfly).then_some((shuffle.mask, shuffle.value, shuffle.lane))
}

/// A synchronised shuffle over the whole warp as one segment, by a constant.
pub(crate) struct WholeShuffle {
    /// Where values come from.
    pub mode: Shuffle,
    /// The lanes that take part.
    pub mask: Value,
    /// What is exchanged.
    pub value: Value,
    /// Distance or number of a lane, below 32.
    pub lane: u64,
}

/// `inst` as a shuffle over the whole warp that gives no predicate.
pub(crate) fn whole_shuffle(func: &Func<'_>, inst: Inst) -> Option<WholeShuffle> {
    let what = semantics(intrinsic(func, inst)?);
    let Kind::Shuffle(mode) = what.kind else { return None };
    if what.options != Options::SYNC {
        return None;
    }
    let lane = func.consts().as_int(func.operand(inst, 2)).filter(|&lane| lane < 32)?;
    let whole = if mode == Shuffle::Up { WHOLE_WARP_UP } else { WHOLE_WARP };
    (func.consts().as_int(func.operand(inst, 3)) == Some(whole)).then(|| WholeShuffle {
        mode,
        mask: func.operand(inst, 0),
        value: func.operand(inst, 1),
        lane,
    })
}
