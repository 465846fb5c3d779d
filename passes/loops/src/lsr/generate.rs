//! More formulae for each use: registers taken apart and put together, constants moved into accesses, comparisons negated and
//! scaled, wider registers, and registers of other uses at a constant distance.

use super::formula::{Formula, Regs, UseKind, number, signed, take_constant};
use super::problem::{Bits, Problem, count, is_zero, members};
use smallvec::SmallVec;
use std::collections::{BTreeMap, HashMap, HashSet};
use warpc_scev::{Expr, Exprs, Kind, Se, Ty, Wrap};

/// Depth to which formulae are taken apart again, and expressions below a register.
const DEPTH: u32 = 3;
/// Formulae of a use, and registers at a constant distance from each other, that are looked at for other distances.
const NEIGHBOURS: usize = 64;

impl Problem {
    /// Adds formulae to all uses.
    pub fn generate(&mut self, se: &mut Se<'_, '_>) {
        for row in 0..self.uses.len() {
            for n in 0..self.uses[row].formulae.len() {
                self.reassociate(se, row, n);
            }
            for n in 0..self.uses[row].formulae.len() {
                self.combine(se, row, n);
            }
        }
        for row in 0..self.uses.len() {
            for n in 0..self.uses[row].formulae.len() {
                self.move_constants(se, row, n);
            }
            for n in 0..self.uses[row].formulae.len() {
                self.scale_comparison(se, row, n);
            }
            for n in 0..self.uses[row].formulae.len() {
                self.negate_register(se, row, n);
            }
        }
        for row in 0..self.uses.len() {
            for n in 0..self.uses[row].formulae.len() {
                self.widen(se, row, n);
            }
        }
        self.share_distances(se);
    }

    /// Each register that is a sum: one of its terms as a register of its own.
    fn reassociate(&mut self, se: &mut Se<'_, '_>, row: usize, first: usize) {
        let mut work: Vec<(usize, u32)> = vec![(first, 0)];
        while let Some((n, depth)) = work.pop() {
            let base = self.uses[row].formulae[n].clone();
            if depth >= DEPTH || base.kept || base.scaled.is_some() {
                continue;
            }
            for k in 0..base.regs.len() {
                let terms = self.terms(se, base.regs[k]);
                if terms.len() < 2 {
                    continue;
                }
                let deeper = depth + 1 + ((terms.len() as u32).ilog2() >> 2);
                for at in 0..terms.len() {
                    let Some(formula) = self.without_term(se, row, &base, k, &terms, at) else { continue };
                    if self.insert(se, row, formula) {
                        work.push((self.uses[row].formulae.len() - 1, deeper));
                    }
                }
            }
        }
    }
    fn without_term(
        &self,
        se: &mut Se<'_, '_>,
        row: usize,
        base: &Formula,
        k: usize,
        terms: &[Expr],
        at: usize,
    ) -> Option<Formula> {
        let (kind, min, max) = (self.uses[row].kind, self.uses[row].min, self.uses[row].max);
        let term = terms[at];
        if se.kind(term) == Kind::Unknown && !se.is_invariant(term, self.loop_id) {
            return None;
        }
        let more = base.len() > 1;
        let folds = |se: &Se<'_, '_>, expr: Expr| {
            signed(se, expr).is_some_and(|c| {
                let (low, high) = (min.checked_add(c), max.checked_add(c));
                matches!((low, high), (Some(low), Some(high)) if self.target.folds(kind, low, high, more))
            })
        };
        if folds(se, term) {
            return None;
        }
        let rest: Exprs = terms.iter().enumerate().filter(|t| t.0 != at).map(|t| *t.1).collect();
        if rest.len() == 1 && folds(se, rest[0]) {
            return None;
        }
        let sum = se.add(rest, Wrap::ANY, 0);
        if is_zero(se, sum) {
            return None;
        }
        let mut formula = base.clone();
        let as_constant = |se: &Se<'_, '_>, formula: &Formula, expr: Expr| {
            let value = signed(se, expr).filter(|_| self.target.constants && se.bits(expr) <= 64)?;
            formula.unfolded.checked_add(value)
        };
        match as_constant(se, &formula, sum) {
            Some(value) => {
                formula.unfolded = value;
                formula.regs.remove(k);
            }
            None => formula.regs[k] = sum,
        }
        match as_constant(se, &formula, term) {
            Some(value) => formula.unfolded = value,
            None => formula.regs.push(term),
        }
        Some(formula)
    }
    /// Terms that `expr` is the sum of.
    fn terms(&self, se: &mut Se<'_, '_>, expr: Expr) -> Exprs {
        let mut out = Exprs::new();
        if let Some(rest) = self.split(se, expr, None, &mut out, 0) {
            out.push(rest);
        }
        out
    }
    /// Puts terms of `factor * expr` into `out`, and returns what is left of `expr`.
    fn split(
        &self,
        se: &mut Se<'_, '_>,
        expr: Expr,
        factor: Option<Expr>,
        out: &mut Exprs,
        depth: u32,
    ) -> Option<Expr> {
        if depth >= DEPTH {
            return Some(expr);
        }
        let times = |se: &mut Se<'_, '_>, expr: Expr| factor.map_or(expr, |c| se.mul2(c, expr, Wrap::ANY));
        match se.kind(expr) {
            Kind::Add => {
                for k in 0..se.num_ops(expr) {
                    let op = se.op(expr, k);
                    if let Some(rest) = self.split(se, op, factor, out, depth + 1) {
                        let term = times(se, rest);
                        out.push(term);
                    }
                }
                None
            }
            Kind::AddRec => {
                let start = se.op(expr, 0);
                if is_zero(se, start) || !se.is_affine(expr) {
                    return Some(expr);
                }
                let loop_id = se.rec_loop(expr)?;
                let mut rest = self.split(se, start, factor, out, depth + 1);
                if let Some(left) = rest
                    && (loop_id == self.loop_id || se.kind(left) != Kind::AddRec)
                {
                    let term = times(se, left);
                    out.push(term);
                    rest = None;
                }
                if rest == Some(start) {
                    return Some(expr);
                }
                let step = se.step_of(expr);
                let ty = se.ty(step);
                let start = rest.unwrap_or_else(|| se.zero(ty));
                Some(se.rec2(start, step, loop_id, Wrap::ANY))
            }
            Kind::Mul if se.num_ops(expr) == 2 && se.kind(se.op(expr, 0)) == Kind::Constant => {
                let (own, inner) = (se.op(expr, 0), se.op(expr, 1));
                let product = times(se, own);
                if let Some(rest) = self.split(se, inner, Some(product), out, depth + 1) {
                    let term = se.mul2(product, rest, Wrap::ANY);
                    out.push(term);
                }
                None
            }
            _ => Some(expr),
        }
    }

