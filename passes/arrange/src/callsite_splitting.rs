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
use warpc_ir::opcode::TailKind;
use warpc_ir::{Func, FuncMut, IntPred, Opcode, Value};
use warpc_phase::{FunctionPass, Level, Outcome, PassBody, PassCx, PassInfo};
use warpc_scalar::patterns::is_exception_pad;

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
fn arguments(func: &Func<'_>, call: Inst) -> SmallVec<[Value; 8]> {
    func.operands(call).take(func.call(call).num_args as usize).collect()
}

/// Whether an argument is `value`, which is not known to be other than null.
fn concerns(func: &Func<'_>, call: Inst, value: Value) -> bool {
    arguments(func, call).iter().enumerate().any(|(n, &arg)| {
        arg == value && !is_any_constant(arg) && !facts::call_arg_has(func, call, n, AttrKind::NonNull)
    })
}

/// What taking the edge from `from` to `to` says of an argument of `call`.
fn condition_of(func: &Func<'_>, call: Inst, from: Block, to: Block) -> Option<Condition> {
    let branch = func.terminator(from);
    if func.op(branch) != Opcode::Br || func.num_operands(branch) != 3 {
        return None;
    }
    let compare = func.operand(branch, 0).as_inst().filter(|&i| func.op(i) == Opcode::ICmp)?;
    let (value, constant) = (func.operand(compare, 0), func.operand(compare, 1));
    let pred = func.int_pred(compare);
    if !pred.is_equality() || !is_any_constant(constant) || !concerns(func, call, value) {
        return None;
    }
    let is_yes = func.operand(branch, 1).as_block() == Some(to);
    Some(Condition { value, constant, equal: (pred == IntPred::Eq) == is_yes })
}

/// The two edges that lead to `block`, in the order of their blocks, if there are two of different blocks.
fn two_edges(func: &Func<'_>, block: Block) -> Option<[(Inst, usize); 2]> {
    let mut from = func.predecessors(block);
    let (first, second, None) = (from.next()?, from.next()?, from.next()) else { return None };
    if first == second {
        return None;
    }
    let edge = |from: Block| {
        let branch = func.terminator(from);
        let operand = (0..func.num_operands(branch)).find(|&n| func.operand(branch, n) == Value::block(block))?;
        (func.op(branch) != Opcode::IndirectBr).then_some((branch, operand))
    };
    Some([edge(first)?, edge(second)?])
}

/// Whether the first argument that is a phi of the block has two different constants, and nothing stands before the call.
fn is_phi_of_constants(func: &Func<'_>, call: Inst) -> bool {
    let block = func.block_of(call);
    func.first_non_phi(block) == call
        && arguments(func, call).iter().any(|arg| {
            let phi = arg.as_inst().filter(|&i| func.op(i) == Opcode::Phi && func.block_of(i) == block);
            phi.is_some_and(|phi| {
                let [first, second] = [0, 1].map(|n| func.phi_incoming(phi, n).0);
                first != second && is_any_constant(first) && is_any_constant(second)
            })
        })
}

impl Splitting {
    /// Whether the call may be copied, with what stands before it.
    fn may_split(&self, func: &Func<'_>, call: Inst) -> bool {
        let fixed =
            facts::call_has(func, call, AttrKind::Convergent) || facts::call_has(func, call, AttrKind::NoDuplicate);
        let block = func.block_of(call);
        if fixed || func.call(call).num_args == 0 || is_exception_pad(func.op(func.first_non_phi(block))) {
            return false;
        }
        let (mut total, mut at) = (0, func.first(block));
        while at != call {
            // A copied declaration of a scope would make two of one, a copied convergent call or token the same.
            let is_call = func.op(at).is_call();
            let stays = is_call
                && (facts::call_has(func, at, AttrKind::Convergent)
                    || facts::call_has(func, at, AttrKind::NoDuplicate)
                    || func.ty(at) == Type::TOKEN);
            if func.op(at) != Opcode::Phi {
                total += cost(func, at, CostKind::Size);
            }
            if stays || total >= self.threshold {
                return false;
            }
            at = func.next(at);
        }
        self.threshold > 0
    }

