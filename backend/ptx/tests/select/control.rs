//! Branches, calls, assembly, names, what is said about functions.

use super::{LAYOUT, count, has, ptx, ptx_for, ptx_merged};
use warpc_ir::session::Session;
use warpc_ptx::emit_module;
use warpc_text::{ReadOptions, parse_module};

#[test]
fn assembly_says_what_it_needs() {
    let text = "define void @f() { call void asm sideeffect \"wgmma.fence.sync.aligned;\", \"\"()\n ret void }";
    assert_eq!(
        ptx_for(90, text).unwrap_err(),
        "in function `f`, at `call void asm sideeffect \"wgmma.fence.sync.aligned;\", \"\"()`: wgmma needs sm_90a, the target is sm_90: compile with --arch sm_90a"
    );
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
fn inlined_code_says_where_it_was_called() {
    let text = "define void @f(ptr %p) !dbg !4 {
        store i32 1, ptr %p, align 4, !dbg !8
        store i32 2, ptr %p, align 4, !dbg !9
        ret void, !dbg !10
      }
      !llvm.dbg.cu = !{!0}
      !llvm.module.flags = !{!2}
      !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: DebugDirectivesOnly)
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
    let inlined = "function_name $L__info_string0, inlined_at 1 3 4";
    assert_eq!(locs, ["1 1 0", "1 3 4", &format!("1 10 2, {inlined}"), &format!("1 11 2, {inlined}"), "1 4 1"], "{t}");
    has(&t, &[".section\t.debug_str", ":\n.b8 103\n.b8 0\n"]);
}

