//! Tests of the table against itself and against declarations printed by LLVM 22.

use super::signature::Class;
use super::*;
use crate::ir::attrs::{Attr, AttrKind, AttrRange, Attrs, MemLoc, MemoryEffects};
use crate::ir::strings::Strings;
use crate::ir::types::{TypeKind, Types, TypesRef};
use std::collections::HashMap;

/// A valid overload of `id`. Vectors have 840 elements, which all the fractions of the table divide.
fn sample(id: IntrinsicId, types: &mut Types) -> Vec<Type> {
    let vector = |types: &mut Types, elem| types.intern(TypeKind::Vector { len: 840, scalable: false, elem });
    let of = |types: &mut Types, class| match class {
        Class::Any | Class::Int => Type::I32,
        Class::Float => Type::FLOAT,
        Class::Vector => vector(types, Type::I32),
        Class::Ptr => Type::PTR,
        Class::PtrsLike(_) => vector(types, Type::PTR_GLOBAL),
    };
    let mut out: Vec<Type> = slots(id).iter().map(|&c| of(types, c)).collect();
    // A slot that a fraction or an element is taken of must be a vector, also where its class is wider.
    let sig = info(id).signature();
    for n in 0..out.len() {
        let refers = |w: &str| sig.contains(&format!("{w}{n}")) && !types.view().is_vector(out[n]);
        if refers("nth") || refers("elem") || refers("ptrs0of") {
            out[n] = vector(types, out[n]);
        }
    }
    out
}

fn ty_text(types: TypesRef<'_>, t: Type) -> String {
    match types.kind(t) {
        TypeKind::Void => "void".into(),
        TypeKind::Token => "token".into(),
        TypeKind::Metadata => "metadata".into(),
        TypeKind::Half => "half".into(),
        TypeKind::BFloat => "bfloat".into(),
        TypeKind::Float => "float".into(),
        TypeKind::Double => "double".into(),
        TypeKind::Fp128 => "fp128".into(),
        TypeKind::PpcFp128 => "ppc_fp128".into(),
        TypeKind::Int(n) => format!("i{n}"),
        TypeKind::Ptr(0) => "ptr".into(),
        TypeKind::Ptr(a) => format!("ptr addrspace({a})"),
        TypeKind::Vector { len, elem, .. } => format!("<{len} x {}>", ty_text(types, *elem)),
        TypeKind::Struct { fields, .. } if fields.is_empty() => "{}".into(),
        TypeKind::Struct { fields, .. } => {
            format!("{{ {} }}", fields.iter().map(|&t| ty_text(types, t)).collect::<Vec<_>>().join(", "))
        }
        other => panic!("no intrinsic has {other:?}"),
    }
}

fn memory_text(m: MemoryEffects) -> String {
    const ACCESS: [&str; 4] = ["none", "read", "write", "readwrite"];
    let other = m.get(MemLoc::Other);
    let parts: Vec<String> = MemLoc::ALL
        .iter()
        .filter(|(l, _)| *l != MemLoc::Other && m.get(*l) != other)
        .map(|(l, n)| format!("{n}: {}", ACCESS[m.get(*l) as usize]))
        .collect();
    let default = (other != 0 || parts.is_empty()).then(|| ACCESS[other as usize].to_string());
    format!("memory({})", default.into_iter().chain(parts).collect::<Vec<_>>().join(", "))
}

fn attr_text(types: TypesRef<'_>, a: &Attr) -> String {
    match a {
        Attr::Flag(k) => k.text().into(),
        Attr::Int(AttrKind::Memory, m) => memory_text(MemoryEffects(*m as u32)),
        Attr::Int(AttrKind::Captures, _) => "captures(none)".into(),
        Attr::Int(AttrKind::Align, n) => format!("align {n}"),
        Attr::Int(k, n) => format!("{}({n})", k.text()),
        Attr::Range(AttrRange { ty, lo, hi }) => format!("range({} {lo}, {hi})", ty_text(types, *ty)),
        other => panic!("no intrinsic has {other:?}"),
    }
}