    /// All registers that do not change in the loop as one.
    fn combine(&mut self, se: &mut Se<'_, '_>, row: usize, n: usize) {
        let base = self.uses[row].formulae[n].clone();
        if base.kept || base.scaled.is_some() || base.regs.len() + (base.unfolded != 0) as usize <= 1 {
            return;
        }
        let header = se.loops.header(self.loop_id);
        let mut rest = Regs::new();
        let mut fixed = Exprs::new();
        for &reg in &base.regs {
            match se.properly_dominates(reg, header) && se.is_invariant(reg, self.loop_id) {
                true => fixed.push(reg),
                false => rest.push(reg),
            }
        }
        if fixed.is_empty() {
            return;
        }
        if fixed.len() > 1 {
            let sum = se.add(fixed.clone(), Wrap::ANY, 0);
            self.insert_combined(se, row, &base, &rest, sum, base.unfolded);
        }
        if base.unfolded != 0 {
            let constant = Problem::constant_like(se, fixed[0], base.unfolded);
            fixed.push(constant);
            let sum = se.add(fixed, Wrap::ANY, 0);
            self.insert_combined(se, row, &base, &rest, sum, 0);
        }
    }
    fn insert_combined(
        &mut self,
        se: &mut Se<'_, '_>,
        row: usize,
        base: &Formula,
        rest: &Regs,
        sum: Expr,
        unfolded: i64,
    ) {
        if is_zero(se, sum) {
            return;
        }
        let mut regs = rest.clone();
        regs.push(sum);
        self.insert(se, row, Formula { regs, unfolded, ..base.clone() });
    }

    /// Constants of registers moved into the access, and constants of fixups into registers.
    fn move_constants(&mut self, se: &mut Se<'_, '_>, row: usize, n: usize) {
        let base = self.uses[row].formulae[n].clone();
        if base.kept || self.uses[row].kind == UseKind::Basic {
            return;
        }
        let (min, max) = (self.uses[row].min, self.uses[row].max);
        for k in 0..base.regs.len() {
            for offset in [min, max] {
                let Some(left) = base.offset.checked_sub(offset).filter(|_| offset != 0) else { continue };
                let constant = Problem::constant_like(se, base.regs[k], offset);
                let reg = se.add2(constant, base.regs[k], Wrap::ANY);
                let mut formula = Formula { offset: left, ..base.clone() };
                match is_zero(se, reg) {
                    true => drop(formula.regs.remove(k)),
                    false => formula.regs[k] = reg,
                }
                self.insert(se, row, formula);
            }
            let (constant, rest) = take_constant(se, base.regs[k]);
            let Some(offset) = base.offset.checked_add(constant) else { continue };
            if constant == 0 || is_zero(se, rest) {
                continue;
            }
            let mut formula = Formula { offset, ..base.clone() };
            formula.regs[k] = rest;
            self.insert(se, row, formula);
        }
    }

