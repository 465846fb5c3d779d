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

/// The rows of a select of `arms` by comparison `pred` of `%a` and `bound`, with flags `fast` of both.
fn extreme_on(session: &Session, ty: &str, fast: [&str; 2], pred: &str, bound: &str, arms: [&str; 2]) -> String {
    let [of_test, of_select] = fast;
    let (bit, [yes, no]) = (if ty.starts_with('<') { "<2 x i1>" } else { "i1" }, arms);
    ptx_in(
        session,
        &format!(
            "define {ty} @f({ty} %a) {{
               %c = fcmp {of_test} {pred} {ty} %a, {bound}
               %r = select {of_select} {bit} %c, {ty} {yes}, {ty} {no}
               ret {ty} %r
             }}"
        ),
    )
}

#[test]
fn selects_of_what_they_compare_are_extremes() {
    let plain = |pred: &str, bound: &str, arms| extreme_on(&on(90), "float", [""; 2], pred, bound, arms);
    for (pred, op, zero) in [("gt", "max", "0.0"), ("ge", "max", "-0.0"), ("lt", "min", "-0.0"), ("le", "min", "0.0")] {
        let (ordered, other) = (format!("o{pred}"), if zero == "0.0" { "-0.0" } else { "0.0" });
        for bound in ["5.0", zero, "0x7FF0000000000000", "0x36A0000000000000"] {
            has(&plain(&ordered, bound, ["%a", bound]), &[&format!("{op}.f32")]);
        }
        // Of a comparison the sign of zero does not matter.
        has(&plain(&ordered, other, ["%a", zero]), &[&format!("{op}.f32")]);
        // The other zero, NaN where the comparison fails, and the variable where it is unordered.
        for (pred, bound, arms) in [
            (&ordered, other, ["%a", other]),
            (&ordered, "0x7FF8000000000000", ["%a", "0x7FF8000000000000"]),
            (&ordered, "5.0", ["%a", "4.0"]),
            (&ordered, "5.0", ["5.0", "%a"]),
            (&format!("u{pred}"), "5.0", ["%a", "5.0"]),
        ] {
            has(&plain(pred, bound, arms), &["setp", "selp"]);
        }
        let nsz = extreme_on(&on(90), "float", ["", "nsz"], &ordered, other, ["%a", other]);
        has(&nsz, &[&format!("{op}.f32")]);
        for fast in [["nnan", ""], ["", "nnan"]] {
            let t = extreme_on(&on(90), "float", fast, &format!("u{pred}"), "5.0", ["%a", "5.0"]);
            has(&t, &[&format!("{op}.f32")]);
        }
    }
    has(&plain("ule", "0.0", ["0.0", "%a"]), &["max.f32"]);
    has(&plain("uge", "5.0", ["5.0", "%a"]), &["min.f32"]);
    // The machine has none of doubles.
    let double = extreme_on(&on(90), "double", [""; 2], "ogt", "5.0", ["%a", "5.0"]);
    has(&double, &["setp.gt.f64"]);
    let integers = "%x = sitofp i32 %a to float\n %y = uitofp i32 %b to float\n %c = fcmp ogt float %x, %y\n %r = select i1 %c, float %x, float %y";
    has(&rows(90, "i32 %a, i32 %b", "float", integers, ""), &["max.f32"]);
}

#[test]
fn extremes_of_halves_are_those_of_the_target() {
    for (ty, suffix, zero) in [
        ("half", "f16", "0.0"),
        ("bfloat", "bf16", "0.0"),
        ("<2 x half>", "f16x2", "zeroinitializer"),
        ("<2 x bfloat>", "bf16x2", "zeroinitializer"),
    ] {
        let on_target = |sm| extreme_on(&on(sm), ty, [""; 2], "ogt", zero, ["%a", zero]);
        let row = format!("max.{suffix} ");
        assert_eq!((count(&on_target(80), &row), count(&on_target(75), &row)), (1, 0), "{ty}");
    }
    let lane = |n: usize, from: &str, to: &str| {
        format!(
            "%l{n} = extractelement <2 x half> %a, i32 {n}
             %c{n} = fcmp ogt half %l{n}, 0.0
             %s{n} = select i1 %c{n}, half %l{n}, half 0.0
             {to} = insertelement <2 x half> {from}, half %s{n}, i32 {n}\n"
        )
    };
    let both = lane(0, "poison", "%t") + &lane(1, "%t", "%r");
    let t = rows(90, "<2 x half> %a", "<2 x half>", &both, "");
    assert_eq!((count(&t, "max.f16x2"), count(&t, "setp"), count(&t, "mov.b32 {")), (1, 0, 0), "{t}");
    let one = rows(90, "<2 x half> %a", "<2 x half>", &lane(1, "%a", "%r"), "");
    has(&one, &["max.f16 "]);
}

