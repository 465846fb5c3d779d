//! Intrinsic calls over constants.

use super::float::MinMax;
use super::{Folder, float, int};
use crate::attrs::AttrKind;
use crate::consts::{low_mask, sign_extend};
use crate::ids::*;
use crate::intrinsics::{IntrinsicId, id, is_with_overflow};
use crate::opcode::{Opcode, flags};
use crate::value::Value;
use rustc_apfloat::Round;
use smallvec::SmallVec;

impl Folder<'_> {
    /// `id(args)` of type `ty`, with the fast-math flags of the call. Lane by lane for vectors.
    pub fn intrinsic(&mut self, id: IntrinsicId, fl: u16, args: &[Value], ty: Type) -> Option<Value> {
        if id.is_nvvm() {
            return self.nvvm(id, args, ty);
        }
        match id {
            _ if is_with_overflow(id) => return self.with_overflow(id, args, ty),
            id::EXPECT | id::EXPECT_WITH_PROBABILITY | id::SSA_COPY => return args.first().copied(),
            id::IS_CONSTANT => {
                let plain = !self.is_symbolic(args[0]) && self.is_well_defined(args[0]);
                return plain.then(|| self.consts.add_bool(true));
            }
            id::LAUNDER_INVARIANT_GROUP | id::STRIP_INVARIANT_GROUP if self.consts.is_zero(args[0]) => {
                return self.types.addrspace(ty).filter(|&space| !self.null_is_valid(space)).map(|_| args[0]);
            }
            id::PTRMASK if self.consts.is_zero(args[0]) => return Some(args[0]),
            id::FREXP => return self.frexp(args[0], ty),
            _ if crate::intrinsics::is_vector_reduction(id) => return self.reduce(id, args),
            _ => {}
        }
        match *args {
            [a] => self.lanewise(ty, [a], |f, [a]| f.scalar_intrinsic(id, fl, &[a], ty)),
            [a, b] => self.lanewise(ty, [a, b], |f, [a, b]| f.scalar_intrinsic(id, fl, &[a, b], ty)),
            [a, b, c] => self.lanewise(ty, [a, b, c], |f, [a, b, c]| f.scalar_intrinsic(id, fl, &[a, b, c], ty)),
            _ => None,
        }
    }

    /// Whether an object may be at null of an address space: in all but the generic one, and in functions that say so.
    /// Without a function at hand nothing is known of it.
    fn null_is_valid(&self, space: u32) -> bool {
        let Some(ctx) = self.ctx.filter(|_| space == 0 && self.func.is_some()) else { return true };
        ctx.attrs().fn_has(ctx.globals.parts[self.func.index()].attrs, AttrKind::NullPointerIsValid)
    }

    fn scalar_intrinsic(&mut self, id: IntrinsicId, fl: u16, args: &[Value], ty: Type) -> Option<Value> {
        let ty = self.types.scalar(ty);
        let t = self.type_of(args[0]);
        if !known(id) {
            return None;
        }
        if args.iter().any(|a| a.is_poison()) {
            return Some(Value::poison(ty));
        }
        if id == id::CANONICALIZE && self.is_undef(args[0]) {
            return self.zero(ty);
        }
        if self.types.is_float(t) {
            return self.float_intrinsic(id, fl, args, t, ty);
        }
        if id == id::CONVERT_FROM_FP16 {
            let x = self.consts.as_int(args[0])?;
            let r = float::convert(Type::HALF, ty, x as u128)?;
            return Some(self.float(ty, r));
        }
        if matches!(id, id::SMUL_FIX | id::SMUL_FIX_SAT) {
            return self.fixed_point_product(args, ty, id == id::SMUL_FIX_SAT);
        }
        if args.iter().any(|&a| self.is_undef(a)) {
            return self.undef_intrinsic(id, args, ty);
        }
        self.int_intrinsic(id, args, t, ty)
    }

    /// The product of `left` and `right`, both with `scale` bits behind the point; clamped where `saturates`. Up to 64 bits.
    fn fixed_point_product(&mut self, args: &[Value], ty: Type, saturates: bool) -> Option<Value> {
        let [left, right, scale] = *args else { return None };
        let bits = self.types.int_bits(ty).filter(|&bits| bits <= 64)?;
        if self.is_undef(left) || self.is_undef(right) {
            return self.zero(ty);
        }
        let signed = |f: &Self, value: Value| f.consts.as_int(value).map(|x| sign_extend(x, bits) as i128);
        let scale = self.consts.as_int(scale).filter(|&scale| scale < 128)?;
        let product = (signed(self, left)? * signed(self, right)?) >> scale;
        let (least, most) = (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1);
        let product = if saturates { product.clamp(least, most) } else { product };
        Some(self.consts.add_int(ty, bits, product as u64 & low_mask(bits)))
    }

    /// Integer intrinsics with an undef operand: the choice that LLVM makes, each a possible result.
    fn undef_intrinsic(&mut self, id: IntrinsicId, args: &[Value], ty: Type) -> Option<Value> {
        let all = args.iter().all(|&a| self.is_undef(a));
        match id {
            id::BSWAP | id::BITREVERSE => Some(args[0]),
            id::CTPOP => self.zero(ty),
            id::CTLZ | id::CTTZ | id::ABS if self.is_undef(args[0]) && args[1].is_constant() => {
                // With the flag, zero (or the smallest number) may be chosen: poison. Without: zero gives the width, -1 zero.
                match id {
                    id::ABS => self.zero(ty),
                    _ if self.consts.as_int(args[1]) == Some(1) => Some(Value::poison(ty)),
                    _ => self.zero(ty),
                }
            }
            id::FSHL | id::FSHR if !self.is_undef(args[2]) => {
                if self.is_undef(args[0]) && self.is_undef(args[1]) {
                    return Some(Value::undef(ty));
                }
                let zero = self.zero(ty)?;
                let args = [0, 1, 2].map(|at| if self.is_undef(args[at]) { zero } else { args[at] });
                self.int_intrinsic(id, &args, ty, ty)
            }
            id::UMAX | id::UMIN | id::SMAX | id::SMIN if all => Some(Value::undef(ty)),
            id::UADD_SAT | id::SADD_SAT | id::USUB_SAT | id::SSUB_SAT if all => Some(Value::undef(ty)),
            id::UMAX | id::UADD_SAT => self.int_of(ty, -1),
            id::UMIN | id::USUB_SAT | id::SSUB_SAT => self.zero(ty),
            id::SADD_SAT => self.int_of(ty, -1),
            id::SMAX | id::SMIN => {
                let bits = self.types.int_bits(ty)?;
                let mut l = int::shl(&int::zext(&[1], bits), bits - 1);
                if id == id::SMAX {
                    l = int::zext(&int::sub(&l, &int::zext(&[1], bits)), bits);
                }
                Some(self.consts.add_wide_int(ty, bits, &l))
            }
            _ => None,
        }
    }

    fn int_intrinsic(&mut self, id: IntrinsicId, args: &[Value], t: Type, ty: Type) -> Option<Value> {
        let bits = self.types.int_bits(t)?;
        let a = self.limbs(args[0])?;
        let n = a.len() as u32 * 64;
        let count = |f: &mut Self, v: u32| Some(f.consts.add_wide_int(ty, f.types.int_bits(ty)?, &[v as u64]));
        let zero = a.iter().all(|&l| l == 0);
        match id {
            id::CTPOP => return count(self, a.iter().map(|l| l.count_ones()).sum()),
            id::CTLZ | id::CTTZ => {
                if zero && self.consts.as_int(args[1])? == 1 {
                    return Some(Value::poison(ty));
                }
                let lead = bits - int::active_bits(&a);
                let trail = || match a.iter().position(|&l| l != 0) {
                    Some(i) => i as u32 * 64 + a[i].trailing_zeros(),
                    None => bits,
                };
                return count(self, if id == id::CTLZ { lead } else { trail() });
            }
            id::BITREVERSE => {
                let r: int::Limbs = a.iter().rev().map(|l| l.reverse_bits()).collect();
                let r = int::lshr(&r, n - bits);
                return Some(self.consts.add_wide_int(ty, bits, &r));
            }
            id::BSWAP => {
                let r: int::Limbs = a.iter().rev().map(|l| l.swap_bytes()).collect();
                let r = int::lshr(&r, n - bits);
                return Some(self.consts.add_wide_int(ty, bits, &r));
            }
            id::ABS => {
                let r = if int::is_negative(&a, bits) {
                    let r = int::zext(&int::sub(&int::zext(&[], bits), &a), bits);
                    if r == a && self.consts.as_int(args[1])? == 1 {
                        return Some(Value::poison(ty));
                    }
                    r
                } else {
                    a
                };
                return Some(self.consts.add_wide_int(ty, bits, &r));
            }
            _ => {}
        }
        let b = self.limbs(*args.get(1)?)?;
        let pick = |f: &mut Self, first: bool| {
            let v = if first { &a } else { &b };
            Some(f.consts.add_wide_int(ty, bits, v))
        };
        match id {
            id::UMIN => pick(self, int::ucmp(&a, &b).is_le()),
            id::UMAX => pick(self, int::ucmp(&a, &b).is_ge()),
            id::SMIN => pick(self, int::scmp(&a, &b, bits).is_le()),
            id::SMAX => pick(self, int::scmp(&a, &b, bits).is_ge()),
            id::UCMP | id::SCMP => {
                let o = if id == id::UCMP { int::ucmp(&a, &b) } else { int::scmp(&a, &b, bits) };
                self.int_of(ty, o as i64)
            }
            id::FSHL | id::FSHR => {
                let c = self.limbs(args[2])?;
                let (width, one) = (int::zext(&[bits as u64], n + 64), int::zext(&c, n + 64));
                let k = int::binary_wide(Opcode::URem, 0, n + 64, &one, &width)?[0] as u32;
                // The pair as one number of twice the width: high part `a`, low part `b`.
                let pair = int::zext(&a, 2 * bits);
                let mut pair = int::shl(&pair, bits);
                pair.iter_mut().zip(int::zext(&b, 2 * bits)).for_each(|(d, s)| *d |= s);
                let r = match id {
                    id::FSHL => int::lshr(&int::shl(&pair, k), bits),
                    _ => int::lshr(&pair, k),
                };
                let r = int::zext(&int::zext(&r, 2 * bits), bits);
                Some(self.consts.add_wide_int(ty, bits, &r))
            }
            id::UADD_SAT | id::USUB_SAT | id::USHL_SAT | id::SADD_SAT | id::SSUB_SAT | id::SSHL_SAT => {
                let (op, signed) = match id {
                    id::UADD_SAT => (Opcode::Add, false),
                    id::USUB_SAT => (Opcode::Sub, false),
                    id::USHL_SAT => (Opcode::Shl, false),
                    id::SADD_SAT => (Opcode::Add, true),
                    id::SSUB_SAT => (Opcode::Sub, true),
                    _ => (Opcode::Shl, true),
                };
                if op == Opcode::Shl && int::binary_wide(op, 0, bits, &a, &b).is_none() {
                    return Some(Value::poison(ty));
                }
                let fl = if signed { flags::NSW } else { flags::NUW };
                if let Some(r) = int::binary_wide(op, fl, bits, &a, &b) {
                    return Some(self.consts.add_wide_int(ty, bits, &r));
                }
                let ones = int::sext(&[1], 1, bits);
                let r = match (signed, int::is_negative(&a, bits)) {
                    (false, _) if op == Opcode::Sub => int::zext(&[], bits),
                    (false, _) => ones,
                    (true, false) => int::lshr(&ones, 1),
                    (true, true) => int::shl(&int::zext(&[1], bits), bits - 1),
                };
                Some(self.consts.add_wide_int(ty, bits, &r))
            }
            _ => None,
        }
    }

    fn with_overflow(&mut self, id: IntrinsicId, args: &[Value], ty: Type) -> Option<Value> {
        let t = self.type_of(args[0]).get()?;
        if args.iter().any(|a| a.is_poison()) {
            return Some(Value::poison(ty));
        }
        let (op, fl) = match id {
            id::UADD_WITH_OVERFLOW => (Opcode::Add, flags::NUW),
            id::SADD_WITH_OVERFLOW => (Opcode::Add, flags::NSW),
            id::USUB_WITH_OVERFLOW => (Opcode::Sub, flags::NUW),
            id::SSUB_WITH_OVERFLOW => (Opcode::Sub, flags::NSW),
            id::UMUL_WITH_OVERFLOW => (Opcode::Mul, flags::NUW),
            _ => (Opcode::Mul, flags::NSW),
        };
        if self.types.is_vector(t) {
            return None;
        }
        let (value, overflow) = if args.iter().any(|&a| self.is_undef(a)) {
            (self.int_of(t, if op == Opcode::Add { -1 } else { 0 })?, false)
        } else {
            let (a, b) = (self.limbs(args[0])?, self.limbs(args[1])?);
            let bits = self.types.int_bits(t)?;
            let r = int::binary_wide(op, 0, bits, &a, &b)?;
            let ok = int::binary_wide(op, fl, bits, &a, &b).is_some();
            (self.consts.add_wide_int(t, bits, &r), !ok)
        };
        let overflow = self.consts.add_bool(overflow);
        Some(self.consts.add_aggregate(ty, &[value, overflow], false))
    }

    /// Mantissa and exponent of a number, as a pair of type `ty`; those of infinities and NaN are themselves and 0.
    fn frexp(&mut self, number: Value, ty: Type) -> Option<Value> {
        let format = self.type_of(number).get()?;
        if number.is_poison() {
            return Some(Value::poison(ty));
        }
        let (mantissa, exponent) = float::frexp(format, self.float_bits(number)?)?;
        let counted = self.types.element(ty, 1).filter(|&counted| self.types.int_bits(counted).is_some())?;
        let (mantissa, exponent) = (self.float(format, mantissa), self.int_of(counted, exponent.into())?);
        Some(self.consts.add_aggregate(ty, &[mantissa, exponent], false))
    }

    fn float_intrinsic(&mut self, id: IntrinsicId, fl: u16, args: &[Value], t: Type, ty: Type) -> Option<Value> {
        let mut x: SmallVec<[u128; 3]> = SmallVec::new();
        for &a in args {
            if self.types.is_float(self.type_of(a)) {
                x.push(self.float_bits(a)?);
            }
        }
        if self.violates_fast_math(t, fl, &x) {
            return Some(Value::poison(ty));
        }
        let a = x[0];
        let one = float::of_i64(t, 1)?;
        let is = |v: u128, n: i64| float::of_i64(t, n) == Some(v);
        let round = match id {
            id::FLOOR => Some(Round::TowardNegative),
            id::CEIL => Some(Round::TowardPositive),
            id::TRUNC => Some(Round::TowardZero),
            id::ROUND | id::LROUND | id::LLROUND => Some(Round::NearestTiesToAway),
            id::RINT | id::NEARBYINT | id::ROUNDEVEN | id::LRINT | id::LLRINT => Some(Round::NearestTiesToEven),
            _ => None,
        };
        if let Some(r) = round {
            let v = float::round(t, a, r)?;
            if matches!(id, id::LROUND | id::LLROUND | id::LRINT | id::LLRINT) {
                let bits = self.types.int_bits(ty).filter(|&b| b <= 64)?;
                let n = float::to_int(t, true, bits, v)??;
                return Some(self.consts.add_int(ty, bits, n as u64));
            }
            return Some(self.float(ty, v));
        }
        let r = match id {
            id::FABS => float::abs(t, a),
            id::COPYSIGN => float::copysign(t, a, x[1]),
            id::SQRT => {
                let a = self.flush(t, a, true)?;
                float::sqrt(t, a)
            }
            // Which NaN is the canonical one is for the target to say.
            id::CANONICALIZE if float::classify(t, a)?.nan => None,
            id::CANONICALIZE => {
                let a = self.flush(t, a, true)?;
                let canonical = float::canonicalize(t, a)?;
                self.flush(t, canonical, false)
            }
            id::FMA | id::FMULADD => {
                for v in &mut x {
                    *v = self.flush(t, *v, true)?;
                }
                let r = float::fma(t, x[0], x[1], x[2])?;
                self.flush(t, r, false)
            }
            id::MINNUM | id::MINIMUMNUM => float::min_max(t, false, MinMax::Num, a, x[1]),
            id::MAXNUM | id::MAXIMUMNUM => float::min_max(t, true, MinMax::Num, a, x[1]),
            id::MINIMUM => float::min_max(t, false, MinMax::Propagate, a, x[1]),
            id::MAXIMUM => float::min_max(t, true, MinMax::Propagate, a, x[1]),
            id::FPTOSI_SAT | id::FPTOUI_SAT => {
                let bits = self.types.int_bits(ty).filter(|&b| b <= 128)?;
                let r = float::to_int_sat(t, id == id::FPTOSI_SAT, bits, a)?;
                return Some(self.consts.add_wide_int(ty, bits, &[r as u64, (r >> 64) as u64]));
            }
            id::IS_FPCLASS => {
                let mask = self.consts.as_int(args[1])?;
                let r = mask & float_class(float::classify(t, a)?) != 0;
                return Some(self.consts.add_bool(r));
            }
            id::LDEXP => {
                let bits = self.types.int_bits(self.type_of(args[1]))?;
                let n = crate::consts::sign_extend(self.consts.as_int(args[1])?, bits);
                float::ldexp(t, a, n.clamp(-100_000, 100_000) as i32)
            }
            id::CONVERT_TO_FP16 => {
                let r = float::convert(t, Type::HALF, a)?;
                return Some(self.consts.add_int(Type::I16, 16, r as u64));
            }
            // Functions of the mathematical library: only where the value is exact.
            id::EXP | id::EXP2 | id::EXP10 | id::COS if is(a, 0) || float::classify(t, a)?.zero => Some(one),
            id::SIN | id::TAN if float::classify(t, a)?.zero => Some(a),
            id::LOG | id::LOG2 | id::LOG10 if a == one => Some(0),
            id::EXP2 => {
                let n = float::to_int(t, true, 12, a)??;
                let n = crate::consts::sign_extend(n as u64, 12);
                if float::of_i64(t, n) == Some(a) { float::ldexp(t, one, n as i32) } else { None }
            }
            id::POW if float::classify(t, x[1])?.zero || a == one => Some(one),
            id::POW if x[1] == one => Some(a),
            id::POW if is(x[1], 2) => float::binary(Opcode::FMul, t, a, a),
            id::POWI => match self.consts.as_int(args[1])? {
                0 => Some(one),
                1 => Some(a),
                2 => float::binary(Opcode::FMul, t, a, a),
                _ => None,
            },
            _ => None,
        }?;
        Some(self.float(ty, r))
    }

    fn reduce(&mut self, id: IntrinsicId, args: &[Value]) -> Option<Value> {
        let [v] = *args else { return None };
        let (len, scalable, elem) = self.types.vector(self.type_of(v).get()?)?;
        if scalable || len > 4096 {
            return None;
        }
        if v.is_poison() {
            return Some(Value::poison(elem));
        }
        let mut acc = self.element(v, 0)?;
        for i in 1..len as u64 {
            let e = self.element(v, i)?;
            // What is left of an undef lane depends on all others.
            if self.is_undef(acc) || self.is_undef(e) {
                return None;
            }
            acc = match id {
                id::VECTOR_REDUCE_ADD => self.binary(Opcode::Add, 0, acc, e)?,
                id::VECTOR_REDUCE_MUL => self.binary(Opcode::Mul, 0, acc, e)?,
                id::VECTOR_REDUCE_AND => self.binary(Opcode::And, 0, acc, e)?,
                id::VECTOR_REDUCE_OR => self.binary(Opcode::Or, 0, acc, e)?,
                id::VECTOR_REDUCE_XOR => self.binary(Opcode::Xor, 0, acc, e)?,
                id::VECTOR_REDUCE_SMAX => self.scalar_intrinsic(id::SMAX, 0, &[acc, e], elem)?,
                id::VECTOR_REDUCE_SMIN => self.scalar_intrinsic(id::SMIN, 0, &[acc, e], elem)?,
                id::VECTOR_REDUCE_UMAX => self.scalar_intrinsic(id::UMAX, 0, &[acc, e], elem)?,
                id::VECTOR_REDUCE_UMIN => self.scalar_intrinsic(id::UMIN, 0, &[acc, e], elem)?,
                _ => return None,
            };
        }
        Some(acc)
    }
}

