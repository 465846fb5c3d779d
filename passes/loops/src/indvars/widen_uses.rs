//! Uses of a narrow induction variable become uses of the wide one. See `widen.rs`.

use super::Work;
use super::widen::{NarrowUse, Widening, extend};
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, Value};
use warpc_scalar::patterns::repeats_sign;
use warpc_scev::{COULD_NOT_COMPUTE, Expr, Kind, Se, Wrap};

/// Users of a narrow operation.
#[derive(Default)]
struct Users {
    extensions: Vec<Inst>,
    compares: Vec<Inst>,
    /// Phis behind the loop.
    phis: Vec<Inst>,
}

impl Work<'_> {
    /// Makes one use wide. Returns the wide value of the user where that is one that has to be followed.
    pub(super) fn widen_use(
        &mut self,
        func: &mut FuncMut<'_>,
        work: &mut Widening,
        narrow: NarrowUse,
    ) -> Option<Value> {
        let NarrowUse { def, user, wide, never_negative } = narrow;
        if func.is_dead(user) || func.is_dead(def) || !func.operands(user).any(|v| v == Value::inst(def)) {
            return None;
        }
        let signed = work.is_signed(def);
        let by_sign = never_negative || signed;
        let by_zero = never_negative || !signed;
        if func.op(user) == Opcode::Phi && self.loops.of(func.block_of(user)) != self.id {
            self.widen_exit_phi(func, narrow, by_zero, by_sign);
            return None;
        }
        let is_zero_extension = func.op(user) == Opcode::ZExt;
        if repeats_sign(func, user) && by_sign || is_zero_extension && by_zero {
            self.drop_extension(func, work, narrow, by_zero, by_sign);
            return None;
        }
        if let Some(value) = self.widen_operation(func, work, narrow) {
            return Some(value);
        }
        if self.widen_comparison(func, work, narrow) || self.widen_variant(func, work, narrow) {
            return None;
        }
        self.truncate_use(func, user, def, wide, by_zero, by_sign);
        None
    }
    /// `wide` cut to the type of `def` before `at`.
    fn cut(&mut self, func: &mut FuncMut<'_>, at: Inst, wide: Value, ty: Type, by_zero: bool, by_sign: bool) -> Value {
        let mut flag = 0;
        if by_zero {
            flag |= flags::NUW;
        }
        if by_sign {
            flag |= flags::NSW;
        }
        Builder::before(func, at).cast(Opcode::Trunc, wide, ty, flag)
    }
    /// Isolates `user` from the wide variable: it takes its low part.
    fn truncate_use(
        &mut self,
        func: &mut FuncMut<'_>,
        user: Inst,
        def: Inst,
        wide: Value,
        by_zero: bool,
        by_sign: bool,
    ) {
        let ty = func.ty(def);
        let at = match func.op(user) {
            Opcode::Phi => {
                let dom = self.dom;
                let froms = func.phi_pairs(user).filter(|p| p.0 == Value::inst(def)).map(|p| p.1);
                let Some(mut block) = froms.filter(|&b| dom.is_reachable(b)).reduce(|a, b| dom.common(a, b)) else {
                    return;
                };
                // Not in a loop inside of the one at hand, nor behind it.
                while self.loops.of(block) != self.id {
                    block = dom.idom(block);
                }
                func.terminator(block)
            }
            _ => user,
        };
        if wide.as_inst().is_some_and(|i| !self.dom.dominates_inst(func, i, at)) {
            return;
        }
        let value = self.cut(func, at, wide, ty, by_zero, by_sign);
        self.set_uses(func, user, def, value);
    }
    /// Replaces `old` among the operands of `user`.
    fn set_uses(&mut self, func: &mut FuncMut<'_>, user: Inst, old: Inst, new: Value) {
        self.scev.forget_value(func, user.into());
        if func.op(user) == Opcode::Phi {
            for n in 0..func.phi_len(user) {
                if func.phi_incoming(user, n).0 == Value::inst(old) {
                    func.set_incoming(user, n, new);
                }
            }
        } else {
            for n in 0..func.num_operands(user) {
                if func.operand(user, n) == Value::inst(old) {
                    func.set_operand(user, n, new);
                }
            }
        }
        self.changed = true;
    }
    /// A phi behind the loop takes the wide value, and the low part of that is taken there.
    fn widen_exit_phi(&mut self, func: &mut FuncMut<'_>, narrow: NarrowUse, by_zero: bool, by_sign: bool) {
        let NarrowUse { def, user, wide, .. } = narrow;
        let block = func.block_of(user);
        if func.phi_len(user) != 1 {
            return self.truncate_use(func, user, def, wide, by_zero, by_sign);
        }
        if func.op(func.terminator(block)) == Opcode::CatchSwitch || self.contains(block) {
            return;
        }
        let cut = self.wide_exit_value(func, user, wide, by_zero, by_sign);
        self.replace(func, user, cut);
    }
    fn wide_exit_value(
        &mut self,
        func: &mut FuncMut<'_>,
        phi: Inst,
        wide: Value,
        by_zero: bool,
        by_sign: bool,
    ) -> Value {
        let (block, from, ty) = (func.block_of(phi), func.phi_incoming(phi, 0).1, func.type_of(wide));
        let whole = func.new_phi(block, ty);
        func.add_incoming(whole, wide, from);
        func.derive_name(whole.into(), phi.into(), ".wide");
        let at = crate::licm::first_place(func, block);
        let ty = func.ty(phi);
        self.cut(func, at, whole.into(), ty, by_zero, by_sign)
    }
    fn drop_extension(
        &mut self,
        func: &mut FuncMut<'_>,
        work: &Widening,
        narrow: NarrowUse,
        by_zero: bool,
        by_sign: bool,
    ) {
        let NarrowUse { def, user, wide, .. } = narrow;
        let (own, all) = (func.types().int_bits(func.ty(user)).unwrap_or(0), work.to.bits());
        if own > all {
            // A wider extension: another round may widen to that.
            return self.set_uses(func, user, def, wide);
        }
        let ty = func.ty(user);
        let value = if own == all { wide } else { self.cut(func, user, wide, ty, by_zero, by_sign) };
        self.replace(func, user, value);
    }

    /// Repeats operation `user` in the wide type, where its result is a recurrence of the loop there too.
    fn widen_operation(&mut self, func: &mut FuncMut<'_>, work: &mut Widening, narrow: NarrowUse) -> Option<Value> {
        let NarrowUse { def, user, wide, .. } = narrow;
        let (expr, signed) = match self.extended_operation(func, work, narrow) {
            Some(found) => found,
            None => self.extended_recurrence(func, work, narrow)?,
        };
        let value = match work.next.filter(|next| next.1 == expr && self.bring_step(func, work, next.0, user)) {
            Some((next, _)) => Value::inst(next),
            None => {
                let made = self.repeat(func, work, user, def, wide, expr)?;
                // What scalar evolution says of the new operation must be what it was made for.
                if self.ask(func, |se| se.get(made)) != expr {
                    self.dead.extend(made.as_inst());
                    return None;
                }
                made
            }
        };
        work.set_signed(user, signed);
        self.changed = true;
        Some(value)
    }
    /// Makes step `next` of the wide phi available at `user`, whose wide value it is.
    fn bring_step(&mut self, func: &mut FuncMut<'_>, work: &Widening, next: Inst, user: Inst) -> bool {
        let both = flags::NUW | flags::NSW;
        let first = func.phi_value_for(work.phi, self.latch) == Some(user.into());
        let alike = first && func.op(user) == func.op(next) && func.flags(user) & both == func.flags(next) & both;
        if !self.dom.dominates_inst(func, next, user) {
            let (here, there) = (func.block_of(user), func.block_of(next));
            let ready = func.operands(next).all(|v| v.as_inst().is_none_or(|i| self.dom.dominates_inst(func, i, user)));
            if func.op(user) == Opcode::Phi
                || !ready
                || !self.dom.dominates(here, there)
                || self.loops.of(here) != self.id
            {
                return false;
            }
            func.move_before(next, user);
            self.scev.forget_dispositions();
        }
        if !alike {
            // A new use of the step must not be poison more often than the narrow one.
            func.drop_poison_flags(next);
            self.strengthen(func, next, work.wide_phi);
        }
        true
    }
    /// The wide recurrence that `user` is if its other operand is extended as its own wrap flag allows.
    fn extended_operation(&mut self, func: &Func<'_>, work: &Widening, narrow: NarrowUse) -> Option<(Expr, bool)> {
        let NarrowUse { def, user, wide, never_negative } = narrow;
        let op = func.op(user);
        if !matches!(op, Opcode::Add | Opcode::Sub | Opcode::Mul) {
            return None;
        }
        let own = func.flags(user);
        let (nsw, nuw) = (own & flags::NSW != 0, own & flags::NUW != 0);
        let signed = match work.is_signed(def) {
            true if nsw => true,
            false if nuw => false,
            _ if !never_negative => return None,
            _ if nsw => true,
            _ if nuw => false,
            _ => return None,
        };
        let side = if func.operand(user, 0) == Value::inst(def) { 0 } else { 1 };
        let (other, id, to) = (func.operand(user, 1 - side), self.id, work.to);
        let expr = self.ask(func, |se| {
            let other = se.get(other);
            let other = extend(se, other, to, signed);
            let own = se.get(wide);
            let (a, b) = if side == 0 { (own, other) } else { (other, own) };
            let expr = operate(se, op, a, b)?;
            (se.kind(expr) == Kind::AddRec && se.rec_loop(expr) == Some(id)).then_some(expr)
        })?;
        Some((expr, signed))
    }
    /// The wide recurrence that `user`, extended, is.
    fn extended_recurrence(&mut self, func: &Func<'_>, work: &Widening, narrow: NarrowUse) -> Option<(Expr, bool)> {
        let NarrowUse { def, user, never_negative, .. } = narrow;
        let bits = func.types().int_bits(func.ty(user))?;
        if bits >= work.to.bits() {
            return None;
        }
        let (id, to, signed) = (self.id, work.to, work.is_signed(def));
        self.ask(func, |se| {
            let expr = se.get(user.into());
            if never_negative {
                let wide = extend(se, expr, to, true);
                if se.kind(wide) == Kind::AddRec {
                    return (se.rec_loop(wide) == Some(id)).then_some((wide, true));
                }
            }
            let signed = signed && !never_negative;
            let wide = extend(se, expr, to, signed);
            (se.kind(wide) == Kind::AddRec && se.rec_loop(wide) == Some(id)).then_some((wide, signed))
        })
    }
    /// Operation `user` in the wide type, which must be `expr`.
    fn repeat(
        &mut self,
        func: &mut FuncMut<'_>,
        work: &Widening,
        user: Inst,
        def: Inst,
        wide: Value,
        expr: Expr,
    ) -> Option<Value> {
        let op = func.op(user);
        let to = work.to;
        let signed = match op {
            Opcode::Add | Opcode::Sub | Opcode::Mul | Opcode::UDiv => {
                let side = if func.operand(user, 0) == Value::inst(def) { 0 } else { 1 };
                let other = func.operand(user, 1 - side);
                self.ask(func, |se| {
                    let (own, other) = (se.get(wide), se.get(other));
                    [work.is_signed(def), !work.is_signed(def)].into_iter().find(|&signed| {
                        let other = extend(se, other, to, signed);
                        let (a, b) = if side == 0 { (own, other) } else { (other, own) };
                        operate(se, op, a, b) == Some(expr)
                    })
                })?
            }
            Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Shl | Opcode::LShr | Opcode::AShr => work.is_signed(def),
            _ => return None,
        };
        Some(self.repeat_wide(func, work, user, def, wide, signed))
    }
    fn repeat_wide(
        &mut self,
        func: &mut FuncMut<'_>,
        work: &Widening,
        user: Inst,
        def: Inst,
        wide: Value,
        signed: bool,
    ) -> Value {
        let sides = [0, 1].map(|k| {
            let value = func.operand(user, k);
            if value == Value::inst(def) { wide } else { self.extended_at(func, value, work.ty, signed, user) }
        });
        let kept = func.flags(user) & flags::INT_POISON;
        let op = func.op(user);
        Builder::before(func, user).binary(op, sides[0], sides[1], kept)
    }
    /// `value` extended, before the outermost loop around `user` that it does not change in.
    fn extended_at(&mut self, func: &mut FuncMut<'_>, value: Value, ty: Type, signed: bool, user: Inst) -> Value {
        let op = if signed { Opcode::SExt } else { Opcode::ZExt };
        if value.is_constant()
            && let Some(folded) = func.folder().cast(op, 0, value, ty)
        {
            return folded;
        }
        let mut at = user;
        let mut around = self.loops.of(func.block_of(user));
        while around.is_some() && self.loops.is_invariant(func, around, value) {
            let Some(preheader) = self.loops.preheader(func, around) else { break };
            at = func.terminator(preheader);
            around = self.loops.parent(around);
        }
        Builder::before(func, at).cast(op, value, ty, 0)
    }

    /// Comparison `user` compares wide values, if its sign is that of the extension.
    fn widen_comparison(&mut self, func: &mut FuncMut<'_>, work: &Widening, narrow: NarrowUse) -> bool {
        let NarrowUse { def, user, wide, never_negative } = narrow;
        if func.op(user) != Opcode::ICmp {
            return false;
        }
        let pred = func.int_pred(user);
        let by_sign = pred.is_signed();
        if !never_negative && work.is_signed(def) != by_sign {
            return false;
        }
        let side = if func.operand(user, 0) == Value::inst(def) { 0 } else { 1 };
        let other = func.operand(user, 1 - side);
        if other == Value::inst(def) {
            return false;
        }
        let other = self.extended_at(func, other, work.ty, by_sign, user);
        self.scev.forget_value(func, user.into());
        func.set_operand(user, side, wide);
        func.set_operand(user, 1 - side, other);
        let kept = func.int_pred(user);
        super::compare::set_pred(func, user, kept, false);
        self.changed = true;
        true
    }

    /// Widens `user`, a sum, difference or product whose result is no recurrence, if only extensions, comparisons and phis behind the
    /// loop use it.
    fn widen_variant(&mut self, func: &mut FuncMut<'_>, work: &mut Widening, narrow: NarrowUse) -> bool {
        let NarrowUse { def, user, wide, .. } = narrow;
        let op = func.op(user);
        if !matches!(op, Opcode::Add | Opcode::Sub | Opcode::Mul) {
            return false;
        }
        let signed = work.is_signed(def);
        let Some(users) = self.users_by_kind(func, work, user, def, signed) else { return false };
        let Users { extensions, compares, phis } = users;
        let Some(block) = extensions.iter().map(|&i| func.block_of(i)).reduce(|a, b| self.dom.common(a, b)) else {
            self.dead.push(user);
            return true;
        };
        let own = func.flags(user);
        let kept = if signed { own & flags::NSW != 0 } else { own & flags::NUW != 0 };
        let (left, right, id) = (func.operand(user, 0), func.operand(user, 1), self.id);
        // A sum with a negative number that does not fall below zero is a difference without wrap.
        let difference = !kept
            && op == Opcode::Add
            && !signed
            && left == Value::inst(def)
            && right != left
            && self.ask(func, |se| {
                let (a, b) = (se.get(left), se.get(right));
                se.is_known_negative(b) && {
                    let by = se.negate(b, Wrap::ANY);
                    se.is_known_at(IntPred::Uge, a, by, block)
                }
            });
        let counts = self.ask(func, |se| {
            let expr = se.get(wide);
            se.kind(expr) == Kind::AddRec && se.rec_loop(expr) == Some(id)
        });
        if !(kept || difference) || !counts {
            return false;
        }
        let made = self.repeat_wide(func, work, user, def, wide, signed || difference);
        if difference && let Some(made) = made.as_inst() {
            func.drop_poison_flags(made);
        }
        work.set_signed(user, signed);
        for extension in extensions {
            self.replace(func, extension, made);
        }
        for phi in phis {
            let cut = self.wide_exit_value(func, phi, made, false, false);
            self.replace(func, phi, cut);
        }
        for compare in compares {
            let sides = [0, 1].map(|k| {
                let value = func.operand(compare, k);
                if value == Value::inst(user) { made } else { self.extended_at(func, value, work.ty, signed, compare) }
            });
            let pred = func.int_pred(compare);
            let new = Builder::before(func, compare).icmp(pred, sides[0], sides[1], Type::I1);
            func.derive_name(new, compare.into(), ".wide");
            self.replace(func, compare, new);
        }
        true
    }
    /// Users of `user` besides `def`; `None` where there are others than can be widened.
    fn users_by_kind(&self, func: &Func<'_>, work: &Widening, user: Inst, def: Inst, signed: bool) -> Option<Users> {
        let mut users = Users::default();
        for u in func.uses(user.into()) {
            let next = func.user(u);
            if next == def {
                continue;
            }
            let op = func.op(next);
            if !self.contains(func.block_of(next)) {
                if op != Opcode::Phi || func.phi_len(next) != 1 {
                    return None;
                }
                users.phis.push(next);
            } else if op == Opcode::ICmp {
                let pred = func.int_pred(next);
                if signed && pred.is_unsigned() || !signed && pred.is_signed() {
                    return None;
                }
                users.compares.push(next);
            } else if op == (if signed { Opcode::SExt } else { Opcode::ZExt }) && func.ty(next) == work.ty {
                users.extensions.push(next);
            } else {
                return None;
            }
        }
        Some(users)
    }
}

/// `lhs op rhs`.
fn operate(se: &mut Se<'_, '_>, op: Opcode, lhs: Expr, rhs: Expr) -> Option<Expr> {
    let expr = match op {
        Opcode::Add => se.add2(lhs, rhs, Wrap::ANY),
        Opcode::Sub => se.minus(lhs, rhs, Wrap::ANY),
        Opcode::Mul => se.mul2(lhs, rhs, Wrap::ANY),
        Opcode::UDiv => se.udiv(lhs, rhs),
        _ => return None,
    };
    (expr != COULD_NOT_COMPUTE).then_some(expr)
}
