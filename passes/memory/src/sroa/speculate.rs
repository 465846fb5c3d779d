//! Accesses through a select or a phi of addresses become accesses of each: loads that may be done whatever is chosen, a select or phi of
//! their values; others, where control flow may change, run under the condition.

use super::metadata;
use super::state::State;
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_analysis::known_bits::{Values, is_dereferenceable};
use warpc_ir::ids::*;
use warpc_ir::{Builder, FuncMut, Opcode, Value, flags};

/// A load or store through a select.
#[derive(Clone, Copy, Debug)]
pub struct MemoryOp {
    /// The instruction.
    inst: Inst,
    /// Whether it may be done whatever is chosen, for the first address and for the second.
    safe: [bool; 2],
}

/// Instructions before an access that are looked at for one of the same address.
const SCAN: usize = 64;
/// Instructions between a phi and the loads through it that are looked at.
const MAX_DISTANCE: usize = 1024;

/// Whether a value of type `ty`, aligned to `align`, may be loaded from `ptr` before `at`.
fn is_safe(func: &FuncMut<'_>, ptr: Value, ty: Type, align: u64, at: Inst) -> bool {
    let Some(size) = func.layout().fixed_store_size(func.types(), ty) else { return false };
    if is_known_object(func, ptr, size, align, 4) {
        return true;
    }
    // The same bytes were accessed shortly before, and nothing could free them since.
    let mut before = func.prev(at);
    for _ in 0..SCAN {
        if before.is_none() {
            return false;
        }
        let accessed = match func.op(before) {
            Opcode::Load => Some((func.operand(before, 0), func.ty(before))),
            Opcode::Store => Some((func.operand(before, 1), func.type_of(func.operand(before, 0)))),
            _ if func.op(before).is_call() && facts::may_write(func, before) => return false,
            _ => None,
        };
        if let Some((address, ty)) = accessed
            && address == ptr
            && func.flags(before) & flags::VOLATILE == 0
            && func.mem(before).align >= align
            && func.layout().fixed_store_size(func.types(), ty) >= Some(size)
        {
            return true;
        }
        before = func.prev(before);
    }
    false
}

/// Whether `size` bytes at `ptr`, which may be one of several addresses, are part of objects of known size, aligned to `align`. Selects are
/// followed `depth` deep.
fn is_known_object(func: &FuncMut<'_>, ptr: Value, size: u64, align: u64, depth: u32) -> bool {
    match ptr.as_inst() {
        Some(inst) if func.op(inst) == Opcode::Select => {
            depth > 0 && (1..3).all(|arm| is_known_object(func, func.operand(inst, arm), size, align, depth - 1))
        }
        _ => is_dereferenceable(func, ptr, size) && Values::new(func).pointer_alignment(ptr) >= align,
    }
}

/// Whether the loads through phi `phi`, which are all its uses, can be done at the end of the blocks before it.
pub fn phi_is_safe(func: &FuncMut<'_>, phi: Inst) -> bool {
    let block = func.block_of(phi);
    let mut loads: SmallVec<[Inst; 8]> = SmallVec::new();
    for usage in func.uses(Value::inst(phi)) {
        let load = func.user(usage);
        if func.op(load) != Opcode::Load
            || !facts::is_simple(func, load)
            || func.block_of(load) != block
            || loads.first().is_some_and(|&first| func.ty(first) != func.ty(load))
        {
            return false;
        }
        loads.push(load);
    }
    let Some(&first) = loads.first() else { return false };
    let ty = func.ty(first);
    // Nothing between the phi and the loads may write.
    let mut left = loads.len();
    let mut at = func.next(phi);
    for _ in 0..MAX_DISTANCE {
        if left == 0 || at.is_none() {
            break;
        }
        if func.op(at) == Opcode::Load && func.operand(at, 0) == Value::inst(phi) {
            left -= 1;
        } else if facts::may_write(func, at) || facts::may_throw(func, at) || !facts::will_return(func, at) {
            return false;
        }
        at = func.next(at);
    }
    let align = loads.iter().map(|&load| func.mem(load).align).max().unwrap_or(1);
    left == 0
        && func.phi_pairs(phi).all(|(value, from)| {
            let end = func.terminator(from);
            if value == Value::inst(end) || value == Value::inst(phi) || facts::may_write(func, end) {
                return false;
            }
            func.successors_of(end).count() == 1 || is_safe(func, value, ty, align, end)
        })
}

/// Loads through phi `phi` become loads in the blocks before it, and a phi of their values.
pub fn phi(func: &mut FuncMut<'_>, phi: Inst) {
    let some = func.user(func.first_use(Value::inst(phi)));
    let (ty, align) = (func.ty(some), func.mem(some).align);
    let new = func.new_phi(func.block_of(phi), ty);
    func.move_before(new, phi);
    func.set_loc(new, func.loc(phi));
    func.name_after(Value::inst(new), Value::inst(phi), ".sroa.speculated");
    let loads: SmallVec<[Inst; 8]> = func.uses(Value::inst(phi)).map(|usage| func.user(usage)).collect();
    let pairs: SmallVec<[(Value, Block); 8]> = func.phi_pairs(phi).collect();
    let mut made: SmallVec<[(Block, Value); 8]> = SmallVec::new();
    for (value, from) in pairs {
        let loaded = match made.iter().find(|row| row.0 == from) {
            Some(row) => row.1,
            None => {
                let end = func.terminator(from);
                let load = Builder::before(func, end).load(ty, value, align, 0);
                func.set_loc(load.as_inst().expect("load"), func.loc(phi));
                func.name_after(load, Value::inst(phi), ".sroa.speculate.load");
                metadata::copy_alias_facts(func, load, some, 0);
                made.push((from, load));
                load
            }
        };
        func.add_incoming(new, loaded, from);
    }
    for load in loads {
        func.replace_and_erase(load, Value::inst(new));
    }
    func.erase(phi);
}

