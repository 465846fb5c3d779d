//! Integers and floats.

use super::{count, has, on, ptx, ptx_in};

#[test]
fn products_fuse_by_contract_only() {
    let body = |flag: &str| {
        format!(
            "define float @f(float %a, float %b, float %c) {{
               %m = fmul {flag} float %a, %b
               %s = fadd {flag} float %m, %c
               ret float %s
             }}"
        )
    };
    has(&ptx(&body("contract")), &["fma.rn.f32"]);
    let t = ptx(&body(""));
    has(&t, &["mul.rn.f32", "add.rn.f32"]);
    assert!(!t.contains("fma"));
}

#[test]
fn constants_divide_by_multiplication() {
    let f = |op: &str, by: &str| ptx(&format!("define i32 @f(i32 %a) {{ %q = {op} i32 %a, {by}\n ret i32 %q }}"));
    has(&f("udiv", "10"), &["mul.hi.u32", "-858993459;", "shr.u32 %r3, %r2, 3;"]);
    has(&f("srem", "32"), &["shr.s32", "shr.u32", "and.b32", "sub.s32"]);
    has(&f("sdiv exact", "12"), &["shr.s32 %r2, %r1, 2;", "mul.lo.s32"]);
    has(&ptx("define i32 @f(i32 %a, i32 %b) { %q = udiv i32 %a, %b\n ret i32 %q }"), &["div.u32"]);
}

#[test]
fn reciprocal_roots_are_one_row() {
    let f = |flags: &str| {
        ptx(&format!(
            "define float @f(float %a) {{
               %r = call {flags} float @llvm.sqrt.f32(float %a)
               %q = fdiv {flags} float 1.0, %r
               ret float %q
             }}
             declare float @llvm.sqrt.f32(float)"
        ))
    };
    let t = f("afn");
    assert!(t.contains("rsqrt.approx.f32") && !t.contains("\tsqrt"), "{t}");
    has(&f(""), &["sqrt.rn.f32", "rcp.rn.f32"]);
}

#[test]
fn high_halves_of_products_are_one_row() {
    let f = |extend: &str, by: &str, shift: &str| {
        ptx(&format!(
            "define i32 @f(i32 %a, i32 %b) {{
               %x = {extend} i32 %a to i64
               %y = {extend} i32 %b to i64
               %m = mul i64 %x, {by}
               %h = {shift} i64 %m, 32
               %t = trunc i64 %h to i32
               ret i32 %t
             }}"
        ))
    };
    for shift in ["lshr", "ashr"] {
        let t = f("zext", "%y", shift);
        assert!(t.contains("mul.hi.u32 %r3, %r1, %r2;") && !t.contains(".b64") && !t.contains("cvt"), "{t}");
        assert!(f("sext", "%y", shift).contains("mul.hi.s32 %r3, %r1, %r2;"));
    }
    has(&f("zext", "3528531795", "lshr"), &["mul.hi.u32 %r2, %r1, -766435501;"]);
    // The product is needed as a whole.
    let t = ptx("define i32 @f(i32 %a, i32 %b, ptr %p) {
          %x = zext i32 %a to i64
          %y = zext i32 %b to i64
          %m = mul i64 %x, %y
          %h = lshr i64 %m, 32
          %t = trunc i64 %h to i32
          store i64 %m, ptr %p
          ret i32 %t
        }");
    assert!(t.contains("mul.wide.u32") && !t.contains("mul.hi"), "{t}");
    // Vectors multiply by lanes.
    let t = ptx("define <2 x i64> @f(<2 x i32> %a) {
          %x = zext <2 x i32> %a to <2 x i64>
          %m = mul <2 x i64> %x, <i64 3528531795, i64 7>
          ret <2 x i64> %m
        }");
    has(&t, &["mul.wide.u32 %rd1, %r1, -766435501;", "mul.wide.u32 %rd2, %r2, 7;"]);
}

#[test]
fn comparisons_turn_with_their_branch_where_asked_to() {
    let f = |turn: bool, used: &str| {
        let mut session = on(90);
        session.knobs.set(warpc_ptx::knobs::NVPTX_TURN_EXIT_TESTS, turn);
        ptx_in(
            &session,
            &format!(
                "define i32 @f(i32 %a, ptr %p) {{
               %c = icmp ult i32 %a, 5
               br i1 %c, label %x, label %y
             x:
               store i32 1, ptr %p
               br label %y
             y:
               {used}
               ret i32 0
             }}"
            ),
        )
    };
    has(&f(true, ""), &["setp.ge.u32 %p1, %r1, 5;", "@%p1 bra"]);
    has(&f(false, ""), &["setp.lt.u32 %p1, %r1, 5;", "@!%p1 bra"]);
    has(&f(true, "store i1 %c, ptr %p"), &["setp.lt.u32 %p1, %r1, 5;", "@!%p1 bra"]);
}

