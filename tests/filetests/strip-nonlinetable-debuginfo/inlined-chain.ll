; RUN: opt -passes=strip-nonlinetable-debuginfo
; Places in calls that were inlined into each other, whose scopes become one, become one place where lines are the same.
define void @f(ptr %p) !dbg !5 {
  store i1 true, ptr %p, !dbg !8
  store i1 undef, ptr %p, !dbg !9
  ret void, !dbg !15
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "x", emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DINamespace(name: "n", scope: null)
!5 = distinct !DISubprogram(name: "f", scope: !4, file: !1, line: 1, unit: !0)
!6 = distinct !DISubprogram(name: "g", scope: !4, file: !1, line: 1, unit: !0)
!7 = distinct !DISubprogram(name: "h", scope: !4, file: !1, line: 1, unit: !0)
!8 = !DILocation(line: 2, column: 3, scope: !11, inlinedAt: !13)
!9 = !DILocation(line: 2, column: 3, scope: !6, inlinedAt: !13)
!10 = distinct !DILocation(line: 2, column: 3, scope: !14)
!15 = !DILocation(line: 4, column: 3, scope: !14)
!11 = distinct !DILexicalBlock(scope: !6, file: !1, line: 3)
!12 = distinct !DILexicalBlock(scope: !7, file: !1, line: 3)
!13 = !DILocation(line: 5, scope: !12, inlinedAt: !10)
!14 = distinct !DILexicalBlock(scope: !5, file: !1, line: 3)
; EXPECT
; define void @f(ptr %p) !dbg !3 {
;   store i1 true, ptr %p, align 1, !dbg !4
;   store i1 undef, ptr %p, align 1, !dbg !4
;   ret void, !dbg !9
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "x", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly)
; !1 = !DIFile(filename: "a.c", directory: "/d")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DILocation(line: 2, column: 3, scope: !5, inlinedAt: !6)
; !5 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 1, spFlags: DISPFlagDefinition, unit: !0)
; !6 = !DILocation(line: 5, scope: !7, inlinedAt: !8)
; !7 = distinct !DISubprogram(name: "h", scope: !1, file: !1, line: 1, spFlags: DISPFlagDefinition, unit: !0)
; !8 = distinct !DILocation(line: 2, column: 3, scope: !3)
; !9 = !DILocation(line: 4, column: 3, scope: !3)
