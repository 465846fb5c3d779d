//! Inlining through an `invoke`: calls of the callee that may throw unwind to where the invoke does.

use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::body::Aux;
use warpc_ir::func::FuncMut;
use warpc_ir::ids::*;
use warpc_ir::opcode::{Opcode, TailKind};
use warpc_ir::value::Value;

/// Turns the cloned `calls` that may throw into invokes with the unwind block of `call`. Their blocks are split: `list`, the
/// cloned blocks in order, grows; a call that was replaced is replaced in `calls` too.
pub fn reroute(func: &mut FuncMut<'_>, call: Inst, calls: &mut [Inst], list: &mut Vec<Block>) {
    let n = func.num_operands(call);
    let unwind = func.operand(call, n - 2).as_block().expect("unwind block");
    let head = func.block_of(call);
    for c in calls.iter_mut() {
        if func.is_dead(*c) || func.op(*c) != Opcode::Call || !facts::may_throw(func, *c) {
            continue;
        }
        let old = *c;
        let block = func.block_of(old);
        let next = func.next(old);
        let rest = func.split_block(next);
        func.derive_name(Value::block(rest), Value::inst(old), ".noexc");
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