/// Bit of `llvm.is.fpclass` that a number belongs to.
fn float_class(class: float::Class) -> u64 {
    match (class.nan, class.infinite, class.zero, class.denormal) {
        (true, ..) if class.signaling => 1,
        (true, ..) => 2,
        (_, true, ..) if class.negative => 4,
        (_, true, ..) => 512,
        (_, _, true, _) if class.negative => 32,
        (_, _, true, _) => 64,
        (.., true) if class.negative => 16,
        (.., true) => 128,
        _ if class.negative => 8,
        _ => 256,
    }
}

/// Intrinsics that compute from their operands alone, and are poison when one operand is.
pub fn known(id: IntrinsicId) -> bool {
    matches!(
        id,
        id::UMIN
            | id::UMAX
            | id::SMIN
            | id::SMAX
            | id::ABS
            | id::CTPOP
            | id::CTLZ
            | id::CTTZ
            | id::BSWAP
            | id::BITREVERSE
            | id::FSHL
            | id::FSHR
            | id::UADD_SAT
            | id::SADD_SAT
            | id::USUB_SAT
            | id::SSUB_SAT
            | id::USHL_SAT
            | id::SSHL_SAT
            | id::SMUL_FIX
            | id::SMUL_FIX_SAT
            | id::UCMP
            | id::SCMP
            | id::FABS
            | id::COPYSIGN
            | id::SQRT
            | id::CANONICALIZE
            | id::FMA
            | id::FMULADD
            | id::MINNUM
            | id::MAXNUM
            | id::MINIMUM
            | id::MAXIMUM
            | id::MINIMUMNUM
            | id::MAXIMUMNUM
            | id::FLOOR
            | id::CEIL
            | id::TRUNC
            | id::ROUND
            | id::RINT
            | id::NEARBYINT
            | id::ROUNDEVEN
            | id::LROUND
            | id::LLROUND
            | id::LRINT
            | id::LLRINT
            | id::FPTOSI_SAT
            | id::FPTOUI_SAT
            | id::IS_FPCLASS
            | id::LDEXP
            | id::CONVERT_TO_FP16
            | id::CONVERT_FROM_FP16
            | id::EXP
            | id::EXP2
            | id::EXP10
            | id::LOG
            | id::LOG2
            | id::LOG10
            | id::SIN
            | id::COS
            | id::TAN
            | id::POW
            | id::POWI
    )
}
