//! `nvvm-reduction`: trees of five shuffles that reduce 32-bit integers over a warp become one `redux.sync`.
//!
//! | tree | before -> after |
//! |---|---|
//! | butterfly | `x = op(x, shfl.bfly(m, x, 2^k))` for all five bits -> `redux.sync.op(x, m)` |
//! | downward | the same with `shfl.down` -> the same, where only lane 0 looks at the result |
//!
//! `op` is `add`, `and`, `or`, `xor` or an integer minimum or maximum, over the whole warp as one segment. In a butterfly every lane
//! has the total. In a downward tree only lane 0 has it: its users must be in blocks that only lane 0 reaches, or broadcasts
//! (`shfl.idx`) of lane 0, which then are the total as well. That a thread is in lane 0 is known from `laneid`, and from `tid.x` where the kernel
//! says its block shape.
//!
//! **When**: sm_80 and later. A shuffle reads lanes that its mask names, or is undefined; so the mask names the whole warp
//! wherever the tree is defined. **Convergence**: the new call stands where the last shuffle stood; all five stood in its block.
//! **Relies on** dominance, for the blocks of lane 0. **Cost**: linear; five steps per candidate.

use crate::warp_shuffle::whole_shuffle;
use smallvec::SmallVec;
use warpc_analysis::AnalysisSet;
use warpc_analysis::facts::intrinsic;
use warpc_analysis::known_bits::required_block_size;
use warpc_ir::cfg::Cfg;
use warpc_ir::dom::DomTree;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::semantics::{Reduction, Shuffle};
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "nvvm-reduction",
    summary: "reductions over a warp by one instruction",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM),
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: true,
    required: false,
    make: |params| {
        params.finish("nvvm-reduction")?;
        Ok(PassBody::Function(Box::new(NvvmReduction)))
    },
};

/// The first architecture with `redux.sync`.
const FIRST_SM: u16 = 80;
/// Steps of a tree over 32 lanes.
const STEPS: usize = 5;
/// Users of a result that are looked at.
const MAX_USERS: usize = 32;

struct NvvmReduction;

