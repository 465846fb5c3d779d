//! Loops of one block that only count how often they run, until a number that they change bit by bit says stop.
//!
//! | loop | iterations |
//! |---|---|
//! | `do x &= x - 1; while (x)` | `ctpop(x)`, at least one |
//! | `do x >>= 1; while (x)` | `bits - ctlz(x >> 1) + 1`; `bits - ctlz(x)` if `x` is not zero before |
//! | `do x <<= 1; while (x)` | the same with `shl` and `cttz` |
//! | `while (x >> n) n++` | `bits - ctlz(x) - n`, at least none, and one; also of `n + c`, and with `<<` and `cttz` |
//! | `while (!(x & 1 << n)) x <<= 1;` | `ctlz(x << (bits - 1 - n)) + 1`, in a loop that must end |
//! | `while (!(x & 1 << n)) x >>= 1;` | `cttz(x >> n) + 1`, likewise |
//!
//! What is needed behind the loop, counters and the number itself, is computed from these, and the exit is taken in the first iteration.
//! A number that is undef or poison decides no branch without undefined behaviour, so nothing has to be frozen.

use super::Work;
use smallvec::SmallVec;
use warpc_analysis::facts;
use warpc_ir::attrs::AttrKind;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::{IntrinsicId, id};
use warpc_ir::loop_hints::LoopHints;
use warpc_ir::opcode::IntPred;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value};
use warpc_phase::RemarkKind;

/// Instructions of a loop from which on it is not looked at.
const MAX_INSTRUCTIONS: usize = 32;

/// A number that changes in every iteration.
#[derive(Clone, Copy)]
struct Number {
    phi: Inst,
    start: Value,
    next: Inst,
}

/// Which bit stops the loop.
#[derive(Clone, Copy)]
enum Bit {
    Known(u32),
    /// The bit of this position.
    At(Value),
}

/// How a loop changes its number, and when it stops.
#[derive(Clone, Copy)]
enum Idiom {
    /// The lowest bit that is set goes, until none is.
    ClearLowest(Number),
    /// By `shl`, `lshr`, or `ashr` of a number that is not negative, until it is zero.
    ShiftToZero(Number),
    /// By `shl` or `lshr`, until this bit is set.
    ShiftToBit(Number, Bit),
    /// A value that stays is shifted by a counter that steps by one, until that is zero. A distance that is no smaller than the width is poison,
    /// which decides no branch, so the loop ends before; `ashr` of a negative value never does.
    ShiftByCounter(Number, Shift),
}

/// A shift of a value that stays.
#[derive(Clone, Copy)]
struct Shift {
    inst: Inst,
    distance: Distance,
}

/// By how much it shifts.
#[derive(Clone, Copy)]
enum Distance {
    /// The counter before its step.
    Before,
    /// The counter behind it.
    Behind,
    /// The counter before its step, and this, which stays.
    Plus(Value),
}

/// A counter: it starts with `start` and goes on by `step`.
#[derive(Clone, Copy)]
struct Counter {
    number: Number,
    step: u64,
}

/// A branch at the end of a loop of one block.
#[derive(Clone, Copy)]
struct Exit {
    branch: Inst,
    /// Whether it leaves if its condition is true.
    on_true: bool,
}

impl Exit {
    fn of(func: &Func<'_>, header: Block) -> Option<Exit> {
        let branch = func.terminator(header);
        let conditional = func.op(branch) == Opcode::Br && func.num_operands(branch) == 3;
        let to = |k: usize| conditional.then(|| func.operand(branch, k));
        let back = Value::block(header);
        (conditional && to(1) != to(2)).then(|| Exit { branch, on_true: to(2) == Some(back) })
    }
    /// The value that is zero if the loop stops (`stops`), or if it goes on.
    fn tested_for_zero(&self, func: &Func<'_>, stops: bool) -> Option<Value> {
        let compare = func.operand(self.branch, 0).as_inst().filter(|&i| func.op(i) == Opcode::ICmp)?;
        let pred = match func.int_pred(compare) {
            IntPred::Eq => true,
            IntPred::Ne => false,
            _ => return None,
        };
        // Whether the comparison says "zero" where the loop stops.
        ((pred == self.on_true) == stops && func.consts().is_zero(func.operand(compare, 1)))
            .then(|| func.operand(compare, 0))
    }
}

