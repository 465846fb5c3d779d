; RUN: opt -passes='print<module-debuginfo>' -disable-output
; Global variables of a unit, enumerations and types that it keeps.
@g = global i32 0, !dbg !3
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, emissionKind: FullDebug, globals: !4, enums: !7, retainedTypes: !10)
!1 = !DIFile(filename: "k.cu", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIGlobalVariableExpression(var: !5, expr: !DIExpression())
!4 = !{!3}
!5 = distinct !DIGlobalVariable(name: "g", scope: !0, file: !1, line: 5, type: !6, isLocal: false, isDefinition: true)
!6 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!7 = !{!8}
!8 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !1, line: 1, baseType: !9, size: 32, elements: !11)
!9 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!10 = !{!12}
!11 = !{}
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "real", file: !1, line: 2, baseType: !6)
; EXPECT
; Compile unit: DW_LANG_OpenCL from /src/k.cu
; Global variable: g from /src/k.cu:5
; Type: float DW_ATE_float
; Type: E from /src/k.cu:1 DW_TAG_enumeration_type
; Type: unsigned int DW_ATE_unsigned
; Type: real from /src/k.cu:2 DW_TAG_typedef
