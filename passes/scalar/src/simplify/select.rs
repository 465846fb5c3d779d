//! `select`, `phi`, `freeze`, and threading of operations over selects and phis.

use super::{Simplifier, p};
use warpc_ir::Value;
use warpc_ir::ids::*;
use warpc_ir::opcode::{IntPred, Opcode, flags};

/// Incoming values of a phi that are looked at.
const MAX_INCOMING: usize = 8;

impl Simplifier<'_, '_> {
    /// `select c, a, b`.
    pub fn select(&mut self, c: Value, a: Value, b: Value) -> Option<Value> {
        let ty = self.f.type_of(a);
        if c.is_constant()
            && let Some(v) = self.constant_condition(c, a, b)
        {
            return Some(v);
        }
        if a == b {
            return Some(a);
        }
        if a.is_poison() || a.is_undef_or_poison() && self.well_defined(b) {
            return Some(b);
        }
        if b.is_poison() || b.is_undef_or_poison() && self.well_defined(a) {
            return Some(a);
        }
        if self.f.type_of(c) == ty && p::is_bool(self.f, ty) {
            // select c, true, false
            if p::is_all_ones(self.f, a) && p::is_zero(self.f, b) {
                return Some(c);
            }
            if p::is_zero(self.f, b) {
                // c && a
                if let Some(r) = self.implied(c, a) {
                    return if r { Some(c) } else { self.bool(ty, false) };
                }
                if p::are_complements(self.f, c, a) {
                    return self.bool(ty, false);
                }
                // (a && c') with a known inside: c && (c || _), c && (c && x) keep one side
                if let Some((x, y, _)) = p::logical_or(self.f, a)
                    && (x == c || y == c)
                    && x == c
                {
                    return Some(c);
                }
                if let Some((x, _, _)) = p::logical_and(self.f, c)
                    && x == a
                {
                    return Some(c);
                }
            }
            if p::is_all_ones(self.f, a) {
                // c || b
                if c == b {
                    return Some(c);
                }
                if p::are_complements(self.f, c, b) {
                    return self.bool(ty, true);
                }
                match self.refuted_implies(c, b) {
                    Some(true) => return self.bool(ty, true),
                    Some(false) => return Some(c),
                    None => {}
                }
                if let Some((x, _, _)) = p::logical_and(self.f, b)
                    && x == c
                {
                    return Some(c);
                }
                if let Some((x, _, _)) = p::logical_or(self.f, c)
                    && x == b
                {
                    return Some(c);
                }
            }
            if p::is_zero(self.f, a)
                && let Some(n) = p::not(self.f, c)
                && n == b
            {
                return Some(n);
            }
        }
        if let Some((pred, x, y)) = p::icmp(self.f, c)
            && let Some(v) = self.select_of_compare(pred, x, y, a, b)
        {
            return Some(v);
        }
        for (arm, taken) in [(a, true), (b, false)] {
            if let Some((inner, t, e)) = p::select(self.f, arm)
                && inner == c
                && self.well_defined(c)
            {
                // select c, (select c, t, _), e' is no existing value unless the other arm agrees
                let keep = if taken { t } else { e };
                let other = if taken { b } else { a };
                if keep == other {
                    return Some(keep);
                }
                if taken && e == b || !taken && t == a {
                    return Some(arm);
                }
            }
        }
        None
    }

    /// Whether `x` true decides `y`.
    fn implied(&mut self, x: Value, y: Value) -> Option<bool> {
        self.implies(x, y)
    }

    fn constant_condition(&mut self, c: Value, a: Value, b: Value) -> Option<Value> {
        let ty = self.f.type_of(a);
        if c.is_poison() {
            return Some(Value::poison(ty));
        }
        if c.is_undef_or_poison() {
            return Some(if a.is_constant() { a } else { b });
        }
        p::int(self.f, c).map(|k| if k.is_zero() { b } else { a })
    }

    fn select_of_compare(&mut self, pred: IntPred, x: Value, y: Value, a: Value, b: Value) -> Option<Value> {
        // Equality as a choice between `same` (when equal) and `else`.
        let (same, other) = match pred {
            IntPred::Eq => (a, b),
            IntPred::Ne => (b, a),
            _ => return None,
        };
        let is_ptr = self.f.types().is_ptr(self.f.types().scalar(self.f.type_of(x)));
        let vector = self.f.types().is_vector(self.f.type_of(x));
        // x == y ? x : y is y. Equal pointers may differ in what they may access.
        if (same == x && other == y || same == y && other == x) && !is_ptr {
            return Some(other);
        }
        if p::is_zero(self.f, y)
            && let Some((l, r)) = p::binary(self.f, x, Opcode::And)
            && let Some(v) = self.select_of_bit_test(l, r, same, other)
        {
            return Some(v);
        }
        if is_ptr || vector {
            return None;
        }
        // x == y ? t : e is e when e with x replaced by y is t.
        for (from, to) in [(x, y), (y, x)] {
            if from.is_constant() {
                continue;
            }
            // A value that is not a constant may itself be undef: then `from` and `to` need not agree afterwards.
            if !(to.is_constant() || self.well_defined(from) && self.well_defined(to)) {
                continue;
            }
            if self.replaced(other, from, to, false) == Some(same) {
                return Some(other);
            }
            if self.replaced(same, from, to, true) == Some(other) {
                return Some(other);
            }
        }
        None
    }

