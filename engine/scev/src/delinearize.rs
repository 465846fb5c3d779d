//! Delinearization: a byte offset as subscripts of an array with several dimensions.
//!
//! Sizes of dimensions are guessed, in [`Se::delinearize`] from products of values that induction variables step by or are
//! multiplied with (the parametric form), in [`Se::delinearize_fixed`] from the ratios of constant steps. The subscripts
//! always add up to the offset; that they stay within their dimensions, so that different subscripts are different places,
//! is what [`Se::subscripts_in_bounds`] proves.
//!
//! Sizes of blocks and grids are sizes of dimensions, and numbers of threads and blocks are subscripts of them: what a
//! grid-stride loop touches is an array of iterations of blocks of threads.

use super::interval::is_neg;
use super::*;
use warpc_analysis::known_bits::bits::sext;
use warpc_ir::opcode::IntPred;

/// Terms looked at; more, and nothing is said.
const MAX_TERMS: usize = 64;
/// Nodes of an access function that are looked at.
const MAX_NODES: u32 = 2048;

/// An access as subscripts of an array.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArrayAccess {
    /// Sizes of the dimensions after the first, whose size is not known; the last is the size of an element in bytes.
    pub sizes: Exprs,
    /// Subscripts, one for each dimension.
    pub subscripts: Exprs,
}

impl Se<'_, '_> {
    /// Size in bytes of what load or store `inst` accesses, as a step of its pointer.
    pub fn element_size(&mut self, inst: Inst) -> Option<Expr> {
        let f = self.f;
        let (ptr, ty) = match f.op(inst) {
            Opcode::Load => (f.operand(inst, 0), f.ty(inst)),
            Opcode::Store => (f.operand(inst, 1), f.type_of(f.operand(inst, 0))),
            _ => return None,
        };
        let index = self.type_of(ptr)?;
        let bytes = f.layout().fixed_alloc_size(f.types(), ty)?;
        Some(self.make_const(index, bytes as u128))
    }

    // ---- parametric form ----------------------------------------------------------------------------------------

