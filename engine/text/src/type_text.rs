//! Types as text, for messages.

use std::fmt::Write as _;
use warpc_ir::ids::Type;
use warpc_ir::strings::Strings;
use warpc_ir::types::{TypeKind, TypesRef};

/// The type as it is written in the textual IR. Identified structs print as their name, so the depth is that of the text.
pub fn type_text(types: TypesRef<'_>, strings: &Strings, ty: Type) -> String {
    let mut out = String::new();
    write(types, strings, ty, &mut out);
    out
}

fn list(types: TypesRef<'_>, strings: &Strings, ts: &[Type], out: &mut String) {
    for (i, &t) in ts.iter().enumerate() {
        if i > 0 {
            out.push_str(", ");
        }
        write(types, strings, t, out);
    }
}

fn write(types: TypesRef<'_>, strings: &Strings, ty: Type, out: &mut String) {
    let simple = match types.kind(ty) {
        TypeKind::Void => "void",
        TypeKind::Label => "label",
        TypeKind::Token => "token",
        TypeKind::Metadata => "metadata",
        TypeKind::X86Amx => "x86_amx",
        TypeKind::Half => "half",
        TypeKind::BFloat => "bfloat",
        TypeKind::Float => "float",
        TypeKind::Double => "double",
        TypeKind::X86Fp80 => "x86_fp80",
        TypeKind::Fp128 => "fp128",
        TypeKind::PpcFp128 => "ppc_fp128",
        TypeKind::Int(n) => {
            let _ = write!(out, "i{n}");
            ""
        }
        TypeKind::Ptr(0) => "ptr",
        TypeKind::Ptr(a) => {
            let _ = write!(out, "ptr addrspace({a})");
            ""
        }
        TypeKind::Array { len, elem } => {
            let _ = write!(out, "[{len} x ");
            write(types, strings, *elem, out);
            "]"
        }
        TypeKind::Vector { len, scalable, elem } => {
            let _ = write!(out, "<{}{len} x ", if *scalable { "vscale x " } else { "" });
            write(types, strings, *elem, out);
            ">"
        }
        TypeKind::Struct { fields, packed } => {
            out.push_str(match (packed, fields.is_empty()) {
                (false, true) => "{",
                (false, false) => "{ ",
                (true, true) => "<{",
                (true, false) => "<{ ",
            });
            list(types, strings, fields, out);
            match (packed, fields.is_empty()) {
                (false, true) => "}",
                (false, false) => " }",
                (true, true) => "}>",
                (true, false) => " }>",
            }
        }
        TypeKind::Named(n) => {
            let _ = write!(out, "%{}", strings.text(types.named(*n).name));
            ""
        }
        TypeKind::Func { ret, params, vararg } => {
            write(types, strings, *ret, out);
            out.push_str(" (");
            list(types, strings, params, out);
            match (vararg, params.is_empty()) {
                (true, true) => "...)",
                (true, false) => ", ...)",
                _ => ")",
            }
        }
        TypeKind::Target { name, types: params, ints } => {
            let _ = write!(out, "target(\"{}\"", strings.text(*name));
            for &p in params {
                out.push_str(", ");
                write(types, strings, p, out);
            }
            for i in ints {
                let _ = write!(out, ", {i}");
            }
            ")"
        }
    };
    out.push_str(simple);
}

#[cfg(test)]
mod tests {
    use super::*;
    use warpc_ir::types::Types;

    #[test]
    fn types_as_written() {
        let mut t = Types::default();
        let s = Strings::default();
        let v = t.intern(TypeKind::Vector { len: 2, scalable: true, elem: Type::HALF });
        let p = t.intern(TypeKind::Struct { fields: [v, Type::PTR_SHARED].into(), packed: true });
        let f = t.intern(TypeKind::Func { ret: Type::VOID, params: [p].into(), vararg: true });
        assert_eq!(type_text(t.view(), &s, f), "void (<{ <vscale x 2 x half>, ptr addrspace(3) }>, ...)");
    }
}
