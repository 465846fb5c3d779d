; RUN: opt -passes='reassociate'
; A variable whose value is another one after the rewrite has none; that of the root keeps its own.
define i32 @debug(i32 %a, i32 %b) !dbg !4 {
  %x = add i32 %a, 5, !dbg !7
    #dbg_value(i32 %x, !8, !DIExpression(), !7)
  %y = add i32 %x, %b, !dbg !7
  %z = add i32 %y, 7, !dbg !7
    #dbg_value(i32 %z, !8, !DIExpression(), !7)
  ret i32 %z, !dbg !7
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "debug", scope: !1, file: !1, line: 1, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 2, scope: !4)
!8 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; EXPECT
; define i32 @debug(i32 %a, i32 %b) !dbg !3 {
;     #dbg_value(i32 %a, !6, !DIExpression(DW_OP_plus_uconst, 5, DW_OP_stack_value), !8)
;   %y = add i32 %a, 12, !dbg !8
;   %z = add i32 %y, %b, !dbg !8
;     #dbg_value(i32 %z, !6, !DIExpression(), !8)
;   ret i32 %z, !dbg !8
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a.c", directory: "/")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "debug", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{null}
; !6 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 2, type: !7)
; !7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !8 = !DILocation(line: 2, scope: !3)