#[test]
fn comparisons_of_counted_loops_turn_with_their_branch() {
    let f = |start: &str, end: &str| {
        ptx(&format!(
            "define void @f(ptr %p, i32 %s, i32 %n) {{
             entry:
               br label %loop
             loop:
               %i = phi i32 [ {start}, %entry ], [ %j, %loop ]
               store volatile i32 %i, ptr %p
               %j = add nuw nsw i32 %i, 4
               %c = icmp eq i32 %j, {end}
               br i1 %c, label %exit, label %loop
             exit:
               ret void
             }}"
        ))
    };
    has(&f("0", "32"), &["setp.ne.b32 %p1, %r1, 32;", "@%p1 bra"]);
    for text in [f("%s", "32"), f("0", "%n")] {
        has(&text, &["setp.eq.b32", "@!%p1 bra"]);
    }
}

#[test]
fn float_classes_are_few_comparisons() {
    let f = |ty: &str, n: u32| {
        let s = if ty == "float" { "f32" } else { "f64" };
        ptx(&format!(
            "define i1 @f({ty} %a) {{ %q = call i1 @llvm.is.fpclass.{s}({ty} %a, i32 {n})\n ret i1 %q }}
             declare i1 @llvm.is.fpclass.{s}({ty}, i32)"
        ))
    };
    has(&f("float", 3), &["setp.nan.f32 %p1, %r1, %r1;"]);
    has(&f("double", 1020), &["setp.num.f64 %p1, %rd1, %rd1;"]);
    has(&f("float", 516), &["abs.f32", "setp.eq.f32 %p1, %r2, 0f7F800000;"]);
    has(&f("double", 504), &["abs.f64", "setp.lt.f64 %p1, %rd2, 0d7FF0000000000000;"]);
    has(&f("float", 507), &["setp.neu.f32 %p1, %r2, 0f7F800000;"]);
    has(&f("float", 519), &["setp.geu.f32 %p1, %r2, 0f7F800000;"]);
    let normal = f("float", 0x108);
    assert!(normal.contains("setp.le.u32") && !normal.contains("or.pred"), "{normal}");
    has(&f("float", 4), &["setp.eq.b32", "setp.lt.s32", "and.pred"]);
    assert_eq!(count(&f("float", 2), "setp"), 1);
    assert_eq!(count(&f("float", 0), "setp"), 0);
}

#[test]
fn wide_integers() {
    let t = ptx("define i128 @f(i128 %a, i128 %b) {
        %s = add i128 %a, %b
        %q = udiv i128 %s, %b
        ret i128 %q
    }");
    has(&t, &["add.cc.s64", "addc.s64", "div.u64", "ld.param.v2.b64", "st.param.v2.b64"]);
}

#[test]
fn packed_halves_saturate_and_round_lane_by_lane() {
    let t = ptx("define void @f(ptr %p, ptr %q, <2 x half> %v) {
        %s = call <2 x i32> @llvm.fptosi.sat.v2i32.v2f16(<2 x half> %v)
        store <2 x i32> %s, ptr %p, align 8
        %r = call <2 x i32> @llvm.lrint.v2i32.v2f16(<2 x half> %v)
        store <2 x i32> %r, ptr %q, align 8
        ret void
    }
    declare <2 x i32> @llvm.fptosi.sat.v2i32.v2f16(<2 x half>)
    declare <2 x i32> @llvm.lrint.v2i32.v2f16(<2 x half>)");
    assert_eq!((count(&t, "cvt.rzi.s32.f32"), count(&t, "cvt.rni.s32.f32")), (2, 2), "{t}");
}

#[test]
fn constants_seen_through_a_truncation_are_masked() {
    let t = ptx("define void @f(ptr %p) {
        %a = trunc i128 85070591730234615865843651857942052863 to i33
        %b = zext i33 %a to i64
        store i64 %b, ptr %p
        ret void
    }");
    has(&t, &["8589934591"]);
}

#[test]
fn wide_funnel_shifts_take_the_amount_modulo_the_width() {
    let t = ptx("define i128 @f(i128 %a, i128 %b) {
        %r = call i128 @llvm.fshr.i128(i128 %a, i128 %b, i128 256)
        ret i128 %r
    }
    declare i128 @llvm.fshr.i128(i128, i128, i128)");
    has(&t, &["{%rd3, %rd4}, [f_param_1];", "[func_retval0], {%rd3, %rd4};"]);
}
