//! `callsite-splitting`: a call behind two paths becomes a call on each, where one of them knows more of an argument.
//!
//! **When**: the block of the call has two predecessors, and a branch on one path, up to where the paths part, compares an
//! argument with a constant for equality; or the call comes first in its block and an argument is a phi of two different constants. The
//! function has a body, is no intrinsic, and the instructions before the call, which are copied, cost less than
//! `callsite-splitting-duplication-threshold`. Then the inliner and constant propagation see a constant, or a pointer that is not null.
//! **How**: both edges are split, the block up to the call is copied into the new blocks with its phis replaced, what the rest of the block
//! uses of it comes through phis. After a `musttail` call the return is copied too, and the block goes.
//! **Invariants**: convergent and `noduplicate` calls stay: copies would run under different conditions. Debug records of what is copied
//! are copied with it. **Cost**: the conditions on the two paths of each call, which are walked once each, and what is copied.

use crate::call_attributes::edit_argument;
use crate::knobs;
use smallvec::SmallVec;
use std::collections::HashMap;
use warpc_analysis::cost::{CostKind, cost};
use warpc_analysis::{AnalysisSet, facts};
use warpc_columns::RowSet;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::dom::DomTree;
use warpc_ir::edit::region::RegionDebug;
use warpc_ir::ids::*;
use warpc_ir::opcode::{TailKind, class};
use warpc_ir::{Func, FuncMut, IntPred, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};

/// Row of the pass table.
pub const INFO: PassInfo = PassInfo {
    name: "callsite-splitting",
    summary: "call on each of two paths where one knows an argument",
    level: Level::Function,
    reads: AnalysisSet::CFG.and(AnalysisSet::DOM),
    preserves: AnalysisSet::NONE,
    columns: warpc_ir::column_sets::REWRITE,
    knobs: &[knobs::CALLSITE_SPLITTING],
    idempotent: false,
    required: false,
    make: |params| {
        params.finish("callsite-splitting")?;
        Ok(PassBody::Function(Box::<Splitting>::default()))
    },
};

#[derive(Default)]
struct Splitting {
    threshold: u32,
    /// Blocks on one path.
    visited: RowSet<Block>,
}

/// `value` equals `constant`, or does not.
#[derive(Clone, Copy)]
struct Condition {
    value: Value,
    constant: Value,
    equal: bool,
}

/// An edge to the block of the call: its branch, the operand that is the block, and what holds on it.
struct Edge {
    branch: Inst,
    operand: usize,
    holds: Vec<Condition>,
}

/// Values of the block of the call, and what stands for them on one edge.
type Copies = HashMap<Value, Value>;

fn is_any_constant(value: Value) -> bool {
    value.is_constant() || value.as_global().is_some() || value.is_undef_or_poison()
}

/// Arguments of `call`.
fn arguments(f: &Func<'_>, call: Inst) -> SmallVec<[Value; 8]> {
    f.operands(call).take(f.call(call).num_args as usize).collect()
}

/// Whether an argument is `value`, which is not known to be other than null.
fn concerns(f: &Func<'_>, call: Inst, value: Value) -> bool {
    arguments(f, call)
        .iter()
        .enumerate()
        .any(|(n, &arg)| arg == value && !is_any_constant(arg) && !facts::call_arg_has(f, call, n, AttrKind::NonNull))
}

/// What taking the edge from `from` to `to` says of an argument of `call`.
fn condition_of(f: &Func<'_>, call: Inst, from: Block, to: Block) -> Option<Condition> {
    let branch = f.terminator(from);
    if f.op(branch) != Opcode::Br || f.num_operands(branch) != 3 {
        return None;
    }
    let compare = f.operand(branch, 0).as_inst().filter(|&i| f.op(i) == Opcode::ICmp)?;
    let (value, constant) = (f.operand(compare, 0), f.operand(compare, 1));
    let pred = f.int_pred(compare);
    if !pred.is_equality() || !is_any_constant(constant) || !concerns(f, call, value) {
        return None;
    }
    let is_yes = f.operand(branch, 1).as_block() == Some(to);
    Some(Condition { value, constant, equal: (pred == IntPred::Eq) == is_yes })
}

/// The two edges that lead to `block`, in the order of their blocks, if there are two of different blocks.
fn two_edges(f: &Func<'_>, block: Block) -> Option<[(Inst, usize); 2]> {
    let mut from = f.predecessors(block);
    let (first, second, None) = (from.next()?, from.next()?, from.next()) else { return None };
    if first == second {
        return None;
    }
    let edge = |from: Block| {
        let branch = f.terminator(from);
        let operand = (0..f.num_operands(branch)).find(|&n| f.operand(branch, n) == Value::block(block))?;
        (f.op(branch) != Opcode::IndirectBr).then_some((branch, operand))
    };
    Some([edge(first)?, edge(second)?])
}

