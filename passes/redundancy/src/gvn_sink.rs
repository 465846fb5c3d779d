//! `gvn-sink`: what several predecessors of a block do at their ends is done in the block, once.
//!
//! **When**: predecessors that go to the block alone end in the same operations, operands that differ becoming phis. Where only some of them do,
//! a block is put between these and the block. How far it goes is decided by cost: an instruction less per predecessor, against the square of
//! the phis that are needed more, and 2 where not all predecessors that go to the block alone take part.
//! **How**: backwards in lockstep from the ends; at each step the largest group of equal operations goes on. A phi that brings nothing but what
//! sank is replaced by it. **Invariants**: instructions keep their order, as everything behind them sinks with them; what sinks is used by what
//! sank before it, or by phis of the block. Convergent and `noduplicate` calls, inline assembly, `musttail`, tokens and stack slots stay;
//! operands that must be constants are equal. Flags and metadata become what all had, alignment the least, of places in the source
//! that differ the scope stays. **Cost**: the instructions that sink times their operands and predecessors; at most [`MOST_WAYS`] predecessors and [`MOST_STEPS`]
//! steps. **Source**: the pass of that name in LLVM, which numbers values by their uses.

use crate::patch::{join_places, keep_common};
use smallvec::SmallVec;
use warpc_analysis::{AnalysisSet, facts};
use warpc_columns::RowSet;
use warpc_ir::attrs::AttrKind;
use warpc_ir::cfg::Cfg;
use warpc_ir::ids::*;
use warpc_ir::opcode::{TailKind, flags};
use warpc_ir::{Aux, Builder, Func, FuncMut, MemInfo, Opcode, Value, ValueKind};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::patterns::is_exception_pad;

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "gvn-sink",
    summary: "do once in a block what its predecessors do at their ends",
    level: Level::Function,
    reads: AnalysisSet::CFG,
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("gvn-sink")?;
        Ok(PassBody::Function(Box::<GvnSink>::default()))
    },
};

/// Predecessors that are looked at.
const MOST_WAYS: usize = 64;
/// Instructions of each that are looked at.
const MOST_STEPS: usize = 256;

#[derive(Default)]
struct GvnSink {
    /// Instructions that sink as far as has been looked.
    sunk: RowSet<Inst>,
}

/// The value of each predecessor for one phi.
type Row = SmallVec<[Value; 4]>;

/// How far it may go: steps, on which predecessors, and what that saves.
struct Candidate {
    steps: usize,
    ways: Vec<Block>,
    cost: i64,
}

/// Whether `inst` may sink as far as its own kind goes.
fn may_sink(func: &Func<'_>, inst: Inst) -> bool {
    let op = func.op(inst);
    if op.is_terminator() || is_exception_pad(op) || matches!(op, Opcode::Phi | Opcode::Alloca | Opcode::VaArg) {
        return false;
    }
    if func.ty(inst) == Type::TOKEN {
        return false;
    }
    if !op.is_call() {
        return true;
    }
    let stays = [AttrKind::Convergent, AttrKind::NoDuplicate, AttrKind::NoMerge];
    let is_plain = func.call(inst).bundles.is_empty() && func.call(inst).tail != TailKind::MustTail;
    is_plain
        && !matches!(func.callee(inst).kind(), ValueKind::Asm(_))
        && !stays.into_iter().any(|kind| facts::call_has(func, inst, kind))
        && facts::intrinsic(func, inst).is_none_or(|which| !warpc_ir::intrinsics::is_assume_like(which))
}

