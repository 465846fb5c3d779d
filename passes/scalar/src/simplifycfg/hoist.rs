//! Equal instructions at the start of all targets of a branch move before it; equal ends take its place.

use super::SimplifyCfg;
use super::cost::speculatable;
use super::select::prof_of;
use super::undefined::is_undefined_here;
use super::util::*;
use crate::patterns::is_exception_pad;
use warpc_analysis::facts;
use warpc_ir::attrs::AttrKind;
use warpc_ir::consts::{low_mask, sign_extend};
use warpc_ir::ids::*;
use warpc_ir::metadata::MdNode;
use warpc_ir::new_metadata::NewNode;
use warpc_ir::opcode::TailKind;
use warpc_ir::{Builder, FuncMut, Opcode, Value, flags};

/// What was passed over on one side so far.
const READS: u8 = 1;
const EFFECTS: u8 = 2;
const MAY_LEAVE: u8 = 4;

impl SimplifyCfg {
    /// Hoists from `targets`, each of which is reached from `block` alone. Without `hoist-common-insts` only equal ends are.
    pub(super) fn hoist_common(&mut self, f: &mut FuncMut<'_>, block: Block, targets: &[Block]) -> bool {
        let term = f.terminator(block);
        if targets.iter().any(|&t| self.is_taken(t) || t == block || f.op(f.first(t)) == Opcode::Phi) {
            return false;
        }
        let mut at: Vec<(Inst, u8)> = targets.iter().map(|&t| (f.first(t), 0)).collect();
        if !self.options.hoist_common_insts && at.iter().any(|a| !f.op(a.0).is_terminator()) {
            return false;
        }
        if at.len() > 2 {
            at.retain(|a| f.op(a.0) != Opcode::Unreachable);
            if at.len() < 2 {
                return false;
            }
        }
        let mut skipped = 0;
        let mut changed = false;
        loop {
            let first = at[0].0;
            let same = at[1..].iter().all(|a| are_equal(f, first, a.0));
            if at.iter().any(|a| f.op(a.0).is_terminator()) {
                if skipped == 0 && same && f.op(term) == Opcode::Br {
                    let other = at[1].0;
                    return hoist_end(f, block, term, first, other) || changed;
                }
                return changed;
            }
            let may = same
                && at.iter().all(|&(i, passed)| may_pass(f, i, passed))
                && at[1..].iter().all(|a| may_join(f, first, a.0));
            if may {
                for a in &mut at {
                    a.0 = f.next(a.0);
                }
                f.move_before(first, term);
                for a in &at[1..] {
                    let other = f.prev(a.0);
                    join_into(f, first, other);
                }
                changed = true;
                continue;
            }
            if skipped >= self.limits.hoist_skip {
                return changed;
            }
            skipped += 1;
            for a in &mut at {
                a.1 |= what_is_passed(f, a.0);
                a.0 = f.next(a.0);
            }
        }
    }
}

/// `other` goes, `first` stands for both: flags, facts and places that only one has are not the other's.
fn join_into(f: &mut FuncMut<'_>, first: Inst, other: Inst) {
    f.replace_all_uses(Value::inst(other), Value::inst(first));
    join_facts(f, first, other);
    f.erase(other);
}

/// What `first` says of itself holds of `other` too from now on.
pub(super) fn join_facts(f: &mut FuncMut<'_>, first: Inst, other: Inst) {
    let both = meet_flags(f, first, other);
    f.set_flags(first, both);
    f.join_tails(first, other);
    if f.flags(first) & flags::HAS_MD != 0 {
        let both: Vec<(Str, Md, Md)> =
            f.attachments(first).filter_map(|a| Some((a.kind, a.node, f.attachment(other, a.kind)?))).collect();
        let kept: Vec<(Str, Md)> =
            both.into_iter().filter_map(|(kind, node, second)| Some((kind, meet_md(f, kind, node, second)?))).collect();
        let counts = summed_counts(f, first, other);
        f.write_attachments(first, &kept);
        if let Some(sum) = counts {
            set_count(f, first, sum);
        }
    }
    if f.loc(first) != f.loc(other) {
        f.set_loc(first, Md::NONE);
    }
}

