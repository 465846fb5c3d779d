//! Inlining through an `invoke`: what the callee throws, or throws on, arrives where the invoke unwinds to.

use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::body::Aux;
use warpc_ir::edit::build::Builder;
use warpc_ir::func::{Func, FuncMut};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::{Opcode, TailKind, flags};
use warpc_ir::value::Value;

/// The block that invoke `call` unwinds to.
fn unwind_block(func: &Func<'_>, call: Inst) -> Block {
    func.operand(call, func.num_operands(call) - 2).as_block().expect("unwind block")
}

/// The landing pad that begins `block` behind its phis.
fn landing_pad(func: &Func<'_>, block: Block) -> Option<Inst> {
    func.block_insts(block).find(|&inst| func.op(inst) != Opcode::Phi).filter(|&i| func.op(i) == Opcode::LandingPad)
}

/// Whether invoke `call` unwinds to a landing pad.
pub fn is_landing_pad(func: &Func<'_>, call: Inst) -> bool {
    landing_pad(func, unwind_block(func, call)).is_some()
}

/// Joins the handlers of the cloned blocks `list` with that of invoke `call`: their landing pads catch what the outer one catches
/// too, and what they throw on goes to the code behind the outer landing pad.
pub fn join_handlers(func: &mut FuncMut<'_>, call: Inst, list: &[Block]) {
    let head = func.block_of(call);
    let Some(outer) = landing_pad(func, unwind_block(func, call)) else { return };
    let pads: Vec<Inst> = list.iter().filter_map(|&block| landing_pad(func, block)).collect();
    for pad in pads {
        add_clauses(func, pad, outer);
    }
    let mut rest: Option<Rest> = None;
    for &block in list {
        let resume = func.terminator(block);
        if resume.is_none() || func.op(resume) != Opcode::Resume {
            continue;
        }
        if rest.is_none() {
            rest = Some(Rest::split(func, outer, head));
        }
        if let Some(rest) = &rest {
            rest.forward(func, resume);
        }
    }
}

/// Appends the clauses of landing pad `outer` to those of `pad`.
fn add_clauses(func: &mut FuncMut<'_>, pad: Inst, outer: Inst) {
    let kinds: SmallVec<[u32; 8]> = func.indices(pad).iter().chain(func.indices(outer)).copied().collect();
    let clauses: SmallVec<[Value; 8]> = func.operands(pad).chain(func.operands(outer)).collect();
    let cleanup = func.flags(pad) | func.flags(outer) & flags::CLEANUP;
    let side = func.side_mut();
    let first = side.indices.len() as u32;
    side.indices.extend_from_slice(&kinds);
    let aux = Aux { a: first, b: kinds.len() as u32 };
    let new = func.new_inst(Opcode::LandingPad, cleanup & !flags::HAS_MD, func.ty(pad), &clauses, aux);
    func.insert_before(new, pad);
    func.copy_attachments(new, pad);
    func.take_name(Value::inst(new), Value::inst(pad));
    func.replace_and_erase(pad, Value::inst(new));
}

/// What stands behind the outer landing pad, as a block of its own that takes the exception as a phi.
struct Rest {
    block: Block,
    exception: Inst,
    /// Phis for those of the outer block, each with the value that the invoke brings.
    phis: Vec<(Inst, Value)>,
}

impl Rest {
    /// Splits the block of landing pad `outer` behind it. `head`: the block of the invoke.
    fn split(func: &mut FuncMut<'_>, outer: Inst, head: Block) -> Rest {
        let from = func.block_of(outer);
        let outer_phis: Vec<Inst> = func.block_insts(from).take_while(|&inst| inst != outer).collect();
        let brought: Vec<Value> = outer_phis
            .iter()
            .map(|&phi| func.phi_value_for(phi, head).unwrap_or(Value::poison(func.ty(phi))))
            .collect();
        let after = func.next(outer);
        let block = func.split_block(after);
        func.derive_name(Value::block(block), Value::block(from), ".body");
        let mut phis = Vec::new();
        for (&phi, value) in outer_phis.iter().zip(brought) {
            phis.push((Rest::phi_for(func, block, phi, ".lpad-body"), value));
        }
        let exception = Rest::phi_for(func, block, outer, "");
        func.set_name(Value::inst(exception), b"eh.lpad-body");
        Rest { block, exception, phis }
    }

