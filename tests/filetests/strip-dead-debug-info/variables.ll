; RUN: opt -passes=strip-dead-debug-info
; Entries of variables that are gone go; constants stay.
@kept = global i32 1, !dbg !4
!llvm.dbg.cu = !{!1}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, globals: !2)
!2 = !{!4, !6, !8}
!4 = !DIGlobalVariableExpression(var: !5, expr: !DIExpression())
!5 = distinct !DIGlobalVariable(name: "kept", file: !3, type: !20, isDefinition: true)
!6 = !DIGlobalVariableExpression(var: !7, expr: !DIExpression())
!7 = distinct !DIGlobalVariable(name: "gone", file: !3, type: !20, isDefinition: true)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression(DW_OP_constu, 3, DW_OP_stack_value))
!9 = distinct !DIGlobalVariable(name: "number", file: !3, type: !20, isDefinition: true)
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIFile(filename: "file", directory: "")
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; EXPECT
; @kept = global i32 1, !dbg !0
;
; !llvm.dbg.cu = !{!4}
; !llvm.module.flags = !{!8}
;
; !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
; !1 = distinct !DIGlobalVariable(name: "kept", scope: null, file: !2, type: !3, isLocal: false, isDefinition: true)
; !2 = !DIFile(filename: "file", directory: "")
; !3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !4 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug, globals: !5)
; !5 = !{!0, !6}
; !6 = !DIGlobalVariableExpression(var: !7, expr: !DIExpression(DW_OP_constu, 3, DW_OP_stack_value))
; !7 = distinct !DIGlobalVariable(name: "number", scope: null, file: !2, type: !3, isLocal: false, isDefinition: true)
; !8 = !{i32 2, !"Debug Info Version", i32 3}
