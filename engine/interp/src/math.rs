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
        w: u8,
        /// Width or kind of the first argument, or of an integer behind it.
        w2: u8,
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

/// The function called `name`, whose first argument has `bits` bits.
pub fn libdevice(name: &str, bits: u32) -> Option<Math> {
    let base = name.strip_prefix("__nv_")?;
    let base = base.strip_prefix("fast_").unwrap_or(base);
    let make = |fun, n, w: u32, w2: u32, x, second| Math::Function { fun, n, w: w as u8, w2: w2 as u8, x, second };
    let plain = |fun, n| Some(make(fun, n, bits, bits, 0, None));
    match base {
        "sincosf" | "sincos" => return Some(Math::SinCos([Fun::Sin, Fun::Cos])),
        "sincospif" | "sincospi" => return Some(Math::SinCos([Fun::SinPi, Fun::CosPi])),
        "float_as_int" | "int_as_float" | "float_as_uint" | "uint_as_float" | "double_as_longlong"
        | "longlong_as_double" => return Some(Math::Copy),
        "popc" | "popcll" => return Some(make(Fun::Ctpop, 1, bits, bits, 0, None)),
        "clz" | "clzll" => return Some(make(Fun::Ctlz, 1, bits, bits, 0, Some(0))),
        "brev" | "brevll" => return plain(Fun::BitReverse, 1),
        "mulhi" => return plain(Fun::MulHiS, 2),
        "umulhi" => return plain(Fun::MulHiU, 2),
        "umul24" => return plain(Fun::Mul24U, 2),
        "mul24" => return plain(Fun::Mul24S, 2),
        "sad" => return plain(Fun::SadS, 3),
        "usad" => return plain(Fun::SadU, 3),
        "abs" | "llabs" => return Some(make(Fun::Abs, 1, bits, bits, 0, Some(0))),
        "max" | "llmax" => return plain(Fun::SMax, 2),
        "min" | "llmin" => return plain(Fun::SMin, 2),
        "umax" | "ullmax" => return plain(Fun::UMax, 2),
        "umin" | "ullmin" => return plain(Fun::UMin, 2),
        "saturatef" => return Some(make(Fun::FAdd, 1, bits, bits, opt::SAT, Some((-0.0f32).to_bits() as u64))),
        _ => {}
    }
    let round = |s: &str| match s {
        "rn" => Some(0),
        "rz" => Some(1 << opt::ROUND_SHIFT),
        "rd" => Some(2 << opt::ROUND_SHIFT),
        "ru" => Some(3 << opt::ROUND_SHIFT),
        _ => None,
    };
    if let Some((stem, mode)) = base.rsplit_once('_').and_then(|(s, m)| Some((s, round(m)?))) {
        let to = |w: u32, fun, x: u32| Some(make(fun, 1, w, bits, mode | x, None));
        let same = |fun, n| Some(make(fun, n, bits, bits, mode, None));
        return match stem {
            "fadd" | "dadd" => same(Fun::FAdd, 2),
            "fsub" | "dsub" => same(Fun::FSub, 2),
            "fmul" | "dmul" => same(Fun::FMul, 2),
            "fdiv" | "ddiv" => same(Fun::FDiv, 2),
            "fmaf" | "fma" => same(Fun::Fma, 3),
            "frcp" | "drcp" => same(Fun::Rcp, 1),
            "fsqrt" | "dsqrt" => same(Fun::Sqrt, 1),
            "float2int" | "double2int" => to(32, Fun::FpToInt, 0),
            "float2ll" | "double2ll" => to(64, Fun::FpToInt, 0),
            "float2uint" | "double2uint" => to(32, Fun::FpToInt, opt::UNSIGNED),
            "float2ull" | "double2ull" => to(64, Fun::FpToInt, opt::UNSIGNED),
            "int2float" | "ll2float" => to(32, Fun::SIToFp, 0),
            "int2double" | "ll2double" => to(64, Fun::SIToFp, 0),
            "uint2float" | "ull2float" => to(32, Fun::UIToFp, 0),
            "uint2double" | "ull2double" => to(64, Fun::UIToFp, 0),
            "double2float" => to(32, Fun::FpTrunc, 0),
            _ => None,
        };
    }
    let stem = if bits == 32 { base.strip_suffix('f').unwrap_or(base) } else { base };
    let two = match stem {
        "fmax" => Some(Fun::MaxNum),
        "fmin" => Some(Fun::MinNum),
        "fdim" => Some(Fun::FDim),
        "fmod" => Some(Fun::FRem),
        "fdivide" => Some(Fun::FDiv),
        "copysign" => Some(Fun::CopySign),
        "atan2" => Some(Fun::Atan2),
        "pow" => Some(Fun::Pow),
        "hypot" => Some(Fun::Hypot),
        _ => None,
    };
    if let Some(fun) = two {
        return plain(fun, 2);
    }
    let fun = match stem {
        "powi" => return Some(make(Fun::PowI, 2, bits, 32, 0, None)),
        "ldexp" => return Some(make(Fun::Ldexp, 2, bits, 32, 0, None)),
        "sqrt" => Fun::Sqrt,
        "rsqrt" => Fun::RSqrt,
        "fabs" => Fun::FAbs,
        "floor" => Fun::Floor,
        "ceil" => Fun::Ceil,
        "trunc" => Fun::RoundZero,
        "rint" | "nearbyint" => Fun::Rint,
        "round" => Fun::Round,
        "sin" => Fun::Sin,
        "cos" => Fun::Cos,
        "sinpi" => Fun::SinPi,
        "cospi" => Fun::CosPi,
        "tan" => Fun::Tan,
        "asin" => Fun::Asin,
        "acos" => Fun::Acos,
        "atan" => Fun::Atan,
        "sinh" => Fun::Sinh,
        "cosh" => Fun::Cosh,
        "tanh" => Fun::Tanh,
        "exp" => Fun::Exp,
        "exp2" => Fun::Exp2,
        "exp10" => Fun::Exp10,
        "expm1" => Fun::Expm1,
        "log" => Fun::Log,
        "log2" => Fun::Log2,
        "log10" => Fun::Log10,
        "log1p" => Fun::Log1p,
        "cbrt" => Fun::Cbrt,
        "erf" => Fun::Erf,
        "erfc" => Fun::Erfc,
        "normcdf" => Fun::NormCdf,
        "tgamma" => Fun::Gamma,
        "lgamma" => Fun::LogGamma,
        _ => return None,
    };
    plain(fun, 1)
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
