//! Small modules linked as text.

use expect_test::expect;
use warpc_ir::Module;
use warpc_ir::link::*;
use warpc_text::{PrintOptions, ReadOptions, parse_module, print_module};

fn read(source: &str) -> Module {
    parse_module(source.as_bytes(), &ReadOptions::default())
        .unwrap_or_else(|e| panic!("{}", e[0].render("test.ll", source.as_bytes())))
}
fn text(module: &Module) -> String {
    String::from_utf8(print_module(module, &PrintOptions::default())).unwrap()
}
fn link(dst: &str, src: &str, options: &LinkOptions) -> Result<(String, LinkReport), LinkError> {
    let (mut dst, src) = (read(dst), read(src));
    let report = link_needed(&mut dst, &src, options)?;
    let out = text(&dst);
    // What was linked reads back, and prints the same.
    assert_eq!(text(&read(&out)), out);
    Ok((out, report))
}

#[test]
fn only_what_is_reached_is_imported() {
    let dst = "
%s = type { i32 }
declare i32 @lib(i32)
declare i32 @missing()
define i32 @main(%s %x) {
  %r = call i32 @lib(i32 1)
  %m = call i32 @missing()
  ret i32 %r
}
";
    let src = r#"
%s = type { i32 }
%t = type { ptr, [2 x %s] }
@table = internal constant [2 x i32] [i32 5, i32 6]
@used_by_table = global ptr @unreached
@.str = private unnamed_addr constant [4 x i8] c"FTZ\00"
declare i32 @__nvvm_reflect(ptr)
define i32 @lib(i32 %x) #0 {
  %t = call i32 @helper(i32 %x), !range !0
  %f = call i32 @__nvvm_reflect(ptr @.str)
  %u = call i32 @llvm.umin.i32(i32 %t, i32 %f)
  ret i32 %u
}
define internal i32 @helper(i32 %x) {
  %l = alloca %t, align 8
  %p = getelementptr [2 x i32], ptr @table, i32 0, i32 %x
  %v = load atomic i32, ptr %p syncscope("device") monotonic, align 4
  ret i32 %v
}
define void @unreached() {
  ret void
}
declare i32 @llvm.umin.i32(i32, i32)
attributes #0 = { nounwind "k"="v" }
!0 = !{i32 0, i32 9}
"#;
    let (out, report) = link(dst, src, &LinkOptions::default()).unwrap();
    assert_eq!((report.functions, report.instructions, report.unresolved), (2, 8, 2));
    expect![[r#"

        %s = type { i32 }
        %t = type { ptr, [2 x %s] }

        @.str = private unnamed_addr constant [4 x i8] c"FTZ\00"
        @table = internal constant [2 x i32] [i32 5, i32 6]

        ; Function Attrs: nounwind
        define i32 @lib(i32 %x) #0 {
          %t = call i32 @helper(i32 %x), !range !0
          %f = call i32 @__nvvm_reflect(ptr @.str)
          %u = call i32 @llvm.umin.i32(i32 %t, i32 %f)
          ret i32 %u
        }

        declare i32 @missing()

        define i32 @main(%s %x) {
          %r = call i32 @lib(i32 1)
          %m = call i32 @missing()
          ret i32 %r
        }

        define internal i32 @helper(i32 %x) {
          %l = alloca %t, align 8
          %p = getelementptr [2 x i32], ptr @table, i32 0, i32 %x
          %v = load atomic i32, ptr %p syncscope("device") monotonic, align 4
          ret i32 %v
        }

        declare i32 @__nvvm_reflect(ptr)

        ; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
        declare i32 @llvm.umin.i32(i32, i32) #1

        attributes #0 = { nounwind "k"="v" }
        attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

        !0 = !{i32 0, i32 9}
    "#]]
    .assert_eq(&out);
    let (out, _) = link(dst, src, &LinkOptions { internalise: true }).unwrap();
    assert!(out.contains("define internal i32 @lib(i32 %x)"));
    assert!(out.contains("declare i32 @missing()") && out.contains("declare i32 @__nvvm_reflect(ptr)"));
}

