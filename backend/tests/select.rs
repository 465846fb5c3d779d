//! Small functions and the PTX rows they must (not) become.

use warpc_backend::emit_module;
use warpc_engine::session::{Session, Target};
use warpc_engine::text::{ReadOptions, parse_module};

const LAYOUT: &str = "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n";

fn ptx_for(sm: u16, text: &str) -> Result<String, String> {
    let source = format!("{LAYOUT}{text}");
    let m = parse_module(source.as_bytes(), &ReadOptions::default()).expect("valid IR");
    let session = Session { target: Target { sm, suffix: 0, ptx: 0 }, ..Default::default() };
    match emit_module(&m, &session) {
        Ok(b) => Ok(String::from_utf8(b).expect("text").replace(" \t", " ")),
        Err(e) => Err(e.iter().map(|d| d.message.clone()).collect::<Vec<_>>().join("; ")),
    }
}
fn ptx(text: &str) -> String {
    ptx_for(90, text).expect("compiles")
}
/// The same where neighbouring accesses are put together.
fn ptx_merged(text: &str) -> String {
    let source = format!("{LAYOUT}{text}");
    let m = parse_module(source.as_bytes(), &ReadOptions::default()).expect("valid IR");
    let session = Session { target: Target { sm: 90, suffix: 0, ptx: 0 }, opt_level: 1, ..Default::default() };
    let bytes = emit_module(&m, &session).expect("compiles");
    String::from_utf8(bytes).expect("text").replace(" \t", " ")
}
fn has(text: &str, rows: &[&str]) {
    for r in rows {
        assert!(text.contains(r), "no `{r}` in\n{text}");
    }
}
fn count(text: &str, what: &str) -> usize {
    text.matches(what).count()
}

#[test]
fn addresses_fold_into_loads_and_stores() {
    let t = ptx("define ptx_kernel void @k(ptr addrspace(1) %p, i32 %i) {
        %a = getelementptr {i32, [8 x float]}, ptr addrspace(1) %p, i32 %i, i32 1, i64 3
        %v = load float, ptr addrspace(1) %a, align 4
        %b = getelementptr i8, ptr addrspace(1) %p, i64 -8
        store float %v, ptr addrspace(1) %b, align 4
        ret void
    }");
    has(&t, &["mul.wide.s32 ", "+16];", "+-8],"]);
    assert_eq!(count(&t, "add.s64"), 1, "{t}");
}

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
fn vectors_move_together_where_they_are_aligned() {
    let body = |align: u32| {
        format!(
            "define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {{
               %v = load <4 x float>, ptr addrspace(1) %p, align {align}
               store <4 x float> %v, ptr addrspace(1) %q, align {align}
               ret void
             }}"
        )
    };
    has(&ptx(&body(16)), &["ld.global.v4.b32", "st.global.v4.b32"]);
    assert_eq!(count(&ptx(&body(8)), "ld.global.v2.b32"), 2);
    assert_eq!(count(&ptx(&body(1)), "ld.global.b8"), 16);
}

/// Loads of `a` and `b`, then stores of both one after the other; `between` stands between the loads.
fn two_fields(between: &str, second: u32) -> String {
    format!(
        "define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, ptr addrspace(3) %s) {{
           %x = load i32, ptr addrspace(1) %p, align 8
           {between}
           %p1 = getelementptr i8, ptr addrspace(1) %p, i64 {second}
           %y = load float, ptr addrspace(1) %p1, align 4
           store i32 %x, ptr addrspace(1) %q, align 8
           %q1 = getelementptr i8, ptr addrspace(1) %q, i64 4
           store float %y, ptr addrspace(1) %q1, align 4
           ret void
         }}
         declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)"
    )
}

#[test]
fn neighbouring_accesses_become_one() {
    has(&ptx_merged(&two_fields("", 4)), &["ld.global.v2.b32", "st.global.v2.b32"]);
    // Shared memory is not what is loaded.
    has(&ptx_merged(&two_fields("store i32 1, ptr addrspace(3) %s, align 4", 4)), &["ld.global.v2.b32"]);
}

#[test]
fn accesses_keep_their_order_where_it_shows() {
    let split = |t: &str| assert_eq!(count(t, "ld.global.v2"), 0, "{t}");
    split(&ptx_merged(&two_fields("store i32 1, ptr addrspace(1) %q, align 4", 4)));
    split(&ptx_merged(&two_fields("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)", 4)));
    split(&ptx_merged(&two_fields("", 8)));
    split(&ptx(&two_fields("", 4)));
    // A store that may change what the second load reads does not stop the stores after it.
    let t = ptx_merged(&two_fields("store i32 1, ptr addrspace(1) %q, align 4", 4));
    has(&t, &["st.global.v2.b32"]);
}

