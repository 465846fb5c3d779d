//! Expressions under predicates: what they would be if something held that can be checked before a loop is entered.

use super::rewrite::Visit;
use super::*;
use smallvec::SmallVec;
use warpc_ir::opcode::IntPred;

/// Something that has to hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Predicate {
    /// Two expressions are equal.
    Equal(Expr, Expr),
    /// A recurrence does not wrap when its step, a signed number, is added to it as an unsigned (`nusw`) or signed (`nssw`)
    /// number.
    NoWrap {
        /// The recurrence.
        rec: Expr,
        /// No unsigned wrap.
        nusw: bool,
        /// No signed wrap.
        nssw: bool,
    },
}

/// Predicates, as rows of those in use.
pub type Predicates = SmallVec<[u32; 2]>;

/// A phi as a recurrence under predicates, or that it is none; and the epoch of the phi's expression then.
pub(super) type Rewrites = Vec<(Inst, u32, Option<(Expr, Predicates)>)>;

impl Se<'_, '_> {
    pub(super) fn predicate(&mut self, predicate: Predicate) -> u32 {
        match self.s.predicates.iter().position(|&q| q == predicate) {
            Some(k) => k as u32,
            None => {
                self.s.predicates.push(predicate);
                self.s.predicates.len() as u32 - 1
            }
        }
    }
    /// `expr` as an add-recurrence of `loop_id`, under predicates that are added to the list; `COULD_NOT_COMPUTE` when no predicate
    /// makes it one.
    pub(super) fn rec_under(&mut self, expr: Expr, loop_id: Loop, predicates: &mut Predicates) -> Expr {
        let mut new = Predicates::new();
        let r = self.rewrite_under(expr, loop_id, &mut new);
        if self.kind(r) != Kind::AddRec {
            return COULD_NOT_COMPUTE;
        }
        for p in new {
            if !predicates.contains(&p) {
                predicates.push(p);
            }
        }
        r
    }
    /// The same for others: the expression and what must hold.
    pub fn as_rec_under_predicates(&mut self, expr: Expr, loop_id: Loop) -> Option<(Expr, Vec<Predicate>)> {
        let mut new = Predicates::new();
        let r = self.rec_under(expr, loop_id, &mut new);
        (r != COULD_NOT_COMPUTE).then(|| (r, new.iter().map(|&p| self.s.predicates[p as usize]).collect()))
    }
    fn rewrite_under(&mut self, expr: Expr, loop_id: Loop, new: &mut Predicates) -> Expr {
        let found = std::cell::RefCell::new(Predicates::new());
        let r = self.rewrite(
            expr,
            |se, x| {
                if se.kind(x) != Kind::Unknown {
                    return Visit::Below;
                }
                match se.phi_under(x, loop_id) {
                    Some((to, preds)) => {
                        found.borrow_mut().extend(preds);
                        Visit::Replace(to)
                    }
                    None => Visit::Keep,
                }
            },
            |se, x, ops| se.with_operands(x, ops),
        );
        // Extensions of recurrences, from the inside out, also of those that were there before.
        let r = self.rewrite_extensions(r, loop_id, &found);
        for p in found.into_inner() {
            if !new.contains(&p) {
                new.push(p);
            }
        }
        r
    }
    fn rewrite_extensions(&mut self, expr: Expr, loop_id: Loop, found: &std::cell::RefCell<Predicates>) -> Expr {
        let open = |se: &mut Self, x: Expr, o: Expr| {
            se.open_extension(x, o, loop_id, |se, p| {
                let p = se.predicate(p);
                found.borrow_mut().push(p);
                true
            })
        };
        self.rewrite(
            expr,
            |se, x| {
                let to = se.ops(x).first().copied().and_then(|o| open(se, x, o));
                to.map_or(Visit::Below, Visit::Replace)
            },
            |se, x, ops| open(se, x, ops[0]).unwrap_or_else(|| se.with_operands(x, ops)),
        )
    }
    /// If `expr` is `zext` or `sext` of the add-recurrence `o` of loop `loop_id`, and the recurrence does not wrap (or `allowed`
    /// lets us assume so as a predicate), returns the add-recurrence of the extended start and step. `zext {a,+,b}<nuw>` becomes
    /// `{zext a,+,zext b}<nuw>`.
    pub(super) fn open_extension(
        &mut self,
        expr: Expr,
        o: Expr,
        loop_id: Loop,
        allowed: impl FnOnce(&mut Self, Predicate) -> bool,
    ) -> Option<Expr> {
        let signed = match self.kind(expr) {
            Kind::ZeroExtend => false,
            Kind::SignExtend => true,
            _ => return None,
        };
        if self.rec_loop(o) != Some(loop_id)
            || !self.is_affine(o)
            || !allowed(self, Predicate::NoWrap { rec: o, nusw: !signed, nssw: signed })
        {
            return None;
        }
        let ty = self.ty(expr);
        let start = self.extend(self.op(o, 0), ty, signed, 0);
        let step = self.sign_extend(self.op(o, 1), ty, 0);
        let w = self.wrap(o);
        Some(self.rec2(start, step, loop_id, w))
    }
    /// A header phi that is cast before it is incremented, as a recurrence under predicates.
    fn phi_under(&mut self, expr: Expr, loop_id: Loop) -> Option<(Expr, Predicates)> {
        let i = self.unknown_inst(expr)?;
        if self.f.op(i) != Opcode::Phi || self.is_ptr(expr) || !self.loops.is_header(self.f.block_of(i)) {
            return None;
        }
        let epoch = self.s.nodes.memo(expr).epoch;
        let r = match self.s.rewrites.iter().find(|r| r.0 == i && r.1 == epoch) {
            Some(r) => r.2.clone(),
            None => {
                let r = self.casted_phi(i, expr);
                self.s.rewrites.retain(|x| x.0 != i);
                self.s.rewrites.push((i, epoch, r.clone()));
                r
            }
        };
        let (to, preds) = r?;
        for &p in &preds {
            if let Predicate::NoWrap { rec, .. } = self.s.predicates[p as usize]
                && self.rec_loop(rec) != Some(loop_id)
            {
                return None;
            }
        }
        Some((to, preds))
    }
    /// The recurrence that unknown `expr` is where what is needed for that follows from `list`.
    pub(super) fn phi_assuming(&mut self, expr: Expr, loop_id: Loop, list: &[Predicate]) -> Option<Expr> {
        let (to, needed) = self.phi_under(expr, loop_id)?;
        needed.iter().all(|&p| list.contains(&self.s.predicates[p as usize])).then_some(to)
    }
    /// `phi(start, ext(trunc(phi)) + step)`: `{start,+,step}`, if the narrow recurrence does not wrap, and start and step fit
    /// in the narrow type.
    fn casted_phi(&mut self, inst: Inst, symbol: Expr) -> Option<(Expr, Predicates)> {
        let (l, start, next) = self.header_phi(inst)?;
        let around = self.get(next);
        if self.kind(around) != Kind::Add {
            return None;
        }
        let cast = |se: &Self, o: Expr| {
            let signed = se.kind(o) == Kind::SignExtend;
            if !signed && se.kind(o) != Kind::ZeroExtend || se.bits(o) != se.bits(symbol) {
                return None;
            }
            let t = se.op(o, 0);
            (se.kind(t) == Kind::Truncate && se.op(t, 0) == symbol).then(|| (se.ty(t), signed))
        };
        let k = self.ops(around).iter().position(|&o| cast(self, o).is_some())?;
        let (narrow, signed) = cast(self, self.op(around, k))?;
        let mut rest = self.operands(around);
        rest.remove(k);
        let step = self.add(rest, Wrap::ANY, 0);
        if !self.is_invariant(step, l) {
            return None;
        }
        let first = self.get(start);
        let mut preds = Predicates::new();
        let (a, b) = (self.truncate(first, narrow, 0), self.truncate(step, narrow, 0));
        let rec = self.rec2(a, b, l, Wrap::ANY);
        if self.kind(rec) == Kind::AddRec {
            preds.push(self.predicate(Predicate::NoWrap { rec, nusw: !signed, nssw: signed }));
        }
        // The step is signed: overflow is that of adding a signed number.
        for (e, t, signed) in [(first, a, signed), (step, b, true)] {
            let ty = self.ty(e);
            let again = self.extend(t, ty, signed, 0);
            if e != again && self.is_known(IntPred::Ne, e, again) {
                return None;
            }
            if e != again && !self.is_known(IntPred::Eq, e, again) {
                preds.push(self.predicate(Predicate::Equal(e, again)));
            }
        }
        Some((self.rec2(first, step, l, Wrap::ANY), preds))
    }
}