/// Whether both do the same, operands aside.
fn same_operation(func: &Func<'_>, first: Inst, second: Inst) -> bool {
    let op = func.op(first);
    if op != func.op(second)
        || func.ty(first) != func.ty(second)
        || func.num_operands(first) != func.num_operands(second)
    {
        return false;
    }
    let types = (0..func.num_operands(first)).all(|n| {
        let (mine, theirs) = (func.operand(first, n), func.operand(second, n));
        mine == theirs || func.type_of(mine) == func.type_of(theirs)
    });
    types
        && match op {
            Opcode::Call => func.call(first) == func.call(second) && may_join_callees(func, first, second),
            Opcode::ExtractValue | Opcode::InsertValue | Opcode::ShuffleVector => {
                func.indices(first) == func.indices(second)
            }
            Opcode::ICmp | Opcode::FCmp => {
                func.flags(first) & flags::PRED_MASK == func.flags(second) & flags::PRED_MASK
            }
            Opcode::GetElementPtr => func.aux(first).a == func.aux(second).a,
            Opcode::Load | Opcode::Store => {
                let [mine, theirs] =
                    [first, second].map(|i| (func.mem(i).ordering, func.flags(i) & flags::VOLATILE, func.aux(i).b));
                mine == theirs
            }
            Opcode::AtomicRmw | Opcode::CmpXchg | Opcode::Fence => {
                func.aux(first) == func.aux(second) && func.flags(first) == func.flags(second)
            }
            _ => true,
        }
}

/// Whether both call one function, or functions that are not known by name.
fn may_join_callees(func: &Func<'_>, first: Inst, second: Inst) -> bool {
    let is_known = |callee: Value| callee.as_global().is_some() || callee.as_intrinsic().is_some();
    let (mine, theirs) = (func.callee(first), func.callee(second));
    mine == theirs || !is_known(mine) && !is_known(theirs)
}

/// Whether operand `n` of `inst` may be a phi.
fn may_vary(func: &Func<'_>, inst: Inst, n: usize) -> bool {
    let value = func.operand(inst, n);
    if value.as_block().is_some() || matches!(value.kind(), ValueKind::Meta(_) | ValueKind::LocalMeta(_)) {
        return false;
    }
    if facts::is_swift_error(func, value) || func.ty(inst) == Type::TOKEN {
        return false;
    }
    match func.op(inst) {
        // Not arguments that the language wants to be constants.
        Opcode::Call => n >= func.call(inst).num_args as usize || !facts::call_arg_has(func, inst, n, AttrKind::ImmArg),
        // Which field of a struct; element counts of vectors stay known too.
        Opcode::GetElementPtr => n < 2,
        // A slot of the stack stays one that can become a value.
        Opcode::Load | Opcode::Store => value.as_inst().is_none_or(|i| func.op(i) != Opcode::Alloca),
        _ => true,
    }
}

impl GvnSink {
    /// How far what stands before `block` may sink, on which ways, at best.
    fn best(&mut self, func: &Func<'_>, block: Block, mut ways: Vec<Block>) -> Option<Candidate> {
        let all = ways.len();
        let phis: Vec<Inst> = func.block_insts(block).take_while(|&i| func.op(i) == Opcode::Phi).collect();
        let mut needed: Vec<Row> = Vec::new();
        for &phi in &phis {
            let row: Option<Row> = ways.iter().map(|&way| func.phi_value_for(phi, way)).collect();
            add_row(&mut needed, row?);
        }
        let before = needed.len() as i64;
        let mut at: Vec<Inst> = ways.iter().map(|&way| func.prev(func.terminator(way))).collect();
        let mut best: Option<Candidate> = None;
        self.sunk.reset(func.num_insts());
        for step in 1..=MOST_STEPS {
            if at.iter().any(|i| i.is_none()) && !keep(&mut ways, &mut at, &mut needed, |i| i.is_some()) {
                break;
            }
            let Some(leader) = most_frequent(func, &at) else { break };
            if !keep(&mut ways, &mut at, &mut needed, |i| {
                i == leader || may_sink(func, i) && same_operation(func, leader, i)
            }) {
                break;
            }
            if !self.add_step(func, block, &at, &ways, &mut needed) {
                break;
            }
            at.iter().for_each(|&i| {
                self.sunk.insert(i);
            });
            let more = needed.len() as i64 - before;
            let split = if ways.len() < all { 2 } else { 0 };
            // As in LLVM, phis that go cost what phis that come do: what sinks is enough to make them go.
            let cost = (step * (ways.len() - 1)) as i64 - more * more - split;
            if best.as_ref().is_none_or(|best| cost > best.cost) {
                best = Some(Candidate { steps: step, ways: ways.clone(), cost });
            }
            for i in &mut at {
                *i = func.prev(*i);
            }
        }
        best.filter(|best| best.cost > 0)
    }

