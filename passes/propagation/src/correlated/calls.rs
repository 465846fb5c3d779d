//! Intrinsics that ranges make simpler, and pointers that are passed and not null.

use super::arith::{give, give_like, give_new};
use super::{Walk, is_not_null};
use crate::lattice::range_bits;
use crate::range::Range;
use crate::solver::with_overflow;
use warpc_analysis::facts;
use warpc_ir::attrs::{Attr, AttrKind};
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, CallRow, FuncMut, IntPred, Opcode, Value};
use warpc_scalar::patterns as p;

impl Walk<'_> {
    pub(super) fn call(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        if let Some(which) = facts::intrinsic(func, inst) {
            let integers =
                func.call(inst).num_args > 0 && range_bits(func, func.type_of(func.operand(inst, 0))).is_some();
            let done = integers
                && match which {
                    id::ABS => self.absolute(func, inst),
                    id::UCMP | id::SCMP => self.three_way(func, inst, which),
                    id::UMIN | id::UMAX | id::SMIN | id::SMAX => self.extreme(func, inst, which),
                    id::UADD_SAT | id::USUB_SAT | id::SADD_SAT | id::SSUB_SAT => self.saturating(func, inst, which),
                    _ => with_overflow(func, inst).is_some() && self.overflowing(func, inst),
                };
            if done {
                return true;
            }
        }
        self.pass_pointers(func, inst)
    }
    fn ranges(&mut self, func: &FuncMut<'_>, inst: Inst) -> Option<(Range, Range)> {
        Some((self.lazy.range_at_use(func, inst, 0, false)?, self.lazy.range_at_use(func, inst, 1, false)?))
    }
    fn absolute(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let min_is_poison = p::int(func, func.operand(inst, 1)).is_some_and(|flag| flag.is_one());
        // Where the smallest number is poison, undef may be any other one.
        let Some(range) = self.lazy.range_at_use(func, inst, 0, min_is_poison) else { return false };
        let (value, ty) = (func.operand(inst, 0), func.ty(inst));
        let sign = 1u128 << (range.bits() - 1);
        if range.compare(IntPred::Ule, Range::single(range.bits(), sign)) {
            return give(func, inst, value, false);
        }
        if range.smax() <= 0 {
            let Some(zero) = func.folder().zero(ty) else { return false };
            let fl = if min_is_poison { flags::NSW } else { 0 };
            let negated = Builder::before(func, inst).binary(Opcode::Sub, zero, value, fl);
            give_like(func, inst, negated);
            if let Some(new) = negated.as_inst() {
                self.wrapping(func, new);
            }
            return true;
        }
        if !min_is_poison && !range.has(sign) {
            let yes = func.consts_mut().add_bool(true);
            func.set_operand(inst, 1, yes);
            return true;
        }
        false
    }
    fn three_way(&mut self, func: &mut FuncMut<'_>, inst: Inst, which: IntrinsicId) -> bool {
        let Some((a, b)) = self.ranges(func, inst) else { return false };
        let ty = func.ty(inst);
        let (less, greater) =
            if which == id::SCMP { (IntPred::Slt, IntPred::Sgt) } else { (IntPred::Ult, IntPred::Ugt) };
        let result = if a.compare(greater, b) {
            1
        } else if a.compare(IntPred::Eq, b) {
            0
        } else if a.compare(less, b) {
            -1
        } else {
            return false;
        };
        func.folder().int_of(ty, result).is_some_and(|value| give(func, inst, value, false))
    }
    fn extreme(&mut self, func: &mut FuncMut<'_>, inst: Inst, which: IntrinsicId) -> bool {
        let Some((a, b)) = self.ranges(func, inst) else { return false };
        let (pred, unsigned) = match which {
            id::UMIN => (IntPred::Ule, None),
            id::UMAX => (IntPred::Uge, None),
            id::SMIN => (IntPred::Sle, Some(id::UMIN)),
            _ => (IntPred::Sge, Some(id::UMAX)),
        };
        let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
        if a.compare(pred, b) {
            return give(func, inst, left, false);
        }
        if b.compare(pred, a) {
            return give(func, inst, right, false);
        }
        let same = a.is_non_negative() && b.is_non_negative() || a.is_negative() && b.is_negative();
        let Some(unsigned) = unsigned.filter(|_| same) else { return false };
        let ty = func.ty(inst);
        let Some(new) = Builder::before(func, inst).intrinsic(unsigned, &[ty], &[left, right], 0) else { return false };
        give_new(func, inst, new)
    }
    /// Saturation that does not happen.
    fn saturating(&mut self, func: &mut FuncMut<'_>, inst: Inst, which: IntrinsicId) -> bool {
        let Some((a, b)) = self.ranges(func, inst) else { return false };
        let (op, kind) = match which {
            id::UADD_SAT => (Opcode::Add, flags::NUW),
            id::SADD_SAT => (Opcode::Add, flags::NSW),
            id::USUB_SAT => (Opcode::Sub, flags::NUW),
            _ => (Opcode::Sub, flags::NSW),
        };
        if !Range::no_wrap_region(op, b, kind).contains(a) {
            return false;
        }
        let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
        let plain = Builder::before(func, inst).binary(op, left, right, kind);
        give_like(func, inst, plain);
        if let Some(new) = plain.as_inst() {
            self.wrapping(func, new);
        }
        true
    }
    /// An operation whose overflow bit is false.
    fn overflowing(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let (Some((op, kind)), Some((a, b))) = (with_overflow(func, inst), self.ranges(func, inst)) else {
            return false;
        };
        if !Range::no_wrap_region(op, b, kind).contains(a) {
            return false;
        }
        let (left, right, ty) = (func.operand(inst, 0), func.operand(inst, 1), func.ty(inst));
        let Some(fields) = func.types().fields(ty).map(|(fields, _)| fields.to_vec()) else { return false };
        let plain = Builder::before(func, inst).binary(op, left, right, kind);
        func.derive_name(plain, Value::inst(inst), "");
        let no = func.folder().bool_of(fields[1], false);
        let whole = func.consts_mut().add_aggregate(ty, &[Value::poison(fields[0]), no], false);
        let pair = Builder::before(func, inst).insert_value(whole, plain, &[0]);
        let loc = func.loc(inst);
        if let Some(new) = plain.as_inst() {
            func.set_loc(new, loc);
        }
        give_new(func, inst, pair);
        if let Some(new) = plain.as_inst() {
            self.wrapping(func, new);
        }
        true
    }
    /// Arguments that are no null pointers say so.
    fn pass_pointers(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let mut sets = Vec::new();
        let list = func.attrs().list(func.call(inst).attrs).clone();
        for number in 0..func.call(inst).num_args as usize {
            let value = func.operand(inst, number);
            if value.is_constant()
                || !func.types().is_ptr(func.type_of(value))
                || facts::call_arg_has(func, inst, number, AttrKind::NonNull)
            {
                continue;
            }
            let fact = self.lazy.at(func, value, inst);
            if is_not_null(fact) {
                sets.push(number);
            }
        }
        if sets.is_empty() {
            return false;
        }
        let mut params = list.params.to_vec();
        for number in sets {
            if params.len() <= number {
                params.resize(number + 1, AttrSet::EMPTY);
            }
            let mut attrs = func.attrs().set(params[number]).to_vec();
            attrs.push(Attr::Flag(AttrKind::NonNull));
            params[number] = func.intern_attr_set(attrs);
        }
        let attrs = func.intern_attrs(list.func, list.ret, params);
        let row = func.call(inst).clone();
        func.set_call(inst, CallRow { attrs, ..row });
        true
    }
}