    /// Both sides of a comparison for equality times a factor.
    fn scale_comparison(&mut self, se: &mut Se<'_, '_>, row: usize, n: usize) {
        let base = self.uses[row].formulae[n].clone();
        let found = &self.uses[row];
        if found.kind != UseKind::Zero || base.kept || base.scaled.is_some() || found.min != found.max {
            return;
        }
        let own = found.min;
        let bits = found.ty.bits();
        if bits > 64 || base.all().any(|r| se.is_ptr(r)) {
            return;
        }
        for at in 0..self.factors.len() {
            let factor = self.factors[at];
            // An odd factor keeps zeros apart from all else. Another does for one register that does not wrap.
            let single = base.regs.len() == 1 && base.offset == 0 && own == 0 && base.unfolded == 0;
            if factor & 1 == 0 && !single {
                continue;
            }
            let scaled = |value: i64| value.checked_mul(factor);
            let (Some(offset), Some(own_scaled), Some(unfolded)) =
                (scaled(base.offset), scaled(own), scaled(base.unfolded))
            else {
                continue;
            };
            let Some(offset) = offset.checked_add(own_scaled).and_then(|x| x.checked_sub(own)) else { continue };
            let mut formula = Formula { offset, unfolded, ..base.clone() };
            let mut exact = true;
            for reg in &mut formula.regs {
                let product = times(se, *reg, factor);
                exact &= factor & 1 != 0 || is_exact(se, *reg, product, factor);
                *reg = product;
            }
            if exact {
                self.insert(se, row, formula);
            }
        }
    }

    /// A recurrence on the other side of a comparison, negated.
    fn negate_register(&mut self, se: &mut Se<'_, '_>, row: usize, n: usize) {
        let base = self.uses[row].formulae[n].clone();
        if self.uses[row].kind != UseKind::Zero || base.kept || base.scaled.is_some() || base.regs.len() < 2 {
            return;
        }
        for k in 0..base.regs.len() {
            let reg = base.regs[k];
            if se.kind(reg) != Kind::AddRec || se.is_ptr(reg) {
                continue;
            }
            let mut formula = base.clone();
            formula.regs.remove(k);
            formula.scaled = se.negate(reg, Wrap::ANY);
            self.insert(se, row, formula);
        }
    }

    /// The same in wider registers, of which the low half is free, where other uses have them.
    fn widen(&mut self, se: &mut Se<'_, '_>, row: usize, n: usize) {
        let base = self.uses[row].formulae[n].clone();
        let ty = self.uses[row].ty;
        if base.kept || ty.is_ptr() || self.uses[row].kind == UseKind::Zero || !self.target.constants {
            return;
        }
        for at in 0..self.types.len() {
            let wide = self.types[at];
            if wide.bits() <= ty.bits() || wide.bits() > 64 || ty.bits() < 32 {
                continue;
            }
            let mut formula = base.clone();
            for reg in &mut formula.regs {
                *reg = extend_anyhow(se, *reg, wide, 0);
            }
            let shared = formula.all().any(|r| self.registers.serves_others(r, row));
            if shared && !formula.all().any(|r| is_zero(se, r)) {
                self.insert(se, row, formula);
            }
        }
    }