/// How often two calls of one function ran together, where both say it.
fn summed_counts(f: &FuncMut<'_>, first: Inst, other: Inst) -> Option<u64> {
    let direct = |inst: Inst| f.op(inst).is_call() && facts::called_function(f, inst).is_some();
    if !direct(first) || !direct(other) {
        return None;
    }
    match (&weights(f, first)?[..], &weights(f, other)?[..]) {
        (&[a], &[b]) => a.checked_add(b),
        _ => None,
    }
}

/// Says of call `inst` that it ran `count` times.
fn set_count(f: &mut FuncMut<'_>, inst: Inst, count: u64) {
    let Some(kind) = f.ctx().tables.strings.find(b"prof") else { return };
    let name = f.add_md(NewNode::Text(b"branch_weights"[..].into()));
    let count = f.add_md(NewNode::Int(Type::I64, 64, count));
    let node = f.add_md(NewNode::Tuple([name, count].into()));
    f.set_attachment(inst, kind, node);
}

/// The node that holds of both: the same, the smaller number of bytes, the smaller error, or the ranges of both.
fn meet_md(f: &mut FuncMut<'_>, kind: Str, first: Md, second: Md) -> Option<Md> {
    if first == second {
        return Some(first);
    }
    if f.ctx().str(kind) == b"range" {
        return join_ranges(f, first, second);
    }
    let t = f.ctx().tables;
    if f.ctx().str(kind) == b"fpmath" {
        let error = |m: Md| match *t.metadata.get(*t.metadata.ops(m).first()?) {
            // Errors are positive: they compare as their bits do.
            MdNode::Value(Type::FLOAT, number) => t.consts.as_float_bits(number),
            _ => None,
        };
        return Some(if error(first)? <= error(second)? { first } else { second });
    }
    if !matches!(f.ctx().str(kind), b"dereferenceable" | b"dereferenceable_or_null" | b"align") {
        return None;
    }
    let bytes = |m: Md| t.metadata_int(*t.metadata.ops(m).first()?);
    Some(if bytes(first)? <= bytes(second)? { first } else { second })
}

/// A node of the ranges of two, where no range wraps. Ranges that touch become one.
fn join_ranges(f: &mut FuncMut<'_>, first: Md, second: Md) -> Option<Md> {
    let ((ty, bits, mut all), (_, _, others)) = (ranges_of(f, first)?, ranges_of(f, second)?);
    all.extend(others);
    all.sort_unstable();
    let mut joined: Vec<(i64, i64)> = Vec::new();
    for (lo, hi) in all {
        match joined.last_mut() {
            Some(last) if lo <= last.1 => last.1 = last.1.max(hi),
            _ => joined.push((lo, hi)),
        }
    }
    let mut ops: Vec<Md> = Vec::new();
    for end in joined.into_iter().flat_map(|(lo, hi)| [lo, hi]) {
        ops.push(f.add_md(NewNode::Int(ty, bits, end as u64 & low_mask(bits))));
    }
    Some(f.add_md(NewNode::Tuple(ops.into())))
}

/// The ranges that `node` lists, none of which wraps, and the type of their ends. The node may be one that a join before made.
fn ranges_of(f: &FuncMut<'_>, node: Md) -> Option<(Type, u32, Vec<(i64, i64)>)> {
    let tables = f.ctx().tables;
    let ops = match f.new_md(node) {
        Some(NewNode::Tuple(ops)) => &ops[..],
        Some(_) => return None,
        None => tables.metadata.ops(node),
    };
    let end = |op: Md| match f.new_md(op) {
        Some(&NewNode::Int(ty, bits, number)) => Some((ty, sign_extend(number, bits))),
        Some(_) => None,
        None => {
            let MdNode::Value(ty, _) = *tables.metadata.get(op) else { return None };
            let bits = f.types().int_bits(ty).filter(|&bits| bits <= 64)?;
            Some((ty, sign_extend(tables.metadata_int(op)?, bits)))
        }
    };
    let (ty, _) = end(*ops.first()?)?;
    let bits = f.types().int_bits(ty)?;
    let range = |pair: &[Md]| Some((end(pair[0])?.1, end(*pair.get(1)?)?.1)).filter(|(low, high)| low < high);
    Some((ty, bits, ops.chunks(2).map(range).collect::<Option<_>>()?))
}