    /// Adds the phis that the operands of `at` need, one instruction of each of `ways`; `false` if these may not sink.
    fn add_step(&self, func: &Func<'_>, block: Block, at: &[Inst], ways: &[Block], needed: &mut Vec<Row>) -> bool {
        for (&inst, &way) in at.iter().zip(ways) {
            let fits = func.uses(inst.into()).all(|u| {
                let user = func.user(u);
                let is_phi = func.op(user) == Opcode::Phi && func.block_of(user) == block;
                self.sunk.contains(user) || is_phi && func.operand(user, func.use_index(u) + 1) == Value::block(way)
            });
            if !fits {
                return false;
            }
        }
        let own: Row = at.iter().map(|&i| i.into()).collect();
        // Each phi that takes one of them takes all of them, and becomes what sinks.
        if needed.iter().any(|row| *row != own && row.iter().zip(&own).any(|(value, inst)| value == inst)) {
            return false;
        }
        needed.retain(|row| *row != own);
        for n in 0..func.num_operands(at[0]) {
            let row: Row = at.iter().map(|&i| func.operand(i, n)).collect();
            if row.iter().any(|&value| value != row[0]) {
                if !at.iter().all(|&i| may_vary(func, i, n)) {
                    return false;
                }
                add_row(needed, row);
            }
        }
        true
    }
}

fn add_row(needed: &mut Vec<Row>, row: Row) {
    if row.iter().any(|&value| value != row[0]) && !needed.contains(&row) {
        needed.push(row);
    }
}

/// Keeps the ways whose instruction `wanted` takes; whether at least two stay.
fn keep(ways: &mut Vec<Block>, at: &mut Vec<Inst>, needed: &mut Vec<Row>, wanted: impl Fn(Inst) -> bool) -> bool {
    let stays: Vec<bool> = at.iter().map(|&i| wanted(i)).collect();
    if stays.iter().all(|&stays| stays) {
        return ways.len() > 1;
    }
    let mut n = 0;
    ways.retain(|_| (stays[n], n += 1).0);
    n = 0;
    at.retain(|_| (stays[n], n += 1).0);
    for row in std::mem::take(needed) {
        add_row(needed, row.into_iter().zip(&stays).filter(|pair| *pair.1).map(|pair| pair.0).collect());
    }
    ways.len() > 1
}

/// An instruction whose operation most of `at` have, and that may sink.
fn most_frequent(func: &Func<'_>, at: &[Inst]) -> Option<Inst> {
    let mut best: Option<(usize, Inst)> = None;
    for &i in at {
        if !may_sink(func, i) || best.is_some_and(|(_, leader)| same_operation(func, leader, i)) {
            continue;
        }
        let count = at.iter().filter(|&&other| same_operation(func, i, other)).count();
        if best.is_none_or(|(most, _)| count > most) {
            best = Some((count, i));
        }
    }
    best.map(|(_, leader)| leader).filter(|_| at.len() > 1)
}

/// Puts a block between `ways` and `block`.
fn split_ways(func: &mut FuncMut<'_>, block: Block, ways: &[Block]) -> Block {
    let phis: Vec<Inst> = func.block_insts(block).take_while(|&i| func.op(i) == Opcode::Phi).collect();
    let above = func.prev_block(block);
    let middle = func.new_block_after(above);
    func.name_after(Value::block(middle), Value::block(block), ".gvnsink.split");
    for phi in phis {
        let row: Row = ways.iter().filter_map(|&way| func.phi_value_for(phi, way)).collect();
        let value = match row.iter().all(|&value| value == row[0]) {
            true => row[0],
            false => {
                let ty = func.ty(phi);
                let new = func.new_phi(middle, ty);
                func.name_after(new.into(), phi.into(), ".ph");
                for (&value, &way) in row.iter().zip(ways) {
                    func.add_incoming(new, value, way);
                }
                new.into()
            }
        };
        for &way in ways {
            if let Some(index) = func.phi_index_of(phi, way) {
                func.remove_incoming(phi, index);
            }
        }
        func.add_incoming(phi, value, middle);
    }
    for &way in ways {
        let branch = func.terminator(way);
        func.set_operand(branch, 0, Value::block(middle));
    }
    Builder::at_end(func, middle).br(block);
    middle
}

