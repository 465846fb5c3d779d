//! An index in bytes as a sum of values with factors.

use super::{TERMS, machine_cost};
use smallvec::SmallVec;
use warpc_analysis::facts::signed_constant;
use warpc_columns::random::mix;
use warpc_ir::ids::*;
use warpc_ir::{Builder, Func, FuncMut, Opcode, Value, flags};

/// Operands of operands are looked at this deep.
const DEPTH: u32 = 8;

/// Uses of a value among which a product is looked for: the counter of a loop that was unrolled has one for each copy of its body.
const USES: usize = 32;

/// A value as wide as an address, or how it becomes so.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Factor(u64);

const PLAIN: u64 = 0;
const SIGNED: u64 = 1;
const UNSIGNED: u64 = 2;

impl Factor {
    /// `value` as it is.
    pub(super) fn plain(value: Value) -> Factor {
        Factor::new(value, PLAIN)
    }
    /// `value`, extended by its sign.
    pub(super) fn signed(value: Value) -> Factor {
        Factor::new(value, SIGNED)
    }
    /// `value`, extended by zeros.
    pub(super) fn unsigned(value: Value) -> Factor {
        Factor::new(value, UNSIGNED)
    }
    fn new(value: Value, widened: u64) -> Factor {
        Factor((value.0 as u64) << 2 | widened)
    }
    /// The value.
    pub fn value(self) -> Value {
        Value((self.0 >> 2) as u32)
    }
    /// Instructions of the machine for an address that is this times `bytes` from another.
    pub fn machine_cost(self, bytes: i64) -> u32 {
        match self.0 & 3 {
            PLAIN => machine_cost(false, bytes),
            // Signed numbers are multiplied by negative ones in one instruction, too.
            SIGNED => machine_cost(true, bytes.wrapping_abs()),
            _ => machine_cost(true, bytes),
        }
    }
    /// Hash with a number.
    pub fn hash(self, number: i64) -> u64 {
        mix(self.0 ^ mix(number as u64))
    }
    /// As wide as an address, before `at`.
    pub fn widened(self, f: &mut FuncMut<'_>, at: Inst) -> Value {
        let op = match self.0 & 3 {
            PLAIN => return self.value(),
            SIGNED => Opcode::SExt,
            _ => Opcode::ZExt,
        };
        Builder::before(f, at).cast(op, self.value(), Type::I64, 0)
    }
}

/// Values with their bytes, in order, and constant bytes.
#[derive(Clone, Debug)]
pub(super) struct Sum {
    terms: SmallVec<[(Factor, i64); TERMS]>,
    /// Values that stand for a product which is not computed for this sum, and may not be at hand where it is.
    borrowed: SmallVec<[Value; 1]>,
    /// Bytes.
    pub constant: i64,
}

impl Sum {
    /// Index `value` times `scale`, plus `constant`. `None` for sums of too many values.
    pub fn of(f: &Func<'_>, value: Value, scale: i64, constant: i64) -> Option<Sum> {
        let mut s = Sum { terms: SmallVec::new(), borrowed: SmallVec::new(), constant };
        let widened = if f.type_of(value) == Type::I64 { PLAIN } else { SIGNED };
        s.add(f, value, widened, scale, DEPTH)?;
        s.terms.retain(|t| t.1 != 0);
        s.terms.sort_unstable();
        (!s.terms.is_empty()).then_some(s)
    }

    fn add(&mut self, f: &Func<'_>, value: Value, widened: u64, scale: i64, depth: u32) -> Option<()> {
        let bits = f.types().int_bits(f.type_of(value)).filter(|&b| b <= 64)?;
        if let Some(c) = signed_constant(f, value) {
            let c = if widened == UNSIGNED && bits < 64 { c & ((1 << bits) - 1) } else { c };
            self.constant = self.constant.wrapping_add((c as i64).wrapping_mul(scale));
            return Some(());
        }
        let Some(i) = value.as_inst().filter(|_| depth > 0) else { return self.leaf(value, widened, scale) };
        let has = |fl: u16| f.flags(i) & fl != 0;
        let exact = match widened {
            PLAIN => true,
            SIGNED => has(flags::NSW),
            _ => has(flags::NUW),
        };
        let factor = |n: usize| signed_constant(f, f.operand(i, n)).and_then(|c| i32::try_from(c).ok());
        match f.op(i) {
            Opcode::SExt if widened != UNSIGNED => self.add(f, f.operand(i, 0), SIGNED, scale, depth - 1),
            Opcode::ZExt if widened != UNSIGNED && has(flags::NNEG) => {
                self.add(f, f.operand(i, 0), SIGNED, scale, depth - 1)
            }
            Opcode::ZExt => self.add(f, f.operand(i, 0), UNSIGNED, scale, depth - 1),
            op @ (Opcode::Add | Opcode::Sub) if exact => {
                self.add(f, f.operand(i, 0), widened, scale, depth - 1)?;
                let scale = if op == Opcode::Sub { scale.wrapping_neg() } else { scale };
                self.add(f, f.operand(i, 1), widened, scale, depth - 1)
            }
            Opcode::Or if has(flags::DISJOINT) => {
                self.add(f, f.operand(i, 0), widened, scale, depth - 1)?;
                self.add(f, f.operand(i, 1), widened, scale, depth - 1)
            }
            Opcode::Mul if exact && factor(1).is_some_and(|c| c > 0 || widened != UNSIGNED) => {
                let scale = scale.wrapping_mul(factor(1).unwrap_or(1) as i64);
                self.add(f, f.operand(i, 0), widened, scale, depth - 1)
            }
            Opcode::Shl if exact && factor(1).is_some_and(|c| (0..bits.min(31) as i32).contains(&c)) => {
                let scale = scale.wrapping_shl(factor(1).unwrap_or(0) as u32);
                self.add(f, f.operand(i, 0), widened, scale, depth - 1)
            }
            Opcode::Mul if exact => match near_product(f, i, widened) {
                Some((m, s, c)) => {
                    self.borrowed.push(m.into());
                    self.leaf(m.into(), widened, scale)?;
                    self.add(f, s, widened, scale.wrapping_mul(c), depth - 1)
                }
                None => self.leaf(value, widened, scale),
            },
            _ => self.leaf(value, widened, scale),
        }
    }

