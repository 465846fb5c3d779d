; RUN: opt -passes='print<module-debuginfo>' -disable-output
; A unit, a function with its name for linkers, and the types of its arguments.
define void @f(i32 %x) !dbg !3 {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", linkageName: "_Z1fi", scope: !1, file: !1, line: 7, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null, !6}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; EXPECT
; Compile unit: DW_LANG_C_plus_plus_14 from /src/k.cu
; Subprogram: f from /src/k.cu:7 ('_Z1fi')
; Type: DW_TAG_subroutine_type
; Type: int DW_ATE_signed
