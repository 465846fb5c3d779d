; RUN: opt -passes='print<module-debuginfo>' -disable-output
; A function that stands in another one is found by the locations of its code.
define void @f(i32 %x) !dbg !3 {
  ret void, !dbg !8
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", linkageName: "_Z1fi", scope: !1, file: !1, line: 7, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = distinct !DISubprogram(name: "callee", scope: !1, file: !1, line: 2, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!8 = !DILocation(line: 3, scope: !10, inlinedAt: !9)
!9 = distinct !DILocation(line: 8, scope: !3)
!10 = distinct !DILexicalBlock(scope: !7, file: !1, line: 3)
; EXPECT
; Compile unit: DW_LANG_C99 from /src/k.cu
; Subprogram: f from /src/k.cu:7 ('_Z1fi')
; Subprogram: callee from /src/k.cu:2
; Type: DW_TAG_subroutine_type
; Type: int DW_ATE_signed
