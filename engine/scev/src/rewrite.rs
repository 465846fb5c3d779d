//! Rewriting of expressions from the leaves up, each node once, without recursion.

use super::*;

/// What to do with a node before what is below it was looked at.
pub(super) enum Visit {
    /// It stays as it is.
    Keep,
    /// It becomes this.
    Replace(Expr),
    /// Its operands are rewritten first.
    Below,
}

/// Results by row, valid while their generation is that of the rewriting at hand.
#[derive(Clone, Default, Debug)]
pub struct RewriteMemo {
    generation: u32,
    rows: Vec<(u32, Expr)>,
}

impl RewriteMemo {
    fn get(&self, expr: Expr) -> Option<Expr> {
        self.rows.get(expr.index()).filter(|r| r.0 == self.generation).map(|r| r.1)
    }
    fn set(&mut self, expr: Expr, to: Expr) {
        if self.rows.len() <= expr.index() {
            self.rows.resize(expr.index() + 1, (0, Expr::NONE));
        }
        self.rows[expr.index()] = (self.generation, to);
    }
}

impl Se<'_, '_> {
    /// `expr` with the second value of each of `pairs` in the place of the first.
    pub fn replace_unknowns(&mut self, expr: Expr, pairs: &[(Value, Value)]) -> Expr {
        self.rewrite(
            expr,
            |se, x| match se.unknown(x) {
                None => Visit::Below,
                Some(value) => match pairs.iter().find(|pair| pair.0 == value) {
                    Some(&(_, new)) => Visit::Replace(se.make_unknown(new)),
                    None => Visit::Keep,
                },
            },
            |se, x, ops| se.with_operands(x, ops),
        )
    }
    /// Rewrites `root`: `before` decides about a node, `after` makes it anew when an operand changed.
    pub(super) fn rewrite(
        &mut self,
        root: Expr,
        mut before: impl FnMut(&mut Self, Expr) -> Visit,
        mut after: impl FnMut(&mut Self, Expr, Exprs) -> Expr,
    ) -> Expr {
        let mut memo = self.s.scratch.pop().unwrap_or_default();
        memo.generation += 1;
        // A node a second time on the stack has all its operands rewritten.
        let mut stack: smallvec::SmallVec<[(Expr, bool); 16]> = smallvec::SmallVec::new();
        stack.push((root, false));
        while let Some((e, below_done)) = stack.pop() {
            if memo.get(e).is_some() {
                continue;
            }
            if below_done {
                let ops = self.operands(e);
                let mut lost = false;
                let new: Exprs = ops
                    .iter()
                    .map(|&o| {
                        let r = memo.get(o);
                        lost |= r == Some(COULD_NOT_COMPUTE);
                        r.unwrap_or(o)
                    })
                    .collect();
                let to = if lost {
                    COULD_NOT_COMPUTE
                } else if new == ops {
                    e
                } else {
                    after(self, e, new)
                };
                memo.set(e, to);
                continue;
            }
            match before(self, e) {
                Visit::Keep => memo.set(e, e),
                Visit::Replace(to) => memo.set(e, to),
                Visit::Below if self.num_ops(e) == 0 => memo.set(e, e),
                Visit::Below => {
                    stack.push((e, true));
                    stack.extend(self.ops(e).iter().rev().filter(|&&o| memo.get(o).is_none()).map(|&o| (o, false)));
                }
            }
        }
        let r = memo.get(root).unwrap_or(root);
        self.s.scratch.push(memo);
        r
    }
}
