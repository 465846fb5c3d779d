//! Users of induction variables, one by one from the phis of the header on: each becomes simpler where scalar evolution shows that it may,
//! and the users of those that are recurrences themselves follow.

use super::Work;
use super::widen::Candidate;
use warpc_analysis::facts;
use warpc_columns::RowSet;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Func, FuncMut, Opcode, Value};
use warpc_scev::Kind;

/// Instructions that are to be looked at, each once.
#[derive(Default)]
struct Worklist {
    seen: RowSet<Inst>,
    /// Instruction and its operand that is a recurrence.
    work: Vec<(Inst, Inst)>,
}

impl Work<'_> {
    /// Simplifies the users of all variables; counters stay as wide as they are.
    pub(super) fn simplify_users_in_place(&mut self, func: &mut FuncMut<'_>) {
        let mut list = Worklist::default();
        for phi in self.header_phis(func) {
            if !func.is_dead(phi) && self.ask(func, |se| se.type_of(phi.into())).is_some() {
                self.simplify_users_of(func, phi, &mut list);
            }
        }
    }
    pub(super) fn simplify_users(&mut self, func: &mut FuncMut<'_>) {
        let widen = self.knobs.get(crate::knobs::INDVARS_WIDEN_INDVARS);
        let mut phis = self.header_phis(func);
        let mut list = Worklist::default();
        let mut candidates: Vec<Candidate> = Vec::new();
        // Wide phis are looked at in another round.
        while !phis.is_empty() {
            while let Some(phi) = phis.pop() {
                if func.is_dead(phi) || self.ask(func, |se| se.type_of(phi.into())).is_none() {
                    continue;
                }
                let found = self.simplify_users_of(func, phi, &mut list);
                candidates.extend(Some(found).filter(|c| c.bits != 0 && widen));
            }
            while let Some(candidate) = candidates.pop() {
                phis.extend(self.widen(func, candidate));
            }
        }
    }
    /// Returns what extends the recurrence of `phi`.
    fn simplify_users_of(&mut self, func: &mut FuncMut<'_>, phi: Inst, list: &mut Worklist) -> Candidate {
        let mut candidate = Candidate { phi, bits: 0, signed: false };
        list.seen.reset(func.num_insts());
        self.push_users(func, phi, list);
        while let Some((user, operand)) = list.work.pop() {
            if func.is_dead(user) || user == phi {
                continue;
            }
            if facts::is_trivially_dead(func, user) {
                self.dead.push(user);
                continue;
            }
            if self.make_invariant(func, user) {
                continue;
            }
            if matches!(func.op(user), Opcode::PtrToInt | Opcode::Trunc) {
                let users: Vec<Inst> = func.uses(user.into()).map(|u| func.user(u)).collect();
                for next in users {
                    if self.contains(func.block_of(next)) && self.make_invariant(func, next) {
                        break;
                    }
                }
            }
            let operand = self.fold_operands(func, user, operand);
            if self.eliminate(func, user, operand) {
                self.push_users(func, operand, list);
                continue;
            }
            if self.strengthen(func, user, operand) {
                self.push_users(func, operand, list);
            }
            if self.count_without_floats(func, user) {
                self.push_users(func, operand, list);
                continue;
            }
            if func.op(user).is_cast() {
                self.note_extension(func, user, &mut candidate);
                continue;
            }
            let id = self.id;
            let follow = self.ask(func, |se| {
                se.type_of(user.into()).is_some() && {
                    let expr = se.get(user.into());
                    se.kind(expr) == Kind::AddRec && se.rec_loop(expr) == Some(id)
                }
            });
            if follow {
                self.push_users(func, user, list);
            }
        }
        candidate
    }
    /// Adds the users of `def` in the loop.
    fn push_users(&mut self, func: &Func<'_>, def: Inst, list: &mut Worklist) {
        list.seen.resize(func.num_insts());
        let first = list.work.len();
        for u in func.uses(def.into()) {
            let user = func.user(u);
            if user != def && self.contains(func.block_of(user)) && list.seen.insert(user) {
                list.work.push((user, def));
            }
        }
        // The first user is looked at first: what it becomes helps those below.
        list.work[first..].reverse();
    }

    /// Replaces `inst` by code before the loop, where it is invariant and cheap.
    fn make_invariant(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let id = self.id;
        let expr = self.ask(func, |se| {
            se.type_of(inst.into())?;
            let expr = se.get(inst.into());
            // Invariant code that no recurrence is in is licm's.
            (se.is_invariant(expr, id) && se.unknown(expr) != Some(inst.into())).then_some(expr)
        });
        let Some(expr) = expr else { return false };
        let end = func.terminator(self.preheader);
        let Some(plan) = self.plan(func, expr, end, self.cheap, inst) else { return false };
        if plan.values().any(|v| !self.stays_closed(func, inst, v)) {
            return false;
        }
        let value = self.apply(func, &plan);
        self.replace(func, inst, value);
        true
    }

    /// `(iv + c) / d` where the sum makes no difference: `iv / d`. Returns the operand that is a recurrence then.
    fn fold_operands(&mut self, func: &mut FuncMut<'_>, user: Inst, operand: Inst) -> Inst {
        let mut operand = operand;
        while let Some(next) = self.fold_operand(func, user, operand) {
            operand = next;
        }
        operand
    }
    fn fold_operand(&mut self, func: &mut FuncMut<'_>, user: Inst, operand: Inst) -> Option<Inst> {
        let op = func.op(user);
        if !matches!(op, Opcode::UDiv | Opcode::LShr) || func.operand(user, 0) != Value::inst(operand) {
            return None;
        }
        let bits = func.types().int_bits(func.ty(user))?;
        let by = func.consts().as_u128(func.operand(user, 1))?;
        let divisor = match op {
            Opcode::LShr if by >= u128::from(bits.min(127)) => return None,
            Opcode::LShr => 1u128 << by,
            _ => by,
        };
        if divisor == 0 || !func.op(operand).is_binary() || func.consts().as_u128(func.operand(operand, 1)).is_none() {
            return None;
        }
        let source = func.operand(operand, 0).as_inst()?;
        let exact = func.flags(user) & flags::EXACT != 0;
        let (same, stays_exact) = self.ask(func, |se| {
            if se.type_of(source.into()).is_none() {
                return (false, false);
            }
            let left = se.get(source.into());
            let ty = se.ty(left);
            let right = se.make_const(ty, divisor);
            let folded = se.udiv(left, right);
            let back = se.mul2(folded, right, warpc_scev::Wrap::ANY);
            (se.get(user.into()) == folded, back == left)
        });
        if !same {
            return None;
        }
        // The quotient is poison where the sum is: it may be less now, never more.
        func.set_operand(user, 0, source.into());
        if exact && !stays_exact {
            func.drop_poison_flags(user);
        }
        self.dead.push(operand);
        self.changed = true;
        Some(source)
    }
}
