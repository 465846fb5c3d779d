//! Intervals of integers with open ends, and equations of two unknowns. Arithmetic that does not fit is an open end, or no answer.

/// All integers from `lo` to `hi`; `None` is an open end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Span {
    pub lo: Option<i128>,
    pub hi: Option<i128>,
}

impl Span {
    pub const ZERO: Span = Span { lo: Some(0), hi: Some(0) };

    pub fn new(lo: i128, hi: i128) -> Span {
        Span { lo: Some(lo), hi: Some(hi) }
    }
    pub fn plus(self, span: Span) -> Span {
        let add = |a: Option<i128>, b: Option<i128>| a?.checked_add(b?);
        Span { lo: add(self.lo, span.lo), hi: add(self.hi, span.hi) }
    }
    pub fn negated(self) -> Span {
        let neg = |a: Option<i128>| a?.checked_neg();
        Span { lo: neg(self.hi), hi: neg(self.lo) }
    }
    /// The smallest that has both.
    pub fn hull(self, span: Span) -> Span {
        Span { lo: self.lo.zip(span.lo).map(|(a, b)| a.min(b)), hi: self.hi.zip(span.hi).map(|(a, b)| a.max(b)) }
    }
    /// All of this multiplied with all numbers from zero to `n`.
    pub fn up_to(self, n: Option<i128>) -> Span {
        let end = |v: Option<i128>, out: fn(i128) -> bool| match v {
            Some(v) if !out(v) => Some(0),
            Some(v) => n.and_then(|n| v.checked_mul(n)),
            None if n == Some(0) => Some(0),
            None => None,
        };
        Span { lo: end(self.lo, |v| v < 0), hi: end(self.hi, |v| v > 0) }
    }
    /// Whether they have a number in common.
    pub fn meets(self, span: Span) -> bool {
        let below = |a: Option<i128>, b: Option<i128>| a.zip(b).is_some_and(|(a, b)| a < b);
        !below(self.hi, span.lo) && !below(span.hi, self.lo)
    }
    /// The largest magnitude.
    pub fn reach(self) -> Option<i128> {
        Some(self.lo?.checked_abs()?.max(self.hi?.checked_abs()?))
    }
}

/// Solutions of `a * x + b * y = d` with both unknowns from zero to their limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Solutions {
    /// None.
    Never,
    /// Numbers got too large.
    Unknown,
    /// `(x + k * dx, y + k * dy)` for `k` in `k`.
    Line { x: i128, y: i128, dx: i128, dy: i128, k: Span },
}

/// Solves `lhs * x + rhs * y = d`; `lhs` and `rhs` are not zero.
pub(super) fn solve(lhs: i128, rhs: i128, d: i128, max_x: Option<i128>, max_y: Option<i128>) -> Solutions {
    solve_checked(lhs, rhs, d, max_x, max_y).unwrap_or(Solutions::Unknown)
}

fn solve_checked(lhs: i128, rhs: i128, d: i128, max_x: Option<i128>, max_y: Option<i128>) -> Option<Solutions> {
    const LIMIT: i128 = 1 << 63;
    if lhs == 0 || rhs == 0 || lhs.abs() > LIMIT || rhs.abs() > LIMIT {
        return None;
    }
    let (g, s) = extended_gcd(lhs, rhs);
    if d % g != 0 {
        return Some(Solutions::Never);
    }
    // The smallest x that is not negative: d / g * s modulo b / g.
    let m = (rhs / g).abs();
    let x = ((d / g).rem_euclid(m).checked_mul(s.rem_euclid(m))?).rem_euclid(m);
    let y = d.checked_sub(lhs.checked_mul(x)?)? / rhs;
    let (dx, dy) = (rhs / g, -(lhs / g));
    let k = within(x, dx, max_x)?;
    let l = within(y, dy, max_y)?;
    let (lo, hi) = (larger(k.lo, l.lo), smaller(k.hi, l.hi));
    if lo.zip(hi).is_some_and(|(lo, hi)| lo > hi) {
        return Some(Solutions::Never);
    }
    Some(Solutions::Line { x, y, dx, dy, k: Span { lo, hi } })
}

/// The greatest common divisor of `lhs` and `rhs`, and `s` with `lhs * s` equal to it modulo `rhs`.
fn extended_gcd(lhs: i128, rhs: i128) -> (i128, i128) {
    let (mut r0, mut r1, mut s0, mut s1) = (lhs, rhs, 1i128, 0i128);
    while r1 != 0 {
        let q = r0 / r1;
        (r0, r1) = (r1, r0 - q * r1);
        (s0, s1) = (s1, s0 - q * s1);
    }
    if r0 < 0 { (-r0, -s0) } else { (r0, s0) }
}