    /// A phi of `block` that takes the uses of `inst`, which stands before it.
    fn phi_for(func: &mut FuncMut<'_>, block: Block, inst: Inst, suffix: &str) -> Inst {
        let phi = func.new_phi(block, func.ty(inst));
        func.derive_name(Value::inst(phi), Value::inst(inst), suffix);
        func.replace_all_uses(Value::inst(inst), Value::inst(phi));
        let from = func.block_of(inst);
        func.add_incoming(phi, Value::inst(inst), from);
        phi
    }

    /// Turns `resume` into a branch here.
    fn forward(&self, func: &mut FuncMut<'_>, resume: Inst) {
        let from = func.block_of(resume);
        let thrown = func.operand(resume, 0);
        let at = func.loc(resume);
        func.erase(resume);
        let branch = Builder::at_end(func, from).br(self.block);
        func.set_loc(branch, at);
        for &(phi, value) in &self.phis {
            func.add_incoming(phi, value, from);
        }
        func.add_incoming(self.exception, thrown, from);
    }
}

/// Whether `call` is one that leaves compiled code: these are never invoked.
fn leaves(func: &Func<'_>, call: Inst) -> bool {
    matches!(facts::intrinsic(func, call), Some(id::EXPERIMENTAL_GUARD | id::EXPERIMENTAL_DEOPTIMIZE))
}

/// Turns the cloned `calls` that may throw into invokes with the unwind block of `call`. Their blocks are split: `list`, the
/// cloned blocks in order, grows; a call that was replaced is replaced in `calls` too.
pub fn reroute(func: &mut FuncMut<'_>, call: Inst, calls: &mut [Inst], list: &mut Vec<Block>) {
    let unwind = unwind_block(func, call);
    let head = func.block_of(call);
    for c in calls.iter_mut() {
        if func.is_dead(*c) || func.op(*c) != Opcode::Call || !facts::may_throw(func, *c) || leaves(func, *c) {
            continue;
        }
        let old = *c;
        let block = func.block_of(old);
        let next = func.next(old);
        let rest = func.split_block(next);
        func.name_after(Value::block(rest), Value::inst(old), ".noexc");
        if let Some(at) = list.iter().position(|&x| x == block) {
            list.insert(at + 1, rest);
        }
        let br = func.terminator(block);
        func.erase(br);
        let mut ops: SmallVec<[Value; 8]> = func.operands(old).collect();
        let callee = ops.pop().expect("callee");
        ops.extend([Value::block(rest), Value::block(unwind), callee]);
        let mut row = func.call(old).clone();
        row.tail = TailKind::None;
        let a = func.side().calls.len() as u32;
        func.side_mut().calls.push(row);
        let (fl, ty) = (func.flags(old), func.ty(old));
        let new = func.new_inst(Opcode::Invoke, 0, ty, &ops, Aux { a, b: 0 });
        func.append(new, block);
        func.set_flags(new, fl);
        func.copy_attachments(new, old);
        func.take_name(Value::inst(new), Value::inst(old));
        func.replace_and_erase(old, Value::inst(new));
        // A new edge into the unwind block brings the values that the edge of the invoke brings.
        let mut phi = func.first(unwind);
        while phi.is_some() && func.op(phi) == Opcode::Phi {
            if let Some(v) = func.phi_value_for(phi, head) {
                func.add_incoming(phi, v, block);
            }
            phi = func.next(phi);
        }
        *c = new;
    }
}
