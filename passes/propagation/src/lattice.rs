//! What is known of a value: the lattice of conditional constant propagation and of lazy value information.
//!
//! ```text
//!            Unknown                 no value reached it yet
//!               |
//!             Undef                  only undef or poison
//!          /    |     \
//!   Constant   Not   Range           one constant; anything but one; integers of a range
//!          \    |     /
//!          Overdefined               anything
//! ```
//!
//! A fact only goes down. Ranges could go down for long, so a merge that may repeat counts how often a range grew and
//! gives up at a limit. Integers of up to 128 bits are ranges, wider ones and all else are constants.

use crate::range::{MAX_BITS, Prefer, Range};
use warpc_ir::consts::ConstKind;
use warpc_ir::ids::*;
use warpc_ir::{Func, FuncMut, IntPred, Value, ValueKind};
use warpc_scalar::patterns as p;

/// What is known of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fact {
    /// No value reached it yet.
    #[default]
    Unknown,
    /// It is undef or poison.
    Undef,
    /// It is this constant, which is no scalar integer of up to 128 bits.
    Constant(Value),
    /// It is not this constant, which is neither an integer nor null.
    Not(Value),
    /// It is a pointer other than null.
    NotNull,
    /// It is an integer (every lane of it is) in a range that is neither empty nor full.
    Range {
        /// The range.
        range: Range,
        /// Whether it may be undef instead.
        undef: bool,
    },
    /// It may be anything.
    Overdefined,
}

/// Width of the integers of `ty`, or of its lanes, where ranges hold them.
pub fn range_bits(func: &Func<'_>, ty: Type) -> Option<u32> {
    match ty {
        Type::I1 => return Some(1),
        Type::I32 => return Some(32),
        Type::I64 => return Some(64),
        _ => {}
    }
    func.types().int_bits(func.types().scalar(ty)).filter(|&bits| (1..=MAX_BITS).contains(&bits))
}

