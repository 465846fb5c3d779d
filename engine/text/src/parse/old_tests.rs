//! Older forms of the language: what each becomes.

use super::tests::{error, text_of};

/// The body of `@f` after reading `text` with these parameters and declarations.
#[track_caller]
fn body_of(before: &str, params: &str, text: &str) -> String {
    let text = text_of(&format!("{before}\ndefine void @f({params}) {{\n{text}\n  ret void\n}}\n"));
    let start = text.find("@f(").unwrap();
    let open = start + text[start..].find("{\n").unwrap() + 2;
    let end = open + text[open..].find("  ret void").unwrap();
    text[open..end].lines().map(str::trim).collect::<Vec<_>>().join("\n")
}

#[track_caller]
fn becomes(before: &str, params: &str, old: &str, new: &str) {
    assert_eq!(body_of(before, params, old), new);
}

#[test]
fn loads_take_their_type_from_the_pointer() {
    becomes("", "i32* %p", "%v = load i32* %p", "%v = load i32, ptr %p, align 4");
    becomes(
        "",
        "float addrspace(1)* %p",
        "%v = load volatile float addrspace(1)* %p, align 16",
        "%v = load volatile float, ptr addrspace(1) %p, align 16",
    );
    becomes("", "i8** %p", "%v = load i8** %p", "%v = load ptr, ptr %p, align 8");
    becomes(
        "",
        "i32* %p",
        "%v = load atomic i32* %p monotonic, align 4",
        "%v = load atomic i32, ptr %p monotonic, align 4",
    );
    becomes("%t = type i64*", "%t %p", "%v = load %t %p", "%v = load i64, ptr %p, align 4");
    becomes("", "i32* %p", "%v = load i32, i32* %p", "%v = load i32, ptr %p, align 4");
    error("define void @f(ptr %p) {\n  %v = load ptr %p\n  ret void\n}", "expected comma after load's type");
}

#[test]
fn addresses_take_their_type_from_the_pointer() {
    let s = "%s = type { i32, [4 x float] }";
    becomes(
        s,
        "%s* %p",
        "%v = getelementptr inbounds %s* %p, i64 1, i32 1, i64 2",
        "%v = getelementptr inbounds %s, ptr %p, i64 1, i32 1, i64 2",
    );
    becomes(
        "",
        "<2 x i32*> %p",
        "%v = getelementptr <2 x i32*> %p, <2 x i64> <i64 1, i64 2>",
        "%v = getelementptr i32, <2 x ptr> %p, <2 x i64> <i64 1, i64 2>",
    );
    let g = "@g = internal addrspace(3) global [8 x i32] zeroinitializer";
    becomes(
        g,
        "",
        "store i32 1, i32 addrspace(3)* getelementptr inbounds ([8 x i32] addrspace(3)* @g, i64 0, i64 3)",
        "store i32 1, ptr addrspace(3) getelementptr inbounds ([8 x i32], ptr addrspace(3) @g, i64 0, i64 3), align 4",
    );
    error(
        &format!("{s}\ndefine void @f(%s* %p) {{\n  %v = getelementptr %s* %p, i64 0, i32 9\n  ret void\n}}"),
        "invalid getelementptr indices",
    );
}

#[test]
fn a_call_may_name_the_pointer_to_its_function() {
    let declared = "declare i32 @printf(i8*, ...)";
    becomes(
        declared,
        "i8* %p",
        "%r = call i32 (i8*, ...)* @printf(i8* %p, i32 3)",
        "%r = call i32 (ptr, ...) @printf(ptr %p, i32 3)",
    );
    becomes(
        "",
        "i8* %p, i32 (i8*, ...)* %q",
        "%r = call i32 (i8*, ...)* %q(i8* %p, double 1.0)",
        "%r = call i32 (ptr, ...) %q(ptr %p, double 1.000000e+00)",
    );
}

#[test]
fn a_call_may_return_a_pointer_to_a_function() {
    becomes("declare void ()* @get()", "", "%r = call void ()* @get()", "%r = call ptr @get()");
    becomes("", "void ()* ()* %get", "%r = call void ()* %get()", "%r = call ptr %get()");
    becomes(
        "declare i32 (i8*, ...)* @get(i8*)",
        "i8* %p",
        "%r = call i32 (i8*, ...)* @get(i8* %p)",
        "%r = call ptr @get(ptr %p)",
    );
}

#[test]
fn attributes_take_their_type_from_the_pointer() {
    let text = text_of(
        "%s = type { i32, i32* }\ndefine void @f(%s* noalias sret align 8 %r, %s* byval %p) {\n  ret void\n}\n",
    );
    assert!(text.contains("define void @f(ptr noalias sret(%s) align 8 %r, ptr byval(%s) %p)"), "{text}");
    becomes(
        "declare void @g([2 x i32]*)",
        "[2 x i32]* %p",
        "call void @g([2 x i32]* byval align 4 %p)",
        "call void @g(ptr byval([2 x i32]) align 4 %p)",
    );
    error("declare void @g(ptr byval)", "expected '('");
}

