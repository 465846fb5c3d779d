//! Golden tests: a module built by hand, and `cases/constructs.ll`, which has every construct of the language once. That file is
//! what LLVM 22 prints for it; `cases/constructs_19.ll` is ours for LLVM 19, which accepts it.

use super::*;
use expect_test::expect;
use warpc_ir::Builder;
use warpc_ir::attrs::{Attr, AttrKind, Captures, MemLoc, MemoryEffects};
use warpc_ir::body::*;
use warpc_ir::func::FuncMut;
use warpc_ir::intrinsics::IntrinRow;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::module::{GlobalRow, Linkage, Parts, Shape, Symbol, cc};
use warpc_ir::opcode::{FloatPred, IntPred, Opcode, flags};
use warpc_ir::types::TypeKind;

fn text(module: &Module, dialect: Dialect) -> String {
    String::from_utf8(print_module(module, &PrintOptions { dialect, no_module_id: false })).unwrap()
}

/// A kernel with a loop, a call of an intrinsic, attributes, metadata, a struct and a variable.
fn kernel() -> Module {
    let mut m = Module::default();
    let t = m.tables_mut();
    t.identifier = "kernel.ll".into();
    t.triple = t.strings.intern(b"nvptx64-nvidia-cuda");
    t.layout_text = t.strings.intern(warpc_ir::layout::NVPTX64.as_bytes());
    t.module_asm = t.strings.intern(b"// one\n// \"two\"");
    let pair_name = t.strings.intern(b"struct.pair");
    let pair = t.types.add_struct(pair_name, false);
    t.types.structs[0].body = Some(([Type::I32, Type::DOUBLE].into(), false));
    let array = t.types.intern(TypeKind::Array { len: 3, elem: Type::I8 });
    let table_ty = t.types.intern(TypeKind::Struct { fields: [array, pair].into(), packed: true });
    let bytes = t.consts.add_bytes(array, b"a\"\n");
    let one = t.consts.add_i32(-1i32 as u32);
    let half = t.consts.add_float(Type::DOUBLE, 0.5f64.to_bits());
    let pair_value = t.consts.add_aggregate(pair, &[one, half], false);
    let init = t.consts.add_aggregate(table_ty, &[bytes, pair_value], false);
    let fn_ty =
        t.types.intern(TypeKind::Func { ret: Type::VOID, params: [Type::PTR, Type::I32].into(), vararg: false });
    let umin_ty =
        t.types.intern(TypeKind::Func { ret: Type::I32, params: [Type::I32, Type::I32].into(), vararg: false });
    let umin = warpc_ir::intrinsics::find("llvm.umin").expect("known");
    let umin = t.intrins.intern(IntrinRow { name: "llvm.umin.i32".into(), id: umin.0, ty: umin_ty });
    let (key, value) = (t.strings.intern(b"target-cpu"), t.strings.intern(b"sm_90"));
    let fset = t.attrs.set(vec![
        Attr::Str(key, Some(value)),
        Attr::Int(AttrKind::Memory, MemoryEffects::NONE.with(MemLoc::ArgMem, 3).0 as u64),
        Attr::Flag(AttrKind::NoUnwind),
        Attr::Flag(AttrKind::MustProgress),
    ]);
    let p0 = t.attrs.set(vec![
        Attr::Int(AttrKind::Align, 4),
        Attr::Flag(AttrKind::NoUndef),
        Attr::Int(AttrKind::Captures, Captures::NONE.0 as u64),
    ]);
    let list = t.attrs.list(fset, AttrSet::EMPTY, vec![p0]);
    let (loc, line, scope) = (t.strings.intern(b"DILocation"), t.strings.intern(b"line"), t.strings.intern(b"scope"));
    let empty = t.metadata.add(MdNode::Tuple { distinct: true, ops: Box::default() });
    let loc = t.metadata.add(MdNode::Special {
        distinct: false,
        kind: loc,
        fields: [(line, MdField::Int(7)), (scope, MdField::Node(empty))].into(),
    });
    let s = t.strings.intern(b"cuda \\");
    let s = t.metadata.add(MdNode::Str(s));
    let seven = t.consts.add_i32(7);
    let seven = t.metadata.add(MdNode::Value(Type::I32, seven));
    let range = t.metadata.add(MdNode::Tuple { distinct: false, ops: [s, seven, Md::NONE].into() });
    let named = t.strings.intern(b"nvvm.annotations");
    t.metadata.named.push((named, vec![range]));
    let prof = t.strings.intern(b"llvm.loop");
    let names = ["table", "1k"].map(|n| t.strings.intern(n.as_bytes()));
    let mut g = m.globals_mut();
    g.push(GlobalRow {
        sym: Symbol {
            name: names[0],
            kind: GlobalKind::Variable,
            linkage: Linkage::Internal,
            flags: Symbol::CONSTANT | Symbol::DSO_LOCAL,
            ..Default::default()
        },
        shape: Shape { ty: table_ty, ptr_ty: Type::PTR_CONST, addrspace: 4, align: 4, ..Default::default() },
        parts: Parts { init, ..Default::default() },
    });
    g.push(GlobalRow {
        sym: Symbol { name: names[1], flags: Symbol::DSO_LOCAL, ..Default::default() },
        shape: Shape { ty: fn_ty, ptr_ty: Type::PTR, cc: cc::PTX_KERNEL, ..Default::default() },
        parts: Parts { attrs: list, ..Default::default() },
    });
    drop(g);
    let mut body = Body::default();
    body.side.global = Global(1);
    body.side.args = [Type::PTR, Type::I32].map(|ty| ArgRow { ty, first_use: Use::NONE }).to_vec();
    body.side.names = Some(Box::default());
    {
        let mut f = FuncMut::of_body(&mut body, m.ctx());
        f.set_name(Value::arg(0), b"p");
        let [entry, head, exit] = std::array::from_fn(|_| f.new_block());
        f.set_name(Value::block(entry), b"entry");
        let zero = f.consts_mut().add_i32(0);
        let one = f.consts_mut().add_i32(1);
        Builder::at_end(&mut f, entry).br(head);
        let phi = f.new_phi(head, Type::I32);
        f.add_incoming(phi, zero, entry);
        let mut b = Builder::at_end(&mut f, head);
        let x = b.load(Type::FLOAT, Value::arg(0), 4, flags::VOLATILE);
        b.loc = loc;
        let k = b.f.consts_mut().add_float(Type::FLOAT, 0.1f32.to_bits() as u64);
        let y = b.binary(Opcode::FMul, x, k, flags::CONTRACT | flags::NNAN);
        b.store(y, Value::arg(0), 4, 0);
        let n = b.binary(Opcode::Add, phi.into(), one, flags::NUW | flags::NSW);
        let c = b.call(Value::intrinsic(umin), umin_ty, Type::I32, &[n, Value::arg(1)], 0, AttrList::EMPTY);
        let t = b.icmp(IntPred::Ult, c.into(), Value::arg(1), Type::I1);
        b.fcmp(FloatPred::Une, y, Value::poison(Type::FLOAT), Type::I1, flags::FAST);
        let br = b.cond_br(t, head, exit);
        f.add_incoming(phi, n, head);
        f.set_name(c.into(), b"min");
        f.write_attachments(br, &[(prof, range)]);
        Builder::at_end(&mut f, exit).ret(None);
    }
    m.put_body(Global(1), Box::new(body));
    m
}