/// Sorted words of attributes with commas inside brackets kept together.
fn words(s: &str) -> Vec<String> {
    let (mut out, mut depth) = (vec![String::new()], 0);
    for c in s.chars() {
        depth += (c == '(') as i32 - (c == ')') as i32;
        if c == ' ' && depth == 0 { out.push(String::new()) } else { out.last_mut().expect("one").push(c) }
    }
    out.retain(|w| !w.is_empty());
    // `align 8` is two words.
    while let Some(n) = out.iter().position(|w| w == "align") {
        let v = out.remove(n + 1);
        out[n] = format!("align={v}");
    }
    out.sort();
    out
}

/// The declaration of a sample of `id`: name, words before and after it. Attribute order is the printer's business.
fn declaration(id: IntrinsicId, types: &mut Types) -> (String, String, Vec<Vec<String>>) {
    let overloads = sample(id, types);
    let ty = signature(id, &overloads, types).expect("signature");
    assert_eq!(check_signature(types.view(), id, ty).as_deref(), Ok(&overloads[..]), "{id:?}");
    let name = mangled_name(types.view(), &Strings::default(), id, &overloads);
    let view = types.view();
    let (ret, params, vararg) = view.func(ty).expect("function");
    let mut attrs = Attrs::default();
    let list = attributes(id, view, ty, &mut attrs);
    let set = |s| attrs.view().set(s).iter().map(|a| attr_text(view, a)).collect::<Vec<_>>();
    let row = attrs.view().list(list);
    let mut text: Vec<String> = params.iter().map(|&t| ty_text(view, t)).collect();
    if vararg {
        text.push("...".into());
    }
    let plain = format!("declare {} @{name}({})", ty_text(view, ret), text.join(", "));
    let sorted = |mut v: Vec<String>| {
        v.iter_mut().for_each(|w| *w = w.replace("align ", "align="));
        v.sort();
        v
    };
    let mut all = vec![sorted(set(row.func)), sorted(set(row.ret))];
    all.extend((0..params.len()).map(|n| sorted(set(attrs.view().param(list, n)))));
    (name, plain, all)
}

/// Name and attributes by position of each declaration of a printed module.
fn read_declarations(text: &str) -> HashMap<String, Vec<Vec<String>>> {
    let groups: HashMap<&str, &str> = text
        .lines()
        .filter_map(|l| l.strip_prefix("attributes ")?.split_once(" = { "))
        .map(|(n, a)| (n, a.trim_end_matches(" }")))
        .collect();
    let mut out = HashMap::new();
    for line in text.lines().filter_map(|l| l.strip_prefix("declare ")) {
        let (before, rest) = line.split_once(" @").expect("name");
        let (name, rest) = rest.split_once('(').expect("parameters");
        let (params, after) = rest.rsplit_once(')').expect("parameters");
        let mut list = vec![words(groups.get(after.trim()).unwrap_or(&""))];
        let mut depth = 0;
        let mut cuts = vec![0];
        for (n, c) in params.bytes().enumerate() {
            depth += matches!(c, b'(' | b'<' | b'{') as i32 - matches!(c, b')' | b'>' | b'}') as i32;
            if c == b',' && depth == 0 {
                cuts.push(n + 1);
            }
        }
        cuts.push(params.len() + 1);
        // Attributes of a result come before its type, those of a parameter after.
        let ret = before.trim_end_matches(|c| c != '>' && c != '}' && c != ' ');
        let cut = if before.ends_with('>') {
            before.rfind(" <").map_or("", |n| &before[..n])
        } else if before.ends_with('}') {
            before.rfind(" {").map_or("", |n| &before[..n])
        } else if before.ends_with(')') {
            before.rfind(" ptr").map_or("", |n| &before[..n])
        } else {
            ret.trim_end()
        };
        list.push(words(cut));
        for w in cuts.windows(2).filter(|_| !params.is_empty()) {
            let p = params[w[0]..w[1] - 1].trim();
            if p == "..." {
                continue;
            }
            let ty = match p.as_bytes()[0] {
                b'<' => p.find('>').expect("vector") + 1,
                _ if p.starts_with("ptr addrspace(") => p.find(')').expect("pointer") + 1,
                _ => p.find(' ').unwrap_or(p.len()),
            };
            list.push(words(&p[ty..]));
        }
        out.insert(name.to_string(), list);
    }
    out
}