/// A function with two stores and a return in files of their own; `kind` is the emission kind of its unit.
fn with_lines(kind: &str) -> String {
    let text = format!("define void @f(ptr %p) !dbg !4 {{
        store i32 1, ptr %p, align 4, !dbg !8
        store i32 2, ptr %p, align 4, !dbg !9
        ret void, !dbg !10
      }}
      define void @quiet(ptr %p) {{
        store i32 1, ptr %p, align 4
        ret void
      }}
      !llvm.dbg.cu = !{{!0}}
      !llvm.module.flags = !{{!2}}
      !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: {kind})
      !1 = !DIFile(filename: \"a.c\", directory: \"/d\")
      !2 = !{{i32 2, !\"Debug Info Version\", i32 3}}
      !3 = !DISubroutineType(types: !{{}})
      !4 = distinct !DISubprogram(name: \"f\", scope: !6, file: !6, line: 1, type: !3, scopeLine: 2, unit: !0, spFlags: DISPFlagDefinition)
      !5 = !DIFile(filename: \"/abs/c.h\", directory: \"/d\")
      !6 = !DIFile(filename: \"b.c\", directory: \"/d\")
      !7 = !DILexicalBlockFile(scope: !4, file: !5, discriminator: 0)
      !8 = !DILocation(line: 10, column: 2, scope: !4)
      !9 = !DILocation(line: 11, column: 2, scope: !7)
      !10 = !DILocation(line: 4, column: 1, scope: !4)");
    let m = parse_module(format!("{LAYOUT}{text}").as_bytes(), &ReadOptions::default()).expect("valid IR");
    let session = Session { line_info: true, ..Default::default() };
    String::from_utf8(emit_module(&m, &session).expect("compiles")).expect("text")
}

#[test]
fn files_are_numbered_in_the_order_of_their_use() {
    let t = with_lines("DebugDirectivesOnly");
    has(&t, &[".file \t1 \"/d/b.c\"\n.file \t2 \"/abs/c.h\"\n"]);
    let locs: Vec<&str> = t.lines().filter_map(|l| l.trim().strip_prefix(".loc \t")).collect();
    assert_eq!(locs, ["1 2 0", "1 10 2", "2 11 2", "1 4 1"], "{t}");
    assert!(!t.contains("a.c"), "no location names the file of the unit:\n{t}");
}

#[test]
fn a_unit_that_wants_no_debug_information_gets_none() {
    let t = with_lines("NoDebug");
    assert!(!t.contains(".loc") && !t.contains(".file"), "{t}");
}

#[test]
fn launch_bounds() {
    let t = ptx("define ptx_kernel void @k() #0 { ret void }
      attributes #0 = { \"nvvm.maxntid\"=\"256,2\" \"nvvm.minctasm\"=\"2\" \"nvvm.maxnreg\"=\"32\" \"nvvm.cluster_dim\"=\"2,1,1\" }");
    has(&t, &[".maxntid 256, 2\n", ".minnctapersm 2\n", ".maxnreg 32\n", ".reqnctapercluster 2, 1, 1\n"]);
}

#[test]
fn what_ptx_cannot_do_is_an_error() {
    let e = ptx_for(90, "define i8200 @f(i8200 %a) { %s = add i8200 %a, %a\n ret i8200 %s }").unwrap_err();
    assert!(e.contains("wider than the 8192 bits"), "{e}");
    let e = ptx_for(75, "define bfloat @f(bfloat %a) { %r = call bfloat @llvm.fma.bf16(bfloat %a, bfloat %a, bfloat %a)\n ret bfloat %r }
      declare bfloat @llvm.fma.bf16(bfloat, bfloat, bfloat)")
    .unwrap_err();
    assert!(e.contains("needs sm_80"), "{e}");
}

#[test]
fn a_constant_of_two_successors_is_one_value() {
    // The sum in the loop and after it start at the same zero and are the same sum: one register, no copy in the loop.
    let t = ptx_merged(
        "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {\nentry:\n  %c = icmp sgt i32 %n, 0\n\
         br i1 %c, label %loop, label %out\n\
         loop:\n  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n  %s = phi float [ 0.0, %entry ], [ %t, %loop ]\n\
         %w = zext nneg i32 %i to i64\n  %g = getelementptr float, ptr addrspace(1) %p, i64 %w\n\
         %x = load float, ptr addrspace(1) %g\n  %t = fadd float %s, %x\n  %j = add nuw nsw i32 %i, 1\n\
         %d = icmp slt i32 %j, %n\n  br i1 %d, label %loop, label %out\n\
         out:\n  %r = phi float [ 0.0, %entry ], [ %t, %loop ]\n\
         store float %r, ptr addrspace(1) %p\n  ret void\n}\n",
    );
    let body = t.split("$L_2:").nth(1).and_then(|l| l.split("bra").next()).expect("loop");
    assert_eq!(count(body, "mov"), 0, "{t}");
    assert_eq!(count(&t, "mov.b32"), 2, "{t}");
    // Two zeros of one successor are two registers in any case.
    let t = ptx_merged(
        "define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {\nentry:\n  br label %loop\n\
         loop:\n  %i = phi i32 [ 0, %entry ], [ %j, %loop ]\n  %s = phi i32 [ 0, %entry ], [ %t, %loop ]\n\
         %t = add i32 %s, %i\n  %j = add i32 %i, 1\n\
         %d = icmp slt i32 %j, %n\n  br i1 %d, label %loop, label %out\n\
         out:\n  store i32 %t, ptr addrspace(1) %p\n  ret void\n}\n",
    );
    assert_eq!(count(&t, ", 0;"), 2, "{t}");
}

#[test]
fn threads_leave_the_last_loop_forwards_where_they_exchange_values() {
    let with = |call: &str, end: &str| {
        ptx_merged(&format!(
            "declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)\n\
             define ptx_kernel void @k(ptr addrspace(1) %p, i32 %a, i32 %n) {{\nentry:\n  br label %loop\n\
             loop:\n  %i = phi i32 [ %a, %entry ], [ %j, %loop ]\n  %x = {call}\n\
             %g = getelementptr i32, ptr addrspace(1) %p, i32 %i\n  store i32 %x, ptr addrspace(1) %g\n\
             %j = add i32 %i, 32\n  %d = icmp slt i32 %j, %n\n  br i1 %d, label %loop, label %out\n\
             out:\n  {end}\n  ret void\n}}\n"
        ))
    };
    let shuffle = "call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %i, i32 1, i32 31)";
    let assembly = "call i32 asm \"shfl.sync.bfly.b32 $0, $1, 1, 31, -1;\", \"=r,r\"(i32 %i) convergent";
    for call in [shuffle, assembly] {
        let t = with(call, "");
        has(&t, &["@!%p1 bra $L_2;\n\tbra.uni $L_1;\n$L_2:\n\tret;"]);
    }
    // Not where nothing is exchanged, nor where the kernel goes on.
    for t in [with("mul i32 %i, %i", ""), with(shuffle, "store i32 0, ptr addrspace(1) %p")] {
        has(&t, &["@%p1 bra $L_1;"]);
        assert_eq!(count(&t, "bra.uni"), 0, "{t}");
    }
}

/// A function that switches on `%x`, of `ty`, to a target for each list of values; `head` computes `%x` from `%a`.
fn switch_to(ty: &str, head: &str, targets: &[&[i64]], default: &str) -> String {
    let cases: String = (0..)
        .zip(targets)
        .flat_map(|(n, values)| values.iter().map(move |value| (n, value)))
        .map(|(n, value)| format!("{ty} {value}, label %c{n} "))
        .collect();
    let blocks: String = (0..targets.len()).map(|n| format!("c{n}:\n ret i32 {}\n", n * n + 3)).collect();
    ptx(&format!(
        "define i32 @f({ty} %a) {{\n{head}\n switch {ty} %x, label %d [ {cases} ]\n{blocks}d:\n {default}\n}}"
    ))
}

#[test]
fn a_target_of_several_values_is_entered_once() {
    let copy = |ty: &str| format!("%x = add {ty} %a, 0");
    let t = switch_to("i32", &copy("i32"), &[&[91, 123], &[93, 125], &[44], &[58]], "ret i32 0");
    assert_eq!(
        (count(&t, "setp.eq.b32"), count(&t, "or.pred"), count(&t, "@%p"), count(&t, "brx")),
        (6, 2, 4, 0),
        "{t}"
    );
    let long = switch_to("i64", &copy("i64"), &[&[91, 123], &[93, 125], &[44], &[58]], "ret i32 0");
    assert_eq!((count(&long, "and.b64"), count(&long, "setp.eq.b64"), count(&long, "@%p")), (2, 4, 4), "{long}");
    let cube = switch_to("i32", &copy("i32"), &[&[4096, 4128, 4608, 4640], &[7]], "ret i32 0");
    has(&cube, &["and.b32", "setp.eq.b32"]);
    assert_eq!((count(&cube, "setp"), count(&cube, "@%p")), (2, 2), "{cube}");
    let word = switch_to("i32", &copy("i32"), &[&[100, 102, 105, 107, 111, 120, 131], &[7]], "ret i32 0");
    assert_eq!((count(&word, "shr.u32"), count(&word, "setp")), (1, 2), "{word}");
}

#[test]
fn switches_check_no_range_that_is_known() {
    let seven: [&[i64]; 7] = [&[0], &[1], &[2], &[3], &[4], &[5], &[6]];
    let masked = switch_to("i32", "%x = and i32 %a, 7", &seven, "ret i32 0");
    assert_eq!((count(&masked, "setp"), count(&masked, "brx.idx")), (0, 1), "{masked}");
    let unreachable = switch_to("i32", "%x = add i32 %a, 0", &seven, "unreachable");
    assert_eq!((count(&unreachable, "setp"), count(&unreachable, "brx.idx")), (0, 1), "{unreachable}");
    let any = switch_to("i32", "%x = add i32 %a, 0", &seven, "ret i32 0");
    assert_eq!((count(&any, "setp"), count(&any, "brx.idx")), (1, 1), "{any}");
    // The last case needs no comparison.
    let few = switch_to("i32", "%x = and i32 %a, 6", &[&[0], &[2], &[4], &[6]], "ret i32 0");
    assert_eq!((count(&few, "setp"), count(&few, "brx.idx")), (0, 1), "{few}");
    let three = switch_to("i32", "%x = and i32 %a, 3", &[&[0, 1], &[2], &[3]], "ret i32 0");
    assert_eq!(count(&three, "setp"), 2, "{three}");
}
