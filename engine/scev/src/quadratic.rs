//! Iterations after which a recurrence with constant parts leaves an interval or becomes zero. Linear ones are divided,
//! quadratic ones solved over the integers modulo the width.

use super::*;
use warpc_analysis::known_bits::bits::sext;

/// Value of `{p0,+,p1,+,p2}` after `n` iterations, modulo the width.
fn value_at(parts: &[u128], n: u128, bits: u32) -> u128 {
    let get = |k: usize| parts.get(k).copied().unwrap_or(0);
    let pairs = if n.is_multiple_of(2) { (n / 2).wrapping_mul(n.wrapping_sub(1)) } else { n.wrapping_mul((n - 1) / 2) };
    get(0).wrapping_add(n.wrapping_mul(get(1))).wrapping_add(pairs.wrapping_mul(get(2))) & mask(bits)
}

fn round_up(value: i128, a: i128) -> Option<i128> {
    let t = value.checked_abs()? % a;
    Some(match t {
        0 => value,
        _ if value < 0 => value + t,
        _ => value.checked_add(a - t)?,
    })
}

fn isqrt(d: i128) -> i128 {
    (d as u128).isqrt() as i128
}

/// The first `x >= 0` where `lhs x^2 + rhs x + c` becomes or passes a multiple of `2^width`; `None` where none is found or the
/// numbers get too large.
fn solve_wrap(lhs: i128, rhs: i128, c: i128, width: u32) -> Option<i128> {
    if width > 120 {
        return None;
    }
    let r = 1i128 << width;
    if c.rem_euclid(r) == 0 {
        return Some(0);
    }
    let (lhs, rhs, mut c) = if lhs < 0 { (-lhs, rhs.checked_neg()?, c.checked_neg()?) } else { (lhs, rhs, c) };
    if lhs == 0 {
        return None;
    }
    let two_a = lhs.checked_mul(2)?;
    let square = rhs.checked_mul(rhs)?;
    let low;
    if rhs >= 0 {
        // The vertex is at or left of zero: the parabola must start below.
        c %= r;
        if c > 0 {
            c -= r;
        }
        low = false;
    } else {
        // Only multiples that leave a real root.
        let least = round_up(c.checked_sub(square / two_a.checked_mul(2)?)?, r)?;
        if c > least {
            c = c.checked_add(round_up(c.checked_neg()?, r)?)?;
            low = true;
        } else {
            c = c.checked_sub(least)?;
            low = false;
        }
    }
    let d = square.checked_sub(lhs.checked_mul(4)?.checked_mul(c)?)?;
    if d < 0 {
        return None;
    }
    let root = isqrt(d);
    let inexact = root * root != d;
    let top = if low { -rhs - (root + inexact as i128) } else { -rhs + root };
    let (x, rest) = (top / two_a, top % two_a);
    if x < 0 {
        return None;
    }
    if !inexact && rest == 0 {
        return Some(x);
    }
    let here = lhs.checked_mul(x)?.checked_add(rhs)?.checked_mul(x)?.checked_add(c)?;
    let next = here.checked_add(two_a.checked_mul(x)?)?.checked_add(lhs)?.checked_add(rhs)?;
    let crosses = (here < 0) != (next < 0) || (here == 0) != (next == 0);
    crosses.then_some(x + 1)
}

