//! Branches: constant and redundant conditions, conditions that can be joined.

use super::SimplifyCfg;
use warpc_engine::ids::*;
use warpc_engine::ir::attrs::AttrKind;
use warpc_engine::ir::{Aux, Builder, FuncMut, IntPred, Opcode, Value, flags};

impl SimplifyCfg {
    /// Terminators whose target is known.
    pub(super) fn constant_terminator(&mut self, f: &mut FuncMut<'_>, b: Block, term: Inst) -> bool {
        let to = match f.op(term) {
            Opcode::Br if f.num_operands(term) == 3 => {
                let (c, yes, no) = (f.operand(term, 0), f.operand(term, 1), f.operand(term, 2));
                if yes == no {
                    yes.as_block()
                } else if c.is_undef_or_poison() {
                    // Undefined behaviour: any target will do; nothing is assumed beyond the branch.
                    no.as_block()
                } else if let Some(v) = f.consts().as_int(c) {
                    if v != 0 { yes.as_block() } else { no.as_block() }
                } else {
                    self.implied_by_predecessor(f, b, c).and_then(|v| if v { yes.as_block() } else { no.as_block() })
                }
            }
            Opcode::Switch => {
                let c = f.operand(term, 0);
                let default = f.operand(term, 1).as_block();
                if f.num_operands(term) == 2 || c.is_undef_or_poison() {
                    default
                } else if c.as_const().is_some() {
                    let hit = (2..f.num_operands(term)).step_by(2).find(|&k| f.operand(term, k) == c);
                    hit.map_or(default, |k| f.operand(term, k + 1).as_block())
                } else {
                    let first = f.operand(term, 1);
                    let same = (3..f.num_operands(term)).step_by(2).all(|k| f.operand(term, k) == first);
                    if same { default } else { None }
                }
            }
            _ => None,
        };
        let Some(to) = to else { return false };
        for s in f.successors_of(term).collect::<Vec<_>>() {
            self.push(s);
        }
        let cond = f.operand(term, 0);
        f.fold_terminator_to(b, to);
        erase_if_unused(f, cond);
        true
    }

    /// The only predecessor branches on the same condition: its value here is known.
    fn implied_by_predecessor(&self, f: &FuncMut<'_>, b: Block, c: Value) -> Option<bool> {
        let mut at = b;
        // A short walk: each step has one predecessor, so the facts add up.
        for _ in 0..8 {
            let p = f.single_predecessor(at)?;
            if p == at {
                return None;
            }
            let t = f.terminator(p);
            if f.op(t) == Opcode::Br
                && f.num_operands(t) == 3
                && f.operand(t, 0) == c
                && f.operand(t, 1) != f.operand(t, 2)
            {
                return Some(f.operand(t, 1) == Value::block(at));
            }
            at = p;
        }
        None
    }

    /// Conditional branch of `b`: thread known phi values through it, join it with the branch of its predecessor.
    pub(super) fn conditional(&mut self, f: &mut FuncMut<'_>, b: Block, term: Inst) -> bool {
        if !self.options.simplify_cond_branch {
            return false;
        }
        self.thread_phi(f, b, term) || self.join_with_predecessor(f, b, term)
    }

    /// `b` is phis and a branch on one of them: predecessors that bring a constant go straight to the target.
    fn thread_phi(&mut self, f: &mut FuncMut<'_>, b: Block, term: Inst) -> bool {
        if self.is_taken(b) || self.is_header(b) || f.first_non_phi(b) != term {
            return false;
        }
        let Some(phi) = f.operand(term, 0).as_inst().filter(|&d| f.op(d) == Opcode::Phi && f.block_of(d) == b) else {
            return false;
        };
        let (Some(yes), Some(no)) = (f.operand(term, 1).as_block(), f.operand(term, 2).as_block()) else {
            return false;
        };
        if yes == b || no == b || self.is_header(yes) || self.is_header(no) {
            return false;
        }
        // Phis of `b` may be used only here and by phis of the targets along the edges from `b`.
        let phis: Vec<Inst> = f.block_insts(b).take_while(|&i| f.op(i) == Opcode::Phi).collect();
        let local = phis.iter().all(|&p| {
            f.uses(Value::inst(p)).all(|u| {
                let user = f.user(u);
                user == term
                    || (f.op(user) == Opcode::Phi
                        && f.block_of(user) != b
                        && f.operand(user, f.use_index(u) + 1) == Value::block(b))
            })
        });
        if !local {
            return false;
        }
        for k in 0..f.phi_len(phi) {
            let (v, p) = f.phi_incoming(phi, k);
            let Some(c) = f.consts().as_int(v) else { continue };
            let pt = f.terminator(p);
            if !matches!(f.op(pt), Opcode::Br | Opcode::Switch) || f.successors_of(pt).filter(|&s| s == b).count() != 1
            {
                continue;
            }
            let to = if c != 0 { yes } else { no };
            // One more edge from p to `to` would need equal values both ways.
            if f.successors_of(pt).any(|s| s == to) {
                continue;
            }
            let mut i = f.first(to);
            while i.is_some() && f.op(i) == Opcode::Phi {
                let through = f.phi_value_for(i, b).expect("edge from b");
                let w = match through.as_inst() {
                    Some(d) if f.op(d) == Opcode::Phi && f.block_of(d) == b => {
                        f.phi_value_for(d, p).expect("edge from p")
                    }
                    _ => through,
                };
                f.add_incoming(i, w, p);
                i = f.next(i);
            }
            f.remove_phi_edge(b, p);
            let slot = (0..f.num_operands(pt)).find(|&n| f.operand(pt, n) == Value::block(b)).expect("edge to b");
            f.set_operand(pt, slot, Value::block(to));
            self.push(p);
            self.push(to);
            return true;
        }
        false
    }