/// Whether the first argument that is a phi of the block has two different constants, and nothing stands before the call.
fn is_phi_of_constants(f: &Func<'_>, call: Inst) -> bool {
    let block = f.block_of(call);
    f.first_non_phi(block) == call
        && arguments(f, call).iter().any(|arg| {
            let phi = arg.as_inst().filter(|&i| f.op(i) == Opcode::Phi && f.block_of(i) == block);
            phi.is_some_and(|phi| {
                let [first, second] = [0, 1].map(|n| f.phi_incoming(phi, n).0);
                first != second && is_any_constant(first) && is_any_constant(second)
            })
        })
}

impl Splitting {
    /// Whether the call may be copied, with what stands before it.
    fn may_split(&self, f: &Func<'_>, call: Inst) -> bool {
        let fixed = facts::call_has(f, call, AttrKind::Convergent) || facts::call_has(f, call, AttrKind::NoDuplicate);
        let block = f.block_of(call);
        if fixed || f.call(call).num_args == 0 || f.op(f.first_non_phi(block)).class() & class::PAD != 0 {
            return false;
        }
        let (mut total, mut at) = (0, f.first(block));
        while at != call {
            // A copied declaration of a scope would make two of one, a copied convergent call or token the same.
            let is_call = f.op(at).is_call();
            let stays = is_call
                && (facts::call_has(f, at, AttrKind::Convergent)
                    || facts::call_has(f, at, AttrKind::NoDuplicate)
                    || f.ty(at) == Type::TOKEN);
            if f.op(at) != Opcode::Phi {
                total += cost(f, at, CostKind::Size);
            }
            if stays || total >= self.threshold {
                return false;
            }
            at = f.next(at);
        }
        self.threshold > 0
    }

    /// What holds on the way to the call over `branch`, from the call up to `stop`.
    fn conditions(&mut self, f: &Func<'_>, call: Inst, branch: Inst, stop: Block) -> Vec<Condition> {
        let pred = f.block_of(branch);
        let mut found: Vec<Condition> = Vec::new();
        found.extend(condition_of(f, call, pred, f.block_of(call)));
        self.visited.reset(f.num_blocks());
        let mut to = pred;
        while to != stop {
            let Some(from) = f.single_predecessor(to).filter(|&b| !self.visited.contains(b)) else { break };
            found.extend(condition_of(f, call, from, to));
            self.visited.insert(from);
            to = from;
        }
        found
    }

    /// The edges over which `call` is split, if that helps.
    fn edges(&mut self, f: &Func<'_>, dom: &DomTree, call: Inst) -> Option<[Edge; 2]> {
        let block = f.block_of(call);
        let edges = two_edges(f, block)?;
        if !self.may_split(f, call) {
            return None;
        }
        let stop = if dom.is_reachable(block) { dom.idom(block) } else { Block::NONE };
        let mut edges = edges.map(|(branch, operand)| {
            let holds = self.conditions(f, call, branch, stop);
            Edge { branch, operand, holds }
        });
        if edges.iter().all(|edge| edge.holds.is_empty()) {
            // The later path first, as the names of the copies show.
            edges.reverse();
            return is_phi_of_constants(f, call).then_some(edges);
        }
        Some(edges)
    }
}

/// Writes into `call` what `conditions` say of its arguments: of contradicting ones the last.
fn apply(f: &mut FuncMut<'_>, call: Inst, conditions: &[Condition]) {
    for condition in conditions {
        for (n, arg) in arguments(f, call).into_iter().enumerate() {
            if arg != condition.value {
                continue;
            }
            if condition.equal {
                edit_argument(f, call, n, |set| set.retain(|attr| attr.kind() != Some(AttrKind::NonNull)));
                f.set_operand(call, n, condition.constant);
            } else if f.types().is_ptr(f.type_of(condition.constant)) && f.consts().is_zero(condition.constant) {
                edit_argument(f, call, n, |set| set.push(Attr::Flag(AttrKind::NonNull)));
            }
        }
    }
}

