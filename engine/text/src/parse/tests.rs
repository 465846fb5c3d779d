//! Tests of the reader, one per construct; whole files in `tests/kernels` and mutations of them.

use super::*;
use warpc_ir::attrs::{AttrKind, MemLoc};
use warpc_ir::body::{DbgKind, LocalMd};
use warpc_ir::consts::ConstKind;
use warpc_ir::func::Func;
use warpc_ir::metadata::{MdField, MdNode};
use warpc_ir::module::*;
use warpc_ir::opcode::{IntPred, Opcode, Ordering, RmwOp, flags};
use warpc_ir::value::ValueKind;

fn read(text: &str) -> Module {
    match parse_module(text.as_bytes(), &ReadOptions::default()) {
        Ok(m) => m,
        Err(d) => panic!("{}", d.iter().map(|d| d.render("test.ll", text.as_bytes())).collect::<String>()),
    }
}

fn errors(text: &str) -> Vec<String> {
    match parse_module(text.as_bytes(), &ReadOptions::default()) {
        Ok(_) => Vec::new(),
        Err(d) => d.into_iter().map(|d| d.message).collect(),
    }
}

#[track_caller]
pub(super) fn text_of(text: &str) -> String {
    let bytes = crate::print_module(&read(text), &crate::PrintOptions::default());
    String::from_utf8(bytes).unwrap()
}

pub(super) fn error(text: &str, message: &str) {
    assert_eq!(errors(text).first().map(String::as_str), Some(message), "{text}");
}

/// A function `@f` with this body and these parameters.
fn body(params: &str, text: &str) -> Module {
    read(&format!("define void @f({params}) {{\n{text}\n}}\n"))
}

fn func(module: &Module) -> Func<'_> {
    module.func(module.find_global("f").expect("@f")).expect("a body")
}

fn op(f: &Func<'_>, i: usize) -> Opcode {
    f.op(Inst::new(i))
}

#[test]
fn arithmetic_and_flags() {
    let m = body(
        "i32 %a, float %x, i1 %c",
        "%1 = add nuw nsw i32 %a, -1\n%b = udiv exact i32 %1, 7\n%o = or disjoint i32 %b, %1
         %y = fadd fast float %x, 1.5\n%n = fneg nnan float %y\n%i = icmp samesign ult i32 %o, 5
         %s = select nsz i1 %c, float %y, float %n\n%z = zext nneg i32 %a to i64\n%t = trunc nuw i64 %z to i8\nret void",
    );
    let f = func(&m);
    assert_eq!(op(&f, 0), Opcode::Add);
    assert_eq!(f.flags(Inst(0)), flags::NUW | flags::NSW);
    let c = f.operand(Inst(0), 1).as_const().unwrap();
    assert_eq!(f.consts().int(c), Some(0xffff_ffff));
    assert_eq!(f.operand(Inst(0), 0), Value::arg(0));
    assert_eq!(f.operand(Inst(1), 0), Value::inst(Inst(0)));
    assert_eq!(f.flags(Inst(3)), flags::FAST);
    assert_eq!(f.int_pred(Inst(5)), IntPred::Ult);
    assert_eq!(f.flags(Inst(5)) & flags::SAMESIGN, flags::SAMESIGN);
    assert_eq!(f.ty(Inst(7)), Type::I64);
    assert_eq!(f.flags(Inst(8)), flags::NUW);
    let names = f.side().names.as_ref().unwrap();
    assert_eq!(names.get(Value::inst(Inst(1))), b"b");
    assert_eq!(names.get(Value::inst(Inst(0))), b"");
    assert_eq!(names.get(Value::arg(2)), b"c");
}

#[test]
fn blocks_phis_and_forward_references() {
    let m = body(
        "i1 %c",
        "br label %loop\nloop:\n%i = phi i32 [ 0, %0 ], [ %n, %loop ]\n%n = add i32 %i, 1\nbr i1 %c, label %loop, label %3\n3:\nret void",
    );
    let f = func(&m);
    assert_eq!(f.num_blocks(), 3);
    assert_eq!(f.phi_incoming(Inst(1), 1), (Value::inst(Inst(2)), Block(1)));
    assert_eq!(f.phi_incoming(Inst(1), 0).1, Block(0));
    assert_eq!(f.successors(Block(1)).collect::<Vec<_>>(), [Block(1), Block(2)]);
    assert_eq!(f.next(Inst(1)), Inst(2));
    assert!(f.comes_before(Inst(1), Inst(3)));
    error("define void @f() {\n  %1 = add i32 %2, 1\n  ret void\n}", "use of undefined value '%2'");
    error("define void @f() {\n  br label %x\n}", "use of undefined value '%x'");
    error(
        "define void @f() {\n%a = add i32 %b, 1\n%b = add i64 0, 1\nret void\n}",
        "instruction forward referenced with type 'i32'",
    );
    error(
        "define void @f(i32 %a) {\n%b = add i64 %a, 1\nret void\n}",
        "'%a' defined with type 'i32' but expected 'i64'",
    );
    error(
        "define void @f() {\n%3 = add i32 0, 1\n%2 = add i32 0, 1\nret void\n}",
        "instruction expected to be numbered '%4' or greater",
    );
    error(
        "define void @f() {\n%a = add i32 0, 1\n%a = add i32 0, 1\nret void\n}",
        "multiple definition of local value named 'a'",
    );
    // Numbers may skip; a huge one takes no memory.
    body("", "%4000000000 = add i32 1, 2\n%x = add i32 %4000000000, 1\nret void");
}