#[test]
fn alignment_limits_runs() {
    let t = ptx_merged(&two_fields("", 4).replace("%p, align 8", "%p, align 4"));
    assert!(!t.contains("ld.global.v2") && t.contains("st.global.v2.b32"), "{t}");
}

#[test]
fn addresses_share_their_variable_part() {
    let t = ptx("define void @f(ptr addrspace(1) %p, i32 %i) {
        %i1 = add nsw i32 %i, 1
        %w = sext i32 %i to i64
        %w1 = sext i32 %i1 to i64
        %a = getelementptr float, ptr addrspace(1) %p, i64 %w
        %b = getelementptr float, ptr addrspace(1) %p, i64 %w1
        %x = load float, ptr addrspace(1) %a, align 4
        store float %x, ptr addrspace(1) %b, align 4
        ret void
    }");
    assert_eq!((count(&t, "mul.wide"), count(&t, "add.s")), (1, 1), "{t}");
    has(&t, &["+4], %r"]);
    // Without the promise that the sum does not wrap there are two addresses.
    let t = ptx("define void @f(ptr addrspace(1) %p, i32 %i) {
        %i1 = add i32 %i, 1
        %a = getelementptr float, ptr addrspace(1) %p, i32 %i
        %b = getelementptr float, ptr addrspace(1) %p, i32 %i1
        %x = load float, ptr addrspace(1) %a, align 4
        store float %x, ptr addrspace(1) %b, align 4
        ret void
    }");
    assert_eq!(count(&t, "mul.wide"), 2, "{t}");
}

#[test]
fn byval_parameters_are_indexed_in_place() {
    let t = ptx("define ptx_kernel void @k(ptr byval([8 x i32]) align 4 %s, ptr addrspace(1) %o, i32 %i) {
        %a = getelementptr [8 x i32], ptr %s, i32 0, i32 %i
        %v = load i32, ptr %a, align 4
        store i32 %v, ptr addrspace(1) %o, align 4
        ret void
      }");
    assert!(t.contains("ld.param.b32 %r2, [%rd") && !t.contains("cvta.param"), "{t}");
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
fn comparisons_turn_with_their_branch() {
    let f = |used: &str| {
        ptx(&format!(
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
        ))
    };
    has(&f(""), &["setp.ge.u32 %p1, %r1, 5;", "@%p1 bra"]);
    has(&f("store i1 %c, ptr %p"), &["setp.lt.u32 %p1, %r1, 5;", "@!%p1 bra"]);
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
    has(&f("float", 516), &["and.b32", "setp.eq.b32 %p1, %r2, 2139095040;"]);
    let finite = f("float", 504);
    assert!(finite.contains("setp.le.u32 %p1, %r2, 2139095039;") && !finite.contains("or.pred"), "{finite}");
    has(&f("float", 4), &["setp.eq.b32", "setp.lt.s32", "and.pred"]);
    assert_eq!(count(&f("float", 2), "setp"), 1);
    assert_eq!(count(&f("float", 0), "setp"), 0);
}

#[test]
fn copies_may_be_volatile() {
    let t = ptx("define void @f(ptr addrspace(1) %p, ptr %q) {
        call void @llvm.memcpy.p0.p1.i64(ptr align 8 %q, ptr addrspace(1) align 8 %p, i64 8, i1 true)
        call void @llvm.memset.p0.i64(ptr align 4 %q, i8 1, i64 4, i1 false)
        ret void
      }
      declare void @llvm.memcpy.p0.p1.i64(ptr, ptr addrspace(1), i64, i1 immarg)
      declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)");
    has(&t, &["ld.volatile.global.b64", "st.volatile.b64", "st.b32 [%rd2], 16843009;"]);
}

#[test]
fn assembly_says_what_it_needs() {
    let text = "define void @f() { call void asm sideeffect \"wgmma.fence.sync.aligned;\", \"\"()\n ret void }";
    assert_eq!(ptx_for(90, text).unwrap_err(), "in function `f`: wgmma needs sm_90a, the target is sm_90");
}

