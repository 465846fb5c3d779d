//! Small diamonds and triangles: both arms are computed, phis become selects.

use super::SimplifyCfg;
use super::cost::speculatable;
use super::util::*;
use crate::patterns as pat;
use crate::simplify::Simplifier;
use warpc_ir::ids::*;
use warpc_ir::{Aux, Builder, FuncMut, Opcode, Value, flags};

/// Operands of operands that are looked at.
const MAX_DEPTH: u32 = 10;

/// The two paths into a join: the block whose branch decides, and the predecessors on its true and its false side.
struct Region {
    head: Block,
    on_true: Block,
    on_false: Block,
}

impl SimplifyCfg {
    /// `block` joins two edges of one conditional branch: its phis become selects before the branch, and the arms go.
    pub(super) fn two_entry_phi(&mut self, f: &mut FuncMut<'_>, block: Block) -> bool {
        let phi = f.first(block);
        if f.op(phi) != Opcode::Phi || f.phi_len(phi) != 2 || (self.gpu && self.is_header(block)) {
            return false;
        }
        let (p, q) = (f.phi_incoming(phi, 0).1, f.phi_incoming(phi, 1).1);
        let Some(r) = region(f, block, p, q) else { return false };
        let term = f.terminator(r.head);
        let (cond, ..) = cond_br(f, term).expect("region ends in a branch");
        if r.head == block || cond.is_constant() || cond.as_inst().is_some_and(|i| f.block_of(i) == block) {
            return false;
        }
        let arms: Vec<Block> = [p, q].into_iter().filter(|&a| plain_br(f, f.terminator(a)).is_some()).collect();
        if arms.iter().any(|&a| self.is_taken(a) || (self.gpu && self.is_header(a))) {
            return false;
        }
        if !is_unpredictable(f, term)
            && let Some((t, e)) = two_weights(f, term)
        {
            let likely = |w| is_likely(w, t + e);
            let skip = if arms.len() == 1 {
                likely(if f.operand(term, 1) == Value::block(block) { t } else { e })
            } else {
                likely(t) || likely(e)
            };
            if skip {
                return false;
            }
        }
        if phis(f, block).len() > self.limits.phis {
            return false;
        }
        let mut changed = false;
        let mut moved: Vec<Inst> = Vec::new();
        let mut spent = 0;
        for i in phis(f, block) {
            if let Some(v) = Simplifier::new(f).inst(i) {
                f.replace_and_erase(i, v);
                changed = true;
                continue;
            }
            for k in 0..2 {
                let v = f.phi_incoming(i, k).0;
                if !self.can_move(f, v, block, &mut moved, &mut spent, 0) {
                    return changed;
                }
            }
        }
        let phi = f.first(block);
        if f.op(phi) != Opcode::Phi {
            return true;
        }
        // Conditions made of conditions are better left to joining of branches.
        let logic = |f: &FuncMut<'_>, v: Value| {
            v.as_inst().is_some_and(|i| {
                let picks_constant = || [1, 2].iter().any(|&at| f.operand(i, at).as_const().is_some());
                f.op(i).is_binary() || f.op(i) == Opcode::Select && picks_constant()
            })
        };
        let (x, y) = (f.phi_incoming(phi, 0).0, f.phi_incoming(phi, 1).0);
        if f.ty(phi) == Type::I1
            && (logic(f, x) || logic(f, y) || logic(f, cond))
            && !(both_can_lose_not(f, x, y) || both_can_lose_not(f, y, x))
        {
            return changed;
        }
        for &arm in &arms {
            let last = f.terminator(arm);
            if f.block_insts(arm).any(|i| i != last && !moved.contains(&i)) {
                return changed;
            }
        }
        for &arm in &arms {
            hoist_all(f, arm, term);
        }
        let unpredictable = prof_of(f, term);
        while f.op(f.first(block)) == Opcode::Phi {
            let phi = f.first(block);
            let (t, e) = (f.phi_value_for(phi, r.on_true), f.phi_value_for(phi, r.on_false));
            let (Some(t), Some(e)) = (t, e) else { break };
            let fast = if f.types().is_float(f.types().scalar(f.ty(phi))) { f.flags(phi) & flags::FAST } else { 0 };
            let s = Builder::before(f, term).select(cond, t, e, fast);
            if let Some(i) = s.as_inst() {
                f.write_attachments(i, &unpredictable);
            }
            f.take_name(s, Value::inst(phi));
            f.replace_and_erase(phi, s);
        }
        let loc = f.loc(term);
        f.erase(term);
        let br = f.new_inst(Opcode::Br, 0, Type::VOID, &[Value::block(block)], Aux::default());
        f.append(br, r.head);
        f.set_loc(br, loc);
        for &arm in &arms {
            erase_block(f, arm);
        }
        true
    }

    /// Whether `value` is there when the branch before `join` is reached, or can be: cheap instructions of the arms join `moved`.
    fn can_move(
        &self,
        f: &mut FuncMut<'_>,
        value: Value,
        join: Block,
        moved: &mut Vec<Inst>,
        spent: &mut u32,
        depth: u32,
    ) -> bool {
        if depth == MAX_DEPTH {
            return false;
        }
        let Some(i) = value.as_inst() else { return true };
        let block = f.block_of(i);
        if block == join {
            return false;
        }
        if plain_br(f, f.terminator(block)) != Some(join) || moved.contains(&i) {
            return true;
        }
        if !speculatable(f, i) {
            return false;
        }
        *spent += self.cost(f, i);
        // One instruction is taken whatever it costs.
        let takes_one = self.limits.takes_one && moved.is_empty() && depth == 0 && !self.gpu;
        if *spent > self.limits.arms && !takes_one {
            return false;
        }
        for k in 0..f.num_operands(i) {
            let o = f.operand(i, k);
            if !self.can_move(f, o, join, moved, spent, depth + 1) {
                return false;
            }
        }
        moved.push(i);
        true
    }
}