    /// Offset `expr` as subscripts of an array whose sizes are values of the function.
    pub fn delinearize(&mut self, expr: Expr, element: Expr) -> Option<ArrayAccess> {
        for extents in [true, false] {
            let mut terms = Exprs::new();
            let more = self.parametric_terms(expr, extents, &mut terms)?;
            if let Some(a) = self.delinearize_by(expr, terms, element) {
                return Some(a);
            }
            if !more {
                break;
            }
        }
        None
    }
    /// The same by terms found before.
    pub fn delinearize_by(&mut self, expr: Expr, terms: Exprs, element: Expr) -> Option<ArrayAccess> {
        let sizes = self.dimensions(terms, element)?;
        let subscripts = self.access_functions(expr, &sizes)?;
        Some(ArrayAccess { sizes, subscripts })
    }
    /// Terms of `expr` that sizes of dimensions are made of: values in steps of recurrences, and values that recurrences are
    /// multiplied with. They are added to `terms`. `extents`: numbers of threads and blocks are sizes where they are multiplied
    /// with something; whether there are such is the result, which is `None` when there are too many terms.
    pub fn parametric_terms(&mut self, expr: Expr, extents: bool, terms: &mut Exprs) -> Option<bool> {
        let mut found = false;
        let mut left = MAX_NODES;
        let mut steps = Exprs::new();
        let recs = &mut steps;
        let all = self.s.nodes.walk(expr, |x| {
            left = left.checked_sub(1)?;
            if self.s.nodes.kind(x) == Kind::AddRec {
                recs.push(x);
            }
            Some(true)
        });
        if !all {
            return None;
        }
        for k in 0..steps.len() {
            let step = self.step_of(steps[k]);
            let mut left = MAX_NODES;
            let (se, out) = (&*self, &mut *terms);
            se.s.nodes.walk(step, |x| {
                left = left.checked_sub(1)?;
                if !matches!(se.kind(x), Kind::Unknown | Kind::Mul | Kind::SignExtend | Kind::ZeroExtend) {
                    return Some(true);
                }
                if !se.has_undef(x) {
                    out.push(x);
                }
                Some(false)
            });
        }
        // Products with something that changes.
        let mut products = Exprs::new();
        let mut left = MAX_NODES;
        let mut stack = Exprs::from_slice(&[expr]);
        let mut seen = node::Seen::default();
        while let Some(x) = stack.pop() {
            if !seen.insert(x) {
                continue;
            }
            left = left.checked_sub(1)?;
            if self.kind(x) == Kind::Mul {
                let (mut factors, mut moves) = (Exprs::new(), false);
                for o in self.operands(x) {
                    match (self.launch_register(o), self.unknown(o)) {
                        (Some((r, _)), _) if r.is_size() => {
                            found = true;
                            if extents { factors.push(o) } else { moves = true }
                        }
                        (Some(_), _) if extents => moves = true,
                        (_, Some(v)) if self.is_result(v) => moves = true,
                        (_, Some(_)) => factors.push(o),
                        (_, None) => moves |= self.s.nodes.has_rec(o),
                    }
                }
                if !factors.is_empty() {
                    if moves {
                        products.push(self.mul(factors, Wrap::ANY));
                    }
                    continue;
                }
            }
            stack.extend_from_slice(self.ops(x));
        }
        terms.extend(products);
        (terms.len() <= MAX_TERMS).then_some(found)
    }
    fn has_undef(&self, expr: Expr) -> bool {
        let undef = |x: Expr| self.unknown(x).is_some_and(|v| v.is_undef_or_poison());
        !self.s.nodes.walk(expr, |x| (!undef(x)).then_some(true))
    }
    /// Whether `value` is the result of a call: it counts something, and is no size of a dimension.
    fn is_result(&self, value: Value) -> bool {
        value.as_inst().is_some_and(|i| self.f.op(i).is_call())
    }
    /// Sizes of dimensions, with that of an element last, that `terms` are products of.
    pub fn dimensions(&mut self, mut terms: Exprs, element: Expr) -> Option<Exprs> {
        let values = |se: &Self, e: Expr| !se.s.nodes.walk(e, |x| (se.kind(x) != Kind::Unknown).then_some(true));
        if !terms.iter().any(|&t| values(self, t)) {
            return None;
        }
        terms.sort_unstable();
        terms.dedup();
        // Those with most factors first.
        let factors = |se: &Self, e: Expr| if se.kind(e) == Kind::Mul { se.num_ops(e) } else { 1 };
        terms.sort_by_key(|&t| std::cmp::Reverse(factors(self, t)));
        let mut left = Exprs::new();
        for t in terms {
            let (q, _) = self.divide(t, element);
            let t = if self.is_zero(q) { t } else { q };
            if let Some(t) = self.without_constant_factors(t) {
                left.push(t);
            }
        }
        // The smallest term is the size of the last dimension; the quotients of the others by it are the sizes of those before.
        let mut sizes = Exprs::new();
        while let Some(&size) = left.last() {
            if left.len() == 1 {
                sizes.extend(self.without_constant_factors(size));
                break;
            }
            let mut rest = Exprs::new();
            for t in left {
                let (q, r) = self.divide(t, size);
                if !self.is_zero(r) {
                    return None;
                }
                if self.constant(q).is_none() {
                    rest.push(q);
                }
            }
            sizes.push(size);
            left = rest;
        }
        if sizes.is_empty() {
            return None;
        }
        sizes.reverse();
        sizes.push(element);
        Some(sizes)
    }
    fn without_constant_factors(&mut self, expr: Expr) -> Option<Expr> {
        match self.kind(expr) {
            Kind::Constant | Kind::WideConstant => None,
            Kind::Mul => {
                let rest: Exprs = self.ops(expr).iter().copied().filter(|&o| !self.is_constant(o)).collect();
                Some(self.mul(rest, Wrap::ANY))
            }
            _ => Some(expr),
        }
    }
    /// Divides offset `expr` by the sizes, last dimension first: the remainders are the subscripts, the last quotient the first
    /// one.
    pub fn access_functions(&mut self, expr: Expr, sizes: &[Expr]) -> Option<Exprs> {
        let (&element, dims) = sizes.split_last()?;
        if self.kind(expr) == Kind::AddRec && !self.is_affine(expr) {
            return None;
        }
        let (mut left, r) = self.divide(expr, element);
        // An offset within an element.
        if !self.is_zero(r) {
            return None;
        }
        let mut subscripts = Exprs::new();
        for &size in dims.iter().rev() {
            let (q, r) = self.divide(left, size);
            subscripts.push(r);
            left = q;
        }
        subscripts.push(left);
        subscripts.reverse();
        Some(subscripts)
    }

