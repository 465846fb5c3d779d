//! `phi` and `freeze`, and operations on selects and phis whose every choice gives one value.

use super::{MAX_DEPTH, Simplifier, p};
use warpc_ir::Value;
use warpc_ir::ids::*;
use warpc_ir::opcode::{IntPred, Opcode};

/// Incoming values of a phi that are looked at.
const MAX_INCOMING: usize = 8;

/// An operation that is tried on every choice of a select or phi.
#[derive(Clone, Copy)]
pub(super) enum Threaded {
    /// A binary operation.
    Binary { op: Opcode, flags: u16 },
    /// An integer comparison with a result of type `ty`.
    Compare { pred: IntPred, ty: Type },
}

impl Simplifier<'_, '_> {
    rules! {
        /// Rules of `phi`.
        pub(super) fn phi_rules(&mut self, phi: Inst) -> Option<Value> {
            phi_of_nothing,
            phi_of_one_value,
        }
    }
    rules! {
        /// Rules of `freeze`.
        pub(super) fn freeze_rules(&mut self, operand: Value) -> Option<Value> {
            freeze_of_well_defined,
        }
    }
    rules! {
        /// Rules of operations on selects and phis, in order.
        pub(super) fn thread_rules(&mut self, what: Threaded, left: Value, right: Value) -> Option<Value> {
            operation_on_select,
            comparison_on_select,
            operation_on_phi,
        }
    }

    /// `freeze x -> x`. If `x` is known to be neither undef nor poison, or the function is undefined where it is.
    fn freeze_of_well_defined(&mut self, operand: Value) -> Option<Value> {
        let is_sure = self.well_defined(operand) || warpc_analysis::undefined::if_undef_or_poison(self.f, operand);
        is_sure.then_some(operand)
    }

    /// `phi [undef], ... -> undef`, `phi [poison], ... -> poison`. If there are no other values but the phi itself.
    fn phi_of_nothing(&mut self, phi: Inst) -> Option<Value> {
        let mut undef = false;
        for (v, _) in self.f.phi_pairs(phi).filter(|&(v, _)| v != Value::inst(phi)) {
            if !v.is_undef_or_poison() {
                return None;
            }
            undef |= !v.is_poison();
        }
        let ty = self.f.ty(phi);
        Some(if undef { Value::undef(ty) } else { Value::poison(ty) })
    }

    /// `phi [x], [x], ... -> x`. If there are no other values but the phi itself, poison, and undef where `x` is known not to be
    /// poison; with these `x` must dominate the phi.
    fn phi_of_one_value(&mut self, phi: Inst) -> Option<Value> {
        let mut found: Option<Value> = None;
        let (mut undef, mut poison) = (false, false);
        for (v, _) in self.f.phi_pairs(phi).filter(|&(v, _)| v != Value::inst(phi)) {
            if v.is_poison() {
                poison = true;
            } else if v.is_undef_or_poison() {
                undef = true;
            } else if *found.get_or_insert(v) != v {
                return None;
            }
        }
        let v = found?;
        if undef && !self.well_defined(v) {
            return None;
        }
        match v.as_inst().filter(|_| undef || poison) {
            None => Some(v),
            Some(def) => {
                let dom = self.cx.dom?;
                let dominates = dom.is_reachable(self.f.block_of(phi)) && dom.dominates_inst(self.f, def, phi);
                dominates.then_some(v)
            }
        }
    }

    /// `what` of `left` and `right`, one level deeper.
    fn threaded(&mut self, what: Threaded, left: Value, right: Value) -> Option<Value> {
        self.deeper(|s| match what {
            Threaded::Binary { op, flags } => s.binary(op, flags, left, right),
            Threaded::Compare { pred, ty } => s.icmp(pred, 0, left, right, ty),
        })
    }

    /// `select(c, x, y) op z -> x op z`, `select(c, x, y) op z -> select(c, x, y)`. If `x op z` and `y op z` are one value, or
    /// are `x` and `y`; for both operands.
    fn operation_on_select(&mut self, what: Threaded, left: Value, right: Value) -> Option<Value> {
        if self.depth >= MAX_DEPTH {
            return None;
        }
        for (choice, is_left) in [(left, true), (right, false)] {
            let Some((_, yes, no)) = p::select(self.f, choice) else { continue };
            let result = |s: &mut Self, arm: Value| {
                if is_left { s.threaded(what, arm, right) } else { s.threaded(what, left, arm) }
            };
            let Some(of_yes) = result(self, yes) else { continue };
            let Some(of_no) = result(self, no) else { continue };
            if of_yes == of_no {
                return Some(of_yes);
            }
            if of_yes == yes && of_no == no {
                return Some(choice);
            }
        }
        None
    }

    /// `select(c, x, y) pred z -> c`, `select(c, x, y) pred z -> true`, and `false`. If `x pred z` and `y pred z` are known, the first where `c`
    /// holds and the second where it does not; for both operands.
    fn comparison_on_select(&mut self, what: Threaded, left: Value, right: Value) -> Option<Value> {
        let Threaded::Compare { pred, ty } = what else { return None };
        if self.depth >= MAX_DEPTH {
            return None;
        }
        for (pred, choice, other) in [(pred, left, right), (pred.swapped(), right, left)] {
            let Some((condition, yes, no)) = p::select(self.f, choice) else { continue };
            let Some(of_yes) = self.comparison_where(pred, yes, other, condition, true, ty) else { continue };
            let Some(of_no) = self.comparison_where(pred, no, other, condition, false, ty) else { continue };
            if of_yes == of_no {
                return Some(p::make_bool(self.f, ty, of_yes));
            }
            if of_yes && self.f.type_of(condition) == ty {
                return Some(condition);
            }
        }
        None
    }

    /// What `x pred y` is where `condition` is `truth`.
    fn comparison_where(
        &mut self,
        pred: IntPred,
        x: Value,
        y: Value,
        condition: Value,
        truth: bool,
        ty: Type,
    ) -> Option<bool> {
        if let Some(answer) = self.threaded(Threaded::Compare { pred, ty }, x, y) {
            if answer == condition {
                return Some(truth);
            }
            return p::int(self.f, answer).map(|number| !number.is_zero());
        }
        let (of, a, b) = p::icmp(self.f, condition)?;
        let same = (of, a, b) == (pred, x, y) || (of.swapped(), b, a) == (pred, x, y);
        same.then_some(truth)
    }

    /// `phi(C1, C2, ...) op C -> C'`. If the operation gives `C'` for all incoming values, which are constants or the phi itself;
    /// for both operands.
    fn operation_on_phi(&mut self, what: Threaded, left: Value, right: Value) -> Option<Value> {
        if self.depth >= MAX_DEPTH {
            return None;
        }
        [(left, right, true), (right, left, false)].into_iter().find_map(|(choice, other, is_left)| {
            let phi = p::inst(self.f, choice, Opcode::Phi)?;
            let count = self.f.phi_len(phi);
            if !other.is_constant() || count > MAX_INCOMING {
                return None;
            }
            let mut common = None;
            for at in 0..count {
                let incoming = self.f.phi_incoming(phi, at).0;
                if incoming == choice {
                    continue;
                }
                // Only constants: nothing is looked through, so that loops cannot confuse facts about other iterations.
                if !incoming.is_constant() {
                    return None;
                }
                let (left, right) = if is_left { (incoming, other) } else { (other, incoming) };
                let result = self.threaded(what, left, right).filter(|result| result.is_constant())?;
                if *common.get_or_insert(result) != result {
                    return None;
                }
            }
            common
        })
    }
}
