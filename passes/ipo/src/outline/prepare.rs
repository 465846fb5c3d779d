//! A region gets a border that one call can stand for.

use super::plan::Region;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::{FuncMut, Opcode, Value};

/// Splits the header, returns and exits of `region` where needed, and gives the region as it is then, and its exits. What the function computes
/// stays.
pub(super) fn prepare(func: &mut FuncMut<'_>, region: Region) -> (Region, Vec<Block>) {
    let mut region = region;
    drop_assumptions(func, &region);
    split_header(func, &mut region);
    split_returns(func, &region);
    let exits = region.exits(func);
    split_exits(func, &mut region, &exits);
    (region, exits)
}

/// Assumptions would be all that some inputs are passed for.
fn drop_assumptions(func: &mut FuncMut<'_>, region: &Region) {
    let is_assumption = |&inst: &Inst| facts::intrinsic(func, inst) == Some(id::ASSUME);
    let all = region.blocks.iter().flat_map(|&block| func.block_insts(block));
    let dropped: Vec<Inst> = all.filter(is_assumption).collect();
    dropped.into_iter().for_each(|inst| func.erase(inst));
}

/// Phis of the header that are entered from outside by several edges stay outside: the region begins behind them, with phis for its own
/// edges to the header. The entry of the function cannot be called in its place, and is split too.
fn split_header(func: &mut FuncMut<'_>, region: &mut Region) {
    let header = region.header;
    let first = func.first(header);
    let is_entry = header == func.entry();
    let phis: Vec<Inst> = func.block_insts(header).take_while(|&inst| func.op(inst) == Opcode::Phi).collect();
    let edges = if phis.is_empty() { 0 } else { func.phi_pairs(first).filter(|pair| !region.has(pair.1)).count() };
    if !is_entry && edges <= 1 {
        return;
    }
    let at = func.first_non_phi(header);
    let tail = func.split_block(at);
    func.name_after(Value::block(tail), Value::block(header), ".split");
    region.remove(header);
    // The block may have been its own successor.
    region.add(tail);
    region.header = tail;
    let inside: Vec<Inst> =
        func.predecessors(header).filter(|&from| region.has(from)).map(|from| func.terminator(from)).collect();
    if inside.is_empty() {
        return;
    }
    for &end in &inside {
        for index in 0..func.num_operands(end) {
            if func.operand(end, index) == Value::block(header) {
                func.set_operand(end, index, Value::block(tail));
            }
        }
    }
    for phi in phis {
        let joined = func.new_phi(tail, func.ty(phi));
        func.derive_name(joined.into(), phi.into(), ".ce");
        func.replace_uses_where(phi.into(), joined.into(), |func, u| {
            let user = func.user(u);
            user != joined && region.holds(func, user)
        });
        func.add_incoming(joined, phi.into(), header);
        for index in (0..func.phi_len(phi)).rev() {
            let (_, from) = func.phi_incoming(phi, index);
            if !region.has(from) {
                continue;
            }
            let (value, from) = func.phi_incoming(phi, index);
            func.add_incoming(joined, value, from);
            func.remove_incoming(phi, index);
        }
        reverse_pairs_behind_first(func, joined);
    }
}

/// Pairs were added last first.
fn reverse_pairs_behind_first(func: &mut FuncMut<'_>, phi: Inst) {
    let mut pairs: Vec<(Value, Block)> = func.phi_pairs(phi).collect();
    pairs[1..].reverse();
    let operands: Vec<Value> = pairs.iter().flat_map(|&(value, from)| [value, Value::block(from)]).collect();
    func.set_operands(phi, &operands);
}

/// Returns of the region become blocks of their own, outside of it.
fn split_returns(func: &mut FuncMut<'_>, region: &Region) {
    for &block in &region.blocks {
        let end = func.terminator(block);
        if func.op(end) == Opcode::Ret {
            let tail = func.split_block(end);
            func.name_after(Value::block(tail), Value::block(block), ".ret");
            // What is said of variables before the return is said in the region.
            let leave = func.terminator(block);
            func.move_debug_records(end, leave);
        }
    }
}

/// An exit whose phis have several pairs from the region gets a block inside of it that joins them.
fn split_exits(func: &mut FuncMut<'_>, region: &mut Region, exits: &[Block]) {
    for &exit in exits {
        let phis: Vec<Inst> = func.block_insts(exit).take_while(|&inst| func.op(inst) == Opcode::Phi).collect();
        let from_region = |func: &FuncMut<'_>, phi: Inst| func.phi_pairs(phi).filter(|pair| region.has(pair.1)).count();
        if phis.first().is_none_or(|&phi| from_region(func, phi) <= 1) {
            continue;
        }
        let before = func.prev_block(exit);
        let middle = func.new_block_after(before);
        func.name_after(Value::block(middle), Value::block(exit), ".split");
        let ends: Vec<Inst> =
            func.predecessors(exit).filter(|&from| region.has(from)).map(|from| func.terminator(from)).collect();
        for end in ends {
            for index in 0..func.num_operands(end) {
                if func.operand(end, index) == Value::block(exit) {
                    func.set_operand(end, index, Value::block(middle));
                }
            }
        }
        warpc_ir::Builder::at_end(func, middle).br(exit);
        let end = func.terminator(middle);
        for phi in phis {
            let joined = func.new_inst(Opcode::Phi, func.flags(phi), func.ty(phi), &[], warpc_ir::Aux::default());
            func.insert_before(joined, end);
            func.derive_name(joined.into(), phi.into(), ".ce");
            let pairs: Vec<(Value, Block)> = func.phi_pairs(phi).collect();
            let mut rest: Vec<Value> = Vec::with_capacity(2 * pairs.len());
            for (value, from) in pairs {
                match region.has(from) {
                    true => func.add_incoming(joined, value, from),
                    false => rest.extend([value, Value::block(from)]),
                }
            }
            rest.extend([Value::inst(joined), Value::block(middle)]);
            func.set_operands(phi, &rest);
        }
        region.add(middle);
    }
}
