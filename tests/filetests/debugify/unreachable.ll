; RUN: opt -passes=debugify
; Blocks that control never reaches have lines and variables as well.
define i32 @unreachable(i32 %a) {
  ret i32 %a
dead:
  %b = add i32 %a, 1
  br label %dead
}
; EXPECT
; define i32 @unreachable(i32 %a) !dbg !5 {
;   ret i32 %a, !dbg !11
;
; dead:                                             ; preds = %dead
;   %b = add i32 %a, 1, !dbg !12
;     #dbg_value(i32 %b, !9, !DIExpression(), !12)
;   br label %dead, !dbg !13
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.debugify = !{!2, !3}
; !llvm.module.flags = !{!4}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "debugify", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "INPUT", directory: "/")
; !2 = !{i32 3}
; !3 = !{i32 1}
; !4 = !{i32 2, !"Debug Info Version", i32 3}
; !5 = distinct !DISubprogram(name: "unreachable", linkageName: "unreachable", scope: null, file: !1, line: 1, type: !6, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !8)
; !6 = !DISubroutineType(types: !7)
; !7 = !{}
; !8 = !{!9}
; !9 = !DILocalVariable(name: "1", scope: !5, file: !1, line: 2, type: !10)
; !10 = !DIBasicType(name: "ty32", size: 32, encoding: DW_ATE_unsigned)
; !11 = !DILocation(line: 1, column: 1, scope: !5)
; !12 = !DILocation(line: 2, column: 1, scope: !5)
; !13 = !DILocation(line: 3, column: 1, scope: !5)
