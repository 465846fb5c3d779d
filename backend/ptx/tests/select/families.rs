//! Operations that the machine does by words, by parts of words or by pairs of halves. What they compute is checked by `both/families.rs`.

use super::*;

/// The rows of a function that returns `body`'s `%r`.
fn rows(sm: u16, params: &str, result: &str, body: &str, declared: &str) -> String {
    ptx_for(sm, &format!("define {result} @f({params}) {{\n{body}\n ret {result} %r\n}}\n{declared}"))
        .expect("compiles")
}

fn funnel(ty: &str, name: &str, arguments: [&str; 3]) -> String {
    let [x, y, n] = arguments;
    let body = format!("%r = call {ty} @llvm.{name}.{ty}({ty} {x}, {ty} {y}, {ty} {n})");
    let params = format!("{ty} %a, {ty} %b, {ty} %c");
    rows(90, &params, ty, &body, &format!("declare {ty} @llvm.{name}.{ty}({ty}, {ty}, {ty})"))
}

#[test]
fn rotations_are_one_shift_for_each_word() {
    let by_13 = funnel("i64", "fshl", ["%a", "%a", "13"]);
    has(
        &by_13,
        &["mov.b64 {%r1, %r2}, %rd1;", "shf.l.wrap.b32 %r3, %r2, %r1, 13;", "shf.l.wrap.b32 %r4, %r1, %r2, 13;"],
    );
    assert!(!by_13.contains("or.b64"), "{by_13}");
    let by_32 = funnel("i64", "fshr", ["%a", "%a", "32"]);
    has(&by_32, &["mov.b64 %rd2, {%r2, %r1};"]);
    assert!(!by_32.contains("sh"), "{by_32}");
    let by_any = funnel("i64", "fshl", ["%a", "%a", "%c"]);
    assert_eq!((count(&by_any, "selp"), count(&by_any, "shf.l.wrap")), (2, 2), "{by_any}");
    let of_two = funnel("i64", "fshr", ["%a", "%b", "%c"]);
    assert_eq!((count(&of_two, "selp"), count(&of_two, "shf.r.wrap")), (3, 2), "{of_two}");
    let wide = funnel("i128", "fshl", ["%a", "%b", "69"]);
    assert_eq!(count(&wide, "shf.l.wrap.b32"), 4, "{wide}");
    let wide_by_any = funnel("i128", "fshl", ["%a", "%a", "%c"]);
    assert_eq!((count(&wide_by_any, "selp"), count(&wide_by_any, "shf.l.wrap")), (8, 4), "{wide_by_any}");
    let short = funnel("i16", "fshr", ["%a", "%b", "%c"]);
    assert_eq!((count(&short, "shl.b32"), count(&short, "shr.u32")), (1, 1), "{short}");
}

#[test]
fn bytes_of_which_users_want_the_sign_are_loaded_so() {
    let smallest = "%x = load i8, ptr %p\n %y = load i8, ptr %q\n %r = call i8 @llvm.smin.i8(i8 %x, i8 %y)";
    let t = rows(90, "ptr %p, ptr %q", "i8", smallest, "declare i8 @llvm.smin.i8(i8, i8)");
    assert_eq!((count(&t, "ld.s8"), count(&t, "cvt.s16.s8")), (2, 0), "{t}");
    // A store reads the byte alone, an extension by zeros wants them above it.
    let stored = "%x = load i8, ptr %p\n store i8 %x, ptr %q\n %r = icmp slt i8 %x, 3";
    assert_eq!(count(&rows(90, "ptr %p, ptr %q", "i1", stored, ""), "ld.s8"), 1);
    let extended = "%x = load i8, ptr %p\n %z = zext i8 %x to i32\n store i32 %z, ptr %q\n %r = icmp slt i8 %x, 3";
    assert_eq!(count(&rows(90, "ptr %p, ptr %q", "i1", extended, ""), "ld.s8"), 0);
    let amount = "%x = load i8, ptr %p\n %r = ashr i8 %a, %x";
    assert_eq!(count(&rows(90, "ptr %p, i8 %a", "i8", amount, ""), "ld.s8"), 0);
}

#[test]
fn parts_of_what_is_loaded_are_loaded_alone() {
    let part = |body: &str| rows(90, "ptr %p", "i32", &format!("%x = load i32, ptr %p\n {body}"), "");
    has(&part("%r = and i32 %x, 255"), &["ld.b8 %r1, [%rd1];"]);
    has(&part("%s = lshr i32 %x, 8\n %r = and i32 %s, 65535"), &["ld.b32"]);
    has(&part("%s = lshr i32 %x, 8\n %r = and i32 %s, 255"), &["ld.b8 %r1, [%rd1+1];"]);
    has(&part("%r = lshr i32 %x, 24"), &["ld.b8 %r1, [%rd1+3];"]);
    has(&part("%r = ashr i32 %x, 16"), &["ld.s16 %r1, [%rd1+2];"]);
    has(&part("%r = and i32 %x, 127"), &["ld.b32", "and.b32"]);
    has(&part("%y = and i32 %x, 255\n %r = add i32 %x, %y"), &["ld.b32"]);
    let volatile = rows(90, "ptr %p", "i32", "%x = load volatile i32, ptr %p\n %r = and i32 %x, 255", "");
    has(&volatile, &["ld.volatile.b32"]);
}

