//! Accesses of a function, looked at once each, and bounds of its loops.

use super::*;
use crate::{ArrayAccess, COULD_NOT_COMPUTE, Exprs, Kind};
use warpc_ir::opcode::IntPred;
use warpc_ir::{Opcode, Value};

/// Address computations followed from an access to its object.
const MAX_STEPS: u32 = 64;

/// A load or store that is neither volatile nor atomic beyond `unordered`.
pub(super) struct Access {
    inst: Inst,
    pub loc: Loc,
    /// The innermost loop around it.
    pub nest: Loop,
    /// What its address is an offset into, as far as it is seen.
    pub object: Value,
    /// Size in bytes.
    pub size: u64,
    /// Base and offset are known: the offset is a multiple of the size, the base does not change in the loops around it.
    pub known: bool,
    pub base: Expr,
    pub offset: Expr,
    /// Loops, by depth, of which every completed iteration executes it.
    pub steady: u64,
    /// What must hold for base and offset.
    pub assumed: SmallVec<[Assumption; 1]>,
    /// As one to an array, once that was asked for.
    array: Option<ArrayForms>,
}

/// An access as one to an array with several dimensions.
struct ArrayForms {
    /// The offset with what inner loops leave behind filled in.
    scoped: Expr,
    element: Expr,
    /// As an array of constant sizes, and whether subscripts stay within their dimensions.
    fixed: Option<(ArrayAccess, bool)>,
    /// Terms of sizes of an array of unknown sizes, and it as one by these terms alone.
    terms: Exprs,
    own: Option<(ArrayAccess, bool)>,
}

/// How often the back edge of a loop is taken.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bound {
    /// At most so often.
    pub max: Option<u128>,
    /// Exactly so often.
    pub exact: Option<Expr>,
}