impl Se<'_, '_> {
    fn constant_parts(&self, rec: Expr) -> Option<smallvec::SmallVec<[u128; 4]>> {
        self.ops(rec).iter().map(|&o| self.constant(o)).collect()
    }
    /// Coefficients of twice the value of a quadratic recurrence after `n` iterations.
    fn equation(&self, rec: Expr) -> Option<(i128, i128, i128)> {
        let p = self.constant_parts(rec)?;
        let bits = self.bits(rec);
        if bits > 64 {
            return None;
        }
        let [l, m, n] = [p[0], p[1], p[2]].map(|v| sext(v, bits));
        Some((n, 2 * m - n, 2 * l))
    }
    /// Iterations after which a quadratic recurrence is first zero.
    pub(super) fn quadratic_zero(&mut self, rec: Expr) -> Expr {
        let bits = self.bits(rec);
        let solve = || {
            let (a, b, c) = self.equation(rec)?;
            let x = solve_wrap(a, b, c, bits + 1)? as u128;
            (x <= mask(bits) && value_at(&self.constant_parts(rec)?, x, bits) == 0).then_some(x)
        };
        match solve() {
            Some(x) => {
                let ty = self.ty(rec);
                self.make_const(ty, x)
            }
            None => COULD_NOT_COMPUTE,
        }
    }
    /// Iterations in which the values of a recurrence are in `interval`, from the first on.
    pub(super) fn iterations_in(&mut self, rec: Expr, interval: Interval) -> Expr {
        if interval.is_full() {
            return COULD_NOT_COMPUTE;
        }
        let Some(mut parts) = self.constant_parts(rec) else { return COULD_NOT_COMPUTE };
        if parts.len() > 3 || self.is_ptr(rec) {
            return COULD_NOT_COMPUTE;
        }
        let bits = self.bits(rec);
        let ty = self.ty(rec);
        // From zero, in the interval moved alike.
        let interval = interval.minus(parts[0]);
        parts[0] = 0;
        if !interval.contains(0) {
            return self.zero(ty);
        }
        let n =
            if parts.len() == 2 { linear_exit(parts[1], interval) } else { self.quadratic_exit(rec, &parts, interval) };
        match n {
            Some(n) if n <= mask(bits) => self.make_const(ty, n),
            _ => COULD_NOT_COMPUTE,
        }
    }
    fn quadratic_exit(&self, rec: Expr, parts: &[u128], interval: Interval) -> Option<u128> {
        let bits = self.bits(rec);
        if bits > 64 {
            return None;
        }
        let [m, n] = [parts[1], parts[2]].map(|v| sext(v, bits));
        let (a, b) = (n, 2 * m - n);
        let leaves = |x: i128| {
            x > 0
                && !interval.contains(value_at(parts, x as u128, bits))
                && interval.contains(value_at(parts, x as u128 - 1, bits))
        };
        // Of the first signed and unsigned wrap over a bound, the first that leaves. Outer `None`: not known.
        let solve = |bound: i128| -> Option<Option<i128>> {
            let c = -(2 * bound);
            let unsigned = solve_wrap(a, b, c, bits + 1)?;
            let signed = if bits > 1 { solve_wrap(a, b, c, bits)? } else { return None };
            let (first, second) = (signed.min(unsigned), signed.max(unsigned));
            Some([first, second].into_iter().find(|&x| leaves(x)))
        };
        let low = solve(sext(interval.lo, bits) - 1)?;
        let high = solve(sext(interval.hi, bits))?;
        [low, high].into_iter().flatten().min().map(|x| x as u128)
    }
}

/// Iterations in which `{0,+,a}` is in `r`.
fn linear_exit(a: u128, r: Interval) -> Option<u128> {
    let bits = r.bits;
    let m = mask(bits);
    let up = a != 0 && !interval::is_neg(a, bits);
    let end = if up { r.hi.wrapping_sub(1) & m } else { r.lo };
    let n = (end.wrapping_add(a) & m) / a.max(1);
    let n = if up {
        n
    } else {
        // Unsigned, as the width has it.
        (end.wrapping_add(a) & m).checked_div(a)?
    };
    let here = value_at(&[0, a], n, bits);
    let before = value_at(&[0, a], n.wrapping_sub(1) & m, bits);
    (!r.contains(here) && r.contains(before)).then_some(n)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrapped_roots_are_first_crossings() {
        for a in -6i128..=6 {
            for b in -9..=9 {
                for c in -20..=20 {
                    let Some(x) = solve_wrap(a, b, c, 4) else { continue };
                    let q = |x: i128| a * x * x + b * x + c;
                    let cell = |x: i128| q(x).div_euclid(16);
                    let touches = |x: i128| q(x).rem_euclid(16) == 0;
                    assert!(touches(x) || cell(x) != cell(x - 1) || touches(x - 1), "{a} {b} {c}: {x}");
                }
            }
        }
    }

    #[test]
    fn linear_exits_by_running() {
        for a in 1..16u128 {
            for lo in 0..16 {
                for hi in 0..16 {
                    if lo == hi {
                        continue;
                    }
                    let r = Interval { lo, hi, bits: 4 };
                    if !r.contains(0) {
                        continue;
                    }
                    let run = (0..64).find(|&n| !r.contains(value_at(&[0, a], n, 4)));
                    if let Some(n) = linear_exit(a, r) {
                        assert_eq!(Some(n), run, "{a} {r}");
                    }
                }
            }
        }
    }
}
