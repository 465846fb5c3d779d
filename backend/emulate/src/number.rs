//! Floating-point numbers: singles, doubles, special functions, conversions.

use crate::decode::{Operand, Part, mark};
use crate::exec::Cx;
use crate::memory::Step;
use crate::op::{Op, Suffix};
use crate::warp::Lanes;
use warpc_interp::number::{self, Fun, opt};
use warpc_interp::special::{self, Special};

/// Kind of a number by its suffix.
pub(crate) fn kind_of(suffix: Suffix) -> Option<u32> {
    Some(match suffix {
        Suffix::F16 | Suffix::F16v2 => 16,
        Suffix::Bf16 | Suffix::Bf16v2 => 17,
        Suffix::F32 => 32,
        Suffix::F64 => 64,
        Suffix::Tf32 => number::kind("tf32")?,
        Suffix::E4m3 => number::kind("e4m3")?,
        Suffix::E5m2 => number::kind("e5m2")?,
        _ => return None,
    })
}

/// Width of an integer by its suffix, and whether it has a sign.
pub(crate) fn integer_of(suffix: Suffix) -> Option<(u32, bool)> {
    Some(match suffix {
        Suffix::U8 => (8, false),
        Suffix::S8 => (8, true),
        Suffix::U16 => (16, false),
        Suffix::S16 => (16, true),
        Suffix::U32 => (32, false),
        Suffix::S32 => (32, true),
        Suffix::U64 => (64, false),
        Suffix::S64 => (64, true),
        _ => return None,
    })
}

const fn sign(kind: u32) -> u64 {
    match kind {
        64 => 1 << 63,
        32 => 1 << 31,
        _ => 1 << 15,
    }
}

/// Bits of a number with the marks of its operand.
pub(crate) fn marked(operand: &Operand, kind: u32, bits: u64) -> u64 {
    let bits = if operand.has(mark::ABSOLUTE) { bits & !sign(kind) } else { bits };
    if operand.has(mark::NEGATED) { bits ^ sign(kind) } else { bits }
}

/// What a comparison takes: 1 equal, 2 greater, 4 less, 8 unordered.
pub(crate) fn comparison(suffix: Option<Suffix>) -> u32 {
    match suffix {
        Some(Suffix::Lt) => 4,
        Some(Suffix::Eq) => 1,
        Some(Suffix::Le) => 5,
        Some(Suffix::Gt) => 2,
        Some(Suffix::Ne) => 6,
        Some(Suffix::Ge) => 3,
        Some(Suffix::Num) => 7,
        Some(Suffix::Nan) => 8,
        Some(Suffix::Ltu) => 12,
        Some(Suffix::Equ) => 9,
        Some(Suffix::Leu) => 13,
        Some(Suffix::Gtu) => 10,
        Some(Suffix::Neu) => 14,
        Some(Suffix::Geu) => 11,
        Some(Suffix::T) => 15,
        _ => 0,
    }
}

/// All suffixes that compare numbers.
pub(crate) const COMPARISONS: [Suffix; 15] = [
    Suffix::Lt,
    Suffix::Eq,
    Suffix::Le,
    Suffix::Gt,
    Suffix::Ne,
    Suffix::Ge,
    Suffix::Num,
    Suffix::Nan,
    Suffix::Ltu,
    Suffix::Equ,
    Suffix::Leu,
    Suffix::Gtu,
    Suffix::Neu,
    Suffix::Geu,
    Suffix::T,
];

/// Whether a division needs more than the short sequence: an exponent near its limits, or a quotient whose exponent is.
fn needs_care(dividend: u32, divisor: u32) -> bool {
    let exponent = |bits: u32| (bits >> 23 & 255) as i32;
    let (a, b) = (exponent(dividend), exponent(divisor));
    !(a > 24 && a < 255 && b > 2 && b < 252 && a - b < 125 && a - b > -100)
}

