//! Equal instructions at the end of all predecessors that only lead here move here, operands that differ becoming phis.

use super::SimplifyCfg;
use super::cost::speculatable;
use super::hoist::{join_facts, same_memory_model, same_shape};
use super::util::*;
use crate::patterns;
use warpc_analysis::facts;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::TailKind;
use warpc_ir::{FuncMut, Opcode, Value, flags};

/// Predecessors that are looked at.
const MAX_PREDS: usize = 64;
/// Instructions that are looked at in each.
const MAX_DEPTH: usize = 64;

/// Slots of the first predecessor whose values differ among the predecessors, with the value of each.
type Differing = Vec<(Use, Vec<Value>)>;

impl SimplifyCfg {
    /// Sinks what can be and is worth it; when other edges lead to `block` too, into a new block before it.
    pub(super) fn sink_common(&mut self, f: &mut FuncMut<'_>, block: Block) -> bool {
        let all = unique_preds(f, block);
        let preds: Vec<Block> = all.iter().copied().filter(|&p| plain_br(f, f.terminator(p)).is_some()).collect();
        if preds.len() < 2 || preds.len() > MAX_PREDS || self.is_taken(block) {
            return false;
        }
        let mut differing: Differing = Vec::new();
        for phi in phis(f, block) {
            let slot = |p: Block| f.phi_index_of(phi, p);
            let Some(k) = slot(preds[0]) else { return false };
            let values = preds.iter().filter_map(|&p| f.phi_value_for(phi, p)).collect();
            differing.push((f.use_of(phi, 2 * k), values));
        }
        // In lockstep upwards: rows[n] is the n-th instruction from the end of each.
        let mut rows: Vec<Vec<Inst>> = Vec::new();
        let mut at: Vec<Inst> = preds.iter().map(|&p| f.prev(f.terminator(p))).collect();
        while rows.len() < MAX_DEPTH && at.iter().all(|i| i.is_some()) && may_sink(f, &at, &mut differing) {
            rows.push(at.clone());
            for i in &mut at {
                *i = f.prev(*i);
            }
        }
        let ends = ends_in_unreachable(f, block);
        if !ends {
            profitable(f, &mut rows, &differing);
        }
        if rows.is_empty() {
            return false;
        }
        let mut target = block;
        if all.len() != preds.len() {
            // Only something that could not be computed always is worth a block of its own.
            let worth = ends || rows.iter().any(|r| !speculatable(f, r[0]));
            if !worth || f.prev_block(block).is_none() {
                return false;
            }
            target = split_predecessors(f, block, &preds, ".sink.split");
        }
        for row in &rows {
            sink_row(f, target, row);
        }
        true
    }
}

/// Whether every path from `block` soon ends in `unreachable`.
fn ends_in_unreachable(f: &FuncMut<'_>, block: Block) -> bool {
    let mut at = block;
    for _ in 0..8 {
        let t = f.terminator(at);
        match plain_br(f, t) {
            Some(n) => at = n,
            None => return f.op(t) == Opcode::Unreachable,
        }
    }
    false
}

/// Whether these instructions, one of each predecessor, may become one. Notes the operands that would need a phi.
fn may_sink(f: &FuncMut<'_>, row: &[Inst], differing: &mut Differing) -> bool {
    let first = row[0];
    let uses = |i: Inst| f.uses(Value::inst(i)).take(9).count();
    let all_repeat_sign = row.iter().all(|&i| patterns::repeats_sign(f, i));
    for &i in row {
        if matches!(f.op(i), Opcode::Phi | Opcode::Alloca)
            || patterns::is_exception_pad(f.op(i))
            || f.ty(i) == Type::TOKEN
            || f.successors(f.block_of(i)).eq([f.block_of(i)])
            || uses(i) != uses(first)
        {
            return false;
        }
        if f.op(i).is_call()
            && (is_pinned_call(f, i)
                || f.call_has_attr(i, AttrKind::NoMerge)
                || f.call(i).tail == TailKind::MustTail
                || matches!(f.callee(i).kind(), warpc_ir::ValueKind::Asm(_)))
        {
            return false;
        }
        let same = (f.op(i) == f.op(first) || all_repeat_sign)
            && f.ty(i) == f.ty(first)
            && f.num_operands(i) == f.num_operands(first)
            && same_shape(f, i, first)
            && same_memory_model(f, i, first)
            && (!matches!(f.op(i), Opcode::ICmp | Opcode::FCmp)
                || (f.flags(i) ^ f.flags(first)) & flags::PRED_MASK == 0)
            && f.operands(i).zip(f.operands(first)).all(|(x, y)| f.type_of(x) == f.type_of(y));
        if !same {
            return false;
        }
    }
    // Whatever uses the first must use the others in their place: a phi here, or an operand that becomes one.
    for u in f.uses(Value::inst(first)) {
        let Some(d) = differing.iter().find(|d| d.0 == u) else { return false };
        if !d.1.iter().zip(row).all(|(&v, &i)| v == Value::inst(i)) || d.1.len() != row.len() {
            return false;
        }
    }
    let mut new: Differing = Vec::new();
    for k in 0..f.num_operands(first) {
        let o = f.operand(first, k);
        if row.iter().all(|&i| f.operand(i, k) == o) {
            continue;
        }
        let fixed = |&i: &Inst| facts::is_swift_error(f, f.operand(i, k));
        if !may_be_variable(f, first, k)
            || row.iter().any(fixed)
            || (o.is_constant() && facts::intrinsic(f, first).is_some())
        {
            return false;
        }
        new.push((f.use_of(first, k), row.iter().map(|&i| f.operand(i, k)).collect()));
    }
    differing.extend(new);
    true
}

