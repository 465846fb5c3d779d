//! Rules of all binary operations: order of operands, association of constants, factors, selects and phis as operands.

use super::{Combiner, p};
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

/// Incoming values of a phi an operation is moved into.
const MAX_INCOMING: usize = 8;

impl Combiner<'_, '_> {
    /// The rules of this file for `i`.
    pub(super) fn common(&mut self, i: Inst) -> Option<Value> {
        let op = self.f.op(i);
        let (a, b) = self.ops(i);
        if op.is_commutative() && self.rank(a) < self.rank(b) {
            self.f.swap_operands(i, 0, 1);
            return Some(Value::inst(i));
        }
        if op.is_commutative()
            && op.is_int_binary()
            && let Some(v) = self.associate(i)
        {
            return Some(v);
        }
        if op.is_commutative()
            && let Some((x, y)) = self.opposite_choices(a, b)
        {
            let fl = self.f.flags(i) & flags::INT_POISON;
            return Some(self.binary(op, fl, x, y));
        }
        if let Some(v) = self.factor(i) {
            return Some(v);
        }
        self.fold_into_select_or_phi(i)
    }

    /// Both operands of a commutative operation are one choice between the same two values, in opposite orders: those values.
    pub(super) fn opposite_choices(&self, a: Value, b: Value) -> Option<(Value, Value)> {
        if let (Some((c, x, y)), Some((d, u, w))) = (p::select(self.f, a), p::select(self.f, b)) {
            return (c == d && x == w && y == u).then_some((x, y));
        }
        let (i, j) = (p::inst(self.f, a, Opcode::Phi)?, p::inst(self.f, b, Opcode::Phi)?);
        let n = self.f.phi_len(i);
        if i == j || self.f.block_of(i) != self.f.block_of(j) || !(2..=MAX_INCOMING).contains(&n) {
            return None;
        }
        let x = self.f.phi_incoming(i, 0).0;
        let y = self.f.phi_pairs(i).map(|(v, _)| v).find(|&v| v != x)?;
        let opposite = self.f.phi_pairs(i).all(|(v, from)| {
            let other = self.f.phi_value_for(j, from);
            v == x && other == Some(y) || v == y && other == Some(x)
        });
        let above = |v: Value| match v.as_inst() {
            Some(def) => self.cx.dom.is_some_and(|t| t.dominates_inst(self.f, def, i)),
            None => true,
        };
        (opposite && above(x) && above(y)).then_some((x, y))
    }

    /// `(x op c1) op c2` is `x op (c1 op c2)`; `(x op c1) op y` is `(x op y) op c1`.
    fn associate(&mut self, i: Inst) -> Option<Value> {
        let op = self.f.op(i);
        let fl = self.f.flags(i);
        let (a, b) = self.ops(i);
        let ty = self.f.ty(i);
        if let Some((x, c1)) = p::binary(self.f, a, op)
            && b.is_constant()
            && c1.is_constant()
            && !x.is_constant()
        {
            let inner = self.f.flags(a.as_inst()?);
            let c = self.f.folder().binary(op, 0, c1, b)?;
            let mut keep = 0;
            let both = fl & inner;
            match op {
                Opcode::Add | Opcode::Mul => {
                    // No wrap in two steps is no wrap in one, when the constants themselves do not wrap.
                    if both & flags::NUW != 0 {
                        keep |= flags::NUW;
                    }
                    let exact = |s: &mut Self, f: u16| {
                        s.f.folder().binary(op, f, c1, b).is_some_and(|v| !v.is_undef_or_poison())
                    };
                    if both & flags::NSW != 0 && op == Opcode::Add && exact(self, flags::NSW) {
                        keep |= flags::NSW;
                    }
                    if both & flags::NSW != 0 && op == Opcode::Mul && keep & flags::NUW != 0 && exact(self, flags::NSW)
                    {
                        keep |= flags::NSW;
                    }
                }
                Opcode::Or => keep = both & flags::DISJOINT,
                _ => {}
            }
            let v = self.binary(op, keep, x, c);
            return Some(v);
        }
        // Constants out of the inner operation: (x op c) op y = (x op y) op c, where that is one use.
        if !b.is_constant()
            && let Some((x, c)) = p::binary(self.f, a, op)
            && c.is_constant()
            && self.one_use(a)
        {
            if let Some((y, d)) = p::binary(self.f, b, op)
                && d.is_constant()
                && self.one_use(b)
            {
                let xy = self.binary(op, 0, x, y);
                let cd = self.f.folder().binary(op, 0, c, d)?;
                return Some(self.binary(op, 0, xy, cd));
            }
            if matches!(op, Opcode::Add | Opcode::Xor) && p::int(self.f, c).is_some() && !p::is_bool(self.f, ty) {
                return None;
            }
        }
        None
    }