    /// What holds on the way to the call over `branch`, from the call up to `stop`.
    fn conditions(&mut self, func: &Func<'_>, call: Inst, branch: Inst, stop: Block) -> Vec<Condition> {
        let pred = func.block_of(branch);
        let mut found: Vec<Condition> = Vec::new();
        found.extend(condition_of(func, call, pred, func.block_of(call)));
        self.visited.reset(func.num_blocks());
        let mut to = pred;
        while to != stop {
            let Some(from) = func.single_predecessor(to).filter(|&b| !self.visited.contains(b)) else { break };
            found.extend(condition_of(func, call, from, to));
            self.visited.insert(from);
            to = from;
        }
        found
    }

    /// The edges over which `call` is split, if that helps.
    fn edges(&mut self, func: &Func<'_>, dom: &DomTree, call: Inst) -> Option<[Edge; 2]> {
        let block = func.block_of(call);
        let edges = two_edges(func, block)?;
        if !self.may_split(func, call) {
            return None;
        }
        let stop = if dom.is_reachable(block) { dom.idom(block) } else { Block::NONE };
        let mut edges = edges.map(|(branch, operand)| {
            let holds = self.conditions(func, call, branch, stop);
            Edge { branch, operand, holds }
        });
        if edges.iter().all(|edge| edge.holds.is_empty()) {
            // The later path first, as the names of the copies show.
            edges.reverse();
            return is_phi_of_constants(func, call).then_some(edges);
        }
        Some(edges)
    }
}

/// Writes into `call` what `conditions` say of its arguments: of contradicting ones the last.
fn apply(func: &mut FuncMut<'_>, call: Inst, conditions: &[Condition]) {
    for condition in conditions {
        for (n, arg) in arguments(func, call).into_iter().enumerate() {
            if arg != condition.value {
                continue;
            }
            if condition.equal {
                edit_argument(func, call, n, |set| set.retain(|attr| attr.kind() != Some(AttrKind::NonNull)));
                func.set_operand(call, n, condition.constant);
            } else if func.types().is_ptr(func.type_of(condition.constant)) && func.consts().is_zero(condition.constant)
            {
                edit_argument(func, call, n, |set| set.push(Attr::Flag(AttrKind::NonNull)));
            }
        }
    }
}

/// Puts a block on `edge`, with copies of what stands in the block of the call up to `last`.
fn copy_to_edge(func: &mut FuncMut<'_>, edge: &Edge, last: Inst, debug: &RegionDebug) -> (Block, Copies) {
    let (block, pred) = (func.block_of(last), func.block_of(edge.branch));
    let mut copies = Copies::new();
    let mut at = func.first(block);
    while func.op(at) == Opcode::Phi {
        copies.insert(at.into(), func.phi_value_for(at, pred).unwrap_or(Value::poison(func.ty(at))));
        at = func.next(at);
    }
    let middle = func.split_edge(edge.branch, edge.operand);
    func.derive_name(Value::block(middle), Value::block(pred), ".split");
    let end = func.terminator(middle);
    loop {
        let map = |value: Value| copies.get(&value).copied().unwrap_or(value);
        let mut operands: Vec<Value> = func.operands(at).collect();
        for operand in &mut operands {
            *operand = func.map_value(*operand, map);
        }
        let copy = func.clone_inst(at, &operands);
        func.insert_before(copy, end);
        let loc = func.loc(at);
        func.set_loc(copy, loc);
        func.derive_name(copy.into(), at.into(), "");
        for record in debug.before(at) {
            RegionDebug::repeat(func, record, copy, map);
        }
        copies.insert(at.into(), copy.into());
        if at == last {
            return (middle, copies);
        }
        at = func.next(at);
    }
}