impl Depend<'_, '_, '_> {
    /// Row of the access of `i`; `None` when it is no plain load or store.
    pub(super) fn access(&mut self, i: Inst) -> Option<usize> {
        match self.w.of_inst[i.index()] {
            0 => {}
            n => return Some(n as usize - 1),
        }
        let f = self.se.f;
        if !matches!(f.op(i), Opcode::Load | Opcode::Store) || !facts::is_unordered(f, i) {
            return None;
        }
        let loc = Loc::of(f, i)?;
        let Size::Exact(size) = loc.size else { return None };
        let nest = self.se.loops.of(f.block_of(i));
        let mut a = Access {
            inst: i,
            loc,
            nest,
            object: facts::underlying_object(f, loc.ptr, MAX_STEPS),
            size,
            known: false,
            base: COULD_NOT_COMPUTE,
            offset: COULD_NOT_COMPUTE,
            steady: self.steady(i),
            assumed: SmallVec::new(),
            array: None,
        };
        self.locate(&mut a);
        self.w.accesses.push(a);
        self.w.of_inst[i.index()] = self.w.accesses.len() as u32;
        Some(self.w.accesses.len() - 1)
    }
    /// Loops around `inst`, from the innermost on, that take their back edge only after it: bits by depth.
    fn steady(&self, inst: Inst) -> u64 {
        let f = self.se.f;
        let b = f.block_of(inst);
        let (mut l, mut out) = (self.se.loops.of(b), 0);
        while l.is_some() && self.se.loops.latch(f, l).is_some_and(|x| self.se.dom.dominates(b, x)) {
            out |= 1u64.checked_shl(self.se.loops.depth(l)).unwrap_or(0);
            l = self.se.loops.parent(l);
        }
        out
    }
    /// Finds base and offset.
    fn locate(&mut self, access: &mut Access) {
        let ptr = self.se.get(access.loc.ptr);
        let base = self.se.pointer_base(ptr);
        let outer = self.outermost(access.nest);
        if access.size == 0 || !self.se.is_ptr(ptr) || outer.is_some() && !self.se.is_invariant(base, outer) {
            return;
        }
        let offset = self.se.minus(ptr, base, Wrap::ANY);
        if offset == COULD_NOT_COMPUTE || !self.is_multiple(offset, access.size, &mut access.assumed) {
            return;
        }
        (access.known, access.base, access.offset) = (true, base, offset);
    }
    /// Sees access `index` as one to an array, when the first pair asks for that: not before it was asked whether the offset is
    /// monotonic, since wrapping may be disproved on the way.
    fn find_array(&mut self, index: usize) {
        if self.w.accesses[index].array.is_none() {
            let forms = self.array_forms(index);
            self.w.accesses[index].array = Some(forms);
        }
    }
    fn array_forms(&mut self, index: usize) -> ArrayForms {
        let a = &self.w.accesses[index];
        let (inst, nest, base, ptr) = (a.inst, a.nest, a.base, a.loc.ptr);
        let unknown = COULD_NOT_COMPUTE;
        let mut out = ArrayForms { scoped: unknown, element: unknown, fixed: None, terms: Exprs::new(), own: None };
        let Some(element) = self.se.element_size(inst) else { return out };
        let ptr = self.se.get(ptr);
        let scoped = self.se.at_scope(ptr, nest);
        if self.se.pointer_base(scoped) != base || self.se.unknown(base).is_none() {
            return out;
        }
        (out.scoped, out.element) = (self.se.minus(scoped, base, Wrap::ANY), element);
        if out.scoped == COULD_NOT_COMPUTE {
            return out;
        }
        if let Some(x) = self.se.delinearize_fixed(out.scoped, element) {
            let ok = self.is_valid(&x);
            out.fixed = Some((x, ok));
        }
        if !self.se.is_affine(out.scoped) {
            return out;
        }
        for extents in [true, false] {
            out.terms.clear();
            let more = self.se.parametric_terms(out.scoped, extents, &mut out.terms);
            if more.is_none() {
                out.terms.clear();
            }
            out.terms.sort_unstable();
            out.terms.dedup();
            if !out.terms.is_empty() {
                out.own = self.with_terms(out.scoped, out.terms.clone(), element);
            }
            if out.own.is_some() || more != Some(true) {
                break;
            }
        }
        out
    }
    fn is_valid(&mut self, array_access: &ArrayAccess) -> bool {
        self.set.unchecked || self.se.subscripts_in_bounds(array_access)
    }
    fn with_terms(&mut self, offset: Expr, terms: Exprs, element: Expr) -> Option<(ArrayAccess, bool)> {
        let x = self.se.delinearize_by(offset, terms, element)?;
        let ok = self.is_valid(&x);
        Some((x, ok))
    }
    /// Whether `expr` is a multiple of `size`, perhaps under assumptions.
    fn is_multiple(&mut self, expr: Expr, size: u64, assumed: &mut SmallVec<[Assumption; 1]>) -> bool {
        if size == 1 {
            return true;
        }
        let mut expr = expr;
        // What recurrences start from, and their steps.
        let mut parts = Exprs::new();
        while self.se.is_affine(expr) {
            let (start, step) = (self.se.op(expr, 0), self.se.op(expr, 1));
            // Multiples of powers of two stay multiples where sums wrap, others only where they do not.
            let w = self.se.wrap(expr);
            let up = |d: &mut Self, x: Expr| d.se.is_known_non_negative(x);
            let stays =
                size.is_power_of_two() || w.has(Wrap::NUW) || w.has(Wrap::NSW) && up(self, start) && up(self, step);
            if !stays {
                return false;
            }
            parts.push(step);
            expr = start;
        }
        parts.push(expr);
        parts.into_iter().rev().all(|x| self.is_multiple_value(x, size, assumed))
    }
    fn is_multiple_value(&mut self, expr: Expr, size: u64, assumed: &mut SmallVec<[Assumption; 1]>) -> bool {
        let m = self.se.constant_multiple(expr);
        if m.is_multiple_of(size as u128) {
            return true;
        }
        if self.se.constant(expr).is_some() || self.se.kind(expr) == Kind::AddRec {
            return false;
        }
        let ty = self.se.ty(expr);
        let (size, zero) = (self.se.make_const(ty, size as u128), self.se.zero(ty));
        let rest = self.se.urem(expr, size);
        if self.se.is_known(IntPred::Eq, rest, zero) {
            return true;
        }
        if self.se.is_known(IntPred::Ne, rest, zero) {
            return false;
        }
        let p = Assumption::Zero(rest);
        if !assumed.contains(&p) {
            assumed.push(p);
        }
        true
    }

    // ---- subscripts of arrays -----------------------------------------------------------------------------------

    /// Finds subscripts of both accesses in the same array of several dimensions.
    pub(super) fn array_subscripts(&mut self, a: usize, b: usize) -> bool {
        self.find_array(a);
        self.find_array(b);
        let (Some(x), Some(y)) = (&self.w.accesses[a].array, &self.w.accesses[b].array) else { return false };
        if x.element != y.element || x.scoped == COULD_NOT_COMPUTE || y.scoped == COULD_NOT_COMPUTE {
            return false;
        }
        if let (Some((p, true)), Some((q, true))) = (&x.fixed, &y.fixed)
            && p.sizes == q.sizes
        {
            pair_up(p, q, &mut self.w.subscripts);
            return self.subscripts_are_monotonic(a, b);
        }
        if x.terms.is_empty() && y.terms.is_empty() || !self.se.is_affine(x.scoped) || !self.se.is_affine(y.scoped) {
            return false;
        }
        let found = if x.terms == y.terms {
            x.own.clone().zip(y.own.clone())
        } else {
            let (mut terms, element) = (x.terms.clone(), x.element);
            terms.extend_from_slice(&y.terms);
            terms.sort_unstable();
            terms.dedup();
            let (s, d) = (x.scoped, y.scoped);
            self.with_terms(s, terms.clone(), element).filter(|p| p.1).zip(self.with_terms(d, terms, element))
        };
        let Some(((p, true), (q, true))) = found else { return false };
        if p.subscripts.len() < 2 || p.subscripts.len() != q.subscripts.len() {
            return false;
        }
        pair_up(&p, &q, &mut self.w.subscripts);
        self.subscripts_are_monotonic(a, b)
    }
    fn subscripts_are_monotonic(&mut self, a: usize, b: usize) -> bool {
        if self.set.monotonic {
            for k in 0..self.w.subscripts.len() {
                let (s, d) = (self.w.subscripts[k].src, self.w.subscripts[k].dst);
                if !self.is_monotonic(s, a) || !self.is_monotonic(d, b) {
                    return false;
                }
            }
        }
        true
    }

    // ---- loops --------------------------------------------------------------------------------------------------

    /// How often the back edge of `loop_id` is taken.
    pub(super) fn bound(&mut self, loop_id: Loop) -> Bound {
        if let Some(b) = self.w.bounds[loop_id.index()] {
            return b;
        }
        let max = self.se.constant_max_backedge_taken_count(loop_id);
        let exact = Some(self.se.backedge_taken_count(loop_id)).filter(|&e| e != COULD_NOT_COMPUTE);
        let b = Bound { max: self.se.constant(max).filter(|_| max != COULD_NOT_COMPUTE), exact };
        self.w.bounds[loop_id.index()] = Some(b);
        b
    }
    /// Whether two loops surely run as often.
    pub(super) fn as_long(&mut self, a: Loop, b: Loop) -> bool {
        let f = self.se.f;
        if self.se.loops.latch(f, a).is_none() || self.se.loops.latch(f, b).is_none() {
            return false;
        }
        let (Some(x), Some(y)) = (self.bound(a).exact, self.bound(b).exact) else { return false };
        let ty = if self.se.bits(x) >= self.se.bits(y) { self.se.ty(x) } else { self.se.ty(y) };
        let (x, y) = (self.se.zext_or_same(x, ty), self.se.zext_or_same(y, ty));
        self.se.is_known(IntPred::Eq, x, y)
    }
}

fn pair_up(first: &ArrayAccess, second: &ArrayAccess, out: &mut Vec<Subscript>) {
    out.clear();
    out.extend(first.subscripts.iter().zip(&second.subscripts).map(|(&s, &d)| Subscript::new(s, d)));
}
