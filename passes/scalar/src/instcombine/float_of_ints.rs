//! Floating-point arithmetic of converted integers: integer arithmetic, and one conversion.

use super::{Binary, Combiner, p};
use warpc_ir::fold::float;
use warpc_ir::ids::*;
use warpc_ir::opcode::flags;
use warpc_ir::{Opcode, Value};

/// An integer operand behind a conversion, or a constant that is one.
#[derive(Clone, Copy)]
struct Converted {
    x: Value,
    /// The values that it may have.
    least: i128,
    most: i128,
}

/// Digits of the significand of a format; 0 for formats that are left alone.
pub(super) fn digits(format: Type) -> u32 {
    match format {
        Type::HALF => 11,
        Type::BFLOAT => 8,
        Type::FLOAT => 24,
        Type::DOUBLE => 53,
        _ => 0,
    }
}

impl Combiner<'_, '_> {
    /// `uitofp(x) + uitofp(y) -> uitofp(x + y)`, and so for `-`, `*`, signed numbers and a constant that is an integer. If the format holds
    /// every value of the operands, the integer operation does not wrap, a product of signed ones has no zero, whose sign would be
    /// lost, and a conversion goes away.
    pub(super) fn float_operation_of_integers(&mut self, site: Binary, op: Opcode) -> Option<Value> {
        let int_op = match op {
            Opcode::FAdd => Opcode::Add,
            Opcode::FSub => Opcode::Sub,
            Opcode::FMul => Opcode::Mul,
            _ => return None,
        };
        let source = |value: Value| {
            let def = value.as_inst().filter(|&def| matches!(self.f.op(def), Opcode::SIToFP | Opcode::UIToFP))?;
            Some(self.f.operand(def, 0))
        };
        let (left, right) = (source(site.left), source(site.right));
        let ty = self.f.type_of(left.or(right)?);
        let bits = self.f.types().int_bits(self.f.types().scalar(ty)).filter(|&bits| bits <= 64)?;
        let goes = |value: Value, x: Option<Value>| x.is_some() && self.one_use(value);
        if !goes(site.left, left) && !goes(site.right, right) {
            return None;
        }
        [false, true].into_iter().find_map(|signed| {
            let left = self.converted(site.left, left, ty, bits, signed)?;
            let right = self.converted(site.right, right, ty, bits, signed)?;
            self.integer_operation(site, int_op, left, right, bits, signed)
        })
    }

    /// An operand as an integer of type `ty`, signed or not, if the format holds all that it may be.
    fn converted(&mut self, value: Value, x: Option<Value>, ty: Type, bits: u32, signed: bool) -> Option<Converted> {
        let format = self.f.types().scalar(self.f.type_of(value));
        let exact = 1i128 << digits(format);
        let found = match x {
            None => {
                let (format, number) = p::float(self.f, value)?;
                let n = float::to_int(format, true, 64, number)?? as u64 as i64;
                // -0.0 is no integer.
                if float::of_i64(format, n)? != number {
                    return None;
                }
                let (least, most) = range_of(bits, signed);
                let n = i128::from(n);
                if n < least || n > most {
                    return None;
                }
                Converted { x: self.int(ty, n as u128), least: n, most: n }
            }
            Some(x) => {
                if self.f.type_of(x) != ty {
                    return None;
                }
                let known = self.known(x)?;
                let from_signed = self.f.op(value.as_inst()?) == Opcode::SIToFP;
                if signed != from_signed && !known.is_non_negative() {
                    return None;
                }
                let (least, most) = match signed {
                    true => (known.smin(), known.smax()),
                    false => (known.min() as i128, known.max() as i128),
                };
                let limit = self.values().sign_bits(x);
                // Copies of the sign tell more of sums and differences than known bits do.
                let (low, high) =
                    if signed { (-(1i128 << (bits - limit)), (1i128 << (bits - limit)) - 1) } else { (least, most) };
                Converted { x, least: least.max(low), most: most.min(high) }
            }
        };
        (digits(format) != 0 && found.least >= -exact && found.most <= exact).then_some(found)
    }

    fn integer_operation(
        &mut self,
        site: Binary,
        op: Opcode,
        left: Converted,
        right: Converted,
        bits: u32,
        signed: bool,
    ) -> Option<Value> {
        let (a, b, c, d) = (left.least, left.most, right.least, right.most);
        let (least, most) = match op {
            Opcode::Add => (a + c, b + d),
            Opcode::Sub => (a - d, b - c),
            _ => {
                let zero = |number: Converted| number.least <= 0 && number.most >= 0;
                if signed && (zero(left) || zero(right)) {
                    return None;
                }
                let corners = [a * c, a * d, b * c, b * d];
                (corners.into_iter().min()?, corners.into_iter().max()?)
            }
        };
        let range = range_of(bits, signed);
        if least < range.0 || most > range.1 {
            return None;
        }
        let fl = if signed { flags::NSW } else { flags::NUW };
        let result = self.binary(op, fl, left.x, right.x);
        Some(self.cast(if signed { Opcode::SIToFP } else { Opcode::UIToFP }, 0, result, site.ty))
    }
}

/// The smallest and the largest integer of a width.
fn range_of(bits: u32, signed: bool) -> (i128, i128) {
    if signed { (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1) } else { (0, (1i128 << bits) - 1) }
}
