//! Names of overloaded intrinsics: each overload type adds a suffix, `llvm.umin` of `<4 x i32>` is `llvm.umin.v4i32`.

use super::{IntrinsicId, info};
use crate::ids::{Str, Type};
use crate::strings::Strings;
use crate::types::{TypeKind, TypesRef};
use std::fmt::Write;

/// Full name of `id` for overload types by slot. Unnamed identified structs mangle by their number.
pub fn mangled_name(types: TypesRef<'_>, strings: &Strings, id: IntrinsicId, overloads: &[Type]) -> String {
    let mut s = String::from(info(id).name());
    for &t in overloads {
        s.push('.');
        mangle(&mut s, types, |name, s| s.push_str(&strings.text(name)), t);
    }
    s
}

/// Appends the suffix of `ty`. Nesting is bounded by that of the type as written.
pub(super) fn mangle(s: &mut String, types: TypesRef<'_>, name: impl Fn(Str, &mut String) + Copy, ty: Type) {
    let list = |s: &mut String, ts: &[Type]| ts.iter().for_each(|&ty| mangle_dyn(s, types, &name, ty));
    match types.kind(ty) {
        TypeKind::Void => s.push_str("isVoid"),
        TypeKind::Label => s.push_str("label"),
        TypeKind::Token => s.push_str("token"),
        TypeKind::Metadata => s.push_str("Metadata"),
        TypeKind::X86Amx => s.push_str("x86amx"),
        TypeKind::Half => s.push_str("f16"),
        TypeKind::BFloat => s.push_str("bf16"),
        TypeKind::Float => s.push_str("f32"),
        TypeKind::Double => s.push_str("f64"),
        TypeKind::X86Fp80 => s.push_str("f80"),
        TypeKind::Fp128 => s.push_str("f128"),
        TypeKind::PpcFp128 => s.push_str("ppcf128"),
        TypeKind::Int(n) => drop(write!(s, "i{n}")),
        TypeKind::Ptr(a) => drop(write!(s, "p{a}")),
        TypeKind::Array { len, elem } => {
            let _ = write!(s, "a{len}");
            list(s, &[*elem]);
        }
        TypeKind::Vector { len, scalable, elem } => {
            let _ = write!(s, "{}v{len}", if *scalable { "nx" } else { "" });
            list(s, &[*elem]);
        }
        TypeKind::Struct { fields, .. } => {
            s.push_str("sl_");
            list(s, fields);
            s.push('s');
        }
        TypeKind::Named(n) => {
            s.push_str("s_");
            name(types.named(*n).name, s);
            s.push('s');
        }
        TypeKind::Func { ret, params, vararg } => {
            s.push_str("f_");
            list(s, &[*ret]);
            list(s, params);
            s.push_str(if *vararg { "varargf" } else { "f" });
        }
        TypeKind::Target { name: n, types: ts, ints } => {
            s.push('t');
            name(*n, s);
            for ty in ts {
                s.push('_');
                list(s, &[*ty]);
            }
            for i in ints {
                let _ = write!(s, "_{i}");
            }
            s.push('t');
        }
    }
}

/// The same behind a reference, so that the recursion is of one instance.
fn mangle_dyn(s: &mut String, types: TypesRef<'_>, name: &dyn Fn(Str, &mut String), ty: Type) {
    mangle(s, types, name, ty);
}
