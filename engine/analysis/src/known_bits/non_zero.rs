//! Integers and addresses that are known not to be zero.
//!
//! Known bits alone say it of few: what counts is how a value came about (sums that do not wrap, steps inside an object), attributes, and
//! conditions that hold where the question is asked.

use super::bits::mask;
use super::{MAX_DEPTH, Values};
use crate::facts::*;
use warpc_ir::attrs::AttrKind;
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::module::{GlobalKind, Linkage};
use warpc_ir::opcode::{IntPred, Opcode, flags};
use warpc_ir::{Value, ValueKind};

/// Guards that are asked about one value.
const MAX_GUARDS: usize = 16;

impl Values<'_, '_> {
    /// Whether integer or pointer `value` is known not to be zero (every lane, of a vector).
    pub fn is_non_zero(&self, value: Value) -> bool {
        self.rooted(value).non_zero_at(value, 0)
    }
    fn non_zero_at(&self, value: Value, depth: u32) -> bool {
        let func = self.f;
        let Some(bits) = self.width(func.type_of(value)) else { return false };
        match value.kind() {
            ValueKind::Const(c) => match func.consts().row(c).kind {
                ConstKind::Aggregate => {
                    func.consts().list(c).iter().all(|&e| e.is_poison() || self.non_zero_at(e, depth + 1))
                }
                ConstKind::Expr if depth < MAX_DEPTH => self.non_zero_expression(value, bits, depth),
                _ => self.bits_at(value, bits, depth).is_non_zero(),
            },
            // Null may be an address in spaces other than the generic one, and what an alias stands for may be missing.
            ValueKind::Global(g) => {
                let symbol = &func.ctx().globals.sym[g.index()];
                func.ctx().globals.shape[g.index()].addrspace == 0
                    && symbol.linkage != Linkage::ExternWeak
                    && symbol.kind != GlobalKind::Alias
            }
            ValueKind::Arg(n) => {
                let set = arg_attrs(func, n);
                let a = func.attrs();
                a.has(set, AttrKind::NonNull)
                    || self.has_no_object_at_null(func.type_of(value))
                        && (a.has(set, AttrKind::Dereferenceable) || a.has(set, AttrKind::ByVal))
                    || self.range_excludes_zero(set)
                    || self.non_zero_by_context(value)
            }
            ValueKind::Inst(i) => {
                (depth < MAX_DEPTH && self.non_zero_inst(i, bits, depth))
                    || self.bits_at(value, bits, depth).is_non_zero()
                    || self.non_zero_by_context(value)
            }
            _ => false,
        }
    }
    /// Whether the constant expression `value` is not zero: an address inside of something that is not null, or its bits say so.
    fn non_zero_expression(&self, value: Value, bits: u32, depth: u32) -> bool {
        let func = self.f;
        let inside = value.as_const().is_some_and(|c| {
            let head = func.consts().expr(c);
            head.is_some_and(|head| head.op == Opcode::GetElementPtr && head.flags & flags::INBOUNDS != 0)
                && self.has_no_object_at_null(func.type_of(value))
                && func.consts().list(c).first().is_some_and(|&base| self.non_zero_at(base, depth + 1))
        });
        inside || !func.types().is_ptr(func.type_of(value)) && self.bits_at(value, bits, depth).is_non_zero()
    }
    fn range_excludes_zero(&self, set: AttrSet) -> bool {
        match self.f.attrs().get(set, AttrKind::Range) {
            // [lo, hi) in signed order as written: zero is inside when lo <= 0 < hi, or outside of a wrapped one.
            Some(warpc_ir::attrs::Attr::Range(r)) => {
                if r.lo < r.hi {
                    r.lo > 0 || r.hi <= 0
                } else {
                    r.hi <= 0 && r.lo > 0
                }
            }
            _ => false,
        }
    }
    fn non_zero_by_context(&self, value: Value) -> bool {
        let func = self.f;
        let at = if self.at.is_some() { self.at } else { value.as_inst().unwrap_or(Inst::NONE) };
        self.facts_of(value).iter().rev().take(16).any(|x| {
            let says = match x.bundle {
                Some((AttrKind::NonNull, _)) => true,
                Some((AttrKind::Dereferenceable, n)) => n > 0 && self.has_no_object_at_null(func.type_of(value)),
                Some(_) => false,
                None => self
                    .truth(x)
                    .is_some_and(|truth| self.condition_excludes_zero(value, func.operand(x.inst, 0), truth, 0)),
            };
            says && self.holds(x, at)
        }) || self.non_zero_by_guard(value, at)
    }
    /// Whether a guard before `at` says that `value` is not zero.
    fn non_zero_by_guard(&self, value: Value, at: Inst) -> bool {
        let func = self.f;
        let (Some(dom), Some(facts)) = (self.dom, self.assumptions) else { return false };
        let stands = at.is_some() && func.block_of(at).is_some();
        stands
            && facts.guards().iter().rev().take(MAX_GUARDS).any(|&guard| {
                !func.is_dead(guard)
                    && intrinsic(func, guard) == Some(id::EXPERIMENTAL_GUARD)
                    && guard != at
                    && dom.dominates_inst(func, guard, at)
                    && self.condition_excludes_zero(value, func.operand(guard, 0), true, 0)
            })
    }
    /// Whether `condition` being `truth` means that `value` is not zero.
    fn condition_excludes_zero(&self, value: Value, condition: Value, truth: bool, depth: u32) -> bool {
        let func = self.f;
        let Some(i) = condition.as_inst().filter(|_| depth < 4) else { return false };
        match func.op(i) {
            Opcode::ICmp => {
                let p = if truth { func.int_pred(i) } else { func.int_pred(i).inverse() };
                let (a, b) = (func.operand(i, 0), func.operand(i, 1));
                // The number of an address, and its low bits, are zero where that is null.
                let is_number = |v: Value| {
                    v.as_inst().is_some_and(|n| func.op(n) == Opcode::PtrToInt && func.operand(n, 0) == value)
                };
                let (p, other) = match () {
                    _ if a == value || is_number(a) => (p, b),
                    _ if b == value || is_number(b) => (p.swapped(), a),
                    _ => return false,
                };
                let k = match self.width(func.type_of(other)) {
                    Some(w) => Values { assumptions: None, memo: None, ..*self }.bits_at(other, w, MAX_DEPTH - 1),
                    None => return false,
                };
                let zero = k.as_constant() == Some(0);
                match p {
                    IntPred::Ne => zero,
                    IntPred::Eq => k.is_non_zero(),
                    IntPred::Ugt => true,
                    IntPred::Uge => k.is_non_zero(),
                    IntPred::Sgt => k.is_non_negative(),
                    IntPred::Sge => k.is_non_negative() && k.is_non_zero(),
                    IntPred::Slt => k.is_negative() || zero,
                    IntPred::Sle => k.is_negative(),
                    _ => false,
                }
            }
            Opcode::And if truth => func.operands(i).any(|o| self.condition_excludes_zero(value, o, true, depth + 1)),
            Opcode::Or if !truth => func.operands(i).any(|o| self.condition_excludes_zero(value, o, false, depth + 1)),
            Opcode::Select if func.ty(i) == Type::I1 => {
                let is = |k: usize, n: u64| func.consts().as_int(func.operand(i, k)) == Some(n);
                let either = |k: usize| {
                    self.condition_excludes_zero(value, func.operand(i, 0), truth, depth + 1)
                        || self.condition_excludes_zero(value, func.operand(i, k), truth, depth + 1)
                };
                truth && is(2, 0) && either(1) || !truth && is(1, 1) && either(2)
            }
            _ => false,
        }
    }
    fn non_zero_inst(&self, inst: Inst, bits: u32, depth: u32) -> bool {
        let func = self.f;
        let fl = func.flags(inst);
        let arg = |n: usize| self.non_zero_at(func.operand(inst, n), depth + 1);
        let known = |n: usize| self.bits_of(func.operand(inst, n), depth);
        match func.op(inst) {
            Opcode::Alloca => func.types().addrspace(func.ty(inst)) == Some(0),
            Opcode::GetElementPtr => self.non_zero_address(inst, depth),
            Opcode::AddrSpaceCast => false,
            Opcode::ZExt | Opcode::SExt => arg(0),
            Opcode::Freeze => self.not_undef_or_poison_at(func.operand(inst, 0), depth + 1) && arg(0),
            Opcode::PtrToInt | Opcode::IntToPtr => {
                let w = self.width(func.type_of(func.operand(inst, 0)));
                w.is_some_and(|w| w <= bits) && arg(0)
            }
            Opcode::Trunc => fl & (flags::NUW | flags::NSW) != 0 && arg(0),
            Opcode::Or => arg(1) || arg(0) || self.adds_to_zero(inst),
            Opcode::Xor => {
                // Different known bits.
                let (a, b) = (known(0), known(1));
                a.one & b.zero | a.zero & b.one != 0 || self.adds_to_zero(inst)
            }
            Opcode::Add => self.non_zero_sum(inst, depth),
            Opcode::Sub => {
                if func.consts().is_zero(func.operand(inst, 0)) {
                    return arg(1);
                }
                let (a, b) = (known(0), known(1));
                a.one & b.zero | a.zero & b.one != 0 || self.adds_to_zero(inst)
            }
            Opcode::Mul => {
                if fl & (flags::NUW | flags::NSW) != 0 {
                    return arg(0) && arg(1);
                }
                // An odd factor loses no bit, and the lowest bits of both stand in the product where that has so many.
                let (a, b) = (known(0), known(1));
                let may_vanish = a.max_trailing_zeros() + b.max_trailing_zeros() >= bits;
                a.one & 1 != 0 && arg(1) || b.one & 1 != 0 && arg(0) || !may_vanish
            }
            Opcode::Shl => fl & (flags::NUW | flags::NSW) != 0 && arg(0) || self.non_zero_shift(inst, bits, depth),
            Opcode::LShr | Opcode::AShr => fl & flags::EXACT != 0 && arg(0) || self.non_zero_shift(inst, bits, depth),
            Opcode::UDiv | Opcode::SDiv => {
                if fl & flags::EXACT != 0 {
                    return arg(0);
                }
                func.op(inst) == Opcode::UDiv && known(0).min() >= known(1).max()
            }
            Opcode::Select => self.non_zero_arm(inst, true, depth) && self.non_zero_arm(inst, false, depth),
            Opcode::Phi => self.non_zero_phi(inst, depth),
            Opcode::Load => {
                let t = func.ctx().tables;
                fl & flags::HAS_MD != 0
                    && func.attachments(inst).any(|a| match t.strings.get(a.kind) {
                        b"nonnull" => true,
                        b"dereferenceable" => self.has_no_object_at_null(func.ty(inst)),
                        _ => false,
                    })
            }
            Opcode::Call => self.non_zero_call(inst, depth),
            _ => false,
        }
    }
    /// Whether a sum is not zero.
    fn non_zero_sum(&self, inst: Inst, depth: u32) -> bool {
        let func = self.f;
        let fl = func.flags(inst);
        let arg = |n: usize| self.non_zero_at(func.operand(inst, n), depth + 1);
        let known = |n: usize| self.bits_of(func.operand(inst, n), depth);
        if fl & flags::NUW != 0 {
            return arg(1) || arg(0);
        }
        let (a, b) = (known(0), known(1));
        if a.is_non_negative() && b.is_non_negative() {
            return arg(1) || arg(0);
        }
        if self.adds_to_zero(inst) {
            return true;
        }
        // A number that is not negative does not reach zero again by a single bit.
        let is_bit = |n: usize| self.is_single_bit(func.operand(inst, n));
        if a.is_non_negative() && is_bit(1) || b.is_non_negative() && is_bit(0) {
            return true;
        }
        if a.is_negative() && b.is_negative() {
            // Only the two smallest numbers add up to zero.
            let low = a.mask() >> 1;
            return a.one & low != 0 || b.one & low != 0;
        }
        false
    }
    /// Whether all values of a phi are known not to be zero.
    fn non_zero_phi(&self, inst: Inst, depth: u32) -> bool {
        let func = self.f;
        let n = func.phi_len(inst);
        n > 0
            && n <= 16
            && depth < MAX_DEPTH - 1
            && func.phi_pairs(inst).all(|(v, from)| {
                v == Value::inst(inst) || self.at(func.terminator(from)).non_zero_at(v, depth.max(MAX_DEPTH - 2) + 1)
            })
    }
    /// Whether the result of a call is not zero.
    fn non_zero_call(&self, inst: Inst, depth: u32) -> bool {
        let func = self.f;
        let arg = |n: usize| self.non_zero_at(func.operand(inst, n), depth + 1);
        let known = |n: usize| self.bits_of(func.operand(inst, n), depth);
        if call_ret_has(func, inst, AttrKind::NonNull)
            || self.has_no_object_at_null(func.ty(inst)) && call_ret_has(func, inst, AttrKind::Dereferenceable)
        {
            return true;
        }
        match intrinsic(func, inst) {
            Some(id::ABS | id::BSWAP | id::BITREVERSE | id::CTPOP) => arg(0),
            Some(id::UMAX | id::UADD_SAT) => arg(0) || arg(1) || self.adds_to_zero(inst),
            Some(id::UMIN) => arg(0) && arg(1),
            Some(id::SMAX | id::SMIN) => {
                let sure = |n: usize| match intrinsic(func, inst) {
                    Some(id::SMAX) => known(n).is_non_negative() && arg(n),
                    _ => known(n).is_negative(),
                };
                sure(0) || sure(1) || arg(0) && arg(1)
            }
            Some(id::FSHL | id::FSHR) => func.operand(inst, 0) == func.operand(inst, 1) && arg(0),
            Some(id::VSCALE) => true,
            Some(id::EXPECT | id::SSA_COPY) => arg(0),
            _ => match returned_argument(func, inst) {
                Some(p) if intrinsic(func, inst).is_none() => self.non_zero_at(p, depth + 1),
                _ => false,
            },
        }
    }