/// Flags that hold of both.
fn meet_flags(f: &FuncMut<'_>, first: Inst, second: Inst) -> u16 {
    let (x, y) = (f.flags(first), f.flags(second));
    match f.op(first) {
        Opcode::Load | Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg | Opcode::Alloca => x,
        Opcode::ICmp | Opcode::FCmp => x & flags::PRED_MASK | x & y & !flags::PRED_MASK,
        _ => x & y,
    }
}

/// Whether two instructions do the same with the same operands, flags aside. Commutative ones may have them exchanged.
pub(super) fn are_equal(f: &FuncMut<'_>, first: Inst, second: Inst) -> bool {
    if f.op(first) != f.op(second)
        || !same_memory_model(f, first, second)
        || f.ty(first) != f.ty(second)
        || f.num_operands(first) != f.num_operands(second)
        || !same_shape(f, first, second)
    {
        return false;
    }
    let swapped = f.op(first) == Opcode::ICmp && f.int_pred(first) == f.int_pred(second).swapped()
        || f.op(first).is_commutative();
    let equal = f.operands(first).eq(f.operands(second)) && same_predicate(f, first, second);
    equal || swapped && f.operand(first, 0) == f.operand(second, 1) && f.operand(first, 1) == f.operand(second, 0)
}

/// Whether two instructions have the same relaxations of the memory model.
pub(super) fn same_memory_model(f: &FuncMut<'_>, first: Inst, second: Inst) -> bool {
    (f.flags(first) | f.flags(second)) & flags::HAS_MD == 0 || md_of(f, first, b"mmra") == md_of(f, second, b"mmra")
}

fn same_predicate(f: &FuncMut<'_>, first: Inst, second: Inst) -> bool {
    !matches!(f.op(first), Opcode::ICmp | Opcode::FCmp)
        || f.flags(first) & flags::PRED_MASK == f.flags(second) & flags::PRED_MASK
}

/// Whether what is neither operand nor flag is the same.
pub(super) fn same_shape(f: &FuncMut<'_>, first: Inst, second: Inst) -> bool {
    match f.op(first) {
        Opcode::Call | Opcode::Invoke => {
            let (x, y) = (f.call(first), f.call(second));
            x.fn_ty == y.fn_ty
                && x.cc == y.cc
                && x.tail.joined(y.tail).is_some()
                && x.attrs == y.attrs
                && x.num_args == y.num_args
                && x.num_bundle_ops == y.num_bundle_ops
                && x.bundles == y.bundles
        }
        op if op == Opcode::CallBr || is_exception_pad(op) => false,
        Opcode::ExtractValue | Opcode::InsertValue | Opcode::ShuffleVector => f.indices(first) == f.indices(second),
        Opcode::Load | Opcode::Store | Opcode::AtomicRmw | Opcode::CmpXchg => {
            f.aux(first) == f.aux(second) && f.flags(first) & flags::VOLATILE == f.flags(second) & flags::VOLATILE
        }
        Opcode::GetElementPtr | Opcode::Alloca | Opcode::Fence => f.aux(first) == f.aux(second),
        _ => true,
    }
}

/// Whether two equal instructions may be one.
fn may_join(f: &FuncMut<'_>, first: Inst, second: Inst) -> bool {
    if f.ty(first) == Type::TOKEN {
        return false;
    }
    if !f.op(first).is_call() {
        return true;
    }
    let fixed =
        |i: Inst| is_pinned_call(f, i) || f.call_has_attr(i, AttrKind::NoMerge) || f.call(i).tail == TailKind::MustTail;
    !fixed(first) && !fixed(second)
}

