//! Selects whose condition another condition decides.

use super::select::Select;
use super::{Binary, Combiner, p};
use smallvec::SmallVec;
use warpc_ir::fold::float::classify;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{FloatPred, IntPred, Opcode, Value};

/// Operations between a select and the value that its condition compares.
const MAX_DEPTH: u32 = 4;

impl Combiner<'_, '_> {
    rules! {
        /// Rules of `and` and `or` of booleans with a select.
        pub(super) fn logic_with_implied_select_rules(&mut self, site: Binary) -> Option<Value> {
            and_with_implied_select,
            or_with_implied_select,
        }
    }

    /// The arm of the select behind `value` that is taken where `condition` is `truth`.
    fn arm_where(&mut self, condition: Value, truth: bool, value: Value) -> Option<Value> {
        let (inner, t, e) = p::select(self.f, value)?;
        if self.f.type_of(inner) != self.f.type_of(condition) {
            return None;
        }
        let answer =
            self.ask(|s| if truth { s.implies(condition, inner) } else { s.refuted_implies(condition, inner) })?;
        Some(if answer { t } else { e })
    }

    /// `c ? (d ? x : y) : e -> c ? x : e`, `c ? (d ? x : y) : e -> c ? y : e`, and so for the other arm. If `c` decides `d` there.
    pub(super) fn select_with_decided_arm(&mut self, site: Select) -> Option<Value> {
        for (index, arm) in [(1, site.t), (2, site.e)] {
            if let Some(taken) = self.arm_where(site.c, index == 1, arm) {
                self.set(site.inst, index, taken);
                return Some(Value::inst(site.inst));
            }
        }
        None
    }

    /// `c & (d ? x : y) -> c ? x : false`, or `c ? y : false`. If `c` decides `d` where it is true.
    fn and_with_implied_select(&mut self, site: Binary) -> Option<Value> {
        if self.f.op(site.inst) != Opcode::And {
            return None;
        }
        let no = self.bool(site.ty, false);
        self.decided_side(site, true).map(|(c, taken)| self.select(c, taken, no))
    }

    /// `c | (d ? x : y) -> c ? true : x`, or `c ? true : y`. If `c` decides `d` where it is false.
    fn or_with_implied_select(&mut self, site: Binary) -> Option<Value> {
        if self.f.op(site.inst) != Opcode::Or {
            return None;
        }
        let yes = self.bool(site.ty, true);
        self.decided_side(site, false).map(|(c, taken)| self.select(c, yes, taken))
    }

    /// The operand that decides the select that is the other one where it is `truth`, and the arm that is taken then.
    fn decided_side(&mut self, site: Binary, truth: bool) -> Option<(Value, Value)> {
        [(site.left, site.right), (site.right, site.left)].into_iter().find_map(|(c, select)| {
            // Selects that are written for `and` and `or` have rules of their own.
            let (_, t, e) = p::select(self.f, select)?;
            if t.is_constant() || e.is_constant() {
                return None;
            }
            Some((c, self.arm_where(c, truth, select)?))
        })
    }

    /// `x == C ? t : e -> e`, and so for `x != C`. If `e` is `t` where `x` is `C`, flags aside: those that may not hold there go.
    pub(super) fn select_of_same_where_equal(&mut self, site: Select) -> Option<Value> {
        let (pred, x, constant) = p::icmp(self.f, site.c).filter(|compare| compare.0.is_equality())?;
        p::int(self.f, constant).filter(|_| !x.is_constant() && !self.f.types().is_vector(self.f.type_of(x)))?;
        let (equal, other) = if pred == IntPred::Eq { (site.t, site.e) } else { (site.e, site.t) };
        let mut flagged: SmallVec<[Inst; 4]> = SmallVec::new();
        if self.value_where(other, (x, constant), 0, &mut flagged)? != equal || other == x {
            return None;
        }
        for inst in flagged {
            self.f.drop_poison_flags(inst);
            self.list.push(inst);
        }
        Some(other)
    }

    /// The operands of the equality that a select is by, the index of the arm that is taken where they are equal, and that arm.
    /// Of floating-point numbers, such as are the same where they compare equal.
    fn equality_arm(&self, site: Select) -> Option<(Value, Value, usize, Value)> {
        if let Some((pred, x, y)) = p::icmp(self.f, site.c) {
            return match pred {
                IntPred::Eq => Some((x, y, 1, site.t)),
                IntPred::Ne => Some((x, y, 2, site.e)),
                _ => None,
            };
        }
        let (pred, x, y) = p::fcmp(self.f, site.c)?;
        let (index, arm) = match pred {
            FloatPred::Oeq => (1, site.t),
            FloatPred::Une => (2, site.e),
            _ => return None,
        };
        let (format, bits) = p::float(self.f, y)?;
        let zero = classify(format, bits).is_none_or(|class| class.zero || class.denormal);
        (!zero || p::has_flags(self.f, arm, flags::NSZ)).then_some((x, y, index, arm))
    }

