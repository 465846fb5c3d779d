; RUN: opt -passes=strip-dead-debug-info
; Units without functions and variables go; what was inlined keeps its unit.
define void @f() !dbg !10 {
  ret void, !dbg !11
}
!llvm.dbg.cu = !{!1, !2, !4}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3)
!4 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, producer: "unused")
!10 = distinct !DISubprogram(name: "f", scope: !3, file: !3, unit: !1)
!11 = !DILocation(line: 3, scope: !12, inlinedAt: !13)
!12 = distinct !DISubprogram(name: "g", scope: !3, file: !3, unit: !2)
!13 = distinct !DILocation(line: 4, scope: !10)
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIFile(filename: "file", directory: "")
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; EXPECT
; define void @f() !dbg !4 {
;   ret void, !dbg !5
; }
;
; !llvm.dbg.cu = !{!0, !2}
; !llvm.module.flags = !{!3}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
; !1 = !DIFile(filename: "file", directory: "")
; !2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug)
; !3 = !{i32 2, !"Debug Info Version", i32 3}
; !4 = distinct !DISubprogram(name: "f", scope: !1, file: !1, spFlags: DISPFlagDefinition, unit: !0)
; !5 = !DILocation(line: 3, scope: !6, inlinedAt: !7)
; !6 = distinct !DISubprogram(name: "g", scope: !1, file: !1, spFlags: DISPFlagDefinition, unit: !2)
; !7 = distinct !DILocation(line: 4, scope: !4)