#[test]
fn rows_are_sorted_and_resolve() {
    assert_eq!(COUNT, 3089);
    for part in [0..GENERIC, GENERIC..COUNT] {
        let names: Vec<_> = part.map(|n| IntrinsicId(n as u16).name()).collect();
        assert!(names.is_sorted_by(|a, b| a < b));
    }
    for id in IntrinsicId::all() {
        assert_eq!(lookup(id.name()), Some((id, "")), "{id:?}");
        assert_eq!(id.is_overloaded(), !slots(id).is_empty());
        assert_eq!(id.is_nvvm(), id.name().starts_with("llvm.nvvm."));
    }
    assert_eq!(id::UMIN.name(), "llvm.umin");
    assert_eq!(id::NVVM_READ_PTX_SREG_TID_X.name(), "llvm.nvvm.read.ptx.sreg.tid.x");
}

#[test]
fn names_with_suffix() {
    assert_eq!(lookup("llvm.umin.i32"), Some((id::UMIN, "i32")));
    assert_eq!(lookup("llvm.memcpy.p0.p3.i64"), Some((id::MEMCPY, "p0.p3.i64")));
    assert_eq!(lookup("llvm.memcpy.inline.p0.p0.i64"), Some((id::MEMCPY_INLINE, "p0.p0.i64")));
    assert_eq!(lookup("llvm.ssa.copy.s_a.bs"), Some((id::SSA_COPY, "s_a.bs")));
    assert_eq!(lookup("llvm.vector.reduce.fadd.v4f32"), Some((id::VECTOR_REDUCE_FADD, "v4f32")));
    for bad in
        ["", "llvm", "llvm.", "llvm..", "umin", "llvm.nothing", "llvm.nvvm.barrier0", "llvm.trap.i32", "llvm.ümin", "."]
    {
        assert_eq!(lookup(bad), None, "{bad}");
    }
}

#[test]
fn families_and_registers_agree_with_names() {
    for &(prefix, first, last) in query::FAMILIES {
        for id in IntrinsicId::all() {
            assert_eq!(id.name().starts_with(prefix), first <= id && id <= last, "{id:?} and {prefix}");
        }
    }
    assert!(SREGS.is_sorted_by(|a, b| a.id < b.id));
    for id in IntrinsicId::all().filter(|id| id.name().starts_with("llvm.nvvm.read.ptx.sreg.")) {
        let r = sreg(id).expect("row");
        let letters = |s: &str| s.replace(['.', '_', '%'], "");
        let ptx = if r.ptx == "WARP_SZ" { "warpsize" } else { r.ptx };
        assert_eq!(letters(&id.name()[24..]), letters(ptx));
    }
    assert_eq!(sreg_ptx_name(id::NVVM_READ_PTX_SREG_TID_X), Some("%tid.x"));
    assert!(is_source_of_divergence(id::NVVM_READ_PTX_SREG_LANEID) && is_source_of_divergence(id::NVVM_ACTIVEMASK));
    assert!(is_uniform(id::NVVM_READ_PTX_SREG_CTAID_X));
    assert_eq!(uniformity(id::NVVM_VOTE_BALLOT_SYNC), Uniformity::Operand(0));
    assert_eq!(uniformity(id::UMIN), Uniformity::Operands);
    assert!(
        is_convergent(id::NVVM_BARRIER_CTA_SYNC_ALIGNED_ALL) && is_speculatable(id::UMIN) && is_commutative(id::UMIN)
    );
}

