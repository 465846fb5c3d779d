; RUN: opt -passes=strip-nonlinetable-debuginfo
; A unit whose information is in another file goes.
define void @f() !dbg !5 {
  ret void, !dbg !8
}
!llvm.dbg.cu = !{!0, !3}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "x", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "y", splitDebugFilename: "y.dwo", emissionKind: FullDebug, dwoId: 7)
!5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, unit: !0)
!8 = !DILocation(line: 2, column: 3, scope: !5)
; EXPECT
; define void @f() !dbg !3 {
;   ret void, !dbg !4
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "x", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly)
; !1 = !DIFile(filename: "a.c", directory: "/d")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DILocation(line: 2, column: 3, scope: !3)
