//! Decoding of intrinsics that look at the lanes of vectors or are of fixed point: masks, matrices, parts that are picked.

use super::super::scalar::Fun;
use super::Undecodable;
use super::func::{Decoder, Done};
use super::intrinsic::Call;
use warpc_ir::consts::low_mask;
use warpc_ir::ids::*;
use warpc_ir::intrinsics::id;
use warpc_ir::opcode::IntPred;
use warpc_ir::value::Value;

/// The most lanes of a vector whose lanes are moved by counts: the work is quadratic.
const MAX_COUNTED: u32 = 128;

impl Decoder<'_, '_> {
    /// Decodes such an intrinsic; `None` when it is none of them.
    pub(super) fn lanes_intrinsic(&mut self, call: &Call<'_>) -> Option<Done> {
        Some(match call.id {
            id::SMUL_FIX => self.fixed(call, Fun::SMulFix),
            id::SMUL_FIX_SAT => self.fixed(call, Fun::SMulFixSat),
            id::UMUL_FIX => self.fixed(call, Fun::UMulFix),
            id::UMUL_FIX_SAT => self.fixed(call, Fun::UMulFixSat),
            id::SDIV_FIX => self.fixed(call, Fun::SDivFix),
            id::SDIV_FIX_SAT => self.fixed(call, Fun::SDivFixSat),
            id::UDIV_FIX => self.fixed(call, Fun::UDivFix),
            id::UDIV_FIX_SAT => self.fixed(call, Fun::UDivFixSat),
            id::CLMUL => self.narrow_only(call, Fun::ClMul, 0),
            id::GET_ACTIVE_LANE_MASK => self.active_lanes(call),
            id::EXPERIMENTAL_GET_VECTOR_LENGTH => self.vector_length(call),
            id::EXPERIMENTAL_CTTZ_ELTS => self.first_lane(call),
            id::EXPERIMENTAL_VECTOR_COMPRESS => self.compress(call),
            id::EXPERIMENTAL_VECTOR_EXTRACT_LAST_ACTIVE => self.last_active(call),
            id::EXPERIMENTAL_VECTOR_MATCH => self.matches(call),
            id::VECTOR_PARTIAL_REDUCE_ADD => self.partial_reduction(call, Fun::Add),
            id::VECTOR_PARTIAL_REDUCE_FADD => self.partial_reduction(call, Fun::FAdd),
            id::MATRIX_TRANSPOSE => self.transpose(call),
            id::MATRIX_MULTIPLY => self.product(call),
            _ => return None,
        })
    }
    /// A constant argument.
    pub(super) fn constant(&self, call: &Call<'_>, index: usize) -> Done<u32> {
        let value = self.f.operand(call.i, index).as_const().and_then(|number| self.f.consts().int(number));
        value.map(|value| value as u32).ok_or(Undecodable::Malformed("an argument that is not constant"))
    }
    /// A function of integers of at most 64 bits.
    fn narrow_only(&mut self, call: &Call<'_>, fun: Fun, x: u32) -> Done {
        if self.bits(call.ty) > 64 {
            return Err(Undecodable::Family { family: "more than 64 bits", name: call.id.name().to_string() });
        }
        self.elementwise(fun, call.ty, call.ty, &call.args[..2], 0, x, 0, call.d)
    }
    fn fixed(&mut self, call: &Call<'_>, fun: Fun) -> Done {
        let places = self.constant(call, 2)?;
        self.narrow_only(call, fun, places)
    }
    /// Lanes whose number, counted from a base without wrapping, is below an end.
    fn active_lanes(&mut self, call: &Call<'_>) -> Done {
        let (len, _) = self.shape(call.ty)?;
        let index = call.first;
        for k in 0..len {
            let lane = self.scratch(self.bits(index).div_ceil(64));
            let number = self.number_of(index, k as u64)?;
            self.elementwise(Fun::UAddSat, index, index, &[call.args[0], number], 0, 0, 0, lane)?;
            self.elementwise(Fun::ICmp, Type::I1, index, &[lane, call.args[1]], 0, IntPred::Ult as u32, 0, call.d + k)?;
        }
        Ok(())
    }
    /// A number as an integer of a type; of narrow ones the largest where it does not fit.
    fn number_of(&mut self, ty: Type, value: u64) -> Done<u32> {
        let (n, bits) = (self.width(ty)?, self.bits(ty));
        let first = self.immediate(value.min(low_mask(bits.min(64))));
        (1..n).for_each(|_| {
            self.immediate(0);
        });
        Ok(first)
    }
    /// The least of a count and the lanes of a vector.
    fn vector_length(&mut self, call: &Call<'_>) -> Done {
        let lanes = self.constant(call, 1)? as u64;
        if self.bits(call.first) > 64 || self.types.is_vector(call.first) {
            return Err(Undecodable::WideInteger);
        }
        let lanes = self.immediate(lanes);
        self.elementwise(Fun::UMin, Type::I64, Type::I64, &[call.args[0], lanes], 0, 0, 0, call.d)
    }
    /// Which lanes of a vector of integers are not zero.
    pub(super) fn nonzero(&mut self, vector: u32, len: u32, elem: Type) -> Done<Vec<u32>> {
        let per = self.width(elem)?;
        let zero = self.number_of(elem, 0)?;
        (0..len)
            .map(|k| {
                let d = self.scratch(1);
                let x = IntPred::Ne as u32;
                self.elementwise(Fun::ICmp, Type::I1, elem, &[vector + k * per, zero], 0, x, 0, d)?;
                Ok(d)
            })
            .collect()
    }
    /// Number of the first of `lanes` that is set, else `none`, or poison where the second argument says so. A result that does not
    /// hold the number of lanes is poison too.
    pub(super) fn first_of(&mut self, call: &Call<'_>, lanes: &[u32], none: u32) -> Done {
        let n = self.width(call.ty)?;
        let poison = self.src(Value::poison(call.ty))?;
        self.choose(call.d, call.args[1], [poison, none], n);
        if lanes.len() as u64 > low_mask(self.bits(call.ty).min(64)) {
            self.mov(call.d, poison, n);
        }
        let mut any = self.immediate(0);
        for (k, &on) in lanes.iter().enumerate().rev() {
            let number = self.number_of(call.ty, k as u64)?;
            self.choose(call.d, on, [number, call.d], n);
            any = self.scalar(Fun::Or, Type::I1, &[any, on])?;
        }
        // A lane that is poison makes poison of the result, wherever it is.
        self.choose(call.d, any, [call.d, call.d], n);
        Ok(())
    }
    fn first_lane(&mut self, call: &Call<'_>) -> Done {
        let (len, elem) = self.shape(call.first)?;
        let lanes = self.nonzero(call.args[0], len, elem)?;
        let none = self.number_of(call.ty, len as u64)?;
        self.first_of(call, &lanes, none)
    }
    /// For every lane how many of those before it are set; the last number is that of all.
    pub(super) fn counts(&mut self, mask: u32, len: u32) -> Done<Vec<u32>> {
        if len > MAX_COUNTED {
            return Err(Undecodable::TooManyParts);
        }
        let mut counts = vec![self.immediate(0)];
        for k in 0..len {
            let next = self.scalar(Fun::Add, Type::I64, &[counts[k as usize], mask + k])?;
            counts.push(next);
        }
        Ok(counts)
    }
    /// The lanes that are set, one behind the other; behind them those of the last argument.
    fn compress(&mut self, call: &Call<'_>) -> Done {
        let (len, elem) = self.shape(call.ty)?;
        let (per, mask) = (self.width(elem)?, call.args[1]);
        let counts = self.counts(mask, len)?;
        self.mov(call.d, call.args[2], len * per);
        for at in 0..len {
            let place = self.immediate(at as u64);
            for k in at..len {
                let here = self.scratch(1);
                let x = IntPred::Eq as u32;
                self.elementwise(Fun::ICmp, Type::I1, Type::I64, &[counts[k as usize], place], 0, x, 0, here)?;
                let both = self.scalar(Fun::And, Type::I1, &[here, mask + k])?;
                self.choose(call.d + at * per, both, [call.args[0] + k * per, call.d + at * per], per);
            }
        }
        Ok(())
    }
    fn last_active(&mut self, call: &Call<'_>) -> Done {
        let (len, elem) = self.shape(call.first)?;
        let per = self.width(elem)?;
        self.mov(call.d, call.args[2], per);
        for k in 0..len {
            self.choose(call.d, call.args[1] + k, [call.args[0] + k * per, call.d], per);
        }
        Ok(())
    }
    /// Which lanes of a vector are any of those of another one.
    fn matches(&mut self, call: &Call<'_>) -> Done {
        let (len, elem) = self.shape(call.first)?;
        let (needles, _) = self.shape(self.f.type_of(self.f.operand(call.i, 1)))?;
        let per = self.width(elem)?;
        for k in 0..len {
            let mut found = self.immediate(0);
            for needle in 0..needles {
                let equal = self.scratch(1);
                let args = [call.args[0] + k * per, call.args[1] + needle * per];
                self.elementwise(Fun::ICmp, Type::I1, elem, &args, 0, IntPred::Eq as u32, 0, equal)?;
                found = self.scalar(Fun::Or, Type::I1, &[found, equal])?;
            }
            self.elementwise(Fun::And, Type::I1, Type::I1, &[found, call.args[2] + k], 0, 0, 0, call.d + k)?;
        }
        Ok(())
    }
    /// Parts of a long vector, added to a short one in order.
    fn partial_reduction(&mut self, call: &Call<'_>, fun: Fun) -> Done {
        let (len, _) = self.shape(call.ty)?;
        let (all, _) = self.shape(self.f.type_of(self.f.operand(call.i, 1)))?;
        let n = self.width(call.ty)?;
        let flags = if fun == Fun::FAdd { call.flags } else { 0 };
        self.mov(call.d, call.args[0], n);
        for part in 0..all / len {
            self.elementwise(fun, call.ty, call.ty, &[call.d, call.args[1] + part * n], 0, 0, flags, call.d)?;
        }
        Ok(())
    }
    /// Matrices stand by columns.
    fn transpose(&mut self, call: &Call<'_>) -> Done {
        let (len, elem) = self.shape(call.ty)?;
        let (rows, columns) = (self.constant(call, 1)?, self.constant(call, 2)?);
        let per = self.width(elem)?;
        if u64::from(rows) * u64::from(columns) != u64::from(len) {
            return Err(Undecodable::Malformed("a matrix of another size"));
        }
        for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
            self.mov(call.d + (row * columns + column) * per, call.args[0] + (column * rows + row) * per, per);
        }
        Ok(())
    }
    /// The terms of each element are added in order, from the first one on.
    fn product(&mut self, call: &Call<'_>) -> Done {
        let (len, elem) = self.shape(call.ty)?;
        let (rows, inner, columns) = (self.constant(call, 2)?, self.constant(call, 3)?, self.constant(call, 4)?);
        let per = self.width(elem)?;
        let fits = |a: u32, b: u32, n: u32| u64::from(a) * u64::from(b) == u64::from(n);
        if inner == 0 || !fits(rows, columns, len) || !fits(rows, inner, self.shape(call.first)?.0) {
            return Err(Undecodable::Malformed("a matrix of another size"));
        }
        let floating = self.types.is_float(elem);
        let (times, plus) = if floating { (Fun::FMul, Fun::FAdd) } else { (Fun::Mul, Fun::Add) };
        let flags = if floating { call.flags } else { 0 };
        for (column, row) in (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row))) {
            let d = call.d + (column * rows + row) * per;
            for k in 0..inner {
                let args = [call.args[0] + (k * rows + row) * per, call.args[1] + (column * inner + k) * per];
                if k == 0 {
                    self.elementwise(times, elem, elem, &args, 0, 0, flags, d)?;
                    continue;
                }
                let term = self.scratch(per);
                self.elementwise(times, elem, elem, &args, 0, 0, flags, term)?;
                self.elementwise(plus, elem, elem, &[d, term], 0, 0, flags, d)?;
            }
        }
        Ok(())
    }
}
