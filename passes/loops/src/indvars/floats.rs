//! Counters of floats become counters of 32-bit integers: `for (x = 0.0; x < 100.0; x += 1.0)`.
//!
//! **When**: start, step and limit are integers of 32 bits, the step is added, and only the exit condition of the latch looks at the next
//! value; the limit is met exactly or the condition is no equality, and the last value is no overflow. Other uses of the counter take
//! `sitofp` of the integer.

use super::{Work, set_name};
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Builder, FloatPred, Func, FuncMut, IntPred, Opcode, Value};

/// A counter of floats: its phi, its step and the comparison with its limit, and these as integers.
struct FloatCounter {
    phi: Inst,
    next: Inst,
    compare: Inst,
    branch: Inst,
    start: i64,
    step: i64,
    limit: i64,
    pred: IntPred,
}

impl Work<'_> {
    pub(super) fn count_with_integers(&mut self, func: &mut FuncMut<'_>) {
        let mut any = false;
        for phi in self.header_phis(func) {
            if let Some(counter) = self.float_counter(func, phi) {
                self.replace_float_counter(func, &counter);
                any = true;
            }
        }
        // What is known of the loop was known without the counter.
        if any {
            self.erase_dead(func);
            self.forget_nest(func);
        }
    }
    fn float_counter(&self, func: &Func<'_>, phi: Inst) -> Option<FloatCounter> {
        let start = integer(func, func.phi_value_for(phi, self.preheader)?)?;
        let next = func.phi_value_for(phi, self.latch)?.as_inst().filter(|&i| func.op(i) == Opcode::FAdd)?;
        let step = match (func.operand(next, 0), func.operand(next, 1)) {
            (left, right) if left == Value::inst(phi) => integer(func, right)?,
            (left, right) if right == Value::inst(phi) => integer(func, left)?,
            _ => return None,
        };
        // The phi and the comparison are all that looks at the step.
        let mut users = func.uses(next.into()).map(|u| func.user(u)).filter(|&i| i != phi);
        let compare = users.next().filter(|&i| func.op(i) == Opcode::FCmp)?;
        if users.next().is_some() || !func.has_one_use(compare.into()) {
            return None;
        }
        let branch = func.user(func.first_use(compare.into()));
        let inside = |k: usize| func.operand(branch, k).as_block().is_some_and(|b| self.contains(b));
        if func.op(branch) != Opcode::Br || func.block_of(branch) != self.latch || inside(1) == inside(2) {
            return None;
        }
        let (pred, limit) = match (func.operand(compare, 0), func.operand(compare, 1)) {
            (left, right) if left == Value::inst(next) => (func.float_pred(compare), integer(func, right)?),
            (left, right) if right == Value::inst(next) => (func.float_pred(compare).swapped(), integer(func, left)?),
            _ => return None,
        };
        let pred = match pred {
            FloatPred::Oeq | FloatPred::Ueq => IntPred::Eq,
            FloatPred::One | FloatPred::Une => IntPred::Ne,
            FloatPred::Ogt | FloatPred::Ugt => IntPred::Sgt,
            FloatPred::Oge | FloatPred::Uge => IntPred::Sge,
            FloatPred::Olt | FloatPred::Ult => IntPred::Slt,
            FloatPred::Ole | FloatPred::Ule => IntPred::Sle,
            _ => return None,
        };
        let counter = FloatCounter { phi, next, compare, branch, start, step, limit, pred };
        let (goes_on, exact) = (inside(1), exact_integers(func.ty(phi))?);
        counter.ends(goes_on, exact).then_some(counter)
    }
    fn replace_float_counter(&mut self, func: &mut FuncMut<'_>, counter: &FloatCounter) {
        let &FloatCounter { phi, next, compare, branch, start, step, limit, pred } = counter;
        let [start, step, limit] = [start, step, limit].map(|n| func.consts_mut().add_i32(n as u32));
        let count = func.new_phi(func.block_of(phi), Type::I32);
        func.derive_name(count.into(), phi.into(), ".int");
        let sum = Builder::before(func, next).binary(Opcode::Add, count.into(), step, flags::NSW);
        func.derive_name(sum, next.into(), ".int");
        func.add_incoming(count, start, self.preheader);
        func.add_incoming(count, sum, self.latch);
        let mut builder = Builder::before(func, branch);
        let test = builder.icmp(pred, sum, limit, Type::I1);
        func.derive_name(test, compare.into(), "");
        self.set_condition(func, branch, test);
        let ty = func.ty(phi);
        let others = func.uses(phi.into()).any(|u| func.user(u) != next);
        if others {
            let at = crate::licm::first_place(func, func.block_of(phi));
            let value = Builder::before(func, at).cast(Opcode::SIToFP, count.into(), ty, 0);
            set_name(func, value, "indvar.conv");
            func.replace_uses_where(phi.into(), value, |func, u| func.user(u) != next);
        }
        // The cycle of floats is dead, but its operations are in it.
        self.dead.push(phi);
        self.changed = true;
    }
}

impl FloatCounter {
    /// Whether the loop, which goes on while the comparison gives `goes_on`, ends before a number is met that is not one of `exact`
    /// (all integers up to it are floats) or not one of 32 bits.
    fn ends(&self, goes_on: bool, exact: i64) -> bool {
        let &FloatCounter { start, step, limit, .. } = self;
        let stays = if goes_on { self.pred } else { self.pred.inverse() };
        let fits = |n: i64| i32::try_from(n).is_ok() && n.abs() <= exact;
        if step == 0 || !fits(start) || !fits(limit) || !fits(step) {
            return false;
        }
        let (up, distance) = (step > 0, limit - start);
        match stays {
            // Once round at least: then up to the limit and one step beyond.
            IntPred::Slt | IntPred::Sle => up && fits(limit + step) && fits(start + step),
            IntPred::Sgt | IntPred::Sge => !up && fits(limit + step) && fits(start + step),
            // The limit must be met exactly, ahead.
            IntPred::Ne => distance % step == 0 && (distance > 0) == up && distance != 0,
            _ => false,
        }
    }
}

/// The integer that float constant `value` is, of at most 53 bits.
fn integer(func: &Func<'_>, value: Value) -> Option<i64> {
    let number = match func.type_of(value) {
        Type::FLOAT => f64::from(f32::from_bits(func.consts().as_float_bits(value)? as u32)),
        Type::DOUBLE => f64::from_bits(func.consts().as_float_bits(value)? as u64),
        _ => return None,
    };
    let whole = number as i64;
    (whole as f64 == number && whole.unsigned_abs() <= 1 << 53 && !(whole == 0 && number.is_sign_negative()))
        .then_some(whole)
}

/// The number up to which all integers are floats of type `ty`.
fn exact_integers(ty: Type) -> Option<i64> {
    match ty {
        Type::FLOAT => Some(1 << 24),
        Type::DOUBLE => Some(1 << 53),
        _ => None,
    }
}