/// Puts a block on `edge`, with copies of what stands in the block of the call up to `last`.
fn copy_to_edge(f: &mut FuncMut<'_>, edge: &Edge, last: Inst, debug: &RegionDebug) -> (Block, Copies) {
    let (block, pred) = (f.block_of(last), f.block_of(edge.branch));
    let mut copies = Copies::new();
    let mut at = f.first(block);
    while f.op(at) == Opcode::Phi {
        copies.insert(at.into(), f.phi_value_for(at, pred).unwrap_or(Value::poison(f.ty(at))));
        at = f.next(at);
    }
    let middle = f.split_edge(edge.branch, edge.operand);
    f.derive_name(Value::block(middle), Value::block(pred), ".split");
    let end = f.terminator(middle);
    loop {
        let map = |value: Value| copies.get(&value).copied().unwrap_or(value);
        let mut operands: Vec<Value> = f.operands(at).collect();
        for operand in &mut operands {
            *operand = f.map_value(*operand, map);
        }
        let copy = f.clone_inst(at, &operands);
        f.insert_before(copy, end);
        let loc = f.loc(at);
        f.set_loc(copy, loc);
        f.derive_name(copy.into(), at.into(), "");
        for record in debug.before(at) {
            RegionDebug::repeat(f, record, copy, map);
        }
        copies.insert(at.into(), copy.into());
        if at == last {
            return (middle, copies);
        }
        at = f.next(at);
    }
}

/// The bit cast, if there is one, and the return behind a `musttail` call.
fn tail_of(f: &Func<'_>, call: Inst) -> Inst {
    let mut at = f.next(call);
    while !f.op(at).is_terminator() {
        at = f.next(at);
    }
    at
}

fn split(f: &mut FuncMut<'_>, call: Inst, edges: &[Edge; 2]) {
    let block = f.block_of(call);
    let debug = RegionDebug::of(f, |b| b == block);
    let must_tail = f.call(call).tail == TailKind::MustTail;
    let last = if must_tail { tail_of(f, call) } else { call };
    let mut made: Vec<(Block, Copies)> = Vec::with_capacity(2);
    for edge in edges {
        let (middle, copies) = copy_to_edge(f, edge, last, &debug);
        if let Some(copy) = copies[&call.into()].as_inst() {
            apply(f, copy, &edge.holds);
        }
        made.push((middle, copies));
    }
    if must_tail {
        for (middle, _) in &made {
            let end = f.terminator(*middle);
            f.erase(end);
        }
        f.erase_block(block);
        return;
    }
    drop_records_up_to(f, call);
    let first = f.first(block);
    let mut at = call;
    loop {
        let before = f.prev(at);
        let is_unused = f.is_unused(at.into());
        if !is_unused && f.op(at) != Opcode::Phi {
            let phi = f.new_phi(block, f.ty(at));
            let loc = f.loc(at);
            f.set_loc(phi, loc);
            if at == call {
                f.set_name(phi.into(), b"phi.call");
            }
            f.replace_all_uses(at.into(), phi.into());
            for (middle, copies) in &made {
                f.add_incoming(phi, copies[&at.into()], *middle);
            }
        }
        // A phi that something behind the call uses stays.
        if is_unused || f.op(at) != Opcode::Phi {
            f.erase(at);
        }
        if at == first {
            return;
        }
        at = before;
    }
}

/// Drops the debug records that stand in the block of `last` up to it: their copies stay.
fn drop_records_up_to(f: &mut FuncMut<'_>, last: Inst) {
    let is_copied =
        |anchor: Inst| f.block_of(anchor) == f.block_of(last) && (anchor == last || f.comes_before(anchor, last));
    let rows: Vec<usize> = (0..f.side().dbg.len())
        .filter(|&row| f.side().dbg[row].anchor.is_some() && is_copied(f.side().dbg[row].anchor))
        .collect();
    f.clear_debug_records(&rows);
}

impl FunctionPass for Splitting {
    fn run(&mut self, f: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        self.threshold = u32::try_from(cx.session.knobs.get(knobs::CALLSITE_SPLITTING_DUPLICATION)).unwrap_or(0);
        let is_candidate = |f: &Func<'_>, i: Inst| {
            f.op(i) == Opcode::Call
                && facts::named_function(f, i).is_some_and(|g| !f.ctx().globals.sym[g.index()].is_declaration())
                && !facts::is_trivially_dead(f, i)
        };
        let mut calls: Vec<Inst> = Vec::new();
        for b in f.block_order() {
            if f.predecessors(b).take(3).count() == 2 {
                calls.extend(f.block_insts(b).filter(|&i| is_candidate(f, i)));
            }
        }
        if calls.is_empty() {
            return Outcome::Unchanged;
        }
        // New blocks stand on edges only: the dominators of the blocks that were there stay what they were.
        let dom = cx.analyses.dom(f);
        let mut changed = false;
        for call in calls {
            if f.is_dead(call) {
                continue;
            }
            if let Some(edges) = self.edges(f, &dom, call) {
                split(f, call, &edges);
                changed = true;
            }
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}