impl FunctionPass for NvvmReduction {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        if cx.session.target.sm < FIRST_SM || func.side().calls.is_empty() {
            return Outcome::Unchanged;
        }
        let mut trees: Vec<Tree> = Vec::new();
        for block in func.block_order() {
            trees.extend(func.block_insts(block).filter_map(|inst| Tree::ending_at(func, inst)));
        }
        if trees.is_empty() {
            return Outcome::Unchanged;
        }
        let (cfg, dom) = (cx.analyses.cfg(func), cx.analyses.dom(func));
        let mut changed = false;
        for tree in &trees {
            let alive = tree.steps.iter().all(|&(step, shuffle)| !func.is_dead(step) && !func.is_dead(shuffle));
            if alive && cfg.is_reachable(func.block_of(tree.root())) {
                changed |= replace(func, tree, &cfg, &dom);
            }
        }
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

/// Five shuffles and the operations that join what they bring.
struct Tree {
    op: Reduction,
    mode: Shuffle,
    mask: Value,
    /// What is reduced.
    value: Value,
    /// Operation and shuffle of each step, the last first.
    steps: SmallVec<[(Inst, Inst); STEPS]>,
}

impl Tree {
    /// The tree whose last operation is `root`.
    fn ending_at(func: &Func<'_>, root: Inst) -> Option<Tree> {
        let op = reduction_of(func, root)?;
        let (last, value) = step(func, root)?;
        let shuffle = whole_shuffle(func, last)?;
        let mut tree = Tree { op, mode: shuffle.mode, mask: shuffle.mask, value, steps: SmallVec::new() };
        let (mut inst, mut distances) = (root, 0);
        loop {
            let (shuffle_inst, before) = step(func, inst)?;
            let shuffle = whole_shuffle(func, shuffle_inst)?;
            let fits = shuffle.mode == tree.mode && shuffle.mask == tree.mask && shuffle.value == before;
            let stands_together =
                func.block_of(shuffle_inst) == func.block_of(root) && func.block_of(inst) == func.block_of(root);
            if !fits || !stands_together || !shuffle.lane.is_power_of_two() || distances & shuffle.lane != 0 {
                return None;
            }
            distances |= shuffle.lane;
            tree.steps.push((inst, shuffle_inst));
            tree.value = before;
            if distances == 31 {
                return Some(tree);
            }
            inst = before.as_inst().filter(|&i| reduction_of(func, i) == Some(op))?;
        }
    }
    fn root(&self) -> Inst {
        self.steps[0].0
    }
}

/// The reduction that a binary operation on 32-bit integers is a step of.
fn reduction_of(func: &Func<'_>, inst: Inst) -> Option<Reduction> {
    if func.ty(inst) != Type::I32 {
        return None;
    }
    Some(match func.op(inst) {
        Opcode::Add => Reduction::Add,
        Opcode::And => Reduction::And,
        Opcode::Or => Reduction::Or,
        Opcode::Xor => Reduction::Xor,
        Opcode::Call => match intrinsic(func, inst)? {
            id::SMIN => Reduction::SMin,
            id::SMAX => Reduction::SMax,
            id::UMIN => Reduction::UMin,
            id::UMAX => Reduction::UMax,
            _ => return None,
        },
        _ => return None,
    })
}

/// The intrinsic of a reduction.
fn redux(op: Reduction) -> Option<IntrinsicId> {
    Some(match op {
        Reduction::Add => id::NVVM_REDUX_SYNC_ADD,
        Reduction::And => id::NVVM_REDUX_SYNC_AND,
        Reduction::Or => id::NVVM_REDUX_SYNC_OR,
        Reduction::Xor => id::NVVM_REDUX_SYNC_XOR,
        Reduction::SMin => id::NVVM_REDUX_SYNC_MIN,
        Reduction::SMax => id::NVVM_REDUX_SYNC_MAX,
        Reduction::UMin => id::NVVM_REDUX_SYNC_UMIN,
        Reduction::UMax => id::NVVM_REDUX_SYNC_UMAX,
        Reduction::FMin | Reduction::FMax => return None,
    })
}

/// `op(x, shuffle of x)`: the shuffle, and x.
fn step(func: &Func<'_>, inst: Inst) -> Option<(Inst, Value)> {
    let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
    let of = |shuffled: Value, plain: Value| {
        let shuffle = shuffled.as_inst().filter(|&i| func.op(i) == Opcode::Call)?;
        (whole_shuffle(func, shuffle)?.value == plain).then_some((shuffle, plain))
    };
    of(right, left).or_else(|| of(left, right))
}

/// Puts one reduction in the place of a tree, where its users allow it. Returns whether it did.
fn replace(func: &mut FuncMut<'_>, tree: &Tree, cfg: &Cfg, dom: &DomTree) -> bool {
    let root = tree.root();
    let broadcasts = match tree.mode {
        Shuffle::Butterfly => SmallVec::new(),
        Shuffle::Down => match users_in_first_lane(func, tree, cfg, dom) {
            Some(broadcasts) => broadcasts,
            None => return false,
        },
        Shuffle::Up | Shuffle::Index => return false,
    };
    let Some(known) = redux(tree.op) else { return false };
    let mut builder = Builder::before(func, tree.steps[0].1);
    let Some(callee) = builder.intrinsic_callee(known, &[]) else { return false };
    let total = builder.call_intrinsic(callee, &[tree.value, tree.mask], 0);
    for broadcast in broadcasts {
        func.replace_and_erase(broadcast, total);
    }
    func.replace_all_uses(root.into(), total);
    // What the steps computed may have other users; a shuffle without any goes although it is a call.
    for &(operation, shuffle) in &tree.steps {
        for inst in [operation, shuffle] {
            if func.is_unused(inst.into()) {
                func.erase(inst);
            }
        }
    }
    true
}

/// Whether only lane 0 sees the result of a downward tree; then the broadcasts of lane 0 among its users.
fn users_in_first_lane(func: &Func<'_>, tree: &Tree, cfg: &Cfg, dom: &DomTree) -> Option<SmallVec<[Inst; 2]>> {
    let root = tree.root();
    let mut broadcasts = SmallVec::new();
    for (n, use_row) in func.uses(root.into()).enumerate() {
        if n == MAX_USERS {
            return None;
        }
        let user = func.user(use_row);
        if func.op(user) == Opcode::Call
            && let Some(shuffle) = whole_shuffle(func, user)
            && shuffle.mode == Shuffle::Index
            && (shuffle.lane, shuffle.mask, shuffle.value) == (0, tree.mask, root.into())
        {
            broadcasts.push(user);
            continue;
        }
        let place = func.block_of_use(use_row);
        if cfg.is_reachable(place) && !only_first_lane(func, place, cfg, dom) {
            return None;
        }
    }
    Some(broadcasts)
}

/// Whether every path to `block` takes an edge that only lane 0 takes. Looks at the blocks that dominate it, a few of them.
fn only_first_lane(func: &Func<'_>, block: Block, cfg: &Cfg, dom: &DomTree) -> bool {
    /// Dominators looked at.
    const STEPS_UP: usize = 16;
    let mut at = block;
    for _ in 0..STEPS_UP {
        if let Some(from) = cfg.single_pred(at)
            && lane_zero_edge(func, func.terminator(from)) == Some(at)
            && dom.edge_dominates(func, from, at, block)
        {
            return true;
        }
        at = dom.idom(at);
        if at.is_none() {
            return false;
        }
    }
    false
}

/// Where a branch leads that asks whether the thread is in lane 0, if it is.
fn lane_zero_edge(func: &Func<'_>, terminator: Inst) -> Option<Block> {
    if func.op(terminator) != Opcode::Br || func.num_operands(terminator) != 3 {
        return None;
    }
    let compare = func.operand(terminator, 0).as_inst().filter(|&i| func.op(i) == Opcode::ICmp)?;
    let constant = func.consts().as_int(func.operand(compare, 1))?;
    let taken = match (func.int_pred(compare), constant) {
        (IntPred::Eq, 0) | (IntPred::Ult, 1) => 1,
        (IntPred::Ne, 0) | (IntPred::Ugt, 0) => 2,
        _ => return None,
    };
    is_zero_in_first_lane(func, func.operand(compare, 0)).then(|| func.operand(terminator, taken).as_block()).flatten()
}

/// Whether a thread for which `value` is 0 is in lane 0.
fn is_zero_in_first_lane(func: &Func<'_>, value: Value) -> bool {
    let Some(inst) = value.as_inst() else { return false };
    match func.op(inst) {
        Opcode::Call => match intrinsic(func, inst) {
            Some(id::NVVM_READ_PTX_SREG_LANEID) => true,
            // Thread 0 along x begins a warp where rows of threads are whole warps, or where there is one row.
            Some(id::NVVM_READ_PTX_SREG_TID_X) => rows_are_warps(func),
            _ => false,
        },
        Opcode::And | Opcode::URem => {
            let whole = if func.op(inst) == Opcode::And { 31 } else { 32 };
            let register = func.operand(inst, 0).as_inst().filter(|&i| func.op(i) == Opcode::Call);
            func.consts().as_int(func.operand(inst, 1)) == Some(whole)
                && register.and_then(|i| intrinsic(func, i)) == Some(id::NVVM_READ_PTX_SREG_TID_X)
                && rows_are_warps(func)
        }
        Opcode::ZExt => is_zero_in_first_lane_once(func, func.operand(inst, 0)),
        _ => false,
    }
}

/// The same for what an extension extends; extensions of extensions are not looked through.
fn is_zero_in_first_lane_once(func: &Func<'_>, value: Value) -> bool {
    value.as_inst().is_some_and(|i| func.op(i) != Opcode::ZExt) && is_zero_in_first_lane(func, value)
}

/// Whether the lane of a thread is its number along x modulo 32.
fn rows_are_warps(func: &Func<'_>) -> bool {
    let [x, y, z] = [0, 1, 2].map(|axis| required_block_size(func, axis));
    x.is_some_and(|x| x % 32 == 0) || (y, z) == (Some(1), Some(1))
}
