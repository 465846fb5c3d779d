//! Tests of the table against itself and against declarations printed by LLVM 22.

use super::semantics::Kind;
use super::signature::{Class, signature_of, slots_of};
use super::upgrade::{DOWNGRADES, UPGRADES, Upgrade};
use super::*;
use crate::Builder;
use crate::attrs::{Attr, AttrKind, AttrRange, Attrs, MemLoc, MemoryEffects};
use crate::body::{ArgRow, Body};
use crate::func::FuncMut;
use crate::module::{GlobalRow, Module, Shape};
use crate::opcode::Opcode;
use crate::strings::Strings;
use crate::types::{TypeKind, Types, TypesRef};
use crate::value::Value;
use std::collections::HashMap;

/// A valid overload of a signature. Vectors have 840 elements, which all the fractions of the table divide.
fn sample(sig: &'static str, types: &mut Types) -> Vec<Type> {
    let vector = |types: &mut Types, elem| types.intern(TypeKind::Vector { len: 840, scalable: false, elem });
    let of = |types: &mut Types, class| match class {
        Class::Any | Class::Int => Type::I32,
        Class::Float => Type::FLOAT,
        Class::Vector => vector(types, Type::I32),
        Class::Ptr => Type::PTR,
        Class::PtrsLike(_) => vector(types, Type::PTR_GLOBAL),
    };
    let mut out: Vec<Type> = slots_of(sig).iter().map(|&c| of(types, c)).collect();
    // A slot that a fraction or an element is taken of must be a vector, also where its class is wider.
    for n in 0..out.len() {
        let refers = |w: &str| sig.contains(&format!("{w}{n}")) && !types.view().is_vector(out[n]);
        if refers("nth") || refers("elem") || refers("ptrs0of") {
            out[n] = vector(types, out[n]);
        }
    }
    out
}

