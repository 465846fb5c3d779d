//! Every operation against all pairs of values of three and four bits.

use super::*;
use warpc_ir::fold::int::{binary64, compare64};
use warpc_ir::intrinsics::id;

fn all(bits: u32) -> Vec<Range> {
    let mut ranges = vec![Range::empty(bits), Range::full(bits)];
    for lo in 0..1u128 << bits {
        ranges.extend((0..1u128 << bits).filter(|&hi| hi != lo).map(|hi| Range::new(bits, lo, hi)));
    }
    ranges
}

fn values(range: Range) -> impl Iterator<Item = u64> {
    (0..1u64 << range.bits()).filter(move |&value| range.has(value as u128))
}

fn of(range: Range) -> u32 {
    values(range).fold(0, |set, value| set | 1 << value)
}

#[test]
fn sets_are_what_they_say() {
    for a in all(3) {
        let set = of(a);
        assert_eq!(of(a.inverse()), !set & 255);
        assert_eq!(a.is_empty(), set == 0);
        assert_eq!(a.is_full(), set == 255);
        for count in 0..9 {
            assert_eq!(a.has_more_than(count), set.count_ones() as u128 > count, "{a:?} {count}");
        }
        if set != 0 {
            assert_eq!(a.umin() as u32, set.trailing_zeros());
            assert_eq!(a.umax() as u32, 31 - set.leading_zeros());
            let signed = || values(a).map(|value| a.signed(value as u128));
            assert_eq!((Some(a.smin()), Some(a.smax())), (signed().min(), signed().max()), "{a:?}");
        }
        if let Some((pred, constant)) = a.as_compare() {
            for value in 0..8 {
                assert_eq!(
                    a.has(value as u128),
                    compare64(pred, 3, value, constant as u64),
                    "{a:?} {pred:?} {constant}"
                );
            }
        }
        for b in all(3) {
            assert_eq!(a.contains(b), of(b) & !set == 0, "{a:?} {b:?}");
            for prefer in [Prefer::Smallest, Prefer::Unsigned, Prefer::Signed] {
                let (both, either) = (of(a.intersect_as(b, prefer)), of(a.union_as(b, prefer)));
                assert_eq!(set & of(b) & !both, 0, "{a:?} {b:?}");
                assert_eq!((set | of(b)) & !either, 0, "{a:?} {b:?}");
                // Exact where some range is.
                let exact = |wanted: u32| all(3).iter().any(|&range| of(range) == wanted);
                assert!(both == set & of(b) || !exact(set & of(b)), "{a:?} {b:?}");
                assert!(either == set | of(b) || !exact(set | of(b)), "{a:?} {b:?}");
            }
        }
    }
}

#[test]
fn conversions_keep_every_value() {
    for a in all(3) {
        for value in values(a) {
            assert!(a.zext(5).has(value as u128) && a.sext(5).has(a.signed(value as u128) as u128 & 31));
            assert!(a.trunc(2, 0).has(value as u128 & 3), "{a:?}");
            if value < 4 {
                assert!(a.trunc(2, flags::NUW).has(value as u128), "{a:?}");
                assert!(a.cast(Opcode::ZExt, flags::NNEG, 5).has(value as u128));
            }
            if (-2..2).contains(&a.signed(value as u128)) {
                assert!(a.trunc(2, flags::NSW).has(value as u128 & 3), "{a:?}");
            }
        }
        assert_eq!(a.zext(3), a);
        assert_eq!(a.sext(3), a);
    }
}