#[test]
fn extremes_flush_subnormal_numbers_where_the_comparison_alone_would() {
    let mut flushing = on(90);
    flushing.fp.ftz = true;
    let f = |pred: &str, bound: &str| extreme_on(&flushing, "float", [""; 2], pred, bound, ["%a", bound]);
    has(&f("ogt", "0.0"), &["max.ftz.f32"]);
    has(&f("olt", "-0.0"), &["min.ftz.f32"]);
    for pred in ["ogt", "oge"] {
        has(&f(pred, "5.0"), &["max.f32"]);
        // Subnormal numbers compare as zeros, but are selected as they are.
        has(&f(pred, "0x36A0000000000000"), &["setp.g", "selp"]);
    }
    has(&f("oge", "-0.0"), &["setp.ge.ftz.f32", "selp"]);
}

#[test]
fn limbs_that_cannot_decide_are_not_compared() {
    let compared = |ty: &str, pred: &str, bound: &str, extended: &str| {
        let body = format!("{extended}\n %r = icmp {pred} {ty} %a, {bound}");
        let t = rows(90, &format!("{ty} %a, i64 %b"), "i1", &body, "");
        (count(&t, "setp"), count(&t, "sub.cc") + count(&t, "subc.cc"))
    };
    let extended = |ty: &str, how: &str| format!("%z = {how} i64 %b to {ty}");
    // The result is stored as a number, by no comparison.
    for (ty, pred, bound, how, expected) in [
        ("i128", "ult", "%z", "zext", (2, 0)),
        ("i128", "ugt", "%z", "zext", (2, 0)),
        ("i128", "uge", "%z", "zext", (2, 0)),
        ("i128", "slt", "%z", "zext", (3, 0)),
        ("i128", "slt", "%z", "sext", (3, 0)),
        ("i100", "ult", "%z", "zext", (2, 0)),
        ("i128", "ult", "18446744073709551616", "zext", (1, 0)),
        ("i128", "slt", "0", "zext", (1, 0)),
        ("i256", "ult", "18446744073709551616", "zext", (1, 3)),
        ("i256", "ult", "6277101735386680763835789423207666416102355444464034512896", "zext", (1, 0)),
    ] {
        let found = compared(ty, pred, bound, &extended(ty, how));
        assert_eq!(found, expected, "{ty} {pred} {bound} {how}");
    }
}

#[test]
fn reciprocals_know_the_zeros_above_what_is_divided() {
    let f = |ty: &str, body: &str| rows(90, &format!("{ty} %a"), ty, body, "");
    let third = f("i64", "%s = lshr i64 %a, 8\n %r = udiv i64 %s, 3");
    has(&third, &["mul.hi.u64", "6148914691236517206;"]);
    assert_eq!(count(&third, "shr.u64"), 1, "{third}");
    for (ty, amount) in [("i64", 1), ("i32", 1), ("i32", 16)] {
        let seventh = f(ty, &format!("%s = lshr {ty} %a, {amount}\n %r = udiv {ty} %s, 7"));
        // The multiplier has no bit above the word.
        assert_eq!(
            (count(&seventh, "mul.hi"), count(&seventh, "sub."), count(&seventh, "add.")),
            (1, 0, 0),
            "{seventh}"
        );
    }
    let short = f("i16", "%r = udiv i16 %a, 7");
    assert_eq!((count(&short, "mul.hi.u32"), count(&short, "shr"), count(&short, "sub.")), (1, 0, 0), "{short}");
    let none = f("i32", "%s = lshr i32 %a, 20\n %r = udiv i32 %s, 5000");
    assert!(!none.contains("mul") && !none.contains("div"), "{none}");
    let signed = f("i32", "%s = lshr i32 %a, 4\n %r = srem i32 %s, 12");
    assert_eq!((count(&signed, "mul.hi.u32"), count(&signed, "shr.u32 ")), (1, 1), "{signed}");
}
