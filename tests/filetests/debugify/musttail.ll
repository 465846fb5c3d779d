; RUN: opt -passes=debugify
; A call that must be a tail call has no variable, because nothing stands between it and the return.
define i32 @musttail(i32 %a) {
  %b = add i32 %a, 1
  %r = musttail call i32 @musttail(i32 %b)
  ret i32 %r
}
define i32 @tail(i32 %a) {
  %r = tail call i32 @musttail(i32 %a)
  ret i32 %r
}
; EXPECT
; define i32 @musttail(i32 %a) !dbg !5 {
;   %b = add i32 %a, 1, !dbg !11
;     #dbg_value(i32 %b, !9, !DIExpression(), !11)
;   %r = musttail call i32 @musttail(i32 %b), !dbg !12
;   ret i32 %r, !dbg !13
; }
;
; define i32 @tail(i32 %a) !dbg !14 {
;   %r = tail call i32 @musttail(i32 %a), !dbg !17
;     #dbg_value(i32 %r, !16, !DIExpression(), !17)
;   ret i32 %r, !dbg !18
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.debugify = !{!2, !3}
; !llvm.module.flags = !{!4}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "debugify", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "INPUT", directory: "/")
; !2 = !{i32 5}
; !3 = !{i32 2}
; !4 = !{i32 2, !"Debug Info Version", i32 3}
; !5 = distinct !DISubprogram(name: "musttail", linkageName: "musttail", scope: null, file: !1, line: 1, type: !6, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !8)
; !6 = !DISubroutineType(types: !7)
; !7 = !{}
; !8 = !{!9}
; !9 = !DILocalVariable(name: "1", scope: !5, file: !1, line: 1, type: !10)
; !10 = !DIBasicType(name: "ty32", size: 32, encoding: DW_ATE_unsigned)
; !11 = !DILocation(line: 1, column: 1, scope: !5)
; !12 = !DILocation(line: 2, column: 1, scope: !5)
; !13 = !DILocation(line: 3, column: 1, scope: !5)
; !14 = distinct !DISubprogram(name: "tail", linkageName: "tail", scope: null, file: !1, line: 4, type: !6, scopeLine: 4, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !15)
; !15 = !{!16}
; !16 = !DILocalVariable(name: "2", scope: !14, file: !1, line: 4, type: !10)
; !17 = !DILocation(line: 4, column: 1, scope: !14)
; !18 = !DILocation(line: 5, column: 1, scope: !14)