impl Cx<'_> {
    pub(crate) fn number(&mut self, op: Op) -> Step {
        match op {
            Op::Fadd => self.arithmetic(Fun::FAdd, 32, 2),
            Op::Fmul => self.arithmetic(Fun::FMul, 32, 2),
            Op::Ffma => self.arithmetic(Fun::Fma, 32, 3),
            Op::Dadd => self.arithmetic(Fun::FAdd, 64, 2),
            Op::Dmul => self.arithmetic(Fun::FMul, 64, 2),
            Op::Dfma => self.arithmetic(Fun::Fma, 64, 3),
            Op::Fmnmx => self.extreme_number(),
            Op::Fsel => self.select_number(),
            Op::Fset | Op::Fsetp | Op::Dsetp => self.compare_numbers(op),
            Op::Fchk => {
                let (a, b) = (self.single(0)?, self.single(1)?);
                let bits = (0..32).fold(0, |bits, lane| bits | (needs_care(a[lane], b[lane]) as u32) << lane);
                self.write_predicate(&self.predicate(0)?, bits)
            }
            Op::Mufu => self.special_function(),
            Op::F2f | Op::Frnd => self.convert(op),
            Op::F2i => self.float_to_integer(),
            Op::I2f => self.integer_to_float(),
            Op::F2fp => self.pack(),
            Op::F2ip => self.pack_bytes(),
            _ => self.halves(op),
        }
    }

    /// Options of a function from the suffixes.
    pub(crate) fn options(&self) -> u32 {
        let rounding = match self.suffixes().first(&[Suffix::Rz, Suffix::Rm, Suffix::Rp]) {
            Some(Suffix::Rz) => 1,
            Some(Suffix::Rm) => 2,
            Some(_) => 3,
            None => 0,
        };
        let flags = [
            (Suffix::Ftz, opt::FTZ),
            (Suffix::Sat, opt::SAT),
            (Suffix::Relu, opt::RELU),
            (Suffix::Nan, opt::NAN),
            (Suffix::Xorsign, opt::XORSIGN),
            (Suffix::Satfinite, opt::SATFINITE),
        ];
        let set = flags.iter().filter(|(suffix, _)| self.has(*suffix));
        set.fold(rounding << opt::ROUND_SHIFT, |options, (_, flag)| options | flag)
    }

    /// Data operand `index` as bits of singles, with its marks.
    pub(crate) fn single(&mut self, index: usize) -> Step<Lanes> {
        let operand = self.data(index)?;
        Ok(self.read(&operand, 0)?.map(|bits| marked(&operand, 32, bits as u64) as u32))
    }

    /// Data operand `index` as bits of numbers of a kind, with its marks.
    fn source(&mut self, index: usize, kind: u32) -> Step<[u64; 32]> {
        let operand = self.data(index)?;
        if kind == 64 {
            return Ok(self.pair(&operand)?.map(|bits| marked(&operand, 64, bits)));
        }
        let shift = if operand.part == Part::High { 16 } else { 0 };
        let mask = if kind == 32 { u32::MAX } else { 0xffff };
        Ok(self.read(&operand, 0)?.map(|bits| marked(&operand, kind, (bits >> shift & mask) as u64)))
    }

    fn write_number(&mut self, kind: u32, values: &[u64; 32]) -> Step {
        let dest = self.data(0)?;
        if kind == 64 {
            self.write_pair(&dest, values)
        } else {
            self.write(&dest, 0, &values.map(|value| value as u32))
        }
    }

    fn arithmetic(&mut self, fun: Fun, kind: u32, sources: usize) -> Step {
        let options = self.options();
        let mut operands = [[0; 32]; 3];
        for (index, operand) in operands.iter_mut().enumerate().take(sources) {
            *operand = self.source(index + 1, kind)?;
        }
        let [a, b, c] = &operands;
        let result = std::array::from_fn(|lane| number::float(fun, kind, kind, options, [a[lane], b[lane], c[lane]]));
        self.write_number(kind, &result)
    }

    /// Minimum where the last predicate holds, else maximum.
    fn extreme_number(&mut self) -> Step {
        let least = self.holds(self.predicates().len().saturating_sub(1))?;
        let options = self.options();
        let (a, b) = if options & opt::XORSIGN != 0 {
            // The sign is that of the operands without their marks.
            (self.read(&self.data(1)?, 0)?.map(u64::from), self.read(&self.data(2)?, 0)?.map(u64::from))
        } else {
            (self.source(1, 32)?, self.source(2, 32)?)
        };
        let result = std::array::from_fn(|lane| {
            let fun = if least >> lane & 1 != 0 { Fun::MinNum } else { Fun::MaxNum };
            number::float(fun, 32, 32, options, [a[lane], b[lane], 0])
        });
        self.write_number(32, &result)
    }

    fn select_number(&mut self) -> Step {
        let chosen = self.holds(0)?;
        let flushes = self.has(Suffix::Ftz);
        let (a, b) = (self.single(1)?, self.single(2)?);
        let result = std::array::from_fn(|lane| {
            let bits = if chosen >> lane & 1 != 0 { a[lane] } else { b[lane] };
            if flushes && bits & 0x7f80_0000 == 0 { bits & 1 << 31 } else { bits }
        });
        self.write(&self.data(0)?, 0, &result)
    }

    fn compare_numbers(&mut self, op: Op) -> Step {
        let kind = if op == Op::Dsetp { 64 } else { 32 };
        let first = (op == Op::Fset) as usize;
        let (a, b) = (self.source(first, kind)?, self.source(first + 1, kind)?);
        if let Some(which) = self.suffixes().first(&[Suffix::Min, Suffix::Max]) {
            return self.choose_double(which, &a, &b);
        }
        let flushes = self.has(Suffix::Ftz);
        let flush = |bits: u64| if flushes && bits & 0x7f80_0000 == 0 { bits & 1 << 31 } else { bits };
        let code = comparison(self.suffixes().first(&COMPARISONS));
        let bits = (0..32).fold(0, |bits, lane| {
            let operands = if kind == 32 { [flush(a[lane]), flush(b[lane]), 0] } else { [a[lane], b[lane], 0] };
            bits | (number::float(Fun::FCmp, kind, kind, code, operands) as u32) << lane
        });
        if op != Op::Fset {
            return self.write_comparison(bits);
        }
        let input = self.holds(0)?;
        let bits = match self.suffixes().first(&[Suffix::And, Suffix::Or, Suffix::Xor]) {
            Some(Suffix::Or) => bits | input,
            Some(Suffix::Xor) => bits ^ input,
            _ => bits & input,
        };
        let set = if self.has(Suffix::Bf) { 1f32.to_bits() } else { !0 };
        let result = std::array::from_fn(|lane| if bits >> lane & 1 != 0 { set } else { 0 });
        self.write(&self.data(0)?, 0, &result)
    }

    /// Which of two doubles is the least or greatest: the first predicate says that it is the first, the second that both are none.
    fn choose_double(&mut self, which: Suffix, a: &[u64; 32], b: &[u64; 32]) -> Step {
        let input = self.holds(2)?;
        let (mut first, mut none) = (0, 0);
        for lane in 0..32 {
            let (x, y) = (f64::from_bits(a[lane]), f64::from_bits(b[lane]));
            let fun = if which == Suffix::Min { Fun::MinNum } else { Fun::MaxNum };
            let chosen = number::float(fun, 64, 64, 0, [a[lane], b[lane], 0]);
            first |= ((chosen == a[lane] && !x.is_nan()) as u32) << lane;
            none |= ((x.is_nan() && y.is_nan()) as u32) << lane;
        }
        self.write_predicate(&self.predicate(0)?, first & input)?;
        self.write_predicate(&self.predicate(1)?, none & input)
    }

    fn special_function(&mut self) -> Step {
        let functions = [
            (Suffix::Rcp, Special::Reciprocal, Fun::Rcp),
            (Suffix::Rsq, Special::ReciprocalRoot, Fun::RSqrt),
            (Suffix::Sqrt, Special::Root, Fun::Sqrt),
            (Suffix::Ex2, Special::Exponential, Fun::Exp2),
            (Suffix::Lg2, Special::Logarithm, Fun::Log2),
            (Suffix::Sin, Special::Sine, Fun::Sin),
            (Suffix::Cos, Special::Cosine, Fun::Cos),
            (Suffix::Tanh, Special::Tangent, Fun::Tanh),
        ];
        let high = [(Suffix::Rcp64h, Special::Reciprocal), (Suffix::Rsq64h, Special::ReciprocalRoot)];
        if let Some(&(_, function)) = high.iter().find(|(suffix, _)| self.has(*suffix)) {
            let result = self.single(1)?.map(|bits| special::unit_of_high_half(function, bits));
            return self.write(&self.data(0)?, 0, &result);
        }
        let found = functions.iter().find(|(suffix, ..)| self.has(*suffix)).copied();
        let Some((_, function, fun)) = found else { return Err(self.unsupported("no such special function")) };
        // Of halves the result is the function's, rounded; those of bfloat flush.
        if let Some(kind) = self.suffixes().first(&[Suffix::F16, Suffix::Bf16]).and_then(kind_of) {
            let options = if kind == 17 && fun == Fun::Exp2 { opt::FTZ } else { 0 };
            let result = self.source(1, kind)?.map(|bits| number::float(fun, kind, kind, options, [bits, 0, 0]));
            return self.write_number(kind, &result);
        }
        let result = self.single(1)?.map(|bits| special::unit(function, bits));
        self.write(&self.data(0)?, 0, &result)
    }

    /// Between kinds of numbers, and to whole numbers of the same kind.
    fn convert(&mut self, op: Op) -> Step {
        let [first, second] = self.types().map(|suffix| suffix.and_then(kind_of));
        let (to, from) = match op {
            Op::Frnd => (first.unwrap_or(32), second.or(first).unwrap_or(32)),
            _ => (first.unwrap_or(32), second.unwrap_or(32)),
        };
        let (fun, options) = if op == Op::Frnd {
            let fun = match self.suffixes().first(&[Suffix::Trunc, Suffix::Floor, Suffix::Ceil]) {
                Some(Suffix::Trunc) => Fun::RoundZero,
                Some(Suffix::Floor) => Fun::Floor,
                Some(_) => Fun::Ceil,
                None => Fun::Rint,
            };
            (fun, self.options() & opt::FTZ)
        } else {
            (Fun::FpTrunc, self.options())
        };
        let result = self.source(1, from)?.map(|bits| number::float(fun, to, from, options, [bits, 0, 0]));
        self.write_number(to, &result)
    }

    fn float_to_integer(&mut self) -> Step {
        let types = self.types();
        let (width, signed) = types.iter().flatten().find_map(|suffix| integer_of(*suffix)).unwrap_or((32, true));
        let from = types.iter().flatten().find_map(|suffix| kind_of(*suffix)).unwrap_or(32);
        let rounding = match self.suffixes().first(&[Suffix::Trunc, Suffix::Floor, Suffix::Ceil]) {
            Some(Suffix::Trunc) => 1,
            Some(Suffix::Floor) => 2,
            Some(_) => 3,
            None => 0,
        };
        let mut options = rounding << opt::ROUND_SHIFT | self.options() & opt::FTZ;
        if !signed {
            options |= opt::UNSIGNED;
        }
        let result = self.source(1, from)?.map(|bits| {
            let value = number::float(Fun::FpToInt, width, from, options, [bits, 0, 0]);
            let above = 64 - width;
            if signed { ((value << above) as i64 >> above) as u64 } else { value }
        });
        self.write_number(if width == 64 { 64 } else { 32 }, &result)
    }

    fn integer_to_float(&mut self) -> Step {
        let types = self.types();
        let (width, signed) = types.iter().flatten().find_map(|suffix| integer_of(*suffix)).unwrap_or((32, true));
        let to = types.iter().flatten().find_map(|suffix| kind_of(*suffix)).unwrap_or(32);
        let values = if width == 64 { self.pair(&self.data(1)?)? } else { self.int(1)?.map(u64::from) };
        let fun = if signed { Fun::SIToFp } else { Fun::UIToFp };
        let options = self.options();
        let mask = if width == 64 { !0 } else { (1 << width) - 1 };
        let result = values.map(|value| number::float(fun, to, width, options, [value & mask, 0, 0]));
        self.write_number(to, &result)
    }

    /// Two singles as integers of a byte each, the first above the second, below the low half of the third operand.
    fn pack_bytes(&mut self) -> Step {
        let signed = self.has(Suffix::S8);
        if !signed && !self.has(Suffix::U8) {
            return Err(self.unsupported("a conversion to this type"));
        }
        let truncates = if self.has(Suffix::Trunc) { 1 << opt::ROUND_SHIFT } else { 0 };
        let options = truncates | if signed { 0 } else { opt::UNSIGNED };
        let (a, b, c) = (self.single(1)?, self.single(2)?, self.int(3)?);
        let result = std::array::from_fn(|lane| {
            let byte = |bits: u32| number::float(Fun::FpToInt, 8, 32, options, [bits as u64, 0, 0]) as u32 & 0xff;
            c[lane] << 16 | byte(a[lane]) << 8 | byte(b[lane])
        });
        self.write(&self.data(0)?, 0, &result)
    }

    /// Two singles as a pair of halves or bytes, and bytes as a pair of halves.
    fn pack(&mut self) -> Step {
        let [Some(to), from] = self.types() else { return Err(self.unsupported("a conversion to nothing")) };
        let Some(to) = kind_of(to) else { return Err(self.unsupported("a conversion to this type")) };
        let from = from.and_then(kind_of).unwrap_or(32);
        let options = self.options();
        let bytes = self.suffixes().first(&[Suffix::UnpackB, Suffix::UnpackBMergeC]).is_some();
        let width = if to == 16 || to == 17 { 16 } else { 8 };
        if bytes {
            let operand = self.data(2)?;
            let shift = if operand.part == Part::High { 16 } else { 0 };
            let values = self.read(&operand, 0)?;
            if width == 8 {
                // Two halves to two bytes, below the low half of the third operand.
                let merged = if self.data_count() > 3 { self.int(3)? } else { [0; 32] };
                let result = std::array::from_fn(|lane| {
                    let half = |at: u32| (values[lane] >> at & 0xffff) as u64;
                    let byte = |at: u32| number::float(Fun::FpTrunc, to, from, options, [half(at), 0, 0]) as u32 & 0xff;
                    merged[lane] << 16 | byte(16) << 8 | byte(0)
                });
                return self.write(&self.data(0)?, 0, &result);
            }
            let result = values.map(|value| {
                let half = |at: u32| {
                    number::float(Fun::FpExt, to, from, options, [(value >> (shift + at) & 0xff) as u64, 0, 0])
                };
                (half(8) << 16 | half(0)) as u32
            });
            return self.write(&self.data(0)?, 0, &result);
        }
        let tf32 = number::kind("tf32") == Some(to);
        let (a, b) = (self.single(1)?, self.single(2)?);
        let merged = if self.data_count() > 3 { self.int(3)? } else { [0; 32] };
        let merges = self.suffixes().first(&[Suffix::PackAbMergeC, Suffix::MergeC]).is_some();
        let result: Lanes = std::array::from_fn(|lane| {
            let one = |bits: u32| number::float(Fun::FpTrunc, to, from, options, [bits as u64, 0, 0]) as u32;
            if tf32 {
                return one(b[lane]);
            }
            let packed = one(a[lane]) << width | one(b[lane]);
            if merges && width == 8 { merged[lane] << 16 | packed } else { packed }
        });
        self.write(&self.data(0)?, 0, &result)
    }
}