    /// Whether no object of the address space of pointers of type `ty` begins at null, so that what may be accessed is not null.
    fn has_no_object_at_null(&self, ty: Type) -> bool {
        self.f.types().addrspace(ty).is_some_and(|space| !null_is_valid(self.f, space))
    }

    /// Whether the result of a `getelementptr` is not null: a step inside an object, or one that does not wrap, from something or by
    /// something that is not zero.
    fn non_zero_address(&self, inst: Inst, depth: u32) -> bool {
        let func = self.f;
        let fl = func.flags(inst);
        if fl & flags::NUW == 0 && (fl & flags::INBOUNDS == 0 || !self.has_no_object_at_null(func.ty(inst))) {
            return false;
        }
        if self.non_zero_at(func.operand(inst, 0), depth + 1) {
            return true;
        }
        let (types, layout) = (func.types(), func.layout());
        let mut ty = Type(func.aux(inst).a);
        for n in 1..func.num_operands(inst) {
            let index = func.operand(inst, n);
            if n > 1
                && let warpc_ir::TypeKind::Struct { .. } | warpc_ir::TypeKind::Named(_) = types.kind(ty)
            {
                let Some(field) = func.consts().as_int(index) else { return false };
                if layout.field_offset(types, ty, field as usize) != 0 {
                    return true;
                }
                let Some(inner) = types.element(ty, field) else { return false };
                ty = inner;
                continue;
            }
            if n > 1 {
                let Some(inner) = types.sequence_element(ty) else { return false };
                ty = inner;
            }
            if layout.fixed_alloc_size(types, ty).is_some_and(|size| size > 0) && self.non_zero_at(index, depth + 1) {
                return true;
            }
        }
        false
    }

