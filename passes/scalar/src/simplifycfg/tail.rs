//! Blocks that end the function in the same way end in one block.

use super::util::*;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::TailKind;
use warpc_ir::{FuncMut, Opcode, Value};

/// All `ret`s become branches to one block, all `resume`s too; what they bring is a phi there. Linear.
pub(super) fn merge_returns(f: &mut FuncMut<'_>) -> bool {
    let mut groups: [(Opcode, Vec<Block>); 2] = [(Opcode::Ret, vec![]), (Opcode::Resume, vec![])];
    for b in f.block_order() {
        let t = f.terminator(b);
        let Some(g) = groups.iter_mut().find(|g| g.0 == f.op(t)) else { continue };
        if f.operands(t).any(|v| f.type_of(v) == Type::TOKEN) || returns_its_call(f, t) {
            continue;
        }
        g.1.push(b);
    }
    // The kind that comes first in the layout goes first.
    let pos = |f: &FuncMut<'_>, g: &[Block]| g.first().map(|&x| f.block_order().position(|b| b == x));
    if pos(f, &groups[1].1) < pos(f, &groups[0].1) && !groups[1].1.is_empty() {
        groups.swap(0, 1);
    }
    let mut changed = false;
    for (op, blocks) in groups {
        if blocks.len() > 1 {
            merge_group(f, op, &blocks);
            changed = true;
        }
    }
    changed
}

/// Whether the return must follow a call directly: a `musttail` call, or a deoptimisation.
fn returns_its_call(f: &FuncMut<'_>, term: Inst) -> bool {
    let mut p = f.prev(term);
    if p.is_some() && f.op(p) == Opcode::BitCast {
        p = f.prev(p);
    }
    p.is_some()
        && f.op(p) == Opcode::Call
        && (f.call(p).tail == TailKind::MustTail
            || f.intrinsic_callee(p).is_some_and(|i| f.intrins().get(i).known() == Some(id::EXPERIMENTAL_DEOPTIMIZE)))
}

fn merge_group(f: &mut FuncMut<'_>, op: Opcode, blocks: &[Block]) {
    let at = f.prev_block(blocks[0]);
    // The entry stays first.
    let common = if at.is_some() { f.new_block_after(at) } else { f.new_block_after(blocks[0]) };
    let name = format!("common.{}", op.text());
    let types: Vec<Type> = f.operands(f.terminator(blocks[0])).map(|v| f.type_of(v)).collect();
    let mut ops = Vec::with_capacity(types.len());
    for &ty in types.iter().rev() {
        ops.push(f.new_phi(common, ty));
    }
    ops.reverse();
    let values: Vec<Value> = ops.iter().map(|&i| Value::inst(i)).collect();
    let t = f.new_inst(op, 0, Type::VOID, &values, Default::default());
    f.append(t, common);
    if let Some(names) = &mut f.side_mut().names {
        names.set_unique(Value::block(common), name.as_bytes());
        for &v in &values {
            names.set_unique(v, format!("{name}.op").as_bytes());
        }
    }
    let mut loc = f.loc(f.terminator(blocks[0]));
    for &b in blocks {
        let t = f.terminator(b);
        for (k, &phi) in ops.iter().enumerate() {
            let v = f.operand(t, k);
            f.add_incoming(phi, v, b);
        }
        let here = f.loc(t);
        if here != loc {
            loc = Md::NONE;
        }
        f.erase(t);
        append_br(f, b, common, here);
    }
    f.set_loc(t, loc);
}