/// What is loaded and stored through `select`, if all of it can be done to each address.
pub fn select_ops(func: &FuncMut<'_>, select: Inst, keeps_flow: bool) -> Option<Vec<MemoryOp>> {
    // A select of one address twice is left to what folds it.
    if func.types().is_vector(func.type_of(func.operand(select, 0)))
        || func.operand(select, 1) == func.operand(select, 2)
    {
        return None;
    }
    let mut ops = Vec::new();
    for usage in func.uses(Value::inst(select)) {
        let inst = func.user(usage);
        let mut op = MemoryOp { inst, safe: [false; 2] };
        if facts::is_volatile(func, inst) {
            return None;
        }
        match func.op(inst) {
            Opcode::Store if func.use_index(usage) == 1 => {}
            Opcode::Load => {
                // Of an atomic load nothing is known but that it is of memory of ours, which is one of the two.
                if facts::is_simple(func, inst) {
                    let (ty, align) = (func.ty(inst), func.mem(inst).align);
                    op.safe = [1, 2].map(|arm| is_safe(func, func.operand(select, arm), ty, align, inst));
                }
            }
            _ => return None,
        }
        if keeps_flow && op.safe != [true; 2] {
            return None;
        }
        ops.push(op);
    }
    Some(ops)
}

/// Does `ops`, which are what is done through `select`, to each of its addresses.
pub fn select(func: &mut FuncMut<'_>, state: &mut State, select: Inst, ops: &[MemoryOp]) {
    for op in ops {
        if op.safe == [true; 2] {
            select_load(func, select, op.inst);
        } else {
            under_condition(func, select, *op);
            state.changed_flow = true;
        }
        func.erase(op.inst);
    }
    func.erase(select);
}

fn select_load(func: &mut FuncMut<'_>, select: Inst, load: Inst) {
    let (condition, x, y) = (func.operand(select, 0), func.operand(select, 1), func.operand(select, 2));
    let (ty, align) = (func.ty(load), func.mem(load).align);
    let first = Builder::before(func, load).load(ty, x, align, 0);
    func.name_after(first, Value::inst(load), ".sroa.speculate.load.true");
    let second = Builder::before(func, load).load(ty, y, align, 0);
    func.name_after(second, Value::inst(load), ".sroa.speculate.load.false");
    for value in [first, second] {
        metadata::copy_alias_facts(func, value, load, 0);
    }
    let chosen = Builder::before(func, load).select(condition, first, second, 0);
    func.name_after(chosen, Value::inst(load), ".sroa.speculated");
    copy_weights(func, chosen.as_inst().expect("select"), select);
    func.replace_all_uses(Value::inst(load), chosen);
}

/// Copies what `from` says of how often its condition holds.
fn copy_weights(func: &mut FuncMut<'_>, to: Inst, from: Inst) {
    let strings = &func.ctx().tables.strings;
    let rows: SmallVec<[(Str, Md); 2]> = func
        .attachments(from)
        .filter(|row| matches!(strings.get(row.kind), b"prof" | b"unpredictable"))
        .map(|row| (row.kind, row.node))
        .collect();
    if !rows.is_empty() {
        func.write_attachments(to, &rows);
    }
}

/// Puts the access on the ways that the condition takes: to each of the addresses, or to the one that may be accessed anyway before the
/// branch.
fn under_condition(func: &mut FuncMut<'_>, select: Inst, op: MemoryOp) {
    let (inst, condition) = (op.inst, func.operand(select, 0));
    let (head, loc) = (func.block_of(inst), func.loc(inst));
    let tail = func.split_block(inst);
    let old = func.terminator(head);
    func.erase(old);
    let mut after = head;
    let mut arm = |func: &mut FuncMut<'_>, suffix: &str| {
        let block = func.new_block_after(after);
        after = block;
        func.name_after(Value::block(block), Value::block(head), suffix);
        Builder { loc, ..Builder::at_end(func, block) }.br(tail);
        block
    };
    let (yes, no) = match op.safe {
        [true, _] => (tail, arm(func, ".else")),
        [_, true] => (arm(func, ".then"), tail),
        _ => (arm(func, ".then"), arm(func, ".else")),
    };
    let branch = Builder { loc, ..Builder::at_end(func, head) }.cond_br(condition, yes, no);
    copy_weights(func, branch, select);
    func.name_after(Value::block(tail), Value::block(head), ".cont");
    let is_load = func.op(inst) == Opcode::Load;
    let merged = is_load.then(|| func.new_phi(tail, func.ty(inst)));
    for (arm, block) in [yes, no].into_iter().enumerate() {
        let from = if block == tail { head } else { block };
        let address = func.operand(select, 1 + arm);
        let operands: SmallVec<[Value; 2]> = if is_load {
            [address].into_iter().collect()
        } else {
            [func.operand(inst, 0), address].into_iter().collect()
        };
        let copy = func.clone_inst(inst, &operands);
        let end = func.terminator(from);
        func.insert_before(copy, end);
        if from == head {
            metadata::drop_undefined(func, copy);
        }
        if let Some(merged) = merged {
            let suffix = if arm == 0 { ".then.val" } else { ".else.val" };
            func.name_after(Value::inst(copy), Value::inst(inst), suffix);
            func.add_incoming(merged, Value::inst(copy), from);
        }
    }
    if let Some(merged) = merged {
        func.set_loc(merged, loc);
        func.take_name(Value::inst(merged), Value::inst(inst));
        func.replace_all_uses(Value::inst(inst), Value::inst(merged));
    }
}
