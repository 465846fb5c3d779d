//! Elementwise operations on a slot: fast loops for the common ones, a lane at a time for the rest and where a lane is undef
//! or poison.

use super::big;
use super::float::{self, nan};
use super::program::{Code, Function, Lanes, Op};
use super::report::{ErrorKind, Fault, Step};
use super::scalar::{self, Fun};
use super::warp::{Cell, Frame, lanes};
use super::wide;
use warpc_ir::consts::{low_mask, sign_extend};
use warpc_ir::fold::int::Limbs;
use warpc_ir::opcode::{IntPred, flags};

#[inline(always)]
fn each(d: &mut Lanes, mask: u32, f: impl Fn(usize) -> u64) {
    if mask == u32::MAX {
        for (l, d) in d.iter_mut().enumerate() {
            *d = f(l);
        }
    } else {
        for l in lanes(mask) {
            d[l] = f(l);
        }
    }
}

/// Runs an operation of code `Int`, `Float` or `Wide`.
#[inline]
pub(crate) fn run(function: &Function, fr: &mut Frame, op: &Op, mask: u32) -> Step {
    if op.code == Code::Wide {
        if op.w.max(op.w2) > 128 {
            return run_big(function, fr, op, mask);
        }
        return run_wide(function, fr, op, mask);
    }
    let mut bad = fr.bad(function, op.a);
    if op.n >= 2 {
        bad |= fr.bad(function, op.b);
    }
    if op.n >= 3 {
        bad |= fr.bad(function, op.c);
    }
    if bad & mask == 0 && fast(function, fr, op, mask) {
        return Ok(());
    }
    slow(function, fr, op, mask, bad)
}