#[test]
fn memory_and_atomics() {
    let m = body(
        "ptr %p, ptr addrspace(1) %g",
        "%1 = load i32, ptr %p\n%2 = load atomic volatile i32, ptr %p syncscope(\"block\") acquire, align 4
         store i64 1, ptr addrspace(1) %g, align 16\n%3 = alloca [4 x float], i32 2, align 32
         %4 = cmpxchg weak ptr %p, i32 0, i32 1 acq_rel monotonic\n%5 = atomicrmw volatile fadd ptr %p, float 1.0 seq_cst, align 4
         fence syncscope(\"device\") release\n%6 = getelementptr inbounds nuw { i32, [2 x i8] }, ptr %p, i64 0, i32 1, i64 1
         %7 = alloca i8, align 1, addrspace(5)\nret void",
    );
    let f = func(&m);
    assert_eq!(f.mem(Inst(0)).align, 4);
    let m1 = f.mem(Inst(1));
    assert_eq!((m1.ordering, m1.align), (Ordering::Acquire, 4));
    assert_eq!(m.ctx().str(Str(f.aux(Inst(1)).b)), b"block");
    assert_eq!(f.flags(Inst(1)), flags::VOLATILE);
    assert_eq!(f.mem(Inst(2)).align, 16);
    assert_eq!(warpc_ir::Aux::unpack_align(f.aux(Inst(3)).b), 32);
    let m4 = f.mem(Inst(4));
    assert_eq!((m4.ordering, m4.failure, m4.align), (Ordering::AcqRel, Ordering::Monotonic, 4));
    assert_eq!(f.mem(Inst(5)).rmw, RmwOp::FAdd);
    assert_eq!(f.num_operands(Inst(7)), 4);
    assert_eq!(f.ty(Inst(8)), Type::PTR_LOCAL);
    error(
        "define void @f(ptr %p) {\n%1 = load atomic i32, ptr %p acquire\nret void\n}",
        "atomic load must have explicit non-zero alignment",
    );
    error(
        "define void @f(i32 %p) {\n%1 = load i32, i32 %p\nret void\n}",
        "load operand must be a pointer to a first class type",
    );
    error("%t = type opaque\ndefine void @f() {\n%1 = alloca %t\nret void\n}", "Cannot allocate unsized type");
    error(
        "define void @f(ptr %p) {\n%1 = getelementptr {i32}, ptr %p, i32 0, i32 1\nret void\n}",
        "invalid getelementptr indices",
    );
}

#[test]
fn calls() {
    let m = read(
        "define void @f(ptr %p, i32 %i) #0 {
           %1 = call i32 @g(i32 noundef %i, ptr align 8 dereferenceable(16) %p) #1
           tail call fastcc void @h() nounwind
           %2 = call float @llvm.fabs.f32(float 1.0)
           %3 = call i32 (i32, ...) @v(i32 1, double 2.0) [ \"a\"(i32 %i, ptr %p), \"b\"() ]
           %4 = call i32 asm sideeffect \"mov $0, $1;\", \"=r,r\"(i32 %i)
           call void %p()
           ret void
         }
         declare i32 @g(i32, ptr)
         declare fastcc void @h()
         declare i32 @v(i32, ...)
         attributes #0 = { convergent \"k\"=\"v\" }
         attributes #1 = { memory(argmem: read) }",
    );
    let f = func(&m);
    let g = m.find_global("g").unwrap();
    assert_eq!(f.callee(Inst(0)), Value::global(g));
    let attrs = f.attrs();
    let row = f.call(Inst(0));
    assert!(attrs.has(attrs.param(row.attrs, 0), AttrKind::NoUndef));
    assert_eq!(attrs.int(attrs.param(row.attrs, 1), AttrKind::Align), Some(8));
    assert_eq!(attrs.memory(attrs.list(row.attrs).func).get(MemLoc::ArgMem), 1);
    assert_eq!(f.call(Inst(1)).cc, 8);
    assert!(attrs.fn_has(f.call(Inst(1)).attrs, AttrKind::NoUnwind));
    assert!(f.intrinsic_callee(Inst(2)).is_some());
    assert_eq!(f.call(Inst(3)).num_args, 2);
    assert_eq!(f.call(Inst(3)).bundles.len(), 2);
    assert_eq!(f.num_operands(Inst(3)), 5);
    assert!(matches!(f.callee(Inst(4)).kind(), ValueKind::Asm(_)));
    assert_eq!(f.callee(Inst(5)), Value::arg(0));
    let fa = m.globals().parts()[m.find_global("f").unwrap().index()].attrs;
    assert!(m.ctx().attrs().fn_has(fa, AttrKind::Convergent));
    error("define void @f() {\ncall void @g()\nret void\n}", "use of undefined value '@g'");
    error(
        "define void @f() {\ncall void @llvm.nothing.at.all()\nret void\n}",
        "unknown intrinsic 'llvm.nothing.at.all'",
    );
    error("define void @f() {\ncall void (i32) @f()\nret void\n}", "not enough parameters specified for call");
    error("declare void @f(i32 convergent)", "this attribute does not apply to parameters");
}

#[test]
fn globals_in_order_of_definition() {
    let m = read(
        "@a = internal addrspace(3) global [4 x i32] undef, align 16
         @p = constant ptr @f, section \"s\", comdat($c)
         @x = external externally_initialized global i32, !dbg !0
         @al = weak alias i32, ptr @x
         $c = comdat any
         @0 = private unnamed_addr constant [3 x i8] c\"a\\00\\22\"
         define linkonce_odr ptx_kernel void @f() comdat($c) align 64 !dbg !0 { ret void }
         !0 = !{}",
    );
    let t = m.tables();
    let names: Vec<_> = m.globals().sym().iter().map(|s| t.strings.text(s.name).into_owned()).collect();
    assert_eq!(names, ["a", "p", "x", "al", "", "f"]);
    let g = m.globals();
    assert_eq!(g.shape()[0].ptr_ty, Type::PTR_SHARED);
    assert_eq!(g.parts()[1].init, Value::global(Global(5)));
    assert!(g.sym()[2].has(Symbol::DECLARATION | Symbol::EXTERNALLY_INITIALIZED));
    assert_eq!(g.sym()[3].kind, GlobalKind::Alias);
    assert_eq!(t.consts.bytes(g.parts()[4].init.as_const().unwrap()), b"a\0\"");
    assert_eq!(g.parts()[5].comdat, Comdat(0));
    assert_eq!(g.shape()[5].cc, cc::PTX_KERNEL);
    assert_eq!(m.ctx().extra(Global(5)).unwrap().attachments.len(), 1);
    error("@a = global i32 0\n@a = global i32 0", "redefinition of global '@a'");
    error("@a = global ptr @b", "use of undefined value '@b'");
    error("define void @f() { ret void }\ndefine void @f() { ret void }", "invalid redefinition of function 'f'");
    error("@a = global i32 0, comdat($x)", "use of undefined comdat '$x'");
}

#[test]
fn constants() {
    let m = read(
        "@a = global i128 -1
         @b = global half 0xH3C00
         @c = global float 0x3FF8000000000000
         @d = global fp128 0xL00000000000000003FFF000000000000
         @e = global <4 x i32> splat (i32 7)
         @g = global { i8, [2 x i16] } { i8 1, [2 x i16] [i16 2, i16 3] }
         @h = global ptr getelementptr inbounds (i8, ptr @a, i64 8)
         @i = global i64 ptrtoint (ptr @a to i64)
         @j = global <{ i8, i32 }> <{ i8 1, i32 2 }>
         @k = global i32 add (i32 3, i32 4)
         @l = global ptr addrspacecast (ptr addrspace(1) @m to ptr)
         @m = addrspace(1) global [0 x i32] zeroinitializer
         @n = global i72 u0xFFFFFFFFFFFFFFFFFF
         @o = global i16 s0x80
         @q = global <4294967295 x i8> splat (i8 1)",
    );
    let c = &m.tables().consts;
    let init = |i: usize| m.globals().parts()[i].init.as_const().unwrap();
    assert_eq!(c.limbs(init(0)), [u64::MAX, u64::MAX]);
    assert_eq!(c.float_bits(init(1)), Some(0x3c00));
    assert_eq!(c.float_bits(init(2)), Some(1.5f32.to_bits() as u64));
    assert_eq!(c.limbs(init(3)), [0, 0x3fff_0000_0000_0000]);
    assert_eq!(c.row(init(4)).kind, ConstKind::Splat);
    assert_eq!(c.list(init(5)).len(), 2);
    assert_eq!(c.expr(init(6)).unwrap().op, Opcode::GetElementPtr);
    assert_eq!(c.list(init(6))[0], Value::global(Global(0)));
    assert_eq!(c.expr(init(7)).unwrap().op, Opcode::PtrToInt);
    assert_eq!(c.int(init(9)), Some(7));
    assert_eq!(c.list(init(10))[0], Value::global(Global(11)));
    assert_eq!(c.limbs(init(12)), [u64::MAX, 0xff]);
    assert_eq!(c.int(init(13)), Some(0xff80));
    error("@a = global float 0x3FB999999999999A", "floating point constant invalid for type");
    error("@a = global i32 1.0", "floating point constant invalid for type");
    error("@a = global float 1", "integer constant must have integer type");
    error("@a = global <2 x i32> <i32 1, i64 2>", "vector element #1 is not of type 'i32");
    error("@a = global i32 add nuw (i32 1, i64 2)", "operands of constexpr must have same type");
    error("@a = global i32 udiv (i32 1, i32 2)", "udiv constexprs are no longer supported");
}

#[test]
fn use_list_orders() {
    read("@g = global i32 0\n@a = alias i32, ptr @g\n@b = alias i32, ptr @g\nuselistorder ptr @g, { 1, 0 }");
    error("uselistorder ptr @g, { 1, 0 }", "value has no uses");
    error("define void @f() {\n  ret void\n  uselistorder i32 %x, { 1, 0 }\n}", "value has no uses");
    error("define void @f() {\n  ret void\n  uselistorder label %x, { 1, 0 }\n}", "value has no uses");
    error("@g = global i32 0\nuselistorder_bb @g, %b, { 1, 0 }", "expected function name in uselistorder_bb");
    error("uselistorder_bb @f, %b, { 1, 0 }", "invalid function forward reference in uselistorder_bb");
    let f = "define i32 @f(i32 %x) {\n  %y = add i32 %x, %x\n  br label %b\nb:\n  ret i32 %y\n";
    read(&format!("{f}  uselistorder i32 %x, {{ 1, 0 }}\n}}\nuselistorder_bb @f, %b, {{ 1, 0 }}"));
    error(&format!("{f}  uselistorder i32 %x, {{ 1, 2, 0 }}\n}}"), "wrong number of indexes, expected 2");
    error(&format!("{f}  uselistorder i32 %y, {{ 1, 0 }}\n}}"), "value only has one use");
    error(&format!("{f}}}\nuselistorder_bb @f, %c, {{ 1, 0 }}"), "invalid basic block in uselistorder_bb");
    error(&format!("{f}}}\nuselistorder_bb @f, %x, {{ 1, 0 }}"), "expected basic block in uselistorder_bb");
    // Names that nobody keeps are there for the directives, and only for these.
    let without = ReadOptions { keep_names: false, ..Default::default() };
    let read_without = |text: &str| parse_module(text.as_bytes(), &without).map_err(|d| d[0].message.clone());
    let message = |block: &str| read_without(&format!("{f}}}\nuselistorder_bb @f, {block}, {{ 1, 0 }}")).err();
    assert_eq!(message("%c").as_deref(), Some("invalid basic block in uselistorder_bb"));
    assert_eq!(message("%x").as_deref(), Some("expected basic block in uselistorder_bb"));
    let address = "@a = global ptr blockaddress(@f, %b)\n";
    let module = read_without(&format!("{address}{f}}}\nuselistorder_bb @f, %b, {{ 1, 0 }}")).expect("a module");
    assert!(
        module.defined_functions().into_iter().all(|g| module.body(g).is_some_and(|body| body.side.names.is_none()))
    );
    error("@g = global i32 0\nuselistorder ptr @g, { 1, 0 }", "value has no uses");
    error("@g = global i32 0\n@a = alias i32, ptr @g\nuselistorder ptr @g, { 1, 0 }", "value only has one use");
}

#[test]
fn module_flags_of_old() {
    let old = "!llvm.module.flags = !{!0, !1, !2}\n!0 = !{i32 1, !\"PIC Level\", i32 1}\n!1 = !{i32 1, !\"sign-return-address\", i32 1}\n!2 = !{i32 1, !\"Objective-C Garbage Collection\", i32 2}";
    let new = "!llvm.module.flags = !{!0, !1, !2}\n!0 = !{i32 8, !\"PIC Level\", i32 1}\n!1 = !{i32 8, !\"sign-return-address\", i32 1}\n!2 = !{i32 1, !\"Objective-C Garbage Collection\", i8 2}";
    assert_eq!(text_of(old), text_of(new));
}

#[test]
fn types() {
    read(
        "%a = type { i32, %b }\n%b = type <{ ptr addrspace(7), <vscale x 4 x bfloat> }>\n%0 = type opaque\n@x = external global %a\n@y = external global %0\n@t = external global target(\"spirv.Image\", void, 0, 1)",
    );
    read("@x = global i32* null\n@y = global i8 addrspace(1)** null");
    error("@x = global void* null", "pointers to void are invalid - use i8* instead");
    error("@x = external global x86_mmx", "expected type");
    error("%a = type { %a }", "identified structure type 'a' is recursive");
    error("%a = type { %b }\n%b = type { [2 x %a] }", "identified structure type 'a' is recursive");
    error("@x = external global %u", "use of undefined type named 'u'");
    error("@x = external global %7", "use of undefined type '%7'");
    error("@x = external global <0 x i32>", "zero element vector is illegal");
    error("declare void @f(ptr*)", "ptr* is invalid - use ptr instead");
    error("@x = external global void", "void type only allowed for function results");
    error("@x = external global i8388609", "bitwidth for integer type out of range");
    // Doubling forty times: refused, not expanded.
    let mut s = String::from("%t0 = type { i32, i32 }\n");
    for i in 1..40 {
        s += &format!("%t{i} = type {{ %t{}, %t{} }}\n", i - 1, i - 1);
    }
    assert!(errors(&s)[0].starts_with("type is too large"));
    let mut s = String::from("%t0 = type { i32 }\n");
    for i in 1..2000 {
        s += &format!("%t{i} = type {{ %t{} }}\n", i - 1);
    }
    assert!(errors(&s)[0].starts_with("type is too large"));
    // The parts of target types and of functions among them count too, though they say nothing of a size.
    let chain = |part: fn(usize) -> String, levels: usize| {
        let mut s = String::from("%t0 = type target(\"x\")\n");
        for i in 1..levels {
            s += &format!("%t{i} = type target(\"x\", {})\n", part(i - 1));
        }
        s + &format!("declare void @f(%t{})", levels - 1)
    };
    let twice = |i: usize| format!("%t{i}, %t{i}");
    let of_function = |i: usize| format!("%t{i} (%t{i}, ...)");
    for part in [twice as fn(usize) -> String, of_function] {
        assert!(errors(&chain(part, 40))[0].starts_with("type is too large"));
        read(&chain(part, 12));
    }
    error("%a = type { target(\"x\", %a) }", "identified structure type 'a' is recursive");
    // A function may have many parameters that are large themselves.
    let fields = vec!["i32"; 40_000].join(", ");
    read(&format!("%s = type {{ {fields} }}\n%f = type void (%s, %s)"));
}

#[test]
fn named_lists_of_one_name_are_one_list() {
    let text = text_of("!b = !{!0}\n!a = !{!1}\n!b = !{!1, !0}\n!c = !{}\n!c = !{!0}\n!0 = !{i32 1}\n!1 = !{i32 2}");
    assert!(text.contains("!b = !{!0, !1, !0}\n!a = !{!1}\n!c = !{!0}\n"), "{text}");
}

#[test]
fn metadata() {
    let m = read(
        "!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"x\\22\", null, !1}\n!1 = distinct !{!1, !2}
         !2 = !DILocation(line: 3, scope: !3)\n!3 = distinct !DISubprogram(name: \"f\", isLocal: true, unit: !4, type: !5)
         !4 = distinct !DICompileUnit(language: DW_LANG_C, file: !6, emissionKind: FullDebug)
         !5 = !DISubroutineType(types: !7)\n!6 = !DIFile(filename: \"a\", directory: \"\")\n!7 = !{null}
         !8 = !DIExpression(DW_OP_plus_uconst, 4)\n!named = !{!8}",
    );
    let md = &m.tables().metadata;
    let strings = &m.tables().strings;
    let flags = md.named_list(strings.find(b"llvm.module.flags").unwrap());
    let ops = md.ops(flags[0]);
    assert_eq!(ops.len(), 4);
    assert!(matches!(md.get(ops[0]), MdNode::Value(Type::I32, _)));
    assert_eq!(strings.get(md.str_of(ops[1]).unwrap()), b"x\"");
    assert!(ops[2].is_none());
    assert_eq!(md.ops(ops[3])[0], ops[3]);
    let loc = md.ops(ops[3])[1];
    let MdNode::Special { kind, fields, .. } = md.get(loc) else { panic!() };
    assert_eq!(strings.get(*kind), b"DILocation");
    let names: Vec<_> = fields.iter().map(|f| strings.text(f.0).into_owned()).collect();
    assert_eq!(names, ["line", "scope"]);
    let MdField::Node(sp) = fields[1].1 else { panic!() };
    let field = md.field(sp, strings.find(b"spFlags").unwrap());
    let Some(MdField::Sym(s)) = field else { panic!("{field:?}") };
    assert_eq!(strings.get(*s), b"DISPFlagLocalToUnit | DISPFlagDefinition");
    error("!0 = !{!1}", "use of undefined metadata '!1'");
    error("!0 = !{}\n!0 = !{}", "Metadata id is already used");
    error("!0 = !DILocation(line: 1)", "missing required field 'scope'");
    error("!0 = !DILocation(lin: 1)", "invalid field 'lin'");
    error("!0 = !DICompileUnit(language: DW_LANG_C, file: !0)", "missing 'distinct', required for !DICompileUnit");
}

#[test]
fn debug_records_and_old_intrinsics() {
    let head = "!1 = !DILocalVariable(scope: !2)\n!2 = distinct !DISubprogram(type: !3)\n!3 = !{}\n!4 = !DILocation(line: 1, scope: !2)\n";
    let m = read(&format!(
        "define void @f(i32 %x) {{\n#dbg_value(i32 %x, !1, !DIExpression(), !4)\n#dbg_value(!DIArgList(i32 %x, i32 %y), !1, !DIExpression(), !4)
         %y = add i32 %x, 1, !dbg !4\n#dbg_declare(ptr undef, !1, !DIExpression(), !4)\nret void, !foo !3, !dbg !4\n}}\n{head}"
    ));
    let f = func(&m);
    let d = &f.side().dbg;
    assert_eq!(d.len(), 3);
    assert_eq!((d[0].anchor, d[0].value, d[0].ty), (Inst(0), Value::arg(0), Type::I32));
    assert_eq!(
        f.side().local_md[0],
        LocalMd::ArgList([(Type::I32, Value::arg(0)), (Type::I32, Value::inst(Inst(0)))].into())
    );
    assert_eq!((d[2].kind, d[2].anchor), (DbgKind::Declare, Inst(1)));
    assert!(f.loc(Inst(0)).is_some());
    assert_eq!(f.attachments(Inst(1)).count(), 1);
    let m = read(&format!(
        "define void @f(i32 %x) {{\ncall void @llvm.dbg.value(metadata i32 %x, metadata !1, metadata !DIExpression()), !dbg !4
         %y = add i32 %x, 1\nret void\n}}\ndeclare void @llvm.dbg.value(metadata, metadata, metadata)\n{head}"
    ));
    let f = func(&m);
    assert_eq!(f.num_insts(), 2);
    let d = f.side().dbg[0];
    assert_eq!((d.anchor, d.value), (Inst(0), Value::arg(0)));
    assert!(d.loc.is_some());
}

#[test]
fn upgrades() {
    let m = read(
        "define void @f(ptr nocapture readonly %p) readnone { ret void }\ndefine void @g(ptr byval(i32) %p) { ret void }
         !nvvm.annotations = !{!0, !1, !2}\n!0 = !{ptr @f, !\"kernel\", i32 1, !\"maxntidx\", i32 128, !\"maxntidy\", i32 2}
         !1 = !{ptr @f, !\"minctasm\", i32 2}\n!2 = !{ptr @g, !\"grid_constant\", !3}\n!3 = !{i32 1}",
    );
    let g = m.globals();
    assert_eq!(g.shape()[0].cc, cc::PTX_KERNEL);
    let attrs = m.ctx().attrs();
    let list = g.parts()[0].attrs;
    assert_eq!(attrs.memory(attrs.list(list).func).0, 0);
    assert_eq!(attrs.int(attrs.param(list, 0), AttrKind::Captures), Some(0));
    let s = &m.tables().strings;
    let text = |k: &[u8]| {
        let v = attrs.string(attrs.list(list).func, s.find(k).unwrap()).unwrap().unwrap();
        s.text(v).into_owned()
    };
    assert_eq!(text(b"nvvm.maxntid"), "128,2");
    assert_eq!(text(b"nvvm.minctasm"), "2");
    let grid = s.find(b"nvvm.grid_constant").unwrap();
    assert!(attrs.string(attrs.param(g.parts()[1].attrs, 0), grid).is_some());
    let named = m.tables().metadata.named_list(s.find(b"nvvm.annotations").unwrap());
    assert!(named.is_empty());
}

#[test]
fn scalar_access_tags_become_tags_of_a_struct_path() {
    let program = |tags: &str| {
        text_of(&format!(
            "define void @f(ptr %p) {{\nstore i32 0, ptr %p, !tbaa !0\n%x = load i32, ptr %p, !tbaa !1\nret void\n}}\n{tags}"
        ))
    };
    let old = program("!0 = !{!\"int\", !2}\n!1 = !{!\"int\", !2, i64 1}\n!2 = !{!\"root\"}");
    assert!(old.contains("store i32 0, ptr %p, align 4, !tbaa !0") && old.contains("!0 = !{!1, !1, i64 0}"), "{old}");
    assert!(
        old.contains("load i32, ptr %p, align 4, !tbaa !3") && old.contains("!3 = !{!1, !1, i64 0, i64 1}"),
        "{old}"
    );
    assert_eq!(text_of(&old), old, "the newer form stays");
}

#[test]
fn ends_of_coroutines_take_a_token() {
    for (ret, old) in [("i1", "ptr, i1"), ("void", "ptr, i1")] {
        let text = text_of(&format!(
            "declare {ret} @llvm.coro.end({old})\ndefine void @f(ptr %p) {{\ncall {ret} @llvm.coro.end(ptr %p, i1 false)\nret void\n}}"
        ));
        assert!(text.contains("  call void @llvm.coro.end(ptr %p, i1 false, token none)\n"), "{text}");
    }
}

#[test]
fn block_addresses() {
    let m = read(
        "@t = global ptr blockaddress(@f, %b)\ndefine void @f() {\nindirectbr ptr blockaddress(@f, %b), [label %b]\nb:\nret void\n}
         @u = global ptr blockaddress(@f, %b)",
    );
    let c = &m.tables().consts;
    let k = m.globals().parts()[0].init.as_const().unwrap();
    assert_eq!(c.list(k), [Value::global(Global(1)), Value::block(Block(1))]);
    let f = func(&m);
    let k = f.operand(Inst(0), 0).as_const().unwrap();
    assert_eq!(f.consts().list(k), [Value::global(Global(1)), Value::block(Block(1))]);
    error("@t = global ptr blockaddress(@f, %b)", "expected function name in blockaddress");
    error(
        "@t = global ptr blockaddress(@f, %b)\ndefine void @f() {\nret void\n}",
        "referenced value is not a basic block",
    );
}

#[test]
fn exception_handling() {
    let m = read(
        "define void @f() personality ptr @p {\ninvoke void @p() to label %a unwind label %b\na:\nret void\nb:
         %l = landingpad { ptr, i32 } cleanup catch ptr null filter [1 x ptr] [ptr @p]\nresume { ptr, i32 } %l\n}
         define void @w() personality ptr @p {\ninvoke void @p() to label %a unwind label %b\na:\nret void\nb:
         %s = catchswitch within none [label %c] unwind to caller\nc:\n%q = catchpad within %s [ptr null, i32 64]
         catchret from %q to label %a\n}\ndeclare void @p()",
    );
    let f = func(&m);
    assert_eq!(op(&f, 0), Opcode::Invoke);
    assert_eq!(f.indices(Inst(2)), [0, 1]);
    assert_eq!(f.successors(Block(0)).count(), 2);
}

#[test]
fn errors_have_places_and_several_are_reported() {
    let s = "define void @a() {\n  foo\n}\ndefine void @b() {\n  ret i32 0\n}\n@x = global i32 1.5\n";
    let d = parse_module(s.as_bytes(), &ReadOptions::default()).err().unwrap();
    let text: Vec<_> = d.iter().map(|d| d.render("a.ll", s.as_bytes()).lines().next().unwrap().to_string()).collect();
    assert_eq!(
        text,
        [
            "a.ll:2:3: error: expected instruction opcode",
            "a.ll:5:7: error: value doesn't match function result type 'void'",
            "a.ll:7:17: error: floating point constant invalid for type",
        ]
    );
    let many = "@a = global\n".repeat(100);
    assert!(errors(&many).len() <= MAX_ERRORS);
}

#[test]
fn deep_nesting_is_an_error() {
    let deep = |open: &str, mid: &str, close: &str| {
        format!("@x = global {}{mid}{}", open.repeat(100_000), close.repeat(100_000))
    };
    assert!(errors(&deep("[1 x ", "i32", "]"))[0].starts_with("nested more than"));
    assert!(errors(&deep("{", "i32", "}"))[0].starts_with("nested more than"));
    assert!(errors(&format!("!0 = {}", "!{".repeat(100_000)))[0].starts_with("nested more than"));
    assert!(errors(&format!("@x = global i32 {}", "trunc (i32 ".repeat(100_000)))[0].starts_with("nested more than"));
    let big = format!("@x = global i8388608 {}", "9".repeat(1_000_000));
    assert!(errors(&big)[0].starts_with("integer literal of more than"));
}

/// Every committed kernel reads.
#[test]
fn kernels_read() {
    for (path, bytes) in kernels() {
        let opts = ReadOptions { keep_names: false, ..Default::default() };
        if let Err(d) = parse_module(&bytes, &opts) {
            panic!("{}", d[0].render(&path, &bytes));
        }
    }
}

fn kernels() -> Vec<(String, Vec<u8>)> {
    let dir = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/kernels");
    let Ok(entries) = std::fs::read_dir(dir) else { return Vec::new() };
    let mut files: Vec<_> =
        entries.flatten().map(|e| e.path()).filter(|p| p.extension().is_some_and(|e| e == "ll")).collect();
    files.sort();
    files.into_iter().filter_map(|p| Some((p.display().to_string(), std::fs::read(p).ok()?))).collect()
}

/// A second of random edits of kernels: the reader answers, whatever the bytes.
#[test]
fn mutations_never_panic() {
    let files = kernels();
    if files.is_empty() {
        return;
    }
    let mut state = 0x1234_5678_9abc_def0u64;
    let mut random = move |n: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % n.max(1) as u64) as usize
    };
    let start = std::time::Instant::now();
    let opts = ReadOptions::default();
    while start.elapsed().as_millis() < 1000 {
        let source = &files[random(files.len())].1;
        // A window of the file keeps each round short.
        let from = random(source.len());
        let mut bytes = source[from..(from + 4096).min(source.len())].to_vec();
        bytes.splice(0..0, source[..source.len().min(600)].iter().copied());
        for _ in 0..1 + random(8) {
            let at = random(bytes.len());
            match random(5) {
                0 => bytes[at] = random(256) as u8,
                1 => drop(bytes.remove(at)),
                2 => bytes.insert(at, b"%@!#{}[]()<>,=*\"\\09-"[random(20)]),
                3 => {
                    let other = &files[random(files.len())].1;
                    let (a, n) = (random(other.len()), random(40));
                    let piece = other[a..(a + n).min(other.len())].to_vec();
                    bytes.splice(at..at, piece);
                }
                _ => {
                    let end = (at + random(60)).min(bytes.len());
                    bytes.drain(at..end);
                }
            }
            if bytes.is_empty() {
                bytes.push(b' ');
            }
        }
        let _ = parse_module(&bytes, &opts);
    }
}