#[test]
fn names_and_types_that_clash() {
    let dst = "
%s = type { i32 }
%same = type { ptr, i8 }
@helper = global i32 1
define internal i32 @api() {
  ret i32 1
}
declare i32 @lib()
define i32 @main(%s %a, %same %b) {
  %x = call i32 @api()
  %y = call i32 @lib()
  ret i32 %x
}
";
    let src = "
%s = type { i64, %s.1 }
%s.1 = type { ptr }
%same = type { ptr, i8 }
define i32 @lib() {
  %a = alloca %s, align 8
  %b = alloca %same, align 8
  %x = call i32 @helper()
  %y = call i32 @api()
  ret i32 %x
}
define internal i32 @helper() {
  ret i32 2
}
define i32 @api() {
  ret i32 3
}
";
    let (out, _) = link(dst, src, &LinkOptions::default()).unwrap();
    for want in [
        "%s = type { i32 }",
        "%s.0 = type { i64, %s.1 }",
        "@helper = global i32 1",
        "define internal i32 @api.2() {\n  ret i32 1",
        "%x = call i32 @api.2()",
        "%x = call i32 @helper.1()",
        "%y = call i32 @api()",
        "%b = alloca %same, align 8",
    ] {
        assert!(out.contains(want), "{want} in\n{out}");
    }
}

#[test]
fn linkage_rules() {
    let dst = "
@weak = weak global i32 1
@odr = linkonce_odr global i32 1
@strong = global i32 1
@common = common global i32 0
@elsewhere = available_externally global i32 1
declare void @go()
define void @main() {
  call void @go()
  ret void
}
";
    let src = "
@weak = global i32 2
@odr = linkonce_odr global i32 2
@strong = weak global i32 2
@common = global i32 2
@elsewhere = global i32 2
@al = alias i32, ptr @odr2
@odr2 = linkonce_odr hidden global i32 9, comdat
$odr2 = comdat any
@member = global i32 8, comdat($odr2)
@ew = extern_weak global i32
define void @go() {
  store i32 0, ptr @weak
  store i32 0, ptr @odr
  store i32 0, ptr @strong
  store i32 0, ptr @common
  store i32 0, ptr @elsewhere
  store i32 0, ptr @al
  store ptr @ew, ptr null
  ret void
}
";
    let (out, _) = link(dst, src, &LinkOptions::default()).unwrap();
    for want in [
        "@weak = weak global i32 1",
        "@odr = linkonce_odr global i32 1",
        "@strong = global i32 1",
        "@common = common global i32 0",
        "@elsewhere = global i32 2",
        "@odr2 = linkonce_odr hidden global i32 9, comdat",
        "@member = global i32 8, comdat($odr2)",
        "@al = alias i32, ptr @odr2",
        "@ew = extern_weak global i32",
        "$odr2 = comdat any",
    ] {
        assert!(out.contains(want), "{want} in\n{out}");
    }
}

#[test]
fn appending_variables_and_metadata() {
    let dst = r#"
@a = global i32 0
@llvm.used = appending global [1 x ptr] [ptr @a], section "llvm.metadata"
declare void @go()
define void @main() {
  call void @go()
  ret void
}
!llvm.module.flags = !{!0, !1}
!0 = !{i32 7, !"max", i32 2}
!1 = !{i32 1, !"same", i32 4}
"#;
    let src = r#"
@b = global i32 0
@c = global i32 0
@llvm.used = appending global [2 x ptr] [ptr @b, ptr @c], section "llvm.metadata"
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @init, ptr null }]
define internal void @init() {
  ret void
}
define void @go() !dbg !4 {
  store i32 0, ptr @b, align 4, !dbg !6, !note !7
  ret void, !dbg !6
}
!llvm.module.flags = !{!0, !1, !2}
!llvm.dbg.cu = !{!3}
!llvm.ident = !{!8}
!annotations = !{!9, !10}
!0 = !{i32 7, !"max", i32 3}
!1 = !{i32 1, !"same", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !5, emissionKind: FullDebug)
!4 = distinct !DISubprogram(name: "go", scope: !5, file: !5, line: 1, type: !11, spFlags: DISPFlagDefinition, unit: !3)
!5 = !DIFile(filename: "a.c", directory: "/")
!6 = !DILocation(line: 2, scope: !4)
!7 = distinct !{!7, ptr @c, ptr @b}
!8 = !{!"producer"}
!9 = !{ptr @go, !"go"}
!10 = !{ptr @c, !"c"}
!11 = !DISubroutineType(types: !12)
!12 = !{null}
"#;
    let (out, report) = link(dst, src, &LinkOptions::default()).unwrap();
    assert!(report.warnings.is_empty());
    for want in [
        "@llvm.used = appending global [2 x ptr] [ptr @a, ptr @b], section \"llvm.metadata\"",
        "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 1, ptr @init, ptr null }]",
        "define internal void @init()",
        "!{i32 7, !\"max\", i32 3}",
        "!llvm.dbg.cu = !{",
        "!llvm.ident = !{",
        "!{ptr @go, !\"go\"}",
        ", null, ptr @b}",
    ] {
        assert!(out.contains(want), "{want} in\n{out}");
    }
    assert!(!out.contains("@c") && out.matches("!\"same\"").count() == 1, "{out}");
}