/// Common operations without undef or poison among the operands. False when the operation is none of them.
#[inline]
fn fast(f: &Function, fr: &mut Frame, op: &Op, mask: u32) -> bool {
    let a = *fr.get(f, op.a);
    let m = low_mask(op.w as u32);
    macro_rules! unary {
        ($e:expr) => {{
            let e = $e;
            each(&mut fr.regs[op.d as usize], mask, |l| e(a[l]));
        }};
    }
    macro_rules! binary {
        ($e:expr) => {{
            let b = *fr.get(f, op.b);
            let e = $e;
            each(&mut fr.regs[op.d as usize], mask, |l| e(a[l], b[l]));
        }};
    }
    macro_rules! float32 {
        (|$($v:ident),*| $e:expr) => {{
            $(let $v = *fr.get(f, op.$v);)*
            each(&mut fr.regs[op.d as usize], mask, |l| {
                $(let $v = f32::from_bits($v[l] as u32);)*
                let r: f32 = $e;
                if r.is_nan() { nan(32) } else { r.to_bits() as u64 }
            });
        }};
    }
    macro_rules! float64 {
        (|$($v:ident),*| $e:expr) => {{
            $(let $v = *fr.get(f, op.$v);)*
            each(&mut fr.regs[op.d as usize], mask, |l| {
                $(let $v = f64::from_bits($v[l]);)*
                let r: f64 = $e;
                if r.is_nan() { nan(64) } else { r.to_bits() }
            });
        }};
    }
    let plain = op.fl == 0;
    let quiet = op.fl as u16 & (flags::NNAN | flags::NINF) == 0 && op.x == 0;
    let (w, w2) = (op.w as u32, op.w2 as u32);
    match op.f {
        Fun::Add if plain => binary!(|x: u64, y: u64| x.wrapping_add(y) & m),
        Fun::Sub if plain => binary!(|x: u64, y: u64| x.wrapping_sub(y) & m),
        Fun::Mul if plain => binary!(|x: u64, y: u64| x.wrapping_mul(y) & m),
        Fun::Add if w == 32 => {
            flagged(f, fr, op, mask, |x, y| (x.overflowing_add(y), (x as i32).overflowing_add(y as i32).1));
            return true;
        }
        Fun::Sub if w == 32 => {
            flagged(f, fr, op, mask, |x, y| (x.overflowing_sub(y), (x as i32).overflowing_sub(y as i32).1));
            return true;
        }
        Fun::Mul if w == 32 => {
            flagged(f, fr, op, mask, |x, y| (x.overflowing_mul(y), (x as i32).overflowing_mul(y as i32).1));
            return true;
        }
        Fun::And => binary!(|x: u64, y: u64| x & y),
        Fun::Or if plain => binary!(|x: u64, y: u64| x | y),
        Fun::Xor => binary!(|x: u64, y: u64| x ^ y),
        Fun::Shl | Fun::LShr | Fun::AShr if plain => {
            let b = *fr.get(f, op.b);
            if b.iter().any(|&s| s >= w as u64) {
                return false;
            }
            match op.f {
                Fun::Shl => binary!(|x: u64, s: u64| (x << s) & m),
                Fun::LShr => binary!(|x: u64, s: u64| x >> s),
                _ => binary!(|x: u64, s: u64| (sign_extend(x, w) >> s) as u64 & m),
            }
        }
        Fun::ICmp if plain => match IntPred::from_u8(op.x as u8) {
            IntPred::Eq => binary!(|x: u64, y: u64| (x == y) as u64),
            IntPred::Ne => binary!(|x: u64, y: u64| (x != y) as u64),
            IntPred::Ult => binary!(|x: u64, y: u64| (x < y) as u64),
            IntPred::Ule => binary!(|x: u64, y: u64| (x <= y) as u64),
            IntPred::Ugt => binary!(|x: u64, y: u64| (x > y) as u64),
            IntPred::Uge => binary!(|x: u64, y: u64| (x >= y) as u64),
            IntPred::Slt => binary!(|x: u64, y: u64| (sign_extend(x, w) < sign_extend(y, w)) as u64),
            IntPred::Sle => binary!(|x: u64, y: u64| (sign_extend(x, w) <= sign_extend(y, w)) as u64),
            IntPred::Sgt => binary!(|x: u64, y: u64| (sign_extend(x, w) > sign_extend(y, w)) as u64),
            IntPred::Sge => binary!(|x: u64, y: u64| (sign_extend(x, w) >= sign_extend(y, w)) as u64),
        },
        Fun::ZExt if plain => unary!(|x: u64| x),
        Fun::SExt => unary!(|x: u64| sign_extend(x, w2) as u64 & m),
        Fun::Trunc if plain => unary!(|x: u64| x & m),
        Fun::FAdd if w == 32 && quiet => float32!(|a, b| a + b),
        Fun::FSub if w == 32 && quiet => float32!(|a, b| a - b),
        Fun::FMul if w == 32 && quiet => float32!(|a, b| a * b),
        Fun::FDiv if w == 32 && quiet => float32!(|a, b| a / b),
        Fun::Fma if w == 32 && quiet => float32!(|a, b, c| a.mul_add(b, c)),
        Fun::FAdd if w == 64 && quiet => float64!(|a, b| a + b),
        Fun::FSub if w == 64 && quiet => float64!(|a, b| a - b),
        Fun::FMul if w == 64 && quiet => float64!(|a, b| a * b),
        Fun::FDiv if w == 64 && quiet => float64!(|a, b| a / b),
        _ => return false,
    }
    fr.bad[op.d as usize] &= !mask;
    true
}

/// Arithmetic of 32 bits that gives poison where it wraps and its flags exclude that. `step` gives the result with whether it wraps
/// as an unsigned number, and whether it wraps as a signed one.
#[inline(always)]
fn flagged(function: &Function, fr: &mut Frame, op: &Op, mask: u32, step: impl Fn(u32, u32) -> ((u32, bool), bool)) {
    let (a, b) = (*fr.get(function, op.a), *fr.get(function, op.b));
    let (nsw, nuw) = (op.fl as u16 & flags::NSW != 0, op.fl as u16 & flags::NUW != 0);
    let row = op.d as usize;
    let mut poison = 0u32;
    for lane in 0..32 {
        let ((value, unsigned), signed) = step(a[lane] as u32, b[lane] as u32);
        poison |= ((nsw && signed || nuw && unsigned) as u32) << lane;
        if mask >> lane & 1 != 0 {
            fr.regs[row][lane] = value as u64;
        }
    }
    fr.bad[row] = fr.bad[row] & !mask | poison & mask;
    fr.poison[row] = fr.poison[row] & !mask | poison & mask;
}

