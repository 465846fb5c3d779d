; RUN: opt -passes=strip-nonlinetable-debuginfo
; Lines and functions stay: variables, types, lexical blocks and the description of a variable go; a loop keeps where it begins.
@g = global i32 0, !dbg !20
define i32 @f(i32 %a) !dbg !4 {
entry:
    #dbg_value(i32 %a, !9, !DIExpression(), !8)
  %x = add i32 %a, 0, !dbg !8
  br label %l
l:
  %y = add i32 %x, 1, !dbg !15
  %c = icmp eq i32 %y, 3, !dbg !10
  br i1 %c, label %l, label %e, !dbg !10, !llvm.loop !16
e:
  ret i32 %x, !dbg !10
}
define i32 @h(i32 %a) !dbg !12 {
  ret i32 %a, !dbg !18
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!llvm.ident = !{!30}
!30 = !{!"x"}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "x", isOptimized: true, emissionKind: FullDebug, retainedTypes: !6, globals: !21)
!1 = !DIFile(filename: "a.c", directory: "/d")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 7, !"Dwarf Version", i32 2}
!4 = distinct !DISubprogram(name: "f", linkageName: "_Zf", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, unit: !0, retainedNodes: !7)
!5 = !DISubroutineType(types: !6)
!6 = !{!11, !11}
!7 = !{!9}
!8 = !DILocation(line: 2, column: 3, scope: !4)
!9 = !DILocalVariable(name: "x", scope: !4, file: !1, line: 2, type: !11)
!10 = !DILocation(line: 3, column: 3, scope: !14)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = distinct !DISubprogram(name: "h", scope: !13, file: !1, line: 1, type: !5, scopeLine: 1, unit: !0, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized)
!13 = !DINamespace(name: "n", scope: null)
!14 = distinct !DILexicalBlock(scope: !4, file: !1, line: 3)
!15 = !DILocation(line: 7, column: 3, scope: !12, inlinedAt: !10)
!16 = distinct !{!16, !17, !19}
!17 = !DILocation(line: 9, column: 3, scope: !14)
!18 = !DILocation(line: 10, column: 3, scope: !12)
!19 = !{!"llvm.loop.mustprogress"}
!20 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!21 = !{!20}
!22 = distinct !DIGlobalVariable(name: "g", file: !1, line: 1, type: !11)
; EXPECT
; @g = global i32 0
;
; define i32 @f(i32 %a) !dbg !5 {
; entry:
;   %x = add i32 %a, 0, !dbg !8
;   br label %l
;
; l:                                                ; preds = %l, %entry
;   %y = add i32 %x, 1, !dbg !9
;   %c = icmp eq i32 %y, 3, !dbg !11
;   br i1 %c, label %l, label %e, !dbg !11, !llvm.loop !12
;
; e:                                                ; preds = %l
;   ret i32 %x, !dbg !11
; }
;
; define i32 @h(i32 %a) !dbg !10 {
;   ret i32 %a, !dbg !15
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2, !3}
; !llvm.ident = !{!4}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, producer: "x", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly)
; !1 = !DIFile(filename: "a.c", directory: "/d")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = !{i32 7, !"Dwarf Version", i32 2}
; !4 = !{!"x"}
; !5 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !6, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0)
; !6 = !DISubroutineType(types: !7)
; !7 = !{}
; !8 = !DILocation(line: 2, column: 3, scope: !5)
; !9 = !DILocation(line: 7, column: 3, scope: !10, inlinedAt: !11)
; !10 = distinct !DISubprogram(name: "h", scope: !1, file: !1, line: 1, type: !6, scopeLine: 1, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
; !11 = !DILocation(line: 3, column: 3, scope: !5)
; !12 = distinct !{!12, !13, !14}
; !13 = !DILocation(line: 9, column: 3, scope: !5)
; !14 = !{!"llvm.loop.mustprogress"}
; !15 = !DILocation(line: 10, column: 3, scope: !10)