#[test]
fn what_cannot_be_linked_is_an_error() {
    for (dst, src) in [
        ("declare void @f()\n", "@f = global i32 0\n"),
        ("@v = external addrspace(3) global i32\n", "@v = global i32 0\n"),
        (
            "declare void @f()\n!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"k\", i32 1}\n",
            "define void @f() {\n  ret void\n}\n!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"k\", i32 2}\n",
        ),
    ] {
        let (mut d, s) = (read(dst), read(src));
        let before = text(&d);
        assert!(link_needed(&mut d, &s, &LinkOptions::default()).is_err());
        assert_eq!(text(&d), before);
    }
}

fn link_all(dst: &str, src: &str) -> Result<(String, LinkReport), LinkError> {
    let (mut dst, src) = (read(dst), read(src));
    let report = link_whole(&mut dst, &src)?;
    let out = text(&dst);
    assert_eq!(text(&read(&out)), out);
    Ok((out, report))
}

#[test]
fn whole_modules_are_linked() {
    let dst = r#"
@table = external global i32
@llvm.used = appending global [1 x ptr] [ptr @main], section "llvm.metadata"
declare i32 @lib()
define internal i32 @helper() {
  ret i32 1
}
define linkonce i32 @over() {
  ret i32 1
}
define weak i32 @kept() {
  ret i32 1
}
define void @main() {
  %h = call i32 @helper()
  %l = call i32 @lib()
  ret void
}
!list = !{!0}
!0 = !{ptr @main}
"#;
    let src = r#"
@table = global i32 7
@inner = internal global i32 3
@llvm.used = appending global [1 x ptr] [ptr @lib], section "llvm.metadata"
@name = alias i32 (), ptr @lib
define available_externally i32 @elsewhere() {
  ret i32 2
}
define i32 @nothing_names_it() {
  %l = call i32 @late()
  %i = load i32, ptr @inner
  ret i32 %l
}
define i32 @lib() {
  %h = call i32 @helper()
  ret i32 %h
}
define internal i32 @helper() {
  ret i32 2
}
define weak i32 @over() {
  ret i32 2
}
define weak i32 @kept() {
  ret i32 2
}
define linkonce_odr i32 @late() {
  ret i32 2
}
define linkonce_odr i32 @never() {
  ret i32 2
}
define internal void @dead() {
  ret void
}
!list = !{!0, !1}
!0 = !{ptr @lib}
!1 = !{!"names nothing"}
"#;
    let (out, report) = link_all(dst, src).unwrap();
    assert_eq!((report.unresolved, report.warnings.len()), (0, 0));
    for line in [
        "@table = global i32 7",
        "@inner = internal global i32 3",
        "@llvm.used = appending global [2 x ptr] [ptr @main, ptr @lib], section \"llvm.metadata\"",
        "@name = alias i32 (), ptr @lib",
        "define i32 @nothing_names_it() {",
        "define linkonce_odr i32 @late() {",
        "  %h = call i32 @helper()",
        "  %h = call i32 @helper.1()",
        "define weak i32 @over() {\n  ret i32 2",
        "define weak i32 @kept() {\n  ret i32 1",
        "!list = !{!0, !1, !2}",
        "!1 = !{ptr @lib}",
        "!2 = !{!\"names nothing\"}",
    ] {
        assert!(out.contains(line), "{line}\n{out}");
    }
    for symbol in ["@never", "@dead", "@elsewhere"] {
        assert!(!out.contains(symbol), "{symbol}\n{out}");
    }
}

#[test]
fn whole_modules_that_define_one_symbol_are_refused() {
    let source = "define i32 @f() {\n  ret i32 1\n}\n";
    assert_eq!(link_all(source, source).unwrap_err(), LinkError::DefinedTwice { name: "f".into() });
    // A local symbol is another one; a declaration on either side is none.
    let (out, _) = link_all("define internal i32 @f() {\n  ret i32 2\n}\n", source).unwrap();
    assert!(out.contains("define internal i32 @f.1()") && out.contains("define i32 @f()"), "{out}");
    let (out, _) =
        link_all(source, "declare i32 @f()\ndefine i32 @g() {\n  %f = call i32 @f()\n  ret i32 %f\n}\n").unwrap();
    assert!(out.contains("define i32 @f()") && out.contains("define i32 @g()"), "{out}");
    // Of a group that both have, that of the first module stays.
    let group = |n: u32| format!("$f = comdat any\ndefine i32 @f() comdat {{\n  ret i32 {n}\n}}\n");
    let (out, _) = link_all(&group(1), &group(2)).unwrap();
    assert!(out.contains("ret i32 1") && !out.contains("ret i32 2"), "{out}");
}