/// One lane at a time, with the state of each operand.
#[inline(never)]
fn slow(function: &Function, fr: &mut Frame, op: &Op, mask: u32, bad: u32) -> Step {
    let n = op.n as usize;
    let (w, w2) = (op.w as u32, op.w2 as u32);
    for l in lanes(mask) {
        let mut v = [0; 3];
        let mut u = [0; 3];
        let mut poison = false;
        if bad >> l & 1 != 0 {
            for (k, s) in [op.a, op.b, op.c].into_iter().enumerate().take(n) {
                let c = fr.cell(function, s, l);
                (v[k], u[k]) = (c.value, c.undef);
                poison |= c.poison;
            }
            if is_division(op.f) && !fr.cell(function, op.b, l).is_clean() {
                return Err(Fault::new(ErrorKind::Poison, l as u32, "undef or poison as a divisor"));
            }
        } else {
            for (k, s) in [op.a, op.b, op.c].into_iter().enumerate().take(n) {
                v[k] = fr.get(function, s)[l];
            }
        }
        if poison {
            fr.set_cell(op.d, l, Cell { value: 0, undef: 0, poison: true });
            continue;
        }
        let r = if op.code == Code::Int {
            scalar::int(op.f, w, w2, op.x, op.fl, v)
        } else {
            float::float(op.f, w, w2, op.x, op.fl, v)
        };
        let known = bad >> l & 1 == 0 || is_decided(op, v, u);
        let undef = if known { 0 } else { scalar::undef_bits(op.f, w, w2, v, u) };
        match r {
            Ok((value, poison)) => {
                let shift = matches!(op.f, Fun::Shl | Fun::LShr | Fun::AShr);
                let poison = poison && (shift || undef == 0 || u == [0; 3]);
                fr.set_cell(op.d, l, Cell { value, undef: if poison { 0 } else { undef }, poison });
            }
            Err(what) => return Err(Fault::new(ErrorKind::Undefined, l as u32, what)),
        }
    }
    Ok(())
}

/// Integers of more than two slots.
#[inline(never)]
fn run_big(function: &Function, fr: &mut Frame, op: &Op, mask: u32) -> Step {
    let n = (op.n & 15) as usize;
    let (wide_d, wide_a) = (op.n & 16 != 0, op.n & 32 != 0);
    let limbs = |wide: bool, width: u16| if wide { big::limb_count(width as u32) } else { 1 };
    let (result, operand) = (limbs(wide_d, op.w), limbs(wide_a, op.w2));
    // The second operand of these is a flag of one slot.
    let flagged = matches!(op.f, Fun::Abs | Fun::Ctlz | Fun::Cttz);
    let slots = [operand, if flagged { 1 } else { operand }, operand];
    let division = is_division(op.f);
    let mut values: [Limbs; 3] = Default::default();
    let mut undefs: [Limbs; 3] = Default::default();
    for l in lanes(mask) {
        let (mut undef, mut poison, mut divisor) = (false, false, false);
        for (k, s) in [op.a, op.b, op.c].into_iter().enumerate().take(n) {
            values[k].clear();
            undefs[k].clear();
            for slot in 0..slots[k] {
                let cell = fr.cell(function, s + slot as u32, l);
                values[k].push(cell.value);
                undefs[k].push(cell.undef);
                undef |= cell.undef != 0;
                poison |= cell.poison;
                divisor |= k == 1 && !cell.is_clean();
            }
        }
        if division && divisor {
            return Err(Fault::new(ErrorKind::Poison, l as u32, "undef or poison as a divisor"));
        }
        let bad = |fr: &mut Frame| {
            for slot in 0..result {
                fr.set_cell(op.d + slot as u32, l, Cell { value: 0, undef: 0, poison: true });
            }
        };
        if poison {
            bad(fr);
            continue;
        }
        let (w, w2) = (op.w as u32, op.w2 as u32);
        let [a, b, c] = &values;
        let (value, made) = big::big(op.f, w, w2, op.x, op.fl, [a, b, c])
            .map_err(|what| Fault::new(ErrorKind::Undefined, l as u32, what))?;
        if made && !undef {
            bad(fr);
            continue;
        }
        let [ua, ub, uc] = &undefs;
        let unknown = match (undef, wide_d) {
            (false, _) => Limbs::new(),
            (true, true) => big::undef_bits(op.f, w, w2, [a, b, c], [ua, ub, uc]),
            (true, false) => {
                let bit = matches!(
                    op.f,
                    Fun::ICmp | Fun::UAddO | Fun::SAddO | Fun::USubO | Fun::SSubO | Fun::UMulO | Fun::SMulO
                );
                let bits = if bit {
                    1
                } else if op.w == 17 {
                    16
                } else {
                    w
                };
                match op.f {
                    Fun::Trunc => Limbs::from_slice(&[ua[0] & low_mask(bits)]),
                    _ => Limbs::from_slice(&[low_mask(bits)]),
                }
            }
        };
        for slot in 0..result {
            let undef = unknown.get(slot).copied().unwrap_or(0);
            fr.set_cell(op.d + slot as u32, l, Cell { value: value[slot], undef, poison: false });
        }
    }
    Ok(())
}