fn what_is_passed(f: &FuncMut<'_>, inst: Inst) -> u8 {
    let mut w = 0;
    if facts::may_read(f, inst) {
        w |= READS;
    }
    if facts::has_side_effects(f, inst) || f.op(inst) == Opcode::Alloca {
        w |= EFFECTS;
    }
    if !facts::transfers_execution(f, inst) {
        w |= MAY_LEAVE;
    }
    w
}

/// Whether `inst` may move to the front of its block over what was passed.
fn may_pass(f: &mut FuncMut<'_>, inst: Inst, passed: u8) -> bool {
    if passed & READS != 0 && facts::may_write(f, inst) {
        return false;
    }
    if passed & EFFECTS != 0
        && (facts::may_read(f, inst) || facts::has_side_effects(f, inst) || f.op(inst) == Opcode::Alloca)
    {
        return false;
    }
    if passed & MAY_LEAVE != 0 && !speculatable(f, inst) {
        return false;
    }
    let b = f.block_of(inst);
    !f.operands(inst).any(|o| o.as_inst().is_some_and(|d| f.block_of(d) == b))
}

/// Both targets consist of equal terminators by now: one of them takes the place of the branch, phis that differ get selects.
fn hoist_end(f: &mut FuncMut<'_>, block: Block, term: Inst, first: Inst, other: Inst) -> bool {
    if matches!(f.op(first), Opcode::Invoke | Opcode::CallBr | Opcode::Resume | Opcode::CleanupRet | Opcode::CatchRet) {
        return false;
    }
    let (x, y) = (f.block_of(first), f.block_of(other));
    let succs = {
        let mut successors: Vec<Block> = f.successors_of(first).collect();
        successors.sort_unstable();
        successors.dedup();
        successors
    };
    // Every pair of the phis is looked at first.
    for &succ in &succs {
        for phi in phis(f, succ) {
            let (Some(v), Some(w)) = (f.phi_value_for(phi, x), f.phi_value_for(phi, y)) else { return false };
            if v != w && (is_undefined_here(f, v, phi) || is_undefined_here(f, w, phi)) {
                return false;
            }
        }
    }
    let cond = f.operand(term, 0);
    let prof = prof_of(f, term);
    let new = copy_inst(f, first);
    f.insert_before(new, term);
    if f.loc(first) != f.loc(other) {
        f.set_loc(new, Md::NONE);
    }
    let mut made: Vec<((Value, Value), Value)> = Vec::new();
    for &succ in &succs {
        for phi in phis(f, succ) {
            let (Some(v), Some(w)) = (f.phi_value_for(phi, x), f.phi_value_for(phi, y)) else { continue };
            if v == w {
                continue;
            }
            let chosen = match made.iter().find(|m| m.0 == (v, w)) {
                Some(m) => m.1,
                None => {
                    let fast =
                        if f.types().is_float(f.types().scalar(f.ty(phi))) { f.flags(phi) & flags::FAST } else { 0 };
                    let c = Builder::before(f, new).select(cond, v, w, fast);
                    if let Some(i) = c.as_inst() {
                        f.write_attachments(i, &prof);
                        if let Some(names) = &mut f.side_mut().names {
                            let name = [names.get(v), b".", names.get(w)].concat();
                            names.set_unique(c, &name);
                        }
                    }
                    made.push(((v, w), c));
                    c
                }
            };
            for k in 0..f.phi_len(phi) {
                let p = f.phi_incoming(phi, k).1;
                if p == x || p == y {
                    f.set_incoming(phi, k, chosen);
                }
            }
        }
    }
    for succ in f.successors_of(first).collect::<Vec<_>>() {
        add_edge_like(f, succ, block, x);
    }
    erase_terminator(f, term);
    true
}