/// The bit cast, if there is one, and the return behind a `musttail` call.
fn tail_of(func: &Func<'_>, call: Inst) -> Inst {
    let mut at = func.next(call);
    while !func.op(at).is_terminator() {
        at = func.next(at);
    }
    at
}

fn split(func: &mut FuncMut<'_>, call: Inst, edges: &[Edge; 2]) {
    let block = func.block_of(call);
    let debug = RegionDebug::of(func, |b| b == block);
    let must_tail = func.call(call).tail == TailKind::MustTail;
    let last = if must_tail { tail_of(func, call) } else { call };
    let mut made: Vec<(Block, Copies)> = Vec::with_capacity(2);
    for edge in edges {
        let (middle, copies) = copy_to_edge(func, edge, last, &debug);
        if let Some(copy) = copies[&call.into()].as_inst() {
            apply(func, copy, &edge.holds);
        }
        made.push((middle, copies));
    }
    if must_tail {
        for (middle, _) in &made {
            let end = func.terminator(*middle);
            func.erase(end);
        }
        func.erase_block(block);
        return;
    }
    drop_records_up_to(func, call);
    let first = func.first(block);
    let mut at = call;
    loop {
        let before = func.prev(at);
        let is_unused = func.is_unused(at.into());
        if !is_unused && func.op(at) != Opcode::Phi {
            let phi = func.new_phi(block, func.ty(at));
            let loc = func.loc(at);
            func.set_loc(phi, loc);
            if at == call {
                func.set_name(phi.into(), b"phi.call");
            }
            func.replace_all_uses(at.into(), phi.into());
            for (middle, copies) in &made {
                func.add_incoming(phi, copies[&at.into()], *middle);
            }
        }
        // A phi that something behind the call uses stays.
        if is_unused || func.op(at) != Opcode::Phi {
            func.erase(at);
        }
        if at == first {
            return;
        }
        at = before;
    }
}

/// Drops the debug records that stand in the block of `last` up to it: their copies stay.
fn drop_records_up_to(func: &mut FuncMut<'_>, last: Inst) {
    let is_copied = |anchor: Inst| {
        func.block_of(anchor) == func.block_of(last) && (anchor == last || func.comes_before(anchor, last))
    };
    let rows: Vec<usize> = (0..func.side().dbg.len())
        .filter(|&row| func.side().dbg[row].anchor.is_some() && is_copied(func.side().dbg[row].anchor))
        .collect();
    func.clear_debug_records(&rows);
}

impl FunctionPass for Splitting {
    fn run(&mut self, func: &mut FuncMut<'_>, cx: &mut PassCx<'_>) -> Outcome {
        self.threshold = u32::try_from(cx.session.knobs.get(knobs::CALLSITE_SPLITTING_DUPLICATION)).unwrap_or(0);
        let is_candidate = |func: &Func<'_>, i: Inst| {
            func.op(i) == Opcode::Call
                && facts::named_function(func, i).is_some_and(|g| !func.ctx().globals.sym[g.index()].is_declaration())
                && !facts::is_trivially_dead(func, i)
        };
        let mut calls: Vec<Inst> = Vec::new();
        for b in func.block_order() {
            if func.predecessors(b).take(3).count() == 2 {
                calls.extend(func.block_insts(b).filter(|&i| is_candidate(func, i)));
            }
        }
        if calls.is_empty() {
            return Outcome::Unchanged;
        }
        // New blocks stand on edges only: the dominators of the blocks that were there stay what they were.
        let dom = cx.analyses.dom(func);
        let mut changed = false;
        for call in calls {
            if func.is_dead(call) {
                continue;
            }
            if let Some(edges) = self.edges(func, &dom, call) {
                split(func, call, &edges);
                changed = true;
            }
        }
        Outcome::of(changed, AnalysisSet::NONE)
    }
}
