//! Options of code generation, and forms of modules that are taken as they are: textures, aliases, older intrinsics.

use super::*;
use warpc_ir::knobs::{KnobRegistry, Knobs};

const KNOBS: KnobRegistry = KnobRegistry { parts: &[warpc_ptx::KNOBS] };

fn with(knob: &str, value: &str, text: &str) -> String {
    let mut knobs = Knobs::default();
    KNOBS.set(&mut knobs, knob, Some(value)).unwrap();
    ptx_in(&Session { knobs, opt_level: 1, ..on(90) }, text)
}

#[test]
fn half_arithmetic_through_float() {
    let f = "declare <2 x half> @llvm.minnum.v2f16(<2 x half>, <2 x half>)\n\
             define half @a(half %x, half %y) {\n %s = fadd half %x, %y\n ret half %s\n}\n\
             define i1 @c(half %x, half %y) {\n %s = fcmp olt half %x, %y\n ret i1 %s\n}\n\
             define <2 x half> @m(<2 x half> %x, <2 x half> %y) {\n %s = call <2 x half> @llvm.minnum.v2f16(<2 x half> %x, <2 x half> %y)\n ret <2 x half> %s\n}";
    has(&ptx_merged(f), &["add.rn.f16", "setp.lt.f16", "min.f16x2"]);
    let t = with("nvptx-no-f16-math", "true", f);
    has(&t, &["add.rn.f32", "cvt.rn.f16.f32", "setp.lt.f32", "min.f32"]);
    assert!(!t.contains(".f16x2") && !t.contains("add.rn.f16"), "{t}");
}

#[test]
fn reciprocal_roots_and_merging_can_be_turned_off() {
    let root = "declare float @llvm.nvvm.sqrt.approx.f(float)\n\
                define float @r(float %x) {\n %s = call float @llvm.nvvm.sqrt.approx.f(float %x)\n %d = fdiv afn float 1.0, %s\n ret float %d\n}";
    has(&ptx_merged(root), &["rsqrt.approx.f32"]);
    let t = with("nvptx-rsqrt-approx-opt", "false", root);
    has(&t, &["sqrt.approx.f32", "rcp.approx.f32"]);
    let pair = "define void @s(ptr %p, i32 %a, i32 %b) {\n store i32 %a, ptr %p, align 8\n %q = getelementptr i8, ptr %p, i64 4\n store i32 %b, ptr %q, align 4\n ret void\n}";
    has(&ptx_merged(pair), &["st.v2.b32"]);
    assert_eq!(count(&with("disable-nvptx-load-store-vectorizer", "true", pair), "st.b32"), 2);
}

#[test]
fn alignment_of_byval_parameters_and_traps() {
    let f = "%s = type { i8, i8 }\ndeclare void @g(ptr byval(%s))\n\
             define void @f(ptr byval(%s) %p) {\n call void @g(ptr byval(%s) %p)\n unreachable\n}";
    has(&ptx(f), &[".param .align 1 .b8 f_param_0[2]", ".param .align 1 .b8 g_param_0[2]"]);
    let t = with("nvptx-force-min-byval-param-align", "true", f);
    assert_eq!(count(&t, ".param .align 4 .b8"), 3, "{t}");
    assert!(!ptx(f).contains("trap;"));
    has(&with("trap-unreachable", "true", f), &["trap;\n\texit;"]);
}

const SHORT: &str =
    "target datalayout = \"e-p3:32:32-p4:32:32-p5:32:32-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n";

/// A function of a pointer of 32 bits and two indices whose body defines `%x`, the value to store, and `%q`, where to.
fn short(body: &str) -> String {
    let text = format!(
        "{SHORT}@g = internal addrspace(3) global [64 x i32] poison\n\
         define void @f(ptr addrspace(3) %p, i32 %i, i32 %j) {{\n{body}\n store i32 %x, ptr addrspace(3) %q\n ret void\n}}"
    );
    let m = parse_module(text.as_bytes(), &ReadOptions::default()).expect("valid IR");
    String::from_utf8(emit_module(&m, &on(90)).expect("compiles")).expect("text").replace(" \t", " ")
}

