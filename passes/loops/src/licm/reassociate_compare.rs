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
    pub(super) fn merge_bounds(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let Some((first, second, any)) = logical_operands(func, inst) else { return false };
        let (Some(a), Some(b)) = (self.bound(func, first, any), self.bound(func, second, any)) else { return false };
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
        let entry = self.entry(func);
        let ty = func.type_of(a.variant);
        let Some(callee) = Builder::before(func, entry).intrinsic_callee(which, &[ty]) else { return false };
        let mut other = b.invariant;
        if func.op(inst) == Opcode::Select && !(other.is_constant() && func.consts().is_well_defined(other)) {
            let frozen = Builder::before(func, entry).freeze(other);
            func.name_after(frozen, other, ".fr");
            other = frozen;
        }
        let limit = Builder::before(func, entry).call_intrinsic(callee, &[a.invariant, other], 0);
        self.name(func, limit, name);
        let predicate = if any { a.predicate.inverse() } else { a.predicate };
        let new = Builder::before(func, inst).icmp(predicate, a.variant, limit, Type::I1);
        func.take_name(new, inst.into());
        self.replace(func, inst, new);
        self.erase(func, a.compare);
        self.erase(func, b.compare);
        true
    }
    /// The bound that `condition` is, which nothing else uses; its opposite if `inverted`.
    fn bound(&self, func: &Func<'_>, condition: Value, inverted: bool) -> Option<Bound> {
        let compare = condition.as_inst().filter(|&i| func.op(i) == Opcode::ICmp && func.has_one_use(i.into()))?;
        let (left, right) = (func.operand(compare, 0), func.operand(compare, 1));
        let predicate = func.int_pred(compare);
        if predicate.is_equality() || func.types().int_bits(func.type_of(left)).is_none() {
            return None;
        }
        let (variant, invariant) = self.parts(func, compare)?;
        let predicate = if variant == right { predicate.swapped() } else { predicate };
        Some(Bound { compare, predicate: if inverted { predicate.inverse() } else { predicate }, variant, invariant })
    }

    /// An invariant term of the variant side goes to the invariant side.
    pub(super) fn move_term(&mut self, func: &mut FuncMut<'_>, compare: Inst) -> bool {
        let Some((variant, bound)) = self.parts(func, compare) else { return false };
        let mut predicate = func.int_pred(compare);
        if func.operand(compare, 0) != variant {
            predicate = predicate.swapped();
        }
        let Some(sum) = variant.as_inst().filter(|_| func.has_one_use(variant)) else { return false };
        let signed = predicate.is_signed();
        let wrap = if signed { flags::NSW } else { flags::NUW };
        if !matches!(func.op(sum), Opcode::Add | Opcode::Sub) || func.flags(sum) & wrap == 0 {
            return false;
        }
        let Some((rest, term)) = self.parts(func, sum) else { return false };
        // Which two numbers, and whether they are added.
        let (left, right, adds) = match func.op(sum) {
            Opcode::Add => (bound, term, false),
            _ if func.operand(sum, 0) == rest => (term, bound, true),
            _ => {
                predicate = predicate.swapped();
                (term, bound, false)
            }
        };
        if !self.never_wraps(func, compare, left, right, adds, signed) {
            return false;
        }
        let op = if adds { Opcode::Add } else { Opcode::Sub };
        let new = self.before_loop(func, op, wrap, left, right, b"invariant.op");
        let same = func.flags(compare) & !flags::PRED_MASK & !flags::SAMESIGN;
        func.set_flags(compare, same | (predicate as u16) << flags::PRED_SHIFT);
        func.set_operand(compare, 0, rest);
        func.set_operand(compare, 1, new);
        self.erase(func, sum);
        // Branches on it say something else now.
        self.note_condition();
        self.changed = true;
        true
    }
    /// Whether `left + right`, or `left - right`, is the exact number.
    fn never_wraps(&self, func: &Func<'_>, at: Inst, left: Value, right: Value, adds: bool, signed: bool) -> bool {
        let values = Values::with(func, self.cx.dom, &self.facts).at(at);
        let Some(bits) = values.width(func.type_of(left)).filter(|&bits| bits <= 64) else { return false };
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
fn logical_operands(func: &Func<'_>, inst: Inst) -> Option<(Value, Value, bool)> {
    let operand = |k: usize| func.operand(inst, k);
    match func.op(inst) {
        Opcode::And => Some((operand(0), operand(1), false)),
        Opcode::Or => Some((operand(0), operand(1), true)),
        Opcode::Select if func.consts().as_int(operand(2)) == Some(0) => Some((operand(0), operand(1), false)),
        Opcode::Select if func.consts().as_int(operand(1)) == Some(1) => Some((operand(0), operand(2), true)),
        _ => None,
    }
}
