//! `gvn-hoist`: what all ways behind a branch compute is computed before it, once.
//!
//! **When**: each successor of a conditional branch or `switch` has no other predecessor, or is where the one arm comes back, and on each of them, up to the next branch, stands an
//! equal instruction: a computation, a simple load or store, a call without effects. Addresses are copied for the accesses that need
//! them, and do not move for themselves. Inner branches come first, so that what is common to all arms of nested ones ends above the outermost.
//! **How**: per branch, instructions of the first way in order, each looked for on the other ways; scalars, then loads, then stores; again
//! while something moves, since what depends on it is equal then. Knobs bound rounds, instructions and blocks per way.
//! **Invariants**: an instruction moves only over such as surely go on, loads over no write of their memory, stores over no access of theirs;
//! side effects, convergent calls, volatile and atomic accesses end a way. Flags and metadata become what all of them had, alignment the
//! least. Places in the source that differ leave their scope. **Relied on**: alias analysis with TBAA and scopes.
//! **Cost**: per branch and round at most the product of what two ways hold (`gvn-hoist-max-depth` and `gvn-hoist-max-bbs`). **Source**: the
//! pass of that name in LLVM, which numbers values of the whole function first.

use crate::knobs;
use crate::patch::{join_places, keep_common};
use smallvec::SmallVec;
use warpc_analysis::{Alias, AliasCache, AnalysisSet, Loc, facts};
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::new_metadata::NewNode;
use warpc_ir::opcode::flags;
use warpc_ir::{Func, FuncMut, MemInfo, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "gvn-hoist",
    summary: "compute before a branch what all its ways compute",
    level: Level::Function,
    reads: AnalysisSet::CFG,
    preserves: AnalysisSet::CFG_ALL,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::GVN_HOIST],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("gvn-hoist")?;
        Ok(PassBody::Function(Box::<GvnHoist>::default()))
    },
};

/// Ways of one branch.
const MOST_WAYS: usize = 64;
/// Addresses between an access and what it starts from.
const MOST_ADDRESSES: u32 = 8;

#[derive(Default)]
struct GvnHoist {
    alias: AliasCache,
    limits: Limits,
    hoisted: u64,
}

/// What the knobs say; `u64::MAX` is no limit.
#[derive(Clone, Copy, Default)]
struct Limits {
    hoisted: u64,
    blocks: u64,
    depth: u64,
    rounds: u64,
}

/// Kinds of instructions, in the order in which they move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sort {
    Scalar,
    Load,
    Store,
}
const SORTS: [Sort; 3] = [Sort::Scalar, Sort::Load, Sort::Store];

/// One way behind a branch.
struct Way {
    /// Instructions, in order.
    insts: Vec<Inst>,
    /// Another way, all of whose first block may run before.
    after: Option<Block>,
}

/// What kind `inst` is, if it may move.
fn sort_of(func: &Func<'_>, inst: Inst) -> Option<Sort> {
    match func.op(inst) {
        Opcode::Load if facts::is_simple(func, inst) => Some(Sort::Load),
        Opcode::Store if facts::is_simple(func, inst) => Some(Sort::Store),
        Opcode::Call if facts::may_read(func, inst) => Some(Sort::Load),
        Opcode::Call => Some(Sort::Scalar),
        Opcode::Freeze
        | Opcode::FNeg
        | Opcode::ICmp
        | Opcode::FCmp
        | Opcode::Select
        | Opcode::ExtractElement
        | Opcode::InsertElement
        | Opcode::ShuffleVector
        | Opcode::ExtractValue
        | Opcode::InsertValue => Some(Sort::Scalar),
        op if op.is_binary() || op.is_cast() => Some(Sort::Scalar),
        _ => None,
    }
}

/// Whether nothing that stands at `inst` or behind it may move over it, nor it itself.
fn ends_way(func: &Func<'_>, inst: Inst) -> bool {
    if func.op(inst).is_terminator() || !facts::transfers_execution(func, inst) {
        return true;
    }
    func.op(inst).is_call()
        && !matches!(facts::intrinsic(func, inst), Some(id::ASSUME | id::SIDEEFFECT))
        && (facts::has_side_effects(func, inst)
            || facts::call_has(func, inst, AttrKind::Convergent)
            || func.ty(inst) == Type::TOKEN)
}

/// Whether `inst` may move as far as its own kind goes.
fn may_move(func: &Func<'_>, inst: Inst) -> bool {
    let is_said =
        func.op(inst) == Opcode::Call && matches!(facts::intrinsic(func, inst), Some(id::ASSUME | id::SIDEEFFECT));
    !is_said && sort_of(func, inst).is_some()
}