/// Whether operand `index` of `inst` may be a value that is not known here.
fn may_be_variable(f: &FuncMut<'_>, inst: Inst, index: usize) -> bool {
    let v = f.operand(inst, index);
    if matches!(v.kind(), warpc_ir::ValueKind::Meta(_) | warpc_ir::ValueKind::LocalMeta(_))
        || f.type_of(v) == Type::TOKEN
    {
        return false;
    }
    match f.op(inst) {
        Opcode::Call => {
            // Callees stay direct, bundles and immediate arguments as they are, and what a marker marks is an alloca.
            let x = facts::intrinsic(f, inst);
            !matches!(x, Some(id::LIFETIME_START | id::LIFETIME_END))
                && index < f.call(inst).num_args as usize
                && !facts::call_arg_has(f, inst, index, AttrKind::ImmArg)
                && !x.is_some_and(|x| warpc_ir::intrinsics::is_immarg(x, index))
        }
        Opcode::GetElementPtr if index > 0 => {
            // Fields of a struct are constants.
            index == 1 || !f.types().is_aggregate(Type(f.aux(inst).a)) || f.operand(inst, index).as_const().is_none()
        }
        Opcode::ShuffleVector | Opcode::ExtractValue | Opcode::InsertValue => true,
        _ => true,
    }
}

/// Cuts `rows` where an instruction would need more than one phi, or be parted from the address it uses.
fn profitable(f: &FuncMut<'_>, rows: &mut Vec<Vec<Inst>>, differing: &Differing) {
    loop {
        let sunk = |v: Value, rows: &[Vec<Inst>]| v.as_inst().is_some_and(|i| rows.iter().any(|r| r.contains(&i)));
        let good = |row: &Vec<Inst>| {
            let mut new = 0;
            for k in 0..f.num_operands(row[0]) {
                let u = f.use_of(row[0], k);
                let Some(d) = differing.iter().find(|d| d.0 == u) else { continue };
                if d.1.iter().all(|&v| sunk(v, rows)) {
                    continue;
                }
                new += 1;
                let address = match f.op(row[0]) {
                    Opcode::Load => k == 0,
                    Opcode::Store => k == 1,
                    _ => false,
                };
                let gep = |v: &Value| v.as_inst().is_some_and(|i| f.op(i) == Opcode::GetElementPtr);
                if address && d.1.iter().any(gep) {
                    return false;
                }
            }
            new <= 1
        };
        let n = rows.iter().position(|r| !good(r)).unwrap_or(rows.len());
        if n == rows.len() {
            return;
        }
        // What stays may make others below need phis: look again.
        rows.truncate(n);
    }
}

/// A new block before `block` that takes the edges from `preds`.
fn split_predecessors(f: &mut FuncMut<'_>, block: Block, preds: &[Block], suffix: &str) -> Block {
    let at = f.prev_block(block);
    let mid = f.new_block_after(at);
    name_block(f, mid, block, suffix);
    append_br(f, mid, block, Md::NONE);
    for phi in phis(f, block) {
        let values: Vec<Value> = preds.iter().filter_map(|&p| f.phi_value_for(phi, p)).collect();
        for &p in preds {
            if let Some(k) = f.phi_index_of(phi, p) {
                f.remove_incoming(phi, k);
            }
        }
        let v = if values.iter().all(|&v| v == values[0]) {
            values[0]
        } else {
            let new = f.new_phi(mid, f.ty(phi));
            f.derive_name(Value::inst(new), Value::inst(phi), ".ph");
            for (&p, &v) in preds.iter().zip(&values) {
                f.add_incoming(new, v, p);
            }
            Value::inst(new)
        };
        f.add_incoming(phi, v, mid);
    }
    for &p in preds {
        let t = f.terminator(p);
        f.set_operand(t, 0, Value::block(mid));
    }
    mid
}

/// Moves one row, the last instruction of every predecessor, to the front of `to`.
fn sink_row(f: &mut FuncMut<'_>, to: Block, row: &[Inst]) {
    let first = row[0];
    if row.iter().any(|&i| f.op(i) != f.op(first)) {
        f.set_op(first, Opcode::SExt, f.ty(first));
        f.set_flags(first, f.flags(first) & !flags::NNEG);
    }
    for k in 0..f.num_operands(first) {
        let o = f.operand(first, k);
        if row.iter().all(|&i| f.operand(i, k) == o) {
            continue;
        }
        let phi = f.new_phi(to, f.type_of(o));
        f.derive_name(Value::inst(phi), o, ".sink");
        for &i in row {
            let (v, p) = (f.operand(i, k), f.block_of(i));
            f.add_incoming(phi, v, p);
        }
        f.set_operand(first, k, Value::inst(phi));
    }
    let at = f.first_non_phi(to);
    f.move_before(first, at);
    for &i in &row[1..] {
        join_facts(f, first, i);
    }
    let users: Vec<Inst> = f.uses(Value::inst(first)).map(|u| f.user(u)).collect();
    for phi in users {
        if f.op(phi) == Opcode::Phi && f.block_of(phi) == to && !f.is_dead(phi) {
            f.replace_and_erase(phi, Value::inst(first));
        }
    }
    for &i in &row[1..] {
        f.replace_and_erase(i, Value::inst(first));
    }
}
