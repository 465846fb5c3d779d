; RUN: opt -passes=strip-dead-debug-info
; An entry that two units list belongs to the first.
@kept = global i32 1, !dbg !4
!llvm.dbg.cu = !{!1, !2}
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, globals: !6)
!2 = distinct !DICompileUnit(language: DW_LANG_C99, file: !3, globals: !6)
!4 = !DIGlobalVariableExpression(var: !5, expr: !DIExpression())
!5 = distinct !DIGlobalVariable(name: "kept", file: !3, type: !20, isDefinition: true)
!6 = !{!4}
!llvm.module.flags = !{!0}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIFile(filename: "file", directory: "")
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; EXPECT
; @kept = global i32 1, !dbg !0
;
; !llvm.dbg.cu = !{!4}
; !llvm.module.flags = !{!6}
;
; !0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
; !1 = distinct !DIGlobalVariable(name: "kept", scope: null, file: !2, type: !3, isLocal: false, isDefinition: true)
; !2 = !DIFile(filename: "file", directory: "")
; !3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !4 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, isOptimized: false, runtimeVersion: 0, emissionKind: NoDebug, globals: !5)
; !5 = !{!0}
; !6 = !{i32 2, !"Debug Info Version", i32 3}
