//! What is kept against what is computed afresh; columns against each other.

use super::*;
use warpc_columns::RowSet;

impl Se<'_, '_> {
    /// Compares counts and expressions that are remembered with those of a new computation: what has a constant
    /// difference other than zero is wrong. The messages say what.
    pub fn verify(&mut self, knobs: &Knobs) -> Vec<String> {
        let mut out = Vec::new();
        let strict = knobs.get(knobs::VERIFY_SCEV_STRICT);
        let mut fresh = Scev::new(self.f);
        let mut new = Se::new(&mut fresh, self.f, self.cfg, self.dom, self.loops, self.facts, knobs);
        let mut imported = Vec::new();
        let executed = self.executed_blocks();
        for l in new.loops.inner_first() {
            if !executed.contains(self.loops.header(l)) {
                continue;
            }
            let kept = self.backedge_taken_count(l);
            let again = new.backedge_taken_count(l);
            if kept == COULD_NOT_COMPUTE || again == COULD_NOT_COMPUTE {
                continue;
            }
            let (mut a, mut b) = (new.import(self, kept, &mut imported), again);
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
            if e.is_none() || self.f.is_dead(i) || !executed.contains(self.f.block_of(i)) {
                continue;
            }
            let a = new.import(self, e, &mut imported);
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
    /// Blocks that control may come to, where branches and switches on constants go one way only. In the others facts contradict each other,
    /// and what follows from one of them is as right as what follows from another.
    fn executed_blocks(&self) -> RowSet<Block> {
        let mut executed = RowSet::new(self.f.num_blocks());
        let mut work = vec![self.f.entry()];
        while let Some(block) = work.pop() {
            if !executed.insert(block) {
                continue;
            }
            match self.decided_edge(block) {
                Some(target) => work.push(target),
                None => work.extend_from_slice(self.cfg.succs(block)),
            }
        }
        executed
    }
    /// Where `block` goes, if it ends in a branch or switch on a constant.
    fn decided_edge(&self, block: Block) -> Option<Block> {
        let end = self.f.terminator(block);
        let count = self.f.num_operands(end);
        let decides = self.f.op(end) == Opcode::Br && count == 3 || self.f.op(end) == Opcode::Switch;
        if !decides {
            return None;
        }
        let number = self.f.consts().as_int(self.f.operand(end, 0))?;
        let at = match self.f.op(end) {
            Opcode::Br => 2 - usize::from(number & 1 == 1),
            _ => (2..count)
                .step_by(2)
                .find(|&n| self.f.consts().as_int(self.f.operand(end, n)) == Some(number))
                .map_or(1, |n| n + 1),
        };
        self.f.operand(end, at).as_block()
    }
    /// Expressions of all values and counts of all loops, so that there is something to verify.
    pub fn compute_everything(&mut self) {
        for b in self.f.block_order() {
            for i in self.f.block_insts(b) {
                if self.type_of(Value::inst(i)).is_some() {
                    self.get(Value::inst(i));
                }
            }
        }
        for l in self.loops.inner_first() {
            self.backedge_taken_count(l);
        }
    }
    /// Whether the columns agree with each other: nodes are found by what they are made of, operands know their users,
    /// instructions and expressions know each other. The messages say what does not.
    pub fn verify_maps(&self) -> Vec<String> {
        let mut out = Vec::new();
        let nodes = &self.s.nodes;
        for k in 1..nodes.len() {
            let e = Expr::new(k);
            if let Err(what) = nodes.check_row(e) {
                out.push(format!("row {k} ({}): {what}", self.text(e)));
            }
            if let Some(i) = self.values_of(e).find(|i| self.s.inst_expr[i.index()] != e) {
                out.push(format!("row {k} ({}): %i{} is not one of its values", self.text(e), i.index()));
            }
        }
        for (k, &e) in self.s.inst_expr.iter().enumerate() {
            if e.is_some() && !self.values_of(e).any(|i| i.index() == k) {
                out.push(format!("%i{k}: {} does not know it", self.text(e)));
            }
        }
        out
    }
    /// An expression of another view, rebuilt in this one. `done` has by row of the other what was rebuilt before.
    fn import(&mut self, other: &Se<'_, '_>, expr: Expr, done: &mut Vec<Expr>) -> Expr {
        if done.len() < other.s.nodes.len() {
            done.resize(other.s.nodes.len(), Expr::NONE);
        }
        // Operands have lower rows: one pass over those that are below.
        let mut below: Vec<u32> = Vec::new();
        other.s.nodes.walk(expr, |x| {
            let new = done[x.index()].is_none();
            if new {
                below.push(x.0);
            }
            Some(new)
        });
        below.sort_unstable();
        for row in below {
            let x = Expr(row);
            let ty = other.ty(x);
            let ops: Exprs = other.ops(x).iter().map(|o| done[o.index()]).collect();
            done[x.index()] = match other.kind(x) {
                Kind::Constant => self.make_const(ty, other.constant(x).unwrap_or(0)),
                Kind::WideConstant => self.make_wide(ty, other.limbs(x).unwrap_or_default()),
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
        done[expr.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::{named, with};

    const LOOP: &str = "
define i32 @f(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %twice = shl i32 %i, 1
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %done
done:
  ret i32 %twice
}";

    #[test]
    fn columns_that_disagree_are_found() {
        with(LOOP, |se| {
            se.compute_everything();
            assert_eq!(se.verify_maps(), Vec::<String>::new());
            assert_eq!(se.verify(&Knobs::default()), Vec::<String>::new());
            let (i, next) = (named(se, "i").as_inst().unwrap(), named(se, "next").as_inst().unwrap());
            se.s.inst_expr.swap(i.index(), next.index());
            assert_eq!(se.verify_maps().len(), 4, "two rows and two instructions");
            assert_eq!(se.verify(&Knobs::default()).len(), 2, "each is one off the other");
            se.s.inst_expr.swap(i.index(), next.index());
            se.forget_value(Value::inst(i));
            assert_eq!(se.verify_maps(), Vec::<String>::new());
        });
    }
}
