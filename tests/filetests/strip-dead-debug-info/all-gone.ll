; RUN: opt -passes=strip-dead-debug-info
; A unit all of whose variables are gone, and without functions, goes.
@other = global i32 1
!llvm.dbg.cu = !{!1}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, globals: !2)
!2 = !{!6}
!6 = !DIGlobalVariableExpression(var: !7, expr: !DIExpression())
!7 = distinct !DIGlobalVariable(name: "gone", file: !3, type: !20, isDefinition: true)
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIFile(filename: "file", directory: "")
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; EXPECT
; @other = global i32 1
;
; !llvm.dbg.cu = !{}
; !llvm.module.flags = !{!0}
;
; !0 = !{i32 2, !"Debug Info Version", i32 3}