    // ---- constant sizes -----------------------------------------------------------------------------------------

    /// Offset `expr` as subscripts of an array of constant sizes: each constant step is taken as the size of what comes after
    /// its dimension.
    pub fn delinearize_fixed(&mut self, expr: Expr, element: Expr) -> Option<ArrayAccess> {
        let ty = self.ty(expr);
        let bytes = self.constant(element).filter(|&b| b != 0)?;
        let mut steps: smallvec::SmallVec<[u128; 8]> = Default::default();
        let mut at = expr;
        while self.is_affine(at) {
            let bits = self.bits(at);
            let step = sext(self.constant(self.op(at, 1))?, bits).unsigned_abs();
            if !step.is_multiple_of(bytes) || step / bytes > u64::MAX as u128 || steps.len() == MAX_TERMS {
                return None;
            }
            steps.push(step / bytes);
            at = self.op(at, 0);
        }
        if self.constant(at)? % bytes != 0 || steps.is_empty() {
            return None;
        }
        steps.sort_unstable_by(|a, b| b.cmp(a));
        steps.dedup();
        // The smallest step is within the last dimension, whatever its stride.
        *steps.last_mut()? = 1;
        let mut sizes = Exprs::new();
        for w in steps.windows(2) {
            if w[0] % w[1] != 0 {
                return None;
            }
            sizes.push(self.make_const(ty, w[0] / w[1]));
        }
        sizes.push(self.make_const(ty, bytes));
        let subscripts = self.access_functions(expr, &sizes)?;
        Some(ArrayAccess { sizes, subscripts })
    }

    // ---- validity -----------------------------------------------------------------------------------------------

    /// Whether all subscripts but the first surely lie within their dimensions, and the offset is computed without signed
    /// wrap: then different subscripts are different offsets.
    pub fn subscripts_in_bounds(&mut self, array_access: &ArrayAccess) -> bool {
        if array_access.sizes.is_empty() || array_access.sizes.len() != array_access.subscripts.len() {
            return false;
        }
        for k in 1..array_access.sizes.len() {
            if !self.is_within(array_access.subscripts[k], array_access.sizes[k - 1]) {
                return false;
            }
        }
        let ty = self.ty(array_access.sizes[0]);
        let mut product = self.one(ty);
        for &s in &array_access.sizes {
            if self.bits(s) != ty.bits() || !self.will_not_overflow(Opcode::Mul, true, product, s, None) {
                return false;
            }
            product = self.mul2(product, s, Wrap::ANY);
        }
        let first = array_access.subscripts[0];
        if self.bits(first) != ty.bits() || !self.will_not_overflow(Opcode::Mul, true, product, first, None) {
            return false;
        }
        let least = self.mul2(product, first, Wrap::ANY);
        if !self.will_not_overflow(Opcode::Add, true, least, product, None) {
            return false;
        }
        let end = self.add2(least, product, Wrap::ANY);
        let one = self.one(ty);
        self.will_not_overflow(Opcode::Sub, true, end, one, None)
    }
    /// Whether surely `0 <= expr < size`.
    fn is_within(&mut self, expr: Expr, size: Expr) -> bool {
        if self.is_number_below(expr, size) {
            return true;
        }
        let r = self.range(expr, true);
        if is_neg(r.smin(), self.bits(expr)) {
            return false;
        }
        let ty = self.wider(self.ty(expr), self.ty(size));
        let (expr, size) = (self.sext_or_same(expr, ty), self.sext_or_same(size, ty));
        self.is_known(IntPred::Slt, expr, size)
    }
}