    /// `p` goes to `b` or to `x`; `b` only computes a condition and goes to `x` or to `y`: `p` tests both conditions.
    fn join_with_predecessor(&mut self, f: &mut FuncMut<'_>, b: Block, term: Inst) -> bool {
        if b == f.entry() || self.is_taken(b) || self.is_header(b) || f.op(f.first(b)) == Opcode::Phi {
            return false;
        }
        let Some(p) = f.single_predecessor(b).filter(|&p| p != b) else { return false };
        let pt = f.terminator(p);
        if f.op(pt) != Opcode::Br || f.num_operands(pt) != 3 || f.operand(pt, 1) == f.operand(pt, 2) {
            return false;
        }
        let on_true = f.operand(pt, 1) == Value::block(b);
        let x = f.operand(pt, if on_true { 2 } else { 1 });
        let (yes, no) = (f.operand(term, 1), f.operand(term, 2));
        if yes == no || (yes != x && no != x) {
            return false;
        }
        let x_on_true = yes == x;
        let (Some(xb), Some(yb)) = (x.as_block(), (if x_on_true { no } else { yes }).as_block()) else { return false };
        if yb == b || xb == b {
            return false;
        }
        let cond = f.operand(term, 0);
        // All but the condition is bonus; nothing of `b` may be used outside of it.
        let mut bonus = 0;
        for i in f.block_insts(b) {
            if i == term {
                break;
            }
            if !speculatable(f, i) {
                return false;
            }
            let outside = f.uses(Value::inst(i)).any(|u| f.block_of(f.user(u)) != b);
            if outside {
                return false;
            }
            bonus += (Value::inst(i) != cond && cost(f, i) > 0) as u32;
        }
        if bonus > self.options.bonus_inst_threshold {
            return false;
        }
        // Phis of x must not tell the two edges apart.
        let mut i = f.first(xb);
        while i.is_some() && f.op(i) == Opcode::Phi {
            if f.phi_value_for(i, p) != f.phi_value_for(i, b) {
                return false;
            }
            i = f.next(i);
        }
        let mut i = f.first(b);
        while i != term {
            let next = f.next(i);
            f.clear_attachments(i);
            f.move_before(i, pt);
            i = next;
        }
        let first = f.operand(pt, 0);
        // To x when: on_true: !c1 or (x_on_true ? c2 : !c2); else: c1 or the same.
        let joined = {
            let c1_to_b = if on_true { first } else { negate(f, first, pt) };
            let mut bld = Builder::before(f, pt);
            let (t, e) = (bld.f.consts_mut().add_bool(true), bld.f.consts_mut().add_bool(false));
            if !x_on_true {
                // y when c1_to_b and c2.
                bld.select(c1_to_b, cond, e, 0)
            } else {
                // x when not c1_to_b, or c2.
                let away = negate(bld.f, c1_to_b, pt);
                let mut bld = Builder::before(bld.f, pt);
                bld.select(away, t, cond, 0)
            }
        };
        let (first_to, second_to) = if x_on_true { (x, Value::block(yb)) } else { (Value::block(yb), x) };
        f.set_operand(pt, 0, joined);
        f.set_operand(pt, 1, first_to);
        f.set_operand(pt, 2, second_to);
        f.clear_attachments(pt);
        // The edge b -> x goes; b -> y becomes p -> y.
        f.remove_phi_edge(xb, b);
        f.replace_phi_block(yb, b, p);
        f.erase(term);
        f.erase_block(b);
        self.push(p);
        self.push(xb);
        self.push(yb);
        true
    }
}