    /// Registers at a constant distance stand for each other.
    fn share_distances(&mut self, se: &mut Se<'_, '_>) {
        let mut order: Vec<Expr> = Vec::new();
        let mut groups: HashMap<Expr, (BTreeMap<i64, Expr>, Bits)> = HashMap::new();
        for n in 0..self.registers.list.len() {
            let (reg, bits) = self.registers.list[n].clone();
            let (constant, rest) = take_constant(se, reg);
            let group = groups.entry(rest).or_insert_with(|| {
                order.push(rest);
                Default::default()
            });
            group.0.insert(constant, reg);
            if group.1.len() < bits.len() {
                group.1.resize(bits.len(), 0);
            }
            for (to, from) in group.1.iter_mut().zip(&bits) {
                *to |= from;
            }
        }
        let mut work: Vec<(usize, i64, Expr)> = Vec::new();
        let mut seen: HashSet<(usize, i64)> = HashSet::new();
        for rest in order {
            let (group, users) = &groups[&rest];
            if group.len() == 1 {
                continue;
            }
            let (Some((&least, _)), Some((&most, _))) = (group.first_key_value(), group.last_key_value()) else {
                continue;
            };
            let middle = least.midpoint(most);
            let middle = group.range(middle..).next().map_or(most, |x| *x.0);
            for (&own, &reg) in group.iter().take(NEIGHBOURS) {
                let bits = self.registers.users(reg);
                if se.kind(reg) != Kind::Constant && count(users) == 1 {
                    continue;
                }
                for other in [least, most, middle] {
                    let Some(distance) = own.checked_sub(other).filter(|&d| d != 0) else { continue };
                    for row in members(&bits) {
                        if seen.insert((row, distance)) {
                            work.push((row, distance, reg));
                        }
                    }
                }
            }
        }
        for (row, distance, reg) in work {
            for n in 0..self.uses[row].formulae.len().min(NEIGHBOURS) {
                self.use_distance(se, row, n, distance, reg);
            }
        }
    }
    fn use_distance(&mut self, se: &mut Se<'_, '_>, row: usize, n: usize, distance: i64, reg: Expr) {
        let base = &self.uses[row].formulae[n];
        if base.kept || !base.has(reg) {
            return;
        }
        let mut formula = base.clone();
        let (kind, min, max) = (self.uses[row].kind, self.uses[row].min, self.uses[row].max);
        let Some(back) = distance.checked_neg() else { return };
        let minus = Problem::constant_like(se, reg, back);
        let moved = se.add2(minus, reg, Wrap::ANY);
        if formula.scaled == reg {
            return;
        }
        let Some(offset) = formula.offset.checked_add(distance) else { return };
        formula.offset = offset;
        for x in &mut formula.regs {
            if *x == reg {
                *x = moved;
            }
        }
        if !self.target.is_legal(kind, min, max, &formula) {
            if !self.target.constants {
                return;
            }
            formula.offset -= distance;
            let Some(unfolded) = formula.unfolded.checked_add(distance) else { return };
            formula.unfolded = unfolded;
        }
        // A constant in a register that would make the offset smaller is no gain.
        let worse = formula.regs.iter().any(|&r| {
            signed(se, r).is_some_and(|c| formula.offset.checked_add(c).is_some_and(|x| x.abs() < formula.offset.abs()))
        });
        if !worse {
            self.insert(se, row, formula);
        }
    }
}

fn times(se: &mut Se<'_, '_>, reg: Expr, factor: i64) -> Expr {
    let ty = se.ty(reg);
    let constant = number(se, ty, factor);
    se.mul2(constant, reg, Wrap::ANY)
}

/// Whether `product` is `factor * reg` without signed wrap.
fn is_exact(se: &mut Se<'_, '_>, reg: Expr, product: Expr, factor: i64) -> bool {
    let wide = Ty::int(se.bits(reg) * 2);
    if wide.bits() > 128 {
        return false;
    }
    let whole = se.sign_extend(product, wide, 0);
    let part = se.sign_extend(reg, wide, 0);
    let constant = number(se, wide, factor);
    se.mul2(constant, part, Wrap::ANY) == whole
}

/// An expression of type `wide` whose low bits are `expr`, as little extended as possible.
fn extend_anyhow(se: &mut Se<'_, '_>, expr: Expr, wide: Ty, depth: u32) -> Expr {
    match se.kind(expr) {
        Kind::Constant => return se.sign_extend(expr, wide, 0),
        Kind::Truncate if se.bits(se.op(expr, 0)) >= wide.bits() => {
            let op = se.op(expr, 0);
            return match se.bits(op) == wide.bits() {
                true => op,
                false => se.truncate(op, wide, 0),
            };
        }
        Kind::AddRec if depth < DEPTH => {
            let Some(loop_id) = se.rec_loop(expr) else { return expr };
            let mut parts: SmallVec<[Expr; 8]> = se.ops(expr).into();
            for part in &mut parts {
                *part = extend_anyhow(se, *part, wide, depth + 1);
            }
            return se.rec(parts, loop_id, Wrap::ANY);
        }
        _ => {}
    }
    let zero = se.zero_extend(expr, wide, 0);
    if se.kind(zero) != Kind::ZeroExtend {
        return zero;
    }
    let sign = se.sign_extend(expr, wide, 0);
    if se.kind(sign) == Kind::SignExtend { zero } else { sign }
}
