//! Values that are one byte over and over, as fills write them.

use warpc_ir::consts::{ConstKind, Consts};
use warpc_ir::layout::DataLayout;
use warpc_ir::types::TypesRef;
use warpc_ir::{Func, Opcode, Value};

/// The byte that a value consists of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Byte {
    /// Any byte will do.
    Undef,
    /// A known one.
    Known(u8),
    /// A value of type `i8`.
    Value(Value),
}

impl Byte {
    fn join(self, other: Byte) -> Option<Byte> {
        match (self, other) {
            (Byte::Undef, byte) | (byte, Byte::Undef) => Some(byte),
            _ => (self == other).then_some(self),
        }
    }
    /// The byte of an operand of type `i8`.
    pub fn of_i8(func: &Func<'_>, value: Value) -> Byte {
        match func.consts().as_int(value) {
            _ if value.is_undef_or_poison() => Byte::Undef,
            Some(n) => Byte::Known(n as u8),
            None => Byte::Value(value),
        }
    }
}

/// Elements of constants that are looked at.
const MAX_ELEMENTS: usize = 1 << 16;

/// The byte that all bytes of `value` in memory are, padding aside; `None` when they differ or that is not known.
pub fn byte_of(func: &Func<'_>, value: Value) -> Option<Byte> {
    if value.as_const().is_some() || value.is_undef_or_poison() {
        return constant_byte(func.types(), func.layout(), func.consts(), value);
    }
    (func.types().int_bits(func.type_of(value)) == Some(8)).then_some(Byte::Value(value))
}

/// The same of a constant of the table `consts`.
pub fn constant_byte(types: TypesRef<'_>, layout: &DataLayout, consts: &Consts, value: Value) -> Option<Byte> {
    let mut all = Byte::Undef;
    let mut work = smallvec::SmallVec::<[Value; 8]>::from_slice(&[value]);
    let mut left = MAX_ELEMENTS;
    while let Some(v) = work.pop() {
        left = left.checked_sub(1)?;
        if v.is_undef_or_poison() {
            continue;
        }
        let c = v.as_const()?;
        let row = consts.row(c);
        match row.kind {
            ConstKind::Null | ConstKind::Zero => all = all.join(Byte::Known(0))?,
            ConstKind::Int | ConstKind::WideInt | ConstKind::Float | ConstKind::WideFloat => {
                let bits = layout.size_in_bits(types, row.ty);
                if !bits.is_multiple_of(8) {
                    return None;
                }
                let limbs: smallvec::SmallVec<[u64; 2]> = match row.kind {
                    ConstKind::Int | ConstKind::Float => smallvec::smallvec![row.payload],
                    _ => consts.limbs(c).iter().copied().collect(),
                };
                let byte = limbs[0] as u8;
                let same = (0..bits / 8).all(|n| (limbs[n as usize / 8] >> (n % 8 * 8)) as u8 == byte);
                all = all.join(if same { Byte::Known(byte) } else { return None })?;
            }
            ConstKind::Bytes => {
                for &byte in consts.bytes(c) {
                    all = all.join(Byte::Known(byte))?;
                }
            }
            ConstKind::Aggregate | ConstKind::Splat => work.extend(consts.list(c).iter().copied()),
            ConstKind::Expr if row.op == Opcode::IntToPtr => {
                let number = consts.list(c)[0];
                let bits = types.int_bits(consts.ty(number.as_const()?))? as u64;
                if bits != layout.size_in_bits(types, row.ty) {
                    return None;
                }
                work.push(number);
            }
            _ => return None,
        }
    }
    Some(all)
}