/// The `k` for which `0 <= value + k * step <= max`.
fn within(value: i128, step: i128, max: Option<i128>) -> Option<Span> {
    let from = ceil_div(value.checked_neg()?, step);
    let from_floor = floor_div(value.checked_neg()?, step);
    let limit = match max {
        Some(m) => Some(m.checked_sub(value)?),
        None => None,
    };
    Some(if step > 0 {
        Span { lo: Some(from), hi: limit.map(|l| floor_div(l, step)) }
    } else {
        Span { lo: limit.map(|l| ceil_div(l, step)), hi: Some(from_floor) }
    })
}

fn floor_div(lhs: i128, rhs: i128) -> i128 {
    let q = lhs / rhs;
    if lhs % rhs != 0 && (lhs < 0) != (rhs < 0) { q - 1 } else { q }
}
fn ceil_div(lhs: i128, rhs: i128) -> i128 {
    let q = lhs / rhs;
    if lhs % rhs != 0 && (lhs < 0) == (rhs < 0) { q + 1 } else { q }
}
fn larger(a: Option<i128>, b: Option<i128>) -> Option<i128> {
    match (a, b) {
        (Some(a), Some(b)) => Some(a.max(b)),
        (a, b) => a.or(b),
    }
}
fn smaller(a: Option<i128>, b: Option<i128>) -> Option<i128> {
    match (a, b) {
        (Some(a), Some(b)) => Some(a.min(b)),
        (a, b) => a.or(b),
    }
}

/// Of `c + span * d` for `span` in `span`: whether it is negative, zero, positive for some.
pub(super) fn signs(c: i128, d: i128, span: Span) -> Option<[bool; 3]> {
    if d == 0 {
        return Some([c < 0, c == 0, c > 0]);
    }
    // Value at an end of the range; an open end has the sign of what it goes to.
    let at = |end: Option<i128>, open: i128| match end {
        Some(span) => span.checked_mul(d).and_then(|p| p.checked_add(c)),
        None => Some(open * d.signum()),
    };
    let (p, q) = (at(span.lo, -1)?, at(span.hi, 1)?);
    let (least, most) = (p.min(q), p.max(q));
    let zero = c % d == 0 && {
        let z = -(c / d);
        span.lo.is_none_or(|l| l <= z) && span.hi.is_none_or(|h| z <= h)
    };
    Some([least < 0, zero, most > 0])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All small equations against trying all numbers.
    #[test]
    fn solutions_are_those_found_by_trying() {
        for a in (-4..=4).filter(|&a| a != 0) {
            for b in (-4..=4).filter(|&b| b != 0) {
                for d in -9i128..=9 {
                    for (mx, my) in [(0i128, 0i128), (3, 3), (2, 5), (6, 1)] {
                        let mut want = [false; 3];
                        let mut any = false;
                        for x in 0..=mx {
                            for y in 0..=my {
                                if a * x + b * y == d {
                                    any = true;
                                    want[((y - x).signum() + 1) as usize] = true;
                                }
                            }
                        }
                        match solve(a, b, d, Some(mx), Some(my)) {
                            Solutions::Never => assert!(!any, "{a} {b} {d} {mx} {my}"),
                            Solutions::Unknown => panic!("{a} {b} {d}"),
                            Solutions::Line { x, y, dx, dy, k } => {
                                assert!(any, "{a} {b} {d} {mx} {my}");
                                assert_eq!(signs(y - x, dy - dx, k), Some(want), "{a} {b} {d} {mx} {my}");
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn open_ends_and_large_numbers() {
        let Solutions::Line { x, y, dx, dy, k } = solve(1, -1, 0, None, None) else { panic!() };
        assert_eq!(signs(y - x, dy - dx, k), Some([false, true, false]));
        let Solutions::Line { x, y, dx, dy, k } = solve(1, -2, 0, None, None) else { panic!() };
        assert_eq!(signs(y - x, dy - dx, k), Some([true, true, false]));
        assert_eq!(solve(1 << 64, 1, 0, None, None), Solutions::Unknown);
        assert_eq!(Span::new(-1, 2).up_to(Some(i128::MAX)).hi, None);
        assert_eq!(Span::new(-1, 2).up_to(None), Span { lo: None, hi: None });
        assert_eq!(Span::new(0, 0).up_to(None), Span::ZERO);
        assert!(!Span::new(1, 2).meets(Span::new(3, 4)) && Span { lo: None, hi: Some(3) }.meets(Span::new(3, 4)));
    }
}