#[test]
fn pairs_of_halves_are_added_where_the_target_does() {
    let text = "define void @f(ptr %p, ptr %q) {
        %x = load <2 x i16>, ptr %p
        %y = load <2 x i16>, ptr %q
        %s = add <2 x i16> %x, %y
        %r = call <2 x i16> @llvm.umax.v2i16(<2 x i16> %s, <2 x i16> %y)
        store <2 x i16> %r, ptr %p
        ret void
    }
    declare <2 x i16> @llvm.umax.v2i16(<2 x i16>, <2 x i16>)";
    has(&ptx(text), &["add.s16x2", "max.u16x2"]);
    let old = ptx_for(80, text).expect("compiles");
    assert_eq!((count(&old, "add.s16 "), count(&old, "max.u16 ")), (2, 2), "{old}");
}

#[test]
fn vectors_of_bytes_and_halves_are_accessed_by_words() {
    let narrowed = "define void @f(ptr %p, ptr %q) {
        %x = load <8 x i32>, ptr %p
        %r = trunc <8 x i32> %x to <8 x i8>
        store <8 x i8> %r, ptr %q
        ret void
    }";
    let t = ptx(narrowed);
    // Each word of two pairs, by the low bytes of their halves.
    assert_eq!((count(&t, ", 25632;"), count(&t, "shl.b32")), (2, 0), "{t}");
    let halves = "define void @f(ptr %p, ptr %q) {
        %x = load <8 x i16>, ptr %p
        %r = mul <8 x i16> %x, %x
        store <8 x i16> %r, ptr %q
        ret void
    }";
    has(&ptx(halves), &["ld.v4.b32", "st.v4.b32"]);
}

#[test]
fn halves_are_compared_and_rounded_as_halves() {
    let compared = "%c = fcmp olt <2 x half> %a, %b\n %r = select <2 x i1> %c, <2 x half> %a, <2 x half> %b";
    let t = rows(90, "<2 x half> %a, <2 x half> %b", "<2 x half>", compared, "");
    assert_eq!((count(&t, "setp.lt.f16"), count(&t, "cvt.f32")), (2, 0), "{t}");
    let floor = |sm, ty: &str, suffix: &str| {
        let declared = format!("declare {ty} @llvm.floor.{suffix}({ty})");
        rows(sm, &format!("{ty} %a"), ty, &format!("%r = call {ty} @llvm.floor.{suffix}({ty} %a)"), &declared)
    };
    has(&floor(90, "bfloat", "bf16"), &["cvt.rmi.bf16.bf16"]);
    has(&floor(80, "bfloat", "bf16"), &["cvt.rmi.f32.f32"]);
    assert_eq!(count(&floor(90, "<2 x half>", "v2f16"), "cvt.rmi.f16.f16"), 2);
    has(&rows(90, "double %a", "bfloat", "%r = fptrunc double %a to bfloat", ""), &["cvt.rn.bf16.f64"]);
    has(&rows(80, "double %a", "bfloat", "%r = fptrunc double %a to bfloat", ""), &["cvt.rz.f32.f64", "or.b32"]);
}

#[test]
fn logic_of_parts_of_words_is_that_of_the_word() {
    for ty in ["i8", "i16"] {
        for operation in ["and", "or", "xor"] {
            let body = format!("%r = atomicrmw {operation} ptr %p, {ty} %a monotonic");
            let t = rows(90, &format!("ptr %p, {ty} %a"), ty, &body, "");
            has(&t, &[&format!(".{operation}.b32 %r")]);
            assert!(!t.contains("cas"), "{t}");
        }
    }
}

#[test]
fn divisions_that_are_products_and_shifts() {
    has(&rows(90, "float %a", "float", "%r = fdiv float %a, 4.0", ""), &["mul.rn.f32 %r2, %r1, 0f3E800000;"]);
    has(&rows(90, "float %a", "float", "%r = fdiv float %a, 3.0", ""), &["div.rn.f32"]);
    has(&rows(90, "float %a", "float", "%r = fdiv arcp float %a, 3.0", ""), &["mul.rn.f32 %r2, %r1, 0f3EAAAAAB;"]);
    // The reciprocal of the largest power of two is subnormal.
    has(&rows(90, "float %a", "float", "%r = fdiv float %a, 0x47E0000000000000", ""), &["div.rn.f32"]);
    for divisor in ["16", "-16"] {
        let t = rows(90, "i128 %a", "i128", &format!("%r = sdiv i128 %a, {divisor}"), "");
        assert!(!t.contains("div.") && !t.contains("bra"), "{t}");
    }
    has(
        &rows(
            90,
            "i64 %a",
            "i64",
            "%r = call i64 @llvm.cttz.i64(i64 %a, i1 true)",
            "declare i64 @llvm.cttz.i64(i64, i1)",
        ),
        &["popc.b64"],
    );
}
