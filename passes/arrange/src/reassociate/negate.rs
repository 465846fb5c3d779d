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
pub(super) fn negation(f: &mut FuncMut<'_>, value: Value, at: Inst, like: Inst) -> Value {
    let ty = f.type_of(value);
    if f.types().is_int(f.types().scalar(ty)) {
        let zero = f.folder().zero(ty).unwrap_or(Value::poison(ty));
        return Builder::before(f, at).binary(Opcode::Sub, zero, value, 0);
    }
    let fl = f.flags(like) & flags::FAST;
    Builder::before(f, at).fneg(value, fl)
}

impl Reassociate {
    /// `x - y -> x + -y` where a sum or another difference is near; `-(x * y) -> x * y * -1`. Returns what stands for `inst`.
    pub(super) fn difference(&mut self, f: &mut FuncMut<'_>, inst: Inst) -> Inst {
        let (op, v) = (f.op(inst), Value::inst(inst));
        if op != Opcode::FNeg && self.breaks_up(f, inst) {
            let new = self.break_up(f, inst);
            self.again(f, inst);
            self.changed = true;
            return new;
        }
        let (negated, product) = match op {
            Opcode::Sub => (p::neg(f, v), Opcode::Mul),
            _ => (fneg(f, v), Opcode::FMul),
        };
        let Some(of) = negated.filter(|&x| regroupable(f, x, product).is_some()) else { return inst };
        if only_user(f, inst)
            .is_some_and(|user| f.op(user) == product && regroupable(f, user.into(), product).is_some())
        {
            return inst;
        }
        debug_assert!(of != v);
        let new = self.negation_to_product(f, inst);
        let users: Vec<Inst> = f.uses(new.into()).map(|u| f.user(u)).filter(|&u| f.op(u).is_binary()).collect();
        for user in users {
            self.again(f, user);
        }
        self.again(f, inst);
        self.changed = true;
        new
    }

    /// `-x -> x * -1`, for all users.
    pub(super) fn negation_to_product(&mut self, f: &mut FuncMut<'_>, neg: Inst) -> Inst {
        let ty = f.ty(neg);
        let (op, fl) = if is_fp(f.op(neg)) { (Opcode::FMul, f.flags(neg) & flags::FAST) } else { (Opcode::Mul, 0) };
        let last = f.num_operands(neg) - 1;
        let of = f.operand(neg, last);
        let minus_one = super::add::number(f, ty, -1).unwrap_or(Value::poison(ty));
        let product = Builder::before(f, neg).emit(op, fl, ty, &[of, minus_one], Aux::default());
        self.replaced(f, neg, product);
        product
    }

    /// Users of `old` use `new`; `old` holds no operands any more and will be erased.
    pub(super) fn replaced(&mut self, f: &mut FuncMut<'_>, old: Inst, new: Inst) {
        f.take_name(new.into(), old.into());
        f.replace_all_uses(old.into(), new.into());
        for k in 0..f.num_operands(old) {
            let poison = Value::poison(f.type_of(f.operand(old, k)));
            f.set_operand(old, k, poison);
        }
        let loc = f.loc(old);
        f.set_loc(new, loc);
        self.again(f, old);
    }

    /// Whether the difference `inst` is next to a sum or another difference that may be regrouped.
    fn breaks_up(&self, f: &Func<'_>, inst: Inst) -> bool {
        let v = Value::inst(inst);
        if negated(f, v).is_some() || f.operand(inst, 1).is_undef_or_poison() {
            return false;
        }
        let near = |v| regroupable_either(f, v, SUMS).or_else(|| regroupable_either(f, v, DIFFERENCES)).is_some();
        near(f.operand(inst, 0)) || near(f.operand(inst, 1)) || only_user(f, inst).is_some_and(|user| near(user.into()))
    }

    fn break_up(&mut self, f: &mut FuncMut<'_>, inst: Inst) -> Inst {
        let (left, right) = (f.operand(inst, 0), f.operand(inst, 1));
        let right = self.negate(f, right, inst);
        let (op, fl) =
            if f.op(inst) == Opcode::FSub { (Opcode::FAdd, f.flags(inst) & flags::FAST) } else { (Opcode::Add, 0) };
        let ty = f.ty(inst);
        let sum = Builder::before(f, inst).emit(op, fl, ty, &[left, right], Aux::default());
        self.replaced(f, inst, sum);
        sum
    }

    /// `-value`, available before `at`. Negations sink into sums that nothing else uses, in two walks: down to the leaves, and up
    /// again, where each sum moves behind its negated operands.
    fn negate(&mut self, f: &mut FuncMut<'_>, value: Value, at: Inst) -> Value {
        let mut sums: Vec<Inst> = Vec::new();
        let Some(root) = regroupable_either(f, value, SUMS) else { return self.negate_leaf(f, value, at) };
        sums.push(root);
        let mut next = 0;
        while next < sums.len() {
            let i = sums[next];
            next += 1;
            for k in 0..2 {
                sums.extend(regroupable_either(f, f.operand(i, k), SUMS));
            }
        }
        // Operands before their users.
        for &i in sums.iter().rev() {
            for k in 0..2 {
                let v = f.operand(i, k);
                if regroupable_either(f, v, SUMS).is_none() {
                    let neg = self.negate_leaf(f, v, at);
                    f.set_operand(i, k, neg);
                }
            }
            if f.op(i) == Opcode::Add {
                f.set_flags(i, 0);
            }
            f.move_before(i, at);
            let v = Value::inst(i);
            f.derive_name(v, v, ".neg");
            let poison = Value::poison(f.ty(i));
            f.replace_debug_value(i, poison);
            self.again(f, i);
        }
        value
    }