fn ty_text(types: TypesRef<'_>, ty: Type) -> String {
    match types.kind(ty) {
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
            format!("{{ {} }}", fields.iter().map(|&ty| ty_text(types, ty)).collect::<Vec<_>>().join(", "))
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
    let overloads = sample(info(id).signature(), types);
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
    let families: [(&str, fn(IntrinsicId) -> bool); 9] = [
        ("llvm.dbg.", is_debug),
        ("llvm.experimental.constrained.", is_constrained_fp),
        ("llvm.vector.reduce.", is_vector_reduction),
        ("llvm.nvvm.atomic.", is_nvvm_atomic),
        ("llvm.nvvm.barrier.cta.", is_block_barrier),
        ("llvm.nvvm.shfl.", is_shuffle),
        ("llvm.nvvm.ldu.", |id| semantics(id).kind == Kind::UniformLoad),
        ("llvm.nvvm.redux.sync.", |id| matches!(semantics(id).kind, Kind::WarpReduction(_))),
        ("llvm.nvvm.vote.", |id| matches!(semantics(id).kind, Kind::Vote(_))),
    ];
    for (prefix, is) in families {
        for id in IntrinsicId::all() {
            assert_eq!(id.name().starts_with(prefix), is(id), "{id:?} and {prefix}");
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
    assert_eq!(
        e.to_string(),
        "Intrinsic has incorrect argument type! Argument 1 of llvm.umin may not be of type i64, see anyint0(0,0)"
    );
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

/// By hand: `WARPC_DECLARATIONS=out.ll cargo test -p warpc-ir --lib all_attributes -- --ignored` compares with a printed module.
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

/// A module with one function that passes its arguments to `name` of type `ty` and returns the result. Integer parameters of
/// the callee get the constant `ints`.
fn caller(mut m: Module, name: &str, ty: Type, ints: u64) -> Module {
    let (ret, params) = match m.tables().types.view().func(ty) {
        Some((ret, params, _)) => (ret, params.to_vec()),
        None => panic!("no function type"),
    };
    let row = IntrinRow::resolve(m.tables(), name, ty);
    let callee = m.tables_mut().intrins.intern(row);
    m.globals_mut()
        .push(GlobalRow { shape: Shape { ty, ptr_ty: Type::PTR, ..Shape::default() }, ..GlobalRow::default() });
    let mut body = Box::new(Body::default());
    body.side.global = Global(0);
    body.side.args = params.iter().map(|&ty| ArgRow { ty, first_use: Use::NONE }).collect();
    {
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        let entry = f.new_block();
        let args: Vec<Value> = params
            .iter()
            .enumerate()
            .map(|(n, &t)| match f.types().int_bits(t) {
                Some(bits) if bits > 1 && bits <= 32 => f.consts_mut().add_int(t, bits, ints),
                _ => Value::arg(n as u32),
            })
            .collect();
        let mut b = Builder::at_end(&mut f, entry);
        let call = b.call(Value::intrinsic(callee), ty, ret, &args, 0, AttrList::EMPTY);
        // `llvm.coro.end` gives nothing any more: an old call whose result is used stays as it is.
        let used = ret != Type::VOID && name != "llvm.coro.end";
        b.ret(used.then_some(call.into()));
    }
    m.put_body(Global(0), body);
    m
}

/// Opcodes of the only function, intrinsics by name.
fn listing(m: &Module) -> String {
    let f = m.func(Global(0)).expect("body");
    let mut out = Vec::new();
    for i in f.block_order().flat_map(|b| f.block_insts(b)) {
        match f.intrinsic_callee(i) {
            Some(c) => {
                let row = f.intrins().get(c);
                assert_eq!(f.call(i).fn_ty, row.ty, "{}", row.name);
                let id = row.known().unwrap_or_else(|| panic!("{} is unknown", row.name));
                let overloads = check_signature(f.types(), id, row.ty).expect("signature");
                let name = mangled_name(f.types(), &m.tables().strings, id, &overloads);
                assert_eq!(*row.name, name);
                let (_, params, _) = f.types().func(row.ty).expect("function");
                let args: Vec<Type> = f.operands(i).take(f.call(i).num_args as usize).map(|v| f.type_of(v)).collect();
                assert_eq!(args, params, "{name}");
                out.push(name);
            }
            None => out.push(f.op(i).text().to_string()),
        }
    }
    out.join(" ")
}

#[test]
fn every_upgrade_gives_valid_calls() {
    assert!(UPGRADES.is_sorted_by(|a, b| a.name <= b.name));
    for r in UPGRADES {
        let mut m = Module::default();
        let types = &mut m.tables_mut().types;
        let overloads = sample(r.from, types);
        let ty = signature_of(r.from, &overloads, types).expect("signature");
        assert_eq!(match_signature(types.view(), r.from, ty).as_deref(), Ok(&overloads[..]), "{}", r.name);
        let suffix = if overloads.is_empty() { "" } else { ".x" };
        // Modes end at 3.
        let ints = match r.to {
            Upgrade::ShuffleMode | Upgrade::VoteMode => 3,
            Upgrade::BarrierInit(_) => 0,
            _ => 4,
        };
        let mut m = caller(m, &format!("{}{suffix}", r.name), ty, ints);
        assert!(upgrade_module(&mut m), "{}", r.name);
        listing(&m);
        assert!(!upgrade_module(&mut m), "{} is upgraded twice", r.name);
    }
}

fn upgraded(name: &str, ret: Type, params: &[Type], ints: u64) -> String {
    let mut m = Module::default();
    let ty = m.tables_mut().types.intern(TypeKind::Func { ret, params: params.into(), vararg: false });
    let mut m = caller(m, name, ty, ints);
    upgrade_module(&mut m);
    listing(&m)
}

#[test]
fn upgrades_have_the_form_of_llvm() {
    for (name, ret, params, want) in [
        ("llvm.nvvm.barrier0", Type::VOID, &[][..], "llvm.nvvm.barrier.cta.sync.aligned.all ret"),
        ("llvm.nvvm.barrier0.and", Type::I32, &[Type::I32], "llvm.nvvm.barrier.cta.red.and.aligned.all zext ret"),
        ("llvm.nvvm.clz.ll", Type::I32, &[Type::I64], "llvm.ctlz.i64 trunc ret"),
        ("llvm.nvvm.rotate.b64", Type::I64, &[Type::I64, Type::I32], "llvm.fshl.i64 ret"),
        ("llvm.nvvm.abs.bf16", Type::I16, &[Type::I16], "bitcast llvm.nvvm.fabs.bf16 bitcast ret"),
        ("llvm.nvvm.fmax.bf16", Type::I16, &[Type::I16, Type::I16], "bitcast bitcast llvm.nvvm.fmax.bf16 bitcast ret"),
        ("llvm.nvvm.fabs.f", Type::FLOAT, &[Type::FLOAT], "llvm.nvvm.fabs.f32 ret"),
        ("llvm.nvvm.max.ui", Type::I32, &[Type::I32, Type::I32], "llvm.umax.i32 ret"),
        ("llvm.nvvm.ldg.global.f.f32.p0", Type::FLOAT, &[Type::PTR, Type::I32], "addrspacecast load ret"),
        ("llvm.nvvm.ptr.gen.to.shared.p3.p0", Type::PTR_SHARED, &[Type::PTR], "addrspacecast ret"),
        ("llvm.nvvm.atomic.load.inc.32.p0", Type::I32, &[Type::PTR, Type::I32], "atomicrmw ret"),
        (
            "llvm.nvvm.mapa.shared.cluster",
            Type::PTR_SHARED,
            &[Type::PTR_SHARED, Type::I32],
            "llvm.nvvm.mapa.shared.cluster addrspacecast ret",
        ),
        ("llvm.lifetime.start.p0", Type::VOID, &[Type::I64, Type::PTR], "ret"),
        ("llvm.nvvm.tanh.approx.f32", Type::FLOAT, &[Type::FLOAT], "llvm.tanh.f32 ret"),
        ("llvm.prefetch", Type::VOID, &[Type::PTR, Type::I32, Type::I32, Type::I32], "llvm.prefetch.p0 ret"),
        ("llvm.umin.i32", Type::I32, &[Type::I32, Type::I32], "llvm.umin.i32 ret"),
    ] {
        let got = upgraded(name, ret, params, 7);
        // Constants in bit casts and comparisons are not folded but for integers.
        assert_eq!(got, want, "{name}");
    }
}

#[test]
fn upgraded_loads_are_invariant_and_aligned() {
    let mut m = Module::default();
    let params = [Type::PTR_GLOBAL, Type::I32].into();
    let ty = m.tables_mut().types.intern(TypeKind::Func { ret: Type::FLOAT, params, vararg: false });
    let mut m = caller(m, "llvm.nvvm.ldg.global.f.f32.p1", ty, 16);
    assert!(upgrade_module(&mut m));
    let kind = m.tables().strings.find(b"invariant.load").expect("name");
    let f = m.func(Global(0)).expect("body");
    let load = f.first(f.entry());
    assert_eq!((f.op(load), f.mem(load).align), (Opcode::Load, 16));
    assert!(f.attachment(load, kind).is_some());
}

#[test]
fn downgrades_are_old_names_with_words_that_fit() {
    assert!(DOWNGRADES.is_sorted_by(|a, b| a.name < b.name));
    for r in DOWNGRADES {
        assert!(lookup(r.name).is_some(), "{}", r.name);
        assert!(lookup(r.old).is_some() || !super::upgrade::rows_of(r.old).is_empty(), "{}", r.old);
    }
    let (row, suffix) = downgrade("llvm.masked.load.v4i32.p0").expect("row");
    assert_eq!((row.old, suffix), ("llvm.masked.load", ".v4i32.p0"));
    assert_eq!(downgrade("llvm.nvvm.fabs.f32").map(|r| r.0.old), Some("llvm.nvvm.fabs.f"));
    assert!(is_new(id::NVVM_BARRIER_CTA_SYNC_ALIGNED_ALL) && !is_new(id::UMIN));
    assert!(downgrade("llvm.umin.i32").is_none() && downgrade("").is_none());
}
