//! Functions of libdevice by name, for modules that its bodies are not linked into.

use super::float::opt;
use super::scalar::Fun;

/// What a function of libdevice is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Math {
    /// A function of its first `n` arguments and a constant behind them; `w`, `w2` and `x` as in [`Op`](super::program::Op).
    Function {
        /// Function.
        fun: Fun,
        /// Arguments taken.
        n: usize,
        /// Width or kind of the result.
        w: u16,
        /// Width or kind of the first argument, or of an integer behind it.
        w2: u16,
        /// Options.
        x: u32,
        /// Constant second operand.
        second: Option<u64>,
    },
    /// The bits of the argument.
    Copy,
    /// Sine and cosine of the first argument through two pointers.
    SinCos([Fun; 2]),
}

/// A row of a table of functions: name without `__nv_`, function, number of arguments.
type Row = (&'static str, Fun, usize);

/// Functions of integers.
#[rustfmt::skip]
const OF_INTEGERS: &[Row] = &[
    ("popc",   Fun::Ctpop,      1), ("popcll", Fun::Ctpop,      1),
    ("brev",   Fun::BitReverse, 1), ("brevll", Fun::BitReverse, 1),
    ("mulhi",  Fun::MulHiS,     2), ("umulhi", Fun::MulHiU,     2),
    ("mul24",  Fun::Mul24S,     2), ("umul24", Fun::Mul24U,     2),
    ("sad",    Fun::SadS,       3), ("usad",   Fun::SadU,       3),
    ("max",    Fun::SMax,       2), ("llmax",  Fun::SMax,       2),
    ("min",    Fun::SMin,       2), ("llmin",  Fun::SMin,       2),
    ("umax",   Fun::UMax,       2), ("ullmax", Fun::UMax,       2),
    ("umin",   Fun::UMin,       2), ("ullmin", Fun::UMin,       2),
];

/// Functions whose name ends in a rounding mode. The result has the type of the arguments.
#[rustfmt::skip]
const ROUNDED: &[Row] = &[
    ("fadd",  Fun::FAdd, 2), ("dadd",  Fun::FAdd, 2),
    ("fsub",  Fun::FSub, 2), ("dsub",  Fun::FSub, 2),
    ("fmul",  Fun::FMul, 2), ("dmul",  Fun::FMul, 2),
    ("fdiv",  Fun::FDiv, 2), ("ddiv",  Fun::FDiv, 2),
    ("fmaf",  Fun::Fma,  3), ("fma",   Fun::Fma,  3),
    ("frcp",  Fun::Rcp,  1), ("drcp",  Fun::Rcp,  1),
    ("fsqrt", Fun::Sqrt, 1), ("dsqrt", Fun::Sqrt, 1),
];

/// Conversions whose name ends in a rounding mode: function, width or kind of the result, further options.
#[rustfmt::skip]
const CONVERSIONS: &[(&str, Fun, u32, u32)] = &[
    ("float2int",    Fun::FpToInt, 32, 0),             ("double2int",  Fun::FpToInt, 32, 0),
    ("float2ll",     Fun::FpToInt, 64, 0),             ("double2ll",   Fun::FpToInt, 64, 0),
    ("float2uint",   Fun::FpToInt, 32, opt::UNSIGNED), ("double2uint", Fun::FpToInt, 32, opt::UNSIGNED),
    ("float2ull",    Fun::FpToInt, 64, opt::UNSIGNED), ("double2ull",  Fun::FpToInt, 64, opt::UNSIGNED),
    ("int2float",    Fun::SIToFp,  32, 0),             ("ll2float",    Fun::SIToFp,  32, 0),
    ("int2double",   Fun::SIToFp,  64, 0),             ("ll2double",   Fun::SIToFp,  64, 0),
    ("uint2float",   Fun::UIToFp,  32, 0),             ("ull2float",   Fun::UIToFp,  32, 0),
    ("uint2double",  Fun::UIToFp,  64, 0),             ("ull2double",  Fun::UIToFp,  64, 0),
    ("double2float", Fun::FpTrunc, 32, 0),
];

/// Functions of floating-point numbers; the name of one of `float` has an `f` behind it.
#[rustfmt::skip]
const OF_NUMBERS: &[Row] = &[
    ("fmax",     Fun::MaxNum,    2), ("fmin",      Fun::MinNum,   2), ("fdim",   Fun::FDim,    2), ("fmod",   Fun::FRem,  2),
    ("fdivide",  Fun::FDiv,      2), ("copysign",  Fun::CopySign, 2), ("atan2",  Fun::Atan2,   2), ("pow",    Fun::Pow,   2),
    ("hypot",    Fun::Hypot,     2), ("sqrt",      Fun::Sqrt,     1), ("rsqrt",  Fun::RSqrt,   1), ("fabs",   Fun::FAbs,  1),
    ("floor",    Fun::Floor,     1), ("ceil",      Fun::Ceil,     1), ("trunc",  Fun::RoundZero, 1), ("rint", Fun::Rint,  1),
    ("nearbyint", Fun::Rint,     1), ("round",     Fun::Round,    1), ("sin",    Fun::Sin,     1), ("cos",    Fun::Cos,   1),
    ("sinpi",    Fun::SinPi,     1), ("cospi",     Fun::CosPi,    1), ("tan",    Fun::Tan,     1), ("asin",   Fun::Asin,  1),
    ("acos",     Fun::Acos,      1), ("atan",      Fun::Atan,     1), ("sinh",   Fun::Sinh,    1), ("cosh",   Fun::Cosh,  1),
    ("tanh",     Fun::Tanh,      1), ("exp",       Fun::Exp,      1), ("exp2",   Fun::Exp2,    1), ("exp10",  Fun::Exp10, 1),
    ("expm1",    Fun::Expm1,     1), ("log",       Fun::Log,      1), ("log2",   Fun::Log2,    1), ("log10",  Fun::Log10, 1),
    ("log1p",    Fun::Log1p,     1), ("cbrt",      Fun::Cbrt,     1), ("erf",    Fun::Erf,     1), ("erfc",   Fun::Erfc,  1),
    ("normcdf",  Fun::NormCdf,   1), ("tgamma",    Fun::Gamma,    1), ("lgamma", Fun::LogGamma, 1),
];

fn row_of(table: &[Row], name: &str) -> Option<Row> {
    table.iter().copied().find(|row| row.0 == name)
}

/// The rounding mode that the end of a name says.
fn rounding(suffix: &str) -> Option<u32> {
    let mode = ["rn", "rz", "rd", "ru"].iter().position(|&mode| mode == suffix)?;
    Some((mode as u32) << opt::ROUND_SHIFT)
}

/// The function called `name`, whose first argument has `bits` bits.
pub fn libdevice(name: &str, bits: u32) -> Option<Math> {
    let base = name.strip_prefix("__nv_")?;
    let base = base.strip_prefix("fast_").unwrap_or(base);
    let make = |fun, n, w: u32, w2: u32, x, second| Math::Function { fun, n, w: w as u16, w2: w2 as u16, x, second };
    let plain = |(_, fun, n): Row| make(fun, n, bits, bits, 0, None);
    match base {
        "sincosf" | "sincos" => return Some(Math::SinCos([Fun::Sin, Fun::Cos])),
        "sincospif" | "sincospi" => return Some(Math::SinCos([Fun::SinPi, Fun::CosPi])),
        "float_as_int" | "int_as_float" | "float_as_uint" | "uint_as_float" | "double_as_longlong"
        | "longlong_as_double" => return Some(Math::Copy),
        "clz" | "clzll" => return Some(make(Fun::Ctlz, 1, bits, bits, 0, Some(0))),
        "abs" | "llabs" => return Some(make(Fun::Abs, 1, bits, bits, 0, Some(0))),
        "saturatef" => return Some(make(Fun::FAdd, 1, bits, bits, opt::SAT, Some((-0.0f32).to_bits() as u64))),
        _ => {}
    }
    if let Some(row) = row_of(OF_INTEGERS, base) {
        return Some(plain(row));
    }
    if let Some((stem, mode)) = base.rsplit_once('_').and_then(|(stem, suffix)| Some((stem, rounding(suffix)?))) {
        if let Some((_, fun, n)) = row_of(ROUNDED, stem) {
            return Some(make(fun, n, bits, bits, mode, None));
        }
        let &(_, fun, to, options) = CONVERSIONS.iter().find(|row| row.0 == stem)?;
        return Some(make(fun, 1, to, bits, mode | options, None));
    }
    let stem = if bits == 32 { base.strip_suffix('f').unwrap_or(base) } else { base };
    match stem {
        "powi" => Some(make(Fun::PowI, 2, bits, 32, 0, None)),
        "ldexp" => Some(make(Fun::Ldexp, 2, bits, 32, 0, None)),
        _ => row_of(OF_NUMBERS, stem).map(plain),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        let is = |name, bits, fun, n| matches!(libdevice(name, bits), Some(Math::Function { fun: f, n: m, .. }) if f == fun && m == n);
        assert!(is("__nv_sinf", 32, Fun::Sin, 1) && is("__nv_sin", 64, Fun::Sin, 1));
        assert!(is("__nv_erff", 32, Fun::Erf, 1) && is("__nv_fast_powf", 32, Fun::Pow, 2));
        let down = 2 << opt::ROUND_SHIFT;
        assert!(
            matches!(libdevice("__nv_fmaf_rd", 32), Some(Math::Function { fun: Fun::Fma, x, n: 3, .. }) if x == down)
        );
        assert_eq!(libdevice("__nv_no", 32), None);
        assert_eq!(libdevice("sinf", 32), None);
    }
}
