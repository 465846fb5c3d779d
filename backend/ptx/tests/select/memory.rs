//! Loads, stores, addresses, parameters, atomics, globals.

use super::{count, has, ptx, ptx_for, ptx_merged};

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

#[test]
fn wide_integers_move_two_limbs_at_a_time_and_some_from_the_high_end() {
    let sum = |bits: u32| {
        ptx(&format!(
            "define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {{
               %a = load i{bits}, ptr addrspace(1) %p, align 16
               %b = load i{bits}, ptr addrspace(1) %q, align 16
               %r = add i{bits} %a, %b
               store i{bits} %r, ptr addrspace(1) %q, align 16
               ret void
             }}"
        ))
    };
    let stores = |text: &str| {
        let address =
            |line: &str| line[line.find('[').expect("an address")..=line.find(']').expect("its end")].to_string();
        text.lines().filter(|line| line.contains("st.global.v2.b64")).map(address).collect::<Vec<_>>()
    };
    // The highest limb has bits of padding: zeros in memory, but nothing in the way of one access for both limbs.
    let padded = sum(255);
    assert_eq!((count(&padded, "ld.global.v2.b64"), count(&padded, "st.global.v2.b64")), (4, 2), "{padded}");
    has(&padded, &["and.b64 "]);
    assert_eq!(count(&sum(121), "st.global.v2.b64"), 1);
    // A limb that lies in seven bytes has none to spare.
    assert_eq!(count(&sum(120), "st.global.v2.b64"), 0);
    let ends = |bits: u32| {
        let list = stores(&sum(bits));
        (list[0].contains("+48"), list.last().expect("a store").contains("+48"))
    };
    assert_eq!(ends(512), (true, false));
    let upwards = stores(&sum(1024));
    assert!(!upwards[0].contains('+') && upwards[7].contains("+112"), "{upwards:?}");
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
    assert_eq!(
        e,
        "in function `f`, at `fence syncscope(\"cluster\") seq_cst`: clusters needs sm_90, the target is sm_80: compile with --arch sm_90"
    );
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
fn slots_that_are_never_live_together_share_bytes() {
    let f = |second: &str| {
        ptx_merged(&format!(
            "declare void @llvm.lifetime.start.p0(ptr)
             declare void @llvm.lifetime.end.p0(ptr)
             declare void @g(ptr)
             define void @f() {{
               %a = alloca [16 x i8], align 4
               %b = alloca [8 x i8], align 4
               %c = alloca [4 x i8], align 4
               call void @llvm.lifetime.start.p0(ptr %a)
               call void @g(ptr %a)
               {second}
               call void @llvm.lifetime.start.p0(ptr %b)
               call void @g(ptr %b)
               call void @g(ptr %c)
               call void @llvm.lifetime.end.p0(ptr %b)
               ret void
             }}"
        ))
    };
    // The unmarked one lives always.
    has(&f("call void @llvm.lifetime.end.p0(ptr %a)"), &["__local_depot[20]"]);
    has(&f(""), &["__local_depot[28]"]);
}

#[test]
fn moves_within_an_object_go_one_way() {
    let moved = |to: i64, from: i64| {
        ptx(&format!(
            "declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)\n\
             define ptx_kernel void @k(ptr addrspace(1) %p, i64 %n) {{\n\
             %t = getelementptr i8, ptr addrspace(1) %p, i64 {to}\n  %f = getelementptr i8, ptr addrspace(1) %p, i64 {from}\n\
             call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) %t, ptr addrspace(1) %f, i64 %n, i1 false)\n  ret void\n}}\n"
        ))
    };
    let (up, down) = (moved(4, 0), moved(0, 4));
    for t in [&up, &down] {
        assert_eq!((count(t, "ld.global"), count(t, "setp.gt")), (1, 0), "{t}");
    }
    has(&up, &[", -1;", "+4], %rs1;"]);
    has(&down, &[", 1;", "+4];"]);
}