    /// `(x m y) o (x m z)` is `x m (y o z)` where `m` distributes over `o` and that is no more code.
    fn factor(&mut self, i: Inst) -> Option<Value> {
        let op = self.f.op(i);
        let (a, b) = self.ops(i);
        let distributes = |m: Opcode| match m {
            Opcode::Mul => matches!(op, Opcode::Add | Opcode::Sub),
            Opcode::And => matches!(op, Opcode::Or | Opcode::Xor),
            Opcode::Or => op == Opcode::And,
            Opcode::Shl => matches!(op, Opcode::Add | Opcode::Sub | Opcode::And | Opcode::Or | Opcode::Xor),
            Opcode::LShr | Opcode::AShr => matches!(op, Opcode::And | Opcode::Or | Opcode::Xor),
            _ => false,
        };
        let (ia, ib) = (a.as_inst()?, b.as_inst()?);
        let m = self.f.op(ia);
        if m != self.f.op(ib) || !distributes(m) || !(self.one_use(a) || self.one_use(b)) {
            return None;
        }
        let (x0, x1) = (self.f.operand(ia, 0), self.f.operand(ia, 1));
        let (y0, y1) = (self.f.operand(ib, 0), self.f.operand(ib, 1));
        let pairs: &[(Value, Value, Value, Value)] = if m.is_commutative() {
            &[(x0, x1, y0, y1), (x0, x1, y1, y0), (x1, x0, y0, y1), (x1, x0, y1, y0)]
        } else {
            // Only the amount can be common.
            &[(x1, x0, y1, y0)]
        };
        for &(common, l, other, r) in pairs {
            if common != other {
                continue;
            }
            // Two reads of an undef factor may differ; one read has fewer results, which is fine.
            let inner = self.ask(|s| s.binary(op, 0, l, r));
            if inner.is_none() && !(self.one_use(a) && self.one_use(b)) && !(l.is_constant() && r.is_constant()) {
                continue;
            }
            let inner = match inner {
                Some(v) => v,
                None => self.binary(op, 0, l, r),
            };
            return Some(if m.is_commutative() {
                self.binary(m, 0, common, inner)
            } else {
                self.binary(m, 0, inner, common)
            });
        }
        None
    }

    /// `select(c, k1, k2) op k` with constants is a select of constants; the same for phis.
    pub(super) fn fold_into_select_or_phi(&mut self, i: Inst) -> Option<Value> {
        let n = self.f.num_operands(i);
        for k in 0..n {
            let v = self.f.operand(i, k);
            let others_constant = (0..n).all(|j| j == k || self.f.operand(i, j).is_constant());
            if !others_constant {
                continue;
            }
            if let Some((c, t, e)) = p::select(self.f, v)
                && self.one_use(v)
                && self.f.op(i) != Opcode::Select
            {
                let (t, e) = match (self.folded_with(i, k, t), self.folded_with(i, k, e)) {
                    (Some(t), Some(e)) => (t, e),
                    // The other arm takes the operation.
                    (Some(t), None) if self.may_move_into_arm(i, k, c) => (t, self.with_operand(i, k, e)),
                    (None, Some(e)) if self.may_move_into_arm(i, k, c) => (self.with_operand(i, k, t), e),
                    _ => continue,
                };
                // Division must not be made unconditional on what the select guarded.
                if self.f.op(i).is_int_div() && (t.is_poison() || e.is_poison()) {
                    continue;
                }
                // A boolean select of both values is a comparison in disguise; it folds further by itself.
                return Some(self.select(c, t, e));
            }
            if let Some(phi) = p::inst(self.f, v, Opcode::Phi)
                && let Some(r) = self.fold_into_phi(i, k, phi)
            {
                return Some(r);
            }
        }
        None
    }