#[test]
fn constants_of_32_bit_addresses_go_to_the_access() {
    // What counts up does not wrap on the way; the sum of a base and an index is shared.
    let t = short(
        "%a = getelementptr nuw i32, ptr addrspace(3) %p, i32 %i
         %b = getelementptr nuw i8, ptr addrspace(3) %a, i32 8
         %c = getelementptr nuw [3 x i32], ptr addrspace(3) %a, i32 %j, i32 2
         %x = load i32, ptr addrspace(3) %b
         %q = getelementptr inbounds i8, ptr addrspace(3) %c, i32 -4",
    );
    has(&t, &["ld.shared.b32 %r7, [%r5+8];", "st.shared.b32 [%r6+4], %r7;"]);
    assert!(!t.contains(".b64"), "{t}");
    // A constant address under an index.
    let t = short(
        "%a = getelementptr nuw i8, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @g, i32 16), i32 %i
         %q = getelementptr nuw i8, ptr addrspace(3) @g, i32 %i
         %x = load i32, ptr addrspace(3) %a",
    );
    has(&t, &["ld.shared.b32 %r4, [%r3+16];", "st.shared.b32 [%r3], %r4;"]);
    assert_eq!(count(&t, "add.s32"), 1, "{t}");
    // In bounds is the end of the sum, not what stands before the constant; nothing is said of a plain sum, nor of one that
    // counts down from more.
    for (first, second) in [("inbounds", "nuw"), ("", "nuw"), ("nuw", ""), ("inbounds", "inbounds")] {
        let t = short(&format!(
            "%a = getelementptr {first} [4 x i32], ptr addrspace(3) %p, i32 %i, i32 1
             %x = load i32, ptr addrspace(3) %a
             %q = getelementptr {second} [4 x i32], ptr addrspace(3) %p, i32 %j, i32 2"
        ));
        let folded = |flag: &str| (flag == "nuw") as usize;
        assert_eq!(count(&t, "+4]") + count(&t, "+8]"), folded(first) + folded(second), "{t}");
    }
    let t = short(
        "%a = getelementptr inbounds i8, ptr addrspace(3) %p, i32 -8
         %q = getelementptr nuw i32, ptr addrspace(3) %a, i32 %i
         %x = load i32, ptr addrspace(3) %a",
    );
    has(&t, &["add.s32 %r3, %r1, -8;", "ld.shared.b32 %r6, [%r1+-8];", "st.shared.b32 [%r5], %r6;"]);
}

#[test]
fn addresses_of_frames_in_32_bits() {
    let text = format!(
        "{SHORT}declare void @use(ptr addrspace(5))\ndefine void @f() {{\n %v = alloca i64\n %c = addrspacecast ptr %v to ptr addrspace(5)\n call void @use(ptr addrspace(5) %c)\n ret void\n}}"
    );
    let m = parse_module(text.as_bytes(), &ReadOptions::default()).unwrap();
    let t = String::from_utf8(emit_module(&m, &on(90)).unwrap()).unwrap().replace(" \t", " ");
    has(&t, &["cvt.u32.u64 %r1, ", "st.param.b32 [param0], %r1"]);
}

#[test]
fn images_are_named_where_they_are_used() {
    let t = ptx("@surf0 = internal addrspace(1) global i64 0, align 8\n\
         declare i32 @llvm.nvvm.suld.1d.i32.trap(i64, i32)\ndeclare i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1))\n\
         declare { float, float, float, float } @llvm.nvvm.tex.cube.v4f32.f32(i64, i64, float, float, float)\n\
         define i32 @f(i32 %x) {\n %h = call i64 @llvm.nvvm.texsurf.handle.internal.p1(ptr addrspace(1) @surf0)\n %v = call i32 @llvm.nvvm.suld.1d.i32.trap(i64 %h, i32 %x)\n ret i32 %v\n}\n\
         define float @g(i64 %t, i64 %s, float %x) {\n %v = call { float, float, float, float } @llvm.nvvm.tex.cube.v4f32.f32(i64 %t, i64 %s, float %x, float %x, float %x)\n %r = extractvalue { float, float, float, float } %v, 1\n ret float %r\n}\n\
         !nvvm.annotations = !{!0}\n!0 = !{ptr addrspace(1) @surf0, !\"surface\", i32 1}");
    has(
        &t,
        &["suld.b.1d.b32.trap {%r2}, [surf0, {%r1}]", "tex.cube.v4.f32.f32 {", "[%rd1, %rd2, {%r1, %r1, %r1, %r1}]"],
    );
}

#[test]
fn aliases_have_the_prototype_of_what_they_name() {
    let t = ptx(
        "define void @foo(i32 %a, ptr %b) noreturn {\n unreachable\n}\n@bar = alias i32 (), ptr @foo\n@baz = alias i32 (), ptr @bar",
    );
    has(
        &t,
        &[
            ".visible .func bar(\n\t.param .b32 bar_param_0,\n\t.param .b64 bar_param_1\n)\n.noreturn;",
            ".alias bar, foo;",
            ".alias baz, foo;",
        ],
    );
}

#[test]
fn kernels_drop_what_they_return() {
    let t = ptx("define ptx_kernel i32 @k() {\n ret i32 7\n}");
    has(&t, &[".visible .entry k()", "ret;"]);
    assert!(!t.contains("retval"), "{t}");
}

