//! Differences as sums, negations as products, and the signs of floating-point constants.

use super::{Reassociate, SEARCH, fneg, is_fp, negated, only_user, regroupable, regroupable_either};
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Aux, Builder, Func, FuncMut, Opcode, Value};
use warpc_scalar::patterns as p;

const SUMS: [Opcode; 2] = [Opcode::Add, Opcode::FAdd];
const DIFFERENCES: [Opcode; 2] = [Opcode::Sub, Opcode::FSub];
/// Operations below a sum that are searched for negative constants.
const NEGATIBLE: usize = 1 << 10;

/// `-value` before `at`, with the fast-math flags of `like`.
pub(super) fn negation(func: &mut FuncMut<'_>, value: Value, at: Inst, like: Inst) -> Value {
    let ty = func.type_of(value);
    if func.types().is_int(func.types().scalar(ty)) {
        let zero = func.folder().zero(ty).unwrap_or(Value::poison(ty));
        return Builder::before(func, at).binary(Opcode::Sub, zero, value, 0);
    }
    let fl = func.flags(like) & flags::FAST;
    Builder::before(func, at).fneg(value, fl)
}

impl Reassociate {
    /// `x - y -> x + -y` where a sum or another difference is near; `-(x * y) -> x * y * -1`. Returns what stands for `inst`.
    pub(super) fn difference(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> Inst {
        let (op, v) = (func.op(inst), Value::inst(inst));
        if op != Opcode::FNeg && self.breaks_up(func, inst) {
            let new = self.break_up(func, inst);
            self.again(func, inst);
            self.changed = true;
            return new;
        }
        let (negated, product) = match op {
            Opcode::Sub => (p::neg(func, v), Opcode::Mul),
            _ => (fneg(func, v), Opcode::FMul),
        };
        let Some(of) = negated.filter(|&x| regroupable(func, x, product).is_some()) else { return inst };
        if only_user(func, inst)
            .is_some_and(|user| func.op(user) == product && regroupable(func, user.into(), product).is_some())
        {
            return inst;
        }
        debug_assert!(of != v);
        let new = self.negation_to_product(func, inst);
        let users: Vec<Inst> =
            func.uses(new.into()).map(|u| func.user(u)).filter(|&u| func.op(u).is_binary()).collect();
        for user in users {
            self.again(func, user);
        }
        self.again(func, inst);
        self.changed = true;
        new
    }

    /// `-x -> x * -1`, for all users.
    pub(super) fn negation_to_product(&mut self, func: &mut FuncMut<'_>, neg: Inst) -> Inst {
        let ty = func.ty(neg);
        let (op, fl) =
            if is_fp(func.op(neg)) { (Opcode::FMul, func.flags(neg) & flags::FAST) } else { (Opcode::Mul, 0) };
        let last = func.num_operands(neg) - 1;
        let of = func.operand(neg, last);
        let minus_one = super::add::number(func, ty, -1).unwrap_or(Value::poison(ty));
        let product = Builder::before(func, neg).emit(op, fl, ty, &[of, minus_one], Aux::default());
        self.replaced(func, neg, product);
        product
    }

    /// Users of `old` use `new`; `old` holds no operands any more and will be erased.
    pub(super) fn replaced(&mut self, func: &mut FuncMut<'_>, old: Inst, new: Inst) {
        func.take_name(new.into(), old.into());
        func.replace_all_uses(old.into(), new.into());
        for k in 0..func.num_operands(old) {
            let poison = Value::poison(func.type_of(func.operand(old, k)));
            func.set_operand(old, k, poison);
        }
        let loc = func.loc(old);
        func.set_loc(new, loc);
        self.again(func, old);
    }

    /// Whether the difference `inst` is next to a sum or another difference that may be regrouped.
    fn breaks_up(&self, func: &Func<'_>, inst: Inst) -> bool {
        let v = Value::inst(inst);
        if negated(func, v).is_some() || func.operand(inst, 1).is_undef_or_poison() {
            return false;
        }
        let near = |v| regroupable_either(func, v, SUMS).or_else(|| regroupable_either(func, v, DIFFERENCES)).is_some();
        near(func.operand(inst, 0))
            || near(func.operand(inst, 1))
            || only_user(func, inst).is_some_and(|user| near(user.into()))
    }

    fn break_up(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> Inst {
        let (left, right) = (func.operand(inst, 0), func.operand(inst, 1));
        let right = self.negate(func, right, inst);
        let (op, fl) = if func.op(inst) == Opcode::FSub {
            (Opcode::FAdd, func.flags(inst) & flags::FAST)
        } else {
            (Opcode::Add, 0)
        };
        let ty = func.ty(inst);
        let sum = Builder::before(func, inst).emit(op, fl, ty, &[left, right], Aux::default());
        self.replaced(func, inst, sum);
        sum
    }

    /// `-value`, available before `at`. Negations sink into sums that nothing else uses, in two walks: down to the leaves, and up
    /// again, where each sum moves behind its negated operands.
    fn negate(&mut self, func: &mut FuncMut<'_>, value: Value, at: Inst) -> Value {
        let mut sums: Vec<Inst> = Vec::new();
        let Some(root) = regroupable_either(func, value, SUMS) else { return self.negate_leaf(func, value, at) };
        sums.push(root);
        let mut next = 0;
        while next < sums.len() {
            let i = sums[next];
            next += 1;
            for k in 0..2 {
                sums.extend(regroupable_either(func, func.operand(i, k), SUMS));
            }
        }
        // Operands before their users.
        for &i in sums.iter().rev() {
            for k in 0..2 {
                let v = func.operand(i, k);
                if regroupable_either(func, v, SUMS).is_none() {
                    let neg = self.negate_leaf(func, v, at);
                    func.set_operand(i, k, neg);
                }
            }
            if func.op(i) == Opcode::Add {
                func.set_flags(i, 0);
            }
            func.move_before(i, at);
            let v = Value::inst(i);
            func.derive_name(v, v, ".neg");
            let poison = Value::poison(func.ty(i));
            func.replace_debug_value(i, poison);
            self.again(func, i);
        }
        value
    }

    fn negate_leaf(&mut self, func: &mut FuncMut<'_>, value: Value, at: Inst) -> Value {
        if value.is_constant() {
            let ty = func.type_of(value);
            let mut fold = func.folder();
            let zero = fold.zero(ty);
            let folded = if fold.types.is_int(fold.types.scalar(ty)) {
                zero.and_then(|zero| fold.binary(Opcode::Sub, 0, zero, value))
            } else {
                fold.fneg(value)
            };
            if let Some(v) = folded {
                return v;
            }
        }
        if let Some(v) = self.existing_negation(func, value, at) {
            return v;
        }
        let neg = negation(func, value, at, at);
        func.derive_name(neg, value, ".neg");
        self.again_if_inst(func, neg);
        neg
    }

    /// A negation of `value` that is there already, moved up to where `value` is defined.
    fn existing_negation(&mut self, func: &mut FuncMut<'_>, value: Value, at: Inst) -> Option<Value> {
        if !value.has_uses() {
            return None;
        }
        let users = func.uses(value).take(SEARCH).map(|u| func.user(u));
        let found = users.into_iter().find(|&user| {
            let whole = func.num_operands(user) < 2 || func.consts().is_well_defined(func.operand(user, 0));
            user != at && whole && negated(func, user.into()) == Some(value)
        })?;
        let to = match value.as_inst() {
            Some(i) if func.op(i) == Opcode::Phi => func.first_non_phi(func.block_of(i)),
            Some(i) if func.op(i).is_terminator() => return None,
            Some(i) => func.next(i),
            None => func.first(func.entry()),
        };
        if func.op(to) == Opcode::LandingPad || func.op(to) == Opcode::CatchPad || func.op(to) == Opcode::CleanupPad {
            return None;
        }
        if func.block_of(found) != func.block_of(to) {
            func.set_loc(found, Md::NONE);
        }
        if to != found {
            func.move_before(found, to);
        }
        let fl = if func.op(found) == Opcode::Sub { 0 } else { func.flags(found) & func.flags(at) & flags::FAST };
        func.set_flags(found, fl);
        self.again(func, found);
        Some(found.into())
    }

    /// Makes negative constants in products and quotients below a sum or difference positive, which exchanges the two when their
    /// number is odd: `x + y * -2.0 -> x - y * 2.0`. Returns what stands for `inst` then. Exact, so no flag is needed.
    pub(super) fn positive_constants(&mut self, func: &mut FuncMut<'_>, inst: Inst) -> Option<Inst> {
        if !matches!(func.op(inst), Opcode::FAdd | Opcode::FSub) {
            return None;
        }
        let slots: &[usize] = if func.op(inst) == Opcode::FAdd { &[1, 0] } else { &[1] };
        let mut now = inst;
        for &slot in slots {
            // A difference has the part it subtracts on the right.
            let slot = if func.op(now) == Opcode::FSub { 1 } else { slot };
            now = self.positive_operand(func, now, slot);
        }
        (now != inst).then_some(now)
    }

    fn positive_operand(&mut self, func: &mut FuncMut<'_>, inst: Inst, slot: usize) -> Inst {
        let part = func.operand(inst, slot);
        let found = negative_products(func, part);
        if found.is_empty() {
            return inst;
        }
        let odd = found.len() % 2 == 1;
        let is_difference = func.op(inst) == Opcode::FSub;
        // A difference that is broken up again would go round in circles.
        if odd && !is_difference && self.breaks_up(func, inst) {
            return inst;
        }
        for i in found {
            for k in 0..2 {
                let v = func.operand(i, k);
                if is_negative_constant(func, v)
                    && let Some(positive) = func.folder().fneg(v)
                {
                    func.set_operand(i, k, positive);
                }
            }
            self.again(func, i);
            self.changed = true;
        }
        if !odd {
            return inst;
        }
        let op = if is_difference { Opcode::FAdd } else { Opcode::FSub };
        let (other, ty, fl) = (func.operand(inst, 1 - slot), func.ty(inst), func.flags(inst) & flags::FAST);
        let new = Builder::before(func, inst).emit(op, fl, ty, &[other, part], Aux::default());
        func.replace_all_uses(inst.into(), new.into());
        self.again(func, inst);
        self.changed = true;
        new
    }
}

/// Whether `value` is a negative floating-point constant, scalar or splat.
fn is_negative_constant(func: &Func<'_>, value: Value) -> bool {
    p::float(func, value).is_some_and(|(format, bits)| {
        func.types().scalar_bits(format).is_some_and(|width| bits >> (width - 1) & 1 == 1)
    })
}

/// Products and quotients below `value`, used once each, that have a negative constant. One with two of them is not listed where
/// another pass will fold it.
fn negative_products(func: &Func<'_>, value: Value) -> Vec<Inst> {
    let mut found = Vec::new();
    let mut work = vec![value];
    let mut left = NEGATIBLE;
    while let Some(v) = work.pop() {
        let Some(i) = v.as_inst().filter(|_| func.has_one_use(v)) else { continue };
        if left == 0 {
            return Vec::new();
        }
        left -= 1;
        if !matches!(func.op(i), Opcode::FMul | Opcode::FDiv) {
            continue;
        }
        let (a, b) = (func.operand(i, 0), func.operand(i, 1));
        if a.is_constant() && (func.op(i) == Opcode::FMul || b.is_constant()) {
            continue;
        }
        if is_negative_constant(func, a) || is_negative_constant(func, b) {
            found.push(i);
        }
        work.extend([a, b]);
    }
    found
}
