//! Which conversions the types of operand and result allow.

use crate::ids::*;
use crate::opcode::Opcode;
use crate::types::TypesRef;

/// Whether `op` converts a value of type `from` to one of type `to`.
pub fn cast_is_valid(types: TypesRef<'_>, op: Opcode, from: Type, to: Type) -> bool {
    let (fv, tv) = (types.vector(from).map(|v| (v.0, v.1)), types.vector(to).map(|v| (v.0, v.1)));
    let (f, t) = (types.scalar(from), types.scalar(to));
    let bits = |x: Type| types.int_bits(x);
    let float = |x: Type| types.is_float(x);
    let same_shape = fv == tv;
    let wider = |a: Option<u32>, b: Option<u32>| matches!((a, b), (Some(a), Some(b)) if a < b);
    match op {
        Opcode::Trunc => same_shape && wider(bits(t), bits(f)),
        Opcode::ZExt | Opcode::SExt => same_shape && wider(bits(f), bits(t)),
        Opcode::FPTrunc => same_shape && float(f) && float(t) && wider(types.scalar_bits(t), types.scalar_bits(f)),
        Opcode::FPExt => same_shape && float(f) && float(t) && wider(types.scalar_bits(f), types.scalar_bits(t)),
        Opcode::UIToFP | Opcode::SIToFP => same_shape && bits(f).is_some() && float(t),
        Opcode::FPToUI | Opcode::FPToSI => same_shape && float(f) && bits(t).is_some(),
        Opcode::PtrToInt | Opcode::PtrToAddr => same_shape && types.is_ptr(f) && bits(t).is_some(),
        Opcode::IntToPtr => same_shape && bits(f).is_some() && types.is_ptr(t),
        Opcode::AddrSpaceCast => {
            same_shape && matches!((types.addrspace(f), types.addrspace(t)), (Some(a), Some(b)) if a != b)
        }
        Opcode::BitCast => {
            match (types.addrspace(f), types.addrspace(t)) {
                (Some(a), Some(b)) => {
                    // One-element vectors and scalars mix.
                    return a == b
                        && match (fv, tv) {
                            (None, Some(v)) | (Some(v), None) => v == (1, false),
                            (a, b) => a == b,
                        };
                }
                (None, None) => {}
                _ => return false,
            }
            let size = |v: Option<(u32, bool)>, s: Type, whole: Type| -> Option<(u64, bool)> {
                if whole == Type::X86_AMX {
                    return Some((8192, false));
                }
                let b = types.scalar_bits(s)? as u64;
                let (n, scalable) = v.unwrap_or((1, false));
                Some((n as u64 * b, scalable))
            };
            match (size(fv, f, from), size(tv, t, to)) {
                (Some(a), Some(b)) => a == b,
                _ => from == to && types.is_first_class(from) && !types.is_aggregate(from),
            }
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::Types;

    #[test]
    fn conversions() {
        let types = Types::default();
        let valid = |op, from, to| cast_is_valid(types.view(), op, from, to);
        assert!(valid(Opcode::Trunc, Type::I32, Type::I8));
        assert!(!valid(Opcode::Trunc, Type::I8, Type::I32));
        assert!(valid(Opcode::BitCast, Type::I32, Type::FLOAT));
        assert!(!valid(Opcode::BitCast, Type::I64, Type::PTR));
        assert!(valid(Opcode::AddrSpaceCast, Type::PTR, Type::PTR_GLOBAL));
        assert!(!valid(Opcode::Add, Type::I32, Type::I32));
    }
}