#[test]
fn kernel_in_both_dialects() {
    let m = kernel();
    let new = text(&m, Dialect::V22);
    expect![[r#"
        ; ModuleID = 'kernel.ll'
        source_filename = "kernel.ll"
        target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
        target triple = "nvptx64-nvidia-cuda"

        module asm "// one"
        module asm "// \22two\22"

        %struct.pair = type { i32, double }

        @table = internal addrspace(4) constant <{ [3 x i8], %struct.pair }> <{ [3 x i8] c"a\22\0A", %struct.pair { i32 -1, double 5.000000e-01 } }>, align 8

        ; Function Attrs: mustprogress nounwind memory(argmem: readwrite)
        define dso_local ptx_kernel void @"1k"(ptr noundef align 4 captures(none) %p, i32 %0) #0 {
        entry:
          br label %1

        1:                                                ; preds = %1, %entry
          %2 = phi i32 [ 0, %entry ], [ %5, %1 ]
          %3 = load volatile float, ptr %p, align 4
          %4 = fmul nnan contract float %3, 0x3FB99999A0000000, !dbg !1
          store float %4, ptr %p, align 4, !dbg !1
          %5 = add nuw nsw i32 %2, 1, !dbg !1
          %min = call i32 @llvm.umin.i32(i32 %5, i32 %0), !dbg !1
          %6 = icmp ult i32 %min, %0, !dbg !1
          %7 = fcmp fast une float %4, poison, !dbg !1
          br i1 %6, label %1, label %8, !dbg !1, !llvm.loop !0

        8:                                                ; preds = %1
          ret void
        }

        ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
        declare i32 @llvm.umin.i32(i32, i32) #1

        attributes #0 = { mustprogress nounwind memory(argmem: readwrite) "target-cpu"="sm_90" }
        attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

        !nvvm.annotations = !{!0}

        !0 = !{!"cuda \\", i32 7, null}
        !1 = !DILocation(line: 7, scope: !2)
        !2 = distinct !{}
    "#]].assert_eq(&new);
    let old = text(&m, Dialect::V19);
    assert_eq!(new.replace("captures(none)", "nocapture").replace(" nocreateundeforpoison", ""), old);
}

#[test]
fn one_instruction() {
    let m = kernel();
    let f = m.func(Global(1)).unwrap();
    let i = f.first(Block(1));
    assert_eq!(print_inst(&f, i, &PrintOptions::default()), "%2 = phi i32 [ 0, %entry ], [ %5, %1 ]");
    let function = print_function(&f, Some(&m), &PrintOptions::default());
    assert!(String::from_utf8(function).unwrap().contains(
        "define dso_local ptx_kernel void @\"1k\"(ptr noundef align 4 captures(none) %p, i32 %0) #0 {\nentry:\n"
    ));
}

fn read(source: &str) -> Module {
    let options = crate::ReadOptions { identifier: "constructs.ll".into(), ..Default::default() };
    crate::parse_module(source.as_bytes(), &options)
        .unwrap_or_else(|e| panic!("{}", e[0].render("constructs.ll", source.as_bytes())))
}

/// The first line that differs, for a readable failure.
fn assert_lines(got: &str, want: &str) {
    for (n, (g, w)) in got.lines().zip(want.lines()).enumerate() {
        assert_eq!(g, w, "line {}", n + 1);
    }
    assert_eq!(got.len(), want.len());
}

#[test]
fn every_construct_is_printed_as_llvm_does() {
    let source = include_str!("cases/constructs.ll");
    let m = read(source);
    assert_lines(&text(&m, Dialect::V22), source);
    assert_lines(&text(&m, Dialect::V19), include_str!("cases/constructs_19.ll"));
}

#[test]
fn functions_alone_and_single_instructions() {
    let m = read(include_str!("cases/constructs.ll"));
    let g = m.find_global("all").unwrap();
    let f = m.func(g).unwrap();
    let alone = String::from_utf8(print_function(&f, Some(&m), &PrintOptions::default())).unwrap();
    let all = text(&m, Dialect::V22);
    let body = |s: &str| s[s.find("%big").unwrap()..].lines().skip(1).take(40).map(str::to_string).collect::<Vec<_>>();
    assert_eq!(body(&alone), body(&all), "values have the numbers they have in the module");
    for b in f.block_order() {
        for i in f.block_insts(b) {
            let line = print_inst(&f, i, &PrintOptions::default());
            assert!(!line.is_empty() && !line.starts_with(' '), "{line}");
        }
    }
}

#[test]
fn nesting_is_no_recursion() {
    // A constant nested as deep as the reader allows, and one built by hand far deeper.
    let mut m = Module::default();
    let t = m.tables_mut();
    let mut ty = Type::I8;
    let mut v = t.consts.add_int(Type::I8, 8, 1);
    for _ in 0..100_000 {
        ty = t.types.intern(TypeKind::Struct { fields: [ty].into(), packed: false });
        v = t.consts.add_aggregate(ty, &[v], false);
        if t.types.len() > 400 {
            break;
        }
    }
    let name = t.strings.intern(b"deep");
    let mut node = Md::NONE;
    for _ in 0..200_000 {
        node = t.metadata.add(MdNode::Tuple { distinct: false, ops: [node].into() });
    }
    let list = t.strings.intern(b"chain");
    t.metadata.named.push((list, vec![node]));
    m.globals_mut().push(GlobalRow {
        sym: Symbol { name, kind: GlobalKind::Variable, ..Default::default() },
        shape: Shape { ty, ptr_ty: Type::PTR, ..Default::default() },
        parts: Parts { init: v, ..Default::default() },
    });
    let out = text(&m, Dialect::V22);
    assert!(out.contains("!199999 = !{null}"));
}
