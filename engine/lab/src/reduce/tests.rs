use super::*;

fn small(text: &str, test: &dyn Fn(&str) -> bool) -> String {
    let r = run(text, &mut |t| test(t), Some(Duration::from_secs(60)));
    assert!(r.held && !r.late && test(&r.text), "{}", r.text);
    r.text
}

#[test]
fn keeps_what_matters() {
    let text = "
        define i32 @other(i32 %x) {
          ret i32 %x
        }
        define ptx_kernel void @k(ptr %p, i32 %n) {
        entry:
          %a = add i32 %n, 1
          %b = mul i32 %a, 3
          %c = icmp eq i32 %b, 7
          br i1 %c, label %yes, label %no
        yes:
          %d = udiv i32 %b, 5
          store i32 %d, ptr %p
          br label %no
        no:
          %e = xor i32 %b, %a
          store i32 %e, ptr %p
          ret void
        }";
    let s = small(text, &|t| t.contains("udiv"));
    assert!(!s.contains("@other") && !s.contains("mul") && !s.contains("xor") && !s.contains("store"), "{s}");
    assert!(!s.contains("br ") && !s.contains("phi"), "one block: {s}");
}

#[test]
fn globals_metadata_attributes_and_flags_go() {
    let text = "
        source_filename = \"x\"
        @used = internal addrspace(1) global [4 x i32] [i32 1, i32 2, i32 3, i32 4], align 4
        @other = global i32 7
        declare void @ext(ptr) #0
        define internal i32 @f(i32 noundef %x) #1 {
          %a = add nuw nsw i32 %x, 1, !note !3
          ret i32 %a
        }
        define ptx_kernel void @k(ptr noalias noundef %p, i32 %n) #1 !dbg !1 {
          %v = call noundef i32 @f(i32 noundef %n), !dbg !2
          %q = getelementptr inbounds i32, ptr addrspace(1) @used, i32 1
          store volatile i32 %v, ptr addrspace(1) %q, align 4
          call void @ext(ptr %p) #0
          ret void
        }
        attributes #0 = { convergent nounwind }
        attributes #1 = { nounwind \"a\"=\"b\" }
        !llvm.module.flags = !{!4}
        !llvm.dbg.cu = !{!0}
        !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !5, producer: \"p\")
        !1 = distinct !DISubprogram(name: \"k\", unit: !0, spFlags: DISPFlagDefinition)
        !2 = !DILocation(line: 3, scope: !1)
        !3 = !{!\"note\"}
        !4 = !{i32 2, !\"Debug Info Version\", i32 3}
        !5 = !DIFile(filename: \"f\", directory: \"d\")";
    let s = small(text, &|t| t.contains("@used = ") && t.contains("store") && t.contains("= call"));
    for gone in
        ["@other", "@ext", "attributes", "!dbg", "!0", "!note", "nsw", "noundef", "volatile", "noalias", "[i32 1"]
    {
        assert!(!s.contains(gone), "{gone} in {s}");
    }
    assert!(s.contains("declare i32 @f(i32)"), "{s}");
}

#[test]
fn the_result_does_not_depend_on_the_run_and_ends_in_time() {
    let text = crate::generate::text(&crate::generate::Config::of_seed(5));
    let test = |t: &str| t.contains("mul ") && t.contains("phi ");
    assert_eq!(small(&text, &test), small(&text, &test));
    let r = run(&text, &mut |t| test(t), Some(Duration::ZERO));
    assert!(r.held && r.late && r.text.len() <= text.len() + 4096);
    let r = run(&text, &mut |_| false, None);
    assert!(!r.held && r.tests == 1 && r.text == text);
}

#[test]
fn text_that_does_not_read_goes_by_lines() {
    let s =
        small("define void @f() {\n  one\n  %x = addd i32 1, 2\n  ret void\n}\n\n; note\n", &|t| t.contains("addd"));
    assert_eq!(s, "  %x = addd i32 1, 2\n");
}
