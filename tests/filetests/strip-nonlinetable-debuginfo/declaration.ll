; RUN: opt -passes=strip-nonlinetable-debuginfo
; A function without a name keeps its linkage name; declarations lose their types, and code that nothing reaches its scopes.
declare !dbg !4 i8 @d(i1)
define i257 @f(i257 %a) !dbg !5 {
  ret i257 %a, !dbg !8
dead:
  ret i257 poison, !dbg !9
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "x", emissionKind: FullDebug, sysroot: "/")
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubprogram(name: "d", linkageName: "_d", scope: !1, file: !1, line: 4, type: !6, spFlags: DISPFlagOptimized)
!5 = distinct !DISubprogram(linkageName: "_f", scope: !1, file: !1, line: 1, type: !6, unit: !0, declaration: !4, templateParams: !7)
!6 = !DISubroutineType(types: !7)
!7 = !{}
!8 = !DILocation(line: 2, column: 3, scope: !10)
!9 = !DILocation(line: 3, column: 3, scope: !11)
!10 = !DILexicalBlockFile(scope: !11, file: !1, discriminator: 2)
!11 = distinct !DILexicalBlock(scope: !5, file: !1, line: 3)
; EXPECT
; declare !dbg !3 i8 @d(i1)
;
; define i257 @f(i257 %a) !dbg !6 {
;   ret i257 %a, !dbg !7
;
; dead:                                             ; No predecessors!
;   ret i257 poison, !dbg !8
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "x", isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, sysroot: "/")
; !1 = !DIFile(filename: "a.c", directory: "/d")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = !DISubprogram(name: "d", scope: !1, file: !1, line: 4, type: !4, spFlags: DISPFlagOptimized)
; !4 = !DISubroutineType(types: !5)
; !5 = !{}
; !6 = distinct !DISubprogram(linkageName: "_f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !7 = !DILocation(line: 2, column: 3, scope: !6)
; !8 = !DILocation(line: 3, column: 3, scope: !6)