#[test]
fn lines_of_module_assembly_keep_empty_ones_and_cost_their_length() {
    let m = read("module asm \"a\\0A\\0Ab\"\nmodule asm \"\"\nmodule asm \"c\"");
    let t = m.ctx().tables;
    assert_eq!(t.strings.get(t.module_asm), b"a\n\nb\nc\n");
    let once = text_of("module asm \"a\\0A\\0Ab\"");
    assert!(once.contains("module asm \"a\"\nmodule asm \"\\0A\"\nmodule asm \"b\"\n"), "{once}");
    assert_eq!(text_of(&once), once);
    // Four gigabytes, when every line made a copy of those before it.
    let many: String = (0..60_000).map(|i| format!("module asm \"line {i}\"\n")).collect();
    let m = read(&many);
    let t = m.ctx().tables;
    assert_eq!(t.strings.get(t.module_asm).iter().filter(|&&b| b == b'\n').count(), 60_000);
}

#[test]
fn declarations_that_become_one_are_printed_once() {
    let t = text_of(
        "declare <4 x float> @llvm.fma.v4W32(<4 x float>, <4 x float>, <4 x float>)
         define <4 x float> @f(<4 x float> %a) {
           %f = call <4 x float> @llvm.fma.v4f32(<4 x float> %a, <4 x float> %a, <4 x float> %a)
           ret <4 x float> %f
         }",
    );
    assert_eq!(t.matches("declare <4 x float> @llvm.fma.v4f32(").count(), 1, "{t}");
    assert_eq!(text_of(&t).matches("declare").count(), 1);
}

