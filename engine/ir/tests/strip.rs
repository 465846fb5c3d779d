//! Debug information is stripped; programs as text.

use warpc_ir::strip::*;
use warpc_text::{ReadOptions, parse_module};

#[test]
fn nothing_is_left() {
    let text = "define void @f(i32 %x) !dbg !4 {\n  #dbg_value(i32 %x, !8, !DIExpression(), !6)\n  br label %l, !dbg !6\n\
        l:\n  br label %l, !dbg !6, !llvm.loop !7\n}\n!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!3}\n\
        !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1)\n!1 = !DIFile(filename: \"t.c\", directory: \"/\")\n\
        !3 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
        !4 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, type: !5, spFlags: DISPFlagDefinition, unit: !0)\n\
        !5 = !DISubroutineType(types: !{})\n!6 = !DILocation(line: 2, scope: !4)\n!7 = distinct !{!7, !6, !9}\n\
        !8 = !DILocalVariable(name: \"x\", scope: !4)\n!9 = !{!\"llvm.loop.mustprogress\"}\n";
    let mut m = parse_module(text.as_bytes(), &ReadOptions::default()).expect("reads");
    assert_eq!(debug_version(&m), 3);
    assert!(strip_debug(&mut m));
    let out = warpc_text::print::print_module(&m, &Default::default());
    let out = String::from_utf8_lossy(&out).into_owned();
    for word in ["dbg", "DILocation", "DISubprogram"] {
        assert!(!out.contains(word), "{word} in {out}");
    }
    assert!(out.contains("llvm.loop.mustprogress"), "{out}");
    assert!(!strip_debug(&mut m));
}
