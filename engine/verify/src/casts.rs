//! Types of casts.

use super::{Verifier, same_shape};
use std::cmp::Ordering;
use warpc_ir::func::Func;
use warpc_ir::ids::*;
use warpc_ir::opcode::Opcode;
use warpc_ir::value::Value;

/// What the elements of a type must be.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Number {
    Integer,
    Float,
}
use Number::{Float, Integer};

/// Types of a cast between numbers.
struct NumberCast {
    op: Opcode,
    from: Number,
    to: Number,
    /// How the source's width compares with that of the result, when only one way is allowed.
    width: Option<Ordering>,
    /// What LLVM says when the source, the result, their shapes and their widths are wrong.
    messages: [&'static str; 4],
}

const fn cast(
    op: Opcode,
    from: Number,
    to: Number,
    width: Option<Ordering>,
    messages: [&'static str; 4],
) -> NumberCast {
    NumberCast { op, from, to, width, messages }
}

#[rustfmt::skip]
const NUMBER_CASTS: &[NumberCast] = &[
    cast(Opcode::Trunc,   Integer, Integer, Some(Ordering::Greater), ["Trunc only operates on integer", "Trunc only produces integer", "trunc source and destination must both be a vector or neither", "DestTy too big for Trunc"]),
    cast(Opcode::ZExt,    Integer, Integer, Some(Ordering::Less),    ["ZExt only operates on integer", "ZExt only produces an integer", "zext source and destination must both be a vector or neither", "Type too small for ZExt"]),
    cast(Opcode::SExt,    Integer, Integer, Some(Ordering::Less),    ["SExt only operates on integer", "SExt only produces an integer", "sext source and destination must both be a vector or neither", "Type too small for SExt"]),
    cast(Opcode::FPTrunc, Float,   Float,   Some(Ordering::Greater), ["FPTrunc only operates on FP", "FPTrunc only produces an FP", "fptrunc source and destination must both be a vector or neither", "DestTy too big for FPTrunc"]),
    cast(Opcode::FPExt,   Float,   Float,   Some(Ordering::Less),    ["FPExt only operates on FP", "FPExt only produces an FP", "fpext source and destination must both be a vector or neither", "DestTy too small for FPExt"]),
    cast(Opcode::UIToFP,  Integer, Float,   None, ["UIToFP source must be integer or integer vector", "UIToFP result must be FP or FP vector", "UIToFP source and dest must both be vector or scalar", ""]),
    cast(Opcode::SIToFP,  Integer, Float,   None, ["SIToFP source must be integer or integer vector", "SIToFP result must be FP or FP vector", "SIToFP source and dest must both be vector or scalar", ""]),
    cast(Opcode::FPToUI,  Float,   Integer, None, ["FPToUI source must be FP or FP vector", "FPToUI result must be integer or integer vector", "FPToUI source and dest must both be vector or scalar", ""]),
    cast(Opcode::FPToSI,  Float,   Integer, None, ["FPToSI source must be FP or FP vector", "FPToSI result must be integer or integer vector", "FPToSI source and dest must both be vector or scalar", ""]),
];

impl Verifier<'_> {
    /// Types of a cast.
    pub(super) fn cast(&mut self, func: &Func<'_>, inst: Inst, op: Opcode, from: Type, to: Type) {
        match NUMBER_CASTS.iter().find(|rule| rule.op == op) {
            Some(rule) => self.number_cast(func, inst, rule, from, to),
            None => self.pointer_cast(func, inst, op, from, to),
        }
    }

    fn number_cast(&mut self, func: &Func<'_>, inst: Inst, rule: &NumberCast, from: Type, to: Type) {
        let types = func.types();
        let me = [Value::inst(inst)];
        let (source, result) = (types.scalar(from), types.scalar(to));
        let is = |number, ty| if number == Integer { types.is_int(ty) } else { types.is_float(ty) };
        let bits = |ty| types.scalar_bits(ty).unwrap_or(0);
        let checks = [
            is(rule.from, source),
            is(rule.to, result),
            same_shape(types, from, to),
            rule.width.is_none_or(|width| bits(source).cmp(&bits(result)) == width),
        ];
        // Conversions between integers and floating-point numbers name their shapes first.
        let order = if rule.width.is_some() { [0, 1, 2, 3] } else { [2, 0, 1, 3] };
        for check in order {
            self.check(checks[check], rule.messages[check], &me);
        }
    }

    fn pointer_cast(&mut self, func: &Func<'_>, inst: Inst, op: Opcode, from: Type, to: Type) {
        use Opcode::*;
        let t = func.types();
        let me = [Value::inst(inst)];
        let (a, b) = (t.scalar(from), t.scalar(to));
        let (a_int, b_int) = (t.is_int(a), t.is_int(b));
        let nb = t.scalar_bits(b).unwrap_or(0);
        let shape = same_shape(t, from, to);
        match op {
            PtrToInt => {
                self.check(t.is_ptr(a), "PtrToInt source must be pointer", &me);
                self.check(b_int, "PtrToInt result must be integral", &me);
                self.check(shape, "PtrToInt type mismatch", &me);
            }
            PtrToAddr => {
                self.check(t.is_ptr(a), "PtrToAddr source must be pointer", &me);
                self.check(b_int, "PtrToAddr result must be integral", &me);
                self.check(shape, "PtrToAddr type mismatch", &me);
                let width = t.addrspace(a).map(|space| func.layout().index_bits(space));
                self.check(width == Some(nb), "PtrToAddr result must be address width", &me);
            }
            IntToPtr => {
                self.check(a_int, "IntToPtr source must be an integral", &me);
                self.check(t.is_ptr(b), "IntToPtr result must be a pointer", &me);
                self.check(shape, "IntToPtr type mismatch", &me);
            }
            AddrSpaceCast => {
                self.check(t.is_ptr(a), "AddrSpaceCast source must be a pointer", &me);
                self.check(t.is_ptr(b), "AddrSpaceCast result must be a pointer", &me);
                let differ = t.addrspace(a) != t.addrspace(b);
                self.check(differ, "AddrSpaceCast must be between different address spaces", &me);
                self.check(shape, "AddrSpaceCast vector pointer number of elements mismatch", &me);
            }
            _ => {
                let dl = func.layout();
                let pointers = (t.is_ptr(a), t.is_ptr(b));
                let ok = match pointers {
                    (false, false) => {
                        dl.size_in_bits(t, from) == dl.size_in_bits(t, to)
                            && t.is_first_class(from)
                            && !t.is_aggregate(from)
                            && !t.is_aggregate(to)
                    }
                    // A vector of one pointer is a pointer.
                    (true, true) => {
                        let lanes = |x| t.vector(x).map_or((1, false), |v| (v.0, v.1));
                        t.addrspace(a) == t.addrspace(b) && lanes(from) == lanes(to)
                    }
                    _ => false,
                };
                self.check(ok, "Invalid bitcast", &me);
            }
        }
    }
}