/// Sinks the last instruction of each of `ways` to the front of `block`.
fn sink_last(func: &mut FuncMut<'_>, block: Block, ways: &[Block]) {
    let at: SmallVec<[Inst; 4]> = ways.iter().map(|&way| func.prev(func.terminator(way))).collect();
    let first = at[0];
    for n in 0..func.num_operands(first) {
        let row: Row = at.iter().map(|&i| func.operand(i, n)).collect();
        if row.iter().all(|&value| value == row[0]) {
            continue;
        }
        let known = func.block_insts(block).take_while(|&i| func.op(i) == Opcode::Phi).find(|&phi| {
            func.phi_len(phi) == ways.len()
                && func.ty(phi) == func.type_of(row[0])
                && ways.iter().zip(&row).all(|(&way, &value)| func.phi_value_for(phi, way) == Some(value))
        });
        let phi = known.unwrap_or_else(|| {
            let ty = func.type_of(row[0]);
            let phi = func.new_phi(block, ty);
            func.name_after(phi.into(), row[0], ".sink");
            for (&way, &value) in ways.iter().zip(&row) {
                func.add_incoming(phi, value, way);
            }
            phi
        });
        func.set_operand(first, n, phi.into());
    }
    let front = func.first_non_phi(block);
    func.move_before(first, front);
    for &other in &at[1..] {
        if matches!(func.op(first), Opcode::Load | Opcode::Store) {
            let (mem, least, b) =
                (func.mem(first), func.mem(first).align.min(func.mem(other).align), func.aux(first).b);
            func.set_aux(first, Aux { a: MemInfo { align: least, ..mem }.pack(), b });
        }
        keep_common(func, first, other);
        func.join_tails(first, other);
        join_places(func, first, other);
        func.replace_all_uses(other.into(), first.into());
        func.erase(other);
    }
    // Phis of what sank bring one value, which stands behind them.
    let phis: Vec<Inst> = func.block_insts(block).take_while(|&i| func.op(i) == Opcode::Phi).collect();
    for phi in phis {
        if func.phi_pairs(phi).all(|(value, _)| value == first.into()) {
            func.replace_and_erase(phi, first.into());
        }
    }
}

impl GvnSink {
    fn sink(&mut self, func: &mut FuncMut<'_>, cfg: &Cfg, block: Block) -> bool {
        let all: Vec<Block> = func.predecessors(block).collect();
        let is_plain = |&b: &Block| {
            matches!(func.op(func.terminator(b)), Opcode::Br | Opcode::Switch)
                && (!cfg.is_known(b) || cfg.is_reachable(b))
        };
        if !(2..=MOST_WAYS).contains(&all.len()) || !all.iter().all(is_plain) {
            return false;
        }
        let mut ways: Vec<Block> =
            all.iter().copied().filter(|&b| func.num_operands(func.terminator(b)) == 1).collect();
        ways.sort_unstable_by_key(|&b| if cfg.is_known(b) { cfg.rpo_index(b) } else { u32::MAX });
        if ways.len() < 2 || is_exception_pad(func.op(func.first_non_phi(block))) {
            return false;
        }
        let Some(best) = self.best(func, block, ways) else { return false };
        let into = if best.ways.len() < all.len() { split_ways(func, block, &best.ways) } else { block };
        for _ in 0..best.steps {
            sink_last(func, into, &best.ways);
        }
        true
    }
}

/// Blocks that were there when the graph was made.
trait Known {
    fn is_known(&self, block: Block) -> bool;
}
impl Known for Cfg {
    fn is_known(&self, block: Block) -> bool {
        block.index() < self.rows()
    }
}

impl FunctionPass for GvnSink {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        let cfg = cx.analyses.cfg(func);
        let mut changed = false;
        for &b in cfg.rpo() {
            changed |= self.sink(func, &cfg, b);
        }
        Outcome::of(changed, AnalysisSet::NONE)
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