#[test]
fn both_modules_are_asked_for_visibility_and_shared_addresses() {
    let dst = "@v = global i32 1\n@u = unnamed_addr constant i32 1\n@b = unnamed_addr constant i32 2\n\
               declare void @f()\n@names = global ptr @f\n";
    let src = "@v = external hidden global i32\n@u = external constant i32\n@b = external unnamed_addr constant i32\n\
               @more = global [3 x ptr] [ptr @v, ptr @u, ptr @b]\ndefine protected void @f() {\n  ret void\n}\n";
    let (out, _) = link_all(dst, src).unwrap();
    for line in [
        "@v = hidden global i32 1",
        "@u = constant i32 1",
        "@b = unnamed_addr constant i32 2",
        "define protected void @f() {",
    ] {
        assert!(out.contains(line), "{line}\n{out}");
    }
}

#[test]
fn members_of_a_group_that_gives_way_are_dropped_or_declared() {
    let dst = "$c = comdat any\n@c = global i32 1, comdat\n";
    let src = "$c = comdat any\n@c = global i64 2, comdat\n@v = global i32 3, comdat($c)\n\
               define i32 @dropped() comdat($c) {\n  ret i32 2\n}\n\
               define i32 @declared() comdat($c) {\n  ret i32 2\n}\n\
               define linkonce_odr i32 @copied() comdat($c) {\n  ret i32 4\n}\n\
               define i32 @g() {\n  %d = call i32 @declared()\n  %c = call i32 @copied()\n  %v = load i32, ptr @v\n  ret i32 %d\n}\n";
    let (out, _) = link_all(dst, src).unwrap();
    for line in [
        "@c = global i32 1, comdat",
        "@v = external global i32",
        "declare i32 @declared()",
        "define linkonce_odr i32 @copied() comdat($c) {",
    ] {
        assert!(out.contains(line), "{line}\n{out}");
    }
    assert!(!out.contains("dropped"), "{out}");
}

#[test]
fn renamed_symbols_have_names_of_ptx() {
    let module = |n: u32| {
        format!(
            "target triple = \"nvptx64-nvidia-cuda\"\n@s = private constant i32 {n}\n\
             define internal ptr @f() {{\n  ret ptr @s\n}}\ndefine ptr @g{n}() {{\n  %r = call ptr @f()\n  ret ptr %r\n}}\n"
        )
    };
    let (out, _) = link_all(&module(1), &module(2)).unwrap();
    assert!(out.contains("define internal ptr @f1()") && out.contains("@s2 = private constant i32 2"), "{out}");
}

#[test]
fn weaker_definitions_give_way_when_whole_modules_are_linked() {
    let dst =
        "@w = weak global i32 1\n@o = weak_odr global i32 1\n@c = common global i32 0\n@d = common global i64 0\n";
    let src = "@w = global i32 2\n@o = global i32 2\n@c = common global i64 0\n@d = common global i32 0\n";
    let (out, _) = link_all(dst, src).unwrap();
    // Of common variables the larger one stays.
    for line in ["@w = global i32 2", "@o = global i32 2", "@c = common global i64 0", "@d = common global i64 0"] {
        assert!(out.contains(line), "{line}\n{out}");
    }
}