/// The constant operand of `inst`, to the right, where it has two operands.
fn constant(func: &Func<'_>, inst: Inst) -> Option<u64> {
    func.operands(inst).nth(1).filter(|_| func.num_operands(inst) == 2).and_then(|right| func.consts().as_int(right))
}

/// The number that `phi` of the block `header` is, with what comes around.
fn number(func: &Func<'_>, header: Block, phi: Value) -> Option<Number> {
    let phi =
        phi.as_inst().filter(|&i| func.op(i) == Opcode::Phi && func.block_of(i) == header && func.phi_len(i) == 2)?;
    let next = func.phi_value_for(phi, header)?.as_inst().filter(|&i| func.block_of(i) == header)?;
    let start = func.phi_pairs(phi).find(|&(_, from)| from != header)?.0;
    Some(Number { phi, start, next })
}

impl Work<'_, '_> {
    /// Does without the loop, of one block, if it is one of the table above.
    pub(super) fn count_bits(&mut self, func: &mut FuncMut<'_>) {
        let header = self.region.header;
        if func.block_insts(header).count() > MAX_INSTRUCTIONS {
            return;
        }
        let Some(exit) = Exit::of(func, header) else { return };
        let Some(idiom) = self.idiom(func, exit) else { return };
        let counters: SmallVec<[Counter; 4]> = func
            .block_insts(header)
            .take_while(|&i| func.op(i) == Opcode::Phi)
            .filter_map(|i| counter(func, header, i))
            .collect();
        if !self.only_counts(func, idiom, &counters) {
            return;
        }
        let (trips, last) = self.trips(func, idiom);
        for counter in counters {
            self.replace_counter(func, counter, trips);
        }
        if let (Idiom::ShiftToBit(number, _), Some(last)) = (idiom, last) {
            self.replace_outside(func, number.phi, last);
            if self.is_used_outside(func, number.next) {
                let (op, one) = (func.op(number.next), func.operand(number.next, 1));
                let next = Builder::before(func, self.end(func)).binary(op, last, one, 0);
                self.replace_outside(func, number.next, next);
            }
        }
        let cleared = match idiom {
            Idiom::ClearLowest(number) | Idiom::ShiftToZero(number) => Some(number.next),
            Idiom::ShiftByCounter(_, shift) => Some(shift.inst),
            Idiom::ShiftToBit(..) => None,
        };
        if let Some(cleared) = cleared {
            let ty = func.ty(cleared);
            let bits = func.types().int_bits(ty).unwrap_or(64);
            let zero = func.consts_mut().add_int(ty, bits, 0);
            self.replace_outside(func, cleared, zero);
        }
        self.says(func, RemarkKind::Passed, "CountedBits", exit.branch, |text, function| {
            text.text("computed the trip count of a loop over bits in ").arg("Function", function)
        });
        self.scev.forget_topmost_loop(func, self.cx.loops, self.region.id);
        let leaves = func.consts_mut().add_bool(exit.on_true);
        func.set_operand(exit.branch, 0, leaves);
        self.changed = true;
    }
    fn idiom(&mut self, func: &Func<'_>, exit: Exit) -> Option<Idiom> {
        let header = self.region.header;
        if let Some(tested) = exit.tested_for_zero(func, true) {
            let next = tested.as_inst().filter(|&i| func.block_of(i) == header)?;
            if let Some(found) = self.shift_by_counter(func, next) {
                return Some(found);
            }
            let found = match func.op(next) {
                Opcode::And => cleared_lowest(func, header, next).map(Idiom::ClearLowest),
                Opcode::Shl | Opcode::LShr | Opcode::AShr if constant(func, next) == Some(1) => {
                    number(func, header, func.operand(next, 0)).filter(|n| n.next == next).map(Idiom::ShiftToZero)
                }
                _ => None,
            }?;
            let (Idiom::ClearLowest(number) | Idiom::ShiftToZero(number)) = found else { return None };
            let fine = func.op(next) != Opcode::AShr
                || self.ask(func, |se| {
                    let start = se.get(number.start);
                    se.is_known_non_negative(start)
                });
            return Some(found).filter(|_| fine && self.has_width(func, number));
        }
        let (value, bit) = self.tested_bit(func, exit)?;
        let number = number(func, header, value)?;
        let by_one =
            matches!(func.op(number.next), Opcode::Shl | Opcode::LShr) && constant(func, number.next) == Some(1);
        (by_one && func.operand(number.next, 0) == value && self.has_width(func, number) && self.must_progress(func))
            .then_some(Idiom::ShiftToBit(number, bit))
    }
    /// The idiom of shift `inst` by a counter, whose result ends the loop.
    fn shift_by_counter(&self, func: &Func<'_>, inst: Inst) -> Option<Idiom> {
        let header = self.region.header;
        let is_shift = matches!(func.op(inst), Opcode::Shl | Opcode::LShr | Opcode::AShr);
        if !is_shift || !self.region.is_invariant(func, func.operand(inst, 0)) {
            return None;
        }
        let by = func.operand(inst, 1).as_inst().filter(|&i| func.block_of(i) == header)?;
        let steps_by_one = |phi: Inst| counter(func, header, phi).filter(|c| c.step == 1).map(|c| c.number);
        let as_phi =
            |value: Value| value.as_inst().filter(|&i| func.op(i) == Opcode::Phi && func.block_of(i) == header);
        let behind = || as_phi(func.operand(by, 0)).and_then(steps_by_one).filter(|number| number.next == by);
        let plus = || {
            [(0, 1), (1, 0)].into_iter().find_map(|(count, stays)| {
                let stays = func.operand(by, stays);
                let number = as_phi(func.operand(by, count)).and_then(steps_by_one)?;
                self.region.is_invariant(func, stays).then_some((number, stays))
            })
        };
        let (number, distance) = match func.op(by) {
            Opcode::Phi => (steps_by_one(by)?, Distance::Before),
            Opcode::Add => match behind() {
                Some(number) => (number, Distance::Behind),
                None => plus().map(|(number, stays)| (number, Distance::Plus(stays)))?,
            },
            _ => return None,
        };
        self.has_width(func, number).then_some(Idiom::ShiftByCounter(number, Shift { inst, distance }))
    }
    /// Whether the target counts bits of such numbers.
    fn has_width(&self, func: &Func<'_>, number: Number) -> bool {
        func.types().int_bits(func.ty(number.phi)).is_some_and(|bits| (8..=64).contains(&bits))
    }
    /// The number of which the loop tests a bit that stops it when it is set, and that bit.
    fn tested_bit(&self, func: &Func<'_>, exit: Exit) -> Option<(Value, Bit)> {
        let condition = func.operand(exit.branch, 0).as_inst()?;
        if func.op(condition) == Opcode::Trunc && func.ty(condition) == Type::I1 && exit.on_true {
            return Some((func.operand(condition, 0), Bit::Known(0)));
        }
        if let Some(tested) = exit.tested_for_zero(func, false) {
            let and = tested.as_inst().filter(|&i| func.op(i) == Opcode::And)?;
            return [(0, 1), (1, 0)].into_iter().find_map(|(value, mask)| {
                let (value, mask) = (func.operand(and, value), func.operand(and, mask));
                if let Some(mask) = func.consts().as_int(mask) {
                    return mask.is_power_of_two().then(|| (value, Bit::Known(mask.trailing_zeros())));
                }
                let shift =
                    mask.as_inst().filter(|&i| func.op(i) == Opcode::Shl && self.region.is_invariant(func, mask))?;
                let one = func.consts().as_int(func.operand(shift, 0)) == Some(1);
                one.then(|| (value, Bit::At(func.operand(shift, 1))))
            });
        }
        // The sign.
        if func.op(condition) != Opcode::ICmp {
            return None;
        }
        let value = func.operand(condition, 0);
        let bits = func.types().int_bits(func.type_of(value)).filter(|bits| (8..=64).contains(bits))?;
        let right = constant(func, condition)?;
        let negative = match func.int_pred(condition) {
            IntPred::Slt if right == 0 => true,
            IntPred::Sgt if right == u64::MAX >> (64 - bits) => false,
            _ => return None,
        };
        (negative == exit.on_true).then_some((value, Bit::Known(bits - 1)))
    }
    /// Whether a loop without effects must come to its end.
    fn must_progress(&self, func: &Func<'_>) -> bool {
        let own = func.ctx().globals.parts[func.global().index()].attrs;
        func.attrs().fn_has(own, AttrKind::MustProgress)
            || LoopHints::of(func, func.terminator(self.region.header)).has(func, b"llvm.loop.mustprogress")
    }
    /// Whether the loop has no effects, and nothing behind it needs anything but what is known of the last iteration.
    fn only_counts(&self, func: &Func<'_>, idiom: Idiom, counters: &[Counter]) -> bool {
        let known = |i: Inst| {
            let counted = counters.iter().any(|c| c.number.phi == i || c.number.next == i);
            counted
                || match idiom {
                    Idiom::ClearLowest(number) | Idiom::ShiftToZero(number) => number.next == i,
                    Idiom::ShiftToBit(number, _) => number.phi == i || number.next == i,
                    Idiom::ShiftByCounter(_, shift) => shift.inst == i,
                }
        };
        func.block_insts(self.region.header).all(|i| {
            func.op(i).is_terminator()
                || !facts::has_side_effects(func, i) && (known(i) || !self.is_used_outside(func, i))
        })
    }
    fn is_used_outside(&self, func: &Func<'_>, inst: Inst) -> bool {
        func.uses(inst.into()).any(|u| !self.region.contains(func.block_of(func.user(u))))
    }
    fn replace_outside(&mut self, func: &mut FuncMut<'_>, inst: Inst, value: Value) {
        let region = &self.region;
        self.scev.forget_value(func, inst.into());
        func.replace_uses_where(inst.into(), value, |func, u| !region.contains(func.block_of(func.user(u))));
        // The one iteration that is left tells of the last.
        func.replace_debug_value(inst, value);
    }
    fn end(&self, func: &Func<'_>) -> Inst {
        func.terminator(self.preheader)
    }

