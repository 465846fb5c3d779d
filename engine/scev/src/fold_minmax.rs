//! Smallest and largest, signed and unsigned, and the sequential smallest whose later operands may be poison.

use super::node::Seen;
use super::*;
use warpc_ir::opcode::IntPred;

impl Se<'_, '_> {
    /// Smaller unsigned of two.
    pub fn umin2(&mut self, a: Expr, b: Expr) -> Expr {
        self.min_max(Kind::UMin, Exprs::from_slice(&[a, b]))
    }
    /// Larger unsigned of two.
    pub fn umax2(&mut self, a: Expr, b: Expr) -> Expr {
        self.min_max(Kind::UMax, Exprs::from_slice(&[a, b]))
    }
    /// Smaller signed of two.
    pub fn smin2(&mut self, a: Expr, b: Expr) -> Expr {
        self.min_max(Kind::SMin, Exprs::from_slice(&[a, b]))
    }
    /// Larger signed of two.
    pub fn smax2(&mut self, a: Expr, b: Expr) -> Expr {
        self.min_max(Kind::SMax, Exprs::from_slice(&[a, b]))
    }
    /// Smallest unsigned of all, sequential or not.
    pub fn umin(&mut self, ops: Exprs, sequential: bool) -> Expr {
        if sequential { self.sequential_umin(ops) } else { self.min_max(Kind::UMin, ops) }
    }
    /// The min or max of `kind` of operands of one width, all or none of them pointers.
    pub fn min_max(&mut self, kind: Kind, mut ops: Exprs) -> Expr {
        debug_assert!(kind.is_min_max() && !ops.is_empty());
        let signed = matches!(kind, Kind::SMax | Kind::SMin);
        let max = matches!(kind, Kind::SMax | Kind::UMax);
        loop {
            if ops.len() == 1 {
                return ops[0];
            }
            self.sort_operands(&mut ops);
            let ty = self.ty(ops[0]);
            if let Some(e) = self.s.nodes.find(kind, ty, 0, &ops) {
                return e;
            }
            let bits = ty.bits();
            let mut at = 0;
            let best = |c, d| if max { Self::max_of(bits, signed, c, d) } else { Self::min_of(bits, signed, c, d) };
            if self.merge_constants(&mut ops, best) {
                at = 1;
                if ops.len() == 1 {
                    return ops[0];
                }
                let c = self.constant(ops[0]);
                let least = if signed { interval::signed_min(bits) } else { 0 };
                let most = if signed { interval::signed_max(bits) } else { mask(bits) };
                if c == Some(if max { least } else { most }) {
                    ops.remove(0);
                    at = 0;
                } else if c == Some(if max { most } else { least }) {
                    return ops[0];
                }
                if ops.len() == 1 {
                    return ops[0];
                }
            }
            while at < ops.len() && self.kind(ops[at]) < kind {
                at += 1;
            }
            let mut flattened = false;
            while at < ops.len() && self.kind(ops[at]) == kind {
                let inner = ops.remove(at);
                ops.extend_from_slice(self.s.nodes.ops(inner));
                flattened = true;
            }
            if flattened {
                continue;
            }
            // Neighbours of which one is known to be enough.
            let (ge, le) = if signed { (IntPred::Sge, IntPred::Sle) } else { (IntPred::Uge, IntPred::Ule) };
            let (first, second) = if max { (ge, le) } else { (le, ge) };
            let mut i = 0;
            while i + 1 < ops.len() {
                let (a, b) = (ops[i], ops[i + 1]);
                if a == b || self.is_known_simply(first, a, b) {
                    ops.remove(i + 1);
                } else if self.is_known_simply(second, a, b) {
                    ops.remove(i);
                } else {
                    i += 1;
                }
            }
            if ops.len() == 1 {
                return ops[0];
            }
            return self.node(kind, ty, 0, &ops, Wrap::ANY);
        }
    }
    /// The smallest unsigned, where poison of an operand only counts while those before it are not zero.
    pub fn sequential_umin(&mut self, mut ops: Exprs) -> Expr {
        let kind = Kind::SequentialUMin;
        loop {
            if ops.len() == 1 {
                return ops[0];
            }
            let ty = self.ty(ops[0]);
            if let Some(e) = self.s.nodes.find(kind, ty, 0, &ops) {
                return e;
            }
            let mut seen = Seen::default();
            if let Some(new) = self.without_repeats(&ops, &mut seen, 0) {
                ops = new;
                continue;
            }
            if ops.iter().any(|&o| self.kind(o) == kind) {
                let mut flat = Exprs::new();
                for &o in &ops {
                    match self.kind(o) == kind {
                        true => flat.extend_from_slice(self.s.nodes.ops(o)),
                        false => flat.push(o),
                    }
                }
                ops = flat;
                continue;
            }
            let zero = self.zero(ty);
            let mut changed = false;
            for i in 1..ops.len() {
                let (a, b) = (ops[i - 1], ops[i]);
                // Order does not matter where the first is poison whenever the second is, or is never zero.
                if self.implies_poison(b, a) || self.is_known_simply(IntPred::Ne, a, zero) {
                    ops[i - 1] = self.umin2(a, b);
                    ops.remove(i);
                    changed = true;
                    break;
                }
                if self.is_known_simply(IntPred::Ule, a, b) {
                    ops.remove(i);
                    changed = true;
                    break;
                }
            }
            if !changed {
                return self.node(kind, ty, 0, &ops, Wrap::ANY);
            }
        }
    }
    /// Operands without those seen before, in smallest-of operands too; `None` when there are no repeats.
    fn without_repeats(&mut self, ops: &[Expr], seen: &mut Seen, depth: u32) -> Option<Exprs> {
        let mut new = Exprs::new();
        let mut changed = false;
        for &o in ops {
            if !seen.insert(o) {
                changed = true;
                continue;
            }
            let kind = self.kind(o);
            if matches!(kind, Kind::UMin | Kind::SequentialUMin) && depth < self.set.arith_depth {
                let inner = self.operands(o);
                if let Some(fewer) = self.without_repeats(&inner, seen, depth + 1) {
                    changed = true;
                    if !fewer.is_empty() {
                        new.push(self.umin(fewer, kind == Kind::SequentialUMin));
                    }
                    continue;
                }
            }
            new.push(o);
        }
        changed.then_some(new)
    }
    /// Larger unsigned of two of any widths.
    pub fn umax_any(&mut self, a: Expr, b: Expr) -> Expr {
        let ty = self.wider(self.ty(a), self.ty(b));
        let (a, b) = (self.zext_or_same(a, ty), self.zext_or_same(b, ty));
        self.umax2(a, b)
    }
    /// Smallest unsigned of operands of any widths.
    pub fn umin_any(&mut self, ops: &[Expr], sequential: bool) -> Expr {
        if let &[e] = ops {
            return e;
        }
        let ty = ops[1..].iter().fold(self.ty(ops[0]), |t, &o| self.wider(t, self.ty(o)));
        let ops = ops.iter().map(|&o| self.zext_or_same(o, ty)).collect();
        self.umin(ops, sequential)
    }
}