#[test]
fn aligned_moves_go_by_16_bytes() {
    let moved = |length: &str, align: u32| {
        ptx(&format!(
            "declare void @llvm.memmove.p1.p1.i64(ptr addrspace(1), ptr addrspace(1), i64, i1)\n\
             define ptx_kernel void @k(ptr addrspace(1) %p, ptr addrspace(1) %q, i64 %n) {{\n\
             call void @llvm.memmove.p1.p1.i64(ptr addrspace(1) align {align} %p, ptr addrspace(1) align {align} %q, {length}, i1 false)\n  \
             ret void\n}}\n"
        ))
    };
    // A loop for each way; of a length that is not known with one for the rest.
    let text = moved("i64 4096", 16);
    assert_eq!((count(&text, "ld.global.v2.b64"), count(&text, "ld.global.b8")), (2, 0), "{text}");
    let text = moved("i64 %n", 16);
    assert_eq!((count(&text, "ld.global.v2.b64"), count(&text, "ld.global.b8")), (2, 2), "{text}");
    let text = moved("i64 %n", 1);
    assert_eq!(count(&text, "ld.global.b8"), 2, "{text}");
}

/// Whatever a scalable vector is used for, the function is refused: its size is a number of no GPU.
#[test]
fn scalable_vectors_are_refused() {
    let uses = [
        "%g = getelementptr <vscale x 4 x i32>, ptr %p, i32 %n\n  store i32 1, ptr %g",
        "%g = getelementptr [2 x <vscale x 4 x i32>], ptr %p, i32 1\n  store i32 1, ptr %g",
        "%a = alloca <vscale x 4 x i32>\n  store ptr %a, ptr %p",
        "store <vscale x 4 x i32> zeroinitializer, ptr %p",
        "%v = load <vscale x 2 x float>, ptr %p\n  store <vscale x 2 x float> %v, ptr %p",
    ];
    for body in uses {
        let e = ptx_for(90, &format!("define ptx_kernel void @k(ptr %p, i32 %n) {{\n  {body}\n  ret void\n}}\n"));
        let e = e.expect_err(body);
        assert!(e.contains("in function `k`") && e.contains("scalable vectors are not supported"), "{body}: {e}");
    }
}

#[test]
fn vectors_of_bytes_are_computed_by_words() {
    let body = |lanes: u32, row: &str| {
        ptx(&format!(
            "define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i8 %x) {{
               %v = load <{lanes} x i8>, ptr addrspace(1) %p, align 4
               %u = load <{lanes} x i8>, ptr addrspace(1) %q, align 4
               {row}
               store <{lanes} x i8> %r, ptr addrspace(1) %q, align 4
               ret void
             }}"
        ))
    };
    let four = body(4, "%r = xor <4 x i8> %v, %u");
    assert_eq!((count(&four, "xor.b32"), count(&four, "ld.global.b32"), count(&four, "cvt")), (1, 2, 0), "{four}");
    let eight = body(8, "%m = and <8 x i8> %v, splat (i8 15)\n %r = or <8 x i8> %m, %u");
    assert_eq!((count(&eight, "and.b32"), count(&eight, "or.b32")), (2, 2), "{eight}");
    let turned = body(4, "%r = shufflevector <4 x i8> %v, <4 x i8> %u, <4 x i32> <i32 2, i32 5, i32 0, i32 3>");
    has(&turned, &["prmt.b32 %r3, %r1, %r2, 12370;"]);
    let inserted = body(4, "%r = insertelement <4 x i8> %v, i8 %x, i32 2");
    assert_eq!((count(&inserted, "prmt.b32"), count(&inserted, "cvt.u32.u16")), (1, 1), "{inserted}");
    // Elements that come from elsewhere are packed by the store.
    let sums = body(4, "%r = add <4 x i8> %v, %u");
    has(&sums, &["ld.global.v4.b8", "st.global.v4.b8"]);
    // Bytes of words are extended by one row each.
    let t = ptx("define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q) {
               %v = load <8 x i8>, ptr addrspace(1) %p, align 8
               %r = sext <8 x i8> %v to <8 x i32>
               store <8 x i32> %r, ptr addrspace(1) %q, align 16
               ret void
             }");
    assert_eq!((count(&t, "prmt.b32"), count(&t, "shr"), count(&t, "cvt")), (8, 0, 0), "{t}");
}