    fn negate_leaf(&mut self, f: &mut FuncMut<'_>, value: Value, at: Inst) -> Value {
        if value.is_constant() {
            let ty = f.type_of(value);
            let mut fold = f.folder();
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
        if let Some(v) = self.existing_negation(f, value, at) {
            return v;
        }
        let neg = negation(f, value, at, at);
        f.derive_name(neg, value, ".neg");
        self.again_if_inst(f, neg);
        neg
    }

    /// A negation of `value` that is there already, moved up to where `value` is defined.
    fn existing_negation(&mut self, f: &mut FuncMut<'_>, value: Value, at: Inst) -> Option<Value> {
        if !value.has_uses() {
            return None;
        }
        let users = f.uses(value).take(SEARCH).map(|u| f.user(u));
        let found = users.into_iter().find(|&user| {
            let whole = f.num_operands(user) < 2 || f.consts().is_well_defined(f.operand(user, 0));
            user != at && whole && negated(f, user.into()) == Some(value)
        })?;
        let to = match value.as_inst() {
            Some(i) if f.op(i) == Opcode::Phi => f.first_non_phi(f.block_of(i)),
            Some(i) if f.op(i).is_terminator() => return None,
            Some(i) => f.next(i),
            None => f.first(f.entry()),
        };
        if f.op(to) == Opcode::LandingPad || f.op(to) == Opcode::CatchPad || f.op(to) == Opcode::CleanupPad {
            return None;
        }
        if f.block_of(found) != f.block_of(to) {
            f.set_loc(found, Md::NONE);
        }
        if to != found {
            f.move_before(found, to);
        }
        let fl = if f.op(found) == Opcode::Sub { 0 } else { f.flags(found) & f.flags(at) & flags::FAST };
        f.set_flags(found, fl);
        self.again(f, found);
        Some(found.into())
    }

    /// Makes negative constants in products and quotients below a sum or difference positive, which exchanges the two when their
    /// number is odd: `x + y * -2.0 -> x - y * 2.0`. Returns what stands for `inst` then. Exact, so no flag is needed.
    pub(super) fn positive_constants(&mut self, f: &mut FuncMut<'_>, inst: Inst) -> Option<Inst> {
        if !matches!(f.op(inst), Opcode::FAdd | Opcode::FSub) {
            return None;
        }
        let slots: &[usize] = if f.op(inst) == Opcode::FAdd { &[1, 0] } else { &[1] };
        let mut now = inst;
        for &slot in slots {
            // A difference has the part it subtracts on the right.
            let slot = if f.op(now) == Opcode::FSub { 1 } else { slot };
            now = self.positive_operand(f, now, slot);
        }
        (now != inst).then_some(now)
    }

    fn positive_operand(&mut self, f: &mut FuncMut<'_>, inst: Inst, slot: usize) -> Inst {
        let part = f.operand(inst, slot);
        let found = negative_products(f, part);
        if found.is_empty() {
            return inst;
        }
        let odd = found.len() % 2 == 1;
        let is_difference = f.op(inst) == Opcode::FSub;
        // A difference that is broken up again would go round in circles.
        if odd && !is_difference && self.breaks_up(f, inst) {
            return inst;
        }
        for i in found {
            for k in 0..2 {
                let v = f.operand(i, k);
                if is_negative_constant(f, v)
                    && let Some(positive) = f.folder().fneg(v)
                {
                    f.set_operand(i, k, positive);
                }
            }
            self.again(f, i);
            self.changed = true;
        }
        if !odd {
            return inst;
        }
        let op = if is_difference { Opcode::FAdd } else { Opcode::FSub };
        let (other, ty, fl) = (f.operand(inst, 1 - slot), f.ty(inst), f.flags(inst) & flags::FAST);
        let new = Builder::before(f, inst).emit(op, fl, ty, &[other, part], Aux::default());
        f.replace_all_uses(inst.into(), new.into());
        self.again(f, inst);
        self.changed = true;
        new
    }
}

/// Whether `value` is a negative floating-point constant, scalar or splat.
fn is_negative_constant(f: &Func<'_>, value: Value) -> bool {
    p::float(f, value)
        .is_some_and(|(format, bits)| f.types().scalar_bits(format).is_some_and(|width| bits >> (width - 1) & 1 == 1))
}

/// Products and quotients below `value`, used once each, that have a negative constant. One with two of them is not listed where
/// another pass will fold it.
fn negative_products(f: &Func<'_>, value: Value) -> Vec<Inst> {
    let mut found = Vec::new();
    let mut work = vec![value];
    let mut left = NEGATIBLE;
    while let Some(v) = work.pop() {
        let Some(i) = v.as_inst().filter(|_| f.has_one_use(v)) else { continue };
        if left == 0 {
            return Vec::new();
        }
        left -= 1;
        if !matches!(f.op(i), Opcode::FMul | Opcode::FDiv) {
            continue;
        }
        let (a, b) = (f.operand(i, 0), f.operand(i, 1));
        if a.is_constant() && (f.op(i) == Opcode::FMul || b.is_constant()) {
            continue;
        }
        if is_negative_constant(f, a) || is_negative_constant(f, b) {
            found.push(i);
        }
        work.extend([a, b]);
    }
    found
}