/// Integers of two slots. Undef counts as undef in all bits.
#[inline(never)]
fn run_wide(function: &Function, fr: &mut Frame, op: &Op, mask: u32) -> Step {
    let n = (op.n & 15) as usize;
    let (wide_d, wide_a) = (op.n & 16 != 0, op.n & 32 != 0);
    let kinds = matches!(op.f, Fun::And | Fun::Or | Fun::Xor | Fun::Trunc | Fun::ZExt);
    for l in lanes(mask) {
        let mut v = [0u128; 3];
        let mut u = [[0u64; 2]; 3];
        let (mut undef, mut poison) = (false, false);
        for (k, s) in [op.a, op.b, op.c].into_iter().enumerate().take(n) {
            let lo = fr.cell(function, s, l);
            let hi = if wide_a { fr.cell(function, s + 1, l) } else { Cell::default() };
            v[k] = lo.value as u128 | (hi.value as u128) << 64;
            u[k] = [lo.undef, hi.undef];
            undef |= lo.undef | hi.undef != 0;
            poison |= lo.poison | hi.poison;
        }
        let division = is_division(op.f);
        if division && (u[1] != [0; 2] || poison && !fr.cell(function, op.b, l).is_clean()) {
            return Err(Fault::new(ErrorKind::Poison, l as u32, "undef or poison as a divisor"));
        }
        let (value, made) = if poison {
            (0, true)
        } else {
            wide::wide(op.f, op.w as u32, op.w2 as u32, op.x, op.fl, v)
                .map_err(|what| Fault::new(ErrorKind::Undefined, l as u32, what))?
        };
        let poison = poison || made && !undef;
        let part = |k: usize| -> u64 {
            if !undef || poison {
                return 0;
            }
            if kinds {
                let (x, y) = ([(v[0] >> (64 * k)) as u64, (v[1] >> (64 * k)) as u64, 0], [u[0][k], u[1][k], 0]);
                return scalar::undef_bits(op.f, 64, 64, x, y);
            }
            u64::MAX
        };
        let bits = if matches!(
            op.f,
            Fun::ICmp | Fun::UAddO | Fun::SAddO | Fun::USubO | Fun::SSubO | Fun::UMulO | Fun::SMulO
        ) {
            1
        } else if op.w == 17 {
            16
        } else {
            op.w as u32
        };
        let lo = Cell { value: value as u64, undef: part(0) & low_mask(bits.min(64)), poison };
        fr.set_cell(op.d, l, lo);
        if wide_d {
            let hi = Cell { value: (value >> 64) as u64, undef: part(1) & low_mask(bits - 64), poison };
            fr.set_cell(op.d + 1, l, hi);
        }
    }
    Ok(())
}

/// Whether two numbers are equal or not, whatever their undef bits are: others differ.
fn is_decided(op: &Op, [a, b, _]: [u64; 3], [ua, ub, _]: [u64; 3]) -> bool {
    op.f == Fun::ICmp && matches!(IntPred::from_u8(op.x as u8), IntPred::Eq | IntPred::Ne) && (a ^ b) & !(ua | ub) != 0
}

/// Whether a divisor that is undef or poison is undefined behaviour.
fn is_division(fun: Fun) -> bool {
    use Fun::*;
    matches!(fun, UDiv | SDiv | URem | SRem | SDivFix | UDivFix | SDivFixSat | UDivFixSat)
}
