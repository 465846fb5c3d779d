//! Smallest and largest, signed and unsigned, and the sequential smallest whose later operands may be poison.

use super::fold_add::Step;
use super::node::Seen;
use super::*;
use warpc_ir::fold::int::{self, Limbs};
use warpc_ir::opcode::IntPred;

/// A smallest or largest that is being folded: operands sorted by complexity, a constant first.
struct Extreme {
    kind: Kind,
    ops: Exprs,
    /// First operand that is no constant.
    first: usize,
}

impl Extreme {
    fn is_signed(&self) -> bool {
        matches!(self.kind, Kind::SMax | Kind::SMin)
    }
    fn is_max(&self) -> bool {
        matches!(self.kind, Kind::SMax | Kind::UMax)
    }
}

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
    pub fn min_max(&mut self, kind: Kind, ops: Exprs) -> Expr {
        debug_assert!(kind.is_min_max() && !ops.is_empty());
        let mut site = Extreme { kind, ops, first: 0 };
        loop {
            if site.ops.len() == 1 {
                return site.ops[0];
            }
            self.sort_operands(&mut site.ops);
            let ty = self.ty(site.ops[0]);
            if let Some(e) = self.s.nodes.find(kind, ty, 0, &site.ops) {
                return e;
            }
            match self.min_max_rules(&mut site) {
                Some(Step::Done(e)) => return e,
                Some(Step::Again(_)) => {}
                None => return self.node(kind, ty, 0, &site.ops, Wrap::ANY),
            }
        }
    }

    rules! {
        /// Rules of the smallest and largest, in order.
        fn min_max_rules(&mut self, site: &mut Extreme) -> Option<Step> {
            extreme_of_constants,
            extreme_of_extremes,
            extreme_of_ordered,
        }
    }
    rules! {
        /// Rules of the sequential smallest, in order.
        fn sequential_rules(&mut self, ops: &mut Exprs) -> Option<Step> {
            sequential_of_repeated,
            sequential_of_sequential,
            sequential_neighbour_rules,
        }
    }
    rules! {
        /// Rules of operands `at - 1` and `at` of a sequential smallest, in order.
        fn sequential_pair_rules(&mut self, ops: &mut Exprs, at: usize) -> Option<Step> {
            sequential_of_harmless,
            sequential_of_ordered,
        }
    }

    /// `C1 umin C2 -> C`, `-1 umin x -> x`, `0 umin x -> 0`, and the like. Always; with more operands the constants become one.
    fn extreme_of_constants(&mut self, site: &mut Extreme) -> Option<Step> {
        site.first = 0;
        let (signed, max) = (site.is_signed(), site.is_max());
        let bits = self.bits(site.ops[0]);
        let best = |c, d| if max { Self::max_of(bits, signed, c, d) } else { Self::min_of(bits, signed, c, d) };
        let wide = |c: &[u64], d: &[u64], bits: u32| -> Limbs {
            let order = if signed { int::scmp(c, d, bits) } else { int::ucmp(c, d) };
            if order.is_lt() == max { d.into() } else { c.into() }
        };
        if !self.merge_constants(&mut site.ops, best) && !self.merge_wide(&mut site.ops, wide) {
            return None;
        }
        site.first = 1;
        let constant = self.number(site.ops[0]);
        let least = if signed { interval::signed_min(bits) } else { 0 };
        let most = if signed { interval::signed_max(bits) } else { mask(bits) };
        let (wins, loses) = if max { (most, least) } else { (least, most) };
        if site.ops.len() == 1 || constant == Some(wins) {
            return Some(Step::Done(site.ops[0]));
        }
        if constant == Some(loses) {
            site.ops.remove(0);
            site.first = 0;
        }
        (site.ops.len() == 1).then(|| Step::Done(site.ops[0]))
    }

    /// `x umin (y umin z) -> x umin y umin z`, and the like. Always.
    fn extreme_of_extremes(&mut self, site: &mut Extreme) -> Option<Step> {
        let at = self.first_of(&site.ops, site.first, site.kind);
        let mut flattened = false;
        while at < site.ops.len() && self.kind(site.ops[at]) == site.kind {
            let inner = site.ops.remove(at);
            site.ops.extend_from_slice(self.s.nodes.ops(inner));
            flattened = true;
        }
        flattened.then_some(Step::Again(Wrap::ANY))
    }

    /// `x umin y -> x`, and the like. If `x` is known to be at most `y`, for neighbours in the order of operands; with more
    /// operands those that never count go.
    fn extreme_of_ordered(&mut self, site: &mut Extreme) -> Option<Step> {
        let (ge, le) = if site.is_signed() { (IntPred::Sge, IntPred::Sle) } else { (IntPred::Uge, IntPred::Ule) };
        let (first, second) = if site.is_max() { (ge, le) } else { (le, ge) };
        let mut at = 0;
        while at + 1 < site.ops.len() {
            let (a, b) = (site.ops[at], site.ops[at + 1]);
            if a == b || self.is_known_simply(first, a, b) {
                site.ops.remove(at + 1);
            } else if self.is_known_simply(second, a, b) {
                site.ops.remove(at);
            } else {
                at += 1;
            }
        }
        (site.ops.len() == 1).then(|| Step::Done(site.ops[0]))
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
            match self.sequential_rules(&mut ops) {
                Some(Step::Done(e)) => return e,
                Some(Step::Again(_)) => {}
                None => return self.node(kind, ty, 0, &ops, Wrap::ANY),
            }
        }
    }

    /// `x umin_seq y umin_seq x -> x umin_seq y`. Always, also where the repeated operand stands in a smallest below.
    fn sequential_of_repeated(&mut self, ops: &mut Exprs) -> Option<Step> {
        let mut seen = Seen::default();
        *ops = self.without_repeats(ops, &mut seen, 0)?;
        Some(Step::Again(Wrap::ANY))
    }

    /// `x umin_seq (y umin_seq z) -> x umin_seq y umin_seq z`. Always.
    fn sequential_of_sequential(&mut self, ops: &mut Exprs) -> Option<Step> {
        let kind = Kind::SequentialUMin;
        if ops.iter().all(|&o| self.kind(o) != kind) {
            return None;
        }
        let mut flat = Exprs::new();
        for &o in ops.iter() {
            match self.kind(o) == kind {
                true => flat.extend_from_slice(self.s.nodes.ops(o)),
                false => flat.push(o),
            }
        }
        *ops = flat;
        Some(Step::Again(Wrap::ANY))
    }

    /// Rules of neighbours in a sequential smallest, each pair in turn.
    fn sequential_neighbour_rules(&mut self, ops: &mut Exprs) -> Option<Step> {
        (1..ops.len()).find_map(|at| self.sequential_pair_rules(ops, at))
    }

    /// `x umin_seq y -> x umin y`. If `x` is poison whenever `y` is, or is never zero.
    fn sequential_of_harmless(&mut self, ops: &mut Exprs, at: usize) -> Option<Step> {
        let (a, b) = (ops[at - 1], ops[at]);
        let ty = self.ty(a);
        let zero = self.zero(ty);
        if !self.implies_poison(b, a) && !self.is_known_simply(IntPred::Ne, a, zero) {
            return None;
        }
        ops[at - 1] = self.umin2(a, b);
        ops.remove(at);
        Some(Step::Again(Wrap::ANY))
    }

    /// `x umin_seq y -> x`. If `x` is known to be at most `y`.
    fn sequential_of_ordered(&mut self, ops: &mut Exprs, at: usize) -> Option<Step> {
        if !self.is_known_simply(IntPred::Ule, ops[at - 1], ops[at]) {
            return None;
        }
        ops.remove(at);
        Some(Step::Again(Wrap::ANY))
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