    /// `x == C ? x op y : e -> x == C ? C op y : e`, and so for `x != C`, and for an operation that only another one reads. If only the
    /// select reads the arm, and no division by `C` would trap.
    pub(super) fn select_of_equal_value_in_arm(&mut self, site: Select) -> Option<Value> {
        let (x, y, _, arm) = self.equality_arm(site)?;
        let sure = y.as_const().is_some_and(|constant| self.f.consts().is_well_defined(Value::constant(constant)));
        if x.is_constant() || !sure || self.f.types().is_ptr(self.f.types().scalar(self.f.type_of(x))) {
            return None;
        }
        self.replace_in_one_reader(arm, x, y, 0).then_some(Value::inst(site.inst))
    }

    /// Puts `to` in the place of `from` among the operands of the operation behind `value`, which has one reader, and of those that
    /// only it reads.
    fn replace_in_one_reader(&mut self, value: Value, from: Value, to: Value, depth: u32) -> bool {
        let Some(def) = value.as_inst().filter(|_| depth < 2 && self.one_use(value)) else { return false };
        let op = self.f.op(def);
        if !(op.is_binary() || op.is_cast() || op == Opcode::FNeg) {
            return false;
        }
        let mut replaced = false;
        for index in 0..self.f.num_operands(def) {
            let operand = self.f.operand(def, index);
            let divides = op.is_int_div() && index == 1;
            if operand == from && !(divides && p::int(self.f, to).is_none_or(|k| k.is_zero() || k.is_all_ones())) {
                self.set(def, index, to);
                self.push_users(def);
                self.list.push(def);
                replaced = true;
            } else if operand != from {
                replaced |= self.replace_in_one_reader(operand, from, to, depth + 1);
            }
        }
        replaced
    }

    /// `x == y ? a : e -> x == y ? b : e`. If `a` with `x` in the place of `y`, or the other way round, is a value `b` that is there.
    pub(super) fn select_of_arm_that_equality_decides(&mut self, site: Select) -> Option<Value> {
        let (pred, x, y) = p::icmp(self.f, site.c)?;
        let (index, arm) = match pred {
            IntPred::Eq => (1, site.t),
            IntPred::Ne => (2, site.e),
            _ => return None,
        };
        let ty = self.f.type_of(x);
        if self.f.types().is_ptr(self.f.types().scalar(ty)) || self.f.types().is_vector(ty) {
            return None;
        }
        for (from, to) in [(x, y), (y, x)] {
            if from.is_constant() || !to.is_constant() && !self.well_defined(to) || arm == from || arm == to {
                continue;
            }
            if let Some(decided) = self.ask(|s| s.replaced(arm, from, to, true)).filter(|&decided| decided != arm) {
                self.set(site.inst, index, decided);
                return Some(Value::inst(site.inst));
            }
        }
        None
    }

    /// What `value` is where `known.0` is the constant `known.1`, if it depends on that: a constant, or an operand that an operation
    /// leaves as it is. Notes the instructions whose flags do not count.
    fn value_where(
        &mut self,
        value: Value,
        known: (Value, Value),
        depth: u32,
        flagged: &mut SmallVec<[Inst; 4]>,
    ) -> Option<Value> {
        if value == known.0 {
            return Some(known.1);
        }
        let def = value.as_inst().filter(|_| depth < MAX_DEPTH)?;
        let (op, ty) = (self.f.op(def), self.f.ty(def));
        let integer = op.is_binary() && op.is_int_binary() && !op.is_int_div();
        if !integer && !matches!(op, Opcode::ZExt | Opcode::SExt | Opcode::Trunc) {
            return None;
        }
        let first = self.f.operand(def, 0);
        let left = self.value_where(first, known, depth + 1, flagged);
        if !integer {
            let folded = self.f.folder().cast(op, 0, left.filter(|left| left.is_constant())?, ty)?;
            flagged.push(def);
            return Some(folded);
        }
        let second = self.f.operand(def, 1);
        let right = self.value_where(second, known, depth + 1, flagged);
        if left.is_none() && right.is_none() {
            return None;
        }
        let (left, right) = (left.unwrap_or(first), right.unwrap_or(second));
        if left.is_constant() && right.is_constant() {
            let folded = self.f.folder().binary(op, 0, left, right).filter(|folded| !folded.is_undef_or_poison())?;
            flagged.push(def);
            return Some(folded);
        }
        let neutral = |s: &Self, value: Value, on_right: bool| match op {
            Opcode::Add | Opcode::Or | Opcode::Xor => p::is_zero(s.f, value),
            Opcode::Sub | Opcode::Shl | Opcode::LShr | Opcode::AShr => on_right && p::is_zero(s.f, value),
            Opcode::Mul => p::is_one(s.f, value),
            _ => p::is_all_ones(s.f, value),
        };
        if neutral(self, right, true) {
            return Some(left);
        }
        neutral(self, left, false).then_some(right)
    }
}