    /// Whether `i`, whose operand `k` is a select on `c`, may be done on one arm of it: no division, no minimum or maximum that
    /// is still written as comparison and select, no conversion of what the condition compares.
    fn may_move_into_arm(&self, i: Inst, k: usize, c: Value) -> bool {
        let op = self.f.op(i);
        let v = self.f.operand(i, k);
        let ty = self.f.type_of(v);
        let Some((_, t, e)) = p::select(self.f, v) else { return false };
        if p::is_bool(self.f, ty) || !(op.is_binary() && !op.is_int_div() || op.is_cast() && op != Opcode::BitCast) {
            return false;
        }
        let Some(cmp) = c.as_inst().filter(|&j| matches!(self.f.op(j), Opcode::ICmp | Opcode::FCmp)) else {
            return true;
        };
        let (x, y) = self.ops(cmp);
        if (x, y) == (t, e) || (x, y) == (e, t) || self.near_min_max(x, y, t, e) {
            return false;
        }
        let narrows = op == Opcode::Trunc && matches!(self.f.types().int_bits(self.f.ty(i)), Some(8 | 16 | 32 | 64));
        !op.is_cast() || narrows || self.f.type_of(x) != ty
    }
    /// Whether a comparison of `x` with the constant `y` may belong to a clamp of `x` that the arms are.
    fn near_min_max(&self, x: Value, y: Value, t: Value, e: Value) -> bool {
        y.is_constant() && (t == x || e == x)
    }
    /// `i` again with `v` as operand `k`.
    fn with_operand(&mut self, i: Inst, k: usize, v: Value) -> Value {
        let (op, fl, ty) = (self.f.op(i), self.f.flags(i) & !flags::HAS_MD, self.f.ty(i));
        if op.is_cast() {
            return self.cast(op, fl, v, ty);
        }
        let (a, b) = self.ops(i);
        let (a, b) = if k == 0 { (v, b) } else { (a, v) };
        self.binary(op, fl, a, b)
    }

    /// The constant that `i` is when operand `k` is the constant `v`.
    fn folded_with(&mut self, i: Inst, k: usize, v: Value) -> Option<Value> {
        if !v.is_constant() {
            return None;
        }
        let (op, fl, ty) = (self.f.op(i), self.f.flags(i), self.f.ty(i));
        let at = |s: &Self, j: usize| if j == k { v } else { s.f.operand(i, j) };
        match op {
            _ if op.is_binary() => {
                let (a, b) = (at(self, 0), at(self, 1));
                self.f.folder().binary(op, fl, a, b)
            }
            _ if op.is_cast() => self.f.folder().cast(op, fl, v, ty),
            Opcode::ICmp => {
                let (p, a, b) = (self.f.int_pred(i), at(self, 0), at(self, 1));
                self.f.folder().icmp(p, a, b, ty)
            }
            Opcode::FCmp => {
                let (p, a, b) = (self.f.float_pred(i), at(self, 0), at(self, 1));
                self.f.folder().fcmp(p, fl, a, b, ty)
            }
            Opcode::FNeg => self.f.folder().fneg(v),
            _ => None,
        }
    }

    /// Moves an operation into the blocks a phi comes from, when every incoming value folds.
    fn fold_into_phi(&mut self, i: Inst, k: usize, phi: Inst) -> Option<Value> {
        let n = self.f.phi_len(phi);
        if n == 0 || n > MAX_INCOMING || !self.one_use(Value::inst(phi)) || self.f.op(i).is_int_div() {
            return None;
        }
        let mut folded: smallvec::SmallVec<[(Value, Block); 8]> = smallvec::SmallVec::new();
        for j in 0..n {
            let (v, from) = self.f.phi_incoming(phi, j);
            folded.push((self.folded_with(i, k, v)?, from));
        }
        let (b, ty, loc) = (self.f.block_of(phi), self.f.ty(i), self.f.loc(i));
        let new = self.f.new_phi(b, ty);
        self.f.set_loc(new, loc);
        for (v, from) in folded {
            self.f.add_incoming(new, v, from);
        }
        self.list.push(new);
        Some(new.into())
    }
}
