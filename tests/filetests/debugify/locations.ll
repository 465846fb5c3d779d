; RUN: opt -passes=debugify -debugify-level=locations
; Lines alone, no variables.
define i32 @loop(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %head, label %exit
exit:
  ret i32 %j
}
; EXPECT
; define i32 @loop(i32 %n) !dbg !5 {
; entry:
;   br label %head, !dbg !8
;
; head:                                             ; preds = %head, %entry
;   %i = phi i32 [ 0, %entry ], [ %j, %head ], !dbg !9
;   %j = add i32 %i, 1, !dbg !10
;   %c = icmp slt i32 %j, %n, !dbg !11
;   br i1 %c, label %head, label %exit, !dbg !12
;
; exit:                                             ; preds = %head
;   ret i32 %j, !dbg !13
; }
;
; !llvm.dbg.cu = !{!0}
; !llvm.debugify = !{!2, !3}
; !llvm.module.flags = !{!4}
;
; !0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, producer: "debugify", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; !1 = !DIFile(filename: "INPUT", directory: "/")
; !2 = !{i32 6}
; !3 = !{i32 0}
; !4 = !{i32 2, !"Debug Info Version", i32 3}
; !5 = distinct !DISubprogram(name: "loop", linkageName: "loop", scope: null, file: !1, line: 1, type: !6, scopeLine: 1, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
; !6 = !DISubroutineType(types: !7)
; !7 = !{}
; !8 = !DILocation(line: 1, column: 1, scope: !5)
; !9 = !DILocation(line: 2, column: 1, scope: !5)
; !10 = !DILocation(line: 3, column: 1, scope: !5)
; !11 = !DILocation(line: 4, column: 1, scope: !5)
; !12 = !DILocation(line: 5, column: 1, scope: !5)
; !13 = !DILocation(line: 6, column: 1, scope: !5)
