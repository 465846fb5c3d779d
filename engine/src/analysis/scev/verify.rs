//! What is kept against what is computed afresh.

use super::*;

impl Se<'_, '_> {
    /// Compares counts and expressions that are remembered with those of a new computation: what has a constant
    /// difference other than zero is wrong. The messages say what.
    pub fn verify(&mut self, knobs: &Knobs) -> Vec<String> {
        let mut out = Vec::new();
        let strict = knobs.bool(crate::knobs::Knob::VerifyScevStrict);
        let mut fresh = Scev::new(self.f);
        let mut new = Se::new(&mut fresh, self.f, self.cfg, self.dom, self.loops, self.facts, knobs);
        for l in new.loops.inner_first() {
            let kept = self.backedge_taken_count(l);
            let again = new.backedge_taken_count(l);
            if kept == COULD_NOT_COMPUTE || again == COULD_NOT_COMPUTE {
                continue;
            }
            let (mut a, mut b) = (new.import(self, kept), again);
            let ty = new.wider(new.ty(a), new.ty(b));
            a = new.zext_or_same(a, ty);
            b = new.zext_or_same(b, ty);
            let d = new.minus(a, b, Wrap::ANY);
            if new.constant(d).is_some_and(|c| c != 0) || strict && !new.is_zero(d) {
                out.push(format!("count of loop {}: {} is {}", l.0, new.text(a), new.text(b)));
            }
        }
        for k in 0..self.s.inst_expr.len() {
            let e = self.s.inst_expr[k];
            let i = Inst::new(k);
            if e.is_none() || self.f.is_dead(i) || !self.dom.is_reachable(self.f.block_of(i)) {
                continue;
            }
            let a = new.import(self, e);
            let b = new.get(Value::inst(i));
            if self.ty(e).bits() == 0 || new.bits(a) != new.bits(b) {
                continue;
            }
            let d = new.minus(a, b, Wrap::ANY);
            if d != COULD_NOT_COMPUTE && new.constant(d).is_some_and(|c| c != 0) {
                out.push(format!("expression of %i{k}: {} is {}", new.text(a), new.text(b)));
            }
        }
        out
    }
    /// An expression of another view, made anew here.
    fn import(&mut self, other: &Se<'_, '_>, e: Expr) -> Expr {
        let mut done: Vec<Expr> = vec![Expr::NONE; e.index() + 1];
        // Operands have lower rows: one pass over those that are below.
        let mut below: Vec<u32> = Vec::new();
        other.s.nodes.walk(e, |x| {
            below.push(x.0);
            Some(true)
        });
        below.sort_unstable();
        for row in below {
            let x = Expr(row);
            let ty = other.ty(x);
            let ops: Exprs = other.ops(x).iter().map(|o| done[o.index()]).collect();
            done[x.index()] = match other.kind(x) {
                Kind::Constant => self.make_const(ty, other.constant(x).unwrap_or(0)),
                Kind::Unknown => self.make_unknown(other.unknown(x).unwrap_or(Value::NONE)),
                Kind::VScale => self.vscale(ty),
                Kind::CouldNotCompute => COULD_NOT_COMPUTE,
                Kind::Truncate => self.truncate(ops[0], ty, 0),
                Kind::ZeroExtend => self.zero_extend(ops[0], ty, 0),
                Kind::SignExtend => self.sign_extend(ops[0], ty, 0),
                Kind::PtrToInt => self.ptr_to_int(ops[0]),
                Kind::Add => self.add(ops, other.wrap(x), 0),
                Kind::Mul => self.mul(ops, other.wrap(x)),
                Kind::UDiv => self.udiv(ops[0], ops[1]),
                Kind::AddRec => match other.rec_loop(x) {
                    Some(l) => self.rec(ops, l, other.wrap(x)),
                    None => COULD_NOT_COMPUTE,
                },
                kind @ (Kind::UMax | Kind::SMax | Kind::UMin | Kind::SMin) => self.min_max(kind, ops),
                Kind::SequentialUMin => self.sequential_umin(ops),
            };
        }
        done[e.index()]
    }
}
