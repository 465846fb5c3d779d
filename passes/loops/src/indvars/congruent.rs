//! Phis of the header that have one expression are one phi: the others, and their steps, go. A phi whose low bits are the expression of a
//! narrower one takes its place too, cut down: that is free on this target, and nothing is known of one that the module does not name.

use super::{Work, set_name};
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, FuncMut, Opcode, Value};
use warpc_scev::{Expr, Kind};

impl Work<'_> {
    pub(super) fn merge_congruent(&mut self, f: &mut FuncMut<'_>) {
        let bits_of = |f: &FuncMut<'_>, i: Inst| f.types().int_bits(f.ty(i));
        let mut phis = self.header_phis(f);
        // Wide ones first, pointers last.
        phis.sort_by_key(|&i| (bits_of(f, i).is_none(), std::cmp::Reverse(bits_of(f, i))));
        let narrowest = phis.iter().rev().find_map(|&i| bits_of(f, i));
        // Expressions and the phi that has them, sorted by expression.
        let mut known: Vec<(Expr, Inst)> = Vec::new();
        let free = !f.ctx().str(f.ctx().tables.triple).is_empty();
        for phi in phis {
            if let Some(value) = self.simplified(f, phi).filter(|&v| self.stays_closed(f, phi, v)) {
                self.replace(f, phi, value);
                continue;
            }
            let id = self.id;
            let found = self.ask(f, |se| {
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
                    self.merge(f, phi, first);
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
    fn merge(&mut self, f: &mut FuncMut<'_>, phi: Inst, first: Inst) {
        let is_integer = |i: Inst| f.types().int_bits(f.ty(i)).is_some();
        if is_integer(phi) != is_integer(first) || !is_integer(phi) && f.ty(phi) != f.ty(first) {
            return;
        }
        // The first may be poison only where the other is.
        let drops = self.ask(f, |se| {
            let expr = se.get(first.into());
            let given = se.poison_operands(phi);
            se.drops_for(first, expr, &given)
        });
        let Some(drops) = drops else { return };
        self.drop_flags(f, &drops);
        self.merge_steps(f, phi, first);
        let header = self.loops.header(self.id);
        let at = crate::licm::first_place(f, header);
        let value = self.low_part(f, first, f.ty(phi), at);
        self.replace(f, phi, value);
    }
    /// Drops the flags of `insts` that make poison, except those of sums that are facts.
    fn drop_flags(&mut self, f: &mut FuncMut<'_>, insts: &[Inst]) {
        for &i in insts {
            let had = f.flags(i);
            f.drop_poison_flags(i);
            if f.op(i) == Opcode::Add {
                self.prove_again(f, i, had);
            }
        }
    }
    /// Gives `step` back those of flags `had` that are facts.
    fn prove_again(&mut self, f: &mut FuncMut<'_>, step: Inst, had: u16) {
        let (left, right) = (f.operand(step, 0), f.operand(step, 1));
        let mut more = 0;
        for (flag, signed) in [(flags::NUW, false), (flags::NSW, true)] {
            let proved = had & flag != 0
                && self.ask(f, |se| {
                    let (a, b) = (se.get(left), se.get(right));
                    se.will_not_overflow(Opcode::Add, signed, a, b, None)
                });
            if proved {
                more |= flag;
            }
        }
        let have = f.flags(step);
        f.set_flags(step, have | more);
    }
    /// Replaces the next value of `phi` by that of `first`, where they are the same too and the latter comes before.
    fn merge_steps(&mut self, f: &mut FuncMut<'_>, phi: Inst, first: Inst) {
        let next = |i: Inst| f.phi_value_for(i, self.latch).and_then(|v| v.as_inst());
        let (Some(own), Some(other)) = (next(first), next(phi)) else { return };
        if own == other || !self.contains(f.block_of(own)) || !self.contains(f.block_of(other)) {
            return;
        }
        let bits = f.types().int_bits(f.ty(other));
        let same = self.ask(f, |se| {
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
        let Some(drops) = same.filter(|_| self.stays_closed(f, other, own.into())) else { return };
        if !self.dom.dominates_inst(f, own, other) {
            let operands_above =
                f.operands(own).all(|v| v.as_inst().is_none_or(|i| i == first || self.is_above(f, i, other)));
            let place = f.block_of(other);
            let reaches = self.dom.dominates(place, f.block_of(own)) && self.loops.of(place) == self.id;
            if !f.op(own).is_binary() || !operands_above || !reaches || f.op(other) == Opcode::Phi {
                return;
            }
            f.move_before(own, other);
            self.scev.forget_dispositions();
        }
        self.drop_flags(f, &drops);
        let at = if f.op(own) == Opcode::Phi { crate::licm::first_place(f, f.block_of(own)) } else { f.next(own) };
        let value = self.low_part(f, own, f.ty(other), at);
        self.replace(f, other, value);
    }
    fn is_above(&self, f: &FuncMut<'_>, inst: Inst, at: Inst) -> bool {
        self.dom.dominates_inst(f, inst, at)
    }
    /// `whole` as a value of type `ty`, at most as wide, before `at`.
    fn low_part(&mut self, f: &mut FuncMut<'_>, whole: Inst, ty: Type, at: Inst) -> Value {
        if f.ty(whole) == ty {
            return whole.into();
        }
        let value = Builder::before(f, at).cast(Opcode::Trunc, whole.into(), ty, 0);
        set_name(f, value, "indvars");
        value
    }
}