    /// How often the loop runs, as a number of its type; and its number in the last iteration, if a bit stops it.
    fn trips(&mut self, func: &mut FuncMut<'_>, idiom: Idiom) -> (Value, Option<Value>) {
        let (Idiom::ClearLowest(number)
        | Idiom::ShiftToZero(number)
        | Idiom::ShiftToBit(number, _)
        | Idiom::ShiftByCounter(number, _)) = idiom;
        let ty = func.ty(number.phi);
        let bits = func.types().int_bits(ty).unwrap_or(32);
        let op = func.op(number.next);
        let at = self.end(func);
        let id = self.region.id;
        let not_zero = self.ask(func, |se| {
            let start = se.get(number.start);
            let zero = se.zero(se.ty(start));
            se.is_known_non_zero(start) || se.entry_guarded(id, IntPred::Ne, start, zero)
        });
        let int = |func: &mut FuncMut<'_>, n: u64| func.consts_mut().add_int(ty, bits, n);
        let one = int(func, 1);
        match idiom {
            Idiom::ClearLowest(_) => {
                let set = call(func, at, id::CTPOP, ty, &[number.start]);
                let trips = if not_zero { set } else { call(func, at, id::UMAX, ty, &[set, one]) };
                (trips, None)
            }
            Idiom::ShiftToZero(_) => {
                let count = if op == Opcode::Shl { id::CTTZ } else { id::CTLZ };
                let start = match not_zero {
                    true => number.start,
                    false => Builder::before(func, at).binary(op, number.start, one, 0),
                };
                let flag = func.consts_mut().add_bool(not_zero);
                let zeros = call(func, at, count, ty, &[start, flag]);
                let width = int(func, u64::from(bits) + u64::from(!not_zero));
                (Builder::before(func, at).binary(Opcode::Sub, width, zeros, 0), None)
            }
            Idiom::ShiftByCounter(number, shift) => {
                let first = match shift.distance {
                    Distance::Before => number.start,
                    Distance::Behind => Builder::before(func, at).binary(Opcode::Add, number.start, one, 0),
                    Distance::Plus(more) => Builder::before(func, at).binary(Opcode::Add, number.start, more, 0),
                };
                let count = if func.op(shift.inst) == Opcode::Shl { id::CTTZ } else { id::CTLZ };
                let flag = func.consts_mut().add_bool(false);
                let zeros = call(func, at, count, ty, &[func.operand(shift.inst, 0), flag]);
                let width = int(func, u64::from(bits));
                let used = Builder::before(func, at).binary(Opcode::Sub, width, zeros, 0);
                let again = match func.consts().is_zero(first) {
                    true => used,
                    false => call(func, at, id::USUB_SAT, ty, &[used, first]),
                };
                (Builder::before(func, at).binary(Opcode::Add, again, one, 0), None)
            }
            Idiom::ShiftToBit(_, bit) => {
                let left = op == Opcode::Shl;
                let distance = match bit {
                    Bit::Known(n) => int(func, u64::from(if left { bits - 1 - n } else { n })),
                    Bit::At(n) if left => {
                        let top = int(func, u64::from(bits) - 1);
                        Builder::before(func, at).binary(Opcode::Sub, top, n, 0)
                    }
                    Bit::At(n) => n,
                };
                let moved = Builder::before(func, at).binary(op, number.start, distance, 0);
                let flag = func.consts_mut().add_bool(true);
                let before = call(func, at, if left { id::CTLZ } else { id::CTTZ }, ty, &[moved, flag]);
                let mut b = Builder::before(func, at);
                let last = b.binary(op, number.start, before, 0);
                (b.binary(Opcode::Add, before, one, 0), Some(last))
            }
        }
    }
    /// Replaces what is used of `counter` behind the loop, which runs `trips` times.
    fn replace_counter(&mut self, func: &mut FuncMut<'_>, counter: Counter, trips: Value) {
        let Counter { number, step } = counter;
        if !self.is_used_outside(func, number.phi) && !self.is_used_outside(func, number.next) {
            return;
        }
        let at = self.end(func);
        let ty = func.ty(number.phi);
        let bits = func.types().int_bits(ty).unwrap_or(64);
        let from = func.types().int_bits(func.type_of(trips)).unwrap_or(64);
        let minus_one = u64::MAX >> (64 - bits);
        let by = func.consts_mut().add_int(ty, bits, step);
        let mut b = Builder::before(func, at);
        let trips = match from.cmp(&bits) {
            std::cmp::Ordering::Less => b.cast(Opcode::ZExt, trips, ty, 0),
            std::cmp::Ordering::Equal => trips,
            std::cmp::Ordering::Greater => b.cast(Opcode::Trunc, trips, ty, 0),
        };
        let last = match step {
            1 => b.binary(Opcode::Add, number.start, trips, 0),
            _ if step == minus_one => b.binary(Opcode::Sub, number.start, trips, 0),
            _ => {
                let distance = b.binary(Opcode::Mul, trips, by, 0);
                b.binary(Opcode::Add, number.start, distance, 0)
            }
        };
        if self.is_used_outside(func, number.phi) {
            let before = Builder::before(func, at).binary(Opcode::Sub, last, by, 0);
            self.replace_outside(func, number.phi, before);
        }
        self.replace_outside(func, number.next, last);
    }
}