impl Fact {
    /// The fact that an integer is in `range`.
    pub fn of_range(range: Range) -> Fact {
        Fact::of_range_or_undef(range, false)
    }
    /// The fact that an integer is in `range`, or undef where `undef` says so.
    pub fn of_range_or_undef(range: Range, undef: bool) -> Fact {
        if range.is_full() {
            Fact::Overdefined
        } else if range.is_empty() {
            if undef { Fact::Undef } else { Fact::Unknown }
        } else {
            Fact::Range { range, undef }
        }
    }
    /// The fact that a value is the constant `value`.
    pub fn of_constant(func: &Func<'_>, value: Value) -> Fact {
        match value.kind() {
            ValueKind::Undef(_) | ValueKind::Poison(_) => Fact::Undef,
            ValueKind::Const(c) => match func.consts().row(c).kind {
                ConstKind::Int | ConstKind::WideInt => match p::int(func, value) {
                    Some(int) => Fact::Range { range: Range::single(int.bits, int.v), undef: false }.checked(),
                    None => Fact::Constant(value),
                },
                _ => Fact::Constant(value),
            },
            _ => Fact::Constant(value),
        }
    }
    /// The fact that a value is not the constant `value`.
    pub fn of_unequal(func: &Func<'_>, value: Value) -> Fact {
        match Fact::of_constant(func, value) {
            Fact::Range { range, .. } => Fact::of_range(range.inverse()),
            Fact::Constant(value) if is_null(func, value) => Fact::NotNull,
            Fact::Constant(value) => Fact::Not(value),
            _ => Fact::Overdefined,
        }
    }
    /// The only number of one bit less than one is both: a full range of nothing.
    fn checked(self) -> Fact {
        match self {
            Fact::Range { range, undef } => Fact::of_range_or_undef(range, undef),
            other => other,
        }
    }
    /// Whether nothing reached the value but undef.
    pub fn is_unresolved(self) -> bool {
        matches!(self, Fact::Unknown | Fact::Undef)
    }
    /// Whether it is one value.
    pub fn is_constant(self) -> bool {
        match self {
            Fact::Constant(_) => true,
            Fact::Range { range, .. } => range.as_single().is_some(),
            _ => false,
        }
    }
    /// Whether it may have several values, even if not all.
    pub fn is_several(self) -> bool {
        !self.is_unresolved() && !self.is_constant()
    }
    /// The only integer it can be.
    pub fn as_int(self) -> Option<u128> {
        match self {
            Fact::Range { range, .. } => range.as_single(),
            _ => None,
        }
    }
    /// The range of integers it can be, and with `undef` also where it may be undef.
    pub fn as_range(self, undef: bool) -> Option<Range> {
        match self {
            Fact::Range { range, undef: false } => Some(range),
            Fact::Range { range, undef: true } if undef => Some(range),
            _ => None,
        }
    }
    /// The constant of type `ty` that it is.
    pub fn as_constant(self, func: &mut FuncMut<'_>, ty: Type) -> Option<Value> {
        match self {
            Fact::Constant(value) => Some(value),
            Fact::Range { range, .. } => range.as_single().map(|number| p::make_int(func, ty, number)),
            _ => None,
        }
    }
    /// The integers of `bits` bits it can be; nothing of what is unknown, everything of what is no integer.
    pub fn to_range(self, func: &Func<'_>, bits: u32, undef: bool) -> Range {
        match self {
            Fact::Range { range, undef: maybe } if undef || !maybe => range,
            Fact::Constant(value) => range_of_constant(func, value, bits),
            Fact::Unknown => Range::empty(bits),
            _ => Range::full(bits),
        }
    }
    /// Lowers it to what it and `other` have in common; whether that changed it. `growths` counts how often a range grew, and
    /// with `most_growths` a range that grew more often becomes anything.
    pub fn merge(&mut self, func: &Func<'_>, other: Fact, growths: &mut u8, most_growths: Option<u8>) -> bool {
        let merged = match (*self, other) {
            (_, Fact::Unknown) | (Fact::Overdefined, _) => return false,
            (_, Fact::Overdefined) => Fact::Overdefined,
            (Fact::Unknown, _) => other,
            (Fact::Undef, Fact::Range { range, .. }) => Fact::Range { range, undef: true },
            (Fact::Undef, Fact::Undef | Fact::Constant(_)) => other,
            (Fact::Undef, Fact::Not(_) | Fact::NotNull) => Fact::Overdefined,
            (Fact::Constant(_), Fact::Undef) => *self,
            (Fact::Constant(a), Fact::Constant(b)) if a == b => *self,
            (Fact::Not(a), Fact::Not(b)) if a == b => *self,
            (Fact::NotNull, Fact::NotNull) => *self,
            (Fact::Range { range, .. }, Fact::Undef) => Fact::Range { range, undef: true },
            (Fact::Constant(a), Fact::Constant(_) | Fact::Range { .. })
                if func.types().is_vector(func.type_of(a)) && range_bits(func, func.type_of(a)).is_some() =>
            {
                let bits = range_bits(func, func.type_of(a)).unwrap_or(1);
                let undef = matches!(other, Fact::Range { undef: true, .. });
                let union = self.to_range(func, bits, true).union(other.to_range(func, bits, true));
                Fact::of_range_or_undef(union, undef)
            }
            (Fact::Range { range, undef }, Fact::Range { .. } | Fact::Constant(_)) => {
                let undef = undef || matches!(other, Fact::Range { undef: true, .. });
                let union = range.union(other.to_range(func, range.bits(), true));
                Fact::of_range_or_undef(union, undef)
            }
            _ => Fact::Overdefined,
        };
        if merged == *self {
            return false;
        }
        if let (Fact::Range { range: old, .. }, Fact::Range { range: new, .. }) = (*self, merged) {
            if old != new
                && let Some(most) = most_growths
            {
                *growths = growths.saturating_add(1);
                if *growths > most {
                    *self = Fact::Overdefined;
                    return true;
                }
            }
        } else {
            *growths = 0;
        }
        *self = merged;
        true
    }
    /// What is known when both facts hold: the more precise one, or their intersection.
    pub fn intersect(self, func: &Func<'_>, other: Fact) -> Fact {
        let (a, b) = (self, other);
        match (a, b) {
            (Fact::Unknown, _) | (_, Fact::Overdefined) => a,
            (_, Fact::Unknown) | (Fact::Overdefined, _) => b,
            // A constant is more than what it is not.
            (Fact::Undef | Fact::Constant(_), Fact::Not(_) | Fact::NotNull) => a,
            (Fact::Not(_) | Fact::NotNull, Fact::Undef | Fact::Constant(_)) => b,
            (Fact::Undef, _) => a,
            (_, Fact::Undef) => b,
            (Fact::Constant(c), Fact::Range { range, undef }) | (Fact::Range { range, undef }, Fact::Constant(c)) => {
                let all = range_of_constant(func, c, range.bits());
                if all.as_single().is_some() {
                    Fact::Constant(c)
                } else {
                    Fact::of_range_or_undef(range.intersect(all), undef)
                }
            }
            (Fact::Range { range: x, undef: u }, Fact::Range { range: y, undef: v }) => {
                Fact::of_range_or_undef(x.intersect_as(y, Prefer::Smallest), u && v)
            }
            _ => a,
        }
    }
    /// The truth of `self pred other` for integers and pointers, where it is always the same.
    pub fn compare(self, func: &mut FuncMut<'_>, pred: IntPred, other: Fact) -> Option<bool> {
        let unequal = match (self, other) {
            (Fact::Not(a), Fact::Constant(b)) | (Fact::Constant(b), Fact::Not(a)) => a == b,
            (Fact::NotNull, Fact::Constant(b)) | (Fact::Constant(b), Fact::NotNull) => is_null(func, b),
            _ => false,
        };
        if unequal {
            return match pred {
                IntPred::Eq => Some(false),
                IntPred::Ne => Some(true),
                _ => None,
            };
        }
        match (self, other) {
            (Fact::Constant(a), Fact::Constant(b)) => {
                if func.types().is_vector(func.type_of(a)) {
                    return None;
                }
                let folded = func.folder().icmp(pred, a, b, Type::I1)?;
                func.consts().as_int(folded).map(|truth| truth != 0)
            }
            (Fact::Range { range: a, .. }, Fact::Range { range: b, .. }) if a.bits() == b.bits() => a.decides(pred, b),
            _ => None,
        }
    }
}

