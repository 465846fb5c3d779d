//! Folds of two constants against arithmetic of 128 bits, for every width up to 128. Failures are made small by proptest.

use super::*;
use crate::opcode::{IntPred, flags};
use crate::types::Types;
use proptest::prelude::*;

struct Constants {
    types: Types,
    consts: Consts,
    layout: DataLayout,
}

impl Constants {
    fn new() -> Constants {
        let layout = DataLayout::parse(crate::layout::NVPTX64).expect("the layout of the target");
        Constants { types: Types::default(), consts: Consts::default(), layout }
    }
    fn folder(&mut self) -> Folder<'_> {
        let (types, layout) = (self.types.view(), &self.layout);
        Folder { consts: &mut self.consts, types, layout, ctx: None, func: Global::NONE }
    }
    fn int(&mut self, bits: u32, x: u128) -> Value {
        let ty = self.types.intern(TypeKind::Int(bits));
        let x = x & mask(bits);
        self.consts.add_wide_int(ty, bits, &[x as u64, (x >> 64) as u64])
    }
    /// What a folded value is: `None` for poison.
    fn read(&mut self, value: Value) -> Option<u128> {
        if value.is_poison() {
            return None;
        }
        let limbs = self.folder().limbs(value).expect("an integer");
        Some(limbs[0] as u128 | (limbs.get(1).copied().unwrap_or(0) as u128) << 64)
    }
}

fn mask(bits: u32) -> u128 {
    u128::MAX >> (128 - bits)
}

fn signed(bits: u32, x: u128) -> i128 {
    (x << (128 - bits)) as i128 >> (128 - bits)
}

/// Whether `x` is a number of `bits` bits with a sign.
fn fits(bits: u32, x: i128) -> bool {
    signed(bits, x as u128 & mask(bits)) == x
}

/// The meaning of an operation without flags but those of the arguments; `None` is poison or undefined behaviour.
fn reference(op: Opcode, fl: u16, bits: u32, a: u128, b: u128) -> Option<u128> {
    let has = |flag: u16| fl & flag != 0;
    let (sa, sb) = (signed(bits, a), signed(bits, b));
    // Exact results; `None` where 128 bits do not hold them, which no narrower width does either.
    let exact = |unsigned: Option<u128>, as_signed: Option<i128>, wrapped: u128| {
        let wraps = unsigned.is_none_or(|u| u > mask(bits));
        let overflows = as_signed.is_none_or(|s| !fits(bits, s));
        let poison = has(flags::NUW) && wraps || has(flags::NSW) && overflows;
        (!poison).then_some(wrapped & mask(bits))
    };
    let amount = u32::try_from(b).unwrap_or(u32::MAX);
    let lost = |n: u32| a & !(u128::MAX << n) != 0;
    match op {
        Opcode::Add => exact(a.checked_add(b), sa.checked_add(sb), a.wrapping_add(b)),
        Opcode::Sub => exact(a.checked_sub(b), sa.checked_sub(sb), a.wrapping_sub(b)),
        Opcode::Mul => exact(a.checked_mul(b), sa.checked_mul(sb), a.wrapping_mul(b)),
        Opcode::Shl | Opcode::LShr | Opcode::AShr if amount >= bits => None,
        Opcode::Shl => {
            // Nothing is lost where shifting back gives what was there.
            let (up, up_signed) = (a << amount, sa << amount);
            let (unsigned, as_signed) = (up >> amount == a, up_signed >> amount == sa);
            exact(unsigned.then_some(up), as_signed.then_some(up_signed), up)
        }
        Opcode::LShr => (!(has(flags::EXACT) && lost(amount))).then_some(a >> amount),
        Opcode::AShr => (!(has(flags::EXACT) && lost(amount))).then_some((sa >> amount) as u128 & mask(bits)),
        Opcode::UDiv => a.checked_div(b).filter(|_| !has(flags::EXACT) || a.is_multiple_of(b)),
        Opcode::URem => a.checked_rem(b),
        Opcode::SDiv => {
            let quotient = sa.checked_div(sb).filter(|&q| fits(bits, q));
            quotient.filter(|_| !has(flags::EXACT) || sa % sb == 0).map(|q| q as u128 & mask(bits))
        }
        Opcode::SRem => sa.checked_div(sb).filter(|&q| fits(bits, q)).map(|_| (sa % sb) as u128 & mask(bits)),
        Opcode::And => Some(a & b),
        Opcode::Or => (!(has(flags::DISJOINT) && a & b != 0)).then_some(a | b),
        _ => Some(a ^ b),
    }
}

fn operation() -> impl Strategy<Value = Opcode> {
    let all: Vec<Opcode> = Opcode::ALL.iter().copied().filter(|op| op.is_int_binary()).collect();
    prop::sample::select(all)
}

/// A number that is small, has small bits from the top, or any: edges of a width come often.
fn number() -> impl Strategy<Value = u128> {
    prop_oneof![any::<u128>(), (0..130u128), (0..6u128).prop_map(|k| u128::MAX - k), (0..128u32).prop_map(|k| 1 << k)]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(2000) })]

    #[test]
    fn binary_operations_are_those_of_128_bits(
        op in operation(), fl in 0..16u16, bits in 1..129u32, a in number(), b in number(),
    ) {
        let mut constants = Constants::new();
        let (a, b) = (a & mask(bits), b & mask(bits));
        let (x, y) = (constants.int(bits, a), constants.int(bits, b));
        let folded = constants.folder().binary(op, fl, x, y).expect("two constants fold");
        prop_assert_eq!(constants.read(folded), reference(op, fl, bits, a, b), "{:?} {} i{} {} {}", op, fl, bits, a, b);
    }

    #[test]
    fn comparisons_are_those_of_128_bits(bits in 1..129u32, a in number(), b in number()) {
        let mut constants = Constants::new();
        let (a, b) = (a & mask(bits), b & mask(bits));
        let (x, y) = (constants.int(bits, a), constants.int(bits, b));
        let (sa, sb) = (signed(bits, a), signed(bits, b));
        let cases = [
            (IntPred::Eq, a == b), (IntPred::Ne, a != b), (IntPred::Ult, a < b), (IntPred::Ule, a <= b),
            (IntPred::Ugt, a > b), (IntPred::Uge, a >= b), (IntPred::Slt, sa < sb), (IntPred::Sle, sa <= sb),
            (IntPred::Sgt, sa > sb), (IntPred::Sge, sa >= sb),
        ];
        for (pred, want) in cases {
            let folded = constants.folder().icmp(pred, x, y, Type::I1).expect("two constants fold");
            prop_assert_eq!(constants.read(folded), Some(want as u128), "{:?} i{} {} {}", pred, bits, a, b);
        }
    }

    #[test]
    fn casts_are_those_of_128_bits(from in 1..129u32, to in 1..129u32, a in number()) {
        let mut constants = Constants::new();
        let a = a & mask(from);
        let x = constants.int(from, a);
        let ty = constants.types.intern(TypeKind::Int(to));
        let cases = match from.cmp(&to) {
            std::cmp::Ordering::Greater => vec![(Opcode::Trunc, a & mask(to))],
            std::cmp::Ordering::Less => {
                vec![(Opcode::ZExt, a), (Opcode::SExt, signed(from, a) as u128 & mask(to))]
            }
            std::cmp::Ordering::Equal => Vec::new(),
        };
        for (op, want) in cases {
            let folded = constants.folder().cast(op, 0, x, ty).expect("a constant folds");
            prop_assert_eq!(constants.read(folded), Some(want), "{:?} i{} {} to i{}", op, from, a, to);
        }
    }
}