/// Whether both do the same with equal operands; addresses that both compute count as operands, `depth` of them.
fn are_equal(func: &Func<'_>, first: Inst, second: Inst, depth: u32) -> bool {
    let op = func.op(first);
    if op != func.op(second)
        || func.ty(first) != func.ty(second)
        || func.num_operands(first) != func.num_operands(second)
    {
        return false;
    }
    let same_shape = match op {
        Opcode::Call => func.call(first) == func.call(second) && func.call(first).bundles.is_empty(),
        Opcode::ExtractValue | Opcode::InsertValue | Opcode::ShuffleVector => {
            func.indices(first) == func.indices(second)
        }
        Opcode::ICmp | Opcode::FCmp => func.flags(first) & flags::PRED_MASK == func.flags(second) & flags::PRED_MASK,
        Opcode::GetElementPtr => func.aux(first).a == func.aux(second).a,
        _ => true,
    };
    if !same_shape {
        return false;
    }
    let same = |m: usize, n: usize| same_value(func, func.operand(first, m), func.operand(second, n), depth);
    let in_order = (0..func.num_operands(first)).all(|n| same(n, n));
    in_order || op.is_commutative() && same(0, 1) && same(1, 0)
}

fn same_value(func: &Func<'_>, first: Value, second: Value, depth: u32) -> bool {
    if first == second {
        return true;
    }
    let address = |value: Value| value.as_inst().filter(|&i| func.op(i) == Opcode::GetElementPtr);
    depth < MOST_ADDRESSES
        && address(first).zip(address(second)).is_some_and(|(first, second)| are_equal(func, first, second, depth + 1))
}

impl GvnHoist {
    /// The instructions behind a branch on the way that begins with `block`.
    fn way(&self, func: &Func<'_>, block: Block) -> Vec<Inst> {
        let (mut way, mut b) = (Vec::new(), block);
        for _ in 0..self.limits.blocks.max(1) {
            for (count, i) in func.block_insts(b).enumerate() {
                if count as u64 >= self.limits.depth {
                    return way;
                }
                if func.op(i).is_terminator() {
                    break;
                }
                if ends_way(func, i) {
                    return way;
                }
                way.push(i);
            }
            let end = func.terminator(b);
            let next = func.operands(end).next().and_then(Value::as_block);
            match next.filter(|&next| {
                func.num_operands(end) == 1 && func.single_predecessor(next) == Some(b) && next != block
            }) {
                Some(next) if func.op(end) == Opcode::Br => b = next,
                _ => break,
            }
        }
        way
    }

    /// Whether `way[at]` may stand before everything that comes before it on its way.
    fn may_leave(&mut self, func: &Func<'_>, way: &Way, at: usize, sort: Sort) -> bool {
        let inst = way.insts[at];
        if sort == Sort::Scalar {
            return true;
        }
        if sort == Sort::Store && way.after.is_some() {
            return false;
        }
        let other = way.after.into_iter().flat_map(|b| func.block_insts(b));
        let before = other.chain(way.insts[..at].iter().copied().filter(|&i| !func.is_dead(i)));
        let Some(loc) = Loc::of(func, inst) else {
            // A call that reads any memory.
            return before.into_iter().all(|i| !facts::may_write(func, i));
        };
        let mut alias = Alias::new(func, &mut self.alias);
        for i in before {
            let touches = facts::may_write(func, i) || sort == Sort::Store && facts::may_read(func, i);
            if !touches {
                continue;
            }
            // Stores keep their order.
            if sort == Sort::Store && facts::may_write(func, i) {
                return false;
            }
            let what = alias.mod_ref(i, &loc);
            if what.is_mod() || sort == Sort::Store && what.is_ref() {
                return false;
            }
        }
        true
    }

    /// Hoists what all `ways` have to the end of `block`; whether there was something.
    fn hoist(&mut self, func: &mut FuncMut<'_>, block: Block, starts: &[Start]) -> bool {
        let ways: Vec<Way> =
            starts.iter().map(|start| Way { insts: self.way(func, start.block), after: start.after }).collect();
        let mut changed = false;
        for sort in SORTS {
            for at in 0..ways[0].insts.len() {
                let first = ways[0].insts[at];
                if func.is_dead(first) || func.block_of(first) == block || self.hoisted >= self.limits.hoisted {
                    continue;
                }
                if !may_move(func, first)
                    || sort_of(func, first) != Some(sort)
                    || !self.may_leave(func, &ways[0], at, sort)
                {
                    continue;
                }
                let mut partners: SmallVec<[Inst; 4]> = SmallVec::new();
                for way in &ways[1..] {
                    let is_partner =
                        |&i: &Inst| !func.is_dead(i) && func.block_of(i) != block && are_equal(func, first, i, 0);
                    let Some(found) = way.insts.iter().position(is_partner) else { break };
                    if !self.may_leave(func, way, found, sort) {
                        break;
                    }
                    partners.push(way.insts[found]);
                }
                if partners.len() + 1 == ways.len() {
                    let end = func.terminator(block);
                    raise_addresses(func, first, &partners, end, 0);
                    partners.iter().for_each(|&other| join(func, first, other));
                    func.move_before(first, end);
                    drop_place(func, first);
                    self.alias.clear();
                    self.hoisted += 1;
                    changed = true;
                }
            }
        }
        changed
    }
}