/// Numbers as LLVM 23 writes them: bits by type, what has no bound or is none, hexadecimal numbers, and decimals that are rounded.
#[test]
fn numbers_of_later_versions() {
    let narrow = |ty: &str, literal: &str| {
        let m = read(&format!("@a = global {ty} {literal}"));
        m.tables().consts.float_bits(m.globals().parts()[0].init.as_const().unwrap()).unwrap()
    };
    for (ty, literal, bits) in [
        ("float", "f0x3727C5AC", 0x3727c5ac),
        ("half", "f0x3C00", 0x3c00),
        ("bfloat", "f0x3F80", 0x3f80),
        ("double", "f0x3FB999999999999A", 0x3fb9_9999_9999_999a),
        ("float", "f0x1", 1),
        ("float", "1.000000e-01", u64::from(0.1f32.to_bits())),
        ("half", "0.1", 0x2e66),
        ("bfloat", "-0.1", 0xbdcd),
        ("float", "+2.5", u64::from(2.5f32.to_bits())),
        ("float", "+inf", 0x7f80_0000),
        ("float", "-inf", 0xff80_0000),
        ("half", "-inf", 0xfc00),
        ("bfloat", "+inf", 0x7f80),
        ("double", "+inf", f64::INFINITY.to_bits()),
        ("float", "+qnan", 0x7fc0_0000),
        ("double", "-qnan", 0xfff8_0000_0000_0000),
        ("half", "+nan(0x1)", 0x7e01),
        ("float", "-snan(0x1)", 0xff80_0001),
        ("float", "0x1.8p3", u64::from(12f32.to_bits())),
        ("double", "-0x1p-1074", 1 << 63 | 1),
        ("float", "+0x1.000001p0", u64::from(1f32.to_bits())),
    ] {
        assert_eq!(narrow(ty, literal), bits, "{ty} {literal}");
    }
    let wide = |ty: &str, literal: &str| {
        let m = read(&format!("@a = global {ty} {literal}"));
        m.tables().consts.limbs(m.globals().parts()[0].init.as_const().unwrap()).to_vec()
    };
    assert_eq!(wide("fp128", "f0x3FFF0000000000000000000000000000"), [0, 0x3fff_0000_0000_0000]);
    assert_eq!(wide("fp128", "-inf"), [0, 0xffff_0000_0000_0000]);
    assert_eq!(wide("fp128", "1.0"), [0, 0x3fff_0000_0000_0000]);
    assert_eq!(wide("x86_fp80", "1.0"), [1 << 63, 0x3fff]);
    assert_eq!(wide("x86_fp80", "+qnan"), [3 << 62, 0x7fff]);
    assert_eq!(wide("ppc_fp128", "-inf"), [f64::NEG_INFINITY.to_bits(), 0]);
    for (wrong, why) in [
        ("half f0x13C00", "hexadecimal constant too large for 'half' (16-bit)"),
        ("float 1.0e39", "floating point constant invalid for type"),
        ("float +snan(0x0)", "the payload of a number that is none does not fit its type"),
        ("half +nan(0x400)", "the payload of a number that is none does not fit its type"),
        ("float 0x1.8", "expected an exponent: a hexadecimal number ends like `p3`"),
        ("float -0x3FF8000000000000", "expected an exponent: a hexadecimal number ends like `p3`"),
        ("float 0x1p", "expected an exponent"),
        ("float +infinity", "unexpected '+'"),
        ("float -nan", "unexpected '-'"),
        ("i32 +inf", "floating point constant invalid for type"),
    ] {
        error(&format!("@a = global {wrong}"), why);
    }
    error(&format!("@a = global half 0.{}", "1".repeat(30_000)), "floating-point literal is too long");
    // Labels may look like them.
    read("define void @f() {\n  br label %-inf\n-inf:\n  br label %f0x1\nf0x1:\n  ret void\n}");
}

#[test]
fn numbers_of_debug_information_have_128_bits() {
    let message = "number in debug information has more than 128 bits";
    for value in
        ["340282366920938463463374607431768211455", "1606938044258990275541962092341162602522202993782792835301376"]
    {
        error(&format!("!0 = !DIEnumerator(name: \"e\", value: {value}, isUnsigned: true)"), message);
    }
    error(
        "!0 = !DIFixedPointType(kind: Rational, numerator: 1, denominator: -340282366920938463463374607431768211456)",
        message,
    );
}
