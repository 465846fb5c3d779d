//! Values used outside of the loops they are defined in pass through a phi at each exit on the path.

use super::apply::Shape;
use smallvec::SmallVec;
use warpc_analysis::Loops;
use warpc_ir::ids::*;
use warpc_ir::{FuncMut, Opcode, Value};

/// The outermost loop around `def` that `block` is not in; `NONE` when `block` is in all of them.
fn left_loop(loops: &Loops, def: Block, block: Block) -> Loop {
    let mut l = loops.of(def);
    if l.is_none() || loops.contains(l, block) {
        return Loop::NONE;
    }
    loop {
        let up = loops.parent(l);
        if up.is_none() || loops.contains(up, block) {
            return l;
        }
        l = up;
    }
}

/// The value of `value` for a use at the end of `at`, or at any place of a block where `value` is available, that stands for
/// `value` in all blocks out of the loops around it. Phis that are there are used again; new ones are added to `made`.
///
/// Where loop `l` was left, the phi stands in the first block out of `l` on the path down the dominator tree: every path from
/// `value` to the use goes through it.
pub fn close(func: &mut FuncMut<'_>, shape: &Shape<'_>, value: Value, at: Block, made: &mut Vec<Inst>) -> Value {
    let Some(def) = value.as_inst() else { return value };
    let home = func.block_of(def);
    let ty = func.ty(def);
    let first_made = made.len();
    let mut out = value;
    // The operand to fill in (`NONE`: the answer), the block at whose end the value is wanted.
    let mut work: SmallVec<[(Inst, usize, Block); 8]> = SmallVec::from_slice(&[(Inst::NONE, 0, at)]);
    while let Some((user, k, b)) = work.pop() {
        let incoming = if !shape.dom.is_reachable(b) {
            Value::poison(ty)
        } else {
            match left_loop(shape.loops, home, b).get() {
                None => value,
                Some(l) => {
                    let mut top = b;
                    while shape.dom.idom(top).is_some() && !shape.loops.contains(l, shape.dom.idom(top)) {
                        top = shape.dom.idom(top);
                    }
                    let known = made[first_made..].iter().copied().find(|&p| func.block_of(p) == top);
                    let phi = match known.or_else(|| closing_phi(func, shape, value, l, top)) {
                        Some(p) => p,
                        None => {
                            let p = func.new_phi(top, ty);
                            made.push(p);
                            for (n, &q) in shape.cfg.preds(top).iter().enumerate() {
                                func.add_incoming(p, Value::poison(ty), q);
                                work.push((p, n, q));
                            }
                            p
                        }
                    };
                    phi.into()
                }
            }
        };
        if user.is_some() {
            func.set_incoming(user, k, incoming);
        } else {
            out = incoming;
        }
    }
    out
}

/// A phi of `block` that is `value` on every edge; all edges into `block` come from `loop_id`.
fn closing_phi(func: &FuncMut<'_>, shape: &Shape<'_>, value: Value, loop_id: Loop, block: Block) -> Option<Inst> {
    if !shape.cfg.preds(block).iter().all(|&p| shape.loops.contains(loop_id, p)) {
        return None;
    }
    func.block_insts(block)
        .take_while(|&i| func.op(i) == Opcode::Phi)
        .find(|&i| func.phi_pairs(i).all(|(x, _)| x == value))
}
