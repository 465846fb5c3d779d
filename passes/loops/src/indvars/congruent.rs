//! Phis of the header that have one expression are one phi: the others, and their steps, go. A phi whose low bits are the expression of a
//! narrower one takes its place too, cut down: that is free on this target, and nothing is known of one that the module does not name.

use super::{Work, set_name};
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_scev::{Expr, Kind};

impl Work<'_> {
    pub(super) fn merge_congruent(&mut self, func: &mut FuncMut<'_>) {
        let bits_of = |func: &FuncMut<'_>, i: Inst| func.types().int_bits(func.ty(i));
        let mut phis = self.header_phis(func);
        // Wide ones first, pointers last.
        phis.sort_by_key(|&i| (bits_of(func, i).is_none(), std::cmp::Reverse(bits_of(func, i))));
        let narrowest = phis.iter().rev().find_map(|&i| bits_of(func, i));
        // Expressions and the phi that has them, sorted by expression.
        let mut known: Vec<(Expr, Inst)> = Vec::new();
        let free = !func.ctx().str(func.ctx().tables.triple).is_empty();
        for phi in phis {
            if let Some(value) = self.simplified(func, phi).filter(|&v| self.stays_closed(func, phi, v)) {
                self.replace(func, phi, value);
                continue;
            }
            let id = self.id;
            let found = self.ask(func, |se| {
                se.type_of(phi.into())?;
                let expr = se.get(phi.into());
                let narrow = narrowest.filter(|&bits| bits < se.bits(expr) && !se.is_ptr(expr));
                let counts = se.kind(expr) == Kind::AddRec && se.rec_loop(expr) == Some(id);
                let cut = narrow.filter(|_| counts && free).map(|bits| se.truncate(expr, warpc_scev::Ty::int(bits), 0));
                Some((expr, cut))
            });
            let Some((expr, cut)) = found else { continue };
            let place = match known.binary_search_by_key(&expr, |row| row.0) {
                Ok(at) => {
                    let first = known[at].1;
                    self.merge(func, phi, first);
                    continue;
                }
                Err(place) => place,
            };
            known.insert(place, (expr, phi));
            if let Some(cut) = cut
                && let Err(place) = known.binary_search_by_key(&cut, |row| row.0)
            {
                known.insert(place, (cut, phi));
            }
        }
    }
    /// Replaces `phi` by `first`, of which it is the low part or the whole.
    fn merge(&mut self, func: &mut FuncMut<'_>, phi: Inst, first: Inst) {
        let is_integer = |i: Inst| func.types().int_bits(func.ty(i)).is_some();
        if is_integer(phi) != is_integer(first) || !is_integer(phi) && func.ty(phi) != func.ty(first) {
            return;
        }
        // The first may be poison only where the other is.
        let drops = self.ask(func, |se| {
            let expr = se.get(first.into());
            let given = se.poison_operands(phi);
            se.drops_for(first, expr, &given)
        });
        let Some(drops) = drops else { return };
        self.drop_flags(func, &drops);
        self.merge_steps(func, phi, first);
        let header = self.loops.header(self.id);
        let at = crate::licm::first_place(func, header);
        let value = self.low_part(func, first, func.ty(phi), at);
        self.replace(func, phi, value);
    }
    /// Drops the flags of `insts` that make poison, except those of sums that are facts.
    fn drop_flags(&mut self, func: &mut FuncMut<'_>, insts: &[Inst]) {
        for &i in insts {
            let had = func.flags(i);
            func.drop_poison_flags(i);
            if func.op(i) == Opcode::Add {
                self.prove_again(func, i, had);
            }
        }
    }
    /// Gives `step` back those of flags `had` that are facts.
    fn prove_again(&mut self, func: &mut FuncMut<'_>, step: Inst, had: u16) {
        let (left, right) = (func.operand(step, 0), func.operand(step, 1));
        let mut more = 0;
        for (flag, signed) in [(flags::NUW, false), (flags::NSW, true)] {
            let proved = had & flag != 0
                && self.ask(func, |se| {
                    let (a, b) = (se.get(left), se.get(right));
                    se.will_not_overflow(Opcode::Add, signed, a, b, None)
                });
            if proved {
                more |= flag;
            }
        }
        let have = func.flags(step);
        func.set_flags(step, have | more);
    }
    /// Replaces the next value of `phi` by that of `first`, where they are the same too and the latter comes before.
    fn merge_steps(&mut self, func: &mut FuncMut<'_>, phi: Inst, first: Inst) {
        let next = |i: Inst| func.phi_value_for(i, self.latch).and_then(|v| v.as_inst());
        let (Some(own), Some(other)) = (next(first), next(phi)) else { return };
        if own == other || !self.contains(func.block_of(own)) || !self.contains(func.block_of(other)) {
            return;
        }
        let bits = func.types().int_bits(func.ty(other));
        let same = self.ask(func, |se| {
            if se.type_of(own.into()).is_none() || se.type_of(other.into()).is_none() {
                return None;
            }
            let (a, b) = (se.get(own.into()), se.get(other.into()));
            let cut = match bits {
                Some(bits) if bits < se.bits(a) => se.truncate(a, warpc_scev::Ty::int(bits), 0),
                _ => a,
            };
            if cut != b {
                return None;
            }
            let given = se.poison_operands(other);
            se.drops_for(own, a, &given)
        });
        let Some(drops) = same.filter(|_| self.stays_closed(func, other, own.into())) else { return };
        if !self.dom.dominates_inst(func, own, other) {
            let operands_above =
                func.operands(own).all(|v| v.as_inst().is_none_or(|i| i == first || self.is_above(func, i, other)));
            let place = func.block_of(other);
            let reaches = self.dom.dominates(place, func.block_of(own)) && self.loops.of(place) == self.id;
            if !func.op(own).is_binary() || !operands_above || !reaches || func.op(other) == Opcode::Phi {
                return;
            }
            func.move_before(own, other);
            self.scev.forget_dispositions();
        }
        self.drop_flags(func, &drops);
        let at = if func.op(own) == Opcode::Phi {
            crate::licm::first_place(func, func.block_of(own))
        } else {
            func.next(own)
        };
        let value = self.low_part(func, own, func.ty(other), at);
        self.replace(func, other, value);
    }
    fn is_above(&self, func: &FuncMut<'_>, inst: Inst, at: Inst) -> bool {
        self.dom.dominates_inst(func, inst, at)
    }
    /// `whole` as a value of type `ty`, at most as wide, before `at`.
    fn low_part(&mut self, func: &mut FuncMut<'_>, whole: Inst, ty: Type, at: Inst) -> Value {
        if func.ty(whole) == ty {
            return whole.into();
        }
        let value = Builder::before(func, at).cast(Opcode::Trunc, whole.into(), ty, 0);
        set_name(func, value, "indvars");
        value
    }
}
