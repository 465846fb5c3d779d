; RUN: opt -passes='redundant-dbg-inst-elim'
; Declarations of slots stay, and what is before them is replaced by what is behind.
define i32 @f(i32 %a, i32 %b) !dbg !3 {
  %s = alloca i32, align 4, !dbg !9
  #dbg_value(i32 %a, !7, !DIExpression(), !9)
  #dbg_declare(ptr %s, !8, !DIExpression(), !9)
  #dbg_value(i32 %b, !7, !DIExpression(), !9)
  ret i32 %a, !dbg !9
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
;   %s = alloca i32, align 4, !dbg !6
;     #dbg_declare(ptr %s, !7, !DIExpression(), !6)
;     #dbg_value(i32 %b, !9, !DIExpression(), !6)
;   ret i32 %a, !dbg !6
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
; !6 = !DILocation(line: 3, scope: !3)
; !7 = !DILocalVariable(name: "w", scope: !3, file: !1, line: 2, type: !8)
; !8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !9 = !DILocalVariable(name: "v", scope: !3, file: !1, line: 2, type: !8)