#[test]
fn local_names_stay_different() {
    let t = ptx("@a.b = internal addrspace(1) global i32 1, align 4
      @\"a-b\" = internal addrspace(1) global i32 2, align 4
      @a_$_b = internal addrspace(1) global i32 3, align 4
      define void @f(ptr %p) {
        store ptr addrspace(1) @a.b, ptr %p, align 8
        store ptr addrspace(1) @\"a-b\", ptr %p, align 8
        store ptr addrspace(1) @a_$_b, ptr %p, align 8
        ret void
      }");
    has(&t, &[" a_$_b$ = 1", " a_$2Db = 2", " a_$_b = 3"]);
}

#[test]
fn loads_extend_and_stores_truncate_by_themselves() {
    let t = ptx("define void @f(ptr %p, ptr %q) {
        %b = load i8, ptr %p, align 1
        %w = sext i8 %b to i32
        %s = add i32 %w, 7
        %n = trunc i32 %s to i16
        store i16 %n, ptr %q, align 2
        ret void
    }");
    has(&t, &["ld.s8 %r", "st.b16 [%rd2], %r"]);
    assert!(!t.contains("cvt"), "{t}");
}

#[test]
fn loops_need_no_moves() {
    let t = ptx("define i32 @f(i32 %n) {
        entry:
          br label %head
        head:
          %i = phi i32 [ 0, %entry ], [ %next, %head ]
          %s = phi i32 [ 1, %entry ], [ %sum, %head ]
          %sum = add i32 %s, %i
          %next = add i32 %i, 1
          %more = icmp ult i32 %next, %n
          br i1 %more, label %head, label %out
        out:
          ret i32 %sum
    }");
    // The two initial values only.
    assert_eq!(count(&t, "mov.b32"), 2, "{t}");
    has(&t, &["@%p1 bra $L_1;"]);
}

#[test]
fn swapped_phis_keep_both_values() {
    let t = ptx("define i32 @f(i32 %n, i32 %x, i32 %y) {
        entry:
          br label %head
        head:
          %a = phi i32 [ %x, %entry ], [ %b, %head ]
          %b = phi i32 [ %y, %entry ], [ %a, %head ]
          %i = phi i32 [ 0, %entry ], [ %next, %head ]
          %next = add i32 %i, 1
          %more = icmp ult i32 %next, %n
          br i1 %more, label %head, label %out
        out:
          %d = sub i32 %a, %b
          ret i32 %d
    }");
    let body: Vec<&str> = t.split("$L_1:").nth(1).expect("loop").split("bra").next().unwrap_or("").lines().collect();
    // Executes the moves of the loop on names: the two values must have changed places.
    let mut value = std::collections::BTreeMap::new();
    let get = |m: &std::collections::BTreeMap<String, String>, r: &str| m.get(r).cloned().unwrap_or(r.to_string());
    for l in &body {
        if let Some(r) = l.trim().strip_prefix("mov.b32 ") {
            let (d, s) = r.trim_end_matches(';').split_once(", ").expect("two operands");
            let v = get(&value, s);
            value.insert(d.to_string(), v);
        }
    }
    let sub = t.lines().find(|l| l.contains("sub.s32")).expect("difference");
    let ops: Vec<&str> = sub.trim().trim_end_matches(';').split(", ").collect();
    assert_ne!(get(&value, ops[1]), get(&value, ops[2]), "{t}");
}

#[test]
fn byval_parameters_are_read_in_place() {
    let t = ptx("%S = type { i32, [4 x i32] }
      define ptx_kernel void @k(ptr byval(%S) align 4 %s, ptr addrspace(1) %o, i32 %i) {
        %a = getelementptr %S, ptr %s, i32 0, i32 1, i32 2
        %v = load i32, ptr %a, align 4
        store i32 %v, ptr addrspace(1) %o, align 4
        ret void
      }");
    has(&t, &[".param .align 4 .b8 k_param_0[20]", "ld.param.b32 %r1, [k_param_0+12];"]);
    assert!(!t.contains("depot"));
}

#[test]
fn written_byval_parameters_are_copied() {
    let t = ptx("define ptx_kernel void @k(ptr byval([4 x i32]) align 4 %s, ptr addrspace(1) %o) {
        store i32 5, ptr %s, align 4
        %v = load i32, ptr %s, align 4
        store i32 %v, ptr addrspace(1) %o, align 4
        ret void
      }");
    has(&t, &["ld.param", "st.local.b32 [%SPL", "ld.local.b32"]);
}

#[test]
fn dense_switches_become_tables_and_sparse_ones_trees() {
    let cases = |step: u32| -> String {
        let arms: String = (0..6).map(|k| format!("i32 {}, label %c{k} ", k * step)).collect();
        let blocks: String = (0..6).map(|k| format!("c{k}:\n ret i32 {}\n", k * k + 3)).collect();
        format!("define i32 @f(i32 %x) {{\n switch i32 %x, label %d [ {arms} ]\n{blocks}d:\n ret i32 0\n}}")
    };
    has(&ptx(&cases(1)), &["brx.idx", ".branchtargets"]);
    let t = ptx(&cases(1000));
    has(&t, &["setp.ge.u32"]);
    assert!(!t.contains("brx"));
}

#[test]
fn atomics_by_width_scope_and_order() {
    let t = ptx("define void @f(ptr addrspace(1) %p, i32 %v, i8 %b) {
        %1 = atomicrmw add ptr addrspace(1) %p, i32 %v seq_cst
        %2 = atomicrmw max ptr addrspace(1) %p, i32 %v syncscope(\"block\") acq_rel
        %3 = atomicrmw nand ptr addrspace(1) %p, i32 %v monotonic
        %4 = cmpxchg ptr addrspace(1) %p, i32 1, i32 2 seq_cst seq_cst
        %5 = cmpxchg ptr addrspace(1) %p, i8 1, i8 %b monotonic monotonic
        %6 = load atomic i32, ptr addrspace(1) %p syncscope(\"device\") acquire, align 4
        fence syncscope(\"cluster\") seq_cst
        ret void
    }");
    has(
        &t,
        &[
            "atom.global.add.u32",
            "atom.acq_rel.cta.global.max.s32",
            "atom.relaxed.sys.global.cas.b32",
            "fence.sc.sys;",
            "atom.acquire.sys.global.cas.b32",
            "ld.acquire.gpu.global.b32",
            "fence.sc.cluster;",
            "not.b32",
        ],
    );
    let e = ptx_for(80, "define void @f() { fence syncscope(\"cluster\") seq_cst\n ret void }").unwrap_err();
    assert_eq!(e, "in function `f`: clusters needs sm_90, the target is sm_80");
}

#[test]
fn calls_pass_parameters_by_their_form() {
    let t = ptx("declare i8 @g(i16 signext, half, {i32, float}, ptr byval([3 x i32]) align 4)
      define i8 @f(i16 %a, half %h, {i32, float} %s, ptr %p, ptr %fn) {
        %r = call i8 @g(i16 signext %a, half %h, {i32, float} %s, ptr byval([3 x i32]) align 4 %p)
        %t = call i8 %fn(i8 %r)
        ret i8 %t
      }");
    has(
        &t,
        &[
            ".extern .func (.param .b32 func_retval0) g(",
            ".param .b32 param0;",
            "cvt.s32.s16",
            ".param .align 2 .b8 param1[2];",
            ".param .align 4 .b8 param2[8];",
            ".param .align 4 .b8 param3[12];",
            "call.uni (retval0), g, (param0, param1, param2, param3);",
            "prototype_0 : .callprototype (.param .b32 _) _ (.param .b32 _);",
            "(param0), prototype_0;",
        ],
    );
}

#[test]
fn inline_assembly_keeps_its_text() {
    let t = ptx("define i32 @f(i32 %a, float %b) {
        %r = call i32 asm sideeffect \"{ add.s32 $0, $1, $3; mov.b32 x$$y, $2; L${:uid}: }\", \"=r,r,f,n\"(i32 %a, float %b, i32 42)
        ret i32 %r
    }");
    has(&t, &["// begin inline asm", "add.s32 %r", ", 42; mov.b32 x$y, %r"]);
    assert!(!t.contains("${"));
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
fn globals_and_their_initialisers() {
    let t = ptx("@b = addrspace(1) global [2 x ptr] [ptr @f, ptr addrspacecast (ptr addrspace(1) getelementptr (i8, ptr addrspace(1) @a.x, i64 2) to ptr)], align 8
      @a.x = internal addrspace(1) global [3 x i16] [i16 1, i16 -2, i16 0], align 2
      @d = external addrspace(3) global [0 x float], align 16
      @c = addrspace(4) constant float 1.0
      define void @f() { ret void }");
    has(
        &t,
        &[
            ".visible .global .align 8 .u64 b[2] = {f, generic(a_$_x)+2};",
            ".global .align 2 .b8 a_$_x[6] = {1, 0, 254, 255};",
            ".extern .shared .align 16 .b8 d[];",
            ".visible .const .align 4 .f32 c = 0f3F800000;",
        ],
    );
    assert!(t.find("a_$_x[6]") < t.find(" b[2]"));
}

#[test]
fn inlined_code_says_where_it_was_called() {
    let text = "define void @f(ptr %p) !dbg !4 {
        store i32 1, ptr %p, align 4, !dbg !8
        store i32 2, ptr %p, align 4, !dbg !9
        ret void, !dbg !10
      }
      !llvm.dbg.cu = !{!0}
      !llvm.module.flags = !{!2}
      !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: LineTablesOnly)
      !1 = !DIFile(filename: \"a.c\", directory: \"/d\")
      !2 = !{i32 2, !\"Debug Info Version\", i32 3}
      !3 = !DISubroutineType(types: !{})
      !4 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
      !5 = distinct !DISubprogram(name: \"g\", scope: !1, file: !1, line: 9, type: !3, unit: !0, spFlags: DISPFlagDefinition)
      !7 = distinct !DILocation(line: 3, column: 4, scope: !4)
      !8 = !DILocation(line: 10, column: 2, scope: !5, inlinedAt: !7)
      !9 = !DILocation(line: 11, column: 2, scope: !5, inlinedAt: !7)
      !10 = !DILocation(line: 4, column: 1, scope: !4)";
    let m = parse_module(format!("{LAYOUT}{text}").as_bytes(), &ReadOptions::default()).expect("valid IR");
    let session = Session { line_info: true, ..Default::default() };
    let t = String::from_utf8(emit_module(&m, &session).expect("compiles")).expect("text");
    let locs: Vec<&str> = t.lines().filter_map(|l| l.trim().strip_prefix(".loc \t")).collect();
    let file = locs[0].split(' ').next().expect("file");
    assert_eq!(locs.len(), 4, "{t}");
    assert_eq!(locs[0], format!("{file} 3 4"));
    assert!(locs[1].starts_with(&format!("{file} 10 2, function_name $L__info_string")), "{t}");
    assert!(locs[2].ends_with(&format!(", inlined_at {file} 3 4")), "{t}");
    assert_eq!(locs[3], format!("{file} 4 1"));
    has(&t, &[".section\t.debug_str", ":\n.b8 103\n.b8 0\n"]);
}

#[test]
fn launch_bounds() {
    let t = ptx("define ptx_kernel void @k() #0 { ret void }
      attributes #0 = { \"nvvm.maxntid\"=\"256,2\" \"nvvm.minctasm\"=\"2\" \"nvvm.maxnreg\"=\"32\" \"nvvm.cluster_dim\"=\"2,1,1\" }");
    has(&t, &[".maxntid 256, 2\n", ".minnctapersm 2\n", ".maxnreg 32\n", ".reqnctapercluster 2, 1, 1\n"]);
}

#[test]
fn what_ptx_cannot_do_is_an_error() {
    let e = ptx_for(90, "define i256 @f(i256 %a) { %s = add i256 %a, %a\n ret i256 %s }").unwrap_err();
    assert!(e.contains("more than 128 bits"), "{e}");
    let e = ptx_for(75, "define bfloat @f(bfloat %a) { %r = call bfloat @llvm.fma.bf16(bfloat %a, bfloat %a, bfloat %a)\n ret bfloat %r }
      declare bfloat @llvm.fma.bf16(bfloat, bfloat, bfloat)")
    .unwrap_err();
    assert!(e.contains("needs sm_80"), "{e}");
}

#[test]
fn narrow_stores_keep_the_alignment_of_the_store() {
    let body = |align: u32| {
        format!(
            "define void @f(ptr %p, i32 %x) {{
               %t = trunc i32 %x to i16
               store i16 %t, ptr %p, align {align}
               ret void
             }}"
        )
    };
    has(&ptx(&body(2)), &["st.b16 "]);
    let t = ptx(&body(1));
    assert_eq!((count(&t, "st.b8 "), count(&t, "st.b16 ")), (2, 0), "{t}");
}

#[test]
fn upper_limbs_have_the_bytes_of_their_bits() {
    let t = ptx("define void @f(ptr %p, i96 %x) {
        store i96 %x, ptr %p, align 16
        ret void
    }");
    has(&t, &["st.b64 [", "st.b32 ["]);
    assert!(!t.contains("+12]") && !t.contains("and.b64"), "{t}");
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
    has(&t, &["256", ", 127;"]);
}