/// Profile and predictability of a branch, for the selects that take its place.
pub(super) fn prof_of(f: &FuncMut<'_>, term: Inst) -> Vec<(Str, Md)> {
    f.attachments(term)
        .filter(|a| matches!(f.ctx().str(a.kind), b"prof" | b"unpredictable"))
        .map(|a| (a.kind, a.node))
        .collect()
}

/// One value is a `not`, the other can be inverted for nothing.
fn both_can_lose_not(f: &FuncMut<'_>, left: Value, right: Value) -> bool {
    if pat::not(f, left).is_none() {
        return false;
    }
    pat::not(f, right).is_some()
        || right.is_constant()
        || right.as_inst().is_some_and(|i| matches!(f.op(i), Opcode::ICmp | Opcode::FCmp) && f.has_one_use(right))
}

/// The branch that decides between the edges `first -> b` and `second -> b`. Each arm has one predecessor and one successor.
fn region(f: &FuncMut<'_>, block: Block, first: Block, second: Block) -> Option<Region> {
    let (mut x, mut y) = (first, second);
    let (tx, ty) = (f.terminator(x), f.terminator(y));
    if f.op(tx) != Opcode::Br || f.op(ty) != Opcode::Br || first == second {
        return None;
    }
    if f.num_operands(ty) == 3 {
        if f.num_operands(tx) == 3 {
            return None;
        }
        std::mem::swap(&mut x, &mut y);
    }
    // `x` may be the head itself; `y` is an arm.
    if let Some((_, yes, no)) = cond_br(f, f.terminator(x)) {
        only_edge_from(f, y)?;
        return if yes == block && no == y {
            Some(Region { head: x, on_true: x, on_false: y })
        } else if yes == y && no == block {
            Some(Region { head: x, on_true: y, on_false: x })
        } else {
            None
        };
    }
    let head = only_edge_from(f, x)?;
    if only_edge_from(f, y) != Some(head) {
        return None;
    }
    let (_, yes, _) = cond_br(f, f.terminator(head))?;
    let (on_true, on_false) = if yes == x { (x, y) } else { (y, x) };
    Some(Region { head, on_true, on_false })
}