    /// Whether one arm of a select is not zero, or is not where it is chosen.
    fn non_zero_arm(&self, inst: Inst, truth: bool, depth: u32) -> bool {
        let func = self.f;
        let arm = func.operand(inst, if truth { 1 } else { 2 });
        self.non_zero_at(arm, depth + 1)
            || func.type_of(func.operand(inst, 0)) == Type::I1
                && self.condition_excludes_zero(arm, func.operand(inst, 0), truth, 0)
                && self.not_undef(arm)
    }

    /// Whether the result of a shift that may lose bits is not zero: a bit stays however far it is shifted, or none is lost.
    fn non_zero_shift(&self, inst: Inst, bits: u32, depth: u32) -> bool {
        let func = self.f;
        let known = self.bits_of(func.operand(inst, 0), depth);
        let left = func.op(inst) == Opcode::Shl;
        // These stay under every amount that gives a number.
        if if left { known.one & 1 != 0 } else { known.is_negative() } {
            return true;
        }
        let most = self.bits_of(func.operand(inst, 1), depth).max().min(bits as u128 - 1) as u32;
        let kept = if left { known.one << most & mask(bits) } else { known.one >> most };
        if kept != 0 {
            return true;
        }
        let lost = if left { mask(bits) & !(mask(bits) >> most) } else { mask(most) };
        known.zero & lost == lost && self.non_zero_at(func.operand(inst, 0), depth + 1)
    }

