//! Arithmetic and logic of selects, done on the arms.

use super::{Binary, Combiner, p};
use warpc_ir::opcode::{Opcode, flags};
use warpc_ir::{Builder, Value};

impl Combiner<'_, '_> {
    rules! {
        /// Rules of operations of integers and floating-point numbers one of whose operands is a select.
        pub(super) fn operation_of_choices_rules(&mut self, site: Binary) -> Option<Value> {
            operation_of_equal_conditions,
            operation_of_one_choice,
        }
    }

    /// Whether `op` may be done on each arm of a select: it has no value that it must not be done with.
    fn is_done_on_arms(op: Opcode) -> bool {
        use Opcode::*;
        matches!(op, Add | Sub | Mul | And | Or | Xor | FAdd | FSub | FMul)
    }

    /// What `left op right` is known to be.
    fn known_operation(&mut self, site: Binary, left: Value, right: Value) -> Option<Value> {
        let (op, fast) = (self.f.op(site.inst), site.flags & flags::FAST);
        self.ask(|simplifier| simplifier.binary(op, if op.is_int_binary() { 0 } else { fast }, left, right))
    }

    /// `(c ? x : y) op (c ? u : w) -> c ? (x op u) : (y op w)`. If both sides are known, or one is and both selects go away.
    fn operation_of_equal_conditions(&mut self, site: Binary) -> Option<Value> {
        let op = self.f.op(site.inst);
        let (c, x, y) = p::select(self.f, site.left).filter(|_| Self::is_done_on_arms(op))?;
        let (_, u, w) = p::select(self.f, site.right).filter(|other| other.0 == c)?;
        let (yes, no) = (self.known_operation(site, x, u), self.known_operation(site, y, w));
        let both_go = site.left != site.right && self.one_use(site.left) && self.one_use(site.right);
        let kept = if op.is_int_binary() { 0 } else { site.flags };
        let (yes, no) = match (yes, no) {
            (Some(yes), Some(no)) => (yes, no),
            (Some(yes), None) if both_go => (yes, self.binary(op, kept, y, w)),
            (None, Some(no)) if both_go => (self.binary(op, kept, x, u), no),
            _ => return None,
        };
        Some(self.choice_of_results(site, c, yes, no))
    }

    /// `c ? yes : no`, of results of the operation, with what that promises of floating-point numbers.
    fn choice_of_results(&mut self, site: Binary, condition: Value, yes: Value, no: Value) -> Value {
        let fast = if self.f.op(site.inst).is_int_binary() { 0 } else { site.flags & flags::FAST };
        if fast == 0 {
            return self.select(condition, yes, no);
        }
        let made = Builder::before(self.f, self.at).select(condition, yes, no, fast);
        self.queue_new(made)
    }

    /// `(c ? x : y) op z -> c ? (x op z) : (y op z)`, and for the other operand. If both sides are known and the select goes away.
    fn operation_of_one_choice(&mut self, site: Binary) -> Option<Value> {
        let op = self.f.op(site.inst);
        for (choice, other, is_left) in [(site.left, site.right, true), (site.right, site.left, false)] {
            let Some((c, x, y)) = p::select(self.f, choice).filter(|_| Self::is_done_on_arms(op)) else { continue };
            if choice == other || !self.one_use(choice) {
                continue;
            }
            let mut side = |arm| match is_left {
                true => self.known_operation(site, arm, other),
                false => self.known_operation(site, other, arm),
            };
            let Some(yes) = side(x) else { continue };
            let Some(no) = side(y) else { continue };
            return Some(self.choice_of_results(site, c, yes, no));
        }
        None
    }
}
