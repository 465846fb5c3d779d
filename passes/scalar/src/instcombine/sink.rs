//! Moves an instruction that only one other block needs into that block, so that it is not computed in vain.

use super::Combiner;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::{Opcode, Value};

/// Uses looked at.
const MAX_USES: usize = 32;

/// Moves `inst` to the start of the block of all its users, when every path there goes through its own block. Returns whether it
/// moved.
pub(super) fn sink(combiner: &mut Combiner<'_, '_>, inst: Inst) -> bool {
    let f = &*combiner.f;
    let op = f.op(inst);
    let cheap = op.is_pure() || op.is_int_div() || op == Opcode::Load;
    if !cheap || op == Opcode::Freeze {
        return false;
    }
    let from = f.block_of(inst);
    let mut to = Block::NONE;
    for (n, u) in f.uses(Value::inst(inst)).enumerate() {
        let user = f.user(u);
        let b = f.block_of(user);
        if n >= MAX_USES || f.op(user) == Opcode::Phi || b == from || to.is_some() && b != to {
            return false;
        }
        to = b;
    }
    if to.is_none() || combiner.cfg.single_pred(to) != Some(from) || combiner.cfg.preds(to).len() != 1 {
        return false;
    }
    // Only where the block has another successor, else no path is shorter.
    if combiner.cfg.succs(from).len() < 2 {
        return false;
    }
    if op == Opcode::Load {
        if !facts::is_simple(f, inst) {
            return false;
        }
        // Nothing may write between here and the end of the block.
        let mut at = f.next(inst);
        while at.is_some() {
            if facts::may_write(f, at) {
                return false;
            }
            at = f.next(at);
        }
    }
    let at = f.first_non_phi(to);
    if at.is_none()
        || matches!(f.op(at), Opcode::LandingPad | Opcode::CatchPad | Opcode::CleanupPad | Opcode::CatchSwitch)
    {
        return false;
    }
    combiner.f.move_before(inst, at);
    // Operands may follow.
    for k in 0..combiner.f.num_operands(inst) {
        let v = combiner.f.operand(inst, k);
        combiner.push_value(v);
    }
    true
}