    /// Whether the operands of `inst` are `x` and an extension of `x == 0`, of which one is always zero and the other never with it.
    fn adds_to_zero(&self, inst: Inst) -> bool {
        let func = self.f;
        [(0, 1), (1, 0)].into_iter().any(|(a, b)| {
            let x = func.operand(inst, a);
            let Some(extension) = func.operand(inst, b).as_inst() else { return false };
            if !matches!(func.op(extension), Opcode::ZExt | Opcode::SExt) {
                return false;
            }
            let Some(test) = func.operand(extension, 0).as_inst() else { return false };
            func.op(test) == Opcode::ICmp
                && func.int_pred(test) == IntPred::Eq
                && func.operand(test, 0) == x
                && func.consts().is_zero(func.operand(test, 1))
                && self.not_undef_or_poison(x)
        })
    }

    /// Whether `value` is a power of two, or poison: one bit, shifted without that it can be lost.
    fn is_single_bit(&self, value: Value) -> bool {
        let func = self.f;
        if let Some(constant) = int_constant(func, value) {
            return constant.is_power_of_two();
        }
        value.as_inst().is_some_and(|inst| {
            let shifted = || int_constant(func, func.operand(inst, 0));
            match func.op(inst) {
                Opcode::Shl => {
                    shifted() == Some(1)
                        || func.flags(inst) & flags::NUW != 0 && shifted().is_some_and(|c| c.is_power_of_two())
                }
                Opcode::LShr => self.width(func.ty(inst)).is_some_and(|bits| shifted() == Some(1 << (bits - 1))),
                Opcode::ZExt => self.is_single_bit(func.operand(inst, 0)),
                _ => false,
            }
        })
    }
}