/// `!c` before `at`: the opposite comparison when `c` is one with a single use, an inverted `xor`, or a new `xor`.
fn negate(f: &mut FuncMut<'_>, c: Value, at: Inst) -> Value {
    let one = f.consts_mut().add_bool(true);
    if let Some(d) = c.as_inst() {
        if f.op(d) == Opcode::Xor && f.operand(d, 1) == one {
            return f.operand(d, 0);
        }
        if f.op(d) == Opcode::ICmp && f.has_one_use(c) {
            let p = f.int_pred(d).inverse();
            let keep = f.flags(d) & !flags::PRED_MASK;
            f.set_flags(d, keep | (p as u16) << flags::PRED_SHIFT);
            return c;
        }
        if f.op(d) == Opcode::FCmp && f.has_one_use(c) {
            let p = f.float_pred(d).inverse();
            let keep = f.flags(d) & !flags::PRED_MASK;
            f.set_flags(d, keep | (p as u16) << flags::PRED_SHIFT);
            return c;
        }
    }
    if let Some(v) = f.consts().as_int(c) {
        return f.consts_mut().add_bool(v == 0);
    }
    Builder::before(f, at).binary(Opcode::Xor, c, one, 0)
}

/// Whether `i` can be computed although its block is not reached: no effect, no trap, no memory.
pub(super) fn speculatable(f: &FuncMut<'_>, i: Inst) -> bool {
    let op = f.op(i);
    if op.is_pure() {
        return f.ty(i) != Type::TOKEN;
    }
    if op.is_int_div() {
        // By a constant other than zero, and other than minus one when signed.
        let Some(d) = f.consts().as_int(f.operand(i, 1)) else { return false };
        let bits = f.types().int_bits(f.ty(i)).unwrap_or(0);
        let minus_one = d == warpc_engine::ir::consts::low_mask(bits);
        return d != 0 && !(minus_one && matches!(op, Opcode::SDiv | Opcode::SRem));
    }
    if op == Opcode::Call {
        let Some(id) = f.intrinsic_callee(i) else { return false };
        let row = f.intrins().get(id);
        return row.known().is_some_and(|id| {
            warpc_engine::ir::intrinsics::has_fn_attr(id, AttrKind::Speculatable)
                && !warpc_engine::ir::intrinsics::has_fn_attr(id, AttrKind::Convergent)
        }) && f.ty(i) != Type::VOID;
    }
    false
}

/// Cost units of computing `i` needlessly: 0 for what costs nothing on the target, 1 for plain arithmetic, more for what
/// expands.
pub(super) fn cost(f: &FuncMut<'_>, i: Inst) -> u32 {
    match f.op(i) {
        Opcode::BitCast
        | Opcode::AddrSpaceCast
        | Opcode::PtrToInt
        | Opcode::IntToPtr
        | Opcode::Trunc
        | Opcode::Freeze => 0,
        Opcode::ExtractValue | Opcode::InsertValue | Opcode::ExtractElement | Opcode::InsertElement => 0,
        Opcode::GetElementPtr => {
            let constant = f.operands(i).skip(1).all(|v| v.as_const().is_some());
            if constant { 0 } else { 1 }
        }
        Opcode::FDiv | Opcode::FRem | Opcode::SDiv | Opcode::UDiv | Opcode::SRem | Opcode::URem => 8,
        Opcode::Call => 2,
        _ => 1,
    }
}

/// Erases `v` when it is an unused instruction without side effects, and what that leaves unused. Bounded by what dies.
pub(super) fn erase_if_unused(f: &mut FuncMut<'_>, v: Value) {
    let mut work = vec![v];
    while let Some(v) = work.pop() {
        let Some(i) = v.as_inst() else { continue };
        if f.is_dead(i) || !f.is_unused(v) || !(f.op(i).is_pure() || f.op(i) == Opcode::Phi) {
            continue;
        }
        work.extend(f.operands(i).filter(|o| o.as_inst().is_some()));
        f.erase(i);
    }
}

/// A conditional branch on `icmp eq c, k` at the end of `b`, which has no terminator.
pub(super) fn branch_if_equal(f: &mut FuncMut<'_>, b: Block, c: Value, k: Value, yes: Block, no: Block, loc: Md) {
    let mut bld = Builder::at_end(f, b);
    bld.loc = loc;
    let eq = bld.icmp(IntPred::Eq, c, k, Type::I1);
    bld.emit(Opcode::Br, 0, Type::VOID, &[eq, Value::block(yes), Value::block(no)], Aux::default());
}