#[test]
fn the_same_attribute_text_means_the_type_of_each_parameter() {
    let text = text_of("declare void @a(i32* byval)\ndeclare void @b(i64* byval)\ndeclare void @c(i64* byval(i8))\n");
    for part in ["@a(ptr byval(i32))", "@b(ptr byval(i64))", "@c(ptr byval(i8))"] {
        assert!(text.contains(part), "{part} in {text}");
    }
}

#[test]
fn addresses_of_inline_assembly_say_what_they_point_at() {
    becomes(
        "",
        "i32* %p, float* %q",
        "call void asm \"x $0, $1\", \"=*m,*m,r\"(i32* %p, float* %q, i32* %p)",
        "call void asm \"x $0, $1\", \"=*m,*m,r\"(ptr elementtype(i32) %p, ptr elementtype(float) %q, ptr %p)",
    );
}

#[test]
fn metadata_was_marked_where_it_stands() {
    let text = text_of(
        "define void @k(i32* %p) {\n  ret void\n}\n!nvvm.annotations = !{!0}\n!x = !{!1}\n\
         !0 = metadata !{void (i32*)* @k, metadata !\"kernel\", i32 1}\n!1 = metadata !{metadata !2, null}\n!2 = metadata !{}\n",
    );
    assert!(text.contains("define ptx_kernel void @k(ptr %p)"), "{text}");
    error("!0 = metadata !{}", "unexpected type in metadata definition");
}

#[test]
fn shuffles_and_votes_of_nvvm() {
    let declared = "declare {i32, i1} @llvm.nvvm.shfl.sync.i32(i32, i32, i32, i32, i32)\n\
        declare {i32, i1} @llvm.nvvm.vote.sync(i32, i32, i1)\ndeclare {i32, i1} @llvm.nvvm.match.all.sync.i64(i32, i64)";
    for (mode, name) in [(0, "idx"), (1, "up"), (2, "down"), (3, "bfly")] {
        becomes(
            declared,
            "i32 %v",
            &format!("%r = call {{i32, i1}} @llvm.nvvm.shfl.sync.i32(i32 -1, i32 {mode}, i32 %v, i32 1, i32 31)"),
            &format!("%1 = call {{ i32, i1 }} @llvm.nvvm.shfl.sync.{name}.i32p(i32 -1, i32 %v, i32 1, i32 31)"),
        );
    }
    for (mode, name, ty, field) in
        [(0, "all", "i1", 1), (1, "any", "i1", 1), (2, "uni", "i1", 1), (3, "ballot", "i32", 0)]
    {
        becomes(
            declared,
            "i1 %v",
            &format!("%r = call {{i32, i1}} @llvm.nvvm.vote.sync(i32 -1, i32 {mode}, i1 %v)"),
            &format!(
                "%1 = call {ty} @llvm.nvvm.vote.{name}.sync(i32 -1, i1 %v)\n\
                %2 = insertvalue {{ i32, i1 }} zeroinitializer, {ty} %1, {field}"
            ),
        );
    }
    becomes(
        declared,
        "i64 %v",
        "%r = call {i32, i1} @llvm.nvvm.match.all.sync.i64(i32 -1, i64 %v)",
        "%r = call { i32, i1 } @llvm.nvvm.match.all.sync.i64p(i32 -1, i64 %v)",
    );
}

#[test]
fn older_debug_calls_become_records() {
    let text = "define void @f(ptr %p) {
  call void @llvm.dbg.addr(metadata ptr %p, metadata !1, metadata !DIExpression()), !dbg !2
  call void @llvm.dbg.addr(metadata ptr %p, metadata !1, metadata !3), !dbg !2
  call void @llvm.dbg.value(metadata i32 7, i64 0, metadata !1, metadata !DIExpression()), !dbg !2
  call void @llvm.dbg.value(metadata i32 8, i64 4, metadata !1, metadata !DIExpression()), !dbg !4
  ret void
}
declare void @llvm.dbg.addr(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, i64, metadata, metadata)
!0 = distinct !DISubprogram(name: \"f\")
!1 = !DILocalVariable(name: \"x\", scope: !0)
!2 = !DILocation(line: 2, scope: !0)
!3 = !DIExpression(DW_OP_plus_uconst, 4, DW_OP_LLVM_fragment, 0, 8)
!4 = !DILocation(line: 4, scope: !0)
";
    let printed = text_of(text);
    let records: Vec<&str> = printed.lines().filter(|line| line.contains("#dbg_")).map(str::trim).collect();
    let expected = [
        "#dbg_value(ptr %p, !0, !DIExpression(DW_OP_deref), !2)",
        "#dbg_value(ptr %p, !0, !DIExpression(DW_OP_plus_uconst, 4, DW_OP_deref, DW_OP_LLVM_fragment, 0, 8), !2)",
        "#dbg_value(i32 7, !0, !DIExpression(), !2)",
    ];
    assert_eq!(records, expected, "{printed}");
}
