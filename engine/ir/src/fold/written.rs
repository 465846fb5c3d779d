//! The canonical form of constants as they are written: what readers of text and of bitcode fold in the same way.
//!
//! LLVM folds some expressions whenever they are made, so no module has them: casts of literals and zeros, integer arithmetic,
//! `getelementptr` without an offset, lanes of literal vectors. Nothing here looks at the target or at globals.

use crate::consts::{ConstKind, Consts, ExprHead, low_mask};
use crate::ids::*;
use crate::opcode::Opcode;
use crate::types::{TypeKind, TypesRef};
use crate::value::Value;
use smallvec::SmallVec;

/// Lanes up to which operations on literal vectors are folded.
const MAX_LANES: u32 = 4096;

/// Makes constants of one table.
pub struct Written<'a> {
    /// Where operands live and results go.
    pub consts: &'a mut Consts,
    /// Types.
    pub types: TypesRef<'a>,
}

impl Written<'_> {
    /// The zero of a type.
    pub fn zero(&mut self, ty: Type) -> Value {
        let c = &mut *self.consts;
        match self.types.kind(ty) {
            TypeKind::Int(n) if *n <= 64 => c.add_int(ty, *n, 0),
            TypeKind::Int(n) => c.add_wide_int(ty, *n, &[]),
            TypeKind::Half | TypeKind::BFloat | TypeKind::Float | TypeKind::Double => c.add_float(ty, 0),
            TypeKind::X86Fp80 | TypeKind::Fp128 | TypeKind::PpcFp128 => c.add_wide_float(ty, [0; 2]),
            TypeKind::Ptr(_) => c.add_null(ty),
            TypeKind::Token => c.add_token_none(),
            _ => c.add_zero(ty),
        }
    }
    /// The array or vector `ty` of values of type `elem`. Arrays of `i8` are bytes.
    pub fn sequence(&mut self, ty: Type, elem: Type, values: &[Value], vector: bool) -> Value {
        let c = &mut *self.consts;
        if elem == Type::I8 && !vector {
            let bytes: SmallVec<[u8; 64]> = values.iter().map_while(|&v| c.as_int(v).map(|b| b as u8)).collect();
            if bytes.len() == values.len() {
                return c.add_bytes(ty, &bytes);
            }
        }
        c.add_aggregate(ty, values, vector)
    }
    /// `op (from v to to)`
    pub fn cast(&mut self, op: Opcode, from: Type, value: Value, to: Type) -> Value {
        if value.is_poison() {
            return Value::poison(to);
        }
        if value.is_undef_or_poison() {
            return Value::undef(to);
        }
        if from == to {
            return value;
        }
        if self.consts.is_zero(value) && op != Opcode::AddrSpaceCast {
            return self.zero(to);
        }
        let to_bits = self.types.int_bits(to);
        let to_float = matches!(to, Type::HALF | Type::BFLOAT | Type::FLOAT | Type::DOUBLE);
        let c = &mut *self.consts;
        if let Some(k) = value.as_const() {
            match (op, c.int(k), c.float_bits(k), to_bits) {
                (Opcode::Trunc, Some(i), _, Some(bits)) => return c.add_int(to, bits, i),
                (Opcode::Trunc, ..) if c.row(k).kind == ConstKind::WideInt => {
                    if let Some(bits) = to_bits {
                        let limbs = c.limbs(k).to_vec();
                        return c.add_wide_int(to, bits, &limbs[..bits.div_ceil(64) as usize]);
                    }
                }
                (Opcode::BitCast, _, Some(f), Some(bits)) if bits <= 64 => return c.add_int(to, bits, f),
                (Opcode::BitCast, Some(i), ..) if to_float => return c.add_float(to, i),
                _ => {}
            }
        }
        c.add_expr(to, ExprHead { op, flags: 0, elem: Type::NONE, inrange: None }, &[value])
    }
    /// Integer arithmetic on `a` and `b` of type `ty`.
    pub fn binary(&mut self, op: Opcode, fl: u16, ty: Type, a: Value, b: Value) -> Value {
        if a.is_poison() || b.is_poison() {
            return Value::poison(ty);
        }
        let bits = self.types.int_bits(ty);
        if a == b && matches!(op, Opcode::Sub | Opcode::Xor) {
            return self.zero(ty);
        }
        if a.is_undef_or_poison() || b.is_undef_or_poison() {
            return if op == Opcode::Mul { self.zero(ty) } else { Value::undef(ty) };
        }
        let c = &mut *self.consts;
        if let (Some(bits), Some(x), Some(y)) = (bits, c.as_int(a), c.as_int(b)) {
            let v = match op {
                Opcode::Add => x.wrapping_add(y),
                Opcode::Sub => x.wrapping_sub(y),
                Opcode::Mul => x.wrapping_mul(y),
                _ => x ^ y,
            };
            return c.add_int(ty, bits, v & low_mask(bits));
        }
        let (a, b) = if op.is_commutative() && c.as_int(a).is_some() { (b, a) } else { (a, b) };
        if c.is_zero(b) {
            return if op == Opcode::Mul { b } else { a };
        }
        c.add_expr(ty, ExprHead { op, flags: fl, elem: Type::NONE, inrange: None }, &[a, b])
    }
    /// `getelementptr` of type `ty` with this head; the first operand is the base, of type `base_ty`.
    pub fn gep(&mut self, head: ExprHead, base_ty: Type, ty: Type, operands: &[Value]) -> Value {
        let (base, indices) = (operands[0], &operands[1..]);
        if base.is_poison() {
            return Value::poison(ty);
        }
        if head.inrange.is_none() && ty == base_ty && indices.iter().all(|&i| self.consts.is_zero(i)) {
            return base;
        }
        self.consts.add_expr(ty, head, operands)
    }
    /// `extractelement`, `insertelement` or `shufflevector` of type `ty`, whose first operand has type `vector`.
    pub fn lanes(&mut self, op: Opcode, vector: Type, ty: Type, operands: &[Value]) -> Value {
        let (len, scalable) = self.types.vector(vector).map_or((0, false), |v| (v.0, v.1));
        let folded = match scalable {
            true => self.fold_scalable_splat(op, ty, operands),
            false if len <= MAX_LANES => self.fold_lanes(op, ty, operands, len),
            false => None,
        };
        folded.unwrap_or_else(|| {
            let head = ExprHead { op, flags: 0, elem: Type::NONE, inrange: None };
            self.consts.add_expr(ty, head, operands)
        })
    }
    /// Lane `i` of a literal vector.
    fn lane(&mut self, value: Value, elem: Type, i: u64) -> Option<Value> {
        if value.is_poison() {
            return Some(Value::poison(elem));
        }
        if value.is_undef_or_poison() {
            return Some(Value::undef(elem));
        }
        let k = value.as_const()?;
        match self.consts.row(k).kind {
            ConstKind::Zero => Some(self.zero(elem)),
            ConstKind::Splat => Some(self.consts.list(k)[0]),
            ConstKind::Aggregate => self.consts.list(k).get(i as usize).copied(),
            _ => None,
        }
    }
    /// The only lane operations on vectors of unknown length that are known: lane 0 of a poison vector spread over all lanes.
    fn fold_scalable_splat(&mut self, op: Opcode, ty: Type, ops: &[Value]) -> Option<Value> {
        if op != Opcode::ShuffleVector || !self.consts.is_zero(ops[2]) {
            return None;
        }
        let insert = ops[0].as_const()?;
        let c = &mut *self.consts;
        let list = c.list(insert);
        let at_zero = c.expr(insert)?.op == Opcode::InsertElement && list[0].is_poison() && c.is_zero(list[2]);
        let lane = list[1];
        at_zero.then(|| self.consts.add_splat(ty, lane))
    }
    fn fold_lanes(&mut self, op: Opcode, ty: Type, ops: &[Value], len: u32) -> Option<Value> {
        match op {
            Opcode::ExtractElement => {
                let i = self.consts.as_int(ops[1])?;
                if i >= len as u64 { Some(Value::poison(ty)) } else { self.lane(ops[0], ty, i) }
            }
            Opcode::InsertElement => {
                let i = self.consts.as_int(ops[2])?;
                let elem = self.types.scalar(ty);
                if i >= len as u64 {
                    return Some(Value::poison(ty));
                }
                let lanes = (0..len as u64)
                    .map(|k| if k == i { Some(ops[1]) } else { self.lane(ops[0], elem, k) })
                    .collect::<Option<SmallVec<[Value; 16]>>>()?;
                Some(self.consts.add_aggregate(ty, &lanes, true))
            }
            _ => {
                let elem = self.types.scalar(ty);
                let n = self.types.vector(ty)?.0;
                if n > MAX_LANES {
                    return None;
                }
                let lanes = (0..n as u64)
                    .map(|k| {
                        let m = self.lane(ops[2], Type::I32, k)?;
                        if m.is_undef_or_poison() {
                            return Some(Value::poison(elem));
                        }
                        let m = self.consts.as_int(m)?;
                        if m < len as u64 {
                            self.lane(ops[0], elem, m)
                        } else {
                            self.lane(ops[1], elem, m - len as u64)
                        }
                    })
                    .collect::<Option<SmallVec<[Value; 16]>>>()?;
                Some(self.consts.add_aggregate(ty, &lanes, true))
            }
        }
    }
}