/// Whether `value` is the null of a pointer type.
pub fn is_null(func: &Func<'_>, value: Value) -> bool {
    value.as_const().is_some_and(|c| func.consts().row(c).kind == ConstKind::Null)
}

/// The integers in the lanes of `value`; everything of what is no integer.
pub fn range_of_constant(func: &Func<'_>, value: Value, bits: u32) -> Range {
    if let Some(int) = p::int(func, value).filter(|int| int.bits == bits) {
        return Range::single(bits, int.v);
    }
    let Some(c) = value.as_const().filter(|&c| func.consts().row(c).kind == ConstKind::Aggregate) else {
        return Range::full(bits);
    };
    if range_bits(func, func.type_of(value)) != Some(bits) {
        return Range::full(bits);
    }
    let mut all = Range::empty(bits);
    for &lane in func.consts().list(c) {
        // A poison lane can be any of the others.
        if lane.is_poison() {
            continue;
        }
        match p::int(func, lane) {
            Some(int) => all = all.union(Range::single(bits, int.v)),
            None => return Range::full(bits),
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_exact::{Rng, Shape2, random_function};

    fn with_function(check: impl FnOnce(&mut FuncMut<'_>)) {
        let (m, mut body) = random_function(&mut Rng(3), Shape2 { size: 2, bits: 8, branches: false });
        check(&mut FuncMut::of_body(&mut body, m.ctx()));
    }

    #[test]
    fn merging_goes_down_and_ends() {
        with_function(|f| {
            let of = |lo, hi| Fact::of_range(Range::new(8, lo, hi));
            let (mut fact, mut growths) = (Fact::Unknown, 0);
            assert!(fact.merge(f, Fact::Undef, &mut growths, None));
            assert!(fact.merge(f, of(1, 2), &mut growths, None));
            assert_eq!(fact, Fact::Range { range: Range::single(8, 1), undef: true });
            assert!(!fact.merge(f, of(1, 2), &mut growths, Some(2)));
            assert!(fact.merge(f, of(1, 3), &mut growths, Some(2)));
            assert!(fact.merge(f, of(1, 4), &mut growths, Some(2)));
            assert!(!fact.merge(f, of(2, 4), &mut growths, Some(2)));
            assert!(fact.merge(f, of(1, 5), &mut growths, Some(2)), "it grew three times");
            assert_eq!(fact, Fact::Overdefined);
            assert!(!fact.merge(f, of(1, 2), &mut growths, None));
            let null = f.consts_mut().add_null(Type::PTR);
            let mut fact = Fact::of_unequal(f, null);
            assert!(fact.merge(f, Fact::of_constant(f, null), &mut growths, None));
            assert_eq!(fact, Fact::Overdefined);
        });
    }

    #[test]
    fn facts_decide_comparisons() {
        with_function(|f| {
            let null = f.consts_mut().add_null(Type::PTR);
            let (null, not) = (Fact::of_constant(f, null), Fact::of_unequal(f, null));
            assert_eq!(not.compare(f, IntPred::Eq, null), Some(false));
            assert_eq!(null.compare(f, IntPred::Ne, not), Some(true));
            assert_eq!(null.compare(f, IntPred::Eq, null), Some(true));
            assert_eq!(not.compare(f, IntPred::Ult, null), None);
            let (low, high) = (Fact::of_range(Range::new(8, 0, 9)), Fact::of_range(Range::new(8, 9, 20)));
            assert_eq!(low.compare(f, IntPred::Ult, high), Some(true));
            assert_eq!(low.compare(f, IntPred::Uge, high), Some(false));
            assert_eq!(low.intersect(f, high), Fact::Unknown);
        });
    }
}
