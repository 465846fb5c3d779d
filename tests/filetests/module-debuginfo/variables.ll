; RUN: opt -passes='print<module-debuginfo>' -disable-output
; Variables of functions lead to their types, and to those these are made of.
define void @f(i32 %x) !dbg !3 {
  #dbg_value(i32 %x, !7, !DIExpression(), !11)
  ret void, !dbg !11
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
!7 = !DILocalVariable(name: "p", scope: !3, file: !1, line: 8, type: !8)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DICompositeType(tag: DW_TAG_structure_type, name: "S", file: !1, line: 2, size: 32, elements: !10, identifier: "_ZTS1S")
!10 = !{!12}
!11 = !DILocation(line: 9, scope: !3)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !9, file: !1, line: 3, baseType: !6, size: 32)
; EXPECT
; Compile unit: DW_LANG_C99 from /src/k.cu
; Subprogram: f from /src/k.cu:7 ('_Z1fi')
; Type: DW_TAG_subroutine_type
; Type: int DW_ATE_signed
; Type: DW_TAG_pointer_type
; Type: S from /src/k.cu:2 DW_TAG_structure_type (identifier: '_ZTS1S')
; Type: m from /src/k.cu:3 DW_TAG_member