#[test]
fn groups_of_both_modules() {
    let group = |kind: &str, ty: &str, value: u32| {
        format!("$c = comdat {kind}\n@c = global {ty} {value}, comdat\n@with = global i32 {value}, comdat($c)\n")
    };
    let name = || "c".to_string();
    for (dst, src, expected) in [
        (("any", "i32", 1), ("any", "i64", 2), Ok(1)),
        (("any", "i32", 1), ("largest", "i64", 2), Ok(2)),
        (("largest", "i64", 1), ("any", "i32", 2), Ok(1)),
        (("largest", "i32", 1), ("largest", "i64", 2), Ok(2)),
        (("largest", "i32", 1), ("largest", "i32", 2), Ok(1)),
        (("samesize", "i32", 1), ("samesize", "i32", 2), Ok(1)),
        (("samesize", "i32", 1), ("samesize", "i64", 1), Err(LinkError::DifferentGroups { name: name() })),
        (("exactmatch", "i32", 1), ("exactmatch", "i32", 1), Ok(1)),
        (("exactmatch", "i32", 1), ("exactmatch", "i32", 2), Err(LinkError::DifferentGroups { name: name() })),
        (("nodeduplicate", "i32", 1), ("nodeduplicate", "i32", 1), Err(LinkError::DefinedTwice { name: name() })),
        (("any", "i32", 1), ("samesize", "i32", 1), Err(LinkError::DifferentSelectionKinds { name: name() })),
        (("nodeduplicate", "i32", 1), ("any", "i32", 1), Err(LinkError::DifferentSelectionKinds { name: name() })),
    ] {
        let linked = link_all(&group(dst.0, dst.1, dst.2), &group(src.0, src.1, src.2)).map(|(out, _)| out);
        match (linked, expected) {
            (Ok(out), Ok(value)) => {
                assert!(out.contains(&format!("@with = global i32 {value}, comdat($c)")), "{dst:?} {src:?}\n{out}");
                assert_eq!(out.matches("@c = ").count(), 1, "{out}");
            }
            (linked, expected) => assert_eq!(linked.err(), expected.err(), "{dst:?} {src:?}"),
        }
    }
}

#[test]
fn flags_are_merged_by_their_behaviours() {
    let module = |name: &str, flag: &str| {
        let (list, flag) = if flag.is_empty() { ("!0", "{}") } else { ("!0, !1", flag) };
        format!(
            "@{name} = global i32 0\n!llvm.module.flags = !{{{list}}}\n!0 = !{{i32 1, !\"k\", i32 7}}\n!1 = !{flag}\n"
        )
    };
    let number = |behaviour: u32, value: u32| format!("{{i32 {behaviour}, !\"x\", i32 {value}}}");
    let (conflict, required) =
        (LinkError::ConflictingFlags { name: "x".into() }, LinkError::RequiredFlag { name: "k".into() });
    // What llvm-link makes of the same modules.
    for (dst, src, expected) in [
        (number(1, 1), number(1, 1), Ok(number(1, 1))),
        (number(1, 1), number(1, 2), Err(conflict.clone())),
        (number(2, 1), number(2, 2), Ok(number(2, 1))),
        (number(4, 1), number(4, 2), Err(conflict.clone())),
        (number(4, 1), number(4, 1), Ok(number(4, 1))),
        (number(4, 1), number(1, 2), Ok(number(4, 1))),
        (number(1, 1), number(4, 2), Ok(number(4, 2))),
        (number(7, 1), number(7, 2), Ok(number(7, 2))),
        (number(7, 2), number(7, 1), Ok(number(7, 2))),
        (number(8, 1), number(8, 2), Ok(number(8, 1))),
        (number(7, 1), number(2, 2), Ok(number(7, 2))),
        (number(2, 2), number(8, 1), Ok(number(8, 1))),
        (number(8, 1), number(2, 2), Ok(number(8, 1))),
        (number(1, 1), number(7, 1), Err(conflict)),
        (number(8, 3), String::new(), Ok(number(8, 0))),
        (String::new(), number(8, 3), Ok(number(8, 0))),
        (String::new(), number(7, 3), Ok(number(7, 3))),
        (String::new(), "{i32 3, !\"y\", !{!\"k\", i32 7}}".into(), Ok("{!\"k\", i32 7}".into())),
        (String::new(), "{i32 3, !\"y\", !{!\"k\", i32 8}}".into(), Err(required)),
        ("{i32 5, !\"x\", !{i32 1}}".into(), "{i32 5, !\"x\", !{i32 1}}".into(), Ok("{i32 1, i32 1}".into())),
        ("{i32 6, !\"x\", !{i32 1}}".into(), "{i32 6, !\"x\", !{i32 2, i32 1}}".into(), Ok("{i32 1, i32 2}".into())),
    ] {
        let linked = link_all(&module("a", &dst), &module("b", &src));
        match (linked, expected) {
            (Ok((out, report)), Ok(flag)) => {
                assert!(out.contains(&format!("!{flag}")), "{dst} {src}: {flag}\n{out}");
                let warns =
                    dst.contains("i32 2, !") != src.contains("i32 2, !") || dst.contains("i32 2, !") && dst != src;
                let expected = warns.then(|| LinkWarning::DifferentFlags { name: "x".into() });
                assert_eq!(report.warnings, Vec::from_iter(expected), "{dst} {src}");
            }
            (linked, expected) => assert_eq!(linked.err(), expected.err(), "{dst} {src}"),
        }
    }
}