    /// The values with their bytes.
    pub fn parts(&self) -> &[(Factor, i64)] {
        &self.terms
    }

    /// Whether a value stands for a product that is not computed for this sum.
    pub fn borrows(&self) -> bool {
        !self.borrowed.is_empty()
    }

    /// Whether `factor` may be used for this sum: its value is at hand, and no poison where the sum is none.
    pub fn may_use(&self, factor: Factor) -> bool {
        !self.borrowed.contains(&factor.value())
    }

    fn leaf(&mut self, value: Value, widened: u64, scale: i64) -> Option<()> {
        let factor = Factor::new(value, widened);
        match self.terms.iter().position(|t| t.0 == factor) {
            Some(n) => self.terms[n].1 = self.terms[n].1.wrapping_add(scale),
            None if self.terms.len() == TERMS => return None,
            None => self.terms.push((factor, scale)),
        }
        Some(())
    }

    /// Hashes of the sum with `base`: of all, and without one value each; the constant does not count.
    pub fn hashes(&self, base: Value) -> impl Iterator<Item = u64> {
        let parts: SmallVec<[u64; TERMS]> = self.terms.iter().map(|t| t.0.hash(t.1)).collect();
        let all = parts.iter().fold(mix(base.0 as u64), |h, p| h.wrapping_add(*p));
        std::iter::once(all).chain(parts.into_iter().map(move |p| all.wrapping_sub(p)))
    }

    /// The value and bytes by which this differs from another sum, without constants: `Some(None)` if they are equal, `None` if
    /// they differ in more than one value.
    pub fn minus(&self, other: &Sum) -> Option<Option<(Factor, i64)>> {
        let mut found = None;
        let mut note = |x: (Factor, i64)| x.1 == 0 || found.replace(x).is_none();
        let (mut a, mut b) = (self.terms.iter().copied().peekable(), other.terms.iter().copied().peekable());
        loop {
            let ok = match (a.peek().copied(), b.peek().copied()) {
                (None, None) => return Some(found),
                (Some(x), Some(y)) if x.0 == y.0 => {
                    a.next();
                    b.next();
                    note((x.0, x.1.wrapping_sub(y.1)))
                }
                (Some(x), y) if y.is_none_or(|y| x.0 < y.0) => {
                    a.next();
                    note(x)
                }
                (_, Some(y)) => {
                    b.next();
                    note((y.0, y.1.wrapping_neg()))
                }
                (Some(_), None) => return None,
            };
            if !ok {
                return None;
            }
        }
    }
}

/// Of `(x + c) * s`, a product `x * s` of the function, `s`, and `c`. All of it is exact.
fn near_product(f: &Func<'_>, inst: Inst, widened: u64) -> Option<(Inst, Value, i64)> {
    let exact = |j: Inst| match widened {
        PLAIN => true,
        SIGNED => f.flags(j) & flags::NSW != 0,
        _ => f.flags(j) & flags::NUW != 0,
    };
    [(0, 1), (1, 0)].into_iter().find_map(|(a, b)| {
        let is_sum = |&j: &Inst| match f.op(j) {
            Opcode::Add => exact(j),
            // Without a carry there is no overflow of either kind, if the constant has no sign.
            Opcode::Or => {
                f.flags(j) & flags::DISJOINT != 0 && signed_constant(f, f.operand(j, 1)).is_some_and(|c| c >= 0)
            }
            _ => false,
        };
        let sum = f.operand(inst, a).as_inst().filter(is_sum)?;
        let c = signed_constant(f, f.operand(sum, 1)).and_then(|c| i32::try_from(c).ok())?;
        let (x, s) = (f.operand(sum, 0), f.operand(inst, b));
        if widened == UNSIGNED && c < 0 || s.is_constant() {
            return None;
        }
        let m = f.uses(x).take(USES).map(|u| f.user(u)).find(|&j| {
            if f.op(j) != Opcode::Mul || !exact(j) {
                return false;
            }
            let operands = (f.operand(j, 0), f.operand(j, 1));
            operands == (x, s) || operands == (s, x)
        })?;
        Some((m, s, c as i64))
    })
}