#[test]
fn operations_give_supersets() {
    const OPS: &[(Opcode, &[u16])] = &[
        (Opcode::Add, &[0, flags::NUW, flags::NSW, 3]),
        (Opcode::Sub, &[0, flags::NUW, flags::NSW, 3]),
        (Opcode::Mul, &[0, flags::NUW, flags::NSW, 3]),
        (Opcode::Shl, &[0, flags::NUW, flags::NSW, 3]),
        (Opcode::UDiv, &[0]),
        (Opcode::SDiv, &[0]),
        (Opcode::URem, &[0]),
        (Opcode::SRem, &[0]),
        (Opcode::LShr, &[0]),
        (Opcode::AShr, &[0]),
        (Opcode::And, &[0]),
        (Opcode::Or, &[0]),
        (Opcode::Xor, &[0]),
    ];
    for bits in [1, 2, 3] {
        for &(op, kinds) in OPS {
            for &fl in kinds {
                for a in all(bits) {
                    for b in all(bits) {
                        let result = a.binary(op, fl, b);
                        for x in values(a) {
                            for y in values(b) {
                                if let Some(z) = binary64(op, fl, bits, x, y) {
                                    assert!(
                                        result.has(z as u128),
                                        "{op:?} {fl} {a:?} {b:?}: {x} {y} -> {z}, {result:?}"
                                    );
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn comparisons_and_regions_are_exact() {
    for a in all(3) {
        for b in all(3) {
            for &pred in IntPred::ALL {
                let holds = |x: u64, y: u64| compare64(pred, 3, x, y);
                let every = values(a).all(|x| values(b).all(|y| holds(x, y)));
                assert_eq!(a.compare(pred, b), every, "{a:?} {pred:?} {b:?}");
            }
            for op in [Opcode::Add, Opcode::Sub, Opcode::Mul, Opcode::Shl] {
                for kind in [flags::NUW, flags::NSW] {
                    let region = Range::no_wrap_region(op, b, kind);
                    for x in values(region) {
                        for y in values(b).filter(|&y| op != Opcode::Shl || y < 3) {
                            assert!(binary64(op, kind, 3, x, y).is_some(), "{op:?} {kind} {b:?} {region:?}: {x} {y}");
                        }
                    }
                }
            }
        }
        for &pred in IntPred::ALL {
            let allowed = Range::allowed(pred, a);
            for x in 0..8 {
                let some = values(a).any(|y| compare64(pred, 3, x, y));
                assert!(!some || allowed.has(x as u128), "{pred:?} {a:?} {x}");
            }
        }
    }
}

#[test]
fn intrinsics_give_supersets() {
    let sat = |value: i64| value.clamp(-4, 3) as u64 & 7;
    let signed = |value: u64| (value as i64) << 61 >> 61;
    for a in all(3) {
        for x in values(a) {
            let has = |range: Range, value: u64| assert!(range.has(value as u128), "{a:?} {x} {range:?}");
            has(a.abs(false), signed(x).unsigned_abs() & 7);
            has(a.leading_zeros(false), (x.leading_zeros() - 61) as u64);
            has(a.trailing_zeros(false), x.trailing_zeros().min(3) as u64);
            has(a.count_ones(), x.count_ones() as u64);
            if x != 0 {
                has(a.leading_zeros(true), (x.leading_zeros() - 61) as u64);
                has(a.trailing_zeros(true), x.trailing_zeros() as u64);
            }
            if x != 4 {
                has(a.abs(true), signed(x).unsigned_abs());
            }
        }
        for b in all(3) {
            for x in values(a) {
                for y in values(b) {
                    let has = |id, value: u64| {
                        let range = Range::intrinsic(id, &[a, b]).unwrap();
                        assert!(range.has(value as u128), "{id:?} {a:?} {b:?} {x} {y} {range:?}");
                    };
                    has(id::UADD_SAT, (x + y).min(7));
                    has(id::USUB_SAT, x.saturating_sub(y));
                    has(id::SADD_SAT, sat(signed(x) + signed(y)));
                    has(id::SSUB_SAT, sat(signed(x) - signed(y)));
                    has(id::UMIN, x.min(y));
                    has(id::UMAX, x.max(y));
                    has(id::SMIN, if signed(x) < signed(y) { x } else { y });
                    has(id::SMAX, if signed(x) > signed(y) { x } else { y });
                }
            }
        }
    }
}

#[test]
fn widest_integers_do_not_overflow() {
    let (full, top) = (Range::full(128), Range::closed(128, u128::MAX - 1, u128::MAX));
    for a in [full, top, Range::single(128, 1 << 127), Range::single(128, 0)] {
        for b in [full, top, Range::single(128, 3)] {
            for &op in &[Opcode::Add, Opcode::Sub, Opcode::Mul, Opcode::UDiv, Opcode::SDiv, Opcode::SRem, Opcode::Shl] {
                assert_eq!(a.binary(op, 3, b).bits(), 128);
            }
            assert_eq!(a.smul_sat(b).bits(), 128);
        }
        assert!(a.contains(a.union(a)) && a.signed_bits() <= 128);
    }
    assert_eq!(top.add(Range::single(128, 2)), Range::closed(128, 0, 1));
}
