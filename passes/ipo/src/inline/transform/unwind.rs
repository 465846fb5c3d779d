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
pub fn reroute(f: &mut FuncMut<'_>, call: Inst, calls: &mut [Inst], list: &mut Vec<Block>) {
    let n = f.num_operands(call);
    let unwind = f.operand(call, n - 2).as_block().expect("unwind block");
    let head = f.block_of(call);
    for c in calls.iter_mut() {
        if f.is_dead(*c) || f.op(*c) != Opcode::Call || !facts::may_throw(f, *c) {
            continue;
        }
        let old = *c;
        let block = f.block_of(old);
        let next = f.next(old);
        let rest = f.split_block(next);
        f.derive_name(Value::block(rest), Value::inst(old), ".noexc");
        if let Some(at) = list.iter().position(|&x| x == block) {
            list.insert(at + 1, rest);
        }
        let br = f.terminator(block);
        f.erase(br);
        let mut ops: SmallVec<[Value; 8]> = f.operands(old).collect();
        let callee = ops.pop().expect("callee");
        ops.extend([Value::block(rest), Value::block(unwind), callee]);
        let mut row = f.call(old).clone();
        row.tail = TailKind::None;
        let a = f.side().calls.len() as u32;
        f.side_mut().calls.push(row);
        let (fl, ty) = (f.flags(old), f.ty(old));
        let new = f.new_inst(Opcode::Invoke, 0, ty, &ops, Aux { a, b: 0 });
        f.append(new, block);
        f.set_flags(new, fl);
        f.copy_attachments(new, old);
        f.take_name(Value::inst(new), Value::inst(old));
        f.replace_and_erase(old, Value::inst(new));
        // A new edge into the unwind block brings the values that the edge of the invoke brings.
        let mut phi = f.first(unwind);
        while phi.is_some() && f.op(phi) == Opcode::Phi {
            if let Some(v) = f.phi_value_for(phi, head) {
                f.add_incoming(phi, v, block);
            }
            phi = f.next(phi);
        }
        *c = new;
    }
}
