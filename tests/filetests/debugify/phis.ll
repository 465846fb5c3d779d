; RUN: opt -passes=debugify
; Variables of phis stand behind the last phi, in their order.
define i32 @phis(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  %k = phi i64 [ 1, %entry ], [ 2, %head ]
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %head, label %exit
exit:
  ret i32 %j
}
; EXPECT
; define i32 @phis(i32 %n) !dbg !5 {
; entry:
;   br label %head, !dbg !16
;
; head:                                             ; preds = %head, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %head ], !dbg !17
;   %k = phi i64 [ 1, %entry ], [ 2, %head ], !dbg !18
;     #dbg_value(i32 %i, !9, !DIExpression(), !17)
;     #dbg_value(i64 %k, !11, !DIExpression(), !18)
;   %j = add i32 %i, 1, !dbg !19
;     #dbg_value(i32 %j, !13, !DIExpression(), !19)
;   %c = icmp slt i32 %j, %n, !dbg !20
;     #dbg_value(i1 %c, !14, !DIExpression(), !20)
;   br i1 %c, label %head, label %exit, !dbg !21
;
; exit:                                             ; preds = %head
;   ret i32 %j, !dbg !22
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.debugify = !{!2, !3}
; !llvm.module.flags = !{!4}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "debugify", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "INPUT", directory: "/")
; !2 = !{i32 7}
; !3 = !{i32 4}
; !4 = !{i32 2, !"Debug Info Version", i32 3}
; !5 = distinct !DISubprogram(name: "phis", linkageName: "phis", scope: null, file: !1, line: 1, type: !6, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !8)
; !6 = !DISubroutineType(types: !7)
; !7 = !{}
; !8 = !{!9, !11, !13, !14}
; !9 = !DILocalVariable(name: "1", scope: !5, file: !1, line: 2, type: !10)
; !10 = !DIBasicType(name: "ty32", size: 32, encoding: DW_ATE_unsigned)
; !11 = !DILocalVariable(name: "2", scope: !5, file: !1, line: 3, type: !12)
; !12 = !DIBasicType(name: "ty64", size: 64, encoding: DW_ATE_unsigned)
; !13 = !DILocalVariable(name: "3", scope: !5, file: !1, line: 4, type: !10)
; !14 = !DILocalVariable(name: "4", scope: !5, file: !1, line: 5, type: !15)
; !15 = !DIBasicType(name: "ty8", size: 8, encoding: DW_ATE_unsigned)
; !16 = !DILocation(line: 1, column: 1, scope: !5)
; !17 = !DILocation(line: 2, column: 1, scope: !5)
; !18 = !DILocation(line: 3, column: 1, scope: !5)
; !19 = !DILocation(line: 4, column: 1, scope: !5)
; !20 = !DILocation(line: 5, column: 1, scope: !5)
; !21 = !DILocation(line: 6, column: 1, scope: !5)
; !22 = !DILocation(line: 7, column: 1, scope: !5)