#[test]
fn every_row_builds_a_signature_that_checks() {
    let mut types = Types::default();
    for id in IntrinsicId::all() {
        let (name, ..) = declaration(id, &mut types);
        assert_eq!(lookup(&name).map(|r| r.0), Some(id), "{name}");
    }
}

#[test]
fn wrong_signatures_are_told() {
    let mut t = Types::default();
    let f =
        |t: &mut Types, ret, params: &[Type]| t.intern(TypeKind::Func { ret, params: params.into(), vararg: false });
    let bad = f(&mut t, Type::I32, &[Type::I32, Type::I64]);
    let e = check_signature(t.view(), id::UMIN, bad).expect_err("i64");
    assert_eq!(e, "argument 1 of llvm.umin may not be of type i64, see anyint0(0,0)");
    let few = f(&mut t, Type::I32, &[Type::I32]);
    assert!(check_signature(t.view(), id::UMIN, few).is_err());
    let float = f(&mut t, Type::FLOAT, &[Type::FLOAT, Type::FLOAT]);
    assert!(check_signature(t.view(), id::UMIN, float).is_err());
    assert!(check_signature(t.view(), id::UMIN, Type::I32).is_err());
    assert_eq!(signature(id::UMIN, &[], &mut t), None);
}

#[test]
fn mangling() {
    let (mut t, mut s) = (Types::default(), Strings::default());
    let named = t.add_struct(s.intern(b"struct.foo"), false);
    let vector = t.intern(TypeKind::Vector { len: 2, scalable: true, elem: Type::I64 });
    let lit = t.intern(TypeKind::Struct { fields: [Type::I32, named].into(), packed: false });
    let array = t.intern(TypeKind::Array { len: 4, elem: lit });
    let target = TypeKind::Target { name: s.intern(b"spirv.Image"), types: [Type::VOID].into(), ints: [0, 1].into() };
    let target = t.intern(target);
    let func = t.intern(TypeKind::Func { ret: Type::VOID, params: [Type::PTR_SHARED].into(), vararg: true });
    for (ty, text) in [
        (named, "s_struct.foos"),
        (vector, "nxv2i64"),
        (array, "a4sl_i32s_struct.fooss"),
        (target, "tspirv.Image_isVoid_0_1t"),
        (func, "f_isVoidp3varargf"),
        (Type::BFLOAT, "bf16"),
    ] {
        assert_eq!(mangled_name(t.view(), &s, id::SSA_COPY, &[ty]), format!("llvm.ssa.copy.{text}"));
    }
}

fn compare(text: &str) -> usize {
    let printed = read_declarations(text);
    let mut types = Types::default();
    let mut n = 0;
    for id in IntrinsicId::all() {
        let (name, _, ours) = declaration(id, &mut types);
        if let Some(theirs) = printed.get(&name) {
            assert_eq!(&ours, theirs, "{name}");
            n += 1;
        }
    }
    assert_eq!(n, printed.len(), "a printed name is not that of a sample");
    n
}

#[test]
fn attributes_equal_those_of_llvm() {
    assert!(compare(include_str!("declarations.ll")) >= 40);
}

/// By hand: `WARPC_DECLARATIONS=out.ll cargo test -p warpc-engine --lib all_attributes -- --ignored` compares with a printed module.
/// When the file is not there it is written, with bare declarations, for `opt -S` to complete.
#[test]
#[ignore = "needs a module printed by LLVM 22"]
fn all_attributes_equal_those_of_llvm() {
    let path = std::env::var("WARPC_DECLARATIONS").expect("WARPC_DECLARATIONS names a file");
    match std::fs::read_to_string(&path) {
        // The printer turns the four debug intrinsics into records.
        Ok(text) => assert_eq!(compare(&text), COUNT - 4),
        Err(_) => {
            let mut types = Types::default();
            let lines: Vec<_> = IntrinsicId::all().map(|id| declaration(id, &mut types).1).collect();
            std::fs::write(path, lines.join("\n") + "\n").expect("file");
        }
    }
}