/// Makes copies before `end` of the addresses that `first` and `twins` each compute for themselves; `first` uses the copies.
fn raise_addresses(func: &mut FuncMut<'_>, first: Inst, twins: &[Inst], end: Inst, depth: u32) {
    for n in 0..func.num_operands(first) {
        let mine = func.operand(first, n);
        let Some(address) = mine.as_inst().filter(|&i| func.op(i) == Opcode::GetElementPtr && depth < MOST_ADDRESSES)
        else {
            continue;
        };
        let theirs: SmallVec<[Value; 4]> = twins.iter().map(|&twin| func.operand(twin, n)).collect();
        if theirs.iter().all(|&value| value == mine) {
            continue;
        }
        let operands: Vec<Value> = func.operands(address).collect();
        let copy = func.clone_inst(address, &operands);
        func.insert_before(copy, end);
        func.clear_attachments(copy);
        let loc = func.loc(address);
        func.set_loc(copy, loc);
        let theirs: SmallVec<[Inst; 4]> = theirs.iter().filter_map(|value| value.as_inst()).collect();
        for &twin in &theirs {
            let both = func.flags(copy) & func.flags(twin);
            func.set_flags(copy, both);
            join_places(func, copy, twin);
        }
        raise_addresses(func, copy, &theirs, copy, depth + 1);
        func.set_operand(first, n, copy.into());
    }
}

/// Drops the place of `inst`, which has moved over a branch; calls keep their scope.
fn drop_place(func: &mut FuncMut<'_>, inst: Inst) {
    let loc = func.loc(inst);
    let is_of_module = loc.is_some() && loc.index() < func.ctx().tables.metadata.len();
    let place = match func.op(inst).is_call() && is_of_module {
        true => func.add_md(NewNode::Scope { of: loc }),
        false => Md::NONE,
    };
    func.set_loc(inst, place);
}

/// Makes `first` stand for `other` as well, which goes.
fn join(func: &mut FuncMut<'_>, first: Inst, other: Inst) {
    if matches!(func.op(first), Opcode::Load | Opcode::Store) {
        let (mem, least) = (func.mem(first), func.mem(other).align.min(func.mem(first).align));
        let aux = func.aux(first);
        func.set_aux(first, warpc_ir::Aux { a: MemInfo { align: least, ..mem }.pack(), ..aux });
    }
    keep_common(func, first, other);
    func.replace_all_uses(other.into(), first.into());
    func.erase(other);
}

/// The first block of a way behind a branch, and another one that may run before it.
#[derive(Clone, Copy)]
struct Start {
    block: Block,
    after: Option<Block>,
}

/// The ways behind the end of `block`, if the branch dominates them all: they lead there only from it, or one is where the others meet it
/// again.
fn starts(func: &Func<'_>, block: Block) -> Option<SmallVec<[Start; 4]>> {
    let end = func.terminator(block);
    if !matches!(func.op(end), Opcode::Br | Opcode::Switch) {
        return None;
    }
    let all: SmallVec<[Block; 4]> = func.successors_of(end).collect();
    if !(2..=MOST_WAYS).contains(&all.len()) {
        return None;
    }
    let is_own = |b: Block| func.single_predecessor(b) == Some(block) && func.predecessors(b).take(2).count() == 1;
    let start = |&b: &Block| {
        if is_own(b) {
            return Some(Start { block: b, after: None });
        }
        let mut above = func.predecessors(b);
        let (first, second, None) = (above.next()?, above.next()?, above.next()) else { return None };
        let arm = if first == block { second } else { first };
        let meets =
            all.len() == 2 && (first == block || second == block) && arm != block && all.contains(&arm) && is_own(arm);
        meets.then_some(Start { block: b, after: Some(arm) })
    };
    let mut starts: SmallVec<[Start; 4]> = all.iter().map(start).collect::<Option<_>>()?;
    // What moves is what stands where the ways meet.
    starts.sort_by_key(|start| start.after.is_none());
    Some(starts)
}

impl FunctionPass for GvnHoist {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        // A negative number is no limit.
        let limit = |knob| u64::try_from(cx.session.knobs.get(knob)).unwrap_or(u64::MAX);
        self.limits = Limits {
            hoisted: limit(knobs::GVN_MAX_HOISTED),
            blocks: limit(knobs::GVN_HOIST_MAX_BBS).min(64),
            depth: limit(knobs::GVN_HOIST_MAX_DEPTH),
            rounds: limit(knobs::GVN_HOIST_MAX_CHAIN_LENGTH),
        };
        self.hoisted = 0;
        self.alias.clear();
        let cfg = cx.analyses.cfg(func);
        let branches: Vec<Block> = cfg.rpo().iter().rev().copied().filter(|&b| starts(func, b).is_some()).collect();
        let mut changed = false;
        for _ in 1..self.limits.rounds.min(64) {
            let mut again = false;
            for &b in &branches {
                if let Some(starts) = starts(func, b) {
                    again |= self.hoist(func, b, &starts);
                }
            }
            changed |= again;
            if !again {
                break;
            }
        }
        self.alias.clear();
        Outcome::of(changed, AnalysisSet::CFG_ALL)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_exact::{Shape2, cases, check_pass};

    #[test]
    fn random_functions_are_refined() {
        check_pass(&INFO, &[], cases(400), Shape2 { size: 12, bits: 3, branches: true });
    }
}
