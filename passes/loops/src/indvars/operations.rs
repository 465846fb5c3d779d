//! Operations on induction variables that ranges make simpler.
//!
//! | before | after | where |
//! |---|---|---|
//! | `i % n` | `i` | `0 <= i < n` |
//! | `i % n` | `i == n ? 0 : i` | `0 <= i - 1 < n` |
//! | `srem`, `sdiv` | `urem`, `udiv` | both sides are not negative |
//! | `llvm.*.with.overflow`, `llvm.*.sat` | the operation with its wrap flag | it does not overflow |
//! | `icmp (trunc i), n` | `icmp i, (ext n)` | the extended half is the whole |
//! | an operation that equals its operand | the operand | |
//! | `fptosi (sitofp i)` | `i`, extended or cut | all values of `i` are floats |
//! | `add`, `sub`, `mul` | with `nuw`, `nsw` | it does not wrap |
//! | `(x << i) >> c` | with `exact` | `i >= c` |

use super::Work;
use super::compare::set_pred;
use warpc_analysis::facts;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, Func, FuncMut, IntPred, Opcode, Value};
use warpc_scev::{COULD_NOT_COMPUTE, Wrap, number};

impl Work<'_> {
    /// Makes `user` of recurrence `operand` simpler. `true`: what uses `operand` is to be looked at again instead of what uses `user`.
    pub(super) fn eliminate(&mut self, func: &mut FuncMut<'_>, user: Inst, operand: Inst) -> bool {
        let scalar = |func: &Func<'_>, i: Inst| func.types().int_bits(func.type_of(func.operand(i, 0))).is_some();
        match func.op(user) {
            Opcode::ICmp => {
                let known = self.ask(func, |se| se.type_of(se.f.operand(user, 0)).is_some());
                if known {
                    self.simplify_comparison(func, user);
                }
                true
            }
            Opcode::SRem | Opcode::URem if scalar(func, user) => {
                self.simplify_remainder(func, user, operand);
                true
            }
            Opcode::SDiv if scalar(func, user) => self.unsigned_quotient(func, user),
            Opcode::Call if self.drop_overflow_check(func, user) || self.drop_saturation(func, user) => true,
            Opcode::Trunc if self.widen_comparisons(func, user) => true,
            _ => self.drop_identity(func, user, operand),
        }
    }

    fn simplify_remainder(&mut self, func: &mut FuncMut<'_>, inst: Inst, operand: Inst) {
        let signed = func.op(inst) == Opcode::SRem;
        let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
        let numerator = left == Value::inst(operand);
        if !numerator && !signed {
            return;
        }
        let around = self.loops.of(func.block_of(inst));
        let less = if signed { IntPred::Slt } else { IntPred::Ult };
        enum Becomes {
            Numerator,
            NumeratorOrZero,
            Unsigned,
        }
        let found = self.ask(func, |se| {
            let a = se.get(left);
            let a = se.at_scope(a, around);
            if signed && !se.is_known_non_negative(a) {
                return None;
            }
            let b = se.get(right);
            let b = se.at_scope(b, around);
            if numerator {
                if se.is_known(less, a, b) {
                    return Some(Becomes::Numerator);
                }
                let one = se.one(se.ty(a));
                let before = se.minus(a, one, Wrap::ANY);
                if se.is_known(less, before, b) {
                    return Some(Becomes::NumeratorOrZero);
                }
            }
            (signed && se.is_known_non_negative(b)).then_some(Becomes::Unsigned)
        });
        let value = match found {
            None => return,
            Some(Becomes::Numerator) => left,
            Some(Becomes::NumeratorOrZero) => {
                let ty = func.ty(inst);
                let Some(zero) = func.folder().zero(ty) else { return };
                let mut b = Builder::before(func, inst);
                let equal = b.icmp(IntPred::Eq, left, right, Type::I1);
                let value = b.select(equal, zero, left, 0);
                super::set_name(func, value, "iv.rem");
                value
            }
            Some(Becomes::Unsigned) => {
                let value = Builder::before(func, inst).binary(Opcode::URem, left, right, 0);
                func.derive_name(value, inst.into(), ".urem");
                value
            }
        };
        self.replace(func, inst, value);
    }
    fn unsigned_quotient(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let around = self.loops.of(func.block_of(inst));
        let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
        let positive = self.ask(func, |se| {
            [left, right].into_iter().all(|v| {
                let expr = se.get(v);
                let expr = se.at_scope(expr, around);
                se.is_known_non_negative(expr)
            })
        });
        if positive {
            let exact = func.flags(inst) & flags::EXACT;
            let value = Builder::before(func, inst).binary(Opcode::UDiv, left, right, exact);
            func.derive_name(value, inst.into(), ".udiv");
            self.replace(func, inst, value);
        }
        positive
    }

    /// Whether `op` of the operands of call `inst` does not overflow.
    fn never_overflows(&mut self, func: &Func<'_>, inst: Inst, op: Opcode, signed: bool) -> bool {
        let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
        if func.types().int_bits(func.type_of(left)).is_none() {
            return false;
        }
        self.ask(func, |se| {
            let (a, b) = (se.get(left), se.get(right));
            se.will_not_overflow(op, signed, a, b, None)
        })
    }
    fn drop_overflow_check(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let (op, signed) = match facts::intrinsic(func, inst) {
            Some(id::SADD_WITH_OVERFLOW) => (Opcode::Add, true),
            Some(id::UADD_WITH_OVERFLOW) => (Opcode::Add, false),
            Some(id::SSUB_WITH_OVERFLOW) => (Opcode::Sub, true),
            Some(id::USUB_WITH_OVERFLOW) => (Opcode::Sub, false),
            Some(id::SMUL_WITH_OVERFLOW) => (Opcode::Mul, true),
            Some(id::UMUL_WITH_OVERFLOW) => (Opcode::Mul, false),
            _ => return false,
        };
        if !self.never_overflows(func, inst, op, signed) {
            return false;
        }
        let flag = if signed { flags::NSW } else { flags::NUW };
        let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
        let result = Builder::before(func, inst).binary(op, left, right, flag);
        let parts: Vec<Inst> =
            func.uses(inst.into()).map(|u| func.user(u)).filter(|&i| func.op(i) == Opcode::ExtractValue).collect();
        for part in parts {
            let value = match func.indices(part) {
                [0] => result,
                _ => func.consts_mut().add_bool(false),
            };
            if let Some(made) = result.as_inst() {
                let loc = func.loc(part);
                func.set_loc(made, loc);
            }
            self.replace(func, part, value);
        }
        self.dead.push(inst);
        self.changed = true;
        true
    }
    fn drop_saturation(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let (op, signed) = match facts::intrinsic(func, inst) {
            Some(id::SADD_SAT) => (Opcode::Add, true),
            Some(id::UADD_SAT) => (Opcode::Add, false),
            Some(id::SSUB_SAT) => (Opcode::Sub, true),
            Some(id::USUB_SAT) => (Opcode::Sub, false),
            _ => return false,
        };
        if !self.never_overflows(func, inst, op, signed) {
            return false;
        }
        let flag = if signed { flags::NSW } else { flags::NUW };
        let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
        let result = Builder::before(func, inst).binary(op, left, right, flag);
        func.derive_name(result, inst.into(), "");
        self.replace(func, inst, result);
        true
    }

    /// Replaces all uses of truncation `inst`, comparisons with invariants, by comparisons of what it is cut from. Where registers
    /// have 32 bits the cut is free, and comparing more than that is not.
    fn widen_comparisons(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let whole = func.operand(inst, 0);
        let ty = func.type_of(whole);
        let Some(bits) = func.types().int_bits(ty) else { return false };
        if self.gpu && bits > 32 {
            return false;
        }
        let (zero, sign) = self.ask(func, |se| {
            let (wide, cut) = (se.get(whole), se.get(inst.into()));
            let to = se.ty(wide);
            (se.zero_extend(cut, to, 0) == wide, se.sign_extend(cut, to, 0) == wide)
        });
        if !zero && !sign {
            return false;
        }
        let mut compares: Vec<Inst> = Vec::new();
        for u in func.uses(inst.into()) {
            let user = func.user(u);
            if !self.dom.is_reachable(func.block_of(user)) {
                continue;
            }
            if func.op(user) != Opcode::ICmp || !self.contains(func.block_of(user)) {
                return false;
            }
            let other = func.operand(user, 1 - func.use_index(u));
            let pred = func.int_pred(user);
            if !self.is_invariant(func, other) || pred.is_signed() && !sign || pred.is_unsigned() && !zero {
                return false;
            }
            compares.push(user);
        }
        for compare in compares {
            let swapped = func.operand(compare, 1) == Value::inst(inst);
            let other = func.operand(compare, if swapped { 0 } else { 1 });
            let pred = func.int_pred(compare);
            let pred = if swapped { pred.swapped() } else { pred };
            let unsigned = pred.is_unsigned()
                || zero
                    && (pred.is_equality()
                        || self.ask(func, |se| {
                            let (a, b) = (se.get(inst.into()), se.get(other));
                            se.is_known_non_negative(a) && se.is_known_non_negative(b)
                        }));
            let (op, name) = if unsigned { (Opcode::ZExt, "zext") } else { (Opcode::SExt, "sext") };
            let extended = self.extended_before(func, op, other, ty, name);
            let pred = if unsigned && pred.is_signed() { pred.flipped_sign() } else { pred };
            let new = Builder::before(func, compare).icmp(pred, whole, extended, Type::I1);
            self.replace(func, compare, new);
        }
        let poison = Value::poison(func.ty(inst));
        self.replace(func, inst, poison);
        true
    }
    /// Invariant `value` extended to `ty` before the loop.
    pub(super) fn extended_before(
        &mut self,
        func: &mut FuncMut<'_>,
        op: Opcode,
        value: Value,
        ty: Type,
        name: &str,
    ) -> Value {
        if value.is_constant()
            && let Some(folded) = func.folder().cast(op, 0, value, ty)
        {
            return folded;
        }
        let end = func.terminator(self.preheader);
        let mut builder = Builder::before(func, end);
        builder.loc = Md::NONE;
        let made = builder.cast(op, value, ty, 0);
        super::set_name(func, made, name);
        made
    }

    /// Replaces `user` by its operand, if they are the same.
    fn drop_identity(&mut self, func: &mut FuncMut<'_>, user: Inst, operand: Inst) -> bool {
        if func.ty(user) != func.ty(operand) {
            return false;
        }
        let below = func.op(user) != Opcode::Phi || self.dom.dominates_inst(func, operand, user);
        if !below || !self.stays_closed(func, user, operand.into()) {
            return false;
        }
        let drops = self.ask(func, |se| {
            se.type_of(user.into())?;
            let expr = se.get(user.into());
            if expr == COULD_NOT_COMPUTE || expr != se.get(operand.into()) {
                return None;
            }
            // The operand may be poison only where `user` is.
            let given = se.poison_operands(user);
            se.drops_for(operand, expr, &given)
        });
        let Some(drops) = drops else { return false };
        for &i in &drops {
            func.drop_poison_flags(i);
        }
        self.replace(func, user, operand.into());
        true
    }

    /// Adds flags to `inst` that hold. Whether there were any.
    pub(super) fn strengthen(&mut self, func: &mut FuncMut<'_>, inst: Inst, operand: Inst) -> bool {
        match func.op(inst) {
            Opcode::Add | Opcode::Sub | Opcode::Mul => self.add_wrap_flags(func, inst),
            Opcode::Shl if func.types().int_bits(func.ty(inst)).is_some() => self.exact_shifts(func, inst, operand),
            _ => false,
        }
    }
    fn add_wrap_flags(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let have = func.flags(inst);
        let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
        let both = flags::NUW | flags::NSW;
        if have & both == both || func.types().int_bits(func.ty(inst)).is_none() {
            return false;
        }
        let op = func.op(inst);
        let more = self.ask(func, |se| {
            let (a, b) = (se.get(left), se.get(right));
            let mut more = 0;
            for (flag, signed) in [(flags::NUW, false), (flags::NSW, true)] {
                if have & flag == 0 && se.will_not_overflow(op, signed, a, b, Some(inst)) {
                    more |= flag;
                }
            }
            more
        });
        if more != 0 {
            func.set_flags(inst, have | more);
            self.changed = true;
        }
        more != 0
    }
    fn exact_shifts(&mut self, func: &mut FuncMut<'_>, inst: Inst, operand: Inst) -> bool {
        if func.operand(inst, 1) != Value::inst(operand) {
            return false;
        }
        let least = self.ask(func, |se| {
            let expr = se.get(operand.into());
            se.range(expr, false).umin()
        });
        let users: Vec<Inst> = func.uses(inst.into()).map(|u| func.user(u)).collect();
        let mut any = false;
        for user in users {
            let shift =
                matches!(func.op(user), Opcode::LShr | Opcode::AShr) && func.operand(user, 0) == Value::inst(inst);
            let enough = shift && func.consts().as_u128(func.operand(user, 1)).is_some_and(|by| least >= by);
            let have = func.flags(user);
            if enough && have & flags::EXACT == 0 {
                func.set_flags(user, have | flags::EXACT);
                any = true;
            }
        }
        self.changed |= any;
        any
    }

    /// `fptosi (sitofp i)`: `i`, where all its values are floats of that type.
    pub(super) fn count_without_floats(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> bool {
        let op = func.op(inst);
        if !matches!(op, Opcode::SIToFP | Opcode::UIToFP) {
            return false;
        }
        let source = func.operand(inst, 0);
        let Some(precision) = precision(func.ty(inst)) else { return false };
        let Some(bits) = func.types().int_bits(func.type_of(source)) else { return false };
        let needed = self.ask(func, |se| {
            let expr = se.get(source);
            match op {
                Opcode::SIToFP => se.range(expr, true).min_signed_bits(),
                _ => number::active_bits(se.range(expr, false).umax(), se.bits(expr)),
            }
        });
        if needed > precision {
            return false;
        }
        let users: Vec<Inst> = func.uses(inst.into()).map(|u| func.user(u)).collect();
        let mut any = false;
        for user in users {
            if !matches!(func.op(user), Opcode::FPToSI | Opcode::FPToUI) {
                continue;
            }
            let ty = func.ty(user);
            let Some(to) = func.types().int_bits(ty) else { continue };
            let (cast, suffix) = match to.cmp(&bits) {
                std::cmp::Ordering::Equal => (None, ""),
                std::cmp::Ordering::Less => (Some(Opcode::Trunc), ".trunc"),
                _ if func.op(user) == Opcode::FPToUI || op == Opcode::UIToFP => (Some(Opcode::ZExt), ".zext"),
                _ => (Some(Opcode::SExt), ".sext"),
            };
            let value = match cast {
                None => source,
                Some(cast) => {
                    let made = Builder::before(func, user).cast(cast, source, ty, 0);
                    func.derive_name(made, source, suffix);
                    made
                }
            };
            self.replace(func, user, value);
            any = true;
        }
        any
    }
}

/// Bits of the significand of float type `ty`, the implied one among them.
fn precision(ty: Type) -> Option<u32> {
    Some(match ty {
        Type::HALF => 11,
        Type::BFLOAT => 8,
        Type::FLOAT => 24,
        Type::DOUBLE => 53,
        _ => return None,
    })
}

/// Exchanges the predicate of comparison `inst` for the unsigned one.
pub(super) fn make_unsigned(func: &mut FuncMut<'_>, inst: Inst) {
    let pred = func.int_pred(inst);
    if pred.is_signed() {
        set_pred(func, inst, pred.flipped_sign(), false);
    }
}
