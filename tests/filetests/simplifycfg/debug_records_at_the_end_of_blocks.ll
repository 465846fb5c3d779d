; RUN: opt -passes='simplifycfg'
; Records before a branch that is replaced, merged away or folded stay at their place, before what ends the block then.
define i32 @folded(i32 %x) !dbg !4 {
entry:
  %a = add i32 %x, 1
    #dbg_value(i32 %a, !8, !DIExpression(), !10)
  br i1 true, label %then, label %else
then:
    #dbg_value(i32 7, !8, !DIExpression(), !10)
  br label %end
else:
    #dbg_value(i32 9, !8, !DIExpression(), !10)
  br label %end
end:
  %r = phi i32 [ %a, %then ], [ 2, %else ]
    #dbg_value(i32 %r, !8, !DIExpression(), !10)
  ret i32 %r, !dbg !10
}
define i32 @chosen(i1 %c, i32 %x) !dbg !11 {
entry:
    #dbg_value(i32 %x, !12, !DIExpression(), !13)
  br i1 %c, label %then, label %end
then:
  %t = add i32 %x, 1
    #dbg_value(i32 %t, !12, !DIExpression(), !13)
  br label %end
end:
  %r = phi i32 [ %t, %then ], [ 2, %entry ]
  ret i32 %r, !dbg !13
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 2, !"Dwarf Version", i32 4}
!4 = distinct !DISubprogram(name: "folded", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !6)
!5 = !DISubroutineType(types: !6)
!6 = !{}
!8 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !9)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DILocation(line: 2, column: 1, scope: !4)
!11 = distinct !DISubprogram(name: "chosen", scope: !1, file: !1, line: 5, type: !5, scopeLine: 5, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !6)
!12 = !DILocalVariable(name: "w", scope: !11, file: !1, line: 6, type: !9)
!13 = !DILocation(line: 6, column: 1, scope: !11)
; EXPECT
; define i32 @folded(i32 %x) !dbg !4 {
; entry:
;   %a = add i32 %x, 1
;     #dbg_value(i32 %a, !7, !DIExpression(), !9)
;     #dbg_value(i32 7, !7, !DIExpression(), !9)
;     #dbg_value(i32 %a, !7, !DIExpression(), !9)
;   ret i32 %a, !dbg !9
; }
;
; define i32 @chosen(i1 %c, i32 %x) !dbg !10 {
; entry:
;   %t = add i32 %x, 1
;   %spec.select = select i1 %c, i32 %t, i32 2
;     #dbg_value(i32 %x, !11, !DIExpression(), !12)
;   ret i32 %spec.select, !dbg !12
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.module.flags = !{!2, !3}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "a.c", directory: "/")
; !2 = !{i32 2, !"Debug Info Version", i32 3}
; !3 = !{i32 2, !"Dwarf Version", i32 4}
; !4 = distinct !DISubprogram(name: "folded", scope: !1, file: !1, line: 1, type: !5, scopeLine: 1, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !6)
; !5 = !DISubroutineType(types: !6)
; !6 = !{}
; !7 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !8)
; !8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
; !9 = !DILocation(line: 2, column: 1, scope: !4)
; !10 = distinct !DISubprogram(name: "chosen", scope: !1, file: !1, line: 5, type: !5, scopeLine: 5, spFlags: DISPFlagDefinition, unit: !0, retainedNodes: !6)
; !11 = !DILocalVariable(name: "w", scope: !10, file: !1, line: 6, type: !8)
; !12 = !DILocation(line: 6, column: 1, scope: !10)