#[test]
fn warp_intrinsics_without_a_mask_take_the_active_threads() {
    let t = ptx(
        "declare i32 @llvm.nvvm.shfl.down.i32(i32, i32, i32)\ndeclare { float, i1 } @llvm.nvvm.shfl.idx.f32p(float, i32, i32)\n\
         declare i32 @llvm.nvvm.vote.ballot(i1)\ndeclare i1 @llvm.nvvm.vote.all(i1)\n\
         define i32 @f(i32 %a, i32 %b, i1 %p) {\n %s = call i32 @llvm.nvvm.shfl.down.i32(i32 %a, i32 %b, i32 31)\n %v = call i32 @llvm.nvvm.vote.ballot(i1 %p)\n %r = add i32 %s, %v\n ret i32 %r\n}\n\
         define i1 @g(float %a, i32 %b) {\n %s = call { float, i1 } @llvm.nvvm.shfl.idx.f32p(float %a, i32 %b, i32 31)\n %p = extractvalue { float, i1 } %s, 1\n %v = call i1 @llvm.nvvm.vote.all(i1 %p)\n ret i1 %v\n}",
    );
    has(
        &t,
        &[
            "activemask.b32",
            "shfl.sync.down.b32",
            ", 31, ",
            "vote.sync.ballot.b32",
            "shfl.sync.idx.b32",
            "vote.sync.all.pred",
        ],
    );
}

#[test]
fn level_two_fuses_whatever_the_flags_say() {
    let f = "define float @f(float %a, float %b, float %c) {\n %m = fmul float %a, %b\n %s = fadd float %m, %c\n ret float %s\n}";
    has(&ptx(f), &["mul.rn.f32", "add.rn.f32"]);
    has(&with("nvptx-fma-level", "2", f), &["fma.rn.f32"]);
    has(&with("nvptx-fma-level", "1", f), &["mul.rn.f32", "add.rn.f32"]);
}

#[test]
fn the_root_of_nvvm_follows_the_options() {
    let f = "declare float @llvm.nvvm.sqrt.f(float)\n\
             define float @f(float %x) \"denormal-fp-math-f32\"=\"preserve-sign\" {\n %s = call float @llvm.nvvm.sqrt.f(float %x)\n ret float %s\n}";
    has(&ptx(f), &["sqrt.rn.ftz.f32"]);
    has(&with("nvptx-prec-sqrtf32", "0", f), &["sqrt.approx.ftz.f32"]);
}

#[test]
fn immediates_of_assembly_can_be_negated() {
    let t = ptx(
        "define void @f() {\n call void asm sideeffect \"//${0:n} ${0:c} $1\", \"n,n\"(i32 42, i64 -7)\n ret void\n}",
    );
    has(&t, &["//-42 42 -7"]);
}

#[test]
fn a_remainder_takes_the_quotient_beside_it() {
    let f = |op: &str, ty: &str| {
        format!(
            "define {ty} @f({ty} %a, {ty} %b) {{\n %r = {op}rem {ty} %a, %b\n %q = {op}div {ty} %a, %b\n %x = xor {ty} %q, %r\n ret {ty} %x\n}}"
        )
    };
    for (op, ty, row) in [("s", "i32", "div.s32"), ("u", "i64", "div.u64"), ("u", "i16", "div.u16")] {
        let t = ptx_merged(&f(op, ty));
        assert_eq!((count(&t, row), count(&t, "rem.")), (1, 0), "{t}");
    }
    has(&ptx_merged("define i32 @f(i32 %a, i32 %b) {\n %r = srem i32 %a, %b\n ret i32 %r\n}"), &["rem.s32"]);
}

#[test]
fn low_bits_are_sign_extended_by_one_conversion() {
    let t = ptx("define i64 @f(i64 %a) {\n %s = shl i64 %a, 56\n %c = ashr exact i64 %s, 56\n ret i64 %c\n}\n\
         define i32 @g(i32 %a) {\n %s = shl i32 %a, 16\n %c = ashr i32 %s, 16\n ret i32 %c\n}\n\
         define i32 @h(i32 %a) {\n %s = shl i32 %a, 15\n %c = ashr i32 %s, 15\n ret i32 %c\n}");
    has(&t, &["cvt.s64.s8 %rd2, %rd1", "cvt.s32.s16 %r2, %r1", "bfe.s32 %r2, %r1, 0, 17;"]);
    assert!(!t.contains("shl"), "{t}");
    has(
        &ptx("define i16 @f(i16 %a) {\n %s = shl i16 %a, 8\n %c = ashr i16 %s, 8\n ret i16 %c\n}"),
        &["cvt.s16.s8 %rs2, %rs1"],
    );
}
