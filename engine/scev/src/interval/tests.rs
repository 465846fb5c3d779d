//! Operations of intervals against sets of numbers.

use super::*;

const B: u32 = 4;

fn all() -> Vec<Interval> {
    let mut v = vec![Interval::full(B), Interval::empty(B)];
    for lo in 0..16 {
        v.extend((0..16).filter(|&hi| hi != lo).map(|hi| Interval { lo, hi, bits: B }));
    }
    v
}
fn numbers(interval: Interval) -> impl Iterator<Item = u128> {
    (0..1u128 << interval.bits).filter(move |&v| interval.contains(v))
}

#[test]
fn operations_hold_every_concrete_result() {
    let m = mask(B);
    let signed = |v: u128| sext(v, B);
    for &a in &all() {
        assert_eq!(a.inverse().inverse(), a);
        for v in numbers(a) {
            assert!(a.umin() <= v && v <= a.umax());
            assert!(signed(a.smin()) <= signed(v) && signed(v) <= signed(a.smax()));
            assert!(a.zext(9).contains(v));
            assert!(a.sext(9).contains(signed(v) as u128 & mask(9)));
            assert!(a.trunc(2).contains(v & 3), "{a} {v}");
        }
        let (p, c, off) = a.as_icmp();
        for v in 0..16 {
            let x = (v + off) & m;
            assert_eq!(Interval::where_icmp(p, B, c).contains(x), a.contains(v), "{a}");
        }
        for &b in &all() {
            let (i, u) = (a.intersect(b, Prefer::Unsigned), a.union(b, Prefer::Signed));
            let inside = a.contains_all(b);
            for v in 0..16 {
                assert!(!(a.contains(v) && b.contains(v)) || i.contains(v), "{a} & {b} = {i}");
                assert!(!(a.contains(v) || b.contains(v)) || u.contains(v), "{a} | {b} = {u}");
                assert!(!inside || !b.contains(v) || a.contains(v));
            }
            let (sum, dif, pro, quo) = (a.add(b), a.sub(b), a.mul(b), a.udiv(b));
            let (hi, lo) = (a.max_s(b), a.min_u(b));
            let (nuw, nsw) =
                (a.add_no_wrap(b, true, false, Prefer::Unsigned), a.add_no_wrap(b, false, true, Prefer::Signed));
            for x in numbers(a) {
                for y in numbers(b) {
                    assert!(sum.contains((x + y) & m) && dif.contains(x.wrapping_sub(y) & m));
                    assert!(pro.contains((x * y) & m), "{a} * {b} = {pro}: {x} {y}");
                    assert!(y == 0 || quo.contains(x / y));
                    assert!(lo.contains(x.min(y)));
                    assert!(hi.contains(if signed(x) > signed(y) { x } else { y }));
                    assert!(x + y > m || nuw.contains(x + y));
                    let s = signed(x) + signed(y);
                    assert!(!(-8..8).contains(&s) || nsw.contains(s as u128 & m));
                }
            }
        }
    }
}

#[test]
fn regions_are_free_of_wrap_and_exact_for_one_number() {
    let signed = |v: u128| sext(v, B);
    let fits = |v: i128| (-8..8).contains(&v);
    for &a in &all() {
        if a.is_empty() {
            continue;
        }
        let one = a.as_single().is_some();
        for x in 0..16u128 {
            let every = |ok: &dyn Fn(u128) -> bool| numbers(a).all(ok);
            let check = |name: &str, region: Interval, truth: bool| {
                assert!(!region.contains(x) || truth, "{name} {a}: {x} in {region}");
                assert!(!one || region.contains(x) == truth, "{name} {a}: {x} in {region}");
            };
            check("add nuw", a.add_nuw_region(), every(&|y| x + y < 16));
            check("add nsw", a.add_nsw_region(), every(&|y| fits(signed(x) + signed(y))));
            check("sub nuw", a.sub_nuw_region(), every(&|y| x >= y));
            check("sub nsw", a.sub_nsw_region(), every(&|y| fits(signed(x) - signed(y))));
            check("mul nuw", a.mul_nuw_region(), every(&|y| x * y < 16));
            check("mul nsw", a.mul_nsw_region(), every(&|y| fits(signed(x) * signed(y))));
        }
    }
}
