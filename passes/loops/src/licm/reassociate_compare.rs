//! Comparisons with invariant bounds.
//!
//! ```text
//!   v < a && v < b                  ->   v < min(a, b)               also >, <=, >=, and || with the inverse
//!   v + a < b                       ->   v < b - a                   when neither side wraps
//!   v - a < b,  a - v < b           ->   v < b + a,  v > a - b       when neither side wraps
//! ```

use super::Work;
use warpc_analysis::known_bits::Values;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, Value};

/// A comparison of a variant with an invariant value.
struct Bound {
    compare: Inst,
    predicate: IntPred,
    variant: Value,
    invariant: Value,
}

impl Work<'_, '_> {
    /// Two bounds of one value become one. `select` evaluates its second condition only where the first decides: a bound of it
    /// may be poison otherwise, and is frozen.
    pub(super) fn merge_bounds(&mut self, f: &mut FuncMut<'_>, inst: Inst) -> bool {
        let Some((first, second, any)) = logical_operands(f, inst) else { return false };
        let (Some(a), Some(b)) = (self.bound(f, first, any), self.bound(f, second, any)) else { return false };
        if a.predicate != b.predicate || a.variant != b.variant || a.compare == b.compare {
            return false;
        }
        let signed = a.predicate.is_signed();
        let least = matches!(a.predicate, IntPred::Slt | IntPred::Sle | IntPred::Ult | IntPred::Ule);
        let (which, name): (_, &[u8]) = match (signed, least) {
            (true, true) => (id::SMIN, b"invariant.smin"),
            (true, false) => (id::SMAX, b"invariant.smax"),
            (false, true) => (id::UMIN, b"invariant.umin"),
            (false, false) => (id::UMAX, b"invariant.umax"),
        };
        let entry = self.entry(f);
        let ty = f.type_of(a.variant);
        let Some(callee) = Builder::before(f, entry).intrinsic_callee(which, &[ty]) else { return false };
        let mut other = b.invariant;
        if f.op(inst) == Opcode::Select && !(other.is_constant() && f.consts().is_well_defined(other)) {
            let frozen = Builder::before(f, entry).freeze(other);
            f.name_after(frozen, other, ".fr");
            other = frozen;
        }
        let limit = Builder::before(f, entry).call_intrinsic(callee, &[a.invariant, other], 0);
        self.name(f, limit, name);
        let predicate = if any { a.predicate.inverse() } else { a.predicate };
        let new = Builder::before(f, inst).icmp(predicate, a.variant, limit, Type::I1);
        f.take_name(new, inst.into());
        self.replace(f, inst, new);
        self.erase(f, a.compare);
        self.erase(f, b.compare);
        true
    }
    /// The bound that `condition` is, which nothing else uses; its opposite if `inverted`.
    fn bound(&self, f: &Func<'_>, condition: Value, inverted: bool) -> Option<Bound> {
        let compare = condition.as_inst().filter(|&i| f.op(i) == Opcode::ICmp && f.has_one_use(i.into()))?;
        let (left, right) = (f.operand(compare, 0), f.operand(compare, 1));
        let predicate = f.int_pred(compare);
        if predicate.is_equality() || f.types().int_bits(f.type_of(left)).is_none() {
            return None;
        }
        let (variant, invariant) = self.parts(f, compare)?;
        let predicate = if variant == right { predicate.swapped() } else { predicate };
        Some(Bound { compare, predicate: if inverted { predicate.inverse() } else { predicate }, variant, invariant })
    }

    /// An invariant term of the variant side goes to the invariant side.
    pub(super) fn move_term(&mut self, f: &mut FuncMut<'_>, compare: Inst) -> bool {
        let Some((variant, bound)) = self.parts(f, compare) else { return false };
        let mut predicate = f.int_pred(compare);
        if f.operand(compare, 0) != variant {
            predicate = predicate.swapped();
        }
        let Some(sum) = variant.as_inst().filter(|_| f.has_one_use(variant)) else { return false };
        let signed = predicate.is_signed();
        let wrap = if signed { flags::NSW } else { flags::NUW };
        if !matches!(f.op(sum), Opcode::Add | Opcode::Sub) || f.flags(sum) & wrap == 0 {
            return false;
        }
        let Some((rest, term)) = self.parts(f, sum) else { return false };
        // Which two numbers, and whether they are added.
        let (left, right, adds) = match f.op(sum) {
            Opcode::Add => (bound, term, false),
            _ if f.operand(sum, 0) == rest => (term, bound, true),
            _ => {
                predicate = predicate.swapped();
                (term, bound, false)
            }
        };
        if !self.never_wraps(f, compare, left, right, adds, signed) {
            return false;
        }
        let op = if adds { Opcode::Add } else { Opcode::Sub };
        let new = self.before_loop(f, op, wrap, left, right, b"invariant.op");
        let same = f.flags(compare) & !flags::PRED_MASK & !flags::SAMESIGN;
        f.set_flags(compare, same | (predicate as u16) << flags::PRED_SHIFT);
        f.set_operand(compare, 0, rest);
        f.set_operand(compare, 1, new);
        self.erase(f, sum);
        // Branches on it say something else now.
        self.note_condition();
        self.changed = true;
        true
    }
    /// Whether `left + right`, or `left - right`, is the exact number.
    fn never_wraps(&self, f: &Func<'_>, at: Inst, left: Value, right: Value, adds: bool, signed: bool) -> bool {
        let values = Values::with(f, self.cx.dom, &self.facts).at(at);
        let Some(bits) = values.width(f.type_of(left)).filter(|&bits| bits <= 64) else { return false };
        let range = |v: Value| -> Option<(i128, i128)> {
            if signed {
                return values.signed_range(v);
            }
            values.unsigned_range(v).map(|(low, high)| (low as i128, high as i128))
        };
        let (Some(a), Some(b)) = (range(left), range(right)) else { return false };
        let (low, high) = if adds { (a.0 + b.0, a.1 + b.1) } else { (a.0 - b.1, a.1 - b.0) };
        let (least, most) = match signed {
            true => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
            false => (0, (1i128 << bits) - 1),
        };
        least <= low && high <= most
    }
}

/// The two conditions of `inst`, a logical `and` or `or` (also as `select`); `true` for `or`.
fn logical_operands(f: &Func<'_>, inst: Inst) -> Option<(Value, Value, bool)> {
    let operand = |k: usize| f.operand(inst, k);
    match f.op(inst) {
        Opcode::And => Some((operand(0), operand(1), false)),
        Opcode::Or => Some((operand(0), operand(1), true)),
        Opcode::Select if f.consts().as_int(operand(2)) == Some(0) => Some((operand(0), operand(1), false)),
        Opcode::Select if f.consts().as_int(operand(1)) == Some(1) => Some((operand(0), operand(2), true)),
        _ => None,
    }
}