fn call(func: &mut FuncMut<'_>, at: Inst, which: IntrinsicId, ty: Type, args: &[Value]) -> Value {
    Builder::before(func, at).intrinsic(which, &[ty], args, 0).expect("an intrinsic of integers")
}

/// The number whose lowest set bit `next` clears: `next = x & (x - 1)`.
fn cleared_lowest(func: &Func<'_>, header: Block, next: Inst) -> Option<Number> {
    [(0, 1), (1, 0)].into_iter().find_map(|(value, less)| {
        let value = func.operand(next, value);
        let less = func
            .operand(next, less)
            .as_inst()
            .filter(|&i| func.block_of(i) == header && func.operand(i, 0) == value)?;
        let bits = func.types().int_bits(func.ty(less)).filter(|bits| (1..=64).contains(bits))?;
        let by = match func.op(less) {
            Opcode::Add => constant(func, less)?,
            Opcode::Sub => constant(func, less)?.wrapping_neg() & u64::MAX >> (64 - bits),
            _ => return None,
        };
        number(func, header, value).filter(|n| n.next == next && by == u64::MAX >> (64 - bits))
    })
}

/// The counter that `phi` is.
fn counter(func: &Func<'_>, header: Block, phi: Inst) -> Option<Counter> {
    let number = number(func, header, phi.into())?;
    let bits = func.types().int_bits(func.ty(phi)).filter(|bits| (1..=64).contains(bits))?;
    let step = constant(func, number.next)?;
    if func.operand(number.next, 0) != Value::inst(phi) {
        return None;
    }
    let step = match func.op(number.next) {
        Opcode::Add => step,
        Opcode::Sub => step.wrapping_neg() & u64::MAX >> (64 - bits),
        _ => return None,
    };
    Some(Counter { number, step })
}