    /// `(l & r) == 0 ? same : other` with `r` a constant.
    fn select_of_bit_test(&mut self, l: Value, r: Value, same: Value, other: Value) -> Option<Value> {
        let c = p::int(self.f, r)?;
        let part = |s: &Self, v: Value, op: Opcode, k: p::Int| {
            p::binary(s.f, v, op).is_some_and(|(x, y)| x == l && p::int(s.f, y) == Some(k))
        };
        // The bits are clear: clearing them again changes nothing.
        if other == l && part(self, same, Opcode::And, c.not()) {
            return Some(other);
        }
        if same == l && part(self, other, Opcode::And, c.not()) {
            return Some(other);
        }
        if c.is_power_of_two() {
            // Setting a set bit changes nothing.
            if other == l && part(self, same, Opcode::Or, c) && !p::has_flags(self.f, same, flags::DISJOINT) {
                return Some(same);
            }
            if same == l && part(self, other, Opcode::Or, c) {
                return Some(same);
            }
        }
        None
    }

    /// The value that `v` has when `from` is `to`, if it simplifies to one. Without `refine`, `v` itself must not be poison then:
    /// operations with flags count only when all operands are constants.
    fn replaced(&mut self, v: Value, from: Value, to: Value, refine: bool) -> Option<Value> {
        if v == from {
            return Some(to);
        }
        let i = v.as_inst()?;
        let (op, fl) = (self.f.op(i), self.f.flags(i));
        if op.is_int_div() || !self.f.operands(i).any(|o| o == from) {
            return None;
        }
        let swap = |o: Value| if o == from { to } else { o };
        self.deeper(|s| {
            if op.is_binary() && op.is_int_binary() {
                let (a, b) = (swap(s.f.operand(i, 0)), swap(s.f.operand(i, 1)));
                if a.is_constant() && b.is_constant() {
                    let r = s.f.folder().binary(op, fl, a, b)?;
                    return (refine || s.f.consts().is_well_defined(r)).then_some(r);
                }
                if !refine && (fl & flags::INT_POISON != 0 || op.is_shift()) {
                    return None;
                }
                // Without refinement only identities that hold for poison too: the other operand is what remains.
                let r = s.binary(op, if refine { fl } else { 0 }, a, b)?;
                if !refine && r != a && r != b {
                    return None;
                }
                return Some(r);
            }
            if op.is_cast() {
                let a = swap(s.f.operand(i, 0));
                if a.is_constant() {
                    let ty = s.f.ty(i);
                    let r = s.f.folder().cast(op, fl, a, ty)?;
                    return (refine || s.f.consts().is_well_defined(r)).then_some(r);
                }
            }
            None
        })
    }

    /// `freeze a`.
    pub(super) fn freeze(&mut self, a: Value) -> Option<Value> {
        self.well_defined(a).then_some(a)
    }

    /// A phi that always has one value.
    pub(super) fn phi(&mut self, i: Inst) -> Option<Value> {
        let me = Value::inst(i);
        let mut found: Option<Value> = None;
        let (mut undef, mut poison) = (false, false);
        for (v, _) in self.f.phi_pairs(i) {
            if v == me {
                continue;
            }
            if v.is_poison() {
                poison = true;
            } else if v.is_undef_or_poison() {
                undef = true;
            } else if found.is_none() {
                found = Some(v);
            } else if found != Some(v) {
                return None;
            }
        }
        let ty = self.f.ty(i);
        let Some(v) = found else {
            return Some(if undef { Value::undef(ty) } else { Value::poison(ty) });
        };
        if undef || poison {
            if undef && !self.well_defined(v) {
                return None;
            }
            if let Some(d) = v.as_inst() {
                let dom = self.cx.dom?;
                return (dom.is_reachable(self.f.block_of(i)) && dom.dominates_inst(self.f, d, i)).then_some(v);
            }
        }
        Some(v)
    }

    /// `go(a, b)` where `a` or `b` is a select or phi and every choice simplifies to one value.
    pub(super) fn thread(
        &mut self,
        a: Value,
        b: Value,
        mut go: impl FnMut(&mut Self, Value, Value) -> Option<Value>,
    ) -> Option<Value> {
        if self.depth >= super::MAX_DEPTH {
            return None;
        }
        for (side, v) in [(0, a), (1, b)] {
            if let Some((_, t, e)) = p::select(self.f, v) {
                let mut arm = |s: &mut Self, x: Value| s.deeper(|s| if side == 0 { go(s, x, b) } else { go(s, a, x) });
                let Some(x) = arm(self, t) else { continue };
                let Some(y) = arm(self, e) else { continue };
                if x == y {
                    return Some(x);
                }
                // Both arms come back unchanged: the select itself.
                if x == t && y == e {
                    return Some(v);
                }
            }
        }
        // Phis: constants only, which stand everywhere.
        for (side, v, other) in [(0, a, b), (1, b, a)] {
            let Some(i) = p::inst(self.f, v, Opcode::Phi) else { continue };
            if !other.is_constant() || self.f.phi_len(i) > MAX_INCOMING {
                continue;
            }
            let mut common = None;
            let mut ok = self.f.phi_len(i) > 0;
            for k in 0..self.f.phi_len(i) {
                let x = self.f.phi_incoming(i, k).0;
                if x == v {
                    continue;
                }
                // Only constants: nothing is looked through, so that loops cannot confuse facts about other iterations.
                let r = if x.is_constant() {
                    self.deeper(|s| if side == 0 { go(s, x, other) } else { go(s, other, x) })
                } else {
                    None
                };
                match r {
                    Some(r) if r.is_constant() && common.is_none_or(|c| c == r) => common = Some(r),
                    _ => {
                        ok = false;
                        break;
                    }
                }
            }
            if ok && common.is_some() {
                return common;
            }
        }
        None
    }
}
