; RUN: opt -passes='redundant-dbg-inst-elim'
; A record that says what the one before it said goes, whatever stands between.
define i32 @f(i32 %a, i32 %b) !dbg !3 {
  #dbg_value(i32 %a, !7, !DIExpression(), !9)
  %c = add i32 %a, %b, !dbg !9
  #dbg_value(i32 %a, !7, !DIExpression(), !9)
  %d = add i32 %c, %b, !dbg !9
  #dbg_value(i32 %b, !7, !DIExpression(), !9)
  ret i32 %d, !dbg !9
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "k.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!4 = !DISubroutineType(types: !5)
!5 = !{null}
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 2, type: !6)
!8 = !DILocalVariable(name: "w", scope: !3, file: !1, line: 2, type: !6)
!9 = !DILocation(line: 3, scope: !3)
; EXPECT
; define i32 @f(i32 %a, i32 %b) !dbg !3 {
;     #dbg_value(i32 %a, !6, !DIExpression(), !8)
;   %c = add i32 %a, %b, !dbg !8
;   %d = add i32 %c, %b, !dbg !8
;     #dbg_value(i32 %b, !6, !DIExpression(), !8)
;   ret i32 %d, !dbg !8
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "k.c", directory: "/")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = distinct !DISubprogram(name: "f", scope: null, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
; !4 = !DISubroutineType(types: !5)
; !5 = !{null}
; !6 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 2, type: !7)
; !7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !8 = !DILocation(line: 3, scope: !3)
